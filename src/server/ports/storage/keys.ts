const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** The segments of a key. Refuses what could leave its place: keys are made by our code, so a bad one is a fault of ours. */
export function segmentsOf(key: string): string[] {
  const parts = key.split('/');
  if (parts.length > 16 || !parts.every((part) => SEGMENT.test(part)))
    throw new Error('a storage key has an unsafe segment');
  return parts;
}

/** Refuses a prefix that is not of whole segments: `user/n` would also find what lies below `user/n2`. */
export function checkPrefix(prefix: string): void {
  if (prefix === '') return;
  if (!prefix.endsWith('/')) throw new Error('a storage prefix ends with a slash');
  segmentsOf(prefix.slice(0, -1));
}
