#pragma once

#include "table/games/graenaland/scene.h"

// What a player holds, sunk in the sea: only who may see it does (Scene::state). And their yard:
// what can be built.

namespace meadhall::table::graenaland_table {

// How the panels of the foot are headed, hand, yard and payment.
inline Type foot_title() { return {Face::heading, 1.19F, current_palette.title}; }
inline Type foot_words() { return {Face::sans, 0.92F, current_palette.on_sea_soft}; }

// A button "Back" at the right of a panel's head, cut off its row where so much of it stays free;
// whether it was clicked.
bool back_button(Scene& scene, const TargetName& name, Rect& row, float free = 0);

// The cards of the viewer, in groups by resource, with what of them would pay for what is pointed
// at or asked. `area`: the whole panel with its head.
void draw_hand(Scene& scene, const Rect& area);
// The same as a strip below the council's board, for one person among bots.
void draw_hand_strip(Scene& scene, const Rect& area);

// What may be built, alone or together, and the supply cards where one has to be taken.
void draw_yard(Scene& scene, const Rect& area);

// What is being paid for, toll and joint work: the price as slots.
void draw_payment(Scene& scene, const Rect& area);
// What is carried of the hand or the council, over the table.
void draw_carried_card(Scene& scene, const TargetName& carried, const Rect& area);
// Whether the foot shows a payment instead of the yard.
bool pays(const Scene& scene);
// Of payments, one that is made with cards of the hand.
bool lays_out_cards(const Scene& scene);

}  // namespace meadhall::table::graenaland_table
