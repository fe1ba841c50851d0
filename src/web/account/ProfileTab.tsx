import { KeyRound, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/account.ts';
import { languages } from '#contract/language.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { setTheme, THEMES, useTheme } from '#web/ui/theme.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EditProfile } from './EditProfile.tsx';
import { passwordText } from './password-text.ts';
import { profileText } from './profile-text.ts';
import { menuText } from './menu-text.ts';
import { accountText } from './text.ts';
import { LANGUAGE_NAMES, useChangeLanguage } from './use-change-language.ts';

/** A heading with rows below it, each a name and what it is. `action` stands beside the heading. */
export function ProfileSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mb-9">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 className="font-serif text-[20px]/7 font-semibold">{title}</h2>
        {action}
      </div>
      <dl className="overflow-hidden rounded-lg border border-line bg-paper">{children}</dl>
    </section>
  );
}
export function ProfileRow({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-ui last:border-b-0">
      <dt className="w-[176px] shrink-0 text-ink-2 max-sm:w-full">{name}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-auto [overflow-wrap:anywhere]">{children}</span>
        {action}
      </dd>
    </div>
  );
}

/** The person, how Fojas looks and speaks to them, and the account. `children` stand between. */
export function ProfileTab({ user, children }: { user: User; children?: ReactNode }) {
  const t = useText(accountText);
  const menu = useText(menuText);
  const language = useLanguage();
  const theme = useTheme();
  const own = useText(profileText);
  const password = useText(passwordText);
  const { change, changing } = useChangeLanguage();
  const [open, setOpen] = useState<'edit' | 'password' | null>(null);
  const { date } = useFormats();
  return (
    <>
      <ProfileSection
        title={t.personal}
        action={
          <Button variant="outline" size="sm" icon={Pencil} onClick={() => setOpen('edit')}>
            {own.edit}
          </Button>
        }
      >
        <ProfileRow name={t.fullName}>{user.full_name}</ProfileRow>
        <ProfileRow name={t.email}>
          {user.email} <span className="text-note text-ink-3">{t.fixed}</span>
        </ProfileRow>
        <ProfileRow
          name={menu.language}
          action={
            <Segmented
              label={menu.language}
              value={language}
              disabled={changing}
              onChange={(id) => void change(id)}
              items={languages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
            />
          }
        >
          {LANGUAGE_NAMES[user.metadata.language]}
        </ProfileRow>
        <ProfileRow
          name={menu.theme}
          action={
            <Segmented
              label={menu.theme}
              value={theme}
              onChange={setTheme}
              items={THEMES.map((id) => ({ id, label: menu.themes[id] }))}
            />
          }
        >
          {menu.themes[theme]}
        </ProfileRow>
      </ProfileSection>
      {children}
      <ProfileSection title={t.account}>
        <ProfileRow name={t.userId}>{user.id}</ProfileRow>
        <ProfileRow name={t.updated}>{date(user.updated_at)}</ProfileRow>
        <ProfileRow
          name={own.password}
          action={
            user.has_password ? (
              <Button variant="outline" size="sm" icon={KeyRound} onClick={() => setOpen('password')}>
                {password.change}
              </Button>
            ) : (
              <Link to="/forgot-password" state={{ email: user.email }} className={textLinkLook('text-note')}>
                {own.setPassword}
              </Link>
            )
          }
        >
          {user.has_password ? own.passwordSince(date(user.password_changed_at)) : own.noPassword}
        </ProfileRow>
      </ProfileSection>
      <DeleteAccount />
      {open === 'edit' && <EditProfile user={user} onClose={() => setOpen(null)} />}
      {open === 'password' && <ChangePassword onClose={() => setOpen(null)} />}
    </>
  );
}
