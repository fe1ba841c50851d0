/** Concepts of municipalities, neighbourhood bodies, access to information and public purchases: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const MUNICIPAL = `
autor: Fojas
amplio: sueltas

[municipal-information-deadline]
ley: plazo máximo de veinte días hábiles; prorrogado excepcionalmente por otros diez días hábiles
gente: cuánto se demoran en responder transparencia; plazo para que me entreguen la información pública; no me contestan la solicitud de transparencia; cuántos días tiene el organismo para contestar transparencia
law: twenty working days; information request deadline
people: how long to answer an information request
donde: Ley 20.285 art. 14

[municipal-information-request-form]
ley: solicitud de acceso a la información; identificación clara de la información que se requiere; subsanar la falta
gente: cómo pido información pública; qué debe llevar la solicitud de transparencia; hacer una solicitud de acceso; pedir datos por transparencia a la muni; me devolvieron la solicitud de transparencia incompleta
law: information request form; requirements of the request
people: how to file an information request
donde: Ley 20.285 art. 12

[municipal-information-wrong-body]
ley: órgano de la administración requerido no sea competente; enviará de inmediato la solicitud a la autoridad
gente: pedí información al servicio equivocado; derivaron mi solicitud de transparencia; ese organismo no tiene la información
law: transfer of the request to the competent authority
people: asked the wrong agency
donde: Ley 20.285 art. 13

[municipal-information-third-party-opposition]
ley: facultad que les asiste para oponerse a la entrega; oposición deberá presentarse por escrito; afectar los derechos de terceros
gente: quieren entregar mis datos por transparencia; oponerme a que entreguen mi información; me notificaron que alguien pidió información sobre mí; tercero se opone a entregar documentos
law: third party opposition to disclosure
people: object to my data being released
donde: Ley 20.285 art. 20

[municipal-information-cost]
ley: costos directos de reproducción; sólo se podrá exigir el pago
gente: me cobran por la información pública; cuánto cuestan las copias por transparencia; es gratis pedir información
law: direct costs of reproduction
people: cost of public records copies
donde: Ley 20.285 art. 18, 11

[municipal-information-complaint]
ley: reclamar ante el Consejo; amparo a su derecho de acceso a la información; plazo de quince días
gente: me negaron la información pública; reclamo al consejo para la transparencia; amparo por transparencia; plazo para reclamar si no responden transparencia
law: complaint to the transparency council
people: they refused my information request
donde: Ley 20.285 art. 24, 25

[municipal-information-court]
ley: reclamo de ilegalidad ante la corte de apelaciones; plazo de quince días corridos
gente: apelar lo que resolvió el consejo para la transparencia; llevar a la corte la negativa del consejo
law: illegality claim before the court of appeals
people: appeal the transparency council
donde: Ley 20.285 art. 28, 29, 30

[municipal-information-fines]
ley: denegare infundadamente el acceso a la información; multa de 20% a 50% de su remuneración
gente: multa al jefe que no entrega información; sanción por no responder transparencia; castigo al funcionario que niega información pública
law: fine for unjustified refusal of access
people: penalty for not giving public information
donde: Ley 20.285 art. 45, 46, 47, 49

[municipal-information-secrecy-term]
ley: mantendrán el carácter de secretos o reservados; plazo de cinco años; reserva temporal
gente: cuánto dura secreto un documento público; hasta cuándo es reservado; desclasificar documentos
law: term of secrecy; classified for five years
people: how long do documents stay secret
donde: Ley 20.285 art. 22

[municipal-lobby-register]
ley: registro de agenda pública; audiencias y reuniones; gestión de intereses particulares; lobby
gente: reunirme con el alcalde por lobby; pedir audiencia a una autoridad; registrar una reunión con el ministro; ley del lobby; quién se juntó con la autoridad; regalos que recibe la autoridad
law: lobbying register; public agenda
people: lobby meeting; ask for a meeting with an authority; gifts to officials
donde: Ley 20.730 art. 2, 7, 8

[municipal-lobby-passive-subjects]
ley: sujetos pasivos; autoridades y funcionarios obligados a registrar
gente: qué autoridades deben informar sus reuniones; a quién obliga la ley del lobby
law: passive subjects of lobbying
people: which officials must register meetings
donde: Ley 20.730 art. 3, 4

[municipal-lobby-fines]
ley: multa de diez a treinta unidades tributarias mensuales; omisión inexcusable
gente: multa por no registrar una reunión de lobby; castigo por ocultar audiencias
law: fine for failing to register
people: penalty for hidden lobby meeting
donde: Ley 20.730 art. 14, 15, 16, 17

[municipal-mayor-requirements]
ley: para ser candidato a alcalde; requisitos para ser elegido alcalde; enseñanza media
gente: qué se necesita para ser alcalde; requisitos de alcalde; puedo ser candidato a alcalde
law: requirements to be mayor
people: who can run for mayor
donde: Ley 18.695 art. 57

[municipal-mayor-duties]
ley: el alcalde tendrá las siguientes atribuciones; representar judicial y extrajudicialmente; otorgar permisos municipales
gente: qué puede hacer el alcalde; atribuciones del alcalde; para qué sirve el alcalde; el alcalde puede echar a un funcionario
law: powers of the mayor
people: what can the mayor do
donde: Ley 18.695 art. 63

[municipal-mayor-council-agreement]
ley: el alcalde requerirá el acuerdo del concejo; aprobar el presupuesto comunal; otorgar subvenciones y aportes
gente: qué necesita permiso del concejo; el concejo tiene que aprobar; puede el alcalde vender un terreno municipal solo; renovar patente de alcohol concejo
law: agreement of the council required
people: what must the council approve
donde: Ley 18.695 art. 65

[municipal-mayor-removal]
ley: impedimento grave; notable abandono de sus deberes; contravención grave a las normas sobre probidad; tribunal electoral regional
gente: cómo se destituye a un alcalde; sacar al alcalde; alcalde corrupto destitución; notable abandono de deberes
law: removal of the mayor; neglect of duty
people: remove the mayor
donde: Ley 18.695 art. 60

[municipal-mayor-replacement]
ley: vacancia del cargo de alcalde; será subrogado por el funcionario; alcalde suplente
gente: quién reemplaza al alcalde; alcalde renunció quién queda; alcalde enfermo
law: vacancy of the office of mayor
people: who replaces the mayor
donde: Ley 18.695 art. 62

[municipal-mayor-account]
ley: cuenta pública al concejo; gestión anual y de la marcha general
gente: cuenta pública del alcalde; cuándo da cuenta el alcalde; rendir cuentas de la muni
law: annual public account of the mayor
people: mayor's yearly report
donde: Ley 18.695 art. 67

[municipal-council-number]
ley: concejales; seis concejales; ocho concejales; diez concejales; número de concejales
gente: cuántos concejales tiene mi comuna; cuánto dura un concejal; cómo se eligen los concejales
law: number of councillors
people: how many councillors
donde: Ley 18.695 art. 72

[municipal-council-requirements]
ley: para ser elegido concejal se requiere; no podrán ser candidatos a concejales; cargo de concejal incompatible
gente: requisitos para ser concejal; puede un funcionario ser concejal; quién no puede ser concejal
law: requirements to be a councillor
people: who can be a councillor
donde: Ley 18.695 art. 73, 74, 75

[municipal-council-allowance]
ley: dieta mensual; concejales tendrán derecho a percibir; asistencia formal a las sesiones
gente: cuánto gana un concejal; sueldo de concejal; concejal falta a las sesiones
law: monthly allowance of councillors
people: how much does a councillor earn
donde: Ley 18.695 art. 88

[municipal-council-oversight]
ley: fiscalizar las actuaciones del alcalde; fiscalizar el cumplimiento de los planes; citar o pedir información
gente: qué hace un concejal; concejal puede fiscalizar; quién controla al alcalde
law: oversight by the council
people: who oversees the mayor
donde: Ley 18.695 art. 79, 80

[municipal-council-permit]
ley: permiso del empleador; horas semanales no acumulables; empleadores deberán conceder los permisos
gente: soy concejal y trabajo; permiso del trabajo para concejal; mi jefe no me deja ir al concejo
law: leave from the employer for councillors
people: councillor with a job
donde: Ley 18.695 art. 90

[municipal-public-audit]
ley: unidad de control; auditoría operativa interna; representar al alcalde los actos municipales ilegales
gente: quién revisa las cuentas de la municipalidad; control interno municipal; acto ilegal de la muni quién avisa
law: internal control unit
people: who audits the municipality
donde: Ley 18.695 art. 29

[municipal-works-director]
ley: unidad encargada de obras municipales; velar por el cumplimiento de las disposiciones de la ley general de urbanismo; aprobar los proyectos de obras
gente: dirección de obras municipales; qué hace la dom; quién da el permiso de edificación en la muni
law: municipal works department
people: who grants building permits
donde: Ley 18.695 art. 24

[municipal-waste-collection]
ley: medio ambiente, aseo y ornato; extracción de basura; servicio de extracción
gente: quién saca la basura; la muni no retira la basura; aseo de las calles
law: waste collection unit
people: rubbish collection
donde: Ley 18.695 art. 25

[municipal-traffic-unit]
ley: tránsito y transporte públicos; otorgar y renovar licencias para conducir; señalizar adecuadamente las vías
gente: quién pone los semáforos; pedir lomo de toro; dirección de tránsito; señalizar una calle
law: traffic department; road signs
people: who puts up traffic signs
donde: Ley 18.695 art. 26

[municipal-public-space-permits]
ley: bienes municipales o nacionales de uso público; permisos serán esencialmente precarios; podrán modificarse o dejarse sin efecto, sin derecho a indemnización
gente: permiso para poner un quiosco; me quitaron el permiso de la feria; la muni me sacó el puesto; puesto en la calle permiso; me pueden quitar el quiosco sin pagarme
law: precarious permits on public land
people: street stall permit taken away
donde: Ley 18.695 art. 36

[municipal-concession]
ley: concesiones darán derecho al uso preferente; licitación pública para otorgar concesiones
gente: concesión municipal; arrendar un local a la muni; la muni licita un recinto
law: municipal concession
people: concession of a municipal property
donde: Ley 18.695 art. 8, 36, 37

[municipal-transfer-of-real-estate]
ley: bienes inmuebles municipales sólo podrán ser enajenados; necesidad o utilidad manifiesta; remate o licitación públicos
gente: la municipalidad puede vender terrenos; vender un bien de la muni
law: sale of municipal real estate
people: can the town sell land
donde: Ley 18.695 art. 34

[municipal-seizure-immunity]
ley: bienes municipales destinados al funcionamiento; inembargables; decreto alcaldicio dictado por el alcalde
gente: embargar a la municipalidad; la muni me debe plata cómo cobro; gané juicio a la municipalidad y no paga
law: municipal assets exempt from attachment
people: collect a debt from the municipality
donde: Ley 18.695 art. 32

[municipal-plebiscite-numbers]
ley: plebiscito comunal; iniciativa de los ciudadanos; diez por ciento de los ciudadanos
gente: cuántas firmas para un plebiscito comunal; pedir un plebiscito en la comuna; consulta vecinal vinculante
law: municipal referendum by citizens' initiative
people: signatures for a local referendum
donde: Ley 18.695 art. 99, 100, 101

[municipal-civil-society-council]
ley: consejo comunal de organizaciones de la sociedad civil
gente: cosoc; consejo de la sociedad civil de la comuna; participar en el consejo comunal
law: civil society council
people: local civil society council
donde: Ley 18.695 art. 94

[municipal-corporation]
ley: corporaciones o fundaciones de derecho privado sin fines de lucro; asociaciones municipales
gente: corporación municipal; corporación de deporte de la muni; asociación de municipalidades
law: municipal corporation; association of municipalities
people: municipal foundation
donde: Ley 18.695 art. 129, 131, 137

[municipal-neighbours-minimum]
ley: número mínimo de vecinos; constitución de cada junta de vecinos; cincuenta vecinos; doscientos vecinos
gente: cuántas personas para formar una junta de vecinos; cuántos vecinos se necesitan para la junta
law: minimum number of neighbours
people: how many neighbours to form an association
donde: Ley 19.418 art. 40

[municipal-neighbours-incorporation]
ley: asamblea de constitución; copia autorizada del acta constitutiva; depósito en secretaría municipal; personalidad jurídica propia
gente: cómo formar una junta de vecinos; sacar personalidad jurídica para un club; inscribir una organización comunitaria en la muni; constituir un club de adulto mayor
law: incorporation of a community organisation
people: register a neighbourhood association
donde: Ley 19.418 art. 7, 8

[municipal-neighbours-objection]
ley: secretario municipal podrá objetar la constitución; subsanar las observaciones; noventa días
gente: la muni me rechazó la junta de vecinos; objetaron la constitución de mi organización
law: objection to the incorporation
people: the town objected to our association
donde: Ley 19.418 art. 7

[municipal-neighbours-member-rights]
ley: participar en las asambleas; elegir y poder ser elegido; proponer censura; acceso a los libros
gente: derechos de los socios de la junta de vecinos; puedo ver las cuentas de la junta; no me dejan ver el libro de socios
law: rights of members
people: rights of association members
donde: Ley 19.418 art. 12, 15

[municipal-neighbours-member-exclusion]
ley: exclusión, acordada en asamblea extraordinaria; calidad de afiliado terminará; infracción grave de las normas
gente: me echaron de la junta de vecinos; expulsar a un socio; dejar de ser socio de la junta
law: exclusion of a member
people: expelled from the association
donde: Ley 19.418 art. 14

[municipal-neighbours-board-election]
ley: directorio compuesto por cinco miembros titulares; período de tres años; votación directa, secreta e informada
gente: elección de la directiva de la junta; cuánto dura la directiva; presidente de la junta lleva años; quién puede ser dirigente vecinal
law: election of the board
people: how long does the board last
donde: Ley 19.418 art. 19, 20, 21

[municipal-neighbours-assembly]
ley: asamblea será el órgano resolutivo superior; asambleas generales ordinarias; citación por el presidente a iniciativa del directorio
gente: cómo se llama a asamblea en la junta de vecinos; cada cuánto hay reunión de la junta; quórum de la asamblea vecinal
law: general assembly of the association
people: call a neighbourhood meeting
donde: Ley 19.418 art. 16, 17, 18

[municipal-neighbours-removal]
ley: cesarán en sus cargos; censura acordada por los dos tercios
gente: sacar al presidente de la junta de vecinos; censurar a la directiva; dirigente que se robó la plata de la junta
law: removal of board members
people: remove the association's president
donde: Ley 19.418 art. 24

[municipal-neighbours-assets]
ley: patrimonio de cada organización; cuotas o aportes ordinarios; subvenciones, aportes o fondos fiscales
gente: plata de la junta de vecinos; cuota de la junta; rendir cuentas de la junta de vecinos; la junta puede tener cuenta en el banco
law: assets of the organisation
people: association money; dues
donde: Ley 19.418 art. 26, 27, 29, 32

[municipal-neighbours-dissolution]
ley: disolución de las organizaciones; caducidad de su personalidad jurídica; número inferior al mínimo
gente: cerrar la junta de vecinos; disolver el club; qué pasa con las cosas si se disuelve la junta
law: dissolution of the organisation
people: close the association
donde: Ley 19.418 art. 33, 34, 35, 36

[municipal-procurement-direct]
ley: trato directo; contratación directa; causales de trato directo; proveedor único
gente: cuándo pueden comprar sin licitación; trato directo del estado; compraron a dedo; contratación sin concurso
law: direct award; direct contracting
people: purchase without a tender
donde: Ley 19.886 art. 8, 8 bis

[municipal-procurement-open-tender]
ley: licitación pública; bases de licitación; criterios de evaluación; oferta más conveniente
gente: cómo funciona una licitación; perdí una licitación; mercado público licitación; quién gana una licitación
law: public tender; bidding terms
people: public tender; how is a bid chosen
donde: Ley 19.886 art. 6, 7, 9, 10

[municipal-procurement-conflict]
ley: no podrán suscribir contratos administrativos; funcionarios directivos; cónyuge, hijos, parientes
gente: le compraron al primo del alcalde; contrato con parientes de funcionarios; funcionario le vende al servicio
law: prohibition to contract with officials
people: contract with relatives of officials
donde: Ley 19.886 art. 4, 35 quáter, 35 quinquies

[municipal-procurement-contract-termination]
ley: contratos administrativos podrán modificarse o terminarse anticipadamente; incumplimiento grave de las obligaciones; interés público
gente: el estado me terminó el contrato antes; pusieron término anticipado a mi contrato con el servicio
law: early termination of administrative contracts
people: the state ended my contract
donde: Ley 19.886 art. 13

[municipal-procurement-register]
ley: registro nacional de proveedores; registro electrónico oficial de contratistas; inhabilidades para inscribirse
gente: inscribirse como proveedor del estado; cómo venderle al estado; me sacaron del registro de proveedores
law: register of suppliers
people: sell to the state
donde: Ley 19.886 art. 16, 17

[municipal-procurement-framework]
ley: convenios marco; dirección de compras y contratación pública; catálogo
gente: convenio marco; comprar por catálogo; chilecompra
law: framework agreement; purchasing directorate
people: state catalogue purchases
donde: Ley 19.886 art. 7, 30

[municipal-procurement-fraction]
ley: no podrá fragmentar sus contrataciones; variar el procedimiento de contratación
gente: dividieron la compra para no licitar; fraccionar compras
law: splitting of purchases forbidden
people: split purchases to avoid a tender
donde: Ley 19.886 art. 7

[municipal-procurement-challenge]
ley: tribunal de contratación pública; acción de impugnación; plazo fatal de diez días hábiles; actos u omisiones ilegales o arbitrarios
gente: reclamar una licitación; impugnar la adjudicación; plazo para reclamar la licitación; le dieron la licitación a otro injustamente
law: challenge of a tender; public procurement court
people: challenge a public tender
donde: Ley 19.886 art. 24, 25, 26, 27

[municipal-assets-declaration-who]
ley: declaración de intereses y patrimonio; sujetos obligados; dentro de los treinta días
gente: quién declara patrimonio; declaración de intereses cuándo; funcionario debe declarar sus bienes
law: declaration of interests and assets
people: who must declare assets
donde: Ley 20.880 art. 4, 5

[municipal-assets-declaration-content]
ley: la declaración deberá contener; derechos o acciones; bienes inmuebles situados en el país; pasivo
gente: qué se pone en la declaración de patrimonio; declarar deudas en la declaración de intereses
law: content of the declaration
people: what goes in an asset declaration
donde: Ley 20.880 art. 7

[municipal-assets-blind-trust]
ley: mandato especial de administración de cartera de valores; enajenación forzosa; fideicomiso
gente: fideicomiso ciego; autoridad con acciones; presidente con empresas qué hace
law: blind trust; mandate to manage securities
people: blind trust of an official
donde: Ley 20.880 art. 23, 24, 26, 45

[municipal-assets-declaration-fines]
ley: incumplimiento de la obligación de efectuar oportunamente la declaración; multa a beneficio fiscal de cinco a cincuenta
gente: multa por no declarar patrimonio; mintió en la declaración de intereses
law: fine for a missing declaration
people: penalty for not declaring assets
donde: Ley 20.880 art. 11
`;
