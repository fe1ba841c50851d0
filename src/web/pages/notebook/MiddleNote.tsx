import type { Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { NotePane } from '#web/notes/NotePane.tsx';
import { NoteTabs } from '#web/notes/NoteTabs.tsx';
import type { Opened } from '#web/ui/answer/address.ts';
import { quotationAtHand } from './at-hand.ts';
import { notebookText } from './text.ts';
import type { useOpened } from './use-opened.ts';

type Props = { notebookId: string; named: string; view: ReturnType<typeof useOpened> };

/** The head of the middle pane while a note is open. */
export function NoteHead({ notebookId, named, view }: Props) {
  const { chat } = useText(notebookText);
  return (
    <NoteTabs
      notebookId={notebookId}
      named={named}
      chat={chat}
      shown={view.middle}
      onShow={view.showMiddle}
      onClose={view.closeNote}
    />
  );
}

type BodyProps = Props & { source: Source | null | undefined; opened: Opened | null; citation: Citation | null };
/** The note that is open in the middle pane, with what can be quoted of the source beside it. */
export const NoteBody = ({ notebookId, named, view, source, opened, citation }: BodyProps) => (
  <NotePane
    notebookId={notebookId}
    named={named}
    onOpen={view.openNote}
    onClose={view.closeNote}
    atHand={() => quotationAtHand(source, opened, citation)}
  />
);
