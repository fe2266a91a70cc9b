// Looks for better numbers of a game's bots, and measures what was found at deals kept for that.

#include <algorithm>
#include <cmath>
#include <utility>

#include "cli/answer.h"
#include "cli/evolution.h"
#include "cli/verbs.h"
#include "core/scan.h"

namespace meadhall::cli {
namespace {

// Deals that a proposal is measured at begin here; those it was found by end before.
constexpr std::uint64_t kHoldOut = 1'000'000'000;

Result<Numbers> read_numbers(const Call& call, const Game& game) {
  const std::span<const bots::Number> known = bots::numbers_of(game);
  if (known.empty()) return Error{Message("cli.no_numbers")};
  Scanner names(call.arguments.value("only").value_or(""));
  if (names.done()) return Numbers(known.begin(), known.end());
  Numbers numbers;
  while (!names.done()) {
    const std::string_view name = names.take_until(',');
    const auto found = std::ranges::find(known, name, &bots::Number::name);
    const bool twice = std::ranges::find(numbers, name, &bots::Number::name) != numbers.end();
    if (found == known.end() || twice) {
      std::string all;
      for (const bots::Number& each : known) all += " " + std::string(each.name);
      return Error{
          Message("cli.use.numbers").with("name", std::string(name)).with("names", all.substr(1))};
    }
    numbers.push_back(*found);
  }
  return numbers;
}

Result<Evolution> read_evolution(const Call& call) {
  Result<Setup> setup = read_setup(call, *call.game);
  if (!setup) return setup.error();
  Result<Numbers> numbers = read_numbers(call, *call.game);
  if (!numbers) return numbers.error();
  const auto generations = call.arguments.number("generations", 10, 0, 100'000);
  if (!generations) return generations.error();
  const auto deals = call.arguments.number("deals", 20, 1, 10'000);
  if (!deals) return deals.error();
  const auto spread = call.arguments.number("spread", 15, 1, 100);
  if (!spread) return spread.error();
  const auto playouts = call.arguments.number("playouts", 0, 0, 1'000'000);
  if (!playouts) return playouts.error();
  const std::uint64_t first = setup.value().seed;
  if (first > kHoldOut || generations.value() * deals.value() > kHoldOut - first) {
    return Error{Message("cli.use.training").with("most", std::to_string(kHoldOut))};
  }
  Values standard = values_of(numbers.value());
  return Evolution{.trial = {.game = *call.game,
                             .setup = std::move(setup).value(),
                             // Without playouts it plays the best at a glance.
                             .level = {.id = "tuned",
                                       .playouts = static_cast<int>(playouts.value()),
                                       .top_k = playouts.value() == 0 ? 1 : 0},
                             .numbers = std::move(numbers).value()},
                   .standard = std::move(standard),
                   .generations = generations.value(),
                   .deals = deals.value(),
                   .spread = spread.value()};
}

// A mean over deals, with half its 95 % interval (normal approximation).
struct Measured {
  double sum = 0;
  double squares = 0;
  double count = 0;

  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  double mean() const { return sum / count; }
  double doubt() const {
    const double variance = std::max(0.0, squares / count - mean() * mean());
    return 1.96 * std::sqrt(variance / std::max(1.0, count - 1));
  }
};

struct HeldOut {
  Measured ahead;
  Measured points;
  Measured rivals;
  Measured gain;  // points over those of the rivals
};

Result<HeldOut> measure(const Evolution& plan, const Values& proposed, std::uint64_t deals) {
  HeldOut found;
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    const Result<DealResult> result = plan.trial.play(kHoldOut + deal, proposed, plan.standard);
    if (!result) return result.error();
    double rivals = result.value().rivals;
    if (plan.trial.setup.players == 1) {
      const Result<DealResult> by_standard =
          plan.trial.play(kHoldOut + deal, plan.standard, plan.standard);
      if (!by_standard) return by_standard.error();
      rivals = by_standard.value().points;
    }
    found.ahead.add(result.value().ahead);
    found.points.add(result.value().points);
    found.rivals.add(rivals);
    found.gain.add(result.value().points - rivals);
  }
  return found;
}

}  // namespace

Result<std::string> tune(Call& call) {
  const auto deals = call.arguments.number("held-out", 100, 1, 1'000'000);
  if (!deals) return deals.error();
  const Result<Evolution> read = read_evolution(call);
  if (!read) return read.error();
  const Evolution& plan = read.value();
  const Result<Values> found_best = evolve(plan, call.arguments.value("to"));
  if (!found_best) return found_best.error();
  const Values& proposed = found_best.value();
  const Result<HeldOut> measured = measure(plan, proposed, deals.value());
  if (!measured) return measured.error();
  const HeldOut& found = measured.value();
  const bool alone = plan.trial.setup.players == 1;
  std::vector<std::vector<std::string>> rows = {{"number", "standard", "proposed"}};
  JsonWriter json;
  json.object().key("game").string(plan.trial.game.info.id);
  json.key("generations").number(static_cast<std::int64_t>(plan.generations));
  json.key("numbers").array();
  for (std::size_t i = 0; i < proposed.size(); ++i) {
    const std::string name(plan.trial.numbers[i].name);
    rows.push_back({name, std::to_string(plan.standard[i]), std::to_string(proposed[i])});
    json.object().key("name").string(name).key("standard").number(plan.standard[i]);
    json.key("proposed").number(proposed[i]).end_object();
  }
  json.end_array().key("held_out").object();
  json.key("deals").number(static_cast<std::int64_t>(deals.value()));
  std::vector<std::vector<std::string>> held = {{"held out", "mean", "±"}};
  const auto tell = [&](std::string_view name, std::string_view title, const Measured& value,
                        double times) {
    held.push_back(
        {std::string(title), decimal(times * value.mean(), 1), decimal(times * value.doubt(), 1)});
    json.key(name).decimal(value.mean(), 4);
    json.key(std::string(name) + "_doubt").decimal(value.doubt(), 4);
  };
  if (!alone) tell("ahead", "ahead %", found.ahead, 100);
  tell("points", "points", found.points, 1);
  tell("rivals", alone ? "points by the standard" : "points of rivals", found.rivals, 1);
  tell("gain", "points more", found.gain, 1);
  json.end_object().end_object();
  return call.json ? cli::line_of(json) : in_columns(rows) + "\n" + in_columns(held);
}

}  // namespace meadhall::cli
