/** Concepts of clauses commercial: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CLAUSES_COMMERCIAL = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[clause-parties]
ley: en adelante denominado; en adelante el cliente; comparecencia de las partes; comparecen las partes
gente: qué empresas contratan; con quién estoy contratando; nombre de las partes; partes del contrato
law: the parties hereto; hereinafter referred to as; each a party and collectively the parties
people: which companies are involved; who am i contracting with; names of the parties; parties to the contract

[clause-party-details]
ley: rol único tributario; sociedad del giro; debidamente representada por; cédula de identidad
gente: rut de la empresa; domicilio de las partes; dirección de la empresa; quién representa a la empresa; datos de los contratantes
law: principal place of business; a corporation organized under the laws of; registered office at; incorporated under the laws
people: where is the company incorporated; company address; what kind of company is it

[clause-signatory-authority]
ley: personería; facultades suficientes para obligar; consta en escritura pública; debidamente facultado; poder vigente
gente: tenía poder para firmar; quién firmó por la empresa; firmó sin poder; puede firmar el gerente
law: duly authorized representative; full power and authority to enter; authorized signatory; duly executed and delivered
people: had authority to sign; was he allowed to sign; who signed for the company

[clause-recitals]
ley: antecedentes del contrato; las partes declaran que; en consideración a lo anterior; objeto del contrato
gente: de qué trata este contrato; por qué se hizo el contrato; antecedentes del acuerdo; objetivo del contrato
law: whereas; recitals; now therefore in consideration of; purpose of this agreement; background of the agreement
people: purpose of the deal; purpose of the contract; background of the deal; subject of the agreement

[clause-agreement-date]
ley: fecha de suscripción; celebrado con fecha; fecha de firma
gente: fecha del contrato; cuándo se firmó el contrato; fecha en que firmaron
law: made and entered into; date first written above; date of this agreement
people: date of the contract; contract signed on what date; when was the agreement signed; date it was signed

[clause-effective-date]
ley: entrará en vigencia; fecha de entrada en vigor; comenzará a regir; surtirá efectos a contar de; fecha efectiva
gente: cuándo empieza el contrato; cuándo entra en vigencia; a partir de qué fecha vale; desde cuándo rige el contrato
law: effective date; shall become effective; shall enter into force; commencement date
people: start date; when does it take effect; since when is it valid; start date of the contract

[clause-service-start]
ley: inicio de los servicios; fecha de inicio; dar inicio a la prestación; puesta en marcha; acta de inicio
gente: cuándo parte el servicio; fecha de partida; cuándo arranca el proyecto; desde cuándo prestan el servicio
law: service commencement date; shall commence the services; go live date; start of services; launch date
people: when do services begin; go live; when do they start working; launch day

[clause-expiration]
ley: vigencia del contrato; plazo de vigencia; expirará; fecha de vencimiento; fecha de término; tendrá una duración de
gente: cuándo vence el contrato; cuánto dura el contrato; cuándo termina el contrato; fecha en que vence; cuándo expira el contrato
law: expiration date; shall expire; shall remain in effect until; shall continue in full force until; term of this agreement
people: how long does it last; end date; contract end date; how long is the contract; when does the contract end; when does the agreement expire

[clause-initial-term]
ley: plazo inicial; período inicial; duración inicial; contado desde la fecha de suscripción; plazo de años
gente: cuánto dura la primera etapa; plazo original; por cuánto tiempo me amarro; meses que dura al principio
law: initial term; original term; for a period of years from the effective date; initial period
people: how many years is the contract; first period; how long am i locked in; how long is the initial term

[clause-indefinite-term]
ley: plazo indefinido; duración indefinida; mientras no se le ponga término; vigencia indefinida; sin plazo fijo
gente: no tiene fecha de término; dura para siempre; sin fecha de vencimiento; contrato sin plazo; contrato dura para siempre
law: shall continue until terminated; indefinite term; perpetual in duration; evergreen; without a fixed term
people: no end date; goes on forever; open ended; does it ever end

[clause-renewal-automatic]
ley: se renovará automáticamente; se prorrogará tácitamente; renovación tácita y sucesiva; prórroga automática
gente: renovación automática; se renueva sin avisar; qué pasa si no digo nada; contrato se renueva solo; se alarga el contrato solo; contrato se prorroga solo
law: shall automatically renew; automatic renewal; shall be automatically extended; will renew unless either party; auto-renew
people: does it renew itself; renews automatically; auto renewal; keep going if nobody says anything; rolls over

[clause-renewal-length]
ley: por períodos iguales y sucesivos; períodos adicionales de; renovable por igual período; período de renovación; prórrogas de un año
gente: por cuánto tiempo se renueva; cuánto dura la renovación; se renueva por un año; por cuántos meses se prorroga; plazo de la prórroga
law: renewal term; successive one year periods; additional terms of; successive renewal periods; extended for additional periods
people: how long is the renewal; length of each renewal; renewal period

[clause-renewal-option]
ley: opción de renovar; podrá prorrogar el contrato; facultad de extender el plazo; renovación de común acuerdo; opción de prórroga
gente: puedo renovar; quién decide renovar; derecho a renovar; pueden negarse a renovar
law: option to renew; option to extend the term; may be renewed by mutual written agreement; right to extend
people: who decides on renewal; can they refuse to renew; right to renew; can i renew the contract

[clause-renewal-notice]
ley: aviso de no renovación; manifieste su voluntad de no renovar; comunicación de no perseverar; voluntad de no prorrogarlo; aviso de no prórroga
gente: avisar que no renuevo; no quiero renovar; cómo evito la renovación; parar la renovación; carta para no renovar; que el contrato no se renueve
law: notice of non-renewal; notice of its intention not to renew; elects not to renew; written notice of its intent to terminate at the end of the term
people: stop the renewal; do not want to renew; avoid auto renewal; opt out of renewal; how do i not renew

[clause-renewal-notice-deadline]
ley: con a lo menos treinta días de anticipación al vencimiento; anticipación a la fecha de término; antes del vencimiento del plazo; con sesenta días de anticipación; noventa días antes del vencimiento
gente: con cuánta anticipación aviso no renovar; cuántos días antes del vencimiento; plazo para no renovar; se me pasó la fecha para avisar; hasta cuándo puedo avisar que no renuevo
law: at least days prior to the expiration of the then-current term; days before the end of the initial term; prior to the expiration of any renewal term; notice period to terminate renewal
people: how much notice before renewal; deadline to cancel renewal; last day to stop renewal; how far in advance; how many days before it renews

[clause-renewal-notice-form]
ley: carta certificada dirigida al domicilio; aviso escrito de no renovación; mediante carta notarial; por escrito con anticipación
gente: cómo aviso que no renuevo; por correo sirve para no renovar; carta certificada para no renovar; basta un mail para no renovar; aviso por escrito
law: by written notice to the other party of non-renewal; by giving written notice prior to expiration; certified mail notice of nonrenewal
people: how do i give notice not to renew; is email enough to stop renewal; written notice of non-renewal; letter to stop renewal

[clause-renewal-limit]
ley: renovable por una sola vez; máximo de renovaciones; en ningún caso excederá de; no podrá renovarse más de; número máximo de prórrogas
gente: cuántas veces se puede renovar; tope de renovaciones; máximo de prórrogas; cuántas prórrogas quedan; se renueva una sola vez
law: not more than renewal terms; maximum number of renewals; up to additional renewal terms; in no event shall the term exceed
people: how many times can it renew; limit on renewals; maximum renewals; how many extensions

[clause-renewal-price]
ley: precio aplicable a la renovación; tarifa vigente al momento de la renovación; reajuste al renovarse; condiciones de la renovación; tarifas del nuevo período
gente: sube el precio al renovar; cuánto pago si se renueva; precio de la renovación; mismas condiciones al renovar; cambian las tarifas al renovar
law: renewal fees; then-current rates upon renewal; increase fees for any renewal term; renewal on the same terms and conditions
people: price when it renews; does the price go up at renewal; same terms on renewal

[clause-governing-law]
ley: ley aplicable; se regirá por las leyes de; legislación aplicable; regido e interpretado de acuerdo con las leyes; leyes de la república de chile
gente: qué ley se aplica; ley de qué país; por qué ley se rige; leyes de qué estado; qué legislación vale
law: governing law; shall be governed by and construed in accordance with the laws of; laws of the state of; choice of law; without regard to conflict of laws principles
people: which law applies; what country's law; which state law; law that governs; under which laws

[clause-cisg-exclusion]
ley: convención sobre compraventa internacional de mercaderías; se excluye la aplicación de la convención; convención de viena; normas de conflicto de leyes
gente: se aplica la convención de viena; compraventa internacional; excluyeron la convención; tratado de venta internacional
law: convention on contracts for the international sale of goods; shall not apply the un convention; uniform commercial code; excluded from this agreement
people: does the vienna convention apply; is cisg excluded; un sales convention; international sale rules

[clause-jurisdiction]
ley: prorrogan competencia; se someten a la jurisdicción; tribunales ordinarios de justicia; fijan domicilio en la ciudad; domicilio especial para todos los efectos legales
gente: qué tribunal ve el pleito; a qué tribunales ir; en qué ciudad se demanda; juzgado competente; en qué ciudad demando; tribunal según el contrato
law: submit to the jurisdiction of the courts; jurisdiction and venue; courts located in; consent to personal jurisdiction; competent courts
people: where do we go to court; which city for lawsuits; in what city can i sue

[clause-exclusive-jurisdiction]
ley: jurisdicción exclusiva; competencia exclusiva de los tribunales; renuncian a cualquier otro fuero
gente: puedo demandar en otro país; jurisdicción exclusiva; otro tribunal distinto; renuncié a mi tribunal
law: exclusive jurisdiction; sole and exclusive venue; non-exclusive jurisdiction; irrevocably submits to the exclusive jurisdiction; waives objection to venue; forum non conveniens
people: only those courts; can i sue somewhere else; exclusive courts; sue in another country

[clause-service-of-process]
ley: mandatario para recibir notificaciones judiciales; poder para ser notificado y emplazado; notificación de demandas; agente de notificación
gente: cómo me notifican la demanda; representante para ser demandado; notificar a la empresa extranjera; representante que recibe la demanda
law: service of process; agent for service of process; consents to service by mail; appoints as its process agent
people: who receives the lawsuit; serve the papers; process agent

[clause-arbitration]
ley: cláusula compromisoria; será sometida a arbitraje; juez árbitro; cualquier dificultad o controversia; arbitraje
gente: hay que ir a arbitraje; árbitro; puedo ir a tribunales o es árbitro; se resuelve por arbitraje; cómo se resuelven los conflictos; pleito ante árbitro
law: shall be finally settled by arbitration; binding arbitration; any dispute arising out of or relating to; arbitration clause; submitted to arbitration
people: go to court or arbitration; how are disputes solved; must we arbitrate

[clause-arbitration-rules]
ley: centro de arbitraje y mediación; cámara de comercio de santiago; reglamento procesal de arbitraje; árbitro mixto; árbitro arbitrador; árbitro de derecho
gente: qué centro de arbitraje; cam santiago; reglas del arbitraje; qué institución arbitra; árbitro arbitrador o de derecho
law: american arbitration association; rules of arbitration of the international chamber of commerce; commercial arbitration rules; administered by jams; uncitral rules
people: which arbitration rules; who runs the arbitration; icc or aaa; arbitration body

[clause-arbitration-seat]
ley: sede del arbitraje; lugar del arbitraje; idioma del arbitraje; arbitraje tendrá lugar en
gente: dónde es el arbitraje; en qué ciudad se arbitra; en qué idioma el arbitraje; sede del arbitraje
law: seat of arbitration; place of arbitration shall be; arbitration shall be held in; language of the arbitration; arbitration shall take place
people: where is the arbitration; city of arbitration; arbitration language

[clause-arbitration-panel]
ley: árbitro será designado; nombramiento del árbitro; mandato especial irrevocable para designar árbitro; tribunal arbitral integrado por tres; designado de común acuerdo
gente: quién nombra al árbitro; cuántos árbitros; cómo se elige el árbitro; puedo rechazar al árbitro; árbitro de común acuerdo
law: three arbitrators; sole arbitrator; appointment of arbitrators; each party shall appoint one arbitrator; arbitral tribunal
people: how many arbitrators; who picks the arbitrator; choose the arbitrator; name the arbitrator

[clause-arbitration-award]
ley: sin ulterior recurso; renuncian a los recursos; laudo definitivo; no procederá recurso alguno; fallo arbitral inapelable
gente: puedo apelar el arbitraje; el fallo del árbitro es definitivo; renuncié a apelar; apelar el laudo; cumplir el laudo
law: award shall be final and binding; judgment upon the award may be entered; enforcement of the award; decision of the arbitrators
people: can i appeal the arbitration; is the award final; enforce the award; challenge the award

[clause-arbitration-costs]
ley: costas del arbitraje; honorarios del árbitro; gastos del arbitraje serán soportados; pagados por mitades
gente: quién paga el arbitraje; cuánto cuesta el árbitro; pagar al árbitro; costas del arbitraje; plata del árbitro
law: costs of arbitration; fees and expenses of the arbitrators; shall be shared equally; arbitration fees borne by
people: who pays the arbitrator; arbitration cost; split arbitration fees

[clause-jury-class-waiver]
ley: renuncia al juicio por jurado; renuncia a acciones colectivas; demanda colectiva; sólo a título individual
gente: puedo demandar en grupo; renuncié a demanda colectiva; juicio con jurado; demandar junto con otros clientes
law: waives any right to trial by jury; jury trial waiver; class action waiver; waive class actions; in its individual capacity only
people: jury trial; sue as a group; can i join a class action; gave up jury

[clause-mediation]
ley: mediación previa; procedimiento de mediación; someter a mediación; etapa de mediación
gente: mediación antes de demandar; ir a mediación; mediador obligatorio; hay que mediar antes del juicio o arbitraje
law: mediation; attempt to resolve by mediation; prior to commencing litigation mediate
people: mediate first; do we have to mediate; mediation before suing; is mediation required

[clause-dispute-escalation]
ley: negociaciones directas; de buena fe procurarán resolver; ejecutivos de las partes; solución amistosa; período de negociación
gente: hay que conversar antes de demandar; escalar el problema; arreglarlo por la buena; negociar antes de demandar; escalar el reclamo a un gerente; pasos previos al juicio según contrato
law: good faith negotiations; escalated to senior executives; attempt to resolve amicably; dispute resolution procedure; informal dispute resolution
people: escalate a dispute; talk first before suing; steps before court; who handles disputes; try to settle first

[clause-expert-determination]
ley: perito designado; experto independiente; dictamen del perito; determinación por experto; auditor independiente resolverá
gente: un perito decide; quién zanja el tema técnico; experto decide el monto; perito para la diferencia
law: independent expert; expert determination; independent accounting firm shall resolve; determination shall be final
people: expert decides; independent accountant decides; technical dispute; neutral expert

[clause-attorney-fees]
ley: costas personales y procesales; honorarios de abogados; costas judiciales; parte vencida; gastos de cobranza
gente: quién paga los abogados; costas del juicio; si gano me pagan el abogado; pagar costas
law: reasonable attorneys' fees; prevailing party shall be entitled to recover; costs of litigation; legal fees and costs; costs of collection
people: who pays the lawyers; legal costs; loser pays; get my lawyer fees back; winner recovers fees

[clause-claims-time-limit]
ley: caducidad de las acciones; dentro del plazo de un año de ocurrido; prescripción convencional; plazo convencional para demandar
gente: plazo para alegar; plazo del contrato para reclamar; cuánto tiempo da el contrato para demandar
law: no action may be brought more than; limitation period for claims; claims must be brought within; statute of limitations
people: how long to sue; time limit to claim; too late to claim; deadline to bring a claim

[clause-continued-performance]
ley: no suspenderá el cumplimiento durante la controversia; continuará prestando los servicios; durante la tramitación del conflicto; mantener la ejecución del contrato
gente: sigo cumpliendo mientras peleamos; puedo dejar de trabajar durante el juicio; parar el servicio por la disputa; seguir prestando el servicio en el conflicto
law: continue to perform its obligations during the dispute; pending resolution of the dispute; continued performance; shall not suspend performance
people: keep working during the dispute; can they stop during a dispute; stop work while we argue

[clause-most-favoured-customer]
ley: cliente más favorecido; condiciones no menos favorables; mejores condiciones ofrecidas a terceros; precios más favorables; nación más favorecida
gente: a otro le cobran menos; mejor precio que a otros clientes; me tienen que dar el mejor precio; le venden más barato a otro; igualar el precio
law: most favored customer; most favored nation; no less favorable than those offered; lowest price offered to any other customer; more favorable terms
people: best price; do others get a better deal; cheaper for others; match a lower price; same price as other customers

[clause-mfc-remedy]
ley: ajustar los precios a las condiciones más favorables; reembolsar la diferencia de precio; extender el beneficio al cliente; rebaja retroactiva
gente: me devuelven la diferencia de precio; tienen que bajarme el precio; ajuste por mejor oferta
law: shall promptly offer such terms; reduce the price to match; refund the difference; benefit of such lower price; certify compliance with most favored pricing
people: refund the price difference; lower my price too; extend the better deal; what if someone gets a lower price

[clause-competing-offer]
ley: igualar ofertas de terceros; oferta de la competencia; precio de mercado inferior; oferta más conveniente de un tercero
gente: encontré más barato en otro lado; pueden igualar una oferta; oferta de la competencia; puedo comprar a otro más barato
law: meet competition; bona fide offer from a third party; match the competing offer; competitive price
people: found it cheaper elsewhere; match a competitor; price match; buy from a cheaper supplier

[clause-non-compete]
ley: abstenerse de competir; no podrá desarrollar actividades competitivas; giro similar o competidor; prohibición de competir; obligación de no competencia
gente: puedo poner el mismo negocio; competir con la empresa; vender productos de la competencia; trabajar con un competidor; me prohíbe competir; cláusula de no competencia; poner el mismo negocio al lado
law: shall not compete; covenant not to compete; non-competition; shall not engage in any business competitive with; competing business; directly or indirectly engage
people: non compete; start a rival business; work with a competitor; sell competing products; open a similar shop; compete after leaving

[clause-non-compete-duration]
ley: durante años siguientes al término se abstendrá de competir; plazo de la no competencia; prohibición de competir por dos años
gente: cuánto dura la no competencia; hasta cuándo no puedo competir; después del contrato puedo competir; cuántos años sin competir
law: for a period of years following termination shall not compete; restricted period; during the non-compete period; restrictive covenant period
people: how long is the non compete; compete after it ends; when can i compete again; years of non compete

[clause-non-compete-territory]
ley: territorio de la no competencia; dentro del radio de kilómetros; ámbito geográfico de la prohibición
gente: en qué zona no puedo competir; puedo competir en otra ciudad; radio de la prohibición
law: within a radius of miles; restricted territory; anywhere in the territory compete; geographic scope of the restriction
people: how far away; compete in another city; area i cannot compete in

[clause-competitive-exceptions]
ley: excepción a la prohibición de competir; no se considerará competencia; salvo los negocios existentes; inversión pasiva; hasta un cinco por ciento de las acciones
gente: excepciones a la no competencia; qué sí puedo hacer aunque compita; puedo tener acciones de un competidor; clientes que ya tenía; queda fuera de la exclusividad
law: notwithstanding the foregoing exclusivity; nothing herein shall prohibit from; passive investment; publicly traded securities of a competitor; carve-out to exclusivity; shall not be deemed a breach of the non-compete
people: exceptions to the non compete; what is still allowed; exceptions to exclusivity; own shares in a competitor

[clause-exclusivity]
ley: en forma exclusiva; exclusividad; distribuidor exclusivo; carácter exclusivo; no podrá contratar con terceros
gente: puedo vender otras marcas; tengo exclusividad; el contrato es exclusivo; puedo trabajar con otros proveedores
law: exclusivity; on an exclusive basis; sole and exclusive right; shall not appoint any other; exclusive distributor; exclusive supplier
people: is it exclusive; can i work with other suppliers; use another supplier; deal with anyone else

[clause-non-exclusive]
ley: sin exclusividad; carácter no exclusivo; podrá contratar libremente con terceros; no implica exclusividad
gente: no hay exclusividad; pueden darle el trabajo a otro; libre de trabajar con otros clientes; pueden contratar a otro proveedor
law: non-exclusive basis; nothing shall restrict from engaging others; free to contract with third parties; not exclusive
people: can they hire others too; give work to someone else; free to serve other clients; nothing exclusive

[clause-exclusivity-loss]
ley: pérdida de la exclusividad; cesará la exclusividad; si no alcanza las metas mínimas; perderá el carácter de exclusivo
gente: puedo perder la exclusividad; me quitan la exclusividad; si no llego a la meta; cuándo se acaba la exclusividad
law: exclusivity shall terminate; convert to non-exclusive; lose exclusivity; failure to meet minimum sales exclusivity
people: lose exclusivity; become non exclusive; keep my exclusive rights; miss the target

[clause-exclusive-purchase]
ley: comprará exclusivamente; abastecimiento exclusivo; totalidad de sus requerimientos; adquirir únicamente del proveedor
gente: tengo que comprarle sólo a él; puedo comprarle a otro proveedor; obligado a comprarle todo; otro proveedor más barato
law: purchase exclusively from; all of its requirements; requirements contract; shall purchase solely from; sole source of supply
people: buy only from them; must i buy everything; buy from someone else; another vendor

[clause-exclusive-territory]
ley: territorio exclusivo; zona exclusiva; dentro del territorio asignado; no designará otro en el territorio; ventas fuera del territorio
gente: mi zona es exclusiva; pueden poner otro local cerca; vender fuera de mi zona; otro vendedor en mi territorio; qué territorio me toca
law: exclusive territory; within the territory; shall not sell outside the territory; protected area; territorial restrictions
people: sell outside my territory; another store near me; who else sells in my region

[clause-no-solicit-customers]
ley: no captar clientes; abstenerse de contactar clientes; no solicitar a los clientes; desviar clientela; no ofrecer servicios a clientes
gente: llevarme los clientes; puedo atender a sus clientes; robar clientes; quitar clientes; contactar a los clientes después
law: shall not solicit customers; non-solicitation of clients; divert business; induce any customer to terminate; customers or prospective customers solicit
people: take clients with me; contact their customers; steal clients; poach customers; approach clients

[clause-no-solicit-employees]
ley: no captar personal; abstenerse de ofrecer empleo; inducir a los trabajadores a renunciar; no solicitar empleados; no contratar personal de la otra parte
gente: llevarme a los trabajadores; contratar a su gente; pueden contratar a mi empleado; robar empleados; quitarme trabajadores
law: shall not solicit employees; non-solicitation of employees; solicit for employment; induce any employee to leave; hire any employee of
people: hire their people; poach staff; can they hire my employee; steal employees; recruit their workers

[clause-non-hire-fee]
ley: suma equivalente a la remuneración anual; multa por contratar personal; indemnización por contratación de empleados
gente: multa si contrato a su empleado; cuánto pago si contrato a su gente; qué pasa si me llevo a un trabajador; pagar por contratar a alguien de ellos
law: pay a fee equal to a percentage of annual salary; hiring fee; placement fee; conversion fee if hires any personnel
people: penalty for hiring their employee; fee to hire staff; cost of poaching; what if i hire one of them

[clause-general-advertising-exception]
ley: avisos generales de empleo; publicidad general no dirigida; no se entenderá infringida la prohibición de captar; ofertas públicas de trabajo
gente: si el trabajador postula solo; puse un aviso y llegó su empleado; contratar al que responde un aviso; excepción para contratar empleados
law: general solicitations not directed at; general advertising; responds to a public advertisement; employees who respond on their own initiative
people: employee applied by himself; answered my job ad; exception to no hire; public job posting

[clause-non-disparagement]
ley: no desprestigiar; abstenerse de comentarios negativos; declaraciones denigratorias; no menoscabar la imagen; no afectar el prestigio
gente: hablar mal de la empresa; puedo criticarlos; hablar pestes; publicar una mala reseña; funar a la empresa
law: shall not disparage; non-disparagement; disparaging statements; derogatory remarks; detrimental to the reputation; harm the goodwill
people: say bad things; criticize them; bad review; badmouth; speak badly

[clause-non-circumvention]
ley: no elusión; no saltarse al intermediario; abstenerse de contactar directamente; contratar directamente con el cliente presentado
gente: saltarse al intermediario; negociar directo con el cliente; pasar por encima mío; cerrar el negocio sin mí
law: non-circumvention; shall not circumvent; deal directly with; bypass the introducing party; avoid payment of fees by contacting
people: go around the middleman; bypass the broker; deal directly with my contact

[clause-standstill-no-shop]
ley: no negociará con terceros; exclusividad de negociación; período de negociación exclusiva; abstenerse de recibir ofertas
gente: aceptar otra oferta; está obligado a esperarme; puede negociar con otro comprador
law: no-shop; exclusive negotiation period; shall not solicit other offers; standstill; refrain from negotiations with any third party
people: shop it around; talk to other buyers; take another offer; negotiate with someone else

[clause-termination-convenience]
ley: poner término anticipado en cualquier momento; sin expresión de causa; terminación unilateral; desahucio unilateral; sin necesidad de justificación
gente: puedo terminar el contrato cuando quiera; terminar sin motivo; me pueden cortar el contrato; quiero salirme del contrato; dejar el contrato sin razón; salirme antes del contrato; echarme para atrás con el contrato
law: terminate for convenience; terminate at any time without cause; without cause upon written notice; early termination
people: can i get out early; cancel anytime; end it without a reason; walk away; get out of the contract; quit the deal

[clause-termination-notice-length]
ley: aviso previo de treinta días; con una anticipación mínima de; mediante aviso escrito con sesenta días
gente: cuántos días de aviso; aviso para terminar; preaviso del contrato; con cuánta anticipación aviso el término
law: upon thirty days prior written notice; days' written notice of termination; notice period; by giving not less than days notice to terminate
people: how much notice; days of notice; notice to cancel; notice period; how far ahead must i tell them

[clause-termination-fee]
ley: multa por término anticipado; indemnización por término anticipado; cargo por salida; pagará el saldo del plazo; costo de terminación anticipada
gente: multa por terminar antes; pagar por irme antes; costo de salida; cuánto me cobran por salirme antes del contrato
law: early termination fee; termination charge; break fee; cancellation fee; termination payment; shall pay the remaining fees
people: penalty for leaving early; cancellation fee; cost to get out; exit fee; what do i pay if i cancel

[clause-termination-cause]
ley: incumplimiento grave; terminar por incumplimiento; poner término ipso facto; resolución por incumplimiento; causales de término; infracción de cualquiera de las obligaciones
gente: terminar porque no cumplen; no cumplieron el contrato; causales para terminar; terminar por incumplimiento; puedo echar al proveedor; me dejó botado el trabajo; contratista abandonó la obra; maestro dejó la pega a medias
law: terminate for cause; material breach; either party may terminate if the other party breaches; event of default; terminate upon breach
people: end it if they break it; breach of contract; terminate because they failed; grounds to terminate; fire the vendor

[clause-cure-period]
ley: plazo para subsanar; subsanar el incumplimiento dentro de; no lo remediare dentro de; período de cura; requerimiento de cumplimiento
gente: plazo para arreglar el incumplimiento; me dan tiempo para cumplir; cuántos días para corregir; me tienen que avisar antes de terminar; puedo corregir el error
law: cure period; fails to cure such breach within; days after receipt of notice of breach; opportunity to cure; remains uncured; remedy the default
people: time to fix; how long to cure; chance to fix it; days to correct a breach; second chance

[clause-material-breach-definition]
ley: se considerará incumplimiento grave; constituirá incumplimiento esencial; obligaciones esenciales; incumplimientos reiterados; se entenderá por incumplimiento grave
gente: qué es un incumplimiento grave; varias faltas seguidas; cuenta como incumplimiento; qué se considera falta
law: shall constitute a material breach; repeated breaches; persistent breach; each of the following shall be an event of default; material obligation
people: what counts as a breach; repeated failures; serious breach

[clause-immediate-termination]
ley: término inmediato; de pleno derecho; sin necesidad de declaración judicial; sin aviso previo
gente: terminar de inmediato; cortarlo al tiro; sin ir a tribunales; término al instante; terminar el contrato sin aviso previo
law: terminate immediately upon written notice; with immediate effect; automatically terminate; without further notice; forthwith terminate
people: end it right away; terminate without notice; cancel immediately

[clause-termination-nonpayment]
ley: no pago de facturas; mora en el pago facultará para terminar; falta de pago oportuno; dos o más facturas impagas
gente: terminar porque no pagan; me deben facturas puedo terminar; cuántas facturas sin pagar; cortan por no pago; qué pasa si no pago el servicio
law: failure to pay any amount when due; terminate for non-payment; payment default; past due amounts termination
people: cancel for non payment; they stopped paying; missed payments

[clause-termination-insolvency]
ley: procedimiento concursal; insolvencia; cesación de pagos; notoria insolvencia; liquidación o reorganización
gente: si quiebra la otra parte; la empresa quebró; terminar por quiebra; está insolvente; no puede pagar sus deudas; proveedor se fue a quiebra
law: becomes insolvent; files a petition in bankruptcy; assignment for the benefit of creditors; receiver is appointed; bankruptcy or insolvency; ceases to do business
people: what if they go bankrupt; goes bust; insolvent; company fails; other party bankrupt

[clause-termination-change-control]
ley: término por cambio de control; venta de la empresa; cambio en la propiedad
gente: terminar si venden la empresa; cambió de dueño puedo salirme; los compró otra empresa; salida por cambio de control
law: terminate upon a change of control; right to terminate following acquisition; in the event of a merger terminate; change in ownership termination
people: can i leave if they are sold; terminate after acquisition; bought by a competitor; get out if ownership changes

[clause-termination-cross-default]
ley: término de los contratos relacionados; incumplimiento cruzado; contratos coligados; terminará conjuntamente con el contrato
gente: contrato relacionado; se caen los demás contratos; cae el otro contrato
law: cross-default; termination of any related agreement; co-terminous; default under any other agreement; shall automatically terminate upon termination of the
people: if one ends does the other end; linked contracts; related agreement ends; tied to another agreement

[clause-termination-partial]
ley: término parcial; terminar respecto de una orden; poner término a uno o más servicios; excluir determinados servicios
gente: terminar sólo una parte; cancelar un servicio y no todo; sacar una parte del contrato; cancelar una orden
law: terminate in whole or in part; partial termination; terminate any statement of work; terminate individual order
people: cancel only one part; drop one service; end part of it; cancel a single order

[clause-termination-effects]
ley: efectos de la terminación; terminado el contrato por cualquier causa; a la fecha de término las partes deberán; obligaciones devengadas; liquidación de saldos
gente: qué tengo que hacer al término; después que se acaba el contrato; consecuencias de terminar; qué pasa cuando termina el contrato
law: effect of termination; upon termination or expiration; accrued rights and obligations; consequences of termination; termination shall not relieve; amounts accrued prior to termination
people: what happens when it ends; after termination; what do they owe at the end; once it is over; what must be done on exit

[clause-post-termination-services]
ley: servicios posteriores al término; período de transición; continuará prestando los servicios después del término; seguir cumpliendo órdenes pendientes; obligaciones posteriores a la terminación
gente: siguen prestando el servicio después; obligaciones después del término; qué sigue después de terminado; me ayudan después que termina; servicio después del contrato
law: post-termination services; following termination shall continue to provide; wind-down period; after the expiration shall provide; run-off period; obligations following termination
people: keep helping after it ends; services after termination; what must they do afterwards; support after the end; wind down

[clause-transition]
amplio: migration
ley: asistencia en la transición; traspaso al nuevo proveedor; plan de salida; entrega ordenada de los servicios; colaborar en la migración
gente: cambiarme de proveedor; pasar el servicio a otro; ayuda para migrar; traspaso ordenado
law: transition assistance; transition services; orderly transfer to a successor provider; exit plan; disengagement services; migration
people: switch providers; move to another vendor; help with the handover; transition help; migrate away

[clause-sell-off]
ley: venta de existencias remanentes; liquidar el inventario; recompra de inventario; plazo para vender el stock; productos en existencia al término
gente: qué pasa con el stock; me recompran el inventario; mercadería que sobra; stock al terminar; vender el stock que me queda
law: sell-off period; sell remaining inventory; repurchase inventory upon termination; dispose of existing stock; sell through
people: leftover stock; sell what is left; buy back inventory; remaining products; unsold goods

[clause-suspension]
ley: suspender la prestación de los servicios; suspensión del servicio; suspensión temporal; facultad de suspender; reanudar los servicios
gente: me pueden cortar el servicio; suspender el servicio; parar los trabajos; bloquear la cuenta
law: may suspend the services; suspension of services; right to suspend performance; suspend access; resume performance
people: cut off the service; suspend my account; stop working; pause the contract; turn it off

[clause-survival]
ley: sobrevivirán al término; subsistirán después de la terminación; permanecerán vigentes; obligaciones que por su naturaleza; seguirán vigentes
gente: qué cláusulas siguen después; qué queda vigente; obligaciones que siguen; sigue valiendo después del término; quedo amarrado después
law: shall survive termination; survival; provisions which by their nature; surviving obligations; shall remain in effect after expiration
people: what survives; what stays in force; still bound after it ends; what continues afterwards

[clause-return-of-materials]
ley: devolución de materiales; restituir todos los documentos; devolver los equipos; entregar los antecedentes; restitución de bienes al término
gente: devolver los equipos; entregar los documentos; me devuelven mis cosas; devolver computador y llaves; qué equipos tengo que devolver
law: return of materials; shall return all property; deliver all documents and equipment; return or destroy; upon termination shall promptly return
people: give back; return equipment; hand back documents; what must be returned; get my stuff back

[clause-rofr]
ley: derecho de primera opción; derecho de preferencia; opción preferente de compra; igualar la oferta del tercero; derecho de tanteo
gente: me tienen que ofrecer primero; derecho preferente; si lo venden me avisan primero; igualar la oferta del comprador; primera opción para comprar
law: right of first refusal; match the terms of the third party offer; first refusal; bona fide third party offer; rofr
people: do i get first chance to buy; match an offer; first refusal; must they offer it to me; first in line

[clause-rofo]
ley: derecho de primera oferta; ofrecer en primer lugar; deberá ofrecer previamente; antes de ofrecer a terceros
gente: primero me lo ofrece a mí; primera oferta; ofrecerme antes que a los demás
law: right of first offer; shall first offer; before offering to any third party; rofo; initial offer notice
people: first offer; offer it to me before others; before selling to anyone else

[clause-rofn]
ley: derecho de primera negociación; negociar previamente de buena fe; primera opción para negociar; período de negociación preferente
gente: negociar primero conmigo; hablar conmigo antes que con otros; primera negociación; nuevos productos me los ofrecen primero
law: right of first negotiation; negotiate exclusively for a period before; rofn; first opportunity to negotiate; exclusive negotiation prior to third parties
people: negotiate with me first; talk to me before others; chance at new products

[clause-rofr-period]
ley: plazo para ejercer la preferencia; dentro de treinta días de recibida la oferta; ejercicio de la opción preferente; vencido el plazo podrá vender a terceros
gente: cuánto tiempo para decidir si compro; plazo para igualar la oferta; hasta cuándo puedo usar la preferencia; si no respondo la oferta
law: days after receipt of the offer notice to exercise; exercise its right of first refusal; failure to exercise; shall be free to sell to the third party
people: how long to decide; days to match; what if i do not answer the offer; deadline for first refusal

[clause-purchase-option]
ley: opción de compra; opción irrevocable de comprar; ejercicio de la opción; precio de ejercicio; opción de venta
gente: puedo comprarlo al final; opción de compra; obligarlo a que me compre; comprar después; precio de la opción
law: option to purchase; call option; put option; exercise price; irrevocable option
people: option to buy; buy it later; make them buy it; right to buy; price of the option

[clause-change-control]
amplio: acquisition; merger
ley: cambio de control; control de la sociedad; transferencia de la mayoría accionaria; fusión o absorción; cambio en la propiedad
gente: qué pasa si venden la empresa; cambió de dueño; la empresa se fusiona; entra un nuevo dueño; la empresa la compró la competencia
law: change of control; sale of all or substantially all of the assets; merger or consolidation; more than fifty percent of the voting securities; deemed an assignment; acquisition
people: what if the company is sold; new owner; bought by another company; merger; change of ownership; company gets acquired

[clause-change-control-notice]
ley: comunicar el cambio de control; informar el cambio de propiedad; aviso dentro de diez días del cambio de control; consentimiento para el cambio de control
gente: tienen que avisar si venden la empresa; pedir permiso para vender la empresa; avisar cambio de dueño; informar nuevos socios
law: notify of any change of control; prior written consent to a change of control; notice of acquisition; shall inform of any change in ownership
people: must they tell me if they sell; consent to a sale of the company; notice of new owner; do they need my approval to merge

[clause-anti-assignment]
ley: no podrá ceder; cesión del contrato; ceder o transferir los derechos; consentimiento previo y por escrito; prohibición de ceder
gente: puedo ceder el contrato; traspasar el contrato a otro; pasarle el contrato a otra empresa; pueden vender mi contrato; ceder mis derechos
law: may not assign; without the prior written consent; shall not assign or transfer; assignment; neither party may assign; delegate its obligations
people: can i assign; transfer the contract; hand it over to someone else; can they pass it to another company; give the contract to another

[clause-assignment-consent]
ley: consentimiento no será denegado injustificadamente; autorización previa y escrita para ceder; no podrá negarse sin causa justificada
gente: me pueden negar la cesión; pedir permiso para ceder; quién autoriza la cesión; pueden decir que no al traspaso
law: consent shall not be unreasonably withheld; conditioned or delayed; consent to assignment; in its sole discretion consent
people: can they refuse consent; permission to assign; must they agree to the transfer; refuse without reason

[clause-assignment-affiliates]
ley: podrá ceder a sus filiales; sociedades relacionadas; ceder a una empresa del mismo grupo; matriz filial o coligada
gente: ceder a una filial; traspasarlo a otra empresa del grupo; pasarlo a una relacionada; cambiar de razón social
law: may assign to an affiliate without consent; assign to its subsidiary or parent; affiliate assignment; wholly owned subsidiary assign
people: transfer to a sister company; move it to a subsidiary; assign to an affiliate; another company in the group

[clause-assignment-successor]
ley: podrá ceder en caso de fusión; sucesor de su negocio; adquirente de la totalidad de los activos; continuador legal
gente: si se fusiona sigue el contrato; el comprador se queda con el contrato; sigue vigente con el nuevo dueño; ceder al que compra la empresa
law: may assign to a successor to all or substantially all of its business; in connection with a merger assign; acquirer of assets; successor in interest
people: does the buyer take over; contract goes with the business; assign in a merger; new owner keeps the contract

[clause-assignment-void]
ley: cesión nula; carecerá de todo valor; inoponible la cesión; será nula y sin efecto; cesión en contravención
gente: qué pasa si cede sin permiso; cedió sin autorización; traspasó el contrato sin avisar; vale la cesión sin consentimiento
law: any attempted assignment shall be null and void; purported assignment; in violation of this section void; without consent shall be void
people: assigned without asking; transferred without permission; is the transfer valid; what if they assign anyway

[clause-successors]
ley: obligará a los sucesores y cesionarios; herederos y cesionarios; sucesores legales; en beneficio de sus sucesores
gente: obliga a los herederos; si muere sigue el contrato; quién responde después; pasa a los sucesores
law: binding upon and inure to the benefit of; successors and permitted assigns; heirs and legal representatives
people: does it bind heirs; passes to successors; binds the new company

[clause-subcontracting]
ley: subcontratar; no podrá subcontratar sin autorización; encargar a terceros la ejecución
gente: puedo subcontratar; contratar a terceros para el trabajo; usa subcontratistas; tercerizar; mandar a un tercero a hacerlo
law: may not subcontract; subcontractors; delegate performance to third parties; without prior consent subcontract; approved subcontractors
people: can i subcontract; use subcontractors; outsource the work; send someone else; have another firm do it

[clause-subcontractor-liability]
ley: responderá por los subcontratistas; actos de sus subcontratistas; responsabilidad por hechos de terceros contratados
gente: quién responde por el subcontratista; el subcontratista hizo mal; falla del subcontratado; se lava las manos por el subcontratista
law: remain fully liable for the acts of its subcontractors; responsible for subcontractors as if its own; acts and omissions of subcontractors
people: who answers for the subcontractor; subcontractor messed up; blame the subcontractor; responsible for their contractors

[clause-revenue-share]
ley: participación en los ingresos; porcentaje de los ingresos netos; reparto de ingresos; distribución de ingresos
gente: cómo se reparten los ingresos; qué porcentaje de las ventas me toca; repartir la plata de las ventas; mi parte de los ingresos
law: revenue share; percentage of net revenue; share of gross revenues; net receipts
people: split the revenue; what percent of sales; share of the income; how is money split

[clause-profit-share]
ley: participación en las utilidades; reparto de utilidades; porcentaje de las utilidades netas; distribución de ganancias
gente: cómo se reparten las ganancias; cuánto me toca de utilidades; repartir las utilidades; ir a medias; mi parte de la ganancia
law: profit sharing; share of net profits; profits shall be divided; percentage of profits; distribution of profits
people: split the profits; share of profit; who gets the profits; how are earnings divided

[clause-net-revenue-definition]
ley: ingresos netos significa; ventas netas; descontados impuestos y devoluciones; base de cálculo
gente: cómo se calculan las ventas netas; qué se descuenta de los ingresos; neto o bruto; sobre qué se calcula el porcentaje
law: net sales means; net revenue means gross revenue less; less returns allowances and discounts; calculation of net sales
people: how is net calculated; gross or net; what counts as sales

[clause-royalty]
ley: regalía; pagará una regalía; porcentaje sobre las ventas por concepto de licencia; royalty por la licencia
gente: cuánto de regalía; cuánto royalty pago; pagar por usar la marca; porcentaje por licencia; cuándo se pagan las regalías
law: royalty; shall pay licensor a royalty; royalty rate; percent of net sales; running royalty
people: how much royalty; pay royalties; when are royalties due; royalty percentage

[clause-minimum-royalty]
ley: regalía mínima garantizada; mínimo garantizado; anticipo de regalías; pago mínimo anual
gente: regalía mínima; cuánto es lo mínimo que pago de regalías; aunque no venda pago regalía; adelanto de regalías
law: minimum royalty; guaranteed minimum; minimum annual royalty; advance against royalties; non-refundable advance; recoupable
people: minimum royalty payment; pay even if no sales; royalty advance; guaranteed amount

[clause-royalty-report]
ley: liquidación de regalías; informe trimestral de ventas; estado de cuenta de regalías; rendición de regalías
gente: me informan las ventas; cada cuánto rinden las regalías; informe de regalías
law: royalty statement; royalty reports; statement of net sales
people: sales statements; how often do they report royalties; royalty statement; see the sales figures

[clause-commission]
ley: pago de comisiones; tendrá derecho a una comisión; comisión por ventas; porcentaje de comisión; comisiones devengadas
gente: comisión por venta; cuánto gano por cada venta; no me pagan la comisión; porcentaje que me llevo
law: commission; shall be entitled to a commission; commission rate; commission on sales
people: how much commission; commission per sale; earn on each sale; commission percentage

[clause-commission-earned]
ley: comisión se devengará; una vez pagado el precio por el cliente; momento en que se devenga la comisión; devolución de comisiones
gente: cuándo se gana la comisión; si el cliente no paga hay comisión; me quitan la comisión; devolver la comisión; cuándo me pagan la comisión
law: commission shall be earned when; upon receipt of payment from the customer; chargeback of commissions; commissions due and payable
people: when is commission earned; commission if customer does not pay; take back commission; when do i get my commission

[clause-commission-after-termination]
ley: comisiones por ventas posteriores al término; comisiones pendientes a la terminación; negocios iniciados antes del término
gente: comisión después de terminar; me pagan las ventas que dejé hechas; clientes que traje me siguen pagando; comisiones pendientes
law: commissions after termination; post-termination commissions; residual commissions; orders received prior to termination; trailing commissions
people: commission after i leave; paid for deals i started; residuals; pending commissions

[clause-price]
ley: precio del contrato; el precio total asciende a; precio único y total; honorarios por los servicios; tarifa de los servicios
gente: valor del servicio; cuánto hay que pagar en total; cuánto me cobran por el servicio; cuánto cuesta el servicio; cuál es el precio acordado
law: contract price; purchase price; fees for the services; in consideration shall pay; total price
people: how much does it cost; how much do i pay; total cost; agreed price

[clause-price-fixed]
ley: precio fijo; a suma alzada; no estará sujeto a reajuste; precio invariable; sin derecho a cobro adicional
gente: me pueden subir el precio; el precio es fijo; suma alzada; cobro extra; pueden cobrar más de lo acordado
law: fixed price; firm fixed fee; prices shall remain firm; not subject to increase; lump sum
people: is the price fixed; can they charge more; extra charges; price locked; fixed fee

[clause-price-increase]
ley: reajuste de precios; variación del índice de precios al consumidor; aumento de tarifas; modificar las tarifas con aviso; reajustará anualmente
gente: cuánto puede subir el precio; suben las tarifas; reajuste del precio; alza de precios
law: increase the fees; price increase upon notice; annual increase; consumer price index; adjust prices; shall not exceed percent per year
people: raise the price; price go up; how much can they increase; price hike; increase fees

[clause-price-restriction]
ley: tope de precios; no podrá aumentar el precio; límite al alza de precios; precio máximo; restricción de precios
gente: tope al alza; máximo que pueden cobrar; no pueden subir más de; prohibido subir precio; límite de precio
law: may not increase prices; price cap; shall not raise or reduce prices; price restrictions; maximum price
people: limit on price increases; cap on price; can they change prices; max they can charge

[clause-resale-price]
ley: precio sugerido de reventa; precio de venta al público; libertad para fijar el precio de reventa; descuentos al consumidor; precio mínimo publicado
gente: a qué precio puedo vender; me fijan el precio de venta; puedo hacer descuentos; vender más barato; precio sugerido
law: suggested retail price; resale price; free to determine its own prices; minimum advertised price; shall set the retail price
people: what price can i sell at; can i discount; set my own price; sell cheaper; retail price

[clause-discounts-rebates]
ley: descuento por volumen; rapel; descuentos comerciales; notas de crédito por descuento
gente: hay descuento por volumen; me hacen rebaja; descuento por comprar harto; bono por compras; descuento pronto pago
law: volume discount; rebate; discount schedule; credits and allowances; early payment discount; tiered pricing
people: bulk discount; rebate; discount for buying more; cheaper by volume; discount for paying early

[clause-minimum-commitment]
ley: compromiso mínimo; compra mínima; cantidad mínima anual; volumen mínimo comprometido; consumo mínimo
gente: cuánto es lo mínimo que tengo que comprar; compra mínima; mínimo de ventas; meta mínima; cuánto me obligo a comprar
law: minimum commitment; minimum purchase; minimum order quantity; minimum annual volume; shall purchase at least; minimum sales requirement
people: minimum purchase; how much must i buy; minimum order; sales target; least i have to buy

[clause-minimum-shortfall]
ley: no alcanzar el mínimo; pagará la diferencia; cobro del déficit; tome o pague; incumplimiento de la cuota mínima
gente: qué pasa si no llego al mínimo; no compré lo mínimo; pago igual aunque no use; si vendo menos; multa por no comprar el mínimo
law: shortfall payment; take or pay; failure to meet the minimum; pay the difference between; deficiency payment
people: what if i buy less; miss the minimum; fall short; pay for what i did not use; below target

[clause-volume-restriction]
ley: cantidad máxima; tope de unidades; límite de usuarios; volumen máximo; no podrá exceder de unidades; consumo excedente
gente: cuántos usuarios puedo tener; máximo de unidades; tope de consumo; límite de uso; cuánto puedo usar; me paso del límite
law: shall not exceed the maximum number of; volume restriction; usage limit; maximum quantity; number of authorized users; overage fees
people: usage limit; how many users; maximum number; what if i go over; extra usage; overage

[clause-payment-terms]
ley: forma de pago; se pagará dentro de treinta días; contra presentación de factura; pagadero mensualmente; plazo de pago de las facturas
gente: a cuántos días pagan; plazo de pago de facturas; cuándo me pagan la factura; me pagan a noventa días; fecha de pago del servicio
law: payment terms; due and payable within thirty days; net thirty; shall pay each invoice within; payable monthly in arrears
people: how many days to pay; payment schedule; when is payment due; how do i get paid; when are invoices paid

[clause-invoices]
ley: emitir la factura; factura electrónica; orden de compra; estado de pago
gente: qué lleva la factura; boleta o factura; a quién mando la factura; factura atrasada; cuándo facturo el servicio
law: shall invoice; invoices shall be submitted; invoice monthly; itemized invoice; billing
people: where to send the invoice; billing cycle; late invoice; when do they bill me

[clause-disputed-invoice]
ley: objetar la factura; reclamar del contenido de la factura; monto no controvertido; rechazo de la factura
gente: no estoy de acuerdo con la factura; reclamar una factura; factura mal hecha; rechazar factura; me cobraron de más en la factura
law: disputed invoice; dispute in good faith any amount; withhold disputed amounts; undisputed portion; billing dispute
people: wrong bill; dispute a bill; overcharged; disagree with the invoice; refuse to pay a charge

[clause-late-interest]
ley: interés por mora; interés máximo convencional; intereses moratorios; simple retardo; mora en el pago
gente: interés por atraso; qué pasa si pago tarde; me atraso en el pago; cuánto interés cobran; recargo por pagar tarde
law: late payment interest; interest at the rate of percent per month; overdue amounts shall bear interest; late charge; maximum rate permitted by law
people: what if i pay late; late fee; interest on late payment; overdue; penalty for paying late

[clause-acceleration]
ley: aceleración; exigible el total de la deuda; caducidad del plazo; se hará exigible como de plazo vencido
gente: me cobran todo junto; me exigen toda la deuda; no pagué una cuota; cobrar el total de una
law: acceleration; accelerate the balance; entire unpaid balance
people: demand everything at once; whole amount due; missed one installment; full balance immediately

[clause-taxes]
amplio: taxes
ley: impuestos del contrato; impuesto al valor agregado; serán de cargo de; tributos que graven; exento de iva
gente: quién paga los impuestos; el precio incluye iva; viene con iva; precio más iva
law: taxes; exclusive of taxes; sales use and value added taxes; shall be responsible for all taxes; applicable taxes
people: who pays taxes; is tax included; plus vat; sales tax; price includes tax

[clause-withholding-tax]
ley: retención de impuestos; retener el impuesto; certificado de retención; incremento del pago por retención; impuesto adicional
gente: me retienen impuesto; descuento de impuesto al pagar; quién asume la retención; impuesto por pagar al extranjero
law: withholding tax; gross-up; free and clear of any deduction; deduct and withhold; tax residency certificate
people: tax withheld; deduct tax from payment; gross up; do they withhold; tax on foreign payments

[clause-expenses]
ley: reembolso de gastos; gastos de viaje; gastos debidamente documentados; rendición de gastos; viáticos
gente: me pagan los gastos; quién paga los pasajes; devolver los gastos; viáticos; gastos de viaje; rendir gastos
law: reimburse reasonable expenses; out-of-pocket expenses; travel expenses; documented expenses; expense reimbursement
people: who pays expenses; travel costs; get my expenses back; reimbursed; hotel and flights

[clause-expense-approval]
ley: gastos previamente autorizados; aprobación previa de gastos; tope de gastos; contra entrega de comprobantes
gente: pedir permiso para gastar; tope de gastos; gastos sin autorización; tengo que guardar las boletas
law: pre-approved expenses; prior written approval of expenses; expenses in excess of; expense policy
people: approve expenses first; spending limit; keep receipts; expenses without approval

[clause-own-costs]
ley: cada parte soportará sus propios gastos; gastos del contrato; gastos notariales; serán de cargo de ambas partes por mitades
gente: quién paga el notario; quién paga los gastos del contrato; gastos a medias; cada uno paga lo suyo
law: costs of negotiation and preparation; notarial fees borne by; own legal fees
people: who pays for the paperwork; notary costs; each pays their own; cost of making the contract

[clause-currency]
ley: pagadero en pesos; moneda de pago; dólares de los estados unidos; unidades de fomento; moneda nacional
gente: en qué moneda se paga; se paga en dólares; pesos o dólares; precio en uf
law: currency; united states dollars; all amounts payable in; legal tender; payments shall be made in
people: which currency; in dollars; paid in pesos

[clause-exchange-rate]
ley: tipo de cambio; dólar observado; valor de la unidad de fomento a la fecha; paridad cambiaria; banco central publicado
gente: valor del dólar de qué día; uf de qué día; sube el dólar; tipo de cambio
law: exchange rate; rate of exchange published; conversion rate; currency fluctuation
people: exchange rate; dollar rate on what day; currency goes up

[clause-set-off]
ley: operará la compensación; descontar de los pagos; imputar a las sumas adeudadas; retener de los estados de pago
gente: me pueden descontar; restar lo que me deben; compensar deudas; descontar de la factura; retener el pago
law: set-off; offset; deduct from amounts owed; set off against; without set-off or counterclaim; withhold payment
people: deduct what they owe me; offset; take it out of my payment; hold back payment

[clause-advance-payment]
ley: pago anticipado; garantía de anticipo; amortización del anticipo; anticipo del precio
gente: piden anticipo; cuánto hay que pagar adelantado; dar un abono; dar el pie; me devuelven el anticipo
law: advance payment; down payment; prepayment; upfront fee; deposit upon execution; retainer
people: pay upfront; down payment; pay a deposit; money in advance; how much first

[clause-refund]
ley: devolución del precio; restituir las sumas pagadas; devolución proporcional; reembolso de lo pagado
gente: devolución del dinero; pedir la plata de vuelta; me devuelven la plata del servicio; reembolso del servicio; no devuelven lo pagado por el servicio
law: refund; non-refundable; pro rata refund; refund prepaid fees; reimbursement of fees paid
people: money back; do i get a refund; non refundable; get my money returned; refund if i cancel

[clause-milestone-payment]
ley: hito de pago; contra entrega de cada hito; pago por etapas; avance de obra
gente: pagan por avance; pago por etapas; qué hay que entregar para cobrar; cuotas por avance
law: milestone payment; upon completion of each milestone; payable upon achievement; progress payments
people: paid by stage; milestone payments; pay when finished; progress payment; what triggers payment

[clause-hourly-rates]
ley: valor hora; tarifa por hora; horas efectivamente trabajadas; hora hombre; planilla de horas
gente: cuánto cobra la hora; pago por hora; cuántas horas incluye; horas extra del proveedor; valor de la hora
law: hourly rate; time and materials; timesheets; rate card; daily rate; billable hours
people: pay by the hour; rate per hour; how many hours included; day rate

[clause-retainage]
ley: retención de cada estado de pago; retenciones en garantía; devolución de retenciones; diez por ciento de cada pago
gente: me retienen un porcentaje; cuándo devuelven las retenciones; guardar plata de garantía; retención de la obra
law: retainage; retention amount; withhold percent of each payment; holdback; release of retention
people: hold back part; retention money; when is the holdback released; keep percent

[clause-credit-limit]
ley: línea de crédito; límite de crédito; condiciones de crédito; antecedentes comerciales; suspensión del crédito
gente: cuánto crédito me dan; límite de crédito; comprar a crédito; me cortan el crédito
law: credit limit; credit terms; creditworthiness; credit line; adequate assurance of payment
people: buy on credit; how much credit; credit limit; cut my credit

[clause-performance-bond]
ley: boleta de garantía; garantía de fiel cumplimiento; póliza de garantía; vale vista; fiel y oportuno cumplimiento
gente: hay que dejar boleta de garantía; cobrar la boleta; cuándo devuelven la boleta; hacer efectiva la garantía
law: performance bond; bank guarantee; standby letter of credit; security for performance; surety bond; draw on the letter of credit
people: performance guarantee; bond amount; cash the guarantee; when is the bond returned; letter of credit

[clause-parent-guarantee]
ley: garantía de la matriz; fianza solidaria; codeudor solidario; garantiza incondicionalmente
gente: quién sale de aval; la matriz responde; quién garantiza si no paga; responde la casa matriz; firmar de codeudor
law: parent guarantee; guarantor; unconditionally and irrevocably guarantees; guaranty of payment and performance; guarantees the obligations of
people: who guarantees; parent company liable; guarantor; backs the obligations

[clause-collection-costs]
ley: recargo por cobranza; gastos de cobranza extrajudicial; cobranza judicial; informar a registros comerciales
gente: cuánto cobran de cobranza; me mandan a cobranza; me meten a dicom; gastos por cobrar
law: collection costs; costs of collecting overdue amounts; collection agency; reasonable collection expenses
people: sent to collections; collection fees; cost of chasing payment; debt collector

[clause-ip-assignment]
ley: cede y transfiere la propiedad intelectual; cesión de derechos de propiedad intelectual; serán de propiedad del cliente; titularidad de los derechos; pertenecerán exclusivamente al mandante
gente: quién es dueño del código; propiedad de lo que hago; quién queda dueño del diseño
law: hereby assigns all right title and interest; intellectual property ownership assignment; shall be the sole and exclusive property of; vest in the client; assign to company
people: who owns the work; who owns the code; who owns what is created; own the results; who keeps the rights

[clause-work-made-for-hire]
ley: obra por encargo; programas computacionales producidos por encargo; creado en ejecución del contrato
gente: es mío lo que me encargaron; obra por encargo; trabajo encargado
law: work made for hire; works for hire; within the meaning of the copyright act; deemed a work made for hire; commissioned work
people: work for hire; commissioned work ownership; who owns the copyright

[clause-pre-existing-ip]
ley: propiedad intelectual preexistente; derechos anteriores al contrato; conservará la titularidad; herramientas propias; conocimientos previos
gente: lo que yo ya tenía; me quedo con mis herramientas; lo mío de antes sigue siendo mío; código que ya existía; conservar mis derechos
law: background intellectual property; pre-existing materials; shall retain all right title and interest; retains ownership; prior inventions
people: what i owned before; existing ip; keep my own tools; pre existing code; does he keep his rights

[clause-joint-ip-ownership]
ley: copropiedad de los derechos de propiedad intelectual; propiedad conjunta; titularidad compartida; desarrollados conjuntamente; cotitulares
gente: inventamos juntos; quién es dueño si lo hacemos juntos; a medias los derechos; somos dueños los dos del invento; propiedad compartida del invento
law: joint ip ownership; jointly owned; joint inventions; jointly developed; co-owned; undivided interest
people: do we own it together; jointly owned ip; shared ownership; invented together; both own it

[clause-joint-ip-exploitation]
ley: explotación de los derechos comunes; cada cotitular podrá explotar; sin obligación de rendir cuentas; consentimiento del otro cotitular
gente: puedo usar lo que es de los dos; vender lo que inventamos juntos; licenciar lo compartido; pedir permiso al otro inventor
law: without any duty to account; each joint owner may exploit; practice and license joint intellectual property; consent of the other owner
people: use what we own together; license a joint invention; must i share money from joint work; need the other owner's consent

[clause-moral-rights]
ley: derecho moral del autor; derecho de paternidad; renuncia a los derechos morales; integridad de la obra
gente: tienen que poner mi nombre; créditos del autor; pueden cambiar mi obra; reconocer al autor
law: moral rights; waives moral rights; right of attribution; droit moral; integrity of the work
people: give me credit; name as author; can they change my work; attribution

[clause-ip-registration-assistance]
ley: suscribir los documentos necesarios para la inscripción; colaborar en el registro; registro de la cesión; poder para registrar
gente: quién registra la patente; ayudar a inscribir; firmar papeles del registro; quién paga el registro
law: execute any documents necessary to perfect; assist in obtaining patents; irrevocably appoints as attorney-in-fact; file and prosecute applications
people: who files the patent; help register; sign patent papers; pay for registration

[clause-inventions-disclosure]
ley: comunicar las invenciones; divulgar oportunamente toda invención; invenciones realizadas durante la vigencia; mejoras desarrolladas
gente: tengo que avisar si invento; contar lo que descubro; mejoras que hago; inventé algo en el trabajo
law: promptly disclose all inventions; discoveries and improvements; inventions conceived during the term; invention disclosure
people: report inventions; tell them what i invent; invented during the contract; new ideas

[clause-improvements]
ley: mejoras y modificaciones; obras derivadas; retrocesión de mejoras; titularidad de las mejoras
gente: modifiqué el producto; hice una mejora; puedo modificarlo; versión mejorada; dueño de las mejoras del producto
law: improvements; derivative works; grant-back; modifications shall be owned by; enhancements
people: who owns improvements; changes we make; derivative works

[clause-feedback]
ley: sugerencias y comentarios; retroalimentación; podrá utilizar libremente las sugerencias; ideas aportadas por el usuario
gente: pueden usar mis ideas; mis sugerencias son de ellos; comentarios que les di; usan mis opiniones
law: feedback; suggestions or ideas; free to use any feedback; unsolicited ideas
people: use my ideas; who owns my feedback; suggestions i give

[clause-license-grant]
ley: otorga una licencia; concede licencia de uso; licencia de explotación; derecho a usar el software
gente: puedo usar la marca; tengo licencia; qué puedo hacer con el programa; permiso para usar el programa
law: hereby grants a license; license grant; grants to licensee the right to use; licensed rights
people: am i allowed to use; permission to use; do we get a license; what are we licensed to do

[clause-exclusive-license]
ley: licencia exclusiva; con carácter exclusivo para el territorio; no otorgará licencias a terceros
gente: la licencia es exclusiva; le pueden dar licencia a otro; sólo yo la puedo usar; licencia de software para mí solo
law: exclusive license; non-exclusive license; shall not grant licenses to others; exclusive even as to licensor; sole license
people: is the license exclusive; license it to others; only us; anyone else licensed

[clause-non-transferable-license]
ley: licencia intransferible; licencia personal; no podrá ceder la licencia; sin derecho a transferir
gente: puedo traspasar la licencia; vender la licencia; pasarle el programa a otro; la licencia se transfiere; prestarle la licencia
law: non-transferable license; nontransferable; may not transfer the license; personal license; license may not be assigned
people: transfer the license; give the software to someone; sell my software license

[clause-sublicense]
ley: sublicenciar; sublicencia; derecho a otorgar sublicencias; sublicenciatarios
gente: puedo sublicenciar; darle licencia a terceros; pasarle el uso a mi cliente
law: sublicense; right to sublicense; non-sublicensable; sublicensees; without the right to grant sublicenses
people: can i sublicense; let others use it; give rights to a third party; sublicense to clients

[clause-affiliate-license-licensee]
ley: licencia extensiva a las filiales del licenciatario; empresas relacionadas podrán usar; afiliadas del licenciatario
gente: mis filiales pueden usarlo; la usan otras empresas del grupo; sirve para empresas relacionadas; usar en toda la empresa
law: licensee and its affiliates; license extends to affiliates of licensee; affiliates may use; use by subsidiaries; affiliate license
people: can our affiliates use it; sister companies use; whole group covered; subsidiaries included

[clause-affiliate-license-licensor]
ley: licencia otorgada por el licenciante y sus filiales; derechos de las relacionadas del licenciante; propiedad intelectual de filiales del otorgante
gente: incluye las patentes de sus filiales; la matriz también da licencia; derechos de otras empresas del licenciante
law: licensor and its affiliates hereby grant; intellectual property owned or controlled by affiliates of licensor; cause its affiliates to grant; on behalf of its affiliates grants
people: do their affiliates license too; patents held by the parent; rights from the licensor group

[clause-unlimited-license]
ley: licencia ilimitada; licencia a nivel de empresa; sin límite de usuarios; uso ilimitado; todo uso que estime
gente: usuarios ilimitados; usarlo sin límite; toda la empresa puede usarlo; uso libre
law: unlimited license; enterprise license; all-you-can-eat; unlimited number of users; unlimited usage; without limitation as to use
people: unlimited users; use it as much as we want; no limit on use; company wide license

[clause-irrevocable-license]
ley: licencia irrevocable; licencia perpetua; a perpetuidad; no podrá ser revocada; licencia permanente
gente: me pueden quitar la licencia; la licencia es para siempre; revocar la licencia; licencia perpetua; cuánto dura la licencia
law: irrevocable license; perpetual license; irrevocable and perpetual; may not be revoked
people: take back the license; license forever; perpetual; revoke my license; can they cancel the license

[clause-license-territory]
ley: licencia en todo el mundo; territorio de la licencia; ámbito territorial; uso dentro del territorio
gente: en qué países puedo usarla; licencia mundial; sirve fuera de chile; dónde vale la licencia
law: worldwide license; licensed territory; throughout the world; throughout the universe
people: use it abroad; worldwide; license in other countries; use the license abroad

[clause-field-of-use]
ley: campo de uso; fines autorizados; uso interno; únicamente para los fines; exclusivamente para el uso previsto
gente: sólo uso interno; usarlo comercialmente; usarlo con mis clientes; uso permitido de la licencia; para qué puedo usar el programa
law: field of use; solely for internal business purposes; permitted use; limited purpose; restricted to use
people: commercial use; internal use only; allowed uses

[clause-license-restrictions]
ley: ingeniería inversa; descompilar; no podrá copiar ni modificar; restricciones de uso; desensamblar
gente: puedo copiar el programa; desarmar el software; hacer copias; qué está prohibido hacer con el software; hackear
law: shall not reverse engineer; decompile or disassemble; license restrictions; shall not copy modify or distribute; remove any proprietary notices
people: copy the software; reverse engineer; make copies; restrictions on use

[clause-source-code-escrow]
ley: depósito del código fuente; código fuente en custodia; agente depositario; contrato de depósito de software
gente: dónde queda el código fuente; guardar el código; código en custodia; quién guarda la fuente; acceso al código fuente
law: source code escrow; escrow agent; deposit the source code; escrow agreement; escrowed materials
people: source code; escrow; where is the code kept; access to the source; get the code

[clause-escrow-release]
ley: entrega del código fuente al cliente; condiciones de liberación; liberación del depósito; evento de liberación
gente: cuándo me dan el código; me entregan la fuente si quiebran; liberar el código; si desaparece el proveedor
law: release conditions; release of the source code; release event; upon release from escrow; cease to support release
people: when do i get the source code; release from escrow; vendor disappears; code if they go under

[clause-trademark-use]
amplio: logotipos
ley: uso de la marca; marcas comerciales; licencia de marca; manual de uso de marca; logotipos
gente: puedo usar su logo; usar la marca; cómo se usa el logo; poner el nombre de la empresa; marca registrada
law: use of trademarks; licensed marks; trademark license; logos and trade names; brand guidelines
people: use their logo; use the brand; trademark; put their name on; brand rules

[clause-trademark-goodwill]
ley: el derecho llave beneficiará al licenciante; no adquirirá derecho alguno sobre la marca; no solicitará el registro de la marca; titularidad de la marca
gente: puedo registrar la marca; inscribió mi marca; marca parecida; dueño de la marca
law: goodwill shall inure to the benefit of; shall not register any mark confusingly similar; acknowledges ownership of the marks; no right title in the trademarks
people: register their trademark; who owns the brand; similar name; goodwill

[clause-quality-control]
ley: control de calidad; estándares de calidad; aprobación de muestras; nivel de calidad de los productos licenciados
gente: revisan la calidad; tengo que mostrar muestras; cumplir con la calidad; aprueban el producto antes
law: quality control; quality standards; samples for approval; approve the quality of licensed products; maintain quality
people: quality checks; send samples; approve my products; quality rules

[clause-infringement-notice]
ley: comunicar toda infracción; uso no autorizado por terceros; noticia de infracción de los derechos
gente: alguien copia el producto; avisar si copian la marca; me piratearon; usan mi marca sin permiso
law: notify of any infringement; suspected infringement; unauthorized use by third parties; becomes aware of any infringement; counterfeit
people: someone copies us; report a copycat; counterfeit goods; somebody is infringing

[clause-infringement-enforcement]
ley: derecho a ejercer acciones contra infractores; demandar al infractor; acciones por infracción; distribución de lo obtenido
gente: quién demanda al que copia; quién paga el juicio contra el pirata; puedo demandar por la marca; quién se queda con la plata del juicio
law: enforcement of intellectual property; right to bring action against infringers; control the prosecution of infringement suits; recoveries shall be shared
people: who sues the infringer; go after copycats; who pays to enforce; keep the damages

[clause-no-challenge]
ley: no impugnará la validez; no cuestionar la titularidad; abstenerse de atacar la propiedad; no disputará los derechos del licenciante
gente: puedo atacar la patente; cuestionar la marca; impugnar los derechos del dueño; alegar que la marca no vale
law: shall not contest the validity; no challenge; shall not attack ownership; contest licensor's rights; challenge the enforceability
people: challenge the patent; question ownership; contest the trademark; can i dispute their rights

[clause-covenant-not-to-sue]
ley: se obliga a no demandar; renuncia a ejercer acciones; no iniciará acciones judiciales; compromiso de no demandar; renuncia de acciones
gente: prometí no demandar; puedo demandarlos igual; renuncié a demandar; me comprometí a no reclamar
law: covenant not to sue; agrees not to sue; shall not bring any claim against; shall not assert any claim; refrain from instituting any action
people: promised not to sue; can i still sue; gave up the right to sue; agree not to sue

[clause-release]
ley: amplio y completo finiquito; libera de toda responsabilidad; nada se adeudan; renuncia a toda acción; se otorgan el más amplio finiquito
gente: firmé que no me deben nada; liberar de responsabilidad; renuncié a reclamar; quedamos a mano
law: releases and forever discharges; general release; from any and all claims; waives all claims; mutual release
people: release of claims; gave up claims; let them off; drop all claims

[clause-open-source]
ley: software de código abierto; licencias de código abierto; componentes de terceros; software libre
gente: usa código abierto; puedo meter software libre; trae componentes de otros; open source
law: open source software; third party components; general public license; copyleft; open source license
people: open source; free software used; third party code

[clause-third-party-software]
ley: productos de terceros; software de terceros; condiciones del fabricante; licencias de terceros
gente: quién responde por lo de terceros; licencia de otro fabricante; integraciones con otros programas
law: third party products; third party terms; pass-through warranties; third party software; third party services
people: products of other vendors; third party terms; integrations

[clause-data-ownership]
ley: propiedad de los datos; datos del cliente; la información pertenecerá al cliente; titularidad de la información; datos ingresados por el usuario
gente: mis datos son míos; pueden usar mis datos; información de mis clientes; recuperar mis datos
law: customer data; ownership of data; retain all rights in its data; data shall remain the property of; aggregated data
people: who owns the data; use my data; get my data back; data ownership

[clause-ip-no-implied]
ley: todos los derechos no otorgados expresamente quedan reservados; no implica licencia tácita; reserva de derechos; no confiere derecho alguno
gente: licencia tácita; derechos reservados; usar lo que la licencia no dice
law: reserves all rights not expressly granted; no implied license; no other rights; all rights reserved
people: rights not included; implied license; reserved rights

[clause-audit-rights]
ley: derecho a auditar; revisar los libros y registros; inspeccionar los antecedentes; facultad de fiscalizar
gente: me pueden auditar; revisar los libros; ver las cuentas; puedo revisar su contabilidad
law: right to audit; audit the books and records; inspect the records; examine and copy
people: can they audit us; check the books; look at the accounts; inspect records; see the numbers

[clause-audit-frequency]
ley: una vez al año la auditoría; aviso previo de la auditoría; durante horas hábiles; con diez días de anticipación auditar
gente: cuántas veces auditan; avisan antes de auditar; cuándo pueden venir a revisar
law: no more than once per calendar year audit; upon reasonable prior notice audit; during normal business hours; audit frequency
people: how often can they audit; notice of audit; surprise audit; once a year audit

[clause-audit-cost]
ley: costo de la auditoría; diferencia superior al cinco por ciento; pagará la diferencia detectada; gastos de la auditoría serán de cargo
gente: quién paga la auditoría; si encuentran una diferencia; pagué de menos; auditoría salió mal
law: cost of the audit; underpayment exceeds five percent; discrepancy; bear the expense of the audit; overpayment or underpayment
people: who pays for the audit; audit finds an error; underpaid; audit shows a shortfall

[clause-records]
ley: llevar libros y registros; conservar los antecedentes; registros contables completos; mantener registros por un plazo de años
gente: cuánto tiempo guardo los papeles; qué registros hay que llevar; guardar documentos; llevar la contabilidad
law: maintain complete and accurate books and records; retain records for a period of years; record keeping; records retention
people: how long keep records; what records to keep; keep documents; bookkeeping

[clause-reports]
ley: informes mensuales; entregar un informe; informes de avance; reporte periódico; rendir cuenta
gente: qué informes tengo que dar; reportes; mandar un informe; rendir cuentas
law: shall submit reports; monthly report; written progress reports; reporting obligations; furnish reports
people: how often report; progress report; send a report; keep me informed

[clause-cap-on-liability]
ley: limitación de responsabilidad; responsabilidad máxima; no excederá del monto total pagado; tope de responsabilidad; límite de indemnización
gente: tope de responsabilidad; máximo que me pagan; límite de lo que puedo demandar
law: limitation of liability; aggregate liability shall not exceed; in no event shall liability exceed; liability cap; amounts paid during the preceding twelve months
people: cap on liability; most they would pay; maximum liability; how much can i claim; limit of liability; worst case exposure

[clause-uncapped-liability]
ley: responsabilidad ilimitada; la limitación no se aplicará; salvo dolo o culpa grave; sin límite de responsabilidad; excepciones a la limitación
gente: responsabilidad sin límite; el tope no corre; sin tope de responsabilidad; daño causado a propósito responsabilidad
law: uncapped liability; limitations shall not apply to; except for gross negligence or willful misconduct; without limitation liability; unlimited liability; exceptions to the limitation
people: is anything uncapped; no limit on liability; exceptions to the cap; when does the cap not apply; unlimited liability

[clause-consequential-damages]
ley: daños indirectos; lucro cesante; no responderá de perjuicios indirectos; pérdida de ganancias; daños imprevistos
gente: me pagan lo que dejé de ganar; daños indirectos; perdí clientes por su culpa; lo que perdí por la falla; ganancias perdidas
law: consequential damages; indirect incidental special or punitive damages; loss of profits; in no event shall be liable for lost profits; exemplary damages
people: lost profits; indirect damages; lost business; recover lost sales; consequential loss

[clause-liquidated-damages]
ley: cláusula penal; multas contractuales; avaluación anticipada de perjuicios; pena convencional; multa por cada día de atraso
gente: multa por atraso; castigo por no cumplir; cuánto pago si me atraso; de cuánto es la multa del contrato; multa contractual
law: liquidated damages; as liquidated damages and not as a penalty; reasonable estimate of damages; per day of delay; contractual penalty
people: penalty for delay; fine for being late; what happens if they are late; agreed damages; contract penalties

[clause-liquidated-damages-cap]
ley: tope de las multas; multas acumuladas; máximo de multas del diez por ciento; multas superiores facultarán para terminar; rebaja de la pena
gente: tope de multas; demasiadas multas; multa abusiva; máximo de multa del contrato; reclamar la multa contractual
law: liquidated damages shall not exceed; cap on liquidated damages; maximum penalty percent of the contract price; sole remedy for delay
people: limit on penalties; max penalty; too many fines; penalty cap

[clause-exclusive-remedy]
ley: único y exclusivo remedio; única compensación; remedio exclusivo; sin perjuicio de los demás derechos
gente: es lo único que puedo pedir
law: sole and exclusive remedy; exclusive remedy; entire liability; only remedy available
people: only remedy; can i ask for more; is that all i get; what else can i claim

[clause-mitigation]
ley: mitigar los daños; minimizar las pérdidas; adoptar medidas razonables para reducir el perjuicio
gente: tengo que evitar más daño; reducir las pérdidas; no hice nada para evitar el daño
law: mitigate damages; duty to mitigate; reasonable efforts to minimize losses; mitigation of losses
people: reduce the damage; limit my losses; did nothing to avoid loss

[clause-gross-negligence]
ley: culpa grave; culpa leve; responderá hasta de la culpa
gente: lo hizo a propósito; se mandó un condoro; negligencia del proveedor
law: gross negligence; willful misconduct; negligent acts or omissions; fraud or willful default; intentional misconduct
people: careless; intentional damage; caused by carelessness; caused by their negligence

[clause-warranty-duration]
ley: plazo de garantía; garantía por un período de meses; vigencia de la garantía; contados desde la recepción; período de garantía
gente: cuánto dura la garantía; meses de garantía; se venció la garantía; años de garantía
law: warranty period; warrants for a period of months; warranty shall expire; from the date of delivery or acceptance; duration of the warranty
people: how long is the warranty; warranty length; is it still under warranty; when does the warranty end

[clause-warranty-scope]
ley: garantiza que los productos; libres de defectos; garantía de conformidad; conforme a las especificaciones; materiales y mano de obra
gente: qué cubre la garantía; garantizan que funciona; si sale malo; viene fallado; responden por fallas
law: conform to the specifications; express warranty; product warranty
people: what does the warranty cover; guarantee it works; faulty product; promises about quality

[clause-warranty-remedy]
ley: reparar o reemplazar; a costo del proveedor reparará; sustituir los productos defectuosos; corregir los defectos; devolver el precio del producto
gente: lo reparan gratis; quién arregla el defecto; salió malo qué hacen; cambio del producto
law: repair or replace; correct any defects at its own expense; replace defective products; re-perform the services; warranty claim
people: free repair; fix it for free; replacement under warranty; what if the product is defective

[clause-warranty-exclusions]
ley: la garantía no cubre; mal uso; desgaste natural; modificaciones no autorizadas; quedará sin efecto la garantía
gente: qué no cubre la garantía; pierdo la garantía; mal uso; lo abrí y perdí la garantía; se anula la garantía
law: warranty shall not apply to; misuse abuse or neglect; normal wear and tear; unauthorized modifications; void the warranty
people: what voids the warranty; not covered by warranty; lose the warranty; excluded from warranty

[clause-warranty-disclaimer]
ley: en el estado en que se encuentra; sin garantía de ninguna especie; renuncia de garantías; no otorga garantía expresa ni implícita
gente: lo venden sin garantía; no responden por nada; se vende en el estado en que está
law: disclaims all warranties express or implied; merchantability and fitness for a particular purpose; provided on an as-is basis without warranty; no other warranties
people: no warranty; do they guarantee anything; without any promise

[clause-rep-authority]
ley: declara que tiene plena capacidad; facultad para celebrar el contrato; sociedad válidamente constituida; obligaciones válidas y exigibles; declaraciones y garantías
gente: aseguran que pueden firmar; está bien constituida la empresa; qué declaran las partes; qué garantizan al firmar
law: represents and warrants; duly organized validly existing and in good standing; power and authority to execute; legal valid and binding obligation; representations and warranties
people: what do they promise is true; do they have the right to sign; statements each party makes

[clause-rep-no-conflict]
ley: no contraviene otros contratos; no infringe ley ni estatuto; inexistencia de impedimentos; no requiere autorización de terceros
gente: choca con otro contrato; tenía otro contrato antes; le impide otro acuerdo; necesita permiso de otro
law: does not conflict with any other agreement; will not violate any law or agreement; no consent required; not bound by any obligation inconsistent
people: conflict with another contract; already tied to someone; breach another deal; needs other approvals

[clause-rep-non-infringement]
ley: no infringe derechos de terceros; no vulnera propiedad intelectual ajena; titular de los derechos; garantía de originalidad
gente: el programa es pirata; garantiza que es original; es suyo de verdad
law: does not infringe any third party intellectual property; non-infringement warranty; original work; does not violate the rights of any third party
people: infringes someone else; is it really theirs; copied from others

[clause-rep-litigation]
ley: no existen juicios pendientes; litigios pendientes o amenazas; ausencia de litigios
gente: tiene juicios pendientes; problemas judiciales de la empresa; empresa tiene demandas en contra
law: no litigation pending or threatened; no actions suits or proceedings; absence of litigation; no judgment outstanding
people: any lawsuits pending; litigation against them; legal trouble; is the company being sued

[clause-rep-accuracy]
ley: la información es veraz y completa; veracidad de las declaraciones; información falsa o inexacta; no omite antecedentes
gente: mintió en el contrato; dieron información falsa; era mentira lo que declararon; ocultaron información
law: true correct and complete in all material respects; untrue statement of material fact; accuracy of information; misrepresentation
people: false information; hid something; not true what they said; they lied in the contract

[clause-insurance]
ley: contratar y mantener vigente un seguro; póliza de seguro; seguro de responsabilidad civil; pólizas vigentes durante el contrato
gente: hay que tener seguro; qué seguros piden; quién paga el seguro; sacar una póliza; proveedor está asegurado
law: shall maintain insurance; obtain and maintain insurance coverage; commercial general liability insurance; workers' compensation insurance; policies of insurance
people: do i need insurance; who pays for insurance; insurance required; what insurance must they have

[clause-insurance-amount]
ley: monto asegurado; suma asegurada mínima; cobertura no inferior a; deducible
gente: cuánto cubre el seguro; monto de la póliza; deducible de quién; monto del seguro exigido
law: limits of not less than per occurrence; coverage amount; aggregate limit; minimum limits; deductible
people: how much insurance; coverage amount; policy limit; deductible

[clause-insurance-proof]
ley: certificado de cobertura; asegurado adicional; beneficiario de la póliza; acreditar la vigencia del seguro; copia de la póliza
gente: mostrar el seguro; mandar copia de la póliza; quién es beneficiario del seguro; probar que tengo seguro
law: certificate of insurance; named as additional insured; evidence of coverage; waiver of subrogation; notice of cancellation of the policy
people: proof of insurance; additional insured; show the policy; who gets the insurance money

[clause-indemnity-supplier]
ley: mantendrá indemne al cliente; mantener indemne y libre de toda responsabilidad; responderá de los perjuicios; reclamaciones de terceros
gente: quién paga si demanda un tercero; me protegen si me demandan; proveedor me tiene que indemnizar; quién responde por los daños a terceros
law: shall indemnify defend and hold harmless; indemnification by supplier; from and against any and all claims; losses damages liabilities; third party claims
people: who pays if someone sues; indemnity; hold harmless; protect us from claims

[clause-indemnity-customer]
ley: el cliente indemnizará al proveedor; reclamos derivados del uso indebido; indemnidad a favor del proveedor; indemnidad recíproca
gente: tengo que indemnizarlos yo; cuándo pago yo los daños; si por mi culpa los demandan; responder por el mal uso
law: customer shall indemnify vendor; indemnification by customer; mutual indemnification; arising out of customer's use
people: do i have to indemnify them; mutual indemnity; claims caused by us

[clause-indemnity-ip]
ley: indemnidad por infracción de propiedad intelectual; reclamo por infracción de patente; sustituir el producto infractor; obtener el derecho a continuar usando
gente: me demandan por usar el programa; alguien dice que es copia; demanda por patente; problema de propiedad intelectual con el producto
law: infringement indemnity; claim that the product infringes any patent copyright; procure the right to continue using; modify or replace to be non-infringing
people: sued for using it; patent claim; ip infringement indemnity; someone says it is stolen

[clause-indemnity-notice]
ley: avisar oportunamente del reclamo; comunicar la demanda dentro de; notificar por escrito la reclamación del tercero; procedimiento de indemnización
gente: cómo pido la indemnización; avisar al proveedor que me demandaron; no avisé el reclamo del tercero
law: prompt written notice of any claim; indemnification procedure; notify the indemnifying party; failure to give notice shall not relieve; indemnified party
people: tell them about the claim; how to claim indemnity; deadline to notify a claim; forgot to notify

[clause-indemnity-defence]
ley: asumir la defensa; control de la defensa; designar abogado; dirigir el juicio; participar en la defensa
gente: quién elige el abogado; quién maneja el juicio; quién paga la defensa
law: assume the defense; sole control of the defense; counsel of its choice; conduct of the claim; participate in the defense
people: who controls the defence; who picks the lawyer; who runs the case

[clause-indemnity-settlement]
ley: no podrá transigir sin consentimiento; transacción del reclamo; allanarse o reconocer responsabilidad; avenimiento con el tercero
gente: pueden arreglarse con el demandante; llegar a acuerdo sin preguntarme; aceptar la culpa por mí
law: shall not settle any claim without consent; settlement of the claim; admit liability; compromise or settle
people: can they settle without me; settle the lawsuit; admit fault; agree to settlement

[clause-indemnity-limits]
ley: monto mínimo para reclamar; tope de indemnización; deducible de indemnización; plazo para reclamar indemnizaciones; umbral de reclamación
gente: desde qué monto reclamo; tope de la indemnización; plazo para pedir indemnización; hasta cuánto indemniza el proveedor
law: indemnification basket; threshold amount of losses; cap on indemnification; survival of representations for indemnity; deductible amount
people: limit on indemnity; minimum claim; indemnity cap; how much will they cover

[clause-indemnity-exclusions]
ley: no procederá la indemnización; salvo que el daño se deba a culpa del indemnizado; exclusión de la indemnidad; excepto en la medida
gente: no responden si fue mi culpa; excepción a la indemnización; proveedor no indemniza
law: no indemnity to the extent caused by; shall have no obligation to indemnify; exclusions from indemnification; contributory negligence of the indemnified
people: when is there no indemnity; not covered by indemnity; exclusions to indemnity

[clause-third-party-beneficiary]
ley: estipulación en favor de terceros; no confiere derechos a terceros; terceros beneficiarios; en beneficio exclusivo de las partes
gente: puede reclamar alguien de afuera; un tercero puede exigir; derechos de un tercero; alguien que no firmó
law: third party beneficiary; not intended to benefit third parties; intended beneficiary
people: can an outsider enforce it; third parties rights; anyone else benefit; someone not a party

[clause-confidentiality]
ley: información confidencial; mantener en reserva; obligación de confidencialidad; no podrá divulgar ni revelar; estricta reserva
gente: puedo contar lo que vi; puedo hablar del contrato; guardar secreto; revelar información; qué no puedo contar; es secreto el contrato; firmé un nda; acuerdo de confidencialidad
law: confidential information; shall remain confidential; hold in strict confidence; shall not disclose; confidentiality obligations; non-disclosure
people: keep it secret; is it confidential; share information; tell anyone; secrets; nda

[clause-confidential-definition]
ley: se entenderá por información confidencial; toda información técnica comercial o financiera; marcada como confidencial; secretos comerciales; sea verbal o escrita
gente: qué es confidencial; qué información es secreta; tiene que decir confidencial; lo que me dijeron de palabra es secreto
law: confidential information means; marked as confidential; trade secrets; proprietary information; disclosed orally or in writing
people: what counts as confidential; must it be marked; what is secret; is this information confidential

[clause-confidential-exceptions]
ley: no se considerará información confidencial; de dominio público; con anterioridad a su revelación; desarrollada independientemente; recibida legítimamente de un tercero
gente: excepciones a la confidencialidad; qué no es confidencial; lo supe por otro lado
law: shall not include information which is publicly available; independently developed; already known to the receiving party; public domain; rightfully received from a third party
people: exceptions to confidentiality; already public; i knew it before; not confidential

[clause-compelled-disclosure]
ley: requerimiento de autoridad competente; orden judicial; revelación exigida por ley; informar previamente del requerimiento
gente: si un juez me la pide; tengo que entregar información al tribunal; me obliga la ley a revelar; lo pide el sii
law: required by law or court order; compelled to disclose; subpoena; legally required disclosure; seek a protective order
people: judge asks for it; forced to disclose; court order; subpoena; law makes me tell

[clause-confidential-recipients]
ley: trabajadores y asesores que necesiten conocerla; divulgar sólo a sus dependientes; necesidad de conocer
gente: a quién le puedo mostrar; contarle a mi abogado; compartir con mis trabajadores; pasarle la información al contador
law: need to know basis; disclose to its employees and advisors; bound by confidentiality obligations no less restrictive
people: show it to my lawyer; share with employees; tell my accountant

[clause-confidentiality-term]
ley: obligación de confidencialidad subsistirá por años; deber de reserva después del término; plazo de confidencialidad; confidencialidad indefinida
gente: cuánto dura la confidencialidad; hasta cuándo guardo secreto; después que termina sigue secreto; años de confidencialidad
law: confidentiality obligations shall survive for a period of years; for so long as it remains a trade secret; duration of confidentiality; years after disclosure
people: how long confidential; keep it secret how long; years of confidentiality

[clause-confidential-return]
ley: devolver o destruir la información confidencial; destrucción de copias; certificado de destrucción; restituir los antecedentes confidenciales
gente: tengo que borrar la información; devolver los documentos secretos; puedo quedarme con copias; destruir los archivos
law: return or destroy all confidential information; certify destruction; retain archival copies; destroy all copies
people: delete the files; give back the documents; keep copies; destroy information

[clause-confidentiality-breach]
ley: infracción de la confidencialidad; multa por incumplimiento de la reserva; indemnizar por la divulgación; filtración de información confidencial
gente: contaron mi secreto; filtraron información; qué pasa si revelo; multa por hablar; se filtró el secreto
law: breach of confidentiality; unauthorized disclosure; irreparable harm from disclosure; notify of any unauthorized use of confidential information
people: leaked information; what if i disclose; they told someone; penalty for leaking

[clause-residuals]
ley: conocimientos retenidos en la memoria; experiencia general adquirida; know-how general; uso de ideas generales
gente: puedo usar lo que aprendí; conocimientos que me quedaron; usar la experiencia
law: residuals; retained in the unaided memory; general knowledge skills and experience; general know-how
people: use what i learned; things i remember; knowledge in my head; skills gained

[clause-publicity]
ley: no podrá utilizar el nombre de la otra parte en publicidad; comunicado de prensa; anuncios públicos; mención como cliente; difusión del contrato
gente: puedo decir que es mi cliente; publicar en redes; comunicado de prensa; usar su nombre en publicidad; subirlo a instagram
law: publicity; press release; shall not use the name of the other party in advertising; public announcement; customer list reference
people: announce the deal; put them on my website; press release; name them as a client

[clause-data-protection]
ley: datos personales; protección de datos personales; tratamiento de datos; encargado del tratamiento; protección de la vida privada
gente: qué hacen con mis datos; datos de mis clientes; pueden compartir mis datos; usar datos personales; privacidad de mis datos
law: personal data; data protection; process personal data only on documented instructions; data processor; privacy laws; personally identifiable information
people: privacy; what happens to personal data; use of personal information; gdpr; share our data

[clause-data-breach]
ley: incidente de seguridad; vulneración de datos; notificar la brecha; acceso no autorizado; dentro de cuarenta y ocho horas de detectado
gente: hackearon los datos; se filtraron los datos; robo de datos; avisar del hackeo; cuánto tardan en avisar la filtración
law: security breach; data breach notification; unauthorized access to customer data; security incident; notify within hours
people: hacked; data leak; how soon must they tell us of a breach; stolen data; data breach

[clause-data-transfer]
ley: transferencia internacional de datos; ubicación de los servidores; almacenamiento en el extranjero; subencargados del tratamiento
gente: dónde guardan los datos; mis datos salen de chile; en qué país está el servidor; le pasan los datos a otro
law: cross-border transfer; data location; sub-processors; standard contractual clauses; stored outside
people: where is data stored; data abroad; which country servers; who else gets the data

[clause-data-return]
ley: devolución de los datos; exportar los datos; eliminar los datos; supresión de la información al término; formato de uso común
gente: me devuelven mis datos; bajar mi información; borran mis datos al final; recuperar la base de datos
law: return of customer data; export data; delete customer data upon termination; data retrieval period; commonly used format
people: download my data; get data back at the end; delete our data

[clause-security-measures]
ley: medidas de seguridad; seguridad de la información; controles de acceso; cifrado; medidas técnicas y organizativas
gente: cómo protegen la información; claves y cifrado; está encriptado; ciberseguridad
law: security measures; administrative technical and physical safeguards; information security program; encryption; access controls
people: how secure is it; protect our data; cybersecurity; encrypted

[clause-force-majeure]
amplio: earthquake; pandemic; covid
ley: caso fortuito; fuerza mayor; imprevisto imposible de resistir; causas ajenas a su voluntad; exime de responsabilidad
gente: no pude cumplir por algo que no fue mi culpa; caso fortuito; incendio o inundación; si pasa algo imprevisto; terremoto y no pude cumplir; no pude cumplir por la pandemia
law: force majeure; beyond its reasonable control; acts of god; shall not be liable for any failure or delay; war strikes or natural disaster
people: earthquake; pandemic; something out of our control; natural disaster; covid

[clause-force-majeure-notice]
ley: comunicar el caso fortuito; aviso de fuerza mayor; dentro de días de ocurrido el hecho; acreditar la fuerza mayor
gente: avisar que no puedo cumplir; cuánto tiempo para avisar la fuerza mayor; probar la fuerza mayor; a quién aviso del terremoto
law: notice of force majeure event; promptly notify of the force majeure; use reasonable efforts to overcome; affected party
people: tell them about force majeure; notify the delay; prove force majeure

[clause-force-majeure-termination]
ley: si la fuerza mayor se prolonga por más de; terminar por fuerza mayor; suspensión de obligaciones; prórroga por caso fortuito
gente: cuánto puede durar la fuerza mayor; terminar si la emergencia sigue; se alarga el plazo por fuerza mayor; pago igual en pandemia
law: extended for a period equal to the delay; suspended during force majeure; prolonged force majeure
people: how long can force majeure last; cancel because of force majeure; extra time; still pay during force majeure

[clause-hardship]
ley: cambio de circunstancias; excesiva onerosidad; imprevisión; renegociar de buena fe; desequilibrio económico
gente: se puso muy caro cumplir; renegociar el contrato; subieron los costos
law: hardship; material change in circumstances; renegotiate in good faith; excessively onerous; economic equilibrium; change in law
people: too expensive now; things changed; renegotiate; costs went up; no longer profitable

[clause-notices]
ley: notificaciones y comunicaciones; avisos por escrito; toda comunicación deberá; se dirigirán a los siguientes domicilios; comunicaciones entre las partes
gente: a qué correo aviso; cómo se mandan los avisos del contrato; a qué dirección mando la carta
law: notices; all notices shall be in writing; notice shall be given; delivered to the address set forth
people: how do i give notice; where to send notice; address for notices

[clause-notice-receipt]
ley: se entenderá recibida; se tendrá por notificada; al tercer día hábil del despacho; acuse de recibo; recepción de la comunicación
gente: cuándo se entiende recibida; no recibí la carta; desde qué día se cuenta el aviso recibido
law: deemed received; shall be deemed given upon; business days after mailing; effective upon receipt; confirmation of receipt
people: when does notice count; never got the letter; notice received when

[clause-notice-email]
ley: por correo electrónico; casilla de correo electrónico; medios electrónicos; carta certificada o correo electrónico
gente: sirve avisar por mail; vale por correo electrónico; por whatsapp sirve; carta o mail
law: by electronic mail; email notice; overnight courier or certified mail; return receipt requested; facsimile
people: is email ok; notice by email; by text message; must it be a letter

[clause-notice-address-change]
ley: cambio de domicilio; comunicar el nuevo domicilio; modificar los datos de contacto; aviso de cambio de dirección
gente: me cambié de dirección; avisar cambio de domicilio; cambió el correo; nuevo contacto
law: change its address by notice; change of address; designate another address; new address for notices
people: changed address; moved offices; new contact; update my address

[clause-entire-agreement]
ley: acuerdo íntegro; totalidad del acuerdo; reemplaza todo acuerdo anterior; deja sin efecto cualquier convenio previo; acuerdo completo entre las partes
gente: vale lo que me dijeron antes; lo que prometió el vendedor; acuerdos de palabra; contrato anterior sigue; correos anteriores valen
law: entire agreement; supersedes all prior agreements; constitutes the entire understanding; merger clause; no other promises or representations
people: do earlier promises count; what the salesman said; verbal promises; earlier emails; replaces the old contract

[clause-amendment]
ley: modificación del contrato; modificarse por escrito; de común acuerdo y por escrito; anexo firmado por las partes
gente: cómo se cambia el contrato; cambiar una cláusula; modificar de palabra; hay que firmar un anexo; cambiar las condiciones
law: amendment; may not be amended except in writing; no modification; addendum
people: change the contract; change a clause; oral changes; amend the contract

[clause-unilateral-change]
ley: podrá modificar unilateralmente; se reserva el derecho a modificar; cambios en los términos y condiciones; modificaciones publicadas en el sitio
gente: pueden cambiar las condiciones solos; me cambiaron el contrato sin avisar; cambio unilateral; cambiar los términos cuando quieran
law: reserves the right to modify; may change these terms at any time; continued use constitutes acceptance; unilateral amendment; posting revised terms
people: can they change the terms; changed without asking; new terms; change it whenever they want

[clause-severability]
ley: divisibilidad; nulidad parcial; si alguna cláusula fuere declarada nula; las restantes disposiciones conservarán su validez; inválida o inejecutable
gente: si una cláusula es nula; se cae todo el contrato; cláusula ilegal; qué pasa si una parte no vale
law: severability; if any provision is held invalid or unenforceable; remaining provisions shall continue in full force; illegal provision
people: if one clause is invalid; illegal clause; does the rest stand; part of it is void

[clause-waiver]
ley: no se entenderá como renuncia; renuncia de derechos; la omisión en el ejercicio; mera tolerancia; falta de exigencia
gente: dejé pasar el incumplimiento; se lo aguanté varias veces; perdí el derecho por no exigirlo antes
law: no waiver; failure to exercise any right shall not operate as a waiver; delay in enforcing; waiver must be in writing; course of dealing
people: i let it slide; did not complain before; lose my right by waiting; gave up the right

[clause-cumulative-remedies]
ley: sin perjuicio de otros derechos; derechos acumulativos; acciones que la ley le otorga; además de la indemnización
gente: puedo pedir las dos cosas; multa y además indemnización; qué derechos tengo si no cumplen; cobrar multa y además perjuicios
law: remedies are cumulative; in addition to any other remedies; at law or in equity; not exclusive of any other right
people: ask for both; more than one remedy; penalty plus damages

[clause-injunctive-relief]
ley: medidas precautorias; orden judicial de cesar; prohibición judicial; perjuicio irreparable; medida cautelar
gente: que un juez los detenga; orden para que dejen de hacerlo; pedir al juez que los detenga
law: injunctive relief; irreparable harm; without posting a bond; equitable relief; temporary restraining order
people: stop them in court; injunction; court order to stop; urgent order; make them stop

[clause-specific-performance]
ley: cumplimiento forzado; exigir el cumplimiento; ejecución forzada de la obligación; cumplimiento en naturaleza
gente: obligarlo a cumplir; que cumpla lo que prometió; forzar el contrato; exigir que entregue
law: specific performance; specifically enforce; compel performance; entitled to enforce specifically the terms
people: force them to perform; enforce the contract; force compliance; sue to perform

[clause-counterparts]
ley: ejemplares de igual tenor y fecha; se firma en dos ejemplares; quedando uno en poder de cada parte; copias del contrato
gente: cuántas copias se firman; cuántos ejemplares; quién se queda con la copia; firmar por separado
law: counterparts; executed in one or more counterparts; each deemed an original; together constitute one instrument
people: how many copies; sign separately; who keeps the original; copies signed

[clause-electronic-signature]
ley: firma electrónica; firma electrónica avanzada; suscrito por medios electrónicos; documento electrónico
gente: vale la firma digital; firmar por internet; firma escaneada; firmar con docusign
law: electronic signatures; pdf signatures shall be deemed original; signed electronically; facsimile signatures
people: sign online; is a scanned signature ok; docusign; e-sign; digital signature

[clause-interpretation]
ley: interpretación del contrato; los títulos son meramente referenciales; singular incluye el plural; para los efectos de este contrato; reglas de interpretación; se interpretará de buena fe
gente: qué significa esta cláusula; los títulos valen; no está claro el contrato; cláusula ambigua
law: interpretation; headings are for convenience only; shall be construed; singular includes the plural; rules of construction; including without limitation
people: unclear clause; what does this clause mean; do headings matter; ambiguous

[clause-definitions]
amplio: definitions
ley: tendrán el significado que se indica; términos definidos; definiciones del contrato
gente: qué significa en el contrato; definiciones del contrato firmado; término definido en el contrato; palabras con mayúscula
law: definitions; shall have the meaning set forth; defined terms; means and includes; as used herein
people: what does the term mean; meaning of the word; defined term; definition in the contract

[clause-order-of-precedence]
ley: orden de prelación de los documentos; en caso de contradicción prevalecerá; discrepancia entre el contrato y sus anexos; prevalecerán las bases
gente: qué vale más el anexo o el contrato; si se contradicen; cuál documento manda; anexo dice otra cosa
law: order of precedence; in the event of any conflict between; shall prevail; shall control; inconsistency between the agreement and exhibit
people: which document wins; annex says something else; documents contradict; exhibit conflicts with agreement

[clause-exhibits]
ley: forman parte integrante; se entienden incorporados; documentos del contrato; bases y oferta; anexos del contrato
gente: los anexos valen; papeles que forman parte; qué documentos incluye; qué anexos tiene el contrato
law: exhibits; schedules attached hereto; incorporated herein by reference; integral part of this agreement; appendices
people: what are the attachments; are exhibits part of it; annexes

[clause-language]
amplio: translation
ley: idioma del contrato; versión en español prevalecerá; redactado en dos idiomas; traducción del contrato
gente: en qué idioma vale; está en inglés y español; cuál versión manda; traducción del contrato
law: english language version shall prevail; language of this agreement; translation; controlling language
people: which language counts; english or spanish version; language of the contract; translation of the contract

[clause-business-days]
ley: días hábiles; días corridos; cómputo de los plazos; si el vencimiento recae en día inhábil; día hábil bancario
gente: son días hábiles o corridos; cómo cuento los días; cae en domingo; cuenta el sábado; plazo vence feriado
law: business day; calendar days; computation of time; falls on a day that is not a business day
people: business or calendar days; how to count days; falls on a weekend; holidays count

[clause-independent-contractors]
ley: contratistas independientes; no existe vínculo de subordinación y dependencia; no constituye relación laboral; sin relación de dependencia
gente: soy empleado o independiente; es relación laboral; soy trabajador de ellos; tengo derechos laborales; trabajo por mi cuenta
law: independent contractor; no employer-employee relationship; relationship of the parties; not entitled to any benefits
people: am i an employee; contractor or employee; do i get benefits; self employed; employment relationship

[clause-no-partnership]
ley: no constituye sociedad; no implica asociación ni mandato; no podrá obligar a la otra parte; sin facultades de representación
gente: somos socios; me puede obligar con terceros; actuar en mi nombre; el contrato nos hace socios
law: no partnership joint venture or agency; no authority to bind the other; shall not be construed as a partnership; agent or legal representative
people: act on my behalf; partners in business; sign on my behalf; treated as a partner

[clause-further-assurances]
ley: suscribir los documentos que sean necesarios; realizar todos los actos necesarios; colaborar para el perfeccionamiento; otorgar escrituras complementarias
gente: tengo que firmar más papeles; otros documentos después; ayudar con los trámites; se niega a firmar lo que falta
law: further assurances; execute and deliver such further documents; take such further actions; cooperate fully
people: sign more papers; other documents later; refuses to sign

[clause-time-of-essence]
ley: plazo esencial; el tiempo es esencial; cumplimiento oportuno determinante
gente: el plazo es esencial; puedo atrasarme un poco; es grave el atraso; si llega un día tarde
law: time is of the essence; timely performance; strict compliance with dates; essential term
people: is the deadline strict; one day late; does timing matter

[clause-best-efforts]
ley: mejores esfuerzos; esfuerzos razonables; diligencia de un buen hombre de negocios; obligación de medios; obligación de resultado
gente: prometen resultado; sólo hacen lo posible; obligación de lograrlo
law: best efforts; commercially reasonable efforts; reasonable endeavours; use all reasonable efforts
people: how hard must they try; promise a result; efforts required

[clause-good-faith]
ley: buena fe contractual; ejecución de buena fe; colaborar de buena fe
gente: actuó de mala fe; tienen que ser leales
law: good faith and fair dealing; act in good faith; implied covenant; cooperate in good faith
people: bad faith; acted unfairly; good faith; took advantage

[clause-consents-approvals]
ley: aprobación previa y por escrito; autorización escrita; requerirá el consentimiento; visto bueno; se entenderá aprobado si no responde
gente: si no contestan se entiende que sí; aprobación por escrito; pedir permiso a la otra parte; necesito autorización del cliente
law: prior written approval; consent in its sole discretion; deemed approved; shall not unreasonably withhold approval; requires the consent of
people: silence means yes; need their ok; written approval; need the other party's permission

[clause-conditions-precedent]
ley: condición suspensiva; sujeto a la aprobación; condiciones previas; condición resolutoria; cumplidas las condiciones
gente: de qué depende el contrato; si no aprueban el crédito; condiciones para que valga; queda sin efecto si no
law: conditions precedent; subject to the satisfaction of the following conditions; conditions to closing; contingent upon; condition subsequent
people: what must happen first; conditions for the deal; contingent on approval; falls through

[clause-closing]
ley: fecha de cierre; cierre de la operación; al cierre se entregará; documentos de cierre
gente: cuándo se cierra el negocio; qué se firma en el cierre; fecha del cierre; qué entrego al cierre
law: closing date; the closing shall take place; deliverables at closing; consummation of the transactions; long-stop date
people: what is signed at closing; deal closes; closing day

[clause-due-diligence]
ley: proceso de revisión de antecedentes; revisión legal y contable; acceso a la información de la sociedad; auditoría de compra
gente: revisar la empresa antes de comprar; me dejan ver los papeles antes; estudio previo; due diligence
law: due diligence; access to books and records prior to closing; investigation of the business; data room
people: check before buying; see documents first; investigate the company; inspect before closing

[clause-purchase-price-adjustment]
ley: ajuste de precio; capital de trabajo; retención de parte del precio; precio contingente; depósito en garantía del precio
gente: cambia el precio después; ajuste por caja; pago según resultados; parte del precio queda retenida
law: purchase price adjustment; net working capital; earn-out; escrow amount; holdback of the purchase price
people: price adjusted later; earn out; pay based on results; part of the price held

[clause-delivery]
ley: entrega de los productos; lugar de entrega; fecha de entrega; guía de despacho; plazo de entrega de los productos
gente: fecha de entrega; quién paga el flete; cuánto demora el despacho; cuándo entregan el producto
law: delivery; deliver the products to; delivery date; shipment; place of delivery; shipping terms
people: when do they deliver; shipping; delivery time; who pays shipping

[clause-late-delivery]
ley: atraso en la entrega; retardo en la entrega; demora en la entrega; prórroga del plazo de entrega
gente: entregaron tarde; se atrasó la entrega; qué pasa si se demoran; todavía no entregan; quedaron de entregar y nada; pedido que nunca llegó
law: late delivery; failure to deliver on time; delay in delivery; delayed shipment
people: what happens if they are late; late delivery; order never came; delivered late

[clause-incoterms]
ley: incoterms; franco a bordo; costo seguro y flete; puesto en bodega; internación y aduana
gente: fob o cif; quién paga la aduana; quién paga la internación; flete y seguro de quién
law: incoterms; free on board; ex works; delivered duty paid; customs clearance; freight prepaid
people: fob or cif; who pays customs; import duties; who pays freight

[clause-packaging]
ley: embalaje; rotulado; empaque adecuado; etiquetado
gente: cómo se embala; quién pone las cajas; etiqueta del producto; llegó mal embalado
law: packaging and labeling; packed in accordance; labeling requirements; shipping marks
people: how is it packed; packaging; bad packaging

[clause-risk-of-loss]
ley: riesgo de pérdida; traspaso del riesgo; riesgo de la cosa; pérdida o deterioro de los bienes; hasta el momento de la entrega
gente: si se pierde en el camino; se rompió en el transporte; robo del camión; quién responde si se daña en el camino
law: risk of loss; risk shall pass to the buyer; damage in transit; bear the risk; loss or damage to the goods
people: lost in transit; broken on arrival; who bears the risk; damaged in shipping; stolen on the way

[clause-title]
ley: dominio de los bienes; transferencia del dominio; propiedad pasará al comprador; reserva de dominio; libre de gravámenes
gente: desde cuándo soy dueño; es mío aunque no lo haya pagado; quitarme el producto por no pagar
law: title shall pass to; transfer of title; retention of title; good and marketable title; free and clear of liens
people: who owns it until paid; take it back if unpaid; ownership passes

[clause-inspection]
ley: inspección de los productos; derecho a inspeccionar; revisión a la recepción; control en fábrica
gente: puedo revisar antes de recibir; cuánto tiempo para revisar; revisar la mercadería; visitar la fábrica
law: inspection of goods; right to inspect; inspect upon receipt; inspect the facilities
people: check the goods; how long to inspect; look before accepting; visit the factory

[clause-acceptance]
ley: recepción conforme; aceptación de los entregables; pruebas de aceptación; acta de recepción; criterios de aceptación
gente: cómo se acepta el trabajo; quién aprueba la entrega; cuándo se da por aceptado; probar antes de aceptar; visto bueno del trabajo
law: acceptance; acceptance testing; acceptance criteria; written acceptance of deliverables; certificate of acceptance
people: how is work approved; test before accepting; sign off; approve the deliverable

[clause-deemed-acceptance]
ley: se entenderán aceptados; aceptación tácita; si nada dijere dentro de; transcurrido el plazo sin observaciones
gente: si no reclamo se entiende aceptado; no dije nada; plazo para hacer observaciones; se aceptó por silencio
law: deemed accepted; failure to reject within days; constitute acceptance
people: said nothing; accepted by silence; time to object; deemed accepted

[clause-rejection]
ley: rechazar los productos; productos no conformes; derecho a rechazo; rechazo de los entregables; subsanar las observaciones
gente: puedo rechazar el trabajo; no me gustó como quedó; llegó otra cosa; devolver por malo
law: nonconforming goods; right of rejection; rejected deliverables
people: refuse the goods; reject the work; wrong product; send it back

[clause-returns]
ley: devolución de productos; política de devoluciones; cambio de mercadería; gastos de devolución
gente: cómo devuelvo el producto; quién paga la devolución; cambiar mercadería; puedo devolver el producto; plazo para devolver mercadería
law: product returns; return authorization; restocking fee; return policy
people: return deadline; who pays return shipping; send back products

[clause-recall]
ley: retiro de productos del mercado; alerta de seguridad; retirar los productos defectuosos; costo del retiro
gente: hay que retirar el producto; producto peligroso en el mercado; quién paga el retiro; llamado a revisión
law: product recall; recall costs; withdraw from the market; corrective action; field action
people: recall; pull it from the market; who pays for the recall; dangerous product

[clause-product-liability]
ley: responsabilidad por productos defectuosos; daños causados por el producto; lesiones a terceros; seguro de productos
gente: el producto le hizo daño a alguien; se lesionó un cliente; responde el fabricante; producto defectuoso causó daño
law: product liability; personal injury or death caused by the product; bodily injury; property damage
people: product hurt someone; injured customer; who is liable for the product; manufacturer liable

[clause-orders]
ley: órdenes de compra; aceptación de la orden; confirmar el pedido; cancelación de la orden; aceptación de pedidos
gente: pueden rechazar mi pedido; anular el pedido; cuándo queda firme la orden; cambiar el pedido; cómo hago un pedido al proveedor
law: purchase orders; acceptance of orders; order confirmation; cancel or reschedule an order; firm order
people: place an order; cancel an order; can they refuse my order; change an order

[clause-forecast]
ley: pronóstico de compras; proyección de demanda; estimaciones no vinculantes; plan de compras; previsión trimestral
gente: tengo que proyectar las compras; el pronóstico me obliga; estimar la demanda; avisar cuánto voy a comprar
law: rolling forecast; non-binding forecast; forecasts of requirements; lead time; binding portion of the forecast
people: forecast; is the forecast binding; predict demand; estimate purchases

[clause-supply-shortage]
ley: desabastecimiento; falta de stock; asignación prioritaria; capacidad de producción; continuidad del suministro
gente: si no hay stock; se quedan sin producto; a quién le entregan primero; no tienen para abastecer
law: shortage of supply; allocate available supply; failure to supply; second source
people: run out of stock; not enough product; who gets supplied first; shortage

[clause-manufacturing-specs]
ley: especificaciones técnicas; cambios de ingeniería; fabricará conforme a las especificaciones; modificación de las especificaciones; muestras y prototipos
gente: pueden cambiar el diseño; cambiar materiales sin avisar; hacer un prototipo
law: manufacture in accordance with the specifications; engineering changes; changes to specifications; prototypes; bill of materials
people: how must it be made; change the design; change materials; specs

[clause-manufacturing-tooling]
ley: moldes y matrices; herramental; propiedad de los moldes; maquinaria entregada por el cliente; equipos en consignación
gente: de quién son los moldes; quién paga los moldes; devolver las matrices; máquinas del cliente
law: tooling; molds and dies; ownership of tooling; consigned equipment; customer-furnished materials
people: who owns the molds; pay for tooling; return the tools; our equipment at their plant

[clause-manufacturing-practices]
ley: buenas prácticas de manufactura; inspección de la planta; trazabilidad; registros de lotes; liberación de lotes
gente: puedo visitar la fábrica; control de lotes; normas de fabricación; calidad de la planta
law: good manufacturing practices; facility inspection; batch records; lot traceability; quality agreement
people: inspect the plant; manufacturing standards; factory audit; batch quality

[clause-spare-parts]
ley: repuestos; partes y piezas; disponibilidad de repuestos; servicio técnico; descontinuación del producto
gente: hay repuestos; cuánto tiempo tienen repuestos; descontinuaron el producto; quién hace el servicio técnico
law: spare parts; replacement parts availability; discontinue any product; end of life; last time buy
people: spare parts; discontinued; parts available; stop making it

[clause-scope-of-services]
ley: alcance de los servicios; prestará los siguientes servicios; descripción de los servicios; términos de referencia; servicios contratados
gente: qué incluye el servicio; en qué consiste el servicio
law: scope of services; shall perform the following services; statement of work; services to be provided; deliverables
people: scope of work; services included; excluded services; list of services

[clause-standard-of-performance]
ley: con la debida diligencia profesional; estándar profesional; personal calificado; según las reglas del arte; mejores prácticas de la industria
gente: trabajo mal hecho; tienen que hacerlo bien; calidad del trabajo; lo hicieron a la rápida; quedó mal hecho; hicieron el trabajo a medias
law: professional and workmanlike manner; industry standards; qualified personnel; standard of care; generally accepted practices
people: bad work; quality of work; how well must they do it; sloppy job; done properly

[clause-change-orders]
ley: control de cambios; orden de cambio; trabajos adicionales; modificación del alcance; solicitud de cambio
gente: pedir algo extra; trabajos adicionales quién paga; agregar cosas al proyecto; me cobran los extras
law: change order; change request; change control procedure; additional services; out of scope work
people: ask for extra work; change the scope; who pays for changes; additional work

[clause-service-levels]
ley: niveles de servicio; acuerdo de nivel de servicio; indicadores de desempeño; medición del servicio; cumplimiento de los niveles
gente: qué nivel de servicio prometen; cómo se mide el servicio; sla; servicio malo
law: service levels; service level agreement; key performance indicators; performance standards; service level failure
people: sla; how good must the service be; service targets; performance measured

[clause-uptime]
ley: disponibilidad del servicio; disponibilidad mensual; porcentaje de disponibilidad; caída del servicio
gente: se cae la página; se cayó el sistema; cuánto tiempo puede estar caído; porcentaje de disponibilidad
law: uptime; availability of percent; downtime; service availability; outage
people: system down; outage; uptime guarantee; site goes down; how much downtime

[clause-service-credits]
ley: descuentos por incumplimiento de nivel de servicio; créditos de servicio; nota de crédito por caída; rebaja de la tarifa por falla
gente: me descuentan si falla; me devuelven por la caída; rebaja si el servicio es malo; compensan la caída
law: service credits; credit against fees; remedies for service level failure; performance credits
people: credit for downtime; money off if it fails; compensation for an outage; service credit

[clause-maintenance-window]
ley: mantención programada; ventana de mantención; mantenimiento preventivo; interrupción programada
gente: cuándo hacen mantención; avisan antes de cortar; mantención del sistema; corte programado
law: scheduled maintenance; maintenance window; planned downtime; preventive maintenance; emergency maintenance
people: planned outage; warn before maintenance; maintenance hours; when is system maintenance

[clause-support]
ley: soporte técnico; mesa de ayuda; horario de atención; tiempos de respuesta; asistencia técnica
gente: a quién llamo si falla; horario de soporte; cuánto demoran en responder; ayuda técnica; soporte los fines de semana
law: technical support; help desk; response time; support hours; maintenance and support services; severity level
people: support hours; how fast do they respond; tech support; help on weekends

[clause-updates]
ley: actualizaciones; nuevas versiones; mejoras del software; correcciones de errores; versiones sucesivas
gente: incluye actualizaciones; cobran la nueva versión; arreglan los errores; actualizar el programa
law: updates and upgrades; new releases; error corrections; bug fixes; new versions
people: are updates free; new version; upgrade; fix bugs

[clause-personnel]
ley: personal del proveedor; dependientes asignados; trabajadores destinados al servicio; reemplazo del personal; personal idóneo
gente: puedo pedir que cambien a alguien; quién viene a trabajar; sacar a un trabajador del proveedor; gente que mandan
law: personnel assigned; supplier personnel; replace any personnel; removal of personnel; background checks
people: replace a worker; ask for someone else; background check

[clause-key-persons]
ley: personal clave; profesionales clave; no podrá reemplazar sin autorización; jefe de proyecto; dedicación exclusiva del equipo
gente: cambiaron al jefe de proyecto; reemplazar a la persona clave; cambiar al experto; persona indispensable del equipo
law: key personnel; key person; shall not reassign or replace; project manager; key employees
people: key person leaves; they changed the team; must he do it himself; swap the expert

[clause-customer-obligations]
ley: obligaciones del cliente; proporcionar la información necesaria; facilitar el acceso; colaboración del cliente; obligaciones del mandante
gente: qué tengo que hacer yo; información que debo dar; si no les doy acceso
law: customer responsibilities; customer shall provide access; timely cooperation; client obligations; reasonable assistance
people: customer duties; client must provide; information i must give

[clause-supplier-obligations]
ley: obligaciones del proveedor; obligaciones del contratista; se obliga a ejecutar; deberes del prestador; será responsable de
gente: qué tiene que hacer el proveedor; obligaciones de la otra parte; qué les puedo exigir
law: obligations of the supplier; contractor shall; supplier agrees to; responsibilities of the vendor
people: supplier duties; obligations of the supplier; contractor duties

[clause-premises-access]
ley: acceso a las instalaciones; normas internas del recinto; ingreso a las dependencias; seguridad en las instalaciones
gente: pueden entrar a mis instalaciones; entrar a la planta; reglas para entrar; pase de ingreso
law: access to premises; comply with site rules; customer's facilities; on-site; safety rules
people: come on site; enter our offices; site rules; access to the building

[clause-milestones]
amplio: timeline
ley: hitos; cronograma; carta gantt; plan de trabajo; programa de ejecución; plazos parciales
gente: calendario del proyecto; etapas del proyecto; fechas de entrega parciales; fecha de entrega de cada etapa
law: milestones; project schedule; timeline; work plan; completion date; key dates
people: project timeline; deadlines of the project; when is each part due; behind schedule

[clause-time-extension]
ley: aumento de plazo; ampliación del plazo; prórroga del plazo de ejecución; atraso no imputable
gente: alargar la fecha de entrega; no alcanzo a terminar; pedir más plazo de entrega; más tiempo para terminar la obra
law: extension of time; excusable delay; extended by a period; schedule extension; relief event
people: need more time; extend the deadline; cannot finish on time; delay not my fault

[clause-steering-committee]
amplio: governance
ley: comité directivo; comité de seguimiento; gobierno del contrato; reuniones periódicas; administrador del contrato
gente: reuniones de avance; con quién hablo del proyecto; quién administra el contrato; comité del proyecto
law: steering committee; joint committee; governance; project representatives; contract manager; regular meetings
people: who runs the project; project meetings; contact person; project committee; who decides in the project

[clause-step-in]
ley: intervenir la prestación; asumir la ejecución por cuenta del contratista; contratar a un tercero a su costo; derecho de intervención
gente: terminarlo yo y cobrarle; tomar el control del servicio; poner a otro contratista a terminar; contratar a otro a su costa
law: step-in rights; take over performance; engage a third party at supplier's cost; complete the work at contractor's expense
people: take over the work; get someone else to finish; hire another and charge them; step in and finish the work

[clause-benchmarking]
ley: comparación con el mercado; estudio comparativo de precios; ajuste a precios de mercado; evaluación comparativa
gente: comparar con el mercado; precios de mercado; pedir rebaja por precio de mercado
law: benchmarking; market comparison; adjust fees to market; comparable services
people: compare to market; are we paying market price; benchmark

[clause-disaster-recovery]
ley: continuidad operacional; plan de contingencia; respaldo de la información; recuperación ante desastres; copias de seguridad
gente: hacen respaldos; si se pierde la información; plan de emergencia; cada cuánto respaldan
law: disaster recovery; business continuity plan; backups; recovery time objective; restore data
people: backup; lose our data; disaster plan; how often back up

[clause-training]
ley: entrenamiento del personal; cursos de capacitación; manuales de operación
gente: me capacitan; quién paga la capacitación; enseñan a usarlo; curso para usar el sistema
law: training; train personnel; training program; operations manual; initial training
people: do they train us; who pays for training; teach us; training cost

[clause-anti-corruption]
ley: anticorrupción; no ha ofrecido pagos indebidos; funcionarios públicos; ley veinte mil trescientos noventa y tres; soborno o cohecho
gente: pagar por debajo; sobornar a un funcionario; regalos a funcionarios; coima al comprador; cláusula anticorrupción
law: anti-corruption; foreign corrupt practices act; bribery; improper payment; government official; anything of value
people: bribes; bribery; kickback; pay off an official; gifts to officials

[clause-gifts-conflicts]
ley: conflicto de intereses; regalos e invitaciones; código de ética; código de conducta de proveedores
gente: puedo recibir regalos; trabaja con un pariente; conflicto de interés; código de ética
law: conflict of interest; gifts and entertainment; code of conduct; code of ethics; supplier code
people: accept gifts; conflict of interest; ethics rules; works with a relative

[clause-crime-prevention]
ley: modelo de prevención de delitos; responsabilidad penal de las personas jurídicas; encargado de prevención; ley 20.393; canal de denuncias
gente: cláusula de la ley 20393; prevención de delitos; denunciar irregularidades; me obligan al modelo de prevención
law: crime prevention model; corporate criminal liability; compliance program; whistleblower channel
people: compliance program; report wrongdoing; crime prevention; whistleblower
donde: Ley 20.393 art. 1, 3, 4

[clause-money-laundering]
ley: lavado de activos; origen lícito de los fondos; financiamiento del terrorismo; declaración de origen de fondos; beneficiario final
gente: de dónde viene la plata; lavado de dinero; origen de los fondos; dinero sucio
law: money laundering; source of funds; lawful origin; know your customer; beneficial owner
people: money laundering; where the money comes from; dirty money; kyc

[clause-export-control]
amplio: sanctions; embargo
ley: control de exportaciones; sanciones económicas; listas de sancionados; licencia de exportación; países embargados
gente: puedo exportarlo; vender a un país sancionado; permiso para exportar; prohibido exportar
law: export control laws; export administration regulations; sanctions; ofac; embargoed country; re-export
people: can we export it; sanctions; embargo; ship abroad; export license

[clause-compliance-laws]
ley: cumplimiento de la normativa; dar cumplimiento a las leyes vigentes; disposiciones legales y reglamentarias; cumplir toda la legislación aplicable
gente: tienen que cumplir la ley; quién responde si hay multa de la autoridad; cumplir las normas; multas de la dirección del trabajo al contratista
law: comply with all applicable laws; compliance with laws; rules and regulations; in violation of applicable law
people: follow the law; legal compliance; break the law; regulator fines

[clause-permits]
ley: obtener las licencias; autorización sanitaria; permisos sectoriales
gente: faltan permisos; quién saca los permisos de la obra; no dieron el permiso para el proyecto
law: permits and licenses; obtain all governmental approvals; regulatory approval; required permits; maintain all licenses
people: who gets the permits; regulatory approval; permits missing; who obtains the permit

[clause-labour-compliance]
ley: cumplimiento de obligaciones laborales y previsionales; certificado f30-1; derecho de retención por deudas laborales; trabajadores del contratista; pago de cotizaciones del personal
gente: contratista no paga a sus trabajadores; pedir el f30; retener pagos por deudas con trabajadores; quién responde por los sueldos del contratista
law: labor and social security obligations; withhold payment for unpaid wages of contractor; employment taxes; contractor's employees
people: contractor does not pay workers; who pays the workers; labor certificate; unpaid staff of contractor
donde: Código del Trabajo art. 183

[clause-environment]
amplio: contamination
ley: normativa ambiental; manejo de residuos; sustancias peligrosas; daño ambiental; impacto ambiental
gente: quién responde si contamina; basura y residuos; derrame de químicos; proveedor contamina
law: environmental laws; hazardous materials; environmental liability; disposal of waste; contamination
people: who cleans up; toxic spill; supplier pollutes

[clause-health-safety]
ley: higiene y seguridad; elementos de protección personal; prevención de riesgos; accidentes del trabajo en faena; reglamento especial para contratistas
gente: accidente en la obra del contratista; quién responde si se accidenta alguien; casco y seguridad; prevencionista
law: health and safety; safety requirements; injury on site; occupational safety; accident reporting
people: accident on site; safety gear; someone gets hurt; who is liable for an injury

[clause-modern-slavery]
ley: trabajo infantil; trabajo forzado; derechos humanos; condiciones laborales dignas
gente: usan niños; trabajo forzado; condiciones de los trabajadores del proveedor
law: child labor; forced labor; modern slavery; human rights; equal opportunity
people: child labour; forced labour; human rights; slave labour

[clause-franchise-grant]
ley: otorga la franquicia; franquiciante; sistema de franquicia; derecho a operar el local
gente: poner una franquicia; qué me da la franquicia; abrir un local de la marca; soy franquiciado
law: franchise; franchisor grants to franchisee; franchised business; right to operate
people: open a franchise; what does the franchise give me; run a franchise store; franchise rights

[clause-franchise-fees]
ley: derecho de entrada; canon de entrada; cuota inicial de franquicia; regalía sobre ventas brutas; fondo de publicidad
gente: cuánto cuesta entrar a la franquicia; cuota de publicidad; cuánto se paga de franquicia; canon inicial
law: initial franchise fee; royalty fee on gross sales; advertising fund contribution; marketing fund; continuing fees
people: franchise fee; how much to buy in; advertising fee; monthly franchise payments

[clause-franchise-territory]
ley: territorio del franquiciado; no instalará otro local dentro de; ubicación del local; zona protegida; traslado del local
gente: pueden abrir otro local al lado; elegir el local; cambiar de local; zona de la franquicia
law: protected territory; approved location; relocation of the franchised business; shall not establish another; site selection
people: open another store nearby; choose the location; move my store; my franchise area

[clause-franchise-operations]
ley: manual de operaciones; proveedores aprobados; imagen corporativa; estándares del sistema; remodelación del local
gente: tengo que seguir el manual; comprar sólo a sus proveedores; remodelar el local; uniformes y decoración
law: operations manual; approved suppliers; system standards; renovate and refurbish; trade dress
people: follow the manual; approved suppliers only; remodel the store; brand standards

[clause-franchise-transfer]
ley: transferencia de la franquicia; venta del local franquiciado; cuota de transferencia; renovación de la franquicia; muerte del franquiciado
gente: puedo vender mi franquicia; traspasar el local; heredar la franquicia; renovar la franquicia
law: transfer of the franchise; transfer fee; franchisor's consent to transfer; successor franchise; death or disability of franchisee
people: sell my franchise; transfer fee; leave the franchise to my family; renew the franchise

[clause-franchise-exit]
ley: cese del uso de la marca; retirar los letreros; cambiar la apariencia del local; opción de comprar el local
gente: qué pasa al terminar la franquicia; sacar los letreros; seguir con el local sin la marca; cambiar el nombre
law: de-identify the premises; cease use of the marks; option to purchase the franchised business assets; post-term obligations
people: after the franchise ends; take down signs; keep the store without the brand; rebrand

[clause-distribution-appointment]
ley: designa distribuidor; contrato de distribución; comprar para revender; distribuidor autorizado; actúa por cuenta propia
gente: soy distribuidor; vender sus productos; me nombran distribuidor; ser representante de la marca
law: appoints as its distributor; distributorship; purchase for resale; authorized distributor; accepts such appointment
people: become a distributor; resell their products; distributor rights; appointed reseller

[clause-distribution-duties]
ley: promover las ventas; mantener existencias; fuerza de ventas; plan de mercadeo; subdistribuidores
gente: cuánto stock debo tener; tengo que hacer publicidad; usar subdistribuidores; vendedores que exigen
law: promote and sell the products; maintain adequate inventory; sub-distributors; sales force; marketing plan
people: how much stock; must i advertise; sub distributors; distributor duties

[clause-distribution-online]
ley: ventas por internet; comercio electrónico; canales de venta; plataformas de terceros
gente: puedo vender por internet; vender en mercado libre; venta online; marketplace
law: online sales; internet sales; e-commerce channels; third party marketplaces
people: sell online; sell on amazon; website sales; online store

[clause-distribution-compensation]
ley: indemnización por clientela; compensación al distribuidor por el término; inversiones no amortizadas; no habrá lugar a indemnización por término
gente: me pagan por los clientes que hice; indemnización al distribuidor; invertí y me cortaron; compensación por quitarme la representación
law: no compensation for termination; goodwill compensation; indemnity for clientele; unamortized investments; waiver of dealer protection
people: paid for the customers i built; compensation when dropped; invested and got cut; dealer compensation

[clause-agency-authority]
ley: agente comercial; por cuenta y a nombre de; mandato para promover negocios; sin facultad para celebrar contratos; representación comercial
gente: qué puede hacer el agente; puede cerrar ventas por mí; vende a mi nombre; soy representante
law: sales representative; agent shall solicit orders; no authority to accept orders; principal and agent; on behalf of the principal
people: close deals for me; sales rep powers; agent authority

[clause-del-credere]
ley: responderá de la solvencia de los clientes; comisión de garantía; cobranza por el agente; riesgo de no pago del cliente
gente: respondo si el cliente no paga; quién asume al moroso; cobrar a los clientes
law: del credere; collection from customers; bad debts; guarantee payment by customers
people: customer does not pay; who takes the bad debt; collect from customers

[clause-reseller-referral]
ley: referir clientes; honorario por referido; revendedor; registro de oportunidades
gente: comisión por recomendar; traer clientes; revender el programa; me pagan por referir
law: referral fee; qualified lead; reseller; refer prospective customers; deal registration
people: referral fee; bring customers; resell; paid for leads

[clause-affiliate-program]
ley: programa de afiliados; enlaces de afiliado; comisión por clic; pago mínimo de comisiones; conductas prohibidas del afiliado
gente: ganar por poner un link; programa de afiliados; cuándo paga el programa; comisión por clic; me cerraron la cuenta de afiliado
law: affiliate program; qualifying purchases; tracking links; referral links; minimum payout threshold; prohibited promotional methods
people: earn from links; affiliate commission; when does the affiliate program pay; pay per click; payout threshold

[clause-jv-purpose]
ley: asociación en participación; empresa conjunta; objeto de la asociación; negocio conjunto; partícipe y gestor
gente: hacer un negocio juntos; asociarnos para un proyecto; negocio en conjunto
law: joint venture; purpose of the joint venture; venturers; joint undertaking; form a joint venture company
people: do business together; joint venture; purpose of the venture; team up

[clause-jv-contributions]
ley: aportes de los socios; aporte de capital; aportes en especie; aportes adicionales; financiamiento del proyecto
gente: aportar una máquina; cuánta plata pone cada socio; quién pone la plata del proyecto; socio del proyecto no pone su parte
law: capital contributions; initial contribution; additional contributions; contributed assets; failure to contribute
people: how much does each put in; who funds it; put in more money; did not pay his share

[clause-jv-management]
ley: administración conjunta; comité de administración; decisiones por unanimidad; gestor del negocio; materias que requieren acuerdo
gente: quién administra el proyecto; necesitamos los dos votos; quién administra el joint venture; decidir entre los socios
law: management committee; unanimous consent; managing member; decisions of the joint venture
people: who manages the venture; need both votes; control of the venture; manage the joint venture

[clause-jv-exit]
ley: retiro del partícipe; salida de la asociación; compra de la participación; término de la asociación; liquidación del negocio conjunto
gente: qué pasa si uno se retira; repartir al terminar el negocio; vender mi parte del proyecto; salirme del negocio conjunto
law: withdrawal of a venturer; buy-out of interest; dissolution of the joint venture; distribution on liquidation
people: leave the venture; sell my share of the venture; partner leaves; split up

[clause-collaboration-research]
ley: investigación y desarrollo; plan de desarrollo; comité científico; resultados de la investigación; publicación de resultados
gente: quién paga la investigación; puedo publicar el estudio; resultados del estudio; patentar lo investigado
law: research and development; development plan; joint research committee; clinical trials; publication of results; diligence obligations
people: who pays for research; who owns results; who runs the trials; can we publish results

[clause-commercialization]
ley: comercialización del producto; lanzamiento comercial; plan de comercialización; aprobación regulatoria del producto; primera venta comercial
gente: cuándo lanzan el producto; obligación de comercializar; registro sanitario del producto
law: commercialize the product; first commercial sale; commercialization plan; regulatory approval of product; diligent commercialization
people: when must they launch; bring to market; product approval

[clause-software-installation]
ley: instalación e implementación; puesta en producción; parametrización; migración de datos
gente: quién instala el programa; cuánto demora la implementación; pasar los datos al sistema nuevo; configurar el sistema
law: installation; implementation services; configuration; data migration; deployment
people: who installs it; set up; implementation time; move our data

[clause-software-users]
ley: usuarios autorizados; claves de acceso; licencia por usuario; equipos autorizados; suscripción por usuario
gente: cuántas personas pueden usarlo; compartir la clave; instalar en varios computadores; agregar usuarios
law: authorized users; named users; per seat license; concurrent users; login credentials; subscription
people: how many people can use it; share a password; number of seats; install on several computers; add users

[clause-software-audit]
ley: verificar el uso del software; auditoría de licencias; uso en exceso de las licencias; regularizar licencias
gente: revisan cuántas licencias uso; uso más licencias; me pillaron con licencias de más
law: verify compliance with license; true-up; license audit; use in excess of the licensed
people: license audit; using too many licenses; check our usage; true up

[clause-acceptable-use]
ley: política de uso aceptable; usos prohibidos; contenido ilícito; suspensión por mal uso; correo no deseado
gente: qué no puedo hacer en la plataforma; contenido prohibido; me bloquearon la cuenta; mandar spam
law: acceptable use policy; prohibited uses; unlawful content; spam; viruses or malicious code
people: what am i not allowed to do; banned content; account blocked; spam

[clause-hosting]
amplio: servidores; servers
ley: alojamiento web; espacio en disco; ancho de banda; servidores; hospedaje del sitio
gente: cuánto espacio me dan; hosting; transferencia mensual; mover mi sitio; alojar la página
law: hosting services; web site hosting; bandwidth; disk space; co-location; servers
people: hosting; how much space; bandwidth limit; move my website

[clause-website-content]
ley: contenidos del sitio; desarrollo del sitio web; nombre de dominio; diseño web; aprobación del contenido
gente: quién es dueño de la página; dueño del dominio; quién pone el contenido; diseño de la web
law: web site content; domain name; web site development; content provided by; co-branded site
people: who owns the website; domain name; who provides the content; web design

[clause-advertising-placement]
ley: espacios publicitarios; pauta publicitaria; impresiones y clics; inserción de avisos; banners
gente: dónde sale la publicidad; cuánto cuesta el aviso; impresiones garantizadas; cuántos avisos publicitarios salen
law: advertising inventory; insertion order; placement of advertisements; click-through
people: how many ads; where do ads show; ad cost; guaranteed impressions

[clause-marketing-services]
ley: campaña publicitaria; materiales promocionales; plan de medios; aprobación de piezas; presupuesto de marketing
gente: quién aprueba la publicidad; presupuesto de la campaña; quién paga el marketing; material de publicidad
law: marketing services; promotional materials; advertising campaign; marketing budget; approval of advertising
people: who approves the ads; campaign budget; who pays for marketing

[clause-co-branding]
ley: marca compartida; promoción conjunta; actividades promocionales conjuntas; uso de ambas marcas
gente: promoción en conjunto; poner las dos marcas; quién paga la promoción conjunta; campaña de las dos marcas
law: co-branding; joint marketing; co-promotion; cross-promotion; jointly promote
people: both brands; joint promotion; co brand; promote together

[clause-endorsement-services]
ley: embajador de la marca; servicios promocionales; sesiones fotográficas; publicaciones en redes sociales
gente: cuántas apariciones; tengo que ir a eventos; cuántos posts; ser rostro de la marca; usar la ropa de la marca
law: endorsement services; personal appearances; photo shoots; social media posts; wear and use the products; spokesperson
people: how many appearances; events i must attend; number of posts; wear the brand; be the face of the brand

[clause-endorsement-likeness]
ley: uso de la imagen; derechos de imagen; nombre y semejanza; cesión de imagen; uso de fotografías
gente: pueden usar mi cara; usar mi foto; hasta cuándo usan mi imagen; sacar mi imagen; derechos de imagen
law: name and likeness; right of publicity; use of image; photographs and voice; endorsement
people: use my face; how long can they use my image; likeness

[clause-endorsement-morals]
ley: conducta intachable; escándalo público; cláusula de moralidad; conducta que dañe la imagen; dopaje
gente: si hay un escándalo; me pueden echar por un escándalo; portarse mal en público; se metió en problemas
law: morals clause; public disrepute; scandal; moral turpitude; conduct which brings into ridicule
people: scandal; bad behaviour; morals clause; gets arrested

[clause-endorsement-competing]
ley: no promocionar marcas competidoras; exclusividad de categoría; productos competidores; otros auspiciadores
gente: puedo promocionar otra marca; usar otra marca en público; otros auspicios; marcas de la competencia
law: shall not endorse any competing products; category exclusivity; competitive products endorsement; other sponsors
people: promote another brand; other sponsors; wear a rival brand; endorse a competitor

[clause-endorsement-performance]
ley: bonos por rendimiento; bonos por resultados deportivos; lesión del deportista; reducción de la retribución; retiro de la competencia
gente: bono por ganar; me bajan el pago si no juego; premio por medalla
law: performance bonus; bonus compensation for winning; injury or retirement; reduction of compensation; failure to compete
people: bonus for winning; pay cut if i do not play; athlete injured; pay reduced if injured

[clause-sponsorship-benefits]
ley: auspicio; auspiciador oficial; beneficios del auspiciador; presencia de marca; entradas y cortesías
gente: qué me dan por auspiciar; dónde sale mi logo; entradas gratis; letreros en el evento; ser auspiciador
law: sponsorship; official sponsor; sponsorship benefits; signage; tickets and hospitality; naming rights
people: what do sponsors get; logo at the event; free tickets; sponsor benefits; naming rights

[clause-sponsorship-cancel]
ley: cancelación del evento; suspensión del evento; postergación del evento; devolución del auspicio
gente: si cancelan el evento; se suspendió el evento; me devuelven el auspicio; cambió de fecha el evento
law: cancellation of the event; postponement; refund of sponsorship fee; event does not take place; make-good
people: event cancelled; event postponed; sponsor refund; make good

[clause-consulting-services]
amplio: consultor
ley: servicios de asesoría; consultor; informes de consultoría; dedicación de horas
gente: cuánto gana el asesor; cuántas horas dedica; de quién es el informe del consultor
law: consulting services; consultant shall; advisory services; devote such time; consulting fee
people: what does the consultant do; consultant pay; how much time; advisor fee

[clause-consulting-time]
ley: disponibilidad del consultor; jornada mínima mensual; libertad de horario; otros clientes del consultor
gente: puede tener otros clientes; horario del consultor; cuánto tiempo tiene que dedicar; trabaja a tiempo completo
law: full time and attention; number of hours per month; may perform services for others; outside activities
people: other clients allowed; full time; outside work; hours per week consulting

[clause-outsourcing]
ley: externalización de servicios; transferencia de personal; continuidad de los servicios; activos transferidos
gente: externalizar; pasar el área a otra empresa; qué pasa con mi gente; traspaso de empleados
law: outsourcing services; transferred employees; transferred assets; in-scope employees; managed services
people: outsource; what happens to our staff; move the department; transferred employees

[clause-transport]
ley: transporte de la carga; porteador; flete; carta de porte; conocimiento de embarque; estadía y sobreestadía
gente: quién paga el flete; se perdió la carga; camión llegó tarde; responde el transportista; daño en la carga
law: carriage of goods; carrier; bill of lading; freight charges; demurrage; loss or damage to cargo
people: cargo lost; trucker liable; freight cost; late truck; damaged cargo

[clause-storage]
ley: almacenamiento; bodegaje; depósito de mercaderías; custodia de los bienes; inventario de bodega
gente: cuánto cobran por guardar; se perdió en la bodega; guardar mercadería; responde la bodega
law: storage; warehousing; bailment; storage charges; inventory count
people: storage fee; lost in the warehouse; keep our goods; warehouse liable

[clause-equipment-lease]
ley: arrendamiento de equipos; arriendo de maquinaria; operación y mantención del equipo; leasing; devolución del equipo
gente: arrendar una máquina; quién repara el equipo arrendado; se echó a perder la máquina arrendada; leasing
law: equipment lease; lessee shall maintain the equipment; return of leased equipment; rental of equipment; end of lease purchase option
people: rent equipment; who repairs the leased machine; leasing; buy the equipment at the end

[clause-maintenance-services]
ley: servicio de mantención; mantención preventiva y correctiva; visitas técnicas; reemplazo de piezas
gente: cada cuánto hacen mantención; incluye repuestos la mantención; cuánto demora el técnico; mantención del ascensor
law: maintenance services; corrective maintenance; on-site service; parts and labor; service calls
people: how often maintenance; are parts included; technician visit; service call

[clause-construction-epc]
ley: ingeniería suministro y construcción; llave en mano; puesta en servicio; pruebas de desempeño; recepción provisoria
gente: proyecto llave en mano; cuándo entregan la planta; pruebas de la planta; entrega provisoria
law: turnkey; engineering procurement and construction; substantial completion; performance tests; commissioning
people: turnkey project; when is the plant finished; performance test

[clause-energy-supply]
ley: suministro de energía; potencia contratada; punto de suministro; tarifa de energía; medición y facturación
gente: cuánto cuesta la energía; cortan la electricidad; energía que compro
law: power purchase; delivery point; metering; contracted capacity; gas supply
people: energy price; power cut; energy contract

[clause-broadcast-content]
ley: derechos de transmisión; licencia de contenidos; emisión de programas; derechos audiovisuales; ventana de exhibición
gente: puedo transmitir el partido; derechos de televisión; mostrar la película; usar la música
law: broadcast rights; content license; exhibition window; distribution of programming
people: show the match; tv rights; stream it; use the song

[clause-publishing]
ley: contrato de edición; derechos de autor de la obra; liquidación de ejemplares; tiraje
gente: publicar mi libro; cuánto gana el autor; cuántos ejemplares; derechos del libro
law: publishing agreement; author and publisher; copies printed; subsidiary rights
people: publish my book; author royalties; copies printed; book rights

[clause-loan-affirmative]
amplio: ratios
ley: obligaciones de hacer; entrega de estados financieros; mantener razones financieras; indicadores financieros
gente: qué me exige el banco; tengo que mandar balances; índices financieros; obligaciones con el banco
law: affirmative covenants; financial covenants; deliver financial statements; leverage ratio; maintain its existence
people: bank requirements; send financials; ratios; loan covenants

[clause-loan-negative]
ley: obligaciones de no hacer; no gravar sus bienes; no contraer nuevas deudas; prohibición de enajenar activos; no repartir dividendos
gente: puedo pedir otro crédito; vender activos con el crédito; me prohíbe endeudarme; dar garantías a otro
law: negative covenants; negative pledge; shall not incur indebtedness; shall not create any lien; restricted payments
people: can we borrow more; sell assets under the loan; what is forbidden by the lender; give security to others

[clause-employment-exec-severance]
ley: indemnización del ejecutivo; pago por término sin causa; indemnización convencional; bono de salida
gente: cuánto le pagan al gerente si lo echan; paracaídas dorado; bono de salida; indemnización del ejecutivo
law: severance benefits; termination without cause executive; good reason; change in control severance; continuation of base salary
people: executive severance; golden parachute; payout if fired; exit bonus

[clause-employment-exec-pay]
ley: remuneración del ejecutivo; bono anual; opciones sobre acciones; incentivos de largo plazo; beneficios del ejecutivo
gente: bono del gerente; sueldo del ejecutivo; opciones de acciones; acciones para empleados
law: base salary; annual bonus; stock options; equity awards; executive benefits
people: executive pay; stock options; perks; annual bonus executive

[clause-non-reliance]
ley: no se ha basado en declaraciones; asesoría independiente; han leído y comprendido; asesorados por sus abogados
gente: no leí el contrato; no entendí lo que firmé; me asesoraron mal; firmé sin abogado
law: has not relied on; independent legal advice; read and understood; opportunity to consult counsel
people: signed without a lawyer; relied on what they said; signed without reading

[clause-drafting-neutral]
ley: redactado en conjunto; no se interpretará en contra de quien redactó; contrato de adhesión; redacción conjunta
gente: quién redactó el contrato; la cláusula la hicieron ellos; contrato tipo; letra chica
law: jointly drafted; no presumption against the drafter; construed against the drafter; negotiated by both parties
people: fine print; against the one who wrote it; standard form

[clause-affiliate-definition]
ley: personas relacionadas; matriz filial o coligada; grupo empresarial; se entenderá por filial
gente: qué es una filial; qué empresas cuentan como relacionadas; empresas del grupo; sociedad hermana
law: affiliate means any entity that controls; controlled by or under common control; subsidiary; ownership of more than fifty percent
people: what is an affiliate; who counts as an affiliate; group companies; sister company

[clause-joint-several]
ley: solidariamente responsables; simplemente conjunta; codeudores solidarios; obligación solidaria
gente: pagar la deuda del otro; responder por la deuda completa; cobrarle todo a uno de los deudores; me pueden cobrar toda la deuda a mí solo
law: jointly and severally liable; several and not joint; joint and several obligations
people: pay for the other; collect everything from me; are we both liable; each liable for all

[clause-nonrecourse-directors]
ley: responsabilidad personal de los directores; sin responsabilidad personal; accionistas no responderán; no afectará a sus representantes
gente: responde el gerente con sus bienes; responde personalmente; dueños responden con sus bienes; puedo demandar al dueño de la empresa
law: no personal liability of directors officers or shareholders; non-recourse; no recourse against; individual liability
people: are owners personally liable; sue the owner; manager liable; personal liability

[clause-preliminary-nonbinding]
ley: carta de intención; no vinculante; memorándum de entendimiento; sujeto a la firma del contrato definitivo; acuerdo preliminar
gente: me obliga la carta de intención; es vinculante; puedo arrepentirme antes de firmar; acuerdo previo vale
law: letter of intent; non-binding; memorandum of understanding; definitive agreement; term sheet
people: is it binding; letter of intent; back out before signing; term sheet

[clause-promissory-note]
ley: instrucciones para llenar el pagaré; pagaré en blanco; mandato para suscribir; suscripción de pagaré
gente: pagaré en blanco; pueden llenar el pagaré; letra de cambio; firmé un pagaré en blanco; devolución del pagaré firmado; me hicieron suscribir un pagaré
law: promissory note; executed note; note payable on demand; blank note; evidence of indebtedness
people: signed a promissory note; note in blank; pay on demand; get the note back

[clause-consumer-withdrawal]
ley: derecho de retracto; dejar sin efecto el contrato dentro de diez días; anular la suscripción
gente: me puedo arrepentir; anular la compra; días para arrepentirme; cancelar la suscripción
law: right of withdrawal; cooling-off period; cancel within days of purchase; rescind
people: change my mind; cooling off; cancel my purchase; undo the purchase
donde: Ley 19.496 art. 3 bis
`;
