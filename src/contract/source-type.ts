import { z } from 'zod';

/** The `type` of a source, as the specification lists them. */
export const sourceType = z.enum([
  'pdf',
  'audio',
  'image',
  'video',
  'txt',
  'md',
  'xlsx',
  'docx',
  'text',
  'website',
  'youtube',
  'doc',
  'multiple-websites',
  'copied-text',
]);
export type SourceType = z.infer<typeof sourceType>;

const EXTENSIONS: Partial<Record<SourceType, string[]>> = {
  pdf: ['pdf'],
  txt: ['txt'],
  md: ['md'],
  docx: ['docx'],
  doc: ['doc'],
  xlsx: ['xlsx'],
  audio: ['mp3', 'wav', 'm4a', 'aac', 'flac', 'ogg'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg'],
  video: ['mp4', 'webm', 'mov', 'avi', 'mkv', 'flv', 'wmv', 'm4v'],
};

/** The type that a file's name says; any other extension is typed as text (specification 1, section 5). */
export function typeOfName(name: string): SourceType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  for (const [type, endings] of Object.entries(EXTENSIONS)) if (endings.includes(ending)) return type as SourceType;
  return 'text';
}

/** The name of a file without the ending that says its type; an ending that says none is part of the name. */
export const withoutEnding = (name: string): string =>
  typeOfName(name) === 'text' ? name : name.replace(/\.[^.]+$/, '');

/** The types that Fojas can read today; a file of another type ends failed with UNSUPPORTED_TYPE. */
export const READABLE: readonly SourceType[] = [
  'pdf',
  'docx',
  'doc',
  'xlsx',
  'txt',
  'md',
  'text',
  'copied-text',
  'audio',
  'video',
];
