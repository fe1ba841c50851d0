import type { Range } from '../lines.ts';
import { noWork, type Work } from './mention.ts';
import { key } from './words.ts';

export const PAGES =
  /(?:\bp[áa]g(?:ina)?s?\b\.?|\bpp?\.)\s{0,2}(?:\d{1,4}|[ivxlc]{1,6}\b)(?:\s{0,2}(?:[-–—/]|,|y|a)\s{0,2}\d{1,4})*(?:\s(?:y\ss(?:s|igs?|iguientes)|ss|sgts?)\b\.?)?/iu;
const YEAR = /(?<![\d.°º/-])(1[5-9]\d\d|20[0-4]\d)(?![\d/]|\s?[°º])/u;
const PUBLISHER =
  /(?:\b(?:Editorial|Ediciones|Edit\.|Edic\.|Editora|Imprenta|Librer[íi]a|Fondo de Cultura|Publicaciones)\s[\p{L} .&]{3,50}|\b(?:Legal ?Publishing|Thomson[ -]Reuters|Tirant lo Blanch|Civitas|Aranzadi|Librotecnia|Abeledo[ -]Perrot|Marcial Pons|Trotta|Bosch|Ariel|Depalma|Astrea|Temis|Hammurabi|Metropolitana|Ariadna|Rub[ií]nzal|Porr[úu]a|Tecnos|Dykinson|Atelier|Comares|LexisNexis|Lexis Nexis|Reus|Nascimento|Conosur|ConoSur|Giuffr[èe]|Beck|Gredos|Akal|Ediar|La Ley|Ad-Hoc|Alianza|DER|Universitaria|Grijley|Palestra|Fontamara|B de F|Der Ediciones|Ediar|Ubijus|Fallos del Mes|(?:Oxford|Cambridge|Harvard)\sUniversity\sPress)\b|\bEdiciones\s\p{Lu})/u;
const REVIEW =
  /\b(?:Revista|Rev\.|Anuario|Gaceta|Cuadernos|Ius et Praxis|Estudios Constitucionales|Themis|Estudios Socio-Jur[íi]dicos|Indret|InDret|Pol[íi]tica Criminal|RChD|RDJ|Bolet[íi]n|Actualidad Jur[íi]dica)[^,;:()\n]{0,80}/u;
const CITY =
  /\b(Santiago(?: de Chile)?|Valpara[íi]so|Concepci[óo]n|Temuco|Talca|Madrid|Barcelona|Valencia|Granada|Sevilla|Pamplona|Bilbao|Buenos Aires|C[óo]rdoba|M[ée]xico(?:,? D\. ?F\.)?|Bogot[áa]|Lima|Montevideo|Par[íi]s|Mil[áa]n|Roma|Padua|Turín|Berl[íi]n|M[úu]nich|Nueva York|New York|Oxford|Cambridge|Londres)\b/u;
const EDITION =
  /(?:\b\d{1,2}\.?\s?[ªaº°]\.?\s?(?:ed(?:ici[óo]n)?\b\.?)|\b(?:primera|segunda|tercera|cuarta|quinta|sexta|s[ée]ptima|octava|novena|d[ée]cima)\sedici[óo]n\b|\breimpresi[óo]n\b)/iu;
const VOLUME =
  /\b(?:(?:tomo|t\.|vol(?:umen)?\.?|v\.)\s{0,2}(?:[ivxlc]{1,6}|\d{1,3})\b(?:[,\s]{1,2}(?:n(?:[°º.]|[úu]m\.?|ro\.?)\s?\d{1,3}))?|n(?:[°º]|[úu]m\.?)\s?\d{1,3}\b|\d{1,3}\s?\(\d{1,3}(?:-\d)?\))/iu;
const IN = /[,.]?\s{1,2}(?:en|En|EN|in|In):?\s{1,2}(?=[\p{Lu}«“"*_])/u;
/** Where a piece of a reference is no longer its title. */
const BIBLIOGRAPHIC = new RegExp(
  `^(?:${[PUBLISHER, REVIEW, CITY, EDITION, VOLUME, PAGES].map(({ source }) => `(?:${source})`).join('|')}|(?:1[5-9]|20)\\d\\d|trad|traducci|tesis|memoria|ed\\.|edit|dir|coord|eds?\\.|op|ob|cit|n[°º]|cap|nota|ISBN|disponible|santiago|ed\\b|en:?\\s)`,
  'iu',
);
const OPENING: Record<string, string> = { '«': '»', '“': '”', '"': '"', '‘': '’', '*': '*', _: '_', '”': '”' };
const TITLE_MOST = 220;
/** What papers of a case are called, and institutions: none is a work of doctrine (folded). */
const NO_WORK =
  /^(?:certificad|informe peric|pericia|peritaj|editorial\b|ediciones\b|imprenta\b|libreria\b|legal ?publishing|thomson|tirant|avenida|av\b|calle|pasaje|comuna|declaraci|acta\b|factura|contrato de|carta|correo|escritura|boleta|demanda\b|contestacion|querella|cedula|rut\b|run\b|rol\b|rit\b|ruc\b|abogad|domicili|chilen|soltero|casad|mayor de edad|profesion|empleado|ministr|juez|jueza|fiscal|notario|receptor|secretari|presidente|sentencia|fallo|resolucion|oficio|ley\b|decreto|codigo|articulo|art\b|inciso|fojas|considerando|dictamen|auto acordado|ingeniero|medico|psicolog|perito|testigo|ambos|todos|quien|el cual|los cuales|en representacion|demandad|recurrent|actor)/;

/** Where a title stands from `place` on and where what follows it begins; null where none does. */
export function titleAt(text: string, place: number, stop: number): { title: Range; end: number } | null {
  let from = place;
  while (from < stop && /[\s,.:;]/.test(text[from]!)) from++;
  const open = text[from];
  const close = open === undefined ? undefined : OPENING[open];
  if (open !== undefined && close !== undefined) {
    let inner = from + 1;
    while (text[inner] === open || text[inner] === ' ') inner++;
    const length = text.slice(inner, Math.min(stop, inner + TITLE_MOST) + 1).indexOf(close);
    if (length < 0) return null;
    const end = inner + length;
    return worthy(text, trim(text, { start: inner, end }), end + 1);
  }
  const rest = text.slice(from, Math.min(stop, from + TITLE_MOST));
  let end = 0;
  for (const piece of rest.matchAll(/[^,.;(]+(?:[,.;(]|$)/gu)) {
    const words = piece[0].replace(/[,.;(]$/, '');
    const bare = words.trimStart();
    const joined =
      piece.index === 0 ||
      /^(?:\p{Ll}|(?:Parte|Una?|Estudios?|Perspectivas|Teor[íi]a|An[áa]lisis|Aproximaci[óo]n|Especial)\s)/u.test(
        bare,
      ) ||
      bare === '';
    if (
      !joined ||
      (piece.index > 0 && (BIBLIOGRAPHIC.test(bare) || /^(?:t|v|vol|pp?|n|ed|pág)$/iu.test(bare) || bare === ''))
    )
      break;
    const into = IN.exec(` ${words}`);
    const page = PAGES.exec(words);
    const cut = Math.min(into ? into.index : Infinity, page ? page.index : Infinity);
    if (cut < words.length) {
      end = piece.index + cut;
      break;
    }
    end = piece.index + words.length;
    if (/[;(]$/.test(piece[0])) break;
  }
  if (end === 0) return null;
  return worthy(text, trim(text, { start: from, end: from + end }), from + end);
}

function trim(text: string, { start, end }: Range): Range {
  let [a, b] = [start, end];
  while (a < b && /[\s,.:;*_“”"«»]/.test(text[a]!)) a++;
  while (b > a && /[\s,.:;*_“”"«»]/.test(text[b - 1]!)) b--;
  return { start: a, end: b };
}

/** A title begins with a capital, has a word of four letters, and is no paper of a case. */
function worthy(text: string, title: Range, end: number): { title: Range; end: number } | null {
  const words = text.slice(title.start, title.end);
  if (!/^[¿¡]?[\p{Lu}]/u.test(words) || !/\p{L}{4}/u.test(words)) return null;
  const folded = words.split(/\s+/).map(key).join(' ');
  return NO_WORK.test(folded) || folded.length < 5 ? null : { title, end };
}

/** What a stretch of a reference says of a work. */
export function fieldsOf(text: string, { start, end }: Range): Work & { pages: string | null } {
  const words = text.slice(start, end);
  const clean = (found: string | undefined): string | null =>
    found?.replace(/\s+/g, ' ').replace(/[\s,.;:]+$/, '') || null;
  const pages = clean(PAGES.exec(words)?.[0]);
  const bare = words.replace(PAGES, ' ');
  const publisher = PUBLISHER.exec(bare)?.[0].split(/[,;(]|\.\s/)[0];
  const review = REVIEW.exec(publisher ? bare.replace(publisher, ' ') : bare)?.[0];
  return {
    ...noWork(),
    within: clean(review),
    publisher: clean(publisher),
    city: clean(CITY.exec(publisher ? bare.replace(publisher, ' ') : bare)?.[1]),
    year: Number(YEAR.exec(bare)?.[1]) || null,
    edition: clean(EDITION.exec(bare)?.[0]),
    volume: clean(VOLUME.exec(bare)?.[0]),
    pages,
  };
}
