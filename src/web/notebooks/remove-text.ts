import { text } from '#contract/language.ts';

/** What is said of deleting a notebook (specification 1, section 8). */
export const removeText = text({
  en: {
    removeTitle: 'Delete this notebook?',
    removeText: "You're about to delete this notebook and all of its content. This cannot be undone.",
    removed: 'Notebook deleted',
    removedText: 'The notebook and all its sources were deleted.',
    removeErrors: {
      notFound: "Notebook not found or you don't have permission to delete it.",
      server: 'Internal server error. Please try again later.',
      other: 'Failed to delete the notebook. Please try again.',
    },
  },
  es: {
    removeTitle: '¿Eliminar este cuaderno?',
    removeText: 'Vas a eliminar este cuaderno y todo su contenido. No se puede deshacer.',
    removed: 'Cuaderno eliminado',
    removedText: 'Se eliminaron el cuaderno y todas sus fuentes.',
    removeErrors: {
      notFound: 'El cuaderno no existe o no tienes permiso para eliminarlo.',
      server: 'Error interno del servidor. Inténtalo más tarde.',
      other: 'No se pudo eliminar el cuaderno. Inténtalo de nuevo.',
    },
  },
});
