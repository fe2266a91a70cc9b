// Bots as the canvas has them: chosen for seats, hurried, asked for a second opinion and for a look back.
import assert from 'node:assert/strict';
import { click, find, frames, places, press } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';

const order = (tab, ...lines) => tab.run((wanted) => {
  for (const line of wanted) {
    const { ok, text } = meadhall.command(line);
    if (!ok) throw new Error(`${line}: ${text}`);
  }
}, lines);
const seats = (tab) => tab.run(() => meadhall.page().fields
  .filter(({ command }) => command?.startsWith('bot ')).map(({ value }) => value));
const drawn = async (tab, what) => (await tab.run(places)).filter((target) => target.what === what);

// Waits until it is drawn.
async function seen(tab, what, patience = 120e3) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    await tab.run(frames);
    if ((await tab.run(() => meadhall.targets())).some((target) => target.what === what)) return;
  }
  throw new Error(`no ${what} is drawn`);
}

export function opinionTests({ site }) {
  const calm = { reducedMotion: 'reduce' };
  const test = (name, body) => [`canvas: ${name}`, () => inTab('shell', async (tab) => {
    await tab.go(site);
    await body(tab);
  }, calm)];
  return [
    test('one press fills the other seats with bots; each seat has its own level', async (tab) => {
      await order(tab, 'new vikings', 'players 3');
      await click(tab, 'bots');
      assert.deepEqual(await seats(tab), ['none', 'karl', 'karl']);
      await click(tab, 'players', 4);
      assert.deepEqual(await seats(tab), ['none', 'karl', 'karl', 'karl']);
      await click(tab, 'who', 3);
      const levels = await drawn(tab, 'bot');
      assert.deepEqual(levels.map(({ a, b }) => [a, b]), [0, 1, 2, 3, 4, 5, 6].map((who) => [3, who]), 'a person, four levels, an equal, by link');
      await tab.page.mouse.click(levels[4].x, levels[4].y);
      await tab.run(places);
      assert.deepEqual(await seats(tab), ['none', 'karl', 'jarl', 'karl']);
      assert.equal((await drawn(tab, 'bot')).length, 0, 'folded again');
      await click(tab, 'bots');
      assert.deepEqual(await seats(tab), ['none', 'none', 'none', 'none']);
    }),
    test('at a bot\'s turn nothing is to be chosen; it waits and goes on', async (tab) => {
      await order(tab, 'new vikings', 'seed 42', 'players 2', 'bot 1 jarl', 'bot 2 jarl', 'begin', 'bots wait');
      assert.equal((await tab.run(places)).filter(({ choice }) => choice).length, 0);
      await click(tab, 'bots-wait');
      await seen(tab, 'bots-now');
      await seen(tab, 'bot-mark');
    }),
    test('a challenge: the wrong place is told, the best one solves it, and the next one comes', async (tab) => {
      await click(tab, 'challenge');
      await click(tab, 'challenge-number', 0);
      await tab.run(places);
      const asked = await tab.run(() => meadhall.page().question);
      assert.match(asked, /^Challenge 1 of 20/);
      // One answer after the other, by the board: one of them is the best.
      const answers = (await tab.run(places)).filter(({ choice }) => choice);
      assert.ok(answers.length >= 3);
      let wrong = 0;
      for (const { x, y } of answers) {
        await tab.page.mouse.click(x, y);
        await tab.run(places);
        if (await tab.run(() => meadhall.targets().some(({ what }) => what === 'advice'))) break;
        assert.match(await tab.run(() => meadhall.page().notice.text), /better/);
        ++wrong;
      }
      assert.ok(wrong < answers.length, 'one of them is the best');
      await click(tab, 'challenge-next');
      assert.match(await tab.run(() => meadhall.page().question), /^Challenge 2 of 20/);
      await order(tab, 'hall', 'challenge vikings');
      assert.match(await tab.run(() => meadhall.page().question), /^Challenge 2 of 20/);
    }),
    test('a second opinion is asked for, read, and plays nothing', async (tab) => {
      await order(tab, 'new vikings', 'seed 42', 'begin');
      const before = await tab.run(() => meadhall.page().log.length);
      await tab.page.focus('#canvas');
      await press(tab, 'h');
      await seen(tab, 'advice');
      const { x, y } = await find(tab, 'advice', 1);
      await tab.page.mouse.click(x, y);
      await tab.run(places);
      assert.match(await tab.run(() => meadhall.said().text), /\d+\s% to win/);
      assert.equal(await tab.run(() => meadhall.page().log.length), before);
      await press(tab, 'Escape');
      assert.equal((await drawn(tab, 'advice')).length, 0);
      // What was thought stays known until the decision is made.
      await click(tab, 'hint');
      assert.ok((await drawn(tab, 'advice')).length > 0);
      await click(tab, 'advice-close');
      assert.equal((await drawn(tab, 'advice')).length, 0);
    }),
    test('the result has a look back, which leads to what it found', async (tab) => {
      await order(tab, 'new vikings', 'seed 42', 'begin');
      await tab.run(() => {
        for (let made = 0; made < 3000 && !meadhall.page().over; ++made) {
          const { moves = [], amounts = [] } = meadhall.page();
          const line = moves.length ? moves[(made * 7) % moves.length].code : `${amounts[0].command} ${amounts[0].least}`;
          if (!meadhall.command(line).ok) throw new Error(line);
        }
      });
      await tab.run(places);
      await tab.page.focus('#canvas');
      await press(tab, 'Escape');  // the scoring has been told
      await click(tab, 'end-tab', 3);
      await click(tab, 'review');
      await seen(tab, 'show');
      await click(tab, 'show', 0);
      await find(tab, 'scrub');
      await order(tab, 'replay live');
      await find(tab, 'show', 0);
    }),
  ];
}
