import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const list: Intent = {
  id: 'list',
  collect: 'list',
  needs: ['text'],
  cues: { es: ES, en: EN },
};
