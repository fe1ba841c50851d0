import type { Norm } from '#contract/references.ts';
import { lex } from './cursor.ts';
import { dotted } from './numbers.ts';

/** A norm without how a text comes to it. */
export type Authority = Omit<Norm, 'how'>;

const NAVIGATE = 'https://www.bcn.cl/leychile/navegar?';
const byId = (id: number): string => `${NAVIGATE}idNorma=${id}`;
const authority = (key: string, title: string, more: Partial<Authority> = {}): Authority => ({
  key,
  title,
  number: null,
  year: null,
  link: null,
  ...more,
});

/**
 * Ids of norms in Ley Chile, the official texts that the Biblioteca del Congreso Nacional keeps. Links only: nothing is fetched.
 * Laws need none, since their address takes their number.
 */
export const NORM_IDS: Record<string, number> = {
  constitucion: 242302,
  'codigo:civil': 172986,
  'codigo:penal': 1984,
  'codigo:comercio': 1974,
  'codigo:trabajo': 207436,
  'codigo:tributario': 6374,
  'codigo:procedimiento-civil': 22740,
  'codigo:procedimiento-penal': 22960,
  'codigo:procesal-penal': 176595,
  'codigo:organico-de-tribunales': 25563,
  'codigo:aguas': 5605,
  'codigo:sanitario': 5595,
  'codigo:mineria': 29668,
  'codigo:aeronautico': 30287,
  'codigo:justicia-militar': 18914,
  'codigo:derecho-internacional-privado': 12820,
  'dl:211': 5872,
  'dl:824': 6368,
  'dl:825': 6369,
  'dl:830': 6374,
  'dl:2695': 6982,
  'dl:3475': 7137,
  'dl:3500': 7147,
  'dfl:251/1931': 5201,
  'dfl:725/1967': 5595,
  'dfl:1122/1981': 5605,
  'dfl:707/1982': 5594,
  'dfl:458/1975': 13560,
  'dfl:458/1976': 13560,
  'aa:28-2024': 1200911,
  'aa:35-2022': 1173145,
  'aa:94-2015': 1080916,
};
const linkOf = (key: string): string | null => (NORM_IDS[key] === undefined ? null : byId(NORM_IDS[key]));

const code = (key: string, title: string): Authority =>
  authority(`codigo:${key}`, title, { link: linkOf(`codigo:${key}`) });
/** How each code is called behind the word "código"; longer names first. */
export const CODES: [RegExp, Authority][] = (
  [
    [
      '(?:de +)?procedimiento +civil|adjetivo +civil|(?:de +)?proc(?:ed)?\\. *civil',
      'procedimiento-civil',
      'Código de Procedimiento Civil',
    ],
    ['(?:de +)?procedimiento +penal', 'procedimiento-penal', 'Código de Procedimiento Penal'],
    ['procesal +penal|adjetivo +penal|procesal +del +ramo', 'procesal-penal', 'Código Procesal Penal'],
    ['civil|sustantivo +civil', 'civil', 'Código Civil'],
    ['penal|punitivo', 'penal', 'Código Penal'],
    ['del? +comercio', 'comercio', 'Código de Comercio'],
    ['del? +trabajo|laboral', 'trabajo', 'Código del Trabajo'],
    ['tributario', 'tributario', 'Código Tributario'],
    ['orgánico(?: +de(?: +los)? +tribunales)?', 'organico-de-tribunales', 'Código Orgánico de Tribunales'],
    ['de +aguas', 'aguas', 'Código de Aguas'],
    ['sanitario', 'sanitario', 'Código Sanitario'],
    ['de +minería|minero', 'mineria', 'Código de Minería'],
    ['aeronáutico', 'aeronautico', 'Código Aeronáutico'],
    ['de +justicia +militar', 'justicia-militar', 'Código de Justicia Militar'],
    [
      'de +derecho +internacional +privado|(?:de +)?bustamante',
      'derecho-internacional-privado',
      'Código de Derecho Internacional Privado',
    ],
  ] as const
).map(([words, key, title]) => [lex(words), code(key, title)]);
const byKey = new Map(CODES.map(([, one]) => [one.key, one]));

export const CONSTITUTION = authority('constitucion', 'Constitución Política de la República', {
  link: linkOf('constitucion'),
});

/** Abbreviations by their capital letters; they count only beside an article. CT is the labour code, as in the rulings of its courts. */
export const ABBREVIATIONS: Record<string, Authority> = Object.fromEntries(
  [
    ['CC CCIVIL', 'civil'],
    ['CPC', 'procedimiento-civil'],
    ['CPP', 'procesal-penal'],
    ['CT CDT CTRAB CDELT CDELTRAB', 'trabajo'],
    ['CTRIB', 'tributario'],
    ['COT', 'organico-de-tribunales'],
    ['CP CPEN CPENAL', 'penal'],
    ['CCOM CDEC', 'comercio'],
    ['CJM', 'justicia-militar'],
    ['CPR CPRCH', ''],
  ].flatMap(([names, key]) => names!.split(' ').map((name) => [name, byKey.get(`codigo:${key}`) ?? CONSTITUTION])),
);

/** A law by its number without dots. Every law has an address. */
export const law = (number: string, year: number | null = null): Authority =>
  authority(`ley:${number}`, `Ley N° ${dotted(number)}`, { number, year, link: `${NAVIGATE}idLey=${number}` });

/** The kinds of decrees: the letters of their key, and how a title begins. */
export type DecreeKind = 'dfl' | 'dl' | 'ds';
const DECREES: Record<DecreeKind, string> = { dfl: 'D.F.L.', dl: 'D.L.', ds: 'D.S.' };
/**
 * A decree. The numbers of decree laws run on, those of other decrees begin again in every ministry and year: so a D.L. goes by its number,
 * the others by number and year, and one without a year by its number and no link.
 */
export function decree(kind: DecreeKind, number: string, year: number | null, ministry: string | null): Authority {
  const key = kind === 'dl' || year === null ? `${kind}:${number}` : `${kind}:${number}/${year}`;
  const title = `${DECREES[kind]} N° ${dotted(number)}${year ? ` de ${year}` : ''}${ministry ? `, ${ministry}` : ''}`;
  return authority(key, title, { number, year, link: linkOf(key) });
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
/** A treaty, regulation or court rule that goes by its name. */
export function named(kind: 'tratado' | 'reglamento' | 'aa', name: string): Authority {
  const title = name.replace(/\s+/g, ' ').trim();
  return authority(`${kind}:${slug(title)}`, title);
}
/** An auto acordado of the Supreme Court by the number of its act: "Acta N° 94-2015". */
export const act = (number: string, year: number): Authority =>
  authority(`aa:${number}-${year}`, `Auto Acordado, Acta N° ${number}-${year}`, {
    number,
    year,
    link: linkOf(`aa:${number}-${year}`),
  });

/** Treaties by their names; one that is not here goes by its words. */
export const TREATIES: [RegExp, Authority][] = (
  [
    [
      'convención +(?:inter)?americana +(?:sobre|de) +(?:los +)?derechos +humanos|pacto +de +san +josé(?: +de +costa +rica)?',
      'convencion-americana-derechos-humanos',
      'Convención Americana sobre Derechos Humanos',
    ],
    [
      'convención(?: +internacional)? +(?:sobre|de) +los +derechos +del +niño',
      'convencion-derechos-del-nino',
      'Convención sobre los Derechos del Niño',
    ],
    [
      'pacto +internacional +(?:de|sobre) +(?:los +)?derechos +civiles +y +políticos',
      'pacto-derechos-civiles-y-politicos',
      'Pacto Internacional de Derechos Civiles y Políticos',
    ],
    [
      'pacto +internacional +(?:de|sobre) +(?:los +)?derechos +económicos,? +sociales +y +culturales',
      'pacto-derechos-economicos-sociales-y-culturales',
      'Pacto Internacional de Derechos Económicos, Sociales y Culturales',
    ],
    [
      'declaración +universal +de +(?:los +)?derechos +humanos',
      'declaracion-universal-derechos-humanos',
      'Declaración Universal de Derechos Humanos',
    ],
    [
      'convención +de +viena +sobre +(?:el +)?derecho +de +los +tratados',
      'convencion-viena-tratados',
      'Convención de Viena sobre el Derecho de los Tratados',
    ],
  ] as const
).map(([words, key, title]) => [lex(words), authority(`tratado:${key}`, title)]);
