import { Copy, CopyPlus, Trash2 } from 'lucide-react';
import type { AnswerContent } from '#contract/answer.ts';
import { notesApi, type Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { AnswerOnPaper } from '#web/ui/answer/AnswerOnPaper.tsx';
import { withCitations } from '#web/ui/answer/as-text.ts';
import { cardsText } from '#web/ui/answer/cards/text.ts';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { useLines, usePlace } from '#web/ui/answer/place.ts';
import { States } from '#web/ui/answer/States.tsx';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { OnPaper } from '#web/ui/paper.tsx';
import type { Written } from './check.ts';
import { liveCopy } from './live-copy.ts';
import { paneText } from './pane-text.ts';

type Props = {
  note: Note;
  content: AnswerContent;
  onDelete: () => void;
  onDuplicate: (text: Written) => void;
};

/** An answer kept as a note: read, never edited. A press on a citation opens its lines beside it. */
export default function AnswerNote({ note, content, onDelete, onDuplicate }: Props) {
  const t = useText(paneText);
  const common = useText(words);
  const { when } = useFormats();
  const placeOf = usePlace();
  const linesOf = useLines();
  const cards = useText(cardsText);
  const text = (): string => withCitations(content, placeOf, cards);
  const saved = t.savedAt(when(note.updated_at, common));
  const duplicate = (): void =>
    onDuplicate({
      title: note.title,
      content: liveCopy(text(), content, (citation) => t.quotation.in(citation.source_title, linesOf(citation))),
    });
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center gap-1 border-b border-line px-4 text-note text-ink-3">
        <span className="min-w-0 flex-1 truncate">{`${t.readOnly} · ${saved}`}</span>
        <IconButton icon={Copy} label={t.copy} onClick={() => void copy(text())} />
        <IconButton icon={Trash2} label={t.remove} onClick={onDelete} className="-mr-2" />
      </div>
      <div className="scroll min-h-0 flex-1" tabIndex={0} role="group" aria-label={note.title}>
        <div className="mx-auto max-w-[704px] px-5 py-6">
          <h2 className="mb-4 font-serif text-h2 font-semibold [overflow-wrap:anywhere]">{note.title}</h2>
          <AnswerBody content={content} />
          <States citations={content.citations} />
          <div className="mt-4">
            <Evidence evidence={content.evidence} citations={content.citations} />
          </div>
        </div>
      </div>
      <footer data-foot className="flex min-h-11 shrink-0 items-center justify-end gap-2 border-t border-line px-4">
        <Button variant="ghost" size="sm" icon={CopyPlus} onClick={duplicate}>
          {t.duplicate}
        </Button>
        <ExportMenu
          row={notesApi.download}
          params={{ id: note.notebook_id, noteId: note.id }}
          onPrint={() => print()}
        />
      </footer>
      <OnPaper layer="sheet" title={note.title} about={`Fojas · ${saved}`}>
        <AnswerOnPaper content={content} />
      </OnPaper>
    </>
  );
}
