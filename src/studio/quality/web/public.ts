import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 8,
  en: {
    name: 'Document quality',
    gives: 'Eight kinds of errors in the writing, with a mark from 0 to 10.',
    line: '7.4 out of 10 · 12 things to mend',
  },
  es: {
    name: 'Calidad del documento',
    gives: 'Ocho categorías de errores de redacción, con nota de 0 a 10.',
    line: '7,4 de 10 · 12 cosas por corregir',
  },
});
