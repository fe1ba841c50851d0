import { Parser } from 'htmlparser2';
import { decode } from '../text/text.ts';
import { Unreadable } from '../extracted.ts';

/** Bytes of a drawing, and how deep its elements may stand in each other. */
const LIMITS = { bytes: 5_000_000, depth: 500 } as const;
const ROOT = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)*<(?:\w+:)?svg[\s>/]/i;
/** Elements that are words, those that begin a line of their own, and those whose content is no words of the drawing. */
const WORDS = new Set(['text', 'title', 'desc']);
const OWN_LINE = new Set(['text', 'title', 'desc', 'tspan', 'textpath']);

/** The root element of a drawing stands first, after comments and declarations. */
export const isSvg = (bytes: Buffer): boolean => ROOT.test(decode(bytes.subarray(0, 8192)).text.replace(/^\ufeff/, ''));

/**
 * The words of a drawing: its texts, titles and descriptions, a line each. It is never drawn, and nothing that it names is opened: entities that it
 * defines are refused (CORRUPT), and no reference is followed.
 */
export function wordsOfSvg(bytes: Buffer): string {
  if (bytes.length > LIMITS.bytes) throw new Unreadable('IMAGE_TOO_LARGE');
  const { text } = decode(bytes);
  if (/<!ENTITY/i.test(text)) throw new Unreadable('CORRUPT');
  const lines: string[] = [];
  const stack: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim()) lines.push(line);
    line = '';
  };
  const parser = new Parser(
    {
      onopentag: (name) => {
        const local = name.replace(/^.*:/, '').toLowerCase();
        if (stack.push(local) > LIMITS.depth) throw new Unreadable('CORRUPT');
        if (OWN_LINE.has(local)) end();
      },
      ontext: (words) => {
        if (stack.some((name) => WORDS.has(name))) line += words;
      },
      onclosetag: () => {
        if (WORDS.has(stack.pop() ?? '')) end();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  end();
  return lines.join('\n');
}
