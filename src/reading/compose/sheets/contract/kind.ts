import { kindsIn } from '../../../ask/scope/head.ts';
import type { Language } from '#contract/language.ts';
import { tokensOf } from '../../../rules/tokens.ts';
import type { Said } from '../sheet.ts';
import type { Fact } from './fact.ts';

/** A row of the sheet of a contract: the fact, what it is called, whether it stands at the head, and the words without which the contract does not settle it. */
type Asked = { fact: Fact; label: Said; main?: true; silent?: RegExp };
export type ContractKind = { id: string; name: Said; rows: readonly Asked[] };

const label = (es: string, en: string): Said => ({ es, en });
const main = (fact: Fact, es: string, en: string): Asked => ({ fact, label: label(es, en), main: true });
const plain = (fact: Fact, es: string, en: string, silent?: RegExp): Asked => ({
  fact,
  label: label(es, en),
  ...(silent && { silent }),
});

/** Words without any of which a contract says nothing of a matter. Ours. */
const NONE = {
  guarantee: /garant|cauci[óo]n|fianza|prenda|hipoteca|deposit|guarant|surety|collateral|pledge/i,
  guarantor: /fiador|codeudor|aval\b|avalista|fianza|guarant|surety|co-?signer/i,
  penalty: /multa|pena\b|penal|sanci[óo]n|avaluaci[óo]n anticipada|penalt|liquidated|late (?:fee|charge)|interest/i,
  renewal: /renov|pr[óo]rrog|prorrog|reconducci|renew|exten[ds]/i,
  transfer: /subarr|ced(?:er|a|an|ido)\b|cesi[óo]n|cesionari|traspas|transfer|assign|sublet|sublease/i,
  adjustment:
    /reajust|variaci[óo]n|\bIPC\b|[íi]ndice|actualiz|unidad(?:es)? de fomento|\bU\.?F\b|escalat|index|increase/i,
  termination: /t[ée]rmino|termina|desahuci|resoluci[óo]n|resolver|dejar sin efecto|caduc|terminat|cancel/i,
  forum: /tribunal|juzgad|jurisdicci|competencia|[áa]rbitr|domicilio|court|arbitra|jurisdiction|venue/i,
} as const;

const END: readonly Asked[] = [
  plain('penalty', 'Multas y penas', 'Penalties', NONE.penalty),
  plain('termination', 'Término anticipado', 'Early termination', NONE.termination),
  plain('law', 'Ley aplicable', 'Governing law'),
  plain('forum', 'Tribunal o domicilio', 'Forum', NONE.forum),
];
const TERM: readonly Asked[] = [
  main('term', 'Plazo', 'Term'),
  main('expiry', 'Vence', 'Expires'),
  plain('start', 'Comienza', 'Starts'),
  plain('renewal', 'Renovación', 'Renewal', NONE.renewal),
];
const SIGNED = plain('date', 'Fecha', 'Date');

const KINDS: readonly ContractKind[] = [
  {
    id: 'lease',
    name: label('Contrato de arrendamiento', 'Lease'),
    rows: [
      main('rent', 'Renta', 'Rent'),
      ...TERM.slice(0, 1),
      main('deposit', 'Garantía', 'Deposit'),
      ...TERM.slice(1, 2),
      plain('premises', 'Inmueble', 'Premises'),
      plain('use', 'Destino', 'Use'),
      plain('payment', 'Pago', 'Payment'),
      plain('adjustment', 'Reajuste', 'Adjustment', NONE.adjustment),
      ...TERM.slice(2),
      plain('guarantor', 'Codeudor', 'Guarantor', NONE.guarantor),
      plain('transfer', 'Subarriendo y cesión', 'Subletting', NONE.transfer),
      ...END,
      SIGNED,
    ],
  },
  {
    id: 'promise',
    name: label('Promesa de compraventa', 'Promise of sale'),
    rows: [
      main('price', 'Precio', 'Price'),
      main('expiry', 'Plazo para celebrar', 'Deadline'),
      plain('property', 'Cosa prometida', 'Property'),
      plain('payment', 'Pago', 'Payment'),
      plain('encumbrances', 'Gravámenes', 'Encumbrances'),
      plain('deposit', 'Garantía', 'Deposit', NONE.guarantee),
      ...END,
      SIGNED,
    ],
  },
  {
    id: 'sale',
    name: label('Compraventa', 'Sale'),
    rows: [
      main('price', 'Precio', 'Price'),
      plain('property', 'Cosa vendida', 'Property sold'),
      plain('payment', 'Pago', 'Payment'),
      plain('delivery', 'Entrega', 'Delivery'),
      plain('encumbrances', 'Gravámenes', 'Encumbrances'),
      ...END.slice(0, 1),
      ...END.slice(2),
      SIGNED,
    ],
  },
  {
    id: 'work',
    name: label('Contrato de trabajo', 'Employment contract'),
    rows: [
      main('salary', 'Sueldo', 'Salary'),
      main('hours', 'Jornada', 'Hours'),
      ...TERM.slice(0, 2),
      plain('position', 'Cargo', 'Position'),
      plain('place', 'Lugar', 'Place'),
      plain('start', 'Ingreso', 'Starts'),
      plain('confidentiality', 'Confidencialidad', 'Confidentiality'),
      plain('competition', 'No competencia', 'Non-competition'),
      ...END.slice(1),
      SIGNED,
    ],
  },
  {
    id: 'internship',
    name: label('Convenio de práctica', 'Internship agreement'),
    rows: [
      main('hours', 'Jornada', 'Hours'),
      ...TERM,
      plain('object', 'Objeto', 'Purpose'),
      plain('place', 'Lugar', 'Place'),
      ...END.slice(1),
      SIGNED,
    ],
  },
  {
    id: 'settlement',
    name: label('Finiquito', 'Settlement agreement'),
    rows: [
      main('fee', 'Pago', 'Payment'),
      main('expiry', 'Término', 'Ends'),
      plain('cause', 'Causal', 'Cause'),
      ...END.slice(2),
      SIGNED,
    ],
  },
  {
    id: 'loan',
    name: label('Mutuo', 'Loan'),
    rows: [
      main('loan', 'Capital', 'Principal'),
      main('interest', 'Interés', 'Interest'),
      main('expiry', 'Vence', 'Due'),
      plain('payment', 'Pago', 'Repayment'),
      plain('guarantor', 'Codeudor', 'Guarantor', NONE.guarantor),
      plain('transfer', 'Cesión', 'Assignment'),
      ...END.slice(0, 1),
      ...END.slice(2),
      SIGNED,
    ],
  },
  {
    id: 'debt',
    name: label('Reconocimiento de deuda', 'Acknowledgment of debt'),
    rows: [
      main('loan', 'Deuda', 'Debt'),
      main('interest', 'Interés', 'Interest'),
      plain('payment', 'Pago', 'Repayment'),
      plain('guarantor', 'Codeudor', 'Guarantor', NONE.guarantor),
      ...END.slice(2),
      SIGNED,
    ],
  },
  {
    id: 'company',
    name: label('Sociedad', 'Company'),
    rows: [
      main('capital', 'Capital', 'Capital'),
      main('term', 'Duración', 'Term'),
      plain('object', 'Objeto', 'Purpose'),
      plain('management', 'Administración', 'Management'),
      plain('profits', 'Utilidades', 'Profits'),
      plain('renewal', 'Renovación', 'Renewal', NONE.renewal),
      plain('transfer', 'Cesión de derechos', 'Transfer'),
      plain('forum', 'Controversias', 'Disputes', NONE.forum),
      SIGNED,
    ],
  },
  {
    id: 'nda',
    name: label('Acuerdo de confidencialidad', 'Confidentiality agreement'),
    rows: [
      ...TERM,
      plain('object', 'Objeto', 'Purpose'),
      plain('confidentiality', 'Deber de reserva', 'Duty'),
      plain('competition', 'No competencia', 'Non-competition'),
      ...END,
      SIGNED,
    ],
  },
  {
    id: 'license',
    name: label('Contrato de licencia', 'Licence agreement'),
    rows: [
      main('fee', 'Precio', 'Fee'),
      ...TERM.slice(0, 2),
      plain('licence', 'Licencia', 'Licence'),
      plain('territory', 'Territorio', 'Territory'),
      plain('exclusivity', 'Exclusividad', 'Exclusivity'),
      plain('ownership', 'Propiedad', 'Ownership'),
      plain('payment', 'Pago', 'Payment'),
      ...TERM.slice(2),
      plain('cap', 'Tope de responsabilidad', 'Cap on liability'),
      plain('transfer', 'Cesión', 'Assignment'),
      ...END,
      SIGNED,
    ],
  },
];

/** What other contracts settle: somebody does something for somebody, for money, for a time. */
const OTHER: readonly Asked[] = [
  main('fee', 'Precio', 'Price'),
  ...TERM.slice(0, 2),
  plain('object', 'Objeto', 'Purpose'),
  plain('payment', 'Pago', 'Payment'),
  plain('territory', 'Territorio', 'Territory'),
  plain('exclusivity', 'Exclusividad', 'Exclusivity'),
  ...TERM.slice(2),
  plain('insurance', 'Seguro', 'Insurance'),
  plain('confidentiality', 'Confidencialidad', 'Confidentiality'),
  plain('ownership', 'Propiedad intelectual', 'Intellectual property'),
  plain('cap', 'Tope de responsabilidad', 'Cap on liability'),
  plain('transfer', 'Cesión', 'Assignment'),
  ...END,
  SIGNED,
];
/** Other kinds by the name that the rules of kinds give them. */
const NAMES: Readonly<Record<string, Said>> = {
  services: label('Prestación de servicios', 'Services agreement'),
  consulting: label('Contrato de asesoría', 'Consulting agreement'),
  construction: label('Contrato de construcción', 'Construction contract'),
  supply: label('Contrato de suministro', 'Supply agreement'),
  distribution: label('Contrato de distribución', 'Distribution agreement'),
  agency: label('Contrato de agencia', 'Agency agreement'),
  franchise: label('Contrato de franquicia', 'Franchise agreement'),
  maintenance: label('Contrato de mantención', 'Maintenance agreement'),
  hosting: label('Contrato de desarrollo', 'Development agreement'),
  power: label('Mandato', 'Power of attorney'),
  insurance: label('Póliza de seguro', 'Insurance policy'),
  policy: label('Términos y condiciones', 'Terms and conditions'),
  note: label('Pagaré', 'Promissory note'),
};
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
