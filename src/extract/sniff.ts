import type { SourceType } from '#contract/source-type.ts';

/** Whether bytes begin with a signature, no further than `within` bytes in. */
const starts = (bytes: Buffer, signature: string, within = 0): boolean =>
  bytes.subarray(0, within + signature.length).includes(Buffer.from(signature, 'latin1'));

/** What first bytes tell apart; null for plain text. */
export type Kind = 'pdf' | 'zip' | 'compound' | 'rtf' | 'other' | null;

/** What a file's first bytes say it is; null where they say nothing, as in plain text. A PDF may begin up to a kilobyte late (ISO 32000, annex H). */
export function sniff(bytes: Buffer): Kind {
  if (starts(bytes, '%PDF-', 1024)) return 'pdf';
  if (starts(bytes, 'PK\x03\x04') || starts(bytes, 'PK\x05\x06')) return 'zip';
  if (starts(bytes, '{\\rtf')) return 'rtf';
  if (starts(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound';
  const others = [
    '\x89PNG',
    '\xff\xd8\xff',
    'GIF8',
    'RIFF',
    'OggS',
    'ID3',
    'fLaC',
    '\x7fELF',
    'MZ',
    '\x1f\x8b',
    'Rar!',
    '7z\xbc\xaf',
    'BM',
    '\x1aE\xdf\xa3',
  ];
  return others.some((signature) => starts(bytes, signature)) ? 'other' : null;
}

/** The types of sources that are read as text unless their bytes say otherwise. */
export const TEXTS: readonly SourceType[] = ['txt', 'md', 'text', 'copied-text'];

/** A page of the web that was saved, which would pass for text. */
const isPage = (bytes: Buffer): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(
    bytes.toString('latin1', 0, 4096),
  );
/** Whether some bytes are a norm as the XML service of Ley Chile sends it. */
export const isNorm = (bytes: Buffer): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<Norma\b[^>]*leychile\.cl\/esquemas/i.test(
    bytes.toString('utf8', 0, 4096),
  );

/** What the bytes of a type of `TEXTS` are read as; null where they are no text. What a name says is text is read as written, tags and all. */
export function textOf(type: SourceType, bytes: Buffer): 'text' | 'html' | 'norm' | null {
  if (sniff(bytes) !== null) return null;
  if (type === 'text' && isNorm(bytes)) return 'norm';
  return type === 'text' && isPage(bytes) ? 'html' : 'text';
}
