#include "tests/support/position_page.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

namespace meadhall::position_text::testing {
namespace {

std::string page_of(std::string_view game) {
  std::ifstream file("src/games/" + std::string(game) + "/position/README.md", std::ios::binary);
  REQUIRE(file.good());
  std::ostringstream all;
  all << file.rdbuf();
  return all.str();
}

}  // namespace

std::vector<std::string> examples_of(std::string_view game) {
  const std::string text = page_of(game);
  std::vector<std::string> blocks;
  for (std::size_t at = text.find("```\n"); at != std::string::npos; at = text.find("```\n", at)) {
    const std::size_t begin = at + 4;
    const std::size_t end = text.find("```", begin);
    REQUIRE(end != std::string::npos);
    blocks.push_back(text.substr(begin, end - begin));
    at = end + 3;
  }
  return blocks;
}

void check_page_names(std::string_view game, std::span<const std::string_view> words) {
  const std::string text = page_of(game);
  for (const std::string_view word : words) {
    const std::string quoted = "`" + std::string(word);
    const bool stands = text.find(quoted + " ") != std::string::npos ||
                        text.find(quoted + ":") != std::string::npos ||
                        text.find(quoted + "`") != std::string::npos;
    CHECK_MESSAGE(stands, word);
  }
}

}  // namespace meadhall::position_text::testing
