import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const judgement: Intent = {
  id: 'judgement',
  collect: 'judgement',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
