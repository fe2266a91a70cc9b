// Hands that play in text mode a game whose hands are secret: the device goes round.
import assert from 'node:assert/strict';
import { textMode } from './play.mjs';

// What stands on the page: whose cards are told, whether the device is to be passed on.
const table = () => {
  const page = meadhall.page();
  const told = (page.sections ?? []).filter(({ group, lines }) => group === 'players' && lines.some((line) => /^Hand: (?!nothing|\d+ occupations?\.$)/.test(line)));
  return { over: page.over, passes: (page.actions ?? []).some(({ command, enabled }) => command === 'ready' && enabled) && !page.moves?.length,
    moves: document.querySelectorAll('button[data-move]').length, question: page.question, hands: told.map(({ title }) => title) };
};

// A match of an invitation, begun, in text mode. `before` is done while its table is being set.
export async function beginInWords(tab, address, before = async () => {}) {
  await tab.go(address);
  await textMode(tab);
  await before();
  await tab.click('[data-command="begin"]');
}

// By the buttons of text mode, up to `most` decisions; a hand is told to whom it belongs only, who is `own` where
// the others are bots.
export async function playInWords(tab, choose, most, own) {
  let handed = 0;
  for (let made = 0; made < most;) {
    const { over, passes, moves, question, hands } = await tab.run(table);
    if (over) return { made, handed, over };
    if (passes) {
      assert.deepEqual(hands, []);
      await tab.click('[data-command="ready"]');
      ++handed;
      continue;
    }
    assert.ok(hands.length <= 1 && hands.every((name) => (own ? name === own : question.startsWith(name))), `${question}: ${hands}`);
    if (own && moves === 0) {
      await tab.page.waitForTimeout(50);
      continue;
    }
    assert.ok(moves > 0, question);
    await tab.click('button[data-move]', choose(moves));
    ++made;
  }
  return { made: most, handed, over: false };
}
