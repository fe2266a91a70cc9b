// Hands that play: deterministic choices, the same in every browser.

// A small generator of choices; the match is the same wherever it is played.
export function chooser(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
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

const seen = () => ({
  over: document.getElementById('text').hasAttribute('data-match-over'),
  moves: document.querySelectorAll('button[data-move]').length,
  amounts: [...document.querySelectorAll('input[data-amount]')].map((input) => Number(input.max) - Number(input.min)),
});

// Plays by the buttons and numbers of text mode, up to `most` moves or the end; returns how many it made.
// A number is seldom more than a little above the least: else the first auction would empty every purse.
export async function play(tab, choose, most = Infinity) {
  for (let made = 0; made < most; ++made) {
    const { over, moves, amounts } = await tab.run(seen);
    if (over) return made;
    if (moves + amounts.length === 0) throw new Error('The match is not over, and there is no move.');
    if (made > 2000) throw new Error('The match does not end.');
    const chosen = choose(moves + amounts.length);
    if (chosen < moves) {
      await tab.click('button[data-move]', chosen);
      continue;
    }
    const more = choose(Math.min(3, amounts[chosen - moves] + 1));
    await tab.run((index, add) => {
      const input = document.querySelectorAll('input[data-amount]')[index];
      input.value = Number(input.min) + add;
    }, chosen - moves, more);
    await tab.click('button[data-amount-button]', chosen - moves);
  }
  return most;
}

// What text mode says, without what only the latest command caused.
export const story = () => {
  const { notice, fresh, ...page } = meadhall.page();
  return JSON.stringify(page);
};
