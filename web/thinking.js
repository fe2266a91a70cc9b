// Bots think in a worker, in which a second copy of the program runs; where there is none, in slices of the
// page's own time. Browsers end workers without a word when memory is short: one that no longer answers is
// started anew, once. What is asked and answered is the program's: src/bots/task.h.
'use strict';

const thinking = (() => {
  const playouts = 20;  // at once: some milliseconds at most
  const workersTurn = 40;  // milliseconds until the worker listens again
  const pagesTurn = 7;     // and of the page's own time, between two frames
  const watch = 10e3;      // milliseconds after which a worker is asked for a sign of life

  // Works at what it is asked, one request at a time: `turn` milliseconds, and on after `rest`. Also the
  // worker's own code, so it uses nothing from around it.
  function Thinker(calls, playouts, turn, rest, tell) {
    let key;
    let told;
    const answer = () => {
      const done = { key, answer: calls.answer() };
      key = undefined;  // first, for the next request may come while this is being told
      tell(done);
    };
    function go(asked) {
      if (key !== asked) return;
      const until = performance.now() + turn;
      let progress;
      do progress = calls.think(playouts); while (progress < 1000 && performance.now() < until);
      if (progress === 1000) return answer();
      if (progress - (told ?? 0) >= 20) tell({ key, progress: told = progress });
      rest(() => go(asked));
    }
    return {
      ask(asked, request) {
        key = request ? asked : undefined;
        told = 0;
        if (!request) return;
        const wrong = calls.ask(request);
        if (!wrong) return rest(() => go(asked));
        key = undefined;
        tell({ key: asked, answer: '', wrong });
      },
      hurry(asked) {
        if (key !== asked) return;
        calls.think(1);
        answer();
      },
    };
  }

  // The worker: the program's script stands before this.
  function atWork(Thinker, join, playouts, turn) {
    const { port1, port2 } = new MessageChannel();
    let next;
    port1.onmessage = () => next();
    // Sooner than a timer, and messages come in between.
    const rest = (task) => { next = task; port2.postMessage(0); };
    // What goes wrong in a promise is told nobody; thrown from a task, the page hears of it.
    const fail = (error) => setTimeout(() => { throw error; });
    self.onmessageerror = () => fail(new Error('The program cannot be handed to a worker.'));
    let thinker;
    self.onmessage = ({ data: { code, more } }) => {
      let house;
      const instantiateWasm = (imports, receive) => {
        WebAssembly.instantiate(code, imports).then(async (instance) => {
          house = instance.exports;
          for (const each of more) await join(house, each);
          receive(instance, code);
        }).catch(fail);
        return {};
      };
      const earlier = [];
      self.onmessage = ({ data }) => earlier.push(data);
      self.createMeadhall({ noInitialRun: true, instantiateWasm }).then((program) => {
        program._meadhall_open();
        const calls = { ...program.calls, think: program._meadhall_think };
        thinker = Thinker(calls, playouts, turn, rest, (told) => self.postMessage(told));
        thinker.wake = () => self.postMessage({});
        let joined = Promise.resolve();  // what is asked comes after the code that came before it
        thinker.join = (each) => { joined = joined.then(() => join(house, each)).catch(fail); };
        self.onmessage = ({ data: [what, ...rest] }) => {
          if (what === 'join') thinker.join(...rest);
          else joined.then(() => thinker[what](...rest)).catch(fail);
        };
        for (const data of earlier) self.onmessage({ data });
      }).catch(fail);
    };
  }

  let worker;
  let thinker;  // of the page's own time
  let asked;    // the last request, should the worker fail
  let open;     // what open() was given
  let failures = 0;  // of workers
  let silent = 0;    // how often it was asked for a sign of life and gave none
  let watching;      // the timer

  function hear(told) {
    silent = 0;
    if (told.key === undefined) return;
    if (told.answer !== undefined && asked?.[0] === told.key) asked = undefined;
    open.tell(told);
  }

  // Counts its own turns rather than time, for a page that was put to sleep wakes up late.
  function look() {
    if (!asked) return;
    if (++silent > 2) fail();
    else worker.postMessage(['wake']);
  }

  function startWorker() {
    const script = document.getElementById('meadhall-js');
    const source = script.src ? [`importScripts(${JSON.stringify(script.src)});`] : [script.textContent, '\n'];
    source.push(`(${atWork})(${Thinker}, ${open.join}, ${playouts}, ${workersTurn});`);
    const address = URL.createObjectURL(new Blob(source, { type: 'text/javascript' }));
    worker = new Worker(address);
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    worker.onmessageerror = fail;
    worker.postMessage({ code: open.code, more: open.more() });
    silent = 0;
    clearInterval(watching);
    watching = setInterval(look, watch);
  }
  function fail() {
    if (++failures > 1) return withoutWorker();
    worker.terminate();
    try {
      startWorker();
    } catch {
      return withoutWorker();
    }
    if (asked) worker.postMessage(['ask', ...asked]);
  }
  function withoutWorker() {
    clearInterval(watching);
    worker?.terminate();
    worker = undefined;
    thinker = Thinker(open.calls, playouts, pagesTurn, (task) => setTimeout(task, pagesTurn), hear);
    if (asked) thinker.ask(...asked);
  }

  function send(what, ...rest) {
    if (!worker && !thinker) {
      try {
        startWorker();
      } catch {
        return withoutWorker();
      }
    }
    if (worker) worker.postMessage([what, ...rest]);
    else thinker[what](...rest);
  }

  return {
    // `code`: the compiled program; `more()`: what of games is part of it by now, and join(), which makes it so
    // (parts.js). `calls`: its functions ask, think, answer. `tell` hears { key, progress } and { key, answer }.
    open(given) { open = given; },
    // There is more of the program.
    join(code) { worker?.postMessage(['join', code]); },
    ask(key, request) {
      if (!request && !worker && !thinker) return;
      asked = request ? [key, request] : undefined;
      silent = 0;
      send('ask', key, request);
    },
    hurry: (key) => send('hurry', key),
  };
})();
