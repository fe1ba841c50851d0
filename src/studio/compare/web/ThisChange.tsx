import { ArrowRight } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { isOpenable, useCiting } from '#web/ui/answer/citing.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { names } from '../names.ts';
import { Said } from './DifferenceList.tsx';
import { compareText } from './text.ts';
import type { Compared } from './use-compared.ts';

/** The current difference: what it changes, where, and the lines of both versions. */
export function ThisChange({ compared, citations }: { compared: Compared; citations: readonly Citation[] }) {
  const t = useText(compareText);
  const name = useText(names);
  const { number } = useFormats();
  const { open } = useCiting();
  const { result, texts, current } = compared;
  if (current === null) return null;
  const one = result.differences[current]!;
  const cited = (place: Place | null): Citation | undefined =>
    citations.find(({ citation_id }) => citation_id === place?.citation_id);
  const [before, after] = [cited(one.before), cited(one.after)];
  const link = (label: string, citation: Citation | undefined) =>
    citation &&
    isOpenable(citation) && (
      <TextLink className="text-note" onClick={({ currentTarget }) => open(citation, [citation], currentTarget)}>
        {label} <ArrowRight className="size-3.5" aria-hidden />
      </TextLink>
    );
  const line = (after ?? before)?.chunk_lines_from;
  return (
    <section aria-label={t.thisChange} className="grid gap-2" data-this-change>
      <p className="flex flex-wrap items-center gap-2 text-meta text-ink-3">
        <Badge tone="plain">{name.kind[one.kinds[0]!]}</Badge>
        <span className="min-w-0 truncate">
          {[one.label, line && t.line(number(line))].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="font-serif text-[16px]/6 [overflow-wrap:anywhere]">
        <Said one={one} texts={texts} />
      </p>
      {one.kinds.length > 1 && (
        <p className="text-meta text-ink-3">
          {t.also}{' '}
          {one.kinds
            .slice(1)
            .map((kind) => name.kind[kind])
            .join(', ')
            .toLowerCase()}
        </p>
      )}
      <p className="flex gap-4">
        {link(t.before, before)}
        {link(t.after, after)}
      </p>
    </section>
  );
}
