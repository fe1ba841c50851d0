import type { Language } from '#contract/language.ts';
import type { Court } from '#contract/references.ts';
import type { Reading } from '../../../rulings/precedents.ts';
import type { Said } from '../sheet.ts';

/** Kinds of action and writs, by the first words of a ruling that name one, with their short name. Folded. Ours. */
const ACTIONS: readonly (readonly [RegExp, Said])[] = [
  [/unificacion de jurisprudencia/, { es: 'Unificación de jurisprudencia', en: 'Unification of case law' }],
  [
    /recursos? de casacion (?:en el fondo|en la forma)|casacion en (?:el fondo|la forma)/,
    { es: 'Casación', en: 'Cassation' },
  ],
  [/(?:recurso|accion)(?: constitucional)? de proteccion/, { es: 'Protección', en: 'Protection' }],
  [/(?:recurso|accion)(?: constitucional)? de amparo/, { es: 'Amparo', en: 'Amparo' }],
  [/recurso de nulidad|recurre de nulidad/, { es: 'Nulidad', en: 'Annulment' }],
  [/recurso de queja/, { es: 'Queja', en: 'Complaint' }],
  [
    /(?:proceso|de oficio|requerimiento|cuestion)(?:(?!inaplicab)[^.]){0,120}inconstitucionalidad/,
    { es: 'Inconstitucionalidad', en: 'Unconstitutionality' },
  ],
  [/inaplicabilidad/, { es: 'Inaplicabilidad', en: 'Inapplicability' }],
  [
    /recurso de apelacion|sentencia (?:apelada|en alzada)|resolucion apelada|se alza/,
    { es: 'Apelación', en: 'Appeal' },
  ],
  [
    /tutela (?:laboral|de derechos)|vulneracion de derechos fundamentales/,
    { es: 'Tutela laboral', en: 'Labor rights' },
  ],
  [/despido (?:injustificado|indebido|improcedente|indirecto)|autodespido/, { es: 'Despido', en: 'Dismissal' }],
  [/juicio ejecutivo|demanda ejecutiva|gestion preparatoria/, { es: 'Juicio ejecutivo', en: 'Enforcement' }],
  [/prescripcion extintiva/, { es: 'Prescripción', en: 'Prescription' }],
  [
    /terminacion (?:inmediata )?de(?:l)? contrato de arrendamiento|juicio de arrendamiento/,
    { es: 'Arrendamiento', en: 'Lease' },
  ],
  [/indemnizacion de perjuicios/, { es: 'Indemnización de perjuicios', en: 'Damages' }],
  [/(?:juicio|accion|demanda) de precario/, { es: 'Precario', en: 'Eviction' }],
  [/concesion (?:minera|de exploracion)/, { es: 'Concesión minera', en: 'Mining concession' }],
];
/** Characters of a ruling in which it says what it is about. */
const HEAD = 3500;

const MONTHS: Record<Language, readonly string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
/** A day as it is written in a language. */
const dayIn = (iso: string, language: Language): string => {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const name = MONTHS[language][month - 1]!;
  return language === 'es' ? `${day} de ${name} de ${year}` : `${name} ${day}, ${year}`;
};

/** The kind of action that a ruling is of, by what it names first; "" where it names none. */
const actionOf = ({ folded }: Reading, language: Language): string => {
  const head = folded.slice(0, HEAD).replace(/\s+/g, ' ');
  const places = ACTIONS.map(([pattern, said]) => ({ said, at: head.search(pattern) })).filter(({ at }) => at >= 0);
  return places.sort((a, b) => a.at - b.at)[0]?.said[language] ?? '';
};

const fullName = ({ type, place, ordinal }: Court): string =>
  [ordinal === null ? '' : `${ordinal}°`, type, place === null ? '' : `de ${place}`].filter(Boolean).join(' ');
/** A court in few letters: CS, CA Santiago. */
const shortName = ({ type, place, ordinal }: Court): string =>
  type === 'Corte Suprema'
    ? 'CS'
    : type === 'Tribunal Constitucional'
      ? 'TC'
      : type === 'Corte de Apelaciones'
        ? `CA ${place ?? ''}`.trim()
        : fullName({ type, place, ordinal } as Court);

const rolOf = ({ identity: { ruling } }: Reading): string => {
  if (!ruling) return '';
  const digits = /^\d{4,}$/.test(ruling.rol)
    ? Number(ruling.rol).toLocaleString('es-CL').replaceAll(',', '.')
    : ruling.rol;
  const number = `${ruling.book ? `${ruling.book}-` : ''}${digits}${ruling.year ? `-${ruling.year}` : ''}`;
  return `${ruling.register === 'rol' ? 'Rol' : ruling.register.toUpperCase()} ${number}`;
};

/** Court, number, date and kind of action of a ruling, each where it says so. */
export function factsOf(reading: Reading, language: Language): string[] {
  const { court, date } = reading.identity;
  return [
    court ? fullName(court) : '',
    rolOf(reading),
    date ? dayIn(date, language) : '',
    actionOf(reading, language),
  ].filter(Boolean);
}

/** What a ruling is called: "CS Rol 14.882-2023 · Casación"; "" where it tells neither court nor number. */
export function rulingTitle(reading: Reading, language: Language): string {
  const { court } = reading.identity;
  const head = [court ? shortName(court) : '', rolOf(reading)].filter(Boolean).join(' ');
  return head ? [head, actionOf(reading, language)].filter(Boolean).join(' · ') : '';
}

/** The parties of a case as it is called: "caratulado “Carmaq SpA, con Cárdenas”". */
const CALLED = /caratulad[oa]s?:?\s*["“«]([^"”»\n]{5,90})["”»]/iu;

/** The name of a case: its parties as it calls them, else what the ruling is called, else the title of its file. */
export const nameOfCase = (text: string, title: string, reading: Reading, language: Language): string =>
  CALLED.exec(text.slice(0, HEAD))?.[1]?.replace(/\s+/g, ' ') ?? (rulingTitle(reading, language) || title);
