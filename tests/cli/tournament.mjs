// tournament: every two levels meet, the matches are kept in shards, and one scale tells how strong each is.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { file, folder, good, json, lines, refused, run } from './meadhall.mjs';

const call = (...more) => ['tournament', 'vikings', '--levels', 'greedy,thrall,karl', ...more];
const kept = (name) => readFileSync(join(folder, name), 'utf8');
const matchesIn = (name) => lines(kept(name)).filter((line) => line.startsWith('match '));
// The name of a shard that is not there yet, whatever other tests left.
function fresh(name) {
  rmSync(join(folder, name), { force: true });
  return name;
}

const headOf = (name) => kept(name).slice(0, kept(name).indexOf('match '));
const levelsAt = (line) => line.split(' ').slice(2).filter((_, i) => i % 5 === 0).join(' ');

// Time is the machine's; all else is the same each time.
const timeless = (told) => ({ ...told, contestants: told.contestants.map(({ thought_ms: _, ...each }) => each) });

// A shard in which these matches were played: "level place, level place" each.
function madeUp(name, matches, options = ['--players', '2']) {
  good(['tournament', 'vikings', '--levels', 'greedy,thrall', '--deals', '1', ...options, '--to', fresh(`head-${name}`)]);
  const told = matches.map((seats, seed) => `match ${seed} ${seats.replaceAll(', ', ' 7 1 9 ')} 7 1 9\n`);
  return file(name, headOf(`head-${name}`) + told.join(''));
}

function near(actual, expected) {
  assert.ok(Math.abs(actual - expected) <= 0.06, `${actual} is not ${expected}`);
}

const strengths = ({ contestants }) => contestants.map(({ level, elo, doubt }) => [level, elo, doubt]);
function rated(told, expected) {
  assert.deepEqual(told.contestants.map(({ level }) => level), expected.map(([level]) => level));
  strengths(told).forEach(([, elo, doubt], i) => {
    near(elo, expected[i][1]);
    near(doubt, expected[i][2]);
  });
}

export const tournamentTests = [
  ['tournament: at two, every two levels sit both ways at each deal', () => {
    const told = json(call('--deals', '2', '--seed', '5', '--to', fresh('two.txt')));
    const met = matchesIn('two.txt').map((line) => `${line.split(' ')[1]} ${levelsAt(line)}`).sort();
    const expected = ['greedy thrall', 'greedy karl', 'thrall greedy', 'thrall karl', 'karl greedy', 'karl thrall'];
    assert.deepEqual(met, ['5', '6'].flatMap((seed) => expected.map((pair) => `${seed} ${pair}`)).sort());
    assert.deepEqual([told.game, told.players, told.matches], ['vikings', 2, 12]);
    for (const { matches } of told.contestants) assert.equal(matches, 8);
    assert.deepEqual(told.pairings.map(({ matches }) => matches), [4, 4, 4]);
    assert.ok(Math.abs(told.contestants.reduce((sum, { elo }) => sum + elo, 0)) < 0.2);
    const inOrder = strengths(told).map(([, elo]) => elo);
    assert.deepEqual(inOrder, inOrder.toSorted((a, b) => b - a));
    assert.deepEqual(told.contestants.map(({ level, playouts }) => [level, playouts]).sort(),
      [['greedy', 0], ['karl', 24], ['thrall', 12]]);
    assert.match(lines(good(call('--deals', '1')))[0], /^level +elo +± +ahead % +matches +points +± +ms a decision$/);
  }],

  ['tournament: among more, one sits at each seat in turn among others, and the other way round', () => {
    good(['tournament', 'vikings', '--levels', 'greedy,thrall', '--players', '3', '--deals', '1', '--to', fresh('three.txt')]);
    assert.deepEqual(matchesIn('three.txt').map(levelsAt).sort(), ['greedy greedy thrall', 'greedy thrall greedy',
      'greedy thrall thrall', 'thrall greedy greedy', 'thrall greedy thrall', 'thrall thrall greedy']);
  }],

  ['tournament: alone there are points and no Elo', () => {
    const told = json(['tournament', 'feast', '--players', '1', '--levels', 'thrall,karl', '--deals', '3', '--to', fresh('alone.txt')]);
    assert.deepEqual([told.matches, told.pairings], [6, []]);
    const { alone } = json(['ladder', 'feast', '--players', '1', '--levels', 'thrall,karl', '--games', '3']);
    for (const { level, mean } of alone) {
      const found = told.contestants.find((each) => each.level === level);
      assert.deepEqual([found.points, found.elo, found.matches], [mean, undefined, 3]);
    }
  }],

  ['tournament: so many playouts a decision are a level too', () => {
    const told = json(['tournament', 'vikings', '--levels', 'p1,p3', '--deals', '1']);
    assert.deepEqual(told.contestants.map(({ level, playouts }) => [level, playouts]).sort(), [['p1', 1], ['p3', 3]]);
    assert.ok(told.contestants.every(({ thought_ms: time }) => time > 0));
  }],

  ['tournament: goes on where it was left, also after a line that was torn off', () => {
    const whole = timeless(json(call('--deals', '3', '--to', fresh('whole.txt'))));
    const text = kept('whole.txt');
    const [, second, third] = [...text.matchAll(/^match /gm)].map(({ index }) => index);
    for (const end of [0, 9, 40, headOf('whole.txt').length, second, third - 1, third + 3, third + 30, text.length - 1]) {
      file('torn.txt', text.slice(0, end));
      assert.deepEqual(timeless(json(call('--deals', '3', '--to', 'torn.txt'))), whole, `${end}`);
      assert.deepEqual(matchesIn('torn.txt').map((line) => `${line.split(' ')[1]} ${levelsAt(line)}`).sort(),
        matchesIn('whole.txt').map((line) => `${line.split(' ')[1]} ${levelsAt(line)}`).sort());
    }
    assert.deepEqual(json(call('--deals', '3', '--to', 'whole.txt')), json(['tournament', 'vikings', '--merge', 'whole.txt']));
    assert.equal(kept('whole.txt'), text, 'nothing was played again');
  }],

  ['tournament: shards share the deals, and merged tell what one run tells', () => {
    const whole = timeless(json(call('--deals', '5', '--seed', '3')));
    for (const share of [1, 2, 3]) good(call('--deals', '5', '--seed', '3', '--shard', `${share}/3`, '--to', fresh(`${share}.txt`)));
    assert.deepEqual([1, 2, 3].map((share) => matchesIn(`${share}.txt`).length), [12, 12, 6]);
    const merged = ['tournament', 'vikings', '--merge', '2.txt', '1.txt', '3.txt'];
    assert.deepEqual(timeless(json(merged)), whole);
    assert.deepEqual(timeless(json([...merged, '1.txt'])), whole, 'what stands twice counts once');
    file('3.txt', `${kept('3.txt')}match 77 greedy 1 2`);
    assert.deepEqual(timeless(json(merged)), whole, 'a line that is being written does not count yet');
  }],

  ['tournament: Elo of two, by hand', () => {
    // 15 of 20: 400 log10 3 apart; ± 1.96 · 400 / ln 10 / √(20 · ¾ · ¼) of the difference, each is half of it.
    const won = Array(15).fill('karl 1, thrall 2');
    const lost = Array(5).fill('karl 2, thrall 1');
    const told = json(['tournament', 'vikings', '--merge', madeUp('two.txt', [...won, ...lost])]);
    rated(told, [['karl', 95.42, 87.91], ['thrall', -95.42, 87.91]]);
    assert.deepEqual(told.pairings, [{ level: 'karl', against: 'thrall', matches: 20, ahead: 0.75 }]);
    // A shared place is half a win to each.
    const shared = json(['tournament', 'vikings', '--merge', madeUp('tie.txt', ['karl 1, thrall 1'])]);
    rated(shared, [['thrall', 0, 340.5], ['karl', 0, 340.5]]);
  }],

  ['tournament: Elo of three who met in a row, by hand', () => {
    // Each beats the next 3 : 1. Their differences d and e are known with variance 4/3 each, and their strengths over
    // the mean are (2d + e)/3, (e − d)/3 and −(d + 2e)/3.
    const row = (one, other) => [1, 1, 1, 2].map((place) => `${one} ${place}, ${other} ${3 - place}`);
    const told = json(['tournament', 'vikings', '--merge', madeUp('row.txt', [...row('karl', 'thrall'), ...row('thrall', 'greedy')])]);
    rated(told, [['karl', 190.85, 293.04], ['thrall', 0, 185.34], ['greedy', -190.85, 293.04]]);
  }],

  ['tournament: who won all has not won without bounds', () => {
    // As if half a match of the ten had gone the other way: 400 log10 19 apart.
    const told = json(['tournament', 'vikings', '--merge', madeUp('all.txt', Array(10).fill('karl 1, thrall 2'))]);
    near(told.contestants[0].elo, 255.75);
    assert.equal(told.contestants[0].ahead, 1);
  }],

  ['tournament: among more, a match is one comparison, of the pairs by place', () => {
    // Karl shares the first place with one thrall and is before the other: ¾ of a win.
    const told = json(['tournament', 'vikings', '--merge', madeUp('pairs.txt', ['thrall 1, karl 1, thrall 3'], ['--players', '3'])]);
    assert.deepEqual(told.pairings, [{ level: 'karl', against: 'thrall', matches: 1, ahead: 0.75 }]);
    near(told.contestants[0].elo, 95.42);
  }],

  ['tournament: a shard of another game, of other options or rules, or of none, is refused', () => {
    good(call('--deals', '1', '--to', fresh('own.txt')));
    const head = lines(headOf('own.txt'));
    const option = head.findIndex((line) => line.startsWith('option auction')) + 1;
    const foreign = (line, found, wanted) =>
      `“own.txt” does not belong here: its line ${line} reads “${found}”, not “${wanted}”.`;
    const rules = head[1].match(/\d+$/)[0];
    const graenaland = run(['tournament', 'graenaland', '--merge', 'own.txt']);
    assert.match(graenaland.err, /its line 2 reads “game vikings rules \d+”, not “game graenaland rules \d+”\.\n$/);
    assert.deepEqual([graenaland.status, graenaland.out], [1, '']);
    const text = kept('own.txt');
    refused(1, call('--preset', 'advanced', '--to', 'own.txt'), foreign(option, 'option auction false', 'option auction true'));
    refused(1, call('--players', '3', '--to', 'own.txt'), foreign(3, 'players 2', 'players 3'));
    assert.equal(kept('own.txt'), text, 'what is refused stays as it was');
    file('old.txt', text.replace(`rules ${rules}`, 'rules 1'));
    for (const asked of [['tournament', 'vikings', '--merge', 'own.txt', 'old.txt'], call('--to', 'old.txt')]) {
      refused(1, asked, foreign(2, 'game vikings rules 1', head[1]).replace('own', 'old'));
    }
    good(call('--preset', 'advanced', '--deals', '1', '--to', fresh('advanced.txt')));
    refused(1, ['tournament', 'vikings', '--merge', 'own.txt', 'advanced.txt'],
      foreign(option, 'option auction true', 'option auction false').replace('own', 'advanced'));
    refused(1, ['tournament', 'vikings', '--merge', file('poem.txt', 'Cattle die,\n')],
      foreign(1, 'Cattle die,', 'meadhall tournament 1').replace('own', 'poem'));
    refused(1, ['tournament', 'vikings', '--merge', 'nowhere.txt'],
      'The file “nowhere.txt” cannot be read; name one that --to wrote.');
  }],

  ['tournament: a line that is no match, and a match told in two ways', () => {
    good(call('--deals', '1', '--to', fresh('own.txt')));
    const lineCount = lines(kept('own.txt')).length;
    refused(1, ['tournament', 'vikings', '--merge', file('bad.txt', `${kept('own.txt')}match 7 karl first\n`)],
      `bad.txt: Line ${lineCount + 1} cannot be read: “match 7 karl first”.`);
    const [one] = matchesIn('own.txt');
    const [word, seed, level, place, points, ...rest] = one.split(' ');
    file('other.txt', kept('own.txt').replace(one, [word, seed, level, place, Number(points) + 1, ...rest].join(' ')));
    refused(1, ['tournament', 'vikings', '--merge', 'own.txt', 'other.txt'],
      `“other.txt” tells match ${seed} ${levelsAt(one)} otherwise than another file; they were played by different bots.`);
  }],

  ['tournament: levels that never met are on no scale; what cannot be asked', () => {
    const apart = madeUp('apart.txt', ['karl 1, thrall 2', 'skald 1, jarl 2']);
    refused(1, ['tournament', 'vikings', '--merge', apart],
      'Some levels never met, not even through others, so that no scale holds them all; let them play.');
    refused(1, ['tournament', 'vikings', '--merge', madeUp('none.txt', [])], 'There are no matches yet to tell about.');
    const once = 'Name each level once, and at least two where more than one plays.';
    refused(2, ['tournament', 'vikings', '--levels', 'karl,karl'], once);
    refused(2, ['tournament', 'vikings', '--levels', 'karl'], once);
    for (const share of ['0/2', '3/2', '1', '1/2/3', 'x/2']) {
      refused(2, ['tournament', 'vikings', '--shard', share], `--shard takes which share of how many, as 2/4, not “${share}”.`);
    }
    const files = 'Files go with --merge, and --merge with files: meadhall tournament GAME --merge FILE….';
    refused(2, ['tournament', 'vikings', '--merge'], files);
    refused(2, ['tournament', 'vikings', apart], files);
    refused(2, ['tournament', 'vikings', '--merge', apart, '--seed', '7'],
      '--seed is for matches to be played, but --merge plays none; leave it out.');
    refused(1, call('--deals', '1', '--to', 'no/such/folder.txt'),
      'The file “no/such/folder.txt” cannot be written; is the folder there, and the disk not full?');
  }],
];
