import clsx from 'clsx';
import type { Table } from './text-types.ts';
import { Words } from './Words.tsx';

/** A cell of so many characters or fewer stays on one line. */
const SHORT = 10;

/** A table of a legal text; its caption is read out only. */
export function TextTable({ caption, head, rows }: Table) {
  return (
    <div className="overflow-x-auto">
      <table className="mt-3 w-full border-collapse font-sans text-ui [overflow-wrap:anywhere] hyphens-auto max-sm:text-note">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-note text-ink-3">
            {head.map((one) => (
              <th key={one} scope="col" className="py-2 pr-4 align-bottom font-medium last:pr-0 max-sm:pr-2.5">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first} className="break-inside-avoid border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pr-4 text-left align-top font-medium max-sm:pr-2.5">
                <Words>{first!}</Words>
              </th>
              {rest.map((cell, at) => (
                <td
                  key={at}
                  className={clsx(
                    'py-2.5 pr-4 align-top text-ink-2 tabular-nums last:pr-0 max-sm:pr-2.5',
                    cell.length <= SHORT && 'whitespace-nowrap',
                  )}
                >
                  <Words>{cell}</Words>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
