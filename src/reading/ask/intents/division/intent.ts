import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const division: Intent = {
  id: 'division',
  collect: 'division',
  needs: ['text'],
  yields: ['division.says'],
  cues: { es: ES, en: EN },
};
