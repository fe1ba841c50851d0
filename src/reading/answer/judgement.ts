import { isNorm } from './called.ts';
import { bare } from './intent.ts';
import type { Read } from './rank.ts';
import { stands } from './unspoken.ts';

const DOCUMENT =
  '(?:(?:el|la|este|esta|mi|un) (?:presente )?)?(?:contrato|convenio|acuerdo|documento|arriendo|clausula|promesa|compraventa|finiquito|todo|bien)';
/** Asks what is to be thought of a document, or whether to sign it: no source says so of itself. Ours. */
const OF_ITSELF = [
  new RegExp(
    String.raw`^(?:es|son|esta|estan|seria) (?:\p{L}+ )?(?:i?legal(?:es)?|abusiv\p{L}+|i?licit\p{L}+|justo|injusto|normal(?:es)?|convenientes?|buen[oa]?|mal[oa]?|segur[oa]|riesgos[oa]|peligros[oa]|razonable|valid[oa]|bien|mal)(?: (?:hecho|redactado|escrito))? ?${DOCUMENT}?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:el|la|este|esta|mi) (?:contrato|convenio|acuerdo|documento|arriendo|clausula) (?:es|esta) (?:i?legal|abusiv\p{L}+|i?licit[oa]|i?njusto|justo|normal|bueno|malo|segur[oa]|valid[oa]|bien|mal)(?: (?:hecho|redactado|escrito))?$`,
    'u',
  ),
  /^(?:me )?(?:conviene|convendria|recomiendas|recomienda|aconsejas) (?:firmar|aceptar|suscribir|este|el contrato)|^(?:deberia|debo|puedo) (?:firmar|aceptar)(?: (?:este|el) (?:contrato|documento|acuerdo))?(?: (?:tranquil[oa]|sin problemas?))?$|^que (?:opinas|te parece|piensas)/u,
  /^(?:is|are) (?:this|the|these) (?:contract|agreement|lease|document|clauses?|terms) (?:\p{L}+ )?(?:fair|unfair|legal|illegal|valid|safe|risky|good|bad|normal|standard|reasonable|abusive|ok|enforceable)$|^should i (?:sign|accept)\b|^what do you think\b/u,
];

/** Asks which parts deserve a judging word. The word itself may stand in a source: a law on unfair terms answers "¿Qué cláusulas son abusivas?". */
const WHICH = [
  /^(?:(?:que|cuales|hay|tiene|tienen|contiene|existen?|ves|dime|muestrame|encuentra|busca|detecta|senala)\b.* )?(?:clausulas?|algo|cosas?|puntos?|condiciones|partes?|disposiciones|estipulaciones) (?:que (?:sean?|son|parezcan?) |son |es |mas |muy |potencialmente )*(abusiv\p{L}+|leonin\p{L}+|injust\p{L}+|ilegal\p{L}*|ilicit\p{L}+|rar[oa]s?|extran[oa]s?|sospechos\p{L}+|peligros\p{L}+|riesgos\p{L}+|desfavorables?|desventajos\p{L}+|anormal\p{L}*|inusual\p{L}*|problematic\p{L}+|malo|perjudicial\p{L}*)(?: (?:en|del?|para) .*)?$/u,
  /^(?:que|cuales son los|hay) (riesgos|peligros|trampas|problemas|desventajas)\b.*\b(?:contrato|convenio|acuerdo|documento|arriendo|firmar?|firmo)\b/u,
  /^(?:(?:which|what|are there(?: any)?|is there|any|show me|find)\b.* )?(?:clauses?|terms?|provisions?|anything|something|parts?) (?:that )?(?:is |are |seems? )?(abusive|unfair|illegal|odd|strange|unusual|weird|suspicious|risky|dangerous|onerous|wrong)(?: (?:in|with|about|for) .*)?$/u,
  /^(?:are there(?: any)?|is there(?: any| an)?|which|what|any) (abusive|unfair|illegal|odd|strange|unusual|risky|dangerous|onerous) (?:clauses?|terms?|provisions?)/u,
];

/**
 * Whether a question asks to judge a document ("¿Es legal este contrato?", "que clausulas son abusivas"), which no quotation can do. Where the judging word
 * stands in a source, that may speak of it.
 */
export function asksJudgement(sources: readonly Read[], question: string): boolean {
  const words = bare(question);
  if (OF_ITSELF.some((one) => one.test(words))) return true;
  const word = WHICH.map((one) => one.exec(words)?.[1]).find(Boolean);
  return word !== undefined && !sources.every(isNorm) && !sources.some((read) => stands(read, word));
}
