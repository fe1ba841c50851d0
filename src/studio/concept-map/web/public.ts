import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 9,
  en: {
    name: 'Concept map',
    gives: 'Concepts and how they relate, on a map to walk through and export.',
    line: 'Tenant · pays · rent of 412 UF',
  },
  es: {
    name: 'Mapa conceptual',
    gives: 'Conceptos y relaciones en un mapa que se puede recorrer y exportar.',
    line: 'Arrendataria · paga · renta de 412 UF',
  },
});
