#include "table/games/feast/answers.h"

namespace meadhall::table::feast_table {

void play(Scene& scene, Move move) { play_all(scene, {&move, 1}); }

void play_all(Scene& scene, std::span<const Move> moves) {
  const Game& game = scene.frame.app.match().game();
  std::string line = "play ";
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i > 0) line += "; ";
    line += game.text(moves[i]);
  }
  scene.frame.order(std::move(line));
}

}  // namespace meadhall::table::feast_table
