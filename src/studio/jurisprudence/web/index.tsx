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
      about: 'The rulings and laws that a document rests on, and what is wrong or missing',
      startTitle: 'Generate jurisprudence analysis',
      startHelp:
        'Which rulings it cites, for or against; which laws, article by article; what does not hold against your other sources; what is claimed without support. Each finding opens its words.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No jurisprudence analyses yet',
      emptyText: 'Choose a brief or a ruling to see what it rests on.',
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
      about: 'Los fallos y leyes en que descansa un documento, y lo que está mal o falta',
      startTitle: 'Generar análisis de jurisprudencia',
      startHelp:
        'Qué fallos cita, a favor o en contra; qué leyes, artículo por artículo; qué no se sostiene frente a tus otras fuentes; qué se afirma sin apoyo. Cada hallazgo abre sus palabras.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay análisis de jurisprudencia',
      emptyText: 'Elige un escrito o un fallo para ver en qué descansa.',
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
