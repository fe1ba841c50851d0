/** Infinitives of legal writing, folded; from them come the forms of the third person. Ours. */
const AR =
  'abarcar abonar aceptar acordar acreditar actuar administrar adoptar afectar agotar alegar amparar ampliar anular aplicar aportar aprobar asegurar asignar asistir asumir atenuar autorizar avisar calcular calificar cancelar causar celebrar certificar cesar citar colaborar comenzar comparar compensar comprar comunicar confirmar conservar considerar constar consultar contratar controlar coordinar cuidar cursar custodiar dañar declarar decretar dejar delegar demandar denegar denominar denunciar depositar derivar desarrollar desempeñar designar destinar determinar devengar dictar dispensar durar efectuar ejecutar elaborar elevar emanar emplear encargar entregar enviar equiparar estimar evaluar examinar exceptuar explicar expresar facilitar facultar fijar finalizar financiar firmar fiscalizar formar formular fundamentar garantizar generar habilitar implementar imputar incorporar indemnizar indicar informar ingresar iniciar inscribir integrar interpretar invocar liberar limitar llamar llevar mencionar modificar nombrar notificar observar obligar ocupar ofertar operar ordenar otorgar pactar pagar participar perjudicar practicar prestar presentar prolongar pronunciar prorrogar protestar publicar quedar ratificar realizar rebajar rechazar reclamar reembolsar reemplazar reglamentar regular rematar remunerar renunciar representar requisar reservar resguardar respaldar respetar restar resultar revocar sancionar señalar separar silenciar sobrepasar solicitar subrogar subsanar supervisar suspender tasar terminar trabajar trasladar traspasar tratar utilizar velar verificar versar vincular vulnerar procurar registrar pasar agravar gestionar imponerar pagar acoger contemplar decretar fallar condenar desestimar confirmar revocar apelar interrumpir arrendar subarrendar comparar convocar elegar sesionar aterrizar'.split(
    ' ',
  );
const ERIR =
  'acceder adquirir ascender asistir atender atribuir carecer ceder comparecer comprender comprometer conceder concurrir conducir conocer consistir constituir construir contribuir convenir corresponder cubrir cumplir decidir definir deducir depender desistir disponer distribuir emitir entender ejercer establecer equivaler exceder excluir exigir eximir existir expedir extender extinguir favorecer fallecer impartir impedir imponer incluir incumplir incurrir inducir infringir insertar instruir intervenir invertir omitir obtener ofrecer pedir percibir permanecer permitir perder persistir pertenecer poseer preceder prescribir prevenir prever proceder producir prohibir promover proponer proteger proveer recibir recaer recurrir reconocer referir regir remitir rendir repetir requerir residir resolver responder restituir retener reunir rescindir restringir someter sostener sustituir suprimir suscribir tener transferir transmitir vencer vender imprimir acoger escoger elegir contener mantener exponer oponer suponer componer asistir presumir'.split(
    ' ',
  );
/** Third persons with a change in their stem. */
const IRREGULAR =
  'acuerda acuerdan aprueba aprueban atiende atienden comienza comienzan convino conviene convienen consiente dispone disponen dispuso entiende entienden exige exigen extiende extienden hace hacen impone imponen impuso incluye incluyen interviene mantiene mantienen obtiene obtienen opone oponen pierde pierden protege protegen proviene provienen puso rige rigen rinde rinden requiere requieren resuelve resuelven refiere refieren reune reunen retiene retienen sostiene sostuvo suspende tiene tienen transfiere transfieren sustituye sustituyen constituye constituyen contribuye distribuye distribuyen excluye excluyen atribuye atribuyen restituye restituyen contiene contienen prevé preve preven dio hizo vino tuvo dedujo produjo produce producen conduce elige eligen promueve promueven propone proponen supone suponen compone componen expone devuelve devuelven vuelve carece carecen ejerce ejercen da dan compete competen incumbe goza gozan recurre deduce interpuso interpone opuso rechazo acogio confirmo revoco condeno declaro resolvio dicto solicito demando funda fundo sirve sirven dirige dirigen niega niegan despliega cierra cuenta cuentan corrige sigue siguen pide piden asciende ascienden'.split(
    ' ',
  );
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const regular = (infinitives: readonly string[], present: readonly string[], past: readonly string[]): string[] =>
  infinitives.flatMap((verb) => {
    const stem = folded(verb).slice(0, -2);
    return [...present, ...past].map((ending) => stem + ending);
  });
/** Forms that are also common nouns, adjectives or the like: they count as verbs only behind a clitic or a negation, which is asked elsewhere. */
const AMBIGUOUS = new Set(
  'previo previa medio servicio juicio remedio sitio vacio indicio principio firma forma causa parte cargo trato pago uso compra venta demanda renta multa pena base norma caso acto contrato regla plazo empresa orden obra vista entre sobre para cesa trabajo acuerdo aviso acuerdan resto resta respeto cargo demando encargo dano trata consulta reserva protesta renuncia denuncia registro embargo regulo calculo calcula termino inicio publico publica practica practico deposito informe cite presente presentes cuenta interprete entregue cite acto forme limite limites importe'.split(
    ' ',
  ),
);
/** Those of them that are verbs wherever no determiner or preposition stands before. */
const KEPT = new Set('trata calcula firma forma causa renuncia practica presta cesa'.split(' '));

/** Finite forms of the third person (folded): present, preterite, subjunctive. */
export const FINITE_ES: ReadonlySet<string> = new Set(
  [
    ...regular(AR, ['a', 'an'], ['aron', 'are', 'aren', 'aba', 'aban']),
    ...regular(ERIR, ['e', 'en'], ['io', 'ieron', 'iere', 'ieren', 'ia', 'ian']),
    ...IRREGULAR.map(folded),
  ].filter((form) => !AMBIGUOUS.has(form) || KEPT.has(form)),
);
const INFINITIVES = new Set([...AR, ...ERIR].map(folded));
const NO_INFINITIVE =
  /^(?:lugar|mujer|poder|deber|haber|titular|particular|militar|popular|similar|tercer|primer|auxiliar|escolar|familiar|mayor|ayer|regular|cualquier|taller|mar|par|azar|hogar|lider|caracter|cancer|alquiler)$/;
/** Whether a folded word is an infinitive, with or without a pronoun at its end ("pagarse", "entregarle", "pedirte"). */
export const isInfinitive = (word: string): boolean =>
  INFINITIVES.has(word) ||
  INFINITIVES.has(word.replace(/(?:te|me|nos|os)$/, '')) ||
  (word.length > 4 && /[aei]r(?:se|le|les|lo|la|los|las|selo|sela)?$/.test(word) && !NO_INFINITIVE.test(word));

const BASE_EN =
  'accept acknowledge acquire agree allow appoint approve arise assign assume authorize bear become begin bind breach cause certify claim comply comprise conduct confer confirm consent constitute contain continue contribute control convey cover create cure deliver deny describe designate determine develop disclose distribute elect employ enable enforce engage ensure enter establish exceed exclude execute exercise expire extend fail fulfill furnish give govern grant guarantee hold impose incur indemnify infringe inform initiate invoice keep lease license limit maintain make manage manufacture market mean obtain offer operate own pay perform permit possess prohibit promote protect provide purchase receive refer refuse regulate reject release relate remain render repair represent request require reserve restrict retain return sell serve specify state submit supersede supply survive terminate transfer treat undertake use violate waive warrant include affect apply impair prepare collect share store process protect delete'.split(
    ' ',
  );
const third = (verb: string): string =>
  /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
/** Third persons that are more often nouns than verbs. */
const NOUNS_EN = new Set(
  'claims leases licenses transfers uses releases repairs shares stores markets states requests returns purchases controls offers limits breaches processes supplies covers invoices holds causes'.split(
    ' ',
  ),
);
export const FINITE_EN: ReadonlySet<string> = new Set(BASE_EN.map(third).filter((form) => !NOUNS_EN.has(form)));
export const PAST_EN: ReadonlySet<string> = new Set(
  BASE_EN.map((verb) =>
    verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`,
  ),
);
