import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const duty: Intent = {
  id: 'duty',
  collect: 'passages',
  needs: ['duty'],
  inherited: true,
  yields: ['duty.whether'],
  cues: { es: ES, en: EN },
};
