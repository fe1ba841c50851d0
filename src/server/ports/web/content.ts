import { Problem } from '#server/http/problem.ts';

export type Content = { mediaType: string; charset: string | null };

/** What can be read as a page of text. */
const READABLE = [
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'text/x-markdown',
  'application/pdf',
];
/** Bytes that are looked at where a server does not say what it sends. */
const SAMPLE = 2048;

/** What a server says that it sends: null where it says nothing, `other` where it is nothing that can be read. */
export function contentOf(header: string | null): Content | 'other' | null {
  if (!header?.trim()) return null;
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  const mediaType = type.toLowerCase();
  if (!READABLE.includes(mediaType)) return 'other';
  const charset = parameters.find((one) => /^charset\s*=/i.test(one))?.replace(/^charset\s*=\s*"?([^"]*)"?$/i, '$1');
  return { mediaType, charset: charset && /^[\w.:-]{1,40}$/.test(charset) ? charset.toLowerCase() : null };
}

/** What bytes are that nobody named, by a part of the rules of mimesniff.spec.whatwg.org. Throws UNSUPPORTED_CONTENT for what is no text. */
export function sniffed(bytes: Buffer): Content {
  const sample = bytes.subarray(0, SAMPLE);
  if (sample.includes('%PDF-')) return { mediaType: 'application/pdf', charset: null };
  const text = sample.toString('latin1');
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new Problem('UNSUPPORTED_CONTENT');
  return { mediaType: /<[!a-z?]/i.test(text) ? 'text/html' : 'text/plain', charset: null };
}
