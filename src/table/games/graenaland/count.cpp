#include "table/games/graenaland/count.h"

#include "games/graenaland/pieces.h"

namespace meadhall::table::graenaland_table {

using graenaland::Happening;

void Counts::take_in(std::uint32_t number, std::span<const Event> deed, double now,
                     double seconds) {
  if (taken_ == number) return;
  taken_ = number;
  if (!known_) return;
  Ballot counted = *known_;
  std::optional<bool> passed;
  for (const Event& event : deed) {
    const auto what = static_cast<Happening>(event.what);
    if (event.seat && (what == Happening::votes_yes || what == Happening::votes_no)) {
      counted.answers[index(*event.seat)] = what == Happening::votes_yes;
    }
    if (what == Happening::passed) passed = true;
    if (what == Happening::failed) passed = false;
  }
  if (!passed) return;
  known_at_ = known_;
  known_.reset();
  ballot_ = counted;
  passed_ = *passed;
  begins_ = now;
  lasts_ = seconds > 0 ? seconds : 1;
  ends_ = seconds > 0 ? now + seconds * (1 + kVerdict) : 0;
}

int Counts::yes() const {
  int sum = 0;
  for (std::size_t i = 0; i < ballot_->answers.size(); ++i) {
    if (ballot_->answers[i].value_or(false)) sum += ballot_->votes.of[i];
  }
  return sum;
}

}  // namespace meadhall::table::graenaland_table
