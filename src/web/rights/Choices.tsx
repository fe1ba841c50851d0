import { Link } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { buttonLook, TextLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { rightsText } from './text.ts';

type Props = { onClose: () => void; onOther: () => void };

/** What is corrected where. */
export function Correct({ onClose, onOther }: Props) {
  const t = useText(rightsText);
  return (
    <Dialog open onClose={onClose} title={t.correctTitle} width={480}>
      <p className="text-ui text-ink-2">{t.correct}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Link to="/profile" onClick={onClose} className={buttonLook({ variant: 'outline' })}>
          {t.toProfile}
        </Link>
        <TextLink onClick={onOther}>{t.askTitle}</TextLink>
      </div>
    </Dialog>
  );
}

/** What is deleted where. Of a blocked account the notebooks cannot be opened; its deletion stands on the same page. */
export function Erase({ frozen, onClose, onOther }: Props & { frozen: boolean }) {
  const t = useText(rightsText);
  return (
    <Dialog open onClose={onClose} title={t.eraseTitle} width={520}>
      <ul className="list-disc space-y-1.5 pl-5 text-ui text-ink-2">
        {t.erase.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!frozen && (
          <>
            <Link to="/dashboard" className={buttonLook({ variant: 'outline' })}>
              {t.toNotebooks}
            </Link>
            <Link to="/profile" onClick={onClose} className={buttonLook({ variant: 'outline' })}>
              {t.toAccount}
            </Link>
          </>
        )}
        <TextLink onClick={onOther}>{t.otherErase}</TextLink>
      </div>
    </Dialog>
  );
}
