import { sendRecovery } from './account/index.ts';
import { carryOutDeletion } from './deletion/index.ts';
import type { Deps } from './deps.ts';
import type { Workers } from './jobs/queue.ts';
import { checkWatched } from './laws/index.ts';
import { giveUpLetter, sendLetter } from './mail/index.ts';
import { removeStored } from './notebooks/stored.ts';
import { giveUpExport, giveUpImport, prepareExport, takeIn } from './portability/index.ts';
import { fillSample, giveUpSample } from './sample/index.ts';
import {
  describeNotebook,
  embedSource,
  giveUpDescribing,
  giveUpReading,
  indexSource,
  readSource,
  sweepStored,
} from './sources/index.ts';
import { heed } from './rights/index.ts';
import { giveUpStudio, runStudio, type Shelf } from './studio/index.ts';
import { reconcileNightly } from './tokens/index.ts';

/** What works on each kind of job, and what ends one that is given up. */
export const workersOf = (deps: Deps, shelf: Shelf): Workers => ({
  'source.read': { work: heed(deps, 'source.read', readSource), giveUp: giveUpReading(deps) },
  'source.law': { work: heed(deps, 'source.law', readSource), giveUp: giveUpReading(deps) },
  // One of an older form is made again whenever it is opened; the next start asks again.
  'source.index': { work: heed(deps, 'source.index', indexSource), giveUp: async () => undefined },
  // A source without vectors is found by its words; the next start asks for them again.
  'source.embed': { work: heed(deps, 'source.embed', embedSource), giveUp: async () => undefined },
  'notebook.describe': { work: heed(deps, 'notebook.describe', describeNotebook), giveUp: giveUpDescribing(deps) },
  'studio.run': { work: heed(deps, 'studio.run', (own) => runStudio(own, shelf)), giveUp: giveUpStudio(deps) },
  'sample.fill': { work: heed(deps, 'sample.fill', (own) => fillSample(own, shelf)), giveUp: giveUpSample(deps) },
  'storage.remove': { work: removeStored(deps), giveUp: async () => undefined },
  'storage.sweep': { work: sweepStored(deps), giveUp: async () => undefined },
  'mail.send': { work: sendLetter(deps), giveUp: giveUpLetter(deps) },
  'account.recover': { work: sendRecovery(deps), giveUp: async () => undefined },
  // The next hour asks for it again.
  'account.delete': { work: carryOutDeletion(deps), giveUp: async () => undefined },
  'account.export': { work: prepareExport(deps), giveUp: (data) => giveUpExport(deps, data) },
  'account.import': { work: heed(deps, 'account.import', (own) => takeIn(own, shelf)), giveUp: giveUpImport(deps) },
  // The next night asks again.
  'laws.check': { work: checkWatched(deps), giveUp: async () => undefined },
  'payments.reconcile': { work: reconcileNightly(deps), giveUp: async () => undefined },
});
