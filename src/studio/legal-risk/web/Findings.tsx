import { useState } from 'react';
import type { Citation } from '#contract/span.ts';
import type { Level, Place } from '#contract/studio.ts';
import type { Area } from '#contract/risk.ts';
import { names } from '#contract/risk-names.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Badge } from '#web/ui/tone.tsx';
import type { Issue } from '../contract.ts';
import { BasisLine } from '#web/ui/risk/BasisLine.tsx';
import { Replacement } from '#web/ui/risk/Replacement.tsx';
import { riskText } from './text.ts';
import { LEVELS } from '#web/ui/risk/levels.ts';
import { toneOf } from './tones.ts';

type Props = { issues: readonly Issue[]; citations: readonly Citation[] };

/** The findings from the gravest on, of a level and a subject where these are chosen. */
export function Findings({ issues, citations }: Props) {
  const t = useText(riskText);
  const name = useText(names);
  const [level, setLevel] = useState<Level | 'any'>('any');
  const [type, setType] = useState<Area | 'any'>('any');
  if (issues.length === 0)
    return (
      <Empty flush title={t.noFindings}>
        {t.noFindingsText}
      </Empty>
    );
  const shown = issues.filter(
    (one) => (level === 'any' || one.risk_level === level) && (type === 'any' || one.type === type),
  );
  const types = [...new Set(issues.map((one) => one.type))];
  const there = LEVELS.filter((one) => issues.some(({ risk_level }) => risk_level === one));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2 print:hidden">
        <Select
          label={t.level}
          value={level}
          onChange={setLevel}
          items={[{ id: 'any', label: t.anyLevel }, ...there.map((id) => ({ id, label: name.level[id] }))]}
          className="min-w-36 max-sm:flex-1"
        />
        <Select
          label={t.type}
          value={type}
          onChange={setType}
          items={[{ id: 'any', label: t.anyType }, ...types.map((id) => ({ id, label: name.area[id] }))]}
          className="min-w-44 max-sm:flex-1"
        />
        <p role="status" className="text-note text-ink-3 tabular-nums">
          {t.shown(shown.length, issues.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-ui text-ink-2">{t.noneShown}</p>
      ) : (
        <ol className="divide-y divide-line">
          {shown.map((issue, i) => (
            <li key={`${issue.rule ?? issue.title}-${i}`} className="py-5">
              <Finding issue={issue} citations={citations} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** One finding: what, how grave and where; its words; why it matters, what to do, and what it rests on. */
function Finding({ issue, citations }: { issue: Issue; citations: readonly Citation[] }) {
  const t = useText(riskText);
  const name = useText(names);
  const grave = issue.risk_level === 'critical' || issue.risk_level === 'high';
  return (
    <article className="grid gap-2.5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-serif text-[19px]/6 font-semibold text-balance">{issue.title}</h3>
        <Badge tone={toneOf(issue.risk_level)}>{name.level[issue.risk_level]}</Badge>
      </div>
      <p className="text-meta text-ink-3">
        {name.area[issue.type]} · {issue.bears && `${t.bornBy(issue.bears)} · `}
        <CitedPlace place={issue.location} citations={citations} />
      </p>
      <CitedQuote place={issue.location} citations={citations} />
      {issue.also.length > 0 && (
        <details className="text-note">
          <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.also(issue.also.length)}</summary>
          <ul className="mt-2 grid gap-3">
            {issue.also.map((place) => (
              <li key={place.citation_id} className="grid gap-1">
                <CitedPlace place={place} citations={citations} />
                <CitedQuote place={place} citations={citations} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        <Said label={t.why}>{issue.description}</Said>
        <Said label={t.action}>{issue.suggested_action}</Said>
        {issue.level_reason && (
          <Said label={t.whyLevel(name.level[issue.risk_level].toLowerCase())}>{issue.level_reason}</Said>
        )}
      </div>
      <BasisLine basis={issue.basis} by={issue.by} />
      {issue.replacement && (
        <Replacement replacement={issue.replacement} passage={wordsOf(issue.location, citations)} />
      )}
      {grave && !issue.by && !issue.lawyer_reviewed && <p className="text-meta text-warn">{t.unreviewed}</p>}
    </article>
  );
}

/** The words that a finding stands on. */
const wordsOf = ({ citation_id }: Place, citations: readonly Citation[]): string =>
  citations.find((one) => one.citation_id === citation_id)?.excerpt ?? '';

const Said = ({ label, children }: { label: string; children: string }) => (
  <div>
    <p className="text-meta font-semibold text-ink-2">{label}</p>
    <p className="text-ui">{children}</p>
  </div>
);
