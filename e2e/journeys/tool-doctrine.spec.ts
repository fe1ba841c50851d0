import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { failures, openPart } from '../failures.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const TITLE = 'Contestación';
const TEXT = readFileSync('test/fixtures/doctrine/09-contestacion-critica.txt', 'utf8');
const BARE = readFileSync('test/fixtures/doctrine/05-sin-doctrina.txt', 'utf8');
const WORDS = {
  en: {
    parts: 'Parts of the analysis',
    tabs: [/^Cited/, /^Supporting/, /^Opposing/, /^Authors/, /^Trends/, /^Analysis/, /^Recommendations/],
    search: 'Search authors and works',
    nothing: 'Nothing here has those words.',
    opinion: 'Answer',
    authors: 'Authors',
    noTrend: 'No data for a trend',
    strengths: 'Strengths',
    address: 'To answer',
    conclusions: 'Conclusions',
    noneCited: 'This document cites no author',
    noAuthor: 'Doctrine without an author',
    startFailed: 'Failed to create doctrine analysis',
    removeFailed: 'Failed to delete doctrine analysis',
    loadFailed: 'Error loading the analysis',
    retry: 'Try again',
  },
  es: {
    parts: 'Partes del análisis',
    tabs: [/^Citadas/, /^De apoyo/, /^Opuestas/, /^Autores/, /^Tendencias/, /^Análisis/, /^Recomendaciones/],
    search: 'Buscar autores y obras',
    nothing: 'Nada aquí tiene esas palabras.',
    opinion: 'Respuesta',
    authors: 'Autores',
    noTrend: 'No hay datos para una tendencia',
    strengths: 'Fortalezas',
    address: 'Por responder',
    conclusions: 'Conclusiones',
    noneCited: 'Este documento no cita a ningún autor',
    noAuthor: 'Doctrina sin autor',
    startFailed: 'No se pudo crear el análisis de doctrina',
    removeFailed: 'No se pudo eliminar el análisis de doctrina',
    loadFailed: 'Error cargando el análisis',
    retry: 'Reintentar',
  },
} as const;

test('the authors of a brief: cited, for and against, at their lines, in a table; what to answer and what it comes to @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { [TITLE]: TEXT }));
  const sheet = await studio.result('doctrine', TITLE);
  const panel = sheet.getByRole('tabpanel');
  const works = panel.getByRole('article');
  const search = sheet.getByRole('textbox', { name: t.search });
  const [cited, supporting, opposing, authors, trends, analysis, recommendations] = t.tabs;
  const part = (name: RegExp): Promise<void> => openPart(page, t.parts, name);

  await expect(works).toHaveCount(2);
  await search.fill('iribarra');
  await expect(works).toHaveCount(1);
  const chip = works.locator('.cite').first();
  expect(await studio.follow(chip)).toContain('Casandra Iribarra');
  await studio.comeBack(chip);
  // What was looked for is looked for still, and in every part.
  await part(supporting!);
  await expect(panel.getByText(t.nothing)).toBeVisible();
  await part(opposing!);
  await expect(panel.getByText(t.opinion, { exact: true })).toBeVisible();
  await search.fill('');
  await part(authors!);
  await expect(panel.getByRole('table', { name: t.authors }).getByRole('row')).toHaveCount(3);
  await accessible(page, 'the table of authors');
  await part(trends!);
  await expect(panel.getByText(t.noTrend)).toBeVisible();
  await part(analysis!);
  await expect(panel.getByRole('heading', { name: t.strengths })).toBeVisible();
  await part(recommendations!);
  await expect(panel.getByRole('heading', { name: t.address })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: t.conclusions })).toBeVisible();
  await part(cited!);
  await expect(works).toHaveCount(2);

  await sheet.getByRole('button', { name: isPhone(page) ? studio.words.more : studio.words.export }).click();
  expect(await studio.download(studio.words.markdown)).toMatch(/\.md$/);
});

test('an analysis that cannot be started, loaded or deleted says so, and one without authors adds none', async ({
  page,
  request,
}) => {
  const words = WORDS.es;
  const paths = { kind: 'doctrine', start: 'doctrine-analysis', list: 'doctrine-analyses' };
  const first = { says: words.noAuthor, parts: words.parts, part: words.tabs[0] };
  await failures(page, request, 'es', { ...paths, title: 'Recurso', text: BARE, empty: words.noneCited, first, words });
});
