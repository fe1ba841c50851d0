import type { Language } from '#contract/language.ts';
import type { ShownSample } from '#contract/sample.ts';

const NOTHING: ShownSample = { sources: [], exchanges: [] };

/** The sample in each language. The build and the server of development write what the engine answers in the place of this file (scripts/sample-plugin.ts). */
export const made: Record<Language, ShownSample> = { en: NOTHING, es: NOTHING };
