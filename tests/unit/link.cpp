#include "match/link.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "core/hash.h"
#include "match/bytes.h"
#include "match/save.h"
#include "tests/support/matches.h"
#include "tests/support/words.h"

namespace meadhall::tests {
namespace {

constexpr std::string_view kOwnFigures = "cost palisade: 3 wood\nstart 3 1: P1 F1, warrior F1\n";

std::string refusal_of(std::string_view link) {
  const Result<Match> match = read_link(link);
  REQUIRE_FALSE(match.ok());
  return std::string(match.error().message.id());
}

// A link taken apart; link_of puts it together again, with the checksum that belongs to it.
struct Parts {
  Bytes body;
  std::string digests;
};

Parts parts_of(std::string_view link) {
  const std::size_t payload = link.rfind('/') + 1;
  const std::size_t dot = link.find('.', payload);
  const std::optional<Bytes> bytes = from_base64url(link.substr(payload, dot - payload));
  REQUIRE(bytes.has_value());
  const std::optional<Bytes> body = inflate(Bytes(bytes->begin() + 5, bytes->end()), 64'000);
  REQUIRE(body.has_value());
  return {*body, dot < link.size() ? std::string(link.substr(dot + 1)) : std::string()};
}

std::string link_of(const Parts& parts, std::uint8_t layout = 1,
                    std::string_view game = "vikings") {
  const Bytes packed = deflate(parts.body);
  const std::uint64_t checksum =
      hash_bytes(packed.data(), packed.size()) ^ hash_text(parts.digests);
  Bytes bytes = {layout};
  for (unsigned i = 0; i < 4; ++i) bytes.push_back(static_cast<std::uint8_t>(checksum >> (8U * i)));
  bytes.insert(bytes.end(), packed.begin(), packed.end());
  return "#match/" + std::string(game) + "/" + to_base64url(bytes) + "." + parts.digests;
}

TEST_CASE("older rules: what was begun under them is played on by them, in links and saves") {
  MatchStart start = start_of(4, 8, "graenaland");
  CHECK(rules_of(start) == start.game->info.rules_version);
  start.setup.rules = 1;
  Match match = Match::begin(start).value();
  Rng rng(8);
  play_on(match, rng, 30);
  const Match linked = read_link(write_link(match)).value();
  CHECK(rules_of(linked.start()) == 1);
  CHECK(digest(linked) == digest(match));
  const std::string save = write_save(match);
  CHECK(save.find("\ngame graenaland rules 1\n") != std::string::npos);
  const Match saved = read_save(save).value();
  CHECK(saved.start().setup == start.setup);
  CHECK(digest(saved) == digest(match));
  CHECK(write_save(saved) == save);
}

TEST_CASE("link: opens at the moment it was made, without what was undone") {
  Match match = new_match(3, 8);
  Rng rng(8);
  play_on(match, rng, 50);
  REQUIRE(match.go_to(31).ok());
  const std::string link = write_link(match);
  const Result<Match> read = read_link(link);
  REQUIRE(read.ok());
  CHECK(digest(read.value()) == digest(match));
  CHECK(read.value().node_count() == 32);
  CHECK(read.value().start().seats == match.start().seats);
  CHECK(read_link(link.substr(1)).ok());  // the leading # is optional
}

TEST_CASE("link: a finished match of four players takes at most 700 characters") {
  std::size_t longest = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Match match = new_match(4, seed * 1'000'003);
    Rng rng(seed);
    play_on(match, rng);
    longest = std::max(longest, write_link(match).size());
  }
  MESSAGE("longest of 300 links: ", longest, " characters");
  CHECK(longest <= 700);
}

TEST_CASE("link: damage is found, wherever it is") {
  Match match = new_match(2, 8);
  Rng rng(8);
  play_on(match, rng, 30);
  const std::string link = write_link(match);
  const std::size_t payload = link.rfind('/') + 1;
  for (std::size_t at = payload; at < link.size(); ++at) {
    std::string bent = link;
    bent[at] = bent[at] == 'A' ? 'B' : 'A';
    CAPTURE(at);
    CHECK_FALSE(read_link(bent).ok());
    CHECK_FALSE(read_link(link.substr(0, at)).ok());
  }
}

TEST_CASE("link: what is wrong is said") {
  const std::string link = write_link(new_match(2, 8));
  CHECK(refusal_of("") == "link.unknown");
  CHECK(refusal_of("#hello") == "link.unknown");
  CHECK(refusal_of("#match/ludo/AAAA") == "link.no_such_game");
  CHECK(refusal_of("#match/vikings") == "link.cut_off");
  CHECK(refusal_of("#match/vikings/") == "link.cut_off");
  CHECK(refusal_of("#match/vikings/a b") == "link.letters");
  CHECK(refusal_of("#match/vikings/" + std::string(70'000, 'A')) == "link.too_long");
  CHECK(refusal_of("#match/vikings/_____") == "link.letters");
  CHECK(refusal_of("#match/vikings/_wAAAAA") == "link.newer");
  CHECK(refusal_of(link.substr(0, link.size() - 4)) == "link.damaged");
}

TEST_CASE("link: of what is no game an excerpt is repeated, not megabytes") {
  const std::string endless(8'000'000, 'A');
  for (const std::string& link : {"#match/" + endless, "#match/\x1b[2J" + endless + "/AAAA"}) {
    const Result<Match> match = read_link(link);
    REQUIRE_FALSE(match.ok());
    CHECK(match.error().message.id() == "link.no_such_game");
    const auto* game = std::get_if<std::string>(&match.error().message.arguments()[0].value);
    REQUIRE(game != nullptr);
    CHECK(game->size() < 100);
    CHECK(game->find('\x1b') == std::string::npos);
  }
  const Result<Invitation> invitation = read_invitation("#new/" + endless.substr(0, 50'000));
  REQUIRE_FALSE(invitation.ok());
  CHECK(std::get<std::string>(invitation.error().message.arguments()[0].value).size() < 100);
}

TEST_CASE("link: a name that is no UTF-8 is refused, for it could not be kept") {
  // Its second name holds a surrogate, of which a page makes another text.
  CHECK(refusal_of("#match/vikings/AVi5195jYtKSYEABjAgGq-PbjY1OjBwBOYmVqUUKRgwA") == "match.name");
}

TEST_CASE("link: of a name given out with marks of direction the letters are read") {
  MatchStart start = start_of(2, 8);
  const Match plain = Match::begin(start).value();
  Parts parts = parts_of(write_link(plain));
  const std::string name = "Player 2";
  const std::string marked = "\u202ePlayer 2\u202c";
  const auto at = std::search(parts.body.begin(), parts.body.end(), name.begin(), name.end());
  REQUIRE(at != parts.body.end());
  *(at - 1) = static_cast<std::uint8_t>(marked.size());
  parts.body.insert(parts.body.erase(at, at + static_cast<std::ptrdiff_t>(name.size())),
                    marked.begin(), marked.end());
  const Result<Match> read = read_link(link_of(parts));
  REQUIRE(read.ok());
  CHECK(write_save(read.value()) == write_save(plain));
}

TEST_CASE("link: a divergence is found at the move where it happens") {
  // A link whose own checksum is right, but whose third digest speaks of another position.
  Match match = new_match(2, 8);
  Rng rng(8);
  play_on(match, rng, 6);
  Parts parts = parts_of(write_link(match));
  REQUIRE(parts.digests.size() == 6);
  parts.digests[2] = parts.digests[2] == 'A' ? 'B' : 'A';
  const Result<Match> read = read_link(link_of(parts));
  REQUIRE_FALSE(read.ok());
  CHECK(read.error().message == Message("link.diverges").with("move", 3));
}

TEST_CASE("link: one of older rules opens without its digests, all else is checked") {
  Match match = new_match(2, 8);
  Rng rng(8);
  play_on(match, rng, 6);
  Parts parts = parts_of(write_link(match));
  REQUIRE(parts.body[0] == match.game().info.rules_version);
  parts.body[0] = 1;
  parts.digests = "AAAAAA";
  const std::string old = link_of(parts);
  const Result<Match> read = read_link(old);
  REQUIRE(read.ok());
  CHECK(digest(read.value()) == digest(match));
  CHECK(write_link(read.value()) == write_link(match));  // given out again, it is one of today's

  CHECK(refusal_of(old.substr(0, old.size() - 1)) == "link.damaged");
  parts.digests = "AAAAA";
  CHECK(refusal_of(link_of(parts)) == "link.damaged");
  parts.digests = "AAAAAA";
  parts.body.back() = 0x7f;  // the last move's value
  CHECK(refusal_of(link_of(parts)) == "link.illegal");
  const std::string why = spelled::words(read_link(link_of(parts)).error().message);
  CHECK(why.find("match.older_rules") != std::string::npos);
  parts.body[0] = 9;
  CHECK(refusal_of(link_of(parts)) == "link.newer");
}

TEST_CASE("link: one from before rules were corrected goes on under these as far as they let it") {
  MatchStart start = start_of(2, 5, "feast");
  start.setup.rules = 2;  // in which they were corrected
  Match match = Match::begin(start).value();
  Rng rng(5);
  play_on(match, rng, 12);
  Parts parts = parts_of(write_link(match));
  parts.body[0] = 1;
  const Match whole = read_link(link_of(parts, 1, "feast")).value();
  CHECK(digest(whole) == digest(match));
  REQUIRE(whole.opening_note());
  CHECK(whole.opening_note()->message == Message("match.corrected"));
  CHECK_FALSE(whole.opening_note()->cut);
  CHECK_FALSE(read_link(write_link(whole)).value().opening_note());

  parts.body.back() = 0x7f;  // the last move's value
  const Match cut = read_link(link_of(parts, 1, "feast")).value();
  CHECK(cut.line().size() == 11);
  REQUIRE(cut.opening_note());
  CHECK(cut.opening_note()->cut);
  CHECK(cut.opening_note()->message.id() == "match.corrected_until");
  parts.body[0] = 2;
  CHECK(refusal_of(link_of(parts, 1, "feast")) == "link.illegal");
}

TEST_CASE("link: figures of a table's own are refused where the game has none to replace") {
  const Match match = new_match(2, 8);
  Parts parts = parts_of(write_link(match));
  CHECK(refusal_of(link_of(parts, 2)) == "link.damaged");  // without the text of them
  const auto behind_options = parts.body.begin() + 4 + parts.body[3];
  const Bytes text = {4, 'm', 'o', 'o', 'n'};
  parts.body.insert(behind_options, text.begin(), text.end());
  CHECK(refusal_of(link_of(parts, 2)) == "setup.no_data");
  CHECK(refusal_of(link_of(parts, 1)) == "link.damaged");
  CHECK(refusal_of(link_of(parts, 3)) == "link.newer");
}

TEST_CASE("link: one made before an option existed has that option’s standard") {
  const Match match = new_match(2, 8);
  Parts parts = parts_of(write_link(match));
  // Version, players, seed 8, then how many options and their values.
  REQUIRE(parts.body[3] == match.start().setup.options.size());
  parts.body.erase(parts.body.begin() + 4 + 9, parts.body.begin() + 4 + parts.body[3]);
  parts.body[3] = 9;
  const Result<Match> read = read_link(link_of(parts));
  REQUIRE(read.ok());
  CHECK(read.value().start().setup == match.start().setup);
}

TEST_CASE("invitation: starts the same deal for everyone") {
  const auto read = read_invitation("#new/vikings?players=3&seed=42&preset=polish2008");
  REQUIRE(read.ok());
  const Invitation& invitation = read.value();
  CHECK(invitation.players == 3);
  CHECK(invitation.seed == 42);
  OptionValues polish = standard_options(invitation.game->info);
  apply_preset(polish, *find_preset(invitation.game->info, "polish2008"));
  CHECK(std::ranges::equal(invitation.options, polish));
}

TEST_CASE("invitation: a preset of each group, in any order, the later of one group counts") {
  const auto options = [](std::string_view link) {
    const auto read = read_invitation(link);
    REQUIRE_MESSAGE(read.ok(), link);
    return read.value().options;
  };
  const GameInfo& info = find_game("vikings")->info;
  const OptionValues both = options("#new/vikings?preset=advanced&preset=polish2008");
  CHECK(preset_held(info, "game", both)->id == "advanced");
  CHECK(preset_held(info, "edition", both)->id == "polish2008");
  CHECK(std::ranges::equal(both, options("#new/vikings?preset=polish2008&preset=advanced")));
  CHECK(std::ranges::equal(
      both, options("#new/vikings?preset=czech2007&preset=polish2008&preset=advanced")));
  const OptionValues own = options("#new/vikings?preset=advanced&draft=false&preset=polish2008");
  CHECK(preset_held(info, "game", own) == nullptr);
  CHECK(preset_held(info, "edition", own)->id == "polish2008");
}

TEST_CASE("invitation: everything but the game may be left open, single options refine a preset") {
  const auto open = read_invitation("#new/vikings");
  REQUIRE(open.ok());
  CHECK(open.value().players == 0);
  CHECK_FALSE(open.value().seed.has_value());
  const auto refined = read_invitation("#new/vikings?startVp=10&preset=polish2008");
  REQUIRE(refined.ok());
  CHECK(refined.value().options[0] == 0);  // 10 points, although the Polish print has 0
  CHECK(refined.value().options[3] == 1);
}

TEST_CASE("invitation: a part that cannot be read is named") {
  const auto refusal = [](std::string_view link) {
    const auto read = read_invitation(link);
    REQUIRE_FALSE(read.ok());
    return std::string(read.error().message.id());
  };
  CHECK(refusal("#new/ludo") == "link.no_such_game");
  CHECK(refusal("#new/vikings?players=9") == "link.part");
  CHECK(refusal("#new/vikings?players=three") == "link.part");
  CHECK(refusal("#new/vikings?seed=-1") == "link.part");
  CHECK(refusal("#new/vikings?preset=dutch") == "link.part");
  CHECK(refusal("#new/vikings?colour=red") == "match.no_such_option");
  CHECK(refusal("#new/vikings?shipOrder=any") == "match.no_such_value");
  CHECK(refusal("#match/vikings/AAAA") == "link.unknown");
}

TEST_CASE("invitation: what is written is read as the same deal, own figures with it") {
  for (const std::string_view id : {"vikings", "graenaland"}) {
    const Game& game = *find_game(id);
    for (const OptionValues& mix : all_preset_mixes(game.info)) {
      Setup setup{.players = game.info.max_players, .options = mix, .seed = 7};
      if (id == "graenaland") setup.data = read_figures(game, kOwnFigures).value();
      const std::string link = write_invitation(game, setup);
      CAPTURE(link);
      const Result<Invitation> read = read_invitation("https://example.org/" + link);
      REQUIRE(read.ok());
      CHECK(read.value().game == &game);
      CHECK(read.value().players == setup.players);
      CHECK(read.value().seed == setup.seed);
      CHECK(std::ranges::equal(read.value().options, setup.options));
      CHECK(read.value().data == setup.data);
    }
  }
}

TEST_CASE("invitation: figures that cannot be are refused") {
  const auto refusal = [](std::string_view game, const Bytes& packed) {
    const auto read =
        read_invitation("#new/" + std::string(game) + "?data=" + to_base64url(packed));
    REQUIRE_FALSE(read.ok());
    return std::string(read.error().message.id());
  };
  const auto packed = [](std::string_view text) {
    return deflate(Bytes(text.begin(), text.end()));
  };
  CHECK(read_invitation("#new/graenaland?data=").error().message.id() == "link.damaged");
  CHECK(read_invitation("#new/graenaland?data=%%").error().message.id() == "link.letters");
  CHECK(refusal("graenaland", {1, 2, 3}) == "link.damaged");
  CHECK(refusal("graenaland", packed(std::string(kMaxDataBytes + 1, '\n'))) == "link.damaged");
  CHECK(refusal("graenaland", packed("mead: 3\n")) ==
        read_figures(*find_game("graenaland"), "mead: 3\n").error().message.id());
  CHECK(refusal("vikings", packed(kOwnFigures)) == "setup.no_data");
  const std::string endless = "#new/vikings?seed=" + std::string(70'000, '1');
  CHECK(read_invitation(endless).error().message.id() == "link.too_long");
}

TEST_CASE("bytes: base64url and deflate give back what they took") {
  Rng rng(4);
  for (std::size_t size = 0; size < 200; ++size) {
    Bytes bytes;
    for (std::size_t i = 0; i < size; ++i) {
      bytes.push_back(static_cast<std::uint8_t>(rng.below(256)));
    }
    CHECK(from_base64url(to_base64url(bytes)) == bytes);
    CHECK(inflate(deflate(bytes), size) == bytes);
    if (size > 0) CHECK_FALSE(inflate(deflate(bytes), size - 1).has_value());
  }
  CHECK_FALSE(from_base64url("A").has_value());
  CHECK_FALSE(from_base64url("AB").has_value());  // four bits left over that are not zero
  CHECK_FALSE(inflate({1, 2, 3}, 100).has_value());
}

}  // namespace
}  // namespace meadhall::tests
