import { useState } from 'react';
import { accountApi } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { menuText } from './menu-text.ts';

/** Each language in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Changes the language here and in the profile; one change at a time (specification 1, section 4): `changing` while one is on its way. */
export function useChangeLanguage() {
  const [changing, setChanging] = useState(false);
  const change = async (language: Language): Promise<void> => {
    if (changing) return;
    setChanging(true);
    const words = menuText[language];
    try {
      const user = await call(accountApi.update, { body: { metadata: { language } } });
      queries.setQueryData(keyOf(accountApi.profile, {}), user);
      setLanguage(language);
      toast({ title: words.languageChanged[language] });
    } catch {
      toastError({ title: words.languageFailed });
    } finally {
      setChanging(false);
    }
  };
  return { change, changing };
}
