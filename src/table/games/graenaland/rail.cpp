#include <algorithm>
#include <cmath>

#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

// Votes as blocks: who would say yes on the left, no on the right, and the notch at more than half.

namespace meadhall::table::graenaland_table {

namespace {

using Kind = RailBlock::Kind;

constexpr Colour kTrough = rgb(0x22150c);
constexpr Colour kYes = rgb(0x8fd06a);  // signs on dark blocks
constexpr Colour kNo = rgb(0xff8f7c);

bool is_full(Kind kind) { return kind == Kind::owner || kind == Kind::yes; }

// Stripes of what is locked.
void draw_hatch(Paint& paint, const Rect& area, Colour colour) {
  const Clip clipped(paint, area.inset(2));
  const float step = std::max(8.0F, area.h * 0.4F);
  for (float x = area.x - area.h; x < area.right(); x += step) {
    paint.line({x, area.bottom()}, {x + area.h, area.y}, colour, 1.2F);
  }
}

// One block, or several of a kind that are too narrow to be told apart: then `n` says how many.
void draw_block(Paint& paint, const Rect& area, const RailBlock& block, int n = 1) {
  const Colour clan = current_palette.seats[block.clan];
  const float radius = std::min(area.h * 0.16F, area.w * 0.3F);
  const bool full = is_full(block.kind);
  const Colour pale = lighter(clan, 0.25F);
  const Colour ground = full                        ? clan
                        : block.kind == Kind::asked ? blend(kTrough, clan, 0.45F)
                        : block.kind == Kind::open  ? blend(kTrough, clan, 0.28F)
                                                    : blend(kTrough, clan, 0.10F);
  paint.gradient(area, lighter(ground, full ? 0.12F : 0.05F), darker(ground, 0.12F), radius);
  if (block.kind == Kind::sealed) draw_hatch(paint, area, fade(pale, 0.16F));
  if (block.kind == Kind::asked) {
    paint.dashes(area.inset(1.5F), current_palette.highlight, 2, 5);
  } else {
    paint.outline(area.inset(0.75F), full ? darker(clan, 0.35F) : fade(clan, 0.75F),
                  block.kind == Kind::no ? 1.8F : 1.2F, radius);
  }
  const Colour ink = full ? ink_on(clan) : pale;
  const float size = std::min(area.h * 0.5F, area.w * 0.62F);
  const float y = area.center().y;
  const bool signed_ = block.kind != Kind::owner && block.kind != Kind::open;
  // Mark and sign side by side; the sign in the corner where there is no room for both.
  const bool beside = area.w >= area.h * 1.35F;
  const bool tells_sign = signed_ && (beside || area.w >= area.h * 0.5F);
  const float shift = (signed_ && beside) || n > 1 ? size * 0.62F : 0;
  const bool corner = tells_sign && !beside;
  draw_mark(paint, block.seat, {area.center().x - shift, y - (corner ? area.h * 0.13F : 0)},
            corner ? size * 0.8F : size, ink);
  if (n > 1) {
    paint.number({area.center().x + size * 0.1F, y}, n,
                 {Face::bold, size * 1.1F / paint.em(), ink});
    return;
  }
  if (!tells_sign) return;
  const Point at = beside ? Point{area.center().x + shift, y}
                          : Point{area.center().x, area.bottom() - area.h * 0.24F};
  const float sign = beside ? size * 0.85F : size * 0.6F;
  switch (block.kind) {
    case Kind::yes: draw_sign(paint, Sign::yes, at, sign, full ? ink : kYes, ground); break;
    case Kind::no: draw_sign(paint, Sign::no, at, sign, kNo, ground); break;
    case Kind::sealed: draw_sign(paint, Sign::lock, at, sign, fade(pale, 0.8F), ground); break;
    case Kind::asked:
      paint.text(at, "?", {Face::bold, sign * 1.25F / paint.em(), current_palette.highlight},
                 Align::center);
      break;
    default: break;
  }
}

struct Track {
  Rect area;
  float step = 0;  // from block to block
  float gap = 0;
  Rect block(float at, float n = 1) const {
    return {area.x + at * step, area.y, n * step - gap, area.h};
  }
};

Track track_of(const Rect& area, std::size_t blocks) {
  const float edge = std::min(5.0F, area.h * 0.12F);
  const Rect inner = area.inset(edge);
  const float gap =
      std::min(4.0F, inner.w / static_cast<float>(std::max<std::size_t>(blocks, 1)) * 0.12F);
  return {inner, (inner.w + gap) / static_cast<float>(std::max<std::size_t>(blocks, 1)), gap};
}

void draw_trough(Paint& paint, const Rect& area) {
  const float radius = std::min(8.0F, area.h * 0.22F);
  paint.fill(area, kTrough, radius);
  paint.outline(area.inset(0.5F), fade(current_palette.gold_edge, 0.5F), 1, radius);
}

// The horn at more than half.
void draw_notch(Paint& paint, const Rect& area, const Track& track, int majority, float lit) {
  const float x = track.area.x + track.step * static_cast<float>(majority) - track.gap / 2;
  const float top = area.y - area.h * 0.12F;
  const float size = std::clamp(area.h * 0.22F, 5.0F, 10.0F);
  paint.line({x, top}, {x, area.bottom() + area.h * 0.12F}, current_palette.halo, 4.5F);
  if (lit > 0) paint.glow({x - 2, area.y, 4, area.h}, 3, lit);
  const auto horn = [&](float edge, Colour colour) {
    const float high = top - size * 0.7F - edge;
    paint.list().AddTriangleFilled({x - size - 2 * edge, high}, {x + size + 2 * edge, high},
                                   {x, top + size * 0.6F + 2 * edge}, colour);
  };
  horn(1.2F, current_palette.halo);  // to be seen on ice and parchment, too
  paint.line({x, top}, {x, area.bottom() + area.h * 0.12F}, current_palette.highlight, 2.5F);
  horn(0, current_palette.highlight);
}

Kind kind_of_vote(std::optional<bool> vote, Kind unknown) {
  return !vote ? unknown : *vote ? Kind::yes : Kind::no;
}

template <class KindOf>
Blocks blocks_by(const Scene& scene, const Matter& matter, KindOf kind_of) {
  Blocks blocks;
  // The proposer's come first on either side: it is they who look for a majority.
  Seats seats = bowl_order(scene, matter);
  if (!seats.empty()) std::rotate(seats.begin(), seats.end() - 1, seats.end());
  // From yes on the left to no on the right.
  for (const Kind kind :
       {Kind::owner, Kind::yes, Kind::asked, Kind::open, Kind::sealed, Kind::no}) {
    for (const Seat seat : seats) {
      if (kind_of(seat) != kind) continue;
      for (int n = matter.votes.of_seat(seat); n > 0 && !blocks.full(); --n) {
        blocks.push_back({static_cast<std::uint8_t>(index(seat)), scene.clan(seat), kind});
      }
    }
  }
  return blocks;
}

// Of a count: the blocks with the first `opened` locks open.
Blocks counted_blocks(const Scene& scene, const Matter& matter, std::size_t opened) {
  const Counts& counts = scene.drafts.counts;
  const Seats seats = bowl_order(scene, matter);
  return blocks_by(scene, matter, [&](Seat seat) {
    const auto known = counts.before().answers[index(seat)];
    const auto at = static_cast<std::size_t>(std::ranges::find(seats, seat) - seats.begin());
    return kind_of_vote(at < opened ? counts.after().answers[index(seat)] : known, Kind::sealed);
  });
}

// Where the blocks of a seat begin.
float place_of_seat(const Blocks& blocks, std::uint8_t seat) {
  const auto found = std::ranges::find(blocks, seat, &RailBlock::seat);
  return static_cast<float>(found - blocks.begin());
}

// Locks open one by one, and each time blocks slide to their side.
void draw_count(Scene& scene, const Rect& area, const Matter& matter) {
  Paint& paint = scene.frame.paint;
  const Counts& counts = scene.drafts.counts;
  const Seats seats = bowl_order(scene, matter);
  const double progress = counts.progress(scene.frame.view.now);
  const double at = std::clamp(progress, 0.0, 1.0) * static_cast<double>(seats.size());
  const auto opened = std::min(static_cast<std::size_t>(at), seats.size());
  const auto slide =
      progress >= 1 ? 1.0F : std::min(1.0F, static_cast<float>(at - std::floor(at)) * 1.6F);
  const Blocks from = counted_blocks(scene, matter, opened == 0 ? 0 : opened - 1);
  const Blocks to = counted_blocks(scene, matter, opened);
  const Track track = track_of(area, to.size());
  draw_trough(paint, area);
  std::array<float, graenaland::kMaxPlayers> drawn{};
  for (const RailBlock& block : to) {
    float& nth = drawn[block.seat];
    const float place =
        mix(place_of_seat(from, block.seat), place_of_seat(to, block.seat), ease(slide)) + nth;
    nth += 1;
    draw_block(paint, track.block(place), block);
  }
  const bool done = progress >= 1;
  draw_notch(paint, area, track, majority(matter.votes.total), done && counts.passed() ? 1.0F : 0);
  scene.frame.animating = true;
}

}  // namespace

void draw_rail(Paint& paint, const Rect& area, std::span<const RailBlock> blocks, int majority) {
  const Track track = track_of(area, blocks.size());
  draw_trough(paint, area);
  const bool merged = track.step < paint.em(0.85F);
  for (std::size_t i = 0; i < blocks.size();) {
    std::size_t n = 1;
    while (merged && i + n < blocks.size() && blocks[i + n].seat == blocks[i].seat &&
           blocks[i + n].kind == blocks[i].kind) {
      ++n;
    }
    draw_block(paint, track.block(static_cast<float>(i), static_cast<float>(n)), blocks[i],
               static_cast<int>(n));
    i += n;
  }
  draw_notch(paint, area, track, majority, 0);
}

Blocks blocks_of(const Scene& scene, const Matter& matter) {
  const std::optional<Seat> asked = next_voter(scene);
  return blocks_by(scene, matter, [&](Seat seat) {
    if (!matter.voting) return Kind::owner;
    const Kind unknown = !votes_here(scene, seat) ? Kind::sealed
                         : asked == seat          ? Kind::asked
                                                  : Kind::open;
    return kind_of_vote(vote_of(scene, seat), unknown);
  });
}

void draw_matter_rail(Scene& scene, const Rect& area, const Matter& matter) {
  if (scene.drafts.counts.shown(scene.frame.view.now)) return draw_count(scene, area, matter);
  draw_rail(scene.frame.paint, area, blocks_of(scene, matter), majority(matter.votes.total));
}

}  // namespace meadhall::table::graenaland_table
