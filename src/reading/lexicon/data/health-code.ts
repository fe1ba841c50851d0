/** Concepts of the Health Code, and of tobacco: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const HEALTH_CODE = `
autor: Fojas
revisado: segunda lectura 2026-11-28

[health-code-authority-powers]
ley: velará por que se eliminen o controlen todos los factores; afecten la salud, la seguridad y el bienestar; secretario regional ministerial de salud; eliminen o controlen todos los factores, elementos o agentes
gente: qué hace la seremi de salud; sanidad puede entrar a mi local; quién fiscaliza la higiene; denunciar a un local en la seremi de salud; dónde denuncio falta de higiene; quién fiscaliza los restoranes; denunciar restaurante sucio; ratones en el local; seremi de salud denuncia
law: powers of the health authority
people: what can the health inspector do; report a dirty restaurant
donde: Código Sanitario art. 1, 2, 3, 5, 67

[health-code-sanitary-permit]
ley: autorización sanitaria; permiso sanitario; autorización se entenderá concedida; autorización sanitaria dentro de treinta días hábiles
gente: cuánto demora la resolución sanitaria; permiso sanitario para un local de comida; vender comida hecha en casa permiso; resolución sanitaria plazo; resolución sanitaria para un carrito de comida; resolución sanitaria de una cocina en la casa; la seremi no responde mi permiso; cómo saco la resolución sanitaria; abrir un restorán requisitos sanitarios; vender comida en la casa; permiso para vender comida; vender empanadas en mi casa; resolución sanitaria; permiso sanitario para vender comida
law: sanitary permit; permit deemed granted
people: permit to sell food; health permit for a food truck; permit to cook at home for sale; sell food permit
donde: Código Sanitario art. 7, 8

[health-code-municipal-licence]
ley: autorización sanitaria previa; informe de la autoridad sanitaria; municipalidades no podrán otorgar patentes definitivas; patente sin informe previo de la autoridad sanitaria
gente: la muni me pide resolución sanitaria para la patente; patente comercial y resolución sanitaria; informe sanitario para patente; informe sanitario de industria
law: municipal licence and sanitary report
people: municipality asks for a health permit
donde: Código Sanitario art. 4, 83

[health-code-drinking-water]
ley: calidad de agua potable; servicio de agua potable; abastecimiento de agua potable; agua potable destinada al consumo; obras de provisión de agua potable
gente: agua sucia de la llave; el agua sale café; agua potable rural calidad; agua de la llave contaminada; el agua de la llave tiene mal olor; camión aljibe agua; agua de pozo para tomar se puede; agua potable contaminada; agua contaminada
law: drinking water quality
people: dirty tap water; tap water smells; contaminated tap water; contaminated drinking water
donde: Código Sanitario art. 69, 70, 72
no: cuenta; boleta

[health-code-sewage]
amplio: sueltas
ley: aguas servidas; fosas sépticas; alcantarillado; disposición de aguas servidas; descargar las aguas servidas en ríos o lagunas
gente: fosa séptica permiso; olor a alcantarillado; el vecino bota aguas servidas; pozo negro; se rebalsa la fosa del vecino; no hay alcantarillado en mi casa; autorización de fosa séptica seremi; corren aguas servidas por la calle; aguas servidas en la calle; fosa séptica
law: sewage; septic tanks
people: septic tank permit; neighbour's sewage; sewage runs in the street
donde: Código Sanitario art. 71, 73, 74

[health-code-housing]
amplio: sueltas
ley: condiciones sanitarias de las viviendas; inhabitable; plagas; vivienda inhabitable por insalubridad
gente: casa insalubre; ratones en el edificio; plaga de chinches; vivienda inhabitable; plaga de ratones en mi casa; vecino con ratones; palomas en el techo; baratas en el edificio; cucarachas en el edificio
law: sanitary conditions of dwellings
people: rats in the building; unfit dwelling; cockroaches in the building; pigeons
donde: Código Sanitario art. 75, 76, 77

[health-code-waste]
ley: disposición final de basuras; desperdicios de cualquier clase; lugar destinado a la acumulación de basuras; recolección y disposición de basuras sanitaria
gente: basural clandestino; el vecino junta basura; vertedero cerca de mi casa; acumulador de basura; casa llena de basura del vecino; denunciar un microbasural; queman basura; vecino con basura; mal olor del vecino por basura
law: garbage disposal
people: illegal dump; neighbour hoards rubbish; neighbour burns rubbish; neighbor garbage smell
donde: Código Sanitario art. 78, 79, 80, 81

[health-code-workplaces]
ley: condiciones de higiene y seguridad; proteger la vida, la salud y bienestar de los obreros; condiciones sanitarias de los lugares de trabajo
gente: baños en el trabajo; no hay agua en la pega; condiciones sanitarias en la empresa; no hay baños en la faena; denunciar a la empresa a la seremi de salud; baño químico en la obra
law: hygiene in workplaces
people: no toilets at work; no drinking water at work
donde: Código Sanitario art. 82, 83; Código del Trabajo art. 184

[health-code-pollution-air]
amplio: sueltas
ley: conservación y pureza del aire; protección de la población y trabajadores de los riesgos producidos por la contaminación; emanaciones que causen molestias; pureza del aire
gente: humo de la fábrica; mal olor de una planta; contaminación del aire; el vecino quema leña y llega el humo; humo del vecino; olor a chancho de una planta; olores de la fábrica
law: air pollution; emissions
people: factory smoke; bad smell from a plant; neighbour's smoke
donde: Código Sanitario art. 89
no: cigarro; tabaco

[health-code-hazardous]
amplio: sueltas
ley: substancias tóxicas o peligrosas; plaguicidas; radiaciones ionizantes; almacenamiento de sustancias peligrosas
gente: fumigación con químicos; bodega de productos tóxicos; sustancias peligrosas cerca de casa; plaguicidas; fumigan al lado de mi casa; me intoxiqué con plaguicida; autorización de equipos de rayos x
law: hazardous substances; pesticides
people: toxic warehouse nearby; pesticide spraying next to my house
donde: Código Sanitario art. 86, 90, 91, 92, 93

[health-code-medicine-definition]
amplio: sueltas
ley: producto farmacéutico o medicamento; sustancia natural, biológica, sintética; registro sanitario
gente: qué es un medicamento; remedio sin registro; remedio natural registro isp; comprar remedios por internet; remedios traídos de afuera; traer remedios del extranjero; vender suplementos; remedios falsos
law: pharmaceutical product; sanitary registration; medicine registration
people: unregistered medicine; buy medicine online; bring medicine from abroad
donde: Código Sanitario art. 95, 97, 99

[health-code-prescription]
ley: receta médica; instrumento privado mediante el cual el profesional habilitado; farmacia y expendio; expendio de medicamentos al público
gente: vender remedios sin receta; farmacia no acepta la receta; receta retenida; letra ilegible de la receta; receta electrónica; venta de antibióticos sin receta; cuánto dura una receta; receta vencida; comprar remedios sin receta; farmacia exige receta; farmacia no me vende; comprar medicamentos por internet; la farmacia no me quiso vender
law: medical prescription; sale of medicines
people: medicine without a prescription; how long is a prescription valid; pharmacy refused
donde: Código Sanitario art. 97, 100, 101, 121, 129
no: lentes

[health-code-medicine-advertising]
amplio: sueltas
ley: publicidad y promoción de los productos farmacéuticos; publicidad de productos farmacéuticos de venta directa; publicidad de medicamentos; incentivos para privilegiar un medicamento
gente: publicidad de remedios; canela en la farmacia; laboratorio paga a médicos; vendedor de farmacia gana por vender remedios; farmacia me ofrece otra marca; comisión de farmacia; médico regalos de laboratorio; propaganda de remedios
law: advertising of medicines; incentives; pharmacy incentives; drug advertising
people: pharmacy sells what pays more; ad for a medicine; doctor gifts from pharma
donde: Código Sanitario art. 53, 54, 100

[health-code-foods]
ley: alimentos alterados, contaminados, adulterados o falsificados; productos alimenticios destinados al consumo; alimento alterado o contaminado; alterado, contaminado, adulterado o falsificado
gente: comida en mal estado; me vendieron comida vencida; me intoxiqué en un restorán; bicho en la comida; intoxicación por comida; encontré un pelo en la comida; comida vencida en el súper; dónde denuncio comida en mal estado; me intoxiqué en un restaurante; denunciar restaurante sucio; comida vencida; cucaracha en la comida; me intoxiqué con una comida; me cayó mal la comida del local; comida podrida; intoxicación en un restaurante
law: altered or adulterated food
people: food poisoning; expired food; hair in my food; spoiled food; dirty restaurant; sick from food; found a bug in my food
donde: Código Sanitario art. 102, 105, 108, 109, 110; Ley 20.606 art. 1
no: pensión; pensión alimenticia

[health-code-pharmacies]
amplio: farmacias; pharmacies
ley: farmacias; almacenes farmacéuticos; petitorio mínimo; turnos de farmacias; químico farmacéutico de la farmacia; director técnico de la farmacia
gente: farmacia de turno; requisitos para abrir una farmacia; farmacia sin químico; precios de remedios a la vista; farmacia no tiene el remedio; remedios por unidad; fraccionar remedios; farmacia popular; farmacia; vender remedios en la feria; remedios en el supermercado
law: pharmacies; duty pharmacist
people: open a pharmacy; on-call pharmacy; buy pills by the unit; pharmacy
donde: Código Sanitario art. 121, 123, 126, 127, 128, 129
no: derechos de agua

[health-code-opticians]
amplio: sueltas
ley: establecimientos de óptica; lentes ópticos; tecnólogo médico con mención en oftalmología; receta de lentes
gente: óptica puede recetar lentes; comprar lentes sin receta; requisitos de una óptica; receta de lentes vencida; oftalmólogo obligatorio para lentes
law: opticians; prescription lenses
people: buy glasses without a prescription
donde: Código Sanitario art. 113 bis, 126

[health-code-professions]
ley: ejercer profesiones propias de la medicina, odontología; ejercicio ilegal de la medicina; profesiones auxiliares de la medicina; ejercicio ilegal de la profesión; sólo podrán desempeñar actividades propias de la medicina; profesional universitario del área de la salud; curanderos sin título respectivo
gente: doctor falso; médico sin título; matrona puede recetar; médico extranjero sin revalidar; me atendió alguien sin título; falso dentista; cosmetóloga puede inyectar; ponen botox sin ser médico; psicólogo falso; médico falso; doctor trucho; ejercer sin título; cosmetóloga inyecta botox; clínica clandestina; cirugía estética clandestina; médico extranjero sin EUNACOM; un practicante me atendió; me inyectaron botox; se hizo pasar por médico
law: practice of medicine; unlicensed practice; unlicensed practice of medicine
people: fake doctor; botox by someone who is not a doctor; fake dentist; unlicensed dentist
donde: Código Sanitario art. 112, 113, 117, 118, 120; Código Penal art. 213, 313 a

[health-code-burial]
amplio: sueltas
ley: cementerio; inhumación; sepultar; licencia o pase del registro civil; exhumación; incineración; sepultación de cadáveres
gente: enterrar a alguien; permiso para cremar; trasladar restos; sacar un cuerpo del cementerio; enterrar en el campo; pase de sepultación; reducción de restos; cuánto se puede velar un muerto; esparcir cenizas; dueño de una tumba; enterrar en el patio; entierro de un feto; enterrar a un familiar; cremar a mi papá; cremación; entierro; exhumar un cuerpo; sepultura; cenizas de mi mamá; enterrar; cremar; fosa en el cementerio
law: burial; cremation; exhumation
people: bury someone; cremation permit; scatter ashes; move a body to another cemetery; bury; cremate
donde: Código Sanitario art. 135, 136, 139, 140, 141, 142, 144

[health-code-burial-who-decides]
ley: disponer acerca de la inhumación; mayor de edad que hubiese manifestado su voluntad; obligación de dar sepultura; sepultura por el cónyuge sobreviviente o pariente; cónyuge sobreviviente o pariente obligación de dar sepultura
gente: quién decide si lo creman; mi familia no quiere cremarlo; dejar escrito que me cremen; pelea por el cuerpo de mi papá; esposa o hijos deciden el funeral; quién retira el cuerpo del fallecido; quién decide el funeral
law: who decides on burial or cremation
people: who decides cremation; who decides the funeral; who decides funeral
donde: Código Sanitario art. 140, 142

[health-code-inspection]
ley: inspección y registro de cualquier sitio; allanamiento y descerrajamiento; acta de inspección sanitaria
gente: fiscalización sanitaria; sanidad me visitó; no dejé entrar a la seremi; la seremi entró a mi casa; pueden fiscalizar mi casa por sanidad; acta de fiscalización sanitaria
law: inspection by the health authority
people: health inspection; refused entry to health inspectors
donde: Código Sanitario art. 155, 156, 157

[health-code-summary-procedure]
ley: testimonio de dos personas contestes; sumario sanitario por denuncia de particulares; sumarios sanitarios; infracciones al código sanitario sumario; acta levantada por el funcionario; sumario de la autoridad sanitaria
gente: sumario sanitario; me abrieron un sumario de salud; descargos seremi; qué llevo a la audiencia del sumario; me llegó una citación de la seremi de salud; prescribe el sumario sanitario; cuánto demora un sumario sanitario
law: sanitary proceeding; sanitary fine; health inspection fine
people: health inspectors opened a case against me; defence in a health inspection case; health inspector fine
donde: Código Sanitario art. 161, 163, 164, 165, 166, 167

[health-code-fines]
ley: multa de un décimo de unidad tributaria mensual hasta mil; reincidencias podrán ser sancionadas hasta con el doble; clausura de establecimientos
gente: cuánto es la multa de la seremi de salud; me cerraron el negocio por sanidad; rebaja de multa sanitaria; multa por no tener resolución sanitaria; multa sanitaria en utm; no pago la multa sanitaria; sanidad clausuró mi local; multa sanitaria; multa del seremi; el seremi me puso una multa; multa de la seremi de salud; seremi me cerró el local; seremi me clausuró; clausuró la seremi; me clausuraron el local
law: health fines and closure
people: health fine; my shop was closed by health inspectors; health inspector closed my shop
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
ley: reclamarse ante la justicia ordinaria civil; sanciones aplicadas podrá reclamarse ante la justicia ordinaria; reclamo contra sentencia sanitaria
gente: apelar multa sanitaria; plazo para reclamar la multa de la seremi; no estoy de acuerdo con la multa de la seremi; dónde reclamo una multa de la seremi; reposición multa sanitaria; hay que pagar la multa sanitaria antes de reclamar; reclamar multa sanitaria; apelar multa seremi de salud; plazo para reclamar sumario sanitario; anular multa sanitaria
law: judicial claim against a health fine; appeal of sanitary fine
people: appeal a health fine
donde: Código Sanitario art. 171, 172

[health-code-tobacco]
ley: prohíbese fumar; productos hechos con tabaco; espacios cerrados accesibles al público; venta de tabaco a menores de 18 años; patios o espacios al aire libre para fumar; prohíbe fumar; publicidad del tabaco; prohíbe fumar en espacios cerrados
gente: se puede fumar en un bar; fumar en la terraza; vender cigarros a menores; fumar en el trabajo; vapeador en el colegio; fumar cerca de un colegio; fumar en el auto con niños; fumar en la micro; fumar en lugar cerrado; vecino fuma; vapeo; vaper; multa por fumar; fumar en el balcón; vapear adentro de un local
law: smoking ban; tobacco to minors; tobacco control
people: smoking in a bar; selling cigarettes to minors; vaping indoors; smoking near a school; smoking; smoke indoors; vape
donde: Ley 19.419 art. 3, 4, 10, 11, 12, 16

[health-code-generic]
ley: denominación común internacional; intercambiabilidad; precio de los medicamentos
gente: remedio genérico; bioequivalente; cambiar remedio por genérico; receta con marca; médico receta marca cara; precio del remedio en la farmacia; farmacia no tiene genérico; receta con el genérico; cambiar el remedio por el genérico
law: generic medicines; bioequivalence
people: generic drug; cheaper medicine; generic instead of brand
donde: Código Sanitario art. 101, 129

[health-code-psychologists]
ley: servicios profesionales del psicólogo; profesión de psicólogo; profesión de enfermera; servicios de matrona; cirujano dentista
gente: qué puede hacer un psicólogo; psicólogo recetar; matrona recetar; funciones del psicólogo; qué puede hacer una enfermera
law: psychologists; midwives
people: can a psychologist prescribe
donde: Código Sanitario art. 113, 113 bis, 117

[health-code-infectious-disease]
amplio: sueltas
ley: enfermedades transmisibles; epidemia; cuarentena; enfermedades de declaración obligatoria
gente: cuarentena; cuarentena obligatoria; pandemia; covid; obligar a aislarse; enfermedad contagiosa; multa por cuarentena; toque de queda sanitario; residencia sanitaria
law: infectious diseases; quarantine; epidemic
people: quarantine; pandemic; covid
donde: Código Sanitario art. 20-22, 26, 31, 36

[health-code-vaccination]
ley: vacunación obligatoria; inmunización; vacunas
gente: vacuna obligatoria; no quiero vacunar a mi hijo; negarse a vacunar; jardín exige vacunas; me obligan a vacunarme; efectos adversos de vacuna; antivacunas; vacuna covid trabajo; me vacunaron y me dio una reacción; no quiero que me vacunen
law: compulsory vaccination
people: mandatory vaccine; refuse vaccine
donde: Código Sanitario art. 31-33

[health-code-rabies]
ley: observación del animal; zoonosis; rabia transmitida por animal; mordedura de perros; vacunación antirrábica
gente: me mordió un perro; vacuna antirrábica; perro rabioso; murciélago con rabia
law: rabies; animal bites
people: dog bite; rabies shot
donde: Código Sanitario art. 30, 31
`;
