import type { SetLaw } from '#contract/laws.ts';
import type { Source } from '#contract/sources.ts';

/** Whether a norm is among the sources: by its address, or, of a law that was added by its number, by the name that its text gave it. */
export const isAmong = (sources: readonly Source[], { name, address }: Pick<SetLaw, 'name' | 'address'>): boolean =>
  sources.some(
    ({ url, law, title }) => law !== null && (url === address || title === name || title.startsWith(`${name} · `)),
  );
