// Every way to be refused: one sentence, nothing printed, status 1 for what cannot be, 2 for a command
// written wrongly.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { file, folder, good, json, refused, run } from './meadhall.mjs';

const match = () => file('match.txt', good(['new', 'vikings', '--players', '3', '--seed', '42']));

// A save with one passage replaced, and where that passage stood: "line:column" of its first letter.
function damaged(from, to, save = good(['play', match(), 'take 3'])) {
  const at = save.indexOf(from);
  assert.ok(at >= 0, from);
  const before = save.slice(0, at).split('\n');
  file('damaged.txt', save.replace(from, to));
  return { line: before.length, column: before.at(-1).length + 1 };
}

export const errorTests = [
  ['a command, a game, a language that does not exist', () => {
    refused(2, ['ludo'], 'There is no command “ludo”; `meadhall --help` lists them.');
    refused(2, ['help', 'ludo'], 'There is no command “ludo”; `meadhall --help` lists them.');
    const inOrder = json(['games']).games.map(({ id }) => id).join(', ');
    for (const verb of ['new', 'options', 'notation', 'simulate']) {
      refused(2, [verb, 'ludo'], `There is no game called “ludo” in the house; there is: ${inOrder}.`);
    }
    assert.match(run(['options', 'vikings', '--lang', 'tlh']).err,
      /^meadhall: There is no language “tlh” here; there is: en[a-z, ]*\.\n$/);
    refused(2, ['options', 'vikings', '--lang', 'xx'], run(['options', 'vikings', '--lang', 'tlh']).err
      .replace(/^meadhall: |\n$/g, '').replace('tlh', 'xx'));
    assert.equal(run(['options', 'vikings', '--lang', 'tlh']).status, 2);
  }],

  ['what was written wrongly is repeated without what would command the terminal, and not at length', () => {
    refused(2, ['\x1b[2J\x1b]0;ludo\x07'], 'There is no command “\ufffd[2J\ufffd]0;ludo\ufffd”; `meadhall --help` lists them.');
    const games = json(['games']).games.map(({ id }) => id).join(', ');
    refused(2, ['new', '\u202eludo'], `There is no game called “\ufffdludo” in the house; there is: ${games}.`);
    const endless = run(['play', match(), 'x'.repeat(100_000)]);
    assert.equal(endless.status, 1);
    assert.ok(endless.err.length < 5000, `${endless.err.length} letters`);
  }],

  ['a word too few or too many', () => {
    refused(2, ['legal'], 'Something is missing; this command is written: meadhall legal FILE.');
    refused(2, ['explain', match()], 'Something is missing; this command is written: meadhall explain FILE THING.');
    refused(2, ['legal', 'match.txt', 'take 3'],
      '“take 3” is one word too many; this command is written: meadhall legal FILE.');
    refused(2, ['replay', 'match.txt', 'more'],
      '“more” is one word too many; this command is written: meadhall replay FILE [--link].');
  }],

  ['no command reads a switch of another', () => {
    match();
    const foreign = { new: '--depth', legal: '--link', play: '--set', score: '--signature', replay: '--small', explain: '--players',
      position: '--link', options: '--preset', notation: '--seed', simulate: '--depth', perft: '--games' };
    for (const [verb, name] of Object.entries(foreign)) {
      refused(2, [verb, 'match.txt', name, '3'],
        `“meadhall ${verb}” has no option ${name}; \`meadhall ${verb} --help\` shows those it has.`);
    }
  }],

  ['a switch without its value, twice, or with one that is no number of those it takes', () => {
    refused(2, ['new', 'vikings', '--seed'], 'The option --seed needs a value after it: --seed S.');
    refused(2, ['legal', match(), '--lang'], 'The option --lang needs a value after it: --lang LANG.');
    refused(2, ['new', 'vikings', '--seed', '1', '--seed', '2'], 'The option --seed was given twice; give it once.');
    refused(2, ['legal', 'match.txt', '--json', '--json'], 'The option --json was given twice; give it once.');
    for (const players of ['1', '5', 'three', '-2', '3x', '', '03']) {
      refused(2, ['new', 'vikings', '--players', players],
        `--players takes a whole number from 2 to 4, not “${players}”.`);
    }
    refused(2, ['new', 'vikings', '--seed', '18446744073709551616'],
      '--seed takes a whole number from 0 to 18446744073709551615, not “18446744073709551616”.');
    refused(2, ['simulate', 'vikings', '--games', '0'],
      '--games takes a whole number from 1 to 1000000000, not “0”.');
    refused(2, ['perft', 'vikings', '--depth', '51'], '--depth takes a whole number from 1 to 50, not “51”.');
  }],

  ['presets and options that do not exist', () => {
    refused(2, ['new', 'vikings', '--preset', 'dutch'], 'There is no preset “dutch” of this game; there is: basic, ' +
      'advanced, advancedNoSpecials, german2007, czech2007, russian2007, polish2008.');
    refused(2, ['ladder', 'vikings', '--levels', 'karl,odin'],
      'There is no level “odin”; there is: greedy, thrall, karl, skald, jarl, p60.');
    for (const level of ['p', 'p0', 'p60k', 'p60k0', 'p60c40', 'p60k2c101', 'p60k2c40x']) {
      refused(2, ['ladder', 'vikings', '--levels', `karl,${level}`],
        `There is no level “${level}”; there is: greedy, thrall, karl, skald, jarl, p60.`);
    }
    refused(2, ['simulate', 'vikings', '--preset', 'dutch'], 'There is no preset “dutch” of this game; there is: basic, ' +
      'advanced, advancedNoSpecials, german2007, czech2007, russian2007, polish2008.');
    refused(2, ['new', 'vikings', '--set', 'startVp'],
      '--set takes option=value, not “startVp”; `meadhall options vikings` lists them.');
    refused(2, ['new', 'vikings', '--set', 'colour=red'], '--set colour=red: There is no option “colour” in this game.');
    refused(2, ['perft', 'vikings', '--set', 'startVp=7'],
      '--set startVp=7: The option “startVp” cannot be “7”; it can be: 10, 0.');
    refused(1, ['new', 'vikings', '--set', 'firstPlayer=chosen', '--set', 'firstSeat=4'],
      'Seat 4 was to begin, but only 2 players sit at the table.');
  }],

  ['figures where the game takes none', () => {
    const none = 'This game has no figures that a table could replace';
    for (const verb of ['new', 'simulate', 'perft', 'match', 'ladder', 'tournament', 'tune', 'puzzles']) {
      refused(1, [verb, 'vikings', '--data', file('figures.txt', 'moon: 7\n')], `${none}; leave them out.`);
    }
    refused(1, ['options', 'vikings', '--data'], `${none}.`);
    refused(2, ['new', 'vikings', '--data'], 'The option --data needs a value after it: --data FILE.');
  }],

  ['what belongs to a match to be begun, given with one that has begun', () => {
    for (const [name, value] of [['--seed', '1'], ['--players', '2'], ['--preset', 'basic'], ['--set', 'startVp=0'], ['--data', '-']]) {
      refused(2, ['perft', match(), name, value],
        `${name} is for a match to be begun, but “match.txt” has begun; leave it out.`);
    }
  }],

  ['two scorings at once', () => {
    refused(2, ['score', match(), '--small', '--final'], '--small and --final are two scorings; ask for one at a time.');
  }],

  ['a file that is not there, is a folder, is empty, or is something else', () => {
    const unreadable = (name) => `The file “${name}” cannot be read; name a save, a position, a link, or - for standard input.`;
    mkdirSync(join(folder, 'folder'), { recursive: true });
    for (const verb of ['legal', 'play', 'score', 'replay', 'position', 'perft']) {
      refused(1, [verb, 'nowhere.txt'], unreadable('nowhere.txt'));
      refused(1, [verb, 'folder'], unreadable('folder'));
    }
    const neither = 'Line 1, column 1 begins neither a save (“meadhall save …”) nor a position (“vikings position …”) nor a link (“#match/…”).';
    refused(1, ['legal', file('poem.txt', 'Cattle die, kinsmen die.\n')], `poem.txt: ${neither}`);
    refused(1, ['legal', file('empty.txt', '')], `empty.txt: ${neither}`);
    refused(1, ['legal', '-'], `Standard input: ${neither}`, 'meadhall');
    refused(1, ['legal', file('big.txt', 'x'.repeat((16 << 20) + 1))],
      'The file “big.txt” is larger than 16 MB, more than any match; is it the right one?');
  }],

  ['a damaged save: its file, line and column', () => {
    const unreadable = (from, to, offset) => {
      const { line, column } = damaged(from, to);
      const text = good(['play', 'match.txt', 'take 3']).replace(from, to).split('\n')[line - 1];
      refused(1, ['legal', 'damaged.txt'],
        `damaged.txt: Line ${line} cannot be read from column ${column + offset} on: “${text}”.`);
    };
    unreadable('players 3', 'players three', 8);
    unreadable('seat 2', 'seat 7', 5);
    unreadable('option startVp', 'choice startVp', 0);
    unreadable('current 1', 'now 1', 5);
    const at = damaged('startVp 10', 'startVp 7');
    refused(1, ['legal', 'damaged.txt'], `damaged.txt: Line ${at.line}, column ${at.column + 8}, “option startVp 7”: ` +
      'The option “startVp” cannot be “7”; it can be: 10, 0.');
    damaged('game vikings', 'game ludo');
    refused(1, ['legal', 'damaged.txt'],
      `damaged.txt: Line 2, column 6 names a game that is not in the house: “game ludo rules 2”.`);
    damaged('rules 2', 'rules 99');
    refused(1, ['legal', 'damaged.txt'],
      'damaged.txt: Line 2, column 20: this save was made by a newer Meadhall; reload the page to get it.');
    damaged('seed 42', 'seed 43');
    const save = good(['play', 'match.txt', 'take 3']);
    const moved = save.split('\n').findIndex((line) => line.startsWith('take 3 #'));
    refused(1, ['legal', 'damaged.txt'], `damaged.txt: Line ${moved + 1}, column 8: after “${save.split('\n')[moved]}” ` +
      'the table is not what was saved; the save was changed, or made under other rules.');
    damaged('Player 1', 'Player 9');
    refused(1, ['legal', 'damaged.txt'], 'damaged.txt: The save was changed after it was made: its checksum differs.');
    refused(1, ['legal', '-'], 'Standard input: The save is cut off: its checksum is missing.', save.slice(0, 200));
  }],

  ['a damaged link', () => {
    const link = good(['replay', match(), '--link']).trim();
    refused(1, ['replay', link.slice(0, -3)], 'The link was damaged on its way: its checksum differs. Ask for it again.');
    refused(1, ['replay', `${link}!`],
      'The link holds characters that do not belong there; it was damaged on its way. Ask for it again.');
    refused(1, ['replay', '#match/ludo/AAAA'], 'There is no game called “ludo” in the house.');
    refused(1, ['replay', file('link.txt', `${link.slice(0, -3)}\n`)],
      'link.txt: The link was damaged on its way: its checksum differs. Ask for it again.');
  }],

  ['a move that cannot be read or is not legal: which argument', () => {
    const hint = run(['play', match(), 'dance']).err.replace(/^.*?“dance” is no move/s, '“dance” is no move').trim();
    refused(1, ['play', 'match.txt', 'take 3', 'dance'], `Argument 3, “dance”: ${hint}`);
    refused(1, ['play', 'match.txt', 'take 3; dance'], `Argument 2, “dance”: ${hint}`);
    refused(1, ['play', 'match.txt', ''], `Argument 2, “”: ${hint.replace('“dance”', '“”')}`);
    const { status, out, err } = run(['play', 'match.txt', 'take 3', 'pay 3g; place N2']);
    assert.deepEqual([status, out], [1, '']);
    assert.match(err, /^meadhall: Argument 3, “place N2”: [^\n]+\n$/);
  }],

  ['a thing that is not on the table', () => {
    const { status, out, err } = run(['explain', match(), 'the', 'king']);
    assert.deepEqual([status, out], [1, '']);
    assert.match(err, /^meadhall: “the king” is nothing on the table; try [^\n]+\n$/);
  }],

  ['a position cannot be replayed; a damaged one is refused with its file, line and column', () => {
    const text = good(['position', match()]);
    refused(1, ['replay', file('position.txt', text)],
      '“position.txt” is a position without the moves that led to it; this command needs a save or a link.');
    const { status, out, err } = run(['legal', file('bad.txt', `${text}nonsense\n`)]);
    assert.deepEqual([status, out], [1, '']);
    assert.match(err, new RegExp(`^meadhall: bad\\.txt: [^\n]*\\b${text.split('\n').length}\\b[^\n]*\\b1\\b[^\n]*\n$`));
  }],
];
