import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import type { Area, Basis, Replacement as Offered } from '#contract/risk.ts';
import { names } from '#contract/risk-names.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { LegalRisk } from '../contract.ts';
import { BasisLine } from '#web/ui/risk/BasisLine.tsx';
import { Replacement } from '#web/ui/risk/Replacement.tsx';
import { adviceText } from '#web/ui/risk/text.ts';
import { riskText } from './text.ts';

type Row = {
  by?: 'model' | undefined;
  title: string;
  category: Area;
  description: string;
  recommendation?: string;
  severity?: 'high' | 'medium' | 'low';
  bears?: string | null;
  replacement?: Offered | null;
  basis: Basis | null;
  location: Place;
};

/** What protects in the contract, and what weighs on one side of it though it is lawful. */
export function Balance({ result, citations }: { result: LegalRisk; citations: readonly Citation[] }) {
  const t = useText(riskText);
  return (
    <div className="grid gap-8">
      <List title={t.disadvantages} rows={result.disadvantages} none={t.noDisadvantages} citations={citations} />
      {result.usual_clauses.length > 0 && (
        <List title={t.usual} rows={result.usual_clauses} none="" citations={citations} />
      )}
      <List title={t.advantages} rows={result.advantages} none={t.noAdvantages} citations={citations} />
    </div>
  );
}

type Props = { title: string; rows: readonly Row[]; none: string; citations: readonly Citation[] };
function List({ title, rows, none, citations }: Props) {
  const t = useText(riskText);
  const advice = useText(adviceText);
  const name = useText(names);
  return (
    <section>
      <h3 className="font-serif text-[19px]/6 font-semibold">{title}</h3>
      {rows.length === 0 && <p className="pt-2 text-ui text-ink-2">{none}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row, i) => (
          <li key={`${row.title}-${i}`} className="grid gap-2 py-4">
            <div className="flex items-start justify-between gap-3">
              <h4 className="text-ui font-semibold">{row.title}</h4>
              {row.severity && <Badge tone="plain">{name.priority[row.severity]}</Badge>}
            </div>
            <p className="text-meta text-ink-3">
              {name.area[row.category]} · {row.bears && `${t.bornBy(row.bears)} · `}{' '}
              <CitedPlace place={row.location} citations={citations} />
            </p>
            <CitedQuote place={row.location} citations={citations} />
            {row.by && <p className="text-meta text-warn">{t.byModel}</p>}
            <p className="text-ui">
              {row.description} {row.recommendation && <span className="text-ink-2">{row.recommendation}</span>}
            </p>
            {row.basis && <BasisLine basis={row.basis} />}
            {row.replacement && (
              <details>
                <summary className="w-fit cursor-pointer text-note text-tinta max-sm:py-2">
                  {advice.replacement}
                </summary>
                <div className="pt-2">
                  <Replacement
                    replacement={row.replacement}
                    passage={
                      citations.find(({ citation_id }) => citation_id === row.location.citation_id)?.excerpt ?? ''
                    }
                  />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
