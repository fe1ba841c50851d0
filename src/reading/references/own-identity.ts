import type { Court, Identity, Reference, ReferenceOf } from '#contract/references.ts';
import { makeCourt } from './courts.ts';
import { references } from './references.ts';

type Ruling = ReferenceOf<'ruling'>;
/** Characters at the head and at the foot of a ruling in which it says what it is. */
const HEAD = 1500;
const FOOT = 2400;
/** What stands before a number that is a line or a sentence of its own, and behind it. */
const BEFORE_OWN = /(?:^|\n|[.;:_/-])[\s.º°"”«»]*(?:(?:CAUSA|Causa|N[°º]?|ROL|Rol)\s*:?\s*)?$/;
const BEHIND_OWN =
  /^\s*(?:$|[.;\-–(/\n]|\s*[\p{Lu}]|(?:civil|penal|laboral|crimen|familia|protecci[oó]n|amparo|pol\.)(?!\p{L}))/u;
/** How a court signs: "Pronunciada por la Segunda Sala de …", "Dictada por doña …, Jueza Titular del …". */
const SIGNED =
  /(?:^|[.\n\-–:)]\s*|\bS\.\s+)(?:PRONUNCIAD|Pronunciad|DICTAD|Dictad|DICT[ÓO]|Dictó|Dict|RESOLVI|Resolvi|PROVEY|Proveí|Provey|Dirigió|DIRIGI|Autoriza|AUTORIZA|Sentencia\s+dictada)[^\n]{0,40}(?:[\s\S]{0,260})$/;
const SIGNED_WITHIN = 320;
/** A line that names the court above the ruling, with or without a label. */
const LABELLED = /(?:^|\n)\s*(?:(?:JUZGADO|Juzgado|TRIBUNAL|Tribunal|CORTE)\s*:?\s*)?$/;
const LABEL_WITHIN = 40;
const CITY =
  /(?:^|[\n.\-_/:)°º”"]|\s)\s*(?:[Ee]n\s+)?((?:(?:El|La|Los|Las|San|Santa|Puerto|Punta|Villa|Viña|Nueva|Alto|Río)\s)?\p{Lu}[\p{L}'’]+(?:\s(?:del?)\s(?:la\s|los\s)?\p{Lu}\p{L}+)?|\p{Lu}{4,}(?:\s\p{Lu}{3,})?)(?:\s?,[^\S\n]*(?:a\s+)?|[^\S\n]+a\s+)$/u;
const CITY_WITHIN = 48;
/** The seats of the courts of appeal. Source: Código Orgánico de Tribunales, articles 54 and 55. */
const SEATS =
  'Arica,Iquique,Antofagasta,Copiapó,La Serena,Valparaíso,Santiago,San Miguel,Rancagua,Talca,Chillán,Concepción,Temuco,Valdivia,Puerto Montt,Coyhaique,Punta Arenas'.split(
    ',',
  );
const CAPITAL = 'Santiago';
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const FIRST_INSTANCE = /^[A-Z]$/;

const before = (text: string, one: Reference, within: number): string =>
  text.slice(Math.max(0, one.start - within), one.start);

/** Whether a number is a line or sentence of its own, as a ruling signs itself, and not one that a sentence names. */
const standsAlone = (text: string, one: Ruling): boolean =>
  BEFORE_OWN.test(before(text, one, LABEL_WITHIN)) && BEHIND_OWN.test(text.slice(one.end, one.end + 24));

/** The number of the ruling: signed at its foot, else in its heading; "Rol" before "RIT", which may be that of the lower court. */
function ownRuling(text: string, all: readonly Reference[]): Ruling | null {
  const rulings = all.filter((one): one is Ruling => one.kind === 'ruling' && one.register !== 'ruc');
  const alone = rulings.filter((one) => standsAlone(text, one));
  const foot = alone.filter((one) => one.start > text.length - FOOT && one.start > HEAD / 2);
  const head = alone.filter((one) => one.start < HEAD);
  const rolFirst = (list: Ruling[]): Ruling | undefined => list.find(({ register }) => register === 'rol') ?? list[0];
  return (
    rolFirst(foot.toReversed()) ?? rolFirst(head) ?? rulings.find(({ start }) => start < HEAD) ?? rulings[0] ?? null
  );
}

/**
 * Whether a text is the ruling that its identity tells: of a known court, by a number that stands on its own at its head or foot. A contract or a
 * brief that cites a ruling is not.
 */
export function isRuling(text: string, { ruling, court }: Identity): boolean {
  if (!ruling || !court) return false;
  return (ruling.start < HEAD || ruling.end > text.length - FOOT) && standsAlone(text, ruling);
}

type Dated = { date: ReferenceOf<'date'>; city: string };
/** "Arica, dos de enero de dos mil veinticuatro": first in the head, else last at the foot. */
function dateline(text: string, all: readonly Reference[]): Dated | null {
  const lines = all.flatMap((date): Dated[] => {
    if (date.kind !== 'date' || date.precision !== 'day') return [];
    const city = CITY.exec(before(text, date, CITY_WITHIN))?.[1];
    return city ? [{ date, city }] : [];
  });
  const head = lines.find(({ date }) => date.start < HEAD) ?? bracketed(text, all);
  return head ?? lines.findLast(({ date }) => date.start > text.length - FOOT) ?? null;
}

/** "[1 de marzo de 2022]": the Constitutional Court dates its rulings on a line of their heading, without a city. */
function bracketed(text: string, all: readonly Reference[]): Dated | null {
  const date = all.find(
    (one): one is ReferenceOf<'date'> =>
      one.kind === 'date' &&
      one.precision === 'day' &&
      one.start < HEAD &&
      /\n\s*\[\s*$/.test(before(text, one, LABEL_WITHIN)) &&
      /^\s*\]\s*\n/.test(text.slice(one.end, one.end + 8)),
  );
  return date ? { date, city: '' } : null;
}

type CourtReference = ReferenceOf<'court'>;
/** The court that signs, or that the heading names; of the two the one that says more. */
function namedCourt(text: string, all: readonly Reference[]): CourtReference | null {
  const courts = all.filter((one): one is CourtReference => one.kind === 'court');
  const signed = courts.findLast(
    (one) => one.start > text.length - FOOT && SIGNED.test(before(text, one, SIGNED_WITHIN)),
  );
  const headed = courts.find((one) => one.start < HEAD && LABELLED.test(before(text, one, LABEL_WITHIN)));
  if (!signed || !headed || signed.type !== headed.type) return headed ?? signed ?? null;
  return headed.place === null ? signed : headed;
}

/**
 * The higher courts date a ruling at their seat without naming themselves: the Supreme Court in Santiago, where the court of appeals always heads its
 * rulings with its name, and the other courts of appeal in theirs. A number with a letter is of a first instance, whose court cannot be told so.
 */
function courtOfCity(city: string, ruling: Ruling | null): Court | null {
  const seat = SEATS.find((one) => plain(one) === plain(city));
  if (!ruling || !seat || (ruling.book !== null && FIRST_INSTANCE.test(ruling.book))) return null;
  return seat === CAPITAL ? makeCourt('Corte Suprema') : makeCourt('Corte de Apelaciones', seat);
}

const asCourt = ({ type, place, ordinal, room }: CourtReference): Court => makeCourt(type, place, ordinal, room);

/** What a ruling is: its number, its court and its date, each null where the text does not tell. */
export function ownIdentity(text: string, all: readonly Reference[] = references(text)): Identity {
  const ruling = ownRuling(text, all);
  const dated = dateline(text, all);
  const named = namedCourt(text, all);
  const place = named?.place ?? (dated?.city || null);
  const inferred = named ? null : dated && courtOfCity(dated.city, ruling);
  const court = named ? { ...asCourt(named), ...completed(named, place) } : inferred;
  return { ruling, court, courtFrom: named ? 'named' : inferred ? 'dateline' : null, date: dated?.date.iso ?? null };
}

/** Courts of which there is one: no place tells them from another. */
const SOLE = new Set(['Corte Suprema', 'Tribunal Constitucional']);
/** "esta Corte de Apelaciones" sits where it dates its ruling. */
function completed(court: CourtReference, place: string | null): Court {
  const { type, ordinal, room } = court;
  return SOLE.has(type) ? asCourt(court) : makeCourt(type, place, ordinal, room);
}
