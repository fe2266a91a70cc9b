// The games of the house: a folder each below src/games, that which has a game.h. The command line lists the same
// (`meadhall games`); tests/cli/games.mjs sees to it. As a program, prints them one a line.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const rooms = fileURLToPath(new URL('../../src/games', import.meta.url));

export const games = readdirSync(rooms).filter((name) => existsSync(join(rooms, name, 'game.h'))).sort();

if (argv[1] === fileURLToPath(import.meta.url)) console.log(games.join('\n'));
