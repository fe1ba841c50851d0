import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const count: Intent = {
  id: 'count',
  collect: 'passages',
  needs: ['number'],
  inherited: true,
  cues: { es: ES, en: EN },
};
