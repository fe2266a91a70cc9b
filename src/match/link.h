#pragma once

#include <string>
#include <string_view>

#include "match/match.h"

// A match as the fragment of an address, short enough for any messenger.
//
//   #match/vikings/<base64url>.<digests>
//                                the start and the moves up to the current one, compressed; then
//                                for each move a character with six bits of the position's digest
//   #match/vikings/<base64url>.<digests>/2
//                                the same, sent to the player of the second seat
//   #new/vikings?players=3&seed=42&preset=advanced&preset=polish2008&startVp=10
//                                an invitation to the same deal; everything but the game is
//                                optional, a preset of each group may be named, and single options
//                                refine them; figures of the table's own are data=<base64url>, the
//                                text compressed
//
// Links once published must open for ever: a new layout gets a new number in its first byte (2:
// with figures of the table's own, as text behind the options), and the start holds the version of
// the rules. Digests are compared where that is today's; of an older link the checksum and every
// move's legality are.

namespace meadhall {

// `to`: whom it is sent to, if to anybody; a person.
std::string write_link(const Match& match, std::optional<Seat> to = std::nullopt);

// What an invitation asks for; parts it leaves open hold the game's standard, the seed stays empty.
struct Invitation {
  const Game* game = nullptr;
  std::uint8_t players = 0;  // 0: not said
  OptionValues options;
  std::optional<std::uint64_t> seed;
  std::string data{};  // as in Setup
};

// An invitation to the deal of a match that might begin so: what differs from the game's standard.
std::string write_invitation(const Game& game, const Setup& setup);

// The two kinds of link, with or without the leading '#'. Errors: which part cannot be read, and
// why.
Result<Match> read_link(std::string_view fragment);

// A link to a match, and whom it was sent to.
struct MatchLink {
  Match match;
  std::optional<Seat> to{};
};
Result<MatchLink> read_match_link(std::string_view fragment);

Result<Invitation> read_invitation(std::string_view fragment);

bool is_match_link(std::string_view fragment);
bool is_invitation(std::string_view fragment);

}  // namespace meadhall
