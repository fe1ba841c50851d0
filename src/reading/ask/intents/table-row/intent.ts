import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const tableRow: Intent = {
  id: 'table-row',
  collect: 'passages',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
