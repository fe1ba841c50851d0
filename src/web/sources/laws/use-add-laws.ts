import { useRef, useState } from 'react';
import { lawsApi, type SetLaw } from '#contract/laws.ts';
import { sourcesApi, SOURCE_TITLE_MAX, type Source } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { isDone, showAdded, showList, useSources } from '../use-sources.ts';
import { lawText } from './law-text.ts';

/** A norm on its way into a notebook: its source once the server has it, or why it has not. */
type Going = { law: SetLaw; source: Source | null; refused: string | null; stopped: boolean };
/** How a norm stands. `said`: why it failed. */
export type Told = { law: SetLaw; state: 'waiting' | 'reading' | 'done' | 'failed' | 'stopped'; said: string | null };

const paramsOf = ({ notebook_id, id }: Source) => ({ id: notebook_id, sourceId: id });

function tell({ law, source, refused, stopped }: Going, sources: readonly Source[]): Told {
  if (refused !== null) return { law, state: 'failed', said: refused };
  if (stopped && !source) return { law, state: 'stopped', said: null };
  const now = source && (sources.find(({ id }) => id === source.id) ?? source);
  if (!now || now.processing_status === 'pending') return { law, state: 'waiting', said: null };
  if (now.processing_status === 'completed') return { law, state: 'done', said: null };
  if (now.processing_status !== 'failed') return { law, state: 'reading', said: null };
  if (now.error_code === 'CANCELLED') return { law, state: 'stopped', said: null };
  return { law, state: 'failed', said: now.error_message };
}

/** Adds norms one after another; the server reads them as slowly as the library takes it, whoever looks. What fails is told of each. */
export function useAddLaws(notebookId: string) {
  const t = useText(lawText);
  const { data: sources = [] } = useSources(notebookId);
  const [going, setGoing] = useState<readonly Going[]>([]);
  const ended = useRef(false);
  const change = (law: SetLaw, to: Partial<Going>): void =>
    setGoing((all) => all.map((one) => (one.law.address === law.address ? { ...one, ...to } : one)));

  const addOne = async (law: SetLaw, watched: boolean): Promise<string | null> => {
    const title = [law.name, law.title].filter(Boolean).join(' · ').slice(0, SOURCE_TITLE_MAX);
    const body = { type: 'website' as const, url: law.address, title, metadata: { provisional: true } };
    try {
      const source = await call(sourcesApi.add, { params: { id: notebookId }, body });
      showAdded(source);
      change(law, { source });
      if (watched) await call(lawsApi.watch, { params: paramsOf(source), body: { watched } });
      return null;
    } catch (error) {
      const refused = saidBy(error, t.failed);
      change(law, { refused });
      return refused;
    }
  };
  const start = async (laws: readonly SetLaw[], watched: boolean): Promise<void> => {
    ended.current = false;
    setGoing(laws.map((law) => ({ law, source: null, refused: null, stopped: false })));
    for (const law of laws) {
      if (ended.current) change(law, { stopped: true });
      else await addOne(law, watched);
    }
  };
  const of = (one: Going): Source | null =>
    one.source && (sources.find(({ id }) => id === one.source?.id) ?? one.source);
  const stop = async (): Promise<void> => {
    ended.current = true;
    for (const source of going.map(of))
      // One that was done in the meantime just shows as such.
      if (source && !isDone(source)) await call(sourcesApi.cancel, { params: paramsOf(source) }).catch(() => undefined);
    for (const source of going.flatMap((one) => one.source ?? []).slice(0, 1)) await showList(source);
  };
  const retry = async (): Promise<void> => {
    for (const one of going) {
      const source = of(one);
      if (one.refused !== null) {
        change(one.law, { refused: null });
        await addOne(one.law, false);
      } else if (source?.processing_status === 'failed' && source.error_code !== 'CANCELLED') {
        await call(sourcesApi.retry, { params: paramsOf(source), body: {} }).catch(() => undefined);
        await showList(source);
      }
    }
  };
  /** Adds one norm, which its row in the list then tells of; answers why it was refused, or null. */
  const startOne = (law: SetLaw, watched: boolean): Promise<string | null> => addOne(law, watched);
  return { told: going.map((one) => tell(one, sources)), start, startOne, stop, retry };
}
