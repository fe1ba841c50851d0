import { openCompound, type Storage } from '../package/compound.ts';
import { writeCompound } from '../package/compound-write.ts';
import { FIXED, HEADS, partsOf, Properties } from './properties.ts';

/** Properties of what is attached, by their numbers ([MS-OXPROPS]); where there are several, the first that is there. */
const ID = {
  encoding: 0x3ffd,
  subject: 0x0037,
  page: 0x1013,
  content: 0x3701,
  name: [0x3707, 0x3704, 0x3001],
  title: [0x3001],
  ending: 0x3703,
  mediaType: 0x370e,
  contentId: 0x3712,
  flags: 0x3714,
  hidden: 0x7ffe,
} as const;
/** The sign that a picture is drawn within the letter. */
const IN_BODY = 4;
/** The storage that tells what named properties are; a letter within a letter uses that of the file. */
const NAMES = '__nameid_version1.0';
const LETTER = 'application/vnd.ms-outlook';

/** A file that somebody attached to a letter of Outlook. `isDrawn`: it is a picture that the letter itself shows, such as a logo. */
export type OutlookFile = { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer>; isDrawn: boolean };

/** A letter within a letter as a file of its own: its head has eight bytes more there, and the names of properties with it. */
function letterFile(inner: Storage, outer: Storage): Uint8Array {
  const fixed = inner.streams.get(FIXED)?.() ?? new Uint8Array();
  const head = new Uint8Array(fixed.length + 8);
  head.set(fixed.subarray(0, HEADS.inner));
  head.set(fixed.subarray(HEADS.inner), HEADS.file);
  const names = outer.storages.get(NAMES);
  return writeCompound({
    streams: new Map([...inner.streams, [FIXED, () => head]]),
    storages: names ? new Map([...inner.storages, [NAMES, names]]) : inner.storages,
  });
}

/** What reads the narrow texts of a letter, by the number of its code page. */
function decoderOf(page: number | null): TextDecoder {
  const isWindows = page !== null && page >= 1250 && page <= 1258;
  return new TextDecoder(page === 65001 ? 'utf-8' : isWindows ? `windows-${page}` : 'windows-1252');
}

const endless = (name: string): boolean => !/\.[a-z0-9]{1,8}$/i.test(name);

/**
 * The files that are attached to an e-mail of Outlook ([MS-OXMSG], section 2.2.2), in their order: those that the file holds by value, and letters within it,
 * each as a file of Outlook's own. What it only points to is none. Throws CORRUPT for a container that is broken. It uses nothing that a browser lacks.
 */
export function outlookFiles(bytes: Uint8Array): OutlookFile[] {
  const root = openCompound(bytes);
  if (!Properties.in(root)) return [];
  const letter = new Properties(root, HEADS.file);
  const decoder = decoderOf(letter.number(ID.encoding));
  const decode = (narrow: Uint8Array): string => decoder.decode(narrow);
  const page = letter.bytes(ID.page);
  const source = page ? new TextDecoder('windows-1252').decode(page) : '';
  return partsOf(root, '__attach_version1.0_', decode).flatMap((part): OutlookFile[] => {
    const inner = part.object(ID.content);
    if (inner && Properties.in(inner)) {
      const subject = new Properties(inner, HEADS.inner, decode).text(ID.subject);
      const title = subject || part.text(...ID.title) || 'e-mail';
      const own = new Uint8Array(letterFile(inner, root));
      return [{ name: `${title}.msg`, mediaType: LETTER, bytes: own, isDrawn: false }];
    }
    const content = part.bytes(ID.content);
    if (!content || content.length === 0) return [];
    const said = part.text(...ID.name) || 'file';
    const ending = part.text(ID.ending);
    const mediaType = part.text(ID.mediaType);
    const id = part.text(ID.contentId);
    const isPicture = mediaType.startsWith('image/') || /\.(?:png|jpe?g|gif|bmp|webp|emf|wmf)$/i.test(said);
    const isDrawn =
      isPicture &&
      (part.flag(ID.hidden) ||
        ((part.number(ID.flags) ?? 0) & IN_BODY) !== 0 ||
        (id !== '' && source.includes(`cid:${id}`)));
    return [{ name: endless(said) ? said + ending : said, mediaType, bytes: new Uint8Array(content), isDrawn }];
  });
}
