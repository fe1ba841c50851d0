import { readAffixes, type AffixRule, type Affixes, type Ending } from './affix.ts';
import type { LetterTree } from './letter-tree.ts';
import { plain } from './plain.ts';

/** A word as a dictionary writes it, with the flags of the affixes that it takes. */
type Form = { form: string; flags: string; verb?: boolean; prefixed?: boolean };
const VERB = /(?:[aeií]r)$/;
/** All words of a dictionary under their folded letters: `of('termino')` is término, terminó and termino. */
export type Forms = {
  /** Every way that the letters are written as a word, accents and capitals as in the dictionary, and whether it comes of a verb. */
  of: (folded: string) => readonly Written[];
  /** The same, for words that are hardly asked for twice: nothing is remembered. */
  once: (folded: string) => readonly Written[];
};
/** A form as it is written, whether it comes of a verb and of a noun or other word, and what its rareness costs as a suggestion, in slips of typing. */
export type Written = { form: string; verb: boolean; noun: boolean; cost: number };
/** Addressing by "vos" and first persons, which legal texts hardly have; and words that only a prefix makes. */
const SELDOM = /(?:^|[^r])[áéí]s?$/;
const SELDOM_COST = 0.4;
export const PREFIXED_COST = 0.7;

const REMEMBERED = 10_000;
const NONE: readonly Written[] = [];

function readWords(file: string, hidden: string): Map<string, Form[]> {
  const roots = new Map<string, Form[]>();
  for (const line of file.split(/\r?\n/)) {
    const entry = line.split(/\s/, 1)[0]!;
    if (!entry || /^\d+$/.test(entry)) continue;
    const slash = entry.indexOf('/');
    const form = slash < 0 ? entry : entry.slice(0, slash);
    const flags = slash < 0 ? '' : entry.slice(slash + 1);
    if (hidden && flags.includes(hidden)) continue;
    const key = plain(form);
    const there = roots.get(key);
    if (there) there.push({ form, flags });
    else roots.set(key, [{ form, flags }]);
  }
  return roots;
}

const carries = (rule: AffixRule, { form, flags }: Form): boolean =>
  flags.includes(rule.flag) && form.endsWith(rule.strip) && rule.fits(form);

/** What is left of the roots when their suffixes take off what they take off (folded): no other beginning makes a word. */
function beginnings(roots: Map<string, Form[]>, affixes: Affixes): Set<string> {
  const found = new Set<string>();
  const stripsOf = new Map<string, string[]>();
  for (const [folded, entries] of roots)
    for (const { form, flags } of entries) {
      let strips = stripsOf.get(flags);
      if (!strips)
        stripsOf.set(
          flags,
          (strips = [...new Set([...flags].flatMap((flag) => [...(affixes.strips.get(flag) ?? [])]))]),
        );
      for (const strip of strips) if (form.endsWith(strip)) found.add(folded.slice(0, folded.length - strip.length));
    }
  return found;
}

class Derivation {
  private readonly bases: Set<string>;
  constructor(
    private readonly roots: Map<string, Form[]>,
    private readonly affixes: Affixes,
  ) {
    this.bases = beginnings(roots, affixes);
  }

  /** What suffixes make of the roots, a second suffix upon the first too; the flags of a form are those that prefixes may still use. */
  private suffixed(folded: string): Form[] {
    const found: Form[] = [...(this.roots.get(folded) ?? [])];
    this.takeApart(folded, (base, { all, further }) => {
      if (this.bases.has(base)) this.build(base, all, found);
      for (const [strip, rules] of further) this.apply(rules, this.once(base + strip), found);
    });
    return found;
  }

  /** The forms that one suffix makes and that may take a further one. */
  private once(folded: string): Form[] {
    const found: Form[] = [];
    this.takeApart(folded, (base, { leading }) => {
      if (leading.size > 0 && this.bases.has(base)) this.build(base, leading, found);
    });
    return found;
  }

  /** Each ending of the letters that suffixes add, the shortest first, with what stands before it. */
  private takeApart(folded: string, hear: (base: string, ending: Ending) => void): void {
    let endings: LetterTree<Ending> | undefined = this.affixes.endings;
    for (let cut = folded.length; cut >= 1 && endings; cut--) {
      if (endings.value) hear(folded.slice(0, cut), endings.value);
      endings = endings.after(folded.charCodeAt(cut - 1));
    }
  }

  private build(base: string, strips: Ending['all'], found: Form[]): void {
    for (const [strip, rules] of strips) {
      const sources = this.roots.get(base + strip);
      if (sources) this.apply(rules, sources, found);
    }
  }

  private apply(rules: readonly AffixRule[], sources: readonly Form[], found: Form[]): void {
    for (const rule of rules)
      for (const source of sources)
        if (carries(rule, source))
          found.push({
            form: source.form.slice(0, source.form.length - rule.strip.length) + rule.add,
            flags: rule.crosses ? rule.onward + source.flags : rule.onward,
            verb: rule.onward === '' && VERB.test(source.form),
          });
  }

  /** All forms of folded letters: suffixed, and those with a prefix before. */
  all(folded: string): Form[] {
    const found = this.suffixed(folded);
    let prefixes = this.affixes.prefixes.after(folded.charCodeAt(0));
    for (let cut = 1; cut <= folded.length - 2 && prefixes; cut++) {
      const rules = prefixes.value;
      prefixes = prefixes.after(folded.charCodeAt(cut));
      if (!rules) continue;
      const rest = this.suffixed(folded.slice(cut));
      for (const rule of rules)
        for (const source of rest)
          if (source.flags.includes(rule.flag) && rule.strip === '' && rule.fits(source.form))
            found.push({ ...source, form: rule.add + source.form, flags: '', prefixed: true });
    }
    return found;
  }
}

/** The different forms; one that may come of a verb does. */
function written(found: readonly Form[]): readonly Written[] {
  const forms = new Map<string, Written>();
  for (const { form, verb = false, prefixed = false } of found) {
    const seldom = (verb && SELDOM.test(form) ? SELDOM_COST : 0) + (prefixed ? PREFIXED_COST : 0);
    const there = forms.get(form);
    forms.set(form, {
      form,
      verb: verb || (there?.verb ?? false),
      noun: !verb || (there?.noun ?? false),
      cost: Math.min(seldom, there?.cost ?? Infinity),
    });
  }
  return [...forms.values()];
}

/** Reads a Hunspell dictionary for looking words up by their folded letters; nothing is expanded beforehand. */
export function readForms(affix: string, words: string, lexicon: readonly string[]): Forms {
  const affixes = readAffixes(affix);
  const roots = readWords(`${words}\n${lexicon.join('\n')}`, affixes.hidden);
  const derivation = new Derivation(roots, affixes);
  const memo = new Map<string, readonly Written[]>();
  const once = (folded: string): readonly Written[] => {
    const found = derivation.all(folded);
    return found.length === 0 ? NONE : written(found);
  };
  return {
    once,
    of(folded) {
      let known = memo.get(folded);
      if (known) return known;
      known = once(folded);
      if (memo.size > REMEMBERED) memo.clear();
      memo.set(folded, known);
      return known;
    },
  };
}
