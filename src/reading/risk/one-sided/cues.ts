import type { Language } from '#contract/language.ts';
import { AT_WILL_EN, GRAVE_EN, MUTUAL_EN, MUTUAL_ES, NOT_LIABLE_EN } from '../rules/packs/english.ts';
import { AT_WILL, GRAVE_FAULT } from '../rules/wording.ts';

/** Who mostly drew up a contract and who mostly signs it, as folded words. Ours. */
const DRAWS_ES =
  'empleador\\w*|empresa|compañia|banco|acreedor\\w*|mutuante|arrendador\\w*|inmobiliaria|vendedor\\w*|proveedor\\w*|mandante|cliente|franquiciante|tienda|encargad[oa]|reveladora|divulgadora|administrador\\w*|mayoritari\\w*|directorio|plataforma|nosotros|podremos';
const SIGNS_ES =
  'trabajador\\w*|deudor\\w*|mutuari\\w*|fiador\\w*|aval|arrendatari\\w*|locatari\\w*|comprador\\w*|consumidor\\w*|usuari\\w*|socio|profesional|prestador\\w*|contratista|subcontratista|distribuidor\\w*|franquiciad\\w*|receptora|responsable|minoritari\\w*|agente';
const DRAWS_EN =
  'employer|company|lender|creditor|bank|landlord|lessor|seller|vendor|developer|supplier|franchisor|processor|discloser|disclosing party|owner|main contractor|majority|manager|board|we|us|our|platform|provider|licensor';
const SIGNS_EN =
  'employee|worker|borrower|debtor|guarantor|tenant|lessee|buyer|purchaser|consumer|customer|user|member|consultant|contractor|sub-?contractor|distributor|franchisee|controller|recipient|receiving party|minority|agent|you|your|licensee|freelancer';

const behind = (most: number, who: string, what: string): RegExp =>
  new RegExp(`\\b(?:${who})\\b[^.;,]{0,${most}}\\b(?:${what})`);
const whole = (words: string): RegExp => new RegExp(`\\b(?:${words})`);

/** What a clause does to its sides, by the words that say so; ours. The first ones load a side, the last ones make a clause fair. */
const CUES: Record<Language, Readonly<Record<string, RegExp>>> = {
  es: {
    will: whole(AT_WILL),
    grave: whole(GRAVE_FAULT),
    any: /\b(cualquier\w*|tod[oa]s? (tipo|clase|otr[oa])|tod[oa] (responsabilidad|accion|derecho|perdida|reclamo|obra|informacion)|algun[oa]?|ningun[oa]?)\b/,
    hour: /\ben cualquier (momento|tiempo|hora)|a toda hora|24 horas|cuando (lo )?(quier|estim|dese|decid)\w*/,
    untold:
      /\bsin (necesidad de |previo |mas )*(aviso|notificacion|requerimiento|consultar?|autorizacion|consentimiento|tramite)/,
    without:
      /\bsin (derecho|pago|compensacion|indemnizacion|reembolso|limite|tope|expres|causa|motivo|devol|garantia)\w*/,
    waives: /\b(renunci\w*|se desiste|abandona)/,
    unanswered:
      /\b(no (sera|seran|respond|se hara|asum|tendra responsab|garantiza)\w*|exim\w*|liber[ae]\w*|exoner\w*|indemne|nada (podra|debera))/,
    even: /\b(aun(que)?( cuando)?|incluso|inclusive|ni siquiera|cualquiera (que )?sea|por leve|sin importar|a todo evento|haya o no|sea o no)\b/,
    forever:
      /\b(perpetu\w*|indefinid\w*|para siempre|irrevocable\w*|de por vida|ilimitad\w*|sin limite|absolut\w*|todo el (mundo|pais|territorio))/,
    loses:
      /\b(perder\w*|pierde|quedara\w* (en|a) (poder|beneficio|favor)|hara suy\w*|retendra|no (se )?(devolv|reembols|restitu)\w*|pasar\w* a (ser )?propiedad)/,
    whole: /\b(la totalidad|integr\w+|el total de|todas las (rentas|cuotas|sumas|costas))/,
    barred:
      /\b(no (podra|podran|podras|debera|tendra|tendran|tendras)|prohib\w*|abst(endr|eng)\w*|le (esta|queda) (vedad|prohibid)\w*)/,
    may: /\b(podra|podran|podremos|se reserva|facultad\w*|autoriz\w*)/,
    only: /\b(solo|unicamente|exclusiv\w*|el unico)\b/,
    deemed: /\b(se (entender|tendr|presumir|considerar|dara por)\w*|hara(n)? (plena )?(prueba|fe))/,
    fine: /\b(multa|pena|clausula penal|sancion|recargo|interes)\b/,
    large:
      /\b(\d{1,3}\.\d{3} ?uf|[2-9]\d ?%|1\d\d ?%|doble|triple|cincuenta por ciento|cien por ciento|\d{3,} (uf|unidades de fomento)|(cinco|diez|veinte|quince) años)/,
    turns:
      /^(no obstante|sin embargo|con todo|ademas|asimismo|en cambio|por su parte|en todo caso)\b|; (no obstante|sin embargo|en cambio)/,
    power: behind(
      40,
      DRAWS_ES,
      'podra|se reserva|no (?:sera|respond|tendra|garantiza|estara)\\w*|decidira|determinara|fijara',
    ),
    load: behind(
      40,
      SIGNS_ES,
      'no podra|renunci\\w*|pagara|debera|perdera|acepta|asum\\w*|autoriza|respondera|indemnizara|se obliga|libera|cede',
    ),
    right: behind(40, SIGNS_ES, 'podra|tendra derecho|conserva'),
    duty: behind(
      40,
      DRAWS_ES,
      'pagara|entregara|debera|devolvera|restituira|informara|avisara|mantendra|garantiza|se obliga|respondera',
    ),
    alike: MUTUAL_ES,
    parties: /\b(las partes|una parte|la otra parte|la parte (que|incumplidora))\b/,
    capped:
      /\b(con un (tope|maximo)|hasta (un|el) (maximo|monto|tope)|no (podra )?excede\w*|limite|multa de hasta|se (descontar|imputar)\w*)/,
    notice:
      /\b(con|previo) (un )?(aviso|al menos|a lo menos)\b|\bde anticipacion|dias de aviso|aviso (escrito|previo) de/,
    within: /\bdentro de(l plazo de)? (los |las )?\w+ (dias|horas|meses)/,
    lawful:
      /\b(conforme a|segun|de acuerdo (con|a)|en los terminos de) (la )?(ley|articulo|legislacion|normativa)|la ley (exija|permita|establece)|articulo \d|codigo/,
    fair: /\b(razonable\w*|fundad\w*|justificad\w*|proporcional\w*|prorrata|acredit\w*|debidamente|comprobante\w*|efectivamente|imputable)/,
    save: /\b(salvo|excepto|a menos que|con excepcion|siempre que|sin perjuicio)/,
    agreed:
      /\b(comun acuerdo|mutuo acuerdo|acuerdo (escrito|previo)|consentimiento (previo|escrito|expreso) de|por escrito)/,
    guarded:
      /\bno (se )?\w+( \w+){0,8} sin (su|una|la|el|tu|autoriz|permiso|consent|aviso)|\bsolo .{0,60}\bsi (lo )?(acept|autoriz)/,
    free: /\b(sin costo|gratuit|gratis|no necesitas|puedes|podras|tu eleccion|te (devolver|reembols|avisar|enviar)\w*)/,
  },
  en: {
    will: whole(AT_WILL_EN),
    grave: whole(GRAVE_EN),
    unanswered: whole(NOT_LIABLE_EN),
    any: /\b(any (and all|loss|claim|reason|time|other|purpose|person|business|kind|work|breach)|all (claims|rights|works|sums|loss|liabilit)\w*|whatsoever|no (claim|right|refund|payment|compensation))\b/,
    untold:
      /\bwithout (any |prior |further )*(notice|consent|reason|cause|warning|telling|asking|informing|court|approval)/,
    without: /\bwithout (any )?(compensation|payment|refund|limit|liability|proof|recourse|restriction|safeguard)\w*/,
    waives: /\b(waives?|gives? up|relinquish\w*|renounces?|releases?)\b/,
    even: /\b(even (if|where|though|when|for)|whether or not|regardless|however (minor|caused|trivial)|including (its|the .{0,20}) own|in any event|for any or no reason)\b/,
    forever: /\b(perpetual\w*|indefinite\w*|for ever|forever|irrevocabl\w*|unlimited|worldwide|anywhere|absolute\w*)/,
    loses: /\b(forfeit\w*|lose[sn]?|non-?refundable|keep (any|all|the)|retain (any|all|the)|becomes? the property)/,
    whole: /\b(all (remaining|outstanding|other|sums|costs)|the whole|entire|in full)\b/,
    barred: /\b((may|shall|must|will|can) not|cannot|no right|not be entitled|agree not|prohibited)\b/,
    may: /\b(may|reserves? the right|is entitled|at liberty)\b/,
    only: /\b(only|sole\w*|exclusive\w*)\b/,
    deemed: /\b(deemed|conclusive|final and binding|presumed)\b/,
    fine: /\b(penalty|fine|charge|default|interest|liquidated)\b/,
    large:
      /\b([2-9]\d ?(%|per cent|percent)|double|triple|(two|three|five|ten|seven|twenty) years|\d{2,3},000|ninety|one hundred|sixty hours)/,
    turns: /^(however|notwithstanding|further|in addition|save as|despite)\b|; (however|but)/,
    power: behind(
      40,
      DRAWS_EN,
      '(?:may|reserves?|shall not be|is not|shall determine|decides?|accepts? no|are not)\\b',
    ),
    load: behind(
      40,
      SIGNS_EN,
      '(?:may not|shall not|waives?|shall pay|shall indemnify|agree|must|forfeits?|shall bear|releases?|assigns?)\\b',
    ),
    right: behind(30, SIGNS_EN, '(?:may|can|is entitled|keeps?)\\b(?! not)'),
    duty: behind(30, DRAWS_EN, '(?:will|shall|must)\\b(?! not)'),
    alike: MUTUAL_EN,
    parties: /\b(the parties|the other party|a party|party in breach)\b/,
    capped: /\b(up to|not exceed|maximum of|capped)\b/,
    notice: /\b(days'?|months'?|weeks'?) (written |prior )*notice|on (reasonable |written |prior )+notice/,
    within: /\bwithin (\w+|\d+) (business |working )?(days|hours|months)/,
    lawful: /\b(required by law|applicable law|statutory|by law|under the act|in accordance with)\b/,
    fair: /\b(reasonabl\w*|proportionat\w*|pro rata|genuine|good faith|properly|material(ly)?)\b/,
    save: /\b(except|unless|other than|provided that|save (for|that|where)|subject to)\b/,
    agreed: /\b(by agreement|agreed in writing|written consent|signed by)\b/,
    guarded: /\b(shall|will|may|must) not\b[^.;]{0,80}\b(without|unless|except)/,
    free: /\b(free of charge|without charge|you (may|can) (?!not)|we will (refund|tell|give|help|ask|return))/,
  },
};

/** The cues of a folded sentence, each alone and each pair: what is fair alone may not be so beside another. */
export function cuesOf(words: string, language: Language): string[] {
  const cues = Object.entries(CUES[language]).flatMap(([name, pattern]) => (pattern.test(words) ? `@${name}` : []));
  return cues.flatMap((cue, i) => [cue, ...cues.slice(i + 1).map((other) => `${cue} ${other}`)]);
}
