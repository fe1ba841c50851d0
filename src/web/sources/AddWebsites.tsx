import { Globe } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { MAX_WEBSITES } from '#contract/sources.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useFormats, type Formats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { addressesIn, type Typed } from './addresses.ts';
import { useAddWebsites, type NotAdded } from './use-add-websites.ts';
import { websiteText } from './website-text.ts';

type Words = (typeof websiteText)['en'] | (typeof websiteText)['es'];
/** Lines that are named when they are no addresses; of more it is said how many. */
const NAMED = 3;
/** Characters of such a line that are shown. */
const SHOWN = 60;

/** What is wrong with the lines before anything is sent; undefined where nothing is. */
function faultIn(list: readonly Typed[], t: Words, { number }: Formats): string | undefined {
  if (list.length > MAX_WEBSITES) return t.tooMany(number(MAX_WEBSITES), number(list.length));
  const wrong = list.filter(({ url }) => url === null);
  if (wrong.length === 0) return undefined;
  const named = wrong
    .slice(0, NAMED)
    .map(({ line, typed }) => t.wrong(number(line), typed.length > SHOWN ? `${typed.slice(0, SHOWN)}…` : typed));
  const more = wrong.length - named.length;
  return [...named, ...(more > 0 ? [t.wrongMore(number(more))] : [])].join(' · ');
}

/** Pages of the web as sources, one address a line. What the server does not take stays in the field, with the reason. */
export function AddWebsites({ notebookId, onClose }: { notebookId: string; onClose: () => void }) {
  const t = useText(websiteText);
  const common = useText(words);
  const formats = useFormats();
  const here = useCapabilities();
  const { add, busy } = useAddWebsites(notebookId);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [not, setNot] = useState<readonly NotAdded[]>([]);
  const list = addressesIn(text);
  const fault = faultIn(list, t, formats);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (list.length === 0 || busy) return;
    setAsked(true);
    if (fault) return;
    setNot([]);
    const left = await add(list);
    if (left.length === 0) return onClose();
    setAsked(false);
    setText(left.map(({ typed }) => typed).join('\n'));
    setNot(left);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      icon={Globe}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="websites" disabled={list.length === 0 || busy}>
            {busy ? t.adding : t.add(list.length, formats.number(list.length))}
          </Button>
        </>
      }
    >
      <form id="websites" className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextArea
          id="websites-addresses"
          label={t.addresses}
          rows={7}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="[overflow-wrap:anywhere]"
          value={text}
          readOnly={busy}
          onChange={(event) => {
            setText(event.target.value);
            setNot([]);
          }}
          error={asked || list.length > MAX_WEBSITES ? fault : undefined}
          hint={here?.videos ? `${t.hint} ${t.videos}` : t.hint}
          autoFocus
        />
        {not.length > 0 && (
          <Notice tone="bad" title={t.notAdded(not.length)} alert>
            <ul className="mt-1 grid gap-1 [overflow-wrap:anywhere]">
              {not.map(({ typed, why }, at) => (
                <li key={at}>
                  <b className="block font-medium">{typed}</b>
                  {why}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
