/** Concepts of courts: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const COURTS = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[courts-jurisdiction-power]
ley: facultad de conocer de las causas civiles y criminales; hacer ejecutar lo juzgado; pertenece exclusivamente a los tribunales
gente: para qué sirven los tribunales; quién puede juzgar; solo los jueces juzgan
law: judicial power
people: power of the courts
donde: Código Orgánico de Tribunales art. 1; Constitución Política art. 76

[courts-inexcusability]
ley: no podrán excusarse de ejercer su autoridad; falta de ley que resuelva la contienda; reclamada su intervención en forma legal
gente: juez se niega a fallar; juez no quiere resolver; tribunal no me quiso atender; denegación de justicia; vacío legal; no hay ley que resuelva mi problema
law: non liquet; duty to decide; denial of justice
people: judge refuses to decide
donde: Código Orgánico de Tribunales art. 10; Constitución Política art. 76

[courts-public-acts]
ley: actos de los tribunales son públicos; salvo las excepciones expresamente establecidas
gente: puedo entrar a ver un juicio; ver un juicio de otro; audiencia pública; asistir de público a un juicio
law: public hearings; open court
people: watch a trial
donde: Código Orgánico de Tribunales art. 9

[courts-police-force]
ley: auxilio de la fuerza pública; hacer ejecutar sus sentencias; requerir de las demás autoridades; sin que le corresponda calificar el fundamento
gente: juez manda carabineros; pedir fuerza pública; tribunal con carabineros; carabineros no obedecen al juez
law: assistance of the police; enforcement by force
people: court sends the police
donde: Código Orgánico de Tribunales art. 11; Constitución Política art. 76

[courts-kinds]
ley: tribunales ordinarios de justicia; Corte Suprema, las Cortes de Apelaciones; tribunales especiales; juzgados de familia; juzgados de letras del trabajo; tribunales militares
gente: a qué tribunal voy; qué juzgado me toca; tipos de tribunales; dónde pongo la demanda; en qué juzgado demando; tribunal que corresponde
law: ordinary courts; special courts
people: which court hears my case; types of courts
donde: Código Orgánico de Tribunales art. 5

[courts-civil-judges-matters]
ley: jueces de letras conocerán; única instancia; cuantía no exceda de 10 Unidades Tributarias Mensuales; causas civiles y de comercio; causas de minas
gente: qué ve el juzgado civil; juzgado de letras qué causas ve; tribunal civil; montos del juzgado civil; dónde demando por plata
law: first instance civil court; court of first instance
donde: Código Orgánico de Tribunales art. 45

[courts-treasury-cases]
ley: causas de hacienda; comunas asiento de Corte; Fisco obre como demandante; Fisco tenga interés
gente: dónde demando al fisco; tribunal para demandar al estado; juicio contra el fisco qué juzgado
law: treasury causes; State as party
donde: Código Orgánico de Tribunales art. 48

[courts-visiting-minister]
ley: Ministro de la Corte de Apelaciones; conocerá en primera instancia; tribunal unipersonal de excepción; amovilidad; ministro de fuero
gente: ministro de fuero; ministro en visita; demandar al presidente en tribunales; demandar a un juez dónde
law: exceptional single-judge court
donde: Código Orgánico de Tribunales art. 50, 51, 52, 53

[courts-guarantee-courts]
ley: juez de garantía; juzgados de garantía; asegurar los derechos del imputado; dirigir personalmente las audiencias
gente: qué hace el juez de garantía; juzgado de garantía; audiencia de formalización qué juez; juez de control de detención
law: guarantee court; pre-trial judge
people: what does the guarantee judge do
donde: Código Orgánico de Tribunales art. 14, 16

[courts-oral-trial-courts]
ley: tribunales de juicio oral en lo penal; salas integradas por tres; conocer y juzgar las causas por crimen o simple delito; juez presidente de la sala
gente: TOP tribunal oral; cuántos jueces en el juicio penal; tribunal oral penal; tres jueces juzgan
law: oral criminal trial court; panel of three judges
people: how many judges in a criminal trial
donde: Código Orgánico de Tribunales art. 17, 18, 19, 21

[courts-itinerant]
ley: funcionamiento extraordinario; localidades situadas fuera de su lugar de asiento; funcionen en localidades; acceso a la justicia
gente: tribunal va a mi comuna; no hay juzgado en mi pueblo; juzgado más cercano; juez itinerante
law: itinerant court
people: no court in my town
donde: Código Orgánico de Tribunales art. 21 A, 47

[courts-remote-operation]
ley: vía remota mediante videoconferencia; sistema de funcionamiento; buen servicio; comparecencia remota de las partes; comparecer por vía remota
gente: tribunal por zoom; teletrabajo de los jueces; audiencia telemática; juzgado atiende online; pedir audiencia a distancia
law: remote court hearings
people: court by zoom
donde: Código Orgánico de Tribunales art. 47 D, 68 bis, 98 bis, 107 bis

[courts-judges-committee]
ley: comité de jueces; juez presidente; administrador del tribunal; procedimiento objetivo y general; distribución de las causas
gente: quién reparte las causas; cómo se asignan los jueces; qué juez me toca; elegir juez; jefe del tribunal
law: judges' committee; case allocation
people: which judge will I get
donde: Código Orgánico de Tribunales art. 15, 22, 23, 24

[courts-appeals-courts]
ley: Cortes de Apelaciones conocerán; recursos de apelación; recursos de amparo y protección; recursos de queja
gente: qué ve la Corte de Apelaciones; corte de apelaciones; ir a la corte
law: court of appeals; appellate jurisdiction
people: what does the court of appeals do
donde: Código Orgánico de Tribunales art. 63, 66

[courts-appeals-courts-seat]
ley: diecisiete Cortes de Apelaciones; territorio jurisdiccional de las Cortes de Apelaciones; número de miembros
gente: qué corte me corresponde; corte de mi región; dónde queda la corte; cuántos ministros tiene la corte
law: seat of the court; territorial jurisdiction
people: how many appeal courts
donde: Código Orgánico de Tribunales art. 54, 55, 56

[courts-hearing-agenda]
ley: tabla de los asuntos; último día hábil de cada semana; en cuenta o previa vista; recursos de amparo gozan de preferencia
gente: causa en tabla; cuándo sale en tabla; tabla de la corte; agregada extraordinariamente; causa vista en cuenta
law: hearing list; court calendar
people: when is my case listed
donde: Código Orgánico de Tribunales art. 68, 69

[courts-panel-agreements]
ley: acuerdos de los tribunales colegiados; mayoría absoluta; discordia de votos; celebrarán sus acuerdos privadamente; estudiar con más detenimiento; opinión particular
gente: voto de minoría; jueces no se ponen de acuerdo; cómo votan los ministros; fallo dividido; empate en la corte
law: dissenting opinion; majority vote
people: dissenting judge; judges disagree
donde: Código Orgánico de Tribunales art. 72, 81, 82, 83, 84, 86

[courts-supreme-court-composition]
ley: Corte Suprema se compondrá de veintiún miembros; salas especializadas o en pleno; sede en la capital
gente: cuántos ministros tiene la Suprema; quién manda en la Corte Suprema; salas de la suprema; presidente de la suprema
law: supreme court composition
people: how many supreme court justices
donde: Código Orgánico de Tribunales art. 93, 94, 95

[courts-supreme-court-matters]
ley: Salas de la Corte Suprema conocerán; recursos de casación en el fondo; recursos de revisión; apelaciones deducidas contra las sentencias; recurso de queja en juicio de cuentas
gente: qué ve la Corte Suprema; llegar a la Suprema; qué casos van a la suprema; para qué sirve la suprema
law: supreme court jurisdiction
people: what does the supreme court decide
donde: Código Orgánico de Tribunales art. 96, 98

[courts-competence]
ley: facultad que tiene cada juez o tribunal; esfera de sus atribuciones; radicado con arreglo a la ley; causa sobreviniente; competencia de un juez inferior; competente para conocer de un asunto; excluirá a todos los demás
gente: tribunal competente; juez competente; cambia de tribunal si me mudo; regla de radicación
law: competence of the court; subject-matter jurisdiction
people: which judge has jurisdiction
donde: Código Orgánico de Tribunales art. 108, 109, 110, 111, 112

[courts-execution-competence]
ley: ejecución de las resoluciones corresponde a los tribunales; primera o en única instancia; iniciación de un nuevo juicio; elección de la parte que hubiere obtenido
gente: dónde cobro la sentencia; tribunal para cumplir el fallo; en qué juzgado hago cumplir
law: enforcing court
donde: Código Orgánico de Tribunales art. 113, 114

[courts-amount-in-dispute]
ley: valor de la cosa disputada; documentos que sirvan de apoyo a su acción; apreciación que las partes hicieren; acciones entabladas a la vez; determinación de la cuantía
gente: cuantía de la demanda; cuánto vale el juicio; monto de la demanda; cómo se calcula la cuantía
law: amount in controversy; value of the claim
people: value of my claim
donde: Código Orgánico de Tribunales art. 115, 116, 117, 118, 120, 121

[courts-undetermined-amount]
ley: mayor cuantía; no están sujetas a una determinada apreciación pecuniaria; cuestiones relativas al estado civil; separación judicial; derecho a la tuición
gente: juicio que no es por plata; cuantía indeterminada; demanda sin valor en dinero
law: non-monetary claims
donde: Código Orgánico de Tribunales art. 130, 131

[courts-defendant-domicile]
ley: domicilio del demandado; juez competente para conocer de una demanda civil
gente: en qué ciudad demando; dónde demando si vive en otra ciudad; tengo que ir a su ciudad a demandar; demandar en mi comuna; demandado vive lejos; demandar a alguien de otra ciudad
law: defendant's domicile; venue
people: sue in my city
donde: Código Orgánico de Tribunales art. 134, 140, 141

[courts-real-property-venue]
ley: acción entablada fuere inmueble; lugar donde se contrajo la obligación; lugar donde estuviere la especie reclamada; muebles e inmuebles
gente: dónde demando por una casa; juicio por un terreno en otra ciudad; tribunal del lugar de la propiedad; demanda por parcela dónde
law: venue for real property; place of the property
people: where to sue over land
donde: Código Orgánico de Tribunales art. 135, 137

[courts-company-domicile]
ley: demandado fuere una persona jurídica; lugar donde tenga su asiento; establecimientos, comisiones u oficinas; lugar del establecimiento
gente: dónde demando a una empresa; empresa tiene sede en Santiago; demandar a una sucursal; demandar al banco en mi ciudad; tienda de otra región
law: corporate domicile
people: where to sue a company
donde: Código Orgánico de Tribunales art. 142

[courts-special-venue]
ley: demandas de alimentos; domicilio del alimentante o alimentario; petición de herencia; sucesión del difunto; nombramiento de tutor o curador; último domicilio
gente: dónde demando alimentos; tribunal de la herencia; dónde se tramita la herencia; tribunal del último domicilio; dónde demando la pensión
law: special venue; succession venue
people: where to sue for child support
donde: Código Orgánico de Tribunales art. 147, 148, 149, 150, 151

[courts-crime-place]
ley: tribunal en cuyo territorio se hubiere cometido el hecho; lugar donde se hubiere dado comienzo a su ejecución; competente para conocer de un delito
gente: me robaron en otra ciudad; dónde denuncio un delito de otra comuna; tribunal del lugar del delito; delito en otra región
law: place of the offence
people: crime in another city
donde: Código Orgánico de Tribunales art. 157

[courts-crimes-abroad]
ley: fuera del territorio de la República; quedan sometidos a la jurisdicción chilena; cometidos por chilenos contra chilenos
gente: delito cometido en el extranjero; chileno comete delito afuera; juzgar en Chile un crimen de otro país; delito a bordo de un barco
law: extraterritorial jurisdiction; crimes abroad
people: crime committed abroad
donde: Código Orgánico de Tribunales art. 6

[courts-case-distribution]
ley: distribución de causas; presentarse ante la secretaría de la Corte; designar el juez; más de un juez de letras; sistema informático idóneo
gente: distribución de la demanda; sorteo del juzgado; juzgado de turno; puedo elegir el juzgado; causa cayó en el juzgado
law: assignment of cases; duty court
people: choose the court
donde: Código Orgánico de Tribunales art. 175, 176, 178

[courts-extension-of-jurisdiction]
ley: prórroga de la competencia; convenido expresamente; prorrogan tácitamente; entre tribunales ordinarios de igual jerarquía; negocios contenciosos civiles
gente: contrato dice que se demanda en Santiago; cláusula de domicilio; fijan domicilio en la ciudad de Santiago; elegir el tribunal en el contrato; sumisión a tribunales; no reclamé el tribunal a tiempo
law: choice of forum; forum selection; submission to jurisdiction
people: contract says courts of Santiago
donde: Código Orgánico de Tribunales art. 181, 182, 184, 185, 186, 187

[courts-jurisdiction-conflicts]
ley: contiendas de competencia; superior común; tribunales ordinarios y autoridades políticas; única instancia
gente: dos tribunales dicen que no les toca; ningún juzgado acepta mi caso; se declaran incompetentes; pelea entre tribunales; ambos juzgados incompetentes
law: conflict of jurisdiction
people: both courts decline
donde: Código Orgánico de Tribunales art. 190, 191, 192

[courts-implicancia]
ley: causas de implicancia; ser el juez parte en el pleito; interés personal; cónyuge, conviviente civil o pariente consanguíneo; manifestado su dictamen; implicancia de los jueces; implicancia de jueces que sirven
gente: juez pariente; juez es familiar de la otra parte; juez con interés; juez ya opinó; juez marido de la abogada; juez no puede ver mi causa
law: mandatory disqualification; conflict of interest of judge
people: judge is related; judge has an interest
donde: Código Orgánico de Tribunales art. 194, 195, 200, 202, 203

[courts-recusacion]
ley: causas de recusación; enemistad, odio o resentimiento; amistad que se manifieste por actos de estrecha familiaridad; deudor o acreedor; recibido presentes; falta de imparcialidad
gente: juez amigo; juez enemigo mío; recusar; juez no imparcial; juez me tiene mala; juez recibió regalos; juez le debe plata a la parte; inhabilitar al juez
law: recusal; disqualification of a judge
people: biased judge; judge is a friend
donde: Código Orgánico de Tribunales art. 194, 196, 200

[courts-judge-self-report]
ley: jueces que se consideren comprendidos; deberán hacerlo constar en el proceso; tan pronto como tengan noticia; abogados integrantes; sin expresión de causa
gente: juez debe avisar que es pariente; juez se inhabilita; juez se declara inhábil; recusar a un abogado integrante
law: duty to disclose; self-recusal
donde: Código Orgánico de Tribunales art. 198, 199

[courts-substitution]
ley: secretario del mismo tribunal; falte o no pueda conocer; juez suplente; abogado integrante; juez subrogado
gente: juez subrogante; falta el juez; juez de vacaciones; juez con licencia; quién reemplaza al juez; juez suplente puede fallar
law: substitute judge; acting judge
people: judge is absent; replacement judge
donde: Código Orgánico de Tribunales art. 206, 207, 210, 211, 212, 213, 214, 215

[courts-integrating-lawyers]
ley: abogados integrantes; Presidente de la República designará; formación de las ternas; llamados a integrar
gente: qué es un abogado integrante; abogado que hace de juez en la corte; quién nombra abogados integrantes
law: alternate judges; substitute lawyers in court
donde: Código Orgánico de Tribunales art. 215, 217, 219, 221

[courts-arbitrators]
ley: árbitros; jueces nombrados por las partes; resolución de un asunto litigioso; árbitro arbitrador o amigable componedor; árbitro de derecho; árbitro mixto
gente: qué es un árbitro; juez árbitro; arbitraje; tipos de árbitro; juicio con árbitro; diferencia árbitro de derecho y arbitrador; árbitro privado
law: arbitrator; arbitration proceedings; amiable compositeur
people: private judge; go to arbitration
donde: Código Orgánico de Tribunales art. 222, 223, 224, 225, 235

[courts-mandatory-arbitration]
ley: deben resolverse por árbitros; liquidación de una sociedad conyugal; partición de bienes; juicios sobre cuentas; diferencias que ocurrieren entre los socios
gente: arbitraje obligatorio; pelea entre socios tribunal; partición con árbitro; qué va a arbitraje; liquidar sociedad conyugal con juez
law: mandatory arbitration; compulsory arbitration
people: must go to arbitration
donde: Código Orgánico de Tribunales art. 227

[courts-forbidden-arbitration]
ley: no podrán ser sometidas a la resolución de árbitros; separación de bienes; causas criminales; policía local; representante legal y su representado
gente: qué no se puede llevar a arbitraje; arbitraje en alimentos; árbitro en caso penal; asuntos que no van a árbitro
law: non-arbitrable matters
people: what can't be arbitrated
donde: Código Orgánico de Tribunales art. 229, 230

[courts-arbitrator-appointment]
ley: nombramiento de árbitros; consentimiento unánime; deberá hacerse por escrito; facultades que se confieren; lugar y tiempo; autoridad judicial
gente: nombrar un árbitro; no nos ponemos de acuerdo en el árbitro; quién elige al árbitro; juez nombra árbitro; cláusula arbitral; compromiso arbitral; contrato con cláusula de arbitraje
law: appointment of arbitrator; arbitration clause; arbitration agreement
people: who chooses the arbitrator
donde: Código Orgánico de Tribunales art. 232, 234

[courts-arbitrator-duties]
ley: árbitro que acepta el encargo; menor tiempo posible; faculta para dictar sentencia
gente: plazo del árbitro; cuánto demora un arbitraje; árbitro no falla; árbitro se demora; árbitro jura
law: arbitrator's term; time limit for award
people: how long does arbitration take
donde: Código Orgánico de Tribunales art. 235, 236

[courts-end-of-arbitration]
ley: aceptado su encargo, quedan obligados a desempeñarlo; esta obligación cesa; compromiso concluye por revocación; no cesa por la muerte; causas de implicancia o recusación que hayan sobrevenido
gente: renunciar como árbitro; sacar al árbitro; recusar al árbitro; terminar el arbitraje; se murió el árbitro; revocar el arbitraje
law: termination of arbitration; challenge to arbitrator
people: remove the arbitrator
donde: Código Orgánico de Tribunales art. 240, 241, 242, 243

[courts-award-appeal]
ley: sentencia arbitral; recursos de apelación y casación; renunciado a dichos recursos; sometídolos también a arbitraje; arbitradores no habrá lugar
gente: apelar al árbitro; apelar la sentencia arbitral; renuncié a los recursos en el contrato; fallo del árbitro definitivo
law: appeal against award; waiver of appeal
people: appeal an arbitration award
donde: Código Orgánico de Tribunales art. 239

[courts-judge-requirements]
ley: ser juez de letras se requiere; título de abogado; programa de formación para postulantes; ministro de Corte Suprema; ministro o fiscal judicial
gente: requisitos para ser juez; ser ministro de corte; academia judicial; edad para ser juez; estudiar para juez
law: qualifications for judges; appointment of judges
people: become a judge
donde: Código Orgánico de Tribunales art. 252, 253, 254, 284 bis

[courts-judge-ineligibility]
ley: no pueden ser jueces; interdicción por causa de demencia; dependencia de sustancias o drogas; pena aflictiva
gente: quién no puede ser juez; juez drogadicto; juez con antecedentes; juez condenado; pariente de otro juez
law: ineligibility for judges
people: who can't be a judge
donde: Código Orgánico de Tribunales art. 251, 256, 258

[courts-judge-appointment]
ley: escalafón primario; nombrados por el Presidente de la República; formación de las listas, ternas o propuestas; lista de cinco personas
gente: quién nombra a los jueces; cómo se eligen los jueces; quién nombra a los ministros; terna de jueces
law: appointment of judges
people: who appoints judges
donde: Código Orgánico de Tribunales art. 263, 279, 282, 283, 284; Constitución Política art. 78

[courts-judge-duties]
ley: obligados a residir; asistir todos los días; despachar los asuntos; abstenerse de expresar; insinuar privadamente su juicio
gente: juez se demora; horario del juez; juez no despacha; hablar con el juez en privado; juez opina del caso; pedir hora con el juez; juez atrasado con mi causa
law: duties of judges; ex parte communication
people: talk to the judge privately
donde: Código Orgánico de Tribunales art. 311, 312, 319, 320

[courts-judge-prohibitions]
ley: prohibido a los jueces ejercer la abogacía; comprar o adquirir; que en los pleitos se litiguen; mezclarse en reuniones; actos de carácter político; aceptar compromisos
gente: juez puede ser abogado; juez en política; juez compró la casa del juicio; qué no puede hacer un juez; juez en marcha política
law: prohibitions on judges
people: can a judge practise law
donde: Código Orgánico de Tribunales art. 316, 317, 321, 323

[courts-judge-criminal-liability]
ley: torcida administración de justicia; prevaricación; querella de capítulos; admisibilidad de la acusación; civilmente responsable
gente: denunciar a un juez; demandar a un juez; juez corrupto; juez falló mal a propósito; juez coimero; querellarse contra un juez; juez prevaricó
law: judicial misconduct; malfeasance; liability of judges
people: sue a judge; corrupt judge
donde: Código Orgánico de Tribunales art. 324, 325, 326, 328, 329, 330, 331

[courts-judge-removal]
ley: cargo de juez expira; remoción acordada por la Corte Suprema; juicio de amovilidad; buena comportación; mal comportamiento
gente: echar a un juez; destituir a un juez; sacar a un juez del cargo; juez suspendido; hasta qué edad puede ser juez; remover al juez
law: removal of judges
people: fire a judge
donde: Código Orgánico de Tribunales art. 332, 337, 338, 339; Constitución Política art. 80

[courts-complaint-against-judge]
ley: quejas verbales; faltas o abusos; facultades disciplinarias; amonestación privada; censura por escrito; disciplina judicial; jueces de letras
gente: reclamar contra un juez; queja contra el juez; juez me trató mal; funcionario del tribunal me trató mal; sanción a un juez; reclamo contra el tribunal; retar a un juez; el juez me gritó
law: judicial discipline; complaint against a judge
people: complain about a judge
donde: Código Orgánico de Tribunales art. 532, 535, 536, 537, 540, 544, 547

[courts-recurso-de-queja]
ley: recurso de queja; corregir las faltas o abusos graves; resoluciones de carácter jurisdiccional; plazo fatal de cinco días hábiles; orden de no innovar
gente: queja contra la sentencia; recurso de queja; abuso grave del juez; último recurso contra un fallo; plazo de la queja
law: complaint appeal; disciplinary appeal
people: last resort appeal against a judge
donde: Código Orgánico de Tribunales art. 545, 548, 549

[courts-courtroom-disrespect]
ley: reprimir o castigar los abusos; sala de su despacho; faltas de respeto; amonestación verbal e inmediata; arresto que no exceda de cuatro días; devolución del escrito
gente: insulté al juez; faltarle el respeto al juez; portarse mal en la audiencia; gritar en la audiencia; multa del juez por insultos; escrito con garabatos
law: contempt in court
people: insulted the judge
donde: Código Orgánico de Tribunales art. 530, 531, 542

[courts-judges-holidays]
ley: feriado anual; días feriados; obligaciones de residencia; feriado judicial; causas durante el feriado
gente: tribunales en febrero; feriado judicial; cierran los tribunales; vacaciones de los jueces; juzgado abierto en febrero; horario del tribunal
law: court recess; judicial holidays
people: are courts closed
donde: Código Orgánico de Tribunales art. 313, 343

[courts-judicial-prosecutors]
ley: fiscalía judicial; fiscal judicial de la Corte Suprema; debe ser oída la fiscalía judicial; dictamen del respectivo fiscal judicial
gente: fiscal judicial qué hace; diferencia fiscal judicial y fiscal; informe del fiscal de la corte; dictamen fiscal
law: judicial prosecutor
donde: Código Orgánico de Tribunales art. 350, 353, 354, 357
no: formalización; delito

[courts-public-defenders-incapable]
ley: defensor público; ministerio de los defensores públicos; obras pías; representar en asuntos judiciales a los incapaces
gente: defensor de ausentes; defensor de menores; qué hace el defensor público; informe del defensor
law: public guardian; representation of absentees
donde: Código Orgánico de Tribunales art. 365, 366, 367, 368
no: penal; imputado

[courts-relators]
ley: relatores; hacer relación de los procesos; dar cuenta diaria; asunto sometido
gente: qué hace el relator; relator de la corte; relación de la causa
law: court rapporteur
donde: Código Orgánico de Tribunales art. 372, 373, 374

[courts-secretaries]
ley: secretarios de las Cortes y juzgados; custodiar los procesos; dar conocimiento a cualquiera persona; secretario del tribunal
gente: qué hace el secretario del tribunal; pedir copia en el tribunal; mesón del tribunal; certificado del tribunal; pedir información en el juzgado
law: court clerk; court registrar
people: court clerk
donde: Código Orgánico de Tribunales art. 379, 380, 384

[courts-receptores]
ley: hacer saber a las partes; ministros de fe pública; evacuar todas aquellas diligencias; testimonio íntegro; receptores son ministros de fe
gente: receptor judicial; contratar un receptor; receptor no hace su trabajo; encontrar un receptor; receptor de turno; receptor se demora
law: process server; bailiff
people: process server; bailiff
donde: Código Orgánico de Tribunales art. 390, 393

[courts-receptor-challenge]
ley: receptores y los funcionarios llamados a subrogarlos; inhabilitados sin expresión de causa; falta grave a las funciones; toda falsedad en un testimonio; cobro indebido
gente: denunciar al receptor; cambiar de receptor; receptor corrupto; receptor mintió en el acta; recusar al receptor; receptor cobró de más
law: challenge to bailiff; false return of service
people: report a process server
donde: Código Orgánico de Tribunales art. 393, 489

[courts-procuradores]
ley: procuradores del número; representar en juicio a las partes; ante la Corte Suprema sólo se podrá comparecer; abogado habilitado
gente: procurador del número; comparecer en la corte; quién puede ir a la corte por mí; procurador judicial
law: court attorney; solicitor
donde: Código Orgánico de Tribunales art. 394, 395, 397, 398

[courts-notary-functions]
ley: autorizar y guardar en su archivo; extender los instrumentos públicos; dar fe; funciones de los notarios; notarios son ministros de fe pública
gente: ir a la notaría; trámite notarial; para qué sirve un notario; trámites en la notaría; qué firma el notario; funciones del notario
law: notary public
people: go to the notary; notary's functions
donde: Código Orgánico de Tribunales art. 399, 400, 401

[courts-public-deed]
ley: escritura pública; otorgado con las solemnidades; competente notario; incorporado en su protocolo; idioma castellano; individualizando al notario autorizante
gente: hacer una escritura; escritura pública; requisitos de una escritura; firmar una escritura; papeles para la escritura; carnet para la escritura; huella en la escritura
law: public deed; notarial deed
people: sign a deed
donde: Código Orgánico de Tribunales art. 403, 404, 405

[courts-deed-signing-deadline]
ley: escritura no fuere firmada; dejará sin efecto; fecha de anotación en el repertorio; carecerá de valor el retiro
gente: plazo para firmar la escritura; escritura sin firmar; comprador no firma la escritura; se pasó el plazo de la escritura; arrepentirse después de firmar la escritura; retirar mi firma de la escritura
law: deadline to sign deed; unsigned deed
people: deed not signed
donde: Código Orgánico de Tribunales art. 406, 426, 430

[courts-signing-for-illiterate]
ley: no supieren o no pudieren firmar; impresión del pulgar; lea la escritura en alta voz
gente: no sabe firmar; no sabe leer y firmar en notaría; firmar con la huella; persona analfabeta notaría; ciego firma escritura; mi abuelo no puede firmar; huella digital en notaría
law: signature by proxy; thumbprint; illiterate signatory
people: can't sign; sign with fingerprint
donde: Código Orgánico de Tribunales art. 407, 408

[courts-deed-nullity]
ley: serán nulas las escrituras públicas; disposiciones o estipulaciones a favor del notario; no hubiere acreditado su identidad; no se considerará pública o auténtica; falta de firma
gente: escritura falsa; anular una escritura; escritura nula; vendieron mi casa con carnet falso; notario no pidió carnet; firmaron por mí en la notaría; suplantaron en la notaría; notario pariente; vendieron mi casa sin mi firma
law: void deed; forged deed; invalid notarial act
people: forged deed; someone signed as me
donde: Código Orgánico de Tribunales art. 412, 426

[courts-deed-corrections]
ley: adiciones, apostillas, entre renglonaduras; raspaduras o enmendaduras; interlineadas, enmendadas o sobrepasadas; expresión de haberse salvado
gente: error en la escritura; escritura con enmiendas; corregir una escritura; escritura con el RUT malo; escritura con nombre mal escrito; borrón en la escritura; rectificar escritura
law: correction of deed; erasures and amendments
people: mistake in the deed
donde: Código Orgánico de Tribunales art. 411, 428

[courts-lawyer-drafted-deed]
ley: minutas firmadas por algún abogado; nombre del abogado redactor; constitución, modificación, resciliación o liquidación de sociedades; base de minutas
gente: necesito abogado para la escritura; hacer la escritura sin abogado; minuta de abogado; constituir sociedad sin abogado; quién redacta la escritura; abogado redactor
law: lawyer's draft; draft signed by lawyer
people: need a lawyer for the deed
donde: Código Orgánico de Tribunales art. 413

[courts-protocolisation]
ley: protocolización; agregar un documento al final del registro; a pedido de quien lo solicita; valdrán como instrumentos públicos; fecha cierta
gente: protocolizar; protocolizar un documento; guardar un papel en notaría; para qué sirve protocolizar; dejar algo en notaría; fecha cierta de un contrato
law: protocolisation; notarial filing
people: file a document with a notary
donde: Código Orgánico de Tribunales art. 415, 416, 418, 420

[courts-notary-signature-authentication]
ley: autorizar las firmas que se estampen en documentos privados; den fe del conocimiento o de la identidad; falsedad autentificando una firma; copias, fotocopias o reproducciones fieles
gente: legalizar un documento; legalizar firma; autorizar firma ante notario; firma ante notario; certificar la firma; contrato ante notario; legalizar una fotocopia; legalizar el carnet; poder simple notarial; autorización notarial para viajar; declaración jurada notarial; finiquito ante notario; legalizar ante notario; firmar en la notaría; autorización de viaje notaría
law: authentication of signatures; notarised; certified copy
people: notarise; notarize a document
donde: Código Orgánico de Tribunales art. 425, 443, 401

[courts-notary-copies]
ley: copias autorizadas; copias íntegras; notario autorizante; impuestos que correspondan; protocolo respectivo
gente: copia de la escritura; perdí la escritura; sacar copia de una escritura; conseguir copia de escritura antigua; dónde pido mi escritura; notario no me da la copia; se perdió la escritura de la casa
law: certified copy; copy of deed
people: lost my deed; copy of the deed
donde: Código Orgánico de Tribunales art. 421, 422, 423, 427, 455

[courts-notary-instructions]
ley: documento que se hubiere entregado al notario bajo custodia; en razón de su oficio
gente: cheque en la notaría; dejar un vale vista en notaría; carta de instrucciones; instrucciones notariales; notario tiene la plata; notario no entrega el vale vista; notario retiene el cheque
law: notarial instructions; notarial escrow
people: escrow with notary
donde: Código Orgánico de Tribunales art. 435

[courts-notary-wills]
ley: otorgamiento de testamento; Registro Nacional de Testamentos; testamento abierto o cerrado ante notario
gente: hacer testamento en notaría; saber si hay testamento; testamento ante notario; registro de testamentos; dónde busco el testamento
law: register of wills; notarial testament
people: make a will at a notary
donde: Código Orgánico de Tribunales art. 414, 439

[courts-notary-sanctions]
ley: notario que faltare a sus obligaciones; sancionado disciplinariamente; exoneración del cargo; incurriere en falsedad; malicia del notario; ejerciere funciones de tal; pena impuesta a un notario
gente: reclamar contra un notario; denunciar a un notario; notario corrupto; notario me cobró de más; notario se equivocó; demandar al notario; queja contra la notaría; la notaría se equivocó; reclamo a la notaría
law: notary discipline; notary misconduct
people: complain about a notary
donde: Código Orgánico de Tribunales art. 440, 441, 442, 443, 445

[courts-notary-fees]
ley: derechos arancelarios; fijen las leyes; sin costo alguno para los interesados; certificados de supervivencia; arancel de los notarios
gente: cuánto cobra la notaría; precio de la notaría; cuánto cuesta legalizar; arancel notarial; notaría gratis; cuánto vale una escritura; cuánto sale un poder notarial; me cobraron mucho en la notaría
law: notary fees
people: how much does a notary charge
donde: Código Orgánico de Tribunales art. 492, 602

[courts-notary-requirements]
ley: notario se requieren; no pueden ser notarios; ternas para proveer los cargos de notario; procesados por crimen
gente: cómo se llega a ser notario; requisitos para ser notario; quién nombra a los notarios; notario suplente
law: appointment of notaries
people: become a notary
donde: Código Orgánico de Tribunales art. 287, 463, 465

[courts-notary-records]
ley: libro repertorio; libro índice público; protocolos perdidos o inutilizados; cajas de seguridad; archivero judicial; protocolo del notario
gente: repertorio de la escritura; se quemó la notaría; buscar una escritura por nombre; escritura de hace muchos años; notaría perdió mi escritura
law: notarial protocol; index of deeds
people: notary lost my deed
donde: Código Orgánico de Tribunales art. 429, 430, 431, 433, 434, 436, 437

[courts-electronic-deed]
ley: escrituras públicas a través de documento electrónico; firma electrónica avanzada; documento electrónico
gente: escritura online; firmar escritura por internet; escritura electrónica; notaría online; firma digital en notaría; notario por videollamada
law: electronic deed; online notarisation
people: online notary
donde: Código Orgánico de Tribunales art. 405, 409 bis; Ley 19.799 art. 3, 4, 5

[courts-real-estate-registrar]
ley: registros conservatorios de bienes raíces; registros de propiedad, de hipotecas y gravámenes; interdicciones y prohibiciones de enajenar; conservadores son los ministros de fe; Registro del Conservador
gente: conservador de bienes raíces; inscribir la casa; CBR; registrar la casa a mi nombre; certificado de dominio vigente; certificado de hipotecas; funciones del conservador; a nombre de quién está la casa; casa inscrita a mi nombre; saber a nombre de quién está una casa
law: land registrar; real estate registry; land registry
people: land registry; who owns a house
donde: Código Orgánico de Tribunales art. 446, 447, 449, 451; Código Civil art. 686

[courts-registrar-deadline]
ley: plazo máximo de veinte días; anotaciones marginales; presentación de los requerimientos; reparos a las solicitudes; plazo para inscribir
gente: conservador se demora; cuánto demora inscribir la casa; conservador no inscribe; conservador rechazó la inscripción; reparo del conservador; conservador devolvió mi escritura; el conservador me rechazó los papeles; cuándo queda inscrita la casa
law: registration deadline; refusal to register
people: registry delay; registry refused
donde: Código Orgánico de Tribunales art. 451

[courts-archivists]
ley: archiveros; custodia de los documentos; procesos afinados; registros de las escrituras públicas; funciones de los archiveros
gente: archivo judicial; buscar un juicio antiguo; dónde están los expedientes viejos; archivero judicial; escritura muy antigua; copia de un divorcio antiguo
law: judicial archive; archivist
people: old court files
donde: Código Orgánico de Tribunales art. 453, 454, 455, 456

[courts-technical-councils]
ley: consejos técnicos; asesorar individual o colectivamente; juzgados con competencia en asuntos de familia
gente: consejera técnica; asistente social del tribunal; psicólogo del tribunal de familia; consejo técnico
law: technical council
donde: Código Orgánico de Tribunales art. 457

[courts-auxiliary-prohibitions]
ley: prohibido a los auxiliares de la Administración de Justicia; sólo podrán defender causas personales; funciones son incompatibles; residir constantemente; auxiliares de la Administración de Justicia
gente: funcionario judicial puede ser abogado; secretario del juzgado ejerce de abogado; actuario puede tramitar; notario puede ser abogado
law: incompatibilities of court officers
donde: Código Orgánico de Tribunales art. 470, 474, 479

[courts-court-bank-account]
ley: cuenta corriente bancaria de depósito; dineros que sea necesario poner a disposición de los tribunales; transferencia electrónica o cheques girados; boletas de garantía; depósitos judiciales
gente: plata depositada en el tribunal; girar cheque del tribunal; cómo cobro la plata del juzgado; depositar en cuenta del tribunal; cheque del juzgado; retirar el dinero consignado; pedir giro de cheque; el tribunal tiene mi plata; cuándo me gira el cheque
law: court deposit account; judicial deposit
people: get money from the court
donde: Código Orgánico de Tribunales art. 515, 516, 517, 518

[courts-judicial-administration]
ley: Corporación Administrativa del Poder Judicial; recursos humanos, financieros, tecnológicos y materiales
gente: trabajar en el poder judicial; quién administra los tribunales; CAPJ; plata de los tribunales
law: judicial administration corporation
donde: Código Orgánico de Tribunales art. 506, 507, 514

[courts-court-employees]
ley: Escalafón del Personal de Empleados; nombramiento en propiedad; oficiales primeros; licencias, permisos y feriados
gente: funcionario del juzgado; concurso poder judicial; vacaciones de funcionario judicial; nota de funcionario judicial
law: court staff
donde: Código Orgánico de Tribunales art. 292, 294, 295, 499, 500, 505

[courts-evaluation]
ley: lista Sobresaliente; lista Deficiente; hoja de vida; órganos calificadores; cualquier persona podrá hacer llegar
gente: evaluar a un juez; opinar sobre un juez; juez mal evaluado; nota del juez; calificación de los jueces
law: performance evaluation of judges
donde: Código Orgánico de Tribunales art. 275, 276, 277, 277 bis, 278 bis

[courts-lawyer-requirements]
ley: poder ser abogado se requiere; Licenciado en Ciencias Jurídicas; práctica profesional por seis meses; título de abogado; antecedentes de buena conducta
gente: requisitos para ser abogado; titularse de abogado; práctica en la corporación; jurar de abogado; abogado con antecedentes; título lo da la corte suprema
law: admission to the bar; qualifications for lawyers
people: become a lawyer; bar admission
donde: Código Orgánico de Tribunales art. 521, 522, 523

[courts-foreign-lawyers]
ley: extranjeros residentes; totalidad de sus estudios de derecho; ejercer la profesión de abogado; tratados internacionales vigentes
gente: abogado extranjero en Chile; soy abogado venezolano; ejercer de abogado siendo extranjero; convalidar título de abogado; revalidar derecho
law: foreign lawyers
people: foreign lawyer practising
donde: Código Orgánico de Tribunales art. 526

[courts-oral-pleadings]
ley: defensas orales; abogado habilitado; postulantes que estén realizando su práctica; Corporaciones de Asistencia Judicial
gente: quién puede alegar en la corte; alegar en la corte un postulante; alegar mi propio caso; practicante puede alegar
law: oral pleadings; right of audience
donde: Código Orgánico de Tribunales art. 527

[courts-lawyer-mandate-death]
ley: no termina por la muerte del mandante; encomienda a un abogado la defensa; mandato de los abogados
gente: murió el cliente del abogado; abogado sigue si el cliente muere; contrato con mi abogado; relación con mi abogado
law: client's death; lawyer's mandate
donde: Código Orgánico de Tribunales art. 396, 528, 529

[courts-mandatory-lawyer]
ley: patrocinio de un abogado habilitado; primera presentación de cada parte; asuntos contenciosos o no contenciosos; poder para representarlo; no podrán ser proveídas; abogado habilitado; representado y patrocinado por abogado
gente: necesito abogado para demandar; demandar sin abogado; es obligatorio tener abogado; defenderme yo mismo; ir solo al tribunal; puedo representarme yo; juicio sin abogado; me puedo defender solo; puedo ir sin abogado
law: mandatory counsel; legal representation; self-representation
people: do I need a lawyer; represent myself
donde: Ley 18.120 art. 1, 2; Código Orgánico de Tribunales art. 527, 597

[courts-mandate-form]
ley: acta extendida ante un juez; declaración escrita del mandante, autorizada por el secretario; estudiante inscrito en tercero, cuarto o quinto año; egresados de derecho
gente: cómo le doy poder al abogado; quién puede tener poder en juicio; egresado puede llevar mi juicio; estudiante de derecho me representa; poder en el tribunal; firmar poder ante el secretario
law: form of mandate; power of attorney ad litem
people: law student represent me
donde: Ley 18.120 art. 2; Código de Procedimiento Civil art. 6

[courts-unauthorised-practice]
ley: sin ser abogado ejecutare; hechos penados; comparezca ante tribunal; ejercicio ilegal de la profesión
gente: tinterillo; falso abogado; abogado trucho; me estafó un falso abogado; saber si es abogado; se hizo pasar por abogado
law: unauthorised practice of law
people: fake lawyer
donde: Ley 18.120 art. 3; Código Penal art. 213

[courts-lawyer-misconduct]
ley: conducta ética de sus miembros; suspensión del ejercicio de la profesión; prevaricación; perjudicare a su cliente; descubriere sus secretos
gente: mi abogado no hace nada; abogado me estafó; reclamar contra mi abogado; denunciar a un abogado; abogado no contesta; abogado perdió el plazo; abogado se quedó con la plata; abogado trabaja para la otra parte; demandar a mi abogado; mi abogado desapareció; mi abogado no me responde; le pagué al abogado y no hizo nada; mi abogado me mintió; mi abogado me cobró de más
law: lawyer misconduct; legal malpractice
people: complain about my lawyer; my lawyer cheated me
donde: Código Penal art. 231, 232; Constitución Política art. 19; Código Orgánico de Tribunales art. 598

[courts-turn-lawyers]
ley: abogado de turno; defender gratuitamente; causas de pobres; designar cada mes y por turno; están exentos de la obligación; suspensión del ejercicio de la profesión
gente: abogado de turno; me nombraron abogado de turno; abogado gratis del juzgado; defender causas gratis; excusarse de ser abogado de turno
law: pro bono duty counsel
people: duty lawyer
donde: Código Orgánico de Tribunales art. 595, 597, 598, 599

[courts-local-police-competence]
ley: juez de policía local; juzgados de policía local; infracciones de los preceptos que reglamentan el tránsito público; ordenanzas, reglamentos; regulación de daños y perjuicios
gente: juzgado de policía local; policía local qué ve; me citó el juzgado de la muni; juzgado de la municipalidad; JPL; citación al juzgado de policía; juez de la muni; me citaron al juzgado de policía local; multa de la municipalidad
law: local police court; municipal court
people: municipal court; small offences court
donde: Ley 15.231 art. 13, 14

[courts-local-police-citation]
ley: carabineros e inspectores fiscales o municipales; bajo apercibimiento de proceder en rebeldía; boleta de citación; audiencia más próxima
gente: parte empadronado; llegó un parte a la casa; parte de un inspector municipal; me sacaron un parte; me cursaron una infracción; me multó la muni; me citaron por un parte de tránsito; qué hago con un parte de tránsito; me dejaron citado a policía local
law: summons for infraction; infraction ticket
people: got a ticket; municipal fine
donde: Ley 18.287 art. 3, 4

[courts-local-police-hearing]
ley: demanda, denuncia o querella; comparecer con todos sus medios de prueba; comparendo de conciliación; defensa verbal; personalmente o representadas
gente: comparendo en policía local; cómo es la audiencia de policía local; llevar testigos al juzgado de policía local; necesito abogado en policía local; demanda en policía local; querella infraccional
law: local police court hearing
people: hearing at the municipal court
donde: Ley 18.287 art. 7, 10, 11, 12

[courts-local-police-evidence]
ley: reglas de la sana crítica; cuatro testigos; apreciará la prueba; antecedentes de la causa; denuncia formulada por un Carabinero
gente: cuántos testigos en policía local; carabinero miente en el parte; pruebas en policía local; pelear un parte; reclamar un parte de tránsito
law: sound criticism; evidence in infraction cases
donde: Ley 18.287 art. 12, 14, 16

[courts-local-police-damages]
ley: demanda civil; indemnización de perjuicios; comparendo de conciliación, contestación y prueba; accidentes de tránsito
gente: cobrar el choque en policía local; demandar por un choque; demanda civil por choque; me chocaron y quiero cobrar; daños del auto juzgado; plazo para demandar por choque; me chocaron y no quiere pagar
law: civil claim for damages; traffic accident claim
people: claim for a crash
donde: Ley 18.287 art. 9

[courts-local-police-fine-payment]
ley: reducida en un 25%; Tesorería Municipal; vía de sustitución y apremio; reclusión nocturna; pagar la multa dentro de quinto día
gente: pagar un parte con descuento; pagar la multa en cuotas; orden de arresto por multa; arresto por no pagar un parte; plazo para pagar la multa; multa de la muni impaga; no pago la multa del juzgado
law: payment of fine; early payment discount
people: pay a ticket; arrest for unpaid fine
donde: Ley 18.287 art. 22, 23

[courts-community-work-instead-of-fine]
ley: trabajos determinados en beneficio de la comunidad; carezca de medios económicos; conmutación de la multa
gente: no tengo plata para la multa; cambiar multa por trabajo comunitario; rebaja de la multa; perdón de la multa; trabajo comunitario por multa; que me perdonen el parte
law: community service in lieu of fine
people: can't pay the fine
donde: Ley 18.287 art. 19, 20 bis

[courts-unpaid-fines-registry]
ley: Registro de Multas de Tránsito no Pagadas; permiso de circulación; eliminación de la anotación; prescripción de tres años
gente: multas no pagadas del auto; partes antiguos; eliminar multas prescritas; borrar partes viejos; no me dan permiso de circulación por multas; prescripción de multas; multas de tag; cuándo prescribe un parte
law: unpaid fines register; time-barred fines
people: old fines; unpaid toll fines
donde: Ley 18.287 art. 24; Ley 15.231 art. 54

[courts-local-police-appeal]
ley: apelación dentro de cinco días; sentencias definitivas; plazo fatal e individual de cinco días; no procederá el recurso de casación
gente: apelar una multa; apelar en policía local; recurso contra la multa; fallo de policía local; apelar un parte de tránsito
law: appeal from local police court
people: appeal a fine
donde: Ley 18.287 art. 32, 33

[courts-local-police-limitation]
ley: prescripción de las contravenciones; acciones persecutorias de la responsabilidad por contravenciones; penas que se impongan; contados desde la comisión
gente: cuánto tiempo hay para denunciar en policía local; prescribió la infracción; parte de hace más de seis meses; plazo de denuncia infraccional
law: limitation of infractions
donde: Ley 15.231 art. 54

[courts-neighbour-nuisance-infraction]
ley: ordenanzas municipales; infracciones a las ordenanzas; convivencia vecinal; juzgado de policía local competente
gente: denunciar al vecino; vecino molesto; vecino hace asados con humo; perro del vecino ladra; vecino bota basura; perros sueltos; mal olor del vecino; música fuerte del vecino; ruidos molestos; fiestas del vecino; vecino mete bulla; perro ladra toda la noche
law: municipal ordinance infraction; neighbour nuisance
people: report a neighbour
donde: Ley 15.231 art. 13; Ley 18.695 art. 12

[courts-family-court-matters]
ley: juzgados de familia; cuidado personal; relación directa y regular; derecho de alimentos; actos de violencia intrafamiliar; competencia de los juzgados de familia
gente: tribunal de familia; juzgado de familia qué ve; dónde demando la tuición; dónde denuncio violencia intrafamiliar; juicio por los hijos
law: family court
people: family court
donde: Ley 19.968 art. 8; Código Orgánico de Tribunales art. 5

[courts-judicial-oath]
ley: prestará su juramento o promesa; juráis por Dios; guardar la Constitución; libro respectivo
gente: juramento del juez; cuándo asume el juez; juez jura por zoom
law: oath of office of judges
donde: Código Orgánico de Tribunales art. 300, 301, 304, 305

[courts-judges-honours]
ley: tratamiento de Señoría; Señoría Ilustrísima; ceremonias públicas; exentos de toda obligación de servicio personal; tratamiento de Excelencia
gente: cómo se le dice al juez; usía; tratamiento al juez; cómo me dirijo al juez; qué significa usía; decirle señoría al juez
law: forms of address
people: how do I address a judge
donde: Código Orgánico de Tribunales art. 306, 307, 308

[courts-visits-to-prisons]
ley: visitas de cárcel; establecimientos penales; detenidos y presos; trato y del alimento; entablar las quejas; calabozos
gente: juez visita la cárcel; reclamar malos tratos en la cárcel; maltrato a los presos; visita de jueces a la cárcel; condiciones de la cárcel
law: prison visits by judges
people: complain about prison treatment
donde: Código Orgánico de Tribunales art. 567, 569, 571, 572, 578, 582

[courts-extraordinary-visits]
ley: visitas extraordinarias; ministro visitador; servicio judicial lo exigiere; duración de la visita
gente: ministro en visita; nombrar ministro en visita; visita extraordinaria a un juzgado; causa grave con ministro especial
law: extraordinary visit; special investigating judge
donde: Código Orgánico de Tribunales art. 555, 558, 559, 561, 562

[courts-civil-claim-in-criminal]
ley: acción civil; restitución de la cosa; juicio criminal se suscita cuestión; excepciones de carácter civil; validez o nulidad de matrimonio
gente: pedir indemnización en el juicio penal; juez penal ve lo civil; devolución de lo robado; recuperar lo robado en juicio
law: civil action in criminal proceedings; preliminary civil question
donde: Código Orgánico de Tribunales art. 171, 173, 174

[courts-several-sentences]
ley: distintas sentencias condenatorias; pena total; agrupación de investigaciones
gente: unificar condenas; varias condenas; juntar las penas; tengo dos condenas; unificación de penas
law: consolidation of sentences
people: combine sentences
donde: Código Orgánico de Tribunales art. 164
`;
