#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/contract.h"

namespace meadhall::contract {

// What a check has to say against a game: nothing if all is well. Each complaint begins with the
// name of its check: "list: a move is listed twice".
using Complaints = std::vector<std::string>;

// The messages a game was heard to use. Each id with its arguments is looked up once: it has a
// sentence in every language, and every place of every form of it is filled. Each shape of it is
// said in English once, and has to read well (reading.h).
class Vocabulary {
 public:
  void hear(const Message& message);
  void hear(std::string_view id) { hear(Message(id)); }
  void hear(const std::vector<Message>& messages);
  void hear(const std::vector<Event>& events);
  void hear(const Section& section);
  void hear(const ScoreSheet& sheet);

  // About what was heard so far.
  const Complaints& complaints() const { return complaints_; }
  std::size_t size() const { return known_.size(); }

  // What was said, by id and shape.
  const std::map<std::string, std::string>& said() const { return said_; }

 private:
  void look_up(const Message& message);
  void read(const Message& message);

  std::set<std::string> known_;              // "id name name", as heard
  std::map<std::string, std::string> said_;  // by shape
  std::set<std::string> stumbled_;           // ids
  Complaints complaints_;
};

}  // namespace meadhall::contract
