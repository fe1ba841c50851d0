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
  },
});
