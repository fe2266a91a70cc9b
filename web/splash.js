// What stands on the page until the program does: how much of it has come, or why it cannot come.
// Written for browsers of any age, because the old ones are whom it has to tell.
'use strict';

var splash = (function () {
  var total = Number('__WASM_BYTES__');
  var element = function (id) { return document.getElementById(id); };
  var failed = false;

  function megabytes(bytes) { return (bytes / 1e6).toFixed(1); }

  function progress(bytes) {
    if (failed) return;
    element('splash-progress').value = bytes;
    element('splash-size').textContent = megabytes(bytes) + ' of ' + megabytes(total) + ' MB';
  }

  // Shows the sentence in place of the progress. What is found wrong first is the reason for the rest.
  function fail(sentence) {
    if (failed || !element('splash')) return;
    failed = true;
    clearTimeout(patience);
    element('splash-words').textContent = sentence;
    element('splash-words').className = 'wrong';
    element('splash-words').setAttribute('role', 'alert');
    element('splash-progress').hidden = true;
    element('splash-size').textContent = '';
  }

  function done() {
    clearTimeout(patience);
    if (element('splash')) element('splash').remove();
  }

  var patience = setTimeout(function () {
    element('splash-words').textContent =
      'Still loading: the connection or this device is slow. You need not do anything.';
  }, 5000);

  addEventListener('error', function () {
    fail('Meadhall stopped while it was loading. Please load the page again; '
      + 'if that does not help, try a browser that is up to date.');
  });
  if (typeof WebAssembly !== 'object') {
    fail('This browser cannot run Meadhall: it lacks WebAssembly. Any Firefox, Chrome, Edge or Safari '
      + 'that is up to date has it, unless it was switched off.');
  }

  return {
    progress: progress,
    fail: fail,
    done: done,
    total: total,
    failed: function () { return failed; },
  };
})();
