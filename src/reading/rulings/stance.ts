import type { Voice } from './voices.ts';

/** What a citation is for the position of the document that makes it. */
const STANCES = ['for', 'against', 'neutral'] as const;
export type Stance = (typeof STANCES)[number];
/**
 * What told the stance. `words`: a word of the sentence · `brackets`: cited behind a statement of the document's own, as its support · `winner`,
 * `loser`: invoked by the party that the decision favours, or not · `both`: two opposite signals · `none`: no signal.
 */
const SIGNALS = ['words', 'brackets', 'dissent', 'opponent', 'winner', 'loser', 'overruled', 'both', 'none'] as const;
type Signal = (typeof SIGNALS)[number];
/** `words`: those of the sentence that told it, as they are written; null where it was not a word. */
export type Told = { stance: Stance; signal: Signal; words: string | null };

const HAS =
  '(?:resuelto|sostenido|declarado|entendido|senalado|dicho|fallado|razonado|afirmado|reiterado|manifestado|exigido|prevenido|concluido|decidido|establecido|precisado|advertido|expresado)';
const SAID =
  '(?:resolvio|sostuvo|declaro|entendio|senalo|dijo|fallo|razono|afirmo|reitero|concluyo|decidio|establecio|preciso|explico|reconocio|reconoce|explica|distingue)';
const FOR = new RegExp(
  `\\b(?:en (?:el )?(?:mismo|igual|similar|identico|este|tal|dicho|analogo) sentido|en (?:la|esta|esa|igual) (?:misma )?linea|(?:la )?(?:identica|misma|igual) conclusion|(?:asi|como|segun|tal como|conforme) (?:ya )?(?:se |lo )?(?:ha|han|hemos|fue)(?: sido)? (?:\\w+ ){0,3}?${HAS}|(?:asi|como)(?: bien| ya)? (?:se |lo )?${SAID}|(?:este|esta|el|la|se|y|lo) ?(?:mism[ao] )?(?:tribunal|magistratura|corte|corte suprema|jurisprudencia|excm[ao]\\.? \\w+)?,? ?(?:ya )?(?:lo )?(?:ha|han) (?:\\w+ ){0,4}?${HAS.replace('(?:', '(?:senalar|sostener|resolver|declarar|')}|conforme a lo resuelto|jurisprudencia (?:\\w+ )?(?:uniforme|reiterada|constante|asentada|conteste|mayoritaria|invariable)|(?:linea|tesis|posicion|postura) (?:dominante|mayoritaria|correcta)|reiterad[ao]s? (?:en|por|jurisprudencia|entre)|reiteradamente|(?:criterio|doctrina)s? (?:\\w+ ){0,3}?(?:reiterad|desarrollad|que puede encontrarse|sostenid|asentad|expuest|establecid|fijad)\\w*|(?:avala|respalda|ratifica|corrobora)n?\\b|ratifico|hizo suy[oa]|mas convincente|(?:basta|cabe|corresponde) (?:con )?(?:recordar|citar|remitirse a) lo|coincid\\w+|concordante con|es conteste|en apoyo de|lo que refuerza|acog\\w+ (?:la|el|nuestra|esta) (?:tesis|criterio|doctrina|excepcion|accion))`,
  'g',
);
/** What a writing that argues says of a ruling only to rest on it; a ruling also tells of what was decided elsewhere. */
const RESTS = new RegExp(
  `\\b(?:ha (?:\\w+ ){0,2}?${HAS}|lo ${SAID}|${SAID} que|que (?:suscrib|compart)(?:o|imos)|vease ademas|tambien (?:la|el) (?:excma\\.? |iltma\\.? |i\\. )?(?:corte|tribunal|maximo))\\b`,
  'g',
);
const THEIRS =
  '(?:contrari|contrapart|actor|demandant|demandad|recurrid|recurrent|ejecutant|ejecutad|querell|reclam|apelant|apelad|adversari|banco|fisco)';
const AGAINST = new RegExp(
  `\\b(?:sin embargo|no obstante|en contrario|en sentido (?:contrario|diverso|opuesto|inverso)|lo contrario|de (?:manera|modo|forma) (?:distint|divers|opuest|contrari)[ao]|tesis (?:contraria|opuesta|adversa|del? (?:la )?${THEIRS}\\w*)|en contra de lo|a diferencia de|contrariamente|contradic\\w+|se aparta\\w*|discrep\\w+|disient\\w+|en oposicion|por el contrario|contra lo resuelto|en cambio|desestim\\w+ (?:la|el|esta) (?:tesis|argument\\w+|alegacion|criterio)|rechaz\\w+ (?:la|el|esta|dicha) (?:tesis|argument\\w+|alegacion|criterio|doctrina)|(?:no|tampoco) (?:resulta|es|son) (?:aplicable|atendible|pertinente)s?|no (?:obsta|empece|altera)|desvirtua\\w*|en abierta contradiccion|no compart(?:e|o|imos)|no puede compartirse|(?:linea|tesis|posicion|postura|doctrina),? (?:hoy |ya )?(?:minoritaria|superada|abandonada)|en nada se (?:asemeja|parece)|(?:fue|era|ha sido) (?:\\w+ )?(?:negad|rechazad|resistid)[oa]|(?:invocad|esgrimid|citad|alegad)[oa]s? (?:\\w+ ){0,3}?por (?:el|la|su|los|las) (?:parte )?${THEIRS}\\w*|(?:pero|mas|toda vez que) (?:este|ese|aquel|dicho|esta|esa|aquella|dicha)(?: \\w+)? (?:discurr|vers|recay|trat|se refer|se refier)\\w*|(?:no (?:se )?(?:ignora|desconoce)|es cierto|cierto es|si bien)\\b)`,
  'g',
);
const OVERRULED =
  /\b(?:(?:cambio|modificacion|variacion|abandono) de (?:criterio|jurisprudencia|doctrina)|abandon\w+ (?:la|el|esa|dicha) (?:tesis|criterio|doctrina)|ha sido (?:superad|abandonad|dejad)\w*|criterio (?:superado|abandonado|revocado))\b/g;
/** "… fue revocada por la Corte Suprema en el rol …": what stands before it lost, what stands behind it won. */
const SET_ASIDE =
  /\b(?:revocad|abandonad|superad|casad|invalidad|anulad|enmendad|corregid|modificad|dejad[ao]s? sin efecto)(?:[ao]s?)?(?: de oficio)? (?:por\b|\()/g;
/** A sentence that sets what it cites against what was cited before it. */
const TURNS =
  /^\W*(?:sin embargo|no obstante|con todo|en cambio|por el contrario|sin perjuicio de (?:ello|lo anterior)|a la inversa|por su parte|mas)\b/;
/** What the sentence behind says of the ruling before it. */
const REFUSED =
  /^\W*(?:(?:no|tampoco) (?:la |lo )?compart\w+|discrep(?:o|amos|a)\b|no obsta\b|(?:es[ae]|est[ae]|dich[ao]|ta[l]|aquel(?:la)?) (?:entendimiento|lectura|interpretacion|criterio|doctrina|tesis|postura|argumento|razonamiento)(?: \w+)?,? (?:sin embargo,? )?(?:es|resulta|parece|fue|ha sido|no) (?:\w+ )?(?:errad|equivocad|erroneo|erronea|abandonad|superad|compart|aplica|correct)|(?:el|la) (?:fallo|sentencia|precedente) citad[ao] se (?:refer|refier))/;
const SEE_ALSO = /(?:\bvease(?! ademas)|\bver |\bconfrontese|\bcfr\b|\bcf\.|a mayor abundamiento,? vease)/;
/** "(STC Rol …", "(Así, por ejemplo, se ha razonado en sentencias …": what stands in brackets behind a statement. */
const OPENED = /\(([^()]{0,900})$/;
/** Words before the brackets that make a statement. */
const STATED = 6;
/** Brackets that only say of which case something is. */
const CASE_ONLY = /^\W*(?:rit|ruc|causa|autos|expediente|ingreso)\b/;
/** Where another clause of a sentence begins. */
const CLAUSE = /;|\. (?=una |la |el )|, (?:pero|mas|aunque) /g;

/** A citation with what it stands in: its sentence on one line, as it is written and folded, the words of it before the citation, and who speaks. */
export type Setting = {
  written: string;
  sentence: string;
  before: string;
  /** The sentence before, where the citation's own is only a pair of brackets. */
  stated: string;
  /** The sentence behind it in its paragraph, folded. */
  behind: string;
  /** What the sentences before it in its paragraph made of the last ruling that they cite. */
  heard: Stance | null;
  /** The document is a ruling: it tells of decisions that it does not rest on. */
  rules: boolean;
  voice: Voice;
  favoured: boolean | null;
};

function bySpeaker({ voice, favoured }: Setting): Told | null {
  if (voice === 'dissent') return { stance: 'against', signal: 'dissent', words: null };
  if (voice === 'opponent') return { stance: 'against', signal: 'opponent', words: null };
  if (voice === 'document' || voice === 'concurrence') return null;
  if (favoured === null) return { stance: 'neutral', signal: 'none', words: null };
  return favoured
    ? { stance: 'for', signal: 'winner', words: null }
    : { stance: 'against', signal: 'loser', words: null };
}

/** Whether the document states something of its own and gives the citation behind it in brackets. */
function isSupport({ before, stated, sentence }: Setting): boolean {
  const opened = OPENED.exec(before);
  if (!opened || CASE_ONLY.test(opened[1]!) || SEE_ALSO.test(opened[1]!)) return false;
  const statement = `${stated} ${before.slice(0, opened.index)}`;
  return statement.split(' ').filter((word) => word.length > 1).length >= STATED && !SEE_ALSO.test(sentence);
}

type Hit = { at: number; words: string };
type Span = { from: number; to: number };

/** The first words of a pattern within a stretch of the sentence. */
function first(pattern: RegExp, { sentence, written }: Setting, { from, to }: Span): Hit | null {
  pattern.lastIndex = 0;
  const found = pattern.exec(sentence.slice(from, to));
  if (!found) return null;
  const at = from + found.index;
  return { at, words: written.slice(at, at + found[0].length).trim() };
}

/** The clause of the sentence that the citation stands in. */
function clauseOf({ sentence, before }: Setting): Span {
  let [from, to] = [0, sentence.length];
  for (const { index, 0: mark } of sentence.matchAll(CLAUSE)) {
    if (index + mark.length <= before.length) from = index;
    // "…, pero ese fallo recayó sobre otra materia" is still about it.
    else if (mark.startsWith(';')) {
      to = index;
      break;
    }
  }
  return { from, to };
}

const OPPOSITE: Record<Stance, Stance> = { for: 'against', against: 'for', neutral: 'against' };
const tell = (stance: Stance, hit: Hit, signal: Signal = 'words'): Told => ({ stance, signal, words: hit.words });

/** A ruling set aside by another: what lost stands before those words, what won behind. */
function bySetAside(setting: Setting, whole: Span): Told | null {
  const aside = first(SET_ASIDE, setting, whole);
  if (aside) return aside.at < setting.before.length ? tell('for', aside) : tell('against', aside, 'overruled');
  const overruled = first(OVERRULED, setting, whole);
  return overruled && tell('against', overruled, 'overruled');
}

function byWords(setting: Setting, span: Span): Told | null {
  const pro = first(FOR, setting, span) ?? (setting.rules ? null : first(RESTS, setting, span));
  const contra = first(AGAINST, setting, span);
  const turns = contra && setting.heard && TURNS.test(setting.sentence) && contra.at < setting.before.length;
  if (turns) return tell(OPPOSITE[setting.heard!], contra);
  if (pro && contra && first(FOR, setting, span))
    return { stance: 'neutral', signal: 'both', words: `${pro.words} / ${contra.words}` };
  return contra ? tell('against', contra) : pro && tell('for', pro);
}

/**
 * What a citation is for its document, by the words of its own clause, sentence and the one behind, and by who invokes it. Who speaks comes first: a
 * party's citation is the party's. Two opposite signals are neutral, and so is no signal: never "for".
 */
export function stanceOf(setting: Setting): Told {
  const spoken = bySpeaker(setting);
  if (spoken) return spoken;
  const whole = { from: 0, to: setting.sentence.length };
  const aside = bySetAside(setting, whole);
  if (aside) return aside;
  if (REFUSED.test(setting.behind)) return { stance: 'against', signal: 'words', words: null };
  const told = byWords(setting, clauseOf(setting)) ?? byWords(setting, whole);
  if (told) return told;
  if (TURNS.test(setting.sentence) && setting.heard)
    return { stance: OPPOSITE[setting.heard], signal: 'words', words: null };
  if (isSupport(setting)) return { stance: 'for', signal: 'brackets', words: null };
  return { stance: 'neutral', signal: 'none', words: null };
}
