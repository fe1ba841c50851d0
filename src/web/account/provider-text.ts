import { text } from '#contract/language.ts';

/** The words of signing in with a provider. */
export const providerText = text({
  en: {
    with: (name: string) => `Sign in with ${name}`,
    opening: 'Opening…',
    unreachable: 'The provider could not be opened. Try again later.',
    coming: 'Coming back from the provider',
    failed: 'That did not work',
    lost: 'This page asked nothing of a provider. Start again.',
    again: 'Go to sign in',
    goBack: 'Go back',
    newTitle: 'Create your account',
    newText: (name: string) =>
      `You have no Fojas account yet. It is made with what ${name} says of you, without a password.`,
    linkTitle: 'You already have an account',
    linkText: (name: string) =>
      `There is a Fojas account with this e-mail. Sign in to it once as you always do; then you can link it with ${name}.`,
    consentTitle: (name: string) => `Link your account with ${name}?`,
    consentText: (name: string, email: string) =>
      `From then on whoever signs in at ${name} as ${email} also enters this Fojas account. Your password and your second factor stay. Sessions on other devices end. You can unlink it in Security.`,
    link: (name: string) => `Link with ${name}`,
    notNow: 'Not now',
    linked: (name: string) => `Linked with ${name}`,
    confirmed: 'Confirmed: it is you',
    confirmedText: 'Do now what you wanted to do. It counts once, for a few minutes.',
  },
  es: {
    with: (name) => `Entrar con ${name}`,
    opening: 'Abriendo…',
    unreachable: 'No se pudo abrir el proveedor. Inténtalo más tarde.',
    coming: 'Volviendo del proveedor',
    failed: 'No resultó',
    lost: 'Esta página no pidió nada a un proveedor. Empieza de nuevo.',
    again: 'Ir a iniciar sesión',
    goBack: 'Volver',
    newTitle: 'Crea tu cuenta',
    newText: (name) => `Aún no tienes cuenta en Fojas. Se crea con lo que ${name} dice de ti, sin contraseña.`,
    linkTitle: 'Ya tienes una cuenta',
    linkText: (name) =>
      `Hay una cuenta de Fojas con este correo. Entra una vez como siempre y podrás vincularla con ${name}.`,
    consentTitle: (name) => `¿Vincular tu cuenta con ${name}?`,
    consentText: (name, email) =>
      `Desde entonces, quien inicie sesión en ${name} como ${email} también entrará a esta cuenta de Fojas. Tu contraseña y tu segundo factor se mantienen. Las sesiones en otros equipos se cierran. Puedes desvincularla en Seguridad.`,
    link: (name) => `Vincular con ${name}`,
    notNow: 'Ahora no',
    linked: (name) => `Tu cuenta quedó vinculada con ${name}`,
    confirmed: 'Confirmado: eres tú',
    confirmedText: 'Haz ahora lo que querías hacer. Sirve una vez, durante unos minutos.',
  },
});
