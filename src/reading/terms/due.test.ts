import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from './day.ts';
import { dueDate, type RuleId, type Unit } from './due.ts';
import { easter, holidayOn } from './holidays.ts';

/** Rule, first day, term, last day. Worked out by hand from the rules and the calendar. */
const CASES: [RuleId, string, number, Unit, string][] = [
  // Civil Code: months end on the same number or the last of the month; ends stand.
  ['cc', '2026-01-31', 1, 'month', '2026-02-28'],
  ['cc', '2024-02-29', 1, 'year', '2025-02-28'],
  ['cc', '2026-03-20', 15, 'day', '2026-04-04'],
  ['cc', '2025-08-31', 6, 'month', '2026-02-28'],
  ['cc', '2024-01-31', 1, 'month', '2024-02-29'],
  ['cc', '2026-02-28', 1, 'month', '2026-03-28'],
  ['cc', '2026-12-31', 2, 'month', '2027-02-28'],
  ['cc', '2026-11-26', 30, 'day', '2026-12-26'],
  ['cc', '2025-12-25', 7, 'day', '2026-01-01'],
  ['cc', '2026-05-15', 3, 'year', '2029-05-15'],
  // Civil procedure: Sundays and holidays do not count, Saturdays do; no recess in February.
  ['cpc', '2026-09-15', 5, 'day', '2026-09-23'],
  ['cpc', '2026-03-31', 8, 'day', '2026-04-11'],
  ['cpc', '2026-01-30', 15, 'day', '2026-02-17'],
  ['cpc', '2023-10-25', 3, 'day', '2023-10-30'],
  ['cpc', '2026-12-23', 3, 'day', '2026-12-28'],
  ['cpc', '2026-04-30', 1, 'day', '2026-05-02'],
  ['cpc', '2026-05-20', 2, 'day', '2026-05-23'],
  ['cpc', '2026-01-31', 1, 'month', '2026-02-28'],
  ['cpc', '2026-02-15', 1, 'month', '2026-03-15'],
  ['cpc', '2026-06-26', 3, 'day', '2026-07-01'],
  ['cpc', '2026-10-09', 2, 'day', '2026-10-13'],
  // Labour courts and claims: as civil procedure.
  ['labour', '2026-12-04', 5, 'day', '2026-12-11'],
  ['labour', '2026-09-17', 60, 'day', '2026-12-01'],
  ['labour', '2026-11-26', 60, 'day', '2027-02-08'],
  ['labour', '2026-08-14', 10, 'day', '2026-08-27'],
  // Law 19.880: Saturdays neither; an end moves, also of months.
  ['admin', '2026-09-15', 5, 'day', '2026-09-23'],
  ['admin', '2026-12-24', 10, 'day', '2027-01-11'],
  ['admin', '2026-08-31', 6, 'month', '2027-03-01'],
  ['admin', '2026-01-15', 1, 'month', '2026-02-16'],
  ['admin', '2025-06-13', 10, 'day', '2025-06-30'],
  ['admin', '2023-09-29', 8, 'day', '2023-10-12'],
  ['admin', '2026-04-01', 2, 'day', '2026-04-06'],
  ['admin', '2026-11-27', 20, 'day', '2026-12-29'],
  ['admin', '2026-07-15', 5, 'day', '2026-07-23'],
  ['admin', '2025-10-30', 2, 'day', '2025-11-04'],
  ['admin', '2024-09-16', 3, 'day', '2024-09-24'],
  ['admin', '2027-03-25', 1, 'day', '2027-03-29'],
  ['tax', '2026-09-15', 5, 'day', '2026-09-23'],
  ['tax', '2026-01-15', 1, 'month', '2026-02-16'],
  ['tax', '2026-05-08', 15, 'day', '2026-06-01'],
  // Criminal procedure: running, an end on a holiday moves, one on a Saturday stands.
  ['cpp', '2026-09-09', 10, 'day', '2026-09-21'],
  ['cpp', '2026-04-01', 3, 'day', '2026-04-06'],
  ['cpp', '2026-06-06', 5, 'day', '2026-06-11'],
  ['cpp', '2026-11-26', 2, 'day', '2026-11-28'],
  ['cpp', '2026-11-26', 3, 'day', '2026-11-30'],
  ['cpp', '2026-12-15', 10, 'day', '2026-12-26'],
  ['cpp', '2026-10-26', 6, 'day', '2026-11-02'],
  // Collective bargaining: running, an end moves from Saturdays too.
  ['bargaining', '2026-09-14', 5, 'day', '2026-09-21'],
  ['bargaining', '2026-11-25', 3, 'day', '2026-11-30'],
  ['bargaining', '2026-11-25', 2, 'day', '2026-11-27'],
  ['bargaining', '2026-12-20', 5, 'day', '2026-12-28'],
  // Words that say working days, where the rule counts running ones.
  ['cc', '2026-12-24', 2, 'working-day', '2026-12-28'],
  ['cc', '2026-09-15', 5, 'working-day', '2026-09-23'],
  ['bargaining', '2026-09-15', 5, 'working-day', '2026-09-23'],
  ['cpc', '2026-09-15', 5, 'working-day', '2026-09-23'],
  // Two years whose solstice, Reformation or 20 September differ.
  ['admin', '2024-06-18', 2, 'day', '2024-06-21'],
  ['admin', '2028-10-26', 2, 'day', '2028-10-31'],
  ['cpc', '2029-10-30', 2, 'day', '2029-11-03'],
  ['admin', '2019-09-17', 1, 'day', '2019-09-23'],
  ['admin', '2022-12-30', 1, 'day', '2023-01-03'],
];

describe('the last day of a term', () => {
  test.each(CASES)('%s, from %s, %i %s: %s', (rule, from, amount, unit, due) => {
    expect(dueDate({ rule, from, amount, unit })?.due).toBe(due);
  });

  test('what did not count, and where it moved from, is told with its law', () => {
    expect(dueDate({ rule: 'cpp', from: '2026-09-09', amount: 10, unit: 'day' })).toEqual({
      due: '2026-09-21',
      moved: '2026-09-19',
      passed: [
        { day: '2026-09-19', why: { holiday: 'Día de las Glorias del Ejército', law: 'Ley 2.977' } },
        { day: '2026-09-20', why: 'sunday' },
      ],
      articles: 'Código Procesal Penal, art. 14',
    });
  });

  test('a holiday of a region counts there alone', () => {
    const term = { rule: 'cpc', from: '2027-06-05', amount: 1, unit: 'day' } as const;
    expect(dueDate(term)?.due).toBe('2027-06-07');
    expect(dueDate({ ...term, region: 'arica' })?.due).toBe('2027-06-08');
  });

  test.each([
    ['2026-02-30', 5],
    ['2026-02-28', 0],
    ['2026-02-28', 1.5],
    ['2026-02-28', 100_000],
    ['mañana', 5],
    ['2040-12-31', 5],
    ['1998-12-31', 5],
  ])('%s and %d days: none', (from, amount) => {
    expect(dueDate({ rule: 'admin', from, amount, unit: 'day' })).toBeNull();
  });
});

describe('days and holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => expect(isoOf(easter(year))).toBe(day));

  test.each([
    ['2026-06-29', true],
    ['2027-06-28', true],
    ['2027-06-29', false],
    ['2028-10-09', true],
    ['2028-10-12', false],
    ['2023-10-27', true],
    ['2028-10-27', true],
    ['2029-11-02', true],
    ['2021-09-17', true],
    ['2018-09-17', true],
    ['2026-09-17', false],
    ['2023-01-02', true],
    ['2016-01-02', false],
  ])('%s is a holiday: %s', (day, is) => expect(holidayOn(dayOf(day)!) !== null).toBe(is));
});
