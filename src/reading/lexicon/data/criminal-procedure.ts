/** Concepts of criminal procedure: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CRIMINAL_PROCEDURE = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[penal-prior-trial]
ley: proceso previo legalmente tramitado; juicio previo y única persecución; sentencia fundada, dictada por un tribunal imparcial; juicio previo, oral y público; condenada, absuelta o sobreseída definitivamente
gente: juzgar dos veces por lo mismo; condenar sin juicio; ya me absolvieron y me acusan de nuevo; doble juzgamiento; dos juicios por el mismo delito; non bis in idem
law: double jeopardy; prior trial; due process
people: tried twice for the same crime
donde: Código Procesal Penal art. 1; Constitución Política art. 19

[penal-natural-judge]
ley: juez natural; comisiones especiales; tribunal que señalare la ley; con anterioridad a la perpetración del hecho
gente: juez imparcial; tribunal especial; qué tribunal me juzga por delito; juez elegido después del delito
law: natural judge; lawful tribunal
people: which judge will try me
donde: Código Procesal Penal art. 2; Constitución Política art. 19

[penal-presumption-innocence]
ley: presunción de inocencia; ninguna persona será considerada culpable; no fuere condenada por una sentencia firme
gente: inocente hasta que se demuestre; soy inocente; me tratan como culpable; tengo que probar mi inocencia; culpable sin pruebas; quién prueba el delito
law: presumption of innocence
people: innocent until proven guilty
donde: Código Procesal Penal art. 4

[penal-prosecutor-exclusive]
ley: ministerio público dirigirá en forma exclusiva la investigación; ejercerá y sustentará la acción penal pública; exclusividad de la investigación penal; criterio de objetividad
gente: quién investiga un delito; funciones del fiscal penal; para qué sirve la fiscalía; fiscalía no investiga; fiscal parcial; trabajo del fiscal
law: public prosecutor; exclusive direction of investigation
people: who investigates crimes; what is the prosecutor for
donde: Código Procesal Penal art. 3, 77; Constitución Política art. 83

[penal-liberty-legality]
ley: legalidad de las medidas privativas o restrictivas de libertad; citar, arrestar, detener, someter a prisión preventiva; forma señalados por la Constitución y las leyes; interpretadas restrictivamente
gente: cuándo me pueden detener; me pueden llevar preso; detener sin motivo legal; límites a la detención; pueden arrestarme
law: legality of restrictions on liberty
people: can police arrest me
donde: Código Procesal Penal art. 5

[penal-accused-status]
ley: calidad de imputado; persona a quien se atribuyere participación; primera actuación del procedimiento; hecho punible
gente: qué significa ser imputado; soy imputado; imputado y acusado; me llegó una citación como imputado
law: status of accused; suspect
people: am I a suspect; what does accused mean
donde: Código Procesal Penal art. 7

[penal-right-defence]
ley: defensa jurídica; derecho a ser defendido por un letrado; ámbito de la defensa; formular los planteamientos y alegaciones; intervenir en todas las actuaciones judiciales
gente: derecho a un abogado; me pueden interrogar sin abogado; tengo derecho a defensa; puedo hablar en la audiencia penal; derecho a defenderme en juicio
law: right to counsel; right to defence
people: right to a lawyer
donde: Código Procesal Penal art. 8, 102; Constitución Política art. 19

[penal-judicial-authorization]
ley: autorización judicial previa; privare al imputado o a un tercero del ejercicio de los derechos; casos urgentes; teléfono, fax, correo electrónico
gente: orden del juez; la policía necesita orden; orden judicial por teléfono; diligencia sin permiso del juez
law: prior judicial authorization; judicial warrant
people: does police need a warrant
donde: Código Procesal Penal art. 9, 236

[penal-guarantee-protection]
ley: cautela de garantías; no está en condiciones de ejercer los derechos; afectación sustancial de los derechos del imputado; suspensión del procedimiento por el menor tiempo posible
gente: audiencia de cautela de garantías; pedirle al juez que proteja al imputado; preso enfermo sin atención; no me dejan ver la carpeta; reclamar al juez de garantía
law: protection of guarantees
people: my rights as accused are violated
donde: Código Procesal Penal art. 10

[penal-time-application]
ley: aplicación temporal de la ley procesal penal; procedimientos ya iniciados; disposiciones más favorables al imputado
gente: ley procesal nueva en juicio viejo; cambió el procedimiento penal; se aplica la ley nueva a mi causa penal
law: temporal application of procedural law
people: new procedure law in my case
donde: Código Procesal Penal art. 11

[penal-parties]
ley: intervinientes en el procedimiento; fiscal, al imputado, al defensor, a la víctima y al querellante
gente: quiénes participan en el juicio penal; partes del juicio penal; intervinientes
law: parties to criminal proceedings
people: who takes part in a criminal trial
donde: Código Procesal Penal art. 12

[penal-foreign-judgments]
ley: sentencias penales de tribunales extranjeros; tendrán valor en Chile; pena que el sujeto hubiere cumplido en país extranjero
gente: ya me condenaron en otro país; condena extranjera vale en Chile; cumplí pena afuera; juzgado en el extranjero
law: foreign criminal judgments
people: convicted abroad
donde: Código Procesal Penal art. 13

[penal-deadlines]
ley: todos los días y horas serán hábiles; plazos fatales e improrrogables; cómputo de plazos de horas; defecto en la notificación
gente: se cuentan los domingos en lo penal; días corridos o hábiles en lo penal; plazo venció en feriado; se me pasó el plazo penal; pedir más plazo al juez penal; cómo se cuentan los plazos penales
law: procedural deadlines; working days
people: do weekends count in criminal cases; missed a deadline
donde: Código Procesal Penal art. 14, 15, 16, 17

[penal-notifications]
ley: notificaciones de las resoluciones judiciales; copia íntegra de la resolución; señalamiento de domicilio; notificación al imputado privado de libertad; estado diario
gente: cómo notifican en lo penal; llegó un papel del tribunal penal; cambié de domicilio y hay causa penal; notificar por correo electrónico; no me notificaron la causa penal; notificación del juzgado de garantía
law: service of process; notification of criminal rulings
people: never notified; court papers
donde: Código Procesal Penal art. 24, 25, 26, 29

[penal-summons]
ley: citaciones judiciales; bajo apercibimiento; arresto hasta la realización de la actuación; sin justificar su inasistencia
gente: me llegó una citación del juzgado de garantía; no fui a la audiencia; qué pasa si no voy a la citación penal; falté a la audiencia; carta del juzgado de garantía; arresto por no ir; no fui al juzgado de garantía; me citó el juzgado de garantía
law: court summons; failure to appear
people: missed my court date; summons
donde: Código Procesal Penal art. 33, 123

[penal-prosecutor-summons]
ley: citación del ministerio público; fiscal requiriere la comparecencia; cualquier medio idóneo; ocurrir ante el juez de garantía; testigos citados
gente: me citó la fiscalía; citación de la fiscalía; tengo que ir a declarar a fiscalía; me llamó la pdi a declarar; qué pasa si no voy a la fiscalía; me citaron como testigo; me llamaron de la fiscalía; me citó la pdi
law: prosecutor's summons
people: summoned by the prosecutor
donde: Código Procesal Penal art. 23, 190

[penal-records]
ley: registro de actuaciones; examen del registro; conservación de los registros; registro de audio
gente: pedir copia del audio de la audiencia; audio del juicio; ver la causa penal; copia de la carpeta judicial; quién puede ver la causa; expediente penal público
law: court records; audio records
people: copy of hearing recording
donde: Código Procesal Penal art. 39, 41, 43, 44

[penal-costs]
ley: costas del procedimiento penal; serán de cargo del condenado; absuelto o sobreseído definitivamente; razones que fundadas que expresare el tribunal
gente: quién paga las costas penales; me absolvieron quién paga mi abogado; pagar costas del juicio penal; recuperar lo gastado en abogado; cuánto cuesta un juicio penal
law: costs of criminal proceedings
people: who pays legal costs after acquittal
donde: Código Procesal Penal art. 46, 47, 48

[penal-action-types]
ley: acción penal es pública o privada; deberá ser ejercida de oficio por el ministerio público; clasificación de la acción penal; delitos cometidos contra menores de edad
gente: delito de acción pública; fiscalía actúa de oficio; qué delitos persigue la fiscalía; tipos de acción penal; si retiro la denuncia sigue la causa
law: public and private criminal action
people: will the state prosecute anyway
donde: Código Procesal Penal art. 53

[penal-prior-complaint]
ley: acción pública previa instancia particular; no podrá procederse de oficio; ofendido por el delito hubiere denunciado; lesiones menos graves y lesiones leves; violación de domicilio
gente: delito que requiere denuncia; si no denuncio no investigan; tengo que denunciar yo las lesiones; delitos que solo la víctima denuncia
law: action upon private complaint
people: does the victim have to complain
donde: Código Procesal Penal art. 54

[penal-private-action]
ley: delitos de acción privada; no podrán ser ejercidas por otra persona que la víctima; calumnia y la injuria; provocación a duelo; falta descrita en el número 11
gente: delito de acción privada; fiscalía no investiga injurias; qué delitos son privados; me tengo que querellar yo
law: private prosecution offences
people: private criminal action
donde: Código Procesal Penal art. 55

[penal-waiver-action]
ley: renuncia de la acción penal; no se extingue por la renuncia; efectos relativos de la renuncia; sólo afectará al renunciante
gente: retirar la denuncia; quitar la denuncia; puedo retirar una denuncia; quiero levantar los cargos; me arrepentí de denunciar; sacar la denuncia; ya no quiero seguir con la denuncia; nos arreglamos y retirar la denuncia
law: waiver of criminal action; drop charges
people: drop the charges; withdraw a complaint
donde: Código Procesal Penal art. 56, 57

[penal-civil-action]
ley: demanda civil en el procedimiento penal; acción civil que tuviere por objeto únicamente la restitución; responsabilidades civiles derivadas del hecho punible; quince días antes de la fecha
gente: pedir indemnización en el juicio penal; demandar plata por el delito; demanda civil contra el imputado; que me pague lo que me robó; indemnización por el delito; cuándo presento la demanda civil penal
law: civil action in criminal proceedings; restitution to the victim
people: sue the criminal for money; compensation for crime
donde: Código Procesal Penal art. 59, 60

[penal-civil-action-fate]
ley: desistimiento y abandono; independencia de la acción civil respecto de la acción penal; extinguida la acción civil; suspensión o terminación del procedimiento penal
gente: demanda civil si absuelven al imputado; abandonar la demanda civil penal; qué pasa con mi indemnización si termina lo penal; demandar después del juicio penal
law: fate of the civil claim
people: compensation if acquitted
donde: Código Procesal Penal art. 64, 65, 66, 67, 68

[penal-guarantee-judge]
ley: juez de garantía competente; juez de garantía llamado por la ley; distinto del territorio jurisdiccional; asegurar los derechos del imputado
gente: qué hace el juez de garantía; qué juzgado ve mi causa penal; dónde es la audiencia penal; juzgado de garantía de qué comuna; para qué sirve el juzgado de garantía
law: guarantee judge; magistrate
people: which court handles my case
donde: Código Procesal Penal art. 70; Código Orgánico de Tribunales art. 14, 16

[penal-oral-court]
ley: tribunal de juicio oral en lo penal; tres miembros; conocer y juzgar las causas por crimen o simple delito
gente: qué es el tribunal oral; cuántos jueces hay en el juicio oral; top penal; tribunal oral en lo penal; hay jurado en Chile
law: oral criminal trial court
people: how many judges; jury in a criminal trial
donde: Código Orgánico de Tribunales art. 17, 18; Código Procesal Penal art. 281

[penal-jurisdiction-conflict]
ley: conflicto de competencia; preclusión de los conflictos de competencia; tribunal en cuyo territorio se hubiere cometido el hecho; dirimida la competencia; comienzo a su ejecución
gente: tribunal competente del delito; el delito fue en otra ciudad; cambiar de juzgado penal; dónde se juzga un delito; incompetencia penal
law: jurisdiction conflict; criminal venue
people: crime happened in another city
donde: Código Procesal Penal art. 72, 73, 74; Código Orgánico de Tribunales art. 157

[penal-judge-recusal]
ley: inhabilitación del juez de garantía; solicitudes de inhabilitación; jueces del tribunal del juicio oral
gente: recusar a un juez penal; juez conoce al acusado; cambiar al juez; juez no imparcial en lo penal; inhabilitar al juez
law: recusal; disqualification of judge
people: change the judge; biased judge
donde: Código Procesal Penal art. 75, 76; Código Orgánico de Tribunales art. 195

[penal-victim-protection]
ley: información y protección a las víctimas; ordenar por sí mismos o solicitar al tribunal; medidas destinadas a la protección; probables hostigamientos, amenazas o atentados; escuchar a la víctima
gente: protección a la víctima; me amenaza el imputado; pedir protección a la fiscalía; tengo miedo de denunciar; rondas de carabineros; botón de pánico; que no se acerque el agresor; medidas de protección por denuncia; me amenazó después de denunciar
law: victim protection measures
people: afraid to report; protect me from the accused
donde: Código Procesal Penal art. 78, 109

[penal-victim-definition]
ley: ofendido por el delito; se considera víctima; muerte del ofendido; conviviente civil y a los hijos; hermanos de la víctima
gente: quién cuenta como víctima del delito; mataron a mi hijo puedo querellarme; familia de la víctima; quién representa al muerto; soy víctima si murió mi papá; hermano de la víctima
law: next of kin; victim of the crime
people: family of the murder victim
donde: Código Procesal Penal art. 108

[penal-victim-rights]
ley: derechos de la víctima; presentar querella; ser oída, si lo solicitare; impugnar el sobreseimiento temporal o definitivo; responsabilidades civiles provenientes del hecho punible
gente: qué derechos tiene la víctima; fiscal no me escucha; me pueden informar de mi causa; víctima puede apelar; la víctima puede hablar; fiscalía no me avisa nada
law: victims' rights
people: rights of crime victims
donde: Código Procesal Penal art. 109

[penal-victim-sexual]
ley: víctimas de delitos de violencia sexual; prevención de la victimización secundaria; evitar la victimización secundaria; contar con acceso a asistencia; curador ad litem
gente: declarar muchas veces por abuso; víctima de violación en juicio; tener que contarlo otra vez; revictimización; me preguntan por mi vida sexual; niña abusada declara; abogado para el niño víctima
law: protection of sexual violence victims; secondary victimization
people: rape victim testifying again
donde: Código Procesal Penal art. 109 bis, 109 ter, 110 bis

[penal-video-interview]
ley: entrevista investigativa videograbada; declaración judicial; niños, niñas y adolescentes; delitos contemplados; sala especial
gente: entrevista grabada al niño; niño declara por abuso; cuántas veces declara un niño; cámara gesell; mi hija tiene que declarar; niño testigo de abuso
law: video-recorded investigative interview of children
people: child testifying about abuse
donde: Ley 21.057 art. 1, 3, 4, 5

[penal-querella-who]
ley: querella podrá ser interpuesta por la víctima; representante legal o su heredero testamentario; cualquier persona capaz de parecer en juicio; órganos y servicios públicos; querellante
gente: quién puede querellarse; cualquier persona puede querellarse; municipalidad se querella; diferencia entre denuncia y querella
law: private prosecutor; who may file a criminal complaint
people: file criminal charges; press charges
donde: Código Procesal Penal art. 111

[penal-querella-requirements]
ley: toda querella criminal deberá presentarse por escrito; relación circunstanciada del hecho; nombre, apellido, profesión u oficio; oportunidad para presentar la querella; no declarare cerrada la investigación
gente: cómo hacer una querella; requisitos de la querella; hasta cuándo puedo querellarme; plazo para la querella; qué lleva una querella; necesito abogado para querellarme; presentar una querella
law: requirements of the criminal complaint
people: how to file a criminal complaint
donde: Código Procesal Penal art. 112, 113

[penal-querella-inadmissible]
ley: inadmisibilidad de la querella; no será admitida a tramitación; presentada extemporáneamente; subsanar los defectos; querella rechazada; prohibición de querella
gente: rechazaron mi querella; no me aceptaron la querella; apelar el rechazo de la querella; querella inadmisible; puedo querellarme contra mi marido
law: inadmissible complaint
people: complaint rejected by judge
donde: Código Procesal Penal art. 114, 116, 117

[penal-querella-withdrawal]
ley: desistimiento de la querella; abandono de la querella; tomará a su cargo las costas; querella calumniosa; efectos del abandono
gente: retirar la querella; desistirse de la querella; no fui a la audiencia y soy querellante; me abandonaron la querella; bajar la querella; demandar al que me querelló
law: withdrawal of complaint; abandonment of the complaint
people: withdraw the complaint
donde: Código Procesal Penal art. 118, 119, 120, 121

[penal-denuncia]
ley: cualquier persona podrá comunicar directamente al ministerio público; podrá formularse por cualquier medio; identificación del denunciante; narración circunstanciada del hecho; comunicar directamente al ministerio público
gente: dónde denunciar un robo; poner una denuncia; denunciar en carabineros; denuncia anónima; denunciar por internet; no me quisieron tomar la denuncia; puedo denunciar sin pruebas; denunciar en la pdi; denuncia seguro; cómo denunciar un delito; hacer una denuncia; llamar a carabineros por un robo; denunciar por teléfono; quiero denunciar un delito; quiero denunciar a mi vecino
law: crime report; police report
people: report a crime; file a police report
donde: Código Procesal Penal art. 173, 174

[penal-mandatory-report]
ley: denuncia obligatoria; estarán obligados a denunciar; directores, inspectores y profesores de establecimientos educacionales; jefes de establecimientos hospitalarios; dentro de las veinticuatro horas siguientes
gente: quién está obligado a denunciar; profesor debe denunciar abuso; el colegio no denunció; médico debe denunciar; funcionario público debe denunciar; cuánto tiempo tiene el colegio para denunciar; multa por no denunciar
law: mandatory reporting
people: must a teacher report abuse
donde: Código Procesal Penal art. 175, 176

[penal-complainant-liability]
ley: responsabilidad y derechos del denunciante; no contraerá otra responsabilidad; autodenuncia; imputado por otra persona
gente: me pueden demandar por denunciar; qué riesgo tengo por denunciar; el denunciado sabe quién denunció; entregarme voluntario; autodenuncia; limpiar mi nombre ante fiscalía
law: liability of complainant; self-report
people: can I get in trouble for reporting
donde: Código Procesal Penal art. 178, 179

[penal-police-functions]
ley: función de la policía en el procedimiento penal; auxiliar del ministerio público; dirección y responsabilidad de los fiscales; Policía de Investigaciones de Chile; actuaciones de la policía sin orden previa
gente: qué puede hacer la policía; funciones de la pdi; carabineros puede actuar sin orden; resguardar el sitio del suceso; policía debe ayudar a la víctima; quién manda a la pdi
law: police powers; police without warrant
people: powers of the police
donde: Código Procesal Penal art. 79, 80, 83

[penal-identity-control]
ley: control de identidad; casos fundados; algún indicio de que ella hubiere cometido; registro de las vestimentas, equipaje o vehículo; se encapuche o emboce
gente: control de identidad; me llevaron por no tener carnet; cuántas horas me pueden tener en la comisaría; me revisaron el bolso; carabineros me registró; andar sin carnet; me revisaron el auto; indicio para controlar
law: identity check; stop and search
people: police checked my ID; searched my bag
donde: Código Procesal Penal art. 85, 86

[penal-body-search]
ley: examen de las vestimentas; equipaje que portare o del vehículo; indicios que permitieren estimar; persona del mismo sexo
gente: me revisaron la ropa; me desnudaron para registrar; carabinero hombre revisó a mujer; revisión del auto del detenido; me tocaron al revisarme
law: search of clothing, luggage or vehicle
people: strip search; frisked by police
donde: Código Procesal Penal art. 89

[penal-corpse]
ley: levantamiento del cadáver; muerte en la vía pública; hallazgo de un cadáver; exhumación; autopsia; Servicio Médico Legal
gente: me entregan el cuerpo; cuándo devuelven el cadáver; autopsia obligatoria; murió en la calle; no quiero autopsia a mi papá; desenterrar para investigar; cuerpo en el sml; muerte sospechosa
law: removal of corpse; autopsy; exhumation
people: autopsy of my father; release the body
donde: Código Procesal Penal art. 90, 199, 201, 202

[penal-police-questioning]
ley: declaraciones del imputado ante la policía; interrogar autónomamente al imputado en presencia de su defensor; manifestare su deseo de declarar; guardar silencio
gente: me interrogaron sin abogado; declarar en la pdi; qué digo si me interrogan; tengo que declarar ante carabineros; firmé una declaración en la comisaría; me hicieron confesar
law: police interrogation; custodial statement
people: questioned without a lawyer
donde: Código Procesal Penal art. 91

[penal-no-media]
ley: prohibición de informar; funcionarios policiales no podrán informar a los medios de comunicación; identidad de detenidos, imputados, víctimas
gente: mostraron mi cara en la tele detenido; policía dio mi nombre a la prensa; publicaron mi nombre como imputado; grabación del detenido en las noticias
law: ban on disclosure to media
people: police gave my name to the press
donde: Código Procesal Penal art. 92

[penal-accused-rights]
ley: derechos y garantías del imputado; guardar silencio; no ser sometido a tortura; informe de manera específica y clara; solicitar el sobreseimiento definitivo; no ser obligado a declarar bajo juramento
gente: derechos del imputado; derecho a guardar silencio; quedarme callado; tengo que declarar; derechos del acusado; qué derechos tengo si me acusan; puedo mentir como imputado; me acojo al silencio
law: rights of the accused; right to silence
people: right to remain silent; my rights as accused
donde: Código Procesal Penal art. 93

[penal-detainee-rights]
ley: imputado privado de libertad; entrevistarse privadamente con su abogado; recibir visitas y comunicarse por escrito o por cualquier otro medio; exprese específica y claramente el motivo; información al detenido
gente: derechos del detenido; leer los derechos; no me leyeron mis derechos; llamar por teléfono detenido; avisar a mi familia que estoy detenido; derechos del preso; visitas al preso; me detuvieron qué hago; me llevaron detenido; está detenido y no puedo verlo
law: rights of detainees; Miranda warnings
people: read me my rights; phone call when arrested
donde: Código Procesal Penal art. 94, 135, 136

[penal-amparo-guarantee]
ley: arrestado, detenido o preso; amparo ante el juez de garantía; conducida sin demora ante un juez de garantía; examine la legalidad de su privación de libertad; condiciones en que se encontrare
gente: amparo por detención ilegal; está preso injustamente; sacar a alguien detenido ilegal; no sé en qué comisaría está detenido; habeas corpus; recurso de amparo
law: habeas corpus; amparo
people: illegally detained
donde: Código Procesal Penal art. 95; Constitución Política art. 21

[penal-lawyer-access]
ley: derechos de los abogados; requerir del funcionario encargado de cualquier lugar de detención; conferenciar privadamente; confirmación de encontrarse privada de libertad
gente: abogado no puede ver al detenido; no dejan entrar al abogado; abogado en la comisaría; saber si está detenido en la comisaría
law: lawyer's access to detainee
people: lawyer denied access
donde: Código Procesal Penal art. 96

[penal-rebellion]
ley: declarado rebelde; causales de rebeldía; efectos de la rebeldía; el imputado no fuere habido
gente: rebelde en lo penal; me declararon rebelde; prófugo; no me presenté y hay orden; imputado se fue del país; imputado no aparece; fugado de la justicia
law: fugitive accused; contumacy; default of the accused
people: failed to appear; wanted fugitive
donde: Código Procesal Penal art. 99, 100, 101

[penal-defender]
ley: designar libremente a un defensor; defensor penal público; efectos de la ausencia del defensor; defensores de su confianza; designación de oficio; renuncia o abandono de la defensa
gente: no tengo plata para abogado penal; abogado gratis penal; defensoría penal pública; cambiar de defensor; mi defensor no vino; defensor público; abogado renunció al caso penal; defenderme yo mismo; abogado de oficio; quién defiende al detenido; no tengo plata y me acusan; cuánto cuesta el defensor
law: public defender; court-appointed counsel
people: free lawyer; public defender; can't afford a lawyer
donde: Código Procesal Penal art. 102, 103, 106, 107

[penal-shared-defender]
ley: defensa de varios imputados; defensor común; diversas posiciones que cada uno sustentare no fueren incompatibles
gente: mismo abogado para dos imputados; compartir abogado con el otro acusado; defensor del otro imputado
law: joint defence
people: same lawyer for two accused
donde: Código Procesal Penal art. 105

[penal-arrest-warrant]
ley: procedencia de la detención; orden de funcionario público expresamente facultado; intimada en forma legal; detención judicial; conducido a su presencia; orden de detención
gente: orden de detención; tengo orden de detención; orden de arresto; saber si tengo orden de detención; por qué me pueden detener; orden de captura; me buscan los carabineros; orden pendiente; me buscan los pacos; me anda buscando la pdi
law: arrest warrant; judicial arrest
people: warrant for my arrest
donde: Código Procesal Penal art. 125, 127, 128, 154

[penal-voluntary-surrender]
ley: presentación voluntaria del imputado; se hubiere emitido orden de detención; ocurrir ante el juez que correspondiere
gente: entregarse al juez; presentarme voluntariamente; alzar la orden de detención; contraorden de detención; dejar sin efecto la orden de detención; me quiero entregar a carabineros
law: voluntary appearance
people: turn myself in
donde: Código Procesal Penal art. 126

[penal-flagrance-detention]
ley: detención en caso de flagrancia; situación de flagrancia; cualquier persona podrá detener; acabare de cometerlo; víctimas de un delito que reclamen auxilio; tiempo inmediato
gente: pillado en el acto; con las manos en la masa; in fraganti; lo agarraron robando; cuántas horas dura la flagrancia; detener al ladrón yo mismo; vecinos detuvieron al ladrón; detenido en flagrancia; me detuvieron en la calle; pillé al ladrón; agarramos al ladrón
law: flagrante delicto; caught in the act; citizen's arrest
people: caught red-handed; citizen's arrest
donde: Código Procesal Penal art. 129, 130, 134

[penal-detention-time]
ley: plazos de la detención; período que en caso alguno excederá las veinticuatro horas; informar de ella al ministerio público; ampliación del plazo de detención; conducido ante el juez
gente: cuántas horas puede estar detenido; cuánto dura la detención; 24 horas detenido; pasarlo a control; ampliaron la detención; cuándo sueltan al detenido; cuánto tiempo preso sin ver al juez; noche en el calabozo
law: length of detention; twenty-four hours
people: how long can police hold me
donde: Código Procesal Penal art. 131, 132

[penal-detention-control]
ley: primera audiencia judicial del detenido; ausencia de éstos dará lugar a la liberación; declaración de ilegalidad de la detención; abogado asistente del fiscal; apelación de la resolución que declara la ilegalidad
gente: control de detención; pasó a control de detención; detención ilegal; quedó libre en el control; lo soltaron al otro día; declararon ilegal la detención; audiencia del detenido; cuándo sale mi hijo detenido; tomaron detenido a mi hijo; se llevaron preso; está detenido mi hermano; cayó detenido
law: detention hearing; first appearance; unlawful detention
people: arraignment; first court hearing
donde: Código Procesal Penal art. 132, 132 bis

[penal-citation-instead]
ley: exclusión de otras medidas; no se podrán ordenar medidas cautelares; con excepción de la citación; será citado a la presencia del fiscal; previa comprobación de su domicilio
gente: quedó citado; quedó apercibido; lo soltaron con citación; detenido por falta; me dejaron libre y citado; artículo 26; lo pillaron y lo soltaron
law: summons instead of arrest; released pending summons
people: released with a citation
donde: Código Procesal Penal art. 124, 134

[penal-prison-entry]
ley: ingreso de personas detenidas; encargados de los establecimientos penitenciarios; detención en la residencia del imputado; sino en virtud de órdenes judiciales
gente: ingresar a la cárcel; preso sin orden; detención en su domicilio; detenido en su casa por enfermo
law: admission to prison; detention at residence
people: taken to jail without order
donde: Código Procesal Penal art. 133, 138

[penal-precautionary-purpose]
ley: medidas cautelares personales sólo serán impuestas; absolutamente indispensables; finalidad y alcance; por resolución judicial fundada
gente: para qué son las medidas cautelares; cautelar penal; cuándo se imponen cautelares; medida cautelar injusta
law: purpose of precautionary measures
people: why precautionary measures
donde: Código Procesal Penal art. 122

[penal-preventive-detention]
ley: requisitos para ordenar la prisión preventiva; existencia del delito que se investigare; presunciones fundadas; peligro para la seguridad de la sociedad; peligro de fuga; procedencia de la prisión preventiva
gente: prisión preventiva; quedó preso mientras investigan; lo dejaron en preventiva; preso sin condena; cuándo dejan en prisión preventiva; peligro para la sociedad; imputado preso; lo mandaron a la cárcel sin juicio; cayó en preventiva; lo dejaron preso mientras investigan
law: pre-trial detention; remand in custody; requirements of pre-trial detention
people: jailed before trial; held in jail pending trial
donde: Código Procesal Penal art. 139, 140

[penal-preventive-improper]
ley: improcedencia de la prisión preventiva; sancionado únicamente con penas pecuniarias; delitos de acción privada; se encontrare cumpliendo efectivamente una pena
gente: cuándo no procede la preventiva; no pueden dejarlo preso; preventiva por delito chico; preso por una multa; embarazada en preventiva
law: when pre-trial detention is not allowed
people: can't be jailed before trial
donde: Código Procesal Penal art. 141

[penal-preventive-hearing]
ley: tramitación de la solicitud de prisión preventiva; resolución sobre la prisión preventiva; solicitud de prisión preventiva podrá plantearse verbalmente; presencia del imputado y su defensor
gente: audiencia de prisión preventiva; quién pide la prisión preventiva; juez decide la preventiva; querellante pide preventiva
law: pre-trial detention hearing
people: bail hearing
donde: Código Procesal Penal art. 142, 143

[penal-preventive-review]
ley: modificación y revocación de la resolución sobre la prisión preventiva; substitución de la prisión preventiva; revisión de oficio; mitad de la pena privativa de libertad; límites temporales
gente: revisar la prisión preventiva; revisión de cautelar; cuánto dura la prisión preventiva; lleva un año en preventiva; salir de preventiva; cambiar la preventiva por arresto domiciliario; máximo tiempo en preventiva; bajar la cautelar
law: review of pre-trial detention; time limits
people: get out of pre-trial detention
donde: Código Procesal Penal art. 144, 145, 152

[penal-bail]
ley: caución para reemplazar la prisión preventiva; caución económica suficiente; ejecución de las cauciones; cancelación de la caución; prenda o hipoteca; caución para reemplazar
gente: salir bajo fianza; libertad bajo fianza; salir libre con fianza; fianza para salir de la cárcel; fianza del imputado; pagar para salir preso
law: bail; bail bond
people: bail; post bail
donde: Código Procesal Penal art. 146, 147, 148
no: arriendo; arrendamiento; aval; codeudor

[penal-preventive-appeal]
ley: negare lugar o revocare la prisión preventiva; no podrá ser puesto en libertad; recursos relacionados con la medida de prisión preventiva; apelación en forma verbal
gente: apelar la prisión preventiva; fiscal apeló y sigue preso; apelación verbal; corte deja en preventiva; apelar la cautelar
law: appeal against pre-trial detention order
people: appeal bail decision
donde: Código Procesal Penal art. 149

[penal-preventive-execution]
ley: ejecución de la medida de prisión preventiva; establecimientos especiales, diferentes; lugares absolutamente separados; prohibición de comunicaciones
gente: imputado con condenados en la cárcel; permiso para salir de preventiva a un funeral; incomunicado; no dejan visitar al preso; preso con peligrosos; trato en la cárcel preventiva
law: enforcement of pre-trial detention; incommunicado
people: leave for a funeral from jail
donde: Código Procesal Penal art. 150, 151

[penal-other-precautionary]
ley: otras medidas cautelares personales; privación de libertad, total o parcial, en su casa; prohibición de salir del país; presentarse periódicamente ante el juez; prohibición de aproximarse al ofendido; obligación de abandonar el hogar
gente: arresto domiciliario; arraigo nacional; arraigo; firma quincenal; orden de alejamiento; firma mensual cautelar; prohibición de acercarse; arresto domiciliario nocturno; no puedo salir del país; me prohibieron acercarme; medidas cautelares penales; no se puede acercar a la víctima; tiene que firmar en carabineros
law: house arrest; travel ban; restraining order; no-contact order
people: house arrest; restraining order; can't leave the country
donde: Código Procesal Penal art. 155, 156

[penal-real-precautionary]
ley: medidas cautelares reales; bienes del imputado; demanda civil; medida cautelar real especial; usurpación de inmuebles; concesión de medidas sin audiencia del afectado
gente: embargar al imputado; congelar las cuentas del estafador; prohibir vender la casa al imputado; asegurar los bienes del acusado; retener la plata del imputado; recuperar casa usurpada antes del juicio
law: asset freezing; precautionary measures on property
people: freeze the scammer's assets
donde: Código Procesal Penal art. 157, 157 bis, 157 ter

[penal-procedural-nullity]
ley: procedencia de las nulidades procesales; actuaciones o diligencias judiciales defectuosas; perjuicio reparable únicamente con la declaración de nulidad; saneamiento de la nulidad
gente: anular una diligencia penal; nulidad procesal penal; audiencia mal hecha; notificación nula en lo penal; incidente de nulidad penal
law: procedural nullity
people: annul a hearing
donde: Código Procesal Penal art. 159, 164

[penal-provisional-archive]
ley: archivo provisional; no aparecieren antecedentes que permitieren desarrollar actividades; esclarecimiento de los hechos; reapertura del procedimiento
gente: archivaron mi denuncia; archivaron la causa; me llegó carta de archivo; fiscalía archivó mi caso; reabrir mi denuncia; no investigaron mi robo; no han hecho nada con mi denuncia; qué pasó con mi denuncia; en qué quedó mi denuncia; nunca me llamaron por la denuncia
law: provisional archive; case shelved
people: police closed my case
donde: Código Procesal Penal art. 167

[penal-no-investigation]
ley: facultad para no iniciar investigación; no fueren constitutivos de delito; extinguida la responsabilidad penal del imputado; control judicial; provocar la intervención del juez de garantía
gente: fiscalía no quiere investigar; me rechazaron la denuncia; fiscal dice que no es delito; obligar a la fiscalía a investigar; reclamar contra el fiscal
law: decision not to investigate
people: prosecutor refuses to investigate
donde: Código Procesal Penal art. 168, 169

[penal-opportunity]
ley: principio de oportunidad; no comprometiere gravemente el interés público; no iniciar la persecución penal o abandonar; hecho que no comprometiere
gente: fiscal cerró la causa por poca cosa; delito chico no lo persiguen; principio de oportunidad; me aplicaron oportunidad; fiscalía abandonó el caso
law: principle of discretionary prosecution
people: prosecutor dropped a minor case
donde: Código Procesal Penal art. 170

[penal-prejudicial-civil]
ley: cuestiones prejudiciales civiles; juzgamiento criminal se requiriere la resolución previa; suspenderá el procedimiento criminal
gente: juicio penal depende del civil; hay que esperar al juicio civil; quién es el dueño antes del delito
law: preliminary civil question
people: criminal case waiting on civil case
donde: Código Procesal Penal art. 171

[penal-investigation-secrecy]
ley: secreto de las actuaciones de investigación; serán secretas para los terceros ajenos; examinar y obtener copias; registros y documentos de la investigación
gente: ver la carpeta investigativa; pedir copia de la carpeta; carpeta de investigación; fiscal no me muestra la carpeta; causa reservada; carpeta secreta; puedo ver mi causa en fiscalía
law: secrecy of investigation; access to file
people: see the prosecutor's file
donde: Código Procesal Penal art. 182

[penal-request-proceedings]
ley: proposición de diligencias; solicitar al fiscal todas aquellas diligencias; pertinentes y útiles para el esclarecimiento; asistencia a diligencias; diez días siguientes a la solicitud
gente: pedir diligencias al fiscal; pedir que citen testigos; fiscal no hace diligencias; pedir que revisen las cámaras; fiscal no responde mis solicitudes; aportar pruebas a la fiscalía
law: request for investigative steps
people: ask the prosecutor to check cameras
donde: Código Procesal Penal art. 183, 184

[penal-pre-formal-control]
ley: control judicial anterior a la formalización; considerare afectada por una investigación que no se hubiere formalizado; ordene al fiscal informar; fijarle un plazo para que formalice
gente: me investigan y no me formalizan; saber si me investigan; obligar al fiscal a formalizar; investigación eterna sin formalizar; hay una causa penal en mi contra; cómo sé si tengo una causa penal; saber si me denunciaron
law: judicial control before formal charges
people: am I being investigated
donde: Código Procesal Penal art. 186

[penal-seized-things]
ley: objetos, documentos e instrumentos; conservación de las especies; reclamaciones o tercerías; devolución de los objetos; cosas hurtadas, robadas o estafadas; enajenación temprana de especies
gente: recuperar mi celular incautado; fiscalía tiene mis cosas; me devuelven lo robado; auto retenido por fiscalía; pedir la devolución de mi auto incautado; cuándo me devuelven el celular; especies incautadas; encontraron mi auto robado; pdi tiene mi celular; carabineros se llevó mi auto; encontraron mi celular robado
law: return of seized property; third-party claim
people: get my phone back from police; recovered stolen car
donde: Código Procesal Penal art. 187, 187 bis, 188, 189

[penal-accused-statement]
ley: declaración voluntaria del imputado; comparecencia del imputado ante el ministerio público; declaración del imputado como medio de defensa; no podrá negarse a proporcionar su completa identidad
gente: imputado declara ante el fiscal; conviene declarar; tengo que declarar como imputado; dar mi versión al fiscal; audiencia para declarar
law: statement of the accused
people: should I give a statement
donde: Código Procesal Penal art. 98, 193, 194

[penal-forbidden-methods]
ley: métodos prohibidos; todo método de investigación o de interrogación que menoscabe o coarte la libertad; coacción, amenaza o promesa; hipnosis; prolongación excesiva de la declaración
gente: me obligaron a confesar; confesión bajo amenaza; me pegaron para que confesara; polígrafo; detector de mentiras; interrogatorio de muchas horas; confesión forzada
law: prohibited interrogation methods; coerced confession
people: forced confession; lie detector
donde: Código Procesal Penal art. 195, 196

[penal-body-exams]
ley: exámenes corporales; pruebas de carácter biológico, extracciones de sangre; exámenes y pruebas de ADN; pruebas caligráficas; no fuere de temer menoscabo para la salud
gente: sacar sangre sin permiso; examen de adn imputado; me pueden sacar sangre; prueba de letra; peritaje caligráfico; toma de muestra; negarme a un examen; huella genética
law: bodily examination; DNA sample; handwriting sample
people: take my blood; DNA test by police
donde: Código Procesal Penal art. 197, 199 bis, 203

[penal-medical-evidence]
ley: exámenes médicos y pruebas relacionadas con los delitos; hospitales, clínicas y establecimientos de salud semejantes; lesiones corporales; dar cuenta al ministerio público; practicar los reconocimientos
gente: constatar lesiones; examen por violación; hospital avisa a carabineros; examen a niña abusada; peritaje sexual; certificado de lesiones
law: medical examination of victims; injury report
people: medical report of injuries; rape kit
donde: Código Procesal Penal art. 198, 200

[penal-search-home]
ley: entrada y registro en lugares cerrados; propietario o encargado del edificio o lugar consintiere; sin autorización u orden; signos evidentes; llamadas de auxilio; allanamiento
gente: allanamiento; pueden entrar a mi casa; carabineros entró a mi casa; orden de allanamiento; pdi allanó mi casa; entrar sin orden judicial; policía puede entrar sin orden; los pacos entraron a mi casa; me reventaron la casa los pacos
law: search of premises; search warrant
people: police search my house; search without warrant
donde: Código Procesal Penal art. 205, 206; Constitución Política art. 19
no: allanamiento a la demanda; allanarse a la demanda

[penal-search-formalities]
ley: horario para el registro; contenido de la orden de registro; entre las seis y las veintidós horas; procedimiento para el registro; constancia de la diligencia; realización de la entrada y registro
gente: a qué hora pueden allanar; allanamiento de noche; me rompieron la puerta al allanar; mostrar la orden de allanamiento; se llevaron cosas en el allanamiento; allanaron casa equivocada
law: search hours; search procedure
people: night search; police showed no warrant
donde: Código Procesal Penal art. 207, 208, 212, 214, 216

[penal-search-special]
ley: entrada y registro en lugares especiales; lugares de libre acceso público; lugares religiosos, edificios; inviolabilidad diplomática; locales consulares
gente: allanar una iglesia; allanar una embajada; entrar a un bar la policía; allanar un edificio público; registrar un local
law: search of special places; embassies
people: search a church
donde: Código Procesal Penal art. 204, 209, 210, 211

[penal-seizure]
ley: incautación de objetos y documentos; objetos y documentos no sometidos a incautación; inventario y custodia; comunicaciones entre el imputado y las personas; no relacionados con el hecho investigado
gente: incautar el celular; me quitaron el celular los pdi; incautar el computador; pueden quitarme el teléfono; incautación; papeles del abogado incautados; pdi se llevó documentos
law: seizure of objects and documents
people: police took my phone
donde: Código Procesal Penal art. 215, 217, 220, 221

[penal-correspondence-data]
ley: retención e incautación de correspondencia; preservación provisoria de datos informáticos; registros de llamadas; tráfico comunicacional; copias de comunicaciones o transmisiones
gente: revisar mis correos la fiscalía; pedir registro de llamadas; tráfico de llamadas; datos del celular para la causa; leer mi whatsapp la policía; abrir mis cartas la fiscalía; geolocalización del teléfono
law: interception of correspondence; call records
people: phone records; police read my emails
donde: Código Procesal Penal art. 218, 218 bis, 218 ter, 219

[penal-wiretap]
ley: interceptación y grabación de las comunicaciones telefónicas; registro de la interceptación; notificación al afectado por la interceptación; prohibición de utilización; fundadas sospechas
gente: escuchas telefónicas; teléfono pinchado; pinchar el celular; intervenir el teléfono; grabación de llamadas por la policía; me escuchan las llamadas
law: wiretapping; interception of communications
people: wiretap; phone tapped
donde: Código Procesal Penal art. 222, 223, 224, 225

[penal-remote-search]
ley: registro remoto de equipos informáticos; acceso remoto; ampliación del registro; medios tecnológicos para captar, grabar y registrar subrepticiamente
gente: policía hackea un computador; cámara oculta de la policía; micrófono oculto; registro remoto; grabar dentro de la casa por orden judicial
law: remote computer search; covert surveillance
people: police hidden camera
donde: Código Procesal Penal art. 225 bis, 225 ter, 225 quáter, 225 quinquies, 226

[penal-undercover]
ley: agente encubierto; agente revelador; informantes policiales; entrega vigilada; técnicas especiales de investigación; oculta su identidad oficial
gente: policía encubierto; comprador falso de droga; agente encubierto; infiltrado; soplón; informante de la policía; policía me incitó a delinquir; testigo protegido encubierto
law: undercover agent; controlled delivery; entrapment; police informant
people: undercover cop; entrapment
donde: Código Procesal Penal art. 226 A, 226 B, 226 C, 226 D, 226 E, 226 F

[penal-undercover-limits]
ley: prohibición de la inducción a la perpetración de delitos; exención de responsabilidad criminal; extralimitación en el uso; cambio de identidad; medidas especiales de protección
gente: agente encubierto comete delito; nueva identidad; cambio de identidad del testigo; provocación policial; agente se pasó de la raya
law: limits of undercover operations; change of identity
people: new identity witness
donde: Código Procesal Penal art. 226 H, 226 I, 226 K, 226 N, 226 S

[penal-effective-cooperation]
ley: cooperación eficaz; acuerdos de cooperación; acuerdo de cooperación eficaz calificada; términos en que se prestará la cooperación; efectos del acuerdo de cooperación
gente: delación compensada penal; cooperar con fiscalía; dar información a cambio de menos pena; trato con el fiscal; arrepentido que habla; delatar a los otros imputados
law: cooperation agreement; plea for information
people: deal with the prosecutor
donde: Código Procesal Penal art. 228 bis A, 228 ter, 228 quáter, 228 quinquies, 228 sexies, 228 septies

[penal-formalization]
ley: formalización de la investigación; comunicación que el fiscal efectúa al imputado; uno o más delitos determinados; audiencia de formalización; reformalización
gente: me formalizaron; me van a formalizar; audiencia de formalización; qué pasa después de formalizar; formalizar cargos; me citaron a formalización; reformalizar; formalizado por un delito; lo formalizaron hoy
law: formal charges; arraignment; formalization of investigation
people: formally charged; charged with a crime
donde: Código Procesal Penal art. 229, 229 bis, 230, 231, 232
no: formalizar contrato; formalizar escritura; formalizar compraventa; formalizar promesa; formalizar trabajo; formalizar sociedad

[penal-formalization-effects]
ley: efectos de la formalización; suspenderá el curso de la prescripción; comenzará a correr el plazo; perderá la facultad de archivar provisionalmente
gente: consecuencias de estar formalizado; formalizado puede trabajar; formalizado aparece en antecedentes; qué implica que me formalicen
law: effects of formal charges
people: consequences of being charged
donde: Código Procesal Penal art. 233

[penal-immediate-trial]
ley: juicio inmediato; causa pase directamente a juicio oral; formular verbalmente su acusación y ofrecer prueba
gente: juicio rápido; juicio altiro; pasar directo a juicio; juicio inmediato penal
law: immediate trial; fast-track trial
people: quick trial
donde: Código Procesal Penal art. 235

[penal-investigation-term]
ley: plazo de dos años desde la fecha; plazo judicial para el cierre de la investigación; aperciba al fiscal; cierre de la investigación; declarar cerrada la investigación
gente: cuánto dura una investigación penal; plazo de investigación; aumentar el plazo de investigación; cuánto demora la fiscalía; investigación demora mucho; se venció el plazo de la fiscalía; cierre de investigación; ampliar plazo de investigación
law: time limit for the investigation; closing of investigation
people: how long can they investigate
donde: Código Procesal Penal art. 234, 247, 248

[penal-conditional-suspension]
ley: suspensión condicional del procedimiento; no excediere de tres años de privación de libertad; no hubiere sido condenado anteriormente; acuerdo del imputado
gente: suspensión condicional; salida alternativa; me ofrecieron una salida alternativa; suspender la causa; quién puede optar a suspensión condicional; evitar el juicio penal; queda en mis antecedentes la suspensión; primera vez y sin condena
law: conditional suspension of proceedings; criminal diversion
people: avoid trial; diversion program
donde: Código Procesal Penal art. 237, 245

[penal-suspension-conditions]
ley: condiciones por cumplir decretada la suspensión; residir o no residir en un lugar determinado; someterse a un tratamiento médico, psicológico; acudir periódicamente ante el ministerio público; abstenerse de frecuentar determinados lugares
gente: condiciones de la suspensión condicional; tengo que firmar un año; pagar a la víctima en la suspensión; prohibido acercarme por un año; fijar domicilio y firmar; terapia ordenada por juez
law: conditions of the suspension
people: conditions to drop the case
donde: Código Procesal Penal art. 238

[penal-drug-court]
ley: suspensión condicional para el tratamiento problemático de drogas; audiencias de seguimiento; audiencias de egreso; consumo problemático
gente: tribunal de tratamiento de drogas; rehabilitación en vez de cárcel; tratamiento por adicción en vez de juicio; adicto imputado; ir a rehabilitación por orden del juez
law: drug treatment court
people: rehab instead of jail
donde: Código Procesal Penal art. 238 bis, 238 ter, 238 quáter

[penal-suspension-revocation]
ley: revocación de la suspensión condicional; incumpliere, sin justificación, grave o reiteradamente; efectos de la suspensión condicional; sin que la suspensión fuere revocada; se extinguirá la acción penal
gente: no cumplí la suspensión condicional; me revocan la suspensión; cometí otro delito con suspensión; terminé la suspensión qué pasa; se me olvidó firmar la suspensión
law: revocation of suspension
people: broke the suspension conditions
donde: Código Procesal Penal art. 239, 240

[penal-reparatory-agreement]
ley: acuerdos reparatorios; imputado y la víctima podrán convenir; bienes jurídicos disponibles de carácter patrimonial; delitos culposos; lesiones menos graves
gente: acuerdo reparatorio; llegar a acuerdo con la víctima; pagarle a la víctima; pagar y terminar la causa; en qué delitos hay acuerdo reparatorio; arreglar con el que me chocó; pedir disculpas y terminar; acuerdo con el ladrón; arreglar por plata con la víctima; ofreció pagarme para terminar
law: reparatory agreement; settlement with the victim
people: settle with the victim; pay and end the case
donde: Código Procesal Penal art. 241, 245

[penal-reparatory-effects]
ley: efectos penales del acuerdo reparatorio; efectos civiles del acuerdo reparatorio; cumplidas las obligaciones contraídas; efectos subjetivos; podrá solicitarse su cumplimiento
gente: no pagó el acuerdo reparatorio; incumplió el acuerdo penal; imputado no me pagó lo acordado; cobrar el acuerdo reparatorio; acuerdo reparatorio queda en antecedentes
law: effects of reparatory agreement
people: he didn't pay the settlement
donde: Código Procesal Penal art. 242, 243, 244

[penal-final-dismissal]
ley: sobreseimiento definitivo; no fuere constitutivo de delito; claramente establecida la inocencia; efectos del sobreseimiento definitivo; autoridad de cosa juzgada
gente: sobreseimiento; me sobreseyeron; sobreseído; cerraron la causa para siempre; se acabó la causa penal; causa sobreseída; apelar el sobreseimiento; soy inocente y cerraron
law: dismissal with prejudice; final dismissal
people: case dismissed; charges dismissed
donde: Código Procesal Penal art. 250, 251

[penal-temporary-dismissal]
ley: sobreseimiento temporal; reapertura del procedimiento al cesar la causal; fuere declarado rebelde; cayere en enajenación mental
gente: causa suspendida por rebeldía; sobreseimiento temporal; causa penal parada; reabrir causa sobreseída; causa congelada
law: temporary dismissal; stay of criminal proceedings
people: case on hold
donde: Código Procesal Penal art. 252, 254

[penal-not-persevere]
ley: decisión del ministerio público de no perseverar; no haberse reunido durante la investigación los antecedentes suficientes; cierre de la investigación; sin efecto la formalización
gente: no perseverar; fiscalía no perseveró; decisión de no perseverar; fiscal no sigue con mi causa; comunicaron no perseverar; qué hago si el fiscal no persevera
law: decision not to proceed; nolle prosequi
people: prosecutor dropped the case
donde: Código Procesal Penal art. 248

[penal-forced-accusation]
ley: forzamiento de la acusación; querellante particular se opusiere; reapertura de la investigación; antecedentes sean remitidos al fiscal regional; acusación correspondiente habrá de ser formulada por el querellante
gente: querellante acusa solo; reabrir la investigación; seguir yo con el juicio si el fiscal no quiere; forzar la acusación; pedir reapertura de la investigación
law: private prosecution after dismissal; reopening the investigation
people: prosecutor won't charge, can I
donde: Código Procesal Penal art. 257, 258

[penal-accusation]
ley: formular acusación; contenido de la acusación; individualización de el o los acusados; relación circunstanciada de el o los hechos; pena cuya aplicación se solicitare; señalamiento de los medios de prueba
gente: acusación del fiscal; me quieren acusar en el penal; qué pide el fiscal; cuántos años pide la fiscalía; qué debe decir la acusación; fiscal pide diez años; después de la acusación qué viene
law: indictment; accusation
people: prosecutor asks for years; indicted
donde: Código Procesal Penal art. 248, 259

[penal-private-accusation]
ley: actuación del querellante; adherir a la acusación del ministerio público; acusar particularmente; quince días antes de la fecha fijada; señalar los vicios formales
gente: querellante acusa; adherirse a la acusación; acusación particular; plazo del querellante para acusar; presentar pruebas como querellante
law: private accusation
people: victim joins the prosecution
donde: Código Procesal Penal art. 261, 262

[penal-defence-exceptions]
ley: facultades del acusado; excepciones de previo y especial pronunciamiento; incompetencia del juez de garantía; litis pendencia; cosa juzgada
gente: defensa frente a la acusación; qué puede hacer el acusado antes del juicio; excepciones penales; contestar la acusación; presentar mis testigos penales
law: preliminary defences
people: respond to the accusation
donde: Código Procesal Penal art. 263, 264, 271

[penal-trial-preparation]
ley: audiencia de preparación del juicio oral; oralidad e inmediación; debate acerca de las pruebas ofrecidas; comparecencia del fiscal y del defensor; unión y separación de acusaciones
gente: audiencia de preparación; apjo; preparación de juicio; qué se ve en la preparación; discutir las pruebas antes del juicio
law: pre-trial hearing
people: pretrial hearing
donde: Código Procesal Penal art. 266, 269, 272, 274

[penal-stipulations]
ley: convenciones probatorias; por acreditados ciertos hechos; no podrán ser discutidos en el juicio oral; conciliación sobre la responsabilidad civil
gente: acuerdo sobre hechos; hechos que no se discuten; convenciones probatorias; conciliar la demanda civil penal
law: evidentiary stipulations
people: agree on facts before trial
donde: Código Procesal Penal art. 273, 275

[penal-exclusion-evidence]
ley: exclusión de pruebas; manifiestamente impertinentes; inobservancia de garantías fundamentales; declaradas nulas; hechos públicos y notorios
gente: prueba ilegal; excluir una prueba; prueba obtenida ilegalmente; grabación ilegal como prueba; sacar pruebas del juicio; fruto del árbol envenenado; prueba ilícita; botar la prueba
law: exclusion of evidence; illegally obtained evidence
people: illegal evidence; evidence thrown out
donde: Código Procesal Penal art. 276, 277

[penal-opening-order]
ley: auto de apertura del juicio oral; tribunal competente para conocer el juicio oral; pruebas que deberán rendirse; audiencia intermedia; nuevo plazo para presentar prueba
gente: auto de apertura; apelar el auto de apertura; qué pruebas pasan al juicio; fecha del juicio oral
law: order opening the trial
people: trial order
donde: Código Procesal Penal art. 277, 278, 280 bis, 281

[penal-anticipated-evidence]
ley: anticipación de prueba; imposibilidad de concurrir a la audiencia; ausentarse a larga distancia; muerte, su incapacidad física o mental
gente: testigo se va del país; testigo enfermo declara antes; declarar antes del juicio; testigo que se puede morir; adelantar la declaración
law: anticipated evidence; deposition testimony before trial
people: witness leaving the country
donde: Código Procesal Penal art. 191, 191 ter, 192, 280

[penal-oral-trial]
ley: continuidad del juicio oral; apertura del juicio oral; suspensión de la audiencia; sesiones sucesivas; fecha, lugar, integración y citaciones
gente: cómo es un juicio oral; cuánto dura un juicio oral; suspendieron el juicio oral; juicio penal etapas; se corre el juicio; aplazar el juicio penal
law: oral trial; trial hearing
people: how does a criminal trial work; trial postponed
donde: Código Procesal Penal art. 281, 282, 283, 325

[penal-trial-presence]
ley: presencia del acusado en el juicio oral; presencia del defensor; presencia ininterrumpida; ausencia del querellante; sanciones al fiscal
gente: acusado no llega al juicio; juicio sin el acusado; tengo que estar en todo el juicio; mi defensor faltó al juicio; fiscal no llegó a la audiencia; querellante no fue al juicio
law: presence of the accused; trial in absentia
people: trial without the accused
donde: Código Procesal Penal art. 284, 285, 286, 287, 288

[penal-trial-public]
ley: publicidad de la audiencia del juicio oral; impedir el acceso u ordenar la salida; medios de comunicación social podrán fotografiar, filmar; deberes de los asistentes; prohibir a los intervinientes
gente: juicio público; puedo ir a ver un juicio; entrar a la audiencia; grabar la audiencia; periodistas en el juicio; audiencia a puertas cerradas; juicio privado; audiencia por zoom
law: public trial; closed hearing; cameras in court
people: can I watch a trial; film the hearing
donde: Código Procesal Penal art. 289, 292, 293

[penal-evidence-freedom]
ley: libertad de prueba; cualquier medio producido e incorporado; películas cinematográficas, fotografías, fonografías, videograbaciones; medios de prueba no regulados expresamente
gente: qué sirve como prueba; video como prueba; whatsapp como prueba penal; pantallazos como prueba; audio como prueba; fotos sirven de prueba; cámara de seguridad prueba; cómo pruebo el delito
law: freedom of evidence; admissible evidence
people: is a video evidence; screenshots as evidence
donde: Código Procesal Penal art. 295, 323, 333

[penal-evidence-assessment]
ley: valoración de la prueba; principios de la lógica, las máximas de la experiencia; conocimientos científicamente afianzados; apreciarán la prueba con libertad
gente: cómo valora la prueba el juez; basta un testigo; sana crítica penal; mi palabra contra la suya; condenar con un solo testigo; juez no consideró mi prueba
law: assessment of evidence; sound judgment
people: his word against mine
donde: Código Procesal Penal art. 297

[penal-reasonable-doubt]
ley: más allá de toda duda razonable; convicción del tribunal; participación culpable y penada por la ley; solo mérito de su propia declaración
gente: duda razonable; in dubio pro reo; falta de pruebas; sin pruebas no hay condena; condenar solo por confesión; pueden condenarme sin pruebas
law: beyond reasonable doubt; standard of proof
people: reasonable doubt; not enough evidence
donde: Código Procesal Penal art. 340

[penal-witness-duty]
ley: deber de comparecer y declarar; concurrir al llamamiento judicial; renuencia a comparecer o a declarar; testigo legalmente citado; derechos del testigo; comparecencia del testigo
gente: me citaron de testigo; no quiero ser testigo; obligado a declarar como testigo; testigo no va al juicio; qué pasa si no voy como testigo; permiso del trabajo para ser testigo; me pagan el pasaje como testigo; falté como testigo
law: duty to testify; witness summons
people: refuse to testify; called as a witness
donde: Código Procesal Penal art. 298, 299, 312, 313

[penal-witness-exempt]
ley: facultad de no declarar por motivos personales; facultad de abstenerse de declarar por razones de secreto; no autoincriminación; cónyuge o el conviviente del imputado; excepciones a la obligación de comparecencia
gente: declarar contra mi marido; tengo que declarar contra mi hijo; declarar contra un familiar; negarme a declarar contra mi hermano; abogado testigo contra su cliente; secreto del médico; secreto de confesión; declarar contra uno mismo en juicio penal
law: testimonial privilege; privilege against self-incrimination
people: testify against my husband; testify against family
donde: Código Procesal Penal art. 300, 302, 303, 305

[penal-witness-protection]
ley: protección a los testigos; medidas especiales destinadas a proteger la seguridad; identidad del testigo; autorización para no señalar públicamente
gente: testigo protegido; testigo sin rostro; tengo miedo de declarar; amenazan al testigo; declarar detrás de un biombo; testigo reservado; que no sepan quién soy al declarar
law: witness protection; anonymous witness
people: afraid to testify; witness threatened
donde: Código Procesal Penal art. 307, 308

[penal-witness-testimony]
ley: no existirán testigos inhábiles; juramento o promesa; individualización del testigo; razón circunstanciada; testigos sordos o mudos
gente: puede ser testigo un amigo; familiar como testigo penal; quién puede ser testigo; testigo de oídas; mi mamá puede ser testigo; jurar decir la verdad; testigo que no habla español
law: competence of witnesses; oath
people: can a friend be a witness
donde: Código Procesal Penal art. 306, 307, 309, 311

[penal-child-witness]
ley: testigo menor de edad; sólo será interrogado por el presidente de la sala; reproducción de declaraciones anteriores
gente: niño declara en juicio; menor de edad testigo; mi hijo testigo; interrogar a un niño en el juicio
law: child witness
people: child testifying in court
donde: Código Procesal Penal art. 310, 331

[penal-experts]
ley: informe de peritos; peritos de su confianza; declaración de peritos; incapacidad para ser perito; remuneración de los peritos; necesarios o convenientes conocimientos especiales
gente: perito; peritaje; contratar un perito; peritaje psicológico; quién paga al perito; perito de la defensa; informe pericial; médico legal declara
law: expert witness; expert report
people: expert witness; who pays the expert
donde: Código Procesal Penal art. 314, 315, 316, 317, 319

[penal-trial-questioning]
ley: métodos de interrogación; contrainterrogatorio; sugirieren la respuesta; testigo hostil; lectura para apoyo de memoria; declaraciones anteriores
gente: preguntas sugestivas; contraexamen; contrainterrogar; objetar una pregunta; preguntas capciosas; leer la declaración anterior; refrescar memoria; superar contradicción; abogado pregunta mal al testigo
law: cross-examination; leading questions; refreshing memory
people: lawyer questions the witness; objection to a question
donde: Código Procesal Penal art. 329, 330, 330 bis, 331, 332

[penal-reading-ban]
ley: prohibición de lectura de registros y documentos; no se podrá incorporar o invocar como medios de prueba; antecedentes de la suspensión condicional; acuerdos reparatorios y procedimiento abreviado
gente: leer el parte policial en el juicio; declaración de la policía como prueba; usar la carpeta como prueba; usar en juicio lo que dije en el abreviado
law: prohibition on reading records
people: read the police report at trial
donde: Código Procesal Penal art. 334, 335

[penal-new-evidence-trial]
ley: prueba no solicitada oportunamente; no hubiere ofrecido oportunamente; constitución del tribunal en lugar distinto; no haber sabido de su existencia
gente: prueba nueva en el juicio; apareció otro testigo en el juicio; apareció un video después; jueces van al lugar del crimen
law: new evidence at trial
people: new witness during trial
donde: Código Procesal Penal art. 336, 337

[penal-accused-at-trial]
ley: defensa y declaración del acusado; comunicación entre el acusado y su defensor; podrá prestar declaración; alegato final y clausura; última palabra
gente: acusado habla en el juicio; declarar en mi juicio; alegato de clausura; alegato de apertura; puede hablar el acusado al final; hablar con mi abogado en el juicio
law: statement of the accused at trial; closing argument
people: can the accused speak at trial
donde: Código Procesal Penal art. 326, 327, 338

[penal-verdict]
ley: decisión sobre absolución o condena; deliberación; audiencia de comunicación de la sentencia; plazo para redacción de la sentencia; diferir la redacción del fallo
gente: veredicto; cuándo dan el veredicto; lectura de sentencia; absuelto o condenado; cuándo sale la sentencia penal; declararon culpable; no salió la sentencia a tiempo
law: verdict; deliberation; reading of judgment
people: when is the verdict; found guilty
donde: Código Procesal Penal art. 339, 343, 344, 346

[penal-judgment-content]
ley: contenido de la sentencia; sentencia condenatoria; enunciación breve de los hechos; valoración de los medios de prueba; no podrá exceder el contenido de la acusación; calificación jurídica distinta
gente: condenaron por otro delito; juez cambió el delito; qué debe decir la sentencia penal; recalificar el delito; condena distinta a la acusación; sentencia sin fundamentos; congruencia penal
law: content of judgment; congruence with indictment
people: convicted of a different crime
donde: Código Procesal Penal art. 341, 342, 348

[penal-acquittal]
ley: decisión absolutoria y medidas cautelares personales; alzamiento de las medidas cautelares; cancelación de las garantías; sentencia absolutoria
gente: me absolvieron; absuelto; salir libre por absolución; lo declararon inocente; ganó el juicio penal; absolución qué pasa con la cautelar; término de la preventiva por absolución
law: acquittal
people: acquitted; found innocent; not guilty
donde: Código Procesal Penal art. 153, 347
no: absolver posiciones; absolución de posiciones

[penal-civil-ruling]
ley: pronunciamiento sobre la demanda civil; tanto en el caso de absolución como en el de condena; prueba de las acciones civiles; ejecución civil
gente: juez penal fija indemnización; cobrar la indemnización penal; condenado no paga a la víctima; sentencia penal con plata para la víctima
law: ruling on civil claim
people: collect compensation from the convict
donde: Código Procesal Penal art. 324, 349, 472

[penal-reiteration]
ley: reiteración de crímenes o simples delitos; misma especie; estimadas como un solo delito; aumentándola en uno o dos grados; afectaren al mismo bien jurídico
gente: muchos robos una sola pena; delitos repetidos; pena por varios delitos iguales; unificar las penas; cómo suman la pena de varios delitos
law: repeated offences of the same kind
people: many robberies one sentence
donde: Código Procesal Penal art. 351

[penal-confiscation-procedure]
ley: comiso de ganancias y comiso por valor equivalente; comiso sin condena previa; ejecución del comiso de ganancias; destino de las especies decomisadas; requerimiento de comiso
gente: decomiso sin condena; quitar bienes sin condenar; bienes del crimen organizado remate; qué hacen con lo decomisado; destruir la droga incautada; comiso de ganancias
law: non-conviction-based confiscation; forfeiture proceedings
people: seize assets without conviction
donde: Código Procesal Penal art. 348 bis, 415 ter, 415 quáter, 468 bis, 469

[penal-appeals-general]
ley: facultad de recurrir; intervinientes agraviados; renuncia y desistimiento de los recursos; efecto de la interposición de recursos; decisiones sobre los recursos; vista de los recursos
gente: apelar una sentencia penal; puedo apelar mi condena; qué recursos hay en lo penal; la víctima puede apelar; me pueden subir la pena si apelo; reformatio in peius; abogado no fue a alegar a la corte
law: right to appeal; remedies against criminal rulings
people: appeal a conviction; can the sentence get worse on appeal
donde: Código Procesal Penal art. 352, 354, 355, 358, 360

[penal-reconsideration]
ley: resoluciones dictadas fuera de audiencias; reposición en las audiencias orales; dentro de tercero día; reposición de las resoluciones
gente: reponer una resolución penal; pedirle al juez que reconsidere; recurso de reposición penal; reposición en audiencia
law: motion for reconsideration
people: ask the judge to reconsider
donde: Código Procesal Penal art. 362, 363

[penal-appeal]
ley: recurso de apelación; resoluciones apelables; cinco días siguientes a la notificación; pusieren término al procedimiento; resoluciones inapelables; recurso de hecho; solo efecto devolutivo
gente: plazo para apelar en lo penal; cuántos días para apelar; apelación penal; qué se puede apelar; apelar al juez de garantía; me rechazaron la apelación penal; se puede apelar el juicio oral
law: interlocutory appeal; criminal appeal
people: how many days to appeal
donde: Código Procesal Penal art. 364, 365, 366, 367, 368, 370

[penal-nullity-appeal]
ley: recurso de nulidad; causales del recurso; motivos absolutos de nulidad; errónea aplicación del derecho; infringido sustancialmente derechos o garantías; invalidar el juicio oral
gente: recurso de nulidad; anular el juicio; anular el juicio oral; anularon la sentencia; nulidad penal; pedir otro juicio; juicio viciado; causales de nulidad penal
law: appeal for nullity; annulment of trial
people: annul the trial; get a new trial
donde: Código Procesal Penal art. 372, 373, 374, 375

[penal-nullity-filing]
ley: requisitos del escrito de interposición; quince días siguientes a la notificación; preparación del recurso; tribunal competente para conocer del recurso; admisibilidad del recurso; efectos de la interposición del recurso
gente: plazo del recurso de nulidad; quién ve la nulidad; nulidad en la corte suprema; cómo se presenta el recurso de nulidad; preparar la nulidad; sigo preso mientras la nulidad
law: filing of nullity appeal
people: deadline for annulment appeal
donde: Código Procesal Penal art. 372, 376, 377, 378, 379, 380

[penal-nullity-ruling]
ley: nulidad de la sentencia; sentencia de reemplazo; nulidad del juicio oral y de la sentencia; nuevo juicio oral; fallo del recurso; improcedencia de recursos
gente: nuevo juicio; repetir el juicio; me condenan en el segundo juicio; sentencia de reemplazo; qué pasa si ganan la nulidad; recurso contra el segundo juicio
law: replacement judgment; retrial
people: retrial
donde: Código Procesal Penal art. 384, 385, 386, 387

[penal-simplified]
ley: procedimiento simplificado; presidio o reclusión menores en su grado mínimo; contenido del requerimiento; citación a audiencia; falta o simple delito flagrante; requerimiento del fiscal
gente: juicio simplificado; procedimiento simplificado; requerimiento del fiscal; me llegó un requerimiento; audiencia de simplificado; delito chico juicio; me requirieron en simplificado
law: simplified procedure; summary trial
people: summary trial for minor crime
donde: Código Procesal Penal art. 388, 390, 391, 393, 393 bis

[penal-simplified-admission]
ley: admite responsabilidad en los hechos contenidos en el requerimiento; resolución inmediata; pena inferior en un grado; preparación del juicio simplificado; realización del juicio
gente: admitir responsabilidad; me conviene reconocer; declararme culpable; aceptar la culpa; no acepto los hechos; qué gano si admito responsabilidad; reconocer el delito
law: admission of responsibility; guilty plea
people: plead guilty; admit responsibility
donde: Código Procesal Penal art. 395, 395 bis, 396

[penal-monitorio]
ley: procedimiento monitorio; faltas respecto de las cuales el fiscal pidiere sólo pena de multa; reclamar en contra del requerimiento; rebajada en 25%; quince días siguientes a su notificación
gente: monitorio penal; multa de la fiscalía; me llegó una multa del juzgado de garantía; reclamar una multa penal; pagar multa con descuento penal; multa monitoria
law: penal order procedure; fine by order
people: fine from criminal court
donde: Código Procesal Penal art. 392

[penal-fault-suspension]
ley: suspensión de la imposición de condena por falta; antecedentes favorables; plazo de seis meses; reiteración de faltas
gente: suspender la multa penal; suspendieron mi condena por seis meses; perdonaron la multa; pena suspendida; artículo 398
law: suspension of sentence for petty offence
people: suspended fine
donde: Código Procesal Penal art. 397, 398

[penal-private-action-procedure]
ley: procedimiento comenzará sólo con la interposición de la querella; abandono de la acción; explicaciones satisfactorias de su conducta; delitos de acción privada
gente: juicio por injurias; querella por funa; audiencia de conciliación penal; que se retracte ante el juez; cómo es el juicio por calumnias; querellante no va; cuánto demora la querella por injurias; hablan mal de mí y quiero querellarme
law: private prosecution procedure
people: defamation trial; sue for slander
donde: Código Procesal Penal art. 400, 402, 403, 404

[penal-abbreviated]
ley: procedimiento abreviado; acepte expresamente; no superior a diez años; antecedentes de la investigación; presupuestos del procedimiento abreviado; oportunidad para solicitar
gente: juicio abreviado; procedimiento abreviado; aceptar el abreviado; conviene el abreviado; negociar la pena con el fiscal; me ofrecen abreviado; aceptar los hechos y rebaja; trato de pena
law: abbreviated procedure; plea bargain
people: plea bargain; plea deal
donde: Código Procesal Penal art. 406, 407, 409

[penal-abbreviated-ruling]
ley: fallo en el procedimiento abreviado; pena superior ni más desfavorable a la requerida; oposición del querellante; sólo será impugnable por apelación; resolución sobre la solicitud; trámite en el procedimiento abreviado
gente: absolver en un abreviado; apelar el abreviado; víctima se opone al abreviado; juez rechaza el abreviado; pueden darme más pena en abreviado
law: judgment in abbreviated procedure
people: appeal a plea deal
donde: Código Procesal Penal art. 408, 410, 411, 412, 413, 414

[penal-desafuero]
ley: desafuero; solicitud de desafuero; formular acusación; diputado o senador; lugar a formación de causa; persona que tenga el fuero
gente: desaforar a un diputado; fuero parlamentario; acusar a un senador; desafuero; investigar a un diputado; fuero de los políticos
law: lifting of immunity; impeachment of parliamentarian
people: parliamentary immunity
donde: Código Procesal Penal art. 416, 418, 419, 420, 421; Constitución Política art. 61
no: maternal; embarazada; sindical; trabajadora; dirigente

[penal-judge-charges]
ley: querella de capítulos; responsabilidad criminal de los jueces, fiscales judiciales y fiscales; admisibilidad de los capítulos de acusación
gente: querellarse contra un juez; querella contra un fiscal; juez cometió delito; querella de capítulos; perseguir a un fiscal
law: criminal complaint against judges
people: charge a judge
donde: Código Procesal Penal art. 424, 425, 428, 429

[penal-extradition-active]
ley: extradición activa; encontrare en país extranjero; procedencia de la extradición activa; fallo que acoge la solicitud de extradición
gente: traer al imputado del extranjero; se fugó a otro país; extraditar a Chile; huyó al extranjero; extradición desde Estados Unidos; interpol
law: active extradition
people: bring him back from abroad; fled the country
donde: Código Procesal Penal art. 431, 432, 435, 436

[penal-extradition-passive]
ley: extradición pasiva; país extranjero solicitare a Chile; país requirente; fallo de la extradición pasiva; extradición pasiva simplificada; detención previa
gente: me quieren extraditar; otro país pide mi extradición; extraditar a un extranjero; extradición; requerido por otro país; pueden extraditar a un chileno; oponerse a la extradición
law: passive extradition
people: extradited from Chile
donde: Código Procesal Penal art. 440, 441, 442, 449

[penal-security-measures]
ley: medidas de seguridad; enajenado mental; internación en un establecimiento psiquiátrico; custodia y tratamiento; internación provisional; informe psiquiátrico
gente: imputado loco; internar al psiquiátrico por orden judicial; esquizofrénico imputado; inimputable internado; imputado con enfermedad mental; cuánto tiempo internado en psiquiátrico; se volvió loco en la cárcel; suspender la causa por locura
law: security measures; psychiatric internment
people: criminal sent to psychiatric hospital; mentally ill defendant
donde: Código Procesal Penal art. 455, 457, 458, 464, 465, 481

[penal-convict-insanity]
ley: condenado que cae en enajenación mental; imputado que cae en enajenación mental; designación de curador; requerimiento de medidas de seguridad
gente: preso se volvió loco; condenado con demencia; preso con alzheimer; enfermo mental cumple condena
law: convict becoming insane
people: prisoner with dementia
donde: Código Procesal Penal art. 459, 461, 465, 482

[penal-execution]
ley: ejecución de la sentencia penal; no podrán ser cumplidas sino cuando se encontraren ejecutoriadas; orden de ingreso; aprehensión; durante la ejecución de la pena
gente: cuándo empieza la condena; cuándo tengo que entrar a la cárcel; sentencia ejecutoriada penal; orden de ingreso a cumplir condena; juez que ve el cumplimiento; cumplir la condena
law: enforcement of sentence
people: when do I go to jail; start serving
donde: Código Procesal Penal art. 466, 467, 468

[penal-review]
ley: anular sentencias firmes; sentencias contradictorias; plenamente comprobada la inocencia; Corte Suprema podrá rever; efectos de la sentencia; solicitud de revisión
gente: condenado inocente; apareció el verdadero culpable; revisar una condena antigua; prueba nueva después de la condena; error judicial; revisión de sentencia firme; preso inocente
law: review of final judgment; wrongful conviction
people: innocent man convicted; reopen a conviction
donde: Código Procesal Penal art. 473, 474, 475, 478, 479

[penal-state-compensation]
ley: injustificadamente errónea o arbitraria; indemnizado por el Estado de los perjuicios patrimoniales y morales; sometido a proceso o condenado; comprobare la completa inocencia
gente: indemnización por estar preso siendo inocente; demandar al estado por preventiva; me tuvieron preso y era inocente; demandar a la fiscalía; estado paga por error judicial; perdí años preso injustamente; plata por preso inocente
law: compensation for wrongful conviction; State liability
people: compensation for wrongful imprisonment; sue the prosecutor
donde: Constitución Política art. 19; Código Procesal Penal art. 479; Ley 19.640 art. 5

[penal-amparo-constitutional]
ley: arrestado, detenido o preso con infracción; recurso de amparo; guarde las formalidades legales; decretará su libertad inmediata; privación, perturbación o amenaza en su derecho a la libertad personal
gente: amparo en la corte; recurso de amparo; presentar un amparo; amparo contra carabineros; amparo de extranjero expulsado; amparo preventivo; habeas corpus corte
law: habeas corpus
people: file habeas corpus
donde: Constitución Política art. 21

[penal-prosecution-office]
ley: Ministerio Público; Fiscal Nacional; fiscales adjuntos; fiscales regionales; organismo autónomo, jerarquizado
gente: reclamar contra un fiscal; cambiar de fiscal; quién manda en la fiscalía; fiscal nacional; quién es el fiscal de mi causa; fiscal regional
law: public prosecutor's office
people: complain about the prosecutor
donde: Constitución Política art. 83, 84, 85, 86; Ley 19.640 art. 1, 13, 17, 44

[penal-record-erasure]
ley: eliminación de antecedentes; prontuario penal; Registro General de Condenas; certificado de antecedentes; Patronato Nacional de Reos; control y firma
gente: eliminar antecedentes; borrar antecedentes penales; limpiar papeles de antecedentes; sacar una condena de mis papeles; firmar para borrar antecedentes; patronato de reos; cuántos años para limpiar antecedentes; prontuario; papel de antecedentes; decreto 64; me aparece una condena antigua; papeles manchados; sacar los antecedentes limpios
law: expungement; erasure of criminal record
people: clear my criminal record; expunge
donde: DS 64 de 1960 art. 8, 9, 10; DL 409 art. 1, 2, 3

[penal-rehabilitation-dl409]
ley: como si nunca hubiere delinquido; delincuente condenado; penas accesorias; saber un oficio o profesión; conducta ejemplar
gente: decreto 409; borrar la condena después de cumplir; reinserción borrar papeles; como si nunca hubiera cometido un delito
law: rehabilitation of convicts
people: as if never convicted
donde: DL 409 art. 1, 2, 3

[penal-parole]
ley: libertad condicional; haber cumplido la mitad de la condena; conducta intachable; Comisión de Libertad Condicional; informe de postulación psicosocial
gente: libertad condicional; salir antes de la cárcel; salir a la mitad de la condena; salir con la condicional; postular a la condicional; requisitos de la condicional; buena conducta preso; le rechazaron la condicional; dos tercios de la condena
law: conditional release; release on parole
people: get out early; parole board; parole hearing
donde: DL 321 art. 1, 2, 3, 4, 5

[penal-parole-rules]
ley: delegado de Gendarmería; plan de seguimiento e intervención individual; revocación de la libertad condicional; incumplimiento de las condiciones; condenados a presidio perpetuo; dos tercios de la pena
gente: le quitaron la condicional; firma de la libertad condicional; condicional por violación; perpetua y libertad condicional; condiciones de la condicional; cometió delito en libertad condicional
law: revocation of parole; parole supervision
people: parole revoked
donde: DL 321 art. 3, 6, 7, 8

[penal-prison-permits]
ley: salida dominical; salida de fin de semana; salida controlada al medio libre; salida esporádica; reglamento de establecimientos penitenciarios; permisos de salida de los internos
gente: beneficios intrapenitenciarios; salida dominical; permiso para salir de la cárcel; salida diaria preso; beneficio de fin de semana; preso sale a trabajar; permiso por muerte de familiar preso
law: prison leave; furlough
people: prison leave; weekend leave
donde: DS 518 de 1998 art. 96, 100, 103, 104, 105

[penal-prison-life]
ley: régimen penitenciario; faltas disciplinarias; traslado de internos; visitas íntimas; visitas ordinarias
gente: visitar a un preso; horario de visita cárcel; venusterio; traslado de cárcel; castigo en la cárcel; preso castigado; celda de aislamiento; encomienda para el preso; derechos en la cárcel; mi hijo está preso lejos; ver a mi hijo preso; llevarle comida a un preso; le pegaron en la cárcel
law: prison rules; prison visits; prison discipline
people: visit a prisoner; prison transfer
donde: DS 518 de 1998 art. 6, 53, 78, 81, 87

[penal-sentence-reduction]
ley: reducción del tiempo de condena; comportamiento sobresaliente; dos meses por cada año; comisión de beneficio; beneficio de reducción
gente: rebaja de condena; rebaja por buena conducta; meses menos por cada año; cuánto rebajan la pena en la cárcel; descontar meses de condena
law: good behaviour credit; sentence reduction
people: time off for good behavior
donde: Ley 19.856 art. 1, 2, 3, 17

[penal-pardon]
ley: indulto; gracia del indulto; indulto particular; remisión, conmutación o reducción; indultos generales
gente: indultar; pedir un indulto; presidente perdona a un preso; indulto por enfermedad; perdonar la condena; preso enfermo terminal salir
law: pardon; commutation of sentence
people: presidential pardon
donde: Ley 18.050 art. 1, 2, 3, 4; Constitución Política art. 32, 63; Código Penal art. 43, 93
`;
