import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { ownIdentity } from '../references/own-identity.ts';
import { withoutFeet } from '../rulings/feet.ts';
import { structureOf } from '../rulings/parts.ts';
import { pointsIn } from '../rulings/points.ts';
import { sentences } from '../sentences.ts';
import type { Cut, UnitKind } from '../units/unit.ts';
import { FIND } from './values/rules.ts';
import { tokensOf } from '../rules/tokens.ts';
import { trimmed } from './widen.ts';

/** Characters of a deciding unit that are looked through. */
const LOOKED = 20_000;

const unitsOf = (text: string, { units }: Cut, kind: UnitKind): Range[] =>
  units.flatMap((unit) =>
    unit.kind === kind && unit.role === 'division' && unit.form !== 'row' ? [trimmed(text, unit)] : [],
  );

/** The part of a ruling of that name, as the reader of rulings finds it. */
function partOf(text: string, name: 'resolutive' | 'considerando'): Range[] {
  const { parts } = structureOf(text, foldSameLength(text), ownIdentity(text));
  return parts.filter((part) => part.name === name).map((part) => trimmed(text, part));
}

/** The number of a point before its words. */
const NUMBERED = /^(?:[IVX]{1,5}|\d{1,2})\s?[.°º)-]/u;

/** What the losing party must pay or give back, where no verb of decision says so. */
const PAYS =
  /(?<!\p{L})(?:deber[áa]n?\s+(?:pagar|restituir|devolver|reintegrar|indemnizar|publicar)|pagar[áa]n?)(?!\p{L})/iu;

/** Whether a sentence resolves: it holds a verb of decision, or awards or spares costs. */
function resolves(words: string): boolean {
  const tokens = tokensOf(words);
  return (
    /(?<!\p{L})costas(?!\p{L})/iu.test(words) ||
    PAYS.test(words) ||
    [...FIND.es(tokens), ...FIND.en(tokens)].some(({ id }) => id.startsWith('decision.'))
  );
}

/** The parts by which a ruling decides; none of another text. */
function deciding(text: string, cut: Cut): Range[] {
  if (cut.genre !== 'ruling') return [];
  const own = unitsOf(text, cut, 'decision');
  return own.length > 0 ? own : partOf(text, 'resolutive');
}

/** The numbered points of a decision, all of them, each with its items, in its order; none where it does not number them. */
export function pointsOf(text: string, cut: Cut): Range[] {
  const parts = deciding(text, cut);
  return parts.length === 0 ? [] : pointsIn(text, { start: parts[0]!.start, end: parts.at(-1)!.end });
}

/** The sentences by which a ruling decides, in its order; none of another text. Where no verb of decision is known in them, the whole of its deciding part. */
export function decisionOf(text: string, cut: Cut): Range[] {
  const parts = deciding(text, cut);
  const said = parts
    .flatMap(({ start, end }) => sentences(text, start, Math.min(end, start + LOOKED)))
    .map((range) => ({ start: range.start, end: withoutFeet(text, range).at(-1)!.end }))
    .filter(({ start, end }) => resolves(text.slice(start, end)));
  // "Se resuelve:" opens the points and decides nothing; a numbered point that leads to sums decides.
  const points = said.filter(({ start, end }) => {
    const words = text.slice(start, end);
    return !/:\s*$/.test(words) || NUMBERED.test(words);
  });
  return points.length > 0 ? points : said.length > 0 ? said : parts;
}

/** The reasons of a ruling, one range a considerando or numbered paragraph, in its order; none of another text. */
export function reasonsOf(text: string, cut: Cut): Range[] {
  if (cut.genre !== 'ruling') return [];
  const own = unitsOf(text, cut, 'reasoning');
  return own.length > 0 ? own : partOf(text, 'considerando');
}
