import type { Genre } from '../../../units/unit.ts';
import type { Intent } from '../intent.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';

/** What documents of a sort do not hold, by the cue that asks for it. Prose may hold anything. */
export const ABSENT_FROM: Readonly<Record<string, readonly Genre[]>> = {
  'outside.market-price': ['law', 'contract', 'ruling'],
  'outside.statistics': ['law', 'contract', 'ruling'],
  'outside.office': ['law', 'contract', 'ruling'],
  'outside.news': ['law', 'contract', 'ruling'],
  'outside.best': ['law', 'contract', 'ruling'],
};

export const outside: Intent = {
  id: 'outside',
  collect: 'passages',
  needs: [],
  prevails: true,
  cues: { es: ES, en: EN },
};
