import type { Language } from '#contract/language.ts';

/** A word whose senses in contracts and laws count alone, a sentence of a source that it finds by them, and one that its other senses would find. */
type Sense = { word: string; forms?: string; others: string; caught: string; left: string };

/**
 * English words whose commonest senses in the table of words are not those that a contract or a law uses: "end" is of a term and no purpose (whose stem is that of
 * "finir"), "fine" is a penalty and no estate. Folded as the table is. Ours.
 */
const ENGLISH: readonly Sense[] = [
  {
    word: 'end',
    others: 'terminar término terminación expirar vencer vencimiento finalizar concluir cesar',
    caught: 'El contrato termina el 2 de marzo.',
    left: 'Una corporación sin fines de lucro.',
  },
  {
    word: 'expire',
    others: 'expirar vencer vencimiento caducar terminar término',
    caught: 'El plazo vence el lunes.',
    left: 'El reo quiso morir.',
  },
  {
    word: 'terminate',
    forms: 'termination',
    others: 'terminar término terminación rescindir resolver desahuciar finalizar concluir',
    caught: 'Cualquiera podrá poner término al contrato.',
    left: 'Acabados de la obra.',
  },
  {
    word: 'party',
    forms: 'parties',
    others: 'parte',
    caught: 'Las partes acuerdan lo siguiente.',
    left: 'La celebración de una audiencia.',
  },
  {
    word: 'dismiss',
    forms: 'dismissal',
    others: 'despedir despido desvincular rechazar rechazo desestimar',
    caught: 'El despido es injustificado.',
    left: 'La sociedad se disuelve.',
  },
  {
    word: 'resign',
    forms: 'resignation',
    others: 'renunciar renuncia dimitir',
    caught: 'La renuncia del trabajador constará por escrito.',
    left: 'El juez se resigna.',
  },
  {
    word: 'rescind',
    forms: 'rescission',
    others: 'rescindir rescisión resolver resolución nulidad',
    caught: 'El comprador pide la rescisión.',
    left: 'El dueño recoge la cosa.',
  },
  {
    word: 'default',
    others: 'incumplimiento incumplir mora impago',
    caught: 'El incumplimiento da derecho a terminar.',
    left: 'La incomparecencia del testigo.',
  },
  {
    word: 'breach',
    others: 'incumplimiento incumplir infracción infringir contravención violación',
    caught: 'El incumplimiento da derecho a terminar.',
    left: 'La batería del vehículo.',
  },
  {
    word: 'deliver',
    forms: 'delivery',
    others: 'entregar entrega remitir',
    caught: 'La entrega se hará en bodega.',
    left: 'La trabajadora tras el parto.',
  },
  {
    word: 'bond',
    others: 'fianza caución garantía bono',
    caught: 'El contratista rinde una fianza.',
    left: 'Se quita la cadena.',
  },
  {
    word: 'void',
    others: 'nulo nulidad anular invalidar',
    caught: 'El pacto es nulo.',
    left: 'El deudor elude el pago.',
  },
  {
    word: 'fine',
    forms: 'fines',
    others: 'multa multar',
    caught: 'Se aplicará una multa.',
    left: 'Un bien de la sociedad.',
  },
  {
    word: 'fee',
    forms: 'fees',
    others: 'honorarios honorario tarifa comisión remuneración derechos',
    caught: 'Los honorarios serán de cien UF.',
    left: 'La cuota del socio.',
  },
  {
    word: 'share',
    forms: 'shares',
    others: 'acción participación compartir',
    caught: 'El capital se divide en mil acciones.',
    left: 'Un trozo de terreno.',
  },
  {
    word: 'cover',
    others: 'cubrir cobertura amparar',
    caught: 'La cobertura del seguro.',
    left: 'La oficina continúa abierta.',
  },
  {
    word: 'cap',
    others: 'tope límite máximo limitar',
    caught: 'Con un tope de cien UF.',
    left: 'El detonador de la mina.',
  },
  {
    word: 'withdraw',
    forms: 'withdrawal',
    others: 'retirar retiro retracto retractar desistir desistimiento',
    caught: 'El consumidor puede retractarse.',
    left: 'Se suspende la audiencia.',
  },
];

const SENSES: Partial<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: new Map(
    ENGLISH.flatMap(({ word, forms = '', others }) =>
      [word, ...forms.split(' ').filter(Boolean)].map((one) => [one, others.split(' ')] as const),
    ),
  ),
};

/** The words of the other language for the senses that a word (folded) has in contracts and laws; undefined where it has no others that matter. */
export const sensesOf = (word: string, language: Language): readonly string[] | undefined =>
  SENSES[language]?.get(word);

/** The words with the sentences that they find and leave. */
export const SENSE_EXAMPLES: readonly Pick<Sense, 'word' | 'caught' | 'left'>[] = ENGLISH;
