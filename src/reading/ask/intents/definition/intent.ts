import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const definition: Intent = {
  id: 'definition',
  collect: 'passages',
  needs: ['definition'],
  cues: { es: ES, en: EN },
};
