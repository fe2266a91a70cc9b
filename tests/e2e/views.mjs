// Which pictures are taken of which scene, and which of them have a reference.
import { scenes } from './scenes.mjs';

export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  small: { width: 360, height: 640 },
};

// All of them: { scene, size, settings: { setting: value }, stretched, ratio }. At night each is taken; only those
// in `compared` have a reference.
export function shots() {
  const list = [];
  const add = (scene, size, settings = {}, extra = {}) => list.push({ scene, size, settings, ...extra });
  for (const scene of Object.keys(scenes)) {
    for (const size of ['desktop', 'phone']) add(scene, size);
  }
  for (const scene of ['hall', 'new-match', 'middle', 'placing', 'drafting', 'end', 'result', 'settings', 'rules', 'replay', 'feast-turn', 'feast-laying', 'feast-banquet', 'graenaland',
    'graenaland-march', 'graenaland-sharing', 'graenaland-vote', 'graenaland-building', 'graenaland-paying', 'graenaland-end', 'graenaland-enter',
    'graenaland-joint', 'graenaland-claims', 'feast-scoring']) {
    for (const size of ['tablet', 'landscape', 'small']) add(scene, size);
  }
  add('feast-drawer', 'tablet');
  add('almanac', 'small', { textSize: '150' });
  for (const theme of ['parchment', 'highContrast']) add('almanac', 'desktop', { theme });
  add('almanac-occupations', 'desktop', { language: 'ru' });
  for (const scene of ['kept', 'records', 'new-match-bots', 'bots-turn', 'opinion', 'look-back', 'special']) {
    for (const size of ['landscape', 'small']) add(scene, size);
  }
  for (const theme of ['parchment', 'highContrast']) {
    for (const scene of ['hall', 'new-match', 'middle', 'result', 'settings', 'rules', 'replay', 'feast-turn', 'feast-banquet', 'graenaland-sharing', 'graenaland-building']) add(scene, 'desktop', { theme });
  }
  for (const language of ['cs', 'pl', 'ru']) {
    for (const scene of ['hall', 'new-match', 'middle', 'special', 'end', 'result', 'rules', 'lesson', 'feast-turn', 'graenaland-sharing', 'graenaland-building']) {
      add(scene, 'desktop', { language });
      add(scene, 'phone', { language });
    }
  }
  for (const scene of ['hall', 'new-match', 'middle', 'placing', 'special', 'result', 'settings']) {
    for (const size of ['desktop', 'phone']) add(scene, size, {}, { stretched: true });
  }
  add('middle', 'desktop', { palette: 'colourBlind' });
  for (const textSize of ['80', '150', '200']) {
    for (const scene of ['middle', 'new-match', 'end', 'result']) add(scene, 'desktop', { textSize });
  }
  for (const scene of ['middle', 'hall']) add(scene, 'desktop', {}, { ratio: 2 });
  for (const ratio of [2, 3]) add('middle', 'phone', {}, { ratio });
  return list;
}

// "middle-desktop-parchment"
export const nameOf = ({ scene, size, settings, ratio = 1, stretched }) => [scene, size,
  ...Object.entries(settings).map(([key, value]) => (key === 'textSize' ? `text${value}` : value)),
  ...(stretched ? ['stretched'] : []), ...(ratio === 1 ? [] : [`ratio${ratio}`])].join('-');

// As many as a person looks at before they become the references. By this rule, a paragraph each:
// 1. every scene once, on the desktop, or on the phone where little room is what it is about;
// 2. on the phone as well, where the screen is laid out otherwise there than the table itself (middle);
// 3. each other shape of the screen: the table, the screens around it, and those that have a layout of their own;
// 4. each theme, language, size of letters, length of words and density: the table, and a page of many choices.
const compared = `
  hall-desktop new-match-desktop new-match-advanced-desktop new-match-bots-desktop new-feast-desktop feast-turn-desktop graenaland-phone
  almanac-desktop almanac-occupations-desktop settings-desktop credits-desktop rules-desktop rules-editions-desktop
  rules-graenaland-desktop rules-feast-desktop rules-search-desktop lesson-desktop kept-desktop saves-desktop records-desktop figures-desktop elsewhere-desktop kept-apart-desktop replay-desktop confirming-phone handing-over-desktop
  deal-desktop middle-desktop placing-desktop starting-desktop paying-desktop ferrying-desktop auction-desktop drafting-desktop
  special-desktop swapping-phone bots-turn-desktop opinion-desktop opinion-placing-desktop challenge-desktop
  feast-laying-desktop feast-large-desktop feast-lesson-desktop feast-banquet-desktop feast-dice-desktop feast-window-desktop feast-end-desktop feast-turn-phone feast-turn-small feast-turn-landscape feast-turn-tablet feast-banquet-phone feast-drawer-tablet feast-token-phone
  feast-scoring-desktop feast-scoring-phone feast-laying-phone feast-laying-small
  feast-turn-desktop-parchment feast-turn-desktop-ru
  graenaland-march-desktop graenaland-enter-desktop graenaland-sharing-desktop graenaland-building-desktop graenaland-paying-phone graenaland-vote-phone graenaland-end-desktop
  graenaland-building-phone graenaland-building-tablet graenaland-sharing-landscape graenaland-march-small graenaland-sharing-small
  graenaland-claims-desktop graenaland-joint-desktop graenaland-joint-small graenaland-land-phone
  graenaland-building-desktop-parchment graenaland-sharing-desktop-highContrast graenaland-sharing-desktop-ru
  challenges-desktop end-desktop end-advanced-desktop bars-desktop result-desktop look-back-desktop result-advanced-phone

  arrived-phone saves-apart-phone
  hall-phone kept-phone records-phone figures-phone new-match-phone almanac-phone rules-phone lesson-phone saves-phone settings-phone replay-phone middle-phone
  placing-phone auction-phone special-phone opinion-phone bots-turn-phone end-phone result-phone look-back-phone

  hall-tablet hall-landscape middle-tablet new-match-landscape middle-landscape special-landscape replay-landscape result-landscape
  hall-small new-match-bots-small middle-small placing-small drafting-small

  new-match-desktop-parchment middle-desktop-parchment result-desktop-parchment
  new-match-desktop-highContrast middle-desktop-highContrast result-desktop-highContrast middle-desktop-colourBlind
  new-match-desktop-cs new-match-desktop-pl new-match-desktop-ru middle-phone-cs middle-phone-pl middle-phone-ru
  almanac-occupations-desktop-ru
  middle-desktop-text80 middle-desktop-text150 middle-desktop-text200 new-match-desktop-text200 result-desktop-text150
  almanac-small-text150
  middle-desktop-stretched special-phone-stretched middle-phone-ratio2`.split(/\s+/).filter(Boolean);

// Of all pictures those that have a reference.
export const withReference = () => {
  const all = new Map(shots().map((shot) => [nameOf(shot), shot]));
  return compared.map((name) => {
    if (!all.has(name)) throw new Error(`no picture is called ${name}`);
    return all.get(name);
  });
};
