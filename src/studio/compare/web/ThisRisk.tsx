import { ArrowRight } from 'lucide-react';
import { names as riskNames } from '#contract/risk-names.ts';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { isOpenable, useCiting } from '#web/ui/answer/citing.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { BasisLine } from '#web/ui/risk/BasisLine.tsx';
import { Replacement } from '#web/ui/risk/Replacement.tsx';
import { adviceText } from '#web/ui/risk/text.ts';
import { names } from '../names.ts';
import { riskWords } from '../risk-words.ts';
import { LevelChange } from './LevelChange.tsx';
import { riskText } from './risk-text.ts';
import { compareText } from './text.ts';
import type { Compared } from './use-compared.ts';

/** `isHeaded`: what it is called and how grave it is stands above it already. */
type Props = { compared: Compared; citations: readonly Citation[]; isHeaded?: boolean };

/** The current risk: what it is, the words of both versions, why it matters, what it rests on, and what to write instead. */
export function ThisRisk({ compared: { risks }, citations, isHeaded = false }: Props) {
  const t = useText(riskText);
  const say = useText(riskWords);
  const common = useText(compareText);
  const name = useText(names);
  const known = useText(riskNames);
  const advice = useText(adviceText);
  const { number } = useFormats();
  const one = risks.current === null ? undefined : risks.list[risks.current];
  if (!one) return null;
  const cited = (place: Place | null): Citation | undefined =>
    citations.find(({ citation_id }) => citation_id === place?.citation_id);
  const [before, after] = [cited(one.before), cited(one.after)];
  const own = one.levels[1] === null ? before : after;
  const label = (one.levels[1] === null ? one.before : one.after)?.label;
  return (
    <section aria-label={t.thisRisk} className="grid gap-2.5" data-this-risk>
      {!isHeaded && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-3">
            <LevelChange levels={one.levels} state={one.state} /> {name.oneRisk[one.state]}
          </p>
          <h3 className="font-serif text-[17px]/6 font-semibold text-balance">{one.title}</h3>
        </>
      )}
      <p className="text-meta text-ink-3">
        {[
          known.area[one.area],
          !isHeaded && label,
          own && t.line(number(own.chunk_lines_from)),
          one.bears && say.bears(one.bears),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.was && one.levels[0] && (
        <p className="text-meta text-ink-3">{say.became(one.was, known.level[one.levels[0]])}</p>
      )}
      <Version label={common.before} citation={before} />
      <Version label={common.after} citation={after} />
      <Said label={say.why}>{one.why}</Said>
      <Said label={say.action}>{one.action}</Said>
      <BasisLine basis={one.basis} />
      {one.replacement && (
        <details>
          <summary className="w-fit cursor-pointer text-note text-tinta max-sm:py-2">{advice.replacement}</summary>
          <div className="pt-2">
            <Replacement replacement={one.replacement} passage={own?.excerpt ?? ''} />
          </div>
        </details>
      )}
    </section>
  );
}

const Said = ({ label, children }: { label: string; children: string }) => (
  <div>
    <p className="text-meta font-semibold text-ink-2">{label}</p>
    <p className="text-note">{children}</p>
  </div>
);

/** The words of one version, which open at their lines; where it has none, it says so. */
function Version({ label, citation }: { label: string; citation: Citation | undefined }) {
  const say = useText(riskWords);
  const { open } = useCiting();
  if (!citation) return <p className="text-note text-ink-3">{`${label}: ${say.notThere}`}</p>;
  return (
    <div>
      {isOpenable(citation) ? (
        <TextLink className="text-note" onClick={({ currentTarget }) => open(citation, [citation], currentTarget)}>
          {label} <ArrowRight className="size-3.5" aria-hidden />
        </TextLink>
      ) : (
        <p className="text-note text-ink-3">{label}</p>
      )}
      <p className="line-clamp-3 font-serif text-[15px]/6 [overflow-wrap:anywhere]">
        «{citation.excerpt.replace(/\s+/g, ' ').trim()}»
      </p>
    </div>
  );
}
