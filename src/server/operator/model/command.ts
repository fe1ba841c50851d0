import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Impossible, type Command, type Found } from '../command.ts';
import { modelsOf, NoAnswer, USUAL, type ModelServer } from './server.ts';
import { withSettings } from './settings.ts';
import { tryAnswering, trySpeech, tryTranscription, tryVectors, type Tried } from './tries.ts';

type Heard = { server: ModelServer; models: string[] };
/** The voice that servers of speech have. */
const VOICE = 'alloy';
/** By their names, models that do something else than answer. */
const OTHERS = { vectors: /embed|bge|e5-/i, speech: /tts|kokoro|speech/i, transcription: /whisper|transcri/i } as const;
const isOther = (model: string): boolean => Object.values(OTHERS).some((name) => name.test(model));

/** Where the settings have a model asked, and with what key. A key stands in the settings, not on a command line. */
type Settings = { baseUrl: string | null; key: string | null };
function settingsIn(file: string): Settings {
  const known = { ...parseEnv(textOf(file)), ...process.env };
  return { baseUrl: known.FOJAS_AI_BASE_URL?.replace(/\/+$/, '') || null, key: known.FOJAS_AI_API_KEY || null };
}
/** A key goes to no other server than the one that it was given for. */
const keyFor = (baseUrl: string, set: Settings): string | null =>
  set.baseUrl !== null && new URL(set.baseUrl).origin === new URL(baseUrl).origin ? set.key : null;

/** The servers that answer with a list of models: the one that is named, or those at the usual places. */
async function heard(at: string | undefined, set: Settings): Promise<Heard[]> {
  const places = at ? [at.replace(/\/+$/, '')] : [...new Set([...(set.baseUrl ? [set.baseUrl] : []), ...USUAL])];
  const all = await Promise.allSettled(
    places.map(async (baseUrl) => {
      const server = { baseUrl, key: keyFor(baseUrl, set) };
      return { server, models: await modelsOf(server) };
    }),
  );
  const found = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (found.length > 0) return found;
  const [first] = all;
  const why = at && first?.status === 'rejected' && first.reason instanceof NoAnswer ? `: ${first.reason.message}` : '';
  throw new Impossible(
    at
      ? `There is no server of models at ${at}${why}.`
      : `No server of models answers on this machine (${USUAL.map((url) => new URL(url).port).join(', ')}). Start one, such as Ollama, or say where it is: --at URL.`,
  );
}

function listed(all: readonly Heard[]): Found {
  const lines = all.flatMap(({ server, models }) => [
    server.baseUrl,
    ...(models.length > 0 ? models.map((model) => `  ${model}`) : ['  (no models)']),
  ]);
  return {
    well: true,
    json: { servers: all.map(({ server: { baseUrl }, models }) => ({ url: baseUrl, models })) },
    text: [...lines, '', 'Try one, and have it written into .env: npm run -s fojas -- model NAME'].join('\n'),
  };
}

const lineOf = ({ what, can, seen }: Tried): string => `${can ? 'ok  ' : 'no  '}  ${what.padEnd(13)}  ${seen}`;

/** Tries a model, and what else its server has, and writes what works into the settings. */
async function taken({ server, models }: Heard, model: string, file: string): Promise<Found> {
  const tried = (await tryAnswering(server, model)).map((one) => ({ model, ...one }));
  const other = async (what: keyof typeof OTHERS, look: (model: string) => Promise<Tried>): Promise<string | null> => {
    const name = models.find((one) => OTHERS[what].test(one));
    if (!name) return null;
    const one = await look(name);
    tried.push({ model: name, ...one, seen: `${name}: ${one.seen}` });
    return one.can ? name : null;
  };
  const can = (what: string): boolean => tried.some((one) => one.what === what && one.can);
  if (!can('text'))
    return {
      well: false,
      json: { tried, written: {} },
      text: [...tried.map(lineOf), 'Nothing was written.'].join('\n'),
    };
  const settings = {
    FOJAS_AI_PROVIDER: 'openai-compatible',
    FOJAS_AI_BASE_URL: server.baseUrl,
    FOJAS_AI_MODEL: model,
    ...(can('images') && { FOJAS_AI_VISION_MODEL: model }),
    ...named('FOJAS_AI_EMBEDDING_MODEL', await other('vectors', (name) => tryVectors(server, name))),
    ...named('FOJAS_AI_SPEECH_MODEL', await other('speech', (name) => trySpeech(server, name, VOICE))),
    ...named('FOJAS_AI_TRANSCRIPTION_MODEL', await other('transcription', (name) => tryTranscription(server, name))),
  };
  // Whole or not at all, and for its owner alone: settings hold keys.
  writeFileSync(`${file}.new`, withSettings(textOf(file), settings), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    well: true,
    json: { tried, written: settings },
    text: [
      ...tried.map(lineOf),
      '',
      `Written into ${file}:`,
      ...Object.entries(settings).map(([name, value]) => `  ${name}=${value}`),
      'Start Fojas anew. What leaves this machine stands under each question; a question can always be answered without the model.',
    ].join('\n'),
  };
}
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const named = (setting: string, model: string | null): Record<string, string> => (model ? { [setting]: model } : {});

/** The command, which writes into the settings of `file`. */
export const modelCommand = (file: string): Command => ({
  name: 'model',
  words: ['[name]'],
  options: { at: 'URL' },
  about:
    'Finds a server of models on this machine (Ollama and others that speak as OpenAI does), lists its models, tries one and writes it into .env. FOJAS_AI_API_KEY goes to the server at FOJAS_AI_BASE_URL alone.',
  alone: async ({ words: [name], options: { at } }) => {
    if (at !== undefined && !(/^https?:/.test(at) && URL.canParse(at)))
      throw new Impossible(`'${at}' is no address, such as http://127.0.0.1:11434/v1.`);
    const all = await heard(at, settingsIn(file));
    if (name === undefined) return listed(all);
    const one = all.find(({ models }) => models.includes(name));
    if (!one)
      throw new Impossible(
        `No server here has a model '${name}'. It has: ${
          all
            .flatMap(({ models }) => models)
            .filter((model) => !isOther(model))
            .join(', ') || 'none'
        }.`,
      );
    return taken(one, name, file);
  },
});

export const modelCommands: Command[] = [modelCommand('.env')];
