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
  'odt',
  'pptx',
  'rtf',
  'eml',
  'msg',
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
  odt: ['odt'],
  pptx: ['pptx'],
  rtf: ['rtf'],
  eml: ['eml'],
  msg: ['msg'],
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

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const VIDEO = /^[\w-]{11}$/;
/** The video that an address of YouTube is about, by its id; null for any other address. */
export function videoOf({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  let id: string | null = null;
  if (hostname === 'youtu.be') id = first;
  else if (YOUTUBE.test(hostname))
    id = first === 'watch' ? searchParams.get('v') : /^(?:shorts|live|embed|v)$/.test(first) ? second : null;
  return id !== null && VIDEO.test(id) ? id : null;
}

/** The type of a source that an address of the web is. */
export const typeOfUrl = (url: URL): SourceType => (videoOf(url) === null ? 'website' : 'youtube');

/** The name of a file without the ending that says its type; an ending that says none is part of the name. */
export const withoutEnding = (name: string): string =>
  typeOfName(name) === 'text' ? name : name.replace(/\.[^.]+$/, '');
