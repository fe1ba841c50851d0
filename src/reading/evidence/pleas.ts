import type { Language } from '#contract/language.ts';
import type { Asked, AskedIntent } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { saidBy, sideAsked, type Run, type Side } from '../rulings/sides.ts';
import { sideOfOffice } from '../rulings/office.ts';
import type { Reading } from '../rulings/precedents.ts';
import { readDocument } from '../rulings/read.ts';
import { fold, stemsOf } from '../words.ts';
import type { Read } from './choose.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { flat } from './grounds.ts';
import { firstOf, named, type Collected, type Point } from './point.ts';
import { opens } from './widen.ts';

/** Verbs by which a party founds what it asks (folded). Ours. */
const FOUNDS =
  /\b(?:fund(?:a|o|ando|ad[oa])|bas(?:a|o|ad[oa]) en|senal(?:a|o|ando)|expon(?:e|iendo)|expuso|sosti(?:ene|enen)|sostuvo|aleg(?:a|o|ando)|argument(?:a|o|ando)|indic(?:a|o|ando)|manifest(?:o|ando)|manifiesta|refier(?:e|en)|hace (?:presente|ver)|explic(?:a|o)|relat(?:a|o)|agreg(?:a|o)|a.?ade|aduce|adujo|arguye|denunci(?:a|o)|acus(?:a|o)|propone|invoc(?:a|o)|reproch(?:a|o)|por cuanto|toda vez|atendido que)\b/g;
/** Words by which a party asks the court for something (folded). Ours. */
const ASKS =
  /\b(?:pid(?:e|en|iendo)|solicit(?:a|an|ando)|(?:pidio|pidieron|solicito|solicitaron),? (?:que|se|en definitiva|el rechazo|la (?:confirm|revoc))|pretende que|con el fin (?:de )?que|a fin de que se|tener por (?:entablad|interpuest|deducid|contestad|formulad|opuest)\w*|petitorio,? (?:pide|solicita)|en definitiva)\b/;
/** What is asked, said behind that (folded). */
const ASKED =
  /\bse (?:le )?(?:condene|declare|acoja|rechace|revoque|confirme|ordene|deje|sirva|disponga)|\b(?:condenar|declarar|acoger|rechazar|ordenar)\b/;
/** Words that lead to what is told further on (folded). */
const LEADS = /\bsiguientes (?:fundamentos|argumentos|antecedentes|consideraciones|razones)\W*$/;
/** Words of a question that name the party, what it filed or that it pleads, and not a matter (folded). */
const FRAME =
  /\b(?:argument|fundament|alega|razon|motiv|defens|peticion|pretension|pide|pidi|solicit|sostien|sostuv|demand|contest|recurr|recurs|ejecut|actor|apel|excepc|excepci|reclam|querell|denunci|parte|plaintiff|claimant|defendant|appell|respond|argue|claim|ask|seek|fund|bas|opuso|opon|dij|dic|tribunal|juicio|pretend)\w*/g;

/** Verbs of a question for what a party asks for (folded). */
const PLEADS_FOR = /\b(?:pid|ped|solicit|pretend|demand|reclam)/;

/** Runs of a party's words that are shown at most, the share of the best one's worth from which others stand beside it, and what makes one worth it. Ours. */
const SHOWN = { most: 3, beside: 0.5 } as const;
const WORTH = { founds: 0.3, most: 4, long: 0.6, first: 0.3, matter: 2 } as const;
/** Characters up to the end of what a party says in which the rest belongs to what it asks. Ours. */
const ENDING = 1200;
/** Characters of a run that can hold more than who appears and for whom. */
const TELLING = 300;

/** The places in which a party asks for something: the sentence, with the list that it opens. */
function petitions(text: string, runs: readonly Run[]): Range[] {
  return runs.flatMap(({ sentences, end }) => {
    const isAsking = (i: number): boolean => sentences[i] !== undefined && ASKS.test(flat(text, sentences[i]!));
    const isAsked = (i: number): boolean => sentences[i] !== undefined && ASKED.test(flat(text, sentences[i]!));
    let first = sentences.findLastIndex((_, i) => isAsking(i));
    if (first < 0) return [];
    let last = first;
    while (isAsking(first - 1)) first--;
    // What is asked may run over several sentences, one of them the ground of the next.
    while (isAsked(last + 1) || isAsked(last + 2)) last += isAsked(last + 1) ? 1 : 2;
    const range = { start: sentences[first]!.start, end: sentences[last]!.end };
    // It ends what a party says.
    return [
      end - range.start <= ENDING || opens(text.slice(range.start, range.end)) ? { start: range.start, end } : range,
    ];
  });
}

/** The passages in which a party founds what it says, those first that speak of the matter asked; in the order of the text where none is named. */
function foundations(
  text: string,
  runs: readonly Run[],
  stems: ReadonlySet<string>,
  stemsIn: (range: Range) => Set<string>,
): Range[] {
  const share = (range: Range): number => {
    const held = stemsIn(range);
    return stems.size === 0 ? 0 : [...stems].filter((one) => held.has(one)).length / stems.size;
  };
  const worth = runs.map((run, i) => {
    const founds = [...flat(text, run).matchAll(FOUNDS)].length;
    return {
      run,
      score:
        WORTH.founds * Math.min(WORTH.most, founds) +
        (run.end - run.start > TELLING ? WORTH.long : 0) +
        (i === 0 ? WORTH.first : 0) +
        WORTH.matter * share(run),
    };
  });
  const ranked = worth.toSorted((a, b) => b.score - a.score);
  const best = ranked.filter(({ score }) => score >= SHOWN.beside * ranked[0]!.score).slice(0, SHOWN.most);
  if (stems.size === 0) return best.map(({ run }) => run).toSorted((a, b) => a.start - b.start);
  return best.map(({ run }) => {
    const first = run.sentences.toSorted((a, b) => share(b) - share(a) || a.start - b.start)[0]!;
    return { start: share(first) > 0 ? first.start : run.start, end: run.end };
  });
}

const readings = new WeakMap<Read['index'], Reading>();
/** A ruling as it is read for its parties: once, also where several are asked for. */
function readingOf({ text, index }: Read): Reading {
  const known = readings.get(index) ?? readDocument(text);
  readings.set(index, known);
  return known;
}

/** Words of a question that ask for what all parties say (folded). */
const EVERY =
  /\b(?:cada (?:una de las )?partes?|(?:las|ambas) partes|los litigantes|each (?:party|side)|both (?:parties|sides)|the parties)\b/;
/** How a party is called where what each says is told, in the order in which they are told. */
const CALLED: readonly (readonly [Side, Record<Language, string>])[] = [
  ['claimant', { es: 'la parte demandante', en: 'the claimant' }],
  ['appellant', { es: 'la parte recurrente', en: 'the appellant' }],
  ['defendant', { es: 'la parte demandada', en: 'the defendant' }],
  ['respondent', { es: 'la parte recurrida', en: 'the respondent' }],
];

/**
 * What a question for the pleas of all parties asks of each: one kind for each party that a ruling in scope lets speak, called by what it does there, and once by the first of its roles. The kind
 * itself where it asks for one party, or no ruling lets any speak.
 */
export function ofEachParty(sources: readonly Read[], asked: Asked, intent: AskedIntent): AskedIntent[] {
  if (intent.collect !== 'pleas' || sideAsked(fold(intent.said)) || !EVERY.test(fold(intent.said))) return [intent];
  const rulings = asked.scope.sources
    .map((source) => sources[source]!)
    .filter(({ index }) => cutOf(index).genre === 'ruling')
    .map((read) => ({ reading: readingOf(read), cut: cutOf(read.index) }));
  const seen = new Set<string>();
  const speaking = CALLED.filter(([side]) => {
    const begun = rulings.flatMap(({ reading, cut }, at) =>
      saidBy(reading, cut, side).map(({ start }) => `${at}:${start}`),
    );
    const isNew = begun.length > 0 && !begun.some((one) => seen.has(one));
    for (const one of begun) seen.add(one);
    return isNew;
  });
  if (speaking.length === 0) return [intent];
  return speaking.map(([, name]) => ({ ...intent, said: name[asked.language], matter: '' }));
}

/** What a party argues, asks or answers in rulings, where it speaks itself; null where no ruling lets that party speak. */
export function pleaded({ sources, asked, intent }: Point): Collected | null {
  const words = fold(intent.said);
  const role = sideAsked(words);
  const isAsking = intent.by === 'pleas.asks' || (intent.by === 'pleas.pleads' && PLEADS_FOR.test(words));
  const all = asked.scope.sources.flatMap((source): Evidence[] => {
    const { text, index } = sources[source]!;
    if (cutOf(index).genre !== 'ruling') return [];
    const side = role ?? sideOfOffice(words, readingOf(sources[source]!), cutOf(index));
    if (!side) return [];
    const said = saidBy(readingOf(sources[source]!), cutOf(index), side);
    // Where the case is told twice, the first time may only lead to the second.
    const telling = said.filter((run) => !LEADS.test(flat(text, run)));
    const runs = telling.length > 0 ? telling : said;
    if (runs.length === 0) return [];
    const stems = new Set(stemsOf(fold(intent.matter).replace(FRAME, ' '), index.language));
    const stemsIn = ({ start, end }: Range): Set<string> => new Set(stemsOf(text.slice(start, end), index.language));
    const asks = isAsking ? petitions(text, runs) : [];
    const ranges = asks.length > 0 ? asks.slice(0, SHOWN.most) : foundations(text, runs, stems, stemsIn);
    return ranges.map((range) => {
      const shown = firstOf(text, index, range);
      return evidenceOf(sources, source, shown, 1, shown.end < range.end - 1);
    });
  });
  return all.length > 0 ? named(all) : null;
}
