// What there is to read over the table: licences, and what is new (assets/news), each a file of the site, fetched when
// somebody wants it. The single file carries them.
'use strict';

const reading = (() => {
  const version = '__RELEASE__';  // of this page: web/assemble.mjs
  const element = (id) => document.getElementById(id);
  const made = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

  async function load(name) {
    const carried = element(name.split('.')[0]);
    if (carried) return carried.textContent;
    const kept = await globalThis.caches?.match(name);  // a host that is not trusted gives none
    const response = kept ?? await fetch(name, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.text();
  }

  function show(words, title, parts) {
    element('reading-heading').textContent = words[title];
    element('reading-close').textContent = words['page.close'];
    element('reading-text').replaceChildren(...parts);
    element('reading').showModal();
    element('reading-text').scrollTop = 0;
  }

  // Throws if they cannot be had, as showNews() does.
  async function showLicences(words) {
    const text = made('pre', await load('licences.txt'));
    text.lang = 'en';
    show(words, 'page.licences', [text]);
  }

  // --- News: versions in the language of the page, the newest first

  const read = async (name) => JSON.parse(await load(name));
  const said = (news) => news[document.documentElement.lang] ?? news.en;

  // That of a version which is made of these files, and may have come before it is used.
  const newsOf = (files) => read(files.find((name) => /^news\.\w+\.json$/.test(name)));

  // What a version brings, in a line; nothing if it is the version of this page.
  function newsLine(news) {
    const [newest] = said(news);
    return newest.version === version ? '' : `${newest.version}: ${newest.line}`;
  }

  // `news`: another version's.
  async function showNews(words, news) {
    const all = said(news ?? await read('news.json'));
    show(words, 'page.news', all.flatMap((each) => {
      const list = document.createElement('ul');
      list.append(...each.points.map((point) => made('li', point)));
      return [made('h3', each.version), made('p', each.line), list];
    }));
  }

  return { showLicences, newsOf, newsLine, showNews };
})();
