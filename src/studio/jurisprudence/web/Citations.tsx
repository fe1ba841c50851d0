import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import type { Jurisprudence, LegalCitation, NormType } from '../contract.ts';
import { names } from '../server/names.ts';
import { excerptOf, holds } from './filter.ts';
import { Mark } from './Provenance.tsx';
import { Rulings } from './Rulings.tsx';
import { jurisText } from './text.ts';

type Props = { result: Jurisprudence; citations: readonly Citation[] };

/** The norms that the document cites, article by article; the rulings without a signal; and what it rules on. */
export function Citations({ result, citations }: Props) {
  const t = useText(jurisText);
  const { jurisprudence_neutral: open, reviewed, other_cases: others } = result;
  return (
    <div className="grid gap-8">
      <section className="grid gap-2">
        <h3 className="text-ui font-semibold">{t.norms}</h3>
        <Norms list={result.legal_citations} citations={citations} />
      </section>
      {open.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-ui font-semibold">{t.rulingsOpen}</h3>
          <p className="text-note text-ink-3">{t.rulingsOpenHelp}</p>
          <Rulings list={open} citations={citations} empty={{ title: '', text: '' }} />
        </section>
      )}
      {(reviewed.length > 0 || others > 0) && (
        <section className="grid gap-2">
          <h3 className="text-ui font-semibold">{t.reviewed}</h3>
          <ul className="grid gap-2">
            {reviewed.map(({ title, location }) => (
              <li key={title} className="flex flex-wrap items-baseline gap-x-2 text-ui">
                {title} <CitedPlace place={location} citations={citations} />
              </li>
            ))}
          </ul>
          {others > 0 && <p className="text-note text-ink-3">{t.otherCases(others)}</p>}
        </section>
      )}
    </div>
  );
}

function Norms({ list, citations }: { list: readonly LegalCitation[]; citations: readonly Citation[] }) {
  const t = useText(jurisText);
  const name = useText(names);
  const [typed, setTyped] = useState('');
  const [type, setType] = useState<NormType | 'any'>('any');
  if (list.length === 0)
    return (
      <Empty flush title={t.noCitations}>
        {t.noCitationsText}
      </Empty>
    );
  const shown = list.filter(
    (one) =>
      (type === 'any' || one.type === type) &&
      holds(typed, [one.name, `art. ${one.article_section}`, excerptOf(citations, one.excerpt.citation_id)]),
  );
  const types = [...new Set(list.map((one) => one.type))];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox label={t.searchCitations} value={typed} onChange={setTyped} className="min-w-48 flex-1" />
        <Select
          label={t.type}
          value={type}
          onChange={setType}
          items={[{ id: 'any', label: t.anyType }, ...types.map((id) => ({ id, label: name.type[id] }))]}
          className="min-w-40 max-sm:w-full"
        />
        <p role="status" className="text-note text-ink-3 tabular-nums">
          {t.shown(shown.length, list.length)}
        </p>
      </div>
      {shown.length === 0 && <p className="py-6 text-ui text-ink-2">{t.noneShown}</p>}
      <ol className="divide-y divide-line">
        {shown.map((one, i) => (
          <li key={`${one.name}-${one.article_section}-${i}`} className="py-4">
            <NormRow one={one} citations={citations} />
          </li>
        ))}
      </ol>
    </>
  );
}

const TONE: Record<LegalCitation['check'], Tone> = {
  'text-found': 'ok',
  'article-missing': 'bad',
  'article-repealed': 'bad',
  'not-in-sources': 'plain',
  inferred: 'plain',
};

function NormRow({ one, citations }: { one: LegalCitation; citations: readonly Citation[] }) {
  const t = useText(jurisText);
  const name = useText(names);
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 className="font-serif text-[17px]/6 font-semibold">
          {one.name}
          {one.article_section && `, ${t.article} ${one.article_section}`}
        </h4>
        <Badge tone={TONE[one.check]}>{name.check[one.check]}</Badge>
      </div>
      <CitedQuote place={one.excerpt} citations={citations} />
      <p className="text-note text-ink-2">
        {one.correct_application} {one.observations}
      </p>
      {one.article_text && one.source_title && (
        <details className="text-note">
          <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.inText}</summary>
          <div className="mt-2 grid gap-1.5">
            <Mark from="sources">{t.inSource(one.source_title)}</Mark>
            <CitedQuote place={one.article_text} citations={citations} />
          </div>
        </details>
      )}
      {one.link && (
        <a
          href={one.link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex w-fit items-center gap-1 text-note text-tinta underline max-sm:py-2"
        >
          {t.official}
          <span className="sr-only">
            : {one.name} {one.article_section}
          </span>
          <ExternalLink className="size-3" aria-hidden />
        </a>
      )}
    </article>
  );
}
