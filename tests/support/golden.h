#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

// What is written down in tests/golden and reviewed like code:
//   MEADHALL_GOLDEN=write build/native/tests/meadhall_tests --test-case='golden*'

namespace meadhall::tests {

// Compares `told` with the file `name` in tests/golden, or writes it there.
inline std::string golden(const std::string& name, std::string_view told) {
  const std::string path = "tests/golden/" + name;
  if (const char* wish = std::getenv("MEADHALL_GOLDEN");
      wish != nullptr && std::string_view(wish) == "write") {
    std::ofstream(path, std::ios::binary) << told;
  }
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace meadhall::tests
