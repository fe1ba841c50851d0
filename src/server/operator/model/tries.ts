import { called, NoAnswer, said, spoken, transcribed, vectorLength, type ModelServer } from './server.ts';

/** What was tried with a model, whether it can do it, and what was seen. */
export type Tried = { what: string; can: boolean; seen: string };

/** A red square. */
const RED =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mO4IyJCU8QwasGoBaMWjFowasGoBaMWjFowasGoBaMWDBULAJ3LED19/LmKAAAAAElFTkSuQmCC';
/** Words that fill as much as Fojas sends at the least, after one that is asked for: a context that is too small forgets the beginning without saying so. */
const LONG = 'La bodega conserva sus estantes, sus llaves y sus medidores en buen estado, según el acta. '.repeat(290);

const RENT = 'La renta mensual será de veinte unidades de fomento, pagaderas por anticipado.';
const quotes = (text: string): boolean =>
  /\[\s*1\s*:?\s*[«"“'](?<words>[^»"”]{10,})/.test(text) && text.includes('veinte unidades');

const LOOK_UP = { name: 'look_up', does: 'Looks up a clause of the contract', takes: 'search' };

function searches(text: string): boolean {
  try {
    const found = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { searches?: unknown };
    return Array.isArray(found.searches) && found.searches.every((one) => typeof one === 'string');
  } catch {
    return false;
  }
}

/** Tries one thing; what fails is told in the words of the failure. */
async function trying(what: string, look: () => Promise<string | null>, otherwise: string): Promise<Tried> {
  try {
    const seen = await look();
    return { what, can: seen !== null, seen: seen ?? otherwise };
  } catch (error) {
    if (error instanceof NoAnswer) return { what, can: false, seen: error.message };
    throw error;
  }
}

const asks = (
  server: ModelServer,
  model: string,
  what: string,
  question: unknown,
  isRight: (text: string) => boolean,
  otherwise: string,
): Promise<Tried> => trying(what, async () => (isRight(await said(server, model, question)) ? 'yes' : null), otherwise);

/** What a model that answers questions must do, each by a small question, one after another: text first, and nothing more where it says none. */
export async function tryAnswering(server: ModelServer, model: string): Promise<Tried[]> {
  const text = await asks(
    server,
    model,
    'text',
    'Reply with this one word: fojas',
    (one) => /fojas/i.test(one),
    'it did not say the word it was asked for',
  );
  if (!text.can) return [text];
  return [
    text,
    await asks(
      server,
      model,
      'quotations',
      `Passage 1: ${RENT}\nHow much is the rent? Answer in one line and end it with its proof, the words copied letter by letter: [1: «words»]`,
      quotes,
      'it does not copy the words of a passage as it is asked to: few of its answers will be shown',
    ),
    await asks(
      server,
      model,
      'JSON',
      'Answer with one JSON object and nothing else, of this form: {"searches": ["first", "second"], "enough": false}. The searches are two short ones for the term of a lease.',
      searches,
      'it does not keep to JSON: it will write no searches of its own, and the analyses may fail',
    ),
    await trying(
      'tools',
      async () => {
        const asked = 'Look up the clause on the term of the lease. Call the function; say nothing else.';
        return (await called(server, model, asked, LOOK_UP))?.trim() ? 'yes' : null;
      },
      'it calls no function that it is offered; Fojas does without: it asks for JSON instead',
    ),
    await asks(
      server,
      model,
      'long text',
      `Remember the word QUILLAY.\n${LONG}\nWhich word were you to remember? Answer with the word alone.`,
      (one) => /quillay/i.test(one),
      'it forgets the beginning of 26,000 characters: give it a context of 16k (Ollama: OLLAMA_CONTEXT_LENGTH=16384)',
    ),
    await asks(
      server,
      model,
      'images',
      [
        { type: 'text', text: 'Which colour is this square? Answer with one English word.' },
        { type: 'image_url', image_url: { url: `data:image/png;base64,${RED}` } },
      ],
      (one) => /\bred\b/i.test(one),
      'it does not see',
    ),
  ];
}

/** Whether a model makes vectors, speaks with this voice, or writes down what is said. */
export const tryVectors = (server: ModelServer, model: string): Promise<Tried> =>
  trying('vectors', async () => `of ${await vectorLength(server, model)} numbers`, '');
export const trySpeech = (server: ModelServer, model: string, voice: string): Promise<Tried> =>
  trying('speech', async () => ((await spoken(server, model, voice)) > 0 ? 'yes' : null), 'it made no sound');
export const tryTranscription = (server: ModelServer, model: string): Promise<Tried> =>
  trying('transcription', async () => ((await transcribed(server, model)) ? 'yes' : null), 'it wrote nothing down');
