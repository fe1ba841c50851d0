import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { json, linesIn, mends } from '#test/online.ts';
import { accessible } from '../axe.ts';
import { test } from '../model.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { Studio } from '../studio.ts';

// One worker walks them all: each that walks one starts the server of these settings for itself.
test.describe.configure({ mode: 'default' });

const LEASE = readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8');
const BY_MODEL = { en: /found by the language model/i, es: /lo encontró el modelo de lenguaje/i } as const;

test('a tool says who will read the document, and can do without the model', async ({ page, request, model }) => {
  const language = 'en';
  await signedIn(page, request, language);
  const id = await prepared(page, request, { Arriendo: 'Primera. La renta mensual es de 20 UF.\nSegunda. Dos años.' });
  const studio = new Studio(page, language);
  const { words, pane } = studio;
  await studio.visit(id);
  const kind = (await studio.kinds())[0]!;
  await studio.tool(kind).click();
  const leaves = pane.locator('[data-leaves]');
  await expect(leaves).toContainText('model-1');
  await accessible(page, 'a tool with a model');
  await pane.getByRole('checkbox', { name: words.without }).click();
  await expect(leaves).toHaveText(words.staysHere);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.postDataJSON()?.source_id !== undefined);
  await studio.start('Arriendo');
  expect((await sent).postDataJSON()).toMatchObject({ notebook_id: id, engine: 'embedded' });
  await expect(studio.cards('completed')).toHaveCount(1, { timeout: 60_000 });
  // Beside the tool the notebook is named and described by the model, late where the machine is busy.
  const asked = model.provider.asked.filter(({ system }) => !system.includes('You name and describe'));
  expect(asked.filter((one) => JSON.stringify(one).includes('La renta mensual'))).toEqual([]);
  await studio.cards('completed').locator('[data-open]').click();
  await expect(page.getByRole('dialog')).toContainText(words.byNone);
});

/** What a model says of a line, in the shape of each tool; its words are those of the tools' own tests. */
const SAYS: Record<string, (line: number, quote: string) => object> = {
  'legal-risk': (line, quote) => ({
    line,
    quote,
    sort: 'risk',
    type: 'services',
    level: 'high',
    title: 'Mejoras',
    description: 'Inclina la balanza hacia un lado.',
    action: 'Pactar un pago.',
  }),
  quality: (line, quote) => ({
    line,
    quote,
    category: 'redaccion',
    severity: 'medium',
    why: 'Puede leerse de varias maneras.',
    suggestion: null,
  }),
};
const INVENTED = 'la arrendataria perderá toda la garantía sin más trámite';

for (const [kind, language] of [
  ['legal-risk', 'es'],
  ['quality', 'en'],
] as const)
  test(`${kind}: of what a model finds, what it quotes rightly is shown, labelled, and what it invents is not`, async ({
    page,
    request,
    model,
  }) => {
    await signedIn(page, request, language);
    let right = '';
    model.answer = (asked) => {
      if (mends(asked)) return json({ quotations: [] });
      const clause = linesIn(asked).find(({ words }) => words.includes('mejoras'));
      // The notebook is described meanwhile, by the same model.
      if (!clause) return json({});
      right = clause.words.split(' ').slice(1, 9).join(' ');
      const says = SAYS[kind]!;
      return json({ findings: [says(clause.line, right), says(clause.line, INVENTED)] });
    };
    const studio = new Studio(page, language);
    await studio.visit(await prepared(page, request, { Arriendo: LEASE }));
    const sheet = await studio.result(kind, 'Arriendo');
    const label = sheet.getByText(BY_MODEL[language]);
    await expect(label).toHaveCount(1);
    await expect(sheet).not.toContainText(INVENTED);
    await accessible(page, `what a model finds: ${kind}`);

    await sheet.getByRole('button', { name: studio.words.export }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: studio.words.download(studio.words.markdown) }).click();
    const paper = readFileSync(await (await file).path(), 'utf8');
    expect(paper).toMatch(BY_MODEL[language]);
    expect(paper).toContain(right);
    expect(paper).not.toContain(INVENTED);
  });

test('concept-map: what a model reads stands in the map, labelled, and what it invents does not', async ({
  page,
  request,
  model,
}) => {
  const language = 'es';
  await signedIn(page, request, language);
  model.answer = (asked) => {
    if (mends(asked)) return json({ quotations: [] });
    const clause = linesIn(asked).find(({ words }) => words.includes('se reajustará'));
    if (!clause) return json({});
    const quote = /[Ll]a renta se reajustará.*?Consumidor/.exec(clause.words)![0];
    const said = { relation: 'acts', line: clause.line, from: 'La renta', verb: 'se reajustará cada seis meses según' };
    return json({
      findings: [
        { ...said, quote, to: 'la variación' },
        { ...said, quote, to: 'el embargo' },
        { ...said, quote: 'la renta se reajustará según el embargo', to: 'el embargo' },
      ],
    });
  };
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { Arriendo: LEASE }));
  const sheet = await studio.result('concept-map', 'Arriendo');
  await sheet.getByRole('radio', { name: 'Esquema' }).click();
  const concept = sheet.getByRole('button', { name: 'variación' }).and(page.locator('[aria-pressed]'));
  await concept.click();
  const side = sheet.getByRole('complementary', { name: 'variación', exact: true });
  await expect(side.getByText(BY_MODEL[language]).first()).toBeVisible();
  await expect(side).toContainText('se reajustará');
  await expect(sheet).not.toContainText('embargo');
  await accessible(page, 'what a model reads: concept map');
  expect(await studio.follow(side.locator('.cite').first())).toContain('variación');
});
