// What this device keeps, and which tab may keep the match. Storage is refused in some private windows and
// by some settings, and full in others: play goes on. Two tabs at one match would overwrite each other's
// moves, and at one lesson each other's place in it; so the tab that came first holds a lock, and what another
// one plays is withheld until that tab is closed or gives way. Where there are no locks, each tab keeps.
//
// Nothing that was kept, or withheld, is lost to another tab or for want of room:
// - A tab that gets the lock writes what it withheld only where no other tab wrote meanwhile. What others wrote
//   stays; the program is handed all of it before it stores anything, and sets its own matches aside.
// - A match is set aside (as the one before, the damaged one, or in a slot) before another takes its place.
//   While what was set aside finds no room, nothing takes its place.
// - Settings that two tabs change both hold, and so do challenges solved in both, and records of matches.
// - Tabs that keep saves at the same time give them different numbers: the second's are far off.
'use strict';

const keeping = (() => {
  const lockName = 'meadhall';
  // Keys of src/app/app.h and slots.h. What is set aside stands before what takes its place.
  const settingsKey = 'meadhall.settings';
  const solvedKey = 'meadhall.challenges';
  const recordsKey = 'meadhall.records';
  const dailyKey = 'meadhall.daily';  // of one game; those of others begin with it
  const autosaveKey = 'meadhall.autosave';
  const asideKeys = ['meadhall.damaged', 'meadhall.previous'];
  const ofOneTab = [...asideKeys, autosaveKey, 'meadhall.lesson'];
  const slotKey = 'meadhall.save.';
  const patience = 500;  // milliseconds: a page that is loaded anew lets go of the lock a little late

  const seen = new Map();      // key → what this tab last read or wrote
  const withheld = new Map();  // of what is kept by one tab: what this tab would have written
  const written = new Set();   // keys, since the lock was got back
  const owed = new Map();      // what was set aside and has found no room yet
  const refused = new Set();   // keys that the player was told of
  let holds = !navigator.locks;
  let waiting;  // ends the waiting for the lock
  let lost = new Map();  // what localStorage lost when the browser was killed
  const unwritten = new Map();  // of that, until this tab may write it: key → [what stands there, text]
  // What the page does about it: refused(), away(), back(), slot(key, text), other(autosave, previous, damaged), and
  // prepared(), a promise that it can be told what another tab kept.
  let tell = {};

  function get(key) {
    try { return localStorage.getItem(key) ?? ''; } catch { return ''; }
  }
  // Under what something seems to be kept, as long as it is not known what localStorage lost.
  function keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith('meadhall.') && key !== durable.stampKey);
    } catch {
      return [];
    }
  }
  // All that the program stored.
  function all() {
    const entries = new Map();
    try {
      for (const [key, text] of Object.entries(localStorage)) {
        if (key.startsWith('meadhall.') && key !== durable.stampKey) entries.set(key, text);
      }
    } catch { /* none */ }
    for (const [key, text] of lost) {
      if (holds) write(key, text);
      else unwritten.set(key, [get(key), text]);
      if (text) entries.set(key, text);
      else entries.delete(key);
    }
    for (const [key, text] of entries) seen.set(key, text);
    return entries;
  }

  // --- Writing

  function write(key, text) {
    try {
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    } catch {
      return false;
    }
    durable.write(key, text);
    return true;
  }

  // False if it is not kept and never will be; what is withheld or owed may still be.
  function set(key, text) {
    if (!holds && ofOneTab.includes(key)) {
      withheld.set(key, text);
      return true;
    }
    owed.delete(key);
    const isAside = asideKeys.includes(key) || text.startsWith('meadhall slot aside ');
    const waits = (isAside || key === autosaveKey) && !payOwed();
    if (!waits && write(key, merged(key, text))) {
      seen.set(key, text);
      written.add(key);
      refused.delete(key);
      return true;
    }
    if (isAside) owed.set(key, text);
    else if (key.startsWith(slotKey)) return false;
    // Told again only of another match.
    if (isAside || !refused.has(key)) tell.refused();
    refused.add(key);
    return true;
  }
  function payOwed() {
    for (const [key, text] of owed) {
      if (!write(key, text)) return false;
      seen.set(key, text);
      owed.delete(key);
    }
    return true;
  }

  // What tabs change beside each other: a line for each setting, or for each game the numbers solved.
  const lines = (text) => new Map(text.split('\n').filter(Boolean).map((line) => {
    const [name, ...rest] = line.split(' ');
    return [name, rest];
  }));
  function merged(key, text) {
    // Lines of matches; none are left where all are forgotten.
    if (key === recordsKey) {
      const both = new Set(`${get(key)}\n${text}`.split('\n').filter(Boolean));
      return text && [...both].map((line) => `${line}\n`).join('');
    }
    if (key !== settingsKey && key !== solvedKey) return text;
    const before = lines(seen.get(key) ?? '');
    const all = lines(get(key));
    for (const [name, ours] of lines(text)) {
      const theirs = all.get(name);
      if (key === solvedKey) all.set(name, [...new Set([...theirs ?? [], ...ours])]);
      else if (!theirs || ours.join() !== before.get(name)?.join()) all.set(name, ours);
    }
    return [...all].map(([name, rest]) => `${[name, ...rest].join(' ')}\n`).join('');
  }

  // --- The lock

  // Resolves when the lock is ours, and holds it until the page is closed or another tab takes it.
  function ask(options) {
    return new Promise((got, failed) => {
      const hold = () => {
        holds = true;
        got();
        return new Promise(() => {});
      };
      navigator.locks.request(lockName, options, hold).catch((error) => {
        if (holds) yieldLock();
        failed(error);
      });
    });
  }
  function yieldLock() {
    holds = false;
    for (const key of ofOneTab) {
      if (owed.has(key)) withheld.set(key, owed.get(key));
      owed.delete(key);
    }
    tell.away();
    wait();
  }
  function wait() {
    const { signal } = waiting = new AbortController();
    tell.prepared().then(() => ask({ signal })).then(regained, () => { /* no longer waited for */ });
  }

  function regained() {
    tell.back();
    for (const [key, [there, text]] of unwritten) if (get(key) === there) write(key, text);
    unwritten.clear();
    const theirs = new Map();
    for (const key of ofOneTab) {
      const text = get(key);
      if (text && text !== (seen.get(key) ?? '') && text !== withheld.get(key)) theirs.set(key, text);
    }
    const ours = [...withheld].filter(([key]) => !theirs.has(key));
    withheld.clear();
    written.clear();
    for (const [key, text] of theirs) seen.set(key, text);
    const matches = [autosaveKey, 'meadhall.previous', 'meadhall.damaged'].map((key) => theirs.get(key) ?? '');
    if (matches.some(Boolean)) tell.other(...matches);
    const inOrder = ours.sort(([a], [b]) => ofOneTab.indexOf(a) - ofOneTab.indexOf(b));
    for (const [key, text] of inOrder) if (!written.has(key)) set(key, text);
  }

  // Gives up once another tab has the lock, and not already where a slow machine has yet to give it to anybody.
  async function giveUpSoon(soon) {
    for (let held = []; !held.some(({ name }) => name === lockName);) {
      await new Promise((resolve) => { setTimeout(resolve, patience); });
      ({ held } = await navigator.locks.query());
    }
    soon.abort();
  }

  // Resolves when it is known whether this tab keeps the match, and what localStorage lost.
  async function open(listener) {
    tell = listener;
    const found = durable.lost();
    if (navigator.locks) {
      const soon = new AbortController();
      giveUpSoon(soon).catch(() => soon.abort());
      try {
        await ask({ signal: soon.signal });
      } catch (error) {
        if (error.name !== 'AbortError') holds = true;  // locks are refused here: as if there were none
        else yieldLock();
      }
    }
    lost = await found;
  }
  async function takeOver() {
    waiting.abort();
    await tell.prepared();
    await ask({ steal: true });
    regained();
  }

  addEventListener('storage', ({ key, newValue }) => {
    if (key === recordsKey || [slotKey, dailyKey].some((kept) => key?.startsWith(kept))) tell.slot?.(key, newValue ?? '');
  });

  return { open, get, set, keys, all, takeOver };
})();
