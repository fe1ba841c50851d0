import { AudioLines } from 'lucide-react';
import { lazy } from 'react';
import { formats } from '#web/i18n/format.ts';
import { defineFace, type Figure } from '#web/studio/tool.ts';
import contract, { MINUTES } from '../contract.ts';
import { Options } from './Options.tsx';

export default defineFace({
  contract,
  icon: AudioLines,
  fills: true,
  options: { usual: { minutes: MINUTES.usual, review: false }, Fields: Options },
  text: {
    en: {
      name: 'Audio summary',
      about: 'Two voices explain a document, with its citations',
      startTitle: 'Generate audio summary',
      startHelp:
        'Two voices explain what it is about, who appears in it, its main points and what to watch for. Each line links to the text it comes from.',
      noSources: 'No processed sources found. Please add and process sources first.',
      empty: 'No audio summaries yet',
      emptyText: 'Choose a source, or the whole notebook, to listen to it.',
      started: 'Your audio summary is being made',
      startedText: 'You can go on working. It will be in the list when it is done.',
      startFailed: 'Failed to start audio summary generation',
      overviewFailed: 'Failed to generate audio overview. Please try again.',
      loadFailed: 'Error loading the audio summary',
      stages: {
        reading: 'Reading the document',
        script: 'Writing the script',
        speaking: 'Speaking the script',
        mixing: 'Mixing the sound',
      },
    },
    es: {
      name: 'Resumen de audio',
      about: 'Dos voces explican un documento, con sus citas',
      startTitle: 'Generar resumen de audio',
      startHelp:
        'Dos voces explican de qué trata, quiénes aparecen, sus puntos principales y a qué poner atención. Cada línea enlaza al texto de donde viene.',
      noSources: 'No hay fuentes procesadas. Primero agrega fuentes y espera a que se procesen.',
      empty: 'Todavía no hay resúmenes de audio',
      emptyText: 'Elige una fuente, o todo el cuaderno, para escucharlo.',
      started: 'Se está haciendo tu resumen de audio',
      startedText: 'Puedes seguir trabajando. Estará en la lista cuando termine.',
      startFailed: 'No se pudo iniciar el resumen de audio',
      overviewFailed: 'No se pudo generar el resumen de audio. Inténtalo de nuevo.',
      loadFailed: 'Error cargando el resumen de audio',
      stages: {
        reading: 'Leyendo el documento',
        script: 'Escribiendo el guion',
        speaking: 'Dando voz al guion',
        mixing: 'Mezclando el sonido',
      },
    },
  },
  figures: ({ file_info: file, lines }, language): Figure[] => {
    const es = language === 'es';
    const { clock, number } = formats(language);
    const count = {
      value: number(lines),
      label: es ? (lines === 1 ? 'línea' : 'líneas') : lines === 1 ? 'line' : 'lines',
    };
    if (file) return [{ value: clock(file.duration), label: 'min' }, count];
    return [
      { value: es ? 'Guion sin voz' : 'Script without a voice', label: es ? 'Estado' : 'State', tone: 'info' },
      count,
    ];
  },
  Detail: lazy(() => import('./Detail.tsx')),
});
