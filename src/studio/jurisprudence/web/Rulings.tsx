import { useState } from 'react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { Against, InFavor, Neutral } from '../contract.ts';
import { ALL, choices, filtered, UNKNOWN, type Wanted } from './filter.ts';
import { RulingCard } from './RulingCard.tsx';
import { jurisText } from './text.ts';

type Props = {
  list: readonly (InFavor | Against | Neutral)[];
  citations: readonly Citation[];
  empty: { title: string; text: string };
};

/** Rulings with a search, and a choice of court and year. */
export function Rulings({ list, citations, empty }: Props) {
  const t = useText(jurisText);
  const [wanted, setWanted] = useState<Wanted>(ALL);
  if (list.length === 0)
    return (
      <Empty flush title={empty.title}>
        {empty.text}
      </Empty>
    );
  const { courts, years } = choices(list);
  const shown = filtered(list, wanted, citations);
  const named = (id: string, unknown: string) => ({ id, label: id === UNKNOWN ? unknown : id });
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox
          label={t.search}
          value={wanted.words}
          onChange={(words) => setWanted({ ...wanted, words })}
          className="min-w-48 flex-1"
        />
        <Select
          label={t.court}
          value={wanted.court}
          onChange={(court) => setWanted({ ...wanted, court })}
          items={[{ id: 'any', label: t.anyCourt }, ...courts.map((id) => named(id, t.noCourt))]}
          className="min-w-44 max-sm:w-full"
        />
        <Select
          label={t.year}
          value={wanted.year}
          onChange={(year) => setWanted({ ...wanted, year })}
          items={[{ id: 'any', label: t.anyYear }, ...years.map((id) => named(id, t.noYear))]}
          className="min-w-36 max-sm:flex-1"
        />
        <p role="status" className="text-note text-ink-3 tabular-nums">
          {t.shown(shown.length, list.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-ui text-ink-2">{t.noneShown}</p>
      ) : (
        <ol className="divide-y divide-line">
          {shown.map((ruling) => (
            <li key={`${ruling.title}-${ruling.relevant_excerpt.citation_id}`} className="py-5">
              <RulingCard ruling={ruling} citations={citations} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
