#include "games/feast/position/write.h"

#include <bit>

#include "games/feast/feasting.h"
#include "games/feast/ids.h"
#include "games/feast/phases.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/words.h"
#include "games/feast/workshop.h"

// Writing a position: what is common to all players.

namespace meadhall::feast {
namespace {

using position_text::PositionList;
using position_text::PositionText;

class Writer {
 public:
  explicit Writer(const State& state)
      : state_(state),
        text_(kPositionHeader, state.player_count, option_specs(), write_options(state.options)) {}

  std::string write() {
    text_.add("round ").add(state_.round).add("\nfirst ").add(state_.first).add("\n");
    if (state_.last != kNobody) text_.add("last ").add(state_.last).add("\n");
    add_step();
    add_table();
    if (state_.closed != 0) text_.add("closed\n");
    if (state_.missed != 0) text_.add("missed\n");
    if (state_.third_rules == 0) text_.add("rules ").add(int{kThirdRules} - 1).add("\n");
    add_lands();
    add_strips();
    add_weapons();
    add_rest();
    for (std::size_t i = 0; i < state_.player_count; ++i) write_player(text_, state_, seat_at(i));
    return text_.take();
  }

 private:
  // One plain thing asked, or task by task.
  void add_step() {
    if (state_.over != 0) {
      text_.add("over\n");
      return;
    }
    const Task& top = state_.agenda.top();
    const auto phase = phase_of(state_);
    if (state_.agenda == agenda_of_turn(state_, top.seat)) {
      text_.add("turn ").add(top.seat).add("\n");
    } else if (state_.agenda == agenda_of_window(state_, top.seat, phase)) {
      text_.add("window ").add(top.seat).add(" ").add(word(phase)).add("\n");
    } else if (state_.agenda == agenda_of_feast(state_, top.seat, top.tally)) {
      add_feast(top);
    } else {
      text_.add("phase ").add(word(phase));
      add_bytes(without_phase(state_.agenda[0]));
      for (std::size_t i = 1; i < state_.agenda.depth(); ++i) add_task(state_.agenda[i]);
    }
  }
  static std::string_view word(Phase phase) { return kPhaseWords[static_cast<std::size_t>(phase)]; }

  void add_feast(const Task& task) {
    const auto feast = as<FeastTask>(task);
    text_.add("feast ").add(task.seat);
    bool first = true;
    for (std::size_t i = 0; i < kCountedFood.size(); ++i) {
      const int n = feast.of(static_cast<CountedFood>(i));
      if (n == 0) continue;
      text_.add(first ? ": " : ", ").counted(n, word_of(item_term(kCountedFood[i])));
      first = false;
    }
    text_.add("\n");
  }

  void add_task(const Task& task) {
    text_.add("task ").add(kDoWords[static_cast<std::size_t>(task.what)]).add(" ").add(task.seat);
    add_bytes(task);
  }

  // Those that are not 0.
  void add_bytes(const Task& task) {
    bool first = true;
    const auto part = [&](std::string_view name) -> PositionText& {
      text_.add(first ? ": " : ", ").add(name);
      first = false;
      return text_;
    };
    for (std::size_t i = 0; i < kTaskBytes.size(); ++i) {
      const std::uint8_t value = task.*kTaskBytes[i];
      if (value != 0) part(kTaskWords[i]).add(" ").add(value);
    }
    std::size_t end = task.tally.size();
    while (end > 0 && task.tally[end - 1] == 0) --end;
    if (end > 0) part("tally");
    for (std::size_t i = 0; i < end; ++i) text_.add(" ").add(task.tally[i]);
    text_.add("\n");
  }

  void add_table() {
    const Banquet& banquet = state_.banquet;
    if (banquet == Banquet{}) return;
    const Seat seat = innermost<FeastTask>(state_)->task.seat;
    PositionList table(text_, "table");
    if (banquet.length != table_length(state_, seat))
      table.item().add("cells ").add(banquet.length);
    if (banquet.laid > 0) table.item().add("laid ").add(banquet.laid);
    if (banquet.bare > 0) table.item().add("bare ").add(banquet.bare);
    if (banquet.last != Colour::none) {
      table.item().add("last ").add(kLastWords[static_cast<std::size_t>(banquet.last)]);
    }
    for (std::size_t i = 0; i < kGoods; ++i) {
      if (banquet.flat[i] == 0) continue;
      table.item().add("flat ").counted(banquet.flat[i], word_of(item_term(item_at(i))));
    }
  }

  void add_lands() {
    for (std::size_t i = 0; i < kLands; ++i) {
      const Land& land = state_.lands[i];
      if (land.used == 0 || land.owner != kNobody) continue;
      text_.add("land ").add(board_word(kFirstLand + i)).add(" ").add(kSideWords[land.side]);
      if (land.silver > 0) text_.add(": ").add(land.silver).add(" silver");
      text_.add("  # ").add(word_of(sheet_term(side_of(i, land.side != 0)))).add("\n");
    }
  }

  void add_strips() {
    PositionList strips(text_, "strips");
    for (std::size_t i = 0; i < kStrips; ++i) {
      if (state_.strips[i] == kStripHidden) continue;
      strips.item().add(static_cast<int>(i) + 1);
      if (state_.strips[i] > 0) text_.add(" less ").add(state_.strips[i]);
    }
  }

  void add_weapons() {
    const auto add = [&](std::string_view keyword, const auto& weapons) {
      PositionList list(text_, keyword);
      for (std::size_t kind = 0; kind < kWeapons; ++kind) {
        if (weapons[kind] == 0) continue;
        list.item().counted(weapons[kind], word_of(item_term(weapon_at(kind))));
      }
    };
    if (state_.weapon_deck != weapons_left(state_)) {
      add("weapons", state_.weapon_deck);
      if (state_.weapon_deck == decltype(state_.weapon_deck){}) text_.add("weapons\n");
    }
    add("discards", state_.weapon_discard);
  }

  // This round's, the next one's, and those still to be drawn.
  void add_markers() {
    text_.add("markers ").add(state_.marker).add(" ").add(state_.next_marker).add(", left");
    for (std::size_t i = 0; i < kHarvestLevels; ++i) {
      if (state_.markers[i] != 0) text_.add(" ").add(static_cast<int>(i) + 1);
    }
    if (state_.blank_markers > 0) text_.add(", blank ").add(state_.blank_markers);
    text_.add("\n");
  }

  void add_rest() {
    if (state_.copies[0] != 0) {
      text_.add("copies ").add(state_.copies[0]).add(", ").add(state_.copies[1]).add("\n");
    }
    if (state_.options.harvest != 0 && state_.options.markers == Markers::levels) add_markers();
    {
      PositionList gone(text_, "gone");
      (cards_left(state_) - state_.deck).for_each([&](std::size_t card) {
        gone.item().add(static_cast<int>(card));
      });
    }
    if (state_.hidden != 0) {
      text_.add("hidden\n");
    } else {
      text_.add_luck(state_.rng);
    }
  }

  const State& state_;
  PositionText text_;
};

}  // namespace

std::string write_position(const State& state) { return Writer(state).write(); }

}  // namespace meadhall::feast
