import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

/** What a party of a trial argues, asks or answers. Told of rulings alone: elsewhere nobody pleads. */
export const pleas: Intent = {
  id: 'pleas',
  collect: 'pleas',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
