import { expect, test } from 'vitest';
import type { Document } from '#server/studio/tool.ts';
import contract, { SECTIONS, type Briefing } from '../contract.ts';
import { names } from '../names.ts';
import tool from './index.ts';

const LEASE: Document = {
  title: 'Arriendo',
  type: 'txt',
  speaks: 'es',
  text: [
    'CONTRATO DE ARRENDAMIENTO',
    'En Santiago, a 2 de marzo de 2026, entre Inversiones Los Boldos SpA, en adelante la arrendadora, y don Pedro Ruiz Soto, en adelante el arrendatario, se conviene:',
    'PRIMERO. Renta. La renta mensual será de $500.000, que se pagará dentro de los primeros cinco días de cada mes.',
    'SEGUNDO. Plazo. El plazo será de seis meses contados desde la fecha de este contrato.',
    'TERCERO. Acceso. El arrendador podrá entrar a la propiedad en cualquier momento y sin aviso.',
    'CUARTO. Entrega. La entrega material del inmueble se hizo el 5 de marzo de 2026.',
  ].join('\n\n'),
};
const LETTER: Document = {
  title: 'Carta',
  type: 'txt',
  speaks: 'es',
  text: 'CARTA\n\nSantiago, 9 de abril de 2026.\n\nLe comunico que el pago de la renta de marzo de 2026 se recibió el 8 de abril de 2026.',
};

const write = async (sections: Briefing['sections'] = [...SECTIONS], others: Document[] = [LETTER]) => {
  const draft = await tool.offline(LEASE, 'es', () => undefined, others, contract.options.parse({ sections }));
  return { ...draft, result: contract.result.parse(draft.result) };
};
const saidIn = ({ written }: Briefing, kind: Briefing['sections'][number]): string[] =>
  written.find((one) => one.kind === kind)!.groups.flatMap(({ points }) => points.map(({ said }) => said));

test('each statement is words of its source, and each quotation is used', async () => {
  const { result, claims } = await write();
  const texts = [LEASE.text, LETTER.text];
  for (const { source = 0, start, end, quote } of claims) expect(quote).toBe(texts[source]!.slice(start, end));
  const used = result.written.flatMap(({ groups }) =>
    groups.flatMap(({ points }) => points.flatMap(({ places }) => places.map(({ citation_id }) => citation_id))),
  );
  expect([...new Set(used)].sort((a, b) => a - b)).toEqual(claims.map((_, i) => i + 1));
  expect(result.title).toBe('Informe sobre Arriendo y 1 fuente más');
});

test('it tells facts, answers, risks and dates, by source', async () => {
  const { result } = await write();
  expect(saidIn(result, 'facts')).toContain('Renta');
  expect(saidIn(result, 'questions')).toContain('¿Cuánto es la renta y cuándo se paga?');
  expect(saidIn(result, 'risks').length).toBeGreaterThan(0);
  expect(saidIn(result, 'timeline')).toContain('5 de marzo de 2026');
  expect(saidIn(result, 'timeline').some((said) => said.startsWith('Vence el '))).toBe(true);
  expect(saidIn(result, 'summary').some((said) => /^Riesgo (alto|crítico): /.test(said))).toBe(true);
  expect(result.written.find(({ kind }) => kind === 'timeline')!.groups.map(({ source }) => source)).toEqual([
    'Arriendo',
    'Carta',
  ]);
});

test('only the sections that are wanted are written, and its owner orders and hides them afterwards', async () => {
  const { result } = await write(['timeline', 'facts'], []);
  expect(result.written.map(({ kind }) => kind)).toEqual(['timeline', 'facts']);
  expect(result.sections).toEqual(['timeline', 'facts']);
  const change = { title: 'Otro', recipient: 'Ana', author: '', sections: ['risks', 'facts'] };
  const changed = contract.result.parse(tool.change!(result, change));
  expect(changed).toMatchObject({ title: 'Otro', recipient: 'Ana', sections: ['facts'] });
  expect(changed.written).toEqual(result.written);
});

test('a day that no calendar has stays as it is written', async () => {
  const text = 'CARTA\n\nEl saldo se pagará a más tardar el 31/06/2026.';
  const { result } = await write(['timeline'], [{ ...LETTER, text }]);
  expect(saidIn(result, 'timeline')).toContain('31/06/2026');
  expect(saidIn(result, 'timeline').join(' ')).not.toContain('julio');
});

test('its card counts what it shows, and an empty title gives it the one that it has by itself', async () => {
  const { result } = await write(['timeline', 'facts'], []);
  const pointsIn = ({ written }: Briefing) => written.flatMap(({ groups }) => groups.flatMap(({ points }) => points));
  const cover = { title: 'Otro', recipient: '', author: '', sections: ['facts'] };
  const changed = contract.result.parse(tool.change!(result, cover));
  const told = (one: Briefing) => tool.summarise(one, { text: LEASE.text });
  expect(told(result)).toMatchObject({ sections: 2, points: pointsIn(result).length, title: 'Informe sobre Arriendo' });
  const facts = contract.result.parse(tool.shown!(changed));
  expect(facts.written.map(({ kind }) => kind)).toEqual(['facts']);
  expect(told(changed)).toEqual({ sections: 1, points: pointsIn(facts).length, title: 'Otro' });
  const unnamed = contract.result.parse(tool.change!(changed, { ...cover, title: '' }));
  expect(unnamed.title).toBe('Informe sobre Arriendo');
});

test('a section stands once in a report', () => {
  expect(contract.options.safeParse({ sections: ['facts', 'facts'] }).success).toBe(false);
  expect(contract.options.safeParse({ sections: [] }).success).toBe(false);
});

test('the paper numbers the sections in their order, and each statement carries its footnotes', async () => {
  const { result, claims } = await write(['facts', 'risks'], []);
  const citations = claims.map(({ quote }, i) => ({ citation_id: i + 1, excerpt: quote }));
  const engine = {} as Parameters<typeof tool.paper>[0]['engine'];
  const segments = tool.paper({ result, citations: citations as never, language: 'es', engine });
  const name = names.es.section;
  expect(segments.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'Informe sobre Arriendo',
    `1. ${name.facts}`,
    `2. ${name.risks}`,
  ]);
  const rent = segments.find(({ text }) => text.includes('**Renta'))!;
  expect(rent.text).toContain('$500.000');
  expect(rent.citation_ids?.length).toBeGreaterThan(0);
});

test('headings, names, salutations and the line that dates a letter are no facts', async () => {
  const text = [
    'INFORME PERICIAL',
    'Talca, 9 de abril de 2026.',
    'De mi consideración:',
    'I. ANTECEDENTES',
    'Constructora Nahuelbuta S.A. a Clínica Andalién SpA.',
    'El perito visitó la obra el 5 de marzo de 2026 y midió las grietas del muro norte.',
    'II. CONCLUSIONES',
    'Las grietas del muro norte se deben a que el suelo cedió después de las lluvias.',
    'Saluda atentamente a usted',
    'Juan Pérez Soto',
    'Página 1 de 1',
  ].join('\n\n');
  const draft = await tool.offline({ ...LETTER, text }, 'es', () => undefined, [], contract.options.parse({}));
  const { written } = contract.result.parse(draft.result);
  const told = (kind: Briefing['sections'][number]) =>
    written
      .find((one) => one.kind === kind)!
      .groups.flatMap(({ points }) =>
        points.flatMap(({ places }) => places.map(({ citation_id }) => draft.claims[citation_id - 1]!.quote)),
      );
  expect(told('facts')).toEqual([
    'El perito visitó la obra el 5 de marzo de 2026 y midió las grietas del muro norte.',
    'Las grietas del muro norte se deben a que el suelo cedió después de las lluvias.',
  ]);
  expect(told('timeline')).toEqual([expect.stringContaining('visitó la obra')]);
});

test('a text that says nothing makes no report', async () => {
  const draft = await tool.offline({ ...LETTER, text: 'Hola.' }, 'es', () => undefined, [], contract.options.parse({}));
  expect(tool.empty!(contract.result.parse(draft.result))).toBe(true);
});
