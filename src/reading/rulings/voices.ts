import type { Voice } from '#contract/voices.ts';
import type { Range } from '../lines.ts';
import { partAt, type Part, type Structure } from './parts.ts';
import { withoutStops, type Decision } from './result.ts';
import { closesSoon, isOpen, isQuotation, unquoted } from './quoted.ts';
import { COURT, FILED, isBelow, ROLES, SAYS, STILL_BELOW, TURNS } from './voice-words.ts';

/** The report goes on: "Agrega que …", "Luego cita …". */
const GOES_ON =
  /^[\W]*(?:(?:en|a|segun) su (?:juicio|entender|parecer|opinion|concepto|version|relato)\b|de acuerdo con su (?:relato|version|dicho)\b|segun (?:ella|el|ellos|dice|dicen|expone|relata)\b|(?:[^.;:]{0,80} )?habria[n]? (?:sido )?\w{3,}[dt][oa]s?\b|(?:(?:luego|asimismo|ademas|finalmente|por ultimo|tambien|a continuacion|en seguida|al efecto|en segundo lugar|a mayor abundamiento|en el mismo orden[^,]*|del mismo modo|por otra parte|en este sentido),? )?(?:el mismo (?:organismo|ente|instituto)[^.]{0,60})?(?:(?:le|lo|se|que|ya) )?(?:agrega|anade|senala|indica|expresa|cita|citando|sostiene|alega|invoca|refiere|afirma|argumenta|hace (?:presente|notar|ver)|pide|solicita|concluye|explica|acota|dice|arguye|aduce|menciona|manifiesta|expone|destaca|reitera|funda|fundamenta|apoya|basa|sustenta|pretende)\b)/;

/** A sentence of a ruling whose verb of saying names nobody: another goes on, never the court that rules. */
const UNNAMED =
  /^\W*(?:(?:luego|asimismo|ademas|finalmente|por ultimo|tambien|a continuacion|en seguida|nuevamente|(?:en cuanto|con respecto|respecto|en relacion|sobre|acerca)[^,;:]{2,80}),? )?(?:lo |le )?(?:sostiene|sostuvo|alega|alego|arguye|aduce|adujo|recalca|explic[ao]|expresa|expreso|indic[ao]|senal[ao]|afirm[ao]|agreg[ao]|anade|anadio|refiere|refirio|relat[ao]|manifiesta|manifesto|expone|expuso|insiste|insistio|argument[ao]|denunci[ao]|reproch[ao]|(?:concluye|termina|finaliza) (?:senalando|indicando|solicitando|pidiendo)|considera|estima|pide|pidio|solicit[ao]|hace presente|hizo presente),? que\b/;

/** What a brief that attacks a decision does, in the line that says what it asks. */
const REMEDY = /\b(?:recurso|apela|apelacion|casacion|nulidad|unificacion|queja|reposicion|recurre|reclamacion)\b/;
const ANSWERS = /\b(?:contesta|evacua|responde|tenga(?:n?se)? presente|se hace parte|observaciones)\b/;

/** The words that say what a brief asks. */
function asks(folded: string, { parts }: Structure): string {
  const start = parts.find(({ name }) => name === 'summary')?.start ?? 0;
  return folded.slice(start, start + 300).replace(/\s+/g, ' ');
}

/** Whose side a brief is on, by what it asks. */
function authorOf(folded: string, structure: Structure): Voice | null {
  if (structure.kind !== 'brief') return null;
  const words = asks(folded, structure);
  const named =
    /\bpor (?:el |la |los |las )?(?:\w+ ){0,2}?(demandante|demandad|actor|arrendadora demandante|denunciad|querellad|ejecutad|recurrid|ejecutante|denunciante|querellante|trabajador)/.exec(
      folded.slice(0, 900).replace(/\s+/g, ' '),
    )?.[1];
  if (named) return /^(?:demandad|denunciad|querellad|ejecutad|recurrid)/.test(named) ? 'defendant' : 'claimant';
  if (/\b(?:contesta|evacua|excepcion|opone|duplica(?!do)|allana)/.test(words)) return 'defendant';
  return /\b(?:demanda|querella|requerimiento|replica|reclam|denuncia|solicit|accion)/.test(words) ? 'claimant' : null;
}

/** What a party's voice is in a brief: its own, or that of the other side. */
function inBrief(voice: Voice, author: Voice | null): Voice {
  if (voice !== 'claimant' && voice !== 'defendant') return voice === 'appellant' ? 'document' : voice;
  if (author === null) return 'opponent';
  return voice === author ? 'document' : 'opponent';
}
const OPPONENT =
  /\b(?:la contraria|(?:la|mi|su) contraparte|el adversario|(?:mi|el) contradictor\w*|la parte contraria|la otra parte|de contrario|se (?:nos|me|le) (?:objeta|opone|opondra|dira|enfrenta|reprocha)|se dira|podr(?:ia|a) (?:decirse|objetarse|sostenerse)|no faltara quien|sus? (?:letrad|abogad)[oa]s?)\b/;
/** Words that a writing uses of the other side alone: "esgrime", "se ampara en". Whoever rests on a ruling says so in the first person. */
const THEIRS =
  /(?<!\b(?:se|corte suprema|doctrina|jurisprudencia|la|una|dicha|esa|esta|de|en|su|autor|profesor|ley|parte|mandante|representad[oa]|defensa) )\b(?:aduce[n]?|adujo|aducira|esgrim(?:e|en|io|ieron|a|ira)|alega[n]?|invoca[n]?|invocaron|invocara[n]?|arguye[n]?|arguyo|opone[n]?|opuso|cita[n]?|citaron|citara[n]?|trajo|trajeron|trae[n]?|traera[n]?|enarbola[n]?|reputa[n]?)\b|\bse (?:apoya|ampara|escuda|asila|parapeta|refugia|defendera|vale)n? (?:\w+ )?(?:en|de|con|tras)\b|\b(?:hace|hizo) (?:caudal|hincapie)\b|\bse (?:defiend\w+ (?:\w+ )?con|valen? de)\b|\binsisten? en\b|\bsuelen? (?:citar|invocar|alegar)\b|\bacostumbran? (?:a )?(?:citar|invocar|alegar)\b|\breclaman? para si\b|\bharan? valer\b|\bhara \w+ ?valer\b|\bpretenden? (?:apoyarse|ampararse|fundarse|que)\b|\breproducen?\b/;
/** What our side is called: its words are the document's. */
const OURS =
  /\b(?:esta (?:parte|defensa)|mi (?:parte|mandante|representad[oa]|defendid[oa]|cliente)|nuestr[oa] (?:parte|mandante|representad[oa]|cliente))\b/;
/** What a brief attacks leans on a ruling: it speaks for the other side. */
const ATTACKED =
  /\b(?:la (?:sentencia|resolucion) (?:recurrida|apelada|impugnada|en alzada|de primer grado)|el fallo (?:recurrido|apelado|impugnado|en alzada)|el tribunal a quo|(?:el|la) (?:sentenciador|juez)a?(?: a quo| de la instancia)|los sentenciadores)\b[^.;]{0,60}?\b(?:se )?(?:apoy|fund|asil|bas|sustent|descans|invoc|cit|sigu)\w*/;

/** Stops that end no sentence: of initials ("t.w.a.") and within figures. */
const STOPS_WITHIN = /(?<=\b[a-z])\.(?=[a-z]\.)|(?<=\.[a-z])\.(?=,? [a-z])|(?<=\d)\.(?=\d)/g;
/** Characters in which a reason that tells what somebody says names who that is. Ours. */
const AT_THE_HEAD = 60;
/** And those in which it says so. */
const SAID_WITHIN = 160;
const atTheHead = (words: string, pattern: RegExp): boolean => {
  const at = words.search(pattern);
  return at >= 0 && at < AT_THE_HEAD;
};
/** Who is named as speaking in a sentence. A brief tells what the court below held in its own words, and attacks it. */
function spokenBy(whole: string, { kind }: Structure, carried: Voice): Voice | undefined {
  const words = unquoted(whole);
  if (kind === 'ruling' && (isBelow(words, AT_THE_HEAD) || (carried === 'below' && STILL_BELOW.test(words))))
    return 'below';
  return ROLES.find(([voice, pattern]) => {
    if (voice === 'cited') return kind === 'ruling' && atTheHead(whole, pattern);
    return voice === 'witness' || voice === 'party'
      ? kind === 'ruling' && atTheHead(words, pattern)
      : pattern.test(words);
  })?.[0];
}
/**
 * Whose words a part of a ruling tells, by how it begins. They run to the end of the part where it tells the case or what a party filed, else up to the
 * sentence in which the court begins to say what it thinks.
 */
function told(part: Part | null, words: string): { voice: Voice; until: 'end' | 'turn' | null } {
  if (part?.name === 'narrative') return { voice: 'narrative', until: 'end' };
  if (part?.name !== 'considerando') return { voice: 'document', until: null };
  const filed = FILED.find(([, pattern]) => pattern.test(words))?.[0];
  if (filed) return { voice: filed, until: 'end' };
  if (isBelow(words, AT_THE_HEAD)) return { voice: 'below', until: 'turn' };
  const voice = ROLES.find(([, pattern]) => atTheHead(words, pattern))?.[0];
  if (voice === 'cited') return { voice: 'document', until: null };
  return voice &&
    (voice === 'witness' || SAYS.test(words.slice(0, SAID_WITHIN))) &&
    !COURT.test(words) &&
    !TURNS.test(words)
    ? { voice, until: 'turn' }
    : { voice: 'document', until: null };
}

/**
 * Who speaks in each of the sentences of a document, in their order. In what a ruling tells of the case the last one named goes on speaking; in its
 * reasons only where the sentence reports on.
 */
export function voicesOf(folded: string, sentences: readonly Range[], structure: Structure): Voice[] {
  const author = authorOf(folded, structure);
  const asked = structure.kind === 'brief' ? asks(folded, structure) : '';
  const attacks = REMEDY.test(asked) && !ANSWERS.test(asked);
  let carried: Voice = 'document';
  let before: Part | null = null;
  let until: 'end' | 'turn' | null = null;
  let quotes = false;
  /** Who was heard last in the part, also where the court has spoken since. */
  let lastHeard: Voice | null = null;
  return sentences.map(({ start, end }) => {
    const part = partAt(structure, start);
    const words = withoutStops(folded.slice(start, Math.min(end, start + 700)).replace(/\s+/g, ' ')).replace(
      STOPS_WITHIN,
      '',
    );
    const said = unquoted(words);
    const goesOnQuoting = quotes && part === before && closesSoon(folded, start);
    quotes = goesOnQuoting !== isOpen(folded.slice(start, end));
    if (part !== before) ({ voice: carried, until } = told(part, words));
    if (part !== before) lastHeard = null;
    if (carried !== 'document' && carried !== 'cited') lastHeard = carried;
    before = part;
    if (part?.name === 'dissent' || part?.name === 'concurrence') return part.name;
    if (part?.name === 'resolutive' || part?.name === 'petition') return 'document';
    const spoken = spokenBy(words, structure, carried);
    if (structure.kind !== 'ruling' && (OPPONENT.test(words) || THEIRS.test(words)) && !OURS.test(words))
      return (carried = 'opponent');
    if (structure.kind === 'brief') {
      if (attacks && ATTACKED.test(words)) return (carried = 'opponent');
      if (spoken) return (carried = inBrief(spoken, author));
      return GOES_ON.test(words) ? carried : (carried = 'document');
    }
    if (goesOnQuoting && carried === 'cited') return 'cited';
    if (spoken && !(COURT.test(said) && said.search(COURT) < 80)) return (carried = spoken);
    if (until === 'turn' && (COURT.test(said) || TURNS.test(said))) until = null;
    if (until === 'turn' || (until === 'end' && !(part?.name === 'considerando' && COURT.test(said)))) return carried;
    if (carried !== 'document' && carried !== 'cited' && GOES_ON.test(words)) return carried;
    if (part?.name === 'considerando' && UNNAMED.test(said)) return (carried = lastHeard ?? 'party');
    if (part?.name === 'considerando' && isQuotation(words)) return (carried = 'cited');
    return (carried = 'document');
  });
}

const REVERSING = new Set<Decision['outcome']>(['reverses', 'annuls', 'grants', 'replaces']);
const UPHOLDING = new Set<Decision['outcome']>(['confirms', 'abandoned', 'inadmissible', 'rejects', 'approves']);

/** Whether the decision gives a party what it asked; null where it does not tell. */
export function isFavoured(voice: Voice, decision: Decision | null): boolean | null {
  if (!decision || !['claimant', 'defendant', 'appellant'].includes(voice)) return null;
  const { outcome, object, appellant } = decision;
  const won = REVERSING.has(outcome) ? true : UPHOLDING.has(outcome) ? false : null;
  if (won === null || outcome === 'replaces') return null;
  const ofFirstInstance = object === 'claim' || object === 'defence';
  if (ofFirstInstance && (outcome === 'grants' || outcome === 'rejects')) {
    const asks = (voice === 'defendant') === (object === 'defence');
    return asks ? won : !won;
  }
  // On an appeal the sides are told by who appealed.
  if (voice === 'appellant') return won;
  return appellant === null ? null : (voice === appellant) === won;
}
