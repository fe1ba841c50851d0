/** What its calls with a body are sent where tests ask them as a stranger (test/fixtures/ownership.ts). */
export const sent = {
  add: () => ({ title: 'Otro', link: 'https://www.bcn.cl/' }),
  change: () => ({ title: 'Otro', link: 'https://www.bcn.cl/' }),
};
