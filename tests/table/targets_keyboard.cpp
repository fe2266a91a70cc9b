#include <doctest/doctest.h>

#include "tests/support/hand.h"

// The keyboard's way through what can be pointed at.

namespace meadhall::tests {
namespace {

// Drawn in an order that is not the keyboard's.
void mixed(Hand& hand) {
  hand.add({"thing"}, {100, 100, 50, 50}, Role::thing);
  hand.add({"menu"}, {700, 10, 50, 50}, Role::control);
  hand.add({"ground"}, {0, 0, 800, 600}, Role::floor);
  hand.add({"yes"}, {100, 300, 50, 50}, Role::choice);
  hand.add({"no"}, {200, 300, 50, 50}, Role::choice);
}

std::string_view focused(const Hand& hand) {
  for (const Targets::Target& target : hand.targets.all()) {
    if (target.id == hand.targets.focused() && hand.of(target.name.what, target.name.a).focused) {
      return target.name.what;
    }
  }
  return "";
}

}  // namespace

TEST_CASE("targets: Tab walks through answers, then buttons, then things, and stops at the ends") {
  Hand hand(mixed);
  CHECK(focused(hand).empty());
  for (const std::string_view next : {"yes", "no", "menu", "thing", "thing"}) {
    hand.key(ImGuiKey_Tab);
    CHECK(focused(hand) == next);
  }
  CHECK(hand.targets.at_end(false));
  CHECK_FALSE(hand.targets.at_end(true));
  for (const std::string_view next : {"menu", "no", "yes", "yes"}) {
    hand.key(ImGuiKey_Tab, ImGuiMod_Shift);
    CHECK(focused(hand) == next);
  }
  CHECK(hand.targets.at_end(true));
  CHECK_FALSE(hand.targets.at_end(false));
}

TEST_CASE("targets: where there is nothing to focus, Tab leaves at once") {
  Hand hand([](Hand& self) { self.add({"ground"}, {0, 0, 800, 600}, Role::floor); });
  hand.key(ImGuiKey_Tab);
  CHECK(focused(hand).empty());
  CHECK(hand.targets.at_end(false));
  CHECK(hand.targets.at_end(true));
}

TEST_CASE("targets: Enter and Space click what has the focus, once") {
  Hand hand(mixed);
  hand.key(ImGuiKey_Enter);
  CHECK(hand.clicks() == 0);  // nothing has it yet
  hand.key(ImGuiKey_Tab);
  hand.key(ImGuiKey_Tab);
  for (const ImGuiKey key : {ImGuiKey_Enter, ImGuiKey_KeypadEnter, ImGuiKey_Space}) {
    hand.key(key);
    CHECK(hand.clicked("no"));
  }
}

TEST_CASE("targets: when what has the focus is gone it goes on, and is seen before Enter counts") {
  bool gone = false;
  Hand hand([&gone](Hand& self) {
    self.add({"first"}, {100, 100, 50, 50}, Role::choice);
    if (!gone) self.add({"yes"}, {100, 300, 50, 50}, Role::choice);
    self.add({"main"}, {200, 300, 50, 50}, Role::choice);
    self.targets.begin_at(TargetName{"main"}.id());
    self.targets.begin_at(TargetName{"first"}.id());
  });
  hand.key(ImGuiKey_Tab);
  hand.key(ImGuiKey_Tab);
  CHECK(focused(hand) == "yes");
  gone = true;
  hand.frames(1);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
  hand.frames(1);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
  hand.frames(2);
  CHECK(hand.clicks() == 0);
  CHECK(focused(hand) == "main");
  hand.key(ImGuiKey_Enter);
  CHECK(hand.clicked("main"));
}

TEST_CASE("targets: a pointer takes the ring away, and the keyboard goes on where it was") {
  Hand hand(mixed);
  hand.key(ImGuiKey_Tab);
  hand.key(ImGuiKey_Tab);
  hand.move({120, 120});
  CHECK(focused(hand).empty());
  CHECK(hand.of("thing").pointed == false);  // the ground lies over it
  hand.key(ImGuiKey_Enter);
  CHECK(hand.clicks() == 0);
  hand.key(ImGuiKey_Tab);  // shows it again first
  CHECK(focused(hand) == "no");
}

TEST_CASE("targets: keys with Ctrl, Alt or the system's key are not ours") {
  Hand hand(mixed);
  for (const ImGuiKey with : {ImGuiMod_Ctrl, ImGuiMod_Alt, ImGuiMod_Super}) {
    hand.key(ImGuiKey_Tab, with);
    CHECK(focused(hand).empty());
  }
}

TEST_CASE("targets: an arrow goes to the nearest on that side, rather to an answer") {
  Hand hand([](Hand& self) {
    self.add({"start"}, {400, 300, 40, 40}, Role::choice);
    self.add({"above"}, {400, 200, 40, 40}, Role::thing);
    self.add({"below"}, {410, 400, 40, 40}, Role::thing);
    self.add({"left"}, {200, 300, 40, 40}, Role::choice);
    self.add({"left thing"}, {240, 300, 40, 40}, Role::thing);
    self.add({"steep"}, {430, 10, 40, 40}, Role::thing);
  });
  const auto goes = [&](ImGuiKey key, std::string_view to) {
    hand.targets.focus(TargetName{"start"}.id());
    hand.frames(1);
    hand.key(key);
    CHECK(focused(hand) == to);
  };
  hand.key(ImGuiKey_Tab);
  goes(ImGuiKey_UpArrow, "above");
  goes(ImGuiKey_DownArrow, "below");
  goes(ImGuiKey_LeftArrow, "left");
  goes(ImGuiKey_RightArrow, "start");  // nothing lies there
}

TEST_CASE("targets: what has the focus is scrolled into sight, in every direction") {
  const Rect room{100, 100, 120, 120};
  Hand hand([&room](Hand& self) {
    const Point shift = self.targets.begin_scroll({"board"}, room, {500, 500});
    for (std::uint32_t i = 0; i < 25; ++i) {
      const std::uint32_t row = i / 5;
      self.add({"cell", i}, {room.x + 100 * static_cast<float>(i % 5) - shift.x,
                             room.y + 100 * static_cast<float>(row) - shift.y, 90, 90});
    }
    self.targets.end_scroll();
  });
  const auto in_sight = [&](std::uint32_t cell) {
    const Rect place = hand.place_of("cell", cell);
    return place.x >= room.x && place.y >= room.y && place.right() <= room.right() &&
           place.bottom() <= room.bottom();
  };
  hand.key(ImGuiKey_Tab);
  for (std::uint32_t i = 0; i < 25; ++i) {
    CHECK_MESSAGE(in_sight(i), "cell " << i);
    hand.key(ImGuiKey_Tab);
  }
  for (std::uint32_t i = 24; i > 0; --i) {
    CHECK_MESSAGE(in_sight(i), "back at cell " << i);
    hand.key(ImGuiKey_Tab, ImGuiMod_Shift);
  }
}

TEST_CASE("targets: the focus goes to the first answer when what had it is gone, or forgotten") {
  bool there = true;
  Hand hand([&there](Hand& self) {
    self.add({"first"}, {100, 100, 50, 50}, Role::choice);
    if (there) self.add({"second"}, {200, 100, 50, 50}, Role::choice);
    self.add({"third"}, {300, 100, 50, 50}, Role::choice);
  });
  hand.key(ImGuiKey_Tab);
  hand.key(ImGuiKey_Tab);
  REQUIRE(focused(hand) == "second");
  there = false;
  hand.frames(2);
  CHECK(focused(hand) == "first");
  hand.key(ImGuiKey_Tab);
  REQUIRE(focused(hand) == "third");
  hand.targets.forget();
  hand.frames(2);
  CHECK(focused(hand) == "first");
}

TEST_CASE("targets: a slider keeps the arrows that move it, the others go on") {
  Hand hand([](Hand& self) {
    self.add({"left"}, {100, 200, 50, 50});
    self.add({"slider"}, {300, 200, 50, 50});
    self.add({"right"}, {500, 200, 50, 50});
    self.add({"below"}, {300, 400, 50, 50});
    self.targets.keep_sideways(TargetName{"slider"}.id());
  });
  hand.key(ImGuiKey_Tab);
  hand.targets.focus(TargetName{"slider"}.id());
  hand.frames(2);
  hand.key(ImGuiKey_LeftArrow);
  CHECK(focused(hand) == "slider");
  hand.key(ImGuiKey_RightArrow);
  CHECK(focused(hand) == "slider");
  hand.key(ImGuiKey_DownArrow);
  CHECK(focused(hand) == "below");
  hand.key(ImGuiKey_UpArrow);
  CHECK(focused(hand) == "slider");
}

TEST_CASE("targets: an overlay keeps the keyboard on itself") {
  bool covered = false;
  Hand hand([&covered](Hand& self) {
    self.add({"below"}, {100, 100, 50, 50}, Role::choice);
    if (!covered) return;
    self.targets.begin_modal();
    self.add({"on it"}, {300, 100, 50, 50});
  });
  hand.key(ImGuiKey_Tab);
  REQUIRE(focused(hand) == "below");
  covered = true;
  hand.frames(2);
  CHECK(focused(hand) == "on it");
  hand.key(ImGuiKey_Tab);
  CHECK(focused(hand) == "on it");
  hand.key(ImGuiKey_Enter);
  CHECK(hand.clicked("on it"));
}

}  // namespace meadhall::tests
