import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

export const yesNo: Intent = {
  id: 'yes-no',
  collect: 'passages',
  needs: ['text'],
  yields: ['yes-no.there-is', 'yes-no.says', 'yes-no.is'],
  cues: { es: ES, en: EN },
};
