import { useText } from '#web/i18n/language.ts';
import type { Jurisprudence } from '../contract.ts';
import { jurisText } from './text.ts';

/** The counts of a result in a line. */
export function Figures({ result }: { result: Jurisprudence }) {
  const t = useText(jurisText);
  const open = result.jurisprudence_neutral.filter(({ provenance }) => provenance === 'document').length;
  const figures = [
    [result.jurisprudence_in_favor.length, t.figures.pro],
    [result.jurisprudence_against.length, t.figures.con],
    [open, t.figures.open],
    [result.legal_citations.length, t.figures.citations],
    [result.legal_gaps.length + result.gaps_left_out, t.figures.gaps],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note">
      {figures.map(([value, label]) => (
        <li key={label}>
          <span className="font-semibold tabular-nums">{value}</span> {label}
        </li>
      ))}
    </ul>
  );
}
