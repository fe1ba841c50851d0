import { text } from '#contract/language.ts';

/** What is said of duplicating a notebook and of taking it along. */
export const copyText = text({
  en: {
    duplicating: 'Duplicating the notebook...',
    duplicated: 'Notebook duplicated',
    duplicatedText: 'With its sources and notes; its conversations and results stay in the original.',
    duplicateFailed: 'Could not duplicate the notebook. Please try again.',
    calledBack: 'Copy deleted',
    callBackFailed: 'Could not delete the copy. Delete it from its menu.',
    exporting: 'Exporting the notebook...',
    exported: 'Notebook exported',
    exportedText: 'To bring it into an account: Profile, Security and data, Portability.',
    exportFailed: 'Could not export the notebook. Please try again.',
  },
  es: {
    duplicating: 'Duplicando el cuaderno...',
    duplicated: 'Cuaderno duplicado',
    duplicatedText: 'Con sus fuentes y notas; las conversaciones y los resultados quedan en el original.',
    duplicateFailed: 'No se pudo duplicar el cuaderno. Inténtalo de nuevo.',
    calledBack: 'Copia eliminada',
    callBackFailed: 'No se pudo eliminar la copia. Elimínala desde su menú.',
    exporting: 'Exportando el cuaderno...',
    exported: 'Cuaderno exportado',
    exportedText: 'Para cargarlo en una cuenta: Perfil, Seguridad y datos, Portabilidad.',
    exportFailed: 'No se pudo exportar el cuaderno. Inténtalo de nuevo.',
  },
});
