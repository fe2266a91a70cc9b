// What the page is to its device: playable without the network, brought up to date on the player's word, at
// peace with a second tab and a full storage, and handing files in and out.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTab } from './everywhere.test.mjs';
import { serve } from './machine.mjs';
import { begin, chooser, play, story } from './play.mjs';

const controlled = () => navigator.serviceWorker.ready
  .then(() => navigator.serviceWorker.controller
    ?? new Promise((resolve) => { navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }); }))
  .then(() => true);
const notice = () => meadhall.page().notice ?? null;
const question = '#questions p';

// A copy of the site that may be changed under a running server.
function ownSite(site) {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-site-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(site, folder, { recursive: true });
  return folder;
}

// The next version: another page script, and what follows from its name, as web/assemble.mjs would have it.
function deploy(folder, mark) {
  const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);
  const change = (name, pattern, by) => {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = before.replaceAll(pattern, by);
    assert.notEqual(after, before, `${name}: nothing to replace`);
    writeFileSync(join(folder, name), after);
  };
  const old = readdirSync(folder).find((name) => /^page\.\w+\.js$/.test(name));
  const text = `${readFileSync(join(folder, old), 'utf8')}\nwindow.deployed = ${JSON.stringify(mark)};`;
  const fresh = `page.${digest(text)}.js`;
  rmSync(join(folder, old));
  writeFileSync(join(folder, fresh), text);
  change('index.html', old, fresh);
  change('sw.js', old, fresh);
  change('sw.js', / [0-9a-f]{10}`/g, ` ${digest(mark)}\``);
}

// Another tab of the same profile, as `tab` is.
async function another(tab) {
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

export function pwaTests({ site, single, folder }) {
  const test = (name, body, options) => [`pwa: ${name}`, () => inTab('chromium', body, options)];
  const autosave = () => localStorage.getItem('meadhall.autosave');
  return [
    test('plays without the network after the first visit', async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(21), 12);
      const before = await tab.run(story);
      await tab.run(controlled);
      await tab.profile.setOffline(true);
      await tab.go(site);
      assert.equal(await tab.run(story), before);
      await tab.go(`${site}index.html`);
      await play(tab, chooser(22), 3);
      await tab.profile.setOffline(false);
    }),

    test('a new version asks, and comes when it is told to', async (tab) => {
      const copy = ownSite(folder);
      const address = await serve(copy);
      await begin(tab, address);
      await play(tab, chooser(23), 5);
      await tab.run(controlled);
      const before = await tab.run(story);
      deploy(copy, 'two');
      await tab.run(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true));
      await tab.page.locator(question).waitFor();
      assert.match(await tab.page.locator(question).textContent(), /new version/);
      assert.equal(await tab.run(() => window.deployed ?? 'one'), 'one');
      await Promise.all([tab.page.waitForEvent('load'), tab.click(`${question} button`)]);
      await tab.run(() => meadhall.ready.then(() => true));
      assert.equal(await tab.run(() => window.deployed), 'two');
      assert.equal(await tab.run(story), before);
      assert.equal(await tab.page.locator(question).count(), 0);
      assert.equal(await tab.run(() => caches.keys().then((names) => names.length)), 1, 'the old files are gone');
      await tab.profile.setOffline(true);
      await tab.go(address);
      assert.equal(await tab.run(() => window.deployed), 'two');
      await tab.profile.setOffline(false);

      // Put off, it is there with the next load, and then has nothing to ask.
      deploy(copy, 'three');
      await tab.run(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true));
      await tab.page.locator(question).waitFor();
      await tab.click(`${question} button`, 1);
      assert.equal(await tab.page.locator(question).count(), 0);
      await tab.go(address);
      assert.equal(await tab.run(() => window.deployed), 'three');
      await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 1500); }));
      assert.equal(await tab.page.locator(question).count(), 0);
    }),

    test('any folder of any host will do', async (tab) => {
      const copy = mkdtempSync(join(tmpdir(), 'meadhall-host-'));
      process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
      cpSync(folder, join(copy, 'games/hall'), { recursive: true });
      const address = `${await serve(copy)}games/hall/`;
      await tab.go(address);
      await tab.run(controlled);
      await tab.profile.setOffline(true);
      await tab.go(address);
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
      await tab.profile.setOffline(false);
      for (const { src, sizes } of manifest.icons) {
        const size = await tab.run((file) => new Promise((resolve, reject) => {
          const picture = new Image();
          picture.onload = () => resolve(`${picture.naturalWidth}x${picture.naturalHeight}`);
          picture.onerror = reject;
          picture.src = file;
        }), src);
        if (sizes !== 'any') assert.equal(size, sizes, src);
      }
    }),

    test('a second tab says so, keeps nothing, and may take over', async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(24), 6);
      const kept = await tab.run(autosave);
      const second = await another(tab);
      await second.go(site);
      assert.match(await second.page.locator(question).textContent(), /another tab/);
      await play(second, chooser(25), 2);
      assert.equal(await tab.run(autosave), kept, 'what the second plays is not kept');

      // The first tab's match stood still: what the second played on is kept now.
      const played = await second.run(story);
      await second.click(`${question} button`);
      await tab.page.locator(question).waitFor();
      assert.equal(await second.page.locator(question).count(), 0);
      await tab.page.waitForFunction((old) => localStorage.getItem('meadhall.autosave') !== old, kept);
      const taken = await tab.run(autosave);
      await play(tab, chooser(26), 3);
      assert.equal(await tab.run(autosave), taken, 'now the first keeps nothing');

      // Both went on. Closing the second gives the first its match to see, and sets its own aside.
      await play(second, chooser(27), 4);
      const latest = await second.run(story);
      assert.notEqual(latest, played);
      await second.close();
      await tab.page.locator(question).waitFor({ state: 'detached' });
      const { log } = JSON.parse(latest);
      await tab.page.waitForFunction((lines) => meadhall.page().log.join() === lines, log.join());
      await tab.run(() => meadhall.command('saves'));
      const aside = JSON.stringify(await tab.run(() => meadhall.page()));
      assert.match(aside, /previous/i, 'its own match is among the saves');
    }),

    test('a second tab leaves the lesson of the first at its card', async (tab) => {
      const place = () => localStorage.getItem('meadhall.lesson');
      const read = () => { meadhall.command('learn vikings'); meadhall.command('next'); };
      await tab.go(site);
      await tab.run(read);
      assert.equal(await tab.run(place), 'vikings 1');
      const second = await another(tab);
      await second.go(site);
      await second.run(() => { meadhall.command('learn vikings again'); });
      assert.equal(await tab.run(place), 'vikings 1');
      await second.close();
    }),

    test('loading a page anew is no second tab', async (tab) => {
      await begin(tab, site);
      for (let i = 0; i < 4; ++i) {
        await tab.page.reload();
        await tab.run(() => meadhall.ready.then(() => true));
        assert.equal(await tab.page.locator(question).count(), 0);
      }
      const before = await tab.run(story);
      await play(tab, chooser(28), 2);
      await tab.page.reload();
      await tab.run(() => meadhall.ready.then(() => true));
      assert.notEqual(await tab.run(story), before);
    }),

    test('a storage that is really full is told of, and play goes on', async (tab) => {
      await begin(tab, site);
      await tab.run(() => {
        for (let size = 2 ** 22; size; size >>= 1) {
          try { for (;;) localStorage.setItem(`junk ${Math.random()}`, 'x'.repeat(size)); } catch { /* and smaller */ }
        }
      });
      await play(tab, chooser(29), 8);
      assert.match(await tab.page.locator('#problem').textContent(), /kept/);
      await tab.click('#problem button');
      await play(tab, chooser(30), 5);
      assert.equal(await tab.page.locator('#problem').textContent(), '');
      await tab.run(() => localStorage.clear());
      await play(tab, chooser(31), 1);
      assert.ok(await tab.run(autosave), 'and keeps again when there is room');
    }),

    test('a save goes out as a file and comes back by picking, dropping and pasting', async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(32), 9);
      const before = JSON.parse(await tab.run(story)).log;
      const [download] = await Promise.all([
        tab.page.waitForEvent('download'), tab.run(() => meadhall.command('export'))]);
      assert.match(download.suggestedFilename(), /\.meadhall$/);
      const file = await download.path();
      const text = readFileSync(file, 'utf8');

      const elsewhere = async (bring) => {
        await tab.run(() => localStorage.clear());
        await begin(tab, site, 2);
        await bring();
        await tab.page.waitForFunction((count) => meadhall.page().log.length === count, before.length);
        assert.deepEqual((await tab.run(() => meadhall.page())).log, before);
      };
      await elsewhere(async () => {
        const [chooserOfFiles] = await Promise.all([
          tab.page.waitForEvent('filechooser'), tab.run(() => meadhall.command('import'))]);
        await chooserOfFiles.setFiles(file);
      });
      const hand = (type, fill) => tab.run((kind, content, how) => {
        const data = new DataTransfer();
        if (how === 'file') data.items.add(new File([content], 'match.meadhall'));
        else data.setData('text/plain', content);
        const event = kind === 'drop' ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.getElementById('canvas').dispatchEvent(event);
      }, type, text, fill);
      await elsewhere(() => hand('drop', 'file'));
      await elsewhere(() => hand('drop', 'text'));
      await elsewhere(() => hand('paste', 'text'));

      // Nothing of it breaks the match at hand.
      await tab.run(() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'Good evening.');
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      });
      assert.ok((await tab.run(notice)).error);
      assert.deepEqual((await tab.run(() => meadhall.page())).log, before);
    }),

    test('sounds are made after the first gesture alone, and not when they are off', async (tab) => {
      await begin(tab, site);  // by real clicks
      assert.equal(await tab.run(() => sound.context() === undefined), true, 'none was needed yet');
      await play(tab, chooser(33), 1);
      await tab.page.waitForFunction(() => sound.context()?.state === 'running');
      await tab.go(site);
      await tab.run(() => meadhall.command(meadhall.page().moves[0].code));
      await tab.page.waitForTimeout(1000);
      assert.equal(await tab.run(() => sound.context() === undefined), true, 'no gesture, no sound');
      await tab.run(() => meadhall.command('setting sound off'));
      await play(tab, chooser(34), 2);
      await tab.page.waitForTimeout(1000);
      assert.equal(await tab.run(() => sound.context() === undefined), true, 'off is off');
      // Each can be made: what fails is among the page's troubles.
      await tab.run(() => { for (const name of ['click', 'wood', 'coin', 'wheel', 'sail', 'horn', 'end']) sound.play(name, 'quiet'); });
      await tab.page.waitForFunction(() => sound.context()?.currentTime > 0.5);
    }),

    test('without a mixer there is no sound and no trouble; with the next sound it is asked for again', async (tab) => {
      await begin(tab, site);
      await tab.run(() => {
        const { AudioContext } = window;
        window.tries = 0;
        window.AudioContext = class { constructor() { if (++window.tries > 1) return new AudioContext(); throw new Error('no device'); } };
      });
      await play(tab, chooser(36), 1);
      await tab.page.waitForFunction(() => window.tries === 1);
      assert.equal(await tab.run(() => sound.context() === undefined), true);
      await play(tab, chooser(37), 1);
      await tab.page.waitForFunction(() => sound.context()?.state === 'running');
    }),

    test('the single file has no worker, and is at peace all the same', async (tab) => {
      await begin(tab, single);
      await play(tab, chooser(35), 3);
      assert.equal(await tab.run(() => document.querySelector('link[rel="manifest"]')), null);
      assert.equal(await tab.page.locator(question).count(), 0);
    }),
  ];
}
