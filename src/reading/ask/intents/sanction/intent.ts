import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const sanction: Intent = {
  id: 'sanction',
  collect: 'passages',
  needs: ['sanction', 'condition'],
  inherited: true,
  yields: ['sanction.if'],
  cues: { es: ES, en: EN },
};
