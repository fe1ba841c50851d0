import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

/** What a court takes for the facts of the case: what was proved, admitted or not disputed. */
export const facts: Intent = {
  id: 'facts',
  collect: 'facts',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
