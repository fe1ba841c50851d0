import type { ReactNode } from 'react';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import type { Jurisprudence } from '../contract.ts';
import { names } from '../server/names.ts';
import { jurisText } from './text.ts';

type Props = { analysis: Jurisprudence['comprehensive_analysis']; citations: readonly Citation[] };

/** Strengths, weaknesses and what to do; what is general says so. */
export function Analysis({ analysis, citations }: Props) {
  const t = useText(jurisText);
  const name = useText(names);
  const { legal_strengths: strengths, legal_weaknesses: weaknesses, strategic_recommendations: advice } = analysis;
  const by = (model: boolean): string[] => (model ? [t.byModel] : []);
  return (
    <div className="grid gap-8">
      <Part title={t.strengths} empty={t.noStrengths}>
        {strengths.map(({ aspect, foundation, impact, location, by_model }, i) => (
          <Row
            key={i}
            title={aspect}
            badge={[name.impact[impact], 'plain']}
            notes={by(by_model)}
            location={location}
            citations={citations}
          >
            {foundation}
          </Row>
        ))}
      </Part>
      <Part title={t.weaknesses} empty={t.noStrengths}>
        {weaknesses.map(({ aspect, foundation, severity, location, how_to_improve, by_model }, i) => (
          <Row
            key={i}
            title={aspect}
            badge={[name.priority[severity], severity === 'high' ? 'warn' : 'plain']}
            notes={by(by_model)}
            location={location}
            citations={citations}
          >
            {foundation} <span className="text-ink">{how_to_improve}</span>
          </Row>
        ))}
      </Part>
      <Part title={t.advice} empty={t.nothing}>
        {advice.map(({ action, justification, priority, timeline, general, location }, i) => (
          <Row
            key={i}
            title={action}
            badge={[name.priority[priority], priority === 'high' ? 'warn' : 'plain']}
            notes={[name.timeline[timeline], ...(general ? [t.general] : [])]}
            location={location}
            citations={citations}
          >
            {justification}
          </Row>
        ))}
      </Part>
    </div>
  );
}

const Part = ({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) => (
  <section>
    <h3 className="font-serif text-[19px]/6 font-semibold">{title}</h3>
    {children.length === 0 ? (
      <p className="py-3 text-ui text-ink-2">{empty}</p>
    ) : (
      <ul className="divide-y divide-line">{children}</ul>
    )}
  </section>
);

type RowProps = {
  title: string;
  badge: [string, Tone];
  notes: readonly string[];
  location: Place | null;
  citations: readonly Citation[];
  children: ReactNode;
};
const Row = ({ title, badge: [label, tone], notes, location, citations, children }: RowProps) => (
  <li className="grid gap-1 py-3.5">
    <div className="flex items-start justify-between gap-3">
      <p className="text-ui font-semibold">{title}</p>
      <Badge tone={tone}>{label}</Badge>
    </div>
    <p className="text-ui text-ink-2">{children}</p>
    {(notes.length > 0 || location) && (
      <p className="text-meta text-ink-3">
        {notes.join(' · ')}
        {notes.length > 0 && location && ' · '}
        {location && <CitedPlace place={location} citations={citations} />}
      </p>
    )}
  </li>
);
