#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "table/faces.h"
#include "table/kit/view.h"

namespace meadhall::table {

// Something of the last frame that reacts to a click, for tests: "pair" 4 at a point of the screen.
struct TargetPlace {
  std::string_view what;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  float x = 0;
  float y = 0;
  bool choice = false;   // a legal answer to the question
  bool focused = false;  // the keyboard's focus stands there
  float width = 0;
  float height = 0;

  // Of a thing that only explains itself; the region that clips it, 0 if none does; and where it
  // would be seen without that.
  bool thing = false;
  std::uint32_t region = 0;
  struct Whole {
    float x = 0;  // left edge
    float y = 0;
    float width = 0;
    float height = 0;
  };
  Whole whole{};
};

// The explanation the last frame gave of the thing pointed at, and its area if that is beside the
// thing itself.
struct Said {
  std::string words;
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;
};

struct Written;

// Draws the app with ImGui draw lists and turns pointer and keyboard (as ImGui's IO has them) into
// commands of the app. Keeps only what is of the screen: what is pointed at, what moves, what is
// scrolled; the match itself is the app's.
class Table {
 public:
  Table();
  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // Adds the fonts to ImGui's atlas; once, after ImGui's context exists. Until add_letters() they
  // have what English needs; other letters are question marks.
  void load_fonts();

  // The letters of all languages; once, after load_fonts() and between two frames.
  void add_letters(const Faces& all);

  // Before each ImGui::NewFrame(), `now` in seconds: forgets presses that were not meant for what
  // the app shows now.
  void sift_input(const app::App& app, double now);
  // True if another frame is due because input waits for it.
  static bool input_waits();

  // One frame, between ImGui::NewFrame() and ImGui::Render().
  void draw(app::App& app, const View& view);

  // True if another frame is due although nothing happened: something is on its way.
  bool animating() const;

  // True if a scoring is being told that a player will send away once they have read it.
  bool telling() const;

  // A text edit asked for in this frame, handed over once.
  std::optional<TextEdit> take_text_edit();

  // True if Tab (or Shift+Tab) should leave the canvas: the focus stands at that end.
  bool tab_leaves(bool backwards) const;

  std::vector<TargetPlace> places() const;
  const Said& said() const;

  // From now on the lines of words of the latest frame are to be found in `into`
  // (table/kit/paint.h).
  void record_words(std::vector<Written>* into);

  // The colour behind everything, 0xAABBGGRR.
  static std::uint32_t ground();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace meadhall::table
