/** What its calls with a body are sent where tests ask them as a stranger (test/fixtures/ownership.ts). */
export const sent = {
  change: () => ({ id: 0, counting: null }),
};
