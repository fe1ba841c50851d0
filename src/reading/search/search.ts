import type { Language } from '#contract/language.ts';
import { languages as allLanguages } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import { firstLook, type Field } from './first-look.ts';
import { locate, marksOf } from './locate.ts';
import { nearestWord } from './mend.ts';
import { route, type Searched } from './names.ts';
import { parseQuery, type Query } from './query.ts';
import { secondLook, type Hit } from './second-look.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * The passages of the selected sources that fit a question best, best first. Scores are sums of idf over the selection itself, so its
 * cost follows the notebook. Where the question names a source, only that one is searched: for the rest of the question, or, with the name
 * `kept`, for all of it, its words weighed as in the whole selection. Deterministic; never throws on any text.
 */
export function search(
  sources: readonly Searched[],
  question: string,
  limit = 20,
  changed: Partial<Weights> = {},
  name: 'out' | 'kept' = 'out',
): { hits: Hit[]; query: Query } {
  const weights = { ...WEIGHTS, ...changed };
  const whole = question.normalize('NFC');
  const { text, routed } = route(whole, sources, weights);
  const [asked, numbers] = routed.length > 0 && name === 'out' ? [text, routed] : [whole, sources.map((_, i) => i)];
  const query = parseQuery(asked, languagesOf(asked, sources, numbers), weights);
  query.routed = routed;
  const field = openField(sources, numbers, query);
  if (field.passages <= weights.big) mend(field, query, weights);
  weigh(field, query);
  if (routed.length > 0) field.sources = field.sources.filter(({ number }) => routed.includes(number));
  const marks = new Map(
    field.sources.map(({ number, searched, places }) => [
      number,
      { index: searched.index, places, marks: null as Int16Array | null },
    ]),
  );
  const hits = firstLook(field, query, weights).map((candidate) => {
    const at = marks.get(candidate.source)!;
    at.marks ??= marksOf(at.index, at.places);
    return secondLook(at.index, candidate, query, at.marks, weights);
  });
  hits.sort((a, b) => b.score - a.score || a.source - b.source || a.passage - b.passage);
  return { hits: hits.slice(0, limit), query };
}

/** The languages of the selection; in a mixed one that of the question comes first, since its small words are to be left out. */
function languagesOf(question: string, sources: readonly Searched[], numbers: readonly number[]): Language[] {
  const held = allLanguages.filter((language) => numbers.some((i) => sources[i]!.index.language === language));
  return held.length > 1 && tellLanguage(question) !== 'en' ? held.reverse() : held;
}

function openField(sources: readonly Searched[], numbers: readonly number[], { terms }: Query): Field {
  const opened = numbers.map((number) => {
    const searched = sources[number]!;
    return { number, searched, places: terms.map((term) => locate(searched.index, term)) };
  });
  const sum = (of: (searched: Searched) => number): number =>
    opened.reduce((total, { searched }) => total + of(searched), 0);
  return { sources: opened, passages: sum(({ index }) => index.passages), tokens: sum(({ index }) => index.tokens) };
}

/** A word that stands nowhere in the selection may be mistyped: its nearest word takes its place, at a lower weight. */
function mend({ sources }: Field, { terms }: Query, { typo }: Weights): void {
  terms.forEach((term, k) => {
    if (term.extra || sources.some(({ places }) => places[k])) return;
    const near = nearestWord(
      term.word,
      sources.map(({ searched }) => searched.index),
    );
    if (!near) return;
    term.weight *= typo;
    term.word = near.word;
    term.mended = true;
    for (const language of allLanguages) term.stems[language] = near.stem;
    for (const { searched, places } of sources) places[k] = locate(searched.index, term);
  });
}

/** Document frequencies over the selected sources only, apart for the word and for its stem. */
function weigh({ sources, passages }: Field, query: Query): void {
  const idf = (df: number): number => Math.log(1 + (passages - df + 0.5) / (df + 0.5));
  query.terms.forEach((term, k) => {
    let [df, dfWord] = [0, 0];
    for (const { searched, places } of sources) {
      const place = places[k];
      if (!place) continue;
      term.found = true;
      df += searched.index.stemDf[place.stem]!;
      if (place.exact >= 0) dfWord += searched.index.wordPost[place.exact + 1]! - searched.index.wordPost[place.exact]!;
    }
    term.idf = idf(df);
    term.idfWord = idf(dfWord);
  });
  query.self = query.terms.reduce((sum, term) => sum + (term.extra ? 0 : term.weight * term.idf), 0);
}
