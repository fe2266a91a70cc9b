#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"

// Cards laid out for one resource in any order. The rules ask for them in the order of their
// sources, so that each way to pay is offered once: told one by one, the first card would shut out
// all that come before it. So they are collected here and sent in the rules' order once all lie
// there.

namespace meadhall::table::graenaland_table {

struct Scene;

struct PayDraft {
  std::vector<std::uint32_t> laid;  // graenaland::source, as they were laid
  bool sending = false;             // one a frame
  bool unseen = false;              // changed while it was drawn: shown with the next frame
  // What may be laid next, if cards are collected for what is asked.
  std::optional<graenaland::Sources> next{};
  std::string question;  // of what is still open then; empty with nothing laid
};

// What may be laid out besides for the resource asked for, whatever the order; nothing once all
// lies there. Each leaves the rest payable. The least, with nothing laid, are those the rules
// offer.
graenaland::Sources next_payments(const graenaland::State& state,
                                  const std::vector<std::uint32_t>& laid);

// Shows the draft as it is now: hand, slots, question.
void show_payment(Scene& scene);
// Lays one out, with all that then follows from it in whatever order; all that is asked is sent.
void lay_payment(Scene& scene, std::uint32_t from);
void take_payment_back(Scene& scene, std::size_t which);
// In each frame, before anything is drawn.
void send_payment(Scene& scene);
// Whether the draft goes on at the match's position now, one of its cards being told.
bool payment_goes_on(Scene& scene);

}  // namespace meadhall::table::graenaland_table
