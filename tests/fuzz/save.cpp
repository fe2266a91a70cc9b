// Any text may be called a save: reading it must never crash, and what is accepted must be sound.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "games/workshops.h"
#include "match/save.h"
#include "tests/fuzz/grown.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = meadhall::tests::grown({reinterpret_cast<const char*>(data), size});
  const meadhall::Result<meadhall::Match> match = meadhall::read_save(text);
  if (!match) return 0;
  if (!full(match.value().game()).check(match.value().position())) std::abort();
  const meadhall::Result<meadhall::Match> again =
      meadhall::read_save(meadhall::write_save(match.value()));
  if (!again || again.value().current() != match.value().current()) std::abort();
  return 0;
}
