import { FileText } from 'lucide-react';
import { lazy } from 'react';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract, { SECTIONS } from '../contract.ts';
import { Fields } from './Fields.tsx';

/** The browser's side of the report. */
export default defineFace<typeof contract>({
  contract,
  icon: FileText,
  text: {
    en: {
      name: 'Report',
      about: 'A brief of your sources: facts, answers, risks and dates, each quoted',
      startTitle: 'Write a report',
      startHelp:
        'Every statement is a quotation with its footnote. You can reorder and hide sections afterwards for free.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No reports yet',
      emptyText: 'Choose a document, or all sources of the notebook.',
      started: 'Your report is being written',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Could not start the report. Please try again.',
      loadFailed: 'Error loading the report',
      noData: 'The sources hold nothing to report. It cost nothing.',
      stages: {
        facts: 'Reading facts',
        questions: 'Answering questions',
        risks: 'Looking for risks',
        timeline: 'Putting dates in order',
      },
    },
    es: {
      name: 'Informe',
      about: 'Un informe de tus fuentes: datos, respuestas, riesgos y fechas, todo citado',
      startTitle: 'Crear informe',
      startHelp:
        'Cada afirmación es una cita con su nota al pie. Después puedes ordenar y ocultar secciones sin costo.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay informes',
      emptyText: 'Elige un documento, o todas las fuentes del cuaderno.',
      started: 'Se está escribiendo tu informe',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar el informe. Inténtalo de nuevo.',
      loadFailed: 'Error cargando el informe',
      noData: 'Las fuentes no contienen nada que informar. No costó nada.',
      stages: {
        facts: 'Leyendo los datos',
        questions: 'Respondiendo preguntas',
        risks: 'Buscando riesgos',
        timeline: 'Ordenando las fechas',
      },
    },
  },
  figures: ({ points, sections }, language): Figure[] => {
    const es = language === 'es';
    return [
      {
        value: String(points),
        label: es ? (points === 1 ? 'cita' : 'citas') : points === 1 ? 'quotation' : 'quotations',
      },
      {
        value: String(sections),
        label: es ? (sections === 1 ? 'sección' : 'secciones') : sections === 1 ? 'section' : 'sections',
      },
    ];
  },
  titled: ({ title }) => title,
  options: {
    usual: { title: '', recipient: '', author: '', sections: [...SECTIONS], table_id: null, compare_id: null },
    Fields,
    isReady: ({ sections }) => sections.length > 0,
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
