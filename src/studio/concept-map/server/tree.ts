import type { Relation } from '../contract.ts';
import type { Link } from './relations.ts';
import type { Study } from './study.ts';

/** An edge of the tree that the map is drawn by: `child` hangs on `parent`; the relation may run the other way. */
export type Branch = {
  parent: number;
  child: number;
  /** Null where no sentence joins the two: then the one's text holds the other, or cites it. */
  link: Link | null;
  relation: Relation;
  /** The sentence that it rests on, by its number; null where the child's own place shows it. */
  sentence: number | null;
};
export type Tree = { branches: readonly Branch[]; levels: ReadonlyMap<number, number> };

/** Children of one concept, and of the central one; steps from the central one. Ours. */
const CHILDREN = 7;
const FIRST = 12;
const DEEPEST = 3;
/** What speaks for a parent: a verb from it, a verb to it, that its text holds the child; and against it, each child that it has. */
const FOR = { reverse: 0.75, holds: 2.3, root: 0.7, beside: 0.9 } as const;
const CROWD = 0.16;
/** Loose ends that the central concept takes; sentences that must name two together before the one hangs on the other; words between a figure and what it is of. */
const LOOSE = 8;
const TOGETHER = 2;
/** A map of fewer concepts takes also those that are only named beside another. */
const FEW = 15;
const NEAR = 14;

class Builder {
  readonly branches: Branch[] = [];
  readonly levels = new Map<number, number>([[0, 0]]);
  readonly children = new Map<number, number>();
  readonly byPair = new Map<string, Link>();
  constructor(readonly study: Study) {
    for (const link of study.links) this.byPair.set(`${link.from} ${link.to}`, link);
  }
  add(branch: Branch): void {
    this.branches.push(branch);
    this.levels.set(branch.child, this.levels.get(branch.parent)! + 1);
    this.children.set(branch.parent, (this.children.get(branch.parent) ?? 0) + 1);
  }
  full(parent: number): boolean {
    return this.levels.get(parent)! >= DEEPEST || (this.children.get(parent) ?? 0) >= (parent === 0 ? FIRST : CHILDREN);
  }
}

/** The share of a concept's sentences that stand in another's text, and the first of them. */
function held(
  { concepts, places, sentences }: Study,
  parent: number,
  child: number,
): { share: number; sentence: number | null } {
  const body = concepts[parent]!.body;
  if (!body || places[child]!.length === 0) return { share: 0, sentence: null };
  const inside = places[child]!.filter((sentence) => {
    const { start, tokens } = sentences[sentence]!;
    return start >= body.start && start < body.end && tokens.length > 6;
  });
  return { share: inside.length / places[child]!.length, sentence: inside[0] ?? null };
}

/** The best parent among what stands already. */
function parentOf(builder: Builder, child: number): Branch {
  const { study } = builder;
  const { concepts } = study;
  let best: { branch: Branch; score: number } = {
    branch: {
      parent: 0,
      child,
      link: null,
      relation: concepts[child]!.category === 'law' ? 'cites' : 'contains',
      sentence: null,
    },
    score: FOR.root - CROWD * 0.5 * (builder.children.get(0) ?? 0),
  };
  const take = (branch: Branch, score: number): void => {
    if (score > best.score) best = { branch, score };
  };
  const law = concepts[child]!.category === 'law';
  for (const parent of builder.levels.keys()) {
    if (builder.full(parent) || concepts[parent]!.category === 'figure' || concepts[parent]!.category === 'law')
      continue;
    const crowd = CROWD * (builder.children.get(parent) ?? 0);
    const out = builder.byPair.get(`${parent} ${child}`);
    const back = builder.byPair.get(`${child} ${parent}`);
    const often = (link: Link): number => 0.3 * Math.log2(link.times);
    if (out)
      take(
        { parent, child, link: out, relation: out.relation, sentence: out.sentence },
        out.weight + often(out) - crowd - (parent === 0 ? 0.4 : 0),
      );
    if (back)
      take(
        { parent, child, link: back, relation: back.relation, sentence: back.sentence },
        FOR.reverse * (back.weight + often(back)) - crowd,
      );
    const { share, sentence } = held(study, parent, child);
    if (sentence !== null)
      take(
        { parent, child, link: null, relation: law ? 'cites' : 'contains', sentence },
        FOR.holds * Math.sqrt(share) + 0.05 * (concepts[parent]!.depth ?? 0) - crowd,
      );
  }
  return best.branch;
}

/** Where a concept has no tie but to the whole, the one beside which it is named most; null where it is named alone. */
function besideOf(builder: Builder, child: number): Branch | null {
  const { mentions, places, concepts } = builder.study;
  const counts = new Map<number, { times: number; sentence: number }>();
  for (const sentence of places[child]!.slice(0, 200))
    for (const { concept } of mentions[sentence]!) {
      if (concept === child || concept === 0 || !builder.levels.has(concept) || builder.full(concept)) continue;
      if (concepts[concept]!.category === 'figure' || concepts[concept]!.category === 'law') continue;
      const known = counts.get(concept);
      if (known) known.times++;
      else counts.set(concept, { times: 1, sentence });
    }
  if (concepts[child]!.category === 'law') return null;
  const [best] = [...counts].sort(
    (a, b) =>
      b[1].times / Math.sqrt(places[b[0]]!.length) - a[1].times / Math.sqrt(places[a[0]]!.length) || a[0] - b[0],
  );
  return best && best[1].times >= TOGETHER && builder.levels.size < FEW
    ? { parent: best[0], child, link: null, relation: 'beside', sentence: best[1].sentence }
    : null;
}

/** The concept that a sentence names last before a sum or a time. */
function beforeOf(builder: Builder, child: number): Branch | null {
  const { mentions, places, concepts } = builder.study;
  for (const sentence of places[child]!.slice(0, 20)) {
    const here = mentions[sentence]!;
    const at = here.findIndex(({ concept }) => concept === child);
    const parent = here.slice(0, at).findLast(({ concept, to }) => {
      const { category } = concepts[concept]!;
      return (
        category !== 'figure' &&
        category !== 'law' &&
        builder.levels.has(concept) &&
        !builder.full(concept) &&
        here[at]!.from - to < NEAR
      );
    })?.concept;
    if (parent) return { parent, child, link: null, relation: 'contains', sentence };
  }
  return null;
}
const crowded = (builder: Builder): boolean =>
  (builder.children.get(0) ?? 0) >= (builder.levels.size < FEW ? FIRST : LOOSE);

/** What the document does to a party by a verb, if it says so. */
function said(builder: Builder, party: number): Link | null {
  const link = builder.byPair.get(`0 ${party}`);
  return link && link.weight > 2 ? link : null;
}

/** Hangs every chosen concept under one other: divisions by the text that they head, parties at the top, the rest where most is said of it. */
export function treeOf(study: Study, chosen: readonly number[], worth: readonly number[], most: number): Tree {
  const builder = new Builder(study);
  const { concepts } = study;
  const divisions = chosen
    .filter((i) => i > 0 && concepts[i]!.body !== null && concepts[i]!.category !== 'party')
    .sort(
      (a, b) =>
        concepts[a]!.body!.start - concepts[b]!.body!.start || (concepts[a]!.depth ?? 0) - (concepts[b]!.depth ?? 0),
    );
  const parties = chosen.filter((i) => concepts[i]!.category === 'party');
  for (const child of parties) {
    const link = said(builder, child);
    builder.add({ parent: 0, child, link, relation: link?.relation ?? 'contains', sentence: link?.sentence ?? null });
  }
  for (const child of divisions) {
    const { start, end } = concepts[child]!.body!;
    const over = divisions
      .filter(
        (other) =>
          other !== child &&
          builder.levels.has(other) &&
          !builder.full(other) &&
          concepts[other]!.body!.start <= start &&
          concepts[other]!.body!.end >= end,
      )
      .sort(
        (a, b) =>
          concepts[a]!.body!.end - concepts[a]!.body!.start - (concepts[b]!.body!.end - concepts[b]!.body!.start),
      )[0];
    if (over === undefined && builder.full(0)) continue;
    builder.add({ parent: over ?? 0, child, link: null, relation: 'contains', sentence: null });
  }
  const rest = chosen
    .filter((i) => !builder.levels.has(i))
    .sort(
      (a, b) =>
        Number(concepts[a]!.category === 'figure') - Number(concepts[b]!.category === 'figure') ||
        worth[b]! - worth[a]!,
    );
  const figures = rest.filter((i) => concepts[i]!.category === 'figure').length;
  for (const child of rest) {
    const figure = concepts[child]!.category === 'figure';
    if (builder.levels.size >= (figure ? most : most - figures)) continue;
    const branch = parentOf(builder, child);
    const weak = branch.parent === 0 && branch.link === null;
    const other = !weak ? null : figure ? beforeOf(builder, child) : crowded(builder) ? besideOf(builder, child) : null;
    if (weak && !other && (figure || crowded(builder))) continue;
    builder.add(other ?? branch);
  }
  return { branches: builder.branches, levels: builder.levels };
}
