// What bots cost in the browser: node tests/bench/bots.mjs [MATCHES] [GAME…], after tests/run.sh web.
// Matches of bots in text mode, so that nothing but thinking takes time; each decision is timed from the
// question sent to the worker to its answer. Not a test; run it on an idle machine.
import { chromium } from '../e2e/browsers.mjs';
import { root, serve } from '../e2e/machine.mjs';
import { games as all } from '../support/games.mjs';

const matches = Number(process.argv[2] ?? 1);
const games = process.argv.length > 3 ? process.argv.slice(3) : all;
const site = await serve(`${process.env.MEADHALL_BUILD ?? `${root}build/web`}/site`);
const at = (sorted, share) => sorted[Math.round(share * (sorted.length - 1))];

// Notes how long each answer took, and how much memory a copy of the program has.
function note() {
  globalThis.noted = { times: [], tasks: 0, bytes: 0 };
  new PerformanceObserver((list) => { noted.tasks += list.getEntries().length; }).observe({ type: 'longtask' });
  const streaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await streaming(...given);
    noted.memory = Object.values(made.instance.exports).find((each) => each instanceof WebAssembly.Memory);
    return made;
  };
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    postMessage(data) {
      if (data[0] === 'ask' && data[2]) this.asked = performance.now();
      super.postMessage(data);
    }
    set onmessage(heard) {
      super.onmessage = (event) => {
        if (event.data.answer !== undefined) noted.times.push(performance.now() - this.asked);
        heard(event);
      };
    }
  };
}

const cases = [
  ['vikings', 'thrall', 2, 'basic'], ['vikings', 'jarl', 2, 'basic'], ['vikings', 'jarl', 4, 'basic'], ['vikings', 'jarl', 2, 'advanced'],
  ['graenaland', 'jarl', 3], ['graenaland', 'jarl', 5],
  ['feast', 'jarl', 1], ['feast', 'jarl', 2], ['feast', 'jarl', 4],
].filter(([game]) => games.includes(game));
for (const [game, level, players, preset] of cases) {
  const tab = await chromium();
  await tab.page.addInitScript(note);
  await tab.go(site);
  await tab.run(() => document.getElementById('text-toggle').click());
  const times = [];
  for (let match = 1; match <= matches; ++match) {
    await tab.run((lines) => {
      noted.times = [];
      noted.tasks = 0;
      for (const line of lines) meadhall.command(line);
    }, [`new ${game}`, `players ${players}`, ...(preset ? [`preset ${preset}`] : []), `seed ${match}`,
      ...Array.from({ length: players }, (_, seat) => `bot ${seat + 1} ${level}`), 'begin']);
    times.push(...await tab.run(async () => {
      while (!meadhall.page().over) await new Promise((resolve) => { setTimeout(resolve, 200); });
      return noted.times;
    }));
  }
  times.sort((a, b) => a - b);
  const { tasks, bytes } = await tab.run(() => ({ tasks: noted.tasks, bytes: noted.memory.buffer.byteLength }));
  console.log(`${game}${preset ? `, ${preset}` : ''}, ${level}, ${players} players: ${times.length} decisions, median ${at(times, 0.5).toFixed(0)} ms, `
    + `p95 ${at(times, 0.95).toFixed(0)}, worst ${at(times, 1).toFixed(0)}; the page's tasks over 50 ms: ${tasks}, its memory ${(bytes / 2 ** 20).toFixed(0)} MiB`);
  await tab.close();
}
