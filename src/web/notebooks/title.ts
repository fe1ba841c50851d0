import { isDefaultTitle, UNTITLED } from '#contract/notebooks.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The title of a notebook as it is shown: one that the product gave is in the language on screen, whichever it was made in. */
export function useTitle(title: string): string {
  const language = useLanguage();
  return isDefaultTitle(title) ? UNTITLED[language] : title;
}
