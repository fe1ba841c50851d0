import { ArrowLeft, Pencil } from 'lucide-react';
import type { SetLaw } from '#contract/laws.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { lawText } from './law-text.ts';
import type { ChoosableSet } from './use-law-sets.ts';

type Props = {
  set: ChoosableSet;
  isHere: (law: SetLaw) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (address: string, on: boolean) => void;
  onEdit: () => void;
  onBack: () => void;
};
/** The norms of a set, each of which can be left out. */
export function SetLaws({ set, isHere, chosen, onChoose, onEdit, onBack }: Props) {
  const t = useText(lawText);
  return (
    <>
      <TextLink icon={ArrowLeft} className="text-note" onClick={onBack}>
        {t.back}
      </TextLink>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 text-ui font-semibold [overflow-wrap:anywhere]">{set.name}</h3>
        <Button variant="outline" size="sm" icon={Pencil} onClick={onEdit}>
          {set.own === null ? t.copy : t.edit}
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {set.laws.map((law) => (
          <Choice
            key={law.address}
            name={law.name}
            title={law.title}
            about={isHere(law) ? t.here : ''}
            checked={chosen.has(law.address)}
            disabled={isHere(law)}
            onChange={(on) => onChoose(law.address, on)}
          />
        ))}
      </ul>
    </>
  );
}
