import { text } from '#contract/language.ts';

/** The words of the list of conversations, and of what is done with one. */
export const conversationText = text({
  en: {
    searchConversations: 'Search your conversations',
    thisNotebook: 'This notebook',
    noConversation: 'No conversation has these words.',
    rename: 'Rename',
    conversationName: 'Name of the conversation',
    nameMissing: 'Type a name.',
    renameFailed: 'The name could not be saved.',
    clear: 'Delete conversation',
    cleared: 'Chat history cleared',
    clearFailed: 'Failed to clear chat history',
  },
  es: {
    searchConversations: 'Buscar en tus conversaciones',
    thisNotebook: 'Este cuaderno',
    noConversation: 'Ninguna conversación tiene esas palabras.',
    rename: 'Cambiar nombre',
    conversationName: 'Nombre de la conversación',
    nameMissing: 'Escribe un nombre.',
    renameFailed: 'No se pudo guardar el nombre.',
    clear: 'Eliminar conversación',
    cleared: 'Conversación eliminada',
    clearFailed: 'No se pudo eliminar la conversación',
  },
});
