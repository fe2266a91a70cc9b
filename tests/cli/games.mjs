// options, notation and the help: what is told of a game and of the program.

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { readNews, versionOf } from '../../web/news.mjs';
import { games } from '../support/games.mjs';
import { file, good, json, lines, run } from './meadhall.mjs';

const news = fileURLToPath(new URL('../../assets/news', import.meta.url));
const verbs = ['new', 'legal', 'play', 'score', 'replay', 'explain', 'position', 'options', 'notation', 'simulate', 'perft',
  'tournament', 'tune'];

export const gameTests = [
  ['games: those that have a folder, and no others', () => {
    const told = json(['games']).games;
    assert.deepEqual(told.map(({ id }) => id).sort(), games);
    assert.equal(good(['games']), told.map(({ id, name }) => `${id}\t${name}\n`).join(''));
    for (const { players: [least, most], rules } of told) assert.ok(least >= 1 && least <= most && rules >= 1);
    assert.equal(good(['games', '--help']).split('\n')[0], 'meadhall games');
  }],

  ['options and notation: every game lists its own, and begins with what they say', () => {
    for (const game of games) {
      const told = json(['options', game]);
      assert.ok(told.options.length > 0 && json(['notation', game]).forms.length > 0, game);
      assert.doesNotMatch(JSON.stringify([told, json(['notation', game])]), /«/);
      for (const { presets } of told.groups) {
        for (const { id, sets } of presets) {
          const { options } = json(['new', game, '--preset', id]);
          assert.deepEqual({ ...options, ...sets }, options, `${game} ${id}`);
        }
      }
    }
  }],

  ['options: every option with its values and sentences', () => {
    const told = json(['options', 'vikings']);
    const standard = json(['new', 'vikings']).options;
    assert.deepEqual(Object.fromEntries(told.options.map(({ id, standard: value }) => [id, value])), standard);
    for (const { id, text, standard: value, values } of told.options) {
      assert.ok(values.length >= 2 && values.some((each) => each.id === value), id);
      assert.doesNotMatch([text, ...values.map((each) => each.text)].join(), /«|^$/);
      for (const each of values.filter(() => id !== 'firstSeat')) {
        assert.equal(json(['new', 'vikings', '--set', `${id}=${each.id}`]).options[id], each.id);
      }
    }
    const page = good(['options', 'vikings']);
    assert.match(page, /^startVp: .+\n {2}\* 10: .+\n {4}0: .+\n/);
    for (const { id } of told.options) assert.match(page, new RegExp(`^${id}: `, 'm'));
  }],

  ['options: presets by group, each with what it sets', () => {
    const { groups } = json(['options', 'vikings']);
    assert.deepEqual(groups.map(({ id }) => id), ['game', 'edition']);
    const standard = json(['new', 'vikings']).options;
    for (const { presets } of groups) {
      assert.ok(presets.length >= 3);
      for (const { id, text, sets } of presets) {
        assert.doesNotMatch(text, /«/);
        assert.deepEqual(json(['new', 'vikings', '--preset', id]).options, { ...standard, ...sets });
      }
    }
    assert.match(good(['options', 'vikings']), / advanced: .+\n +auction=true draft=true singleFerry=true specials=true\n/);
  }],

  ['notation: forms of moves and things with their meaning', () => {
    const told = json(['notation', 'vikings']);
    const printed = lines(good(['notation', 'vikings']));
    assert.deepEqual(printed.slice(0, -1), told.forms.map(({ form, meaning }) => `${form}\t${meaning}`));
    assert.equal(printed.at(-1), told.position);
    assert.match(told.position, /meadhall position FILE/);
    assert.ok(told.forms.some(({ form }) => form === 'take PRICE'));
    assert.doesNotMatch(JSON.stringify(told), /«/);
  }],

  ['--version: the newest that players are told of', () => {
    assert.equal(good(['--version']), `meadhall ${versionOf(readNews(news))}\n`);
  }],

  ['help: the list, and a page for each command with examples that work', () => {
    const overview = good(['--help']);
    assert.equal(good(['help']), overview);
    assert.match(overview, /meadhall --version/);
    assert.equal(good(['-h']), overview);
    file('match.txt', good(['new', 'vikings']));
    for (const verb of verbs) {
      assert.match(overview, new RegExp(`^  meadhall ${verb} `, 'm'));
      const page = good([verb, '--help']);
      assert.equal(good(['help', verb]), page);
      assert.equal(good([verb, '--nonsense', '-h']), page);
      assert.match(page, new RegExp(`^meadhall ${verb} `));
      assert.match(page, new RegExp(`^  meadhall ${verb} `, 'm'), 'an example');
      assert.match(page, /^JSON, of play too: |^JSON: /m);
      for (const name of ['--json', '--lang LANG', '--help']) assert.match(page, new RegExp(`^  ${name} `, 'm'));
      assert.ok(lines(page).slice(1).every((line) => [...line].length <= 120), verb);
    }
  }],

  ['no words at all: the list, on standard error', () => {
    assert.deepEqual(run([]), { status: 2, out: '', err: good(['--help']) });
  }],
];
