/** Concepts of municipalities, neighbourhood bodies, access to information and public purchases: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const MUNICIPAL = `
autor: Fojas
revisado: segunda lectura 2026-11-28
amplio: sueltas

[municipal-information-deadline]
ley: plazo máximo de veinte días hábiles; prorrogado excepcionalmente por otros diez días hábiles
gente: cuánto se demoran en responder transparencia; plazo para que me entreguen la información pública; no me contestan la solicitud de transparencia; cuántos días tiene el organismo para contestar transparencia; pasaron los veinte días y no responden transparencia; prórroga de transparencia
law: twenty working days; information request deadline
people: how long to answer an information request; deadline for a freedom of information reply
donde: Ley 20.285 art. 14

[municipal-information-request-form]
ley: solicitud de acceso a la información; identificación clara de la información que se requiere; subsanar la falta de la solicitud de información
gente: cómo pido información pública; qué debe llevar la solicitud de transparencia; hacer una solicitud de acceso; pedir datos por transparencia a la muni; me devolvieron la solicitud de transparencia incompleta; pedir información a un ministerio; cualquier persona puede pedir información pública; portal de transparencia solicitud; pedir información sin decir para qué
law: information request form; requirements of the information request
people: how to file an information request; freedom of information request
donde: Ley 20.285 art. 12

[municipal-information-wrong-body]
ley: órgano de la administración requerido no sea competente; enviará de inmediato la solicitud a la autoridad
gente: pedí información al servicio equivocado; derivaron mi solicitud de transparencia; ese organismo no tiene la información que pedí por transparencia
law: transfer of the request to the competent authority
people: asked the wrong agency for information
donde: Ley 20.285 art. 13

[municipal-information-third-party-opposition]
ley: facultad que les asiste para oponerse a la entrega; oposición deberá presentarse por escrito; documentos que puedan afectar los derechos de terceros
gente: quieren entregar mis datos por transparencia; oponerme a que entreguen mi información; me notificaron que alguien pidió información sobre mí; tercero se opone a entregar documentos; alguien pidió por transparencia mis correos; funcionario se opone a que entreguen sus datos
law: third party opposition to disclosure
people: object to my data being released
donde: Ley 20.285 art. 20

[municipal-information-cost]
ley: costos directos de reproducción; exigir el pago de los costos directos de reproducción
gente: me cobran por la información pública; cuánto cuestan las copias por transparencia; es gratis pedir información
law: direct costs of reproduction
people: cost of public records copies
donde: Ley 20.285 art. 18, 11

[municipal-information-complaint]
ley: amparo a su derecho de acceso a la información; amparo ante el consejo para la transparencia; reclamar ante el consejo para la transparencia
gente: me negaron la información pública; reclamo al consejo para la transparencia; amparo por transparencia; plazo para reclamar si no responden transparencia; qué hago si me niegan información pública; me entregaron información incompleta por transparencia; cplt amparo
law: complaint to the transparency council
people: they refused my information request; appeal a refused information request
donde: Ley 20.285 art. 24, 25

[municipal-information-court]
ley: reclamo de ilegalidad ante la corte de apelaciones; reclamo de ilegalidad contra la resolución que deniega el acceso a la información
gente: apelar lo que resolvió el consejo para la transparencia; llevar a la corte la negativa del consejo; el consejo para la transparencia rechazó mi amparo
law: illegality claim before the court of appeals
people: appeal the transparency council
donde: Ley 20.285 art. 28, 29, 30
no: alcalde; concejal

[municipal-information-fines]
ley: denegare infundadamente el acceso a la información; multa de 20% a 50% de su remuneración
gente: multa al jefe que no entrega información; sanción por no responder transparencia; castigo al funcionario que niega información pública; sumario por transparencia
law: fine for unjustified refusal of access
people: penalty for not giving public information
donde: Ley 20.285 art. 45, 46, 47, 49

[municipal-information-secrecy-term]
ley: mantendrán el carácter de secretos o reservados; reserva temporal; secretos o reservados por cinco años; información secreta o reservada del estado
gente: cuánto dura secreto un documento público; hasta cuándo es reservado un documento del estado; desclasificar documentos del estado; documentos secretos del ejército
law: term of secrecy of public documents; classified public documents
people: how long do documents stay secret
donde: Ley 20.285 art. 22

[municipal-lobby-register]
ley: registro de agenda pública; gestión de intereses particulares; lobby; audiencias y reuniones de las autoridades; donativos oficiales y protocolares
gente: reunirme con el alcalde por lobby; pedir audiencia a una autoridad; registrar una reunión con el ministro; ley del lobby; regalos que recibe la autoridad; ver con quién se reunió el ministro; qué es lobby; diferencia entre lobby y gestión de interés; viajes de la autoridad
law: lobbying register; public agenda
people: lobby meeting; ask for a meeting with an authority; gifts to officials; who met the minister
donde: Ley 20.730 art. 2, 7, 8

[municipal-lobby-passive-subjects]
ley: autoridades y funcionarios obligados a registrar; sujetos pasivos de lobby
gente: qué autoridades deben informar sus reuniones; a quién obliga la ley del lobby; un concejal es sujeto pasivo; lobby con un diputado
law: passive subjects of lobbying
people: which officials must register meetings
donde: Ley 20.730 art. 3, 4
no: iva; renta

[municipal-lobby-fines]
ley: multa de diez a treinta unidades tributarias mensuales; omisión inexcusable de la información de agenda pública
gente: multa por no registrar una reunión de lobby; castigo por ocultar audiencias; denunciar a una autoridad por no registrar reuniones
law: fine for failing to register
people: penalty for hidden lobby meeting
donde: Ley 20.730 art. 14, 15, 16, 17

[municipal-mayor-requirements]
ley: para ser candidato a alcalde; requisitos para ser elegido alcalde; enseñanza media alcalde
gente: qué se necesita para ser alcalde; requisitos de alcalde; puedo ser candidato a alcalde; alcalde condenado puede ser candidato; reelección de alcalde; cuántas veces se puede ser alcalde
law: requirements to be mayor
people: who can run for mayor; mayor term limits
donde: Ley 18.695 art. 57

[municipal-mayor-duties]
ley: el alcalde tendrá las siguientes atribuciones; otorgar permisos municipales; representar judicial y extrajudicialmente a la municipalidad
gente: qué puede hacer el alcalde; atribuciones del alcalde; para qué sirve el alcalde; el alcalde puede echar a un funcionario; el alcalde puede cerrar un local; el alcalde puede dar permisos
law: powers of the mayor
people: what can the mayor do
donde: Ley 18.695 art. 63

[municipal-mayor-council-agreement]
ley: el alcalde requerirá el acuerdo del concejo; aprobar el presupuesto comunal; otorgar subvenciones y aportes
gente: qué necesita permiso del concejo; el concejo tiene que aprobar; puede el alcalde vender un terreno municipal solo; renovar patente de alcohol concejo; el alcalde no consultó al concejo; quién aprueba el presupuesto de la muni; ordenanza municipal quién la aprueba
law: agreement of the council required
people: what must the council approve
donde: Ley 18.695 art. 65

[municipal-mayor-removal]
ley: notable abandono de sus deberes; contravención grave a las normas sobre probidad; tribunal electoral regional; remoción por impedimento grave; cesará en su cargo el alcalde
gente: cómo se destituye a un alcalde; sacar al alcalde; alcalde corrupto destitución; notable abandono de deberes; acusar al alcalde; concejales piden sacar al alcalde; remover al alcalde
law: removal of the mayor; mayor's neglect of duty
people: remove the mayor
donde: Ley 18.695 art. 60

[municipal-mayor-replacement]
ley: vacancia del cargo de alcalde; será subrogado por el funcionario; alcalde suplente
gente: quién reemplaza al alcalde; alcalde renunció quién queda; alcalde enfermo; murió el alcalde; alcalde con licencia médica; alcalde suspendido quién manda
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
gente: cuántos concejales tiene mi comuna; cuánto dura un concejal; cómo se eligen los concejales; cada cuánto se eligen los concejales
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
ley: concejales tendrán derecho a percibir; asistencia formal a las sesiones; dieta mensual de los concejales
gente: cuánto gana un concejal; sueldo de concejal; concejal falta a las sesiones; asignación de los concejales
law: monthly allowance of councillors
people: how much does a councillor earn
donde: Ley 18.695 art. 88

[municipal-council-oversight]
ley: fiscalizar las actuaciones del alcalde; fiscalizar el cumplimiento de los planes; concejo puede citar o pedir información a directores
gente: qué hace un concejal; concejal puede fiscalizar; quién controla al alcalde; para qué sirve el concejo municipal; el alcalde no le responde a los concejales
law: oversight by the council
people: who oversees the mayor
donde: Ley 18.695 art. 79, 80

[municipal-council-permit]
ley: horas semanales no acumulables; permisos del empleador para concejales; permisos necesarios para ausentarse de sus labores el concejal
gente: soy concejal y trabajo; permiso del trabajo para concejal; mi jefe no me deja ir al concejo
law: leave from the employer for councillors
people: councillor with a job
donde: Ley 18.695 art. 90

[municipal-public-audit]
ley: auditoría operativa interna; representar al alcalde los actos municipales ilegales; unidad de control municipal
gente: quién revisa las cuentas de la municipalidad; control interno municipal; acto ilegal de la muni quién avisa; denunciar a la muni en contraloría; director de control de la municipalidad
law: internal control unit
people: who audits the municipality
donde: Ley 18.695 art. 29

[municipal-works-director]
ley: unidad encargada de obras municipales; velar por el cumplimiento de las disposiciones de la ley general de urbanismo; aprobar los proyectos de obras
gente: dirección de obras municipales; qué hace la dom; quién da el permiso de edificación en la muni; director de obras no me da el permiso; reclamar contra la dirección de obras
law: municipal works department
people: who grants building permits; municipal works director refuses
donde: Ley 18.695 art. 24

[municipal-waste-collection]
ley: medio ambiente, aseo y ornato; extracción de basura; servicio de extracción
gente: quién saca la basura; la muni no retira la basura; aseo de las calles; no pasa el camión de la basura; retiro de escombros muni; poda de árboles municipal; quién corta el pasto de la plaza
law: waste collection unit
people: rubbish collection; the rubbish truck does not come
donde: Ley 18.695 art. 25

[municipal-traffic-unit]
ley: tránsito y transporte públicos; señalizar adecuadamente las vías
gente: quién pone los semáforos; pedir lomo de toro; dirección de tránsito; señalizar una calle; pedir un semáforo; poner un disco pare; quién pone las señales de la calle
law: traffic department; road signs
people: who puts up traffic signs; ask for a speed bump
donde: Ley 18.695 art. 26

[municipal-public-space-permits]
ley: bienes municipales o nacionales de uso público; permisos serán esencialmente precarios; podrán modificarse o dejarse sin efecto, sin derecho a indemnización
gente: permiso para poner un quiosco; me quitaron el permiso de la feria; la muni me sacó el puesto; puesto en la calle permiso; me pueden quitar el quiosco sin pagarme; permiso para vender en la calle; permiso de feria libre; permiso para mesas en la vereda; permiso para food truck en la calle; no me renovaron el permiso de la feria
law: precarious permits on public land
people: street stall permit taken away; permit for tables on the pavement; street vendor permit
donde: Ley 18.695 art. 36

[municipal-concession]
ley: concesiones darán derecho al uso preferente; licitación pública para otorgar concesiones
gente: concesión municipal; arrendar un local a la muni; la muni licita un recinto; concesión de un quiosco municipal; le dieron en concesión la playa
law: municipal concession
people: concession of a municipal property
donde: Ley 18.695 art. 8, 36, 37

[municipal-transfer-of-real-estate]
ley: bienes inmuebles municipales sólo podrán ser enajenados; necesidad o utilidad manifiesta; remate o licitación públicos
gente: la municipalidad puede vender terrenos; vender un bien de la muni; la muni quiere vender la plaza; comprar un terreno municipal
law: sale of municipal real estate
people: can the town sell land
donde: Ley 18.695 art. 34

[municipal-seizure-immunity]
ley: bienes municipales destinados al funcionamiento; inembargables; decreto alcaldicio dictado por el alcalde
gente: embargar a la municipalidad; la muni me debe plata cómo cobro; gané juicio a la municipalidad y no paga; cómo cobrar una sentencia contra la municipalidad
law: municipal assets exempt from attachment
people: collect a debt from the municipality; enforce a judgment against a municipality
donde: Ley 18.695 art. 32

[municipal-plebiscite-numbers]
ley: plebiscito comunal; diez por ciento de los ciudadanos; plebiscito por iniciativa de los ciudadanos
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
gente: cuántas personas para formar una junta de vecinos; cuántos vecinos se necesitan para la junta; puede haber dos juntas de vecinos en el mismo barrio
law: minimum number of neighbours
people: how many neighbours to form an association
donde: Ley 19.418 art. 40

[municipal-neighbours-incorporation]
ley: copia autorizada del acta constitutiva; depósito en secretaría municipal; asamblea de constitución ante funcionario municipal; organización comunitaria personalidad jurídica
gente: cómo formar una junta de vecinos; sacar personalidad jurídica para un club; inscribir una organización comunitaria en la muni; constituir un club de adulto mayor; inscribir un club deportivo en la muni; hacer un club de barrio; ministro de fe para constituir la junta; personalidad jurídica del centro de padres
law: incorporation of a community organisation
people: register a neighbourhood association; set up a neighbourhood club
donde: Ley 19.418 art. 7, 8

[municipal-neighbours-objection]
ley: secretario municipal podrá objetar la constitución; subsanar las observaciones del secretario municipal; noventa días para subsanar la constitución
gente: la muni me rechazó la junta de vecinos; objetaron la constitución de mi organización
law: objection to the incorporation of a community organisation
people: the town objected to our association
donde: Ley 19.418 art. 7

[municipal-neighbours-member-rights]
ley: proponer censura; participar en las asambleas de la organización comunitaria; elegir y ser elegido dirigente; acceso a los libros de la organización
gente: derechos de los socios de la junta de vecinos; no me dejan ver el libro de socios; puedo ver las cuentas de la junta de vecinos; no me quieren inscribir en la junta de vecinos; desde qué edad se puede ser socio de la junta de vecinos
law: rights of members of a community organisation
people: rights of association members
donde: Ley 19.418 art. 12, 15

[municipal-neighbours-member-exclusion]
ley: exclusión, acordada en asamblea extraordinaria; calidad de afiliado terminará; infracción grave de las normas de la organización
gente: me echaron de la junta de vecinos; expulsar a un vecino de la junta; expulsar a un socio del club; renunciar a la junta de vecinos
law: exclusion of a member of a community organisation
people: expelled from the neighbourhood association
donde: Ley 19.418 art. 14
no: condominio

[municipal-neighbours-board-election]
ley: directorio compuesto por cinco miembros titulares; votación directa, secreta e informada; directorio de la organización por tres años; directorio de a lo menos tres miembros titulares; comisión electoral de la organización comunitaria
gente: elección de la directiva de la junta; presidente de la junta lleva años; quién puede ser dirigente vecinal; cuánto dura la directiva de la junta de vecinos; reclamar por las elecciones de la junta de vecinos; hicieron trampa en la elección de la junta; comisión electoral de la junta
law: election of the board of a community organisation
people: how long does the neighbourhood board last
donde: Ley 19.418 art. 19, 20, 21
no: conyugal; accionistas

[municipal-neighbours-assembly]
ley: asamblea será el órgano resolutivo superior; asambleas generales ordinarias; citación por el presidente a iniciativa del directorio
gente: cómo se llama a asamblea en la junta de vecinos; quórum de la asamblea vecinal; cada cuánto hay reunión de la junta de vecinos; asamblea de la junta sin quórum
law: general assembly of the community organisation
people: call a neighbourhood meeting
donde: Ley 19.418 art. 16, 17, 18
no: condominio; accionistas

[municipal-neighbours-removal]
ley: censura acordada por los dos tercios; dirigentes cesarán en sus cargos
gente: sacar al presidente de la junta de vecinos; dirigente que se robó la plata de la junta; censurar a la directiva de la junta; la presidenta de la junta no quiere irse
law: removal of board members of a community organisation
people: remove the association's president
donde: Ley 19.418 art. 24
no: condominio; accionistas

[municipal-neighbours-assets]
ley: patrimonio de cada organización; cuotas o aportes ordinarios; subvenciones, aportes o fondos fiscales
gente: plata de la junta de vecinos; rendir cuentas de la junta de vecinos; la junta puede tener cuenta en el banco; cuota de la junta de vecinos; fondos concursables junta de vecinos; sede vecinal de quién es; arrendar la sede social
law: assets of the organisation
people: association money; neighbourhood association dues; who owns the community hall
donde: Ley 19.418 art. 26, 27, 29, 32

[municipal-neighbours-dissolution]
ley: disolución de las organizaciones; caducidad de su personalidad jurídica; número inferior al mínimo
gente: cerrar la junta de vecinos; disolver el club; qué pasa con las cosas si se disuelve la junta; junta de vecinos inactiva
law: dissolution of the organisation
people: close the neighbourhood association
donde: Ley 19.418 art. 33, 34, 35, 36
no: condominio

[municipal-procurement-direct]
ley: trato directo; contratación directa; causales de trato directo; proveedor único
gente: cuándo pueden comprar sin licitación; trato directo del estado; compraron a dedo; el estado contrató sin licitar; trato directo por emergencia; compra ágil
law: direct award; direct public contracting
people: purchase without a tender
donde: Ley 19.886 art. 8, 8 bis
no: mediación

[municipal-procurement-open-tender]
ley: licitación pública; bases de licitación; criterios de evaluación; oferta más conveniente
gente: cómo funciona una licitación; perdí una licitación; mercado público licitación; quién gana una licitación; bases de la licitación no se cumplen; garantía de seriedad de la oferta; declararon desierta la licitación; mi oferta quedó fuera de la licitación
law: public tender; public bidding terms
people: public tender; how is a bid chosen; my bid was rejected
donde: Ley 19.886 art. 6, 7, 9, 10

[municipal-procurement-conflict]
ley: no podrán suscribir contratos administrativos; contratos administrativos con funcionarios directivos; vinculados por parentesco con funcionarios directivos
gente: le compraron al primo del alcalde; contrato con parientes de funcionarios; funcionario le vende al servicio; empresa de un concejal le vende a la muni; funcionario puede ser proveedor del estado
law: prohibition to contract with officials
people: contract with relatives of officials; mayor's cousin got the contract
donde: Ley 19.886 art. 4, 35 quáter, 35 quinquies

[municipal-procurement-contract-termination]
ley: contratos administrativos podrán modificarse o terminarse anticipadamente; exigirlo el interés público en contratos administrativos; término anticipado del contrato administrativo
gente: el estado me terminó el contrato antes; pusieron término anticipado a mi contrato con el servicio; la muni me terminó el contrato de servicios; el estado no me paga la factura; aumentar el contrato con el estado
law: early termination of administrative contracts; public contract terminated early
people: the state ended my contract
donde: Ley 19.886 art. 13
no: trabajador; honorarios

[municipal-procurement-register]
ley: registro nacional de proveedores; registro electrónico oficial de contratistas; inhabilidades para contratar con el estado
gente: inscribirse como proveedor del estado; me sacaron del registro de proveedores; requisitos para venderle al fisco; deudas laborales y contratar con el estado; ser proveedor de mercado público
law: register of suppliers
people: become a state supplier
donde: Ley 19.886 art. 16, 17

[municipal-procurement-framework]
ley: convenios marco; dirección de compras y contratación pública; catálogo de convenios marco
gente: convenio marco; comprar por catálogo; chilecompra
law: purchasing directorate; public framework agreement
people: state catalogue purchases
donde: Ley 19.886 art. 7, 30

[municipal-procurement-fraction]
ley: no podrá fragmentar sus contrataciones; variar el procedimiento de contratación
gente: dividieron la compra para no licitar; fraccionar compras
law: splitting of purchases forbidden
people: split purchases to avoid a tender
donde: Ley 19.886 art. 7

[municipal-procurement-challenge]
ley: tribunal de contratación pública; acción de impugnación de licitaciones; actos entre la aprobación de las bases y la adjudicación
gente: reclamar una licitación; plazo para reclamar la licitación; le dieron la licitación a otro injustamente; impugnar la adjudicación de una licitación; demandar por una licitación; licitación arreglada
law: challenge of a tender; public procurement court
people: challenge a public tender; rigged tender
donde: Ley 19.886 art. 24, 25, 26, 27

[municipal-assets-declaration-who]
ley: declaración de intereses y patrimonio; sujetos obligados a declarar intereses y patrimonio; declaración dentro de los treinta días de asumir el cargo
gente: quién declara patrimonio; funcionario debe declarar sus bienes; declaración de intereses y patrimonio cuándo; asumí un cargo público debo declarar; ver la declaración de patrimonio de un diputado; actualizar declaración de patrimonio
law: declaration of interests and assets
people: who must declare assets; see a politician's asset declaration
donde: Ley 20.880 art. 4, 5

[municipal-assets-declaration-content]
ley: la declaración deberá contener; bienes inmuebles situados en el país; derechos o acciones en sociedades declaración de patrimonio; pasivo en la declaración de patrimonio
gente: qué se pone en la declaración de patrimonio; declarar deudas en la declaración de intereses; declarar los bienes de mi cónyuge patrimonio; autos y casas en la declaración de patrimonio
law: content of the declaration of assets
people: what goes in an asset declaration
donde: Ley 20.880 art. 7

[municipal-assets-blind-trust]
ley: mandato especial de administración de cartera de valores; enajenación forzosa de participación de autoridades
gente: fideicomiso ciego; ministro con acciones en empresas; presidente dueño de empresas qué hace
law: blind trust; mandate to manage securities
people: blind trust of an official
donde: Ley 20.880 art. 23, 24, 26, 45

[municipal-assets-declaration-fines]
ley: incumplimiento de la obligación de efectuar oportunamente la declaración; multa a beneficio fiscal de cinco a cincuenta
gente: multa por no declarar patrimonio; mintió en la declaración de intereses; no hice la declaración de patrimonio; atrasado en la declaración de patrimonio
law: fine for a missing declaration
people: penalty for not declaring assets
donde: Ley 20.880 art. 11
`;
