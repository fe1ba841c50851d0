import type { Norm, Reference } from '#contract/references.ts';

/** An authority that a text names: its first place as a reference of its own, and how often it is named. */
export type Named = { reference: Reference; count: number };

/** A norm that is only named with its articles is an authority too: it stands where they do. */
const asNorm = (norm: Norm, { start, end }: Reference): Reference => ({ ...norm, kind: 'norm', start, end });

/** What a reference names that can be looked up; null for dates, sums, RUT, and for norms that are only inferred. */
function authorityOf(one: Reference): Reference | null {
  switch (one.kind) {
    case 'norm':
      return one.how === 'after' ? null : one;
    case 'articles':
      return one.norm && one.norm.how !== 'after' ? asNorm(one.norm, one) : null;
    case 'ruling':
    case 'court':
    case 'case':
      return one;
    default:
      return null;
  }
}

/** The norms, rulings, courts and cases among the references of a text, each once by its key, the most named first; equals stand in their order. */
export function authorities(all: readonly Reference[]): Named[] {
  const found = new Map<string, Named>();
  for (const one of all) {
    const reference = authorityOf(one);
    if (!reference) continue;
    const known = found.get(reference.key);
    if (known) known.count++;
    else found.set(reference.key, { reference, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** The reference that a key stands for, told by its first place; a norm is told by its articles too. Null where nothing has the key. */
export function byKey(all: readonly Reference[], key: string): Reference | null {
  for (const one of all) {
    if (one.key === key) return one;
    if (one.kind === 'articles' && one.norm?.key === key) return asNorm(one.norm, one);
  }
  return null;
}

const WORD = /[\p{L}\p{N}]/u;
/**
 * Whether a reference is the heading of an article and not a mention of it: its norm is inferred, and nothing stands before it on its line. The line
 * is looked at for its marks only ("## Artículo 5", "**Artículo 5**").
 */
export function isHeading(text: string, one: Reference): boolean {
  if (one.kind !== 'articles' || one.norm?.how !== 'after') return false;
  const lineStart = text.lastIndexOf('\n', one.start - 1) + 1;
  return one.start - lineStart < HEADING_MARKS && !WORD.test(text.slice(lineStart, one.start));
}
/** The most marks before a heading. */
const HEADING_MARKS = 12;
