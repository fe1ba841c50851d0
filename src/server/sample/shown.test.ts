import { expect, test } from 'vitest';
import { answerContent } from '#contract/answer.ts';
import { languages } from '#contract/language.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import { shownSample } from './shown.ts';
import { wording } from './text.ts';

test.each(languages)(
  'the sample that anybody may read is answered from its documents, and what they do not say is refused (%s)',
  async (language) => {
    const { sources, exchanges } = await shownSample(embedded, language);
    expect(exchanges.map(({ question }) => question)).toEqual(wording[language].shown);
    const answers = exchanges.map(({ answer }) => answerContent.parse(answer));
    const refused = answers.pop()!;
    expect(refused.no_answer).not.toBeNull();
    for (const { no_answer, citations, evidence } of answers) {
      expect(no_answer).toBeNull();
      expect(citations.length).toBeGreaterThan(0);
      expect(evidence.found).toBe(evidence.total);
      for (const { source_id, start, end, excerpt } of citations) {
        const { text } = sources.find(({ id }) => id === source_id)!;
        expect(text.slice(start, end)).toBe(excerpt);
      }
    }
    // Both documents are cited by the first answer, whose first citation the page opens.
    expect(new Set(answers[0]!.citations.map(({ source_id }) => source_id)).size).toBe(2);
  },
);

test.each(languages)('what the sample notebook proposes to ask is answered (%s)', async (language) => {
  const { exchanges } = await shownSample(embedded, language, wording[language].examples);
  expect(exchanges.filter(({ answer }) => answer.no_answer).map(({ question }) => question)).toEqual([]);
});
