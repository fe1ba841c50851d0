/** Concepts of administrative: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const ADMINISTRATIVE = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[administrative-act]
ley: acto administrativo; decisiones formales; decreto supremo y resolución; presunción de legalidad, de imperio y exigibilidad
gente: qué es un acto administrativo; resolución de un servicio; resolución exenta; decreto municipal; me llegó una resolución del estado
law: administrative act; administrative decision
people: government decision
donde: Ley 19.880 art. 2, 3

[administrative-principles]
ley: principios de escrituración, gratuidad, celeridad; economía procedimental; contradictoriedad; inexcusabilidad; principio conclusivo
gente: principios del procedimiento administrativo; funcionario debe ser imparcial; trámite gratis; servicio debe resolver; principio de celeridad
law: principles of administrative procedure
donde: Ley 19.880 art. 4-16

[administrative-citizens-rights]
ley: conocer, en cualquier momento, el estado de la tramitación; eximirse de presentar documentos; copia autorizada; tratadas con respeto y deferencia
gente: derechos frente a un servicio público; me piden papeles que ya tienen; saber en qué va mi trámite; funcionario me trató mal; me atendieron mal en un servicio público; estado de mi solicitud; piden los mismos documentos
law: rights before the administration
people: rights with government offices
donde: Ley 19.880 art. 17

[administrative-start-procedure]
ley: podrán iniciarse de oficio o a solicitud de persona interesada; nombre y apellidos del interesado; hechos, razones y peticiones; subsane la falta
gente: hacer una solicitud a un servicio; presentar un reclamo a un servicio público; escribir a una autoridad; faltó un documento en la solicitud; requisitos de la solicitud
law: initiation of procedure
people: apply to a government office
donde: Ley 19.880 art. 28, 29, 30, 31

[administrative-interested-parties]
ley: interesados en el procedimiento administrativo; intereses, individuales o colectivos
gente: quién puede participar en un trámite; hacer un trámite por otro; poder para trámite; representante en un trámite; poder simple para trámite; hacerme parte de un sumario sanitario
law: interested party
people: do paperwork for someone else
donde: Ley 19.880 art. 20, 21, 22

[administrative-time-limits]
ley: días hábiles; inhábiles los días sábado; primer día hábil siguiente; ampliación de los plazos; obligación de cumplimiento de los plazos
gente: sábado es hábil en trámites; días hábiles administrativos; cómo se cuentan los días en un servicio; cuentan los sábados en la administración; plazo administrativo
law: computation of time; administrative time limits
people: do saturdays count
donde: Ley 19.880 art. 23, 24, 25, 26

[administrative-six-months]
ley: no podrá exceder de 6 meses; desde su iniciación hasta la fecha en que se emita la decisión final
gente: cuánto puede demorar un trámite; trámite lleva más de seis meses; plazo máximo de un trámite; decaimiento del procedimiento; trámite parado; servicio público no responde; servicio público no resuelve; me tienen esperando hace meses el trámite
law: maximum duration of procedure; delay of administration
people: government doesn't answer; delayed procedure
donde: Ley 19.880 art. 27, 24

[administrative-provisional-measures]
ley: medidas provisionales; asegurar la eficacia de la decisión; perjuicio de difícil o imposible reparación
gente: medida provisional de un servicio; clausura provisoria; suspender mientras se resuelve el trámite
law: provisional measures
donde: Ley 19.880 art. 32

[administrative-evidence]
ley: hechos relevantes para la decisión; cualquier medio de prueba admisible en derecho; apreciándose en conciencia; período de prueba
gente: pruebas en un trámite administrativo; presentar pruebas al servicio; fiscalizador prueba; defenderme de una fiscalización; descargos ante el servicio
law: evidence in administrative procedure
donde: Ley 19.880 art. 35, 36, 37, 38

[administrative-final-resolution]
ley: resolución final; cuestiones planteadas por los interesados; resoluciones fundadas; recursos que contra la misma procedan; no podrá agravar su situación inicial
gente: resolución sin explicar por qué; me rechazaron un trámite; resolución mal fundada; no explican el rechazo; rechazaron mi beneficio; servicio público rechazó mi solicitud
law: final decision; duty to give reasons
people: my application was rejected
donde: Ley 19.880 art. 40, 41

[administrative-withdraw-abandon]
ley: desistirse de su solicitud; renunciar a sus derechos; paralizado por más de treinta días
gente: arrepentirse de un trámite; retirar la solicitud; dejé botado un trámite; archivaron mi solicitud
law: withdrawal of application
donde: Ley 19.880 art. 42, 43

[administrative-notification]
ley: notificados a los interesados; carta certificada; tercer día siguiente a su recepción en la oficina de Correos; notificación tácita; medios electrónicos; domicilio digital único
gente: carta certificada; llegó carta certificada; no me notificaron la resolución; cuándo se entiende notificado; notificación de un servicio público; domicilio digital; me notificaron a un correo viejo; fui a correos a buscar la carta
law: certified mail; registered letter
people: certified letter from the government
donde: Ley 19.880 art. 45, 46, 47; Ley 21.180 art. 1
no: despido; finiquito; arriendo

[administrative-publication]
ley: publicarse en el Diario Oficial; normas de general aplicación; interesados cuyo paradero fuere ignorado; auténticos y oficialmente notificados
gente: publicar en el diario oficial; diario oficial; resolución publicada; decreto sin publicar vale
law: publication in the Official Gazette
people: official gazette
donde: Ley 19.880 art. 48, 49

[administrative-enforcement-of-acts]
ley: causan inmediata ejecutoriedad; ejecución de oficio; no serán objeto; efecto retroactivo; consecuencias favorables para los interesados
gente: resolución se cumple altiro; cuándo rige una resolución; resolución retroactiva; tengo que cumplir mientras reclamo; efecto retroactivo de un decreto
law: retroactivity of acts
donde: Ley 19.880 art. 50, 51, 52

[administrative-invalidation]
ley: invalidar los actos contrarios a derecho; previa audiencia del interesado; dos años contados desde la notificación; invalidación; impugnable ante los Tribunales
gente: servicio anuló su resolución; me quitaron un permiso que ya tenía; invalidar una resolución; invalidaron mi permiso; plazo para invalidar; me dejaron sin efecto un beneficio
law: invalidation; annulment of administrative act
people: they cancelled my permit
donde: Ley 19.880 art. 53

[administrative-revocation]
ley: revocados por el órgano que los hubiere dictado; actos declarativos o creadores de derechos; dejarlos sin efecto
gente: autoridad se arrepintió; revocar una resolución; me revocaron un permiso; pueden revocar mi permiso
law: revocation of administrative act
people: permit revoked
donde: Ley 19.880 art. 61

[administrative-reconsideration-hierarchical]
ley: recurso de reposición; recurso jerárquico; superior jerárquico; no procederá recurso jerárquico
gente: apelar una resolución de un servicio; reclamar contra una resolución; recurso jerárquico; reclamar al jefe del servicio; apelar ante el jefe; recurso contra una multa administrativa; plazo para reclamar ante el servicio
law: administrative appeal; reconsideration; hierarchical appeal
people: appeal a government decision
donde: Ley 19.880 art. 15, 59

[administrative-extraordinary-review]
ley: recurso extraordinario de revisión; manifiesto error de hecho; documentos de valor esencial; falta del debido emplazamiento
gente: resolución con error evidente; resolución firme equivocada; revisar una resolución antigua; apareció un documento nuevo; me sancionaron sin avisar
law: extraordinary review
people: reopen a government decision
donde: Ley 19.880 art. 60

[administrative-clarification]
ley: aclarar los puntos dudosos u obscuros; errores de copia, de referencia, de cálculos
gente: resolución con mi nombre malo; corregir una resolución; error de tipeo en resolución; certificado con error
law: correction of clerical errors in a decision
donde: Ley 19.880 art. 62

[administrative-suspension-of-acts]
ley: interposición de los recursos administrativos no suspenderá; daño irreparable; imposible el cumplimiento; autoridad llamada a resolver el recurso
gente: suspender una resolución mientras reclamo; suspender la multa mientras apelo; detener una clausura
law: suspension of administrative act
people: suspend the decision
donde: Ley 19.880 art. 57

[administrative-judicial-route]
ley: interpuesta por un interesado una reclamación ante la Administración; igual pretensión ante los Tribunales; interrumpirá el plazo; acción jurisdiccional
gente: reclamar al servicio o al tribunal; reclamar en los dos lados; después de reclamar al servicio puedo ir a tribunales; agotar la vía administrativa
law: exhaustion of remedies; judicial review
people: go to court or the agency
donde: Ley 19.880 art. 54

[administrative-positive-silence]
ley: silencio positivo; denunciar el incumplimiento de dicho plazo; cinco días contados; se entenderá aceptada
gente: no me respondieron y se entiende aprobado; silencio administrativo; se aprueba si no responden; pedir certificado de silencio; servicio público no contestó mi solicitud
law: positive silence; deemed approval
people: no answer means yes
donde: Ley 19.880 art. 64, 66

[administrative-negative-silence]
ley: silencio negativo; se entenderá rechazada; patrimonio fiscal; derecho de petición; actúe de oficio
gente: no responden y se entiende rechazado; cuándo el silencio es rechazo; silencio negativo
law: negative silence; deemed rejection
people: no answer means no
donde: Ley 19.880 art. 65, 66

[administrative-digital-procedure]
ley: expediente electrónico; plataformas electrónicas; medios electrónicos; interoperabilidad; notificaciones electrónicas; transformación digital
gente: trámites por internet; clave única; estado digital; trámite online del gobierno; expediente electrónico de mi trámite; no tengo internet para el trámite; clave única perdida
law: digital procedure; electronic government
people: government paperwork online
donde: Ley 19.880 art. 18, 19; Ley 21.180 art. 1

[administrative-state-liability]
ley: responsable del daño que causen los órganos de la Administración; falta de servicio; ejercicio de sus funciones; derecho a repetir en contra del funcionario; falta personal
gente: demandar al estado; demandar a la municipalidad; negligencia del estado; falta de servicio; me caí en una vereda mala; hoyo en la calle; responsabilidad del fisco; demandar al fisco por daños; carabineros me causó daño; árbol de la plaza me cayó; se me cayó un poste encima; militares me hirieron; perdigón de carabineros
law: State liability; failure of service; public liability
people: sue the government for damages; fell on a broken sidewalk
donde: Ley 18.575 art. 4, 42; Ley 18.695 art. 152; Constitución Política art. 38

[administrative-municipal-liability]
ley: municipalidades incurrirán en responsabilidad por los daños que causen; falta de servicio; bienes nacionales de uso público
gente: me caí por una vereda en mal estado; demandar a la muni; evento en la calle rompió mi auto; choqué por un bache; cayó rama sobre mi auto; semáforo malo y choqué; mala señalización choque; tapa de alcantarilla abierta; me tropecé en la vereda; rompí el neumático en un hoyo; me torcí el pie en la calle; caí en un hoyo
law: municipal liability; defective road signage
people: sue the municipality; tripped on the pavement
donde: Ley 18.695 art. 152; Ley 18.290 art. 169

[administrative-hospital-liability]
ley: falta de servicio; órganos de la Administración del Estado en materia sanitaria; Consejo de Defensa del Estado; particular deberá acreditar
gente: negligencia médica en hospital; hospital público me operó mal; demandar a un hospital; mediación con el CDE; demandar a un consultorio; negligencia en el Cesfam; murió en el hospital público
law: public hospital liability; mandatory mediation
people: public hospital malpractice
donde: Ley 19.966 art. 38, 40, 41, 43, 44, 45

[administrative-agency-principles]
ley: responsabilidad, eficiencia, eficacia, coordinación; impulsión de oficio; probidad, transparencia y publicidad; promover el bien común
gente: principios de la administración; servicios públicos deben coordinarse; qué es la administración del estado; órganos del estado
law: principles of public administration
donde: Ley 18.575 art. 1, 2, 3, 5

[administrative-probity]
ley: principio de probidad administrativa; conducta funcionaria intachable; preeminencia del interés general; contravienen especialmente el principio
gente: funcionario coimero; funcionario usa auto fiscal; funcionario público ayuda a un pariente; conflicto de interés funcionario; usar bienes públicos; funcionario pide regalo; denunciar a un funcionario; auto fiscal en fin de semana
law: administrative probity; conflict of interest
people: corrupt official; report an official
donde: Ley 18.575 art. 52, 53, 62

[administrative-nepotism]
ley: parientes hasta el tercer grado; segundo de afinidad; no podrán ingresar a cargos
gente: trabajar con un familiar en el estado; pariente del alcalde contratado; nepotismo; contrató a su señora; hijo del alcalde trabaja en la muni; pituto en el estado; familiar en el mismo servicio
law: nepotism; ineligibility for public office
people: relative hired by mayor
donde: Ley 18.575 art. 54, 55, 64

[administrative-citizen-participation]
ley: participación ciudadana en la gestión pública; consejos de la sociedad civil; cuenta pública participativa; mecanismos de participación
gente: participar en decisiones públicas; consulta pública; COSOC; cuenta pública; opinar sobre un proyecto del gobierno; consejo de la sociedad civil
law: citizen participation; civil society council; public consultation
people: take part in public decisions
donde: Ley 18.575 art. 69, 70, 71, 72, 73, 74

[administrative-access-to-information]
ley: derecho a solicitar y recibir información; órgano de la Administración del Estado; principio de relevancia; acceso a la información pública; máxima divulgación
gente: ley de transparencia; pedir información a una municipalidad; pedir información pública; solicitud de transparencia; saber en qué gasta la muni; portal transparencia; pedir correos de un funcionario
law: freedom of information; access to public information
people: ask for public information; FOI request
donde: Ley 20.285 art. 5, 10, 11, 12

[administrative-information-request-deadline]
ley: prorrogarse excepcionalmente por otros diez días; requerimiento de información; pronunciarse sobre la solicitud; costos directos de reproducción
gente: plazo para responder transparencia; cuánto demora una solicitud de transparencia; no responden mi solicitud de información; cobran por la información; costo de las copias
law: time limit for response; reproduction costs
people: how long for FOI answer
donde: Ley 20.285 art. 12, 13, 14, 16, 18

[administrative-secrecy-grounds]
ley: únicas causales de secreto o reserva; debido cumplimiento de las funciones; seguridad de la Nación; distraer indebidamente
gente: me negaron la información pública; información reservada; información secreta del estado; causales para negar información; datos de terceros en transparencia
law: grounds for secrecy
people: information denied
donde: Ley 20.285 art. 20, 21, 22

[administrative-transparency-complaint]
ley: Consejo para la Transparencia; amparo a su derecho de acceso; denegación de la petición; reclamo de ilegalidad; Corte de Apelaciones
gente: reclamar por transparencia; amparo al consejo para la transparencia; CPLT; no me entregaron la información; denegaron información; multa por no entregar información
law: Transparency Council; information complaint
people: complain about FOI refusal
donde: Ley 20.285 art. 24, 25, 27, 28, 45, 46

[administrative-active-transparency]
ley: transparencia activa; mantener a disposición permanente del público; sitios electrónicos; planta del personal; actualizados, al menos, una vez al mes
gente: sueldos de funcionarios públicos; ver contratos del estado; cuánto gana un funcionario; transparencia activa; página de la muni no publica; nómina de beneficiarios
law: active transparency; proactive disclosure
people: public employees' salaries
donde: Ley 20.285 art. 7, 8, 47

[administrative-public-procurement]
ley: licitación pública; licitación privada; trato o contratación directa; sistema de información de compras; bases de licitación; oferta más conveniente
gente: venderle al estado; licitación; mercado público; ChileCompra; postular a una licitación; trato directo; compra ágil; convenio marco; bases de licitación
law: public procurement; public tender; direct award
people: sell to the government; public tender
donde: Ley 19.886 art. 5, 7, 8, 9, 10, 18, 19

[administrative-procurement-eligibility]
ley: quedarán excluidos; condenados por prácticas antisindicales; registro electrónico oficial de contratistas; saldos insolutos de remuneraciones; personas unidas por vínculos de parentesco
gente: quién no puede contratar con el estado; inscribirse en ChileProveedores; inhabilidad para licitar; pariente de funcionario vende al estado; registro de proveedores; debo cotizaciones y quiero licitar
law: supplier eligibility; debarment from public contracts; supplier register
people: banned from public contracts
donde: Ley 19.886 art. 4, 16, 17

[administrative-procurement-guarantees]
ley: seriedad de las ofertas; fiel y oportuno cumplimiento; modificarse o terminarse anticipadamente; estado de notoria insolvencia
gente: boleta de garantía licitación; cobraron mi boleta de garantía; estado terminó mi contrato; multa en contrato con el estado; término anticipado con el estado; garantía de seriedad; municipio no me paga la factura; el estado no me paga
law: bid bond; performance bond; early termination
people: government terminated my contract
donde: Ley 19.886 art. 10, 11, 13

[administrative-procurement-court]
ley: Tribunal de Contratación Pública; acción de impugnación; acto u omisión ilegal o arbitrario; procedimiento administrativo de contratación; reclamo de ilegalidad ante la Corte
gente: reclamar una licitación; me ganaron mal la licitación; impugnar una adjudicación; licitación arreglada; licitación dirigida; bases injustas; tribunal de compras públicas
law: procurement court; bid protest
people: challenge a tender
donde: Ley 19.886 art. 22, 24, 25, 26

[administrative-municipal-functions]
ley: funciones privativas; aseo y ornato; plan regulador comunal; transporte y tránsito públicos; satisfacer las necesidades de la comunidad local
gente: qué debe hacer la muni; la muni no hace nada; funciones de la municipalidad; retiro de basura; muni no saca la basura; luminarias malas; plaza abandonada; poda de árboles; no pasa el camión de la basura; poste sin luz en mi calle
law: municipal functions; municipality duties
people: what must the municipality do; garbage collection
donde: Ley 18.695 art. 1, 3, 4, 5

[administrative-municipal-ordinances]
ley: ordenanzas; reglamentos municipales; decretos alcaldicios; normas generales y obligatorias; multas para los infractores
gente: ordenanza municipal; multa de la municipalidad; me multó la muni; infracción a la ordenanza; qué dice la ordenanza; inspector municipal me multó; decreto alcaldicio
law: municipal ordinance; mayoral decree
people: municipal fine
donde: Ley 18.695 art. 12

[administrative-mayor]
ley: alcalde será elegido; máxima autoridad de la municipalidad; dirección y administración superior; acuerdo del concejo; notable abandono de deberes; contravención grave a las normas sobre probidad
gente: destituir a un alcalde; alcalde corrupto; atribuciones del alcalde; denunciar al alcalde; sacar al alcalde; notable abandono de deberes; alcalde no hace su trabajo
law: removal of mayor
people: remove the mayor; mayor's powers
donde: Ley 18.695 art. 56, 57, 60, 61, 63, 65

[administrative-municipal-council]
ley: concejo; normativo, resolutivo y fiscalizador; fiscalizar las actuaciones del alcalde; sesiones del concejo serán públicas
gente: qué hace un concejal; concejal gana; ir a una sesión del concejo; concejo municipal; concejal fiscaliza; sueldo de concejal
law: municipal council; councillors
people: city council; councillor
donde: Ley 18.695 art. 71, 72, 75, 76, 79, 80, 84, 88

[administrative-municipal-illegality-claim]
ley: reclamo de ilegalidad; resoluciones u omisiones ilegales de la municipalidad; Corte de Apelaciones respectiva; reclamo ante el alcalde
gente: reclamar contra la municipalidad; reclamar contra la muni; resolución ilegal del alcalde; muni me negó el permiso; reclamo de ilegalidad municipal; apelar una decisión de la municipalidad
law: municipal illegality claim
people: appeal a municipal decision
donde: Ley 18.695 art. 151

[administrative-municipal-participation]
ley: consejo comunal de organizaciones de la sociedad civil; audiencias públicas; oficina de informaciones, reclamos y sugerencias; plebiscitos comunales; cartas ciudadanas
gente: OIRS; reclamo en la municipalidad; audiencia pública con el alcalde; juntar firmas en la comuna; oficina de reclamos; libro de reclamos de la muni
law: municipal participation; complaints office
people: complain to the municipality
donde: Ley 18.695 art. 93, 94, 97, 98, 99

[administrative-municipal-permits-public-space]
ley: permisos y concesiones; bienes nacionales de uso público; dejados sin efecto; permiso municipal
gente: permiso para vender en la calle; vendedor ambulante; puesto en la calle; feria libre; permiso de feria; me quitaron la mercadería; kiosco; mesas en la vereda; food truck; carro de comida; comercio ambulante
law: street vending permit; public space
people: sell on the street; street vendor
donde: Ley 18.695 art. 8, 36; DL 3.063 art. 41

[administrative-licence-procedure]
ley: patente provisoria; patente se otorgará sin perjuicio; declaración jurada; microempresa familiar
gente: patente provisoria; negocio en la casa; microempresa familiar; patente para vender en la casa; almacén en mi casa; requisitos de la patente; demora la patente; rechazaron mi patente
law: provisional licence; home business
people: business at home
donde: DL 3.063 art. 26; Ley 19.749 art. 1

[administrative-closure-no-licence]
ley: mora en el pago de las contribuciones de patente; decretará la clausura; clausura de los establecimientos
gente: me clausuraron; clausuraron mi local; clausura por no tener patente; no pagué la patente; negocio sin patente; me cerraron el local; levantar la clausura; negocio clandestino
law: closure of business; unlicensed business
people: my shop was closed
donde: DL 3.063 art. 58

[administrative-municipal-charges]
ley: derechos municipales; permiso de circulación; transferencia de vehículos; ocupaciones de la vía pública
gente: derechos municipales; permiso de circulación; cobro por un letrero; letrero de mi negocio; ocupar la vereda con materiales; cuánto cobra la muni por un permiso; permiso por publicidad
law: municipal charges; vehicle licence fee; advertising permit
people: municipal fees
donde: DL 3.063 art. 12, 40, 41, 42

[administrative-alcohol-licences]
ley: patentes de expendio de bebidas alcohólicas; depósitos de bebidas alcohólicas; restaurantes diurnos o nocturnos; patentes limitadas
gente: patente de alcohol; botillería; abrir un bar; vender cerveza en mi local; patente de restaurante; renovar la patente de alcohol; vender copete
law: liquor licence
people: sell alcohol; open a bar
donde: Ley 19.925 art. 3, 5, 7

[administrative-alcohol-licence-refusals]
ley: no podrá concederse autorización para la venta de bebidas alcohólicas; cien metros; establecimientos de educación, de salud; miembros del Congreso
gente: botillería cerca del colegio; quién no puede tener patente de alcohol; distancia de un bar al colegio; bar al lado de mi casa; vecinos contra la botillería; junta de vecinos se opone a patente
law: refusal of liquor licence; distance from school
people: liquor store near school
donde: Ley 19.925 art. 4, 8; Ley 18.695 art. 65

[administrative-alcohol-hours]
ley: horario de funcionamiento; expendio de bebidas alcohólicas; madrugada del día sábado; diez y las cuatro horas
gente: hasta qué hora venden alcohol; horario de botillería; a qué hora cierra un bar; venta de alcohol hora; horario de discoteca
law: opening hours for alcohol
people: until what time can they sell alcohol
donde: Ley 19.925 art. 21

[administrative-alcohol-public]
ley: consumo de bebidas alcohólicas en calles, caminos, plazas; manifiesto estado de ebriedad; vía pública
gente: tomar en la calle; tomar copete en la plaza; multa por tomar en la vía pública; curado en la calle; ebriedad en la calle; tomar en la playa
law: public drinking; public drunkenness
people: drink in public
donde: Ley 19.925 art. 25, 26

[administrative-alcohol-minors]
ley: menores de dieciocho años; vender, obsequiar o suministrar bebidas alcohólicas; prohíbese el ingreso de menores; cédula de identidad
gente: vender alcohol a menores; venden copete a menores; menor en una discoteca; multa por vender alcohol a un menor; carnet para comprar alcohol
law: sale of alcohol to minors
people: sell alcohol to a minor
donde: Ley 19.925 art. 29, 42

[administrative-noise]
ley: ruidos molestos; niveles máximos; emisión de ruidos; fuente emisora; ruidos, trepidaciones u otras molestias
gente: ruidos molestos; vecino con música fuerte; vecino hace fiestas; ruido de un bar; ruido de la construcción; a qué hora no se puede hacer ruido; taladro temprano; perro ladra toda la noche; denunciar ruido
law: nuisance noise
people: noisy neighbour; loud music; noise complaint
donde: DS 38 de 2011 art. 1, 7; DFL 458 de 1975 art. 160; Código Penal art. 495, 496

[administrative-neighbourhood-council]
ley: juntas de vecinos; organizaciones comunitarias; unidad vecinal; depósito del acta de constitución; ministro de fe
gente: junta de vecinos; formar una junta de vecinos; crear una junta de vecinos; inscribirse en la junta de vecinos; requisitos junta de vecinos; cuántos socios para junta de vecinos; club deportivo personalidad jurídica; centro de madres
law: neighbourhood association; community organisation
people: neighbourhood association
donde: Ley 19.418 art. 2, 6, 7, 8, 37, 39, 40

[administrative-neighbourhood-board]
ley: comisión electoral; asamblea extraordinaria; tribunal electoral regional
gente: elección de la junta de vecinos; presidente de la junta de vecinos; directiva de la junta; sacar al presidente de la junta; reclamar elección de la junta; presidenta no hace asamblea; robó plata de la junta de vecinos; directiva vencida
law: board election; association board
people: remove the neighbourhood president
donde: Ley 19.418 art. 10, 16, 17, 19, 20, 21, 24, 25

[administrative-neighbourhood-members]
ley: registro público; mayor de 14 años; derechos y obligaciones; certificado de residencia
gente: certificado de residencia; junta no me da el certificado; me echaron de la junta de vecinos; cuota de la junta de vecinos; no me dejan entrar a la junta; hacerme socio de la junta
law: certificate of residence
people: certificate of residence
donde: Ley 19.418 art. 5, 12, 13, 14, 15, 43

[administrative-associations-foundations]
amplio: fundaciones; NGO
ley: organizaciones de interés público; fundaciones; Registro Nacional de Personas Jurídicas sin Fines de Lucro; voluntariado
gente: crear una ONG; crear una fundación; formar una corporación; fundación sin fines de lucro; inscribir una ONG; club deportivo; fondos para organizaciones
law: non-profit; NGO
people: start an NGO; create a foundation
donde: Código Civil art. 545, 548, 557; Ley 20.500 art. 8, 15, 19

[administrative-visa-types]
ley: residencia temporal; permisos de residencia; subcategorías migratorias; permanencia transitoria; residencia oficial; autorización previa o visa
gente: visa; sacar visa; visa de trabajo; visa para Chile; qué visa necesito; venezolano en Chile; haitiano papeles; papeles en Chile; visa de estudiante; visa de reunificación familiar; colombiano en Chile
law: visa; residence permit; temporary residence
people: visa; work visa; student visa
donde: Ley 21.325 art. 27, 60, 68, 69, 70
no: tarjeta

[administrative-tourist-stay]
ley: permanencia transitoria; sin intención de establecerse; realizar actividades remuneradas
gente: visa de turista; cuánto puedo estar como turista; trabajar como turista; se me venció la visa de turista; prórroga de turismo; entré como turista y quiero quedarme; PDI tarjeta de turismo
law: tourist stay; transitory stay
people: tourist visa; overstay; work as a tourist
donde: Ley 21.325 art. 47, 48, 49, 50, 58

[administrative-temporary-residence]
ley: residencia temporal; vigencia máxima de dos años; titulares o dependientes; permiso de residencia temporal
gente: residencia temporal; renovar la visa; prórroga de visa; visa vencida; residencia en trámite; certificado de residencia en trámite; visa rechazada; carnet de extranjero vencido; estampado electrónico; trabajar con residencia en trámite
law: temporary residence; renewal of residence
people: renew visa; temporary residence
donde: Ley 21.325 art. 60, 69, 70, 71, 72, 73, 75

[administrative-permanent-residence]
ley: residencia definitiva; radicarse indefinidamente; residencia temporal por; revocación tácita; ausencia del país
gente: residencia definitiva; permanencia definitiva; cuándo puedo pedir la definitiva; requisitos de la definitiva; perder la definitiva; salir de Chile con la definitiva; cuánto demora la definitiva; definitiva en trámite
law: permanent residence
people: permanent residence
donde: Ley 21.325 art. 78, 79, 80, 81, 82, 83
no: sentencia; recepción

[administrative-entry-prohibition]
ley: prohibiciones imperativas; prohibiciones facultativas; ingreso al país; paso no habilitado; control migratorio; eludiendo el control
gente: entré por paso no habilitado; entrada irregular; ingreso ilegal a Chile; crucé la frontera; no me dejaron entrar a Chile; antecedentes penales para entrar a Chile; trocha; autodenuncia PDI
law: irregular entry; entry ban
people: entered illegally; refused entry
donde: Ley 21.325 art. 24, 25, 26, 32, 33

[administrative-irregular-status]
ley: residencia irregular; permisos vencidos; regularizar su situación; proceso de regularización
gente: regularizar mis papeles; estoy ilegal en Chile; indocumentado; sin papeles en Chile; regularización de migrantes; multa por visa vencida; ilegal puede trabajar; inmigrante irregular; extranjero irregular
law: irregular migration; overstay fine; regularisation
people: undocumented; illegal in Chile
donde: Ley 21.325 art. 106, 107, 119

[administrative-deportation]
ley: medida de expulsión; abandonar el país; causales de expulsión; prohibición de ingreso; expulsiones colectivas
gente: me van a expulsar; expulsión del país; orden de expulsión; deportar; extranjero con delito expulsado; me quieren echar de Chile; tengo hijo chileno y me expulsan; volver a Chile después de expulsado; me notificaron expulsión
law: deportation; expulsion of foreigners; re-entry ban
people: deported; deportation order
donde: Ley 21.325 art. 126, 127, 128, 129, 130, 136

[administrative-deportation-appeal]
ley: reclamar judicialmente de la medida de expulsión; Corte de Apelaciones respectiva; suspenderá la ejecución; recursos administrativos
gente: apelar la expulsión; reclamar la expulsión; plazo para reclamar la expulsión; recurso contra la expulsión; amparo por expulsión; detenido para ser expulsado
law: appeal against deportation
people: appeal deportation
donde: Ley 21.325 art. 134, 139, 141

[administrative-visa-rejection]
ley: rechazo de las solicitudes; causales de rechazo; notificación previa; abandono del país; revocación de los permisos
gente: me rechazaron la visa; rechazaron mi residencia; revocaron mi visa; carta de abandono; me rechazaron la definitiva por antecedentes; reconsiderar el rechazo; intención de rechazo
law: rejection of visa; revocation of permit
people: visa rejected
donde: Ley 21.325 art. 88, 89, 90, 91

[administrative-migrants-rights]
ley: igualdad de derechos y obligaciones; derechos laborales; acceso a la salud; acceso a la educación; reunificación familiar; interés superior del niño
gente: derechos de los migrantes; inmigrante puede atenderse en el hospital; hijo de migrante al colegio; extranjero sin papeles salud; migrante derechos laborales; traer a mi familia; traer a mi hijo a Chile
law: migrants' rights; family reunification
people: rights of immigrants; bring my family
donde: Ley 21.325 art. 3, 4, 13, 14, 15, 16, 17, 18, 19

[administrative-employ-foreigners]
ley: emplear a extranjeros; no estén en posesión de algún permiso de residencia; habilitados para trabajar; multas a empleadores; trabajadores de nacionalidad chilena; trabajadores extranjeros
gente: contratar a un extranjero; contratar migrante sin papeles; multa por contratar extranjero; trabajador extranjero sin visa; contratar venezolano
law: employing foreigners without permit
people: hire a foreigner
donde: Ley 21.325 art. 117; Código del Trabajo art. 19, 20

[administrative-naturalisation]
ley: carta de nacionalización; nacionalización; cinco años de residencia; dieciocho años; impedidos de obtener carta
gente: nacionalizarse; sacar la nacionalidad chilena; nacionalidad por matrimonio; casarse con chileno nacionalidad; cuántos años para nacionalizarse; requisitos de la nacionalidad; hacerme chileno
law: naturalisation; nationality letter
people: become Chilean; naturalisation
donde: Ley 21.325 art. 84, 85, 86; Constitución Política art. 10

[administrative-refugee]
ley: refugiado; condición de refugiado; fundados temores de ser perseguidas; visación temporaria
gente: pedir refugio; solicitar refugio en Chile; perseguido en mi país; asilo político; solicitante de refugio; pedir asilo
law: refugee; asylum; non-refoulement
people: asylum; refugee
donde: Ley 20.430 art. 2, 4, 26, 28
no: ancianos

[administrative-foreigner-id]
ley: cédula de identidad para extranjeros; Registro Nacional de Extranjeros; cambio de domicilio
gente: carnet para extranjero; RUT para extranjero; sacar carnet siendo extranjero; RUN provisorio; cambio de domicilio extranjero; carnet vencido extranjero; abrir cuenta siendo extranjero
law: identity card for foreigners
people: ID card for foreigners
donde: Ley 21.325 art. 43, 44, 45

[administrative-passport-id]
ley: cédula de identidad; pasaporte; Servicio de Registro Civil e Identificación; bloqueo de la cédula
gente: perdí el carnet; sacar carnet; bloquear el carnet; renovar pasaporte; me robaron el carnet; pasaporte para mi hijo; carnet vencido; cambiar el nombre en el carnet; suplantaron mi identidad; se me perdió la billetera con el carnet
law: identity card; passport
people: lost my ID; renew passport
donde: Ley 19.477 art. 4

[administrative-disability-definition]
ley: persona con discapacidad; calificar y certificar; Registro Nacional de la Discapacidad; comisiones de medicina preventiva e invalidez
gente: credencial de discapacidad; COMPIN discapacidad; inscribirse como discapacitado; sacar carnet de discapacidad; hijo con autismo beneficios; registro de discapacidad; certificado de discapacidad; minusválido
law: disability certification; national disability register
people: disability card; register disability
donde: Ley 20.422 art. 5, 13, 14, 55, 56

[administrative-accessibility]
ley: accesibilidad universal; ajustes necesarios; edificios de uso público; accesibles y utilizables en forma autosuficiente; perros de asistencia
gente: rampa para silla de ruedas; estacionamiento de discapacitados; edificio sin rampa; no hay ascensor para silla de ruedas; usar estacionamiento de discapacitado; baño para discapacitados; perro guía; silla de ruedas no puede entrar; edificio sin acceso
law: accessibility; disabled parking; reasonable adjustments
people: disabled parking; wheelchair access
donde: Ley 20.422 art. 3, 8, 25, 28, 29, 31

[administrative-disability-discrimination]
ley: discriminación por discapacidad; amenaza, perturbación o privación; juez de policía local; providencias necesarias
gente: me discriminan por discapacidad; no me atienden por ser discapacitado; discriminación a persona en silla de ruedas; demandar por discapacidad; colegio rechaza a mi hijo con discapacidad; autista discriminado
law: disability discrimination
people: discriminated for disability
donde: Ley 20.422 art. 6, 57, 58

[administrative-disability-employment-quota]
ley: contratar o mantener contratados; 1% del total de sus trabajadores; 100 o más trabajadores; asignatarias de una pensión de invalidez; medidas alternativas
gente: ley de inclusión laboral; cuota de discapacidad; obligación de contratar discapacitados; empresa con 100 trabajadores discapacidad; 1% discapacidad; trabajo para personas con discapacidad
law: disability employment quota
people: disability hiring quota
donde: Código del Trabajo art. 157 bis, 157 ter; Ley 20.422 art. 45

[administrative-elderly]
ley: adulto mayor; Servicio Nacional del Adulto Mayor; persona mayor; establecimiento de larga estadía
gente: adulto mayor; tercera edad; maltrato al adulto mayor; hogar de ancianos; abuelita abandonada; me robaron siendo viejito; SENAMA; beneficios adulto mayor; cuidar a mi mamá anciana; abandono de un anciano; asilo de ancianos; mi abuelo vive solo y abandonado
law: older persons; elder abuse; nursing home
people: elder abuse; nursing home
donde: Ley 19.828 art. 1, 3

[administrative-elderly-priority]
ley: atención preferente y oportuna; mayores de 60 años; personas con discapacidad
gente: atención preferente; fila preferencial; adulto mayor no le dan hora; prioridad en el consultorio; hora para anciano; cuidadora atención preferente; preferencia tercera edad
law: priority care; preferential attention
people: priority for the elderly
donde: Ley 20.584 art. 5 bis

[administrative-elderly-property-tax]
ley: impuesto territorial; adultos mayores; avalúo fiscal; 50% o 100%
gente: contribuciones del adulto mayor; rebaja de contribuciones; jubilado paga contribuciones; no pagar contribuciones por edad; descuento contribuciones tercera edad; papá no puede pagar contribuciones
law: property tax relief for seniors
people: property tax discount seniors
donde: Ley 20.732 art. 1

[administrative-military-service]
amplio: sueltas
ley: servicio militar obligatorio; base de conscripción; Dirección General de Movilización Nacional; presentación voluntaria; sorteo general; acuartelamiento
gente: servicio militar; me llamaron al servicio militar; salí sorteado; no quiero hacer el servicio militar; librarse del servicio; cuánto dura el servicio militar; mujeres servicio militar; conscripto; cantón de reclutamiento; hacer la mili; llamado a hacer el servicio militar
law: military service; conscription
people: military draft; called up
donde: DL 2.306 art. 13, 29, 30, 35; Constitución Política art. 22

[administrative-military-exemptions]
ley: excluidos del cumplimiento; contraído matrimonio; carga de familia; calidad de padre o madre
gente: eximirse del servicio militar; estudio y no quiero ir al servicio; tengo un hijo y servicio militar; excusa para el servicio militar; postergar el servicio militar; objetor de conciencia; estoy enfermo y servicio militar; casado servicio militar
law: exemption from military service
people: avoid the draft
donde: DL 2.306 art. 42

[administrative-military-evaders]
ley: remisos; situación militar al día
gente: remiso; no me presenté al servicio militar; certificado de situación militar; multa por no ir al servicio; qué pasa si no voy al servicio militar; situación militar al día
law: draft evasion; evader
people: missed military call
donde: DL 2.306 art. 72, 73

[administrative-electricity]
amplio: enel
ley: servicio público de distribución; suspender el suministro; consumos impagos; Superintendencia de Electricidad y Combustibles; calidad de servicio
gente: me cortaron la luz; cuenta de la luz muy alta; se me quemó la tele por un corte; reclamar a la SEC; deuda de luz del arrendatario anterior; apagón compensación; Enel; CGE; subió la luz; robo de luz
law: electricity supply; power cut
people: power cut; electricity bill
donde: DFL 4 de 2006 art. 141, 225; Ley 18.410 art. 16 B

[administrative-water-sewerage]
ley: servicio sanitario; cortar el suministro; Superintendencia de Servicios Sanitarios; inmueble quedará afecto a las deudas
gente: me cortaron el agua; cuenta del agua muy alta; deuda de agua del dueño anterior; Aguas Andinas; Essbio; reclamar por el agua; fuga de agua; medidor de agua; alcantarillado tapado; agua turbia
law: water utility; sewerage; water cut
people: water cut off; water bill
donde: DFL 382 de 1988 art. 36, 36 bis; Ley 18.902 art. 2, 11

[administrative-utility-interruption]
ley: paralización o no prestación injustificada; suspenda, paralice o no preste; servicio previamente contratado; derechos de conexión; indemnización diez veces
gente: corte de servicio sin aviso; internet caído descuento; no tengo internet hace días; cortaron el servicio sin razón; descuento por corte; me cortaron el teléfono; compensación por corte de internet
law: interruption of service; outage compensation
people: internet outage refund
donde: Ley 19.496 art. 25, 25 A

[administrative-telecom]
amplio: telecomunicaciones
ley: telecomunicaciones; Subsecretaría de Telecomunicaciones
gente: reclamar a la Subtel; compañía de internet me cobra; cambiarme de compañía; celular bloqueado; internet lento; cobro de celular; spam telefónico; no me dan de baja el internet; portabilidad numérica; me siguen cobrando el plan del celular
law: telecommunications complaint; number portability
people: internet provider complaint
donde: Ley 18.168 art. 24 H, 27, 28 bis
no: despido

[administrative-building-permit]
ley: construcción, reconstrucción, reparación, alteración, ampliación y demolición; requerirán permiso de la Dirección de Obras Municipales; solicitud del propietario
gente: permiso de edificación; permiso para construir; ampliar mi casa; permiso de construcción; construir un segundo piso; ampliación sin permiso; permiso para una pieza; hacer un quincho; techar la terraza; permiso para cerrar la terraza; cobertizo
law: building permit; planning permission; construction permit
people: permit to build; extend my house
donde: DFL 458 de 1975 art. 116

[administrative-works-without-permit-needed]
ley: excepciones que no requieren permiso; obras menores; mediante el uso de otras técnicas; Ordenanza General señalará; obras de carácter ligero
gente: qué obras no necesitan permiso; pintar la casa permiso; permiso para una pared; piscina permiso; cambiar el techo permiso; construir muralla; ampliación chica; cierro perimetral permiso; obra menor sin permiso de edificación
law: minor works; permit exemptions
people: do I need a permit
donde: DFL 458 de 1975 art. 116; DS 47 de 1992 art. 5.1.2, 5.1.4

[administrative-permit-deadline]
ley: pronunciarse sobre los permisos de construcción; revisor independiente; silencio administrativo negativo; informe favorable
gente: cuánto demora el permiso de edificación; la DOM no responde; dirección de obras no contesta; muni se demora con el permiso; días para el permiso de construcción; rechazaron el permiso de edificación; observaciones de la DOM
law: time limit for building permit
people: how long for a building permit
donde: DFL 458 de 1975 art. 118

[administrative-dom-claim]
ley: reclamaciones interpuestas por particulares interesados; resoluciones dictadas por el Director de Obras Municipales; Secretaría Regional Ministerial
gente: reclamar contra la dirección de obras; reclamar a la seremi de vivienda; apelar un permiso de construcción; impugnar el permiso del edificio; permiso ilegal de edificio; parar un edificio al lado de mi casa; reclamar permiso del vecino; torre al lado de mi casa
law: challenge to building permit; claim to housing ministry
people: challenge a building permit
donde: DFL 458 de 1975 art. 12, 118 bis, 118 ter

[administrative-permit-publication]
ley: publicar en su sitio web; listado con todos los permisos y autorizaciones; presumirá de derecho conocido; letrero visible; permisos otorgados durante el mes anterior
gente: saber si el edificio tiene permiso; ver permisos de construcción; permiso publicado en la muni; cartel de obra; plazo para impugnar el permiso
law: publication of permits
people: check if building has a permit
donde: DFL 458 de 1975 art. 116 bis C

[administrative-works-director]
ley: Director de Obras; dar los permisos de ejecución de obras; recepción final; estudiar los antecedentes; cargo de Director
gente: qué hace el director de obras; dirección de obras municipales; DOM; director de obras corrupto; qué revisa la DOM
law: municipal works director
people: municipal works department
donde: DFL 458 de 1975 art. 8, 9, 11, 14

[administrative-planning-information]
ley: condiciones previas; certificado de informaciones previas; normas urbanísticas; acceso a la información; zonas afectas
gente: certificado de informaciones previas; qué puedo construir en mi terreno; cuántos pisos puedo construir; altura máxima; CIP; uso de suelo de mi terreno; certificado de número
law: zoning certificate; planning information
people: what can be built on my land
donde: DFL 458 de 1975 art. 28 septies, 116

[administrative-revisors]
ley: revisor independiente; Registro Nacional de Revisores Independientes; proyecto de cálculo estructural; revisor de proyecto; edificios de uso público
gente: revisor independiente; revisión de planos; calculista; revisor de cálculo; cuándo necesito un revisor
law: independent reviewer; structural review
donde: DFL 458 de 1975 art. 116 bis, 116 bis A

[administrative-professionals]
ley: profesionales legalmente autorizados; arquitectos, ingenieros civiles, ingenieros constructores; responsables por sus acciones u omisiones; patente vigente
gente: necesito arquitecto; construir sin arquitecto; arquitecto responde; maestro me construyó mal; quién firma los planos; ingeniero calculista responde; constructor civil
law: architects and engineers; professional liability
people: need an architect
donde: DFL 458 de 1975 art. 16, 17, 18

[administrative-construction-defects]
ley: propietario primer vendedor; fallas o defectos; daños y perjuicios que provengan; errores en que haya incurrido
gente: casa nueva con grietas; departamento nuevo con fallas; inmobiliaria no responde; filtraciones en depto nuevo; casa mal construida; demandar a la inmobiliaria; demandar a la constructora; humedad en casa nueva; garantía de la casa nueva; postventa inmobiliaria; edificio con fallas; se llueve mi casa nueva; se agrietó mi departamento nuevo
law: construction defects; liability of first seller; developer liability
people: defects in new house; sue the developer; cracks in the walls
donde: DFL 458 de 1975 art. 18, 19

[administrative-construction-defects-limitation]
ley: acciones para hacer efectivas las responsabilidades; estructura soportante del inmueble; elementos constructivos o de las instalaciones; terminaciones o de acabado; recepción definitiva
gente: plazo para reclamar a la inmobiliaria; cuánto dura la garantía de una casa; plazo para demandar a la constructora; cuántos años responde la inmobiliaria; fallas estructurales plazo; plazo por terminaciones
law: limitation period for construction defects; warranty period
people: how long is the building warranty
donde: DFL 458 de 1975 art. 18

[administrative-construction-collective-suit]
ley: acciones a que se refiere el artículo anterior; actuación conjunta; número de consumidores o usuarios afectados
gente: demanda colectiva contra inmobiliaria; edificio entero demanda; vecinos demandan a la constructora; comité demanda a la inmobiliaria
law: collective action against developer
people: whole building sues developer
donde: DFL 458 de 1975 art. 19

[administrative-planning-infractions]
ley: toda infracción a las disposiciones de esta ley; multa, a beneficio municipal; presupuesto de la obra; Juez de Policía Local
gente: multa por construir sin permiso; construí sin permiso; multa por ampliación; vecino construyó sin permiso; denunciar una construcción ilegal; denunciar ampliación del vecino; infracción de construcción
law: planning infraction; fine for building without permit
people: built without a permit; report illegal construction
donde: DFL 458 de 1975 art. 20, 21, 133

[administrative-regularise-building]
ley: regularizar su situación; construcciones que se ejecutaren sin el previo permiso; recargo del 50%; denuncia ante el Juez; permisos para ampliaciones de viviendas sociales
gente: regularización de vivienda; regularizar la casa; regularizar una ampliación; ley del mono; casa sin recepción final; regularizar segundo piso; regularizar construcción antigua; vender casa con ampliación sin regularizar; ampliación irregular
law: regularisation of buildings
people: legalise my extension
donde: DFL 458 de 1975 art. 133, 116 bis D, 166; Ley 20.898 art. 1, 2, 5

[administrative-final-reception]
ley: recepción definitiva; terminada una obra; propietario y el arquitecto solicitarán; informe del arquitecto; ninguna obra podrá ser habitada
gente: recepción final; casa sin recepción; recepción municipal; certificado de recepción final; vivir sin recepción final; entregaron el depto sin recepción; recepción de la ampliación; edificio sin recepción
law: final reception; certificate of occupancy; completion certificate
people: certificate of occupancy
donde: DFL 458 de 1975 art. 144, 145

[administrative-change-of-use]
ley: cambio de destino; construidos para viviendas no podrán ser destinados a otros fines; pequeños comercios; talleres artesanales; patentes municipales; uso del suelo
gente: poner un negocio en mi casa; oficina en un departamento; cambiar el destino de la casa; local en la casa permiso; casa usada como taller; taller mecánico al lado; vecino puso un negocio; airbnb en depto; jardín infantil en una casa
law: change of use; home business
people: business in my house; change of use
donde: DFL 458 de 1975 art. 145, 58, 62

[administrative-stop-works]
ley: paralización de cualquier obra; sin el permiso correspondiente; resolución fundada; clausura de la obra; último plazo para regularizar
gente: me pararon la obra; paralizaron mi construcción; muni paralizó la obra; clausurar una obra; obra sin permiso parar
law: stop-work order; suspension of works
people: stop construction
donde: DFL 458 de 1975 art. 146, 147

[administrative-demolition-order]
ley: ordenar la demolición, total o parcial, a costa del propietario; Alcalde, a petición del Director de Obras; fuera de la línea de cierro; vida útil
gente: orden de demolición; me quieren demoler la casa; demoler; la muni quiere botar mi casa; botar la ampliación; demoler construcción ilegal; quién paga la demolición
law: demolition order
people: demolish my house
donde: DFL 458 de 1975 art. 148

[administrative-demolition-appeal]
ley: reclamar de ella ante la justicia ordinaria; juicio sumario; reclamaciones se deducirán
gente: reclamar la demolición; apelar una demolición; plazo para reclamar demolición; parar la demolición
law: appeal against demolition
people: appeal a demolition order
donde: DFL 458 de 1975 art. 154, 155

[administrative-dangerous-buildings]
ley: obras que amenacen ruina; cualquiera persona podrá denunciar; caída de materiales; peligro de derrumbe; demolición; inhabitabilidad
gente: casa por caerse; edificio en mal estado; muralla a punto de caer; denunciar edificio peligroso; casa abandonada peligrosa; declarar inhabitable; edificio dañado por terremoto; edificio por derrumbarse; sitio eriazo; casa abandonada al lado; se está cayendo la muralla del vecino
law: dangerous building; ruinous structure
people: building about to collapse; abandoned house
donde: DFL 458 de 1975 art. 149, 150, 156, 161 bis

[administrative-eriazo-maintenance]
ley: sitios eriazos; propiedades abandonadas; medidas relativas al cuidado, seguridad y salubridad; multa de un uno por ciento; presentaren mal aspecto; riesgo de daño a terceros
gente: sitio eriazo sucio; terreno abandonado con basura; dueño no limpia el sitio; cerrar un sitio eriazo; multa por sitio eriazo; pastizales en el terreno vecino; ratones del sitio vecino
law: vacant lot; abandoned property
people: vacant lot full of trash
donde: DFL 458 de 1975 art. 158; DL 3.063 art. 58 bis

[administrative-lifts]
amplio: sueltas
ley: ascensores; montacargas y escaleras o rampas mecánicas; responsables de la mantención
gente: ascensor malo; mantención del ascensor; ascensor sin certificación; me quedé atrapado en el ascensor; edificio con ascensor malo; certificar el ascensor
law: lifts; elevator maintenance
people: broken elevator
donde: DFL 458 de 1975 art. 159 bis

[administrative-industrial-nuisance]
ley: peligro de explosión o de incendio; emanaciones dañinas o desagradables; deberán retirarse; establecimientos industriales; clausurar los establecimientos
gente: fábrica al lado de mi casa; mal olor de una fábrica; taller hace ruido; industria molesta; humo de una fábrica; bodega peligrosa; clausurar una fábrica; trasladar una industria
law: industrial nuisance; relocation of industry
people: factory next door
donde: DFL 458 de 1975 art. 159, 160, 161

[administrative-communal-plan]
ley: Plan Regulador Comunal; memoria explicativa; ordenanza local; uso del suelo
gente: plan regulador; cambio del plan regulador; participar en el plan regulador; reclamar contra el plan regulador; cambiaron el uso de suelo; subieron la altura de mi barrio; zonificación de mi barrio
law: communal zoning plan; master plan; zoning
people: zoning plan; zoning change
donde: DFL 458 de 1975 art. 41, 42, 43, 45, 28 octies

[administrative-intercommunal-plan]
ley: Plan Regulador Intercomunal; Plan Regulador Metropolitano; planificación urbana intercomunal; gobierno regional; limite urbano
gente: plan intercomunal; plan regulador metropolitano; PRMS; límite urbano; mi terreno quedó en zona urbana; extender el límite urbano
law: intercommunal plan; metropolitan plan; urban limit
people: urban limit
donde: DFL 458 de 1975 art. 34, 35, 36, 37, 52, 53

[administrative-land-use]
ley: uso del suelo urbano; instrumentos de planificación territorial; cambio de uso del suelo; patentes municipales será concordante
gente: uso de suelo; negocio no permitido por uso de suelo; cambiar el uso de suelo; patente rechazada por zonificación; terreno industrial en zona residencial
law: land use; non-conforming use
people: land use not allowed
donde: DFL 458 de 1975 art. 57, 58, 61, 62

[administrative-public-utility-land]
ley: declaratoria de utilidad pública; terrenos consultados en los planes reguladores; circulaciones, plazas y parques; ensanches; expropiación o adquisición
gente: mi terreno está afecto a expropiación; ensanche de calle; calle pasa por mi terreno; afectación de utilidad pública; construir en terreno afecto a utilidad pública; línea de expropiación; plaza en mi terreno
law: land reserved for public use; road widening
people: road widening my land
donde: DFL 458 de 1975 art. 59, 59 bis, 83

[administrative-rural-subdivision]
ley: fuera de los límites urbanos; explotación agrícola del inmueble; viviendas del propietario del mismo y sus trabajadores; subdividir; informe favorable; núcleos urbanos
gente: construir en parcela; parcela de agrado; construir en el campo; subdividir un campo; loteo rural; parcela de 5000 metros; construir en zona rural; casa en parcela permiso; cambio de uso de suelo rural; derechos de una parcela
law: rural building; agricultural plots; rural subdivision
people: build on a rural plot
donde: DFL 458 de 1975 art. 55; DL 3.516 art. 1, 2

[administrative-subdivision]
ley: subdivisión; loteos; fusión de dos o más terrenos; obras de urbanización; proyectos de subdivisión; cederá gratuita y obligatoriamente
gente: dividir un terreno; subdividir mi sitio; dividir el sitio entre hermanos; fusionar dos terrenos; lotear; cesión de área verde; dividir la propiedad en dos roles
law: subdivision; plot division; merger of plots
people: divide my land; split the lot
donde: DFL 458 de 1975 art. 63, 65, 67, 68, 69, 70

[administrative-urbanisation-works]
ley: urbanizar un terreno; a su costa, el pavimento de las calles; plantaciones y obras de ornato; instalaciones sanitarias y energéticas; garantía de urbanización
gente: urbanizar un loteo; loteo sin alcantarillado; no pavimentaron la villa; loteador no hizo la luz; calles sin pavimento; inmobiliaria no hizo la plaza; garantía de urbanización
law: urbanisation works; infrastructure obligations
people: developer didn't pave
donde: DFL 458 de 1975 art. 129, 134, 135, 137, 140

[administrative-irregular-lots]
ley: no será lícito al propietario, loteador o urbanizador; promesas de venta, reservas de sitios; presidio menor en su grado máximo; transferencia del dominio
gente: loteo brujo; me vendieron un sitio ilegal; compré un terreno sin rol; loteo irregular; estafa con terreno; vendieron derechos de un terreno; vender sitios sin urbanizar; parcela trucha; cesión de derechos de terreno
law: illegal subdivision; fraudulent land sale
people: bought an illegal plot
donde: DFL 458 de 1975 art. 136, 138; Ley 20.234 art. 1

[administrative-promise-off-plan]
ley: contratos de promesa de compraventa; no cuenten con recepción definitiva; póliza de seguro o boleta bancaria; promitente comprador; giro la actividad inmobiliaria
gente: compré en verde; promesa en verde; inmobiliaria quebró y pagué el pie; devolver el pie; promesa de departamento en construcción; perdí el pie; garantía de la promesa; inmobiliaria no entrega el depto; seguro en la promesa
law: off-plan purchase; deposit guarantee; promise of sale
people: off-plan apartment; lost deposit to developer
donde: DFL 458 de 1975 art. 138 bis

[administrative-municipal-building-fees]
ley: previo pago de los derechos municipales; presupuesto de la obra; derechos municipales a cancelar por permisos; convenio de pago; tabla de costos unitarios
gente: cuánto cuesta el permiso de edificación; derechos municipales por construir; pagar el permiso de construcción; costo de permiso de ampliación; precio del permiso de obra
law: building permit fees
people: cost of building permit
donde: DFL 458 de 1975 art. 126, 127, 130

[administrative-permit-expiry]
ley: vigencia, caducidad y prórroga de un permiso; paralización de obra; modificaciones o variantes; sujeción estricta a los planos
gente: venció el permiso de edificación; cuánto dura el permiso de construcción; permiso caducado; cambiar el proyecto de la obra; construyeron distinto a los planos; modificar permiso de edificación
law: expiry of building permit; modification of project
people: building permit expired
donde: DFL 458 de 1975 art. 119, 120

[administrative-permit-postponement]
ley: estudios sobre modificaciones del Plan Regulador; máximo de doce meses
gente: congelaron los permisos; muni congeló la construcción en altura; postergación de permisos; parar los edificios en mi comuna
law: moratorium on permits
people: freeze building permits
donde: DFL 458 de 1975 art. 117

[administrative-front-gardens-temporary]
ley: antejardines; construcciones provisorias; por una sola vez; máximo de tres años
gente: construir en el antejardín; techar el antejardín; estacionamiento en el antejardín; construcción provisoria; vecino cerró el antejardín
law: front garden; temporary construction
people: build in the front yard
donde: DFL 458 de 1975 art. 122, 124

[administrative-construction-safety]
ley: constructor a cargo; medidas de gestión y control de calidad; libro de obras; inspector técnico; planos y especificaciones
gente: libro de obra; inspector técnico de obra; ITO; quién controla la obra; construcción sin control; obra ensucia la calle; horario de una construcción; polvo de la construcción; dañaron mi casa por la obra; la obra de al lado agrietó mi casa; construcción de al lado dañó mi muro
law: works log; site inspection; quality control
people: construction site control
donde: DFL 458 de 1975 art. 142, 143

[administrative-antennas]
ley: torres soporte de antenas; sistemas radiantes; doce metros de altura; permiso de instalación; territorio urbano saturado
gente: antena al lado de mi casa; antena de celular; torre de celular; oponerse a una antena; antena cerca del colegio; vecinos contra la antena; instalaron una antena
law: antenna towers; mobile masts
people: cell tower near my house
donde: DFL 458 de 1975 art. 116 bis E, 116 bis F, 116 bis G, 116 bis H, 116 bis I

[administrative-social-housing]
ley: viviendas económicas; 140 metros cuadrados; viviendas sociales; viviendas progresivas; ampliaciones de viviendas; beneficios, franquicias y exenciones
gente: DFL 2; casa DFL 2; beneficio DFL2; ampliar vivienda social; ampliación de casa Serviu; vivienda social; subsidio habitacional; casa con subsidio; vender casa con subsidio; departamento DFL2
law: low-cost housing; social housing
people: social housing
donde: DFL 458 de 1975 art. 162, 163, 164, 165, 166

[administrative-urban-mitigation]
ley: mitigaciones; informe de mitigación; aportes en dinero; crecimiento urbano por densificación; impactos relevantes; movilidad local
gente: edificio va a generar tacos; estudio de impacto vial; aportes al espacio público; inmobiliaria debe mitigar; tránsito por edificio nuevo; EISTU
law: urban mitigation; traffic impact; contributions to public space
people: traffic impact of new building
donde: DFL 458 de 1975 art. 168, 169, 170, 171, 173, 175, 179

[administrative-regeneration-heritage]
ley: Zona Típica o Zona de Conservación Histórica; zonas de remodelación; Plan Maestro de Regeneración; Secretaría Regional; monumentos nacionales; inmuebles de conservación histórica
gente: casa patrimonial; demoler una casa patrimonial; inmueble de conservación histórica; zona típica; arreglar una casa patrimonial; barrio patrimonial; me prohíben demoler
law: heritage zone; historic building
people: heritage house
donde: DFL 458 de 1975 art. 60, 72, 87, 88, 89; Ley 17.288 art. 11, 29, 30

[administrative-beach-access]
ley: terrenos de playa o riberas de mar; vías de acceso; bienes nacionales de uso público; playas de mar; acceso gratuito
gente: acceso a la playa; no me dejan entrar a la playa; playa privada; cerraron el acceso a la playa; bajada a la playa; orilla del río privada; acceso al lago; playas son públicas acceso
law: beach access; public access to shore
people: private beach; beach access blocked
donde: DFL 458 de 1975 art. 64; DL 1.939 art. 13; Código Civil art. 594

[administrative-planning-days]
ley: plazos de días contenidos en esta ley; días corridos; prorrogado al primer día hábil siguiente
gente: plazos de la ley de urbanismo; días corridos en urbanismo; cómo se cuentan los días en la DOM
law: computation of days in planning law
donde: DFL 458 de 1975 art. 190

[administrative-planning-officials-liability]
ley: civil, criminal y administrativamente responsables; funcionario ha contravenido las disposiciones; notarios y Conservadores; prohíbese a los funcionarios municipales
gente: funcionario dio un permiso ilegal; director de obras se equivocó; sumario al director de obras; denunciar a un funcionario de la DOM; coima por permiso; arquitecto municipal hace planos particulares
law: liability of officials in planning
people: official granted illegal permit
donde: DFL 458 de 1975 art. 13, 15, 22, 24

[administrative-comptroller-dictums]
ley: dictámenes; dictamen obligatorio; jurisprudencia administrativa
gente: reclamar en contraloría como funcionario; pedir un dictamen; dictamen de la contraloría; vale un dictamen
law: administrative rulings; opinions of the comptroller
people: comptroller ruling
donde: Ley 10.336 art. 6, 9, 19

[administrative-welfare-registry]
ley: Registro Social de Hogares; caracterización socioeconómica; subsidios y prestaciones sociales
gente: registro social de hogares; ficha de protección social; bono del gobierno; subir el porcentaje del registro; me bajaron el beneficio; reclamar registro social; postular a un subsidio; ficha social
law: social registry of households; welfare benefits
people: welfare registry
donde: Ley 20.379 art. 5
`;
