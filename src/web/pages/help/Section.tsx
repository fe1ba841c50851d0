import type { HelpRow, HelpSection } from './row.ts';

/** An entry: its mark, its name and what is said of it, and its price or keys. */
const Row = ({ row: { mark, name, text, items, end }, marked }: { row: HelpRow; marked: boolean }) => (
  <li className="help-row" data-marked={marked || undefined}>
    {marked && <span className="help-mark">{mark}</span>}
    <div className="min-w-0">
      <p>
        <b className="font-semibold">{name}</b>
        {text && <span className="help-said">{text}</span>}
      </p>
      {items && (
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-ink-3">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
    {end && <span className="help-end">{end}</span>}
  </li>
);

/** A section of the help, with its entries in a frame. */
export function Section({ section: { id, title, lead, rows, foot } }: { section: HelpSection }) {
  const marked = rows.some(({ mark }) => mark !== undefined);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pb-8">
      <h2 id={`${id}-title`} className="font-serif text-h2 font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ui text-ink-2">{lead}</p>}
      <ul className="help-rows">
        {rows.map((row) => (
          <Row key={row.name} row={row} marked={marked} />
        ))}
      </ul>
      {foot && <p className="mt-3">{foot}</p>}
    </section>
  );
}
