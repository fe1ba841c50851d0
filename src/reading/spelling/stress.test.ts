import { expect, test } from 'vitest';
import { stressOf, withPronouns } from './stress.ts';

test.each([
  ['contrato', 5],
  ['obligación', 8],
  ['juez', 2],
  ['notifique', 5],
  ['autoriza', 5],
  ['deber', 3],
])('%s is stressed at %i', (word, at) => expect(stressOf(word)).toBe(at));

test.each([
  ['notifique', 'se', 'notifíquese'],
  ['notifique', 'sele', 'notifíquesele'],
  ['tenga', 'se', 'téngase'],
  ['dé', 'se', 'dese'],
  ['oír', 'se', 'oírse'],
  ['dando', 'sele', 'dándosele'],
  ['reemplaza', 'se', 'reemplázase'],
  ['pagar', 'la', 'pagarla'],
])('%s + %s = %s', (verb, pronouns, whole) => expect(withPronouns(verb, pronouns)).toBe(whole));
