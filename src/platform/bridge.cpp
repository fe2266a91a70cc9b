#include "platform/bridge.h"

#include <emscripten.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/text_page.h"
#include "bots/task.h"
#include "core/json_writer.h"
#include "core/later.h"

// clang-format off: what follows is JavaScript. `Module.page` is what web/page.js handed over.

// The exported functions below as JavaScript functions of strings, for page.js to call.
EM_JS_DEPS(bridge, "$UTF8ToString,$stringToNewUTF8,malloc,free");
EM_JS(void, js_open, (), {
  // Texts may be files, too long for the stack.
  const callable = (name) => (...texts) => {
    const copies = texts.map((text) => stringToNewUTF8(text));
    const answer = Module['_meadhall_' + name](...copies);
    copies.forEach((copy) => _free(copy));
    return answer ? UTF8ToString(answer) : "";
  };
  const calls = {};
  for (const name of ['remember', 'not_stored', 'give_way', 'lacks', 'arrived', 'learn_language', 'start', 'open_fragment', 'command', 'import', 'page', 'words', 'ask', 'answer', 'answered']) calls[name] = callable(name);
  // The table's own, for tests and measurements.
  for (const name of ['frame_stats', 'targets', 'said']) {
    if (Module['_meadhall_' + name]) calls[name] = callable(name);
  }
  calls['add_letters'] = (bytes) => {
    const copy = _malloc(bytes.length);
    HEAPU8.set(bytes, copy);
    const taken = Module['_meadhall_add_letters'](copy, bytes.length);
    _free(copy);
    return Boolean(taken);
  };
  Module['calls'] = calls;
  Module['drawn'] = Boolean(GLctx);  // whether there is a WebGL 2 to draw with
});

// ImGui's backend asks for the state it is going to set, to put it back afterwards. In a browser each
// such question waits until all that was drawn before is finished: most of a frame's time. Nobody
// else draws here, so the answers that start the wait may as well be WebGL's defaults.
EM_JS(void, js_answer_for_gl, (), {
  if (!GLctx) return;
  const square = new Int32Array(4);
  const known = new Map([
    [GLctx.ACTIVE_TEXTURE, GLctx.TEXTURE0], [GLctx.VIEWPORT, square], [GLctx.SCISSOR_BOX, square],
    [GLctx.BLEND_SRC_RGB, GLctx.ONE], [GLctx.BLEND_DST_RGB, GLctx.ZERO],
    [GLctx.BLEND_SRC_ALPHA, GLctx.ONE], [GLctx.BLEND_DST_ALPHA, GLctx.ZERO],
    [GLctx.BLEND_EQUATION_RGB, GLctx.FUNC_ADD], [GLctx.BLEND_EQUATION_ALPHA, GLctx.FUNC_ADD]]);
  const ask = GLctx.getParameter.bind(GLctx);
  GLctx.getParameter = (name) => known.has(name) ? known.get(name) : ask(name);
});

// 53 bits that nobody can foretell: what one double holds.
EM_JS(double, js_chance, (), {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return high * 2 ** 21 + (low >>> 11);
});

// The clock on the wall, in seconds.
EM_JS(double, js_clock, (), { return Math.floor(Date.now() / 1000) - new Date().getTimezoneOffset() * 60; });

// Never on a phone of Apple's; and an installed page has the screen already.
EM_JS(int, js_fills_screen, (), {
  return document.fullscreenEnabled && !matchMedia('(display-mode: standalone)').matches;
});

EM_JS(int, js_shares, (), { return typeof navigator.share === 'function'; });

EM_JS(void, js_effect, (const char* kind, const char* key, const char* text), {
  Module['page'].effect(UTF8ToString(kind), UTF8ToString(key), UTF8ToString(text));
});
// A font, for what the page itself writes.
EM_JS(void, js_font, (const char* family, const char* weight, const unsigned char* bytes, size_t size), {
  Module['page'].font(UTF8ToString(family), UTF8ToString(weight), HEAPU8.slice(bytes, bytes + size));
});
EM_JS(void, js_changed, (), { Module['page'].changed(); });
EM_JS(void, js_first_frame, (), { Module['page'].firstFrame(); });
EM_JS(void, js_edit, (const char* command, const char* value, float x, float y, float width, float height), {
  Module['page'].edit(UTF8ToString(command), UTF8ToString(value), { x, y, width, height });
});

// clang-format on

namespace meadhall::platform {
namespace {

bool woken = false;
bool watched = false;  // the table is being drawn: whoever is there can see what bots do
bool started = false;
bool rests = false;
bool reduced_motion = false;
std::uint32_t told_revision = 0;

// What page.js says itself, in the player's language.
constexpr std::array<std::string_view, 33> kWords = {"page.text_mode",     "page.group.board",
                                                     "page.group.players", "page.options",
                                                     "page.log",           "page.command",
                                                     "page.send",          "page.canvas",
                                                     "page.edit",          "page.store_failed",
                                                     "page.copy",          "page.close",
                                                     "page.no_webgl",      "page.stopped",
                                                     "page.reload",        "page.other_tab",
                                                     "page.play_here",     "page.update",
                                                     "page.update_now",    "page.later",
                                                     "page.file_failed",   "page.language_failed",
                                                     "page.licences",      "page.licences_failed",
                                                     "page.codes",         "page.more",
                                                     "page.rest_failed",   "page.coming",
                                                     "page.game_failed",   "page.again",
                                                     "page.news",          "page.news_failed",
                                                     "page.update_failed"};

constinit Later<decltype(app::text_page)> kLaterPage = app::text_page;

// By app::Effect::Kind.
constexpr auto kEffects = std::to_array<const char*>(
    {"store", "copy", "share", "address", "save_file", "pick_file", "sound", "fullscreen",
     "licences", "news", "think", "hurry", "language", "part"});
static_assert(kEffects.size() == static_cast<std::size_t>(app::Effect::Kind::part) + 1);

void settle() {
  for (const app::Effect& effect : the_app().take_effects()) {
    js_effect(kEffects[static_cast<std::size_t>(effect.kind)], effect.key.c_str(),
              effect.text.c_str());
  }
  if (the_app().revision() == told_revision) return;
  told_revision = the_app().revision();
  js_changed();
}

// The page told the app something: there may be something to draw, and to carry out.
void wake_and_settle() {
  woken = true;
  settle();
}

// What is being thought about by this copy of the program.
std::optional<bots::Task>& the_task() {
  static std::optional<bots::Task> task;
  return task;
}

// What JavaScript is handed stays valid until the next call; it copies at once.
const char* keep(std::string text) {
  static std::string kept;
  kept = std::move(text);
  return kept.c_str();
}

// What was done may turn out not to be stored: that is known when the effects have been carried
// out.
const char* answer(const Result<void>& done) {
  wake_and_settle();
  const auto& notice = the_app().notice();
  const bool failed = !done || (notice && notice->error);
  JsonWriter json;
  json.object().key("ok").boolean(!failed);
  json.key("text").string(notice ? notice->text : "").end_object();
  return keep(json.text());
}

}  // namespace

app::App& the_app() {
  static app::App app;
  return app;
}

void bridge_after_frame() {
  settle();
  static bool first = true;
  if (first) js_first_frame();
  if (first) watched = true;
  first = false;
}

bool bridge_started() { return started; }

bool bridge_rests() { return rests; }

void bridge_rest(bool resting) {
  if (rests == resting) return;
  rests = resting;
  watched = !rests;
  woken = woken || !rests;
  if (!rests) return;
  the_app().let_bot_move();  // if one has decided: nobody waits for the table any more
  settle();
}

void bridge_wake() { woken = true; }

bool bridge_woke() {
  const bool was = woken;
  woken = false;
  return was;
}

void bridge_lend(const table::Faces& faces) {
  const auto lend = [](const char* family, const char* weight,
                       const std::vector<unsigned char>& font) {
    js_font(family, weight, font.data(), font.size());
  };
  lend("Alegreya Sans", "400", faces.sans);
  lend("Alegreya Sans", "700", faces.bold);
  lend("Alegreya", "700", faces.heading);
}

bool bridge_reduced_motion() { return reduced_motion; }

void bridge_edit_text(const table::TextEdit& edit) {
  js_edit(edit.command.c_str(), edit.value.c_str(), edit.x, edit.y, edit.width, edit.height);
}

extern "C" {

// First of all calls: makes the others callable.
EMSCRIPTEN_KEEPALIVE void meadhall_open() {
  js_open();
  js_answer_for_gl();
}

// What the page's storage held under a key; all of them before the start, and after it the slots
// that another tab kept or deleted.
EMSCRIPTEN_KEEPALIVE void meadhall_remember(const char* key, const char* text) {
  the_app().remember(key, text);
  wake_and_settle();
}

// What the program had to store under `key` was not: there the storage holds `kept`, as before.
EMSCRIPTEN_KEEPALIVE void meadhall_not_stored(const char* key, const char* kept) {
  the_app().not_stored(key, kept);
  wake_and_settle();
}

// Another tab's autosave, previous and damaged save, each empty unless that tab wrote it while this
// one was not keeping the match.
EMSCRIPTEN_KEEPALIVE void meadhall_give_way(const char* autosave, const char* previous,
                                            const char* damaged) {
  the_app().give_way(autosave, previous, damaged);
  wake_and_settle();
}

EMSCRIPTEN_KEEPALIVE void meadhall_number_saves_from(int first) {
  the_app().number_saves_from(static_cast<std::size_t>(first));
}

// The words of a language: before the start, if they are likely to be wanted, or when asked for.
// What is wrong with them, or nothing.
EMSCRIPTEN_KEEPALIVE const char* meadhall_learn_language(const char* language, const char* words) {
  const Result<void> learnt = the_app().learn_language(language, words);
  wake_and_settle();
  return keep(learnt ? std::string() : the_app().say(learnt.error().message));
}

// Before the start: the part of the program is still to come. And when it has come.
EMSCRIPTEN_KEEPALIVE void meadhall_lacks(const char* part) { the_app().lacks(part); }
EMSCRIPTEN_KEEPALIVE void meadhall_arrived(const char* part) {
  the_app().part_came(part);
  wake_and_settle();
}

// `languages`: those the browser prefers, with spaces between.
EMSCRIPTEN_KEEPALIVE void meadhall_start(const char* fragment, const char* languages) {
  the_app().set_clock([] { return static_cast<std::int64_t>(js_clock()); });
  the_app().set_fills_screen(js_fills_screen() != 0);
  the_app().set_shares(js_shares() != 0);
  the_app().start(fragment, languages, static_cast<std::uint64_t>(js_chance()));
  started = true;
  wake_and_settle();
}

EMSCRIPTEN_KEEPALIVE void meadhall_open_fragment(const char* fragment) {
  the_app().open_fragment(fragment);
  wake_and_settle();
}

// { "ok": true, "text": "what was answered, or what is wrong" }
EMSCRIPTEN_KEEPALIVE const char* meadhall_command(const char* line) {
  return answer(the_app().command(line));
}

// The same, for a text the player brought: a file's, or what was pasted.
EMSCRIPTEN_KEEPALIVE const char* meadhall_import(const char* text) {
  return answer(the_app().import_text(text));
}

EMSCRIPTEN_KEEPALIVE const char* meadhall_page() { return keep(kLaterPage(the_app())); }

// { "language": "en", "page.log": "Log", … }
EMSCRIPTEN_KEEPALIVE const char* meadhall_words() {
  JsonWriter json;
  json.object();
  json.key("language").string(the_app().language());
  for (const std::string_view id : kWords) json.key(id).string(the_app().say(id));
  json.end_object();
  return keep(json.text());
}

// --- Thinking. These three are called in the worker, or where there is none by the page in its own
// time.

// Takes up a request (bots/task.h) instead of the last one. What is wrong with it, or nothing.
EMSCRIPTEN_KEEPALIVE const char* meadhall_ask(const char* request) {
  Result<bots::Task> begun = bots::Task::begin(request);
  if (!begun) return keep(std::string(begun.error().message.id()));
  the_task().emplace(std::move(begun).value());
  return "";
}

// Goes on for so many playouts; how much is done, per mille.
EMSCRIPTEN_KEEPALIVE int meadhall_think(int playouts) {
  return the_task()->advance(playouts) ? 1000 : std::min(the_task()->progress(), 999);
}

EMSCRIPTEN_KEEPALIVE const char* meadhall_answer() { return keep(the_task()->answer()); }

// --- And these tell of it.

EMSCRIPTEN_KEEPALIVE void meadhall_progressed(int request, int progress) {
  the_app().progressed(std::to_string(request), progress);
  wake_and_settle();
}

EMSCRIPTEN_KEEPALIVE const char* meadhall_answered(const char* request, const char* answer) {
  the_app().answered(request, answer);
  // Nobody watches the table: nothing is to be waited for.
  if (!watched) the_app().let_bot_move();
  wake_and_settle();
  return "";
}

EMSCRIPTEN_KEEPALIVE void meadhall_lend_fonts() { bridge_lend(table::english_faces()); }

EMSCRIPTEN_KEEPALIVE void meadhall_reduced_motion(int reduced) {
  reduced_motion = reduced != 0;
  woken = true;
}

}  // extern "C"

}  // namespace meadhall::platform
