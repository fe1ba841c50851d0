import type { Language } from '#contract/language.ts';
import { summarise } from '#reading/summary.ts';
import type { Document, Draft, Hear } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { categoryNames, type CategoryName, type Color, type Edge, type Node, type NodeType } from '../contract.ts';
import { choose, worthOf } from './choose.ts';
import type { Concept } from './concept.ts';
import { tidy } from './divisions.ts';
import { Evidence } from './evidence.ts';
import type { Link } from './relations.ts';
import { study as read, type Study } from './study.ts';
import { describe, words } from './text.ts';
import { treeOf, type Branch, type Tree } from './tree.ts';
import { bodyStart } from './tokens.ts';

export const COLORS: Record<CategoryName, Color> = {
  subject: 'blue',
  division: 'ink',
  party: 'teal',
  defined: 'plum',
  law: 'green',
  institution: 'slate',
  term: 'grey',
  figure: 'brown',
};
/** Relations beyond the tree: so many for each node at most; of those that only stand side by side less. */
const CROSS = { perNode: 0.7, joined: 0.15 } as const;
/** Characters of a label at most. */
const LONGEST = 72;
const PASSAGES = 3;
/** Characters in which the main sentences of a document are looked for. */
const SUMMARY = 60_000;
/** What the words of the court that rules are worth beside what it tells of others. Ours. */
const OWN = 2;
/** A sentence that speaks of a concept well is of such a length. */
const FIT = { least: 40, most: 500 } as const;

/** The sentences of a concept, the one that says most of it first: a definition, then one in which it acts, then the first that is long enough. */
function sentencesOf(
  study: Study,
  i: number,
  links: readonly Link[],
): { sentence: number; first: number; last: number }[] {
  const { concepts, sentences, mentions, places } = study;
  const { at, body } = concepts[i]!;
  const acts = new Map<number, number>();
  for (const link of links) {
    const worth = link.from === i ? link.weight + (link.relation === 'defines' ? 2 : 0) : 0.4 * link.weight;
    acts.set(link.sentence, Math.max(acts.get(link.sentence) ?? 0, worth));
  }
  const score = (sentence: number): number => {
    const { start, end, tokens } = sentences[sentence]!;
    const length = end - start;
    const fit = length >= FIT.least && length <= FIT.most ? 1 : 0;
    const defined = at && at.start >= start && at.start < end && tokens.length > 6 ? 3 : 0;
    const early = (mentions[sentence]!.find(({ concept }) => concept === i)?.from ?? 40) < 6 ? 0.5 : 0;
    const inside = body && start >= body.start && start < body.end ? 0.5 : 0;
    const own = study.speakerAt({ start, end }) === null ? OWN : 0;
    return (acts.get(sentence) ?? 0) + fit + defined + early + inside + own;
  };
  return places[i]!.slice(0, 400)
    .map((sentence) => ({ sentence, worth: score(sentence) }))
    .sort((a, b) => b.worth - a.worth || a.sentence - b.sentence)
    .slice(0, PASSAGES + 1)
    .map(({ sentence }) => {
      const mention = mentions[sentence]!.find(({ concept }) => concept === i);
      return { sentence, first: mention?.from ?? 0, last: mention?.to ?? 1 };
    });
}

/** The first sentence of a division behind its heading. */
function firstOf({ sentences }: Study, { body, at }: Concept): number | null {
  if (!body) return null;
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start < body.start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < sentences.length && sentences[i]!.start < body.end; i++) {
    const { start, end, tokens } = sentences[i]!;
    if (tokens.length >= 6 && (end > (at?.end ?? 0) + 30 || start > (at?.end ?? 0))) return i;
  }
  return null;
}

const typeOf = (category: CategoryName, level: number): NodeType =>
  level === 0
    ? 'central'
    : category === 'figure'
      ? 'example'
      : level === 1
        ? 'primary'
        : level === 2
          ? 'secondary'
          : 'tertiary';

/** Builds the map: numbers its nodes in the order of the tree, and gives every node and edge its place. */
class Drawing {
  readonly evidence: Evidence;
  readonly ids = new Map<number, string>();
  readonly nodes: Node[] = [];
  readonly edges: Edge[] = [];
  constructor(
    readonly study: Study,
    readonly tree: Tree,
    readonly language: Language,
  ) {
    this.evidence = new Evidence(study, language);
    const under = new Map<number, Branch[]>();
    for (const branch of tree.branches) under.set(branch.parent, [...(under.get(branch.parent) ?? []), branch]);
    this.node(0, under);
    for (const branch of tree.branches) this.branch(branch);
    this.cross();
  }
  private node(i: number, under: ReadonlyMap<number, readonly Branch[]>): void {
    const { study } = this;
    const one = study.concepts[i]!;
    const level = this.tree.levels.get(i)!;
    const id = `n${this.nodes.length + 1}`;
    this.ids.set(i, id);
    const own = study.links.filter(({ from, to }) => from === i || to === i);
    const speak = sentencesOf(study, i, own).map(({ sentence, first, last }) =>
      this.evidence.sentence(sentence, first, last),
    );
    const opening = one.category === 'division' ? firstOf(study, one) : null;
    const ranges = [
      ...(i === 0 && one.at ? [one.at] : []),
      ...(opening === null
        ? []
        : [this.evidence.sentence(opening, 0, Math.min(30, study.sentences[opening]!.tokens.length))]),
      ...speak,
      ...(one.at ? [one.at] : []),
    ].filter((range, n, all) => all.findIndex(({ start }) => start === range.start) === n);
    const [first, ...more] = ranges.slice(0, PASSAGES + 1).map((range) => this.evidence.place(range));
    const mentions = study.places[i]!.length;
    this.nodes.push({
      id,
      label: one.label.length > LONGEST ? tidy(one.label, LONGEST) : one.label,
      description: describe({ category: one.category, mentions }, this.language),
      type: typeOf(one.category, level),
      level,
      category: one.category,
      mentions,
      place: first ?? null,
      passages: more,
    });
    for (const { child } of under.get(i) ?? []) this.node(child, under);
  }
  private edge(
    from: number,
    to: number,
    label: string,
    relation: Edge['relation'],
    tree: boolean,
    place: Edge['place'],
  ): void {
    const [source, target] = [this.ids.get(from)!, this.ids.get(to)!];
    this.edges.push({ id: `e${this.edges.length + 1}`, source, target, label, relation, tree, place });
  }
  private linked(link: Link, tree: boolean): void {
    const place = this.evidence.place(this.evidence.sentence(link.sentence, link.first, link.last));
    this.edge(link.from, link.to, link.label, link.relation, tree, place);
  }
  private branch({ parent, child, link, relation, sentence }: Branch): void {
    if (link) return this.linked(link, true);
    const t = words[this.language];
    const { concepts, mentions, sentences } = this.study;
    const { category } = concepts[child]!;
    const label =
      category === 'party'
        ? t.party
        : category === 'figure' && relation === 'contains'
          ? t.figure
          : t.relations[relation as keyof typeof t.relations];
    const mention = sentence === null ? undefined : mentions[sentence]!.find(({ concept }) => concept === child);
    const at = concepts[child]!.at;
    const place =
      sentence !== null
        ? this.evidence.place(
            this.evidence.sentence(sentence, mention?.from ?? 0, mention?.to ?? sentences[sentence]!.tokens.length),
          )
        : at && concepts[child]!.body
          ? this.evidence.place(at)
          : this.nodes.find(({ id }) => id === this.ids.get(child))!.place;
    this.edge(parent, child, label, relation, true, place);
  }
  /** The relations beyond the tree, the surest first. */
  private cross(): void {
    const drawn = new Set(this.tree.branches.map(({ parent, child }) => `${parent} ${child}`));
    const most = Math.round(CROSS.perNode * this.nodes.length);
    let joined = 0;
    const links = this.study.links
      .filter(
        ({ from, to }) =>
          this.ids.has(from) && this.ids.has(to) && !drawn.has(`${from} ${to}`) && !drawn.has(`${to} ${from}`),
      )
      .sort((a, b) => b.weight + Math.log2(b.times) - a.weight - Math.log2(a.times) || a.sentence - b.sentence);
    const pairs = new Set<string>();
    for (const link of links) {
      if (pairs.size >= most) break;
      const pair = [link.from, link.to].sort().join(' ');
      if (
        pairs.has(pair) ||
        (link.relation === 'joined' && (link.weight < 1.5 || ++joined > CROSS.joined * this.nodes.length))
      )
        continue;
      pairs.add(pair);
      this.linked(link, false);
    }
  }
}

/** The concept map of a document: read, chosen, joined and drawn, with the claims that its places stand for. */
export function conceptMap(document: Document, language: Language, hear: Hear): Draft<typeof contract> {
  const study = read(document, hear);
  const worth = worthOf(study);
  const { chosen, most } = choose(study, worth);
  hear('drawing');
  const drawing = new Drawing(study, treeOf(study, chosen, worth, most), language);
  const { nodes, edges, evidence } = drawing;
  const t = words[language];
  const categories = categoryNames.flatMap((name) => {
    const concepts = nodes.filter(({ category }) => category === name).map(({ id }) => id);
    return concepts.length > 0 ? [{ name, color: COLORS[name], concepts }] : [];
  });
  const kinds = categories
    .filter(({ name }) => name !== 'subject')
    .map(({ name, concepts }) => t.counted(name, concepts.length));
  const from = bodyStart(document.text);
  const key = summarise(document.text.slice(from, from + SUMMARY), document.speaks, 2);
  return {
    result: {
      title: nodes[0]!.label,
      summary: t.summary(nodes.length, edges.length, kinds),
      key_passages: key.map(({ start, end }) => evidence.place({ start: start + from, end: end + from })),
      nodes,
      edges,
      categories,
    },
    claims: evidence.claims,
    description: t.summary(nodes.length, edges.length, []),
  };
}
