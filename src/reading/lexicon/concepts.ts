import type { Language } from '#contract/language.ts';
import { FIELDS } from './fields.ts';
import { keyOf, readConcepts, type Concept, type Fault } from './read.ts';
import { fold } from '../words.ts';
import { oneKey, readWhere } from './where.ts';
import { isSingle, singular, spokenIn, type Spoken, type Trigger } from './trigger.ts';

/** Other words that may stand among those of a term. */
const GAP = 4;
/** The share of a term's words that a question must hold to name its concept in part, how many they must be, and what that is worth. Ours. */
const PART = { share: 0.6, words: 2, strength: 0.5 };

/** A block as it stands, and what its field says before the first one. It is folded, and read, when a question may name its concept. */
type Block = { head: string; text: string; folded: string | null; concept: Concept | null | undefined };
/** `by`: the first letters of a word, folded → the blocks that hold a word with these letters. */
type BlockIndex = { blocks: readonly Block[]; by: ReadonlyMap<string, readonly number[]> };
let index: BlockIndex | null = null;
let own = '';
/** Lines of a block that hold no term by which it is named. */
const NO_TERMS = /^(?:amplio|no|donde|autor|revisado):.*$/gm;
/** The index keeps the first three letters of each word. */
const LETTERS = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** The lines of the terms of a block folded, by which it is looked for. */
const foldedOf = (block: Block): string => (block.folded ??= fold(block.text.replace(NO_TERMS, '')));

function blockIndex(): BlockIndex {
  if (index) return index;
  const blocks = [...Object.values(FIELDS), own].flatMap((field) => {
    const [head = '', ...texts] = `\n${field}`.split(/^(?=\[)/m);
    return texts.map((text): Block => ({ head, text, folded: null, concept: undefined }));
  });
  const by = new Map<string, number[]>();
  // Few beginnings stand for many words: each is folded once, and whole texts are not.
  const beginnings = new Map<string, number[]>();
  const listOf = (typed: string): number[] => {
    let list = beginnings.get(typed);
    if (list) return list;
    const folded = fold(typed).slice(0, LETTERS);
    by.set(folded, (list = by.get(folded) ?? []));
    beginnings.set(typed, list);
    return list;
  };
  blocks.forEach(({ text }, at) => {
    for (const word of text.match(WORD) ?? []) {
      if (word.length < LETTERS) continue;
      const list = listOf(word.slice(0, LETTERS));
      if (list.at(-1) !== at) list.push(at);
    }
  });
  return (index = { blocks, by });
}

/** Takes blocks of somebody's own in beside those of the fields, in the place of what was taken in before; answers what in them cannot be read. */
export function takeIn(text: string): Fault[] {
  // A mark of the byte order and blanks before a line say nothing; a block begins at the head of a line.
  own = text.replace(/\r\n?/g, '\n').replace(/^[^\S\n]+/gm, '');
  index = null;
  byNorm.clear();
  return readConcepts(own).faults;
}

const DONDE = /^donde:\s*(.*)$/m;
const byNorm = new Map<string, readonly Concept[]>();
/** The concepts that name articles of a norm, by its key. */
export function conceptsOfNorm(norm: string): readonly Concept[] {
  const { blocks } = blockIndex();
  let found = byNorm.get(norm);
  if (found) return found;
  found = blocks.flatMap((block) => {
    const where = DONDE.exec(block.text)?.[1];
    return where !== undefined && readWhere(where).where.some((one) => oneKey(one.norm) === norm)
      ? (conceptOf(block) ?? [])
      : [];
  });
  byNorm.set(norm, found);
  return found;
}

function conceptOf(block: Block): Concept | null {
  if (block.concept === undefined) block.concept = readConcepts(block.head + block.text).concepts[0] ?? null;
  return block.concept;
}

/** Words of a question that a block must hold to be read, where none of its terms is one of them alone. */
const SHARED = 2;

/** The concepts that the words of a question may name: blocks that hold two of them, or one of them as a term. */
function candidates(spoken: readonly Spoken[]): Concept[] {
  const { blocks, by } = blockIndex();
  const held = new Map<number, number[]>();
  const words = [...new Map(spoken.map((one) => [one.key, one])).values()];
  words.forEach(({ key }, i) => {
    // "warranti" is the stem of "warranty".
    const begin = key.replace(/i$/, '');
    const near = begin.length < LETTERS ? blocks.keys() : (by.get(begin.slice(0, LETTERS)) ?? []);
    for (const at of near) if (foldedOf(blocks[at]!).includes(begin)) held.set(at, [...(held.get(at) ?? []), i]);
  });
  const alone = words.map(({ word }) => new RegExp(`(?:[:;|] ?)${singular(word)}(?:e?s)?(?:;|$)`, 'm'));
  const found = [...held].filter(
    ([at, those]) => those.length >= SHARED || those.some((i) => alone[i]!.test(foldedOf(blocks[at]!))),
  );
  return found.sort(([a], [b]) => a - b).flatMap(([at]) => conceptOf(blocks[at]!) ?? []);
}

/** A concept that words name: the stems by which they do, and how surely, 0 to 1. */
export type Named = { concept: Concept; by: ReadonlySet<string>; strength: number };

/**
 * The concepts that a text names in its language: all words of a term stand within its length and four words, or most of them do; and no term that cancels the
 * concept stands. A wide term names it only beside another concept. A hit says where to look, and never that a source holds it.
 */
export function conceptsOf(text: string, language: Language): Named[] {
  const spoken = spokenIn(text, language);
  const places = new Map<string, number[]>();
  const put = (key: string, at: number): void => void places.set(key, [...(places.get(key) ?? []), at]);
  spoken.forEach(({ word, key }, at) => {
    put(key, at);
    put(`=${singular(word)}`, at);
  });
  const found = candidates(spoken).flatMap((concept): (Named & { isAlone: boolean })[] => {
    if (concept.not[language].some((trigger) => heldOf(trigger, places)?.strength === 1)) return [];
    const hits = concept.triggers[language].flatMap((trigger) => {
      const held = heldOf(trigger, places);
      return held ? [{ ...held, isWide: isWide(concept, trigger) }] : [];
    });
    const strength = Math.max(0, ...hits.map((hit) => hit.strength));
    if (strength === 0) return [];
    // What names it whole counts; what names it in part adds nothing to that.
    const best = hits.filter((hit) => hit.strength === strength);
    const by = new Set(best.flatMap(({ at }) => at.map((one) => spoken[one]!.root)));
    return [{ concept, by, strength, isAlone: best.every((hit) => hit.isWide) }];
  });
  const firm = found.filter(({ isAlone, strength }) => !isAlone && strength === 1);
  const isAccompanied = ({ by }: Named): boolean => firm.some((other) => [...other.by].some((root) => !by.has(root)));
  return found.filter((one) => !one.isAlone || isAccompanied(one));
}

const isWide = ({ isWide: all, company }: Concept, trigger: Trigger): boolean =>
  all || (company.singles && isSingle(trigger)) || company.terms.has(keyOf(trigger));

/** Where the words of a term stand near each other, and how surely they name it; null where too few do. */
function heldOf(
  trigger: Trigger,
  places: ReadonlyMap<string, readonly number[]>,
): { at: number[]; strength: number } | null {
  if (isSingle(trigger)) {
    const at = places.get(`=${trigger[0]!}`);
    return at ? { at: [...at], strength: 1 } : null;
  }
  const reach = trigger.length + GAP;
  let best: number[] = [];
  for (const key of trigger)
    for (const from of places.get(key) ?? []) {
      const near = trigger.flatMap((one) => places.get(one)?.find((at) => Math.abs(at - from) < reach) ?? []);
      if (near.length > best.length) best = near;
    }
  if (best.length === trigger.length) return best.length > 0 ? { at: best, strength: 1 } : null;
  const share = best.length / trigger.length;
  return best.length >= PART.words && share >= PART.share ? { at: best, strength: PART.strength * share } : null;
}
