// A second copy of what is kept, in IndexedDB. Browsers write localStorage to disk minutes late: where they are
// killed, or the power goes, what was played since is gone from it. A transaction of IndexedDB can be asked to
// be on disk when it is done. What localStorage refused does not come here either, so that both say the same.
//
// Each writing has a number greater than all before; localStorage holds its last one, and each copy its own. So
// copies with a greater number than localStorage's are what it lost.
'use strict';

const durable = (() => {
  const stampKey = 'meadhall.stamp';
  const patience = 5000;  // milliseconds until the page starts without the copies, for IndexedDB may hang
  const waiting = new Map();  // key → { text, stamp }, until the transaction before is done
  let database;  // undefined where IndexedDB is refused, as in some private windows, or not open yet
  let writing = false;

  const opened = new Promise((resolve) => {
    try {
      const request = indexedDB.open('meadhall', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('kept');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  }).then((found) => {
    if (!found) return;
    database = found;
    // It is deleted with the site's data, or another page wants to.
    database.onversionchange = () => database?.close();
    database.onclose = () => { database = undefined; };
    flush();
  });

  function lastStamp() {
    try { return Number(localStorage.getItem(stampKey)) || 0; } catch { return 0; }
  }

  function readAll() {
    return new Promise((resolve) => {
      const found = new Map();
      try {
        const cursor = database.transaction('kept').objectStore('kept').openCursor();
        cursor.onerror = () => resolve(new Map());
        cursor.onsuccess = () => {
          if (!cursor.result) return resolve(found);
          found.set(cursor.result.key, cursor.result.value);
          cursor.result.continue();
        };
      } catch {
        resolve(found);
      }
    });
  }

  // What localStorage lost: key → text, which is empty where the key was removed.
  async function lost() {
    const found = opened.then(() => (database ? readAll() : new Map()));
    const late = new Promise((resolve) => { setTimeout(resolve, patience, new Map()); });
    const last = lastStamp();
    return new Map([...await Promise.race([found, late])]
      .filter(([, { stamp }]) => stamp > last).map(([key, { text }]) => [key, text]));
  }

  // To be called after localStorage has taken the text; an empty one: it was removed.
  function write(key, text) {
    const stamp = Math.max(Date.now(), lastStamp() + 1);
    try { localStorage.setItem(stampKey, stamp); } catch { /* full to the brim: then the copy counts as newer, and is the same */ }
    waiting.set(key, { text, stamp });
    flush();
  }
  function flush() {
    if (writing || !database || !waiting.size) return;
    const batch = new Map(waiting);
    waiting.clear();
    try {
      const transaction = database.transaction('kept', 'readwrite', { durability: 'strict' });
      const kept = transaction.objectStore('kept');
      for (const [key, value] of batch) kept.put(value, key);
      writing = true;
      // Where it failed localStorage still has it.
      transaction.oncomplete = transaction.onabort = () => {
        writing = false;
        flush();
      };
    } catch {
      database = undefined;
    }
  }

  return { lost, write, stampKey };
})();
