// new, legal, play, position, score, replay, explain: a match and what is told of it.

import assert from 'node:assert/strict';
import { file, good, json, lines, moves, run, shell } from './meadhall.mjs';

const begun = () => file('match.txt', good(['new', 'vikings', '--players', '3', '--seed', '42']));

// Plays the first legal move so many times; gives the save.
function played(count, options = []) {
  let save = good(['new', 'vikings', '--players', '2', '--seed', '7', ...options]);
  for (let i = 0; i < count; ++i) {
    const [first] = moves(file('on.txt', save));
    save = good(['play', 'on.txt', first]);
  }
  return save;
}

export const matchTests = [
  ['new: the same words give the same match, another seed another one', () => {
    const save = good(['new', 'vikings', '--players', '3', '--seed', '42']);
    assert.match(save, /^meadhall save 1\ngame vikings rules \d+\nplayers 3 seed 42\noption startVp 10\n/);
    assert.equal(good(['new', 'vikings', '--seed', '42', '--players', '3']), save);
    const wheel = (seed) => good(['legal', file('w.txt', good(['new', 'vikings', '--seed', seed]))]);
    assert.notEqual(wheel('1'), wheel('2'));
    assert.match(good(['new', 'vikings', '--seed', '18446744073709551615']), /seed 18446744073709551615\n/);
  }],

  ['new: presets of both groups are mixed, single options refine them', () => {
    const { options } = json(['new', 'vikings', '--set', 'draft=false', '--preset', 'advanced', '--preset', 'polish2008',
      '--set', 'startVp=10']);
    assert.deepEqual([options.auction, options.draft, options.shipOrder, options.startVp],
      ['true', 'false', 'adjacent', '10']);
    const standard = json(['new', 'vikings']).options;
    assert.deepEqual(json(['new', 'vikings', '--preset', 'basic', '--preset', 'german2007']).options, standard);
  }],

  ['new --json: the whole match in one value', () => {
    const match = json(['new', 'vikings', '--players', '3', '--seed', '42']);
    assert.deepEqual([match.game, match.players, match.seed, match.data, match.moves], ['vikings', 3, '42', '', []]);
    assert.deepEqual(match.seats, [1, 2, 3].map((seat) => ({ name: `Player ${seat}`, colour: seat - 1, bot: 0 })));
    assert.equal(match.save, good(['new', 'vikings', '--players', '3', '--seed', '42']));
    assert.equal(match.question, 'Choose a pair from the wheel.');
    assert.ok([1, 2, 3].includes(match.actor));
    assert.equal(good(['replay', match.link, '--link']), `${match.link}\n`);
  }],

  ['new --invitation: the same deal as a link, with figures of the table’s own', () => {
    const asked = ['new', 'graenaland', '--players', '4', '--seed', '7', '--preset', 'advanced'];
    const link = good([...asked, '--invitation']);
    assert.match(link, /^#new\/graenaland\?players=4&seed=7(&\w+=\w+)+\n$/);
    assert.deepEqual(json([...asked, '--invitation']), { invitation: link.trim() });
    const own = ['--data', file('own.txt', 'cost palisade: 3 wood\n')];
    assert.match(good([...asked, ...own, '--invitation']), /^#new\/.+&data=[\w-]+\n$/);
  }],

  ['replay: how a match was set up is told before its first move', () => {
    const told = lines(good(['replay', file('land.txt', good(['new', 'graenaland', '--players', '3', '--seed', '4']))]));
    assert.match(told[0], /^Before the first round\. Player \d begins\.$/);
    assert.match(told[1], /^Supply cards turned up: S\d\d /);
    assert.equal(told.filter((line) => / settles on .+ Cards drawn: /.test(line)).length, 3);
    assert.equal(told.filter((line) => / brings \w+\.$/.test(line)).length, 3);
    assert.ok(json(['replay', 'land.txt']).events.every(({ move }) => move === 0));
  }],

  ['legal: a move, a tab, what it does', () => {
    const listed = lines(good(['legal', begun()]));
    assert.equal(listed.length, 11);
    listed.forEach((line, i) => assert.match(line, new RegExp(`^take ${i + 1}\tPrice ${i + 1}: [a-z ]+, [a-z]+$`)));
    const told = json(['legal', 'match.txt']);
    assert.deepEqual(told.moves.map(({ move, text }) => `${move}\t${text}`), listed);
    assert.equal(told.question, 'Choose a pair from the wheel.');
  }],

  ['play: moves in one argument or in several, with or without spaces', () => {
    begun();
    const save = good(['play', 'match.txt', 'take 3', 'pay 3g', 'start C']);
    assert.match(save, /\ntake 3 #[0-9a-f]{4}\npay 3g #[0-9a-f]{4}\nstart C #[0-9a-f]{4}\ncurrent 3\nchecksum /);
    assert.equal(good(['play', 'match.txt', 'take 3; pay 3g; start C']), save);
    assert.equal(good(['play', 'match.txt', 'take 3;pay 3g', '  start C ;']), save);
    assert.deepEqual(json(['play', 'match.txt', 'take 3; pay 3g']).moves, ['take 3', 'pay 3g']);
    assert.equal(good(['play', file('played.txt', save)]), save);
  }],

  ['a FILE is a save, a link, a link in a file, or any of these on standard input', () => {
    const save = good(['play', begun(), 'take 3; pay 3g']);
    const link = good(['replay', '-', '--link'], save).trim();
    assert.match(link, /^#match\/vikings\/[\w-]+\.[\w-]{2}$/);
    const expected = good(['legal', '-'], save);
    for (const from of [link, `https://example.org/${link}`, file('save.txt', save), file('link.txt', `${link}\n`)]) {
      assert.equal(good(['legal', from]), expected, from);
    }
    assert.equal(good(['legal', '-'], link), expected);
    assert.equal(good(['legal', '-'], `${link}\r\n`), expected);
  }],

  ['pipes: from one command to the next', () => {
    const piped = shell('meadhall new vikings --seed 3 | meadhall play - "take 2; pay 2g" | meadhall legal - | cut -f1');
    assert.deepEqual([piped.status, piped.err], [0, '']);
    assert.match(piped.out, /^(start [WNCGF]\n)+$/);
    const cut = shell('meadhall options vikings | head -n 1');
    assert.equal(lines(cut.out).length, 1);
    assert.equal(cut.err, '');
  }],

  ['position: the text reads back as the same position, and is played on', () => {
    for (const options of [[], ['--preset', 'advanced']]) {
      const save = file('deep.txt', played(25, options));
      const text = good(['position', save]);
      assert.match(text, /^vikings position/);
      file('position.txt', text);
      assert.equal(good(['position', 'position.txt']), text);
      assert.deepEqual(moves('position.txt'), moves(save));
      const [first] = moves(save);
      assert.equal(good(['play', 'position.txt', first]), good(['position', '-'], good(['play', save, first])));
      assert.equal(json(['play', 'position.txt', first]).position, good(['play', 'position.txt', first]));
      assert.deepEqual(json(['score', 'position.txt']), json(['score', save]));
      assert.equal(good(['explain', 'position.txt', 'purse', '1']), good(['explain', save, 'purse 1']));
    }
  }],

  ['score: the categories add up to the totals', () => {
    const points = json(['score', file('deep.txt', played(60))]);
    assert.equal(points.over, false);
    points.totals.forEach((total, seat) => {
      assert.equal(points.lines.reduce((sum, line) => sum + line.points[seat], 0), total);
    });
    const table = lines(good(['score', 'deep.txt']));
    assert.match(table[0], /^ +Player 1 +Player 2$/);
    assert.equal(table.length, points.lines.length + 2);
    assert.deepEqual(table.at(-1).trim().split(/ +/), ['Total', ...points.totals.map(String)]);
  }],

  ['score: each scoring can be held at any time', () => {
    file('deep.txt', played(60));
    const gains = {};
    for (const scoring of ['small', 'large', 'final']) {
      const held = json(['score', 'deep.txt', `--${scoring}`]);
      assert.equal(held.scoring, scoring);
      held.gains.forEach(({ seat, gold, points }) => {
        const own = held.lines.filter((line) => line.kind === 'score' && line.seat === seat);
        assert.equal(own.reduce((sum, line) => sum + line.gold, 0), gold);
        assert.equal(own.reduce((sum, line) => sum + line.points, 0), points);
      });
      gains[scoring] = held.gains;
      const told = lines(good(['score', 'deep.txt', `--${scoring}`]));
      assert.equal(told.length, held.lines.length + held.gains.length);
      const { gold, points } = held.gains[0];
      assert.equal(told.at(-2), `Player 1: ${gold} gold, ${points} ${points === 1 ? 'point' : 'points'}`);
    }
    assert.ok(gains.small.every(({ points }) => points === 0), 'a small scoring gives gold alone');
  }],

  ['replay: what happened, move by move, and the points', () => {
    const save = file('played.txt', good(['play', begun(), 'take 3; pay 3g; start C']));
    const told = lines(good(['replay', save]));
    assert.match(told[0], /^Round 1 begins; Player \d leads\.$/);
    assert.match(told[1], /takes? /);
    assert.deepEqual(told.slice(-lines(good(['score', save])).length), lines(good(['score', save])));
    const course = json(['replay', save]);
    assert.deepEqual([...new Set(course.events.map(({ move }) => move))], [0, 1, 2, 3]);
    assert.deepEqual(course.score, json(['score', save]));
    assert.equal(json(['replay', save, '--link']).link, good(['replay', save, '--link']).trim());
  }],

  ['explain: the words of a thing in one argument or in several', () => {
    begun();
    const told = good(['explain', 'match.txt', 'pair 3']);
    assert.match(told, /^Price 3: /);
    assert.equal(good(['explain', 'match.txt', 'pair', '3']), told);
    assert.deepEqual(json(['explain', 'match.txt', 'pair', '3']), { thing: 'pair 3', lines: lines(told) });
  }],

  ['a match that is over: no moves, nobody acts, places are told', () => {
    let save = played(0);
    for (let listed; (listed = moves(file('on.txt', save))).length > 0;) save = good(['play', 'on.txt', listed[0]]);
    const told = json(['legal', 'on.txt']);
    assert.deepEqual([told.actor, told.moves], [null, []]);
    assert.deepEqual(json(['score', 'on.txt']).over, true);
    assert.match(good(['score', 'on.txt']), /\nPlace +[12] +[12]\n/);
    assert.equal(good(['perft', 'on.txt', '--depth', '2']), 'depth 1  0\ndepth 2  0\n');
  }],

  ['a full disk does not look like a match kept', () => {
    const { status, err } = shell('meadhall new vikings > /dev/full');
    assert.equal(err, 'meadhall: What was printed could not be written; is the disk full?\n');
    assert.equal(status, 1);
  }],

  ['--lang: sentences change, moves do not', () => {
    begun();
    const known = run(['legal', 'match.txt', '--lang', 'tlh']).err.match(/there is: (.*)\.\n$/)[1].split(', ');
    assert.ok(known.includes('en'));
    for (const language of known) {
      assert.deepEqual(moves('match.txt', '--lang', language), moves('match.txt'));
      const same = good(['legal', 'match.txt', '--lang', language]) === good(['legal', 'match.txt']);
      assert.equal(same, language === 'en', language);
    }
  }],

  ['match: bots play one match, the same each time; one level for all, or one a seat', () => {
    const call = ['match', 'vikings', '--levels', 'thrall,karl', '--seed', '7'];
    const match = json(call);
    assert.deepEqual(match.seats.map(({ name, bot }) => [name, bot]), [['thrall 1', 1], ['karl 2', 2]]);
    assert.equal(match.actor, null);
    assert.deepEqual(json(call), match);
    file('bots.txt', good(call));
    assert.match(good(['score', 'bots.txt']), /thrall 1 +karl 2/);
    assert.match(run(['match', 'vikings', '--levels', 'karl,karl', '--players', '3']).err, /one for each of the 3 seats/);
  }],
];
