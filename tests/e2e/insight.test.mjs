// What is pointed at explains itself; what stands at the end of a match.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { invitation } from './play.mjs';

// Frames enough for the pointer to arrive and for its words to stand there.
const settle = async () => {
  for (let i = 0; i < 8; ++i) await new Promise((resolve) => { requestAnimationFrame(resolve); });
};
const calm = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } };

export function insightTests({ site }) {
  const test = (name, body) => [`insight: ${name}`, () => inTab('shell', body, calm)];
  const begin = async (tab, players, preset) => {
    await tab.go(`${site}${invitation(players, 42, preset)}`);
    await tab.run(() => meadhall.command('begin'));
  };
  const walk = (tab, most) => tab.run((count) => {
    for (let i = 0; i < count && !meadhall.page().over; ++i) {
      const { moves } = meadhall.page();
      meadhall.command((moves.find(({ code }) => code === 'stay') ?? moves[(i * 7 + 3) % moves.length]).code);
    }
  }, most);

  return [
    test('all that can be pointed at answers, whole on the screen, covering no legal answer', async (tab) => {
      await begin(tab, 3);
      await walk(tab, 60);
      await tab.run(settle);
      const targets = await tab.run(() => meadhall.targets());
      const choices = targets.filter(({ choice }) => choice);
      const silent = [];
      const met = new Map();  // some of each kind: they answer alike
      for (const { what, a, b, x, y } of targets) {
        met.set(what, (met.get(what) ?? 0) + 1);
        if (met.get(what) > 4) continue;
        await tab.page.mouse.move(x, y);
        await tab.run(settle);
        const said = await tab.run(() => meadhall.said());
        if (!said.text) silent.push(`${what} ${a} ${b}`);
        if (!said.w) continue;
        assert.ok(said.x >= 0 && said.y >= 0 && said.x + said.w <= 1440 && said.y + said.h <= 900, `${what} ${a}: off the screen`);
        for (const other of choices) {
          const inside = other.x > said.x && other.x < said.x + said.w && other.y > said.y && other.y < said.y + said.h;
          assert.ok(!inside, `${what} ${a} ${b} covers ${other.what} ${other.a}`);
        }
      }
      assert.deepEqual(silent, []);
      return [...met.keys()].join(' ');
    }),

    test('a long scoring can be read back, and muting leaves it be', async (tab) => {
      await begin(tab, 4, 'advanced');
      await walk(tab, 900);
      await tab.run(settle);
      const open = () => tab.run(() => meadhall.targets().find(({ what }) => what === 'scoring-next') ?? null);
      const { x, y } = await open();
      await tab.page.focus('#canvas');
      await tab.page.keyboard.press('q');
      await tab.run(settle);
      assert.equal(await tab.run(() => meadhall.page().notice.text), 'Sound is off.');
      assert.ok(await open(), 'it is still told');
      const lines = () => tab.page.screenshot({ clip: { x: x - 300, y: y - 200, width: 300, height: 160 } });
      const scrolled = async (by) => {
        await tab.page.mouse.move(x, y - 120);
        await tab.page.mouse.wheel(0, by);
        await tab.run(settle);
        return lines();
      };
      const last = await lines();
      const first = await scrolled(-3000);
      assert.ok(!first.equals(last), 'the first lines are seen');
      assert.ok((await scrolled(3000)).equals(last), 'and the last again');
      await tab.page.mouse.click(x, y);
      await tab.run(settle);
      assert.equal(await open(), null);
    }),

    test('the end has its charts', async (tab) => {
      await begin(tab, 3);
      await walk(tab, 900);
      for (let i = 0; i < 3 && !(await tab.run(() => meadhall.targets().some(({ what }) => what === 'end-tab'))); ++i) {
        await tab.page.keyboard.press('Escape');
        await tab.run(settle);
      }
      const tap = async (what, a) => {
        const { x, y } = (await tab.run(() => meadhall.targets())).find((target) => target.what === what && target.a === a);
        await tab.page.mouse.click(x, y);
        await tab.run(settle);
      };
      await tap('end-tab', 1);
      const bars = (await tab.run(() => meadhall.targets())).filter(({ what }) => what === 'bar');
      assert.ok(new Set(bars.map(({ a }) => a)).size === 3, 'a bar for each of three');
      await tap('end-tab', 2);
      await tap('end-course', 1);
      const page = await tab.run(() => meadhall.page());
      const course = page.sections.find(({ title }) => title === 'Round by round');
      assert.equal(course.lines.length, 8, 'the start, six rounds, the end');
      const drawn = async () => (await tab.run(() => meadhall.targets())).map(({ what }) => what);
      assert.ok((await drawn()).includes('end-course'));
      for (const line of ['hall', 'continue']) {
        await tab.run((said) => meadhall.command(said), line);
        await tab.run(settle);
      }
      const again = await drawn();
      assert.ok(again.includes('end-tab') && !again.includes('end-course'), 'whoever comes back sees the result');
    }),
  ];
}
