import type { Language } from '#contract/language.ts';
import { figureOf, valueOf } from '../consistency/number-words.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import type { RuleId, Unit as TermUnit } from '../terms/due.ts';
import type { Cut } from '../units/unit.ts';
import { FROM_CONTRACT, TERM_WORDS } from './term-words.ts';

/** A day that a text says, and where. */
type Day = { day: string; at: Range };

/** A term as it is set: so much from something, by a rule; `from`: the day that it runs from, where the same text says it, and where it does. */
export type SetTerm = { amount: number; unit: TermUnit; rule: RuleId; anchor: Range | null; from: Day | null };

/** `days`: those that the text says, in its order. */
type Around = { language: Language; genre: Cut['genre']; days: readonly Day[] };

/** Characters at the head of a contract in which it is dated, and those before a term in which the rule that counts it is named. */
const DATED = 1500;
const BEFORE = 200;
const DAYS_OF_WEEK = 7;

/** The words of a rule, wherever a line ends between them. */
export const wordsOf = (find: string): RegExp =>
  new RegExp(`(?<![a-z])${find.replace(/ \?/g, ' *').replace(/ (?![*)\]])/g, ' +')}`, 'g');

const inRow = (words: string): [string, number][] => words.split(' ').map((word, i) => [word, i + 1]);
const ORDINALS = new Map([
  ...inRow('primer segund tercer cuart quint sext septim octav noven decim undecim duodecim'),
  ...inRow('first second third fourth fifth sixth seventh eighth ninth tenth'),
  ['fifteenth', 15],
  ['twentieth', 20],
  ['thirtieth', 30],
  ['forty-fifth', 45],
  ['sixtieth', 60],
  ['ninetieth', 90],
  ['decimoquint', 15],
  ['vigesim', 20],
  ['trigesim', 30],
]);

/** The number of a term, in figures, in words or as an ordinal; null where it is none. */
function amountOf({ count, ordinal }: Record<string, string | undefined>, language: Language): number | null {
  if (ordinal) return /^\d/.test(ordinal) ? Number(ordinal) : (ORDINALS.get(ordinal.replace(/o$/, '')) ?? null);
  return count === undefined ? null : /^\d/.test(count) ? figureOf(count) : valueOf(count, language);
}

/** The rule that most likely counts a term, by the kind of its document and the words beside it; its reader may choose another. */
function ruleOf(genre: Cut['genre'], words: string): RuleId {
  if (/19\.?880|administrativ/.test(words)) return 'admin';
  if (/tributari|impuestos internos/.test(words)) return 'tax';
  if (/ministerio publico|imputado|juez de garantia/.test(words)) return 'cpp';
  return genre === 'ruling' ? 'cpc' : 'cc';
}

function unitOf(unit: string, kind: string): TermUnit {
  if (/^(?:mes|month)/.test(unit)) return 'month';
  if (/^(?:a.o|year|anniversary)/.test(unit)) return 'year';
  return /habil|administrativ|business|working/.test(kind) ? 'working-day' : 'day';
}

/** Days that a text gives a name: `"Effective Date" means 18 May 2000`, `2 de marzo de 2026 (la "Fecha de Inicio")`; by the name, folded. */
function namedDays(text: string, days: readonly Day[]): ReadonlyMap<string, Day> {
  const named = new Map<string, Day>();
  for (const one of days) {
    const [before, behind] = [text.slice(Math.max(0, one.at.start - 90), one.at.start), text.slice(one.at.end, one.at.end + 90)]; // prettier-ignore
    const name =
      /(\p{Lu}[\p{L} ]{3,40}?)["”»]?\s*:?\s+(?:means|shall mean|significa|ser[áa])\s+(?:the |el )?(?:d[ií]a )?$/u.exec(
        before,
      ) ?? /^,? ?\((?:the |la |el |en adelante,? |hereinafter,? )*["“«]([^"”»\n]{4,40})["”»]\)/u.exec(behind);
    if (name) named.set(foldSameLength(name[1]!), one);
  }
  return named;
}

/** Terms with their words, and the day they run from where the text says it. `folded`: the text, folded and with plain spaces. */
export function termsIn(text: string, folded: string, around: Around): { at: Range; term: SetTerm }[] {
  const { language, genre, days } = around;
  const named = namedDays(text, days);
  const own = genre === 'ruling' || genre === 'law' ? undefined : days.find(({ at }) => at.start < DATED);
  const ownDay = new RegExp(FROM_CONTRACT[language]);
  /** The day that some words name, or that of the contract itself. */
  const saidIn = ({ start, end }: Range): Day | undefined => {
    const said = days.find(({ at }) => at.start >= start && at.end <= end);
    if (said) return said;
    const words = folded.slice(start, end);
    const name = [...named.keys()].find((one) => words.includes(one));
    return name === undefined ? (ownDay.test(words) ? own : undefined) : named.get(name);
  };
  const found: { at: Range; term: SetTerm }[] = [];
  for (const { find } of TERM_WORDS[language])
    for (const match of folded.matchAll(wordsOf(find))) {
      const { unit = '', kind = '', after = '' } = match.groups ?? {};
      const amount = amountOf(match.groups ?? {}, language);
      const at = { start: match.index, end: match.index + match[0].length - after.length };
      if (amount === null || found.some((one) => one.at.start < at.end && at.start < one.at.end)) continue;
      const lead = folded.slice(Math.max(0, at.start - BEFORE), at.start);
      // What runs "thereafter" runs from what its sentence has said.
      const isBehind = /^ ?thereafter/.test(after);
      const anchor = isBehind
        ? { start: at.start - lead.length + (/[.;][^.;]*$/.exec(lead)?.index ?? 0), end: at.start }
        : { start: at.end, end: at.end + after.trimEnd().length };
      found.push({
        at,
        term: {
          amount: /^(?:semana|week)/.test(unit) ? amount * DAYS_OF_WEEK : amount,
          unit: unitOf(unit, kind),
          rule: ruleOf(genre, lead + match[0]),
          anchor: after.trim() === '' || isBehind ? null : anchor,
          from: after.trim() === '' ? null : (saidIn(anchor) ?? null),
        },
      });
    }
  return found;
}
