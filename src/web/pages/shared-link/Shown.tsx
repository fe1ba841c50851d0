import { useEffect, useMemo, useRef } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { Snapshot } from '#contract/sharing.ts';
import { useText } from '#web/i18n/language.ts';
import { ReadNote } from '#web/notes/ReadNote.tsx';
import { CitingContext } from '#web/ui/answer/citing.ts';
import { useStepKeys } from '#web/ui/answer/use-step-keys.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Asked } from '../sample/Asked.tsx';
import { SampleSheet } from '../sample/SampleSheet.tsx';
import { ShownAnswer } from '../sample/ShownAnswer.tsx';
import { SourceList } from '../sample/SourceList.tsx';
import { sharedLinkText } from './text.ts';
import { Unshared } from './Unshared.tsx';
import { useAt } from './use-at.ts';
import { readable } from './readable.ts';

const Words = ({ content }: { content: AnswerContent | string }) =>
  typeof content === 'string' ? <ReadNote content={readable(content)} /> : <ShownAnswer content={content} />;

/** What a link shows: its notes and answers, and beside them the source that is open, at the cited lines. */
export function Shown({ snapshot: { notes, answers, sources } }: { snapshot: Snapshot }) {
  const t = useText(sharedLinkText);
  const { citing, opened, isOver, openSource, close } = useAt();
  const { opened: citation } = citing;
  useStepKeys(citing);
  const lines = useMemo(() => citation && { from: citation.chunk_lines_from, to: citation.chunk_lines_to }, [citation]);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOver && !matchMedia('(min-width: 1100px)').matches) sheet.current?.focus();
  }, [isOver]);
  // The newest version of each stands last.
  const newest = sources.filter(({ id }, at) => sources.findLastIndex((one) => one.id === id) === at);
  const source = citation
    ? sources.find(({ id, version }) => id === citation.source_id && version === citation.version)
    : (newest.find(({ id }) => id === opened) ?? newest[0]);
  return (
    <CitingContext value={citing}>
      <div className="sample-frame">
        <div className="sample-side">
          {newest.length > 0 && <SourceList sources={newest} opened={source?.id} onOpen={openSource} />}
          {source ? (
            <SampleSheet
              ref={sheet}
              source={source}
              citation={citation}
              lines={lines}
              isOver={isOver}
              onStep={citing.step?.go ?? null}
              onBack={close}
            />
          ) : citation ? (
            <Unshared ref={sheet} citation={citation} isOver={isOver} onBack={close} />
          ) : (
            <div className="rounded-lg border border-line bg-paper">
              <Empty title={t.noSources}>{t.noSourcesText}</Empty>
            </div>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          {notes.length > 0 && (
            <section aria-label={t.notes} className="grid min-w-0 grid-cols-1 gap-8">
              <h2 className="text-note font-semibold text-ink-3">{t.notes}</h2>
              {notes.map(({ id, title, content }) => (
                <div key={id} className="min-w-0">
                  <h3 className="mb-3 font-serif text-h2 font-semibold [overflow-wrap:anywhere]">{title}</h3>
                  <Words content={content} />
                </div>
              ))}
            </section>
          )}
          {answers.length > 0 && (
            <section aria-label={t.answers} className="grid min-w-0 grid-cols-1 gap-8">
              <h2 className="text-note font-semibold text-ink-3">{t.answers}</h2>
              {answers.map(({ id, question, answer }) => (
                <div key={id} className="grid min-w-0 grid-cols-1 gap-6">
                  <Asked>{question}</Asked>
                  <Words content={answer} />
                </div>
              ))}
            </section>
          )}
        </div>
      </div>
    </CitingContext>
  );
}
