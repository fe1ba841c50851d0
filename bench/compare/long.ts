import type { Language } from '#contract/language.ts';
import { filesBelow, readText } from '../data.ts';
import { RIGHTS, WORDING } from './edits.ts';

/** A text with every so many-eth of the edits that fit in it. */
function edited(text: string, language: Language, every: number): string {
  let n = 0;
  return [...RIGHTS, ...WORDING]
    .filter((edit) => edit.language === language)
    .reduce(
      (now, edit) =>
        now.replace(edit.find, (...match) =>
          n++ % every === 0 ? edit.to(match as unknown as RegExpMatchArray) : String(match[0]),
        ),
      text,
    );
}

/** Characters of a contract of 300 pages. */
const CONTRACT = 750_000;
const CODES = 2_000_000;
/** Of the edits that fit in them, one in so many is made in a long text: about a thousand changes. */
const EVERY = { contract: 10, codes: 40 } as const;
/** Two contracts of 300 pages and two codes of 2 MB, each with about a thousand changes. */
export function longPairs(): { name: string; seconds: number; before: string; after: string }[] {
  const contracts = filesBelow('cuad', 'full_contract_txt')
    .map((file) => readText(file))
    .sort((a, b) => b.length - a.length)
    .slice(0, 4);
  const codes = filesBelow('leychile', 'md', 'codigos').map((file) => readText(file));
  const [contract, code] = [contracts.join('\n\n').slice(0, CONTRACT), codes.join('\n\n').slice(0, CODES)];
  return [
    { name: 'two contracts of 300 pages', seconds: 5, before: contract, after: edited(contract, 'en', EVERY.contract) },
    { name: 'two codes of 2 MB', seconds: 20, before: code, after: edited(code, 'es', EVERY.codes) },
  ];
}
