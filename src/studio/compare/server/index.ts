import { compareTexts } from '#reading/compare/compare.ts';
import { riskChanges } from '#reading/risk/change.ts';
import { Problem } from '#server/http/problem.ts';
import { defineTool } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import { names } from '../names.ts';
import { carried } from './carried.ts';
import { paper } from './paper.ts';
import { redline } from './redline.ts';
import { report } from './report.ts';
import { statements } from './statements.ts';
import { words } from './text.ts';

/** The comparison of two versions, by rules alone: what the document says otherwise than the version beside it, what of that changes rights, and what it does to the risks. */
export default defineTool<typeof contract>({
  contract,
  reads: 'beside',
  offline: (document, language, hear, others = []) => {
    const [before] = others;
    if (!before) throw new Problem('NO_SOURCES');
    const found = compareTexts(before.text, document.text, (done) => hear('compare', done));
    const risks = riskChanges(before, document, found, (done) => hear('risks', done));
    hear('report');
    const { result, claims } = report(before.text, document.text, { differences: found, risks }, language);
    const say = words[language];
    const description = [result.unlike && names[language].unlike, say.counts(result.counts)].filter(Boolean).join(' ');
    return { result, claims, description };
  },
  online: ({ ground }) => Promise.resolve(ground),
  summarise: ({ counts }) => counts,
  called: { en: 'Comparison of versions', es: 'Comparación de versiones' },
  history: { en: 'Comparison', es: 'Comparación' },
  paper,
  statements,
  word: ({ document, others: [before], language, at }) =>
    redline(before ?? { ...document, text: '' }, document, { language, at }),
  carried,
});
