// The whole program below the pixels, driven line by line: commands, what the page offers, links,
// files, answers of thinking bots, reloads. Whatever is asked of it, it can show itself, the match
// is sound, and what it stored reads back as that match.

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "app/pages/text_page.h"
#include "core/clean_text.h"
#include "core/scan.h"
#include "games/workshops.h"
#include "match/save.h"
#include "tests/fuzz/grown.h"
#include "tests/support/require.h"

namespace {

using meadhall::MoveList;
using meadhall::Result;
using meadhall::Scanner;
using meadhall::app::App;
using meadhall::app::Effect;
using meadhall::tests::require;

constexpr std::size_t kMostLines = 400;

class Driver {
 public:
  // What is written with this mark is shown as it is: then it says nothing about missing words.
  explicit Driver(bool marked) : marked_(marked) { reload({}); }

  // One line of the input:
  //   #match/…, #new/…   a link in the address      ! text     a file, "\" standing for line ends
  //   = 7                the 7th command offered    + 7        the 7th legal move
  //   ? text             what a thinker answers     ~          the page is loaded anew
  //   % text             the device kept that as records, and the page is loaded anew
  //   anything else      a command
  void obey(std::string_view line) {
    Scanner scan(line);
    if (line.starts_with('#')) {
      app_.open_fragment(line);
    } else if (scan.take("! ")) {
      std::string text(scan.rest());
      std::ranges::replace(text, '\\', '\n');
      told(app_.import_text(text));
    } else if (scan.take("= ")) {
      told(app_.command(one_of(offered(), scan)));
    } else if (scan.take("+ ")) {
      told(app_.command(one_of(legal_moves(), scan)));
    } else if (scan.take("? ")) {
      if (app_.bot_request()) app_.answered(std::string(app_.bot_request()->key), scan.rest());
      app_.let_bot_move();
    } else if (scan.take("% ")) {
      std::string text(scan.rest());
      std::ranges::replace(text, '\\', '\n');
      stored_[std::string(meadhall::app::kRecordsKey)] = std::move(text);
      reload(stored_);
    } else if (line == "~") {
      reload(stored_);
    } else {
      told(app_.command(line));
    }
    check();
  }

 private:
  void reload(std::map<std::string, std::string> stored) {
    stored_ = std::move(stored);
    app_ = App();
    for (const auto& [key, text] : stored_) app_.remember(key, text);
    app_.start({}, "en", 7);
    check();
  }

  // A refusal is an error that is told.
  void told(const Result<void>& done) {
    if (done) return;
    require(app_.notice().has_value() && app_.notice()->error && !app_.notice()->text.empty());
  }

  static std::string one_of(const std::vector<std::string>& all, Scanner& scan) {
    const std::size_t number = scan.number<std::size_t>().value_or(0);
    return all.empty() ? std::string() : all[number % all.size()];
  }
  std::vector<std::string> legal_moves() const {
    std::vector<std::string> lines;
    if (!app_.has_match()) return lines;
    MoveList moves;
    app_.match().game().legal(app_.match().position(), moves);
    for (const meadhall::Move move : moves) lines.push_back(app_.match().game().text(move));
    return lines;
  }
  std::vector<std::string> offered() const {
    constexpr std::string_view kCommand = "\"command\":\"";
    std::vector<std::string> lines;
    const std::string page = meadhall::app::text_page(app_);
    for (std::size_t at = page.find(kCommand); at != std::string::npos;
         at = page.find(kCommand, at)) {
      at += kCommand.size();
      lines.push_back(page.substr(at, page.find('"', at) - at));
    }
    return lines;
  }

  void check() {
    for (Effect& effect : app_.take_effects()) {
      if (effect.kind == Effect::Kind::store) stored_[effect.key] = std::move(effect.text);
    }
    const std::string page = meadhall::app::text_page(app_);
    require(!page.empty());
    if (!marked_) require(page.find("«") == std::string::npos, page);
    if (app_.notice()) require(!app_.notice()->text.empty());
    meadhall::app::Records records;
    records.read(app_.records().write());
    require(records.write() == app_.records().write(), records.write());
    if (!app_.has_match()) return;
    const meadhall::Match& match = app_.match();
    require(full(match.game()).check(match.position()).ok());
    if (app_.replaying() || app_.visiting()) return;
    const std::string& kept = stored_[std::string(meadhall::app::kAutosaveKey)];
    require(kept == write_save(match), kept);
    require(meadhall::excerpt(kept, kept.size()) == kept, kept);
    if (++checked_ % 8 != 0) return;
    const auto read = meadhall::read_save(kept);
    require(read.ok() && write_save(read.value()) == kept, kept);
  }

  App app_;
  std::map<std::string, std::string> stored_;
  bool marked_;
  int checked_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string input = meadhall::tests::grown({reinterpret_cast<const char*>(data), size});
  Driver driver(input.find("\xc2") != std::string::npos);
  Scanner lines(input);
  for (std::size_t i = 0; i < kMostLines && !lines.done(); ++i) {
    driver.obey(lines.until('\n'));
    lines.take('\n');
  }
  return 0;
}
