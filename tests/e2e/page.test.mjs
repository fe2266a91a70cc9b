// What one engine is enough for: links, keyboard, focus, storage refused, policy, idleness.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScreen } from './access.mjs';
import { places } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { begin, chooser, command, invitation, play, story, textMode } from './play.mjs';

const notice = () => meadhall.page().notice ?? null;
const hash = () => location.hash;

export function pageTests({ site, single }) {
  const test = (name, body, options) => [`page: ${name}`, () => inTab('chromium', body, options)];
  return [
    test('a link shows the same match to who never saw it', async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(4), 50);
      const before = await tab.run(story);
      await tab.profile.grantPermissions(['clipboard-read', 'clipboard-write']);
      await command(tab, 'link');
      const link = await tab.run(() => navigator.clipboard.readText());
      assert.match(link, /^http:\/\/localhost:\d+\/#match\/vikings\/[\w.-]+$/);
      await inTab('chromium', async (other) => {
        await other.go(link);
        const shown = JSON.parse(await other.run(story));
        const sent = JSON.parse(before);
        for (const part of ['question', 'moves', 'sections', 'log']) assert.deepEqual(shown[part], sent[part]);
        assert.equal(await other.run(hash), '');
      });
      return `${link.length} characters`;
    }),

    test('a link that arrives while the page is open', async (tab) => {
      await begin(tab, site, 2);
      await tab.run((link) => { location.hash = link; }, invitation(4, 7));
      await tab.page.waitForFunction(() => meadhall.page().screen === 'new_match');
      assert.equal(await tab.run(hash), '');
    }),

    test('a damaged link says so and leaves the match', async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(5), 20);
      const before = await tab.run(story);
      for (const damaged of ['#match/vikings/AAAA', '#match/vikings/%%%', '#match/chess/AAAA', '#new/vikings?players=9',
        '#nonsense', `#match/vikings/${'x'.repeat(5000)}`]) {
        await tab.go(site + damaged);
        const told = await tab.run(notice);
        assert.ok(told?.error && told.text.length > 20, `${damaged} is not told of`);
        assert.equal(await tab.run(story), before, damaged);
        await tab.run((link) => { location.hash = link; }, damaged);
        await tab.page.waitForFunction(() => location.hash === '');
        assert.equal(await tab.run(story), before, damaged);
      }
    }),

    test('an invitation deals the same match', async (tab) => {
      const deal = async () => {
        await tab.go(`${site}#new/vikings?players=3&seed=42&preset=polish2008`);
        assert.equal(await tab.run(() => meadhall.page().screen), 'new_match');
        assert.ok((await tab.run(() => meadhall.command('begin'))).ok);
        return tab.run(story);
      };
      const first = await deal();
      assert.equal(await deal(), first);
      assert.match(first, /Points: 0\./);
    }),

    test('the first focus toggles text mode, and headings stand in it', async (tab) => {
      await begin(tab, site);
      await tab.go(site);
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.run(() => document.activeElement.id), 'text-toggle');
      const headings = await tab.page.getByRole('heading').allTextContents();
      for (const heading of ['Board', 'Players', 'Your options']) assert.ok(headings.includes(heading), heading);
      const moves = await tab.run(() => meadhall.page().moves.map(({ code, text }) => ({ code, text })));
      const buttons = await tab.run(() => [...document.querySelectorAll('[data-move]')]
        .map((button) => ({ code: button.dataset.move, text: button.firstElementChild.textContent })));
      assert.deepEqual(buttons, moves);
    }),

    test('the settings switch text mode, on the canvas and in words, and it is remembered', async (tab) => {
      await tab.go(site);
      const shown = () => document.documentElement.className === 'text-mode';
      await tab.run(() => meadhall.command('settings'));
      // It is the last of them, and may lie below the edge.
      await tab.page.mouse.move(640, 400);
      for (let turns = 0; turns < 8; ++turns) await tab.page.mouse.wheel(0, 600);
      await tab.page.waitForTimeout(500);
      const values = (await tab.run(places)).filter(({ what }) => what === 'setting');
      const last = Math.max(...values.map(({ a }) => a));
      const { x, y } = values.find(({ a, b }) => a === last && b === 1);
      await tab.page.mouse.click(x, y);
      await tab.page.waitForFunction(shown);
      assert.equal(await tab.run(() => document.activeElement.id), 'title');
      assert.equal(await tab.run(() => document.getElementById('text-toggle').ariaPressed), 'true');
      await tab.go(site);
      assert.ok(await tab.run(shown), 'it is remembered');
      await command(tab, 'settings');
      await tab.page.selectOption('[data-field="setting textMode"]', 'no');
      assert.ok(!await tab.run(shown));
      assert.equal(await tab.run(() => document.activeElement.id), 'canvas');
      await tab.run(places);
    }),

    test('the differences of the editions are a table with heads', async (tab) => {
      await tab.go(site);
      await textMode(tab);
      await tab.run(() => meadhall.command('rules editions'));
      const cell = tab.page.getByRole('row', { name: 'Points at the start' }).getByRole('cell');
      assert.deepEqual(await cell.allTextContents(), ['10 points', '10 points', '10 points', '0 points']);
      assert.equal(await tab.page.getByRole('columnheader').count(), 4);
      assert.ok(await tab.page.getByRole('rowheader').count() > 5);
    }),

    ['page: where the site will stand is told to who draws previews of links', () => {
      const folder = mkdtempSync(join(tmpdir(), 'meadhall-assembled-'));
      const root = fileURLToPath(new URL('../../', import.meta.url));
      const heads = (address) => {
        execFileSync('node', [`${root}web/assemble.mjs`, `${root}web`, fileURLToPath(new URL('page', single)),
          fileURLToPath(new URL('parts', single)), fileURLToPath(new URL('words', single)), `${root}build/third-party/fonts`, `${root}build/third-party/npm`,
          join(folder, 'site'), join(folder, 'single.html')],
        { env: { ...process.env, MEADHALL_URL: address } });
        return readFileSync(join(folder, 'site/index.html'), 'utf8').match(/<meta property="og:(url|image)"[^>]*>/g);
      };
      try {
        for (const address of ['https://a.example/hall', 'https://a.example/hall/']) {
          const [url, image] = heads(address);
          assert.equal(url, '<meta property="og:url" content="https://a.example/hall/">');
          assert.match(image, /content="https:\/\/a\.example\/hall\/og\.\w{10}\.png"/);
        }
        const [image, ...others] = heads('');
        assert.deepEqual(others, []);
        assert.match(image, /content="og\.\w{10}\.png"/);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }],

    test('a whole turn by keyboard alone', async (tab) => {
      await begin(tab, site);
      await tab.go(site);
      const key = (name) => tab.page.keyboard.press(name);
      assert.equal(await tab.run(() => document.documentElement.className), 'text-mode', 'text mode is remembered');
      await tab.page.focus('#question');
      const before = await tab.run(() => meadhall.page().log.length);
      await key('Tab');
      await key('Tab');
      await key('Enter');
      assert.ok(await tab.run(() => meadhall.page().log.length) > before);
      assert.equal(await tab.run(() => document.activeElement.id), 'question', 'the next question has the focus');
    }),

    test('a whole advanced match by text mode, never with more than a screenful of buttons', async (tab) => {
      await begin(tab, site, 4, 'advanced');
      const most = await tab.run(() => meadhall.page().moves.length);
      assert.equal(most, 1, 'a bid is one number, not a button for each');
      const made = await play(tab, chooser(11));
      const ending = JSON.parse(await tab.run(story));
      assert.ok(ending.over);
      for (const said of [/bids/, /from the game|back into the bag/, /special tile/]) assert.ok(ending.log.some((line) => said.test(line)), said);
      assert.ok(!JSON.stringify(ending).includes('«'), 'a sentence is missing');
      return `${made} decisions`;
    }),

    test('an amount is one field: its limits are kept, Enter sends it', async (tab) => {
      await begin(tab, site, 2, 'advanced');
      const field = tab.page.locator('input[data-amount="bid"]');
      assert.equal(await field.getAttribute('min'), '1');
      const limit = Number(await field.getAttribute('max'));
      assert.equal(limit, 40, '30 gold and 10 points');
      const { length: before } = (await tab.run(() => meadhall.page())).log;
      await field.fill(String(limit + 1));
      await field.press('Enter');
      assert.equal((await tab.run(() => meadhall.page())).log.length, before, 'more than the limit is not sent');
      await field.fill('7');
      await field.press('Enter');
      assert.match((await tab.run(() => meadhall.page())).log[before], /bids 7/);
      assert.equal(await tab.run(() => document.activeElement.id), 'question');
      assert.equal(await field.getAttribute('min'), '8');
    }),

    test('exchanging points is one field too', async (tab) => {
      await begin(tab, site, 2, 'russian2007');
      const moves = await tab.run(() => meadhall.page().moves.map(({ code, text }) => ({ code, text })));
      assert.ok(moves.every(({ code }) => code.startsWith('take')), JSON.stringify(moves));
      await tab.page.locator('input[data-amount="convert"]').fill('4');
      await tab.click('button[data-amount-button="convert"]');
      assert.match(await tab.page.locator('#players').textContent(), /Gold: 34. Points: 6./);
    }),

    test('presets of both groups hold beside each other, and details stand only below their part', async (tab) => {
      await tab.go(site);
      await textMode(tab);
      await tab.click('[data-command="new vikings"]');
      const group = (name) => tab.page.locator(`[data-field="preset ${name}"]`);
      const field = (name) => tab.page.locator(`[data-field="set ${name}"]`);
      assert.equal(await field('auctionVp').count(), 0);
      await group('game').selectOption('advanced');
      await group('edition').selectOption('czech2007');
      assert.equal(await group('game').inputValue(), 'advanced');
      assert.equal(await group('edition').inputValue(), 'czech2007');
      assert.equal(await field('thirteenth').inputValue(), 'bag');
      await field('draft').selectOption('false');
      assert.equal(await group('game').inputValue(), '', 'an own mix');
      assert.equal(await field('thirteenth').count(), 0);
      assert.equal(await field('auctionVp').count(), 1);
    }),

    test('the command line plays, and answers errors in an alert', async (tab) => {
      await begin(tab, site);
      const type = async (line) => {
        await tab.page.fill('#command', line);
        await tab.page.keyboard.press('Enter');
      };
      const [{ code }] = await tab.run(() => meadhall.page().moves);
      await type('take 99');
      assert.match(await tab.page.getByRole('alert').filter({ hasText: /./ }).textContent(), /take 99/);
      await type(code);
      assert.equal(await tab.page.getByRole('alert').filter({ hasText: /./ }).count(), 0);
      assert.equal(await tab.run(() => document.activeElement.id), 'command');
      const [logged] = await tab.run(() => meadhall.page().fresh);
      assert.equal(await tab.page.locator('#log li.fresh').first().textContent(), logged);
      await type('undo');
      assert.equal((await tab.run(() => meadhall.page())).moves[0].code, code);
      await type('help');
      const help = tab.page.getByRole('group', { name: 'What can be said here' });
      assert.equal(await help.getByRole('rowheader', { name: 'goto <n>' }).count(), 1);
      await readScreen(tab);
      await type('redo');
      assert.equal(await tab.page.locator('#help').isVisible(), false);
    }),

    test('setting up a match by its fields', async (tab) => {
      await tab.go(site);
      await textMode(tab);
      await tab.click('[data-command="new vikings"]');
      await tab.page.focus('[data-field="players"]');
      await tab.page.selectOption('[data-field="players"]', '4');
      assert.equal(await tab.run(() => document.activeElement.dataset.field ?? ''), 'players');
      await tab.page.fill('[data-field="name 4"]', 'Þóra <b>');
      await tab.page.fill('[data-field="seed"]', 'none');
      await tab.page.keyboard.press('Tab');
      assert.match(await tab.page.locator('#notice [role=alert]').textContent(), /seed/);
      assert.match(await tab.page.inputValue('[data-field="seed"]'), /^\d+$/);
      await tab.click('[data-command="begin"]');
      assert.equal(await tab.page.getByRole('heading', { name: 'Þóra <b>' }).count(), 1);
    }),

    test('text mode fits a phone, and a phone at twice the size', async (tab) => {
      await begin(tab, site, 4);
      await play(tab, chooser(10), 30);
      for (const width of [390, 320, 195]) {
        await tab.page.setViewportSize({ width, height: 844 });
        const wide = await tab.run(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${wide} px wide at ${width}`);
      }
    }),

    test('a full or forbidden storage is told of once, and play goes on', async (tab) => {
      await tab.profile.addInitScript(() => {
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
      });
      await begin(tab, site, 2);
      assert.match(await tab.page.locator('#problem').textContent(), /kept/);
      await tab.click('#problem button');
      await play(tab, chooser(6), 10);
      assert.equal(await tab.page.locator('#problem').textContent(), '');
    }),

    test('without WebGL 2 it says so and plays in words', async (tab) => {
      await tab.go(site);
      assert.match(await tab.page.locator('#problem').textContent(), /WebGL 2/);
      await tab.run(() => meadhall.command('new vikings'));
      await tab.run(() => meadhall.command('begin'));
      await play(tab, chooser(7), 10);
    }, { flags: ['--disable-3d-apis'] }),

    test('without WebAssembly it says so', async (tab) => {
      await tab.profile.addInitScript(() => { delete globalThis.WebAssembly; });
      await tab.page.goto(site);
      assert.match(await tab.page.locator('#splash').textContent(), /lacks WebAssembly/);
    }),

    test('without JavaScript it says so', async (tab) => {
      await tab.page.goto(site);
      assert.match(await tab.page.content(), /allow JavaScript/);
      assert.ok(await tab.page.locator('noscript p').first().isVisible());
    }, { javaScriptEnabled: false }),

    test('a lost WebGL context loads the same decision anew', async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(8), 15);
      const before = await tab.run(story);
      await Promise.all([
        tab.page.waitForEvent('load'),
        tab.run(() => document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()),
      ]);
      await tab.run(() => meadhall.ready);
      assert.equal(await tab.run(story), before);
    }),

    test('a program that breaks off amid a move says so, keeps nothing more, and goes on before the move', async (tab) => {
      // As its own checks do (src/core/must.h), it breaks off at the next thing it asks of the page.
      await tab.profile.addInitScript(() => {
        const breaking = (given) => (typeof given !== 'function' ? given : (...values) => {
          if (globalThis.breaks) throw new WebAssembly.RuntimeError('unreachable');
          return given(...values);
        });
        const mapped = (all, change) => Object.fromEntries(Object.entries(all).map(([name, each]) => [name, change(each)]));
        for (const way of ['instantiate', 'instantiateStreaming']) {
          const made = WebAssembly[way];
          WebAssembly[way] = (code, imports) => made.call(WebAssembly, code, mapped(imports, (room) => mapped(room, breaking)));
        }
      });
      const kept = () => JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== 'meadhall.stamp').sort());
      await begin(tab, site, 2);
      await play(tab, chooser(9), 12);
      const [before, stored] = [await tab.run(story), await tab.run(kept)];
      await tab.run(() => {
        globalThis.breaks = true;
        document.querySelector('[data-move]').click();
        globalThis.breaks = false;
      });
      await tab.page.locator('#problem button').waitFor();
      assert.match(await tab.page.locator('#problem').textContent(), /Something in the program broke\. The match is kept/);
      assert.match(tab.troubles.splice(0).join(), /^exception: unreachable$/);
      // The half-made move is in the program's memory still; whatever is clicked, none of it is kept.
      await tab.run(() => document.querySelector('[data-move]').click());
      assert.equal(await tab.run(kept), stored);
      await Promise.all([tab.page.waitForEvent('load'), tab.click('#problem button')]);
      await tab.run(() => meadhall.ready);
      assert.equal(await tab.run(kept), stored);
      assert.equal(await tab.run(() => document.querySelectorAll('#problem button').length), 0);
      assert.equal(await tab.run(story), before);
    }),

    test('a policy that allows the own origin alone, in both artefacts', async (tab) => {
      for (const address of [site, single]) {
        await tab.go(address);
        const policy = await tab.run(() => document.querySelector('meta[http-equiv="Content-Security-Policy"]').content);
        assert.match(policy, /^default-src 'none'/);
        assert.doesNotMatch(policy, /https?:|unsafe-inline|'unsafe-eval'|\*/);
      }
      const html = readFileSync(new URL(`${single}`), 'utf8').replace(/<script type="text\/plain".*?<\/script>/gs, '');
      assert.doesNotMatch(html, /<[^>]+\sstyle=|<[^>]+\son\w+=/);
    }),

    test('no frame is drawn while nothing changes', async (tab) => {
      await begin(tab, site, 4);
      await tab.click('#text-toggle');  // the table in sight
      await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 3000); }));
      const frames = () => meadhall.stats().drawn;
      const before = await tab.run(frames);
      await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 10000); }));
      assert.equal(await tab.run(frames) - before, 0);
    }),
  ];
}
