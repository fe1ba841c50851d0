import { SECOND_FACTOR } from '#contract/security.ts';
import { text } from '#contract/language.ts';

/** The words of the second step of a sign-in. */
export const secondStepText = text({
  en: {
    about: `Your password is correct. Enter the code from your authenticator app within ${SECOND_FACTOR.minutes} minutes.`,
    aboutEither: 'Your password is correct. Use a passkey, or enter the code from your authenticator app.',
    aboutPasskey: 'The password is right. Now show that it is you with your passkey.',
    usePasskey: 'Use a passkey',
    aboutRecovery: 'The password is right. Write one of the recovery codes that you kept.',
    code: '6-digit code',
    recovery: 'Recovery code',
    recoveryHint: 'Fifteen letters and figures; each code works once.',
    needed: 'Write the code.',
    useRecovery: 'Use a recovery code',
    useApplication: 'Use the code from the app',
    failed: 'You are not signed in yet',
    otherwise: 'Failed to login.',
    another: 'Back to e-mail and password',
  },
  es: {
    about: `La contraseña es correcta. Escribe el código de tu aplicación antes de ${SECOND_FACTOR.minutes} minutos.`,
    aboutEither: 'La contraseña es correcta. Usa una clave de acceso o escribe el código de tu aplicación.',
    aboutPasskey: 'La contraseña es correcta. Ahora confirma que eres tú con tu clave de acceso.',
    usePasskey: 'Usar una clave de acceso',
    aboutRecovery: 'La contraseña es correcta. Escribe uno de los códigos de recuperación que guardaste.',
    code: 'Código de 6 dígitos',
    recovery: 'Código de recuperación',
    recoveryHint: 'Quince letras y cifras; cada código sirve una vez.',
    needed: 'Escribe el código.',
    useRecovery: 'Usar un código de recuperación',
    useApplication: 'Usar el código de la aplicación',
    failed: 'Aún no has iniciado sesión',
    otherwise: 'No se pudo iniciar sesión.',
    another: 'Volver al correo y la contraseña',
  },
});
