import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerContent } from '#contract/answer.ts';
import { notesApi, type Note } from '#contract/notes.ts';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { AnswerOnPaper } from '#web/ui/answer/AnswerOnPaper.tsx';
import { withCitations } from '#web/ui/answer/as-text.ts';
import { cardsText } from '#web/ui/answer/cards/text.ts';
import { CitePreview } from '#web/ui/answer/CitePreview.tsx';
import { CitingContext, useCiting, type Citing } from '#web/ui/answer/citing.ts';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { usePlace } from '#web/ui/answer/place.ts';
import { States } from '#web/ui/answer/States.tsx';
import { Button } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { OnPaper } from '#web/ui/paper.tsx';
import { notesText } from './text.ts';

type Props = {
  note: Note;
  content: AnswerContent;
  onClose: () => void;
  onDelete: () => void;
  onDuplicate: (text: { title: string; content: string }) => void;
};

/** An answer kept as a note: read, never edited. A press on a citation shows its source at the side; from there its lines are opened. */
export function AnswerNote({ note, content, onClose, onDelete, onDuplicate }: Props) {
  const t = useText(notesText);
  const common = useText(words);
  const { when, number } = useFormats();
  const placeOf = usePlace();
  const cards = useText(cardsText);
  const page = useCiting();
  const [beside, setBeside] = useState<Citation | null>(content.citations[0] ?? null);
  const aside = useRef<HTMLElement>(null);
  const toSource = (citation: Citation): void => {
    onClose();
    const among = content.citations.map((one) => (one.citation_id === citation.citation_id ? citation : one));
    page.open(citation, among, null);
  };
  // A finger has seen the quotation over its number: from there it wants the source. Others see it beside the answer, or below.
  const citing: Citing = {
    opened: beside,
    open: (citation) => {
      if (matchMedia('(hover: none)').matches) return toSource(citation);
      flushSync(() => setBeside(citation));
      aside.current?.scrollIntoView({ block: 'nearest' });
    },
  };
  const text = (): string => withCitations(content, placeOf, cards);
  const { citations } = content;
  return (
    <Dialog
      open
      onClose={onClose}
      title={note.title}
      about={`${t.readOnly} · ${t.saved(when(note.updated_at, common))}`}
      width={1040}
      tall
      footer={
        <>
          <Button variant="dangerGhost" className="mr-auto" onClick={onDelete}>
            {t.remove}
          </Button>
          <ExportMenu
            row={notesApi.download}
            params={{ id: note.notebook_id, noteId: note.id }}
            onPrint={() => print()}
          />
          <Button variant="ghost" onClick={() => void copy(text())}>
            {t.copy}
          </Button>
          <Button variant="outline" onClick={() => onDuplicate({ title: note.title, content: text() })}>
            {t.duplicate}
          </Button>
        </>
      }
    >
      <OnPaper layer="sheet" title={note.title} about={`Fojas · ${t.saved(when(note.updated_at, common))}`}>
        <AnswerOnPaper content={content} />
      </OnPaper>
      <div className="grid grid-cols-1 gap-8 pt-1 desk:grid-cols-[minmax(0,1fr)_400px]">
        <div className="max-w-[600px] min-w-0">
          <CitingContext value={citing}>
            <AnswerBody content={content} />
            <States citations={citations} />
          </CitingContext>
          <div className="mt-4">
            <Evidence evidence={content.evidence} citations={content.citations} />
          </div>
        </div>
        {beside && (
          <aside ref={aside} aria-label={t.citationAside} className="desk:sticky desk:top-0 desk:self-start">
            <div className="rounded-lg border border-line p-4">
              <CitePreview citation={beside} onOpen={toSource} />
            </div>
            <p className="mt-3 px-1 text-note text-ink-3">{t.keeps(citations.length, number(citations.length))}</p>
          </aside>
        )}
      </div>
    </Dialog>
  );
}
