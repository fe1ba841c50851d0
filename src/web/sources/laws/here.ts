import type { SetLaw } from '#contract/laws.ts';
import type { Norm } from '#contract/references.ts';
import type { Source } from '#contract/sources.ts';

/** The source that a norm is: by its address, or, of a law that was added by its number, by the name that its text gave it. */
const sourceOf = (
  sources: readonly Source[],
  { name, address }: Pick<SetLaw, 'name' | 'address'>,
): Source | undefined =>
  sources.find(
    ({ url, law, title }) => law !== null && (url === address || title === name || title.startsWith(`${name} · `)),
  );

/** Whether a norm is among the sources. */
export const isAmong = (sources: readonly Source[], law: Pick<SetLaw, 'name' | 'address'>): boolean =>
  sourceOf(sources, law) !== undefined;

const dotted = (number: string): string => number.replace(/\B(?=(?:\d{3})+$)/g, '.');
/** A norm that a text names, as one that can be added: its name as sources of norms are called; null where its official text is not sure. */
export function addableOf({ key, title, link }: Pick<Norm, 'key' | 'title' | 'link'>): SetLaw | null {
  if (link === null || !link.startsWith('https://www.bcn.cl/leychile/navegar?')) return null;
  const [, kind, number] = /^(ley|dl):(\d+)$/.exec(key) ?? [];
  const name = kind && number ? `${kind === 'ley' ? 'Ley' : 'DL'} ${dotted(number)}` : title;
  return { name, title: '', address: link };
}

/** The source of this notebook that holds the text of a norm which another text names; null where none does. */
export function lawNamed(sources: readonly Source[], norm: Pick<Norm, 'key' | 'title' | 'link'>): Source | null {
  const law = addableOf(norm);
  return (law && sourceOf(sources, law)) ?? null;
}
