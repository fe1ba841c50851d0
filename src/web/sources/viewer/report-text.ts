import { text } from '#contract/language.ts';

const plural = (one: string, many: string) => (n: number, shown: string) => `${shown}\u00a0${n === 1 ? one : many}`;

/** What the report says of pages that are images, and of how much was read. */
export const reportText = text({
  en: {
    blank: plural('blank page', 'blank pages'),
    words: plural('word', 'words'),
    readBy: (reader: string) => `Images read with ${reader}.`,
    noReader:
      'The unread pages are images. Install Tesseract or set up an AI provider with a vision model to have them read.',
    notRead: 'The unread pages are images that could not be read: look at them in the original.',
    legendBlank: 'Blank',
  },
  es: {
    blank: plural('página en blanco', 'páginas en blanco'),
    words: plural('palabra', 'palabras'),
    readBy: (reader) => `Imágenes leídas con ${reader}.`,
    noReader:
      'Las páginas sin leer son imágenes. Instala Tesseract o configura un proveedor de IA con un modelo de visión para leerlas.',
    notRead: 'Las páginas sin leer son imágenes que no se pudieron leer: revísalas en el original.',
    legendBlank: 'En blanco',
  },
});
