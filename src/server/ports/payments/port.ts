import type { Currency } from '#contract/tokens.ts';

/** What a buyer is sent to pay. Amounts everywhere are in the smallest unit: whole pesos, cents of a dollar. */
export type Checkout = {
  /** The purchase: the reference by which the provider's payments are found again, and the key under which a repeated request makes nothing twice. */
  reference: string;
  title: string;
  amountMinor: number;
  currency: Currency;
  email: string;
  /** Where the buyer comes back to, by how it ended; what the address says of that is not believed. */
  returnTo: { success: string; pending: string; failure: string };
  /** Where the provider tells of payments. */
  notify: string;
};

export type PaymentStatus =
  | 'pending'
  | 'in_process'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back';

/** A payment as the provider itself tells of it, asked for: the only thing that tokens are given for. */
export type ProviderPayment = {
  id: string;
  reference: string | null;
  status: PaymentStatus;
  /** The provider's own word for why. */
  detail: string | null;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
  /** Whether it was paid to us, with real money where real money is taken. */
  ours: boolean;
  /** Of a payment that was charged back: whether it came back to us in the end. */
  reimbursed: boolean;
  last4: string | null;
  /** When the provider last changed it: an older answer never takes the place of a newer one. */
  updated: Date;
};

/** What a notification points to. It is a hint: nothing but its id is used, and a wrong signature is counted, not refused. */
export type Hint = {
  /** Equal for the same notification sent twice. */
  dedupeKey: string;
  topic: string | null;
  paymentId: string | null;
  signature: 'valid' | 'invalid' | 'absent';
};
export type Notification = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, string>>;
  body: Buffer;
};

/** Thrown where the provider said no for good: asking again would be answered the same. Anything else that is thrown may be tried again. */
export class PaymentRefused extends Error {}

/** A provider of card payments. Every call ends by its signal. */
export interface Payments {
  readonly name: string;
  readonly currencies: readonly Currency[];
  /** False: no real money moves, and every screen says so. */
  readonly realMoney: boolean;
  checkout(checkout: Checkout, signal: AbortSignal): Promise<{ ref: string; initPoint: string }>;
  /** Null: it knows no such payment, or not yet. */
  payment(id: string, signal: AbortSignal): Promise<ProviderPayment | null>;
  /** All payments of one reference, also those that failed. */
  search(reference: string, signal: AbortSignal): Promise<ProviderPayment[]>;
  /** Gives money back, once for each key. */
  refund(paymentId: string, refund: { amountMinor: number; key: string }, signal: AbortSignal): Promise<{ id: string }>;
  /** Never throws: what cannot be understood points to nothing. */
  hint(notification: Notification): Hint;
}

/** Where the payments of the sandbox are kept: they survive a restart, as those of a real provider do. */
export type SandboxBook = {
  find(id: string): Promise<ProviderPayment | null>;
  search(reference: string): Promise<ProviderPayment[]>;
  /** Adds to what was refunded, once for each key; null where there is no such payment, or less is left than that. */
  refund(id: string, amountMinor: number, key: string): Promise<string | null>;
};

/** What the sandbox rests on: its book, and who signs the address of its page (`pay:<reference>`) and its notifications (`notice:<payment>`). */
export type Sandbox = {
  book: SandboxBook;
  signer: { sign(words: string): string; isSigned(words: string, signature: string): boolean };
};
