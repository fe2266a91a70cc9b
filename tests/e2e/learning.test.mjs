// The rules and the lesson: by pointer and keys on the canvas, and by text mode.
import assert from 'node:assert/strict';
import { click, places } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { command, textMode } from './play.mjs';

const page = () => meadhall.page();

export function learningTests({ site }) {
  const test = (name, body, options) => [`learning: ${name}`, () => inTab('shell', body, options)];
  const calm = { reducedMotion: 'reduce', viewport: { width: 1300, height: 800 } };
  const small = { reducedMotion: 'reduce', viewport: { width: 360, height: 640 } };

  return [
    test('the rules are opened, searched and jumped into by pointer', async (tab) => {
      await tab.go(site);
      await click(tab, 'rules');
      assert.equal((await tab.run(page)).screen, 'rules');
      await click(tab, 'chapter', 7);
      assert.match((await tab.run(page)).sections[0].title, /^Ships/);
      await click(tab, 'search');
      await tab.page.keyboard.type('boatsman');
      await tab.page.keyboard.press('Enter');
      const found = await tab.run(page);
      assert.match(found.sections[0].title, /“boatsman” stands in \d+ places/);
      await click(tab, 'found', 1);
      const read = await tab.run(page);
      assert.ok(read.sections.flatMap(({ lines }) => lines).some((line) => /boatsman/i.test(line)));
      await click(tab, 'hall');
      assert.equal((await tab.run(page)).screen, 'hall');
    }, calm),

    test('the question opens its own chapter, and the way back leads to the table', async (tab) => {
      await tab.go(`${site}#new/vikings?players=2&seed=42`);
      await tab.run(() => meadhall.command('begin'));
      await click(tab, 'card-rules');
      assert.equal((await tab.run(page)).sections[0].title, 'The wheel and its prices');
      await tab.page.keyboard.press('Escape');
      await tab.page.waitForFunction(() => meadhall.page().screen === 'table');
    }, calm),

    test('on a small phone the contents lead to each chapter', async (tab) => {
      await tab.go(site);
      await tab.run(() => meadhall.command('rules'));
      await click(tab, 'chapter', 0);
      assert.equal((await tab.run(page)).sections[0].title, 'The idea in a minute');
      const seen = await click(tab, 'rules-contents');
      assert.ok(seen.some(({ what }) => what === 'chapter'));
    }, small),

    test('the rules are read in text mode', async (tab) => {
      await tab.go(site);
      await textMode(tab);
      await command(tab, 'rules vikings');
      await tab.click('[data-command="rules editions"]');
      const { sections } = await tab.run(page);
      const [[, ...editions], points] = sections[0].rows;
      assert.equal(points[0], 'Points at the start');
      assert.equal(points[1 + editions.indexOf('Polish 2008')], '0 points');
      await tab.page.fill('[data-field="rules search"]', 'wheel');
      await tab.page.press('[data-field="rules search"]', 'Enter');
      await tab.page.waitForFunction(() => /“wheel”/.test(meadhall.page().sections[0].title));
    }),

    test('the whole lesson by pointer: only what is marked answers, or where the learner chooses, all that is legal', async (tab) => {
      await tab.go(site);
      await click(tab, 'learn');
      let chosen = 0;
      const last = Number((await tab.run(page)).question.match(/step 1 of (\d+)/)[1]);
      for (let step = 1; step < last; ++step) {
        const { question } = await tab.run(page);
        assert.match(question, new RegExp(`step ${step} of ${last}`));
        let seen = await tab.run(places);
        for (let shown = 0; shown < 40; ++shown) {
          const over = seen.find(({ what }) => what === 'scoring-next');
          if (!over) break;  // a scoring is being shown over the card
          await tab.page.mouse.click(over.x, over.y);
          seen = await tab.run(places);
        }
        const choices = seen.filter(({ choice }) => choice);
        if (choices.length !== 1) {
          // Those that do not lead on are told why.
          assert.match(question, /\?/, `step ${step}: ${choices.map(({ what }) => what)}`);
          ++chosen;
          for (const { x, y } of choices.reverse()) {
            await tab.page.mouse.click(x, y);
            await tab.run(places);
            const { question: now, notice } = await tab.run(page);
            if (now !== question) break;
            assert.match(notice.text, /Try another place/);
          }
          assert.match((await tab.run(page)).question, new RegExp(`step ${step + 1} of`));
          continue;
        }
        if (step === 2) {
          await click(tab, 'pair', 5);
          const { notice } = await tab.run(page);
          assert.match(notice.text, /In this lesson the next step is: Price 3/);
          assert.equal(notice.error, false);
        }
        const { x, y } = choices[0];
        await tab.page.mouse.click(x, y);
        await tab.page.waitForFunction((n) => meadhall.page().question.includes(`step ${n} of`), step + 1);
      }
      assert.ok(chosen >= 3, `${chosen} free choices`);
      return `${last} cards, ${chosen} free choices`;
    }, calm),

    test('the whole lesson by text mode, and on from there', async (tab) => {
      await tab.go(site);
      await textMode(tab);
      await tab.click('[data-command="learn vikings"]');
      const steps = Number((await tab.run(page)).question.match(/of (\d+)/)[1]);
      for (let step = 1; step < steps; ++step) {
        const { question, moves } = await tab.run(page);
        for (const { code } of moves) {
          await tab.click(`[data-move="${code}"]`);
          if ((await tab.run(page)).question !== question) break;
        }
      }
      const end = await tab.run(page);
      assert.match(end.question, new RegExp(`step ${steps} of ${steps}`));
      assert.equal(end.moves.length, 0);
      await tab.click('[data-command="lesson free"]');
      assert.ok((await tab.run(page)).moves.length > 1);
      return `${steps} cards`;
    }),
  ];
}
