import { canonical } from '#reading/lines.ts';
import type { Place } from './case.ts';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const EDGES = /^[\s.,;:]+|[\s.,;:]+$/g;

/** Where some words stand in a text, whatever white space is between them. */
export function placesOf(text: string, words: string, source: number): Place[] {
  const pattern = words
    .normalize('NFC')
    .replace(EDGES, '')
    .split(/\s+/)
    .map((word) => word.replace(SPECIAL, '\\$&'));
  return [...text.matchAll(new RegExp(pattern.join('\\s+'), 'g'))].map(({ index, 0: found }) => ({
    source,
    start: index,
    end: index + found.length,
  }));
}

/** A span of a raw text in the text that was made of it; where its words stand several times there, at the place nearest to its own. */
export function carried(raw: string, [start, end]: readonly [number, number], text: string, source: number): Place[] {
  const expected = (start / raw.length) * text.length;
  const all = placesOf(text, canonical(raw.slice(start, end)), source);
  return all.sort((a, b) => Math.abs(a.start - expected) - Math.abs(b.start - expected)).slice(0, 1);
}

/** The paragraph around a place: up to the next empty lines, or to the ends of its line where the text has none. */
export function paragraphAt(text: string, { source, start, end }: Place): Place {
  const mark = text.includes('\n\n') ? '\n\n' : '\n';
  const before = text.lastIndexOf(mark, start);
  const after = text.indexOf(mark, end);
  return { source, start: before < 0 ? 0 : before + mark.length, end: after < 0 ? text.length : after };
}

/** The paragraphs of a text, each without the white space around it. */
export function paragraphsOf(text: string): { start: number; end: number }[] {
  const mark = text.includes('\n\n') ? /(?:(?!\n\n)[^])+/g : /.+/g;
  return [...text.matchAll(mark)].flatMap(({ index, 0: found }) => {
    const start = index + (found.length - found.trimStart().length);
    const end = start + found.trim().length;
    return start < end ? [{ start, end }] : [];
  });
}
