/** Concepts of traffic: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const TRAFFIC = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[traffic-licence-needed]
ley: licencia expedida por el Director del Departamento de Tránsito; ninguna persona podrá conducir un vehículo; sin poseer una licencia; permiso provisorio; licencia de conductor
gente: manejar sin licencia; conducir sin licencia; no tengo licencia; me pillaron sin licencia; manejar sin carnet de conducir; se me quedó la licencia; nunca he sacado licencia; andar sin documentos de manejar
law: driver's licence required; driving without a licence
people: drive without a license; no driver's license
donde: Ley 18.290 art. 5, 6, 194

[traffic-unlicensed-penalty]
ley: sin haber obtenido la licencia requerida; falta de licencia profesional; licencia de conductor falsa u obtenida
gente: preso por manejar sin licencia; multa por manejar sin licencia; pena por no tener licencia; choqué sin licencia; licencia vencida multa; me chocó uno sin licencia; cuánto es la multa sin licencia
law: penalty for unlicensed driving
people: fine for no license
donde: Ley 18.290 art. 192, 194

[traffic-licence-classes]
ley: clases de licencias; profesionales, no profesionales y especiales; clase A-1; clase B; clase C; clase D, E y F
gente: qué licencia necesito; tipos de licencia de conducir; licencia clase b; licencia para moto; licencia a2 taxi; licencia para camión; licencia para bus; licencia profesional; qué puedo manejar con clase b; licencia a4
law: classes of driver's licence
people: types of driver's license; motorcycle license
donde: Ley 18.290 art. 12

[traffic-licence-requirements]
ley: acreditar idoneidad moral, física y psíquica; saber leer y escribir; tener como mínimo 18 años; egresado de enseñanza básica; requisitos especiales; conocimientos teóricos y prácticos
gente: requisitos para sacar licencia; sacar carnet de manejar; edad para manejar; a qué edad puedo manejar; examen teórico de conducir; examen práctico; sacar licencia a los 17; reprobé el examen de manejo; licencia con antecedentes penales
law: requirements for a driving licence; driving test
people: how to get a driver's license; driving age; driving test
donde: Ley 18.290 art. 13, 14

[traffic-licence-17]
ley: postulantes que sean mayores de 17 años; autorizados expresamente por sus padres; acompañado de una persona mayor de 25 años; curso en una escuela de conductores
gente: manejar a los 17; menor de edad manejando; mi hijo de 17 quiere manejar; licencia menor de edad; permiso de los padres para manejar; le presté el auto a mi hijo menor; niño manejando
law: minor's driving licence
people: seventeen-year-old driver; teenage driver
donde: Ley 18.290 art. 13

[traffic-licence-renewal]
ley: licencia de conductor será de duración indefinida; control cada seis años; fecha de control; acreditar que mantiene los requisitos; sometido a examen
gente: renovar la licencia; licencia vencida; cuánto dura la licencia; renovación de licencia de conducir; prórroga de licencias; hora para renovar licencia; licencia de adulto mayor; control de licencia
law: licence renewal; expired licence
people: renew my license; expired license
donde: Ley 18.290 art. 18, 19, 20

[traffic-licence-denied]
ley: denegación de la licencia; reclamar ante el Servicio Médico Legal; causal de denegación; aptitud física o psíquica; no se otorgará licencia; inhabilidad moral
gente: me negaron la licencia; no pasé el psicotécnico; no me dan la licencia; rechazado por la vista; examen médico licencia; reprobado en el psicotécnico; licencia y epilepsia; apelar el rechazo de la licencia
law: licence refusal; medical fitness
people: denied a license; failed the eye test
donde: Ley 18.290 art. 14, 21

[traffic-licence-lost]
ley: duplicado de la licencia; extravío, pérdida o destrucción; cambio de domicilio; municipalidad que haya otorgado
gente: perdí la licencia; se me perdió el carnet de conducir; duplicado de licencia; me robaron la licencia; cambiar el domicilio en la licencia; sacar copia de licencia
law: duplicate licence
people: lost my license
donde: Ley 18.290 art. 25, 27

[traffic-foreign-licence]
ley: licencias o permisos internacionales; otorgada en país extranjero; convenciones internacionales; permanencia definitiva
gente: licencia extranjera; manejar con licencia de otro país; licencia venezolana sirve; canjear la licencia; licencia internacional; turista puede manejar; homologar licencia; extranjero sacar licencia
law: foreign licence; international driving permit
people: drive with a foreign license
donde: Ley 18.290 art. 5

[traffic-documents-carry]
ley: llevar consigo su licencia; entregarla a los Carabineros o inspectores; documentación del vehículo; certificado vigente de póliza
gente: qué documentos tengo que llevar; papeles del auto; andar sin los papeles del auto; documentos para manejar; carabineros me pidió la licencia; padrón del auto; papeles digitales; carabineros me pidió los papeles
law: documents to be carried by the driver
people: car papers; documents when driving
donde: Ley 18.290 art. 6, 51

[traffic-police-stop]
ley: Carabineros de Chile; inspectores fiscales o municipales; detener su marcha; obligación de someterse; indicaciones que realicen
gente: me paró carabineros; control vehicular; control de carabineros en la calle; inspector municipal me puede parar; no paré en el control; me hicieron parar; fiscalización de tránsito; evadir un control; me pararon los pacos; me hizo parar un inspector
law: traffic stop; police check
people: pulled over; traffic stop
donde: Ley 18.290 art. 4

[traffic-lend-car-unlicensed]
ley: facilite un vehículo; propietario o encargado de un vehículo; celebrar contrato o facilitar; persona que carezca de licencia
gente: presté el auto a alguien sin licencia; prestar el auto; le pasé el auto a un amigo; chocaron mi auto prestado; multa por prestar el auto sin licencia; le pasé las llaves
law: lending a vehicle to unlicensed driver
people: lent my car
donde: Ley 18.290 art. 7

[traffic-driving-school]
ley: escuelas de conductores; cursos de manejo; escuela de conductores profesionales; reconocidas oficialmente
gente: escuela de conductores; clases de manejo; aprender a manejar; autoescuela; curso para licencia profesional; instructor de manejo; enseñar a manejar a mi hijo
law: driving school
people: driving lessons
donde: Ley 18.290 art. 31, 32, 33, 34

[traffic-alcohol-limits]
ley: estado de ebriedad; bajo la influencia del alcohol; 0,8 gramos por mil de alcohol en la sangre; superior a 0,3 e inferior a 0,8
gente: cuánto puedo tomar y manejar; límite de alcohol; grados de alcohol permitidos; diferencia entre ebriedad e influencia; una cerveza y manejar; tolerancia cero; puedo manejar con una copa; gramos de alcohol
law: blood alcohol limit; drunk driving; under the influence
people: how much can I drink and drive; alcohol limit
donde: Ley 18.290 art. 110, 111

[traffic-drunk-driving]
ley: desempeño en estado de ebriedad; conduzca, opere o desempeñe; suspensión de la licencia para conducir por el término de dos años; sustancias estupefacientes o sicotrópicas
gente: manejar curado; manejar borracho; tomar y manejar; conducir en estado de ebriedad; me pillaron curado manejando; manejar con trago; qué pena por manejar ebrio; ley tolerancia cero; manejaba con copete; venía curado manejando; choqué curado; me pillaron con copete
law: drunk driving; driving while intoxicated
people: drunk driving; DUI
donde: Ley 18.290 art. 110, 196

[traffic-influence-alcohol]
ley: bajo la influencia del alcohol; suspensión de la licencia de conducir por tres meses; multa de una a cinco unidades tributarias mensuales; sin ocasionar daño ni lesiones
gente: bajo la influencia del alcohol; multa por manejar con una cerveza; salí con 0,5 de alcohol; manejar con resaca; marcó alcohol en el control; con poco alcohol manejando
law: driving under the influence
people: driving after one beer
donde: Ley 18.290 art. 111, 193

[traffic-drugs-driving]
ley: bajo la influencia de sustancias estupefacientes o sicotrópicas; prueba de drogas; examen de saliva
gente: manejar drogado; manejar volado; narcotest; test de drogas en el control; fumé marihuana y manejé; manejar con pastillas; ley tolerancia cero drogas; remedios y manejar; salí positivo en marihuana
law: drug driving
people: drive high; drug test roadside
donde: Ley 18.290 art. 110, 182, 183, 196

[traffic-drunk-injuries]
ley: conducción en estado de ebriedad; causare lesiones graves o menos graves; resultare la muerte; inhabilidad perpetua para conducir; comiso del vehículo
gente: ley emilia; curado mató a alguien; atropelló borracho; chocó curado y mató; un año de cárcel efectiva; me chocó un curado; borracho atropelló a mi hijo; manejaba ebrio y mató
law: drunk driving causing death or injury; Emilia's law
people: killed someone driving drunk; drunk driver hit me
donde: Ley 18.290 art. 196, 196 bis, 196 ter; Ley 20.770 art. 1

[traffic-drunk-year-jail]
ley: pena sustitutiva quedará en suspenso por un año; deberá cumplir en forma efectiva un año de la pena; en suspenso por un año
gente: ley emilia un año preso; cárcel efectiva por manejar curado y matar; suspender pena sustitutiva por choque; cuántos años por ley emilia
law: mandatory effective imprisonment
people: mandatory jail for drunk driving death
donde: Ley 18.290 art. 196 ter

[traffic-drunk-repeat]
ley: sorprendido en una segunda ocasión; suspensión por el término de cinco años; cancelación de la licencia; tercera ocasión
gente: segunda vez manejando curado; reincidente en manejar ebrio; tercera vez curado al volante; me quitan la licencia para siempre; cuánto tiempo sin licencia por ebriedad; dos años sin licencia por curado
law: repeat drunk driving; licence cancellation
people: second DUI; lose license for DUI
donde: Ley 18.290 art. 193, 196

[traffic-alcotest]
ley: prueba respiratoria; alcoholemia; someter a cualquier conductor; examen de sangre; exámenes a que se refiere el artículo; negativa injustificada
gente: alcotest; intoxilyzer; soplar; me negué al alcotest; puedo negarme a soplar; alcoholemia; negarse a la alcoholemia; sacarme sangre por choque; examen de alcohol; test de alcohol
law: breath test; blood alcohol test
people: breathalyzer; refuse a breath test
donde: Ley 18.290 art. 182, 183, 195 bis

[traffic-alcotest-refusal]
ley: negativa injustificada de un conductor; someterse a las pruebas respiratorias; altere sus resultados o dilate su realización; otros exámenes científicos; conductor participante
gente: pena por negarse al alcotest; se negó a la alcoholemia y mató; se arrancó para no hacerse la alcoholemia; negarme a la prueba de alcohol; multa por no soplar
law: refusal of alcohol test
people: refused the breathalyzer
donde: Ley 18.290 art. 195 bis

[traffic-accident-duty-stop]
ley: detener su marcha, prestar la ayuda; dar cuenta a la autoridad policial más inmediata; lesiones o muerte; en todo accidente del tránsito
gente: choqué qué hago; qué hacer en un accidente; atropellé a alguien; me chocaron qué hago; obligación de parar si choco; choque con heridos; avisar a carabineros por choque; chocar y ayudar; me chocaron el auto; choqué a otro auto; tuve un accidente en auto; me atropellaron; me atropelló una moto
law: duty to stop and assist; accident duties
people: what to do after a crash; hit a pedestrian
donde: Ley 18.290 art. 168, 176

[traffic-hit-and-run]
ley: incumplimiento de la obligación de detener la marcha; prestar la ayuda posible; dar cuenta a la autoridad; inhabilidad perpetua para conducir vehículos de tracción mecánica
gente: chocó y se arrancó; atropelló y escapó; se dio a la fuga; huir del accidente; lo atropelló y no paró; fuga después de chocar; arrancarse del choque; me chocaron y huyó; no prestó ayuda al atropellado; choqué y me fui; se arrancó después de chocarme; me chocó y no paró
law: hit and run; leaving the scene
people: hit and run; fled the accident
donde: Ley 18.290 art. 176, 195

[traffic-accident-damage-only]
ley: sólo se causaren daños; dar cuenta de inmediato a Carabineros; retirar los vehículos
gente: choque simple; choque sin heridos; constancia por choque; topón; tocaron mi auto estacionado; hay que llamar a carabineros por un choque chico; me abollaron el auto; mover los autos después del choque; raspón; me rozó el auto; le pegué a un auto estacionado; me pasó a llevar el espejo
law: damage-only accident; report to police
people: fender bender; minor crash
donde: Ley 18.290 art. 168, 173

[traffic-accident-fault]
ley: presume la responsabilidad del conductor; conducir a mayor velocidad; no conservar su derecha; no respetar el derecho preferente de paso; mera infracción no determina
gente: quién tiene la culpa del choque; me chocaron por detrás; choque por alcance; quién paga el choque; dice que yo tuve la culpa; los dos tuvimos la culpa del choque; peatón tuvo la culpa; me dio por detrás; frenó de golpe y lo choqué; se cruzó y lo choqué; se me cruzó un auto; salió del estacionamiento y me chocó; me abrió la puerta del auto
law: presumption of fault; liability for accident
people: who is at fault in a crash; rear-ended
donde: Ley 18.290 art. 165, 166, 167

[traffic-accident-owner-liability]
ley: solidariamente responsables de los daños o perjuicios; propietario del vehículo; tenedor del mismo a cualquier título; tomado sin su conocimiento o sin su autorización
gente: dueño del auto paga el choque; chocaron con mi auto y me demandan; vendí el auto y sigue a mi nombre; me robaron el auto y chocaron; empresa responde por el chofer; presté el auto y chocó; responde el dueño del auto
law: joint liability of owner
people: owner liable for crash; my car but I wasn't driving
donde: Ley 18.290 art. 169, 170

[traffic-accident-civil-claim]
ley: demanda civil; indemnización de los daños; notificada al menos con tres días de anticipación; primer comparendo; juez de policía local
gente: demandar por un choque; que me paguen el choque; cobrar los daños del auto; plazo para demandar por choque; me chocaron y no paga; demandar al que me chocó; indemnización por accidente de auto; presupuesto del taller; no quiere pagar el choque; el que me chocó no responde; arreglo de mi auto chocado; pérdida total del auto chocado
law: civil claim for traffic damage
people: sue for car accident; pay for my car
donde: Ley 18.287 art. 9, 9 bis

[traffic-road-defect-liability]
ley: mal estado de las vías públicas; falta o inadecuada señalización; municipalidades o el Fisco serán responsables; accidentes que fueren consecuencia
gente: hoyo en la calle; evento en la calle rompió mi auto; caí en un hoyo; demandar a la municipalidad por hoyo; semáforo malo y choqué; falta de señal accidente; me caí en la vereda; bache; me tropecé en la vereda; se me rompió el neumático en un hoyo; tapa de alcantarilla abierta
law: municipal liability for road defects
people: pothole damaged my car; sue the city
donde: Ley 18.290 art. 169; Ley 18.695 art. 152

[traffic-reckless-injury]
ley: conducción descuidada; con infracción de los reglamentos; mera imprudencia o negligencia; lesiones graves
gente: atropelló sin querer; mató a alguien en un choque sin estar curado; choqué y quedó herido; cuasidelito de lesiones en accidente; cárcel por atropellar; murió en un accidente de auto; iba rápido y mató; se quedó dormido manejando; me atropelló un auto
law: reckless driving causing injury
people: killed someone in a crash sober
donde: Código Penal art. 490, 491, 492

[traffic-illegal-racing]
ley: carreras no autorizadas; participare en carreras; vías públicas; conducción en exceso de 60 kilómetros; organizare o promoviere
gente: carreras clandestinas; picadas de autos; correr piques; carrera de autos en la calle; carreras ilegales; manejar a 200; correr piques en la avenida
law: illegal street racing
people: street racing
donde: Ley 21.495 art. 1; Ley 18.290 art. 197

[traffic-speed-limits]
ley: límites máximos de velocidad; zonas urbanas; zonas rurales; 50 kilómetros por hora; 120 kilómetros por hora; velocidad de 100 kilómetros
gente: velocidad máxima en la ciudad; a cuánto puedo andar; límite de velocidad; velocidad máxima en carretera; velocidad en autopista; máximo en calle; a cuánto se puede manejar en la ciudad; velocidad en zona de escuela
law: speed limits
people: speed limit; how fast can I drive
donde: Ley 18.290 art. 145, 146

[traffic-speed-reasonable]
ley: velocidad mayor de la que sea razonable y prudente; peligros existentes y posibles; velocidad reducida; cruces o intersecciones; condiciones del tránsito
gente: ir muy rápido; velocidad razonable; andar rápido con lluvia; reducir la velocidad; manejar muy lento; ir lento en la autopista; velocidad mínima
law: reasonable and prudent speed
people: driving too fast; driving too slow
donde: Ley 18.290 art. 144, 147

[traffic-speeding-fine]
ley: exceder los límites máximos de velocidad; exceso de velocidad; 20 kilómetros por hora; infracción gravísima; hasta 10 kilómetros
gente: multa por exceso de velocidad; parte por velocidad; me pillaron a 150; exceso de velocidad; pistola láser; cuánto es la multa por ir rápido; iba a 140
law: speeding fine
people: speeding ticket
donde: Ley 18.290 art. 145, 199, 200, 201, 204

[traffic-photo-radar]
ley: equipos de registro y detección de infracciones; fotografía, filmación; Centro Automatizado de Tratamiento de Infracciones; señales de tránsito que adviertan
gente: fotorradar; fotomulta; me llegó una foto por velocidad; cámaras de velocidad; multa por cámara; parte por foto; ley cati; parte empadronado; yo no iba manejando en la foto
law: speed camera; automated enforcement
people: speed camera ticket; photo radar
donde: Ley 21.549 art. 1, 2; Ley 18.290 art. 4

[traffic-red-light]
ley: luz roja; detenerse antes de la línea de detención; luz amarilla; semáforos; luz verde; signo PARE
gente: pasarse la roja; crucé con roja; multa por luz roja; pasarse un disco pare; no respeté el pare; cruzar con amarilla; semáforo en rojo; me pasé el semáforo; semáforo apagado; pasó con luz roja y me chocó
law: red light; traffic lights; stop sign
people: ran a red light; ran a stop sign
donde: Ley 18.290 art. 103, 104, 199

[traffic-phone]
ley: telefonía o radiocomunicación; aparato de telefonía móvil; dispositivo electrónico o digital; sistema de manos libres
gente: manejar con celular; hablar por celular manejando; multa por celular; whatsapp manejando; chatear manejando; usar gps en el celular; celular en el semáforo; manos libres permitido
law: mobile phone while driving
people: using phone while driving; texting and driving
donde: Ley 18.290 art. 199; Ley 21.377 art. 1

[traffic-seat-belt]
ley: cinturones de seguridad; uso de cinturón de seguridad será obligatorio; asientos delanteros; asientos traseros
gente: sin cinturón; cinturón de seguridad; multa por no usar cinturón; pasajero sin cinturón; cinturón atrás; cinturón en el bus; cinturón en el taxi; embarazada y cinturón
law: seat belt
people: not wearing a seat belt
donde: Ley 18.290 art. 75, 79, 200

[traffic-child-seat]
ley: sistema de retención infantil; menores de doce años en los asientos delanteros; menores de nueve años; sillas para niños; estatura de 135 centímetros; asientos traseros
gente: silla de auto para niños; niño adelante; hasta qué edad silla; guagua en el auto sin silla; alzador; niños en el asiento delantero; a qué edad puede ir adelante; multa por no usar silla; llevar la guagua en brazos; huevito
law: child restraint system; child seat
people: child car seat; kids in front seat; booster
donde: Ley 18.290 art. 75, 79, 199

[traffic-helmet]
ley: casco protector; motocicletas, motonetas, bicimotos; casco reglamentario; elementos reflectantes
gente: moto sin casco; multa por no usar casco; acompañante de moto; motoquero; llevar niños en moto; reglas para motos; moto entre los autos; motocicleta
law: motorcycle helmet
people: motorcycle without a helmet; child on motorcycle
donde: Ley 18.290 art. 80, 200

[traffic-passengers-load]
ley: transportar personas; mayor número de personas; pisaderas o parachoques; llevar personas en los espacios destinados a carga
gente: llevar gente en el pick up; ir en la parte de atrás de la camioneta; muchos pasajeros en el auto; cuántas personas puedo llevar; carga sobresale; amarrar la carga; sobrepeso en camión; asomarse por la ventana
law: passengers and load
people: riding in the truck bed; overloaded car
donde: Ley 18.290 art. 65, 66, 88

[traffic-windows-lights]
ley: vidrios oscuros o polarizados; láminas adhesivas; luces encendidas; focos delanteros; luces rojas fijas
gente: vidrios polarizados; polarizar el auto; láminas en los vidrios; andar sin luces; luz quemada del auto; luces de día en carretera; xenón; tocar la bocina; neumáticos lisos
law: tinted windows; vehicle lights
people: tinted windows; broken headlight
donde: Ley 18.290 art. 62, 67, 68, 69, 70, 72, 76

[traffic-noise-exhaust]
ley: tubo de escape; silenciador eficiente; emisión de contaminantes; gases o ruidos
gente: escape libre; moto con tubo de escape ruidoso; auto modificado; auto que mete ruido; auto que bota humo; sacar el silenciador; música fuerte en el auto
law: exhaust noise; vehicle emissions
people: loud exhaust
donde: Ley 18.290 art. 78, 82

[traffic-right-of-way]
ley: derecho preferente de paso; vehículo que se aproxime por la derecha; ceda el paso; cruces no regulados; vías de alta velocidad
gente: preferencia en un cruce; rotonda; esquina sin señal; cruce sin semáforo; el de la derecha pasa primero; no cedió la preferencia; preferencia en la esquina; quién pasa primero en la esquina
law: right of way; give way; yield the right of way
people: who goes first; right of way at intersection
donde: Ley 18.290 art. 139, 140

[traffic-emergency-vehicles]
ley: vehículos de emergencia; aparatos sonoros y luces; estacionarse o detenerse; señal audible o visible
gente: dejar pasar a la ambulancia; ambulancia con sirena; dar el paso a bomberos; auto de carabineros con baliza; ambulancia pasó con roja
law: emergency vehicles
people: let the ambulance pass
donde: Ley 18.290 art. 106, 142, 143

[traffic-overtaking]
ley: adelantamiento; adelantar a otro vehículo; línea central continua; ocupar la mitad izquierda; sobrepasar a otro vehículo
gente: adelantar por la derecha; adelantar en curva; adelantar con línea continua; ir contra el tránsito; contra el sentido de la calle; manejar por la berma; adelantó en doble línea; adelantar en un puente; sobrepasar a otro auto
law: overtaking; wrong-way driving
people: passing another car; drove the wrong way
donde: Ley 18.290 art. 116, 118, 120, 121, 122

[traffic-distance-lanes]
ley: distancia razonable y prudente; pistas de circulación; cambiar de pista; vehículo que le antecede
gente: distancia entre autos; ir pegado al de adelante; cambiarse de pista; cambiar de pista sin señalizar; zigzaguear; pista solo bus; andar por la pista de los buses; virar sin señalizar; meterse en el taco
law: following distance; lane change; bus lane
people: tailgating; drove in the bus lane
donde: Ley 18.290 art. 123, 125, 126, 200

[traffic-turns]
ley: viraje en U; virar a la izquierda; virar a la derecha; señal de viraje; marcha atrás
gente: dar la vuelta en u; virar a la izquierda; doblar con luz roja; doblar donde no se puede; virar en u; no puso el intermitente; marcha atrás en la calle; retroceder y chocar
law: U-turn; vehicle turns; reversing a vehicle
people: U-turn; turning left
donde: Ley 18.290 art. 113, 129, 130, 131, 132, 134

[traffic-parking-prohibited]
ley: prohíbe estacionar; frente a las puertas de garajes; grifos para incendio; espacios destinados a personas con discapacidad; estacionar en doble fila
gente: mal estacionado; estacionar en la vereda; me tapan la salida del auto; estacionarse frente a mi portón; auto estacionado en mi entrada; estacionar en línea amarilla; dónde no puedo estacionar; multa por estacionar; doble fila; estacionar en paradero; parquear; no puedo sacar mi auto; un auto tapa la entrada; me estacioné donde no se podía
law: parking prohibited; no parking zone
people: blocked my driveway; parking ticket; where can't I park
donde: Ley 18.290 art. 153, 154, 155

[traffic-parking-disabled]
ley: estacionamientos exclusivos para personas con discapacidad; credencial de discapacidad; Registro Nacional de la Discapacidad
gente: estacionamiento de discapacitados; usó el estacionamiento de discapacitados; multa por estacionar en discapacitados; puedo usar el de discapacitados; estacionar con credencial de discapacidad; embarazada estacionamiento
law: disabled parking
people: parked in a disabled spot
donde: Ley 18.290 art. 154, 200; Ley 20.422 art. 31

[traffic-parking-paid]
ley: servicio de estacionamiento; cobro por minuto efectivo; estacionamientos de uso público; proveedor de estacionamiento; hurto o robo de vehículos
gente: parquímetro; cobro de estacionamiento; estacionamiento del mall; me robaron el auto en el estacionamiento; parquimetrero; cuidador de autos; no pagué el parquímetro; estacionamiento gratis del mall; perdí el ticket del estacionamiento
law: paid parking; parking operator liability
people: parking meter; mall parking fee
donde: Ley 19.496 art. 15 A, 15 B, 15 C

[traffic-towing]
ley: retirados de la circulación; retiro del vehículo; corrales municipales; locales que habilite la municipalidad; aparcadero; costo del traslado, bodegaje
gente: grúa; se llevó mi auto la grúa; corral municipal; auto en el corral; sacar el auto del corral; me quitaron el auto carabineros; aparcadero; cuánto cuesta sacar el auto del corral; inmovilizaron mi auto; cepo; auto retenido; se llevaron mi auto al corral; me levantaron el auto
law: towing; impoundment
people: towed my car; impound lot; wheel clamp
donde: Ley 18.290 art. 156, 159
no: grúa horquilla; operador de grúa; operar grúa

[traffic-abandoned-vehicle]
ley: vehículos abandonados; más de cinco días; rematados en subasta; vehículos no retirados
gente: auto abandonado; auto botado en la calle; chatarra en la calle; vecino dejó un auto botado; remate de autos del corral; cuándo rematan mi auto; denunciar auto abandonado
law: abandoned vehicle; auction of impounded vehicles
people: abandoned car on my street
donde: Ley 18.290 art. 156; DL 3.063 art. 43

[traffic-pedestrian-crossing]
ley: paso de peatones; peatones; transitar por las aceras; cruzar la calzada; paso para peatones demarcado; derecho preferente de paso del peatón
gente: cruzar la calle; paso de cebra; cruzar a mitad de cuadra; no me dio el paso; peatón con preferencia; multa a un peatón; cruzar con rojo a pie; caminar por la calle; lomo de toro; me atropellaron cruzando; atropellado en el paso de cebra
law: pedestrian crossing; pedestrians
people: crosswalk; jaywalking
donde: Ley 18.290 art. 161, 162, 163, 164

[traffic-bicycles]
amplio: sueltas
ley: ciclovías; conductores de ciclos; circular por la pista derecha; convivencia de los distintos medios de transporte; 1,5 metros
gente: bicicleta; andar en bici; ciclista; bicicleta por la vereda; bici en la calle; dónde debe ir la bicicleta; distancia al adelantar ciclista; niño en bicicleta por la vereda; ciclovía; ciclista atropellado; me atropellaron en la bici; me abrieron la puerta en bicicleta
law: bicycles; cycle lane; cyclists
people: ride a bike on the sidewalk; cyclist
donde: Ley 21.088 art. 1

[traffic-bicycle-equipment]
ley: ciclos deberán contar; casco protector para ciclos; luz blanca; luz roja fija o intermitente; elementos reflectantes; sistema de freno
gente: casco de bicicleta; luces de la bici; bici de noche sin luz; multa al ciclista; chaleco reflectante; ciclista con celular; llevar a alguien en la bici; ciclista con audífonos
law: bicycle equipment; bicycle helmet
people: bike helmet; bike lights
donde: Ley 21.088 art. 1; Ley 18.290 art. 80

[traffic-scooters]
ley: vehículo no motorizado de una o más ruedas; motor auxiliar eléctrico; potencia máxima de 0,25 kilowatts; 25 kilómetros por hora; patinetas, monopatines
gente: scooter eléctrico; scooter; monopatín; bicimoto; bicicleta eléctrica; hay que tener licencia para scooter; scooter por la vereda; patente para scooter; bici con motor; skate en la calle; accidente en scooter
law: e-scooter; electric bicycle
people: electric scooter; e-bike license
donde: Ley 18.290 art. 2; Ley 21.088 art. 1

[traffic-bike-parking]
ley: estacionamientos para ciclos; estacionamiento de bicicletas; destinar estacionamientos
gente: guardar la bici en el edificio; estacionamiento de bicicletas; bicicletero; me robaron la bici del edificio
law: bicycle parking
people: bike parking
donde: Ley 21.088 art. 1

[traffic-obstruct-road]
ley: actividades en la vía pública; ocupar las calzadas; trabajos en las vías públicas; ejecutar obras; reductores de velocidad
gente: obras en la calle; tapar la calle; poner conos en la calle; poner un lomo de toro; pedir un lomo de toro; botar escombros en la calle; malabarista en el semáforo; vender en el semáforo; limpiar vidrios
law: obstruction of the road; road works
people: speed bump request; blocking the road
donde: Ley 18.290 art. 96, 97, 160, 165

[traffic-animals-road]
ley: animales sueltos; animales en la vía pública; dueños de animales; caminos públicos; vehículos a tracción animal
gente: choqué con un caballo; vaca en la carretera; animal suelto en el camino; atropellé un perro; choque con animal; quién paga si choco una vaca; carretón con caballo; se me cruzó un perro y choqué; se atravesó un caballo
law: animals on the road
people: hit a cow; animal on the highway
donde: Ley 18.290 art. 165, 167; DFL 850 de 1997 art. 36

[traffic-technical-inspection]
ley: revisión técnica; certificado de revisión técnica vigente; emisión de contaminantes; plantas revisoras; condiciones de seguridad
gente: revisión técnica; revisión técnica vencida; me rechazaron en la planta; planta de revisión; multa por no tener revisión técnica; auto nuevo cuándo revisión; gases del auto; sello verde
law: vehicle inspection; roadworthiness; emissions test
people: car inspection; inspection expired
donde: Ley 18.290 art. 89, 90, 91

[traffic-circulation-permit]
ley: permiso de circulación; impuesto anual; tasa escala progresiva; precio corriente en plaza; Servicio de Impuestos Internos; 31 de marzo
gente: permiso de circulación; sacar el permiso de circulación; pagar el permiso en cuotas; permiso de circulación atrasado; patente del auto en marzo; pagar el permiso en otra comuna; permiso vencido; dónde pago la patente del auto; cuándo vence el permiso de circulación
law: vehicle circulation permit; annual vehicle tax
people: car permit; pay the vehicle tax
donde: DL 3.063 art. 12, 13, 15, 16

[traffic-circulation-permit-unpaid]
ley: sin permiso de circulación; intereses y multas; vehículo que estuviere fuera de circulación; declaración jurada; retirado de la circulación
gente: andar sin permiso de circulación; debo permisos atrasados; auto parado hay que pagar permiso; auto guardado sin permiso; multa por no tener permiso; deuda de permisos de años; no pagué el permiso de circulación
law: unpaid circulation permit
people: drive without permit; owe years of permits
donde: DL 3.063 art. 16, 51; Ley 18.290 art. 51

[traffic-permit-fines-block]
ley: multas de tránsito no pagadas; municipalidad no podrá renovar; Registro de Multas del Tránsito no Pagadas; permiso de circulación
gente: no puedo sacar permiso por multas; tengo multas y no me dan el permiso; multas impagas; registro de multas; pagar los partes para el permiso; certificado de multas; multas de otro dueño; auto con partes; compré un auto con multas
law: unpaid fines registry
people: unpaid tickets block permit; bought a car with fines
donde: Ley 18.287 art. 24

[traffic-fines-prescription]
ley: prescribirán en el plazo de tres años; contados desde la fecha de la anotación; eliminación de la anotación; seis meses contados desde la infracción
gente: prescripción de multas; prescriben los partes; borrar multas antiguas; multas de hace años; eliminar multas de tag; a los cuántos años prescribe un parte; prescribir multas; partes antiguos; caducan las multas
law: limitation of traffic fines
people: old tickets expire; clear old fines
donde: Ley 18.287 art. 24; Ley 15.231 art. 54

[traffic-fine-classes]
ley: infracciones gravísimas; infracciones graves; infracciones menos graves; infracciones leves
gente: tipos de multas; infracción gravísima; qué es infracción grave; multa grave o leve; lista de infracciones de tránsito
law: classes of traffic offences
people: types of traffic violations
donde: Ley 18.290 art. 199, 200, 201, 202

[traffic-fine-amount]
ley: 1,5 a 3 unidades tributarias mensuales; infracciones o contravenciones gravísimas; 1 a 1,5 unidades tributarias mensuales; aplicar la multa
gente: cuánto es la multa de tránsito; cuánto cuesta un parte; valor de la multa; cuánto sale una multa gravísima; cuántas utm la multa; valor de un parte de tránsito
law: amount of traffic fines
people: how much is the ticket
donde: Ley 18.290 art. 203, 204

[traffic-fine-discount]
ley: 25% de descuento; pagar la multa dentro de quinto día; aceptar la infracción; boleta de citación
gente: pagar el parte con descuento; descuento por pagar la multa; pagar multa por internet; pagar el parte altiro; rebaja del parte; plazo para pagar la multa con descuento; dónde pago un parte de tránsito
law: early payment discount
people: pay the ticket early; discount on ticket
donde: Ley 18.287 art. 22

[traffic-contest-fine]
ley: ocurrir al juzgado de policía local; absolver al infractor; ignorancia excusable o buena fe; formular sus descargos; circunstancias calificadas
gente: reclamar una multa; me sacaron un parte injusto; no estoy de acuerdo con la multa; descargos por multa; parte mal hecho; defenderme de un parte; pedir que me rebajen la multa; parte de un auto que no es mío; la multa no es mía; parte con datos malos; me multaron injustamente; apelar un parte de tránsito; anular un parte de tránsito; reclamar un parte de tránsito
law: contest a traffic fine
people: fight a ticket; appeal a ticket
donde: Ley 18.287 art. 3, 7, 17, 19

[traffic-citation-notice]
ley: denuncia al juzgado competente; citará al infractor; boleta de citación; bajo apercibimiento de procederse en su rebeldía; carta certificada; lugar visible del vehículo
gente: parte empadronado; parte en el parabrisas; me sacaron un parte; llegó un parte por carta; citación al juzgado de policía local; no fui al juzgado por el parte; me quitaron la licencia y me dieron un papel; me cursaron un parte; me sacaron una multa; me pasaron un parte los pacos; no me llegó el parte de tránsito; me dejaron un parte
law: traffic citation; notice of infraction
people: got a ticket; ticket by mail
donde: Ley 18.287 art. 3, 4, 18

[traffic-owner-presumption]
ley: propietario del vehículo será responsable; individualizar al conductor; persona que lo conducía; datos del conductor; responsable de la infracción; a nombre de quien se encuentre inscrito
gente: multa y yo no manejaba; vendí el auto y me llegan partes; me llegan multas de un auto que vendí; otro manejaba mi auto; quién paga el parte si presté el auto; multa a nombre del dueño; auto arrendado con parte
law: registered owner liable for fines
people: I wasn't driving; tickets for a car I sold
donde: Ley 18.290 art. 169, 170, 171; Ley 18.287 art. 3

[traffic-unpaid-fine-arrest]
ley: reclusión nocturna, diurna o de fin de semana; vía de sustitución y apremio; cada quinto de unidad tributaria mensual; trabajo en beneficio de la comunidad; orden de arresto
gente: preso por no pagar un parte; orden de arresto por multa de tránsito; arresto por partes; cambiar la multa de tránsito por trabajo; reclusión nocturna por multas; no tengo plata para el parte; no pagué el parte de tránsito
law: confinement for unpaid fines
people: jail for unpaid tickets
donde: Ley 18.287 art. 20 bis, 23

[traffic-local-court]
ley: juez de policía local; Juzgados de Policía Local; infracciones de los preceptos que reglamentan el transporte; sana crítica
gente: juzgado de policía local; qué hace el policía local; juez de policía local; comparendo por un choque; audiencia en policía local; necesito abogado en policía local; testigos del choque; a qué juzgado voy por el parte
law: local police court
people: traffic court
donde: Ley 15.231 art. 13, 14; Ley 18.287 art. 1, 7, 14

[traffic-local-court-appeal]
ley: recurso de apelación; sólo serán apelables las sentencias definitivas; demás resoluciones inapelables
gente: apelar en policía local; apelar la sentencia del choque; juez de policía local falló mal; plazo para apelar la multa; reponer la multa; recurso contra sentencia de policía local
law: appeal against local court ruling
people: appeal traffic court
donde: Ley 18.287 art. 21, 32, 33

[traffic-licence-suspension]
ley: suspensión de la licencia de conductor; infracción gravísima, de 5 a 45 días; acumulación de infracciones; dos infracciones gravísimas; dentro de los doce meses
gente: me suspendieron la licencia; quitan la licencia; cuánto tiempo me quitan la licencia; recuperar la licencia; me retuvieron la licencia; devolver la licencia; acumulé infracciones; suspensión por dos graves
law: licence suspension; accumulation of offences
people: license suspended; lose my license
donde: Ley 18.290 art. 207, 208

[traffic-licence-cancellation]
ley: cancelación de la licencia; ser responsable durante los últimos; inhabilidad para obtener licencia; solicitar al juzgado
gente: me cancelaron la licencia; nunca más manejar; recuperar licencia cancelada; sacar licencia después de cancelada; inhabilidad perpetua para manejar; volver a sacar licencia
law: licence cancellation; driving disqualification
people: license revoked for good
donde: Ley 18.290 art. 208

[traffic-drive-suspended]
ley: licencia de conducir cancelada, o suspendida; conductor que hubiese sido sancionado; temporal o perpetuamente inhabilitado; sorprendiere a una persona conduciendo
gente: manejar con licencia suspendida; manejar con licencia cancelada; me pillaron con la licencia suspendida; pena por manejar suspendido; conducir inhabilitado
law: driving while suspended
people: driving on a suspended license
donde: Ley 18.290 art. 209

[traffic-driver-record]
ley: Registro Nacional de Conductores de Vehículos Motorizados; hoja de vida; eliminar las anotaciones; sentencias ejecutoriadas
gente: hoja de vida del conductor; limpiar la hoja de vida; borrar infracciones; hoja de vida de conductor para pega; antecedentes de conductor; cuánto duran las infracciones en la hoja de vida; hoja de vida sucia
law: driver's record; national driver register
people: driving record; clear my driving record
donde: Ley 18.290 art. 210, 211, 212, 217

[traffic-vehicle-registry]
ley: Registro de Vehículos Motorizados; inscripción del vehículo; presunción de dominio; se presumirá propietario; persona a cuyo nombre figure inscrito
gente: inscribir un auto; certificado de anotaciones vigentes; auto a nombre de otro; quién es el dueño del auto; saber de quién es una patente; inscribir un auto nuevo; primera inscripción; padrón del vehículo
law: motor vehicle registry; presumption of ownership
people: register a car; who owns the car
donde: Ley 18.290 art. 39, 40, 44

[traffic-vehicle-transfer]
ley: variaciones de dominio; transferencia de vehículos; alteración de los mismos que los hagan cambiar; dentro de los treinta días; declaración consensual
gente: transferir un auto; vender el auto; comprar un auto usado; transferencia del auto; nunca transfirió el auto; vendí el auto y no lo transfiere; cuánto cuesta la transferencia; compraventa de auto en notaría; vendedor no transfiere; traspaso del auto; compré un auto y no puedo transferirlo; el auto sigue a nombre del dueño anterior; no transfiere el auto
law: transfer of vehicle; vehicle sale
people: transfer car title; buyer never registered the car
donde: Ley 18.290 art. 41, 42, 43

[traffic-vehicle-transfer-tax]
ley: impuesto a la transferencia; 1,5%; transferencia de vehículos con permiso de circulación; precio corriente en plaza; beneficio municipal
gente: impuesto por vender el auto; cuánto es el impuesto a la transferencia; pagar impuesto por auto usado; quién paga la transferencia del auto
law: vehicle transfer tax
people: tax on used car sale
donde: DL 3.063 art. 41

[traffic-vehicle-inheritance]
ley: vehículos del causante; inscripción a nombre de los herederos; posesión efectiva; vehículo inscrito
gente: auto de mi papá fallecido; heredar un auto; vender el auto de un muerto; auto a nombre de un fallecido; pasar el auto heredado a mi nombre
law: inherited vehicle
people: car of my deceased father
donde: Ley 18.290 art. 41, 42

[traffic-vehicle-liens]
ley: prenda sobre el vehículo; embargos, medidas precautorias; anotarse en la inscripción; limitaciones al dominio; no serán oponibles a terceros
gente: auto con prenda; auto embargado; compré un auto con prenda; vender un auto con deuda; auto con orden de embargo; alzar la prenda del auto; prohibición de vender el auto
law: liens on vehicles; vehicle pledge
people: car with a lien
donde: Ley 18.290 art. 39, 41; Ley 20.190 art. 14

[traffic-plate]
ley: placa patente única; patente única; otorgada por el Servicio de Registro Civil; duplicado de la placa
gente: perdí la patente; me robaron la patente; andar sin patente; patente del auto; patente clonada; cambiar la patente; patente tapada; multa por no tener patente
law: licence plate; number plate
people: lost my license plate; cloned plate
donde: Ley 18.290 art. 51, 52, 53

[traffic-plate-forgery]
ley: falsifique una licencia de conductor; placa patente falsa; placa patente ocultada o alterada; utilice a sabiendas; certificado falso; revisión técnica falsa
gente: patente falsa; licencia falsa; comprar una licencia trucha; revisión técnica falsa; permiso de circulación falso; tapar la patente; doblar la patente; comprar licencia de conducir
law: forged licence or plate
people: fake plate; fake driver's license
donde: Ley 18.290 art. 192

[traffic-toll-tag]
ley: dispositivo electrónico; sistema electrónico de cobro de tarifas o peajes; caminos públicos; tarifa o peaje
gente: tag; pasar sin tag; multa por no tener tag; deuda de tag; no pagué el tag; autopista sin tag; cobro del tag; pase diario; peaje; pasé el pórtico sin tag; boleta del tag; me cortaron el tag; me llegan cobros de tag; pasé por la autopista sin pagar; tag a nombre de otro
law: electronic toll; toll evasion
people: toll fine; drove without toll tag; toll debt
donde: Ley 18.290 art. 114

[traffic-toll-debt]
ley: usuario de una obra dada en concesión; incumpla el pago de su tarifa o peaje; sociedad concesionaria; indemnización compensatoria
gente: deuda de autopista; juicio por deuda de tag; autopista me cobra multas; me demandó la autopista; intereses del tag; dicom por tag; prescribe la deuda del tag; cobro excesivo de autopista; condonar deuda de tag
law: toll debt collection
people: highway sued me for tolls
donde: DS 900 de 1996 art. 42

[traffic-driving-restriction]
ley: restricción vehicular; prohibición de circular; episodios de contaminación; vehículos catalíticos; medidas de gestión de tránsito
gente: restricción vehicular; qué dígitos no circulan; manejar con restricción; multa por restricción; preemergencia autos; catalítico; puedo andar con restricción; vehículos sin sello verde
law: driving restriction; vehicle ban
people: restricted plate day
donde: Ley 18.290 art. 112, 199

[traffic-taxi]
amplio: taxi
ley: taxímetro; servicio de transporte remunerado de pasajeros; Registro Nacional de Servicios de Transporte; taxi colectivo; taxi básico
gente: taxi pirata; taxista me cobró de más; chofer de colectivo; inscribir un taxi; taxímetro adulterado; trabajar de taxista; cupo de taxi; licencia de taxista; taxista no me llevó
law: taxi; remunerated passenger transport
people: taxi overcharged me; unlicensed taxi
donde: Ley 18.696 art. 3; Ley 19.040 art. 1; DS 212 de 1992 art. 72, 73

[traffic-ride-apps]
ley: empresas de aplicación de transporte; conductores inscritos; inscripción en el registro; transporte remunerado
gente: uber; ley uber; didi; cabify; manejar uber; requisitos para uber; uber multa; conductor de aplicación; trabajar en uber; auto para uber; accidente en uber; ley eat; indrive; me bloquearon de uber; uber me cobró de más; se me quedó el celular en el uber
law: ride-hailing; transport app companies
people: Uber driver; Uber law
donde: Ley 21.553 art. 1, 2, 3, 4, 5, 6

[traffic-unlicensed-transport]
ley: sin contar con la autorización respectiva; prestación de servicios de transporte remunerado de pasajeros; retiro de circulación; vehículos particulares
gente: auto pirata; transporte pirata; me pillaron haciendo uber; llevar pasajeros cobrando; furgón escolar pirata; colectivo pirata; me quitaron el auto por hacer de taxi
law: unlicensed passenger transport
people: illegal taxi fine
donde: Ley 18.290 art. 199; Ley 18.696 art. 3

[traffic-public-transport-evasion]
ley: pago de la tarifa; evasión del pago; Registro de Pasajeros Infractores; transporte público remunerado
gente: evadir la micro; no pagar la micro; multa por evadir; colarse en el metro; no pagar el pasaje; evasión en el transporte; me fiscalizaron en la micro; saltarse el torniquete; multa de transantiago; bip sin saldo; tarjeta bip
law: fare evasion
people: dodge the bus fare; fare evasion fine
donde: Ley 18.290 art. 88, 200; Ley 21.083 art. 1

[traffic-school-transport]
ley: transporte remunerado de escolares; vehículos de transporte escolar; Registro Nacional de Transporte Remunerado de Escolares; acompañante adulto; certificado de antecedentes
gente: furgón escolar; tía del furgón; transporte escolar requisitos; furgón con muchos niños; trabajar de transportista escolar; furgón sin cinturones; chofer de furgón escolar con antecedentes
law: school transport
people: school van; school bus
donde: Ley 19.831 art. 1, 2, 3

[traffic-bus-trucks]
ley: tacógrafo; conductores de buses y camiones; vehículos de carga; peso máximo; horas de conducción; transporte de carga
gente: horas de manejo; chofer de bus cansado; camión con sobrepeso; bus interurbano dos choferes; camión por el centro; pesaje de camiones; camión en la pista izquierda; camionero multado; camionero horas manejando
law: heavy vehicles; tachograph; driving hours
people: truck weight; bus driver hours
donde: Ley 18.290 art. 56, 57, 61, 77

[traffic-soap-obligation]
ley: seguro obligatorio de accidentes personales; póliza vigente; vehículo motorizado que para transitar; certificado de seguro; causados por circulación de vehículos motorizados
gente: soap; seguro obligatorio; comprar el soap; andar sin soap; multa por no tener soap; seguro obligatorio vencido; soap perdido; el que me chocó no tenía soap
law: compulsory personal accident insurance
people: mandatory car insurance; driving without insurance
donde: Ley 18.490 art. 1, 3; Ley 18.290 art. 51

[traffic-soap-benefits]
ley: incapacidad permanente total; 300 unidades de fomento; gastos de hospitalización; atención médica, quirúrgica, farmacéutica
gente: cobrar el soap; qué cubre el soap; cuánto paga el soap; soap por muerte; soap gastos médicos; atropellado seguro; seguro obligatorio por accidente; cobrar seguro por fallecido en choque; plazo para cobrar el soap; cubre al pasajero
law: benefits of compulsory insurance
people: accident insurance payout; claim the mandatory insurance
donde: Ley 18.490 art. 25, 26

[traffic-soap-exclusions]
ley: sin investigación previa de culpabilidad; certificado de denuncia ante Carabineros; terceros afectados; suicidio y lesiones autoinferidas
gente: soap no quiso pagar; rechazaron el soap; soap si fui culpable; soap paga los daños del auto; soap si el otro se arrancó; cobrar soap sin parte de carabineros; soap del curado
law: exclusions of compulsory insurance
people: insurance refused to pay accident
donde: Ley 18.490 art. 6, 13, 24

[traffic-street-closure]
ley: cierre o medidas de control de acceso; calles y pasajes; pasajes o conjuntos habitacionales; misma vía de acceso y salida; informe de la unidad municipal
gente: cerrar el pasaje; poner reja en la calle; portón en el pasaje; cerrar la calle con reja; permiso para cerrar pasaje; vecinos cerraron el pasaje; no me dejan entrar al pasaje; reja con conserje en calle pública
law: street closure; gated street
people: gate our street; neighbours closed the street
donde: Ley 18.695 art. 5, 65

[traffic-held-vehicle]
ley: vehículo será puesto a disposición del tribunal; comiso del vehículo; terceros de buena fe; retención del vehículo; devolución del vehículo
gente: me retuvieron el auto por ebriedad; recuperar el auto después de un choque; auto en el corral por curado; devolución del auto retenido; auto incautado por accidente; fiscalía tiene mi auto por choque
law: vehicle held after offence
people: get my car back after DUI
donde: Ley 18.290 art. 183, 197

[traffic-signs]
ley: señales del tránsito; obedecer y respetar; destruir o deteriorar las señales
gente: no respeté una señal; señal de tránsito tapada; robar un disco pare; botaron el semáforo; señal de no virar; choqué un poste de luz; no había señal de tránsito; disco pare tapado
law: traffic signs
people: ignored a sign; missing road sign
donde: Ley 18.290 art. 93, 98, 99, 108

[traffic-railway-crossing]
ley: cruce ferroviario; línea férrea; detenerse antes del cruce; cruces a nivel
gente: cruce de tren; cruzar la línea del tren; parar en la línea del tren; choque con tren; barrera del tren baja; atropellado por el tren
law: railway crossing
people: train crossing
donde: Ley 18.290 art. 141, 150

[traffic-new-car-tax]
ley: vehículo nuevo; primera inscripción; impuesto verde; emisiones de óxidos de nitrógeno; rendimiento urbano
gente: impuesto verde del auto; comprar auto nuevo trámites; auto cero kilómetro sin patente; patente provisoria; impuesto por contaminar auto; importar un auto; auto de zona franca
law: green tax on new vehicles
people: green tax new car
donde: Ley 20.780 art. 3

[traffic-throwing-stones]
ley: conductor de transporte público; atentare contra un vehículo motorizado en circulación; lanzare objetos; apedreare
gente: tirar piedras a los autos; piedrazo en la carretera; lanzar piedras desde pasarela; pegarle al chofer de la micro; agredir a un micrero; camotazo
law: throwing objects at vehicles
people: threw a rock at my car
donde: Ley 18.290 art. 190, 198

[traffic-highway-emergency]
ley: dispositivos para casos de emergencia; triángulos; extintor; chaleco reflectante; rueda de repuesto; desperfecto mecánico
gente: quedé en pana; panne en la carretera; triángulos obligatorios; extintor vencido; chaleco reflectante en el auto; botiquín en el auto; qué cosas debe tener el auto; pana en la autopista; rueda de repuesto obligatoria
law: emergency equipment; vehicle breakdown
people: car broke down on highway; emergency triangle
donde: Ley 18.290 art. 75, 152, 157

[traffic-bus-passenger-accident]
ley: transporte público remunerado de pasajeros; responsabilidad del propietario del vehículo; daños o perjuicios que se ocasionen
gente: me caí en la micro; micro frenó y me caí; chofer cerró la puerta y me apretó; accidente en un bus; bus chocó y quedé herido; caída en el metro; me accidenté en el transantiago; accidente en un colectivo; bus interurbano se volcó
law: passenger injury; carrier's liability
people: fell on the bus; bus accident passenger
donde: Ley 18.290 art. 169
`;
