import { LetterTree } from './letter-tree.ts';
import { plain } from './plain.ts';

/** A rule of a Hunspell affix file: what it takes off, what it puts on, to which words, and the flags that its forms carry on. */
export type AffixRule = {
  flag: string;
  strip: string;
  add: string;
  fits: (word: string) => boolean;
  onward: string;
  crosses: boolean;
};
/** Rules by what they take off (folded). */
type ByStrip = Map<string, AffixRule[]>;
/** The suffixes that add one ending: all, those alone that another may follow, and those that may follow another. */
export type Ending = Record<'all' | 'leading' | 'further', ByStrip>;
/**
 * The affixes by what they add (folded), for taking words apart: endings from their last letter on, prefixes from their first. `strips` says
 * for each flag what its suffixes take off.
 */
export type Affixes = {
  endings: LetterTree<Ending>;
  strips: Map<string, ReadonlySet<string>>;
  prefixes: LetterTree<readonly AffixRule[]>;
  hidden: string;
};

type Fits = (word: string) => boolean;
const conditions = new Map<string, Fits>();

/** Whether the condition of a rule ("[^aeiou]ar", "." for any) holds at the end of a word, or at its start for prefixes. */
function condition(text: string, atEnd: boolean): Fits {
  const key = `${atEnd ? '$' : '^'}${text}`;
  const known = conditions.get(key);
  if (known) return known;
  const parts = text === '.' ? [] : (text.match(/\[[^\]]*\]|./gu) ?? []);
  const tests = parts.map((part): ((letter: string | undefined) => boolean) => {
    if (part === '.') return (letter) => letter !== undefined;
    if (!part.startsWith('[')) return (letter) => letter === part;
    const not = part.startsWith('[^');
    const letters = part.slice(not ? 2 : 1, -1);
    return (letter) => letter !== undefined && letters.includes(letter) !== not;
  });
  const fits: Fits = (word) => {
    const from = atEnd ? word.length - tests.length : 0;
    return from >= 0 && tests.every((test, i) => test(word[from + i]));
  };
  conditions.set(key, fits);
  return fits;
}

const none = (part: string): string => (part === '0' ? '' : part);

/** Reads an affix file (SFX, PFX and NOSUGGEST; the dictionaries that Fojas uses need no more). */
export function readAffixes(file: string): Affixes {
  const rules: AffixRule[] = [];
  const prefixes = new Map<string, AffixRule[]>();
  const crossing = new Map<string, boolean>();
  const chained = new Set<string>();
  let hidden = '';
  for (const line of file.split(/\r?\n/)) {
    const [kind, flag, strip, adding, fits] = line.trim().split(/\s+/);
    if (kind === 'NOSUGGEST') hidden = flag ?? '';
    if ((kind !== 'SFX' && kind !== 'PFX') || !flag || !strip || !adding) continue;
    if (fits === undefined) {
      crossing.set(`${kind}${flag}`, strip === 'Y');
      continue;
    }
    const [add = '', onward = ''] = adding.split('/');
    for (const one of onward) chained.add(one);
    const rule: AffixRule = {
      flag,
      strip: none(strip),
      add: none(add),
      fits: condition(fits, kind === 'SFX'),
      onward,
      crosses: crossing.get(`${kind}${flag}`) ?? false,
    };
    if (kind === 'SFX') rules.push(rule);
    else into(prefixes, plain(rule.add), rule);
  }
  const tree = new LetterTree<readonly AffixRule[]>();
  for (const [add, there] of prefixes) tree.put([...add], there);
  return { endings: endingsOf(rules, chained), strips: stripsOf(rules), prefixes: tree, hidden };
}

function into<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

function endingsOf(rules: readonly AffixRule[], chained: ReadonlySet<string>): LetterTree<Ending> {
  const found = new Map<string, Ending>();
  for (const rule of rules) {
    const key = plain(rule.add);
    let ending = found.get(key);
    if (!ending) found.set(key, (ending = { all: new Map(), leading: new Map(), further: new Map() }));
    const strip = plain(rule.strip);
    into(ending.all, strip, rule);
    if (rule.onward !== '') into(ending.leading, strip, rule);
    if (chained.has(rule.flag)) into(ending.further, strip, rule);
  }
  const tree = new LetterTree<Ending>();
  for (const [add, ending] of found) tree.put([...add].reverse(), ending);
  return tree;
}

/** For each flag, each different ending that it takes off. */
function stripsOf(rules: readonly AffixRule[]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { flag, strip } of rules) found.set(flag, (found.get(flag) ?? new Set()).add(strip));
  return found;
}
