import type { Language } from '#contract/language.ts';

/** What a planted edit is told as. `wording` changes no right. */
export type Planted =
  | 'figure'
  | 'term'
  | 'date'
  | 'party'
  | 'modality'
  | 'polarity'
  | 'exception'
  | 'definition'
  | 'reference'
  | 'wording';

/**
 * An edit of contracts and laws. `find`: the words it takes; `to`: what stands for them, by the groups; the same words where it does not fit. `as`: the kinds
 * any of which tells it right. Written before the rules of the comparison, and without them.
 */
export type Edit = {
  id: string;
  language: Language;
  as: readonly Planted[];
  find: RegExp;
  to: (match: RegExpMatchArray) => string;
};

const swap =
  (pairs: Record<string, string>) =>
  ([word]: RegExpMatchArray): string =>
    pairs[word!] ?? word!;
const of = (pairs: Record<string, string>): string => Object.keys(pairs).join('|');
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu');
const words = (language: Language, id: string, as: Planted[], pairs: Record<string, string>): Edit => ({
  id,
  language,
  as,
  find: whole(of(pairs)),
  to: swap(pairs),
});
const more = (figure: string): string => String(Number(figure) * 2 + 1);

const NUMBERS_ES: Record<string, string> = {
  dos: 'cuatro',
  tres: 'seis',
  cinco: 'quince',
  ocho: 'veinte',
  diez: 'treinta',
  quince: 'cuarenta',
  veinte: 'sesenta',
  treinta: 'noventa',
  sesenta: 'ciento veinte',
  noventa: 'cuarenta y cinco',
};
const NUMBERS_EN: Record<string, string> = {
  two: 'four',
  three: 'six',
  five: 'ten',
  ten: 'fifteen',
  fifteen: 'twenty',
  twenty: 'forty',
  thirty: 'sixty',
  sixty: 'ninety',
  ninety: 'thirty',
};
const UNITS_ES = 'días|meses|años|horas|semanas';
const UNITS_EN = 'days|months|years|business days|calendar days|hours|weeks';
const MONTHS_ES: Record<string, string> = { enero: 'abril', marzo: 'mayo', mayo: 'junio', julio: 'agosto', agosto: 'octubre', octubre: 'diciembre', diciembre: 'enero' }; // prettier-ignore
const MONTHS_EN: Record<string, string> = { January: 'April', March: 'May', April: 'June', May: 'July', June: 'August', August: 'October', October: 'December', December: 'January' }; // prettier-ignore

const RIGHTS_ES: Edit[] = [
  {
    id: 'term.words',
    language: 'es',
    as: ['term'],
    find: new RegExp(`(?<!\\p{L})(${of(NUMBERS_ES)}) (${UNITS_ES})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) => `${NUMBERS_ES[n!]} ${unit}`,
  },
  {
    id: 'term.figures',
    language: 'es',
    as: ['term'],
    find: new RegExp(`(?<![\\d.,])(\\d{1,3}) (${UNITS_ES})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) => `${more(n!)} ${unit}`,
  },
  words('es', 'term.unit', ['term'], { 'días hábiles': 'días corridos', 'días corridos': 'días hábiles' }),
  {
    id: 'figure.sum',
    language: 'es',
    as: ['figure'],
    find: /\$ ?(\d{1,3})((?:\.\d{3})+)/gu,
    to: ([, n, rest]) => `$${more(n!)}${rest}`,
  },
  {
    id: 'figure.unit',
    language: 'es',
    as: ['figure'],
    find: /(?<![\d.,])(\d{1,4}) (unidades tributarias|unidades de fomento|UF|UTM|por ciento|ejemplares|pesos)(?!\p{L})/gu,
    to: ([, n, unit]) => `${more(n!)} ${unit}`,
  },
  {
    id: 'date.month',
    language: 'es',
    as: ['date'],
    find: new RegExp(`(?<!\\d)(\\d{1,2}) de (${of(MONTHS_ES)}) de (\\d{4})`, 'gu'),
    to: ([, day, month, year]) => `${day} de ${MONTHS_ES[month!]} de ${year}`,
  },
  words('es', 'party.swap', ['party'], {
    'el trabajador': 'el empleador',
    'el empleador': 'el trabajador',
    'El Empleador': 'El Trabajador',
    'del Empleador': 'del Trabajador',
    'el Empleador': 'el Trabajador',
    'el acreedor': 'el deudor',
    'el deudor': 'el acreedor',
    'el arrendador': 'el arrendatario',
    'el arrendatario': 'el arrendador',
    'el comprador': 'el vendedor',
    'el vendedor': 'el comprador',
    'el mandante': 'el mandatario',
    'el mandatario': 'el mandante',
    'el comodatario': 'el comodante',
    'el explotador': 'el propietario',
    'la Empresa': 'el Estudiante',
  }),
  words('es', 'modality.verb', ['modality'], {
    podrá: 'deberá',
    podrán: 'deberán',
    deberá: 'podrá',
    deberán: 'podrán',
    puede: 'debe',
    debe: 'puede',
    'se obliga a': 'podrá',
    'está obligado a': 'tiene la facultad de',
  }),
  words('es', 'polarity.no', ['polarity', 'modality'], {
    'no podrá': 'podrá',
    'no podrán': 'podrán',
    'no será': 'será',
    'no es': 'es',
    'no tendrá': 'tendrá',
    'no se': 'se',
    será: 'no será',
    tendrá: 'no tendrá',
    'tiene derecho': 'no tiene derecho',
  }),
  {
    id: 'exception.added',
    language: 'es',
    as: ['exception'],
    find: /(?<=\p{Ll}{4})(?=\.\n)/gu,
    to: () => ', salvo que la otra parte lo autorice por escrito',
  },
  {
    id: 'exception.condition',
    language: 'es',
    as: ['exception'],
    find: /(?<=\p{Ll}{4})(?=\.\n)/gu,
    to: () => ', siempre que se dé aviso por carta certificada',
  },
  {
    id: 'exception.removed',
    language: 'es',
    as: ['exception'],
    find: /, (?:salvo|excepto|a menos que|sin perjuicio de)[^,.;:\n]{8,90}(?=[.,;])/gu,
    to: () => '',
  },
  {
    id: 'definition.name',
    language: 'es',
    as: ['definition', 'party'],
    find: /en adelante (?:el|la) "(\p{Lu}[\p{L}/]{2,20})"/gu,
    to: () => 'en adelante el "Obligado Principal"',
  },
  {
    id: 'definition.added',
    language: 'es',
    as: ['definition'],
    find: /(?<=\p{Ll}{4}\.)(?=\n\n?\p{Lu})/gu,
    to: () => ' Para estos efectos, "Día de Pago" significa el último día hábil de cada mes.',
  },
  {
    id: 'reference.article',
    language: 'es',
    as: ['reference'],
    find: /(?<=\p{Ll} |, )(artículo|artículos) (\d{1,4})(?![\d°º.])/gu,
    to: ([, name, n]) => `${name} ${more(n!)}`,
  },
  {
    id: 'reference.part',
    language: 'es',
    as: ['reference'],
    find: /(?<=\p{Ll} |, )(?:inciso primero|inciso segundo|inciso anterior|letra a\)|letra b\)|artículo anterior|artículo precedente)/gu,
    to: swap({
      'inciso primero': 'inciso tercero',
      'inciso segundo': 'inciso primero',
      'inciso anterior': 'inciso primero',
      'letra a)': 'letra c)',
      'letra b)': 'letra a)',
      'artículo anterior': 'artículo siguiente',
      'artículo precedente': 'artículo siguiente',
    }),
  },
];

const RIGHTS_EN: Edit[] = [
  {
    id: 'term.words',
    language: 'en',
    as: ['term'],
    find: new RegExp(`(?<!\\p{L})(${of(NUMBERS_EN)}) (${UNITS_EN})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) => `${NUMBERS_EN[n!]} ${unit}`,
  },
  {
    id: 'term.both',
    language: 'en',
    as: ['term'],
    find: new RegExp(`(?<!\\p{L})(${of(NUMBERS_EN)}) \\(\\d{1,3}\\) (${UNITS_EN})(?!\\p{L})`, 'gu'),
    to: ([, , unit]) => `forty-five (45) ${unit}`,
  },
  {
    id: 'term.figures',
    language: 'en',
    as: ['term'],
    find: new RegExp(`(?<![\\d.,])(\\d{1,3}) (${UNITS_EN})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) => `${more(n!)} ${unit}`,
  },
  {
    id: 'figure.sum',
    language: 'en',
    as: ['figure'],
    find: /\$(\d{1,3})((?:,\d{3})+|\.\d\d)(?!\d)/gu,
    to: ([, n, rest]) => `$${more(n!)}${rest}`,
  },
  {
    id: 'figure.percent',
    language: 'en',
    as: ['figure'],
    find: /(?<![\d.,])(\d{1,2}(?:\.\d)?)%/gu,
    to: ([, n]) => `${Number(n) + 7}%`,
  },
  {
    id: 'date.month',
    language: 'en',
    as: ['date'],
    find: new RegExp(`(${of(MONTHS_EN)}) (\\d{1,2}), ?((?:19|20)\\d\\d)`, 'gu'),
    to: ([, month, day, year]) => `${MONTHS_EN[month!]} ${day}, ${year}`,
  },
  words('en', 'party.swap', ['party'], {
    'the Company': 'the Contractor',
    'the Contractor': 'the Company',
    'the Licensee': 'the Licensor',
    'the Licensor': 'the Licensee',
    'the Supplier': 'the Purchaser',
    'the Buyer': 'the Seller',
    'the Seller': 'the Buyer',
    'the Purchaser': 'the Supplier',
    'the Distributor': 'the Manufacturer',
    'the Customer': 'the Provider',
    'the Sponsor': 'the Organizer',
    'the Agent': 'the Principal',
    'the Servicer': 'the Trustee',
    'the disclosing party': 'the receiving party',
    'the receiving party': 'the disclosing party',
  }),
  words('en', 'modality.verb', ['modality'], {
    shall: 'may',
    may: 'shall',
    must: 'may',
    'is obligated to': 'is entitled to',
    'agrees to': 'may',
    'has the right to': 'is required to',
  }),
  words('en', 'polarity.not', ['polarity', 'modality'], {
    'shall not': 'shall',
    'will not': 'will',
    'may not': 'may',
    'is not': 'is',
    'are not': 'are',
    'does not': 'does',
    'will be': 'will not be',
    'shall be': 'shall not be',
    'shall have': 'shall not have',
  }),
  {
    id: 'exception.added',
    language: 'en',
    as: ['exception'],
    find: /(?<=[a-z]{4})(?=\. ?\n)/gu,
    to: () => ', unless the other party consents in writing',
  },
  {
    id: 'exception.provided',
    language: 'en',
    as: ['exception'],
    find: /(?<=[a-z]{4})(?=\. ?\n)/gu,
    to: () => ', provided that prior notice is given by registered mail',
  },
  {
    id: 'exception.removed',
    language: 'en',
    as: ['exception'],
    find: /, (?:except|unless|provided that|other than|notwithstanding)[^,.;:()\n]{8,90}(?=[.,;])/gu,
    to: () => '',
  },
  {
    id: 'definition.name',
    language: 'en',
    as: ['definition', 'party'],
    find: /\((?:the )?["“](\p{Lu}[\p{L} ]{3,22})["”]\)/gu,
    to: () => '(the "Principal Obligor")',
  },
  {
    id: 'definition.added',
    language: 'en',
    as: ['definition'],
    find: /(?<=[a-z]{4}\.)(?= ?\n\n?\p{Lu})/gu,
    to: () => ' "Payment Day" means the last business day of each month.',
  },
  {
    id: 'reference.section',
    language: 'en',
    as: ['reference'],
    find: /(?<=[a-z] )(Section|Sections|Article|Exhibit|Schedule|paragraph) (\d{1,2})(?:\.(\d{1,2}))?(?![\d.])/gu,
    to: ([, name, n, sub]) => `${name} ${sub === undefined ? more(n!) : `${n}.${more(sub)}`}`,
  },
  words('en', 'reference.letter', ['reference'], {
    'Exhibit A': 'Exhibit C',
    'Exhibit B': 'Exhibit D',
    'Schedule A': 'Schedule C',
    'clause (i)': 'clause (iii)',
    'clause (a)': 'clause (c)',
  }),
];

const WORDING_ES: Edit[] = [
  words('es', 'wording.words', ['wording'], {
    mediante: 'por medio de',
    asimismo: 'además',
    Asimismo: 'Además',
    'conforme a': 'de acuerdo con',
    'de conformidad a': 'de acuerdo con',
    'de conformidad con': 'según',
    'con el objeto de': 'para',
    'a fin de': 'para',
    'respecto de': 'en relación con',
    'en virtud de': 'por',
    dicho: 'ese',
    dicha: 'esa',
    dichos: 'esos',
    'el presente contrato': 'este contrato',
    'este Código': 'el presente Código',
    efectuar: 'realizar',
    realizar: 'efectuar',
    señalado: 'indicado',
    señalada: 'indicada',
    establecido: 'fijado',
    establecida: 'fijada',
    establecidas: 'fijadas',
    además: 'también',
    'a contar de': 'desde',
    'en conformidad a': 'según',
    correspondiente: 'respectivo',
    respectivo: 'correspondiente',
    respectiva: 'correspondiente',
    'por escrito': 'en forma escrita',
    'inherentes a': 'propias de',
    desarrollando: 'cumpliendo',
    suscribir: 'firmar',
    impartidas: 'dadas',
    solamente: 'solo',
    igualmente: 'también',
    disposiciones: 'normas',
    normas: 'reglas',
  }),
  {
    id: 'wording.figure-form',
    language: 'es',
    as: ['wording'],
    find: new RegExp(`(?<!\\p{L})(dos|tres|cinco|diez|quince|treinta|sesenta|noventa) (${UNITS_ES})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) =>
      `${n} (${({ dos: 2, tres: 3, cinco: 5, diez: 10, quince: 15, treinta: 30, sesenta: 60, noventa: 90 } as Record<string, number>)[n!]}) ${unit}`,
  },
  {
    id: 'wording.figure-only',
    language: 'es',
    as: ['wording'],
    find: new RegExp(`(?<!\\p{L})(diez|quince|treinta|sesenta|noventa) (${UNITS_ES})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) =>
      `${({ diez: 10, quince: 15, treinta: 30, sesenta: 60, noventa: 90 } as Record<string, number>)[n!]} ${unit}`,
  },
  {
    id: 'wording.comma',
    language: 'es',
    as: ['wording'],
    find: /(?<=\p{Ll}{4}), (?=y |o |en |con |por )/gu,
    to: () => ' ',
  },
  {
    id: 'wording.semicolon',
    language: 'es',
    as: ['wording'],
    find: /(?<=\p{Ll}{5}); (?=\p{Ll})/gu,
    to: () => ', ',
  },
  {
    id: 'wording.capital',
    language: 'es',
    as: ['wording'],
    find: /(?<=\p{Ll} )(?:juez|tribunal|contrato|servicio|ministro|director)(?!\p{L})/gu,
    to: ([word]) => word[0]!.toUpperCase() + word.slice(1),
  },
  {
    id: 'wording.accent',
    language: 'es',
    as: ['wording'],
    find: /(?<=\p{Ll} )\p{Ll}{3,8}ión(?!\p{L})/gu,
    to: ([word]) => word.replace('ó', 'o'),
  },
  {
    id: 'wording.added',
    language: 'es',
    as: ['wording'],
    find: /(?<=\p{Ll}{4} )(?:de la ley|de este Código|del contrato)(?!\p{L})/gu,
    to: ([word]) => `propias ${word}`,
  },
];

const WORDING_EN: Edit[] = [
  words('en', 'wording.words', ['wording'], {
    'prior to': 'before',
    'in order to': 'to',
    'pursuant to': 'under',
    'in accordance with': 'according to',
    'with respect to': 'regarding',
    'in connection with': 'in relation to',
    such: 'the said',
    herein: 'in this Agreement',
    hereof: 'of this Agreement',
    hereunder: 'under this Agreement',
    'including without limitation': 'including, but not limited to,',
    'including, without limitation,': 'including but not limited to',
    'subsequent to': 'after',
    regarding: 'concerning',
    'set forth in': 'stated in',
    obtain: 'get',
    utilize: 'use',
    commence: 'begin',
    'in the event that': 'if',
    'for the purpose of': 'for',
    additional: 'further',
    terminate: 'end',
    necessary: 'needed',
    request: 'demand',
    provide: 'supply',
    reasonably: 'in a reasonable way',
    'related to': 'relating to',
  }),
  {
    id: 'wording.figure-form',
    language: 'en',
    as: ['wording'],
    find: new RegExp(`(?<!\\p{L})(two|three|five|ten|fifteen|thirty|sixty|ninety) (${UNITS_EN})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) =>
      `${n} (${({ two: 2, three: 3, five: 5, ten: 10, fifteen: 15, thirty: 30, sixty: 60, ninety: 90 } as Record<string, number>)[n!]}) ${unit}`,
  },
  {
    id: 'wording.figure-only',
    language: 'en',
    as: ['wording'],
    find: new RegExp(`(?<!\\p{L})(?:ten|fifteen|thirty|sixty|ninety) \\((\\d{2,3})\\) (${UNITS_EN})(?!\\p{L})`, 'gu'),
    to: ([, n, unit]) => `${n} ${unit}`,
  },
  {
    id: 'wording.comma',
    language: 'en',
    as: ['wording'],
    find: /(?<=[a-z]{4}), (?=and |or |in |with |by )/gu,
    to: () => ' ',
  },
  {
    id: 'wording.semicolon',
    language: 'en',
    as: ['wording'],
    find: /(?<=[a-z]{5}); (?=[a-z])/gu,
    to: () => ', ',
  },
  {
    id: 'wording.capital',
    language: 'en',
    as: ['wording'],
    find: /(?<=[a-z] )(?:agreement|contract|services|products)(?!\p{L})/gu,
    to: ([word]) => word[0]!.toUpperCase() + word.slice(1),
  },
  {
    id: 'wording.spelling',
    language: 'en',
    as: ['wording'],
    find: /(?<=[a-z] )(?:favor|honor|labor|license|judgment|authorize|recognize)(?![a-z])/gu,
    to: swap({
      favor: 'favour',
      honor: 'honour',
      labor: 'labour',
      license: 'licence',
      judgment: 'judgement',
      authorize: 'authorise',
      recognize: 'recognise',
    }),
  },
  {
    id: 'wording.marks',
    language: 'en',
    as: ['wording'],
    find: /"([A-Z][a-z]{3,20}(?: [A-Z][a-z]{2,20})?)"/gu,
    to: ([, words]) => `“${words}”`,
  },
];

/** The edits of rights and those of wording, in both languages. */
export const RIGHTS: readonly Edit[] = [...RIGHTS_ES, ...RIGHTS_EN];
export const WORDING: readonly Edit[] = [...WORDING_ES, ...WORDING_EN];
