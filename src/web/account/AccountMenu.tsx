import { Languages, LogOut, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/account.ts';
import { languages } from '#contract/language.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { setTheme, THEMES, useTheme } from '#web/ui/theme.ts';
import { toastError } from '#web/ui/toast.tsx';
import { signOut } from './session.ts';
import { accountText } from './text.ts';
import { LANGUAGE_NAMES, useChangeLanguage } from './use-change-language.ts';

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
        items={languages.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))}
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
