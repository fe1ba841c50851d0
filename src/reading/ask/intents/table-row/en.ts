import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  sheet: 'table | spreadsheet | worksheet',
};

export const EN = rules(
  'en',
  `
[table-row.cell]
reason: Asks for a row, column or cell of a table.
find:   {sheet}
        (row | column | cell) (of | for)
        (which | what) (row | column | cell)
        (in | per) {the} {sheet}
yes:    What is March «in the table»?
        per the spreadsheet, how much is owed
        row of totals
        column for tax
        cell of the total
        row for interest
        which row holds April
        what column is the price in
        which cell has the sum
        look in the table for item 3
        the table says what for May
        what column has the totals
no:     What does the clause say?
source: ours
`,
  names,
);
