import type { ExportCounts } from '#contract/portability.ts';
import { whenIn, type LetterKind } from '#server/mail/index.ts';

type Ready = { counts: ExportCounts; lost: number; until: Date; appUrl: string };
const page = (appUrl: string): string => `${appUrl}/profile?tab=security`;

/** Says that an export may be fetched. It leads to the page: an address that a mail program opens by itself must not use it up. */
export const exportLetter: LetterKind<Ready> = {
  kind: 'export-ready',
  words: {
    en: ({ counts, lost, until, appUrl }) => ({
      subject: 'Your copy of your data is ready',
      paragraphs: [
        'The copy of all that is in your Fojas account is ready. It is made while you download it, so nobody keeps it.',
        'It can be downloaded once. If a download breaks off, you can start it again from the same page.',
      ],
      action: { label: 'Go to the download', url: page(appUrl) },
      facts: [
        [
          'Holds',
          `${counts.notebooks} notebooks, ${counts.sources} sources, ${counts.files} files, ${counts.notes} notes`,
        ],
        ['Until', whenIn('en', until)],
        ...(lost > 0 ? [['Missing', `${lost} files that are no longer stored`] as const] : []),
      ],
      note: 'If you did not ask for it, change your password: somebody who knows it did.',
    }),
    es: ({ counts, lost, until, appUrl }) => ({
      subject: 'Tu copia de tus datos está lista',
      paragraphs: [
        'La copia de todo lo que hay en tu cuenta de Fojas está lista. Se hace mientras la descargas, así que nadie la guarda.',
        'Se puede descargar una vez. Si una descarga se corta, puedes empezarla de nuevo desde la misma página.',
      ],
      action: { label: 'Ir a la descarga', url: page(appUrl) },
      facts: [
        [
          'Contiene',
          `${counts.notebooks} cuadernos, ${counts.sources} fuentes, ${counts.files} archivos, ${counts.notes} notas`,
        ],
        ['Hasta', whenIn('es', until)],
        ...(lost > 0 ? [['Faltan', `${lost} archivos que ya no están guardados`] as const] : []),
      ],
      note: 'Si no la pediste tú, cambia tu contraseña: alguien que la conoce lo hizo.',
    }),
  },
};
