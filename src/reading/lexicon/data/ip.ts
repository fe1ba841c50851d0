/** Concepts of ip: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const IP = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[ip-industrial-property-scope]
ley: derechos de propiedad industrial; patentes de invención; modelos de utilidad; diseños industriales; propiedad industrial
gente: propiedad industrial; qué es propiedad intelectual; proteger mi idea; proteger mi producto; registrar una idea; patentar una idea
law: industrial property; intellectual property
people: protect my idea; what is intellectual property
donde: Ley 19.039 art. 1, 2

[ip-inapi-authority]
ley: Instituto Nacional de Propiedad Industrial; Departamento de Propiedad Industrial; tramitación de las solicitudes; otorgamiento de los títulos
gente: inapi; dónde registro una marca; oficina de marcas; quién da las patentes; trámite en inapi
law: patent and trademark office
people: where to register a trademark; patent office
donde: Ley 19.039 art. 3

[ip-application-publication]
ley: publicación de un extracto; Diario Oficial; solicitud de registro; aceptada a tramitación; errores de publicación
gente: publicar la marca en el diario oficial; publicación de la marca; no publiqué el extracto de la marca; error en la publicación de marca
law: publication of application
people: publish trademark application
donde: Ley 19.039 art. 4

[ip-opposition]
ley: publicación del extracto; cualquier interesado podrá formular
gente: oponerse a una marca; se opusieron a mi marca; alguien quiere registrar mi marca; oposición en inapi; plazo para oponerse a una marca; contestar oposición de marca
law: opposition to registration
people: oppose a trademark; someone opposed my trademark
donde: Ley 19.039 art. 5, 9

[ip-opposition-procedure]
ley: recibirá la causa a prueba; hechos sustanciales, pertinentes y controvertidos; contestar la oposición
gente: cuánto dura el juicio de marca; prueba en juicio de marcas; qué pasa si no contesto la oposición; proceso de oposición marca
law: trademark opposition proceedings
people: trademark opposition trial
donde: Ley 19.039 art. 9, 10

[ip-expert-report-patent]
ley: informe pericial; examen pericial
gente: perito de la patente; informe del perito patente; pagar el peritaje de patente; examen de fondo patente
law: expert examination
people: patent examiner report
donde: Ley 19.039 art. 6, 7, 8

[ip-deadlines]
ley: plazos de días; fatales y de días hábiles; inhábiles los días sábado; días hábiles
gente: plazos de inapi; días hábiles inapi; se me pasó el plazo en inapi; sábado cuenta inapi
law: time limits before the office
people: trademark office deadlines
donde: Ley 19.039 art. 11

[ip-transfer-licence]
ley: transmisibles por causa de muerte; actos jurídicos; instrumento privado suscrito ante notario; anotarán en extracto al margen; licencias de uso
gente: vender mi marca; ceder una marca; comprar una marca; heredar una marca; licencia de marca; transferir la marca; arrendar mi marca; franquicia marca
law: assignment of trademark; trademark licence; transfer of industrial property
people: sell my trademark; license my brand; inherit a trademark
donde: Ley 19.039 art. 14, 18 bis D

[ip-power-of-attorney]
ley: poderes relativos a la propiedad industrial; escritura pública; instrumento privado
gente: poder para registrar marca; poder para inapi; abogado registra la marca; necesito abogado para registrar marca
law: power of attorney in trademark matters
people: need a lawyer to register trademark
donde: Ley 19.039 art. 2, 15

[ip-appeal-tribunal]
ley: Tribunal de Propiedad Industrial; recurso de apelación; casación en el fondo; resoluciones dictadas en primera instancia
gente: apelar rechazo de marca; tribunal de propiedad industrial; tdpi; inapi rechazó mi marca; recurrir contra inapi; cuántos días para apelar marca
law: Industrial Property Court; appeal against trademark office
people: appeal trademark refusal; trademark rejected
donde: Ley 19.039 art. 17 bis A, 17 bis B, 17 bis C

[ip-fees-patent]
ley: dos unidades tributarias mensuales por cada cinco años; segundo decenio; quinquenio
gente: cuánto cuesta patentar; costo de una patente; tasa de patente; no pagué la patente de invención; anualidad de patente
law: patent fees
people: cost of a patent; patent fees
donde: Ley 19.039 art. 18

[ip-fees-low-income]
ley: carezcan de medios económicos; sin que sea necesario pagar los derechos; acceder al registro
gente: patentar sin plata; registro de patente gratis; no puedo pagar la patente; inventor sin recursos
law: fee waiver
people: cannot afford a patent
donde: Ley 19.039 art. 18 bis A

[ip-fees-trademark]
ley: inscripción de marcas comerciales; pago de un derecho equivalente; tres unidades tributarias mensuales
gente: cuánto cuesta registrar una marca; precio de registrar marca; pagar renovación de la marca; costo por clase de marca
law: trademark fees
people: cost of registering a trademark
donde: Ley 19.039 art. 18 bis B

[ip-trademark-definition]
ley: marca comercial; capaz de distinguir en el mercado; frases de propaganda; distintividad
gente: registrar una marca; registrar el nombre de mi negocio; registrar mi logo; registrar nombre de la empresa; marca de mi emprendimiento; registrar un eslogan; proteger mi logo; qué es una marca comercial
law: trademark; distinctive sign
people: register a trademark; protect my brand name; register a logo
donde: Ley 19.039 art. 19

[ip-trademark-slogan]
ley: frases de propaganda; no se podrán ceder o transferir; marca registrada a la que están adscritas
gente: registrar un slogan; frase publicitaria registrada; copiaron mi eslogan; proteger un lema
law: advertising slogan
people: register a slogan
donde: Ley 19.039 art. 19, 19 bis B

[ip-trademark-generic-elements]
ley: vocablos prefijos, sufijos; uso común; carácter genérico, indicativo o descriptivo; protección al conjunto
gente: palabra común en la marca; marca con palabra genérica; usar una palabra descriptiva marca; disclaimer marca
law: generic or descriptive elements
people: common word in a trademark
donde: Ley 19.039 art. 19 bis C

[ip-trademark-exclusive-right]
ley: derecho exclusivo y excluyente; tráfico económico; sin su consentimiento utilicen; marcas idénticas o similares; inducir a error o confusión
gente: qué derechos da la marca; usan mi marca; usan mi nombre comercial; marca parecida a la mía; me copiaron la marca; otro negocio con mi mismo nombre
law: exclusive right; likelihood of confusion
people: someone uses my brand; similar trademark; copied my brand name
donde: Ley 19.039 art. 19 bis D

[ip-trademark-exhaustion]
ley: no faculta a su titular para prohibir; productos legítimamente comercializados; consentimiento expreso
gente: importación paralela; revender productos de marca original; vender ropa de marca original; traer productos originales para vender
law: exhaustion of trademark; parallel imports
people: resell branded goods; parallel imports
donde: Ley 19.039 art. 19 bis E

[ip-trademark-prohibited]
ley: no podrán registrarse como marcas; escudos, las banderas; marcas iguales o que gráfica o fonéticamente se asemejen; contrarias al orden público; inducir a error
gente: marcas que no se pueden registrar; por qué rechazaron mi marca; registrar apellido como marca; registrar nombre de famoso; registrar bandera de marca; nombre parecido a otra marca; marca ofensiva
law: absolute grounds for refusal; confusingly similar
people: names that cannot be trademarked; why was my trademark rejected
donde: Ley 19.039 art. 20, 22

[ip-trademark-famous]
ley: famosas y notorias; notoriedad; marcas registradas en el extranjero; sector pertinente del público
gente: marca famosa extranjera; me adelantaron y registraron mi marca; registraron mi marca primero; marca notoria; usar nombre de marca conocida en otro rubro
law: well-known trademark
people: famous brand; someone registered my brand first
donde: Ley 19.039 art. 20

[ip-trademark-priority]
ley: solicitada previamente en el extranjero; país de origen; prioridad por el plazo de seis meses
gente: prioridad de marca extranjera; registré afuera y quiero en Chile; marca registrada en otro país; protocolo de madrid; marca internacional
law: trademark priority right; Paris Convention
people: foreign trademark priority; international trademark
donde: Ley 19.039 art. 20 bis

[ip-trademark-application]
ley: Conservador de Marcas; solicitudes de inscripción; cumplido con las formalidades; resolución fundada
gente: pasos para registrar una marca; trámite de marca; cuánto se demora registrar marca; requisitos registrar marca; observaciones a mi marca; búsqueda de marca
law: trademark application
people: steps to register trademark; how long trademark registration
donde: Ley 19.039 art. 21, 22

[ip-trademark-classes]
ley: productos o servicios específicos y determinados; clasificador internacional; cobertura del registro
gente: clases de marca; en qué clase registro mi marca; clasificador de niza; marca para varios rubros; cobertura de la marca
law: trademark classes; Nice classification
people: trademark classes
donde: Ley 19.039 art. 23, 23 bis A

[ip-trademark-territory]
ley: establecimientos comerciales; todo el territorio de la República; establecimientos industriales
gente: marca vale en todo Chile; marca para una región; misma marca en otra ciudad; nombre del local registrado en otra región
law: territorial scope of trademark
people: trademark valid nationwide
donde: Ley 19.039 art. 18 bis F, 23 bis B

[ip-trademark-term-renewal]
ley: duración de diez años; períodos iguales; seis meses siguientes a la expiración
gente: cuánto dura una marca; renovar la marca; se venció mi marca; cada cuánto se renueva la marca
law: term of trademark; renewal of registration
people: how long does a trademark last; renew trademark; expired trademark
donde: Ley 19.039 art. 24

[ip-trademark-nonuse-cancellation]
ley: caducidad del registro; uso real y efectivo; falta de uso; vulgarización; suspensión ininterrumpida
gente: marca que no se usa; perder la marca por no usarla; cancelar marca sin uso; caducidad de marca; quitarle la marca a alguien que no la usa
law: cancellation for non-use
people: lose trademark for not using; unused trademark
donde: Ley 19.039 art. 27 bis A, 27 bis B

[ip-trademark-marking]
ley: en forma visible las palabras "Marca Registrada"; iniciales "M.R."; letra "R" dentro de un círculo; Marca Registrada
gente: poner la r en la marca; símbolo de marca registrada; usar marca registrada sin registro; poner mr en mi logo; puedo poner la r con círculo
law: trademark notice
people: use the R symbol
donde: Ley 19.039 art. 25, 28

[ip-trademark-nullity]
ley: declaración de nulidad del registro; acción de nulidad; prescribirá en el término de 5 años
gente: anular una marca; quitar una marca mal registrada; me robaron la marca; registraron mi marca de mala fe; nulidad de marca; demanda de nulidad marca
law: invalidity of trademark; nullity action
people: cancel a trademark; trademark stolen; bad faith registration
donde: Ley 19.039 art. 26, 27

[ip-trademark-offences]
ley: maliciosamente usen; marca igual o semejante a otra ya inscrita; multa a beneficio fiscal; falsifiquen una marca; objetos de falsificación
gente: falsificación de marca; vender ropa trucha; vender zapatillas falsas; vender productos piratas; vender imitaciones; réplicas de marca; cárcel por falsificar marca; me pillaron vendiendo falsificaciones
law: trademark counterfeiting; criminal offence
people: sell fake branded goods; counterfeit goods; replicas
donde: Ley 19.039 art. 28, 29
no: billetes; documento; firma

[ip-trademark-unregistered-use]
ley: marca no registrada estuviera usándose; dos o más personas a la vez
gente: marca sin registrar; usaba la marca antes que la registraran; me exigen dejar de usar mi marca; carta por usar marca; otro registró el nombre que yo usaba
law: unregistered trademark; prior use
people: used the name before registration; cease and desist brand
donde: Ley 19.039 art. 30

[ip-patent-definition]
ley: invención; solución a un problema de la técnica; derecho exclusivo; quehacer industrial
gente: patentar un invento; inventé algo; inventor; qué es una patente de invención; tuve una idea y la quiero patentar
law: patent; invention
people: patent an invention; I invented something
donde: Ley 19.039 art. 31
no: patente del auto; patente municipal; patente comercial; vehículo

[ip-patent-requirements]
ley: nivel inventivo; aplicación industrial; estado de la técnica; se considera nueva
gente: requisitos para patentar; invento nuevo; novedad de la invención; mi invento ya existe; se puede patentar
law: novelty of invention; inventive step; industrial application
people: requirements for a patent; is my invention new
donde: Ley 19.039 art. 32, 33, 35, 36

[ip-patent-exclusions]
ley: no se considera invención; excluidos de la protección por patente; métodos de tratamiento quirúrgico o terapéutico; plantas y los animales; descubrimientos, las teorías científicas; no son patentables
gente: qué no se puede patentar; patentar un software; patentar una planta; patentar método de negocio; patentar un tratamiento médico; patentar una fórmula
law: non-patentable subject matter
people: what cannot be patented; patent software; patent business method
donde: Ley 19.039 art. 37, 38

[ip-patent-priority-disclosure]
ley: no serán consideradas para efectos de determinar la novedad; abusos y prácticas desleales
gente: mostré mi invento antes de patentar; publiqué mi invento; período de gracia patente; divulgué la invención; patente extranjera prioridad
law: grace period for disclosure; patent priority
people: showed my invention before patent; patent grace period
donde: Ley 19.039 art. 34, 42

[ip-patent-term]
ley: período no renovable de 20 años; fecha de presentación de la solicitud; patentes de invención
gente: cuánto dura una patente; patente de invención vencida; se acabó la patente; patente por veinte años; renovar patente de invención
law: term of patent; twenty years
people: how long does a patent last
donde: Ley 19.039 art. 39
no: vehículo; municipal; auto

[ip-patent-supplementary]
ley: protección suplementaria; demora administrativa injustificada; término de protección
gente: extender la patente; inapi se demoró en dar la patente; más plazo de patente
law: supplementary protection
people: patent term extension
donde: Ley 19.039 art. 53 bis 1, 53 bis 2

[ip-patent-application]
ley: resumen del invento; memoria descriptiva; pliego de reivindicaciones; dibujos del invento; solicitud de patente; examen preliminar
gente: papeles para patentar; cómo se pide una patente; solicitud de patente requisitos; reivindicaciones de patente; patente provisional; inventor presenta solicitud
law: patent application; patent claims
people: how to apply for a patent
donde: Ley 19.039 art. 43, 43 bis, 44, 45

[ip-patent-rights]
ley: dueño de una patente de invención; exclusividad para producir, vender o comercializar; reivindicaciones de patente; todo el territorio de la República
gente: qué derechos da la patente; copiaron mi invento; fabrican mi invento; me plagiaron el invento; vender producto patentado
law: exclusive rights of patentee
people: someone copied my invention
donde: Ley 19.039 art. 49

[ip-patent-nullity]
ley: declaración de nulidad de una patente; no es el inventor ni su cesionario; informes periciales errados; acción de nulidad de una patente
gente: anular una patente; me robaron el invento; otro patentó mi invento; nulidad de patente; patente mal dada
law: invalidity of patent
people: cancel a patent; someone patented my invention
donde: Ley 19.039 art. 50

[ip-compulsory-licence]
ley: licencia no voluntaria; salud pública, seguridad nacional; contrarias a la libre competencia; patente posterior
gente: licencia obligatoria; remedio patentado muy caro; romper la patente de un remedio; licencia sin permiso del dueño de la patente
law: compulsory licence; non-voluntary licence
people: compulsory license; break patent on medicine
donde: Ley 19.039 art. 51, 51 bis A, 51 bis B, 51 bis C, 51 bis D

[ip-patent-offences]
ley: maliciosamente fabriquen, utilicen, ofrezcan; invento patentado; objeto no patentado; multa a beneficio fiscal; procedimiento patentado
gente: multa por copiar una patente; infracción de patente; fabricar invento ajeno; decir que está patentado y no; delito de patente
law: patent infringement offence
people: patent infringement fine
donde: Ley 19.039 art. 52, 53

[ip-utility-model]
ley: modelos de utilidad; instrumentos, aparatos, herramientas
gente: modelo de utilidad; mejoré una herramienta; patentar una mejora; inventé una herramienta
law: utility model
people: utility model; improved tool
donde: Ley 19.039 art. 54, 56, 57, 58

[ip-industrial-design]
ley: diseño industrial; dibujo industrial; forma tridimensional; dibujos y diseños industriales
gente: registrar un diseño; copiaron mi diseño; proteger diseño de ropa; diseño de un envase; diseño de muebles copiado; registrar un estampado
law: industrial design
people: register a design; copied my design
donde: Ley 19.039 art. 62, 62 bis, 62 ter, 64, 65

[ip-industrial-design-offences]
ley: maliciosamente fabriquen, comercialicen, importen; dibujo o diseño industrial registrado; multa a beneficio fiscal; Modelo de Utilidad
gente: multa por copiar diseño; plagio de diseño industrial; copian mi modelo de utilidad
law: design infringement
people: design copied fine
donde: Ley 19.039 art. 61, 67

[ip-employee-inventions]
ley: actividad inventiva o creativa; pertenecerán exclusivamente al empleador; retribución adicional; función inventiva; salvo estipulación expresa en contrario
gente: inventé algo en el trabajo; mi jefe se quedó con mi invento; invento en la empresa; creé algo en mi pega; invento en la universidad
law: employee inventions; service inventions
people: invented at work; who owns employee invention
donde: Ley 19.039 art. 68, 69, 70, 71, 72

[ip-integrated-circuits]
ley: circuito integrado; esquemas de trazado o topografía; topografías de circuitos integrados
gente: registrar un chip; topografía de circuitos; diseño de microchip
law: layout designs of integrated circuits
people: protect a chip design
donde: Ley 19.039 art. 73, 74, 75, 78

[ip-trade-secret]
ley: secreto empresarial; secretos comerciales; mantenimiento en reserva; ventaja competitiva; violación del secreto empresarial; deber de reserva
gente: secreto industrial; secreto comercial; ex trabajador se llevó la lista de clientes; robaron la receta; se llevó información de la empresa; filtró información confidencial; copiaron mi fórmula; base de clientes robada
law: trade secret; confidential information; misappropriation of secrets
people: employee stole client list; trade secret stolen; leaked confidential information
donde: Ley 19.039 art. 86, 87, 88

[ip-test-data]
ley: datos de prueba; nueva entidad química; Instituto de Salud Pública; Servicio Agrícola y Ganadero
gente: datos de prueba de remedios; registro sanitario de genérico; protección de datos farmacéuticos; plaguicida datos de prueba
law: test data protection
people: drug test data
donde: Ley 19.039 art. 89, 90, 91

[ip-geographical-indication]
ley: indicación geográfica; denominación de origen; originario del país; región o localidad; origen geográfico
gente: denominación de origen; sello de origen; pisco denominación; producto típico de la zona; usar nombre de un lugar en el producto; limón de pica; queso de la zona origen
law: geographical indication; appellation of origin
people: designation of origin; protected regional product
donde: Ley 19.039 art. 92, 93, 94, 97

[ip-geographical-indication-use]
ley: productores, fabricantes o artesanos; zona geográfica; reglamento específico de uso; duración indefinida; indicación geográfica o denominación de origen
gente: quién puede usar la denominación de origen; productor de la zona usa el sello; usar denominación sin ser de la zona; nulidad de denominación de origen
law: use of geographical indication
people: who may use the designation of origin
donde: Ley 19.039 art. 100, 101, 103, 104, 105

[ip-civil-actions]
ley: demandar civilmente; cesación de los actos; indemnización de los daños y perjuicios; evitar que prosiga la infracción; publicación de la sentencia
gente: demandar por copiar mi marca; demanda por uso de marca; qué hago si usan mi marca; que dejen de usar mi marca; cobrar por uso de mi marca; demandar por copiar mi producto
law: civil action for infringement; injunction against infringement
people: sue for trademark infringement; stop them using my brand
donde: Ley 19.039 art. 106, 107

[ip-damages]
ley: indemnización de perjuicios; utilidades que el titular hubiera dejado de percibir; utilidades que haya obtenido el infractor; precio que el infractor hubiera debido pagar
gente: cuánto me pagan por usar mi marca; calcular perjuicios de marca; ganancias del que me copió; indemnización por copiar marca
law: damages for infringement; reasonable royalty
people: damages for copied brand
donde: Ley 19.039 art. 108

[ip-precautionary-measures]
ley: medidas precautorias; cesación inmediata; secuestro de los productos; prohibición de publicitar
gente: incautar productos falsos; parar la venta de copias; decomisar imitaciones; medida urgente por copia de marca; retener en aduana productos falsos
law: precautionary measures; seizure of infringing goods
people: seize counterfeit goods; urgent order against copies
donde: Ley 19.039 art. 112, 113; Ley 19.912 art. 16

[ip-copyright-protected-works]
ley: derecho de autor; obras de la inteligencia; literarios, artísticos y científicos; cualquiera que sea su forma de expresión; sola creación de la obra
gente: derechos de autor; copyright; proteger una canción; proteger un libro; proteger mi tesis; qué obras están protegidas; foto protegida; registrar una canción; proteger mi dibujo; obra protegida
law: copyright; protected works
people: copyright; protect my song; protect my book; is my photo protected
donde: Ley 17.336 art. 1, 3

[ip-copyright-owner]
ley: titular original; titular secundario; autor de la obra; se presume autor; obra en colaboración
gente: hicimos una canción entre dos; obra hecha entre varios; obra por encargo; ghostwriter; coautor; dueño de los derechos de la obra; obra hecha con inteligencia artificial; canción hecha con ia
law: copyright owner; joint work
people: who owns the copyright; two people wrote a song
donde: Ley 17.336 art. 6, 7, 8

[ip-software]
ley: programas computacionales; titulares del derecho de autor; desempeño de sus funciones laborales; copia de resguardo; código objeto o código fuente
gente: derechos de un software; programé una app en el trabajo; de quién es la página web; programador se quedó con el código; software pirata en la empresa; registrar una aplicación; licencia de software; código fuente; dueño del código del programa
law: computer program; software copyright
people: who owns the code; app made by employee; pirated software
donde: Ley 17.336 art. 3, 8, 71 Ñ

[ip-copyright-term]
ley: setenta años; toda la vida del autor; desde la fecha de su fallecimiento
gente: cuánto duran los derechos de autor; libro de autor muerto; cuándo vence el copyright; 70 años de la muerte; derechos de autor de mi abuelo
law: term of copyright
people: how long does copyright last
donde: Ley 17.336 art. 10, 12, 13

[ip-public-domain]
ley: patrimonio cultural común; plazo de protección se haya extinguido; autor desconocido; podrán ser utilizadas por cualquiera
gente: dominio público; obra libre de derechos; usar música antigua; obra sin autor; libre de copyright
law: public domain
people: public domain; free to use music
donde: Ley 17.336 art. 11

[ip-moral-rights]
ley: derecho moral; paternidad de la obra; oponerse a toda deformación, mutilación
gente: no me nombraron como autor; usaron mi foto sin crédito; modificaron mi obra; plagio; copiaron mi trabajo sin nombrarme; derecho a que me den crédito; destruyeron mi mural; se robaron mi dibujo; borraron mi firma de la obra
law: moral rights of author; attribution of work
people: not credited as author; plagiarism; used my photo without credit
donde: Ley 17.336 art. 14, 15, 16

[ip-economic-rights]
ley: derecho patrimonial; autorización expresa del titular; ejecutar la obra; comunicación pública; utilizar directa y personalmente
gente: usar una canción en un video; usar música sin permiso; usar una foto de internet; subir una película; fotocopiar un libro entero; pedir permiso al autor; usaron mi foto; usaron mi canción sin permiso; usar imagen de google
law: economic rights; reproduction of works; public performance
people: use a song without permission; use photo from internet; photocopy a book
donde: Ley 17.336 art. 17, 18, 19, 20

[ip-public-performance-fee]
ley: ejecución pública; sala de espectáculos; entidad de gestión colectiva
gente: scd me cobra; pagar por poner música en el local; música en mi restaurant; derechos de autor en fiesta; radio en el negocio paga; pagar por tocar covers
law: public performance; collecting society
people: pay for music in my shop; music licence for bar
donde: Ley 17.336 art. 21, 91, 100

[ip-photographs-press]
ley: fotógrafo; diarios, revistas
gente: foto que tomé en la pega; derechos del fotógrafo; fotógrafo no me entrega las fotos; fotos del matrimonio derechos; diario usó mi foto; periodista derechos de autor
law: photographs copyright; journalists' works
people: photographer rights; wedding photos rights
donde: Ley 17.336 art. 24, 34, 35

[ip-artwork-resale]
ley: pintura, escultura, dibujo; porcentaje del mayor valor real; obra de arte; cinco por ciento
gente: compré un cuadro puedo reproducirlo; derecho del artista en la reventa; vender copias de un cuadro; reventa de obra de arte
law: resale right; works of art
people: bought a painting can I copy it
donde: Ley 17.336 art. 36, 37

[ip-publishing-contract]
ley: contrato de edición
gente: contrato con editorial; editorial no me paga; publicar mi libro; editorial no publicó mi libro; porcentaje del autor libro; regalías del libro
law: publishing contract; author royalties
people: publisher does not pay me; book contract
donde: Ley 17.336 art. 48, 49, 50, 51, 54

[ip-related-rights-artists]
ley: derechos conexos; artistas, intérpretes o ejecutantes; productores de fonogramas; organismos de radiodifusión
gente: derechos de los músicos; derechos de los actores; derechos del cantante; grabaron mi show; grabaron mi presentación sin permiso; derechos de la disquera; derechos de grabación
law: related rights; performers; phonogram producers
people: performers rights; recorded my show without permission
donde: Ley 17.336 art. 65, 66, 68, 69, 70

[ip-copyright-exceptions]
ley: limitaciones y excepciones; fragmentos breves; a título de cita; fines de crítica, ilustración, enseñanza; sátira o parodia; sin remunerar ni obtener autorización
gente: citar un libro; cuánto puedo copiar de un libro; uso justo; parodia de una canción; hacer un meme con foto; fotocopiar para clases; usar fragmento de película; citar en la tesis; fair use
law: copyright exceptions; right of quotation; parody; fair use
people: fair use; quote a book; parody; copy for class
donde: Ley 17.336 art. 71 B, 71 M, 71 P, 71 Q

[ip-copyright-exceptions-libraries]
ley: bibliotecas y archivos; sin fines lucrativos; fragmentos de obras; no se encuentre disponible en el mercado
gente: biblioteca digitaliza libros; copia para ciegos; fotocopia en la biblioteca; libro para discapacitados copia; libro agotado copiar; música en el colegio derechos; mostrar película en clases
law: library exception; disability exception
people: library copies; copy for the blind; film in class
donde: Ley 17.336 art. 71 C, 71 I, 71 J, 71 K, 71 N

[ip-copyright-registration]
ley: Registro de Propiedad Intelectual; Conservador de Derechos Intelectuales; ejemplar completo
gente: registrar un libro; registrar derechos de autor; dónde registro mi canción; es obligatorio registrar la obra; registrar un guión; ceder derechos de autor; inscribir una obra
law: copyright registration; assignment of copyright
people: register copyright; is registration needed; sell copyright
donde: Ley 17.336 art. 72, 73, 75, 76

[ip-copyright-offences]
ley: utilice obras de dominio ajeno; sin estar expresamente facultado; copias de obras; tengan para comercializar; falsificare obra protegida; ánimo de lucro
gente: piratería; vender películas piratas; vender libros piratas; bajar música ilegal; descargar películas ilegal; multa por piratería; cárcel por piratear; iptv pirata; vender cds piratas; me robaron mi libro
law: copyright infringement offence; piracy
people: piracy; sell pirated movies; illegal downloads
donde: Ley 17.336 art. 78, 79, 79 bis, 80, 81

[ip-copyright-civil-actions]
ley: cese de la actividad ilícita; indemnización de los daños patrimoniales y morales; titular de los derechos; publicación de un extracto de la sentencia; medidas prejudiciales
gente: demandar por plagio; demandar por usar mi foto; cobrar por uso de mi canción; indemnización por derechos de autor; que bajen mi obra; cuánto puedo cobrar por plagio
law: copyright civil action; copyright damages
people: sue for plagiarism; sue for using my photo
donde: Ley 17.336 art. 85 B, 85 D, 85 E, 85 J, 85 K

[ip-internet-service-providers]
ley: prestadores de servicios de Internet; retiro o bloqueo de contenidos infractores; proveedor de servicios; conocimiento efectivo; resolución judicial
gente: bajar contenido de internet; youtube me bajó un video; pedir que bajen mi video; página web copió mi contenido; bloquear página pirata; plataforma responsable por copia; me denunciaron por derechos de autor en youtube; resubieron mi video; copiaron mi contenido de instagram
law: ISP liability; takedown
people: takedown; youtube removed my video; website copied my content
donde: Ley 17.336 art. 85 L, 85 M, 85 O, 85 Q, 85 R, 85 U

[ip-collective-management]
ley: entidades de gestión colectiva; corporaciones chilenas de derecho privado; tarifas generales; comisión de mediación y arbitraje
gente: sociedad de autores; afiliarse a la scd; reclamar tarifa de la scd; sochi derechos; la scd no me paga; cuánto paga la scd al músico
law: collecting societies; collective management
people: join collecting society; royalty society tariff
donde: Ley 17.336 art. 91, 92, 93, 100

[ip-domain-names]
ley: nombre de dominio; nombres de dominio CL; inscripción conflictiva; NIC Chile
gente: me robaron el dominio; dominio punto cl; registrar dominio web; nic chile; alguien registró mi dominio; disputa por dominio; página web con mi nombre; recuperar dominio vencido
law: domain name; domain dispute
people: domain name dispute; someone registered my domain

[ip-plant-varieties]
ley: variedades vegetales; obtentor; nueva, distinta, homogénea y estable; material de multiplicación
gente: registrar una semilla; patentar una planta nueva; variedad de fruta registrada; guardar semillas protegidas; derechos del obtentor
law: plant breeders' rights
people: plant variety rights; protected seeds
donde: Ley 19.342 art. 1, 3, 5

[ip-own-image]
ley: propia imagen; vida privada y a la honra; imagen de la persona
gente: usaron mi foto en publicidad; usan mi cara en un aviso; usaron mi imagen sin permiso; subieron mi foto a su página; foto de mi hijo en publicidad; derecho a la imagen
law: image rights; right of publicity
people: used my picture in an advert; image used without consent
donde: Constitución Política art. 19
`;
