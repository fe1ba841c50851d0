import { Bot, Quote } from 'lucide-react';
import type { EngineChoice } from '#contract/engine-about.ts';
import { notebooksApi, type Notebook } from '#contract/notebooks.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { hasChoice, useEngine } from '#web/api/use-engine.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { engineText } from '#web/ui/engine-text.ts';
import { Menu, MenuChoices, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { toastError } from '#web/ui/toast.tsx';

type Props = {
  notebook: Pick<Notebook, 'id' | 'engine'>;
  /** Who answers the next question. */
  by: EngineChoice;
  /** What a question costs by each of them; null where it costs nothing. */
  priceBy: (by: EngineChoice) => string | null;
  onAsk: (by: EngineChoice) => void;
};

/** Chooses who answers, for the next question and for all of this notebook. Nothing where there is no choice. */
export function EngineMenu({ notebook: { id, engine: own }, by, priceBy, onAsk }: Props) {
  const t = useText(engineText);
  const engine = useEngine();
  if (!engine || !hasChoice(engine)) return null;
  const names: Record<EngineChoice, string> = { model: t.withModel(engine.model), embedded: t.without };
  const choices: EngineChoice[] = ['model', 'embedded'];
  const keep = async (chosen: EngineChoice | null): Promise<void> => {
    try {
      const saved = await call(notebooksApi.update, { params: { id }, body: { engine: chosen } });
      queries.setQueryData(keyOf(notebooksApi.one, { params: { id } }), saved);
      void queries.invalidateQueries({ queryKey: keyOf(notebooksApi.list, {}) });
      onAsk(chosen ?? engine.chosen);
    } catch (error) {
      toastError({ title: t.failed, text: saidBy(error, t.failed) });
    }
  };
  return (
    <Menu
      trigger={
        <IconButton
          icon={by === 'model' ? Bot : Quote}
          label={`${t.who}: ${names[by]}`}
          className="size-10 max-sm:size-11"
          data-engine={by}
        />
      }
    >
      <MenuLabel>{t.thisQuestion}</MenuLabel>
      <MenuChoices
        label={t.thisQuestion}
        value={by}
        onChange={onAsk}
        items={choices.map((one) => ({ id: one, label: names[one], note: priceBy(one) }))}
      />
      <MenuLine />
      <MenuLabel>{t.thisNotebook}</MenuLabel>
      <MenuChoices
        label={t.thisNotebook}
        value={own ?? 'account'}
        onChange={(chosen) => void keep(chosen === 'account' ? null : chosen)}
        items={[
          { id: 'account' as const, label: t.asAccount[engine.chosen] },
          ...choices.map((one) => ({ id: one, label: names[one] })),
        ]}
      />
    </Menu>
  );
}
