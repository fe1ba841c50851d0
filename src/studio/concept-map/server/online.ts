import { z } from 'zod';
import { text, type Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import { isCarried } from '#reading/support/carried.ts';
import { standingIn } from '#reading/support/gate.ts';
import { readSentence } from '#reading/support/sentence.ts';
import { fold } from '#reading/words.ts';
import { findAll, foldedWords, partly, quoted, WINDOW, type Grounded } from '#server/studio/online.ts';
import type { Document, Draft, Given } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { categoryNames, type CategoryName, type Node } from '../contract.ts';
import { describe, words } from './text.ts';
import { COLORS } from './map.ts';
import { defined, institutions, parties } from './named.ts';

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

/** What the words of a verb say of duty and permission, and how a relation says it whose verb does not. */
const BY_MODALITY: Readonly<Record<string, Said['relation']>> = {
  duty: 'must',
  permission: 'may',
  prohibition: 'must-not',
};
const MODAL: Record<Language, Partial<Record<Said['relation'], string>>> = {
  en: { must: 'must', may: 'may', 'must-not': 'must not' },
  es: { must: 'debe', may: 'puede', 'must-not': 'no puede' },
};

/** A relation in the words of its quotation, with the keys of its concepts. */
type Stated = Record<'from' | 'verb' | 'to', string> & {
  relation: Said['relation'];
  keys: { from: string; to: string };
};
/** The relation of a finding, where its concepts and verb stand in its quotation, which carries what they say together; null for another. */
function stated({ finding: said, claim, quotation }: Grounded<Said>, speaks: Language): Stated | null {
  const [from, to] = [said.from, said.to].map((one) => nameOf(standingIn(one, claim.quote))) as [string, string];
  const verb = standingIn(said.verb, claim.quote);
  const short = [from, verb, to].every(
    (label) => label !== '' && label.length <= LABEL.characters && keyOf(label).split(' ').length <= LABEL.words,
  );
  const keys = { from: keyOf(from), to: keyOf(to) };
  if (!short || keys.from === keys.to) return null;
  const own = BY_MODALITY[readSentence(verb, speaks).modals[0]?.kind ?? ''];
  const relation = own ?? said.relation;
  const statement = [from, own ? '' : MODAL[speaks][relation], verb, to].filter(Boolean).join(' ');
  return isCarried(statement, [quotation], { language: speaks }) ? { from, verb, to, relation, keys } : null;
}

/** Characters in which it is looked for what a concept is: as many as a model reads. */
const READ = WINDOW.characters * WINDOW.most;
/** What the rules know of the concepts of a document, by their keys; a concept that they do not know is a term. */
function categoriesIn({ text, speaks }: Document): Map<string, CategoryName> {
  const read = text.slice(0, READ);
  const known = [...institutions(read, speaks, Infinity), ...defined(read, speaks), ...parties(read, speaks, false)];
  return new Map(known.map(({ label, category }) => [keyOf(nameOf(label)), category]));
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
    /** What the document tells of a concept by itself, by the keys of these. */
    private readonly categories: ReadonlyMap<string, CategoryName>,
    private readonly language: Language,
  ) {
    for (const node of result.nodes) this.byKey.set(keyOf(nameOf(node.label)), node as Node);
    for (const { source, target } of result.edges) this.joined.add([source, target].sort().join(' '));
  }

  /** A new concept under another; null where there is no room for it. */
  hang(key: string, label: string, under: Node, place: Place): Node | null {
    if (this.nodes >= MOST.nodes || under.level >= DEEPEST) return null;
    const category = this.categories.get(key) ?? 'term';
    const level = under.level + 1;
    const mentions = this.text.split(` ${key} `).length - 1;
    const node: Node = {
      id: `n${this.result.nodes.length + 1}`,
      label,
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

  join(source: Node, target: Node, { verb, relation }: Stated, tree: boolean, place: Place): void {
    this.joined.add([source.id, target.id].sort().join(' '));
    const id = `e${this.result.edges.length + 1}`;
    this.result.edges.push({
      id,
      source: source.id,
      target: target.id,
      label: verb,
      relation,
      tree,
      place,
      by: 'model',
    });
    this.edges++;
  }

  /** Draws one relation. `later`: neither of the two is there yet. */
  draw(said: Stated, place: Place): 'drawn' | 'left' | 'later' {
    const { keys } = said;
    if (this.edges >= MOST.edges + MOST.nodes) return 'left';
    const [from, to] = [this.byKey.get(keys.from), this.byKey.get(keys.to)];
    if (!from && !to) return 'later';
    if (from && to) {
      if (from.id === to.id || this.joined.has([from.id, to.id].sort().join(' '))) return 'left';
      if (this.edges - this.nodes >= MOST.edges) return 'left';
      this.join(from, to, said, false, place);
      return 'drawn';
    }
    const other = from ? this.hang(keys.to, said.to, from, place) : this.hang(keys.from, said.from, to!, place);
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
  const growing = new Growing(result, await foldedWords(document.text), categoriesIn(document), language);
  let waiting = found.flatMap((one) => {
    const said = stated(one, document.speaks);
    return said ? [{ one, said }] : [];
  });
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    waiting = waiting.filter(({ one, said }) => {
      const done = growing.draw(said, { citation_id: claims.length + 1 });
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
