import { SECOND_FACTOR } from '#contract/security.ts';
import { text } from '#contract/language.ts';

/** The words of what shows that the owner of an account asks for what only they may do. */
export const proofText = text({
  en: {
    byPasskey: 'First, your browser asks you for one of your passkeys.',
    usePasskey: 'Use a passkey',
    usePassword: 'Use the password and a code',
    useProvider: 'Use a provider and a code',
    recovery: 'Recovery code',
    recoveryHint: 'One of those that you kept; each works once.',
    password: 'Your password',
    passwordNeeded: 'Please enter your password to confirm.',
    working: 'One moment...',
    code: '6-digit code',
    codeHint: `It changes every ${SECOND_FACTOR.period} seconds.`,
    codeOrRecovery: 'Code',
    codeOrRecoveryHint: 'From your authenticator app, if you have one, or a recovery code.',
    codeNeeded: 'Write the code.',
    failed: 'It could not be done',
  },
  es: {
    byPasskey: 'Primero, tu navegador te pedirá una de tus claves de acceso.',
    usePasskey: 'Usar una clave de acceso',
    usePassword: 'Usar la contraseña y un código',
    useProvider: 'Usar un proveedor y un código',
    recovery: 'Código de recuperación',
    recoveryHint: 'Uno de los que guardaste; cada código sirve una vez.',
    password: 'Tu contraseña',
    passwordNeeded: 'Escribe tu contraseña para confirmar.',
    working: 'Un momento...',
    code: 'Código de 6 dígitos',
    codeHint: `Cambia cada ${SECOND_FACTOR.period} segundos.`,
    codeOrRecovery: 'Código',
    codeOrRecoveryHint: 'De la aplicación, si tienes una, o uno de recuperación.',
    codeNeeded: 'Escribe el código.',
    failed: 'No se pudo hacer',
  },
});
