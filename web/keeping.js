// What this device keeps, and which tab may keep the match. Storage is refused in some private windows and
// by some settings, and full in others: play goes on. Two tabs at one match would overwrite each other's
// moves, and at one lesson each other's place in it; so the tab that came first holds a lock, and what another
// one plays is not kept until that tab is closed or gives way. Where there are no locks, each tab keeps.
'use strict';

const keeping = (() => {
  const lockName = 'meadhall';
  const ofOneTab = ['meadhall.autosave', 'meadhall.previous', 'meadhall.damaged', 'meadhall.lesson', 'meadhall.challenges'];
  const patience = 500;  // milliseconds: a page that is loaded anew lets go of the lock a little late

  const seen = new Map();      // of what is kept by one tab: what this tab last read or wrote
  const withheld = new Map();  // and what it would have written
  let holds = !navigator.locks;
  let waiting;  // ends the waiting for the lock
  // What the page does about it: refused(), away(), back(), slot(key, text), other(save).
  let tell = {};

  function get(key) {
    try { return localStorage.getItem(key) ?? ''; } catch { return ''; }
  }
  // All that the program stored: its keys are in src/app/app.h.
  function all() {
    let entries = [];
    try { entries = Object.entries(localStorage).filter(([key]) => key.startsWith('meadhall.')); } catch { /* none */ }
    for (const [key, text] of entries) seen.set(key, text);
    return entries;
  }
  function set(key, text) {
    if (!holds && ofOneTab.includes(key)) {
      withheld.set(key, text);
      return;
    }
    try {
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
      seen.set(key, text);
    } catch {
      tell.refused();
    }
  }

  // Resolves when the lock is ours, and holds it until the page is closed or another tab takes it.
  function ask(options) {
    return new Promise((got, refused) => {
      const hold = () => {
        holds = true;
        got();
        return new Promise(() => {});
      };
      navigator.locks.request(lockName, options, hold).catch((error) => {
        if (holds) lost();
        refused(error);
      });
    });
  }
  function lost() {
    holds = false;
    tell.away();
    wait();
  }
  function wait() {
    waiting = new AbortController();
    ask({ signal: waiting.signal }).then(regained, () => { /* no longer waited for */ });
  }

  // What was withheld is kept now, unless the other tab went on: then its match is the one that is kept, and
  // the program sets its own aside.
  function regained() {
    tell.back();
    const ours = new Map(withheld);
    withheld.clear();
    for (const key of ofOneTab) {
      const text = get(key);
      if (text === (seen.get(key) ?? '')) {
        if (ours.has(key)) set(key, ours.get(key));
      } else if (key === 'meadhall.autosave' && text !== ours.get(key)) {
        seen.set(key, text);
        tell.other(text);
      }
    }
  }

  // Resolves when it is known whether this tab keeps the match.
  async function open(listener) {
    tell = listener;
    if (!navigator.locks) return;
    const soon = new AbortController();
    setTimeout(() => soon.abort(), patience);
    try {
      await ask({ signal: soon.signal });
    } catch (error) {
      if (error.name !== 'AbortError') holds = true;  // locks are refused here: as if there were none
      else lost();
    }
  }
  function takeOver() {
    waiting.abort();
    ask({ steal: true }).then(regained);
  }

  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith('meadhall.save.')) tell.slot?.(key, newValue ?? '');
  });

  return { open, get, set, all, takeOver };
})();
