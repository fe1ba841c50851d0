import { ArrowRight } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedQuote } from '#web/ui/answer/Cited.tsx';
import { usePlace } from '#web/ui/answer/place.ts';
import { Badge } from '#web/ui/tone.tsx';
import type { Issue, Severity } from '../contract.ts';
import { qualityText } from './text.ts';

const TONE = { high: 'bad', medium: 'warn', low: 'plain' } as const satisfies Record<Severity, string>;

/** One issue: the words as they stand, what could stand there, why, and on whose authority. */
export function IssueRow({ issue, citations }: { issue: Issue; citations: readonly Citation[] }) {
  const t = useText(qualityText);
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Where id={issue.place.citation_id} citations={citations} />
        <Badge tone={TONE[issue.severity]}>{t.severities[issue.severity]}</Badge>
      </div>
      <div className="mt-1.5">
        <CitedQuote place={issue.place} citations={citations} />
      </div>
      {issue.suggestion && (
        <p className="mt-1.5 flex items-start gap-2 font-serif text-lead">
          <ArrowRight className="mt-1 size-4 shrink-0 text-ok" aria-hidden />
          <span className="sr-only">{t.instead}: </span>
          {issue.suggestion}
        </p>
      )}
      <p className="mt-1 text-note text-ink-2">{issue.why}</p>
      {issue.also && (
        <div className="mt-2">
          <p className="text-note text-ink-3">{t.against}</p>
          <CitedQuote place={issue.also} citations={citations} />
          <Where id={issue.also.citation_id} citations={citations} />
        </div>
      )}
      <p className="mt-1 text-meta text-ink-3">{issue.by ? t.foundBy[issue.by] : (issue.source ?? t.ours)}</p>
    </li>
  );
}

/** Where a place stands; its chip follows its words. */
function Where({ id, citations }: { id: number; citations: readonly Citation[] }) {
  const say = usePlace();
  const citation = citations.find(({ citation_id }) => citation_id === id);
  return citation ? <span className="text-meta text-ink-3 tabular-nums">{say(citation)}</span> : null;
}
