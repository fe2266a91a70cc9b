// Links come from anywhere. The checksum would turn away nearly all that a fuzzer makes up, so the
// target also wraps the bytes as a well-formed link, to reach the parser behind it.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/hash.h"
#include "games/workshops.h"
#include "match/bytes.h"
#include "match/link.h"
#include "tests/fuzz/grown.h"

namespace {

// An invitation that was read can be written, and is read as the same one.
void ask_again(const meadhall::Invitation& invitation) {
  const meadhall::Game* game = invitation.game;
  if (game == nullptr) std::abort();
  const std::uint8_t players =
      invitation.players == 0 ? game->info.min_players : invitation.players;
  const meadhall::Setup setup{.players = players,
                              .options = invitation.options,
                              .seed = invitation.seed.value_or(1),
                              .data = invitation.data};
  const auto again = meadhall::read_invitation(meadhall::write_invitation(*game, setup));
  if (!again || again.value().data != setup.data || again.value().seed != setup.seed) std::abort();
}

void open(std::string_view link) {
  const meadhall::Result<meadhall::Match> match = meadhall::read_link(link);
  if (match) {
    if (!full(match.value().game()).check(match.value().position())) std::abort();
    if (!meadhall::read_link(meadhall::write_link(match.value()))) std::abort();
  }
  const meadhall::Result<meadhall::Invitation> invitation = meadhall::read_invitation(link);
  if (invitation) ask_again(invitation.value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  open(meadhall::tests::grown({reinterpret_cast<const char*>(data), size}));

  // The first byte says how many of the bytes after it are digests.
  if (size < 2) return 0;
  std::size_t digest_count = data[0];
  if (digest_count > size - 1) digest_count = size - 1;
  std::string digests;
  for (std::size_t i = 0; i < digest_count; ++i) {
    digests += meadhall::base64url_digit(data[1 + i]);
  }
  const meadhall::Bytes body(data + 1 + digest_count, data + size);
  const meadhall::Bytes packed = meadhall::deflate(body);
  const auto checksum = static_cast<std::uint32_t>(
      meadhall::hash_bytes(packed.data(), packed.size()) ^ meadhall::hash_text(digests));
  meadhall::Bytes bytes = {1};
  for (unsigned i = 0; i < 4; ++i) {
    bytes.push_back(static_cast<std::uint8_t>(checksum >> (8U * i)));
  }
  bytes.insert(bytes.end(), packed.begin(), packed.end());
  open("#match/vikings/" + meadhall::to_base64url(bytes) + "." + digests);
  return 0;
}
