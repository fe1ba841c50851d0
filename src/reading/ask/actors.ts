import { fold } from '../words.ts';
import type { Token } from '../rules/types.ts';

/**
 * Parties of contracts and trials, folded, both languages, with a stroke behind the part that their forms have in common; the two of a row stand against
 * each other: "la otra parte" after the one is the other. Ours.
 */
const ACTORS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['arrendador', 'landlord', 'lessor', 'caser/o', 'duen/o'],
    ['arrendatari/o', 'tenant', 'lessee', 'inquilin/o'],
  ],
  [
    ['vendedor', 'seller', 'vendor'],
    ['comprador', 'buyer', 'purchaser'],
  ],
  [
    ['empleador', 'employer', 'jef/e', 'patron'],
    ['trabajador', 'employee', 'emplead/o', 'worker'],
  ],
  [
    ['acreedor', 'mutuante', 'lender', 'creditor'],
    ['deudor', 'mutuari/o', 'borrower', 'debtor'],
  ],
  [
    ['mandante', 'principal'],
    ['mandatari/o', 'agent'],
  ],
  [
    ['demandante', 'claimant', 'plaintiff'],
    ['demandad/o', 'defendant'],
  ],
  [
    ['proveedor', 'supplier', 'provider'],
    ['client/e', 'customer', 'consumidor', 'consumer'],
  ],
  [
    ['licenciante', 'licensor'],
    ['licenciatari/o', 'licensee'],
  ],
  [
    ['franquiciante', 'franchisor'],
    ['franquiciad/o', 'franchisee'],
  ],
  [
    ['company', 'empresa', 'compania'],
    ['consultant', 'consultor', 'contractor', 'contratista', 'distributor', 'distribuidor'],
  ],
];

/** The parties of the table above who pay the rent, the price or the fee of their contract. Ours. */
const PAYERS: readonly string[] = [
  'arrendatari/o tenant lessee inquilin/o comprador buyer purchaser empleador employer deudor mutuari/o borrower debtor',
  'mandante client/e customer licenciatari/o licensee franquiciad/o franchisee',
].flatMap((row) => row.split(' '));

/** Letters of the longest ending of such a word: "arrendadores", "customer's". */
const LONGEST_ENDING = 3;
const isOne = (word: string, stems: readonly string[]): boolean =>
  stems.some((one) => {
    const [stem] = one.split('/') as [string];
    return word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING;
  });

/** Whether a party is one who pays, where a contract says that its rent or price "is paid" and names nobody. */
export const isPayer = (actor: string): boolean => isOne(fold(actor), PAYERS);

/** The first party that a question names, as typed, in lower case; null where it names none. */
export function actorIn(text: string, tokens: readonly Token[]): string | null {
  const found = tokens.find(({ word }) => ACTORS.some((row) => row.some((stems) => isOne(word, stems))));
  return found ? text.slice(found.start, found.end).toLowerCase() : null;
}

/** The party that stands against another in the same language: "arrendador" for "arrendataria"; null for a word that has none. */
export function againstOf(actor: string): string | null {
  for (const row of ACTORS)
    for (const side of [0, 1] as const) {
      const at = row[side].findIndex((one) => isOne(fold(actor), [one]));
      if (at >= 0) return (row[1 - side]![at] ?? row[1 - side]![0]!).replace('/', '');
    }
  return null;
}

/** Letters of the longest stem of a row that a word has: "empleador" is no "empleado". */
const lengthOf = (word: string, stems: readonly string[]): number =>
  Math.max(0, ...stems.filter((one) => isOne(word, [one])).map((one) => one.replace(/\/.*/, '').length));

/** How the words (folded) begin that may name a party, or the one that stands against it; none for a word that is in no row. */
export const namesOf = (actor: string): string[] =>
  ACTORS.filter((row) => row.some((stems) => isOne(fold(actor), stems)))
    .flat(2)
    .map((one) => one.replace(/\/.*/, ''));

/** Whether a word (folded) is the very name of a party, and no other name for it: "arrendadora" for "arrendador", not "dueño". */
export const isItself = (word: string, actor: string): boolean => {
  const named = fold(actor);
  return ACTORS.some((row) => row.flat().some((one) => isOne(named, [one]) && isOne(word, [one])));
};

/** Whether a word (folded) names a party, or the one that stands against it; null where it names neither. */
export function sideOf(word: string, actor: string): 'own' | 'other' | null {
  const named = fold(actor);
  for (const [one, other] of ACTORS) {
    const isFirst = lengthOf(named, one) - lengthOf(named, other);
    if (isFirst === 0) continue;
    const side = lengthOf(word, one) - lengthOf(word, other);
    if (side === 0) return null;
    return side > 0 === isFirst > 0 ? 'own' : 'other';
  }
  return null;
}
