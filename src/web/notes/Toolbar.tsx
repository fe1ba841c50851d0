import {
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { Editor } from '@milkdown/kit/core';
import { useText } from '#web/i18n/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { IconButton } from '#web/ui/Button.tsx';
import { withCommand } from '#web/ui/keys.ts';
import { format, link, redo, undo, type Active, type Format } from './editor/commands.ts';
import { paneText } from './pane-text.ts';

const FORMATS: readonly { what: Format; icon: LucideIcon; key?: string; narrow: boolean }[] = [
  { what: 'heading', icon: Heading, narrow: true },
  { what: 'bold', icon: Bold, key: 'B', narrow: true },
  { what: 'italic', icon: Italic, key: 'I', narrow: true },
  { what: 'list', icon: List, narrow: true },
  { what: 'ordered', icon: ListOrdered, narrow: false },
  { what: 'quote', icon: TextQuote, narrow: false },
];

type Props = {
  active: Active;
  run: (command: (editor: Editor) => void) => void;
  /** Quotes what is selected or open in a source. */
  onQuote: () => void;
};
/** What can be done with the text that is selected, and with what is open in a source. On a phone what is used most. */
export function Toolbar({ active, run, onQuote }: Props) {
  const t = useText(paneText);
  const [linking, setLinking] = useState(false);
  const button = (
    icon: LucideIcon,
    label: string,
    press: () => void,
    more: { pressed?: boolean; disabled?: boolean; className?: string } = {},
  ) => (
    <IconButton
      icon={icon}
      label={label}
      // The words stay selected while a finger or a pointer is on it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
      {...more}
    />
  );
  return (
    <div role="toolbar" aria-label={t.formatting} className="-ml-2 flex items-center">
      {FORMATS.map(({ what, icon, key, narrow }) => (
        <span key={what} className={narrow ? undefined : 'max-sm:hidden'}>
          {button(
            icon,
            key ? `${t.formats[what]} (${withCommand(key)})` : t.formats[what],
            () => run(format(what, active[what])),
            {
              pressed: active[what],
            },
          )}
        </span>
      ))}
      <span className="max-sm:hidden">
        {button(Link, t.formats.link, () => (active.link ? run(link(null)) : setLinking(true)), {
          pressed: active.link,
        })}
      </span>
      {button(Quote, `${t.quoteSource} (${withCommand('Alt C')})`, onQuote)}
      <span className="flex max-desk:hidden">
        {button(Undo2, `${t.formats.undo} (${withCommand('Z')})`, () => run(undo), { disabled: !active.undo })}
        {button(Redo2, `${t.formats.redo} (${withCommand('Y')})`, () => run(redo), { disabled: !active.redo })}
      </span>
      {linking && <LinkDialog onClose={() => setLinking(false)} onLink={(href) => run(link(href))} />}
    </div>
  );
}

function LinkDialog({ onClose, onLink }: { onClose: () => void; onLink: (href: string) => void }) {
  const t = useText(paneText).link;
  const [address, setAddress] = useState('https://');
  const [wrong, setWrong] = useState(false);
  const submit = (): void => {
    const typed = address.trim();
    if (!/^https?:\/\/[^\s/]+/i.test(typed) || !URL.canParse(typed)) return setWrong(true);
    onClose();
    // After the dialog has handed the focus back.
    setTimeout(() => onLink(typed));
  };
  return (
    <FormDialog
      title={t.title}
      width={460}
      label={t.save}
      doing={t.save}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id="note-link"
        type="url"
        label={t.address}
        value={address}
        error={wrong ? t.invalid : undefined}
        onChange={(event) => {
          setWrong(false);
          setAddress(event.target.value);
        }}
        autoComplete="off"
      />
    </FormDialog>
  );
}
