import { z } from 'zod';
import { text, type Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import { fold } from '#reading/words.ts';
import { findAll, foldedWords, partly, quoted, type Grounded } from '#server/studio/online.ts';
import type { Draft, Given } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { categoryNames, type CategoryName, type Node } from '../contract.ts';
import { describe, words } from './text.ts';
import { COLORS } from './map.ts';

/** What a model may add to a map: concepts, and relations between those that are there. */
const MOST = { nodes: 20, edges: 30 } as const;
/** Steps from the central concept; characters and words of a label. */
const DEEPEST = 4;
const LABEL = { characters: 60, words: 7 } as const;

const TASK = `You draw the concept map of a legal document. Find the relations between its concepts that the material states: who does, must, may or must not do what to whom, and what is defined as what.
- from and to: the two concepts, in the very words of the quotation, one to six words each, without articles.
- verb: what joins them, in the very words of the quotation.
- The quotation holds both concepts and the verb.`;

const finding = quoted.extend({
  from: z.string().describe('The concept that acts or is defined, in words of the quotation'),
  verb: z.string().describe('What joins the two, in words of the quotation'),
  to: z.string().describe('The other concept, in words of the quotation'),
  relation: z.enum(['acts', 'must', 'may', 'must-not', 'defines']),
  from_is: z.enum(['party', 'defined', 'institution', 'term']),
  to_is: z.enum(['party', 'defined', 'institution', 'term']),
});
type Said = z.output<typeof finding>;
type Result = Draft<typeof contract>['result'];

const say = text({
  en: {
    none: 'A language model read it too and added nothing.',
    added: (nodes: number, edges: number): string =>
      `A language model added ${nodes} of the concepts and ${edges} of the relations, each with the words that state it.`,
  },
  es: {
    none: 'También lo leyó un modelo de lenguaje y no agregó nada.',
    added: (nodes, edges) =>
      `Un modelo de lenguaje agregó ${nodes} de los conceptos y ${edges} de las relaciones, cada uno con las palabras que lo dicen.`,
  },
});

/** An article that a label begins with; the concept is the same without it. */
const ARTICLE = /^\s*(?:el|la|los|las|un|una|unos|unas|the|an?)\s+(?=\S)/i;
const nameOf = (label: string): string => label.replace(ARTICLE, '').trim().replace(/\s+/g, ' ');
const keyOf = (label: string): string => (fold(label).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** A finding whose concepts and verb stand in its quotation, with their keys; null for another. */
function stated({ finding: said, claim }: Grounded<Said>): { from: string; verb: string; to: string } | null {
  const quote = ` ${keyOf(claim.quote)} `;
  const [from, verb, to] = [keyOf(nameOf(said.from)), keyOf(said.verb), keyOf(nameOf(said.to))];
  const fits = [from, verb, to].every(
    (key) => key !== '' && key.split(' ').length <= LABEL.words && quote.includes(` ${key} `),
  );
  const short = [said.from, said.verb, said.to].every((label) => label.trim().length <= LABEL.characters);
  return fits && short && from !== to ? { from, verb, to } : null;
}

/** A map that grows: what is added hangs on what is there. */
class Growing {
  readonly byKey = new Map<string, Node>();
  readonly joined = new Set<string>();
  nodes = 0;
  edges = 0;
  constructor(
    readonly result: Result,
    /** The words of the document, folded. */
    private readonly text: string,
    private readonly language: Language,
  ) {
    for (const node of result.nodes) this.byKey.set(keyOf(nameOf(node.label)), node as Node);
    for (const { source, target } of result.edges) this.joined.add([source, target].sort().join(' '));
  }

  /** A new concept under another; null where there is no room for it. */
  hang(key: string, label: string, category: CategoryName, under: Node, place: Place): Node | null {
    if (this.nodes >= MOST.nodes || under.level >= DEEPEST) return null;
    const level = under.level + 1;
    const mentions = this.text.split(` ${key} `).length - 1;
    const node: Node = {
      id: `n${this.result.nodes.length + 1}`,
      label: nameOf(label),
      description: describe({ category, mentions }, this.language),
      type: level === 1 ? 'primary' : level === 2 ? 'secondary' : 'tertiary',
      level,
      category,
      by: 'model',
      mentions,
      place,
      passages: [],
    };
    this.result.nodes.push(node);
    this.byKey.set(key, node);
    this.nodes++;
    return node;
  }

  join(source: Node, target: Node, { verb, relation }: Said, tree: boolean, place: Place): void {
    this.joined.add([source.id, target.id].sort().join(' '));
    const id = `e${this.result.edges.length + 1}`;
    const label = verb.trim().replace(/\s+/g, ' ');
    this.result.edges.push({ id, source: source.id, target: target.id, label, relation, tree, place, by: 'model' });
    this.edges++;
  }

  /** Draws one relation. `later`: neither of the two is there yet. */
  draw(
    { finding: said }: Grounded<Said>,
    keys: { from: string; to: string },
    place: Place,
  ): 'drawn' | 'left' | 'later' {
    if (this.edges >= MOST.edges + MOST.nodes) return 'left';
    const [from, to] = [this.byKey.get(keys.from), this.byKey.get(keys.to)];
    if (!from && !to) return 'later';
    if (from && to) {
      if (from.id === to.id || this.joined.has([from.id, to.id].sort().join(' '))) return 'left';
      if (this.edges - this.nodes >= MOST.edges) return 'left';
      this.join(from, to, said, false, place);
      return 'drawn';
    }
    const other = from
      ? this.hang(keys.to, said.to, said.to_is, from, place)
      : this.hang(keys.from, said.from, said.from_is, to!, place);
    if (!other) return 'left';
    this.join(from ?? other, to ?? other, said, true, place);
    return 'drawn';
  }
}

/**
 * The map of the rules, and the relations that a model reads in the document beside it. Concepts and verbs are words of the sentence that a relation rests on;
 * one whose two concepts are joined already is left out, and what hangs on nothing that the map shows too. A model says nothing in words of its own.
 */
export async function online(given: Given<typeof contract>): Promise<Draft<typeof contract>> {
  const { ground, document, language } = given;
  const { found, whole } = await findAll(given, { task: TASK, stage: 'relations', finding });
  given.hear('drawing');
  const result = structuredClone(ground.result);
  const claims = [...ground.claims];
  const growing = new Growing(result, await foldedWords(document.text), language);
  let waiting = found.flatMap((one) => {
    const keys = stated(one);
    return keys ? [{ one, keys }] : [];
  });
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    waiting = waiting.filter(({ one, keys }) => {
      const done = growing.draw(one, keys, { citation_id: claims.length + 1 });
      if (done === 'drawn') claims.push(one.claim);
      return done === 'later';
    });
  }
  result.categories = categoryNames.flatMap((name) => {
    const concepts = result.nodes.filter(({ category }) => category === name).map(({ id }) => id);
    return concepts.length > 0 ? [{ name, color: COLORS[name], concepts }] : [];
  });
  const t = words[language];
  const kinds = result.categories
    .filter(({ name }) => name !== 'subject')
    .map(({ name, concepts }) => t.counted(name, concepts.length));
  const { nodes, edges } = growing;
  result.summary = [
    t.summary(result.nodes.length, result.edges.length, kinds),
    edges > 0 ? say[language].added(nodes, edges) : say[language].none,
    ...(whole ? [] : [partly[language]]),
  ].join(' ');
  const description = t.summary(result.nodes.length, result.edges.length, []).replace(/:.*/s, '.');
  return { result, claims, description };
}
