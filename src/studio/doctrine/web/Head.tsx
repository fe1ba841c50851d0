import clsx from 'clsx';
import { useText } from '#web/i18n/language.ts';
import type { Doctrine } from '../contract.ts';
import { names } from '../server/names.ts';
import { INK, toneOfSolidity } from './look.ts';
import { doctrineText } from './text.ts';

/** The level with its figures, and the counts that it was taken from. */
export function Head({ result }: { result: Doctrine }) {
  const t = useText(doctrineText);
  const name = useText(names);
  const { nivel_solidez_doctrinal: level, level_reason, summary } = result.resumen_ejecutivo;
  const [cited, authors] = [result.doctrines_cited.length, result.authors_analysis.length];
  return (
    <section aria-label={t.solidity} className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap gap-x-8 gap-y-1 text-ui">
        <span>
          {t.solidity}{' '}
          <strong className={clsx('font-semibold', INK[toneOfSolidity[level]])}>{name.solidity[level]}</strong>
        </span>
        <span>
          <strong className="tabular-nums">{cited}</strong> {t.doctrines(cited)}
        </span>
        <span>
          <strong className="tabular-nums">{authors}</strong> {t.authorsOf(authors)}
        </span>
        <span>{t.forAgainst(result.doctrines_supporting.length, result.doctrines_opposing.length)}</span>
      </p>
      <p className="max-w-[80ch] font-serif text-[16px]/6 text-ink-2">{summary}</p>
      <details className="text-note">
        <summary className="w-fit cursor-pointer text-tinta max-sm:py-2">{t.why}</summary>
        <p className="max-w-[80ch] pt-1 text-ink-2">{level_reason}</p>
      </details>
    </section>
  );
}

/** What the whole comes to, below every tab. */
export function Conclusions({ said }: { said: Doctrine['conclusions'] }) {
  const t = useText(doctrineText);
  const lines = [
    said.overall_doctrinal_strength,
    said.main_doctrinal_support,
    said.main_doctrinal_risks,
    said.recommended_focus,
  ];
  return (
    <section className="mt-8 grid gap-x-10 gap-y-3 border-t border-line py-6 sm:grid-cols-[200px_minmax(0,1fr)]">
      <h3 className="font-serif text-[19px]/6 font-semibold">{t.conclusions}</h3>
      <div className="grid max-w-[80ch] gap-3">
        {lines.map((line) => (
          <p key={line} className="font-serif text-[16px]/6">
            {line}
          </p>
        ))}
        {said.next_steps.length > 0 && (
          <div>
            <p className="text-meta font-semibold text-ink-2">{t.next}</p>
            <ol className="list-decimal pl-5 text-ui">
              {said.next_steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
