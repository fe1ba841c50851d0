import type { Language } from '#contract/language.ts';
import legalRisk from '#studio/legal-risk/server/index.ts';
import type { Point } from '../contract.ts';
import type { Quoted, Source } from './source.ts';
import { words } from './text.ts';

/** What legal risk finds in a source that is a contract, the gravest first. */
export async function risksOf(source: Source, quoted: Quoted, language: Language): Promise<Point[]> {
  if (legalRisk.fits && !legalRisk.fits(source.document.text)) return [];
  const { result, claims } = await legalRisk.offline(source.document, language, () => undefined);
  const say = words[language];
  return result.legal_issues
    .filter(({ risk_level }) => risk_level !== 'low')
    .flatMap(({ title, risk_level, bears, suggested_action, location }): Point[] => {
      const places = quoted.from(source, location, claims);
      const note = [bears && say.bears(bears), suggested_action].filter(Boolean).join(' ');
      return places.length > 0 ? [{ said: title, note, level: risk_level, places }] : [];
    });
}
