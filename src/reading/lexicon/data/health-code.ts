/** Concepts of the Health Code, accident insurance, unemployment insurance and state pensions in detail: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const HEALTH_CODE = `
autor: Fojas
revisado: segunda lectura 2026-11-28
amplio: sueltas

[health-code-authority-powers]
ley: velará por que se eliminen o controlen todos los factores; afecten la salud, la seguridad y el bienestar; secretario regional ministerial de salud; eliminen o controlen todos los factores, elementos o agentes
gente: qué hace la seremi de salud; sanidad puede entrar a mi local; quién fiscaliza la higiene; denunciar a un local en la seremi de salud; dónde denuncio falta de higiene; quién fiscaliza los restoranes
law: powers of the health authority
people: what can the health inspector do; report a dirty restaurant
donde: Código Sanitario art. 1, 2, 3, 5, 67

[health-code-sanitary-permit]
ley: autorización sanitaria; permiso sanitario; autorización se entenderá concedida; autorización sanitaria dentro de treinta días hábiles
gente: cuánto demora la resolución sanitaria; permiso sanitario para un local de comida; vender comida hecha en casa permiso; resolución sanitaria plazo; resolución sanitaria para un carrito de comida; resolución sanitaria de una cocina en la casa; la seremi no responde mi permiso; cómo saco la resolución sanitaria; abrir un restorán requisitos sanitarios
law: sanitary permit; permit deemed granted
people: permit to sell food; health permit for a food truck; permit to cook at home for sale
donde: Código Sanitario art. 7, 8

[health-code-municipal-licence]
ley: autorización sanitaria previa; informe de la autoridad sanitaria; municipalidades no podrán otorgar patentes definitivas; patente sin informe previo de la autoridad sanitaria
gente: la muni me pide resolución sanitaria para la patente; patente comercial y resolución sanitaria; informe sanitario para patente; informe sanitario de industria
law: municipal licence and sanitary report
people: municipality asks for a health permit
donde: Código Sanitario art. 4, 83

[health-code-drinking-water]
ley: calidad de agua potable; servicio de agua potable; abastecimiento de agua potable; agua potable destinada al consumo; obras de provisión de agua potable
gente: agua sucia de la llave; el agua sale café; agua potable rural calidad; agua de la llave contaminada; el agua de la llave tiene mal olor; camión aljibe agua; agua de pozo para tomar se puede
law: drinking water quality
people: dirty tap water; tap water smells; contaminated tap water
donde: Código Sanitario art. 69, 70, 72
no: cuenta; boleta

[health-code-sewage]
ley: aguas servidas; fosas sépticas; alcantarillado; disposición de aguas servidas; descargar las aguas servidas en ríos o lagunas
gente: fosa séptica permiso; olor a alcantarillado; el vecino bota aguas servidas; pozo negro; se rebalsa la fosa del vecino; no hay alcantarillado en mi casa; autorización de fosa séptica seremi; corren aguas servidas por la calle
law: sewage; septic tanks
people: septic tank permit; neighbour's sewage; sewage runs in the street
donde: Código Sanitario art. 71, 73, 74

[health-code-housing]
ley: condiciones sanitarias de las viviendas; inhabitable; plagas; vivienda inhabitable por insalubridad
gente: casa insalubre; ratones en el edificio; plaga de chinches; vivienda inhabitable; plaga de ratones en mi casa; vecino con ratones; palomas en el techo; baratas en el edificio; cucarachas en el edificio
law: sanitary conditions of dwellings
people: rats in the building; unfit dwelling; cockroaches in the building; pigeons
donde: Código Sanitario art. 75, 76, 77

[health-code-waste]
ley: disposición final de basuras; desperdicios de cualquier clase; lugar destinado a la acumulación de basuras; recolección y disposición de basuras sanitaria
gente: basural clandestino; el vecino junta basura; vertedero cerca de mi casa; acumulador de basura; casa llena de basura del vecino; denunciar un microbasural; queman basura
law: garbage disposal
people: illegal dump; neighbour hoards rubbish; neighbour burns rubbish
donde: Código Sanitario art. 78, 79, 80, 81

[health-code-workplaces]
ley: condiciones de higiene y seguridad; proteger la vida, la salud y bienestar de los obreros; condiciones sanitarias de los lugares de trabajo
gente: baños en el trabajo; no hay agua en la pega; condiciones sanitarias en la empresa; no hay baños en la faena; denunciar a la empresa a la seremi de salud; baño químico en la obra
law: hygiene in workplaces
people: no toilets at work; no drinking water at work
donde: Código Sanitario art. 82, 83; Código del Trabajo art. 184

[health-code-pollution-air]
ley: conservación y pureza del aire; protección de la población y trabajadores de los riesgos producidos por la contaminación; emanaciones que causen molestias; pureza del aire
gente: humo de la fábrica; mal olor de una planta; contaminación del aire; el vecino quema leña y llega el humo; humo del vecino; olor a chancho de una planta
law: air pollution; emissions
people: factory smoke; bad smell from a plant; neighbour's smoke
donde: Código Sanitario art. 89
no: cigarro; tabaco

[health-code-hazardous]
ley: substancias tóxicas o peligrosas; plaguicidas; radiaciones ionizantes; almacenamiento de sustancias peligrosas
gente: fumigación con químicos; bodega de productos tóxicos; sustancias peligrosas cerca de casa; plaguicidas; fumigan al lado de mi casa; me intoxiqué con plaguicida; autorización de equipos de rayos x
law: hazardous substances; pesticides
people: toxic warehouse nearby; pesticide spraying next to my house
donde: Código Sanitario art. 86, 90, 91, 92, 93

[health-code-medicine-definition]
ley: producto farmacéutico o medicamento; sustancia natural, biológica, sintética; registro sanitario
gente: qué es un medicamento; remedio sin registro; remedio natural registro isp; comprar remedios por internet; remedios traídos de afuera; traer remedios del extranjero; vender suplementos
law: pharmaceutical product; sanitary registration; medicine registration
people: unregistered medicine; buy medicine online; bring medicine from abroad
donde: Código Sanitario art. 95, 97, 99

[health-code-prescription]
ley: receta médica; instrumento privado mediante el cual el profesional habilitado; venta bajo receta; denominación común internacional en la receta; bioequivalente
gente: vender remedios sin receta; farmacia no acepta la receta; receta retenida; letra ilegible de la receta; receta electrónica; venta de antibióticos sin receta; cuánto dura una receta; receta con el genérico; cambiar el remedio por el genérico; receta vencida
law: medical prescription
people: medicine without a prescription; generic instead of brand; how long is a prescription valid
donde: Código Sanitario art. 100, 101
no: lentes

[health-code-medicine-advertising]
ley: publicidad y promoción de los productos farmacéuticos; incentivos de cualquier índole; publicidad de productos farmacéuticos de venta directa
gente: publicidad de remedios; canela en la farmacia; laboratorio paga a médicos; vendedor de farmacia gana por vender remedios
law: advertising of medicines; incentives
people: pharmacy sells what pays more; ad for a medicine
donde: Código Sanitario art. 53, 54, 100

[health-code-foods]
ley: alimentos alterados, contaminados, adulterados o falsificados; productos alimenticios destinados al consumo; alimento alterado o contaminado
gente: comida en mal estado; me vendieron comida vencida; me intoxiqué en un restorán; bicho en la comida; intoxicación por comida; encontré un pelo en la comida; comida vencida en el súper; sellos altos en; dónde denuncio comida en mal estado
law: altered or adulterated food
people: food poisoning; expired food; hair in my food; spoiled food
donde: Código Sanitario art. 102, 105, 108, 109, 110
no: pensión; pensión alimenticia

[health-code-pharmacies]
ley: farmacias; químico farmacéutico; director técnico; almacenes farmacéuticos; petitorio mínimo; turnos de farmacias
gente: farmacia de turno; requisitos para abrir una farmacia; farmacia sin químico; precios de remedios a la vista; farmacia no tiene el remedio; remedios por unidad; fraccionar remedios; farmacia popular
law: pharmacies; duty pharmacist
people: open a pharmacy; on-call pharmacy; buy pills by the unit
donde: Código Sanitario art. 121, 123, 126, 127, 128, 129
no: derechos de agua

[health-code-opticians]
ley: establecimientos de óptica; lentes ópticos; tecnólogo médico con mención en oftalmología; receta de lentes
gente: óptica puede recetar lentes; comprar lentes sin receta; requisitos de una óptica; receta de lentes vencida; oftalmólogo obligatorio para lentes
law: opticians; prescription lenses
people: buy glasses without a prescription
donde: Código Sanitario art. 113 bis, 126

[health-code-professions]
ley: ejercer profesiones propias de la medicina, odontología; ejercicio ilegal de la medicina; profesiones auxiliares de la medicina; título respectivo otorgado para ejercer
gente: doctor falso; médico sin título; matrona puede recetar; médico extranjero sin revalidar; me atendió alguien sin título; falso dentista; cosmetóloga puede inyectar; ponen botox sin ser médico; psicólogo falso
law: practice of medicine; unlicensed practice
people: fake doctor; botox by someone who is not a doctor; fake dentist
donde: Código Sanitario art. 112, 113, 117, 118, 120

[health-code-tissue]
ley: aprovechamiento de tejidos o partes del cuerpo; donación de órganos en vida; trasplante de órganos; donante vivo
gente: donar un riñón en vida; donar órganos a un familiar; vender un órgano; puedo no ser donante de órganos; registro de no donante; donar médula
law: use of tissues and organs
people: donate a kidney; opt out of organ donation
donde: Código Sanitario art. 145, 146, 147, 148; Ley 19.451 art. 3, 3 bis, 4

[health-code-mental]
ley: internación de las personas que padezcan de enfermedades mentales; dependencia de drogas u otras substancias; internación involuntaria; internación en observación
gente: internar a un familiar por drogas; internar a la fuerza a alguien con esquizofrenia; hijo drogadicto internarlo; internar a alguien contra su voluntad; me internaron a la fuerza en el psiquiátrico; mi mamá está loca y no se quiere tratar; orden judicial para internar
law: internment of the mentally ill
people: commit a relative with addiction; involuntary hospitalisation; committed to a psychiatric ward
donde: Código Sanitario art. 130, 131, 132, 133, 134

[health-code-burial]
ley: cementerio; inhumación; sepultar; licencia o pase del registro civil; exhumación; incineración
gente: enterrar a alguien; permiso para cremar; trasladar restos; sacar un cuerpo del cementerio; enterrar en el campo; pase de sepultación; reducción de restos; cuánto se puede velar un muerto; esparcir cenizas; dueño de una tumba; enterrar en el patio; entierro de un feto
law: burial; cremation; exhumation
people: bury someone; cremation permit; scatter ashes; move a body to another cemetery
donde: Código Sanitario art. 135, 136, 139, 140, 141, 142, 144

[health-code-burial-who-decides]
ley: disponer acerca de la inhumación; mayor de edad que hubiese manifestado su voluntad; obligación de dar sepultura; sepultura por el cónyuge sobreviviente o pariente
gente: quién decide si lo creman; mi familia no quiere cremarlo; dejar escrito que me cremen; pelea por el cuerpo de mi papá; esposa o hijos deciden el funeral; quién retira el cuerpo del fallecido
law: who decides on burial or cremation
people: who decides cremation; who decides the funeral
donde: Código Sanitario art. 140, 142

[health-code-inspection]
ley: inspección y registro de cualquier sitio; allanamiento y descerrajamiento; acta de inspección sanitaria
gente: fiscalización sanitaria; sanidad me visitó; no dejé entrar a la seremi; la seremi entró a mi casa; pueden fiscalizar mi casa por sanidad; acta de fiscalización sanitaria
law: inspection by the health authority
people: health inspection; refused entry to health inspectors
donde: Código Sanitario art. 155, 156, 157

[health-code-summary-procedure]
ley: testimonio de dos personas contestes; sumario sanitario por denuncia de particulares; sumarios sanitarios; infracciones al código sanitario sumario
gente: sumario sanitario; me abrieron un sumario de salud; descargos seremi; qué llevo a la audiencia del sumario; me llegó una citación de la seremi de salud; prescribe el sumario sanitario; cuánto demora un sumario sanitario
law: sanitary proceeding
people: health inspectors opened a case against me; defence in a health inspection case
donde: Código Sanitario art. 161, 163, 164, 165, 166, 167

[health-code-fines]
ley: multa de un décimo de unidad tributaria mensual hasta mil; reincidencias podrán ser sancionadas hasta con el doble; clausura de establecimientos
gente: cuánto es la multa de la seremi de salud; me cerraron el negocio por sanidad; rebaja de multa sanitaria; multa por no tener resolución sanitaria; multa sanitaria en utm; no pago la multa sanitaria; sanidad clausuró mi local
law: health fines and closure
people: health fine; my shop was closed by health inspectors
donde: Código Sanitario art. 174, 175, 177
no: sii

[health-code-closure-immediate]
ley: riesgo inminente para la salud; clausura, prohibición de funcionamiento; decomiso, destrucción y desnaturalización; paralización de faenas por riesgo para la salud
gente: clausura inmediata; me botaron la mercadería; decomisaron la comida; prohibición de funcionar sanidad; cuándo me levantan la prohibición de funcionamiento; alzar la clausura sanitaria; clausura de restorán
law: immediate closure for imminent risk
people: closed on the spot by health inspectors
donde: Código Sanitario art. 178
no: sii; patente municipal

[health-code-warning]
ley: apercibir y amonestar al infractor; apercibir al infractor sin aplicar multa
gente: primera vez me multan sanidad; me pueden perdonar la multa sanitaria; amonestación de la seremi
law: warning instead of a fine
people: first offence health fine
donde: Código Sanitario art. 177

[health-code-fine-appeal]
ley: reclamarse ante la justicia ordinaria civil; previa exhibición del comprobante; sanciones aplicadas podrá reclamarse ante la justicia ordinaria; reclamo contra sentencia sanitaria
gente: apelar multa sanitaria; plazo para reclamar la multa de la seremi; no estoy de acuerdo con la multa de la seremi; dónde reclamo una multa de la seremi; reposición multa sanitaria; hay que pagar la multa sanitaria antes de reclamar
law: judicial claim against a health fine
people: appeal a health fine
donde: Código Sanitario art. 171, 168, 169

[health-code-tobacco]
ley: prohíbese fumar; productos hechos con tabaco; espacios cerrados accesibles al público; venta de tabaco a menores de 18 años; patios o espacios al aire libre para fumar
gente: se puede fumar en un bar; fumar en la terraza; vender cigarros a menores; fumar en el trabajo; vapear adentro de un local; vapeador en el colegio; fumar cerca de un colegio; fumar en el auto con niños; fumar en la micro
law: smoking ban; tobacco to minors
people: smoking in a bar; selling cigarettes to minors; vaping indoors; smoking near a school
donde: Ley 19.419 art. 3, 4, 10, 11, 12, 16

[health-code-accident-funeral]
ley: cuota mortuoria; sepelio; gastos de sepelio
gente: quién paga el funeral de un trabajador accidentado; cuota mortuoria; cobrar la cuota mortuoria; plata para el funeral afp; ayuda para pagar un funeral
law: funeral allowance
people: who pays the funeral of a worker; funeral benefit
donde: DL 3.500 art. 88

[health-code-accident-independent]
ley: seguro social contra riesgos de accidentes; trabajadores independientes seguro de accidentes del trabajo; cotizar como independiente en la mutual
gente: trabajo a boleta y me accidenté; independiente tiene seguro de accidentes; repartidor accidentado; rider se accidentó; emito boletas y me enfermé por el trabajo; mutual para independientes
law: self-employed workers and accident insurance
people: self-employed accident; delivery rider accident
donde: Ley 16.744 art. 2; Ley 20.255 art. 88, 89

[health-code-accident-higher-rate]
ley: cotización adicional diferenciada; siniestralidad; tasa de riesgo de la entidad empleadora; rebaja o recargo de la cotización
gente: sube la cotización por accidentes; tasa de la mutual; por qué pago más a la mutual; bajar la tasa de accidentabilidad; evaluación de siniestralidad de la mutual
law: differentiated additional contribution
people: why does my accident rate rise
donde: Ley 16.744 art. 15, 16

[health-code-accident-relapse]
ley: revisión de las declaraciones de incapacidad; agravación, mejoría o error en el diagnóstico; derecho al pago de las pensiones aumentará
gente: me empeoré después del accidente del trabajo; revisar el porcentaje de incapacidad; recaída accidente laboral; me dieron de alta y sigo mal mutual; apelar el porcentaje de invalidez de la mutual; reingreso a la mutual
law: review of the degree of incapacity
people: got worse after the accident; discharged too early after work accident
donde: Ley 16.744 art. 63, 64, 61, 62

[health-code-unemployment-indefinite]
ley: primer mes 70%; prestación por cesantía; monto de la prestación por cesantía; porcentaje promedio de remuneración; giros del fondo de cesantía
gente: cuánto me pagan del seguro de cesantía; cuántos meses de cesantía; cobrar el seguro de cesantía contrato indefinido; cuánto me paga la afc; cuánto dura la cesantía; valor del primer giro cesantía; afc cuánto me toca
law: unemployment benefits of permanent workers
people: how much unemployment do I get; how many months of unemployment benefits
donde: Ley 19.728 art. 15, 14

[health-code-unemployment-requirements]
ley: registre en la cuenta individual por cesantía un mínimo de; cotizaciones mensuales continuas o discontinuas; encontrarse cesante al momento de la solicitud
gente: cuántas cotizaciones para cobrar cesantía; requisitos seguro de cesantía; renuncié puedo cobrar cesantía; cómo cobro el seguro de cesantía; trabajo a plazo fijo cesantía; me echaron puedo cobrar la afc; cobrar afc por obra o faena; trabajadora de casa particular cesantía
law: requirements for unemployment benefits
people: do I qualify for unemployment; claim unemployment after resigning
donde: Ley 19.728 art. 12, 24

[health-code-unemployment-loss]
ley: pierda la condición de cesante; rechazare, sin causa justificada, la ocupación; apoyo a la reinserción; cesarán los beneficios por cesantía
gente: me sale pega y estaba cobrando cesantía; pierdo el seguro de cesantía si trabajo; rechacé un trabajo cesantía; cobro cesantía y trabajo a boletas
law: end of unemployment benefits
people: lose unemployment when I find a job
donde: Ley 19.728 art. 28, 17

[health-code-unemployment-offset]
ley: se imputará a esta prestación; saldo de la cuenta individual por cesantía; imputar saldo de la cuenta individual a la indemnización; parte del saldo constituida por las cotizaciones del empleador
gente: me descontaron el seguro de cesantía del finiquito; afc descuento indemnización; descuento aporte empleador; pueden descontar la afc por necesidades de la empresa; me descontaron la afc y gané el juicio; devolución descuento afc
law: offset of the unemployment account against severance
people: employer deducted unemployment fund; afc deduction from severance
donde: Ley 19.728 art. 13, 52

[health-code-unemployment-retirement]
ley: se pensione; disponer en un solo giro de los fondos acumulados; trabajador que se pensione podrá disponer de los fondos
gente: me jubilo y la plata del seguro de cesantía; retirar la afc al pensionarse; me pensioné y tengo plata en la afc
law: withdrawal of the unemployment fund on retirement
people: unemployment fund at retirement
donde: Ley 19.728 art. 18, 16

[health-code-pgu]
ley: pensión garantizada universal; no integrar un grupo familiar perteneciente al 10% más rico; 65 años de edad pensión garantizada; acreditar residencia para la pensión garantizada
gente: pgu requisitos; cuánto es la pgu; cómo pedir la pensión garantizada universal; abuelito sin jubilación; pilar solidario vejez; cuándo sube la pgu; me rechazaron la pgu; pgu con casa propia; pgu trabajando; extranjero puede tener pgu; bono para adultos mayores sin pensión; mi mamá no recibe pgu
law: guaranteed universal pension
people: universal pension requirements; basic state pension for elderly; foreigner universal pension
donde: Ley 21.419 art. 1, 2, 9, 10, 11

[health-code-pgu-loss]
ley: ausencia del territorio nacional; pensión garantizada universal se extinguirá; ausencia del territorio por más de noventa días; suspensión de la pensión garantizada; percibir indebidamente la pensión garantizada
gente: me quitaron la pgu; pierdo la pgu si viajo; pgu y salir del país; tengo que devolver la pgu; suspendieron la pgu; no cobré la pgu
law: suspension and loss of the universal pension
people: lose the universal pension when travelling
donde: Ley 21.419 art. 15, 16, 17, 18; Ley 20.255 art. 27, 28

[health-code-solidarity-disability]
ley: pensión básica solidaria de invalidez; aporte previsional solidario de invalidez; declaradas inválidas sin derecho a pensión
gente: pensión de invalidez sin cotizar; pbsi; pensión por discapacidad del estado; pensión por invalidez sin haber trabajado; mi hijo discapacitado puede tener pensión; requisitos pensión básica de invalidez; subsidio de discapacidad mental
law: basic solidarity disability pension
people: disability pension without contributions; pension for my disabled son
donde: Ley 20.255 art. 16, 17, 18, 19, 20, 21

[health-code-family-allowance]
ley: asignación familiar; estudiantes hasta los 24; causantes de asignación familiar; beneficiarios de asignación familiar; asignación familiar hijos hasta los 18 años
gente: asignación familiar cuánto pagan; carga familiar; inscribir a mi hijo como carga; cargas duplo; asignación maternal; tramo de asignación familiar; cobrar cargas atrasadas; mi mamá como carga; el papá cobra la asignación familiar de mis hijos; asignación familiar del conviviente
law: family allowance
people: family allowance; register a dependant; child allowance from employer; father collects the family allowance
donde: DFL 150 de 1981 art. 1, 2, 3, 4, 5

[health-code-sick-pay]
ley: subsidio maternal; subsidio por incapacidad laboral; base de cálculo del subsidio; subsidios por licencia médica; remuneración mensual neta subsidio
gente: me pagaron poco la licencia; subsidio de la licencia médica; pago del postnatal; cómo se calcula el pago de la licencia médica; licencia de tres días no pagan; cuánto me pagan con licencia; los primeros tres días de licencia; la isapre me pagó menos la licencia
law: sick leave benefit; calculation base of sick pay
people: how is sick pay calculated; first three days of sick leave unpaid; maternity pay amount
donde: DFL 44 de 1978 art. 4, 7, 8, 11, 14
`;
