import type { Voice } from '#contract/voices.ts';

/** The words by which a ruling or a brief says who speaks, in folded words. Ours, after how rulings of Chile tell a case. */
const REPORTS =
  '(?:alega|sostien|invoca|argumenta|expon|expus|arguy|aduc|aduj|refier|refiri|afirma|pide|pidi|solicit|denunci|acus|cit|senal|indic(?!i[oa])|manifiest|manifest|acompan|present|hizo valer|esgrim|plante|estim|hace presente|hace notar|agreg|anad|postul|propon|fund|opon|dedu[jc]|interp(?:on|us)|reclam|dice|dijo|recuerda|razona|concluy|insist|se alz|apel(?:a|o)\\b|recurr(?:e|io)\\b|tra(?:e|jo) a colacion)';
const role = (words: string): RegExp =>
  new RegExp(
    `\\b(?:el|la|los|las|del?|dicha?|su|ambas?|al|para el|para la) (?:parte |abogad[oa] de (?:la|el) |defensa de(?:l| la) )?(?:${words})\\b[^.;:]{0,140}?\\b(?!\\w+[aei]r\\b)${REPORTS}\\w*`,
  );
/** Verbs that also tell what a court does: a party says them only where they stand close behind it. */
const CLOSE =
  '(?:sustenta|replic|reproch|objet|cuestion|critic|respond|justific|entiende|rebat|nego\\b|niega|reconoc|relat|explic|asever|asegur|declar|admit|conced|discut|controviert|adhiri|adhier|advirtio|considera\\b|califica|atribuy|imput|culp|confes|ratific|rechaza que|rechazo que)';
const close = (words: string): RegExp =>
  new RegExp(
    `\\b(?:el|la|los|las|dicha?|su|ambas?) (?:parte |abogad[oa] de (?:la|el) |defensa de(?:l| la) )?(?:${words})\\b(?:,[^.;:,]{3,80},)?(?: (?:lo|la|le|se|que|no(?! (?:justific|explic|respond))|tambien|ademas|por su parte,?|en cambio,?|a su vez,?)){0,2} ${CLOSE}\\w*`,
  );
const CLAIMANT = 'demandantes?|actor(?:a|es)?|querellantes?|solicitantes?|ejecutantes?|denunciantes?|requirentes?';
const DEFENDANT =
  'demandad[oa]s?|querellad[oa]s?|ejecutad[oa]s?|recurrid[oa]s?|reclamad[oa]s?|denunciad[oa]s?|requerid[oa]s?';
const APPELLANT = 'recurrentes?|apelantes?|reclamantes?|impugnantes?|casacionistas?|defensa(?! del estado)';
const THIRD =
  'organismo|instituto|ministerio publico|ministerio|fisco|consejo de defensa|servicio|superintendencia|direccion|contraloria|fiscalia|municipalidad|informante|ente';
/** The court whose decision is looked at again. What this court says that it got wrong is this court's. */
const BELOW =
  '(?:(?:el|la) (?:juez|jueza|juzgador|juzgadora|magistrad[oa]|tribunal|sentenciador|sentenciadora) (?:de (?:primera?|segunda?) (?:grado|instancia)|de (?:la )?(?:instancia|base)|del (?:grado|fondo)|a quo|inferior)|(?:la|el) (?:sentencia|resolucion|fallo|decision|laudo) (?:apelad[oa]|recurrid[oa]|impugnad[oa]|en alzada|reclamad[oa]|atacad[oa]|de (?:primera?|segunda?) (?:grado|instancia))|(?:el|la) fallador[a]?(?: de (?:la |primera )?instancia| del grado| a quo)?|(?:el|la) (?:considerando|motivo|fundamento|razonamiento) [a-z]+ de (?:la sentencia|ese fallo|dicho fallo|dicha sentencia|el fallo)|los (?:jueces|sentenciadores|juzgadores)(?: (?:del (?:fondo|grado)|de (?:la )?instancia|recurridos|a quo))?|la (?:iltma\\.? )?corte de apelaciones(?: de [a-z]+(?: [a-z]+)?)?)';
const FOUND =
  '(?:concluy|estim|conden|exim|absolv|acog|rechaz|desestim|tuv(?:o|ieron)|dio|dieron|determin|resolv|consider|declar|fij|establec|razon|sost(?:uv|ien)|oy(?:o|eron)|revoc|confirm|hizo (?:lugar|comparecer)|ponder|valor|acredit|descart|entendi|asent|constat|calific|discurr|razon|expres|dice|se le(?:e|ia))\\w*';
const FAULTS =
  /\b(?:err(?:o|aron|adamente|onea)|yerr\w*|infring\w*|infracc\w*|vulner\w*|contravin\w*|contraven\w*|incurr\w*|omit\w*|equivoc\w*|desconoc\w*|aplic\w* (?:erronea|indebida|fals)\w*|acert\w*|correct\w*|ajust\w* a derecho|debi(?:o|eron))\b/;
const below = new RegExp(`\\b${BELOW}\\b[^.;:]{0,90}?\\b${FOUND}`);
/** Who has been told as a court before is only "el juez" afterwards. */
export const STILL_BELOW =
  /^\W*(?:(?:asi|tambien|ademas|luego|finalmente|por ultimo),? )?(?:el|la) (?:juez|jueza|magistrad[oa]|tribunal) (?:tambien |ademas )?(?:concluyo|estimo|condeno|rechazo|acogio|tuvo|dio|determino|resolvio|considero|declaro|fijo|razono|sostuvo|oyo|descarto|agrego|anadio)\b|^\W*(?:y )?(?:en )?el (?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo\w*|undecimo|duodecimo|vigesimo\w*)(?: [a-z]+)?(?: se leia| dice| expresa| agrega)?: ?["“«']/;
const WITNESS =
  /\b(?:(?:el|la|los|las|un|una) (?:testigo|perito|perita|experto|experta|pericia|peritaje|informe pericial|informe medico|facultativ[oa]|absolvente|psicolog[oa]|p?siquiatra|medic[oa]|neurolog[oa]|ingenier[oa]|arquitect[oa]|contador[a]?|tasador[a]?|asistente social|trabajador[a]? social|informe (?:social|psicologico|tecnico|contable|de(?:l| la) (?:perit|psicolog|medic|neurolog|ingenier|contador|tasador|p?siquiatra|asistente|liquidador)[a-z]*)|liquidador,? (?:por|en su) informe)s?\b[^.;:]{0,90}?\b(?:senal|indic|declar|afirm|dij|depus|depon|expres|manifest|refir|refier|concluy|estim|relat|reconoc|explic|sostuv|sostien|opin|asever|contest|consign|inform|diagnostic|propus|propon|prescrib|advirt|adviert|recomend|calcul|tas[oa]\b|midi|asign|atribuy|asegur|admit|confirm|visit[oa]\b|constat|entrevist[oa]\b|examin[oa]\b|evalu[oa]\b|encontr[oa]\b|observ[oa]\b|percibi|verific[oa]\b)\w*|(?:don|dona|senor|senora) [^.;:]{2,60}?,? (?:quien|que|la que|el que) (?:senalo|indico|declaro|afirmo|dijo|depuso|expreso|manifesto|refirio|relato|reconocio|explico|sostuvo)|\bdepus(?:o|ieron)|\b(?:a juicio|en opinion|segun el dicho|de acuerdo con el dicho) de(?:l| la| los| las) (?:testigo|perit|expert)[a-z]*)\b/;
/** "PRIMERO: ", "2.°", "Décimo tercero.-": how a reason is numbered. */
const LABEL = '(?:(?:\\w+ ?){1,2}°?(?:\\W{1,3}(?=que\\b)|\\W{0,2}[:.)-]\\W{0,2}))?';
/** Words at the head of a reason or sentence, behind the number of a reason. */
const headed = ({ source }: RegExp): string => `^\\W*${LABEL}(?:${source})`;
/** Somebody who was heard goes by no office: "El primero dijo", "la señora Roco, vecina, expuso". */
const HEARD = new RegExp(
  headed(
    /(?:que,? )?(?:(?:en cambio|por su parte|a su vez|a su turno|interrogad[oa] por el tribunal),? )?(?:(?:el|la|los|las) (?:primer[oa]s?|segund[oa]s?|tercer[oa]s?|ultim[oa]s?|otr[oa]s?|nin[oa]s?|adolescentes?|menores|hij[oa]s?|profesor[a]?|profesional|vecin[oa]s?|senora?|conviviente|conserje|funcionari[oa]|inspector[a]?|curador[a]?)|don|dona|un[oa]? (?:vecin[oa]|amig[oa]|companer[oa]|colega))\b[^.;:]{0,90}?(?<!\bpor |\bha |\bhabia )\b(?:dijo|dice|refirio|declar(?:o|a)\b|expuso|expreso|manifesto|aseguro|relato|senalo|indico|explico|reconocio|agrego|admitio|sostuvo|afirmo|conto|recordo|contesto|confirmo|depuso|hizo presente)/,
  ),
);
/** A person or company at the head of a reason, with a verb that only parties have: "la clínica hizo presente". */
const PARTY = new RegExp(
  headed(
    /(?:que )?(?:(?:por su parte|a su vez|a su turno|en cambio),? )?(?:el|la|los|las|don|dona) (?!articulo|ley|codigo|norma|recurso|sentencia|corte|tribunal|juez|doctrina|jurisprudencia|contrato|clausula|informe)[^.;:]{1,70}?,? (?<!\b(?:un|una|el|la|los|las|de|del|al|su|sus|es[ea]|est[ea]|dich[oa]|cada|otr[oa]|tal|con|sin) )(?:hizo presente|hace presente|alega\w*|arguy\w+|aduj\w+|aduce|replic\w+|insisti?\w*|apelo|se alza|se alzo|recurre|recurrio|impugn[ao]|acus[ao]|denunci[ao]|argument[ao]|reproch[ao]|pidio|pretende que|solicito que|(?<=\b(?:don|dona) [^.;:]{1,70}?)(?:solicita|pide|contesta|expone|sostiene|demanda|senala|indica|relata|refiere|afirma|manifiesta|estima|reclama))\b/,
  ),
);
/** The same without an article before the name of a company, and with the verb of who founds what they filed. */
const COMPANY = new RegExp(
  `${headed(/(?:que )?[^.;:]{3,70}? (?:s\.? ?a\.?|spa|limitada|ltda\.?|e\.?i\.?r\.?l\.?) (?:hizo presente|hace presente|alega\w*|aduce|adujo|sostiene|sostuvo|solicit\w+|pid(?:e|io)|aleg\w+|contest\w+|evacu\w+)\b/)}|${/\b(?:fund|bas|sustent|apoy)(?:o|a|aron|an) sus? (?:demanda|recurso|accion|defensa|excepcion|apelacion|solicitud|peticion|reclamo|reclamacion|oposicion) en\b/.source}`,
);
/** Who speaks stands behind the verb: "Estima el servicio que". */
const inverted = (words: string): RegExp =>
  new RegExp(
    `^\\W*(?:(?:asimismo|ademas|tambien|finalmente|por ultimo|en subsidio),? )?(?:estima|sostiene|alega|afirma|senala|agrega|anade|indica|expone|argumenta|aduce|plantea|refiere|manifiesta|solicita|pide|objeta|replica|responde|insiste|recuerda|reprocha|denuncia|acusa|pretende|critica) (?:el|la|los|las) (?:parte )?(?:${words})\\b`,
  );
/** "Según la asegurada, …", "A juicio del banco, …" at the head of a sentence. */
const accordingTo = (words: string): RegExp =>
  new RegExp(
    headed(
      /(?:que,? )?(?:segun|para|a juicio de|en opinion de|a entender de|en concepto de|en la version de) ?(?:el|la|l|los|las) (?:parte )?WHO\b[^.;:,]{0,40},/,
    ).replace('WHO', `(?:${words})`),
  );
/** Whoever no court, law or document is. */
const ANYBODY =
  '(?!ley|codigo|articulo|norma|precepto|inciso|constitucion|doctrina|jurisprudencia|contrato|clausula|prueba|informe|tenor|texto|merito|documento|corte|tribunal|juez|jueces|sentenciador|sentencia|fallo|resolucion|decision|ministr|mayoria|minoria|judicatura|magistratura|antecedente|dato|hecho|circunstancia|disiden|autor|legislador|criterio|propi|mism|primer|segund|tercer|letra|regla|disposic|certificado|acta|escritura|carta|boleta|registro|costumbre|tabla|reglamento|pericia|calendario|liquidacion)[a-z]+';
/** Anybody at the head of a sentence with a verb that only people have: "la isapre sostuvo", "el sindicato niega". */
const ASSERTS = new RegExp(
  headed(
    /(?:que,? )?(?:(?:por su parte|a su vez|a su turno|en cambio|en cuanto a[^,]{2,50}|respecto de[^,]{2,50}),? )?(?:el|la|los|las) WHO\b[^.;:]{0,60}?(?<!\b(?:se|no|lo que|que) )\b(?:sost(?:iene|ienen|uvo|uvieron)|asever[ao]|afirm(?:a|o|an|aron)|manifiestan?|manifest(?:o|aron)|niegan?|nego|neg(?:aron)|respondi(?:o|eron)|replic(?:a|an|o|aron)|aseguran?|aseguro|explic(?:o|aron)|expus(?:o|ieron)|exponen?|cree|opin(?:a|o)|protest(?:a|o)|insist(?:e|en|io|ieron)|recalc(?:a|o))\b/,
  ).replace('WHO', ANYBODY),
);
/** What was filed speaks for whoever filed it: "el libelo expone", "el primer capítulo del recurso denuncia". */
const filing = (names: string): RegExp =>
  new RegExp(
    headed(
      /(?:que,? )?(?:en (?:cuanto al fondo|lo sustantivo|sintesis|resumen|subsidio),? )?(?:(?:segun|conforme a|de acuerdo con) )?(?:en )?(?:el|la|su|los|las|dich[oa]) (?:primer[oa]?|segund[oa]|tercer[oa]|cuart[oa]|ultim[oa] )? ?(?:(?:capitulo|agravio|motivo|fundamento|tesis|version|argumento|planteamiento|escrito) (?:de (?:casacion|nulidad) )?(?:de(?:l| la| su)? ))?WHO\b[^.;:]{0,80}?(?:\b(?:sosti|denunci|postul|acus|plante|se fund|expon|expus|expres|senal|indic|aleg|afirm|pide|pidio|solicit|argument|reproch|descans|se apoy|se sustent|relat|refier|invoc|se construy|consist|dice)\w*|:)/,
    ).replace('WHO', `(?:${names})`),
  );
/** A contract, a letter or an author whose words a reason quotes. */
const CITED = new RegExp(
  `${headed(/(?:que,? )?(?:y )?(?:es cierto que )?(?:(?:en cuanto a|respecto de|sobre)[^,;:]{2,50}, )?(?:(?:acompano|se agrego|se acompano)[^.;:]{0,60} )?(?:el|la|los|las|un|una) (?:clausula|contrato|poliza|correo|carta|acta|escritura|mensaje|convenio|certificado|documento|bases|condiciones generales|anexo|pagare|carta de despido|comunicacion|boleta|factura)\b[^;:]{0,200}?(?:\b(?:establec|estipul|prescrib|dispon|expres|reza|dice|decia|se lee|se leia|escribio|senala|consigna|indica)\w*[^;:]{0,60}(?:: ?["“«']|que ?["“«'])|: ?["“«']|,? quien (?:expresa|dice|senala|relata|agrega)\b)/)}|${/\b(?:autores|tratadistas|doctrina (?:nacional|extranjera)|autores de nota)\b[^;:]{0,60}?\b(?:han? (?:escrito|sostenido|dicho|ensenado)|escriben?|ensenan?) que ?["“«']/.source}`,
);
export const ROLES: [Voice, RegExp][] = [
  ['cited', CITED],
  ['claimant', role(CLAIMANT)],
  ['defendant', role(DEFENDANT)],
  ['appellant', role(APPELLANT)],
  ['claimant', close(CLAIMANT)],
  ['defendant', close(DEFENDANT)],
  ['appellant', close(APPELLANT)],
  ['witness', WITNESS],
  ['witness', HEARD],
  ['party', PARTY],
  ['party', COMPANY],
  ['claimant', filing('libelo|demanda|querella|denuncia|reclamo|reclamacion|requerimiento|replica')],
  ['defendant', filing('contestacion|duplica|descargos|defensa')],
  ['appellant', filing('recurso|arbitrio|apelacion|impugnacion|casacion|nulidad')],
  ['party', ASSERTS],
  ['claimant', inverted(CLAIMANT)],
  ['defendant', inverted(DEFENDANT)],
  ['appellant', inverted(APPELLANT)],
  ['third', inverted(THIRD)],
  ['third', role(THIRD)],
  ['claimant', accordingTo(CLAIMANT)],
  ['defendant', accordingTo(DEFENDANT)],
  ['appellant', accordingTo(APPELLANT)],
  ['party', accordingTo(ANYBODY)],
  [
    'appellant',
    /\b(?:para|segun) (?:el|la) recurrente\b|\bel recurso (?:sostiene|denuncia|postula|acusa|plantea|se funda)\b/,
  ],
];
export const COURT = new RegExp(
  `${headed(/(?:que,? )?(?:(?:es|si bien es) (?:efectivo|cierto|verdad),? (?:que,? )?)?(?:contrari(?:amente|o) a lo|a diferencia de lo|como (?:bien |acertadamente |con razon )?(?:senala|sostiene|afirma|recuerda|advierte|indica|hace notar)[n]? (?:el|la|los|las)|(?:tiene|lleva|asiste) razon)\b/)}|${/\b(?:(?<!\b(?:sentencias?|fallos?|resolucion|resoluciones|jurisprudencia|sala) de )est[ae] (?:corte|tribunal|magistratura|judicatura|excm[ao]|iltm[ao]|ilma)|est[ao]s? sentenciador\w*|esta? juez\w*|este juzgador|se (?:estima|concluye|concluira|advierte|desprende|aprecia|colige)|a juicio de est|cabe (?:senalar|tener presente|consignar|recordar|precisar)|es (?:dable|necesario|preciso|menester))\b/.source}`,
);
/** "Tercero: Contestación de la demanda. Comparece …": a reason that heads itself. */
const titled = (names: string): RegExp =>
  new RegExp(
    headed(/(?:que,? )?(?:en cuanto a )?(?:el |la |los |las )?(?:WHO)\b[^.;:]{0,60}[.:]/).replace('WHO', names),
  );
/** "Que informó don X, por la recurrida": whoever reports to the court that asked. */
const headedReport = new RegExp(
  headed(
    /(?:que,? )?(?:(?:a|en) (?:folio|fojas) \d+,? )?(?:inform(?:a|o|ando)\b|evacu(?:a|o|ando) (?:el |su )?informe)(?! (?:social|pericial|que))/,
  ),
);
/** A reason that only tells what a party filed. */
export const FILED: [Voice, RegExp][] = [
  [
    'defendant',
    /\b(?:contest(?:o|ando|a)|contestacion|evacu(?:o|ando)[^.;]{0,40}traslado[^.;]{0,80}demandad|opone|opuso excepcion\w*)\b/,
  ],
  [
    'defendant',
    titled(
      'contestacion|(?:argumentos|alegaciones|pretensiones|defensas?|posicion|informe) de(?:l| la|l os| las) (?:parte )?(?:demandad|recurrid|reclamad|ejecutad|denunciad)[a-z]*',
    ),
  ],
  [
    'claimant',
    titled(
      '(?:la )?demanda|libelo|(?:argumentos|alegaciones|pretensiones|posicion|fundamentos|version) de(?:l| la|l os| las) (?:parte )?(?:demandante|actor|recurrente|reclamante|ejecutante|denunciante|solicitante)[a-z]*',
    ),
  ],
  ['third', headedReport],
  [
    'claimant',
    /\bcomparec\w+[^;]{0,600}?\b(?:deduc\w+|interpon\w+|interpuso|dedujo|demand(?:a|ando|o)|entabl\w+|recurr\w+|reclam\w+|solicit\w+|pid\w+|accion\w+)\b|\b(?:demanda|libelo): que\b/,
  ],
];

/** Verbs of saying, by which a reason that begins with a party tells what it says and not what it filed. */
export const SAYS =
  /\b(?:aleg|sost(?:ien|uv)|argument|exp(?:on|us)|arguy|adu[cj]|afirm|se alz|apel|recurr|impugn|interp(?:on|us)|ded[uj][cjz]|pretend|plante|propon|invoc|opo?n[eg]|opus|insist|critic|objet(?:an?|o|aron)\b|reclam|se fund|fund(?:a|o)\b|acept|nieg|neg(?:o|aron)\b|sustent|replic|manif(?:est|iest)|pid(?:e|i)|solicit|h(?:izo|ace) presente|refi(?:er|ri)|denunci|acus|reproch|indic|senal|declar|depus|dij|dice|explic|reconoc|relat)\w*/;
/** "En el undécimo se leía": a reason of the decision that is looked at again. */
const READ_THERE =
  /^\W*(?:y )?en el (?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo\w*|undecimo|duodecimo|vigesimo\w*)(?: \w+)? se leia\b/;
/** Whether a sentence tells what the court below held, and not what this court says of it. `within`: characters in which it is named. */
export function isBelow(words: string, within: number): boolean {
  if (READ_THERE.test(words)) return true;
  const at = words.search(below);
  return at >= 0 && at < within && !FAULTS.test(words);
}
/** A reason that tells what somebody said turns to what this court thinks of it. */
export const TURNS =
  /^\W*(?:que,? )?(?:sin embargo|no obstante|empero|con todo|ahora bien|en efecto|por el contrario|al respecto|a(?:si|l) respecto|en la especie|en este caso|asi las cosas|de lo (?:expuesto|anterior|dicho|relacionado)|por (?:lo tanto|consiguiente|ende)|en consecuencia|en tales circunstancias|en esas condiciones|atendid[oa]s? l[oa]s?|conforme (?:a )?lo (?:examinado|analizado|razonado|expuesto|dicho|asentado)|de la (?:propia |misma )?prueba|de los (?:medios|antecedentes)|debe atenderse)\b|\bse (?:logra|tiene por|encuentra|halla|ha|da por) (?:establec|acredit|prob|asent|demostr)\w*|\b(?:consta|aparece|fluye|resulta|es (?:claro|evidente|manifiesto|posible)) (?:que|concluir|establecer)\b|\b(?:dich[ao]s?|tal(?:es)?|es[aeo]s?|est[aeo]s?) (?:alegacion|argument|defensa|excepcion|planteamient|tesis|postura|reproche|pretension|peticion)\w*\b|\bno (?:es|resulta|son) (?:efectivo|atendible|oponible|posible|admisible)s?\b|\bno pued\w+ (?:acogerse|prosperar|sostenerse|atenderse|aceptarse)\b|\b(?:no )?sera[n]? (?:desestimad|rechazad|acogid|considerad|tenid|atendid)|(?<!(?<!\blo )\bque )\bse (?:le |les |lo |la )?(?:prescindira|desestimara|rechazara|acogera|accedera|dara (?:lugar|por)|condenara|dispondra|mantendra|regulara|fijara|limitara|estara|hara lugar)[n]?\b|\b(?:su|sus|el|los) (?:dichos?|declaracion(?:es)?|testimonios?|relatos?) (?:es|son|resulta|merece|no|carece|concuerda|impresiona)\w*|\b(?:el punto|la cuestion|el asunto) (?:ha|carece|no|es|queda|resulta)\b|^\W*(?:no )?\w{4,}ra[n]?,? (?:pues|por tanto|por ende|entonces|asi)\b|^\W*(?:pero |mas |y )?(?:el|la|los|las|es[aeo]s?|dich[oa]s?) (?:\w+ ){0,2}?(?:certificado|boleta|documento|liquidacione|planilla|prueba|peritaje|informe|acta|registro|factura|contrato|correo|fotografia|comprobante|recibo)s? (?:\S+ )?(?:correspond|acredit|demuestr|prueb|consta|dan? cuenta|revel|confirm|desmient|no\b|muestr|fueron|fij|contien)\w*|\bcarecen? de (?:todo |toda )?(?:valor|merito|sustento|asidero|fundamento|relevancia)\b/;
