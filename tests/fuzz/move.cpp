// A match driven by lines of text: every line is a move's notation, a thing to explain, or
// nonsense. Whatever is accepted must keep the table's invariants.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const meadhall::Game& game = *meadhall::find_game("vikings");
  meadhall::Setup setup;
  setup.players = static_cast<std::uint8_t>(2 + data[0] % 3);
  setup.seed = data[0];
  setup.options = game.info.presets[data[0] % game.info.presets.size()].values;
  meadhall::Position position = game.setup(setup).value();

  std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);

    if (const auto thing = game.parse_thing(line)) {
      if (game.explain(position, thing.value()).empty()) std::abort();
    }
    const auto move = game.parse(line);
    if (!move) continue;
    const auto again = game.parse(game.text(move.value()));
    if (!again || again.value() != move.value()) std::abort();
    const std::uint64_t before = game.hash(position);
    const bool made = game.apply(position, move.value()).ok();
    if (!made && game.hash(position) != before) std::abort();
    if (!game.check(position)) std::abort();
  }
  return 0;
}
