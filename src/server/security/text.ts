import type { Language } from '#contract/language.ts';
import { whenIn, type LetterKind } from '#server/mail/index.ts';

/** What was done to a second factor. */
export type Change = 'on' | 'off' | 'codes' | 'reset';

const SUBJECT: Record<Language, Record<Change, string>> = {
  en: {
    on: 'Your second factor is on',
    off: 'Your second factor was turned off',
    reset: 'Your second factor was turned off',
    codes: 'You have new recovery codes',
  },
  es: {
    on: 'Tu segundo factor está activo',
    off: 'Tu segundo factor se desactivó',
    reset: 'Tu segundo factor se desactivó',
    codes: 'Tienes códigos de recuperación nuevos',
  },
};
const SAID: Record<Language, Record<Change, (when: string) => string>> = {
  en: {
    on: (when) => `Since ${when} signing in to your Fojas account takes a code of your application.`,
    off: (when) => `Since ${when} signing in to your Fojas account takes the password alone.`,
    reset: (when) =>
      `Whoever runs this installation of Fojas turned the second factor of your account off on ${when}. Signing in takes the password alone until you turn it on again.`,
    codes: (when) => `The recovery codes of your Fojas account were made anew on ${when}. The old ones are of no use.`,
  },
  es: {
    on: (when) => `Desde el ${when}, iniciar sesión en tu cuenta de Fojas pide un código de tu aplicación.`,
    off: (when) => `Desde el ${when}, iniciar sesión en tu cuenta de Fojas pide solo la contraseña.`,
    reset: (when) =>
      `Quien administra esta instalación de Fojas desactivó el ${when} el segundo factor de tu cuenta. Iniciar sesión pide solo la contraseña hasta que lo actives de nuevo.`,
    codes: (when) =>
      `El ${when} se crearon códigos de recuperación nuevos para tu cuenta de Fojas. Los anteriores ya no sirven.`,
  },
};

/** The notice that a second factor was turned on or off, or has new recovery codes. */
export const secondFactorLetter: LetterKind<{ what: Change; at: Date; appUrl: string }> = {
  kind: 'second-factor',
  words: {
    en: ({ what, at, appUrl }) => ({
      subject: SUBJECT.en[what],
      paragraphs: [
        `${SAID.en[what](whenIn('en', at))} Sessions on other devices were ended.`,
        'If it was not you, reset the password now and look at the security of your account.',
      ],
      action: { label: 'See my security', url: `${appUrl}/profile?tab=security` },
    }),
    es: ({ what, at, appUrl }) => ({
      subject: SUBJECT.es[what],
      paragraphs: [
        `${SAID.es[what](whenIn('es', at))} Las sesiones en otros equipos se cerraron.`,
        'Si no fuiste tú, restablece la contraseña ahora y revisa la seguridad de tu cuenta.',
      ],
      action: { label: 'Ver mi seguridad', url: `${appUrl}/profile?tab=security` },
    }),
  },
};
