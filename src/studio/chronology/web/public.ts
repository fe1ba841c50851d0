import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 6,
  en: {
    name: 'Timeline',
    gives: 'Dated facts in order, and terms calculated by Chilean rules.',
    line: 'September 23 · five days under Law 19.880',
  },
  es: {
    name: 'Cronología',
    gives: 'Hechos con fecha, en orden, y plazos calculados según reglas chilenas.',
    line: '23 de septiembre · cinco días de la Ley 19.880',
  },
});
