/** The words by which writings and rulings say what a citation is for them, over folded sentences. Ours. */

const HAS =
  '(?:resuelto|sostenido|declarado|entendido|senalado|dicho|fallado|razonado|afirmado|reiterado|manifestado|exigido|prevenido|concluido|decidido|establecido|precisado|advertido|expresado)';
const SAID =
  '(?:resolvio|sostuvo|declaro|entendio|senalo|dijo|fallo|razono|afirmo|reitero|concluyo|decidio|establecio|preciso|explico|reconocio|reconoce|explica|distingue)';
export const FOR = new RegExp(
  `\\b(?:en (?:el )?(?:mismo|igual|similar|identico|este|tal|dicho|analogo) sentido|en (?:la|esta|esa|igual) (?:misma )?linea|(?:la )?(?:identica|misma|igual) conclusion|(?:asi|como|segun|tal como|conforme) (?:ya )?(?:se |lo )?(?:ha|han|hemos|fue)(?: sido)? (?:\\w+ ){0,3}?${HAS}|(?:asi|como)(?: bien| ya)? (?:se |lo )?${SAID}|(?:este|esta|el|la|se|y|lo) ?(?:mism[ao] )?(?:tribunal|magistratura|corte|corte suprema|jurisprudencia|excm[ao]\\.? \\w+)?,? ?(?:ya )?(?:lo )?(?:ha|han) (?:\\w+ ){0,4}?${HAS.replace('(?:', '(?:senalar|sostener|resolver|declarar|')}|conforme a lo resuelto|jurisprudencia (?:\\w+ )?(?:uniforme|reiterada|constante|asentada|conteste|mayoritaria|invariable)|(?:linea|tesis|posicion|postura) (?:dominante|mayoritaria|correcta)|reiterad[ao]s? (?:en|por|jurisprudencia|entre)|reiteradamente|(?:criterio|doctrina)s? (?:\\w+ ){0,3}?(?:reiterad|desarrollad|que puede encontrarse|sostenid|asentad|expuest|establecid|fijad)\\w*|(?:avala|respalda|ratifica|corrobora)n?\\b|ratifico|hizo suy[oa]|mas convincente|(?:basta|cabe|corresponde) (?:con )?(?:recordar|citar|remitirse a) lo|coincid\\w+|concordante con|es conteste|en apoyo de|lo que refuerza|acog\\w+ (?:la|el|nuestra|esta) (?:tesis|criterio|doctrina|excepcion|accion))`,
  'g',
);
/** What a writing that argues says of a ruling only to rest on it; a ruling also tells of what was decided elsewhere. */
export const RESTS = new RegExp(
  `\\b(?:ha (?:\\w+ ){0,2}?${HAS}|lo ${SAID}|${SAID} que|que (?:suscrib|compart)(?:o|imos)|vease ademas|tambien (?:la|el) (?:excma\\.? |iltma\\.? |i\\. )?(?:corte|tribunal|maximo))\\b`,
  'g',
);
const THEIRS =
  '(?:contrari|contrapart|actor|demandant|demandad|recurrid|recurrent|ejecutant|ejecutad|querell|reclam|apelant|apelad|adversari|banco|fisco)';
export const AGAINST = new RegExp(
  `\\b(?:sin embargo|no obstante|en contrario|en sentido (?:contrario|diverso|opuesto|inverso)|lo contrario|de (?:manera|modo|forma) (?:distint|divers|opuest|contrari)[ao]|tesis (?:contraria|opuesta|adversa|del? (?:la )?${THEIRS}\\w*)|en contra de lo|a diferencia de|contrariamente|contradic\\w+|se aparta\\w*|discrep\\w+|disient\\w+|en oposicion|por el contrario|contra lo resuelto|en cambio|desestim\\w+ (?:la|el|esta) (?:tesis|argument\\w+|alegacion|criterio)|rechaz\\w+ (?:la|el|esta|dicha) (?:tesis|argument\\w+|alegacion|criterio|doctrina)|(?:no|tampoco) (?:resulta|es|son) (?:aplicable|atendible|pertinente)s?|no (?:obsta|empece|altera)|desvirtua\\w*|en abierta contradiccion|no compart(?:e|o|imos)|no puede compartirse|(?:linea|tesis|posicion|postura|doctrina),? (?:hoy |ya )?(?:minoritaria|superada|abandonada)|en nada se (?:asemeja|parece)|(?:fue|era|ha sido) (?:\\w+ )?(?:negad|rechazad|resistid)[oa]|(?:invocad|esgrimid|citad|alegad)[oa]s? (?:\\w+ ){0,3}?por (?:el|la|su|los|las) (?:parte )?${THEIRS}\\w*|(?:pero|mas|toda vez que) (?:este|ese|aquel|dicho|esta|esa|aquella|dicha)(?: \\w+)? (?:discurr|vers|recay|trat|se refer|se refier)\\w*|(?:no (?:se )?(?:ignora|desconoce)|es cierto|cierto es|si bien)\\b)`,
  'g',
);
export const OVERRULED =
  /\b(?:(?:cambio|modificacion|variacion|abandono) de (?:criterio|jurisprudencia|doctrina)|abandon\w+ (?:la|el|esa|dicha) (?:tesis|criterio|doctrina)|ha sido (?:superad|abandonad|dejad)\w*|criterio (?:superado|abandonado|revocado))\b/g;
/** "… fue revocada por la Corte Suprema en el rol …": what stands before it lost, what stands behind it won. */
export const SET_ASIDE =
  /\b(?:revocad|abandonad|superad|casad|invalidad|anulad|enmendad|corregid|modificad|dejad[ao]s? sin efecto)(?:[ao]s?)?(?: de oficio)? (?:por\b|\()/g;
/** A sentence that sets what it cites against what was cited before it. */
export const TURNS =
  /^\W*(?:sin embargo|no obstante|con todo|en cambio|por el contrario|sin perjuicio de (?:ello|lo anterior)|a la inversa|por su parte|mas)\b/;
/** What the sentence behind says of the ruling before it. */
export const REFUSED =
  /^\W*(?:(?:no|tampoco) (?:la |lo )?compart\w+|discrep(?:o|amos|a)\b|no obsta\b|(?:es[ae]|est[ae]|dich[ao]|ta[l]|aquel(?:la)?) (?:entendimiento|lectura|interpretacion|criterio|doctrina|tesis|postura|argumento|razonamiento)(?: \w+)?,? (?:sin embargo,? )?(?:es|resulta|parece|fue|ha sido|no) (?:\w+ )?(?:errad|equivocad|erroneo|erronea|abandonad|superad|compart|aplica|correct)|(?:el|la) (?:fallo|sentencia|precedente) citad[ao] se (?:refer|refier))/;
export const SEE_ALSO = /(?:\bvease(?! ademas)|\bver |\bconfrontese|\bcfr\b|\bcf\.|a mayor abundamiento,? vease)/;
/** "(STC Rol …", "(Así, por ejemplo, se ha razonado en sentencias …": what stands in brackets behind a statement. */
export const OPENED = /\(([^()]{0,900})$/;

const OTHERS = `(?:la|el|los|las|su|sus) (?:\\w+ )?(?:${THEIRS}\\w*|letrad[oa]s?|abogad[oa]s?|sentenciador\\w*|juzgador\\w*|municipalidad|isapre|empresa|empleador\\w*|denunciant\\w*|proveedor\\w*|arrendador\\w*|(?:sentencia|fallo|resolucion) (?:recurrid|apelad|impugnad|de (?:primer|segund))[oa]?|juez|jueza|tribunal a quo|contestacion|replica|duplica|recurso|libelo|traslado)`;
const INVOKES =
  '(?:invoc|cit|aduc|aduj|esgrim|trajo|trae|alleg|recurr|descans|bas|constru|fund|se (?:funda|apoya|ampara|asila|defend|remit|escud|aferr|parapet|sustent)|pretend|acud|apel|alud|mencion|ofrec|acompañ|acompan|repos|transcrib|copi|reput|opon|opuso|aleg|insist|cree|quiere|hace caudal|se vale)\\w*';
/** The other side, or the court below, relies on it. */
export const INVOKED_BY_OTHERS = new RegExp(
  `\\b${OTHERS}\\b[^.;]{0,70}?\\b${INVOKES}|(?:^|[.;] )\\W*(?:alego|aduce|adujo|invoca|esgrime|se defendera|pretende|su carta|en su (?:carta|contestacion|recurso|escrito|libelo|replica))\\b|\\bno faltara quien (?:esgrima|invoque|cite)|\\bse (?:nos )?(?:opone|ha opuesto|objeta|dira|replica)\\b`,
  'g',
);
/** Who writes grants that it stands against them. */
export const ACKNOWLEDGED =
  /\b(?:nos hacemos cargo|me hago cargo|admit(?:o|imos)\b|reconozco|reconocemos|conced(?:o|emos)\b|no (?:se )?(?:nos |me |le )?escapa|no (?:ignoro|ignoramos|desconozco|desconocemos|podemos (?:desconocer|ignorar|negar))|(?:nos|me|le|les) (?:es|resulta|son|fue|seria) (?:\w+ )?(?:desfavorabl|advers|contrari|perjudicial)\w*|(?:desfavorabl|advers|contrari|opuest)\w* a (?:nuestr[oa]|est[ae]|mi|la) (?:tesis|posicion|parte|pretension|postura|interes)\w*|favorec\w+ a (?:la|el|nuestra) (?:contrari|contrapart|advers|otra parte)\w*|(?:juega|milita|obra|pesa) en (?:nuestra )?contra|(?:fallo|sentencia|precedente|decision|pronunciamiento|criterio) (?:advers|desfavorabl|en contra)\w*|en contra de (?:lo que|nuestr\w+|esta (?:parte|tesis|posicion)|mi)|(?:hemos de|debemos|hay que|es preciso|es leal|cabe|justo es|corresponde) (?:soportar|reconocer|admitir|advertir|confesar|decir que existe)|nos (?:deja|pone) (?:\w+ )?(?:mal|en aprietos|expuest)\w*|nos (?:perjudica|debilita|complica|obliga a)|seria (?:desleal|imprudente|ingenuo|deshonesto)|conspira contra|(?:no (?:puede|cabe|debe|es leal) (?:callar|ocultar|omitir|silenciar)\w*)|en honor a la verdad|se inclino por lo contrario|resolvio lo contrario|va en (?:otra|contra)|el riesgo (?:mayor|principal|es))/g;
/** What it held was left later, or is told as past. */
export const OUTLIVED =
  /\b(?:desterrad|corregid|rectificad|derogad)[oa]s?\b|\b(?:fue|fueron|ha sido|han sido|quedo|quedaron) (?:\w+ )?(?:dejad[oa]s? (?:atras|de lado)|superad|abandonad|atras|obsolet|sin vigencia)\w*|\bhizo imposible|\bun dia (?:sostuvo|dijo|resolvio)|\bya no (?:rige|se sostiene|se sigue|es|refleja)|\bperdio (?:vigencia|actualidad|todo valor)|\b(?:cambio|mudo|vario|abandono|rectifico) (?:de |su |ese |dicho |aquel )?(?:criterio|parecer|doctrina|jurisprudencia)|\b(?:vieja|antigua|aneja|preterita) (?:sentencia|doctrina|jurisprudencia|tesis)|\b(?:viejo|antiguo) (?:fallo|criterio)|\bno siempre se entendio asi|\brevocad[oa] en alzada|\b(?:antes de|anterior a) (?:la )?(?:reforma|modificacion|ley (?:n|num)?)|\bbajo (?:la vigencia de )?la (?:ley|legislacion|normativa) (?:anterior|antigua|derogada)/g;
/** The sentence behind parts the case from this one: it begins with that case or with a turn, and says how it differs. */
export const DISTINGUISHED =
  /^\W*(?:pero|mas|sin embargo|con todo|no obstante|alli|ahi|en (?:ese|aquel|aquella|dicho|dicha|tal|esa) (?:caso|asunto|juicio|pleito|fallo|sentencia|oportunidad|ocasion|causa)|(?:es[ea]|aquel(?:la)?|dich[oa]|tal|el|la) (?:caso|asunto|fallo|sentencia|doctrina|criterio|precedente|decision|tesis|ruling|cita)|aquello|aquella|de el(?:la)?|su defecto|nada|(?:ello|eso|esto) no|lo que (?:calla|omite|olvida)|se trataba|la situacion|los hechos)\b[^.]{0,220}?(?:\bno\b|distint|divers|\botr[oa]\b|ajen|difer|discrep|calla|omit|\bsolo\b|sino|mientras|a diferencia|en cambio|lo contrario|falla|inaplicab|impertinent)/;
