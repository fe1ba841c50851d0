import type { Clause } from '../../../clauses.ts';
import type { Range } from '../../../lines.ts';
import { sentences } from '../../../sentences.ts';
import { CELL } from '../sheet.ts';
import { tidy } from '../../../tidy.ts';
import { clauseFrom, isLimited } from '../clause.ts';
import type { FactRule } from './fact.ts';

/** Characters of a contract that are read: what comes behind them are annexes. */
const READ = 150_000;
/** Parts in which nothing is agreed, and the share of a contract from which they are its end: "EXHIBIT 10.1" heads many a contract. Ours. */
const CLOSES = new Set<Clause['part']>(['annex', 'signature']);
const LATE = 0.3;
/** Characters in which a contract says of what day it is. */
const DATED = 2500;
/** A sentence of more characters is a table or a list that was not cut. */
const LONGEST = 2500;
/** Words right before a cell that take it back. */
const DENIED = /(?:^|\s)(?:no|ni|sin|nunca|jam[áa]s|not|nor|without|never)\s+(?:\p{L}+\s+){0,1}$/iu;

/** Facts that are not told without their conditions, and the characters of these. */
const HELD = new Set<FactRule['fact']>(['renewal', 'termination']);
const LONG = 260;
/** Characters of an enumeration that is told whole: a price that is paid in parts. */
const WHOLE = 700;
/** Facts that end with a name: one that goes on was cut. */
const NAMED = new Set<FactRule['fact']>(['law', 'forum', 'guarantor']);
/** The number of a clause or an item before its words. */
const NUMBERED = /^[\s*#]*(?:(?:\p{Lu}{4,}(?:\s\p{Lu}{4,})?|[\d.]{1,6}|\(?\p{L}\))[.:)°º-]*\s+)?/u;
/** A sentence that begins with a condition: what follows is not said without it. */
const IF = new RegExp(
  `${NUMBERED.source}(?:Si|En caso|Cuando|Transcurrid[oa]s?|Vencid[oa]s?|Cumplid[oa]s?|Una vez|Tratándose|A falta|A partir|Antes|Salvo|Previo|If|In the event|Where|Should|Upon|Once|After|Until|Following|Before|Subject to|Except|Additionally|In case)\\s`,
  'u',
);

/** A sentence of a contract with the heading that it stands under. */
export type Said = Range & { heading: string };

/** The sentences in which a contract agrees something, in their order: none of its annexes and signatures. */
export function saidIn(text: string, all: readonly Clause[]): Said[] {
  return all
    .filter(({ part, start }) => !(CLOSES.has(part) && start > text.length * LATE) && start < READ)
    .flatMap(({ start, end, heading }) =>
      sentences(text, start, end)
        .filter((one) => one.end - one.start <= LONGEST)
        .map((one) => ({ ...one, heading })),
    );
}

/** What no cell is read over: a blank line, the mark of an item behind a stop, the first of several cases, words that lead to a list. */
const BROKEN =
  /\n\s*\n|[.;:]\s+\(\p{L}{1,4}\)\s|\((?:i|a)\)\s|(?:following|siguientes|as follows)(?: (?:events|casos|causales|circumstances|reasons|grounds))?$/iu;
/** Words of a clause that deny it or its subject. */
const DENIES =
  /(?<!\p{L})(?:no|ni|ning[úu]n\p{L}*|nadie|nunca|tampoco|neither|nor|none|not|never|nothing in)(?!\p{L})/iu;
/** Where the clause of a place begins: behind the last mark that parts clauses. */
const PARTS = /[;:,]\s|\)\s/g;
/** What a sum is paid for, said before it. */
const EACH =
  /(?:la |una |un )?(?:suma|cantidad|honorarios?|tarifa|cuota|remuneraci[óo]n|retribuci[óo]n|precio|fee|amount)(?: [úu]nic[oa]| brut[oa]| l[íi]quid[oa]| total)?,? (?:mensual|anual|semanal|diari[oa]|trimestral|monthly|annual|weekly)(?:es)?(?: brut[oa]s?| l[íi]quid[oa]s?)?(?: (?:de|ser[áa] de|es de|asciende a|equivalente a|of|is))?(?: la (?:suma|cantidad) de)?\s+$/iu;

/** Where a clause that is found at a place begins: with the words that deny it, and with the condition that its sentence begins with. */
function beginsAt(words: string, at: number): number {
  const numbered = NUMBERED.exec(words)![0].length;
  if (at > numbered && IF.test(words)) return numbered;
  const part = [...words.slice(0, at).matchAll(PARTS)].at(-1);
  const begin = Math.max(numbered, part ? part.index + part[0].length : 0);
  return begin < at && DENIES.test(words.slice(begin, at)) ? begin : at;
}

/** Where a value begins: a price with what it is paid for. */
const valueFrom = (words: string, { fact }: FactRule, at: number): number =>
  fact === 'fee' || fact === 'price' ? at - (EACH.exec(words.slice(0, at))?.[0].length ?? 0) : at;

/** The cell that a rule reads in a sentence; null where it reads none, or none that may stand alone. */
export function cellIn(text: string, sentence: Said, rule: FactRule): Range | null {
  if (rule.title && !rule.title.test(sentence.heading)) return null;
  const words = text.slice(sentence.start, sentence.end);
  const match = rule.find.exec(words);
  const [first, to] = match?.indices?.groups?.cell ?? [];
  if (!match || first === undefined || to === undefined) return null;
  if (rule.not?.test(words.slice(0, to))) return null;
  if (rule.before?.test(words.slice(0, first))) return null;
  if (rule.fact === 'date' && sentence.start > DATED) return null;
  const end = sentence.start + to;
  if (!rule.clause && DENIED.test(words.slice(0, first))) return null;
  const from = rule.clause ? sentence.start + beginsAt(words, first) : valueFrom(words, rule, first) + sentence.start;
  const cell = rule.clause
    ? (clauseFrom(text, from, sentence, end) ??
      (HELD.has(rule.fact) ? clauseFrom(text, from, sentence, end, LONG) : null))
    : tidy(text, { start: from, end });
  const most = rule.whole ? WHOLE : HELD.has(rule.fact) ? LONG : CELL;
  if (!cell || cell.end <= cell.start || cell.end - cell.start > most) return null;
  if (rule.whole) return cell;
  if (NAMED.has(rule.fact) && /^\s+\p{Lu}\p{Ll}/u.test(text.slice(cell.end, cell.end + 6))) return null;
  if (BROKEN.test(text.slice(cell.start, cell.end))) return null;
  return !rule.clause && isLimited(text, cell.end) && rule.fact !== 'rent' ? withLimit(text, cell, sentence) : cell;
}

/** A value with the words that limit it; null where they are too long for a cell. */
const withLimit = (text: string, cell: Range, sentence: Range): Range | null =>
  clauseFrom(text, cell.start, sentence, cell.end);

/** The first sentence that states a fact, by the rules in their order; those whose heading speaks of it come first. */
export function factIn(text: string, said: readonly Said[], rules: readonly FactRule[]): Range | null {
  for (const rule of rules)
    for (const sentence of said) {
      const cell = cellIn(text, sentence, rule);
      if (cell) return cell;
    }
  return null;
}
