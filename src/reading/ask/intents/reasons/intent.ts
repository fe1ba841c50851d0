import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const reasons: Intent = {
  id: 'reasons',
  collect: 'decision',
  needs: ['text'],
  inherited: true,
  cues: { es: ES, en: EN },
};
