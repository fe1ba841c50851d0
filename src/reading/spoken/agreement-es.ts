import type { Gender } from './numbers-es.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Masculine plurals that end as feminines do. Ours. */
const MASCULINE = words(
  'días mediodías sistemas problemas programas temas idiomas esquemas diplomas dilemas mapas planetas poemas lemas teoremas síntomas periodistas artistas accionistas contratistas subcontratistas dentistas taxistas transportistas economistas especialistas comisionistas juristas kilogramas telegramas cometas guardias policías colegas',
);
/** Words that end as a feminine noun does and are none. Ours. */
const NO_NOUN = words(
  'más mas las estas esas aquellas otras ellas unas tras además mientras jamás apenas ambas todas cuyas sus',
);
/** Feminine nouns of contracts and rulings that their ending does not tell. Ours. */
const FEMININE = words(
  'página hoja foja cuota hora semana persona parte partes vez veces acción unidad uf utm uta leyes ley sala notaría sección fiscalía comisaría instancia edición región letra cláusula mensualidad madres mujer mujeres víctima noche noches clases series sedes tonelada hectárea libra corte cortes cara sesión copia medida disposición llaves naves imágenes órdenes',
);
/** What may follow a number and is no noun that it counts. Ours. */
const FOLLOWING = words(
  'de del y e o u a al en el la lo los que por con se es fue son para inciso incisos bis ter quáter letra letras número números numeral hasta como si no su sus ambos ambas ante sobre contra sin desde entre pero según cuando donde ha han había será serán mil millón millones coma guion transitorio permanente nuevo final parte menos más fojas vuelta bajo tras les las mas además mientras antes después entonces también',
);
/** Words behind which a figure is a name and counts nothing. Ours. */
const ANNOUNCES =
  /(?:art[íi]culos?|números?|numeral(?:es)?|incisos?|letras?|literal(?:es)?|páginas?|ley(?:es)?|cláusulas?|punto|considerandos?|motivos?|fundamentos?|rol|folios?|capítulos?|títulos?|anexos?|años?|guion|barra|decreto|boletín|oficio|oficina|departamento|piso|resolución|párrafos?|de|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\s*$/;

export const isAnnounced = (before: string): boolean => ANNOUNCES.test(before);
const nextWord = (after: string): string => /^\s?(\p{L}+)/u.exec(after)?.[1] ?? '';

/** Whether a word that follows a number is a feminine noun, by lists and by its ending. */
function isFeminine(word: string): boolean {
  const lower = word.toLowerCase();
  if (FEMININE.has(lower)) return true;
  if (MASCULINE.has(lower) || NO_NOUN.has(lower)) return false;
  return /(?:as|[csx]iones|dades|tudes)$/.test(lower) && lower.length > 3;
}

/**
 * How a cardinal agrees with the word behind it. Source: DPD, "cardinales" 3: "una" and the feminine hundreds before feminine nouns,
 * "un" and "veintiún" before masculine ones. Which words are nouns is told by lists and endings of ours.
 */
export function agreement(before: string, after: string): { gender: Gender; noun: boolean } {
  const next = nextWord(after);
  const lower = next.toLowerCase();
  if (next === '' || (isAnnounced(before) && !/(?:de|año)\s*$/.test(before))) return { gender: 'm', noun: false };
  if (isFeminine(next)) return { gender: 'f', noun: true };
  return { gender: 'm', noun: !FOLLOWING.has(lower) && /^\p{Ll}/u.test(next) };
}

const ORDERED = words(
  'juzgado tribunal trimestre semestre bimestre mes año día piso grado otrosí lugar turno párrafo nivel paso plazo período periodo ciclo conservador inciso ministro fiscal juez notario considerando aniversario medio',
);
/** How an ordinal agrees with the word behind it: "primer juzgado", "primera notaría". */
export function ordinalAgreement(before: string, after: string): { gender: Gender; noun: boolean } {
  const next = nextWord(after).toLowerCase();
  if (isAnnounced(before)) return { gender: 'm', noun: false };
  return { gender: FEMININE.has(next) ? 'f' : 'm', noun: ORDERED.has(next) };
}
