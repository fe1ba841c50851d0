/** Concepts of the procedure before family courts and of mediation: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const FAMILY_COURTS = `
autor: Fojas
amplio: sueltas

[family-courts-number-of-judges]
ley: juzgados de familia; asiento en cada una de las siguientes comunas; número de jueces
gente: dónde hay juzgado de familia; cuántos jueces tiene el juzgado de familia; juzgado de familia de mi comuna
law: seats of family courts
people: where is my family court
donde: Ley 19.968 art. 4, 4 bis

[family-courts-technical-council]
ley: consejo técnico; profesionales especializados en asuntos de familia; consejeros técnicos; asesorar, individual o colectivamente, a los jueces
gente: para qué sirve el consejo técnico; consejera técnica; quién entrevista al niño en el juzgado
law: technical council; expert counsellors
people: psychologist of the family court
donde: Ley 19.968 art. 5, 6, 7

[family-courts-matters-list]
ley: corresponderá a los juzgados de familia conocer y resolver; cuidado personal; relación directa y regular; acciones de filiación
gente: qué ve el juzgado de familia; en qué juzgado pido la tuición; dónde demando visitas
law: jurisdiction of family courts
people: what does the family court decide
donde: Ley 19.968 art. 8

[family-courts-oral-principles]
ley: procedimiento será oral, concentrado y desformalizado; primarán en él los principios de la inmediación
gente: el juicio de familia es hablado; cómo son los juicios de familia
law: oral and informal proceedings
people: how do family trials work
donde: Ley 19.968 art. 9, 10, 11, 12

[family-courts-ex-officio]
ley: actuación de oficio; adoptar de oficio todas las medidas necesarias; impulso procesal
gente: el juez de familia puede actuar solo; el juez sigue el juicio sin que lo pidan
law: acting of its own motion
people: can the judge act without being asked
donde: Ley 19.968 art. 13

[family-courts-settlement]
ley: colaboración; alternativas orientadas a mitigar la confrontación; soluciones acordadas por ellas
gente: llegar a acuerdo en familia; el juez propone un arreglo
law: agreed solutions between the parties
people: settle in family court
donde: Ley 19.968 art. 14, 61

[family-courts-privacy]
ley: protección de la intimidad; prohibir la difusión de datos o imágenes; actuaciones en forma reservada
gente: el juicio de familia es público; pueden publicar fotos de mi hijo; entrar a la audiencia de familia
law: protection of privacy in hearings
people: is the family hearing public
donde: Ley 19.968 art. 15

[family-courts-joinder]
ley: acumulación necesaria; dos o más asuntos que afecten a las mismas partes
gente: juntar las causas de familia; tengo varias causas con el papá; alimentos y visitas en un mismo juicio
law: joinder of cases between the same parties
people: join family cases
donde: Ley 19.968 art. 17

[family-courts-lawyer-duty]
ley: comparecencia en juicio; patrocinados por abogado habilitado; exceptúe expresamente por motivos fundados
gente: puedo ir sin abogado al juzgado de familia; necesito abogado para pedir pensión; no tengo plata para abogado de familia
law: appearance with a lawyer
people: do I need a lawyer in family court
donde: Ley 19.968 art. 18

[family-courts-child-representation]
ley: representación; intereses de los niños, niñas, adolescentes o incapaces; curador ad litem
gente: abogado para mi hijo; curador del niño; quién defiende al niño en el juicio
law: guardian ad litem; representation of the child
people: lawyer for the child
donde: Ley 19.968 art. 19

[family-courts-abandonment]
ley: abandono del procedimiento; ninguna de las partes que figuren en el proceso concurriere a las audiencias; decretará el abandono
gente: no fui a la audiencia de familia; nadie fue a la audiencia; se archivó mi causa de familia; no llegué al juicio de alimentos
law: abandonment of the proceedings
people: nobody came to the hearing
donde: Ley 19.968 art. 21

[family-courts-precautionary]
ley: potestad cautelar; medidas cautelares conservativas o innovadoras; inminencia del daño que se trata de evitar
gente: medida urgente en familia; pedir algo antes de la demanda en familia; que el juez actúe rápido
law: precautionary power; provisional measures
people: urgent measure in family court
donde: Ley 19.968 art. 22

[family-courts-service]
ley: primera notificación a la parte demandada; se hará personalmente; carta certificada; forma de notificación que las partes hubieren señalado
gente: cómo notifican una demanda de familia; no lo encuentran para notificarlo; el papá de mi hijo se esconde de la notificación; notificar por correo
law: service on the defendant
people: how is a family claim served
donde: Ley 19.968 art. 23

[family-courts-nullity]
ley: extensión de competencia territorial; actuaciones en comunas de otro territorio jurisdiccional
gente: juez de otra comuna familia; diligencia fuera de la comuna
law: extension of territorial jurisdiction
people: acts in another district
donde: Ley 19.968 art. 24

[family-courts-nullity-procedure]
ley: nulidad procesal; vicio hubiere ocasionado efectivamente un perjuicio; incidente de nulidad
gente: anular lo que se hizo en el juicio de familia; no me notificaron y fallaron
law: procedural nullity
people: annul a family hearing
donde: Ley 19.968 art. 25

[family-courts-incidents]
ley: incidentes promovidos durante el transcurso de una audiencia; se resolverán inmediatamente
gente: incidente en audiencia de familia
law: incidental motions at the hearing
people: objection during the hearing
donde: Ley 19.968 art. 26

[family-courts-free-proof]
ley: libertad de prueba; producidos por cualquier medio obtenido en forma lícita; convenciones probatorias
gente: qué pruebas sirven en familia; mensajes de whatsapp como prueba; llevar fotos al juicio de familia; presentar audios en el juicio
law: freedom of proof; evidentiary stipulations
people: evidence in family court; chat messages as evidence
donde: Ley 19.968 art. 28, 29, 30

[family-courts-excluded-proof]
ley: exclusión de prueba; pruebas manifiestamente impertinentes; obtenidas con infracción de garantías fundamentales
gente: prueba ilegal en familia; grabé a escondidas sirve en familia; el juez rechazó mi prueba
law: exclusion of evidence
people: illegal recording as evidence
donde: Ley 19.968 art. 31

[family-courts-sound-criticism]
ley: sana crítica; máximas de la experiencia; hacerse cargo en su fundamentación de toda la prueba
gente: cómo valora las pruebas el juez de familia
law: sound judgment in weighing evidence
people: how the judge weighs evidence
donde: Ley 19.968 art. 32

[family-courts-witnesses]
ley: deber de comparecer y declarar; testigo legalmente citado; arrestado hasta la realización; facultad de no declarar por motivos personales
gente: me citaron de testigo a familia; mi hermano puede declarar en el juicio; testigo no quiere ir; puede ser testigo mi mamá
law: duty of witnesses to appear
people: summoned as a witness in family court
donde: Ley 19.968 art. 33, 34, 35, 36, 37

[family-courts-child-witness]
ley: testigos niños, niñas o adolescentes; sólo serán interrogados por el juez
gente: mi hijo tiene que declarar; interrogan a los niños en el juicio; pueden preguntarle a mi hija
law: child witnesses questioned by the judge
people: must my child testify
donde: Ley 19.968 art. 41

[family-courts-experts]
ley: prueba pericial; informe pericial; peritos; exponer su informe en la audiencia
gente: informe psicológico en el juicio; peritaje social; quién paga al perito en familia; examen de adn perito
law: expert evidence
people: psychological report in court
donde: Ley 19.968 art. 45, 46, 47, 48, 49

[family-courts-party-statement]
ley: declaración de las partes; concurrir personalmente a declarar; negare a declarar o diere respuestas evasivas; reconocidos como ciertos
gente: tengo que declarar en mi propio juicio de familia; qué pasa si no declaro; confesión en familia
law: statement of the parties
people: must I testify in my own case
donde: Ley 19.968 art. 50, 51, 52, 53

[family-courts-claim-form]
ley: la demanda deberá cumplir; iniciación del procedimiento; acompañarse los documentos; interpuesta por escrito
gente: cómo demandar en familia; qué debe llevar la demanda de alimentos; presentar demanda por internet familia
law: form of the claim
people: how to file a family claim
donde: Ley 19.968 art. 54-1, 55, 56, 57

[family-courts-admissibility]
ley: control de admisibilidad; manifiestamente improcedente; rechazar de plano
gente: rechazaron mi demanda de familia; corregir la demanda de alimentos
law: admissibility control
people: my family claim was rejected
donde: Ley 19.968 art. 54-1

[family-courts-answer-counterclaim]
ley: contestación de la demanda y demanda reconvencional; al menos cinco días de anticipación
gente: plazo para contestar una demanda de familia; contrademandar en familia; me demandaron por alimentos qué hago; reconvención compensación económica
law: answer and counterclaim
people: deadline to answer a family claim
donde: Ley 19.968 art. 58

[family-courts-summons]
ley: citación a la audiencia preparatoria; plazo más breve posible; antelación mínima de quince días
gente: cuándo es la audiencia preparatoria; con cuánta anticipación me avisan la audiencia; no puedo ir a la audiencia de familia
law: summons to the preparatory hearing
people: when is the first hearing
donde: Ley 19.968 art. 59, 60

[family-courts-preparatory]
ley: audiencia preparatoria; ratificar oralmente el contenido de la demanda; fijar los hechos que deben ser probados
gente: qué se hace en la audiencia preparatoria; primera audiencia de familia
law: preparatory hearing
people: what happens at the first hearing
donde: Ley 19.968 art. 61, 62

[family-courts-trial-hearing]
ley: audiencia de juicio; plazo no superior a treinta días; recibir la prueba admitida
gente: audiencia de juicio de familia; cuánto falta para el juicio de familia; qué pasa en la audiencia de juicio
law: trial hearing
people: family trial hearing
donde: Ley 19.968 art. 63, 64

[family-courts-judgment]
ley: comunicar de inmediato su resolución; redacción del fallo hasta por un plazo de cinco días; ampliables por otros cinco días
gente: cuándo dictan la sentencia de familia; cuánto demora el fallo de familia
law: time for the judgment
people: when do I get the judgment
donde: Ley 19.968 art. 65, 66

[family-courts-appeal]
ley: sentencia definitiva de primera instancia; apelables; apelación se concederá en el solo efecto devolutivo; solicitud de reposición
gente: apelar una sentencia de familia; no estoy de acuerdo con la pensión que fijó el juez; plazo para apelar en familia; casación en familia
law: appeal against the family judgment
people: appeal a family judgment
donde: Ley 19.968 art. 67

[family-courts-protection-start]
ley: medidas de protección; requerimiento presentado por el niño; no necesitará cumplir formalidad alguna
gente: denunciar que un niño está mal cuidado; niño abandonado qué hago; pedir protección para mi nieto; avisar de un niño maltratado
law: protection measures; start of protection proceedings
people: report a neglected child
donde: Ley 19.968 art. 68, 70

[family-courts-protection-urgent]
ley: medidas cautelares especiales; entrega inmediata; programa de acogida; prohibir o limitar la presencia del ofensor; no exceda de noventa días
gente: me quitaron a mi hijo; llevaron al niño a un hogar; residencia de niños; prohibir que se acerque al niño
law: special precautionary measures for children
people: my child was taken to a home
donde: Ley 19.968 art. 71

[family-courts-protection-hearings]
ley: audiencia preparatoria dentro de los cinco días; audiencia de juicio dentro de los diez días
gente: cuándo es la audiencia de protección; medida de protección audiencia
law: hearings of protection proceedings
people: when is the protection hearing
donde: Ley 19.968 art. 72, 73

[family-courts-separation-from-parents]
ley: separación del niño, niña o adolescente de sus padres; cuando sea estrictamente necesario; parientes consanguíneos
gente: separar a un niño de sus papás; dejar al niño con la abuela; el niño vive con los tíos
law: separation from the parents
people: child placed with relatives
donde: Ley 19.968 art. 74

[family-courts-visits-in-care]
ley: informe; directores de los establecimientos; situación en que se encuentre el niño, niña o adolescente; visitar personalmente los establecimientos residenciales
gente: jueces visitan los hogares de niños; cada cuánto informa la residencia
law: visits to residential homes
people: judges visit children's homes
donde: Ley 19.968 art. 76, 77, 78

[family-courts-violence-jurisdiction]
ley: conflictos originados por actos de violencia intrafamiliar; juzgado con competencia en asuntos de familia; domicilio o residencia del afectado
gente: dónde denuncio violencia intrafamiliar; mi pareja me pega dónde voy; denuncia vif juzgado
law: jurisdiction in domestic violence
people: where to report domestic violence
donde: Ley 19.968 art. 81

[family-courts-violence-report]
ley: inicio del procedimiento; demanda o denuncia; víctima, sus ascendientes, descendientes; persona que tenga conocimiento directo
gente: puedo denunciar por mi hija violencia; denunciar maltrato de un vecino a su señora; quién puede denunciar vif
law: report of domestic violence
people: report violence for someone else
donde: Ley 19.968 art. 82

[family-courts-violence-police]
ley: actuación de la policía; delito flagrante; detención del agresor; ingresar a un lugar cerrado
gente: carabineros pueden entrar por violencia; llamé a los pacos porque me pega; detener al agresor
law: police action in flagrant violence
people: police enter because of violence
donde: Ley 19.968 art. 83

[family-courts-violence-duty]
ley: obligación de denuncia; personas señaladas en el artículo 175; quienes ejerzan el cuidado personal
gente: obligación de denunciar violencia intrafamiliar; el profesor debe denunciar maltrato
law: duty to report domestic violence
people: must a teacher report violence
donde: Ley 19.968 art. 84

[family-courts-violence-criminal]
ley: la violencia pueda ser constitutiva de delito; enviará de inmediato los antecedentes al ministerio público
gente: la violencia pasa a fiscalía; juzgado de familia manda el caso al fiscal
law: referral to the prosecutor
people: case sent to the prosecutor
donde: Ley 19.968 art. 90

[family-courts-violence-measures-list]
ley: prohibir al ofensor acercarse a la víctima; salida del hogar común; prohibir el porte y tenencia; alimentos provisorios; reserva de la identidad del tercero denunciante
gente: orden de alejamiento; que se vaya de la casa mi marido; medida cautelar vif; prohibición de acercarse; echar al agresor de la casa
law: restraining order; protective measures for the victim
people: restraining order; make him leave the house
donde: Ley 19.968 art. 92

[family-courts-violence-conditional-suspension]
ley: suspensión condicional de la dictación de la sentencia; reconoce ante el tribunal los hechos; plazo no inferior a seis meses ni superior a un año
gente: suspender la sentencia de violencia; reconoció que me pegó; condiciones del agresor
law: conditional suspension of the judgment
people: abuser admits and gets conditions
donde: Ley 19.968 art. 96, 97, 98

[family-courts-violence-record]
ley: inscripción en el registro especial; registro civil e identificación; personas condenadas por violencia intrafamiliar
gente: queda en los papeles la violencia intrafamiliar; antecedentes por vif
law: register of convictions for domestic violence
people: does violence stay on the record
donde: Ley 19.968 art. 99; Ley 20.066 art. 12

[family-courts-non-contentious]
ley: actos judiciales no contenciosos; procedimiento no contencioso
gente: trámite de familia sin juicio; autorización del juez para vender bienes de un menor
law: non-contentious proceedings
people: family matter without a trial
donde: Ley 19.968 art. 102

[family-courts-infractions-minors]
ley: contravencional; faltas cometidas por adolescentes; procedimiento para la aplicación de sanciones contravencionales
gente: mi hijo adolescente cometió una falta; menor de edad multa familia
law: minor offences of adolescents
people: teenager committed a minor offence
donde: Ley 19.968 art. 102 A, 102 C, 102 E, 102 G

[family-courts-mediation-what]
ley: mediación; sistema de resolución de conflictos; tercero imparcial, sin poder decisorio, llamado mediador
gente: qué es la mediación familiar; para qué sirve el mediador; el mediador decide
law: mediation; impartial third party
people: what is family mediation
donde: Ley 19.968 art. 103

[family-courts-mediation-mandatory]
ley: mediación previa; someterse a un procedimiento de mediación previo a la interposición de la demanda; alimentos, cuidado personal
gente: tengo que ir a mediación antes de demandar; mediación obligatoria para alimentos; sin mediación no puedo demandar; certificado de mediación frustrada
law: prior mandatory mediation
people: must I mediate first
donde: Ley 19.968 art. 106

[family-courts-mediation-not-allowed]
ley: no se someterán a mediación; estado civil; maltrato; adopción; violencia intrafamiliar
gente: mediación con mi agresor; se puede mediar la violencia; divorcio mediación
law: matters that cannot be mediated
people: mediation with an abuser
donde: Ley 19.968 art. 104

[family-courts-mediation-first-session]
ley: sesión inicial de mediación; derecho a aceptar o no la mediación; citados a la sesión inicial
gente: no quiero ir a la mediación; citación a mediación; qué pasa si no va el papá a la mediación
law: initial mediation session
people: I do not want to mediate
donde: Ley 19.968 art. 108, 111

[family-courts-mediation-term]
ley: proceso de mediación no podrá durar más de sesenta días; ampliación de este plazo hasta por sesenta días más
gente: cuánto dura la mediación; plazo de la mediación familiar
law: duration of mediation
people: how long is mediation
donde: Ley 19.968 art. 110

[family-courts-mediation-record]
ley: acta de mediación; remitida por el mediador al tribunal para su aprobación; valor de sentencia ejecutoriada; mediación se frustrare
gente: vale el acuerdo de mediación; no cumple el acuerdo de mediación; acta de mediación
law: mediation agreement approved by the court
people: is the mediation agreement binding
donde: Ley 19.968 art. 111

[family-courts-mediation-cost]
ley: costo de la mediación; beneficio de gratuidad; gratuitos para las partes
gente: cuánto cuesta la mediación; mediación gratis
law: cost of mediation
people: is mediation free
donde: Ley 19.968 art. 114

[family-courts-mediator-register]
ley: registro de mediadores; título profesional; formación especializada en mediación
gente: cómo ser mediador; requisitos de mediador familiar; reclamar contra el mediador
law: register of mediators
people: how to become a mediator
donde: Ley 19.968 art. 112, 115, 116
`;
