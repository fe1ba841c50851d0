import type { Voice } from '#contract/voices.ts';
import type { ReferenceOf } from '#contract/references.ts';
import type { Range } from '#reading/lines.ts';
import { sentenceAt } from '#reading/rulings/around.ts';
import { brokenReferences } from '#reading/rulings/cross-references.ts';
import { partAt } from '#reading/rulings/parts.ts';
import { quotationsIn } from '#reading/rulings/passages.ts';
import type { Cited } from '#reading/rulings/cited.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import { verify } from '#reading/verify/verify.ts';
import { stemsOf } from '#reading/words.ts';
import type { CitationError } from '../contract.ts';
import { saysOtherwise, statementOf } from './held.ts';
import { articleIn, lastArticle, lawOf, sourceOf, type Source } from './sources.ts';

/** Something wrong with a citation. `said`, `right`: what the document gives, and what it should be, as far as it is known. */
export type Wrong = {
  error: CitationError;
  at: Range;
  voice: Voice;
  /** What is cited: the norm and its article, or the ruling. */
  cited: { norm: string; article: string } | { ruling: Cited } | { named: string };
  said: string;
  right: string;
  correct: (Range & { source: number }) | null;
};

type Articles = ReferenceOf<'articles'>;
/** Content words of a sentence and of an article from which on they can be compared. */
const FEWEST = { sentence: 8, article: 12, other: 6 } as const;
const PASSING = new Set<string>(['heading', 'resolutive', 'closing', 'petition', 'otrosi']);
const REPEALED = /^[^\n]{0,40}?[-–—.:\s](?:derogad[oa]|suprimid[oa]|eliminad[oa])\.?\s*(?:$|\n|\()/i;
/** Words of every citation, which are no matter. */
const CITING = new Set(
  'articul ley codig incis letr numeral dispon establec prescrib segun conform virtud disposicion norm legal present recurs sentenci tribunal cort derech juez part demand'.split(
    ' ',
  ),
);
const matter = (text: string): Set<string> =>
  new Set(stemsOf(text, 'es').filter((stem) => stem.length > 3 && !/\d/.test(stem) && !CITING.has(stem)));

/** Whether an article shares no word with what it is cited for, while another of the same law shares many; that one's place. */
function unrelated(source: Source, article: Range, sentence: string): Range | null {
  const said = matter(sentence);
  const own = matter(source.text.slice(article.start, article.end));
  if (said.size < FEWEST.sentence || own.size < FEWEST.article || [...said].some((stem) => own.has(stem))) return null;
  let best: { range: Range; shared: number } | null = null;
  for (const range of source.articles.values()) {
    const there = matter(source.text.slice(range.start, range.end));
    const shared = [...said].filter((stem) => there.has(stem)).length;
    if (shared > (best?.shared ?? FEWEST.other - 1)) best = { range, shared };
  }
  return best?.range ?? null;
}

/** Articles of laws that are among the sources: whether they are there, in force, about the matter, and as they are quoted. */
function articleErrors(reading: Reading, sources: readonly Source[]): Wrong[] {
  const { text, references } = reading;
  const articles = references.filter((one): one is Articles => one.kind === 'articles');
  return articles.flatMap((one): Wrong[] => {
    const { norm, items } = one;
    const source = norm && norm.how !== 'after' ? lawOf(sources, norm.key) : null;
    if (!norm || !source) return [];
    const { range, voice } = sentenceAt(reading, one.start);
    const alone =
      items.length === 1 && articles.filter(({ start }) => start >= range.start && start < range.end).length === 1;
    return items.flatMap(({ article, to, transitory }): Wrong[] => {
      if (transitory || to !== null) return [];
      const wrong = (error: CitationError, right = '', correct: Range | null = null, at: Range = one): Wrong => ({
        error,
        at,
        voice,
        cited: { norm: norm.title, article },
        said: text.slice(at.start, at.end),
        right,
        correct: correct && { ...correct, source: source.n },
      });
      const found = articleIn(source, article);
      if (!found) {
        const last = lastArticle(source);
        return last !== null && Number(article) > last ? [wrong('article-missing', String(last))] : [];
      }
      const words = source.text.slice(found.start, found.end);
      if (REPEALED.test(words)) return [wrong('article-repealed', '', found)];
      if (!alone) return [];
      const misquoted = quotationsIn(text, range).flatMap((quotation) => {
        const verdict = verify(text.slice(quotation.start, quotation.end), [source.index()], {
          text: 0,
          start: found.start,
        });
        if (verdict.state !== 'missing' || !namesWords(reading, one, quotation)) return [];
        return [wrong('not-in-article', '', verdict.near ?? found, quotation)];
      });
      if (misquoted.length > 0) return misquoted;
      // What is decided and how it is closed names articles in passing.
      if (PASSING.has(partAt(reading.structure, one.start)?.name ?? '')) return [];
      const other = unrelated(source, found, text.slice(range.start, range.end));
      return other ? [wrong('article-unrelated', source.text.slice(other.start, other.start + 40), other)] : [];
    });
  });
}

const SAYS =
  /\b(?:dispon\w+|establec\w+|prescrib\w+|senala\w*|preceptua\w*|indica\w*|expresa\w*|reza\w*|estatuye\w*|ordena\w*|define\w*|texto|literal\w*|transcrib\w+)\b/;
/** Whether a quotation is said to be the article's: it follows, with a verb that quotes in between. */
const namesWords = ({ folded }: Reading, one: Range, quotation: Range): boolean =>
  quotation.start > one.end &&
  quotation.start - one.end < 160 &&
  SAYS.test(folded.slice(one.end, quotation.start).replace(/\s+/g, ' '));

/** Rulings that are among the sources: whether they hold the words that are quoted from them, and the date; and dates that cannot be. */
function rulingErrors({ text, folded }: Reading, cited: readonly Cited[], sources: readonly Source[]): Wrong[] {
  return cited.flatMap((ruling): Wrong[] => {
    if (ruling.relation !== 'precedent') return [];
    const { year, date } = ruling;
    const first = ruling.mentions.find((mention) => mention.date === date) ?? ruling.mentions[0]!;
    const wrong = (
      error: CitationError,
      at: Range,
      said: string,
      right: string,
      correct: Wrong['correct'] = null,
    ): Wrong => ({
      error,
      at,
      voice: first.voice,
      cited: { ruling },
      said,
      right,
      correct,
    });
    const out: Wrong[] = [];
    if (date && year !== null && Number(date.slice(0, 4)) < year)
      out.push(wrong('impossible-date', first.passage, date, String(year)));
    const source = sourceOf(sources, ruling);
    if (!source) return out;
    const own = source.identity.date;
    if (date && own && date !== own && out.length === 0) {
      const at = source.references.find((one) => one.kind === 'date' && one.iso === own);
      out.push(
        wrong('wrong-date', first.passage, date, own, at ? { start: at.start, end: at.end, source: source.n } : null),
      );
    }
    for (const mention of ruling.mentions)
      for (const quotation of quotationsIn(text, mention.passage)) {
        const between =
          quotation.end <= mention.start
            ? folded.slice(quotation.end, mention.start)
            : folded.slice(mention.end, quotation.start);
        // A quotation far from the number, or beside another one, may be of something else.
        if (between.length > 200 || /\brol\b|\bart/.test(between)) continue;
        const verdict = verify(text.slice(quotation.start, quotation.end), [source.index()]);
        if (verdict.state !== 'missing') continue;
        const near = verdict.near ? { start: verdict.near.start, end: verdict.near.end, source: source.n } : null;
        out.push({
          ...wrong('not-in-ruling', quotation, text.slice(quotation.start, quotation.end), '', near),
          voice: mention.voice,
        });
      }
    const misquoted = out.some(({ error }) => error === 'not-in-ruling');
    const other =
      !misquoted && ruling.told.stance === 'for' ? saysOtherwise(statementOf(ruling, text), source.text) : null;
    if (other) out.push(wrong('not-held', first.passage, '', '', { ...other, source: source.n }));
    return out;
  });
}

/** What can be shown to be wrong with the citations of a document, in the order of their places, each once. */
export function errorsOf(reading: Reading, cited: readonly Cited[], sources: readonly Source[]): Wrong[] {
  const broken = brokenReferences(reading).map(({ start, end, named, last }): Wrong => ({
    error: 'broken-reference',
    at: sentenceAt(reading, start).range,
    voice: sentenceAt(reading, start).voice,
    cited: { named: reading.text.slice(start, end) },
    said: named,
    right: String(last),
    correct: null,
  }));
  const all = [...articleErrors(reading, sources), ...rulingErrors(reading, cited, sources), ...broken];
  const known = new Set<string>();
  return all
    .filter(({ error, at, cited: of }) => {
      const key = `${error}:${at.start}:${'article' in of ? of.article : ''}`;
      return !known.has(key) && known.add(key);
    })
    .sort((a, b) => a.at.start - b.at.start);
}
