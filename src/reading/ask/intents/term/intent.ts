import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const term: Intent = {
  id: 'term',
  collect: 'passages',
  needs: ['term'],
  inherited: true,
  cues: { es: ES, en: EN },
};
