import { Network } from 'lucide-react';
import { lazy } from 'react';
import { defineFace } from '#web/studio/tool.ts';
import contract from '../contract.ts';

const count = (n: number, one: string, many: string): { value: string; label: string } => ({
  value: String(n),
  label: n === 1 ? one : many,
});

export default defineFace({
  contract,
  icon: Network,
  wide: true,
  text: {
    en: {
      name: 'Concept map',
      about: 'What a document is about and how its concepts connect',
      startTitle: 'Generate conceptual map',
      startHelp:
        'Its concepts and the relations between them, in the words of the document. Each one links to its lines.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No concept maps yet',
      emptyText: 'Choose a source to see what it is about.',
      started: 'Your concept map is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Could not start conceptual map generation. Please try again.',
      loadFailed: 'Error loading the conceptual map',
      failed: 'The conceptual map could not be generated',
      noData: 'No conceptual map data received',
      stages: {
        reading: 'Reading the document',
        concepts: 'Finding concepts',
        relations: 'Reading relations',
        drawing: 'Drawing the map',
      },
    },
    es: {
      name: 'Mapa conceptual',
      about: 'De qué trata un documento y cómo se relacionan sus conceptos',
      startTitle: 'Generar mapa conceptual',
      startHelp:
        'Sus conceptos y las relaciones entre ellos, con las palabras del documento. Cada uno enlaza a sus líneas.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay mapas conceptuales',
      emptyText: 'Elige una fuente para ver de qué trata.',
      started: 'Se está haciendo tu mapa conceptual',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar el mapa conceptual. Inténtalo de nuevo.',
      loadFailed: 'Error al cargar el mapa conceptual',
      failed: 'No se pudo generar el mapa conceptual',
      noData: 'No se recibieron datos del mapa conceptual',
      stages: {
        reading: 'Leyendo el documento',
        concepts: 'Buscando conceptos',
        relations: 'Leyendo relaciones',
        drawing: 'Dibujando el mapa',
      },
    },
  },
  figures: ({ total_nodes, total_edges }, language) =>
    language === 'es'
      ? [count(total_nodes, 'concepto', 'conceptos'), count(total_edges, 'relación', 'relaciones')]
      : [count(total_nodes, 'concept', 'concepts'), count(total_edges, 'relation', 'relations')],
  Detail: lazy(() => import('./Detail.tsx')),
});
