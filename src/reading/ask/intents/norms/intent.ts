import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

/** Which norms a ruling applies. */
export const norms: Intent = {
  id: 'norms',
  collect: 'norms',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
