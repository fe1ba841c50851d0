import { dueDate } from '#reading/terms/due.ts';
import type { Term } from '../contract.ts';

type Counting = Pick<Term, 'from' | 'rule' | 'amount' | 'unit' | 'region'>;

/** A term with its last day, as it is counted. */
export function counted(given: Counting): Pick<Term, 'due' | 'moved' | 'passed' | 'articles'> {
  const { from } = given;
  const found = from === null ? null : dueDate({ ...given, from });
  const { due, moved, passed } = found ?? { due: null, moved: null, passed: [] };
  return { due, moved, passed: [...passed], articles: found?.articles ?? '' };
}
