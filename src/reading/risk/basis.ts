import type { Basis, Replacement } from '#contract/risk.ts';
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
export function offered(said: Replacement | null): Replacement | null {
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
/** What a rule of today rests on; nothing else is believed to be the law. */
export function ours(basis: Basis | null): Basis | null {
  known ??= new Map(
    RULES.flatMap((rule) => [rule, ...Object.values(rule.byKind ?? {})])
      .flatMap((rule) => basisOf(rule) ?? [])
      .map((one) => [keyOf(one), one]),
  );
  return basis && (known.get(keyOf(basis)) ?? null);
}
