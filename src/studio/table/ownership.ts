/** What its calls with a body are sent where tests ask them as a stranger (test/fixtures/ownership.ts). */
export const sent = {
  begin: ({ id }: { id: string }) => ({ notebook_id: id, options: { columns: [{ preset: 'rent' }] } }),
  change: ({ sourceId }: { sourceId: string }) => ({ source_id: sourceId, column: 0, text: '20 UF' }),
};

/** Of these the owner is told that nothing is there: the job of the tests has no rows. */
export const notThere = ['change'];
