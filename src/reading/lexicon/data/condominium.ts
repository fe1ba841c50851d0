/** Concepts of condominiums (Ley 21.442, before it Ley 19.537): how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CONDOMINIUM = `
autor: Fojas
revisado: segunda lectura 2026-11-28

[condominium-economic-obligations]
ley: gastos comunes; cuota de mantención; fondo operacional inicial; gastos comunes ordinarios; gastos comunes extraordinarios; obligaciones económicas del condominio
gente: qué incluye el gasto común; qué me cobran en los gastos comunes; cobro extra en gastos comunes; me cobran fondo operacional; qué son los gastos comunes; gastos comunes muy caros; subieron los gastos comunes; gasto común extraordinario; desglose de los gastos comunes; cuota del edificio; cuánto pago de gastos comunes; gastos comunes mal cobrados
law: common expenses; maintenance fees
people: what do common charges include; condo fees; hoa fees; common charges went up; building fees; condo fees too high
donde: Ley 21.442 art. 2, 6; Ley 19.537 art. 2, 4

[condominium-reserve-fund]
ley: fondo común de reserva; gastos comunes urgentes, extraordinarios e imprevistos; porcentaje de recargo sobre los gastos comunes; reparaciones de bienes de dominio común; gastos comunes urgentes
gente: fondo de reserva del edificio; para qué es el fondo de reserva; en qué pueden gastar el fondo de reserva; se gastaron el fondo de reserva; tengo que pagar fondo de reserva; plata del fondo de reserva; ahorros del edificio
law: reserve fund of the condominium; sinking fund; reserve fund
people: what is the building reserve fund; reserve fund spent; building savings; reserve fund use
donde: Ley 19.537 art. 7; Ley 21.442 art. 7

[condominium-share-of-expenses]
amplio: sueltas
ley: proporción al avalúo fiscal; derecho en el condominio; pago de los gastos comunes en proporción; dueño exclusivo de su unidad; comunero en los bienes de dominio común; derechos sobre bienes de dominio común; inseparables del dominio exclusivo
gente: por qué pago más gasto común que mi vecino; cómo se calculan los gastos comunes; prorrateo del edificio; departamento del primer piso paga ascensor; por metro cuadrado gastos comunes; local comercial paga gastos comunes; porcentaje de prorrateo; dueño del departamento; mi porcentaje en el edificio; derechos en los bienes comunes; vender mi departamento con bodega; porcentaje de copropiedad
law: share of common expenses; prorating; exclusive ownership of the unit; share in common property
people: how are common charges split; share of the building expenses; my share in the building
donde: Ley 21.442 art. 3, 6; Ley 19.537 art. 3, 4

[condominium-expenses-unused]
ley: desocupada o sin uso; no exime a su dueño; no hacer uso efectivo de un determinado bien o servicio
gente: no uso la piscina y me la cobran; departamento vacío paga gastos comunes; no vivo ahí y me cobran gasto común; no ocupo el gimnasio del edificio; no uso el ascensor y lo pago; departamento desocupado gastos comunes
law: unused units still owe common expenses
people: empty flat still pays charges
donde: Ley 21.442 art. 6; Ley 19.537 art. 4

[condominium-expenses-follow-the-unit]
ley: seguirá siempre al dominio de su unidad; aun respecto de los devengados antes de su adquisición; crédito por gastos comunes gozará de privilegio; sigue siempre al dominio de la unidad; gastos comunes devengados antes de su adquisición
gente: compré un depto con deuda de gastos comunes; gastos comunes del dueño anterior; quién paga la deuda del antiguo dueño del departamento; certificado de deuda de gastos comunes; vender un depto con deuda de gastos comunes; heredé un departamento con gastos comunes impagos; compré departamento con deuda de gastos comunes; gastos comunes del antiguo dueño; certificado de gastos comunes; quién paga la deuda anterior del departamento
law: debts for common expenses follow the unit; debts follow the unit; previous owner's debt
people: previous owner's unpaid charges; previous owner owed condo fees
donde: Ley 21.442 art. 6; Ley 19.537 art. 4

[condominium-expenses-power-cut]
ley: suspenda el suministro eléctrico; tres o más cuotas, continuas o discontinuas; morosos en el pago de tres o más cuotas; suspensión del servicio eléctrico a las unidades morosas; tres o más cuotas de los gastos comunes
gente: me cortaron la luz por gastos comunes; pueden cortarme la luz por deber gastos comunes; cuántos meses de gastos comunes para cortar la luz; administrador me cortó el agua; el edificio me cortó la luz; administrador corta la luz a morosos; reponer la luz gastos comunes; cortar la luz al moroso; administrador cortó la luz; corte de luz por deuda del edificio; pueden cortarme el agua por gastos comunes; me dejaron sin luz en el edificio
law: suspension of electricity for unpaid charges; power cut for unpaid common expenses
people: cut my power for unpaid charges; building cut off my electricity; cut my electricity for unpaid fees
donde: Ley 21.442 art. 36; Ley 19.537 art. 5
no: cuenta de la luz; boleta de la luz

[condominium-expenses-interest]
ley: mora en el pago de los gastos comunes; intereses de las obligaciones económicas; interés que disponga el reglamento de copropiedad; cincuenta por ciento del interés corriente bancario
gente: intereses por gastos comunes atrasados; multa por pagar tarde el gasto común; cuánto interés cobra el edificio; me atrasé en los gastos comunes
law: interest on late common expenses
people: late fee on common charges
donde: Ley 21.442 art. 7; Ley 19.537 art. 5
no: tarjeta; pagaré; préstamo

[condominium-expenses-collection]
ley: avisos de cobro de los gastos comunes; gastos comunes tendrán mérito ejecutivo; copia del acta de la asamblea; cobro ejecutivo de gastos comunes; cobro de los gastos comunes
gente: me demandaron por gastos comunes; pueden rematar mi departamento por gastos comunes; cobro judicial de gastos comunes; convenio de pago con el edificio; debo gastos comunes; no puedo pagar los gastos comunes; embargo por gastos comunes; repactar gastos comunes; publican la lista de morosos del edificio; no pago los gastos comunes; moroso de gastos comunes; rematar el departamento por gastos comunes; convenio de pago gastos comunes
law: executive collection of common expenses; unpaid common expenses
people: sued for common charges; flat auctioned for common charges; i owe condo fees; behind on building fees; sued for condo fees
donde: Ley 21.442 art. 32, 33, 34, 35; Ley 19.537 art. 5, 27

[condominium-common-property]
ley: bienes de dominio común; necesarios para la existencia, seguridad y conservación; muros exteriores; terrenos de dominio común; bienes comunes; techumbres; fachadas; vías de circulación
gente: de quién es la azotea; el pasillo es común; el techo del edificio es de todos; jardín común; bienes comunes del edificio; quién paga el arreglo del techo del edificio; usar la azotea; cerraron un espacio común; áreas comunes; espacios comunes; pasillo del edificio; quincho; piscina del edificio; patio del edificio; ascensor del edificio; qué son bienes comunes; lavandería del edificio; sala multiuso
law: common areas; common property of the condominium; common property
people: who owns the roof; is the corridor common; who pays for the building roof; common areas of the building; building hallway; building rooftop; building pool
donde: Ley 21.442 art. 2; Ley 19.537 art. 2

[condominium-exclusive-use]
ley: derechos de uso y goce exclusivo; asignarse en uso y goce exclusivo; bienes de dominio común; uso y goce exclusivo; derechos de uso y goce
gente: patio de uso exclusivo; me quieren quitar mi patio; usar el antejardín; uso exclusivo de la terraza; patio del primer piso; arriendan espacios comunes del edificio; bodega de uso exclusivo; logia de uso exclusivo; vecino ocupa el pasillo; antejardín de uso exclusivo; cerró la terraza común; ocupan un espacio común
law: exclusive use of common property; exclusive use and enjoyment of common property
people: exclusive use of a yard; neighbour took common space
donde: Ley 19.537 art. 13, 14

[condominium-parking]
ley: personas que adquieran o hayan adquirido una o más unidades; estacionamientos de visita; estacionamientos sólo podrán enajenarse; estacionamientos del condominio
gente: vender mi estacionamiento; arrendar mi estacionamiento a alguien de afuera; estacionamiento de visitas; me ocupan el estacionamiento; estacionarse en visita; me bloquean el estacionamiento del edificio; estacionamiento del condominio ocupado por otro; arrendar estacionamiento del edificio; estacionamiento de discapacitados del condominio; se estacionan en mi lugar; arrendar mi estacionamiento; vecino usa estacionamiento de visita; robaron mi auto en el edificio; estacionamiento de discapacitados; cargador de auto eléctrico; me bloquean el estacionamiento; rayaron mi auto en el edificio
law: parking spaces; visitor parking
people: sell my parking space; visitor parking; someone parks in my spot; rent out my parking space; someone parks in my space; sell my parking spot
donde: Ley 21.442 art. 54; Ley 19.537 art. 8
no: mall; supermercado; clínica

[condominium-changes-to-unit]
ley: emplear los bienes comunes; comprometer la seguridad, solidez y salubridad; obras o modificaciones en la unidad; afectar elementos estructurales del edificio
gente: botar una muralla de mi departamento; cerrar la terraza; puedo remodelar mi depto; poner aire acondicionado afuera; mi vecino del edificio está haciendo arreglos; romper un muro del depto; ampliar mi casa en condominio; cambiar las ventanas del departamento; poner malla en el balcón; horario para hacer arreglos en el edificio
law: alterations to the unit
people: close the balcony; remodel my flat; knock down a wall in my flat; install air conditioning outside
donde: Ley 21.442 art. 28, 29, 30; Ley 19.537 art. 32

[condominium-nuisance]
ley: ejecutar actos que perturben la tranquilidad; provocar ruidos en las horas que ordinariamente se destinan al descanso; turbar la tranquilidad de los demás copropietarios; ruidos en las horas que ordinariamente se destinan al descanso; usarse en forma ordenada y tranquila
gente: vecino ruidoso del edificio; fiestas en el departamento de arriba; ruidos molestos del vecino del edificio; el vecino taladra en la noche; vecino de arriba hace bulla; música fuerte en el edificio; carretes en el depto del lado; perro del vecino ladra todo el día en el edificio; olor a marihuana del vecino del edificio; vecino fuma en el balcón; vecino ruidoso; ruidos molestos; fiestas en el departamento; música fuerte; bulla del vecino; meten bulla; carrete del vecino; ruidos en la noche; taladro del vecino; vecino de arriba hace ruido; zapateo del vecino; tacos del vecino; no me dejan dormir los vecinos; ponen música hasta tarde; fiesta todas las noches
law: noise and disturbance in the building; noise in the building; quiet enjoyment
people: noisy neighbour upstairs; loud music in my building; neighbour smokes on the balcony; noisy neighbour; loud music; parties upstairs
donde: Ley 21.442 art. 28; Ley 19.537 art. 32

[condominium-pets]
ley: mascotas y animales de compañía; tenencia de mascotas; restringir el uso de bienes comunes
gente: pueden prohibir mascotas en el edificio; perro en el departamento; el edificio no deja tener perros; sacar al perro por el ascensor; tener un gato en el departamento; multa por mi perro en el condominio; el reglamento prohíbe perros; mascotas en el edificio; prohíben perros en el edificio; puedo tener perro en el departamento; perro ladra; prohibido tener gatos; vecino con perro; me multan por mi perro; perro sin correa en el condominio; caca de perro en el condominio; perro me mordió en el ascensor; se mea el perro en el pasillo
law: pets in the condominium; pets in the building
people: can the building forbid pets; dog in my flat; can the building ban my dog; barking dog next door
donde: Ley 21.442 art. 8, 31

[condominium-short-rentals]
ley: hospedaje temporal; apart-hotel; destino habitacional de la unidad; arriendo de corta estadía; destino de la unidad; arrendamiento por períodos breves; establecimiento comercial en la unidad
gente: prohibir airbnb en el edificio; arriendo por días en mi edificio; el edificio no deja arrendar por noche; mi vecino arrienda por airbnb; airbnb en el condominio; turistas en mi edificio; airbnb en el edificio; arriendo por días; prohibir airbnb; departamento por noche; negocio en el departamento; oficina en el departamento; café con piernas; cambiar destino del departamento
law: short term rentals in the building; short-term rental; change of use
people: can the building ban airbnb; neighbour rents on airbnb; business in the flat
donde: Ley 21.442 art. 8, 28

[condominium-fines]
ley: multa de una a tres unidades tributarias mensuales; infracción a las obligaciones de los copropietarios; multas por infracción al reglamento de copropiedad; infracción a las obligaciones de la copropiedad
gente: me multaron en el edificio; el comité me puso una multa; multa del reglamento de copropiedad; quién aplica las multas del condominio; no quiero pagar la multa del edificio; multa del condominio cómo reclamo; el conserje me pasó una multa; puede el administrador multar; me multó el condominio; multas del administrador; me cobran multa en los gastos comunes; multa por ruido; apelar la multa del edificio; multa injusta del condominio
law: fines in the condominium
people: fined by the condo board; building fined me; fight a condo fine
donde: Ley 21.442 art. 27, 28; Ley 19.537 art. 32

[condominium-bylaws]
ley: reglamento de copropiedad; obligatorio para los copropietarios; reglamento tipo; arrendatarios u ocupantes a cualquier título; derechos y obligaciones recíprocos de los copropietarios
gente: reglamento del edificio; cómo se cambia el reglamento de copropiedad; no hay reglamento en mi edificio; el arrendatario debe cumplir el reglamento; dónde consigo el reglamento de copropiedad; prohibiciones del edificio; reglas del edificio; normas del condominio; reglamento de copropiedad; reglas del condominio; dónde pido el reglamento; obliga el reglamento al arrendatario
law: condominium bylaws; co-ownership regulations; house rules
people: building rules; condo bylaws
donde: Ley 21.442 art. 8, 9; Ley 19.537 art. 28, 29

[condominium-bylaws-challenge]
ley: nulidad del reglamento de copropiedad; impugnar el reglamento de copropiedad; cláusulas del reglamento contrarias a la ley; declarar no obligatorio el reglamento; se declare la nulidad de normas del reglamento
gente: el reglamento del edificio es ilegal; anular el reglamento de copropiedad; regla abusiva del condominio; reglamento ilegal; regla abusiva del edificio; impugnar el reglamento; prohibición arbitraria del condominio; reglamento discrimina; anular una regla del edificio
law: challenge to the bylaws
people: unfair building rule
donde: Ley 21.442 art. 10; Ley 19.537 art. 30, 31

[condominium-assembly]
ley: asamblea de copropietarios; sesiones ordinarias de la asamblea; asamblea extraordinaria de copropietarios; sesiones ordinarias y extraordinarias de la asamblea; copropietarios hábiles
gente: cada cuánto hay asamblea en el edificio; asamblea del condominio; no me avisaron de la asamblea; asamblea del edificio por internet; reunión de copropietarios; pedir una asamblea extraordinaria en el edificio; frecuencia de las asambleas; reunión del edificio; votar en el edificio; quién vota en la asamblea
law: assembly of co-owners; ordinary session of the assembly; owners' assembly; owners meeting
people: building meeting; owners meeting
donde: Ley 21.442 art. 11, 13, 14; Ley 19.537 art. 17
no: junta de vecinos; sindicato

[condominium-assembly-quorum]
ley: asistencia de copropietarios que representen; 66% de los derechos; 75% de los derechos; mayoría absoluta de los copropietarios asistentes; quórum de la asamblea de copropietarios; quórum de la asamblea; mayoría reforzada; derechos en el condominio
gente: cuántos votos para aprobar algo en el edificio; mayoría para pintar el edificio; votación del condominio; quórum para cambiar el reglamento del edificio; mayoría para poner cámaras en el edificio; cuántos copropietarios tienen que aprobar; cuántos votos en la asamblea del edificio; quórum de la asamblea; mayoría para aprobar en el edificio; votación de la asamblea; mayoría calificada edificio
law: quorum of the assembly; quorum of owners; majority of owners; enhanced majority
people: how many votes to approve in the building; votes needed in the building
donde: Ley 21.442 art. 15; Ley 19.537 art. 17, 19
no: junta de vecinos; sindicato

[condominium-assembly-summons]
ley: citar a asamblea; anticipación mínima de cinco días; correo electrónico del copropietario registrado; citación a asamblea de copropietarios; citación a asamblea; correo electrónico del copropietario
gente: cómo deben citar a asamblea; citación a reunión de copropietarios; hicieron la asamblea del edificio sin avisar; con cuántos días avisan la asamblea del edificio; no me llegó la citación a la asamblea; citación a asamblea; no me citaron a la asamblea; cómo se cita a reunión del edificio; días de anticipación asamblea; asamblea sin aviso; pedir una asamblea; asamblea por zoom; vecinos quieren citar asamblea
law: notice of the assembly; notice of meeting; call of the assembly
people: notice of the building meeting; not told of the owners meeting; call a meeting of owners
donde: Ley 21.442 art. 14, 16; Ley 19.537 art. 18
no: junta de vecinos; sindicato

[condominium-assembly-vote-tenant]
amplio: sueltas
ley: copropietario hábil; derecho a voto del copropietario; asistencia y voto por mandatario; ocupante de la unidad; representado en la asamblea; asistir personalmente o debidamente representados
gente: arrendatario puede votar en la asamblea; moroso puede votar; ir a la asamblea en representación de otro; poder simple para la asamblea del edificio; debo gastos comunes puedo votar; poder para la asamblea; votar por otro dueño; mandar a alguien a la asamblea; administrador vota con poderes; poder simple asamblea; arrendatario representa al dueño
law: right to vote in the assembly; proxies; proxy at the assembly
people: can a tenant vote; proxy for owners meeting
donde: Ley 21.442 art. 16; Ley 19.537 art. 19, 20
no: junta de vecinos

[condominium-assembly-challenge]
ley: nulidad de los acuerdos de asamblea; impugnar acuerdos de la asamblea; libro de actas de la asamblea; acuerdos de la asamblea obligan a todos los copropietarios
gente: anular una asamblea del edificio; acuerdo ilegal de la asamblea; no hicieron acta de la asamblea; asamblea del edificio sin quórum; no estoy de acuerdo con lo que votó el edificio; plazo para impugnar la asamblea; acuerdos de la asamblea del edificio; acta de la asamblea; no estoy de acuerdo con la asamblea; obliga el acuerdo si no fui; impugnar acuerdo de asamblea; anular asamblea
law: challenge of assembly resolutions; resolutions bind all owners
people: void building meeting; bound by a vote I missed; annul a meeting
donde: Ley 21.442 art. 10, 44; Ley 19.537 art. 20
no: accionistas; sindicato; junta de vecinos

[condominium-committee]
ley: comité de administración; miembros del comité de administración; durarán hasta tres años en sus funciones; comité en representación de la asamblea; representación de la asamblea; miembros del comité; presidente del comité
gente: qué hace el comité del edificio; cómo se elige el comité; comité de administración; presidente del comité; el comité no hace nada; nadie quiere ser del comité; renunciar al comité del edificio; le pagan al comité; sacar al comité del edificio; directiva del edificio; elegir comité; cambiar el comité; comité abusa; echar al comité
law: management committee; condominium board
people: building committee; hoa board; building board; remove the committee
donde: Ley 21.442 art. 17, 18, 19; Ley 19.537 art. 21
no: paritario; ética

[condominium-administrator]
ley: registro nacional de administradores de condominios; cuidar los bienes de dominio común; administrador nombrado por la asamblea; funciones del administrador del condominio; primer administrador del condominio; administrador del condominio; funciones del administrador; cobrar y recaudar los gastos comunes
gente: administrador del edificio; qué debe hacer el administrador del edificio; echar al administrador del edificio; cambiar al administrador del condominio; requisitos para ser administrador de edificios; administrador puesto por la inmobiliaria; la inmobiliaria administra el edificio; administrador de edificios sin registro; administrador del edificio no contesta; administrador del edificio no arregla nada; funciones del administrador del edificio; administrador no hace nada; obligaciones del administrador del edificio
law: condominium administrator; duties of the condominium administrator; building manager; duties of the administrator
people: building manager; fire the building manager; property manager duties; developer still runs the building; building manager does nothing; what must the manager do
donde: Ley 21.442 art. 20, 22, 23; Ley 19.537 art. 22, 23
no: sociedad

[condominium-administrator-accounts]
ley: rendir cuenta documentada y pormenorizada; balance de ingresos y egresos; administrador al término de su gestión; cuenta del administrador del condominio; rendir cuenta documentada; cuenta corriente bancaria del condominio
gente: el administrador no rinde cuentas; se robaron la plata del edificio; ver las boletas del condominio; administrador no muestra los gastos; el administrador se robó la plata; pedir las cartolas del edificio; administrador anterior no entrega los papeles; auditar al administrador del edificio; pedir las cuentas del edificio; ver las boletas del edificio; falta plata en el edificio; balance del condominio; mala administración del edificio; libro de gastos del edificio; rendición de cuentas del edificio
law: accounts of the condominium administrator; accounts of the administrator; condominium records
people: building manager does not show the accounts; manager stole the building's money; manager stole money; see the building's accounts
donde: Ley 21.442 art. 20, 21; Ley 19.537 art. 22, 23
no: sociedad

[condominium-administrator-sanctions]
ley: secretaría regional ministerial de vivienda y urbanismo; infracciones gravísimas del administrador; eliminación del registro nacional de administradores; reclamo en contra de un administrador de condominios; Registro Nacional de Administradores de Condominios
gente: denunciar al administrador del condominio; reclamo al minvu por el administrador; reclamar contra el administrador del edificio; multa al administrador del condominio; dónde denuncio al administrador de mi edificio; administrador del condominio no está inscrito; registro de administradores; requisitos para ser administrador de edificio; administrador inscrito; curso de administrador; denunciar al administrador; seremi minvu administrador
law: sanctions on condominium administrators; national register of condominium administrators
people: complain about the building manager; is my building manager registered; report the manager
donde: Ley 21.442 art. 84, 85, 86, 88, 89
no: sociedad

[condominium-insurance]
ley: seguro colectivo contra incendio; copropietario podrá eximirse; contratar un seguro que cubra el incendio; seguro contra incendio; asegurada contra riesgo de incendio; seguro colectivo
gente: seguro de incendio del edificio; seguro obligatorio del departamento; me cobran dos seguros de incendio; ya tengo seguro del crédito hipotecario y el edificio me cobra otro; quién paga el seguro del edificio; se quemó un departamento del edificio; seguro del edificio; seguro de incendio del departamento; seguro obligatorio edificio; terremoto edificio seguro; me cobran dos seguros; seguro colectivo contra incendio
law: collective fire insurance; fire insurance; collective insurance
people: building fire insurance; charged twice for insurance
donde: Ley 21.442 art. 43; Ley 19.537 art. 36

[condominium-emergency-plan]
ley: plan de emergencia; actualizado por el comité; plan de emergencia ante sismos, incendios; plan de evacuación; siniestros o emergencias
gente: plan de evacuación del edificio; el edificio no tiene plan de emergencia; simulacro en el edificio; qué hacer en el edificio si hay temblor; evacuación del edificio; vías de evacuación; extintores del edificio; red seca; salida de emergencia bloqueada
law: emergency plan; evacuation plan
people: building evacuation plan; fire exit blocked
donde: Ley 21.442 art. 40; Ley 19.537 art. 36
no: colegio

[condominium-maintenance-entry]
ley: facilitar la ejecución de reparaciones; ingresar forzadamente a la unidad; filtraciones a otras unidades; daños a otras unidades del edificio; facilitar la realización de los trabajos; ingreso a la unidad; forzar el ingreso; filtraciones de agua
gente: filtración del piso de arriba; gotera del vecino de arriba; el vecino no deja entrar a arreglar; se me llueve por el departamento de arriba; humedad por culpa del vecino; quién paga la filtración; me inundó el vecino de arriba; el vecino de abajo dice que le goteo; cañería rota entre departamentos; el administrador puede entrar a mi departamento; filtración del departamento de arriba; me llueve del piso de arriba; vecino no deja entrar a reparar; gotera del vecino; cañería rota del vecino; humedad del departamento de arriba; inundó mi departamento; me gotea el techo del departamento; se filtra el baño de arriba; se le rebalsó la lavadora al vecino; mancha en el techo vecino
law: leaks between units; entry into a condominium unit for repairs; access for repairs
people: leak from the flat above; neighbour's pipe flooded my flat; leak from upstairs; manager enters my flat
donde: Ley 21.442 art. 29, 32; Ley 19.537 art. 36

[condominium-certification-installations]
ley: certificación de las instalaciones de gas; certificación de ascensores; mantención de ascensores; certificación periódica de las instalaciones
gente: ascensor malo del edificio; sello verde gas edificio; quién paga el arreglo del ascensor; ascensor en mal estado; ascensor parado hace semanas; cortaron el gas del edificio; sello rojo del gas; quedé encerrado en el ascensor
law: certification of gas and lifts
people: broken lift in the building
donde: Ley 19.537 art. 36

[condominium-disputes]
ley: contiendas entre los copropietarios; municipalidad podrá atender extrajudicialmente los conflictos; controversias entre los copropietarios y el administrador; juzgado de policía local en copropiedad; juez árbitro del condominio; contiendas que se promuevan entre los copropietarios o entre éstos y el administrador; convocar a asamblea; mediación municipal
gente: demandar al condominio; dónde reclamo contra el edificio; pelea con los vecinos del condominio; mediación del condominio en la muni; a qué juzgado voy por un problema del edificio; denunciar a un vecino del condominio; demandar al administrador; dónde demandar al edificio; denunciar al vecino del edificio; juzgado de policía local edificio; pelea con el comité; reclamo contra el condominio; mediación vecinal; municipalidad media entre vecinos; arreglar pelea con vecino del edificio; árbitro del condominio; resolver conflicto entre copropietarios
law: disputes between co-owners; local police court; disputes among co-owners; mediation among neighbours; arbitration among co-owners
people: sue the condominium; sue a neighbour in my building; sue the condo; where to complain about the building; mediate with my neighbour
donde: Ley 21.442 art. 44, 46; Ley 19.537 art. 33, 34, 35

[condominium-regime-start]
amplio: sueltas
ley: acoger a copropiedad inmobiliaria; certificado que declara acogido; condominio tipo a; condominio tipo b; aprobación de los planos del condominio; sitios urbanizados; unidades en un mismo terreno; copropiedad inmobiliaria; condominios acogidos al régimen; régimen de copropiedad; acogerse al régimen de copropiedad inmobiliaria; certificado que lo declare; planos del condominio
gente: qué es un condominio; acoger un edificio a copropiedad; dos casas en un sitio copropiedad; condominio tipo a y tipo b; pasaje cerrado es condominio; parcelas y condominio; diferencia entre edificio y condominio tipo a; condominio tipo a; diferencia condominio a y b; condominio de sitios; casas en condominio; definición de condominio; definición de copropiedad; vivir en condominio; ley de copropiedad; edificio de departamentos reglas; comunidad del edificio; acoger a copropiedad; edificio acogido a la ley; certificado de copropiedad; hacer un condominio; vender departamento nuevo sin copropiedad; dividir la casa en departamentos; constituir un condominio
law: condominium regime; certificate of condominium; type A condominium; type B condominium; definition of condominium; co-ownership regime; condominium units; declaration of condominium
people: what is a condominium; types of condominium; meaning of condominium; apartment building rules; make a building a condominium
donde: Ley 21.442 art. 1, 2, 47, 48; Ley 19.537 art. 1, 2, 10, 11

[condominium-regime-end]
ley: dejar sin efecto la declaración; comunidad regida por las normas del derecho común; destrucción del edificio; término de la copropiedad inmobiliaria; reconstrucción del condominio
gente: el edificio se va a demoler; salir del régimen de condominio; vender todo el edificio a una inmobiliaria; edificio dañado por el terremoto lo demuelen; todos los dueños quieren vender el edificio; demoler el edificio; vender todo el edificio; inmobiliaria compra el edificio; edificio inhabitable; edificio dañado por terremoto; salir del régimen de copropiedad; reconstruir el edificio
law: end of the condominium regime; termination of condominium; demolition of the building; reconstruction of the condominium
people: leave the condominium; demolish the condominium; tear down the building; earthquake-damaged building
donde: Ley 21.442 art. 58, 59; Ley 19.537 art. 16

[condominium-social]
ley: condominios de viviendas sociales; mejoramiento de condominios sociales; condominio de viviendas sociales; subadministraciones de condominio social
gente: block de viviendas sociales; subsidio para arreglar el block; departamento serviu copropiedad; mejorar los blocks; block sin administrador; arreglar la escalera del block; villa de blocks copropiedad; blocks; blocks de departamentos sociales; villa sin gastos comunes; condominio social; subsidio para el block; comité de block
law: social housing condominiums
people: social housing block repairs; council flats repairs; social housing blocks; no administrator in my block
donde: Ley 21.442 art. 64, 65, 66, 67, 70; Ley 19.537 art. 40, 41, 42, 43

[condominium-extraordinary-expenses]
ley: gastos comunes extraordinarios; gastos adicionales o diferentes a los gastos comunes ordinarios; cuotas extraordinarias; nuevas obras comunes
gente: cuota extraordinaria; gasto extraordinario del edificio; pintar el edificio; arreglar el ascensor; quién paga cambio de ascensor; arrendatario paga cuota extraordinaria; cobro extra del edificio
law: extraordinary expenses; special assessment
people: special assessment; elevator repair cost
donde: Ley 21.442 art. 2; Ley 19.537 art. 2

[condominium-use-of-common]
ley: servirse de los bienes de dominio común; empleándolos para su destino ordinario; sin perjuicio del uso legítimo de los demás
gente: usar los espacios comunes; prohíben usar la piscina; me prohíben usar el quincho por moroso; prohibir el gimnasio al moroso; puedo usar la azotea; cobro por usar el quincho; arrendatario usa la piscina; niños jugando en el pasillo
law: use of common property
people: banned from the pool; using shared areas
donde: Ley 19.537 art. 13

[condominium-alter-common]
ley: gravarse o arrendarse bienes comunes; obras de alteración o ampliación de los bienes de dominio común; cambio de destino de los bienes de dominio común
gente: vender un espacio común; arrendar la azotea para antena; antena en el techo del edificio; construir en área común; cambiar la fachada del edificio; techar la terraza; cambiar el destino del quincho; cerrar el balcón; obras en el edificio
law: alteration of common property; lease of common property
people: antenna on the roof; close my balcony; change the facade
donde: Ley 19.537 art. 14

[condominium-smoke-smells]
ley: emisión de ruidos, humos, olores; provocar ruidos; comprometer la seguridad, salubridad; materias húmedas, infectas, inflamables o explosivas
gente: olor a marihuana del vecino; humo de cigarro del vecino; vecino fuma; asado en el balcón; parrilla en el balcón; malos olores en el edificio; basura en el pasillo; cilindro de gas en departamento; me llega el humo del vecino; fuman en el pasillo; fuman marihuana
law: smoke, smells and hazardous materials
people: neighbour smokes weed; barbecue on balcony
donde: Ley 19.537 art. 32

[condominium-bylaws-change]
ley: primer reglamento de copropiedad; modificación del reglamento; inscrito en el Registro de Hipotecas y Gravámenes
gente: modificar el reglamento del edificio; votación para cambiar el reglamento; reglamento de la inmobiliaria; primer reglamento; edificio sin reglamento; actualizar el reglamento de copropiedad
law: first bylaws; amendment of bylaws
people: change the building rules
donde: Ley 19.537 art. 28-30

[condominium-administrator-removal]
ley: remoción del administrador; designado por la asamblea de copropietarios
gente: sacar al administrador del edificio; echar al administrador; cambiar de administrador; despedir al administrador; administrador no se va; nombrar administrador del edificio; remover administrador
law: removal of the administrator; appointment of the building manager
people: fire the building manager
donde: Ley 19.537 art. 22

[condominium-staff]
ley: personal del condominio; conserje
gente: conserje; nochero; guardia del edificio; sueldo del conserje; despedir al conserje; quién contrata al conserje; robo en el edificio; robaron en la bodega del edificio; responsabilidad del edificio por robo; cámaras en el edificio; me graban en el pasillo; se perdió mi paquete en conserjería; me robaron la bicicleta en el edificio; se metieron a robar al edificio
law: building staff; concierge; building security
people: doorman; theft in the building; cameras in hallway

[condominium-tenant-liability]
ley: copropietarios, arrendatarios u ocupantes; ocupantes a cualquier título
gente: inquilino del departamento hace ruido; dueño responde por su arrendatario; arrendatario no paga gastos comunes; multan al dueño por el arrendatario; subarrendatario del edificio; quién paga gastos comunes dueño o arrendatario
law: liability of owners, tenants and occupants
people: owner liable for tenant's fines; who pays fees owner or tenant
donde: Ley 19.537 art. 32

[condominium-developer]
ley: propietario primer vendedor; recepción definitiva; administración provisional
gente: inmobiliaria no entrega los espacios comunes; fallas en espacios comunes; edificio nuevo con fallas; demandar a la inmobiliaria; inmobiliaria administra el edificio; primera asamblea; departamentos sin vender gastos comunes; postventa inmobiliaria; departamento nuevo con fallas; se descascara el departamento nuevo; inmobiliaria no responde
law: property developer; first seller; handover of common areas
people: developer won't fix common areas; new building defects
`;
