// The screens of Meadhall as tests photograph them: each scene leads a tab to one place, always the same.
import { click, places } from './canvas.mjs';
import { invitation } from './play.mjs';

const run = (tab, line) => tab.run((command) => meadhall.command(command), line);

// A command that must succeed.
async function order(tab, ...lines) {
  for (const line of lines) {
    const { ok, text } = await run(tab, line);
    if (!ok) throw new Error(`“${line}”: ${text}`);
  }
}

// Who is asked takes the device, if hands are handed over.
async function takeDevice(tab) {
  if (await tab.run(() => meadhall.page().actions.some(({ command }) => command === 'ready'))) await order(tab, 'ready');
}

// Plays on, by choices that are the same each time, until a move that begins with `word` is offered, or the
// match is over, or `most` moves are made.
export const playOn = (tab, word, { seed = 7, most = 3000 } = {}) => tab.run((wanted, start, limit) => {
  let state = start >>> 0;
  const choose = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  for (let made = 0; made < limit; ++made) {
    const { over, moves = [], amounts = [] } = meadhall.page();
    if (over || !moves.length) return;  // ended, or handed over
    if (made > 0 && wanted && moves.some(({ code }) => code.startsWith(wanted))) return;
    const at = choose(moves.length + amounts.length);
    const line = at < moves.length ? moves[at].code : `${amounts[at - moves.length].command} ${amounts[at - moves.length].least}`;
    if (!meadhall.command(line).ok) throw new Error(line);
  }
}, word, seed, most);

// The scoring has been told; what stands behind it is seen.
async function close(tab) {
  await tab.page.focus('#canvas');
  // Where things move, the first press tells all of it and the next one sends it away.
  for (let presses = 0; presses < 3; ++presses) {
    await tab.page.keyboard.press('Escape');
    if ((await tab.run(places)).some(({ what }) => what === 'end-tab')) return;
  }
}

// Until bots have thought of something that is drawn as `what`.
async function thought(tab, what, patience = 120_000) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if ((await tab.run(places)).some((target) => target.what === what)) return;
    await new Promise((resolve) => { setTimeout(resolve, 200); });
  }
  throw new Error(`no ${what} came to their minds`);
}

const match = (players, preset, then) => async (tab, site) => {
  await tab.go(`${site}${invitation(players, 42, preset)}`);
  await order(tab, 'setting obviousMoves ask', 'begin');
  if (then) await then(tab);
};
const hall = (...lines) => async (tab, site) => {
  await tab.go(site);
  await order(tab, ...lines);
};

// Of each game some, and what cannot be read.
const records = ['meadhall records 1',
  '0000000000000001\t2026-11-20 20:14\tvikings\tgerman2007 basic\t0 52 1 Freya\t2 47 2 Bjorn',
  '0000000000000002\t2026-11-21 14:03\tvikings\tgerman2007 basic\t0 48 2 Freya\t2 55 1 Bjorn',
  '0000000000000003\t-\tvikings\tgerman2007\t0 61 1 Freya\t3 47 2 Bjorn\t2 40 3 Leif',
  '0000000000000004\t2026-11-22 09:30\tgraenaland\t-\t0 3 1 Freya\t0 2 2 Leif\t0 2 2 Ivar',
  '0000000000000005\t2026-11-23 21:45\tfeast\t-\t0 104 1 Freya',
  'a line that nobody can read', ''].join('\n');

// Sent to the player of a seat after some rounds of Vikings.
const sent = '#match/vikings/AfMRfKBjYtaSYEABjAgGm2NxSVFmCiOrU1Z-UR4Tq1tRamWiLQMjEzMIszCAaGwIKIXMQ4gyMgMBJyMjyA4WLlZpfg5hbhYWTjYPLs5EVvYQJiYJDgZ2BgZ-ZkkmVmk-FgMBTjbuSlYmJlFGHgY2D2YA.ITFeVnru6Q5iRMeuXmJ-fUuXwMY21sd86pPaVTH7dmPZZp1OTFGiqQVnLcWIP/3';

// A whole match of four at Graenaland that bots of the level skald played (seed 17), people on the seats.
const played = '#match/graenaland/AU931PllkkFOwzAQRWfsGSd1AlUFoqLecQBUoAegRYINl0CiSGUBUmHDTbgAR2DB7fhjp00Qkyixv_88zzhxMglETIiwfHvfbh5FV8-v2xfV2-3644Hlfr15-nHee9VQVRpHY0Sznwc8qjjKQghZya62HUimQfqbBUtm9cmG0j53xysLsbgyrZOM2ZfTeUsFwGf2bqXjZnFQbIZlTjssouphca93C_9H-waq3XnYXk1j0EYSk2cc8MGXq-s6kiYhqZmc8zh0WVHyY4cgVqhUz0koxQSix3dxkOIV0aSeAkOYQ7nR0wJzd8QzEedsA9zNdTUFL9qOyFYT7aKThAne2Qoz8-Hcf5aCkiQzgowaxH4FLvSWOB1pzie_PA_fWV3A2oiZEWru0aUIHasD3FtPXHC2zZiiNz2bjc5lzOZ11hzzmTXlUC-S7EyYdDFnuvAzol8.OuFCZgnE3Z9R3gzclWL1b91UVNPJbgRjSPCzuPekrBQDuz3QuQUH1VKY9DMCz8Xx4sumdE6BGE-cVixiSqPwC-tI2WZE6oTb4S08_b0apZmZd4Y0TAPNIZkycFMoFgXQEJalKBvo25FuKqOPsG96I7vebNFXMnmWFmgkUY-lqhetK_n7UFFmndir4c7au4hkh5vFjjJE3I-KoLoaBj8VnMur9PVMRDvT6dUm8OseLj3dselA0g4keXw6lRWcXUEOV7DAX6BtDH6LgViEjW8em7AWmREuovgHaj35ScsJVCPPhXO9QxmAqWeHB';
const graenaland = (move, then) => async (tab, site) => {
  await tab.go(`${site}${played}`);
  await order(tab, `replay move ${move}`, 'play on');
  await takeDevice(tab);
  if (then) await then(tab);
};

// Three play; Astrid's priest and her skald wait for the land that her warrior has just left.
const waiting = '#match/graenaland/AYkc1alljj0OwjAMRv0TO00alBllrsQxYICJSyBRpK6lCxfgKJwTJx1AqgfLfvqeZeJBARCs3HWcHqin5zJPd5LLPL5uM7NIDCHn3Nuoqt5LbT6G9KMNaoWV_cMtMzGlzcUWTMlQcQBJ3tR1EbAVoABZ7wf5NEwFkRC5fo3KNQsRuEjdmwDeIFi00LrzUSSfV704M-2gNH9H-wMgfQE.fTxrmKWGpnXHH26dwxFBa8d-ERCEPTDQFIwEGSXBEfnmsDxuAvUuIBZdVRVjNb102OJ0OCRdNC-0EesaG7qgQcdwXuWnhNnvkXaRbUgaU3VXPUb3De';

// Three on one device with victory-point cards: claims begin (tests/unit/open_call.cpp, at_claims).
const claiming = '#match/graenaland/AdXX8PWNVctuHEUUvY-qW4_ume4QogTNxhEhBBmNf4BFHAnDEhY8tkjJIlkEyWHDB-B8icmn-Ass-At-gXNrXj32GNHjGY2r6px7zrl3ukXZiBgvstN3v52_fhniize_nr-N8ez81e-__INdUo2xDJOrH2qHRUvJ33W7Vyare4BhqKXvGs-N9f917arhIx1kAH-_PtXK71S1si6o7_vSlwOsuy9lB7Gtu_5gwYlVUJfDgWwvFJ_NNkfKXiK2F1Yt3V7cG1_NwT7x1G69U-Pawyocsw3A0_Dl_2zHNIeG6G91ddqZWvq7CDdMMH_zSD3ctp36Ww1vddZ-NrBdgZtRrAPtb6zvs7c4tpQTkh3vyuBdYm9V3PBs2mdbmROmifY1JZHEQHQpkpVzl_2vaJ9JF7Hgd1qZ7IPkzELR6re0SDoyx5H4SjJJIA4mZFlq93UmfKV8IWJty3cCKSiTScgK6qQdBS-CE0kFK9aBPVUlWfDIpCzM_CcocI5A1Ck-gv9T-7NHRpzV7x8xM9PwB1Rn4dJTxCrgkXX4zv6WDAITk1xnIInYwZWyFmDnF6IJRauf5mYSKfwofyEDptyZF5SVxlApBN_XAlmfh2cJAjyUWJnLe0dEjlgDKrvGI064hS1ivIeSbT9X_ukTSoLKtaUGSJcp1_gUdzprhygwsPXxl0a2aKH_XC4FJoFHRgqDHNQtY49Dix7RsESG2pgDwyktcpM1e0FLxI9AmFYISscPVGg-v0YwrMmiSlJOGhOrpQgm5Fi954yE1Fvw6ZhGvRLO6CFKScxQaM-RvOGIOXP35As9uQAlpgVpIQD4CkaSofdBQEXw0FE8xnQZMjeodC8-XOrPAL3nzwI3qsljqRgk0hGLFwIHPj6aCJhU2Y4fPqSPa2T3w6M_JmjAzHpHbX7lYQGCBnrf6jeEWSdazi6RIBJq9bNWum-kIKBrn5wqy5OvehqzttZjClxL6xktFkoFSgyNt88-ojwHmlbqyrVoo8VbPL2YsgH0A_F8jRpO05L4kYEZLSGMCH5AwKbvlzTGRkMdDdZmCyf4Xw.iMHQRKRbXudIvMIvMIvYLnRugcurStkVQ-ae1jRkKuQB5nMvqon_ZWgUjzV3g3NV9VNvNWfOei595jkFGhGtpZ_Z_t_Z_ZizliZpZ_EoBloEoBGBloBl3MC_Cuq0uCb0Y6aa96rl0fKOVCLXc09y9297WsWHKIJIAnAnutn95y5mOGo-5_HZNOXqT0LlpDSDC6npKxfusRLtQAtpRknkRkRkOlztCro_8Xkx1zfBYJ17RrarfZ_WzTUuN8cgi-65du_vLFufSCWCWm9YgWY9xmxkqU_pKjV38Hwu1W6iRSBp2yjbqFAWiTQLQLQ7jXPyPjL30bf0dfqJfOMVjfxT8ukBihUSpC6U8p7tnssr5rssPvDxw8Fk8SILhohdN-PyxzgODGvCGPOGC_c_B2ijbkjunzmyfVkSpbVb2ixIVRcRvNIGAGIGINRVjAF9zKsEXTV32bMg3KZSkP2XQUyyBVqUoYTpozt5N3-L-NNzn3nL-Ln3-LeNN35ClWKBPCE9lL_x_Cpk5vVn8GsIGUnUGnId53Tsj0ElAIkX_ov97yWEXNRegb1NnWIlHlWVNnynEVyJnLieS9yOar2NzqmqUqUuUqjURDxs79P3HgXLipwed8HaxSxKxAX0XcMnYRyD-PwjUmfjfmfOfmbMyMn_2qPd3ylphr2mNPt7H7K0Y0HtB5rfM3O0Og31HzS2TpiW2AYDFThJleiamjmaaaaia2qAjYkAVYj5sCBUGgMQvDD-8HzqMN7h4TguwuPRc4lRB0LTOvlSK9deMbc5El78M8rWBIzpn2qKXXXKXXXX5diliONOEj8LFci7m-vStxF8hS0iuYcq3sno0UeM528hoyy8wOcAieY7RlRmJrSQ7YCGona';

// The same at A Feast for Odin, of three that bots of the level karl played (seed 17).
const feasted = '#match/feast/AUTyjU9tVEtv20YQnm93-VqSMkXVlkzVCSnLtmJHeWGIQPYlD6DXAgmQFMilgRMYbdAmUAsEaS9Oc0iOQS-9pj-h15zy0zJLybZkd1_g7s5-33wzu1S6HdJJ8e_-9vv0p2fw7v38cvqr8r6bPn_z9LNHZAgBKaUIWqmAtKLQxvM2H2Z1voSmCGIg9pQSAYaaY40Zwkismj5vgB_grDhnUqlCOoMgZ43G9tzJk2aXJ1gsFDi_SYkMT1RAkGXqB5Q0TnkQGlk-ATllwCLsxa9z28sSQFBz_SJfKNyKYw9I2IAVMkKrTiBcnUm05xmwHBxJRoPqsJz3TV7coFy4HJsmM4P8v1DNw7iwtUR4Lm4NiQN1jIEE0H1LLjHnbehEzsWEzhQtLpyaLGYnvOjEKcpyNOJFgLOF-OLNOOsjdYzb2B2nPTPBdtvwxiXjd-gTfBz5dAz-CDerj_g1vwe_hcIntPCY_2t8C8Ot0WRtsJ5UXq6MudvZKNKC_0W_FFO0Aqokm-Cgw0Gb6S85wtPm2Ezb1mhYBSv69mF5Y_IeZS_1vRuGbqFWryR03RVFNSuP1Q7T32D9Y0GlT3jVzGzBNuoQyrkjM8TJPVW1s3J8Zx_oZQkqdX24PTp8OYjyjSxti09Xkyihbe3dtOrRWB1dJWwOScG39A1btGylLG2zzdlmLcI7ISK2JTpAzaIbT3N5qOBfFllLc81Mgp1UosEyPQAcfS_tea3uqjFQb0FJUQiyYrveH_Q_yO3Gn1gBKt_gJpsH1qyiS_jDhejzAvTqMSaDYa-9L3KyjW-9vXEUJcNraXqpOHiRFGtyP7rqTp9-qB935f9E-EfCnXECTmTMc8IW2Awv0wdog1IMtYB25FbGpGPaxFL49r9Hr51d3907mGyGYd3OjpFEab5qvojGfjFeX6PWyM_iVK6-0jQdkfZYH7J-yHQf9Yv6CQe3OGCOMrZXnCBPUhTsEl0547mMSaHrlrz9PKSB1ZQr5Jb6VndkW1wzuexZ2i-MZMXzE6qk74RJFG6qhFQIFVGFIqa9WActkBas-3lMRt7Zk68.ezWmx_W-ikJkKL0GznAB2pUBZrBVR2cXXUAdq7nYORGrMKoXWFmqkjxnOcIJrBF50cT0wwfOjwI6D9ktirtV7I-dLMLOlCl6H_m9Dc7ZkYJOSWtE3lz6VHWH3qB8wrXY80Wm_QINwsR5qGMNVRg1L4I54-1cWa5xjd46nt0IExXpMp1XJSk9HL58TG_G2PfVml66-HFdFsMYj8CC423vz3TLk8lTADaeSovNxIwaApekbt5YRxz1blsf7BWDIDqb5AiLnQD2BYJ7A0jkn0_8vGMfqieGW-Gojb24rrv8jNR9xwmA2oilLlclSOQVfVoo2m4Q7vT7oxmqC8baUrGvgC4aQg5xMBeeUiHZBYkW5ESBNA8ON-IZKhxlCm2uTkVDS6VGrMycT8_ZMvVJ4t1Caejekrityt1tVkI8xNY8CUA_2AQCF-2I0mDriZxHk8sjXZC24oHkMgjimLHDQDwUpfboHvikzwZj7OZSwMW6WDhI621jsV_p7PwKeaVIgMSjK8O4qfkSeU9fXgPR3O1ZkisIeWo_OSpN3l2eQl76mmEz3cqMJPGnaYwJX-gIUIaYV_NYColvybnzvHqDmqGLv2XyWoJx-WVKzXREmEpzIDjDyfwiOiTATK0l_-62oL1YwbWyat3JHV9gLsEwg5c6pJhVcVckGC2WBEzGbAqJ_61SkxqaHVqPbZ43Bf';
const feast = (move, then) => async (tab, site) => {
  await tab.go(`${site}${feasted}`);
  await order(tab, `replay move ${move}`, 'play on');
  await takeDevice(tab);
  if (then) await then(tab);
};

// name → how to get there. A match that was begun is on the table afterwards; each scene has a new profile.
export const scenes = {
  hall: hall(),
  figures: hall('new graenaland', 'figures', 'figure cost church: 3 grain, 1 wood', 'figure tile P1: plains coast; village 3 grain; improved grain; fortress church hall'),
  records: async (tab, site) => {
    await tab.go(site);
    await tab.run((text) => localStorage.setItem('meadhall.records', text), records);
    await tab.go(site);
    await order(tab, 'records');
  },
  'new-match': hall('new vikings', 'seed 42'),
  'new-match-advanced': async (tab, site) => tab.go(`${site}${invitation(4, 42, 'advanced')}`),
  'new-match-bots': async (tab, site) => {
    await tab.go(site);
    await order(tab, 'new vikings', 'seed 42', 'players 3', 'bot others karl', 'bot 3 jarl');
    await click(tab, 'who', 2);
    await tab.page.mouse.move(2, 2);
  },
  'new-feast': hall('new feast', 'seed 42'),
  'feast-turn': feast(209),
  'feast-laying': feast(209, async (tab) => {
    const narrow = (await tab.run(places)).some(({ what }) => what === 'sheet');
    if (narrow) await click(tab, 'sheet', 1);
    const goods = (await tab.run(places)).filter(({ what, choice }) => what === 'good' && choice);
    const good = goods[narrow ? 2 : 0];
    if (good) await click(tab, 'good', good.a);
    await tab.page.mouse.move(700, 300);
  }),
  'feast-large': feast(209, async (tab) => {
    const goods = (await tab.run(places)).filter(({ what, choice }) => what === 'good' && choice);
    if (goods.length) await click(tab, 'good', goods[0].a);
    await tab.page.mouse.move(2, 2);
    await tab.page.keyboard.press('b');
    await tab.page.keyboard.press('1');
  }),
  'feast-lesson': hall('learn feast', 'next', 'next'),
  'feast-dice': feast(312),
  'feast-window': feast(690),
  'feast-banquet': feast(598),
  'feast-scoring': feast(690, (tab) => click(tab, 'go-on')),
  'feast-end': feast(698),
  'feast-drawer': feast(209, async (tab) => {
    if ((await tab.run(places)).some(({ what }) => what === 'drawer')) await click(tab, 'drawer');
    await tab.page.mouse.move(2, 2);
  }),
  'feast-token': hall('new feast', 'players 2', 'seed 42', 'set harvest true', 'begin', 'ready'),
  'graenaland': hall('new graenaland', 'seed 42', 'begin', 'ready'),
  'graenaland-march': graenaland(289),
  'graenaland-sharing': graenaland(297),
  'graenaland-vote': graenaland(299),
  'graenaland-enter': async (tab, site) => {
    await tab.go(`${site}${waiting}`);
    await takeDevice(tab);
  },
  // By finger, on a small screen, a land is told of in place of the question.
  'graenaland-land': graenaland(289, (tab) => click(tab, 'land', 1)),
  'graenaland-building': graenaland(304),
  'graenaland-joint': graenaland(200, async (tab) => {
    await order(tab, 'pledge wood');
    await takeDevice(tab);
  }),
  'graenaland-claims': async (tab, site) => {
    await tab.go(`${site}${claiming}`);
    await takeDevice(tab);
  },
  'graenaland-paying': graenaland(305),
  'graenaland-end': graenaland(313),
  almanac: hall('almanac feast'),
  'almanac-occupations': hall('almanac feast 8'),
  settings: hall('settings'),
  credits: hall('credits'),
  rules: hall('rules'),
  'rules-editions': hall('rules editions'),
  'rules-graenaland': hall('rules graenaland votes'),
  'rules-feast': hall('rules feast laying'),
  'rules-search': hall('rules search ship'),
  lesson: hall('learn vikings', 'next'),
  kept: match(3, undefined, async (tab) => {
    await playOn(tab, '', { most: 90 });
    await order(tab, 'hall');
  }),
  elsewhere: async (tab, site) => {
    await tab.go(`${site}${invitation(3)}`);
    await order(tab, 'bot 1 remote', 'bot 2 remote', 'bot 3 remote', 'setting obviousMoves ask', 'begin');
  },
  arrived: async (tab, site) => tab.go(`${site}${sent}`),
  'kept-apart': hall('new vikings', 'seed 42', 'bot 2 remote', 'begin', 'new feast', 'players 2', 'seed 42', 'bot 2 remote', 'begin', 'hall'),
  'saves-apart': hall('new vikings', 'seed 42', 'bot 1 remote', 'begin', 'new feast', 'players 2', 'seed 42', 'bot 1 remote', 'begin', 'saves'),
  saves: match(2, undefined, async (tab) => {
    await order(tab, 'save At the first fire');
    await playOn(tab, '', { most: 40 });
    await order(tab, 'save', 'saves');
  }),
  replay: match(3, undefined, async (tab) => {
    await playOn(tab, '', { most: 60 });
    await order(tab, 'replay', 'step -20');
  }),
  confirming: match(2, undefined, async (tab) => {
    await playOn(tab, 'stay');
    await order(tab, 'setting confirmMoves yes');
    await order(tab, await tab.run(() => meadhall.page().moves.at(-1).code));
  }),
  'handing-over': match(2, undefined, async (tab) => {
    await order(tab, 'setting handOver yes');
    await playOn(tab, '', { most: 20 });
  }),
  deal: match(3),
  middle: match(3, undefined, (tab) => playOn(tab, '', { most: 70 })),
  placing: match(2, undefined, (tab) => playOn(tab, 'place', { most: 70 })),
  starting: match(2, undefined, (tab) => playOn(tab, 'start')),
  paying: match(4, undefined, (tab) => playOn(tab, 'pay')),
  ferrying: match(2, undefined, (tab) => playOn(tab, 'ferry')),
  auction: match(4, 'advanced'),
  drafting: match(3, 'advanced', (tab) => playOn(tab, 'draft')),
  special: match(3, 'advanced', (tab) => playOn(tab, 'special')),
  swapping: match(4, 'advanced', (tab) => playOn(tab, 'swap', { seed: 33 })),
  // The bots wait, so that the picture does.
  'bots-turn': async (tab, site) => {
    await tab.go(`${site}${invitation(3)}`);
    await order(tab, 'bot 2 karl', 'bot 3 jarl', 'begin', 'bots wait');
    await playOn(tab, '');
  },
  opinion: match(2, undefined, async (tab) => {
    await playOn(tab, 'take', { most: 50 });
    await order(tab, 'hint');
    await thought(tab, 'advice');
  }),
  'opinion-placing': match(2, undefined, async (tab) => {
    await playOn(tab, '', { most: 60 });
    await playOn(tab, 'place', { most: 70 });
    await order(tab, 'hint');
    await thought(tab, 'advice');
  }),
  challenge: async (tab, site) => {
    await tab.go(site);
    await order(tab, 'challenge vikings 3');
    await order(tab, 'challenge show');
  },
  challenges: hall('challenge vikings', 'challenges'),
  end: match(3, undefined, (tab) => playOn(tab, '')),
  'end-advanced': match(4, 'advanced', (tab) => playOn(tab, '')),
  result: match(3, undefined, async (tab) => {
    await playOn(tab, '');
    await close(tab);
  }),
  'look-back': match(2, undefined, async (tab) => {
    await playOn(tab, '');
    await close(tab);
    await click(tab, 'end-tab', 3);
    await tab.page.mouse.move(2, 2);
    await order(tab, 'review');
    await thought(tab, 'show');
  }),
  bars: match(4, 'advanced', async (tab) => {
    await playOn(tab, '');
    await close(tab);
    await click(tab, 'end-tab', 1);
    await tab.page.mouse.move(2, 2);
  }),
  'result-advanced': match(4, 'advanced', async (tab) => {
    await playOn(tab, '');
    await close(tab);
  }),
};
