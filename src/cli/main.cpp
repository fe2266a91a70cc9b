#include <algorithm>
#include <cstdio>
#include <span>
#include <string_view>
#include <vector>

#include "cli/verbs.h"
#include "text/every_language.h"

namespace meadhall::cli {
namespace {

using Words = std::span<const std::string_view>;

constexpr int kDone = 0;
constexpr int kRefused = 1;
constexpr int kMisused = 2;

// What is wrong with how a command was written has an id of its own kind.
int complain(const Error& error, const text::Speaker& speaker) {
  std::fprintf(stderr, "meadhall: %s\n", speaker.say(error.message).c_str());
  return error.message.id().starts_with("cli.use.") ? kMisused : kRefused;
}

int print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  // A full disk must not look like a match kept.
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    return complain(Error{Message("cli.unwritten")}, text::Speaker("en"));
  }
  return kDone;
}

bool is_help(std::string_view word) { return word == "--help" || word == "-h"; }

const Verb* find_verb(std::string_view name) {
  const auto found = std::ranges::find(verbs(), name, &Verb::name);
  return found != verbs().end() ? &*found : nullptr;
}

int complain_of_verb(std::string_view name) {
  return complain(Error{Message("cli.use.verb").with("verb", std::string(name))},
                  text::Speaker("en"));
}

Result<void> check_words(const Verb& verb, const std::vector<std::string_view>& plain) {
  if (plain.size() < verb.count.least) {
    return Error{Message("cli.use.missing").with("synopsis", synopsis_of(verb))};
  }
  if (plain.size() > verb.count.most) {
    return Error{Message("cli.use.surplus")
                     .with("word", std::string(plain[verb.count.most]))
                     .with("synopsis", synopsis_of(verb))};
  }
  return {};
}

Result<void> check_language(std::string_view language) {
  const std::vector<std::string_view> all = text::languages();
  if (std::ranges::find(all, language) != all.end()) return {};
  std::string known;
  for (const std::string_view each : all) {
    if (!known.empty()) known += ", ";
    known += each;
  }
  return Error{
      Message("cli.use.language").with("language", std::string(language)).with("languages", known)};
}

int run_verb(const Verb& verb, Words words) {
  Result<Arguments> arguments = Arguments::read(words, verb.name, switches_of(verb));
  if (!arguments) return complain(arguments.error(), text::Speaker("en"));
  Call call{.arguments = std::move(arguments).value()};
  call.language = call.arguments.value("lang").value_or("en");
  call.json = call.arguments.has("json");
  if (Result<void> known = check_language(call.language); !known) {
    return complain(known.error(), text::Speaker("en"));
  }
  if (Result<void> right = check_words(verb, call.arguments.plain()); !right) {
    return complain(right.error(), call.speaker());
  }
  if (takes_game(verb)) {
    const Result<const Game*> game = read_game(call.arguments.plain().front());
    if (!game) return complain(game.error(), call.speaker());
    call.game = game.value();
  }
  const Result<std::string> answer = verb.run(call);
  return answer ? print(answer.value()) : complain(answer.error(), call.speaker());
}

int run(Words words) {
  if (words.empty()) {
    std::fputs(overview().c_str(), stderr);
    return kMisused;
  }
  const Words rest = words.subspan(1);
  if (is_help(words[0]) || words[0] == "help") {
    if (rest.empty()) return print(overview());
    const Verb* verb = find_verb(rest[0]);
    return verb != nullptr ? print(help_of(*verb)) : complain_of_verb(rest[0]);
  }
  if (words[0] == "--version") return print("meadhall " MEADHALL_VERSION "\n");
  const Verb* verb = find_verb(words[0]);
  if (verb == nullptr) return complain_of_verb(words[0]);
  if (std::ranges::any_of(rest, is_help)) return print(help_of(*verb));
  return run_verb(*verb, rest);
}

}  // namespace
}  // namespace meadhall::cli

int main(int count, char** words) {
  meadhall::text::supply_every_language();
  const std::vector<std::string_view> all(words + std::min(count, 1), words + count);
  return meadhall::cli::run(all);
}
