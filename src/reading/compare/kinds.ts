/** What a change does to rights, the gravest first: this is the order in which they are told. */
export const RIGHTS = [
  'polarity',
  'modality',
  'figure',
  'term',
  'date',
  'party',
  'exception',
  'definition',
  'reference',
  'removed',
  'added',
] as const;
export type Right = (typeof RIGHTS)[number];

/** `moved`: a paragraph that stands elsewhere · `renumbered`: one whose number alone is another · `wording`: other words, or marks, for the same. */
const KINDS = [...RIGHTS, 'moved', 'renumbered', 'wording'] as const;
export type Kind = (typeof KINDS)[number];

/** How much a change weighs: `rights` first, then what stands elsewhere, then what is only said in other words. */
const WEIGHTS = ['rights', 'moved', 'wording'] as const;
export type Weight = (typeof WEIGHTS)[number];

export const weightOf = (kind: Kind): Weight =>
  kind === 'wording' ? 'wording' : kind === 'moved' || kind === 'renumbered' ? 'moved' : 'rights';
