import type { Cut } from '../../units/unit.ts';
import type { Party } from './party.ts';

/** A heading under which a law sets the duties of somebody: "De las obligaciones del comprador", "DEBERES DE LOS TESTIGOS". One of rights too says nothing of who is bound. Ours. */
const OF_DUTIES =
  /^(?:(?:de|sobre)\s)?(?:(?:las|los)\s)?(?:principales\s)?(?:obligaciones|deberes)(?!\p{L})(?!\sy\sderechos)|^(?:obligations|duties)(?!\p{L})(?!\sand\srights)/iu;

/** Tells of a division of a law whether it lies under a heading that names the duties of a party. */
export function underDutiesOf({ units }: Cut, party: Party): (unit: number) => boolean {
  const known = new Map<number, boolean>();
  const isUnder = (unit: number): boolean => {
    if (unit < 0) return false;
    let is = known.get(unit);
    if (is === undefined) {
      const { title, parent } = units[unit]!;
      const isOwn = OF_DUTIES.test(title) && party.named(title).some(({ side }) => side === 'own');
      known.set(unit, (is = isOwn || isUnder(parent)));
    }
    return is;
  };
  return isUnder;
}

/** Persons in general, as a heading of duties names them: "De los deberes de las personas en su atención de salud". Ours. */
const GENERAL_NAMES = /(?<!\p{L})(?:personas|usuarios|usuarias|beneficiarios|persons|users)(?!\p{L})/giu;

/** The persons that such a heading binds. */
export const GENERAL: Party = {
  name: '',
  named: (words) =>
    [...words.matchAll(GENERAL_NAMES)].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      side: 'own',
      isAll: false,
    })),
  paid: () => null,
};

/** A subject of its own before a verb, from where its clause begins; and a verb that somebody unnamed does: "deberá pagarse". Ours. */
const SUBJECT =
  /(?:^|[,;:.]\s)(?:(?:y|e|pero)\s)?(?:el|la|los|las|un|una|tod[oa]s?|cada|ning[uú]n|ninguna|dich[oa]s?|est[ae]s?|estos|quien(?:es)?|aquel\p{L}*)\s[^,;:]*$/iu;
const IMPERSONAL = /^\p{L}+\s\p{L}+se(?!\p{L})/u;

/** Whether a duty that names no party falls on the party of the heading above. `duty`: where the words of the duty begin. */
export const isOfHeading = (words: string, duty: number): boolean =>
  !SUBJECT.test(words.slice(0, duty)) || IMPERSONAL.test(words.slice(duty));
