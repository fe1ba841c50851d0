import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Notebook } from '#contract/notebooks.ts';
import { useUser } from '#web/account/Guard.tsx';
import { useText } from '#web/i18n/language.ts';
import { TitleEdit } from '#web/notebooks/TitleEdit.tsx';
import { SearchButton } from '#web/search/SearchButton.tsx';
import { TokenChip } from '#web/tokens/TokenChip.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Account } from '../Account.tsx';
import { notebookText } from './text.ts';

/** The bar of a notebook: back, the logo where there is room, the title, the account. */
export function Header({ notebook }: { notebook: Notebook }) {
  const t = useText(notebookText);
  const user = useUser();
  return (
    <header className="flex h-14 shrink-0 items-center gap-2.5 border-b border-line px-3 desk:px-4">
      <Link
        to="/dashboard"
        aria-label={t.back}
        title={t.back}
        className="grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink max-sm:size-11"
      >
        <ArrowLeft className="size-4" aria-hidden />
      </Link>
      <Link to="/" aria-label="Fojas" className="flex rounded-md max-desk:hidden">
        <Logo />
      </Link>
      <span aria-hidden className="mx-1 h-5 border-l border-line max-desk:hidden" />
      <div className="flex min-w-0 flex-1">
        <TitleEdit key={notebook.title} notebook={notebook} />
      </div>
      <SearchButton until="desk" />
      <TokenChip yields />
      <Account user={user} />
    </header>
  );
}
