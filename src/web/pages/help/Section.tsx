import { Fragment } from 'react';
import type { HelpRow, HelpSection } from './row.ts';

/** An entry: its mark, its name and what is said of it, and its price or keys. */
const Row = ({ row: { mark, name, text, items, end }, marks }: { row: HelpRow; marks: string | undefined }) => (
  <li className="help-row" data-marks={marks}>
    {marks && <span className="help-mark">{mark}</span>}
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

type List = { group: string | undefined; rows: HelpRow[] };
/** Entries by what they belong to, in their order. */
function lists(rows: readonly HelpRow[]): List[] {
  const all: List[] = [];
  for (const row of rows) {
    const last = all.at(-1);
    if (last && last.group === row.group) last.rows.push(row);
    else all.push({ group: row.group, rows: [row] });
  }
  return all;
}

/** A section of the help, with its entries in a frame. */
export function Section({ section: { id, title, lead, rows, wide, foot } }: { section: HelpSection }) {
  const marks = rows.some(({ mark }) => mark !== undefined) ? (wide ? 'wide' : 'narrow') : undefined;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pb-8">
      <h2 id={`${id}-title`} className="font-serif text-h2 font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ui text-ink-2">{lead}</p>}
      {lists(rows).map(({ group, rows: some }) => (
        <Fragment key={group ?? ''}>
          {group && <h3 className="mt-4 text-meta font-semibold text-ink-3">{group}</h3>}
          <ul className="help-rows" data-group={group}>
            {some.map((row) => (
              <Row key={row.name} row={row} marks={marks} />
            ))}
          </ul>
        </Fragment>
      ))}
      {foot && <p className="mt-3">{foot}</p>}
    </section>
  );
}
