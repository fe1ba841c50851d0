import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quotedFrom } from '#test/quoted.ts';

const services = readFileSync('test/fixtures/documents/contrato-servicios.md', 'utf8');
const law = readFileSync('test/fixtures/documents/ley-19496.txt', 'utf8');
const QUESTION = '¿En qué casos Puerto Norte puede terminar de inmediato?';

test.each([
  ['by letters and brackets', services],
  ['by letters and stops', services.replace(/^([abc])\) si /gm, '$1. si ')],
  ['by dashes', services.replace(/^[abc]\) si /gm, '- si ')],
])('a sentence that opens a list is quoted with its items: %s', (_marks, text) => {
  const quotes = quotedFrom('Contrato', text, QUESTION);
  const [list] = quotes.filter((one) => one.includes('los siguientes casos:'));
  expect(list).toContain('Incidentes Críticos no resueltos');
  expect(list).toContain('incumple la cláusula 7.');
  expect(list).not.toContain('9.4');
});

test('an item of several sentences does not end a list, and no item is quoted twice', () => {
  const quotes = quotedFrom('Ley 19.496', law, 'cuales son los derechos del consumidor');
  const [rights, ...others] = quotes;
  expect(rights).toMatch(/^Artículo 3º\.- Son derechos y deberes básicos/);
  expect(rights).toContain('b) El derecho a una información veraz');
  for (const other of others) expect(rights).not.toContain(other);
});
