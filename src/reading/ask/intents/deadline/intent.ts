import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const deadline: Intent = {
  id: 'deadline',
  collect: 'passages',
  needs: ['term'],
  inherited: true,
  cues: { es: ES, en: EN },
};
