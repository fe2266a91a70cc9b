// FixedVector, Result and Seat.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "core/fixed_vector.h"
#include "core/result.h"
#include "core/seat.h"

using namespace meadhall;

TEST_CASE("FixedVector: empty at first, keeps what is added in its order") {
  FixedVector<int, 4> list;
  CHECK(list.empty());
  CHECK(list.size() == 0);
  for (const int number : {7, 5, 9}) list.push_back(number);
  CHECK(list.size() == 3);
  CHECK_FALSE(list.empty());
  CHECK_FALSE(list.full());
  CHECK(std::vector<int>(list.begin(), list.end()) == std::vector<int>{7, 5, 9});
  list.push_back(1);
  CHECK(list.full());
  CHECK(list[3] == 1);
  CHECK(FixedVector<int, 4>::capacity() == 4);
}

TEST_CASE("FixedVector: contains looks only at what was added") {
  FixedVector<int, 4> list;
  list.push_back(3);
  list.push_back(8);
  list.clear();
  list.push_back(5);
  CHECK(list.contains(5));
  CHECK_FALSE(list.contains(3));
  CHECK_FALSE(list.contains(8));
}

TEST_CASE("FixedVector: clear empties it for use anew") {
  FixedVector<int, 2> list;
  list.push_back(1);
  list.push_back(2);
  list.clear();
  CHECK(list.empty());
  CHECK(list.begin() == list.end());
  list.push_back(3);
  CHECK(list[0] == 3);
}

TEST_CASE("FixedVector: items can be changed in place, a copy is its own") {
  FixedVector<int, 3> list;
  list.push_back(1);
  list.push_back(2);
  FixedVector<int, 3> copy = list;
  for (int& item : list) item *= 10;
  list[0] = 7;
  CHECK(list[0] == 7);
  CHECK(list[1] == 20);
  CHECK(copy[0] == 1);
  CHECK(copy[1] == 2);
  CHECK(std::is_trivially_copyable_v<FixedVector<int, 3>>);
}

TEST_CASE("Result: either a value or the error in its place") {
  const Result<int> good = 5;
  CHECK(good.ok());
  CHECK(static_cast<bool>(good));
  CHECK(good.value() == 5);
  const Result<int> bad = Error{Message("no.way").with("n", 3)};
  CHECK_FALSE(bad.ok());
  CHECK_FALSE(static_cast<bool>(bad));
  CHECK(bad.error().message == Message("no.way").with("n", 3));
  CHECK_FALSE(bad.error() == Error{Message("no.way").with("n", 4)});
}

TEST_CASE("Result: a value can be changed, and moved out") {
  Result<std::string> text = std::string("mead");
  text.value() += "hall";
  CHECK(text.value() == "meadhall");
  Result<std::unique_ptr<int>> owner = std::make_unique<int>(8);
  const std::unique_ptr<int> taken = std::move(owner).value();
  CHECK(*taken == 8);
}

TEST_CASE("Result<void>: success unless it holds an error") {
  const Result<void> good;
  CHECK(good.ok());
  const Result<void> bad = Error{Message("no.way")};
  CHECK_FALSE(bad.ok());
  CHECK_FALSE(static_cast<bool>(bad));
  CHECK(bad.error().message.id() == "no.way");
}

TEST_CASE("Message: equal by id, names and values, in their order") {
  const Message message =
      Message("a.b").with("n", 1).with("who", Seat{2}).with("word", Term{"x.y"});
  CHECK(message == Message("a.b").with("n", 1).with("who", Seat{2}).with("word", Term{"x.y"}));
  CHECK_FALSE(message ==
              Message("a.c").with("n", 1).with("who", Seat{2}).with("word", Term{"x.y"}));
  CHECK_FALSE(message ==
              Message("a.b").with("n", 2).with("who", Seat{2}).with("word", Term{"x.y"}));
  CHECK_FALSE(message ==
              Message("a.b").with("m", 1).with("who", Seat{2}).with("word", Term{"x.y"}));
  CHECK_FALSE(message == Message("a.b").with("n", 1).with("who", Seat{2}));
  CHECK(Message().empty());
  CHECK_FALSE(message.empty());
  CHECK(Message("l").with("list", Message::List{message}) ==
        Message("l").with("list", Message::List{message}));
}

TEST_CASE("Seat: the next one clockwise, the first after the last") {
  CHECK(next_seat(Seat{0}, 3) == Seat{1});
  CHECK(next_seat(Seat{2}, 3) == Seat{0});
  CHECK(next_seat(Seat{2}, 4) == Seat{3});
  CHECK(index(seat_at(5)) == 5);
}
