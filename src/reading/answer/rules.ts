import { tellLanguage } from '../language.ts';
import { search } from '../search/search.ts';
import { fold } from '../words.ts';
import { amount } from './amounts.ts';
import { awards } from './awards.ts';
import { best, BESIDE, holding, MOST, speaks } from './choosing.ts';
import { date, deadline } from './dates.ts';
import { decide } from './decide.ts';
import { definedTerm, definitionStrength, withoutKind } from './definition.ts';
import { isTitle } from './divisions.ts';
import { asksToDo, duties, laysUpon } from './duties.ts';
import { fieldOf, matterWords, type Field, type Loan } from './evidence.ts';
import { bare, onlyDefines, type Intent } from './intent.ts';
import { holdsAddress, holdsAmount, holdsCondition, holdsPenalty } from './kinds.ts';
import type { Found } from './look-up.ts';
import { asksObject, objects } from './object.ts';
import { parties } from './parties.ts';
import type { Read } from './rank.ts';
import { asksScope, scope, whether } from './scope.ts';
import { asksWhether } from './unspoken.ts';
import { asksVerdict, verdicts } from './verdict.ts';

/** A question with what it is after; `loan` is what an earlier turn lends to it. */
export type Asked = { question: string; intent: Intent; loan?: Loan; more?: boolean };

/** Where more is asked of the same, what is less close counts too. */
const WIDE = { most: 9, beside: 0.3 } as const;
const PASSAGES = { definition: 200, duties: 40 } as const;

/** What follows where no penalty does; a question for a fine is not answered by it. */
const CONSEQUENCE =
  /perjuicios|indemniza|dara derecho|\bresponde\b|responsable|nulidad|resolucion del contrato|caducidad|perdera|\bmora\b|injunct|indemnif|\bliable\b|damages|equitable relief/;
const ONLY_FINE = /\b(?:multas?|penas?|fines?|penalt(?:y|ies)|clausula penal|liquidated)\b/;
const BREAKS = /\b(?:incumpl|infring|infraccion|breach|default|viola|atras|mora\b)/;

function penalty(field: Field, question: string): Found[] {
  const folded = bare(question);
  if (holdsPenalty(question)) {
    const found = holding(field, holdsPenalty, (one) => (holdsAmount(one.words) ? 0.8 : 0));
    if (found.length > 0 || ONLY_FINE.test(folded)) return found;
    return holding(field, (words) => CONSEQUENCE.test(fold(words)));
  }
  const breaks = BREAKS.test(folded);
  return holding(
    field,
    (words) => holdsPenalty(words) || holdsCondition(words) || CONSEQUENCE.test(fold(words)),
    (one) =>
      (holdsPenalty(one.words) || CONSEQUENCE.test(fold(one.words)) ? 0.3 : 0) +
      (holdsCondition(one.words) ? 0.5 : 0) +
      (breaks && BREAKS.test(fold(one.words)) ? 0.3 : 0),
  );
}

/** The sentences of the passages that hold a term best; many, since its definition may stand far from where it is spoken of most. */
function passagesOf(sources: readonly Read[], term: string): { found: Found; words: string }[] {
  const { hits } = search(sources, term, PASSAGES.definition);
  const seen = new Set<string>();
  const last = fold(term.split(' ').at(-1)!).slice(0, 5);
  return hits.flatMap(({ source, passage, score }) => {
    const { index, text } = sources[source]!;
    const out: { found: Found; words: string }[] = [];
    for (let s = index.sentenceOf[passage]!; s < index.sentenceOf[passage + 1]!; s++) {
      const [start, end] = [index.sentenceStart[s]!, index.sentenceEnd[s]!];
      const words = text.slice(start, end).replace(/\s+/g, ' ');
      if (seen.has(`${source}:${start}`) || !fold(words).includes(last)) continue;
      seen.add(`${source}:${start}`);
      out.push({ found: { source, start, end, score: score / (hits[0]?.score || 1) }, words });
    }
    return out;
  });
}

function definition(sources: readonly Read[], question: string): Found[] | null {
  const term = definedTerm(question);
  if (!term) return null;
  const kindless = withoutKind(term);
  const defining = passagesOf(sources, term).flatMap(({ found, words }) => {
    const own = definitionStrength(term, words);
    // Without its kind a term is only taken where the text says that it names it.
    const strength = own > 0 || !kindless || definitionStrength(kindless, words) < 4 ? own : 2;
    return strength === 0 || isTitle(sources[found.source]!, found)
      ? []
      : [{ ...found, strength, score: strength + 0.2 * found.score }];
  });
  if (defining.length === 0) return onlyDefines(question) ? [] : null;
  const most = Math.max(...defining.map(({ strength }) => strength));
  return best(
    defining.filter(({ strength }) => strength >= Math.min(most, 2)),
    2,
    0.85,
  );
}

/** Contracts say "mora" of who does not pay. */
const defaulting = (question: string): string =>
  question.replace(/\bno (?:(?:le|me|se) )?(?=pag(?:o|a|an|ar|ue|uen|amos)\b)/i, 'mora ');

/** The passages that speak of something, with no kind of thing asked. */
const about = (field: Field, most = MOST, beside = BESIDE): Found[] =>
  best(
    field.matter.words.length === 0 ? [] : field.sentences.filter((one) => !one.heading && speaks(one)),
    most,
    beside,
  );

const WHERE_IS =
  /^(?:donde (?:estan?|quedan?|se (?:ubica|encuentra)n?) (?:el|la|los|las) |(?:cual es )?(?:la )?(?:direccion|ubicacion) de|where (?:is|are) the \p{L}+(?: located)?$|what is the (?:address|location) of)/u;

/** Where something is said; where something itself is, by the sentences that give an address of it. */
function located(field: Field, question: string): Found[] {
  const found = WHERE_IS.test(bare(question)) ? holding(field, holdsAddress) : [];
  return found.length > 0 ? found : about(field);
}

const WHO_BEARS =
  /^(?:de (?:cargo|cuenta) de )?quien(?:es)? (?:(?:tienen? que|deben?|debera) )?(?:paga|pagan|pagar|responden?|responder|asumen?|asumir|costea|soporta)\b|^who (?:(?:must|has to|will|shall) )?(?:pays?|bears?)\b/;
const BEARS =
  /\b(?:cargo|cuenta|costo) (?:exclusiv[oa] )?(?:del?|de la|de los|de las|suyo)\b|\bpagaran?\b|\b(?:debera[n]?|deben?|obligad[oa] a) (?:pagar|soportar|asumir|reembolsar|reparar)\b|\bseran? (?:pagad|soportad|asumid|reembolsad)|\basum|\bsoporta|\brespond(?:e|en|era|eran)\b|\bresponsables?\b|\bsolventa|\bcostea|\b(?:shall|will|must|agrees to) (?:pay|bear|reimburse)|\bexpense\b|\bresponsible\b|\bborne\b|\bliable\b/;

/** Who bears something is said by a role ("será de cargo de la Arrendadora"), where no name is; none where no sentence lays it upon somebody. */
const borne = ({ matter, sentences }: Field): Found[] =>
  about({ matter, sentences: sentences.filter(({ words }) => BEARS.test(fold(words))) });

/**
 * The sentences that the rule of an intent chooses. Null where the rule has nothing to say and the sentences may be ranked as for any question;
 * empty where the sources do not answer it: none of what they say is of the asked kind and speaks of the matter.
 */
export function ruled(sources: readonly Read[], { question, intent, loan, more }: Asked): Found[] | null {
  const field = (limit?: number): Field => fieldOf(sources, question, intent, loan, limit);
  if (more) return about(field(), WIDE.most, WIDE.beside);
  const decided = asksVerdict(question) ? verdicts(sources, question) : [];
  if (decided.length > 0) return decided;
  const awarded = awards(sources, question);
  if (awarded.length > 0) return awarded;
  const aims = asksObject(question) ? objects(sources, question) : null;
  if (aims) return aims;
  switch (intent) {
    case 'definition':
      return definition(sources, question);
    case 'amount':
      return amount(field(), question);
    case 'deadline':
      return deadline(field());
    case 'date':
      return date(sources, question, field());
    case 'penalty':
      return penalty(fieldOf(sources, defaulting(question), intent, loan), question);
    case 'obligations':
      return duties(field(PASSAGES.duties), question);
    case 'party': {
      if (asksScope(question)) return scope(sources, question) ?? parties(sources, question, field());
      const read = field();
      return WHO_BEARS.test(bare(question)) ? borne(read) : parties(sources, question, read);
    }
    case 'place':
      return located(field(), question);
    default:
      if (HOW_PAID.test(bare(question))) return paid(field());
      if (loan || HOW.test(bare(question))) return about(field());
      if (asksToDo(question)) return toDo(fieldOf(sources, matterOf(sources, question), 'obligations', loan));
      if (asksScope(question)) return scope(sources, question);
      return asksWhether(question) ? whether(field(), sources, question) : null;
  }
}

/** A question by the words of its matter alone: who wants something says nothing of it. */
const matterOf = (sources: readonly Read[], question: string): string =>
  matterWords(question, 'obligations', tellLanguage(question) ?? sources[0]?.index.language ?? 'es').join(' ');

/** What is to be done: the sentences that lay it upon somebody, and none that only speak of the thing. */
const toDo = ({ matter, sentences }: Field): Found[] =>
  about({
    matter,
    sentences: sentences.flatMap((one) => {
      const sure = laysUpon(one.words);
      return sure === 0 ? [] : [{ ...one, score: one.score + sure }];
    }),
  });

/** Asked by what means or in what parts something is paid, which is told where it says so. */
const HOW_PAID = /^como (?:se (?:debe |tiene que )?|debo |tengo que |hay que )?(?:paga|pagan|pagar|pago)\b/;
const PAID_BY =
  /\bpagara[n]?\b|\bpagad[oa]|\bpagader|\btransferencia|\bdeposito\b|\bcheque|\bal contado\b|\bcuotas?\b|\bpor (?:mes|ano|mensualidade)s? anticipad|\bforma(?: de pago| siguiente)|\bsiguiente forma/;
function paid({ matter, sentences }: Field): Found[] {
  const said = about({ matter, sentences: sentences.filter(({ words }) => PAID_BY.test(fold(words))) });
  return said.length > 0 ? said : about({ matter, sentences });
}

/** Asked of a sum that changes: by which sentence it does, and not how much it is. */
const HOW = /^como se (?:reajusta|ajusta|actualiza)n? /;

/** What is said of the whole contract or of both parties; it comes before what only touches on a point. */
const WHOLE =
  /(?<!(?:term|termination|expiration) of )\bthis (?:agreement|contract|lease)\b|\b(?:either|neither) party\b|\b(?:este|el presente) (?:contrato|convenio|acuerdo) (?:no |se |sera|tendra|podra|regira|durara)|\b(?:cualquiera|ninguna) de las partes\b/;
const OF_WHOLE = 0.2;
const spokenOf = ({ matter, sentences }: Field): Found[] =>
  about({
    matter,
    sentences: sentences.map((one) => ({ ...one, score: one.score + (WHOLE.test(fold(one.words)) ? OF_WHOLE : 0) })),
  });

/** The best sentences of one source on a point, by the rule of what is asked of it. */
export function onPoint(read: Read, source: number, point: string, intent: Intent, most: number): Found[] {
  // What states the concept that is compared ("governing law") comes before what only speaks of it.
  const { verdict, sentences } = decide([read], point);
  const stated =
    verdict === 'answer' ? sentences.filter((one) => one.proof && !one.heading && !isTitle(read, one)) : [];
  const [first] = stated;
  if (first)
    return stated
      .filter(({ score }) => score >= BESIDE * first.score)
      .slice(0, most)
      .map(({ start, end, score }) => ({ source, start, end, score }));
  const kind = ruled([read], { question: point, intent });
  const found = kind && kind.length > 0 ? kind : spokenOf(fieldOf([read], point, 'place'));
  return found.slice(0, most).map((one) => ({ ...one, source }));
}
