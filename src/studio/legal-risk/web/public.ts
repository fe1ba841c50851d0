import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 3,
  en: {
    name: 'Legal risk',
    gives: 'Risky clauses by severity, each with what to do about it.',
    line: 'High · penalty without a ceiling · line 184',
  },
  es: {
    name: 'Riesgo legal',
    gives: 'Cláusulas riesgosas ordenadas por gravedad, con una acción para cada una.',
    line: 'Alto · cláusula penal sin tope · línea 184',
  },
});
