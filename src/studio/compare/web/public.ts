import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 4,
  en: {
    name: 'Compare',
    gives: 'What a new version changes, with changes to rights first.',
    line: 'Term · twelve → twenty-four months · line 41',
  },
  es: {
    name: 'Comparar',
    gives: 'Qué cambia una versión nueva, primero lo que cambia derechos.',
    line: 'Plazo · doce → veinticuatro meses · línea 41',
  },
});
