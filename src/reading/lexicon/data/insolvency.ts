/** Concepts of insolvency: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const INSOLVENCY = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[insolvency-scope]
ley: procedimientos concursales; reorganizar y/o liquidar los pasivos y activos; empresa deudora; repactar los pasivos; persona deudora
gente: ley de quiebras; quiebra; quebrar mi negocio; ley de insolvencia; declararme en quiebra; la empresa quebró; ley de bancarrota; bancarrota; insolvencia; superir
law: insolvency proceedings; bankruptcy law
people: bankruptcy; go bankrupt
donde: Ley 20.720 art. 1, 2

[insolvency-company-debtor]
ley: empresa deudora; persona jurídica privada, con o sin fines de lucro; contribuyente de primera categoría; número 2) del artículo 42
gente: qué es empresa deudora; boletas de honorarios quiebra; independiente puede quebrar como empresa; tengo iniciación de actividades y quiero quebrar; fundación en quiebra; soy empresario individual quiebra
law: debtor company; business debtor
people: freelancer bankruptcy as company
donde: Ley 20.720 art. 2

[insolvency-person-debtor]
ley: persona deudora; persona natural no comprendida en la definición de empresa deudora
gente: quiebra personal; persona natural puede quebrar; puedo quebrar como persona; quiebra de una persona; trabajador en quiebra; jubilado en quiebra; ley de quiebra personal
law: individual debtor; consumer debtor; personal bankruptcy
people: personal bankruptcy
donde: Ley 20.720 art. 2, 260, 273

[insolvency-competent-court]
ley: tribunal competente concursal; juzgado de letras que corresponda al domicilio del deudor
gente: dónde se pide la quiebra; qué tribunal ve la quiebra; juzgado de quiebra; presentar la quiebra
law: competent insolvency court
people: where to file bankruptcy
donde: Ley 20.720 art. 3

[insolvency-appeals]
ley: susceptibles de reposición; solo efecto devolutivo
gente: apelar la quiebra; recurrir resolución de liquidación; apelación en procedimiento concursal; reposición quiebra; puedo apelar que me declaren en quiebra
law: appeals in insolvency proceedings
people: appeal bankruptcy ruling
donde: Ley 20.720 art. 4

[insolvency-bulletin]
ley: Boletín Concursal; plataforma electrónica; notificación en el Boletín Concursal
gente: boletín concursal; saber si alguien quebró; ver si una empresa está en quiebra; buscar quiebras; cómo me entero de la quiebra; publicación de la quiebra; estoy publicado en el boletín concursal; borrar mi quiebra de internet
law: insolvency bulletin
people: check if someone is bankrupt
donde: Ley 20.720 art. 6, 7

[insolvency-veedor]
ley: veedor; propiciar los acuerdos entre el deudor y sus acreedores; nómina de veedores; facilitar la proposición; honorarios del veedor
gente: veedor; quién nombra al veedor; cuánto cobra el veedor; veedor de la reorganización
law: reorganisation overseer; veedor
people: bankruptcy overseer
donde: Ley 20.720 art. 2, 22, 25, 28

[insolvency-liquidator]
ley: realizar el activo del deudor y propender al pago de los créditos; nómina de liquidadores; deberes del liquidador; representa judicial y extrajudicialmente
gente: liquidador concursal; síndico; síndico de quiebras; el liquidador no me responde; facultades del liquidador; reclamar contra el liquidador; ser liquidador de quiebras
law: liquidator; trustee in bankruptcy
people: bankruptcy trustee
donde: Ley 20.720 art. 2, 36

[insolvency-liquidator-appointment]
ley: nominación del liquidador; tres mayores acreedores; sorteo del liquidador; titular y suplente
gente: quién nombra al liquidador; cómo se elige el liquidador; cambiar al liquidador; sacar al liquidador; sorteo del liquidador; revocar al liquidador
law: appointment of liquidator; removal of the liquidator
people: who picks the liquidator
donde: Ley 20.720 art. 37, 38

[insolvency-liquidator-fees]
ley: honorarios del liquidador; honorario único; monto de la realización del activo
gente: cuánto cobra el liquidador; honorarios del síndico; cuánto cuesta quebrar; quién paga al liquidador; costo de la quiebra
law: liquidator fees
people: cost of bankruptcy
donde: Ley 20.720 art. 39, 40

[insolvency-practitioner-disqualification]
ley: excluidos de la nómina; no podrán ser veedores; no podrán ser liquidadores; conflictos de interés; causal de exclusión
gente: liquidador pariente del deudor; causales de exclusión del liquidador; liquidador corrupto; sacaron al liquidador de la nómina; liquidador con conflicto de interés
law: disqualification of liquidators
people: crooked liquidator
donde: Ley 20.720 art. 17, 18, 32, 34

[insolvency-final-account]
ley: cuenta final de administración; objeción de la cuenta; rendir la cuenta
gente: cuenta del liquidador; objetar la cuenta del liquidador; rendición de cuentas liquidador; liquidador no rinde cuentas
law: final account of administration
people: liquidator accounting
donde: Ley 20.720 art. 49-53

[insolvency-reorganisation-start]
ley: procedimiento concursal de reorganización; empresa deudora; certificado emitido por un auditor
gente: salvar mi empresa de la quiebra; reorganización judicial; empresa con problemas para pagar; reorganizar la empresa; pedir reorganización judicial; mi empresa no puede pagar a proveedores; evitar la quiebra de la empresa; acuerdo con los acreedores de la empresa
law: reorganisation proceedings; company restructuring
people: save my company from bankruptcy; chapter 11
donde: Ley 20.720 art. 54, 55, 56

[insolvency-reorganisation-documents]
ley: relación de todos sus bienes; avalúo comercial; certificado emitido por un auditor independiente; nómina de acreedores
gente: papeles para reorganizar la empresa; requisitos de la reorganización; documentos para la reorganización; qué presento para reorganizarme
law: required documents for reorganisation
people: paperwork for reorganization
donde: Ley 20.720 art. 55, 56

[insolvency-financial-protection]
ley: protección financiera concursal; juicios ejecutivos contra la empresa deudora; resolución de reorganización
gente: protección financiera; parar los embargos de mi empresa; detener los juicios de la empresa; que no me embarguen mientras negocio; cuántos días de protección; me pueden cortar el suministro en reorganización; suspender los remates empresa
law: insolvency stay; financial protection; moratorium
people: stop creditors while restructuring; automatic stay
donde: Ley 20.720 art. 57

[insolvency-protection-extension]
ley: prórroga de la protección financiera concursal; apoyo de dos o más acreedores; hasta por treinta días; más del 30% del total del pasivo
gente: alargar la protección financiera; prorrogar la protección concursal; más tiempo para negociar con acreedores
law: extension of stay
people: extend bankruptcy protection
donde: Ley 20.720 art. 58

[insolvency-reorganisation-proposal]
ley: propuesta de acuerdo de reorganización judicial; clases o categorías de acreedores; acreedores valistas y garantizados; reestructurar los pasivos y activos
gente: qué se puede ofrecer a los acreedores; propuesta a los acreedores; plan de pago de la empresa; quita de deuda; rebajar deuda de la empresa; acreedor valista; clases de acreedores
law: reorganisation plan; classes of creditors; debt haircut
people: repayment plan to creditors
donde: Ley 20.720 art. 60, 61, 62, 64

[insolvency-supply-continuity]
ley: continuidad del suministro; proveedores de bienes y servicios; pagarán preferentemente; mantengan el suministro
gente: proveedor sigue vendiendo a empresa en reorganización; vender a empresa en quiebra; seguir entregando a empresa reorganización; me pagan si sigo abasteciendo
law: continuity of supply; suppliers of the insolvent company
people: supply a company in reorganization
donde: Ley 20.720 art. 72

[insolvency-reorganisation-financing]
ley: venta y enajenación de activos; contratación de préstamos durante la protección financiera concursal; 20% de su pasivo
gente: préstamo a empresa en reorganización; vender activos en reorganización; financiar la reorganización; empresa en reorganización pide crédito
law: debtor financing; sale of assets during stay
people: DIP financing
donde: Ley 20.720 art. 73, 74

[insolvency-reorganisation-vote]
ley: junta de acreedores llamada a conocer y pronunciarse; quórum de acreedores; dos tercios o más de los acreedores presentes; total del pasivo
gente: votar la reorganización; cuántos votos se necesitan en la junta; mayoría de acreedores; no estoy de acuerdo con la reorganización; personas relacionadas no votan; junta de acreedores reorganización
law: creditors' vote; creditors' quorum; two thirds
people: vote on the reorganization plan
donde: Ley 20.720 art. 78, 79

[insolvency-reorganisation-challenge]
ley: impugnación del acuerdo de reorganización; causales para impugnar; error en el cómputo de las mayorías; falsedad o exageración del crédito; ocultación del activo
gente: impugnar la reorganización; oponerme al acuerdo de reorganización; acuerdo de acreedores fraudulento; exageraron deudas para votar
law: challenge of reorganisation agreement
people: oppose the reorganization plan
donde: Ley 20.720 art. 85, 86

[insolvency-reorganisation-effects]
ley: acuerdo, debidamente aprobado, obliga al deudor y a todos los acreedores; hayan o no concurrido; aprobación y vigencia; créditos que sean parte del acuerdo
gente: me obliga el acuerdo si voté en contra; efectos de la reorganización; empresa en reorganización me debe; tengo que aceptar la quita; qué pasa con mi deuda en la reorganización; mi cliente está en reorganización
law: effects of reorganisation agreement; binding on creditors
people: does the plan bind me
donde: Ley 20.720 art. 89, 91, 93

[insolvency-reorganisation-guarantors]
ley: avales, fiadores o codeudores; garantías de terceros; créditos garantizados
gente: aval de empresa en reorganización; cobrar al aval si la empresa quebró; soy aval de una empresa que quebró; codeudor y quiebra; fiador de empresa en quiebra
law: guarantors of the insolvent company
people: I guaranteed a bankrupt company's loan
donde: Ley 20.720 art. 95

[insolvency-reorganisation-rejection]
ley: rechazo del acuerdo de reorganización; dictará la resolución de liquidación; acreedores no alcanzaren el quórum
gente: qué pasa si rechazan la reorganización; rechazaron mi propuesta de reorganización; empresa pasa a quiebra por rechazo; no aprobaron el acuerdo
law: rejection of plan; conversion to liquidation
people: creditors rejected the plan
donde: Ley 20.720 art. 96

[insolvency-reorganisation-breach]
ley: incumplimiento del acuerdo de reorganización; nulidad del acuerdo de reorganización; agravado el mal estado de los negocios
gente: empresa no cumple la reorganización; incumplió el acuerdo con acreedores; empresa dejó de pagar el convenio; anular la reorganización
law: breach of reorganisation agreement; nullity of the plan
people: company defaults on the plan
donde: Ley 20.720 art. 97, 98, 99

[insolvency-out-of-court-agreement]
ley: acuerdo de reorganización extrajudicial o simplificado; tres cuartas partes del total de su pasivo; ministro de fe; aprobación judicial
gente: acuerdo extrajudicial con acreedores; reorganización simplificada; reorganización rápida; convenio fuera del tribunal
law: out-of-court reorganisation agreement
people: out of court restructuring
donde: Ley 20.720 art. 102-106

[insolvency-small-company]
ley: micro y pequeña empresa; procedimiento concursal de reorganización simplificada; liquidación simplificada; empresas de menor tamaño
gente: quiebra de pyme; mi pyme quebró; cerrar mi negocio con deudas; microempresa en quiebra; mi almacén quebró; emprendimiento con deudas; pyme no puede pagar; procedimiento simplificado pyme
law: small business insolvency; simplified procedure
people: small business bankruptcy
donde: Ley 20.720 art. 273

[insolvency-company-voluntary]
ley: liquidación voluntaria; empresa deudora podrá solicitar ante el juzgado; lista de sus bienes; relación de juicios pendientes; estado de deudas
gente: cerrar la empresa con deudas; pedir la quiebra de mi empresa; quebrar mi empresa; liquidar mi sociedad con deudas; presentar la quiebra de la empresa; requisitos para quebrar una empresa; declarar en quiebra mi empresa
law: voluntary liquidation of company
people: file bankruptcy for my company
donde: Ley 20.720 art. 115, 116

[insolvency-forced-causes]
ley: liquidación forzosa; cese en el pago de una obligación que conste en título ejecutivo; dos o más títulos ejecutivos vencidos; no hubiere presentado bienes suficientes; deudor no sea habido
gente: pedir la quiebra de un deudor; pedir la quiebra de una empresa que me debe; hacer quebrar a un deudor; causales de quiebra; me quieren declarar en quiebra; un acreedor pidió mi quiebra; quebrar a mi cliente
law: forced liquidation; involuntary bankruptcy
people: force a company into bankruptcy
donde: Ley 20.720 art. 117

[insolvency-forced-petition]
ley: demanda de liquidación forzosa; vale vista o boleta bancaria; 100 unidades de fomento; documentos o antecedentes escritos que acreditan la causal; nombre del veedor
gente: cómo pido la quiebra de un deudor; requisitos para pedir quiebra; cuánto cuesta pedir la quiebra; garantía para pedir la quiebra; demanda de quiebra
law: petition for forced liquidation
people: how to petition bankruptcy
donde: Ley 20.720 art. 118

[insolvency-forced-defence]
ley: audiencia inicial; consignar fondos suficientes; oponerse a la demanda de liquidación forzosa; allanarse a la demanda; acogerse expresamente al procedimiento concursal de reorganización
gente: me demandaron de quiebra; oponerme a la quiebra; defenderme de la quiebra; pagar para evitar la quiebra; audiencia de quiebra; me notificaron una quiebra; qué hago si piden mi quiebra
law: opposition to liquidation petition; initial hearing
people: fight a bankruptcy petition
donde: Ley 20.720 art. 120, 121

[insolvency-liquidation-order]
ley: resolución de liquidación; orden a los acreedores residentes; incaute todos los bienes; no debe pagar ni entregar mercaderías al deudor
gente: me declararon en quiebra; qué pasa cuando declaran la quiebra; sentencia de quiebra; a quién le pago si la empresa quebró; le debo a una empresa quebrada; contenido de la resolución de liquidación
law: liquidation order; bankruptcy declaration
people: declared bankrupt
donde: Ley 20.720 art. 129

[insolvency-debtor-loses-administration]
ley: inhibido de pleno derecho de la administración de todos sus bienes presentes; pasará de pleno derecho al liquidador; nulos los actos y contratos posteriores; bienes inembargables; desasimiento
gente: puedo vender mis cosas si quebré; quién administra mis bienes en la quiebra; puedo seguir trabajando si quebré; me quitan la casa si quiebro; me quitan el auto en la quiebra; pierdo todo si me declaro en quiebra; qué bienes me quitan en la quiebra; herencia estando en quiebra
law: divestment; debtor loses administration
people: do I lose my house in bankruptcy
donde: Ley 20.720 art. 130, 132, 133

[insolvency-stay-of-executions]
ley: suspende el derecho de los acreedores para ejecutar individualmente al deudor; acreedores hipotecarios y prendarios; suspensión de ejecuciones individuales; acumulación al procedimiento concursal
gente: parar embargo con la quiebra; se detiene el remate si quiebro; juicios contra una empresa en quiebra; me demandaron y quebré; puedo demandar a empresa quebrada; embargar a empresa en quiebra; quiebra y remate de la casa
law: stay of individual enforcement; consolidation of proceedings
people: does bankruptcy stop foreclosure
donde: Ley 20.720 art. 135, 142

[insolvency-debts-due]
ley: todas las obligaciones dinerarias se entenderán vencidas y actualmente exigibles; reajustabilidad; fija irrevocablemente los derechos de todos sus acreedores; estado que tenían al día
gente: deudas se vencen con la quiebra; intereses después de la quiebra; siguen corriendo intereses en la quiebra; cuotas de empresa quebrada; congelar la deuda en quiebra
law: acceleration on liquidation; crystallisation of claims
people: do debts become due in bankruptcy
donde: Ley 20.720 art. 134, 136, 137

[insolvency-set-off]
ley: compensación de obligaciones; impide toda compensación; obligaciones conexas; antes por el ministerio de la ley
gente: le debo y me debe una empresa quebrada; compensar deudas en la quiebra; descontar lo que me debe el quebrado; el banco se cobró de mi cuenta en la quiebra
law: set-off in insolvency
people: offset debt with bankrupt company
donde: Ley 20.720 art. 140

[insolvency-third-party-goods]
ley: bienes ajenos; mercaderías de terceros; restitución de bienes ajenos; incautación de bienes ajenos; bienes en leasing; acreedores propietarios; bienes arrendados
gente: mis cosas están en una empresa quebrada; dejé mi auto en taller que quebró; recuperar mercadería de empresa quebrada; se llevaron mis cosas en la quiebra de otro; compré un departamento y la inmobiliaria quebró; pagué y la empresa quebró; constructora quebró; compré y la tienda quebró
law: third-party goods; reclamation of goods; retention of title
people: my goods are with a bankrupt company; builder went bankrupt

[insolvency-seizure-inventory]
ley: incautación e inventario; liquidador incautará; domicilio del deudor; clasificación de los bienes
gente: el liquidador vino a mi casa; incautaron mis cosas; se llevan los muebles en la quiebra; inventario de la quiebra; liquidador abre la bodega; incautación quiebra; vienen a mi casa por la quiebra
law: seizure and inventory
people: trustee takes my belongings
donde: Ley 20.720 art. 163, 164

[insolvency-proof-of-claim]
ley: verificar sus créditos y alegar su preferencia; verificación ordinaria; títulos justificativos
gente: la empresa que me debe quebró; cómo cobro en una quiebra; verificar mi crédito; plazo para verificar; presentarme a la quiebra como acreedor; verificación de créditos; cobrar a un deudor quebrado; mi deudor se declaró en quiebra
law: proof of claim; verification of claims
people: bankrupt company owes me money; file a claim in bankruptcy
donde: Ley 20.720 art. 170

[insolvency-late-claims]
ley: verificación extraordinaria; acreedores que no hayan verificado sus créditos en el período ordinario; repartos futuros; admitidos desde la fecha
gente: se me pasó el plazo para verificar; verificar tarde en la quiebra; no alcancé a verificar; llegué tarde a la quiebra; recién supe de la quiebra
law: late claims; extraordinary verification
people: missed bankruptcy claim deadline
donde: Ley 20.720 art. 179

[insolvency-claim-objection]
ley: objeción e impugnación de créditos; existencia, montos o preferencias; créditos que se hayan verificado; nómina de créditos reconocidos
gente: objetaron mi crédito; impugnar un crédito en la quiebra; rechazaron mi verificación; crédito falso en la quiebra; objetar deudas en quiebra
law: objection to claims
people: my bankruptcy claim was challenged
donde: Ley 20.720 art. 174, 175

[insolvency-creditors-meeting]
ley: junta de acreedores; junta constitutiva; juntas ordinarias y extraordinarias; quórum simple; acreedores con derecho a voto
gente: junta de acreedores; votar en la quiebra; primera junta de acreedores; tengo que ir a la junta de acreedores; qué se decide en la junta de acreedores; comisión de acreedores
law: creditors' meeting
people: creditors meeting bankruptcy
donde: Ley 20.720 art. 180, 190, 193, 196

[insolvency-sale-of-assets]
ley: realización del activo; realización simplificada o sumaria; venta al martillo; martillero concursal; remate en bolsa de valores; realización ordinaria
gente: remate de bienes de la quiebra; comprar en remate de quiebra; vender los bienes del quebrado; remate concursal; martillero de quiebras; cómo venden las cosas en la quiebra
law: realisation of assets; auction of the assets
people: bankruptcy auction
donde: Ley 20.720 art. 203, 204, 207

[insolvency-sale-as-unit]
ley: venta como unidad económica; enajenar un conjunto de bienes; bases o condiciones; hipoteca y prohibiciones
gente: vender la empresa quebrada completa; comprar una empresa en quiebra; vender el negocio funcionando en quiebra; unidad económica
law: sale as a going concern
people: buy a bankrupt company
donde: Ley 20.720 art. 217-222

[insolvency-continuation]
ley: continuación de las actividades económicas; continuación provisoria; junta de acreedores
gente: empresa en quiebra sigue funcionando; seguir trabajando en empresa quebrada; continuidad de giro; fábrica quebrada sigue abierta; continuar el negocio en quiebra
law: continuation of business activities
people: bankrupt company keeps operating
donde: Ley 20.720 art. 231, 232

[insolvency-payment-priority]
ley: prelación de créditos; primera clase; tercera clase; créditos hipotecarios; pagados en su totalidad; causas de preferencia; acreedores valistas
gente: quién cobra primero en la quiebra; orden de pago en la quiebra; prelación de créditos; a quién le pagan primero; acreedores preferentes; soy acreedor valista; alcanza la plata en la quiebra
law: priority of claims; preferential creditors
people: who gets paid first in bankruptcy
donde: Ley 20.720 art. 241; Código Civil art. 2470, 2472, 2477, 2489

[insolvency-workers-claims]
ley: remuneraciones de los trabajadores; indemnizaciones legales y convencionales de origen laboral; cotizaciones previsionales; pagos administrativos; primera clase de créditos
gente: quebró la empresa donde trabajo; mi empleador quebró; la empresa quebró y no me pagó el sueldo; finiquito de empresa en quiebra; quiebra y trabajadores; me pagan si quiebra la empresa; cotizaciones impagas empresa quebrada; cobrar sueldo en quiebra; me despidieron por quiebra
law: employees' claims in insolvency
people: employer bankrupt unpaid wages
donde: Código del Trabajo art. 163 bis, 61; Código Civil art. 2472; Ley 20.720 art. 244

[insolvency-distribution]
ley: repartos de fondos; propuesta de reparto; reparto a los acreedores
gente: cuándo pagan en la quiebra; reparto de la quiebra; plata de la quiebra; objetar el reparto; cuánto me toca en la quiebra; cuánto demora cobrar en quiebra
law: distribution to creditors; dividend to creditors
people: when do creditors get paid
donde: Ley 20.720 art. 247, 248

[insolvency-discharge]
ley: resolución de término del procedimiento concursal; extinguidos por el solo ministerio de la ley los saldos insolutos; deudor rehabilitado para todos los efectos legales; obligaciones contraídas con anterioridad
gente: se borran las deudas con la quiebra; quedo libre de deudas; deudas después de la quiebra; se extinguen mis deudas; me siguen cobrando después de la quiebra; salir de dicom con la quiebra; cuánto dura la quiebra; termina la quiebra; empezar de cero con deudas; qué pasa después de quebrar
law: discharge of debts; end of liquidation; rehabilitation of the debtor
people: debts wiped out by bankruptcy; fresh start
donde: Ley 20.720 art. 254, 255

[insolvency-non-dischargeable]
ley: obligaciones de alimentos; saldos insolutos; no se extinguirán los saldos
gente: deudas que no se borran con la quiebra; pensión de alimentos y quiebra; CAE y quiebra; crédito universitario en quiebra; multas y quiebra; deuda tributaria en quiebra; impuestos en la quiebra
law: non-dischargeable debts
people: debts not erased by bankruptcy; student loan bankruptcy
donde: Ley 20.720 art. 255

[insolvency-renegotiation]
ley: procedimiento concursal de renegociación; persona deudora; dos o más obligaciones vencidas por más de noventa días corridos; monto total sea superior a ochenta unidades de fomento; obligaciones diversas
gente: renegociar mis deudas; no puedo pagar mis deudas; estoy lleno de deudas; tengo muchas deudas; me comieron las deudas; renegociación superir; tapado en deudas; ahogado en deudas; ley de insolvencia persona; requisitos para renegociar; ayuda por deudas gratis; estoy endeudado hasta el cuello; debo a varios bancos; no doy más con las deudas; vivo pagando deudas; me llaman todos los bancos
law: debt renegotiation proceedings; individual renegotiation
people: drowning in debt; renegotiate my debts
donde: Ley 20.720 art. 260

[insolvency-renegotiation-documents]
ley: declaración jurada; listado de las obligaciones; listado completo de sus bienes; propuesta de renegociación; antecedentes que deberá acompañar
gente: papeles para renegociar deudas; requisitos de la renegociación superir; documentos para superir; cómo postulo a la renegociación; tramitar renegociación con clave única
law: renegotiation application documents
people: documents to renegotiate debts
donde: Ley 20.720 art. 261

[insolvency-renegotiation-effects]
ley: resolución de admisibilidad; no podrá solicitarse la liquidación forzosa; ni iniciarse juicios ejecutivos; intereses moratorios; suspenderán los plazos de prescripción extintiva
gente: me dejan de cobrar si renegocio; se paran los embargos en la renegociación; efectos de la renegociación; me siguen llamando y estoy en superir; puedo usar la tarjeta en renegociación; me pueden rematar en renegociación
law: effects of admission to renegotiation; stay of collections
people: do collections stop during renegotiation
donde: Ley 20.720 art. 263, 264

[insolvency-renegotiation-hearing]
ley: audiencia de determinación del pasivo; audiencia de renegociación; audiencia de ejecución; mayoría absoluta del pasivo
gente: audiencia de renegociación; tengo que ir a la audiencia de superir; banco no va a la audiencia; cuántas audiencias son en superir; qué pasa si no hay acuerdo en superir; los acreedores no aceptan mi propuesta
law: renegotiation hearings
people: debt renegotiation hearing
donde: Ley 20.720 art. 265, 266, 267

[insolvency-renegotiation-agreement]
ley: acuerdo de renegociación; novadas, repactadas o remitidas; obligaciones respecto de las cuales se acordó; sesenta meses
gente: acuerdo en superir; no cumplí el acuerdo de renegociación; no puedo pagar el acuerdo de superir; terminé la renegociación; condonan parte de mi deuda; salgo de dicom con la renegociación; cuándo puedo renegociar de nuevo
law: renegotiation agreement
people: breach of debt agreement
donde: Ley 20.720 art. 268, 269, 270

[insolvency-person-voluntary]
ley: procedimiento concursal de liquidación; bienes de la persona deudora; liquidación voluntaria; lista de sus bienes; liquidación simplificada
gente: declararme en quiebra personal; quiebra de persona natural requisitos; quiebra voluntaria; liquidación voluntaria; quebrar con deudas de tarjetas; cuánto cuesta la quiebra personal; quebrar sin bienes; no tengo bienes y quiero quebrar; abogado para la quiebra; quiebra para borrar deudas; quiero declararme en quiebra; puedo quebrar si tengo casa
law: voluntary liquidation of individual
people: file personal bankruptcy
donde: Ley 20.720 art. 273, 274

[insolvency-person-forced]
ley: liquidación forzosa de los bienes de una persona deudora; dos o más títulos ejecutivos vencidos
gente: banco pide mi quiebra; acreedor me quiere declarar en quiebra persona; pueden pedir mi quiebra; quiebra forzada a una persona; me demandan de liquidación forzosa
law: involuntary bankruptcy of individual
people: bank wants to bankrupt me
donde: Ley 20.720 art. 282

[insolvency-clawback-objective]
ley: acciones revocatorias concursales; revocabilidad objetiva; pago anticipado; hipoteca, prenda o anticresis; año inmediatamente anterior al inicio
gente: revocar pagos antes de la quiebra; empresa pagó a un acreedor antes de quebrar; me piden devolver lo que me pagó el quebrado; pagó a su familia antes de quebrar; deshacer pagos antes de quebrar
law: avoidance actions; clawback; voidable preferences
people: clawback of payments before bankruptcy
donde: Ley 20.720 art. 287

[insolvency-clawback-subjective]
ley: revocabilidad subjetiva; conocimiento del contratante del mal estado de los negocios; perjuicio a la masa; dos años inmediatamente anteriores; actos ejecutados o contratos celebrados
gente: vendió los bienes antes de quebrar; traspasó la casa a su mujer antes de la quiebra; escondió los bienes quebrado; vendió barato antes de quebrar; donó todo antes de quebrar; puso los bienes a nombre de otro
law: fraudulent conveyance; subjective avoidance
people: transferred assets before bankruptcy
donde: Ley 20.720 art. 288, 290

[insolvency-clawback-procedure]
ley: acreedores, veedor o el liquidador; interés de la masa; sentencia que acoja la acción revocatoria; recompensa al acreedor
gente: quién puede pedir la revocatoria; plazo de la acción revocatoria; pedir que devuelvan bienes a la quiebra; premio al acreedor por revocatoria
law: procedure of avoidance action
people: deadline for clawback lawsuit
donde: Ley 20.720 art. 291, 292, 293

[insolvency-crimes]
ley: delitos concursales; ocultado bienes; disminuido su activo o aumentado su pasivo; presidio menor en su grado medio a presidio mayor
gente: quiebra fraudulenta; delito de quiebra; cárcel por quiebra; esconder bienes para quebrar; quiebra falsa; quebró para no pagar; liquidador robó; autoquiebra con trampa; mintió en la quiebra; preso por quebrar
law: insolvency crimes; fraudulent bankruptcy
people: bankruptcy fraud; jail for bankruptcy
donde: Código Penal art. 463, 463 bis, 463 ter, 464

[insolvency-cross-border]
ley: insolvencia transfronteriza; procedimiento extranjero; representante extranjero; tribunal extranjero
gente: quiebra en otro país; empresa extranjera quebrada; empresa quebró en estados unidos; reconocer quiebra extranjera; deudor con bienes en el extranjero
law: cross-border insolvency; foreign proceeding recognition
people: foreign bankruptcy
donde: Ley 20.720 art. 300, 301, 314

[insolvency-arbitration]
ley: arbitraje concursal; tribunal arbitral; liquidación sujeta a arbitraje; nómina de árbitros
gente: quiebra con árbitro; arbitraje en la quiebra; juez árbitro concursal
law: insolvency arbitration
people: arbitrator in bankruptcy
donde: Ley 20.720 art. 295-297

[insolvency-superintendence]
ley: Superintendencia de Insolvencia y Reemprendimiento; supervigilar y fiscalizar; veedores, liquidadores; instrucciones de carácter general
gente: superintendencia de insolvencia; qué hace la superir; reclamar a la superir; denunciar al liquidador; dónde queda superir; fiscalizar al liquidador
law: Superintendence of Insolvency
people: insolvency regulator
donde: Ley 20.720 art. 331, 332, 337

[insolvency-contracts-in-liquidation]
ley: no podrá poner término anticipado; inicio de un procedimiento concursal
gente: arriendo y quiebra; mi arrendatario quebró; arrendador en quiebra; contrato con empresa quebrada; terminar contrato por quiebra; cláusula de término por quiebra; leasing y quiebra
law: executory contracts in insolvency; ipso facto clause
people: tenant went bankrupt; contract with bankrupt company
donde: Ley 20.720 art. 57

[insolvency-tax-effects]
ley: notas de débito; créditos incobrables; recuperación del impuesto al valor agregado; acuerdo de reorganización
gente: castigar deuda incobrable; recuperar el iva de un cliente quebrado; cliente quebró y pagué iva; rebajar pérdida por cliente quebrado; certificado de incobrable
law: bad debt; VAT recovery in insolvency
people: write off bad debt

[insolvency-avoid-advice]
ley: asesorías económicas de insolvencia; empresa de menor tamaño
gente: asesor económico de insolvencia; ayuda para pyme con deudas; ley de reemprendimiento; suspender deudas de mi pyme; asesoría de insolvencia
law: economic insolvency adviser
people: help for indebted small business
`;
