#pragma once

#include <span>

#include "table/games/graenaland/answers.h"

// The wooden board on which cards are shared and votes counted: everybody may look.

namespace meadhall::table::graenaland_table {

// Whether it lies on the table: a proposal is being made or voted on, or a joint work is talked
// over.
bool council_sits(const Scene& scene);

void draw_council(Scene& scene, const Rect& area);

// Upright phones: cards are shared in front of those people, over the map.
void draw_sharing_sheet(Scene& scene, const Rect& area);

// Answers and what they would mean, below the question on the card, at a council.
float council_card_height(Scene& scene, float width);
void draw_council_card(Scene& scene, Rect room);

// Votes as blocks, one each, from yes on the left to no on the right, with a notch at more than
// half; of a march: whose votes they are.
struct RailBlock {
  enum class Kind : std::uint8_t { owner, yes, asked, open, sealed, no };
  std::uint8_t seat = 0;
  Kind kind = Kind::owner;
};
void draw_rail(Scene& scene, const Rect& area, std::span<const RailBlock> blocks, int majority);

// What bowls, votes, slots and stores are to the question (answers.h): a store begins a proposal, a
// bowl takes the next card.
Answer council_answer(const Scene& scene, const TargetName& name);
void take_at_council(Scene& scene, const TargetName& name);

// Whether digits answer the question: a bowl or a clan.
bool takes_digits(const match::Stage& stage);

// Sends what was collected, one command a frame; in each frame.
void send_drafts(Scene& scene);

}  // namespace meadhall::table::graenaland_table
