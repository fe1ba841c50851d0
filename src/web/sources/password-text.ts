import { text } from '#contract/language.ts';

/** The words of the form that asks for the password of a locked file. */
export const passwordText = text({
  en: {
    label: 'Password of the file',
    help: 'It is kept sealed, only to read this file.',
    open: 'Open',
    opening: 'Opening...',
  },
  es: {
    label: 'Contraseña del archivo',
    help: 'Se guarda cifrada, solo para leer este archivo.',
    open: 'Abrir',
    opening: 'Abriendo...',
  },
});
