import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const person: Intent = {
  id: 'person',
  collect: 'passages',
  needs: ['person'],
  inherited: true,
  cues: { es: ES, en: EN },
};
