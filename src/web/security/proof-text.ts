import { text } from '#contract/language.ts';

/** The words of what shows, before a change to the ways into an account, that its owner asks for it. */
export const proofText = text({
  en: {
    byPasskey: 'First, your browser asks you for one of your passkeys.',
    usePasskey: 'Use a passkey',
    usePassword: 'Use the password and a code',
    useProvider: 'Use a provider and a code',
    recovery: 'Recovery code',
    recoveryHint: 'One of those that you kept; each works once.',
    lastTitle: 'Add another second factor first',
    lastText:
      'Whoever runs this installation asks everybody for a second factor, and this is your only one. Once you have another, you can remove this one.',
    lastCodes: 'If you have a new telephone, replace the application instead.',
    addPasskey: 'Add passkey',
    turnOnCodes: 'Use codes',
  },
  es: {
    byPasskey: 'Primero, tu navegador te pedirá una de tus claves de acceso.',
    usePasskey: 'Usar una clave de acceso',
    usePassword: 'Usar la contraseña y un código',
    useProvider: 'Usar un proveedor y un código',
    recovery: 'Código de recuperación',
    recoveryHint: 'Uno de los que guardaste; cada código sirve una vez.',
    lastTitle: 'Agrega antes otro segundo factor',
    lastText:
      'Quien administra esta instalación pide a todos un segundo factor y este es el único que tienes. Cuando tengas otro, podrás quitar este.',
    lastCodes: 'Si cambiaste de teléfono, reemplaza la aplicación en lugar de desactivarla.',
    addPasskey: 'Agregar clave de acceso',
    turnOnCodes: 'Usar códigos',
  },
});
