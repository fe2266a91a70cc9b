#pragma once

#include <string>
#include <vector>

#include "app/app.h"
#include "table/kit/revision.h"

// Explanations of the thing or the move pointed at: worked out once, not once a frame, from what
// the viewer may see.

namespace meadhall::table::match {

// Explains a thing by the rules, and says where more is to be read.
class Explainer {
 public:
  const std::vector<std::string>& lines(const app::App& app, Inspectable thing);

 private:
  WorkedOut<Inspectable> done_;
  std::vector<std::string> lines_;
};

// All that is foreseen of a move as one paragraph, from its sentence `first` on: the first one says
// what the move itself is.
std::string foreseen_words(const app::App& app, Move move, std::size_t first);

// The sentence that names a chapter of the rules: "Rules: Paying."; empty if there is no such one.
std::string chapter_told(const app::App& app, std::string_view chapter);

}  // namespace meadhall::table::match
