import clsx from 'clsx';
import { useMemo } from 'react';
import type { Mention } from '#contract/references.ts';
import { useText } from '#web/i18n/language.ts';
import { words as common } from '#web/i18n/text.ts';
import { useFormats } from '#web/i18n/format.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { isSame, useCiting } from '#web/ui/answer/citing.ts';
import { referencesText } from './text.ts';
import { useMentions } from './use-references.ts';
import { normOf, useReferenceWords } from './words.ts';

type Props = { notebookId: string; sourceIds: readonly string[]; of: string };
/** All mentions of one authority, by source. A press opens its lines; the arrows below the text go on from there. */
export function MentionList({ notebookId, sourceIds, of }: Props) {
  const t = useText(referencesText);
  const { retry } = useText(common);
  const words = useReferenceWords();
  const { data, isError, refetch } = useMentions(notebookId, of, sourceIds);
  const all = useMemo(() => data?.sources.flatMap(({ mentions }) => mentions) ?? [], [data]);
  if (isError)
    return (
      <p className="flex items-center gap-3 px-4 py-4 text-note text-bad">
        {t.failed}
        <TextLink onClick={() => void refetch()}>{retry}</TextLink>
      </p>
    );
  if (!data)
    return (
      <p role="status" className="px-4 py-4 text-note text-ink-3">
        {t.loading}
      </p>
    );
  const { reference, total, sources } = data;
  if (!reference) return <p className="px-4 py-4 text-note text-ink-2">{t.foundNone}</p>;
  const title = normOf(reference)?.title ?? '';
  return (
    <div className="px-4 pt-3 pb-4">
      <p className="font-serif text-lead font-semibold [overflow-wrap:anywhere]">{words.title(reference)}</p>
      <p role="status" className="text-note text-ink-2 tabular-nums">
        {t.found(total, words.number(total), sources.length, words.number(sources.length))}.{' '}
        {reference.kind === 'norm' && all.some(({ article }) => article) && t.withArticles}{' '}
        {total > all.length && t.listed(words.number(all.length), words.number(total))}
      </p>
      {sources.map(({ source_id, source_title, total: count, mentions }) => (
        <section key={source_id} aria-label={source_title} className="mt-3">
          <h4 className="flex items-baseline gap-2 text-note font-semibold">
            <span className="min-w-0 truncate">{source_title}</span>
            <span className="ml-auto shrink-0 font-normal text-ink-3 tabular-nums">{words.number(count)}</span>
          </h4>
          <ul className="mt-0.5">
            {mentions.map((mention) => (
              <li key={mention.citation_id}>
                <MentionRow mention={mention} among={all} title={title} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = { mention: Mention; among: readonly Mention[]; title: string };
/** One mention in its sentence, with its place. What is only inferred says so. */
function MentionRow({ mention, among, title }: RowProps) {
  const t = useText(referencesText);
  const { number, clock } = useFormats();
  const { open, opened } = useCiting();
  const { excerpt, within, page, time, chunk_lines_from: line } = mention;
  const isOpen = isSame(opened, mention);
  const at = [page !== null && t.page(number(page)), time !== null && clock(time), t.line(number(line))];
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={() => open(mention, among, null)}
      className={clsx(
        '-mx-2 grid w-[calc(100%+1rem)] gap-0.5 rounded-md px-2 py-1.5 text-left hover:bg-sunken max-sm:min-h-11',
        isOpen && 'bg-sunken',
      )}
    >
      <span className="font-serif text-ui whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {isWithin(excerpt) && '… '}
        {flow(excerpt.slice(0, within.start))}
        <b className="font-semibold text-ink">{flow(excerpt.slice(within.start, within.end))}</b>
        {flow(excerpt.slice(within.end))}
        {!ENDS.test(excerpt) && ' …'}
      </span>
      <span className="text-meta text-ink-3 tabular-nums">
        {at.filter(Boolean).join(', ')}
        {mention.how === 'after' && <span className="text-warn"> · {t.understood(title)}</span>}
      </span>
    </button>
  );
}

/** A sentence reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ');
/** A sentence that was cut begins in its middle, or ends without a mark. */
const isWithin = (text: string): boolean => /^[\p{Ll}\d,]/u.test(text);
const ENDS = /[.;:?!"”»)\]]$/;
