import { text } from '#contract/language.ts';

export const notebookText = text({
  en: {
    back: 'Back to my notebooks',
    profile: 'Profile',
    sources: 'Sources',
    chat: 'Chat',
    notes: 'Notes',
    panes: 'Panels',
    working: (n: number) => `${n} in progress`,
    missing: 'This notebook does not exist',
    missingHelp: 'It was deleted, or it belongs to somebody else.',
    failed: 'The notebook could not be loaded',
    failedHelp: 'It is safe on the server. Try again in a moment.',
    gone: 'The source is not in this notebook any more.',
    selection: {
      label: 'Selected words',
      ask: 'Ask about this',
      copy: 'Copy with citation',
      lines: (from: number, to: number) => (from === to ? `line ${from}` : `lines ${from}–${to}`),
      about: (quote: string, title: string, from: number, to: number) =>
        `About ${quote} (${title}, ${from === to ? `line ${from}` : `lines ${from}–${to}`}): `,
    },
  },
  es: {
    back: 'Volver a mis cuadernos',
    profile: 'Perfil',
    sources: 'Fuentes',
    chat: 'Chat',
    notes: 'Notas',
    panes: 'Paneles',
    working: (n) => `${n} en curso`,
    missing: 'Este cuaderno no existe',
    missingHelp: 'Se eliminó, o es de otra persona.',
    failed: 'No se pudo cargar el cuaderno',
    failedHelp: 'Está a salvo en el servidor. Inténtalo en un momento.',
    gone: 'La fuente ya no está en este cuaderno.',
    selection: {
      label: 'Palabras seleccionadas',
      ask: 'Preguntar por esto',
      copy: 'Copiar con cita',
      lines: (from, to) => (from === to ? `línea ${from}` : `líneas ${from}–${to}`),
      about: (quote, title, from, to) =>
        `Sobre ${quote} (${title}, ${from === to ? `línea ${from}` : `líneas ${from}–${to}`}): `,
    },
  },
});
