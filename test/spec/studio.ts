import audio from '#studio/audio-summary/web/index.tsx';
import { audioText } from '#studio/audio-summary/web/text.ts';
import map from '#studio/concept-map/web/index.tsx';
import { mapText } from '#studio/concept-map/web/text.ts';
import doctrine from '#studio/doctrine/web/index.tsx';
import jurisprudence from '#studio/jurisprudence/web/index.tsx';
import risk from '#studio/legal-risk/web/index.tsx';
import quality from '#studio/quality/web/index.tsx';
import { qualityText } from '#studio/quality/web/text.ts';
import { quickText } from '#studio/quick-access/web/text.ts';
import { words } from '#web/i18n/text.ts';
import { notebookText } from '#web/pages/notebook/text.ts';
import { studioText } from '#web/studio/text.ts';
import { tokensText } from '#web/tokens/text.ts';
import { rows } from './row.ts';

const NONE_PROCESSED = 'No processed sources found. Please add and process sources first.';
const BELOW =
  'the text of the toast; its title is “Generation Failed” for a whole notebook, else the words of the tool';

/** What the second specification quotes: the Studio. */
export const studio = [
  ...rows('2 §2', 'es', [
    ['Funciones', notebookText.es.functions],
    ['Notas', notebookText.es.notes],
    ['Excelente calidad', qualityText.es.excellent],
  ]),
  ...rows('2 §4', 'en', [['Refreshing URL', audioText.en.refreshing]]),
  ...rows('2 §5', 'en', [
    ['Please select a source', studioText.en.choose, 'in the field itself: its button is disabled until one is chosen'],
    ...[audio, risk, map, quality, jurisprudence, doctrine].map(
      ({ text }) => [NONE_PROCESSED, text.en.noSources] as const,
    ),
    ['Title is required', quickText.en.needed.title],
    ['Link is required', quickText.en.needed.link],
    ['Please enter a valid URL', quickText.en.invalid],
  ]),
  ...rows('2 §8', 'en', [
    ['Could not start quality analysis. Please try again.', quality.text.en.startFailed],
    ['Could not start conceptual map generation. Please try again.', map.text.en.startFailed],
    ['Failed to start audio summary generation', audio.text.en.startFailed],
    ['Could not start the analysis. Please try again.', risk.text.en.startFailed],
    ['Failed to create jurisprudence analysis', jurisprudence.text.en.startFailed],
    ['Failed to create doctrine analysis', doctrine.text.en.startFailed],
    ['Failed to delete jurisprudence analysis', jurisprudence.text.en.removeFailed ?? ''],
    ['Failed to delete doctrine analysis', doctrine.text.en.removeFailed ?? ''],
    ['Generation Failed', studioText.en.overviewFailed],
    ['Could not start generation. Please try again.', studioText.en.notStarted, BELOW],
    ['No conceptual map data received', map.text.en.noData ?? ''],
    ['Failed to generate audio overview. Please try again.', audio.text.en.overviewFailed ?? ''],
    ['Failed to Refresh URL', audioText.en.stale],
  ]),
  ...rows('2 §8', 'es', [
    ['Tokens Insuficientes', tokensText.es.insufficient],
    ['Recargar Tokens', tokensText.es.recharge],
    ['Recurso eliminado exitosamente', studioText.es.removed],
    ['Error al eliminar el recurso', studioText.es.removeFailed],
    ['Error cargando el audio. Intenta nuevamente.', audioText.es.failed],
    ['Reintentar', words.es.retry],
    ['Error descargando el audio...', studioText.es.downloadFailed],
    ['Error cargando el análisis', risk.text.es.loadFailed],
    ['Error al cargar el análisis', quality.text.es.loadFailed],
    ['Error al cargar el mapa conceptual', map.text.es.loadFailed],
    ['No se pudo generar el mapa conceptual', map.text.es.failed ?? ''],
    ['No hay datos del mapa conceptual para mostrar', mapText.es.empty],
  ]),
];
