import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const sum: Intent = {
  id: 'sum',
  collect: 'passages',
  needs: ['sum', 'percent'],
  inherited: true,
  cues: { es: ES, en: EN },
};
