import { tellLanguage } from '../language.ts';
import { matterWords } from './evidence.ts';
import { intentOf } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { onPoint } from './rules.ts';

/** Sources that one comparison looks through, and sentences of each. */
const SOURCES = 60;
const MOST = { few: 3, many: 1, fewSources: 2 } as const;

/** What each source says on the point of a comparison, and which of those looked through say nothing. */
export function compare(sources: readonly Read[], question: string): { found: Found[]; silent: number[] } {
  const language = tellLanguage(question) ?? sources[0]?.index.language ?? 'es';
  // "El plazo y la multa" are two points.
  const points = question
    .split(/\s+(?:y|e|and)\s+/iu)
    .map((part) => matterWords(part, 'comparison', language).join(' '))
    .filter(Boolean);
  const looked = sources.slice(0, SOURCES);
  const most = looked.length <= MOST.fewSources && points.length === 1 ? MOST.few : MOST.many;
  const found = looked.map((read, i) => {
    const said = points.flatMap((point) => {
      const intent = intentOf(point);
      return onPoint(read, i, point, intent === 'comparison' ? 'open' : intent, most);
    });
    return said.filter((one, k) => said.findIndex(({ start }) => start === one.start) === k);
  });
  return { found: found.flat(), silent: looked.flatMap((_, i) => (found[i]!.length === 0 ? [i] : [])) };
}
