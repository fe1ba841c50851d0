import { whenIn, type LetterKind } from '#server/mail/index.ts';

type Linked = { what: 'linked' | 'unlinked'; name: string; at: Date; appUrl: string };

/** The notice that an identity was linked or unlinked. */
export const identityLetter: LetterKind<Linked> = {
  kind: 'identity',
  words: {
    en: ({ what, name, at, appUrl }) => ({
      subject: what === 'linked' ? `${name} was linked to your account` : `${name} was unlinked from your account`,
      paragraphs: [
        what === 'linked'
          ? `Since ${whenIn('en', at)} your Fojas account can be entered with ${name}. Sessions on other devices were ended.`
          : `On ${whenIn('en', at)} ${name} was unlinked from your Fojas account. Sessions on other devices were ended.`,
        'If it was not you, look at the security of your account now, and reset the password. A new password does not unlink what is linked.',
      ],
      action: { label: 'See my security', url: `${appUrl}/profile?tab=security` },
    }),
    es: ({ what, name, at, appUrl }) => ({
      subject: what === 'linked' ? `Tu cuenta se vinculó con ${name}` : `Tu cuenta ya no está vinculada con ${name}`,
      paragraphs: [
        what === 'linked'
          ? `Desde el ${whenIn('es', at)} se puede entrar a tu cuenta de Fojas con ${name}. Las sesiones en otros equipos se cerraron.`
          : `El ${whenIn('es', at)} tu cuenta de Fojas dejó de estar vinculada con ${name}. Las sesiones en otros equipos se cerraron.`,
        'Si no fuiste tú, revisa ahora la seguridad de tu cuenta y restablece la contraseña. Una contraseña nueva no quita los vínculos.',
      ],
      action: { label: 'Ver mi seguridad', url: `${appUrl}/profile?tab=security` },
    }),
  },
};
