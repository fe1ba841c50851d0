import type { Language } from '#contract/language.ts';
import type { Relation } from '../contract.ts';
import type { Token } from './tokens.ts';
import { FINITE_EN, FINITE_ES, isInfinitive, PAST_EN } from './verb-forms.ts';
import { ADVERB, DETERMINERS, NEGATION, PREPOSITIONS } from './words.ts';

/** A verb phrase of a sentence, as places in its tokens (`to` excluded). */
export type Verb = {
  from: number;
  to: number;
  relation: Extract<Relation, 'acts' | 'must' | 'may' | 'must-not' | 'defines'>;
};

const MUST_ES = /^(?:debe|deben|debera|deberan|debiera|debieran|debia|debian)$/;
const MAY_ES = /^(?:puede|pueden|podra|podran|podria|podrian|pudiere|pudieren)$/;
const BE_ES = /^(?:es|son|sera|seran|fue|fueron|esta|estan|estara|estaran|queda|quedan|quedara|quedaran|sea|sean)$/;
const HAVE_ES = /^(?:ha|han|habra|habran|haya|hayan|hubiere|hubieren)$/;
const PARTICIPLE_ES = /(?:ad|id|st|ch|rt|pt|ct)[oa]s?$/;
const CLITIC = /^(?:se|le|les|lo|la|los|las)$/;
/** Verbs of binding that go on with "a" and what is to be done. */
const BINDS_ES =
  /^(?:obliga|obligan|compromete|comprometen|obligara|obligaran|comprometera|comprometeran|obligado|obligada|obligados|obligadas)$/;
const FORBIDS_ES = /^(?:prohibe|prohiben|prohibido|prohibida|prohibira|prohibase)$/;
const FUTURE_ES = /[aeií]r[áa]n?$/u;
/** "íntegra", "válida": an accent that no finite verb of the third person has. */
const ADJECTIVE_ACCENT = /[áéíóú](?![aeo]n?$|n?$|is$)/iu;
const NOT_FUTURE =
  /^(?:para|contra|primera|cualquiera|manera|hora|obra|compra|mora|letra|fuera|tercera|era|eran|ahora|segura|empresa|lectura|otrora|cara|clara|mera|entera|madera|carrera|bandera|frontera)$/;

const MODAL_EN = /^(?:shall|will|must|may|can|should|would|could|might|cannot)$/;
const BINDS_EN =
  /^(?:agrees?|undertakes?|covenants?|required|obligated|obliged|entitled|responsible|liable|permitted|prohibited)$/;
const BE_EN = /^(?:is|are|was|were|be|been|being)$/;
const PARTICIPLE_EN = /(?:ed|en|own|ought|eld|ade|aid|ept|ent|ound)$/;

/** The verb phrase that begins at token `i`; null where none does. */
function verbAt(tokens: readonly Token[], i: number, language: Language): Verb | null {
  return language === 'es' ? spanish(tokens, i) : english(tokens, i);
}

const skipAdverbs = (tokens: readonly Token[], at: number, language: Language): number => {
  let next = at;
  while (next < tokens.length && ADVERB[language].test(tokens[next]!.word)) next++;
  return next;
};

/** Whether what stands before makes the word a noun: "la entrega", "de compra". */
const isNoun = (tokens: readonly Token[], i: number, language: Language): boolean => {
  const before = tokens[i - 1]?.word ?? '';
  if (language === 'es' && CLITIC.test(before) && /^(?:se|le|les)$/.test(before)) return false;
  return DETERMINERS[language].has(before) || PREPOSITIONS[language].has(before);
};

function spanish(tokens: readonly Token[], i: number): Verb | null {
  const word = (at: number): string => tokens[at]?.word ?? '';
  let at = i;
  const denied = NEGATION.es.has(word(at));
  if (denied) at++;
  const clitic = CLITIC.test(word(at)) && (/^(?:se|le|les)$/.test(word(at)) || denied);
  if (clitic) at++;
  const head = word(at);
  const plain = denied || clitic;
  if (!head) return null;
  if (MUST_ES.test(head) || MAY_ES.test(head)) {
    const to = phraseEnd(tokens, at + 1);
    if (to === null) return null;
    return { from: i, to, relation: MAY_ES.test(head) ? (denied ? 'must-not' : 'may') : denied ? 'must-not' : 'must' };
  }
  if (FORBIDS_ES.test(head) && (clitic || !isNoun(tokens, at, 'es')))
    return { from: i, to: withInfinitive(tokens, at + 1), relation: 'must-not' };
  if (BINDS_ES.test(head) && clitic) return { from: i, to: binding(tokens, at + 1), relation: 'must' };
  if (/^(?:tiene|tienen|tendra|tendran)$/.test(head)) {
    if (word(at + 1) === 'que' && isInfinitive(word(at + 2))) return { from: i, to: at + 3, relation: 'must' };
    const right = /^(?:derecho|facultad)$/.test(word(at + 1))
      ? 'may'
      : /^(?:obligacion|deber)$/.test(word(at + 1))
        ? 'must'
        : null;
    if (right) return { from: i, to: withInfinitive(tokens, at + 2), relation: right };
    return { from: i, to: at + 1, relation: 'acts' };
  }
  if (BE_ES.test(head) || HAVE_ES.test(head)) {
    let next = skipAdverbs(tokens, at + 1, 'es');
    if (/^sido$/.test(word(next))) next++;
    if (!PARTICIPLE_ES.test(word(next)) || word(next).length < 5)
      return head === 'es' || head === 'son' ? copula(tokens, i, at) : null;
    if (BINDS_ES.test(word(next))) return { from: i, to: binding(tokens, next + 1), relation: 'must' };
    if (FORBIDS_ES.test(word(next))) return { from: i, to: withInfinitive(tokens, next + 1), relation: 'must-not' };
    return { from: i, to: next + 1, relation: 'acts' };
  }
  const future =
    head.length > 4 &&
    FUTURE_ES.test(tokens[at]!.raw) &&
    /[áí]n?$|rán$/u.test(tokens[at]!.raw) &&
    !NOT_FUTURE.test(head);
  const finite =
    future || (FINITE_ES.has(head) && !ADJECTIVE_ACCENT.test(tokens[at]!.raw) && (plain || !isNoun(tokens, at, 'es')));
  if (!finite) return null;
  const defines =
    clitic &&
    /^(?:entiende|entienden|entendera|denomina|denominan|llama|llaman|define|definen|considera|consideran|considerara|consideraran)$/.test(
      head,
    );
  return {
    from: i,
    to: withInfinitive(tokens, at + 1),
    relation: defines || /^significan?$/.test(head) ? 'defines' : 'acts',
  };
}

/** "es todo aquel", "son las": a copula in front of a noun phrase tells what something is. */
const copula = (tokens: readonly Token[], i: number, at: number): Verb | null =>
  DETERMINERS.es.has(tokens[at + 1]?.word ?? '') ? { from: i, to: at + 1, relation: 'defines' } : null;

/** The end of "deberá (además) pagar", "podrá ser sancionado"; null without its verb. */
function phraseEnd(tokens: readonly Token[], from: number): number | null {
  let at = skipAdverbs(tokens, from, 'es');
  if (!isInfinitive(tokens[at]?.word ?? '')) return null;
  const be = /^(?:ser|estar|quedar|haber)$/.test(tokens[at]!.word);
  at++;
  const next = skipAdverbs(tokens, at, 'es');
  return be && PARTICIPLE_ES.test(tokens[next]?.word ?? '') ? next + 1 : at;
}
/** The end of a phrase that may go on with a verb: "se obliga a pagar", "se prohíbe ceder". */
function withInfinitive(tokens: readonly Token[], from: number): number {
  const link = /^(?:a|de|con|que)$/.test(tokens[from]?.word ?? '') ? from + 1 : from;
  return isInfinitive(tokens[link]?.word ?? '') ? link + 1 : from;
}
/** The end of "se obliga (y compromete) a pagar". */
function binding(tokens: readonly Token[], from: number): number {
  const at = /^[ye]$/.test(tokens[from]?.word ?? '') && BINDS_ES.test(tokens[from + 1]?.word ?? '') ? from + 2 : from;
  return withInfinitive(tokens, at);
}

function english(tokens: readonly Token[], i: number): Verb | null {
  const word = (at: number): string => tokens[at]?.word ?? '';
  const head = word(i);
  if (MODAL_EN.test(head)) {
    let at = i + 1;
    const denied = head === 'cannot' || NEGATION.en.has(word(at));
    if (NEGATION.en.has(word(at))) at++;
    at = skipAdverbs(tokens, at, 'en');
    if (!/^\p{L}{2,}$/u.test(word(at)) || PREPOSITIONS.en.has(word(at)) || DETERMINERS.en.has(word(at))) return null;
    let to = at + 1;
    if (word(at) === 'be' || word(at) === 'have') {
      to = skipAdverbs(tokens, to, 'en');
      if (word(to) === 'been') to++;
      if (BINDS_EN.test(word(to)) || PARTICIPLE_EN.test(word(to))) to++;
    }
    to = toVerb(tokens, to);
    const relation = denied ? 'must-not' : /^(?:shall|will|must|should)$/.test(head) ? 'must' : 'may';
    return { from: i, to, relation: /^mean$/.test(word(at)) ? 'defines' : relation };
  }
  if (BE_EN.test(head)) {
    const at = skipAdverbs(tokens, i + 1, 'en');
    if (BINDS_EN.test(word(at)) && word(at + 1) === 'to') {
      const relation = /^(?:entitled|permitted)$/.test(word(at))
        ? 'may'
        : word(at) === 'prohibited'
          ? 'must-not'
          : 'must';
      return { from: i, to: toVerb(tokens, at + 1), relation };
    }
    if (PARTICIPLE_EN.test(word(at)) && word(at).length > 3) return { from: i, to: at + 1, relation: 'acts' };
    return DETERMINERS.en.has(word(i + 1)) && /^(?:is|are)$/.test(head)
      ? { from: i, to: i + 1, relation: 'defines' }
      : null;
  }
  if (BINDS_EN.test(head) && /^(?:agree|undertake|covenant)/.test(head) && word(i + 1) === 'to')
    return { from: i, to: toVerb(tokens, i + 1), relation: 'must' };
  if (!FINITE_EN.has(head) && !(PAST_EN.has(head) && word(i - 1) === 'has')) return null;
  if (isNoun(tokens, i, 'en')) return null;
  return { from: i, to: toVerb(tokens, i + 1), relation: /^means?$/.test(head) ? 'defines' : 'acts' };
}
/** "to pay" behind a verb, with an adverb between. */
function toVerb(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.word !== 'to') return from;
  const at = skipAdverbs(tokens, from + 1, 'en');
  const verb = tokens[at]?.word ?? '';
  return verb.length > 2 && !DETERMINERS.en.has(verb) && verb === tokens[at]!.raw ? at + 1 : from;
}

/** Every verb phrase of a sentence, in order, none within another. */
export function verbsOf(tokens: readonly Token[], language: Language): Verb[] {
  const found: Verb[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const verb = verbAt(tokens, i, language);
    if (!verb) continue;
    found.push(verb);
    i = verb.to - 1;
  }
  return found;
}
