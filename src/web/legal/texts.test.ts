import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { IN_FORCE, legalDocuments, legalNames } from '#contract/legal.ts';
import { LEGAL_PAGES } from '#contract/pages.ts';
import { EVERY_TEXT, plainLines } from './every-text.ts';
import { legalLinks } from './links.ts';
import { canonical } from './text-types.ts';

describe.each(legalDocuments)('%s', (document) => {
  const text = EVERY_TEXT[document];

  test('is the version in force, word for word', () => {
    const sha256 = createHash('sha256').update(canonical(text), 'utf8').digest('hex');
    expect(
      { version: text.version, sha256 },
      `The words of ${document} changed, and people accepted the old ones. Write this sha256 into IN_FORCE (src/contract/legal.ts). ` +
        'Where the meaning changed too, set the version there and in the text to the month of the change, and announce it as the terms promise.',
    ).toEqual(IN_FORCE[document]);
  });

  test('is called as its links are, and each section has an anchor of its own', () => {
    expect(text.document).toBe(document);
    expect(text.title).toBe(legalNames.es[document]);
    const ids = [...text.sections, ...(text.contact ? [text.contact] : [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('links to pages that are there, and speaks in one register', () => {
    const words = plainLines(text).join('\n');
    const links = [...words.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!);
    expect([...LEGAL_PAGES, '/pricing']).toEqual(
      expect.arrayContaining(links.filter((to) => !to.startsWith('https://'))),
    );
    expect(words).not.toMatch(/\busted(es)?\b|\bvosotros\b| {2}|["“”]/i);
    // The agreement speaks of two parties; the notice, of anybody; the others, to their reader.
    const familiar =
      document === 'data-processing-agreement' && /(?<!\p{L})(tú|tus?|puedes|debes)(?!\p{L})/iu.exec(words);
    expect(familiar || null).toBeNull();
  });
});

test('the links name every text once, in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const links = legalLinks(language);
    expect(links.map(({ to }) => to)).toEqual([...LEGAL_PAGES]);
    expect(new Set(links.map(({ name }) => name)).size).toBe(7);
  }
});
