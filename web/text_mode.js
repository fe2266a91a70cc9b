// Text mode: the page that src/app/pages/text_page.h describes, as headings, lists, buttons and a log. It is
// always in the document, for screen readers, keyboards and tests; turning it on shows it to the eye.
//
// Screen readers lose their place when what they stand on is replaced, so a part is rebuilt only if what
// it shows has changed, and the focus moves only when what held it is gone.
'use strict';

const textMode = (() => {
  const root = document.getElementById('text');
  const element = (id) => document.getElementById(id);
  const shown = new WeakMap();  // an element → JSON of what it shows
  const history = [];  // of the command line
  let recall = 0;
  let send;
  let page = {};
  let answered = false;  // a move was pressed, and nothing else is asked yet

  function make(tag, content, attributes = {}) {
    const made = document.createElement(tag);
    made.append(...[content ?? []].flat());
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  }

  // Makes the children of `holder` show the items, and touches only those that do not yet.
  function list(holder, items, build, essence = (item) => item) {
    items.forEach((item, index) => {
      const json = JSON.stringify(essence(item));
      const old = holder.children[index];
      if (old && shown.get(old) === json) return;
      const fresh = build(item);
      shown.set(fresh, json);
      if (old) old.replaceWith(fresh);
      else holder.append(fresh);
    });
    while (holder.children.length > items.length) holder.lastChild.remove();
    holder.hidden = items.length === 0;
  }

  // --- Parts

  const moveItem = ({ code, text, terms }) => make('li', make('button', [
    make('span', text), ...(terms ? [' ', make('small', terms)] : []), make('code', code, { 'aria-hidden': 'true' }),
  ], { type: 'button', 'data-move': code }));

  // Moves of one heading stand below it, and beside each other in what the program sent.
  const moveGroup = ({ heading, moves }) => make('div', [
    heading ? make('h3', heading) : '', make('ul', moves.map(moveItem)),
  ]);
  function moves(all) {
    const groups = [];
    for (const move of all) {
      if (groups.at(-1)?.heading !== move.heading || !groups.length) groups.push({ heading: move.heading, moves: [] });
      groups.at(-1).moves.push(move);
    }
    list(element('moves'), groups, moveGroup);
  }

  // A table of cells of which some are moves. It is one stop of the Tab key; within it the arrow keys go.
  function cellTable({ title, rows }) {
    const cell = ({ text, sign, look, code }) => make('td', sign, {
      role: 'gridcell', tabindex: -1, 'aria-label': text, 'data-look': look, ...(code ? { 'data-move': code } : { 'aria-disabled': 'true' }),
    });
    const heads = rows[0].map((_, column) => make('th', `${column + 1}`, { scope: 'col' }));
    const table = make('table', [
      make('tr', [make('td'), ...heads]),
      ...rows.map((row, index) => make('tr', [make('th', `${index + 1}`, { scope: 'row' }), ...row.map(cell)])),
    ], { role: 'grid', 'aria-labelledby': 'cells-title' });
    (table.querySelector('[data-move]') ?? table.querySelector('[role="gridcell"]')).tabIndex = 0;
    return make('div', [make('p', title, { id: 'cells-title' }), make('div', table)]);
  }

  // Where a key leads from a cell.
  function cellBeside(from, { key, ctrlKey }) {
    const rows = [...from.closest('table').rows].slice(1).map((row) => [...row.cells].slice(1));
    const row = rows.findIndex((cells) => cells.includes(from));
    const column = rows[row].indexOf(from);
    switch (key) {
      case 'ArrowUp': return rows[row - 1]?.[column];
      case 'ArrowDown': return rows[row + 1]?.[column];
      case 'ArrowLeft': return rows[row][column - 1];
      case 'ArrowRight': return rows[row][column + 1];
      case 'Home': return rows[ctrlKey ? 0 : row][0];
      case 'End': return rows[ctrlKey ? rows.length - 1 : row].at(-1);
      default: return undefined;
    }
  }

  // Moves that say how much: one number, and a button that makes the move.
  function amountRow({ command, label, button, least, most, value }) {
    const id = `amount-${command}`;
    const input = make('input', null, {
      id, type: 'number', inputmode: 'numeric', min: least, max: most, step: 1, required: '', value, 'data-amount': command,
    });
    const form = make('form', [
      make('label', label, { for: id }), input, make('button', button, { 'data-amount-button': command }),
    ], { class: 'amount' });
    form.dataset.command = command;
    return form;
  }

  // One that is of no use now stays reachable, so that the focus is not lost and its name can be read.
  const actionButton = ({ command, text, enabled }) => make('button', text, {
    type: 'button', 'data-command': command, ...(enabled ? {} : { 'aria-disabled': 'true' }),
  });

  // A label's first sentence names the field, the rest explains it.
  function fieldRow({ heading, text, command, label, choices }) {
    if (heading) return make('div', [make('h2', heading), make('p', text)], { class: 'heading' });
    const id = `field-${command.replaceAll(' ', '-')}`;
    const [, name, rest] = label.match(/^(.+?[.?!])( .+)$/s) ?? [null, label, ''];
    const control = choices
      ? make('select', choices.map((choice) => make('option', choice.text, { value: choice.value })), { id })
      : make('input', null, { id, type: 'text', autocomplete: 'off', spellcheck: 'false' });
    control.dataset.field = command;
    return make('div', [make('label', [make('b', name), rest], { for: id }), control],
      { class: command.split(' ')[0] });
  }

  function fields(all) {
    list(element('fields'), all, fieldRow, ({ value, ...rest }) => rest);
    for (const { command, value } of all) {
      if (!command) continue;
      const control = controlOf(command);
      if (control !== document.activeElement || control.tagName === 'SELECT') control.value = value;
    }
  }
  const controlOf = (command) => root.querySelector(`[data-field="${command}"]`);

  // Rows of the same columns; their heads stand in the first row and in the first column.
  const comparison = (label, [heads, ...rows]) => make('div', make('table', [
    make('tr', heads.map((head) => (head ? make('th', head, { scope: 'col' }) : make('td')))),
    ...rows.map(([head, ...cells]) => make('tr', [
      make('th', head, { scope: 'row' }), ...cells.map((cell) => make('td', cell)),
    ])),
  ]), { class: 'table', role: 'group', tabindex: 0, 'aria-label': label });

  // On the table the sections stand below “Board” and “Players”; elsewhere their own titles are enough.
  function sections(group, all) {
    const table = page.screen === 'table';
    const own = all.filter((section) => (section.group === 'players') === (group === 'players'));
    const [heading, holder] = element(group).children;
    element(group).hidden = own.length === 0;
    heading.hidden = !table;
    const build = ({ title, lines, rows }) => make('section', [
      make(table ? 'h3' : 'h2', title),
      rows ? comparison(title, rows) : '',
      make('ul', lines.map((line) => make('li', line))),
    ]);
    list(holder, own, build, (section) => [table, section]);
  }

  // Only what is new is added, so that it alone is read out; a walk through the match reads nothing.
  let logged = [];
  function log(lines, fresh) {
    const region = element('log');
    const holder = region.firstElementChild;
    let same = 0;
    while (same < lines.length && logged[same] === lines[same]) ++same;
    if (same === lines.length && same === logged.length) return;
    region.setAttribute('aria-live', same === logged.length && lines.length - same <= fresh.length ? 'polite' : 'off');
    while (holder.children.length > same) holder.lastElementChild.remove();
    holder.append(...lines.slice(same).map((line) => make('li', line)));
    holder.querySelectorAll('.fresh').forEach((line) => line.classList.remove('fresh'));
    [...holder.children].slice(lines.length - fresh.length).forEach((line) => line.classList.add('fresh'));
    logged = lines;
    if (on()) toLogEnd();
  }
  // Asks for the layout of the whole page: only where the log is seen.
  function toLogEnd() {
    const region = element('log');
    region.scrollTop = region.scrollHeight;
  }

  // What can be said, where that was asked for.
  function help(told) {
    element('help').hidden = !told;
    element('help').replaceChildren(...(told ? [make('h2', told.title), comparison(told.title, told.rows)] : []));
  }

  // A new element each time, so that the same mistake made twice is told twice.
  function notice(told) {
    element('notice').replaceChildren(...(told
      ? [make('p', told.text, { role: told.error ? 'alert' : 'status' })] : []));
  }

  // --- The whole

  function show(next) {
    const before = page;
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    page = next;
    const table = page.screen === 'table';

    root.dataset.screen = page.screen;
    root.toggleAttribute('data-match-over', page.over);
    element('title').textContent = page.title;
    document.title = page.title === 'Meadhall' ? page.title : `${page.title} – Meadhall`;
    notice(page.notice);
    element('question').textContent = page.question ?? '';
    element('command-hint').textContent = page.hint;
    help(page.help);
    element('question').hidden = !page.question;
    element('options-heading').hidden = !table;
    list(element('cells'), page.cells ? [page.cells] : [], cellTable);
    moves(page.moves ?? []);
    list(element('amounts'), page.amounts ?? [], amountRow, (amount) => [amount, page.question]);
    fields(page.fields ?? []);
    const further = (page.actions ?? []).filter((action) => action.further);
    list(element('actions'), (page.actions ?? []).filter((action) => !action.further), actionButton);
    list(element('more').lastElementChild, further, actionButton);
    element('more').hidden = further.length === 0;
    sections('board', page.sections ?? []);
    sections('players', page.sections ?? []);
    element('log-section').hidden = !table;
    log(page.log ?? [], page.fresh ?? []);

    const asked = page.question ?? page.title;
    const news = before.screen && asked !== (before.question ?? before.title);
    const gone = focused && (!focused.isConnected || focused.closest('[hidden]') || focused.dataset.move);
    const heard = gone && keepPlace(focused, before);  // the focus reads out what it comes to
    element('announcement').textContent = news && !heard ? asked : '';
    if (page.screen !== before.screen || answered) sight();
    answered &&= !(page.moves?.length || page.amounts?.length || page.cells);
  }

  // What is asked comes into sight with the first answers, on however small a screen.
  function sight() {
    if (!on()) return;
    const question = element(page.question ? 'question' : 'title');
    const first = root.querySelector('[data-move], #amounts input');
    const last = (first ?? question).getBoundingClientRect();
    const floor = innerHeight - element('jumps').offsetHeight;
    if (question.getBoundingClientRect().top >= 0 && last.bottom <= floor) return;
    question.scrollIntoView();
  }

  // What held the focus is gone: on to its successor, else to where the next decision is asked for,
  // which is then read out. Says whether it was the latter.
  function keepPlace(lost, before) {
    const { command, field } = lost.dataset;
    const successor = before.screen === page.screen
      && ((field && controlOf(field)) || (command && root.querySelector(`[data-command="${command}"]`)));
    if (successor) successor.focus();
    if (successor && document.activeElement === successor) return false;
    focus();
    return true;
  }
  function focus() {
    element(page.question ? 'question' : 'title').focus();
  }

  function turn(on) {
    document.documentElement.classList.toggle('text-mode', on);
    element('canvas').tabIndex = on ? -1 : 0;
    toLogEnd();
  }
  const on = () => document.documentElement.classList.contains('text-mode');

  // --- What the player does

  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button, [role="gridcell"]');
    const line = button?.dataset.move ?? button?.dataset.command;
    if (!line || button.getAttribute('aria-disabled') === 'true') return;
    answered ||= Boolean(button.dataset.move);
    send(line);
  });

  element('cells').addEventListener('keydown', (event) => {
    const cell = event.target.closest('[role="gridcell"]');
    if (!cell || event.altKey || event.metaKey) return;
    const next = cellBeside(cell, event);
    if (next) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') cell.click();
    else return;
    event.preventDefault();
  });
  element('cells').addEventListener('focusin', ({ target }) => {
    for (const cell of element('cells').querySelectorAll('[tabindex="0"]')) cell.tabIndex = -1;
    target.tabIndex = 0;
  });

  element('codes').addEventListener('click', () => {
    const shows = root.toggleAttribute('data-codes');
    element('codes').setAttribute('aria-pressed', String(shows));
  });

  // To the parts of the table, where they lie below one another.
  element('jumps').addEventListener('click', ({ target }) => {
    const heading = target.dataset.to && element(target.dataset.to).querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  });

  // A refused value must not stay in its field as if it held.
  root.addEventListener('change', ({ target }) => {
    const { field } = target.dataset;
    if (!field) return;
    if (!send(`${field} ${target.value}`).ok) {
      target.value = page.fields.find(({ command }) => command === field).value;
    }
  });

  // The browser itself keeps the number between its limits, and says so where it is not.
  element('amounts').addEventListener('submit', (event) => {
    event.preventDefault();
    const { command } = event.target.dataset;
    answered = true;
    send(`${command} ${Number(event.target.querySelector('input').value)}`);
  });

  element('command-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const line = element('command').value.trim();
    if (!line) return;
    recall = history.push(line);
    if (send(line).ok) element('command').value = '';
    else element('command').select();
  });
  element('command').addEventListener('keydown', (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !history.length) return;
    event.preventDefault();
    recall = Math.min(Math.max(recall + step, 0), history.length);
    element('command').value = history[recall] ?? '';
  });

  // Off, the page shows itself while the focus is in it; Escape gives the focus back to the table.
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !on()) element('canvas').focus();
  });

  function listen(sendCommand) { send = sendCommand; }

  // Says what the page itself says, in another language.
  function name(words) {
    element('options-heading').textContent = words['page.options'];
    element('board').firstElementChild.textContent = words['page.group.board'];
    element('players').firstElementChild.textContent = words['page.group.players'];
    element('log-heading').textContent = words['page.log'];
    element('more').firstElementChild.textContent = words['page.more'];
    element('codes').textContent = words['page.codes'];
    const parts = { options: 'page.options', board: 'page.group.board', players: 'page.group.players', 'log-section': 'page.log' };
    element('jumps').replaceChildren(...Object.entries(parts).map(([to, id]) => make('button', words[id], { type: 'button', 'data-to': to })));
    const [label, , button] = element('command-form').children;
    label.textContent = words['page.command'];
    button.textContent = words['page.send'];
  }

  return { listen, name, show, turn, on, focus, holdsFocus: () => root.contains(document.activeElement) };
})();
