/** Concepts of clauses labour: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CLAUSES_LABOUR = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[clause-labour-parties]
ley: en adelante el trabajador; contrato individual de trabajo; empleador y trabajador convienen; identificación del trabajador
gente: a nombre de quién está mi contrato; qué razón social me contrató; nombre de la empresa que me contrata; con qué empresa firmé contrato de trabajo
law: hereinafter the employee; individual employment contract; parties to employment agreement
people: which company hired me; my legal employer
donde: Código del Trabajo art. 3, 7

[clause-labour-position]
ley: se obliga a desempeñar el cargo de; naturaleza de los servicios; labores inherentes al cargo; funciones del trabajador
gente: qué tengo que hacer en la pega; me piden hacer otra cosa; hacer pegas que no son mías; cuál es mi cargo en la empresa; mis funciones en el trabajo; para qué cargo me contrataron
law: position and duties; job title; duties and responsibilities; job description; employed in the position of
people: asked to do other work; job description; tasks not mine; what job was i hired for
donde: Código del Trabajo art. 10

[clause-labour-change-duties]
ley: alterar la naturaleza de los servicios; labores similares; podrá destinar a otras funciones; sin menoscabo para el trabajador
gente: me cambiaron de puesto; cambio de funciones; me bajaron de cargo; me mandan a otra sección; me cambiaron de pega
law: reassign the employee to other duties; change of position; comparable position; without demotion
people: changed my job; demoted; moved to another position; different duties
donde: Código del Trabajo art. 12

[clause-labour-workplace]
ley: lugar en que hayan de prestarse los servicios; establecimiento ubicado en; lugar de trabajo del trabajador
gente: en qué local trabajo; dirección de la pega; en qué sucursal trabajo; dónde tengo que ir a trabajar; local donde debo trabajar
law: place of work; shall perform services at; work location
people: work location; place i must work; office i work from
donde: Código del Trabajo art. 10

[clause-labour-relocation]
ley: trasladar al trabajador; cambio de lugar dentro de la misma ciudad; traslado a otra sucursal; el nuevo sitio o recinto quede dentro de la ciudad
gente: me quieren trasladar; cambiar de sucursal; me mandan a otra ciudad; me cambiaron de local; traslado de lugar de trabajo
law: transfer to another location; within the same city transfer; relocation of employee; employee relocation expenses
people: move me to another branch; send me to another city; transfer me to another office; relocate for work
donde: Código del Trabajo art. 12

[clause-labour-telework]
ley: teletrabajo; trabajo a distancia; modalidad de teletrabajo; derecho a desconexión
gente: home office; me hacen volver a la oficina; quién paga el internet; teletrabajo; pega desde la casa; trabajo remoto
law: remote work; telework; work from home; right to disconnect
people: work from home; back to the office; who pays internet; home office; remote work
donde: Código del Trabajo art. 152 quáter G, 152 quáter H, 152 quáter I, 152 quáter J, 152 quáter K

[clause-labour-telework-equipment]
ley: equipos herramientas y materiales para el teletrabajo; costos de operación y reparación; elementos proporcionados por el empleador
gente: me dan computador; quién paga la luz del teletrabajo; silla y computador; arreglar el notebook de la empresa
law: equipment for remote work; employer shall provide tools; reimburse home office costs; maintenance of equipment
people: who pays for my equipment; home office costs; work computer; laptop for work
donde: Código del Trabajo art. 152 quáter L

[clause-labour-working-hours]
ley: jornada de trabajo; jornada ordinaria; horas semanales; distribución de la jornada; jornada de lunes a viernes
gente: a qué hora entro; a qué hora salgo; horario de la pega; mi horario de trabajo; cuántas horas semanales trabajo
law: regular working day; work schedule; work monday to friday; working hours per week; employee working hours
people: how many hours; when do i start work; my work schedule; what time do i finish work
donde: Código del Trabajo art. 10, 22, 28

[clause-labour-no-hours-limit]
ley: excluido de la limitación de jornada; sin fiscalización superior inmediata; sin sujeción a horario; artículo 22 inciso segundo del Código del Trabajo
gente: no tengo horario; no marco tarjeta; no me pagan horas extra por el artículo 22; artículo 22 horario
law: exempt from working time limits; exempt employee; not subject to limitation of working hours; no fixed schedule
people: no fixed hours; do not clock in; no overtime because exempt; exempt employee
donde: Código del Trabajo art. 22

[clause-labour-shifts]
ley: sistema de turnos; turnos rotativos; jornada excepcional; turno de noche; reglamento de turnos
gente: me cambian los turnos; turno de noche; siete por siete; cuándo me avisan el turno; turnos rotativos
law: shift work; rotating shifts; night shift; shift schedule; roster
people: night shift; change my shift; how much notice of shifts; shift work schedule
donde: Código del Trabajo art. 10, 38

[clause-labour-schedule-change]
ley: alterar la distribución de la jornada; hasta en sesenta minutos; anticipar o postergar la hora de ingreso
gente: me cambiaron el horario; pueden cambiar la hora de entrada; cambio de horario sin avisar
law: change the distribution of working hours; modify the schedule; advance or delay starting time; schedule change notice
people: change my hours; changed my schedule; different start time
donde: Código del Trabajo art. 12
no: visitas; local

[clause-labour-part-time]
ley: jornada parcial; contrato a tiempo parcial; treinta horas semanales; proporcional a la jornada
gente: part time; media jornada; trabajar pocas horas; pega de fin de semana
law: part-time employment; part-time; reduced hours; pro rata to hours
people: part time; half day; few hours; weekend job
donde: Código del Trabajo art. 40 bis, 40 bis A

[clause-labour-overtime]
ley: horas extraordinarias; pacto de horas extraordinarias; recargo del cincuenta por ciento; sobretiempo pactado por escrito
gente: horas extras; me pagan las horas extras; quedarme más tarde; obligado a hacer horas extra
law: overtime; overtime rate; work in excess of ordinary hours; overtime agreement in writing
people: overtime; paid for extra hours; stay late; forced overtime
donde: Código del Trabajo art. 31, 32

[clause-labour-meal-break]
ley: colación; descanso dentro de la jornada; media hora de colación; tiempo no imputable a la jornada
gente: hora de almuerzo; cuánto tengo para almorzar; colación; me pagan el almuerzo; descanso para comer
law: meal break; rest break; lunch period; unpaid break
people: lunch break; how long is lunch; paid lunch; time to eat
donde: Código del Trabajo art. 34

[clause-labour-attendance]
ley: registro de asistencia; control de asistencia; libro de asistencia; reloj control; marcar el ingreso y salida
gente: marcar tarjeta; marcar la entrada; huella para entrar; firmar el libro de asistencia
law: attendance record; time clock; timekeeping; record hours worked
people: clock in; forgot to clock in; punch in at work
donde: Código del Trabajo art. 33

[clause-labour-salary]
ley: sueldo base; remuneración mensual; sueldo bruto; remuneración imponible; percibirá un sueldo; contraprestaciones en dinero
gente: cuánto voy a ganar; sueldo líquido; bruto o líquido; cuánto es mi sueldo base; sueldo al mes
law: base salary; monthly remuneration; gross salary; compensation of employee; annual base salary
people: how much do i earn; my salary; gross or net; paycheck; monthly pay at work
donde: Código del Trabajo art. 41, 42

[clause-labour-pay-date]
ley: la remuneración se pagará el último día hábil; liquidación de remuneraciones; transferencia a su cuenta; remuneración por períodos mensuales
gente: cuándo me pagan el sueldo; liquidación de sueldo; qué día pagan el sueldo; me pagan atrasado el sueldo; pedir anticipo de sueldo
law: pay date; last business day salary; payroll; direct deposit; pay slip; salary payable monthly
people: when do i get paid; payday; salary advance; pay slip; salary paid late
donde: Código del Trabajo art. 44, 54, 55

[clause-labour-variable-pay]
ley: comisiones del trabajador; remuneración variable; porcentaje sobre las ventas; cumplimiento de metas de venta
gente: comisión por vender; sueldo por metas; me cambiaron las metas; no me pagan comisiones; semana corrida
law: sales commission of employee; variable compensation; sales targets; incentive plan; piece rate
people: sales commission; commissions not paid; targets changed; variable pay
donde: Código del Trabajo art. 42, 45, 54 bis

[clause-labour-bonus]
ley: bono de producción; bono de desempeño; aguinaldo; bono de responsabilidad; beneficio que constituye mera liberalidad
gente: me toca bono; aguinaldo; bono de fin de año; me quitaron el bono; bono por metas
law: performance bonus; discretionary bonus; annual bonus; incentive bonus; employee bonus
people: do i get a bonus; christmas bonus; took away my bonus; bonus amount

[clause-labour-gratification]
ley: gratificación; gratificación legal garantizada; veinticinco por ciento; gratificación mensual
gente: me pagan gratificación; cuánto es la gratificación; gratificación mensual o anual; reparto de utilidades a trabajadores
law: statutory profit sharing; legal gratification; twenty five percent of remuneration; guaranteed profit share
people: profit share at work; gratification; yearly profit bonus; share of profits for workers
donde: Código del Trabajo art. 46, 47, 50

[clause-labour-allowances]
ley: asignación de movilización; asignación de colación; viático; asignación de pérdida de caja; no constituye remuneración
gente: me pagan la locomoción; bono de movilización; plata para el almuerzo; viático; bono de caja
law: transportation allowance; meal allowance; per diem; cash handling allowance; non-taxable allowance
people: transport money; lunch money; per diem; travel allowance
donde: Código del Trabajo art. 41

[clause-labour-benefits]
ley: beneficios adicionales; seguro complementario; convenio de bienestar; días administrativos
gente: qué beneficios tengo; días libres extra; beneficios de la empresa; seguro complementario del trabajo
law: employee benefits; health insurance plan; fringe benefits; benefit plans; paid personal days
people: health insurance from work; perks at work; extra days off; what benefits at work

[clause-labour-raise]
ley: reajuste de remuneraciones; aumento de sueldo; revisión anual de renta; remuneración se reajustará según ipc
gente: me suben el sueldo; reajuste del sueldo; me prometieron un aumento; subir el sueldo con el ipc
law: salary review; annual salary increase; merit increase; salary adjusted by consumer price index
people: salary increase; when do i get a raise; pay rise; raise my salary

[clause-labour-deductions]
ley: descuentos autorizados; autoriza a descontar de sus remuneraciones; descuentos convencionales; cuotas de préstamo del empleador
gente: me descuentan del sueldo; descuento por faltante de caja; me descuentan el uniforme; pueden descontar lo que rompí
law: authorized deductions; deduct from wages; deduct amounts owed by the employee
people: take money from my pay; dock my pay; deduct a uniform; pay for what i broke
donde: Código del Trabajo art. 58

[clause-labour-social-security]
ley: cotizaciones previsionales; afiliado a la administradora de fondos de pensiones; fonasa o isapre; descuentos legales; seguro de cesantía; cotizaciones de seguridad social
gente: afp e isapre; me pagan las imposiciones; no me han pagado la afp; cotizaciones impagas; seguro de cesantía
law: social security contributions; pension fund contributions; health contributions; unemployment insurance
people: pension contributions; not paying my pension; social security; unemployment insurance
donde: Código del Trabajo art. 58; DL 3.500 art. 19

[clause-labour-start-date]
ley: fecha de ingreso; ingresó a prestar servicios; fecha de inicio de la relación laboral; se deja constancia que ingresó con fecha
gente: desde cuándo trabajo aquí; fecha de ingreso; antigüedad en la empresa; empecé a trabajar antes de firmar
law: date of hire; employment start date; commenced employment; seniority date
people: hire date; worked before signing; my seniority at work
donde: Código del Trabajo art. 10

[clause-labour-fixed-term]
ley: contrato a plazo fijo; vencimiento del plazo convenido en el contrato de trabajo; contrato de plazo fijo trabajador
gente: cuándo vence mi contrato de trabajo; no me renovaron el contrato de trabajo; contrato de trabajo por tres meses; plazo fijo de la pega; contrato a plazo fijo
law: fixed-term employment; term of employment; employment shall end on
people: how long is my job contract; temporary job contract; job contract not renewed; fixed term job
donde: Código del Trabajo art. 159

[clause-labour-renewal]
ley: renovación del contrato a plazo fijo; segunda renovación; continuar prestando servicios con conocimiento del empleador; se transformará en indefinido
gente: cuándo paso a indefinido; cuántas veces renuevan; me renovaron el plazo fijo; sigo trabajando después del plazo
law: continued employment after expiration; renewal of fixed-term employment; employment becomes indefinite
people: when do i become permanent; permanent contract; job contract renewed twice; keep working after contract ends
donde: Código del Trabajo art. 159

[clause-labour-indefinite]
ley: contrato de duración indefinida; relación laboral indefinida; contrato de trabajo de carácter indefinido
gente: contrato indefinido; soy de planta; estoy contratado fijo; contrato permanente
law: indefinite term employment; permanent employment; open-ended employment contract
people: permanent job; permanent employee; open ended contract; indefinite job contract

[clause-labour-project]
ley: contrato por obra o faena; conclusión del trabajo o servicio; obra determinada; término de la faena
gente: contrato por faena; se acabó la obra; me contrataron por obra; terminó el proyecto y me echan
law: employment for a specific project; project-based employment; completion of the work or service
people: job ends with the project; hired for one job; job contract for a project; project finished and fired
donde: Código del Trabajo art. 10 bis, 159

[clause-labour-trial]
ley: a prueba por dos semanas; evaluación del período de prueba; período de prueba del trabajador
gente: estoy a prueba; período de prueba; me echaron en la prueba; días de prueba sin contrato
law: probationary period; during probation terminate; probationary employment
people: fired during probation; trial period at work; on probation at work
donde: Código del Trabajo art. 147

[clause-labour-at-will]
ley: libre desahucio; desahucio escrito del empleador; cargo de exclusiva confianza; facultad de terminar en cualquier momento la relación laboral
gente: me pueden echar sin motivo; cargo de confianza; echarme cuando quieran; desahucio del trabajador
law: terminate employment at any time; with or without cause employment; position of trust; at-will employee dismissal
people: fire me for no reason; fire me anytime; let go without reason
donde: Código del Trabajo art. 161

[clause-labour-termination-cause]
ley: causales de término del contrato de trabajo; falta de probidad; incumplimiento grave de las obligaciones que impone el contrato
gente: por qué me pueden despedir; causales de despido; me echaron por falta grave; despido sin plata
law: termination for cause of employee; just cause; gross misconduct; dismissal without severance; cause means employee
people: reasons to fire me; fired for cause; fired without pay; misconduct at work
donde: Código del Trabajo art. 160

[clause-labour-termination-notice]
ley: aviso de término de contrato; treinta días de anticipación al trabajador; indemnización sustitutiva del aviso previo; carta de despido
gente: mes de aviso; carta de despido; me tienen que avisar antes de echarme; no me avisaron el despido
law: notice of termination of employment; payment in lieu of notice; days' notice to the employee; dismissal letter
people: notice before firing; pay instead of notice; dismissal letter; how much notice at work
donde: Código del Trabajo art. 161, 162
no: arriendo; arrendatario; arrendador

[clause-labour-resignation]
ley: renuncia voluntaria; renuncia con treinta días de anticipación; ratificada ante ministro de fe; renuncia del trabajador
gente: quiero renunciar; con cuánto aviso renuncio; carta de renuncia; me quiero ir de la pega; renuncié; renunciar a la pega
law: voluntary resignation; employee may resign upon notice; resignation letter; good reason resignation
people: quit my job; how much notice to quit; resign from my job; i want to leave my job
donde: Código del Trabajo art. 159, 177

[clause-labour-severance]
ley: indemnización por años de servicio; treinta días de la última remuneración; tope de trescientos treinta días; indemnización convencional; indemnización a todo evento
gente: cuánto me toca por años; años de servicio; plata por años trabajados; me pagan si renuncio; indemnización a todo evento
law: severance pay; years of service; severance equal to months of salary; severance benefits of employee
people: severance; how much severance; payout when fired; pay for years worked
donde: Código del Trabajo art. 163, 164

[clause-labour-exclusivity]
ley: dedicación exclusiva; exclusividad laboral; no podrá prestar servicios a terceros; abstenerse de otro empleo
gente: puedo tener otra pega; pololo los fines de semana; trabajar para otro en mis ratos libres; segundo trabajo; tener dos trabajos a la vez
law: devote full time and attention to employment; exclusive service; outside employment; moonlighting
people: second job; side job; other work besides this job; moonlight; work for someone else too

[clause-labour-prohibited-business]
ley: negociaciones dentro del giro del negocio; prohibidas por escrito en el contrato; giro del empleador
gente: vender lo mismo que mi empresa; negocio propio igual al de mi jefe; negociación incompatible; hacer negocios con clientes de la pega
law: business within the employer's line; prohibited activities during employment; compete with employer while employed; conflict with employer's business
people: same business as my boss; sell the same things; own business while employed; compete with my employer
donde: Código del Trabajo art. 160

[clause-labour-post-non-compete]
ley: no competencia posterior al término de la relación laboral; compensación por no competir; pacto de no concurrencia; meses siguientes al término no podrá trabajar
gente: puedo irme a la competencia; trabajar en la competencia después de renunciar; me prohíben trabajar en el rubro; me pagan por no competir
law: post-employment non-compete; following termination of employment shall not engage; restrictive covenant of employee; garden leave
people: work for a competitor after quitting; join a rival; non compete at work; banned from the industry

[clause-labour-confidentiality]
ley: reserva de la información del empleador; información a la que tenga acceso con motivo de sus labores; confidencialidad del trabajador
gente: puedo contar cosas de la empresa; llevarme archivos de la pega; secreto de la empresa; mandarme correos con información
law: employee shall not disclose confidential information of the employer; employee confidentiality; trade secrets of employer
people: talk about my company; take files when i leave; company secrets; email work files to myself

[clause-labour-inventions]
ley: invenciones del trabajador; creaciones durante la relación laboral; pertenecerán al empleador; programas desarrollados por el trabajador
gente: de quién es lo que invento en la pega; programé algo en el trabajo; derechos de lo que creo como empleado; inventé algo en la empresa
law: employee inventions; inventions made in the course of employment; belong to the employer; assignment of inventions by employee
people: who owns what i invent at work; code i wrote at work; my invention employer; ideas made at work
donde: Ley 19.039 art. 68, 69, 70, 71

[clause-labour-obligations]
ley: cumplir las instrucciones; cuidar los bienes de la empresa; observar el reglamento interno; prohibiciones al trabajador; obligaciones y prohibiciones del trabajador
gente: qué obligaciones tengo en la pega; qué me prohíbe el contrato de trabajo; reglamento de la empresa; normas de mi empresa en el trabajo
law: obligations of the employee; comply with company policies; employee shall observe; conduct prohibited to employee
people: my duties as employee; company rules; what am i forbidden at work; workplace policies
donde: Código del Trabajo art. 153, 154

[clause-labour-discipline]
ley: multa del reglamento interno; amonestación escrita; amonestación al trabajador
gente: me dieron una carta de amonestación; me multaron en la pega; cuántas amonestaciones para echarme; reto por escrito
law: written warning; employee disciplinary action; reprimand of employee
people: written warning; warned at work; how many warnings; disciplined at work
donde: Código del Trabajo art. 154, 157

[clause-labour-tools]
ley: herramientas y equipos de trabajo; acta de entrega de equipos; uso del vehículo de la empresa; devolución de herramientas; teléfono celular asignado
gente: devolver el notebook; celular de la empresa; auto de la empresa; perdí una herramienta; choqué el auto de la pega
law: company property; company vehicle; return of company equipment; laptop and mobile phone provided
people: company car; return laptop; company phone; lost equipment; crashed the company car

[clause-labour-monitoring]
ley: uso del correo electrónico institucional; cámaras de vigilancia; revisión de equipos; control de los medios tecnológicos; respeto a la dignidad del trabajador; intimidad y vida privada
gente: me pueden revisar el correo; cámaras en la pega; me revisan el bolso; espiar mi computador
law: monitoring of email; employer may monitor; workplace surveillance cameras; employee has no expectation of privacy
people: read my email; cameras at work; search my bag; monitor my computer
donde: Código del Trabajo art. 5, 154

[clause-labour-data]
ley: tratamiento de datos personales del trabajador; autoriza el uso de sus datos; datos privados del trabajador; uso de la imagen del trabajador
gente: la empresa usa mis datos; usan mi foto en la empresa; dieron mi información; mi ficha personal
law: employee personal data; consent to processing of employee data; employee image; personnel file
people: company uses my data; my photo at work; personnel file; employee privacy

[clause-labour-vacation]
ley: feriado anual; quince días hábiles de feriado; feriado proporcional; feriado progresivo; acumulación del feriado
gente: cuántos días de vacaciones; vacaciones; me deben vacaciones; juntar vacaciones; me pagan las vacaciones
law: annual leave; paid vacation; vacation days per year; accrued vacation; carry over vacation
people: vacation; days off a year; holidays; unused vacation; paid vacation
donde: Código del Trabajo art. 67, 70, 73

[clause-labour-leave]
ley: permisos con goce de remuneraciones; permiso sin goce de sueldo; permiso por fallecimiento; permiso por matrimonio
gente: pedir permiso en la pega; permiso sin sueldo; día por matrimonio; permiso por muerte de familiar
law: leave of absence; unpaid leave; bereavement leave; marriage leave; personal leave
people: time off for family; unpaid leave; day off for wedding; leave of absence
donde: Código del Trabajo art. 66, 207 bis

[clause-labour-sick-leave]
ley: licencia médica; subsidio por incapacidad laboral; complemento de licencia médica; ausencia por enfermedad
gente: estoy con licencia médica; quién paga la licencia médica; me descuentan la licencia; me pueden echar con licencia; me enfermé y no fui a trabajar
law: sick leave; sick pay; medical leave; disability of employee
people: who pays when i am sick; sick days; fired while sick; sick leave pay; sick at work

[clause-labour-safety]
ley: obligación de informar los riesgos laborales; elementos de protección personal del trabajador; prevención de riesgos; mutualidad; reglamento de higiene y seguridad; proteger eficazmente la vida y salud
gente: me tienen que dar zapatos de seguridad; quién paga el casco; accidente en la pega; trabajo peligroso
law: workplace safety; protective equipment for employees; occupational health and safety; risks of the job
people: safety shoes; hurt at work; dangerous work; safety equipment
donde: Código del Trabajo art. 184

[clause-labour-harassment]
ley: acoso sexual; acoso laboral; violencia en el trabajo; protocolo de prevención del acoso
gente: mi jefe me acosa; maltrato en la pega; denunciar acoso; ley karin
law: sexual harassment; workplace bullying; harassment policy; investigation of complaints
people: harassed at work; report harassment; boss yells at me; bullied at work
donde: Código del Trabajo art. 2, 211

[clause-labour-annex]
ley: anexo de contrato de trabajo; modificación del contrato de trabajo; firmado por ambas partes al dorso
gente: firmar anexo trabajo; me hicieron firmar anexo de contrato de trabajo; me obligan a firmar un cambio en la pega
law: amendment to employment agreement; employment addendum; annex to employment contract
people: forced to sign changes; addendum at work; sign an annex at work; refuse to sign a job amendment
donde: Código del Trabajo art. 11

[clause-labour-copy]
ley: ejemplar en poder del trabajador; declara haber recibido un ejemplar del contrato de trabajo; escriturar el contrato; dentro de quince días de incorporado
gente: no me dieron copia contrato de trabajo; pedir copia de mi contrato de trabajo; no me escrituran contrato
law: copy of the employment agreement delivered to employee; written employment contract; employee acknowledges receipt
people: working without a contract; no copy of my job contract; never signed a job contract
donde: Código del Trabajo art. 9

[clause-labour-rules-receipt]
ley: declara haber recibido el reglamento interno; reglamento interno de orden higiene y seguridad; recepción del reglamento
gente: me dieron el reglamento interno; firmé que recibí el reglamento; no me entregaron el reglamento
law: acknowledges receipt of the employee handbook; company handbook; internal regulations received
people: employee handbook; got the rules; signed for the handbook; staff manual
donde: Código del Trabajo art. 153

[clause-labour-intern]
ley: práctica profesional; alumno en práctica; contrato de aprendizaje; colación y movilización del practicante
gente: estoy en práctica; me pagan la práctica; practicante; hacer la práctica
law: internship; intern; apprenticeship; trainee stipend
people: internship pay; intern; unpaid internship; apprentice
donde: Código del Trabajo art. 8, 78

[clause-labour-domestic]
ley: trabajador de casa particular; puertas adentro; puertas afuera; servicios propios del hogar
gente: contrato de nana; asesora del hogar; puertas adentro; empleada de casa; cuidar a mi mamá en la casa
law: domestic worker; household employee; live-in
people: maid contract; nanny; housekeeper; live in worker
donde: Código del Trabajo art. 146, 146 bis, 149

[clause-labour-foreign]
ley: trabajador extranjero; visa o permiso de trabajo; pasaje de regreso; régimen previsional del extranjero; cláusula de vigencia visa
gente: contrato para la visa; soy extranjero puedo trabajar; contrato de trabajo para migrante; vence mi visa
law: foreign worker; work permit; visa sponsorship; condition of valid visa
people: work visa; foreigner contract; visa expires; immigrant worker

[clause-labour-fees-services]
ley: prestación de servicios a honorarios; boleta de honorarios; sin vínculo de subordinación y dependencia; retención del impuesto; pago de honorarios mensuales
gente: trabajo a honorarios; boleteo; doy boletas; a honorarios sin contrato; me retienen de la boleta
law: services for fees; professional fees; fee-based services agreement; independent professional; freelancer invoice for fees
people: freelance; paid by invoice; self employed services; freelancer contract

[clause-labour-fees-employment]
ley: no genera relación laboral; libertad horaria del prestador; indicios de subordinación; hace presumir la existencia de un contrato de trabajo; honorarios sin dependencia y subordinación
gente: a honorarios pero con horario; tengo jefe y doy boletas; falso honorario; soy trabajador aunque boletee; reconocer relación laboral
law: not create an employment relationship; misclassification; own schedule and means
people: freelancer with a boss; really an employee; misclassified; boleta but fixed hours
donde: Código del Trabajo art. 8

[clause-labour-fees-amount]
ley: monto de los honorarios; honorario mensual bruto; pago contra informe de actividades; contra entrega de boleta
gente: cuánto me pagan a honorarios; cuándo pagan la boleta; informe para que me paguen
law: monthly fee payable upon invoice; fees upon activity report; gross fees; freelance fee amount
people: freelance pay; unpaid freelance invoice; when is my freelance invoice paid

[clause-labour-fees-termination]
ley: término anticipado de la prestación de honorarios; sin derecho a indemnización por honorarios; poner fin a los servicios con aviso
gente: me terminaron los honorarios; cortaron mi contrato a honorarios; me deben aviso a honorarios; vacaciones a honorarios
law: no compensation on termination of services; end the freelance engagement; termination of freelance services
people: freelance contract cut; notice for freelancers; vacation for freelancers; end my freelance contract

[clause-labour-finiquito]
ley: finiquito; finiquito de contrato de trabajo; terminación de la relación laboral; ministro de fe; otorga el más amplio y total finiquito
gente: finiquito; firmar el finiquito; cuánto me dan de finiquito; me hacen firmar el finiquito
law: settlement and release of employment; final settlement; full and final release by employee; employment termination agreement
people: final paperwork; sign the release at work; final settlement; severance agreement
donde: Código del Trabajo art. 177

[clause-labour-finiquito-reserve]
ley: reserva de derechos; reserva de acciones en el finiquito; se reserva el derecho a demandar; poder liberatorio
gente: firmar con reserva; puedo demandar después del finiquito; ya firmé el finiquito puedo reclamar; reservarme derechos en el finiquito
law: employee reserves the right; carve-out from release
people: sue after signing the release; keep my right to sue; sign with reservation; claim after settlement
donde: Código del Trabajo art. 177

[clause-labour-finiquito-payments]
ley: feriado proporcional adeudado; indemnización sustitutiva; remuneraciones pendientes; pago en cuotas del finiquito; descuento de seguro de cesantía
gente: qué me tienen que pagar al irme; finiquito en cuotas; me descontaron el seguro de cesantía; vacaciones en el finiquito; me pagaron de menos el finiquito
law: accrued vacation pay; amounts paid in the settlement; installment payment of severance; final pay
people: final pay; what am i owed when i leave; severance in installments; unpaid vacation at the end
donde: Código del Trabajo art. 169, 177

[clause-labour-finiquito-deadline]
ley: dentro de diez días hábiles desde la separación; otorgamiento del finiquito; puesta a disposición del pago; finiquito laboral electrónico
gente: cuánto se demoran con el finiquito; no me dan el finiquito; plazo para pagar el finiquito; finiquito electrónico
law: within ten business days of separation; deadline to pay final amounts; delivery of the release; electronic release
people: no final pay yet; deadline for final pay; waiting for my settlement
donde: Código del Trabajo art. 177

[clause-labour-mutual-termination]
ley: común acuerdo poner término a la relación laboral; contrato de trabajo terminará por mutuo acuerdo; mutuo acuerdo poner término a la relación laboral
gente: arreglar la salida; me piden firmar mutuo acuerdo; irme por las buenas; terminar el trabajo de común acuerdo; me ofrecen plata para irme de la pega
law: mutual agreement to terminate employment; termination by mutual consent; separation agreement with employer
people: agree to leave my job; mutual termination of job
donde: Código del Trabajo art. 159, 177

[clause-labour-settlement-court]
ley: avenimiento laboral; transacción laboral; desistimiento de la demanda laboral; pago sin reconocer los hechos; llamará a las partes a conciliación
gente: llegar a acuerdo en el juicio laboral; me ofrecen plata para cerrar el juicio; aceptar el acuerdo con la empresa; audiencia de conciliación laboral
law: settlement of labor claim; withdrawal of labor complaint; conciliation with employer
people: settle with my employer; offer to drop my case; labor case settlement; accept my employer's offer
donde: Código del Trabajo art. 453

[clause-labour-collective]
ley: instrumento colectivo; contrato colectivo; convenio colectivo; beneficios sindicales; extensión de beneficios
gente: beneficios del sindicato; bono de término de conflicto; contrato colectivo; me extienden los beneficios
law: collective agreement; collective bargaining agreement; union benefits; extension of benefits
people: union contract; union benefits; collective agreement; signing bonus for union
donde: Código del Trabajo art. 320, 321, 322

[clause-labour-temporary-services]
ley: empresa de servicios transitorios; empresa usuaria; puesta a disposición de trabajadores; contrato de trabajo de servicios transitorios
gente: me contrató una empresa externa; trabajo por una agencia; soy externo; personal de reemplazo
law: temporary staffing; staffing agency; temporary services; user company
people: agency worker; temp agency; hired through an agency; temp job
donde: Código del Trabajo art. 183

[clause-labour-training-repay]
ley: devolver el costo de la capacitación; compromiso de permanencia; reembolso de estudios pagados por el empleador; pacto de permanencia del trabajador
gente: me pagaron un curso y me quiero ir; devolver lo del curso; obligado a quedarme; me pagaron el magíster
law: training repayment; clawback of tuition; employee retention agreement
people: repay training; pay back the course; paid my studies; must stay after training

[clause-labour-signing-bonus]
ley: bono de ingreso; bono de permanencia; bono de retención; trabajador devolución del bono
gente: bono por entrar; devolver el bono si me voy; bono por quedarme; bono de enganche
law: signing bonus; retention bonus; repayment of the bonus
people: sign on bonus; give back the bonus; stay bonus; bonus if i leave

[clause-labour-suspension-pact]
ley: suspensión de la relación laboral; pacto de reducción de jornada; permiso sin goce de remuneración pactado; protección del empleo
gente: me suspendieron el contrato; me bajaron la jornada y el sueldo; me mandaron para la casa sin sueldo
law: suspension of employment; furlough; reduced working hours agreement; temporary layoff
people: furlough; sent home without pay; hours reduced; temporarily laid off

[clause-labour-dismissal-letter-facts]
ley: hechos en que se funda el despido; comunicación de término de contrato; estado de pago de las cotizaciones; causal invocada
gente: qué tiene que decir la carta de despido; no me dijeron por qué me echan; la carta no dice el motivo
law: grounds stated in the dismissal notice; facts on which the termination is based; termination letter contents
people: what must the dismissal letter say; no reason given; why was i fired letter
donde: Código del Trabajo art. 162

[clause-labour-certificate]
ley: certificado de antigüedad laboral; certificado de trabajo; carta de recomendación; constancia de servicios prestados por el trabajador
gente: pedir certificado de trabajo; certificado de antigüedad; carta de recomendación; papel que diga que trabajé
law: employment certificate; reference letter; verification of employment
people: reference letter; proof of employment; work certificate
`;
