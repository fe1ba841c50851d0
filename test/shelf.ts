import path from 'node:path';

/** Where the tools of the tests lie. */
export const SHELF = path.resolve('test/fixtures/studio');
/** Where a run builds them for the processes that run them, and the process that works beside an app (studio-worker.ts). */
export const BUILT_SHELF = path.resolve('dist/test/tools');
export const BUILT_WORKER = path.resolve('dist/test/studio-worker.js');
