#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "tests/support/hand.h"

// What mouse and finger do with what can be pointed at: pressing, resting, carrying.

namespace meadhall::tests {
namespace {

constexpr Rect kLeft{100, 100, 80, 50};
constexpr Rect kRight{300, 100, 80, 50};
constexpr Point kNowhere{600, 500};

Hand two_buttons() {
  return Hand([](Hand& hand) {
    hand.add({"left"}, kLeft);
    hand.add({"right"}, kRight);
  });
}

// A tile that can be carried, a place that takes it, one that does not, and a picture.
void tile_and_places(Hand& hand) {
  hand.add({"tile"}, kLeft, Role::thing, true);
  hand.add({"place"}, kRight, Role::choice, true);
  hand.add({"answer"}, {500, 100, 80, 50}, Role::choice);
  hand.add({"picture"}, {300, 300, 80, 50}, Role::thing);
}

}  // namespace

TEST_CASE("targets: what is pressed and let go on the same target is clicked, once") {
  Hand hand = two_buttons();
  hand.press(kLeft.center());
  CHECK(hand.of("left").held);
  CHECK(hand.clicks() == 0);
  hand.release();
  CHECK(hand.clicked("left"));
  CHECK_FALSE(hand.of("left").held);
  hand.frames(5);
  CHECK(hand.clicks() == 0);
}

TEST_CASE("targets: the second half of a double click hits nothing that came below the pointer") {
  for (const bool touch : {false, true}) {
    CAPTURE(touch);
    bool changed = false;
    Hand hand([&](Hand& own) {
      own.add({changed ? "space" : "item"}, kLeft);
      own.add({"right"}, kRight);
    });
    hand.touch = touch;
    const auto click = [&](Point at) {
      hand.press(at);
      hand.release();
    };
    click(kLeft.center());
    CHECK(hand.clicked("item"));
    click(kLeft.center());  // what is still there may be clicked as fast as one likes
    CHECK(hand.clicked("item"));
    changed = true;
    click(kLeft.center());
    CHECK(hand.clicks() == 0);
    click(kRight.center());  // elsewhere, or a while later, it is meant
    CHECK(hand.clicked("right"));
    changed = false;
    click(kLeft.center());
    CHECK(hand.clicked("item"));
    changed = true;
    hand.frames(60);
    click(kLeft.center());
    CHECK(hand.clicked("space"));
  }
}

TEST_CASE("targets: what is let go elsewhere than it was pressed is not clicked") {
  for (const bool touch : {false, true}) {
    CAPTURE(touch);
    Hand hand = two_buttons();
    hand.touch = touch;
    hand.press(kLeft.center());
    hand.move(kRight.center());
    CHECK_FALSE(hand.of("left").held);
    hand.release();
    CHECK(hand.clicks() == 0);
    hand.press(kNowhere);
    hand.move(kRight.center());
    hand.release();
    CHECK(hand.clicks() == 0);
  }
}

TEST_CASE("targets: back on what was pressed, it is clicked after all") {
  Hand hand = two_buttons();
  hand.press(kLeft.center());
  hand.move(kNowhere);
  hand.move(kLeft.center());
  hand.release();
  CHECK(hand.clicked("left"));
}

TEST_CASE("targets: of two that lie one over the other the upper is hit") {
  Hand hand([](Hand& self) {
    self.add({"below"}, {100, 100, 200, 200});
    self.add({"above"}, {150, 150, 50, 50});
  });
  hand.click({160, 160});
  CHECK(hand.clicked("above"));
  hand.click({110, 110});
  CHECK(hand.clicked("below"));
}

TEST_CASE("targets: a ground catches what is pressed beside the things on it") {
  Hand hand([](Hand& self) {
    self.add({"below"}, {0, 0, 800, 600});
    self.add({"ground"}, {100, 100, 400, 400}, Role::floor);
    self.add({"on it"}, {150, 150, 50, 50});
  });
  hand.click({300, 300});
  CHECK(hand.clicked("ground"));
  hand.click({160, 160});
  CHECK(hand.clicked("on it"));
  hand.click({50, 50});
  CHECK(hand.clicked("below"));
}

TEST_CASE("targets: a finger beside what is small hits the nearest of it, a mouse hits nothing") {
  Hand hand([](Hand& self) {
    self.add({"board"}, {300, 300, 200, 200}, Role::floor);
    self.add({"button"}, {310, 310, 60, 60});
    self.add({"sign"}, {100, 100, 20, 20}, Role::thing);
    self.add({"coin"}, {130, 100, 20, 20}, Role::thing);
    self.add({"pip"}, {400, 400, 20, 20}, Role::thing);
    self.add({"gone"}, {600, 100, 0, 20}, Role::thing);
  });
  const auto hits = [&](bool touch, Point at, std::string_view name) {
    hand.touch = touch;
    hand.frames(30);  // not the second half of a double click
    hand.clicks();
    hand.click(at);
    return name.empty() ? hand.clicks() == 0 : hand.clicked(name);
  };
  CHECK(hits(true, {91, 110}, "sign"));
  CHECK(hits(false, {91, 110}, ""));
  CHECK(hits(true, {87, 110}, ""));
  CHECK(hits(true, {124, 110}, "sign"));
  CHECK(hits(true, {126, 110}, "coin"));
  CHECK(hits(true, {395, 410}, "pip"));    // on a ground
  CHECK(hits(true, {350, 380}, "board"));  // what is large has no more than its own area
  CHECK(hits(true, {610, 110}, ""));       // scrolled out of sight
  CHECK(hits(false, {395, 410}, "board"));
}

TEST_CASE("targets: a mouse that rests on a thing points at it, and is told what it is") {
  Hand hand = two_buttons();
  hand.move(kLeft.center());
  CHECK(hand.of("left").pointed);
  CHECK(hand.of("left").told);
  CHECK_FALSE(hand.of("right").pointed);
  hand.move(kRight.center());
  CHECK_FALSE(hand.of("left").pointed);
  CHECK(hand.of("right").told);
  hand.move(kNowhere);
  CHECK_FALSE(hand.of("right").pointed);
}

TEST_CASE("targets: a mouse that has clicked is explained nothing until it moves on") {
  Hand hand = two_buttons();
  hand.move(kLeft.center());
  CHECK_FALSE(hand.targets.just_clicked());
  hand.click(kLeft.center());
  CHECK(hand.targets.just_clicked());
  hand.move({kLeft.center().x + 3, kLeft.center().y});  // a hand trembles
  CHECK(hand.targets.just_clicked());
  hand.move({kLeft.center().x + 10, kLeft.center().y});
  CHECK_FALSE(hand.targets.just_clicked());
  hand.touch = true;
  hand.click(kRight.center());
  CHECK_FALSE(hand.targets.just_clicked());  // a finger says itself that it wants to learn
}

TEST_CASE("targets: a tap clicks and points, but explains nothing") {
  Hand hand = two_buttons();
  hand.touch = true;
  hand.click(kLeft.center());
  CHECK(hand.clicked("left"));
  CHECK(hand.of("left").pointed);
  CHECK_FALSE(hand.of("left").told);
  CHECK(hand.targets.finger());
}

TEST_CASE("targets: a finger that rests explains, and does not click when it goes") {
  Hand hand = two_buttons();
  hand.touch = true;
  hand.press(kLeft.center());
  CHECK_FALSE(hand.of("left").told);
  CHECK(hand.targets.waits());
  hand.frames(1, 0.3);
  CHECK_FALSE(hand.of("left").told);
  hand.frames(2, 0.2);
  CHECK(hand.of("left").told);
  CHECK_FALSE(hand.targets.waits());
  hand.release();
  CHECK(hand.clicks() == 0);
  CHECK(hand.of("left").told);  // until the next touch
  hand.click(kRight.center());
  CHECK(hand.clicked("right"));
  CHECK_FALSE(hand.of("left").pointed);
}

TEST_CASE("targets: a mouse may rest on what it holds down") {
  Hand hand = two_buttons();
  hand.press(kLeft.center());
  hand.frames(3, 1);
  hand.release();
  CHECK(hand.clicked("left"));
}

TEST_CASE("targets: a finger that is lifted leaves what it pointed at until that is forgotten") {
  Hand hand = two_buttons();
  hand.touch = true;
  hand.click(kLeft.center());
  hand.move({-FLT_MAX, -FLT_MAX});
  CHECK(hand.of("left").pointed);
  hand.targets.forget();
  hand.frames(1);
  CHECK_FALSE(hand.of("left").pointed);
}

TEST_CASE(
    "targets: what is carried is laid down on a place that takes it, as if that were clicked") {
  for (const bool touch : {false, true}) {
    CAPTURE(touch);
    Hand hand(tile_and_places);
    hand.touch = touch;
    hand.drag(kLeft.center(), kRight.center());
    CHECK(hand.targets.carries());
    CHECK(hand.of("place").pointed);  // where it would be laid
    CHECK(hand.clicks() == 0);
    hand.release();
    CHECK(hand.clicked("place"));
    CHECK_FALSE(hand.targets.carries());
  }
}

TEST_CASE("targets: a place that takes something is told what was laid down on it, and once") {
  std::vector<std::string_view> dropped;
  Hand hand([&dropped](Hand& self) {
    self.add({"tile", 1}, kLeft, Role::thing, true);
    self.add({"tile", 2}, {300, 300, 80, 50}, Role::thing, true);
    const Contact contact = self.add({"place"}, kRight, Role::choice, true);
    if (contact.dropped.a == 2) dropped.push_back(contact.dropped.what);
  });
  hand.click(kRight.center());
  CHECK(dropped.empty());
  hand.drag({340, 325}, kRight.center());
  CHECK(hand.targets.carried().a == 2);
  CHECK(dropped.empty());
  hand.release();
  hand.frames(3);
  CHECK(dropped == std::vector<std::string_view>{"tile"});
  CHECK(hand.targets.carried().what.empty());
}

// How often what is carried was turned while `hands` did something.
template <class Hands>
int turned_by(bool touch, Hands hands) {
  int turned = 0;
  Hand hand([&turned](Hand& self) {
    tile_and_places(self);
    turned += self.targets.turned();
  });
  hand.touch = touch;
  hand.drag(kLeft.center(), {250, 250});
  REQUIRE(hand.targets.carries());
  hands(hand);
  CHECK(hand.targets.carries());
  return turned;
}

TEST_CASE("targets: what is carried is turned by R, back by Shift and R, and by the wheel") {
  CHECK(turned_by(false, [](Hand& hand) { hand.key(ImGuiKey_R); }) == 1);
  CHECK(turned_by(false, [](Hand& hand) { hand.key(ImGuiKey_R, ImGuiMod_Shift); }) == -1);
  CHECK(turned_by(false, [](Hand& hand) { hand.wheel(-1); }) == 1);
  CHECK(turned_by(false, [](Hand& hand) { hand.wheel(1); }) == -1);
}

TEST_CASE("targets: a second finger turns what the first carries, by a tap or by going round it") {
  CHECK(turned_by(true, [](Hand& hand) {
          hand.fingers({{250, 250}, {330, 250}});
          hand.fingers({{250, 250}});
        }) == 1);
  const auto round = [](std::initializer_list<Point> way) {
    return turned_by(true, [&](Hand& hand) {
      for (const Point at : way) hand.fingers({{250, 250}, at});
      hand.fingers({{250, 250}});
    });
  };
  CHECK(round({{330, 250}, {320, 290}, {300, 310}}) == 1);
  CHECK(round({{330, 250}, {320, 210}, {300, 190}}) == -1);
  CHECK(round({{330, 250}, {305, 305}, {250, 330}}) == 2);
}

TEST_CASE("targets: nothing is turned that is not carried") {
  int turned = 0;
  Hand hand([&turned](Hand& self) {
    tile_and_places(self);
    turned += self.targets.turned();
  });
  hand.press(kLeft.center());
  hand.key(ImGuiKey_R);
  hand.wheel(1);
  hand.release();
  CHECK(turned == 0);
}

TEST_CASE("targets: what is carried goes back from where it may not be laid") {
  for (const Point to : {kNowhere, Point{540, 125}, Point{340, 325}, kLeft.center()}) {
    CAPTURE(to.x);
    CAPTURE(to.y);
    Hand hand(tile_and_places);
    hand.drag(kLeft.center(), {250, 250});
    hand.move(to);
    hand.release();
    CHECK(hand.clicks() == 0);
    CHECK_FALSE(hand.targets.carries());
  }
}

TEST_CASE("targets: what is carried can be put down where it was, and then nothing is clicked") {
  Hand hand(tile_and_places);
  hand.drag(kLeft.center(), kRight.center());
  REQUIRE(hand.targets.carries());
  CHECK(hand.targets.put_down());
  CHECK_FALSE(hand.targets.carries());
  CHECK_FALSE(hand.targets.put_down());
  hand.release();
  hand.frames(3);
  CHECK(hand.clicks() == 0);
}

TEST_CASE("targets: a place that does not take what a finger brings says why") {
  Hand hand(tile_and_places);
  hand.touch = true;
  hand.drag(kLeft.center(), {340, 325});
  hand.release();
  CHECK(hand.of("picture").told);
  CHECK(hand.clicks() == 0);
}

TEST_CASE("targets: a hand that trembles still clicks, and carries nothing") {
  Hand hand(tile_and_places);
  hand.press(kLeft.center());
  hand.move({kLeft.center().x + 6, kLeft.center().y - 6});
  CHECK_FALSE(hand.targets.carries());
  hand.release();
  CHECK(hand.clicked("tile"));
}

TEST_CASE("targets: what is carried is let go where it is no longer there to be carried") {
  bool there = true;
  Hand hand([&there](Hand& self) {
    if (there) self.add({"tile"}, kLeft, Role::thing, true);
    self.add({"place"}, kRight, Role::choice, true);
  });
  hand.drag(kLeft.center(), kRight.center());
  REQUIRE(hand.targets.carries());
  there = false;
  hand.frames(2);
  CHECK_FALSE(hand.targets.carries());
}

TEST_CASE("targets: an overlay hides what lies below it") {
  bool covered = false;
  Hand hand([&covered](Hand& self) {
    self.add({"below"}, kLeft);
    if (!covered) return;
    self.targets.begin_modal();
    self.add({"ground"}, {0, 0, 800, 600}, Role::floor);
    self.add({"on it"}, kRight);
  });
  covered = true;
  hand.frames(2);
  hand.click(kLeft.center());
  CHECK(hand.clicked("ground"));
  hand.click(kRight.center());
  CHECK(hand.clicked("on it"));
  hand.move(kLeft.center());
  CHECK_FALSE(hand.of("below").pointed);
  covered = false;
  hand.frames(2);
  hand.click(kLeft.center());
  CHECK(hand.clicked("below"));
}

TEST_CASE("targets: names that differ in any part have ids of their own") {
  CHECK(TargetName{"pair", 4}.id() != TargetName{"pair", 5}.id());
  CHECK(TargetName{"cell", 3, 1}.id() != TargetName{"cell", 3, 2}.id());
  CHECK(TargetName{"cell", 3, 1}.id() != TargetName{"cell", 1, 3}.id());
  CHECK(TargetName{"undo"}.id() != TargetName{"redo"}.id());
  CHECK(TargetName{"pair", 4}.id() == TargetName{"pair", 4}.id());
}

}  // namespace meadhall::tests
