import type { Level } from '#contract/studio.ts';
import type { Language } from '#contract/language.ts';
import type { Kind } from '#contract/risk.ts';
import { clauses, type Clause } from '../clauses.ts';
import type { Range } from '../lines.ts';
import { dayOf, endOf } from './days.ts';
import type { Rule, Signal } from './rules/rule.ts';
import { flat, foldKept, placeIn, unitsOf, type Unit } from './units.ts';

/** A document as rules read it. `day`: on which it was made ("2025-02-10"), where its beginning tells. `ends`: on which it says that it ends. */
export type Reading = {
  text: string;
  folded: string;
  day: string | null;
  ends: string | null;
  clauses: readonly Clause[];
  units: readonly Unit[];
};
/** Where a rule's matter stands: the sentence, and the words in it that showed it. */
export type Hit = { unit: Unit; words: Range; level: Level };
export type Found = { rule: Rule; hits: readonly Hit[] };

const LEVELS: readonly Level[] = ['low', 'medium', 'high', 'critical'];
export const rank = (level: Level): number => LEVELS.indexOf(level);
/** A sentence up to this long is looked at whole for what cancels a match; of a longer one, so much on each side. */
const WHOLE = 600;
const AROUND = 200;
const CLAUSE_MOST = 4000;
const ITEM = /(?<!sections? |clauses? |paragraphs? )\((?:[a-z]|[ivx]{1,4})\) /;
const LEAD = 160;

/** A field of a template: its name says what will stand there, not what does. */
const FIELD = /\{\{[^{}\n]{0,80}\}\}/g;

/** Cuts a document into clauses and sentences, once for all rules. */
export function read(text: string): Reading {
  const folded = foldKept(text).replace(FIELD, (field) => `{{${'·'.repeat(field.length - 4)}}}`);
  const list = clauses(text);
  return {
    text,
    folded,
    day: dayOf(text),
    ends: endOf(text, folded),
    clauses: list,
    units: unitsOf(text, folded, list),
  };
}

type Place = { index: number; length: number };
/** Where the signal shows in a sentence; null where it does not, or where the sentence takes it back. */
function shows(signal: Signal, words: string, before: string): Place | null {
  let met: RegExpExecArray | null = null;
  for (const pattern of signal.any) if ((met = pattern.exec(words))) break;
  if (!met && signal.any.length > 0) return null;
  if (signal.all && !signal.all.every((pattern) => pattern.test(words))) {
    const [first, ...rest] = signal.all;
    if (!signal.lookBack || !first!.test(before) || !rest.every((pattern) => pattern.test(words))) return null;
  }
  const index = met?.index ?? 0;
  const length = met?.[0].length ?? words.length;
  const near = words.length <= WHOLE ? words : words.slice(Math.max(0, index - AROUND), index + length + AROUND);
  return signal.none?.some((pattern) => pattern.test(near)) ? null : { index, length };
}

/** The same over the items of a list within one sentence, each behind its lead. */
function showsInItems(signal: Signal, words: string): Place | null {
  const parts = words.split(ITEM);
  const lead = parts[0]!.slice(-LEAD);
  let at = 0;
  for (const [i, part] of parts.entries()) {
    const index = words.indexOf(part, at);
    at = index + part.length;
    if (shows(signal, i === 0 ? part : `${lead} ${part}`, '')) return { index, length: part.length };
  }
  return null;
}

const shift = (level: Level, by: number, most: Level): Level =>
  LEVELS[Math.max(0, Math.min(rank(most), rank(level) + by))]!;
function levelOf(rule: Rule, words: string): Level {
  const by = Number(rule.raise?.test(words) ?? false) - Number(rule.lower?.test(words) ?? false);
  return shift(rule.level, by, rule.sort === 'risk' ? 'critical' : 'medium');
}

/** All places of a document where one rule's matter shows. */
export function hitsOf(rule: Rule, reading: Reading): Hit[] {
  const { signal } = rule;
  if (signal.document && !signal.document.test(reading.folded)) return [];
  const hits: Hit[] = [];
  reading.units.forEach((unit, i) => {
    const before = signal.lookBack ? `${reading.units[i - 2]?.words ?? ''} ${reading.units[i - 1]?.words ?? ''}` : '';
    const place =
      signal.items && unit.words.includes('(') ? showsInItems(signal, unit.words) : shows(signal, unit.words, before);
    if (
      !place ||
      signal.dated?.(unit.words, reading.day, reading.ends) === false ||
      (signal.unless && inClause(signal.unless, unit, reading))
    )
      return;
    const words = placeIn(reading.folded, unit, place.index, place.index + place.length);
    hits.push({ unit, words, level: levelOf(rule, unit.words) });
  });
  return hits;
}
function inClause(pattern: RegExp, { clause, words }: Unit, { folded }: Reading): boolean {
  if (!clause || clause.part === 'front') return pattern.test(words);
  return pattern.test(flat(folded.slice(clause.start, Math.min(clause.end, clause.start + CLAUSE_MOST))));
}

/** Whether a rule is for a document of this kind, in this language. */
export const isFor = (rule: Rule, kind: Kind, language: Language): boolean =>
  rule.language === language && (rule.kinds === 'any' || rule.kinds.includes(kind)) && !rule.except?.includes(kind);

/** A rule as it is in a document of this kind. */
export const inKind = (rule: Rule, kind: Kind): Rule => ({ ...rule, ...rule.byKind?.[kind] });

/**
 * What the rules find, in their order. A rule is silent on a sentence where one that it yields to speaks; where a wide rule speaks of a
 * sentence, only the gravest risk of its subject is told there, the first of those alike.
 */
export function findAll(rules: readonly Rule[], reading: Reading, hear: (done: number) => void): Found[] {
  const all = rules.map((rule, i) => {
    hear(i / rules.length);
    return { rule, hits: hitsOf(rule, reading) };
  });
  const spoken = new Map(all.map(({ rule, hits }) => [rule.id, new Set(hits.map(({ unit }) => unit))]));
  const kept = all.map(({ rule, hits }) => ({
    rule,
    hits: hits.filter(({ unit }) => !rule.yields?.some((other) => spoken.get(other)?.has(unit))),
  }));
  const gravest = new Map<string, { rule: Rule; level: Level }>();
  const keyOf = ({ area }: Rule, { start }: Unit): string => `${area} ${start}`;
  for (const { rule, hits } of kept)
    for (const { unit, level } of rule.sort === 'risk' ? hits : []) {
      const known = gravest.get(keyOf(rule, unit));
      if (!known || rank(level) > rank(known.level)) gravest.set(keyOf(rule, unit), { rule, level });
    }
  return kept.map(({ rule, hits }) => ({
    rule,
    hits: hits.filter(({ unit }) => {
      const other = gravest.get(keyOf(rule, unit))?.rule;
      return rule.sort !== 'risk' || !other || other === rule || !(rule.wide || other.wide);
    }),
  }));
}
