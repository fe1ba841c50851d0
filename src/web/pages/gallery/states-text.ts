import { text } from '#contract/language.ts';

/** Places that are empty, or could not be filled. */
export const statesText = text({
  en: {
    states: [
      {
        name: 'Load error',
        title: 'Your notebooks could not be loaded',
        help: 'The server did not answer. Your documents are safe.',
        action: 'Load again',
      },
      {
        name: 'Nothing found',
        title: 'Nothing matches “servitude”',
        help: 'Titles and descriptions were searched, accents aside.',
        action: 'Clear search',
      },
      {
        name: 'Nothing yet',
        title: 'No notes yet',
        help: 'Keep an answer with its citations, or write your own.',
        action: 'New note',
      },
      {
        name: 'A good result',
        title: 'Excellent quality',
        help: 'None of the eight kinds of errors was found.',
        action: '',
      },
    ],
  },
  es: {
    states: [
      {
        name: 'Error de carga',
        title: 'No pudimos cargar tus cuadernos',
        help: 'El servidor no respondió. Tus documentos están a salvo.',
        action: 'Volver a cargar',
      },
      {
        name: 'Búsqueda sin resultados',
        title: 'Nada coincide con «servidunbre»',
        help: 'Buscamos en títulos y descripciones, sin distinguir tildes.',
        action: 'Borrar búsqueda',
      },
      {
        name: 'Vacío',
        title: 'Aún no hay notas',
        help: 'Guarda una respuesta con sus citas o escribe la tuya.',
        action: 'Nueva nota',
      },
      {
        name: 'Resultado excelente',
        title: 'Excelente calidad',
        help: 'No se encontraron observaciones en ninguna de las ocho categorías.',
        action: '',
      },
    ],
  },
});
