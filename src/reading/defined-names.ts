import type { Range } from './lines.ts';

/** A term that a document defines, where its name stands, and the words that say what it is, where there are some. */
export type Defined = Range & { term: string; body: Range | null };

const QUOTED = '["“«\']([^"”»\'\\n]{2,50})["”»\']';
const IN_BRACKETS = new RegExp(
  `\\((?:the |each,? an? |collectively,? (?:the )?|hereinafter(?: referred to as)?,? (?:the )?|en adelante(?:,|:| e indistintamente| también| denominad[oa]s?)?[^"“«)]{0,40}|el |la |los |las )?${QUOTED}[^)]{0,30}\\)`,
  'gi',
);
const SAID =
  /["“«]([A-ZÁÉÍÓÚÑ][^"”»\n]{1,50})["”»]\s*:?\s+(?:means|shall mean|has the meaning|shall have the meaning|significa|se entender[áa]|designa)/g;
const BODY = 300;

/** The names that a document gives in quotation marks (`en adelante, el "Arrendador"`, `"Servicios" significa …`), in order. Linear in the text. */
export function definedNames(text: string): Defined[] {
  const found: Defined[] = [];
  for (const [pattern, said] of [
    [IN_BRACKETS, false],
    [SAID, true],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const term = match[1]!.trim().replace(/[.,]$/, '');
      if (!/^\p{Lu}/u.test(term) || /^\p{Lu}+\d/u.test(term)) continue;
      const start = match.index + match[0].indexOf(match[1]!);
      const after = match.index + match[0].length;
      const body = said ? { start: after, end: stopAfter(text, after) } : null;
      found.push({ term, start, end: start + match[1]!.trim().length, body });
    }
  return found.sort((a, b) => a.start - b.start);
}
const stopAfter = (text: string, at: number): number => {
  const stop = /[.;]\s|\n/.exec(text.slice(at, at + BODY))?.index;
  return at + (stop ?? Math.min(BODY, text.length - at));
};
