/** Concepts of waters, forests, fishing, monuments, indigenous lands, recycling and animals in detail: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const NATURE = `
autor: Fojas
revisado: segunda lectura 2026-11-28

[nature-water-consumption-priority]
ley: consumo humano, el uso doméstico de subsistencia y el saneamiento; función de subsistencia; prevalecerá el uso para el consumo humano
gente: quién tiene preferencia para el agua; agua para tomar primero; derecho humano al agua; no hay agua para el pueblo; agua para tomar o para las paltas; nos quedamos sin agua por las empresas
law: priority of human consumption
people: who has priority for water
donde: Código de Aguas art. 5 bis, 5 ter, 147 bis

[nature-water-rain-spring]
amplio: sueltas
ley: aguas pluviales; aguas lluvias que caen; vertientes que nacen, corren y mueren; vertientes del dueño del predio
gente: puedo usar el agua lluvia; tengo una vertiente en mi terreno; el agua que nace en mi campo; juntar agua de lluvia; vertiente dentro de mi campo es mía
law: rainwater; springs in one property
people: spring on my land; collect rainwater
donde: Código de Aguas art. 10, 11, 20

[nature-water-drainage]
amplio: sueltas
ley: drenaje; derrames; aguas que abandonadas después de su uso; aguas salen a otra heredad sin título
gente: me llega el agua del vecino; usar los derrames del vecino; terreno inundado por riego; agua de riego del vecino inunda mi campo
law: drainage; spillage waters
people: water from my neighbour's field
donde: Código de Aguas art. 43, 44, 45, 46, 47

[nature-water-domestic-well]
amplio: sueltas
ley: cualquiera puede cavar en suelo propio pozos; bebida y los usos domésticos
gente: hacer un pozo en mi casa; pozo sin permiso; noria; puedo sacar agua de pozo para la casa; puntera sin permiso; inscribir un pozo; pozo profundo de parcela
law: domestic wells
people: dig a well at home; register my water well
donde: Código de Aguas art. 56

[nature-water-exploration]
ley: explorar con el objeto de alumbrar aguas subterráneas; permiso de exploración; exploración de aguas en bienes nacionales
gente: permiso para buscar agua; explorar aguas subterráneas
law: exploration of groundwater
people: permit to look for water
donde: Código de Aguas art. 58, 58 bis, 60

[nature-water-restriction-area]
ley: zona de prohibición; área de restricción; grave riesgo de grave disminución de un determinado acuífero; acuífero; sector hidrogeológico de aprovechamiento común
gente: acuífero agotado; zona de restricción de agua; no me dan derechos de agua; se secó mi pozo; me negaron los derechos de agua; zona de prohibición de pozos; no dan más agua en la zona; área de restricción agua
law: water restriction areas; groundwater prohibition zone; restriction area
people: no more water rights in my area; my well dried up; well ban area; aquifer depleted
donde: Código de Aguas art. 62, 63, 65, 66, 67, 68

[nature-water-sell-rights]
ley: derechos de aprovechamiento inscritos; mutaciones de dominio; registro de aguas; derechos de aprovechamiento por escritura pública
gente: vender derechos de agua; inscribir derechos de agua; heredé derechos de agua; comprar derechos de agua; campo se vende con agua; regularizar derechos de agua; arrendar derechos de agua; cómo sé si el campo tiene derechos de agua
law: transfer of water rights
people: sell water rights; does the land come with water rights; buy water rights
donde: Código de Aguas art. 21, 112, 113, 114, 117, 121

[nature-water-non-use-fee]
ley: caudal no utilizado; patente por no utilización de las aguas; patente anual a beneficio fiscal de aguas; remate del derecho de aprovechamiento
gente: me cobran patente por no usar el agua; patente de agua; remate de derechos de agua; perder los derechos de agua por no usarlos; extinción de derechos de agua
law: fee for unused water rights
people: charged for unused water rights; lose water rights for not using them
donde: Código de Aguas art. 129 bis 4, 129 bis 5, 129 bis 6, 129 bis 7, 129 bis 11

[nature-water-canal-community]
amplio: sueltas
ley: comunidad de aguas; canal matriz; directorio de la comunidad de aguas; comuneros de aguas; organizaciones de usuarios de aguas; junta de vigilancia del río
gente: comunidad de regantes; canalistas; el directorio del canal; cuotas del canal; no me dan agua del canal; no pago las cuotas del canal; celador del canal; asamblea de canalistas
law: community of water users
people: irrigation community; canal dues
donde: Código de Aguas art. 186, 187, 196, 200, 212, 213, 228, 241
no: gastos comunes; edificio; condominio

[nature-water-canal-theft]
ley: sustracción de aguas; dirigiere por un canal; turno de riego; usurpación de aguas
gente: el vecino me roba el agua; robo de agua del canal; sacan agua de noche; me abren la compuerta; el vecino tapó el canal y no me llega agua; se toman mi turno de riego
law: taking another's water
people: neighbour steals water
donde: Código de Aguas art. 181, 217; Código Penal art. 459, 460

[nature-water-canal-servitude]
ley: servidumbre de acueducto; conducir aguas por la heredad ajena; limpia del acueducto; indemnización por servidumbre de acueducto
gente: pasar un canal por el terreno del vecino; canal que cruza mi campo; limpiar el canal; tapar el canal; entrar a limpiar el canal por el terreno del vecino; árboles al borde del canal
law: aqueduct easement
people: canal across my land
donde: Código de Aguas art. 76, 77, 82, 83, 85, 88, 90

[nature-water-works-in-rivers]
ley: cauces naturales; permiso de la dirección general de aguas; construcción de obras en cauces; modificaciones de cauces; obras en cauces naturales
gente: construir al lado del río; desviar un estero; puente sobre el canal; permiso para entubar un canal; defensa fluvial; casa al lado del estero; relleno en el río; entubar una acequia
law: works in watercourses
people: divert a stream; build by the river
donde: Código de Aguas art. 41, 151, 171, 172

[nature-water-gravel]
amplio: sueltas
ley: extracción de áridos; álveo; ripio; cauce
gente: sacar áridos del río; ripio del río; extracción de arena; camiones sacando piedras del río; denunciar extracción de áridos
law: gravel extraction
people: take gravel from the river
donde: Código de Aguas art. 30, 32; Ley 11.402 art. 11

[nature-water-scarcity-decree]
amplio: sueltas
ley: zona de escasez hídrica; redistribución de las aguas; severa sequía; declarar zonas de escasez; épocas de extraordinaria sequía; zonas de escasez
gente: decreto de sequía; escasez hídrica; racionamiento de agua; cortes de agua por sequía; sequía repartir el agua; sequía; decreto de escasez; zona de escasez hídrica; no hay agua por la sequía
law: water scarcity decree; drought
people: drought decree; drought; water shortage decree
donde: Código de Aguas art. 314

[nature-water-fines]
ley: extracción de aguas sin título; multas de la dirección general de aguas; denuncia de extracción de aguas
gente: multa por sacar agua sin permiso; denunciar un pozo ilegal; denunciar a la dga; vecino saca agua del río con bomba; la dga me fiscalizó; pozo ilegal del vecino
law: fines for illegal extraction
people: report an illegal well; neighbour pumps water from the river
donde: Código de Aguas art. 172 bis, 173, 173 ter, 175

[nature-forest-plan]
ley: plan de manejo; corta de bosque nativo; plan de manejo aprobado por la corporación; permiso de corta de bosque; bosque nativo; especies nativas
gente: permiso para cortar árboles nativos; cortar un árbol en mi terreno; plan de manejo conaf; sacar leña; permiso conaf para cortar; cortar eucaliptus de mi campo; limpiar mi terreno de árboles; cortar espinos; cortar árboles nativos; permiso para cortar árboles; permiso de conaf; talar bosque; cortar boldo
law: management plan for native forest; native forest; management plan; logging permit
people: cut native trees on my land; permit to cut trees on my land; cut down trees; logging permit
donde: Ley 20.283 art. 2, 5, 6, 7, 8, 10
no: plaza; calle

[nature-forest-protected-species]
ley: especies vegetales nativas clasificadas; prohíbese la corta, eliminación, destrucción o descepado; especie vegetal en peligro de extinción
gente: cortar una araucaria; árbol protegido; cortar un alerce; sacar una palma chilena; cortar un queule; cortar un roble protegido; árbol monumento natural
law: protected species
people: cut a protected tree
donde: Ley 20.283 art. 19; Ley 17.288 art. 31

[nature-forest-water-strip]
ley: manantiales, cuerpos y cursos naturales de agua; corta de árboles cerca de cursos de agua; doscientos metros de las orillas
gente: talar cerca del río; cortar árboles cerca de una vertiente; quebrada árboles
law: logging near watercourses
people: logging near a river
donde: Ley 20.283 art. 17; DS 4.363 de 1931 art. 5

[nature-forest-fine]
ley: multa equivalente al doble del valor comercial; corta no autorizada de bosque; decomiso de productos forestales
gente: multa por cortar árboles; tala ilegal; denunciar tala; conaf me multó; corté árboles sin permiso; inmobiliaria cortó bosque nativo; denunciar corta de bosque nativo; cortaron bosque sin permiso; vecino taló bosque; robo de madera
law: fines for illegal logging
people: fine for cutting trees; cut trees without a permit; illegal logging
donde: Ley 20.283 art. 45, 46, 51, 52, 53, 54

[nature-forest-grants]
ley: fondo de conservación, recuperación y manejo sustentable; pequeños propietarios forestales; bonificación del fondo de conservación
gente: plata del estado para bosque nativo; subsidio para plantar nativo; bonificación forestal
law: native forest grants
people: subsidy for native forest
donde: Ley 20.283 art. 22, 23, 25, 26

[nature-forest-firewood]
amplio: sueltas
ley: leña; biocombustible; guía de libre tránsito; comercialización de leña; biocombustibles sólidos
gente: vender leña; leña seca certificada; transportar leña; comprar leña húmeda; prohibido usar leña; me quitaron la leña en el camino
law: firewood trade
people: sell firewood; is burning firewood banned
donde: Ley 21.499 art. 1, 3

[nature-fishing-sport]
ley: pesca recreativa; área preferencial; licencia de pesca recreativa; captura con devolución
gente: licencia de pesca deportiva; pescar sin permiso; época de pesca de trucha; multa por pescar sin licencia; pescar salmón en el río; cuántos peces puedo sacar
law: recreational fishing licence
people: sport fishing licence; fine for fishing without a licence
donde: Ley 20.256 art. 1, 4, 6, 14, 46

[nature-fishing-artisanal-register]
amplio: sueltas
ley: registro artesanal; pescador artesanal propiamente tal; buzo; recolector de orilla; inscribirse en el registro artesanal
gente: inscribirse como pescador artesanal; rpa; sacar machas; mariscar permiso; recolectar huiro; vender mi cupo de pesca; rpa del pescador fallecido; sacar choritos; bucear mariscos permiso
law: artisanal fishing register
people: become an artisanal fisherman; collect shellfish permit
donde: Ley 18.892 art. 2, 50, 51, 52, 55

[nature-fishing-management-area]
ley: áreas de manejo y explotación de recursos bentónicos; organizaciones de pescadores artesanales; convenio de uso del área de manejo
gente: área de manejo; sindicato de pescadores área de manejo; robo de locos en área de manejo; pescar en área de manejo ajena
law: benthic management areas
people: management area of fishermen
donde: Ley 18.892 art. 55 A, 55 B, 48, 144

[nature-fishing-closed-season]
ley: veda; talla mínima; prohibición de captura por veda; talla mínima de extracción; posesión de recursos en veda; especies vedadas; artes de pesca
gente: veda del loco; comprar pescado en veda; multa por vender en veda; tamaño mínimo del pescado; cuándo empieza la veda; veda de la merluza; comer locos en veda; veda; pescar en veda; vender locos en veda; mariscos bajo la talla; multa por pescar en veda
law: closed season; minimum size of fish; minimum size
people: closed season fine; hake closed season; fishing ban; closed season
donde: Ley 18.892 art. 3, 107, 110, 119, 139, 140

[nature-salmon-farming]
ley: concesión de acuicultura; escape de peces; condiciones anaeróbicas; distancia entre centros de cultivo; acuicultura; centros de cultivo
gente: salmonera contamina; escape de salmones; instalar una salmonera; concesión de acuicultura; salmonera; criadero de salmones; cultivo de choritos
law: aquaculture concession; fish escapes; fish farm
people: salmon farm pollution; escaped salmon; salmon farm; fish farm concession
donde: Ley 18.892 art. 67, 69, 74, 87, 118 quáter, 118 ter

[nature-monument-historic]
ley: monumento histórico; autorización previa del consejo; destruirlo, transformarlo o repararlo; inmueble declarado monumento
gente: mi casa es monumento; arreglar una casa patrimonial; vender un monumento histórico; permiso del consejo de monumentos; inmueble patrimonial demoler; declarar monumento una casa; quiero botar una casa antigua protegida; no pago contribuciones por monumento
law: historic monument
people: my house is a monument; demolish a listed building; declare a house a monument
donde: Ley 17.288 art. 9, 10, 11, 12

[nature-monument-typical-zone]
ley: zonas típicas o pintorescas; construcciones nuevas en zona típica; autorización previa del consejo en zona típica
gente: construir en zona típica; pintar la fachada en zona típica; barrio patrimonial permiso
law: typical zone
people: build in a heritage area
donde: Ley 17.288 art. 29, 30

[nature-monument-archaeology]
amplio: sueltas
ley: lugares, ruinas, yacimientos y piezas antropo-arqueológicas; denunciar inmediatamente el descubrimiento; monumentos arqueológicos de propiedad del estado; excavaciones arqueológicas; monumentos arqueológicos
gente: encontré una momia; encontré huesos en mi terreno; hallé una vasija indígena; restos arqueológicos en la obra; fósil; encontré restos arqueológicos; se paró la obra por arqueología; vender piezas arqueológicas; puedo quedarme con una punta de flecha
law: archaeological finds
people: found bones on my land; archaeological remains at a building site; keep an arrowhead
donde: Ley 17.288 art. 1, 21, 22, 23, 26, 27

[nature-monument-public-statues]
ley: monumentos públicos; estatuas, columnas, fuentes; mantención de los monumentos públicos
gente: rayar una estatua; poner una estatua en la plaza; dañar un monumento; botaron una estatua; rayar un monumento qué pena
law: public monuments
people: vandalise a statue
donde: Ley 17.288 art. 17, 18, 19, 20, 38

[nature-monument-compensation]
ley: pagará al propietario la correspondiente indemnización; expropiar el monumento; gravamen de ser monumento
gente: el estado me paga por mi casa monumento; beneficios de tener un monumento
law: compensation of the owner of a monument
people: paid for a listed house
donde: Ley 17.288 art. 11, 15, 16

[nature-indigenous-quality]
amplio: sueltas
ley: calidad de indígena; hijos de padre o madre indígena; apellido indígena; certificado de la corporación nacional de desarrollo indígena
gente: acreditar calidad indígena; certificado de indígena; apellido mapuche; soy mapuche cómo lo acredito; certificado conadi; puedo ser mapuche sin apellido; cambiarme el apellido mapuche; comunidad indígena cómo se forma; certificado de calidad indígena; quién es indígena; beca indígena; pueblos originarios; aymara
law: indigenous status certificate; indigenous status; indigenous certificate
people: prove I am indigenous; certificate of indigenous status; indigenous certificate
donde: Ley 19.253 art. 1, 2, 3, 4

[nature-indigenous-land-sale]
ley: tierras indígenas; no podrán ser enajenadas, embargadas, gravadas; salvo entre comunidades o personas indígenas; tierras indígenas arrendadas; misma etnia
gente: comprar tierra mapuche; vender tierra indígena; arrendar tierra indígena; terreno en zona indígena; tengo casa en tierra mapuche; herencia de tierra indígena; permutar tierra indígena; hipotecar tierra indígena; compré tierra indígena es nulo; embargar tierra indígena; hipotecar tierra mapuche; terreno en comunidad mapuche
law: indigenous land cannot be sold; indigenous land
people: buy indigenous land; sale of indigenous land void; sell Mapuche land
donde: Ley 19.253 art. 12, 13, 14, 15

[nature-indigenous-water]
ley: pueblos aimaras; comunidades atacameñas; aguas de la comunidad indígena; recuperación de aguas indígenas; bienes de propiedad y uso de la comunidad indígena
gente: aguas de comunidades aymaras; agua de los atacameños
law: indigenous waters
people: water of indigenous communities
donde: Ley 19.253 art. 63, 64

[nature-indigenous-education-language]
ley: educación intercultural bilingüe; uso y conservación de los idiomas indígenas; becas indígenas
gente: beca indígena; clases de mapudungun; educación intercultural; requisitos beca indígena; profesor de lengua indígena
law: intercultural bilingual education; indigenous scholarship
people: indigenous scholarship
donde: Ley 19.253 art. 28, 30, 32, 33

[nature-recycling-producers]
ley: productores de productos prioritarios; responsabilidad extendida del productor; envases y embalajes; aceites lubricantes; sistemas de gestión de residuos; neumáticos como producto prioritario; productos prioritarios; metas de recolección y valorización
gente: quién se hace cargo de los envases; ley rep; empresas deben reciclar; neumáticos usados; pilas y electrónicos; reciclaje obligatorio; quién paga el reciclaje; envases reciclar obligación
law: extended producer responsibility; recycling
people: who must recycle packaging; recycling law for companies; recycling law; producer must recycle
donde: Ley 20.920 art. 1, 3, 9, 10, 11, 12, 19, 20

[nature-recycling-consumers]
ley: entregar el residuo; todo consumidor entregar el residuo; distribuidores de productos prioritarios
gente: dónde boto las pilas; dónde dejo un neumático viejo; reciclar mi refrigerador; tienda recibe aparatos viejos; botar un computador viejo; botar aceite usado
law: duty of consumers to hand over waste
people: where do I take old batteries; dispose of old electronics
donde: Ley 20.920 art. 33, 34

[nature-recycling-basic-recyclers]
amplio: sueltas
ley: recicladores de base; participar en la gestión de residuos; certificación de recicladores
gente: cartonero; reciclador de base; inscribirse como reciclador
law: grassroots recyclers
people: waste picker
donde: Ley 20.920 art. 32

[nature-plastics]
ley: bolsas plásticas; plásticos de un solo uso; establecimientos de expendio de alimentos; botellas retornables; botellas desechables
gente: bolsas plásticas prohibidas; bombillas plásticas; el local me dio bolsa plástica; cubiertos plásticos; multa por dar bolsas plásticas; delivery con plástico; me cobran la bolsa plástica; bolsa plástica en el negocio; multa por dar bolsas; botellas retornables obligación; vasos desechables
law: plastic bags; single use plastics; plastic bags ban
people: plastic bags ban; charged for a plastic bag; plastic straws
donde: Ley 21.100 art. 1, 2, 3; Ley 21.368 art. 2, 3, 4

[nature-pet-ownership]
ley: responsable de un animal; abandono de mascotas; identificación y registro de mascotas; registro nacional de mascotas; tenencia responsable de mascotas; mascotas o animales de compañía; abandono de animales; identificación del animal; responsable de la mascota; esterilización de mascotas
gente: chip del perro; inscribir a mi perro; abandonar un perro; perro sin chip multa; registro de mascotas; cuántos perros puedo tener; perros vagos; perro callejero de quién es; pasear al perro sin correa; no recoge la caca del perro; adoptar un perro; me robaron el perro; vender cachorros; ley cholito; chip de mascota; inscribir mascota; multa por no tener chip; dueño del perro responsable; botaron un perro; cuántas mascotas puedo tener; vecino con muchos gatos; ponerle chip al perro; microchip; esterilizar al perro; criadero de perros
law: responsible ownership; pet register; responsible pet ownership; abandonment of animals; pet registry; microchip
people: microchip my dog; stray dogs; how many dogs may I keep; sell puppies; pet registration; abandoned dog; register my pet; register my dog; chip the dog
donde: Ley 21.020 art. 1, 2, 7, 10, 11, 12, 13, 15, 16, 30

[nature-pet-dangerous-dogs]
amplio: sueltas
ley: caninos potencialmente peligrosos; bozal para perros peligrosos; esterilización de perros peligrosos; seguro de responsabilidad civil perro
gente: perro pitbull reglas; perro peligroso; bozal obligatorio; seguro para perro peligroso; rottweiler sin bozal; licencia para tener pitbull; perro de pelea; animales potencialmente peligrosos
law: dangerous dogs
people: pit bull rules; muzzle; rottweiler without a muzzle
donde: Ley 21.020 art. 6, 13, 30

[nature-pet-bite]
amplio: sueltas
ley: daños ocasionados por animales; responsable de un animal responderá siempre civilmente; mordedura; dueño de un animal es responsable de los daños
gente: me mordió un perro; el perro del vecino me mordió; quién paga por la mordida de perro; perro mordió a mi hijo; perro mató a mi gato; perro mordió a mi perro; mi perro mordió a alguien; choqué con un caballo suelto
law: dog bites; liability of the keeper
people: a dog bit me; my dog bit someone; dog killed my cat; dog attack
donde: Ley 21.020 art. 13; Código Civil art. 2326

[nature-hunting]
amplio: sueltas
ley: caza o captura; permiso de caza; especies protegidas; permiso de caza del servicio agrícola y ganadero; ley de caza; caza; fauna silvestre; prohíbese en todo el territorio nacional la caza; animales dañinos
gente: cazar conejos; permiso para cazar; cazar un puma; licencia de caza sag; tener un loro tricahue; tener un animal silvestre en la casa; matar palomas; cazar jabalí; cazar en campo ajeno; encontré un zorro herido; cazar; matar un puma; tener un loro silvestre; tener animal exótico; capturar aves; caza ilegal
law: hunting licence; protected wildlife; hunting; wildlife
people: hunting permit; keep a wild animal; hunt on someone's land; hunting licence; kill wild animal
donde: Ley 19.473 art. 3, 4, 5, 7, 8, 28, 29, 30, 31
`;
