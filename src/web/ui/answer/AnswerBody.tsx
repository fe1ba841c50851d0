import type { AnswerContent } from '#contract/answer.ts';
import { Quote } from '../Quote.tsx';
import { blocksOf, unmarked, type Block } from './blocks.ts';
import { CiteChip } from './CiteChip.tsx';
import { Prose } from './Prose.tsx';

/** An answer: prose with its chips, headings, and quotations as slips of their sheet. */
export function AnswerBody({ content }: { content: Pick<AnswerContent, 'segments' | 'citations'> }) {
  return (
    <div className="read grid grid-cols-1 gap-3">
      {blocksOf(content).map((block, at) => (
        <BlockView key={at} block={block} content={content} />
      ))}
    </div>
  );
}

function BlockView({ block, content: { citations } }: { block: Block; content: Pick<AnswerContent, 'citations'> }) {
  const chip = (n: number) => {
    const citation = citations.find(({ citation_id }) => citation_id === n);
    return citation ? <CiteChip key={n} citation={citation} among={citations} /> : null;
  };
  // The title of a deleted source is gone with it.
  if (block.kind === 'heading') return block.text ? <h3>{block.text}</h3> : null;
  if (block.kind === 'prose')
    return (
      <div>
        <Prose chip={chip}>{block.markdown}</Prose>
      </div>
    );
  const { text, focus = { from: 0, to: text.length } } = block;
  return (
    <Quote
      className="text-[16px]/[27px]!"
      before={unmarked(text.slice(0, focus.from))}
      after={unmarked(text.slice(focus.to))}
      chips={
        <span className="whitespace-nowrap">
          {block.citations.map((n) => (
            <span key={n}>&nbsp;{chip(n)}</span>
          ))}
        </span>
      }
    >
      {unmarked(text.slice(focus.from, focus.to))}
    </Quote>
  );
}
