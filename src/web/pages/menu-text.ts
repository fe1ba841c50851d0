import { text } from '#contract/language.ts';

/** The pages that the menu of an account leads to. */
export const menuText = text({
  en: {
    notebooks: 'My notebooks',
    home: 'Home',
    about: 'About',
    profile: 'Profile',
    help: 'Help',
    news: 'What’s new',
    newsOf: (version: string) => `What’s new in version ${version}`,
  },
  es: {
    notebooks: 'Mis cuadernos',
    home: 'Inicio',
    about: 'Acerca de',
    profile: 'Perfil',
    help: 'Ayuda',
    news: 'Novedades',
    newsOf: (version) => `Novedades de la versión ${version}`,
  },
});
