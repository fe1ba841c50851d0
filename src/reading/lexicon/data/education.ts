/** Concepts of education: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const EDUCATION = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[education-right]
ley: derecho a la educación; educación básica y la educación media son obligatorias; libertad de enseñanza; segundo nivel de transición; primer nivel
gente: educación gratuita obligatoria; hasta qué curso es obligatorio estudiar; mi hijo no va al colegio; derecho a estudiar; educación obligatoria; no mandar al hijo al colegio; niño sin colegio donde estudiar
law: right to education; compulsory education; freedom of teaching
people: right to education; compulsory school
donde: Constitución Política art. 19; DFL 2 de 2009 art. 4; Ley 20.370 art. 4

[education-school-choice-parents]
ley: padres tienen el derecho y el deber de educar a sus hijos; derecho de escoger el establecimiento de enseñanza; proyecto educativo institucional
gente: elegir colegio; buscar colegio para mi hijo; proyecto educativo del colegio; colegio religioso; colegio católico exige; colegio que yo quiera para mi hijo; quiero cambiar a mi hijo de colegio
law: parents' choice of school; educational project
people: choose a school
donde: Constitución Política art. 19; DFL 2 de 2009 art. 4, 10

[education-school-admission]
ley: procesos de admisión; proceso de admisión de los estudiantes; sistema de admisión; procedimiento aleatorio
gente: postular al colegio; admisión escolar; SAE; tómbola; no quedó en ningún colegio; matrícula escolar; no hay cupo en el colegio; lista de espera colegio; prioridad por hermano en el colegio; postulación escolar; no hay cupo en el liceo; conseguir cupo en colegio; matricular a mi hijo
law: school admission; admission system; lottery
people: school admission; no place in school
donde: DFL 2 de 1998 art. 7 bis, 7 ter, 7 quáter; DFL 2 de 2009 art. 12, 13

[education-admission-no-selection]
ley: no podrán considerar el rendimiento escolar; antecedentes socioeconómicos; condicionar la incorporación; cobros por postulación; discriminaciones arbitrarias
gente: colegio hace prueba de admisión; no aceptaron a mi hijo en el colegio; colegio pide entrevista a los papás; colegio rechaza a mi hijo; piden certificado de matrimonio colegio; seleccionar alumnos; colegio cobra por postular; papás separados no aceptan hijo colegio; jardín no quiere recibir a mi hijo; no quieren recibir a mi hijo en el colegio
law: ban on selection; discrimination in admission
people: school rejected my child; admission exam
donde: DFL 2 de 2009 art. 12, 13; DFL 2 de 1998 art. 7 bis

[education-student-rights]
ley: los alumnos y alumnas tienen derecho; formación y desarrollo integral; no ser discriminados arbitrariamente; libertad personal y de conciencia; tratos vejatorios o degradantes
gente: derechos de los alumnos; derechos del estudiante; profesor me humilla; profesor grita a los niños; mal trato del profesor; derechos en el colegio; mi hijo es discriminado en el colegio; el profesor le gritó a mi hijo; le revisaron la mochila en el colegio; le cortaron el pelo en el colegio; la profe retó a mi hijo
law: students' rights
people: student rights; teacher humiliates student
donde: DFL 2 de 2009 art. 10; Ley 20.370 art. 10

[education-parents-rights-duties]
ley: padres, madres y apoderados tienen derecho; rendimiento académico; participar en el proceso educativo; comunidad educativa
gente: derechos del apoderado; colegio no me informa las notas; papá separado pide notas; deberes del apoderado; prohibir entrada al apoderado; cambio de apoderado; papá sin custodia en el colegio; apoderado del colegio; el papá puede retirar al niño del colegio; retirar a mi hijo del colegio; colegio no me deja entrar; mi ex puede ir al colegio
law: parents' rights and duties at school
people: parent rights at school; see my child's grades
donde: DFL 2 de 2009 art. 9, 10; Ley 20.370 art. 9, 10

[education-teacher-rights]
ley: profesionales de la educación tienen derecho; ambiente tolerante y de respeto mutuo; integridad física, psicológica y moral; asistentes de la educación
gente: derechos del profesor; apoderado agredió al profesor; alumno le pegó a la profesora; agresión a docente; apoderado insulta profesor; amenaza a profesora; un alumno me pegó; alumno me amenazó; apoderada me insultó; soy profesora y un apoderado
law: teachers' rights; violence against teachers
people: student hit teacher; parent threatened teacher
donde: DFL 2 de 2009 art. 10; Ley 20.370 art. 10

[education-pregnant-students]
ley: el embarazo y la maternidad en ningún caso constituirán impedimento; ingresar y permanecer en los establecimientos; facilidades académicas y administrativas
gente: alumna embarazada; me echaron del colegio por embarazada; estudiante mamá; embarazo adolescente colegio; escolar embarazada; papá adolescente colegio
law: pregnant students; student mothers
people: pregnant student expelled; teen mother school
donde: DFL 2 de 2009 art. 11; Ley 20.370 art. 11

[education-repeat-year]
ley: repitencia; rendimiento escolar del alumno; repetir curso en un mismo establecimiento; educación básica y en una oportunidad en la educación media; sin que por esa causal le sea cancelada o no renovada su matrícula
gente: repetir curso; repitió de curso; echaron a mi hijo por repetir; me quedé repitiendo; repetir dos veces; colegio no me recibe por repetir; con cuántos rojos se repite; malas notas me echan; promoción de curso; mi hija repitió; repitió segundo básico; repitió dos veces; repitencia
law: repeating a grade; non-renewal for poor performance
people: repeat a grade; expelled for bad grades
donde: DFL 2 de 2009 art. 11; Decreto 67 de 2018 art. 10, 11

[education-nonpayment-student]
ley: no pago de obligaciones contraídas por los padres; fundamento para la aplicación de ningún tipo de sanción; retener su documentación académica; compromisos económicos
gente: colegio no entrega los documentos por deuda; colegio retiene notas; debo mensualidades del colegio; deuda con el colegio; me echaron del colegio por no pagar; colegio no deja dar pruebas por deuda; certificado de notas retenido; atraso en el colegio mensualidad; no pude pagar el colegio; no le entregan el certificado por deuda; colegio me cobra mensualidades atrasadas
law: unpaid school fees; retention of documents
people: school debt; school won't give documents
donde: DFL 2 de 2009 art. 11; Ley 20.370 art. 11

[education-school-fees]
ley: financiamiento compartido; establecimiento gratuito; derechos de matrícula; aporte voluntario; cobros mensuales del establecimiento
gente: mensualidad del colegio; colegio subvencionado cobra; cuánto puede cobrar el colegio; subieron la colegiatura; cobro de matrícula en colegio público; cuota del centro de padres; colegio gratuito; beca en el colegio; copago del colegio; cuota obligatoria centro de padres; subieron la mensualidad del colegio
law: school fees; shared financing
people: school fees; tuition at school
donde: DFL 2 de 1998 art. 16, 22, 23, 24

[education-supplies-uniform]
ley: útiles escolares; uniforme escolar; textos escolares; listas de útiles; uniforme de un proveedor determinado
gente: lista de útiles; colegio exige marca; uniforme obligatorio; comprar uniforme en tienda específica; libros del colegio muy caros; útiles escolares caros; me devolvieron a mi hijo por no tener uniforme; jumper; corte de pelo en el colegio; no lo dejaron entrar sin uniforme; colegio obliga a comprar
law: school supplies; school uniform
people: school supplies list; school uniform required

[education-expulsion]
ley: cancelación de matrícula; procedimiento previo, racional y justo; reconsideración de la medida; consejo de profesores; expulsión del alumno; reconsideración dentro de quince días
gente: me echaron del colegio; expulsaron a mi hijo; cancelaron la matrícula; no le renovaron la matrícula; quieren echar a mi hijo del colegio; apelar expulsión; expulsado del liceo; el colegio no renueva matrícula; expulsar alumno; condicionalidad del alumno; me echaron del liceo; lo echaron de la escuela; echaron a mi hija de la escuela; no le renovaron la matrícula a mi hijo
law: cancellation of enrolment; due process
people: expelled from school; appeal expulsion; my son was expelled; daughter expelled
donde: DFL 2 de 1998 art. 6; DFL 2 de 2009 art. 46
no: expulsión del país; expulsión de extranjeros; condominio

[education-expulsion-midyear]
ley: no se podrá expulsar o cancelar la matrícula; período del año escolar que haga imposible; representado a los padres la inconveniencia de las conductas; medidas de apoyo pedagógico o psicosocial; situación socioeconómica
gente: expulsar a mitad de año; echaron a mi hijo en octubre; expulsión sin aviso; expulsar sin apoyo psicológico; expulsar por ser desordenado; echar alumno por mala conducta
law: limits on expulsion; prior warnings
people: expelled mid year
donde: DFL 2 de 1998 art. 6

[education-aula-segura]
ley: afecten gravemente la convivencia escolar; uso, porte, posesión y tenencia de armas; agresiones de carácter sexual; suspender, como medida cautelar; diez días hábiles; infraestructura esencial
gente: aula segura; llevó un cuchillo al colegio; arma en el colegio; pistola en el colegio; bomba molotov liceo; overoles blancos; quemó el colegio; droga en el colegio; tirar molotov; alumno suspendido mientras investigan
law: safe classroom law; weapons at school; precautionary suspension
people: weapon at school; knife at school
donde: DFL 2 de 1998 art. 6; Ley 21.128 art. 1, 2

[education-suspension-discipline]
ley: reglamento interno; medidas disciplinarias; procedimientos disciplinarios; medidas disciplinarias contempladas; debido proceso en el colegio
gente: suspendieron a mi hijo del colegio; anotación negativa; castigo en el colegio; sanción en el colegio; reglamento del colegio; libro de clases anotación; suspensión de clases alumno; mandaron a mi hijo para la casa; me quitaron el celular en el colegio; lo suspendieron por pegarle a otro niño; no lo dejaron entrar por llegar atrasado; atrasos en el colegio; lo castigaron sin recreo; suspendieron a mi hijo por pegarle a otro
law: school discipline; internal rules; suspension of student
people: school suspension; school discipline
donde: DFL 2 de 2009 art. 46; DFL 2 de 1998 art. 6

[education-bullying]
ley: acoso escolar; convivencia escolar; hostigamiento reiterado; agresión u hostigamiento; fuera o dentro del establecimiento educacional; situación de superioridad o de indefensión
gente: bullying; acoso escolar; matonaje; molestan a mi hijo en el colegio; le pegan a mi hijo en el colegio; compañeros lo golpean; se burlan de mi hija; hacen bullying; pelea en el colegio; mi hijo no quiere ir al colegio por acoso; a mi hijo lo molestan; lo molestan sus compañeros; mi hijo no quiere ir al colegio; le pegan sus compañeros; la molestan en el colegio; mi hija se corta por el colegio; compañero le pegó a mi hijo
law: school bullying; school harassment
people: bullying; bullied at school; kids hit my son; my daughter is bullied
donde: DFL 2 de 2009 art. 16 A, 16 B, 16 C; Ley 20.536 art. 1

[education-cyberbullying]
ley: medios tecnológicos o cualquier otro medio; acoso escolar; maltrato, humillación; temor fundado
gente: ciberbullying; acoso por redes en el colegio; funan a mi hija compañeros; memes de mi hijo; whatsapp del curso; subieron video de mi hijo; instagram del colegio; confesiones del colegio; grooming colegio
law: cyberbullying
people: cyberbullying; mocked online at school
donde: DFL 2 de 2009 art. 16 B

[education-bullying-school-duty]
ley: deberán informar las situaciones de violencia física o psicológica; encargado de convivencia escolar; protocolo de actuación; Consejo Escolar; medidas correctivas; plan de gestión de la convivencia escolar
gente: colegio no hace nada; colegio no hace nada con el bullying; profesor no interviene; encargado de convivencia; protocolo de bullying; demandar al colegio por bullying; denunciar al colegio por acoso; el colegio no hizo nada; avisé al colegio y no hicieron nada
law: school's duty to act on bullying; liability of school
people: school does nothing about bullying; sue the school
donde: DFL 2 de 2009 art. 15, 16 D, 16 E, 46

[education-adult-violence-student]
ley: especial gravedad; violencia física o psicológica, cometida por cualquier medio en contra de un estudiante; quien detente una posición de autoridad; director, profesor, asistente de la educación; delitos que afectaren a los alumnos
gente: profesor le pegó a mi hijo; tía del jardín maltrata; profesor abusó; profesora maltrata alumno; inspector golpeó a alumno; abuso sexual en el colegio; profesor acosa alumna; profesor le escribe a alumna; la profe le tiró el pelo a mi hija; profesora le pegó a un niño; mi hijo fue abusado por un profesor; profesor tocó a mi hija; profesor insulta a los niños
law: abuse of student by staff
people: teacher hit my child; teacher abuse
donde: DFL 2 de 2009 art. 16 D; Código Procesal Penal art. 175

[education-mandatory-reporting]
ley: directores, inspectores y profesores de establecimientos educacionales; delitos que afectaren a los alumnos; obligados a denunciar directores y profesores; denuncia dentro de veinticuatro horas
gente: colegio debe denunciar abuso; profesor obligado a denunciar; colegio no denunció; denuncia de delito en el colegio; niño contó abuso a profesora; director ocultó abuso
law: mandatory reporting by schools
people: school must report abuse
donde: Código Procesal Penal art. 175, 176

[education-participation-councils]
ley: centro de alumnos; centros de padres y apoderados; consejo escolar; consejos de profesores
gente: centro de alumnos; centro de padres; formar centro de alumnos; cuota del centro de padres; consejo escolar; presidente del centro de padres; toma del liceo; directiva del curso de mi hijo
law: student council; parents' association; school council
people: student council; parents association
donde: DFL 2 de 2009 art. 15; Ley 19.979 art. 7, 8

[education-strike-occupation]
ley: continuidad del servicio educativo; suspensión de clases; suspensión de las clases del establecimiento
gente: toma del colegio; paro de profesores; alumnos en toma; colegio en paro recuperación; clases perdidas por paro; desalojar toma; paro de estudiantes; colegio cerrado
law: school occupation; teachers' strike
people: school occupation; teachers strike

[education-special-needs-inclusion]
ley: necesidades educativas especiales; educación especial o diferencial; adecuaciones curriculares; estudiantes con discapacidad
gente: hijo con discapacidad en el colegio; evaluación diferenciada; no aceptan niño con discapacidad; síndrome de Down colegio; escuela especial; déficit atencional en el colegio; TDAH; dislexia; adecuación curricular; escuela de lenguaje; programa de integración escolar; programa PIE; déficit atencional y lo quieren echar; hijo con TDAH; niño con discapacidad no lo reciben
law: special educational needs; inclusive education
people: special needs school; disabled child school; ADHD
donde: DFL 2 de 2009 art. 23; Ley 20.422 art. 34-36, 39

[education-autism]
amplio: sueltas
ley: trastorno del espectro autista; espectro autista; neurodiversidad; neurotípico; acompañamiento y atención; trato digno
gente: TEA; autismo; autista; hijo autista; niño con autismo en el colegio; ley TEA; asperger; colegio rechaza niño autista; crisis en el colegio autista; neurodivergente; desregulación emocional; desregulación sensorial
law: autism spectrum disorder; neurodiversity
people: autism; autistic child at school
donde: Ley 21.545 art. 1, 2, 3, 18, 19, 20

[education-autism-parents-work]
ley: debidamente diagnosticados con trastorno del espectro autista; acudir a emergencias respecto a su integridad; establecimientos educacionales; tiempo que se destine se considerará como trabajado
gente: permiso del trabajo por hijo autista; salir del trabajo por crisis de hijo TEA; permiso laboral TEA; me llaman del colegio por mi hijo autista; jefe no da permiso hijo autista
law: work leave for parents of autistic children
people: time off work autistic child
donde: Código del Trabajo art. 66 quinquies; Ley 21.545 art. 25

[education-kindergarten]
amplio: sueltas
ley: educación parvularia; sala cuna; jardín infantil; nivel de transición; reconocimiento oficial; autorización de funcionamiento del jardín
gente: jardín infantil; jardín infantil sin permiso; JUNJI; kínder; prekínder; cupo en el jardín; tía del jardín; parvularia; edad para entrar a kínder; jardín infantil pirata; jardín Integra
law: early childhood education; nursery; kindergarten
people: kindergarten; nursery school; daycare
donde: DFL 2 de 2009 art. 18, 28; Ley 20.832 art. 1, 3; Código del Trabajo art. 203
no: sala cuna del empleador; jardín de la casa

[education-kindergarten-accident]
ley: seguridad de los párvulos; idoneidad moral; coeficiente técnico; cuidado de los párvulos
gente: niño se cayó en el jardín infantil; se accidentó en el jardín infantil; golpearon a mi hijo en el jardín infantil; mordieron a mi hija en la sala cuna; dejaron solo al niño en el jardín; cámaras en el jardín infantil; mi hijo mordió a un compañero; lo mordieron en el jardín; volvió con moretones del jardín; la tía le pegó en el jardín
law: accident in nursery
people: child injured at daycare

[education-school-accident-insurance]
ley: seguro escolar; con ocasión de sus estudios; trayecto directo; prestaciones médicas gratuitas; práctica profesional o educacional; accidentes que sufran con ocasión de sus estudios
gente: seguro escolar; accidente en el colegio; se quebró el brazo en el colegio; me accidenté en la práctica; accidente camino al colegio; golpe en el recreo; accidente universitario; quién paga accidente escolar; accidente en educación física; se cayó en el colegio; se cayó en el recreo; se golpeó en la escuela; se quebró jugando en el colegio; estudiante se accidentó; se cayó en la escuela
law: school insurance; student accident
people: accident at school; school insurance
donde: Ley 16.744 art. 3; DS 313 de 1973 art. 1, 2, 3, 7

[education-school-liability]
ley: responsabilidad de los directores de colegios y escuelas; jefes de colegios y escuelas responden del hecho de los discípulos; discípulos mientras están bajo su cuidado
gente: demandar al colegio; colegio responsable del accidente; colegio paga los daños; alumno hizo daño quién paga; se perdió mi hijo en paseo; murió un niño en el colegio; robo en el colegio; me robaron el celular en el colegio
law: school liability; vicarious liability of schools
people: sue school; school liable for injury
donde: Código Civil art. 2320

[education-superintendence-complaint]
ley: Superintendencia de Educación; normativa educacional; denuncia o reclamo contra el sostenedor
gente: denunciar al colegio; dónde reclamo contra un colegio; Superintendencia de Educación; Supereduc; denunciar a un profesor; queja contra el liceo; denunciar liceo municipal; fiscalizar colegio
law: Superintendency of Education; complaint against school
people: complain about school; report a school
donde: Ley 20.529 art. 48, 49, 57-60

[education-superintendence-sanctions]
ley: amonestación por escrito; privación temporal y parcial de la subvención; inhabilitación temporal; revocación del reconocimiento oficial; multas a beneficio fiscal; infracciones graves del sostenedor
gente: multa al colegio; sanción a un colegio; cerrar un colegio; castigo al sostenedor; sostenedor se robó la subvención; quitar reconocimiento al colegio
law: sanctions on schools
people: school fined
donde: Ley 20.529 art. 66, 72, 73, 76, 77, 78

[education-superintendence-appeal]
ley: reclamarse ante la Corte de Apelaciones; proceso administrativo sancionatorio; formulación de cargos al sostenedor
gente: apelar multa de Superintendencia de Educación; colegio reclama multa; descargos del colegio; sostenedor apela
law: appeal of education fines
people: appeal school fine
donde: Ley 20.529 art. 66, 84, 85

[education-school-recognition-closure]
ley: reconocimiento oficial; sostenedor; entidad sostenedora; persona jurídica sin fines de lucro; requisitos para obtener el reconocimiento oficial
gente: colegio sin reconocimiento; abrir un colegio; crear un colegio; mi colegio va a cerrar; cierre del colegio; quebró el colegio; requisitos para abrir una escuela; fusión de colegios
law: official recognition of schools; school closure
people: open a school; school closing
donde: DFL 2 de 2009 art. 45, 46, 50

[education-homeschool-free-exams]
ley: exámenes libres; validación de estudios; modalidades educativas; educación de adultos; reconocimiento de aprendizajes
gente: exámenes libres; homeschooling; terminar cuarto medio; nivelación de estudios; validar estudios; sacar cuarto medio de adulto; convalidar estudios del extranjero; licencia de enseñanza media; educar a mi hijo en la casa sin colegio; terminar el colegio de adulto
law: home schooling; equivalency exams; adult education
people: homeschooling; finish high school as adult
donde: DFL 2 de 2009 art. 22, 24, 38, 41

[education-attendance-promotion]
ley: evaluación, calificación y promoción; ochenta y cinco por ciento; año escolar; jornada escolar; porcentaje de asistencia
gente: faltar al colegio; asistencia mínima; inasistencia a clases; 85 por ciento de asistencia; mi hijo falta mucho; calificaciones y promoción; certificado médico para el colegio; vacaciones escolares; justificar inasistencia; cuántas horas de clase
law: grading and promotion
people: missed school days; minimum attendance
donde: Decreto 67 de 2018 art. 10, 11; DFL 2 de 2009 art. 39

[education-cell-phones]
ley: dispositivos móviles; teléfono celular; actividades curriculares; uso de dispositivos
gente: celular en clases; celular en el colegio; prohibir celulares en el colegio; profesor quitó el celular; teléfono en la sala; me requisaron el celular; le quitaron el teléfono en la sala; le quitaron el celular
law: mobile phones in schools
people: phone at school; teacher took phone

[education-teachers-statute]
ley: profesionales de la educación; dotación docente; horas de docencia de aula; evaluación docente; profesional de la educación a contrata
gente: estatuto docente; profesor a contrata; despido de profesor; echaron al profesor; horas no lectivas; evaluación docente; profesor municipal; profesor SLEP; sumario a profesor; bono profesor; vacaciones del profesor; carrera docente; me echaron de la escuela donde hago clases; soy profesora y me despidieron; profe despedido
law: teachers' statute; teaching staff
people: teacher dismissal; teacher contract
donde: Ley 19.070 art. 1, 25, 69, 72; DFL 1 de 1997 art. 1, 25, 69, 72

[education-teacher-disqualification]
ley: idóneo moralmente; título del área respectiva; habilitado para ejercer la función docente; registro de inhabilidades; idoneidad moral; condenado por delitos contra menores
gente: profesor sin título; profesor con antecedentes; consultar inhabilidades de profesor; profesor condenado; trabajar con niños antecedentes; profe sin título en el colegio; certificado de inhabilidad para trabajar con menores
law: disqualification from working with minors
people: teacher criminal record; unqualified teacher
donde: DFL 2 de 2009 art. 46; Código Penal art. 39 bis

[education-public-local-services]
ley: Servicios Locales de Educación Pública; Sistema de Educación Pública; traspaso del servicio educacional; Dirección de Educación Pública
gente: SLEP; desmunicipalización; colegio municipal pasa al SLEP; servicio local de educación; liceo municipal; traspaso de colegios; no pagan a los profesores SLEP
law: local public education services
people: public school reform
donde: Ley 21.040 art. 1, 2, 16, 17

[education-preferential-subsidy]
ley: subvención escolar preferencial; alumnos prioritarios; convenio de igualdad de oportunidades; subvención
gente: alumno prioritario; alumno preferente; certificado de alumno prioritario; colegio cobra a alumno prioritario; subvención del colegio; subvención SEP
law: preferential school subsidy; priority students
people: priority student
donde: Ley 20.248 art. 1, 2, 6, 7

[education-school-meals-benefits]
ley: Junta Nacional de Auxilio Escolar y Becas; raciones alimenticias; asistencialidad escolar; tarjeta nacional estudiantil
gente: JUNAEB; almuerzo en el colegio; beca JUNAEB; pase escolar; TNE; beca alimentación; notebook del colegio; perdí el pase escolar; chofer no acepta pase escolar; útiles JUNAEB; beca indígena; BAES
law: school meals; student benefits; student pass
people: school lunch; student transport card
donde: Ley 15.720 art. 1

[education-school-transport]
ley: transporte remunerado de escolares; furgón escolar
gente: furgón escolar; tío del furgón; transporte escolar pirata; contrato con el furgón; furgón no pasó a buscar; requisitos para furgón escolar; choque del furgón escolar
law: school transport
people: school van; school bus
donde: Ley 19.831 art. 1, 2, 3, 5

[education-trans-students]
ley: identidad de género; niños, niñas y estudiantes trans; no discriminación arbitraria; nombre social del estudiante
gente: alumno trans; niña trans en el colegio; nombre social en el colegio; baño del colegio trans; uniforme alumno trans; colegio no respeta nombre social; discriminado por gay en el colegio
law: trans students; gender identity at school
people: trans student; gay student discrimination

[education-religion-class]
ley: clases de religión; clases de religión optativas
gente: clase de religión; eximirse de religión; obligan a religión en el colegio; no quiero que mi hijo tenga religión; colegio obliga a ir a misa; bautizado para el colegio
law: religion classes
people: opt out of religion class
donde: Decreto 924 de 1983 art. 3

[education-exemption-subjects]
ley: actividades de evaluación; evaluaciones y calificaciones; eximición de una asignatura; diversificación de la evaluación
gente: eximirse de educación física; eximir de inglés; evaluación atrasada; nota mal puesta; profesor me puso mala nota; reclamar una nota; repetir prueba; copiar en la prueba del colegio; le puso mala nota; le pusieron mala nota por copiar; nota uno por copiar
law: exemption from subjects
people: unfair grade; dispute a grade
donde: Decreto 67 de 2018 art. 3, 5, 18

[education-higher-right]
ley: educación superior; la educación superior es un derecho; universidades, institutos profesionales y centros de formación técnica; alcance de todas las personas
gente: instituto profesional; estudiar en la universidad; CFT; carrera universitaria; ley de educación superior; diferencia universidad e instituto
law: higher education
people: university rights; college studies
donde: Ley 21.091 art. 1, 2, 3, 4

[education-higher-admission]
ley: Sistema de Acceso a las Instituciones de Educación Superior; postulación y admisión de estudiantes; instrumentos de acceso; programas especiales de acceso
gente: PAES; prueba de admisión universidad; PSU; postular a la universidad; puntaje para entrar a la universidad; cupo de equidad; entrar a la universidad sin prueba; proceso de admisión universitaria; NEM; programa PACE
law: higher education access system; admission exam
people: university admission; entrance exam
donde: Ley 21.091 art. 11-14

[education-gratuity-institutions]
ley: financiamiento institucional para la gratuidad; acreditación institucional avanzada o de excelencia; instituciones de educación superior; sin fines de lucro
gente: qué universidades tienen gratuidad; requisitos de la universidad para gratuidad; instituto con gratuidad; mi universidad perdió la gratuidad; sacar gratuidad a universidad
law: institutional funding for free tuition
people: free tuition universities
donde: Ley 21.091 art. 82, 83, 86, 87, 114

[education-gratuity-students]
ley: otorgar estudios gratuitos; condición socioeconómica; no poseer un título técnico; permanencia definitiva; hogares de menores ingresos
gente: gratuidad; gratuidad universitaria; requisitos para la gratuidad; estudiar gratis; 60 por ciento gratuidad; perdí la gratuidad; extranjero gratuidad; FUAS; no me dieron la gratuidad; apelar gratuidad; no me dieron la beca; perdí la beca; beca universitaria; beca para estudiar; estudiar otra carrera gratis; sin plata para estudiar
law: free higher education; eligibility for free tuition
people: free tuition; study for free; scholarship
donde: Ley 21.091 art. 103, 104

[education-gratuity-duration]
ley: duración nominal; permanezcan matriculados; exceda el plazo de la obligación; suspenda justificadamente sus estudios; permanencia de un estudiante
gente: cuánto dura la gratuidad; se me acabó la gratuidad; años de gratuidad; atrasarse con gratuidad; congelar con gratuidad; repetir ramos con gratuidad; congelé la carrera y gratuidad; pagar después de la gratuidad; me pasé de los años de la gratuidad
law: duration of free tuition; nominal duration
people: how long free tuition; lost free tuition
donde: Ley 21.091 art. 105, 106, 108

[education-gratuity-change-degree]
ley: cambios de carreras o programas de estudio; cambio de la primera carrera; segunda carrera; título técnico de nivel superior
gente: cambiarme de carrera con gratuidad; segunda carrera gratuidad; tengo título técnico y gratuidad; cambiar de universidad gratuidad; continuidad de estudios gratuidad
law: change of degree and free tuition
people: change major free tuition
donde: Ley 21.091 art. 107, 109, 110

[education-tuition-regulated]
ley: arancel regulado; derechos básicos de matrícula; cobros por concepto de titulación o graduación; grupos de carreras
gente: arancel de la universidad; cuánto cobra la universidad; matrícula de la universidad; cobro por título; arancel real y de referencia; subieron el arancel; me cobran matrícula con gratuidad
law: regulated tuition; enrolment fee; graduation fee
people: university tuition; fee for degree
donde: Ley 21.091 art. 88, 89, 92-94, 104, 110

[education-vacancies]
ley: vacantes máximas de estudiantes; regulación de vacantes; primer año
gente: cupos en la universidad; vacantes de la carrera; límite de alumnos universidad; aumentar cupos de medicina
law: regulation of vacancies
people: university places
donde: Ley 21.091 art. 102

[education-cae]
ley: crédito con garantía estatal; créditos para estudios superiores; garantía estatal; aval del Estado; Comisión Ingresa
gente: crédito CAE; crédito con aval del estado; deuda del CAE; no puedo pagar crédito CAE; condonación del CAE; me embargan por el CAE; CAE prescribe; cuota del CAE; deuda universitaria; FES; cesante y debo CAE; Tesorería cobra CAE; crédito universitario; deuda CAE Tesorería; retuvieron los impuestos por el CAE; debo el crédito de la universidad; deuda de la universidad; no puedo pagar la universidad; aval del CAE
law: state-guaranteed student loan; student debt
people: student loan; student debt; can't pay student loan
donde: Ley 20.027 art. 1, 2

[education-solidarity-loan]
ley: fondo solidario de crédito universitario; deudores del crédito solidario; retener de la devolución anual de impuestos; cinco por ciento de los ingresos del deudor del crédito solidario
gente: fondo solidario; crédito solidario; deuda con la universidad estatal; me retuvieron la devolución por crédito universitario; deuda crédito fiscal universitario; declarar ingresos fondo solidario
law: university solidarity loan fund
people: solidarity loan university
donde: Ley 19.287 art. 7-9; Ley 19.989 art. 1

[education-university-debt-documents]
ley: aranceles adeudados; compromisos económicos; contrato de prestación de servicios educacionales; contrato de educación superior; dentro del plazo de diez días
gente: universidad no me entrega el título; debo a la universidad; deuda con el instituto; universidad retiene el título por deuda; retirarse de la universidad y pagar; me cobran el año completo; congelar la carrera; derecho a retracto universidad; me salí de la carrera y me cobran; pagaré de la universidad; matrícula devolución universidad; retirar mis papeles de la universidad; dejé la carrera y me siguen cobrando; me retiré de la universidad; la universidad no me da el título; me salí del instituto y me cobran; universidad no me devuelve la plata; no entré a la universidad y me cobran
law: university debts; withdrawal from studies; right of withdrawal in education contracts
people: university won't give diploma; withdraw from university refund; university won't refund me
donde: Ley 19.496 art. 3 ter

[education-higher-superintendence]
ley: Superintendencia de Educación Superior; reclamos y denuncias; mediador en la controversia; fiscalizar y supervigilar; período de información previa
gente: reclamar contra la universidad; denunciar a la universidad; denunciar instituto profesional; reclamo contra el CFT; Superintendencia de Educación Superior; la universidad no cumple; universidad cambió la malla; demandar a la universidad; no salió mi carrera como me la ofrecieron; cambiaron la malla
law: Superintendency of Higher Education; complaint against university
people: complain about university; sue university
donde: Ley 21.091 art. 18-20, 40, 41

[education-higher-infractions]
ley: multa a beneficio fiscal; Superintendente podrá aplicar; inhabilitación temporal; infracciones gravísimas de las instituciones de educación superior; infracciones graves de la institución; infracciones leves de la institución; sanciones a la institución de educación superior
gente: multa a la universidad; sanción a la universidad; castigo a universidad; infracciones de las universidades; rector sancionado
law: infringements by universities
people: university fined
donde: Ley 21.091 art. 53, 55, 57

[education-misleading-advertising-university]
ley: publicidad engañosa; valor correspondiente a matrícula, aranceles, becas; niveles de acreditación; perspectivas generales de empleo
gente: universidad me mintió; publicidad falsa de universidad; prometieron campo laboral; carrera no acreditada; universidad dijo que estaba acreditada; título no sirve; instituto engañó
law: misleading advertising by universities
people: university lied; false advertising university
donde: Ley 21.091 art. 54

[education-accreditation]
ley: acreditación institucional; Comisión Nacional de Acreditación; acreditación obligatoria; medicina, pedagogía; aseguramiento de la calidad
gente: universidad acreditada; años de acreditación; mi carrera no está acreditada; CNA; universidad no acreditada qué pasa; universidad perdió acreditación; título de universidad no acreditada
law: quality assurance; university accreditation
people: accredited university
donde: Ley 20.129 art. 15, 16, 18, 27; Ley 21.091 art. 81

[education-university-profit]
ley: destinar sus recursos; reinvertir los excedentes; sin fines de lucro; interesare en cualquier negociación; lucro en la educación superior; operaciones con personas relacionadas de la institución
gente: universidad lucra; lucro en la educación; dueños de la universidad; universidad con fines de lucro; retiran ganancias de la universidad; delito de lucro
law: ban on profit in higher education; university related parties
people: for-profit university
donde: Ley 21.091 art. 63, 65, 71, 73, 74, 78

[education-university-closure]
ley: administrador provisional; administrador de cierre; revocación del reconocimiento oficial; continuidad de estudios; reubicación de los estudiantes
gente: cerró la universidad; universidad quebró; cierre de universidad; qué pasa si cierra mi universidad; Universidad del Mar; terminar carrera en otra universidad; administrador de cierre; reubicar a los alumnos; cerró mi carrera; la universidad cerró mi carrera; van a cerrar la carrera; cierra mi instituto
law: provisional administrator; university closure
people: university closed down
donde: Ley 20.800 art. 3, 6, 20, 22

[education-sexual-harassment-university]
ley: acoso sexual; violencia y la discriminación de género en el ámbito de la educación superior; política integral; órganos responsables; investigación y sanción del acoso sexual en educación superior
gente: acoso en la universidad; profesor universitario acosador; me acosó un profesor; acoso sexual universidad; compañero me acosó; protocolo de acoso universidad; denunciar a profesor de la universidad; violencia de género en la universidad; ayudante me acosa
law: sexual harassment in higher education
people: harassed by professor; university harassment
donde: Ley 21.369 art. 1, 2, 3

[education-university-discipline-exams]
ley: eliminación académica; reglamento de estudiantes; autonomía académica
gente: me echaron de la universidad; eliminado de la carrera; causal de eliminación; copia en la prueba universidad; plagio en la tesis; reprobar tres veces; apelar eliminación universidad; sumario estudiantil; inteligencia artificial en la prueba; me reprobaron el ramo; expulsado de la universidad; reprobé un ramo por tercera vez; me acusan de plagio; me eché el ramo; me pillaron copiando; tesis rechazada
law: academic dismissal; university discipline
people: kicked out of university; plagiarism thesis
donde: Ley 21.091 art. 2

[education-degrees-recognition]
ley: grado de licenciado; títulos y grados; reconocimiento, revalidación y convalidación; Universidad de Chile; título técnico de nivel superior; título profesional universitario
gente: revalidar título extranjero; convalidar título; mi título extranjero vale en Chile; título falso; convalidar ramos; título técnico o profesional; carreras que exigen licenciatura; reconocimiento de títulos; apostillar título; título sacado en Venezuela; estudié en otro país título; ejercer con título extranjero; tengo título de otro país
law: recognition of foreign degrees
people: validate foreign degree; fake degree
donde: DFL 2 de 2009 art. 54, 63

[education-technical]
ley: formación técnico profesional; educación media técnico-profesional; centros de formación técnica; Marco de Cualificaciones
gente: liceo técnico; práctica profesional; carrera técnica; estudiar en CFT; práctica del liceo pagada; alumno en práctica; CFT estatal; título técnico del liceo
law: technical and vocational training; internship
people: technical school; vocational school; internship
donde: Ley 21.091 art. 15, 16; Código del Trabajo art. 8

[education-student-image-data]
ley: autorización de los padres para la imagen del alumno; datos personales de niños; vida privada y honra de la persona
gente: colegio sube fotos de mi hijo; fotos de los alumnos en redes; jardín publica fotos; cámaras en la sala de clases; colegio entrega datos de mi hijo; grabar en el colegio; grabé al profesor; video de la clase
law: student images; children's data at school
people: school posts photos of my child; record the teacher
donde: Constitución Política art. 19; Ley 19.628 art. 4
`;
