import type { Language } from '#contract/language.ts';
import type { StudioJob } from '#contract/studio.ts';
import { formats } from '#web/i18n/format.ts';
import { studioText } from './text.ts';

/** Why a generation failed, and that its tokens were returned where it had cost any: the one place that speaks of them. */
export function whyFailed({ error_message, status, tokens }: StudioJob, language: Language): string {
  const t = studioText[language];
  const why = error_message ?? t.failed;
  return tokens && status === 'failed'
    ? `${why} ${t.tokensBack(tokens, t.tokens(tokens, formats(language).number(tokens)))}`
    : why;
}
