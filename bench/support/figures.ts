import { bothWays, byTable, changing, swapOne, whole, type Way } from './way.ts';

const MONTHS =
  'enero=febrero febrero=marzo marzo=abril abril=mayo mayo=junio junio=julio julio=agosto agosto=septiembre septiembre=octubre octubre=noviembre noviembre=diciembre diciembre=enero january=march february=april march=july april=june june=august july=october august=may september=december october=november november=february december=january';
const NUMBERS =
  'dos=tres tres=cinco cuatro=seis cinco=diez seis=ocho siete=nueve ocho=doce nueve=once diez=veinte doce=quince quince=treinta veinte=sesenta treinta=noventa cuarenta=sesenta cincuenta=ochenta sesenta=noventa cien=doscientos two=five three=six four=seven five=ten six=nine seven=eight ten=twenty twelve=fourteen fifteen=fifty thirty=sixty sixty=ninety ninety=thirty';
const DIGITS = /\d[\d.,]*\d|\d/g;
/** Letters and dots around a figure that is the label of a division, a law or a case, which another way changes. */
const isLabel = (words: string): boolean => /(?:n[°º]|art[íi]culos?|rol|section|ley|law)\s*\d/i.test(words);

/** A figure, in digits, made another. */
const figure = (id: string, change: (digits: string, next: (to: number) => number) => string | null): Way =>
  changing(id, (words, { chance }) =>
    swapOne(words, DIGITS, chance, (found) =>
      found.startsWith('0') ? null : change(found, (to) => chance.between(1, to)),
    ),
  );

/** Two figures of a passage, each in the place of the other. */
const exchanged = changing('figures-exchanged', (words) => {
  const all = [...words.matchAll(DIGITS)].filter(({ 0: found }) => !isLabel(found));
  const [a, b] = [all[0], all.find(({ 0: found }) => found !== all[0]?.[0])];
  // In a list of equals their order says nothing.
  if (!a || !b || /^(?:[^\p{L}]|[ºª]|y|and|o|or)*$/u.test(words.slice(a.index + a[0].length, b.index))) return null;
  return (
    words.slice(0, a.index) +
    b[0] +
    words.slice(a.index + a[0].length, b.index) +
    a[0] +
    words.slice(b.index + b[0].length)
  );
});

/** Wrong figures, dates, units and bounds. */
export const FIGURES: readonly Way[] = [
  figure('digit-changed', (digits, next) => digits.replace(/\d/, (d) => String((Number(d) + next(8)) % 10 || 1))),
  figure('digit-dropped', (digits) => (digits.length > 1 ? digits.slice(1).replace(/^[.,]/, '') : null)),
  figure('ten-times', (digits) => (/[.,]\d{1,2}$/.test(digits) ? null : `${digits}0`)),
  figure('figure-doubled', (digits) => (/^\d+$/.test(digits) ? String(2 * Number(digits)) : null)),
  figure('figure-one-more', (digits) => (/^\d+$/.test(digits) ? String(Number(digits) + 1) : null)),
  byTable('number-word', NUMBERS),
  byTable('month', MONTHS),
  byTable(
    'unit-of-time',
    bothWays('días=meses día=mes año=mes años=meses horas=días days=weeks months=years day=month hours=days'),
  ),
  byTable('kind-of-days', bothWays('hábiles=corridos business=calendar hábil=corrido')),
  byTable('currency', bothWays('uf=utm pesos=dólares dollars=euros')),
  changing('sign-of-currency', (words, { chance }, language) =>
    swapOne(words, language === 'es' ? /US\$|\$|€/g : /(?<!US)\$|€/g, chance, (sign) => (sign === '$' ? 'UF ' : '$')),
  ),
  changing('per-cent-dropped', (words, { chance }) =>
    swapOne(words, /\s?(?:%|por ciento|percent|per cent)/giu, chance, () => ' pesos'),
  ),
  changing('year', (words, { chance }) =>
    swapOne(words, /(?<!\d)(?:19|20)\d\d(?!\d)/g, chance, (y) => String(Number(y) + chance.between(1, 9))),
  ),
  changing('thousands-are-millions', (words, { chance }) =>
    swapOne(words, whole('mil|thousand'), chance, (w) => (w === 'mil' ? 'millones' : 'million')),
  ),
  exchanged,
  {
    id: 'figure-of-another-sentence',
    mislead: ({ words }, { chance, others }) => {
      const elsewhere = others
        .flatMap((one) => one.words.match(DIGITS) ?? [])
        .filter((found) => !words.includes(found));
      const said = elsewhere.length > 0 ? swapOne(words, DIGITS, chance, () => chance.pick(elsewhere)) : null;
      return said === null ? null : { said, quoted: [words] };
    },
  },
  byTable(
    'bound-turned',
    'hasta=desde a_lo_menos=a_lo_más al_menos=a_lo_más más_de=menos_de menos_de=más_de superior_a=inferior_a inferior_a=superior_a máximo=mínimo mínimo=máximo at_least=at_most more_than=less_than less_than=more_than up_to=at_least maximum=minimum minimum=maximum within=after',
  ),
  changing('bound-dropped', (words, { chance }) =>
    /\d|dos|tres|cinco|diez|quince|treinta|two|three|ten|thirty/i.test(words)
      ? swapOne(
          words,
          whole('hasta por|a lo menos|al menos|más de|menos de|at least|more than|less than|up to'),
          chance,
          () => '',
        )
      : null,
  ),
  byTable(
    'before-after',
    bothWays('antes=después before=after anterior=posterior anteriores=posteriores prior=subsequent'),
  ),
];
