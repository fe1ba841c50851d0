import { text } from '#contract/language.ts';

const plural = (one: string, many: string) => (n: number, shown: string) => `${shown}\u00a0${n === 1 ? one : many}`;

/** What the report says of pages that are images, and of how much was read. */
export const reportText = text({
  en: {
    blank: plural('blank page', 'blank pages'),
    words: plural('word', 'words'),
    readBy: (reader: string) => `Images read by ${reader}.`,
    ours: 'Fojas, on this server',
    installed: 'the program of this server',
    sure: (percent: string) => `Reading ${percent}`,
    unsure: plural('uncertain word', 'uncertain words'),
    unsureHelp: 'Dotted words are uncertain: compare them with the original.',
    unsureWord: 'Uncertain reading: compare with the original',
    noReader:
      'The unread pages are images, and the reading of images is off here. Whoever runs this installation can turn it on.',
    notRead: 'The unread pages are images that were not read: look at them in the original, or read the file again.',
    legendBlank: 'Blank',
    readNotes: 'Read, with notes',
    warnings: {
      'unread-images': 'There are images: words in them were not read.',
      'embedded-files': 'There are attached or linked files: they were not read.',
      'ocr-doubtful': 'Some pages are hard to read as images: check their words against the original.',
      'tracked-changes': 'The document has tracked changes: both the old and the new words are kept, and marked.',
      comments: 'The document has comments: they are at its end, marked as such.',
      'encoding-guessed': 'The file does not say its encoding: some accents may be wrong.',
      truncated: 'The text was longer than the limit and was cut.',
      'hidden-text': 'The page has words that a browser does not show: they were not read.',
    },
    onPages: (list: string) => `Pages ${list}.`,
  },
  es: {
    blank: plural('página en blanco', 'páginas en blanco'),
    words: plural('palabra', 'palabras'),
    readBy: (reader) => `Imágenes leídas por ${reader}.`,
    ours: 'Fojas, en este servidor',
    installed: 'el programa de este servidor',
    sure: (percent) => `Lectura ${percent}`,
    unsure: plural('palabra dudosa', 'palabras dudosas'),
    unsureHelp: 'Las palabras con puntos debajo son dudosas: compáralas con el original.',
    unsureWord: 'Lectura dudosa: compárala con el original',
    noReader:
      'Las páginas sin leer son imágenes, y aquí está apagada la lectura de imágenes. Quien administra esta instalación puede activarla.',
    notRead: 'Las páginas sin leer son imágenes que no se leyeron: revísalas en el original o lee el archivo de nuevo.',
    legendBlank: 'En blanco',
    readNotes: 'Leído, con avisos',
    warnings: {
      'unread-images': 'Hay imágenes: las palabras que tengan no se leyeron.',
      'embedded-files': 'Hay archivos adjuntos o vinculados: no se leyeron.',
      'ocr-doubtful': 'Algunas páginas se leen mal como imagen: compara sus palabras con el original.',
      'tracked-changes':
        'El documento tiene cambios sin aceptar: se conservan las palabras de antes y las nuevas, marcadas.',
      comments: 'El documento tiene comentarios: están al final, marcados como tales.',
      'encoding-guessed': 'El archivo no dice su codificación: algún acento puede estar mal.',
      truncated: 'El texto superaba el límite y se cortó.',
      'hidden-text': 'La página tiene palabras que un navegador no muestra: no se leyeron.',
    },
    onPages: (list) => `Páginas ${list}.`,
  },
});
