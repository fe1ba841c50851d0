import type { Citation } from '#contract/span.ts';
import { names } from '#contract/risk-names.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import type { LegalRisk } from '../contract.ts';
import { BasisLine } from '#web/ui/risk/BasisLine.tsx';
import { riskText } from './text.ts';

type Review = LegalRisk['compliance_review'];
const TITLE = 'font-serif text-[19px]/6 font-semibold';

/** What may be against the words of a law, what was checked, and what was looked for and is not there. */
export function Compliance({ review, citations }: { review: Review; citations: readonly Citation[] }) {
  const t = useText(riskText);
  const name = useText(names);
  const { potential_violations: violations, areas_checked, not_found, recommendations } = review;
  return (
    <div className="grid gap-8">
      <section>
        <h3 className={TITLE}>{t.violations}</h3>
        {violations.length === 0 && <p className="pt-2 text-ui text-ink-2">{t.noViolations}</p>}
        <ul className="divide-y divide-line">
          {violations.map(({ description, basis, location }, i) => (
            <li key={`${description}-${i}`} className="grid gap-1.5 py-4">
              <p className="text-ui font-semibold">{description}</p>
              <CitedPlace place={location} citations={citations} />
              <BasisLine basis={basis} />
            </li>
          ))}
        </ul>
        {violations.length > 0 && <p className="text-meta text-warn">{t.unreviewedAll}</p>}
      </section>
      {recommendations.length > 0 && (
        <section>
          <h3 className={TITLE}>{t.toCheck}</h3>
          <ul className="grid gap-1 pt-2 text-ui">
            {recommendations.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={TITLE}>{t.checked}</h3>
        <ul className="divide-y divide-line pt-1">
          {areas_checked.map(({ area, rules, found }) => (
            <li key={area} className="flex justify-between gap-4 py-2 text-ui">
              <span>{name.area[area]}</span>
              <span className="text-right text-note text-ink-3 tabular-nums">
                {t.rules(rules)} · {t.found(found)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {not_found.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-ui font-semibold text-tinta max-sm:py-2">{t.notFound}</summary>
          <dl className="grid gap-3 pt-3">
            {not_found.map(({ area, titles }) => (
              <div key={area}>
                <dt className="text-meta font-semibold text-ink-2">{name.area[area]}</dt>
                <dd className="text-note text-ink-2">{titles.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
