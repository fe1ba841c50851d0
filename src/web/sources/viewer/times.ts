/** The line, counted from 1, that is spoken at a second; null before the first, and where there are no times. */
export function lineAt(times: readonly number[] | null, second: number): number | null {
  if (!times) return null;
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= second) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low;
}

/** A video of YouTube at a second; null for an address that is none. */
export function videoAt(url: string | null, second: number): string | null {
  if (!url || !URL.canParse(url)) return null;
  const video = new URL(url);
  if (video.protocol !== 'https:' && video.protocol !== 'http:') return null;
  video.searchParams.set('t', `${Math.floor(second)}s`);
  return video.href;
}

/** What a browser is told that a file is; it plays none that is said to be mere bytes. Only what browsers play is here. */
const MEDIA: Record<string, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  mkv: 'video/webm',
};
export const mediaTypeOf = (name: string): string => MEDIA[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
