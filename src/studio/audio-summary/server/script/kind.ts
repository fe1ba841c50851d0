import { clauses as clausesOf, type Clause } from '#reading/clauses.ts';
import { headings } from '#reading/headings.ts';
import { readDocument } from '#reading/rulings/read.ts';
import type { Reading } from '#reading/rulings/precedents.ts';

/** What a document is for the order in which it is told. */
export type Kind = 'ruling' | 'brief' | 'law' | 'contract' | 'other';
export type Read = { kind: Kind; reading: Reading; clauses: readonly Clause[] };

/** Characters in which a document says what it is, and those in which people bind themselves. */
const HEAD = 1500;
const BODY = 60_000;
const LAW =
  /\b(?:ley (?:n[uú]m|n[°º.o])|fija (?:el )?texto|decreto (?:ley|con fuerza|supremo|n)|c[óo]digo (?:civil|penal|del trabajo|de comercio|tributario)|constituci[óo]n pol[íi]tica|proyecto de ley|reglamento|auto acordado|public law|be it enacted|an act to)/i;
const OWN_LAW = /^[\s#*]*(?:LEY|Ley|DECRETO|Decreto|C[ÓO]DIGO)\s+(?:N|\d|CON FUERZA|LEY|SUPREMO)/m;
const CONTRACT =
  /\b(?:contrato|convenio|acuerdo|compraventa|arrendamiento|promesa|finiquito|t[ée]rminos (?:y condiciones|del?|de (?:uso|servicio))|condiciones generales|pacto de accionistas|mutuo|pr[ée]stamo|encargo de|reconocimiento de deuda|constituci[óo]n de (?:una |la )?sociedad|mandato|estatutos|agreement|lease|contract|terms (?:of (?:use|service|sale)|and conditions)|addendum|amendment)\b/i;
const BINDS =
  /\b(?:comparec\w+|convien\w+|(?:han|ha) convenido|en adelante|las partes|ambas partes|est[ea] (?:contrato|acuerdo|convenio|instrumento|promesa)|se obliga\w*|se celebra|by and between|the parties|hereby agree\w*|hereinafter|this (?:agreement|lease|contract))\b/gi;
const DIVISIONS = { articles: 5, binding: 3 } as const;

/** What is written about a contract, and names it in its title. */
const ABOUT =
  /\b(?:informe|opini[óo]n|memor[áa]ndum|minuta|carta|comentarios?|an[áa]lisis|consulta|respuesta|demanda|opinion|memo(?:randum)?|letter|notice|notes?|review)\b/i;
/** Letters of a line that is a title. */
const TITLE = 120;
/** Whether the first line of a document calls it a contract. */
function isTitled(head: string): boolean {
  const line = head.trimStart().split('\n', 1)[0]!;
  return line.length <= TITLE && CONTRACT.test(line) && !ABOUT.test(line);
}

/** Tells what a document is: a ruling or a brief by its parts, a law by its articles, a contract by its name and by the words that bind. */
export function readKind(text: string): Read {
  const reading = readDocument(text);
  const clauses = clausesOf(text);
  return { kind: kindOf(text, reading), reading, clauses };
}

function kindOf(text: string, { structure }: Reading): Kind {
  const decides = structure.parts.some(({ name }) => name === 'resolutive' || name === 'narrative');
  const head = text.slice(0, HEAD);
  if (structure.kind === 'brief' || (decides && !OWN_LAW.test(head.slice(0, 300))))
    return structure.kind === 'brief' ? 'brief' : 'ruling';
  const articles = headings(text.slice(0, 200_000)).filter(({ label }) => /^["“]?art/i.test(label)).length;
  const binding = text.slice(0, BODY).match(BINDS)?.length ?? 0;
  if (articles >= DIVISIONS.articles && LAW.test(head) && binding < articles) return 'law';
  if (structure.kind !== 'other') return structure.kind;
  if (CONTRACT.test(head) && (binding >= DIVISIONS.binding || isTitled(head))) return 'contract';
  if (binding >= 2 * DIVISIONS.binding) return 'contract';
  return LAW.test(head.slice(0, 400)) && articles > 0 ? 'law' : 'other';
}
