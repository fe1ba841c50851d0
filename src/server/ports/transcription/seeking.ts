/**
 * Whether an MP4 can only be read by going back and forth: its table of contents (`moov`) does not stand before its sound and pictures (`mdat`), as
 * far as its first bytes tell. Boxes by ISO 14496-12: a size of 32 bits, a type of four letters; size 1 means that 64 bits follow, 0 "to the end".
 */
export function needsSeeking(head: Buffer): boolean {
  for (let at = 0; at + 8 <= head.length;) {
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'moov') return false;
    if (type === 'mdat') return true;
    const short = head.readUInt32BE(at);
    if (short === 1 && at + 16 > head.length) return true;
    const size = short === 1 ? Number(head.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return true;
    at += size;
  }
  return true;
}
