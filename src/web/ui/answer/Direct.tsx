import type { AnswerContent } from '#contract/answer.ts';
import { lineOf } from '#contract/direct-line.ts';
import { unmarked } from './blocks.ts';
import { CiteChip } from './CiteChip.tsx';

/** The line that answers, above all the rest: its words and, never parted from the last of them, its chips. */
export function Direct({ direct, citations }: Pick<AnswerContent, 'direct' | 'citations'>) {
  if (direct.length === 0) return null;
  return (
    <p
      data-direct
      className="font-serif text-answer font-[430] text-pretty [overflow-wrap:anywhere] max-sm:text-[19px]/[28px]"
    >
      {lineOf(direct).map(({ text, numbers, stop }, at) => {
        if (numbers.length === 0) return unmarked(text);
        const [, before = '', word = ''] = /^(.*?)(\S*)$/s.exec(unmarked(text)) ?? [];
        return (
          <span key={at}>
            {before}
            <span className="whitespace-nowrap">
              {word}&nbsp;
              {citations
                .filter(({ citation_id }) => numbers.includes(citation_id))
                .map((citation) => (
                  <CiteChip key={citation.citation_id} citation={citation} among={citations} />
                ))}
              {stop}
            </span>
          </span>
        );
      })}
    </p>
  );
}
