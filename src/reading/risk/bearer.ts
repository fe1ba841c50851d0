import type { Kind } from '#contract/risk.ts';
import { definedNames } from '../defined-names.ts';
import type { Hit, Reading } from './match.ts';
import { flat, foldKept } from './units.ts';
import type { Rule } from './rules/rule.ts';

/** How the two sides of a contract are called, as parts of patterns over folded words: who mostly signs, and who mostly drew it up. */
type Roles = { weak: string; strong: string };
const DEBT: Roles = {
  weak: 'mutuari[oa]|deudora?|fiadora?|garante|prestatari[oa]|aval|borrower|guarantor|debtor',
  strong: 'mutuante|acreedora?|prestamista|banco|lender|creditor|bank',
};
const TRADE: Roles = {
  weak: 'compradora?|adquirente|agente|agent|franquiciad[oa]|purchaser|buyer|distribuidora?|distributor|franchisee|licenciatari[oa]|licensee|client|cliente|subcontratista',
  strong: 'vendedora?|inmobiliaria|seller|vendor|proveedora?|supplier|franchisor|licenciante|licensor|provider',
};
const WORK: Roles = {
  weak: 'trabajadora?|teletrabajadora?|dependiente|prestadora?|profesional|consultora?|asesora?|sub-?contractor|subcontratista|contratista|employee|consultant|contractor|freelancer|client|cliente',
  strong: 'empleadora?|empresa|compañia|mandante|employer|company|provider|proveedora?',
};
const ROLES: Partial<Record<Kind, Roles>> = {
  lease: {
    weak: 'arrendatari[oa]s?|locatari[oa]s?|inquilin[oa]|tenant|lessee|aval|fiador',
    strong: 'arrendadora?|locadora?|propietari[oa]|landlord|lessor',
  },
  promise: TRADE,
  sale: TRADE,
  supply: TRADE,
  distribution: TRADE,
  licence: TRADE,
  employment: WORK,
  services: WORK,
  construction: WORK,
  settlement: WORK,
  loan: DEBT,
  terms: {
    weak: 'soci[oa]|consumidora?|cliente|usuari[oa]|comprador|customer|consumer|user|you',
    strong: 'empresa|proveedora?|compañia|seller|company|we|us',
  },
  company: {
    weak: 'accionista minoritari[oa]|minoritari[oa]|soci[oa]s?|minority shareholder|members?',
    strong:
      'accionista mayoritari[oa]|mayoritari[oa]|majority shareholder|managing member|administrador|directores|directors',
  },
  data: {
    weak: 'responsable|controller|titular(?:es)?|pacientes?|data subjects?|cliente|client',
    strong: 'encargad[oa]|processor|proveedora?|provider',
  },
  nda: { weak: 'receptora?|receiving party|recipient', strong: 'reveladora?|disclosing party|discloser' },
};
const ANY: Roles = {
  weak: `${TRADE.weak}|${DEBT.weak}|${WORK.weak}`,
  strong: `${TRADE.strong}|${DEBT.strong}|${WORK.strong}`,
};

/** What stands before the name of a role and belongs to it. */
const BEFORE = String.raw`(?:\b(?:el|la|los|las|the) )?(?:promitente |parte |accionista |futur[oa] )?`;
/** Behind the name of a side, what loads it, and what frees it or gives it power over the other. */
const FREED =
  /^[^.;]{0,30}?\b(podra|podran|se reserva|decidira|no (sera|seran|respondera|responderan|responde|tendra obligacion|garantiza|estara)\b|queda\w* (liberad|eximid)|se hara duen|may (?!not)|reserves?|shall not be (liable|responsible)|(does|do) not warrant|accepts no|shall have no (duty|obligation)|shall determine|(is|are) not liable|are released|becomes?\b)/;
const LOADED =
  /^[^.;]{0,100}?\b(renunci|no podra|no participara|(?<!no )respondera|pagara|perdera|se obliga|acepta|autoriza|debera|asum|declara|otorga|confiere|entrega|reconoce|se constituye|se da por|waives?|shall not(?! be (?:liable|responsible))|may not|shall (pay|indemnify|bear|be responsible|work|provide|deliver)|agrees|acknowledges|irrevocabl|authori[sz]es|grants?|firma|se desempenara|se desempeñara|prestara|percibira|conducira|submit)/;

/** The names by which one side goes in a document, the most used one as the document writes it; null where it names none. */
function nameOf(reading: Reading, roles: string): string | null {
  const counts = new Map<string, { n: number; at: number; length: number }>();
  for (const { 0: met, index } of reading.folded.matchAll(new RegExp(`${BEFORE}\\b(?:${roles})\\b`, 'g'))) {
    const known = counts.get(flat(met));
    counts.set(flat(met), { n: (known?.n ?? 0) + 1, at: index, length: met.length });
  }
  const [most] = [...counts.values()].sort((a, b) => b.n - a.n || b.length - a.length);
  return most ? written(reading.text.slice(most.at, most.at + most.length)) : null;
}
const written = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** The first name in a sentence that the words behind it load or free. */
function loadedIn(words: string, { weak, strong }: Roles): keyof Roles | null {
  for (const { 0: met, index } of words.matchAll(new RegExp(`\\b(?:${strong}|${weak})\\b`, 'g'))) {
    const side: keyof Roles = new RegExp(`^(?:${strong})$`).test(met) ? 'strong' : 'weak';
    const behind = words.slice(index + met.length);
    const freed = FREED.exec(behind)?.[0].length ?? Infinity;
    const loaded = LOADED.exec(behind)?.[0].length ?? Infinity;
    if (freed === loaded) continue;
    return freed < loaded ? (side === 'weak' ? 'strong' : 'weak') : side;
  }
  return null;
}

/**
 * Who bears a finding, as the document calls that side: the rule says so, or the words of the sentence, else who mostly signs what the other drew
 * up. Null where the document names no such side, or where both bear it.
 */
export function bearerOf(rule: Rule, { unit }: Hit, reading: Reading, kind: Kind): string | null {
  if (rule.bears === 'both') return null;
  const usual = ROLES[kind] ?? ANY;
  const roles = nameOf(reading, usual.weak) === null ? (named(reading) ?? usual) : usual;
  const side = rule.bears ?? loadedIn(unit.words, roles) ?? 'weak';
  return nameIn(reading, unit.words, roles[side]) ?? nameOf(reading, roles[side]);
}
/** The two sides by the names that a document gives them, where they go by no role. */
function named({ text }: Reading): Roles | null {
  const [first, second] = definedNames(text).map(({ term }) => foldKept(term).replace(/[^\p{L}\p{N} ]/gu, '.'));
  return first && second ? { strong: first, weak: second } : null;
}
/** The name of a side in the sentence itself, as the document writes it. */
function nameIn(reading: Reading, words: string, roles: string): string | null {
  const met = new RegExp(`${BEFORE}\\b(?:${roles})\\b`).exec(words)?.[0];
  return met === undefined ? null : nameOf(reading, met.replace(/^(?:el|la|los|las|the) /, '').replace(/[()[\]]/g, ''));
}
