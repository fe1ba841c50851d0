import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const causes: Intent = {
  id: 'causes',
  collect: 'passages',
  needs: ['condition'],
  inherited: true,
  cues: { es: ES, en: EN },
};
