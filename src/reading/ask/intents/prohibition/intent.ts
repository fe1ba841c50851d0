import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const prohibition: Intent = {
  id: 'prohibition',
  collect: 'passages',
  needs: ['prohibition'],
  inherited: true,
  cues: { es: ES, en: EN },
};
