import { useEffect, useMemo, useRef } from 'react';
import type { ShownSample } from '#contract/sample.ts';
import { CitingContext } from '#web/ui/answer/citing.ts';
import { useStepKeys } from '#web/ui/answer/use-step-keys.ts';
import { Asked } from './Asked.tsx';
import { Frame } from './Frame.tsx';
import { SampleSheet } from './SampleSheet.tsx';
import { ShownAnswer } from './ShownAnswer.tsx';
import { SourceList } from './SourceList.tsx';
import { useAt } from './use-at.ts';

/** The sources, the sheet of the one that is open, and the answers. At first the first citation is open. */
export function Reading({ sample }: { sample: ShownSample }) {
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
            <SourceList sources={sources} opened={source.id} onOpen={openSource} />
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
