#pragma once

#include "core/fixed_vector.h"
#include "games/graenaland/pieces.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/rail.h"
#include "table/games/graenaland/signs.h"

// What the council's board and the sheet of a phone are made of; only they draw it.

namespace meadhall::table::graenaland_table {

using Seats = FixedVector<Seat, graenaland::kMaxPlayers>;

// --- What lies before the council

// The proposal on the table: a draft, one that the rules know, or one that was just voted on.
struct Matter {
  std::size_t land = 0;
  Seat proposer{};
  graenaland::Shares shares{};
  std::array<std::uint8_t, graenaland::kClasses> left{};
  graenaland::Votes votes{};
  bool drafting = false;  // it is being made here
  bool voting = false;    // it is voted on, or counted
};
// Whether cards of one are given out here now.
bool drafts_shares(const Scene& scene);
// Nothing before a land is chosen, and at a joint work.
std::optional<Matter> matter_of(const Scene& scene);

// The seats with a vote, clockwise from the proposer's left, the proposer last.
Seats bowl_order(const Scene& scene, const Matter& matter);

// Whether somebody here gives the vote of this seat, and has not said it yet.
bool votes_here(const Scene& scene, Seat seat);
// What is known of a seat's vote: a draft, or what was counted up to now.
std::optional<bool> vote_of(const Scene& scene, Seat seat);
// Of those who vote here the one whose vote the keys give: chosen, or the next one.
std::optional<Seat> next_voter(const Scene& scene);
// Whether all of them have said theirs, so that it can be counted.
bool can_count(const Scene& scene);

// What the seat's clan is painted with.
Colour clan_colour(const Scene& scene, Seat seat);
// Its shield with the house mark.
void draw_crest(Paint& paint, Seat seat, Colour clan, Point center, float size);
inline void draw_crest(Scene& scene, Seat seat, Point center, float size) {
  draw_crest(scene.frame.paint, seat, clan_colour(scene, seat), center, size);
}

// The lands for which something may be proposed, side by side: their cards, and whose votes they
// are.
void draw_proposals(Scene& scene, const Rect& room);

// --- The rail

// Of the matter, as far as the votes are known.
using Blocks = FixedVector<RailBlock, 96>;
Blocks blocks_of(const Scene& scene, const Matter& matter);
// The rail of the matter, in motion while it is counted.
void draw_matter_rail(Scene& scene, const Rect& area, const Matter& matter);

// --- Cards

// What a class of the land's cards looks like.
void draw_class_card(Scene& scene, std::size_t land, std::size_t of, const Rect& area,
                     float opacity = 1);
// Cards of one seat's share in a row, each to be taken back while it is drafted; they close up
// where they are more than the room. `down`: in a column that overlaps.
void draw_share(Scene& scene, const Matter& matter, Seat seat, const Rect& room, float card_width,
                bool down = false);
float share_width(const Matter& matter, Seat seat, float card_width);
// What is still to be given out, the next card lifted.
void draw_pile(Scene& scene, const Matter& matter, const Rect& room, float card_width);
float pile_width(const Matter& matter, float card_width);
// Where a card of the class lies in a seat's bowl, for what moves.
inline TargetName place_in_bowl(Seat seat, std::size_t of) {
  return {"bowl", static_cast<std::uint32_t>(index(seat)), static_cast<std::uint32_t>(of + 1)};
}
// A card of one of the classes (below graenaland::kClasses) in which a land's are shared out.
inline Piece shared_card(const graenaland::State& state, std::size_t land, std::size_t of) {
  const graenaland::Terrain terrain = tile_at(state, land).terrain;
  return of == graenaland::kCovered
             ? graenaland::back(terrain)
             : graenaland::card(graenaland::card_kind(static_cast<std::size_t>(terrain), of));
}
// A bowl for each clan that has votes, with what it would get and its vote: side by side in a row,
// clockwise from the proposer's left, as wide as what is in them.
void draw_bowls(Scene& scene, const Matter& matter, const Rect& row);

// Announces a bowl: a card is laid into it by a click, a key, or by carrying it there.
void touch_bowl(Scene& scene, const Matter& matter, Seat seat, const Rect& area, float radius);

// --- Votes

// Yes and No of a seat that votes here, side by side or one below the other.
void draw_vote_buttons(Scene& scene, Seat seat, const Rect& room, bool below);
// What is known of its vote: a pill that takes it back, or a lock.
void draw_vote_sign(Scene& scene, Seat seat, const Rect& head);

// --- Buttons

// Above all the one that ends it: propose, count, build it together.
float council_buttons_height(Scene& scene);
void draw_council_buttons(Scene& scene, Rect room);

// --- A joint work

void draw_joint(Scene& scene, const Rect& area);
float joint_height(Scene& scene, float width);

// Where there is no room for both: the button to the map, or from there back, at the right end of
// `row`.
void draw_map_switch(Scene& scene, Rect& row);

// Says once what the last card or vote did.
void say_draft(Scene& scene);

// The keys of the council: digits are bowls, Y and N votes, Enter counts.
void read_council_keys(Scene& scene);

}  // namespace meadhall::table::graenaland_table
