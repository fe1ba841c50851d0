import iconv from 'iconv-lite';
import { MAX_TEXT, MAX_WORDS, type Report } from '#contract/sources.ts';
import { canonical } from '#reading/lines.ts';
import { countWords, plainReport, Unreadable, type Extracted } from '../extracted.ts';
import { divideLongLines } from './long-lines.ts';

/** Bytes looked at to tell an encoding. */
const SAMPLE = 64 * 1024;
/** Share of control characters from which a file is no text. */
const BINARY = 0.02;

/** UTF-16 without a mark shows itself by zero bytes on one side of most pairs. */
function utf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  let [even, odd] = [0, 0];
  for (let i = 0; i + 1 < sample.length; i += 2) {
    if (sample[i] === 0) even++;
    if (sample[i + 1] === 0) odd++;
  }
  const pairs = sample.length / 2;
  return odd > pairs * 0.4 && even < pairs * 0.1
    ? 'utf-16le'
    : even > pairs * 0.4 && odd < pairs * 0.1
      ? 'utf-16be'
      : null;
}

/** Decodes by byte order mark, by the pattern of UTF-16, as strict UTF-8, and last as windows-1252; only the last is a guess. */
export function decode(bytes: Buffer): { text: string; guessed: boolean } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { text: bytes.toString('utf8', 3), guessed: false };
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: iconv.decode(bytes.subarray(2), 'utf-16le'), guessed: false };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: iconv.decode(bytes.subarray(2), 'utf-16be'), guessed: false };
  const wide = utf16(bytes);
  if (wide) return { text: iconv.decode(bytes, wide), guessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return { text: iconv.decode(bytes, 'windows-1252'), guessed: true };
  }
}

/** Share of signs that no text in windows-1252 has (C1 controls, replacements) from which a guess was wrong: EBCDIC, or no text at all. */
const STRANGE = 0.01;
const strange = (raw: string): number => {
  const sample = raw.slice(0, SAMPLE);
  return (sample.match(/[\u0080-\u009f\ufffd]/g)?.length ?? 0) / Math.max(1, sample.length);
};

/** Reads plain text and Markdown in any encoding. The settings that some tools put on top of Markdown are not part of what was written. */
export function readText(bytes: Buffer, markdown: boolean): Extracted {
  const { text: raw, guessed } = decode(bytes);
  const controls = raw.slice(0, SAMPLE).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  if (controls > Math.max(2, Math.min(raw.length, SAMPLE) * BINARY)) throw new Unreadable('WRONG_TYPE');
  if (guessed && strange(raw) > STRANGE) throw new Unreadable('WRONG_TYPE');
  if (raw.length > MAX_TEXT) throw new Unreadable('TOO_MUCH_TEXT');
  const whole = canonical(markdown ? raw.replace(/^\ufeff?---\r?\n[\s\S]{0,20000}?\r?\n---\r?\n/, '') : raw);
  if (whole.trim() === '') throw new Unreadable('NO_TEXT');
  // Before the text is worked on further: words are counted no further than a source may hold.
  const words = countWords(whole, MAX_WORDS);
  if (words > MAX_WORDS) throw new Unreadable('TOO_MUCH_TEXT');
  const warnings: Report['warnings'] = guessed ? [{ code: 'encoding-guessed', pages: [] }] : [];
  return { text: divideLongLines(whole), report: { ...plainReport(), warnings, words } };
}
