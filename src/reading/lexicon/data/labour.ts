/** Concepts of labour: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const LABOUR = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[labour-code-scope]
ley: se regularán por este Código; funcionarios de la Administración del Estado; estatuto especial; leyes complementarias
gente: a quién se aplica el código del trabajo; rige el código del trabajo; funcionario público código del trabajo; notaría trabajadores código; código del trabajo empleado público
law: scope of the labour code; public servants excluded
people: who does labour law cover
donde: Código del Trabajo art. 1

[labour-discrimination]
ley: actos de discriminación; distinciones, exclusiones o preferencias; igualdad de oportunidades; capacidad o idoneidad personal
gente: discriminar en el trabajo; discriminan en la pega; discriminación laboral; racismo en el trabajo; homofobia en la pega; tatuajes en el trabajo; ser extranjero en el trabajo; me discriminan por mi color; me tratan distinto en el trabajo; jefe racista; jefe homofóbico; no me contratan por viejo
law: employment discrimination; acts of discrimination; equal opportunity
people: discriminated at work; racism at work
donde: Código del Trabajo art. 2; Constitución Política art. 19
no: pensión

[labour-hiring-conditions]
ley: condicionar la contratación; ausencia de obligaciones de carácter económico; ofertas de trabajo
gente: dicom para contratar; trabajo con dicom; deudas para entrar a trabajar; entrevista de trabajo preguntan; papel de antecedentes pega; postular a un trabajo requisitos; piden foto en el currículum; piden papel de antecedentes trabajo
law: hiring requirements; recruitment; credit history of applicants
people: job interview; bad credit hiring
donde: Código del Trabajo art. 2

[labour-hiring-pregnancy-test]
ley: condicionar la contratación de trabajadoras; ausencia o existencia de embarazo; certificado o examen
gente: test de embarazo para contratar; prueba de embarazo trabajo; preguntar si estoy embarazada entrevista; no contratar por embarazo; examen de embarazo pega; no renovar por embarazada
law: pregnancy test for hiring
people: asked if pregnant at interview
donde: Código del Trabajo art. 194

[labour-employer-worker]
ley: dependencia o subordinación; persona natural que preste servicios; trabajador independiente
gente: quién es mi empleador legal; qué es subordinación y dependencia; trabajador independiente dependiente diferencia; patrón y empleado
law: independent worker; definition of employer and worker; worker under subordination
people: who counts as an employee; boss and worker
donde: Código del Trabajo art. 3, 7

[labour-single-employer]
ley: dirección laboral común; considerarse como un solo empleador; subterfugio; individualidad legal determinada
gente: multirut; multi rut; varios rut misma empresa; empresas del mismo dueño; me cambian de razón social; mismo holding empleador; grupo de empresas un solo empleador; mismo dueño varias empresas; dos empresas un mismo jefe
law: single employer; common labour management; alter ego
people: several companies same boss; shell companies
donde: Código del Trabajo art. 3, 507

[labour-employer-representative]
ley: se presume de derecho que representa al empleador; ejerce habitualmente funciones de dirección
gente: jefe obliga a la empresa; gerente representa al empleador; a quién demandar jefe o empresa; el administrador firma por la empresa; supervisor representa empleador
law: employer's representative; manager binds employer
people: who represents the company
donde: Código del Trabajo art. 4

[labour-change-of-owner]
ley: dominio, posesión o mera tenencia de la empresa; no alterarán los derechos y obligaciones; modificaciones totales o parciales; nuevo o nuevos empleadores
gente: vendieron la empresa; cambió el dueño de la empresa; nuevo dueño trabajadores; compraron la empresa; cambio de razón social antigüedad; traspasaron la empresa; pierdo los años si venden; continuidad laboral
law: transfer of undertaking; change of ownership; successor employer
people: company was sold; new owner
donde: Código del Trabajo art. 4
no: arrendatario

[labour-worker-privacy]
ley: intimidad, la vida privada o la honra; límite el respeto a las garantías constitucionales; dignidad del trabajador
gente: cámaras en el trabajo; me graban en la pega; revisar mi correo de trabajo; revisan el bolso; revisan casilleros; jefe lee mis whatsapp; test de drogas en el trabajo; alcotest en la pega; gps en el celular del trabajo; mi jefe me espía; cámara en el baño del trabajo; me revisan el celular en el trabajo; revisar la mochila; revisan mochilas a la salida
law: employee privacy; workplace surveillance; drug testing
people: cameras at work; boss reads my emails; bag search
donde: Código del Trabajo art. 5, 154

[labour-employee-data]
ley: reserva de toda la información; datos privados del trabajador; a que tenga acceso con ocasión de la relación laboral
gente: mis datos personales en la empresa; empresa entrega mis datos; jefe divulga mis datos; confidencialidad datos trabajador; informan mi sueldo a otros
law: employee data confidentiality; personal data of employees
people: employer shares my data
donde: Código del Trabajo art. 154 ter

[labour-rights-not-waivable]
ley: mientras subsista el contrato de trabajo; derechos establecidos por las leyes laborales son irrenunciables
gente: renunciar a mis derechos laborales; firmé que no me pagarían; cláusula contra la ley trabajo; me hicieron firmar que renuncio a las horas extra; derechos irrenunciables; acuerdo por menos de lo legal trabajo; firmar en blanco en el trabajo
law: non-waivable rights; waiver of labour rights void
people: signed away my work rights
donde: Código del Trabajo art. 5

[labour-contract-definition]
ley: contrato individual de trabajo; servicios personales bajo dependencia; se obligan recíprocamente; remuneración determinada
gente: definición de contrato de trabajo; contrato individual y colectivo; elementos del contrato laboral
law: individual contract of employment; definition of employment contract
people: definition of a job contract
donde: Código del Trabajo art. 6, 7

[labour-presumption-of-contract]
ley: hace presumir la existencia de un contrato; toda prestación de servicios; servicios prestados directamente al público
gente: trabajo a honorarios; boleteo; me pagan con boleta; boleta de honorarios con jefe y horario; falso honorario; trabajar en negro; trabajo a boleta; pololitos; reconocimiento de relación laboral; nunca me hicieron contrato; me hacen boletear; trabajo informal; estoy informal; trabajo sin estar contratado
law: presumption of employment; disguised employment; misclassification
people: off the books; contractor or employee; working without contract
donde: Código del Trabajo art. 8

[labour-student-internship]
ley: alumno o egresado; colación y movilización; institución de educación superior; práctica profesional alumno
gente: práctica profesional pagada; estoy en práctica; hacer la práctica; practicante sueldo; alumno en práctica; le pagan al practicante; pasantía
law: internship; student trainee
people: unpaid intern; internship pay
donde: Código del Trabajo art. 8

[labour-written-contract]
ley: quince días de incorporado el trabajador; estipulaciones que declare el trabajador; contrato de trabajo es consensual; contrato de trabajo deberá constar por escrito
gente: no me escrituran; plazo para firmar contrato de trabajo; no me dieron copia del contrato; no firmé contrato trabajo; me niego a firmar el contrato de trabajo; trabajo sin papeles; no me han hecho contrato; trabajo sin contrato escrito
law: written employment contract; copy of employment contract
people: never signed a work contract; no written job contract
donde: Código del Trabajo art. 9

[labour-electronic-registration]
ley: registrar en el sitio electrónico de la Dirección del Trabajo; registro electrónico laboral; contratos de trabajo dentro de los quince días
gente: subir contrato a la dirección del trabajo; registrar contrato en la dt; registro electrónico laboral; portal mi dt; inscribir contrato en inspección
law: electronic labour register
people: register contract online
donde: Código del Trabajo art. 9 bis, 515

[labour-contract-contents]
ley: debe contener, a lo menos, las siguientes estipulaciones; lugar y fecha del contrato; naturaleza de los servicios; duración y distribución de la jornada; monto, forma y período de pago
gente: qué debe decir el contrato de trabajo; qué lleva el contrato laboral; datos del contrato de trabajo; mínimos del contrato de trabajo; cláusulas del contrato de trabajo; requisitos del contrato de trabajo
law: contents of the employment contract; minimum terms
people: what must a job contract say
donde: Código del Trabajo art. 10

[labour-multiple-functions]
ley: dos o más funciones específicas; alternativas o complementarias; determinación de la naturaleza de los servicios
gente: me hacen hacer otras cosas; hago pega de otro; funciones que no son mías; polifuncional; hacer el aseo y no es mi función; me piden hacer otra cosa en la pega; me mandan a hacer el aseo; me mandaron a hacer otra pega
law: job duties; multiple functions
people: tasks outside my job; tasks not in my job
donde: Código del Trabajo art. 10

[labour-project-contract]
ley: obra o faena determinada; obra material o intelectual específica; conclusión del trabajo o servicio; naturaleza de los servicios o del lugar
gente: trabajo por obra; se acabó la obra; terminó la faena; contrato por obra pasa a indefinido; construcción por obra; contrato por faena
law: contract for a specific work or task; project-based contract
people: job for one project; job ended with project
donde: Código del Trabajo art. 10 bis, 159, 163

[labour-contract-amendment]
ley: modificaciones del contrato de trabajo; documento anexo; al dorso de los ejemplares
gente: anexo de contrato de trabajo; firmar un anexo; no quiero firmar el anexo; bajar el sueldo sin permiso; me quieren rebajar el sueldo; cambiar condiciones del trabajo; me cambiaron el cargo; me bajaron el sueldo; me rebajaron el sueldo; me bajaron las horas
law: amendment of employment contract; annex to employment contract
people: change my job contract; pay cut
donde: Código del Trabajo art. 11

[labour-ius-variandi]
ley: alterar la naturaleza de los servicios; sitio o recinto; labores similares; menoscabo para el trabajador; alterar la distribución de la jornada
gente: me cambian de sucursal; me trasladan de local; me cambiaron de lugar de trabajo; me cambiaron de puesto; cambio de horario trabajo; me cambian el turno; ius variandi; cambio de funciones; me mandan a otra ciudad a trabajar; me quieren cambiar de local; me bajaron de cargo; me mandaron a otra sucursal
law: unilateral change of duties or workplace; ius variandi
people: moved to another branch; changed my shift
donde: Código del Trabajo art. 12

[labour-minors]
ley: adolescente con edad para trabajar; trabajo adolescente protegido; edad para trabajar
gente: menor de edad trabajar; trabajar a los 15; trabajar a los 16; a qué edad puedo trabajar; contratar a un menor; permiso de los papás para trabajar; mi hijo menor quiere trabajar; empaque supermercado menor; menores de 18 trabajando; tengo 17 años y quiero trabajar; contratar 17 años; contratar 16 años
law: adolescent workers; minimum age of employment
people: can a teenager work; under 18 job
donde: Código del Trabajo art. 13, 14

[labour-child-labour-prohibited]
ley: sin edad para trabajar; trabajo peligroso; fuerzas excesivas
gente: trabajo infantil; niños trabajando; cabro chico trabajando; trabajo peligroso menores; menor en cabaret; menor contratado sin permiso; explotan a un niño en el trabajo
law: child labour; hazardous work of minors
people: kids working
donde: Código del Trabajo art. 13, 15

[labour-minors-shows]
ley: espectáculos vivos; teatro, cine, radio, televisión, circo
gente: niño actor; menor en comercial de televisión; menor trabajando en circo; niño modelo contrato; menor cantante show; guagua en publicidad
law: minors in performances
people: child actor
donde: Código del Trabajo art. 15 bis, 16

[labour-minors-night-work]
ley: horario nocturno; trece horas consecutivas; veintiuna y las ocho horas
gente: menor trabajar de noche; adolescente turno de noche; menor de edad hasta qué hora trabaja; cuántas horas trabaja un menor; estudiante menor turno nocturno
law: night work of minors
people: teen night shift
donde: Código del Trabajo art. 18

[labour-minors-fines]
ley: adolescentes con edad para trabajar; imposibilitado de contratar adolescentes
gente: multa por contratar menores; multa trabajo infantil; denunciar trabajo de menores; sanción por tener niños trabajando; empresa con menores ilegales
law: fines for child labour
people: penalty for hiring minors
donde: Código del Trabajo art. 18 ter, 18 quáter, 18 quinquies

[labour-foreign-workers-quota]
ley: ochenta y cinco por ciento; veinticinco trabajadores; técnico especialista; trabajadores de nacionalidad chilena
gente: cuántos extranjeros puedo contratar; porcentaje de extranjeros en la empresa; contratar venezolanos; contratar haitianos; límite de extranjeros; inmigrantes empresa porcentaje
law: quota of Chilean nationals; foreign workers limit
people: how many foreigners can we hire
donde: Código del Trabajo art. 19, 20

[labour-migrant-worker]
ley: autorización para trabajar; empleador que contrate extranjeros
gente: trabajar sin visa; contratar extranjero sin papeles; extranjero irregular derechos laborales; migrante me echaron; contrato de trabajo para la visa; trabajo con carnet vencido extranjero; permiso de trabajo extranjero; contratar a un extranjero; extranjero sin rut trabajo; inmigrante trabaja sin contrato
law: work permit; foreign employee
people: work without visa; undocumented worker

[labour-working-time-definition]
ley: jornada de trabajo es el tiempo; prestar efectivamente sus servicios; a disposición del empleador sin realizar labor; jornada pasiva
gente: qué es la jornada laboral; tiempo de espera en el trabajo; me tienen esperando sin trabajar; cuenta el cambio de ropa; tiempo de traslado cuenta como trabajo; jornada pasiva; estar disponible sin hacer nada pagan
law: working time; at the employer's disposal
people: does waiting count as work
donde: Código del Trabajo art. 21

[labour-weekly-hours]
ley: jornada ordinaria de trabajo; cuarenta horas semanales; semana calendario; promedios semanales
gente: 40 horas; ley de 40 horas; cuarenta horas; cuántas horas se trabaja a la semana; 45 horas; 44 horas; 42 horas semanales; horario de trabajo; máximo de horas semanales; cuántas horas semanales debo trabajar; jornada de 42 horas; trabajo más de 44 horas
law: ordinary working hours; forty-hour week; maximum weekly hours
people: how many hours a week; work schedule
donde: Código del Trabajo art. 22
no: parcial; part time

[labour-excluded-from-hours]
ley: excluidos de la limitación de jornada; gerentes, administradores; apoderados con facultades de administración; sin fiscalización superior inmediata
gente: no marco tarjeta; sin control de horario; gerente horas extra; vendedor en terreno horario; excluido de jornada; cargo de confianza horario; artículo 22 horario; artículo 22 horas extra
law: exempt employees; excluded from working time limits
people: managers overtime; no fixed hours
donde: Código del Trabajo art. 22

[labour-averaged-hours]
ley: promedio semanal de cuarenta horas; ciclo de hasta cuatro semanas; calendario con la distribución; cuarenta y cinco horas ordinarias
gente: promediar las horas; jornada en ciclos; semanas de 45 y de 35 horas; calendario de turnos; trabajar más una semana y menos otra; horas distribuidas en cuatro semanas
law: averaged working week; reference period
people: long week short week
donde: Código del Trabajo art. 22 bis

[labour-daily-limit-and-days]
ley: diez horas por día; máximo semanal; en más de seis ni en menos de cuatro días
gente: 4x3; trabajar cuatro días; horas diarias de trabajo máximo; 10 horas diarias; 12 horas diarias me hacen trabajar; jornada de 4 días; seis días seguidos trabajando; trabajar de lunes a sábado; máximo diario de trabajo; 12 horas diarias; 11 horas diarias; doce horas diarias
law: daily limit; four-day week; distribution of hours
people: how many hours a day; four day week
donde: Código del Trabajo art. 28

[labour-exceed-hours-emergency]
ley: excederse la jornada ordinaria; impedirse accidentes; reparaciones impostergables
gente: quedarse por emergencia en el trabajo; obligan a quedarme por una falla; arreglar la máquina fuera de hora; trabajar más por emergencia
law: emergency work beyond hours
people: forced to stay late emergency
donde: Código del Trabajo art. 29

[labour-christmas-retail]
ley: dependientes del comercio; nueve días anteriores a navidad; centros o complejos comerciales
gente: horario de navidad tiendas; mall horario navidad; trabajar nochebuena hasta qué hora; año nuevo hasta qué hora tiendas; retail diciembre horario; vendedora horas extra navidad
law: Christmas extended shop hours
people: shop work christmas eve
donde: Código del Trabajo art. 24

[labour-intercity-bus-drivers]
ley: locomoción colectiva interurbana; choferes y auxiliares; descansos a bordo o en tierra; cinco horas continuas
gente: chofer de bus interurbano; conductor de bus horas; auxiliar de bus descanso; cuántas horas puede manejar un chofer; micro interurbana jornada; choferes turbus horario
law: intercity bus drivers' hours
people: bus driver hours
donde: Código del Trabajo art. 25

[labour-truck-drivers]
ley: vehículos de carga terrestre interurbana; ciento ochenta horas mensuales; tiempos de espera; descanso anual adicional
gente: camionero; chofer de camión; horas de manejo camionero; tiempo de espera camión; jornada de camioneros; camiones horas de descanso; conductor de carga
law: truck drivers' working time
people: trucker hours
donde: Código del Trabajo art. 25 bis

[labour-railway-crew]
ley: tripulación a bordo de ferrocarriles; siete horas treinta minutos continuas
gente: maquinista de tren; trabajadores del tren jornada; ferroviarios; conductor de metro o tren horas
law: railway crew hours
people: train driver hours
donde: Código del Trabajo art. 25 ter

[labour-urban-bus-drivers]
ley: transporte urbano colectivo de pasajeros; cuatro horas continuas; descanso mínimo de diez horas; transporte rural colectivo
gente: chofer de micro; conductor de micro; microbusero; chofer de liebre; colectivero trabajador; horas seguidas manejando micro; turno cortado micro
law: urban bus drivers
people: city bus driver shift
donde: Código del Trabajo art. 26, 26 bis

[labour-parents-time-band]
ley: banda de dos horas; anticipar o retrasar hasta en una hora; niños y niñas de hasta doce años
gente: entrar más tarde por los hijos; salir antes para buscar a mi hijo; horario flexible papás; flexibilidad hijos chicos; dejar a los niños al colegio y llegar tarde; banda horaria; horario mamá trabajadora
law: flexible start time for parents
people: flexible hours for parents; drop kids at school
donde: Código del Trabajo art. 27

[labour-overtime]
ley: horas extraordinarias; jornada extraordinaria; recargo del cincuenta por ciento; sueldo convenido para la jornada ordinaria
gente: horas extra; horas extras; sobretiempo; no me pagan las horas extra; cuánto vale la hora extra; me quedo más tarde trabajando; me hacen quedarme hasta tarde; salgo tarde de la pega y no me pagan
law: overtime; overtime pay; surcharge of fifty per cent
people: extra hours; not paid overtime
donde: Código del Trabajo art. 30, 31, 32

[labour-overtime-agreement]
ley: pactarse horas extraordinarias; situaciones temporales de la empresa; no superior a tres meses; con conocimiento del empleador
gente: obligan a hacer horas extra; negarse a horas extra; máximo de horas extra; pacto de horas extra; cuántas horas extra al día; horas extra sin firmar; son obligatorias las horas extra
law: overtime agreement; maximum overtime
people: forced overtime; refuse overtime
donde: Código del Trabajo art. 31, 32

[labour-overtime-days-off]
ley: compensación de las horas extraordinarias; días adicionales de feriado; permiso compensado; cinco días hábiles de descanso adicional
gente: cambiar horas extra por días; horas extra por vacaciones; compensar horas con días libres; devolver las horas; recuperar horas de permiso; banco de horas
law: time off in lieu of overtime
people: comp time; days off instead of overtime
donde: Código del Trabajo art. 32

[labour-attendance-record]
ley: controlar la asistencia; libro de asistencia; reloj control; sistema electrónico de registro
gente: marcar tarjeta; marcar entrada y salida; reloj control; libro de asistencia; huella digital para marcar; no me dejan marcar; me alteran la hora de salida; registro de asistencia; me obligan a marcar salida y seguir trabajando
law: attendance register; time clock
people: clock in; time card
donde: Código del Trabajo art. 33

[labour-lateness]
ley: controlar la asistencia; determinar las horas de trabajo
gente: llegué tarde al trabajo; llegar atrasado a la pega; me descuentan por atraso; impuntualidad trabajo; llegar tarde despido; tarde por el metro; atrasos en el trabajo; llego siempre tarde al trabajo
law: lateness; tardiness
people: late for work
donde: Código del Trabajo art. 33

[labour-meal-break]
ley: media hora para la colación; trabajos de proceso continuo; colación
gente: colación; hora de almuerzo; no me dan colación; almorzar en el trabajo; media hora de almuerzo; cuánto dura la colación; descanso para comer; me descuentan la colación; no puedo ir a almorzar; almuerzo en la pega
law: meal break; lunch break
people: lunch break; no time to eat
donde: Código del Trabajo art. 34

[labour-restaurant-split-shift]
ley: interrupción de la jornada diaria; restaurantes, hoteles o clubes
gente: turno cortado; turno partido restorán; garzón horario cortado; restaurante turno con pausa larga; jornada cortada hotel
law: split shift in restaurants
people: split shift waiter
donde: Código del Trabajo art. 34 bis

[labour-sunday-rest]
ley: días domingo; festivos serán de descanso; descanso dominical; Día Nacional del Trabajo
gente: trabajar los domingos; trabajar en feriado; me hacen trabajar festivo; día libre a la semana; descanso semanal; primero de mayo; domingo pagado doble; cuántos días libres a la semana; no me dan día libre; trabajo de lunes a domingo; descanso entre turnos; trabajo los siete días
law: weekly rest; Sunday rest; public holidays
people: work on sunday; work on a holiday; day off
donde: Código del Trabajo art. 35, 37, 38

[labour-mandatory-holidays]
ley: feriados obligatorios e irrenunciables; dependientes del comercio; 18 y 19 de septiembre
gente: feriado irrenunciable; irrenunciables; trabajar el 18; trabajar el 18 de septiembre; trabajar en navidad; trabajar año nuevo; local abierto 18 septiembre; mall cerrado feriado; multa por abrir en irrenunciable
law: mandatory public holidays for retail
people: work on christmas day; shop open on national day
donde: Ley 19.973 art. 2

[labour-sandwich-day]
ley: día hábil entre dos días feriados; compensación de las horas no trabajadas; descanso pactado
gente: día sandwich; interferiado; recuperar el interferiado; puente feriado trabajo; feriado 17 de septiembre; 20 de septiembre feriado
law: bridge day; compensated day off
people: bridge holiday
donde: Código del Trabajo art. 35 bis

[labour-weekly-rest-hours]
ley: a más tardar a las 21 horas; día anterior al domingo o festivo; terminarán a las 6 horas; rotación en los turnos
gente: a qué hora empieza el descanso; salir de noche víspera de feriado; turno de noche antes del domingo; turno nocturno en feriado; hasta qué hora se trabaja el sábado
law: start and end of weekly rest
people: night shift before holiday
donde: Código del Trabajo art. 36

[labour-sunday-exempt-work]
ley: explotaciones, labores o servicios que exijan continuidad; establecimientos de comercio; descanso compensatorio; dos de los días de descanso en el respectivo mes calendario
gente: dos domingos libres al mes; domingos libres; turnos rotativos domingo; comercio trabaja domingo; guardia trabaja domingos; restaurante domingo libre; casino trabajar domingo; compensar el domingo trabajado
law: exceptions to Sunday rest; compensatory rest; two Sundays a month
people: sundays off a month
donde: Código del Trabajo art. 38
no: comida

[labour-retail-sundays-extra]
ley: siete días domingo de descanso; recargo del treinta por ciento; horas ordinarias trabajadas en día domingo
gente: siete domingos al año; domingos adicionales retail; recargo domingo comercio; vendedora de mall domingo; supermercado domingos libres; 30% por trabajar domingo
law: additional Sundays off in retail
people: retail sundays off
donde: Código del Trabajo art. 38 bis, 38

[labour-exceptional-shift-system]
ley: sistemas excepcionales de distribución; jornadas de trabajo y descansos; Director del Trabajo
gente: 7x7; turno 7 por 7; 14x14; turno minero; turnos en faena minera; jornada excepcional; 10x10; turnos de minería; cuarto turno; turno 4x4
law: exceptional shift systems; rotation schedule
people: mining roster; seven on seven off
donde: Código del Trabajo art. 38

[labour-remote-site-work]
ley: lugares apartados de centros urbanos; dos semanas ininterrumpidas; período bisemanal; descanso compensatorios
gente: jornada bisemanal; trabajar en campamento; trabajo lejos de la ciudad turnos; faena alejada; subir a faena; doce días seguidos trabajando
law: work in remote locations; biweekly schedule
people: camp work
donde: Código del Trabajo art. 39

[labour-part-time]
ley: jornada a tiempo parcial; no superior a treinta horas semanales; contratos a tiempo parcial; jornada parcial
gente: part time; medio tiempo; media jornada; jornada parcial; trabajar pocas horas; pega de fin de semana; peoneta part time; 20 horas semanales; trabajo 30 horas
law: part-time work; part-time contract
people: part time; half time job
donde: Código del Trabajo art. 40 bis, 40 bis A, 40 bis B

[labour-part-time-overtime]
ley: contratos a tiempo parcial; pacto de horas extraordinarias; no podrá exceder de las 10 horas
gente: part time horas extra; colación part time; part time 10 horas; cuántas horas diarias part time; jornada continua medio tiempo
law: overtime of part-time workers
people: part-timer overtime
donde: Código del Trabajo art. 40 bis A

[labour-part-time-rights]
ley: trabajadores a tiempo parcial; todos los demás derechos; límite máximo de gratificación legal; reducirse proporcionalmente
gente: derechos part time; vacaciones part time; sueldo mínimo part time; gratificación part time; finiquito part time
law: rights of part-time workers
people: part time vacation
donde: Código del Trabajo art. 40 bis B, 44

[labour-part-time-alternatives]
ley: alternativas de distribución de jornada; antelación mínima de una semana; alternativas pactadas
gente: me cambian el turno part time; malla de turnos part time; avisan los turnos; horario variable part time
law: alternative schedules
people: schedule notice part time
donde: Código del Trabajo art. 40 bis C

[labour-part-time-severance]
ley: promedio de las remuneraciones percibidas; últimos once años; última remuneración
gente: indemnización part time; años de servicio part time; pasé de jornada completa a part time; despido part time cuánto
law: severance of part-time workers
people: part time severance
donde: Código del Trabajo art. 40 bis D

[labour-working-students]
ley: estudiante trabajador; jornada parcial alternativa; estudios regulares; entre 18 y 24 años
gente: trabajar y estudiar; horario por la universidad; contrato de trabajo para estudiantes; pierdo la gratuidad si trabajo; carga familiar estudiante trabaja; permiso para dar pruebas
law: working student contract
people: student job; work while studying
donde: Código del Trabajo art. 40 bis E

[labour-remuneration]
ley: se entiende por remuneración; contraprestaciones en dinero; adicionales en especie avaluables en dinero; constituyen remuneración
gente: salario; cuánto gano en la pega; definición de sueldo; sueldo bruto y líquido; qué incluye el sueldo; paga en especies; me pagan en mercadería
law: remuneration of employees; wages and salary
people: paycheck; what counts as salary; take-home pay; gross and net salary
donde: Código del Trabajo art. 41, 42

[labour-non-wage-allowances]
ley: no constituyen remuneración; asignaciones de movilización; pérdida de caja; desgaste de herramientas; viáticos; asignaciones de colación
gente: bono de colación y movilización; bono de locomoción; me pagan el pasaje; asignación de caja; viático no es imponible; bono no imponible; movilización imponible
law: non-wage allowances; transport and meal allowance
people: travel allowance; lunch money
donde: Código del Trabajo art. 41

[labour-base-salary]
ley: sueldo base; estipendio obligatorio y fijo; no podrá ser inferior a un ingreso mínimo mensual
gente: sueldo base menor al mínimo; base más comisión; cuál es mi sueldo base; base con bonos; sueldo fijo
law: base salary; fixed wage
people: base pay
donde: Código del Trabajo art. 42, 44

[labour-commission-pay]
ley: porcentaje sobre el precio de las ventas; se entenderán devengadas; comisión sobre el precio de las ventas
gente: me pagan comisiones; comisión por ventas; vendedor comisionista; cliente no pagó comisión; me quitaron la comisión; trabajo a comisión; trato por producción
law: sales commission; piece-rate
people: sales commission not paid
donde: Código del Trabajo art. 42, 55
no: banco; corredor; AFP

[labour-commission-clawback]
ley: remuneraciones devengadas se incorporan al patrimonio; devolución, reintegro o compensación; premios o bonos
gente: devolver la comisión; me descuentan comisión si el cliente se va; devolver un bono; me piden devolver el sueldo; reintegrar plata a la empresa
law: clawback of wages; return of commission
people: pay back commission; return my bonus
donde: Código del Trabajo art. 54 bis

[labour-bonus-unpaid]
ley: beneficios adicionales; devoluciones de gastos; beneficios que suministrará el empleador
gente: aguinaldo; aguinaldo de fiestas patrias; aguinaldo de navidad obligatorio; no me pagaron el bono; bono de producción; me quitaron el bono; bono de asistencia; bono de desempeño; derecho adquirido bono
law: fringe benefits; bonus pay
people: christmas bonus; bonus not paid
donde: Código del Trabajo art. 10, 41
no: subsidio; bono del estado; bono por hijo

[labour-paid-sundays]
ley: remuneración en dinero por los días domingo y festivos; promedio de lo devengado; remunerado exclusivamente por día; sueldo mensual y remuneraciones variables
gente: semana corrida; me pagan la semana corrida; comisionista domingo pagado; pago del séptimo día; trabajador por día domingo; jornal diario festivos
law: paid weekly rest for variable pay
people: paid sunday for commission workers
donde: Código del Trabajo art. 45

[labour-minimum-wage]
ley: ingreso mínimo mensual; proporcionalmente calculada
gente: sueldo mínimo; salario mínimo; me pagan menos del mínimo; mínimo para menores de 18; mínimo mayores de 65; sueldo mínimo líquido; ganar el mínimo; gano menos del mínimo
law: minimum wage; minimum monthly income
people: lowest pay; less than minimum wage
donde: Código del Trabajo art. 44, 42

[labour-pay-unit]
ley: por unidad de tiempo; por pieza, medida u obra; día, semana, quincena o mes
gente: pago por hora; pago a trato; jornalero; pago semanal; pago quincenal; destajo; le pago diario
law: time rate; piece rate
people: paid by the hour; paid daily
donde: Código del Trabajo art. 44, 55

[labour-profit-sharing]
ley: gratificar anualmente; treinta por ciento de dichas utilidades; excedentes líquidos; sistema de gratificaciones
gente: gratificación; gratificación legal; reparto de utilidades; la empresa no paga gratificación; ganancias para los trabajadores; gratificación anual; me toca gratificación; utilidades de la empresa trabajador; no me pagan gratificación
law: profit sharing; statutory bonus
people: share of the profits
donde: Código del Trabajo art. 46, 47

[labour-profit-sharing-25]
ley: veinticinco por ciento de lo devengado; cuatro y tres cuartos; ingresos mínimos mensuales
gente: gratificación 25%; tope de gratificación; 4,75 ingresos mínimos; gratificación mensual; cálculo gratificación; gratificación artículo 50
law: twenty-five percent profit-sharing option; cap on profit sharing
people: gratification monthly amount
donde: Código del Trabajo art. 50

[labour-profit-sharing-computation]
ley: utilidad líquida; capital propio del empleador; gratificación en proporción a los meses trabajados; se deducirán de las gratificaciones
gente: cómo se calcula la utilidad gratificación; gratificación proporcional; gratificación si trabajé meses; empresa con pérdida gratificación; sii gratificación; menos de un año gratificación
law: computation of distributable profit; pro rata profit share
people: pro rata profit share
donde: Código del Trabajo art. 48, 49, 51, 52

[labour-relocation-expenses]
ley: gastos razonables de ida y vuelta; cambiar de residencia; gastos de traslado del trabajador
gente: gastos de mudanza por trabajo; me trasladan a otra ciudad quién paga; pasaje de vuelta trabajo; cambio de ciudad por pega; empresa paga el traslado
law: relocation expenses
people: moving costs for job
donde: Código del Trabajo art. 53

[labour-pay-method]
ley: cheque o vale vista; cuenta bancaria del trabajador; remuneraciones se pagarán en moneda de curso legal; transferencia electrónica a la cuenta bancaria del trabajador
gente: me pagan en efectivo; pagan en negro; pago en dólares sueldo; depositar el sueldo en cuenta rut; pago por transferencia sueldo; me pagan con cheque; pago en especias
law: method of payment of wages; legal tender; bank transfer
people: paid in cash; under the table pay
donde: Código del Trabajo art. 54

[labour-payslip]
ley: comprobante con indicación del monto pagado; forma como se determinó; deducciones efectuadas
gente: liquidación de sueldo; no me dan liquidación; colilla de pago; boleta de sueldo; recibo de sueldo; detalle del sueldo; firmar la liquidación; mi jefe no entrega liquidaciones
law: payslip; wage statement
people: pay stub
donde: Código del Trabajo art. 54

[labour-pay-date]
ley: periodicidad estipulada en el contrato; anticipos quincenales
gente: no me pagan el sueldo; se atrasan con el sueldo; me deben plata de la pega; anticipo de sueldo; adelanto de sueldo; no nos han pagado la quincena; cuándo deben pagar el sueldo; no me han pagado la pega; mi jefe no me paga; me deben sueldos; me deben meses de sueldo; hice la pega y no me pagaron; patrón no me paga
law: pay period; wage advance; late payment of wages
people: late wages; boss owes me; not been paid wages
donde: Código del Trabajo art. 55

[labour-pay-place-time]
ley: deberán pagarse en día de trabajo; entre lunes y viernes; lugar en que el trabajador preste sus servicios; hora siguiente a la terminación
gente: día de pago del sueldo; pagan el sueldo el sábado; a qué hora pagan el sueldo; pago en fin de semana sueldo
law: place and time of payment
people: payday weekend
donde: Código del Trabajo art. 56

[labour-wages-unattachable]
ley: excedan de cincuenta y seis unidades de fomento; cincuenta por ciento de las remuneraciones; embargadas las remuneraciones; remuneraciones de los trabajadores serán inembargables
gente: embargar el sueldo; me pueden quitar el sueldo; embargo de sueldo por deudas; el banco me embarga la pega; retención del sueldo por pensión; retienen sueldo por deuda; sueldo inembargable; pueden embargarme el sueldo
law: wages exempt from attachment; garnishment of wages
people: garnish my wages; seize my salary
donde: Código del Trabajo art. 57

[labour-deductions-mandatory]
ley: deberá deducir de las remuneraciones; impuestos que las graven; cotizaciones de seguridad social; cuotas sindicales
gente: descuentos legales; qué me descuentan del sueldo; descuentos obligatorios sueldo; descuento afp y salud; cuánto descuentan de imposiciones; descuento caja de compensación; impuesto único sueldo
law: statutory deductions; withholding from wages
people: what is taken out of my pay
donde: Código del Trabajo art. 58

[labour-deductions-agreed]
ley: podrá descontar de las remuneraciones; adquisición de viviendas; quince por ciento de la remuneración total; cuarenta y cinco por ciento
gente: tope de descuentos; máximo que me pueden descontar; descuento por préstamo de la empresa; me descuentan un crédito por planilla; descuento por planilla; cuánto me pueden rebajar del sueldo; descuento dividendo sueldo
law: agreed deductions; maximum deduction
people: how much can boss deduct
donde: Código del Trabajo art. 58

[labour-deductions-forbidden]
ley: no podrá deducir, retener o compensar; arriendo de habitación, luz; uso de herramientas; entrega de medicinas; robo, hurto, pérdida o destrucción
gente: me descuentan lo que falta en caja; descontar por romper algo; me hacen pagar lo robado; me cobran la herramienta; me cobran el uniforme; descontar mercadería perdida; plata que falta en la caja; descuentan multas del sueldo; me descuentan la vajilla; choqué el vehículo de la empresa; me descuentan del sueldo; se perdió mercadería y me la cobran; me descontaron sin avisar
law: prohibited deductions; cash shortage; broken equipment
people: dock pay; pay for broken things; till short
donde: Código del Trabajo art. 58

[labour-family-assignment]
ley: mantención de su familia; cincuenta por ciento de la remuneración del otro cónyuge; declarado vicioso
gente: sueldo de mi marido a mi cuenta; cobrar el sueldo de mi pareja; marido vicioso sueldo; alcohólico se gasta el sueldo; mitad del sueldo a la señora
law: assignment of wages to family
people: get my husband's pay
donde: Código del Trabajo art. 59

[labour-death-of-worker]
ley: fallecimiento del trabajador; remuneraciones que se adeudaren; se hizo cargo de sus funerales; cónyuge o conviviente civil, a los hijos o a los padres; prestaciones pendientes
gente: murió el trabajador; se murió mi papá finiquito; falleció mi marido sueldo pendiente; muere un trabajador; cobrar el sueldo de un muerto; finiquito de fallecido; indemnización por muerte del trabajador; funeral trabajador empresa
law: death of the employee; unpaid wages to heirs
people: worker died; wages of the deceased
donde: Código del Trabajo art. 60

[labour-wage-privilege]
ley: gozan del privilegio del artículo 2472; remuneraciones adeudadas; créditos de primera clase; tres ingresos mínimos mensuales
gente: empresa quebró; quiebra empresa me deben sueldos; la empresa cerró y no pagó; trabajadores cobran primero en quiebra; preferencia para cobrar sueldos; liquidación de la empresa trabajadores; cerró la empresa y me deben
law: wage priority in insolvency; preferential claim
people: company went bankrupt owes me
donde: Código del Trabajo art. 61; Código Civil art. 2472

[labour-payroll-book]
ley: libro auxiliar de remuneraciones; cinco o más trabajadores; gastos por remuneraciones
gente: libro de remuneraciones; libro de sueldos; libro de remuneraciones electrónico; planilla de sueldos empresa obligación; libro de remuneraciones obligatorio
law: payroll book
people: payroll records
donde: Código del Trabajo art. 62

[labour-equal-pay]
ley: igualdad de remuneraciones entre hombres y mujeres; diferencias objetivas; fundadas en las capacidades, calificaciones, idoneidad
gente: gano menos por ser mujer; hombres ganan más; mismo trabajo distinto sueldo; brecha salarial; compañero gana más que yo; discriminación de sueldo; igual pega igual paga
law: equal pay for men and women
people: paid less because woman; gender pay gap
donde: Código del Trabajo art. 62 bis

[labour-gender-equity-report]
ley: informe anual sobre el estado de la equidad de género; doscientos o más trabajadores; brechas salariales
gente: informe de equidad de género; reporte brecha salarial empresa; empresas deben informar igualdad de género
law: gender equity report
people: gender report company
donde: Código del Trabajo art. 157 septies

[labour-interest-on-debts]
ley: se pagarán reajustadas; máximo interés permitido; sumas que los empleadores adeudaren
gente: intereses por sueldo atrasado; reajuste de lo que me deben en el trabajo; ipc e intereses deuda laboral; interés del finiquito atrasado; cuánto suben las indemnizaciones impagas
law: adjustment and interest on wage claims
people: interest on unpaid wages
donde: Código del Trabajo art. 63, 173

[labour-final-pay-one-act]
ley: pagar todas las remuneraciones; un solo acto al momento de extender el finiquito; fraccionamiento del pago
gente: finiquito en cuotas; pagar el finiquito en partes; me quieren pagar en cuotas el finiquito; fraccionar el finiquito; finiquito de una vez; finiquito a plazos
law: final payment in one act; final pay in instalments
people: severance in instalments
donde: Código del Trabajo art. 63 bis, 169

[labour-tips]
ley: propinas; establecimientos que atiendan público a través de garzones; a lo menos el 10%; distribución de las propinas
gente: propina; propina obligatoria; jefe se queda con la propina; me quitan la propina; garzón propina; 10 por ciento restaurante; el local retiene las propinas; propina con tarjeta
law: tips; gratuities
people: boss keeps tips; waiter tips
donde: Código del Trabajo art. 64

[labour-bereavement-leave]
ley: en caso de muerte de un hijo; diez días corridos de permiso pagado; muerte del cónyuge o conviviente civil; muerte de un hermano, del padre o de la madre; hijo en período de gestación
gente: murió mi papá permiso; se murió mi mamá días libres; falleció mi hijo permiso; permiso por duelo; días por fallecimiento; muerte de familiar trabajo; murió mi hermano permiso; murió mi abuela días; permiso por muerte; permiso de luto; perdí mi guagua permiso; murió mi esposo permiso trabajo; cuántos días por duelo; ir al funeral trabajo; murió mi abuelo permiso; cuántos días si muere mi abuelo; cuántos días si muere mi papá; cuántos días si muere mi mamá; faltar por muerte de familiar
law: bereavement leave; death of a child; death of spouse
people: death in the family days off; funeral leave
donde: Código del Trabajo art. 66

[labour-medical-exam-leave]
ley: exámenes de mamografía y próstata; medio día de permiso; papanicolau; medicina preventiva
gente: permiso para mamografía; permiso para examen médico; medio día para exámenes; permiso para papanicolau; permiso para ir al doctor; hora al médico en el trabajo; permiso médico para exámenes de próstata; llevar a mi hijo al doctor trabajo
law: leave for preventive medical examinations
people: time off for mammogram; doctor appointment time off
donde: Código del Trabajo art. 66 bis

[labour-vaccination-leave]
ley: campañas públicas de inmunización; medio día de permiso laboral para su vacunación; inmunización a través de vacunas
gente: permiso para vacunarse; vacunarse en horario de trabajo; día libre por vacuna influenza
law: vaccination leave
people: time off for vaccine
donde: Código del Trabajo art. 66 ter

[labour-volunteer-firefighter-leave]
ley: voluntarios del Cuerpo de Bomberos; llamados de emergencia; calificar esta salida como intempestiva
gente: soy bombero y trabajo; bombero salir a emergencia trabajo; bombero voluntario permiso; ir a un incendio en horario laboral; despedido por ser bombero
law: volunteer firefighter leave
people: firefighter leave work
donde: Código del Trabajo art. 66 quáter

[labour-autism-parents-leave]
ley: trastorno del espectro autista; acudir a emergencias
gente: hijo autista permiso; permiso tea; ley tea trabajo; llamaron del colegio por mi hijo autista; mi hijo con autismo y mi jefe no me deja salir; hijo tea emergencia colegio
law: leave for parents of autistic children
people: autistic child emergency at school
donde: Código del Trabajo art. 66 quinquies

[labour-marriage-leave]
ley: cinco días hábiles continuos de permiso pagado; permiso en caso de contraer matrimonio
gente: permiso por matrimonio; me voy a casar días libres; días libres por matrimonio; luna de miel trabajo; permiso por acuerdo de unión civil; me caso días libres
law: marriage leave
people: wedding leave; days off to get married
donde: Código del Trabajo art. 207 bis

[labour-voting-leave]
ley: vocal de mesa; permiso para sufragar
gente: permiso para votar; vocal de mesa trabajo; me dejan ir a votar; trabajar día de elecciones; día libre por vocal; votar en horario de trabajo
law: time off to vote
people: leave to vote

[labour-unpaid-leave]
ley: permiso sin goce de remuneraciones; permiso sin goce
gente: permiso sin goce de sueldo; pedir permiso en el trabajo; días administrativos empresa privada; me niegan permiso en la pega; permiso por trámite; día libre de cumpleaños; permiso sin sueldo
law: unpaid leave; leave of absence
people: unpaid time off

[labour-annual-leave]
ley: feriado anual; remuneración íntegra; primavera o verano; feriado anual de quince días hábiles
gente: vacaciones; días de vacaciones; salir de vacaciones; tomarme vacaciones; no me dan vacaciones; me deben vacaciones; me niegan las vacaciones; jefe elige mis vacaciones; vacaciones de 20 días en magallanes; cuántas vacaciones me tocan; llevo un año trabajando vacaciones; no me dejan tomar vacaciones
law: annual leave; annual holiday; paid leave
people: vacation; holidays; time off; vacation days
donde: Código del Trabajo art. 67, 73
no: judicial; bancario; colegio

[labour-progressive-leave]
ley: día adicional de feriado; diez años de trabajo; cada tres nuevos años trabajados
gente: vacaciones progresivas; feriado progresivo; días extra de vacaciones por años; más vacaciones por antigüedad; diez años cotizando vacaciones; certificado afp vacaciones progresivas
law: progressive leave; additional leave for seniority
people: more vacation for seniority
donde: Código del Trabajo art. 68

[labour-leave-saturday]
ley: sábado se considerará siempre inhábil; para los efectos del feriado; sábado inhábil
gente: sábado cuenta como vacaciones; fin de semana en vacaciones; vacaciones días hábiles o corridos; feriado en medio de vacaciones
law: Saturday not counted in leave
people: do saturdays count as vacation
donde: Código del Trabajo art. 69

[labour-leave-split-accumulate]
ley: exceso sobre diez días hábiles; fraccionarse de común acuerdo; dos períodos consecutivos
gente: acumular vacaciones; partir las vacaciones; se pierden las vacaciones; vacaciones vencidas; dividir vacaciones; vacaciones de dos años; días sueltos de vacaciones
law: splitting leave; accumulation of leave
people: carry over vacation; lose vacation days
donde: Código del Trabajo art. 70

[labour-leave-pay]
ley: remuneración íntegra; promedio de lo ganado en los últimos tres meses; remuneraciones variables
gente: cuánto me pagan en vacaciones; sueldo en vacaciones; vacaciones con comisiones; me pagan menos en vacaciones
law: holiday pay
people: pay during vacation
donde: Código del Trabajo art. 71, 72

[labour-leave-not-cash]
ley: no podrá compensarse en dinero; deja de pertenecer; compensarle el tiempo que por concepto de feriado; indemnización por ese beneficio; feriado proporcional
gente: vender las vacaciones; vacaciones en plata; pagar vacaciones al renunciar; vacaciones pendientes finiquito; vacaciones proporcionales; me pagan las vacaciones no tomadas; renuncié y me deben vacaciones; días de vacaciones si me echan; me fui y no me pagaron las vacaciones
law: payment in lieu of leave; proportional leave
people: cash out vacation; unused vacation pay
donde: Código del Trabajo art. 73

[labour-leave-seasonal-closure]
ley: no tendrán derecho a feriado; dejen de funcionar durante ciertos períodos; tiempo de la interrupción
gente: colegio cierra en verano vacaciones trabajador; empresa cierra parte del año vacaciones; furgón escolar vacaciones chofer
law: businesses that close part of the year
people: company shuts in summer
donde: Código del Trabajo art. 74

[labour-teachers-summer-extension]
ley: personal docente; se entenderán prorrogados por los meses de enero y febrero; vigentes al mes de diciembre; seis meses continuos
gente: profesor enero y febrero; contrato profesor hasta diciembre; pagan el verano a los profesores; me echaron en diciembre profesor; reemplazo profesor verano; docente colegio particular verano
law: teachers' contracts extended over summer
people: teacher summer pay
donde: Código del Trabajo art. 75
no: municipal

[labour-food-handlers-summer]
ley: manipuladores de alimentos; establecimientos de educación parvularia; diciembre, enero y febrero
gente: manipuladora de alimentos; manipuladoras junaeb; tía de la cocina del colegio verano; cocinera de colegio verano pago
law: school food handlers
people: school cook summer pay
donde: Código del Trabajo art. 75 bis

[labour-collective-leave]
ley: cierre por un mínimo de quince días hábiles; feriado en forma colectiva
gente: vacaciones colectivas; la empresa cierra por vacaciones; obligan a salir de vacaciones; me mandan de vacaciones obligado; vacaciones forzadas; cierre de fábrica en febrero
law: collective leave; company shutdown
people: forced vacation
donde: Código del Trabajo art. 76

[labour-carer-leave-preference]
ley: vacaciones definidas por el Ministerio de Educación; calendario del año escolar; niño o niña menor de catorce años; modifiquen transitoriamente los turnos
gente: vacaciones con los niños; preferencia vacaciones por hijos; vacaciones de invierno hijos trabajo; mamá vacaciones escolares prioridad; cambiar turno en vacaciones escolares; ley de conciliación; ley 21.645
law: leave preference for carers; work-life balance act
people: time off in school holidays
donde: Código del Trabajo art. 67, 76 bis

[labour-apprenticeship]
ley: contrato de trabajo de aprendizaje; aprendiz; maestro guía; plan de aprendizaje
gente: contrato de aprendiz; aprendiz sueldo; aprender un oficio trabajando; aprendices en la empresa; cuánto dura el aprendizaje; maestro y aprendiz
law: apprenticeship contract; apprentice
people: apprentice pay
donde: Código del Trabajo art. 78, 79, 81, 83, 84

[labour-agricultural-workers]
ley: trabajadores agrícolas; cultivo de la tierra; condiciones climáticas
gente: trabajar en el campo; peón de campo; lluvia no se trabaja campo; trabajador de fundo; inquilino de fundo; fundo paga en especies; viñas trabajadores
law: agricultural workers
people: farm worker; rain no work pay
donde: Código del Trabajo art. 87, 88, 89, 91

[labour-agricultural-housing]
ley: habitación higiénica y adecuada; trabajadores permanentes; pesticidas, plaguicidas; proporcionar al trabajador
gente: casa en el fundo trabajador; vivienda para trabajador agrícola; plaguicidas en el campo trabajador; me quitan la casa del fundo; fumigan con nosotros trabajando
law: farm worker housing; pesticide exposure of farm workers
people: farm house for workers
donde: Código del Trabajo art. 92

[labour-agricultural-intermediaries]
ley: intermediarias de trabajadores agrícolas; empresas comerciales o agroindustriales
gente: enganchador; contratista agrícola; enganche de temporeros; contratista de temporeros no paga
law: farm labour contractors
people: crew leader
donde: Código del Trabajo art. 92 bis

[labour-seasonal-farm-workers]
ley: trabajadores agrícolas de temporada; transitorias o de temporada; escriturarse en cuatro ejemplares
gente: temporero; trabajo de temporada fruta; packing; cosecha de uva; alojamiento temporeros; baño y comida temporeros; trabajo en la fruta; contrato de temporada
law: seasonal farm workers
people: fruit picker; seasonal worker
donde: Código del Trabajo art. 93, 94, 95

[labour-seasonal-nursery]
ley: servicios comunes de cuidado; servicios comunes de sala cuna; recintos de empaque
gente: sala cuna temporeras; guardería para hijos de temporeras; cuidado niños en cosecha
law: childcare for seasonal workers
people: fruit pickers childcare
donde: Código del Trabajo art. 95 bis

[labour-seafarers]
amplio: sailor
ley: personal embarcado o gente de mar; contrato de embarco; armador y tripulantes
gente: marino mercante; tripulante de barco; trabajo en barco; contrato de embarque; trabajar embarcado; marinero; oficial de marina mercante
law: seafarers; ship's crew; articles of embarkation
people: work on a ship; sailor
donde: Código del Trabajo art. 96, 98, 103
no: armada

[labour-seafarers-hours]
ley: cincuenta y seis horas; gente de mar; servicio de mar; descanso mínimo
gente: horas de trabajo a bordo; guardia en el barco turno; domingo en el barco; horas extra marineros; descanso tripulantes
law: hours of work at sea
people: ship work hours
donde: Código del Trabajo art. 106, 113, 116

[labour-shipwreck]
ley: naufragio; oficiales y tripulantes; nave se perdiere
gente: se hundió el barco; naufragó el barco trabajadores; pérdida del barco tripulación; indemnización naufragio marinero
law: shipwreck indemnity for crew
people: ship sank crew pay
donde: Código del Trabajo art. 123, 124, 125

[labour-seafarers-illness-and-end]
ley: desembarco; asistido por cuenta del armador; repatriarlo; dejar su empleo; puerto de su matrícula; autoridad marítima o consular; sueldos de los oficiales y tripulantes
gente: me enfermé en el barco; enfermo a bordo quién paga; me dejaron en otro puerto; repatriar marinero; terminó el contrato en viaje
law: illness of crew; repatriation of crew
people: sick on board ship
donde: Código del Trabajo art. 120, 121, 126, 128

[labour-fishing-vessel-crew]
ley: a bordo de naves pesqueras; doce horas dentro de cada veinticuatro horas; acomodaciones necesarias; recalada
gente: pescador industrial descanso; pesquero tripulante horas; trabajar en pesquero; barco de pesca turnos; descanso en puerto pesca
law: fishing vessel crew rest
people: fishing boat crew rest
donde: Código del Trabajo art. 23

[labour-port-workers]
ley: trabajador portuario; carga y descarga de mercancías; recintos portuarios; curso básico de seguridad
gente: portuario; estibador; trabajar en el puerto; eventual del puerto; curso portuario; movilizador portuario
law: port workers; dockers
people: docker; stevedore
donde: Código del Trabajo art. 133, 133 bis

[labour-casual-port-workers]
ley: trabajadores portuarios eventuales; remuneraciones deberá efectuarse dentro de las veinticuatro horas; convenio de provisión de puestos de trabajo
gente: eventuales portuarios; pago del turno en puerto; turno de puerto cancelado; portuario contrato por turno; colación portuarios
law: casual dock workers; per-shift contract
people: dock shift pay
donde: Código del Trabajo art. 134, 136, 137, 139, 142

[labour-divers]
amplio: buzo
ley: contrato de trabajo de buceo; labores subacuáticas; dotación de seguridad del buceo; tiempos de inmersión
gente: buzo; buzos salmoneras; trabajo de buceo; buzo accidente trabajo; bucear en salmonera
law: diving work; commercial divers
people: salmon farm diver
donde: Código del Trabajo art. 145 bis A, 145 bis C, 145 bis D, 145 bis G

[labour-artists]
ley: trabajadores de artes y espectáculos; obra artística; por temporada o por proyecto; plazo de escrituración
gente: actor contrato de trabajo; músico contratado; actriz teleserie contrato; bailarín trabajo; técnico de cine contrato; artista sin contrato; trabajar en televisión; ensayos pagados
law: performing artists; entertainment workers
people: actor job contract; musician gig contract
donde: Código del Trabajo art. 145-A, 145-B

[labour-image-use-worker]
ley: uso y explotación comercial de la imagen; beneficios pecuniarios
gente: usan mi foto en publicidad de la empresa; derechos de imagen trabajador; empresa sube mi foto a instagram; imagen del futbolista; usar mi cara en propaganda trabajo
law: commercial use of worker's image
people: employer uses my photo
donde: Código del Trabajo art. 145-I, 152 bis F

[labour-domestic-worker]
ley: trabajadores de casa particular; aseo y asistencia propios o inherentes al hogar; jornada completa o parcial
gente: nana; empleada doméstica; asesora del hogar; trabajadora de casa particular; empleada de casa; señora que hace el aseo; cuidadora de abuelitos; chofer de familia; jardinero de casa; nana sin contrato
law: domestic worker; household worker
people: maid; nanny; housekeeper
donde: Código del Trabajo art. 146, 146 bis

[labour-domestic-contract]
ley: tipo de labor a realizar; domicilio específico; copia del contrato de trabajo debidamente firmado; registrarlo dentro de los quince días
gente: contrato de nana; contrato casa particular; registrar contrato nana inspección; hacer contrato a la empleada; contratar una asesora del hogar
law: domestic worker contract registration
people: maid contract
donde: Código del Trabajo art. 146 bis, 146 ter

[labour-domestic-trial-period]
ley: período de prueba; dos primeras semanas de trabajo; aviso con tres días de anticipación
gente: periodo de prueba; prueba de nana; dos semanas de prueba; me tienen a prueba en el trabajo; trabajar a prueba sin pago; día de prueba no pagado; mes de prueba; me echaron en el periodo de prueba; me echaron a prueba
law: trial period; probation at work
people: probation period; unpaid trial shift
donde: Código del Trabajo art. 147

[labour-domestic-hours]
ley: no vivan en la casa del empleador; doce horas diarias; descanso absoluto
gente: horario nana puertas afuera; nana puertas adentro horario; puertas adentro; puertas afuera; cuántas horas trabaja la nana; horas extra nana; descanso de la nana en la noche
law: domestic workers' hours; live-in
people: live-in maid hours
donde: Código del Trabajo art. 149

[labour-domestic-rest]
ley: descanso semanal los días domingo; descanso semanal de trabajadores de casa particular
gente: día libre de la nana; domingo libre nana; feriados nana; nana trabaja sábado; descanso empleada doméstica; nana puertas adentro fin de semana
law: domestic workers' weekly rest
people: maid day off
donde: Código del Trabajo art. 150

[labour-domestic-pay]
ley: alimentos y la habitación; de cargo del empleador; remuneración de los trabajadores de casa particular
gente: sueldo de la nana; cuánto pagar a la nana; sueldo mínimo nana; descontar comida a la nana; imposiciones de la nana; pagar cotizaciones nana
law: domestic worker's pay; board and lodging
people: maid salary
donde: Código del Trabajo art. 151

[labour-domestic-uniform]
ley: uniformes, delantales o cualquier otro distintivo; lugares o establecimientos públicos; condicionar la contratación
gente: nana con uniforme; delantal en la calle; obligar a la nana a usar uniforme; nana uniforme playa
law: uniforms for domestic workers
people: maid uniform in public
donde: Código del Trabajo art. 151 bis

[labour-domestic-employer-death]
ley: fallecimiento del jefe de hogar; parientes que hayan vivido
gente: murió la patrona; murió mi patrón nana; murió la señora que cuidaba; falleció el abuelito que cuidaba trabajo
law: death of head of household
people: my employer died caregiver
donde: Código del Trabajo art. 148

[labour-domestic-illness]
ley: en los casos de enfermedad del trabajador; conservarle el cargo; enfermedad contagiosa
gente: nana enferma; nana con licencia; se enfermó la empleada; despedir a la nana con licencia; asesora del hogar licencia médica
law: illness of domestic worker
people: maid is sick
donde: Código del Trabajo art. 152

[labour-domestic-severance]
ley: indemnización a todo evento; aporte del empleador; trabajadores de casa particular; desahucio escrito
gente: despedir a la nana; finiquito de la nana; indemnización nana; echar a la nana; 4,11 nana; renuncia nana indemnización; cuánto le pago a la nana si la despido; echaron a la nana; nana renunció; nana se fue sin avisar
law: domestic worker's severance; all-event indemnity
people: fire the maid; maid severance
donde: Código del Trabajo art. 163, 161, 165

[labour-fire-service-staff]
ley: trabajadores de los Cuerpos de Bomberos; vivan en dependencias; acto de servicio o emergencia
gente: cuartelero; cuartelero de bomberos; trabajador de bomberos; maquinista de bomberos contrato
law: fire brigade employees
people: fire station staff
donde: Código del Trabajo art. 152 bis

[labour-professional-athletes]
amplio: futbolista
ley: deportista profesional; fútbol profesional; entidad deportiva; actividades conexas; no podrá ser inferior a una temporada
gente: futbolista; jugador de fútbol contrato; club no le paga al jugador; contrato de jugador; entrenador de fútbol contrato; utilero club; cadete primer contrato
law: professional athletes; sports contract
people: footballer contract
donde: Código del Trabajo art. 152 bis A, 152 bis B, 152 bis C, 152 bis D

[labour-athlete-transfer]
ley: cesión temporal; indemnización por terminación anticipada; labor formativa
gente: jugador a préstamo; pase del jugador; venta del pase; derechos de formación club; traspaso futbolista; premios del futbolista
law: loan of player; training compensation; transfer of player
people: player transfer
donde: Código del Trabajo art. 152 bis E, 152 bis I

[labour-flight-crew]
ley: tripulación de vuelo; tripulantes de cabina; jornada mensual; roles de vuelo; período de servicio de vuelo
gente: azafata; piloto de avión jornada; tripulante de cabina; sobrecargo de avión; tripulantes latam descanso; horas de vuelo trabajador
law: flight crew; cabin crew
people: flight attendant hours; pilot hours
donde: Código del Trabajo art. 152 ter, 152 ter A, 152 ter B, 152 ter D

[labour-flight-crew-rest]
ley: turnos de llamada; período de retén; roles de vuelo; servicios durante días feriados
gente: retén tripulantes; descanso de azafata; piloto de turno llamado; días libres tripulación; azafata embarazada vuelo; cambio de rol de vuelo
law: crew rest; crew on standby
people: crew standby
donde: Código del Trabajo art. 152 ter C, 152 ter H, 152 ter I, 152 ter J, 152 ter L

[labour-call-center]
ley: centro de contacto o llamadas; conexión continua; interrupción de diez segundos; exámenes médicos preventivos
gente: call center; callcenter; teleoperadora; ejecutivo telefónico; pausa entre llamadas; descanso call center; trabajo en call; telefonista
law: call centre workers; contact centre
people: call center break
donde: Código del Trabajo art. 152 quáter, 152 quáter C, 152 quáter F

[labour-telework]
ley: trabajo a distancia o teletrabajo; medios tecnológicos, informáticos o de telecomunicaciones
gente: teletrabajo; pega desde la casa; home office; trabajo remoto; trabajo online desde casa; pacto de teletrabajo; derecho a teletrabajo; me niegan el teletrabajo
law: telework; remote work; distance work
people: work from home
donde: Código del Trabajo art. 152 quáter G, 152 quáter H, 152 quáter K

[labour-telework-return]
ley: unilateralmente volver a las condiciones originalmente pactadas
gente: volver a la oficina; me obligan a volver presencial; quitar el teletrabajo; terminar teletrabajo; obligan a ir presencial; fin del teletrabajo; vuelta a la presencialidad
law: reversal of telework
people: forced back to the office
donde: Código del Trabajo art. 152 quáter I

[labour-telework-disconnect]
ley: derecho a desconexión; doce horas continuas; distribuir libremente su jornada; comunicaciones, órdenes u otros requerimientos
gente: desconexión digital; me escriben fuera de horario; jefe manda whatsapp en la noche; llamadas fuera de horario del jefe; correos del trabajo el fin de semana; mensajes en mi día libre; horario teletrabajo; desconectarme del trabajo; contestar en vacaciones; me llaman fuera de horario; jefe me llama en mi día libre; whatsapp del jefe
law: right to disconnect
people: boss texts after hours; work messages on weekend
donde: Código del Trabajo art. 152 quáter J

[labour-telework-equipment]
ley: equipos, las herramientas y los materiales; proporcionados por el empleador; elementos de su propiedad; costos de operación, funcionamiento, mantenimiento y reparación
gente: internet teletrabajo quién paga; luz teletrabajo; computador teletrabajo; uso mi computador para trabajar; gastos de teletrabajo; silla para teletrabajo; uso mi celular para trabajar; me obligan a usar mi auto en el trabajo
law: telework equipment and costs
people: who pays internet home office
donde: Código del Trabajo art. 152 quáter L

[labour-telework-safety]
ley: condiciones específicas de seguridad y salud; riesgos que entrañan sus labores; domicilio del trabajador; registrar dicho pacto
gente: accidente en teletrabajo; accidente en la casa trabajando; pueden entrar a mi casa teletrabajo; inspeccionar casa teletrabajo; registrar teletrabajo dirección del trabajo
law: telework safety; registration of telework
people: accident working from home
donde: Código del Trabajo art. 152 quáter M, 152 quáter N, 152 quáter O

[labour-telework-carers]
ley: cuidado personal de un niño o niña menor de catorce años; persona con discapacidad o en situación de dependencia; tiempos de trabajo presencial; modalidad de trabajo a distancia o teletrabajo
gente: teletrabajo por hijos; mamá con niño chico teletrabajo; cuido a mi mamá postrada trabajo; cuidadora y trabajo; pedir teletrabajo por cuidar; hijo con discapacidad teletrabajo; cuidador de adulto mayor permiso trabajo
law: telework for carers
people: remote work to care for child
donde: Código del Trabajo art. 152 quáter, 152 quáter O bis, 152 quáter O ter

[labour-telework-emergency]
ley: alerta sanitaria; etapa preescolar; modalidad de trabajo a distancia
gente: teletrabajo pandemia; teletrabajo covid; cierre de jardines trabajo; cuarentena trabajo; niño chico en pandemia
law: telework in health emergency
people: pandemic work from home
donde: Código del Trabajo art. 206 bis

[labour-platform-workers]
ley: plataformas digitales; empresa de plataforma digital de servicios; trabajador de plataformas digitales; aplicaciones de dispositivos móviles
gente: repartidor; uber; rappi; conductor de aplicación; trabajar en app; rider; repartidor en moto; cabify; trabajo en delivery; trabajo en uber; hago delivery; manejo uber; reparto comida en moto
law: digital platform workers; gig workers
people: uber driver; delivery rider; gig worker
donde: Código del Trabajo art. 152 quáter P, 152 quáter Q
no: pasajero; taxi

[labour-platform-employees]
ley: trabajadores de plataformas digitales dependientes; dependientes de la empresa de plataforma digital
gente: contrato repartidor dependiente; rappi con contrato; repartidor es trabajador; uber relación laboral; derechos del repartidor
law: dependent platform worker
people: rider as employee
donde: Código del Trabajo art. 152 quáter R, 152 quáter S, 152 quáter T

[labour-platform-hours-pay]
ley: acceso a la infraestructura digital; desconecte voluntariamente; porcentaje de la tarifa; servicios efectivamente prestados
gente: cuánto paga la app; horas conectado app; sueldo de repartidor; tarifa de uber al conductor; jornada del repartidor
law: platform workers' hours and pay
people: pay per delivery
donde: Código del Trabajo art. 152 quáter U, 152 quáter V

[labour-platform-independent]
ley: trabajador de plataformas digitales independiente; plataformas digitales independientes
gente: repartidor independiente; uber a honorarios; boleta uber; rappi boleta; conductor app independiente derechos; cotizaciones repartidor
law: independent platform worker
people: self-employed rider
donde: Código del Trabajo art. 152 quáter W, 152 quáter X, 152 quáter Y

[labour-platform-disconnect]
ley: tiempo de desconexión mínimo; doce horas continuas
gente: me bloquearon de la app; me bloquearon uber; cuenta bloqueada rappi; desactivaron mi cuenta de repartidor; me echaron de la aplicación; app me suspendió; bloqueo de conductor
law: disconnection and termination of platform worker
people: deactivated from the app; account blocked
donde: Código del Trabajo art. 152 quáter Z

[labour-platform-rights]
ley: mecanismos automatizados de toma de decisiones; datos del trabajador; empresa de plataforma digital de servicios
gente: algoritmo de la app; calificación de la app repartidor; app discrimina; mis datos en la app de reparto; dónde es la entrega antes de aceptar
law: algorithm transparency; platform data
people: app algorithm ratings
donde: Código del Trabajo art. 152 quinquies B, 152 quinquies C, 152 quinquies D, 152 quinquies E

[labour-platform-protection]
ley: casco de protección, rodilleras; capacitación adecuada; elementos de protección
gente: casco repartidor; me robaron la moto repartiendo; seguro para repartidores; accidente en moto delivery; sindicato de repartidores; indemnización repartidor
law: platform workers' protective gear and insurance
people: rider accident helmet
donde: Código del Trabajo art. 152 quinquies F

[labour-senior-workers]
ley: trabajador adulto mayor; compatible con su condición física; suspensión de los efectos del contrato; feriado anual anticipado
gente: jubilado que trabaja; adulto mayor trabajando; tercera edad trabajo; contratar a un jubilado; trabajar después de pensionarse; viejito que trabaja
law: older workers; senior worker contract
people: work after retirement; pensioner job
donde: Código del Trabajo art. 152 quinquies J, 152 quinquies K, 152 quinquies L, 152 quinquies M, 152 quinquies N

[labour-internal-rules]
ley: reglamento interno de orden, higiene y seguridad; diez o más trabajadores permanentes; reglamento interno
gente: reglamento interno de la empresa; normas de la empresa; reglamento del trabajo; código de vestimenta; prohibir celular en el trabajo; no me dieron el reglamento; barba o piercing en el trabajo
law: internal rules; company regulations; employee handbook
people: workplace rules; dress code
donde: Código del Trabajo art. 153, 154, 156

[labour-internal-rules-publicity]
ley: dos sitios visibles; copia a los sindicatos; reglamentos internos y sus modificaciones; ejemplar impreso
gente: cambiaron el reglamento interno; avisar el reglamento; publicar reglamento; reclamar contra el reglamento interno; entregar reglamento al trabajador
law: publicity of internal rules
people: new company policy notice
donde: Código del Trabajo art. 156, 153

[labour-disciplinary-sanctions]
ley: amonestación verbal o escrita; multa de hasta el veinticinco por ciento de la remuneración diaria; cuarta parte de la remuneración diaria; fondos de bienestar
gente: carta de amonestación; me amonestaron; me dieron una carta; amonestación escrita; multa del jefe; tres amonestaciones despido; me suspendieron del trabajo; no quiero firmar la amonestación; reclamar amonestación; me pusieron una amonestación
law: disciplinary sanctions; written warning
people: written warning at work; boss fined me
donde: Código del Trabajo art. 154, 157

[labour-disability-quota]
ley: empresas de 100 o más trabajadores; inclusión laboral; contratar personas con discapacidad
gente: ley de inclusión; contratar discapacitados; cuota de discapacidad; trabajo para discapacitados; uno por ciento discapacidad; ley 21.015; credencial de discapacidad trabajo; empresa de cien trabajadores discapacidad
law: disability quota; inclusion of persons with disabilities
people: jobs for disabled people
donde: Código del Trabajo art. 157 bis, 157 quáter

[labour-disability-quota-alternatives]
ley: razones fundadas; multa equivalente a veinte unidades tributarias; cumplimiento en forma subsidiaria
gente: no cumplir cuota discapacidad; multa ley de inclusión; donar en vez de contratar discapacitados; alternativa ley de inclusión; contratar servicios fundación discapacidad
law: alternative compliance; disability quota fine
people: fine for not hiring disabled
donde: Código del Trabajo art. 157 ter, 157 sexies

[labour-military-service]
ley: conservará la propiedad de su empleo; reservas nacionales movilizadas; un mes de licenciamiento; mientras hiciere el servicio militar
gente: servicio militar y trabajo; me llamaron al servicio militar; hacer el servicio pierdo la pega; conscripto trabajo; reservista trabajo
law: military service; job retention
people: drafted keep my job
donde: Código del Trabajo art. 158

[labour-termination-causes]
ley: el contrato de trabajo terminará en los siguientes casos; vencimiento del plazo convenido en el contrato; término al contrato de trabajo
gente: despido; despidieron; despedir trabajador; echaron del trabajo; echaron de la pega; correr de la pega; desvincular; me quieren echar de la pega; causales de despido; cortaron del trabajo; me echaron; me cortaron de la pega; quedé sin trabajo; mi jefe me echó; me corrieron del trabajo
law: termination of employment; grounds for dismissal; dismissal of employee
people: fired; laid off; sacked; let go
donde: Código del Trabajo art. 159, 160, 161
no: me echaron de la casa; me echaron del departamento; me echaron de la pieza; me echaron del arriendo; hijo colegio; hija colegio; echaron universidad; echaron condominio; echaron club

[labour-mutual-agreement]
ley: terminará por mutuo acuerdo de las partes; renuncia y el mutuo acuerdo
gente: mutuo acuerdo trabajo; irme de común acuerdo; me ofrecen plata para irme de la empresa; retiro voluntario; plan de retiro; renuncia por mutuo acuerdo
law: termination by mutual agreement
people: negotiated exit
donde: Código del Trabajo art. 159, 177

[labour-resignation]
ley: renuncia del trabajador; dando aviso a su empleador; ratificado por el trabajador; aviso a su empleador con treinta días
gente: carta de renuncia; dejar la pega; irme del trabajo; cuánto me pagan si renuncio; renunciar sin avisar; renunciar de un día para otro; me retiro de la empresa; renunciar al trabajo; renunciar a la pega; renuncio; quiero renunciar; me quiero ir de la pega; no me aceptan la renuncia trabajo
law: employee's notice; resignation of employee
people: quit; leave my job
donde: Código del Trabajo art. 159, 177
no: herencia; nacionalidad; albacea

[labour-forced-resignation]
ley: no podrá ser invocado por el empleador; renuncia y el mutuo acuerdo
gente: me obligaron a renunciar; me hicieron firmar la renuncia; renuncia forzada; me presionan para renunciar; firmé renuncia en blanco; arrepentirme de la renuncia; firmé bajo presión finiquito; me quieren hacer renunciar; me obligan a firmar la renuncia; quieren que renuncie
law: forced resignation; resignation under pressure
people: forced to resign; made me quit
donde: Código del Trabajo art. 177

[labour-fixed-term]
ley: contrato de plazo fijo; segunda renovación; vencimiento del plazo convenido; contrato de duración indefinida
gente: contrato a plazo fijo; contrato temporal de trabajo; cuántas veces renovar contrato; contrato indefinido de trabajo; pasar a indefinido; no me renovaron el contrato de trabajo; vence mi contrato de trabajo; dos contratos seguidos; se me acaba el contrato de la pega; llevo tres contratos a plazo; contrato de trabajo por tres meses
law: fixed-term contract; employment becomes indefinite
people: temporary job contract; job contract not renewed
donde: Código del Trabajo art. 159
no: arriendo

[labour-fixed-term-early-end]
ley: vencimiento del plazo convenido; contrato de plazo fijo
gente: me echaron antes de que venciera el contrato; despido antes del plazo; plazo fijo despido anticipado; cortar contrato a plazo; me echaron antes del plazo fijo; me deben los meses que faltaban contrato trabajo
law: early termination of fixed-term contract; lost earnings
people: fired before contract end
donde: Código del Trabajo art. 159
no: arriendo; banco; depósito

[labour-force-majeure-termination]
ley: contrato de trabajo terminará por caso fortuito; causal señalada en el número 6
gente: se quemó la empresa; incendio del local despido; terremoto despido; despido por fuerza mayor; despido por pandemia; inundación en la empresa echaron; despidieron por incendio; se quemó la pega; se quemó el local y despidieron
law: termination for force majeure
people: workplace burned down job
donde: Código del Trabajo art. 159, 162
no: arriendo; compraventa

[labour-misconduct-probity]
ley: falta de probidad; conductas indebidas de carácter grave; debidamente comprobadas
gente: me acusan de robar; robar en el trabajo; despido por robo; licencia falsa despido; mentí en el trabajo; despido por falta de honradez; pillé robando a un empleado; hurto de trabajador; falsificar documentos en el trabajo; me echaron por robar; empleado me roba; me acusaron de sacar plata de la caja
law: lack of probity; serious misconduct; dishonesty of employee
people: fired for stealing; accused of theft at work
donde: Código del Trabajo art. 160
no: funcionario; municipal

[labour-misconduct-violence-insults]
ley: vías de hecho; injurias proferidas por el trabajador; conducta inmoral; afecte a la empresa
gente: pelear en el trabajo; le pegué al jefe; insultar al jefe; combos en la pega; garabatos al jefe; pelea con compañero; me echaron por pelear; agarrarse a combos; hablar mal de la empresa en redes; sexo en el trabajo; llegar curado al trabajo; borracho en el trabajo; compañero me pegó trabajo; trabajador llegó borracho
law: insults to employer; immoral conduct; violence at work
people: fight at work; insulted boss; drunk at work
donde: Código del Trabajo art. 160

[labour-misconduct-harassment-dismissal]
ley: conductas de acoso sexual; conductas de acoso laboral; conductas indebidas de carácter grave
gente: despedir al acosador; despido por acoso; echar a un acosador; me acusan de acoso en el trabajo; denuncia falsa de acoso trabajo
law: dismissal for harassment
people: fired for harassment
donde: Código del Trabajo art. 160

[labour-competing-business]
ley: negociaciones que ejecute el trabajador; dentro del giro del negocio; prohibidas por escrito
gente: trabajar para la competencia; hacer pololos por fuera; poner un negocio igual al de mi jefe; segundo trabajo; tener dos trabajos; trabajo paralelo; cláusula de exclusividad trabajo
law: conflicting business; exclusivity of employee; employee non-compete
people: side job; work for a competitor; two jobs
donde: Código del Trabajo art. 160

[labour-absence]
ley: no concurrencia del trabajador a sus labores; dos días seguidos, dos lunes en el mes; no concurrencia sin causa justificada
gente: faltar al trabajo; falté a la pega; no fui a trabajar; faltas injustificadas; inasistencias al trabajo; despido por faltar; faltó dos días seguidos; trabajador no llega; falté el lunes; me echaron por faltar; mi empleado no viene
law: unjustified absence
people: missed work; not showing up
donde: Código del Trabajo art. 160

[labour-abandonment]
ley: abandono del trabajo; salida intempestiva e injustificada; negativa a trabajar; faenas convenidas
gente: abandono de trabajo; irse del trabajo sin permiso; me fui antes de la hora; trabajador se fue y no volvió; negarse a trabajar; me negué a hacer una tarea; dejé botada la pega; salir sin avisar del trabajo; se fue de la pega sin avisar
law: abandonment of work; refusal to work
people: walked off the job; refused a task
donde: Código del Trabajo art. 160

[labour-reckless-acts-damage]
ley: imprudencias temerarias; perjuicio material causado intencionalmente; seguridad o al funcionamiento; maquinarias, herramientas
gente: rompí una máquina; choqué la grúa del trabajo; daño a la empresa a propósito; descuido peligroso en el trabajo; sabotaje; dormirse manejando trabajo; despido por poner en riesgo; dañé el camión de la empresa
law: reckless acts; intentional damage
people: broke a machine; damaged company property
donde: Código del Trabajo art. 160

[labour-serious-breach]
ley: incumplimiento grave de las obligaciones
gente: despido por incumplimiento grave; 160 n 7; 160 número 7; me aplicaron el 160; mal desempeño despido; no cumplir metas despido; dormir en el trabajo; usar el celular en el trabajo despido; flojo en la pega; despido disciplinario
law: serious breach of duties; dismissal for cause
people: fired for poor performance; fired for cause
donde: Código del Trabajo art. 160
no: arriendo; arrendatario; compraventa

[labour-business-needs]
ley: necesidades de la empresa, establecimiento o servicio; racionalización o modernización; bajas en la productividad; condiciones del mercado; separación de uno o más trabajadores
gente: necesidades de la empresa; me echaron por necesidades de la empresa; reducción de personal; recorte de personal; reestructuración despido; despido económico; echaron a varios; despido masivo; me reemplazaron después de echarme; despido por el artículo 161
law: redundancy; business needs; economic dismissal
people: downsizing; layoffs
donde: Código del Trabajo art. 161, 162, 168

[labour-desahucio-managers]
ley: desahucio escrito del empleador; exclusiva confianza; facultades generales de administración; gerentes, subgerentes, agentes o apoderados
gente: despedir a un gerente; cargo de confianza despido; desahucio del empleador; gerente lo echaron; subgerente despido sin causa; desahucio del trabajador; desahucio laboral
law: dismissal of managers; positions of trust
people: fire a manager
donde: Código del Trabajo art. 161
no: arriendo; arrendatario; arrendador

[labour-dismissal-during-sick-leave]
ley: licencia por enfermedad común, accidente del trabajo o enfermedad profesional; gocen de licencia
gente: despido con licencia médica; me echaron con licencia; despedir a alguien con licencia; me despidieron estando enfermo; estoy con licencia y me echaron; despido estando con licencia
law: dismissal during sick leave
people: fired while on sick leave
donde: Código del Trabajo art. 161

[labour-disability-not-cause]
ley: la invalidez, total o parcial; no es justa causa para el término; separado de sus funciones
gente: me echan por estar enfermo; despido por invalidez; despido por discapacidad; quedé inválido y me despidieron; salud incompatible trabajo
law: disability not a ground for dismissal
people: fired for being disabled
donde: Código del Trabajo art. 161 bis

[labour-dismissal-cancer]
ley: padecimiento de cáncer; despido discriminatorio; siempre considerado grave
gente: cáncer y despido; me echaron por tener cáncer; trabajador con cáncer; quimioterapia trabajo
law: discriminatory dismissal for cancer
people: fired because of cancer
donde: Código del Trabajo art. 489 bis

[labour-dismissal-letter]
ley: expresando la o las causales invocadas y los hechos en que se funda; copia del aviso; deberá comunicarlo por escrito al trabajador; tres días hábiles siguientes al de la separación
gente: carta de despido; me despidieron sin carta; me echaron de palabra; despido verbal; me despidieron por whatsapp; carta de despido sin hechos; plazo para mandar la carta de despido; echar sin carta; error en la carta de despido; carta de aviso de despido; me echaron por teléfono; me echaron y no me dieron nada
law: dismissal letter; written notice of termination
people: fired by text; no dismissal letter
donde: Código del Trabajo art. 162

[labour-prior-notice]
ley: indemnización en dinero efectivo sustitutiva del aviso previo; última remuneración mensual devengada
gente: mes de aviso; me echaron sin aviso; me pagan el mes de aviso; despido de un día para otro; despido sin aviso previo; preaviso de despido; indemnización aviso previo; me echaron de un día para otro
law: prior notice; payment in lieu of notice
people: notice before firing; month's notice
donde: Código del Trabajo art. 162, 161
no: arriendo; arrendatario; departamento

[labour-severance]
ley: indemnización por años de servicio; treinta días de la última remuneración mensual devengada; fracción superior a seis meses; prestados continuamente
gente: indemnización por despido; años de servicio; un sueldo por año trabajado; cuánto me pagan si me echan; cuánto me toca si me despiden; finiquito por años; llevo diez años trabajando y me echaron; liquidación por despido; me echaron y no me pagaron nada; me corresponde por años trabajados
law: severance pay; seniority indemnity
people: severance; payout when fired
donde: Código del Trabajo art. 163

[labour-severance-cap]
ley: límite máximo de trescientos treinta días; 90 unidades de fomento; no se considerará una remuneración mensual superior
gente: tope de once años; 11 años tope; tope 90 uf; máximo de indemnización; tope indemnización por años; llevo veinte años y me pagan once; contratado antes de 1981
law: severance cap; eleven-year limit
people: maximum severance
donde: Código del Trabajo art. 163, 172

[labour-severance-base]
ley: última remuneración mensual comprenderá; exclusión de la asignación familiar; pagos por sobretiempo; gratificaciones y aguinaldos de navidad; últimos tres meses calendario
gente: base de cálculo indemnización; qué sueldo se usa para el finiquito; indemnización con comisiones; incluye colación y movilización indemnización; bonos en la indemnización; cómo se calcula la indemnización por despido; calcular años de servicio; calcular el finiquito
law: basis of severance calculation
people: how is severance calculated
donde: Código del Trabajo art. 172

[labour-severance-project]
ley: dos y medio días de remuneración por cada mes trabajado; obra o faena determinada; fracción superior a quince días; tiempo servido
gente: indemnización por obra; indemnización por faena; finiquito por obra terminada; terminó la obra me pagan algo; indemnización contrato por obra
law: severance for project contracts
people: project ended pay
donde: Código del Trabajo art. 163

[labour-severance-incompatible]
ley: será incompatible con toda otra indemnización; indemnización por la que opte; en caso de incompatibilidad
gente: dos indemnizaciones a la vez; cobrar dos indemnizaciones trabajo; indemnización doble despido; elegir indemnización
law: incompatibility of indemnities
people: two severance payments
donde: Código del Trabajo art. 176

[labour-all-event-indemnity]
ley: indemnización a todo evento; depositar mensualmente; 4,11%
gente: indemnización a todo evento; pactar indemnización aunque renuncie; indemnización al renunciar; años de servicio si renuncio; cuenta de indemnización afp
law: all-event severance
people: severance even if I quit
donde: Código del Trabajo art. 164, 165, 167

[labour-severance-tax]
ley: no constituirán renta; indemnizaciones por término de funciones
gente: impuesto al finiquito; indemnización paga impuesto; descontar impuesto de la indemnización; finiquito tributa; indemnización voluntaria impuesto
law: tax on severance pay
people: is severance taxed
donde: Código del Trabajo art. 178
no: herencia

[labour-employer-insolvency]
ley: liquidador deberá comunicar; fecha de término del contrato; empleador sometido a un procedimiento concursal de liquidación
gente: empresa en quiebra despido; quebró mi empresa; liquidación de la empresa y trabajadores; cerró la fábrica por quiebra; me despidió el síndico; finiquito en quiebra; cerró la empresa donde trabajo; la empresa cerró y me echaron
law: termination upon employer's bankruptcy
people: employer went bankrupt job
donde: Código del Trabajo art. 163 bis

[labour-unfair-dismissal]
ley: injustificada, indebida o improcedente; recurrir al juzgado competente; no se haya invocado ninguna causal legal
gente: despido injustificado; me echaron sin motivo; demandar por despido; despido injusto; me despidieron sin razón; reclamar el despido; me echaron injustamente; demanda laboral por despido; demandar a la empresa por echarme; me echaron sin causa; me echaron sin razón; me echaron y quiero demandar
law: unfair dismissal; unjustified dismissal
people: sue for being fired; wrongful termination
donde: Código del Trabajo art. 168

[labour-deadline-to-sue]
ley: contado desde la separación; noventa días hábiles; reclamo ante la Inspección; sesenta días hábiles contado desde la separación; sesenta días hábiles contado desde la terminación; 60 días hábiles contados desde el despido
gente: plazo para demandar despido; cuánto tiempo tengo para demandar trabajo; hasta cuándo puedo reclamar el despido; 60 días despido; se me pasó el plazo despido; plazo para reclamar despido; caducidad despido
law: time limit for dismissal claim; sixty working days
people: deadline to sue for dismissal
donde: Código del Trabajo art. 168, 171, 201

[labour-severance-surcharge]
ley: aumentada esta última; carente de motivo plausible; incrementará en un cien por ciento; aumentada en un ochenta por ciento; aplicación indebida de la causal
gente: recargo indemnización; recargo legal despido; 30% de recargo; 80% de recargo; cuánto sube la indemnización si gano; aumento por despido injustificado
law: increased severance; surcharge for unfair dismissal
people: extra severance if I win
donde: Código del Trabajo art. 168

[labour-employer-offer-severance]
ley: oferta irrevocable de pago; incrementarlas hasta en un 150%; carta aviso
gente: no me pagaron la indemnización de la carta; carta ofrece indemnización y no pagan; cobrar finiquito impago; prometieron pagar indemnización; no pagan el finiquito ofrecido
law: irrevocable offer of severance; enforcement of severance offer
people: severance promised not paid
donde: Código del Trabajo art. 169

[labour-unemployment-fund-offset]
ley: imputar a la indemnización; aporte del empleador; cuenta individual por cesantía; se imputará a esta prestación; saldo de la cuenta individual por cesantía; imputar saldo de la cuenta individual a la indemnización; parte del saldo constituida por las cotizaciones del empleador
gente: descuento del seguro de cesantía; me descontaron la afc en el finiquito; restar seguro de cesantía de la indemnización; descuento afc indemnización; devolver descuento afc; me descontaron el seguro de cesantía del finiquito; descuento aporte empleador; pueden descontar la afc por necesidades de la empresa; me descontaron la afc y gané el juicio; devolución descuento afc
law: deduction of unemployment insurance from severance; offset of the unemployment account against severance
people: AFC deduction severance; employer deducted unemployment fund
donde: Ley 19.728 art. 13, 52

[labour-constructive-dismissal]
ley: fuere el empleador, el trabajador podrá poner término al contrato; recurrir al juzgado respectivo; aumentada en un cincuenta por ciento
gente: autodespido; auto despido; despido indirecto; autodespedirme; irme por culpa de la empresa; no me pagan cotizaciones y quiero irme; renunciar y que me paguen; empleador no cumple quiero irme; quiero irme porque no me pagan; me voy porque no me pagan cotizaciones
law: constructive dismissal; indirect dismissal
people: quit because employer broke contract
donde: Código del Trabajo art. 171

[labour-null-dismissal-contributions]
ley: estado de pago de las cotizaciones previsionales; no producirá el efecto de poner término al contrato; convalidar el despido; imposiciones morosas
gente: ley bustos; nulidad del despido; me echaron con imposiciones impagas; despido con cotizaciones impagas; me deben cotizaciones y me echaron; imposiciones sin pagar al despedirme; me siguen debiendo sueldos por cotizaciones impagas; me echaron y me deben imposiciones; no me pagaron las cotizaciones y me despidieron
law: nullity of dismissal for unpaid contributions
people: fired with unpaid contributions
donde: Código del Trabajo art. 162

[labour-fuero]
ley: fuero laboral; autorización previa del juez competente; separación provisional; inmediata reincorporación
gente: fuero; desafuero; despedir a alguien con fuero; me despidieron teniendo fuero; pedir desafuero; autorización del juez para despedir; reintegro al trabajo
law: dismissal protection; job immunity; court authorisation
people: protected from dismissal
donde: Código del Trabajo art. 174
no: senador; diputado; parlamentario; juez; presidente; alcalde; obispo

[labour-settlement]
ley: finiquito; ratificado por el trabajador ante el inspector del trabajo; diez días hábiles, contados desde la separación
gente: finiquito; firmar el finiquito; finiquito electrónico; cuándo me pagan el finiquito; plazo para pagar el finiquito; finiquito ante notario; papeles de salida; no quiero firmar el finiquito; cuánto se demora el finiquito; no me quieren dar el finiquito; no me dieron finiquito; me fui y no me han dado finiquito
law: settlement and release; termination settlement
people: final settlement; final paperwork
donde: Código del Trabajo art. 177

[labour-settlement-reservation]
ley: reserva de derechos; se reserva el derecho a accionar judicialmente; formular reserva; suscribir el finiquito
gente: reserva de derechos; firmé el finiquito y quiero demandar; demandar después de firmar finiquito; firmar finiquito con reserva; me arrepentí del finiquito; finiquito mal calculado
law: reservation of rights
people: sue after signing settlement
donde: Código del Trabajo art. 177, 162

[labour-work-certificate]
ley: certificado de trabajo; certificado del tiempo trabajado
gente: certificado de trabajo; certificado de antigüedad; carta de recomendación laboral; no me dan certificado laboral; malas referencias ex jefe; lista negra laboral
law: certificate of employment
people: work reference letter

[labour-training]
ley: capacitación ocupacional; acciones de capacitación; mantendrán íntegramente sus remuneraciones; de cargo de las respectivas empresas
gente: capacitación en el trabajo; curso de la empresa; curso sence; me hacen pagar el curso; capacitación fuera de horario; devolver el costo del curso; accidente en capacitación
law: vocational training
people: job training; pay back training
donde: Código del Trabajo art. 179, 181, 182, 183

[labour-training-youth]
ley: menor de 24 años; imputar el costo directo; indemnizaciones por término
gente: descontar capacitación de indemnización; joven capacitado descuento; menor de 24 capacitación finiquito
law: training cost offset for young workers
people: training cost deducted from severance
donde: Código del Trabajo art. 183 bis

[labour-subcontracting]
ley: régimen de subcontratación; contratista o subcontratista; por su cuenta y riesgo; empresa principal; dueña de la obra, empresa o faena
gente: subcontrato; trabajo para una externa; empresa externa; tercerización; outsourcing; externo de codelco; trabajo externalizado
law: subcontracting; principal company; contractor and principal company
people: outsourced worker
donde: Código del Trabajo art. 183-A

[labour-subcontracting-liability]
ley: empresa principal; obligaciones laborales y previsionales; indemnizaciones legales; empresa principal será solidariamente responsable
gente: subcontratista no paga; demandar a la empresa mandante; contratista quebró; contratista desapareció; cobrar a la empresa principal; mandante responde por contratista; la externa no me pagó
law: joint and several liability of principal
people: contractor did not pay me
donde: Código del Trabajo art. 183, 183-B, 183-D

[labour-subcontracting-information]
ley: monto y estado de cumplimiento; empresa principal tendrá derecho a ser informada; empresa principal derecho de retención
gente: certificado f30; f30-1; certificado de cumplimiento laboral; retener estado de pago del subcontratista; retención de facturas contratista; certificado inspección contratista
law: right to information and retention
people: contractor compliance certificate
donde: Código del Trabajo art. 183-C, 183-D

[labour-subcontracting-safety]
ley: empresa principal deberá adoptar las medidas necesarias; vida y salud de todos los trabajadores; cualquiera sea su dependencia; obra, empresa o faena
gente: accidente de subcontratado; accidente contratista mandante; seguridad en subcontratos; murió un contratista en la obra; empresa principal accidente
law: principal's safety duty
people: subcontractor accident
donde: Código del Trabajo art. 183-E

[labour-subcontracting-sham]
ley: simular la contratación de trabajadores; se entenderá que el dueño de la obra
gente: contrato con otra empresa pero mando acá; empresa falsa que me contrata; suministro ilegal de trabajadores; boletas a otra empresa; jefe real es otra empresa
law: sham subcontracting
people: fake contractor employer
donde: Código del Trabajo art. 507, 183-A

[labour-temp-agency]
ley: empresa de servicios transitorios; empresas usuarias; contrato de puesta a disposición
gente: empresa de servicios transitorios; agencia de trabajo temporal; trabajador suministrado; me contrató una agencia; personal temporal
law: temporary work agency; temp worker; user company
people: temp agency; temping
donde: Código del Trabajo art. 183, 183-F, 183-N

[labour-temp-agency-requirements]
ley: garantía permanente; no podrán ser matrices, filiales; 250 unidades de fomento
gente: requisitos empresa est; inscribir empresa de servicios transitorios; boleta de garantía est; est no registrada; multa est ilegal
law: temp agency registration and guarantee
people: start a temp agency
donde: Código del Trabajo art. 183-I, 183-J

[labour-temp-agency-allowed-cases]
ley: licencias médicas, descansos de maternidad o feriados; eventos extraordinarios; proyectos nuevos; aumentos ocasionales
gente: cuándo se puede contratar por est; reemplazo de licencia médica; reemplazo por prenatal; contratar reemplazo; cuánto dura contrato est; trabajador de reemplazo; temporal por más de noventa días
law: permitted cases of temporary work
people: replacement worker
donde: Código del Trabajo art. 183-Ñ

[labour-temp-agency-prohibited]
ley: reemplazar a trabajadores que han declarado la huelga; ceder trabajadores; facultad de representar a la usuaria
gente: est para reemplazar huelga; est ilegal; usuaria como empleador; est por años; contrato temporal eterno
law: prohibited temporary work
people: illegal temp work
donde: Código del Trabajo art. 183-P

[labour-temp-worker-rights]
ley: contrato de trabajo de servicios transitorios; indemnización compensatoria del feriado; plazo indefinido, pasando la usuaria; exigir ni efectuar cobro; subsidiariamente responsable
gente: derechos del trabajador de est; vacaciones trabajador temporal; agencia me cobra por trabajar; seguí trabajando después del plazo est; est no me paga; usuaria responde por sueldos; fuero maternal est
law: rights of temp workers; user's liability
people: temp worker rights
donde: Código del Trabajo art. 183, 183-R, 183-S, 183-T, 183-V, 183-AB

[labour-safety-duty]
ley: proteger eficazmente la vida y salud de los trabajadores; condiciones adecuadas de higiene y seguridad; implementos necesarios para prevenir accidentes; posibles riesgos
gente: seguridad en el trabajo; condiciones peligrosas pega; casco y guantes; elementos de protección; zapatos de seguridad; no me dan implementos; trabajo inseguro; demandar por accidente del trabajo; culpa de la empresa accidente; trabajo en altura sin arnés; no me dan guantes; no me dan zapatos de seguridad; máquina sin protección
law: employer's duty of safety; health and safety; protective equipment
people: unsafe work; safety gear
donde: Código del Trabajo art. 184; Ley 16.744 art. 66, 67, 68, 69

[labour-imminent-danger]
ley: riesgo grave e inminente; suspensión inmediata de las faenas; derecho a interrumpir sus labores; abandonar el lugar de trabajo; evacuación de los trabajadores
gente: peligro en el trabajo puedo irme; negarse a trabajar por peligro; dejar de trabajar por riesgo; temblor en el trabajo; fuga de gas en la pega; evacuar el trabajo; me obligan a trabajar con peligro
law: serious and imminent risk; right to stop work
people: refuse dangerous work
donde: Código del Trabajo art. 184 bis

[labour-dangerous-work-certificate]
ley: certificado médico de aptitud; industrias o trabajos peligrosos; superiores a sus fuerzas; comprometer su salud
gente: examen preocupacional; examen médico para entrar a trabajar; examen de altura; trabajo muy pesado para mí; apto para trabajar; examen ocupacional
law: medical fitness certificate
people: pre-employment medical
donde: Código del Trabajo art. 185, 186, 187

[labour-safety-inspection]
ley: medidas mínimas de higiene y seguridad; acción popular para denunciar
gente: denunciar falta de seguridad en el trabajo; baños en el trabajo; no hay agua en la pega; denunciar condiciones de trabajo; fiscalizan la higiene del trabajo; baños sucios trabajo; seremi de salud trabajo; trabajo con mucho calor; mucho frío en la pega
law: safety inspection; health and safety complaints
people: report unsafe workplace; no toilets at work
donde: Código del Trabajo art. 190, 192

[labour-chairs]
ley: asientos o sillas; a disposición de los dependientes; almacenes, tiendas, bazares
gente: ley de la silla; silla en el trabajo; no me dejan sentarme; todo el día de pie; estar parada en la tienda; sentarse en la caja
law: right to a seat
people: standing all day; chair at work
donde: Código del Trabajo art. 193

[labour-manual-handling]
ley: manipulaciones manuales; 25 kilogramos; 20 kilogramos; carga y descarga manual; medios mecánicos
gente: peso máximo para cargar; cargar sacos; cuántos kilos puedo levantar; levantar peso en el trabajo; cargar 50 kilos; cargar peso mujer; sacos de cemento; ley del saco
law: manual handling; maximum load
people: heavy lifting at work
donde: Código del Trabajo art. 211-F, 211-H, 211-J

[labour-work-life-balance]
ley: parentalidad positiva; corresponsabilidad social; conciliación de la vida personal, familiar y laboral; equilibrio entre el trabajo y la vida privada
gente: conciliar trabajo y familia; ley de conciliación laboral; vida familiar y trabajo; derechos de las mamás que trabajan; protección a la maternidad trabajo
law: work-life balance; maternity protection
people: balance family and job
donde: Código del Trabajo art. 194

[labour-maternity-leave]
ley: descanso de maternidad; seis semanas antes del parto; doce semanas después; conservarán sus empleos
gente: prenatal; postnatal; pre y post natal; licencia de maternidad; cuánto dura el postnatal; cuánto dura el prenatal; licencia por embarazo; descanso por guagua; voy a tener guagua trabajo; parto y trabajo
law: maternity leave
people: leave after birth; time off for a baby
donde: Código del Trabajo art. 195, 196, 197

[labour-paternity-leave]
ley: permiso pagado de cinco días; nacimiento de un hijo; primer mes desde la fecha del nacimiento
gente: permiso por nacimiento; nace mi hijo permiso; días por ser papá; licencia de paternidad; cinco días papá; postnatal masculino; permiso del padre; nació mi guagua y trabajo; nació mi hijo y trabajo; va a nacer mi hijo permiso
law: paternity leave
people: time off for a father; dad leave
donde: Código del Trabajo art. 195

[labour-mother-dies]
ley: si la madre muriera en el parto; permiso que reste
gente: murió la mamá en el parto; madre murió postnatal papá; fallece la mamá postnatal; viudo con guagua permiso
law: death of mother; transfer of leave to father
people: mother died in childbirth father leave
donde: Código del Trabajo art. 195

[labour-pregnancy-illness-late-birth]
ley: descanso prenatal suplementario; descanso puerperal prolongado; enfermedad como consecuencia; parto se produjere antes; menos de 1.500 gramos
gente: embarazo de riesgo; síntomas de pérdida licencia; guagua prematura; parto prematuro postnatal; mellizos postnatal; gemelos postnatal; enferma por el embarazo; prematuro bajo peso; el parto se atrasó
law: supplementary maternity leave; premature birth
people: high risk pregnancy leave; twins leave; premature baby
donde: Código del Trabajo art. 196

[labour-pregnancy-certificate]
ley: certificado médico o de matrona; jefe del establecimiento; estado de embarazo ha llegado
gente: avisar el embarazo al jefe; certificado de embarazo; cuándo aviso que estoy embarazada; papel de la matrona; decir en el trabajo que estoy embarazada
law: pregnancy certificate
people: tell boss I am pregnant
donde: Código del Trabajo art. 197, 201

[labour-parental-leave]
ley: permiso postnatal parental; doce semanas a continuación del período postnatal; dieciocho semanas; reincorporarse a sus labores; mitad de la jornada
gente: postnatal parental; postnatal de seis meses; ceder postnatal al papá; papá toma postnatal; postnatal media jornada; volver antes del postnatal; traspasar semanas al padre; trabajar durante el postnatal
law: parental leave; postnatal parental leave
people: six months leave; father takes parental leave; part-time parental leave
donde: Código del Trabajo art. 197 bis

[labour-maternity-benefit]
ley: recibirán un subsidio; decreto con fuerza de ley Nº 44; descanso de maternidad; permiso postnatal parental
gente: quién paga el postnatal; pago del prenatal; subsidio maternal; me pagan menos en el postnatal; isapre no paga el postnatal; tope del postnatal
law: maternity benefit; maternity allowance
people: who pays maternity leave
donde: Código del Trabajo art. 198, 197 bis

[labour-sick-infant-leave]
ley: salud de un niño menor de un año; atención en el hogar; permiso y subsidio; enfermedad grave de un niño menor de un año
gente: licencia por hijo menor de un año; hijo enfermo licencia; guagua enferma; reflujo licencia; me rechazaron la licencia de mi hijo; mi bebé está enfermo y trabajo
law: leave for sick infant
people: sick baby leave
donde: Código del Trabajo art. 199

[labour-seriously-ill-child]
ley: mayor de un año y menor de dieciocho; diez jornadas ordinarias de trabajo; ausentarse de su trabajo por el número de horas
gente: ley sanna; sanna; hijo con cáncer permiso; hijo hospitalizado permiso; hijo grave permiso trabajo; acompañar a mi hijo al hospital; hijo accidentado permiso; cuidar a hijo enfermo; familiar en fase terminal permiso; mi hijo está en el hospital y trabajo; hijo enfermo y no puedo ir a trabajar
law: leave to care for seriously ill child
people: child in hospital time off
donde: Código del Trabajo art. 199 bis; Ley 21.063 art. 1

[labour-adoption-leave]
ley: cuidado personal como medida de protección; permiso postnatal parental
gente: adopción y trabajo; adopté un hijo postnatal; postnatal por adopción; permiso por adopción; tuición de un niño permiso; cuido a mi nieto postnatal
law: adoption leave
people: adopted a child leave
donde: Código del Trabajo art. 200, 201
no: inscripción

[labour-maternity-fuero]
ley: fuero laboral; período de embarazo; un año después de expirado el descanso de maternidad; certificado médico o de matrona
gente: fuero maternal; despedir embarazada; echar embarazada; me echaron embarazada; estoy embarazada y me despidieron; embarazada plazo fijo; no me renovaron por embarazo; hasta cuándo dura el fuero; no sabían que estaba embarazada; embarazo y contrato a plazo; fuero del padre; quedé embarazada y me echaron; estoy embarazada y me quieren echar; me enteré que estoy embarazada después del despido; embarazada y no me renuevan
law: maternity dismissal protection; maternity immunity
people: fired while pregnant; pregnant fixed-term
donde: Código del Trabajo art. 201, 174

[labour-pregnancy-harmful-work]
ley: trabajos considerados por la autoridad como perjudiciales; trasladada, sin reducción de sus remuneraciones; levantar, arrastrar o empujar
gente: embarazada turno de noche; embarazada carga peso; embarazada de pie; cambio de puesto por embarazo; trabajo pesado embarazada; embarazada horas extra; embarazada y químicos
law: protection from harmful work in pregnancy
people: pregnant heavy work; pregnant night shift
donde: Código del Trabajo art. 202

[labour-nursery]
ley: salas anexas e independientes; veinte o más trabajadoras; sala cuna; hijos menores de dos años; gastos de sala cuna
gente: sala cuna; empresa paga sala cuna; bono compensatorio sala cuna; guardería empresa; derecho a sala cuna; jardín infantil trabajo; veinte mujeres sala cuna; pago de sala cuna en plata; papá sala cuna; me niegan la sala cuna
law: nursery; childcare; creche
people: daycare paid by employer
donde: Código del Trabajo art. 203, 205

[labour-breastfeeding]
ley: una hora al día, para dar alimento a sus hijos; viaje de ida y vuelta
gente: permiso para amamantar; hora de lactancia; dar pecho en el trabajo; hora de alimentación; salir una hora antes por la guagua; lactancia trabajo; sacarse leche trabajo; permiso de alimentación; amamantar
law: breastfeeding break; nursing time
people: breastfeeding at work; pump at work
donde: Código del Trabajo art. 206

[labour-maternity-fines]
ley: multa de catorce a setenta unidades tributarias mensuales; infracciones a las disposiciones de este título
gente: multa por no respetar postnatal; denunciar maternidad; multa por despedir embarazada; sanción por no pagar sala cuna; plazo para reclamar maternidad; persona gestante derechos
law: fines for breach of maternity rules
people: fine maternity violation
donde: Código del Trabajo art. 207, 207 ter, 208

[labour-sexual-harassment]
ley: acoso sexual; requerimientos de carácter sexual; perjudiquen su situación laboral; no consentidos por quien los recibe
gente: mi jefe me acosa; me tocó en el trabajo; insinuaciones del jefe; acoso sexual pega; me manda mensajes sexuales jefe; jefe me invita a salir; compañero me toca; jefe verde; chistes sexuales trabajo; me manosearon en la pega; jefe me toca; jefe me mira; me acosan en el trabajo; compañero de trabajo me acosa
law: sexual harassment
people: harassed by boss; boss touches me
donde: Código del Trabajo art. 2, 211, 211-A, 211-B bis

[labour-workplace-harassment]
ley: acoso laboral; agresión u hostigamiento; una sola vez o de manera reiterada; menoscabo, maltrato o humillación
gente: ley karin; mobbing; bullying en el trabajo; mi jefe me maltrata; mi jefe me grita; me tratan mal en la pega; me humillan en el trabajo; hostigamiento laboral; jefe abusador; me hacen la vida imposible; me aíslan en la oficina; compañeros de trabajo me molestan; mi jefe me insulta; jefe me trata mal; me gritan en el trabajo; me acosan en la pega
law: workplace harassment; workplace bullying
people: mistreated at work; boss yells at me
donde: Código del Trabajo art. 2, 211, 211-A

[labour-third-party-violence]
ley: violencia en el trabajo ejercida por terceros; violencia en el lugar de trabajo; clientes, proveedores o usuarios; ajenos a la relación laboral
gente: cliente me agredió; cliente me pegó; me insultó un cliente; apoderado agrede a profesora; paciente agredió; asalto en el trabajo; clientes violentos
law: third-party violence at work
people: customer attacked me
donde: Código del Trabajo art. 2, 211-A

[labour-harassment-protocol]
ley: protocolo de prevención del acoso sexual, laboral y violencia; organismos administradores
gente: protocolo ley karin; empresa sin protocolo de acoso; empresa chica ley karin; obligaciones ley karin; capacitación acoso; prevención del acoso
law: harassment prevention protocol
people: anti-harassment policy
donde: Código del Trabajo art. 211, 211-A, 154, 154 bis

[labour-harassment-complaint]
ley: denuncia por escrito o de manera verbal; medidas de resguardo; separación de los espacios físicos
gente: denunciar acoso laboral; dónde denuncio al jefe; cómo denuncio ley karin; denunciar acoso sexual trabajo; denuncia a recursos humanos; separar del acosador; medidas de resguardo; terapia psicológica por acoso
law: harassment complaint; protective measures
people: report harassment at work
donde: Código del Trabajo art. 211, 211-B bis

[labour-harassment-investigation]
ley: investigación interna; deberá concluirse en el plazo de treinta días; confidencialidad, imparcialidad, celeridad
gente: investigación por acoso; cuánto dura la investigación karin; la empresa no investiga; investigación parcial acoso; plazo investigación acoso
law: harassment investigation
people: workplace investigation
donde: Código del Trabajo art. 211-B, 211-C, 211-D

[labour-harassment-sanctions]
ley: informe de investigación; impugnar el despido; mérito del informe de investigación
gente: qué le pasa al acosador; sanción por acoso laboral; echan al jefe acosador; castigo ley karin; no hicieron nada con mi denuncia de acoso; denuncié al jefe por acoso y nada
law: sanctions for harassment
people: what happens to the harasser
donde: Código del Trabajo art. 211-E

[labour-union-freedom]
ley: derecho de constituir, sin autorización previa; organizaciones sindicales; afiliación sindical es voluntaria; afiliarse o desafiliarse
gente: sindicato; sindicalizarse; meterme a un sindicato; salirse del sindicato; obligan a estar en el sindicato; derecho a sindicato; estar en dos sindicatos; renunciar al sindicato; quién puede tener sindicato
law: freedom of association; trade union
people: join a union; leave the union
donde: Código del Trabajo art. 212, 214, 215; Constitución Política art. 19

[labour-union-types]
ley: sindicato de empresa; sindicato interempresa; eventuales o transitorios
gente: tipos de sindicatos; sindicato interempresa; sindicato de independientes; sindicato de feriantes; sindicato de taxistas; qué clase de sindicato
law: types of union
people: kinds of unions
donde: Código del Trabajo art. 216, 229, 230

[labour-union-purposes]
ley: fines principales de las organizaciones sindicales; representar a los afiliados; instrumentos colectivos; prestar ayuda a sus asociados
gente: para qué sirve el sindicato; qué hace un sindicato; el sindicato me puede defender; funciones del sindicato
law: purposes of unions
people: what does a union do
donde: Código del Trabajo art. 220

[labour-union-formation]
ley: constitución de los sindicatos; acta original de constitución; depositar en la Inspección
gente: formar un sindicato; armar un sindicato; cómo hacer un sindicato; crear sindicato; hacer un sindicato en la pega; pasos para formar sindicato; papeles del sindicato
law: formation of a union
people: start a union
donde: Código del Trabajo art. 218, 221, 222, 223

[labour-union-quorum]
ley: mínimo de ocho trabajadores; veinticinco trabajadores que representen; cincuenta trabajadores sindicato
gente: cuántos se necesitan para formar un sindicato; mínimo de trabajadores para sindicato; quórum sindicato; ocho personas sindicato; empresa chica sindicato
law: union quorum; minimum members
people: how many people to form a union
donde: Código del Trabajo art. 227

[labour-union-formation-fuero]
ley: asamblea constitutiva; gozarán de fuero laboral; concurran a la constitución
gente: fuero por formar sindicato; me echaron por armar sindicato; despido por crear sindicato; comunicar a la empresa el sindicato
law: protection of union founders
people: fired for starting a union
donde: Código del Trabajo art. 221, 224, 225

[labour-union-statutes]
ley: estatuto del sindicato; requisitos de afiliación; régimen disciplinario interno; reforma de los estatutos del sindicato
gente: estatutos del sindicato; me expulsaron del sindicato; cambiar estatutos sindicato; fusionar sindicatos; libro de socios del sindicato; sanción del sindicato
law: union by-laws
people: expelled from union
donde: Código del Trabajo art. 231

[labour-union-directors]
ley: más altas mayorías relativas; representará judicial y extrajudicialmente al sindicato; delegado sindical
gente: dirigente sindical; dirigentes del sindicato; ser dirigente requisitos; presidente del sindicato; delegado sindical; directiva del sindicato; directora mujer sindicato
law: union officers; union board
people: union leader; shop steward
donde: Código del Trabajo art. 229, 234, 235, 236

[labour-union-elections]
ley: elecciones de directorio sindical; directorio sindical
gente: elección del sindicato; votar en el sindicato; candidato a dirigente; elecciones sindicales; fuero de candidato; quién puede votar sindicato
law: union elections; union election candidates
people: vote for union leaders
donde: Código del Trabajo art. 237, 239

[labour-union-officer-fuero]
ley: directores sindicales gozarán del fuero laboral; seis meses después de haber cesado; facultades que establece el artículo 12
gente: fuero sindical; despedir a un dirigente; echar a un dirigente sindical; cambiar de puesto al dirigente; cuánto dura el fuero sindical; fuero de delegado
law: union officer protection
people: fire a union leader
donde: Código del Trabajo art. 243

[labour-union-censure]
ley: censurar a su directorio; votación de censura
gente: sacar a la directiva del sindicato; censurar dirigente; echar al presidente del sindicato; censura sindicato; dirigente vendido
law: censure of union board
people: remove union leaders
donde: Código del Trabajo art. 244

[labour-union-time-off]
ley: horas de trabajo sindical; seis horas semanales; directores y delegados sindicales; ausentarse de sus labores
gente: permiso sindical; horas sindicales; dirigente sale en horario de trabajo; quién paga el permiso sindical; permisos de dirigentes; tiempo sindical
law: union time off; facility time
people: union leave hours
donde: Código del Trabajo art. 249, 250, 252

[labour-union-meetings]
ley: sede sindical; reuniones de las organizaciones sindicales
gente: reunión sindical; asamblea del sindicato en horario de trabajo; sede del sindicato; reunirse el sindicato en la empresa
law: union meetings
people: union meeting at work
donde: Código del Trabajo art. 255

[labour-union-property]
ley: patrimonio del sindicato; fondos del sindicato
gente: plata del sindicato; dirigente robó plata del sindicato; cuentas del sindicato; sede y bienes del sindicato; vender la sede del sindicato; rendir cuentas sindicato; tesorero del sindicato
law: union property and funds
people: union money stolen
donde: Código del Trabajo art. 256, 258, 259, 263

[labour-union-dues]
ley: cuota sindical ordinaria; deducir de las remuneraciones
gente: cuota sindical; me descuentan el sindicato; cuánto se paga al sindicato; empresa no entrega cuotas del sindicato; descuento sindical; no autorizo descuento del sindicato; cuota sin ser socio
law: union dues; check-off
people: union fees deducted
donde: Código del Trabajo art. 261, 262

[labour-federations-centrals]
ley: central sindical; tres o más sindicatos; federación o confederación
gente: federación de sindicatos; confederación de trabajadores; central sindical; cut central; unir sindicatos; fuero de dirigente de federación
law: union central; union federation or confederation
people: union federation
donde: Código del Trabajo art. 266, 267, 268, 274, 276, 277

[labour-union-dissolution]
ley: disolución de una organización sindical; mayoría absoluta de sus afiliados
gente: cerrar el sindicato; disolver sindicato; se acabó el sindicato; sindicato sin socios; quitar personalidad jurídica sindicato
law: union dissolution
people: dissolve a union
donde: Código del Trabajo art. 295, 296, 297, 298

[labour-anti-union-practices]
ley: prácticas antisindicales del empleador; atenten contra la libertad sindical; obstaculizar la formación o funcionamiento de sindicatos; injerencia sindical
gente: práctica antisindical; me persiguen por el sindicato; jefe amenaza por sindicato; jefe ofrece plata para salir del sindicato; empresa contra el sindicato; despido por sindicato; discriminan por ser del sindicato
law: anti-union practices; unfair labour practices
people: union busting; punished for union
donde: Código del Trabajo art. 289, 290, 291, 292

[labour-anti-union-dismissal]
ley: represalia de su afiliación sindical; despido no producirá efecto alguno; no amparados por fuero
gente: me echaron por estar en el sindicato; despido antisindical; represalia sindical; reintegro por despido antisindical; echaron a los del sindicato
law: anti-union dismissal; reinstatement of dismissed worker
people: fired for union activity
donde: Código del Trabajo art. 294

[labour-anti-union-fines-register]
ley: registro de las sentencias condenatorias; prácticas antisindicales serán sancionadas
gente: multa por práctica antisindical; empresas condenadas por prácticas antisindicales; lista de empresas antisindicales; denunciar práctica antisindical
law: fines for anti-union practices; register of anti-union judgments
people: union busting fine
donde: Código del Trabajo art. 292, 294 bis

[labour-bargaining-scope]
ley: negociación colectiva; podrá tener lugar en las empresas; plazo mínimo para negociar colectivamente
gente: negociación colectiva; negociar todos juntos; negociar con la empresa; empresa nueva negociación colectiva; negociar sueldo en grupo; municipalidad negociación colectiva
law: collective bargaining; scope of collective bargaining
people: bargain together
donde: Código del Trabajo art. 303, 304, 308

[labour-bargaining-excluded-workers]
ley: impedidos de ejercer el derecho a negociar colectivamente; dotados de facultades generales de administración
gente: gerente puede negociar colectivamente; aprendiz negociación; jefe en negociación colectiva; reclamar por exclusión negociación
law: workers excluded from bargaining
people: who cannot bargain
donde: Código del Trabajo art. 305

[labour-bargaining-matters]
ley: materias de la negociación colectiva; interés común de las partes; facultad de organizar, dirigir y administrar
gente: qué se puede negociar en el contrato colectivo; temas de la negociación; petitorio sindicato; pedir bonos en negociación colectiva
law: bargaining subjects
people: what can the union ask for
donde: Código del Trabajo art. 306

[labour-bargaining-fuero]
ley: fuero de negociación colectiva; diez días antes de la presentación; treinta días después de la suscripción
gente: fuero negociación colectiva; despido durante la negociación; me echaron en plena negociación; proceso de negociación despido
law: protection during bargaining
people: fired during bargaining
donde: Código del Trabajo art. 309

[labour-benefit-extension]
ley: aplicación de las estipulaciones; pagar el todo o parte de la cuota; trabajadores sin afiliación sindical
gente: extensión de beneficios; beneficios del sindicato sin ser socio; bono de término de conflicto; me dan los beneficios del contrato colectivo; extender beneficios pagar cuota
law: extension of benefits
people: union benefits without being member
donde: Código del Trabajo art. 322, 310

[labour-unregulated-bargaining]
ley: negociación no reglada; convenios colectivos
gente: negociación no reglada; negociar fuera del proceso; convenio colectivo; negociación directa; acuerdo de grupo negociador; grupo negociador
law: informal bargaining; voluntary bargaining
people: negotiate directly
donde: Código del Trabajo art. 314

[labour-bargaining-information]
ley: grandes empresas; planilla de remuneraciones; información específica para la negociación
gente: empresa no entrega información al sindicato; pedir información de sueldos sindicato; balance de la empresa sindicato; información financiera negociación
law: right to information in bargaining
people: union wants company data
donde: Código del Trabajo art. 315, 316, 317

[labour-collective-instrument]
ley: instrumento colectivo; contrato colectivo; condiciones comunes de trabajo; no inferior a dos años ni superior a tres
gente: contrato colectivo; convenio colectivo duración; cuánto dura el contrato colectivo; qué es un instrumento colectivo; contenido del contrato colectivo
law: collective labour agreement; duration of collective agreement
people: union contract
donde: Código del Trabajo art. 320, 321, 324

[labour-collective-instrument-effects]
ley: estipulaciones de los contratos individuales; disminución de las remuneraciones; ultraactividad; cláusulas subsistirán; mantendrá afecto
gente: venció el contrato colectivo; me quitaron los beneficios del colectivo; me salí del sindicato y el contrato colectivo; empresa no cumple el contrato colectivo; cambiarse de sindicato beneficios; qué pasa cuando vence el contrato colectivo
law: effects of collective agreement; after-effect
people: union contract expired
donde: Código del Trabajo art. 311, 323, 325

[labour-bargaining-start]
ley: proyecto de contrato colectivo; comisión negociadora sindical; nómina de los trabajadores involucrados
gente: presentar proyecto de contrato colectivo; empezar la negociación colectiva; comisión negociadora; empresa no recibe el proyecto; plazo para presentar proyecto colectivo; cuándo se presenta el proyecto
law: start of bargaining; draft collective agreement
people: begin union negotiation
donde: Código del Trabajo art. 327, 328, 329, 330, 332, 333

[labour-employer-response]
ley: respuesta del empleador; comisión negociadora de empresa; piso de la negociación; reajuste pactado
gente: respuesta de la empresa al proyecto; piso de negociación; empresa no responde el proyecto colectivo; suscribir el piso
law: employer's response; bargaining floor
people: company did not answer the union
donde: Código del Trabajo art. 335, 336, 337, 342

[labour-bargaining-objections]
ley: impugnación de la nómina; impugnaciones y reclamaciones proyecto de contrato colectivo
gente: empresa impugna la nómina; reclamar en negociación colectiva; objeción de legalidad; impugnar socios negociación
law: challenge to bargaining list
people: company disputes union list
donde: Código del Trabajo art. 339, 340

[labour-collective-mediation]
ley: mediación voluntaria; mediación obligatoria; mediación laboral
gente: mediación laboral; buenos oficios; inspección media en huelga; mediador del trabajo; mediación antes de la huelga
law: labour mediation
people: mediation with the union
donde: Código del Trabajo art. 344, 351, 377 bis, 378, 381
no: familia; alimentos; divorcio; hijos; visitas

[labour-strike]
ley: huelga; derecho que debe ser ejercido colectivamente; prohíbe el reemplazo de los puestos de trabajo; trabajadores en huelga
gente: huelga; paro de trabajadores; irse a huelga; irse a paro; parar las faenas; reemplazo en huelga; rompehuelgas; contratar gente durante la huelga; empresa reemplaza huelguistas; huelga legal
law: strike; replacement of strikers
people: walkout; strikebreakers
donde: Código del Trabajo art. 345, 403

[labour-strike-vote]
ley: votación de la huelga; última oferta del empleador
gente: votar la huelga; votación huelga; aprobar la huelga; quórum para la huelga; no votamos la huelga qué pasa; última oferta de la empresa
law: strike vote; last offer
people: vote to strike
donde: Código del Trabajo art. 346, 347, 348, 349, 350, 352

[labour-strike-effects]
ley: se entenderá suspendido el contrato de trabajo; durante la huelga; no estará obligado a pagar; pagar voluntariamente las cotizaciones
gente: me pagan durante la huelga; sueldo en huelga; cotizaciones en huelga; trabajar en otra parte durante la huelga; licencia en huelga; días de huelga descuentan
law: suspension of contract during strike
people: pay during a strike
donde: Código del Trabajo art. 355

[labour-lockout]
ley: cierre temporal de la empresa; lock-out; impedir temporalmente el acceso
gente: lock out; lockout; la empresa cierra por la huelga; no nos dejan entrar por la huelga; cierre patronal
law: lockout
people: company locked us out
donde: Código del Trabajo art. 353, 354

[labour-strike-return]
ley: reincorporación individual; nueva oferta del empleador; término de la huelga; reanudación de faenas
gente: volver al trabajo en huelga; descolgarse de la huelga; bajar la huelga; terminó la huelga; reintegrarse durante huelga; huelga muy larga; reanudar faenas
law: return to work; end of strike
people: go back to work during strike
donde: Código del Trabajo art. 356, 357, 358, 363

[labour-minimum-services]
ley: servicios mínimos; equipos de emergencia; bienes corporales e instalaciones
gente: servicios mínimos huelga; quién trabaja en huelga; turno de emergencia huelga; hospital en huelga; equipo de emergencia huelga
law: minimum services during strike
people: emergency staff in strike
donde: Código del Trabajo art. 359, 360, 361

[labour-no-strike-companies]
ley: empresas en las que no se podrá ejercer el derecho a huelga; servicios de utilidad pública; grave daño a la salud, a la economía; prohibida la huelga; empresas sin derecho a huelga
gente: empresas que no pueden hacer huelga; prohibida la huelga; huelga en agua potable; huelga en la luz; huelga del metro; arbitraje obligatorio por huelga
law: companies barred from striking
people: who cannot strike
donde: Código del Trabajo art. 362, 402, 386

[labour-interenterprise-bargaining]
ley: sindicato interempresa
gente: sindicato interempresa negociar; empresa chica negocia con interempresa; negociación por rama; varias empresas negociar
law: inter-enterprise bargaining
people: multi-company union bargaining
donde: Código del Trabajo art. 364

[labour-temporary-workers-bargaining]
ley: eventuales, de temporada y de obra o faena; procedimiento especial de negociación; convenio colectivo; provisión de puestos de trabajo
gente: temporeros negociación colectiva; obra o faena negociar; eventuales negociación; portuarios negociación
law: special bargaining procedure
people: seasonal workers bargaining
donde: Código del Trabajo art. 365, 366, 367, 368, 373

[labour-special-conditions-pacts]
ley: pactos sobre condiciones especiales de trabajo; responsabilidades familiares
gente: pactos de adaptabilidad; pacto de jornada 4x3 sindicato; pacto con el sindicato horarios; adaptabilidad laboral; pacto responsabilidades familiares
law: flexible working pacts
people: union flexible hours deal
donde: Código del Trabajo art. 372, 374, 376, 377

[labour-arbitration]
ley: someter la negociación colectiva a arbitraje; organización sindical y la empresa árbitro; arbitraje voluntario y obligatorio; organización sindical arbitraje
gente: árbitro laboral; arbitraje negociación colectiva; fallo arbitral sindicato
law: labour arbitration
people: arbitration with union
donde: Código del Trabajo art. 385, 386

[labour-unfair-bargaining-practices]
ley: prácticas desleales; entorpezcan la negociación colectiva; reemplazo de trabajadores en huelga; régimen sancionatorio
gente: práctica desleal negociación; empresa negocia de mala fe; multa por reemplazar huelguistas; ofrecen bono para no negociar; descolgar gente práctica desleal
law: unfair practices in bargaining
people: bad faith bargaining
donde: Código del Trabajo art. 403, 404, 405, 406, 407

[labour-court-jurisdiction]
ley: competencia de los Juzgados de Letras del Trabajo; cuestiones suscitadas entre empleadores y trabajadores; domicilio del demandado o el del lugar donde se presten; elección del demandante
gente: dónde demando a mi jefe; juzgado del trabajo; tribunal laboral; en qué juzgado demando la empresa; demandar en otra ciudad trabajo; dónde se demanda un accidente del trabajo; mi jefe está en otra ciudad demandar
law: labour court jurisdiction; labour court venue
people: where to sue my employer
donde: Código del Trabajo art. 420, 422, 423

[labour-collection-court]
ley: Juzgados de Cobranza Laboral y Previsional; cobro de cotizaciones
gente: cobranza laboral; juzgado de cobranza laboral; cobrar sentencia laboral; gané el juicio laboral y no pagan; cobranza previsional
law: labour collection court
people: won labour case not paid
donde: Código del Trabajo art. 421, 416, 466

[labour-procedure-principles]
ley: orales, públicos y concentrados; inmediación, impulso procesal de oficio; principios de la inmediación
gente: cómo es el juicio laboral; principios del juicio laboral; juicio laboral oral; cuánto cuesta demandar laboral; es gratis demandar laboral; cómo funciona el juicio del trabajo
law: principles of labour procedure; oral proceedings
people: how does a labour trial work
donde: Código del Trabajo art. 425

[labour-legal-aid-representation]
ley: privilegio de pobreza; defensa gratuita; derecho a defensa gratuita
gente: abogado laboral gratis; demandar sin abogado trabajo; no tengo plata para abogado laboral; oficina de defensa laboral; corporación de asistencia laboral; necesito abogado para demandar pega
law: legal representation; legal aid
people: free labour lawyer
donde: Código del Trabajo art. 431

[labour-notification]
ley: primera notificación a la parte demandada; medio de notificación electrónico
gente: notificar a la empresa; no encuentran al empleador; jefe no recibe la demanda; notificación demanda laboral; empresa desapareció demanda; me notificaron una demanda laboral
law: service of process in labour cases
people: employer cannot be found
donde: Código del Trabajo art. 436, 437, 440, 442

[labour-procedural-time]
ley: feriado de vacaciones; plazos que se establecen en este Libro son fatales; feriado de vacaciones tribunales del trabajo
gente: plazos juicio laboral; corren los sábados plazo laboral; febrero plazos laborales; plazo fatal laboral
law: procedural time limits in labour courts
people: court deadlines labour
donde: Código del Trabajo art. 435

[labour-precautionary-measures]
ley: función cautelar; asegurar el resultado de la acción; identificación de los obligados
gente: empresa está vendiendo todo y me debe; embargar antes del juicio laboral; asegurar que me paguen demanda laboral; medida cautelar laboral; precautoria trabajo
law: interim measures in labour court
people: freeze employer's assets
donde: Código del Trabajo art. 444

[labour-costs]
ley: costas del procedimiento; privilegio de pobreza
gente: pagar costas juicio laboral; si pierdo la demanda laboral pago; perder juicio laboral costos; costas trabajador
law: costs in labour proceedings
people: pay if I lose labour case
donde: Código del Trabajo art. 445

[labour-claim-requirements]
ley: demanda se interpondrá por escrito; exposición clara y circunstanciada
gente: cómo hacer una demanda laboral; requisitos demanda laboral; escrito de demanda laboral; qué pongo en la demanda laboral; poner demanda a la empresa
law: statement of claim; labour complaint
people: how to file a labour claim
donde: Código del Trabajo art. 446

[labour-answer]
ley: contestar la demanda por escrito; cinco días de antelación
gente: contestar demanda laboral; un ex empleado me demanda; plazo para contestar demanda laboral; empresa demandada laboral
law: statement of defence; answer to labour claim
people: employee sued me
donde: Código del Trabajo art. 452

[labour-preparatory-hearing]
ley: audiencia preparatoria; bases para un posible acuerdo; hechos a ser probados
gente: audiencia preparatoria; primera audiencia laboral; llegar a acuerdo con la empresa en juicio; conciliación laboral; no fui a la audiencia laboral; presentar testigos laboral
law: preparatory hearing; conciliation in labour court
people: first labour hearing; settle at court
donde: Código del Trabajo art. 451, 453
no: familia; alimentos; divorcio; oral penal

[labour-trial-hearing]
ley: audiencia de juicio; absolución de posiciones; rendición de las pruebas
gente: audiencia de juicio laboral; testigos en juicio laboral; compañeros como testigos; prueba del despido; confesional laboral; no se presentó el jefe a declarar
law: trial hearing; burden of proof in dismissal; evidence in labour trial
people: witnesses in labour trial
donde: Código del Trabajo art. 454
no: familia; divorcio; penal; imputado

[labour-evidence-appraisal]
ley: multiplicidad, gravedad, precisión; prueba conforme a las reglas de la sana crítica
gente: cómo valora la prueba el juez laboral; whatsapp como prueba laboral; sana crítica laboral; prueba laboral libre
law: sound criticism; appraisal of evidence
people: how labour judge weighs evidence
donde: Código del Trabajo art. 456
no: familia; penal; consumidor

[labour-judgment]
ley: décimo quinto día; análisis de toda la prueba rendida
gente: sentencia laboral plazo; cuándo sale el fallo laboral; cuánto demora juicio laboral; contenido de la sentencia laboral; fallo del juicio del trabajo
law: judgment in labour cases
people: when is the labour ruling
donde: Código del Trabajo art. 457, 459

[labour-enforcement]
ley: ejecución de oficio; títulos ejecutivos laborales
gente: cobrar la sentencia laboral; empresa no paga la sentencia; ejecutar finiquito; embargar a la empresa por laboral; retener devolución de impuestos empleador; cobrar acta de inspección
law: enforcement of labour judgments; enforceable titles
people: collect labour judgment
donde: Código del Trabajo art. 462, 464, 467, 473

[labour-reposition-appeal]
ley: sólo serán susceptibles de apelación; reliquidaciones de beneficios de seguridad social; resolución reposición audiencia
gente: apelar juicio laboral; recurso de reposición laboral; apelación laboral; recurrir resolución laboral
law: motion to reconsider; appeal in labour cases
people: appeal labour order
donde: Código del Trabajo art. 475, 476

[labour-nullity-appeal]
ley: recurso de nulidad; infringido sustancialmente derechos o garantías constitucionales; influido sustancialmente en lo dispositivo
gente: recurso de nulidad laboral; perdí el juicio laboral; anular la sentencia laboral; apelar la sentencia del trabajo; causales de nulidad laboral; plazo recurso de nulidad laboral
law: annulment appeal in labour cases
people: appeal a labour ruling
donde: Código del Trabajo art. 477, 478, 479, 480, 482
no: penal; imputado; juicio oral; matrimonio

[labour-unification-appeal]
ley: recurso de unificación de jurisprudencia; distintas interpretaciones
gente: unificación de jurisprudencia; corte suprema laboral; recurso a la suprema laboral; fallos contradictorios laborales
law: unification of case law appeal
people: supreme court labour appeal
donde: Código del Trabajo art. 483, 483-A

[labour-fundamental-rights-action]
ley: tutela de derechos fundamentales; lesionados derechos fundamentales; represalias ejercidas en contra de trabajadores
gente: tutela laboral; tutela de derechos; vulneran mis derechos en el trabajo; garantía de indemnidad; me castigaron por reclamar a la inspección; represalia por demandar; me echaron por denunciar; vulneración de derechos laborales; me echaron por reclamar; me echaron por demandar; me castigan por denunciar trabajo
law: fundamental rights action
people: retaliation at work; rights violated at work
donde: Código del Trabajo art. 485, 486, 487
no: niño; niña

[labour-fundamental-rights-dismissal]
ley: con ocasión del despido; indemnización adicional; inferior a seis meses ni superior a once meses; despido discriminatorio
gente: tutela con ocasión del despido; indemnización tutela seis meses; indemnización por discriminación despido; once sueldos tutela; despido discriminatorio; me echaron por denunciar acoso
law: discriminatory dismissal; additional compensation
people: compensation discriminatory firing
donde: Código del Trabajo art. 489

[labour-fundamental-rights-proof]
ley: indicios suficientes; explicar los fundamentos de las medidas; suspensión de los efectos del acto impugnado; medidas adoptadas y de su proporcionalidad
gente: cómo pruebo la vulneración laboral; indicios tutela; probar discriminación laboral; suspender el despido tutela; prueba del acoso
law: prima facie evidence; burden shifting
people: prove discrimination at work
donde: Código del Trabajo art. 492, 493

[labour-fundamental-rights-judgment]
ley: lesión de derechos fundamentales; existencia o no de la lesión de derechos fundamentales
gente: qué gano con la tutela laboral; disculpas públicas empresa; daño moral tutela; empresa condenada por tutela
law: remedies for rights violation
people: what do I get if tutela wins
donde: Código del Trabajo art. 495

[labour-small-claims-procedure]
ley: quince ingresos mínimos mensuales; reclamo ante la Inspección del Trabajo; acogerá inmediatamente; procedimiento monitorio quince ingresos mínimos
gente: juicio monitorio laboral; demanda por poca plata laboral; comparendo de conciliación; citación a la inspección; reclamo en la inspección; comparendo inspección del trabajo; empleador no fue a la inspección; no fui al comparendo de la inspección
law: small claims labour procedure; conciliation before inspectorate
people: small labour claim; inspectorate hearing
donde: Código del Trabajo art. 496, 497, 499, 500
no: arriendo; penal

[labour-fines]
ley: inspectores del trabajo; multa de 1 a 5 unidades tributarias; infracciones a este Código; reclamar ante el Juez
gente: multa de la inspección del trabajo; multa laboral empresa; reclamar multa de la dirección del trabajo; me multó la inspección; cuánto es la multa laboral; me pasaron un parte laboral; rebajar multa laboral
law: labour fines; administrative penalties
people: fined by labour inspectorate
donde: Código del Trabajo art. 503, 506, 511, 512

[labour-fine-small-business]
ley: micro o pequeña empresa; programa de capacitación
gente: multa a pyme; sustituir multa por capacitación; empresa chica multa inspección; plazo para corregir inspección; rebaja de multa pyme
law: fines for small businesses; substitution by training
people: small business labour fine
donde: Código del Trabajo art. 506 bis, 506 ter, 505 bis

[labour-company-size]
ley: micro, pequeñas, medianas y grandes empresas; número de trabajadores
gente: qué es una microempresa; tamaño de empresa por trabajadores; cuántos trabajadores tiene una pyme; pequeña y mediana empresa trabajadores
law: company size classification
people: what is a small company
donde: Código del Trabajo art. 505 bis

[labour-inspectorate]
ley: Dirección del Trabajo; fiscalización del cumplimiento
gente: inspección del trabajo; dirección del trabajo; denunciar a la empresa; denunciar a mi jefe; ir a la inspección; fiscalización laboral; denuncia anónima trabajo; dictamen de la dirección del trabajo; denunciar al empleador; reclamar contra mi empleador; acusar a mi jefe; dónde reclamo por el trabajo
law: Labour Directorate; labour inspectorate
people: report employer; labour inspection
donde: Código del Trabajo art. 505, 505-A, 514

[labour-inspectorate-claims-review]
ley: resoluciones pronunciadas por la Dirección del Trabajo; reconsideración administrativa; Director del Trabajo
gente: reclamar resolución de la dirección del trabajo; reconsiderar multa; reconsideración de multa laboral; apelar a la inspección
law: judicial review of Labour Directorate decisions
people: challenge labour directorate
donde: Código del Trabajo art. 504, 511, 512, 503

[labour-false-certificates]
ley: falsedad en el otorgamiento de certificados; permisos o estado de salud
gente: certificado médico falso trabajo; licencia comprada; licencias truchas; médico vende licencias; falsificar certificado para faltar
law: false medical certificates
people: fake sick note
donde: Código del Trabajo art. 509

[labour-prescription]
ley: seis meses contados desde la terminación de los servicios; acciones provenientes de los actos y contratos; prescribirán dos años desde que se hicieron exigibles
gente: prescripción laboral; cuánto tiempo tengo para reclamar sueldos; prescriben los derechos laborales; cobrar horas extra antiguas; prescribe la deuda laboral; me deben horas extra de hace años
law: limitation period for labour claims
people: too late to claim wages
donde: Código del Trabajo art. 510

[labour-simulation-fine]
ley: subterfugio, ocultando, disfrazando o alterando; individualización o patrimonio; simule la contratación; pérdida de derechos laborales
gente: empresa se cambia de nombre para no pagar; cambian de rut para no pagar; simulan otra empresa; empleador esconde sus bienes; crean otra empresa para echarnos
law: sham arrangements; concealment of employer
people: company changed name to avoid paying
donde: Código del Trabajo art. 507

[labour-return-dismissed-worker]
ley: inmediata reincorporación; pago íntegro de las remuneraciones; no producirá efecto alguno
gente: volver a la pega después del despido; quiero que me devuelvan la pega; me tienen que recontratar; recuperar mi trabajo despido; retractarse del despido; me echaron y ahora me quieren de vuelta
law: reinstatement of employee
people: get my job back
donde: Código del Trabajo art. 174, 294

[labour-employer-disappeared]
ley: primera notificación a la parte demandada; presumirá de derecho que representa al empleador
gente: mi jefe desapareció y me debe; cerró el local y no pagó; patrón se arrancó sin pagar; empresa desapareció y me debe; no encuentro a mi empleador; jefe se arrancó; no contesta mi jefe y me debe
law: untraceable employer
people: boss disappeared without paying
donde: Código del Trabajo art. 4, 436, 437
`;
