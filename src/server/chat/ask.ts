import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import type { chatApi, ChatAnswer } from '#contract/chat.ts';
import type { Body } from '#contract/endpoint.ts';
import type { Answering, engineApi } from '#contract/engine.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import { chosenFor, withChoice, type OwnedNotebook } from '#server/notebooks/index.ts';
import { MESSAGE, priceOf, type ModelPrices } from '#contract/prices.ts';
import { Certifier, near, openSources, unreadSources } from '#server/sources/index.ts';
import { turnsByUser } from '#server/places.ts';
import { paid, type Settle } from '#server/tokens/index.ts';
import { certified } from './certified.ts';
import { chatOf, FIRST, sessionOf, type Chat } from './conversations.ts';
import { history, keepExchange } from './history.ts';
import { readAgain } from './second-reading.ts';
import type { Audience as Telling } from './telling.ts';
import { turnsOf } from './turns.ts';
import { unreadText } from './unread.ts';

type Asked = Body<(typeof chatApi)['ask']>;
type Opening = Pick<Deps, 'db' | 'vault' | 'storage' | 'queue' | 'embedding' | 'log'>;
type Asking = Opening & Pick<Deps, 'engine' | 'embedded' | 'threads' | 'config' | 'live' | 'now'>;
/** Hears how far an answer is, and each of its segments once it was verified. */
export type Audience = Omit<Telling, 'stage'> & {
  stage: (stage: Parameters<Telling['stage']>[0], sources: number) => void;
};

/** Where nobody listens. */
export const NOBODY: Audience = { stage: () => undefined, segment: () => undefined };

/**
 * An answer without a model is work of this process alone: whoever asks much at once waits for themselves, before the first query that their question takes (labs/questions.ts).
 */
const inTurn = turnsByUser();

/** Messages of the conversation that go with a question. */
const TURNS = { limit: 6 } as const;

/** A question as an engine is asked it: with the sources opened, and the last turns of the conversation. */
async function questionOf(
  deps: Opening,
  notebook: OwnedNotebook,
  { message, source_ids, literal, chat }: Partial<Asked> & Pick<Asked, 'message'> & { chat: Chat },
  language: Language,
) {
  const sources = await openSources(deps, notebook, source_ids);
  const messages = await history(deps, notebook, chat, TURNS);
  return { text: message, language, sources, history: turnsOf(messages, sources), literal: literal === true };
}

/** With the passages that are near by their vectors: to the question, and to it together with the one before, which it may go on from. */
async function withNear(deps: Opening, notebook: OwnedNotebook, question: Opened, signal: AbortSignal) {
  const { text, sources, history, literal } = question;
  if (literal) return question;
  const before = history.at(-1)?.question;
  const wordings = before ? [text, `${before}\n${text}`] : [text];
  return { ...question, near: await near(deps, notebook, sources, wordings, signal) };
}
type Opened = Awaited<ReturnType<typeof questionOf>>;

/** The engine that is set up, the model of vectors, and what work with the model costs, as they are told outside. */
export const answeringOf = ({
  engine,
  embedding,
  config,
}: Pick<Deps, 'engine' | 'embedding' | 'config'>): Answering => ({
  ...engine.about,
  embedding: embedding?.about ?? null,
  rereads: engine.second !== null,
  prices: engine.model && config.billing ? config.modelPrices : {},
});

/** The prices of who answers; null where no model does. */
const pricesOf = ({ engine, config }: Pick<Deps, 'engine' | 'config'>): ModelPrices | null =>
  engine.model && config.modelPrices;

/**
 * Answers a question from the selected sources. What the engine claims is verified before anybody sees it; question and answer are kept
 * together with its price, so an answer is acknowledged only once it is kept. Who answers is what was asked for, else what the notebook or its account chose. Throws INSUFFICIENT_TOKENS before any work. Ends without a trace,
 * and without a price, when the asker goes away.
 */
export async function ask(
  deps: Asking,
  notebook: OwnedNotebook,
  asked: Asked,
  language: Language,
  audience: Audience,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const own = withChoice(deps, chosenFor(notebook, asked));
  const tokens = priceOf(MESSAGE, pricesOf(own));
  const whole = async (): Promise<ChatAnswer> => {
    const chat = await chatOf(deps, notebook, asked.session_id);
    const opened = await questionOf(deps, notebook, { ...asked, chat }, language);
    return paid(own, { userId: notebook.userId, price: { ...MESSAGE, tokens }, id: randomUUID() }, (settle) =>
      answer(own, notebook, { ...asked, chat, opened, tokens }, { audience, signal, settle }),
    );
  };
  return own.engine.model ? whole() : inTurn(notebook.userId, signal, whole);
}

/** Answers a question that Fojas asks by itself: by the embedded engine, so that nothing leaves for it, and for nothing. `settle` is called where it is kept. */
export async function answerFree(
  deps: Asking,
  notebook: OwnedNotebook,
  message: string,
  language: Language,
  { signal, settle }: Pick<Answered, 'signal' | 'settle'>,
): Promise<ChatAnswer> {
  const opened = await questionOf(deps, notebook, { message, chat: FIRST }, language);
  return answer(
    withChoice(deps, 'embedded'),
    notebook,
    { message, chat: FIRST, opened, tokens: 0 },
    { audience: NOBODY, signal, settle },
  );
}

type Answered = { audience: Audience; signal: AbortSignal; settle: Settle };

/** Answers an opened question, and keeps both. */
async function answer(
  deps: Asking,
  notebook: OwnedNotebook,
  asked: Pick<Asked, 'message'> & { chat: Chat; opened: Opened; tokens: number },
  { audience, signal, settle }: Answered,
): Promise<ChatAnswer> {
  const { length } = asked.opened.sources;
  const { engine } = deps;
  audience.stage('searching', length);
  const question = await withNear(deps, notebook, asked.opened, signal);
  const ear: Telling = { ...audience, stage: (stage) => audience.stage(stage, length) };
  const certifier = new Certifier(question.sources);
  const first =
    engine === deps.embedded
      ? await inThread(deps, notebook, question, ear, signal)
      : await certified(engine, question, certifier, ear, signal);
  const reading = {
    sources: question.sources,
    begins: () => audience.stage('verifying', length),
    nothing: async () => certifier.whole(engine.second!.nothing(question)),
  };
  const read = await readAgain(engine.second, first, reading, signal);
  const content = { ...(await namingUnread(deps, notebook, asked.opened, read)), engine: engine.about };
  signal.throwIfAborted();
  const { chat, message, tokens: price } = asked;
  const exchange = { chat, question: message, answer: content, by: engine.about, asked: length, price };
  const { questionId, answerId, at, balance } = await keepExchange(deps, notebook, exchange, settle);
  deps.live.tell(notebook.userId, { type: 'chat', notebook_id: notebook.id, message_id: answerId });
  return {
    id: answerId,
    session_id: sessionOf(notebook, asked.chat),
    created_at: at.toISOString(),
    message: { type: 'ai', content },
    question_id: questionId,
    balance,
  };
}

/** Has a thread answer without a model, and tells what it heard. */
async function inThread(
  { threads }: Pick<Deps, 'threads'>,
  { userId }: OwnedNotebook,
  { sources, ...question }: Opened,
  audience: Telling,
  signal: AbortSignal,
): Promise<AnswerContent> {
  const { heard, content } = await threads.run('answer', userId, sources, question, signal);
  for (const one of heard)
    if ('stage' in one) audience.stage(one.stage);
    else audience.segment(one.segment);
  return content;
}

/** A refusal says first what was not read: the answer may stand there. */
async function namingUnread(
  deps: Opening,
  notebook: OwnedNotebook,
  opened: Opened,
  content: AnswerContent,
): Promise<AnswerContent> {
  const { no_answer: none } = content;
  if (!none) return content;
  const unread = unreadText(await unreadSources(deps, notebook, opened.sources), opened.language);
  return unread ? { ...content, no_answer: { ...none, would_help: `${unread} ${none.would_help}` } } : content;
}

/**
 * What would leave this machine if the question were asked now. Nothing leaves for it: where vectors are made elsewhere, its passages are those that words alone
 * find.
 */
export async function preview(
  deps: Opening & Pick<Deps, 'engine' | 'embedded' | 'config'>,
  notebook: OwnedNotebook,
  asked: Body<(typeof engineApi)['preview']>,
  language: Language,
  signal: AbortSignal,
) {
  const chat = await chatOf(deps, notebook, asked.session_id);
  const opened = await questionOf(deps, notebook, { ...asked, chat }, language);
  const own = withChoice(deps, chosenFor(notebook, asked));
  const here = own.embedding?.about.leaves === 'nothing';
  const question = here ? await withNear(own, notebook, opened, signal) : opened;
  return { engine: answeringOf(own), ...own.engine.preview(question) };
}
