// The licences of what the page is made of, as a text to read: a file of the site, fetched when somebody
// wants it. The single file carries it.
'use strict';

const licences = (() => {
  const element = (id) => document.getElementById(id);

  async function load() {
    const embedded = element('licences');
    if (embedded) return embedded.textContent;
    const response = await fetch('licences.txt', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.text();
  }

  // Throws if the text cannot be had.
  async function show(words) {
    const text = await load();
    element('licences-heading').textContent = words['page.licences'];
    element('licences-close').textContent = words['page.close'];
    element('licences-text').textContent = text;
    element('licences-dialog').showModal();
    element('licences-text').scrollTop = 0;
  }

  return { show };
})();
