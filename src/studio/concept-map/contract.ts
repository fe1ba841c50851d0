import { z } from 'zod';
import { by, defineGenerator, place } from '#contract/studio.ts';

/** How near a concept stands to what the document is about; an `example` is an instance: a sum, a time, a date. */
const nodeTypes = ['central', 'primary', 'secondary', 'tertiary', 'example'] as const;
/** What a concept is. Web and paper name them in their language. */
export const categoryNames = [
  'subject',
  'division',
  'party',
  'defined',
  'law',
  'institution',
  'term',
  'figure',
] as const;
/** Colours of the categories, as names of a palette that every theme draws for itself. */
const colors = ['ink', 'slate', 'teal', 'green', 'brown', 'plum', 'blue', 'grey'] as const;
/**
 * What joins two concepts. The label of `acts`, `must`, `may`, `must-not`, `defines`, `joined` and `instance` are words of the document; those of
 * `contains`, `cites` and `beside` are ours: the one's division holds the other, its text cites it, a sentence names both.
 */
const relations = [
  'acts',
  'must',
  'may',
  'must-not',
  'defines',
  'joined',
  'instance',
  'contains',
  'cites',
  'beside',
] as const;

const node = z.object({
  id: z.string().describe('n1 is the central concept'),
  label: z.string().min(1).max(90).describe('The concept in a few words, as its document writes it'),
  description: z.string().describe('What is known of it without quoting: its kind and how often it is named'),
  type: z.enum(nodeTypes),
  level: z.number().int().min(0).max(4).describe('Steps from the central concept'),
  category: z.enum(categoryNames),
  by,
  mentions: z.number().int().nonnegative().describe('Times that the document names it'),
  place: place.nullable().describe('The sentence that says most of it'),
  passages: z.array(place).describe('Further sentences that speak of it'),
});
const edge = z.object({
  id: z.string(),
  source: z.string().describe('The id of the node that it goes out from'),
  target: z.string(),
  label: z.string().min(1).max(80).describe('The verb or link between the two, in words of the document'),
  relation: z.enum(relations),
  by,
  tree: z.boolean().describe('Whether it carries the layout: each node but the central one has one such edge to it'),
  place: place.nullable().describe('The sentence that it rests on'),
});
const category = z.object({
  name: z.enum(categoryNames),
  color: z.enum(colors),
  concepts: z.array(z.string()).describe('Ids of nodes'),
});

const complexity = z.enum(['low', 'medium', 'high']);
export type Complexity = z.infer<typeof complexity>;

export default defineGenerator({
  kind: 'concept-map',
  order: 5,
  price: { name: 'conceptual_map', tokens: 6 },
  start: 'conceptual-map',
  list: 'conceptual-maps',
  listKey: 'conceptual_maps',
  resultKey: 'conceptual_map',
  stages: ['reading', 'concepts', 'relations', 'drawing'],
  result: z.object({
    title: z.string(),
    summary: z.string().describe('What the map holds, in figures; it says nothing of the document that no node shows'),
    /** The document's own sentences that say most of it. */
    key_passages: z.array(place),
    nodes: z.array(node),
    edges: z.array(edge),
    categories: z.array(category),
  }),
  summary: z.object({
    central_concept: z.string(),
    summary: z.string(),
    total_nodes: z.number().int(),
    total_edges: z.number().int(),
    complexity_level: complexity,
  }),
});

export type Node = z.infer<typeof node>;
export type Edge = z.infer<typeof edge>;
export type NodeType = Node['type'];
export type Category = z.infer<typeof category>;
export type CategoryName = Category['name'];
export type Color = Category['color'];
export type Relation = Edge['relation'];
export type ConceptMap = { title: string; nodes: Node[]; edges: Edge[]; categories: Category[] };
