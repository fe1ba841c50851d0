import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const permission: Intent = {
  id: 'permission',
  collect: 'passages',
  needs: ['permission', 'prohibition', 'condition'],
  inherited: true,
  yields: ['permission.may'],
  cues: { es: ES, en: EN },
};
