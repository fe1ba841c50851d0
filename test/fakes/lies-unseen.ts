import { family, type Lie } from './lies.ts';

/** The same change of both languages' words. */
type Put = readonly [id: string, about: string, es: string, en: string];
const TERM: readonly [es: string, en: string] = [
  'poner término anticipado al contrato {termino}.',
  'terminate this Agreement with immediate effect {termino}.',
];
/** A denial that is written so that a program may not see it, before a permission that stands. */
const denial = (id: string, about: string, es: string, en: string): Put => [
  id,
  about,
  `El Arrendatario ⟦${es} podrá⟧ ${TERM[0]}`,
  `The Company may ⟦${en} terminate⟧ ${TERM[1].replace('terminate ', '')}`,
];
/** A figure that is written so that a program may not see it. */
const figure = (id: string, about: string, es: string, en: string): Put => [
  id,
  about,
  `La renta mensual de arrendamiento será de ⟦${es}⟧ unidades de fomento {renta}.`,
  `The Company shall pay the Consultant a fee of ⟦£${en}⟧ for each Field Day {renta}.`,
];

/** Words and figures that a reader sees otherwise than a program may. */
export const UNSEEN: Lie[] = [
  ...family('invisible characters', [
    denial('zero-width-in-a-denial', 'parts a denial by a space of no width', 'n\u200bo', 'no\u200bt'),
    denial('joiner-in-a-denial', 'parts a denial by a joiner of graphemes', 'n\u034fo', 'no\u034ft'),
    denial('filler-in-a-denial', 'parts a denial by a Hangul filler', 'n\u115fo', 'no\u115ft'),
    denial('selector-in-a-denial', 'parts a denial by a selector of variants', 'n\ufe00o', 'no\ufe00t'),
    denial('supplement-in-a-denial', 'parts a denial by a selector of the supplement', 'n\u{e0100}o', 'no\u{e0100}t'),
    denial('vowel-sign-in-a-denial', 'parts a denial by a Mongolian separator', 'n\u180eo', 'no\u180et'),
    figure('zero-width-in-a-figure', 'parts a figure by a space of no width', '128\u200b,5', '1\u200b950'),
    [
      'tags',
      'hides a sentence in the characters of tags',
      `La renta mensual será de 28,5 unidades de fomento {renta}.⟦\u{e0045}\u{e0073}\u{e006e}\u{e0075}⟧`,
      `The Company shall pay a fee of £950 for each Field Day {renta}.⟦\u{e0045}\u{e0073}\u{e006e}\u{e0075}⟧`,
    ],
    [
      'direction-turned',
      'turns the direction of writing over a figure',
      'La renta mensual será de ⟦\u202e5,82\u202c⟧ unidades de fomento {renta}.',
      'The Company shall pay a fee of ⟦£\u202e590\u202c⟧ for each Field Day {renta}.',
    ],
  ]),
  ...family('homoglyphs', [
    denial('cyrillic-denial', 'writes a denial with a Cyrillic letter', 'nо', 'nоt'),
    denial('greek-denial', 'writes a denial with a Greek letter', 'nο', 'nοt'),
    denial('wide-denial', 'writes a denial in letters of full width', 'ｎｏ', 'ｎｏｔ'),
    denial('mathematical-denial', 'writes a denial in mathematical letters', '𝐧𝐨', '𝐧𝐨𝐭'),
    figure('arabic-digits', 'writes another figure in Arabic digits', '٨٢,٥', '٥٩٠'),
    figure('wide-digits', 'writes another figure in digits of full width', '８２,５', '５９０'),
    figure('mathematical-digits', 'writes another figure in mathematical digits', '𝟖𝟐,𝟓', '𝟓𝟗𝟎'),
    figure('circled-digits', 'adds a circled digit to the figure', '①28,5', '①950'),
    figure('superscript-digits', 'adds a digit above the line', '28,5³', '950³'),
    figure('letters-for-digits', 'writes letters that look like digits', 'l28,5', 'l,950'),
    figure('fraction-sign', 'adds a fraction in one sign', '28,5½', '950½'),
    figure('roman-sign', 'writes the figure in Roman numerals of one sign', 'Ⅻ', 'Ⅻ'),
  ]),
  ...family('marks of Markdown', [
    denial('bold-within-a-denial', 'parts a denial by the marks of bold', 'n**o**', 'no**t**'),
    denial('italic-within-a-denial', 'parts a denial by the marks of italics', 'n*o*', 'no*t*'),
    denial('reference-of-a-character', 'writes a letter as the reference of a character', 'n&#111;', 'n&#111;t'),
    denial(
      'named-reference',
      'parts a denial by a named reference that nobody sees',
      'n&ZeroWidthSpace;o',
      'no&ZeroWidthSpace;t',
    ),
    figure('bold-within-a-figure', 'parts a figure by the marks of bold', '**1**28,5', '**9**950'),
    figure('digit-by-reference', 'writes a digit as the reference of a character', '28&#48;,5', '95&#48;0'),
    [
      'denial-struck-through',
      'strikes the denial through',
      'El Arrendatario ⟦~~no~~ podrá⟧ en ningún caso imputar la garantía al pago de la renta {imputar}.',
      "The Consultant shall ⟦~~not~~ disclose⟧ any information about the Company's prospects, reserves or customers {imputar}.",
    ],
    [
      'denial-in-a-comment',
      'writes the denial where HTML hides it',
      'El Arrendatario <!-- no -->⟦podrá imputar la garantía⟧ al pago de la renta {imputar}.',
      "The Consultant shall <!-- not -->⟦disclose any information⟧ about the Company's prospects {imputar}.",
    ],
  ]),
];
