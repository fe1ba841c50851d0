import type { Cut } from '../units/unit.ts';
import type { Reading } from './precedents.ts';
import { saidBy, type Side } from './sides.ts';

/** What a party of a labour trial is, whatever it is called in it (folded). Ours, after the Código del Trabajo. */
const OF_LABOUR = /\b(?:despido|autodespido|codigo del trabajo|relacion laboral)\b/;
const OFFICES: readonly (readonly [Side, RegExp])[] = [
  ['claimant', /\b(?:trabajador(?:a|es|as)?|emplead[oa]s?|dependientes?|employees?|workers?)\b/],
  ['defendant', /\b(?:(?:ex ?)?empleador(?:a|es)?|empresas?|compania|sociedad|employers?|company)\b/],
];
/** A claim and whom it is brought against (folded). */
const AGAINST =
  /\b(?:demanda|recurso|accion|querella|reclamo|reclamacion|denuncia|recurre|demandan)\b[^;]{0,500}?\ben contra del?\b/;
/** Whoever a question names by what it is (folded). */
const NAMED = /\b(?:el|la|los|las|the) (\w{4,})(?: de [^?]*)?/;
/** Characters of a ruling in which it says who brings what against whom, and those about that in which each is named. Ours. */
const [OPENING, BEFORE, BEHIND] = [8000, 900, 250] as const;

/** The party that a question names by its office or by a word of its name, as the claim of a ruling tells it; null where it tells none. `said`: its folded words. */
export function sideOfOffice(said: string, reading: Reading, cut: Cut): Side | null {
  if (OF_LABOUR.test(reading.folded)) {
    const office = OFFICES.find(([, pattern]) => pattern.test(said));
    if (office) return office[0];
  }
  const name = NAMED.exec(said)?.[1];
  const opening = reading.folded.slice(0, OPENING).replace(/\s+/g, ' ');
  const claim = AGAINST.exec(opening);
  if (!name || !claim) return null;
  const at = claim.index + claim[0].length;
  const speaks = (side: Side): boolean => saidBy(reading, cut, side).length > 0;
  const holds = (words: string): boolean => new RegExp(`\\b${name}\\b`).test(words);
  if (holds(opening.slice(at, at + BEHIND))) return speaks('defendant') ? 'defendant' : 'respondent';
  if (holds(opening.slice(Math.max(0, at - BEFORE), at))) return speaks('claimant') ? 'claimant' : 'appellant';
  return null;
}
