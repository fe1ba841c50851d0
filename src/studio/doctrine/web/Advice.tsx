import { CircleAlert } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { Doctrine } from '../contract.ts';
import { names } from '../server/names.ts';
import type { Fits } from './look.ts';
import { Shown } from './Part.tsx';
import { doctrineText } from './text.ts';

type Advised = Doctrine['recommendations'];
type Proposed = Advised['additional_doctrines_to_cite'];

/** What to do, and works that could be cited: those of other sources with their place; what is in none stands apart (`Unverified`). */
export function Advice({ list, citations, fits }: { list: Advised; citations: readonly Citation[]; fits: Fits }) {
  const t = useText(doctrineText);
  const name = useText(names);
  const actions = list.strategic_actions.filter((one) => fits(one.action, one.justification));
  const yours = list.additional_doctrines_to_cite.filter(
    (one) => one.provenance === 'sources' && fits(one.author, one.work_title),
  );
  const counter = list.counter_doctrines_to_address.filter((one) => fits(one.author, one.doctrine_name));
  return (
    <div className="grid gap-8">
      <section>
        <h3 className="font-serif text-[19px]/6 font-semibold">{t.actions}</h3>
        {actions.length === 0 && <p className="py-3 text-ui text-ink-2">{t.nothing}</p>}
        <ul className="divide-y divide-line">
          {actions.map((one, i) => (
            <li key={i} className="grid gap-1 py-4">
              <div className="flex items-start justify-between gap-3">
                <p className="text-ui font-semibold">{one.action}</p>
                <Badge tone={one.priority === 'high' ? 'warn' : 'plain'}>{name.priority[one.priority]}</Badge>
              </div>
              <p className="text-ui text-ink-2">{one.justification}</p>
              <p className="text-meta text-ink-3">
                {[name.timeline[one.timeline], one.general && t.general].filter(Boolean).join(' · ')}
                {one.location && (
                  <>
                    {' · '}
                    <CitedPlace place={one.location} citations={citations} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {counter.length > 0 && (
        <section>
          <h3 className="font-serif text-[19px]/6 font-semibold">{t.address}</h3>
          <ul className="divide-y divide-line">
            {counter.map((one, i) => (
              <li key={i} className="grid gap-1 py-4">
                <p className="text-ui font-semibold">{one.author}</p>
                <p className="text-ui text-ink-2">{one.how_to_address}</p>
                <p className="text-meta text-ink-3">{t.general}</p>
                <CitedPlace place={one.location} citations={citations} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {yours.length > 0 && (
        <section>
          <h3 className="font-serif text-[19px]/6 font-semibold">{t.inYours}</h3>
          <ul className="divide-y divide-line">
            {yours.map((one, i) => (
              <li key={i} className="grid gap-1.5 py-4">
                <Name one={one} />
                <p className="text-ui text-ink-2">{one.reason}</p>
                {one.relevant_excerpt && <Shown place={one.relevant_excerpt} citations={citations} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const Name = ({ one }: { one: Proposed[number] }) => (
  <p className="text-ui">
    <span className="font-semibold">{one.author}</span>
    {one.work_title && (
      <>
        , <cite className="font-serif">{one.work_title}</cite>
      </>
    )}
  </p>
);

/** What a model proposes and none of the sources has: apart from all else, under its warning. */
export function Unverified({ list }: { list: Proposed }) {
  const t = useText(doctrineText);
  const none = list.filter(({ provenance }) => provenance === 'none');
  if (none.length === 0) return null;
  return (
    <section
      aria-label={t.unverified(none.length)}
      className="mt-8 rounded-lg border border-dashed border-warn px-5 py-4"
    >
      <p className="flex items-center gap-2 text-ui font-semibold text-warn">
        <CircleAlert className="size-4 shrink-0" aria-hidden />
        {t.unverified(none.length)}
      </p>
      <ul className="mt-2 grid gap-2">
        {none.map((one, i) => (
          <li key={i}>
            <Name one={one} />
            <p className="text-note text-ink-2">{one.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
