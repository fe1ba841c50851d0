import type { Language } from '#contract/language.ts';
import { SCRIPT } from '../../contract.ts';
import { words } from '../text.ts';
import { wordsIn } from './spoken-length.ts';
import type { Study } from './study.ts';
import type { Writer } from './writer.ts';

/** Tries to meet the length, and how near is near enough. */
const TRIES = 6;
const NEAR = 0.04;

/** The whole minutes that so many words take; 0 for less than one. */
export const minutesOf = (spoken: number, language: Language): number => {
  const minutes = spoken / wordsIn(1, language);
  return minutes < 0.8 ? 0 : Math.round(minutes);
};

/** Writes a script as long as it is to be: what is told of the points is as much as the rest leaves. */
export function fitted(wanted: number, write: (budget: number) => Writer): Writer {
  let [budget, best] = [wanted * 0.7, null as Writer | null];
  const off = (one: Writer): number => Math.abs(one.spoken - wanted);
  for (let n = 0; n < TRIES; n++) {
    const written = write(Math.round(budget));
    const over = written.lines.length > SCRIPT.lines;
    if (!over && (best === null || off(written) < off(best))) best = written;
    const miss = wanted - written.spoken;
    if (Math.abs(miss) <= NEAR * wanted && !over) break;
    const next = Math.max(20, over ? budget * 0.7 : budget + miss * (n < 3 ? 0.9 : 0.5));
    if (Math.round(next) === Math.round(budget)) break;
    budget = next;
  }
  return best ?? write(20);
}

/** The end of every script. */
export function close(writer: Writer): void {
  writer.part = 'closing';
  const t = words[writer.language];
  writer.frame('a', t.end);
  writer.frame('b', t.check);
}

/** Whether there is nothing to tell of a source. */
export const isSilent = ({ told }: Pick<Study, 'told'>): boolean => told.length === 0;
