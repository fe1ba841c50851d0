import type { User } from '#contract/account.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { accountText } from './text.ts';

/** Who is signed in: initials, name, e-mail, and since when. */
export function ProfileCard({ user }: { user: User }) {
  const t = useText(accountText);
  const { month } = useFormats();
  return (
    <div className="grid justify-items-start">
      <Avatar name={user.full_name} className="size-14 text-[18px]/6" />
      <p className="mt-4 font-serif text-[20px]/7 font-semibold [overflow-wrap:anywhere]">{user.full_name}</p>
      <p className="text-note text-ink-2 [overflow-wrap:anywhere]">{user.email}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-note text-ink-2">
        <Badge tone="ok">{t.active}</Badge>
        {t.since(month(user.created_at))}
      </p>
    </div>
  );
}
