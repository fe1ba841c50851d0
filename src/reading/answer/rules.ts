import { route } from '../search/names.ts';
import { search } from '../search/search.ts';
import { WEIGHTS } from '../search/weights.ts';
import { tellLanguage } from '../language.ts';
import { fold } from '../words.ts';
import { decide } from './decide.ts';
import { definedTerm, definitionStrength, withoutKind } from './definition.ts';
import { duties } from './duties.ts';
import { isTitle } from './divisions.ts';
import { fieldOf, type Evidence, type Field, type Loan } from './evidence.ts';
import { bare, onlyDefines, type Intent } from './intent.ts';
import { holdsAmount, holdsCondition, holdsDate, holdsMoney, holdsPenalty, holdsShare, holdsTerm } from './kinds.ts';
import type { Found } from './look-up.ts';
import { introductions, parties } from './parties.ts';
import type { Read } from './rank.ts';
import { asksWhether, says, sought } from './unspoken.ts';

/** A question with what it is after; `loan` is what an earlier turn lends to it. */
export type Asked = { question: string; intent: Intent; loan?: Loan; more?: boolean };

/** A sentence speaks of the matter from this share on, with what it stands under; from this one by itself where the matter is short. */
const SPEAKS = 0.55;
/** A further sentence is quoted while it scores this share of the best one. */
const BESIDE = 0.8;
const MOST = 3;
/** Where more is asked of the same, what is less close counts too. */
const WIDE = { most: 9, beside: 0.3 } as const;
const PASSAGES = { definition: 200, duties: 40 } as const;

/** The best sentences that pass, and those that come close. */
function best(list: readonly Found[], most = MOST, beside = BESIDE): Found[] {
  const sorted = [...list].sort((a, b) => b.score - a.score || a.source - b.source || a.start - b.start);
  return sorted.filter(({ score }) => score >= beside * sorted[0]!.score).slice(0, most);
}

const speaks = (one: Evidence): boolean => one.all >= SPEAKS || (one.near && one.all >= SPEAKS / 2);

/** The sentences that speak of the matter and hold the kind of thing that is asked; `more` adds to the score of the fitting ones. */
function holding(
  { sentences, matter }: Field,
  holds: (words: string) => boolean,
  more: (one: Evidence) => number = () => 0,
): Found[] {
  const empty = matter.words.every(({ itself }) => itself);
  const fit = sentences
    .filter((one) => !one.heading && (empty || speaks(one)) && holds(one.words))
    .map((one) => ({ ...one, score: one.score + more(one) }));
  return best(fit, empty ? 5 : MOST, empty ? 0.5 : BESIDE);
}

/** A question for a share and not for a sum; what a sentence gains that gives the one which is asked. */
const SHARE = /\b(?:porcentaje|por ciento|recargo|interes|tasa|percent\p{L}*|rate|tope|limite|cap)\b/u;
const FITTING = 0.3;

const DURATION =
  /\bplazo (?:de(?:l|l presente| este| la| esta)? (?:presente )?(?:contrato|arriendo|arrendamiento|convenio|acuerdo) )?(?:es|sera) (?:de|hasta|indefinid)|\b(?:contrato|arriendo|arrendamiento|convenio) (?:es|sera|tendra) (?:de |por )?(?:un |el )?(?:plazo|termino)\b|\bduracion\b|\bvigencia\b|\bregira\b|comenzara a regir|\bplazo fijo\b|\bdurara\b|\bse extendera (?:por|hasta|desde)|initial period|\bstarts? on\b|\bcontinues? (?:for|until)\b|\bthe term of this\b|\bshall (?:commence|terminate on)\b|shall continue|remains? in (?:full )?(?:force|effect)/;
/** Words for the contract itself: a question of its term asks how long it lasts. Some tell of what kind it is. */
const ITSELF = /^(?:contratos?|convenio|acuerdo|agreement|contract|term)$/;
const ITS_KIND =
  /^(?:arrendamiento|arriendo|lease|trabajo|servicios?|service|distribution|consulting|sociedad|mandato)$/;

function deadline(field: Field): Found[] {
  const whole = field.matter.words.every(
    ({ folded, itself }) => itself || ITSELF.test(folded) || ITS_KIND.test(folded),
  );
  if (!whole) return holding(field, holdsTerm);
  const kinds = field.matter.words.filter(({ folded }) => ITS_KIND.test(folded));
  if (kinds.length > 0 && !field.sentences.some(({ own }) => own > 0)) return [];
  const lasting = field.sentences.filter((one) => DURATION.test(fold(one.words)));
  const found = holding({ matter: { words: [], weight: 0 }, sentences: lasting }, holdsTerm);
  if (found.length > 0) return found.filter(({ score }) => score >= BESIDE * found[0]!.score).slice(0, 2);
  return field.matter.words.every(({ itself }) => itself) ? holding(field, holdsTerm) : [];
}

const STARTS =
  /^(?:empieza|empezo|empezar|comienza|comenzo|comenzar|inicia|inicio|parte|partio|rige|vigencia|vigente|entra|start|starts|begin|begins|commence|commences)$/;
const BEGINNING =
  /\b(?:comenzara|comienza|empezara|empieza|regira|rige|iniciara|inicia|inicio|vigencia)\b|\ba contar (?:del?|de)\b|\bdesde el\b|entrara en vigencia|\bstarts? on\b|\bcommenc|\bbegins? on\b|\beffective (?:as of|on|date)\b|remain in (?:full )?(?:effect|force)/;

/** When the contract itself begins; null where something else is asked. */
function beginning({ matter, sentences }: Field): Found[] | null {
  const asked = matter.words.some(({ folded }) => STARTS.test(folded));
  if (
    !asked ||
    !matter.words.every(
      ({ folded, itself }) => STARTS.test(folded) || itself || ITSELF.test(folded) || ITS_KIND.test(folded),
    )
  )
    return null;
  const begins = sentences.filter((one) => !one.heading && BEGINNING.test(fold(one.words)));
  const dated = begins.filter(({ words }) => holdsDate(words));
  const found = best(
    (dated.length > 0 ? dated : begins.filter(({ words }) => holdsTerm(words))).map((one) => ({
      ...one,
      score:
        one.score + (/comenzara|empezara|regira|\brige|starts? on|commenc|effective/.test(fold(one.words)) ? 1 : 0),
    })),
    2,
  );
  return found.length > 0 ? found : null;
}

/** The sentence that gives the date a name: `effective as of July 1, 2020 ("Effective Date")`. */
function namedDate({ sentences }: Field, question: string): Found[] {
  const name = /^(?:what is|when is|cual es) (?:the|la) (\p{L}+ date|fecha (?:de )?\p{L}+)$/u.exec(bare(question))?.[1];
  if (!name) return [];
  return best(
    sentences.flatMap((one) => {
      const strength = definitionStrength(name, one.words);
      return strength > 0 && holdsDate(one.words) ? [{ ...one, score: strength + 0.1 * one.score }] : [];
    }),
    1,
  );
}

const SIGNED =
  /\b(?:firm\p{L}+|celebr\p{L}+|suscri\p{L}+|otorg\p{L}+|dict\p{L}+|signed|made|entered|dated|effective date)\b|\b(?:fecha|date)\b.*\b(?:contrato|escritura|sentencia|convenio|acuerdo|agreement|contract)\b|\bfecha tiene\b/u;
/** Words of a question about the date of a document that do not tell which document. */
const ANY_DOCUMENT =
  /^(?:firm|celebr|suscri|otorg|dict|sign|made|enter|dated|effective|fecha|date|cuando|when|contrato|acuerdo|documento|agreement|contract|tiene|que|was|the|este|esta)/;
/** "¿Cuándo un contrato es accesorio?" asks for a condition. */
const CONDITIONAL = /^cuando (?:un|una) |^when (?:is|are|does|do) an? /;
/** Of what has happened a date is asked, and no term. */
const PAST = /cu[áa]ndo (?:se )?(?:fue|fueron|\p{L}+ó|\p{L}+(?:aron|ieron))(?!\p{L})|when (?:was|were|did)\b/iu;
/** Characters at the start of a document that give its date and say what it is. */
const START = { date: 2500, name: 700 } as const;
const DATELINE =
  /^\S{0,3}(?:en )?\p{L}[\p{L} ]{2,40},.{0,40}(?:\d|\b(?:de|dos|uno|tres)\b)|\b(?:as of|dated|made|entered)\b/u;

/** The beginning of a ruling. */
const RULING = /\bvistos?\b|\brit\b|\bruc\b|\bconsiderando\b/;

/** The sentence that dates a document, where the question asks when it was signed or made. */
function dateOfDocument(sources: readonly Read[], question: string): Found[] {
  const folded = bare(question);
  if (!SIGNED.test(folded)) return [];
  const which = folded
    .split(' ')
    .filter((word) => word.length > 3 && !ANY_DOCUMENT.test(word))
    .map((word) => word.replace(/(?:es|s|a|o)$/, ''));
  return sources.flatMap((read, source) => {
    const start = fold(`${read.title} ${read.text.slice(0, START.name)}`);
    if (
      !which.every(
        (word) =>
          start.includes(word) ||
          (word === 'escritur' && /\bnotari/.test(start)) ||
          (/^(?:sentenci|fall)/.test(word) && RULING.test(start)),
      )
    )
      return [];
    const { index, text } = read;
    for (let s = 0; s < index.sentenceStart.length && index.sentenceStart[s]! < START.date; s++) {
      const range = { start: index.sentenceStart[s]!, end: index.sentenceEnd[s]! };
      const words = text.slice(range.start, range.end).replace(/\s+/g, ' ');
      const introduces = introductions(read, source).some((one) => one.start === range.start);
      const lines = text.slice(range.start, range.end).split('\n');
      if ((introduces || lines.some((line) => DATELINE.test(fold(line)))) && holdsDate(words))
        return [{ source, ...range, score: 2 }];
    }
    return [];
  });
}

/** What follows where no penalty does; a question for a fine is not answered by it. */
const CONSEQUENCE =
  /perjuicios|indemniza|\bresponde\b|responsable|nulidad|resolucion del contrato|caducidad|perdera|\bmora\b|injunct|indemnif|\bliable\b|damages|equitable relief/;
const ONLY_FINE = /\b(?:multas?|penas?|fines?|clausula penal|liquidated)\b/;
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
    (words) => holdsPenalty(words) || holdsCondition(words),
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

/** The passages that speak of something, with no kind of thing asked. */
const about = (field: Field, most = MOST, beside = BESIDE): Found[] =>
  best(
    field.matter.words.length === 0 ? [] : field.sentences.filter((one) => !one.heading && speaks(one)),
    most,
    beside,
  );

const SCOPE =
  /^(?:(?:que|cuales(?: son)?(?: los| las)?) (\p{L}{4,}) (?:(?:que )?(?:contempla|regula|sanciona|castiga|abarca|comprende|cubre|considera|establece|preve|trata)n?|se (?:le |les )?aplica)|a (?:que|quien(?:es)?)(?: (\p{L}{4,}))? se (?:le |les )?aplica|(?:what|which) (\p{L}{4,}) (?:does|do) (?:the|this|it)(?: \p{L}+){0,3} (?:cover|apply|govern|punish|regulate)|to (?:what|which|whom)(?: (\p{L}{4,}))? (?:does|do) )/u;
const asksScope = (question: string): boolean => SCOPE.test(bare(question));
const SELF =
  /\b(?:la presente ley|esta ley|las disposiciones de esta ley|est[ea] (?:contrato|reglamento|convenio)|presente (?:contrato|reglamento|convenio)|this (?:act|law|agreement|policy))\b/;
const COVERS =
  /\b(?:regula|se aplica|aplicara|seran? aplicables?|rige|tiene por objeto|establece|castiga|sanciona|appl(?:y|ies)|governs?|covers?|regulates?)\b/;
const APPLIES_TO = /\b(?:aplica\p{L}*|rige\p{L}*|sujet[oa]s?|apply|applies) (?:a|al|para|to)\b/u;
/** Sentences of a law within which it says what it is of. */
const FIRST = 60;

/** What a law or contract says that it is of, where a question asks for that: "¿A qué delitos se aplica?". Null where it does not say. */
function scope(sources: readonly Read[], question: string): Found[] | null {
  const [, ...nouns] = SCOPE.exec(bare(question))!;
  const noun = nouns.find(Boolean);
  const to = noun === undefined;
  const { routed } = route(question, sources, WEIGHTS);
  const found = sources.flatMap((read, source) => {
    if (routed.length > 0 && !routed.includes(source)) return [];
    const { index, text } = read;
    const out: Found[] = [];
    for (let s = 0; s < Math.min(FIRST, index.sentenceStart.length); s++) {
      const range = { start: index.sentenceStart[s]!, end: index.sentenceEnd[s]! };
      const words = fold(text.slice(range.start, range.end)).replace(/\s+/g, ' ');
      if (isTitle(read, range) || !SELF.test(words) || !COVERS.test(words)) continue;
      if (noun && !says(words, noun, index.language)) continue;
      out.push({ source, ...range, score: 2 - s / 100 + (to && APPLIES_TO.test(words) ? 1 : 0) });
    }
    return best(out, 2, 0.6);
  });
  return found.length > 0 ? best(found, MOST, 0) : null;
}

/** What there is, where a question asks whether there is: only what holds all that is asked for. Null where it asks for nothing that has a name. */
function whether(field: Field, sources: readonly Read[], question: string): Found[] | null {
  const language = tellLanguage(question) ?? sources[0]?.index.language ?? 'es';
  const what = sought(question, language);
  if (!what) return null;
  return best(
    field.sentences.filter(
      (one) => !one.heading && what.holds(one.words, one.label, sources[one.source]!.index.language),
    ),
  );
}

/**
 * The sentences that the rule of an intent chooses. Null where the rule has nothing to say and the sentences may be ranked as for any question;
 * empty where the sources do not answer it: none of what they say is of the asked kind and speaks of the matter.
 */
export function ruled(sources: readonly Read[], { question, intent, loan, more }: Asked): Found[] | null {
  const field = (limit?: number): Field => fieldOf(sources, question, intent, loan, limit);
  if (more) return about(field(), WIDE.most, WIDE.beside);
  switch (intent) {
    case 'definition':
      return definition(sources, question);
    case 'amount':
      return holding(field(), holdsAmount, (one) =>
        (SHARE.test(bare(question)) ? holdsShare(one.words) : holdsMoney(one.words)) ? FITTING : 0,
      );
    case 'deadline':
      return deadline(field());
    case 'date': {
      const near = field();
      if (CONDITIONAL.test(bare(question))) return holding(near, holdsCondition);
      const named = namedDate(near, question);
      const dated = named.length > 0 ? named : (beginning(near) ?? dateOfDocument(sources, question));
      if (dated.length > 0) return dated;
      const found = holding(near, holdsDate);
      return found.length > 0 || !/\b(?:cuando|when)\b/.test(bare(question)) || PAST.test(question)
        ? found
        : holding(near, holdsTerm);
    }
    case 'penalty':
      return penalty(field(), question);
    case 'obligations':
      return duties(field(PASSAGES.duties), question);
    case 'party':
      if (asksScope(question)) return scope(sources, question) ?? parties(sources, question, field());
      return parties(sources, question, field());
    case 'place':
      return about(field());
    default:
      if (loan) return about(field());
      if (asksScope(question)) return scope(sources, question);
      return asksWhether(question) ? whether(field(), sources, question) : null;
  }
}

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
