import { text } from '#contract/language.ts';

/** The words of a fresh sign-in at a provider, in the place of the password. */
export const ownerText = text({
  en: {
    about: 'Your account has no password. Sign in again at a provider that you linked; this page then comes back.',
    by: (name: string) => `Confirm with ${name}`,
    confirmed: 'You have just confirmed who you are. It counts once, for a few minutes.',
    needed: 'First confirm who you are.',
    none: 'Your account has no password and no provider to confirm with. Set a password by a link that we send you.',
    forgot: 'Set a password',
    failed: 'The provider could not be opened.',
  },
  es: {
    about:
      'Tu cuenta no tiene contraseña. Vuelve a iniciar sesión en un proveedor que hayas vinculado; después regresas a esta página.',
    by: (name) => `Confirmar con ${name}`,
    confirmed: 'Acabas de confirmar que eres tú. Sirve una vez, durante unos minutos.',
    needed: 'Primero confirma que eres tú.',
    none: 'Tu cuenta no tiene contraseña ni un proveedor con el que confirmar. Crea una contraseña con un enlace que te enviaremos.',
    forgot: 'Crear una contraseña',
    failed: 'No se pudo abrir el proveedor.',
  },
});
