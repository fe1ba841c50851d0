import { ExternalLink, Link2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, buttonLook } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { isLink, type Link } from '../contract.ts';
import { check, type Written } from './check.ts';
import { quickText } from './text.ts';
import { useSave } from './use-links.ts';

const FORM = 'quick-access-form';
type Props = { notebookId: string; link: Link | null; onClose: () => void };

/** Writes a link: a new one, or one of the list. Faults are told when it is saved, and as they are mended. */
export function LinkDialog({ notebookId, link, onClose }: Props) {
  const t = useText(quickText);
  const common = useText(words);
  const [written, setWritten] = useState<Written>({ title: link?.title ?? '', link: link?.metadata.link ?? '' });
  const [told, setTold] = useState(false);
  const saving = useSave(notebookId, link?.id ?? null, onClose);
  const faults = told ? check(written) : {};
  const write = (change: Partial<Written>): void => setWritten({ ...written, ...change });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const [first] = Object.keys(check(written));
    setTold(true);
    if (first) document.getElementById(`quick-${first}`)?.focus();
    else saving.mutate(written);
  };
  return (
    <Dialog
      open
      onClose={() => !saving.isPending && onClose()}
      icon={Link2}
      title={link ? t.editTitle : t.newTitle}
      width={480}
      footer={
        <>
          <TestLink link={written.link.trim()} onRefused={() => setTold(true)} />
          <Button variant="ghost" onClick={onClose} disabled={saving.isPending}>
            {common.cancel}
          </Button>
          <Button type="submit" form={FORM} disabled={saving.isPending}>
            {saving.isPending ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="grid gap-4 pt-1">
        <Field
          id="quick-title"
          label={t.title}
          value={written.title}
          onChange={(event) => write({ title: event.target.value })}
          error={faults.title && (faults.title === 'long' ? t.longTitle : t.needed.title)}
          autoComplete="off"
          autoFocus
        />
        <Field
          id="quick-link"
          label={t.link}
          type="url"
          inputMode="url"
          value={written.link}
          onChange={(event) => write({ link: event.target.value })}
          placeholder={t.placeholder}
          error={faults.link && (faults.link === 'missing' ? t.needed.link : t.invalid)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

/** Opens the address as it is written, in a tab of the browser's own: nothing of it is asked by the server. */
function TestLink({ link, onRefused }: { link: string; onRefused: () => void }) {
  const t = useText(quickText);
  if (!isLink(link))
    return (
      <Button variant="outline" icon={ExternalLink} className="mr-auto" onClick={onRefused}>
        {t.test}
      </Button>
    );
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={t.testHelp}
      className={buttonLook({ variant: 'outline' }, 'mr-auto')}
    >
      <ExternalLink className="size-4 shrink-0" aria-hidden />
      {t.test}
    </a>
  );
}
