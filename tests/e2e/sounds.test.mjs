// What the sounds of web/sound.js are like, which no test can hear: how loud, how long, where their spectrum lies,
// and that they neither crack nor drown one another.
import assert from 'node:assert/strict';
import { centreOf, every, limits, measured, peakOf, rate, spectrum, withSounds } from './sounds.mjs';

const chances = [1, 2, 3];
const within = (value, [least, most], what) =>
  assert.ok(value >= least && value <= most, `${what} is ${value.toFixed(4)}, not within ${least} and ${most}`);
const atMost = (value, most, what) => assert.ok(value <= most, `${what} is ${value.toFixed(4)}, more than ${most}`);

export function soundsTests() {
  const test = (name, body) => [`sounds: ${name}`, () => withSounds(body)];
  return [
    test('each is quiet, short, and begins and ends without a crack', async ({ names, render }) => {
      assert.deepEqual(names, Object.keys(limits));
      const loudness = [];
      for (const name of names) {
        for (const chance of chances) {
          const found = measured(await render([name], chance));
          assert.ok(found.whole, `${name} is all numbers`);
          atMost(found.peak, every.peak, `the peak of ${name}`);
          within(found.loudness, every.loudness, `the loudness of ${name}`);
          within(found.seconds, limits[name].seconds, `the length of ${name}`);
          within(found.centre, limits[name].centre, `the centre of ${name}`);
          for (const what of ['ends', 'step', 'offset']) atMost(found[what], every[what], `${what} of ${name}`);
          loudness.push(found.loudness);
        }
      }
      return `${Math.min(...loudness).toFixed(1)} to ${Math.max(...loudness).toFixed(1)} LUFS`;
    }),

    test('many at once do not overload the mixer', async ({ names, render }) => {
      atMost(peakOf(await render(names)), every.together, 'the peak');
      atMost(peakOf(await render([...names].reverse())), every.together, 'the peak of the reverse');
    }),

    test('of a hundred sounds at once those that would come late are not heard', async ({ page }) => {
      await page.mouse.click(5, 5);
      const starts = await page.evaluate(async () => {
        const starts = [];
        const { start } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (at, ...rest) {
          starts.push(at - this.context.currentTime);
          start.call(this, at, ...rest);
        };
        for (let i = 0; i < 100; ++i) sound.play('wood', 'quiet');
        while (!starts.length) await new Promise((resolve) => { setTimeout(resolve, 20); });
        return starts;
      });
      assert.ok(starts.length > 2 && Math.max(...starts) < 1, `${starts.length} sounds, the last after ${Math.max(...starts)} s`);
    }),

    test('a horn is blown: harmonics, brighter where it is louder', async ({ render }) => {
      const samples = await render(['horn']);
      assert.ok(centreOf(samples, 0.5) > 1.2 * centreOf(samples, 0.01), 'brighter in the middle than where it begins');
      assert.ok(centreOf(samples, 0.5) > 1.2 * centreOf(samples, 1.15), 'and than where it ends');
      const size = 2 ** 14;
      const power = spectrum(samples, Math.round(0.3 * rate), size);
      let harmonic = 0;
      let all = 0;
      power.forEach((each, i) => {
        const order = i * rate / size / 110;
        all += each;
        if (Math.abs(order - Math.round(order)) < 0.1) harmonic += each;
      });
      assert.ok(harmonic > 0.99 * all, `${harmonic / all} of it is harmonic`);
    }),

    test('wood is struck and dull at once; coins ring on, high', async ({ render }) => {
      const [wood, coin] = [await render(['wood']), await render(['coin'])];
      const share = (samples, from, to) => {
        const energy = (some) => some.reduce((sum, each) => sum + each * each, 0);
        return energy(samples.subarray(Math.round(from * rate), Math.round(to * rate))) / energy(samples);
      };
      assert.ok(share(wood, 0, 0.04) > 0.95, 'wood has sounded after 40 ms');
      assert.ok(share(coin, 0.15, 1) > 0.02, 'coins still ring after 150 ms');
      const size = 2 ** 16;
      const power = spectrum(coin, 0, size);
      const high = power.reduce((sum, each, i) => sum + (i * rate / size > 2000 ? each : 0), 0);
      assert.ok(high > 0.95 * power.reduce((sum, each) => sum + each, 0), 'all above 2 kHz');
    }),
  ];
}
