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
/**
 * The affixes by what they add (folded), for taking words apart; `leading` are those suffixes alone that another may follow,
 * `further` those that may follow, and `strips` says for each flag what its suffixes take off.
 */
export type Affixes = {
  suffixes: Map<string, ByStrip>;
  leading: Map<string, ByStrip>;
  further: Map<string, ByStrip>;
  strips: Map<string, ReadonlySet<string>>;
  prefixes: Map<string, AffixRule[]>;
  longestSuffix: number;
  longestPrefix: number;
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
  const suffixes = byAdding(rules);
  return {
    suffixes,
    leading: byAdding(rules.filter(({ onward }) => onward !== '')),
    further: byAdding(rules.filter(({ flag }) => chained.has(flag))),
    strips: stripsOf(rules),
    prefixes,
    hidden,
    longestSuffix: Math.max(0, ...[...suffixes.keys()].map((key) => key.length)),
    longestPrefix: Math.max(0, ...[...prefixes.keys()].map((key) => key.length)),
  };
}

function into<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

function byAdding(rules: readonly AffixRule[]): Map<string, ByStrip> {
  const found = new Map<string, ByStrip>();
  for (const rule of rules) {
    const key = plain(rule.add);
    let strips = found.get(key);
    if (!strips) found.set(key, (strips = new Map()));
    into(strips, plain(rule.strip), rule);
  }
  return found;
}

/** For each flag, each different ending that it takes off. */
function stripsOf(rules: readonly AffixRule[]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { flag, strip } of rules) found.set(flag, (found.get(flag) ?? new Set()).add(strip));
  return found;
}
