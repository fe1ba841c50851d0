/** The door of the room: what later rooms may use. */
export { findNorms } from './norms.ts';
export { articleOf } from './article.ts';
export { namedLaws } from './named.ts';
export { checkLaw, dayThere, keepAsked, normBehind, takeText, watchedLaws, watchLaw } from './law.ts';
export { foldersNamed } from './folders.ts';
export { add as addSource } from './add.ts';
export { Certifier, type Told } from './certify.ts';
export { carryText, carryFile, carrySources } from './carry.ts';
export { duplicateSources } from './duplicate.ts';
export { takeSource, untilRead } from './take.ts';
export { locateAnswer, locateCitations } from './locate.ts';
export { certifyAgain } from './certify-again.ts';
export {
  keep as keepAnswer,
  keepCitations,
  show as showAnswers,
  showCitations,
  sourceTitles,
  type KeptCitation,
} from './kept.ts';
export { describeNotebook, giveUpDescribing } from './describe.ts';
export { embedSource, resumeEmbedding } from './embed.ts';
export { indexSource, resumeIndexing } from './reindex.ts';
export { near } from './near.ts';
export { markOfSources } from './mark.ts';
export { expectSources, listSources, openIndexes, openListed, type Listed } from './listed.ts';
export { completedVersion, forget as forgetSource, openCompleted, openSources, type Selected } from './open.ts';
export { pinVersions, type Pinned } from './pin.ts';
export { unreadSources, type Unread } from './unread.ts';
export { openStored } from './stored.ts';
export { inSlices } from './slices.ts';
export { sweepStored } from './sweep.ts';
export { giveUpReading, readSource } from './read.ts';
export { resumeReading } from './resume.ts';
export { attachment } from './download.ts';
export { retry as retrySource } from './sources.ts';
export { auditedVersions, printsOf, type FilePrint } from './print.ts';
