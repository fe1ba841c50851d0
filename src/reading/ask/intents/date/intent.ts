import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const date: Intent = {
  id: 'date',
  collect: 'passages',
  needs: ['date', 'term'],
  inherited: true,
  yields: ['date.bare'],
  cues: { es: ES, en: EN },
};
