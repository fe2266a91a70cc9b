#include "table/kit/outlines.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/sort_few.h"

namespace meadhall::table {
namespace {

using Data = std::vector<unsigned char>;

// Numbers have their highest byte first, in packs as in TrueType.

// Behind the end are zeros.
class Reader {
 public:
  explicit Reader(Bytes bytes = {}) : rest_(bytes) {}

  Bytes take(std::size_t count) {
    if (count > rest_.size()) overrun_ = true;
    const Bytes taken = rest_.first(std::min(count, rest_.size()));
    rest_ = rest_.subspan(taken.size());
    return taken;
  }
  int u8() {
    const Bytes byte = take(1);
    return byte.empty() ? 0 : byte[0];
  }
  int u16() {
    const int high = u8();
    return high * 256 + u8();
  }
  int i16() { return static_cast<std::int16_t>(u16()); }

  std::size_t left() const { return rest_.size(); }
  bool overrun() const { return overrun_; }

 private:
  Bytes rest_;
  bool overrun_ = false;
};

void put8(Data& data, int value) { data.push_back(static_cast<unsigned char>(value & 0xFF)); }
void put16(Data& data, int value) {
  put8(data, value >> 8);
  put8(data, value);
}
void put32(Data& data, std::size_t value) {
  put16(data, static_cast<int>(value >> 16));
  put16(data, static_cast<int>(value & 0xFFFF));
}
void put(Data& data, Bytes bytes) { data.insert(data.end(), bytes.begin(), bytes.end()); }

constexpr std::size_t padded(std::size_t size) { return (size + 3) / 4 * 4; }
void pad(Data& data) { data.resize(padded(data.size())); }

void change16(Data& data, std::size_t at, int value) {
  data[at] = static_cast<unsigned char>(value >> 8 & 0xFF);
  data[at + 1] = static_cast<unsigned char>(value & 0xFF);
}

bool is(Bytes bytes, std::string_view text) { return std::ranges::equal(bytes, text); }

constexpr std::size_t kTag = 4;  // bytes of a name
enum Stream : std::uint8_t {
  kTables,
  kCharacters,
  kAdvances,
  kContours,
  kPoints,
  kFlags,
  kDistances,
  kComponents,
  kStreams
};

struct Pack {
  int first = 0;   // how many glyphs of the face come before
  int glyphs = 0;  // and how many are here
  std::array<Reader, kStreams> streams;

  Reader& operator[](Stream stream) { return streams[stream]; }
};

// False if this is no pack. What follows it stays in `from`.
bool read_pack(Reader& from, Pack& pack) {
  if (!is(from.take(kTag), "outl")) return false;
  pack.first = from.u16();
  pack.glyphs = from.u16();
  std::array<int, kStreams> lengths{};
  for (int& length : lengths) length = from.u16();
  for (std::size_t i = 0; i < kStreams; ++i)
    pack.streams[i] = Reader(from.take(static_cast<std::size_t>(lengths[i])));
  return !from.overrun();
}

struct Spot {
  int x = 0;
  int y = 0;
};

// What a glyph covers, in units of the font.
struct Box {
  Spot least{INT_MAX, INT_MAX};
  Spot most{INT_MIN, INT_MIN};

  void add(Spot at) {
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
};

// How far a point is from the one before it: the table in WOFF 2, section 5.2.
Spot next_distance(int flag, Reader& from) {
  const int kind = flag & 127;
  const auto with_sign = [kind](int bit, int value) {
    return (kind >> bit & 1) != 0 ? value : -value;
  };
  if (kind < 10) return {0, with_sign(0, ((kind & 14) << 7) + from.u8())};
  if (kind < 20) return {with_sign(0, (((kind - 10) & 14) << 7) + from.u8()), 0};
  int x = from.u8();
  int y = 0;
  if (kind < 84) {
    y = 1 + (((kind - 20) & 0x0C) << 2) + (x & 15);
    x = 1 + ((kind - 20) & 0x30) + (x >> 4);
  } else if (kind < 120) {
    x += 1 + ((kind - 84) / 12 << 8);
    y = 1 + ((kind - 84) % 12 >> 2 << 8) + from.u8();
  } else if (kind < 124) {
    const int shared = from.u8();
    x = (x << 4) + (shared >> 4);
    y = ((shared & 15) << 8) + from.u8();
  } else {
    x = (x << 8) + from.u8();
    y = from.u16();
  }
  return {with_sign(0, x), with_sign(1, y)};
}

// The tables of the font that are made of the packs.
class Glyphs {
 public:
  // False if the pack is not the next one of the face, or is spoilt.
  bool add(Pack& pack) {
    if (pack.first != count()) return false;
    for (int i = 0; i < pack.glyphs; ++i)
      if (!add_glyph(pack)) return false;
    Reader& from = pack[kCharacters];
    Character character;
    while (from.left() > 0) {
      character.code += from.i16();
      character.glyph += from.i16();
      if (character.glyph < 0 || character.glyph >= count()) return false;
      characters_.push_back(character);
    }
    return std::ranges::all_of(
        pack.streams, [](const Reader& stream) { return stream.left() == 0 && !stream.overrun(); });
  }

  // After all packs.
  void finish() {
    put32(places, outlines.size());
    sort_few(characters_, [](const Character& a, const Character& b) { return a.code < b.code; });
    for (const int value : {0, 1, 3, 10}) put16(characters, value);  // one table: Unicode, in full,
    put32(characters, 12);                                           // that begins here,
    put32(characters, 12 << 16);                                     // of this format
    put32(characters, 16 + characters_.size() * 12);
    put32(characters, 0);
    put32(characters, characters_.size());
    for (const auto& [code, glyph] : characters_)  // a group each
      for (const int value : {code, code, glyph})
        put32(characters, static_cast<std::size_t>(value));
  }

  int count() const { return static_cast<int>(boxes_.size()); }

  Data outlines;    // glyf
  Data places;      // loca
  Data widths;      // hmtx
  Data characters;  // cmap

 private:
  struct Character {
    int code = 0;
    int glyph = 0;
  };

  bool add_glyph(Pack& pack) {
    constexpr int kComposite = 128;
    const int contours = pack[kContours].u8();
    const std::size_t start = outlines.size();
    put32(places, start);
    Box box;
    if (contours == 0) {
      box = {{}, {}};
    } else {
      put16(outlines, contours < kComposite ? contours : -1);
      for (int i = 0; i < 4; ++i) put16(outlines, 0);
      if (contours == kComposite) return false;
      if (!(contours < kComposite ? add_contours(pack, contours, box)
                                  : add_components(pack, contours - kComposite, box)))
        return false;
      change16(outlines, start + 2, box.least.x);
      change16(outlines, start + 4, box.least.y);
      change16(outlines, start + 6, box.most.x);
      change16(outlines, start + 8, box.most.y);
    }
    pad(outlines);
    put16(widths, pack[kAdvances].u16());
    put16(widths, box.least.x);
    boxes_.push_back(box);
    return true;
  }

  bool add_contours(Pack& pack, int contours, Box& box) {
    int points = 0;
    for (int i = 0; i < contours; ++i) {
      const int more = pack[kPoints].u8();
      if (more == 0) return false;
      points += more;
      put16(outlines, points - 1);
    }
    put16(outlines, 0);  // no instructions
    // First which are on the curve, then how far each is from the one before, in two bytes.
    Data xs;
    Data ys;
    Spot at;
    for (int i = 0; i < points; ++i) {
      const int flag = pack[kFlags].u8();
      const Spot away = next_distance(flag, pack[kDistances]);
      at = {at.x + away.x, at.y + away.y};
      box.add(at);
      put8(outlines, flag < 128 ? 1 : 0);
      put16(xs, away.x);
      put16(ys, away.y);
    }
    put(outlines, xs);
    put(outlines, ys);
    return true;
  }

  bool add_components(Pack& pack, int components, Box& box) {
    constexpr int kInWords = 1;  // its place takes two bytes each,
    constexpr int kMoved = 2;    // and is how far it is moved
    constexpr int kMore = 32;    // another one follows
    Reader& from = pack[kComponents];
    for (int left = components; left > 0; --left) {
      const int glyph = from.u16();
      const Spot by{from.i16(), from.i16()};
      if (glyph >= count()) return false;
      const Box& its = boxes_[static_cast<std::size_t>(glyph)];
      box.add({its.least.x + by.x, its.least.y + by.y});
      box.add({its.most.x + by.x, its.most.y + by.y});
      put16(outlines, kInWords | kMoved | (left > 1 ? kMore : 0));
      for (const int value : {glyph, by.x, by.y}) put16(outlines, value);
    }
    return true;
  }

  std::vector<Box> boxes_;
  std::vector<Character> characters_;
};

struct FontTable {
  Bytes tag;
  Bytes content;
};

// The tables as a file. Its sums are none: nobody who reads this file asks for them. Empty if a
// table is too short for what it tells of the glyphs.
Data file_of(const std::vector<FontTable>& tables, int glyphs) {
  constexpr std::size_t kHead = 12;
  constexpr std::size_t kEntry = 16;
  Data file;
  put32(file, 0x10000);
  put16(file, static_cast<int>(tables.size()));
  for (int i = 0; i < 3; ++i) put16(file, 0);  // for a search in halves, which nobody makes
  std::size_t place = kHead + tables.size() * kEntry;
  for (const FontTable& table : tables) {
    put(file, table.tag);
    put32(file, 0);
    put32(file, place);
    put32(file, table.content.size());
    place += padded(table.content.size());
  }
  struct Told {
    std::string_view tag;
    std::size_t at;
    int value;
  };
  const std::array told = {Told{"head", 50, 1},       // places in four bytes each
                           Told{"hhea", 34, glyphs},  // so many have a width of their own
                           Told{"maxp", 4, glyphs}};
  for (const auto& [tag, content] : tables) {
    const std::size_t start = file.size();
    put(file, content);
    pad(file);
    for (const Told& each : told) {
      if (!is(tag, each.tag)) continue;
      if (content.size() < each.at + 2) return {};
      change16(file, start + each.at, each.value);
    }
  }
  return file;
}

}  // namespace

Bytes take_pack(Bytes& packs) {
  Reader from(packs);
  Pack pack;
  if (!read_pack(from, pack)) return {};
  const Bytes taken = packs.first(packs.size() - from.left());
  packs = packs.subspan(taken.size());
  return taken;
}

std::vector<unsigned char> unpack_face(std::initializer_list<Bytes> packs) {
  Glyphs glyphs;
  std::vector<FontTable> tables;
  for (const Bytes bytes : packs) {
    Reader from(bytes);
    Pack pack;
    if (!read_pack(from, pack) || from.left() > 0) return {};
    for (Reader& given = pack[kTables]; given.left() > 0;) {
      const Bytes tag = given.take(kTag);
      const int size = given.u16();
      tables.push_back({tag, given.take(static_cast<std::size_t>(size))});
    }
    if (!glyphs.add(pack)) return {};
  }
  glyphs.finish();
  for (auto& [tag, content] : tables) {
    if (is(tag, "cmap")) content = glyphs.characters;
    if (is(tag, "glyf")) content = glyphs.outlines;
    if (is(tag, "hmtx")) content = glyphs.widths;
    if (is(tag, "loca")) content = glyphs.places;
  }
  return tables.empty() ? Data{} : file_of(tables, glyphs.count());
}

}  // namespace meadhall::table
