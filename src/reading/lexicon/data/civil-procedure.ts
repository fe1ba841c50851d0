/** Concepts of civil procedure: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CIVIL_PROCEDURE = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[procedure-capacity-to-sue]
ley: capacidad para comparecer en juicio; comparecer en juicio; a su propio nombre
gente: demandar a nombre de otro; presentarse en un juicio; ir a tribunales por otra persona; demandar por mi hijo; demandar por mi mamá; capacidad para demandar; un menor puede demandar
law: capacity to sue; appear in court
people: sue on behalf of
donde: Código de Procedimiento Civil art. 4

[procedure-party-dies]
ley: fallece durante el juicio; suspenderá el procedimiento; estado del juicio; noticia de sus herederos
gente: murió el demandado; murió la contraparte; muere en medio del juicio; falleció la persona que demandé; juicio contra un muerto; herederos siguen el juicio
law: death of a party; substitution of heirs
people: defendant died; plaintiff died
donde: Código de Procedimiento Civil art. 5

[procedure-judicial-mandate]
ley: mandato judicial; poder para litigar; mandatario judicial; facultades del mandato; absolver posiciones
gente: darle poder al abogado; poder del abogado; facultades del abogado; abogado puede cobrar la plata; abogado cobró mi plata; firmarle poder al abogado; poder judicial para mi abogado
law: power of attorney; litigation mandate; attorney of record
people: give my lawyer power; lawyer's powers
donde: Código de Procedimiento Civil art. 6, 7; Ley 18.120 art. 2

[procedure-unauthorised-agent]
ley: agente oficioso; garantía de que el interesado aprobará; ofrecer garantía; fianza de ratificación
gente: actuar por otro en juicio; comparecer sin poder por otro; ratificar lo obrado; fianza de rato
law: officious agent; acting without authority
people: appear for someone without power
donde: Código de Procedimiento Civil art. 6

[procedure-company-representative]
ley: gerente o administrador; representación judicial de la sociedad; sociedades civiles o comerciales; presidente de las corporaciones
gente: a quién demando de la empresa; notificar a una empresa; quién representa a la empresa en juicio; demandar a una sociedad; demandar una empresa
law: corporate representative; legal representative
people: sue a company; who represents the company
donde: Código de Procedimiento Civil art. 8

[procedure-end-of-lawyer-mandate]
ley: renuncia del procurador; revocación del mandato; término de emplazamiento; cesar en la representación
gente: cambiar de abogado; despedir a mi abogado; abogado renunció; sacar al abogado; mi abogado me dejó botado; revocar el patrocinio; otro abogado a mitad del juicio
law: withdrawal of counsel; revocation of mandate
people: change lawyer; fire my lawyer; my lawyer quit
donde: Código de Procedimiento Civil art. 10

[procedure-common-attorney]
ley: procurador común; obrar conjuntamente; litigar unidos
gente: varios demandantes con un mismo abogado; somos varios demandando; varios demandados juntos
law: common representative; joint attorney
people: one lawyer for all
donde: Código de Procedimiento Civil art. 12-16

[procedure-joinder-of-parties]
ley: pluralidad de acciones; varias personas como demandantes o demandadas; misma acción; hecho inmediato y directo; en una misma demanda
gente: demandar a varias personas juntas; demandar entre varios vecinos; varias cosas en una demanda; litisconsorcio; demandar a dos a la vez
law: joinder; multiple claims; co-plaintiffs; co-defendants
people: sue several people; sue together
donde: Código de Procedimiento Civil art. 17, 18, 19

[procedure-third-party-intervention]
ley: terceros coadyuvantes; interés actual en sus resultados; tercero independiente; derechos incompatibles
gente: meterse en un juicio ajeno; hacerme parte de un juicio de otros; soy afectado en un juicio de terceros; tercero interesado; intervenir en el juicio de otro
law: third party intervention; joining the proceedings
people: join someone else's lawsuit
donde: Código de Procedimiento Civil art. 22, 23, 24

[procedure-forced-joinder]
ley: acción ejercida por alguna persona corresponde también a otras; ponga la demanda en conocimiento; declararán si se adhieren
gente: obligar a otros a sumarse a la demanda; avisar a los demás dueños de la demanda
law: compulsory joinder
donde: Código de Procedimiento Civil art. 21

[procedure-electronic-file]
ley: carpeta electrónica; formación del proceso; tramitación electrónica; orden sucesivo
gente: ver mi causa por internet; revisar el expediente; oficina judicial virtual; expediente del juicio; buscar mi causa en el poder judicial; ver el juicio con el RUT; rol de la causa; en qué etapa va mi juicio; cómo veo mi causa
law: electronic case file; court file; docket
people: see my case online; check my case
donde: Código de Procedimiento Civil art. 29; Ley 20.886 art. 2, 3

[procedure-case-file-custody]
ley: desglosar; documentos en custodia; extravío del expediente
gente: se perdió el expediente; sacar mis papeles del juicio; retirar los documentos originales; tribunal perdió los papeles
law: custody of records; removal of documents
people: lost file; get my documents back
donde: Código de Procedimiento Civil art. 34, 36, 37; Ley 20.886 art. 6

[procedure-public-file-secrecy]
ley: reserva o secreto; acceso público; datos sensibles
gente: cualquiera puede ver mi juicio; causa reservada; juicio secreto; que no salga mi nombre en el juicio
law: public access to files; sealed records
people: is my case public
donde: Ley 20.886 art. 2; Código de Procedimiento Civil art. 29

[procedure-electronic-filing]
ley: presentación de demandas; sistema de tramitación electrónica; escritos por vía electrónica; uso obligatorio del sistema
gente: demandar por internet; presentar un escrito online; subir un escrito; ingresar la demanda por la oficina virtual; mandar papeles al tribunal por internet; clave única para demandar
law: e-filing; electronic filing
people: file online; submit documents online
donde: Ley 20.886 art. 3, 5

[procedure-electronic-documents]
ley: títulos ejecutivos; presentación de documentos; copia digital; formato originalmente electrónico; bajo apercibimiento
gente: escanear los documentos; llevar el papel original al tribunal; subir documentos escaneados; presentar el original del pagaré al tribunal
law: digital copies; original documents
people: scanned documents; do I need the original
donde: Ley 20.886 art. 6

[procedure-electronic-signature]
ley: firma electrónica avanzada; firma electrónica; resoluciones y actuaciones; códigos de verificación
gente: firma electrónica en el tribunal; resolución firmada por computador; sirve la copia con código; verificar una resolución judicial
law: electronic signature; advanced electronic signature
people: e-signature in court
donde: Ley 20.886 art. 4

[procedure-electronic-sponsorship]
ley: patrocinio y poder; constituirse mediante firma electrónica avanzada; autorizar el poder; comparecencia ante el secretario
gente: poder al abogado por internet; autorizar poder con clave única; firmar el patrocinio a distancia; poder por videollamada
law: electronic power of attorney
people: authorise lawyer online
donde: Ley 20.886 art. 7; Ley 18.120 art. 1, 2

[procedure-email-service]
ley: notificación por medios electrónicos; otra forma de notificación; medio de notificación
gente: notificación por correo; me llegó un mail del tribunal; notificar por whatsapp; avisan del juicio por email; citación por mail del juzgado
law: electronic service; service by email
people: served by email; whatsapp notification
donde: Ley 20.886 art. 8; Código de Procedimiento Civil art. 48, 49

[procedure-bailiff-record]
ley: registro georreferenciado; actuaciones de receptores; registro fotográfico; testimonio dentro de los dos días hábiles
gente: receptor mintió; receptor dice que vino y no vino; el receptor nunca fue a mi casa; notificación falsa; certificó que yo vivo ahí; foto del embargo del receptor; reclamar contra el receptor
law: process server record; geolocated service
people: process server lied; never came to my house
donde: Ley 20.886 art. 9

[procedure-service-in-general]
ley: resoluciones judiciales sólo producen efecto; notificación hecha con arreglo a la ley
gente: cómo me avisan de un juicio; me llegó una notificación; saber si tengo una demanda; notificar al demandado; tengo un juicio en contra; cómo me notifican del juicio; llegó un papel del juzgado; me llegó una carta del tribunal; saber si me demandaron
law: service of process
people: find out about a lawsuit
donde: Código de Procedimiento Civil art. 38, 39

[procedure-personal-service]
ley: notificación personal; copia íntegra; primera notificación
gente: entregar la demanda en la mano; me entregaron una demanda; vino un receptor a mi casa; me notificaron en la calle; notificar en el trabajo; receptor fue a mi pega; a qué hora pueden notificar; vino un señor con papeles del juzgado; me notificaron de una demanda
law: personal service
people: served in person; served at work
donde: Código de Procedimiento Civil art. 40, 41, 42, 47

[procedure-substituted-service]
ley: dos días distintos; persona adulta; buscada en dos días; morada o lugar donde pernocta; aviso en la puerta
gente: dejaron la demanda en la puerta; notificaron a mi mamá; demanda con el conserje; le dejaron el papel a un vecino; notificación cuando no estoy en casa; búsquedas positivas; pegaron un papel en la puerta; dejaron la demanda en portería; dejaron un papel del juzgado; dejaron un papel en la puerta
law: substituted service; service at the dwelling
people: left papers at the door; served on a relative
donde: Código de Procedimiento Civil art. 44, 46

[procedure-service-by-cedula]
ley: notificación por cédula; sentencias definitivas; se reciba la causa a prueba; comparecencia personal de las partes; notificarán por medio de cédulas
gente: notificación de la sentencia; cómo avisan el fallo; papel que deja el receptor; cédula de notificación; notificar por cédula
law: service by writ; notice left at domicile
donde: Código de Procedimiento Civil art. 48

[procedure-domicile-for-service]
ley: designación de domicilio; domicilio conocido dentro de los límites urbanos; primera gestión judicial; domicilio señalado
gente: cambié de casa durante el juicio; cambio de domicilio en el juicio; qué dirección dar en el juicio; vivo en otra ciudad que el tribunal
law: address for service
people: I moved during the case
donde: Código de Procedimiento Civil art. 49, 53

[procedure-daily-list]
ley: estado diario; notificadas por el estado; inclusión en el estado; formarse electrónicamente
gente: estado diario del tribunal; salió por estado; resolución por el estado; lista diaria de causas
law: daily list; deemed notice
donde: Código de Procedimiento Civil art. 50, 51

[procedure-service-by-publication]
ley: notificación por avisos; avisos publicados en los diarios; residencia sea difícil de determinar; Diario Oficial
gente: notificar por el diario; demandado desaparecido; no sé dónde vive el demandado; no encuentro al demandado; demandado no aparece; demandar a alguien que no sé dónde está; cambió de casa para que no lo notifiquen
law: service by publication; newspaper notice
people: can't find the defendant; unknown address
donde: Código de Procedimiento Civil art. 54

[procedure-implied-service]
ley: notificación tácita; cualquiera gestión que suponga conocimiento; declarada la nulidad de la notificación
gente: me di por notificado; presentar escrito sin ser notificado; contesté antes que me notificaran
law: implied service; waiver of service
donde: Código de Procedimiento Civil art. 55

[procedure-stale-case-personal-notice]
ley: seis meses sin que se dicte resolución; transcurren seis meses; no se considerarán válidas las notificaciones por el estado
gente: juicio parado más de seis meses; causa archivada; desarchivar una causa; reactivar un juicio antiguo
law: dormant case notice; archived case
people: reactivate an old case
donde: Código de Procedimiento Civil art. 52

[procedure-hours-and-days]
ley: días y horas hábiles; ocho y las veinte horas; días no feriados; habilitación de día
gente: notificar un domingo; receptor vino de noche; a qué hora puede venir el receptor; embargar un sábado; notificación en feriado; llegó el receptor en la noche
law: business hours; court days
people: served on a sunday; served at night
donde: Código de Procedimiento Civil art. 59, 60, 41

[procedure-fatal-time-limits]
ley: plazos fatales; son fatales; declarado la rebeldía
gente: llegué tarde a contestar; venció el plazo del juicio; se me pasó el plazo del juicio; se me pasó contestar la demanda; escrito presentado fuera de plazo
law: final deadline; preclusion; lapse of time limit
people: missed the deadline; late filing
donde: Código de Procedimiento Civil art. 64

[procedure-counting-days]
ley: días hábiles; suspendidos durante los feriados; términos de días; desde el día de la notificación; plazos individuales; plazos comunes
gente: cómo se cuentan los días; sábado es día hábil; cuentan los domingos; días corridos o hábiles; desde cuándo corre el plazo; cuentan los feriados; febrero corre plazo; cómo se cuentan los plazos
law: computation of time; business days; time limit
people: how are days counted; does saturday count
donde: Código de Procedimiento Civil art. 65, 66; Código Civil art. 48
no: vacaciones

[procedure-extension-of-time]
ley: términos judiciales; antes del vencimiento del término; justa causa; prórroga de los términos
gente: necesito más días para el juicio; aplazar la audiencia; suspender la audiencia; cambiar fecha del juicio; no puedo ir a la audiencia; pedir más plazo al juez; alargar un plazo judicial
law: extension of time; continuance of the hearing; adjournment of the hearing
people: more time; postpone the hearing
donde: Código de Procedimiento Civil art. 67, 68

[procedure-stay-by-agreement]
ley: suspender el procedimiento; de común acuerdo
gente: suspender el juicio de acuerdo; parar el juicio mientras negociamos; poner en pausa el juicio; paralizar el juicio
law: stay of proceedings; suspension by agreement
people: pause the lawsuit
donde: Código de Procedimiento Civil art. 64

[procedure-citacion-audiencia]
ley: se decretare con citación; oponerse o deducir observaciones; oponerse dentro de los tres días; con conocimiento de la contraria
gente: qué significa con citación; me dieron traslado; qué significa traslado; palabras del juzgado; téngase presente
law: subject to objection; leave to respond
donde: Código de Procedimiento Civil art. 69

[procedure-letters-rogatory]
ley: exhorto; tribunal exhortado; actuación en otro territorio
gente: demandado vive en otra ciudad; notificar en otra ciudad; notificar en regiones; testigo de otra ciudad; diligencia en otra región
law: letters rogatory; letter of request
people: defendant lives in another city
donde: Código de Procedimiento Civil art. 71-75; Ley 20.886 art. 10

[procedure-foreign-rogatory]
ley: actuaciones en país extranjero; comunicación respectiva; funcionario que deba intervenir
gente: demandar a alguien en el extranjero; notificar fuera de Chile; demandado vive en otro país; demandar a una empresa extranjera; carta rogatoria; notificar a un chileno afuera
law: international letters rogatory; service abroad
people: sue someone abroad; serve overseas
donde: Código de Procedimiento Civil art. 76; Ley 20.886 art. 10

[procedure-remote-hearing]
ley: vía remota por videoconferencia; comparecer por vía remota; audiencia por videoconferencia; medios idóneos
gente: audiencia por zoom; juicio por zoom; audiencia online; declarar por videollamada; conectarse a la audiencia; se cayó internet en la audiencia; conectarme desde la casa al juicio
law: remote hearing; videoconference
people: zoom hearing; online hearing
donde: Código de Procedimiento Civil art. 77 bis

[procedure-interpreter]
amplio: sueltas
ley: intérprete; intérprete oficial; no habla castellano; lenguaje de señas
gente: traductor en el juicio; no hablo español en el juicio; sordo en el juicio; documento en inglés al tribunal; traducir documentos para el tribunal
law: interpreter; translation of documents
people: translator in court
donde: Código de Procedimiento Civil art. 63, 347

[procedure-default]
ley: rebeldía; vencido un plazo judicial; se tendrá por evacuado; sin certificado previo
gente: no contesté la demanda; ignorar la demanda; demandado no se presenta; qué pasa si no contesto; no fui al juicio; me declararon en rebeldía; no respondo la demanda; juicio sin que yo supiera
law: default judgment
people: ignore a lawsuit; didn't answer; failed to appear
donde: Código de Procedimiento Civil art. 78, 81

[procedure-relief-from-default]
ley: rescisión de lo obrado; fuerza mayor; impedido por fuerza mayor; no se le ha hecho saber en persona; copias no son exactas
gente: nunca supe del juicio; me enteré tarde de la demanda; juicio a mis espaldas; nunca me avisaron del juicio; nunca me llegó la demanda; me embargaron sin saber del juicio; me notificaron en una dirección vieja; anular el juicio por mala notificación; no vivo en esa dirección; me condenaron sin saber; nunca me notificaron; me demandaron y no supe
law: setting aside default; lack of service
people: never got served; set aside judgment; found out late
donde: Código de Procedimiento Civil art. 79, 80

[procedure-incidents]
ley: cuestión accesoria; especial pronunciamiento; pieza separada; previo y especial pronunciamiento; tramitará como incidente; cuestión accesoria de un juicio
gente: incidente en el juicio; discusión dentro del juicio; reclamo dentro del juicio; qué es un incidente judicial; incidente procesal
law: incidental motion; ancillary issue
people: motion in a case
donde: Código de Procedimiento Civil art. 82, 85, 87

[procedure-incident-procedure]
ley: tres días para responder; término de prueba de ocho días; promovido un incidente; nómina de los testigos
gente: plazo para contestar el traslado; plazo de un incidente; plazo para responder el traslado; prueba del incidente
law: incident procedure; reply period
donde: Código de Procedimiento Civil art. 89, 90, 91

[procedure-incident-deposit]
ley: perdido dos o más incidentes; cantidad que el tribunal fije
gente: alargar el juicio con chicanas; abogado que alarga el juicio; dilata el juicio; multa por alargar el juicio; mala fe en el juicio
law: security for motions; dilatory tactics
people: delaying tactics; stall the case
donde: Código de Procedimiento Civil art. 88

[procedure-annulment]
ley: nulidad procesal; perjuicio reparable sólo con la declaración de nulidad; vicio o el acto nulo; cinco días contados desde que aparezca
gente: anular el juicio; vicio en el juicio; error del tribunal; anular la notificación; juicio mal hecho; incidente de nulidad; nulidad de todo lo obrado
law: procedural nullity; annulment of proceedings
people: annul the proceedings; procedural mistake
donde: Código de Procedimiento Civil art. 83, 84

[procedure-consolidation]
ley: acumulación de autos; constituir un solo juicio; continencia o unidad de la causa
gente: juntar dos juicios; unir las causas; dos juicios iguales; demandas repetidas
law: consolidation of cases; joinder of proceedings
people: combine two lawsuits
donde: Código de Procedimiento Civil art. 92, 93, 94, 96

[procedure-jurisdiction-challenge]
ley: inhibitoria; declinatoria; cuestiones de competencia; incompetencia del tribunal
gente: me demandaron en otra ciudad; tribunal equivocado; ese juzgado no corresponde; cambiar de tribunal; demanda en el juzgado equivocado; reclamar la incompetencia
law: lack of jurisdiction; challenge to venue; motion to decline
people: wrong court; sued in another city
donde: Código de Procedimiento Civil art. 101, 102, 111, 112, 303

[procedure-recusal-procedure]
ley: solicitud de implicancia; recusación; causa legal en que se apoya; recusación amistosa
gente: cómo recuso al juez; sacar al juez del caso; cuánto cuesta recusar; juez no es imparcial; juez amigo de la contraparte; cambiar de juez
law: recusal motion; disqualification of judge
people: remove the judge; biased judge
donde: Código de Procedimiento Civil art. 113, 114, 115, 117, 118, 119, 124

[procedure-legal-aid]
ley: privilegio de pobreza; asistencia judicial gratuita; tramitarse en cualquier estado del juicio; presunción legal de pobreza; defendido gratuitamente
gente: abogado gratis; no tengo plata para abogado; sin plata para un juicio; corporación de asistencia judicial; abogado de la corporación; no puedo pagar un abogado; defensa gratuita; receptor de turno gratis; demandar gratis; dónde consigo abogado gratis; no me alcanza para abogado
law: legal aid; in forma pauperis; free legal assistance
people: free lawyer; can't afford a lawyer
donde: Código de Procedimiento Civil art. 129, 130, 131, 134, 136; Código Orgánico de Tribunales art. 591, 593, 595, 598, 600

[procedure-legal-aid-effects]
ley: notarios y funcionarios les prestarán gratuitamente; décima parte del valor líquido; exento de costas; litigante pobre
gente: gano el juicio con abogado gratis; con abogado gratis pago algo; papeles gratis por pobreza; escritura gratis
law: effects of legal aid; fee exemption
donde: Código Orgánico de Tribunales art. 591, 594

[procedure-costs]
ley: condenada al pago de las costas; vencida totalmente; motivos plausibles para litigar; pago de las costas; condena en costas
gente: quién paga el juicio; el que pierde paga; quién paga al abogado; condenado en costas; gastos del juicio; me devuelven lo que pagué al abogado; perder el juicio cuánto pago; qué son las costas judiciales; pagar las costas del juicio
law: award of costs; legal fees; attorneys' fees; legal costs
people: who pays the lawyer; loser pays; court costs
donde: Código de Procedimiento Civil art. 138, 144, 146, 147

[procedure-costs-assessment]
ley: costas procesales; costas personales; tasación de costas; honorarios de los abogados; tres días para objetar
gente: cobrar las costas; monto de las costas; objetar las costas; cobro exagerado de costas; cuánto son las costas del juicio
law: taxation of costs; assessment of costs
people: how much are the costs
donde: Código de Procedimiento Civil art. 139, 140, 141, 142

[procedure-procedural-expenses]
ley: cargas pecuniarias; diligencias que haya solicitado
gente: cuánto cuesta un juicio; cuánto cuesta demandar; cuánto cobra un receptor; pagar al receptor; quién paga al perito; cuánto sale demandar; precio de un juicio
law: court fees; procedural expenses
people: how much does a lawsuit cost
donde: Código de Procedimiento Civil art. 25, 26, 27, 28, 411

[procedure-withdraw-claim]
ley: retirarla sin trámite alguno; antes de notificada una demanda; se considerará como no presentada
gente: retirar la demanda; retirar una demanda antes de notificar; presenté mal la demanda; borrar la demanda
law: withdrawal of complaint
people: withdraw the complaint
donde: Código de Procedimiento Civil art. 148

[procedure-discontinuance]
ley: desistimiento de la demanda; sentencia que acepte el desistimiento; extinguirá las acciones
gente: bajar la demanda; echarse atrás con la demanda; arrepentirse de demandar; desistir del juicio; terminar el juicio que puse; volver a demandar después de desistirme; no seguir con el juicio
law: dismissal with prejudice; voluntary dismissal; discontinuance of the claim
people: drop the case; drop the lawsuit
donde: Código de Procedimiento Civil art. 148, 149, 150

[procedure-abandonment]
ley: abandono del procedimiento; cesado en su prosecución; última resolución recaída en alguna gestión útil
gente: juicio parado; nadie mueve el juicio; juicio abandonado; causa sin movimiento; demanda parada hace meses; banco no movió la causa; no han seguido el juicio; juicio botado
law: abandonment of proceedings; dismissal for want of prosecution
people: inactive case; stalled lawsuit
donde: Código de Procedimiento Civil art. 152, 153, 154, 156

[procedure-abandonment-executive]
ley: abandono del procedimiento ejecutivo; ejecutoriada la sentencia definitiva; hecho valer solamente por el demandado
gente: abandono del juicio ejecutivo; banco dejó botado el embargo; embargo antiguo sin movimiento; juicio ejecutivo parado hace años; alzar un embargo viejo
law: abandonment of enforcement
people: old seizure never enforced
donde: Código de Procedimiento Civil art. 153, 154

[procedure-abandonment-excluded]
ley: no podrá alegarse el abandono; juicios de quiebra; división o liquidación de herencias; sociedades o comunidades
gente: partición parada; juicio de herencia sin movimiento; en qué juicios no hay abandono
law: cases excluded from abandonment
donde: Código de Procedimiento Civil art. 157

[procedure-kinds-of-rulings]
ley: sentencia definitiva; sentencia interlocutoria; decreto, providencia o proveído
gente: qué es una interlocutoria; tipos de resoluciones judiciales; salió una resolución en mi causa; diferencia entre auto y decreto; qué es un proveído; qué es una providencia judicial
law: final judgment; interlocutory judgment; court order
people: types of rulings
donde: Código de Procedimiento Civil art. 158

[procedure-judgment-contents]
ley: sentencias definitivas de primera; consideraciones de hecho o de derecho; enunciación de las leyes; decisión del asunto controvertido
gente: qué debe decir la sentencia; partes de una sentencia; juez no explicó por qué; fallo mal fundado; sentencia sin fundamentos; juez debe fundar el fallo
law: contents of judgment; reasoned decision
people: what must a ruling say
donde: Código de Procedimiento Civil art. 170, 171

[procedure-judgment-congruence]
ley: conforme al mérito del proceso; puntos que no hayan sido expresamente sometidos; ultra petita
gente: juez dio más de lo que pedían; el juez resolvió otra cosa; me condenaron a más de lo demandado; fallo por algo no pedido
law: ultra petita; beyond the relief sought
people: judge gave more than asked
donde: Código de Procedimiento Civil art. 160, 768

[procedure-time-to-judgment]
ley: pronunciará dentro del término; causa queda en estado de sentencia; plazo para dictar sentencia
gente: cuánto demora el fallo; el juez se demora en fallar; cuánto dura un juicio civil; cuándo sale la sentencia; todavía no sale el fallo; juicio eterno; cuánto demora una demanda; el juicio se demora mucho
law: time to judgment
people: how long does a case take; when will the judge decide
donde: Código de Procedimiento Civil art. 162

[procedure-further-evidence-by-judge]
ley: medidas para mejor resolver; dentro del plazo para dictar sentencia; agregación de cualquier documento
gente: juez pide más pruebas; medida del tribunal antes del fallo
law: further evidence by the court
donde: Código de Procedimiento Civil art. 159

[procedure-final-judgment]
ley: firme o ejecutoriada; desde que se haya notificado; certificará el hecho; transcurran todos los plazos
gente: cuándo queda firme la sentencia; certificado de ejecutoria; fallo firme; sentencia ejecutoriada; ya no se puede apelar; sentencia definitiva firme
law: final and binding; res judicata; unappealable
people: when is the judgment final
donde: Código de Procedimiento Civil art. 174

[procedure-res-judicata]
ley: cosa juzgada; acción o excepción de cosa juzgada; identidad legal de personas; causa de pedir; cosa pedida
gente: demandar dos veces por lo mismo; ya hubo juicio por eso; volver a demandar lo mismo; me demandan de nuevo por lo mismo; segunda demanda por lo mismo; caso ya juzgado; reabrir un juicio
law: res judicata; claim preclusion
people: sue twice; already decided
donde: Código de Procedimiento Civil art. 175, 176, 177

[procedure-criminal-ruling-civil-effect]
ley: sentencias condenatorias en procesos criminales; sentencias que absuelvan de la acusación; existencia de un delito; suspender el pronunciamiento
gente: ganó el juicio penal y demandar civil; demandar después de la condena; absuelto puede ser demandado; juicio penal y civil a la vez; indemnización después del penal
law: effect of criminal judgment; civil action
people: sue after criminal conviction
donde: Código de Procedimiento Civil art. 167, 178, 179, 180

[procedure-reconsideration]
ley: autos y decretos; modificarlos o dejarlos sin efecto; nuevos antecedentes; dentro de cinco días; solicitar reposición; recurso de reposición
gente: pedir al mismo juez que cambie; reclamar ante el mismo juez; recurso de reposición; apelar en subsidio; el juez me rechazó un escrito; juez reconsidere la resolución
law: reconsideration; motion to reconsider
people: ask the judge to reconsider
donde: Código de Procedimiento Civil art. 181

[procedure-clarification]
ley: aclarar los puntos obscuros o dudosos; salvar las omisiones; errores de copia; cálculos numéricos
gente: error en la sentencia; sentencia con error de nombre; fallo con mal el RUT; corregir la sentencia; error de cálculo en el fallo; no se entiende la sentencia
law: correction of judgment; clerical error
people: mistake in the judgment
donde: Código de Procedimiento Civil art. 182, 183, 184

[procedure-appeal]
ley: recurso de apelación; apelación; tribunal superior; enmiende con arreglo a derecho; sentencias definitivas y las interlocutorias
gente: apelar; perdí el juicio; no estoy de acuerdo con la sentencia; reclamar de la sentencia; segunda instancia; fallo injusto; ir a la corte; el juez me falló en contra; apelar un fallo
law: appeal; appellate court
people: challenge a ruling; lost the case; disagree with the judge
donde: Código de Procedimiento Civil art. 186, 187, 188, 189

[procedure-appeal-time]
ley: término fatal de cinco días; se aumentará a diez días; contados desde la notificación de la parte
gente: plazo para apelar; cuántos días para apelar; días tengo para apelar; cuánto tiempo para apelar; se me pasó el plazo de apelar
law: time to appeal; appeal deadline
people: how long to appeal; days to appeal
donde: Código de Procedimiento Civil art. 189

[procedure-appeal-form]
ley: fundamentos de hecho y de derecho; peticiones concretas; solicitud escrita
gente: qué debe decir la apelación; escrito de apelación; apelar sin abogado; requisitos de la apelación; cómo se escribe la apelación
law: grounds of appeal; notice of appeal
people: how to file an appeal
donde: Código de Procedimiento Civil art. 189, 201

[procedure-appeal-effects]
ley: efecto suspensivo y devolutivo; sólo en el efecto devolutivo; ambos efectos; orden de no innovar; jurisdicción del tribunal inferior
gente: apelar suspende la sentencia; apelé y igual me cobran; suspender el fallo mientras apelo; parar el cumplimiento mientras apelo; orden de no innovar; apelar detiene el remate
law: stay pending appeal; suspensive effect
people: does an appeal suspend
donde: Código de Procedimiento Civil art. 191-195

[procedure-appeal-inadmissible]
ley: deducida fuera de plazo; carece de fundamentos; comparecencia en segunda instancia
gente: rechazaron mi apelación; no aceptaron mi apelación; apelación inadmisible; apelación desierta; declararon inadmisible mi recurso
law: inadmissible appeal; dismissal of appeal
people: my appeal was rejected
donde: Código de Procedimiento Civil art. 200, 201

[procedure-recurso-de-hecho]
ley: recurso de hecho; deniega un recurso de apelación; remita los autos; debido concederse la apelación
gente: juez no me deja apelar; negaron la apelación; apelación mal concedida; no me concedieron la apelación
law: appeal against denial of appeal
people: judge denied leave to appeal
donde: Código de Procedimiento Civil art. 196, 203, 204, 205, 206

[procedure-cross-appeal]
ley: adherirse a la apelación; parte apelada; en la parte en que la estime gravosa
gente: sumarse a la apelación; el otro apeló y yo también; la otra parte apeló; apelar después que el otro apeló
law: cross-appeal
people: other side appealed
donde: Código de Procedimiento Civil art. 216, 217

[procedure-appeal-hearing]
ley: vista de la causa; alegatos; se anuncien para alegar; orden de la tabla
gente: alegar en la corte; alegato del abogado; cuándo se ve mi causa en la corte; causa en tabla; cuánto demora la corte; suspender la vista
law: oral argument; hearing of the appeal
people: when will the court hear my appeal
donde: Código de Procedimiento Civil art. 162, 163, 164, 165, 223

[procedure-evidence-on-appeal]
ley: no se admitirá en segunda instancia prueba alguna; absolución de posiciones; hasta la vista de la causa; documentos en segunda instancia
gente: presentar pruebas en la corte; pruebas nuevas al apelar; encontré una prueba después de la sentencia; prueba nueva en segunda instancia
law: evidence on appeal; new evidence
people: new evidence on appeal
donde: Código de Procedimiento Civil art. 207, 348, 385

[procedure-cassation-form]
ley: casación en la forma; incompetencia del tribunal; vicios que expresamente; nulidad de forma; trámites o diligencias esenciales; reclamado de la falta
gente: anular la sentencia por error de forma; casación; vicios de la sentencia; recurso contra sentencia con vicios; invalidar el fallo; sentencia nula
law: cassation; cassation on form; annulment of judgment
people: annul the judgment
donde: Código de Procedimiento Civil art. 764, 766, 768, 769, 795

[procedure-cassation-merits]
ley: casación en el fondo; infracción de ley; influido substancialmente en lo dispositivo del fallo; sentencias inapelables de Cortes de Apelaciones
gente: ir a la Corte Suprema; ir a la suprema; reclamar a la Suprema; último recurso del juicio; perdí en la Corte de Apelaciones; aplicaron mal la ley; tercera instancia
law: cassation on the merits; error of law; supreme court appeal
people: go to the supreme court
donde: Código de Procedimiento Civil art. 764, 767, 772, 785

[procedure-cassation-time-form]
ley: dentro de los quince días siguientes; patrocinado por abogado habilitado; vicio o defecto en que se funda; casación
gente: plazo para la casación; cuántos días para ir a la Suprema; requisitos de la casación; plazo para recurrir a la suprema
law: cassation deadline
people: how long to go to the supreme court
donde: Código de Procedimiento Civil art. 770, 772

[procedure-cassation-stay]
ley: recurso de casación no suspende; ejecución de la sentencia; fianza de resultas
gente: casación suspende el cumplimiento; cobrar mientras está en la Suprema; fianza de resultas; detener el fallo con la casación
law: stay pending cassation
donde: Código de Procedimiento Civil art. 773

[procedure-cassation-ex-officio]
ley: casación de oficio; invalidar de oficio; adolece de vicios que dan lugar a la casación
gente: corte anuló sin que nadie pidiera; anular de oficio la sentencia
law: ex officio cassation
donde: Código de Procedimiento Civil art. 775, 785

[procedure-review]
ley: recurso de revisión; sentencia firme; documentos declarados falsos; falso testimonio; ganada injustamente; cohecho, violencia
gente: revisar una sentencia firme; ganaron con papeles falsos; sentencia ganada con testigos falsos; reabrir un juicio terminado; juez comprado
law: review of final judgment; fraud on the court
people: reopen a final case; won with fake documents
donde: Código de Procedimiento Civil art. 810, 811

[procedure-enforcement-of-judgments]
ley: ejecución de las resoluciones; cumplimiento de la resolución; ante el tribunal que la dictó; dentro del plazo de un año
gente: hacer cumplir la sentencia; no cumple la sentencia; gané el juicio y no me paga; cobrar la sentencia; cómo cobro lo que gané; perdió y no paga; cumplimiento incidental; gané la demanda y no paga; el juez ordenó pagar y no paga; no cumple el fallo
law: enforcement of judgment; compliance with judgment
people: won but they won't pay; collect a judgment
donde: Código de Procedimiento Civil art. 231, 232, 233, 237

[procedure-enforcement-opposition]
ley: excepciones de pago de la deuda; oponerse la parte vencida; pérdida de su carácter de ejecutoria; antecedentes escritos
gente: oponerse al cumplimiento de la sentencia; ya pagué lo que decía la sentencia; defenderme del cumplimiento
law: opposition to enforcement
people: already paid the judgment
donde: Código de Procedimiento Civil art. 234

[procedure-enforcement-methods]
ley: entregar una especie o cuerpo cierto; pago de una suma de dinero; destrucción de una obra material; prestaciones periódicas
gente: no entrega la casa que ordenó el juez; sacar al ocupante con la sentencia; lanzamiento con fuerza pública; desalojo por orden judicial; sentencia ordena entregar
law: execution methods; eviction with police assistance
people: get the house the court ordered
donde: Código de Procedimiento Civil art. 235, 236

[procedure-contempt]
ley: quebrante lo ordenado cumplir; multas o arrestos; quebrante lo ordenado
gente: desacato; no obedece al juez; no respeta la orden del tribunal; incumple una orden judicial; cárcel por no cumplir la sentencia; desobedeció al juez
law: contempt; disobeying a court order
people: ignores court order
donde: Código de Procedimiento Civil art. 238, 240

[procedure-foreign-judgments]
ley: resoluciones pronunciadas por tribunales extranjeros; sentencias pronunciadas en país extranjero; tratados respectivos
gente: exequatur; sentencia extranjera vale en Chile; divorcio en el extranjero; me divorcié afuera; hacer valer una sentencia de otro país; reconocer sentencia extranjera; juicio ganado en otro país
law: foreign judgment; exequatur; recognition of foreign judgments
people: divorced abroad; foreign divorce
donde: Código de Procedimiento Civil art. 242-247, 251

[procedure-foreign-awards]
ley: resoluciones expedidas por jueces árbitros; autenticidad y eficacia; visto-bueno; tribunal superior ordinario
gente: laudo extranjero; arbitraje fuera de Chile; cumplir un laudo de otro país
law: foreign arbitral award; recognition of award
people: enforce a foreign award
donde: Código de Procedimiento Civil art. 246

[procedure-ordinary-trial]
ley: juicio ordinario; mayor cuantía; procedimiento ordinario; no estén sometidos a una regla especial
gente: cómo es un juicio civil; etapas de un juicio; juicio ordinario; qué juicio corresponde; pasos de un juicio; cómo funciona una demanda civil
law: ordinary proceedings; civil trial stages
people: stages of a lawsuit
donde: Código de Procedimiento Civil art. 2, 3, 253

[procedure-complaint]
ley: designación del tribunal; hechos y fundamentos de derecho; enunciación precisa y clara; peticiones que se sometan al fallo
gente: poner una demanda; qué debe llevar la demanda; escribir una demanda; presentar una demanda; requisitos de la demanda; cómo se demanda a alguien; entablar un juicio
law: statement of claim; contents of the complaint
people: file a lawsuit; write a complaint; how to sue someone
donde: Código de Procedimiento Civil art. 253, 254, 255

[procedure-complaint-rejected]
ley: no dar curso a la demanda; no contenga las indicaciones; expresando el defecto
gente: no admitieron mi demanda; rechazaron la demanda; el tribunal no dio curso; demanda devuelta; mal puesta la demanda; demanda mal hecha; faltó algo en la demanda
law: dismissal in limine; defective pleading
people: complaint rejected
donde: Código de Procedimiento Civil art. 256, 254

[procedure-amend-complaint]
ley: adiciones o rectificaciones; notificada la demanda; demanda nueva; ampliar la demanda
gente: corregir la demanda; cambiar la demanda; agregar algo a la demanda; modificar la demanda; me equivoqué en la demanda; sumar otro demandado
law: amendment of complaint; amended pleading
people: change my complaint
donde: Código de Procedimiento Civil art. 261, 148

[procedure-time-to-answer]
ley: término de emplazamiento; tabla de emplazamiento; contestar la demanda
gente: días para contestar; plazo para contestar; cuánto tiempo para responder la demanda; plazo para defenderme; me notificaron y cuántos días tengo; me demandaron y ahora qué hago; plazo emplazamiento
law: time to answer; summons period
people: how long to respond; days to answer a lawsuit
donde: Código de Procedimiento Civil art. 258, 259, 260

[procedure-dilatory-exceptions]
ley: excepciones dilatorias; incompetencia del tribunal; ineptitud del libelo; falta de capacidad; litis pendencia; beneficio de excusión
gente: demanda mal hecha puedo reclamar; defectos de la demanda; excepciones al contestar; reclamar antes de contestar; demanda confusa; excepción dilatoria; demanda no se entiende
law: dilatory exceptions; preliminary objections; motion to dismiss
people: motion to dismiss; badly drafted lawsuit
donde: Código de Procedimiento Civil art. 303, 305, 307, 308

[procedure-mixed-exceptions]
ley: cosa juzgada y la de transacción; excepciones dilatorias; lato conocimiento; antes de la vista de la causa en segunda instancia
gente: alegar la prescripción en el juicio; cuándo alego la prescripción; ya llegamos a acuerdo y me demandó; deuda prescrita alegar en juicio
law: preliminary defence; limitation defence
donde: Código de Procedimiento Civil art. 304, 310

[procedure-answer]
ley: contestación a la demanda; excepciones que se oponen; enunciación precisa y clara; peticiones concretas; hechos y fundamentos
gente: contestar la demanda; cómo respondo una demanda; defenderme de una demanda; me llegó una demanda; me demandaron y qué hago; qué poner al contestar; me demandaron y no sé qué hacer; llegó una demanda a mi casa; me están demandando en tribunales
law: statement of defence
people: respond to a lawsuit
donde: Código de Procedimiento Civil art. 309

[procedure-reply-rejoinder]
ley: dúplica; escrito de réplica; ampliar, adicionar o modificar
gente: responder a la contestación; plazo para la réplica; me llegó la contestación; escrito de dúplica
law: rejoinder
donde: Código de Procedimiento Civil art. 311, 312

[procedure-admission-of-claim]
ley: acepta llanamente las peticiones; no contradice en materia substancial; citará a las partes para oír sentencia; allanamiento
gente: allanarse; aceptar la demanda; reconocer lo que pide la demanda; estoy de acuerdo con la demanda; aceptar la deuda en juicio
law: admission of the claim; acquiescence
people: accept the claim
donde: Código de Procedimiento Civil art. 313
no: allanamiento carabineros; allanamiento policía; allanamiento pdi; allanar casa; allanamiento morada; allanamiento fiscalía; orden de allanamiento

[procedure-counterclaim]
ley: reconvención; reconvenir; escrito de contestación; demandado reconviniente; se substanciará y fallará conjuntamente
gente: contrademandar; demandar yo también; demandarlo de vuelta; demanda reconvencional; me demandó y yo también quiero
law: counterclaim
people: sue back; countersue
donde: Código de Procedimiento Civil art. 314, 315, 316, 317

[procedure-conciliation]
ley: bases de arreglo; llamar a las partes; acta de conciliación; admisible la transacción; llamar a las partes a conciliación; audiencia de conciliación
gente: llegar a acuerdo en el juicio; arreglar con la otra parte; audiencia de conciliación; comparendo para llegar a acuerdo; transar el juicio; acuerdo con el demandante; avenimiento
law: conciliation; court settlement
people: settle the case; reach an agreement
donde: Código de Procedimiento Civil art. 262, 263, 264, 267

[procedure-conciliation-absence]
ley: comparecer por sí o por apoderado; exigir la comparecencia personal
gente: falté a la conciliación; obligación de ir a la conciliación; no fui al comparendo; puedo mandar al abogado al comparendo; ir a la conciliación en persona
law: failure to attend conciliation
people: skip the settlement hearing
donde: Código de Procedimiento Civil art. 264, 268

[procedure-settlement-effect]
ley: se estimará como sentencia ejecutoriada; acta de avenimiento; acta que consignará sólo las especificaciones; pasada ante tribunal competente
gente: no cumplió el acuerdo del juicio; incumple el avenimiento; hacer cumplir un acuerdo judicial; acuerdo ante el juez no se respetó
law: consent judgment; enforcement of settlement
people: broke the settlement
donde: Código de Procedimiento Civil art. 267, 434

[procedure-alternative-methods]
ley: métodos autocompositivos de solución de conflictos; conciliación, la mediación; no podrán restringir
gente: mediación civil; mediador; ir a mediación; arreglar sin juicio; mediación es obligatoria; mediación antes de demandar; solución sin tribunales
law: mediation; alternative dispute resolution
people: mediation; settle out of court
donde: Código de Procedimiento Civil art. 3 bis; Ley 21.394 art. 3
no: mediación familiar; alimentos; salud

[procedure-prejudicial-measures]
ley: medidas prejudiciales; preparar la entrada en juicio; declaración jurada; exhibición de la cosa; expresar la acción que se propone deducir
gente: pedir pruebas antes de demandar; antes de poner la demanda; obligar a mostrar un documento; no me quiere pasar el contrato; me niegan los documentos; medida antes del juicio; asegurar pruebas
law: pre-action measures; pre-trial discovery; disclosure of documents
people: get evidence before suing
donde: Código de Procedimiento Civil art. 273, 274, 276, 277, 287

[procedure-prejudicial-evidence]
ley: inspección personal del tribunal; informe de peritos; hechos que puedan fácilmente desaparecer; testigos cuyas declaraciones; impedimentos graves
gente: prueba que puede desaparecer; testigo que se va a morir; testigo se va del país; dejar constancia de los daños antes del juicio; van a botar las pruebas
law: preservation of evidence
people: evidence may disappear
donde: Código de Procedimiento Civil art. 281, 284, 286

[procedure-prejudicial-precautionary]
ley: medidas prejudiciales; motivos graves y calificados; monto de los bienes; fianza u otra garantía; responsable de los perjuicios causados
gente: congelar bienes antes de demandar; que no venda la casa antes de demandar; asegurarme antes de la demanda; va a vender todo antes del juicio
law: pre-action injunction; pre-judgment attachment
people: freeze assets before suing
donde: Código de Procedimiento Civil art. 279, 280

[procedure-precautionary-measures]
ley: medidas precautorias; resultado de la acción; secuestro de la cosa; retención de bienes determinados; nombramiento de uno o más interventores; prohibición de celebrar actos o contratos
gente: congelar la cuenta; congelar bienes; impedir que venda; esconde sus bienes; traspasó todo a su señora; se está deshaciendo de sus bienes; medida cautelar civil; vende sus bienes para no pagar; impedir que venda la casa; asegurar el resultado del juicio; asegurar que me pague el juicio
law: precautionary measures; interim measures; injunction; injunctive relief
people: freeze assets; stop him selling; hide assets
donde: Código de Procedimiento Civil art. 290, 298, 302

[procedure-retention]
ley: retención de dineros o cosas muebles; facultades del demandado; ofrezcan suficiente garantía; temor que procurará ocultar
gente: retener plata; retener el dinero del demandado; retienen mi devolución de impuestos; retención de fondos; bloquear una cuenta por juicio
law: retention of funds; garnishment before judgment
people: hold his money
donde: Código de Procedimiento Civil art. 295, 290

[procedure-sale-prohibition]
ley: prohibición de celebrar actos o contratos; registro del Conservador respectivo; bienes que son materia del juicio; prohibición de gravar y enajenar
gente: prohibición sobre la casa; auto con prohibición; vender una casa con prohibición judicial; inscribir la prohibición; medida sobre mi propiedad
law: prohibition to sell; lis pendens
people: block the sale of a house
donde: Código de Procedimiento Civil art. 296, 297

[procedure-interventor]
ley: interventor; llevar cuenta de las entradas y gastos; mala inversión o abuso
gente: controlar el negocio durante el juicio; vigilar las cuentas del socio; administrador puesto por el juez; intervenir la empresa
law: court-appointed supervisor
donde: Código de Procedimiento Civil art. 293, 294

[procedure-precautionary-requirements]
ley: comprobantes que constituyan a lo menos presunción grave; bienes necesarios para responder; caso urgente; esencialmente provisionales
gente: qué necesito para congelar bienes; requisitos de la medida precautoria; la medida la notifican; levantar la medida precautoria; sacar la prohibición judicial; alzar la medida
law: requirements for injunction; lifting of measures
people: lift the freeze
donde: Código de Procedimiento Civil art. 298, 299, 301, 302

[procedure-order-of-proof]
ley: recibirá la causa a prueba; hechos substanciales controvertidos; resolución que recibe la causa a prueba; hechos pertinentes; solicitar reposición de la resolución
gente: auto de prueba; puntos de prueba; interlocutoria de prueba; se abrió la prueba; agregar un punto de prueba
law: order for evidence; issues of fact
people: what must be proved
donde: Código de Procedimiento Civil art. 318, 319, 326

[procedure-new-facts]
ley: ampliación de la prueba; algún hecho substancialmente relacionado; hechos verificados y no alegados; no haber tenido conocimiento
gente: pasó algo nuevo durante el juicio; hechos nuevos en el juicio; descubrí algo nuevo
law: new facts; supplementary evidence
donde: Código de Procedimiento Civil art. 321, 322

[procedure-evidence-period]
ley: término probatorio; término ordinario; diligencia de prueba; reducirse por acuerdo unánime
gente: plazo para probar; plazo para presentar pruebas; cuántos días dura la prueba; días para presentar testigos; se acabó el probatorio
law: evidence period; probatory term
people: deadline for evidence
donde: Código de Procedimiento Civil art. 320, 327, 328, 340

[procedure-extraordinary-evidence-period]
ley: término extraordinario; aumento extraordinario; rendir prueba en otro territorio
gente: prueba en el extranjero; testigos que viven afuera; más plazo para pruebas de otro país; pruebas en otra ciudad
law: extraordinary evidence period; evidence abroad
donde: Código de Procedimiento Civil art. 329-338

[procedure-special-evidence-period]
ley: término especial; entorpecimiento; imposibiliten la recepción de la prueba; reclamarse del obstáculo
gente: testigo no pudo ir; me enfermé en el probatorio; no alcancé a presentar la prueba; pedir nuevo plazo de prueba; receptor no tomó la testimonial
law: special evidence period
people: could not present my evidence
donde: Código de Procedimiento Civil art. 339, 340

[procedure-means-of-proof]
ley: medios de prueba; confesión de parte; inspección personal del tribunal; informes de peritos
gente: qué pruebas sirven; cómo pruebo lo que digo; cómo se prueba en juicio; qué puedo presentar como prueba; pruebas válidas; demostrar en el juicio
law: means of proof
people: what counts as evidence; prove my case
donde: Código de Procedimiento Civil art. 341; Código Civil art. 1698

[procedure-electronic-evidence]
ley: documentos electrónicos; audiencia de percepción documental; medios técnicos; objetar los documentos; firma electrónica simple
gente: whatsapp como prueba; sirven los whatsapp; audios como prueba; pantallazos como prueba; captura de pantalla; correos como prueba; grabación como prueba; video como prueba; grabar una conversación
law: electronic evidence; digital evidence
people: whatsapp messages as evidence; screenshots; recording as evidence
donde: Código de Procedimiento Civil art. 348 bis, 341

[procedure-public-documents-evidence]
ley: instrumentos públicos en juicio; documentos originales; copias dadas con los requisitos; objetadas como inexactas; instrumento público o auténtico; hace plena fe
gente: fotocopia sirve de prueba; copia simple en el juicio; presentar escritura como prueba; documento legalizado en juicio
law: public instruments; certified copies
people: photocopy as evidence
donde: Código de Procedimiento Civil art. 342, 343, 344; Código Civil art. 1699, 1700

[procedure-foreign-documents]
ley: instrumentos públicos otorgados fuera de Chile; debidamente legalizados; agente diplomático o consular; apostilla; forma de los instrumentos públicos
gente: documento extranjero en el juicio; apostillar; papeles de otro país; legalizar documento extranjero; certificado extranjero vale en Chile
law: apostille; legalisation; foreign documents
people: foreign papers; apostille
donde: Código de Procedimiento Civil art. 345, 345 bis; Código Civil art. 17

[procedure-private-documents-evidence]
ley: instrumentos privados se tendrán por reconocidos; no se alega su falsedad o falta de integridad; puesto en conocimiento de la parte contraria; instrumento privado; fecha de un instrumento privado
gente: firma falsa en el juicio; presentó un papel falso; desconocer un documento; objetar un documento; papel firmado sirve de prueba; falsificaron mi firma
law: private documents; forged signature
people: forged document in court
donde: Código de Procedimiento Civil art. 346; Código Civil art. 1702, 1703

[procedure-handwriting-comparison]
ley: cotejo de letras; autenticidad de un documento privado; documentos indubitados
gente: perito calígrafo; comparar las firmas; prueba caligráfica; comprobar si es mi letra
law: handwriting comparison; handwriting expert
people: compare signatures
donde: Código de Procedimiento Civil art. 350-355

[procedure-exhibition-of-documents]
ley: exhibición de instrumentos; en poder de la otra parte o de un tercero; relación directa con la cuestión debatida; secretos o confidenciales
gente: obligar a mostrar los papeles; no quiere entregar los documentos en juicio; pedir documentos al banco en juicio; exhibir el contrato; oficio al banco
law: production of documents; discovery of documents
people: force them to show documents
donde: Código de Procedimiento Civil art. 349, 277

[procedure-documents-deadline]
ley: presentarse en cualquier estado del juicio; vencimiento del término probatorio; hasta la vista de la causa
gente: hasta cuándo presento documentos; presentar papeles después de la demanda; plazo para acompañar documentos; acompañar documentos tarde
law: deadline for documents
people: when to submit documents
donde: Código de Procedimiento Civil art. 255, 348

[procedure-witness-disqualification]
ley: inhábiles para declarar; tachas; menores de catorce años; cónyuge y los parientes legítimos; interés directo o indirecto; íntima amistad o enemistad
gente: familiar de testigo; puede ser testigo mi hermano; mi señora como testigo; amigo como testigo; trabajador como testigo; testigo pariente; tachar un testigo; quién puede ser testigo; testigo comprado
law: disqualified witness; challenge to witness
people: family member as witness; friend as witness
donde: Código de Procedimiento Civil art. 356, 357, 358, 373, 375

[procedure-witness-duty]
ley: obligada a declarar; concurrir a la audiencia; testigo legalmente citado; compelido por medio de la fuerza
gente: me citaron de testigo; obligación de ser testigo; no quiero ser testigo; negarse a declarar; no ir a declarar de testigo; miedo a declarar; me pueden obligar a declarar
law: duty to testify; subpoena
people: subpoenaed; must I testify; refuse to testify
donde: Código de Procedimiento Civil art. 359, 380

[procedure-witness-exempt]
ley: no serán obligados a declarar; secreto profesional; eclesiásticos, abogados, escribanos, procuradores, médicos
gente: abogado puede declarar contra su cliente; médico testigo; cura obligado a declarar; secreto de abogado en el juicio
law: professional secrecy
people: can my lawyer testify
donde: Código de Procedimiento Civil art. 360, 361

[procedure-witness-employer]
ley: permiso para comparecer; testigo citado; gastos que le imponga la comparecencia
gente: permiso en la pega para ir de testigo; me descuentan por ir a declarar; pagan al testigo; quién paga el pasaje al testigo; testigo cobra
law: witness expenses; time off to testify
people: paid to be a witness
donde: Código de Procedimiento Civil art. 381

[procedure-witness-list]
ley: lista de testigos; nómina de testigos; minuta de los puntos; cinco primeros días; seis testigos; nombre y apellido, domicilio
gente: cuántos testigos puedo llevar; cuándo presento los testigos; inscribir testigos; presentar lista de testigos; cuántos testigos necesito
law: witness list
people: how many witnesses
donde: Código de Procedimiento Civil art. 320, 372

[procedure-witness-examination]
ley: testigos de cada parte serán examinados separada; contrainterrogaciones; den razón de los hechos; repreguntas
gente: qué le preguntan a un testigo; cómo declara el testigo; jurar en el juicio; contrainterrogar
law: examination of witnesses; cross-examination; oath
people: what will they ask a witness
donde: Código de Procedimiento Civil art. 362-371

[procedure-witness-weight]
ley: apreciarán la fuerza probatoria; dos o más testigos contestes; testigo de oídas; un testigo imparcial y verídico; mayor número
gente: cuánto vale un testigo; un solo testigo basta; testigo de oídas; testigos se contradicen; me contaron pero no vi; testigo que no vio
law: weight of testimony; hearsay
people: hearsay; one witness enough
donde: Código de Procedimiento Civil art. 383, 384

[procedure-confession]
ley: absolver posiciones; confesión en juicio; declarar bajo juramento; hechos pertenecientes al mismo juicio; cuando lo exija el contendor
gente: obligar al otro a declarar; me citaron a absolver posiciones; confesional; interrogar a la contraparte; prueba confesional; hacer declarar a la otra parte; interrogar al demandado
law: party examination; deposition testimony; confession in court
people: question the other side; question the defendant under oath
donde: Código de Procedimiento Civil art. 385, 386, 391, 399

[procedure-confession-absence]
ley: no comparece al segundo llamado; se le dará por confeso; respuestas evasivas; categóricamente afirmados; negare a declarar
gente: no fui a la confesional; confesión ficta; falté a absolver posiciones; no recuerdo en la confesional; darlo por confeso; no declaré en la confesional
law: deemed confession; failure to appear
people: failed to appear for questioning
donde: Código de Procedimiento Civil art. 393, 394

[procedure-confession-value]
ley: confesión acerca de hechos personales; confesión que alguno hiciere en juicio; no se recibirá prueba alguna contra los hechos personales; confesión extrajudicial; no puede dividirse
gente: confesé algo y me arrepiento; reconoció la deuda; reconocer en el juicio; dijo fuera del juicio que debía; retractarse de lo dicho en juicio
law: judicial admission; extrajudicial confession
donde: Código de Procedimiento Civil art. 398, 399, 400, 401, 402; Código Civil art. 1713

[procedure-inspection]
ley: inspección personal del tribunal; acta de la inspección; plena prueba en cuanto a las circunstancias
gente: que el juez venga a ver; juez a terreno; visita del juez; que el tribunal vea la casa; inspección ocular
law: judicial inspection; site visit
people: have the judge come see
donde: Código de Procedimiento Civil art. 403-408

[procedure-experts]
ley: informe de peritos; conocimientos especiales de alguna ciencia; designación de peritos; sana crítica
gente: perito; peritaje; pedir un perito; quién elige al perito; peritaje de la casa; experto en el juicio; quién paga el peritaje; objetar al perito; informe pericial
law: expert witness; expert report
people: who pays the expert
donde: Código de Procedimiento Civil art. 409, 411, 413, 414, 416, 417, 425

[procedure-expert-delay]
ley: apremiarlos con multas; prescindir del informe; término en que deben evacuar su encargo; peritos que no evacuan
gente: perito no entrega el informe; perito se demora; perito no acepta el cargo; perito atrasado
law: expert's delay
donde: Código de Procedimiento Civil art. 417, 420

[procedure-presumptions]
ley: presunciones judiciales; graves y precisas; caracteres de gravedad y precisión; presunciones como medio de prueba
gente: indicios como prueba; probar con indicios; sospechas como prueba; no tengo prueba directa
law: circumstantial evidence; judicial presumptions
people: circumstantial evidence
donde: Código de Procedimiento Civil art. 426, 427; Código Civil art. 1712

[procedure-weighing-evidence]
ley: dos o más pruebas contradictorias; más conforme con la verdad; apreciación comparativa; falta de ley que resuelva el conflicto
gente: pruebas contradictorias; qué prueba vale más; juez no tomó en cuenta mis pruebas; valor de las pruebas
law: weighing of evidence; conflicting evidence
people: my word against his
donde: Código de Procedimiento Civil art. 428, 429

[procedure-after-evidence]
ley: observaciones que el examen de la prueba; citará a las partes a oír sentencia; no se admitirán escritos
gente: autos para fallo; citación a oír sentencia; qué falta para la sentencia; observaciones a la prueba; terminó la prueba y qué sigue; último escrito antes del fallo
law: closing submissions; close of evidence
people: what comes after evidence
donde: Código de Procedimiento Civil art. 430, 432, 433

[procedure-executive-titles]
ley: título ejecutivo; obligaciones de dar; copia autorizada de escritura pública; acta de avenimiento; instrumento privado, reconocido judicialmente; confesión judicial; sentencia firme
gente: qué documentos sirven para cobrar; cobrar un cheque; cobrar una letra; cobrar una factura en juicio; qué es un título ejecutivo; cobrar deuda con escritura; juicio rápido de cobro; pagaré firmado ante notario; juicio por pagaré firmado; cobrar un pagaré por juicio
law: enforceable instrument; execution title
people: collect a promissory note; enforce a cheque
donde: Código de Procedimiento Civil art. 434

[procedure-prepare-executive]
ley: preparar la ejecución; reconocimiento de firma; confesión de deuda; respuestas evasivas
gente: me citaron a reconocer la firma; reconocer firma ante el juez; citación a confesar deuda; cobrar sin papeles; preparar la vía ejecutiva; gestión preparatoria; notificación de protesto
law: preparatory steps; acknowledgment of signature; acknowledgment of debt
people: collect without documents
donde: Código de Procedimiento Civil art. 434, 435, 436

[procedure-executive-claim]
ley: juicio ejecutivo; mandamiento de ejecución y embargo; obligación líquida; actualmente exigible; ejecutante; cantidad líquida
gente: cobrar una deuda por tribunales; cobranza judicial; cobrar judicialmente; demanda ejecutiva; me demandó el banco; juicio de cobro; demandar a un deudor; demanda por deuda; financiera me demandó; me debe plata y quiero demandarlo; le presté plata y no me paga; le presté plata a un amigo; no me devuelve la plata prestada; me firmó un papel y no paga; me deben plata hace tiempo; el deudor no me paga
law: enforcement proceedings; debt collection lawsuit
people: collect a debt; sued by the bank; sue a debtor
donde: Código de Procedimiento Civil art. 434, 437, 438, 441, 443

[procedure-executive-prescription]
ley: denegará la ejecución; más de tres años; prescripción de la acción ejecutiva; desde que la obligación se haya hecho exigible; se compruebe la subsistencia
gente: cobran una deuda antigua; deuda de más de tres años; título vencido; deuda vieja juicio ejecutivo; prescribió la deuda ejecutiva; cuándo prescribe la acción ejecutiva
law: limitation of enforcement action; time-barred
people: old debt lawsuit
donde: Código de Procedimiento Civil art. 442; Código Civil art. 2515

[procedure-payment-demand]
ley: requerirse de pago; orden de requerir; embargar bienes; intereses y costas; cédula de espera
gente: requerimiento de pago; intimación de pago; receptor me pidió pagar; me dejaron cédula de espera; me requirieron de pago; vino el receptor a cobrar; me citaron a la oficina del receptor
law: demand for payment; writ of execution
people: bailiff asked me to pay
donde: Código de Procedimiento Civil art. 443

[procedure-attachment]
ley: bienes embargados; orden de embargo; ministro de fe; bastantes a su juicio; entrega, real o simbólica; practicarse el embargo
gente: me embargaron; orden de embargo; me van a embargar; pueden embargarme; amenaza de embargo; llegó un embargo a mi casa; aviso de embargo; carta de embargo; me quieren embargar; vinieron a embargar; me llegó una carta de embargo
law: seizure; attachment of property; levy of execution
people: seize my things; seizure order; repossess by court
donde: Código de Procedimiento Civil art. 443, 449, 450

[procedure-unseizable]
ley: inembargables; libros relativos a la profesión; máquinas e instrumentos; utensilios caseros y de cocina; artículos de alimento y combustible; ropa necesaria
gente: qué no me pueden embargar; embargar el refrigerador; pueden llevarse la cama; embargar la tele; quitarme los muebles; embargar herramientas de trabajo; embargar el computador; llevarse la lavadora; cosas que no se embargan; embargar mascota
law: exempt property; property exempt from attachment
people: what can't they take; take my furniture
donde: Código de Procedimiento Civil art. 445; Código Civil art. 1618

[procedure-wage-attachment]
ley: sueldos, gratificaciones y pensiones de gracia; remuneraciones de los empleados; en la forma que establece el Código del Trabajo; cincuenta y seis unidades de fomento; remuneraciones y las cotizaciones de seguridad social serán inembargables
gente: embargar el sueldo; me descuentan del sueldo por una deuda; embargar la pega; quitarme el sueldo por deuda; banco embarga mi sueldo; retener sueldo por deuda
law: wage garnishment
people: garnish my salary; take my wages
donde: Código de Procedimiento Civil art. 445; Código del Trabajo art. 57
no: alimentos

[procedure-pension-attachment]
ley: serán inembargables; pensiones de gracia, jubilación, retiro y montepío; pensiones alimenticias forzosas; montepíos; rentas periódicas
gente: embargar la jubilación; embargar la pensión; embargar la AFP; embargar el retiro; embargar la PGU; embargar el subsidio; embargar el bono del estado
law: pension attachment; exempt pension
people: garnish my pension
donde: Código de Procedimiento Civil art. 445; DL 3.500 art. 34

[procedure-home-attachment]
ley: bien raíz que el deudor ocupa con su familia; cincuenta unidades tributarias mensuales; viviendas de emergencia; avalúo fiscal no superior; muebles de dormitorio, de comedor y de cocina
gente: embargar la casa; embargarme la única casa; quitarme la casa por deudas; embargar vivienda social; embargar la casa donde vivo; perder mi casa por deudas; embargar el departamento; casa con subsidio embargo
law: homestead exemption; attachment of home
people: take my house; lose my home for debt
donde: Código de Procedimiento Civil art. 445

[procedure-bank-account-attachment]
ley: embargo de dinero; sumas de dinero embargadas; bienes designados por el acreedor; retención de dineros
gente: embargar la cuenta; embargar la cuenta rut; congelaron mi cuenta corriente; embargaron mi cuenta vista; embargar los ahorros; embargar cuenta de ahorro vivienda; sacaron plata de mi cuenta por embargo; bloquearon mi cuenta por una demanda
law: bank account attachment; garnishment of account
people: frozen bank account; take money from my account
donde: Código de Procedimiento Civil art. 447, 449, 451

[procedure-vehicle-attachment]
ley: embargo recae sobre vehículos; Registro de Vehículos Motorizados; no produce efecto respecto de terceros
gente: embargar el auto; comprar un auto embargado; me embargaron la camioneta; vehículo embargado; encargo por embargo; prenda y embargo de auto; levantar embargo del auto
law: vehicle seizure
people: seize my car; car with a lien
donde: Código de Procedimiento Civil art. 453

[procedure-real-estate-attachment]
ley: embargo recae sobre bienes raíces; no producirá efecto alguno legal respecto de terceros; se inscriba en el respectivo registro conservatorio; bienes embargados; cosas embargadas por decreto judicial
gente: casa embargada; vender una casa embargada; comprar casa embargada; inscribir el embargo; embargo en el conservador; saber si una casa está embargada; propiedad con embargo
law: registration of attachment; lien on property
people: sell a house under attachment
donde: Código de Procedimiento Civil art. 453; Código Civil art. 1464

[procedure-attachment-order-of-goods]
ley: salarios y pensiones; acreedor puede designar; deudor puede presentar bienes
gente: qué embargan primero; elegir qué me embargan; orden del embargo; qué bienes embargan; ofrecer otro bien para embargo
law: order of attachment
people: what do they take first
donde: Código de Procedimiento Civil art. 447, 448, 449

[procedure-attachment-excess]
ley: exclusión del embargo; alguno de los bienes no sea embargable; reducción del embargo; ampliación del embargo
gente: embargaron algo que no podían; reclamar un embargo; excluir un bien del embargo; embargo excesivo; embargaron mis herramientas; ampliar el embargo
law: excessive attachment; release of exempt property
people: they took too much
donde: Código de Procedimiento Civil art. 447, 456, 519

[procedure-stop-attachment]
ley: cesará el embargo; poniendo a disposición del tribunal; consignando una cantidad suficiente; antes de verificarse el remate; libertar sus bienes; deuda y las costas
gente: parar el embargo; levantar el embargo; alzar el embargo; cómo saco el embargo; pagar para parar el remate; detener un embargo; evitar el embargo; pagué y sigue el embargo; cancelar el embargo; ya pagué y me embargan
law: release of attachment; lifting the attachment
people: stop the seizure; lift the lien
donde: Código de Procedimiento Civil art. 457, 490

[procedure-business-attachment]
ley: empresa o establecimiento mercantil; depositario con facultades de interventor; utilidades líquidas; no podrá embargar
gente: embargar mi negocio; embargar el local; embargar la mercadería; embargar la empresa; interventor en la caja; embargar la pyme
law: attachment of a business
people: seize my business
donde: Código de Procedimiento Civil art. 444

[procedure-depositary]
ley: depositario provisional; depositario definitivo; entrega al depositario; administración de los bienes embargados; poder del deudor
gente: quién se queda con lo embargado; me dejaron de depositario; depositario del embargo; vendí lo embargado; usar las cosas embargadas; escondí lo embargado; depositario alzado
law: depositary; custodian of seized goods
people: who keeps the seized goods
donde: Código de Procedimiento Civil art. 450, 451, 479-481

[procedure-removal-of-goods]
ley: retiro de las especies embargadas; auxilio de la fuerza pública; fuerza pública para embargar; allanamiento del domicilio; descerrajamiento
gente: vienen a llevarse mis cosas; retiro de especies; camión se lleva los muebles; carabineros con el receptor; receptor puede entrar a mi casa; descerrajar la puerta; pueden entrar a la fuerza a embargar; retirar muebles embargados; no dejar entrar al receptor
law: removal of seized goods; forced entry
people: bailiff enters my house; break the door
donde: Código de Procedimiento Civil art. 443, 450; Código Orgánico de Tribunales art. 393

[procedure-executive-opposition]
ley: oposición del ejecutado; término fatal; desde el requerimiento de pago; oponer excepciones
gente: plazo para oponerse al embargo; cuántos días para defenderse del banco; oponer excepciones; defenderme del juicio ejecutivo; oponerme a la ejecución; qué hago si me embargan; responder demanda ejecutiva
law: opposition to execution; defence period
people: defend against debt lawsuit
donde: Código de Procedimiento Civil art. 459, 460, 461, 462, 463, 465

[procedure-executive-exceptions]
ley: falsedad del título; concesión de esperas; prescripción de la deuda; falta de alguno de los requisitos
gente: ya pagué lo que me cobran en juicio; pagaré prescrito; pagué una parte de la deuda y me demandan; excepciones juicio ejecutivo; cobran más de lo que debo en juicio; yo no firmé ese pagaré; firma falsificada en un pagaré; me cobran plata que no debo
law: defences to enforcement; set-off; forged instrument
people: I already paid; I don't owe that
donde: Código de Procedimiento Civil art. 464

[procedure-executive-judgment]
ley: sentencia de pago; sentencia de remate; seguir adelante la ejecución; omitirá la sentencia; bastará el mandamiento de ejecución; costas al ejecutado
gente: no me opuse al embargo; qué pasa después del embargo; sentencia de remate; perdí contra el banco; no hice nada con la demanda del banco
law: execution judgment
people: what happens after seizure
donde: Código de Procedimiento Civil art. 470, 471, 472

[procedure-executive-reservation]
ley: reserva de derechos; no tiene medios de justificarlas; acciones y excepciones; juicio ordinario
gente: demandar después del juicio ejecutivo; reserva de acciones; no tengo pruebas ahora contra el banco; seguir peleando la deuda en otro juicio
law: reservation of rights
donde: Código de Procedimiento Civil art. 467, 473, 474, 478

[procedure-auction]
ley: remate; pública subasta; señalamiento de día y hora; cuatro veces; diario de la comuna
gente: rematar; remate de una casa; me van a rematar; aviso de remate; remate en el diario; parar el remate; suspender el remate; remate judicial; el banco remata mi casa; remate de propiedades
law: judicial auction; public auction; foreclosure sale
people: auction my house; foreclosure; stop the auction
donde: Código de Procedimiento Civil art. 485, 488, 489, 490

[procedure-auction-valuation]
ley: avalúo fiscal; rol de avalúos; contribución de haberes; nueva tasación; dos tercios de la tasación; mínimum de la subasta; tasación de los inmuebles
gente: mínimo del remate; en cuánto rematan la casa; rematan muy barato; tasación del remate; precio base del remate; precio mínimo remate
law: reserve price; minimum bid; auction appraisal
people: minimum price at auction
donde: Código de Procedimiento Civil art. 486, 487, 493

[procedure-auction-bidders]
ley: postores; caución suficiente; diez por ciento; se imputará al precio; acta de remate
gente: comprar en un remate; participar en un remate; garantía para el remate; vale vista para remate; postor; cómo compro una casa en remate; cuánto tengo que llevar al remate; gané el remate y no pago; remate por zoom
law: bidder; bid bond; auction deposit
people: buy at auction; bid at auction
donde: Código de Procedimiento Civil art. 494, 495, 496

[procedure-auction-deed]
ley: escritura de remate; escritura definitiva; suscrita por el rematante; juez, como representante legal del vendedor
gente: me adjudiqué una casa en remate; inscribir la casa rematada; casa rematada con gente adentro; sacar al dueño de la casa rematada; escritura del remate; compré en remate y no se van; desalojar casa rematada
law: deed of auction
people: bought at auction and occupied
donde: Código de Procedimiento Civil art. 495, 497, 498

[procedure-auction-no-bidders]
ley: no se presentan postores; adjudicación al acreedor; dos tercios de la nueva tasación; se reduzca prudencialmente; prenda pretoria
gente: nadie compró en el remate; remate sin postores; banco se queda con la casa; se adjudicó la casa el banco; segundo remate; qué pasa si nadie ofrece
law: adjudication to creditor
people: nobody bid; bank keeps the house
donde: Código de Procedimiento Civil art. 499, 500, 501

[procedure-auction-mortgage-creditors]
ley: acreedores hipotecarios; purga de la hipoteca; citación personal; finca hipotecada; pagarse con el precio del remate
gente: casa con hipoteca en remate; remate y otra hipoteca; banco con hipoteca en el remate; compré en remate con hipoteca
law: mortgage creditors; discharge of mortgage by auction
donde: Código de Procedimiento Civil art. 492; Código Civil art. 2428

[procedure-auction-surplus]
ley: liquidación de los fondos; se ordenará hacer pago; reintegrado el acreedor; remanente del remate
gente: sobró plata del remate; vuelto del remate; me devuelven lo que sobra; remataron por más de la deuda; excedente del remate
law: surplus proceeds; distribution of proceeds
people: money left after auction
donde: Código de Procedimiento Civil art. 509, 510, 511, 513

[procedure-auction-nullity]
ley: nulidad del remate; falta de publicación; formalidades de la subasta; lesión enorme
gente: anular el remate; remate mal hecho; remate sin avisarme; remataron mi casa sin avisar; remataron mal mi casa
law: annulment of auction
people: cancel the auction
donde: Código de Procedimiento Civil art. 83, 489

[procedure-sale-of-movables]
ley: bienes muebles embargados se venderán; sin necesidad de tasación; bienes sujetos a corrupción; martillero; venderán al martillo
gente: martillero; remate de autos; rematan mis muebles; remate de muebles; casa de remates; remate de vehículos embargados
law: sale of movables; auctioneer
people: auctioneer; car auction
donde: Código de Procedimiento Civil art. 482, 483, 484

[procedure-third-party-ownership]
ley: tercería de dominio; tercerías; dominio de los bienes embargados; tercería de dominio sobre los bienes
gente: embargaron cosas que no son del deudor; embargaron mis cosas; me embargaron por deuda de mi hijo; embargo por deuda de otro; embargaron cosas de mi mamá; cosas de un tercero; son mías no del deudor; embargo por deuda de mi hermano; embargaron mis muebles por otro; el auto embargado es mío
law: third-party claim; third-party ownership claim
people: they seized my things for someone else's debt
donde: Código de Procedimiento Civil art. 518, 520, 521, 522, 523

[procedure-third-party-possession]
ley: tercería de posesión; posesión de los bienes embargados; tramitará como incidente; antecedentes que constituyan a lo menos presunción grave
gente: viven mis papás y les embargaron por mí; embargan en casa ajena; el deudor no vive aquí; deudor ya no vive en mi casa; embargaron los muebles de mis papás; embargo en la casa de mi polola; receptor busca a alguien que no vive aquí
law: third-party possession claim
people: debtor doesn't live here
donde: Código de Procedimiento Civil art. 518, 521, 522

[procedure-third-party-priority]
ley: tercería de prelación; tercería de pago; derecho para ser pagado preferentemente; concurrir en el pago; causas de preferencia; primera clase de créditos
gente: otro acreedor embargó primero; varios acreedores cobran lo mismo; cobrar antes que el banco; embargo de otro acreedor
law: priority claim; competing creditors
people: other creditors
donde: Código de Procedimiento Civil art. 518, 525, 527, 528; Código Civil art. 2470, 2472

[procedure-marital-attachment]
ley: bienes propios de la mujer; sociedad conyugal; deudas del marido; bienes sociales
gente: embargan a mi señora por mi deuda; embargo por deuda de mi marido; deuda de mi esposo me embargan; casada y deuda del marido; embargar bienes del cónyuge
law: spouse's debts; marital property
people: husband's debts; spouse's debt
donde: Código Civil art. 1750, 1753, 150; Código de Procedimiento Civil art. 518

[procedure-obligation-to-do]
ley: obligaciones de hacer; suscripción de un documento; constitución de una obligación; ejecución de una obra material; a expensas del deudor
gente: obligarlo a firmar la escritura; no quiere firmar la compraventa; que el juez firme por él; obligar a terminar la obra; no terminó la obra y tengo contrato; obligarlo a hacer lo prometido
law: specific performance
people: force him to sign; make him finish the work
donde: Código de Procedimiento Civil art. 530-536, 544; Código Civil art. 1553

[procedure-mortgage-third-possessor]
ley: acción hipotecaria; tercero poseedor; poseedor de la finca perseguida; pague la deuda o abandone; desposeimiento; perseguir la finca hipotecada; tercer poseedor
gente: compré casa con hipoteca de otro; hipoteca del dueño anterior; desposeimiento; casa hipotecada por deuda de otro; me cobran la hipoteca del vendedor
law: mortgage enforcement against third-party holder
people: previous owner's mortgage
donde: Código de Procedimiento Civil art. 758-763; Código Civil art. 2428, 2429

[procedure-legal-retention]
ley: derecho legal de retención; retener alguna cosa; declaración judicial; bienes retenidos; equiparados a los hipotecados
gente: retener algo hasta que me paguen; no entrega mi auto hasta que pague; mecánico no me entrega el auto; derecho a retener; taller retiene mi auto; el mecánico no me devuelve el auto
law: right of retention; possessory lien
people: keep it until paid; mechanic won't return my car
donde: Código de Procedimiento Civil art. 545, 546, 547

[procedure-summary-trial]
ley: juicio sumario; procedimiento sumario; tramitación rápida; audiencia del quinto día hábil
gente: juicio rápido; juicio corto; demanda sumaria; comparendo sumario; qué juicios son sumarios; cuánto demora un sumario; audiencia de contestación y conciliación
law: summary proceedings
people: fast trial; quick lawsuit
donde: Código de Procedimiento Civil art. 680, 683, 684, 685, 686, 688
no: administrativo; funcionario

[procedure-summary-conversion]
ley: se continúe conforme a las reglas del juicio ordinario; sustitución del procedimiento; existen motivos fundados; procedimiento ordinario se siga
gente: pasar de sumario a ordinario; cambiar el tipo de juicio; sustitución de procedimiento
law: conversion of procedure
donde: Código de Procedimiento Civil art. 681

[procedure-summary-provisional]
ley: aceptación provisional de lo pedido en la demanda; recibirá la causa a prueba; insta por la audiencia
gente: acceder provisionalmente; pedir que se cumpla de inmediato en el sumario; no fue a la audiencia del sumario
law: provisional acceptance of the claim
donde: Código de Procedimiento Civil art. 684, 685

[procedure-fees-lawsuit]
ley: cobro de honorarios; servicios prestados; por la vía del incidente; procedimiento sumario; remuneración llamada honorario; servicios de las profesiones
gente: abogado me cobra honorarios; abogado me demanda por honorarios; contador cobra honorarios; no me pagan las boletas de honorarios; abogado cobra demasiado; cobrar una boleta de honorarios
law: fee claim; professional fees
people: lawyer sues for fees; unpaid fees
donde: Código de Procedimiento Civil art. 680, 697; Código Civil art. 2117, 2118

[procedure-accounts]
ley: juicio sobre cuentas; rendir una cuenta; presentar la cuenta; obligación de rendir cuentas
gente: obligar a rendir cuentas; no rinde cuentas; administra la herencia y no da cuentas; mi hermano administra todo; socio no da cuentas; rendición de cuentas en juicio
law: accounting action; rendering of accounts
people: make him account for the money
donde: Código de Procedimiento Civil art. 680, 693, 694, 695, 696; Código Civil art. 2155

[procedure-small-claims]
ley: menor cuantía; mínima cuantía; diez unidades tributarias mensuales; quinientas unidades tributarias mensuales; demanda verbal
gente: juicio por poca plata; demandar por poca plata; deuda chica; demandar sin abogado; monto mínimo para demandar; demanda chica; juicio de mínima cuantía; pequeños montos; me deben poca plata; vale la pena demandar; demandar por 200 mil pesos
law: small claims; minor claims procedure
people: small claims; small debt lawsuit; sue without a lawyer
donde: Código de Procedimiento Civil art. 698, 702, 703, 704, 706

[procedure-state-litigation]
ley: juicios de hacienda; Consejo de Defensa del Estado; informe favorable; interés el Fisco; tenga interés el Fisco; defensa fiscal
gente: demandar al estado; demandar al fisco; demandar a un ministerio; juicio contra el estado; demandar al hospital público; cobrar al fisco una sentencia
law: suits against the State; treasury litigation
people: sue the government; sue the state
donde: Código de Procedimiento Civil art. 748, 749, 751, 752; Código Orgánico de Tribunales art. 48

[procedure-arbitrators-at-law]
ley: árbitros de derecho; árbitros arbitradores; árbitro sustanciará; prudencia y la equidad; actuario; sin forma de juicio
gente: juicio arbitral; árbitro sin reglas; arbitraje cómo funciona; procedimiento del árbitro; notificar en arbitraje; cómo es el procedimiento arbitral
law: arbitration procedure; arbitrator ex aequo et bono
people: how does arbitration work
donde: Código de Procedimiento Civil art. 628, 629, 630, 636, 637, 640

[procedure-award-challenge]
ley: recurso de apelación contra la sentencia del arbitrador; sentencia arbitral; ejecución de las sentencias; tribunal ordinario; segunda instancia arbitral
gente: apelar un arbitraje; árbitro falló en mi contra; reclamar contra el árbitro; cobrar lo que dijo el árbitro; cumplir el laudo; laudo arbitral
law: challenge to award; enforcement of award
people: appeal an arbitration
donde: Código de Procedimiento Civil art. 635, 642, 643; Código Orgánico de Tribunales art. 239

[procedure-partition]
ley: juicio de partición; partidor; laudo y ordenanza; acta de las deliberaciones; bases para la partición
gente: juez partidor; partir la herencia por juicio; vender la casa de la herencia con juez; hermanos no quieren vender; nombrar partidor; no se ponen de acuerdo los herederos; dividir la comunidad; heredamos una casa entre hermanos; un heredero vive en la casa; partir la propiedad heredada
law: partition proceedings; partition of estate
people: force sale of inherited house
donde: Código de Procedimiento Civil art. 646-649, 653, 655, 657, 664; Código Civil art. 1324, 1325, 1334

[procedure-possessory-actions]
ley: interdictos posesorios; querella de amparo; querella de restitución; querella de restablecimiento; conservar la posesión de bienes raíces; recuperar esta misma posesión; turbe o embarace su posesión; privado de la posesión; despojo violento
gente: me corrieron el cerco; vecino se tomó mi terreno; se metieron a mi terreno; me quitaron el terreno; me sacaron a la fuerza del terreno; vecino movió la reja; amparo posesorio; me turban la posesión; me botaron el cerco; me cerró el camino; me cortaron el paso al terreno
law: possessory action; interdict; possession claim
people: neighbour moved the fence; took my land
donde: Código de Procedimiento Civil art. 549, 550, 551, 552, 564; Código Civil art. 916, 921, 926, 928

[procedure-possessory-hearing]
ley: audiencia en el quinto día hábil; testigos que no figuren; posesión tranquila y no interrumpida de un año completo; actos de molestia
gente: requisitos del interdicto; plazo para reclamar la posesión; juicio posesorio; cómo pruebo que poseo; plazo para la querella posesoria
law: possessory hearing
donde: Código de Procedimiento Civil art. 551, 554, 555, 556, 557, 563; Código Civil art. 918

[procedure-new-work]
ley: denuncia de obra nueva; suspensión provisional de dicha obra; obra denunciada; demolición de lo obrado; obra ruinosa
gente: vecino construye sobre mi terreno; vecino construye pegado; parar la construcción del vecino; vecino construye en mi sitio; muralla del vecino se cae; pared del vecino peligrosa; árbol del vecino por caer; obra del vecino me daña; vecino levantó una muralla; vecino está construyendo; se me viene abajo la pared; excavación del vecino
law: denunciation of new works; dangerous structure
people: stop my neighbour building; neighbour's wall falling
donde: Código de Procedimiento Civil art. 565, 567, 569, 571, 574; Código Civil art. 930, 931

[procedure-eviction-warranty-citation]
ley: citación de evicción; antes de la contestación de la demanda; antecedentes que hagan aceptable la solicitud; vendedor citado
gente: me demandan por algo que compré; llamar al vendedor al juicio; otro dice ser dueño de lo que compré; citar al que me vendió
law: warranty citation; third-party notice to seller
donde: Código de Procedimiento Civil art. 584, 585, 586, 587; Código Civil art. 1843

[procedure-jactancia]
ley: demanda de jactancia; derecho de que se jacta; no será oído después
gente: anda diciendo que le debo; dice que es dueño de lo mío; me amenaza con demandarme; anda diciendo que mi terreno es de él; obligarlo a demandar
law: jactitation action
people: threatens to sue me
donde: Código de Procedimiento Civil art. 269, 270, 271, 272

[procedure-non-contentious]
ley: actos judiciales no contenciosos; no se promueve contienda alguna entre partes; con conocimiento de causa; legítimo contradictor; informaciones sumarias
gente: trámite judicial sin demandado; trámite voluntario; gestión voluntaria en tribunal; pedir permiso al juez; autorización judicial
law: non-contentious proceedings; ex parte application
people: court permission
donde: Código de Procedimiento Civil art. 817, 818, 820, 821, 823, 824

[procedure-effective-possession]
ley: posesión efectiva; resolución del Servicio de Registro Civil e Identificación; Registro Nacional de Posesiones Efectivas; sucesiones intestadas; inventario de los bienes
gente: posesión efectiva; se murió mi papá y los papeles de la herencia; trámite de herencia; herencia en el registro civil; cómo hago la posesión efectiva; cuánto cuesta la posesión efectiva; poner la casa a nombre de los herederos
law: grant of probate; letters of administration; declaration of heirs
people: inherit from my father; probate court; probate an estate
donde: Ley 19.903 art. 1, 2, 3, 6, 8; Código de Procedimiento Civil art. 877-883; Código Civil art. 688

[procedure-inventory]
ley: inventario solemne; ministro de fe; relación de todos los muebles e inmuebles; beneficio de inventario
gente: inventario de la herencia; inventario de bienes; hacer inventario ante notario; faltó algo en el inventario
law: inventory of assets
donde: Código de Procedimiento Civil art. 858, 859, 860, 861; Código Civil art. 1253

[procedure-will-opening]
ley: apertura y publicación del testamento; protocolización del testamento; testamento cerrado; testamento abierto; guarda de los muebles y papeles; aposición de sellos
gente: abrir un testamento; publicar el testamento; encontré un testamento; leer el testamento; poner sellos en la casa del muerto; saber si dejó testamento
law: opening of a testament; probate of a testament
people: found a will after death; read the testament
donde: Código de Procedimiento Civil art. 866-869, 872, 873; Código Civil art. 1009, 1025

[procedure-estate-without-heirs]
ley: herencia yacente; declararse yacente; no se presenta ningún heredero
gente: nadie reclamó la herencia; murió sin herederos; no aparecen los herederos; demandar a un muerto sin herederos; muerto me debía plata
law: vacant estate; unclaimed inheritance
people: died without heirs
donde: Código de Procedimiento Civil art. 885; Código Civil art. 1240

[procedure-incapable-property-sale]
ley: autorización judicial para obligar y para enajenar; informe del defensor; necesidad o utilidad; enajenación de bienes raíces del pupilo; pública subasta
gente: vender la casa de un menor; vender bienes de mi hijo; vender la casa de mi mamá con alzheimer; permiso del juez para vender; vender casa de una persona interdicta; hijo menor heredó una casa
law: court authorisation to sell; minor's property
people: sell a child's house
donde: Código de Procedimiento Civil art. 891, 892, 893; Código Civil art. 393, 394

[procedure-interdiction]
ley: interdicción; discapacidad mental; certificado del COMPIN; inscrita en el Registro Nacional de la Discapacidad; curador provisorio; estado habitual de demencia; curaduría del demente
gente: declarar interdicto; interdicción de mi mamá; papá con demencia; mamá con alzheimer papeles; representar a una persona con discapacidad; hijo con discapacidad mayor de edad; papá no puede firmar; mi mamá tiene demencia; cuidar la plata de mi abuela con alzheimer
law: incapacity declaration; guardianship; conservatorship
people: guardianship of my mother; dementia legal papers
donde: Ley 18.600 art. 4; Código de Procedimiento Civil art. 838, 843; Código Civil art. 456, 459, 462

[procedure-perpetual-memory]
ley: informaciones para perpetua memoria; información sumaria de testigos
gente: dejar testimonio para el futuro; probar un hecho con testigos sin juicio; información de testigos
law: perpetuation of testimony
donde: Código de Procedimiento Civil art. 909-914

[procedure-consignment-of-payment]
ley: pago por consignación; oferta de pago; consignación de la cosa; cuenta corriente del tribunal; negativa a recibirlo; suficiencia del pago
gente: no me quiere recibir el pago; acreedor no recibe la plata; depositar la deuda en el tribunal; consignar la deuda; consignar en la cuenta del tribunal; depositar en el juzgado; no me aceptan el arriendo; se niega a recibir el pago; no me reciben la plata
law: payment into court; tender of payment; deposit in court
people: refuses my payment; pay into court
donde: Código Civil art. 1599, 1600, 1601, 1603

[procedure-lis-pendens]
ley: litis pendencia; excepción de litis; otro juicio pendiente
gente: juicio pendiente por lo mismo; litis pendencia
law: lis pendens; parallel proceedings
people: same case pending
donde: Código de Procedimiento Civil art. 303, 92

[procedure-court-requests-information]
ley: oficio dirigido a otra autoridad; informe de otra autoridad; remisión de antecedentes
gente: pedir oficio a un banco; oficio al registro civil; buscar el domicilio del demandado por oficio; averiguar la dirección del demandado
law: request for information by court
people: find the defendant's address

[procedure-receptor-fees]
ley: arancel de los receptores; honorarios del receptor; derechos arancelarios
gente: cuánto cobra el receptor; receptor me cobra mucho; precio de notificar; cuánto vale una notificación; arancel del receptor; boleta del receptor
law: bailiff's fees; process server fees
people: how much does a process server charge
donde: Código Orgánico de Tribunales art. 393, 492; Código de Procedimiento Civil art. 26

[procedure-lease-termination-hearing]
amplio: lanzamiento
ley: restitución de la propiedad; lanzamiento; suspender el lanzamiento
gente: suspender el lanzamiento; plazo para irme de la casa; orden de desalojo; vienen a sacarme de la casa; lanzamiento del arrendatario; juez ordenó desalojar; me van a lanzar; me dieron días para irme; cuándo me sacan de la casa; llegó orden de lanzamiento
law: eviction order; stay of eviction
people: stay the eviction; eviction date
donde: Ley 18.101 art. 6, 8, 13
`;
