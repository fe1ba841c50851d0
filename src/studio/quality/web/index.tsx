import { ClipboardCheck } from 'lucide-react';
import { lazy } from 'react';
import { formats } from '#web/i18n/format.ts';
import { defineFace } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { bandOf } from './band.ts';

export default defineFace({
  contract,
  icon: ClipboardCheck,
  text: {
    en: {
      name: 'Document quality',
      about: 'Spelling, grammar, consistency and coherence',
      startTitle: 'Document quality analysis',
      startHelp:
        'What to mend in the document, line by line, with the reason and a suggestion, and a score from 0 to 10.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No quality reports yet',
      emptyText: 'Choose a document to see what can be mended in it.',
      started: 'Your quality report is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Could not start quality analysis. Please try again.',
      loadFailed: 'Error loading the analysis',
      stages: {
        spelling: 'Reading the spelling',
        grammar: 'Reading the grammar',
        consistency: 'Comparing its parts',
        report: 'Writing the report',
      },
    },
    es: {
      name: 'Calidad del documento',
      about: 'Ortografía, gramática, consistencia y coherencia',
      startTitle: 'Análisis de calidad del documento',
      startHelp: 'Qué corregir en el documento, línea por línea, con el motivo y una sugerencia, y una nota de 0 a 10.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay informes de calidad',
      emptyText: 'Elige un documento para ver qué se puede corregir.',
      started: 'Se está haciendo tu informe de calidad',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar el análisis de calidad. Inténtalo de nuevo.',
      loadFailed: 'Error al cargar el análisis',
      stages: {
        spelling: 'Leyendo la ortografía',
        grammar: 'Leyendo la gramática',
        consistency: 'Comparando sus partes',
        report: 'Escribiendo el informe',
      },
    },
  },
  figures: ({ document_quality_score: score, total_issues: total }, language) => {
    const { number } = formats(language);
    const label =
      language === 'es' ? (total === 1 ? 'observación' : 'observaciones') : total === 1 ? 'issue' : 'issues';
    return [
      { value: number(score), label: language === 'es' ? 'de 10' : 'of 10', tone: bandOf(score) },
      { value: number(total), label },
    ];
  },
  proofreads: true,
  Detail: lazy(() => import('./Detail.tsx')),
});
