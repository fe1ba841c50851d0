import type { Language } from '#contract/language.ts';
import { FIELDS } from './fields.ts';
import { readConcepts, type Concept } from './read.ts';
import { isSingle, singular, spokenIn, type Trigger } from './trigger.ts';

/** Other words that may stand among those of a term. */
const GAP = 4;
/** The share of a term's weight that a question must hold to name its concept in part, and the words of it. Ours. */
export const PART = { share: 0.6, words: 2, strength: 0.5 };

type Entry = { concept: number; trigger: Trigger };
type Index = { byKey: ReadonlyMap<string, readonly Entry[]>; rarity: (key: string) => number };
type Table = { all: readonly Concept[]; es: Index; en: Index };
let table: Table | null = null;
/** All concepts, and their terms by each of their words; made at first use. */
function open(): Table {
  if (table) return table;
  const all = Object.values(FIELDS).flatMap((blocks) => readConcepts(blocks).concepts);
  return (table = { all, es: indexOf(all, 'es'), en: indexOf(all, 'en') });
}

function indexOf(all: readonly Concept[], language: Language): Index {
  const byKey = new Map<string, Entry[]>();
  const concepts = new Map<string, number>();
  all.forEach(({ triggers }, concept) => {
    const seen = new Set<string>();
    for (const trigger of triggers[language])
      for (const key of trigger) {
        const name = isSingle(trigger) ? `=${key}` : key;
        const list = byKey.get(name);
        if (list) list.push({ concept, trigger });
        else byKey.set(name, [{ concept, trigger }]);
        if (!seen.has(key)) concepts.set(key, (concepts.get(key) ?? 0) + 1);
        seen.add(key);
      }
  });
  return { byKey, rarity: (key) => Math.log(1 + all.length / (1 + (concepts.get(key) ?? 0))) };
}

/** A concept that words name: the stems by which they do, and how surely, 0 to 1. */
export type Named = { concept: Concept; by: ReadonlySet<string>; strength: number };

/**
 * The concepts that a text names in its language: all words of a term stand within its length and four words, or most of them do; and no term that cancels the
 * concept stands. A hit says where to look, and never that a source holds it.
 */
export function conceptsOf(text: string, language: Language): Named[] {
  const { all, [language]: index } = open();
  const spoken = spokenIn(text, language);
  const places = new Map<string, number[]>();
  const put = (key: string, at: number): void => void places.set(key, [...(places.get(key) ?? []), at]);
  spoken.forEach(({ word, key }, at) => {
    put(key, at);
    put(`=${singular(word)}`, at);
  });
  const found = new Map<number, { by: Set<string>; strength: number }>();
  const looked = new Set<Trigger>();
  for (const key of places.keys())
    for (const { concept, trigger } of index.byKey.get(key) ?? []) {
      if (looked.has(trigger)) continue;
      looked.add(trigger);
      const hit = heldOf(trigger, places, index);
      if (!hit) continue;
      const known = found.get(concept);
      // What names it whole counts; what names it in part adds nothing to that.
      if (known && known.strength > hit.strength) continue;
      const by = known && known.strength === hit.strength ? known.by : new Set<string>();
      for (const at of hit.at) by.add(spoken[at]!.root);
      found.set(concept, { by, strength: hit.strength });
    }
  return [...found].flatMap(([at, hit]): Named[] => {
    const concept = all[at]!;
    const isCancelled = concept.not[language].some((trigger) => heldOf(trigger, places, index)?.strength === 1);
    return isCancelled ? [] : [{ concept, ...hit }];
  });
}

/** Where the words of a term stand near each other, and how surely they name it; null where too few do. */
function heldOf(
  trigger: Trigger,
  places: ReadonlyMap<string, readonly number[]>,
  { rarity }: Index,
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
  if (best.length === trigger.length) return { at: best, strength: 1 };
  if (best.length < PART.words) return null;
  const all = trigger.reduce((sum, key) => sum + rarity(key), 0);
  const held = trigger.reduce(
    (sum, key) => (best.some((at) => places.get(key)?.includes(at)) ? sum + rarity(key) : sum),
    0,
  );
  return held >= PART.share * all ? { at: best, strength: (PART.strength * held) / all } : null;
}
