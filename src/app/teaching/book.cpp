#include "app/teaching/book.h"

#include <algorithm>
#include <span>

#include "core/must.h"
#include "core/scan.h"
#include "core/sort_few.h"
#include "games/registry.h"
#include "match/start_text.h"
#include "text/alphabet.h"

namespace meadhall::app {
namespace {

std::string id_of(std::string_view title, std::string_view words) {
  if (words.starts_with('/')) return std::string(words.substr(1));
  if (words.starts_with("../")) {
    words.remove_prefix(3);
    title = title.substr(0, title.rfind('.'));
  }
  return std::string(title) + "." + std::string(words);
}

Block::Kind take_kind(Scanner& block) {
  if (block.take("- ")) return Block::Kind::item;
  if (block.take("= ")) return Block::Kind::picture;
  if (block.take("* ")) return Block::Kind::special;
  if (block.take("~ ")) return Block::Kind::editions;
  return block.take("a-z") ? Block::Kind::sorted : Block::Kind::paragraph;
}

Passage spoken(const Block& block, const text::Speaker& speaker) {
  using Kind = Block::Kind;
  const Passage::Kind kind = block.kind == Kind::paragraph ? Passage::Kind::paragraph
                             : block.kind == Kind::picture ? Passage::Kind::picture
                                                           : Passage::Kind::item;
  Message words(block.words);
  if (block.kind == Kind::special) {
    words = Message("rules.special").with("special", Term{block.words}).with("n", block.count);
    words.with("about", Message::List{Message(block.about)});
  }
  // Pieces are called by words that stand within sentences.
  return {kind, text::capitalised(speaker.say(words)), block.picture};
}

// What each edition sets this option to; a single cell if it is the same in all.
std::vector<Passage::Cell> editions_of(const GameInfo& info, std::size_t option,
                                       const text::Speaker& speaker) {
  const std::string game(info.id);
  const OptionSpec& spec = info.options[option];
  std::vector<Passage::Cell> cells;
  std::optional<std::uint8_t> first;
  bool alike = true;
  for (const Preset& preset : info.presets) {
    if (preset.group != "edition" || preset.values[option] == Preset::kLeft) continue;
    const std::uint8_t value = preset.values[option];
    if (!first) first = value;
    alike = alike && value == *first;
    cells.push_back({speaker.say(game + ".preset." + std::string(preset.id)),
                     speaker.say(game + ".option." + std::string(spec.id) + "." +
                                 std::string(spec.values[value])),
                     value != *first});
  }
  if (alike && !cells.empty()) cells = {{{}, cells.front().text, false}};
  return cells;
}

// First where editions differ: all of it in a table, then what is said of each. Then where they do
// not. Options no edition sets are left out.
void add_editions(const Book& book, const Block& block, const text::Speaker& speaker,
                  std::vector<Passage>& out) {
  const Game* game = find_game(book.game);
  if (game == nullptr) return;
  const GameInfo& info = game->info;
  enum class Part : std::uint8_t { table, told, alike };
  for (const Part part : {Part::table, Part::told, Part::alike}) {
    if (part == Part::alike) out.push_back({Passage::Kind::heading, speaker.say(block.words)});
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      std::vector<Passage::Cell> cells = editions_of(info, i, speaker);
      if (cells.empty() || (cells.size() == 1) != (part == Part::alike)) continue;
      std::string told =
          speaker.say(std::string(info.id) + ".option." + std::string(info.options[i].id));
      if (part == Part::table) told.resize(name_in(told).size());
      if (part == Part::told) cells.clear();
      const auto kind = part == Part::table ? Passage::Kind::row : Passage::Kind::rule;
      out.push_back({kind, std::move(told), {}, std::move(cells)});
    }
  }
}

}  // namespace

std::string_view chapter_title(const Game& game, std::string_view topic) {
  const Book* book = find_book(game.info.id);
  if (book == nullptr) return {};
  const auto chapter = std::ranges::find(book->chapters, topic, &Chapter::id);
  return chapter == book->chapters.end() ? std::string_view() : chapter->title;
}

std::vector<Block> blocks_of(const Chapter& chapter) {
  std::vector<Block> blocks;
  Scanner text(chapter.text);
  do {
    text.skip_spaces();
    Scanner written(text.until(','));
    Block& block = blocks.emplace_back(Block{.kind = take_kind(written)});
    const std::string_view words = written.word();
    block.words = id_of(chapter.title, words);
    written.skip_spaces();
    if (block.kind == Block::Kind::special) {
      block.picture = written.word();
      block.about = id_of(chapter.title, written.word());
      MUST(written.take_number(block.count));
    } else if (block.kind == Block::Kind::picture && written.done()) {
      block.picture = words.substr(words.find_last_of("./") + 1);
    } else {
      block.picture = written.rest();
    }
  } while (text.take(','));
  return blocks;
}

std::vector<Passage> passages(const Book& book, const Chapter& chapter,
                              const text::Speaker& speaker) {
  std::vector<Passage> out;
  std::optional<std::size_t> sorted_from;
  for (const Block& block : blocks_of(chapter)) {
    if (block.kind == Block::Kind::editions) {
      add_editions(book, block, speaker, out);
    } else if (block.kind == Block::Kind::sorted) {
      sorted_from = out.size();
    } else {
      out.push_back(spoken(block, speaker));
    }
  }
  if (sorted_from) {
    const auto key = [&](const Passage& passage) {
      return text::sorting_key(passage.text, speaker.language());
    };
    sort_few(std::span(out).subspan(*sorted_from),
             [&](const Passage& a, const Passage& b) { return key(a) < key(b); });
  }
  return out;
}

std::string_view name_in(std::string_view text) {
  return text.substr(0, std::min(text.find(". "), text.size() - 1));
}

std::string_view rest_of(std::string_view text) {
  return text.substr(std::min(text.size(), name_in(text).size() + 2));
}

std::vector<Found> find_in(const Book& book, std::string_view word, const text::Speaker& speaker) {
  std::vector<Found> found;
  const std::string wanted = text::folded(word);
  if (wanted.empty()) return found;
  const auto stands_in = [&](std::string_view text) {
    return text::folded(text).find(wanted) != std::string::npos;
  };
  for (std::size_t number = 0; number < book.chapters.size(); ++number) {
    const Chapter& chapter = book.chapters[number];
    std::string title = speaker.say(chapter.title);
    if (stands_in(title)) found.push_back({number, std::nullopt, std::move(title)});
    std::vector<Passage> all = passages(book, chapter, speaker);
    for (std::size_t i = 0; i < all.size(); ++i) {
      // What stands in the table is told again below it.
      if (all[i].kind != Passage::Kind::row && stands_in(all[i].text)) {
        found.push_back({number, i, std::move(all[i].text)});
      }
    }
  }
  return found;
}

std::vector<Stretch> stretches_of(std::string_view word, std::string_view text) {
  std::vector<Stretch> found;
  const std::string wanted = text::folded(word);
  if (wanted.empty()) return found;
  // Folding makes letters shorter: where each byte of the folded text was.
  std::string folded;
  std::vector<std::size_t> was;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) ++end;
    folded += text::folded(text.substr(at, end - at));
    was.resize(folded.size(), at);
    at = end;
  }
  was.push_back(text.size());
  for (std::size_t at = folded.find(wanted); at != std::string::npos;) {
    found.push_back({was[at], was[at + wanted.size()]});
    at = folded.find(wanted, at + wanted.size());
  }
  return found;
}

void Reader::open(const Book& book) {
  if (book_ == &book) return;
  *this = Reader();
  book_ = &book;
}

Result<void> Reader::turn_to(std::string_view wish) {
  Scanner scan(wish);
  std::string_view id = scan.word();
  scan.skip_spaces();
  if (const Book* named = find_book(id)) {
    open(*named);
    wish = scan.rest();
    id = scan.word();
    scan.skip_spaces();
  }
  if (book_ == nullptr) {
    return Error{Message("rules.no_chapter").with("chapter", std::string(wish))};
  }
  if (id.empty()) return {};
  if (id == "contents" || id == "search") {
    word_ = id == "search" ? std::string(scan.rest()) : std::string();
    at_contents_ = word_.empty();
    return {};
  }
  const auto chapter = std::ranges::find(book_->chapters, id, &Chapter::id);
  const auto passage = scan.number<std::size_t>();
  if (chapter == book_->chapters.end() || !scan.done()) {
    return Error{Message("rules.no_chapter").with("chapter", std::string(wish))};
  }
  chapter_ = static_cast<std::size_t>(chapter - book_->chapters.begin());
  passage_.reset();
  if (passage && *passage > 0) passage_ = *passage - 1;
  word_.clear();
  at_contents_ = false;
  return {};
}

}  // namespace meadhall::app
