import { Languages, LogOut, SunMoon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accountApi, type User } from '#contract/account.ts';
import { languages, type Language } from '#contract/language.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { setLanguage, useLanguage, useText } from '#web/i18n/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { setTheme, THEMES, useTheme } from '#web/ui/theme.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { signOut } from './session.ts';
import { accountText } from './text.ts';

const NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Changes the language here and in the profile; one change at a time (specification 1, section 4). */
function useChangeLanguage() {
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

/** The avatar and its menu: who is signed in, language, colours, log out. `children` are further things to do, above them. */
export function AccountMenu({ user, children }: { user: User; children?: ReactNode }) {
  const t = useText(accountText);
  const language = useLanguage();
  const theme = useTheme();
  const navigate = useNavigate();
  const change = useChangeLanguage();
  const leave = async (): Promise<void> => {
    const heard = await signOut();
    if (!heard) toastError({ title: t.signOutFailed, text: t.signedOutAnyway });
    await navigate('/');
  };
  return (
    <Menu
      trigger={
        <button type="button" className="shrink-0 rounded-full">
          <Avatar name={user.full_name} />
          <span className="sr-only">{t.menu(user.full_name)}</span>
        </button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      <MenuLine />
      {children}
      <MenuChoice
        icon={Languages}
        label={t.language}
        value={language}
        items={languages.map((id) => ({ id, label: NAMES[id], lang: id }))}
        onChange={(id) => void change(id)}
      />
      <MenuChoice
        icon={SunMoon}
        label={t.theme}
        value={theme}
        items={THEMES.map((id) => ({ id, label: t.themes[id] }))}
        onChange={setTheme}
      />
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {t.signOut}
      </MenuItem>
    </Menu>
  );
}
