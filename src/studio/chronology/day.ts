import type { Event } from './contract.ts';

/** Whether an event is on a day that the calendar has: not on a month alone, a day without its year, or one like 31 June. */
export const isDay = ({ iso, precision }: Pick<Event, 'iso' | 'precision'>): boolean =>
  iso !== null && iso.length === 10 && !iso.startsWith('-') && precision !== 'impossible';
