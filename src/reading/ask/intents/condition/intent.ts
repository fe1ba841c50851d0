import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const condition: Intent = {
  id: 'condition',
  collect: 'passages',
  needs: ['requirement', 'condition'],
  inherited: true,
  cues: { es: ES, en: EN },
};
