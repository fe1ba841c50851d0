import { references } from '../../references/references.ts';
import type { Hit, Token } from '../../rules/types.ts';
import { isStop, stem } from '../../words.ts';
import { frameOf, type Frame } from './frame.ts';
import { kindsIn, rolesIn, type Named } from './head.ts';

/** A document that a question names. `start` to `end`: the words that name it · `sources`: those that it may be · `sure`: it names a document, there or not. */
export type Mention = { start: number; end: number; frame: Frame; sources: number[]; sure: boolean; any?: true };

export type Question = { text: string; tokens: readonly Token[]; frames: readonly Hit[]; sources: readonly Named[] };

/** The numbers of the sources that something is true of. */
export const which = (sources: readonly Named[], fits: (source: Named) => boolean): number[] =>
  sources.flatMap((source, i) => (fits(source) ? [i] : []));

/** Words that stand before the number of a ruling or law and belong to its name. */
const NOUNS: ReadonlySet<string> = new Set(
  'sentencia fallo causa rol rit autos juicio expediente resolucion n no numero nro corte suprema ruling judgment case'.split(
    ' ',
  ),
);
/** The tokens from `start` to `end` of a text, with the nouns before them that belong to the name. */
function tokensAt(tokens: readonly Token[], start: number, end: number): [number, number] {
  let from = tokens.findIndex((token) => token.end > start);
  let to = from;
  while (to < tokens.length && tokens[to]!.start < end) to++;
  while (
    from > 0 &&
    !tokens[from]!.opens &&
    (NOUNS.has(tokens[from - 1]!.word) || /^[a-z]$/.test(tokens[from - 1]!.word))
  )
    from--;
  return [from, to];
}

/** Laws and codes by number or name, rulings by number, each with the words of its title that stand beside it. */
export function byNumber(question: Question): Mention[] {
  const { text, tokens, frames, sources } = question;
  const norms = references(text).flatMap((one) =>
    one.kind === 'norm' && one.how === 'named' ? [{ key: one.key, start: one.start, end: one.end }] : [],
  );
  const kinds = kindsIn(tokens)
    .filter(({ id }) => id.startsWith('norm.'))
    .map(({ id, start, end }) => ({ key: id.slice('norm.'.length).replace('.', ':'), start, end }))
    .filter((one) => !norms.some(({ start, end }) => one.start < end && one.end > start));
  return [...norms, ...kinds, ...rolesIn(text)].map(({ key, start, end }) => {
    const [from, to] = tokensAt(tokens, start, end);
    const frame = frameOf(frames, tokens, from, to);
    const found = which(sources, ({ keys }) => keys.has(key));
    return {
      start: Math.min(start, tokens[from]!.start),
      end: titledUntil(question, { from, to, end }, found),
      frame,
      sources: found,
      sure: frame.how === 'in',
    };
  });
}

/** Words of its title behind a number from which they go with it: one alone may belong to what is asked. */
const BEHIND = 2;
/** What ends a title in apposition: "según la Ley 18.045, mercado de valores, ¿…?". */
const CLOSES = /^\s*(?:[,:;)\]»”"¿?]|$)/;

/** Where a name by number ends with the title of its document: "Ley 19.496 sobre protección de los consumidores", "DL 211, libre competencia:". */
function titledUntil(
  { text, tokens, sources }: Question,
  { from, to, end }: { from: number; to: number; end: number },
  found: readonly number[],
): number {
  const behind = stemsOfTokens(tokens.slice(to));
  const ends = found.map((i) => {
    const { title } = sources[i]!;
    const stop = behind.findIndex((one, at) => tokens[to + at]!.opens || (one !== null && !title.has(one)));
    const run = behind.slice(0, stop < 0 ? behind.length : stop);
    const own = new Set(run.filter((one) => one !== null));
    const rest = title.size - new Set(stemsOfTokens(tokens.slice(from, to)).filter((one) => one !== null)).size;
    if (own.size < BEHIND || 2 * own.size < rest) return end;
    const [first, last] = [run.findIndex((one) => one !== null), run.findLastIndex((one) => one !== null)];
    const isJoined = !/[,;:(–—·-]/.test(text.slice(end, tokens[to + first]!.start));
    const until = tokens[to + last]!.end;
    return isJoined || CLOSES.test(text.slice(until)) ? until : end;
  });
  return Math.max(end, ...ends);
}

/** Small words between what a document is and whose it is: "contrato de Faro", "the agreement with Puerto Norte". */
export const LINKS: ReadonlySet<string> = new Set(
  'de del con entre la el los las y v vs contra of with between and the'.split(' '),
);
/** Words of a name at most, and small words between. */
const REACH = 6;

/** Whether a hyphen joins a word to the next: "non-transferable" is not the name "Non". */
export const isJoined = (text: string, tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.start === tokens[at]!.end + 1 && text[tokens[at]!.end] === '-';

/** The proper names beside the word for a document that only some of the sources carry, with the sources that carry them all. */
function namesBeside(
  { text, tokens, sources }: Question,
  from: number,
  to: number,
): { from: number; to: number; sources: number[] } | null {
  const carried = (word: string): number[] => {
    const found = which(sources, ({ names }) => names.has(word));
    return found.length < sources.length ? found : [];
  };
  let [found, end]: [number[] | null, number] = [null, to];
  for (let at = to; at < Math.min(tokens.length, to + REACH) && !tokens[at]!.opens; at++) {
    const { word } = tokens[at]!;
    if (LINKS.has(word)) continue;
    if (isJoined(text, tokens, at) && carried(tokens[at + 1]!.word).length === 0) break;
    const both = carried(word).filter((i) => found === null || found.includes(i));
    if (both.length === 0) break;
    [found, end] = [both, at + 1];
  }
  let begin = from;
  for (let at = from - 1; at >= Math.max(0, from - 3) && !tokens[at + 1]!.opens; at--) {
    const own = carried(tokens[at]!.word);
    const both = own.filter((i) => found === null || found.includes(i));
    if (both.length === 0) break;
    [found, begin] = [both, at];
  }
  return found ? { from: begin, to: end, sources: found } : null;
}

const GENRES: Readonly<Record<string, string>> = {
  'any.contract': 'contract',
  'any.ruling': 'ruling',
  'any.law': 'law',
};

/** Documents by what they are, and by whom they are between: "el contrato de arriendo", "the Aduro agreement", "ambas sentencias". */
export function byKind(question: Question): Mention[] {
  const { tokens, frames, sources } = question;
  const own = (id: string): number[] => {
    const first = which(sources, (source) => source.genre !== 'law' && source.kinds[0] === id);
    return first.length > 0 ? first : which(sources, (source) => source.genre !== 'law' && source.kinds.includes(id));
  };
  const hits = [...kindsIn(tokens), ...elliptic(tokens)].filter(({ id }) => !id.startsWith('norm.'));
  return hits.flatMap((hit): Mention[] => {
    const genre = GENRES[hit.id];
    const fits = genre ? which(sources, (source) => source.genre === genre) : own(hit.id);
    const named = namesBeside(question, hit.from, hit.to);
    const both = named
      ? fits.some((i) => named.sources.includes(i))
        ? fits.filter((i) => named.sources.includes(i))
        : named.sources
      : fits;
    const [from, to] = [Math.min(hit.from, named?.from ?? hit.from), Math.max(hit.to, named?.to ?? hit.to)];
    const frame = frameOf(frames, tokens, from, to);
    if (frame.how === 'about' || frame.how === 'alone' || both.length + Number(!genre) === 0) return [];
    if (genre && !named && frame.how !== 'in') return [];
    const sure =
      frame.how === 'in' && !genre && sources.every((source) => source.genre !== 'law' && source.kinds.length > 0);
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    return both.length > 0 || sure
      ? [{ start, end, frame, sources: both, sure, ...(genre && !named ? { any: true } : {}) }]
      : [];
  });
}

/** "… y el de servicios": another document of the kind that was named before. */
function elliptic(tokens: readonly Token[]): Hit[] {
  return tokens.flatMap(({ word }, at): Hit[] => {
    if (word !== 'de' || at < 2 || !/^(?:el|al|lo|la|los)$/.test(tokens[at - 1]!.word)) return [];
    if (!/^(?:y|e|con|o|en|ni)$/.test(tokens[at - 2]!.word)) return [];
    const head: Token = { word: 'contrato', start: tokens[at]!.start, end: tokens[at]!.start, opens: false };
    const hit = kindsIn([head, ...tokens.slice(at, at + REACH)]).find(
      (one) => one.from === 0 && one.id.startsWith('kind.'),
    );
    return hit ? [{ ...hit, from: at, to: at + hit.to - 1 }] : [];
  });
}

/** Words of a title that name it. */
const LEAST = 3;
/** Other words between two words of a title. */
const GAP = 2;

/**
 * Documents by the words of their titles: a run that makes up half of what tells a title from the others, of three words or more, or a whole title of two
 * written as a name ("compara Arriendo vivienda y Suministro hielo"); or words in quotation marks.
 */
export function byTitle({ text, tokens, frames, sources }: Question): Mention[] {
  const quoted = [...text.matchAll(/[«“"]([^»”"]{3,120})[»”"]/g)].map(
    ({ index, 0: whole }) => [index, index + whole.length] as const,
  );
  const stems = stemsOfTokens(tokens);
  const carriers = new Map<string, number>();
  for (const { title } of sources) for (const one of title) carriers.set(one, (carriers.get(one) ?? 0) + 1);
  const rarity = (one: string): number => Math.log((sources.length + 1) / carriers.get(one)!);
  const runs = sources.flatMap(({ title }, i) => {
    const whole = [...title].reduce((sum, one) => sum + rarity(one), 0);
    const run = longestRun(stems, title);
    const weight = [...run.stems].reduce((sum, one) => sum + rarity(one), 0);
    if (run.stems.size === 0) return [];
    const [start, end] = [tokens[run.from]!.start, tokens[run.to - 1]!.end];
    const mark = quoted.find(([from, to]) => start >= from && end <= to);
    const inMark = mark
      ? stems.filter((one, at) => one !== null && tokens[at]!.start >= mark[0] && tokens[at]!.end <= mark[1])
      : [];
    const isQuoted = mark !== undefined && run.stems.size >= inMark.length && (inMark.length > 1 || title.size === 1);
    const { start: first, opens } = tokens[run.from]!;
    const isWritten =
      title.size === run.stems.size && title.size === LEAST - 1 && !opens && /\p{Lu}/u.test(text[first]!);
    const isRun = (run.stems.size >= LEAST || isWritten) && 2 * weight >= whole;
    return isQuoted || isRun ? [{ i, run, weight, mark: isQuoted ? mark : undefined }] : [];
  });
  const weightOf = new Map<Mention, number>();
  const found: Mention[] = [];
  for (const { i, run, mark, weight } of runs.sort((a, b) => b.weight - a.weight)) {
    const [start, end] = mark ?? [tokens[run.from]!.start, tokens[run.to - 1]!.end];
    const met = found.find((one) => one.start < end && start < one.end);
    if (met) {
      if (weight === weightOf.get(met)) met.sources.push(i);
      continue;
    }
    const led = frameOf(frames, tokens, run.from, run.to);
    // A title in quotation marks names the document, whatever leads to it.
    const frame: Frame = mark ? { ...led, how: 'in' } : led;
    const one = { start, end, frame, sources: [i], sure: mark !== undefined };
    weightOf.set(one, weight);
    found.push(one);
  }
  return found;
}

/** The stems of some tokens as titles have them; null for small words. */
const stemsOfTokens = (tokens: readonly Token[]): (string | null)[] =>
  tokens.map(({ word }) =>
    isStop(word, 'es') || isStop(word, 'en') ? null : stem(/^\d/.test(word) ? word.replaceAll('.', '') : word, 'es'),
  );

/** The longest run of words of a title. */
function longestRun(
  stems: readonly (string | null)[],
  title: ReadonlySet<string>,
): { from: number; to: number; stems: Set<string> } {
  let best = { from: 0, to: 0, stems: new Set<string>() };
  let run = { from: 0, to: 0, stems: new Set<string>() };
  stems.forEach((one, at) => {
    if (one === null || !title.has(one)) return;
    if (run.stems.size === 0 || at - run.to > GAP) run = { from: at, to: at, stems: new Set() };
    run.stems.add(one);
    run.to = at + 1;
    if (run.stems.size > best.stems.size) best = { ...run, stems: new Set(run.stems) };
  });
  return best;
}
