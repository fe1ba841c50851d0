/** Concepts of the Health Code, accident insurance, unemployment insurance and state pensions in detail: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const HEALTH_CODE = `
autor: Fojas
amplio: sueltas

[health-code-authority-powers]
ley: secretario regional ministerial; velará por que se eliminen o controlen todos los factores; afecten la salud, la seguridad y el bienestar
gente: qué hace la seremi de salud; sanidad puede entrar a mi local; quién fiscaliza la higiene
law: powers of the health authority
people: what can the health inspector do
donde: Código Sanitario art. 1, 2, 3, 5, 67

[health-code-sanitary-permit]
ley: autorización sanitaria; plazo de treinta días hábiles; se entenderá concedida; permiso sanitario
gente: cuánto demora la resolución sanitaria; permiso sanitario para un local de comida; vender comida hecha en casa permiso; resolución sanitaria plazo
law: sanitary permit; deemed granted
people: permit to sell food
donde: Código Sanitario art. 7, 8

[health-code-municipal-closure]
ley: municipalidades; patentes o permisos; autorización sanitaria previa; informe de la autoridad sanitaria
gente: la muni me pide resolución sanitaria para la patente
law: municipal licence and sanitary report
people: town asks for a health permit
donde: Código Sanitario art. 4, 83

[health-code-drinking-water]
ley: agua potable; calidad de agua potable; servicio de agua potable; abastecimiento
gente: agua sucia de la llave; el agua sale café; agua potable rural calidad; agua contaminada
law: drinking water quality
people: dirty tap water
donde: Código Sanitario art. 69, 70, 72

[health-code-sewage]
ley: aguas servidas; descargar las aguas servidas; fosas sépticas; alcantarillado
gente: fosa séptica permiso; olor a alcantarillado; el vecino bota aguas servidas; pozo negro
law: sewage; septic tanks
people: septic tank permit; neighbour's sewage
donde: Código Sanitario art. 71, 73, 74

[health-code-housing]
ley: habitaciones; condiciones sanitarias de las viviendas; inhabitable; plagas
gente: casa insalubre; ratones en el edificio; plaga de chinches; vivienda inhabitable
law: sanitary conditions of dwellings
people: rats in the building; unfit dwelling
donde: Código Sanitario art. 75, 76, 77

[health-code-waste]
ley: disposición final de basuras; desperdicios de cualquier clase
gente: basural clandestino; el vecino junta basura; vertedero cerca de mi casa; acumulador de basura
law: garbage disposal
people: illegal dump; neighbour hoards rubbish
donde: Código Sanitario art. 78, 79, 80, 81

[health-code-workplaces]
ley: lugares de trabajo; condiciones de higiene y seguridad; proteger la vida, la salud y bienestar de los obreros
gente: baños en el trabajo; no hay agua en la pega; condiciones sanitarias en la empresa
law: hygiene in workplaces
people: no toilets at work
donde: Código Sanitario art. 82, 83; Código del Trabajo art. 184

[health-code-pollution-air]
ley: conservación y pureza del aire; emanaciones; protección de la población y trabajadores de los riesgos producidos por la contaminación
gente: humo de la fábrica; mal olor de una planta; contaminación del aire; quemas
law: air pollution; emissions
people: factory smoke; bad smell
donde: Código Sanitario art. 89

[health-code-hazardous]
ley: substancias tóxicas o peligrosas; importar, fabricar, transportar; plaguicidas; radiaciones ionizantes
gente: fumigación con químicos; bodega de productos tóxicos; sustancias peligrosas cerca de casa; plaguicidas
law: hazardous substances; pesticides
people: toxic warehouse nearby
donde: Código Sanitario art. 86, 90, 91, 92, 93

[health-code-medicine-definition]
ley: producto farmacéutico o medicamento; sustancia natural, biológica, sintética; registro sanitario
gente: qué es un medicamento; remedio sin registro; remedio natural registro isp
law: medicine; pharmaceutical product; sanitary registration
people: unregistered medicine
donde: Código Sanitario art. 95, 97, 99

[health-code-prescription]
ley: receta médica; prescripción; instrumento privado mediante el cual el profesional habilitado; venta bajo receta
gente: vender remedios sin receta; farmacia no acepta la receta; receta retenida; letra ilegible de la receta; receta electrónica
law: medical prescription
people: medicine without a prescription
donde: Código Sanitario art. 100, 101

[health-code-medicine-advertising]
ley: publicidad y promoción de los productos farmacéuticos; venta directa; incentivos de cualquier índole
gente: publicidad de remedios; canela en la farmacia; laboratorio paga a médicos; vendedor de farmacia gana por vender remedios
law: advertising of medicines; incentives
people: pharmacy sells what pays more
donde: Código Sanitario art. 53, 54, 100

[health-code-foods]
ley: alimento; productos alimenticios; alimentos alterados, contaminados, adulterados o falsificados
gente: comida en mal estado; me vendieron comida vencida; me intoxiqué en un restorán; bicho en la comida
law: altered or adulterated food
people: food poisoning; expired food
donde: Código Sanitario art. 102, 105, 108, 109, 110

[health-code-pharmacies]
ley: farmacias; turno; químico farmacéutico; director técnico; almacenes farmacéuticos; petitorio mínimo
gente: farmacia de turno; requisitos para abrir una farmacia; farmacia sin químico; precios de remedios a la vista
law: pharmacies; duty pharmacist
people: open a pharmacy; on-call pharmacy
donde: Código Sanitario art. 121, 123, 126, 127, 128, 129

[health-code-opticians]
ley: establecimientos de óptica; lentes ópticos; tecnólogo médico con mención en oftalmología; receta de lentes
gente: óptica puede recetar lentes; comprar lentes sin receta; requisitos de una óptica
law: opticians; prescription lenses
people: buy glasses without a prescription
donde: Código Sanitario art. 113 bis, 126

[health-code-professions]
ley: ejercer profesiones propias de la medicina, odontología; título respectivo; auxiliares; ejercicio ilegal
gente: doctor falso; médico sin título; matrona puede recetar; médico extranjero sin revalidar
law: practice of medicine; unlicensed practice
people: fake doctor
donde: Código Sanitario art. 112, 113, 117, 118, 120

[health-code-tissue]
ley: aprovechamiento de tejidos o partes del cuerpo; donación en vida; trasplante; gratuito
gente: donar un riñón en vida; donar órganos a un familiar; vender un órgano
law: use of tissues and organs
people: donate a kidney
donde: Código Sanitario art. 145, 146, 147, 148; Ley 19.451 art. 3, 3 bis, 4

[health-code-mental]
ley: internación de las personas que padezcan de enfermedades mentales; dependencia de drogas u otras substancias; observación
gente: internar a un familiar por drogas; internar a la fuerza a alguien con esquizofrenia; hijo drogadicto internarlo
law: internment of the mentally ill
people: commit a relative with addiction
donde: Código Sanitario art. 130, 131, 132, 133, 134

[health-code-burial]
ley: cementerio; inhumación; sepultar; licencia o pase del registro civil; exhumación; incineración
gente: enterrar a alguien; permiso para cremar; trasladar restos; sacar un cuerpo del cementerio; enterrar en el campo
law: burial; cremation; exhumation
people: bury someone; cremation permit
donde: Código Sanitario art. 135, 136, 139, 140, 141, 142, 144

[health-code-burial-who-decides]
ley: disponer acerca de la inhumación; cónyuge sobreviviente; pariente más próximo; mayor de edad que hubiese manifestado su voluntad
gente: quién decide si lo creman; mi familia no quiere cremarlo; dejar escrito que me cremen
law: who decides on burial or cremation
people: who decides cremation
donde: Código Sanitario art. 140, 142

[health-code-inspection]
ley: inspección y registro de cualquier sitio; acta; allanamiento y descerrajamiento; funcionario del servicio
gente: fiscalización sanitaria; sanidad me visitó; no dejé entrar a la seremi; acta de fiscalización
law: inspection by the health authority
people: health inspection; refused entry
donde: Código Sanitario art. 155, 156, 157

[health-code-summary-procedure]
ley: sumarios que se instruyan; denuncia de particulares; citados para que concurran; testimonio de dos personas contestes
gente: sumario sanitario; me abrieron un sumario de salud; descargos seremi; qué llevo a la audiencia del sumario
law: sanitary proceeding
people: health inspectors opened a case against me
donde: Código Sanitario art. 161, 163, 164, 165, 166, 167

[health-code-fines]
ley: multa de un décimo de unidad tributaria mensual hasta mil; reincidencias podrán ser sancionadas hasta con el doble; clausura de establecimientos
gente: cuánto es la multa de la seremi de salud; clausuraron mi local; me cerraron el negocio por sanidad; rebaja de multa sanitaria
law: fines and closure
people: health fine; my shop was closed
donde: Código Sanitario art. 174, 175, 177

[health-code-closure-immediate]
ley: riesgo inminente para la salud; clausura, prohibición de funcionamiento; paralización de faenas; decomiso, destrucción y desnaturalización
gente: clausura inmediata; me botaron la mercadería; decomisaron la comida; prohibición de funcionar sanidad
law: immediate closure for imminent risk
people: closed on the spot
donde: Código Sanitario art. 178

[health-code-warning]
ley: apercibir y amonestar al infractor; sin aplicar la multa
gente: primera vez me multan sanidad; me pueden perdonar la multa sanitaria; amonestación de la seremi
law: warning instead of a fine
people: first offence health fine
donde: Código Sanitario art. 177

[health-code-fine-appeal]
ley: reclamarse ante la justicia ordinaria civil; cinco días hábiles siguientes a la notificación; previa exhibición del comprobante
gente: apelar multa sanitaria; plazo para reclamar la multa de la seremi; hay que pagar antes de reclamar
law: judicial claim against a health fine
people: appeal a health fine
donde: Código Sanitario art. 171, 168, 169

[health-code-tobacco]
ley: espacios cerrados; prohíbese fumar; productos hechos con tabaco; menores de 18 años; terrazas
gente: se puede fumar en un bar; fumar en la terraza; vender cigarros a menores; fumar en el trabajo; vapear adentro
law: smoking ban; tobacco to minors
people: smoking in a bar; selling cigarettes to minors
donde: Ley 19.419 art. 3, 4, 10, 11, 12, 16

[health-code-accident-funeral]
ley: cuota mortuoria; asignación; sepelio
gente: quién paga el funeral de un trabajador accidentado; cuota mortuoria
law: funeral allowance
people: who pays the funeral
donde: Ley 16.744 art. 29, 43; DL 3.500 art. 88

[health-code-accident-independent]
ley: trabajadores independientes; voluntariamente; cotizaciones; seguro social contra riesgos de accidentes
gente: trabajo a boleta y me accidenté; independiente tiene seguro de accidentes; repartidor accidentado
law: self-employed workers and accident insurance
people: self-employed accident
donde: Ley 16.744 art. 2; Ley 20.255 art. 88, 89

[health-code-accident-higher-rate]
ley: cotización adicional diferenciada; tasa de riesgo; siniestralidad; rebaja o recargo
gente: sube la cotización por accidentes; tasa de la mutual; por qué pago más a la mutual
law: differentiated additional contribution
people: why does my accident rate rise
donde: Ley 16.744 art. 15, 16

[health-code-accident-relapse]
ley: revisión de las declaraciones de incapacidad; agravación, mejoría o error en el diagnóstico; derecho al pago de las pensiones aumentará
gente: me empeoré después del accidente del trabajo; revisar el porcentaje de incapacidad; recaída accidente laboral
law: review of the degree of incapacity
people: got worse after the accident
donde: Ley 16.744 art. 63, 64, 61, 62

[health-code-unemployment-indefinite]
ley: contratos a plazo indefinido; giros; promedio de las remuneraciones; porcentaje promedio; primer mes 70%
gente: cuánto me pagan del seguro de cesantía; cuántos meses de cesantía; cobrar el seguro de cesantía contrato indefinido
law: unemployment benefits of permanent workers
people: how much unemployment do I get
donde: Ley 19.728 art. 15, 14

[health-code-unemployment-requirements]
ley: registre en la cuenta individual por cesantía un mínimo de; cotizaciones mensuales continuas o discontinuas; encontrarse cesante al momento de la solicitud
gente: cuántas cotizaciones para cobrar cesantía; requisitos seguro de cesantía; renuncié puedo cobrar cesantía
law: requirements for unemployment benefits
people: do I qualify for unemployment
donde: Ley 19.728 art. 12, 24

[health-code-unemployment-loss]
ley: cesarán los beneficios; pierda la condición de cesante; rechazare, sin causa justificada, la ocupación; apoyo a la reinserción
gente: me sale pega y estaba cobrando cesantía; pierdo el seguro de cesantía si trabajo; rechacé un trabajo cesantía
law: end of unemployment benefits
people: lose unemployment when I find a job
donde: Ley 19.728 art. 28, 17

[health-code-unemployment-offset]
ley: se imputará a esta prestación; saldo de la cuenta individual por cesantía; indemnización por años de servicios
gente: me descontaron el seguro de cesantía del finiquito; afc descuento indemnización; descuento aporte empleador
law: offset of the unemployment account against severance
people: employer deducted unemployment fund
donde: Ley 19.728 art. 13, 52

[health-code-unemployment-retirement]
ley: se pensione; disponer en un solo giro de los fondos acumulados
gente: me jubilo y la plata del seguro de cesantía; retirar la afc al pensionarse
law: withdrawal on retirement
people: unemployment fund at retirement
donde: Ley 19.728 art. 18, 16

[health-code-pgu]
ley: pensión garantizada universal; 65 años de edad; no integrar un grupo familiar perteneciente al 10% más rico; residencia en el territorio
gente: pgu requisitos; cuánto es la pgu; cómo pedir la pensión garantizada universal; abuelito sin jubilación; pilar solidario vejez
law: guaranteed universal pension
people: universal pension requirements
donde: Ley 21.419 art. 1, 2, 9, 10, 11

[health-code-pgu-loss]
ley: se extinguirá; ausencia del territorio nacional; superior a noventa días; dejar de cumplir; percibir indebidamente
gente: me quitaron la pgu; pierdo la pgu si viajo; pgu y salir del país
law: suspension and loss of the universal pension
people: lose the universal pension when travelling
donde: Ley 21.419 art. 15, 16, 17, 18; Ley 20.255 art. 27, 28

[health-code-solidarity-disability]
ley: pensión básica solidaria de invalidez; aporte previsional solidario de invalidez; declaradas inválidas
gente: pensión de invalidez sin cotizar; pbsi; pensión por discapacidad del estado
law: basic solidarity disability pension
people: disability pension without contributions
donde: Ley 20.255 art. 16, 17, 18, 19, 20, 21

[health-code-family-allowance]
ley: asignación familiar; causantes; ingreso mensual; hijos hasta los 18 años; estudiantes hasta los 24
gente: asignación familiar cuánto pagan; carga familiar; inscribir a mi hijo como carga; cargas duplo
law: family allowance
people: family allowance; register a dependant
donde: DFL 150 de 1981 art. 1, 2, 3, 4, 5

[health-code-maternal-subsidy]
ley: subsidio maternal; subsidio por incapacidad laboral; base de cálculo; licencia médica
gente: cómo se calcula la licencia; me pagaron poco la licencia; subsidio de la licencia médica; pago del postnatal
law: sick leave benefit; calculation base
people: how is sick pay calculated
donde: DFL 44 de 1978 art. 4, 7, 8, 11, 14
`;
