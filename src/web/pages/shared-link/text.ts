import { text } from '#contract/language.ts';

/** The page that a shared link opens. */
export const sharedLinkText = text({
  en: {
    page: 'Shared notebook',
    readOnly: 'Read only',
    of: (notebook: string) => `From the notebook “${notebook}”.`,
    taken: (date: string, until: string) => `As it was on ${date}. The link ends on ${until}.`,
    notes: 'Notes',
    answers: 'Questions and answers',
    gone: 'This link opens nothing',
    goneText: 'It is not complete, has ended, or was revoked. Ask whoever sent it to you for another.',
    failed: 'What was shared could not be loaded',
    failedText: 'Check your connection and try again. The link is not used up.',
    unshared: 'This source was not shared',
    unsharedText: 'Whoever shared the notebook chose not to include its text. These are the words that are cited:',
    noSources: 'No source was shared',
    noSourcesText: 'The quoted words are in the answers.',
  },
  es: {
    page: 'Cuaderno compartido',
    readOnly: 'Solo lectura',
    of: (notebook) => `Del cuaderno «${notebook}».`,
    taken: (date, until) => `Tal como estaba el ${date}. El enlace vence el ${until}.`,
    notes: 'Notas',
    answers: 'Preguntas y respuestas',
    gone: 'Este enlace no abre nada',
    goneText: 'No está completo, venció o fue revocado. Pide otro a quien te lo envió.',
    failed: 'No se pudo cargar lo compartido',
    failedText: 'Revisa tu conexión e inténtalo de nuevo. El enlace no se gasta.',
    unshared: 'Esta fuente no se compartió',
    unsharedText: 'Quien compartió el cuaderno decidió no incluir su texto. Estas son las palabras citadas:',
    noSources: 'No se compartió ninguna fuente',
    noSourcesText: 'Las palabras citadas están en las respuestas.',
  },
});
