import { useQuery } from '@tanstack/react-query';
import type { EngineChoice } from '#contract/engine-about.ts';
import { engineApi, type Answering, type EmbeddingAbout, type Outgoing } from '#contract/engine.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { answeringBy, hostsOf, useEngine } from '#web/api/use-engine.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { leavingText } from './leaving-text.ts';
import { chatText } from './text.ts';
import type { Conversing } from './use-chat.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  conversing: Conversing;
  /** What is being written, or was asked last; '' where nothing was. */
  question: string;
  sourceIds: readonly string[];
  /** Who answers the next question. */
  by: EngineChoice;
};

/** Who answers, and to the letter what it would be sent for the question that is being written. */
export function Leaving({ open, onClose, ...asked }: Props) {
  const t = { ...useText(chatText), ...useText(leavingText) };
  const here = useEngine();
  const engine = here && answeringBy(here, asked.by);
  return (
    <Dialog open={open} onClose={onClose} title={t.leaving} width={720}>
      {engine && (
        <div className="grid gap-4 text-ui text-ink-2">
          <About engine={engine} />
          {engine.embedding && <Vectors embedding={engine.embedding} alone={engine.host === null} />}
          {engine.host !== null && open && <Preview {...asked} />}
        </div>
      )}
    </Dialog>
  );
}

function About({ engine }: { engine: Answering }) {
  const t = { ...useText(chatText), ...useText(leavingText) };
  const { model, host, leaves, redacts } = engine;
  const quiet = hostsOf(engine).length === 0;
  if (model === null || host === null)
    return (
      <p>
        {quiet && t.nothing} {t.answersItself}
      </p>
    );
  return (
    <div className="grid gap-1.5 [overflow-wrap:anywhere]">
      <p>
        {quiet && t.nothing} {leaves === 'nothing' ? t.answersHere(model, host) : t.answersThere(model, host)}
      </p>
      <p>{t.isSent}</p>
      <p>{redacts ? t.redacts : t.redactsNot}</p>
    </div>
  );
}

/** Who makes the vectors that a search uses, and what it is sent. `alone`: nobody else is sent anything. */
function Vectors({
  embedding: { model, host, leaves, redacts },
  alone,
}: {
  embedding: EmbeddingAbout;
  alone: boolean;
}) {
  const t = { ...useText(chatText), ...useText(leavingText) };
  if (leaves === 'nothing') return <p className="[overflow-wrap:anywhere]">{t.vectorsHere(model, host)}</p>;
  return (
    <div className="grid gap-1.5 [overflow-wrap:anywhere]">
      <p>{t.vectorsThere(model, host)}</p>
      {alone && <p>{redacts ? t.redactsFirst : t.redactsNot}</p>}
      {!alone && <p>{t.vectorsPreview}</p>}
    </div>
  );
}

function Preview({ conversing: { notebookId, session }, question, sourceIds, by }: Omit<Props, 'open' | 'onClose'>) {
  const t = { ...useText(chatText), ...useText(leavingText) };
  const common = useText(words);
  const asks = question !== '' && sourceIds.length > 0;
  const preview = useQuery({
    queryKey: [engineApi.preview.path, session, question, sourceIds, by],
    queryFn: ({ signal }) =>
      call(
        engineApi.preview,
        {
          body: {
            notebook_id: notebookId,
            session_id: session,
            message: question,
            source_ids: [...sourceIds],
            engine: by,
          },
        },
        signal,
      ),
    enabled: asks,
    staleTime: 0,
    gcTime: 0,
  });
  if (!asks) return <p className="text-ink-3">{t.leavingNone}</p>;
  if (preview.isError) return <p className="text-bad">{saidBy(preview.error, common.network)}</p>;
  if (!preview.data) return <p role="status">{t.leavingLoading}</p>;
  return <Sent outgoing={preview.data} />;
}

function Sent({ outgoing: { messages, hidden } }: { outgoing: Outgoing }) {
  const t = { ...useText(chatText), ...useText(leavingText) };
  return (
    <>
      {hidden.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="font-semibold text-ink">{t.hidden}</h3>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note">
            {hidden.map(({ mark, words: said }) => (
              <div key={mark} className="contents">
                <dt className="tabular-nums">{mark}</dt>
                <dd className="[overflow-wrap:anywhere] text-ink">{said}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {messages.toReversed().map(({ for: what, role, text }) => (
        <section key={what + role} className="grid gap-1.5">
          <h3 className="font-semibold text-ink">{t.sent[what][role]}</h3>
          <pre
            tabIndex={0}
            aria-label={t.sent[what][role]}
            className="scroll max-h-80 rounded-md bg-sunken p-3.5 font-sans text-note whitespace-pre-wrap text-ink [overflow-wrap:anywhere]"
          >
            {text}
          </pre>
        </section>
      ))}
    </>
  );
}
