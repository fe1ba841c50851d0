import { chatAnswer, type ChatAnswer, type chatApi } from '#contract/chat.ts';
import type { engineApi } from '#contract/engine.ts';
import { errorBodyOf, problemOf } from '#server/http/answer.ts';
import type { Call, Handlers } from '#server/http/call.ts';
import { eventStream } from '#server/http/events.ts';
import { Problem } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import { sendExport } from '#server/export/index.ts';
import { profile } from '#server/account/index.ts';
import { own } from '#server/notebooks/index.ts';
import { answeringOf, ask, NOBODY, preview, type Audience } from './ask.ts';
import { exportOf } from './export.ts';
import { begin, clear, conversations, ownChat, rename } from './conversations.ts';
import { history } from './history.ts';
import { reportAnswer, takeBackReport } from './report.ts';

type AskCall = Call<(typeof chatApi)['ask']>;
type Run = (audience: Audience, signal: AbortSignal) => Promise<ChatAnswer>;

export const chatRoutes: Handlers<typeof chatApi> = {
  history: async ({ deps, user, params, query }) => {
    const { notebook, chat } = await ownChat(deps, user, params.id);
    return history(deps, notebook, chat, query);
  },
  ask: async (call) => {
    const notebook = await own(call.deps, call.user, call.body.notebook_id);
    const wantsStream = call.raw.request.headers.accept?.includes('text/event-stream');
    const run: Run = (audience, signal) => ask(call.deps, notebook, call.body, call.language, audience, signal);
    if (wantsStream) return stream(call, run);
    waitLonger(call.raw);
    return run(NOBODY, goneOf(call.raw));
  },
  download: async ({ deps, user, params, query, language, raw: { reply } }) => {
    const { notebook, chat } = await ownChat(deps, user, params.id);
    const exported = await exportOf(deps, notebook, chat, query.message);
    await sendExport(deps, notebook, exported, { query, language, reply });
  },
  report: async ({ deps, user, params, body }) => reportAnswer(deps, user.id, params.messageId, body),
  clear: async ({ deps, user, params }) => {
    await clear(deps, await ownChat(deps, user, params.id));
    return { deleted: true };
  },
  takeBack: async ({ deps, user, params }) => {
    await takeBackReport(deps, user.id, params.messageId);
    return { deleted: true };
  },
  conversations: async ({ deps, user, params }) => conversations(deps, await own(deps, user, params.id)),
  begin: async ({ deps, user, params }) => begin(deps, await own(deps, user, params.id)),
  rename: async ({ deps, user, params, body }) => rename(deps, await ownChat(deps, user, params.id), body.name),
};

export const engineRoutes: Handlers<typeof engineApi> = {
  get: async ({ deps, user }) => ({ ...answeringOf(deps), chosen: (await profile(deps, user)).engine }),
  preview: async ({ deps, user, body, language, raw }) =>
    preview(deps, await own(deps, user, body.notebook_id), body, language, goneOf(raw)),
};

/** Milliseconds for which a connection may say nothing while a model writes an answer that is sent whole: longer than a model may take in all. */
const SILENCE = 11 * 60_000;

/** Keeps open the connection of whoever waits for a whole answer: other calls are closed after a silent minute, and a stream says something by itself. */
function waitLonger({ request }: AskCall['raw']): void {
  // A call from within the process has none; the next call on this connection has the usual limit again.
  (request.raw.socket as Partial<typeof request.raw.socket>).setTimeout?.(SILENCE);
}

/** Aborts when the asker hangs up before there is an answer. */
function goneOf({ reply }: AskCall['raw']): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The answer as events: its status and each verified segment as they come, then the whole message; or one error. The reply is taken over, so what is returned is not sent. */
async function stream({ deps, raw }: AskCall, run: Run): Promise<ChatAnswer> {
  const events = eventStream(raw.reply);
  try {
    const answer = await run(
      {
        stage: (stage, sources) => events.send('status', { stage, sources }),
        segment: (told) => events.send('delta', told),
      },
      events.closed,
    );
    events.send('message', chatAnswer.parse(answer));
    return answer;
  } catch (error) {
    // Where it was cut off, whatever the engine made of that.
    const { reason } = events.closed as { reason: unknown };
    const problem = problemOf(reason instanceof Problem ? reason : error);
    if (problem.code === 'INTERNAL' && !events.closed.aborted)
      deps.log.error({ request_id: raw.request.id, error: traceOf(error) }, 'an answer failed');
    events.send('error', errorBodyOf(problem, raw.request));
    return undefined as never;
  } finally {
    events.end();
  }
}
