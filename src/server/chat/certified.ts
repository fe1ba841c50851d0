import type { AnswerContent } from '#contract/answer.ts';
import type { Engine, Question } from '#server/ports/ai/port.ts';
import type { Certifier } from '#server/sources/index.ts';
import { telling, type Audience } from './telling.ts';

/**
 * What an engine answers, with every citation verified by `certifier`, which has the sources of the question. `audience` hears each segment once it was verified.
 * Throws what the engine throws.
 */
export async function certified(
  engine: Pick<Engine, 'answer'>,
  question: Question,
  certifier: Certifier,
  audience: Audience,
  signal: AbortSignal,
): Promise<AnswerContent> {
  return certifier.whole(await engine.answer(question, signal, telling(certifier, audience)));
}
