import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const place: Intent = {
  id: 'place',
  collect: 'passages',
  needs: ['place'],
  inherited: true,
  cues: { es: ES, en: EN },
};
