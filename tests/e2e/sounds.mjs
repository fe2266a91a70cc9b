// The sounds of web/sound.js, rendered without a loudspeaker, and what there is to measure of them.
import { readFileSync } from 'node:fs';
import { launchShell } from './browsers.mjs';
import { root } from './machine.mjs';

export const rate = 48000;
const apart = 0.11;  // seconds between sounds, as in web/sound.js

// What each sound must keep to at full volume: `seconds` until it stays below a thousandth, `centre` of its
// spectrum in Hz.
export const limits = {
  click: { seconds: [0.02, 0.08], centre: [700, 2500] },
  wood: { seconds: [0.05, 0.12], centre: [300, 1500] },
  coin: { seconds: [0.2, 0.6], centre: [2500, 7000] },
  wheel: { seconds: [0.3, 0.7], centre: [300, 2500] },
  sail: { seconds: [0.4, 0.9], centre: [300, 1500] },
  horn: { seconds: [0.9, 1.5], centre: [220, 900] },
  end: { seconds: [2, 3], centre: [220, 1000] },
};
// And all of them.
export const every = {
  peak: -7,               // dBFS, at most
  loudness: [-35, -28],   // LUFS of the loudest 0.4 seconds, as of EBU R 128
  ends: 0.0005,           // the first sample, and the last
  step: 0.001,            // between two samples of the first five, or of the last three milliseconds
  offset: 0.001,          // of the mean
  together: -1,           // dBFS at most, of all of them as the table asks for them in a row
};

// Within the page, where `sound` is. Chance is the same for the same seed.
async function renderWithin(names, seed, rate, seconds, apart) {
  let state = seed;
  Math.random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const context = new OfflineAudioContext(1, seconds * rate, rate);
  const { sounds } = sound.furnish(context);
  names.forEach((name, i) => sounds[name](i * apart));
  const samples = (await context.startRendering()).getChannelData(0);
  return Array.from(samples);
}

const enough = (names) => Math.max(...names.map((name, i) => i * apart + limits[name].seconds[1])) + 0.3;

// Calls `use` with render(names, seed): what sounds, as an array of samples; and with all names.
export async function withSounds(use) {
  const browser = await launchShell();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: readFileSync(`${root}/web/sound.js`, 'utf8') });
    const names = await page.evaluate('Object.keys(sound.furnish(new OfflineAudioContext(1, 1, 48000)).sounds)');
    const render = (some, seed = 1) => page.evaluate(
      `(${renderWithin})(${JSON.stringify(some)}, ${seed}, ${rate}, ${enough(some)}, ${apart})`).then((samples) => Float64Array.from(samples));
    return await use({ names, render, page });
  } finally {
    await browser.close();
  }
}

const decibels = (amplitude) => 20 * Math.log10(Math.max(amplitude, 1e-9));
const largest = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
export const peakOf = (samples) => decibels(largest(samples));

// The two filters of ITU-R BS.1770, for 48 kHz.
const weighting = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];
function filtered(samples, { b, a }) {
  const out = new Float64Array(samples.length);
  for (let i = 0; i < samples.length; ++i) {
    out[i] = b[0] * samples[i] + b[1] * (samples[i - 1] ?? 0) + b[2] * (samples[i - 2] ?? 0)
      - a[0] * (out[i - 1] ?? 0) - a[1] * (out[i - 2] ?? 0);
  }
  return out;
}
export function loudnessOf(samples) {
  const heard = weighting.reduce(filtered, samples);
  const window = 0.4 * rate;
  let sum = 0;
  let most = 0;
  heard.forEach((sample, i) => {
    sum += sample * sample - (i >= window ? heard[i - window] ** 2 : 0);
    most = Math.max(most, sum);
  });
  return -0.691 + 10 * Math.log10(most / window + 1e-12);
}

export function secondsOf(samples, threshold = 0.001) {
  return (samples.findLastIndex((sample) => Math.abs(sample) > threshold) + 1) / rate;
}

// The power spectrum of a power of two of samples, under a Hann window.
export function spectrum(samples, from, size) {
  const real = Float64Array.from({ length: size }, (_, i) =>
    (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos(2 * Math.PI * i / size)));
  const imaginary = new Float64Array(size);
  for (let i = 1, j = 0; i < size; ++i) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j], real[i]];
  }
  for (let half = 1; half < size; half *= 2) {
    for (let i = 0; i < half; ++i) {
      const [cos, sin] = [Math.cos(Math.PI * i / half), -Math.sin(Math.PI * i / half)];
      for (let k = i; k < size; k += 2 * half) {
        const re = real[k + half] * cos - imaginary[k + half] * sin;
        const im = real[k + half] * sin + imaginary[k + half] * cos;
        [real[k + half], imaginary[k + half]] = [real[k] - re, imaginary[k] - im];
        real[k] += re;
        imaginary[k] += im;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => real[i] ** 2 + imaginary[i] ** 2);
}

const centre = (power, size) => {
  let sum = 0;
  let weighted = 0;
  power.forEach((each, i) => { sum += each; weighted += each * i * rate / size; });
  return weighted / sum;
};
// Of the whole sound, or of 2^12 samples from `at` on.
export function centreOf(samples, at) {
  const size = at === undefined ? 2 ** Math.ceil(Math.log2(samples.length)) : 2 ** 12;
  return centre(spectrum(samples, at === undefined ? 0 : Math.round(at * rate), size), size);
}

export function measured(samples) {
  const end = Math.round(secondsOf(samples, 1e-5) * rate);
  const step = (from, to) => {
    let most = 0;
    for (let i = Math.max(1, from); i < to; ++i) most = Math.max(most, Math.abs(samples[i] - samples[i - 1]));
    return most;
  };
  return {
    whole: samples.every(Number.isFinite),
    peak: peakOf(samples),
    loudness: loudnessOf(samples),
    seconds: secondsOf(samples),
    centre: centreOf(samples),
    ends: Math.max(Math.abs(samples[0]), Math.abs(samples[end - 1]), Math.abs(samples.at(-1))),
    step: Math.max(step(0, 5), step(end - 0.003 * rate, end + 2)),
    offset: Math.abs(samples.subarray(0, end).reduce((sum, each) => sum + each, 0) / end),
  };
}
