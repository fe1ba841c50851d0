import { Languages, LogOut, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '#contract/account.ts';
import { languages } from '#contract/language.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { setTheme, THEMES, useTheme } from '#web/ui/theme.ts';
import { menuText } from './menu-text.ts';
import { LANGUAGE_NAMES, useChangeLanguage } from './use-change-language.ts';
import { useSignOut } from './use-sign-out.ts';

type Props = { user: User; mark?: ReactNode; children?: ReactNode };
/** The avatar and its menu: who is signed in, language, colours, log out. `children` are further things to do, above them; `mark` lies over the avatar. */
export function AccountMenu({ user, mark, children }: Props) {
  const t = useText(menuText);
  const language = useLanguage();
  const theme = useTheme();
  const { change } = useChangeLanguage();
  const leave = useSignOut();
  return (
    <Menu
      trigger={
        <button type="button" className="relative shrink-0 rounded-full">
          <Avatar name={user.full_name} />
          {mark}
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
