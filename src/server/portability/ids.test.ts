import { expect, test } from 'vitest';
import { Ids } from './ids.ts';

test('the rows of a result get the ids that their sources have here; one of a source that is not here is left out', () => {
  const ids = new Ids();
  ids.set('there', 'here');
  const rows = [{ source_id: 'there', cells: [1] }, { source_id: 'deleted', cells: [2] }]; // prettier-ignore
  expect(ids.ofRows({ columns: [], rows })).toEqual({ columns: [], rows: [{ source_id: 'here', cells: [1] }] });
  const other = { rows: [['same', null, null]] };
  expect(ids.ofRows(other)).toBe(other);
  expect(ids.ofRows(null)).toBeNull();
});
