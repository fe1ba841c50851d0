import { kindsIn } from '../../../ask/scope/head.ts';
import type { Language } from '#contract/language.ts';
import { tokensOf } from '../../../rules/tokens.ts';
import { KINDS, label, NAMES, OTHER, plain, SIGNED, type ContractKind } from './kinds.ts';

/** Kinds that are no contract though their name stands in its first lines: of them no sheet of a contract is made. */
const NO_CONTRACT = new Set(['resignation', 'dismissal', 'rules']);

/** What changes another contract says little of its own: who, when, what for. */
const CHANGE: ContractKind = {
  id: 'amendment',
  name: label('Modificación de contrato', 'Amendment'),
  rows: [plain('object', 'Objeto', 'Purpose'), plain('law', 'Ley aplicable', 'Governing law'), SIGNED],
};
const CHANGES =
  /amendment (?:no|n°|n\.|to|agreement)|anexo (?:de|al) contrato|modificaci[óo]n de(?:l)? contrato|addendum/i;

/** Titles of contracts that the rules of kinds do not name. */
const OWN_NAMES: readonly (readonly [id: string, name: RegExp])[] = [
  [
    'company',
    /constituci[óo]n de (?:una |la )?sociedad|constituyen (?:una )?sociedad|pacto de accionistas|contrato de sociedad/i,
  ],
  ['debt', /reconocimiento de deuda/i],
  ['nda', /confidentiality (?:and [\p{L}-]+ )?agreement|non-?disclosure|acuerdo de confidencialidad/iu],
];

/** A policy speaks of the terms and contracts that it belongs to, and is none of them. */
const PRIVACY =
  /^\W*(?:[\p{L}.]+ ){0,4}(?:privacy (?:policy|notice|statement)|pol[íi]tica de privacidad)|this privacy (?:policy|notice|statement)|(?:esta|la presente) pol[íi]tica de privacidad/iu;
const POLICY: ContractKind = { id: 'privacy', name: label('Política de privacidad', 'Privacy policy'), rows: OTHER };

/** Whether a text calls itself the contract of a company: its articles make it look like a law. */
export const isCompany = (text: string): boolean => OWN_NAMES[0]![1].test(text.slice(0, TITLE));

/** Characters at the head of a contract in which it says of what kind it is: its title, else the words behind. */
const TITLE = 160;
const HEAD = 700;

const UNNAMED: ContractKind = { id: 'contract', name: label('Contrato', 'Contract'), rows: OTHER };
/** Whether a contract says of what kind it is. */
export const isNamed = (kind: ContractKind): boolean => kind !== UNNAMED;

/** Of what kind a contract is, by what it calls itself first, in its text and then in the name of its file; null for a text that calls itself something else. */
export function contractKind(text: string, title: string): ContractKind | null {
  if (CHANGES.test(text.slice(0, TITLE)) || CHANGES.test(title)) return CHANGE;
  if (PRIVACY.test(text.slice(0, HEAD))) return POLICY;
  const own = OWN_NAMES.find(([, name]) => name.test(text.slice(0, TITLE)))?.[0];
  if (own) return KINDS.find(({ id }) => id === own)!;
  for (const words of [text.slice(0, TITLE), title.replaceAll('_', ' '), text.slice(0, HEAD)]) {
    const [first] = kindsIn(tokensOf(words))
      .filter(({ id }) => id.startsWith('kind.'))
      .toSorted((a, b) => a.from - b.from);
    if (!first) continue;
    const id = first.id.slice('kind.'.length);
    if (NO_CONTRACT.has(id)) return null;
    const known = KINDS.find((one) => one.id === id);
    if (known) return known;
    if (NAMES[id]) return { id, name: NAMES[id], rows: OTHER };
  }
  return UNNAMED;
}

export const nameOf = ({ name }: ContractKind, language: Language): string => name[language];
