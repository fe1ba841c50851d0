import { useText } from '#web/i18n/language.ts';
import { SheetLine } from '#web/ui/Sheet.tsx';
import { landingText } from './text.ts';

const FIRST = 180;

/** A sheet of a lease, a question and the answer with its lines marked: what Fojas is, before a word about it. */
export function Example() {
  const { example } = useText(landingText);
  const { before, found, after } = example;
  return (
    <figure
      aria-label={example.label}
      className="min-w-0 overflow-hidden rounded-xl border border-line bg-paper shadow-float"
    >
      <div className="border-b border-line px-6 py-5">
        <p className="text-note text-ink-3">{example.question}</p>
        <p className="mt-1.5 font-serif text-[18px]/[28px]">
          {example.answer}
          <span className="whitespace-nowrap">
            &nbsp;
            <span className="cite" data-open="" role="img" aria-label={example.cite}>
              1
            </span>
            .
          </span>
        </p>
      </div>
      <div className="py-2 [&_.t]:text-[15.5px]">
        {before.map((line, at) => (
          <SheetLine key={line} n={FIRST + at}>
            {line}
          </SheetLine>
        ))}
        {found.map((line, at) => (
          <SheetLine key={line} n={FIRST + before.length + at} hit>
            {line}
          </SheetLine>
        ))}
        <SheetLine n={FIRST + before.length + found.length}>{after}</SheetLine>
      </div>
      <figcaption className="flex justify-between gap-4 border-t border-line px-6 py-3 text-note text-ink-3">
        <span>{example.source}</span>
        <span className="shrink-0 text-ok">{example.state}</span>
      </figcaption>
    </figure>
  );
}
