import { defineTool } from '#server/studio/tool.ts';
import quality from '../contract.ts';
import { examine } from './examine.ts';
import { harper, HARPER_MOST } from './harper.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';
import { proofread } from './proofread.ts';
import { decimal, reportOf } from './report.ts';
import { serverText } from './text.ts';

export default defineTool({
  contract: quality,
  offline: async ({ text, speaks }, language, hear) => {
    const others = speaks === 'en' ? await harper(text, (done) => hear('spelling', done / 2)) : [];
    const examined = examine(text, speaks, hear, others);
    hear('report');
    const { result, claims } = reportOf(text, examined, language);
    if (speaks === 'en' && text.length > HARPER_MOST)
      result.summary.overall_assessment += ` ${serverText[language].grammarOfPart}`;
    const { total_issues: total, document_quality_score: score } = result.summary;
    return { result, claims, description: serverText[language].card(total, decimal(score, language)) };
  },
  proofread,
  online,
  summarise: ({ summary, document_length }) => ({
    total_issues: summary.total_issues,
    document_quality_score: summary.document_quality_score,
    document_length,
  }),
  called: { en: 'Document quality report', es: 'Informe de calidad del documento' },
  history: { en: 'Document quality analysis', es: 'Análisis de calidad del documento' },
  paper,
});
