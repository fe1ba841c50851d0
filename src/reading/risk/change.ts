import type { Language } from '#contract/language.ts';
import type { Kind } from '#contract/risk.ts';
import type { Level } from '#contract/studio.ts';
import { besides, type Beside } from '../compare/beside.ts';
import type { Comparison } from '../compare/compare.ts';
import type { Range } from '../lines.ts';
import { findRisks, readKind, type Risks } from './find.ts';
import { rank, type Hit, type Reading } from './match.ts';
import { quotedOf } from './quoted.ts';
import type { Rule } from './rules/rule.ts';
import type { Unit } from './units.ts';
import { apart } from './usual.ts';

/** What a new version does to a risk. `raised`, `lowered`: both versions have it, at another level. */
const RISK_STATES = ['added', 'raised', 'lowered', 'removed', 'same'] as const;
export type RiskState = (typeof RISK_STATES)[number];

/** A risk in one version: its words, its level there and the rule that found it. Both null: it is not found there, and the words are those that stand in its place. */
export type RiskSide = { level: Level | null; rule: Rule | null; at: Range; hit: Hit | null };
/** A risk of two versions, each side null where that version has no words in its place. `rule`: that of the new version, else of the old one. */
export type RiskChange = { rule: Rule; state: RiskState; before: RiskSide | null; after: RiskSide | null };
/** `as`: the kind whose rules both were read with; null where one of them is no contract, and nothing was looked for. */
export type RiskChanges = {
  kinds: readonly [Kind, Kind];
  as: Kind | null;
  readings: readonly [Reading, Reading];
  changes: readonly RiskChange[];
};

/** A text with the language that it is in. */
export type Spoken = { text: string; speaks: Language };

/** How much of their words two sentences have in common before one is shown as what the other was. */
const ALIKE = 0.3;
/** The same before they are one sentence whose words changed. */
const SAME_SENTENCE = 0.6;

/** A finding of one version: of one rule in one paragraph, by its gravest sentence. `beside`: the number of its pair of paragraphs, null where it has none. */
type Finding = { rule: Rule; hit: Hit; beside: number | null };

/** The numbers of the pairs of paragraphs by place in one of the texts. */
class Places {
  private readonly starts: readonly { range: Range; pair: number }[];
  constructor(pairs: readonly Beside[], side: 'a' | 'b') {
    this.starts = pairs
      .map((one, pair) => ({ range: one[side], pair }))
      .sort((one, other) => one.range.start - other.range.start);
  }
  at(offset: number): number | null {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]!.range.start <= offset) low = middle + 1;
      else high = middle;
    }
    const found = this.starts[low - 1];
    return found && offset < found.range.end ? found.pair : null;
  }
}

/** The risks of one version, each rule once in a paragraph; those of no paragraph of both versions, once in a sentence. */
function findingsOf(
  read: Omit<Risks, 'found'>,
  language: Language,
  as: Kind,
  places: Places,
  hear: (done: number) => void,
) {
  const found = new Map<string, Finding>();
  for (const { rule, hits } of apart(findRisks(read, language, hear, as)).weighs)
    for (const hit of rule.sort === 'risk' ? hits : []) {
      const beside = places.at(hit.words.start);
      const key = `${rule.id} ${beside ?? `alone ${hit.unit.start}`}`;
      const known = found.get(key);
      if (!known || rank(hit.level) > rank(known.hit.level)) found.set(key, { rule, hit, beside });
    }
  return [...found.values()];
}

const wordsOf = ({ words }: Unit): Set<string> => new Set(words.match(/[\p{L}\p{N}]+/gu));
/** The share of the words of two sentences that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common || 1);
}
type Fits = (was: Finding, is: Finding) => boolean;
/**
 * Which finding of the old version each of the new one is: that of its rule in the paragraph beside it, else one that is left with the same sentence. Where the words of
 * a sentence changed so that another rule of its matter tells it, at another level, it is that one: 1 % became 20 %.
 */
function partnersOf(gone: readonly Finding[], there: readonly Finding[]): Map<Finding, Finding> {
  const partners = new Map<Finding, Finding>();
  const open = new Set(gone);
  const pass = (keyOf: (finding: Finding) => string | null, fits: Fits = () => true): void => {
    const known = new Map<string, Finding[]>();
    for (const finding of open) {
      const key = keyOf(finding);
      if (key !== null) known.set(key, [...(known.get(key) ?? []), finding]);
    }
    for (const finding of there) {
      const key = keyOf(finding);
      const partner =
        key === null || partners.has(finding)
          ? undefined
          : known.get(key)?.find((one) => open.has(one) && fits(one, finding));
      if (!partner) continue;
      partners.set(finding, partner);
      open.delete(partner);
    }
  };
  pass(({ rule, beside }) => (beside === null ? null : `${rule.id} ${beside}`));
  pass(({ rule, hit }) => `${rule.id} ${hit.unit.words}`);
  pass(
    ({ rule, beside }) => (beside === null ? null : `${rule.area} ${beside}`),
    ({ hit: was }, { hit: is }) =>
      was.level !== is.level && likeness(wordsOf(was.unit), wordsOf(is.unit)) >= SAME_SENTENCE,
  );
  return partners;
}

const stateOf = (before: Level, after: Level): RiskState =>
  rank(after) > rank(before) ? 'raised' : rank(after) < rank(before) ? 'lowered' : 'same';

/** What stands in the place of a finding in the other version: the sentence of the paragraph beside it that is most like it; null where none is. */
function inPlaceOf({ hit }: Finding, { units }: Reading, paragraph: Range | undefined): RiskSide | null {
  if (!paragraph) return null;
  const own = wordsOf(hit.unit);
  const [best] = units
    .filter(({ start, end }) => start < paragraph.end && paragraph.start < end)
    .map((unit) => ({ unit, like: likeness(own, wordsOf(unit)) }))
    .sort((a, b) => b.like - a.like);
  return best && best.like >= ALIKE
    ? { level: null, rule: null, at: { start: best.unit.start, end: best.unit.end }, hit: null }
    : null;
}

/** The kind whose rules both versions are read with: that of the new one, unless only the old one says what it is. */
const sharedKind = (before: Kind, after: Kind): Kind => (after === 'contract' ? before : after);

/**
 * What a new version of a contract does to its risks, the gravest first in each state, as the rules of one kind find them in both. A finding of one version is that
 * of the other where one rule finds it in paragraphs that stand beside each other, or in the same sentence elsewhere. Pure; `hear`: how much is done, 0–1.
 */
export function riskChanges(
  before: Spoken,
  after: Spoken,
  compared: Comparison,
  hear: (done: number) => void,
): RiskChanges {
  const [was, is] = [readKind(before.text), readKind(after.text)];
  const kinds = [was.told.kind, is.told.kind] as const;
  const readings = [was.reading, is.reading] as const;
  if (!was.told.contract || !is.told.contract) return { kinds, as: null, readings, changes: [] };
  const as = sharedKind(...kinds);
  const pairs = besides(compared);
  const gone = findingsOf(was, before.speaks, as, new Places(pairs, 'a'), (done) => hear(done / 2));
  const there = findingsOf(is, after.speaks, as, new Places(pairs, 'b'), (done) => hear((1 + done) / 2));
  const sideOf = ({ rule, hit }: Finding, text: string): RiskSide => ({
    level: hit.level,
    rule,
    at: quotedOf(text, hit),
    hit,
  });
  const partners = partnersOf(gone, there);
  const changes = there.map((finding): RiskChange => {
    const { rule, hit, beside } = finding;
    const partner = partners.get(finding);
    return {
      rule,
      state: partner ? stateOf(partner.hit.level, hit.level) : 'added',
      before: partner
        ? sideOf(partner, before.text)
        : inPlaceOf(finding, was.reading, beside === null ? undefined : pairs[beside]!.a),
      after: sideOf(finding, after.text),
    };
  });
  const kept = new Set(partners.values());
  const removed = gone
    .filter((finding) => !kept.has(finding))
    .map((finding): RiskChange => ({
      rule: finding.rule,
      state: 'removed',
      before: sideOf(finding, before.text),
      after: inPlaceOf(finding, is.reading, finding.beside === null ? undefined : pairs[finding.beside]!.b),
    }));
  return { kinds, as, readings, changes: inOrder([...changes, ...removed]) };
}

/** By what the new version does, the gravest first, then as they stand. */
function inOrder(changes: readonly RiskChange[]): RiskChange[] {
  const grave = ({ before, after }: RiskChange): number =>
    Math.max(...[before, after].map((side) => (side?.level ? rank(side.level) : -1)));
  const place = ({ before, after }: RiskChange): number => (after ?? before)!.at.start;
  return [...changes].sort(
    (a, b) => RISK_STATES.indexOf(a.state) - RISK_STATES.indexOf(b.state) || grave(b) - grave(a) || place(a) - place(b),
  );
}
