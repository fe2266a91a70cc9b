// Matches between two devices: two profiles that know of each other by links alone.
import assert from 'node:assert/strict';
import { click, places } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';

export function correspondenceTests({ site }) {
  const devices = (body) => () => inTab('shell', (one) => inTab('shell', async (other) => {
    for (const tab of [one, other]) await tab.profile.grantPermissions(['clipboard-read', 'clipboard-write']);
    return body(one, other);
  }));
  const order = (tab, ...lines) => tab.run((all) => {
    for (const line of all) {
      const { ok, text } = meadhall.command(line);
      if (!ok) throw new Error(`“${line}”: ${text}`);
    }
  }, lines);

  // Plays for whoever sits at this device, until somebody elsewhere is to act; whether the match is over.
  const playHere = (tab, seed) => tab.run((start) => {
    let state = start >>> 0;
    const choose = (count) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    for (let steps = 0; steps < 2000; ++steps) {
      const { over, actions, moves = [], amounts = [] } = meadhall.page();
      const can = (command) => actions.some((each) => each.command === command && each.enabled !== false);
      if (over) return { over, seed: state };
      let line;
      if (can('ready')) line = 'ready';
      else if (moves.length + amounts.length === 0) return { over: false, waits: can('play here'), seed: state };
      else {
        const at = choose(moves.length + amounts.length);
        line = at < moves.length ? moves[at].code : `${amounts[at - moves.length].command} ${amounts[at - moves.length].least}`;
      }
      const { ok, text } = meadhall.command(line);
      if (!ok) throw new Error(`“${line}”: ${text}`);
    }
    throw new Error('a turn does not end');
  }, seed);

  // The link that goes to the other device; opened there as out of a messenger.
  const send = async (from, to, { bySight = false } = {}) => {
    if (bySight) await click(from, 'send');
    else await order(from, 'send');
    const link = await from.run(() => navigator.clipboard.readText());
    await to.run((address) => {
      if (location.href.split('#')[0] !== address.split('#')[0]) return;
      location.hash = address.slice(address.indexOf('#'));
    }, link);
    if (!await to.run(() => location.href.startsWith('http'))) await to.go(link);
    return link;
  };

  const whole = (game, invitation, ...setup) => [`between two devices: a whole match of ${game}, by links alone`, devices(async (one, other) => {
    await one.go(`${site}${invitation}`);
    await order(one, ...setup, 'begin');
    let [here, there] = [one, other];
    let seed = 5;
    let letters = 0;
    for (;;) {
      const { over, waits, seed: next } = await playHere(here, seed);
      seed = next;
      if (over) break;
      assert.ok(waits, 'somebody elsewhere is to act');
      await send(here, there, { bySight: letters < 2 });
      ++letters;
      const told = await there.run(() => meadhall.page().question);
      assert.match(told, /^You are \w+\./, `letter ${letters}`);
      [here, there] = [there, here];
    }
    await send(here, there);
    // All but what each still holds in their own hand.
    const [mine, theirs] = await Promise.all([here, there].map((tab) => tab.run(() => {
      const { over, sections } = meadhall.page();
      const open = (line) => !/^Hand|in hand/.test(line);
      return { over, sections: sections.map((each) => ({ ...each, lines: each.lines?.filter(open) })) };
    })));
    assert.ok(theirs.over);
    assert.deepEqual(theirs, mine, 'both see the same end');
    return `${letters} links`;
  })];

  return [
    whole('Vikings', '#new/vikings?players=2&seed=42', 'bot 2 remote'),
    whole('Graenaland', '#new/graenaland?players=3&seed=42', 'bot 2 remote'),
    whole('A Feast for Odin', '#new/feast?players=2&seed=42', 'bot 2 remote'),

    ['between two devices: by hand on the canvas: chosen for a seat, sent, watched, answered, found again', devices(async (one, other) => {
      await one.go(`${site}#new/vikings?players=2&seed=6`);
      await click(one, 'who', 2);
      await click(one, 'bot', 2, 6);
      await click(one, 'begin');
      const { waits } = await playHere(one, 3);
      assert.ok(waits);
      const link = await send(one, other, { bySight: true });
      assert.match(link, /\/2$/);
      const seen = (await other.run(places)).map(({ what }) => what);
      assert.ok(seen.includes('since') && seen.includes('ready'), `${seen}`);
      await click(other, 'ready');
      assert.ok((await other.run(places)).some(({ choice }) => choice));
      // The device that waits lists the match, also after it was left.
      await one.go(site);
      await order(one, 'new vikings', 'begin', 'hall');
      await click(one, 'letters');
      assert.match(await one.run(() => meadhall.page().fields.map(({ heading }) => heading).join()), /Waiting for Bjorn/);
    })],
  ];
}
