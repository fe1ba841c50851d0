/** Concepts of traffic: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const TRAFFIC = `
[traffic-licence-needed]
ley: licencia expedida por el Director del Departamento de Tránsito; ninguna persona podrá conducir un vehículo; sin poseer una licencia; permiso provisorio; licencia de conductor
gente: manejar sin licencia; conducir sin licencia; no tengo licencia; me pillaron sin licencia; manejar sin carnet de conducir; se me quedó la licencia; nunca he sacado licencia; andar sin documentos de manejar
law: driver's licence required; driving without a licence
people: drive without a license; no license
donde: Ley 18.290 art. 5, 6, 194

[traffic-unlicensed-penalty]
ley: sin haber obtenido la licencia requerida; presidio menor en su grado mínimo; falta de licencia profesional; licencia de conductor falsa u obtenida
gente: preso por manejar sin licencia; multa por manejar sin licencia; pena por no tener licencia; choqué sin licencia; licencia vencida multa; me chocó uno sin licencia; cuánto es la multa sin licencia
law: penalty for unlicensed driving
people: fine for no license
donde: Ley 18.290 art. 194, 196 bis

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
ley: licencia de conductor será de duración indefinida; control cada seis años; fecha de control; acreditar que mantiene los requisitos; sometido a examen; renovar
gente: renovar la licencia; licencia vencida; se me venció la licencia; cuánto dura la licencia; renovación de licencia de conducir; prórroga de licencias; hora para renovar licencia; licencia de adulto mayor; control de licencia
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
ley: licencias o permisos internacionales; otorgada en país extranjero; convenciones internacionales; turista; permanencia definitiva
gente: licencia extranjera; manejar con licencia de otro país; licencia venezolana sirve; canjear la licencia; licencia internacional; turista puede manejar; homologar licencia; extranjero sacar licencia
law: foreign licence; international driving permit
people: drive with a foreign license
donde: Ley 18.290 art. 5

[traffic-documents-carry]
ley: llevar consigo su licencia; entregarla a los Carabineros o inspectores; documentación del vehículo; certificado vigente de póliza; exhibir
gente: qué documentos tengo que llevar; papeles del auto; andar sin los papeles del auto; documentos para manejar; me pidieron los papeles; carabineros me pidió la licencia; padrón del auto; papeles digitales
law: documents to be carried by the driver
people: car papers; documents when driving
donde: Ley 18.290 art. 6, 51

[traffic-police-stop]
ley: Carabineros de Chile; inspectores fiscales o municipales; detener su marcha; obligación de someterse; indicaciones que realicen; fiscalizar
gente: me paró carabineros; control vehicular; control de carabineros en la calle; inspector municipal me puede parar; no paré en el control; me hicieron parar; fiscalización de tránsito; evadir un control
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
ley: escuelas de conductores; cursos de manejo; escuela de conductores profesionales; reconocidas oficialmente; instructor
gente: escuela de conductores; clases de manejo; aprender a manejar; autoescuela; curso para licencia profesional; instructor de manejo; enseñar a manejar a mi hijo
law: driving school
people: driving lessons
donde: Ley 18.290 art. 31, 32, 33, 34

[traffic-alcohol-limits]
ley: estado de ebriedad; bajo la influencia del alcohol; 0,8 gramos por mil de alcohol en la sangre; superior a 0,3 e inferior a 0,8; dosificación
gente: cuánto puedo tomar y manejar; límite de alcohol; grados de alcohol permitidos; diferencia entre ebriedad e influencia; una cerveza y manejar; tolerancia cero; puedo manejar con una copa; gramos de alcohol
law: blood alcohol limit; drunk driving; under the influence
people: how much can I drink and drive; alcohol limit
donde: Ley 18.290 art. 110, 111

[traffic-drunk-driving]
ley: desempeño en estado de ebriedad; conduzca, opere o desempeñe; presidio menor en su grado mínimo; suspensión de la licencia para conducir por el término de dos años; sustancias estupefacientes o sicotrópicas
gente: manejar curado; manejar borracho; tomar y manejar; conducir en estado de ebriedad; me pillaron curado manejando; manejar con trago; qué pena por manejar ebrio; lo pillaron manejando curado; ley tolerancia cero; manejaba con copete
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
ley: bajo la influencia de sustancias estupefacientes o sicotrópicas; prueba de drogas; examen de saliva; conducción
gente: manejar drogado; manejar volado; narcotest; test de drogas en el control; fumé marihuana y manejé; manejar con pastillas; ley tolerancia cero drogas; remedios y manejar; salí positivo en marihuana
law: drug driving
people: drive high; drug test roadside
donde: Ley 18.290 art. 110, 182, 183, 196

[traffic-drunk-injuries]
ley: conducción en estado de ebriedad; causare lesiones graves o menos graves; resultare la muerte; presidio menor en su grado máximo a presidio mayor en su grado mínimo; inhabilidad perpetua para conducir; comiso del vehículo
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
ley: sorprendido en una segunda ocasión; suspensión por el término de cinco años; cancelación de la licencia; tercera ocasión; reincidencia
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
gente: choqué qué hago; qué hacer en un accidente; atropellé a alguien; me chocaron qué hago; obligación de parar si choco; choque con heridos; avisar a carabineros por choque; chocar y ayudar
law: duty to stop and assist; accident duties
people: what to do after a crash; hit a pedestrian
donde: Ley 18.290 art. 168, 176

[traffic-hit-and-run]
ley: incumplimiento de la obligación de detener la marcha; prestar la ayuda posible; dar cuenta a la autoridad; inhabilidad perpetua para conducir vehículos de tracción mecánica; presidio menor en su grado medio
gente: chocó y se arrancó; atropelló y se fue; se dio a la fuga; huir del accidente; lo atropelló y no paró; fuga después de chocar; arrancarse del choque; me chocaron y se fue; no prestó ayuda al atropellado
law: hit and run; leaving the scene
people: hit and run; fled the accident
donde: Ley 18.290 art. 176, 195

[traffic-accident-damage-only]
ley: daños; dar cuenta de inmediato a Carabineros; retirar los vehículos; constancia; partícipes
gente: choque simple; choque sin heridos; constancia por choque; topón; tocaron mi auto estacionado; hay que llamar a carabineros por un choque chico; me abollaron el auto; mover los autos después del choque; raspón
law: damage-only accident; report to police
people: fender bender; minor crash
donde: Ley 18.290 art. 168, 173

[traffic-accident-fault]
ley: presume la responsabilidad del conductor; presunciones; conducir a mayor velocidad; no conservar su derecha; no respetar el derecho preferente de paso; mera infracción no determina
gente: quién tiene la culpa del choque; culpa del choque; me chocaron por detrás; choque por alcance; quién paga el choque; dice que yo tuve la culpa; los dos tuvimos la culpa del choque; peatón tuvo la culpa
law: presumption of fault; liability for accident
people: who is at fault in a crash; rear-ended
donde: Ley 18.290 art. 165, 166, 167

[traffic-accident-owner-liability]
ley: solidariamente responsables de los daños o perjuicios; propietario del vehículo; tenedor del mismo a cualquier título; tomado sin su conocimiento o sin su autorización; concesionario
gente: dueño del auto paga el choque; chocaron con mi auto y me demandan; vendí el auto y sigue a mi nombre; me robaron el auto y chocaron; empresa responde por el chofer; presté el auto y chocó; responde el dueño
law: joint liability of owner
people: owner liable for crash; my car but I wasn't driving
donde: Ley 18.290 art. 169, 170

[traffic-accident-civil-claim]
ley: demanda civil; indemnización de los daños; notificada al menos con tres días de anticipación; primer comparendo; juez de policía local
gente: demandar por un choque; que me paguen el choque; cobrar los daños del auto; plazo para demandar por choque; me chocaron y no paga; demandar al que me chocó; indemnización por accidente de auto; presupuesto del taller
law: civil claim for traffic damage
people: sue for car accident; pay for my car
donde: Ley 18.287 art. 9, 9 bis

[traffic-road-defect-liability]
ley: mal estado de las vías públicas; falta o inadecuada señalización; municipalidades o el Fisco serán responsables; accidentes que fueren consecuencia
gente: hoyo en la calle; evento en la calle rompió mi auto; caí en un hoyo; demandar a la municipalidad por hoyo; semáforo malo y choqué; falta de señal accidente; me caí en la vereda; bache
law: municipal liability for road defects
people: pothole damaged my car; sue the city
donde: Ley 18.290 art. 169; Ley 18.695 art. 152

[traffic-reckless-injury]
ley: conducción descuidada; cuasidelito; con infracción de los reglamentos; mera imprudencia o negligencia; lesiones graves
gente: atropelló sin querer; mató a alguien en un choque sin estar curado; choqué y quedó herido; cuasidelito de lesiones en accidente; cárcel por atropellar; murió en un accidente de auto
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
ley: equipos de registro y detección de infracciones; fotografía, filmación; Centro Automatizado de Tratamiento de Infracciones; señales de tránsito que adviertan; fe
gente: fotorradar; fotomulta; me llegó una foto por velocidad; cámaras de velocidad; multa por cámara; parte por foto; ley cati; parte empadronado; yo no iba manejando en la foto
law: speed camera; automated enforcement
people: speed camera ticket; photo radar
donde: Ley 21.549 art. 1, 2; Ley 18.290 art. 4

[traffic-red-light]
ley: luz roja; detenerse antes de la línea de detención; luz amarilla; semáforos; luz verde; signo PARE
gente: pasarse la roja; crucé con roja; pasar en rojo; multa por luz roja; pasarse un disco pare; no respeté el pare; cruzar con amarilla; semáforo en rojo; me pasé el semáforo; semáforo apagado
law: red light; traffic lights; stop sign
people: ran a red light; ran a stop sign
donde: Ley 18.290 art. 103, 104, 199

[traffic-phone]
ley: telefonía o radiocomunicación; aparato de telefonía móvil; dispositivo electrónico o digital; sistema de manos libres; mientras conduce
gente: manejar con celular; hablar por celular manejando; multa por celular; whatsapp manejando; chatear manejando; usar gps en el celular; celular en el semáforo; manos libres permitido
law: mobile phone while driving
people: using phone while driving; texting and driving
donde: Ley 18.290 art. 199; Ley 21.377 art. 1

[traffic-seat-belt]
ley: cinturones de seguridad; uso de cinturón de seguridad será obligatorio; ocupantes; asientos delanteros; asientos traseros
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
ley: casco protector; motocicletas, motonetas, bicimotos; acompañante; casco reglamentario; elementos reflectantes
gente: moto sin casco; casco de moto; multa por no usar casco; acompañante de moto; motoquero; llevar niños en moto; reglas para motos; moto entre los autos; motocicleta
law: motorcycle helmet
people: motorcycle without a helmet; child on motorcycle
donde: Ley 18.290 art. 80, 200

[traffic-passengers-load]
ley: transportar personas; mayor número de personas; carga; pisaderas; parte trasera; sobresalir; llevar personas en los espacios destinados a carga
gente: llevar gente en el pick up; ir en la parte de atrás de la camioneta; muchos pasajeros en el auto; cuántas personas puedo llevar; carga sobresale; amarrar la carga; sobrepeso en camión; asomarse por la ventana
law: passengers and load
people: riding in the truck bed; overloaded car
donde: Ley 18.290 art. 65, 66, 88

[traffic-windows-lights]
ley: vidrios oscuros o polarizados; luces; faros; láminas adhesivas; luces encendidas; neblineros; bocina
gente: vidrios polarizados; polarizar el auto; láminas en los vidrios; andar sin luces; luz quemada del auto; luces de día en carretera; xenón; tocar la bocina; neumáticos lisos
law: tinted windows; vehicle lights
people: tinted windows; broken headlight
donde: Ley 18.290 art. 62, 67, 68, 69, 70, 72, 76

[traffic-noise-exhaust]
ley: silenciador; tubo de escape; ruidos; contaminantes; gases; emisión
gente: escape libre; moto con tubo de escape ruidoso; auto modificado; auto que mete ruido; auto que bota humo; sacar el silenciador; música fuerte en el auto
law: exhaust noise; emissions
people: loud exhaust
donde: Ley 18.290 art. 78, 82
`;
