import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { failures } from '../failures.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const fixture = (name: string): string => readFileSync(`test/fixtures/rulings/${name}.txt`, 'utf8').trim();
const TITLE = 'Contestación';
/** The brief gives its ruling a day that the ruling itself, the other source, does not have. */
const TEXTS = {
  [TITLE]: fixture('escrito').replace('4 de mayo de 2019', '9 de mayo de 2019'),
  Fallo: fixture('fallo'),
};
const BARE = 'Bases del concurso. Las postulaciones se reciben hasta el mediodía.';
const WORDS = {
  en: {
    parts: 'Parts of the analysis',
    tabs: [/^For/, /^Against/, /^Misapplied for/, /^Misapplied against/, /^Legal cit/, /^Gaps/, /^Analysis/, /^Concl/],
    search: 'Search rulings',
    searchCitations: 'Search citations',
    court: 'Court',
    year: 'Year',
    any: 'All courts',
    shown: (n: number) => `${n} of 2`,
    noneShown: 'No matches with these filters.',
    inFallo: 'Its text is in “Fallo”',
    wrongDate: 'The date is another',
    noneTheirs: 'No wrong citations by the other side',
    official: 'Official text',
    gap: 'Fact without proof',
    weaknesses: 'Weaknesses',
    steps: 'Next steps',
    noPro: 'No supporting rulings',
    startFailed: 'Failed to create jurisprudence analysis',
    removeFailed: 'Failed to delete jurisprudence analysis',
    loadFailed: 'Error loading the analysis',
    retry: 'Try again',
  },
  es: {
    parts: 'Partes del análisis',
    tabs: [
      /^A favor/,
      /^En contra/,
      /^Mal aplicada a/,
      /^Mal aplicada en/,
      /^Citas/,
      /^Omisiones/,
      /^Análisis/,
      /^Concl/,
    ],
    search: 'Buscar fallos',
    searchCitations: 'Buscar citas',
    court: 'Tribunal',
    year: 'Año',
    any: 'Todos los tribunales',
    shown: (n: number) => `${n} de 2`,
    noneShown: 'Sin resultados con estos filtros.',
    inFallo: 'Su texto está en «Fallo»',
    wrongDate: 'La fecha es otra',
    noneTheirs: 'No hay citas erróneas de la otra parte',
    official: 'Texto oficial',
    gap: 'Hecho sin prueba',
    weaknesses: 'Debilidades',
    steps: 'Próximos pasos',
    noPro: 'Ningún fallo a favor',
    startFailed: 'No se pudo crear el análisis de jurisprudencia',
    removeFailed: 'No se pudo eliminar el análisis de jurisprudencia',
    loadFailed: 'Error cargando el análisis',
    retry: 'Reintentar',
  },
} as const;

test('the rulings of a brief: for, against, wrong and by court and year, at their lines; its laws, gaps and what it comes to @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, TEXTS));
  const sheet = await studio.result('jurisprudence', TITLE);
  const rulings = sheet.getByRole('article');
  const panel = sheet.getByRole('tabpanel');
  const pick = async (select: string, option: string | RegExp): Promise<void> => {
    await sheet.getByRole('combobox', { name: select, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const [, con, badPro, badCon, citations, gaps, analysis, conclusions] = t.tabs;
  /** On the phone the tabs are a list that opens. */
  const part = (name: RegExp): Promise<void> =>
    isPhone(page) ? pick(t.parts, name) : sheet.getByRole('tab', { name }).click();

  await expect(rulings).toHaveCount(2);
  await expect(rulings.first()).toContainText('12.345-2018');
  await expect(rulings.first()).toContainText(t.inFallo);
  await accessible(page, 'rulings for');
  await pick(t.court, 'Corte de Apelaciones de Talca');
  await expect(rulings).toHaveCount(1);
  await pick(t.year, '2019');
  await expect(sheet.getByText(t.noneShown)).toBeVisible();
  await pick(t.court, t.any);
  await expect(rulings).toContainText('12.345-2018');
  await expect(sheet.getByText(t.shown(1), { exact: true })).toBeVisible();
  const chip = rulings.locator('.cite').first();
  expect(await studio.follow(chip)).toContain('Rol N° 12.345-2018');
  await studio.comeBack(chip);
  await sheet.getByRole('textbox', { name: t.search }).fill('inexistente');
  await expect(sheet.getByText(t.noneShown)).toBeVisible();

  await part(con!);
  await expect(rulings).toHaveCount(1);
  await expect(rulings).toContainText('777-2020');
  await part(badPro!);
  await expect(panel.getByText(t.wrongDate)).toBeVisible();
  await part(badCon!);
  await expect(panel.getByText(t.noneTheirs)).toBeVisible();
  await part(citations!);
  const official = panel.getByRole('link', { name: t.official }).first();
  await expect(official).toHaveAttribute('href', /^https:\/\/www\.(?:bcn|leychile)\.cl\//);
  await sheet.getByRole('textbox', { name: t.searchCitations }).fill('9999');
  await expect(panel.getByText('1545')).toHaveCount(0);
  await part(gaps!);
  await expect(panel.getByText(t.gap)).toBeVisible();
  await part(analysis!);
  await expect(panel.getByRole('heading', { name: t.weaknesses })).toBeVisible();
  await part(conclusions!);
  await expect(panel.getByRole('heading', { name: t.steps })).toBeVisible();

  await sheet.getByRole('button', { name: isPhone(page) ? studio.words.more : studio.words.export }).click();
  expect(await studio.download(studio.words.markdown)).toMatch(/\.md$/);
});

test('an analysis that cannot be started, loaded or deleted says so, and one without authorities that it has none', async ({
  page,
  request,
}) => {
  const words = WORDS.en;
  const paths = { kind: 'jurisprudence', start: 'jurisprudence-analysis', list: 'jurisprudence-analyses' };
  await failures(page, request, 'en', { ...paths, title: 'Bases', text: BARE, empty: words.noPro, words });
});
