import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const decision: Intent = {
  id: 'decision',
  collect: 'decision',
  needs: ['decision'],
  inherited: true,
  cues: { es: ES, en: EN },
};
