#include <utility>

#include "games/feast/ids.h"
#include "games/feast/phases.h"
#include "games/feast/position/reader.h"

// The lines of a position about what is being done: one plain thing, or task by task.

namespace meadhall::feast {

// There is one of these lines.
bool PositionReader::read_step(Keyword keyword) {
  int steps = 0;
  for (const Keyword each :
       {Keyword::turn, Keyword::window, Keyword::feast, Keyword::over, Keyword::phase}) {
    if (parsed_.names(each)) ++steps;
  }
  if (steps > 1) return fail("feast.position.one_step");
  switch (keyword) {
    case Keyword::turn: return seat(parsed_.asked);
    case Keyword::window: return read_window();
    case Keyword::feast: return read_feast();
    case Keyword::over: return on_or_off(parsed_.state.over);
    default: return read_phase();
  }
}

// "2 after_income"
bool PositionReader::read_window() {
  return seat(parsed_.asked) && one_of_into(kPhaseWords, parsed_.phase);
}

// "2: 3 mead, stockfish": what lies on the table, as far as cards count it.
bool PositionReader::read_feast() {
  if (!seat(parsed_.asked)) return false;
  return items(kTableCells, [&](int n, Item item) {
    const auto which = std::ranges::find(kCountedFood, item);
    if (which == kCountedFood.end()) return fail("feast.position.counted_food");
    return add(parsed_.laid[static_cast<std::size_t>(which - kCountedFood.begin())], n, 255);
  });
}

// "harvest: n 255, b 2", before the tasks.
bool PositionReader::read_phase() {
  if (!one_of_into(kPhaseWords, parsed_.phase)) return false;
  Task task{.what = Do::phase};
  if (!read_bytes(task)) return false;
  if (!(task == without_phase(task))) return fail("feast.position.phase_by_word");
  as<PhaseTask>(task).set_phase(parsed_.phase);
  parsed_.tasks.insert(parsed_.tasks.begin(), task);
  parsed_.task_places.insert(parsed_.task_places.begin(), parsed_.place_of(Keyword::phase));
  return true;
}

// "dice 2: id 3, tally 1 0 5", the innermost last.
bool PositionReader::read_task() {
  const TextPlace where = last();
  Task task;
  if (!one_of_into(kDoWords, task.what)) return false;
  if (task.what <= Do::phase) return fail("feast.position.no_task");
  if (!seat(task.seat) || !read_bytes(task)) return false;
  // What is carried out next puts more onto the agenda.
  constexpr int kMostTasks = 30;
  if (std::cmp_equal(parsed_.tasks.size(), kMostTasks)) {
    return fail(Message("feast.position.tasks").with("n", kMostTasks));
  }
  parsed_.tasks.push_back(task);
  parsed_.task_places.push_back(where);
  return true;
}

bool PositionReader::read_bytes(Task& task) {
  while (!peek().empty()) {
    const std::string_view name = word();
    if (name == "tally") {
      for (std::size_t i = 0; is_number(peek()); ++i) {
        std::uint8_t value = 0;
        if (!number_into(0, 255, value)) return false;
        if (i == task.tally.size()) return fail("feast.position.task_form");
        task.tally[i] = value;
      }
      continue;
    }
    const auto byte = place_among(kTaskWords, name);
    if (!byte) return fail("feast.position.task_form");
    if (!number_into(0, 255, task.*kTaskBytes[*byte])) return false;
  }
  return true;
}

// "cells 9, laid 5, bare 1, last orange, flat 2 peas"
bool PositionReader::read_table() {
  Banquet& table = parsed_.state.banquet;
  while (!peek().empty()) {
    const std::string_view name = word();
    if (name == "cells") {
      parsed_.has_length = true;
      if (!number_into(0, kTableCells, table.length)) return false;
    } else if (name == "laid") {
      if (!number_into(0, kTableCells, table.laid)) return false;
    } else if (name == "bare") {
      if (!number_into(0, kTableCells, table.bare)) return false;
    } else if (name == "last") {
      if (!one_of_into(kLastWords, table.last)) return false;
    } else if (name == "flat") {
      int n = 1;
      Item food{};
      if (is_number(peek()) && !number(1, kTableCells, n)) return false;
      if (!item(food)) return false;
      if (!is_good(food)) return fail("feast.position.table_form");
      if (!add(table.flat[feast::number(food)], n, kTableCells)) return false;
    } else {
      return fail("feast.position.table_form");
    }
  }
  return true;
}

}  // namespace meadhall::feast
