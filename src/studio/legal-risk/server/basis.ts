import type { Basis, Disadvantage, LegalRisk, Replacement } from '../contract.ts';
import { ONE_SIDED } from './one-sided/rule.ts';
import { pasteOf } from './paste.ts';
import { RULES } from './rules/all.ts';
import { LAWS } from './rules/laws.ts';
import type { Rule } from './rules/rule.ts';
import { slipPastes } from './slips.ts';

/** The article that a rule rests on, with its law's name, the date of the text and the official one; null where it rests on none. */
export const basisOf = ({ basis }: Pick<Rule, 'basis'>): Basis | null => {
  if (!basis) return null;
  const { name, text_date, link } = LAWS[basis.law];
  return { law: name, article: basis.article, quotation: basis.quotation, text_date, link };
};

/** What rules offer to paste, by its words; made at first use. */
let pastes: Map<string, Replacement> | null = null;
/** What a rule of today offers to paste; nothing else is believed to be wording of ours. */
function offered(said: Replacement | null): Replacement | null {
  if (!said) return null;
  pastes ??= new Map(
    [...RULES, ...Object.values(ONE_SIDED), ...slipPastes('es'), ...slipPastes('en')]
      .flatMap((rule) => pasteOf(rule) ?? [])
      .map((one) => [one.balanced, one]),
  );
  return pastes.get(said.balanced) ?? null;
}

const keyOf = ({ law, article, quotation }: Basis): string => JSON.stringify([law, article, quotation]);
/** What the rules rest on, by its words; made at first use. */
let known: Map<string, Basis> | null = null;
function ours(basis: Basis | null): Basis | null {
  known ??= new Map(
    RULES.flatMap((rule) => [rule, ...Object.values(rule.byKind ?? {})])
      .flatMap((rule) => basisOf(rule) ?? [])
      .map((one) => [keyOf(one), one]),
  );
  return basis && (known.get(keyOf(basis)) ?? null);
}

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
