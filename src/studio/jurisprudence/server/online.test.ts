import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { references } from '#reading/references/references.ts';
import { isMention } from '#reading/references/mentions.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { verify } from '#reading/verify/verify.ts';
import type { Claim, Model } from '#server/ports/ai/port.ts';
import type { Document, Draft } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { jurisprudence, type Jurisprudence } from '../contract.ts';
import tool from './index.ts';

const read = (name: string): string => readFileSync(path.resolve('test/fixtures/rulings', name), 'utf8').trim();
const document: Document = { title: 'Escrito', type: 'txt', text: read('escrito.txt'), speaks: 'es' };
const others: Document[] = [{ title: 'Fallo', type: 'txt', text: read('fallo.txt'), speaks: 'es' }];
const index = indexText(document.text);
const missing = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ quote }) => verify(quote, [index]).state === 'missing');
let ground: Draft<typeof contract>;
beforeAll(async () => {
  ground = await tool.offline(document, 'es', () => undefined, others);
});

/** Numbers that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const TRUE_QUOTES = [
  'La ley exige que el acreedor pruebe su crédito antes de cobrarlo.',
  'ha sostenido que el pago extingue la obligación',
];
const TRUE_NAMES = [
  'el artículo 1545 del Código Civil',
  'la sentencia de la Corte Suprema, Rol N° 12.345-2018',
  'lo que el documento afirma',
];

/** A model that invents half of what it says: quotations, rulings, articles, authors and names of cases, in every field. */
function inventor(random: () => number): Model {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const number = (): number => 1000 + Math.floor(random() * 90_000);
  const invented = (): string =>
    pick([
      () => `la sentencia de la Corte Suprema, Rol N° ${number()}-20${10 + Math.floor(random() * 14)}`,
      () => `el artículo ${number() % 2500} del Código de Comercio`,
      () => `la Ley N° ${19 + Math.floor(random() * 3)}.${100 + Math.floor(random() * 899)}`,
      () => `el fallo Peñuelas con Bodegas del Maule`,
      () => `STC Rol ${number()}-21-INA`,
      () => `Barros Bourie enseña que la culpa se presume`,
      () => `según Alessandri Rodríguez, la causa es el motivo`,
      () => `Smith v. Jones, 410 U.S. 113`,
      () => `el Tribunal Ambiental de Valdivia`,
      () => `la jurisprudencia de Temuco de 2015`,
      () => `lo que la doctrina y los tribunales sostienen`,
    ])();
  const says = (): string =>
    random() < 0.5 ? `Conviene reforzar con ${invented()}.` : `Descansa en ${pick(TRUE_NAMES)}.`;
  const one = () => ({
    line: 1 + Math.floor(random() * 20),
    quote: random() < 0.5 ? pick(TRUE_QUOTES) : `La Corte declaró en ${number()} que el deudor nada debe.`,
    kind: pick(['strength', 'weakness', 'gap'] as const),
    area: pick(['authority', 'evidence'] as const),
    title: random() < 0.2 ? invented() : 'Un punto del documento',
    explanation: says(),
    how_to_improve: random() < 0.5 ? says() : '',
    authorities: random() < 0.5 ? [invented()] : [],
  });
  return {
    about: { name: 'openai-compatible', model: 'pretended', host: 'ai.example' } as unknown as Model['about'],
    generate: async ({ shape }) =>
      shape.parse(
        shape.safeParse({ quotations: [] }).success
          ? { quotations: [{ line: 1, quote: `inventado ${number()}` }] }
          : { findings: Array.from({ length: 12 }, one) },
      ) as never,
  };
}

/** The prose of a result, but for what is set apart. */
function proseOf(result: Jurisprudence): string[] {
  const found: string[] = [];
  JSON.stringify(
    { ...result, suggested_authorities: [] },
    (_key, value: unknown) => (typeof value === 'string' && found.push(value), value),
  );
  return found;
}
const known = [document, ...others].flatMap(({ text }) => references(text));
const AUTHORITY = new Set(['norm', 'articles', 'ruling', 'case', 'court']);
const strangers = (text: string): string[] =>
  references(text)
    .filter((one) => AUTHORITY.has(one.kind) && !known.some((other) => isMention(one, other)))
    .map(({ start, end }) => text.slice(start, end));
const NAMES = /doctrina y los tribunales|Peñuelas|Bodegas|Barros|Alessandri|Smith|Jones|Temuco|Valdivia|Comercio/;

describe('a model that invents half of what it says', () => {
  test('brings in no authority in 100 runs but apart, and its quotations stand in the document', async () => {
    let [added, apart] = [0, 0];
    const own = new Set(proseOf(jurisprudence.parse(ground.result)));
    for (let seed = 1; seed <= 100; seed++) {
      const draft = await tool.online({
        document,
        others,
        language: 'es',
        ground,
        model: inventor(chance(seed)),
        missing,
        hear: () => undefined,
        signal: new AbortController().signal,
      });
      const result = jurisprudence.parse(draft.result);
      for (const { quote } of draft.claims.slice(ground.claims.length))
        expect(verify(quote, [index]).state).not.toBe('missing');
      const said = proseOf(result).filter((words) => !own.has(words));
      expect(said.flatMap(strangers)).toEqual([]);
      expect(said.filter((words) => NAMES.test(words))).toEqual([]);
      const paper = tool.paper({ result, citations: [], language: 'es', engine: {} } as unknown as Parameters<
        typeof tool.paper
      >[0]);
      for (const { title } of result.suggested_authorities)
        expect(paper.some(({ text }) => text.includes(title))).toBe(false);
      for (const { provenance } of result.suggested_authorities) expect(provenance).toBe('none');
      added += draft.claims.length - ground.claims.length;
      apart += result.suggested_authorities.length;
    }
    // Both kinds were there to be told apart.
    expect(added).toBeGreaterThan(25);
    expect(apart).toBeGreaterThan(100);
  });
});
