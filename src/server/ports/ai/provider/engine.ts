import type { EngineAbout } from '#contract/engine-about.ts';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { nearestTo } from '../embedded.ts';
import type { Draft, DraftSegment, Engine, Question } from '../port.ts';
import { Breaker } from './breaker.ts';
import { descriptionIn, requestDescription } from './description.ts';
import { Drafting } from './drafting.ts';
import { generate } from './generate.ts';
import { isLoopback } from '#server/ports/outside/host.ts';
import { mend } from './mending.ts';
import { modelOf, type ModelSettings } from './model.ts';
import { rereadBy } from './rereading.ts';
import { outgoingOf, prepare, type Sending } from './prompt.ts';
import { roomOf } from './retrieve.ts';
import { outgoingSearch, searchBeside } from './searching.ts';
import { SegmentReader } from './segments.ts';
import { PATIENCE, say, speak, type Patience, type Speaker } from './speak.ts';
import { providerText } from './text.ts';

/** Passages shown as the nearest where there is no answer. */
const NEAREST = 3;

/** No answer: what was looked for, and what comes nearest by the search alone. `segments`: what was said all the same, none of which may be shown. */
function noAnswer(question: Question, segments: DraftSegment[]): Draft {
  const none = nearestTo(question);
  return {
    direct: [],
    segments,
    cards: [],
    none: { ...none, nearest: none.nearest.slice(0, NEAREST) },
    followUps: [],
  };
}

/**
 * The engine that asks a language model, which has room for `context` tokens. Sources that fit are sent whole; of others the model first writes what is to be
 * looked for. It is sent numbered passages and answers in segments whose proofs quote them; every quotation is verified as it
 * comes, those that stand nowhere are sent back once, and then left out or marked. `rereads`: whether it is asked a second time about its statements. An answer of which nothing was found is none. The model has
 * no tools, and nothing that it says can be followed or loaded.
 */
export function createProviderEngine({
  redact,
  context,
  rereads = false,
  log,
  patience = PATIENCE,
  ...settings
}: ModelSettings & { redact: boolean; context: number; rereads?: boolean; log: Log; patience?: Patience }): Engine {
  const url = new URL(settings.baseUrl);
  const speaker: Speaker = { model: modelOf(settings), log, patience, breaker: new Breaker() };
  const sending: Sending = { redact, room: roomOf(context) };
  const about: EngineAbout = {
    name: settings.provider,
    model: settings.model,
    host: url.host,
    leaves: isLoopback(url) ? 'nothing' : 'passages',
    redacts: redact,
  };
  return {
    about,
    second: rereads
      ? {
          read: (statements, signal) => rereadBy(speaker, statements, sending, signal),
          nothing: (question) => noAnswer(question, []),
        }
      : null,
    model: { about, generate: (task, signal) => generate(speaker, task, redact, signal) },
    async answer(question, signal, hear) {
      const beside = await searchBeside(speaker, question, sending, signal);
      const request = prepare(question, sending, beside);
      const drafting = new Drafting(request, hear);
      const reader = new SegmentReader(request.passages.length);
      const saying = speak(speaker, request, signal);
      let step = await saying.next();
      for (; !step.done; step = await saying.next()) for (const piece of reader.push(step.value)) drafting.take(piece);
      const { cut } = step.value;
      for (const piece of reader.end(cut)) drafting.take(piece);
      if (!drafting.said) {
        log.warn({ reason: 'nothing said' }, 'the language model did not answer');
        throw new Problem('PROVIDER_FAILED');
      }
      if (hear && !drafting.none) await mend(speaker, request, drafting, signal);
      const segments = drafting.kept();
      if (segments.length === 0 || (hear && !drafting.shown)) return noAnswer(question, segments);
      // Prose after prose is read on as one text: this is a paragraph.
      if (cut) segments.push({ kind: 'prose', text: `\n\n${providerText[request.language].cut}`, claims: [] });
      return { direct: [], segments, cards: [], none: null, followUps: drafting.followUps };
    },
    async describe(source, language, signal) {
      speaker.breaker.pass();
      const request = requestDescription(source, language, redact);
      const said = await say(speaker, request, signal);
      const description = said && descriptionIn(said, request);
      if (description) return description;
      if (said) log.warn({ reason: 'not as asked' }, 'the language model did not describe a notebook');
      throw new Problem('PROVIDER_FAILED');
    },
    preview: (question) => outgoingOf(prepare(question, sending), outgoingSearch(question, sending)),
  };
}
