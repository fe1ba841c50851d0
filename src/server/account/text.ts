import { RECOVERY } from '#contract/account.ts';
import { RECOVERY_CODES } from '#contract/security.ts';
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
const securityOf = (appUrl: string): string => `${appUrl}/profile?tab=security`;

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

/** The notice that somebody came with a copied refresh token. */
export const reusedLetter: LetterKind<Changed> = {
  kind: 'token-reused',
  words: {
    en: ({ at, appUrl }) => ({
      subject: 'We ended one of your sessions',
      paragraphs: [
        `On ${whenIn('en', at)} a session of your Fojas account was renewed with a key that had been used before. Somebody may have copied it, so we ended that session on every device that used it.`,
        'Sign in again. If you do not know why this happened, change your password and look at your open sessions.',
      ],
      action: { label: 'See my sessions', url: securityOf(appUrl) },
    }),
    es: ({ at, appUrl }) => ({
      subject: 'Cerramos una de tus sesiones',
      paragraphs: [
        `El ${whenIn('es', at)} una sesión de tu cuenta de Fojas se renovó con una llave que ya se había usado. Puede que alguien la haya copiado, así que cerramos esa sesión en todo equipo que la usara.`,
        'Inicia sesión de nuevo. Si no sabes por qué ocurrió, cambia tu contraseña y revisa tus sesiones abiertas.',
      ],
      action: { label: 'Ver mis sesiones', url: securityOf(appUrl) },
    }),
  },
};

/** The notice that a recovery code was used, and how many are left. */
export const recoveryCodeLetter: LetterKind<Changed & { left: number }> = {
  kind: 'recovery-code-used',
  words: {
    en: ({ at, left, appUrl }) => ({
      subject: left === 1 ? 'A recovery code was used: 1 is left' : `A recovery code was used: ${left} are left`,
      paragraphs: [
        `A recovery code of your Fojas account was used on ${whenIn('en', at)}.`,
        ...(left <= RECOVERY_CODES.few
          ? ['Few are left. Make new ones, so that losing your telephone does not lock you out.']
          : []),
        'If it was not you, change your password and make new recovery codes now.',
      ],
      action: { label: 'See my second factor', url: securityOf(appUrl) },
    }),
    es: ({ at, left, appUrl }) => ({
      subject:
        left === 1 ? 'Se usó un código de recuperación: queda 1' : `Se usó un código de recuperación: quedan ${left}`,
      paragraphs: [
        `El ${whenIn('es', at)} se usó un código de recuperación de tu cuenta de Fojas.`,
        ...(left <= RECOVERY_CODES.few
          ? ['Quedan pocos. Crea otros, para que perder el teléfono no te deje fuera.']
          : []),
        'Si no fuiste tú, cambia tu contraseña y crea códigos nuevos ahora.',
      ],
      action: { label: 'Ver mi segundo factor', url: securityOf(appUrl) },
    }),
  },
};
