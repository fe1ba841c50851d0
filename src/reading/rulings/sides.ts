import type { Range } from '../lines.ts';
import type { Reading } from './precedents.ts';
import { spokenIn, type Spoken } from './spoken.ts';
import { FILED, TURNS } from './voice-words.ts';
import { foldSameLength } from '../references/cursor.ts';
import { unitAt } from '../units/places.ts';
import type { Cut } from '../units/unit.ts';

/** A party of a trial by what it does there. `appellant`: whoever attacks a decision or an act, also before a court of first hearing; `respondent`: whom that is brought against. */
export type Side = 'claimant' | 'defendant' | 'appellant' | 'respondent' | 'third';
/** Sentences in a row in which one party speaks. */
export type Run = Range & { sentences: Spoken[] };

/** Words of a question that name a party, before those that name what it filed (folded). Ours, after the Código de Procedimiento Civil. */
const NAMED: readonly (readonly [Side, RegExp])[] = [
  [
    'appellant',
    /\b(?:recurrentes?|apelantes?|reclamantes?|casacionistas?|impugnantes?|appellants?|defensa(?! del estado)|defence|defense)\b/,
  ],
  [
    'claimant',
    /\b(?:demandantes?|actor(?:a|es)?|ejecutantes?|querellantes?|denunciantes?|solicitantes?|requirentes?|plaintiffs?|claimants?|complainants?|petitioners?|applicants?)\b/,
  ],
  ['defendant', /\b(?:demandad[oa]s?|ejecutad[oa]s?|querellad[oa]s?|denunciad[oa]s?|requerid[oa]s?|defendants?)\b/],
  ['respondent', /\b(?:recurrid[oa]s?|reclamad[oa]s?|respondents?|appellees?)\b/],
  ['third', /\b(?:fiscalia|ministerio publico|prosecut(?:ion|or))\b/],
  ['defendant', /\b(?:contestacion|excepci?on(?:es)?|duplica|descargos)\b/],
  ['appellant', /\b(?:recurso|apelacion|casacion|nulidad|reclamo|reclamacion|amparo|proteccion|appeal)\b/],
  ['claimant', /\b(?:demanda|querella|denuncia|solicitud|libelo|replica|accion|claim|complaint|lawsuit|petition)\b/],
];

/** Rows that name a party itself. */
const PERSONS = 5;

/** The party whose words a question asks for, by its folded words; null where it names none. The one that is named first counts. */
export function sideAsked(said: string): Side | null {
  const found = NAMED.flatMap(([side, pattern], i) => {
    const at = said.search(pattern);
    return at < 0 ? [] : [{ side, at, isFiling: i >= PERSONS }];
  });
  return found.toSorted((a, b) => Number(a.isFiling) - Number(b.isFiling) || a.at - b.at)[0]?.side ?? null;
}

/** Another act of the case is told, and nobody goes on speaking (folded). */
const ACT =
  /^\W*(?:\d+°? )?(?:(?:al?|a los|en(?: el)?|con) (?:folio|foja|fs|fecha)|(?:a|en) lo principal|el (?:dia )?\d|en (?:estos autos|la audiencia|audiencia)|por (?:resolucion|sentencia|decreto)|(?:el|la) (?:tribunal|fallo|sentencia)|evacuad|habiendose|encontrandose|recibid|citad|consta\b|se (?:trajeron|recibio|ordeno|cito|llevo|tuvo|dispuso|confirio|reproduce|deja|hizo|llamo|ha llevado|fij[oa]))/;
/** The party that some folded words name; null where they name none, or only what was filed. */
const personIn = (words: string): Side | null =>
  NAMED.slice(0, PERSONS).find(([, pattern]) => pattern.test(words))?.[0] ?? null;
/** An act that is told by its place in the file. */
const OF_FILE = /^\W*(?:\d+°? )?(?:al?|a los|en(?: el)?) (?:folio|foja|fs|lo principal)/;
/** A sentence by which whoever has the word goes on (folded). */
const GOES_ON =
  /^\W*(?:(?:luego|asimismo|ademas|finalmente|por ultimo|tambien|a continuacion|enseguida|en cuanto [^,]{2,60}),? )?(?:se.?.?ala|indica|agrega|a.?.?ade|expone|refiere|sostiene|alega|argumenta|manifiesta|explica|hace presente|pide|solicita|concluye|funda|relata|afirma|cita|invoca|termina|previas citas|por (?:lo|los|ello|tanto|estas)\b[^.]{0,80}, (?:pide|solicita))\b/;
/** What an appellant files, where it is the one that appears (folded). */
const ATTACKS =
  /\b(?:recurr\w*|recursos?|apel\w*|amparo|proteccion|reclam\w*|casacion|nulidad|queja|unificacion|arbitrio|impugn\w*|alzada|defensor\w*)\b/;
const SIDES: ReadonlySet<string> = new Set(['claimant', 'defendant', 'appellant', 'third']);
/** Characters of a sentence that tell who speaks. */
const HEAD = 700;

/** A party, or whoever acts for it, with the verb of what it filed (folded): "en representación de la demandada, opuso". A scan may have lost an accented letter. */
const files = (who: string): RegExp =>
  new RegExp(
    `(?:\\b(?:el|la|los|las)|\\ben representaci.{1,3}n de(?:l| la| los| las)?|\\bpor (?:el|la|los|las)) (?:parte )?(?:${who})\\b[^.;:]{0,60}?\\b(?:opuso|opone|opusieron|contest\\w+|evacu\\w+|dedujo|deduce|interpuso|interpone|se op(?:one|uso)|se allan\\w*)`,
  );
const FILES: readonly (readonly [Side, RegExp])[] = [
  ['defendant', files('demandad[oa]s?|ejecutad[oa]s?|querellad[oa]s?|reclamad[oa]s?|recurrid[oa]s?')],
  ['claimant', files('demandantes?|actor(?:a|es)?|ejecutantes?|querellantes?|solicitantes?')],
  ['appellant', files('recurrentes?|apelantes?|reclamantes?')],
  // "Al folio 12 rola la contestación de la demanda", also where it names nobody.
  [
    'defendant',
    /\b(?:rola|obra|consta|corre|figura)n? (?:la |el |su )?(?:contestaci.{1,4}n|escrito de contestaci.{1,4}n|descargos)\b/,
  ],
  ['appellant', /\bdefensor[a]?\b[^.;]{0,80}?\b(?:solicit|pid|sost|aleg|expus|expon)\w*/],
];
/** Whoever a claim is brought against, by two words of the name, and somebody who appears for another (folded). */
const AGAINST = /\ben contra de\W{1,3}(?:(?:el|la|los|las|don|do.{1,3}a) )?(\w+ \w+)/;
const APPEARS_FOR = /\bcomparec[^;]{0,300}?\ben representaci.{1,3}n de/;
/** What is said through the brief of whoever attacks a decision (folded). */
const BY_BRIEF = /\bmaterias? de derecho\b|\b(?:recurso|arbitrio|libelo)\b/;

/** A party at the head of a paragraph, as the subject of what follows (folded). */
const SUBJECT =
  /^\W*(?:(?:que|por su parte|a su vez|a su turno|en tanto),? )*(?:el|la|los|las) (?:parte )?(?:demandad|ejecutad|recurrid|reclamad|querellad|denunciad|demandante|actor|ejecutante|querellante|recurrente|apelante|reclamante|solicitante|defensa)/;
/** Another party takes the word within one reason (folded). */
const IN_TURN =
  /^\W*(?:que,? )?(?:al contestar|contestando|evacuando|notificad[oa])\b|^[^.;:]{0,80}\b(?:por su parte|a su turno|a su vez)\b/;
/** The court itself speaks (folded). */
const HERE =
  /\b(?:est[ae] (?:corte|tribunal|magistratura|juez|jueza|sentenciador[a]?)|est[ao]s sentenciador\w*|a juicio de est)\b/;
/** Characters at the head of a sentence in which a party files something. */
const FILES_WITHIN = 300;

type Sided = Spoken & { side: string | null };

/** Whether a paragraph begins at a place. */
const opensParagraph = (text: string, at: number): boolean =>
  /(?:^|\n\s*\n\s*)$/.test(text.slice(Math.max(0, at - 12), at));

/**
 * Who has the word in each sentence in which a ruling tells the case or a reason only reports what was filed; null where nobody has, or the court. Whoever filed
 * keeps it, whatever it says of the other, up to another act or the end of the reason.
 */
function* sidesOf({ text, folded }: Reading, spoken: readonly Spoken[], cut: Cut): Generator<Sided> {
  let carried: string | null = null;
  let before: Spoken | null = null;
  /** Whether what was filed is told: the court does not turn to it within. */
  let owned = false;
  /** Who had the word last where the case is told, also where another act has been told since. */
  let last: string | null = null;
  let against: string | null = null;
  for (const one of spoken) {
    const { start, end, part, number, voice } = one;
    const unit = cut.units[unitAt(cut, start)];
    const begins = before?.part !== part || before.number !== number;
    before = one;
    const words = folded.slice(start, Math.min(end, start + HEAD)).replace(/\s+/g, ' ');
    const filed = (within: number = HEAD): string | null => {
      const head = words.slice(0, within);
      if (against && APPEARS_FOR.test(words) && words.includes(against)) return 'defendant';
      return [...FILES, ...FILED].find(([, pattern]) => pattern.test(head))?.[0] ?? null;
    };
    const heard = SIDES.has(voice) ? voice : null;
    if (begins) [carried, owned] = [null, false];
    if (part === 'heading' || part === 'narrative') {
      const fresh = opensParagraph(text, start);
      const act = ACT.test(words) && (fresh || OF_FILE.test(words));
      if (GOES_ON.test(words)) carried ??= last;
      else if (last === null || act || fresh) {
        const other: string | null =
          filed(last === null ? HEAD : FILES_WITHIN) ?? (last === null || SUBJECT.test(words) ? heard : null);
        carried = other ?? (act ? null : carried);
      }
      last = carried ?? last;
    } else if (part !== 'considerando' || unit?.kind !== 'allegation') carried = null;
    else if (begins) {
      const title = foldSameLength(unit.title);
      const own = personIn(title) ?? filed() ?? sideAsked(title);
      owned = own !== null;
      carried = own ?? heard ?? (voice !== 'below' && BY_BRIEF.test(words.slice(0, 120)) ? 'appellant' : null);
    } else if (HERE.test(words) || voice === 'below') carried = null;
    else if (IN_TURN.test(words)) carried = personIn(words.slice(0, 100)) ?? filed() ?? heard ?? carried;
    else if (!owned)
      carried = TURNS.test(words) ? null : (heard ?? (voice === 'party' || GOES_ON.test(words) ? carried : null));
    if (carried === 'claimant') against ??= AGAINST.exec(folded.slice(start, end).replace(/\s+/g, ' '))?.[1] ?? null;
    yield { ...one, side: carried };
  }
}

/** The places of a ruling in which a party speaks, in their order: where the case is told, or a reason only reports. */
export function saidBy(reading: Reading, cut: Cut, asked: Side): Run[] {
  const runs = runsOf(reading, [...sidesOf(reading, spokenIn(reading), cut)], asked);
  if (asked !== 'respondent') return runs;
  // Services and officers report to the court; one of them may be whom it is brought against.
  const named = runs.filter(({ sentences: [first] }) =>
    AGAINST_IT.test(reading.folded.slice(first!.start, first!.end)),
  );
  return named.length > 0 ? named : runs;
}
const AGAINST_IT = /\b(?:recurrid|reclamad)/;

function runsOf(reading: Reading, all: readonly Sided[], asked: Side): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (const one of all) {
    const { start, end, side, part, number } = one;
    const last: Spoken | undefined = open?.sentences.at(-1);
    const goesOn = open && last && last.part === part && last.number === number;
    const words = reading.folded.slice(start, end);
    const isTheirs =
      side === asked ||
      (asked === 'appellant' && side === 'claimant' && (open !== null || ATTACKS.test(words))) ||
      (asked === 'respondent' &&
        (side === 'third' || (side === 'defendant' && (open !== null || AGAINST_IT.test(words)))));
    if (!isTheirs) open = null;
    else if (goesOn) {
      open!.sentences.push(one);
      open!.end = end;
    } else runs.push((open = { start, end, sentences: [one] }));
  }
  return runs;
}
