/** The door of the room: what other rooms and the composition may use. */
export { recordDownloads } from './downloads.ts';
export { eventsOfAccount } from './entries.ts';
export { pruneEntries, sealEntries, verifyChain } from './chain.ts';
export { networkOf, record, type AuditEvent } from './record.ts';
export { tellRefusals } from './refusals.ts';
export { recordStrangers } from './strangers.ts';
