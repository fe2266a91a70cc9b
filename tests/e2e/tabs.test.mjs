// Two tabs of one profile, and a device without room: what one of them kept or withheld is not lost to the other.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { begin } from './play.mjs';

const question = '#questions p';
const autosave = () => localStorage.getItem('meadhall.autosave');

// Another tab of the same profile, as `tab` is.
export async function another(tab) {
  const page = await tab.profile.newPage();
  return {
    ...tab,
    page,
    go: async (address) => {
      await page.goto(address);
      await page.evaluate(() => meadhall.ready.then(() => true));
    },
    run: (task, ...args) => page.evaluate(`(${task})(${args.map((arg) => JSON.stringify(arg)).join()})`),
    click: (selector, index = 0) => page.locator(selector).nth(index).click(),
    close: () => page.close(),
  };
}

// A match of its own seed with so many moves.
const match = (tab, seed, moves) => tab.run((wished, count) => {
  for (const line of ['new vikings', `seed ${wished}`, 'begin']) meadhall.command(line);
  for (let made = 0; made < count; ++made) meadhall.command(meadhall.page().moves[0].code);
}, seed, moves);
const moveOn = (tab, count) => tab.run((moves) => {
  for (let made = 0; made < moves; ++made) meadhall.command(meadhall.page().moves[0].code);
}, count);

// A pressed question goes at once, before the other tab has given way: what was withheld is kept a little later.
const untilKept = (tab, seed) => tab.page.waitForFunction(
  (wished) => Object.values(localStorage).some((text) => new RegExp(` seed ${wished}$`, 'm').test(text)), seed);

// Seed → how many moves its longest save has, of all that a reload finds.
const found = async (tab, site) => {
  await tab.go(site);
  return tab.run(() => {
    const most = {};
    for (const text of Object.values(localStorage)) {
      const [, seed] = text.match(/^players \d seed (\d+)$/m) ?? [];
      if (seed) most[seed] = Math.max(most[seed] ?? 0, text.match(/ #[0-9a-f]{4}$/gm)?.length ?? 0);
    }
    return most;
  });
};

export function tabsTests({ site }) {
  const test = (name, body, options) => [`tabs: ${name}`, () => inTab('chromium', body, options)];

  // A plays 111; B begins 222 and plays; A plays on. Then B keeps, as `turn` says.
  const sequenceA = (turn) => async (tab) => {
    await tab.go(site);
    await match(tab, 111, 3);
    const second = await another(tab);
    await second.go(site);
    await match(second, 222, 4);
    await moveOn(tab, 2);
    await turn(tab, second);
    await untilKept(second, 222);
    const kept = await found(second, site);
    assert.ok(kept[222] >= 4 && kept[111] >= 5, JSON.stringify(kept));
    if (!tab.page.isClosed()) await tab.page.close();
    tab.run = second.run;  // for what inTab looks at in the end
  };

  return [
    test('what the second played is there when the first is closed', sequenceA((tab) => tab.page.close())),
    test('what the second played is there when it takes over', sequenceA((tab, second) => second.click(`${question} button`))),

    test('the match before of the first is there when the second keeps', async (tab) => {
      await tab.go(site);
      await match(tab, 111, 2);
      const second = await another(tab);
      await second.go(site);
      await match(tab, 333, 3);
      await match(tab, 444, 4);
      await moveOn(second, 1);
      await tab.page.close();
      await second.page.locator(question).waitFor({ state: 'detached' });
      tab.run = second.run;
      const kept = await found(second, site);
      assert.ok(kept[111] >= 3 && kept[333] >= 3 && kept[444] >= 4, JSON.stringify(kept));
    }),

    test('to and fro, nothing is lost', async (tab) => {
      await tab.go(site);
      await match(tab, 1, 2);
      const second = await another(tab);
      await second.go(site);
      for (let turn = 0; turn < 4; ++turn) {
        const [holder, waiting] = turn % 2 ? [second, tab] : [tab, second];
        await match(waiting, 10 + turn, 2 + turn);
        await moveOn(holder, 1);
        await waiting.page.locator(question).waitFor();
        await waiting.click(`${question} button`);
        await waiting.page.locator(question).waitFor({ state: 'detached' });
        await holder.page.locator(question).waitFor();
        await untilKept(waiting, 10 + turn);
      }
      await second.close();
      await tab.page.locator(question).waitFor({ state: 'detached' });
      const kept = await found(tab, site);
      for (const seed of [1, 10, 11, 12, 13]) assert.ok(kept[seed] >= 2, `${seed}: ${JSON.stringify(kept)}`);
    }),

    test('who takes over before all games have come loses nothing of what the other kept', async (tab) => {
      let release;
      const released = new Promise((resolve) => { release = resolve; });
      await tab.profile.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      await tab.page.route(/(graenaland|feast)\.\w+\.wasm$/, (route) => released.then(() => route.continue()));
      await tab.page.goto(`${site}#new/vikings`);
      await tab.run(() => meadhall.ready.then(() => true));
      await match(tab, 1, 2);
      const second = await another(tab);
      await second.go(site);
      await second.click(`${question} button`);
      await tab.page.locator(question).waitFor();
      await second.page.locator(question).waitFor({ state: 'detached' });
      await match(second, 2, 3);
      await match(tab, 3, 4);
      await tab.click(`${question} button`);
      // It is not this tab's turn to keep before it knows every game that the other may have kept.
      await new Promise((resolve) => { setTimeout(resolve, 1000); });
      assert.equal(await second.page.locator(question).count(), 0);
      assert.ok(!Object.values(await tab.run(() => ({ ...localStorage }))).some((text) => / seed 3$/m.test(text)));
      release();
      await second.page.locator(question).waitFor();
      await untilKept(tab, 3);
      await second.close();
      const kept = await found(tab, site);
      assert.ok(kept[1] >= 2 && kept[2] >= 3 && kept[3] >= 4, JSON.stringify(kept));
    }),

    test('settings of both hold, and so do challenges solved in both', async (tab) => {
      await tab.go(site);
      const second = await another(tab);
      await second.go(site);
      // Each change is made when the other tab can know of the one before, as by one person's hand.
      const chosen = ['theme parchment', 'motion off', 'sound off', 'textSize 125'];
      for (const [index, line] of chosen.entries()) {
        const [own, other] = index % 2 ? [second, tab] : [tab, second];
        assert.ok((await own.run((wish) => meadhall.command(`setting ${wish}`), line)).ok, line);
        await other.page.waitForFunction((wish) => localStorage.getItem('meadhall.settings')?.includes(wish), line);
      }
      const settings = await tab.run(() => localStorage.getItem('meadhall.settings'));
      for (const line of chosen) assert.ok(settings.includes(`${line}\n`), settings);
      await tab.run(() => { keeping.set('meadhall.challenges', 'vikings 1 3\n'); });
      await second.page.waitForFunction(() => localStorage.getItem('meadhall.challenges'));
      await second.run(() => { keeping.set('meadhall.challenges', 'vikings 2 3\ngraenaland 1\n'); });
      await tab.page.waitForFunction(() => localStorage.getItem('meadhall.challenges') === 'vikings 1 3 2\ngraenaland 1\n');
      await second.close();
    }),

    test('both saving at once have a save each', async (tab) => {
      await tab.go(site);
      await match(tab, 111, 2);
      const second = await another(tab);
      await second.go(site);
      await match(second, 222, 2);
      await Promise.all([tab, second].map((each, i) => each.run((name) => { meadhall.command(`save ${name}`); }, `Save ${i}`)));
      const names = () => Object.entries(localStorage).filter(([key]) => key.startsWith('meadhall.save.')).map(([, text]) => text.split('\n')[0]).join();
      for (const each of [tab, second]) {
        await each.page.waitForFunction((read) => /Save 0/.test(eval(`(${read})()`)) && /Save 1/.test(eval(`(${read})()`)), String(names)).catch(() => {});
        const listed = JSON.stringify(await each.run(() => { meadhall.command('saves'); return meadhall.page(); }));
        assert.match(listed, /Save 0/);
        assert.match(listed, /Save 1/);
      }
      await second.close();
    }),

    test('a save without room says so and is not listed; the match before is not overwritten', async (tab) => {
      await begin(tab, site);
      await moveOn(tab, 3);
      await tab.run(() => { meadhall.command('save First'); });
      const kept = await tab.run(autosave);
      const fill = () => {
        for (let size = 2 ** 22; size; size >>= 1) {
          try { for (;;) localStorage.setItem(`junk ${Math.random()}`, 'x'.repeat(size)); } catch { /* and smaller */ }
        }
      };
      await tab.run(fill);
      const { ok, text } = await tab.run(() => meadhall.command('save Second'));
      assert.equal(ok, false);
      assert.match(text, /nothing was saved/);
      assert.match(await tab.page.locator('#notice [role=alert]').textContent(), /nothing was saved/);
      const listed = JSON.stringify(await tab.run(() => { meadhall.command('saves'); return meadhall.page(); }));
      assert.match(listed, /First/);
      assert.doesNotMatch(listed, /Second/);

      // A new match cannot set the old one aside: that stays where it is, each time it is told.
      for (let again = 0; again < 2; ++again) {
        await match(tab, 50 + again, 2);
        assert.match(await tab.page.locator('#problem').textContent(), /kept/);
        assert.equal(await tab.run(autosave), kept);
        await tab.click('#problem button');
        await moveOn(tab, 1);
        assert.equal(await tab.page.locator('#problem').textContent(), '');
      }
      // With room again, everything finds its place.
      await tab.run(() => { for (const key of Object.keys(localStorage)) if (key.startsWith('junk')) localStorage.removeItem(key); });
      await moveOn(tab, 1);
      assert.notEqual(await tab.run(autosave), kept);
      assert.match(await tab.run(autosave), / seed 51\n/);
      const after = await found(tab, site);
      assert.ok(after[42] >= 3 && after[50] >= 3 && after[51] >= 4, JSON.stringify(after));
    }),
    test('records forgotten in one are gone in the other', async (tab) => {
      const key = 'meadhall.records';
      const kept = 'meadhall records 1\n0000000000000001\t-\tfeast\t-\t0 9 1 Freya\n';
      await tab.go(site);
      await tab.run((name, text) => localStorage.setItem(name, text), key, kept);
      await tab.go(site);
      const second = await another(tab);
      await second.go(site);
      const rows = () => meadhall.page().sections.flatMap((each) => each.rows ?? []).length;
      await second.run(() => meadhall.command('records'));
      assert.equal(await second.run(rows), 2);
      for (const line of ['records forget', 'records forget']) await tab.run((said) => meadhall.command(said), line);
      assert.equal(await tab.run((name) => localStorage.getItem(name), key), null);
      await second.page.waitForFunction(() => !meadhall.page().sections.some((each) => each.rows));
    }),
  ];
}
