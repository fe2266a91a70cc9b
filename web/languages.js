// The words of languages: files of each, fetched when somebody wants them, for all the house (the folder '') and for
// what not every visit needs at once, games and rules, folders of their own; of English, what the first screen
// does without. The single file carries them.
'use strict';

const languages = (() => {
  const names = __LANGUAGES__;  // { "cs": { "": "words-cs.txt", "feast": "words-cs-feast.txt" }, … }, from web/assemble.mjs
  const fetched = new Map();

  async function load(language, folder) {
    const embedded = document.getElementById(`words-${language}${folder && `-${folder}`}`);
    if (embedded) return embedded.textContent;
    const response = await fetch(names[language][folder], { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.text();
  }

  // A promise of the words, the same one however often they are asked for; what failed, or was forgotten because
  // it was wrong, is tried anew.
  function words(language, folder) {
    const key = `${language} ${folder}`;
    if (!fetched.has(key)) {
      const coming = load(language, folder);
      coming.catch(() => fetched.delete(key));
      fetched.set(key, coming);
    }
    return fetched.get(key);
  }

  const forget = (language, folder) => fetched.delete(`${language} ${folder}`);
  // What the house says comes first: the page asks for its own sentences as soon as a language is spoken.
  const folders = (language) => Object.keys(names[language] ?? {}).sort();

  // The language the program is likely to ask for at its start, null if that is English: as App::start chooses.
  function likely(settings) {
    const chosen = settings.match(/^language (\w+)$/m)?.[1]
      ?? navigator.languages.map((each) => each.split('-')[0]).find((each) => each === 'en' || names[each]);
    return chosen !== 'en' && names[chosen] ? chosen : null;
  }

  return { words, forget, folders, likely };
})();
