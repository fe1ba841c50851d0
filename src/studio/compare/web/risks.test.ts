import { expect, test } from 'vitest';
import contract, { type Comparison } from '../contract.ts';
import tool from '../server/index.ts';
import { itemsOf } from './items.ts';
import { holdsSpot, spotOf } from './use-risks.ts';

const BEFORE = [
  'CONTRATO DE ARRENDAMIENTO',
  'PRIMERO. Renta. La arrendataria pagará a la arrendadora una renta mensual de $500.000.',
  'SEGUNDO. Corte. En caso de mora la arrendadora podrá cortar la luz y el agua de la propiedad.',
].join('\n\n');
const AFTER = `CONTRATO DE ARRENDAMIENTO\n\nPRIMERO. Renta. La arrendataria pagará a la arrendadora una renta mensual de $500.000.\n\nTERCERO. Ingreso. La arrendadora podrá entrar a la propiedad en cualquier momento y sin aviso.`;

test('each risk stands in the paragraph that has its words: of the new version, or of the one before where it is gone', async () => {
  const about = { title: '', type: 'txt', speaks: 'es' } as const;
  const draft = await tool.offline({ ...about, text: AFTER }, 'es', () => undefined, [{ ...about, text: BEFORE }]);
  const result: Comparison = contract.result.parse(draft.result);
  const items = itemsOf([BEFORE, AFTER], result);
  const told = result.risks!.list.map((one) => {
    const spot = spotOf(one, [BEFORE, AFTER])!;
    const held = items.filter((item) => holdsSpot(item, spot));
    expect(held).toHaveLength(1);
    return [one.state, spot];
  });
  expect(told).toEqual([
    ['added', { side: 1, line: 5 }],
    ['removed', { side: 0, line: 5 }],
  ]);
});
