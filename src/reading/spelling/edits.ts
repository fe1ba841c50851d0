/** Letters near each other on a Spanish or English keyboard (QWERTY). */
const ROWS = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const near = new Set<string>();
for (const [row, keys] of ROWS.entries())
  for (const [i, key] of [...keys].entries())
    for (const other of [keys[i + 1], ROWS[row + 1]?.[i], ROWS[row + 1]?.[i - 1]])
      if (other) near.add(key + other).add(other + key);

const VOWELS = 'aeiou';
const ALPHABET: Record<'es' | 'en', string> = {
  es: 'aeirsnotcldumpbgvfzhqjyxñkw',
  en: "etaoinsrhldcumfpgwybvkxjqz'",
};

/**
 * Letters that sound alike or are often taken for each other, each way; a context before or behind keeps it to where that is so.
 * es: the orthographic confusions of Spanish America (b/v, s/c/z, h, ll/y, g/j, x, m/n before b and p, doubled letters); ours.
 */
const ALIKE: Record<'es' | 'en', readonly [RegExp, readonly string[]][]> = {
  es: [
    [/b/g, ['v']],
    [/v/g, ['b']],
    [/w/g, ['v', 'gu']],
    [/s(?=[ei])/g, ['c', 'sc', 'x', 'z']],
    [/s(?![ei])/g, ['z', 'x']],
    [/c(?=[ei])/g, ['s', 'sc', 'z', 'cc', 'x']],
    [/z/g, ['s', 'c']],
    [/sc(?=[ei])/g, ['c', 's']],
    [/cc/g, ['c', 'x', 'sc']],
    [/x/g, ['s', 'cc', 'cs', 'xc', 'j']],
    [/xc|xs/g, ['x', 'sc']],
    [/h/g, ['']],
    [/(?<![cpt])(?<=^|[aeiounlx])(?=[aeiou])/g, ['h']],
    [/ll/g, ['y', 'l']],
    [/y/g, ['ll', 'i']],
    [/i(?=[aeou])/g, ['y']],
    [/g(?=[ei])/g, ['j', 'gu']],
    [/j/g, ['g', 'x']],
    [/gu(?=[ei])/g, ['g']],
    [/n(?=[bp])/g, ['m']],
    [/n(?=[v])/g, ['m']],
    [/mv/g, ['nv', 'mb']],
    [/nv/g, ['mb']],
    [/mb/g, ['nv']],
    [/m(?![bp])/g, ['n']],
    [/k/g, ['c', 'qu']],
    [/qu(?=[ei])/g, ['c', 'k']],
    [/q(?!u)/g, ['c', 'qu']],
    [/ñ/g, ['n', 'ni']],
    [/ni(?=[aou])/g, ['ñ']],
    [/n(?=[aeiou])/g, ['ñ']],
    [/rr/g, ['r']],
    [/(?<=[aeiou])r(?=[aeiou])/g, ['rr']],
    [/([bcdfgkmnpst])\1/g, ['$1']],
    [/ph/g, ['f']],
    [/th/g, ['t']],
    [/ps/g, ['s']],
    [/pt/g, ['t', 'ct']],
    [/bs/g, ['s']],
    [/ns/g, ['s']],
    [/ct/g, ['t']],
    [/cion/g, ['sion', 'ccion', 'xion', 'csion']],
    [/sion/g, ['cion', 'ccion', 'xion']],
    [/tion/g, ['cion']],
    [/ou/g, ['u']],
  ],
  en: [
    [/ie/g, ['ei']],
    [/ei/g, ['ie']],
    [/([a-z])\1/g, ['$1']],
    [/(?<=[aeiou])([bcdfglmnprst])(?!\1)(?=[aeiouy])/g, ['$1$1']],
    [/ance/g, ['ence']],
    [/ence/g, ['ance']],
    [/ant/g, ['ent']],
    [/ent/g, ['ant']],
    [/able/g, ['ible']],
    [/ible/g, ['able']],
    [/tion/g, ['sion', 'cion']],
    [/sion/g, ['tion', 'ssion']],
    [/cion/g, ['tion']],
    [/s/g, ['c', 'sc']],
    [/c/g, ['s', 'k', 'ck']],
    [/k/g, ['c']],
    [/f/g, ['ph']],
    [/y/g, ['i']],
    [/i/g, ['y', 'e']],
    [/ely/g, ['ly']],
    [/ly/g, ['ely', 'ally']],
    [/er\b/g, ['or', 'ar']],
    [/or\b/g, ['er']],
    [/ar\b/g, ['er']],
    [/a/g, ['e']],
    [/e/g, ['a', '', 'i']],
    [/o/g, ['u', 'a']],
    [/u/g, ['o', 'ou']],
  ],
};

export type Candidate = { folded: string; cost: number };
type Tongue = 'es' | 'en';

/** The word with one letter group written as what it sounds like, each at each place; costs 0.6. */
export function alike(word: string, language: Tongue): Candidate[] {
  const found: Candidate[] = [];
  for (const [pattern, others] of ALIKE[language])
    for (const match of word.matchAll(pattern)) {
      const { index } = match;
      for (const other of others) {
        const put = other.replaceAll('$1', match[1] ?? '');
        found.push({ folded: word.slice(0, index) + put + word.slice(index + match[0].length), cost: 0.6 });
      }
    }
  return found;
}

/** One typing slip away: a letter left out, put in, changed or swapped with its neighbour; likelier slips cost less, about 1. */
export function slips(word: string, language: Tongue): Candidate[] {
  const found: Candidate[] = [];
  const add = (folded: string, cost: number, at: number): void =>
    void found.push({ folded, cost: at === 0 ? cost + 0.45 : cost });
  for (let i = 0; i < word.length; i++) {
    const here = word[i]!;
    const rest = word.slice(i + 1);
    const head = word.slice(0, i);
    const doubled = here === word[i - 1];
    add(head + rest, doubled ? 0.5 : near.has(here + word[i - 1]) || near.has(here + word[i + 1]) ? 0.85 : 1, i);
    if (rest && rest[0] !== here) add(head + rest[0]! + here + rest.slice(1), 0.75, i);
    for (const letter of ALPHABET[language])
      if (letter !== here) add(head + letter + rest, changeCost(here, letter), i);
  }
  for (let i = 0; i <= word.length; i++)
    for (const letter of ALPHABET[language])
      if (letter !== word[i]) add(word.slice(0, i) + letter + word.slice(i), letter === word[i - 1] ? 0.7 : 0.9, i);
  return found;
}

/** Letters too many and neighbours swapped: the slips that need no alphabet, for looking behind two of them. */
export function muddles(word: string): Candidate[] {
  const found: Candidate[] = [];
  for (let i = 1; i < word.length; i++) {
    found.push({ folded: word.slice(0, i) + word.slice(i + 1), cost: 1 });
    if (i + 1 < word.length && word[i] !== word[i + 1])
      found.push({ folded: word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2), cost: 0.75 });
  }
  return found;
}

function changeCost(from: string, to: string): number {
  if (near.has(from + to)) return 0.9;
  return VOWELS.includes(from) && VOWELS.includes(to) ? 0.95 : 1.1;
}
