import type { Attachment } from 'postal-mime';
import { text } from '#contract/language.ts';
import { MAX_SOURCES } from '#contract/sources.ts';
import { language } from '#web/i18n/language.ts';
import { toast } from '#web/ui/toast.tsx';

const attachedText = text({
  en: {
    adding: (count: number, file: string) =>
      count === 1
        ? `The file attached to ${file} is added as a source of its own`
        : `The ${count} files attached to ${file} are added as sources of their own`,
    left: (count: number) =>
      `${count} more ${count === 1 ? 'is' : 'are'} not added: a notebook holds at most ${MAX_SOURCES} sources.`,
  },
  es: {
    adding: (count, file) =>
      count === 1
        ? `El archivo adjunto a ${file} se agrega como otra fuente`
        : `Los ${count} archivos adjuntos a ${file} se agregan como otras fuentes`,
    left: (count) =>
      `${count === 1 ? 'No se agrega 1 archivo más' : `No se agregan ${count} archivos más`}: un cuaderno admite hasta ${MAX_SOURCES} fuentes.`,
  },
});

/** The nesting and the headers of an e-mail that is opened here; the server reads as far. */
const LIMITS = { maxNestingDepth: 64, maxHeadersSize: 1024 * 1024, maxRfc822NestingDepth: 8 } as const;
/** What an e-mail carries that nobody reads as a document: signatures, invitations, cards. */
const NO_DOCUMENT = /\.(?:p7[sm]|asc|sig|ics|vcf|dat)$/i;

/** Whether a part is a file that somebody attached, and no picture of the letter itself. */
const isAttached = ({ filename, mimeType, disposition, related, content }: Attachment): boolean =>
  !NO_DOCUMENT.test(filename ?? '') &&
  !(mimeType.startsWith('image/') && (related || disposition !== 'attachment')) &&
  (typeof content === 'string' ? content.length : content.byteLength) > 0 &&
  filename !== null;

/** The name of a file without folders, which a letter may write into it. */
const nameOf = (filename: string): string => filename.split(/[\\/]/).findLast((part) => part.trim() !== '') ?? filename;

/**
 * The files that are attached to an e-mail (RFC 5322), in its order, at most as many as a notebook takes; says how many are added. None where it holds none or cannot be read:
 * the server says why when it reads the e-mail itself.
 */
export async function attachedTo(letter: File): Promise<File[]> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(await letter.arrayBuffer(), LIMITS).catch(() => null);
  const all = (email?.attachments ?? []).filter(isAttached);
  const taken = all.slice(0, MAX_SOURCES);
  if (taken.length === 0) return [];
  const words = attachedText[language()];
  const left = all.length - taken.length;
  toast({ title: words.adding(taken.length, letter.name), ...(left > 0 && { text: words.left(left) }) });
  return taken.map(({ filename, mimeType, content }) => {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    return new File([bytes as BlobPart], nameOf(filename!), { type: mimeType });
  });
}
