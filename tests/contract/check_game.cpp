#include <algorithm>
#include <map>
#include <set>

#include "match/gains.h"
#include "match/link.h"
#include "match/save.h"
#include "match/start_text.h"
#include "tests/contract/checks.h"
#include "tests/support/any_match.h"
#include "tests/support/words.h"

namespace meadhall::contract {
namespace {

std::string_view kept(std::set<std::string>& names, const std::string& name) {
  return *names.insert(name).first;
}

// True if every id is one word, and none is there twice.
bool are_names(const std::vector<std::string_view>& ids) {
  std::set<std::string_view> seen;
  return std::ranges::all_of(ids, [&](std::string_view id) {
    return !id.empty() && id.find_first_of(" \t\n.=&") == std::string_view::npos &&
           seen.insert(id).second;
  });
}

bool fits(const OptionValues& values, const GameInfo& info) {
  if (values.size() != info.options.size()) return false;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != Preset::kLeft && values[i] >= info.options[i].values.size()) return false;
  }
  return true;
}

// The sentences that belong to the table of a game. Message ids must outlive the vocabulary.
void hear_info(const Game& game, Vocabulary& heard) {
  static std::set<std::string> names;
  const GameInfo& info = game.info;
  const std::string begin = std::string(info.id) + ".";
  heard.hear(info.name);
  heard.hear(info.designer);
  for (const int n : {1, 2}) {
    if (!info.coins.empty()) heard.hear(coin_amount(info, n));
  }
  for (const OptionSpec& option : info.options) {
    const std::string id = begin + "option." + std::string(option.id);
    heard.hear(kept(names, id));
    for (const std::string_view value : option.values) {
      heard.hear(kept(names, id + "." + std::string(value)));
    }
  }
  for (const Preset& preset : info.presets) {
    heard.hear(kept(names, begin + "presets." + std::string(preset.group)));
    heard.hear(kept(names, begin + "preset." + std::string(preset.id)));
  }
  for (const NotationForm& form : info.notation) heard.hear(form.meaning);
  if (game.can.almanac == nullptr) return;
  for (const Shelf& shelf : game.can.almanac()) {
    heard.hear(shelf.title);
    for (const Section& thing : shelf.things) heard.hear(thing);
  }
}

// Setting up, and the first decision.
class Setups {
 public:
  Setups(const FullGame& game, Vocabulary& heard) : game_(game), heard_(heard) {}

  void try_all(const OptionValues& options) {
    for (int players = game_.info.min_players; players <= game_.info.max_players; ++players) {
      try_one(options, static_cast<std::uint8_t>(players));
    }
  }

  void try_one(const OptionValues& options, std::uint8_t players) {
    const Setup setup{.players = players, .options = options, .seed = ++seed_};
    const Result<Position> begun = game_.setup(setup);
    if (!begun) {
      heard_.hear(begun.error().message);
      if (!wants_more_players(setup)) complain("refused", setup);
      return;
    }
    ++begun_;
    const Position& position = begun.value();
    if (!game_.check(position)) complain("unsound", setup);
    MoveList moves;
    game_.legal(position, moves);
    if (!game_.actor(position) || moves.empty()) complain("nothing to decide", setup);
    const std::vector<Event> told = game_.opening(setup);
    heard_.hear(told);
    if (told.empty()) complain("nothing is told of it", setup);
  }

  Complaints complaints() {
    if (begun_ == 0) complaints_.emplace_back("setups: nothing can be set up");
    return std::move(complaints_);
  }

 private:
  void complain(const std::string& what, const Setup& setup) {
    complaints_.push_back("setups: " + what + ": " + any_match::words(setup));
  }

  // True if it is the number of players that cannot be: a seat may be named that nobody has.
  bool wants_more_players(const Setup& setup) const {
    Setup most = setup;
    most.players = game_.info.max_players;
    return setup.players < most.players && game_.setup(most).ok();
  }

  const FullGame& game_;
  Vocabulary& heard_;
  std::uint64_t seed_ = 0;
  int begun_ = 0;
  Complaints complaints_;
};

template <class Visit>
void each_value(const GameInfo& info, Visit visit) {
  for (std::size_t option = 0; option < info.options.size(); ++option) {
    for (std::size_t value = 0; value < info.options[option].values.size(); ++value) {
      visit(option, static_cast<std::uint8_t>(value));
    }
  }
}

// In no order: which of two cards was turned up first is no secret, and in no position.
std::string opening_told(const std::vector<Event>& events) {
  std::multiset<std::string> told;
  for (const Event& event : events) told.insert(spelled::words(event.message) + "\n");
  std::string all;
  for (const std::string& each : told) all += each;
  return all;
}

// A match left somewhere, with a second branch.
Result<Match> left_somewhere(const Game& game, Rng& luck) {
  MatchStart start{.game = &game, .setup = any_setup(game, luck), .seats = {}};
  for (std::uint8_t i = 0; i < start.setup.players; ++i) {
    start.seats.push_back({"Player " + std::to_string(i + 1), i});
  }
  Result<Match> match = Match::begin(std::move(start));
  if (!match) return match;
  const auto play_on = [&](std::uint32_t most) {
    MoveList moves;
    for (std::uint32_t left = luck.below(most); left > 0 && !match.value().over(); --left) {
      game.legal(match.value().position(), moves);
      if (moves.empty()) return;  // of which check_list complains
      const Move move = moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
      if (!match.value().play(move)) return;
    }
  };
  play_on(300);
  const auto nodes = static_cast<std::uint32_t>(match.value().node_count());
  if (luck.below(2) == 0 && match.value().go_to(luck.below(nodes))) play_on(40);
  return match;
}

}  // namespace

Complaints check_info(const Game& game, Vocabulary& heard) {
  Complaints complaints;
  const GameInfo& info = game.info;
  const auto demand = [&](bool holds, std::string_view what) {
    if (!holds) complaints.push_back("info: " + std::string(what));
  };
  demand(are_names({info.id}), "the id is no word");
  demand(info.rules_version >= 1, "no version of the rules");
  demand(info.corrected_in >= 1 && info.corrected_in <= std::max(1U, info.rules_version),
         "corrected in a version that is not yet");
  demand(info.alike_since >= 1 && info.alike_since <= std::max(1U, info.rules_version),
         "alike since a version there is not");
  demand(info.min_players >= 1 && info.min_players <= info.max_players &&
             info.max_players <= kMaxSeats,
         "players out of range");
  std::vector<std::uint8_t> colours(info.seat_colours.begin(), info.seat_colours.end());
  std::ranges::sort(colours);
  demand(std::ranges::adjacent_find(colours) == colours.end() && colours.back() < kSeatColours,
         "colours of the seats");
  demand(info.options.size() <= kMaxOptions, "too many options");
  std::vector<std::string_view> ids;
  for (const OptionSpec& option : info.options) {
    ids.push_back(option.id);
    demand(option.values.size() >= 2 && option.standard < option.values.size() &&
               are_names({option.values.begin(), option.values.end()}),
           "values of an option");
  }
  demand(are_names(ids), "ids of options");
  ids.clear();
  for (const Preset& preset : info.presets) {
    ids.push_back(preset.id);
    demand(fits(preset.values, info), "values of a preset");
  }
  demand(are_names(ids), "ids of presets");
  if (!complaints.empty()) return complaints;
  for (const std::string_view group : preset_groups(info)) {
    const Preset* held = preset_held(info, group, standard_options(info));
    const auto first = std::ranges::find(info.presets, group, &Preset::group);
    demand(held == &*first, "the first preset of a group does not hold the standard values");
  }
  demand(!info.notation.empty(), "no notation");
  demand(game.parse_inspectable(info.example_inspectable).ok(),
         "the example of a thing is not read");
  demand(!game.parse("no such move").ok(), "what is no move is read");
  if (const OwnFigures* figures = game.can.own_figures) {
    const Result<std::string> own = figures->read(figures->standard());
    demand(own.ok() && own.value().empty(), "the game's own figures are said to differ");
    const std::string_view text = figures->standard();
    std::size_t blocks = 0;  // of lines that are no comments
    bool open = false;
    for (std::size_t at = 0; at < text.size();
         at = std::min(text.find('\n', at), text.size()) + 1) {
      const bool empty = text[at] == '\n';
      if (!empty && !open && text[at] != '#') ++blocks;
      open = !empty && (open || text[at] != '#');
    }
    demand(figures->headings.empty() || figures->headings.size() == blocks,
           "not every block of figures has a heading");
  }
  const ScoringOnTheWay* scoring = game.can.scoring_on_the_way;
  demand(scoring == nullptr || !scoring->kinds.empty(), "no kind of scoring on the way");
  demand(scoring == nullptr || game.can.forecast_scoring != nullptr, "no forecast of a scoring");
  hear_info(game, heard);
  return complaints;
}

Complaints check_setups(const FullGame& game, Vocabulary& heard) {
  Setups setups(game, heard);
  const GameInfo& info = game.info;
  for (const OptionValues& mix : all_preset_mixes(info)) {
    setups.try_all(mix);
    each_value(info, [&](std::size_t option, std::uint8_t value) {
      OptionValues options = mix;
      options[option] = value;
      setups.try_all(options);
    });
  }
  std::uint8_t players = info.min_players;
  each_value(info, [&](std::size_t one, std::uint8_t value) {
    each_value(info, [&](std::size_t other, std::uint8_t other_value) {
      if (other <= one) return;
      OptionValues options = standard_options(info);
      options[one] = value;
      options[other] = other_value;
      setups.try_one(options, players);
      players =
          players < info.max_players ? static_cast<std::uint8_t>(players + 1) : info.min_players;
    });
  });
  return setups.complaints();
}

Complaints check_openings(const Game& game, int deals, Vocabulary& heard) {
  std::map<std::uint64_t, std::string> told;  // by what everybody sees
  Complaints complaints;
  Setup setup{.players = game.info.min_players, .options = standard_options(game.info), .seed = 0};
  for (int i = 0; i < deals; ++i) {
    ++setup.seed;
    const Result<Position> begun = game.setup(setup);
    if (!begun) continue;
    const std::vector<Event> opening = game.opening(setup);
    heard.hear(opening);
    const std::uint64_t seen = game.hash(game.observe(begun.value(), kNobody));
    const auto [before, is_new] = told.insert({seen, opening_told(opening)});
    if (is_new || before->second == opening_told(opening)) continue;
    complaints.push_back("openings: they tell apart what looks the same: " + before->second + "/ " +
                         opening_told(opening));
    break;
  }
  return complaints;
}

Complaints check_keeping(const Game& game, int matches) {
  Complaints complaints;
  Rng luck(41);
  for (int i = 0; i < matches && complaints.empty(); ++i) {
    const Result<Match> match = left_somewhere(game, luck);
    if (!match) {
      complaints.emplace_back("keeping: a match does not begin");
      break;
    }
    const auto complain = [&](const std::string& what) {
      complaints.push_back("keeping: " + what + " (" +
                           any_match::words(match.value().start().setup) + ")");
    };
    const std::string save = write_save(match.value());
    const Result<Match> opened = read_save(save);
    if (!opened) {
      complain("a save is not read: " + spelled::words(opened.error().message));
    } else if (!same(game, opened.value().position(), match.value().position())) {
      complain("a save opens elsewhere");
    } else if (write_save(opened.value()) != save) {
      complain("a save is written otherwise once read");
    }
    const Result<Match> linked = read_link(write_link(match.value()));
    if (!linked) {
      complain("a link is not read: " + spelled::words(linked.error().message));
    } else if (!same(game, linked.value().position(), match.value().position())) {
      complain("a link opens elsewhere");
    }
    const Setup& setup = match.value().start().setup;
    const Result<Invitation> invited = read_invitation(write_invitation(game, setup));
    if (!invited || invited.value().seed != setup.seed ||
        !std::ranges::equal(invited.value().options, setup.options)) {
      complain("an invitation asks for another deal");
    }
  }
  return complaints;
}

}  // namespace meadhall::contract
