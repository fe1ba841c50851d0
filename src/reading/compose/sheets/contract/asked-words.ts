import type { Fact } from './fact.ts';

/**
 * The words that people use to ask for a fact of a contract, folded, Spanish and English together. A word that ends in "/" stands for all words that begin so.
 * `heads`: a question needs one of these. `beside`: it may hold these too, and no others. `asks`: the sort of question. `itself`: asks for the fact without a head. Ours.
 */
export type FactWords = { fact: Fact; asks: AskSort; heads: string; beside?: string; itself?: RegExp };
type AskSort = keyof typeof ASKS;

/** The sorts of question that a fact answers, by the words that ask, folded. */
export const ASKS = {
  amount: /cuant[oa]s?\b|\b(?:cual|que) (?!pasa|ocurre|sucede|hago|hacer)|\bmonto\b|how much|\bwhat\b|\bwhich\b/,
  time: /cuando|cuant[oa]s?\b|\b(?:que|cual(?:es)?) (?!pasa|ocurre|sucede)|hasta|desde|when|how long|\bwhat\b/,
  way: /\bcomo\b|cuando|\bque dia|donde|\bhow\b(?! much| long| many)|\bwhen\b|\bforma de\b/,
  who: /quien|\bcual|\bque (?!pasa|ocurre|sucede)|\bwho\b|\bwhat\b/,
  where: /donde|\b(?:cual|que|en que)\b (?!pasa|ocurre|sucede)|\bwhere\b|\bwhat\b|\bwhich\b/,
  what: /\b(?:que|cual(?:es)?) (?!pasa|ocurre|sucede)|\bwhat\b|\bwhich\b/,
  whether:
    /puedo|puede|pueden|podria|se permite|permitid|prohibid|\bhay\b|existe|tiene|contempla|\bcual|\bque (?!pasa|ocurre|sucede)|\bcan\b|\bmay\b|\bis there\b|\bare there\b|\bwhat\b|\bcomo\b|\bhow\b(?! much)/,
} as const;

const MONEY = 'pag/ cuest/ cost/ precio/ val/ monto/ cobr/ suma/ cantidad/ pay/ price/ amount/ much fee/ charg/';
const EACH = 'mes/ mensual/ ano anual/ semanal/ total/ month/ year/ annual/ pactad/ acordad/';
const END = 'antes anticipad/ anticipo/ plazo/ vencimiento early before notice aviso/ preaviso/ unilateral/';
const ENDS = 'venc/ termin/ expir/ end/ finaliz/ acab/';

export const FACT_WORDS: readonly FactWords[] = [
  { fact: 'rent', asks: 'amount', heads: `rent/ arriend/ arrend/ canon/ alquil/ mensualidad/ ${MONEY}`, beside: EACH },
  { fact: 'price', asks: 'amount', heads: `${MONEY} vend/ venta/ compr/`, beside: `${EACH} compraventa/ sale/` },
  {
    fact: 'fee',
    asks: 'amount',
    heads: `honorario/ tarifa/ remuneraci/ retribuci/ ${MONEY}`,
    beside: `${EACH} servicio/ trabajo/ services`,
  },
  { fact: 'salary', asks: 'amount', heads: `sueldo/ salari/ remuneraci/ gan/ wage/ ${MONEY}`, beside: `${EACH} base` },
  {
    fact: 'capital',
    asks: 'amount',
    heads: 'capital/ prest/ mutuo/ adeud/ deud/ deb/ principal/ loan/ borrow/ lent',
    beside: 'monto/ suma/ cantidad/ total/ dinero/ plata/ credito/ amount/ money',
  },
  {
    fact: 'loan',
    asks: 'amount',
    heads: 'capital/ prest/ credito/ principal/ loan/ borrow/ lent',
    beside: 'monto/ suma/ cantidad/ total/ dinero/ plata/ amount/ money',
  },
  {
    fact: 'interest',
    asks: 'amount',
    heads: 'interes/ tasa/ rate/ interest/',
    beside: `${EACH} pag/ cobr/ devenga/ aplic/ pay/ capital/ prestamo/ credito/ loan/`,
  },
  {
    fact: 'payment',
    asks: 'way',
    heads: 'pag/ forma/ cuota/ pay/ paid instal/',
    beside: 'precio/ renta/ arriendo/ canon/ sueldo/ honorario/ capital/ credito/ prestamo/ rent price fee fees loan',
  },
  {
    fact: 'adjustment',
    asks: 'way',
    heads: 'reajust/ actualiz/ ipc sub/ aument/ increas/ adjust/ escalat/',
    beside: 'renta/ arriendo/ canon/ precio/ sueldo/ rent price fee',
  },
  {
    fact: 'term',
    asks: 'time',
    heads: 'plazo/ dur/ vigen/ term/ last/',
    beside: 'arriendo/ tiempo/',
    itself: /how long|cuanto tiempo/,
  },
  { fact: 'start', asks: 'time', heads: 'comienz/ comenz/ empiez/ empez/ inici/ ingres/ start/ begin/ commenc/' },
  { fact: 'expiry', asks: 'time', heads: ENDS, beside: 'plazo/ fecha/ date' },
  // Where a contract names no day, it ends when its term does.
  { fact: 'term', asks: 'time', heads: ENDS, beside: 'plazo/ date' },
  {
    fact: 'deadline',
    asks: 'time',
    heads: 'plazo/ celebr/ firm/ otorg/ escritura/ suscrib/ deadline closing close/ deed sign/',
    beside: 'fecha/ publica/ definitiv/ prometid/ venta/ date final',
  },
  { fact: 'renewal', asks: 'whether', heads: 'renov/ renuev/ prorrog/ renew/ extend/ extens/', beside: 'automatic/' },
  {
    fact: 'deposit',
    asks: 'amount',
    heads: 'garantia/ deposit/ caucion/',
    beside: `pag/ entreg/ dej/ monto/ suma/ pay/ arriendo/ ${EACH}`,
  },
  { fact: 'guarantor', asks: 'who', heads: 'fiador/ codeudor/ aval/ avalista/ guarantor/ suret/', beside: 'solidari/' },
  {
    fact: 'insurance',
    asks: 'whether',
    heads: 'seguro/ poliza/ insur/',
    beside: 'contrat/ oblig/ exig/ pid/ require/',
  },
  {
    fact: 'penalty',
    asks: 'amount',
    heads: 'multa/ pena/ penal/ sancion/ penalt/ fine/ liquidated',
    beside: 'clausula/ monto/ pag/ cobr/ hay establec/ damages',
  },
  {
    fact: 'termination',
    asks: 'whether',
    heads: 'termin/ resci/ resuelv/ resolver/ cancel/ desahuci/ terminat/ salir/ end/',
    beside: END,
  },
  {
    fact: 'transfer',
    asks: 'whether',
    heads: 'ced/ cesion/ subarr/ subarriend/ traspas/ transfer/ assign/ sublet/ subleas/',
    beside: 'derecho/ tercero/ otro otra credito/ contrato/ rights third part/',
  },
  { fact: 'hours', asks: 'time', heads: 'jornada/ horari/ hora/ hour/', beside: 'trabaj/ semana/ labor/ work/ week/' },
  { fact: 'place', asks: 'where', heads: 'lugar/ trabaj/ prest/ work/ place', beside: 'servicio/ funcion/ labor/' },
  { fact: 'delivery', asks: 'time', heads: 'entreg/ deliver/', beside: 'material/ fecha/ plazo/ cosa/ goods' },
  { fact: 'encumbrances', asks: 'whether', heads: 'gravam/ hipotec/ prohibici/ embarg/ encumbr/ lien/ mortgag/' },
  { fact: 'exclusivity', asks: 'whether', heads: 'exclusiv/' },
  { fact: 'territory', asks: 'where', heads: 'territori/ zona/ territor/', beside: 'exclusiv/ licencia/' },
  { fact: 'confidentiality', asks: 'whether', heads: 'confidencial/ secreto/ reserva/ confidential/ disclos/' },
  { fact: 'competition', asks: 'whether', heads: 'compet/ competenc/ compete non-compet/ noncompet/' },
  {
    fact: 'ownership',
    asks: 'who',
    heads: 'propiedad/ duen/ titular/ derecho/ own/ ownership',
    beside: 'intelectual/ autor/ resultad/ obra/ trabajo/ intellectual property ip work',
  },
  {
    fact: 'cap',
    asks: 'amount',
    heads: 'tope/ limite/ maxim/ limit/ cap/',
    beside: 'responsab/ indemniz/ liabilit/ damages',
  },
  { fact: 'law', asks: 'what', heads: 'ley law/', beside: 'aplic/ rig/ govern/ appl/' },
  {
    fact: 'forum',
    asks: 'where',
    heads: 'tribunal/ juzgad/ jurisdicci/ controversia/ conflicto/ domicilio/ court/ forum venue jurisdiction dispute/',
    beside: 'competen/ resuelv/ resolver/ fij/ somet/ juez demand/ resolv/ settl/ where',
  },
  { fact: 'date', asks: 'time', heads: 'fecha/ firm/ celebr/ suscrib/ date sign/', beside: 'contrato/' },
  { fact: 'object', asks: 'what', heads: 'objeto/ purpose subject', beside: 'contrato/' },
  {
    fact: 'premises',
    asks: 'where',
    heads: 'inmueble/ propiedad/ direcci/ ubica/ arriend/ arrend/ premises address located leas/ rent/',
  },
  {
    fact: 'property',
    asks: 'where',
    heads: 'inmueble/ propiedad/ direcci/ ubica/ vend/ compr/ cosa/ property sold sell',
    beside: 'promet/',
  },
  { fact: 'position', asks: 'what', heads: 'cargo/ puesto/ funcion/ position/ role job', beside: 'trabaj/' },
  {
    fact: 'use',
    asks: 'what',
    heads: 'destin/ uso/ usar/ use/ permitted',
    beside: 'inmueble/ local/ propiedad/ premises',
  },
];

/** Words that any such question may hold: the document, who is in it, and the things that contracts are of. Ours. */
export const ANY_WORDS =
  'contrat/ acuerdo/ convenio/ document/ promesa/ compraventa/ mutuo/ arrendamiento/ clausula/ parte/ pact/ acord/ estipul/ establec/ fij/ indic/ senal/ contempl/ segun total/ ' +
  'arrendador/ arrendatari/ vendedor/ comprador/ promitente/ empleador/ trabajador/ mandante/ mandatari/ cliente/ contratista/ prestador/ mutuante/ mutuari/ acreedor/ deudor/ proveedor/ licenciante/ licenciatari/ ' +
  'departamento/ depto casa/ inmueble/ propiedad/ local/ oficina/ bodega/ sitio/ terreno/ parcela/ lote/ vehiculo/ auto/ camioneta/ camion/ tractor/ maquin/ equipo/ servicio/ obra/ ' +
  'agreement/ contract/ lease/ tenant/ landlord/ buyer/ seller/ employee/ employer/ client/ supplier/ contractor/ lender/ borrower/ licensor/ licensee/ apartment/ house/ premises/ property services';
