#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "text/say.h"

namespace meadhall::cli {
namespace {

constexpr std::string_view kHelp = R"(meadhall: Viking board games on the command line

  meadhall new GAME [--players N] [--seed S] [--preset P] [--set option=value]…
      begins a match and prints its save
  meadhall legal FILE
      lists the legal moves of a save's current decision
  meadhall play FILE MOVE…
      plays moves and prints the save
  meadhall replay FILE|LINK [--link]
      tells a match move by move; --link prints the link to it instead
  meadhall simulate GAME [--games N] [--seed S] [--players N] [--signature]
      plays random matches; prints their speed and their signature, which every build shares

FILE may be - for standard input, or a link. Exit status: 0 done, 1 refused, 2 used wrongly.

  meadhall new vikings --players 3 --seed 42 > match.txt
  meadhall play match.txt "take 3" "pay 3g" "start C" | meadhall legal -
)";

struct Verb {
  std::string_view name;
  Result<void> (*run)(Arguments&);
};
constexpr std::array<Verb, 5> kVerbs = {{{"new", new_match},
                                         {"legal", legal_moves},
                                         {"play", play_moves},
                                         {"replay", replay},
                                         {"simulate", simulate}}};

int complain(const Error& error, int status) {
  std::fprintf(stderr, "meadhall: %s\n", text::Speaker("en").say(error.message).c_str());
  return status;
}

int run(const std::vector<std::string_view>& words) {
  if (words.empty() || words.front() == "--help" || words.front() == "-h" ||
      words.front() == "help") {
    std::fwrite(kHelp.data(), 1, kHelp.size(), words.empty() ? stderr : stdout);
    return words.empty() ? 2 : 0;
  }
  for (const Verb& verb : kVerbs) {
    if (verb.name != words.front()) continue;
    Result<Arguments> arguments =
        Arguments::read({words.begin() + 1, words.end()}, {"--link", "--signature"});
    if (!arguments) return complain(arguments.error(), 2);
    const Result<void> done = verb.run(arguments.value());
    if (!done) {
      const bool misused = done.error().message.id().starts_with("cli.");
      return complain(done.error(), misused ? 2 : 1);
    }
    // A full disk must not look like a match kept.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
      return complain(Error{Message("cli.unwritten")}, 1);
    }
    return 0;
  }
  return complain(Error{Message("cli.verb").with("verb", std::string(words.front()))}, 2);
}

}  // namespace
}  // namespace meadhall::cli

int main(int count, char** words) { return meadhall::cli::run({words + 1, words + count}); }
