import { text } from '#contract/language.ts';

/** One small tip for each place where one helps. */
export const tipsText = text({
  en: {
    citations: 'Press a number to open its lines in the source.',
    sources: 'Only sources with a tick are read. Take it off those that a question should not use.',
    selection: 'Select words here to ask about them or to quote them in a note.',
    close: 'Do not show this tip again',
  },
  es: {
    citations: 'Presiona un número para abrir sus líneas en la fuente.',
    sources: 'Solo se leen las fuentes marcadas. Desmarca las que una pregunta no deba usar.',
    selection: 'Selecciona palabras aquí para preguntar por ellas o citarlas en una nota.',
    close: 'No volver a mostrar este consejo',
  },
});
