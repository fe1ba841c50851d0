import { defineTool } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import { carried } from './basis.ts';
import { kindOf } from './kinds.ts';
import { findAll, inKind, isFor, read } from './match.ts';
import { names } from './names.ts';
import { oneSidedIn } from './one-sided/find.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';
import { report } from './report.ts';
import { foldKept } from './units.ts';
import { RULES } from './rules/all.ts';
import { slipsIn } from './slips.ts';
import { words } from './words.ts';

/** Legal risk of a contract by rules that are data: what may be void or expose, what weighs, what helps, and what is not there. */
export default defineTool<typeof contract>({
  contract,
  offline: (document, language, hear) => {
    hear('clauses');
    const reading = read(document.text);
    const told = kindOf(reading.folded, reading.units);
    hear('rules');
    const rules = told.contract
      ? RULES.filter((rule) => isFor(rule, told.kind, document.speaks)).map((rule) => inKind(rule, told.kind))
      : [];
    const named = findAll(rules, reading, (done) => hear('rules', done));
    const found = told.contract
      ? [...named, oneSidedIn(reading, named, document.speaks), ...slipsIn(reading, document.speaks)]
      : named;
    hear('report');
    const { result, evidence } = report(reading, told, found, language);
    const description = told.contract
      ? `${names[language].kind[told.kind]} · ${words[language].counts(result.counts)}`
      : names[language].kind[told.kind];
    return { result, claims: evidence.claims, description };
  },
  fits: (text) => kindOf(foldKept(text), []).contract,
  empty: ({ document }) => !document.is_contract,
  online,
  summarise: (result, { text }) => ({
    overall_risk_level: result.overall_risk_level,
    total_issues: result.legal_issues.length,
    total_recommendations: result.recommendations.length,
    document_length: text.length,
  }),
  called: { en: 'Legal risk report', es: 'Informe de riesgos legales' },
  paper,
  carried,
});
