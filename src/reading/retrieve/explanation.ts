/** Why a number is what it is: a value that its parts add up or multiply to. */
export type Explanation = {
  readonly what: string;
  readonly value: number;
  readonly how: 'given' | 'sum' | 'product';
  readonly parts: readonly Explanation[];
};

export const given = (what: string, value: number): Explanation => ({ what, value, how: 'given', parts: [] });
export const sum = (what: string, parts: readonly Explanation[]): Explanation => ({
  what,
  value: parts.reduce((total, { value }) => total + value, 0),
  how: 'sum',
  parts,
});
export const product = (what: string, parts: readonly Explanation[]): Explanation => ({
  what,
  value: parts.reduce((total, { value }) => total * value, 1),
  how: 'product',
  parts,
});

/** The first place in a tree that is not what its parts make; null where all of it adds up. */
export function flaw(tree: Explanation): string | null {
  for (const part of tree.parts) {
    const below = flaw(part);
    if (below) return below;
  }
  if (tree.how === 'given') return tree.parts.length > 0 ? `${tree.what}: given, and made of parts` : null;
  const made = (tree.how === 'sum' ? sum : product)(tree.what, tree.parts).value;
  return Math.abs(made - tree.value) <= 1e-6 * Math.max(1, Math.abs(made))
    ? null
    : `${tree.what}: ${tree.value}, not ${made}`;
}

/** A tree as indented lines, the heaviest part first; parts of no weight are left out. */
export function lines(tree: Explanation, indent = ''): string[] {
  const own = `${indent}${tree.value.toFixed(3)}  ${tree.what}${tree.how === 'given' ? '' : ` = ${tree.how} of`}`;
  const parts = tree.parts
    .filter(({ value }) => value !== 0 || tree.how === 'product')
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  return [own, ...parts.flatMap((part) => lines(part, `${indent}  `))];
}
