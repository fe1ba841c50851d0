import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 5,
  en: {
    name: 'Table, per cell',
    gives: 'The same questions to many documents, each cell a quotation.',
    line: 'Lease 7 · rent · 135 UF · line 3',
  },
  es: {
    name: 'Tabla, por celda',
    gives: 'Las mismas preguntas a muchos documentos, cada celda con su cita.',
    line: 'Arriendo 7 · renta · 135 UF · línea 3',
  },
});
