/** Concepts of waters, forests, fishing, monuments, indigenous lands, recycling and animals in detail: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const NATURE = `
autor: Fojas
amplio: sueltas

[nature-water-consumption-priority]
ley: consumo humano, el uso doméstico de subsistencia y el saneamiento; prevalecerá; función de subsistencia
gente: quién tiene preferencia para el agua; agua para tomar primero; derecho humano al agua; no hay agua para el pueblo
law: priority of human consumption
people: who has priority for water
donde: Código de Aguas art. 5 bis, 5 ter, 147 bis

[nature-water-rain-spring]
ley: aguas pluviales; aguas lluvias que caen; vertientes que nacen, corren y mueren; dueño del predio
gente: puedo usar el agua lluvia; tengo una vertiente en mi terreno; el agua que nace en mi campo
law: rainwater; springs in one property
people: spring on my land
donde: Código de Aguas art. 10, 11, 20

[nature-water-drainage]
ley: drenaje; derrames; aguas que abandonadas después de su uso; salen a otra heredad
gente: me llega el agua del vecino; usar los derrames del vecino; terreno inundado por riego
law: drainage; spillage waters
people: water from my neighbour's field
donde: Código de Aguas art. 43, 44, 45, 46, 47

[nature-water-domestic-well]
ley: cualquiera puede cavar en suelo propio pozos; bebida y los usos domésticos
gente: hacer un pozo en mi casa; pozo sin permiso; noria; puedo sacar agua de pozo para la casa
law: domestic wells
people: dig a well at home
donde: Código de Aguas art. 56

[nature-water-exploration]
ley: explorar con el objeto de alumbrar aguas subterráneas; permiso de exploración; bienes nacionales
gente: permiso para buscar agua; explorar aguas subterráneas
law: exploration of groundwater
people: permit to look for water
donde: Código de Aguas art. 58, 58 bis, 60

[nature-water-restriction-area]
ley: zona de prohibición; área de restricción; grave riesgo de grave disminución de un determinado acuífero
gente: acuífero agotado; zona de restricción de agua; no me dan derechos de agua
law: restriction areas
people: no more water rights in my area
donde: Código de Aguas art. 63, 65, 66, 67

[nature-water-sell-rights]
ley: derechos de aprovechamiento inscritos; mutaciones de dominio; escritura pública; registro de aguas
gente: vender derechos de agua; comprar agua; inscribir derechos de agua; heredé derechos de agua
law: transfer of water rights
people: sell water rights
donde: Código de Aguas art. 21, 112, 113, 114, 117, 121

[nature-water-non-use-fee]
ley: pago de una patente anual; no utilización; caudal no utilizado; remate; tesorería
gente: me cobran patente por no usar el agua; patente de agua; remate de derechos de agua
law: fee for unused water rights
people: charged for unused water rights
donde: Código de Aguas art. 129 bis 4, 129 bis 5, 129 bis 6, 129 bis 7, 129 bis 11

[nature-water-canal-community]
ley: comunidad de aguas; comuneros; directorio; acciones; canal matriz
gente: comunidad de regantes; canalistas; el directorio del canal; cuotas del canal; no me dan agua del canal
law: community of water users
people: irrigation community; canal dues
donde: Código de Aguas art. 186, 187, 196, 200, 212, 213, 228, 241

[nature-water-canal-theft]
ley: sustracción de aguas; dirigiere por un canal; turno; agua de otro
gente: el vecino me roba el agua; robo de agua del canal; sacan agua de noche
law: taking another's water
people: neighbour steals water
donde: Código de Aguas art. 181, 217; Código Penal art. 459, 460

[nature-water-canal-servitude]
ley: servidumbre de acueducto; conducir aguas por la heredad ajena; indemnización; limpia
gente: pasar un canal por el terreno del vecino; canal que cruza mi campo; limpiar el canal; tapar el canal
law: aqueduct easement
people: canal across my land
donde: Código de Aguas art. 76, 77, 82, 83, 85, 88, 90

[nature-water-well-easement-abandon]
ley: cauces naturales; modificaciones; permiso de la dirección general de aguas; construcción de obras en cauces
gente: construir al lado del río; desviar un estero; puente sobre el canal; permiso para entubar un canal
law: works in watercourses
people: divert a stream; build by the river
donde: Código de Aguas art. 41, 151, 171, 172

[nature-water-gravel]
ley: extracción de áridos; álveo; ripio; cauce
gente: sacar áridos del río; ripio del río; extracción de arena
law: gravel extraction
people: take gravel from the river
donde: Código de Aguas art. 30, 32; Ley 11.402 art. 11; Ley 18.695 art. 36

[nature-water-scarcity-decree]
ley: zona de escasez hídrica; un año; redistribución de las aguas; severa sequía
gente: decreto de sequía; escasez hídrica; racionamiento de agua
law: water scarcity decree
people: drought decree
donde: Código de Aguas art. 314

[nature-water-fines]
ley: multas a beneficio fiscal; cinco grados; extracción sin título; denuncia
gente: multa por sacar agua sin permiso; denunciar un pozo ilegal; denunciar a la dga
law: fines for illegal extraction
people: report an illegal well
donde: Código de Aguas art. 172 bis, 173, 173 ter, 175

[nature-forest-plan]
ley: plan de manejo; corporación; corta de bosque nativo; aprobado
gente: permiso para cortar árboles nativos; cortar un árbol en mi terreno; plan de manejo conaf; sacar leña
law: management plan for native forest
people: cut native trees on my land
donde: Ley 20.283 art. 5, 6, 7, 8, 10

[nature-forest-protected-species]
ley: especies vegetales nativas clasificadas; prohíbese la corta, eliminación, destrucción o descepado; en peligro de extinción
gente: cortar una araucaria; árbol protegido; cortar un alerce; sacar una palma chilena
law: protected species
people: cut a protected tree
donde: Ley 20.283 art. 19; Ley 17.288 art. 31

[nature-forest-water-strip]
ley: corta de árboles; manantiales, cuerpos y cursos naturales de agua; doscientos metros; pendientes
gente: talar cerca del río; cortar árboles cerca de una vertiente; quebrada árboles
law: logging near watercourses
people: logging near a river
donde: Ley 20.283 art. 17; DS 4.363 de 1931 art. 5

[nature-forest-fine]
ley: corta no autorizada; multa equivalente al doble del valor comercial; juez de policía local; decomiso
gente: multa por cortar árboles; tala ilegal; denunciar tala; conaf me multó
law: fines for illegal logging
people: fine for cutting trees
donde: Ley 20.283 art. 45, 46, 51, 52, 54

[nature-forest-grants]
ley: bonificación; fondo de conservación, recuperación y manejo sustentable; pequeños propietarios forestales
gente: plata del estado para bosque nativo; subsidio para plantar nativo; bonificación forestal
law: native forest grants
people: subsidy for native forest
donde: Ley 20.283 art. 22, 23, 25, 26

[nature-forest-firewood]
ley: leña; biocombustible; transporte, comercialización; guía de libre tránsito
gente: vender leña; leña seca certificada; transportar leña
law: firewood trade
people: sell firewood
donde: Ley 20.283 art. 58; Ley 21.499 art. 1, 3

[nature-fishing-sport]
ley: pesca recreativa; licencia; temporada; área preferencial; devolución
gente: licencia de pesca deportiva; pescar sin permiso; época de pesca de trucha
law: recreational fishing licence
people: sport fishing licence
donde: Ley 20.256 art. 1, 4, 6, 14, 46

[nature-fishing-artisanal-register]
ley: registro artesanal; pescador artesanal propiamente tal; inscribirse; buzo; recolector de orilla
gente: inscribirse como pescador artesanal; rpa; sacar machas; mariscar permiso; recolectar huiro
law: artisanal fishing register
people: become an artisanal fisherman
donde: Ley 18.892 art. 2, 50, 51, 52, 55

[nature-fishing-management-area]
ley: áreas de manejo y explotación de recursos bentónicos; organizaciones de pescadores artesanales; convenio de uso
gente: área de manejo; sindicato de pescadores área de manejo; robo de locos
law: benthic management areas
people: management area of fishermen
donde: Ley 18.892 art. 55 A, 55 B, 48, 144

[nature-fishing-closed-season]
ley: veda; prohíbese la captura; transporte, posesión; talla mínima
gente: veda del loco; comprar pescado en veda; multa por vender en veda; tamaño mínimo del pescado
law: closed season; minimum size
people: closed season fine
donde: Ley 18.892 art. 3, 107, 110, 119, 139

[nature-salmon-farming]
ley: concesión de acuicultura; escape de peces; condiciones anaeróbicas; distancia entre centros
gente: salmonera contamina; escape de salmones; instalar una salmonera; concesión de acuicultura
law: aquaculture concession; fish escapes
people: salmon farm pollution
donde: Ley 18.892 art. 67, 74, 87, 118 ter, 118 quáter

[nature-monument-historic]
ley: monumento histórico; autorización previa del consejo; destruirlo, transformarlo o repararlo; inmueble
gente: mi casa es monumento; arreglar una casa patrimonial; vender un monumento histórico; permiso del consejo de monumentos
law: historic monument
people: my house is a monument
donde: Ley 17.288 art. 9, 10, 11, 12

[nature-monument-typical-zone]
ley: zonas típicas o pintorescas; construcciones nuevas; obras de reconstrucción; autorización previa
gente: construir en zona típica; pintar la fachada en zona típica; barrio patrimonial permiso
law: typical zone
people: build in a heritage area
donde: Ley 17.288 art. 29, 30

[nature-monument-archaeology]
ley: lugares, ruinas, yacimientos y piezas antropo-arqueológicas; excavaciones; denunciar inmediatamente el descubrimiento; propiedad del estado
gente: encontré una momia; encontré huesos en mi terreno; hallé una vasija indígena; restos arqueológicos en la obra; fósil
law: archaeological finds
people: found bones on my land
donde: Ley 17.288 art. 1, 21, 22, 23, 26, 27

[nature-monument-public-statues]
ley: monumentos públicos; estatuas, columnas, fuentes; municipalidades; mantención
gente: rayar una estatua; poner una estatua en la plaza; dañar un monumento
law: public monuments
people: vandalise a statue
donde: Ley 17.288 art. 17, 18, 19, 20, 38

[nature-monument-compensation]
ley: expropiar; pagará al propietario la correspondiente indemnización; gravamen
gente: el estado me paga por mi casa monumento; beneficios de tener un monumento
law: compensation of the owner of a monument
people: paid for a listed house
donde: Ley 17.288 art. 11, 15, 16

[nature-indigenous-quality]
ley: calidad de indígena; hijos de padre o madre indígena; apellido indígena; certificado de la corporación
gente: acreditar calidad indígena; certificado de indígena; apellido mapuche; soy mapuche cómo lo acredito
law: indigenous status certificate
people: prove I am indigenous
donde: Ley 19.253 art. 2, 3, 4

[nature-indigenous-land-sale]
ley: tierras indígenas; no podrán ser enajenadas, embargadas, gravadas; salvo entre comunidades o personas indígenas; arrendadas
gente: comprar tierra mapuche; vender tierra indígena; arrendar tierra indígena; terreno en zona indígena
law: indigenous land cannot be sold
people: buy indigenous land
donde: Ley 19.253 art. 12, 13, 14

[nature-indigenous-water]
ley: pueblos aimaras; aguas de la comunidad; comunidades atacameñas; recuperación de aguas
gente: aguas de comunidades aymaras; agua de los atacameños
law: indigenous waters
people: water of indigenous communities
donde: Ley 19.253 art. 63, 64

[nature-indigenous-education-language]
ley: educación intercultural bilingüe; uso y conservación de los idiomas indígenas; becas indígenas
gente: beca indígena; clases de mapudungun; educación intercultural
law: intercultural bilingual education; indigenous scholarship
people: indigenous scholarship
donde: Ley 19.253 art. 28, 30, 32, 33

[nature-recycling-producers]
ley: productores de productos prioritarios; responsabilidad extendida del productor; neumáticos; envases y embalajes; aceites lubricantes
gente: quién se hace cargo de los envases; ley rep; empresas deben reciclar; neumáticos usados; pilas y electrónicos
law: extended producer responsibility
people: who must recycle packaging
donde: Ley 20.920 art. 3, 9, 10, 11, 12, 19, 20

[nature-recycling-consumers]
ley: consumidores; entregar el residuo; separar; distribuidores y comercializadores
gente: dónde boto las pilas; dónde dejo un neumático viejo; reciclar mi refrigerador; tienda recibe aparatos viejos
law: duty of consumers to hand over waste
people: where do I take old batteries
donde: Ley 20.920 art. 33, 34

[nature-recycling-basic-recyclers]
ley: recicladores de base; certificación; participar en la gestión de residuos
gente: cartonero; reciclador de base; inscribirse como reciclador
law: grassroots recyclers
people: waste picker
donde: Ley 20.920 art. 32

[nature-plastics]
ley: bolsas plásticas; plásticos de un solo uso; establecimientos de expendio de alimentos; botellas retornables
gente: bolsas plásticas prohibidas; bombillas plásticas; el local me dio bolsa plástica; cubiertos plásticos
law: plastic bags; single use plastics
people: plastic bags ban
donde: Ley 21.100 art. 1, 2, 3; Ley 21.368 art. 2, 3, 4

[nature-animal-cruelty]
ley: maltrato o crueldad con animales; acto u omisión, ocasional o reiterada; dolor o sufrimiento; inhabilidad absoluta perpetua para la tenencia
gente: maltrato animal; pegarle a un perro; envenenaron a mi perro; perro amarrado todo el día; botar gatos; denunciar maltrato animal
law: animal cruelty
people: animal abuse; poisoned dog
donde: Código Penal art. 291 bis, 291 ter; Ley 20.380 art. 1, 3, 12

[nature-pet-ownership]
ley: tenencia responsable; responsable de un animal; identificación y registro; abandono
gente: chip del perro; inscribir a mi perro; abandonar un perro; perro sin chip multa; registro de mascotas
law: responsible ownership; pet register
people: microchip my dog
donde: Ley 21.020 art. 2, 10, 12, 15, 16, 30

[nature-pet-dangerous-dogs]
ley: caninos potencialmente peligrosos; bozal; seguro de responsabilidad civil; esterilización
gente: perro pitbull reglas; perro peligroso; bozal obligatorio; seguro para perro peligroso
law: dangerous dogs
people: pit bull rules; muzzle
donde: Ley 21.020 art. 6, 13, 30

[nature-pet-bite]
ley: daños ocasionados por animales; responsable de un animal responderá siempre civilmente; mordedura
gente: me mordió un perro; el perro del vecino me mordió; quién paga por la mordida de perro
law: dog bites; liability of the keeper
people: a dog bit me
donde: Ley 21.020 art. 13; Código Sanitario art. 30

[nature-hunting]
ley: caza o captura; permiso de caza; servicio agrícola y ganadero; especies protegidas
gente: cazar conejos; permiso para cazar; cazar un puma; licencia de caza sag; tener un loro tricahue
law: hunting licence; protected wildlife
people: hunting permit
donde: Ley 19.473 art. 3, 5, 7, 8, 28, 29, 30, 31
`;
