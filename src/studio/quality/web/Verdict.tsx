import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/tone.tsx';
import type { Quality } from '../contract.ts';
import { bandOf } from './band.ts';
import { qualityText } from './text.ts';

const INK = { ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' } as const;
const FILL = { ok: 'bg-ok', warn: 'bg-warn', bad: 'bg-bad' } as const;
/** Where the bands of the score end, in per cent of its bar. */
const MARKS = [6, 8] as const;

/** The score with its bands, what it rests on, and what the document is: the column at the side of the issues. */
export function Verdict({ result, job }: { result: Quality; job: StudioJob }) {
  const t = useText(qualityText);
  const { number, date, hour } = useFormats();
  const { document_quality_score: score, overall_assessment, total_issues } = result.summary;
  const band = bandOf(score);
  const moment = (iso: string): string => `${date(iso)}, ${hour(iso)}`;
  return (
    <section aria-label={t.score} className="lg:sticky lg:top-0">
      <h3 className="text-note text-ink-3">{t.score}</h3>
      <p className={clsx('font-serif text-[56px]/[60px] leading-[60px] font-semibold tabular-nums', INK[band])}>
        {number(score)}
        <span className="ml-1 text-h2 font-semibold text-ink-3"> {t.outOf}</span>
      </p>
      <p className="mt-1">
        <Badge tone={band}>{t.band[band]}</Badge>
      </p>
      <div aria-hidden className="relative mt-3 pb-5">
        <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div className={clsx('h-full rounded-full', FILL[band])} style={{ width: `${score * 10}%` }} />
        </div>
        <span className="absolute bottom-0 left-0 text-meta text-ink-3">0</span>
        {MARKS.map((mark) => (
          <span
            key={mark}
            className="absolute bottom-0 -translate-x-1/2 text-meta text-ink-3"
            style={{ left: `${mark * 10}%` }}
          >
            {mark}
          </span>
        ))}
        <span className="absolute right-0 bottom-0 text-meta text-ink-3">10</span>
      </div>
      <p className="mt-3 font-serif text-lead text-ink-2">{overall_assessment}</p>
      <dl className="mt-4 border-t border-line">
        <Row name={t.issues}>{number(total_issues)}</Row>
        <Row name={t.characters}>{number(result.document_length)}</Row>
        {job.evidence && (
          <Row name={t.checked}>{t.foundOf(number(job.evidence.found), number(job.evidence.total))}</Row>
        )}
        <Row name={t.document}>{job.metadata.source_title}</Row>
        <Row name={t.status}>{t.completed}</Row>
        <Row name={t.created}>{moment(job.created_at)}</Row>
        {job.completed_at && <Row name={t.finished}>{moment(job.completed_at)}</Row>}
      </dl>
      <Explained score={result.score} />
    </section>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2">
    <dt className="shrink-0 text-note text-ink-3">{name}</dt>
    <dd className="min-w-0 text-right text-note font-medium [overflow-wrap:anywhere] tabular-nums">{children}</dd>
  </div>
);

function Explained({ score }: { score: Quality['score'] }) {
  const t = useText(qualityText);
  const { number } = useFormats();
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-note font-medium text-tinta">{t.how}</summary>
      <p className="mt-2 text-note text-ink-2">{t.points(number(score.points), number(score.words))}</p>
      <p className="mt-1 text-note text-ink-2">{score.taken.length > 0 ? t.free(number(score.free)) : t.nothing}</p>
      {score.taken.length > 0 && (
        <ul className="mt-1">
          {score.taken.map(({ category, points }) => (
            <li key={category} className="flex justify-between py-0.5 text-note">
              <span className="text-ink-2">{t.categories[category]}</span>
              <span className="tabular-nums">−{number(points)}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
