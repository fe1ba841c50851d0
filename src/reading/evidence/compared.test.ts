import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';

const agreement = (law: string, disputes: string): string => `SERVICES AGREEMENT

1. Services. The Provider shall keep the machines of the Client in good order.

2. Marks. The Client shall not contest, dispute, or challenge the title of the Provider to the marks in any way.

3. Governing Law. This Agreement shall be governed by the laws of ${law}.

4. Disputes. ${disputes}
`;
const FIRST = agreement(
  'England',
  'Any dispute shall be finally settled by arbitration by a sole arbitrator in London.',
);
const SECOND = agreement('Chile', 'The parties consent to the exclusive jurisdiction of the courts of Santiago.');
const matters = (question: string) =>
  reply([asSource(FIRST), asSource(SECOND)], question).parts[0]!.compared?.matters.map(({ id, said }) => ({
    id,
    said: said.map((one) =>
      one.state === 'stated'
        ? [FIRST, SECOND][one.sentence.source]!.slice(one.sentence.start, one.sentence.end)
        : one.state,
    ),
  }));

test('a matter that the question names is known by its usual words, and two of them are two rows', () => {
  expect(matters('Compare the governing law and the way disputes are solved in both agreements.')).toMatchObject([
    { id: 'law', said: [expect.stringContaining('England'), expect.stringContaining('Chile')] },
    { id: 'disputes', said: [expect.stringContaining('sole arbitrator'), expect.stringContaining('Santiago')] },
  ]);
  expect(matters('Compara la ley aplicable y las controversias de ambos contratos')?.map(({ id }) => id)).toEqual([
    'law',
    'disputes',
  ]);
});

test('a matter that is not known is compared by the words typed', () => {
  expect(matters('Compare what both agreements say on machines')).toMatchObject([
    { id: null, said: [expect.stringContaining('machines'), expect.stringContaining('machines')] },
  ]);
});
