import { chatAnswer, type ChatAnswer, type chatApi } from '#contract/chat.ts';
import { errorBodyOf, problemOf } from '#server/http/answer.ts';
import type { Call, Handlers } from '#server/http/call.ts';
import { eventStream } from '#server/http/events.ts';
import { traceOf } from '#server/log.ts';
import { own } from '#server/notebooks/index.ts';
import { ask } from './ask.ts';
import { clear, history } from './history.ts';

type AskCall = Call<(typeof chatApi)['ask']>;

export const chatRoutes: Handlers<typeof chatApi> = {
  history: async ({ deps, user, params }) => history(deps, await own(deps, user, params.id)),
  ask: async (call) => {
    const notebook = await own(call.deps, call.user, call.body.notebook_id);
    const wantsStream = call.raw.request.headers.accept?.includes('text/event-stream');
    const run = (stages: Parameters<typeof ask>[4], signal: AbortSignal) =>
      ask(call.deps, notebook, call.body, call.language, stages, signal);
    return wantsStream ? stream(call, run) : run(() => undefined, new AbortController().signal);
  },
  clear: async ({ deps, user, params }) => {
    await clear(deps, await own(deps, user, params.id));
    return { deleted: true };
  },
};

/** The answer as events: status, then each verified segment, then the whole message; or one error. The reply is taken over, so what is returned is not sent. */
async function stream(
  { deps, raw }: AskCall,
  run: (stages: Parameters<typeof ask>[4], signal: AbortSignal) => Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  const events = eventStream(raw.reply);
  try {
    const answer = await run((stage, sources) => events.send('status', { stage, sources }), events.closed);
    const { content } = answer.message.type === 'ai' ? answer.message : { content: '' };
    if (typeof content !== 'string') for (const segment of content.segments) events.send('delta', { segment });
    events.send('message', chatAnswer.parse(answer));
    return answer;
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'INTERNAL' && !events.closed.aborted)
      deps.log.error({ request_id: raw.request.id, error: traceOf(error) }, 'an answer failed');
    events.send('error', errorBodyOf(problem, raw.request));
    return undefined as never;
  } finally {
    events.end();
  }
}
