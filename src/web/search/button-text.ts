import { text } from '#contract/language.ts';

/** Apart from the words of the palette, which are loaded with it. */
export const buttonText = text({ en: { search: 'Search' }, es: { search: 'Buscar' } });
