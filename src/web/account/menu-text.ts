import { text } from '#contract/language.ts';

/** The words of the menu of the account, and of a session whose profile does not come. */
export const menuText = text({
  en: {
    profileFailed: 'Failed to fetch user profile.',
    profileLoadFailed: 'Error loading profile',
    noProfile: 'No profile found',
    noProfileHelp: 'Your session is there, but its profile is not. Try again, or log out and sign in.',
    profileFailedHelp: 'Your session is kept. Load the page again in a moment.',
    menu: (name: string) => `Menu of ${name}`,
    language: 'Language',
    languageChanged: { en: 'Language changed to English', es: 'Idioma cambiado a Español' },
    languageFailed: 'Error changing language. Please try again.',
    theme: 'Colours',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    signOut: 'Log out',
    signOutFailed: 'Failed to logout.',
    signedOutAnyway: 'You were signed out on this device.',
  },
  es: {
    profileFailed: 'No se pudo cargar tu perfil.',
    profileLoadFailed: 'Error al cargar el perfil',
    noProfile: 'No se encontró el perfil',
    noProfileHelp: 'Tu sesión existe, pero su perfil no. Inténtalo otra vez, o cierra sesión y vuelve a entrar.',
    profileFailedHelp: 'Tu sesión se conserva. Vuelve a cargar la página en un momento.',
    menu: (name) => `Menú de ${name}`,
    language: 'Idioma',
    languageChanged: { en: 'Language changed to English', es: 'Idioma cambiado a Español' },
    languageFailed: 'No se pudo cambiar el idioma. Inténtalo de nuevo.',
    theme: 'Colores',
    themes: { system: 'Los del sistema', light: 'Claros', dark: 'Oscuros' },
    signOut: 'Cerrar sesión',
    signOutFailed: 'No se pudo cerrar la sesión en el servidor.',
    signedOutAnyway: 'En este equipo ya se cerró.',
  },
});
