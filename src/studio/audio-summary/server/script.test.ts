import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { fold } from '#reading/words.ts';
import type { Language } from '#contract/language.ts';
import contract, { SCRIPT, type AudioSummary } from '../contract.ts';
import { spokenWords, wordsIn } from './script/spoken-length.ts';
import tool from './index.ts';
import { paper } from './paper.ts';

const read = (name: string): string => canonical(readFileSync(`test/fixtures/${name}`, 'utf8'));
const LEASE = read('documents/contrato-arrendamiento.txt');
const LAW = read('documents/ley-20169.txt');
const CODE = read('documents/codigo-civil.md');
const CONSULTING = read('documents/consulting-agreement.md');
const RULING = `C.A. de Valdivia
Valdivia, tres de marzo de dos mil veintidós.
Vistos:
Primero: Que comparece doña Elisa Mora Pino, abogada, e interpone recurso de protección en contra de la Municipalidad de Los Lagos, por haber clausurado sin audiencia previa el local comercial de su representada.
Sostiene que la clausura es ilegal, por cuanto no se le notificó acto alguno que la ordenara, y pide que se deje sin efecto, con costas.
Segundo: Que informa la Municipalidad recurrida, que solicita el rechazo del recurso, y expone que el local carecía de patente vigente desde el año 2019.
Tercero: Que el recurso de protección exige que exista un acto ilegal o arbitrario que prive, perturbe o amenace el ejercicio de alguna de las garantías que la Constitución enumera.
Cuarto: Que la ley permite al alcalde clausurar los negocios que funcionan sin patente, de modo que la medida se dictó por la autoridad competente y dentro de sus facultades.
Quinto: Que, sin embargo, la Municipalidad no acreditó haber notificado el decreto que ordenó la clausura, lo que impidió a la recurrente reclamar de él dentro de plazo.
Por estas consideraciones y visto, además, lo dispuesto en el artículo 20 de la Constitución Política de la República, se acoge, sin costas, el recurso de protección deducido por doña Elisa Mora Pino, y se ordena a la Municipalidad recurrida dejar sin efecto la clausura dentro de quinto día.
Acordada con el voto en contra del Ministro señor Pérez Soto, quien estuvo por rechazar el recurso, por los siguientes fundamentos:
La falta de notificación de la medida no priva a la autoridad de la facultad de clausurar un local que funciona sin patente.
Regístrese y archívese.
Rol N° Protección-512-2022.
Pronunciada por la Primera Sala de la Corte de Apelaciones de Valdivia, integrada por la Ministra señora Ana Rojas Vidal y el Ministro señor Juan Pérez Soto.`;

type Text = { text: string; speaks?: Language; title?: string };
const document = ({ text, speaks = 'es', title = 'documento' }: Text) =>
  ({ title, type: 'txt', text, speaks }) as const;
async function made(one: Text, minutes = 5, others: Text[] = [], language: Language = 'es') {
  const draft = await tool.offline(document(one), language, () => undefined, others.map(document), {
    minutes,
    review: false,
  });
  const result: AudioSummary = contract.result.parse(draft.result);
  return { ...draft, result, texts: [one.text, ...others.map(({ text }) => text)] };
}
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether words stand in a text in their order, others between them or not. */
function inOrder(words: readonly string[], there: readonly string[]): boolean {
  let at = 0;
  for (const word of there) if (word === words[at]) at++;
  return at === words.length;
}
const told = ({ lines }: AudioSummary) => lines.filter(({ location }) => location !== undefined);
const frames = ({ lines }: AudioSummary) => lines.filter(({ location }) => location === undefined);
const length = ({ lines }: AudioSummary): number => lines.reduce((sum, { text }) => sum + spokenWords(text), 0);

describe('a script without a model', () => {
  test.each([
    ['a lease', { text: LEASE }],
    ['a law', { text: LAW }],
    ['a code', { text: CODE }],
    ['a ruling', { text: RULING }],
    ['a contract in English', { text: CONSULTING, speaks: 'en' as const }],
  ])('every line of %s that tells something is in the words of its place, in their order', async (_, one) => {
    const { result, claims } = await made(one);
    expect(told(result).length).toBeGreaterThan(5);
    for (const { text, location } of told(result)) {
      const { start, end, quote, source } = claims[location!.citation_id - 1]!;
      expect(source).toBe(0);
      expect(one.text.slice(start, end)).toBe(quote);
      expect(inOrder(wordsOf(text), wordsOf(quote))).toBe(true);
      expect(text.length).toBeLessThanOrEqual(SCRIPT.characters);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(60);
      expect(text).not.toMatch(/\bque,? que\b|\n|https?:|_{2}|\*\*/i);
    }
    for (const { text } of frames(result))
      expect(text.replace(/\b(?:artículo|section) [\d.]+/g, '')).not.toMatch(/\d|\$/);
    const asked = frames(result).map(({ text }) => text);
    asked.forEach((text, i) => expect(text).not.toBe(asked[i + 1]));
    expect(
      result.lines.map(({ part }) => contract.result.shape.lines.element.shape.part.options.indexOf(part)),
    ).toEqual(
      result.lines
        .map(({ part }) => contract.result.shape.lines.element.shape.part.options.indexOf(part))
        .sort((a, b) => a - b),
    );
    expect(new Set(result.lines.map(({ speaker }) => speaker)).size).toBe(2);
    expect(result.audio).toBeNull();
  });

  test('tells a ruling as it goes: court, date and number, who asks, why, what was decided, who voted otherwise, who signs', async () => {
    const { result } = await made({ text: RULING });
    const all = result.lines.map(({ text }) => text).join('\n');
    expect(all).toMatch(/¿Qué tribunal dictó esta sentencia\?\n.*Valdivia/);
    expect(all).toContain('Tres de marzo de dos mil veintidós.');
    expect(all).toMatch(/Protección-512-2022/);
    const order = [
      'Comparece doña Elisa Mora',
      'Informa la Municipalidad',
      'no acreditó haber notificado',
      'Se acoge, sin costas',
      'voto en contra',
    ];
    const places = order.map((words) => all.indexOf(words));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(all).toContain('Ministra señora Ana Rojas Vidal');
    expect(all).not.toMatch(/Regístrese|Por estas consideraciones/);
  });

  test('tells of a contract who makes it without their numbers and addresses, what it costs, how long and what to watch', async () => {
    const { result } = await made({ text: LEASE });
    const of = (part: string): string =>
      result.lines
        .filter((line) => line.part === part)
        .map(({ text }) => text)
        .join('\n');
    expect(of('who')).toContain('Inversiones Quilpué Limitada, en adelante la "Arrendadora".');
    expect(of('who')).toContain('Don Tomás Riquelme Soto, en adelante el "Arrendatario".');
    expect(of('points')).toMatch(/28,5 unidades de fomento/);
    expect(of('points')).toMatch(/tres años/);
    expect(of('watch')).toMatch(/cláusula penal/);
    expect(result.lines.some(({ location }) => location?.label === 'Sexto')).toBe(true);
  });

  test('asks a contract what it costs and how long, though it never says that its parties bind themselves', async () => {
    const text = `CONTRATO DE ARRENDAMIENTO

PRIMERO. El arrendador da en arrendamiento al arrendatario la casa de calle Los Notros 12, que éste recibe.

SEGUNDO. La renta será de $400.000 al mes, que se pagan por anticipado dentro de los cinco primeros días.

TERCERO. El arriendo durará un año y se renovará por otro igual si nadie avisa con treinta días de anticipación.

CUARTO. El fondo de reserva y los gastos comunes extraordinarios serán de cargo del arrendador.`;
    const asked = frames((await made({ text })).result).map((line) => line.text);
    expect(asked).toEqual(expect.arrayContaining(['¿Y cuánto se paga?', '¿Y por cuánto tiempo?']));
    expect(asked).not.toContain('¿Y la confidencialidad?');
  });

  test('names whose words they are before what a party says, so that they are not heard as held', async () => {
    const { lines } = (await made({ text: RULING })).result;
    const said = lines.findIndex(({ text }) => text.includes('carecía de patente'));
    const lead = lines.slice(0, said).findLast(({ location }) => location === undefined);
    expect(lead?.text).toMatch(/informó|informe|alega|sostiene/);
  });

  test.each([2, 3, 5])('is as long as %i minutes where the document has enough', async (minutes) => {
    const { result } = await made({ text: CODE }, minutes);
    const wanted = wordsIn(minutes, 'es');
    expect(Math.abs(length(result) - wanted) / wanted).toBeLessThan(0.15);
  });

  test('is simply shorter where it has not, and says how long it is', async () => {
    const { result } = await made({ text: RULING }, 10);
    expect(length(result)).toBeLessThan(wordsIn(10, 'es') * 0.6);
    expect(result.lines.map(({ text }) => text).join(' ')).toMatch(/cerca de (?:dos|tres|cuatro) minutos/);
    expect(result.partly).toBeNull();
  });

  test('says the same every time', async () => {
    expect(await made({ text: LAW })).toEqual(await made({ text: LAW }));
  });

  test.each([
    ['nothing', ''],
    ['ten words', 'Lista de precios de marzo: pan, leche, huevos y té.'],
    ['a table', '| Código | Monto |\n|---|---|\n| 1 | 20 |\n| 2 | 30 |'],
    [
      'another language',
      'Le présent contrat est conclu pour une durée de deux ans. Les parties sont tenues de respecter leurs obligations dans les délais.\n'.repeat(
        20,
      ),
    ],
    ['a wreck', 'l a  c o r t e  q u e  r3su3lv3 |||| x¬z§q . , ; kkjhgfdsq zzxcvbnm\n'.repeat(50)],
  ])('is short and honest about %s', async (_, text) => {
    const { result, description } = await made({ text });
    expect(told(result).filter(({ part }) => part === 'points' || part === 'watch')).toEqual([]);
    expect(result.lines.length).toBeLessThan(9);
    expect(result.lines.map((line) => line.text).join(' ')).toContain('no encontramos frases');
    expect(description).not.toBe('');
  });

  test.each([
    ['brackets', '('.repeat(300_000)],
    ['one word', 'a'.repeat(500_000)],
    ['commas', 'que, '.repeat(100_000)],
    ['spaces', `Que${' '.repeat(300_000)}se resuelve.`],
    ['quotation marks', '"“'.repeat(200_000)],
    ['capitals', `CONTRATO DE ${'ARRENDAMIENTO '.repeat(30_000)}`],
    ['items', 'a) x;\n'.repeat(60_000)],
  ])('does not stall on %s', async (_, text) => {
    expect((await made({ text })).result.lines.length).toBeGreaterThan(2);
  });

  test('tells several sources in turn, and where two name the same', async () => {
    const text = `${LEASE}\n\nVIGÉSIMO: Consumidores. Las partes declaran que la ley N° 19.496 no se aplica a este contrato de arrendamiento de oficina.`;
    const { result, claims, texts } = await made({ text, title: 'Arriendo' }, 8, [
      { text: LAW, title: 'Ley de competencia desleal' },
      { text: CONSULTING, speaks: 'en', title: 'Consulting agreement' },
      { text: '', title: 'Sin espacio' },
    ]);
    const all = result.lines.map((line) => line.text).join('\n');
    expect(all).toContain('cuatro fuentes');
    expect(all.indexOf('«Arriendo»')).toBeLessThan(all.indexOf('«Ley de competencia desleal»'));
    expect(all).toContain('Está en otro idioma');
    expect(result.partly).toBe(
      'No hubo espacio para leer: Sin espacio. En otro idioma, y no leídas: Consulting agreement.',
    );
    expect(new Set(claims.map(({ source }) => source))).toEqual(new Set([0, 1]));
    for (const { source, start, end, quote } of claims) expect(texts[source]!.slice(start, end)).toBe(quote);
    expect(Math.abs(length(result) - wordsIn(8, 'es')) / wordsIn(8, 'es')).toBeLessThan(0.25);
  });
});

test('its paper is the script: who speaks, the words, the number of the place', async () => {
  const { result } = await made({ text: LEASE });
  const citations = result.lines.flatMap(({ location }) => (location ? [{ citation_id: location.citation_id }] : []));
  const segments = paper({ result, citations, language: 'es', engine: {} } as never);
  expect(segments.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'Guion del resumen de audio',
    'Apertura',
    'Qué es',
    'Quiénes',
    'Punto por punto',
    'A qué prestar atención',
    'Cierre',
  ]);
  const first = segments.find(({ text }) => text.includes('renta mensual de arrendamiento'))!;
  expect(first.text).toMatch(/^\*\*(?:Elena|Bruno):\*\* La renta mensual/);
  expect(first.citation_ids).toHaveLength(1);
});
