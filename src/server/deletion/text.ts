import type { Certificate } from '#contract/deletion.ts';
import { whenIn, type LetterKind } from '#server/mail/index.ts';

/** The last letter to an account: what goes, what stays, and the certificate. */
export const deletionLetter: LetterKind<Certificate> = {
  kind: 'account-deleted',
  words: {
    en: ({ id, asked_at, counts, hash }) => ({
      subject: 'Your account was deleted: certificate',
      paragraphs: [
        `You asked for your Fojas account to be deleted on ${whenIn('en', new Date(asked_at))}. You are signed out everywhere. Your documents, notes, conversations and results are being removed, and the key that they were sealed with is destroyed: nobody can read them any more, us included.`,
        'What stays, since tax law requires it: purchases and token transactions, under a number that is no longer tied to your name or your address.',
      ],
      facts: [
        [
          'Deleted',
          `${counts.notebooks} notebooks, ${counts.sources} sources, ${counts.files} files (${counts.bytes} bytes), ${counts.notes} notes, ${counts.messages} messages, ${counts.results} results, ${counts.sessions} sessions`,
        ],
        ['Certificate', id],
        ['SHA-256', hash],
      ],
      note: 'Keep this letter: it is the proof of the deletion. This address is deleted too, so it is the last letter from us.',
    }),
    es: ({ id, asked_at, counts, hash }) => ({
      subject: 'Tu cuenta fue eliminada: certificado',
      paragraphs: [
        `Pediste eliminar tu cuenta de Fojas el ${whenIn('es', new Date(asked_at))}. Tu sesión se cerró en todas partes. Tus documentos, notas, conversaciones y resultados se están borrando, y la llave que los cifraba se destruye: ya nadie puede leerlos, nosotros tampoco.`,
        'Lo que queda, porque la ley tributaria lo exige: las compras y los movimientos de tokens, bajo un número que ya no está unido a tu nombre ni a tu dirección.',
      ],
      facts: [
        [
          'Eliminado',
          `${counts.notebooks} cuadernos, ${counts.sources} fuentes, ${counts.files} archivos (${counts.bytes} bytes), ${counts.notes} notas, ${counts.messages} mensajes, ${counts.results} resultados, ${counts.sessions} sesiones`,
        ],
        ['Certificado', id],
        ['SHA-256', hash],
      ],
      note: 'Guarda esta carta: es la prueba de la eliminación. Esta dirección también se borra, así que es la última que te escribimos.',
    }),
  },
};
