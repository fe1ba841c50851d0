/** Concepts of environment: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const ENVIRONMENT = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[environment-right-clean]
ley: medio ambiente libre de contaminación; protección del medio ambiente; preservación de la naturaleza; conservación del patrimonio ambiental
gente: derecho a vivir sin contaminación; contaminación; contaminan mi barrio; derecho al aire limpio; medio ambiente sano; zona de sacrificio
law: right to a pollution-free environment
people: right to clean air; pollution near my home
donde: Constitución Política art. 19, 20; Ley 19.300 art. 1

[environment-protection-action]
ley: recurso de protección; acto u omisión ilegal imputable; medio ambiente libre de contaminación
gente: recurso de protección ambiental; ir a la corte por contaminación; parar una fábrica que contamina; recurso contra empresa contaminante
law: constitutional protection action
people: court action against pollution
donde: Constitución Política art. 20

[environment-definitions]
ley: para todos los efectos legales, se entenderá por; daño ambiental; impacto ambiental; línea de base; desarrollo sustentable
gente: qué es daño ambiental; qué es contaminación según la ley; qué es impacto ambiental; línea base; definición de medio ambiente
law: environmental definitions
people: meaning of environmental damage
donde: Ley 19.300 art. 2

[environment-seia-entry]
ley: sistema de evaluación de impacto ambiental; sólo podrán ejecutarse o modificarse previa evaluación; proyectos o actividades susceptibles de causar impacto ambiental; someterse al sistema
gente: qué proyectos necesitan evaluación ambiental; seia; mi proyecto necesita estudio ambiental; construyen sin permiso ambiental; proyecto sin evaluación de impacto; inmobiliaria sin estudio ambiental
law: environmental impact assessment system; projects subject to assessment
people: does project need environmental approval; built without environmental permit
donde: Ley 19.300 art. 8, 10

[environment-impact-study]
ley: estudio de impacto ambiental; riesgo para la salud de la población; efectos adversos significativos; reasentamiento de comunidades humanas; recursos naturales renovables
gente: estudio de impacto ambiental; eia; cuándo se exige estudio ambiental; proyecto daña la salud de la gente; proyecto cerca de comunidad; medidas de mitigación
law: environmental impact study
people: impact study required
donde: Ley 19.300 art. 11, 12

[environment-impact-declaration]
ley: declaración de impacto ambiental; declaración jurada; compromisos ambientales voluntarios
gente: declaración de impacto ambiental; declaración ambiental; cuánto demora la declaración ambiental
law: environmental impact declaration
people: impact declaration
donde: Ley 19.300 art. 18, 18 bis, 19

[environment-project-splitting]
ley: fraccionar sus proyectos; variar el instrumento de evaluación; eludir el ingreso
gente: dividen el proyecto para no evaluarlo; fraccionamiento de proyecto; elusión del seia; partir el proyecto en etapas
law: project splitting; evasion of assessment
people: split project to avoid assessment
donde: Ley 19.300 art. 11 bis

[environment-assessment-time]
ley: informe consolidado; aclaraciones, rectificaciones o ampliaciones
gente: cuánto demora la evaluación ambiental; plazo del estudio de impacto ambiental; adenda ambiental; icsara; demora permiso ambiental
law: time limits of environmental assessment
people: how long environmental approval takes
donde: Ley 19.300 art. 15, 15 bis, 16

[environment-rca]
ley: resolución de calificación ambiental; requisitos ambientales aplicables; ningún organismo del Estado podrá negar
gente: permiso ambiental; rca; aprobaron el proyecto ambiental; empresa no cumple la rca; resolución ambiental
law: environmental approval; qualification resolution
people: environmental permit; project approved
donde: Ley 19.300 art. 24, 25

[environment-rca-lapse-review]
ley: inicio de la ejecución; revisada, excepcionalmente; variado sustantivamente
gente: caducó el permiso ambiental; proyecto aprobado hace años; permiso ambiental vencido; revisar la rca; rca antigua
law: lapse of environmental approval
people: expired environmental permit
donde: Ley 19.300 art. 25 ter, 25 quinquies

[environment-rca-appeal]
ley: reclamación ante el Comité de Ministros; rechace o establezca condiciones; Director Ejecutivo
gente: rechazaron el proyecto ambiental; reclamar contra la rca; comité de ministros; apelar permiso ambiental; impugnar aprobación de un proyecto
law: appeal against environmental decision; Committee of Ministers
people: appeal environmental permit; project rejected
donde: Ley 19.300 art. 20; Ley 20.600 art. 17

[environment-public-participation]
ley: participación de la comunidad; formular observaciones; cargas ambientales; personas directamente afectadas
gente: participación ciudadana; opinar sobre un proyecto; vecinos contra un proyecto; hacer observaciones al proyecto; plazo de participación ciudadana; no tomaron en cuenta mis observaciones; oponerse a una central
law: public participation in environmental assessment
people: comment on a project; neighbours against project
donde: Ley 19.300 art. 26, 27, 28, 29, 30 bis

[environment-information-access]
ley: acceder a la información de carácter ambiental; en poder de la Administración; sistema nacional de información ambiental
gente: pedir información ambiental; datos de contaminación; información del proyecto; saber qué emite la fábrica
law: access to environmental information
people: ask for environmental information
donde: Ley 19.300 art. 31 bis, 31 ter

[environment-strategic-assessment]
ley: evaluación ambiental estratégica; políticas y planes; planes reguladores; ordenamiento territorial
gente: evaluación estratégica del plan regulador; plan regulador ambiental; eae
law: strategic environmental assessment
people: strategic assessment
donde: Ley 19.300 art. 7 bis, 7 ter

[environment-standards]
ley: normas primarias de calidad ambiental; normas secundarias; normas de emisión; decreto supremo
gente: norma de calidad del aire; límite de contaminación; norma de emisión; cuánto puede contaminar una fábrica; límite de emisiones
law: environmental quality standards; emission standards
people: pollution limits; air quality standard
donde: Ley 19.300 art. 32, 33, 40

[environment-decontamination-plans]
ley: zona latente o saturada; planes de prevención o descontaminación; zonas saturadas; episodio crítico
gente: prohibición de leña; zona saturada; plan de descontaminación; no puedo prender la estufa; preemergencia; emergencia ambiental; multa por humo de leña; calefactor a leña prohibido; esmog; restricción vehicular
law: saturated zone; decontamination plan
people: wood stove ban; smog alert; air pollution plan
donde: Ley 19.300 art. 43, 44, 45, 47

[environment-protected-areas]
ley: áreas silvestres protegidas; Sistema Nacional de Áreas Silvestres Protegidas; parque nacional; diversidad biológica; santuario de la naturaleza
gente: parque nacional; construir en parque nacional; reserva natural; santuario de la naturaleza; área protegida privada; acampar en parque; hacer fuego en parque nacional
law: protected areas; national parks
people: national park rules; nature sanctuary
donde: Ley 19.300 art. 34, 35, 36; Ley 17.288 art. 31

[environment-species-classification]
ley: clasificar las especies; estados de conservación; planes de recuperación; especies de plantas, algas, hongos y animales silvestres
gente: especie en peligro; animal protegido; planta en extinción; especie vulnerable; árbol protegido
law: species classification; endangered species
people: endangered species; protected animal
donde: Ley 19.300 art. 37, 38

[environment-damage-liability]
ley: daño ambiental; culposa o dolosamente cause daño ambiental; repararlo materialmente; se presume legalmente la responsabilidad
gente: demandar por contaminación; empresa contaminó el río; daño al medio ambiente; contaminaron mi terreno; quién paga la contaminación; derrame de petróleo; mataron el río
law: liability for environmental damage
people: sue for pollution; company polluted river
donde: Ley 19.300 art. 3, 51, 52

[environment-damage-action]
ley: acción ambiental; reparación del medio ambiente dañado; acción indemnizatoria ordinaria; titulares de la acción; directamente afectado
gente: quién puede demandar por daño ambiental; que limpien lo que contaminaron; la muni demanda por contaminación; reparar el daño ambiental
law: environmental remediation action
people: who can sue for environmental damage; make them clean up
donde: Ley 19.300 art. 53, 54, 60

[environment-damage-limitation]
ley: manifestación evidente del daño; acción ambiental
gente: plazo para demandar por contaminación; cuándo prescribe el daño ambiental; contaminación antigua demanda
law: limitation of environmental claims
people: time limit environmental damage
donde: Ley 19.300 art. 63

[environment-courts]
ley: Tribunal Ambiental; demandas para obtener la reparación del medio ambiente dañado; serán competentes para conocer
gente: tribunal ambiental; dónde demando por contaminación; juzgado ambiental; juicio ambiental
law: environmental court
people: environmental court
donde: Ley 20.600 art. 5, 17, 18; Ley 19.300 art. 60

[environment-sma-complaint]
ley: denunciar ante la Superintendencia; incumplimiento de instrumentos de gestión ambiental; Superintendencia del Medio Ambiente; cualquier persona podrá denunciar
gente: denunciar contaminación; denunciar una empresa que contamina; denuncia a la sma; dónde denuncio malos olores; denunciar una fábrica; superintendencia del medio ambiente
law: complaint to environmental superintendence
people: report pollution; report a factory
donde: Ley 20.417 art. 21, 47

[environment-sma-infractions]
ley: incumplimiento de las condiciones, normas y medidas; potestad sancionadora
gente: infracción ambiental; empresa incumple permiso ambiental; infracción grave ambiental; incumplir la rca
law: environmental infringements
people: environmental violation
donde: Ley 20.417 art. 35, 36

[environment-sma-fines]
ley: amonestación por escrito; clausura temporal o definitiva; revocación de la resolución de calificación ambiental; diez mil unidades tributarias anuales
gente: multa por contaminar; multa de la sma; cuánto es la multa ambiental; clausuraron una empresa por contaminar; sanción por contaminar
law: environmental fines
people: fine for polluting
donde: Ley 20.417 art. 38, 39, 40

[environment-sma-compliance]
ley: programa de cumplimiento; planes de reparación; formulación precisa de los cargos
gente: programa de cumplimiento ambiental; me formularon cargos ambientales; autodenuncia ambiental; descargos sma; plazo descargos ambientales
law: environmental compliance programme; self-reporting
people: environmental compliance programme
donde: Ley 20.417 art. 41, 42, 43, 49

[environment-sma-provisional-measures]
ley: medidas provisionales; daño inminente al medio ambiente; sellado de aparatos; detención del funcionamiento
gente: parar una obra que contamina; paralizar el proyecto; medida urgente ambiental; detener faena por contaminación
law: provisional environmental measures
people: stop polluting works
donde: Ley 20.417 art. 48

[environment-crimes]
ley: atentados contra el medio ambiente; vertiere, depositare o liberare sustancias contaminantes; afectare gravemente; extrajere aguas
gente: delito ambiental; cárcel por contaminar; delito ecológico; botar químicos al río; contaminar es delito; ecocidio
law: environmental crimes
people: environmental crime; jail for polluting
donde: Código Penal art. 305, 306, 307, 308, 309, 310; Ley 21.595 art. 1

[environment-noise]
amplio: ruidos
ley: ruidos; ruidos molestos; niveles de presión sonora; fuentes emisoras de ruido; decibeles
gente: ruidos molestos; vecino mete bulla; ruido de un local; ruido de construcción; música fuerte; denunciar ruido; fábrica ruidosa; ruido de la disco; el vecino pone la música a todo chancho; no puedo dormir por el ruido; perros ladran toda la noche
law: noise emission
people: loud noise; noisy neighbour; noise complaint
donde: DS 38 de 2011 art. 7, 9

[environment-odours]
amplio: olores
ley: olores molestos; Código Sanitario; olores
gente: malos olores; hediondez de una fábrica; olor a chancho; olor a caca; planta con mal olor; olor a pescado; no se aguanta el olor
law: nuisance odours
people: bad smell; smelly factory
donde: Código Sanitario art. 67, 89

[environment-waste-dumping]
amplio: residuos
ley: residuos; vertederos; basura, desechos o residuos; bienes nacionales de uso público; microbasurales; botar o arrojar
gente: botar basura en la calle; basural; microbasural; tirar escombros; multa por botar basura; botan basura frente a mi casa; botar colchones
law: illegal dumping
people: illegal dumping; throwing rubbish; dumping fine
donde: Código Sanitario art. 80, 81; Ley 20.879 art. 1

[environment-waste-managers]
ley: generadores de residuos; residuos peligrosos; recicladores de base
gente: reciclador; cartonero; residuos peligrosos; dónde boto pilas; botar aceite usado; importar basura; cachureos reciclar
law: waste managers; hazardous waste; waste pickers
people: hazardous waste disposal; waste pickers
donde: Ley 20.920 art. 5, 6, 8, 32, 34

[environment-climate-change]
ley: cambio climático; carbono neutralidad; gases de efecto invernadero; planes sectoriales
gente: cambio climático; ley de cambio climático; carbono neutral; calentamiento global; huella de carbono
law: climate change framework; carbon neutrality
people: climate change law
donde: Ley 21.455 art. 1, 4

[environment-urban-wetlands]
ley: humedales urbanos; humedal; extensiones de marismas, pantanos y turberas; límite urbano
gente: humedal; construyen en un humedal; rellenan un humedal; proteger un humedal; humedal urbano; secaron el humedal; pantano protegido
law: urban wetlands
people: wetland; building on wetland
donde: Ley 21.202 art. 1, 2, 3

[environment-dangerous-dogs]
ley: potencialmente peligrosos; daños que se causen; bozal
gente: me mordió un perro; perro peligroso; pitbull sin bozal; el perro del vecino atacó; perro mordió a mi hijo; perro mató a mi perro; perro bravo suelto; me mordió el perro de la vecina; me atacó un perro en la calle
law: dangerous dogs; dog bite liability
people: dog bite; dangerous dog
donde: Ley 21.020 art. 6, 13; Código Civil art. 2326, 2327

[environment-animal-welfare]
ley: protección de animales; trato adecuado; transporte de animales; experimentos con animales vivos; sufrimientos innecesarios
gente: experimentar con animales; circo con animales; transporte de animales; matadero crueldad; rodeo maltrato; bienestar animal
law: animal welfare; animal testing
people: animal testing; animal welfare
donde: Ley 20.380 art. 1, 2, 3, 4, 5, 11

[environment-fishing-general]
ley: pesca; recursos hidrobiológicos; pesca extractiva; cuota global anual de captura; autorización de pesca; licencia transable
gente: ley de pesca; cuota de pesca; pesca industrial; permiso de pesca; licencia de pesca; barco pesquero
law: fisheries; catch quota; fishing licence
people: fishing quota; fishing permit
donde: Ley 18.892 art. 1, 2, 3

[environment-artisanal-fishing]
ley: pesca artesanal; cinco millas marinas; pescadores artesanales; Registro nacional de pescadores artesanales; régimen artesanal
gente: pescador artesanal; inscribirse como pescador; registro pesquero artesanal; mariscar; buzo mariscador; alguero; heredar permiso de pesca
law: artisanal fishing; five-mile zone
people: small-scale fisherman; register as fisherman
donde: Ley 18.892 art. 47, 50, 51, 55

[environment-water-pollution-crime]
ley: introdujere o mandare introducir en el mar, ríos, lagos; agentes contaminantes químicos, biológicos o físicos; daño a los recursos hidrobiológicos
gente: botar químicos al mar; contaminar un lago; murieron peces por contaminación; derrame en el mar; empresa bota desechos al río; riles al estero
law: water pollution offence
people: dump chemicals in river; fish died from pollution
donde: Ley 18.892 art. 136

[environment-sport-fishing]
ley: pesca recreativa; licencia de pesca; áreas preferenciales
gente: pescar por deporte; licencia para pescar con caña; pescar truchas permiso; cuántos pescados puedo sacar
law: recreational fishing
people: sport fishing licence
donde: Ley 20.256 art. 5, 6

[environment-forest-protected]
ley: prohíbese la corta; especies clasificadas en peligro de extinción; pendientes superiores; manantiales, cuerpos y cursos naturales de agua
gente: cortar árboles cerca de un estero; cortar alerce; cortar araucaria; cortar queule; árboles cerca de una vertiente; talar en ladera
law: protected forests; riparian protection
people: cut trees near stream; cut protected tree
donde: Ley 20.283 art. 15, 17, 19

[environment-forestry-plantations]
ley: plantaciones forestales; aptitud preferentemente forestal; reforestación; forestación
gente: plantar pinos; eucaliptus cerca de mi casa; cosechar plantación; reforestar obligatorio; forestal cortó y no replantó; subsidio para plantar
law: forest plantations; reforestation
people: plant pine trees; reforestation duty
donde: DL 701 de 1974 art. 1, 2, 21, 22

[environment-forest-fires]
ley: incendio de bosques; roce a fuego; uso del fuego; quemas controladas; empleo del fuego
gente: incendio forestal; quemar pasto; quema controlada; aviso de quema; provocó incendio forestal; quemar rastrojos; hacer asado en el bosque; cárcel por incendio forestal
law: forest fire; controlled burning
people: forest fire; burn grass permit
donde: Código Penal art. 476; Ley 20.283 art. 60

[environment-water-public-good]
ley: aguas son bienes nacionales de uso público; acceso al agua potable y el saneamiento; usos prioritarios; consumo humano; interés público
gente: derecho al agua; prioridad del agua para beber; agua para consumo humano; agua de la vertiente en mi terreno; agua de lluvia; dueño del agua del río; a quién pertenece el agua
law: public waters; human right to water
people: who owns water; right to drinking water
donde: Código de Aguas art. 5, 5 bis, 20
no: cuenta; boleta; corte

[environment-water-rights]
ley: derecho de aprovechamiento de aguas; derecho real; uso y goce temporal
gente: derechos de agua; sacar derechos de agua; cuánto duran los derechos de agua; comprar derechos de agua; parcela sin derechos de agua; derecho de aprovechamiento
law: water rights
people: water rights; how long water rights last
donde: Código de Aguas art. 6, 12, 13, 14, 15, 20

[environment-water-rights-lapse]
ley: derecho de aprovechamiento; extinción del derecho de aprovechamiento; extinguirá total o parcialmente
gente: perder los derechos de agua; caducaron mis derechos de agua; no uso mis derechos de agua; no inscribí mis derechos de agua; me quitan los derechos de agua
law: extinction of water rights for non-use
people: lose water rights for not using
donde: Código de Aguas art. 6 bis, 129 bis 4, 129 bis 5

[environment-water-rights-application]
ley: Dirección General de Aguas; cantidad de agua que se necesita extraer
gente: pedir derechos de agua; solicitar agua a la dga; requisitos para derechos de agua; trámite dga; cuánto demora la dga; dga negó mi solicitud
law: application for water rights
people: apply for water rights
donde: Código de Aguas art. 130, 131, 140, 141, 147 bis, 149

[environment-water-opposition]
ley: terceros que se sientan afectados; última publicación
gente: oponerme a una solicitud de agua; alguien pidió agua de mi estero; plazo para oponerse en la dga
law: opposition to water application
people: oppose water application
donde: Código de Aguas art. 132, 133

[environment-water-dga-remedies]
ley: recurso de reconsideración; reclamar ante la Corte de Apelaciones; resoluciones de la Dirección General de Aguas
gente: reclamar contra la dga; dga me multó; apelar a la dga; recurso contra resolución dga
law: appeal against water authority
people: appeal water authority decision
donde: Código de Aguas art. 136, 137

[environment-water-registration]
ley: registro de aguas; Conservador de Bienes Raíces; Catastro Público de Aguas; títulos de dominio
gente: inscribir derechos de agua; registro de aguas; conservador derechos de agua; vender derechos de agua; heredar derechos de agua; traspasar derechos de agua; la parcela incluye el agua
law: registration and transfer of water rights
people: register water rights; sell water rights
donde: Código de Aguas art. 21, 112, 113, 114, 122

[environment-water-regularization]
ley: derechos de aprovechamiento inscritos; utilizados por personas distintas de sus titulares; cinco años ininterrumpidos; libre de clandestinidad o violencia
gente: regularizar mi pozo; regularizar derechos de agua; uso agua hace años sin papeles; inscribir agua que uso; pozo sin papeles
law: regularisation of water rights
people: legalise my well
donde: Código de Aguas art. 2 transitorio

[environment-groundwater-wells]
ley: aguas subterráneas; cavar en suelo propio pozos; bebida y usos domésticos
gente: hacer un pozo; pozo en mi casa; permiso para pozo; noria en el campo; perforar un pozo; pozo profundo; vecino hizo pozo y me secó; agua de pozo para la casa
law: groundwater; domestic well
people: dig a well; well permit; neighbour's well dried mine
donde: Código de Aguas art. 56, 58, 59, 61, 62

[environment-illegal-extraction]
ley: extracciones ilegales; extracción no autorizada; obras no autorizadas; sustraer aguas
gente: robo de agua; sacan agua sin permiso; pozo ilegal; multa por sacar agua; usurpación de aguas; vecino se roba el agua del canal; motobomba en el río
law: illegal water extraction; water theft
people: stealing water; illegal well
donde: Código de Aguas art. 129 bis 2, 173, 173 bis; Código Penal art. 459, 460

[environment-water-fee-non-use]
ley: patente anual a beneficio fiscal; derechos no utilizados; nómina de derechos
gente: patente por no uso de agua; cobro por derechos de agua; no pagué patente de aguas; remate de derechos de agua; multa por no usar el agua
law: non-use fee for water rights
people: fee for unused water rights
donde: Código de Aguas art. 129 bis 4, 129 bis 5, 129 bis 7, 129 bis 11

[environment-ecological-flow]
ley: caudal ecológico mínimo; preservación de la naturaleza; protección del medio ambiente
gente: caudal ecológico; río sin agua; dejar agua en el río; secaron el río
law: minimum ecological flow
people: river has no water; ecological flow
donde: Código de Aguas art. 129 bis 1, 129 bis 1 A

[environment-water-users-communities]
ley: comunidades de aguas; organizaciones de usuarios
gente: comunidad de aguas; canalistas; asociación de canalistas; organizarse por el agua; regantes; cómo formar comunidad de aguas; celador del canal; turnos de riego
law: water communities; canal associations
people: irrigation community; canal users association
donde: Código de Aguas art. 186, 187, 188, 196, 198, 257

[environment-water-users-dues]
ley: comunero moroso; privados del agua; mérito ejecutivo
gente: cuota del canal; me cortaron el agua del canal; no pago la cuota de aguas; deuda con la asociación de canalistas; canal me cobra; compuerta cerrada por deuda
law: water user dues; water cut-off
people: canal dues; canal water cut
donde: Código de Aguas art. 212, 213, 215, 216, 217

[environment-water-users-disputes]
ley: directorio resolverá como árbitro arbitrador; cuestiones que se susciten entre los comuneros; reparto de aguas
gente: pelea por el agua del canal; el vecino me cierra la compuerta; me dan menos agua; pelea por turno de agua; quién resuelve pelea de regantes
law: disputes among water users
people: fight over canal water
donde: Código de Aguas art. 243, 244, 247, 248

[environment-water-vigilance-boards]
ley: juntas de vigilancia; cauces naturales; cuenca u hoya hidrográfica; distribuir las aguas
gente: junta de vigilancia del río; quién reparte el agua del río; distribución del agua del río
law: river supervision boards
people: who distributes river water
donde: Código de Aguas art. 263, 264, 266, 274, 278

[environment-water-easement]
ley: servidumbre de acueducto; predio sirviente; conducir aguas
gente: canal pasa por mi terreno; pasar agua por el terreno del vecino; vecino no me deja pasar el agua; servidumbre de agua; limpiar el canal en mi terreno; tapó el canal; acequia; entubar una acequia
law: aqueduct easement; canal easement
people: canal through my land; neighbour blocks water
donde: Código de Aguas art. 71, 76, 77, 80, 82, 86; Código Civil art. 861, 870

[environment-water-amparo]
ley: amparo judicial; aprovechamiento de aguas; hechos recientes
gente: me cortaron el agua del canal sin razón; amparo de aguas; me desviaron el agua; impedir que me quiten el agua; demanda urgente por agua
law: water amparo
people: my water was diverted; urgent water claim
donde: Código de Aguas art. 181, 182, 183, 185

[environment-riverbeds]
ley: cauce; álveo; modificaciones en cauces naturales; suelo que el agua ocupa y desocupa; extracción de áridos
gente: sacar arena del río; extracción de áridos; desviar un estero; el río se llevó mi terreno; construir al lado del río; defensa fluvial; modificar un cauce; quebrada tapada
law: riverbed; alteration of channel; gravel extraction
people: river changed course; take gravel from river
donde: Código de Aguas art. 30, 32, 41, 171, 172; Código Civil art. 650

[environment-water-works]
ley: construcción, modificación, cambio y unificación de bocatomas; obras hidráulicas; embalses; aprobación del proyecto; traslado del ejercicio
gente: construir un tranque; hacer una bocatoma; permiso para embalse; mover mi derecho de agua; cambiar el punto de captación
law: hydraulic works; water intake; dam permit
people: build a dam; move water right
donde: Código de Aguas art. 151, 152, 158, 163, 294, 295

[environment-dga-powers]
ley: Dirección General de Aguas; policía y vigilancia de las aguas; atribuciones y funciones; cauces naturales
gente: qué hace la dga; denunciar en la dga; fiscalización de la dga; dirección de aguas
law: General Water Directorate powers
people: water authority; complain to water authority
donde: Código de Aguas art. 172 bis, 298, 299, 299 ter

[environment-mining-state-ownership]
ley: dominio absoluto, exclusivo, inalienable e imprescriptible de todas las minas; concesión minera; sustancias minerales concesibles; derecho real
gente: encontré oro en mi terreno; minerales en mi terreno; quién es dueño del mineral; concesión minera; mina en mi campo; dueño de las minas
law: State ownership of mines; mining concession
people: who owns minerals; found gold on my land
donde: Código de Minería art. 1, 2, 5

[environment-mining-non-concessible]
ley: no son susceptibles de concesión minera; litio; hidrocarburos líquidos o gaseosos; arcillas superficiales; salinas artificiales; arenas, rocas
gente: litio; explotar litio; sacar arena y ripio; cantera; petróleo en mi terreno; sal de mar
law: non-concessible minerals; lithium
people: lithium rights; quarry
donde: Código de Minería art. 7, 8, 13

[environment-mining-prospecting]
ley: catar y cavar; terrenos abiertos e incultos; permiso del dueño del suelo; permiso escrito; labores mineras
gente: buscar minerales en terreno ajeno; minera entró a mi campo; exploran en mi terreno; permiso para buscar oro; minera sin permiso en mi terreno
law: right to prospect; mining permits
people: mining company entered my land; prospect on private land
donde: Código de Minería art. 14, 15, 16, 17, 18, 19

[environment-mining-claim-pedimento]
ley: pedimento; concesión de exploración; concesión de explotación; pertenencia minera; escrito de pedimento; escrito de manifestación
gente: inscribir una mina; hacer un pedimento; pedir una concesión minera; manifestar una mina; trámite de pertenencia minera; requisitos del pedimento
law: mining claim; exploration and exploitation concession application
people: stake a mining claim; apply for mining concession
donde: Código de Minería art. 35, 37, 41, 43, 44, 45

[environment-mining-publication-survey]
ley: mensura; solicitud de mensura; operación de mensura
gente: mensura de una mina; publicar el pedimento; plazo de mensura; ingeniero mensura; tasa del pedimento
law: survey of mining claim
people: mining survey deadline
donde: Código de Minería art. 51, 52, 55, 59, 60, 71

[environment-mining-opposition-nullity]
ley: mensura; nulidad de la concesión; acción de nulidad
gente: se superponen a mi mina; oponerme a una mensura; otra minera encima de mi pertenencia; nulidad de concesión minera; pelea por concesión minera
law: overlapping mining claims; nullity of mining concession
people: overlapping mining claims
donde: Código de Minería art. 61, 62, 84, 95, 96, 97

[environment-mining-duration]
ley: concesión de exploración; concesión de explotación; sentencia constitutiva
gente: cuánto dura una concesión minera; renovar exploración minera; vencimiento de concesión minera; sentencia de concesión
law: term of mining concession
people: how long does a mining concession last
donde: Código de Minería art. 86, 91, 112

[environment-mining-licence-fee]
ley: pago de la patente; unidad tributaria mensual
gente: patente minera; no pagué la patente minera; perder la mina por no pagar; remate de pertenencia minera; amparo minero; cuánto vale la patente minera
law: mining licence fee; protection of concession
people: mining fee; lost mine unpaid fee
donde: Código de Minería art. 142, 143, 146, 147, 162, 163
no: municipal; vehículo

[environment-mining-easements]
ley: predios superficiales; facilitar la conveniente y cómoda exploración y explotación; servidumbres mineras
gente: servidumbre minera; minera quiere pasar por mi terreno; cuánto me pagan por servidumbre minera; camino minero; relave en mi terreno; minera usa mi terreno; negarme a servidumbre minera
law: mining easement
people: mining easement; mine road on my land
donde: Código de Minería art. 120, 122, 123, 124, 125

[environment-mining-waters]
ley: aguas halladas en las labores; aguas del minero; titular de concesión minera; exploración y explotación; informarlo a la Dirección General de Aguas
gente: aguas del minero; mina usa agua; minera saca agua subterránea; agua en la mina
law: miner's waters
people: mine uses groundwater
donde: Código de Minería art. 110; Código de Aguas art. 56 bis

[environment-mining-companies-contracts]
ley: sociedades legales mineras; avío; promesa irrevocable de venta; arrendamiento de concesión
gente: sociedad legal minera; arrendar una mina; opción de compra de mina; vender una mina; mina heredada entre hermanos; aviador minero
law: mining companies; option contract; avio
people: lease a mine; sell a mine; mining option
donde: Código de Minería art. 169, 171, 173, 206

[environment-mine-closure]
ley: plan de cierre; faenas e instalaciones mineras; Servicio Nacional de Geología y Minería
gente: cierre de mina; relave abandonado; mina abandonada; plan de cierre faena minera; sernageomin
law: mine closure plan; tailings
people: mine closure; abandoned tailings
donde: Ley 20.551 art. 1, 2, 4

[environment-sanitary-services]
ley: concesionaria de servicios sanitarios; agua potable; alcantarillado; obligada a prestar servicio; área de concesión; calidad del servicio
gente: agua potable; me llega el agua sucia; sin agua en mi casa; corte de agua; empresa de agua; esval; aguas andinas; se rebalsó el alcantarillado; conectarse al alcantarillado; baja presión de agua; sale agua sucia de la llave; no sale agua de la llave; se devolvió el alcantarillado
law: water and sewer utility; duty to supply
people: no tap water; dirty tap water; sewer overflow
donde: DFL 382 de 1988 art. 33, 34, 35
no: pozo; comité; rural

[environment-sanitary-bill-cutoff]
ley: suspender los servicios; usuarios que adeuden; suspensión del servicio
gente: me cortaron el agua por no pagar; cuenta del agua muy alta; deuda de agua del dueño anterior; reclamo por cuenta de agua; arrendatario dejó deuda de agua; fuga de agua cuenta
law: cut-off of water service; water bill
people: water cut off for non-payment; high water bill
donde: DFL 382 de 1988 art. 36

[environment-utilities-regulator]
ley: Superintendencia de Servicios Sanitarios; Superintendencia de Electricidad y Combustibles
gente: reclamar en la siss; reclamar en la sec; reclamo por la luz; reclamo por el agua; denuncia a la sec
law: utilities regulators
people: complain about utility company
donde: Ley 18.902 art. 2, 11; Ley 18.410 art. 2, 3

[environment-electric-service]
amplio: enel
ley: empresas distribuidoras; concesionarios de servicio público de distribución; obligados a dar servicio; calidad de servicio; continuidad del suministro
gente: corte de luz; sin luz hace días; compensación por corte de luz; se me echó a perder la comida por el corte; artefactos quemados por alza de voltaje; enel; cge; conexión de luz; se cortó la luz y se quemó el refrigerador; varios días sin luz
law: electricity supply; outage compensation
people: power cut; power outage compensation
donde: DFL 4 de 2006 art. 125, 130; Ley 18.410 art. 16 B

[environment-electric-bill-cutoff]
ley: suspensión del servicio; consumos impagos; boleta o factura; deudas derivadas del servicio; suspender el suministro
gente: me cortaron la luz; deuda de luz; cuenta de luz muy alta; me cortan la luz por no pagar; electrodependiente; arrendatario dejó deuda de luz; colgado de la luz; robo de luz; medidor malo
law: disconnection of electricity; electricity bill
people: electricity cut off; high electricity bill; stealing electricity
donde: DFL 4 de 2006 art. 141

[environment-electric-easement]
ley: líneas de transmisión; predio sirviente; propietarios de líneas eléctricas; servidumbre eléctrica; servidumbres que se establezcan
gente: torres de alta tensión en mi terreno; cables pasan por mi terreno; poste en mi propiedad; servidumbre eléctrica; cuánto me pagan por la torre; árboles tocan los cables; línea de alta tensión cerca de mi casa
law: electric easement; power lines
people: power lines on my land; pylon on my property
donde: DFL 4 de 2006 art. 48, 51, 53, 56, 57

[environment-net-billing]
ley: usuarios finales; equipamiento de generación de energía eléctrica; medios renovables no convencionales; inyectar la energía; red de distribución
gente: paneles solares; vender energía a la red; netbilling; inyectar luz a la red; placas solares en mi casa
law: net billing; distributed generation
people: solar panels; sell solar energy
donde: DFL 4 de 2006 art. 149 bis

[environment-indigenous-land-partition]
ley: división de las tierras indígenas; títulos de merced; goce singular; derechos hereditarios
gente: heredar tierra indígena; dividir tierra mapuche; título de merced; goces en comunidad mapuche; subdividir hijuela indígena; herencia mapuche
law: partition and succession of indigenous land
people: inherit indigenous land; divide indigenous land
donde: Ley 19.253 art. 16, 17, 18

[environment-indigenous-communities]
ley: comunidad indígena; agrupación de personas pertenecientes a una misma etnia; constitución de las comunidades; personalidad jurídica; asociación indígena
gente: formar comunidad indígena; comunidad mapuche; constituir comunidad indígena; asociación indígena; lonko
law: indigenous community
people: form an indigenous community
donde: Ley 19.253 art. 9, 10, 11, 36

[environment-indigenous-fund-conadi]
ley: Corporación Nacional de Desarrollo Indígena; Fondo para Tierras y Aguas Indígenas; áreas de desarrollo indígena
gente: conadi; subsidio de tierras indígenas; compra de tierras conadi; postular tierra mapuche; área de desarrollo indígena
law: indigenous development agency; land fund
people: indigenous land subsidy
donde: Ley 19.253 art. 20, 21, 26, 38, 39

[environment-indigenous-consultation]
ley: escuchar y considerar la opinión de las organizaciones indígenas; medidas legislativas o administrativas; Convenio 169; procedimiento de consulta
gente: consulta indígena; no consultaron a la comunidad; proyecto en territorio mapuche; convenio 169; oit 169; represa en tierra indígena
law: indigenous consultation; ILO Convention 169
people: indigenous consultation; community not consulted
donde: Ley 19.253 art. 34; Ley 19.300 art. 11

[environment-indigenous-custom-courts]
ley: costumbre hecha valer en juicio; misma etnia; discriminación manifiesta e intencionada; lengua materna; cuestiones a que diere lugar el dominio
gente: costumbre mapuche en juicio; juicio en mapudungún; discriminan por ser mapuche; juicio por tierras indígenas; intérprete mapuche
law: indigenous custom in court
people: indigenous custom in court; discriminated for being indigenous
donde: Ley 19.253 art. 8, 54, 55, 56

[environment-coastal-indigenous]
ley: espacio costero marino de pueblos originarios; uso consuetudinario; asociación de comunidades; plan de administración; borde costero
gente: ley lafkenche; espacio costero indígena; comunidad pide el mar; ecmpo; borde costero mapuche
law: indigenous coastal marine space
people: indigenous coastal area
donde: Ley 20.249 art. 2, 3, 5, 7

[environment-beach-access]
ley: acceso a riberas y playas; bienes nacionales de uso público; playas de mar, ríos y lagos; fines turísticos y de pesca; propietarios de terrenos colindantes
gente: no me dejan entrar a la playa; cerraron el acceso a la playa; playa privada; acceso al lago; cobran por entrar a la playa; portón en la playa; multa por cerrar playa
law: beach access
people: private beach; blocked access to beach; lake access
donde: DL 1.939 art. 13; Código Civil art. 589

[environment-maritime-concession]
ley: concesión marítima; terreno de playa; borde costero
gente: concesión de playa; quiosco en la playa permiso; construir en la playa; muelle permiso; casa en terreno de playa
law: maritime concession; foreshore
people: build on the beach; beach kiosk permit
donde: DFL 340 de 1960 art. 1, 2, 3

[environment-national-monuments]
ley: monumentos nacionales; monumentos arqueológicos; Consejo de Monumentos Nacionales; santuarios de la naturaleza; zonas típicas
gente: encontré restos arqueológicos; monumento histórico; mi casa es monumento; zona típica permiso; huesos antiguos en excavación; romper monumento
law: national monuments; archaeological finds
people: found archaeological remains; heritage building
donde: Ley 17.288 art. 1, 9, 11, 21, 26, 29, 31

[environment-pesticides]
amplio: sueltas
ley: plaguicidas; fumigación; aplicación de plaguicidas; Servicio Agrícola y Ganadero; abejas
gente: fumigan al lado de mi casa; fumigación mató mis abejas; pesticidas; avión fumigador; intoxicado por pesticida; glifosato
law: pesticides; spraying
people: pesticide spraying near house; killed my bees
donde: DL 3.557 art. 32, 34, 36

[environment-neighbour-trees-light]
ley: árboles ajenos; plantar árboles; cortar las ramas
gente: árbol del vecino; ramas del vecino; raíces del árbol rompen mi muro; cortar ramas del vecino; árbol a punto de caerse; árbol tapa mis paneles; hojas del árbol del vecino; árbol del vecino cayó en mi techo
law: overhanging branches; tree roots
people: neighbour's tree; branches over my house
donde: Código Civil art. 941, 942, 943
`;
