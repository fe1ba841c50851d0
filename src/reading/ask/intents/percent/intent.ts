import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const percent: Intent = {
  id: 'percent',
  collect: 'passages',
  needs: ['percent'],
  inherited: true,
  cues: { es: ES, en: EN },
};
