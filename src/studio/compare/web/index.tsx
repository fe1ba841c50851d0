import { GitCompareArrows } from 'lucide-react';
import { lazy } from 'react';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract from '../contract.ts';
import { Beside } from './Beside.tsx';

/** The browser's side of the comparison. */
export default defineFace<typeof contract>({
  contract,
  icon: GitCompareArrows,
  whole: true,
  text: {
    en: {
      name: 'Compare',
      about: 'What a new version changes in rights and risks',
      startTitle: 'Compare two versions',
      startHelp:
        'Clauses are matched by number, heading and words. What changes rights comes first: figures, terms, duties, parties, exceptions. Of contracts it also tells which risks come, go or change in level.',
      document: 'New version',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No comparisons yet',
      emptyText: 'Choose the new version and the one before.',
      started: 'Your comparison is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Could not start the comparison. Please try again.',
      loadFailed: 'Error loading the comparison',
      stages: { compare: 'Matching clauses and words', risks: 'Looking for risks', report: 'Writing the result' },
    },
    es: {
      name: 'Comparar',
      about: 'Qué cambia una versión nueva en derechos y riesgos',
      startTitle: 'Comparar dos versiones',
      startHelp:
        'Las cláusulas se emparejan por número, título y palabras. Primero va lo que cambia derechos: cifras, plazos, deberes, partes, excepciones. En contratos dice también qué riesgos se agregan, se quitan o cambian de nivel.',
      document: 'Versión nueva',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay comparaciones',
      emptyText: 'Elige la versión nueva y la anterior.',
      started: 'Se está haciendo tu comparación',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar la comparación. Inténtalo de nuevo.',
      loadFailed: 'Error cargando la comparación',
      stages: {
        compare: 'Emparejando cláusulas y palabras',
        risks: 'Buscando riesgos',
        report: 'Escribiendo el resultado',
      },
    },
  },
  figures: ({ rights, wording }, language): Figure[] => {
    const es = language === 'es';
    return [
      {
        value: String(rights),
        label: es ? (rights === 1 ? 'cambia derechos' : 'cambian derechos') : 'to rights',
        tone: rights > 0 ? 'warn' : 'ok',
      },
      { value: String(wording), label: es ? 'de redacción' : 'of wording' },
    ];
  },
  options: {
    usual: { other_id: null, other_version: null },
    Fields: Beside,
    isReady: ({ other_id }) => other_id !== null,
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
