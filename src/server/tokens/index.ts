/** The door of the room: what later rooms may use. */
export { findPurchases } from './find-purchases.ts';
export { grant, GRANT_MOST, GRANT_REASONS } from './grant.ts';
export { history } from './history.ts';
export { available, release, settle } from './ledger.ts';
export { addPackage, allPackages, editPackage, minorOf, overstated, type PackageRow } from './offer.ts';
export { holdPrice, paid, releaseAll, type Settle } from './paid.ts';
export { isOpen, reconcile, RECONCILE_DAYS, reconcileNightly, type Reconciled } from './reconcile.ts';
export { sandboxBook } from './sandbox-book.ts';
export { purchases as listPurchases } from './withdraw.ts';
export { checkLedger, violations, watchTokens } from './watch.ts';
