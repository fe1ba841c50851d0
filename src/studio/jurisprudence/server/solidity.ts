import type { Solidity } from '../contract.ts';

/** What the level is taken from: each is told beside it. */
export type Counts = { pro: number; con: number; open: number; articles: number; wrong: number; gaps: number };

/** Support and faults that make a level. Ours. */
const EXCELLENT = { pro: 3, articles: 5 } as const;
const HIGH = { pro: 1, articles: 3, share: 1 / 3 } as const;
/** A citation that does not hold weighs as two gaps. */
const WRONG = 2;

/** How solid the authorities of a document are; null where it names none. The level follows from the counts alone. */
export function solidityOf({ pro, con, open, articles, wrong, gaps }: Counts): Solidity | null {
  if (pro + con + open + articles === 0) return null;
  const support = pro + articles;
  const faults = wrong * WRONG + gaps;
  if (pro >= EXCELLENT.pro && articles >= EXCELLENT.articles && faults === 0 && con < pro) return 'excelente';
  if (pro >= HIGH.pro && articles >= HIGH.articles && faults <= support * HIGH.share && con <= pro) return 'alto';
  return support > 0 && faults <= support && con <= support ? 'medio' : 'bajo';
}
