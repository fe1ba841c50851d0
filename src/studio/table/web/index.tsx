import { Table2 } from 'lucide-react';
import { lazy } from 'react';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { Fields } from './Fields.tsx';

/** The browser's side of the table. */
export default defineFace<typeof contract>({
  contract,
  icon: Table2,
  whole: true,
  text: {
    en: {
      name: 'Table',
      about: 'The same questions to many sources, each answer cited',
      startTitle: 'Make a table',
      startHelp: 'Each cell quotes what the source answers, or says that it does not.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No tables yet',
      emptyText: 'Choose sources and questions.',
      started: 'Your table is being made',
      startedText: 'You can go on working. Rows show as they are read.',
      startFailed: 'Could not start the table. Please try again.',
      loadFailed: 'Error loading the table',
      stages: { cells: 'Reading cells' },
    },
    es: {
      name: 'Tabla',
      about: 'Las mismas preguntas a muchas fuentes, cada respuesta citada',
      startTitle: 'Hacer una tabla',
      startHelp: 'Cada celda cita lo que la fuente responde, o indica que no lo dice.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay tablas',
      emptyText: 'Elige fuentes y preguntas.',
      started: 'Se está haciendo tu tabla',
      startedText: 'Puedes seguir trabajando. Las filas aparecen a medida que se leen.',
      startFailed: 'No se pudo iniciar la tabla. Inténtalo de nuevo.',
      loadFailed: 'Error cargando la tabla',
      stages: { cells: 'Leyendo celdas' },
    },
  },
  figures: ({ sources, columns, answered }, language): Figure[] => [
    { value: `${sources} × ${columns}`, label: language === 'es' ? 'celdas' : 'cells' },
    {
      value: String(answered),
      label: language === 'es' ? (answered === 1 ? 'respuesta' : 'respuestas') : answered === 1 ? 'answer' : 'answers',
    },
  ],
  options: {
    usual: { sources: [], columns: [] },
    Fields,
    units: ({ sources, columns }, all) => (sources.length || all) * columns.length,
    isReady: ({ columns }) => columns.length > 0,
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
