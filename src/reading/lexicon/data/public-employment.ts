/** Concepts of public employment: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const PUBLIC_EMPLOYMENT = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[public-statute-scope]
ley: Estatuto Administrativo; relaciones entre el Estado y el personal; servicios públicos centralizados y descentralizados
gente: estatuto administrativo; qué ley rige a los funcionarios públicos; empleado público derechos; funcionario público ley; trabajar en el gobierno; trabajo para el estado; trabajo en un ministerio
law: civil service statute; administrative statute; public servants
people: government worker law; civil servant rights
donde: Ley 18.834 art. 1

[public-municipal-statute-scope]
ley: Estatuto Administrativo para Funcionarios Municipales; personal nombrado en un cargo de las plantas de las municipalidades
gente: funcionario municipal; trabajo en la muni; empleado municipal derechos; trabajar en la municipalidad; estatuto municipal; inspector municipal trabajador
law: municipal employees statute
people: city hall worker
donde: Ley 18.883 art. 1

[public-permanent-staff]
ley: planta de personal; cargos permanentes; funcionario de planta; carrera funcionaria
gente: cargo de planta; pasar a planta; funcionario de planta; estabilidad en el empleo público; cargo titular del estado
law: permanent staff; career civil service; tenure of public servants
people: permanent government job
donde: Ley 18.834 art. 3, 4, 5; Ley 18.883 art. 1, 5

[public-contract-staff]
ley: empleos a contrata durarán, como máximo; empleos a contrata 31 de diciembre
gente: no me renovaron la contrata en el servicio público; cuánto dura la contrata pública; contrata en la muni; término de la contrata de un funcionario; no renovaron contrata funcionaria; funcionaria a contrata
law: annual contract in public service; yearly contract staff in government
people: government contract not renewed
donde: Ley 18.834 art. 3, 10; Ley 18.883 art. 2

[public-legitimate-expectation]
ley: renovaciones sucesivas; empleos a contrata durarán, como máximo; acto fundado; decisión de no renovar la contrata; confianza legítima contrata
gente: dos años a contrata en el estado servicio; no renovar contrata pública sin motivo; reclamar a contraloría no renovación de contrata; llevo años a contrata en la municipalidad; confianza legítima funcionario; cinco años a contrata funcionaria; años a contrata en servicio público
law: legitimate expectation; non-renewal of public contract
people: years of contract not renewed
donde: Ley 18.834 art. 10, 160

[public-fee-staff]
ley: contratarse sobre la base de honorarios; profesionales y técnicos de educación superior o expertos; labores accidentales y no habituales; cometidos específicos; hace presumir la existencia de un contrato de trabajo
gente: honorarios en la municipalidad; a honorarios en servicio público; boletas a la muni; honorarios funcionario público; llevo años a honorarios en el estado; me echaron de la muni a honorarios; demanda honorarios municipalidad; honorario público es trabajador; trabajo a honorarios para el estado; a honorarios en el gobierno; municipalidad me echó honorarios
law: fee-based public contractors; independent contractors of the State
people: freelance for the government
donde: Ley 18.834 art. 11; Ley 18.883 art. 4; Código del Trabajo art. 8

[public-entry-requirements]
ley: ingresar a la Administración del Estado; no haber cesado en un cargo público; no estar inhabilitado; ser ciudadano ingresar a la Administración del Estado
gente: requisitos para ser funcionario público; entrar a trabajar al estado; antecedentes para trabajar en el estado; extranjero funcionario público; me echaron del estado puedo volver; título para trabajar en el estado; deudor de alimentos funcionario público; puedo trabajar en el estado
law: requirements for public employment
people: get a government job
donde: Ley 18.834 art. 12, 13; Ley 18.883 art. 10, 11

[public-competition]
ley: concurso público; concurso público terna
gente: concurso público; postular a un cargo público; concurso arreglado; reclamar concurso público; terna concurso; empleos públicos postular; concurso municipal; ganar un concurso público; postulé a un cargo público y no quedé; reclamar por un concurso
law: public competition; merit-based selection
people: apply for a public job
donde: Ley 18.834 art. 17, 18, 19, 20, 21; Ley 18.883 art. 15, 16, 17, 18, 19

[public-trial-employment]
ley: empleo a prueba
gente: empleo a prueba funcionario; período de prueba en el estado; prueba cargo público
law: probationary public employment
people: probation in government
donde: Ley 18.834 art. 25

[public-senior-management]
ley: Sistema de Alta Dirección Pública; altos directivos públicos; convenio de desempeño; cargos de alta dirección
gente: alta dirección pública; adp; director de hospital concurso; jefe de servicio concurso; convenio de desempeño
law: senior public management system
people: top government manager
donde: Ley 19.882 art. 35, 36, 37

[public-training]
ley: permanecer en el servicio; actividades de capacitación; cursos de perfeccionamiento
gente: capacitación funcionario público; beca funcionario; curso pagado por el servicio; devolver curso funcionario; estudiar siendo funcionario
law: civil service training
people: government employee training
donde: Ley 18.834 art. 26, 27, 28, 31; Ley 18.883 art. 22, 23

[public-evaluation]
ley: sistema de calificación; Junta Calificadora; lista de Distinción; lista de Eliminación; precalificación del funcionario
gente: calificación funcionario; lista 1; lista 4 eliminación; me calificaron mal funcionario; apelar calificación; mala calificación en el servicio; nota funcionaria
law: performance appraisal; evaluation board
people: bad evaluation government job
donde: Ley 18.834 art. 32, 33, 48, 49, 50; Ley 18.883 art. 29, 30, 48

[public-promotion]
ley: escalafón de mérito; cargo vacante; promociones de funcionarios
gente: ascenso funcionario público; subir de grado; ascender de grado; escalafón; concurso interno; no me ascienden en el servicio; grado eus
law: promotion in public service; grade and ranking of public servants
people: promotion in government
donde: Ley 18.834 art. 51, 53, 54; Ley 18.883 art. 51, 52, 53

[public-duties]
ley: obligaciones de cada funcionario; desempeñar personalmente las funciones; obedecer las órdenes impartidas por el superior jerárquico; vida social acorde con la dignidad del cargo
gente: obligaciones de los funcionarios; deberes del funcionario público; funcionario me atendió mal; mal trato funcionario público; obedecer al jefe en el servicio público
law: duties of public servants
people: obligations of civil servants
donde: Ley 18.834 art. 61; Ley 18.883 art. 58

[public-illegal-order]
ley: estimare ilegal una orden; representarla por escrito; superior la reitera; exento de toda responsabilidad
gente: orden ilegal del jefe funcionario; negarse a una orden ilegal en el estado; me obligan a firmar algo ilegal en el servicio; representar una orden; obediencia debida funcionario
law: illegal order; duty to object
people: boss ordered something illegal government
donde: Ley 18.834 art. 62; Ley 18.883 art. 59

[public-duty-to-report]
ley: denunciar ante el Ministerio Público; crímenes o simples delitos; hechos de carácter irregular; funcionarios denunciantes; contravienen el principio de probidad
gente: funcionario debe denunciar delitos; denunciar corrupción en mi servicio; denunciar a mi jefe en la muni; protección al denunciante funcionario; me persiguen por denunciar corrupción; canal de denuncias funcionarios
law: duty to report crimes; whistleblower protection
people: whistleblower government
donde: Ley 18.834 art. 61, 90 A, 90 B; Ley 18.883 art. 58, 88 A, 88 B; Código Procesal Penal art. 175

[public-working-hours]
ley: jornada ordinaria de trabajo de los funcionarios; cuarenta y cuatro horas semanales; lunes a viernes; nueve horas diarias
gente: horario de funcionarios públicos; jornada funcionario público; 44 horas funcionario; 40 horas funcionarios públicos; hora de entrada funcionario; marcar entrada funcionario; turnos hospital funcionario
law: working hours of public servants
people: government office working hours
donde: Ley 18.834 art. 65; Ley 18.883 art. 62

[public-overtime]
ley: trabajos extraordinarios; horas extraordinarias; a continuación de la jornada ordinaria; de noche o en días sábado, domingo y festivos; descanso complementario
gente: horas extra funcionario; trabajos extraordinarios municipalidad; horas extra en la muni; devolución de tiempo; compensar horas funcionario; no pagan horas extra en el hospital
law: overtime of public servants
people: government overtime
donde: Ley 18.834 art. 66, 67, 68, 69, 70; Ley 18.883 art. 63, 64, 65, 66, 67

[public-lateness-absence]
ley: no podrán percibir remuneraciones; tiempo durante el cual no se hubiere efectivamente trabajado; atrasos y ausencias reiterados; destitución por ausencia más de tres días consecutivos
gente: atrasos funcionario; descuento por atraso funcionario público; falté tres días funcionario; inasistencias funcionario destitución; funcionario no va a trabajar; ausencia injustificada funcionario
law: lateness and absence of public servants
people: absent civil servant
donde: Ley 18.834 art. 72, 125; Ley 18.883 art. 69, 123

[public-transfers]
ley: función de la institución; destinado a desempeñar funciones; cónyuges funcionarios; destinaciones de funcionarios
gente: me destinaron a otra ciudad; destinación funcionario; traslado funcionario público; cambio de funciones en la muni; me cambiaron de unidad; me mandaron a otra oficina funcionario
law: transfer of public servants; assignments of public servants
people: transferred government job
donde: Ley 18.834 art. 73, 74; Ley 18.883 art. 70, 71

[public-secondment]
ley: comisiones de servicio; cometidos funcionarios; territorio nacional como en el extranjero; viáticos del funcionario
gente: comisión de servicio; cometido funcionario; viático funcionario; viaje de trabajo funcionario; en comisión de servicio profesor; viático alcalde viaje
law: official travel; per diem; secondment of public servants
people: official travel allowance
donde: Ley 18.834 art. 75, 76, 77, 78; Ley 18.883 art. 72, 73, 74, 75

[public-substitution]
ley: titular o suplente; subrogación de un cargo; suplencia de un cargo
gente: subrogante; alcalde subrogante; subrogar al jefe; reemplazo de un jefe público; suplente cargo público; pago por subrogar
law: acting officer; substitution of officials
people: acting head of office
donde: Ley 18.834 art. 4, 79, 80, 81, 82; Ley 18.883 art. 6, 76, 77, 78

[public-prohibitions]
ley: estará afecto a las siguientes prohibiciones; ejecutar actividades, ocupar tiempo de la jornada; solicitar, hacerse prometer o aceptar donativos; actividad política dentro de la Administración
gente: prohibiciones funcionario público; funcionario haciendo política; usar auto fiscal; vehículo municipal uso particular; recibir regalos funcionario; funcionario en campaña; funcionario aceptó coima; usar bienes del estado
law: prohibitions on public servants; political activity; gifts to officials
people: civil servant gifts; using government car
donde: Ley 18.834 art. 84; Ley 18.883 art. 82

[public-harassment]
ley: actos atentatorios a la dignidad de los demás funcionarios; acoso sexual; acoso laboral; discriminación arbitraria
gente: acoso laboral funcionario; ley karin funcionarios públicos; jefe maltrata en el hospital; acoso en la municipalidad; maltrato en el servicio público; denuncia acoso en el estado; acoso sexual funcionario; mi jefe me maltrata en el servicio público
law: harassment in public service
people: bullied in government job
donde: Ley 18.834 art. 84, 90 A, 125; Ley 18.883 art. 82, 123; Código del Trabajo art. 2

[public-incompatibilities]
ley: todos los empleos a que se refiere; cónyuges, parientes consanguíneos hasta el cuarto grado inclusive
gente: dos cargos públicos; dos sueldos fiscales; trabajar en dos servicios públicos; hacer clases siendo funcionario; trabajar con mi esposa en la muni; parientes en el mismo servicio; pololeo jefe subalterno funcionario; funcionario con negocio propio
law: double public employment; incompatibilities of public offices
people: two government jobs
donde: Ley 18.834 art. 85, 86, 87, 88; Ley 18.883 art. 83, 84, 85, 86

[public-nepotism]
ley: inhabilidades e incompatibilidades administrativas; cónyuge, hijos, adoptados o parientes; tercer grado de consanguinidad y segundo de afinidad; autoridades y funcionarios directivos
gente: nepotismo; alcalde contrata a su familia; contratar familiares en el estado; pariente de una autoridad; apitutado; pituto; pega por pituto; hijo del alcalde contratado; trabaja su familia en la municipalidad
law: nepotism; ineligibility of relatives
people: mayor hired family
donde: Ley 18.575 art. 54, 55, 64

[public-probity]
ley: principio de probidad administrativa; conducta funcionaria intachable; desempeño honesto y leal; preeminencia del interés general sobre el particular
gente: probidad; falta de probidad funcionario; corrupción en la muni; funcionario corrupto; qué es la probidad administrativa; conflicto de interés alcalde; ética del funcionario
law: administrative probity; integrity in public service
people: corrupt official; government ethics
donde: Ley 18.575 art. 52, 53, 62; Constitución Política art. 8

[public-conflict-of-interest]
ley: asuntos en que se tenga interés personal; deber de abstención; circunstancia que le reste imparcialidad
gente: conflicto de intereses funcionario; funcionario resuelve caso de su pariente; abstenerse funcionario; funcionario decide algo de su empresa; juez y parte funcionario
law: conflict of interest; duty to abstain
people: official conflict of interest
donde: Ley 18.575 art. 62; Ley 19.880 art. 12

[public-private-activities]
ley: ejercer libremente cualquier profesión, industria, comercio u oficio; actividades particulares; incompatibles con la función; entidades fiscalizadas; jornada de trabajo; ex autoridades
gente: funcionario trabaja aparte; pega particular siendo funcionario; boletear siendo funcionario; puerta giratoria; ex funcionario trabaja en empresa; asesorar empresas siendo funcionario; abogado de la muni particular; otro trabajo siendo funcionario; funcionario con trabajo particular; trabajar en el estado y aparte; funcionario con negocio
law: private activities; revolving door; outside activities
people: side business civil servant; second job public employee
donde: Ley 18.575 art. 56

[public-asset-declaration]
ley: declaración de intereses y patrimonio; sujetos obligados; actualizarse anualmente; fideicomiso ciego; treinta días siguientes; actualizarla anualmente; mandato especial de administración de cartera; enajenación forzosa
gente: declaración de patrimonio; declaración de intereses; alcalde no declaró bienes; quién debe declarar patrimonio; multa por no declarar patrimonio; declaración jurada funcionario; declarar bienes como funcionario; autoridad no declaró bienes; fideicomiso ciego
law: asset declaration; interests disclosure; declaration of interests and assets; blind trust
people: officials declare assets; asset declaration
donde: Ley 20.880 art. 3, 4, 5, 11, 7, 10, 23

[public-ethics-code]
ley: Código de Ética; valores y conductas de la institución; normas de conducta; compromisos de la institución; respeto y buen trato
gente: código de ética; código de ética institucional; valores de la institución; ética pública; conducta ética en el servicio; denunciar falta a la ética; regalos código de ética
law: code of ethics; integrity values
people: ethics code; code of conduct

[public-ethics-gifts-resources]
ley: donativos oficiales y protocolares; uso de los bienes; recursos públicos; aceptar regalos; uso adecuado de los recursos; vehículos institucionales
gente: puedo recibir regalos de proveedores; regalo de navidad proveedor; usar el correo institucional para cosas personales; usar recursos públicos; computador institucional uso personal; usar la camioneta institucional
law: use of public resources; gifts from suppliers
people: accept gifts from suppliers
donde: Ley 18.575 art. 62

[public-ethics-consultation]
ley: Comité de Ética; canal de consultas y denuncias; canal de denuncias; consultas sobre el Código de Ética; confidencialidad de la denuncia
gente: comité de ética; consultar duda ética; canal de denuncia ética; denunciar anónimo ética; denuncia confidencial código ética
law: ethics committee; reporting channel
people: report unethical conduct

[public-political-neutrality]
ley: ajenos a los intereses de los partidos; actividad política
gente: funcionario en campaña política; intervencionismo electoral; obligan a ir a actos políticos; alcalde usa funcionarios en campaña; proselitismo; propaganda política en la oficina
law: political neutrality
people: politics at government office
donde: Ley 18.834 art. 84; Ley 18.883 art. 82; Ley 18.575 art. 19

[public-lobby]
ley: lobby; gestión de intereses particulares; sujetos pasivos; registro de audiencias; agenda pública; gestión de interés particular; registros de agenda pública; audiencias y reuniones
gente: ley del lobby; pedir audiencia con el alcalde; reunión con autoridad; audiencia con ministro; agenda pública autoridad; lobbista; pedir reunión con una autoridad; audiencia con el alcalde; ley de lobby; reunión con un ministro; regalo a una autoridad; agenda de una autoridad; audiencia por lobby
law: lobbying; lobby register; public agenda
people: meeting with an official; meet with an official; lobbying
donde: Ley 20.730 art. 2, 3, 4, 8, 7, 13, 14

[public-rights]
ley: gozar de estabilidad en el empleo; ascender en el respectivo escalafón; hacer uso de feriados, permisos y licencias
gente: derechos de los funcionarios públicos; beneficios de funcionarios; estabilidad laboral funcionario; qué derechos tengo como funcionario
law: rights of public servants
people: civil servant benefits
donde: Ley 18.834 art. 89; Ley 18.883 art. 87

[public-defence-of-official]
ley: responsabilidad criminal de los que atenten contra su vida o integridad corporal; injurien o calumnien
gente: agredieron a un funcionario; funcionario amenazado; me pegó un usuario en el consultorio; agresión a funcionaria de salud; defensa del funcionario por la institución; injurias a funcionario
law: protection of officials against aggression
people: attacked civil servant
donde: Ley 18.834 art. 90; Ley 18.883 art. 88

[public-pay]
ley: escala única; sueldo asignado al grado; devengarán desde el día; remuneraciones y demás asignaciones
gente: sueldo funcionario público; grado y sueldo del estado; escala de sueldos; cuánto gana un funcionario municipal; bienios; asignación de zona; bono pmg; pmg; no me pagan en la muni
law: public pay scale; grade salary; allowances of public servants
people: government salary
donde: Ley 18.834 art. 93, 94, 98; Ley 18.883 art. 92, 93, 97

[public-pay-deductions]
ley: prohíbese deducir de las remuneraciones; embargables hasta en un cincuenta por ciento
gente: embargo sueldo funcionario; devolver sueldo funcionario; descuento voluntario funcionario; reintegro de remuneraciones; condonar deuda contraloría; me pagaron de más funcionario
law: deductions from public pay; repayment of public salary
people: overpaid government salary
donde: Ley 18.834 art. 95, 96; Ley 18.883 art. 94, 95

[public-annual-leave]
ley: menos de quince años de servicios; feriado con goce de remuneraciones; feriado funcionario quince días hábiles; feriado de veinticinco días hábiles
gente: vacaciones funcionarios públicos; días de vacaciones funcionario; vacaciones municipales; feriado legal funcionario; acumular vacaciones funcionario; veinticinco días de vacaciones
law: annual leave of public servants
people: government vacation days
donde: Ley 18.834 art. 102, 103, 104; Ley 18.883 art. 101, 102, 103

[public-administrative-days]
ley: permisos para ausentarse de sus labores por motivos particulares; seis días hábiles en el año calendario; fraccionarse por días o medios días
gente: días administrativos; día administrativo; seis días administrativos; pedir administrativo; permiso administrativo; me niegan el administrativo; medio día administrativo
law: personal days of public servants
people: administrative days off
donde: Ley 18.834 art. 108, 109; Ley 18.883 art. 107, 108

[public-unpaid-leave]
ley: permiso sin goce de remuneraciones; permiso sin goce permanecer en el extranjero
gente: permiso sin goce de sueldo funcionario; permiso sin sueldo en el estado; pedir permiso por un año funcionario; irse afuera a estudiar funcionario
law: unpaid leave of public servants
people: sabbatical civil servant
donde: Ley 18.834 art. 110; Ley 18.883 art. 109

[public-sick-leave]
ley: goce del total de sus remuneraciones; Servicio de Salud o Institución de Salud Previsional; licencia médica del funcionario; funcionario ausentarse o reducir su jornada
gente: licencia médica funcionario público; sueldo completo con licencia funcionario; licencia en la muni; funcionario con muchas licencias; licencias viajes funcionarios; contraloría licencias médicas
law: sick leave of public servants
people: civil servant sick leave
donde: Ley 18.834 art. 111, 112, 113; Ley 18.883 art. 110, 111

[public-incompatible-health]
ley: salud incompatible con el desempeño del cargo; licencia médica en un lapso continuo o discontinuo; salud irrecuperable; declarar vacante
gente: salud incompatible; salud irrecuperable; seis meses de licencia funcionario; me echan por licencias funcionario; vacancia por salud; funcionario enfermo mucho tiempo; me declararon salud incompatible
law: health incompatible with office
people: fired for long sick leave government
donde: Ley 18.834 art. 150, 151, 152; Ley 18.883 art. 147, 148, 149

[public-death-benefit]
ley: fallecimiento de un funcionario; derecho a percibir la remuneración que a éste correspondiere
gente: murió un funcionario público; mi marido era funcionario y murió; beneficios viuda de funcionario; accidente en acto de servicio; pensión funcionario muerto
law: death of public servant benefits
people: civil servant died benefits
donde: Ley 18.834 art. 114, 115; Ley 18.883 art. 113, 114

[public-maternity]
ley: normas de protección a la maternidad; Título II, del Libro II, del Código del Trabajo; fuero maternal funcionaria
gente: embarazada a contrata en el estado; fuero maternal funcionaria; funcionaria embarazada no renovada; honorarios embarazada estado; postnatal funcionaria pública; sala cuna funcionaria
law: maternity protection in public service
people: pregnant government employee
donde: Código del Trabajo art. 194; Ley 18.834 art. 89

[public-leave-family]
ley: permiso por fallecimiento funcionario; funcionario contraer matrimonio permiso; contraer matrimonio permiso; muerte permiso adicional al feriado
gente: permiso por muerte funcionario; permiso por matrimonio funcionario público; permiso paternal funcionario; duelo funcionario público; murió mi papá y soy funcionario
law: family leave of public servants
people: civil servant bereavement leave
donde: Ley 18.834 art. 104 bis; Ley 18.883 art. 108 bis; Código del Trabajo art. 66, 207 bis

[public-disciplinary-liability]
ley: responsabilidad administrativa; infringiere sus obligaciones o deberes funcionarios; medidas disciplinarias; independiente de la responsabilidad civil y penal
gente: responsabilidad administrativa; sanción a funcionario; qué le pasa a un funcionario que comete una falta; absuelto penalmente y sumario; castigo funcionario público
law: administrative liability; disciplinary responsibility
people: civil servant misconduct
donde: Ley 18.834 art. 119, 120; Ley 18.883 art. 118, 119

[public-disciplinary-measures]
ley: suspensión del empleo; gravedad de la falta; medidas disciplinarias; censura del funcionario
gente: tipos de sanciones funcionarios; censura funcionario; multa a funcionario; suspensión del empleo funcionario; sanciones del sumario; me suspendieron del cargo; anotación de demérito
law: disciplinary measures; censure or suspension of public servant
people: penalties for civil servants
donde: Ley 18.834 art. 121, 122, 123, 124; Ley 18.883 art. 120, 121, 122

[public-dismissal]
ley: decisión de la autoridad facultada; vulneren gravemente el principio de probidad administrativa; medida disciplinaria de destitución
gente: destitución; destituir funcionario; echar a un funcionario público; destituido cuántos años sin volver; me echaron del servicio público
law: dismissal of public servant; removal from office
people: fired from government
donde: Ley 18.834 art. 125; Ley 18.883 art. 123
no: alcalde; ministro; senador; diputado; juez; presidente

[public-summary-investigation]
ley: investigación sumaria; verificar la existencia de los hechos
gente: investigación sumaria; me abrieron una investigación sumaria; investigación interna en el servicio; cuánto dura investigación sumaria; plazo de la investigación sumaria
law: summary disciplinary inquiry
people: internal inquiry government
donde: Ley 18.834 art. 126, 127; Ley 18.883 art. 124, 125

[public-disciplinary-proceedings]
ley: sumario administrativo; fiscal instructor del sumario; actuario del sumario; instrucción del sumario
gente: sumario administrativo; me hicieron un sumario; estoy en sumario; sumario en la muni; cuánto dura un sumario; fiscal del sumario; sumario contra mi jefe; citado a declarar en sumario; recusar al fiscal del sumario; me abrieron un sumario; me están sumariando
law: disciplinary proceedings; administrative summary
people: disciplinary case government
donde: Ley 18.834 art. 128, 129, 130, 131, 135; Ley 18.883 art. 126, 127, 128, 129, 133

[public-preventive-suspension]
ley: suspender de sus funciones o destinar transitoriamente a otro cargo
gente: me suspendieron durante el sumario; suspensión preventiva funcionario; apartado del cargo por sumario; sueldo durante suspensión sumario
law: preventive suspension
people: suspended during inquiry
donde: Ley 18.834 art. 136; Ley 18.883 art. 134

[public-charges-defence]
ley: formulación de cargos; sumario será secreto hasta la fecha de formulación de cargos; descargos del inculpado
gente: me formularon cargos; descargos sumario; hacer descargos; defenderme en un sumario; ver el expediente del sumario; sumario secreto; abogado en el sumario; plazo para descargos
law: answer to charges; disciplinary charges and defence
people: respond to disciplinary charges
donde: Ley 18.834 art. 137, 138; Ley 18.883 art. 135, 136

[public-disciplinary-decision-appeals]
ley: vista fiscal; absolución o medida disciplinaria; apelación ante el superior jerárquico; recurso de reposición medida disciplinaria
gente: apelar el sumario; reclamar sanción del sumario; recurso contra destitución; me sancionaron en el sumario; reposición sumario; vista fiscal sumario; terminó el sumario
law: disciplinary decision; appeals against disciplinary measure
people: appeal disciplinary sanction
donde: Ley 18.834 art. 139, 140, 141; Ley 18.883 art. 137, 138, 139

[public-disciplinary-defects]
ley: vicios de procedimiento no afectarán la legalidad; trámites que tengan una influencia decisiva; vencidos los plazos de instrucción
gente: sumario mal hecho; sumario atrasado años; sumario fuera de plazo; anular sumario; vicios del sumario; sumario eterno
law: procedural defects; delays in inquiry
people: flawed disciplinary inquiry
donde: Ley 18.834 art. 143, 144; Ley 18.883 art. 141, 142

[public-disciplinary-prescription]
ley: acción disciplinaria de la Administración; prescribirá en cuatro años; extingue la responsabilidad administrativa; formularon cargos
gente: prescripción sumario; prescribe el sumario; falta funcionaria antigua; cuántos años prescribe sumario; renuncié durante el sumario; jubilé con sumario pendiente
law: limitation of disciplinary action
people: time limit disciplinary action
donde: Ley 18.834 art. 147, 157, 158, 159; Ley 18.883 art. 145, 153, 154, 155

[public-end-of-service]
ley: cesará en el cargo; aceptación de renuncia; declaración de vacancia; supresión del empleo
gente: causales de cese funcionario; dejar el cargo público; término de funciones; cese de funciones; cómo termina un cargo público; eliminaron mi cargo; supresión del empleo
law: cessation of office
people: end of government job
donde: Ley 18.834 art. 146, 153, 154, 155; Ley 18.883 art. 144, 150, 151

[public-resignation]
ley: renuncia es el acto en virtud del cual el funcionario manifiesta; deberá presentarse por escrito; retenida por la autoridad
gente: renunciar al servicio público; renuncia funcionario; renunciar a la muni; retener la renuncia; renuncia con sumario; renuncia voluntaria funcionario público; no me aceptan la renuncia funcionario
law: resignation of public servant
people: quit government job
donde: Ley 18.834 art. 147; Ley 18.883 art. 145

[public-trust-positions]
ley: cargos de exclusiva confianza; renuncia no voluntaria; solicitud de renuncia
gente: cargo de confianza; me pidieron la renuncia; pidieron la renuncia al director; exclusiva confianza; renuncia no voluntaria; cambio de gobierno me echan
law: positions of exclusive trust
people: asked to resign government; political appointee
donde: Ley 18.834 art. 7, 148; Ley 18.883 art. 7, 146
no: empresa; gerente

[public-claim-comptroller]
ley: derecho a reclamar ante la Contraloría General de la República; vicios de legalidad que afectaren los derechos
gente: reclamar a la contraloría; contraloría funcionario; reclamo de funcionario; plazo para reclamar contraloría; ir a la contraloría; dictamen de contraloría; la contraloría rechazó mi reclamo
law: claim before the Comptroller General
people: complain to the comptroller
donde: Ley 18.834 art. 160; Ley 18.883 art. 156

[public-rights-prescription]
ley: derechos de los funcionarios consagrados por este Estatuto prescribirán
gente: cobrar remuneraciones antiguas funcionario; prescripción asignaciones; plazo para cobrar horas extra funcionario; deuda del servicio hace años
law: limitation of public servants' rights
people: late claim government pay
donde: Ley 18.834 art. 99, 161; Ley 18.883 art. 98, 157

[public-fundamental-rights-action]
ley: órganos de la Administración; con ocasión del despido; tutela laboral funcionarios; vulneración de derechos fundamentales funcionarios; derechos fundamentales de los trabajadores
gente: tutela laboral funcionarios públicos; funcionario puede demandar por tutela; juzgado del trabajo funcionario público; recurso de protección por la contrata; vulneran mis derechos en el servicio público; tutela por no renovar la contrata
law: fundamental rights action for public servants
people: civil servant sue for rights
donde: Código del Trabajo art. 485, 486, 489

[public-staff-associations]
ley: asociaciones de funcionarios; directores de asociaciones
gente: asociación de funcionarios; sindicato de funcionarios públicos; anef; dirigente de asociación; fuero gremial; gremio de funcionarios; huelga funcionarios públicos; paro de funcionarios; descuento por paro público
law: public servants' associations
people: civil servants' union
donde: Ley 19.296 art. 1, 2, 25, 31; Constitución Política art. 19
no: empresa

[public-retirement-incentive]
ley: incentivo al retiro; bonificación por retiro voluntario
gente: bono de retiro; incentivo al retiro; jubilar siendo funcionario; bono retiro municipal; bono post laboral; bono laboral funcionario; bono de incentivo profesores
law: retirement incentive; retirement bonus
people: retirement bonus government

[public-teachers-scope]
ley: Estatuto de los Profesionales de la Educación; profesionales de la educación; función docente; título de profesor
gente: estatuto docente; derechos de los profesores; trabajar de profe; educadora de párvulos contrato; profesor sin título; autorización docente
law: teachers' statute; education professionals
people: teacher rights
donde: Ley 19.070 art. 1, 2, 4, 5

[public-teachers-hiring]
ley: dotación docente; labores transitorias; docentes titulares; concurso público dotación docente
gente: profesor a contrata; profesor titular; titularidad docente; no renovaron mi contrata de profesor; concurso docente; profesor municipal contrato; reemplazo docente
law: tenured and contract teachers
people: teacher contract not renewed
donde: Ley 19.070 art. 20, 25, 26, 27, 29

[public-teachers-career]
ley: desarrollo profesional docente; sistema de reconocimiento; asignación de experiencia; tramos del desarrollo profesional docente; inducción y mentoría
gente: carrera docente; tramo docente; evaluación docente; me fue mal en la evaluación docente; portafolio docente; encasillamiento docente; bienios profesores; bono profesor
law: teaching career; teacher evaluation; teaching career tranches
people: teacher evaluation
donde: Ley 19.070 art. 19, 19 C, 47, 70

[public-teachers-hours]
ley: jornada semanal docente; horas cronológicas; docencia de aula; actividades curriculares no lectivas
gente: horas de clases profesor; horas no lectivas; cuántas horas de aula; horario de profesores; recreo profesor; trabajar en casa profesor; horas pedagógicas
law: teachers' hours; classroom hours
people: teacher working hours
donde: Ley 19.070 art. 68, 69

[public-teachers-leave]
ley: feriado de los profesionales de la educación; período de interrupción de las actividades escolares; meses de enero a febrero
gente: vacaciones de profesores; vacaciones de invierno profesor; profesor enero y febrero municipal; convocan profesores en enero; permiso administrativo profesor; vacaciones de invierno de los profes
law: teachers' leave
people: teacher vacation
donde: Ley 19.070 art. 40, 41, 41 bis

[public-teachers-end]
ley: profesionales de la educación dejarán de pertenecer; falta de probidad, conducta inmoral; supresión de las horas
gente: despido de profesor; echaron a un profesor; me redujeron las horas de clases; supresión de horas docentes; despedir profesor municipal; me sacaron horas profesor; destituir profesor; sumario a profesor; echaron a la profe; me echaron y soy profesora; profesora despedida
law: termination of teachers
people: teacher fired
donde: Ley 19.070 art. 72, 73, 74, 77

[public-teachers-private]
ley: establecimientos particulares; día anterior al primero de marzo; resto del año laboral; personal docente; término del año laboral docente; sesenta días de anticipación docente
gente: despido profesor colegio particular; aviso de despido profesor; 60 días profesor; echaron profesor a mitad de año; profesor colegio subvencionado despido; indemnización adicional docente; pagar hasta febrero profesor; me echaron del colegio y soy profesor; me despidieron del colegio profesora
law: teachers in private schools; notice before school year
people: private school teacher fired
donde: Ley 19.070 art. 78, 79, 80, 87; Código del Trabajo art. 75

[public-teachers-respect]
ley: derecho a trabajar en un ambiente tolerante y de respeto mutuo; tratos vejatorios; atribuciones disciplinarias; integridad física, psicológica y moral de los profesionales de la educación
gente: alumno agredió al profesor; apoderado amenaza profesor; alumno le pegó a la profe; insultan al profesor; agresión a docente; profesora acosada por apoderados
law: protection of teachers from violence
people: student hit teacher
donde: Ley 19.070 art. 8 bis

[public-school-assistants]
ley: asistentes de la educación
gente: asistente de la educación; paradocente; inspector de colegio; auxiliar de colegio; tía del aseo colegio; vacaciones asistentes de la educación; inspectora de patio trabajo
law: education assistants
people: school staff
donde: Ley 21.109 art. 1, 2, 41

[public-primary-health]
ley: Estatuto de Atención Primaria de Salud Municipal; dotación de atención primaria; establecimientos municipales de atención primaria
gente: funcionario de consultorio; trabajar en cesfam; atención primaria funcionarios; tens consultorio; plazo fijo cesfam; enfermera de posta contrato; trabajo en un consultorio
law: municipal primary health care staff
people: health clinic worker
donde: Ley 19.378 art. 1, 5, 14, 48

[public-labour-code-in-state]
ley: corporaciones municipales; aspectos o materias no regulados; empresas o instituciones del Estado
gente: corporación municipal trabajador; código del trabajo en la municipalidad; trabajador de empresa pública; codelco trabajador estado; suplente por código del trabajo; funcionario supletorio código
law: labour code in public bodies
people: state company worker
donde: Código del Trabajo art. 1, 304
`;
