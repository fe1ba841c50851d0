import path from 'node:path';
import { cut } from '#contract/words.ts';

/** Characters of the name of a folder, and of a file with its ending: with both a path stays below the 260 that Windows takes. */
const LONGEST = { folder: 60, file: 100 } as const;
/** What no file system of today takes in a name, and marks that show nothing or turn the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029/\\:*?"<>|]/gu;
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** A name that is one on every system: in NFC, without points or spaces at its ends, and no device's. Empty where nothing is left. */
function safe(raw: string): string {
  const name = raw
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return DEVICE.test(name) ? `_${name}` : name;
}

/** A safe name of a folder. */
export const folderName = (title: string, otherwise: string): string =>
  cut(safe(title), LONGEST.folder).replace(/[. ]+$/, '') || otherwise;

/** A safe name of a file: of a long one the ending stays. */
export function fileNameIn(raw: string, otherwise: string): string {
  const name = safe(raw) || otherwise;
  const ending = /^\.[a-z0-9]{1,8}$/i.exec(path.posix.extname(name))?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  return `${cut(stem, LONGEST.file - ending.length).replace(/[. ]+$/, '') || otherwise}${ending}`;
}
