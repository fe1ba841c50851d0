import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const summary: Intent = {
  id: 'summary',
  collect: 'summary',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
