/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const TRAFFIC = `
[driving-licence]
ley: licencia de conductor; licencia de conducir; idoneidad moral, física y psíquica; clase B
gente: carnet de manejar; carné de conducir; sacar licencia; licencia para manejar; permiso para manejar
law: driver's licence; driver's license
people: drive without a licence

[drunk-driving]
ley: conducción en estado de ebriedad; bajo la influencia del alcohol; desempeño en estado de ebriedad; sustancias estupefacientes; alcoholemia
gente: manejar curado; manejar borracho; tomar y manejar; manejar con trago; manejar drogado; conducir borracho
law: drunk driving; driving under the influence
people: drive drunk; drink and drive

[speed]
ley: velocidad máxima; límites máximos de velocidad; velocidad razonable y prudente; kilómetros por hora
gente: exceso de velocidad; ir rápido; qué tan rápido; correr en auto; a cuánto puedo andar
law: speed limit; maximum speed
people: speeding; how fast

[accident-duties]
ley: accidente de tránsito; detener su marcha; prestar la ayuda; dar cuenta a la autoridad; accidentes del tránsito
gente: chocar; choque; atropellar; atropello; darse a la fuga; arrancarse después de chocar; fugarse
law: traffic accident; duty to stop and render aid
people: car crash; hit and run; run over

[seat-belt]
ley: cinturón de seguridad; uso obligatorio
gente: cinturón; sin cinturón; ponerse el cinturón
law: seat belt
people: buckle up

[child-seat]
ley: sistema de retención infantil; sillas para niños; asientos delanteros; menores de nueve años
gente: llevar niños en auto; niño adelante; silla de guagua; niños en el asiento
law: child restraint; child seat
people: kids in the car

[red-light]
ley: luz roja; semáforo; señales luminosas; detenerse antes de la línea
gente: pasarse la roja; cruzar con roja; luz amarilla; pasar con rojo
law: red light; traffic signal
people: run a red light

[right-of-way]
ley: derecho preferente de paso; ceda el paso; cruces; vía preferente
gente: quién pasa primero; preferencia; rotonda; intersección; esquina sin señal
law: right of way; yield
people: who goes first

[parking]
ley: estacionamiento; prohibido estacionar; estacionar o detener; detención
gente: estacionar; estacionarse; dejar el auto; parquear; mal estacionado
law: parking; stopping
people: park my car

[pedestrians]
ley: peatones; paso de peatones; calzada; acera
gente: cruzar la calle; gente que cruza; paso de cebra
law: pedestrian; crosswalk
people: cross the street

[bicycles]
ley: ciclos; ciclistas; bicicletas; ciclovía
gente: bicicleta; bici; andar en bicicleta; scooter
law: bicycle; cyclist
people: bike

[vehicle-papers]
ley: permiso de circulación; certificado de revisión técnica; seguro obligatorio de accidentes; inscripción en el registro de vehículos motorizados; placa patente
gente: papeles del auto; documentos del auto; patente; revisión técnica; soap
law: vehicle registration; compulsory insurance
people: car papers

[vehicle-owner]
ley: propietario del vehículo; tenedor; solidariamente responsable; tomado sin su conocimiento
gente: prestar el auto; dueño del auto; presté mi auto; otro manejaba mi auto; auto prestado
law: owner of the vehicle; jointly liable
people: lent my car

[towing]
ley: retirados de la circulación; corrales municipales; retención del vehículo; locales habilitados
gente: se llevan el auto; grúa; corral; quitar el auto; auto retenido
law: impoundment; removal of vehicle
people: towed

[licence-suspension]
ley: suspensión de la licencia; cancelación de la licencia; inhabilidad para obtener licencia
gente: quitar la licencia; quitan la licencia; sin licencia por; perder la licencia; me suspenden
law: licence suspension; disqualification
people: lose my licence

[helmet]
ley: casco protector; motocicletas; motonetas
gente: moto; andar en moto; casco; motoquero
law: helmet; motorcycle
people: motorbike

[traffic-fine]
ley: infracciones gravísimas; infracciones graves; infracción; multa; juzgado de policía local
gente: parte; me pasaron un parte; multa de tránsito; cuánto es la multa; fotorradar
law: traffic violation; fine; infraction
people: ticket
`;
