import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 10,
  en: {
    name: 'Audio summary',
    gives: 'A dialogue to listen to on the way to court, with its script and its citations.',
    line: '5 min · two voices · 18 citations',
  },
  es: {
    name: 'Resumen de audio',
    gives: 'Un diálogo para escuchar camino a tribunales, con su guion citado.',
    line: '5 min · dos voces · 18 citas',
  },
});
