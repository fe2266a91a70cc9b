// Looking back on a match, and keeping matches: by pointer and keys on the canvas, by files, and in text mode.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { click, find, frames, places, press } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { chooser, command, invitation, play, textMode } from './play.mjs';
import { playOn } from './scenes.mjs';

const question = () => meadhall.page().question;

export function replayTests({ site }) {
  const test = (name, body, options) => [`replay: ${name}`, () => inTab('shell', body, options)];
  const calm = { reducedMotion: 'reduce', viewport: { width: 1300, height: 800 } };
  const phone = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  // A press counts for a screen that has been seen: what commands lead to is drawn before a test goes on.
  const order = async (tab, ...lines) => {
    await tab.run((all) => {
      for (const line of all) {
        const { ok, text } = meadhall.command(line);
        if (!ok) throw new Error(`“${line}”: ${text}`);
      }
    }, lines);
    await tab.run(frames);
  };
  // A match with so many moves made, in which the canvas is on top.
  const begin = async (tab, moves = 40, players = 3) => {
    await tab.go(`${site}${invitation(players)}`);
    await order(tab, 'setting obviousMoves ask', 'begin');
    await tab.run((count) => {
      for (let made = 0; made < count; ++made) {
        const { moves } = meadhall.page();
        meadhall.command(moves[(made * 7 + 3) % moves.length].code);
      }
    }, moves);
    await tab.run(frames);
  };
  const moment = async (tab) => Number((await tab.run(question)).match(/move (\d+) of/)?.[1]);
  const menu = async (tab, label) => {
    await click(tab, 'menu');
    const entries = (await tab.run(places)).filter(({ what }) => what === 'menu-entry');
    const { x, y } = entries[label];
    await tab.page.mouse.click(x, y);
    await tab.run(places);
  };

  return [
    test('the slider is dragged, the buttons step, the table plays on from there', async (tab) => {
      await begin(tab);
      const before = await tab.run(() => meadhall.page().log.length);
      await menu(tab, 1);
      assert.equal(await moment(tab), 40);
      const { x, y, w } = await find(tab, 'scrub');
      await tab.page.mouse.move(x + w * 0.4, y);
      await tab.page.mouse.down();
      for (const share of [0.3, 0.1, -0.05, -0.2]) {
        await tab.page.mouse.move(x + w * share, y - 60);  // the hand may leave the slider
        await tab.run(frames);
      }
      await tab.page.mouse.up();
      const dragged = await moment(tab);
      assert.ok(dragged > 8 && dragged < 16, `dragged to ${dragged}`);
      assert.equal((await tab.run(places)).filter(({ choice, what }) => choice && what === 'pair').length, 0, 'nothing can be chosen');
      await click(tab, 'step-on');
      await click(tab, 'step-on');
      await click(tab, 'step-back');
      assert.equal(await moment(tab), dragged + 1);
      await click(tab, 'turn-on');
      await click(tab, 'replay-start');
      assert.equal(await moment(tab), 0);
      await click(tab, 'turn-on');
      assert.ok(await moment(tab) > 0);
      await click(tab, 'play-on');
      assert.ok(!/Replay/.test(await tab.run(question)));
      // Another move than the one made then is a line of its own, and both can be gone back to.
      await tab.run(() => {
        const { moves } = meadhall.page();
        meadhall.command(moves.at(-1).code);
      });
      await press(tab, 'p');
      await click(tab, 'step-back');
      await click(tab, 'variation');
      await click(tab, 'replay-end');
      await click(tab, 'replay-live');
      assert.equal(await tab.run(() => meadhall.page().log.length), before, 'the first line is as it was');
    }, calm),

    test('it plays by itself, at the speed wished for, and stops at the end', async (tab) => {
      await begin(tab, 12);
      await order(tab, 'replay start', 'replay speed 4');
      await click(tab, 'replay-play');
      await tab.page.waitForFunction(() => /move 12 of 12/.test(meadhall.page().question), undefined, { timeout: 30000 });
      const resting = await tab.run(places);
      assert.ok(resting.some(({ what }) => what === 'replay-play'));
      // Since my turn: from there to now, and then the turn goes on.
      const live = await tab.run(() => { meadhall.command('replay live'); return meadhall.page().question; });
      await order(tab, 'since');
      assert.match(await tab.run(question), /Replay/);
      await tab.page.waitForFunction((asked) => meadhall.page().question === asked, live, { timeout: 30000 });
    }, calm),

    test('while a scoring is stepped through by hand it waits', async (tab) => {
      await begin(tab, 200);
      // The moment before the first scoring: what it tells is fresh one step later.
      await tab.run(() => {
        meadhall.command('replay start');
        for (;;) {
          meadhall.command('step 1');
          if (meadhall.page().fresh.length > 5) break;
        }
        for (const line of ['step -1', 'replay speed 2', 'replay play']) meadhall.command(line);
      });
      const before = await moment(tab);
      await tab.page.waitForFunction((now) => !meadhall.page().question.includes(`move ${now} `), before);
      const at = async (what) => tab.run((name) => meadhall.targets().find((target) => target.what === name) ?? null, what);
      await tab.page.waitForFunction(() => meadhall.targets().some(({ what }) => what === 'scoring-step'));
      await tab.run(frames);
      const step = await at('scoring-step');
      await tab.page.mouse.click(step.x, step.y);
      await tab.page.waitForTimeout(6000);
      assert.equal(await moment(tab), before + 1);
      for (let press = 0; press < 2; ++press) {
        const next = await at('scoring-next');
        await tab.page.mouse.click(next.x, next.y);
        await tab.run(frames);
      }
      await tab.page.waitForFunction((now) => !meadhall.page().question.includes(`move ${now} `), before + 1);
    }, { viewport: { width: 1300, height: 800 } }),

    test('by keys: P, arrows, Shift, Page, Home and End; Escape leads back to the present', async (tab) => {
      await begin(tab, 60);
      await tab.page.focus('#canvas');
      await press(tab, 'p');
      assert.equal(await moment(tab), 60);
      await press(tab, 'ArrowLeft', 'ArrowLeft', 'ArrowRight');
      assert.equal(await moment(tab), 59);
      await press(tab, 'Shift+ArrowLeft');
      assert.ok(await moment(tab) < 59);
      await press(tab, 'Home');
      assert.equal(await moment(tab), 0);
      await press(tab, 'ArrowRight', 'PageDown');
      assert.match(await tab.run(question), /round 2\.$/);
      await press(tab, 'PageUp');
      assert.equal(await moment(tab), 0);
      await press(tab, 'End');
      assert.equal(await moment(tab), 60);
      await press(tab, 'ArrowLeft', 'Escape');
      assert.ok(!/Replay/.test(await tab.run(question)));
      assert.ok(!(await tab.run(places)).some(({ what }) => what === 'replay-live'), 'nothing was taken back');
      await tab.page.keyboard.press('s');  // plays by itself from the player's latest turn
      await tab.run(frames);
      assert.match(await tab.run(question), /Replay/);
    }, calm),

    test('a line of the log leads to its moment; a finger drags the slider of a phone', async (tab) => {
      await begin(tab, 40);
      await press(tab, 'l');
      const lines = (await tab.run(places)).filter(({ what }) => what === 'long-log');
      await tab.page.touchscreen.tap(lines[2].x, lines[2].y);
      await tab.run(places);
      await press(tab, 'Escape');
      assert.match(await tab.run(question), /Replay/);
      const { x, y, w } = await find(tab, 'scrub');
      const touch = await tab.profile.newCDPSession(tab.page);
      const at = (share) => [{ x: x + w * share, y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const share of [-0.1, -0.2, -0.3, -0.4]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
        await tab.run(frames);
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      assert.ok(await moment(tab) < 10, `at ${await moment(tab)}`);
      for (const target of await tab.run(places)) {
        if (!/^(replay|step|turn|play|link|scrub)/.test(target.what)) continue;
        assert.ok(target.w >= 43.5 && target.h >= 43.5, `${target.what} is ${target.w} × ${target.h}`);
      }
    }, phone),

    test('the link leads to the moment that was looked at', async (tab) => {
      await begin(tab, 30);
      await tab.profile.grantPermissions(['clipboard-read', 'clipboard-write']);
      await order(tab, 'replay move 17');
      const log = await tab.run(() => meadhall.page().log);
      await click(tab, 'link-moment');
      const link = await tab.run(() => navigator.clipboard.readText());
      assert.match(link, /#match\/vikings\//);
      const other = await tab.profile.newPage();
      await other.goto(link);
      await other.evaluate(() => meadhall.ready.then(() => true));
      assert.deepEqual(await other.evaluate(() => meadhall.page().log), log);
    }, calm),

    test('a match is saved, renamed, loaded, downloaded, brought back from its file, and deleted', async (tab) => {
      await begin(tab, 20);
      const log = await tab.run(() => meadhall.page().log);
      await menu(tab, 4);
      await order(tab, 'rematch', 'saves');
      await click(tab, 'rename');
      await tab.page.keyboard.press('Control+a');
      await tab.page.keyboard.type('Long winter');
      await tab.page.keyboard.press('Enter');
      await tab.page.waitForFunction(() => JSON.stringify(meadhall.page()).includes('Long winter'));
      await tab.page.reload();
      await tab.run(() => meadhall.ready.then(() => true));
      await order(tab, 'saves');
      assert.ok(JSON.stringify(await tab.run(() => meadhall.page())).includes('Long winter'), 'it is kept');

      const [download] = await Promise.all([tab.page.waitForEvent('download'), click(tab, 'download')]);
      assert.match(download.suggestedFilename(), /^vikings-\d{4}-\d\d-\d\d\.meadhall$/);
      const file = await download.path();
      assert.match(readFileSync(file, 'utf8'), /^meadhall save 1\n/);

      await click(tab, 'delete');
      await click(tab, 'keep');
      await click(tab, 'delete');
      await click(tab, 'delete');
      assert.ok(!JSON.stringify(await tab.run(() => meadhall.page())).includes('Long winter'), 'it is gone');

      const [chooser] = await Promise.all([tab.page.waitForEvent('filechooser'), click(tab, 'import')]);
      await chooser.setFiles(file);
      await tab.page.waitForFunction(() => meadhall.page().screen === 'table');
      assert.deepEqual(await tab.run(() => meadhall.page().log), log);

      await order(tab, 'save', 'rematch', 'saves');
      await click(tab, 'load');
      assert.deepEqual(await tab.run(() => meadhall.page().log), log);
    }, calm),

    test('a file that is no save is refused with a sentence, and nothing changes', async (tab) => {
      await begin(tab, 5);
      const before = await tab.run(() => meadhall.page().log);
      await order(tab, 'saves');
      const [chooser] = await Promise.all([tab.page.waitForEvent('filechooser'), click(tab, 'import')]);
      await chooser.setFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([255, 216, 255, 0, 9, 7]) });
      await tab.page.waitForFunction(() => meadhall.page().notice?.error);
      assert.match(await tab.run(() => meadhall.page().notice.text), /neither a save/);
      await order(tab, 'continue');
      assert.deepEqual(await tab.run(() => meadhall.page().log), before);
    }, calm),

    test('the end of a turn waits for a yes; the device goes round without showing the table', async (tab) => {
      await begin(tab, 0, 2);
      await playOn(tab, 'stay');
      await order(tab, 'setting confirmMoves yes');
      const before = await tab.run(() => meadhall.page().log.length);
      const { x, y } = (await tab.run(places)).find(({ choice, what }) => choice && what === 'wait');
      await tab.page.mouse.click(x, y);
      await tab.run(places);
      assert.equal(await tab.run(() => meadhall.page().log.length), before);
      await press(tab, 'Escape');
      assert.ok(!(await tab.run(places)).some(({ what }) => what === 'confirm'));
      await tab.page.mouse.click(x, y);
      await tab.run(places);
      await press(tab, 'Enter');
      assert.ok(await tab.run(() => meadhall.page().log.length) > before);

      await order(tab, 'setting confirmMoves no', 'setting handOver yes');
      for (let i = 0; i < 20 && !/Pass the device/.test(await tab.run(question)); ++i) {
        await tab.run(() => meadhall.command(meadhall.page().moves[0].code));
      }
      const drawn = (await tab.run(places)).map(({ what }) => what);
      assert.deepEqual(drawn.filter((what) => !['ready', 'send', 'undo', 'hall'].includes(what)), [], 'nothing of the table is there');
      await press(tab, 'Tab', 'Enter');
      assert.ok(!/Pass the device/.test(await tab.run(question)));
      assert.ok((await tab.run(places)).some(({ what }) => what === 'pair'));
    }, calm),

    test('text mode: looked back on, saved and loaded without a pixel', async (tab) => {
      await tab.go(`${site}${invitation(3)}`);
      await textMode(tab);
      await tab.click('[data-command="begin"]');
      await play(tab, chooser(4), 25);
      const live = await tab.run(() => meadhall.page().log);
      await command(tab, 'save');
      await command(tab, 'replay');
      await tab.click('[data-command="replay start"]');
      assert.equal(await tab.run(() => document.querySelectorAll('#log li').length), 1, 'how the match was set up');
      assert.equal(await tab.run(() => document.querySelectorAll('[data-move]').length), 0);
      await tab.click('[data-command="step 1"]');
      assert.ok(await tab.run(() => document.querySelectorAll('#log li.fresh').length) > 0, 'a step is read out');
      await tab.run(() => {
        const field = document.querySelector('[data-field="replay move"]');
        field.value = '7';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
      assert.equal(await moment(tab), 7);
      await tab.click('[data-command="play on"]');
      await command(tab, 'saves');
      await tab.click('[data-command="load 1"]');
      assert.deepEqual(await tab.run(() => meadhall.page().log), live);
    }, calm),
  ];
}
