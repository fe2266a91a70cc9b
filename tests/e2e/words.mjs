// Hands that play in text mode a game whose hands are secret: the device goes round.
import { chooser, press, runWithin, textMode } from './play.mjs';

// A match of an invitation, begun, in text mode. `before` is done while its table is being set.
export async function beginInWords(tab, address, before = async () => {}) {
  await tab.go(address);
  await textMode(tab);
  await before();
  await tab.click('[data-command="begin"]');
}

// What stands on the page: whose cards are told, whether the device is to be passed on.
const table = () => {
  const page = meadhall.page();
  const told = (page.sections ?? []).filter(({ group, lines }) => group === 'players' && lines.some((line) => /^Hand: (?!nothing|\d+ occupations?\.$)/.test(line)));
  return { over: page.over, passes: (page.actions ?? []).some(({ command, enabled }) => command === 'ready' && enabled) && !page.moves?.length,
    moves: document.querySelectorAll('[data-move]').length, question: page.question, hands: told.map(({ title }) => title) };
};

// Runs within the page.
async function playWithin(state, most, own) {
  const choose = chooser(state);
  let handed = 0;
  const must = (holds, ...said) => { if (!holds) throw new Error(said.join(': ')); };
  for (let made = 0; made < most;) {
    const { over, passes, moves, question, hands } = table();
    if (over) return { made, handed, over, state: choose.state() };
    if (passes) {
      must(hands.length === 0, question, hands);
      press(document.querySelector('[data-command="ready"]'));
      ++handed;
      continue;
    }
    must(hands.length <= 1 && hands.every((name) => (own ? name === own : question.startsWith(name))), question, hands);
    if (own && moves === 0) {
      await new Promise((resolve) => { setTimeout(resolve, 50); });
      continue;
    }
    must(moves > 0, question);
    press(document.querySelectorAll('[data-move]')[choose(moves)]);
    ++made;
    await new Promise((resolve) => { setTimeout(resolve); });
  }
  return { made: most, handed, over: false, state: choose.state() };
}

// By the buttons of text mode, up to `most` decisions; a hand is told to whom it belongs only, who is `own` where
// the others are bots.
export async function playInWords(tab, choose, most, own) {
  const { state, ...played } = await runWithin(tab, playWithin, [chooser, press, table], choose.state(), most, own);
  choose.follow(state);
  return played;
}
