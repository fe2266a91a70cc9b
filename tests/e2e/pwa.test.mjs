// What the page is to its device: playable without the network, brought up to date on the player's word, at
// peace with a second tab and a full storage, and handing files in and out.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTab } from './everywhere.test.mjs';
import { serve } from './machine.mjs';
import { begin, chooser, play, story, textMode } from './play.mjs';
import { another } from './tabs.test.mjs';
import { controlled, deploy, ownSite } from './versions.mjs';

const notice = () => meadhall.page().notice ?? null;
const question = '#questions p';

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

    test('licences open from the credits, without the network and from the single file', async (tab) => {
      const reading = () => document.getElementById('reading').open;
      const read = async () => {
        await textMode(tab);
        await tab.click('[data-command="credits"]');
        await tab.click('[data-command="licences"]');
        await tab.page.waitForFunction(reading);
        const text = await tab.run(() => document.getElementById('reading-text').textContent);
        for (const owner of ['Meadhall contributors', 'Omar Cornut', 'Sam Lantinga', 'Jean-loup Gailly', 'Emscripten authors', 'Rich Felker',
          'LLVM Exceptions', 'The Alegreya Project Authors', 'The Alegreya Sans Project Authors']) assert.ok(text.includes(owner), owner);
        await tab.page.keyboard.press('Escape');
        await tab.page.waitForFunction(() => !document.getElementById('reading').open);
        return text;
      };
      await tab.go(site);
      await tab.run(controlled);
      await tab.profile.setOffline(true);
      await tab.go(site);
      const there = await read();
      await tab.profile.setOffline(false);
      await inTab('chromium', async (other) => {
        await other.go(single);
        await textMode(other);
        await other.click('[data-command="credits"]');
        await other.click('[data-command="licences"]');
        await other.page.waitForFunction(reading);
        assert.equal(await other.run(() => document.getElementById('reading-text').textContent), there);
      });
      return `${there.length} characters`;
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

    test('where the lock comes late because the machine is slow, there is no second tab', async (tab) => {
      await tab.page.addInitScript(() => {
        if (!globalThis.LockManager) return;  // about:blank
        const { request } = LockManager.prototype;
        LockManager.prototype.request = async function (...given) {
          await new Promise((resolve) => { setTimeout(resolve, 1500); });
          return request.apply(this, given);
        };
      });
      await begin(tab, site);
      assert.equal(await tab.page.locator(question).count(), 0);
      await tab.run(() => meadhall.command('save Late'));
      assert.match(await tab.run(() => localStorage.getItem('meadhall.save.1') ?? ''), /Late/);
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
        await tab.run(() => new Promise((resolve) => {
          localStorage.clear();
          const request = indexedDB.deleteDatabase('meadhall');
          request.onsuccess = () => resolve(true);
        }));
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
