import type { Language } from '#contract/language.ts';
import type { Relation } from '../contract.ts';
import { byJoints } from './joints.ts';
import type { Mention } from './mentions.ts';
import { Reader, STOP } from './sentence-reader.ts';
import { mended, type Sentence } from './tokens.ts';
import { isInfinitive } from './verb-forms.ts';
import { verbsOf, type Verb } from './verbs.ts';
import { DETERMINERS, PREPOSITIONS } from './words.ts';

/** What one concept does to another, in words of a sentence. */
export type Link = {
  from: number;
  to: number;
  label: string;
  relation: Relation;
  /** The sentence, by its number, and the stretch of its tokens that the link rests on. */
  sentence: number;
  first: number;
  last: number;
  weight: number;
  /** How many sentences say it. */
  times: number;
};

/** Tokens between a subject and its verb, a verb and its object, and in a label, at most. */
const SUBJECT = 9;
const OBJECT = 10;
const LABEL = 6;
const LABEL_CHARACTERS = 52;

const WEIGHT: Record<Verb['relation'], number> = { must: 3.4, 'must-not': 3.4, may: 3, defines: 3.2, acts: 3 };

/** One comma parts a subject from no verb; two hold what is said in between. */
const COMMA_ONCE = /^[^,]*,[^,]*$/;

/** Whether a mention and a verb are of one number, as far as their endings tell. */
function agrees({ tokens, language }: Reader, one: Mention, verb: Verb): boolean {
  const heads = tokens.slice(verb.from, verb.to).map(({ word }) => word);
  if (language === 'en') {
    const of = tokens.slice(one.from, one.to).findIndex(({ word }) => word === 'of');
    const plural = /[^sui]s$/.test(tokens[of > 0 ? one.from + of - 1 : one.to - 1]!.word);
    const head = heads[0]!;
    if (/^(?:is|was|has|does)$/.test(head)) return !plural;
    if (/^(?:are|were|have|do)$/.test(head)) return plural;
    return true;
  }
  const finite = heads.find((word) => !/^(?:no|se|le|les|lo|la|los|las|nunca|tampoco)$/.test(word)) ?? '';
  return (
    finite.endsWith('n') === tokens[one.from]!.word.endsWith('s') ||
    /^(?:crisis|tesis|menos)$/.test(tokens[one.from]!.word)
  );
}

/** The mention that does what the verb says: the nearest before it that no preposition subordinates and no other clause or verb parts from it. */
function subjectOf(reader: Reader, verb: Verb, previous: number): Mention | null {
  const { mentions } = reader;
  const relative = /^(?:que|which|who|that|quien|quienes)$/.test(reader.word(verb.from - 1));
  for (let m = mentions.length - 1; m >= 0; m--) {
    const one = mentions[m]!;
    if (one.to > verb.from) continue;
    if (one.from < previous || verb.from - one.to > SUBJECT) return null;
    if (STOP.test(reader.between(one.to - 1, verb.from))) return null;
    if (COMMA_ONCE.test(reader.between(one.to - 1, verb.from))) return null;
    if (relative) return one.to === verb.from - 1 && agrees(reader, one, verb) ? one : null;
    if (reader.clause(one.to, verb.from)) return null;
    if (!agrees(reader, one, verb)) return null;
    const before = reader.preposition(one.from);
    if (before === null) return verb.from - one.to <= 4 || /,/.test(reader.between(one.to - 1, verb.from)) ? one : null;
    // "la responsabilidad penal de la persona jurídica se extingue": the head of the chain does it.
    const chain = /^(?:de|del|of)$/.test(reader.word(before)) && before > 0;
    if (chain && !mentions.some(({ to }) => to === before)) return null;
  }
  return null;
}

/** The label of a link: what stands between the verb's start and the object, without its determiners; null where it is too long or crosses a clause. */
function labelOf(reader: Reader, verb: Verb, object: Mention): string | null {
  const { language } = reader;
  const determiner = (at: number): boolean =>
    DETERMINERS[language].has(reader.word(at)) && !/^(?:al|del)$/.test(reader.word(at));
  const says = (at: number): boolean =>
    language === 'es' ? isInfinitive(reader.word(at)) : reader.word(at - 1) === 'to';
  const small = (at: number): boolean => determiner(at) || PREPOSITIONS[language].has(reader.word(at));
  let end = object.from;
  // "shall be made in United → States": what only qualifies the object is no part of the link.
  while (end > verb.to && !small(end - 1) && !says(end - 1)) end--;
  while (end > verb.to && determiner(end - 1)) end--;
  const gap = reader.between(verb.to - 1, object.from);
  if (reader.clause(verb.to, object.from) || STOP.test(gap) || gap.includes(',')) return null;
  if (end > verb.to && CONJUNCTION.test(reader.words(verb.to, end))) return null;
  const said = mended(reader.words(verb.from, end));
  const label = /\p{Ll}/u.test(said) ? said : said.toLowerCase();
  const fits = end - verb.from <= LABEL && label.length <= LABEL_CHARACTERS && !label.includes(',');
  return fits && !FRAGMENT.test(label) ? contracted(label) : null;
}
/** A letter that is no word: what is left of one whose accents were lost. */
const FRAGMENT = /(?:^|\s)(?![aeouyAEOUYI](?:\s|$))\p{L}(?=\s|$)/u;
const CONJUNCTION = /(?:^|\s)(?:y|e|o|u|ni|and|or|nor)(?:\s|$)/i;
/** "entrega al" is said without its article: "entrega a". */
const contracted = (label: string): string =>
  (label.charAt(0).toLowerCase() + label.slice(1)).replace(/\s(?:al|al\/la|a la)$/, ' a').replace(/\sdel$/, ' de');

/** "En ningún caso la jornada podrá exceder": a negation that stands before the subject. Its link would say the contrary, so there is none. */
const DENIAL: Record<Language, RegExp> = {
  es: /^(?:ningun|ninguna|ninguno|nadie|nada|ni|jamas|tampoco|sin|salvo|excepto)$/,
  en: /^(?:no|neither|nor|none|nothing|nobody|never|unless|without)$/,
};
/** Words before a verb in which such a negation counts. */
const REACH = 16;
function denied(reader: Reader, verb: Verb): boolean {
  for (let i = verb.from - 1; i >= 0 && i >= verb.from - REACH; i--) {
    if (/[.;:]/.test(reader.between(i, i + 1))) return false;
    if (DENIAL[reader.language].test(reader.word(i))) return true;
  }
  return false;
}

/** "Si la arrendataria dejare de pagar", "que el actor haya abandonado": what is supposed or wished is not said to be so. */
const SUPPOSED =
  /^(?:haya|hayan|hubiere|hubieren|hubiese|hubiesen|sea|sean|fuere|fueren|fuese|fuesen|pudiere|pudieren|este|esten|\p{L}{2,}(?:are|aren|ase|asen|iese|iesen|iere|ieren))$/u;
/** Verbs whose present ends as that does. */
const PRESENT = /(?:requ|ref|qu|pref|inf|conf|transf|dif|sug|interf|h|prof)iere$/;
const supposed = ({ language, tokens }: Reader, verb: Verb): boolean =>
  language === 'es' &&
  tokens
    .slice(verb.from, verb.from + 3)
    .some(({ word }, i) => verb.from + i < verb.to && SUPPOSED.test(word) && !PRESENT.test(word));

/** "Se prohíbe ceder …", "No se podrá …" at the start of a sentence: the division lays it down. */
const impersonal = (reader: Reader, verb: Verb, head: number): Mention | null =>
  verb.from === 0 &&
  /^(?:se|no se|queda prohibid|quedan prohibid)/.test(`${reader.word(0)} ${reader.word(1)}`) &&
  reader.language === 'es'
    ? { concept: head, from: 0, to: 0 }
    : null;

/** "el dinero que debe percibir el trabajador": behind "que" the name that follows at once may be who does it. */
const turned = (reader: Reader, verb: Verb, label: string): boolean =>
  reader.word(verb.from - 1) === 'que' && !PREPOSITIONS.es.has(label.split(' ').at(-1)!);

/** The links by verbs of one sentence. */
function byVerbs(reader: Reader, sentence: number, head: number): Link[] {
  const out: Link[] = [];
  reader.verbs.forEach((verb, v) => {
    const before = reader.verbs[v - 1]?.to ?? 0;
    const after = reader.verbs[v + 1]?.from ?? reader.tokens.length;
    if (denied(reader, verb) || supposed(reader, verb)) return;
    const subject = subjectOf(reader, verb, before) ?? impersonal(reader, verb, head);
    if (!subject) return;
    let held = 0;
    for (const object of reader.mentions) {
      if (object.from < verb.to || object.concept === subject.concept || reader.qualifies(object)) continue;
      if (object.from >= after || object.from - verb.to > OBJECT || held === 2) break;
      const label = labelOf(reader, verb, object);
      if (label === null || turned(reader, verb, label)) break;
      held++;
      const nearness = held === 1 ? 0 : -0.8;
      out.push({
        from: subject.concept,
        to: object.concept,
        label,
        relation: verb.relation,
        sentence,
        first: subject.from,
        last: object.to,
        weight: WEIGHT[verb.relation] + nearness,
        times: 1,
      });
    }
  });
  return out;
}

/** All links between concepts that the sentences say; of those between the same two in the same direction the best, with how often it is said. */
export function linksOf(
  text: string,
  sentences: readonly Sentence[],
  mentions: readonly (readonly Mention[])[],
  language: Language,
  heads: ArrayLike<number>,
): Link[] {
  const found = new Map<number, Link>();
  const WIDE = 65_536;
  sentences.forEach(({ tokens }, i) => {
    const here = mentions[i]!;
    if (here.length === 0) return;
    const reader = new Reader(text, tokens, here, verbsOf(tokens, language), language);
    for (const link of [...byVerbs(reader, i, heads[i]!), ...byJoints(reader, i)]) {
      const key = link.from * WIDE + link.to;
      const known = found.get(key);
      if (!known) found.set(key, link);
      else {
        const times = known.times + 1;
        if (
          link.weight > known.weight ||
          (link.weight === known.weight && link.label.length < known.label.length && known.label.length > 24)
        )
          found.set(key, { ...link, times });
        else known.times = times;
      }
    }
  });
  return [...found.values()];
}
