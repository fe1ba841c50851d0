/** Concepts of health benefits (Fonasa, isapres, guaranteed treatments, sick leave and its pay): how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const HEALTH_BENEFITS = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[health-ges]
amplio: auge
ley: Garantías Explícitas en Salud; Régimen General de Garantías en Salud; acceso, calidad, protección financiera y oportunidad; programas, enfermedades o condiciones
gente: AUGE; plan AUGE; enfermedades cubiertas por el GES; mi enfermedad es GES; patología GES; cobertura del AUGE; derechos del GES; cáncer AUGE; GES; qué cubre el GES; enfermedades ges; copago ges
law: explicit health guarantees; AUGE plan
people: GES coverage; AUGE; guaranteed treatment
donde: Ley 19.966 art. 1, 2, 4, 5

[health-ges-opportunity]
ley: garantía explícita de oportunidad; plazo máximo para el otorgamiento; prestador designado; cumplimiento de la garantía de oportunidad
gente: GES atrasado; no cumplieron el plazo del AUGE; lista de espera GES; reclamar GES vencido; garantía de oportunidad; lista de espera operación; espero hace meses cirugía; demoran mi operación en el hospital; llevo un año esperando que me operen; espero hora con especialista; años en lista de espera; todavía no me operan; no me cumplen el ges
law: guarantee of timeliness; waiting time
people: waiting list surgery; GES deadline
donde: Ley 19.966 art. 4, 11, 24

[health-ges-copayment]
ley: garantía explícita de protección financiera; contribución del afiliado; cobertura financiera adicional; copago garantizado
gente: cuánto pago en el GES; copago AUGE; 20 por ciento del GES; cobertura catastrófica; CAEC; tope de pago GES; seguro catastrófico isapre
law: financial protection; copayment; catastrophic coverage
people: copay GES; catastrophic insurance
donde: Ley 19.966 art. 4, 5

[health-ges-information]
ley: informar a sus beneficiarios; confirmado el diagnóstico; prestadores deberán informar
gente: no me avisaron que era GES; médico no informó el AUGE; notificación GES; formulario GES; activar el GES; cómo activo el AUGE; la clínica no me dijo del GES
law: duty to inform of guarantees
people: doctor didn't tell me about GES; activate GES
donde: Ley 19.966 art. 24

[health-high-cost-treatments]
ley: diagnósticos y tratamientos de alto costo; medicamentos de alto costo; Fondo para Diagnósticos y Tratamientos de Alto Costo; enfermedades oncológicas, inmunológicas y raras
gente: Ley Ricarte Soto; remedios caros; medicamento de alto costo; enfermedad rara tratamiento; no puedo pagar el remedio; enfermedades poco frecuentes; cubre la Ricarte Soto; esclerosis múltiple remedio; AME remedio
law: high-cost treatments; rare diseases
people: expensive medicine coverage; rare disease
donde: Ley 20.850 art. 1, 2, 4, 5

[health-fonasa-affiliates]
ley: Fondo Nacional de Salud; beneficiarios del Régimen; grupos A, B, C y D; ingreso mínimo mensual; cotización de los afiliados a Fonasa
gente: Fonasa; tramo de Fonasa; cambiar tramo Fonasa; quién puede estar en Fonasa; Fonasa gratis; cesante y Fonasa; Fonasa sin trabajo; carga en Fonasa; bono Fonasa
law: National Health Fund; public health insurance
people: Fonasa; public health insurance
donde: DFL 1 de 2005 art. 135, 136, 160

[health-fonasa-free-choice]
ley: modalidad de libre elección; modalidad de atención institucional; nivel de complejidad; órdenes de atención
gente: bono Fonasa; libre elección Fonasa; Fonasa en clínica privada; atenderse particular con Fonasa; PAD Fonasa; copago cero; reembolso Fonasa; comprar un bono médico; bono para el médico
law: free choice modality; health vouchers
people: Fonasa private clinic
donde: DFL 1 de 2005 art. 142, 143, 161

[health-isapre-contract]
ley: Instituciones de Salud Previsional; contrato de salud; contrato para el otorgamiento de prestaciones; plan de salud contratado con la institución; plan de salud
gente: isapre; plan de la isapre; contrato con la isapre; afiliarse a isapre; isapre no me acepta; isapre me rechazó; cambiarme de isapre; isapre o fonasa
law: health insurance contract; private health insurer
people: private health insurance; isapre; private health insurance plan
donde: DFL 1 de 2005 art. 170, 171, 184, 189, 190, 197

[health-isapre-price-rise]
ley: carta de adecuación; variación del precio; tabla de factores; precio base del plan
gente: isapre subió el plan; alza de isapre; me subieron la isapre; reclamar alza de plan; carta de la isapre; alza GES isapre; tabla de factores isapre; excesos cobrados isapre; devolución isapre; ley corta isapres
law: price increase of health plan; risk factor table
people: health plan price increase; isapre refund
donde: DFL 1 de 2005 art. 197, 198, 199

[health-isapre-preexisting]
ley: enfermedades o condiciones de salud preexistentes y no declaradas; diagnosticadas médicamente; preexistencia; exclusión de prestaciones; declaración de salud del afiliado
gente: preexistencia; enfermedad preexistente; isapre no cubre preexistencia; declaración de salud isapre; no declaré una enfermedad; omití enfermedad isapre; isapre me rechaza por enfermo; cautivo de isapre
law: pre-existing condition; health declaration
people: preexisting condition; didn't declare illness
donde: DFL 1 de 2005 art. 190, 201

[health-isapre-exclusions-coverage]
ley: cirugía plástica con fines de embellecimiento; prestaciones no incluidas en el arancel; cláusulas que fijen períodos de espera
gente: isapre no me cubre; isapre no paga; rechazo de cobertura; cobertura de la isapre; isapre no reembolsa; isapre cirugía estética; isapre no cubre parto; isapre cubre salud mental; isapre no quiere pagar la operación; isapre me rechazó la operación; no me cubre la operación; isapre no me quiere pagar
law: exclusions of the health plan; health coverage; reimbursement of health expenses
people: insurer won't pay; coverage denied
donde: DFL 1 de 2005 art. 189, 190

[health-isapre-termination]
ley: un año de vigencia de beneficios; término al contrato de salud; desahuciar el contrato de salud
gente: salirse de la isapre; renunciar a la isapre; desafiliarse de la isapre; isapre me echó; isapre me terminó el contrato; cambiarme a Fonasa; pasar de isapre a Fonasa; deuda con la isapre; isapre me desafilió; me echaron de la isapre; desafiliarme de la isapre
law: termination of health plan; disaffiliation
people: leave isapre; insurer cancelled plan; switch to Fonasa
donde: DFL 1 de 2005 art. 197, 200, 201

[health-isapre-dependants-death]
ley: fallecimiento del cotizante; recién nacido beneficiario de la institución
gente: inscribir hijo en isapre; carga en isapre; recién nacido isapre; murió el titular de la isapre; sacar una carga de la isapre; ex señora carga isapre; carga médica de salud
law: death of policyholder
people: add newborn to health insurance
donde: DFL 1 de 2005 art. 202, 203

[health-isapre-surplus]
ley: excedentes de cotización; excedentes de la cotización legal
gente: excedentes de isapre; cobrar excedentes isapre; devolución de excedentes; plata a favor en isapre; retirar excedentes de salud
law: surplus contributions
people: isapre surplus
donde: DFL 1 de 2005 art. 188

[health-isapre-dispute]
ley: controversias entre las instituciones y sus cotizantes o beneficiarios; Intendencia de Fondos y Seguros Previsionales de Salud
gente: reclamo contra la isapre; demandar a la isapre; reclamar en la Superintendencia de Salud; arbitraje isapre; recurso de protección isapre; denunciar a la isapre
law: arbitration with health insurer
people: sue isapre; complain about health insurer
donde: DFL 1 de 2005 art. 117, 118, 119

[health-contribution]
ley: cotización legal para salud; cotizaciones de salud; entidades encargadas del pago de la pensión; pensiones afectas; siete por ciento de salud
gente: 7 por ciento de salud; descuento de salud; empleador no paga la salud; cotización de salud impaga; jubilado paga salud; independiente cotizar salud; sin previsión de salud; 7% de salud; cotización de salud; descuento salud pensión; isapre cuánto descuentan; eximición 7% jubilados
law: health contribution; seven percent
people: health deduction from salary; health deduction
donde: DFL 1 de 2005 art. 137, 184, 185, 186; DL 3.500 art. 84, 85
no: licencia

[health-medical-leave]
ley: licencia médica; reposo total o parcial; Comisión de Medicina Preventiva e Invalidez; incapacidad temporal; ausentarse o reducir su jornada de trabajo; licencia médica por enfermedad
gente: licencia médica; COMPIN; licencia psicológica; licencia por estrés; reposo médico; me dieron licencia; estoy con licencia; licencia por depresión; licencia psiquiátrica; licencia por covid; parte médico; certificado de reposo; licencia electrónica; me enfermé y no puedo trabajar; estoy enfermo y no puedo trabajar; falté por enfermedad
law: medical leave; sick leave; sick leave certificate
people: sick leave; sick note; off sick
donde: DFL 1 de 2005 art. 149, 196
no: conducir; construcción; armas; software; licencia maternal

[health-sick-leave-filing]
ley: presentar la licencia; formulario de licencia
gente: plazo para entregar la licencia; entregar licencia al jefe; empleador no tramita la licencia; licencia fuera de plazo; la empresa no recibe mi licencia; tramitar licencia médica; dónde entrego la licencia
law: filing sick leave certificate
people: deadline to hand in sick note

[health-sick-leave-rejection]
ley: rechazar, aprobar, reducir o ampliar; reposo injustificado; incumplimiento del reposo
gente: me rechazaron la licencia; licencia reducida; isapre rechaza licencia; compin rechazó licencia; apelar licencia rechazada; no me pagan la licencia; me redujeron la licencia; no me aprueban la licencia; licencia pendiente; llevo meses sin pago de licencia; licencia rechazada; apelar licencia; isapre rechazó licencia; rechazaron la licencia del psiquiatra; me salió rechazada la licencia; no me han pagado la licencia médica
law: rejection of sick leave
people: sick leave rejected

[health-sick-leave-appeal]
ley: Comisión de Medicina Preventiva e Invalidez; Superintendencia de Seguridad Social; reclamar ante la Comisión de Medicina Preventiva
gente: apelar licencia; reclamar licencia compin; recurso de reposición licencia; suseso licencia; plazo para apelar licencia; apelar rechazo de licencia isapre
law: appeal against sick leave rejection
people: appeal sick leave

[health-sick-leave-rest]
ley: incumplimiento del reposo; trabajos remunerados o no
gente: salir con licencia; viajar con licencia; trabajar con licencia médica; me visitaron con licencia; reposo parcial; puedo salir de la casa con licencia; vacaciones con licencia; fui de viaje con licencia
law: breach of sick leave rest
people: travel while on sick leave

[health-medical-leave-fraud]
ley: emisión de licencias médicas sin fundamento médico; licencias médicas falsas; Superintendencia de Seguridad Social; suspensión de la facultad de otorgar licencias; licencias médicas sin fundamento médico
gente: licencia falsa; licencia médica trucha; viajar con licencia médica; viajar con licencia; médico vende licencias; salir con licencia médica; trabajar con licencia; comprar licencia médica; me pillaron viajando con licencia; licencia trucha; comprar licencia; vender licencias; médico licencias fraudulentas; jefe sospecha licencia falsa
law: fraudulent medical leave; fraudulent sick leave
people: fake sick note; travel on sick leave; fake sick leave
donde: Ley 20.585 art. 2, 5; Código Penal art. 202

[health-sickness-benefit]
ley: subsidio por incapacidad laboral; tres meses de cotizaciones; promedio de la remuneración mensual neta; base de cálculo del subsidio; subsidios por licencia médica; remuneración mensual neta subsidio
gente: pago de la licencia; licencia y no tengo cotizaciones; requisitos para que paguen la licencia; cálculo de licencia médica; caja de compensación licencia; me pagaron poco la licencia; subsidio de la licencia médica; cómo se calcula el pago de la licencia médica; la isapre me pagó menos la licencia
law: sickness benefit; temporary disability benefit; sick leave benefit; calculation base of sick pay
people: who pays sick leave; how is sick pay calculated
donde: DFL 44 de 1978 art. 4, 7, 8, 11, 14

[health-sickness-waiting-days]
ley: devengarán desde el cuarto día; once días o inferior
gente: tres días de carencia; no pagan los primeros tres días de licencia; licencia de tres días; licencia de diez días; licencia corta descuento; licencia de un día se paga; los primeros tres días de licencia
law: waiting days for sickness benefit
people: first three days unpaid sick
donde: DFL 44 de 1978 art. 14

[health-sick-leave-contributions]
ley: entidades pagadoras de subsidios; período de incapacidad laboral
gente: quién paga las cotizaciones durante la licencia; afp con licencia; imposiciones con licencia médica; lagunas por licencia
law: contributions during sick leave
people: pension contributions while sick
donde: DL 3.500 art. 17, 19; DFL 44 de 1978 art. 22
`;
