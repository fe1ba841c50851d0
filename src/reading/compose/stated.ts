import { overlaps } from '../ask/matter.ts';
import { kindsIn } from '../ask/scope/head.ts';
import { evidenceAt, type Evidence } from '../evidence/evidence.ts';
import type { Read } from '../evidence/choose.ts';
import type { Matter, Said } from '../evidence/compared.ts';
import { asksAllParties } from '../evidence/collect.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import type { Part, Reply } from '../reply.ts';
import { tokensOf } from '../rules/tokens.ts';
import { fold } from '../words.ts';
import { contractFacts } from './sheets/contract/contract.ts';
import type { Fact } from './sheets/contract/fact.ts';
import { factsAsked } from './sheets/contract/fact-asked.ts';
import { contractKind } from './sheets/contract/kind.ts';
import { partiesOf } from '../contract/parties.ts';
import { rulingIn } from './sheets/genre.ts';
import { sentenceAround } from './sheets/sheet.ts';

/** Sources up to which each tells its own fact. */
const SOURCES = 5;

/** The first of the facts asked that a contract states; null where it states none, is no contract, or none of the kind that the question names. */
function cellIn(read: Read, facts: readonly Fact[], said: string): Range | null {
  if (rulingIn(read) || cutOf(read.index).genre === 'law') return null;
  const kind = contractKind(read.text, read.title);
  const named = kindsIn(tokensOf(said)).filter(({ id }) => id.startsWith('kind.'));
  if (!kind || (named.length > 0 && !named.some(({ id }) => id === `kind.${kind.id}`))) return null;
  const { cells } = contractFacts(read, kind);
  const fact = facts.find((one) => cells.has(one) && kind.rows.some((row) => row.fact === one));
  return fact ? cells.get(fact)! : null;
}

type Cell = Range & { source: number };

/** The facts of a contract that a matter is, by which contracts are compared. */
const OF_MATTER: Readonly<Record<string, readonly Fact[]>> = {
  rent: ['rent'],
  price: ['price'],
  fees: ['fee'],
  wage: ['salary'],
  duration: ['term', 'expiry'],
  deposit: ['deposit'],
  penalty: ['penalty'],
  interest: ['interest'],
  confidentiality: ['confidentiality'],
  insurance: ['insurance'],
  disputes: ['forum'],
  law: ['law'],
  assignment: ['transfer'],
};
/** What is compared, with what the sheet of a contract states of a matter in the place of what a search finds of it. */
function withComparedFacts(sources: readonly Read[], part: Part): Part {
  if (!part.compared) return part;
  const { sources: among, matters } = part.compared;
  const saidBy = (source: number, facts: readonly Fact[], before: Said): Said => {
    const read = sources[source]!;
    const cell = cellIn(read, facts, '');
    const sentence = cell && (sentenceAround(read, cell) ?? cell);
    return sentence ? { state: 'stated', sentence: { ...sentence, source, holds: 1 } } : before;
  };
  const told = matters.map((one): Matter => {
    const facts = one.id === null ? undefined : OF_MATTER[one.id];
    return facts ? { ...one, said: one.said.map((said, i) => saidBy(among[i]!, facts, said)) } : one;
  });
  return { ...part, compared: { sources: among, matters: told } };
}

/** The cells of the facts that a question asks for, one of each contract in scope. */
function factCells(sources: readonly Read[], { intent, verdict }: Part, scope: readonly number[]): Cell[] {
  // One penalty is no list of them.
  const isOne = intent.collect === 'list' || intent.collect === 'parties';
  // Nor is a fact something that is forbidden.
  if (intent.id === 'prohibition' || (intent.collect !== 'passages' && !(isOne && verdict.outcome !== 'answer')))
    return [];
  const facts = factsAsked(intent);
  if (facts.length === 0) return [];
  return scope.flatMap((source) => {
    const cell = cellIn(sources[source]!, facts, intent.said);
    return cell ? [{ source, ...cell }] : [];
  });
}

/** What makes many of one role, folded: "accionistas". */
const PLURAL = /(?:es|s)$/;
/** The names of the parties of the one contract in scope, or of that party whose role is asked. */
function partyCells(sources: readonly Read[], { intent }: Part, scope: readonly number[]): Cell[] {
  const [source, ...others] = scope;
  if (intent.collect !== 'parties' || source === undefined || others.length > 0) return [];
  const { text, index } = sources[source]!;
  const asked = fold(intent.matter);
  const all = partiesOf(text, index.language);
  const own = asksAllParties(asked) ? all : all.filter(({ role }) => fold(role).includes(asked.replace(PLURAL, '')));
  return own.map(({ start, end }) => ({ source, start, end }));
}

/** One thing asked, answered by what the sheets of the contracts state, where it asks for just that. */
function withStated(sources: readonly Read[], part: Part, scope: readonly number[]): Part {
  if (part.verdict.reason === 'no-source') return part;
  const parties = partyCells(sources, part, scope);
  // What was found by its name is quoted already; the names stand on top of it.
  const facts = factCells(sources, part, scope);
  if (part.verdict.reason === 'named') {
    const within = facts.filter((cell) =>
      part.evidence.some(({ source, shown }) => source === cell.source && shown.some((range) => overlaps(range, cell))),
    );
    const told = parties.length > 0 ? parties : within;
    return told.length > 0 && told.length <= SOURCES ? { ...part, stated: told } : part;
  }
  const cells = [...facts, ...parties];
  if (cells.length === 0 || cells.length > SOURCES) return part;
  const top = (part.evidence[0]?.score ?? 0) + 1;
  const said: Evidence[] = [];
  for (const cell of cells) {
    const sentence = sentenceAround(sources[cell.source]!, cell) ?? cell;
    const isSaid = said.some((one) => one.source === cell.source && overlaps(one.sentence, sentence));
    if (!isSaid) said.push(evidenceAt(sources, cell.source, sentence, top));
  }
  // What only came close says nothing more.
  const before = part.verdict.outcome === 'answer' ? part.evidence : [];
  const others = before.filter(
    ({ source, shown }) =>
      !said.some((one) => one.source === source && one.shown.some((a) => shown.some((b) => overlaps(a, b)))),
  );
  return {
    ...part,
    verdict: { outcome: 'answer', reason: 'strong', chance: 1 },
    evidence: [...said, ...others],
    stated: cells,
  };
}

/**
 * A reply in which what is asked by the words of a fact that contracts settle ("¿cuál es el precio?") is answered by the sentence that states it, found as the
 * sheet finds it, although it may call it otherwise ("promete vender en 2.150 UF"). What asks for more, or of other sources, is left.
 */
export function withStatedFacts(sources: readonly Read[], found: Reply): Reply {
  const reply = { ...found, parts: found.parts.map((part) => withComparedFacts(sources, part)) };
  const { scope, thread } = reply.asked;
  // A question that leans on the one before it is of its matter.
  if (thread || scope.missing !== null || scope.divisions.length > 0 || scope.sources.length > SOURCES) return reply;
  const parts = reply.parts.map((part) => withStated(sources, part, scope.sources));
  return parts.every((part, i) => part === reply.parts[i])
    ? reply
    : { ...reply, parts, outcome: 'answer', reason: 'strong' };
}
