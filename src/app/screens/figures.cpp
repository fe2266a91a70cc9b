#include "app/screens/figures.h"

#include <algorithm>

#include "core/scan.h"

namespace meadhall::app {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

// Calls `with(line)` for each, empty ones too, without its end.
template <class With>
void for_each_line(std::string_view text, With with) {
  Scanner lines(text);
  while (!lines.done()) with(lines.take_until('\n'));
}

std::string_view name_of(std::string_view line) { return trimmed(line.substr(0, line.find(':'))); }

// What stands after the colon, without the sign of what is reconstructed.
std::string_view value_of(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return {};
  std::string_view value = trimmed(line.substr(colon + 1));
  if (value.ends_with('?')) value = trimmed(value.substr(0, value.size() - 1));
  return value;
}

// The draft's own line of that name; empty if it has none.
std::string_view own_line(const Draft& draft, std::string_view name) {
  std::string_view found;
  for_each_line(draft.data, [&](std::string_view line) {
    if (name_of(line) == name) found = line;
  });
  return found;
}

}  // namespace

std::vector<FigureBlock> figure_blocks(const Draft& draft) {
  std::vector<FigureBlock> blocks;
  if (!draft.takes_figures()) return blocks;
  const OwnFigures& figures = *draft.game->can.own_figures;
  bool open = false;
  for_each_line(figures.standard(), [&](std::string_view line) {
    line = trimmed(line);
    if (line.starts_with('#')) return;
    if (line.empty()) {
      open = false;
      return;
    }
    if (!open) {
      const std::size_t at = blocks.size();
      blocks.push_back({at < figures.headings.size() ? figures.headings[at] : "", {}});
      open = true;
    }
    const std::string_view name = name_of(line);
    const std::string_view own = own_line(draft, name);
    blocks.back().lines.push_back({.name = std::string(name),
                                   .value = std::string(value_of(own.empty() ? line : own)),
                                   .of_game = std::string(value_of(line)),
                                   .uncertain = line.ends_with('?')});
  });
  return blocks;
}

Result<void> set_figure(Draft& draft, std::string_view line) {
  const std::string_view name = name_of(line);
  bool known = false;
  for (const FigureBlock& block : figure_blocks(draft)) {
    known = known || std::ranges::find(block.lines, name, &FigureLine::name) != block.lines.end();
  }
  if (!known || line.find(':') == std::string_view::npos) {
    return Error{Message("app.figures_no_line").with("line", std::string(trimmed(line)))};
  }
  // First, so that what is wrong in it is in line 1.
  std::string all;
  if (!value_of(line).empty()) all = std::string(line) + '\n';
  for_each_line(draft.data, [&](std::string_view other) {
    if (name_of(other) != name) all += std::string(other) + '\n';
  });
  return take_data(draft, all);
}

}  // namespace meadhall::app
