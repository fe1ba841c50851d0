import type { Language } from '#contract/language.ts';
import { answerOf } from '#reading/compose/answer-of.ts';
import { suggest } from '#reading/compose/suggest.ts';
import type { Point } from '../contract.ts';
import type { Quoted, Source } from './source.ts';

/** Questions to one source that a report answers, and questions tried for them; none on the whole of it, which its facts tell. */
const ASKED = { most: 8, tried: 16, shown: [] } as const;

/** What may be asked of a source, with the words that answer. */
export const questionsOf = (source: Source, quoted: Quoted, language: Language): Point[] =>
  suggest(source.read, language, ASKED).flatMap((question): Point[] => {
    const line = answerOf(source.read, question, language)?.line ?? [];
    const places = line.flatMap((piece) => (typeof piece === 'string' ? [] : [quoted.at(source, piece)]));
    return places.length > 0 ? [{ said: question, note: '', level: null, places }] : [];
  });
