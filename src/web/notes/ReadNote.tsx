import { Prose } from '#web/ui/answer/Prose.tsx';

/** A note as it is read on paper. A line end that was written is one that is seen. */
export const ReadNote = ({ content }: { content: string }) => (
  <div className="read read-note max-w-[680px] pt-1 [overflow-wrap:anywhere]">
    <Prose>{content}</Prose>
  </div>
);
