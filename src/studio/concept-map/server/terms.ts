import type { Language } from '#contract/language.ts';
import { numberWords } from '#reading/consistency/number-words.ts';
import { fold } from '#reading/words.ts';
import { concept, type Concept } from './concept.ts';
import { isLocution, locutionHeads } from './locutions.ts';
import { lightStem, type Sentence, type Token } from './tokens.ts';
import { FINITE_EN, FINITE_ES, isInfinitive } from './verb-forms.ts';
import { CLAUSE, DETERMINERS, EMPTY, LINKS, NEGATION, PREPOSITIONS } from './words.ts';

/** Words of a term at most; how often one of one word, and of several, must stand there. */
const WORDS = 4;
const LEAST = [
  { upTo: 600, one: 2, more: 1 },
  { upTo: 2500, one: 3, more: 2 },
  { upTo: Infinity, one: 4, more: 2 },
] as const;
/** Share of its places in which a word must stand behind a determiner or a preposition to be taken for a noun. */
const NOUN = 0.45;
/** Entries held before those met once are let go (lossy counting): memory stays bounded however long the text. */
const HELD = 250_000;
const ACCENTED_VERB = /(?:rá|rán|ó|ando|iendo|mente)$/u;

type Count = { times: number; nouns: number; words: number; forms: Map<string, number>; first: Token };

const emptyStems: Record<Language, ReadonlySet<string>> = {
  es: new Set([...EMPTY.es].map((word) => lightStem(word, 'es'))),
  en: new Set([...EMPTY.en].map((word) => lightStem(word, 'en'))),
};
const isEmpty = (word: string, language: Language): boolean =>
  word.length > 4 && emptyStems[language].has(lightStem(word, language));

const NUMBERS: Record<Language, ReadonlySet<string>> = {
  es: new Set(numberWords('es')),
  en: new Set(numberWords('en')),
};

/** Whether a word may stand in a term. */
function content({ word, raw }: Token, language: Language): boolean {
  if (word.length < 3 || /^\p{N}/u.test(word) || EMPTY[language].has(word) || isEmpty(word, language)) return false;
  if (DETERMINERS[language].has(word) || PREPOSITIONS[language].has(word) || CLAUSE[language].has(word)) return false;
  if (NEGATION[language].has(word) || /^(?:y|e|o|u|se|le|les|and|or|ha|han|he|she|it|they|we|you)$/.test(word))
    return false;
  if (AUXILIARY.test(word) || NUMBERS[language].has(word)) return false;
  if (language === 'en')
    return (
      !FINITE_EN.has(word) &&
      !/^(?:is|are|be|been|was|were|has|have|had|do|does|made)$/.test(word) &&
      !word.endsWith('ly')
    );
  return (
    !ACCENTED_VERB.test(raw.toLowerCase()) && !FINITE_ES.has(word) && !(isInfinitive(word) && !/^deber$/.test(word))
  );
}

const AUXILIARY =
  /^(?:debe|deben|debera|deberan|puede|pueden|podra|podran|es|son|era|eran|estaba|estaban|estuvo|habia|habian|tenia|tenga|tengan|aparece|aparecen|ocupe|ocupen|exista|existan|acredite|fue|fueron|sera|seran|sido|ser|esta|estan|este|esten|estar|sea|sean|haya|hayan|ha|han|haber|habra|hubiere|queda|quedan|shall|will|may|must|can|should|would|could|might)$/;
/** What may stand first among the links of a term: "cesión de los derechos", never "evacuado el trámite". */
const FIRST_LINK = /^(?:de|del|of)$/;
/** Endings of adjectives and participles: they do not begin a Spanish term, nor make one alone. */
const ADJECTIVE_ES = /(?:ad[oa]|id[oa]|ic[oa]|iv[oa]|os[oa]|able|ible|al|ari[oa]|ador[a]?|aria)s?$/;
const NOUN_ES =
  /(?:cion|sion|miento|dad|tad|ncia|nza|aje|tor|dor|dora|ario|atario|ista|ante|ente|ado|ida|ico|ica|al)(?:es|s)?$/;

function heads(token: Token, language: Language, nouns: boolean): boolean {
  if (language === 'en') return true;
  return nouns || !ADJECTIVE_ES.test(token.word) || NOUN_ES.test(token.word);
}

/** Calls `visit` with each stretch of content words, links between them allowed, of up to WORDS content words. */
function stretches(
  tokens: readonly Token[],
  language: Language,
  visit: (from: number, to: number, words: number) => void,
): void {
  const links = LINKS[language];
  const near = (a: Token, b: Token): boolean => b.start - a.end <= 1;
  for (let from = 0; from < tokens.length; from++) {
    if (!content(tokens[from]!, language)) continue;
    let words = 0;
    for (let to = from; to < tokens.length && to - from < 8; to++) {
      if (to > from && !near(tokens[to - 1]!, tokens[to]!)) break;
      if (content(tokens[to]!, language)) {
        words++;
        if (words > WORDS) break;
        // A stretch that goes on is cut in the middle: "the outstanding voting (securities)".
        const after = tokens[to + 1];
        if (words === WORDS && after && near(tokens[to]!, after) && content(after, language)) break;
        visit(from, to, words);
      } else if (
        !links.has(tokens[to]!.word) ||
        (content(tokens[to - 1]!, language) && !FIRST_LINK.test(tokens[to]!.word))
      )
        break;
    }
  }
}

function prune(counts: Map<string, Count>): void {
  for (const [key, { times }] of counts) if (times < 2) counts.delete(key);
}

const stemsOf = (tokens: readonly Token[], from: number, to: number, links: ReadonlySet<string>): string => {
  let key = '';
  for (let i = from; i <= to; i++)
    if (!links.has(tokens[i]!.word)) key += key ? ` ${tokens[i]!.stem}` : tokens[i]!.stem;
  return key;
};

/** How a term is written most often, the singular of a determiner before it dropped. */
const writing = ({ forms }: Count): string =>
  [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1))[0]![0];

/**
 * Terms of one to four words by C-value (Frantzi, Ananiadou and Mima 2000) over light stems: frequent, long, and not only part of longer ones. A word
 * that seldom stands behind a determiner is no noun. Heaviest first, at most `most`.
 */
export function terms(sentences: readonly Sentence[], language: Language, most: number): Concept[] {
  const links = LINKS[language];
  const counts = new Map<string, Count>();
  for (const { tokens } of sentences) {
    stretches(tokens, language, (from, to, words) => {
      const key = stemsOf(tokens, from, to, links);
      const before = tokens[from - 1]?.word ?? '';
      const noun = before !== 'to' && (DETERMINERS[language].has(before) || PREPOSITIONS[language].has(before)) ? 1 : 0;
      let count = counts.get(key);
      if (!count) counts.set(key, (count = { times: 0, nouns: 0, words, forms: new Map(), first: tokens[from]! }));
      count.times++;
      count.nouns += noun;
      if (count.forms.size < 6 || count.times < 20) {
        const form = tokens
          .slice(from, to + 1)
          .map(({ raw }) => raw)
          .join(' ');
        count.forms.set(form, (count.forms.get(form) ?? 0) + 1);
      }
    });
    if (counts.size > HELD) prune(counts);
  }
  const length = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const least = LEAST.find(({ upTo }) => length < upTo)!;
  const locutions = locutionHeads(sentences, language);
  const frequent = [...counts].filter(
    ([, { times, words, nouns, first, forms }]) =>
      times >= (words === 1 ? least.one : least.more) &&
      !(language === 'es' && (isName(forms) || ofSomebody(forms))) &&
      nouns >= NOUN * times &&
      !(locutions.has(first.stem) && isLocution(forms.keys())) &&
      heads(first, language, nouns >= 0.8 * times),
  );
  const nested = nestedIn(new Map(frequent.map(([key, { times }]) => [key, times])));
  return frequent
    .map(([key, count]) => {
      const within = nested.get(key);
      const value = Math.log2(count.words + 1) * (count.times - (within ? within.times / within.count : 0));
      return concept({
        key,
        label: lower(writing(count)),
        category: 'term',
        weight: count.words === 1 ? value * 0.6 : value,
      });
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, most);
}

/** Whether all that is written of it has capitals at each word, as a person's or a place's name has in Spanish. */
const isName = (forms: ReadonlyMap<string, number>): boolean =>
  [...forms.keys()].every(
    (form) => /\p{Ll}/u.test(form) && form.split(' ').every((word) => /^\p{Lu}/u.test(word) || word.length < 4),
  );

/** "Defensa de Jorge Alejandro Valdivia": what is always written with a name behind it is no concept of its own, nor is "Defensa de Jorge". */
const ofSomebody = (forms: ReadonlyMap<string, number>): boolean =>
  [...forms.keys()].every((form) => {
    const [first = '', ...rest] = form.split(' ');
    const last = rest.at(-1) ?? '';
    const names = rest.filter((word) => /^\p{Lu}\p{L}{2}/u.test(word));
    return (
      /\p{Ll}/u.test(first) &&
      (names.length >= 2 || (rest.length > 0 && names.at(-1) === last && !NOUN_ES.test(fold(last))))
    );
  });

/** A term in small letters, but for capitals that are its own. */
const lower = (form: string): string => {
  const calm = /\p{Ll}/u.test(form) ? form : form.toLowerCase();
  return calm.charAt(0).toUpperCase() + calm.slice(1);
};

/** How many longer terms hold each term, and how often these stand there; every term is cut into its parts once. */
function nestedIn(times: ReadonlyMap<string, number>): Map<string, { times: number; count: number }> {
  const found = new Map<string, { times: number; count: number }>();
  for (const [key, often] of times) {
    const stems = key.split(' ');
    const parts = new Set<string>();
    for (let from = 0; from < stems.length; from++)
      for (let to = from + 1; to <= stems.length; to++)
        if (to - from < stems.length) parts.add(stems.slice(from, to).join(' '));
    for (const part of parts) {
      if (!times.has(part)) continue;
      const known = found.get(part) ?? { times: 0, count: 0 };
      found.set(part, { times: known.times + often, count: known.count + 1 });
    }
  }
  return found;
}
