import type { Preset } from './contract.ts';

/** The kinds of document that have columns of their own, in the order in which they are offered. */
export const kinds = ['contract', 'lease', 'nda', 'licence', 'ruling', 'law'] as const;
export type Kind = (typeof kinds)[number];

/** The columns of each kind, as they are offered. */
export const presets: Readonly<Record<Kind, readonly Preset[]>> = {
  contract: ['parties', 'fee', 'term', 'renewal', 'termination', 'penalty', 'cap', 'transfer', 'law', 'forum'],
  lease: ['rent', 'term', 'termination', 'penalty', 'deposit', 'repairs', 'adjustment', 'transfer'],
  nda: ['parties', 'confidentiality', 'term', 'exceptions', 'return', 'penalty', 'law', 'forum'],
  licence: [
    'licence',
    'exclusivity',
    'personal',
    'ownership',
    'challenge',
    'expiry',
    'renewal',
    'termination',
    'after',
    'cap',
    'uncapped',
    'insurance',
    'audit',
    'transfer',
    'law',
  ],
  ruling: ['asks', 'answers', 'reasons', 'decides', 'costs', 'votes'],
  law: ['object', 'sanctions', 'court', 'prescription', 'force'],
};
