import { FileText } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ShownSample } from '#contract/sample.ts';
import { useText } from '#web/i18n/language.ts';
import { CitingContext } from '#web/ui/answer/citing.ts';
import { useStepKeys } from '#web/ui/answer/use-step-keys.ts';
import { Asked } from './Asked.tsx';
import { Frame } from './Frame.tsx';
import { SampleSheet } from './SampleSheet.tsx';
import { ShownAnswer } from './ShownAnswer.tsx';
import { samplePageText } from './text.ts';
import { useAt } from './use-at.ts';

/** The sources, the sheet of the one that is open, and the answers. At first the first citation is open. */
export function Reading({ sample }: { sample: ShownSample }) {
  const t = useText(samplePageText);
  const { citing, source, isOver, openSource, close } = useAt(sample);
  const { sources, exchanges } = sample;
  const { opened: citation } = citing;
  useStepKeys(citing);
  const lines = useMemo(() => citation && { from: citation.chunk_lines_from, to: citation.chunk_lines_to }, [citation]);
  const sheet = useRef<HTMLElement>(null);
  const wasOver = useRef(false);
  useEffect(() => {
    // On a phone the sheet lies over the page, which cannot keep the focus, and gets it back at the number that was pressed.
    if (!matchMedia('(min-width: 1100px)').matches) {
      if (isOver) sheet.current?.focus();
      else if (wasOver.current) document.querySelector<HTMLElement>('article .cite[data-open]')?.focus();
    }
    wasOver.current = isOver;
  }, [isOver]);
  return (
    <CitingContext value={citing}>
      <Frame
        sheet={
          <>
            <nav aria-label={t.sources} className="shrink-0 rounded-lg border border-line bg-paper">
              <ul className="divide-y divide-line">
                {sources.map(({ id, title }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-current={id === source.id ? 'true' : undefined}
                      onClick={() => openSource(id)}
                      className="flex min-h-11 w-full items-center gap-3 px-4 text-left text-ui hover:bg-sunken/40 focus-visible:-outline-offset-2"
                    >
                      <FileText className="size-4 shrink-0 text-ink-3" aria-hidden />
                      <span className="min-w-0 truncate">{title}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
            <SampleSheet
              ref={sheet}
              source={source}
              citation={citation}
              lines={lines}
              isOver={isOver}
              onStep={citing.step?.go ?? null}
              onBack={close}
            />
          </>
        }
      >
        {exchanges.map(({ question, answer }) => (
          <div key={question} className="grid min-w-0 grid-cols-1 gap-6">
            <Asked>{question}</Asked>
            <ShownAnswer content={answer} />
          </div>
        ))}
      </Frame>
    </CitingContext>
  );
}
