import type { Said } from '../sheet.ts';
import type { Fact } from './fact.ts';

/** A row of the sheet of a contract: the fact, what it is called, whether it stands at the head, and the words without which the contract does not settle it. */
type Asked = { fact: Fact; label: Said; main?: true; silent?: RegExp };
export type ContractKind = { id: string; name: Said; rows: readonly Asked[] };

export const label = (es: string, en: string): Said => ({ es, en });
const main = (fact: Fact, es: string, en: string): Asked => ({ fact, label: label(es, en), main: true });
export const plain = (fact: Fact, es: string, en: string, silent?: RegExp): Asked => ({
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
export const SIGNED = plain('date', 'Fecha', 'Date');

export const KINDS: readonly ContractKind[] = [
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
      main('deadline', 'Plazo para celebrar', 'Deadline'),
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
export const OTHER: readonly Asked[] = [
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
export const NAMES: Readonly<Record<string, Said>> = {
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
