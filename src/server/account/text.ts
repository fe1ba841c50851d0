import { RECOVERY } from '#contract/account.ts';
import { whenIn, type LetterKind } from '#server/mail/index.ts';

/** To whoever forgot their password: the link that sets a new one. */
export const recoveryLetter: LetterKind<{ url: string }> = {
  kind: 'recovery',
  usefulHours: RECOVERY.minutes / 60,
  words: {
    en: ({ url }) => ({
      subject: 'Reset your password',
      paragraphs: ['Somebody, you we hope, asked to reset the password of your Fojas account.'],
      action: { label: 'Choose a new password', url },
      note: `The link works once, for ${RECOVERY.minutes} minutes, and only the newest one does. If you did not ask for it, do nothing: your password stays as it is.`,
    }),
    es: ({ url }) => ({
      subject: 'Restablece tu contraseña',
      paragraphs: ['Alguien, esperamos que tú, pidió restablecer la contraseña de tu cuenta de Fojas.'],
      action: { label: 'Elegir una nueva contraseña', url },
      note: `El enlace sirve una vez, durante ${RECOVERY.minutes} minutos, y solo el más reciente. Si no lo pediste, no hagas nada: tu contraseña sigue igual.`,
    }),
  },
};

type Changed = { at: Date; appUrl: string };
/** The notice that a password was set. */
export const passwordLetter: LetterKind<Changed> = {
  kind: 'password-changed',
  words: {
    en: ({ at, appUrl }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your Fojas account was changed on ${whenIn('en', at)}. Sessions on other devices were ended.`,
        'If it was not you, reset the password now: whoever changed it will be signed out.',
      ],
      action: { label: 'Reset the password', url: `${appUrl}/forgot-password` },
    }),
    es: ({ at, appUrl }) => ({
      subject: 'Tu contraseña cambió',
      paragraphs: [
        `La contraseña de tu cuenta de Fojas cambió el ${whenIn('es', at)}. Las sesiones en otros equipos se cerraron.`,
        'Si no fuiste tú, restablécela ahora: quien la cambió quedará fuera.',
      ],
      action: { label: 'Restablecer la contraseña', url: `${appUrl}/forgot-password` },
    }),
  },
};
