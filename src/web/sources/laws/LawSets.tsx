import { Layers, Plus } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { lawText } from './law-text.ts';
import type { ChoosableSet } from './use-law-sets.ts';

type Props = { sets: readonly ChoosableSet[]; onChoose: (set: ChoosableSet) => void; onNew: () => void };
/** Sets of norms, one button each; and a way to make one. */
export function LawSets({ sets, onChoose, onNew }: Props) {
  const t = useText(lawText);
  return (
    <section aria-labelledby="law-sets" className="mt-6">
      <h3 id="law-sets" className="mb-2 text-note font-semibold text-ink-3">
        {t.sets}
      </h3>
      <div className="flex flex-wrap gap-2">
        {sets.map((set) => (
          <Button key={set.key} variant="outline" size="sm" icon={Layers} onClick={() => onChoose(set)}>
            <span className="max-w-48 truncate">{set.name}</span>
            <span className="text-ink-3 tabular-nums">{set.laws.length}</span>
            <span className="sr-only">{t.lawsIn(set.laws.length)}</span>
          </Button>
        ))}
        <Button variant="ghost" size="sm" icon={Plus} onClick={onNew}>
          {t.newSet}
        </Button>
      </div>
    </section>
  );
}
