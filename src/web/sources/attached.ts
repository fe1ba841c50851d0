import type { Attachment } from 'postal-mime';
import type { OutlookFile } from '#extract/mail/outlook-files.ts';
import { text } from '#contract/language.ts';
import { MAX_SOURCES } from '#contract/sources.ts';
import { language } from '#web/i18n/language.ts';
import { toast } from '#web/ui/toast.tsx';
import { ownName } from './file-name.ts';

const attachedText = text({
  en: {
    unnamed: 'attachment',
    adding: (count: number, file: string) =>
      count === 1
        ? `The file attached to ${file} is added as a source of its own`
        : `The ${count} files attached to ${file} are added as sources of their own`,
    left: (count: number) =>
      `${count} more ${count === 1 ? 'is' : 'are'} not added: a notebook holds at most ${MAX_SOURCES} sources.`,
  },
  es: {
    unnamed: 'adjunto',
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
/** How deep e-mails that are attached to e-mails are opened. */
const DEEPEST = 8;
/** What an e-mail carries that nobody reads as a document: signatures, invitations, cards. */
const NO_DOCUMENT = /\.(?:p7[sm]|asc|sig|ics|vcf|dat)$/i;

/** What a document or a letter is called that is attached without a name: its ending. */
const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'message/rfc822': 'eml',
};

/** Whether a part is a file that somebody attached, and no picture of the letter itself. */
const isAttached = ({ filename, mimeType, disposition, related, content }: Attachment): boolean =>
  !NO_DOCUMENT.test(filename ?? '') &&
  !(mimeType.startsWith('image/') && (related || disposition !== 'attachment')) &&
  (typeof content === 'string' ? content.length : content.byteLength) > 0 &&
  (filename !== null || mimeType in ENDINGS);

/** The name of an attachment; one that has none goes by its kind. */
const nameOf = (filename: string, mediaType = ''): string =>
  ownName(filename) || [attachedText[language()].unnamed, ENDINGS[mediaType]].filter(Boolean).join('.');

/** Files of Outlook as files that are sent, without what is no document. */
const filesOf = (files: readonly OutlookFile[]): File[] =>
  files
    .filter(({ name, bytes, isDrawn }) => !isDrawn && bytes.length > 0 && name !== '' && !NO_DOCUMENT.test(name))
    .map((one) => new File([one.bytes], nameOf(one.name, one.mediaType), { type: one.mediaType }));

/** The files in what Outlook wraps attachments in (`winmail.dat`); none for any other part. */
async function unwrapped({ content }: Attachment): Promise<File[]> {
  if (typeof content === 'string') return [];
  const { tnefFiles } = await import('#extract/mail/tnef.ts');
  return filesOf(tnefFiles(new Uint8Array(content)));
}

/** What is attached to an e-mail of RFC 5322. */
async function inMime(bytes: ArrayBuffer): Promise<File[]> {
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(bytes, LIMITS);
  const wrapped = await Promise.all(attachments.map(unwrapped));
  const own = attachments.filter(isAttached).map(({ filename, mimeType, content }) => {
    const bytesOf = typeof content === 'string' ? content : new Uint8Array(content);
    return new File([bytesOf as BlobPart], nameOf(filename ?? '', mimeType), { type: mimeType });
  });
  return [...own, ...wrapped.flat()];
}

/** What is attached to an e-mail that Outlook saved. */
async function inOutlook(bytes: ArrayBuffer): Promise<File[]> {
  const { outlookFiles } = await import('#extract/mail/outlook-files.ts');
  return filesOf(outlookFiles(new Uint8Array(bytes)));
}

/** The files that are attached to an e-mail, each e-mail among them with those that are attached to it; none where it cannot be read. */
async function filesIn(letter: File, depth = 0): Promise<File[]> {
  const isOutlook = /\.msg$/i.test(letter.name);
  if (depth === DEEPEST || !(isOutlook || /\.eml$/i.test(letter.name))) return [];
  const bytes = await letter.arrayBuffer();
  const files = await (isOutlook ? inOutlook(bytes) : inMime(bytes)).catch(() => []);
  const all: File[] = [];
  for (const file of files) all.push(file, ...(await filesIn(file, depth + 1)));
  return all;
}

/**
 * The files that are attached to an e-mail (RFC 5322, or as Outlook saves it) and to e-mails within it, in its order, at most as many as a notebook takes; says how many are
 * added. None where it holds none or cannot be read: the server says why when it reads the e-mail itself.
 */
export async function attachedTo(letter: File): Promise<File[]> {
  const all = await filesIn(letter);
  const taken = all.slice(0, MAX_SOURCES);
  if (taken.length === 0) return [];
  const words = attachedText[language()];
  const left = all.length - taken.length;
  toast({ title: words.adding(taken.length, letter.name), ...(left > 0 && { text: words.left(left) }) });
  return taken;
}
