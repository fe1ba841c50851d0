import { text } from '#contract/language.ts';

/** '3 sources', with a space that does not break. */
export const count = (one: string, many: string) => (n: number, shown: string) =>
  `${shown}\u00a0${n === 1 ? one : many}`;

export const notebooksText = text({
  en: {
    title: 'Your notebooks',
    create: 'New notebook',
    sample: 'See a sample notebook',
    createFailed: 'Could not create the notebook. Please try again.',
    sources: count('source', 'sources'),
    noneSelected: 'No notebook selected',
    authError: 'Authentication required. Please log in again.',
    noFolders: 'Drop files, not folders.',
    editTitle: 'Edit the title',
    titleField: 'Title of the notebook',
    updateFailed: 'Update failed',
    updateFailedText: 'Could not update the notebook title. Please try again.',
  },
  es: {
    title: 'Tus cuadernos',
    create: 'Nuevo cuaderno',
    sample: 'Ver un cuaderno de ejemplo',
    createFailed: 'No se pudo crear el cuaderno. Inténtalo de nuevo.',
    sources: count('fuente', 'fuentes'),
    noneSelected: 'Ningún cuaderno elegido',
    authError: 'Tu sesión terminó. Inicia sesión de nuevo.',
    noFolders: 'Suelta archivos, no carpetas.',
    editTitle: 'Cambiar el título',
    titleField: 'Título del cuaderno',
    updateFailed: 'No se guardó el cambio',
    updateFailedText: 'No se pudo cambiar el título del cuaderno. Inténtalo de nuevo.',
  },
});
