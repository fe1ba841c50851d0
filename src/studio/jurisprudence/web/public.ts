import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 1,
  en: {
    name: 'Jurisprudence',
    gives: 'Rulings that the document cites, for and against, each at its line.',
    line: 'Supreme Court, Rol 14.882-2023 · for · line 412',
  },
  es: {
    name: 'Jurisprudencia',
    gives: 'Fallos citados a favor y en contra, con la línea donde aparecen.',
    line: 'Corte Suprema, Rol 14.882-2023 · a favor · línea 412',
  },
});
