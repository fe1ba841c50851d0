import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const turns = (said: string, words: string, language: Language): boolean =>
  supportOf(said, [{ words }], { language }).reasons.some(({ kind, turned }) => kind === 'condition' && turned);

const FENCE = 'El cerco está roto, por lo que el rebaño escapa.';
const BRIDGE = 'The bridge is closed once the river rises.';

describe('what rests on what', () => {
  it.each<[string, string, Language]>([
    ['Como el rebaño escapa, el cerco está roto.', FENCE, 'es'],
    ['El cerco está roto porque el rebaño escapa.', FENCE, 'es'],
    ['The river rises once the bridge is closed.', BRIDGE, 'en'],
    ['If the bridge is closed, the river rises.', BRIDGE, 'en'],
    ['Since the orchard froze, the pump failed.', 'The pump failed; therefore the orchard froze.', 'en'],
  ])('is not the other way round: %s', (said, quoted, language) => {
    expect(turns(said, quoted, language)).toBe(true);
  });

  it.each<[string, string, Language]>([
    ['Como el cerco está roto, el rebaño escapa.', FENCE, 'es'],
    ['El rebaño escapa porque el cerco está roto.', FENCE, 'es'],
    ['If the river rises, the bridge is closed.', BRIDGE, 'en'],
    ['El rebaño escapa.', FENCE, 'es'],
  ])('is the same in other words: %s', (said, quoted, language) => {
    expect(turns(said, quoted, language)).toBe(false);
  });
});
