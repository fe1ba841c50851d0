import { ownNorm } from '#reading/references/own-norm.ts';
import { readDocument } from '#reading/rulings/read.ts';
import { defineTool } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';
import { report } from './report.ts';
import { readSources } from './sources.ts';

/** What rulings and laws a document rests on, what is wrong with them as far as the sources show, and what it claims without any. */
export default defineTool<typeof contract>({
  contract,
  reads: 'notebook',
  offline: ({ text }, language, hear, others = []) => {
    hear('reading');
    const reading = readDocument(text);
    hear('sources');
    const sources = readSources(others, (done) => hear('sources', done));
    hear('comparing');
    const isLaw = reading.structure.kind === 'other' && ownNorm(text) !== null;
    const { result, evidence } = report(reading, isLaw, sources, others, language);
    hear('report');
    return { result, claims: evidence.claims, description: result.summary };
  },
  online,
  summarise: (result, { text }) => {
    const { jurisprudence_in_favor: pro, jurisprudence_against: con, jurisprudence_neutral: open } = result;
    return {
      total_jurisprudencias:
        pro.length + con.length + open.filter(({ provenance }) => provenance === 'document').length,
      jurisprudencias_a_favor: pro.length,
      jurisprudencias_en_contra: con.length,
      nivel_solidez_juridica: result.nivel_solidez_juridica,
      total_citas_legales: result.legal_citations.length,
      total_vacios_legales: result.legal_gaps.length + result.gaps_left_out,
      document_length: text.length,
    };
  },
  called: { en: 'Report on case law', es: 'Informe de jurisprudencia' },
  history: { en: 'Jurisprudence analysis', es: 'Análisis de jurisprudencia' },
  paper,
});
