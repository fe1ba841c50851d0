import { Gavel } from 'lucide-react';
import { lazy } from 'react';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { names } from '../server/names.ts';
import { toneOf } from './tones.ts';

export default defineFace({
  contract,
  icon: Gavel,
  text: {
    en: {
      name: 'Jurisprudence',
      about: 'Rulings and laws that a document cites, with errors and omissions',
      startTitle: 'Generate jurisprudence analysis',
      startHelp:
        'Which rulings it cites, for or against; which laws, article by article; what your other sources contradict; what is claimed without support. Each finding links to the text.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No jurisprudence analyses yet',
      emptyText: 'Choose a brief or a ruling to see what it cites.',
      started: 'Your jurisprudence analysis is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Failed to create jurisprudence analysis',
      removeFailed: 'Failed to delete jurisprudence analysis',
      loadFailed: 'Error loading the analysis',
      stages: {
        reading: 'Reading the document',
        sources: 'Reading your other sources',
        comparing: 'Comparing citations',
        report: 'Writing the result',
      },
    },
    es: {
      name: 'Jurisprudencia',
      about: 'Fallos y leyes que cita un documento, con errores y omisiones',
      startTitle: 'Generar análisis de jurisprudencia',
      startHelp:
        'Qué fallos cita, a favor o en contra; qué leyes, artículo por artículo; qué contradicen tus otras fuentes; qué se afirma sin respaldo. Cada hallazgo enlaza al texto.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay análisis de jurisprudencia',
      emptyText: 'Elige un escrito o un fallo para ver qué cita.',
      started: 'Se está haciendo tu análisis de jurisprudencia',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo crear el análisis de jurisprudencia',
      removeFailed: 'No se pudo eliminar el análisis de jurisprudencia',
      loadFailed: 'Error cargando el análisis',
      stages: {
        reading: 'Leyendo el documento',
        sources: 'Leyendo tus otras fuentes',
        comparing: 'Comparando las citas',
        report: 'Escribiendo el resultado',
      },
    },
  },
  figures: ({ nivel_solidez_juridica: level, total_jurisprudencias: rulings }, language): Figure[] => {
    const es = language === 'es';
    const label = es ? (rulings === 1 ? 'fallo' : 'fallos') : rulings === 1 ? 'ruling' : 'rulings';
    const count = { value: String(rulings), label };
    if (level === null) return [count];
    return [{ value: names[language].solidity[level], label: es ? 'solidez' : 'solidity', tone: toneOf(level) }, count];
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
