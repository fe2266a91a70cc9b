// Texts a player takes along or brings: saves as files, by the picker, dropped on the page or pasted into it.
'use strict';

const files = (() => {
  const mostBytes = 4e6;  // a save is some kilobytes; a film is not read
  let bring = () => {};   // what is done with a text
  let fail = () => {};    // what is said of a file that cannot be read

  function save(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60e3);
  }

  function pick() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.meadhall,.txt,text/plain';
    input.addEventListener('change', () => read(input.files[0]));
    input.click();
  }

  async function read(file) {
    if (!file) return;
    try {
      if (file.size > mostBytes) throw new RangeError(file.name);
      bring(await file.text());
    } catch {
      fail();
    }
  }

  // A drop or a clipboard with a file or a text; fields of text take theirs themselves.
  function take(event, data) {
    if (!data || event.target.closest?.('input, textarea')) return;
    const text = data.getData('text/plain').trim();
    if (data.files.length) read(data.files[0]);
    else if (text) bring(text);
    else return;
    event.preventDefault();
  }
  addEventListener('paste', (event) => take(event, event.clipboardData));
  addEventListener('drop', (event) => take(event, event.dataTransfer));
  addEventListener('dragover', (event) => {
    if (event.target.closest?.('input, textarea')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  });

  function open(bringText, tellFailure) {
    bring = bringText;
    fail = tellFailure;
  }

  return { open, save, pick };
})();
