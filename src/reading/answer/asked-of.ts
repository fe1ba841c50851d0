import { relatedTo } from '../concepts/related.ts';
import { fold, isStop, stem } from '../words.ts';
import { called, isNorm } from './called.ts';
import type { Intent } from './intent.ts';
import { isLaw, lawCalled } from './laws.ts';
import { forThing, namedBy, speakOfRoles } from './named-by.ts';
import { peopleIn } from './people.ts';
import type { Read } from './rank.ts';

/** Which sources a question is asked of, with the question as it is to be asked there. `only`: it says that it asks of nothing else. */
export type AskedOf = { sources: number[]; question: string; only: boolean };

/** What a document is called by, before what it is of ("contrato de arrendamiento"), and what calls it alone ("la compraventa"); folded. */
const HEADS = 'contratos?|convenios?|acuerdos?|reglamentos?|leyes|ley|escrituras?|cartas?|avisos?|anexos?';
const ALONE =
  'compraventa|arrendamiento|arriendo|finiquito|mandato|promesa|estatutos?|sentencia|renuncia|pagare|escritura|convenio|reglamento|lease|deed|policy|nda|judgment';
const ENGLISH_HEADS = 'agreement|contract|lease|policy|deed|nda|act|law';
/** What stands before a document that is asked, and before one that is only spoken of. */
const ASKED =
  '(?:del|de (?:la|los|las|el|este|esta|ambos|ambas)|en (?:el|la|los|las)|entre (?:el|la|los|las)|segun (?:el|la|los|las)|dicen? (?:el|la|los|las)|al?(?: la)?|con (?:el|la)|y (?:el|la|del|de la|al?)|(?:el|la))';
const SPANISH = new RegExp(
  String.raw`(?<!\p{L})(${ASKED})\s+(?:presente )?(${HEADS})(?= (?:individual )?(?:de|del|a)\s)`,
  'gu',
);
const BARE = new RegExp(
  String.raw`(?<!\p{L})((?:del|de la|de los|en (?:el|la|los)|segun (?:el|la|los)|dicen? (?:el|la|los)|y (?:el|la|del|de la)|para que (?:el|la)|of the|in the|under the|does the|the)\s+)(${ALONE})(?!\p{L})(?! de )`,
  'gu',
);
const ENGLISH = new RegExp(
  String.raw`(?<!\p{L})(?:the|both|and|this)\s+((?:(?!the |and |of )[\p{L}-]+\s+){1,3})(${ENGLISH_HEADS})s?(?!\p{L})`,
  'gu',
);
const SPOKEN_OF =
  /(?:sobre|acerca de|respecto (?:de|a)|about|regarding|concerning|on)(?: (?:el|la|los|las|un|una|the|an?))?\s*$/u;
/** "El de servicios", behind another document of the same kind. */
const ELLIPTIC = /(?<!\p{L})(?:y|e|con|ni|o)\s+(?:(?:el|la|al|del) )?de(?:l| la)? (\p{L}{4,})/gu;
/** Asks of nothing but what is named. */
const ONLY = /(?:^|\s)(?:en|segun|dicen?|entre)\s|\b(?:in|under|according to|does) (?:the|both)\b/u;
/** Small words between the words of a name, and how many words of one are looked at. */
const LINK = /^(?:de|del|la|las|los|el|a|al|para|en)$/;
const MOST = 4;
type Name = { at: number; end: number; sources: number[]; law: boolean; only: boolean };

/** How many of the words that say what a document is of it is called by, one after the other. */
function held(read: Read, qualifiers: readonly string[]): number {
  const names = called(read);
  const { language } = read.index;
  const count = qualifiers.findIndex((word) => {
    const own = stem(word, language);
    return ![own, ...(word.startsWith('arr') ? relatedTo(own, language) : [])].some((one) => names.has(one));
  });
  return count < 0 ? qualifiers.length : count;
}

/** The sources that are called by most of the words. */
function most(
  sources: readonly Read[],
  qualifiers: readonly string[],
  fit: (read: Read) => boolean,
): { count: number; sources: number[] } {
  const counts = sources.map((read) => (fit(read) ? held(read, qualifiers) : 0));
  const count = Math.max(0, ...counts);
  return { count, sources: count === 0 ? [] : counts.flatMap((one, i) => (one === count ? [i] : [])) };
}

/** The words behind a place that may say what a document is of, with where each ends. */
function following(question: string, folded: string, from: number): { word: string; end: number }[] {
  const out: { word: string; end: number }[] = [];
  for (const { 0: word, index } of folded.slice(from).matchAll(/[\p{L}]+|[^\p{L}\s]/gu)) {
    if (!/^\p{L}/u.test(word)) break;
    if (LINK.test(word) || word === 'individual') continue;
    if (isStop(word, 'es') || out.length >= MOST) break;
    const [at, end] = [from + index, from + index + word.length];
    out.push({ word: question.slice(at, end).toLowerCase(), end });
  }
  return out;
}

function spanishNames(sources: readonly Read[], question: string, folded: string): Name[] {
  return [...folded.matchAll(SPANISH)].flatMap(({ index, 0: whole, 1: lead, 2: head }) => {
    if (SPOKEN_OF.test(folded.slice(0, index + lead!.length))) return [];
    const law = head!.startsWith('le');
    const words = following(question, folded, index + whole.length);
    const found = most(
      sources,
      words.map(({ word }) => word),
      (read) => isNorm(read) === law,
    );
    if (found.sources.length === 0) return [];
    const at = index + whole.length - head!.length;
    return [{ at, end: words[found.count - 1]!.end, sources: found.sources, law, only: ONLY.test(` ${lead}`) }];
  });
}

function bareNames(sources: readonly Read[], folded: string): Name[] {
  return [...folded.matchAll(BARE)].flatMap(({ index, 1: lead, 2: head }) => {
    if (SPOKEN_OF.test(folded.slice(0, index + lead!.length))) return [];
    const found = most(sources, [head!], (read) => !isNorm(read));
    const at = index + lead!.length;
    return found.sources.length === 0
      ? []
      : [{ at, end: at + head!.length, sources: found.sources, law: false, only: ONLY.test(` ${lead}`) }];
  });
}

function englishNames(sources: readonly Read[], folded: string): Name[] {
  return [...folded.matchAll(ENGLISH)].flatMap(({ index, 0: whole, 1: words, 2: head }) => {
    if (SPOKEN_OF.test(folded.slice(0, index))) return [];
    const qualifiers = words!.trim().split(/\s+/).toReversed();
    const found = most(
      sources,
      qualifiers,
      (read) => called(read).has(stem(head!, read.index.language)) || /nda|lease/.test(head!),
    );
    if (found.count < qualifiers.length) return [];
    const at = index + whole.indexOf(words!);
    return [{ at, end: index + whole.length, sources: found.sources, law: false, only: true }];
  });
}

/** A contract by its parties or a name in its title: "el contrato de Faro", "the Faro contract", "the agreement with Puerto Norte". */
const OF_NAME =
  /(?<!\p{L})(?:contrato|convenio|acuerdo) (?:de|del|con|entre) (?:la |el |los |las )?(\p{L}{3,}(?: \p{L}{3,})?)|(?<!\p{L})the (\p{L}{3,}(?: \p{L}{3,})?) (?:agreement|contract|lease|nda)(?!\p{L})|(?<!\p{L})(?:agreement|contract|lease|nda) (?:with|of) (\p{L}{3,}(?: \p{L}{3,})?)/gu;

function partyNames(sources: readonly Read[], folded: string): Name[] {
  return [...folded.matchAll(OF_NAME)].flatMap(({ index, 0: whole, ...words }) => {
    if (SPOKEN_OF.test(folded.slice(0, index))) return [];
    const name = (words[1] ?? words[2] ?? words[3])!;
    const both = namedBy(sources, name.split(' '));
    const one = words[2] === undefined ? name.split(' ')[0]! : name;
    const found = both.length > 0 ? both : namedBy(sources, [one]);
    if (found.length === 0) return [];
    const end = index + whole.length - (both.length > 0 ? 0 : name.length - one.length);
    const at = index + (words[2] === undefined ? 0 : 'the '.length);
    return [{ at, end, sources: found, law: false, only: true }];
  });
}

/** What stands behind a named document and is another of its kind: "el contrato de arrendamiento y el de servicios". */
function elliptic(sources: readonly Read[], question: string, folded: string, named: readonly Name[]): Name[] {
  const [first] = named;
  if (!first || first.law) return [];
  return [...folded.matchAll(ELLIPTIC)].flatMap(({ index, 0: whole, 1: word }) => {
    if (index < first.at || named.some(({ at, end }) => index + whole.length > at && index < end)) return [];
    const end = index + whole.length;
    const typed = question.slice(end - word!.length, end).toLowerCase();
    const found = most(sources, [typed], (read) => !isNorm(read));
    return found.sources.length === 0
      ? []
      : [{ at: index + 2, end: index + whole.length, sources: found.sources, law: false, only: true }];
  });
}

/** A law by the name that it goes by in daily use: "ley del consumidor". */
function lawNames(sources: readonly Read[], question: string): Name[] {
  return lawCalled(question).flatMap(({ key, at, end }) => {
    const found = sources.flatMap((read, i) => (isLaw(read, key) ? [i] : []));
    return found.length === 0 ? [] : [{ at, end, sources: found, law: true, only: true }];
  });
}

/** What a document that is named is called within the question that is asked of it alone. */
const plainName = (law: boolean, english: boolean): string => (law ? '' : english ? 'agreement' : 'contrato');
const PLURAL =
  /(?<!\p{L})(?:(?:los|las|ambos|cada|dos) )?(?:contratos|convenios)(?!\p{L})|\b(?:cada|ambos) (?:contrato|convenio)|\b(?:agreements|contracts)\b|\b(?:each|both) (?:agreement|contract)/u;

/**
 * The sources that a question names by what they are ("el contrato de arrendamiento", "la ley del consumidor", "the lease"), fewer than all of them; null
 * where it names none. A comparison of contracts is asked of no law. A document that is only spoken of, or whose name is to be defined, is not asked.
 */
export function askedOf(sources: readonly Read[], question: string, intent: Intent): AskedOf | null {
  if (sources.length < 2) return null;
  const folded = fold(question);
  if (folded.length !== question.length) return null;
  const laws = lawNames(sources, question);
  const spanish = spanishNames(sources, question, folded).filter(
    ({ at }) => !laws.some((law) => at >= law.at && at < law.end),
  );
  const first = [...laws, ...spanish, ...englishNames(sources, folded)];
  const inside = ({ at, end }: Name): boolean => first.some((one) => at < one.end && end > one.at);
  const parties = partyNames(sources, folded).filter((one) => !inside(one));
  const rest = parties.length > 0 ? parties : bareNames(sources, folded).filter((one) => !inside(one));
  const named = [...first, ...rest, ...elliptic(sources, question, folded, [...first, ...rest])].sort(
    (a, b) => a.at - b.at,
  );
  const asked = intent === 'definition' ? named.filter(({ only }) => only) : named;
  if (asked.length === 0)
    return (
      ofPerson(sources, question, folded, intent) ??
      comparing(sources, question, folded, intent) ??
      ofThing(sources, question, folded) ??
      ofRole(sources, question, folded, intent)
    );
  const chosen = [...new Set(asked.flatMap((one) => one.sources))].sort((a, b) => a - b);
  if (chosen.length === sources.length || (intent === 'comparison' && chosen.length < 2)) return null;
  const english = !/[¿áéíóúñ]/i.test(question) && /\b(?:the|of|does|what|who)\b/.test(folded);
  const plain = asked
    .toReversed()
    .reduce((left, { at, end, law }) => left.slice(0, at) + plainName(law, english) + left.slice(end), question);
  return {
    sources: chosen,
    question: plain,
    only: intent === 'comparison' || asked.some(({ only, law }) => only || law),
  };
}

/** Of a person whom only some of the sources bring forward ("cuanto gana camila") those are asked, without the name where it is not what is asked for. */
function ofPerson(sources: readonly Read[], question: string, folded: string, intent: Intent): AskedOf | null {
  const people = peopleIn(sources, folded);
  const chosen = sources.flatMap((_read, i) =>
    people.length > 0 && people.every((one) => one.sources.includes(i)) ? [i] : [],
  );
  if (chosen.length === 0 || chosen.length === sources.length) return null;
  const nameless = people.toReversed().reduce((left, { at, end }) => left.slice(0, at) + left.slice(end), question);
  return { sources: chosen, question: intent === 'party' || intent === 'date' ? question : nameless, only: false };
}

/** Of the rent of a thing that only some of the contracts are for those are asked, where it need not be named. */
function ofThing(sources: readonly Read[], question: string, folded: string): AskedOf | null {
  const thing = forThing(sources, folded);
  return thing && thing.sources.length < sources.length
    ? { sources: thing.sources, question: question.slice(0, thing.at) + question.slice(thing.end), only: true }
    : null;
}

/** Of a role that only some of the sources speak of ("el arrendatario") those are asked. */
function ofRole(sources: readonly Read[], question: string, folded: string, intent: Intent): AskedOf | null {
  const chosen = intent === 'comparison' ? [] : speakOfRoles(sources, folded);
  return chosen.length === 0 || chosen.length === sources.length ? null : { sources: chosen, question, only: true };
}

function comparing(sources: readonly Read[], question: string, folded: string, intent: Intent): AskedOf | null {
  if (intent !== 'comparison' || !PLURAL.test(folded)) return null;
  const contracts = sources.flatMap((read, i) => (isNorm(read) ? [] : [i]));
  return contracts.length >= 2 && contracts.length < sources.length
    ? { sources: contracts, question, only: true }
    : null;
}
