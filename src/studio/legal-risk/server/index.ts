import { names } from '#contract/risk-names.ts';
import { findRisks, readKind } from '#reading/risk/find.ts';
import { kindOf } from '#reading/risk/kinds.ts';
import { foldKept } from '#reading/risk/units.ts';
import { defineTool } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import { carried } from './carried.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';
import { report } from './report.ts';
import { words } from './words.ts';

/** Legal risk of a contract by rules that are data: what may be void or expose, what weighs, what helps, and what is not there. */
export default defineTool<typeof contract>({
  contract,
  offline: (document, language, hear) => {
    hear('clauses');
    const read = readKind(document.text);
    const { reading, told } = read;
    hear('rules');
    const found = findRisks(read, document.speaks, (done) => hear('rules', done));
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
  history: { en: 'Legal risk analysis', es: 'Análisis de riesgo legal' },
  paper,
  carried,
});
