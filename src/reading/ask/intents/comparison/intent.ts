import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const comparison: Intent = {
  id: 'comparison',
  collect: 'comparison',
  needs: ['text'],
  inherited: true,
  cues: { es: ES, en: EN },
};
