import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 7,
  en: {
    name: 'Report',
    gives: 'A brief of the notebook: facts, answers, risks and dates, each with its quotation.',
    line: 'Rent · 412 UF · lease, line 94',
  },
  es: {
    name: 'Informe',
    gives: 'Un informe del cuaderno: datos, respuestas, riesgos y fechas, cada uno con su cita.',
    line: 'Renta · 412 UF · contrato, línea 94',
  },
});
