#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/contract.h"
#include "text/say.h"

// The rules of a game as pages to read: what stands in which chapter, as data. All sentences are of
// the catalogue, the pictures are drawn by the table, and what editions set is taken from the
// game's own options, so that no page can say what the program does not do.

namespace meadhall::app {

// A piece of a chapter as it was written down.
struct Block {
  enum class Kind : std::uint8_t {
    paragraph,
    item,      // of a list; `picture` is a small one beside it
    picture,   // `words` is its caption
    special,   // an item: the piece called `words`, `count` of it, which does `about`
    editions,  // a table of the game's options that editions (GameInfo's presets) set apart, a
               // column each, then what is said of each; `words` heads those that are the same in
               // all
    sorted,    // items from here on stand in the language's alphabetical order
  };
  Kind kind = Kind::paragraph;
  std::string words{};  // catalogue id
  std::string_view picture{};
  std::string about{};
  int count = 0;
};

// Its blocks stand in a text, with commas between them:
//
//   1                       a paragraph
//   - red ship_red          an item, with a picture or without
//   = swapped swap          a picture, which has its caption's name where it has none of its own
//   * boat boat boats 6     a special piece: its picture, what it does, how many there are
//   ~ alike                 the editions
//   a-z                     sorted from here on
//
// Words go on from the chapter's title: in "rules.vikings.ships" `red` is the id
// "rules.vikings.ships.red", `../term.pair` is "rules.vikings.term.pair", `/vikings.rule.gold`
// that. Written by us and read when a chapter is opened: every chapter of every book is, by the
// tests.
struct Chapter {
  std::string_view id;     // of the command "rules ships", of Game::topic
  std::string_view title;  // catalogue id
  std::string_view text;
};
std::vector<Block> blocks_of(const Chapter& chapter);

struct Book {
  std::string_view game;
  std::span<const Chapter> chapters;
};

// The book of a game; null if it has none.
const Book* find_book(std::string_view game);

// The title of the chapter a topic of the game names; empty if there is none.
std::string_view chapter_title(const Game& game, std::string_view topic);

// A piece of a chapter as it is read, in one language.
struct Passage {
  enum class Kind : std::uint8_t {
    paragraph,
    heading,
    item,
    picture,
    row,   // of a table: `text` is its head, the cells have the columns'
    rule,  // its first sentence names it; of one cell, if that holds in all editions
  };
  struct Cell {
    std::string head;  // "Czech 2007"; empty where one value holds for all
    std::string text;
    bool apart = false;  // not what the first edition sets
  };
  Kind kind = Kind::paragraph;
  std::string text;
  std::string_view picture{};
  std::vector<Cell> cells{};
};
std::vector<Passage> passages(const Book& book, const Chapter& chapter,
                              const text::Speaker& speaker);

// What is said of a rule or a setting begins with its name: the first sentence, without its full
// stop; and the sentences after it.
std::string_view name_in(std::string_view text);
std::string_view rest_of(std::string_view text);

// Where a word stands: the chapter, and which of its passages; none if it is in the title.
struct Found {
  std::size_t chapter = 0;
  std::optional<std::size_t> passage;
  std::string text;
};
// Upper or lower case and accents make no difference.
std::vector<Found> find_in(const Book& book, std::string_view word, const text::Speaker& speaker);

// Where a word stands in a text, by the same measure: from which byte up to which.
struct Stretch {
  std::size_t begin = 0;
  std::size_t end = 0;
};
std::vector<Stretch> stretches_of(std::string_view word, std::string_view text);

// The place of a reader in the book. Its commands, after "rules":
//   (nothing)      where one was        contents        the list of chapters
//   ships          a chapter            ships 3         its third passage
//   search sail    where a word stands
// Before any of them may stand the game whose book it is ("vikings ships").
class Reader {
 public:
  // Takes up another book, at its beginning; stays where it is in the same one.
  void open(const Book& book);
  // Errors: no such chapter, no book at all; the reader stays where it is.
  Result<void> turn_to(std::string_view wish);

  bool has_book() const { return book_ != nullptr; }
  const Book& book() const { return *book_; }
  const Chapter& chapter() const { return book_->chapters[chapter_]; }
  std::size_t chapter_number() const { return chapter_; }
  const std::optional<std::size_t>& passage() const { return passage_; }
  // What is searched for; empty if nothing is.
  const std::string& word() const { return word_; }
  // True if the list of chapters was asked for: where there is room it stands beside the page.
  bool at_contents() const { return at_contents_; }

 private:
  const Book* book_ = nullptr;
  std::size_t chapter_ = 0;
  std::optional<std::size_t> passage_;
  std::string word_;
  bool at_contents_ = true;
};

}  // namespace meadhall::app
