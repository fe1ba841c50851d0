/** One way in which a word comes from an entry of the dictionary. */
type Derived = { base: string; flag: string };
type Suffix = { flag: string; strip: string; condition: RegExp };

/**
 * The words of a Hunspell dictionary with their flags, read backwards: from a form to its entry. A flag of the Spanish dictionary says what kind of
 * form it is (R regular verb, E and I its irregular rows, X another irregular verb, D participle, G feminine, S plural).
 */
export type Lexicon = {
  /** The flags of an entry, empty where it has none; undefined where there is no such entry. */
  flagsOf(word: string): string | undefined;
  /** Every entry that this form may come from by a suffix of one of `flags`. */
  derive(word: string, flags: string): readonly Derived[];
};

const LONGEST_SUFFIX = 12;

function suffixesOf(affix: string, wanted: string): Map<string, Suffix[]> {
  const index = new Map<string, Suffix[]>();
  const compiled = new Map<string, RegExp>();
  for (const line of affix.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition = '.'] = line.split(/\s+/);
    if (kind !== 'SFX' || add === '' || /^[YN]$/.test(strip) || !wanted.includes(flag)) continue;
    let pattern = compiled.get(condition);
    if (!pattern) compiled.set(condition, (pattern = new RegExp(`${condition}$`)));
    const ending = add.split('/')[0] === '0' ? '' : add.split('/')[0]!;
    const row = index.get(ending) ?? [];
    row.push({ flag, strip: strip === '0' ? '' : strip, condition: pattern });
    index.set(ending, row);
  }
  return index;
}

function entriesOf(words: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of words.split('\n')) {
    const [word = '', flags = ''] = line.trim().split(/\s/)[0]!.split('/');
    if (word !== '') entries.set(word, (entries.get(word) ?? '') + flags);
  }
  return entries;
}

/** Reads the two files of a Hunspell dictionary; `wanted` are the flags that will be asked for. */
export function lexiconOf(affix: string, words: string, wanted: string): Lexicon {
  const suffixes = suffixesOf(affix, wanted);
  const entries = entriesOf(words);
  const derive = (word: string, flags: string): Derived[] => {
    const found: Derived[] = [];
    for (let length = 0; length <= Math.min(LONGEST_SUFFIX, word.length - 1); length++)
      for (const { flag, strip, condition } of suffixes.get(word.slice(word.length - length)) ?? []) {
        const base = word.slice(0, word.length - length) + strip;
        if (flags.includes(flag) && entries.get(base)?.includes(flag) && condition.test(base))
          found.push({ base, flag });
      }
    return found;
  };
  return { flagsOf: (word) => entries.get(word), derive };
}
