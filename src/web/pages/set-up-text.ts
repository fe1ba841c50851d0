import { text } from '#contract/language.ts';

/** The words of the page that leads to a second factor. */
export const setUpText = text({
  en: {
    title: 'Set up a second factor',
    about:
      'Whoever runs this installation asks everybody for more than the password. Choose one; you can add the other later.',
    passkey: 'A passkey',
    passkeyText: 'Your device signs you in with your fingerprint, your face or its PIN.',
    addPasskey: 'Add passkey',
    codes: 'An authenticator app',
    codesText: 'Besides your password, you enter 6 digits that your phone shows.',
    turnOn: 'Use codes',
    leave: 'Log out',
  },
  es: {
    title: 'Configura un segundo factor',
    about:
      'Quien administra esta instalación pide a todos algo más que la contraseña. Elige uno; podrás agregar el otro después.',
    passkey: 'Una clave de acceso',
    passkeyText: 'Tu equipo te deja entrar con tu huella, tu rostro o su PIN.',
    addPasskey: 'Agregar clave de acceso',
    codes: 'Una aplicación de códigos',
    codesText: 'Además de la contraseña, ingresas 6 dígitos que muestra tu teléfono.',
    turnOn: 'Usar códigos',
    leave: 'Cerrar sesión',
  },
});
