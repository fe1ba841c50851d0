import clsx from 'clsx';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { CiteChip } from '#web/ui/answer/CiteChip.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import type contract from '../contract.ts';
import type { Point, SectionKind, Written } from '../contract.ts';
import { names } from '../names.ts';
import { Edit } from './Edit.tsx';
import { briefingText } from './text.ts';

const TONES: Record<NonNullable<Point['level']>, Tone> = { critical: 'bad', high: 'bad', medium: 'warn', low: 'plain' };

/** A report as a page: its head, its sections in order, and each statement with the words of its source. */
export default function Detail({ result, citations, job, notebookId, onChanged }: DetailProps<typeof contract>) {
  const t = useText(briefingText);
  const name = useText(names);
  const { date } = useFormats();
  const [editing, setEditing] = useState(false);
  const head = [result.recipient && name.recipient(result.recipient), result.author && name.author(result.author)];
  const written = new Map(result.written.map((one) => [one.kind, one]));
  const sections = result.sections.flatMap((kind) => written.get(kind) ?? []);
  return (
    <div className="grid gap-x-10 pt-5 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav aria-label={t.sections} className="max-lg:hidden lg:sticky lg:top-0 lg:self-start">
        <h3 className="pb-1.5 text-note text-ink-3">{t.sections}</h3>
        <ol>
          {sections.map(({ kind }, i) => (
            <li key={kind}>
              <a
                href={`#${idOf(kind)}`}
                className="flex min-h-9 items-center gap-2.5 rounded px-2 text-ui hover:bg-sunken"
              >
                <span className="w-4 text-ink-3 tabular-nums">{i + 1}</span> {name.section[kind]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="min-w-0 rounded-lg border border-line bg-paper px-5 py-6 sm:px-12 sm:py-10 lg:max-w-[760px]">
        <div className="flex items-center justify-between gap-4">
          <p className="text-note text-ink-3">{date(job.completed_at ?? job.created_at)}</p>
          <Button variant="ghost" onClick={() => setEditing(true)}>
            <PenLine className="size-4" aria-hidden /> {t.edit}
          </Button>
        </div>
        <h3 className="pt-2 font-serif text-[26px]/8 font-semibold text-balance">{result.title}</h3>
        {head.some(Boolean) && <p className="pt-1.5 text-note text-ink-3">{head.filter(Boolean).join(' · ')}</p>}
        {sections.map((section, i) => (
          <Section key={section.kind} section={section} n={i + 1} citations={citations} />
        ))}
      </article>
      {editing && (
        <Edit
          result={result}
          notebookId={notebookId}
          jobId={job.job_id}
          onChanged={onChanged}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

const idOf = (kind: SectionKind): string => `briefing-${kind}`;

type Props = { section: Written; n: number; citations: readonly Citation[] };
function Section({ section: { kind, of, groups, left, remark }, n, citations }: Props) {
  const t = useText(briefingText);
  const name = useText(names).section[kind];
  const { number } = useFormats();
  return (
    <section id={idOf(kind)} className="pt-7">
      <h4 className="font-serif text-[19px]/6 font-semibold">
        {n}. {[name, of].filter(Boolean).join(': ')}
      </h4>
      {groups.length === 0 && <p className="pt-2 text-ui text-ink-2">{t.nothing}</p>}
      {groups.map(({ source, points }, i) => (
        <div key={`${source}-${i}`} className="pt-3">
          {(groups.length > 1 || of !== '') && <h5 className="pb-1 text-note font-medium text-ink-2">{source}</h5>}
          <ol className="grid gap-3">
            {points.map((point, at) => (
              <Statement key={at} point={point} beside={SHORT.includes(kind)} citations={citations} />
            ))}
          </ol>
        </div>
      ))}
      {left > 0 && <p className="pt-3 text-note text-ink-3">{t.left(left, number(left))}</p>}
      {remark && <p className="pt-3 text-note text-ink-3">{remark}</p>}
      {kind === 'risks' && groups.length > 0 && <p className="pt-3 text-note text-ink-3">{t.unreviewed}</p>}
    </section>
  );
}

/** Sections whose statements are a few words, told beside what they are. */
const SHORT: readonly SectionKind[] = ['facts', 'timeline', 'table'];

/** `beside`: its words stand at the right of what they are, where there is room. */
type StatementProps = { point: Point; beside: boolean; citations: readonly Citation[] };
/** One statement: what it is, in our words, and the words of the source with the chip that opens them. */
function Statement({ point, beside, citations }: StatementProps) {
  const t = useText(briefingText);
  const { said, note, level, places } = point;
  const cited = places.flatMap(({ citation_id }) => citations.find((one) => one.citation_id === citation_id) ?? []);
  return (
    <li
      className={clsx(
        'grid gap-x-5 gap-y-0.5 font-serif text-[15px]/6',
        beside && 'sm:grid-cols-[168px_minmax(0,1fr)]',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 font-sans text-note text-ink-2">
        <span className="font-medium text-ink">{said}</span>
        {level && <Badge tone={TONES[level]}>{t.level[level]}</Badge>}
      </p>
      <p className="break-words">
        {cited.map((citation, i) => (
          <span key={citation.citation_id}>
            {i > 0 && '; '}
            {citation.state === 'missing' ? <s>{flow(citation.excerpt)}</s> : <>«{flow(citation.excerpt)}»</>}
            &nbsp;
            <CiteChip citation={citation} among={citations} />
          </span>
        ))}
      </p>
      {note && <p className={clsx('font-sans text-note text-ink-2', beside && 'sm:col-start-2')}>{note}</p>}
    </li>
  );
}
const flow = (excerpt: string): string => excerpt.replace(/\s+/g, ' ').trim();
