import type { Language } from '#contract/language.ts';
import type { ShownSample } from '#contract/sample.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import { shownSample } from '#server/sample/index.ts';

/** The sample as the build writes it into its page (sample-plugin.ts): answered by the engine without a model, so that nothing leaves for it. */
export const made: Record<Language, ShownSample> = {
  en: await shownSample(embedded, 'en'),
  es: await shownSample(embedded, 'es'),
};
