import { engineApi, type Answering } from '#contract/engine.ts';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { AnswerOut } from '#contract/endpoint.ts';
import { keyOf, queries, useCall } from './query.ts';

type Engine = AnswerOut<(typeof engineApi)['get']>;
/** It changes only when the operator starts Fojas anew, or the account chooses otherwise. */
const FOR_LONG = { staleTime: 10 * 60_000 };

/** What is set up to answer, and what leaves the server for it; null until it is known. */
export const useEngine = (): Engine | null => useCall(engineApi.get, {}, FOR_LONG).data ?? null;

/** Tells all that shows it what the account chose. */
export const tellChosen = (chosen: EngineChoice): void =>
  void queries.setQueryData<Engine>(keyOf(engineApi.get, {}), (engine) => engine && { ...engine, chosen });

/** Whether a model is set up that somebody may want to do without. */
export const hasChoice = ({ model, embedding }: Pick<Answering, 'model' | 'embedding'>): boolean =>
  model !== null || embedding !== null;

const WITHOUT: Answering = {
  name: 'embedded',
  model: null,
  host: null,
  leaves: 'nothing',
  redacts: false,
  embedding: null,
  rereads: false,
  prices: {},
};
/** What answers where this was chosen. */
export const answeringBy = (engine: Answering, choice: EngineChoice): Answering =>
  choice === 'embedded' ? WITHOUT : engine;

/** The hosts that passages or questions go to, each once. */
export const hostsOf = ({ leaves, host, embedding }: Answering): string[] => [
  ...new Set([
    ...(leaves === 'passages' && host !== null ? [host] : []),
    ...(embedding?.leaves === 'passages' ? [embedding.host] : []),
  ]),
];
