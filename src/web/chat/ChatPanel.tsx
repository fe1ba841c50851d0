import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { Notebook } from '#contract/notebooks.ts';
import { answeringBy, hostsOf, useEngine } from '#web/api/use-engine.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import type { ModelPrices } from '#contract/prices.ts';
import { words } from '#web/i18n/text.ts';
import { later } from '#web/ui/later.ts';
import { toastError } from '#web/ui/toast.tsx';
import { AboutNotebook } from './AboutNotebook.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import { Composer } from './Composer.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { Log } from './Log.tsx';
import { Carousel } from './Suggestions.tsx';
import { suggestionsOf } from './suggestions.ts';
import { Spoken } from './Spoken.tsx';
import { chatText } from './text.ts';
import { useChat, type How } from './use-chat.ts';
import { draftOf, writeDraft } from './use-draft.ts';

const EngineMenu = later(async () => (await import('./EngineMenu.tsx')).EngineMenu);
const ConversationOnPaper = later(async () => (await import('./OnPaper.tsx')).ConversationOnPaper);

/** The sources of the notebook: how many, which can be asked, which are. */
export type MessagePrice = { said: string; short: string };
export type Asked = { total: number; ready: readonly string[]; used: readonly string[] };
/** How an answer is kept as a note: which note keeps it, if one does; keeping it, which tells whether it was; and opening its note. */
export type Keeping = {
  noteOf: (content: AnswerContent) => string | null;
  save: (question: string, content: AnswerContent) => Promise<boolean>;
  open: (noteId: string) => void;
};
type Props = {
  notebook: Notebook;
  /** Of the conversation that is open, and how another is opened. */
  session: string;
  onSession: (session: string) => void;
  /** Null while the sources are not known. */
  sources: Asked | null;
  /** What a question costs by these prices; null where it costs nothing. */
  priceBy: (prices: ModelPrices) => MessagePrice | null;
  onAdd: () => void;
  /** An answer has come. */
  onAnswer: () => void;
  keeping: Keeping;
};

/** A conversation of a notebook with its sources. */
export function ChatPanel({ notebook, session, onSession, sources, priceBy, onAdd, onAnswer, keeping }: Props) {
  const t = useText(chatText);
  const common = useText(words);
  const { number } = useFormats();
  const language = useLanguage();
  const { id: notebookId, example_questions: examples } = notebook;
  const { history, pending, unkept, given, send, stop, dismiss } = useChat({ notebookId, session });
  const field = useRef<HTMLTextAreaElement>(null);
  const engine = useEngine();
  /** Who was chosen for the next question alone; null where nobody was. */
  const [chosen, setChosen] = useState<EngineChoice | null>(null);
  const by = chosen ?? notebook.engine ?? engine?.chosen ?? 'model';
  const answering = engine && answeringBy(engine, by);
  const { messages } = history;
  /** Whether the messages and the sources are known, without which nothing can be asked. */
  const known = history.known && sources !== null;
  const suggestions = useMemo(() => suggestionsOf(messages, examples, language), [messages, examples, language]);
  const answered = useEffectEvent(onAnswer);
  const givenId = given?.id;
  useEffect(() => {
    if (givenId) answered();
  }, [givenId]);
  const ready = sources?.ready ?? [];
  const used = sources?.used ?? [];

  const write = (text: string): void => {
    writeDraft(session, text);
    field.current?.focus({ preventScroll: true });
  };
  /** The conversation in which what stands in the composer is asked as soon as that can be. */
  const early = useRef<string | null>(null);
  const ask = async (question: string, from: readonly string[], how: How = {}): Promise<void> => {
    if (pending) return;
    if (!known) {
      write(question);
      early.current = session;
      return;
    }
    if (from.length === 0) {
      write(question);
      return toastError({ title: common.error, text: ready.length > 0 ? t.noneInUse : t.noProcessed });
    }
    const asked = { ...(chosen && { engine: chosen }), ...how };
    setChosen(null);
    const asking = document.activeElement;
    const end = await send(question, from, asked);
    // What was not answered goes back to where it was written, unless something else is being written there.
    if (end !== 'answered' && draftOf(session) === '') writeDraft(session, question);
    // Who went elsewhere while it was answered stays there.
    if (document.activeElement === asking || document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  };
  const start = (question: string): void => void ask(question, used);
  const submit = (): void => {
    const question = draftOf(session).trim();
    writeDraft(session, '');
    start(question);
  };
  const askEarly = useEffectEvent(() => draftOf(session).trim() !== '' && submit());
  useEffect(() => {
    if (early.current === session && !known) return;
    const isAsked = early.current === session;
    early.current = null;
    if (isAsked) askEarly();
  }, [session, known]);
  /** Asks what was not answered once more; its text stands in the composer no longer. */
  const again = (engine?: 'embedded'): void => {
    if (!unkept) return;
    writeDraft(session, '');
    void ask(unkept.question, unkept.sourceIds, { ...unkept.how, ...(engine && { engine }) });
  };
  const noneReady = sources !== null && ready.length === 0;
  const count = [used.length, number(used.length)] as const;
  const note = noneReady ? t.none : used.length === 0 ? t.noneInUse : t.answersFrom(...count);
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-1 border-b border-line pr-4 pl-2">
        <ConversationHead notebookId={notebookId} session={session} onSession={onSession} />
        <ChatMenu conversing={{ notebookId, session }} messages={messages} sourceIds={used} by={by} />
      </div>
      {sources && <AboutNotebook notebook={notebook} total={sources.total} />}
      <Log
        history={history}
        pending={pending}
        unkept={unkept}
        sources={sources}
        suggestions={suggestions}
        onAdd={onAdd}
        keeping={keeping}
        onAsk={(question, all) => void ask(question, all ? ready : used)}
        onAskPlain={(question) => void ask(question, used, { literal: true })}
        onEdit={write}
        onAgain={again}
        onDismiss={(question) => {
          dismiss();
          write(question);
        }}
      />
      {messages.length > 0 && !pending && !noneReady && <Carousel questions={suggestions} onAsk={start} />}
      <Composer
        session={session}
        field={field}
        onSend={submit}
        onStop={pending ? stop : null}
        failed={unkept?.why === 'failed' ? { question: unkept.question, onAgain: () => again() } : null}
        disabled={noneReady || !sources}
        hint={sources?.total === 0 ? t.disabled : noneReady ? t.noneReady : t.ask}
        note={note}
        noteShort={noneReady || used.length === 0 ? null : t.answersShort(...count)}
        leaves={answering && (hostsOf(answering).length > 0 ? t.passagesTo(hostsOf(answering)) : t.staysHere)}
        price={priceBy(answering?.prices ?? {})}
        engine={
          engine && (
            <Suspense>
              <EngineMenu
                notebook={notebook}
                by={by}
                priceBy={(one) => priceBy(answeringBy(engine, one).prices)?.said ?? null}
                onAsk={setChosen}
              />
            </Suspense>
          )
        }
      />
      <Suspense>
        <ConversationOnPaper title={notebook.title} messages={messages} />
      </Suspense>
      <Spoken pending={pending !== null} stopped={unkept?.why === 'stopped'} answer={given} />
    </>
  );
}
