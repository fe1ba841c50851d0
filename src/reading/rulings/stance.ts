import type { Voice } from '#contract/voices.ts';
import {
  AGAINST,
  CHANGES,
  CONCEDED,
  DECIDED,
  DOUBT,
  HERE,
  NOT,
  DISTINGUISHED,
  FOR,
  OVERRULED,
  PASSING,
  PAST,
  POINTS_BACK,
  REFUSED,
  RESTS,
  SEE_ALSO,
  SET_ASIDE,
  TURNS,
} from './stance-words.ts';

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
  /** The sentences behind it in its paragraph up to one that names another ruling, folded, and the one before it where that names none. */
  tail: readonly string[];
  lead: string;
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
  const changes = setting.rules ? null : first(CHANGES, setting, whole);
  if (changes && changes.at < setting.before.length) return tell('for', changes);
  const overruled = first(OVERRULED, setting, whole);
  return overruled && tell('against', overruled, 'overruled');
}

/** Whether what stands behind takes back what the ruling says: "Su defecto es de tiempo", "Aquí, en cambio, no hubo aviso". */
function isRefusedBehind({ behind, tail, rules }: Setting): boolean {
  if (REFUSED.test(behind)) return true;
  if (rules) return false;
  const adverse = (words: string): boolean =>
    [AGAINST, DISTINGUISHED, PAST, CONCEDED].some((pattern) => words.search(pattern) >= 0);
  return tail.some(
    (words, i) => (POINTS_BACK.test(words) && adverse(words)) || (i < 2 && HERE.test(words) && NOT.test(words)),
  );
}

/** What a writing that argues makes of a ruling: named in passing, owned up to, set apart or out of date. */
function byArgument(setting: Setting, whole: Span): Told | null {
  const passing = first(PASSING, setting, whole);
  if (passing) return { ...tell('neutral', passing), signal: 'none' };
  const past = first(PAST, setting, clauseOf(setting));
  if (past) return tell('against', past, 'overruled');
  const contra = first(CONCEDED, setting, whole) ?? first(DISTINGUISHED, setting, clauseOf(setting));
  if (contra) return tell('against', contra);
  return setting.lead.search(CONCEDED) >= 0 ? { stance: 'against', signal: 'words', words: null } : null;
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

/** What argues tells what a court held, and no word near it sets it apart: it rests on it. */
function byHolding(setting: Setting, whole: Span): Told | null {
  const held = first(DECIDED, setting, whole);
  const near = [setting.lead, setting.sentence, ...setting.tail];
  return held && !near.some((words) => DOUBT.test(words)) ? tell('for', held) : null;
}

/**
 * What a citation is for its document, by the words of its own clause, sentence and the one behind, and by who invokes it. Who speaks comes first: a
 * party's citation is the party's. Two opposite signals are neutral, and so is no signal; what argues rests on a holding
 * that it tells without a word of doubt near it.
 */
export function stanceOf(setting: Setting): Told {
  const spoken = bySpeaker(setting);
  if (spoken) return spoken;
  const whole = { from: 0, to: setting.sentence.length };
  const aside = bySetAside(setting, whole);
  if (aside) return aside;
  if (isRefusedBehind(setting)) return { stance: 'against', signal: 'words', words: null };
  const argued = setting.rules ? null : byArgument(setting, whole);
  if (argued) return argued;
  const told = byWords(setting, clauseOf(setting)) ?? byWords(setting, whole);
  if (told) return told;
  if (TURNS.test(setting.sentence) && setting.heard)
    return { stance: OPPOSITE[setting.heard], signal: 'words', words: null };
  if (isSupport(setting)) return { stance: 'for', signal: 'brackets', words: null };
  const rested = setting.rules ? null : byHolding(setting, whole);
  if (rested) return rested;
  return { stance: 'neutral', signal: 'none', words: null };
}
