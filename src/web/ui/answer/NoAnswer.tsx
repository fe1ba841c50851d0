import { Fragment, type ReactNode } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { NearQuote } from '../Quote.tsx';
import { flow } from './blocks.ts';
import { PassageLabel } from './PassageLabel.tsx';
import { answerText } from './text.ts';

/**
 * Why the sources do not answer: what was looked for, what would help, and the nearest passages, without the marker. Passages that come close stand first, since
 * they may be what was meant; others last. `add`: the way to add what would help.
 */
export function NoAnswer({ content, add }: { content: AnswerContent; add?: ReactNode }) {
  const t = useText(answerText);
  const { number } = useFormats();
  const { no_answer, citations } = content;
  if (!no_answer) return null;
  const nearest = no_answer.nearest
    .map((n) => citations.find(({ citation_id }) => citation_id === n))
    .filter((one) => one !== undefined);
  const isNear = no_answer.outcome === 'near' && nearest.length > 0;
  const n = no_answer.sources.length;
  const words = no_answer.words.filter(({ count }) => count > 0).map(({ word }) => word);
  const passages = nearest.length > 0 && (
    <div className="mt-5">
      {!isNear && <h3 className="mb-3 text-meta font-semibold text-ink-3">{t.nearest}</h3>}
      <ul className="grid grid-cols-1 gap-5">
        {nearest.map((citation, at) => (
          <Near key={citation.citation_id} citation={citation} at={at} among={nearest} words={words} />
        ))}
      </ul>
    </div>
  );
  return (
    <div>
      <p className="font-serif text-answer font-[430] max-sm:text-[19px]/[28px]">{isNear ? t.near : t.noAnswer}</p>
      <p className="mt-1 text-ui text-ink-2">{isNear ? t.nearText : t.noAnswerText(n, number(n))}</p>
      {isNear && passages}
      <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-4 border-t border-line pt-4 text-ui max-sm:grid-cols-1">
        {no_answer.words.length > 0 && (
          <div>
            <dt className="mb-2 text-meta font-semibold text-ink-3">{t.lookedFor}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {no_answer.words.map(({ word, count }) => (
                <span key={word} className="inline-flex h-6 items-center gap-1.5 rounded bg-sunken px-2 text-note">
                  {word}
                  <span className="text-ink-2 tabular-nums">{number(count)}</span>
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt className="mb-2 text-meta font-semibold text-ink-3">{t.wouldHelp}</dt>
          <dd>
            {no_answer.would_help}
            {add && <span className="mt-1.5 block">{add}</span>}
          </dd>
        </div>
      </dl>
      {!isNear && passages}
    </div>
  );
}

type NearProps = { citation: Citation; at: number; among: readonly Citation[]; words: readonly string[] };
/** A passage that does not answer has a letter for a number. */
function Near({ citation, at, among, words }: NearProps) {
  const letter = (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded border border-line-strong text-[11px]/none font-semibold text-ink-2"
    >
      {String.fromCharCode('a'.charCodeAt(0) + at)}
    </span>
  );
  return (
    <li>
      <figure>
        <PassageLabel citation={citation} among={among} division="" chip={letter} />
        <NearQuote>{bold(flow(citation.excerpt), words)}</NearQuote>
      </figure>
    </li>
  );
}

/** Searched words in bold, as they begin: 'incendio' marks 'incendios' too. */
function bold(text: string, words: readonly string[]) {
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${escaped.join('|')})[\\p{L}]*)`, 'giu'));
  return pieces.map((piece, at) => (
    <Fragment key={at}>{at % 2 === 1 ? <b className="font-[620] text-ink">{piece}</b> : piece}</Fragment>
  ));
}
