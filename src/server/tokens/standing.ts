import type { PurchaseStatus } from '#contract/payments.ts';

/**
 * How far each status is: a purchase only ever moves up, so that an answer that comes late changes nothing. A rejected try does not end a purchase,
 * since the buyer may try another card.
 */
const RANK: Record<PurchaseStatus, number> = {
  creating: 0,
  create_failed: 1,
  pending: 10,
  in_process: 20,
  rejected: 30,
  cancelled: 40,
  expired: 40,
  review: 45,
  approved: 50,
  partially_refunded: 60,
  refunded: 70,
  charged_back: 80,
};
/** The status that a purchase has after it is told another. */
export const risen = (now: PurchaseStatus, told: PurchaseStatus): PurchaseStatus =>
  RANK[told] > RANK[now] ? told : now;
/** Whether money came in and was taken for what it is. */
export const isPaid = (status: PurchaseStatus): boolean => RANK[status] >= RANK.approved;

const [SECOND, MINUTE, HOUR, DAY] = [1, 60, 3600, 86_400];
/** Seconds at most until a payment of the first hour is known that nobody told of, with the time that asking takes. */
export const KNOWN_WITHIN = 2 * MINUTE!;
/**
 * Seconds until the provider is asked about an open purchase again: often while its buyer may still be at the page, then every five minutes, every hour for three
 * days, and every day.
 */
const OFTEN = 100;
const WAITS = [
  ...[10, 30, MINUTE].map((wait) => wait * SECOND!),
  ...Array.from({ length: Math.ceil(HOUR! / OFTEN) }, () => OFTEN),
  ...Array.from({ length: 12 }, () => 5 * MINUTE!),
];
const HOURLY = 72;
/** After this long nobody pays any more: the provider itself cancels what is pending for 30 days. */
const EXPIRES_MS = 31 * DAY! * 1000;
/** Statuses in which no payment is waited for. */
export const isOver = (status: PurchaseStatus): boolean => status === 'expired' || status === 'create_failed';
/** Whether a purchase is so old that nobody pays it any more. */
export const isExpired = ({ created_at }: { created_at: Date }, at: Date): boolean =>
  at.getTime() - created_at.getTime() > EXPIRES_MS;
/** When to ask again where the provider could not be asked, so that what was paid meanwhile is known soon after it answers again. */
export const WAIT_AFTER_FAILURE = OFTEN;
/** When to ask again, after having asked so many times. */
export const waitSeconds = (asked: number): number => WAITS[asked] ?? (asked < WAITS.length + HOURLY ? HOUR! : DAY!);
