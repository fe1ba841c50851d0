import { kept, useKept } from '#web/ui/kept.ts';

/** The versions of CHANGELOG.md, the newest first, with the day of each: vite.config.ts reads them as it builds. */
declare const RELEASES: readonly (readonly [version: string, day: string | null])[];
export const releases = RELEASES;

const NEWEST = releases[0]![0];
const versions = releases.map(([version]) => version);
const seen = kept('versionSeen', versions, '');

/** The newest version while nobody in this browser has read what is new in it; null afterwards. */
export const useUnseen = (): string | null => (useKept(seen) === NEWEST ? null : NEWEST);

/** Keeps that what is new in the newest version was read here. */
export const markSeen = (): void => seen.set(NEWEST);
