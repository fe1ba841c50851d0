/**
 * Words whose stop ends no sentence, folded to lower case, each list with a sentence that it keeps whole. No word among them ends sentences by itself ("cap", "res"
 * and "para" are left out). Ours, from rulings, contracts and laws.
 */
const LISTS: readonly { id: string; words: string; caught: string }[] = [
  {
    id: 'division',
    words: 'art arts inc sec sect secs p pp p[aá]gs? p[aá]rrs? t[ií]t vol exh',
    caught: 'Según el Art. 5.',
  },
  { id: 'number', words: 'n no nos n[°º] nros? núms?', caught: 'Los Nros. 3 y 4.' },
  {
    id: 'title.es',
    words:
      'sr sra sres sras srtas? dr dra dres dras excm[oa]s? iltm[oa]s? ilm[oa]s? ilustre s\\.e v\\.s s\\.s ing lic prof gral cnel sgto pdte mons uds?',
    caught: 'La Excma. Corte Suprema falló.',
  },
  { id: 'title.en', words: 'mr mrs ms messrs hon gov jr ph\\.d', caught: 'Messrs. Smith and Lee sign.' },
  {
    id: 'company',
    words: 'ltda c[ií]a hnos sucs ltd co corp bros assn mfg intl s\\.a e\\.i\\.r\\.l',
    caught: 'Foo Ltd. England signs.',
  },
  { id: 'place', words: 'av avda pje depto dpto st ste ave blvd dept attn', caught: 'Vive en Avda. Matta 3.' },
  {
    id: 'norm',
    words: 'd\\.l d\\.f\\.l d\\.s dto c[oó]d r\\.u\\.[tnc] r\\.i\\.t c\\.i u\\.s',
    caught: 'El Cód. Civil rige.',
  },
  { id: 'cited', words: 'ed cfr op vs supp cir etc ej e\\.g i\\.e', caught: 'Véase Cfr. Alessandri.' },
];

/** Words that end in an abbreviation whose stop ends no sentence, an initial among them. */
export const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(])(?:${LISTS.map(({ words }) => words.replaceAll(' ', '|')).join('|')}|\p{L})\.$`,
  'iu',
);
/** The end of a company's name, after which a sentence may begin all the same. */
export const COMPANY_END = /(?:^|[\s(])(?:ltda|ltd|corp|inc|s\.a|e\.i\.r\.l)\.$/iu;
/** How a sentence begins that cannot be more of a name: "La compradora". */
export const NEW_SENTENCE = /^(?:el|la|los|las|un|una|en|se|con|por|para|the|an?|in|it|this|each|all) \p{Ll}/iu;
/** A name that a line breaks off: "Pérez y Cía.", with the form of the company on the next. */
const TORN_NAME = /(?:^|\s)(?:c[ií]a|hnos|sucs|co|bros)\.$/iu;
const COMPANY_FORM = /^(?:ltda|limitada|s\.\s?a\.|spa|e\.i\.r\.l|y c[ií]a|ltd|limited|inc|corp|llc)(?!\p{L})/iu;
/** Whether a line ends within the name of a company that the next goes on with. */
export const isTornName = (line: string, next: string): boolean => TORN_NAME.test(line) && COMPANY_FORM.test(next);
/** Characters of the longest of them, with the blank before it and its stop. */
export const ABBREVIATED = 9;

/** A sentence for each list that its abbreviations keep whole. */
export const KEPT_WHOLE: readonly string[] = LISTS.map(({ caught }) => caught);
