/** Concepts of condominiums (Ley 21.442, before it Ley 19.537): how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CONDOMINIUM = `
autor: Fojas
revisado: segunda lectura 2026-11-28
amplio: sueltas

[condominium-economic-obligations]
ley: gastos comunes; cuota de mantención; fondo operacional inicial; gastos comunes ordinarios; gastos comunes extraordinarios; obligaciones económicas del condominio
gente: qué incluye el gasto común; qué me cobran en los gastos comunes; cobro extra en gastos comunes; me cobran fondo operacional; qué son los gastos comunes; gastos comunes muy caros; subieron los gastos comunes; gasto común extraordinario; desglose de los gastos comunes
law: common expenses; maintenance fees
people: what do common charges include; condo fees; hoa fees; common charges went up
donde: Ley 21.442 art. 2, 6; Ley 19.537 art. 2

[condominium-reserve-fund]
ley: fondo común de reserva; gastos comunes urgentes, extraordinarios e imprevistos; porcentaje de recargo sobre los gastos comunes
gente: fondo de reserva del edificio; para qué es el fondo de reserva; en qué pueden gastar el fondo de reserva; se gastaron el fondo de reserva; tengo que pagar fondo de reserva
law: reserve fund of the condominium; sinking fund
people: what is the building reserve fund; reserve fund spent
donde: Ley 19.537 art. 7

[condominium-share-of-expenses]
ley: proporción al avalúo fiscal; derecho en el condominio; pago de los gastos comunes en proporción
gente: por qué pago más gasto común que mi vecino; cómo se calculan los gastos comunes; prorrateo del edificio; departamento del primer piso paga ascensor; por metro cuadrado gastos comunes; local comercial paga gastos comunes; porcentaje de prorrateo
law: share of common expenses; prorating
people: how are common charges split; share of the building expenses
donde: Ley 21.442 art. 3, 6; Ley 19.537 art. 3, 4

[condominium-expenses-unused]
ley: desocupada o sin uso; no exime a su dueño; no hacer uso efectivo de un determinado bien o servicio
gente: no uso la piscina y me la cobran; departamento vacío paga gastos comunes; no vivo ahí y me cobran gasto común; no ocupo el gimnasio del edificio; no uso el ascensor y lo pago; departamento desocupado gastos comunes
law: unused units still owe common expenses
people: empty flat still pays charges
donde: Ley 21.442 art. 6; Ley 19.537 art. 4

[condominium-expenses-follow-the-unit]
ley: seguirá siempre al dominio de su unidad; aun respecto de los devengados antes de su adquisición; crédito por gastos comunes gozará de privilegio
gente: compré un depto con deuda de gastos comunes; gastos comunes del dueño anterior; quién paga la deuda del antiguo dueño del departamento; certificado de deuda de gastos comunes; vender un depto con deuda de gastos comunes; heredé un departamento con gastos comunes impagos
law: debts for common expenses follow the unit
people: previous owner's unpaid charges
donde: Ley 21.442 art. 6; Ley 19.537 art. 4

[condominium-expenses-power-cut]
ley: suspenda el suministro eléctrico; tres o más cuotas, continuas o discontinuas; morosos en el pago de tres o más cuotas; suspensión del servicio eléctrico a las unidades morosas
gente: me cortaron la luz por gastos comunes; pueden cortarme la luz por deber gastos comunes; cuántos meses de gastos comunes para cortar la luz; administrador me cortó el agua; el edificio me cortó la luz; administrador corta la luz a morosos; reponer la luz gastos comunes
law: suspension of electricity for unpaid charges
people: cut my power for unpaid charges; building cut off my electricity
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
ley: avisos de cobro de los gastos comunes; gastos comunes tendrán mérito ejecutivo; copia del acta de la asamblea; cobro ejecutivo de gastos comunes
gente: me demandaron por gastos comunes; pueden rematar mi departamento por gastos comunes; cobro judicial de gastos comunes; convenio de pago con el edificio; debo gastos comunes; no puedo pagar los gastos comunes; embargo por gastos comunes; repactar gastos comunes; publican la lista de morosos del edificio
law: executive collection of common expenses
people: sued for common charges; flat auctioned for common charges; i owe condo fees
donde: Ley 21.442 art. 32, 33, 34, 35; Ley 19.537 art. 27

[condominium-common-property]
ley: bienes de dominio común; necesarios para la existencia, seguridad y conservación; muros exteriores; terrenos de dominio común
gente: de quién es la azotea; el pasillo es común; el techo del edificio es de todos; jardín común; bienes comunes del edificio; quién paga el arreglo del techo del edificio; usar la azotea; cerraron un espacio común
law: common areas; common property of the condominium
people: who owns the roof; is the corridor common; who pays for the building roof
donde: Ley 21.442 art. 2; Ley 19.537 art. 2

[condominium-exclusive-use]
ley: derechos de uso y goce exclusivo; asignarse en uso y goce exclusivo; bienes de dominio común
gente: patio de uso exclusivo; me quieren quitar mi patio; usar el antejardín; uso exclusivo de la terraza; patio del primer piso; arriendan espacios comunes del edificio; bodega de uso exclusivo
law: exclusive use of common property
people: exclusive use of a yard
donde: Ley 19.537 art. 13, 14

[condominium-parking]
ley: personas que adquieran o hayan adquirido una o más unidades; estacionamientos de visita; estacionamientos sólo podrán enajenarse; estacionamientos del condominio
gente: vender mi estacionamiento; arrendar mi estacionamiento a alguien de afuera; estacionamiento de visitas; me ocupan el estacionamiento; estacionarse en visita; me bloquean el estacionamiento del edificio; estacionamiento del condominio ocupado por otro; arrendar estacionamiento del edificio; estacionamiento de discapacitados del condominio
law: parking spaces; visitor parking
people: sell my parking space; visitor parking; someone parks in my spot; rent out my parking space
donde: Ley 21.442 art. 54; Ley 19.537 art. 8
no: mall; supermercado; clínica

[condominium-changes-to-unit]
ley: emplear los bienes comunes; comprometer la seguridad, solidez y salubridad; obras o modificaciones en la unidad; afectar elementos estructurales del edificio
gente: botar una muralla de mi departamento; cerrar la terraza; puedo remodelar mi depto; poner aire acondicionado afuera; mi vecino del edificio está haciendo arreglos; romper un muro del depto; ampliar mi casa en condominio; cambiar las ventanas del departamento; poner malla en el balcón; horario para hacer arreglos en el edificio
law: alterations to the unit
people: close the balcony; remodel my flat; knock down a wall in my flat; install air conditioning outside
donde: Ley 21.442 art. 28, 29, 30; Ley 19.537 art. 32

[condominium-nuisance]
ley: ejecutar actos que perturben la tranquilidad; provocar ruidos en las horas que ordinariamente se destinan al descanso
gente: vecino ruidoso del edificio; fiestas en el departamento de arriba; ruidos molestos del vecino del edificio; el vecino taladra en la noche; vecino de arriba hace bulla; música fuerte en el edificio; carretes en el depto del lado; perro del vecino ladra todo el día en el edificio; olor a marihuana del vecino del edificio; vecino fuma en el balcón
law: noise and disturbance in the building
people: noisy neighbour upstairs; loud music in my building; neighbour smokes on the balcony
donde: Ley 21.442 art. 28; Ley 19.537 art. 32

[condominium-pets]
ley: mascotas y animales de compañía; tenencia de mascotas; restringir el uso de bienes comunes
gente: pueden prohibir mascotas en el edificio; perro en el departamento; el edificio no deja tener perros; sacar al perro por el ascensor; tener un gato en el departamento; multa por mi perro en el condominio; el reglamento prohíbe perros
law: pets in the condominium
people: can the building forbid pets; dog in my flat
donde: Ley 21.442 art. 8, 31

[condominium-short-rentals]
ley: hospedaje temporal; apart-hotel; destino habitacional de la unidad; arriendo de corta estadía
gente: prohibir airbnb en el edificio; arriendo por días en mi edificio; el edificio no deja arrendar por noche; mi vecino arrienda por airbnb; airbnb en el condominio; turistas en mi edificio
law: short term rentals in the building
people: can the building ban airbnb; neighbour rents on airbnb
donde: Ley 21.442 art. 8, 28

[condominium-fines]
ley: multa de una a tres unidades tributarias mensuales; reincidencia; infracción a las obligaciones de los copropietarios; multas por infracción al reglamento de copropiedad
gente: me multaron en el edificio; el comité me puso una multa; multa del reglamento de copropiedad; quién aplica las multas del condominio; no quiero pagar la multa del edificio; multa del condominio cómo reclamo; el conserje me pasó una multa; puede el administrador multar
law: fines in the condominium
people: fined by the condo board
donde: Ley 21.442 art. 27, 28; Ley 19.537 art. 32

[condominium-bylaws]
ley: reglamento de copropiedad; obligatorio para los copropietarios; reglamento tipo; arrendatarios u ocupantes a cualquier título
gente: reglamento del edificio; cómo se cambia el reglamento de copropiedad; no hay reglamento en mi edificio; el arrendatario debe cumplir el reglamento; dónde consigo el reglamento de copropiedad; prohibiciones del edificio
law: condominium bylaws
people: building rules
donde: Ley 21.442 art. 8, 9; Ley 19.537 art. 28, 29

[condominium-bylaws-challenge]
ley: nulidad del reglamento de copropiedad; impugnar el reglamento de copropiedad; cláusulas del reglamento contrarias a la ley; declarar no obligatorio el reglamento
gente: el reglamento del edificio es ilegal; anular el reglamento de copropiedad; regla abusiva del condominio
law: challenge to the bylaws
people: unfair building rule
donde: Ley 21.442 art. 10; Ley 19.537 art. 31

[condominium-assembly]
ley: asamblea de copropietarios; sesiones ordinarias de la asamblea; asamblea extraordinaria de copropietarios
gente: cada cuánto hay asamblea en el edificio; asamblea del condominio; no me avisaron de la asamblea; asamblea del edificio por internet; reunión de copropietarios; pedir una asamblea extraordinaria en el edificio
law: assembly of co-owners; ordinary session of the assembly
people: building meeting; owners meeting
donde: Ley 21.442 art. 11, 13, 14; Ley 19.537 art. 17
no: junta de vecinos; sindicato

[condominium-assembly-quorum]
ley: asistencia de copropietarios que representen; 66% de los derechos; 75% de los derechos; mayoría absoluta de los copropietarios asistentes; quórum de la asamblea de copropietarios
gente: cuántos votos para aprobar algo en el edificio; mayoría para pintar el edificio; votación del condominio; quórum para cambiar el reglamento del edificio; mayoría para poner cámaras en el edificio; cuántos copropietarios tienen que aprobar
law: quorum of the assembly
people: how many votes to approve in the building
donde: Ley 21.442 art. 15; Ley 19.537 art. 19
no: junta de vecinos; sindicato

[condominium-assembly-summons]
ley: citar a asamblea; anticipación mínima de cinco días; correo electrónico del copropietario registrado; citación a asamblea de copropietarios
gente: cómo deben citar a asamblea; citación a reunión de copropietarios; hicieron la asamblea del edificio sin avisar; con cuántos días avisan la asamblea del edificio; no me llegó la citación a la asamblea
law: notice of the assembly
people: notice of the building meeting
donde: Ley 21.442 art. 14, 16; Ley 19.537 art. 18
no: junta de vecinos; sindicato

[condominium-assembly-vote-tenant]
ley: copropietario hábil; derecho a voto del copropietario; asistencia y voto por mandatario; ocupante de la unidad
gente: arrendatario puede votar en la asamblea; moroso puede votar; ir a la asamblea en representación de otro; poder simple para la asamblea del edificio; debo gastos comunes puedo votar
law: right to vote in the assembly; proxies
people: can a tenant vote
donde: Ley 21.442 art. 16; Ley 19.537 art. 20
no: junta de vecinos

[condominium-assembly-challenge]
ley: nulidad de los acuerdos de asamblea; impugnar acuerdos de la asamblea; libro de actas de la asamblea
gente: anular una asamblea del edificio; acuerdo ilegal de la asamblea; no hicieron acta de la asamblea; asamblea del edificio sin quórum; no estoy de acuerdo con lo que votó el edificio; plazo para impugnar la asamblea
law: challenge of assembly resolutions
people: void building meeting
donde: Ley 21.442 art. 10, 44
no: accionistas; sindicato; junta de vecinos

[condominium-committee]
ley: comité de administración; miembros del comité de administración; durarán hasta tres años en sus funciones; comité en representación de la asamblea
gente: qué hace el comité del edificio; cómo se elige el comité; comité de administración; presidente del comité; el comité no hace nada; nadie quiere ser del comité; renunciar al comité del edificio; le pagan al comité; sacar al comité del edificio
law: management committee
people: building committee; hoa board
donde: Ley 21.442 art. 17, 18, 19; Ley 19.537 art. 21
no: paritario; ética

[condominium-administrator]
ley: registro nacional de administradores de condominios; cuidar los bienes de dominio común; administrador nombrado por la asamblea; funciones del administrador del condominio; primer administrador del condominio; administrador del condominio
gente: administrador del edificio; qué debe hacer el administrador del edificio; echar al administrador del edificio; cambiar al administrador del condominio; requisitos para ser administrador de edificios; administrador puesto por la inmobiliaria; la inmobiliaria administra el edificio; administrador de edificios sin registro; administrador del edificio no contesta; administrador del edificio no arregla nada
law: condominium administrator; duties of the condominium administrator
people: building manager; fire the building manager; property manager duties; developer still runs the building
donde: Ley 21.442 art. 20, 22, 23; Ley 19.537 art. 22, 23
no: sociedad

[condominium-administrator-accounts]
ley: rendir cuenta documentada y pormenorizada; balance de ingresos y egresos; administrador al término de su gestión; cuenta del administrador del condominio
gente: el administrador no rinde cuentas; se robaron la plata del edificio; ver las boletas del condominio; administrador no muestra los gastos; el administrador se robó la plata; pedir las cartolas del edificio; administrador anterior no entrega los papeles; auditar al administrador del edificio
law: accounts of the condominium administrator
people: building manager does not show the accounts; manager stole the building's money
donde: Ley 21.442 art. 21, 20; Ley 19.537 art. 23
no: sociedad

[condominium-administrator-sanctions]
ley: secretaría regional ministerial de vivienda y urbanismo; infracciones gravísimas del administrador; eliminación del registro nacional de administradores; reclamo en contra de un administrador de condominios
gente: denunciar al administrador del condominio; reclamo al minvu por el administrador; reclamar contra el administrador del edificio; multa al administrador del condominio; dónde denuncio al administrador de mi edificio; administrador del condominio no está inscrito
law: sanctions on condominium administrators
people: complain about the building manager
donde: Ley 21.442 art. 84, 85, 86, 88, 89
no: sociedad

[condominium-insurance]
ley: seguro colectivo contra incendio; copropietario podrá eximirse; contratar un seguro que cubra el incendio
gente: seguro de incendio del edificio; seguro obligatorio del departamento; me cobran dos seguros de incendio; ya tengo seguro del crédito hipotecario y el edificio me cobra otro; quién paga el seguro del edificio; se quemó un departamento del edificio
law: collective fire insurance
people: building fire insurance
donde: Ley 21.442 art. 43; Ley 19.537 art. 36

[condominium-emergency-plan]
ley: plan de emergencia; actualizado por el comité; plan de emergencia ante sismos, incendios; plan de evacuación
gente: plan de evacuación del edificio; el edificio no tiene plan de emergencia; simulacro en el edificio; qué hacer en el edificio si hay temblor
law: emergency plan
people: building evacuation plan
donde: Ley 21.442 art. 40; Ley 19.537 art. 36
no: colegio

[condominium-maintenance-entry]
ley: facilitar la ejecución de reparaciones; ingresar forzadamente a la unidad; filtraciones a otras unidades; daños a otras unidades del edificio
gente: filtración del piso de arriba; gotera del vecino de arriba; el vecino no deja entrar a arreglar; se me llueve por el departamento de arriba; humedad por culpa del vecino; quién paga la filtración; me inundó el vecino de arriba; el vecino de abajo dice que le goteo; cañería rota entre departamentos; el administrador puede entrar a mi departamento
law: leaks between units; entry into a condominium unit for repairs
people: leak from the flat above; neighbour's pipe flooded my flat
donde: Ley 21.442 art. 29, 32; Ley 19.537 art. 36

[condominium-certification-installations]
ley: certificación de las instalaciones de gas; certificación de ascensores; mantención de ascensores; certificación periódica de las instalaciones
gente: ascensor malo del edificio; sello verde gas edificio; quién paga el arreglo del ascensor; ascensor en mal estado; ascensor parado hace semanas; cortaron el gas del edificio; sello rojo del gas; quedé encerrado en el ascensor
law: certification of gas and lifts
people: broken lift in the building
donde: Ley 19.537 art. 36

[condominium-disputes]
ley: contiendas entre los copropietarios; municipalidad podrá atender extrajudicialmente los conflictos; controversias entre los copropietarios y el administrador; juzgado de policía local en copropiedad; juez árbitro del condominio
gente: demandar al condominio; dónde reclamo contra el edificio; pelea con los vecinos del condominio; mediación del condominio en la muni; a qué juzgado voy por un problema del edificio; denunciar a un vecino del condominio
law: disputes between co-owners
people: sue the condominium; sue a neighbour in my building
donde: Ley 21.442 art. 44, 46; Ley 19.537 art. 33, 34, 35

[condominium-regime-start]
ley: acoger a copropiedad inmobiliaria; certificado que declara acogido; condominio tipo a; condominio tipo b; aprobación de los planos del condominio
gente: qué es un condominio; acoger un edificio a copropiedad; dos casas en un sitio copropiedad; condominio tipo a y tipo b; pasaje cerrado es condominio; parcelas y condominio; diferencia entre edificio y condominio tipo a
law: condominium regime; certificate of condominium
people: what is a condominium
donde: Ley 21.442 art. 1, 47, 48; Ley 19.537 art. 1, 10, 11

[condominium-regime-end]
ley: dejar sin efecto la declaración; comunidad regida por las normas del derecho común; destrucción del edificio; término de la copropiedad inmobiliaria
gente: el edificio se va a demoler; salir del régimen de condominio; vender todo el edificio a una inmobiliaria; edificio dañado por el terremoto lo demuelen; todos los dueños quieren vender el edificio
law: end of the condominium regime
people: leave the condominium; demolish the condominium
donde: Ley 21.442 art. 58, 59; Ley 19.537 art. 16

[condominium-social]
ley: condominios de viviendas sociales; mejoramiento de condominios sociales; condominio de viviendas sociales
gente: block de viviendas sociales; subsidio para arreglar el block; departamento serviu copropiedad; mejorar los blocks; block sin administrador; arreglar la escalera del block; villa de blocks copropiedad
law: social housing condominiums
people: social housing block repairs; council flats repairs
donde: Ley 21.442 art. 64, 65, 66, 67, 70; Ley 19.537 art. 40, 41, 42, 43
`;
