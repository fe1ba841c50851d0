import { CalendarDays } from 'lucide-react';
import { lazy } from 'react';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract from '../contract.ts';

/** The browser's side of the chronology. */
export default defineFace<typeof contract>({
  contract,
  icon: CalendarDays,
  text: {
    en: {
      name: 'Timeline',
      about: 'Dated facts and terms, in order, with what is due',
      startTitle: 'Generate timeline',
      startHelp:
        'Each date at its line. Terms are calculated by Chilean rules where the sources say from which day they run.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No timelines yet',
      emptyText: 'Choose a document, or all sources of the notebook.',
      started: 'Your timeline is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Could not start the timeline. Please try again.',
      loadFailed: 'Error loading the timeline',
      noData: 'The sources date nothing. It cost nothing.',
      stages: { dates: 'Reading dates and terms', terms: 'Calculating terms' },
    },
    es: {
      name: 'Cronología',
      about: 'Hechos con fecha y plazos, en orden, con lo que está por vencer',
      startTitle: 'Generar cronología',
      startHelp:
        'Cada fecha en su línea. Los plazos se calculan según las reglas chilenas cuando las fuentes dicen desde qué día corren.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay cronologías',
      emptyText: 'Elige un documento, o todas las fuentes del cuaderno.',
      started: 'Se está haciendo tu cronología',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar la cronología. Inténtalo de nuevo.',
      loadFailed: 'Error cargando la cronología',
      noData: 'Las fuentes no contienen fechas. No costó nada.',
      stages: { dates: 'Leyendo fechas y plazos', terms: 'Calculando plazos' },
    },
  },
  figures: ({ events, terms }, language): Figure[] => {
    const es = language === 'es';
    return [
      { value: String(events), label: es ? (events === 1 ? 'hecho' : 'hechos') : events === 1 ? 'fact' : 'facts' },
      {
        value: String(terms),
        label: es ? (terms === 1 ? 'plazo calculado' : 'plazos calculados') : terms === 1 ? 'term' : 'terms',
      },
    ];
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
