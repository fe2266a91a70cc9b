#include "match/save.h"

#include "core/clean_text.h"
#include "core/hash.h"
#include "core/later.h"
#include "core/must.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/older_rules.h"
#include "match/start_text.h"

namespace meadhall {
namespace {

constexpr std::uint32_t kLayout = 1;
constexpr std::string_view kData = "data ";
constexpr std::string_view kElsewhere = "elsewhere ";
// Room for the most moves and promises a match may have.
constexpr std::size_t kMaxSaveBytes = 4'000'000;

Error too_long() {
  return Error{Message("save.too_long").with("most", static_cast<int>(kMaxMatchMoves))};
}

std::string hex(std::uint64_t value, std::size_t digits) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text(digits, '0');
  for (std::size_t i = digits; i > 0; --i, value >>= 4U) text[i - 1] = kDigits[value & 15U];
  return text;
}

std::string digest_after(const Match& match, Match::Node node) {
  return hex(match.game().hash(match.position_at(node)), 4);
}

// Reads the lines of a save one after the other and says where something is wrong.
class SaveReader {
 public:
  explicit SaveReader(std::string_view text) : lines_(text) {}

  Result<Match> read() {
    MatchStart start;
    if (Result<void> head = read_head(start); !head) return head.error();
    if (Result<void> named = read_choices(start); !named) return named.error();
    Result<Match> match = Match::begin(std::move(start));
    if (!match) return match;
    if (Result<void> moves = read_moves(match.value()); !moves) return moves.error();
    return match;
  }

 private:
  // Steps to the next line; false at the end.
  bool next() {
    if (lines_.done()) return false;
    line_ = lines_.take_until('\n');
    scan_ = Scanner(line_);
    ++number_;
    return true;
  }

  // What is wrong with this line from the place `at` on, or from where reading stands.
  Message complaint(std::string_view id, std::size_t at) const {
    return Message(id)
        .with("line", number_)
        .with("column", static_cast<int>(at + 1))
        .with("text", std::string(line_.substr(0, 80)));
  }
  Error wrong(std::string_view id) const { return wrong(id, scan_.position()); }
  Error wrong(std::string_view id, std::size_t at) const { return Error{complaint(id, at)}; }
  Error wrong(const Error& why, std::size_t at) const {
    return Error{complaint("save.line", at).with("why", Message::List{why.message})};
  }

  Result<void> read_head(MatchStart& start) {
    if (!next() || !scan_.take("meadhall save ")) return wrong("save.not_a_save");
    const std::size_t layout_at = scan_.position();
    const auto layout = scan_.number<std::uint32_t>();
    if (!layout || !scan_.done()) return wrong("save.unreadable");
    if (*layout > kLayout) return wrong("save.newer", layout_at);

    if (!next()) return wrong("save.ends");
    if (!scan_.take("game ")) return wrong("save.unreadable");
    const std::size_t game_at = scan_.position();
    start.game = find_game(scan_.until(' '));
    if (start.game == nullptr) return wrong("save.no_such_game", game_at);
    if (!scan_.take(" rules ")) return wrong("save.unreadable");
    const std::size_t rules_at = scan_.position();
    const auto rules = scan_.number<std::uint32_t>();
    if (!rules || !scan_.done()) return wrong("save.unreadable");
    if (*rules > start.game->info.rules_version) return wrong("save.newer", rules_at);
    same_digests_ = *rules == start.game->info.rules_version;
    corrected_ = is_corrected(*start.game, *rules);
    start.setup.rules = rules_played(*start.game, *rules);

    if (!next()) return wrong("save.ends");
    if (!scan_.take("players ")) return wrong("save.unreadable");
    const auto count = scan_.number<std::uint8_t>();
    if (!count || !scan_.take(" seed ")) return wrong("save.unreadable");
    const auto seed = scan_.number<std::uint64_t>();
    if (!seed || !scan_.done()) return wrong("save.unreadable");
    start.setup.players = *count;
    start.setup.seed = *seed;
    return {};
  }

  // The lines of options, figures and seats, up to the moves. Options not named hold their
  // standard.
  Result<void> read_choices(MatchStart& start) {
    start.setup.options = standard_options(start.game->info);
    bool more = next();
    while (more && line_ != "moves") {
      if (start.setup.data.empty() && line_.starts_with(kData)) {
        if (Result<void> data = read_data(start, more); !data) return data;
        continue;
      }
      if (scan_.take("option ")) {
        if (Result<void> option = read_option(start); !option) return option;
      } else if (scan_.take("seat ")) {
        const std::size_t seat_at = scan_.position();
        const auto seat = scan_.number<std::size_t>();
        if (!seat || *seat != start.seats.size() + 1) return wrong("save.unreadable", seat_at);
        if (!scan_.take(" colour ")) return wrong("save.unreadable");
        const auto colour = scan_.number<std::uint8_t>();
        if (!colour) return wrong("save.unreadable");
        std::optional<std::uint8_t> bot = std::uint8_t{0};
        if (scan_.take(" bot ")) bot = scan_.number<std::uint8_t>();
        if (!bot || !scan_.take(" name ")) return wrong("save.unreadable");
        start.seats.push_back({mended_line(scan_.rest()), *colour, *bot});
      } else {
        return wrong("save.unreadable");
      }
      more = next();
    }
    if (!more) return wrong("save.ends");
    return {};
  }

  Result<void> read_option(MatchStart& start) {
    const GameInfo& info = start.game->info;
    std::size_t at = scan_.position();
    const std::string_view id = scan_.take_until(' ');
    if (find_option(info, id) != nullptr) at = scan_.position();
    if (Result<void> set = set_option(info, start.setup.options, id, scan_.rest()); !set) {
      return wrong(set.error(), at);
    }
    return {};
  }

  // The lines of figures that follow each other. What the game says of them names this file's lines
  // and columns: it reads them where they stand.
  Result<void> read_data(MatchStart& start, bool& more) {
    if (start.game->can.own_figures == nullptr) return wrong(Error{Message("setup.no_data")}, 0);
    std::string where_they_stand(static_cast<std::size_t>(number_ - 1), '\n');
    for (; more && line_.starts_with(kData); more = next()) {
      where_they_stand.append(kData.size(), ' ').append(line_.substr(kData.size())).append("\n");
    }
    Result<std::string> data = start.game->can.own_figures->read(where_they_stand);
    if (!data) return data.error();
    start.setup.data = std::move(data).value();
    return {};
  }

  // How many lines there are from here on that may be moves. Counted before any is played, so that
  // a file far too long is refused at once.
  std::size_t count_moves() const {
    std::size_t moves = 0;
    Scanner lines = lines_;
    while (!lines.done()) {
      const std::string_view line = lines.take_until('\n');
      const bool other = line.starts_with("after ") || line.starts_with("promise ") ||
                         line.starts_with("current ") || line.starts_with(kElsewhere) ||
                         line.starts_with("checksum ");
      if (!other) ++moves;
    }
    return moves;
  }

  Result<void> read_moves(Match& match) {
    if (count_moves() > kMaxMatchMoves) return too_long();
    while (next()) {
      const bool to_node = scan_.take("after ");
      if (to_node || scan_.take("current ")) {
        const std::size_t node_at = scan_.position();
        const auto node = scan_.number<Match::Node>();
        if (!node || !scan_.done()) return wrong("save.unreadable");
        if (Result<void> walked = match.go_to(*node); !walked) {
          return wrong(walked.error(), node_at);
        }
        if (to_node) continue;
        if (corrected_) match.set_opening_note(whole_under_corrected_rules());
        return read_end(match);
      }
      if (scan_.take("promise after ")) {
        if (Result<void> promise = read_promise(match); !promise) return promise;
      } else if (Result<void> move = read_move(match); !move) {
        return move;
      }
      if (match.opening_note()) return {};  // later moves may stand behind the one left out
    }
    return wrong("save.ends");
  }

  Result<void> read_move(Match& match) {
    const std::size_t mark = line_.rfind(" #");
    if (mark == std::string_view::npos) return wrong("save.unreadable", line_.size());
    const Result<Move> move = match.game().parse(line_.substr(0, mark));
    if (!move) return wrong(move.error(), 0);
    const std::size_t before = match.node_count();
    if (Result<void> made = match.play(move.value()); !made) {
      if (corrected_) {
        match.set_opening_note(cut_by_corrected_rules(match.line().size(), made.error()));
        return {};
      }
      return wrong(same_digests_ ? made.error() : under_older_rules(made.error()), 0);
    }
    if (match.node_count() == before) return wrong("save.twice");
    if (same_digests_ && line_.substr(mark + 2) != digest_after(match, match.current())) {
      return wrong("save.diverges", mark + 1);
    }
    return {};
  }

  Result<void> read_promise(Match& match) {
    const std::size_t node_at = scan_.position();
    const auto node = scan_.number<Match::Node>();
    if (!node || *node >= match.node_count()) return wrong("save.unreadable", node_at);
    if (!scan_.take(" seat ")) return wrong("save.unreadable");
    const std::size_t at = scan_.position();
    const auto seat = scan_.number<std::size_t>();
    if (!seat || *seat < 1 || *seat > match.start().seats.size()) {
      return wrong("save.unreadable", at);
    }
    if (!scan_.take(' ')) return wrong("save.unreadable");
    const std::size_t fate_at = scan_.position();
    Scanner verdict(scan_.until(':'));
    const std::optional<Promise::Fate> fate = fate_named(verdict.until(' '));
    std::uint16_t phrase = 0;
    const bool known = verdict.take(" phrase ");
    if (known) phrase = verdict.number<std::uint16_t>().value_or(0);
    if (!fate || !verdict.done() || known != (phrase != 0))
      return wrong("save.unreadable", fate_at);
    if (!scan_.take(": ")) return wrong("save.unreadable");
    Promise promise{.made = *node,
                    .by = seat_at(*seat - 1),
                    .fate = *fate,
                    .words = mended_line(scan_.rest()),
                    .phrase = phrase};
    if (Result<void> added = match.notebook().add(std::move(promise)); !added) {
      return wrong(added.error(), scan_.position());
    }
    return {};
  }

  // Who plays on another device, if anybody does; and a line for the checksum, which read_save
  // compares, with nothing after it.
  Result<void> read_end(Match& match) {
    bool more = next();
    if (more && scan_.take(kElsewhere)) {
      do {
        const std::size_t at = scan_.position();
        const auto seat = scan_.number<std::size_t>();
        const auto& seats = match.start().seats;
        if (!seat || *seat < 1 || *seat > seats.size() || seats[*seat - 1].bot != 0) {
          return wrong("save.unreadable", at);
        }
        match.set_remote(seat_at(*seat - 1), true);
      } while (scan_.take(' '));
      if (!scan_.done()) return wrong("save.unreadable");
      more = next();
    }
    if (!more || !line_.starts_with("checksum ")) return wrong("save.unreadable");
    if (!lines_.done()) return wrong("save.unreadable");
    return {};
  }

  Scanner lines_;
  std::string_view line_;
  Scanner scan_{line_};  // of this line
  int number_ = 0;
  bool same_digests_ = true;  // a state's bytes, and so its digest, are those of one rules version
  bool corrected_ = false;    // see is_corrected()
};

// All that stands before the moves.
std::string start_written(const MatchStart& start) {
  const GameInfo& info = start.game->info;
  std::string text = "meadhall save " + std::to_string(kLayout) + "\n";
  text += "game " + std::string(info.id) + " rules " + std::to_string(rules_of(start)) + "\n";
  text += "players " + std::to_string(start.setup.players) + " seed " +
          std::to_string(start.setup.seed) + "\n";
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    text += "option " + std::string(spec.id) + " " +
            std::string(spec.values[start.setup.options[i]]) + "\n";
  }
  Scanner data(start.setup.data);
  while (!data.done()) text.append(kData).append(data.take_until('\n')).append("\n");
  for (std::size_t i = 0; i < start.seats.size(); ++i) {
    const SeatInfo& seat = start.seats[i];
    text += "seat " + std::to_string(i + 1) + " colour " + std::to_string(seat.colour);
    if (seat.bot != 0) text += " bot " + std::to_string(seat.bot);
    text += " name " + seat.name + "\n";
  }
  return text + "moves\n";
}

}  // namespace

std::string SaveWriter::write(const Match& match) {
  if (lines_.empty()) lines_ = start_written(match.start());
  MUST(written_ <= match.node_count());
  for (; written_ < match.node_count(); ++written_) {
    if (match.parent_of(written_) != written_ - 1) {
      lines_ += "after " + std::to_string(match.parent_of(written_)) + "\n";
    }
    lines_ += match.game().text(match.move_of(written_)) + " #" + digest_after(match, written_);
    lines_ += '\n';
  }
  std::string text = lines_;
  for (const Promise& each : match.notebook().promises()) {
    text += "promise after " + std::to_string(each.made) + " seat " +
            std::to_string(index(each.by) + 1) + " " + std::string(word_of(each.fate));
    if (each.phrase != 0) text += " phrase " + std::to_string(each.phrase);
    text += ": " + each.words + "\n";
  }
  text += "current " + std::to_string(match.current()) + "\n";
  if (match.any_remote()) {
    std::string seats;
    for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
      if (match.is_remote(seat_at(i))) seats += (seats.empty() ? "" : " ") + std::to_string(i + 1);
    }
    text.append(kElsewhere).append(seats).append("\n");
  }
  text += "checksum " + hex(hash_text(text), 16) + "\n";
  return text;
}

std::string write_save(const Match& match) { return SaveWriter().write(match); }

std::string_view start_of_save(std::string_view save) {
  return save.substr(0, save.find("\nmoves\n"));
}

bool is_correspondence(std::string_view save) {
  const std::size_t end = save.rfind("\ncurrent ");
  return end != std::string_view::npos && save.find("\nelsewhere ", end) != std::string_view::npos;
}

namespace {

Result<Match> read_now(std::string_view text) {
  if (text.size() > kMaxSaveBytes) return too_long();
  if (!text.starts_with("meadhall save ")) return Error{Message("save.not_a_save")};
  const std::size_t end = text.rfind("checksum ");
  if (end == std::string_view::npos) return Error{Message("save.cut_off")};

  // Reading first: where a line is wrong, its number helps more than "the checksum differs".
  Result<Match> match = SaveReader(text).read();
  if (match && text.substr(end + 9, 16) != hex(hash_text(text.substr(0, end)), 16)) {
    return Error{Message("save.checksum")};
  }
  return match;
}
constinit Later<Result<Match>(std::string_view)> kLaterRead = read_now;

}  // namespace

Result<Match> read_save(std::string_view text) { return kLaterRead(text); }

}  // namespace meadhall
