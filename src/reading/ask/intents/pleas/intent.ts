import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

/** What a party of a trial argues, asks or answers. Only rulings have such a question: no other document has parties that plead. */
export const pleas: Intent = {
  id: 'pleas',
  collect: 'pleas',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
