// The tests of the command line: node tests/cli/run.mjs PROGRAM [ARGUMENT…]
//   node tests/cli/run.mjs build/native/meadhall
//   node tests/cli/run.mjs node build/web/engine/meadhall.js

import { rmSync } from 'node:fs';
import { runTests } from '../support/runner.mjs';
import { folder } from './meadhall.mjs';
import { errorTests } from './errors.mjs';
import { figureTests } from './figures.mjs';
import { gameTests } from './games.mjs';
import { matchTests } from './matches.mjs';

try {
  await runTests([...matchTests, ...gameTests, ...figureTests, ...errorTests]);
} finally {
  rmSync(folder, { recursive: true });
}
