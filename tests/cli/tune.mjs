// tune: better numbers are looked for at some deals, measured at others, and only proposed.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { file, folder, good, json, lines, refused } from './meadhall.mjs';

const call = (...more) => ['tune', 'vikings', '--only', 'noble,smith,price_2', '--deals', '2', '--held-out', '3', ...more];
const kept = (name) => readFileSync(join(folder, name), 'utf8');

export const tuneTests = [
  ['tune: without a generation the standard is proposed, and is as good as itself', () => {
    const told = json(call('--generations', '0'));
    assert.deepEqual([told.game, told.generations, told.numbers.map(({ name }) => name)], ['vikings', 0, ['noble', 'smith', 'price_2']]);
    for (const { standard, proposed } of told.numbers) assert.equal(proposed, standard);
    const { deals, ahead, gain, points, rivals } = told.held_out;
    assert.deepEqual([deals, ahead, gain, points], [3, 0.5, 0, rivals]);
    const alone = json(['tune', 'feast', '--players', '1', '--only', 'silver', '--generations', '0', '--held-out', '2']).held_out;
    assert.deepEqual([alone.ahead, alone.gain, alone.points], [undefined, 0, alone.rivals]);
  }],

  ['tune: goes on where it was left, also after a line that was torn off', () => {
    rmSync(join(folder, 'tuned.txt'), { force: true });
    const whole = json(call('--generations', '4'));
    assert.notDeepEqual(whole.numbers.map(({ proposed }) => proposed), whole.numbers.map(({ standard }) => standard));
    json(call('--generations', '2', '--to', 'tuned.txt'));
    assert.deepEqual(json(call('--generations', '4', '--to', 'tuned.txt')), whole);
    const text = kept('tuned.txt');
    assert.deepEqual(lines(text).filter((line) => line.startsWith('generation ')).map((line) => line.split(' ').length), [5, 5, 5, 5]);
    for (const end of [0, 20, text.indexOf('generation 3') + 14, text.length - 2]) {
      file('tuned.txt', text.slice(0, end));
      assert.deepEqual(json(call('--generations', '4', '--to', 'tuned.txt')), whole);
      assert.equal(kept('tuned.txt'), text);
    }
    const early = json(call('--generations', '2', '--to', 'tuned.txt'));
    assert.deepEqual(early, json(call('--generations', '2')), 'an earlier mean can be asked for again');
    file('tuned.txt', text.replace(/^generation 2 .*$/m, 'generation 2 7'));
    refused(1, call('--generations', '4', '--to', 'tuned.txt'),
      `tuned.txt: Line ${lines(text).length - 2} cannot be read: “generation 2 7”.`);
  }],

  ['tune: with playouts it searches, as a level of so many does', () => {
    const tuned = (playouts) => json(['tune', 'feast', '--players', '1', '--only', 'silver', '--generations', '0',
      '--held-out', '1', '--playouts', playouts]).held_out.points;
    const level = (name) => json(['ladder', 'feast', '--players', '1', '--levels', name, '--games', '1', '--seed', '1000000000']).alone[0].mean;
    assert.equal(tuned('0'), level('p0k1'));
    assert.equal(tuned('8'), level('p8'));
    assert.notEqual(tuned('8'), tuned('0'));
  }],

  ['tune: other deals are other training, and the same are held out', () => {
    const [one, other] = ['1', '7'].map((seed) => json(call('--generations', '1', '--seed', seed)));
    assert.notDeepEqual(one.numbers, other.numbers);
    const standard = (seed) => json(call('--generations', '0', '--seed', seed)).held_out;
    assert.deepEqual(standard('1'), standard('7'));
    refused(2, call('--seed', '999999999'), 'Generations would play deals from seed 1000000000 on, which are kept to measure '
      + 'what was found; begin lower or play fewer.');
  }],

  ['tune: a table of what was found', () => {
    const { numbers, held_out: held } = json(call('--generations', '1'));
    const [head, ...rows] = lines(good(call('--generations', '1')));
    assert.match(head, /^number +standard +proposed$/);
    numbers.forEach(({ name, standard, proposed }, i) => assert.match(rows[i], new RegExp(`^${name} +${standard} +${proposed}$`)));
    assert.match(rows.at(-1), new RegExp(`^points more +${held.gain.toFixed(1)} +${held.gain_doubt.toFixed(1)}$`));
  }],

  ['tune: a file of other work, numbers there are not, a game without any', () => {
    rmSync(join(folder, 'work.txt'), { force: true });
    good(call('--generations', '1', '--to', 'work.txt'));
    refused(1, call('--spread', '20', '--to', 'work.txt'),
      `“work.txt” does not belong here: its line ${lines(kept('work.txt')).indexOf('spread 15') + 1} reads “spread 15”, not “spread 20”.`);
    refused(1, ['tournament', 'vikings', '--merge', 'work.txt'],
      '“work.txt” does not belong here: its line 1 reads “meadhall tune 1”, not “meadhall tournament 1”.');
    refused(2, ['tune', 'feast', '--only', 'silver,luck'], '“luck” is no number of these bots, or was named twice; there is: '
      + `${json(['tune', 'feast', '--generations', '0', '--held-out', '1']).numbers.map(({ name }) => name).join(' ')}.`);
    refused(1, ['tune', 'graenaland'],
      'The bots of this game have no numbers with names yet; src/cli/README.md says how they get them.');
  }],
];
