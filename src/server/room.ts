const kept = new Set<() => void>();

/** Tells how processes that are kept without work are ended, once another needs their memory. */
export const givesRoom = (end: () => void): void => void kept.add(end);

/** Ends what is kept without work: whoever starts a process that reads much calls it first. */
export const makeRoom = (): void => kept.forEach((end) => end());
