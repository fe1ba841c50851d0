import clsx from 'clsx';
import { AlertTriangle, ChevronDown, CircleCheck } from 'lucide-react';
import type { Report, Source } from '#contract/sources.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { useReadAgain } from '../actions.ts';
import { sourcesText } from '../text.ts';
import { canBeReadAgain } from './again.ts';
import { reportText } from './report-text.ts';

/** More pages than this share cells. */
const CELLS = 120;
type Method = Report['pages'][number]['method'];
const LOOK: Record<Method | 'here', string> = {
  text: 'bg-line',
  ocr: 'bg-warn',
  blank: 'border border-line-strong/70 bg-paper',
  none: 'bg-bad',
  here: 'bg-tinta',
};
/** A cell that stands for several pages shows the worst of them. */
const WORST: Method[] = ['none', 'ocr', 'text', 'blank'];

function cellsOf({ pages }: Report, here: number | null): (Method | 'here')[] {
  const each = Math.max(1, Math.ceil(pages.length / CELLS));
  return Array.from({ length: Math.ceil(pages.length / each) }, (_, cell) => {
    const group = pages.slice(cell * each, (cell + 1) * each);
    if (group.some(({ page }) => page === here)) return 'here';
    return WORST.find((method) => group.some((page) => page.method === method)) ?? 'text';
  });
}

/** How sure the reader of images was, in all: of each page as much as it has characters. Null where no page tells. */
function surenessOf({ pages }: Report): number | null {
  const told = pages.filter(({ confidence }) => confidence !== null);
  const characters = told.reduce((sum, page) => sum + page.characters, 0);
  return characters === 0 ? null : told.reduce((sum, page) => sum + page.confidence! * page.characters, 0) / characters;
}

/** Who read the images, as a lawyer may be told: a model by its name, the programs by where they run. */
const readerName = (reader: string, { ours, installed }: { ours: string; installed: string }): string =>
  reader.startsWith('tesseract.js ') ? ours : reader.startsWith('tesseract ') ? installed : reader;

/** What extraction says of a document: a cell a page, and in words what was read and what was not. */
export function ReportStrip({ report, here, source }: { report: Report; here: number | null; source: Source }) {
  const sources = useText(sourcesText);
  const t = sources.viewer;
  const images = useText(reportText);
  const { list, number, percent } = useFormats();
  const again = useReadAgain(source);
  const able = useCapabilities();
  const count = (method: Method): number => report.pages.filter((page) => page.method === method).length;
  const [text, ocr, none, blank] = [count('text'), count('ocr'), count('none'), count('blank')];
  const warnings = report.warnings.flatMap(({ code, pages }) => (code === 'unread-pages' ? [] : [{ code, pages }]));
  if (report.pages.length === 0 && warnings.length === 0 && report.words === null) return null;
  const sure = surenessOf(report);
  const whole = none === 0 && warnings.length === 0;
  const Icon = whole ? CircleCheck : AlertTriangle;
  const said = [
    text > 0 && t.withText(text, number(text)),
    ocr > 0 && t.withOcr(ocr, number(ocr)),
    none > 0 && t.unread(none, number(none)),
    blank > 0 && images.blank(blank, number(blank)),
    sure !== null && images.sure(percent(sure)),
    report.unsure.length > 0 && images.unsure(report.unsure.length, number(report.unsure.length)),
    report.words !== null && images.words(report.words, number(report.words)),
  ]
    .filter(Boolean)
    .join(', ');
  const cells = cellsOf(report, here);
  const badge = (
    <>
      <Icon className={clsx('size-4 shrink-0', whole ? 'text-ok' : 'text-warn')} aria-hidden />
      <span className="min-w-0 py-2">
        {whole ? t.readAll : none > 0 ? t.readPartly : images.readNotes}
        {said && <span className="font-normal text-ink-3"> · {said}</span>}
      </span>
    </>
  );
  const line = 'flex min-h-10 items-center gap-2 px-4 text-note font-medium';
  if (cells.length === 0 && warnings.length === 0)
    return <p className={clsx(line, 'shrink-0 border-b border-line')}>{badge}</p>;
  return (
    <details open={!whole} className="group shrink-0 border-b border-line">
      <summary className={clsx(line, 'cursor-pointer list-none')}>
        {badge}
        <ChevronDown className="ml-auto size-4 shrink-0 text-ink-3 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="px-4 pb-3">
        {cells.length > 0 && (
          <div
            aria-hidden
            className="grid gap-0.5"
            style={{ gridTemplateColumns: `repeat(${cells.length}, minmax(0, 1fr))` }}
          >
            {cells.map((cell, at) => (
              <span key={at} className={clsx('h-3.5 max-w-6 rounded-[2px]', LOOK[cell])} />
            ))}
          </div>
        )}
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-3">
          {text > 0 && <Legend look={LOOK.text}>{t.legendText}</Legend>}
          {ocr > 0 && <Legend look={LOOK.ocr}>{t.legendOcr}</Legend>}
          {none > 0 && <Legend look={LOOK.none}>{t.legendNone}</Legend>}
          {blank > 0 && <Legend look={LOOK.blank}>{images.legendBlank}</Legend>}
          {here !== null && <Legend look={LOOK.here}>{t.legendHere(number(here))}</Legend>}
        </p>
        {report.reader !== null && (
          <p className="mt-1.5 text-note text-ink-2">{images.readBy(readerName(report.reader, images))}</p>
        )}
        {report.unsure.length > 0 && <p className="mt-1.5 text-note text-ink-2">{images.unsureHelp}</p>}
        {none > 0 && able && (
          <p className="mt-1.5 text-note text-ink-2">
            {able.ocr === null ? images.noReader : images.notRead}{' '}
            {able.ocr !== null && canBeReadAgain(source) && (
              <TextLink className="text-note" disabled={again.isPending} onClick={() => again.mutate()}>
                {sources.again}
              </TextLink>
            )}
          </p>
        )}
        {warnings.map(({ code, pages }) => (
          <p key={code} className="mt-1.5 text-note text-warn">
            {images.warnings[code]} {pages.length > 0 && images.onPages(list(pages.map(number)))}
          </p>
        ))}
      </div>
    </details>
  );
}

const Legend = ({ look, children }: { look: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <i className={clsx('size-2.5 rounded-[2px]', look)} />
    {children}
  </span>
);
