import { text } from '#contract/language.ts';

/** Words of the chat of a notebook without sources. */
export const welcomeText = text({
  en: {
    title: 'Start with a document',
    lead: 'Fojas answers only with what is in your sources, and every answer carries the number of the line that supports it.',
    steps: [
      ['Upload', 'A contract, a ruling or a law, in PDF or Word; or a text that you paste.'],
      ['Ask', 'In your own words: terms, obligations, contradictions between documents.'],
      ['Check', 'Open any citation and read the exact line before you use it.'],
    ],
    features: [
      'Answers in quotations, each at its line',
      'It says so when your sources do not answer',
      'Answers kept as notes, with live citations',
    ],
    upload: 'Upload the first source',
  },
  es: {
    title: 'Empieza por un documento',
    lead: 'Fojas responde solo con lo que está en tus fuentes, y cada respuesta lleva el número de línea que la sostiene.',
    steps: [
      ['Sube', 'Un contrato, un fallo o una ley, en PDF o Word; o un texto que pegues.'],
      ['Pregunta', 'En tus palabras: plazos, obligaciones, contradicciones entre documentos.'],
      ['Comprueba', 'Abre cualquier cita y lee la línea exacta antes de usarla.'],
    ],
    features: [
      'Respuestas en citas textuales, cada una en su línea',
      'Cuando tus fuentes no responden, lo dice',
      'Respuestas guardadas como notas, con citas que se pueden abrir',
    ],
    upload: 'Subir la primera fuente',
  },
});
