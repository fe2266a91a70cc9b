// simulate and perft: figures that are counted again here, another way.

import assert from 'node:assert/strict';
import { file, good, json, lines, moves } from './meadhall.mjs';

const close = (a, b) => assert.ok(Math.abs(a - b) < 1e-3, `${a} is not ${b}`);

export const figureTests = [
  ['simulate: one signature whatever else is printed, another for other matches', () => {
    const alone = good(['simulate', 'vikings', '--games', '30', '--signature']);
    assert.match(alone, /^signature {2}[0-9a-f]{16}\n$/);
    const page = good(['simulate', 'vikings', '--games', '30']);
    assert.ok(page.endsWith(`\n${alone}`));
    const { signature } = json(['simulate', 'vikings', '--games', '30']);
    assert.equal(`signature  ${signature}\n`, alone);
    assert.deepEqual(json(['simulate', 'vikings', '--games', '30', '--signature']), { signature });
    for (const other of [['--seed', '2'], ['--players', '3'], ['--preset', 'advanced'], ['--set', 'startVp=0']]) {
      assert.notEqual(json(['simulate', 'vikings', '--games', '30', '--signature', ...other]).signature, signature, other);
    }
  }],

  ['simulate: what is printed is what the JSON says, and every seat is there', () => {
    const page = good(['simulate', 'vikings', '--games', '60']);
    const told = json(['simulate', 'vikings', '--games', '60']);
    assert.match(page, /^games +60\ndecisions +\d+\nseconds +[\d.]+\ngames per second +\d+\ndecisions per second +\d+\n/);
    assert.equal(Number(page.match(/^decisions +(\d+)$/m)[1]), told.decisions);
    assert.deepEqual(told.seats.map(({ games }) => games), [60, 60, 40, 20]);
    for (const { seat, games, win_share: share, points } of told.seats) {
      assert.match(page, new RegExp(`^Player ${seat}: games ${games}, win share ${share.toFixed(4)}$`, 'm'));
      const [, mean] = page.split(`Player ${seat}: `)[1].match(/^Total +(-?[\d.]+) /m);
      assert.ok(Math.abs(points.mean - Number(mean)) <= 0.0051, `${points.mean} is not ${mean}`);
    }
    close(told.seats.reduce((sum, { games, win_share: share }) => sum + games * share, 0), 60);
  }],

  ['simulate: mean, extremes and deviation, counted from single matches', () => {
    const basic = ['simulate', 'vikings', '--players', '2', '--preset', 'basic', '--preset', 'german2007'];
    const singles = [5, 6, 7, 8].map((seed) => json([...basic, '--games', '1', '--seed', String(seed)]));
    const all = json([...basic, '--games', '4', '--seed', '5']);
    assert.equal(all.decisions, singles.reduce((sum, { decisions }) => sum + decisions, 0));
    const compare = (spread, values) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      close(spread.mean, mean);
      assert.deepEqual([spread.min, spread.max], [Math.min(...values), Math.max(...values)]);
      close(spread.deviation, Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length));
    };
    all.seats.forEach((seat, i) => {
      compare(seat.points, singles.map(({ seats }) => seats[i].points.mean));
      close(seat.win_share, singles.reduce((sum, { seats }) => sum + seats[i].win_share, 0) / 4);
      for (const [id, spread] of Object.entries(seat.categories)) {
        compare(spread, singles.map(({ seats }) => seats[i].categories[id].mean));
      }
      close(Object.values(seat.categories).reduce((sum, { mean }) => sum + mean, 0), seat.points.mean);
    });
  }],

  ['perft: the same counts as listing and playing by hand', () => {
    const begin = ['new', 'vikings', '--seed', '5', '--preset', 'advanced'];
    file('begin.txt', good(begin));
    const first = moves('begin.txt');
    const second = first.map((move) => moves(file('next.txt', good(['play', 'begin.txt', move]))).length);
    const expected = [first.length, second.reduce((sum, count) => sum + count, 0)];
    const told = json(['perft', 'vikings', '--seed', '5', '--preset', 'advanced', '--depth', '2']);
    assert.deepEqual(told, { depths: expected.map((count, i) => ({ depth: i + 1, moves: count })) });
    assert.deepEqual(json(['perft', 'begin.txt', '--depth', '2']), told);
    assert.deepEqual(json(['perft', '-', '--depth', '2'], good(begin)), told);
    const printed = lines(good(['perft', 'begin.txt', '--depth', '2']));
    assert.deepEqual(printed.map((line) => line.match(/^depth (\d+) +(\d+)$/).slice(1).map(Number)),
      expected.map((count, i) => [i + 1, count]));
  }],

  ['perft: from the table written as a text too', () => {
    file('begin.txt', good(['new', 'vikings', '--seed', '5']));
    file('position.txt', good(['position', 'begin.txt']));
    assert.equal(good(['perft', 'position.txt']), good(['perft', 'begin.txt']));
  }],

  ['ladder: each pair of levels meets, seats in turn with the same deals; the same figures each time', () => {
    const call = ['ladder', 'vikings', '--levels', 'greedy,thrall,greedy', '--games', '4'];
    const { pairings } = json(call);
    assert.deepEqual(pairings.map(({ level, against, games }) => [level, against, games]),
      [['thrall', 'greedy', 4], ['greedy', 'greedy', 4], ['greedy', 'thrall', 4]]);
    // Who is the one and who the other only turns the table round.
    close(pairings[0].win_share + pairings[2].win_share, 1);
    close(pairings[0].points, pairings[2].rivals);
    close(pairings[1].win_share, 0.5);
    // Between two, who is ranked before has won, and half of a shared win is half a pair.
    for (const { ahead, win_share: won } of pairings) close(ahead, won);
    assert.deepEqual(json(call), { pairings });
    const printed = lines(good(call));
    assert.match(printed[1], new RegExp(`^thrall +greedy +4 +${(100 * pairings[0].win_share).toFixed(1)} `));
  }],

  ['a level by its figures plays as the level that has them', () => {
    const means = (levels) =>
      json(['ladder', 'feast', '--players', '1', '--games', '4', '--levels', levels]).alone.map(({ mean }) => mean);
    assert.deepEqual(means('p20k3c60,p20k3c25'), means('thrall,karl'));
  }],

  ['ladder: alone each level tells how many points it makes', () => {
    const call = ['ladder', 'feast', '--players', '1', '--levels', 'thrall,karl', '--games', '8'];
    const { alone } = json(call);
    assert.deepEqual(alone.map(({ level, games }) => [level, games]), [['thrall', 8], ['karl', 8]]);
    for (const { mean, least, lower, median, upper, most } of alone) {
      assert.ok(least <= lower && lower <= median && median <= upper && upper <= most);
      assert.ok(least <= mean && mean <= most);
    }
    assert.match(lines(good(call))[2], new RegExp(`^karl +8 +${alone[1].mean.toFixed(1)} +${alone[1].least} `));
  }],
];
