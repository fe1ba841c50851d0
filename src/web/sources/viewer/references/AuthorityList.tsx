import { ExternalLink, Gavel } from 'lucide-react';
import { MAX_REFERENCES, type AuthorityNamed, type Identity } from '#contract/references.ts';
import { useText } from '#web/i18n/language.ts';
import { words as common } from '#web/i18n/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { LONG_LINES } from '../use-source-text.ts';
import { referencesText } from './text.ts';
import { useAllReferences, useAuthorities, usePieceReferences } from './use-references.ts';
import { normOf, useReferenceWords } from './words.ts';

const GROUPS = ['norm', 'ruling', 'court', 'case'] as const;
/** Authorities of one kind that are listed; a document that names more of them is a register. */
const LISTED = 200;

type Place = { notebookId: string; sourceId: string; version: number };
type Props = { place: Place; lineCount: number | null; onMentions: (key: string) => void };

/** What a document names: its norms, rulings and courts, each with its count and the way to its mentions. On top what ruling it is itself. */
export function AuthorityList({ place, lineCount, onMentions }: Props) {
  const t = useText(referencesText);
  const { retry } = useText(common);
  const { number } = useReferenceWords();
  const { data, isError, refetch } = useAuthorities(place);
  const long = (lineCount ?? 0) > LONG_LINES;
  const whole = useAllReferences(place, lineCount !== null && !long);
  const head = usePieceReferences(place, 0, long);
  const first = long ? head.data : whole.data;
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
  return (
    <div className="px-4 pt-2 pb-4">
      {first?.identity && <Own identity={first.identity} />}
      {first && first.total > MAX_REFERENCES && (
        <p className="mt-2 text-note text-warn">{t.cut(number(MAX_REFERENCES), number(first.total))}</p>
      )}
      {data.authorities.length === 0 && <p className="mt-2 text-note text-ink-2">{t.none}</p>}
      {GROUPS.map((kind) => {
        const named = data.authorities.filter(({ reference }) => reference.kind === kind);
        return named.length === 0 ? null : (
          <Group key={kind} title={t.groups[kind]} named={named} onMentions={onMentions} />
        );
      })}
      <p className="mt-3 text-meta text-ink-3 max-sm:hidden">{t.keys}</p>
    </div>
  );
}

function Own({ identity }: { identity: Identity }) {
  const t = useText(referencesText);
  const words = useReferenceWords();
  return (
    <p className="mt-1.5 flex items-start gap-2 border-b border-line pb-3 text-note">
      <Gavel className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden />
      <span>
        <span className="text-ink-3">{t.thisRuling}</span>{' '}
        <b className="font-serif font-semibold">{words.ruling(identity)}</b>
        {identity.courtFrom === 'dateline' && <span className="text-warn"> ({t.dateline})</span>}
      </span>
    </p>
  );
}

type GroupProps = { title: string; named: readonly AuthorityNamed[]; onMentions: (key: string) => void };
function Group({ title, named, onMentions }: GroupProps) {
  const t = useText(referencesText);
  const words = useReferenceWords();
  return (
    <>
      <h4 className="mt-3 text-meta font-semibold text-ink-3">
        {title} <span className="font-normal tabular-nums">{words.number(named.length)}</span>
      </h4>
      <ul className="mt-0.5">
        {named.slice(0, LISTED).map(({ reference, count }) => {
          const name = words.title(reference);
          const detail = reference.kind === 'ruling' ? words.detail(reference) : null;
          const link = normOf(reference)?.link;
          return (
            <li key={reference.key} className="-mx-2 flex items-center gap-1">
              <button
                type="button"
                onClick={() => onMentions(reference.key)}
                className="flex min-h-8 min-w-0 flex-1 items-baseline gap-2 rounded-md px-2 py-1 text-left text-note hover:bg-sunken max-sm:min-h-11 max-sm:items-center"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {name}
                  {detail && <span className="text-ink-3"> · {detail}</span>}
                </span>
                <span className="ml-auto shrink-0 text-ink-3 tabular-nums" aria-hidden>
                  {words.number(count)}
                </span>
                <span className="sr-only">{t.times(words.number(count))}</span>
              </button>
              {link ? (
                <a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  referrerPolicy="no-referrer"
                  title={t.officialOf(name)}
                  aria-label={t.officialOf(name)}
                  className="grid size-8 shrink-0 place-items-center rounded-md text-tinta hover:bg-sunken max-sm:size-11"
                >
                  <ExternalLink className="size-3.5" aria-hidden />
                </a>
              ) : (
                <span className="size-8 shrink-0 max-sm:size-11" />
              )}
            </li>
          );
        })}
      </ul>
      {named.length > LISTED && (
        <p className="mt-1 text-meta text-ink-3">{t.only(words.number(LISTED), words.number(named.length))}</p>
      )}
    </>
  );
}
