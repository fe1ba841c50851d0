import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import type { Supported } from '#reading/support/gate.ts';
import { gatedTelling } from '#reading/support/opinion.ts';
import { quotationAt } from '#reading/support/quotation.ts';
import type { Quotation } from '#reading/support/support.ts';
import type { Ungated } from '#reading/support/ungated.ts';
import type { Vouch } from '#reading/vouch.ts';
import { findAll, quoted, vouchFor } from '#server/studio/online.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Document, Draft, Given } from '#server/studio/tool.ts';
import { speakers, type Line } from '../contract.ts';
import type contract from '../contract.ts';
import { assembled } from './assemble.ts';
import { valuesStand } from './values.ts';

type Drafted = Draft<typeof contract>;
/** What the script tells at one place: its lines, one after the other, and the place. */
export type Point = { first: number; last: number; claim: Claim };
/** A line of a model with the words that it rests on. */
export type Written = { speaker: Line['speaker']; text: Supported; claim: Claim };

/** Passages that a model gets at once, characters of a line that it writes, and lines at one place. */
const ASKED = { points: 8, least: 20, most: 560, lines: 3 } as const;
/** Parts whose lines a model may write anew; titles, names and dates stay as they stand. */
const REWRITTEN: readonly Line['part'][] = ['points', 'watch'];

const TASK = `You write lines of a conversation in which two people, a and b, tell a listener what a legal document says. The material holds passages of the document, each below its number in brackets.
- For each passage write one or two lines that tell what it says, in plain spoken sentences of at most 35 words, in the language of the answer.
- Stay with the words of the passage; put no other word in the place of one of them. Tell nothing that it does not say: no figure, name, date, law, court or author that is not in it, no judgement, no advice.
- Keep who must do what, conditions, exceptions and negations. No greetings, no questions, no numbers of lines or passages.`;
const finding = quoted.extend({
  speaker: z.enum(speakers).describe('Who says it'),
  text: z.string().describe('The line as it is spoken'),
});

/** The points of a script, in their order. */
function pointsOf({ result: { lines }, claims }: Drafted): Point[] {
  const out: Point[] = [];
  let open: (Point & { number: number }) | null = null;
  lines.forEach(({ location, part }, i) => {
    if (!location || !REWRITTEN.includes(part)) return void (open = null);
    if (open?.number === location.citation_id) open.last = i;
    else {
      open = { first: i, last: i, claim: claims[location.citation_id - 1]!, number: location.citation_id };
      out.push(open);
    }
  });
  return out;
}

/** Passages put one below the other, with where each begins. */
type Sheet = { text: string; at: number[] };
function sheetOf(points: readonly Point[], document: Document): Sheet {
  const sheet: Sheet = { text: '', at: [] };
  points.forEach(({ claim }, i) => {
    sheet.text += `${i > 0 ? '\n\n' : ''}[${i + 1}]\n`;
    sheet.at.push(sheet.text.length);
    sheet.text += document.text.slice(claim.start, claim.end);
  });
  return sheet;
}
const indexAt = ({ at }: Sheet, offset: number): number => at.findLastIndex((start) => start <= offset);

/** The words of a point in the sentence that they stand in. */
const quotationOf = ({ claim: { start, end, quote } }: Point, { text }: Document): Quotation =>
  start === undefined || end === undefined ? { words: quote } : { ...quotationAt(text, { start, end }), words: quote };

/** A line that says only what its passage carries: a voice marks no word that it does not. Null for another. */
function carried(said: Ungated, quotation: Quotation, vouch: Vouch, language: Language): Supported | null {
  const text = gatedTelling(said, quotation, { language, vouch });
  if (text === null || text.length < ASKED.least || text.length > ASKED.most) return null;
  return !/[#*_`<>|[\]{}]|https?:/.test(text) && valuesStand(text, quotation.words) ? text : null;
}

/** What a model says of some points of one document, by the number of the point. */
async function ask(
  given: Given<typeof contract>,
  document: Document,
  points: readonly Point[],
  vouch: Vouch,
): Promise<Map<Point, Written[]>> {
  const sheet = sheetOf(points, document);
  const real = (claim: Claim): Claim => {
    const { start, end, ...words } = claim;
    const n = start === undefined ? -1 : indexAt(sheet, start);
    const { claim: base } = points[Math.max(0, n)]!;
    const { source } = base;
    if (n < 0 || start === undefined || base.start === undefined) return { ...words, source };
    const from = base.start + start - sheet.at[n]!;
    const to = end === undefined ? undefined : from + end - start;
    return to !== undefined && document.text.slice(from, to) === words.quote
      ? { ...words, source, start: from, end: to }
      : { ...words, source, start: Math.min(Math.max(0, from), document.text.length) };
  };
  const { found } = await findAll(
    {
      ...given,
      document: { ...document, text: sheet.text },
      hear: () => undefined,
      missing: (claims) => {
        const asked = claims.map(real);
        const lost = new Set(given.missing(asked));
        return claims.filter((_, i) => lost.has(asked[i]!));
      },
    },
    { task: TASK, stage: 'script', finding },
  );
  const out = new Map<Point, Written[]>();
  for (const { finding: said, claim, range } of found) {
    const point = points[indexAt(sheet, range.start)];
    const text = point ? carried(said.text, quotationOf(point, document), vouch, given.language) : null;
    if (!point || text === null) continue;
    const list = out.get(point) ?? [];
    if (list.length >= ASKED.lines || list.some((one) => one.text === text)) continue;
    out.set(point, [...list, { speaker: said.speaker, text, claim: real(claim) }]);
  }
  return out;
}

/**
 * The script in the words of a model, point by point over the places that were found without it, in the language of who asked. A line stays whose quotation
 * stands at its place and that the words there carry whole; every other point keeps the words of the document, or is left out where those are in another
 * language than the script.
 */
export async function online(given: Given<typeof contract>): Promise<Drafted> {
  const { ground, document, others = [], hear } = given;
  const documents = [document, ...others];
  const points = pointsOf(ground);
  given.signal.throwIfAborted();
  const written = new Map<Point, Written[]>();
  hear('reading');
  let done = 0;
  for (const [source, one] of documents.entries()) {
    const mine = points.filter(({ claim }) => claim.source === source);
    if (mine.length === 0) continue;
    const vouch = await vouchFor(one);
    for (let at = 0; at < mine.length; at += ASKED.points) {
      const some = mine.slice(at, at + ASKED.points);
      for (const [point, lines] of await ask(given, one, some, vouch)) written.set(point, lines);
      hear('script', (done += some.length) / points.length);
    }
  }
  return assembled({ ground, points, written, language: given.language, many: others.length > 0 });
}
