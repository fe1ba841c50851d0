import type { Token } from '../../rules/types.ts';
import { fold, isStop } from '../../words.ts';
import type { SourceHead } from '../asked.ts';
import { overlaps, type Part } from '../matter.ts';
import { byKind, byNumber, byTitle, type Mention } from './documents.ts';
import { framesIn } from './frame.ts';
import { namedOf } from './head.ts';
import { byName, byParty } from './parties.ts';

/**
 * The sources that a question is asked of. `parts`: its words that name them, which say nothing of the matter · `kept`: those of them that help to tell its
 * kind ("en cada contrato") · `called`: the names of persons among them, folded.
 */
export type Sources = {
  sources: readonly number[];
  named: string | null;
  missing: string | null;
  called?: string;
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

/** "Según el contrato de arriendo, ¿qué dice el contrato?": what is named more widely is what is named closely beside it. */
const closestOf = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter((wide) => !mentions.some((close) => isWithin(close.sources, wide.sources)));

/** What a question begins with and sets apart is asked, not spoken of: "respecto de la Ley 19.496, ¿…?". */
const leading = (one: Mention, text: string): Mention =>
  one.frame.how === 'about' && one.frame.from === 0 && /^[»”"]?\s*[,:]/.test(text.slice(one.end))
    ? { ...one, frame: { ...one.frame, how: 'in' } }
    : one;

/** Words before the name of a document that point at the one at hand. */
const THIS = /(?:^|[\s¿])(?:est[ea]|(?:el|la) presente|this|the present)\s+$/iu;

/** The words that go with a name: those that lead to it, and the name. */
const whole = ({ frame, start, end }: Mention, tokens: readonly Token[]): Part => ({
  start: Math.min(start, tokens[frame.from]?.start ?? start),
  end,
});

/** Whether a question says more than some names. */
const saysMore = (tokens: readonly Token[], names: readonly Mention[]): boolean =>
  tokens.some(
    ({ word, start }) =>
      !isStop(word, 'es') && !isStop(word, 'en') && !names.some((one) => one.start <= start && start < one.end),
  );

/**
 * The sources that a question names, by number, kind, title or by who is named in them, in either language. One that is named closes the scope; a name beside
 * it only tells which of them it is, since it may be spoken of in any. Where what is surely named is not there, `missing` says it. Where there is one source a
 * name narrows nothing, and only what expressly names it ("en el contrato de X") is taken out.
 */
export function sourcesOf(text: string, tokens: readonly Token[], heads: readonly SourceHead[]): Sources {
  const question = { text, tokens, frames: framesIn(tokens), sources: heads.map(namedOf) };
  const all = heads.map((_, i) => i);
  const documents = [byNumber, byKind, byTitle].reduce<Mention[]>((before, read) => {
    const found = read(question)
      .map((one) => leading(one, text))
      .filter(({ frame }) => frame.how !== 'about');
    return found.reduce((kept, one) => (kept.some((other) => overlaps(one, other)) ? kept : [...kept, one]), before);
  }, []);
  const closest = closestOf(documents.filter(({ sources }) => sources.length > 0));
  const ofParties = byParty(question);
  // The whole name of a party says nothing of the matter either.
  const spoken = byName(question).map((one) =>
    ofParties.some((party) => overlaps(one, party)) ? { ...one, frame: { ...one.frame, how: 'of' as const } } : one,
  );
  const names = [...ofParties, ...spoken]
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter(
      (one, at, all) =>
        ![...documents, ...all.slice(0, at)].some((other) => overlaps(one, other)) &&
        (closest.length === 0 || closest.some(({ sources }) => one.sources.every((i) => sources.includes(i)))),
    );
  const mentions = [...documents, ...names];
  const there = mentions.filter(({ sources }) => sources.length > 0);
  const isThis = ({ start }: Mention): boolean => heads.length === 1 && THIS.test(text.slice(0, start));
  const unknown = mentions.filter(({ sources, sure }) => sure && sources.length === 0);
  // "De qué trata este auto acordado": the only source, whatever it is called.
  if (there.length === 0 && unknown.length > 0 && unknown.every(isThis))
    return { ...everySource(heads), parts: unknown.map((one) => whole(one, tokens)) };
  const [absent] = unknown;
  const leads = there.filter(({ frame }) => frame.how === 'in' || (frame.how === 'of' && heads.length > 1));
  // "Who is Acme?": a name that is all of the matter stays.
  const taken = saysMore(tokens, leads) ? leads : leads.filter((one) => !names.includes(one));
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
  const naming = closestOf(there);
  const called = fold(
    names
      .filter((one) => taken.includes(one))
      .map(({ start, end }) => text.slice(start, end))
      .join(' '),
  );
  // A law applies to the person who is named, though it does not name that person.
  const laws = closest.length > 0 ? [] : all.filter((i) => question.sources[i]!.genre === 'law');
  const sources = [...new Set([...naming.flatMap((one) => one.sources), ...laws])].sort((a, b) => a - b);
  const named = sources.length < all.length || parts.length > 0;
  return {
    sources,
    named: named ? naming.map(({ start, end }) => text.slice(start, end)).join(', ') : null,
    missing: null,
    ...(called !== '' && { called }),
    parts,
    kept,
  };
}
