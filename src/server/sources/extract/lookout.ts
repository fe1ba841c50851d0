import type { ChildProcess } from 'node:child_process';
import type { Looked, PageImage } from '#extract/look.ts';
import { Problem } from '#server/http/problem.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import type { Ask } from './parent-eyes.ts';
import type { Watch } from './watch.ts';

/** Reads the images that a child shows, one at a time, and answers each. Ends with the signal. */
export function lookFor(child: ChildProcess, ocr: Ocr, watch: Watch, signal: AbortSignal): void {
  let busy = false;
  child.on('message', (message) => {
    const image = imageOf(message);
    if (!image || busy) return;
    busy = true;
    void look(image).then((looked) => {
      busy = false;
      if (signal.aborted || !child.connected) return;
      watch.alive();
      child.send(looked, () => undefined);
    });
  });

  async function look(image: PageImage): Promise<Looked> {
    if (!watch.waits()) return { failed: 'TOO_SLOW' };
    try {
      return await ocr.read(image, signal);
    } catch (error) {
      return { failed: error instanceof Problem ? error.code : 'CORRUPT' };
    }
  }
}

/** The image that a message shows; the child is not trusted to send one. */
function imageOf(message: unknown): PageImage | null {
  const { look } = (message ?? {}) as Partial<Ask>;
  return look?.bytes instanceof Uint8Array && typeof look.mediaType === 'string' ? look : null;
}
