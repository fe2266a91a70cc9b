#pragma once

#include <string>

#include "app/app.h"

namespace meadhall::app {

// The text mode's page for the present screen, as JSON that web/page.js turns into DOM. It is made
// from the rules and the app, never from pixels, and says all that the canvas shows:
//
//   { "screen": "hall|new_match|table|credits|settings|saves|rules|challenges|
//               almanac|records",
//     "language": "en", "title": "…", "over": false,
//     "hint": "…"                                     (what may be typed, in this game's words)
//     "notice": {"text": "…", "error": false} | absent,
//     "question": "Freya: choose a pair from the wheel.",          (table)
//     "sections": [ {"title": "…", "group": "board|players|…", "lines": ["…"],
//                    "rows": [["", "heads of columns"], ["head of the row", "cells"]]} ],
//     "cells":    {"title": "…", "rows": [[ {"text": "Row 1, column 1: …", "sign": "4",
//                    "look": "outside|bare|marked|covered", "code": "at 0 0" | absent} ]]} |
//                    absent,
//                                                 (a table whose cells are moves: role="grid")
//     "moves":    [ {"code": "take 4", "text": "Price 4: …", "terms": "…" | absent,
//                    "heading": "…" | absent} ],     (table: button[data-move]; those of a heading
//                                                     follow one another)
//     "amounts":  [ {"command": "bid", "label": "Your bid, from 3 to 21", "button": "Bid",
//                    "least": 3, "most": 21, "value": 3} ],   (moves that say how much: never in
//                                                              "moves")
//     "actions":  [ {"command": "undo", "text": "Undo", "enabled": true,
//                    "further": true | absent} ],        (further ones stand behind "More")
//     "fields":   [ {"heading": "…", "text": "…"}, {"command": "name 1", "label": "…", "value":
//     "Freya"}              (a text field)
//                 , {"command": "set startVp", "label": "…", "value": "10",
//                    "choices": [ {"value": "10", "text": "10 points"} ]} ],
//     "help":     {"title": "…", "rows": [["", "heads"], ["goto <n>", "what it does"]]} | absent,
//     "log": ["…"], "fresh": ["…"] }        (the whole log; the lines the latest command added)
//
// A field's new value, or an amount, is sent as its command, a space, and the value.
std::string text_page(const App& app);

}  // namespace meadhall::app
