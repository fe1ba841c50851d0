import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '../Button.tsx';
import { NearQuote } from '../Quote.tsx';
import { useCiting } from './citing.ts';
import { flow } from './blocks.ts';
import { usePlace } from './place.ts';
import { answerText } from './text.ts';

const ROW = 'grid grid-cols-[132px_1fr] gap-x-4 gap-y-3 max-sm:grid-cols-1 max-sm:gap-y-1';

/**
 * Why the sources do not answer: what was looked for, what would help, and the nearest passages, without the marker. Passages that come close stand first, since
 * they may be what was meant; others last.
 */
export function NoAnswer({ content }: { content: AnswerContent }) {
  const t = useText(answerText);
  const { number } = useFormats();
  const { no_answer, citations } = content;
  if (!no_answer) return null;
  const nearest = no_answer.nearest
    .map((n) => citations.find(({ citation_id }) => citation_id === n))
    .filter((one) => one !== undefined);
  const isNear = no_answer.outcome === 'near' && nearest.length > 0;
  const n = no_answer.sources.length;
  const passages = nearest.length > 0 && (
    <div className="border-t border-line px-5 pt-3.5 pb-4">
      {!isNear && <h3 className="text-meta font-semibold text-ink-3">{t.nearest}</h3>}
      <ul className={isNear ? 'grid gap-3.5' : 'mt-2.5 grid gap-3.5'}>
        {nearest.map((citation) => (
          <Near
            key={citation.citation_id}
            citation={citation}
            among={nearest}
            words={no_answer.words.filter(({ count }) => count > 0).map(({ word }) => word)}
          />
        ))}
      </ul>
    </div>
  );
  return (
    <div className="rounded-lg border border-line">
      <div className="px-5 py-4">
        <p className="font-serif text-[19px]/[26px] font-[620]">{isNear ? t.near : t.noAnswer}</p>
        <p className="mt-1 text-ui text-ink-2">{isNear ? t.nearText : t.noAnswerText(n, number(n))}</p>
      </div>
      {isNear && passages}
      <dl className={`${ROW} border-t border-line px-5 py-4 text-ui`}>
        {no_answer.words.length > 0 && (
          <>
            <dt className="text-ink-3">{t.lookedFor}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {no_answer.words.map(({ word, count }) => (
                <span key={word} className="inline-flex h-6 items-center gap-1.5 rounded bg-sunken px-2 text-note">
                  {word}
                  <span className="text-ink-2 tabular-nums">{number(count)}</span>
                </span>
              ))}
            </dd>
          </>
        )}
        <dt className="text-ink-3 max-sm:mt-3">{t.wouldHelp}</dt>
        <dd>{no_answer.would_help}</dd>
      </dl>
      {!isNear && passages}
    </div>
  );
}

function Near({
  citation,
  among,
  words,
}: {
  citation: Citation;
  among: readonly Citation[];
  words: readonly string[];
}) {
  const t = useText(answerText);
  const placeOf = usePlace();
  const { open } = useCiting();
  return (
    <li>
      <NearQuote>{bold(flow(citation.excerpt), words)}</NearQuote>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 pl-4 text-meta text-ink-3 tabular-nums">
        {citation.source_title} · {placeOf(citation)}
        <TextLink className="text-meta" onClick={(event) => open(citation, among, event.currentTarget)}>
          {t.openShort}
        </TextLink>
      </p>
    </li>
  );
}

/** Searched words in bold, as they begin: 'incendio' marks 'incendios' too. */
function bold(text: string, words: readonly string[]) {
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${escaped.join('|')})[\\p{L}]*)`, 'giu'));
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      <b key={at} className="font-semibold text-ink">
        {piece}
      </b>
    ) : (
      piece
    ),
  );
}
