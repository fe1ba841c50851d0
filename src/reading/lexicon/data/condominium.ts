/** Concepts of condominiums (Ley 21.442, before it Ley 19.537): how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const CONDOMINIUM = `
autor: Fojas
amplio: sueltas

[condominium-economic-obligations]
ley: obligaciones económicas; gastos comunes; cuota de mantención; fondo común de reserva; fondo operacional inicial
gente: qué incluye el gasto común; qué me cobran en los gastos comunes; fondo de reserva del edificio; cobro extra en gastos comunes; me cobran fondo operacional
law: common expenses; reserve fund
people: what do common charges include
donde: Ley 21.442 art. 2, 6, 7; Ley 19.537 art. 2, 7

[condominium-share-of-expenses]
ley: proporción al avalúo fiscal; derecho en el condominio; pago de los gastos comunes en proporción
gente: por qué pago más gasto común que mi vecino; cómo se calculan los gastos comunes; prorrateo del edificio; departamento del primer piso paga ascensor
law: share of common expenses; prorating
people: how are common charges split
donde: Ley 21.442 art. 3, 6; Ley 19.537 art. 3, 4

[condominium-expenses-unused]
ley: desocupada o sin uso; no exime a su dueño; no hacer uso efectivo de un determinado bien o servicio
gente: no uso la piscina y me la cobran; departamento vacío paga gastos comunes; no vivo ahí y me cobran gasto común
law: unused units still owe common expenses
people: empty flat still pays charges
donde: Ley 21.442 art. 6; Ley 19.537 art. 4

[condominium-expenses-follow-the-unit]
ley: seguirá siempre al dominio de su unidad; aun respecto de los devengados antes de su adquisición; crédito correlativo gozará de un privilegio
gente: compré un depto con deuda de gastos comunes; gastos comunes del dueño anterior; quién paga la deuda del antiguo dueño del departamento
law: debts for common expenses follow the unit
people: previous owner's unpaid charges
donde: Ley 21.442 art. 6; Ley 19.537 art. 4

[condominium-expenses-power-cut]
ley: suspenda el suministro eléctrico; tres o más cuotas, continuas o discontinuas; morosos en el pago
gente: me cortaron la luz por gastos comunes; pueden cortarme la luz por deber gastos comunes; cuántos meses de gastos comunes para cortar la luz; administrador me cortó el agua
law: suspension of electricity for unpaid charges
people: cut my power for unpaid charges
donde: Ley 21.442 art. 36; Ley 19.537 art. 5

[condominium-expenses-interest]
ley: interés máximo convencional; mora en el pago; el que indique el reglamento de copropiedad
gente: intereses por gastos comunes atrasados; multa por pagar tarde el gasto común
law: interest on late common expenses
people: late fee on common charges
donde: Ley 21.442 art. 7; Ley 19.537 art. 5

[condominium-expenses-collection]
ley: avisos de cobro; tendrán mérito ejecutivo; copia del acta de la asamblea
gente: me demandaron por gastos comunes; pueden rematar mi departamento por gastos comunes; cobro judicial de gastos comunes; convenio de pago con el edificio
law: executive collection of common expenses
people: sued for common charges; auction of the flat
donde: Ley 21.442 art. 32, 33, 34, 35; Ley 19.537 art. 27

[condominium-common-property]
ley: bienes de dominio común; necesarios para la existencia, seguridad y conservación; muros exteriores; terrenos de dominio común
gente: de quién es la azotea; el pasillo es común; el techo del edificio es de todos; jardín común
law: common property
people: who owns the roof; is the corridor common
donde: Ley 21.442 art. 2; Ley 19.537 art. 2

[condominium-exclusive-use]
ley: derechos de uso y goce exclusivo; asignarse en uso y goce exclusivo; bienes de dominio común
gente: patio de uso exclusivo; me quieren quitar mi patio; usar el antejardín; uso exclusivo de la terraza
law: exclusive use of common property
people: exclusive use of a yard
donde: Ley 21.442 art. 9, 42; Ley 19.537 art. 13, 14

[condominium-parking]
ley: estacionamientos; sólo podrán enajenarse; personas que adquieran o hayan adquirido una o más unidades; estacionamientos de visita
gente: vender mi estacionamiento; arrendar mi estacionamiento a alguien de afuera; estacionamiento de visitas; me ocupan el estacionamiento; estacionarse en visita
law: parking spaces; visitor parking
people: sell my parking space; visitor parking
donde: Ley 21.442 art. 54; Ley 19.537 art. 8

[condominium-changes-to-unit]
ley: obras o modificaciones; emplear los bienes comunes; ejecutar actos que perturben la tranquilidad; comprometer la seguridad, solidez y salubridad
gente: botar una muralla de mi departamento; cerrar la terraza; puedo remodelar mi depto; poner aire acondicionado afuera; mi vecino está haciendo arreglos
law: alterations to the unit
people: close the balcony; remodel my flat
donde: Ley 21.442 art. 28, 29, 30; Ley 19.537 art. 32

[condominium-nuisance]
ley: ejecutar actos que perturben la tranquilidad; provocar ruidos en las horas que ordinariamente se destinan al descanso
gente: vecino ruidoso del edificio; fiestas en el departamento de arriba; ruidos molestos del vecino del edificio; el vecino taladra en la noche
law: noise and disturbance in the building
people: noisy neighbour upstairs
donde: Ley 21.442 art. 28; Ley 19.537 art. 32

[condominium-pets]
ley: mascotas y animales de compañía; tenencia de mascotas; restringir el uso de bienes comunes
gente: pueden prohibir mascotas en el edificio; perro en el departamento; el edificio no deja tener perros; sacar al perro por el ascensor
law: pets in the condominium
people: can the building forbid pets
donde: Ley 21.442 art. 8, 31; Ley 21.020 art. 12

[condominium-short-rentals]
ley: hospedaje temporal; destino de la unidad; apart-hotel; reglamento de copropiedad
gente: prohibir airbnb en el edificio; arriendo por días en mi edificio; el edificio no deja arrendar por noche
law: short term rentals in the building
people: can the building ban airbnb
donde: Ley 21.442 art. 8, 28

[condominium-fines]
ley: multa de una a tres unidades tributarias mensuales; reincidencia; juzgado de policía local; infracción a las obligaciones
gente: me multaron en el edificio; el comité me puso una multa; multa del reglamento de copropiedad; quién aplica las multas del condominio
law: fines in the condominium
people: fined by the building
donde: Ley 21.442 art. 27, 28; Ley 19.537 art. 32

[condominium-bylaws]
ley: reglamento de copropiedad; obligatorio para los copropietarios; asignatarios y arrendatarios; reglamento tipo
gente: reglamento del edificio; cómo se cambia el reglamento de copropiedad; no hay reglamento en mi edificio; el arrendatario debe cumplir el reglamento
law: condominium bylaws
people: building rules
donde: Ley 21.442 art. 8, 9; Ley 19.537 art. 28, 29

[condominium-bylaws-challenge]
ley: nulidad del reglamento de copropiedad; cláusulas que no se ajusten a la ley; declarar su no obligatoriedad
gente: el reglamento del edificio es ilegal; anular el reglamento de copropiedad; regla abusiva del condominio
law: challenge to the bylaws
people: unfair building rule
donde: Ley 21.442 art. 10; Ley 19.537 art. 31

[condominium-assembly]
ley: asamblea de copropietarios; sesiones ordinarias; sesiones extraordinarias; una vez al año
gente: cada cuánto hay asamblea en el edificio; asamblea del condominio; no me avisaron de la asamblea; asamblea por internet
law: assembly of co-owners; ordinary session
people: building meeting
donde: Ley 21.442 art. 11, 13, 14; Ley 19.537 art. 17

[condominium-assembly-quorum]
ley: asistencia de copropietarios que representen; mayoría absoluta de los asistentes; 66% de los derechos; 75% de los derechos
gente: cuántos votos para aprobar algo en el edificio; quórum de asamblea; mayoría para pintar el edificio; votación del condominio
law: quorum of the assembly
people: how many votes to approve in the building
donde: Ley 21.442 art. 15; Ley 19.537 art. 19

[condominium-assembly-summons]
ley: citar a asamblea; carta certificada; anticipación mínima de cinco días; copropietarios hábiles
gente: cómo deben citar a asamblea; citación a reunión de copropietarios; hicieron la asamblea sin avisar
law: notice of the assembly
people: notice of the building meeting
donde: Ley 21.442 art. 14, 16; Ley 19.537 art. 18

[condominium-assembly-vote-tenant]
ley: copropietario hábil; ejercer derechos de asistencia; mandatario; ocupante
gente: arrendatario puede votar en la asamblea; moroso puede votar; ir a la asamblea en representación de otro; poder para asamblea
law: right to vote in the assembly; proxies
people: can a tenant vote
donde: Ley 21.442 art. 16; Ley 19.537 art. 20

[condominium-assembly-challenge]
ley: impugnar acuerdos; nulidad de los acuerdos de asamblea; libro de actas
gente: anular una asamblea del edificio; acuerdo ilegal de la asamblea; no hicieron acta
law: challenge of assembly resolutions
people: void building meeting
donde: Ley 21.442 art. 10, 16, 44

[condominium-committee]
ley: comité de administración; tres personas; durarán hasta tres años; representación de la asamblea
gente: qué hace el comité del edificio; cómo se elige el comité; comité de administración; sacar al comité; presidente del comité
law: management committee
people: building committee
donde: Ley 21.442 art. 17, 18, 19; Ley 19.537 art. 21

[condominium-administrator]
ley: administrador; nombrado por la asamblea; registro nacional de administradores de condominios; cuidar los bienes de dominio común
gente: qué debe hacer el administrador; administrador del edificio; echar al administrador; cambiar al administrador; administrador sin registro
law: administrator; duties of the administrator
people: building manager; fire the manager
donde: Ley 21.442 art. 20, 22, 23; Ley 19.537 art. 22, 23

[condominium-administrator-accounts]
ley: rendir cuenta documentada y pormenorizada; balance de ingresos y egresos; término de su gestión
gente: el administrador no rinde cuentas; se robaron la plata del edificio; ver las boletas del condominio; administrador no muestra los gastos
law: accounts of the administrator
people: manager does not show the accounts
donde: Ley 21.442 art. 21, 20; Ley 19.537 art. 23

[condominium-administrator-sanctions]
ley: infracciones gravísimas; eliminación del registro; secretaría regional ministerial de vivienda y urbanismo; reclamo en contra de un administrador
gente: reclamar contra el administrador; denunciar al administrador del condominio; multa al administrador
law: sanctions on administrators
people: complain about the building manager
donde: Ley 21.442 art. 84, 85, 86, 88, 89

[condominium-insurance]
ley: seguro colectivo contra incendio; copropietario podrá eximirse; contratar un seguro que cubra el incendio
gente: seguro de incendio del edificio; me cobran dos seguros; seguro obligatorio del departamento
law: collective fire insurance
people: building fire insurance
donde: Ley 21.442 art. 43; Ley 19.537 art. 36

[condominium-emergency-plan]
ley: plan de emergencia; sismos, incendios; actualizado por el comité; profesional competente
gente: plan de evacuación del edificio; el edificio no tiene plan de emergencia
law: emergency plan
people: building evacuation plan
donde: Ley 21.442 art. 40; Ley 19.537 art. 36

[condominium-maintenance-entry]
ley: facilitar la ejecución de reparaciones; ingresar a una unidad; daños a otras unidades; filtraciones
gente: filtración del piso de arriba; gotera del vecino de arriba; el vecino no deja entrar a arreglar; se me llueve por el departamento de arriba; humedad por culpa del vecino
law: entry for repairs; leaks between units
people: leak from the flat above
donde: Ley 21.442 art. 29, 32; Ley 19.537 art. 36

[condominium-certification-installations]
ley: certificación periódica; instalaciones de gas; ascensores; mantención de los elementos
gente: ascensor malo del edificio; sello verde gas edificio; quién paga el arreglo del ascensor; ascensor en mal estado
law: certification of gas and lifts
people: broken lift in the building
donde: Ley 21.442 art. 39, 45; Ley 19.537 art. 36

[condominium-disputes]
ley: contiendas entre los copropietarios; juzgado de policía local; arbitraje; tribunal arbitral; municipalidad podrá atender extrajudicialmente los conflictos
gente: demandar al condominio; dónde reclamo contra el edificio; pelea con los vecinos del condominio; mediación del condominio en la muni
law: disputes between co-owners
people: sue the condominium
donde: Ley 21.442 art. 44, 46; Ley 19.537 art. 33, 34, 35

[condominium-regime-start]
ley: acoger a copropiedad inmobiliaria; certificado que declara acogido; director de obras municipales; planos
gente: qué es un condominio; acoger un edificio a copropiedad; dos casas en un sitio copropiedad; condominio tipo a y tipo b
law: condominium regime; certificate of condominium
people: what is a condominium
donde: Ley 21.442 art. 1, 47, 48; Ley 19.537 art. 1, 10, 11

[condominium-regime-end]
ley: dejar sin efecto la declaración; comunidad regida por las normas del derecho común; destrucción
gente: el edificio se va a demoler; salir del régimen de condominio; vender todo el edificio a una inmobiliaria
law: end of the condominium regime
people: leave the condominium; demolish the building
donde: Ley 21.442 art. 58, 59; Ley 19.537 art. 16

[condominium-social]
ley: condominios de viviendas sociales; subsidio; programas de mejoramiento; municipalidad podrá
gente: block de viviendas sociales; subsidio para arreglar el block; departamento serviu copropiedad; mejorar los blocks
law: social housing condominiums
people: social housing block repairs
donde: Ley 21.442 art. 64, 65, 66, 67, 70; Ley 19.537 art. 40, 41, 42, 43
`;
