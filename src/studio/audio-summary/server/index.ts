import { defineTool } from '#server/studio/tool.ts';
import contract, { MINUTES } from '../contract.ts';
import { filing } from './filing.ts';
import { online } from './online.ts';
import { paper } from './paper.ts';
import { script } from './script/script.ts';

/** A script for two voices in the document's own words; with a model, in a model's words over the same places. */
export default defineTool<typeof contract>({
  contract,
  offline: (document, language, hear, others = [], options) => {
    hear('reading');
    const draft = script(document, language, others, options?.minutes ?? MINUTES.usual);
    hear('script');
    return draft;
  },
  online,
  summarise: ({ audio, speakers, lines }, { text }) => ({
    file_info: audio && { duration: audio.seconds },
    document_length: text.length,
    speakers,
    lines: lines.length,
  }),
  called: { en: 'Script of an audio summary', es: 'Guion del resumen de audio' },
  history: { en: 'Audio summary', es: 'Resumen de audio' },
  paper,
  filing,
});
