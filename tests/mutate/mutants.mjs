// Finds the mutants of a C++ file: small changes, each of which some test should notice. It reads tokens,
// not a grammar, and leans on clang-format: a binary operator stands between blanks, a template's bracket
// does not. A change that does not compile is no mutant; the compiler sorts those out.
//
// What is changed:
//   < <= > >= == !=       their borders and their sense
//   + - * / % & | << >>   and their assignments, ++ and --, for each other
//   && ||                 for each other
//   ! ~ -                 (before one operand) dropped
//   numbers               one more, one less; true for false; min for max
//   Enum::name            the name that follows it in the enumeration
//   conditions            of `if` and `?` always true, always false; of `while` false
//   return …              return {}
//   statements            left out

const punctuators = ['<=>', '<<=', '>>=', '->', '++', '--', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=',
  '-=', '*=', '/=', '%=', '&=', '|=', '^=', '::'];
const binary = {
  '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==',
  '+': '-', '-': '+', '*': '+', '/': '*', '%': '/', '&': '|', '|': '&', '<<': '>>', '>>': '<<',
  '&&': '||', '||': '&&', '+=': '-=', '-=': '+=', '&=': '|=', '|=': '&=',
};
const openers = { '(': ')', '[': ']', '{': '}' };

function tokenize(text) {
  const tokens = [];
  const pattern = new RegExp([
    /(?<skip>\s+|\/\/.*|\/\*[^]*?\*\/|^[ \t]*#(?:\\\n|.)*)/,
    /(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+')/,
    /(?<number>\d(?:[\w.]|'\w)*)/,
    /(?<word>[A-Za-z_]\w*)/,
    new RegExp(`(?<sign>${punctuators.map((sign) => sign.replace(/[|+*]/g, '\\$&')).join('|')}|.)`),
  ].map((part) => part.source).join('|'), 'gmy');
  for (const match of text.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    if (kind !== 'skip') tokens.push({ kind, text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

// Gives each bracket its partner, and each token the bracket it stands in.
function pair(tokens) {
  const open = [];
  tokens.forEach((token, i) => {
    token.index = i;
    if (token.kind === 'sign' && Object.values(openers).includes(token.text)) open.pop().closer = token;
    token.inside = open.at(-1);
    if (token.kind === 'sign' && openers[token.text]) open.push(token);
    if (token.text === ';' && token.inside) token.inside.holdsStatements = true;
  });
  for (const token of tokens) if (token.closer) token.closer.opener = token;
}

// The enumerations a header declares, name by name: { Step: ['auction', 'remove', …] }.
export function enumerations(text) {
  const found = {};
  const bare = text.replace(/\/\/.*/g, '');
  for (const [, name, body] of bare.matchAll(/enum class (\w+)[^{;]*\{([^}]*)\}/g)) {
    found[name] = [...body.matchAll(/(\w+)\s*(?:=[^,]*)?(?:,|$)/g)].map((entry) => entry[1]);
  }
  return found;
}

// The function a token stands in, as the token of its name; undefined outside of any.
function functionOf(tokens, token) {
  let name;
  for (let brace = token.inside; brace; brace = brace.inside) {
    if (brace.text !== '{') continue;
    let i = brace.index - 1;
    while (i > 0 && /^(const|noexcept|override|mutable)$/.test(tokens[i].text)) --i;
    const before = tokens[i].opener && tokens[tokens[i].opener.index - 1];
    if (tokens[i].text === ')' && before.kind === 'word' && !/^(if|for|while|switch)$/.test(before.text)) name = before;
  }
  return name;
}

const notAStatement = /^(auto|break|case|class|const|constexpr|default|do|else|enum|explicit|for|friend|if|inline|namespace|private|public|return|static|static_assert|struct|switch|template|typedef|using|while)$/;

// Whether the tokens from `first` on declare something, which cannot be left out: `Type name…`.
function declares(tokens, first, last) {
  for (let i = first + 1; i < last; ++i) {
    const [before, token] = [tokens[i - 1], tokens[i]];
    if (token.kind === 'word' && (before.kind === 'word' || (/^[>*&]$/.test(before.text) && i - first > 1 && tokens[i - 1].start === tokens[i - 2].end))) return true;
    if (token.kind === 'sign' && !/^(::|[<>*&])$/.test(token.text)) return false;
  }
  return false;
}

// Where the statement begins that ends at `semicolon`: after the statement, label or condition before it.
function statementStart(tokens, semicolon) {
  const { inside } = tokens[semicolon];
  for (let i = semicolon - 1; i > inside.index; --i) {
    const token = tokens[i];
    if (token.inside !== inside) continue;
    if (token.text === ';' || token.text === 'else' || (token.text === ':' && endsLabel(tokens, i))) return i + 1;
    if (token.text === ')' && /^(if|for|while|switch)$/.test(tokens[token.opener.index - 1].text)) return i + 1;
    const block = token.text === '}' && (token.opener.holdsStatements || token.opener.index === i - 1);
    if (block && tokens[i + 1].text !== ';') return i + 1;
  }
  return inside.index + 1;
}

function endsLabel(tokens, colon) {
  let i = colon - 1;
  while (/^(\w+|::)$/.test(tokens[i].text) && !/^(case|default|public|private)$/.test(tokens[i].text)) --i;
  return /^(case|default|public|private)$/.test(tokens[i].text);
}

// All mutants of a file's text, in order: { start, end, replacement, line, was, becomes, within }.
export function mutantsOf(text, enums) {
  const tokens = tokenize(text);
  pair(tokens);
  const found = [];
  const at = (i) => tokens[i] ?? { text: '', kind: '', start: -1, end: -1 };
  const change = (first, last, replacement) => {
    const [start, end] = [tokens[first].start, tokens[last].end];
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    let lineEnd = text.indexOf('\n', end);
    if (lineEnd < 0) lineEnd = text.length;
    const tidy = (line) => line.trim().replace(/\s+/g, ' ');
    found.push({
      start, end, replacement,
      line: text.slice(0, start).split('\n').length,
      was: tidy(text.slice(lineStart, lineEnd)),
      becomes: tidy(text.slice(lineStart, start) + replacement + text.slice(end, lineEnd)),
      within: functionOf(tokens, tokens[first])?.text ?? '',
    });
  };
  const blank = (i) => at(i - 1).end < at(i).start && at(i).end < at(i + 1).start;
  const last = (i, stop) => { while (!stop(tokens[i + 1])) ++i; return i; };

  for (let i = 0; i < tokens.length; ++i) {
    const token = tokens[i];
    const word = token.kind === 'word' ? token.text : '';

    // Checked by the compiler alone.
    if (/^(static_assert|using|template)$/.test(word)) {
      if (word === 'template') { while (tokens[i].text !== '>' ) ++i; } else { while (tokens[i].text !== ';') ++i; }
      continue;
    }

    if (token.kind === 'number' && /^[\d']+[uUlL]*$/.test(token.text)) {
      const [, digits, suffix] = token.text.match(/^([\d']+)(\w*)$/);
      const value = Number(digits.replaceAll("'", ''));
      change(i, i, `${value + 1}${suffix}`);
      if (value > 0) change(i, i, `${value - 1}${suffix}`);
    }
    if (word === 'true' || word === 'false') change(i, i, word === 'true' ? 'false' : 'true');
    if ((word === 'min' || word === 'max') && at(i - 1).text === '::') change(i, i, word === 'min' ? 'max' : 'min');
    if (enums[word] && at(i + 1).text === '::' && at(i - 1).text !== 'case') {
      const names = enums[word];
      const place = names.indexOf(at(i + 2).text);
      // `case Step::…` written with more qualifiers does not compile when doubled; no harm done.
      if (place >= 0 && names.length > 1) change(i + 2, i + 2, names[(place + 1) % names.length]);
    }

    if (token.kind === 'sign') {
      if (binary[token.text] && blank(i)) change(i, i, binary[token.text]);
      if (token.text === '++' || token.text === '--') change(i, i, token.text === '++' ? '--' : '++');
      const operand = at(i + 1).start === token.end && (at(i + 1).kind !== 'sign' || at(i + 1).text === '(');
      const alone = at(i - 1).kind === 'sign' ? !/^[)\]]$/.test(at(i - 1).text) : at(i - 1).text === 'return';
      if (operand && (token.text === '!' || token.text === '~')) change(i, i, '');
      if (operand && alone && token.text === '-') change(i, i, '');
      if (token.text === '?') conditionBefore(i);
      if (token.text === ';' && token.inside?.text === '{') leaveOut(i);
    }

    if ((word === 'if' || word === 'while') && at(i + 1).text === '(') {
      const close = at(i + 1).closer.index;
      const first = i + 2;
      const plain = !tokens.slice(first, close).some((part) => part.text === ';' && part.inside === at(i + 1)) &&
        !declares(tokens, first, close) && at(first).text !== 'const';
      if (plain && word === 'if') change(first, close - 1, 'true');
      if (plain) change(first, close - 1, 'false');
    }

    if (word === 'return' && at(i + 1).text !== ';') {
      const end = last(i, (next) => next.text === ';' && next.inside === token.inside);
      const name = functionOf(tokens, token);
      const isVoid = name && at(name.index - 1).text === 'void';
      if (!(at(i + 1).text === '{' && end === i + 2) && !/^(true|false|0)$/.test(at(i + 1).text)) change(i + 1, end, isVoid ? '' : '{}');
    }
  }
  return found.sort((a, b) => a.start - b.start);

  function conditionBefore(question) {
    const inside = tokens[question].inside;
    let first = question - 1;
    const stops = /^([?:,=;{]|return|[-+*|&]=)$/;
    while (tokens[first - 1] && tokens[first - 1] !== inside &&
      !(tokens[first - 1].inside === inside && stops.test(tokens[first - 1].text))) --first;
    change(first, question - 1, 'true');
    change(first, question - 1, 'false');
  }

  // The whole of what an `if` without `else` does is not left out: its condition is made false anyway.
  function leaveOut(semicolon) {
    const first = statementStart(tokens, semicolon);
    if (first >= semicolon) return;
    const whole = tokens[first - 1]?.text === ')' && at(tokens[first - 1].opener.index - 1).text === 'if';
    if (whole && at(semicolon + 1).text !== 'else') return;
    const word = tokens[first].text;
    const bare = first + 1 === semicolon && /^(break|return)$/.test(word);
    if (bare || (!notAStatement.test(word) && !declares(tokens, first, semicolon))) change(first, semicolon, ';');
  }
}
