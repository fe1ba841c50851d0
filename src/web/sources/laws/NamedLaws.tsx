import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lawsApi, type SetLaw } from '#contract/laws.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { addableOf } from './here.ts';
import { lawText } from './law-text.ts';

/** Norms that are offered at once, and after "show more". */
const [FEW, MOST] = [6, 12];

type Props = {
  notebookId: string;
  without: (law: SetLaw) => boolean;
  disabled: boolean;
  onChoose: (law: SetLaw) => void;
};
/** Norms that the sources of the notebook name, but those of `without`, the most named first; nothing where there is none. */
export function NamedLaws({ notebookId, without, disabled, onChoose }: Props) {
  const t = useText(lawText);
  const { number } = useFormats();
  const { data } = useCall(lawsApi.named, { params: { id: notebookId } });
  const [all, setAll] = useState(false);
  const missing = (data?.laws ?? []).flatMap((named) => {
    const law = addableOf(named);
    return law && !without(law) ? [{ law, named }] : [];
  });
  if (missing.length === 0) return null;
  const offered = missing.slice(0, MOST);
  const more = offered.length - FEW;
  return (
    <section aria-labelledby="laws-named" className="mt-6">
      <h3 id="laws-named" className="mb-2 text-note font-semibold text-ink-3">
        {t.named}
      </h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {offered.slice(0, all ? MOST : FEW).map(({ law, named: { count, named_by, sources } }) => (
          <li key={law.address} className="min-w-0">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(law)}
              className="flex w-full items-center gap-2 rounded-md border border-line-strong/70 bg-paper px-3 py-1.5 text-left hover:bg-desk disabled:cursor-not-allowed max-sm:min-h-11"
            >
              <Plus className="size-4 shrink-0" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-note font-medium">{law.name}</span>
                <span className="flex text-meta text-ink-3">
                  <span className="min-w-0 truncate">{t.namedBy(count, number(count), sources[0]!.title)}</span>
                  {named_by > 1 && <span className="shrink-0">{t.others(named_by - 1)}</span>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <TextLink className="mt-1 text-note max-sm:min-h-11" onClick={() => setAll(true)}>
          {t.moreNamed(more)}
        </TextLink>
      )}
    </section>
  );
}
