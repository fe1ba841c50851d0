import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, type Rule } from '../rule.ts';
import { determiner } from './determiners.ts';
import { behind } from './long-subject.ts';
import type { Morphology } from './morphology.ts';
import { nounPhrase } from './noun-phrase.ts';

const REGIME: Rule = {
  id: 'es.regimen',
  category: 'gramatica',
  weight: 2,
  say: { es: '«$1» pide la preposición «$2».', en: '"$1" takes the preposition "$2".' },
  source: dpd('régimen preposicional'),
};
const MISSING: Rule = {
  id: 'es.falta.preposicion',
  category: 'gramatica',
  weight: 2,
  say: { es: 'Entre «$1» y el infinitivo falta «$2».', en: '"$2" is missing between "$1" and the infinitive.' },
  source: dpd('régimen preposicional'),
};

type Regime = { right: string; wrong: ReadonlySet<string>; before: 'all' | 'infinitive' };
const REGIMES = new Map<string, Regime>();
/** Verbs of one regime: the preposition that they take, and those that cannot stand in its place. */
const take = (right: string, verbs: string, wrong: string, before: Regime['before'] = 'all'): void => {
  for (const verb of verbs.split(' ')) REGIMES.set(verb, { right, wrong: new Set(wrong.split(' ')), before });
};
take('de', 'adolecer carecer prescindir', 'a al con por');
take('de', 'abstener desistir', 'a al con por');
take('de', 'depender percatar', 'a al');
take('en', 'consistir incurrir', 'a al de del con');
take('en', 'insistir persistir', 'de a');
take('en', 'incidir redundar radicar recaer', 'a al de del con');
take('a', 'condicionar supeditar subordinar', 'con en');
take('a', 'atener allanar', 'con de del');
take('a', 'equivaler', 'con de del');
take('a', 'acceder renunciar', 'de del con');
take('a', 'obligar comprometer limitar condenar tender aspirar negar', 'en de por con', 'infinitive');
take('a', 'facultar autorizar instar incitar inducir', 'en de', 'infinitive');
take('a', 'empezar comenzar volver contribuir', 'en', 'infinitive');
take('sobre', 'versar', 'de del a al en');
take('con', 'coincidir colindar discrepar', 'a al');

/** By what an adjunct begins that may stand between a verb and what it takes. */
const ADJUNCT =
  /^(?:su|causa|sus|este|esta|estos|estas|ese|esa|tal|lo|gran|buena|parte|todo|general|general|efecto|definitiva|consecuencia|caso|ambos|ambas|cuanto|virtud|frecuencia|razón|motivo|ocasión|fecha|posterioridad|anterioridad|creces|fecha|veces|menudo|juicio|fin|objeto|efectos|título|partir|través|pesar|contar|tanto|ende|regla|manera|modo|forma|acuerdo|conformidad|hecho|igual|nuevo|oficio|inmediato|pleno|plano|mayor|menor|más|menos|absoluto|ocasiones|principio|especial|particular|mi|nuestro|cada|otro|otra|esto|eso|ello|que|quien|\p{L}+dad)$/u;
const LATER = 5;

/** "Adolece con errores", "se obliga en pagar": a verb with a preposition that it does not take. */
export function regime(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const verb = tokens[i]!;
  if (!isWord(verb) || !isSmall(verb)) return;
  const at = behindObject(tokens, i, morphology);
  const [preposition, next] = [tokens[at], tokens[at + 1]];
  if (!isWord(preposition) || !isWord(next)) return;
  if (!/^(?:al?|con|por|en|del?)$/.test(preposition.low)) return;
  const { infinitives, noun, adjective } = morphology(verb.low);
  const row =
    REGIMES.get(infinitives[0] ?? (adjective?.participle ? adjective.lemma : verb.low)) ??
    REGIMES.get(verb.low.replace(/(?<=r)se$/, ''));
  if (!row?.wrong.has(preposition.low)) return;
  const isInfinitive = morphology.isVerb(bare(next.low)) && !morphology(next.low).noun;
  if (row.before === 'infinitive' && (!isInfinitive || (adjective && preposition.low === 'de'))) return;
  const before = tokens[i - 1]?.low ?? '';
  if (determiner(before) && (noun || adjective) && !/^l[oa]s?$/.test(before)) return;
  if (noun && !/^(?:se|no|que|quien)$/.test(before)) return;
  const that = row.right === 'en' && /^(?:de|a)$/.test(preposition.low) && next.low === 'que';
  if (!that && ADJUNCT.test(next.low) && !(row.before === 'infinitive')) return;
  // "depende en gran medida de": the right one follows.
  const near = tokens.slice(at + 1, at + 1 + LATER).map(({ low }) => low);
  if (
    row.before === 'all' &&
    row.right !== 'de' &&
    near.some((low) => low === row.right || (row.right === 'a' && low === 'al'))
  )
    return;
  const contracted = preposition.low.endsWith('l');
  const better = !contracted ? row.right : row.right === 'a' ? 'al' : row.right === 'de' ? 'del' : `${row.right} el`;
  const fix = at === i + 1 ? `${verb.word} ${better}` : better;
  emit(REGIME, (at === i + 1 ? verb : preposition).start, preposition.end, fix, [verb.word, row.right]);
}

/** "Condicionar la entrega con la firma": these verbs have their object before what they take. */
const WITH_OBJECT = /^(?:condicionar|supeditar|subordinar|equiparar)$/;
function behindObject(tokens: readonly Token[], i: number, morphology: Morphology): number {
  const { infinitives } = morphology(tokens[i]!.low);
  if (!WITH_OBJECT.test(infinitives[0] ?? tokens[i]!.low)) return i + 1;
  const object = nounPhrase(tokens, i + 1, morphology);
  return (object && behind(tokens, object.next, morphology, /^del?$/)) ?? i + 1;
}

const bare = (low: string): string => low.replace(/(?<=[aeií]r)(?:se|l[oae]s?|nos|sel[oa]s?)$/, '');

/** What takes a preposition before an infinitive, and which. */
const LINKS: readonly (readonly [match: RegExp, link: string])[] = [
  [/^(?:obligad|destinad|tendient|dispuest|encaminad|orientad|condenad|dirigid|conducent)[oae]s?$/, 'a'],
  [/^(?:procedi(?:ó|eron|endo)|comenz(?:ó|aron|ará)|empez(?:ó|aron|ará)|volvi(?:ó|eron)|tiend[ea]n?)$/, 'a'],
  [/^(?:encargad[oa]s?|abst(?:uvo|uvieron|endrán?|iene|ienen)|susceptibles?|capaz|capaces)$/, 'de'],
  [/^(?:consist(?:e|en|ió|ía|irá)|insist(?:e|en|ió|ieron))$/, 'en'],
];

/** Nouns with the same, where an article stands before them. */
const NOUN =
  /^(?:obligación|facultad|necesidad|intención|posibilidad|imposibilidad|objeto|fin|propósito|finalidad|objetivo)$/;
const NO_INFINITIVE =
  /^(?:escolar|familiar|particular|preliminar|similar|popular|regular|militar|auxiliar|titular|singular|tutelar|bar|radar)$/;

/** "Se obliga pagar", "la obligación restituir": the preposition before an infinitive is missing. */
export function missingLink(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [word, infinitive] = [tokens[i]!, tokens[i + 1]];
  if (!isWord(infinitive) || !isSmall(infinitive) || !isSmall(word)) return;
  const plain = bare(infinitive.low);
  if (!morphology.isVerb(plain) && !/^(?:ser|ir|dar|ver|estar|haber)$/.test(plain)) return;
  const read = morphology(infinitive.low);
  if (
    read.noun ||
    read.persons.size > 0 ||
    NO_INFINITIVE.test(infinitive.low) ||
    /^(?:haber|poder|deber)$/.test(infinitive.low)
  )
    return;
  const before = tokens[i - 1]?.low ?? '';
  const link =
    LINKS.find(([match]) => match.test(word.low))?.[1] ??
    (NOUN.test(word.low) && determiner(before) ? 'de' : null) ??
    (before === 'se' && /^(?:obliga|obligan|obligó|compromete|comprometen|comprometió)$/.test(word.low) ? 'a' : null) ??
    (/^(?:el|un|su|tiene|tienen|tendrá|tendrán|con)$/.test(before) && word.low === 'derecho' ? 'a' : null);
  if (link) emit(MISSING, word.start, infinitive.end, `${word.word} ${link} ${infinitive.word}`, [word.word, link]);
}
