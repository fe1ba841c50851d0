import { FIGURE, figureEs, figureInEs, takesDe } from './figures-es.ts';
import { decimalsEs, type Gender } from './numbers-es.ts';
import { closes, END, rule, shifted, type Rule } from './rule.ts';

/** `cents`: what two decimals are called; without it they are read behind "coma". */
type Unit = { one: string; many: string; gender: Gender; cents?: [string, string] };
const unit = (one: string, many: string, gender: Gender = 'm', cents?: [string, string]): Unit =>
  cents ? { one, many, gender, cents } : { one, many, gender };
const PESOS = unit('peso', 'pesos');
const CENTS: [string, string] = ['centavo', 'centavos'];
const DOLLARS = unit('dólar', 'dólares', 'm', CENTS);
const EUROS = unit('euro', 'euros', 'm', ['céntimo', 'céntimos']);
const POUNDS = unit('libra', 'libras', 'f', ['penique', 'peniques']);
const UF = unit('unidad de fomento', 'unidades de fomento', 'f');
const UTM = unit('unidad tributaria mensual', 'unidades tributarias mensuales', 'f');
const UTA = unit('unidad tributaria anual', 'unidades tributarias anuales', 'f');

/** How a unit is written before or behind its figure; "M$" and "MM$" are thousands and millions of pesos, as in balance sheets. */
const UNITS: [source: string, unit: Unit, zeros: number][] = [
  ['US\\s?\\$|U\\.S\\.\\s?\\$|USD', DOLLARS, 0],
  ['MM\\$', PESOS, 6],
  ['M\\$', PESOS, 3],
  ['\\$|CLP\\s?\\$?', PESOS, 0],
  ['€|EUR', EUROS, 0],
  ['£|GBP', POUNDS, 0],
  ['UF|U\\.\\s?F\\.?', UF, 0],
  ['UTM|U\\.\\s?T\\.\\s?M\\.?', UTM, 0],
  ['UTA|U\\.\\s?T\\.\\s?A\\.?', UTA, 0],
];
const MEASURES: [source: string, unit: Unit][] = [
  ['km/h', unit('kilómetro por hora', 'kilómetros por hora')],
  ['km(?:²|2)', unit('kilómetro cuadrado', 'kilómetros cuadrados')],
  ['m(?:ts?\\.?)?\\s?(?:²|2)', unit('metro cuadrado', 'metros cuadrados')],
  ['m(?:ts?\\.?)?\\s?(?:³|3)', unit('metro cúbico', 'metros cúbicos')],
  ['(?:km|kms|Km|KM)\\.?', unit('kilómetro', 'kilómetros')],
  ['(?:mts|mt)\\.?|m\\.|m', unit('metro', 'metros')],
  ['cm\\.?', unit('centímetro', 'centímetros')],
  ['mm\\.?', unit('milímetro', 'milímetros')],
  ['(?:hás|has|ha|Há|hás)\\.?', unit('hectárea', 'hectáreas', 'f')],
  ['(?:kgs|kg|Kg|KG)\\.?', unit('kilogramo', 'kilogramos')],
  ['(?:lts|lt)\\.?', unit('litro', 'litros')],
  ['kWh', unit('kilovatio hora', 'kilovatios hora')],
];
const MORE = `(?:\\s(mil\\s)?(millones|millón|mil)${END})?`;
/** The flourish behind a sum of pesos: "$ 1.500.000.-", which may stand before the stop of the sentence. */
const FLOURISH = '(?:\\s?[.,]?\\s?-(?![\\d\\p{L}]))?';

function sum(figure: string, more: string, { one, many, gender, cents }: Unit, zeros: number): string {
  const read = shifted(figureEs(figure), zeros);
  const inCents = cents && !more && read.decimals.length === 2 && Number(read.decimals) > 0;
  const whole = inCents ? { ...read, decimals: '' } : read;
  const single = read.whole === '1' && !more && !Number(read.decimals);
  const counted = figureInEs(whole, more ? 'm' : gender, !more);
  const words = more ? `${counted} ${more}` : counted;
  const named = `${words}${takesDe(words) ? ' de' : ''} ${single || (inCents && read.whole === '1') ? one : many}`;
  if (!inCents) return named;
  return `${named} con ${decimalsEs(String(Number(read.decimals)))} ${cents[read.decimals === '01' ? 0 : 1]}`.replace(
    'con uno ',
    'con un ',
  );
}
const moreOf = (m: RegExpExecArray): string => [m[2]?.trim(), m[3]].filter(Boolean).join(' ');

const behindSign = ([source, of, zeros]: (typeof UNITS)[number]): Rule =>
  rule(
    `(?:${source})\\s?(?:N°\\s?)?(?:${source})?\\s?[.:]?\\s?(${FIGURE})${MORE}${FLOURISH}${of === PESOS ? `(?:\\s(?:de\\s)?pesos${END})?` : ''}`,
    (m) => sum(m[1]!, moreOf(m), of, zeros),
  );
const before = (source: string, of: Unit, zeros = 0): Rule =>
  rule(`(${FIGURE})${MORE}\\s?(?:de\\s)?(?:${source})(?![\\p{L}\\d$])`, (m, { after }) => {
    const words = sum(m[1]!, moreOf(m), of, zeros);
    return m[0].endsWith('.') && closes(after) ? `${words}.` : words;
  });

/** Sums of money, percentages and measures. */
export const AMOUNTS_ES: Rule[] = [
  ...UNITS.map(behindSign),
  ...UNITS.filter(([, of]) => of !== PESOS).map(([source, of, zeros]) => before(source, of, zeros)),
  before('CLP', PESOS),
  rule(`(${FIGURE})\\s?%`, (m) => `${figureInEs(figureEs(m[1]!))} por ciento`),
  rule('%', () => 'por ciento'),
  rule('‰', () => 'por mil'),
  ...MEASURES.map(([source, of]) => before(source, of)),
  rule('\\$', () => 'pesos'),
  rule('[€]', () => 'euros'),
  rule('[£]', () => 'libras'),
  ...([UF, UTM, UTA] as const).map((of, i) =>
    rule(`(?:${UNITS[6 + i]![0]})${END}`, (_, around) =>
      /(?:\bla|\buna|\bcada|valor|\bpor|\bdicha)\s*$/.test(around.before) ? of.one : of.many,
    ),
  ),
];
