#include "cli/kept.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/call.h"
#include "core/hash.h"

namespace meadhall::cli {
namespace {

Error unwritten(std::string_view path) {
  return Error{Message("cli.kept_unwritten").with("file", std::string(path))};
}

}  // namespace

std::string title_of(std::string_view kind, const Game& game) {
  return "meadhall " + std::string(kind) + " 1\ngame " + std::string(game.info.id) + " rules " +
         std::to_string(game.info.rules_version) + "\n";
}

std::string head_of(std::string_view kind, const Game& game, const Setup& setup) {
  std::string head = title_of(kind, game) + "players " + std::to_string(setup.players) + "\n";
  for (std::size_t i = 0; i < game.info.options.size(); ++i) {
    const OptionSpec& spec = game.info.options[i];
    head +=
        "option " + std::string(spec.id) + " " + std::string(spec.values[setup.options[i]]) + "\n";
  }
  if (!setup.data.empty()) head += "data " + std::to_string(hash_text(setup.data)) + "\n";
  return head;
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

Error unread_line(std::string_view path, std::size_t number, std::string_view line) {
  const Message why = Message("cli.kept_line")
                          .with("line", static_cast<int>(number))
                          .with("text", std::string(line.substr(0, 80)));
  return Error{
      Message("cli.in_file").with("file", std::string(path)).with("why", Message::List{why})};
}

Result<void> check_head(std::string_view path, std::string_view found, std::string_view wanted,
                        bool whole) {
  for (int line = 1; !wanted.empty() || (whole && !found.empty()); ++line) {
    const std::string_view is = take_line(found);
    const std::string_view right = take_line(wanted);
    if (is == right) continue;
    return Error{Message("cli.kept_foreign")
                     .with("file", std::string(path))
                     .with("line", line)
                     .with("found", std::string(is.substr(0, 80)))
                     .with("wanted", std::string(right))};
  }
  return {};
}

Result<KeptFile> KeptFile::open(std::string_view path, const std::string& head) {
  KeptFile kept;
  kept.path_ = path;
  std::error_code failed;
  bool begun = false;
  if (std::filesystem::exists(kept.path_, failed)) {
    const Result<std::string> text = read_all(path, "cli.kept_file");
    if (!text) return text.error();
    const std::string whole = text.value().substr(0, text.value().rfind('\n') + 1);
    // A head that was torn off is written anew.
    begun = text.value().size() >= head.size() || !head.starts_with(text.value());
    if (begun) {
      if (Result<void> right = check_head(path, whole, head, false); !right) return right.error();
      kept.text_ = whole.substr(head.size());
    }
    std::filesystem::resize_file(kept.path_, begun ? whole.size() : 0, failed);
    if (failed) return unwritten(path);
  }
  kept.file_.reset(std::fopen(kept.path_.c_str(), "ab"));
  if (kept.file_ == nullptr) return unwritten(path);
  if (!begun) {
    if (Result<void> headed = kept.add(head); !headed) return headed.error();
  }
  return kept;
}

Result<void> KeptFile::add(const std::string& line) {
  if (std::fputs(line.c_str(), file_.get()) < 0 || std::fflush(file_.get()) != 0) {
    return unwritten(path_);
  }
  return {};
}

}  // namespace meadhall::cli
