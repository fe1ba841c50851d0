import { ClipboardPaste } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { text } from '#contract/language.ts';
import { MAX_WEBSITES } from '#contract/sources.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/Field.tsx';
import { linksOf } from './links.ts';

const pasteText = text({
  en: {
    title: 'Paste text or a link',
    label: 'Text, or links, one per line',
    add: 'Add to the notebook',
    begin: 'Start notebook',
    beginning: 'Starting...',
    links: (n: number, shown: string) =>
      n === 1 ? 'This link will be read as a web page.' : `These ${shown} links will be read as web pages.`,
    tooMany: (max: string) => `Up to ${max} links can be added at once.`,
  },
  es: {
    title: 'Pegar texto o un enlace',
    label: 'Texto, o enlaces, uno por línea',
    add: 'Agregar al cuaderno',
    begin: 'Empezar cuaderno',
    beginning: 'Empezando...',
    links: (n, shown) =>
      n === 1 ? 'Este enlace se leerá como página web.' : `Estos ${shown} enlaces se leerán como páginas web.`,
    tooMany: (max) => `Se pueden agregar hasta ${max} enlaces a la vez.`,
  },
});

type Props = {
  /** What was pasted before the dialog was there. */
  first: string;
  busy: boolean;
  /** Whether it is added to a notebook that is there. */
  adds?: boolean;
  onBegin: (pasted: string) => void;
  onClose: () => void;
};
/** Begins a notebook, or adds to one, with a text or with pages of the web. */
export function PasteToBegin({ first, busy, adds = false, onBegin, onClose }: Props) {
  const t = useText(pasteText);
  const common = useText(words);
  const { number } = useFormats();
  const [content, setContent] = useState(first);
  const links = linksOf(content);
  const tooMany = links.length > MAX_WEBSITES;
  const complete = content.trim() !== '' && !tooMany;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete && !busy) onBegin(content);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      width={640}
      icon={ClipboardPaste}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="paste-to-begin" disabled={!complete || busy}>
            {adds ? t.add : busy ? t.beginning : t.begin}
          </Button>
        </>
      }
    >
      <form id="paste-to-begin" onSubmit={submit}>
        <TextArea
          id="pasted"
          label={t.label}
          rows={10}
          className="font-serif"
          value={content}
          onChange={({ target }) => setContent(target.value)}
          hint={links.length > 0 && t.links(links.length, number(links.length))}
          error={tooMany ? t.tooMany(number(MAX_WEBSITES)) : undefined}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
