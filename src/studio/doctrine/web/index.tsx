import { BookOpenText } from 'lucide-react';
import { lazy } from 'react';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { names } from '../server/names.ts';
import { toneOfSolidity } from './look.ts';

export default defineFace({
  contract,
  icon: BookOpenText,
  text: {
    en: {
      name: 'Doctrine analysis',
      about: 'Authors and works that a document cites, for and against',
      startTitle: 'Generate doctrine analysis',
      startHelp:
        'Which authors and works it cites and for what, who supports and who opposes, and where it argues without doctrine. No author is added to it.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No doctrine analyses yet',
      emptyText: 'Choose a document to see the doctrine that it cites.',
      started: 'Your doctrine analysis is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Failed to create doctrine analysis',
      removeFailed: 'Failed to delete doctrine analysis',
      loadFailed: 'Error loading the analysis',
      stages: {
        authors: 'Reading authors and works',
        positions: 'Reading the words around them',
        report: 'Writing the result',
      },
    },
    es: {
      name: 'Análisis de doctrina',
      about: 'Autores y obras que cita un documento, a favor y en contra',
      startTitle: 'Generar análisis de doctrina',
      startHelp:
        'Qué autores y obras cita y para qué, quién apoya y quién contradice, y dónde argumenta sin doctrina. No se le agrega ningún autor.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay análisis de doctrina',
      emptyText: 'Elige un documento para ver la doctrina que cita.',
      started: 'Se está haciendo tu análisis de doctrina',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo crear el análisis de doctrina',
      removeFailed: 'No se pudo eliminar el análisis de doctrina',
      loadFailed: 'Error cargando el análisis',
      stages: {
        authors: 'Leyendo autores y obras',
        positions: 'Leyendo las palabras que los rodean',
        report: 'Escribiendo el resultado',
      },
    },
  },
  figures: ({ nivel_solidez_doctrinal: level, total_autores: authors }, language): Figure[] => {
    const es = language === 'es';
    return [
      { value: names[language].solidity[level], label: es ? 'solidez' : 'solidity', tone: toneOfSolidity[level] },
      {
        value: String(authors),
        label: es ? (authors === 1 ? 'autor' : 'autores') : authors === 1 ? 'author' : 'authors',
      },
    ];
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
