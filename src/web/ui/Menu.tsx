import clsx from 'clsx';
import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

const PANEL = 'float-in z-50 min-w-48 max-w-[320px] rounded-lg border border-line bg-paper p-1 shadow-float';
const ITEM =
  'flex h-9 cursor-pointer items-center gap-2.5 rounded px-2.5 text-ui outline-none select-none data-highlighted:bg-sunken data-disabled:text-ink-3 max-sm:h-11';

/** The letter of an item chooses it while the menu is open. */
function chooseByLetter(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = event.currentTarget.querySelector<HTMLElement>(
    `[aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`,
  );
  if (!item) return;
  event.preventDefault();
  item.click();
}

/** A menu opens in the main part of its page, a landmark. That of a dialog does not: the page below a dialog is closed. */
const placeOf = (trigger: Element | null): HTMLElement | null =>
  trigger?.closest('[role$=dialog]') ? null : document.querySelector('main');

/** A menu that opens from `trigger`, one button. */
export function Menu({
  trigger,
  children,
  align = 'end',
}: {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={placeOf(button)}>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={PANEL} onKeyDown={chooseByLetter}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = {
  icon?: LucideIcon;
  onSelect: () => void;
  children: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The letter, a capital, that chooses it while the menu is open. */
  shortcut?: string;
};
/** One thing to do. */
export function MenuItem({ icon: Icon, onSelect, children, danger, disabled, shortcut }: ItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled ?? false}
      aria-keyshortcuts={shortcut}
      className={clsx(ITEM, danger && 'text-bad data-highlighted:bg-bad-soft')}
    >
      {Icon && <Icon className={clsx('size-4 shrink-0', !danger && 'text-ink-3')} aria-hidden />}
      <span className="min-w-0 truncate">{children}</span>
      {shortcut && (
        <kbd
          aria-hidden
          className="ml-auto rounded border border-line px-1.5 text-meta text-ink-3 [@media(hover:none)]:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </Radix.Item>
  );
}

/** A page of somebody else's, opened in a window of its own that knows nothing of ours. */
export function MenuLink({ icon: Icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <Radix.Item asChild className={ITEM}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
        <span className="min-w-0 truncate">{children}</span>
      </a>
    </Radix.Item>
  );
}

type ChoicesProps<T extends string> = {
  value: T;
  /** `note`: words beside an item that are never cut, such as its price. */
  items: readonly { id: T; label: string; lang?: string; note?: string | null }[];
  onChange: (id: T) => void;
  /** What is chosen, read out. */
  label?: string;
};
/** Things of which one stands, with a tick on it. */
export function MenuChoices<T extends string>({ value, items, onChange, label }: ChoicesProps<T>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={(id) => onChange(id as T)}>
      {items.map(({ id, label: said, lang, note }) => (
        <Radix.RadioItem key={id} value={id} lang={lang} className={ITEM}>
          <span className="min-w-0 truncate">{said}</span>
          {note && <span className="ml-auto shrink-0 text-note text-ink-3 tabular-nums">{note}</span>}
          <span className={clsx('w-4 shrink-0', !note && 'ml-auto')}>
            <Radix.ItemIndicator>
              <Check className="size-4 text-tinta" aria-hidden />
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

type ChoiceProps<T extends string> = ChoicesProps<T> & { icon: LucideIcon; label: string };
/** Such a choice that opens beside an item of the menu. */
export function MenuChoice<T extends string>({ icon: Icon, label, value, items, onChange }: ChoiceProps<T>) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={clsx(ITEM, 'data-[state=open]:bg-sunken')}>
        <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
        {label}
        <ChevronRight className="ml-auto size-4 text-ink-3" aria-hidden />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent sideOffset={4} collisionPadding={8} className={PANEL}>
          <MenuChoices value={value} items={items} onChange={onChange} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** Words in a menu that cannot be chosen. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="truncate px-2.5 py-2 text-note text-ink-3">{children}</Radix.Label>
);
export const MenuLine = () => <Radix.Separator className="my-1 border-t border-line" />;
