import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const location: Intent = {
  id: 'location',
  collect: 'passages',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
