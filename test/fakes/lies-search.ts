import type { Reply } from './provider.ts';

/** One way in which a model misleads where it is asked what to look for, or how to name a notebook. `says`: what it writes, by how often it was asked. */
export type AsideLie = { id: string; about: string; says: (times: number) => Reply; never?: readonly string[] };

const many = (count: number, word: string): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);
const json = (value: object): Reply => ({ text: JSON.stringify(value) });

/** Ways to mislead where the sources do not fit whole and a model is asked for searches. */
export const SEARCH_LIES: readonly AsideLie[] = [
  {
    id: 'search-never-enough',
    about: 'wants to search again without end',
    says: (n) => json({ searches: many(6, `renta ${n}`), open: [], enough: false }),
  },
  {
    id: 'search-ten-thousand',
    about: 'wants ten thousand searches at once',
    says: () => json({ searches: many(10_000, 'renta'), open: [] }),
  },
  {
    id: 'search-long',
    about: 'searches for a hundred thousand letters',
    says: () => json({ searches: ['renta '.repeat(17_000)], open: [] }),
  },
  {
    id: 'search-opens-what-is-not-there',
    about: 'opens divisions that are not listed',
    says: () => json({ searches: ['renta mensual'], open: [0, -1, 9999, 1.5, 1e308] }),
  },
  { id: 'search-broken', about: 'breaks its JSON midway', says: () => ({ text: '{"searches": ["renta mens' }) },
  {
    id: 'search-in-prose',
    about: 'answers in prose instead',
    says: () => ({ text: 'El contrato es nulo según la Corte Suprema, Rol 4.321-2019.' }),
    never: ['4.321-2019'],
  },
  {
    id: 'search-page',
    about: 'sends a page of the web',
    says: () => ({ raw: '<html><body>Rol 4.321-2019</body></html>' }),
    never: ['4.321-2019'],
  },
  {
    id: 'search-with-law',
    about: 'searches for a ruling that nobody gave',
    says: () => json({ searches: ['Corte Suprema Rol 4.321-2019 nulidad'], open: [], enough: true }),
    never: ['4.321-2019'],
  },
  { id: 'search-refused', about: 'answers 500', says: () => ({ status: 500 }) },
  {
    id: 'search-nested',
    about: 'nests lists without end',
    says: () => ({ text: `{"searches": ${'['.repeat(50_000)}` }),
  },
];

const fields = (title: string, summary: string, question: string, emoji = '📜', color = 'purple'): Reply => ({
  text: [
    `TITLE: ${title}`,
    `SUMMARY: ${summary}`,
    `EMOJI: ${emoji}`,
    `COLOR: ${color}`,
    ...[
      '¿Cuánto es la renta?',
      '¿Qué plazo tiene?',
      '¿Quién paga el seguro?',
      '¿Hay garantía?',
      '¿Hay multa?',
      question,
    ].map((one) => `QUESTION: ${one}`),
  ].join('\n'),
});
const TRUE_SUMMARY = 'La Arrendadora da en arrendamiento la Propiedad al Arrendatario.';

/** Ways to mislead where a model is asked to name and describe a notebook by its first source. */
export const TITLE_LIES: readonly AsideLie[] = [
  {
    id: 'title-with-ruling',
    about: 'names an invented ruling in the title',
    says: () => fields('Arriendo, Rol 4.321-2019', TRUE_SUMMARY, '¿Qué es?'),
    never: ['4.321-2019'],
  },
  {
    id: 'title-with-orders',
    about: 'puts text for a screen into the title',
    says: () => fields('<script>alert(1)</script> http://127.0.0.1:9/x', TRUE_SUMMARY, '¿Qué es?'),
    never: ['script', 'http'],
  },
  {
    id: 'title-unseen',
    about: 'hides characters in the title',
    says: () => fields('Arrien\u200bdo \u202efinca\u{e0041}', TRUE_SUMMARY, '¿Qué es?'),
    never: ['\u200b', '\u202e', '\u{e0041}'],
  },
  {
    id: 'summary-with-law',
    about: 'invents law in the summary',
    says: () => fields('Arriendo de oficina', `${TRUE_SUMMARY} La Ley 18.287 lo declara nulo.`, '¿Qué es?'),
    never: ['18.287'],
  },
  {
    id: 'summary-turned',
    about: 'turns a denial in the summary',
    says: () =>
      fields('Arriendo de oficina', 'El Arrendatario podrá imputar la garantía al pago de la renta.', '¿Qué es?'),
    never: ['podrá imputar'],
  },
  {
    id: 'question-with-ruling',
    about: 'names an invented ruling in a question',
    says: () => fields('Arriendo de oficina', TRUE_SUMMARY, '¿Por qué lo anuló el Rol 4.321-2019?'),
    never: ['4.321-2019'],
  },
  {
    id: 'title-refused',
    about: 'refuses to describe',
    says: () => ({ text: 'Lo siento, como modelo de lenguaje no puedo.' }),
    never: ['modelo de lenguaje'],
  },
  {
    id: 'title-without-end',
    about: 'writes a title without end',
    says: () => fields('arriendo '.repeat(5000), TRUE_SUMMARY, '¿Qué es?'),
    never: ['arriendo arriendo'],
  },
];
