// From the hall on: how soon somebody decides something, and the puzzle of the day.
import assert from 'node:assert/strict';
import { games } from '../support/games.mjs';
import { click } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { speak, textMode } from './play.mjs';

const page = () => meadhall.page();

// Presses one answer after the other, as somebody who does not know, until it is solved; with which it was.
async function solve(tab) {
  const count = await tab.run(() => document.querySelectorAll('[data-move]').length);
  for (let tried = 0; tried < count; ++tried) {
    const code = await tab.run((at) => document.querySelectorAll('[data-move]')[at].dataset.move, tried);
    await tab.click('[data-move]', tried);
    const { notice } = await tab.run(page);
    if (/That is the best move/.test(notice?.text)) return { code, told: notice.text };
  }
  throw new Error('no move is the best');
}

export function hallTests({ site }) {
  const test = (name, body, options) => [`hall: ${name}`, () => inTab('shell', body, options)];
  const calm = { reducedMotion: 'reduce', viewport: { width: 1300, height: 800 } };
  // A day there and then: its noon by the clock on that wall.
  const at = (timezoneId, instant, body) => async () => inTab('shell', async (tab) => {
    await tab.page.clock.setFixedTime(instant);
    return body(tab);
  }, { ...calm, timezoneId });

  return [
    ...games.flatMap((game) => [
      test(`one click after the page has opened leads to the first decision of ${game}`, async (tab) => {
        await tab.go(site);
        const doors = (await tab.run(page)).actions.filter(({ command }) => command.startsWith('quick '));
        await click(tab, 'quick', doors.findIndex(({ command }) => command === `quick ${game}`));
        await tab.page.waitForFunction(() => meadhall.targets().some(({ choice }) => choice), undefined, { timeout: 60_000 });
        assert.equal((await tab.run(page)).screen, 'table');
      }, calm),
      test(`one click leads to the first decision of ${game} in words, too`, async (tab) => {
        await tab.go(site);
        await tab.run(() => meadhall.command('setting textMode yes'));
        await tab.go(site);
        await tab.click(`[data-command="quick ${game}"]`);
        await tab.page.waitForFunction(() => document.querySelector('[data-move]'), undefined, { timeout: 60_000 });
      }, calm),
    ]),

    ['hall: the puzzle of a date is one, wherever it is that date, also without the network', async () => {
      const puzzle = async (tab) => {
        await tab.go(site);
        await tab.run(() => navigator.serviceWorker.ready.then(() => true));
        await tab.profile.setOffline(true);
        await tab.go(site);
        await click(tab, 'daily');
        const { question, moves, sections } = await tab.run(page);
        return { question, moves, sections };
      };
      // The same date on three walls, of which two never show it at the same time; the day after on the last.
      const tokyo = await at('Asia/Tokyo', '2026-11-24T03:00:00+09:00', puzzle)();
      const samoa = await at('Pacific/Pago_Pago', '2026-11-24T22:00:00-11:00', puzzle)();
      const prague = await at('Europe/Prague', '2026-11-24T23:59:59+01:00', puzzle)();
      const later = await at('Europe/Prague', '2026-11-25T00:00:01+01:00', puzzle)();
      assert.deepEqual(samoa, tokyo);
      assert.deepEqual(prague, tokyo);
      assert.notDeepEqual(later, prague);
    }],

    ['hall: the puzzle of the day is solved in words, day after day, and what was solved is forgotten when told to', at('Europe/Prague', '2026-11-24T12:00:00+01:00', async (tab) => {
      await tab.go(site);
      await textMode(tab);
      await tab.click('[data-command="daily vikings"]');
      const first = await solve(tab);
      assert.match(first.told, /1 day in a row/);
      await tab.page.clock.setFixedTime('2026-11-25T08:00:00+01:00');
      await tab.go(site);
      await tab.click('[data-command="daily vikings"]');
      assert.match((await solve(tab)).told, /2 days in a row/);
      for (const language of ['cs', 'pl', 'ru', 'en']) {
        await speak(tab, language);
        await tab.run(() => meadhall.command('hall'));
        assert.doesNotMatch(await tab.run(() => document.getElementById('text').innerText), /«|\{n\}/, language);
      }
      // A day is missed.
      await tab.page.clock.setFixedTime('2026-11-27T08:00:00+01:00');
      await tab.go(site);
      const button = () => document.querySelector('[data-command="daily vikings"]').textContent;
      assert.equal(await tab.run(button), 'Vikings: Puzzle of the day');
      await tab.run(() => meadhall.command('records'));
      assert.match(await tab.run(() => document.getElementById('text').innerText), /2 solved; days in a row: 0, at most 2/);
      for (let press = 0; press < 2; ++press) await tab.click('[data-command="records forget"]');
      assert.equal(await tab.run(() => localStorage.getItem('meadhall.daily')), null);
    })],
  ];
}
