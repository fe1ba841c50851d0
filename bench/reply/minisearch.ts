import MiniSearch from 'minisearch';
import type { Language } from '#contract/language.ts';
import { fold, isStop, stem } from '#reading/words.ts';

/** MiniSearch over some texts, with its own weights (BM25+); its `processTerm` folds, leaves stop words out and stems, as its guide shows. Answers the numbers of the texts, best first. */
export function miniSearch(
  texts: readonly string[],
  language: Language,
): (question: string, limit: number) => number[] {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    processTerm: (term) => (isStop(fold(term), language) ? null : stem(term.toLowerCase(), language)),
  });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return (question, limit) =>
    index
      .search(question)
      .slice(0, limit)
      .map(({ id }: { id: number }) => id);
}
