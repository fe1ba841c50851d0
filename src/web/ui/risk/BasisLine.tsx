import { ExternalLink } from 'lucide-react';
import type { Basis } from '#contract/risk.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { adviceText } from './text.ts';

/** The article that something rests on: its words, how old our reading of it is, and the official text. */
export function BasisLine({ basis, by }: { basis: Basis | null; by?: 'model' | undefined }) {
  const t = useText(adviceText);
  const { date } = useFormats();
  if (by === 'model') return <p className="text-meta text-warn">{t.model}</p>;
  if (!basis) return <p className="text-meta text-ink-3">{t.advised}</p>;
  const { law, article, quotation, text_date, link } = basis;
  return (
    <div className="text-note text-ink-2">
      <p>
        <span className="text-meta font-semibold">{t.basis}: </span>
        {law}, {t.article}
        {'\u00a0'}
        {article}
        {quotation && (
          <>
            : <span lang="es">«{quotation}»</span>
          </>
        )}
      </p>
      <p className="text-meta text-ink-3">
        {quotation === '' ? t.noText : text_date ? t.textOf(date(`${text_date}T12:00:00`)) : t.textUndated}{' '}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 text-tinta underline max-sm:py-2"
          >
            {t.official} <ExternalLink className="size-3" aria-hidden />
          </a>
        )}
      </p>
    </div>
  );
}
