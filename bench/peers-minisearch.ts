import MiniSearch from 'minisearch';
import type { Language } from '#contract/language.ts';
import { fold, isStop, stem } from '#reading/words.ts';
import type { Passage, Peer } from './peers.ts';

/** MiniSearch with its own weights (BM25+); its `processTerm` folds, leaves stop words out and stems, as its guide shows. */
export const miniSearch: Peer = {
  name: 'MiniSearch',
  async open(passages: readonly Passage[], language: Language) {
    const index = new MiniSearch<{ id: number; text: string }>({
      fields: ['text'],
      processTerm: (term) => (isStop(fold(term), language) ? null : stem(term.toLowerCase(), language)),
    });
    index.addAll(passages.map(({ text }, id) => ({ id, text })));
    return async (question, limit) =>
      index
        .search(question)
        .slice(0, limit)
        .map(({ id }: { id: number }) => id);
  },
};
