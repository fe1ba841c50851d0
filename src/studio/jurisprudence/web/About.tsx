import clsx from 'clsx';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import type { Jurisprudence } from '../contract.ts';
import { names } from '../server/names.ts';
import { Figures } from './Figures.tsx';
import { Provenance } from './Provenance.tsx';
import { jurisText } from './text.ts';
import { INK } from './tones.ts';

/** Where there is no room beside the tabs, what stands over them already is not said once more (Detail.tsx). */
const BESIDE = 'max-lg:hidden print:block';

/** How solid, from which counts; what the document is and how it is made; and where authorities come from. */
export function About({ result, citations }: { result: Jurisprudence; citations: readonly Citation[] }) {
  const t = useText(jurisText);
  const name = useText(names);
  const { nivel_solidez_juridica: level, document } = result;
  return (
    <section aria-label={t.solidity} className="grid max-w-[640px] gap-5">
      <div className="grid gap-2">
        <div className={document.is_law ? undefined : BESIDE}>
          <p className="text-note text-ink-3">{t.solidity}</p>
          <p className={clsx('font-serif text-[40px]/[46px] font-semibold max-sm:text-[32px]/9', level && INK[level])}>
            {level ? name.solidity[level] : t.noLevel}
          </p>
        </div>
        <p className="font-serif text-[16px]/6 text-ink-2">{result.summary}</p>
        {!document.is_law && (
          <>
            <div className={BESIDE}>
              <Figures result={result} />
            </div>
            <details className="text-note text-ink-3">
              <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.how}</summary>
              <p className="pt-1">{result.solidity_reason}</p>
            </details>
          </>
        )}
      </div>
      {!document.is_law && <Document document={document} citations={citations} />}
      {!document.is_law && <Provenance />}
      {result.sources_left_out.length > 0 && (
        <p className="text-note text-warn">{t.unread(result.sources_left_out.join(', '))}</p>
      )}
      <p className="text-meta text-ink-3">{t.caution}</p>
    </section>
  );
}

type Props = { document: Jurisprudence['document']; citations: readonly Citation[] };
/** What the document says that it is, and its parts. */
function Document({ document, citations }: Props) {
  const t = useText(jurisText);
  const name = useText(names);
  const { date } = useFormats();
  const { kind, court, rol, outcome, decided, reasons, votes, parts } = document;
  const told = [court, rol && `Rol N° ${rol}`, document.date && date(`${document.date}T12:00:00`)].filter(Boolean);
  // That it is some document says nothing by itself.
  const known = told.length > 0 || (outcome && decided) || reasons > 0 || votes > 0 || parts.length > 0;
  if (kind === 'other' && !known) return null;
  return (
    <div className="grid gap-1.5 border-t border-line pt-4 text-note">
      <p className="text-meta font-semibold text-ink-2">{name.kind[kind]}</p>
      {told.length > 0 && <p className="text-ink-2">{told.join(' · ')}</p>}
      {outcome && decided && (
        <p>
          <span className="text-ink-3">{t.outcome}:</span>{' '}
          <span className="font-semibold">{name.outcome[outcome]}</span>{' '}
          <CitedPlace place={decided} citations={citations} />
        </p>
      )}
      {(reasons > 0 || votes > 0) && (
        <p className="text-ink-3">
          {[reasons > 0 && t.reasons(reasons), votes > 0 && t.votes(votes)].filter(Boolean).join(' · ')}
        </p>
      )}
      {parts.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.structure}</summary>
          <ul className="grid gap-1 pt-1">
            {parts.map(({ name: part, location }) => (
              <li key={part}>
                <CitedPlace place={location} citations={citations} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
