import { ArrowDown } from 'lucide-react';
import { Suspense, type RefObject } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { later } from '#web/ui/later.ts';
import { Empty } from '#web/ui/Empty.tsx';
import type { Asked, Keeping } from './ChatPanel.tsx';
import { Conversation } from './Conversation.tsx';
import { PendingAnswer } from './PendingAnswer.tsx';
import { Beginning } from './Suggestions.tsx';
import { chatText } from './text.ts';
import { useBottom } from './use-bottom.ts';
import type { Pending, Unkept } from './use-chat.ts';
import type { useHistory } from './use-history.ts';

/** Most notebooks have sources. */
const Welcome = later(async () => (await import('./Welcome.tsx')).Welcome);
const UnkeptAnswer = later(async () => (await import('./UnkeptAnswer.tsx')).UnkeptAnswer);

type Props = {
  history: ReturnType<typeof useHistory>;
  pending: Pending | null;
  unkept: Unkept | null;
  sources: Asked | null;
  suggestions: readonly string[];
  onAdd: () => void;
  keeping: Keeping;
  onAsk: (question: string, all: boolean) => void;
  onAskPlain: (question: string) => void;
  onEdit: (question: string) => void;
  /** Asks once more what was not answered. */
  onAgain: (engine?: 'embedded') => void;
  /** Takes away what was stopped, to be written anew. */
  onDismiss: (question: string) => void;
};

/** The scroll of questions and answers, or what to do where there are none yet. */
export function Log(props: Props) {
  const t = useText(chatText);
  const { history, pending, sources, onAdd } = props;
  const { messages, known, older } = history;
  const { scroller, content, room, far, toBottom } = useBottom({
    ready: known,
    oldest: messages[0]?.id,
    asks: pending !== null,
    onOlder: older,
  });
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        className="scroll relative min-h-0 flex-1 [overflow-anchor:none] focus-visible:-outline-offset-2 print:overflow-visible"
        tabIndex={0}
        role="log"
        aria-label={t.log}
        aria-live="off"
      >
        {sources?.total === 0 && messages.length === 0 && !pending ? (
          <Suspense>
            <Welcome onAdd={onAdd} />
          </Suspense>
        ) : (
          <Messages {...props} content={content} room={room} />
        )}
      </div>
      {far && (
        <button
          type="button"
          aria-label={t.toBottom}
          title={t.toBottom}
          onClick={() => toBottom('smooth')}
          className="absolute bottom-2 left-1/2 grid size-8 -translate-x-1/2 place-items-center rounded-full border border-line bg-paper shadow-float max-sm:size-11 print:hidden"
        >
          <ArrowDown className="size-4" aria-hidden />
        </button>
      )}
    </div>
  );
}

type Places = { content: RefObject<HTMLDivElement | null>; room: RefObject<HTMLDivElement | null> };
function Messages({ history, pending, unkept, sources, suggestions, content, room, ...on }: Props & Places) {
  const t = useText(chatText);
  const common = useText(words);
  const { parts, messages, known, isError, refetch } = history;
  const ready = sources?.ready.length ?? 0;
  return (
    <>
      <div ref={content} className="mx-auto grid max-w-[704px] grid-cols-1 gap-6 px-5 py-6 max-sm:px-4 max-sm:pt-4">
        {isError && (
          <Empty
            title={t.loadFailed}
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {common.retry}
              </Button>
            }
          />
        )}
        <Earlier history={history} />
        {known && messages.length === 0 && !pending && !unkept && sources && (
          <>
            {ready === 0 ? (
              <Empty title={t.noneReady}>{t.noneReadyText}</Empty>
            ) : (
              <Beginning ready={ready} questions={suggestions} onAsk={(question) => on.onAsk(question, false)} />
            )}
          </>
        )}
        <Conversation
          parts={parts}
          goesOn={pending !== null || unkept !== null}
          allUsed={sources?.used.length === ready}
          onAdd={on.onAdd}
          keeping={on.keeping}
          onAsk={on.onAsk}
          onAskPlain={on.onAskPlain}
          onEdit={on.onEdit}
        />
        {pending && <PendingAnswer pending={pending} />}
        {unkept && (
          <Suspense>
            <UnkeptAnswer
              unkept={unkept}
              onAgain={() => on.onAgain()}
              onInstead={() => on.onAgain('embedded')}
              onEdit={() => on.onDismiss(unkept.question)}
            />
          </Suspense>
        )}
      </div>
      <div ref={room} aria-hidden className="transition-none" />
    </>
  );
}

/** Reads what came before. It is read by itself when the reader comes near; the button is for the keyboard, and for when that failed. */
function Earlier({ history: { older, readsOlder, olderFailed } }: Pick<Props, 'history'>) {
  const t = useText(chatText);
  if (!older) return null;
  return (
    <div className="flex h-11 items-center justify-center gap-3 print:hidden">
      {olderFailed && !readsOlder && <span className="text-note text-warn">{t.earlierFailed}</span>}
      <Button variant="outline" size="sm" onClick={older} aria-disabled={readsOlder}>
        {readsOlder ? t.loadingEarlier : t.loadEarlier}
      </Button>
    </div>
  );
}
