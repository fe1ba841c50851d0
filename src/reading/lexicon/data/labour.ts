/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const LABOUR = `
[dismissal]
ley: despido; término del contrato de trabajo; terminación del contrato de trabajo; poner término al contrato; causales de terminación
gente: despedir; despidieron; despiden; echar del trabajo; echaron del trabajo; echar de la pega; echar a un trabajador; echar a un empleado; desvincular; correr de la pega
law: termination of employment; dismissal
people: fired; fire an employee; laid off; sacked; let go

[dismissal-economic]
ley: necesidades de la empresa; racionalización; modernización; bajas en la productividad
gente: reducción de personal; recorte de personal; despido económico; achicar la empresa
law: business needs; redundancy
people: downsizing; layoffs

[dismissal-misconduct]
ley: conductas indebidas de carácter grave; falta de probidad; incumplimiento grave de las obligaciones; vías de hecho; conducta inmoral; sin derecho a indemnización
gente: despido por falta grave; despido disciplinario; portarse mal; robar en el trabajo; pelear con el jefe
law: serious misconduct; just cause; for cause
people: fired for stealing; misbehaviour

[absence]
ley: no concurrencia a sus labores; inasistencia; sin causa justificada; abandono del trabajo
gente: faltar al trabajo; no ir a trabajar; ausentarse; falté; faltas
law: absence from work; unjustified absence; abandonment of work
people: not showing up; skip work

[severance]
ley: indemnización por años de servicio; última remuneración mensual; indemnización equivalente a treinta días
gente: indemnización por despido; plata por años; cuánto me pagan si me echan; compensación por despido
law: severance pay; severance
people: payout when fired

[notice-of-dismissal]
ley: aviso previo; treinta días de anticipación; indemnización sustitutiva del aviso previo; mes de aviso
gente: avisar el despido; preaviso; avisar antes de despedir; carta de despido; carta de aviso
law: notice of termination; prior notice
people: warn before firing

[settlement-release]
ley: finiquito; ratificado por el trabajador ante el inspector del trabajo; ministro de fe
gente: firmar el finiquito; papeles de salida
law: settlement and release; release
people: final paperwork

[vacation]
ley: feriado anual; feriado progresivo; feriado proporcional; feriado legal
gente: vacaciones; días de vacaciones; salir de vacaciones
law: annual leave; annual holiday; paid vacation
people: vacation; vacations; holidays; time off

[weekly-rest]
ley: descanso semanal; domingos y festivos; días de descanso
gente: día libre; días libres; trabajar el domingo; trabajar en feriado; trabajar festivos
law: weekly rest; day of rest
people: day off; work on sunday

[working-hours]
ley: jornada ordinaria de trabajo; jornada de trabajo; horas semanales; duración de la jornada
gente: horario; cuántas horas trabajar; horas a la semana; horas diarias; hora de entrada
law: working hours; working time; ordinary working day
people: work schedule; hours a week

[overtime]
ley: horas extraordinarias; jornada extraordinaria; sobresueldo; recargo del cincuenta por ciento
gente: horas extra; horas extras; sobretiempo; quedarse más tarde
law: overtime
people: extra hours

[meal-break]
ley: descanso para colación; colación; media hora para la colación
gente: almuerzo; hora de almuerzo; almorzar; pausa para comer
law: meal break; rest break
people: lunch; lunch break

[wage]
ley: remuneración; sueldo; sueldo base; contraprestaciones en dinero
gente: salario; paga; cuánto gano; gana; ganar; cuánto pagan
law: remuneration; salary; wages; base salary; compensation
people: pay; paid; earn; paycheck

[minimum-wage]
ley: ingreso mínimo mensual; ingreso mínimo
gente: sueldo mínimo; salario mínimo; el mínimo
law: minimum wage
people: lowest pay

[wage-deductions]
ley: deducir de las remuneraciones; descuentos; deducciones
gente: descontar del sueldo; descuento del sueldo; rebajar el sueldo; quitar plata del sueldo; me descuentan
law: deductions; withholding
people: dock pay; take out of pay

[profit-share]
ley: gratificación; gratificaciones; utilidades líquidas; cuatro y tres cuartos ingresos mínimos
gente: bono de utilidades; repartir ganancias a trabajadores; aguinaldo; bono anual
law: profit sharing; bonus
people: share of the profits

[social-contributions]
ley: cotizaciones previsionales; cotizaciones de seguridad social; imposiciones; entidades previsionales
gente: pagar las imposiciones; afp; isapre; fonasa; previsión; no me pagan la previsión
law: social security contributions; pension contributions
people: pension payments

[maternity-protection]
ley: fuero laboral; fuero maternal; fuero; autorización previa del juez competente
gente: embarazada; despedir embarazada; echar embarazada; embarazo; esperando guagua
law: maternity protection; dismissal protection
people: pregnant; fire a pregnant

[maternity-leave]
ley: descanso de maternidad; seis semanas antes del parto; doce semanas después; permiso postnatal parental
gente: prenatal; postnatal; licencia de maternidad; licencia por embarazo; pre y post natal
law: maternity leave; parental leave
people: leave after birth; time off for a baby

[paternity-leave]
ley: permiso pagado en caso de nacimiento de un hijo; permiso de cinco días; padre
gente: permiso por nacimiento; nace mi hijo; nació mi hijo; licencia de paternidad; padre permiso nacimiento
law: paternity leave
people: time off for a father

[bereavement-leave]
ley: permiso en caso de muerte; fallecimiento; días corridos de permiso pagado; muerte de un hijo
gente: permiso por duelo; murió mi papá; se muere un familiar; días por fallecimiento; se murió
law: bereavement leave
people: death in the family

[nursery]
ley: sala cuna; salas anexas e independientes; dar alimento a sus hijos
gente: guardería; jardín infantil; amamantar; dar pecho; lactancia
law: nursery; childcare; nursing
people: breastfeeding; daycare

[sexual-harassment]
ley: acoso sexual; requerimientos de carácter sexual; no consentidos
gente: jefe me acosa; acosar; insinuaciones
law: sexual harassment
people: harassed by boss

[workplace-bullying]
ley: acoso laboral; agresión u hostigamiento reiterados; menoscabo; maltrato o humillación
gente: mobbing; bullying; maltrato del jefe; me tratan mal en el trabajo; jefe me grita
law: workplace harassment; bullying
people: mistreated at work

[constructive-dismissal]
ley: despido indirecto; incurriere en las causales; reclamar las indemnizaciones
gente: autodespido; renunciar por culpa del empleador; empleador no cumple; irme por culpa de la empresa
law: constructive dismissal
people: quit because employer

[resignation]
ley: renuncia del trabajador; renuncia; aviso con treinta días
gente: renunciar; renuncio; irme del trabajo; dejar el trabajo; dejar la pega
law: resignation; voluntary resignation
people: quit; quitting; leave my job

[fixed-term]
ley: contrato a plazo fijo; plazo fijo; contrato de duración indefinida; segunda renovación
gente: contrato temporal; cuántas veces renovar contrato; contrato indefinido
law: fixed-term contract; fixed term
people: temporary contract

[union]
ley: sindicato; organización sindical; directores sindicales; delegado sindical
gente: formar un sindicato; armar un sindicato; dirigente; dirigentes
law: trade union; union officers
people: union

[strike]
ley: huelga; negociación colectiva; instrumento colectivo
gente: paro; parar las faenas; irse a paro; negociar todos juntos
law: strike; collective bargaining
people: walkout

[subcontracting]
ley: régimen de subcontratación; contratista; subcontratista; empresa principal; solidariamente responsable; subsidiariamente responsable
gente: empresa externa; tercerización; outsourcing; contratista no paga; externalizar
law: subcontracting; subcontractor; principal company
people: outsourced

[work-accident]
ley: accidente del trabajo; a causa o con ocasión del trabajo; incapacidad o muerte; accidente de trayecto
gente: accidente laboral; accidente en el trabajo; accidente camino al trabajo; lesión en el trabajo; me accidenté; accidentarse
law: work accident; occupational accident; accident at work
people: hurt at work; injured at work; accident on the way

[occupational-disease]
ley: enfermedad profesional; ejercicio de la profesión
gente: enfermarse por el trabajo; enfermedad por el trabajo; enfermo por culpa del trabajo
law: occupational disease
people: sick because of work

[safety-at-work]
ley: medidas necesarias para proteger eficazmente la vida y salud; higiene y seguridad; elementos de protección; condiciones adecuadas
gente: seguridad en el trabajo; condiciones peligrosas; casco y guantes; trabajo peligroso
law: health and safety; protective equipment
people: dangerous work; unsafe

[domestic-worker]
ley: trabajadores de casa particular; casa particular
gente: nana; empleada doméstica; asesora del hogar; empleada puertas adentro
law: domestic worker; household worker
people: maid; nanny

[rights-at-work]
ley: vulneración de derechos fundamentales; tutela laboral; actos de discriminación; garantías
gente: discriminar; me discriminan; discriminación en el trabajo; no contratar por
law: fundamental rights; discrimination
people: discriminated

[exclusivity]
ley: negociaciones dentro del giro del negocio; exclusividad; no competencia; abstenerse de competir
gente: trabajar para la competencia; tener otro trabajo; trabajo paralelo; segundo trabajo; poner un negocio igual
law: non-compete; exclusivity; covenant not to compete; not engage in any business
people: work for a competitor; side job; second job; compete
`;
