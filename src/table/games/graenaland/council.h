#pragma once

#include "table/games/graenaland/answers.h"

// The wooden board on which cards are shared and votes counted: everybody may look.
//
// What its targets are called, besides those of scene.h:
//
//   propose place       a land to propose for, where it is chosen on the board
//   pile class          a card still to be given out
//   laid seat, class    one that lies in a bowl (plus so many times kClasses as lie below it)
//   vote seat           a vote that was given and can be changed

namespace meadhall::table::graenaland_table {

// Whether it lies on the table: a proposal is being made, voted on or counted, or a joint work is
// talked over.
bool council_sits(const Scene& scene);
// Whether anybody here may give their vote now, even if a bot or somebody with another device is
// the one to act: its card then stands instead of theirs.
bool council_votes(const Scene& scene);
// Which of them is asked: the next one, or once all have answered the first. Where nobody is, who
// is to act.
std::optional<Seat> council_voter(const Scene& scene);
// What is asked at it, where that is not the question of the rules; else empty.
std::string_view council_question(Scene& scene);

// In each frame, before anything is drawn: drops drafts that no longer belong to what is asked,
// and sends votes that are counted, one a frame.
void send_drafts(Scene& scene);
// True while bots wait for those who sit here to have had their say in a vote.
bool holds_bots(const match::Stage& stage);

void draw_council(Scene& scene, const Rect& area);

// Upright phones: cards are shared in front of those people, over the map.
void draw_sharing_sheet(Scene& scene, const Rect& area);

// Where the board takes the place of the map, and that is looked at: the way back to the board.
void draw_way_to_council(Scene& scene, const Rect& island);

// A card that is carried from the pile or a bowl, over all else.
void draw_carried_share(Scene& scene);

// Answers and what they would mean, below the question on the card, at a council.
float council_card_height(Scene& scene, float width);
void draw_council_card(Scene& scene, Rect room);

// The notebook of promises, while it is open: over everything, so last.
void draw_promises(Scene& scene);

// What bowls, votes, slots and stores are to the question (answers.h): a store begins a proposal, a
// bowl takes the next card.
Answer council_answer(const Scene& scene, const TargetName& name);
void take_at_council(Scene& scene, const TargetName& name);

// Whether digits answer the question: a bowl or a clan. And Escape: peels off a layer of what is
// collected or chosen, if there is one.
bool takes_digits(const match::Stage& stage);
bool one_step_back(match::Stage& stage);

// Whether a count is seen.
bool count_moves(const Scene& scene);
// That and the end of the match, as motion in place (match::MotionHooks): in each frame, whether it
// moves, until when, and its end at once.
void follow_motion(match::Stage& stage, const match::AnimationFrame& now);
bool own_motion_moves(const match::Stage& stage);
double own_motion_ends(const match::Stage& stage);
void finish_motion(match::Stage& stage);

}  // namespace meadhall::table::graenaland_table
