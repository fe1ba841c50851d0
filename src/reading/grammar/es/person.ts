export type Person = '1s' | '2s' | '3s' | '1p' | '3p';

const row = (person: Person, forms: string): [string, Person][] => forms.split(' ').map((form) => [form, person]);
/** The verbs that follow no pattern: ser, ir, haber, estar, dar, ver. */
const OWN = new Map<string, Person>([
  ...row('1s', 'soy voy he estoy doy veo fui'),
  ...row('2s', 'eres vas has estás das ves fuiste eras ibas'),
  ...row(
    '3s',
    'es va ha está da ve fue hay hubo dio vio esté dé sea vaya haya era iba será sería fuera estaba estará estaría estuvo estuviera había habrá habría hubiera daba dará daría irá iría',
  ),
  ...row('1p', 'somos vamos hemos estamos damos vemos fuimos'),
  ...row(
    '3p',
    'son van han están dan ven fueron eran iban sean vayan hayan estén den hubieron dieron vieron serán serían fueran estaban estarán estarían estuvieron estuvieran habían habrán habrían hubieran daban darán darían irán irían',
  ),
]);
/** Forms of OWN that are the first person too. */
const FIRST_TOO = new Set(
  'esté sea vaya haya era iba dé sería fuera estaba estaría estuviera había habría hubiera daba daría iría'.split(' '),
);
/** Preterites with the accent on the stem: the first person in -e, the third in -o. */
const STRONG = /(?:uv|us|hic|hiz|vin|quis|pud|sup|[dr]ij|raj|duj|cup|hub)([eo])$/;

/** Adds the persons of a finite form of `infinitive`; null for the verbs that follow no pattern. By endings: NGLE, chapter 4. */
export function person(low: string, infinitive: string | null, into: Set<Person>): void {
  if (infinitive === null) {
    const own = OWN.get(low);
    if (own) into.add(own);
    if (FIRST_TOO.has(low)) into.add('1s');
    return;
  }
  if (OWN.has(low) || low === infinitive) return;
  const strong = STRONG.exec(low)?.[1];
  if (strong === 'e') into.add('1s');
  else if (strong === 'o') into.add('3s');
  else if (low.endsWith('mos')) into.add('1p');
  else if (low.endsWith('n')) into.add('3p');
  else if (/(?:[aeá]s|ste|ías)$/.test(low)) into.add('2s');
  else if (/[óá]$/.test(low)) into.add('3s');
  else if (/[oéí]$/.test(low)) into.add('1s');
  else if (/[ae]$/.test(low)) {
    into.add('3s');
    const present = infinitive.endsWith('ar') ? /a$/ : /e$/;
    if (!present.test(low) || /(?:aba|ía|[aie]ra|[aie]se|[aie]re)$/.test(low)) into.add('1s');
  }
}
