import { Bold, Heading, Italic, Link, List, TextQuote, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { applyEdit, format, nextLine, type Format } from './markdown-edit.ts';
import { notesText } from './text.ts';

const BUTTONS: readonly { what: Format; icon: LucideIcon; key?: string }[] = [
  { what: 'bold', icon: Bold, key: 'B' },
  { what: 'italic', icon: Italic, key: 'I' },
  { what: 'heading', icon: Heading },
  { what: 'list', icon: List },
  { what: 'quote', icon: TextQuote },
  { what: 'link', icon: Link, key: 'K' },
];
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
/** Whether the key that commands are given with on this machine is held, and no other. */
export const isCommand = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  !event.altKey && (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);
/** A command as it is written on this machine: Ctrl+B, ⌘B. */
const commandOf = (key: string): string => (isApple ? `⌘${key}` : `Ctrl+${key}`);

function run(area: HTMLTextAreaElement, what: Format): void {
  applyEdit(area, format(area.value, area.selectionStart, area.selectionEnd, what));
}

/** The commands of the field where a note is written, and Enter within a list. */
export function keysOfField(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const area = event.currentTarget;
  if (event.nativeEvent.isComposing) return;
  const button = !event.shiftKey && isCommand(event) && BUTTONS.find(({ key }) => key === event.key.toUpperCase());
  const line =
    event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
      ? area.selectionStart === area.selectionEnd && nextLine(area.value, area.selectionStart)
      : false;
  if (!button && !line) return;
  event.preventDefault();
  event.stopPropagation();
  if (button) run(area, button.what);
  else if (line) applyEdit(area, line);
}

/** Sets the signs of Markdown in the text. */
export function Toolbar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const t = useText(notesText);
  return (
    <div role="toolbar" aria-label={t.formatting} className="-ml-2 flex flex-wrap items-center sm:ml-0">
      {BUTTONS.map(({ what, icon, key }) => (
        <IconButton
          key={what}
          icon={icon}
          label={t.formats[what]}
          title={key ? `${t.formats[what]} (${commandOf(key)})` : t.formats[what]}
          onClick={() => field.current && run(field.current, what)}
        />
      ))}
    </div>
  );
}
