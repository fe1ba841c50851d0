import type { Citation } from '#contract/span.ts';
import { names } from '#contract/risk-names.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { LegalRisk } from '../contract.ts';
import { BasisLine } from '#web/ui/risk/BasisLine.tsx';
import { riskText } from './text.ts';

type List = LegalRisk['recommendations'];

/** What to do: about what was found, each with its place, and apart from it what is said in general. */
export function Advice({ list, citations }: { list: List; citations: readonly Citation[] }) {
  const t = useText(riskText);
  const about = list.filter(({ general }) => !general);
  const general = list.filter((one) => one.general);
  if (list.length === 0) return <p className="py-4 text-ui text-ink-2">{t.noAdvice}</p>;
  return (
    <div className="grid gap-8">
      {about.length > 0 && <Part title={t.about} list={about} citations={citations} />}
      {general.length > 0 && <Part title={t.general} help={t.generalHelp} list={general} citations={citations} />}
    </div>
  );
}

type Props = { title: string; help?: string; list: List; citations: readonly Citation[] };
function Part({ title, help, list, citations }: Props) {
  const t = useText(riskText);
  const name = useText(names);
  return (
    <section>
      <h3 className="font-serif text-[19px]/6 font-semibold">{title}</h3>
      {help && <p className="pt-1 text-note text-ink-3">{help}</p>}
      <ul className="divide-y divide-line">
        {list.map(({ by, action, impact, priority, timeline, location, basis, general }, i) => (
          <li key={`${action}-${i}`} className="grid gap-1.5 py-4">
            <div className="flex items-start justify-between gap-3">
              <p className="text-ui font-semibold">{action}</p>
              <Badge tone={priority === 'high' ? 'warn' : 'plain'}>{name.priority[priority]}</Badge>
            </div>
            <p className="text-ui text-ink-2">{impact}</p>
            <p className="text-meta text-ink-3">
              {name.timeline[timeline]}
              {location && (
                <>
                  {' · '}
                  <CitedPlace place={location} citations={citations} />
                </>
              )}
            </p>
            {by && <p className="text-meta text-warn">{t.byModel}</p>}
            {general && basis && <BasisLine basis={basis} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
