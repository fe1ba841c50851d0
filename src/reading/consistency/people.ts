import type { Emit } from '../grammar/emit.ts';
import { distance } from '../index/nearest-word.ts';
import { isName } from '../spelling/lexicon/names.ts';
import { fold } from '../words.ts';
import { PERSON } from './rules.ts';

type Name = { person: boolean; given: string; family: string; whole: string; start: number; end: number };

/** A word of a name: "Lizama", "LIZAMA". */
const WORD = String.raw`(?:\p{Lu}\p{Ll}{2,}|\p{Lu}{3,})`;
/** A given name, perhaps a second one or an initial, and a family name. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}.])(?:([Dd]on|[Dd]oña|[Ss]eñora?|[Ss]ra?\.|Mr|Mrs|Ms|Dr|Professor|Captain)\.? )?(${WORD})((?: (?:\p{Lu}\.|${WORD}))?(?: ${WORD})?) (?:de la |de los |de |del |van |von )?(\p{Lu}\p{Ll}{3,}|\p{Lu}{4,})(?!\p{L})`,
  'gu',
);

/** By how many letters two spellings of a family name differ at most, and how long they are at least. Ours. */
const SLIP = { most: 2, shortest: 4, word: 6 } as const;
const bare = (word: string): string => word.replace(/s$/, '').replace(/(?:ees?|ed|ing|[aeo])$/, '');
/** One word in two forms: its plural, or its other gender. */
const isForm = (one: string, other: string): boolean => bare(one) === bare(other);

/** Whether a name ends with a letter that a scan or a stamp left there: "Verdugoñ". */
const isStray = ({ whole }: Name): boolean => /[áéíóúüñ]$/u.test(whole);

const encoder = new TextEncoder();
/** Whether one spelling of a family name is so many letters away from the other at most. */
function isNear(one: string, other: string, most: number): boolean {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  return Math.abs(a.length - b.length) <= most && distance(a, b, 0, b.length, most) <= most;
}

function namesIn(text: string): Name[] {
  const found: Name[] = [];
  NAME.lastIndex = 0;
  for (let met = NAME.exec(text); met; met = NAME.exec(text)) {
    const [whole, title, given = '', middle = '', last = ''] = met;
    // The next name may begin within this one: "doña Renata Goic Alvarado".
    NAME.lastIndex = met.index + (title ? whole.indexOf(given) : 0) + given.length;
    const start = met.index + (title ? whole.indexOf(given, title.length) : 0);
    const families = [
      ...middle
        .trim()
        .split(' ')
        .filter((word) => word.length > 3),
      last,
    ];
    for (const family of families)
      found.push({
        person: title !== undefined || isName(given),
        given: fold(given),
        family: fold(family),
        whole: text.slice(start, met.index + whole.length),
        start,
        end: met.index + whole.length,
      });
  }
  return found;
}

/** One person whose family name is spelled in two ways: "Arturo Lizama" and "Arturo Lizana". The rarer, or the later, is told. */
export function people(text: string, emit: Emit): void {
  const byGiven = new Map<string, Map<string, Name[]>>();
  for (const name of namesIn(text)) {
    const families = byGiven.get(name.given) ?? new Map<string, Name[]>();
    byGiven.set(name.given, families);
    families.set(name.family, [...(families.get(name.family) ?? []), name]);
  }
  for (const families of byGiven.values()) {
    const all = [...families].filter(([family]) => family.length >= SLIP.shortest);
    all.forEach(([family, names], i) => {
      for (const [other, others] of all.slice(i + 1)) {
        if (family[0] !== other[0]) continue;
        const most = Math.min(family.length, other.length) < 6 ? 1 : SLIP.most;
        if (!isNear(family, other, most)) continue;
        // Of what is no person, "General" and "Generales" are two words.
        const persons = [...names, ...others].some(({ person }) => person);
        if ([...names, ...others].some(isStray)) continue;
        if (!persons && (family.length < SLIP.word || other.length < SLIP.word || isForm(family, other))) continue;
        if (!persons && !isNear(family, other, 1)) continue;
        const [usual, rare] = others.length > names.length ? [others, names] : [names, others];
        const [right, slip] = [usual[0]!, rare[0]!];
        emit(PERSON, slip.start, slip.end, right.whole, [right.whole, slip.whole], right);
      }
    });
  }
}
