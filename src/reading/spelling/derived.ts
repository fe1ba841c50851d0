import type { Written } from './forms.ts';
import { plain } from './plain.ts';
import { withPronouns } from './stress.ts';

/** The dictionary's own forms of folded letters, with whether each comes of a verb. */
export type Known = (folded: string) => readonly Written[];

const PRONOUNS = /^(.{2,}?)((?:se|me|te|nos|os)?(?:la|las|le|les|lo|los)|se|me|te|nos|os|seme|sete|senos)$/;
/** After any form of a verb stand the pronouns that law Spanish puts there ("háganse", "hubiérase", "óigansele"). */
const AFTER_ALL = /^(?:se(?:l[aeo]s?|me|nos)?|l[aeo]s?|nos|me)$/;
const INFINITIVE = /[aeií]r$/;
const GERUND = /(?:[ai]|y?e)ndo$/;

function withPronounsOf(folded: string, known: Known): string[] {
  const found: string[] = [];
  for (let cut = folded.length - 2; cut >= Math.max(2, folded.length - 5); cut--) {
    const pronouns = folded.slice(cut);
    if (!PRONOUNS.test(`xx${pronouns}`)) continue;
    for (const { form, verb } of known(folded.slice(0, cut))) {
      const loose = INFINITIVE.test(form) || GERUND.test(form);
      if (!verb && !loose) continue;
      if (!loose && (!AFTER_ALL.test(pronouns) || form.length < 2)) continue;
      const whole = withPronouns(form, pronouns);
      if (loose || /[áéíóú]/.test(whole)) found.push(whole);
    }
  }
  return found;
}

/** Adverbs keep the accent of their adjective (RAE, Ortografía 2010, II.3.4.5): "jurídicamente". */
function adverbs(folded: string, known: Known): string[] {
  if (!folded.endsWith('mente') || folded.length < 9) return [];
  const base = folded.slice(0, -5);
  if (!/(?:a|e|l|r|z|n|s)$/.test(base)) return [];
  return known(base)
    .filter(({ verb, form }) => !verb || /[ai]da$/.test(form))
    .map(({ form }) => `${form}mente`);
}

/** Prefixes that join any noun, adjective or verb (RAE, Ortografía 2010, V.2.3); ours is the choice. */
const PREFIXES =
  'anti auto co contra des ex extra hiper im in infra inter intra macro mega micro mini mono multi neo pluri poli pos post pre pro pseudo re semi sobre sub super supra tele trans ultra uni vice electro'.split(
    ' ',
  );

/** Prefixes that are the beginning of many other words: only before long words. */
const WANTS_LONG = new Set(['co', 're', 'bi', 'in', 'im', 'des', 'ex', 'pro', 'uni']);

function prefixed(folded: string, known: Known): string[] {
  const found: string[] = [];
  for (const prefix of PREFIXES) {
    if (
      !folded.startsWith(prefix) ||
      folded.length < prefix.length + 5 ||
      (WANTS_LONG.has(prefix) && folded.length < prefix.length + 8)
    )
      continue;
    const rest = folded.slice(prefix.length);
    const single = rest.startsWith('rr') && !prefix.endsWith('r') ? rest.slice(1) : rest;
    if (rest.startsWith('r') && single === rest && !prefix.endsWith('r') && !/[bs]$/.test(prefix)) continue;
    for (const { form } of known(single)) {
      const start = single === rest ? '' : 'r';
      if (form === form.toLowerCase()) found.push(prefix + start + form);
    }
  }
  return found;
}

/** Endings that make nouns and adjectives of verbs (derogar: derogación, derogable, derogatorio), with the infinitive's own ending; ours. */
const OF_VERBS: readonly [RegExp, string, readonly string[]][] = [
  [/^(.{2,}a)ci(?:on|ones)$/, 'r', ['ción', 'ciones']],
  [/^(.{3,})ici(?:on|ones)$/, '[ei]r', ['ición', 'iciones']],
  [/^(.{3,}a)b(?:le|les|ilidad|ilidades|lemente)$/, 'r', ['ble', 'bles', 'bilidad', 'bilidades', 'blemente']],
  [/^(.{3,})ib(?:le|les|ilidad|ilidades|lemente)$/, '[ei]r', ['ible', 'ibles', 'ibilidad', 'ibilidades', 'iblemente']],
  [/^(.{3,}a)dor(?:a|as|es)?$/, 'r', ['dor', 'dora', 'dores', 'doras']],
  [/^(.{3,})edor(?:a|as|es)?$/, 'er', ['edor', 'edora', 'edores', 'edoras']],
  [/^(.{3,}a)nt(?:e|es)$/, 'r', ['nte', 'ntes']],
  [/^(.{3,}a)tori(?:o|a|os|as)$/, 'r', ['torio', 'toria', 'torios', 'torias']],
  [/^(.{3,}a)tiv(?:o|a|os|as)$/, 'r', ['tivo', 'tiva', 'tivos', 'tivas']],
  [/^(.{3,}al)idad(?:es)?$/, '', ['idad', 'idades']],
  [/^(.{3,}a)mient(?:o|os)$/, 'r', ['miento', 'mientos']],
  [/^(.{3,})imient(?:o|os)$/, '[ei]r', ['imiento', 'imientos']],
];

function ofVerbs(folded: string, known: Known): string[] {
  const found: string[] = [];
  for (const [pattern, infinitive, endings] of OF_VERBS) {
    const base = pattern.exec(folded)?.[1];
    if (!base) continue;
    const ends = infinitive === '[ei]r' ? ['er', 'ir'] : [infinitive];
    const real = ends.flatMap((end) => known(base + end)).some(({ form }) => /(?:[aeií]r|al)$/.test(form));
    if (real) found.push(...endings.map((end) => base + end).filter((form) => plain(form) === folded));
  }
  return found;
}

/** Superlatives, by the adjective: "gravísimas" of "grave" (RAE, Nueva gramática 7.4). */
function superlatives(folded: string, known: Known): string[] {
  const match = /^(.{3,})isim([oa]s?)$/.exec(folded);
  if (!match) return [];
  const base = match[1]!.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const real = ['o', 'e', 'a', ''].some((end) => known(base + end).some(({ form }) => !/[áéíóú]$/.test(form)));
  return real ? [`${match[1]}ísim${match[2]}`] : [];
}

type Maker = {
  /** The endings without which it is not worth trying. */
  if: RegExp;
  make: (folded: string, known: Known) => string[];
  verb: boolean;
  cost: number;
};
const MAKERS: readonly Maker[] = [
  { if: /(?:[mst]e|[nv]?os|l[aeo]s?)$/, make: withPronounsOf, verb: true, cost: 0.3 },
  { if: /mente$/, make: adverbs, verb: false, cost: 0.1 },
  { if: /isim[oa]s?$/, make: superlatives, verb: false, cost: 0.3 },
  {
    if: /(?:[ai]ci?on(?:es)?|[ai]bl[ei].*|d[oa]r.*|nte?s?|ori[oa]s?|iv[oa]s?|mientos?|alidad(?:es)?)$/,
    make: ofVerbs,
    verb: false,
    cost: 0.5,
  },
  { if: /^(?:[^cdhjlqwyzñg]|co|de)/, make: prefixed, verb: false, cost: 0.8 },
];
/** Makers whose words are as good as those of the dictionary, and so the only ones to look for behind slips of typing. */
const REGULAR = 3;

/** "reemplázase", "autorízase": what pronouns make of a verb is a word even where its letters are another word too. */
export const pronounForms = (folded: string, known: Known): Written[] =>
  MAKERS[0]!.if.test(folded)
    ? withPronounsOf(folded, known).map((form) => ({ form, verb: true, noun: false, cost: 0.3 }))
    : [];

/**
 * Spanish words that the dictionary does not list but the language makes freely: pronouns after verbs, adverbs, superlatives, and, unless only
 * the regular ones are asked for, nouns and adjectives of verbs and prefixed words.
 */
export function derivedForms(folded: string, known: Known, regular = false): Written[] {
  const found = new Map<string, Written>();
  for (const maker of regular ? MAKERS.slice(0, REGULAR) : MAKERS)
    if (maker.if.test(folded))
      for (const form of maker.make(folded, known))
        if (!found.has(form)) found.set(form, { form, verb: maker.verb, noun: !maker.verb, cost: maker.cost });
  return [...found.values()];
}
