import { readFileSync } from 'node:fs';
import { canonical } from '#reading/lines.ts';
import type { Read } from '#reading/evidence/choose.ts';
import { buildSegment } from '#reading/index/segment.ts';

/** Documents of real text: laws of Chile, in part, and a contract of ours. */
export const DOCUMENTS = {
  agreement: 'distribution-agreement.md',
  competition: 'ley-20169.txt',
  criminal: 'ley-20393.md',
  civil: 'codigo-civil.md',
} as const;

/** A document as the text that spans count in. */
export const textOf = (name: keyof typeof DOCUMENTS): string =>
  canonical(readFileSync(`test/fixtures/documents/${DOCUMENTS[name]}`, 'utf8'));

/** A text as a source that can be searched and asked. */
export const asSource = (raw: string, title = ''): Read => {
  const text = canonical(raw);
  return { title, text, index: buildSegment({ text }) };
};

/** A document as a source; its title is its file's name unless another is given. */
export const source = (name: keyof typeof DOCUMENTS, title: string = DOCUMENTS[name]): Read =>
  asSource(textOf(name), title);
