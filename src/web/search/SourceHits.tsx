import { Link } from 'react-router';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { PassageWords, usePassagePlace } from './Passage.tsx';
import { addressOf } from './places.ts';
import { searchText } from './text.ts';
import { useFound } from './use-found.ts';

/** Passages that are shown, and letters from which they are looked for. */
const PASSAGES = { most: 10, letters: 3 } as const;

/** The passages of all sources that hold the words of a query, each leading to its lines; nothing for a short query. */
export function SourceHits({ query }: { query: string }) {
  const t = useText(searchText);
  const common = useText(words);
  const placeOf = usePassagePlace();
  const { number } = useFormats();
  const { found, failed, searching, retry } = useFound(query, { limit: PASSAGES.most, least: PASSAGES.letters });
  if (query.trim().length < PASSAGES.letters) return null;
  const hits = found?.hits;
  return (
    <section aria-labelledby="in-sources" className="mt-12" aria-busy={searching}>
      <div className="flex items-baseline gap-3">
        <h2 id="in-sources" className="font-serif text-h2 font-semibold">
          {t.inSources}
        </h2>
        <span role="status" className="text-note text-ink-3 tabular-nums">
          {searching ? t.searching : hits && hits.length > 0 ? t.results(hits.length, number(hits.length)) : ''}
        </span>
      </div>
      {failed && (
        <p role="alert" className="mt-2 flex items-center gap-3 text-ui text-ink-2">
          {t.failed}
          <TextLink onClick={retry}>{common.retry}</TextLink>
        </p>
      )}
      {hits?.length === 0 && !searching && <p className="mt-2 text-ui text-ink-2">{t.noPassage}</p>}
      {hits && hits.length > 0 && (
        <ul className="mt-4 overflow-hidden rounded-lg border border-line bg-paper">
          {hits.map((hit) => (
            <li key={`${hit.citation.source_id}:${hit.citation.start}`} className="border-b border-line last:border-0">
              <Link
                to={addressOf(hit)}
                state={{ citation: hit.citation }}
                className="block px-5 py-3.5 hover:bg-sunken/60 focus-visible:-outline-offset-2 max-sm:px-4"
              >
                <span className="line-clamp-2 font-serif text-[15px]/[22px]">
                  <PassageWords hit={hit} />
                </span>
                <span className="mt-1 block text-note text-ink-3 tabular-nums [overflow-wrap:anywhere]">
                  {placeOf(hit)} · {hit.notebook_title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
