import { offered, ours } from '#reading/risk/basis.ts';
import type { Disadvantage, LegalRisk } from '../contract.ts';
import type { Basis } from '#contract/risk.ts';

/**
 * A result that came with an import: of what it says that the law says only what a rule of today rests on stays, with our link, and no lawyer has reviewed
 * it; of wording to paste only what a rule of today offers. Nothing else about the law is believed of a file that anybody may have written.
 */
export function carried(result: LegalRisk): LegalRisk {
  const based = <T extends { basis: Basis | null }>(one: T): T => ({ ...one, basis: ours(one.basis) });
  const pasted = <T extends Disadvantage>(one: T): T => ({ ...based(one), replacement: offered(one.replacement) });
  const { compliance_review: review } = result;
  return {
    ...result,
    legal_issues: result.legal_issues.map((issue) => ({
      ...based(issue),
      replacement: offered(issue.replacement),
      lawyer_reviewed: false,
    })),
    advantages: result.advantages.map(based),
    disadvantages: result.disadvantages.map(pasted),
    usual_clauses: result.usual_clauses.map(pasted),
    recommendations: result.recommendations.map(based),
    compliance_review: {
      ...review,
      potential_violations: review.potential_violations.flatMap((one) => {
        const basis = ours(one.basis);
        return basis ? [{ ...one, basis }] : [];
      }),
    },
  };
}
