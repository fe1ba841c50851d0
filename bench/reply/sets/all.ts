import { present } from '../../data.ts';
import type { Case } from '../case.ts';
import { cuad } from './cuad.ts';
import { intents } from './intents.ts';
import { across, natural } from './natural.ts';
import { xquad } from './xquad.ts';

/** The sets by the word that chooses them, each with the folder of the data that it needs. */
const SETS: Record<string, { needs: string; cases: () => Case[] }> = {
  laws: { needs: 'natural', cases: () => natural('laws') },
  contracts: { needs: 'natural', cases: () => natural('contracts') },
  'other-laws': { needs: 'leychile', cases: () => natural('other-laws') },
  'further-laws': { needs: 'leychile', cases: () => natural('further-laws') },
  mixed: { needs: 'leychile', cases: () => natural('mixed') },
  'xquad-es': { needs: 'xquad', cases: () => xquad('es') },
  'xquad-en': { needs: 'xquad', cases: () => xquad('en') },
  across: { needs: 'natural', cases: across },
  cuad: { needs: 'cuad', cases: cuad },
  intents: { needs: 'natural', cases: intents },
};

/** The questions of one set or, without a word, of all that are at hand. */
export function casesOf(wanted?: string): { name: string; cases: () => Case[] }[] {
  return Object.entries(SETS)
    .filter(([name, { needs }]) => (!wanted || name === wanted) && present(needs))
    .map(([name, { cases }]) => ({ name, cases }));
}
