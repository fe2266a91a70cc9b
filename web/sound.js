// The sounds of the table, made when they are played: wood and coins are struck, sails and wheels are
// noise with a shape, horns are blown. Nothing sounds before the player's first gesture, as browsers want
// it, nor in a hidden tab.
'use strict';

const sound = (() => {
  const loud = { quiet: 0.3, full: 1 };
  const apart = 0.11;  // seconds between sounds asked for at the same moment
  let context;
  let master;
  let hiss;       // two seconds of noise, from which all noises are cut
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
        furnish();
        for (const wish of wishes) play(...wish);
      });
    });
  }
  function furnish() {
    master = context.createGain();
    const limit = context.createDynamicsCompressor();
    master.connect(limit).connect(context.destination);
    hiss = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  }
  for (const gesture of ['pointerdown', 'keydown']) {
    addEventListener(gesture, () => { gestured = true; context?.resume(); }, { capture: true, passive: true });
  }
  let gestured = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) context?.suspend();
    else if (gestured) context?.resume();
  });

  // A gain that swells to `peak` within `attack` seconds and dies away within `decay`.
  function swell(at, peak, attack, decay) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
    gain.connect(master);
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

  // Something struck: its ring in partials [frequency, loudness, decay], and the knock itself.
  function strike(at, partials, knock, volume) {
    const pitch = 0.97 + Math.random() * 0.06;
    for (const [frequency, peak, decay] of partials) {
      tone(at, 'sine', frequency * pitch, decay + 0.02, swell(at, peak * volume, 0.002, decay));
    }
    noise(at, 0.03, filter('bandpass', knock * pitch, 1.5, swell(at, 0.5 * volume, 0.001, 0.025)));
  }
  const wood = (at, volume) => strike(at, [[190, 0.5, 0.09], [430, 0.28, 0.06], [860, 0.12, 0.035]], 1300, volume);
  const tick = (at, volume) => strike(at, [[620, 0.25, 0.03], [1240, 0.12, 0.02]], 2200, volume);
  const coin = (at, volume) =>
    strike(at, [[2637, 0.13, 0.3], [4211, 0.09, 0.22], [6630, 0.05, 0.15]], 5200, volume);

  // Lips at a horn: a rough tone whose brightness follows its breath, and a little shiver.
  function blow(at, frequency, seconds, volume) {
    const breath = swell(at, 0.32 * volume, seconds * 0.3, seconds * 0.7);
    const mouth = filter('lowpass', frequency * 2, 2, breath);
    mouth.frequency.setValueAtTime(frequency * 1.5, at);
    mouth.frequency.linearRampToValueAtTime(frequency * 6, at + seconds * 0.35);
    mouth.frequency.linearRampToValueAtTime(frequency * 1.5, at + seconds);
    const shiver = context.createGain();
    shiver.gain.value = frequency * 0.006;
    tone(at, 'sine', 5.2, seconds, shiver);
    for (const detune of [-4, 5]) {
      const voice = tone(at, 'sawtooth', frequency, seconds, mouth);
      voice.detune.value = detune;
      voice.frequency.setValueAtTime(frequency * 0.94, at);
      voice.frequency.exponentialRampToValueAtTime(frequency, at + 0.09);
      shiver.connect(voice.frequency);
    }
  }

  // name → how it is made, at a time of the context, and how long the next waits for it
  const sounds = {
    click: (at) => tick(at, 0.5),
    wood: (at) => wood(at, 1),
    coin: (at) => { coin(at, 0.8); coin(at + 0.07, 0.6); },
    wheel: (at) => {
      for (let i = 0; i < 5; ++i) tick(at + i * (0.06 + i * 0.012), 0.5 - i * 0.06);
      noise(at, 0.5, filter('lowpass', 240, 1, swell(at, 0.3, 0.12, 0.36)));
    },
    sail: (at) => {
      const cloth = filter('bandpass', 500, 0.8, swell(at, 0.4, 0.22, 0.5));
      cloth.frequency.setValueAtTime(300, at);
      cloth.frequency.linearRampToValueAtTime(1100, at + 0.25);
      cloth.frequency.linearRampToValueAtTime(280, at + 0.7);
      noise(at, 0.75, cloth);
      noise(at + 0.3, 0.08, filter('lowpass', 900, 1, swell(at + 0.3, 0.35, 0.01, 0.06)));
    },
    horn: (at) => blow(at, 110, 1.5, 1),
    end: (at) => {
      blow(at, 110, 0.7, 0.8);
      blow(at + 0.6, 146.8, 0.7, 0.8);
      for (const frequency of [110, 165, 220, 277.2]) blow(at + 1.2, frequency, 2.2, 0.5);
    },
  };

  // `loudness`: a value of the setting "sound", neither of which is off.
  function play(name, loudness) {
    if (!gestured || document.hidden || !sounds[name]) return;
    if (!master) {
      open(name, loudness);
      return;
    }
    context.resume();
    master.gain.value = loud[loudness] ?? loud.quiet;
    free = Math.max(free, context.currentTime + 0.01);
    sounds[name](free);
    free += apart;
  }

  return { play, context: () => context };
})();
