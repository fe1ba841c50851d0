import { ShieldAlert, Upload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { AnalysisSheet } from '#web/ui/AnalysisSheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Prove, type Shown } from '#web/ui/proof/Prove.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { useTyped } from '#web/ui/proof/typed.tsx';
import { Cell, Line } from './Cell.tsx';
import { galleryText } from './text.ts';

/** What opens over the page. */
export function Dialogs() {
  const t = useText(galleryText);
  const common = useText(words);
  const [open, setOpen] = useState<'dialog' | 'form' | 'confirm' | 'sheet' | null>(null);
  const close = (): void => setOpen(null);
  const [way, choose] = useState<Shown['way'] | null>('password');
  const [password, code] = [useTyped(t.field), useTyped(t.field)];
  const owner = { ...password, byPassword: true };
  const proof: Shown = {
    way: way ?? 'password',
    choose,
    owner,
    code,
    byApplication: true,
    mayPasskey: true,
    coded: true,
  };
  return (
    <Cell name={t.over}>
      <Line>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          {t.dialog}
        </Button>
        <Button variant="outline" onClick={() => setOpen('form')}>
          {t.form}
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          {t.question}
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          {t.analysis}
        </Button>
      </Line>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        icon={Upload}
        title={t.dialog}
        about={t.hint}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {common.cancel}
            </Button>
            <Button onClick={close}>{common.save}</Button>
          </>
        }
      >
        <p>{t.notice}</p>
      </Dialog>
      {open === 'form' && (
        <Step title={t.form} label={common.save} doing={common.saving} send={async () => close()} onClose={close}>
          <Field id="form_dialog_title" label={t.field} />
          <Prove proof={proof} />
        </Step>
      )}
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title={t.removeTitle}
        label={common.remove}
        busyLabel={common.deleting}
        busy={false}
        onConfirm={close}
      >
        {t.removeText}
      </ConfirmDialog>
      {open === 'sheet' && (
        <AnalysisSheet onClose={close} icon={ShieldAlert} title={t.analysis} about={t.lease}>
          <p className="read px-5 py-4 sm:px-8">{t.read}</p>
        </AnalysisSheet>
      )}
    </Cell>
  );
}
