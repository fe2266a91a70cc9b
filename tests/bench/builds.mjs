// How much slower the wasm build plays than the native one, the basic and the advanced game: the same
// random matches by turns, medians and the ratio of each pair. Run it on an idle machine:
//   node tests/bench/builds.mjs [RUNS [GAMES]]

import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = join(dirname(fileURLToPath(import.meta.url)), '../../build');
const [runs = '7', games = '20000'] = process.argv.slice(2);
const simulation = ['simulate', 'vikings', '--games', games, '--seed', '1'];
const programs = {
  native: [join(build, 'native/meadhall')],
  wasm: ['node', join(build, 'web/engine/meadhall.js')],
};

function play([program, ...words], preset) {
  const told = execFileSync(program, [...words, ...simulation, '--preset', preset], { encoding: 'utf8' });
  return {
    speed: Number(told.match(/decisions per second\s+(\d+)/)[1]),
    signature: told.match(/signature\s+(\w+)/)[1],
  };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const millions = (speed) => `${(speed / 1e6).toFixed(2)} M decisions/s`;

for (const preset of ['basic', 'advanced']) {
  const pairs = [];
  for (let run = 0; run < Number(runs); ++run) {
    const [native, wasm] = [play(programs.native, preset), play(programs.wasm, preset)];
    if (native.signature !== wasm.signature) throw new Error('The builds played different matches.');
    pairs.push({ native: native.speed, wasm: wasm.speed, ratio: native.speed / wasm.speed });
  }
  console.log(preset);
  console.log(`  native  ${millions(median(pairs.map((pair) => pair.native)))}`);
  console.log(`  wasm    ${millions(median(pairs.map((pair) => pair.wasm)))}`);
  console.log(`  time of wasm / time of native  ${median(pairs.map((pair) => pair.ratio)).toFixed(2)}`);
}
