import { slice } from '#reading/verify/text-index.ts';
import type { Chance } from './chance.ts';
import { compact, trueQuotation, type Quotation } from './quotations.ts';

/** Changes a true quotation; null where it offers nothing to change. */
export type Change = (quotation: Quotation) => string | null;

/** Whole words, in any case. */
export const whole = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'giu');
const NEGATION = 'no|sin|ni|nunca|jamás|ningún|ninguna|not|never|without|except|excepto|salvo|unless';
const ELLIPSES = [' ... ', ' [...] ', ' (...) ', '… '];
export const parts = (text: string): RegExpExecArray[] => [...text.matchAll(/\S+/g)];
const like = (model: string, word: string): string =>
  /^\p{Lu}{2,}/u.test(model)
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(model)
      ? word[0]!.toUpperCase() + word.slice(1)
      : word;

/** Pairs 'a=b' read both ways, '_' for a space. */
function pairs(list: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const pair of list.split(' ')) {
    const [a, b] = pair.replaceAll('_', ' ').split('=') as [string, string];
    table.set(a, b);
    if (!table.has(b)) table.set(b, a);
  }
  return table;
}
const MODALS =
  'podrá=deberá podrán=deberán puede=debe pueden=deben may=shall must=may will=may should=must may_not=shall can=must podrá=puede';
const PARTIES =
  'arrendador=arrendatario demandante=demandado demandada=actora recurrente=recurrido trabajador=empleador acreedor=deudor comprador=vendedor querellante=imputado fisco=contribuyente licensor=licensee company=consultant buyer=seller lessor=lessee distributor=supplier party=parties franchisor=franchisee consumidor=proveedor padre=madre mutuante=mutuario';
const SYNONYMS =
  'plazo=término contrato=convenio pago=abono ley=norma tribunal=juzgado sentencia=resolución días=jornadas derecho=facultad obligación=deber bienes=cosas persona=sujeto daño=perjuicio demanda=acción prueba=evidencia agreement=contract notice=notification terminate=cancel payment=remittance obligations=duties rights=entitlements prior=previous written=documented reasonable=sensible days=weeks months=years hábiles=corridos meses=años dentro=fuera antes=después mayor=menor máximo=mínimo before=after more=less';
const UNITS =
  'uf=utm pesos=dólares dollars=euros por_ciento=por_mil percent=points días=meses mes=año hectáreas=metros usd=eur horas=días unidades_de_fomento=pesos unidades_tributarias=unidades_de_fomento year=month day=week hours=days';
const MONTHS = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
const FIGURES = 'veintidós|veintitrés|veintiuno|veinte|dos|tres|cinco|diez|two|three|five|ten|thirty';
const EXCEPTION =
  /(?:,\s*)?(?<![\p{L}])(?:salvo|excepto|sin perjuicio de|siempre que|a menos que|con excepción de|unless|except|provided that|other than|subject to)(?!\p{L})[^,.;]{3,120}(?=[,.;]|$)/iu;
const TURNING =
  'no|sin|ni|nunca|salvo|excepto|podrá|deberá|puede|debe|sólo|solo|not|never|without|except|unless|may|shall|must|only';

/** Changes that alter what a quotation says, by kind: none of them may pass for found. */
export function harmful(chance: Chance): Record<string, Change> {
  /** Replaces one match, picked by chance. */
  const swap = (text: string, pattern: RegExp, by: (match: string) => string): string | null => {
    const all = [...text.matchAll(pattern)];
    if (all.length === 0) return null;
    const match = chance.pick(all);
    const put = by(match[0]);
    return put === match[0] ? null : text.slice(0, match.index) + put + text.slice(match.index + match[0].length);
  };
  const table = (list: string): Change => {
    const words = pairs(list);
    const pattern = whole([...words.keys()].sort((a, b) => b.length - a.length).join('|'));
    return ({ words: said }) => swap(said, pattern, (word) => like(word, words.get(word.toLowerCase()) ?? word));
  };
  const another = ({ book }: Quotation): string => {
    for (;;) {
      const index = chance.pick(book.texts);
      const at = chance.between(0, index.ids.length - 1);
      const word = slice(index, at, at + 1);
      if (/^\p{L}{4,}$/u.test(word)) return word;
    }
  };
  const first = (text: string): string => text.split(/\s+/).slice(0, chance.between(6, 20)).join(' ');
  const splice = (quotation: Quotation, mark: string, apart: boolean): string => {
    for (;;) {
      const other = trueQuotation(chance, quotation.kind, quotation.book, 6, 25);
      if (apart && other.text === quotation.text && Math.abs(other.start - quotation.end) < 3000) continue;
      return first(quotation.words) + mark + other.words;
    }
  };
  return {
    'digit changed': ({ words }) => swap(words, /\d/g, (d) => String((Number(d) + chance.between(1, 9)) % 10)),
    'digit dropped or doubled': ({ words }) => swap(words, /\d/g, (d) => (chance.next() < 0.5 ? '' : d + d)),
    'separator moved': ({ words }) => swap(words, /\d[.,]\d/g, (d) => d[0]! + (d[1] === '.' ? ',' : '.') + d[2]!),
    'negation removed': ({ words }) =>
      swap(words, new RegExp(`(?<=\\S\\s)${whole(NEGATION).source}\\s`, 'giu'), () => ''),
    'negation added': ({ words, kind }) => {
      const all = parts(words);
      if (all.length < 3) return null;
      const { index } = all[chance.between(1, all.length - 1)]!;
      const put = chance.pick(kind === 'contracts' ? ['not ', 'never ', 'without '] : ['no ', 'sin ', 'nunca ']);
      return words.slice(0, index) + put + words.slice(index);
    },
    'modal swapped': table(MODALS),
    'party swapped': table(PARTIES),
    'name replaced': ({ words, book, text }) => {
      const names = book.texts[text]!.text.match(/(?<=[a-z,] )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})+/gu);
      const name = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})*/gu;
      return names && swap(words, name, () => chance.pick(names));
    },
    synonym: table(SYNONYMS),
    'word replaced': (quotation) => swap(quotation.words, /(?<=\s)\p{L}{4,}(?=\s)/gu, () => another(quotation)),
    'one letter': ({ words }) =>
      swap(words, /(?<=\p{L})[a-z](?=\p{L})/gu, (c) =>
        String.fromCharCode(97 + ((c.charCodeAt(0) - 97 + chance.between(1, 25)) % 26)),
      ),
    'plural or ending': ({ words }) =>
      swap(words, /(?<=\p{L}{3})(?:s|n|a|o|e|ed|ing)(?![\p{L}\p{N}])/gu, (c) =>
        c === 's' || c === 'n' ? '' : `${c}s`,
      ),
    'words swapped': ({ words }) => {
      const all = words.split(/\s+/);
      const at = chance.between(0, all.length - 2);
      return all.toSpliced(at, 2, all[at + 1]!, all[at]!).join(' ');
    },
    'halves swapped': ({ words }) => {
      const all = words.split(/\s+/);
      const at = chance.between(3, all.length - 3);
      return [...all.slice(at), ...all.slice(0, at)].join(' ');
    },
    'splice, no mark': (quotation) => splice(quotation, ' ', false),
    'splice under an ellipsis': (quotation) => splice(quotation, chance.pick(ELLIPSES), true),
    'pieces in reverse under an ellipsis': ({ words }) => {
      const all = parts(words);
      const { index } = all[chance.between(4, all.length - 4)] ?? { index: 0 };
      return all.length < 10 ? null : `${words.slice(index)} [...] ${words.slice(0, index - 1)}`;
    },
    'clause deleted': ({ words }) => {
      const all = words.split(/\s+/);
      const at = chance.between(2, all.length - 4);
      return all.toSpliced(at, chance.between(1, Math.min(8, all.length - at - 2))).join(' ');
    },
    'exception deleted': ({ words }) => {
      const match = EXCEPTION.exec(words);
      const end = match ? match.index + match[0].length : 0;
      return match && match.index > 10 && end < words.length - 10
        ? words.slice(0, match.index) + words.slice(end)
        : null;
    },
    'turning word under an ellipsis': ({ words }) => {
      const all = [...words.matchAll(whole(TURNING))];
      if (all.length === 0) return null;
      const match = chance.pick(all);
      const before = words.slice(0, match.index).split(/\s+/).filter(Boolean);
      const after = words
        .slice(match.index + match[0].length)
        .split(/\s+/)
        .filter(Boolean);
      const [less, later] = [chance.between(0, 3), chance.between(0, 3)];
      if (before.length - less < 4 || after.length - later < 4) return null;
      const mark = chance.pick([' [...] ', ' ... ', ' (…) ']);
      return before.slice(0, before.length - less).join(' ') + mark + after.slice(later).join(' ');
    },
    'insertion over a turning word': ({ words }) =>
      swap(words, new RegExp(`(?<=\\S\\s\\S+\\s)${whole(TURNING).source}(?=\\s\\S+\\s\\S)`, 'giu'), () =>
        chance.pick(['[siempre]', '[las partes]', '[the parties]', '[no]', '[shall]', '[el actor]']),
      ),
    'month or figure changed': ({ words, kind }) => {
      const months = MONTHS[kind === 'contracts' ? 'en' : 'es'];
      return swap(words, whole(`${months.join('|')}|${FIGURES}`), (word) =>
        like(
          word,
          chance.pick(
            months.includes(word.toLowerCase())
              ? months.filter((one) => one !== word.toLowerCase())
              : ['once', 'cuatro', 'seven', 'nine'],
          ),
        ),
      );
    },
    'currency or unit changed': table(UNITS),
    'currency sign changed': ({ words }) =>
      swap(words, /US\$|\$|%/g, (sign) => (sign === '%' ? '' : sign === '$' ? 'US$' : '$')),
  };
}

/** Whether a change left the same words: then it is no change. Separators and signs are the change where they are what was changed. */
export const isChanged = (name: string, before: string, after: string): boolean =>
  after !== before && (/separator|sign/.test(name) || compact(after) !== compact(before));
