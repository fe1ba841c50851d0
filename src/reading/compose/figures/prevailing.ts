import type { Language } from '#contract/language.ts';
import type { Read } from '../../evidence/choose.ts';
import type { Range } from '../../lines.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { FIGURES_EN } from './en.ts';
import { FIGURES_ES } from './es.ts';

const FIND: Record<Language, ReturnType<typeof finder>> = { es: finder([FIGURES_ES]), en: finder([FIGURES_EN]) };
/** A clause that decides names what does not agree, or what comes first. */
const SPEAKS = /contradic|discrepanc|inconsisten|diferenci|conflict|primar|prevalec/iu;

/** The sentence of the sources that says which of two texts prevails; null where none does. */
export function prevailing(
  sources: readonly Read[],
  among: readonly number[],
): { source: number; sentence: Range } | null {
  for (const source of among) {
    const { text, index } = sources[source]!;
    for (const [s, start] of index.sentenceStart.entries()) {
      const end = index.sentenceEnd[s]!;
      if (!SPEAKS.test(text.slice(start, end))) continue;
      const hits = FIND[index.language](tokensOf(text.slice(start, end)));
      if (hits.some(({ id }) => id === 'prevails.text')) return { source, sentence: { start, end } };
    }
  }
  return null;
}
