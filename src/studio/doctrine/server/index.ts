import { defineTool } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';
import { report } from './report.ts';

/** The doctrine that a document cites: authors, works, who is for and against, and where authority is missing. It adds no author of its own. */
export default defineTool<typeof contract>({
  contract,
  reads: 'notebook',
  offline: (document, language, hear, others = []) => {
    hear('authors');
    hear('positions');
    const { result, evidence, description } = report(document, others, language);
    hear('report');
    return { result, claims: evidence.claims, description };
  },
  online,
  summarise: ({ doctrines_cited, authors_analysis, doctrines_supporting, doctrines_opposing, resumen_ejecutivo }) => ({
    total_doctrinas: doctrines_cited.length,
    total_autores: authors_analysis.length,
    doctrinas_a_favor: doctrines_supporting.length,
    doctrinas_en_contra: doctrines_opposing.length,
    nivel_solidez_doctrinal: resumen_ejecutivo.nivel_solidez_doctrinal,
  }),
  called: { en: 'Report on doctrine', es: 'Informe de doctrina' },
  history: { en: 'Doctrine analysis', es: 'Análisis de doctrina' },
  paper,
});
