import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const parties: Intent = {
  id: 'parties',
  collect: 'parties',
  needs: ['person'],
  cues: { es: ES, en: EN },
};
