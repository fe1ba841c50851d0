import type { Language } from '#contract/language.ts';
import { compose } from '#reading/compose/compose.ts';
import { withStatedFacts } from '#reading/compose/stated.ts';
import { suggest } from '#reading/compose/suggest.ts';
import type { Range } from '#reading/lines.ts';
import { reply } from '#reading/reply.ts';
import type { Point } from '../contract.ts';
import type { Quoted, Source } from './source.ts';

/** Questions to one source that a report answers, and questions tried for them; none on the whole of it, which its facts tell. */
const ASKED = { most: 8, tried: 16, shown: [] } as const;

/** The words of a source that answer a question, as the chat answers it of that source alone; none where it does not. */
function answerTo({ read }: Source, question: string, language: Language): Range[] {
  const found = withStatedFacts([read], reply([read], question));
  if (found.outcome !== 'answer') return [];
  const line = compose([read], found, language).direct.flatMap((piece) => ('quote' in piece ? [piece.quote] : []));
  if (line.length > 0) return line;
  const [first] = found.parts.find(({ verdict }) => verdict.outcome === 'answer')?.evidence ?? [];
  return first ? [...first.shown].slice(0, 1) : [];
}

/** What may be asked of a source, with the words that answer. */
export const questionsOf = (source: Source, quoted: Quoted, language: Language): Point[] =>
  suggest(source.read, language, ASKED).flatMap((question): Point[] => {
    const places = answerTo(source, question, language).map((range) => quoted.at(source, range));
    return places.length > 0 ? [{ said: question, note: '', level: null, places }] : [];
  });
