// Hands that play: deterministic choices, the same in every browser.

// A small generator of choices; the match is the same wherever it is played.
export function chooser(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export const invitation = (players, seed = 42) => `#new/vikings?players=${players}&seed=${seed}&preset=german2007`;

// A tab in text mode with a match just begun by its invitation.
export async function begin(tab, site, players = 3) {
  await tab.go(`${site}${invitation(players)}`);
  await textMode(tab);
  await tab.click('[data-command="begin"]');
}

export async function textMode(tab) {
  await tab.run(() => document.getElementById('text-toggle').focus());
  await tab.click('#text-toggle');
}

const seen = () => ({
  over: document.getElementById('text').hasAttribute('data-match-over'),
  moves: document.querySelectorAll('button[data-move]').length,
});

// Plays by clicking the buttons of text mode, up to `most` moves or the end; returns how many it made.
export async function play(tab, choose, most = Infinity) {
  for (let made = 0; made < most; ++made) {
    const { over, moves } = await tab.run(seen);
    if (over) return made;
    if (moves === 0) throw new Error('The match is not over, and there is no move.');
    if (made > 2000) throw new Error('The match does not end.');
    await tab.click('button[data-move]', choose(moves));
  }
  return most;
}

// What text mode says, without what only the latest command caused.
export const story = () => {
  const { notice, fresh, ...page } = meadhall.page();
  return JSON.stringify(page);
};
