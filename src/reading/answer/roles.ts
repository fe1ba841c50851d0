import { fold } from '../words.ts';
import type { Read } from './rank.ts';
import { stands } from './unspoken.ts';

const ROLE =
  /^(?:(?:(?:el|la|los|las|the) (?=\p{L}+$))|(?:quien(?:es)? (?:es|son|era|fue)|who (?:is|are|was)) (?:el |la |los |las |mis? |the |my )?)(\p{L}+(?: \p{L}+)?)$/u;
const CLAIMS =
  /^quien(?:es)? (?:demando|demandaron|interpuso la demanda|presento la demanda|dedujo la demanda)$|^who (?:sued|filed the (?:claim|lawsuit))$/;
/** The role whose holder a question asks for, on its folded words: "quien es el arrendador", "who is my landlord", "quien demando". */
export const roleIn = (folded: string): string | undefined =>
  CLAIMS.test(folded) ? 'demandante' : ROLE.exec(folded)?.[1];

/** What people call a role, and the word by which contracts do (folded). Ours. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/^inquilin/, 'arrendatario'],
  [/^(?:caser|duen)/, 'arrendador'],
  [/^jef[ea]s?$/, 'empleador'],
  [/^emplead[oa]s?$/, 'trabajador'],
  [/^(?:landlord|lessor)/, 'lessor'],
  [/^tenant/, 'lessee'],
  [/^boss/, 'employer'],
  [/^acreedor/, 'mutuante'],
  [/^deudor/, 'mutuario'],
  [/^buyer/, 'purchaser'],
  [/^seller/, 'vendor'],
];
export const inContracts = (role: string): string | undefined => CALLED.find(([said]) => said.test(role))?.[1];

/** A name of a person or firm, behind its title or in capitals. */
export const NAME =
  /\b(?:don|doña|don\(ñ?a\)|señor|señora|Sr|Sra|Mr|Ms|Mrs|Dr)\b\.?|\p{Lu}\p{Ll}+ (?:de (?:la |los )?|del )?\p{Lu}\p{Ll}+|\p{Lu}{3,}|\{\{/u;

const LETTERS = String.raw`\p{L}`;
export const stemOf = (role: string): string => role.replace(/(?:[oa]?r[ae]s?|[oae]s?|s)$/u, '');
/** What tells both of who deals, where neither is called anything: "don Gastón Pizarro vende a Viña Los Lingues Ltda.". */
const DEALS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:vendedor|comprador)/u, /\bvenden? a (?!l |la |los |las )/u],
  [/^(?:arrendador|arrendatari)/u, /\b(?:arriendan?|dan? en (?:arriendo|arrendamiento)) a (?!l |la |los |las )/u],
  [/^(?:deudor|acreedor)/u, /\breconocen? (?:adeudar|deber)\b/u],
  [/^(?:soci[oa]|accionista|fundador|constituyente)/u, /\bconstituyen? (?:una )?(?:sociedad|compania|empresa)/u],
];
/** How a ruling tells who claims and of whom: "demanda interpuesta por … en contra de …". */
const CLAIMED = /\bdemanda\b[^.;]{0,80}?\b(?:interpuesta|deducida|entablada|presentada|interpuso|dedujo)\b/u;
const OF_CLAIM: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:demandante|actor)/u, /\b(?:interpuesta|deducida|entablada|presentada) (?:\p{L}+ )?por\b/u],
  [/^demandad/u, /\ben contra de\b/u],
];
/** The name of a person behind a title, or of a firm. */
const PERSON = /\b(?:don|doña|señora?|Sra?|Mr|Ms|Mrs)\b\.?|\b(?:SpA|S\.A\.|Ltda|Limitada|E\.I\.R\.L)/u;
/** How surely a sentence says whose the role is: `en adelante la "Arrendadora"`, `(the "Supplier")`, "la corredora doña …", "se llama arrendador". */
export function names(role: string, words: string): number {
  const other = inContracts(role);
  return Math.max(namesBy(role, words), other ? namesBy(other, words) : 0);
}

function namesBy(role: string, words: string): number {
  const folded = fold(words);
  const word = `${stemOf(role)}${LETTERS}{0,5}`;
  if (
    new RegExp(
      `(?:en adelante|denominad[oa]|llamad[oa]|hereinafter|\\(the|\\(el|\\(la|\\()[^.;()]{0,50}["“«'](?:el |la |los |las |the )?${word}["”»']`,
      'u',
    ).test(folded)
  )
    return 3;
  if (new RegExp(`\\ben adelante,? (?:el |la |los |las )?${word}\\b|\\((?:el |la )?${word}\\)`, 'u').test(folded))
    return 2.5;
  const beside = new RegExp(`, (?:promitente |como |en calidad de )(?:el |la )?${word}\\b|, ${word}, `, 'u').test(
    folded,
  );
  const deals = DEALS.some(([roles, deal]) => roles.test(role) && deal.test(folded));
  if ((beside || deals) && PERSON.test(words)) return 2;
  const claims = CLAIMED.test(folded) && OF_CLAIM.some(([roles, says]) => roles.test(role) && says.test(folded));
  if (claims && NAME.test(words.slice(1))) return 2.2;
  if (new RegExp(`se llama(?:ra)?n? (?:el |la )?${word}|["“]${word}["”] means`, 'u').test(folded)) return 2.5;
  if (
    new RegExp(
      `\\b${word},? (?:don|dona|el senor|la senora|sr|sra|mr|ms|dr)\\b|\\bante mi, [^.]{0,60}\\b${word}\\b`,
      'u',
    ).test(folded)
  )
    return 2;
  return 0;
}

/**
 * Whether no source speaks of a role. One of those that the dealing itself tells apart must stand in its own word: who sells a house is its owner, as who
 * lets it is, and is no "arrendador".
 */
export function isUnspoken(sources: readonly Read[], role: string): boolean {
  const [word] = role.split(' ') as [string];
  if (!DEALS.slice(0, 2).some(([roles]) => roles.test(word))) return !sources.some((read) => stands(read, word));
  const own = new RegExp(stemOf(word), 'i');
  return !sources.some(({ text }) => own.test(text));
}

/** Parties of a dealing or a claim, of whom a text says who they are or does not: what only mentions them names nobody. */
const PARTY =
  /^(?:sub)?(?:arrendador|arrendatari|vendedor|comprador|empleador|mutuante|mutuari|acreedor|deudor|mandante|mandatari|demandante|demandad)(?:[oa]s?|es|as)?$/;
export const isParty = (role: string): boolean => PARTY.test(role);

/** Characters behind a role in which the name of who has it stands. */
const BESIDE_ROLE = 30;
/** Surely a name: of a person behind a title, of a firm by its ending, of a form by its brackets. */
export const SURE =
  /\b(?:don|doña|don\(ñ?a\)|señora?|Sra?|Mr|Ms|Mrs|Dr)\b|\{\{|S\.\s?A\b|\bSpA\b|\bLtda\b|\bLimitada\b|\bInc\b|\bLLC\b/u;
/** Whether a name stands just behind a role, or before it in brackets or commas. */
export function namedBeside(role: string, words: string): boolean {
  const at = fold(words).search(new RegExp(`(?<!\\p{L})${stemOf(role.split(' ')[0]!)}`, 'u'));
  if (at < 0) return SURE.test(words);
  const rest = words.slice(at).replace(/^\p{L}+/u, '');
  return (
    NAME.test(rest.slice(0, BESIDE_ROLE)) ||
    /,\s*$|["“(]\s*(?:el|la|the)?\s*$/iu.test(words.slice(Math.max(1, at - 12), at))
  );
}
