// What stands on the page until the program does: how much of it has come, or why it cannot come. It speaks
// before the program and its catalogues are there, in the language chosen earlier or the browser's.
// Written for browsers of any age, because the old ones are whom it has to tell.
'use strict';

var splash = (function () {
  var element = function (id) { return document.getElementById(id); };
  var failed = false;
  var languages = {
    en: {
      fire: 'The fire is being lit…',
      size: '{come} of {total} MB',
      slow: 'Still loading: the connection or this device is slow. You need not do anything.',
      stopped: 'Meadhall stopped while it was loading. Please load the page again; if that does not help, try a browser that is up to date.',
      wasm: 'This browser cannot run Meadhall: it lacks WebAssembly. Any Firefox, Chrome, Edge or Safari that is up to date has it, unless it was switched off.',
      failed: 'Meadhall could not be loaded. Please load the page again.',
      again: 'Load again'
    },
    cs: {
      fire: 'Rozděláváme oheň…',
      size: '{come} z {total} MB',
      slow: 'Stále se načítá: připojení nebo toto zařízení je pomalé. Není třeba nic dělat.',
      stopped: 'Načítání hry Meadhall se zastavilo. Načtěte prosím stránku znovu; pokud to nepomůže, zkuste aktuální prohlížeč.',
      wasm: 'Tento prohlížeč neumí hru Meadhall spustit: chybí mu WebAssembly. Má ho každý aktuální Firefox, Chrome, Edge i Safari, pokud není vypnutý.',
      failed: 'Hru Meadhall se nepodařilo načíst. Načtěte prosím stránku znovu.',
      again: 'Načíst znovu'
    },
    pl: {
      fire: 'Rozpalamy ogień…',
      size: '{come} z {total} MB',
      slow: 'Wczytywanie trwa: połączenie lub to urządzenie jest wolne. Nie trzeba nic robić.',
      stopped: 'Wczytywanie gry Meadhall zostało przerwane. Proszę wczytać stronę ponownie; jeśli to nie pomoże, proszę użyć aktualnej przeglądarki.',
      wasm: 'Ta przeglądarka nie uruchomi gry Meadhall: brakuje w niej WebAssembly. Ma je każdy aktualny Firefox, Chrome, Edge i Safari, o ile nie zostało wyłączone.',
      failed: 'Nie udało się wczytać gry Meadhall. Proszę wczytać stronę ponownie.',
      again: 'Wczytaj ponownie'
    },
    ru: {
      fire: 'Разжигаем огонь…',
      size: '{come} из {total} МБ',
      slow: 'Загрузка ещё идёт: медленно работает соединение или это устройство. Делать ничего не нужно.',
      stopped: 'Загрузка Meadhall прервалась. Загрузите страницу ещё раз; если это не поможет, возьмите браузер поновее.',
      wasm: 'Этот браузер не может запустить Meadhall: в нём нет WebAssembly. Он есть в любом новом Firefox, Chrome, Edge и Safari, если его не отключили.',
      failed: 'Не удалось загрузить Meadhall. Загрузите страницу ещё раз.',
      again: 'Загрузить снова'
    }
  };

  function language() {
    var chosen;
    try { chosen = /^language (..)/m.exec(localStorage.getItem('meadhall.settings') || ''); } catch (refused) { /* none */ }
    var wished = chosen ? [chosen[1]] : navigator.languages || [navigator.language || ''];
    for (var i = 0; i < wished.length; ++i) {
      if (languages[wished[i].slice(0, 2)]) return wished[i].slice(0, 2);
    }
    return 'en';
  }
  var spoken = language();
  var words = languages[spoken];
  document.documentElement.lang = spoken;
  element('splash-words').textContent = words.fire;

  function megabytes(bytes) {
    var text = (bytes / 1e6).toFixed(1);
    return spoken === 'en' ? text : text.replace('.', ',');
  }

  function progress(bytes, total) {
    if (failed) return;
    element('splash-progress').max = total;
    element('splash-progress').value = bytes;
    element('splash-size').textContent =
      words.size.replace('{come}', megabytes(bytes)).replace('{total}', megabytes(total));
  }

  // Shows the sentence in place of the progress. What is found wrong first is the reason for the rest.
  function fail(id, detail) {
    if (failed || !element('splash')) return;
    failed = true;
    clearTimeout(patience);
    element('splash-words').textContent = words[id] + (detail ? ' (' + detail + ')' : '');
    element('splash-words').className = 'wrong';
    element('splash-words').setAttribute('role', 'alert');
    element('splash-progress').hidden = true;
    element('splash-size').textContent = '';
    var again = document.createElement('button');
    again.type = 'button';
    again.textContent = words.again;
    again.addEventListener('click', function () { location.reload(); });
    if (id !== 'wasm') element('splash').appendChild(again);
  }

  function done() {
    clearTimeout(patience);
    if (element('splash')) element('splash').remove();
  }

  var patience = setTimeout(function () { element('splash-words').textContent = words.slow; }, 5000);

  // A script that does not come is an error of its element, and told to nobody above it.
  addEventListener('error', function (event) {
    var element = event.target && event.target.tagName;
    if (!element) fail('stopped');
    else if (element === 'SCRIPT') fail('failed');
  }, true);
  if (typeof WebAssembly !== 'object') fail('wasm');

  // What follows keeps the browser from painting. A hidden page is not painted at all: it waits no longer.
  var seen = typeof Promise === 'function' && new Promise(function (resolve) {
    setTimeout(resolve, 250);
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(resolve); }); });
  });

  return {
    seen: seen,
    progress: progress,
    fail: fail,
    done: done,
    failed: function () { return failed; }
  };
})();
