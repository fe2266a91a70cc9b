// Bots on seats: the same match everywhere, in a worker or without one; a second opinion; a look back.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { inTab } from './everywhere.test.mjs';
import { command, textMode } from './play.mjs';

const seed = 6;  // seat 1 begins
const movesOf = (save) => save.slice(save.indexOf('\nmoves\n'), save.indexOf('\ncurrent '));

const lines = (bots) => ['new vikings', `seed ${seed}`, ...bots.map((bot, i) => `bot ${i + 1} ${bot}`), 'begin'];

// A match of two seats ("thrall", or "none" for a person), just begun in text mode.
async function seat(tab, address, bots) {
  await tab.go(address);
  await textMode(tab);
  await tab.run((wanted) => {
    for (const line of wanted) {
      const { ok, text } = meadhall.command(line);
      if (!ok) throw new Error(`${line}: ${text}`);
    }
  }, lines(bots));
}

// Waits in the page until `holds()` says something.
const until = (tab, holds) => tab.run(`async () => {
  const holds = ${holds};
  for (;;) {
    const said = holds();
    if (said) return said;
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}`);
const over = () => meadhall.page().over;
const asked = () => meadhall.page().moves?.length > 0;
const kept = () => localStorage.getItem('meadhall.autosave');
const offers = (command) => `() => meadhall.page().actions.some((each) => each.command === '${command}' && each.enabled)`;

export function botsTests({ site, single, folder }) {
  const engine = `${folder}/../engine/meadhall.js`;
  let played;
  const expected = () => played ??= movesOf(execFileSync(process.execPath,
    [engine, 'match', 'vikings', '--levels', 'thrall', '--seed', String(seed)], { encoding: 'utf8' }));

  const wholeMatch = (address) => async (tab) => {
    await seat(tab, address, ['thrall', 'thrall']);
    await until(tab, over);
    assert.equal(movesOf(await tab.run(kept)), expected());
  };

  return [
    ...['chromium', 'firefox', 'webkit'].flatMap((name) => [
      [`${name}: bots play the match that the command line plays`, () => inTab(name, wholeMatch(site))],
      [`${name}: bots play in the single file`, () => inTab(name, wholeMatch(single))],
    ]),
    ['bots play without a worker, in slices of the page\'s time', () => inTab('chromium', async (tab) => {
      await tab.page.addInitScript(() => { globalThis.Worker = undefined; });
      await wholeMatch(site)(tab);
    })],
    ['bots play where a worker may not be made', () => inTab('chromium', async (tab) => {
      await tab.page.addInitScript(() => {
        globalThis.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } };
      });
      await wholeMatch(site)(tab);
    })],
    ['bots play where there is no WebGL and nothing is drawn', () => inTab('chromium', async (tab) => {
      await tab.go(site);
      await tab.run((lines) => { for (const line of lines) meadhall.command(line); }, lines(['thrall', 'thrall']));
      await until(tab, over);
      assert.equal(movesOf(await tab.run(kept)), expected());
    }, { flags: ['--disable-3d-apis'] })],
    ['bots play where a worker starts and then fails', () => inTab('chromium', async (tab) => {
      await tab.page.addInitScript(() => {
        const Plain = Worker;
        globalThis.Worker = class extends Plain {
          postMessage(data) { super.postMessage(data.code ? { code: 'none' } : data); }
        };
      });
      await wholeMatch(site)(tab);
    })],
    ['bots play on where workers end without a word', () => inTab('chromium', async (tab) => {
      await tab.page.addInitScript(() => {
        globalThis.workers = [];
        const Plain = Worker;
        globalThis.Worker = class extends Plain {
          constructor(...given) { super(...given); workers.push(this); }
        };
      });
      await tab.go(site);
      await textMode(tab);
      await tab.run((all) => { for (const line of all) meadhall.command(line); }, lines(['jarl', 'jarl']));
      // The first two: one is started anew, and then the page thinks itself.
      for (let ended = 0; ended < 2; ++ended) {
        await until(tab, `() => workers.length > ${ended}`);
        await tab.run((index) => workers[index].terminate(), ended);
      }
      const before = await tab.run(kept);
      await until(tab, `() => (${kept})() !== ${JSON.stringify(before)}`);
      assert.equal(await tab.run(() => workers.length), 2);
      assert.equal(await tab.run(() => meadhall.page().notice ?? null), null);
      assert.equal(await tab.page.locator('#problem').textContent(), '');
    })],
    ['a bot who has decided moves when the table is left for text mode', () => inTab('chromium', async (tab) => {
      await seat(tab, site, ['thrall', 'thrall']);
      await tab.click('#text-toggle');
      await tab.run(() => meadhall.command('rematch'));
      await new Promise((resolve) => { setTimeout(resolve, 700); });
      await textMode(tab);
      await until(tab, over);
    })],
    ['a person and a bot at the drawn table: it moves when it is its turn, waits, goes on, is hurried', () => inTab('chromium', async (tab) => {
      await seat(tab, site, ['none', 'jarl']);
      await tab.click('#text-toggle');
      const own = async () => {
        while (await tab.run(asked)) await tab.run(() => meadhall.command(meadhall.page().moves[0].code));
      };
      await own();
      await tab.run(() => meadhall.command('bots wait'));
      const before = await tab.run(kept);
      await until(tab, offers('bots go'));
      await new Promise((resolve) => { setTimeout(resolve, 1500); });
      assert.equal(await tab.run(kept), before);
      await tab.run(() => meadhall.command('bots go'));
      await until(tab, offers('bots now'));
      await tab.run(() => meadhall.command('bots now'));
      await until(tab, `() => (${kept})() !== ${JSON.stringify(before)}`);
      await until(tab, asked);
      await tab.run(() => meadhall.command('take back'));
      assert.ok(await tab.run(asked), 'the way back goes past the bot');
    })],
    ['a whole match against a bot by words alone, with the table in sight', () => inTab('shell', async (tab) => {
      await tab.go(site);
      await tab.run((all) => { for (const line of all) meadhall.command(line); }, ['setting motion off', ...lines(['none', 'thrall'])]);
      // Only what a screen reader has: the first move, or the way on when a scoring is being told.
      const { gone, ended } = await tab.run(async () => {
        const press = (selector) => {
          const button = document.querySelector(selector);
          if (button?.ariaDisabled !== 'true') button?.click();
          return Boolean(button);
        };
        const rest = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
        let gone = 0;
        for (let idle = 0; !meadhall.page().over && idle < 3000; ++idle) {
          const { moves, question } = meadhall.page();
          if (moves?.length && press('[data-move]')) {
            idle = 0;
          } else if (/when you go on/.test(question)) {
            if (document.querySelector('[data-command="bots now"]')?.textContent === 'Go on') gone += Number(press('[data-command="bots now"]'));
            idle = 0;
          }
          await rest(5);
        }
        return { gone, ended: meadhall.page().over };
      });
      assert.ok(ended, `stands still after ${gone} times “Go on”`);
      assert.ok(gone > 0, 'a scoring was waited for');
      return `${gone} times “Go on”`;
    }, { reducedMotion: 'reduce', viewport: { width: 400, height: 300 } })],
    ['a second opinion names moves and reasons', () => inTab('chromium', async (tab) => {
      await seat(tab, site, ['none', 'none']);
      await command(tab, 'hint');
      const said = await until(tab, () => meadhall.page().sections.find((each) => each.title === 'Second opinion')?.lines);
      assert.ok(said.length >= 1 && said.length <= 3);
      for (const line of said) assert.match(line, /\d+\s% to win/);
    })],
    ['a look back at a finished match, and the way to what it found', () => inTab('chromium', async (tab) => {
      await seat(tab, site, ['thrall', 'thrall']);
      await until(tab, over);
      await command(tab, 'review');
      await until(tab, () => meadhall.page().sections.some((each) => each.title === 'Chances to win'));
      const [shown] = await tab.run(() => meadhall.page().actions.filter((each) => each.command.startsWith('goto ')));
      assert.ok(shown, 'a match of thralls has turning points, or moves that cost something');
      await command(tab, shown.command);
      assert.match(await tab.run(() => meadhall.page().question), /move/);
    })],
  ];
}
