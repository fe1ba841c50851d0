import type { AnswerContent } from '#contract/answer.ts';
import { hasChoice, useEngine } from '#web/api/use-engine.ts';
import { useText } from '#web/i18n/language.ts';
import { engineText } from '#web/ui/engine-text.ts';

/** Who gave an answer: the model that wrote it and where it is, or nobody's where another answer might be a model's. */
export function AnsweredBy({ engine }: Pick<AnswerContent, 'engine'>) {
  const t = useText(engineText);
  const here = useEngine();
  if (!engine) return null;
  const { model, host, leaves } = engine;
  if (model === null && !(here && hasChoice(here))) return null;
  const said = model === null ? t.byOurs : leaves === 'nothing' ? t.byModelHere(model) : t.byModel(model, host ?? '');
  return <p className="text-note text-ink-3 [overflow-wrap:anywhere]">{said}</p>;
}
