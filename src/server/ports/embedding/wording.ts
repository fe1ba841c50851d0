import type { Purpose } from './port.ts';

/** How models want passages and questions to be marked, by what their makers publish with them (model cards); others take the bare text. */
const WORDINGS: [name: RegExp, wording: Record<Purpose, string>][] = [
  [/nomic-embed/i, { passage: 'search_document: ', question: 'search_query: ' }],
  [
    /e5-[\w-]*instruct/i,
    {
      passage: '',
      question: 'Instruct: Given a question, retrieve passages that answer it\nQuery: ',
    },
  ],
  [/(?:^|[/-])e5-(?:small|base|large)/i, { passage: 'passage: ', question: 'query: ' }],
  [/embedding-?gemma/i, { passage: 'title: none | text: ', question: 'task: search result | query: ' }],
  [
    /qwen3-embedding/i,
    { passage: '', question: 'Instruct: Given a question, retrieve passages that answer it\nQuery: ' },
  ],
  [
    /bge-(?:small|base|large)-en|mxbai-embed/i,
    { passage: '', question: 'Represent this sentence for searching relevant passages: ' },
  ],
  [/arctic-embed/i, { passage: '', question: 'query: ' }],
];

/** What goes before a text for this model. */
export const wordingOf = (model: string, purpose: Purpose): string =>
  WORDINGS.find(([name]) => name.test(model))?.[1][purpose] ?? '';
