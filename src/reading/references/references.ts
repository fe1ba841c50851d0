import type { Language } from '#contract/language.ts';
import type { Reference } from '#contract/references.ts';
import { languageOfText } from '../language.ts';
import { amount } from './amounts.ts';
import { articles, normReference } from './articles.ts';
import { cases, resolveShort } from './cases.ts';
import { tie } from './context.ts';
import { court } from './courts.ts';
import { Cursor } from './cursor.ts';
import { date } from './dates.ts';
import { Setting } from './setting.ts';
import { norm } from './norms.ts';
import { writesMonthFirst } from './one-date.ts';
import { ownNorm } from './own-norm.ts';
import { bareRuling, rulings } from './roles.ts';
import { rut } from './rut.ts';

type Rule = (c: Cursor, setting: Setting) => Reference[] | null;
/** A rule, and how the words that it begins with begin (folded; `0` stands for any figure, `_` for a lost letter). */
type Entry = { rule: Rule; begins: readonly string[] };
const entry = (rule: Rule, begins: string): Entry => ({
  rule,
  begins: begins.split(' ').map((begin) => begin.replaceAll('_', ' ')),
});

const norms: Rule = (c, setting) => norm(c, setting)?.flatMap(normReference) ?? null;

const ORDINALS =
  'primer segund tercer cuart quint sext septim s_ptim octav noven decim d_cim undecim duodecim vigesim trigesim';
const NUMBERS =
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci vein trein cuaren cincuen sesen seten ochen noven cien doscien trescien quinien seiscien setecien ochocien novecien cuatrocien mil';
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto sept setiembre octubre noviembre diciembre jan feb mar apr may jun jul aug sep oct nov dec primero first second third four fif six seven eigh nin ten eleven twe thirt';
/** "C-1234-2023": a letter, a dash and a figure. */
const BOOKED: Entry[] = [{ rule: bareRuling, begins: [''] }];
/** The rules in their order: the first that reads at a place wins. */
const GRAMMAR: Entry[] = [
  entry(date, `0 ${NUMBERS} ${MONTHS}`),
  entry(articles, `art inc letra literal lit. let. numer n° nro num ordinal parraf p_rraf disposici`),
  entry(rulings, 'rol rit r. ruc stc i. ingres n°'),
  entry(
    bareRuling,
    'amparo protecci penal crimen civil laboral familia polic_a policia tributario contencioso comun 0',
  ),
  entry(court, `0 ${ORDINALS} corte c. i. e. s. ss ilma iltma ilustr excm excel trib juzg t. top`),
  entry(
    norms,
    'cod c_dig c. ley law l. d. dl dfl ds decreto constituc carta auto conven pacto tratad protoc declarac reglam estatuto este esta ese esa dich mism citad referid mencion aludid senalad precitad indicad antedich expresad susodich propi presente tal cuerpo texto',
  ),
  entry(rut, '0'),
  entry(amount, `0 $ € £ us usd u. uf utm uta m$ mm$ clp eur gbp ${NUMBERS}`),
  entry(cases, '0 t.c tc'),
];

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isFigure = (code: number): boolean => code >= 48 && code <= 57;
/** $, £ and €. */
const MONEY: ReadonlySet<number> = new Set([36, 163, 8364]);
const DOT = 46;
const FIGURE = '0';
/** The entries by the two signs that they begin with, or by one where they begin with a figure or a sign of money. */
function byBeginning(): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const { rule, begins } of GRAMMAR)
    for (const first of new Set(begins.map((begin) => begin.slice(0, 2)))) {
      const here = begins.filter((begin) => begin.startsWith(first));
      index.set(first, [...(index.get(first) ?? []), { rule, begins: here }]);
    }
  return index;
}
const BY_BEGINNING = byBeginning();
const NONE: readonly Entry[] = [];

/** The entries that may read at a place, by how its word begins. */
function entriesAt(folded: string, at: number): readonly Entry[] {
  const first = folded[at]!;
  if (isFigure(folded.charCodeAt(at))) return BY_BEGINNING.get(FIGURE) ?? NONE;
  if (folded[at + 1] === '-') return BOOKED;
  return BY_BEGINNING.get(folded.slice(at, at + 2)) ?? BY_BEGINNING.get(first) ?? NONE;
}

/** The next place where a word, a figure or a sign of money begins. A figure that goes on behind a separator is no beginning, nor a letter within an abbreviation ("V.T.C.A."). */
function nextBeginning(folded: string, from: number): number {
  for (let at = from; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const before = at === 0 ? 32 : folded.charCodeAt(at - 1);
    if (isLetter(before) || isFigure(before)) continue;
    if (isLetter(code) && before === DOT && folded[at + 1] === '.' && isLetter(folded.charCodeAt(at - 2))) continue;
    if (isLetter(code) || MONEY.has(code)) return at;
    if (isFigure(code) && !(/[.,/-]/.test(folded[at - 1] ?? '') && isFigure(folded.charCodeAt(at - 2)))) return at;
  }
  return folded.length;
}

function remember(found: readonly Reference[], setting: Setting): void {
  for (const one of found) {
    const norm = one.kind === 'norm' ? one : one.kind === 'articles' ? one.norm : null;
    if (norm?.how !== 'named') continue;
    const { key, title, number, year, link } = norm;
    setting.remember({ key, title, number, year, link }, one.end);
  }
}

function read(c: Cursor, at: number, setting: Setting): Reference[] | null {
  const figure = isFigure(c.folded.charCodeAt(at));
  for (const { rule, begins } of entriesAt(c.folded, at)) {
    if (!figure && !begins.some((begin) => c.folded.startsWith(begin, at))) continue;
    c.at = at;
    const found = rule(c, setting);
    if (found && found.length > 0) return found;
  }
  return null;
}

/** Characters after which the reading of a long text may pause. */
const STRIDE = 20_000;

/**
 * Reads a text as `references` does, and pauses now and then, so that who has other work can do it in between: `readReferences(text).next()`
 * goes on for about 20,000 characters, and in the end answers the references.
 */
export function* readReferences(text: string, language: Language = languageOfText(text)): Generator<void, Reference[]> {
  const c = new Cursor(text);
  const english = language === 'en';
  const setting = new Setting(ownNorm(text), english, english && writesMonthFirst(c.folded));
  const out: Reference[] = [];
  let pause = STRIDE;
  for (let at = nextBeginning(c.folded, 0); at < c.folded.length;) {
    const found = read(c, at, setting);
    if (found) {
      remember(found, setting);
      out.push(...found);
    }
    at = nextBeginning(c.folded, Math.max(at + 1, found?.at(-1)?.end ?? 0));
    if (at < pause) continue;
    yield;
    pause = at + STRIDE;
  }
  resolveShort(out.filter((one) => one.kind === 'case'));
  tie(out, text);
  return out;
}

/**
 * Every authority, date, sum and RUT that a text names, in its order and without overlaps; offsets are UTF-16 units of the text, which is
 * expected in its canonical form. Norms carry a link only where they are named or pointed back to. `language`: told where a part of a text is read, which is
 * too short to tell it itself.
 */
export function references(text: string, language?: Language): Reference[] {
  const reading = readReferences(text, language);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
