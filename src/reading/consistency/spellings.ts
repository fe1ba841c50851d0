import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import { SPELLINGS } from './rules.ts';

/** Pairs that are both right; one document uses one of them. Ours. */
const PAIRS: Record<Language, readonly (readonly [string, string])[]> = {
  es: 'periodo período|email e-mail|reembolso rembolso|sustitución substitución|oscuro obscuro|transcribir trascribir|setiembre septiembre|policíaco policiaco|austríaco austriaco|sicología psicología|remplazar reemplazar|subscribir suscribir|subscrito suscrito|trasferencia transferencia|trasporte transporte'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
  en: 'colour color|favour favor|honour honor|labour labor|licence license|organisation organization|judgement judgment|cancelled canceled|fulfil fulfill|programme program|centre center|defence defense|behaviour behavior|email e-mail|authorise authorize|authorised authorized|recognise recognize'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
};

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SHORTEST = 8;

/** One word in two spellings that are both right, and compounds with and without their hyphen. */
export function spellings(text: string, language: Language, emit: Emit): void {
  const first = new Map<string, number>();
  for (const match of text.matchAll(WORD)) {
    const low = match[0].toLowerCase();
    if (!first.has(low)) first.set(low, match.index);
  }
  const tell = (a: string, b: string): void => {
    const [one, two] = [first.get(a), first.get(b)];
    if (one === undefined || two === undefined) return;
    const [early, late, word, was] = one < two ? [one, two, b, a] : [two, one, a, b];
    emit(SPELLINGS, late, late + word.length, was, [was, word], { start: early, end: early + was.length });
  };
  for (const [a, b] of PAIRS[language]) tell(a, b);
  for (const word of first.keys())
    if (word.includes('-') && word.length >= SHORTEST && first.has(word.replaceAll('-', '')))
      tell(word, word.replaceAll('-', ''));
}
