import { text } from '#contract/language.ts';

/** What stands around a legal text. The text itself, its title, date and contents are Spanish in both languages. */
export const legalPageText = text({
  en: {
    spanish: 'This text is in Spanish, which prevails over any translation.',
    contents: 'Contents',
    print: 'Print',
    home: 'Back to home',
  },
  es: {
    spanish: '',
    contents: 'Contenido',
    print: 'Imprimir',
    home: 'Volver al inicio',
  },
});
