import type { Token } from '../../rules/types.ts';
import type { SourceHead } from '../asked.ts';
import { overlaps, type Part } from '../matter.ts';
import { byKind, byNumber, byTitle, type Mention } from './documents.ts';
import { framesIn } from './frame.ts';
import { namedOf } from './head.ts';

/**
 * The sources that a question is asked of. `parts`: its words that name them, which say nothing of the matter · `kept`: those of them that help to tell its
 * kind ("en cada contrato").
 */
export type Sources = {
  sources: readonly number[];
  named: string | null;
  missing: string | null;
  parts: readonly Part[];
  kept: readonly Part[];
};

/** All sources, none of them named: for a question that names none, and for a text that is pasted to be found. */
export const everySource = (heads: readonly SourceHead[]): Sources => ({
  sources: heads.map((_, i) => i),
  named: null,
  missing: null,
  parts: [],
  kept: [],
});

/** Whether some sources are fewer of the same. */
const isWithin = (some: readonly number[], all: readonly number[]): boolean =>
  some.length < all.length && some.every((one) => all.includes(one));

/** What a question begins with and sets apart is asked, not spoken of: "respecto de la Ley 19.496, ¿…?". */
const leading = (one: Mention, text: string): Mention =>
  one.frame.how === 'about' && one.frame.from === 0 && /^[»”"]?\s*[,:]/.test(text.slice(one.end))
    ? { ...one, frame: { ...one.frame, how: 'in' } }
    : one;

/** The words that go with a name: those that lead to it, and the name. */
const whole = ({ frame, start, end }: Mention, tokens: readonly Token[]): Part => ({
  start: Math.min(start, tokens[frame.from]?.start ?? start),
  end,
});

/**
 * The sources that a question names, by number, kind, party or title, in either language. One that is named closes the scope; where what is surely named is
 * not there, `missing` says it. Where there is one source a name narrows nothing, and only what expressly names it ("en el contrato de X") is taken out.
 */
export function sourcesOf(text: string, tokens: readonly Token[], heads: readonly SourceHead[]): Sources {
  const question = { text, tokens, frames: framesIn(tokens), sources: heads.map(namedOf) };
  const all = heads.map((_, i) => i);
  const mentions = [byNumber, byKind, byTitle].reduce<Mention[]>((before, read) => {
    const found = read(question)
      .map((one) => leading(one, text))
      .filter(({ frame }) => frame.how !== 'about');
    return found.reduce((kept, one) => (kept.some((other) => overlaps(one, other)) ? kept : [...kept, one]), before);
  }, []);
  const there = mentions.filter(({ sources }) => sources.length > 0);
  const absent = mentions.find(({ sources, sure }) => sure && sources.length === 0);
  const taken = there.filter(({ frame }) => frame.how === 'in' || (frame.how === 'of' && heads.length > 1));
  const parts = taken.map((one) => whole(one, tokens));
  const kept = parts.filter((_, i) => taken[i]!.any && taken[i]!.frame.from > 0);
  if (there.length === 0)
    return absent
      ? {
          sources: [],
          named: null,
          missing: text.slice(absent.start, absent.end),
          parts: [whole(absent, tokens)],
          kept: [],
        }
      : everySource(heads);
  // "Según el contrato de arriendo, ¿qué dice el contrato?": what is named more widely is what is named closely beside it.
  const naming = there.filter((wide) => !there.some((close) => isWithin(close.sources, wide.sources)));
  const sources = [...new Set(naming.flatMap((one) => one.sources))].sort((a, b) => a - b);
  const named = sources.length < all.length || parts.length > 0;
  return {
    sources,
    named: named ? naming.map(({ start, end }) => text.slice(start, end)).join(', ') : null,
    missing: null,
    parts,
    kept,
  };
}
