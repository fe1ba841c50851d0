import { text } from '#contract/language.ts';

/** The words of the identities at providers. */
export const identitiesText = text({
  en: {
    title: 'Sign in with a provider',
    about:
      'Accounts elsewhere that open this one. The provider learns when you sign in, and nothing of what you keep here.',
    failed: 'Your linked accounts could not be loaded',
    none: 'Nothing linked',
    noneText: (names: string) => `Link ${names} to sign in without writing your password.`,
    link: (name: string) => `Link ${name}`,
    linkTitle: (name: string) => `Link ${name}?`,
    linkText: (name: string) =>
      `From then on whoever signs in at ${name} with your account there also enters this one. It must have the same verified e-mail. Your second factor is still asked for.`,
    linkedOn: (date: string) => `linked on ${date}`,
    neverUsed: 'never used',
    lastUsed: (when: string) => `used ${when}`,
    now: 'now',
    unlink: 'Unlink',
    unlinkOf: (name: string) => `Unlink ${name}`,
    unlinkTitle: (name: string) => `Unlink ${name}?`,
    unlinkText: (name: string) => `${name} no longer opens this account. The last way into it cannot be removed.`,
    unlinked: (name: string) => `${name} was unlinked`,
    next: 'Continue',
  },
  es: {
    title: 'Entrar con un proveedor',
    about: 'Cuentas de otros servicios que abren esta. El proveedor sabe cuándo entras, y nada de lo que guardas aquí.',
    failed: 'No se pudieron cargar tus cuentas vinculadas',
    none: 'Nada vinculado',
    noneText: (names) => `Vincula ${names} para entrar sin escribir tu contraseña.`,
    link: (name) => `Vincular ${name}`,
    linkTitle: (name) => `¿Vincular ${name}?`,
    linkText: (name) =>
      `Desde entonces, quien inicie sesión en ${name} con tu cuenta de allí también entrará a esta. Debe tener el mismo correo, verificado. Tu segundo factor se seguirá pidiendo.`,
    linkedOn: (date) => `vinculada el ${date}`,
    neverUsed: 'sin uso',
    lastUsed: (when) => `usada ${when}`,
    now: 'ahora',
    unlink: 'Desvincular',
    unlinkOf: (name) => `Desvincular ${name}`,
    unlinkTitle: (name) => `¿Desvincular ${name}?`,
    unlinkText: (name) => `${name} ya no abrirá esta cuenta. La última forma de entrar no se puede quitar.`,
    unlinked: (name) => `Se desvinculó ${name}`,
    next: 'Continuar',
  },
});
