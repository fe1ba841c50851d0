import { isNorm } from './called.ts';
import { bare } from './intent.ts';
import { holdsMoney } from './kinds.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { decidingPart } from './verdict.ts';

/** What is asked of a ruling beside who won: what is to be paid, who bears the costs, its number (folded). Ours. */
const SUMS =
  /^(?:a )?cuanto (?:(?:le|les|me|se) )?(?:tiene[n]? que|debe[n]?|deberan?|hay que|ordeno|ordenan?|van? a) (?:pagar(?:le|les|me|se)?)(?: (?:la|el|a la|al) (?:demandad[oa]|empresa|empleador|actora?|demandante|trabajadora?))?$|^a cuanto (?:la |lo |los |las )?(?:condenaron|condeno|conden[oa] el tribunal)(?: .*)?$|^how much (?:must|does|do|has|have) (?:the )?(?:defendant|employer|company|they|he|she|it) (?:have to )?(?:to )?pay$/;
const COSTS =
  /^(?:(?:se |lo |la )?(?:condeno|condenaron|hubo condena) (?:en|al? pago de las?) costas|hubo (?:condena en )?costas|quien (?:paga|debe pagar) las costas|(?:que paso con )?las costas|costas|who (?:pays|bears) the costs)(?: .{0,40})?$/;
const NUMBER =
  /^(?:(?:cual es |que )?(?:el )?(?:rol|rit|numero de (?:rol|rit|causa|ingreso))|what is the (?:case|docket) number)(?: (?:tiene )?(?:de )?(?:la |el |esta |este |del )?(?:causa|juicio|caso|sentencia|fallo|expediente|proceso))?$/;

/** Sums that are quoted of one ruling. */
const MOST = 5;

function ofRuling(read: Read, source: number, asked: string): Found[] {
  const part = decidingPart(read);
  if (!part) return [];
  const { folded, identity } = part;
  if (NUMBER.test(asked)) return numbered(read, source, identity.ruling);
  const said = part.sentences.filter(({ start, end }) =>
    COSTS.test(asked) ? /\bcostas\b/.test(folded.slice(start, end)) : holdsMoney(read.text.slice(start, end)),
  );
  return said.slice(0, MOST).map((range) => ({ source, ...range, score: 1 }));
}

/** The line in which a ruling gives its number. */
function numbered({ text }: Read, source: number, number: { start: number; end: number } | null): Found[] {
  if (!number) return [];
  const start = text.lastIndexOf('\n', number.start) + 1;
  const stop = text.indexOf('\n', number.end);
  const line = { start, end: stop < 0 ? text.length : stop };
  // A number within a long paragraph is quoted alone.
  const range = line.end - line.start > LINE ? number : line;
  return [{ source, start: range.start, end: range.end, score: 1 }];
}
const LINE = 200;

/** What the rulings among the sources order to be paid, what they say of costs, or their number; none where something else is asked, or there is no ruling. */
export function awards(sources: readonly Read[], question: string): Found[] {
  const asked = bare(question);
  if (![SUMS, COSTS, NUMBER].some((one) => one.test(asked))) return [];
  return sources.flatMap((read, i) => (isNorm(read) ? [] : ofRuling(read, i, asked)));
}
