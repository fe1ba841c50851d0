import type { Court, ReferenceOf } from '#contract/references.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import { ordinal } from './numbers.ts';

const HONOUR = '(?:(?:excma|excelentísima|excmo|iltma|ilma|ilustrísima|ilustre|i|e|s\\.?s)\\.? +)?';
const type = (words: string, name: string): [RegExp, string] => [lex(words), name];
/** The courts of Chile, those with longer names first. Source of the names: Código Orgánico de Tribunales and the laws of the special courts. */
const TYPES: [RegExp, string][] = [
  type(`${HONOUR}(?:corte +suprema|c\\.? *suprema)(?: +de +justicia)?`, 'Corte Suprema'),
  type(`${HONOUR}(?:cortes? +de +apelaci(?:ón|ones)|c\\. *a\\.|c\\.? +(?:de +)?apelaciones)`, 'Corte de Apelaciones'),
  type('(?:excmo\\.? +)?tribunal +constitucional', 'Tribunal Constitucional'),
  type(
    '(?:tribunal|juzgado)(?: +de +juicio)? +oral(?: +en +lo +penal)?|t\\.?o\\.?p\\.?(?= +de)',
    'Tribunal de Juicio Oral en lo Penal',
  ),
  type('(?:juzgado|tribunal) +de(?:l)? +letras +y +(?:de +)?garantía', 'Juzgado de Letras y Garantía'),
  type('(?:juzgado|tribunal) +de(?:l)? +letras +y +(?:de +)?familia', 'Juzgado de Letras y Familia'),
  type('(?:juzgado|tribunal) +del? +letras +del +trabajo(?: +y +(?:de +)?cobranza)?', 'Juzgado de Letras del Trabajo'),
  type('(?:juzgado|tribunal) +del? +letras +(?:en +lo +)?civil', 'Juzgado de Letras Civil'),
  type('(?:juzgado|tribunal) +del? +letras', 'Juzgado de Letras'),
  type('juzgado +(?:en +lo +|de +lo +)?civil', 'Juzgado Civil'),
  type('(?:juzgado|tribunal) +de +garantía', 'Juzgado de Garantía'),
  type('(?:juzgado|tribunal) +de +(?:la +)?familia', 'Juzgado de Familia'),
  type('juzgado +de +cobranza(?: +laboral(?: +y +previsional)?)?', 'Juzgado de Cobranza Laboral y Previsional'),
  type('(?:juzgado|tribunal) +(?:de +lo +|de +|del +)?(?:trabajo|laboral)', 'Juzgado de Letras del Trabajo'),
  type('juzgado +de +policía +local', 'Juzgado de Policía Local'),
  type('tribunal(?:es)? +tributarios?(?: +y +aduaneros?)?', 'Tribunal Tributario y Aduanero'),
  type('tribunal +de +(?:defensa +de +la +)?libre +competencia', 'Tribunal de Defensa de la Libre Competencia'),
  type('tribunal +ambiental', 'Tribunal Ambiental'),
  type('tribunal +de +propiedad +industrial', 'Tribunal de Propiedad Industrial'),
  type('tribunal +de +contratación +pública', 'Tribunal de Contratación Pública'),
  type('tribunal +calificador +de +elecciones', 'Tribunal Calificador de Elecciones'),
  type('corte +interamericana +de +derechos +humanos', 'Corte Interamericana de Derechos Humanos'),
  type('corte +marcial', 'Corte Marcial'),
];
/** Courts of which there is one. */
const ONE_OF_A_KIND = new Set([
  'Corte Suprema',
  'Tribunal Constitucional',
  'Tribunal de Defensa de la Libre Competencia',
  'Tribunal de Propiedad Industrial',
  'Tribunal de Contratación Pública',
  'Tribunal Calificador de Elecciones',
  'Corte Interamericana de Derechos Humanos',
]);
const ROOM = lex('sala');
const OF_THE = lex('de +(?:la|esta)');
const FIGURE = mark('(\\d{1,2})\\s?(?:°|er|do|to|vo|mo|no)?(?=\\s*(?:juzgado|tribunal|sala))');
const TAIL = lex('del +crimen|civil|laboral|del +trabajo|y +cobranza');
const PLACE_PART =
  '(?:El|La|Los|Las|San|Santa|Puerto|Punta|Villa|Viña|Río|Alto|Isla|Nueva|Quinta|Cerro|Lo|Padre|Pedro|Diego)';
/** A place behind a court: "de Puerto Montt", "DE SAN MIGUEL". */
const PLACE = new RegExp(
  String.raw`^\s*(?:de\s+|DE\s+)?((?:${PLACE_PART}\s+)*\p{Lu}[\p{Ll}'’]+(?:\s+(?:de|del)\s+(?:la\s+|los\s+|las\s+)?\p{Lu}\p{Ll}+)?|\p{Lu}{2,}(?:\s+(?!Y\s|CON\s|RIT|ROL|RUC|LUGAR|CAUSA|SALA)\p{Lu}{2,}){0,2})`,
  'u',
);
const HAS_DE = /^\s*(?:de|DE)\s/;
/** Words that begin with a capital behind a court's name and are no place. */
const NO_PLACE =
  /^\s*(?:de\s+|DE\s+)?(?:Letras|Justicia|Chile|Apelaciones|Rol|Rit|Ruc|Civil|Sentencia|Sala|Que|En|Por|Con|Y|Vistos?|Foja|Causa|Lugar|LUGAR|CAUSA|ROL|RIT|RUC|SALA|VISTOS?|(?:El|La|Los|Las)\s(?!\p{Lu}))(?![\p{L}])/u;

/** What follows a name that lost its accent on the way out of a PDF: "Chill n á". Half a name is none. */
const BROKEN = /^ (?![yeoua] )\p{Ll}{1,3}[º°]?(?: [áéíóúñÁÉÍÓÚÑ°º])+(?!\p{L})/u;

const slug = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** What a court goes by, without its room: "corte-suprema", "juzgado-civil-santiago-14". */
const courtKey = (type: string, place: string | null, ordinal: number | null): string =>
  [slug(type), place && slug(place), ordinal].filter((one) => one !== null).join('-');
export const makeCourt = (
  type: string,
  place: string | null = null,
  ordinal: number | null = null,
  room: number | null = null,
): Court => ({ key: courtKey(type, place, ordinal), type, place, ordinal, room });

/** Capitals only as they are said: "SAN MIGUEL" is San Miguel. */
const titled = (place: string): string =>
  /\p{Ll}/u.test(place) ? place : place.toLowerCase().replace(/(?<!\p{L})\p{L}(?=\p{L}{2})/gu, (c) => c.toUpperCase());

function placeOf(c: Cursor, shouted: boolean): string | null {
  const after = c.text.slice(c.at, c.at + 60);
  const found = NO_PLACE.test(after) ? null : PLACE.exec(after);
  if (found && BROKEN.test(after.slice(found[0].length))) return null;
  if (!found || /\n\s*\n/.test(found[0]) || (!HAS_DE.test(after) && !shouted)) return null;
  c.at += found[0].length;
  return titled(found[1]!.replace(/\s+/g, ' '));
}

/** "Segunda", "14°": the number of a court, or of the room that is named before it. */
function numbered(c: Cursor): { ordinal: number | null; room: number | null } | null {
  const figure = c.eat(FIGURE);
  const value = figure ? Number(figure[1]) : c.attempt(() => ordinal(c));
  if (value === null || !c.eat(ROOM)) return { ordinal: value, room: null };
  return c.eat(OF_THE) ? { ordinal: null, room: value } : null;
}

/** A court with its number, room and place: "Segunda Sala de la Corte Suprema", "14° Juzgado Civil de Santiago". */
export function courtName(c: Cursor): Court | null {
  const { start } = c;
  const number = numbered(c);
  const found = number && TYPES.find(([lexeme]) => c.eat(lexeme));
  if (!number || !found) return null;
  const [, name] = found;
  if (ONE_OF_A_KIND.has(name)) return makeCourt(name, null, null, number.room);
  const shouted = /^[\p{Lu}\s\d°º.]{5,}$/u.test(c.text.slice(start, c.at));
  c.eat(TAIL);
  return makeCourt(name, placeOf(c, shouted), number.ordinal || null, number.room);
}

/** A court as a reference of the text. */
export function court(c: Cursor): ReferenceOf<'court'>[] | null {
  const { start } = c;
  const found = courtName(c);
  return found && [{ ...found, kind: 'court', key: `court:${found.key}`, start, end: c.at }];
}
