#pragma once

#include "app/app.h"
#include "table/table.h"

// Where the program and the page's script (web/page.js) meet. Commands of the page are carried out
// at once, outside any frame, because a hidden tab draws none; the loop only learns that it has
// something to draw.
//
// web/page.js also uses what the loop exports: `int meadhall_add_letters(…)`,
// `void meadhall_rest(int)`, and if it does, `const char* meadhall_frame_stats()` and
// `const char* meadhall_targets()`, which answer JSON, and `int meadhall_tab_leaves(int
// backwards)`.

namespace meadhall::platform {

// The one app, which the loop draws and the page commands.
app::App& the_app();

// To be called after each frame: does what the app asked of the outside, and lets the page know of
// the first frame and of every change.
void bridge_after_frame();

// True if the page has said what to start with: before that there is nothing to draw.
bool bridge_started();

// Nothing is drawn while text mode hides the table.
void bridge_rest(bool resting);
bool bridge_rests();

// True if the page changed something since the last call, so that a frame is due.
bool bridge_woke();

// The next frame is due.
void bridge_wake();

// What the player's system says about motion.
bool bridge_reduced_motion();

// Hands the page the fonts, for what it writes itself.
void bridge_lend(const table::Faces& faces);

// Lays an input of the page over the canvas; its text comes back as a command.
void bridge_edit_text(const table::TextEdit& edit);

}  // namespace meadhall::platform
