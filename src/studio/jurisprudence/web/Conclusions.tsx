import { useText } from '#web/i18n/language.ts';
import type { Jurisprudence } from '../contract.ts';
import { jurisText } from './text.ts';

/** What it all comes to. */
export function Conclusions({ result }: { result: Jurisprudence }) {
  const t = useText(jurisText);
  const { overall_strength, main_risks, main_opportunities, next_steps } = result.conclusions;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="font-serif text-[20px]/7 font-semibold">{overall_strength}</p>
        <p className="text-note text-ink-3">{result.solidity_reason}</p>
      </div>
      <List title={t.risks} rows={main_risks} empty={t.nothing} />
      <List title={t.chances} rows={main_opportunities} empty={t.nothing} />
      <List title={t.steps} rows={next_steps} empty={t.nothing} ordered />
    </div>
  );
}

type Props = { title: string; rows: readonly string[]; empty: string; ordered?: boolean };
function List({ title, rows, empty, ordered }: Props) {
  const items = rows.map((row) => (
    <li key={row} className="pl-1">
      {row}
    </li>
  ));
  return (
    <section className="grid gap-1.5">
      <h3 className="text-ui font-semibold">{title}</h3>
      {rows.length === 0 && <p className="text-ui text-ink-3">{empty}</p>}
      {rows.length > 0 && ordered && <ol className="list-decimal space-y-1 pl-5 text-ui text-ink-2">{items}</ol>}
      {rows.length > 0 && !ordered && <ul className="list-disc space-y-1 pl-5 text-ui text-ink-2">{items}</ul>}
    </section>
  );
}
