// The tests of the command line: node tests/cli/run.mjs PROGRAM [ARGUMENT…]
//   node tests/cli/run.mjs build/native/meadhall
//   node tests/cli/run.mjs node build/web/engine/meadhall.js
//
// A thread for each core takes its share of them, in a folder of its own: a test does nothing but wait for
// the program.

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { conclude, countFailures } from '../support/runner.mjs';
import { folder } from './meadhall.mjs';
import { errorTests } from './errors.mjs';
import { figureTests } from './figures.mjs';
import { gameTests } from './games.mjs';
import { feastTests } from './feast.mjs';
import { matchTests } from './matches.mjs';
import { tournamentTests } from './tournament.mjs';
import { tuneTests } from './tune.mjs';

const tests = [...matchTests, ...feastTests, ...gameTests, ...figureTests, ...tournamentTests, ...tuneTests, ...errorTests];

try {
  if (isMainThread) {
    const shares = cpus().map((_, share, { length }) =>
      new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), workerData: { share, length } }));
    const said = await Promise.all(shares.map((worker) => Promise.all([once(worker, 'message'), once(worker, 'exit')])));
    conclude(tests.length, said.reduce((sum, [[failed]]) => sum + failed, 0));
  } else {
    const { share, length } = workerData;
    parentPort.postMessage(await countFailures(tests.filter((_, i) => i % length === share)));
  }
} finally {
  rmSync(folder, { recursive: true });
}
