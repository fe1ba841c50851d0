import { readNorm } from '#extract/norm/norm.ts';
import { cutUnits } from '#reading/units/cut.ts';
import { filesBelow, present, readText } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { native, treeOf, type Part } from './norms/native.ts';

type Article = Part & { transitory: boolean };
/** The articles of a norm. Some files mark no transitory article and only name what holds them so. */
const articlesOf = ({ parts }: Part, within = false): Article[] =>
  parts.flatMap((part) => {
    const { numero = '', transitorio } = part.attributes;
    const transitory = within || transitorio === 'true' || /transitori/i.test(`${part.title} ${numero}`);
    const below = articlesOf(part, transitory);
    return part.name === 'articulo' ? [{ ...part, transitory }, ...below] : below;
  });
/** The words of an article from its label on: what the file has before it is a heading, or a note that lost its margin. */
function wordsOf({ own, attributes: { numero = '' } }: Part): string {
  const number = /^(?:\d+|\p{L}{5,})/u.exec(numero)?.[0];
  const label = new RegExp(`^\\s*["“«]?\\s*art(?:[íi]culo|\\.)\\s*${number}(?![\\d\\p{L}])`, 'imu');
  return own.slice(Math.max(0, number === undefined ? 0 : own.search(label)));
}
const flat = (text: string): string => text.replace(/[\s"“”«»]+/g, '').toLowerCase();

/** A number of an article in one form: "161 BIS", "161º bis" and "161 bis" are the same, and so are "PRIMERO" of an article and of its unit. */
const numberOf = (number: string): string =>
  number
    .replace(/\s*\([^)]*\)/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:articulo|art|transitori[oa]s?)\b/g, ' ')
    .replace(/[º°ª]|(?<=\d)o\b/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const ORDINALS = 'primero segundo tercero cuarto quinto sexto septimo octavo noveno'.split(' ');
const TENS = ['decimo', 'vigesimo', 'trigesimo', 'cuadragesimo'];
/** The same, where it is written in words. */
function figureOf(number: string): string {
  const [first = '', ...rest] = number
    .replace('undecimo', 'decimo primero')
    .replace('duodecimo', 'decimo segundo')
    .split(' ');
  const ten = TENS.indexOf(first) + 1;
  const one = ORDINALS.indexOf(ten > 0 ? (rest[0] ?? '') : first) + 1;
  const left = rest.slice(ten > 0 && one > 0 ? 1 : 0);
  return ten + one === 0 ? number : [String(ten * 10 + one), ...left].join(' ');
}

type Told = { label: boolean; bounds: boolean; marks: boolean };
/** What the units of a text say of the articles of its file: their number, where each begins and ends, and that it is transitory or rules no longer. */
function toldBy(text: string, articles: readonly Article[]): Told[] {
  const units = cutUnits(text).units.filter(({ form }) => form === 'article');
  const words = units.map(({ start, end }) => flat(text.slice(start, end)));
  const taken = new Set<number>();
  return articles.map((article) => {
    const { numero = '', estado } = article.attributes;
    const gone = estado === 'derogado';
    const number = figureOf(numberOf(numero));
    const wanted = gone
      ? flat(`Artículo ${numero.replace(/\s*\(DEL ART\.? [^)]*\)/i, '')}.- Derogado.`)
      : flat(wordsOf(article));
    const isSame = (at: number): boolean => !taken.has(at) && words[at] === wanted;
    const whole = units.findIndex((_, at) => isSame(at));
    const at =
      whole >= 0 ? whole : units.findIndex((_, one) => !taken.has(one) && words[one]!.startsWith(wanted.slice(0, 60)));
    const unit = units[at];
    if (!unit) return { label: false, bounds: false, marks: false };
    taken.add(at);
    const kind = gone ? unit.kind === 'derogated' : (unit.kind === 'transitory') === article.transitory;
    return { label: figureOf(numberOf(unit.number)) === number, bounds: whole >= 0, marks: kind };
  });
}

/** A norm of the data set, written back in the form of the service and read as a source is. */
export function normRead(file: string): { tree: Part; text: string } {
  const tree = treeOf(readText(file));
  return { tree, text: readNorm(Buffer.from(native(tree))).text };
}

/** The given norms, written back in the form of the service and read: which articles stand whole, in order, with what the file says of them. */
async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  let [all, whole, units, rules] = [0, 0, 0, 0];
  const right = { label: 0, bounds: 0, marks: 0 };
  for (const file of filesBelow('leychile', 'xml').filter((name) => name.endsWith('.xml'))) {
    const { tree, text } = normRead(file);
    const read = flat(text);
    const cut = cutUnits(text).units.filter(({ form }) => form === 'article');
    for (const [i, told] of toldBy(text, articlesOf(tree)).entries()) {
      if (process.argv.includes('--list') && !(told.label && told.bounds && told.marks))
        process.stdout.write(`  ${file} ${articlesOf(tree)[i]!.attributes.numero}: ${JSON.stringify(told)}\n`);
      for (const what of ['label', 'bounds', 'marks'] as const) if (told[what]) right[what]++;
    }
    let at = 0;
    for (const article of articlesOf(tree)) {
      const { own, attributes } = article;
      all++;
      const derogated = attributes.estado === 'derogado';
      const wanted = derogated
        ? flat(`Artículo ${attributes.numero?.replace(/\s*\(DEL ART\.? [^)]*\)/i, '')}.- Derogado.`)
        : flat(wordsOf(article));
      const found = read.indexOf(wanted, at);
      if (found >= 0) [at, whole] = [found + wanted.length, whole + 1];
      else if (process.argv.includes('--list'))
        process.stdout.write(`  ${file} ${attributes.numero}: ${own.slice(0, 90).replace(/\s+/g, ' ')}\n`);
      if (derogated || attributes.transitorio === 'true') rules++;
    }
    units += cut.length;
  }
  const percent = (n: number): number => Number(((100 * n) / all).toFixed(2));
  report({
    name: 'articles that stand whole and in order, derogated ones told',
    value: percent(whole),
    unit: '%',
    of: all,
    bar: { min: 99.5 },
  });
  report({
    name: 'articles that are units of their own',
    value: percent(units),
    unit: '% of those in the files',
    of: units,
  });
  for (const [what, name] of [
    ['label', 'numbers of their units right'],
    ['bounds', 'begin and end of their units right'],
    ['marks', 'told as transitory or derogated, or as neither, rightly'],
  ] as const)
    report({ name, value: percent(right[what]), unit: '%', of: all, bar: { min: 99.5 } });
  report({ name: 'transitory and derogated ones among them', value: rules, unit: '' });
}

export const bench: Bench = { name: 'norms', about: 'norms in the form of the service of Ley Chile, read back', run };
