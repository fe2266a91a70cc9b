// Hands that play: deterministic choices, the same in every browser.

// A small generator of choices; the match is the same wherever it is played. It can be handed on: what follows
// `state()` of one is what chooser(that) gives.
export function chooser(seed) {
  let state = seed >>> 0;
  const choose = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  choose.state = () => state;
  choose.follow = (other) => { state = other; };
  return choose;
}

export const invitation = (players, seed = 42, preset = 'german2007') => `#new/vikings?players=${players}&seed=${seed}&preset=${preset}`;

// A tab in text mode with a match just begun by its invitation.
export async function begin(tab, site, players = 3, preset) {
  await tab.go(`${site}${invitation(players, 42, preset)}`);
  await textMode(tab);
  await tab.click('[data-command="begin"]');
}

export async function textMode(tab) {
  await tab.run(() => document.getElementById('text-toggle').focus());
  await tab.click('#text-toggle');
}

// Presses the button of a command that may stand behind "More".
export async function command(tab, name) {
  await tab.run((wish) => {
    const more = document.querySelector(`#more [data-command="${wish}"]`)?.closest('details');
    if (more && !more.open) more.firstElementChild.click();
  }, name);
  await tab.click(`[data-command="${name}"]`);
}

// Chooses a language and waits until it is spoken: its words have to come first.
export async function speak(tab, language) {
  await tab.run((wish) => { meadhall.command(`setting language ${wish}`); }, language);
  await untilSpoken(tab, language);
}
export const untilSpoken = (tab, language) => tab.run(async (wish) => {
  for (let tries = 0; meadhall.page().language !== wish; ++tries) {
    if (tries > 500) throw new Error(`${wish} is not spoken after ten seconds`);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}, language);

// --- Playing within the page: what follows up to runWithin() runs there, without a message to the browser and back
// for each click.

// Presses a button if a player could: it is in reach, and nothing lies on it.
export function press(button) {
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (button.disabled || !button.contains(hit)) throw new Error(`“${button.textContent}” cannot be pressed`);
  button.click();
}

const seen = () => ({
  over: document.getElementById('text').hasAttribute('data-match-over'),
  moves: document.querySelectorAll('[data-move]').length,
  amounts: [...document.querySelectorAll('input[data-amount]')].map((input) => Number(input.max) - Number(input.min)),
});

const fill = (index, add) => {
  const input = document.querySelectorAll('input[data-amount]')[index];
  input.value = Number(input.min) + add;
};

// One decision by what is `seen`, unless the match is over. A number is seldom more than a little above the least:
// else the first auction would empty every purse.
function decide({ over, moves, amounts }, choose) {
  if (over) return undefined;
  if (moves + amounts.length === 0) throw new Error('The match is not over, and there is no move.');
  const chosen = choose(moves + amounts.length);
  if (chosen < moves) return { move: chosen };
  return { amount: chosen - moves, more: choose(Math.min(3, amounts[chosen - moves] + 1)) };
}

async function playWithin(state, most) {
  const choose = chooser(state);
  let made = 0;
  for (; made < most; ++made) {
    const decision = decide(seen(), choose);
    if (!decision) break;
    if (made > 2000) throw new Error('The match does not end.');
    if ('move' in decision) {
      press(document.querySelectorAll('[data-move]')[decision.move]);
    } else {
      fill(decision.amount, decision.more);
      press(document.querySelectorAll('button[data-amount-button]')[decision.amount]);
    }
    await new Promise((resolve) => { setTimeout(resolve); });
  }
  return { made, state: choose.state() };
}

// Runs a function in the page, with the functions it needs.
export const runWithin = (tab, task, helpers, ...args) => tab.run(
  `(...args) => { ${helpers.map((helper) => `const ${helper.name} = ${helper};`).join(' ')} return (${task})(...args); }`, ...args);

// Plays by the buttons and numbers of text mode, up to `most` moves or the end; returns how many it made. The
// first ones are real clicks, each as far from the browser as a player is; the others are pressed within the page.
export async function play(tab, choose, most = Infinity) {
  let made = 0;
  for (; made < Math.min(most, 10); ++made) {
    const decision = decide(await tab.run(seen), choose);
    if (!decision) return made;
    if ('move' in decision) {
      await tab.click('[data-move]', decision.move);
    } else {
      await tab.run(fill, decision.amount, decision.more);
      await tab.click('button[data-amount-button]', decision.amount);
    }
  }
  if (made === most) return made;
  const more = await runWithin(tab, playWithin, [chooser, press, seen, fill, decide], choose.state(), Math.min(most - made, 1e6));
  choose.follow(more.state);
  return made + more.made;
}

// What text mode says, without what only the latest command caused.
export const story = () => {
  const { notice, fresh, ...page } = meadhall.page();
  return JSON.stringify(page);
};
