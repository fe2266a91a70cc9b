#include "match/link.h"

#include "core/clean_text.h"
#include "core/hash.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/bytes.h"
#include "match/older_rules.h"
#include "match/start_text.h"

namespace meadhall {
namespace {

constexpr std::string_view kMatch = "match/";
constexpr std::string_view kNew = "new/";
constexpr std::uint8_t kLayout = 1;
constexpr std::uint8_t kLayoutWithData = 2;  // the table has figures of its own
constexpr std::size_t kChecksumBytes = 4;
constexpr std::size_t kMaxLinkLength = 60'000;
constexpr std::size_t kMaxBody = 64'000;
constexpr std::size_t kMostQuoted = 80;  // of what a link says, in a sentence about it
constexpr unsigned kBotUnit = 16;        // a seat's byte: its colour, and so many times its bot

// What stands behind the '#': links come as whole addresses, as fragments, or without the mark.
std::string_view without_hash(std::string_view link) {
  const std::size_t mark = link.find('#');
  return mark == std::string_view::npos ? link : link.substr(mark + 1);
}

// Six bits of the position's digest, as a character.
char digest_after(const Match& match, Match::Node node) {
  return base64url_digit(match.game().hash(match.position_at(node)));
}

Error damaged() { return Error{Message("link.damaged")}; }

std::uint8_t layout_of(const MatchStart& start) {
  return start.setup.data.empty() ? kLayout : kLayoutWithData;
}

// The start of a match: players, seed, options, figures if it has any of its own, seats.
void write_start(ByteWriter& out, const MatchStart& start) {
  out.number(start.setup.players);
  out.number(start.setup.seed);
  out.number(start.setup.options.size());
  for (const std::uint8_t value : start.setup.options) out.byte(value);
  if (layout_of(start) == kLayoutWithData) out.text(start.setup.data);
  for (const SeatInfo& seat : start.seats) {
    out.byte(static_cast<std::uint8_t>(seat.colour + kBotUnit * seat.bot));
    out.text(seat.name);
  }
}

Result<MatchStart> read_start(ByteReader& in, const Game& game, std::uint8_t layout) {
  MatchStart start{.game = &game, .setup = {}, .seats = {}};
  const auto players = in.number(kMaxSeats);
  const auto seed = in.number(~std::uint64_t{0});
  const auto options = in.number(kMaxOptions);
  if (!players || !seed || !options) return damaged();
  start.setup.players = static_cast<std::uint8_t>(*players);
  start.setup.seed = *seed;
  for (std::uint64_t i = 0; i < *options; ++i) {
    const auto value = in.byte();
    if (!value) return damaged();
    start.setup.options.push_back(*value);
  }
  // Options that came into the game after the link was made hold their standard.
  for (std::size_t i = start.setup.options.size(); i < game.info.options.size(); ++i) {
    start.setup.options.push_back(game.info.options[i].standard);
  }
  if (layout == kLayoutWithData) {
    const auto data = in.text(kMaxDataBytes);
    if (!data) return damaged();
    start.setup.data = *data;
  }
  for (std::uint64_t i = 0; i < *players; ++i) {
    const auto colour = in.byte();
    const auto name = in.text(kMaxNameBytes);
    if (!colour || !name) return damaged();
    const auto bot = static_cast<std::uint8_t>(*colour / kBotUnit);
    start.seats.push_back({mended_line(*name), static_cast<std::uint8_t>(*colour % kBotUnit), bot});
  }
  return start;
}

// The codes in two rows, since kinds of moves follow each other in patterns and values do not.
void write_moves(ByteWriter& out, const Match& match) {
  const std::vector<Match::Node> line = match.line();
  out.number(line.size());
  for (const Match::Node node : line) {
    out.byte(static_cast<std::uint8_t>(match.move_of(node).code % kMoveKindLimit));
  }
  for (const Match::Node node : line) out.number(match.move_of(node).code / kMoveKindLimit);
}

std::optional<std::vector<Move>> read_moves(ByteReader& in) {
  const auto count = in.number(kMaxMatchMoves);
  if (!count) return std::nullopt;
  std::vector<Move> moves;
  for (std::uint64_t i = 0; i < *count; ++i) {
    const auto kind = in.byte();
    if (!kind || *kind >= kMoveKindLimit) return std::nullopt;
    moves.push_back(Move{*kind});
  }
  for (Move& move : moves) {
    const auto value = in.number(0xffffffffU / kMoveKindLimit);
    if (!value) return std::nullopt;
    move.code += static_cast<std::uint32_t>(*value) * kMoveKindLimit;
  }
  return moves;
}

Result<Match> read_body(const Bytes& body, std::string_view digests, const Game& game,
                        std::uint8_t layout) {
  ByteReader in(body);
  const auto rules = in.number(~std::uint64_t{0});
  if (!rules) return damaged();
  if (*rules > game.info.rules_version) return Error{Message("link.newer")};
  // The bytes of a state, and so its digest, are those of the version that wrote it.
  const bool same_digests = *rules == game.info.rules_version;
  const bool corrected = is_corrected(game, *rules);
  Result<MatchStart> start = read_start(in, game, layout);
  if (!start) return start.error();
  start.value().setup.rules = rules_played(game, *rules);
  const std::optional<std::vector<Move>> moves = read_moves(in);
  if (!moves || !in.done() || moves->size() != digests.size()) return damaged();

  Result<Match> match = Match::begin(std::move(start).value());
  if (!match) return match;
  for (std::size_t i = 0; i < moves->size(); ++i) {
    const Result<void> made = match.value().play((*moves)[i]);
    if (!made && corrected) {
      match.value().set_opening_note(cut_by_corrected_rules(i, made.error()));
      return match;
    }
    if (!made) {
      const Error why = same_digests ? made.error() : under_older_rules(made.error());
      return Error{Message("link.illegal")
                       .with("move", static_cast<int>(i + 1))
                       .with("why", Message::List{why.message})};
    }
    if (same_digests && digests[i] != digest_after(match.value(), match.value().current())) {
      return Error{Message("link.diverges").with("move", static_cast<int>(i + 1))};
    }
  }
  if (corrected) match.value().set_opening_note(whole_under_corrected_rules());
  return match;
}

std::uint32_t checksum_of(const Bytes& packed, std::string_view digests) {
  const std::uint64_t both = hash_bytes(packed.data(), packed.size()) ^ hash_text(digests);
  return static_cast<std::uint32_t>(both);
}

// Figures of the table's own in an invitation.
Result<std::string> figures_in_link(const Game& game, std::string_view value) {
  const std::optional<Bytes> packed = from_base64url(value);
  if (!packed) return Error{Message("link.letters")};
  const std::optional<Bytes> text = inflate(*packed, kMaxDataBytes);
  if (!text) return damaged();
  return read_figures(game, std::string(text->begin(), text->end()));
}

// One `name=value` of an invitation.
Result<void> read_part(std::string_view name, std::string_view value, Invitation& invitation) {
  const GameInfo& info = invitation.game->info;
  const Error wrong{Message("link.part")
                        .with("name", excerpt(name, kMostQuoted))
                        .with("value", excerpt(value, kMostQuoted))};
  if (name == "preset") {
    const Preset* preset = find_preset(info, value);
    if (preset == nullptr) return wrong;
    apply_preset(invitation.options, *preset);
    return {};
  }
  if (name == "players") {
    const auto players = whole_number<std::uint8_t>(value);
    if (!players || *players < info.min_players || *players > info.max_players) return wrong;
    invitation.players = *players;
    return {};
  }
  if (name == "seed") {
    invitation.seed = whole_number<std::uint64_t>(value);
    return invitation.seed ? Result<void>() : wrong;
  }
  if (name == "data") {
    Result<std::string> data = figures_in_link(*invitation.game, value);
    if (!data) return data.error();
    invitation.data = std::move(data).value();
    return {};
  }
  return set_option(info, invitation.options, name, value);
}

// The parts of an invitation between '&': either the presets, in their order, or all the others.
Result<void> read_parts(std::string_view text, bool preset, Invitation& invitation) {
  Scanner parts(text);
  while (!parts.done()) {
    Scanner part(parts.take_until('&'));
    const std::string_view name = part.take_until('=');
    if ((name == "preset") != preset) continue;
    if (Result<void> read = read_part(name, part.rest(), invitation); !read) return read;
  }
  return {};
}

}  // namespace

bool is_match_link(std::string_view fragment) { return without_hash(fragment).starts_with(kMatch); }
bool is_invitation(std::string_view fragment) { return without_hash(fragment).starts_with(kNew); }

std::string write_link(const Match& match, std::optional<Seat> to) {
  ByteWriter body;
  body.number(rules_of(match.start()));
  write_start(body, match.start());
  write_moves(body, match);
  const Bytes packed = deflate(body.bytes());
  std::string digests;
  for (const Match::Node node : match.line()) digests += digest_after(match, node);

  ByteWriter link;
  link.byte(layout_of(match.start()));
  const std::string address = to ? "/" + std::to_string(index(*to) + 1) : std::string();
  const std::uint32_t checksum = checksum_of(packed, digests + address);
  for (std::size_t i = 0; i < kChecksumBytes; ++i) {
    link.byte(static_cast<std::uint8_t>(checksum >> (8U * i)));
  }
  Bytes bytes = link.bytes();
  bytes.insert(bytes.end(), packed.begin(), packed.end());
  std::string text =
      "#" + std::string(kMatch) + std::string(match.game().info.id) + "/" + to_base64url(bytes);
  // A full stop at the very end would be taken for the end of a sentence by some messengers.
  if (!digests.empty()) text += "." + digests;
  return text + address;
}

Result<Match> read_link(std::string_view fragment) {
  Result<MatchLink> read = read_match_link(fragment);
  if (!read) return read.error();
  return std::move(read).value().match;
}

Result<MatchLink> read_match_link(std::string_view fragment) {
  Scanner scan(without_hash(fragment));
  if (!scan.take(kMatch)) return Error{Message("link.unknown")};
  const std::string_view id = scan.until('/');
  const Game* game = find_game(id);
  if (game == nullptr)
    return Error{Message("link.no_such_game").with("game", excerpt(id, kMostQuoted))};
  if (!scan.take('/')) return Error{Message("link.cut_off")};
  if (scan.rest().size() > kMaxLinkLength) return Error{Message("link.too_long")};
  Scanner body_scan(scan.until('/'));
  const std::string_view address = scan.rest();
  const std::optional<Bytes> bytes = from_base64url(body_scan.until('.'));
  if (!bytes) return Error{Message("link.letters")};
  if (bytes->empty()) return Error{Message("link.cut_off")};
  if (bytes->front() > kLayoutWithData) return Error{Message("link.newer")};
  if (bytes->front() < kLayout || bytes->size() < 1 + kChecksumBytes) return damaged();
  body_scan.take('.');
  const std::string_view digests = body_scan.rest();

  const Bytes packed(bytes->begin() + 1 + kChecksumBytes, bytes->end());
  const std::uint32_t checksum = checksum_of(packed, std::string(digests) + std::string(address));
  for (std::size_t i = 0; i < kChecksumBytes; ++i) {
    if ((*bytes)[1 + i] != static_cast<std::uint8_t>(checksum >> (8U * i))) return damaged();
  }
  const std::optional<Bytes> body = inflate(packed, kMaxBody);
  if (!body) return damaged();
  Result<Match> match = read_body(*body, digests, *game, bytes->front());
  if (!match) return match.error();
  if (address.empty()) return MatchLink{.match = std::move(match).value()};
  scan.take('/');
  const auto number = whole_number<std::size_t>(scan.rest());
  const std::vector<SeatInfo>& seats = match.value().start().seats;
  const bool is_person =
      number && *number >= 1 && *number <= seats.size() && seats[*number - 1].bot == 0;
  if (!is_person) return damaged();
  return MatchLink{.match = std::move(match).value(), .to = seat_at(*number - 1)};
}

std::string write_invitation(const Game& game, const Setup& setup) {
  const GameInfo& info = game.info;
  std::string link = "#" + std::string(kNew) + std::string(info.id);
  link += "?players=" + std::to_string(setup.players) + "&seed=" + std::to_string(setup.seed);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    if (setup.options[i] == spec.standard) continue;
    link.append("&").append(spec.id).append("=").append(spec.values[setup.options[i]]);
  }
  if (!setup.data.empty()) {
    link += "&data=" + to_base64url(deflate(Bytes(setup.data.begin(), setup.data.end())));
  }
  return link;
}

Result<Invitation> read_invitation(std::string_view fragment) {
  Scanner scan(without_hash(fragment));
  if (!scan.take(kNew)) return Error{Message("link.unknown")};
  if (scan.rest().size() > kMaxLinkLength) return Error{Message("link.too_long")};
  Invitation invitation;
  const std::string_view id = scan.until('?');
  invitation.game = find_game(id);
  if (invitation.game == nullptr) {
    return Error{Message("link.no_such_game").with("game", excerpt(id, kMostQuoted))};
  }
  invitation.options = standard_options(invitation.game->info);
  scan.take('?');

  // The presets first, wherever they stand, so that single options refine them.
  const std::string_view parts = scan.rest();
  if (Result<void> read = read_parts(parts, true, invitation); !read) return read.error();
  if (Result<void> read = read_parts(parts, false, invitation); !read) return read.error();
  return invitation;
}

}  // namespace meadhall
