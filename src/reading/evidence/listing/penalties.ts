import type { Genre } from '../../units/unit.ts';
import type { Value } from '../value.ts';

/** A breach: what ends a contract without one is no penalty. */
const BREACH =
  /incumpl|infrac|infring|contrav|mora(?!\p{L})|atras|retard|no pag|breach|default|fail|violat|(?<!\p{L})late(?!\p{L})/iu;
/** What ends or voids something, by the rules of its language. */
const ENDS: readonly string[] = ['sanction.void', 'sanction.end'];

/** Whether words that end or void something are the penalty of a breach that their sentence names. */
export const isPenalty = ({ slot, by }: Value, words: string): boolean =>
  slot === 'sanction' && (!ENDS.includes(by) || BREACH.test(words));

/** Words that punish, in a law: a verb that does, or a punishment with its measure. "Las sanciones se comunicarán" only names some. Ours. */
const IMPOSES =
  /(?<!\p{L})(?:(?:ser|ser[áa]n?|es|son|quedar[áa]n?) (?:\p{L}+ ){0,2}(?:sancionad|castigad|penad|multad)[oa]s?|(?:sancionar|castigar|penar|multar)(?:se|á|án)(?!\p{L})|(?:podr[áa]n?|deber[áa]n?) (?:ser )?(?:sancion|castig|mult)\p{L}+|(?:sufrir|incurrir)[áa]n? (?:\p{L}+ ){0,4}(?:multas?|penas?|sanci)|acreedor|(?:bajo|so) (?:pena|sanci[óo]n)|con (?:\p{L}+ ){0,3}(?:multas?|penas?|presidio|reclusi[óo]n|prisi[óo]n|relegaci[óo]n|inhabilitaci[óo]n|suspensi[óo]n|clausura|censura|amonestaci[óo]n|arresto|destituci[óo]n)|aplicar(?:[áa]n?|le|les|se)? (?:[\p{L},]+ ){0,4}(?:multas?|penas?|sanci[óo]n|sanciones|recargos?|otra que)|impon(?:dr[áa]n?|er|erse) (?:\p{L}+ ){0,4}(?:multas?|penas?|sanci)|multas? (?:a beneficio|de|equivalente|hasta|ser[áa]|no podr[áa]|fluctuar[áa]|ascender)|sanci[óo]n(?:es)? (?:equivalente|consistente|de (?:multa|suspensi|inhabili|ser |prestaci|clausura))|como sanci[óo]n|penas? (?:ser[áa]n?|de (?:presidio|reclusi|prisi|multa|inhabili|suspensi))|caer[áa]n? en comiso|se (?:declarar|decretar)[áa] el comiso|perder[áa]n? (?:el derecho|la|los|las)|inhabilitaci[óo]n (?:para|absoluta|perpetua|especial)|ser[áa]n? nul[oa]s?|se tendr[áa]n? por no (?:escrit|presentad)|shall be (?:fined|punish|liable|imprison)|interés penal|recargo del?)/iu;
/** A punishment that an item of a list begins with, as those of art. 21 of the Código Penal. */
const ITEM =
  /^[\s(]{0,3}(?:(?:\d{1,2}|[a-zñ]|[ivx]{1,4})[.)°º-]{1,3}\s{0,2})?(?:la |el )?(?:multa|comiso|arresto|presidio|reclusi|prisi|amonestaci|censura|suspensi|inhabil|clausura|prohibici|p[ée]rdida|disoluci|destituci|cancelaci|eliminaci|internaci|libertad asistida|prestaci[óo]n de servicios|servicios en beneficio|reparaci[óo]n del da)/iu;
/** Words that say that no punishment follows. Ours. */
const NONE_FOLLOWS =
  /(?:sin|no)(?: \p{L}+){0,6} (?:sanci[óo]n|multa|pena) alguna|no (?:ser[áa]n?|se|les?)(?: \p{L}+){0,2} (?:aplicar[áa]n?|aplicables?|sancionad)|sin que se (?:les? )?apli|(?:without|no|free of)(?: any)? (?:penalt|fine|sanction)/iu;
/** Words that say that somebody is not liable, or how far, or keeps another from loss. "En ningún caso" alone may only cap a fine. Ours. */
const NOT_LIABLE =
  /(?:neither|nor?|ning[úu]n\p{L}*|in no event|en ning[úu]n caso)(?: \p{L}+){1,5} (?:liable|responsible|entitled|responsables?|responder[áa]n?)(?!\p{L})|liability (?:\p{L}+ ){0,12}(?:is|shall be) limited|not(?: \p{L}+)? be (?:liable|responsible|held)|no (?:ser[áa]n? responsables?|responder[áa]n?|habr[áa] lugar a)(?!\p{L})|(?:hold|held) (?:\p{L}+ ){1,4}(?:harmless|indemne)/iu;
/** An oath, which punishes nothing in the document that asks for it. Ours. */
const OATH = /(?:under|bajo) (?:the )?(?:penalty|pena|penalties) (?:of|de) perj/iu;
const sayNone = (line: string): boolean => NONE_FOLLOWS.test(line) || NOT_LIABLE.test(line) || OATH.test(line);
/** How punishments are imposed, told, kept or judged: none is set by it. Ours. */
const PROCEDURE =
  /para (?:la aplicaci[óo]n|aplicar|imponer|determinar)|procedimiento|conocer (?:de |y )|conocimiento y fallo|comunicar[áa]?|inciso (?:anterior|precedente) (?:tambi[ée]n )?tendr[áa] lugar|sanciones (?:internas|administrativas internas)|repertorio|registro p[úu]blico|(?:sanci[óo]n|multa|pena)s? (?:aplicada|impuesta|referida|se[ñn]alada|establecida|prevista)s?|pago de la multa|fiscal (?:acusare|requiriere)|tribunal podr[áa] autorizar|(?:consign|deposit)\p{L}+ (?:\p{L}+ ){0,8}multa/iu;
/** A warning of what a court does is no punishment, but where it warns of one. */
const WARNING = /apercibimiento(?! de (?:arresto|multa|apremio|sanci))/iu;
/** Words for the repair of a loss, which is no punishment. A contract may fix it beforehand as a penalty. */
const REPAIR = /^(?:indemni|responsables?|avaluaci)/iu;
const REPAIRS = /^(?:indemni|responsables?|damages$|liab|injunctive)/iu;

/** A punishment with its measure, which is set wherever it stands. */
const MEASURED = /\d[\d.]* (?:unidades|U\.?T\.?M|ingresos)|ser[áa]n? (?:sancionad|castigad|penad|multad)|presidio/iu;
/** What an authority may do, among its functions: "o) Imponer sanciones". It sets none. Ours. */
const FUNCTION =
  /^[\s(]{0,3}(?:(?:\d{1,2}|[a-zñ]{1,2})[.)°º-]{1,3}\s{0,2})?(?:imponer|aplicar|fijar|determinar|proponer|cobrar|conocer) (?:y (?:\p{L}+ ){1,2})?(?:las? |los? )?(?:multas?|sanci[óo]n|sanciones|penas?|infracciones)/iu;
const UP_TO = /hasta|equivalente|beneficio fiscal|por (?:un monto|una suma)/iu;
/** Words without the ends of their lines. */
const onOneLine = (words: string): string => words.replace(/\s+/g, ' ');

/** Whether a sentence or item sets a punishment, and does not only speak of some. Contracts, whose penalties have no verbs of their own, are read by their names. */
export function isPunishing(value: Value, words: string, from: number, genre: Genre): boolean {
  const line = onOneLine(words);
  if (!isPenalty(value, line) || sayNone(line)) return false;
  const said = words.slice(value.start - from, value.end - from);
  if (genre !== 'law') return !REPAIRS.test(said);
  if (REPAIR.test(said) || (/apercib/iu.test(said) && WARNING.test(line))) return false;
  if (FUNCTION.test(line) && !MEASURED.test(line) && !UP_TO.test(line)) return false;
  if (value.by === 'sanction.void' || ITEM.test(line)) return true;
  return IMPOSES.test(line) && !(PROCEDURE.test(line) && !MEASURED.test(line));
}

/** Words behind which a list of punishments stands: "las siguientes penas:", "la siguiente Escala General de Sanciones Penales:". Ours. */
const OPENS =
  /(?:siguientes?|una o m[áa]s|alguna de)(?: \p{L}+){0,8} (?:penas|sanciones|multas)(?: \p{L}+){0,6}:\s*$|(?:penas|sanciones)(?: \p{L}+){0,6} siguientes(?: \p{L}+){0,4}:\s*$|following(?: \p{L}+){0,3} (?:penalties|sanctions)(?: \p{L}+){0,4}:\s*$/iu;
/** Whether the words that open a list say that its items are punishments. */
export const opensPenalties = (words: string): boolean => {
  const line = onOneLine(words);
  return OPENS.test(line) && !sayNone(line);
};
