import type { AnswerContent } from './answer.ts';
import { post } from './endpoint.ts';
import { openedNotebook } from './notebooks.ts';

export const sampleApi = {
  open: post('/notebooks/sample/', {
    about: 'My sample notebook: made now, free of tokens, where I have none',
    answer: openedNotebook,
  }),
};

/** The sample as a visitor reads it: its documents in their canonical text, and questions with their answers. */
export type ShownSample = {
  sources: { id: string; title: string; text: string }[];
  exchanges: { question: string; answer: AnswerContent }[];
};
