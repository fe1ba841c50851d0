import type { Language } from '#contract/language.ts';
import type { Slot } from '../../ask/asked.ts';

/**
 * What is told by capitals, signs or digits, which the rules do not see. `find` is sticky to nothing and runs on the text as it is written; its first
 * group, where it has one, is the value. `not`: what it may not be.
 */
export type Form = {
  id: `${Slot}.${string}`;
  language: Language | 'both';
  find: RegExp;
  not?: RegExp;
  yes: readonly string[];
  no: readonly string[];
};

/** A word with a capital, and more of them with the small words between. Bounded, so that a text in capitals stays linear. */
const CAPITAL = String.raw`\p{Lu}[\p{Ll}\d’'-]{1,30}`;
const MORE = String.raw`(?:\s(?:(?:de|del|de la|de los|de las|y|e|of|of the|and|von|van|da|&)\s)?${CAPITAL})`;
const NAME = String.raw`${CAPITAL}${MORE}{0,6}`;
/** Names of texts, of their divisions, of days and months: no persons and no places (lower case). Ours. */
const NO_NAME =
  /^(?:art[íi]culos?|arts?|c[óo]digo|ley|leyes|decreto|t[íi]tulo|libro|cap[íi]tulo|p[áa]rrafo|secci[óo]n|cl[áa]usula|anexo|diario oficial|constituci[óo]n|contrato|convenio|acuerdo|reglamento|registro|section|article|agreement|exhibit|schedule|annex|act|code|chapter|part|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|considerando|vistos?|effective date|term|confidential information|propiedad arrendada)(?!\p{Ll})/iu;

export const FORMS: readonly Form[] = [
  {
    id: 'place.named',
    language: 'es',
    find: new RegExp(
      String.raw`(?<!\p{L})(?:en|desde|hacia|comuna de|ciudad de|provincia de|regi[óo]n de|comunas de)\s(?:(?:la|el|las|los)\s(?=\p{Lu}))?(${NAME})`,
      'gu',
    ),
    not: NO_NAME,
    yes: ['La bodega está en Talca.', 'Tiene casa en la comuna de Paine.'],
    no: ['Se pagará en Marzo.', 'Lo dice en el Título final.'],
  },
  {
    id: 'place.named',
    language: 'en',
    find: new RegExp(String.raw`(?<!\p{L})(?:in|at|near|from|to|across|throughout)\s(?:(?:the)\s)?(${NAME})`, 'gu'),
    not: NO_NAME,
    yes: ['The barn is in Ohio.', 'They moved to New Haven.'],
    no: ['It is paid in March.', 'It is set out in Section 4.'],
  },
  {
    id: 'place.address',
    language: 'es',
    find: new RegExp(
      String.raw`(?:[Cc]alle|[Aa]venida|[Aa]v\.|[Pp]asaje|[Cc]amino|[Rr]uta|[Pp]arcela|[Ll]ote)\s(?:(?:a|el|la|los|las)\s)?(?:${NAME}|\d+)(?:\s(?:N[°º.]\s?)?\d{1,5})?`,
      'gu',
    ),
    yes: ['El local de calle Los Aromos 123.'],
    no: ['La calle es angosta.'],
  },
  {
    id: 'time.clock',
    language: 'both',
    find: /(?<!\d)(?:[01]?\d|2[0-3])(?::[0-5]\d(?:\s?(?:horas|hrs?\b|[ap]\.?\s?m\b))?|\s?[ap]\.?\s?m\b)/giu,
    yes: ['Se reúne a las 18:30 horas.', 'It opens at 9 a.m. every day.'],
    no: ['Según el N° 18, letra a, de la ley.'],
  },
  {
    id: 'date.year',
    language: 'both',
    find: /(?:(?<!\p{L})(?:en|desde|hasta|a[ñn]os?|in|since|until|of|from|by|during|durante|entre|between)(?:\s(?:el|la|los|the|year|a[ñn]o)){0,2}\s|\()(1[0-9]\d\d|20\d\d)(?![\d.,-]*\d|\s?(?:%|cajas|metros|kil[óo]|personas|casos|millones|pesos|d[óo]lares|people|miles|feet|men\b))/giu,
    yes: ['La torre se terminó en 1987.', 'Ana Roe (1950) wrote it.'],
    no: ['Vendieron 1987 cajas.', 'En 1500 metros hay agua.'],
  },
  {
    id: 'date.century',
    language: 'both',
    find: /siglos?\s[IVX]{1,5}(?!\p{L})|\d{1,2}(?:st|nd|rd|th)\s(?:century|centuries)|(?:d[ée]cada de (?:los )?)?(?:1\d|20)\d0s(?!\p{L})/giu,
    yes: ['La iglesia es del siglo XVII.', 'It dates from the 17th century.', 'It was common in the 1980s.'],
    no: ['Un siglo de historia.'],
  },
  {
    id: 'person.titled',
    language: 'both',
    find: new RegExp(
      String.raw`(?<!\p{L})(?:don|doña|don\(ñ?a\)|señora?|Sra?\.|Mrs?\.|Ms\.|Dra?\.)\s(?:(?:don|doña)\s)?(?:${NAME}|\p{Lu}{2,20}(?:\s\p{Lu}{2,20}){0,5})`,
      'gu',
    ),
    yes: ['Comparece don Aldo Rivas Soto.', 'Firma la señora Inés Lagos.'],
    no: ['Es un don de la naturaleza.'],
  },
  {
    id: 'person.company',
    language: 'both',
    find: new RegExp(
      String.raw`(?:${CAPITAL}|\p{Lu}{2,20})(?:\s(?:(?:de|del|y|&|e|and|of)\s)?(?:${CAPITAL}|\p{Lu}{2,20})){0,6},?\s(?:S\.\s?A\.|SpA|Ltda\.?|Limitada|E\.I\.R\.L\.?|(?:y )?C[ií]a\.(?:\s(?:Ltda\.?|Limitada|S\.\s?A\.))?|Hnos\.|Inc\.?|LLC|LLP|Corp\.?|Co\.|Ltd\.?|Limited|L\.P\.|PLC|GmbH)(?!\p{L})`,
      'gu',
    ),
    yes: [
      'La obra la ejecuta Áridos Norte SpA.',
      'Vende a Pérez y Cía. Ltda. la casa.',
      'Delivered by Green Hill, Inc. on time.',
      'Delivered by Green Hill Ltd. on time.',
    ],
    no: ['Una sociedad anónima.', 'Of limited use.'],
  },
  {
    id: 'person.name',
    language: 'both',
    // Not at the beginning, where every word has a capital.
    find: new RegExp(String.raw`(?<=[\p{Ll}\d,;:)"”»]\s|["“«(])(${CAPITAL}${MORE}{1,6})`, 'gu'),
    not: NO_NAME,
    yes: ['La fiscalización toca a la Dirección General de Aguas.', 'It was designed by Ann Roe.'],
    no: ['Rige el Código Civil.', 'Se firmó en Marzo.', 'La cosa es del Arrendatario.'],
  },
  {
    id: 'person.by',
    language: 'both',
    find: new RegExp(String.raw`(?<!\p{L})(?:por|llamad[oa]|by|named|called)\s(${NAME})`, 'gu'),
    not: NO_NAME,
    yes: ['La obra fue escrita por Teresa en su celda.', 'It was found by Curie.'],
    no: ['Se rige por la ley.', 'Se rige por Ley.'],
  },
];
