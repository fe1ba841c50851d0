const PAGE = 64 * 1024;

/**
 * Lets no memory of a WebAssembly program of this process, such as PDFium's, grow beyond so many bytes: the program is told that there is no more. Node's own
 * limit does not count it. Answers how that is taken back.
 */
export function boundMemory(most: number): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own memory below
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
  return () => void (WebAssembly.Memory.prototype.grow = grow);
}
