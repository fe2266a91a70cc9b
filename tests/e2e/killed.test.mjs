// What is kept where a whole browser is killed, as by a phone short of memory or a failing battery: nothing of it
// is closed kindly, and what it had yet to write to disk is gone.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { inTab } from './everywhere.test.mjs';
import { begin, chooser, play, story } from './play.mjs';

// A Chromium of its own processes, all in one group, with a profile on disk.
async function launch(profile) {
  const child = spawn('/usr/bin/chromium', ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', '--no-sandbox',
    '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-breakpad',
    '--disable-background-networking', '--disable-component-update', '--disable-sync', 'about:blank'],
  { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => { try { process.kill(-child.pid, 'SIGKILL'); } catch { /* ended */ } };
  process.on('exit', end);
  let said = '';
  const address = await new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const found = said.match(/DevTools listening on (ws:\S+)/);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await browser.contexts()[0].newPage();
  return {
    page,
    kill: async () => {
      const gone = new Promise((resolve) => { child.once('exit', resolve); });
      end();
      await gone;
      process.off('exit', end);
    },
    go: async (url) => {
      await page.goto('about:blank');
      await page.goto(url);
      await page.evaluate(() => meadhall.ready.then(() => true));
    },
    run: (task, ...args) => page.evaluate(`(${task})(${args.map((arg) => JSON.stringify(arg)).join()})`),
    click: (selector, index = 0) => page.locator(selector).nth(index).click(),
  };
}

// Until what localStorage has under the key is copied.
const copied = async (key) => {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('meadhall');
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  for (;;) {
    const copy = await new Promise((resolve) => {
      const request = database.transaction('kept').objectStore('kept').get(key);
      request.onsuccess = () => resolve(request.result?.text ?? '');
    });
    if (copy === (localStorage.getItem(key) ?? '')) break;
  }
  database.close();
};

async function withProfile(test) {
  const profile = mkdtempSync(join(tmpdir(), 'meadhall-killed-'));
  try {
    return await test(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function killedTests({ site }) {
  return [
    ...['chromium', 'firefox', 'webkit'].map((engine) => [`${engine}: killed: what localStorage lost comes back from its copy`, () => inTab(engine, async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(63), 5);
      const early = await tab.run(() => Object.entries(localStorage));
      await play(tab, chooser(64), 6);
      await tab.run(() => { meadhall.command('save Long winter'); });
      const before = await tab.run(story);
      await tab.run(copied, 'meadhall.autosave');
      await tab.run(copied, 'meadhall.save.1');
      await tab.run((entries) => {
        localStorage.clear();
        for (const [key, text] of entries) localStorage.setItem(key, text);
      }, early);
      await tab.go(site);
      assert.ok(await tab.run(story) === before);
      assert.match(await tab.run(() => localStorage.getItem('meadhall.save.1') ?? ''), /Long winter/);
      // What localStorage has that is newer stays.
      await play(tab, chooser(65), 1);
      const after = await tab.run(story);
      await tab.go(site);
      assert.ok(await tab.run(story) === after);
    })]),

    ['killed: where IndexedDB is refused the match is kept as well as it can be', () => inTab('chromium', async (tab) => {
      await tab.page.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
      });
      await begin(tab, site);
      await play(tab, chooser(66), 5);
      const before = await tab.run(story);
      await tab.go(site);
      assert.ok(await tab.run(story) === before);
    })],

    ['killed: the match goes on at the same decision, again and again', () => withProfile(async (profile) => {
      const choose = chooser(61);
      let before;
      for (let round = 0; round < 6; ++round) {
        const browser = await launch(profile);
        try {
          if (round === 0) {
            await begin(browser, site);
          } else {
            await browser.go(site);
            assert.ok(await browser.run(story) === before, `after ${round} kills`);
          }
          await play(browser, choose, 3 + choose(12));
          before = await browser.run(story);
          await browser.run(copied, 'meadhall.autosave');
        } finally {
          await browser.kill();
        }
      }
    })],

    ['killed: saves, settings and what was deleted are as they were, too', () => withProfile(async (profile) => {
      let browser = await launch(profile);
      try {
        await begin(browser, site);
        await play(browser, chooser(62), 4);
        const say = (...lines) => browser.run((all) => {
          for (const line of all) {
            const { ok, text } = meadhall.command(line);
            if (!ok) throw new Error(`“${line}”: ${text}`);
          }
        }, lines);
        await say('save First', 'save Second', 'setting theme parchment');
        const [first, second] = await browser.run(() => Object.keys(localStorage).flatMap((key) => key.match(/^meadhall\.save\.(\d+)$/)?.[1] ?? []).sort((a, b) => a - b));
        await say(`delete ${first}`, `delete ${first}`);
        for (const key of [`meadhall.save.${first}`, `meadhall.save.${second}`, 'meadhall.settings']) {
          await browser.run(copied, key);
        }
      } finally {
        await browser.kill();
      }
      browser = await launch(profile);
      try {
        await browser.go(site);
        await browser.run(() => { meadhall.command('saves'); });
        const page = JSON.stringify(await browser.run(() => meadhall.page()));
        assert.match(page, /Second/);
        assert.doesNotMatch(page, /First/);
        assert.equal(await browser.run(() => document.documentElement.dataset.theme), 'parchment');
      } finally {
        await browser.kill();
      }
    })],
  ];
}
