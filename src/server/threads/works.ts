import type { AnswerContent } from '#contract/answer.ts';
import type { Language } from '#contract/language.ts';
import type { Description } from '#reading/describe.ts';
import type { Searched } from '#reading/retrieve/selection.ts';
import { searchAcross } from '#reading/search/across.ts';
import type { Wanted } from '#reading/search/wanted.ts';
import { certified } from '#server/chat/certified.ts';
import type { Audience } from '#server/chat/telling.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import type { Question } from '#server/ports/ai/port.ts';
import { beginningOf } from '#server/sources/beginning.ts';
import { Certifier } from '#server/sources/certify.ts';
import type { Selected } from '#server/sources/open.ts';

/** What an audience hears of an answer, in its order. */
export type Heard = { stage: Parameters<Audience['stage']>[0] } | { segment: Parameters<Audience['segment']>[0] };

/** No signal reaches a work: a thread that is to stop is ended. */
const never = new AbortController().signal;

/**
 * What threads do: each a function of opened sources and of what else is given, both plain data. It answers the same wherever it runs, and knows no key, no clock
 * and no database.
 */
export const works = {
  /** The answer of the engine without a model, verified, and what is told of it on the way. */
  async answer(
    sources: readonly Selected[],
    question: Omit<Question, 'sources'>,
  ): Promise<{ heard: Heard[]; content: AnswerContent }> {
    const heard: Heard[] = [];
    const audience: Audience = {
      stage: (stage) => void heard.push({ stage }),
      segment: (segment) => void heard.push({ segment }),
    };
    const content = await certified(embedded, { ...question, sources }, new Certifier(sources), audience, never);
    return { heard, content };
  },

  /** The sentences that fit a search, as `searchAcross` finds them, and the words that were looked for. */
  search(sources: readonly Searched[], wanted: Wanted) {
    const { found, query } = searchAcross(sources, wanted);
    return { found, query: { terms: query.terms } };
  },

  /** The name and description of a notebook by the beginning of its first source. */
  describe: ([source]: readonly [Selected], language: Language): Promise<Description> =>
    embedded.describe(beginningOf(source), language, never),
};
export type Works = typeof works;
