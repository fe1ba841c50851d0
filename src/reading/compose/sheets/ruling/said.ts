import type { Range } from '../../../lines.ts';
import { tidy } from '../../../tidy.ts';
import { clauseFrom, isDangling } from '../clause.ts';
import { CELL } from '../sheet.ts';

/** A form by which a ruling says a thing. `find`: its group `cell` begins the cell, which runs on to the end of its clause. */
export type SaidRule = {
  id: string;
  find: RegExp;
  not?: RegExp;
  yes: readonly (readonly [string, string])[];
  no: readonly string[];
};

/** Where a clause may end without a comma: before a participle that tells by whom, where or when. What is decided is whole before it. Ours. */
const BY =
  /,?\s(?:(?:que fue(?:ra|re)? )?(?:interpuest|deducid|dictad|promovid|entablad|presentad|formulad|pronunciad|rolante)[oa]?s?|en contra de|en lo principal|contra (?:de )?la (?:sentencia|resolución)|de fs\.|de fojas|por la abogada|por el abogado|representad[oa]|ambos|ya individualizad)/u;
/** Words further on in a sentence that change what stands before them: no cell leaves them out. Ours. */
const CHANGES =
  /(?<!\p{L})(?:s[óo]lo en cuanto|solamente en cuanto|[úu]nicamente en cuanto|con declaraci[óo]n|en aquella parte|en la parte|con la (?:sola )?(?:salvedad|prevención)|en cuanto (?:no|se)|parcialmente|sólo respecto)(?!\p{L})/iu;

/** What a court's system prints on a page, and words that lead to a list. */
const FURNITURE =
  /verificadoc|firma electr[óo]nica|C[óo]digo: [A-Z]{6,}|(?:lo siguiente|siguientes?(?: \p{L}+)?|que sigue)$/iu;
/** Characters that say something: "se rechaza" alone says nothing of what. */
const LEAST = 20;

/** A cell that begins at a place of a sentence: to its end where that is near, else to a participle that tells by whom, else to the end of a clause. */
export function cellFrom(text: string, start: number, sentence: Range, most = CELL): Range | null {
  const fits = (cell: Range | null): cell is Range =>
    cell !== null &&
    cell.end - cell.start >= LEAST &&
    !isDangling(text.slice(cell.start, cell.end)) &&
    !FURNITURE.test(text.slice(cell.start, cell.end)) &&
    !CHANGES.test(text.slice(cell.end, sentence.end));
  const clause = clauseFrom(text, start, sentence, start, most);
  if (fits(clause) && clause.end >= sentence.end - 2) return clause;
  const by = BY.exec(text.slice(start, Math.min(sentence.end, start + most)));
  const cut = by ? tidy(text, { start, end: start + by.index }) : null;
  // "Se declara que el recurso | deducido por … es inadmisible": its verb is still to come.
  const before = cut && !/(?<!\p{L})que(?!\p{L})/u.test(text.slice(cut.start, cut.end)) ? cut : null;
  return [before, clause].find(fits) ?? null;
}

/** Words before a verb that say of what rest it is decided: without them it is decided of all. */
const OF_THE_REST =
  /(?:(?:en|por|a) (?:todo )?lo (?:dem[áa]s|restante)|en (?:todo )?lo que no|en lo no (?:acogido|concedido)|respecto (?:de|a) (?:todo )?lo dem[áa]s)[^.;:]{0,40}$/iu;

/** The cell that the first of some rules reads in a sentence. */
export function readIn(text: string, sentence: Range, rules: readonly SaidRule[], most = CELL): Range | null {
  const words = text.slice(sentence.start, sentence.end);
  for (const { find, not } of rules) {
    const at = find.exec(words)?.indices?.groups?.cell?.[0];
    if (at === undefined || not?.test(words)) continue;
    const rest = OF_THE_REST.exec(words.slice(0, at))?.index ?? at;
    const cell = cellFrom(text, sentence.start + rest, sentence, most);
    if (cell) return cell;
  }
  return null;
}
