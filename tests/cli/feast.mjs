// Every command with A Feast for Odin.

import assert from 'node:assert/strict';
import { file, good, json, lines, moves, refused } from './meadhall.mjs';

const begun = (...options) => file('odin.txt', good(['new', 'feast', '--players', '2', '--seed', '11', ...options]));

export const feastTests = [
  ['feast: a match begins alone, with every option, and bots play it to its end', () => {
    const set = ['--set', 'islands=true', '--set', 'harvest=true', '--set', 'soloStart=chosen'];
    const match = json(['new', 'feast', '--players', '1', '--preset', 'short', ...set]);
    assert.deepEqual([match.options.length, match.options.islands, match.options.soloStart], ['short', 'true', 'chosen']);
    assert.ok(match.question.length > 0);
    const save = file('odin-bot.txt', good(['match', 'feast', '--players', '1', '--levels', 'thrall', '--seed', '5']));
    assert.deepEqual(json(['score', save]).lines.map(({ points }) => points.length), Array(12).fill(1));
    const told = lines(good(['replay', save]));
    assert.ok(told.some((line) => line.includes('The match is over: ')));
    assert.ok(told.every((line) => !line.includes('«')));
  }],

  ['feast: a decision is listed, made, explained, and told as a position', () => {
    begun();
    const [first] = moves('odin.txt');
    assert.match(first, /^keep \d+$|^place \w+$/);
    file('odin-on.txt', good(['play', 'odin.txt', first]));
    const position = good(['position', 'odin-on.txt']);
    assert.match(position, /^feast position 1\n/);
    assert.equal(good(['position', file('odin-position.txt', position)]), position);
    assert.deepEqual(moves('odin-position.txt'), moves('odin-on.txt'));
    for (const thing of ['space weekly_1', 'card 47', 'item oil', 'board iceland', 'strip 1', 'ship knarr', 'feast', 'income']) {
      const said = good(['explain', 'odin-on.txt', thing]);
      assert.ok(said.length > 1 && !said.includes('«'), `${thing}: ${said}`);
    }
  }],

  ['feast: options, notation, and what a move means when it is refused', () => {
    assert.deepEqual(json(['options', 'feast']).options.map(({ id }) => id),
      ['length', 'decks', 'islands', 'harvest', 'removals', 'soloStart', 'actionBoard', 'markers']);
    const { forms } = json(['notation', 'feast']);
    assert.ok(forms.some(({ form }) => form.startsWith('lay ')) && !JSON.stringify(forms).includes('«'));
    begun();
    refused(1, ['play', 'odin.txt', 'fill'], 'Argument 2, “fill”: That cannot be done now; choose one of the moves offered.');
  }],
];
