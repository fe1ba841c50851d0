import { languageOfText } from '#reading/language.ts';
import { defineTool } from '#server/studio/tool.ts';
import { Problem } from '#server/http/problem.ts';
import contract, { row as rowShape, type Cell, type Table } from '../contract.ts';
import { nothing, rowsOf } from './rows.ts';
import { words } from './text.ts';
import { paper, sheet, statements } from './told.ts';
import { valueOf } from './value.ts';

const cellsIn = ({ rows }: Pick<Table, 'rows'>) => rows.flatMap(({ cells }) => cells);
const count = (table: Table, state: Cell['state']): number =>
  cellsIn(table).filter((cell) => cell.state === state).length;

/** Sources down, questions across: each cell the shortest words that answer, as the chat would show them of that source alone. */
export default defineTool<typeof contract>({
  contract,
  offline: (document, language, hear, others = [], options) => {
    const columns = options?.columns ?? [];
    const { rows, claims } = rowsOf([document, ...others], columns, language, hear);
    return { result: { columns, rows }, claims, description: '' };
  },
  online: ({ ground }) => Promise.resolve(ground),
  summarise: (table) => ({
    sources: table.rows.length,
    columns: table.columns.length,
    answered: count(table, 'answered'),
    near: count(table, 'near'),
    silent: count(table, 'silent'),
    unread: count(table, 'unread'),
  }),
  called: { en: 'Table of sources', es: 'Tabla de fuentes' },
  history: { en: 'Table', es: 'Tabla' },
  paper,
  statements,
  parts: {
    places: ({ columns }) => columns.length,
    filled: (row) => rowShape.parse(row).cells.filter(({ state }) => state === 'answered').length,
    unread: (why, { columns }) => ({ why, cells: columns.map(() => nothing('unread')) }),
    head: ({ columns }) => ({ columns }),
    describe: (table, language) =>
      words[language].counts(table.rows.length, table.columns.length, count(table, 'answered')),
    change: (row, said) => {
      const { column, text } = contract.partsApi.change.body.parse(said);
      const read = rowShape.parse(row);
      const cell = read.cells[column];
      if (!cell) throw new Problem('INVALID', { fields: { column: 'wrong' } });
      const changed = {
        ...cell,
        corrected: text,
        value: text === null ? cell.read : valueOf(text, languageOfText(text)),
      };
      return { ...read, cells: read.cells.map((one, at) => (at === column ? changed : one)) };
    },
    sheet,
  },
});
