import type { Language } from '#contract/language.ts';
import { whenIn, type LetterKind } from '#server/mail/index.ts';

/** What was done to a second factor. */
export type Change = 'on' | 'replaced' | 'off' | 'codes' | 'reset';

const SUBJECT: Record<Language, Record<Change, string>> = {
  en: {
    on: 'Your second factor is on',
    replaced: 'Your application of codes was replaced',
    off: 'Your second factor was turned off',
    reset: 'Your second factor was turned off',
    codes: 'You have new recovery codes',
  },
  es: {
    on: 'Tu segundo factor está activo',
    replaced: 'Se reemplazó tu aplicación de códigos',
    off: 'Tu segundo factor se desactivó',
    reset: 'Tu segundo factor se desactivó',
    codes: 'Tienes códigos de recuperación nuevos',
  },
};
const SAID: Record<Language, Record<Change, (when: string) => string>> = {
  en: {
    on: (when) => `Since ${when} signing in to your Fojas account takes a code of your application.`,
    replaced: (when) =>
      `Since ${when} signing in to your Fojas account takes a code of another application. The one before and the old recovery codes are of no use.`,
    off: (when) => `Since ${when} no code of an application is asked for when you sign in to your Fojas account.`,
    reset: (when) =>
      `Whoever runs this installation of Fojas turned the second factor of your account off on ${when} and removed its passkeys. Signing in takes the password alone until you set one up again.`,
    codes: (when) => `The recovery codes of your Fojas account were made anew on ${when}. The old ones are of no use.`,
  },
  es: {
    on: (when) => `Desde el ${when}, iniciar sesión en tu cuenta de Fojas pide un código de tu aplicación.`,
    replaced: (when) =>
      `Desde el ${when}, iniciar sesión en tu cuenta de Fojas pide un código de otra aplicación. La anterior y los códigos de recuperación que tenías ya no sirven.`,
    off: (when) => `Desde el ${when}, iniciar sesión en tu cuenta de Fojas no pide un código de aplicación.`,
    reset: (when) =>
      `Quien administra esta instalación de Fojas desactivó el ${when} el segundo factor de tu cuenta y eliminó sus claves de acceso. Iniciar sesión pide solo la contraseña hasta que configures otro.`,
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

/** The notice that a passkey was added or removed. */
export const passkeyLetter: LetterKind<{ what: 'added' | 'removed'; at: Date; appUrl: string }> = {
  kind: 'passkey',
  words: {
    en: ({ what, at, appUrl }) => ({
      subject: what === 'added' ? 'A passkey was added to your account' : 'A passkey was removed from your account',
      paragraphs: [
        what === 'added'
          ? `On ${whenIn('en', at)} a passkey was added to your Fojas account: whoever holds it can sign in with it, and after the password it is asked for. Sessions on other devices were ended.`
          : `On ${whenIn('en', at)} a passkey was removed from your Fojas account: it signs nobody in any more. Sessions on other devices were ended.`,
        'If it was not you, remove the passkey that you do not know and change the password: a new password alone does not remove it.',
      ],
      action: { label: 'See my passkeys', url: `${appUrl}/profile?tab=security` },
    }),
    es: ({ what, at, appUrl }) => ({
      subject:
        what === 'added' ? 'Se agregó una clave de acceso a tu cuenta' : 'Se eliminó una clave de acceso de tu cuenta',
      paragraphs: [
        what === 'added'
          ? `El ${whenIn('es', at)} se agregó una clave de acceso a tu cuenta de Fojas: quien la tenga puede entrar con ella, y se pide después de la contraseña. Las sesiones en otros equipos se cerraron.`
          : `El ${whenIn('es', at)} se eliminó una clave de acceso de tu cuenta de Fojas: ya no permite entrar. Las sesiones en otros equipos se cerraron.`,
        'Si no fuiste tú, elimina la clave de acceso que no reconozcas y cambia la contraseña: cambiarla no elimina la clave.',
      ],
      action: { label: 'Ver mis claves de acceso', url: `${appUrl}/profile?tab=security` },
    }),
  },
};
