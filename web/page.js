// The page around the program: loads it, does for it what only a page can do (storage, clipboard,
// address, text input), and shows its text mode. src/platform/bridge.cpp is the other side.
'use strict';

window.meadhall = (() => {
  const canvas = document.getElementById('canvas');
  const toggle = document.getElementById('text-toggle');
  const settingsKey = 'meadhall.settings';  // of src/app/app.h

  let calls;  // the program's functions of strings, once it runs
  let rest = () => {};  // stops or starts its drawing
  let lendFonts = () => {};  // hands out the fonts it carries
  let started = false;  // whether it has read what is kept
  let standing = false;  // whether the first frame has been drawn
  let inWords = false;  // whether the settings ask for text mode
  let words = {};  // the page's own sentences in the player's language
  let stands;
  let becomesReadable;
  // The table stands, and what it can be read with has been asked for.
  const stood = new Promise((resolve) => { stands = resolve; })
    .then(() => (parts.lacks(parts.later) ? parts.bring(parts.later) : becomesReadable()))
    .catch(() => { /* told of by complete(), which tries again */ });
  // It can be read as well.
  const ready = Promise.all([stood, new Promise((resolve) => { becomesReadable = resolve; })]);

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
    // None: all of them. A game is of use with the later part.
    part: (name) => hasten(parts.lacking().filter((each) => !name || each === name || each === parts.later)),
    licences: () => reading.showLicences(words).catch(() => overlays.problem(words['page.licences_failed'])),
    news: () => tellNews(),
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

  // Of this version, unless another's is handed over.
  const tellNews = (told) => reading.showNews(words, told).catch(() => overlays.problem(words['page.news_failed']));
  // A new version can be taken: `files` are its, `accept` takes it.
  async function offerUpdate(accept, files) {
    const told = await reading.newsOf(files).catch(() => undefined);  // then it is offered without
    const line = () => (told ? reading.newsLine(told) : '');
    const more = line() ? [['page.news', () => tellNews(told), 'stays']] : [];
    overlays.ask('update', 'page.update', [['page.update_now', accept], ...more], line);
  }

  let showing = 0;
  function showSoon() {
    if (!showing) showing = setTimeout(show);
  }
  function show() {
    clearTimeout(showing);
    showing = 0;
    if (!calls || parts.lacks(parts.later)) return;  // there is a change when it comes
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
    try {
      const wrong = await teachAll(language);
      if (wrong) overlays.problem(wrong);
    } catch {
      overlays.problem(words['page.language_failed']);
      addEventListener('online', () => learn(language), { once: true });
    }
  }
  // What is wrong with its words, if anything is.
  async function teachAll(language) {
    const folders = languages.folders(language).filter((folder) => !taught.has(`${language} ${folder}`));
    const all = await Promise.all(folders.map((folder) => languages.words(language, folder)));
    return all.map((itsWords, i) => teach(language, folders[i], itsWords)).find(Boolean);
  }
  const taught = new Set();
  function teach(language, folder, itsWords) {
    const wrong = calls?.learn_language(language, itsWords);
    if (wrong) languages.forget(language, folder);
    else taught.add(`${language} ${folder}`);
    return wrong;
  }

  // What the first frame does without: on a first visit in English the screens around the table, letters and words, and
  // the games it is not about.
  async function complete() {
    try {
      if (parts.lacks(parts.later)) await parts.bring(parts.later);
      const wrong = await teachAll(document.documentElement.lang) || await teachAll('en');
      addLetters(await letters.fetched());
      if (wrong || !lettered) throw new Error(wrong || 'These are no letters.');
      for (const name of parts.lacking()) await parts.bring(name);
    } catch {
      overlays.problem(words['page.rest_failed'], ['page.again', again]);
      addEventListener('online', again, { once: true });
    }
  }
  function again() {
    removeEventListener('online', again);
    overlays.settle();
    complete();
  }
  function arrived(name, codes) {
    for (const code of codes) thinking.join(code);
    calls?.arrived(name);
    if (name === parts.later) becomesReadable();
    if (!parts.lacking().length) for (const task of withAll.splice(0)) task();
  }
  // What another tab tells may be of any game.
  const withAll = [];
  function withAllGames(task) {
    if (parts.lacking().length) withAll.push(task);
    else task();
  }

  // A player waits for these parts: they come before the rest, and it is told how far they are.
  async function hasten(names) {
    const show = () => {
      const { come, all } = parts.progress(names);
      overlays.wait(words['page.coming'], come, all);
    };
    parts.onProgress(show);
    show();
    try {
      for (const name of names) parts.fetch(name);
      await teachAll(document.documentElement.lang);
      await Promise.all(names.map(parts.bring));  // whoever waits for one goes on at once, and has its words
    } catch {
      overlays.problem(words['page.game_failed'], ['page.again', () => {
        overlays.settle();
        hasten(names);
      }]);
    }
    parts.onProgress(() => {});
    overlays.wait();
  }
  let lettered = false;
  function addLetters(bytes) {
    if (!lettered && calls) lettered = calls.add_letters(bytes);
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
    refused: () => stood.then(() => overlays.problem(words['page.store_failed'])),
    away: () => {
      firstSave = 1000 + Math.floor(Math.random() * 1e6);
      numberSaves();
      overlays.ask('tabs', 'page.other_tab', [['page.play_here', keeping.takeOver]]);
    },
    back: () => overlays.unask('tabs'),
    slot: (key, text) => withAllGames(() => {
      calls?.remember(key, text);
      if (calls) showSoon();
    }),
    other: (...matches) => { if (started) withAllGames(() => calls?.give_way(...matches)); },  // else it has yet to read them
    // Those may be matches of any game.
    prepared: () => stood.then(() => new Promise((come) => {
      for (const name of parts.lacking()) parts.bring(name).catch(() => { /* told of by complete(), which tries again */ });
      withAllGames(come);
    })),
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
    return parts.instantiateHouse('meadhall.wasm', imports);
  }

  // The parts that have to be there before the first frame: the game a link leads to, none in the hall. Whoever has
  // been here may have kept something of any game.
  function wantedAtOnce(keysKept) {
    const everything = { names: [...parts.names], everything: true };
    if (keysKept.some((key) => key !== settingsKey)) return everything;
    if (location.hash.length < 2) return { names: [] };
    const [, toMatch, toStart] = fragment().match(/^#(?:match\/(\w+)\/|new\/(\w+)(?:\?|$))/) ?? [];
    if (parts.games.includes(toMatch)) {
      parts.first(toMatch);
      return { names: [toMatch] };
    }
    if (parts.games.includes(toStart)) return { names: [parts.later, toStart] };
    return everything;
  }

  function stand() {
    standing = true;
    rest(textMode.on());
    if (showing) show();
    splash.done();
    lendFonts();
    stands();
  }

  async function load() {
    let code;
    const spoken = languages.likely(keeping.get(settingsKey));
    let wanted = wantedAtOnce(keeping.keys());
    // The words of what will be seen, and letters where they may be any.
    const fetchEarly = () => {
      const { names, everything } = wanted;
      const language = spoken ?? 'en';
      const folders = languages.folders(language).filter((each) => everything || !each || names.includes(each));
      return Promise.allSettled([...(spoken || everything ? [letters.fetched().then((bytes) => () => addLetters(bytes))] : []),
        ...folders.map((folder) => languages.words(language, folder).then((itsWords) => () => teach(language, folder, itsWords)))]);
    };
    let early = fetchEarly();
    const houseBytes = Number('__WASM_BYTES__');
    let asked = false;  // for the other parts
    parts.onProgress(() => {
      const { come, all } = parts.progress(wanted.names, 'meadhall.wasm', houseBytes);
      splash.progress(come, all);
      // A slow line is the house's until it is nearly here: it gets ready while the rest comes.
      if (asked || parts.progress([], 'meadhall.wasm').come <= houseBytes * 0.85) return;
      asked = true;
      for (const name of wanted.names) parts.fetch(name);
    });
    const module = await createMeadhall({
      canvas,
      page,
      instantiateWasm: (imports, receive) => {
        Promise.all([instantiate(imports), splash.seen]).then(([made]) => {
          code = made.module;
          parts.open(made.instance.exports, arrived);
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
      more: parts.codeOfGames,
      join: parts.join,
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
    const kept = keeping.all();
    const all = wantedAtOnce([...kept.keys()]);
    if (all.everything && !wanted.everything) {  // something had been lost, and is found again
      wanted = all;
      early = fetchEarly();
    }
    // What did not come, or is wrong, is fetched again after the start, and told.
    for (const { value: handOver } of await early) handOver?.();
    numberSaves = () => module._meadhall_number_saves_from(firstSave);
    numberSaves();
    const reads = inWords || !module.drawn;  // rather than looks
    if (reads && parts.lacks(parts.later)) wanted.names.unshift(parts.later);
    await Promise.all(wanted.names.map(parts.bring));
    for (const name of parts.lacking()) calls.lacks(name);
    for (const [key, text] of kept) calls.remember(key, text);
    follow(kept.get(settingsKey) ?? '');  // what was read at first may have been older
    started = true;
    calls.start(location.hash.length > 1 ? fragment() : '', navigator.languages.join(' '));
    followLanguage(JSON.parse(calls.words()).language);
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
  const whole = stood.then(complete);
  stood.then(() => offline.open({
    offer: offerUpdate,
    failed: (tryAgain) => overlays.ask('update', 'page.update_failed', [['page.again', tryAgain]]),
  }));

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
