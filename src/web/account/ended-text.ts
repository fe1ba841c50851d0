import { text } from '#contract/language.ts';

/** Words of a session that ended of itself. */
export const endedText = text({
  en: {
    title: 'Your session ended',
    lead: 'Sign in to return to where you were.',
    back: { notebook: 'Back to your notebook', profile: 'Back to your profile', dashboard: 'Back to your notebooks' },
    drafts: 'Your drafts are saved on this device.',
    notMe: 'Not me',
    enter: 'Sign in and return',
    tabs: 'Your other tabs will come back on their own once you sign in.',
  },
  es: {
    title: 'Tu sesión terminó',
    lead: 'Entra y vuelves a donde estabas.',
    back: {
      notebook: 'Volverás a tu cuaderno',
      profile: 'Volverás a tu perfil',
      dashboard: 'Volverás a tus cuadernos',
    },
    drafts: 'Tus borradores están guardados en este equipo.',
    notMe: 'No soy yo',
    enter: 'Entrar y volver',
    tabs: 'Las otras pestañas volverán solas cuando entres.',
  },
});
