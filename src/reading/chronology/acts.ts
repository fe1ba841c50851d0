import type { Language } from '#contract/language.ts';

/**
 * What is done on a day. `once`: of one thing it is done on one day alone, so that two days of it contradict each other; the others are done again ("paid",
 * "notified"), and only a number or a place in a row ("first instalment") tells that two of them are one.
 */
export type Act = { id: string; once: boolean; find: Record<Language, RegExp> };

const act = (id: string, once: boolean, es: string, en: string): Act => ({
  id,
  once,
  find: { es: new RegExp(`(?<![a-z])(?:${es})(?![a-z])`, 'g'), en: new RegExp(`(?<![a-z])(?:${en})(?![a-z])`, 'g') },
});

/** Acts by their words, folded. Ours. */
export const ACTS: readonly Act[] = [
  act(
    'made',
    true,
    'firm(?:a|an|ar|ara|aron|o|ada|ado)|suscri\\w+|celebr\\w+|otorg\\w+|conv(?:ienen?|ino|inieron)|emi(?:te|tida|tido|tio|sion)|extendid[oa]|fechad[oa]|de fecha',
    'sign(?:ed|ing|ature)?|executed|execution|(?:is|was|were) made|entered into|issued?|dated',
  ),
  act('delivered', true, 'entreg\\w+', 'deliver\\w*|handed over'),
  act('received', false, 'recib\\w+|recepcion\\w*', 'received?|receipt|accepted|acceptance'),
  act(
    'paid',
    false,
    'pag(?:a|ar|ara|ado|ada|aron|o|os|adero|adera)|abon(?:a|o|ado|ada|aron)',
    'paid|pays?|payments?|payable',
  ),
  act('due', false, 'venc(?:e|en|ia|io|era|ido|ida|imiento)|exigible', 'due|expires?|expired|falls due|matures?'),
  act('notified', false, 'notific\\w+|comunic\\w+|aviso', 'notif\\w+|served|notice was given'),
  act('filed', false, 'present(?:o|e|ada|ado)|interpus\\w+|interpuest\\w+|reclam[eo]|demand[eo]', 'filed|lodged|submitted|brought'), // prettier-ignore
  act(
    'began',
    true,
    'ingreso|ingrese|inicio|iniciaron|comenzo|comence|comienza|empezo',
    'start(?:ed|s)?|commenced?|began|begun|hired|joined',
  ),
  act(
    'ended',
    true,
    'despedid[oa]s?|despido|despidio|termino|terminaron|renuncio|renuncie|desvinculad[oa]',
    'terminated|termination|ended|dismissed|dismissal|resigned',
  ),
  act('recorded', true, 'inscri\\w+|protocoliz\\w+|reduj\\w+ a escritura', 'recorded|registered|registration'),
  act('died', true, 'fallecio|fallecimiento|murio|muerte|defuncion', 'died|death'),
  act('married', true, 'contraj\\w+ matrimonio|se casaron|se caso', 'married|marriage'),
  act(
    'occurred',
    true,
    'ocurri(?:o|eron|da|do)|se produjo|sucedio|acaeci(?:o|do|da)|tuvo lugar',
    'occurred|happened|took place',
  ),
  act('struck', true, 'accidente|choque|colision|atropello|siniestro', 'accident|collision|crash'),
];

/** Words by which a text changes what another said, folded: what it says otherwise is no contradiction. */
export const CHANGES: Record<Language, RegExp> = {
  es: /(?<![a-z])(?:modific\w+|rectific\w+|prorrog\w+|adendas?|ampli(?:a|o|an|aron|acion)|posterg\w+|aplaz\w+|reprogram\w+|reemplaz\w+|sustitu\w+|renegoci\w+|novacion|nuevo plazo|nueva fecha)(?![a-z])/,
  en: /(?<![a-z])(?:amend\w*|addend\w+|extend(?:ed|s)|extension|postpon\w+|reschedul\w+|rectif\w+|replac\w+|supersed\w+|restated|new deadline|new date)(?![a-z])/,
};

/** Words by which something is still to be done: when it was done is another fact. The future of a Spanish verb ends in an accent. */
export const TO_COME: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:deben?|deb[ií]an?|se obliga\p{L}*|a m[aá]s tardar|antes del|hasta el|\p{L}{2,}r(?:á|án|emos))(?!\p{L})/iu,
  en: /\b(?:shall|must|will|ought|ha[ds] to|have to|on or before|(?:no|not) later than|is to be|are to be)\b/i,
};

/** Which of several, folded: "primera cuota", "final acceptance". */
export const WHICH: Record<Language, RegExp> = {
  es: /(?<![a-z])(?:(primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|ultim|provisori|provisional|definitiv|parcial|unic)[oa]?s?)(?![a-z])/g,
  en: /(?<![a-z])(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|provisional|partial|interim)(?![a-z])/g,
};

/** A part of a sum, and what is added to it, folded: two of them are two sums. */
export const PART: Record<Language, RegExp> = {
  es: /(?<![a-z])(?:abon\w+|a cuenta|saldo|parcial\w*|parte|cuotas?|interes(?:es)?|multas?|reajuste\w*|neto|neta|iva|anticipo|pie|garantia|descuento|rebaja)(?![a-z])/,
  en: /(?<![a-z])(?:parts?|partial\w*|instal?ments?|balance|deposit|on account|interest|penalt\w+|net|vat|tax|discount|advance)(?![a-z])/,
};

/** Documents that have a number, by one name in both languages, folded. */
const DOCUMENTS: readonly (readonly [string, string])[] = [
  ['invoice', 'facturas?|invoices?'],
  ['receipt', 'boletas?|recibos?|receipts?'],
  ['contract', 'contratos?|convenios?|contracts?|agreements?'],
  ['order', 'orden(?:es)? de compra|purchase orders?|orders?'],
  ['delivery note', 'guias? de despacho|delivery notes?'],
  ['credit note', 'notas? de credito|credit notes?'],
  ['debit note', 'notas? de debito|debit notes?'],
  ['cheque', 'cheques?|checks?'],
  ['note', 'pagares?|promissory notes?'],
  ['bill', 'letras? de cambio|bills? of exchange'],
  ['statement', 'estados? de pago|payment statements?|progress claims?'],
  ['policy', 'polizas?|polic(?:y|ies)'],
  ['claim', 'reclamos?|siniestros?|claims?'],
  ['deed', 'repertorios?|escrituras?|deeds?'],
  ['case', 'rol|rit|ruc|ingresos? corte|causas?|cases?'],
  ['letter', 'oficios?|resolucion(?:es)?|permisos?|licencias?|permits?|licen[cs]es?'],
];
export const DOCUMENT: readonly { id: string; find: RegExp }[] = DOCUMENTS.map(([id, words]) => ({
  id,
  find: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'),
}));

/** A deed by what it is of: "contrato de arrendamiento", "Loan Agreement"; some are named by one word. On folded text. */
export const DEED: Record<Language, RegExp> = {
  es: /(?<![a-z])(?:(?:contratos?|convenios?|promesas?|escrituras?|pactos?|actas?) (?:de |del |de la )?(?!n[°º.])[a-z]{4,}|finiquitos?|promesas?|compraventas?|transacci(?:on|ones)|testamentos?|avenimientos?)(?![a-z])/g,
  en: /(?<![a-z])(?:(?!this|that|such|said|the )[a-z-]{4,} (?:agreement|contract|lease|deed|note)|settlement|release|lease|will|deed)s?(?![a-z])/g,
};
