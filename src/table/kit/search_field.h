#pragma once

#include "table/kit/frame.h"

namespace meadhall::table {

// What is searched for, with what to say of it.
struct Search {
  std::string_view command;  // that the new words follow; alone it ends the search
  std::string_view word;     // searched for now; empty if nothing is
  std::string_view hint;     // what stands there while nothing is
};

// A line to search in, with a sign that clears it; the key / goes to it.
void search_field(Frame& frame, const Rect& row, const Search& search);

}  // namespace meadhall::table
