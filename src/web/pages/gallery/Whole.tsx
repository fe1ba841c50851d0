import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { WholeWindow } from '#web/ui/WholeWindow.tsx';
import { answersText } from './answers-text.ts';
import { Cell } from './Cell.tsx';

/** What takes the whole window. */
export function Whole() {
  const t = useText(answersText);
  const [open, setOpen] = useState(false);
  return (
    <Cell name={t.whole}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t.whole}
      </Button>
      {open && (
        <WholeWindow title={t.whole} bar={() => undefined} onClose={() => setOpen(false)}>
          <p className="p-4">{t.policy}</p>
        </WholeWindow>
      )}
    </Cell>
  );
}
