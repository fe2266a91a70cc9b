#include <doctest/doctest.h>

#include "tests/support/hand.h"

// What is longer than its room, and boards that can be drawn closer: by finger, wheel and bar.

namespace meadhall::tests {
namespace {

constexpr Rect kRoom{100, 100, 200, 200};
constexpr Point kMiddle{200, 200};
constexpr TargetName kList{"list"};

// A list of so many rows, 50 high, as wide as its room.
std::function<void(Hand&)> list_of(int rows, Targets::Kind kind = Targets::Kind::list) {
  return [rows, kind](Hand& hand) {
    const Point shift =
        hand.targets.begin_scroll(kList, kRoom, {kRoom.w, 50 * static_cast<float>(rows)}, kind);
    for (int i = 0; i < rows; ++i) {
      hand.add({"row", static_cast<std::uint32_t>(i)},
               {kRoom.x, kRoom.y + 50 * static_cast<float>(i) - shift.y, kRoom.w, 50});
    }
    hand.targets.end_scroll();
  };
}

// A board twice as wide as its room, with a place every 50 pixels; it grows with the zoom.
void board(Hand& hand) {
  const float zoom = hand.targets.zoom(kList);
  const Point content{400 * zoom, 200 * zoom};
  const Point shift = hand.targets.begin_scroll(kList, kRoom, content, Targets::Kind::board);
  for (std::uint32_t i = 0; i < 8; ++i) {
    hand.add({"cell", i},
             {kRoom.x + 50 * zoom * static_cast<float>(i) - shift.x, kRoom.y - shift.y, 50 * zoom,
              200 * zoom},
             Role::choice, true);
  }
  hand.targets.end_scroll();
  hand.add({"tile"}, {500, 150, 60, 60}, Role::thing, true);
}

float top_of_list(const Hand& hand) { return hand.place_of("row", 0).y; }
float left_of_board(const Hand& hand) { return hand.place_of("cell", 0).x; }

}  // namespace

TEST_CASE("targets: a dragged list follows the hand, stops at its ends, and clicks nothing") {
  for (const bool touch : {false, true}) {
    CAPTURE(touch);
    Hand hand(list_of(10));
    hand.touch = touch;
    hand.drag({200, 280}, {200, 220});
    CHECK(top_of_list(hand) == 100 - 60);
    hand.release();
    CHECK(hand.clicks() == 0);
    hand.drag({200, 290}, {200, -600});
    CHECK(top_of_list(hand) == 100 - 300);
    hand.release();
    hand.drag({200, 110}, {200, 900});
    CHECK(top_of_list(hand) == 100);
    hand.release();
    CHECK(hand.clicks() == 0);
  }
}

TEST_CASE("targets: a list in which all fits does not move, and its rows are clicked") {
  Hand hand(list_of(3));
  hand.drag({200, 110}, {200, 140});
  CHECK(top_of_list(hand) == 100);
  hand.release();
  CHECK(hand.clicked("row", 0));
  hand.wheel(-3);
  CHECK(top_of_list(hand) == 100);
}

TEST_CASE("targets: what is scrolled out of its room cannot be hit there") {
  Hand hand(list_of(10));
  CHECK(hand.area_of("row", 9).empty());
  CHECK(hand.place_of("row", 9).y == 550);
  hand.click({200, 310});  // where the fifth row would be
  CHECK(hand.clicks() == 0);
  hand.move(kMiddle);
  hand.wheel(-100);
  CHECK(hand.area_of("row", 0).empty());
  hand.click({200, 290});
  CHECK(hand.clicked("row", 9));
}

TEST_CASE("targets: the wheel scrolls the list below the pointer alone, and not beyond its ends") {
  Hand hand(list_of(10));
  hand.move({500, 500});
  hand.wheel(-1);
  CHECK(top_of_list(hand) == 100);
  hand.move(kMiddle);
  hand.wheel(-1);
  CHECK(top_of_list(hand) == 100 - 48);
  hand.wheel(5);
  CHECK(top_of_list(hand) == 100);
}

TEST_CASE("targets: a strip that is only too wide is scrolled sideways by any wheel") {
  Hand hand([](Hand& self) {
    const Point shift = self.targets.begin_scroll(kList, kRoom, {500, kRoom.h});
    self.add({"strip"}, {kRoom.x - shift.x, kRoom.y, 500, kRoom.h});
    self.targets.end_scroll();
  });
  hand.move(kMiddle);
  hand.wheel(-1);
  CHECK(hand.place_of("strip").x == 100 - 48);
  hand.wheel(0, -1);
  CHECK(hand.place_of("strip").x == 100 - 96);
}

TEST_CASE("targets: below an overlay nothing scrolls") {
  bool covered = false;
  const std::function<void(Hand&)> list = list_of(10, Targets::Kind::page);
  Hand hand([&](Hand& self) {
    list(self);
    if (!covered) return;
    self.targets.begin_modal();
    self.add({"ground"}, {0, 0, 800, 600}, Role::floor);
    const Point shift =
        self.targets.begin_scroll({"above"}, kRoom, {kRoom.w, 900}, Targets::Kind::page);
    self.add({"words"}, {kRoom.x, kRoom.y - shift.y, kRoom.w, 900}, Role::thing);
    self.targets.end_scroll();
  });
  covered = true;
  hand.frames(2);
  hand.move(kMiddle);
  hand.wheel(-1);
  hand.key(ImGuiKey_PageDown);
  CHECK(hand.place_of("words").y < 100 - 48);
  covered = false;
  hand.frames(2);
  CHECK(top_of_list(hand) == 100);
}

TEST_CASE("targets: keys turn the pages of what is read") {
  Hand hand(list_of(20, Targets::Kind::page));
  hand.key(ImGuiKey_PageDown);
  CHECK(top_of_list(hand) == 100 - 180);
  hand.key(ImGuiKey_PageUp);
  CHECK(top_of_list(hand) == 100);
  hand.key(ImGuiKey_End);
  CHECK(top_of_list(hand) == 100 - 800);
  hand.key(ImGuiKey_Home);
  CHECK(top_of_list(hand) == 100);
}

TEST_CASE("targets: the thumb of a bar is dragged, and comes to where its track is pressed") {
  Targets::Thumb thumb;
  const std::function<void(Hand&)> list = list_of(16);  // four times as long as its room
  const Rect track{310, 100, 10, 200};
  Hand hand([&](Hand& self) {
    list(self);
    thumb = self.targets.scroll_bar(kList, track);
  });
  CHECK(thumb.area.y == 100);
  CHECK(thumb.area.h == 50);
  hand.drag({315, 110}, {315, 185});
  CHECK(thumb.area.y == doctest::Approx(175));
  CHECK(thumb.pointed);
  CHECK(top_of_list(hand) == doctest::Approx(100 - 300));
  hand.move({315, 900});
  CHECK(thumb.area.bottom() == doctest::Approx(300));
  hand.release();
  hand.press({315, 125});
  CHECK(thumb.area.center().y == doctest::Approx(125));
  CHECK(top_of_list(hand) == doctest::Approx(100));
  hand.release();
  CHECK(hand.clicks() == 0);
}

TEST_CASE("targets: there is no bar where all fits") {
  Targets::Thumb thumb{.area = {1, 1, 1, 1}};
  const std::function<void(Hand&)> list = list_of(4);
  Hand hand([&](Hand& self) {
    list(self);
    thumb = self.targets.scroll_bar(kList, {310, 100, 10, 200});
  });
  CHECK(thumb.area.empty());
}

TEST_CASE("targets: a board is drawn closer about the pointer, and never further than it is") {
  Hand hand(board);
  hand.move({220, 150});
  const float before = (220 - left_of_board(hand)) / hand.targets.zoom(kList);
  hand.wheel(3);
  CHECK(hand.targets.zoom(kList) > 1.2F);
  CHECK((220 - left_of_board(hand)) / hand.targets.zoom(kList) == doctest::Approx(before));
  hand.wheel(100);
  CHECK(hand.targets.zoom(kList) == table::kMostZoom);
  hand.wheel(-100);
  CHECK(hand.targets.zoom(kList) == 1);
  hand.wheel(3);
  hand.targets.fit(kList);
  hand.frames(2);
  CHECK(hand.targets.zoom(kList) == 1);
  CHECK(left_of_board(hand) == 100);
}

TEST_CASE("targets: two fingers draw a board closer, and what one had pressed is not clicked") {
  Hand hand(board);
  hand.touch = true;
  hand.press({180, 200});
  hand.fingers({{180, 200}, {220, 200}});
  hand.fingers({{160, 200}, {240, 200}});
  CHECK(hand.targets.zoom(kList) == doctest::Approx(2));
  // What lay between them stays there.
  CHECK((200 - left_of_board(hand)) / 2 == doctest::Approx(100));
  hand.fingers({{0, 200}, {700, 200}});
  CHECK(hand.targets.zoom(kList) == table::kMostZoom);
  hand.fingers({{160, 200}});
  hand.release();
  hand.fingers({});
  CHECK(hand.clicks() == 0);
  CHECK_FALSE(hand.targets.carries());
  // And one finger works as before.
  hand.click({110, 150});
  CHECK(hand.clicks() == 1);
}

TEST_CASE("targets: two fingers beside a board do nothing") {
  Hand hand(board);
  hand.touch = true;
  hand.fingers({{500, 400}, {540, 400}});
  hand.fingers({{400, 400}, {700, 400}});
  CHECK(hand.targets.zoom(kList) == 1);
  hand.press({530, 180});  // a third one presses nothing
  hand.release();
  CHECK(hand.clicks() == 0);
}

TEST_CASE("targets: a board slides below what is carried to its edge, as far as it goes") {
  Hand hand(board);
  hand.drag({530, 180}, {290, 180});
  REQUIRE(hand.targets.carries());
  CHECK(hand.targets.slides());
  hand.frames(200);
  CHECK(left_of_board(hand) == 100 - 200);
  CHECK_FALSE(hand.targets.slides());
  hand.move({110, 180});
  CHECK(hand.targets.slides());
  hand.frames(200);
  CHECK(left_of_board(hand) == 100);
  hand.release();
  CHECK(hand.clicked("cell", 0));
}

TEST_CASE(
    "targets: a board that is too high slides below what is carried to its upper and lower edge") {
  float top = 0;
  Hand hand([&top](Hand& self) {
    const Point shift =
        self.targets.begin_scroll(kList, kRoom, {kRoom.w, 500}, Targets::Kind::board);
    top = kRoom.y - shift.y;
    self.add({"cell", 0}, {kRoom.x, top, kRoom.w, 500}, Role::choice, true);
    self.targets.end_scroll();
    self.add({"tile"}, {500, 150, 60, 60}, Role::thing, true);
  });
  hand.drag({530, 180}, {kRoom.center().x, kRoom.bottom() - 10});
  REQUIRE(hand.targets.carries());
  CHECK(hand.targets.slides());
  hand.frames(300);
  CHECK(top == kRoom.y - (500 - kRoom.h));
  CHECK_FALSE(hand.targets.slides());
  hand.move({kRoom.center().x, kRoom.y + 10});
  hand.frames(300);
  CHECK(top == kRoom.y);
}

TEST_CASE("targets: a finger moves a board, and sweeps it away only beyond its end") {
  int swept = 0;
  Hand hand([&swept](Hand& self) {
    // Places that can be carried would be: here only the board is under the finger.
    const Point shift = self.targets.begin_scroll(kList, kRoom, {400, 200}, Targets::Kind::board);
    if (self.targets.swept(kList) != 0) swept = self.targets.swept(kList);
    self.add({"cell", 0}, {kRoom.x - shift.x, kRoom.y, 400, 200}, Role::thing);
    self.targets.end_scroll();
  });
  hand.touch = true;
  hand.drag({280, 200}, {180, 205});
  CHECK(left_of_board(hand) == 0);
  hand.release();
  CHECK(swept == 0);  // it only moved
  hand.drag({280, 200}, {120, 205});
  hand.release();
  CHECK(swept == 0);
  CHECK(left_of_board(hand) == -100);
  hand.drag({280, 200}, {120, 205});
  hand.release();
  CHECK(swept == 1);
  hand.drag({120, 200}, {240, 320});  // too steep
  hand.release();
  swept = 0;
  hand.targets.fit(kList);
  hand.frames(1);
  hand.drag({120, 200}, {280, 205});
  hand.release();
  CHECK(swept == -1);
  CHECK(hand.clicks() == 0);
}

}  // namespace meadhall::tests
