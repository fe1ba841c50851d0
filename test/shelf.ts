import path from 'node:path';

/** Where the tools of the tests lie, and where a run builds them for the processes that run them. */
export const SHELF = path.resolve('test/fixtures/studio');
export const BUILT_SHELF = path.resolve('dist/test-studio');
