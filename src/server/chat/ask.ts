import type { chatApi, ChatAnswer } from '#contract/chat.ts';
import type { Body } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { certify, openSources } from '#server/sources/index.ts';
import { keepExchange } from './history.ts';

type Asked = Body<(typeof chatApi)['ask']>;
/** Hears how far an answer is. */
export type Stages = (stage: 'searching' | 'answering' | 'verifying', sources: number) => void;

/**
 * Answers a question from the selected sources. What the engine claims is verified before anybody sees it; question and answer are kept
 * together, so an answer is acknowledged only once it is kept. Ends without a trace when the asker goes away.
 */
export async function ask(
  deps: Pick<Deps, 'db' | 'vault' | 'storage' | 'engine' | 'now'>,
  notebook: OwnedNotebook,
  asked: Asked,
  language: Language,
  stages: Stages,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  if (asked.session_id !== undefined && asked.session_id !== notebook.id) throw notFound();
  const sources = await openSources(deps, notebook, asked.source_ids);
  stages('searching', sources.length);
  const draft = await deps.engine.answer({ text: asked.message, language, sources }, signal);
  stages('verifying', sources.length);
  const content = certify(sources, draft);
  signal.throwIfAborted();
  const { questionId, answerId, at } = await keepExchange(deps, notebook, asked.message, content);
  return {
    id: answerId,
    session_id: notebook.id,
    created_at: at.toISOString(),
    message: { type: 'ai', content },
    question_id: questionId,
    balance: null,
  };
}
