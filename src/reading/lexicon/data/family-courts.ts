/** Concepts of the procedure before family courts and of mediation: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const FAMILY_COURTS = `
autor: Fojas
revisado: segunda lectura 2026-11-28
amplio: sueltas

[family-courts-number-of-judges]
ley: asiento en cada una de las siguientes comunas
gente: cuántos jueces tiene el juzgado de familia; juzgado de familia de mi comuna; en qué comuna hay juzgado de familia
law: seats of family courts
people: family court near me; which town has a family court
donde: Ley 19.968 art. 4, 4 bis

[family-courts-technical-council]
ley: consejo técnico; profesionales especializados en asuntos de familia; consejeros técnicos; asesorar, individual o colectivamente, a los jueces
gente: para qué sirve el consejo técnico; consejera técnica; quién entrevista al niño en el juzgado; psicóloga del juzgado de familia; asistente social del tribunal de familia; me mandaron a entrevista con el consejo técnico
law: technical council; expert counsellors
people: psychologist of the family court; court psychologist interviewed my child
donde: Ley 19.968 art. 5, 6, 7

[family-courts-matters-list]
ley: corresponderá a los juzgados de familia conocer y resolver; asuntos de competencia de los juzgados de familia
gente: qué ve el juzgado de familia; en qué juzgado pido la tuición; dónde demando visitas; qué tribunal ve el divorcio; dónde demando pensión de alimentos; a qué tribunal voy por mis hijos; competencia del juzgado de familia
law: jurisdiction of family courts
people: what does the family court decide; which court handles custody
donde: Ley 19.968 art. 8

[family-courts-oral-principles]
ley: procedimiento será oral, concentrado y desformalizado; principios de la inmediación, actuación de oficio; audiencias orales ante el juez de familia
gente: el juicio de familia es hablado; principios del procedimiento de familia; puedo mandar escritos al juez de familia; cómo funcionan los juicios de familia
law: oral and informal proceedings
people: how do family trials work
donde: Ley 19.968 art. 9, 10, 11, 12

[family-courts-ex-officio]
ley: adoptar de oficio todas las medidas necesarias; promoverá el impulso procesal; actuación de oficio del juez de familia
gente: el juez de familia puede actuar solo; el juez sigue el juicio sin que lo pidan; qué pasa si no muevo la causa de familia
law: acting of its own motion
people: can the family judge act without being asked
donde: Ley 19.968 art. 13

[family-courts-settlement]
ley: alternativas orientadas a mitigar la confrontación; soluciones acordadas por ellas; principio de colaboración; buscarán alternativas para mitigar la confrontación
gente: llegar a acuerdo en familia; el juez propone un arreglo; avenimiento en familia; conciliar en el juzgado de familia; llegar a acuerdo en la audiencia de familia
law: agreed solutions between the parties
people: settle in family court; agreement at the family hearing
donde: Ley 19.968 art. 14, 61
no: colaboración público privada

[family-courts-privacy]
ley: prohibir la difusión de datos o imágenes; actuaciones en forma reservada; derecho a la intimidad de las partes del juicio
gente: el juicio de familia es público; publicar cosas del juicio de familia; quién puede entrar a la audiencia de familia; causa de familia reservada; pueden ver mi causa de familia en internet
law: protection of privacy in hearings
people: is the family hearing public
donde: Ley 19.968 art. 15

[family-courts-joinder]
ley: acumulación necesaria; dos o más asuntos que afecten a las mismas partes
gente: juntar las causas de familia; tengo varias causas con el papá; alimentos y visitas en un mismo juicio; dos juicios de familia con la misma persona; acumular causas de familia
law: joinder of cases between the same parties
people: join family cases
donde: Ley 19.968 art. 17

[family-courts-lawyer-duty]
ley: patrocinados por abogado habilitado; exceptúe expresamente por motivos fundados; comparecer patrocinadas por abogado; representadas por persona legalmente habilitada para actuar; representadas por persona legalmente habilitada; comparecencia en juicio de familia
gente: puedo ir sin abogado al juzgado de familia; necesito abogado para pedir pensión; no tengo plata para abogado de familia; abogado gratis para familia; corporación de asistencia judicial familia; demandar alimentos sin abogado; mi ex tiene abogado y yo no; necesito abogado en familia; ir sin abogado al tribunal de familia; abogado para pensión gratis; juicio de familia sin abogado
law: appearance with a lawyer; legal representation in family court
people: do I need a lawyer in family court; free lawyer for family court; free family lawyer
donde: Ley 19.968 art. 18

[family-courts-child-representation]
ley: intereses de los niños, niñas, adolescentes o incapaces; curador ad litem; representación del niño en juicio; designar un abogado al niño
gente: abogado para mi hijo; curador del niño; quién defiende al niño en el juicio; mi hijo quiere su propio abogado; abogado del niño en tribunal de familia; curador ad litem del niño
law: guardian ad litem; representation of the child
people: lawyer for the child
donde: Ley 19.968 art. 19

[family-courts-abandonment]
ley: abandono del procedimiento; ninguna de las partes que figuren en el proceso concurriere a las audiencias; decretará el abandono
gente: no fui a la audiencia de familia; se archivó mi causa de familia; no llegué al juicio de alimentos; nadie fue a la audiencia de familia; faltar a la audiencia de familia; no alcancé a llegar a la audiencia de alimentos; qué pasa si la demandante no va a la audiencia
law: abandonment of the proceedings
people: nobody came to the family hearing; missed the family hearing
donde: Ley 19.968 art. 21
no: juicio civil; ejecutivo; laboral

[family-courts-precautionary]
ley: potestad cautelar; medidas cautelares conservativas o innovadoras; inminencia del daño que se trata de evitar
gente: medida urgente en familia; pedir algo antes de la demanda en familia; que el juez actúe rápido; medida cautelar en familia; que no saquen al niño del país mientras tanto; prohibición de vender la casa juicio de familia; pedir medida antes del juicio de familia; cautelar por mis hijos
law: precautionary power; provisional measures; precautionary measures in family court
people: urgent measure in family court; urgent order family court
donde: Ley 19.968 art. 22
no: penal; imputado

[family-courts-service]
ley: primera notificación a la parte demandada; forma de notificación que las partes hubieren señalado; notificación personal a la parte demandada de familia; receptor judicial de familia
gente: cómo notifican una demanda de familia; no lo encuentran para notificarlo; el papá de mi hijo se esconde de la notificación; notificar por correo una demanda de familia; no sé dónde vive el papá para notificarlo; cuánto cuesta notificar en familia; no me llegó la notificación del juzgado de familia
law: service on the defendant
people: how is a family claim served; cannot find the father to serve him
donde: Ley 19.968 art. 23

[family-courts-other-district]
ley: extensión de competencia territorial; actuaciones en comunas de otro territorio jurisdiccional
gente: juez de otra comuna familia; diligencia fuera de la comuna
law: extension of territorial jurisdiction
people: acts in another district
donde: Ley 19.968 art. 24

[family-courts-nullity-procedure]
ley: vicio hubiere ocasionado efectivamente un perjuicio; nulidad procesal en familia; incidente de nulidad en familia
gente: anular lo que se hizo en el juicio de familia; hicieron la audiencia de familia sin mí; juicio de familia sin notificarme; no me notificaron y fallaron la causa de familia
law: procedural nullity
people: annul a family hearing
donde: Ley 19.968 art. 25
no: matrimonio; penal

[family-courts-incidents]
ley: incidentes promovidos durante el transcurso de una audiencia; incidentes se resolverán inmediatamente en la audiencia
gente: incidente en audiencia de familia; oponerse a algo en la audiencia de familia
law: incidental motions at the hearing
people: objection during the family hearing
donde: Ley 19.968 art. 26

[family-courts-free-proof]
ley: libertad de prueba; producidos por cualquier medio obtenido en forma lícita; convenciones probatorias
gente: qué pruebas sirven en familia; llevar fotos al juicio de familia; mensajes de whatsapp como prueba en familia; presentar audios en el juicio de familia; pantallazos en juicio de familia; cartola bancaria del papá como prueba
law: freedom of proof; evidentiary stipulations
people: evidence in family court; chat messages as evidence in family court; screenshots as evidence family court
donde: Ley 19.968 art. 28, 29, 30
no: penal; despido

[family-courts-excluded-proof]
ley: exclusión de prueba; pruebas manifiestamente impertinentes; obtenidas con infracción de garantías fundamentales
gente: prueba ilegal en familia; grabé a escondidas sirve en familia; el juez rechazó mi prueba; no me aceptaron los documentos en familia
law: exclusion of evidence
people: illegal recording as evidence in family court
donde: Ley 19.968 art. 31
no: penal; imputado; fiscal

[family-courts-sound-criticism]
ley: máximas de la experiencia; hacerse cargo en su fundamentación de toda la prueba; apreciarán la prueba de acuerdo a las reglas de la sana crítica
gente: cómo valora las pruebas el juez de familia; sana crítica en familia; a quién le cree el juez de familia
law: sound judgment in weighing evidence
people: how the judge weighs evidence
donde: Ley 19.968 art. 32
no: penal; tránsito; laboral

[family-courts-witnesses]
ley: deber de comparecer y declarar; testigo legalmente citado; arrestado hasta la realización; facultad de no declarar por motivos personales
gente: me citaron de testigo a familia; mi hermano puede ser testigo en familia; testigo de familia no quiere ir; puede ser testigo mi mamá en el juicio de familia; cuántos testigos llevo a familia; pueden ser testigos los familiares
law: duty of witnesses to appear
people: summoned as a witness in family court; can relatives be witnesses in family court
donde: Ley 19.968 art. 33, 34, 35, 36, 37
no: penal; fiscal; fiscalía; testamento

[family-courts-child-witness]
ley: testigos niños, niñas o adolescentes; sólo serán interrogados por el juez
gente: interrogan a los niños en el juicio; pueden preguntarle a mi hija; mi hijo puede hablar con el juez; audiencia reservada con mi hijo; los niños declaran delante de los papás; mi hijo tiene que declarar en el juicio
law: child witnesses questioned by the judge
people: must my child testify; judge talks to my child
donde: Ley 19.968 art. 41
no: abuso; fiscalía; penal

[family-courts-experts]
ley: informe pericial; exponer su informe en la audiencia; prueba pericial en familia; declaración de los peritos
gente: quién paga al perito en familia; examen de adn perito; informe psicológico en el juicio de familia; peritaje social de familia; evaluación de habilidades parentales; dam informe
law: expert evidence
people: psychological report in family court; parenting assessment
donde: Ley 19.968 art. 45, 46, 47, 48, 49
no: penal; fiscal; tasación

[family-courts-party-statement]
ley: concurrir personalmente a declarar; negare a declarar o diere respuestas evasivas; solicitar la declaración de las otras partes; declaración personal de la parte; reconocidos como ciertos los hechos
gente: tengo que declarar en mi propio juicio de familia; confesión en familia; qué pasa si no declaro en el juicio de familia; me citaron a declarar como parte
law: statement of the parties in family court
people: must I testify in my own family case
donde: Ley 19.968 art. 50, 51, 52, 53
no: impuesto; sii

[family-courts-claim-form]
ley: cumplir los requisitos del artículo 254; demanda de familia por escrito; mediación previa acompañar certificado; acompañarse los documentos a la demanda
gente: cómo demandar en familia; qué debe llevar la demanda de alimentos; presentar demanda por internet familia; papeles para demandar alimentos; formulario de demanda de alimentos; demandar en la oficina judicial virtual familia; requisitos de la demanda de familia
law: form of the family claim
people: how to file a family claim; papers to sue for child support
donde: Ley 19.968 art. 56, 57

[family-courts-admissibility]
ley: control de admisibilidad; manifiestamente improcedente; rechazará de plano la demanda; admisibilidad de la demanda de familia
gente: rechazaron mi demanda de familia; corregir la demanda de alimentos; el juez no admitió mi demanda de familia; me pidieron subsanar la demanda de familia
law: admissibility control
people: my family claim was rejected
donde: Ley 19.968 art. 54-1

[family-courts-answer-counterclaim]
ley: contestación de la demanda y demanda reconvencional; cinco días de anticipación a la audiencia preparatoria; demanda reconvencional
gente: plazo para contestar una demanda de familia; contrademandar en familia; reconvención compensación económica; me llegó una demanda de familia; cómo contesto la demanda de alimentos; qué pasa si no contesto la demanda de familia; me demandaron por alimentos cómo contesto
law: answer and counterclaim
people: deadline to answer a family claim; I was sued in family court
donde: Ley 19.968 art. 58
no: laboral

[family-courts-summons]
ley: citación a la audiencia preparatoria; antelación mínima de quince días; citará a las partes a la audiencia preparatoria
gente: cuándo es la audiencia preparatoria; con cuánta anticipación me avisan la audiencia; no puedo ir a la audiencia de familia; cambiar la fecha de la audiencia de familia; audiencia de familia por zoom; puedo pedir que suspendan la audiencia de familia
law: summons to the preparatory hearing
people: postpone the family hearing; when is the first family hearing
donde: Ley 19.968 art. 59, 60
no: laboral; despido; penal

[family-courts-preparatory]
ley: audiencia preparatoria; ratificar oralmente el contenido de la demanda; fijar los hechos que deben ser probados
gente: qué se hace en la audiencia preparatoria; primera audiencia de familia; qué llevar a la audiencia preparatoria; ofrecer prueba en la audiencia preparatoria
law: preparatory hearing
people: what happens at the first family hearing
donde: Ley 19.968 art. 61, 62
no: laboral; despido; penal

[family-courts-trial-hearing]
ley: plazo no superior a treinta días; recibir la prueba admitida en la audiencia de juicio; audiencia de juicio dentro de treinta días; audiencia de juicio de familia
gente: audiencia de juicio de familia; cuánto falta para el juicio de familia; qué pasa en la audiencia de juicio de familia; orden de las pruebas en familia
law: family trial hearing
people: family trial hearing
donde: Ley 19.968 art. 63, 64
no: laboral; despido; penal

[family-courts-judgment]
ley: comunicar de inmediato su resolución; redacción del fallo hasta por un plazo de cinco días; ampliables por otros cinco días; pronunciar la decisión terminada la audiencia; redacción del fallo
gente: cuándo dictan la sentencia de familia; cuánto demora el fallo de familia; el juez falla en la misma audiencia de familia; no sale la sentencia de familia; qué debe tener la sentencia de familia
law: time for the family judgment
people: when do I get the family judgment
donde: Ley 19.968 art. 65, 66

[family-courts-appeal]
ley: apelación se concederá en el solo efecto devolutivo; sólo serán apelables la sentencia definitiva; casación en la forma en materia de familia; solicitud de reposición en la audiencia de familia
gente: apelar una sentencia de familia; no estoy de acuerdo con la pensión que fijó el juez; plazo para apelar en familia; casación en familia; cuántos días para apelar la pensión de alimentos; apelar el cuidado personal; perdí el juicio de familia; recursos contra la sentencia de familia
law: appeal against the family judgment
people: appeal a family judgment; days to appeal child support
donde: Ley 19.968 art. 67
no: penal; laboral

[family-courts-protection-start]
ley: requerimiento presentado por el niño; no necesitará cumplir formalidad alguna; medidas de protección de los derechos de los niños; aplicación judicial de medidas de protección; derechos de los niños, niñas o adolescentes; gravemente vulnerados o amenazados
gente: denunciar que un niño está mal cuidado; niño abandonado qué hago; pedir protección para mi nieto; avisar de un niño maltratado; denunciar abandono de un niño; niño en riesgo; vecina le pega a sus hijos; mamá drogadicta con sus hijos; denunciar maltrato infantil; medida de protección para mi hijo; proteger a un niño; niño maltratado; vulneración de derechos de un niño; niño descuidado; mamá maltrata a su hijo; medida de protección por un niño; denunciar a una mamá por maltrato; le pegan a mi nieto; le pegan a un niño; tienen al niño abandonado; dejan solo al niño
law: start of protection proceedings; protection measures for children; child protection proceedings
people: report a neglected child; child at risk; report child abuse to the court; child abuse report; neglected child
donde: Ley 19.968 art. 68, 70, 71; Ley 16.618 art. 30
no: testigo

[family-courts-protection-urgent]
ley: medidas cautelares especiales; programa de acogida; prohibir o limitar la presencia del ofensor; entrega inmediata del niño; medidas cautelares no excedan de noventa días
gente: llevaron al niño a un hogar; residencia de niños; prohibir que se acerque al niño; mejor niñez se llevó a mi hijo; recuperar a mi hijo del hogar; visitas a mi hijo en la residencia; me quitaron a mi hijo y está en un hogar
law: special precautionary measures for children
people: my child was taken to a home; get my child back from care
donde: Ley 19.968 art. 71

[family-courts-protection-hearings]
ley: audiencia preparatoria de protección dentro de cinco días; audiencia de juicio de protección dentro de diez días
gente: cuándo es la audiencia de protección; medida de protección audiencia; me citaron por una medida de protección; qué pasa en la audiencia de protección
law: hearings of protection proceedings
people: when is the protection hearing
donde: Ley 19.968 art. 72, 73
no: recurso; corte

[family-courts-separation-from-parents]
ley: separación del niño, niña o adolescente de sus padres; separar al niño estrictamente necesario; parientes consanguíneos o personas de confianza del niño
gente: separar a un niño de sus papás; dejar al niño con la abuela; el niño vive con los tíos; el tribunal le dio el niño a la abuela; familia de acogida; quitarle los hijos a los padres; puede la tía quedarse con el niño
law: child removed from the parents
people: child placed with relatives; foster family
donde: Ley 19.968 art. 74

[family-courts-visits-in-care]
ley: situación en que se encuentre el niño, niña o adolescente; visitar personalmente los establecimientos residenciales; directores de los establecimientos residenciales; informe sobre la situación del niño en residencia
gente: jueces visitan los hogares de niños; cada cuánto informa la residencia de niños
law: visits to residential homes
people: judges visit children's homes
donde: Ley 19.968 art. 76, 78

[family-courts-violence-jurisdiction]
ley: conflictos originados por actos de violencia intrafamiliar; juzgado con competencia en asuntos de familia; domicilio o residencia del afectado
gente: dónde denuncio violencia intrafamiliar; mi pareja me pega dónde voy; denuncia vif juzgado; qué juzgado ve la violencia intrafamiliar; violencia psicológica de mi pareja dónde denuncio; mi marido me golpea
law: jurisdiction in domestic violence
people: where to report domestic violence; my husband hits me
donde: Ley 19.968 art. 81

[family-courts-violence-report]
ley: víctima, sus ascendientes, descendientes; procedimiento por violencia intrafamiliar se iniciará por demanda o denuncia; conocimiento directo de los hechos de violencia
gente: puedo denunciar por mi hija violencia; denunciar maltrato de un vecino a su señora; quién puede denunciar vif; retirar la denuncia de violencia intrafamiliar; denunciar a mi marido por violencia; un vecino puede denunciar violencia intrafamiliar; mi abuelo es maltratado por su hijo
law: report of domestic violence
people: report violence for someone else; withdraw a domestic violence report
donde: Ley 19.968 art. 82

[family-courts-violence-police]
ley: detención del agresor; delito flagrante de violencia intrafamiliar; ingresar al lugar en que se estén cometiendo los hechos; incautar las armas del agresor; actuación de la policía en violencia intrafamiliar
gente: carabineros pueden entrar por violencia; llamé a los pacos porque me pega; detener al agresor de violencia intrafamiliar; llamé a carabineros por mi pareja
law: police action in flagrant violence
people: police enter because of violence
donde: Ley 19.968 art. 83

[family-courts-violence-duty]
ley: personas señaladas en el artículo 175; quienes ejerzan el cuidado personal; obligación de denunciar hechos de violencia intrafamiliar
gente: obligación de denunciar violencia intrafamiliar; el profesor debe denunciar maltrato; el doctor debe denunciar la violencia; colegio no denunció el maltrato
law: duty to report domestic violence
people: must a teacher report domestic violence
donde: Ley 19.968 art. 84

[family-courts-violence-criminal]
ley: la violencia pueda ser constitutiva de delito; enviará de inmediato los antecedentes al ministerio público
gente: la violencia pasa a fiscalía; juzgado de familia manda el caso al fiscal; lesiones por violencia van a fiscalía; maltrato habitual fiscalía; cuándo es delito la violencia intrafamiliar
law: referral to the prosecutor
people: case sent to the prosecutor
donde: Ley 19.968 art. 90

[family-courts-violence-measures-list]
ley: prohibir al ofensor acercarse a la víctima; salida del hogar común; reserva de la identidad del tercero denunciante; prohibir el porte y tenencia de armas de fuego; medidas cautelares en protección de la víctima; obligación de abandonar el hogar; prohibición de acercamiento; prohibición de porte y tenencia de armas
gente: orden de alejamiento; que se vaya de la casa mi marido; medida cautelar vif; prohibición de acercarse; echar al agresor de la casa; pedir orden de alejamiento; cuánto dura la orden de alejamiento; no dejar que se acerque mi ex; botón de pánico; tobillera para mi ex; medida de alejamiento; que se vaya de la casa el violento; sacarlo de la casa por violencia; protección para la víctima; tobillera agresor; que no se me acerque mi ex; que no se acerque a mí ni a mis hijos; sacar a mi marido de la casa violento; echar a mi marido golpeador; quiero que se vaya de la casa mi marido
law: restraining order; protective measures for the victim; exclusion from home; protective order
people: restraining order; make him leave the house; protection order against my ex; keep my ex away; kick abuser out
donde: Ley 19.968 art. 92; Ley 20.066 art. 9, 15

[family-courts-violence-conditional-suspension]
ley: suspensión condicional de la dictación de la sentencia; reconoce ante el tribunal los hechos; plazo no inferior a seis meses ni superior a un año
gente: suspender la sentencia de violencia; reconoció que me pegó; condiciones del agresor; terapia para el agresor; acuerdo en juicio de violencia intrafamiliar; él aceptó ir a terapia vif
law: conditional suspension of the judgment
people: abuser admits and gets conditions
donde: Ley 19.968 art. 96, 97, 98

[family-courts-violence-record]
ley: inscripción en el registro especial; personas condenadas por violencia intrafamiliar; registro especial de violencia intrafamiliar
gente: queda en los papeles la violencia intrafamiliar; antecedentes por vif
law: register of convictions for domestic violence
people: does violence stay on the record
donde: Ley 19.968 art. 99; Ley 20.066 art. 12

[family-courts-non-contentious]
ley: actos judiciales no contenciosos; procedimiento no contencioso; autorización judicial no contenciosa en familia
gente: trámite de familia sin juicio; autorización del juez para vender bienes de un menor; autorización para vender la casa de mi hijo; nombrar tutor sin juicio
law: non-contentious proceedings
people: family matter without a trial
donde: Ley 19.968 art. 102
no: administrativo; tributario

[family-courts-infractions-minors]
ley: faltas cometidas por adolescentes; procedimiento para la aplicación de sanciones contravencionales
gente: mi hijo adolescente cometió una falta; menor de edad multa familia; mi hijo menor robó en una tienda qué juzgado; multa a un menor de edad juzgado de familia
law: minor offences of adolescents
people: teenager committed a minor offence
donde: Ley 19.968 art. 102 A, 102 C, 102 E, 102 G

[family-courts-mediation-what]
ley: tercero imparcial, sin poder decisorio, llamado mediador; mediación familiar; sistema de resolución de conflictos con un mediador
gente: qué es la mediación familiar; para qué sirve el mediador; el mediador decide; mediador familiar; el mediador es abogado; lo que se dice en la mediación es secreto
law: family mediation; impartial third party called mediator
people: what is family mediation
donde: Ley 19.968 art. 103
no: salud; hospital; escolar; colegio; sindicato

[family-courts-mediation-mandatory]
ley: someterse a un procedimiento de mediación previo a la interposición de la demanda; mediación previa y obligatoria en alimentos; causas de derecho de alimentos, cuidado personal mediación
gente: tengo que ir a mediación antes de demandar; mediación obligatoria para alimentos; sin mediación no puedo demandar; certificado de mediación frustrada; mediación para las visitas; mediación antes de demandar pensión; pedir hora de mediación
law: prior mandatory mediation
people: must I mediate before suing for child support; mandatory mediation custody
donde: Ley 19.968 art. 106
no: hospital; médica; laboral

[family-courts-mediation-not-allowed]
ley: no se someterán a mediación; asuntos relativos al estado civil no se someterán; causas sobre maltrato de niños no se someterán a mediación; mediación en violencia intrafamiliar
gente: mediación con mi agresor; se puede mediar la violencia; divorcio mediación; obligarme a mediar con el que me pega; mediación por divorcio; mediación si hay orden de alejamiento
law: matters that cannot be mediated
people: mediation with an abuser
donde: Ley 19.968 art. 104

[family-courts-mediation-first-session]
ley: sesión inicial de mediación; derecho a aceptar o no la mediación; citados a la sesión inicial
gente: no quiero ir a la mediación; citación a mediación; qué pasa si no va el papá a la mediación; mi ex no fue a la mediación; no llegó a la mediación; mediación por videollamada
law: initial mediation session
people: I do not want to mediate
donde: Ley 19.968 art. 108, 111

[family-courts-mediation-term]
ley: proceso de mediación no podrá durar más de sesenta días; ampliación de este plazo hasta por sesenta días más
gente: cuánto dura la mediación; plazo de la mediación familiar; se acabó el plazo de mediación
law: duration of mediation
people: how long is mediation
donde: Ley 19.968 art. 110

[family-courts-mediation-record]
ley: acta de mediación; remitida por el mediador al tribunal para su aprobación; mediación se frustrare; acta de mediación valor de sentencia ejecutoriada; remitida al tribunal para su aprobación; valor de sentencia ejecutoriada
gente: vale el acuerdo de mediación; no cumple el acuerdo de mediación; acta de mediación; acuerdo de alimentos en mediación; cambiar lo acordado en la mediación; aprobación del acta de mediación por el juez; incumplió lo de la mediación; acta de mediación vale; aprobar acuerdo mediación
law: mediation agreement approved by the court; mediation agreement
people: is the mediation agreement binding; change what we agreed in mediation; broke mediation agreement
donde: Ley 19.968 art. 111

[family-courts-mediation-cost]
ley: costo de la mediación; beneficio de gratuidad de la mediación; servicios de mediación gratuitos para las partes
gente: cuánto cuesta la mediación; mediación gratis; mediación licitada; mediador privado cuánto cobra
law: cost of mediation
people: is mediation free
donde: Ley 19.968 art. 114

[family-courts-mediator-register]
ley: registro de mediadores; formación especializada en mediación; requisitos para inscribirse como mediador
gente: cómo ser mediador; requisitos de mediador familiar; reclamar contra el mediador familiar; mediador me trató mal
law: register of mediators
people: how to become a mediator
donde: Ley 19.968 art. 112, 115, 116
`;
