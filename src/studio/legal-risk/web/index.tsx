import { ShieldAlert } from 'lucide-react';
import { lazy } from 'react';
import { names } from '#contract/risk-names.ts';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { toneOf } from './tones.ts';

export default defineFace({
  contract,
  icon: ShieldAlert,
  text: {
    en: {
      name: 'Legal risk analysis',
      about: 'Risks, obligations and missing protections in a contract',
      startTitle: 'Generate legal risk analysis',
      startHelp:
        'What may be void or expose you, what burdens one party, what protects, and what is missing. Each finding links to the text.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No risk analyses yet',
      emptyText: 'Choose a contract to see its risks.',
      started: 'Your risk analysis is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Could not start the analysis. Please try again.',
      loadFailed: 'Error loading the analysis',
      stages: { clauses: 'Identifying clauses', rules: 'Applying the rules', report: 'Writing the result' },
    },
    es: {
      name: 'Análisis de riesgo legal',
      about: 'Riesgos, obligaciones y protecciones que faltan en un contrato',
      startTitle: 'Generar análisis de riesgo legal',
      startHelp:
        'Lo que podría ser nulo o exponerte, lo que grava a una parte, lo que protege y lo que falta. Cada hallazgo enlaza al texto.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay análisis de riesgo',
      emptyText: 'Elige un contrato para ver sus riesgos.',
      started: 'Se está haciendo tu análisis de riesgo',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar el análisis. Inténtalo de nuevo.',
      loadFailed: 'Error cargando el análisis',
      stages: { clauses: 'Identificando cláusulas', rules: 'Aplicando las reglas', report: 'Escribiendo el resultado' },
    },
  },
  figures: ({ overall_risk_level: level, total_issues }, language): Figure[] => {
    const es = language === 'es';
    if (level === null)
      return [{ value: es ? 'No es un contrato:' : 'Not a contract:', label: es ? 'sin nivel' : 'no level' }];
    const issues = es ? (total_issues === 1 ? 'hallazgo' : 'hallazgos') : total_issues === 1 ? 'finding' : 'findings';
    return [
      { value: names[language].level[level], label: es ? 'riesgo' : 'risk', tone: toneOf(level) },
      { value: String(total_issues), label: issues },
    ];
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
