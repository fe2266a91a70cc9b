#include "cli/evolution.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "cli/kept.h"
#include "core/rng.h"
#include "core/scan.h"

namespace meadhall::cli {
namespace {

constexpr std::size_t kCandidates = 16;  // a generation
constexpr std::size_t kParents = 4;      // of them, that the next mean is made of

// In hundredths, so that a file says exactly what it was.
using Mean = std::vector<std::int64_t>;

std::string head_of(const Evolution& evolution) {
  std::string head = cli::head_of("tune", evolution.trial.game, evolution.trial.setup);
  head += "seed " + std::to_string(evolution.trial.setup.seed) + "\n";
  head += "playouts " + std::to_string(evolution.trial.level.playouts) + "\n";
  head += "deals " + std::to_string(evolution.deals) + "\n";
  head += "spread " + std::to_string(evolution.spread) + "\n";
  head += "numbers";
  for (std::size_t i = 0; i < evolution.standard.size(); ++i) {
    head += " " + std::string(evolution.trial.numbers[i].name) + " " +
            std::to_string(evolution.standard[i]);
  }
  return head + "\n";
}

std::string line_of(std::uint64_t generation, const Mean& mean) {
  std::string line = "generation " + std::to_string(generation);
  for (const std::int64_t each : mean) line += " " + std::to_string(each);
  return line + "\n";
}

// The means of a file, one a generation. Errors: a line is none of them.
Result<std::vector<Mean>> read_means(std::string_view path, const KeptFile& file,
                                     const std::string& head, std::size_t count) {
  const auto above = static_cast<std::size_t>(std::ranges::count(head, '\n'));
  std::vector<Mean> means;
  for (std::string_view rest = file.text(); !rest.empty();) {
    const std::string_view line = take_line(rest);
    Scanner scan(line);
    Mean mean;
    bool right = scan.take("generation " + std::to_string(means.size() + 1));
    while (right && !scan.done()) {
      right = scan.take(' ');
      const auto number = scan.number<std::int64_t>();
      right = right && number.has_value();
      mean.push_back(number.value_or(0));
    }
    if (!right || mean.size() != count) return unread_line(path, above + means.size() + 1, line);
    means.push_back(std::move(mean));
  }
  return means;
}

Values rounded(const Mean& mean) {
  Values values;
  for (const std::int64_t each : mean) {
    values.push_back(static_cast<int>((each + (each < 0 ? -50 : 50)) / 100));
  }
  return values;
}

// About as often as a normal deviate so far from 0, in thousandths: the sum of twelve draws.
std::int64_t deviate(Rng& rng) {
  std::int64_t sum = -6000;
  for (int i = 0; i < 12; ++i) sum += rng.below(1001);
  return sum;
}

// What lies around a mean, in pairs that lie opposite each other.
std::vector<Mean> candidates_around(const Evolution& evolution, const Mean& mean,
                                    std::uint64_t generation) {
  constexpr std::int64_t kLeast = 200;  // hundredths
  Rng rng(evolution.trial.setup.seed * 1'000'003 + generation);
  std::vector<Mean> all;
  for (std::size_t pair = 0; pair < kCandidates / 2; ++pair) {
    Mean one = mean;
    Mean other = mean;
    for (std::size_t i = 0; i < mean.size(); ++i) {
      const auto size = std::int64_t{std::abs(evolution.standard[i])};
      const auto step = std::max(kLeast, size * static_cast<std::int64_t>(evolution.spread));
      const std::int64_t moved = step * deviate(rng) / 1000;
      one[i] += moved;
      other[i] -= moved;
    }
    all.push_back(std::move(one));
    all.push_back(std::move(other));
  }
  return all;
}

// Each candidate plays the same deals against the mean; the best make the next one.
Result<Mean> next_mean(const Evolution& evolution, const Mean& mean, std::uint64_t generation) {
  const std::vector<Mean> candidates = candidates_around(evolution, mean, generation);
  const Values others = rounded(mean);
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    double worth = 0;
    for (std::uint64_t deal = 0; deal < evolution.deals; ++deal) {
      const std::uint64_t seed = evolution.trial.setup.seed + generation * evolution.deals + deal;
      const Result<DealResult> result = evolution.trial.play(seed, rounded(candidates[i]), others);
      if (!result) return result.error();
      worth += result.value().worth;
    }
    order.emplace_back(-worth, i);
  }
  std::ranges::sort(order);
  Mean next(mean.size());
  for (std::size_t i = 0; i < next.size(); ++i) {
    for (std::size_t best = 0; best < kParents; ++best)
      next[i] += candidates[order[best].second][i];
    next[i] /= static_cast<std::int64_t>(kParents);
  }
  return next;
}

}  // namespace

Result<Values> evolve(const Evolution& evolution, std::optional<std::string_view> path) {
  Mean mean;
  for (const int each : evolution.standard) mean.push_back(std::int64_t{100} * each);
  std::uint64_t generation = 0;
  std::optional<KeptFile> file;
  if (path) {
    const std::string head = head_of(evolution);
    Result<KeptFile> opened = KeptFile::open(*path, head);
    if (!opened) return opened.error();
    file = std::move(opened).value();
    const Result<std::vector<Mean>> means = read_means(*path, *file, head, mean.size());
    if (!means) return means.error();
    const auto done = static_cast<std::ptrdiff_t>(
        std::min<std::uint64_t>(means.value().size(), evolution.generations));
    if (done > 0) mean = means.value().begin()[done - 1];
    generation = static_cast<std::uint64_t>(done);
  }
  while (generation < evolution.generations) {
    Result<Mean> next = next_mean(evolution, mean, generation);
    if (!next) return next.error();
    mean = std::move(next).value();
    ++generation;
    if (!file) continue;
    if (Result<void> written = file->add(line_of(generation, mean)); !written) {
      return written.error();
    }
  }
  return rounded(mean);
}

}  // namespace meadhall::cli
