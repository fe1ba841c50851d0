import type { Language } from '#contract/language.ts';
import { tokensOf } from '../rules/tokens.ts';
import type { Token } from '../rules/types.ts';
import { actorIn, againstOf } from './actors.ts';
import { writtenOut } from './abbreviations.ts';
import type { Asked, AskedIntent, Exchange, NamedDivision, SourceHead } from './asked.ts';
import { classify, isInherited } from './intents/classify.ts';
import { ABSENT_FROM } from './intents/outside/intent.ts';
import { languageOf } from './language.ts';
import { matterOf, without, type Part } from './matter.ts';
import { afterQuestionWord, questionsIn } from './questions.ts';
import { divisionsIn, resolve, type Reference } from './scope/divisions.ts';
import { everySource, sourcesOf, type Sources } from './scope/scope.ts';
import { divisionOf, leaningOf, lentBy, sourceOfLast, withoutOtherParties, type Leaning } from './thread.ts';

/** The kind of a question that no cue tells: anything on the matter. */
export const OPEN = { id: 'open', by: 'open', collect: 'passages', needs: ['text'] } as const;
/** The kind of a question that names a division and asks nothing else of it. */
const DIVISION = { id: 'division', by: 'division.named', collect: 'division', needs: ['text'] } as const;
/** Words from which a message is a text that is pasted to be found, and no question: what it names, it quotes. Ours. */
const PASTED = 45;
/** Earlier questions that are looked at. */
const REMEMBERED = 4;
/** Words of the matter of a second question from which it needs none of the first. */
const ENOUGH = 2;

/** What a second question is of where it names the document itself: "y hasta cuándo dura el contrato". Ours. */
const WHOLE =
  /(?<!\p{L})(?:(?:el|del|este|la|de la|esta) (?:contrato|convenio|acuerdo|documento|ley|sentencia|fallo|p[óo]liza)|(?:the|this) (?:agreement|contract|lease|document|law|act|ruling|judgment|policy))(?!\p{L})/iu;

/** A question alone: its words, its scope by its own words, and its kinds. */
type Alone = Asked & { own: Sources; references: readonly Reference[]; leaning: Leaning; tokens: readonly Token[] };

/** The kinds that a text asks for, by its cues, each with its matter, by the same text without all that is named; `named`: it names a division. */
function intentsOf(
  text: string,
  bare: string,
  language: Language,
  named: boolean,
  heads: readonly SourceHead[],
): AskedIntent[] {
  const fits = (cue: string): boolean =>
    (named || !cue.startsWith('division.')) &&
    (!cue.startsWith('pleas.') || heads.some(({ cut }) => cut.genre === 'ruling')) &&
    (ABSENT_FROM[cue] === undefined || heads.every(({ cut }) => ABSENT_FROM[cue]!.includes(cut.genre)));
  const pieces = questionsIn(text).map(({ start, end, says }) => {
    const piece = text.slice(start, end);
    const own = bare.slice(start, end);
    return {
      told: classify(tokensOf(piece), language, fits, heads.length > 1),
      matter: matterOf(own, tokensOf(own), language),
      words: own.replace(/\s+/g, ' ').trim(),
      says,
    };
  });
  const before = pieces.filter(({ says }) => says);
  const stated = before.map(({ words }) => words).join(' ');
  const asked = pieces.filter(({ says }) => !says);
  return asked.map(({ told, matter: own, words }, i): AskedIntent => {
    const isBare = i === 0 && own === '' && asked.length > 1 && told?.by !== 'duty.what';
    const beside = i > 0 ? asked[0] : isBare ? asked[1] : undefined;
    const said = isBare ? `${words} ${afterQuestionWord(asked[1]!.words)}` : words;
    const isShort = own.split(' ').length < ENOUGH && !(i > 0 && WHOLE.test(words));
    const borrowed = beside && isShort ? [beside.matter] : [];
    const matter = [...before.map((one) => one.matter), own, ...borrowed].filter((one) => one !== '').join(' ');
    if (named && (!told || told.intent.id === 'division' || matter === ''))
      return { ...DIVISION, by: told?.by ?? DIVISION.by, matter, said, stated };
    if (!told) return { ...OPEN, matter, said, stated };
    const { id, collect, needs } = told.intent;
    return { id, by: told.by, collect, needs, matter, said, stated };
  });
}

function alone(question: string, heads: readonly SourceHead[]): Alone {
  const text = writtenOut(question);
  const tokens = tokensOf(text);
  const language = languageOf(text, tokens, heads);
  const isPasted = tokens.length >= PASTED;
  const own = isPasted ? everySource(heads) : sourcesOf(text, tokens, heads);
  const { references, places } = isPasted ? { references: [], places: [] } : divisionsIn(text, tokens);
  const divisions = references
    .filter(({ forms }) => forms.length > 0)
    .map((one) => resolve(text, one, heads, own.sources));
  const parts: Part[] = [...own.parts, ...places];
  const bare = without(text, parts);
  const cued = without(text, [...own.parts.filter((part) => !own.kept.includes(part)), ...places]);
  const matter = matterOf(bare, tokensOf(bare), language);
  const asked = isPasted
    ? [{ ...OPEN, matter, said: text, stated: '' }]
    : intentsOf(
        cued,
        bare,
        language,
        divisions.length > 0,
        own.sources.map((i) => heads[i]!),
      );
  return {
    text,
    tokens,
    language,
    matter,
    intents: asked,
    scope: {
      sources: own.sources,
      named: own.named,
      missing: own.missing,
      ...(own.called !== undefined && { called: own.called }),
      divisions,
      actor: actorIn(bare, tokensOf(bare)),
    },
    lent: [],
    thread: null,
    own,
    references,
    leaning: leaningOf(bare, tokensOf(bare), language, asked.every(isThing)),
  };
}

const made = ({ text, language, matter, intents, scope, lent, thread }: Asked): Asked => ({
  text,
  language,
  matter,
  intents,
  scope,
  lent,
  thread,
});
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** The division that a question of a part only ("¿y la letra c)?") is of: that of the last question, else that which the last answer quoted first. */
function partOfLast(own: Alone, last: Asked, exchange: Exchange, heads: readonly SourceHead[]): NamedDivision[] {
  const [part] = own.references.filter(({ forms }) => forms.length === 0);
  const before = last.scope.divisions[0]?.places ?? [];
  const quoted = exchange.cited?.[0] ? divisionOf(exchange.cited[0], heads) : null;
  const within = before.length > 0 ? before : quoted ? [quoted] : [];
  if (!part) return within.length > 0 ? [{ label: last.scope.divisions[0]?.label ?? '', places: within }] : [];
  const label = own.text.slice(part.start, part.end);
  if (part.number !== '') return [resolve(own.text, part, heads, own.scope.sources)];
  const whole = within.map(({ source, unit }) => {
    const { cut } = heads[source]!;
    const division = cut.units[unit]!.role === 'part' ? cut.units[unit]!.parent : unit;
    const { form, number } = cut.units[division]!;
    return resolve(own.text, { ...part, forms: [form], number }, heads, [source]);
  });
  return [{ label, places: whole.flatMap(({ places }) => places) }];
}

/**
 * What a question asks, of which sources, and what it takes from the conversation: worked out once, from its words and the heads of the sources. A short
 * question that leans on the one before it takes its sources, its division, its party and its words; a whole one stands alone. Pure, and linear in the text.
 */
export function ask(question: string, sources: readonly SourceHead[], history: readonly Exchange[]): Asked {
  const own = alone(question, sources);
  const before = history.filter((one) => one.question.trim() !== '').slice(-REMEMBERED);
  const exchange = before.at(-1);
  if (!exchange) return made(own);
  const last = ask(exchange.question, sources, before.slice(0, -1));
  const partOnly = own.references.some(({ forms }) => forms.length === 0);
  if (own.leaning === 'none' && !partOnly) return made({ ...own, thread: leaves(own, last, exchange, sources) });
  return made(follow(own, last, exchange, sources));
}

/** What is said of the thread where a whole question goes to other sources than the answer before it; null where it does not. */
function leaves(own: Asked, last: Asked, exchange: Exchange, heads: readonly SourceHead[]): Asked['thread'] {
  const narrowed = last.scope.sources.length < heads.length;
  if (!narrowed || same(own.scope.sources, last.scope.sources)) return null;
  return { from: exchange.question, sources: false, division: false, actor: false, left: true };
}

/** Whether a question that leans says who does what ("¿y la dueña puede terminarlo antes?"): the words of the one before are of somebody else. */
const isWhole = ({ leaning, scope, intents, matter }: Alone): boolean =>
  leaning === 'leans' &&
  scope.actor !== null &&
  intents.every(({ id }) => id !== 'open') &&
  matter.split(' ').length >= ENOUGH;

function follow(own: Alone, last: Asked, exchange: Exchange, heads: readonly SourceHead[]): Asked {
  const ownSources = own.own.named !== null || own.own.missing !== null;
  const single = sourceOfLast(exchange, heads);
  const lentSources = single === null ? last.scope.sources : [single];
  const sources = ownSources ? own.scope.sources : lentSources;
  const takesDivision = own.scope.divisions.length === 0 && (own.leaning === 'more' || own.references.length > 0);
  const divisions = takesDivision ? partOfLast(own, last, exchange, heads) : nextDivision(own, last, heads, sources);
  const against = own.leaning === 'other' && last.scope.actor !== null ? againstOf(last.scope.actor) : null;
  const actor = against ?? own.scope.actor ?? last.scope.actor;
  const asksDivision =
    divisions.length > 0 && (own.references.length > 0 || own.scope.divisions.length === 0) && own.leaning !== 'more';
  const kinds = asksDivision
    ? [{ ...DIVISION, matter: own.matter, said: own.intents[0]!.said, stated: own.intents[0]!.stated }]
    : kindsOf(own, last);
  return {
    ...own,
    intents: kinds,
    scope: { ...own.scope, sources, named: own.scope.named ?? last.scope.named, divisions, actor },
    lent: isWhole(own)
      ? []
      : withoutOtherParties(
          lentBy(last),
          own.matter,
          sources.map((i) => heads[i]!),
        ),
    thread: {
      from: exchange.question,
      sources: !ownSources && sources.length < heads.length,
      division: takesDivision && divisions.length > 0,
      actor: actor !== null && own.scope.actor === null,
      left: ownSources && !same(sources, lentSources),
    },
  };
}

/** "¿Y el 161?", "¿y la sexta?" after a question of a division: the same kind of division by another number. */
function nextDivision(
  own: Alone,
  last: Asked,
  heads: readonly SourceHead[],
  sources: readonly number[],
): readonly NamedDivision[] {
  const [before] = last.scope.divisions;
  if (own.scope.divisions.length > 0 || !before) return own.scope.divisions;
  const head = /^\p{L}+/u.exec(before.label)?.[0] ?? '';
  const rest = own.tokens.filter(
    ({ word }) => !/^(?:y|e|and|el|la|los|las|the|de|del|que|dice|what|about|of)$/.test(word),
  );
  if (rest.length === 0 || rest.length > 3) return [];
  const text = `${head} ${rest.map(({ word }) => word).join(' ')}`;
  return divisionsIn(text, tokensOf(text)).references.map((one) => resolve(text, one, heads, sources));
}

/** Whether a question names a thing alone, and asks nothing of it by a verb. */
const isThing = ({ id, by }: AskedIntent): boolean => id === 'open' || by.endsWith('.noun');
/** Kinds that are asked of one thing after the other: "¿Por qué rechazó el feriado? ¿Y la indemnización?". */
const OF_EACH: ReadonlySet<string> = new Set(['reasons', 'causes', 'decision']);

/** The kinds of a question that leans: its own where it has one, else that of the question before it. */
function kindsOf(own: Alone, last: Asked): readonly AskedIntent[] {
  const isOfEach = last.intents.every(({ id }) => OF_EACH.has(id));
  const open = own.intents.every((one) => one.id === 'division' || (isOfEach ? isThing(one) : one.id === 'open'));
  if (!open && own.leaning !== 'more') return own.intents;
  const lent = last.intents.filter(({ id }) => own.leaning === 'more' || isInherited(id));
  if (own.leaning === 'more' && !open) return own.intents.map((one) => ({ ...one, matter: last.matter }));
  const { said } = own.intents[0]!;
  return lent.length > 0
    ? lent.map((one) => ({ ...one, matter: own.matter || one.matter, said: own.matter === '' ? one.said : said }))
    : own.intents;
}
