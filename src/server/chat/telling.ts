import type { DraftSegment, Hear } from '#server/ports/ai/port.ts';
import type { Certifier, Told } from '#server/sources/index.ts';

/** Hears how far an answer is, and each of its segments once it was verified. */
export type Audience = {
  stage: (stage: 'searching' | 'answering' | 'verifying') => void;
  segment: (told: Told) => void;
};

/**
 * Tells the segments of an answer as they are heard, each once. The first ones wait until a quotation has been found, so that no words are shown of
 * an answer that may rest on nothing; a quotation that was not found waits for its mending, and a heading of a model for what stands below it.
 */
export function telling(certifier: Certifier, { stage, segment: tell }: Audience): Hear {
  const done = new Set<DraftSegment>();
  let waiting: DraftSegment[] | null = [];
  let [answering, verifying, shown] = [false, false, false];
  const show = (segment: DraftSegment): void => {
    if (done.has(segment)) return;
    const ready = certifier.tell(segment);
    if (ready.length === 0 && segment.claims.length > 0) return;
    done.add(segment);
    shown ||= ready.length > 0;
    ready.forEach(tell);
  };
  return (segment) => {
    if (!answering) stage('answering');
    answering = true;
    const missing = certifier.missing(segment);
    if (missing.length > 0 && !verifying) {
      stage('verifying');
      verifying = true;
    }
    if (!waiting) show(segment);
    else {
      if (!waiting.includes(segment)) waiting.push(segment);
      if (segment.claims.length > missing.length) {
        const ready = waiting;
        waiting = null;
        ready.forEach(show);
      }
    }
    return { missing, shown };
  };
}
