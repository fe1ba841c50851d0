import type { Voice } from './voices.ts';

/** What a citation is for the position of the document that makes it. */
export const STANCES = ['for', 'against', 'neutral'] as const;
export type Stance = (typeof STANCES)[number];
/**
 * What told the stance. `words`: a word of the sentence · `brackets`: cited behind a statement of the document's own, as its support · `winner`,
 * `loser`: invoked by the party that the decision favours, or not · `both`: two opposite signals · `none`: no signal.
 */
export const SIGNALS = [
  'words',
  'brackets',
  'dissent',
  'opponent',
  'winner',
  'loser',
  'overruled',
  'both',
  'none',
] as const;
export type Signal = (typeof SIGNALS)[number];
/** `words`: those of the sentence that told it, folded; null where it was not a word. */
export type Told = { stance: Stance; signal: Signal; words: string | null };

const HAS =
  '(?:resuelto|sostenido|declarado|entendido|senalado|dicho|fallado|razonado|afirmado|reiterado|manifestado|exigido|prevenido|concluido|decidido|establecido|precisado|advertido|expresado)';
const FOR = new RegExp(
  `\\b(?:en (?:el )?(?:mismo|igual|similar|identico|este|tal|dicho|analogo) sentido|(?:asi|como|segun|tal como|conforme) (?:ya )?(?:se |lo )?(?:ha|han|hemos|fue)(?: sido)? (?:\\w+ ){0,3}?${HAS}|(?:este|esta|el|la|se|y|lo) ?(?:mism[ao] )?(?:tribunal|magistratura|corte|corte suprema|jurisprudencia|excm[ao]\\.? \\w+)?,? ?(?:lo )?(?:ha|han) (?:\\w+ ){0,2}?${HAS}|conforme a lo resuelto|jurisprudencia (?:\\w+ )?(?:uniforme|reiterada|constante|asentada|conteste|mayoritaria|invariable)|reiterad[ao]s? (?:en|por|jurisprudencia|entre)|reiteradamente|(?:criterio|doctrina)s? (?:\\w+ ){0,3}?(?:reiterad|desarrollad|que puede encontrarse|sostenid|asentad|expuest|establecid|fijad)\\w*|(?:avala|respalda|ratifica|corrobora)n?\\b|coincid\\w+|concordante con|es conteste|en apoyo de|lo que refuerza|acog\\w+ (?:la|el|nuestra|esta) (?:tesis|criterio|doctrina))`,
  'g',
);
const AGAINST =
  /\b(?:sin embargo|no obstante|en contrario|en sentido (?:contrario|diverso|opuesto)|en contra de lo|a diferencia de|contrariamente|contradic\w+|se aparta\w*|discrepa\w*|disient\w+|en oposicion|por el contrario|contra lo resuelto|en cambio|desestim\w+ (?:la|el|esta) (?:tesis|argument\w+|alegacion|criterio)|rechaz\w+ (?:la|el|esta|dicha) (?:tesis|argument\w+|alegacion|criterio|doctrina)|no (?:resulta|es) (?:aplicable|atendible)|desvirtua\w*|en abierta contradiccion|no comparte|no puede compartirse)\b/g;
const OVERRULED =
  /\b(?:(?:cambio|modificacion|variacion|abandono) de (?:criterio|jurisprudencia|doctrina)|abandon\w+ (?:la|el|esa|dicha) (?:tesis|criterio|doctrina)|ha sido (?:superad|abandonad|dejad)\w*|criterio (?:superado|abandonado|revocado)|revocad[ao] por|dejad[ao] sin efecto por)\b/g;
const SEE_ALSO = /(?:\bvease|\bver |\bconfrontese|\bcfr\b|\bcf\.|a mayor abundamiento,? vease)/;
/** "(STC Rol …", "(Así, por ejemplo, se ha razonado en sentencias …": what stands in brackets behind a statement. */
const OPENED = /\(([^()]{0,900})$/;
/** Words before the brackets that make a statement. */
const STATED = 6;
/** Brackets that only say of which case something is. */
const CASE_ONLY = /^\W*(?:rit|ruc|causa|autos|expediente|ingreso)\b/;

const first = (pattern: RegExp, words: string): string | null => {
  pattern.lastIndex = 0;
  return pattern.exec(words)?.[0].trim() ?? null;
};

/** A citation with what it stands in: its sentence, folded and on one line, the words of it before the citation, and who speaks. */
export type Setting = {
  sentence: string;
  before: string;
  /** The sentence before, where the citation's own is only a pair of brackets. */
  stated: string;
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

/**
 * What a citation is for its document, by the words of its own sentence and by who invokes it. Who speaks comes first: a party's citation is the
 * party's. Two opposite signals are neutral, and so is no signal: never "for".
 */
export function stanceOf(setting: Setting): Told {
  const spoken = bySpeaker(setting);
  if (spoken) return spoken;
  const { sentence } = setting;
  const overruled = first(OVERRULED, sentence);
  if (overruled) return { stance: 'against', signal: 'overruled', words: overruled };
  const [pro, contra] = [first(FOR, sentence), first(AGAINST, sentence)];
  if (pro && contra) return { stance: 'neutral', signal: 'both', words: `${pro} / ${contra}` };
  if (contra) return { stance: 'against', signal: 'words', words: contra };
  if (pro) return { stance: 'for', signal: 'words', words: pro };
  if (isSupport(setting)) return { stance: 'for', signal: 'brackets', words: null };
  return { stance: 'neutral', signal: 'none', words: null };
}
