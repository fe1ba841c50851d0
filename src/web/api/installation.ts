import { PASSWORD } from '#contract/account.ts';
import { formats } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language.ts';

/**
 * What a page is told of its installation as it comes: whether work costs tokens, the tokens of a new account (null for none), and the characters that a new
 * password has at least.
 */
export type Installation = { billing: boolean; welcome: number | string | null; password: number | string };

/** Off the server (development) it is not told: then work costs, and nothing is promised. */
function told(): Installation {
  if (typeof document === 'undefined') return { billing: true, welcome: null, password: PASSWORD.min };
  const { billing, welcome, password } = document.documentElement.dataset;
  return { billing: billing !== 'off', welcome: Number(welcome) || null, password: Number(password) || PASSWORD.min };
}
let current = told();

/** Only where pages are written beforehand: all that is drawn next is for this installation. What is a word stands in the place of its number. */
export const install = (installation: Installation): void => void (current = installation);

/** Whether work costs tokens here. Unlike `useCapabilities` it is known from the first moment. */
export const costs = (): boolean => current.billing;

/** Characters that a new password has at least. */
export const passwordMin = (): number | string => current.password;

/** The tokens of a new account, as they are written; null where there are none. */
export function useWelcome(): string | null {
  const language = useLanguage();
  const { billing, welcome } = current;
  if (!billing || welcome === null) return null;
  return typeof welcome === 'string' ? welcome : formats(language).number(welcome);
}
