import { text } from '#contract/language.ts';

/** What the sections of a report are called, on the screen and on paper. */
export const names = text({
  en: {
    section: {
      summary: 'Executive summary',
      facts: 'Parties and key terms',
      questions: 'Questions and answers',
      risks: 'Risks',
      timeline: 'Timeline and deadlines',
      table: 'Table',
      compare: 'Comparison of versions',
    },
    recipient: (name: string) => `For ${name}`,
    author: (name: string) => `Prepared by ${name}`,
  },
  es: {
    section: {
      summary: 'Resumen ejecutivo',
      facts: 'Partes y datos principales',
      questions: 'Preguntas y respuestas',
      risks: 'Riesgos',
      timeline: 'Cronología y plazos',
      table: 'Tabla',
      compare: 'Comparación de versiones',
    },
    recipient: (name: string) => `Para ${name}`,
    author: (name: string) => `Prepara ${name}`,
  },
});
