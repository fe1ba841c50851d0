import { describe, expect, test } from 'vitest';
import { afterDays, afterHours, businessTime, dueOf } from './clock.ts';
import { holidays, isBusinessDay, plus, weekday } from './holidays.ts';

/** The holidays of all Chile that fall on working days and Saturdays, as the calendars of these years printed them. */
const PRINTED: Record<number, string> = {
  2024: '01-01 03-29 03-30 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 09-20 10-12 10-31 11-01 12-25',
  2025: '01-01 04-18 04-19 05-01 05-21 06-20 07-16 08-15 09-18 09-19 10-31 11-01 12-08 12-25',
  2026: '01-01 04-03 04-04 05-01 05-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 12-08 12-25',
  2027: '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 09-17 09-18 10-11 11-01 12-08 12-25',
};

describe('holidays', () => {
  test.each(Object.entries(PRINTED))('of %s are those that were printed', (year, printed) => {
    const found = holidays(Number(year))
      .map(({ day }) => day)
      .filter((day) => weekday(day) !== 0)
      .toSorted();
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(printed);
  });

  test('move as their laws say', () => {
    const days = (year: number) => holidays(year).map(({ day }) => day);
    // 31 October 2023 was a Tuesday, 2 January 2023 a Monday, 12 October 2023 a Thursday; 31 October 2029 is a Wednesday.
    expect(days(2023)).toEqual(expect.arrayContaining(['2023-10-27', '2023-01-02', '2023-10-09', '2023-06-26']));
    expect(days(2029)).toContain('2029-11-02');
    // 29 June 2029 is a Friday; the eighteenth of September 2029 a Tuesday.
    expect(days(2029)).toEqual(expect.arrayContaining(['2029-07-02', '2029-09-17']));
    expect(days(2028)).toContain('2028-06-20');
  });
});

describe('clocks', () => {
  const at = (local: string): Date => new Date(`${local}-03:00`);

  test('ten business days go round the eighteenth of September and weekends', () => {
    // 2027: Friday the 17th and Saturday the 18th are holidays. The day of reception is not counted.
    expect(afterDays(at('2027-09-10T10:00:00'), 10)).toEqual(at('2027-09-27T23:59:59.999'));
    expect(dueOf('deletion', at('2027-09-10T10:00:00'))).toEqual(at('2027-09-27T23:59:59.999'));
    expect(dueOf('blocking', at('2026-12-04T23:30:00'))).toEqual(at('2026-12-09T23:59:59.999'));
    // Christmas and new year's day lie between.
    expect(afterDays(at('2025-12-23T09:00:00'), 10)).toEqual(at('2026-01-08T23:59:59.999'));
  });

  test('a request of the evening falls on the day of Chile and not on that of UTC', () => {
    expect(afterDays(new Date('2026-11-24T02:00:00Z'), 1)).toEqual(at('2026-11-24T23:59:59.999'));
  });

  test('48 business hours stand still from Friday night to Monday', () => {
    expect(afterHours(at('2026-11-20T15:00:00'), 48)).toEqual(at('2026-11-24T15:00:00'));
    expect(afterHours(at('2026-11-21T15:00:00'), 48)).toEqual(at('2026-11-24T24:00:00'));
  });

  test('go over the nights on which Chile sets its clocks', () => {
    // Winter time begins on 5 April 2026, summer time on 6 September 2026, both on Sundays.
    expect(afterHours(new Date('2026-04-02T12:00:00-03:00'), 24)).toEqual(new Date('2026-04-06T12:00:00-04:00'));
    expect(afterDays(new Date('2026-09-04T12:00:00-04:00'), 1)).toEqual(at('2026-09-07T23:59:59.999'));
  });

  test('what passed of the time is counted in business time', () => {
    const from = at('2026-11-20T12:00:00');
    expect(businessTime(from, at('2026-11-23T12:00:00'))).toBe(24 * 3_600_000);
    expect(businessTime(from, from)).toBe(0);
    expect(businessTime(from, at('2026-11-22T12:00:00'))).toBe(12 * 3_600_000);
  });

  test('a century has its working days', () => {
    let working = 0;
    for (let day = '2021-01-01'; day < '2121-01-01'; day = plus(day, 1)) if (isBusinessDay(day)) working++;
    expect(working / 100).toBeGreaterThan(245);
    expect(working / 100).toBeLessThan(252);
  });
});
