// The sounds of the table, made when they are played: wood and coins are struck, sails and wheels are
// noise with a shape, horns are blown. Nothing sounds before the player's first gesture, as browsers want
// it, nor in a hidden tab.
'use strict';

const sound = (() => {
  const loud = { quiet: 0.3, full: 1 };
  const apart = 0.11;  // seconds between sounds asked for at the same moment
  const latest = 0.6;  // what would begin so many seconds later is not heard at all
  let context;
  let band;       // by furnish(): its sounds
  let free = 0;   // when the next sound may begin

  // Browsers take long to open their mixer, some a twentieth of a second: not while they should draw.
  const later = (task) => {
    if (globalThis.requestIdleCallback) requestIdleCallback(task, { timeout: 400 });
    else setTimeout(task, 50);
  };
  // Where none can be had there is no sound; the next one asks again.
  let asked;  // while it is being opened: what shall sound then
  function open(name, loudness) {
    const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
    if (!Context) return;
    if (asked) {
      asked.push([name, loudness]);
      return;
    }
    asked = [[name, loudness]];
    later(() => {
      try { context = new Context(); } catch { asked = undefined; return; }
      later(() => {
        const wishes = asked;
        asked = undefined;
        band = furnish(context);
        for (const wish of wishes) play(...wish);
      });
    });
  }
  for (const gesture of ['pointerdown', 'keydown']) {
    addEventListener(gesture, () => { gestured = true; context?.resume(); }, { capture: true, passive: true });
  }
  let gestured = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) context?.suspend();
    else if (gestured) context?.resume();
  });

  // The sounds in a context, a mixer's or one that only renders: name → how it is made, at a time of the
  // context. All go through `volume`.
  function furnish(context) {
    const volume = context.createGain();
    volume.connect(context.destination);
    // Two seconds of noise, from which all noises are cut.
    const hiss = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;

    // A gain that swells to `peak` within `attack` seconds and dies away within `decay`.
    function swell(at, peak, attack, decay) {
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(peak, at + attack);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
      gain.connect(volume);
      return gain;
    }
    function filter(type, frequency, q, into) {
      const made = context.createBiquadFilter();
      made.type = type;
      made.frequency.value = frequency;
      made.Q.value = q;
      made.connect(into);
      return made;
    }
    function tone(at, type, frequency, seconds, into) {
      const made = context.createOscillator();
      made.type = type;
      made.frequency.value = frequency;
      made.connect(into);
      made.start(at);
      made.stop(at + seconds);
      return made;
    }
    function noise(at, seconds, into) {
      const made = context.createBufferSource();
      made.buffer = hiss;
      made.connect(into);
      made.start(at, Math.random() * (2 - seconds), seconds);
    }

    // Something struck: it rings in partials [ratio to the lowest, loudness, decay], and the knock itself.
    function strike(at, lowest, partials, knock, loudness) {
      const pitch = lowest * (0.97 + Math.random() * 0.06);
      for (const [ratio, peak, decay] of partials) {
        tone(at, 'sine', pitch * ratio, decay + 0.02, swell(at, peak * loudness, 0.002, decay));
      }
      noise(at, 0.02, filter('bandpass', knock, 1, swell(at, 0.35 * loudness, 0.001, 0.014)));
    }
    // The modes of a bar with free ends.
    const wood = (at, loudness) => strike(at, 340, [[1, 0.4, 0.12], [2.76, 0.4, 0.08], [5.4, 0.2, 0.05]], 2200, loudness);
    const tick = (at, loudness) => strike(at, 880, [[1, 0.4, 0.05], [2.76, 0.25, 0.035], [5.4, 0.1, 0.02]], 3600, loudness);
    // Those of a disc; no coin is quite round, so that two of each are slightly apart and beat.
    const coin = (at, loudness) => strike(at, 2600, [
      [1, 0.13, 0.45], [1.004, 0.09, 0.45], [1.73, 0.15, 0.38], [2.33, 0.15, 0.35], [2.338, 0.1, 0.35], [3.4, 0.08, 0.2],
    ], 6500, loudness);

    // Lips at a horn: the stronger the breath, the brighter the tone; its bell sends out the high better.
    function blow(at, frequency, seconds, loudness) {
      const breath = context.createGain();
      breath.connect(volume);
      const mouth = filter('lowpass', frequency, 1, filter('highpass', 320, 0, breath));
      breath.gain.setValueAtTime(0, at);
      mouth.frequency.setValueAtTime(frequency, at);
      for (const [after, strength] of [[0.07, 0.6], [seconds * 0.4, 1], [seconds * 0.75, 0.6], [seconds, 0]]) {
        breath.gain.linearRampToValueAtTime(strength * loudness, at + after);
        mouth.frequency.linearRampToValueAtTime(frequency * (1 + 8 * strength ** 2), at + after);
      }
      const lips = tone(at, 'sawtooth', frequency, seconds, mouth);
      lips.frequency.setValueAtTime(frequency * 0.97, at);
      lips.frequency.exponentialRampToValueAtTime(frequency, at + 0.08);
    }

    const sounds = {
      click: (at) => tick(at, 0.6),
      wood: (at) => wood(at, 0.45),
      coin: (at) => { coin(at, 0.26); coin(at + 0.07, 0.2); },
      wheel: (at) => {
        for (let i = 0; i < 5; ++i) tick(at + i * (0.06 + i * 0.012), 0.4 - i * 0.05);
        noise(at, 0.5, filter('lowpass', 240, 1, swell(at, 0.3, 0.12, 0.36)));
      },
      sail: (at) => {
        const cloth = filter('lowpass', 300, 1, filter('highpass', 150, 0, swell(at, 0.38, 0.22, 0.5)));
        cloth.frequency.setValueAtTime(300, at);
        cloth.frequency.linearRampToValueAtTime(1300, at + 0.25);
        cloth.frequency.linearRampToValueAtTime(280, at + 0.7);
        noise(at, 0.75, cloth);
        for (const flap of [0.26, 0.37]) noise(at + flap, 0.1, filter('lowpass', 900, 1, swell(at + flap, 0.75 - flap, 0.006, 0.08)));
      },
      horn: (at) => blow(at, 110, 1.3, 0.14),
      end: (at) => {
        blow(at, 110, 0.5, 0.14);
        blow(at + 0.45, 146.7, 0.5, 0.14);
        for (const frequency of [110, 165, 220, 275]) blow(at + 0.9, frequency, 1.7, 0.055);
      },
    };
    return { volume, sounds };
  }

  // `loudness`: a value of the setting "sound", neither of which is off.
  function play(name, loudness) {
    if (!gestured || document.hidden) return;
    if (!band) {
      open(name, loudness);
      return;
    }
    context.resume();
    band.volume.gain.value = loud[loudness] ?? loud.quiet;
    free = Math.max(free, context.currentTime + 0.01);
    if (free > context.currentTime + latest) return;
    band.sounds[name]?.(free);
    free += apart;
  }

  return { play, furnish, context: () => context };
})();
