import { useEffect, useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { studioText } from './text.ts';

const MINUTE_MS = 60_000;
const HOUR_S = 3600;

/** The time, read again every so many milliseconds; once only where null. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** 'hace 4 min' within the hour; then 'hoy, 10:34', 'ayer, 10:34', '12 nov 2026'. */
export function useAgo() {
  const t = useText(studioText).ago;
  const common = useText(words);
  const { number, when } = useFormats();
  return (iso: string, now: number): string => {
    const minutes = Math.floor((now - Date.parse(iso)) / MINUTE_MS);
    if (minutes < 1) return t.now;
    return minutes < 60 ? t.minutes(number(minutes)) : when(iso, common);
  };
}

/** How long something lasts: '12 s', '1 min 12 s', '2 h 5 min'. Never less than nothing, whatever the clocks say. */
export function useElapsed() {
  const t = useText(studioText).elapsed;
  return (since: string, now: number): string => {
    const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
    const [h, m, s] = [Math.floor(seconds / HOUR_S), Math.floor(seconds / 60) % 60, seconds % 60].map(String);
    if (seconds < 60) return t.seconds(s!);
    return seconds < HOUR_S ? t.minutes(m!, s!) : t.hours(h!, m!);
  };
}
