import { create, insert, search, type Orama } from '@orama/orama';
import type { Language } from '#contract/language.ts';
import { fold, isStop, stem } from '#reading/words.ts';
import type { Peer, Passage } from './peers.ts';

const NAMES: Record<Language, string> = { es: 'spanish', en: 'english' };
const SCHEMA = { text: 'string' } as const;

const stemmerOf =
  (language: Language) =>
  (word: string): string =>
    isStop(fold(word), language) ? '' : stem(word, language);

/** Orama, full text: its tokenizer of the language with our stop words and Snowball stemmer (its own come in other packages); any of the words, counted as often as they stand. */
export const orama: Peer = {
  name: 'Orama',
  async open(passages: readonly Passage[], language: Language) {
    const db: Orama<typeof SCHEMA> = create({
      schema: SCHEMA,
      components: {
        tokenizer: { language: NAMES[language], stemming: true, allowDuplicates: true, stemmer: stemmerOf(language) },
      },
    });
    const numbers = new Map<string, number>();
    for (const [number, { text }] of passages.entries()) numbers.set(await insert(db, { text }), number);
    return async (question, limit) => {
      const { hits } = await search(db, { term: question, limit, threshold: 1 });
      return hits.map(({ id }) => numbers.get(id)!);
    };
  },
};
