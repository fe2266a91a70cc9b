// The words of languages: a file each, fetched when somebody wants it; of English, what the first screen does
// without. The single file carries them.
'use strict';

const languages = (() => {
  const names = __LANGUAGES__;  // { "cs": "words-cs.txt", … }, from web/assemble.mjs
  const fetched = new Map();

  async function load(language) {
    const embedded = document.getElementById(`words-${language}`);
    if (embedded) return embedded.textContent;
    const response = await fetch(names[language], { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.text();
  }

  // A promise of the words, the same one however often they are asked for; what failed, or was forgotten because
  // it was wrong, is tried anew.
  function words(language) {
    if (!fetched.has(language)) {
      const coming = load(language);
      coming.catch(() => fetched.delete(language));
      fetched.set(language, coming);
    }
    return fetched.get(language);
  }

  const forget = (language) => fetched.delete(language);

  // The language the program is likely to ask for at its start, null if that is English: as App::start chooses.
  function likely(settings) {
    const chosen = settings.match(/^language (\w+)$/m)?.[1]
      ?? navigator.languages.map((each) => each.split('-')[0]).find((each) => each === 'en' || names[each]);
    return chosen !== 'en' && names[chosen] ? chosen : null;
  }

  return { words, forget, likely };
})();
