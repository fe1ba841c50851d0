import { offered, ours } from '#reading/risk/basis.ts';
import type { Comparison } from '../contract.ts';

/** A result that came with an import: of what it says that the law says, and of wording to paste, only what a rule of today holds stays. */
export function carried(result: Comparison): Comparison {
  const { risks } = result;
  if (!risks) return result;
  const list = risks.list.map((one) => ({
    ...one,
    basis: ours(one.basis),
    replacement: offered(one.replacement),
  }));
  return { ...result, risks: { ...risks, list } };
}
