import clsx from 'clsx';
import { CircleCheck, Ellipsis, ExternalLink, Globe, Pencil, Trash2 } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { hostOf, type Link } from '../contract.ts';
import { isSuggested } from './suggested.ts';
import { quickText } from './text.ts';

type Props = { link: Link; onEdit: () => void; onDelete: () => void };
/** A link: where it leads, in a window of its own that knows nothing of ours, and what can be done with it. */
export function LinkRow({ link: { title, metadata }, onEdit, onDelete }: Props) {
  const t = useText(quickText);
  const common = useText(words);
  const chosen = isSuggested(metadata.link);
  const Icon = chosen ? CircleCheck : Globe;
  return (
    <li className="flex items-center gap-0.5 rounded-md pr-1 hover:bg-sunken/60">
      <a
        href={metadata.link}
        target="_blank"
        rel="noopener noreferrer"
        title={metadata.link}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2 max-sm:py-2.5"
      >
        <Icon className={clsx('size-4 shrink-0', chosen ? 'text-ok' : 'text-ink-3')} aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-ui font-medium">{title}</span>
          <span className="block truncate text-meta text-ink-3">{hostOf(metadata.link)}</span>
        </span>
        <span className="sr-only">
          {chosen && `${t.chosen}, `}
          {t.opens}
        </span>
        <ExternalLink className="size-4 shrink-0 text-ink-2" aria-hidden />
      </a>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.options(title)} />}>
        <MenuItem icon={Pencil} onSelect={onEdit}>
          {t.edit}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={onDelete} danger>
          {common.remove}
        </MenuItem>
      </Menu>
    </li>
  );
}
