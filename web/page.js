// The page around the program: loads it, does for it what only a page can do (storage, clipboard,
// address, text input), and shows its text mode. src/platform/bridge.cpp is the other side.
'use strict';

window.meadhall = (() => {
  const canvas = document.getElementById('canvas');
  const toggle = document.getElementById('text-toggle');
  const settingsKey = 'meadhall.settings';  // of src/app/app.h
  const autosaveKey = 'meadhall.autosave';

  let calls;  // the program's functions of strings, once it runs
  let rest = () => {};  // stops or starts its drawing
  let lendFonts = () => {};  // hands out the fonts it carries
  let started = false;  // whether it has read what is kept
  let standing = false;  // whether the first frame has been drawn
  let inWords = false;  // whether the settings ask for text mode
  let words = {};  // the page's own sentences in the player's language
  let resolveReady;
  const ready = new Promise((resolve) => { resolveReady = resolve; });

  // --- What the program asks of the page (Module.page in bridge.cpp)

  const effects = {
    store: (key, text) => {
      if (!keeping.set(key, text)) calls.not_stored(key, keeping.get(key));
      if (key === settingsKey) follow(text);
    },
    copy: (_, text) => overlays.copy(addressOf(text)),
    share: (title, text) => overlays.share(title, addressOf(text)),
    address: (_, text) => setFragment(text),
    save_file: (name, text) => files.save(name, text),
    pick_file: () => files.pick(),
    sound: (name, loudness) => sound.play(name, loudness),
    think: (key, request) => thinking.ask(key, request),
    hurry: (key) => thinking.hurry(key),
    language: (language) => learn(language),
    licences: () => licences.show(words).catch(() => overlays.problem(words['page.licences_failed'])),
    fullscreen: () => {
      const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      done.catch(() => { /* outside a gesture, or forbidden: then not */ });
    },
  };

  function addressOf(text) {
    return text.startsWith('#') ? location.href.split('#')[0] + text : text;
  }
  function setFragment(text) {
    const wanted = location.href.split('#')[0] + text;
    if (wanted !== location.href) history.replaceState(null, '', wanted);
  }

  const page = {
    effect: (kind, key, text) => { if (calls) effects[kind](key, text); },
    changed: () => {
      // With the table in sight its frame comes first, and the words follow.
      if (textMode.on()) show();
      else showSoon();
    },
    firstFrame: () => requestAnimationFrame(() => { performance.mark('first-frame'); stand(); }),
    font: async (family, weight, bytes) => {
      try {
        document.fonts.add(await new FontFace(family, bytes, { weight }).load());
      } catch { /* then the page writes in a font of the device */ }
    },
    edit: (command, value, place) => overlays.edit(command, value, place, send),
  };

  let showing = 0;
  function showSoon() {
    if (!showing) showing = setTimeout(show);
  }
  function show() {
    clearTimeout(showing);
    showing = 0;
    if (!calls) return;
    const now = JSON.parse(calls.page());
    followLanguage(now.language);
    textMode.show(now);
  }

  // What is around the table and in text mode follows the settings too, as they are stored.
  function follow(settings) {
    const chosen = Object.fromEntries(settings.split('\n').map((line) => line.split(' ')));
    document.documentElement.style.fontSize = `${chosen.textSize ?? 100}%`;
    document.documentElement.dataset.theme = chosen.theme ?? '';
    inWords = chosen.textMode === 'yes';
    // The program that says so has to come to rest before its loop can be stopped.
    if (started && !toggle.hidden && inWords !== textMode.on()) queueMicrotask(() => setTextMode(inWords));
  }
  follow(keeping.get(settingsKey));

  // The page's own sentences follow the player's language.
  function followLanguage(language) {
    if (document.documentElement.lang === language && words['page.canvas']) return;
    document.documentElement.lang = language;
    words = JSON.parse(calls.words());
    textMode.name(words);
    overlays.open(words);
    toggle.textContent = words['page.text_mode'];
    canvas.setAttribute('aria-label', words['page.canvas']);
  }

  // Hands the program the words of a language. It speaks English where they do not come, and asks again
  // when the player chooses the language again, or the network is back.
  async function learn(language) {
    if (!calls || taught.has(language)) return;
    try {
      const wrong = teach(language, await languages.words(language));
      if (wrong) overlays.problem(wrong);
    } catch {
      overlays.problem(words['page.language_failed']);
      addEventListener('online', () => learn(language), { once: true });
    }
  }
  const taught = new Set();
  function teach(language, itsWords) {
    const wrong = calls?.learn_language(language, itsWords);
    if (wrong) languages.forget(language);
    else taught.add(language);
    return wrong;
  }

  // The letters and words that the hall does without on a first visit in English.
  async function complete() {
    try {
      addLetters(await letters.all());
      const wrong = !taught.has('en') && teach('en', await languages.words('en'));
      if (wrong || !lettered) throw new Error(wrong || 'These are no fonts.');
    } catch {
      overlays.problem(words['page.rest_failed']);
      addEventListener('online', complete, { once: true });
    }
  }
  let lettered = false;
  function addLetters(faces) {
    if (lettered || !calls) return;
    lettered = calls.add_letters(...faces.map(({ bytes }) => bytes));
    if (lettered) for (const { family, weight, bytes } of faces) page.font(family, weight, bytes);
  }

  function send(line) {
    if (!calls) return { ok: false, text: words['page.stopped'] };
    const answer = JSON.parse(calls.command(line));
    if (showing && textMode.holdsFocus()) show();
    return answer;
  }

  // --- Links in the address

  function fragment() {
    try { return decodeURIComponent(location.hash); } catch { return location.hash; }
  }
  addEventListener('hashchange', () => {
    if (!calls || location.hash.length < 2) return;
    calls.open_fragment(fragment());
    setFragment('');
  });

  // --- Text mode on and off

  function setTextMode(on, { focus = true } = {}) {
    textMode.turn(on);
    if (on && showing) show();
    if (standing) rest(on);
    toggle.setAttribute('aria-pressed', String(on));
    if (!focus) return;
    if (on) textMode.focus();
    else canvas.focus();
  }
  toggle.addEventListener('click', () => {
    if (calls) send(`setting textMode ${textMode.on() ? 'no' : 'yes'}`);
  });

  // --- Keyboard: SDL would swallow every key it hears. What belongs to the browser never gets there.

  let tabLeaves = () => true;
  const ofBrowser = (event) => event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)
    || (event.key === 'Tab' && tabLeaves(event.shiftKey));

  addEventListener('keydown', (event) => {
    if (event.target === canvas) {
      if (ofBrowser(event)) event.stopImmediatePropagation();
    } else if (event.target === document.body && event.key !== 'Tab' && !ofBrowser(event) && !textMode.on()) {
      // Nothing has the focus yet: the key is meant for the table.
      event.preventDefault();
      canvas.focus();
      canvas.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }, { capture: true });
  canvas.addEventListener('pointerdown', () => canvas.focus());
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  // SDL cancels every touch it hears; of one that cannot be, the browser complains.
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(type, (event) => {
      if (event.target === canvas && !event.cancelable) event.preventDefault = () => {};
    }, { capture: true, passive: true });
  }

  // --- Storage, and other tabs: see keeping.js

  let firstSave = 1;  // the least number that new saves get
  let numberSaves = () => {};
  const storage = keeping.open({
    refused: () => ready.then(() => overlays.problem(words['page.store_failed'])),
    away: () => {
      firstSave = 1000 + Math.floor(Math.random() * 1e6);
      numberSaves();
      overlays.ask('tabs', 'page.other_tab', [['page.play_here', keeping.takeOver]]);
    },
    back: () => overlays.unask('tabs'),
    slot: (key, text) => {
      calls?.remember(key, text);
      if (calls) showSoon();
    },
    other: (...matches) => { if (started) calls.give_way(...matches); },  // else it has yet to read them
  });

  // What a player brought.
  function bring(text) {
    calls?.import(text);
  }

  // --- A lost WebGL context: the match is kept, so loading it again is the surest repair.

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    const lostKey = 'meadhall.context_lost';
    let before = 0;
    try {
      before = Number(sessionStorage.getItem(lostKey));
      sessionStorage.setItem(lostKey, String(Date.now()));
    } catch { /* then it cannot be known, and loading is worth trying */ }
    if (Date.now() - before > 60e3) location.reload();
    else overlays.problem(words['page.no_webgl']);  // it keeps being lost
  });

  // The program broke off (src/core/must.h). Every move was kept when it was made, and from here on nothing is
  // kept or asked of it any more: what it was about to do may be half done, and loading anew begins before it.
  function stop(error) {
    if (!calls || !(error instanceof WebAssembly.RuntimeError)) return;
    calls = undefined;
    try { rest(true); } catch { /* it cannot even do that */ }
    overlays.problem(words['page.stopped'], ['page.reload', () => location.reload()]);
  }
  addEventListener('error', ({ error }) => stop(error));
  addEventListener('unhandledrejection', ({ reason }) => stop(reason));

  // --- Loading

  // The single file carries the program within it; the site compiles it while it comes.
  async function instantiate(imports) {
    const embedded = document.getElementById('meadhall-wasm');
    if (embedded) {
      const bytes = Uint8Array.from(atob(embedded.textContent), (letter) => letter.charCodeAt(0));
      embedded.remove();
      return WebAssembly.instantiate(bytes, imports);
    }
    const response = await fetch('meadhall.wasm', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    count(response.clone());
    // Some hosts know no wasm, and only what is called so is compiled while it comes.
    const isCalledWasm = /^application\/wasm\b/.test(response.headers.get('Content-Type'));
    return isCalledWasm ? WebAssembly.instantiateStreaming(response, imports)
      : WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }
  async function count(response) {
    let bytes = 0;
    try {
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) return;
        bytes += value.length;
        splash.progress(bytes);
      }
    } catch { /* instantiate() meets the same error and tells of it */ }
  }

  function stand() {
    standing = true;
    rest(textMode.on());
    if (showing) show();
    splash.done();
    lendFonts();
    resolveReady();
  }

  async function load() {
    let code;
    const spoken = languages.likely(keeping.get(settingsKey));
    // Who speaks another language, follows a link or left a match here sees more than the hall at once.
    const fetchAll = () => Promise.allSettled([letters.all().then((faces) => () => addLetters(faces)),
      ...['en', spoken].filter(Boolean)
        .map((language) => languages.words(language).then((itsWords) => () => teach(language, itsWords)))]);
    let early = spoken || location.hash.length > 1 || keeping.get(autosaveKey) ? fetchAll() : null;
    const module = await createMeadhall({
      canvas,
      page,
      instantiateWasm: (imports, receive) => {
        Promise.all([instantiate(imports), splash.seen]).then(([made]) => {
          code = made.module;
          receive(made.instance, code);
        }, refuse);
        return {};
      },
    });
    module._meadhall_open();
    lendFonts = () => module._meadhall_lend_fonts();
    calls = module.calls;
    // The table walks its own pieces with Tab, and lets go at either end.
    if (module._meadhall_tab_leaves) tabLeaves = (backwards) => Boolean(module._meadhall_tab_leaves(backwards ? 1 : 0));
    textMode.listen(send);
    thinking.open({
      code,
      calls: { ...calls, think: module._meadhall_think },
      tell: ({ key, progress, answer, wrong }) => {
        if (wrong) console.error(wrong);
        if (!calls) return;
        if (answer === undefined) module._meadhall_progressed(key, progress);
        else calls.answered(String(key), answer);
      },
    });
    files.open(bring, () => overlays.problem(words['page.file_failed']));

    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const passOn = () => module._meadhall_reduced_motion(motion.matches ? 1 : 0);
    motion.addEventListener('change', passOn);
    passOn();

    await storage;
    if (!early && keeping.all().get(autosaveKey)) early = fetchAll();  // it had been lost, and is found again
    // What did not come, or is wrong, is fetched again after the start, and told.
    for (const { value: handOver } of await early ?? []) handOver?.();
    numberSaves = () => module._meadhall_number_saves_from(firstSave);
    numberSaves();
    const kept = keeping.all();
    for (const [key, text] of kept) calls.remember(key, text);
    follow(kept.get(settingsKey) ?? '');  // what was read at first may have been older
    started = true;
    calls.start(location.hash.length > 1 ? fragment() : '', navigator.languages.join(' '));
    followLanguage(JSON.parse(calls.page()).language);
    setFragment('');
    showSoon();
    if (module.drawn) {
      rest = (on) => module._meadhall_rest(on ? 1 : 0);
      if (inWords) setTextMode(true, { focus: false });
      return;
    }
    // Without pixels text mode still plays.
    setTextMode(true);
    toggle.hidden = true;
    overlays.problem(words['page.no_webgl']);
    stand();
  }
  function refuse(error) {
    splash.fail('failed', error.message);
  }
  if (!splash.failed()) load().catch(refuse);

  // Files are fetched when they no longer stand in the way of the first frame.
  const whole = ready.then(complete);
  ready.then(() => offline.open((accept) => overlays.ask('update', 'page.update', [['page.update_now', accept]])));

  return {
    ready,
    whole,  // with the words and letters that the first frame may do without
    command: (line) => send(line),
    page: () => JSON.parse(calls.page()),
    stats: () => JSON.parse(calls.frame_stats()),
    targets: () => JSON.parse(calls.targets()),
    said: () => JSON.parse(calls.said()),
  };
})();
