import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PaneHead } from '#web/ui/PaneHead.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { ProviderFailed } from './ProviderFailed.tsx';
import { Beginning, Carousel } from './Suggestions.tsx';
import { chatText } from './text.ts';
import { useBottom } from './use-bottom.ts';
import { useChat } from './use-chat.ts';
import { useDraft } from './use-draft.ts';
import { hostsOf, useEngine } from './use-engine.ts';
import { Welcome } from './Welcome.tsx';

type Props = {
  notebookId: string;
  /** Null while the sources are not known. */
  sources: { total: number; ready: readonly string[]; used: readonly string[] } | null;
  examples: readonly string[];
  onAdd: () => void;
  onSave: (question: string, content: AnswerContent) => Promise<boolean>;
};

const askedIn = (messages: readonly ChatMessage[]): Set<string> =>
  new Set(messages.map(({ message }) => (message.type === 'human' ? message.content : '')));

/** Questions that nobody has asked yet: those that follow the last answer, then those of the notebook. */
function suggestionsOf(messages: readonly ChatMessage[], examples: readonly string[]): string[] {
  const asked = askedIn(messages);
  const last = messages.at(-1)?.message;
  const follow = last?.type === 'ai' && typeof last.content !== 'string' ? last.content.follow_ups : [];
  return [...new Set([...follow, ...examples])].filter((question) => !asked.has(question));
}

const lastAsked = (messages: readonly ChatMessage[]): string => {
  const last = messages.findLast(({ message }) => message.type === 'human')?.message;
  return last?.type === 'human' ? last.content : '';
};

/** The conversation of a notebook with its sources. */
export function ChatPanel({ notebookId, sources, examples, onAdd, onSave }: Props) {
  const t = useText(chatText);
  const common = useText(words);
  const { number } = useFormats();
  const { history, pending, failed, send, stop } = useChat(notebookId);
  const [draft, write] = useDraft(notebookId);
  const field = useRef<HTMLTextAreaElement>(null);
  const engine = useEngine();
  const messages = history.data ?? [];
  const { scroller, far, look, toBottom, follow } = useBottom(
    `${messages.length} ${pending?.question} ${pending?.segments.length}`,
    !history.data,
  );
  const suggestions = suggestionsOf(messages, examples);

  const ask = async (question: string, from: readonly string[], engine?: 'embedded'): Promise<void> => {
    if (pending) return;
    if (from.length === 0)
      return toastError({ title: common.error, text: sources?.ready.length ? t.noneInUse : t.noProcessed });
    follow();
    if (!(await send(question, from, engine))) write(question);
    field.current?.focus({ preventScroll: true });
  };
  const used = sources?.used ?? [];
  const submit = (): void => {
    const question = draft.trim();
    write('');
    void ask(question, used);
  };
  const start = (question: string): void => void ask(question, used);
  const noSources = sources?.total === 0 && messages.length === 0;
  const noneReady = sources !== null && sources.ready.length === 0;
  const note = noneReady ? t.none : used.length === 0 ? t.noneInUse : t.answersFrom(used.length, number(used.length));
  return (
    <>
      <PaneHead title={t.title}>
        <ChatMenu
          notebookId={notebookId}
          empty={messages.length === 0}
          question={draft.trim() || lastAsked(messages)}
          sourceIds={used}
        />
      </PaneHead>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={scroller}
          onScroll={look}
          className="scroll min-h-0 flex-1 focus-visible:-outline-offset-2"
          tabIndex={0}
          role="log"
          aria-label={t.log}
          aria-live="off"
        >
          {noSources ? (
            <Welcome onAdd={onAdd} />
          ) : (
            <div className="mx-auto grid max-w-[704px] grid-cols-1 gap-6 px-5 py-6 max-sm:px-4 max-sm:pt-4">
              {history.isError && (
                <Empty
                  title={t.loadFailed}
                  action={
                    <Button variant="outline" onClick={() => void history.refetch()}>
                      {common.retry}
                    </Button>
                  }
                />
              )}
              {messages.length === 0 &&
                !pending &&
                history.data &&
                (noneReady ? (
                  <Empty title={t.noneReady}>{t.noneReadyText}</Empty>
                ) : (
                  <Beginning ready={sources?.ready.length ?? 0} questions={suggestions} onAsk={start} />
                ))}
              <Conversation
                messages={messages}
                pending={pending}
                allUsed={used.length === (sources?.ready.length ?? 0)}
                onAdd={onAdd}
                onSave={onSave}
                onAsk={(question, all) => void ask(question, all ? (sources?.ready ?? []) : used)}
              />
              {failed && (
                <ProviderFailed
                  text={failed.text}
                  onInstead={() => {
                    write('');
                    void ask(failed.question, failed.sourceIds, 'embedded');
                  }}
                />
              )}
            </div>
          )}
        </div>
        {far && (
          <button
            type="button"
            aria-label={t.toBottom}
            title={t.toBottom}
            onClick={() => toBottom('smooth')}
            className="absolute bottom-3 left-1/2 grid size-9 -translate-x-1/2 place-items-center rounded-full border border-line bg-paper shadow-float max-sm:size-11"
          >
            <ArrowDown className="size-4" aria-hidden />
          </button>
        )}
      </div>
      {messages.length > 0 && !pending && !noneReady && <Carousel questions={suggestions} onAsk={start} />}
      <Composer
        field={field}
        value={draft}
        onChange={write}
        onSend={submit}
        onStop={pending ? stop : null}
        disabled={noneReady || !sources}
        note={note}
        leaves={engine && (hostsOf(engine).length > 0 ? t.passagesTo(hostsOf(engine)) : t.staysHere)}
      />
    </>
  );
}
