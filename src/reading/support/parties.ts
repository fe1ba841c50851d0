/** Parties that stand against each other, by the beginnings of their names (folded): the one is never the other. */
const AGAINST: readonly (readonly [string, string])[] = [
  ['arrendador', 'arrendatari'],
  ['emplead', 'trabajador'],
  ['vended', 'comprad'],
  ['proveedor', 'consumidor'],
  ['proveedor', 'cliente'],
  ['mandante', 'mandatari'],
  ['mutuante', 'mutuari'],
  ['acreedor', 'deudor'],
  ['comodante', 'comodatari'],
  ['cedente', 'cesionari'],
  ['demandante', 'demandad'],
  ['recurrente', 'recurrid'],
  ['querellante', 'querellad'],
  ['licenciante', 'licenciatari'],
  ['asegurador', 'asegurad'],
  ['landlord', 'tenant'],
  ['lessor', 'lessee'],
  ['seller', 'buyer'],
  ['vendor', 'purchaser'],
  ['supplier', 'customer'],
  ['provider', 'recipient'],
  ['provider', 'client'],
  ['employer', 'employee'],
  ['lender', 'borrower'],
  ['creditor', 'debtor'],
  ['licensor', 'licensee'],
  ['franchisor', 'franchisee'],
  ['assignor', 'assignee'],
  ['plaintiff', 'defendant'],
  ['insurer', 'insured'],
  ['discloser', 'recipient'],
];

const faces = (one: string, other: string): boolean =>
  AGAINST.some(([a, b]) => one.startsWith(a) && other.startsWith(b));
/** Whether two parties (folded) stand against each other. */
export const areOpposed = (one: string, other: string): boolean => faces(one, other) || faces(other, one);
