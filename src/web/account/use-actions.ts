import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { setLanguage, useText } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { signOut } from './session.ts';
import { accountText } from './text.ts';

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Changes the language here and in the profile; one change at a time (specification 1, section 4). */
export function useChangeLanguage() {
  const [changing, setChanging] = useState(false);
  return async (language: Language): Promise<void> => {
    if (changing) return;
    setChanging(true);
    const words = accountText[language];
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
}

/** Ends the session and leads to the front page. */
export function useSignOut() {
  const t = useText(accountText);
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const heard = await signOut();
    if (!heard) toastError({ title: t.signOutFailed, text: t.signedOutAnyway });
    await navigate('/');
  };
}
