import { expect, test } from 'vitest';
import { OFFERED_SETS, setLawOf } from '#contract/law-sets.ts';
import { LAW_SETS, lawsApi } from '#contract/laws.ts';
import { NORM_IDS } from '#reading/references/norm-table.ts';
import { references } from '#reading/references/references.ts';

test('every set that is offered could be kept as a set of one’s own, under an id and a name that no other has', () => {
  for (const { name, norms } of OFFERED_SETS) {
    expect(lawsApi.makeSet.body.safeParse({ name: name.es, laws: norms.map(setLawOf) }).success, name.es).toBe(true);
    expect(norms.length).toBeLessThanOrEqual(LAW_SETS.laws);
  }
  for (const key of ['id', 'es', 'en'] as const) {
    const said = OFFERED_SETS.map(({ id, name }) => (key === 'id' ? id : name[key]));
    expect(new Set(said).size).toBe(said.length);
  }
});

test('a norm that is added by its id has the id that references to it lead to', () => {
  const byId = OFFERED_SETS.flatMap(({ norms }) => norms).filter((norm) => 'norm' in norm);
  for (const norm of byId) {
    const said = 'number' in norm ? `${norm.type} ${norm.number}` : norm.title;
    const key = references(said, 'es').flatMap((one) => (one.kind === 'norm' ? one.key.split('#')[0]! : []))[0] ?? '';
    expect(String(NORM_IDS[key]), said).toBe(norm.norm);
  }
});

test('a norm is called as lawyers call it', () => {
  expect(setLawOf({ type: 'Ley', number: '18101', title: 'Arriendo' })).toMatchObject({
    name: 'Ley 18.101',
    title: 'Arriendo',
  });
  expect(setLawOf({ type: 'DL', number: '824', norm: '6368', title: 'Renta' }).name).toBe('DL 824');
});
