import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { securityText } from './text.ts';

type Props = { what: 'codes' | 'passkey'; onAdd: () => void; onClose: () => void };

/** Why the last second factor stays where the operator asks for one, and the way to another. `what`: the one that there is. */
export function LastFactor({ what, onAdd, onClose }: Props) {
  const t = useText(securityText);
  const { close } = useText(words);
  return (
    <Dialog
      open
      brief
      onClose={onClose}
      title={t.lastTitle}
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
          <Button onClick={onAdd}>{what === 'codes' ? t.addPasskey : t.turnOnCodes}</Button>
        </>
      }
    >
      <p className="text-ui text-ink-2">{what === 'codes' ? `${t.lastText} ${t.lastCodes}` : t.lastText}</p>
    </Dialog>
  );
}
