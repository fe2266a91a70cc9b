// What the page lays over the table: a text being edited, a text to be copied, a problem of its own.
'use strict';

const overlays = (() => {
  const element = (id) => document.getElementById(id);
  let words = {};

  function open(pageWords) {
    words = pageWords;
    element('copy-close').textContent = words['page.close'];
    element('copy-words').textContent = words['page.copy'];
    showQuestions();
  }

  // A sentence that stays until it is put away, or with the one answer there is to it: [id, act].
  const settle = () => element('problem').replaceChildren();
  const putAway = ['page.close', settle];
  function problem(sentence, answer = putAway) {
    const said = document.createElement('span');
    said.textContent = sentence;
    element('problem').replaceChildren(said, button(...answer));
  }
  // How far something is that is waited for; nothing: it is here.
  function wait(sentence = '', come = 0, all = 1) {
    element('coming').hidden = !sentence;
    element('coming-words').textContent = sentence;
    element('coming-progress').max = all;
    element('coming-progress').value = come;
  }
  function button(id, act) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = words[id];
    made.addEventListener('click', act);
    return made;
  }

  // Questions that can wait: name → the sentence, what `more()` says behind it in the language of the moment, and the
  // answers, [id, act, stays], of which each closes it that does not stay.
  const questions = new Map();
  function ask(name, sentence, answers, more = () => '') {
    questions.set(name, { sentence, answers, more });
    showQuestions();
  }
  function unask(name) {
    if (questions.delete(name)) showQuestions();
  }
  function showQuestions() {
    if (!words['page.close']) return;  // open() will
    element('questions').replaceChildren(...[...questions].map(([name, { sentence, answers, more }]) => {
      const line = document.createElement('p');
      const said = document.createElement('span');
      said.textContent = `${words[sentence]} ${more()}`.trim();
      line.append(said, ...[...answers, ['page.later', () => {}]].map(([id, act, stays]) => button(id, () => {
        if (!stays) unask(name);
        act();
      })));
      return line;
    }));
  }

  // Where the clipboard is refused (outside a gesture, by policy), the player copies by hand.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!copyOldWay(text)) showToCopy(text);
    }
  }
  // By the system's share sheet; whoever closes it wants to share nothing.
  async function share(title, url) {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (error.name !== 'AbortError') await copy(url);
    }
  }
  function copyOldWay(text) {
    const area = document.createElement('textarea');
    const focused = document.activeElement;
    area.value = text;
    area.className = 'unseen';
    document.body.append(area);
    area.select();
    let copied = false;
    try { copied = document.execCommand('copy'); } catch { /* then not */ }
    area.remove();
    focused?.focus({ preventScroll: true });
    return copied;
  }
  function showToCopy(text) {
    element('copy-text').value = text;
    element('copy-dialog').showModal();
    element('copy-text').select();
  }

  // An input over the canvas. Enter or leaving it sends `command text`, Escape leaves all as it was.
  function edit(command, value, { x, y, width, height }, send) {
    const input = document.createElement('input');
    input.className = 'edit';
    input.value = value;
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.enterKeyHint = 'done';
    input.setAttribute('aria-label', words['page.edit']);
    const canvas = element('canvas').getBoundingClientRect();  // not at the corner beside a notch
    Object.assign(input.style, {
      left: `${canvas.left + x}px`, top: `${canvas.top + y}px`, width: `${width}px`, height: `${height}px` });

    let open = true;
    const close = (wanted) => {
      if (!open) return;
      open = false;
      const focused = document.activeElement === input;
      removeEventListener('resize', turned);
      input.remove();
      if (focused) element('canvas').focus();
      if (wanted && input.value !== value) send(`${command} ${input.value}`);
    };
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) close(true);
      else if (event.key === 'Escape') close(false);
      else return;
      event.preventDefault();
    });
    input.addEventListener('blur', () => close(true));
    // Turned, its place is no longer there; an on-screen keyboard only takes from the height.
    const wide = innerWidth;
    const turned = () => { if (innerWidth !== wide) close(true); };
    addEventListener('resize', turned);
    document.body.append(input);
    input.focus();
    input.select();
  }

  return { open, problem, settle, wait, ask, unask, copy, share, edit };
})();
