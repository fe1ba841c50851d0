import { lex, type Cursor } from './cursor.ts';
import { NUMBER_SIGN } from './numbers.ts';
import type { Setting } from './setting.ts';
import { CONSTITUTION, type Authority } from './norm-table.ts';

const QUALIFIER =
  '(?:mism[oa]|citad[oa]|referid[oa]|mencionad[oa]|aludid[oa]|señalad[oa]|precitad[oa]|indicad[oa]|antedich[oa]|expresad[oa]|susodich[oa]|propi[oa])';
const THING =
  '(?:cuerpo +(?:legal|normativo|de +leyes)|texto(?: +(?:legal|normativo))|código|ley|decreto(?: +ley)?|compendio +(?:legal|normativo)|estatuto|carta(?: +fundamental)?|auto +acordado|reglamento|constitución)';
const ALREADY = '(?:antes|ya|recién|anteriormente) +';
/** "el mismo cuerpo legal", "dicha ley", "la ley citada", "este Código", "la presente ley". */
const BACK = lex(
  `(?:(?:un|una|este|esta|ese|esa|dicho|dicha|aquel|aquella|tal|el|la) +)?(?:(?:${ALREADY})?${QUALIFIER} +){1,3}${THING}` +
    `|(?:este|esta|ese|esa|dicho|dicha|tal|presente) +(?:${QUALIFIER} +)?${THING}` +
    `|${THING} +(?:${ALREADY})?${QUALIFIER}`,
);
const TAIL = lex(`(?:${ALREADY})?${QUALIFIER}`);
/** "está" is no "esta". */
const VERB = /^est[áé]/i;
const SELF = /^(?:est[ea]|presente|(?:el|la) propi[oa]|propi[oa])\s/;
/** The kinds of norms that a word may mean, the likelier first; a word that none fits means the norm named last. */
const KINDS: [RegExp, string[]][] = [
  [/c[o ]digo/, ['codigo']],
  [/decreto\s+ley/, ['dl']],
  [/decreto/, ['ds', 'dfl']],
  [/auto/, ['aa']],
  [/reglamento/, ['reglamento', 'ds']],
  [/(?<!de )ley(?!es)/, ['ley', 'dl', 'dfl']],
];

/** What the words point at; "este Código" is the text itself where it is a law. */
function target(words: string, setting: Setting): Authority | null {
  if (SELF.test(words) && setting.own) return setting.own;
  if (/carta|constituci/.test(words)) return CONSTITUTION;
  const kinds = KINDS.find(([pattern]) => pattern.test(words))?.[1];
  return kinds === undefined ? setting.latest() : (kinds.map((kind) => setting.latest(kind)).find(Boolean) ?? null);
}

/** Words that point back to a norm, unless they name one ("el mencionado Decreto N° 4"); `authority` is null where none was named. */
export function pointer(c: Cursor, setting: Setting): { authority: Authority | null } | null {
  const words = c.eat(BACK);
  if (!words || VERB.test(c.text.slice(words.index, words.index + 4)) || c.sees(NUMBER_SIGN)) return null;
  c.attempt(() => c.eat(TAIL));
  return { authority: target(words[0], setting) };
}
