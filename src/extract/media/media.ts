import type { SourceType } from '#contract/source-type.ts';
import { Unreadable } from '../extracted.ts';
import { sniff } from '../sniff.ts';
import { decode } from '../text/text.ts';

/** What the bytes of a recording are packed in. `mp4` stands for all that QuickTime became: mp4, m4a, m4v, mov. */
export type Container = 'mp3' | 'wav' | 'aac' | 'flac' | 'ogg' | 'mp4' | 'matroska' | 'avi' | 'flv' | 'asf';

const at = (bytes: Buffer, offset: number, signature: string): boolean =>
  bytes.toString('latin1', offset, offset + signature.length) === signature;

/** Bytes that an MP3 or AAC stream begins with: eleven or twelve set bits, then a layer and a rate that exist (ISO 11172-3, 13818-7). */
function frameOf(bytes: Buffer): 'mp3' | 'aac' | null {
  // Some encoders leave zeros before the first frame.
  const start = bytes.findIndex((byte) => byte !== 0);
  const [first, second = 0, third = 0] = start < 0 ? [0] : bytes.subarray(start, start + 3);
  if (first !== 0xff) return null;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const isMp3 =
    (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0 && (third & 0xf0) !== 0xf0;
  return isMp3 && (third & 0x0c) !== 0x0c ? 'mp3' : null;
}

/** What the first bytes say that a recording is packed in; null where they are of nothing that is known. */
export function containerOf(bytes: Buffer): Container | null {
  if (at(bytes, 0, 'RIFF') || at(bytes, 0, 'RF64'))
    return at(bytes, 8, 'WAVE') ? 'wav' : at(bytes, 8, 'AVI ') ? 'avi' : null;
  if (at(bytes, 0, 'ID3')) return 'mp3';
  if (at(bytes, 0, 'OggS')) return 'ogg';
  if (at(bytes, 0, 'fLaC')) return 'flac';
  if (at(bytes, 0, 'FLV')) return 'flv';
  if (at(bytes, 0, '\x1aE\xdf\xa3')) return 'matroska';
  if (at(bytes, 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11')) return 'asf';
  // HEIC and AVIF are pictures in the same box.
  if (at(bytes, 4, 'ftyp'))
    return /^(heic|heix|hevc|mif1|msf1|avif|avis)$/.test(bytes.toString('latin1', 8, 12)) ? null : 'mp4';
  if (['moov', 'mdat', 'wide', 'free', 'skip'].some((box) => at(bytes, 4, box))) return 'mp4';
  return frameOf(bytes);
}

/** Types that are spoken. */
const SPOKEN: readonly SourceType[] = ['audio', 'video'];
export const isSpoken = (type: SourceType): boolean => SPOKEN.includes(type);

/**
 * The container of a recording by its first bytes. A file that is something else (a PDF, an archive, a text: a list of other files is one) is WRONG_TYPE, one
 * that is nothing known MEDIA_UNREADABLE, and neither is sent anywhere.
 */
export function recordingOf(head: Buffer): Container {
  if (head.length === 0) throw new Unreadable('EMPTY_FILE');
  const container = containerOf(head);
  if (container) return container;
  if (sniff(head) !== null || isText(head)) throw new Unreadable('WRONG_TYPE');
  throw new Unreadable('MEDIA_UNREADABLE');
}

const CONTROL = /[\u0000-\u0008\u000e-\u001f\ufffd]/;
const isText = (head: Buffer): boolean => !CONTROL.test(decode(head.subarray(0, head.length & ~1)).text);
