/** A version and the day on which it was released, as YYYY-MM-DD; null while it was not. */
export type Release = readonly [version: string, day: string | null];

/** The versions that a changelog has a section of, in its order: the newest first. */
export const releasesOf = (changelog: string): Release[] =>
  [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (?:(\d{4}-\d\d-\d\d)|Unreleased)$/gm)].map(([, version, day]) => [
    version!,
    day ?? null,
  ]);
