import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { readDocument } from '../rulings/read.ts';
import type { Reading } from '../rulings/precedents.ts';
import { toldProof } from '../rulings/proof.ts';
import { spokenIn } from '../rulings/spoken.ts';
import { unitAt } from '../units/places.ts';
import type { Cut } from '../units/unit.ts';
import { fold, stemsOf } from '../words.ts';
import { evidenceAt, type Evidence } from './evidence.ts';
import { reasonsOf } from './decision.ts';
import { headAsked } from './heads.ts';
import type { Point } from './point.ts';
import { votesIn } from './votes.ts';
import { opens } from './widen.ts';

/** Words by which a reason applies the rule to the case and concludes (folded). Ours, after how rulings of Chile reason. */
const CONCLUDES =
  /\b(?:en consecuencia|determinara|se echan? de menos|adolecen? de|por consiguiente|por ende|por lo tanto|por lo que|de (?:est[ae]|tal) (?:manera|forma|modo|suerte)|de lo que (?:se sigue|fluye|resulta)|asi las cosas|en (?:las|tales|estas) (?:condiciones|circunstancias)|(?:razon|motivo) por (?:la|el) (?:cual|que)|todo lo cual|lo que (?:asienta|demuestra|acredita|confirma|corrobora)|forzoso es concluir|(?:ha de|cabe|permite|lleva a) (?:concluir\w*|decidir)|se (?:infiere|concluye|desprende|sigue) que|no (?:se )?(?:verifica|configura|precis[ao]\b|denuncia\b|explica\b|desarrolla|logr|cumpl|acredit|concurr|satisf|advi|divis|justific)\w*|no (?:podra|podria|puede|cabe|queda|corresponde|permite) \w+|(?:sera|seran|debe|debera|deberan|habra de|ha de|corresponde|procede|conduce a|conllevan?) (?:\w+ ){0,3}?(?:rechaz|acog|desestim|declar|acced|conden|absolv|confirm|revoc)\w*|se (?:rechaz|acog|desestim|acced|conden|declar)\w*ra\b|deviene|(?:aparece|resulta) que (?:[a-z]+ ){1,9}(?:es|son) (?:im)?procedentes?|result[ao] (?:\w+ )?(?:improcedente|procedente|ilegal|arbitrari\w+|inadmisible|insuficiente|extemporane\w+)|es (?:improcedente|ilegal|arbitrari\w+|inadmisible|extemporane\w+)|se enc\w+ (?:\w+ )?(?:prescrit|vencid|extingui)\w+|encontrandose prescrit\w+|ha transcurrido|transcurrio)\b/;
/** A reason that only tells what a rule says (folded). */
const RULE =
  /^\W*(?:\w+ ?\w*\W{1,3})?(?:que,? )?(?:(?:\w+ ){0,4}?)(?:el|los|la|las) (?:\w+ ){0,3}?(?:articulos?|incisos?|ley|codigo|norma|recurso de \w+)\b[^.]{0,160}\b(?:dispone|establece|senala|prescribe|preceptua|previene|regula|es susceptible|tiene por objeto|procede)\b/;
/** What a remedy is for, in any case (folded). */
const GENERAL =
  /\b(?:tiene por (?:objeto|finalidad)|es susceptible de|constituye jurisdiccionalmente|ha sido instituid[oa])\b/;
/** A question for what was held of a norm itself (folded). */
const REVIEW = /inconstitucional|inaplicab/;
/** What became of a claim, as it is asked and as it is said (folded). */
const OUTCOMES: readonly (readonly [RegExp, RegExp])[] = [
  ...[
    /rechaz|desestim|deneg|dismiss|reject/,
    /acog|acced|hizo lugar|dar lugar|granted|upheld/,
    /inadmis/,
    /confirm|affirm/,
    /revoc|revers/,
    /conden/,
    /invalid|anul|nulidad/,
  ].map((one): [RegExp, RegExp] => [one, one]),
  [
    REVIEW,
    /contrari\w+ a la (?:carta|constitucion)|\b(?:vulner|infring|transgre|contravien|contravenc|conculc|quebrant|lesion)\w*|\bbarrera\b|\bdeficit\b|\bcarente de razonabilidad|\bno (?:describ|satisf|cumpl)\w*/,
  ],
];
/** Words of a question that name the court, the remedy or what became of it, and no matter of the case (folded). */
export const FRAME =
  /\b(?:tribunal|corte|juez|jueza|jueces|magistrad|ministr|sentenci|fall|resol|resuel|decid|decis|dict|razon|motiv|fundament|argument|consider|rechaz|desestim|deneg|acog|acced|inadmis|admis|confirm|revoc|invalid|anul|inconstitucional|inaplicab|norma|precept|impugn|declar|conden|recur|demand|accion|solicitud|apela|casaci|nulidad|unificaci|protecci|reclam|court|judge|rul|decid|reason|dismiss|reject|grant|uph|affirm|revers|appeal|claim|asi|caus|caso)\w*/g;
/** Words of another ruling or of a book that the reason quotes, up to their end. */
const isQuoted = (words: string): boolean =>
  /[”»"][\s.)]*$/.test(words) || (words.match(/[“«]/g) ?? []).length !== (words.match(/[”»]/g) ?? []).length;
/** What the court tells of a plea (folded). */
const PLEA =
  /\b(?:(?<!\bcuy[ao]s? \w+ )(?<!\bque )se (?:alega|pide|solicita|sostiene|invoca|denuncia)\b|en el petitorio|(?:el|la) (?:recurrente|recurrida|actora?|demandad[oa]|ejecutad[oa]|ejecutante|reclamante|apelante) (?:\w+ ){0,2}?(?:alega|pide|solicita|sostiene|invoca|denuncia|arguye)\b)/;
/** How a court turns from what a party says to what it holds itself (folded). */
const TURNS =
  /(?:^|[.;])\W*(?:y )?(?:no obstante|sin embargo|empero|pero|con todo|en cambio|ahora bien|lo cierto es|es mas|a mayor abundamiento|por lo demas|como se ve|however|nevertheless|moreover)\b/;
/** A conclusion from what was said before it (folded), and words by which a sentence gives its own reason. */
const ECHO =
  /^\W*(?:\w+\W{1,3}){0,2}?(?:que,? )?(?:en|por|atendid[oa]s?|conforme|de acuerdo|con|de|segun) (?:a |(?:todo )?(?:lo|los|las|el|la|estas?|tales) (?:\w+ )?)*(?:condiciones|circunstancias|merito|anterior\w*|expuest\w*|razonad\w*|dich\w*|senalad\w*|concluid\w*|considerad\w*|consignad\w*)\b/;
const BECAUSE =
  /\b(?:porque|pues|ya que|toda vez|por cuanto|puesto que|por no|al no|sin que|debido a|desde que|por lo que|no (?:se )?(?:verific|configur|cumpl|acredit|concurr|satisf)\w*|habian? (?:pasado|transcurrido)|transcurri\w*)\b/;
/** What makes a remedy be heard, and not right (folded): a court that decides the case gives that for no reason. */
const ADMISSION =
  /\b(?:inadmis\w*|admisib\w*|presupuestos? (?:procesal|necesari|de procedencia)\w*|requisitos? (?:procesal|formal|de (?:procedencia|admisibilidad))\w*|(?:debe (?:tratarse|haber sido|sustentarse)|se debe sustentar)\b|facultad (?:exclusiva|privativa)|(?:accion|declaracion|figura) de (?:la )?inconstitucionalidad|(?:este|el|esta|la) (?:tribunal|magistratura|corte) ha (?:sostenido|senalado|declarado|resuelto)|(?:previamente|declaracion previa|previa declaracion)[^.;]{0,30}inaplicab\w*)/;
/** What a court sets out to decide or to have proved, and has not decided yet (folded). */
export const POSED =
  /\b(?:(?:cuestion|controversia|discusion|litis)[^.;]{0,60}(?:a resolver|consiste|radica|se centra|dice relacion|determinar)|hechos? (?:(?!no\b)\w+ ){0,3}(?:a probar|controvertid)\w*|puntos? de prueba|se trata de determinar|se ha ordenado (?:dar cuenta|traer))|^\W*(?:\(?(?:\d{1,2}|[a-z])\W{1,3})(?:efectividad|procedencia|existencia|monto|naturaleza|fecha|si)\b/;
/** Words of a question that only ask why (folded). */
const WHY = /\b(?:por que|porque|why|motivo|razon|y)\b/g;
/** A reason on who pays the costs, or on evidence that changes nothing (folded). */
const ASIDE =
  /\bcostas\b|\b(?:demas|restante) prueba\b|\bprueba (?:rendida|incorporada)\b[^.]{0,80}\b(?:no altera|nada hace variar|sana critica)|\bsobreabundante\b|\bno es obice\b|\bno altera lo\b/;

/** What such signs are worth beside how much a sentence holds of what is asked (1 for the best). Ours, tuned on a few rulings. */
const WORTH = {
  concludes: 0.6,
  late: 0.2,
  rule: -0.5,
  aside: -0.7,
  plea: -0.7,
  quoted: -0.5,
  outcome: 0.4,
  echo: -0.5,
  posed: -0.9,
  admission: -0.9,
  head: 0.8,
} as const;

/** The most reasons that are shown, and how much of the best one's worth another needs to be shown with it. Ours. */
const SHOWN = { most: 3, beside: 0.6 } as const;

/** The words of a range, folded, on one line. */
export const flat = (text: string, { start, end }: Range): string => fold(text.slice(start, end)).replace(/\s+/g, ' ');
/** Whether a passage turns from what a party says to what the court holds itself. */
export const turnsIn = (text: string, range: Range): boolean => TURNS.test(flat(text, range));
/** Whether a place lies in what a text tells of a party's words. */
export const isAllegation = (cut: Cut, at: number): boolean => cut.units[unitAt(cut, at)]?.kind === 'allegation';

/** What a sentence has of a head of the claim that only the reason says in which it stands. Ours. */
const AROUND = 0.8;

/** The reasons of the court for what it decided, best first: those that apply the rule to the case and conclude, the nearest to what is asked. */
export function groundsOf(point: Point, source: number): Evidence[] {
  const { sources, intent, sentences } = point;
  const { text, index } = sources[source]!;
  const cut = cutOf(index);
  // "¿Quiénes votaron en contra y por qué?": where no matter is named, the rest of the question names it.
  const isBare = stemsOf(fold(intent.said).replace(FRAME, ' ').replace(WHY, ' '), index.language).length === 0;
  const asked = fold(isBare ? point.asked.text : intent.said);
  const ranges = reasonsOf(text, cut);
  const reading: Reading = readDocument(text);
  const spoken = spokenIn(reading);
  const proof = toldProof(reading, spoken);
  const isOfAdmission = ADMISSION.test(asked);
  const votes = votesIn(point, source, asked, true);
  if (votes.length > 0) return votes;
  const from = ranges[0]?.start ?? 0;
  const length = Math.max(1, (ranges.at(-1)?.end ?? 0) - from);
  const top = Math.max(0.01, sentences.find((one) => one.source === source)?.score ?? 0);
  // "¿Por qué resolvió así el tribunal?" names no matter: what holds its words tells no reason for that.
  const isOfMatter = stemsOf(fold(intent.matter).replace(FRAME, ' '), index.language).length > 0;
  const head = headAsked(asked);
  const speaksOf = (sentence: Range): number => {
    if (!head || head.test(flat(text, sentence))) return Number(head !== null);
    const around = ranges.find(({ start: from, end }) => from <= sentence.start && sentence.start < end);
    return around && head.test(flat(text, around)) ? AROUND : 0;
  };
  // Where units tell reasons from what parties say, a sentence among the latter is the court's only where it turns to its own.
  const isReason = ({ start, end }: Range): boolean =>
    ranges.length === 0 ||
    ranges.some((range) => range.start <= start && start < range.end) ||
    turnsIn(text, { start, end });
  const ranked = spoken
    .filter((one) => one.part === 'considerando' && one.voice === 'document' && !proof.has(one) && isReason(one))
    .filter(({ start, end }) => !opens(text.slice(start, end)))
    .map(({ start, end }) => {
      const words = flat(text, { start, end });
      const found = sentences.find((one) => one.source === source && one.start < end && start < one.end);
      const isOutcome = OUTCOMES.some(([became, said]) => became.test(asked) && said.test(words));
      const concludes = CONCLUDES.test(words) || (isOutcome && REVIEW.test(asked));
      const score =
        (isOfMatter ? Math.max(0, found?.score ?? 0) / top : 0) +
        WORTH.head * speaksOf({ start, end }) +
        (concludes ? WORTH.concludes : 0) +
        (WORTH.late * (start - from)) / length +
        (!concludes && RULE.test(words) ? WORTH.rule : 0) +
        (ASIDE.test(words) ? (ASIDE.test(asked) ? -WORTH.aside : WORTH.aside) : 0) +
        (GENERAL.test(words) ? WORTH.rule : 0) +
        (POSED.test(words) ? WORTH.posed : 0) +
        (!isOfAdmission && ADMISSION.test(words) ? WORTH.admission : 0) +
        (isQuoted(words) ? WORTH.quoted : 0) +
        (ECHO.test(words) && !BECAUSE.test(words) ? WORTH.echo : 0) +
        (concludes && isOutcome ? WORTH.outcome : 0) +
        (PLEA.test(words) || (!concludes && isAllegation(cut, start)) ? WORTH.plea : 0);
      return { start, end, score };
    })
    .sort((a, b) => b.score - a.score);
  const evidence: Evidence[] = [];
  for (const { start, end, score } of ranked) {
    if (evidence.length === SHOWN.most || score < SHOWN.beside * ranked[0]!.score) break;
    if (evidence.some(({ shown }) => shown.some((range) => range.start < end && start < range.end))) continue;
    evidence.push(evidenceAt(sources, source, { start, end }, score));
  }
  return evidence;
}
