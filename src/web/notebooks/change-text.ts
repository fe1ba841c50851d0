import { text } from '#contract/language.ts';

/** What can be done with a notebook from the list, and what comes of it. */
export const changeText = text({
  en: {
    rename: 'Rename',
    titleMissing: 'Enter a title.',
    look: 'Color and icon',
    pin: 'Pin',
    unpin: 'Unpin',
    archive: 'Archive',
    unarchive: 'Unarchive',
    duplicate: 'Duplicate',
    share: 'Share…',
    export: 'Export',
    archived: 'Notebook archived',
    unarchived: 'Notebook back in the list',
    failed: 'Could not change the notebook. Please try again.',
  },
  es: {
    rename: 'Cambiar nombre',
    titleMissing: 'Escribe un título.',
    look: 'Color e ícono',
    pin: 'Fijar',
    unpin: 'Quitar de fijados',
    archive: 'Archivar',
    unarchive: 'Desarchivar',
    duplicate: 'Duplicar',
    share: 'Compartir…',
    export: 'Exportar',
    archived: 'Cuaderno archivado',
    unarchived: 'El cuaderno volvió a la lista',
    failed: 'No se pudo cambiar el cuaderno. Inténtalo de nuevo.',
  },
});
