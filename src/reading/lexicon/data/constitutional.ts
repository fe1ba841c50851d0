/** Concepts of constitutional: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CONSTITUTIONAL = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[constitutional-dignity-family]
ley: nacen libres e iguales en dignidad y derechos; familia es el núcleo fundamental; grupos intermedios; bien común
gente: dignidad de las personas; qué dice la constitución de la familia; todos nacemos iguales; grupos intermedios; deber del estado con las personas; bien común
law: human dignity; family as nucleus; common good
people: human dignity; constitution on family
donde: Constitución Política art. 1

[constitutional-emblems]
amplio: himno nacional; anthem
ley: emblemas nacionales; bandera nacional; escudo de armas; himno nacional; respeto a Chile
gente: símbolos patrios; quemar la bandera; bandera chilena; himno de Chile; faltar el respeto a la bandera
law: national emblems; national flag; anthem
people: burn the flag; national symbols
donde: Constitución Política art. 2, 22

[constitutional-unitary-state]
amplio: sueltas
ley: Estado de Chile es unitario; funcional y territorialmente descentralizada; regionalización; desarrollo equitativo y solidario
gente: Chile es federal; forma de estado; descentralización; estado unitario; regiones autónomas
law: unitary state; decentralisation
people: is Chile federal
donde: Constitución Política art. 3

[constitutional-democratic-republic]
ley: república democrática; Chile es una república
gente: Chile es una democracia; forma de gobierno; qué tipo de república
law: democratic republic
people: form of government
donde: Constitución Política art. 4

[constitutional-sovereignty]
ley: soberanía reside esencialmente en la Nación; ejercicio se realiza por el pueblo; plebiscito y de elecciones periódicas; limitación el respeto a los derechos esenciales
gente: quién tiene la soberanía; soberanía del pueblo; derechos humanos limitan; tratados de derechos humanos en la constitución; bloque de constitucionalidad
law: sovereignty; essential rights; human rights treaties
people: who holds sovereignty
donde: Constitución Política art. 5

[constitutional-supremacy]
ley: someter su acción a la Constitución; normas dictadas conforme a ella; garantizar el orden institucional; obligan tanto a los titulares
gente: supremacía constitucional; la constitución manda sobre las leyes; a quién obliga la constitución; una ley contra la constitución; jerarquía de las normas
law: constitutional supremacy
people: law against the constitution
donde: Constitución Política art. 6

[constitutional-legality]
ley: previa investidura regular; dentro de su competencia; forma que prescriba la ley; ninguna magistratura; todo acto en contravención es nulo
gente: nulidad de derecho público; autoridad se excedió; funcionario actúa sin facultades; autoridad sin competencia; acto nulo de la autoridad; abuso de autoridad
law: principle of legality; ultra vires; nullity of public acts
people: authority exceeded its powers
donde: Constitución Política art. 7

[constitutional-probity]
ley: principio de probidad; estricto cumplimiento; públicos los actos y resoluciones; ley de quórum calificado podrá establecer la reserva; declarar sus intereses y patrimonio
gente: probidad; transparencia en la constitución; autoridad corrupta; declaración de patrimonio de autoridades; publicidad de los actos del estado; información pública constitución
law: probity; publicity of state acts
people: corruption of officials; public information
donde: Constitución Política art. 8

[constitutional-terrorism]
amplio: sueltas
ley: terrorismo; contrario a los derechos humanos; inhabilitados por el plazo de quince años; conductas terroristas
gente: terrorista; ley antiterrorista; indulto a terroristas; condenado por terrorismo puede trabajar
law: terrorism; terrorist offences
people: terrorist
donde: Constitución Política art. 9

[constitutional-nationality]
ley: nacidos en el territorio de Chile; hijos de padre o madre chilenos; extranjeros transeúntes; carta de nacionalización; especial gracia de nacionalización por ley
gente: quiénes son chilenos de nacimiento; mi hijo nació en Chile; hijo de extranjeros nacido en Chile; hijo nacido afuera; nacionalidad chilena; nacionalidad para mi hijo; nacionalidad por gracia; hijo de extranjero transeúnte; doble nacionalidad
law: nationality; citizenship by birth; jus soli; naturalisation
people: born in Chile; child nationality
donde: Constitución Política art. 10

[constitutional-loss-of-nationality]
ley: nacionalidad chilena se pierde; renuncia voluntaria; cancelación de la carta de nacionalización; enemigos de Chile; ser rehabilitados por ley
gente: perder la nacionalidad; renunciar a la nacionalidad; me quitan la nacionalidad; renunciar a ser chileno; recuperar la nacionalidad
law: loss of nationality; renunciation of nationality
people: lose citizenship; renounce nationality
donde: Constitución Política art. 11

[constitutional-nationality-claim]
ley: prive de su nacionalidad chilena; conocerá como jurado; tribunal pleno
gente: reclamar la nacionalidad; no me reconocen como chileno; me negaron la nacionalidad; hijo inscrito como extranjero transeúnte; recurso de reclamación de nacionalidad
law: nationality claim; denial of nationality
people: denied nationality
donde: Constitución Política art. 12

[constitutional-citizenship]
ley: cumplido dieciocho años; no hayan sido condenados a pena aflictiva; derechos de sufragio; cargos de elección popular; sufragio desde el extranjero
gente: quién puede votar; edad para votar; votar desde el extranjero; votar a los 18; chilenos afuera votan; condenado puede votar; votar fuera de Chile
law: citizenship; right to vote; voting abroad
people: eligible to vote in elections; voting age; vote from abroad
donde: Constitución Política art. 13

[constitutional-foreigners-vote]
ley: extranjeros avecindados en Chile por más de; años ininterrumpidos; ejercer el derecho de sufragio
gente: extranjero puede votar; extranjeros votan; inmigrante vota; cuántos años para votar siendo extranjero; residente puede votar; nacionalizado puede ser candidato; extranjeros votar en Chile
law: foreigners' voting rights
people: can foreigners vote
donde: Constitución Política art. 14

[constitutional-compulsory-vote]
ley: sufragio será personal, igualitario y secreto; sufragio será obligatorio; elecciones primarias; multas o sanciones; votaciones populares
gente: no fui a las elecciones; voto obligatorio; no fui a votar; multa por no votar; votar en primarias; excusarse de votar; voto secreto; estoy lejos y no puedo votar
law: compulsory voting; secret ballot
people: must I vote; fine for not voting; didn't vote
donde: Constitución Política art. 15

[constitutional-suspension-of-vote]
ley: derecho de sufragio se suspende; interdicción en caso de demencia; persona acusada por delito que merezca pena aflictiva; sancionado por el Tribunal Constitucional
gente: me suspendieron el derecho a voto; presos pueden votar; interdicto puede votar; acusado puede votar; persona con demencia vota; imputado puede votar
law: suspension of voting rights
people: can prisoners vote
donde: Constitución Política art. 16

[constitutional-loss-of-citizenship]
ley: calidad de ciudadano se pierde; condena a pena aflictiva; tráfico de estupefacientes; recuperarán en conformidad
gente: perder la ciudadanía; recuperar el derecho a voto; condenado recupera la ciudadanía; ciudadanía después de la cárcel; rehabilitación de la ciudadanía
law: loss of citizenship; restoration of civil rights
people: felon voting rights
donde: Constitución Política art. 17

[constitutional-electoral-system]
ley: sistema electoral público; procesos electorales y plebiscitarios; registro electoral; gasto electoral; independientes y los miembros de partidos; resguardo del orden público
gente: sistema electoral; inscripción automática; ser candidato independiente; financiamiento de campañas; militares cuidan las elecciones; padrón electoral; estoy en el padrón
law: electoral system; electoral roll; campaign finance
people: electoral roll; run as independent
donde: Constitución Política art. 18

[constitutional-polling-officer]
ley: vocales de mesa; mesas receptoras de sufragios; junta electoral
gente: vocal de mesa; me tocó de vocal; excusarme de vocal; no fui de vocal; multa por no ir de vocal; cuánto pagan al vocal; cuántas veces soy vocal; permiso del trabajo para ser vocal; no me presenté de vocal; me llamaron para vocal
law: polling officer; poll worker
people: poll worker duty; picked as polling officer

[constitutional-polling-place]
ley: domicilio electoral; local de votación; padrón electoral; cambio de domicilio electoral; Servicio Electoral
gente: dónde me toca votar; cambiar el domicilio electoral; local de votación; me cambiaron el local; voto en otra comuna; votar lejos de mi casa; Servel datos
law: electoral domicile; polling place
people: where do I go to vote; change my voting place
donde: Ley 18.556 art. 10; Constitución Política art. 94 bis

[constitutional-election-day]
ley: ley seca; permiso para sufragar; expendio de bebidas alcohólicas; ausentarse para sufragar
gente: permiso para ir a votar; trabajo el día de las elecciones; mi jefe no me deja votar; malls en elecciones; ley seca; trabajar el día de votación; jefe no da permiso para votar
law: time off to vote; election day holiday
people: work on election day; time off to vote

[constitutional-electoral-propaganda]
ley: propaganda electoral; elementos que promueven; espacios públicos autorizados
gente: propaganda de candidatos; carteles de políticos en mi casa; palomas de campaña; propaganda en la calle; hasta cuándo hacer campaña; franja electoral; llaman de una campaña
law: electoral advertising; campaign posters
people: campaign posters
donde: Ley 18.700 art. 31, 32, 35, 36

[constitutional-campaign-donations]
ley: aportes de campaña; gasto electoral; límite al gasto electoral; aportes de personas jurídicas; administrador electoral
gente: donar a una campaña; donar a un candidato; empresas financian campañas; plata para campañas políticas; límite de gasto de campaña; boletas de campaña; platas políticas
law: campaign contributions; spending limits
people: donate to a campaign; dark money
donde: Ley 19.884 art. 4, 8, 9, 24

[constitutional-political-parties]
ley: partidos políticos; nómina de sus militantes; democracia interna; pluralismo político; elecciones primarias
gente: partido político; crear un partido; militar en un partido; renunciar a un partido; desafiliarme de un partido; aparezco militando sin querer; financiamiento de partidos
law: political parties; party membership; primaries
people: political party; leave a party; found a party
donde: Constitución Política art. 19; Ley 18.603 art. 1, 5, 6, 18, 20

[constitutional-unconstitutional-parties]
ley: son inconstitucionales los partidos; régimen democrático y constitucional; sistema totalitario; uso de la violencia
gente: prohibir un partido; partido violento; partidos ilegales; partido inconstitucional; disolver un partido
law: unconstitutional parties; banned party
people: ban a party
donde: Constitución Política art. 19, 93

[constitutional-right-to-life]
amplio: sueltas
ley: derecho a la vida; integridad física y psíquica; vida del que está por nacer; pena de muerte; apremio ilegítimo
gente: derecho a vivir; aborto en la constitución; pena de muerte existe; tortura; apremios ilegítimos; me golpearon carabineros; eutanasia; protección del no nacido; maltrato de la policía
law: right to life; physical integrity; unborn; death penalty; torture
people: death penalty; abortion constitution; police beating
donde: Constitución Política art. 19

[constitutional-neurorights]
ley: desarrollo científico y tecnológico; actividad cerebral; información proveniente de ella; respeto a la vida y a la integridad
gente: neuroderechos; datos del cerebro; leer la mente; casco que lee el cerebro; tecnología y cerebro
law: neurorights; brain activity; neurodata
people: brain data
donde: Constitución Política art. 19

[constitutional-equality-before-law]
ley: igualdad ante la ley; persona ni grupo privilegiados; hombres y mujeres son iguales; diferencias arbitrarias
gente: trato desigual; igualdad de hombres y mujeres; discriminación por ser extranjero; discriminación por ser gay; ley igual para todos; discriminación arbitraria; esclavitud
law: equality before the law; arbitrary differences
people: discriminated against; equal treatment
donde: Constitución Política art. 19

[constitutional-antidiscrimination-action]
ley: discriminación arbitraria; acción de no discriminación; deje sin efecto el acto discriminatorio; orientación sexual, la identidad y expresión de género
gente: ley zamudio; demandar por discriminación; discriminación homofóbica; discriminación por raza; no me dejaron entrar por mi apariencia; discriminado por mi religión; me discriminaron por ser trans
law: anti-discrimination action; sexual orientation
people: sue for discrimination
donde: Ley 20.609 art. 2, 3, 5, 12

[constitutional-legal-defence]
ley: igual protección de la ley; derecho a defensa jurídica; debida intervención del letrado; asesoramiento y defensa jurídica a quienes no puedan procurárselos; abogado defensor proporcionado por el Estado
gente: derecho a un abogado; defensor gratis del estado; víctima abogado gratis; derecho a defensa; no tuve abogado en el juicio; abogado para víctimas de delito
law: right to counsel; legal defence; equal protection
people: right to a lawyer
donde: Constitución Política art. 19

[constitutional-due-process]
ley: proceso previo legalmente tramitado; procedimiento y una investigación racionales y justos; comisiones especiales; tribunal que señalare la ley; establecido con anterioridad
gente: debido proceso; juicio justo; me condenaron sin juicio; sancionado sin poder defenderme; tribunal especial; juez natural; me sancionaron sin escucharme; funa sin juicio
law: due process; fair trial; natural judge
people: fair trial; punished without a hearing
donde: Constitución Política art. 19

[constitutional-criminal-legality]
ley: ley promulgada con anterioridad a su perpetración; nueva ley favorezca al afectado; conducta que se sanciona esté expresamente descrita; presumir de derecho la responsabilidad penal
gente: ley penal retroactiva; condenar con una ley nueva; no era delito cuando lo hice; ley más favorable; ley penal en blanco; presunción de inocencia
law: nullum crimen; non-retroactivity; presumption of innocence
people: was not a crime back then
donde: Constitución Política art. 19

[constitutional-privacy-data]
ley: vida privada y a la honra; protección de sus datos personales; persona y su familia
gente: privacidad; derecho a la privacidad; publicaron mis fotos; funa en redes sociales; me están funando; derecho a la honra; me difaman por facebook; publicaron mi RUT; grabaron sin permiso; subieron un video mío; borrar publicación en instagram; me grabaron escondido; subieron fotos íntimas; publicaron mi dirección
law: right to privacy; honour and reputation; personal data protection
people: private life; posted my photos; defamed online
donde: Constitución Política art. 19

[constitutional-home-communications]
ley: inviolabilidad del hogar; comunicación privada; hogar sólo puede allanarse; documentos privados interceptarse, abrirse o registrarse
gente: allanar mi casa; pueden entrar a mi casa sin orden; policía entra a mi casa; revisar mi celular; jefe lee mis correos; escuchas telefónicas; interceptar el teléfono; me revisan el whatsapp; leer correo ajeno; revisaron mi casa sin orden
law: inviolability of the home; privacy of communications; search warrant
people: search my house; read my emails; check my phone
donde: Constitución Política art. 19

[constitutional-religion]
ley: libertad de conciencia; manifestación de todas las creencias; ejercicio libre de todos los cultos; confesiones religiosas
gente: libertad religiosa; mi religión no me deja; iglesia evangélica; construir una iglesia; objeción de conciencia; no trabajar por religión; culto
law: freedom of religion; freedom of conscience
people: religious freedom; conscientious objection
donde: Constitución Política art. 19

[constitutional-movement]
ley: residir y permanecer en cualquier lugar; entrar y salir de su territorio; libertad personal; seguridad individual
gente: salir del país; prohibir salir de Chile; toque de queda; no me dejan circular; no me dejan salir del país; libertad de movimiento; bloqueo de camino
law: freedom of movement; personal liberty
people: leave the country; curfew
donde: Constitución Política art. 19
no: mi hijo; menor; papá; mamá

[constitutional-arrest]
ley: arrestado o detenido sino por orden; funcionario público expresamente facultado; delito flagrante; veinticuatro horas siguientes; poniendo a su disposición
gente: cuánto tiempo me pueden detener; me detuvieron sin orden; detención ilegal; me llevaron preso; detenido sin orden judicial; plazo de detención; carabineros me detuvieron; detención por sospecha; horas de detención
law: unlawful arrest; unlawful detention; flagrante delicto
people: how long can police hold me; arrested without a warrant
donde: Constitución Política art. 19

[constitutional-place-of-detention]
ley: en su casa o en lugares públicos destinados; encargados de las prisiones; registro que será público; copia de la orden de detención
gente: dónde pueden tener a un detenido; visitar a un detenido; preso incomunicado; no me dejan ver al detenido; mi hijo está detenido
law: place of detention; prison register; incommunicado
people: visit a detainee
donde: Constitución Política art. 19

[constitutional-bail]
ley: libertad del imputado procederá; necesaria para las investigaciones; seguridad del ofendido o de la sociedad; prisión preventiva
gente: libertad provisional; prisión preventiva constitución; salir libre mientras dura el juicio; peligro para la sociedad; preso sin condena
law: pre-trial release; preventive detention
people: held without trial
donde: Constitución Política art. 19

[constitutional-self-incrimination]
ley: declare bajo juramento sobre hecho propio; ascendientes, descendientes, cónyuge; obligados a declarar en contra; imputado o acusado
gente: derecho a guardar silencio; no declarar contra mi familia; autoincriminación; obligado a declarar contra mi marido; testificar contra mi hijo
law: self-incrimination; right to silence; spousal privilege
people: right to remain silent
donde: Constitución Política art. 19

[constitutional-confiscation]
ley: confiscación de bienes; pérdida de los derechos previsionales; asociaciones ilícitas
gente: me pueden confiscar los bienes; quitarme todo por un delito; perder la jubilación por delito; decomiso de bienes; quitar pensión a condenado
law: confiscation of property
people: confiscate my property
donde: Constitución Política art. 19

[constitutional-judicial-error]
ley: sobreseimiento definitivo o sentencia absolutoria; injustificadamente errónea o arbitraria; indemnizado por el Estado; perjuicios patrimoniales y morales; procedimiento breve y sumario
gente: estuve preso siendo inocente; error judicial; preso injustamente; indemnización por error judicial; me absolvieron y estuve preso; demandar al estado por estar preso; meses preso inocente
law: miscarriage of justice; wrongful conviction; compensation for judicial error
people: wrongly imprisoned; compensation for wrongful conviction
donde: Constitución Política art. 19

[constitutional-environment]
ley: vivir en un medio ambiente libre de contaminación; preservación de la naturaleza; restricciones específicas; acto u omisión ilegal imputable
gente: contaminación; fábrica contamina; aire contaminado; medio ambiente derecho; proteger la naturaleza; contaminan el río; recurso de protección ambiental; zona de sacrificio
law: clean environment; pollution
people: pollution; healthy environment
donde: Constitución Política art. 19, 20

[constitutional-health]
ley: protección de la salud; promoción, protección y recuperación; derecho a elegir el sistema de salud; estatal o privado; cotizaciones obligatorias
gente: derecho a la salud; me niegan la atención de salud; elegir isapre o fonasa; no me atienden en el hospital; remedio caro recurso de protección; medicamento que no cubren; vacuna obligatoria
law: right to health; health protection; choice of health system
people: right to health; denied treatment
donde: Constitución Política art. 19

[constitutional-education]
ley: derecho a la educación; derecho preferente y el deber de educar a sus hijos; educación básica y la educación media son obligatorias; sistema gratuito; segundo nivel de transición
gente: derecho a estudiar; colegio obligatorio; educar a mis hijos en la casa; kinder obligatorio; educación gratuita; hasta qué edad es obligatorio estudiar; mi hijo no va al colegio; niegan matrícula
law: right to education; compulsory schooling
people: right to education; homeschooling
donde: Constitución Política art. 19

[constitutional-freedom-of-teaching]
ley: libertad de enseñanza; abrir, organizar y mantener establecimientos educacionales; escoger el establecimiento de enseñanza; propagar tendencia político partidista; reconocimiento oficial
gente: abrir un colegio; elegir el colegio de mi hijo; política en el colegio; profesor hace política en clases; escoger colegio; colegio adoctrina
law: freedom of teaching; school choice
people: open a school; choose a school
donde: Constitución Política art. 19

[constitutional-expression]
ley: libertad de emitir opinión y la de informar; sin censura previa; delitos y abusos; medios de comunicación social; monopolio estatal
gente: libertad de expresión; censura; opinar libremente; puedo opinar en redes; libertad de prensa; fundar un diario; límites a la libertad de expresión; prohibieron publicar
law: freedom of expression; freedom of the press; prior censorship
people: free speech; censorship
donde: Constitución Política art. 19

[constitutional-right-of-reply]
ley: ofendida o injustamente aludida; declaración o rectificación sea gratuitamente difundida; medio de comunicación social
gente: derecho a réplica; salí en la tele y es mentira; el diario publicó una mentira; pedir rectificación a un diario; aclaración en la prensa; desmentir una noticia
law: right of reply
people: newspaper lied about me
donde: Constitución Política art. 19; Ley 19.733 art. 16, 18, 19, 20

[constitutional-television]
ley: estaciones de televisión; Consejo Nacional de Televisión; producción cinematográfica; sistema de calificación
gente: CNTV; reclamar contra un canal; denunciar un programa de televisión; consejo de televisión; calificación de películas
law: television council; film classification
people: complain about a TV programme
donde: Constitución Política art. 19

[constitutional-assembly]
ley: reunirse pacíficamente sin permiso previo y sin armas; plazas, calles y demás lugares de uso público; disposiciones generales de policía
gente: hacer una marcha; derecho a protestar; permiso para marchar; manifestación en la calle; autorización de marcha; protesta en la plaza; reunión sin permiso
law: freedom of assembly; peaceful assembly
people: right to protest; march permit
donde: Constitución Política art. 19

[constitutional-petition]
ley: presentar peticiones a la autoridad; asunto de interés público o privado; términos respetuosos y convenientes
gente: derecho de petición; pedir algo a la autoridad; carta al alcalde; autoridad no responde mi carta; mandar una carta al ministro; la muni no me contesta
law: right of petition
people: petition the authority
donde: Constitución Política art. 19

[constitutional-association]
ley: asociarse sin permiso previo; personalidad jurídica; nadie puede ser obligado a pertenecer; prohíbense las asociaciones
gente: formar una asociación; obligado a ser socio; salirme de una asociación; crear una agrupación; afiliación obligatoria; me obligan a asociarme
law: freedom of association
people: forced to join; form an association
donde: Constitución Política art. 19

[constitutional-work]
ley: libertad de trabajo y su protección; libre contratación; justa retribución; discriminación que no se base en la capacidad o idoneidad personal; clase de trabajo puede ser prohibida
gente: libertad de trabajo; elegir trabajo; discriminación en el trabajo constitución; no me dejan trabajar; exigir nacionalidad para un trabajo; prohibido trabajar
law: freedom of work; free choice of employment
people: right to work
donde: Constitución Política art. 19

[constitutional-professions]
ley: profesiones que requieren grado o título universitario; colegios profesionales; conducta ética de sus miembros; afiliación a organización o entidad; Corte de Apelaciones respectiva
gente: colegiatura obligatoria; colegio profesional; denunciar a un profesional; colegio de abogados; colegio médico sanciona; estar colegiado; reclamo ético
law: professional associations; professional ethics
people: must I join a professional body
donde: Constitución Política art. 19

[constitutional-collective-bargaining-strike]
ley: negociación colectiva con la empresa; arbitraje obligatorio; no podrán declararse en huelga los funcionarios del Estado; servicios de utilidad pública; cuya paralización cause grave daño
gente: funcionarios públicos pueden hacer huelga; huelga en la constitución; paro de funcionarios; huelga en hospital; huelga prohibida; empresas que no pueden ir a huelga; empleado municipal en paro
law: collective bargaining; right to strike; public employees' strike
people: can public workers strike
donde: Constitución Política art. 19

[constitutional-public-employment-access]
ley: admisión a todas las funciones y empleos públicos; sin otros requisitos que los que impongan la Constitución y las leyes
gente: entrar a trabajar al estado; acceso a cargos públicos; requisitos para ser funcionario; discriminación en concurso público; postular a un cargo del estado
law: access to public office
people: get a government job
donde: Constitución Política art. 19

[constitutional-social-security]
ley: derecho a la seguridad social; prestaciones básicas uniformes; cotizaciones obligatorias; supervigilará el adecuado ejercicio
gente: derecho a la seguridad social; derecho a pensión constitución; estado garantiza pensiones; cotizar obligatorio; fondos de AFP son míos; propiedad de los fondos de pensiones
law: right to social security
people: right to a pension
donde: Constitución Política art. 19

[constitutional-unions]
ley: derecho de sindicarse; afiliación sindical será siempre voluntaria; registrar sus estatutos y actas constitutivas; actividades político partidistas
gente: sindicato es voluntario; derecho a tener sindicato; me obligan a entrar al sindicato; formar sindicato constitución; salirme del sindicato
law: freedom to unionise; union membership voluntary
people: forced to join a union
donde: Constitución Política art. 19

[constitutional-taxes]
ley: igual repartición de los tributos; progresión o forma que fije la ley; manifiestamente desproporcionados o injustos; ingresarán al patrimonio de la Nación; demás cargas públicas
gente: impuesto injusto; impuestos en la constitución; impuesto confiscatorio; igualdad de impuestos; impuesto desproporcionado; impuestos con destino específico
law: tax equality; disproportionate taxes; earmarked taxes
people: unfair tax
donde: Constitución Política art. 19

[constitutional-economic-activity]
ley: desarrollar cualquiera actividad económica; normas legales que la regulen; moral, al orden público o a la seguridad nacional; actividades empresariales; ley de quórum calificado los autoriza
gente: libertad económica; emprender libremente; derecho a poner un negocio; me cerraron el negocio; no me dejan tener un negocio; estado empresario; estado puede tener empresas; amparo económico; recurso de amparo económico
law: economic freedom; right to conduct business; State enterprise
people: right to run a business; State companies
donde: Constitución Política art. 19; Ley 18.971 art. único

[constitutional-economic-discrimination]
ley: no discriminación arbitraria en el trato; materia económica; determinados beneficios directos o indirectos; gravámenes especiales
gente: beneficios solo para algunas empresas; subsidio a un sector; discriminación económica del estado; zona franca beneficio; trato distinto del estado a las empresas
law: economic non-discrimination; state benefits
people: unfair state subsidies
donde: Constitución Política art. 19

[constitutional-acquire-property]
ley: libertad para adquirir el dominio; naturaleza ha hecho comunes a todos los hombres; deban pertenecer a la Nación toda; adquisición del dominio de algunos bienes
gente: bienes que no se pueden comprar; playas son públicas; comprar una playa; extranjero compra terreno en frontera
law: freedom to acquire property; common goods
people: goods that cannot be owned
donde: Constitución Política art. 19

[constitutional-property]
ley: derecho de propiedad en sus diversas especies; bienes corporales o incorporales; función social; privado de su propiedad; atributos o facultades esenciales
gente: derecho de propiedad; me quieren quitar mi propiedad; propiedad privada; estado me quita mi terreno; usurpan mi propiedad; función social de la propiedad; limitar el dominio
law: right of property; social function; deprivation of property
people: property rights; take my property
donde: Constitución Política art. 19

[constitutional-expropriation]
ley: expropiación por causa de utilidad pública o de interés nacional; acto expropiatorio; indemnización por el daño patrimonial efectivamente causado; dinero efectivo al contado; toma de posesión material
gente: expropiar; me expropian la casa; me van a expropiar; expropiación por una calle; cuánto pagan por expropiar; reclamar la expropiación; metro expropia mi casa; expropiaron el terreno; me llegó aviso de expropiación; la autopista pasa por mi casa
law: expropriation; eminent domain; compensation for expropriation
people: expropriate my house; eminent domain
donde: Constitución Política art. 19; DL 2.186 art. 1, 4, 9, 12, 14, 38

[constitutional-mines]
ley: dominio absoluto, exclusivo, inalienable e imprescriptible de todas las minas; concesiones de exploración o de explotación; resolución judicial; hidrocarburos líquidos; predios superficiales
gente: encontré oro en mi terreno; mina en mi terreno; litio del estado; petróleo en mi campo; minerales bajo mi terreno; nacionalizar el cobre; concesión minera constitución; de quién son las minas del país
law: State ownership of mines; mining concession; lithium
people: who owns the minerals; gold on my land
donde: Constitución Política art. 19

[constitutional-water]
ley: derechos de los particulares sobre las aguas; otorgarán a sus titulares la propiedad sobre ellos
gente: dueños del agua; agua privada; derechos de agua propiedad; agua constitución; de quién es el agua del país
law: water rights property
people: who owns the water
donde: Constitución Política art. 19

[constitutional-author-industrial-property]
ley: crear y difundir las artes; derecho del autor; creaciones intelectuales y artísticas; patentes de invención, marcas comerciales; paternidad, la edición y la integridad
gente: derechos de autor constitución; copiaron mi obra; libertad de arte; propiedad intelectual constitución; censura a un artista
law: artistic freedom; copyright; industrial property
people: freedom of art
donde: Constitución Política art. 19

[constitutional-essence-of-rights]
ley: no podrán afectar los derechos en su esencia; condiciones, tributos o requisitos que impidan su libre ejercicio; preceptos legales
gente: límites a los derechos; ley puede limitar un derecho; esencia de los derechos; restringir derechos por ley
law: essence of rights; limits on rights
people: can a law limit rights
donde: Constitución Política art. 19

[constitutional-protection-action]
ley: actos u omisiones arbitrarios o ilegales; privación, perturbación o amenaza; legítimo ejercicio de los derechos y garantías; Corte de Apelaciones respectiva; restablecer el imperio del derecho; debida protección del afectado
gente: recurso de protección; poner un recurso de protección; protección contra isapre; reclamo urgente a la corte; vulneran mis derechos; violan mis derechos; derechos vulnerados; acto arbitrario e ilegal; defender mis derechos constitucionales
law: constitutional protection action; writ of protection
people: my rights were violated; protect my constitutional rights
donde: Constitución Política art. 20

[constitutional-protection-procedure]
ley: auto acordado; tramitación del recurso de protección; orden de no innovar
gente: plazo del recurso de protección; cuántos días para el recurso de protección; recurso de protección sin abogado; cuánto demora un recurso de protección; apelar recurso de protección; hacer un recurso de protección yo mismo
law: deadline for protection action
people: deadline to file protection action
donde: Constitución Política art. 20

[constitutional-habeas-corpus]
ley: arrestado, detenido o preso con infracción; magistratura que señale la ley; se guarden las formalidades legales; inmediata libertad; traído a su presencia; legalidad de su privación de libertad; conducida sin demora ante un juez
gente: recurso de amparo; amparo por detención; habeas corpus; detenido ilegalmente; amparo para un preso; amparo por expulsión; sacar a alguien preso ilegalmente; amparo preventivo
law: habeas corpus; writ of amparo
people: habeas corpus; unlawfully detained
donde: Constitución Política art. 21; Código Procesal Penal art. 95

[constitutional-duties]
ley: honrar a la patria; servicio militar; cargas personales que imponga la ley; cargar armas; Registros Militares
gente: deberes de los chilenos; obligaciones de los ciudadanos; servicio militar obligatorio constitución; cargas públicas obligatorias; deberes constitucionales
law: duties of citizens; military service
people: citizens' duties
donde: Constitución Política art. 22

[constitutional-president-powers]
ley: gobierno y la administración del Estado; Jefe del Estado; atribuciones especiales del Presidente; conservación del orden público; potestad reglamentaria; indultos particulares
gente: qué puede hacer el presidente; atribuciones del presidente; poderes del presidente; presidente puede indultar; indulto presidencial; potestad reglamentaria; nombrar ministros
law: presidential powers; head of State
people: powers of the president of Chile; presidential pardon
donde: Constitución Política art. 24, 32

[constitutional-president-requirements]
ley: elegido Presidente de la República se requiere; treinta y cinco años de edad; no podrá ser reelegido para el período siguiente
gente: requisitos para ser presidente; edad para ser presidente; cuánto dura el presidente; reelección presidencial; presidente se puede reelegir; extranjero puede ser presidente; años del presidente
law: presidential eligibility; term of office; re-election
people: requirements for president; how long is the president's term
donde: Constitución Política art. 25

[constitutional-president-election]
ley: votación directa y por mayoría absoluta; sufragios válidamente emitidos; segunda votación; tercer domingo de noviembre; más altas mayorías
gente: elección presidencial; segunda vuelta; balotaje; cuántos votos para ser presidente; muere un candidato; votos nulos y blancos
law: presidential election; runoff
people: presidential runoff
donde: Constitución Política art. 26, 27

[constitutional-president-vacancy]
ley: Vicepresidente de la República; impedimento temporal; Presidente electo; orden de precedencia
gente: muere el presidente; quién reemplaza al presidente; presidente enfermo; renuncia el presidente; presidente de viaje quién queda; presidente subrogante; caso de vacancia; vicepresidente de la república
law: presidential succession; vice-president
people: who replaces the president
donde: Constitución Política art. 28, 29, 31

[constitutional-ex-president]
ley: Ex Presidente de la República; cesará en su cargo; complete su período; dignidad oficial
gente: sueldo de ex presidente; fuero de ex presidente; beneficios ex presidentes
law: former president
people: former president's benefits
donde: Constitución Política art. 30

[constitutional-ministers]
ley: Ministros de Estado; colaboradores directos e inmediatos; nombrado Ministro se requiere; veintiún años; responsables individualmente; decretos firmarse por el Ministro
gente: requisitos para ser ministro; ministro de estado; edad para ser ministro; ministro incompatible; firma del ministro en decreto; ministro con negocios
law: cabinet ministers; ministers of State
people: become a minister
donde: Constitución Política art. 33, 34, 35, 36, 37, 37 bis

[constitutional-interpellation]
ley: citar a un Ministro de Estado; formularle preguntas; comisiones especiales investigadoras; fiscalizar los actos del Gobierno
gente: interpelar a un ministro; interpelación; comisión investigadora; diputados fiscalizan; cámara fiscaliza al gobierno; oficio de un diputado
law: interpellation of minister; investigative committee
people: question a minister
donde: Constitución Política art. 52

[constitutional-administration-claims]
ley: lesionada en sus derechos por la Administración del Estado; podrá reclamar ante los tribunales; carrera funcionaria; organización básica de la Administración; igualdad de oportunidades de ingreso
gente: demandar al estado por daños; responsabilidad del estado constitución; el estado me perjudicó; reclamar contra la administración; estado me causó daño; negligencia del estado
law: State liability; claims against the administration
people: sue the State for damage
donde: Constitución Política art. 38

[constitutional-salaries-authorities]
ley: remuneraciones del Presidente de la República, de los senadores y diputados; fijadas cada cuatro años; única renta una dieta
gente: cuánto gana un diputado; sueldo de los políticos; sueldo del presidente; dieta parlamentaria; rebajar el sueldo a los senadores; quién fija el sueldo de los parlamentarios
law: parliamentary salary; remuneration of authorities
people: how much do politicians earn
donde: Constitución Política art. 38 bis, 62

[constitutional-states-of-exception]
ley: situaciones de excepción; guerra externa o interna; conmoción interior; emergencia y calamidad pública; estados de excepción
gente: estado de excepción; derechos suspendidos; tipos de estado de excepción; pueden suspender mis derechos; militares en la calle
law: states of exception; state of emergency; emergency powers
people: state of emergency; martial law
donde: Constitución Política art. 39, 44, 45

[constitutional-state-of-siege]
ley: estado de asamblea; estado de sitio; guerra exterior; guerra interna o grave conmoción interior; acuerdo del Congreso Nacional
gente: estado de sitio; estado de guerra; quién declara la guerra; estado de asamblea; qué derechos se pierden en estado de sitio
law: state of siege; state of assembly
people: state of siege
donde: Constitución Política art. 40, 43

[constitutional-state-of-catastrophe]
ley: estado de catástrofe; calamidad pública; zona afectada; Jefe de la Defensa Nacional
gente: estado de catástrofe; terremoto estado de excepción; pandemia estado de excepción; incendio forestal estado de catástrofe; cuánto dura el estado de catástrofe; aluvión emergencia
law: state of catastrophe; public calamity
people: state of catastrophe; disaster zone
donde: Constitución Política art. 41, 43

[constitutional-state-of-emergency]
ley: estado de emergencia; grave alteración del orden público; sucesivas prórrogas; locomoción y de reunión
gente: estado de emergencia; toque de queda derechos; militares en el sur; macrozona sur; cuánto dura el estado de emergencia; prórroga del estado de emergencia; protestas estado de emergencia
law: state of emergency
people: state of emergency
donde: Constitución Política art. 42, 43

[constitutional-requisition]
ley: requisiciones; limitaciones al ejercicio del derecho de propiedad; darán lugar a indemnizaciones; medidas particulares que afecten derechos constitucionales; tribunales de justicia no podrán calificar
gente: me requisaron cosas en la emergencia; indemnización por estado de excepción; reclamar medidas del estado de excepción; militares usaron mi camioneta
law: requisition; compensation for emergency measures
people: requisitioned property
donde: Constitución Política art. 43, 45

[constitutional-congress]
amplio: parlamento; parliament
ley: Congreso Nacional se compone de dos ramas; Cámara de Diputados; Senado; distritos electorales; circunscripciones senatoriales; ocho años en su cargo
gente: cuánto dura un senador; qué es el congreso; cámara de diputados y senado; parlamento; cada cuánto se eligen diputados; cómo se eligen los senadores; número de diputados y senadores
law: National Congress; Chamber of Deputies
people: how long is a senator's term; parliament
donde: Constitución Política art. 46, 47, 49

[constitutional-congress-requirements]
ley: elegido diputado se requiere; elegido senador se requiere; enseñanza media o equivalente; residencia en la región; reelegidos sucesivamente
gente: requisitos para ser diputado; requisitos para ser senador; edad para ser diputado; ser candidato a diputado; reelección de diputados; límite a la reelección de parlamentarios; postular al congreso
law: eligibility for Congress; term limits
people: become a deputy; run for Congress
donde: Constitución Política art. 48, 50, 51

[constitutional-congress-ineligibility]
ley: no pueden ser candidatos a diputados ni a senadores; año inmediatamente anterior; empleo o comisión retribuidos; empleo, función o comisión
gente: quién no puede ser diputado; alcalde puede ser candidato a diputado; diputado con dos trabajos; diputado puede ser abogado; incompatibilidad de parlamentario; ministro candidato
law: ineligibility for Congress
people: can a mayor run for Congress
donde: Constitución Política art. 57, 58, 59

[constitutional-congress-removal]
ley: cesará en el cargo el diputado o senador; contratos con el Estado; ausentare del país; renunciar a sus cargos; enfermedad grave; gasto electoral
gente: destituir a un diputado; echar a un senador; desafuero y cargo; diputado renuncia; diputado pierde el cargo; senador contrata con el estado
law: removal of members of Congress; loss of seat
people: remove a congressman
donde: Constitución Política art. 60

[constitutional-vacant-seat]
ley: vacantes de diputados y las de senadores; se proveerán con el ciudadano que señale el partido político; elecciones complementarias
gente: quién reemplaza a un diputado; diputado fallecido; muere un senador; partido elige reemplazante; cupo vacante en el congreso
law: vacant seat; replacement of member of Congress
people: who replaces a congressman
donde: Constitución Política art. 51

[constitutional-parliamentary-immunity]
ley: inviolables por las opiniones; acusado o privado de su libertad; Tribunal de Alzada; formación de causa; delito flagrante
gente: fuero parlamentario; desafuero; desaforar a un diputado; demandar a un diputado por lo que dijo; detener a un diputado; inmunidad de parlamentarios; senador imputado
law: parliamentary immunity; waiver of immunity
people: immunity of congressmen; can a senator be arrested
donde: Constitución Política art. 61

[constitutional-impeachment]
ley: diez ni más de veinte; acusación constitucional; resolverá como jurado; declaración de culpabilidad; notable abandono de sus deberes; destituido de su cargo
gente: acusación constitucional; destituir al presidente; acusar a un ministro; impeachment; sacar al presidente; acusar constitucionalmente a un juez; destituir a un ministro; inhabilitado cinco años
law: impeachment; constitutional accusation
people: impeach the president; remove a minister
donde: Constitución Política art. 52, 53

[constitutional-treaties]
ley: tratados internacionales; aprobar o desechar; denunciar un tratado o retirarse de él
gente: quién aprueba los tratados; tratado internacional en Chile; salirse de un tratado; TPP11; tratado de libre comercio aprobación; tratado vale más que la ley; retirarse de un tratado
law: international treaties; treaty approval; withdrawal from treaty
people: who approves treaties
donde: Constitución Política art. 54, 32, 5

[constitutional-congress-sessions]
ley: período de sesiones; tercera parte de sus miembros en ejercicio; clausura del debate; Congreso Pleno; cuenta pública
gente: quórum para sesionar; cuenta pública del presidente; congreso pleno; sesiones del senado; cuándo sesiona el congreso; cuenta pública del 1 de junio
law: sessions of Congress; State of the Nation
people: when does Congress meet
donde: Constitución Política art. 24, 55, 56, 56 bis

[constitutional-law-matters]
ley: sólo son materias de ley; bases esenciales de un ordenamiento jurídico; objeto de codificación; norma de carácter general y obligatoria
gente: materias de ley; dominio legal; qué se regula por ley; ley o reglamento
law: matters of law; reserved to statute
people: what needs a law
donde: Constitución Política art. 63

[constitutional-delegated-legislation]
ley: decretos con fuerza de ley; disposiciones con fuerza de ley; plazo no superior a un año; delegación de facultades; texto refundido, coordinado y sistematizado
gente: decreto con fuerza de ley; presidente dicta leyes; delegar facultades legislativas; texto refundido qué es; diferencia entre ley y decreto; qué es un decreto con fuerza
law: delegated legislation; decree with force of law
people: decree with the force of law meaning
donde: Constitución Política art. 64, 32, 99

[constitutional-bill-initiative]
ley: leyes pueden tener origen; mensaje que dirija el Presidente; moción de cualquiera de sus miembros; iniciativa exclusiva; diez diputados ni por más de cinco senadores
gente: cómo se presenta un proyecto de ley; quién puede proponer una ley; proyecto de ley de un diputado; gasto fiscal solo presidente; moción inconstitucional; iniciativa popular de ley
law: legislative initiative; bill introduction; exclusive initiative
people: who can propose a law; introduce a bill
donde: Constitución Política art. 65

[constitutional-quorums]
ley: interpreten preceptos constitucionales; ley orgánica constitucional; leyes de quórum calificado; mayoría absoluta de los diputados y senadores en ejercicio; mayoría de los miembros presentes
gente: quórum para aprobar una ley; cuántos votos necesita una ley; ley orgánica constitucional; ley de quórum; cuatro séptimos; mayoría simple en el congreso
law: voting quorum; organic constitutional law; qualified quorum
people: how many votes to pass a law
donde: Constitución Política art. 66

[constitutional-budget-law]
ley: Ley de Presupuestos; tres meses de anterioridad; estimación de los ingresos; reducir los gastos
gente: ley de presupuesto; presupuesto de la nación; rechazan el presupuesto; congreso puede subir el gasto; partida de presupuesto; qué pasa si no aprueban el presupuesto
law: Budget Law; national budget
people: national budget not approved
donde: Constitución Política art. 67

[constitutional-bill-passage]
ley: desechado en general; Cámara de su origen; adiciones o correcciones; ideas matrices; comisión mixta; Cámara revisora
gente: cómo se tramita una ley; trámite de un proyecto de ley; pasos para aprobar una ley; comisión mixta; indicaciones a un proyecto; etapas de la ley; proyecto de ley rechazado
law: legislative procedure; mixed committee
people: how a bill becomes law
donde: Constitución Política art. 68, 69, 70, 71

[constitutional-promulgation-veto]
ley: promulgación como ley; desaprueba el proyecto; observaciones convenientes; dos tercios de sus miembros presentes; publicación se hará dentro de los cinco días
gente: veto presidencial; presidente veta una ley; promulgar una ley; cuándo se publica una ley; ley publicada en el diario oficial; presidente rechaza la ley; desde cuándo rige una ley
law: presidential veto; promulgation of laws; publication of laws
people: veto a law; when is a law published
donde: Constitución Política art. 72, 73, 75

[constitutional-urgency]
ley: hacer presente la urgencia; despacho de un proyecto; plazo máximo de treinta días; calificación de la urgencia
gente: suma urgencia; discusión inmediata; urgencia de un proyecto; apurar un proyecto de ley
law: legislative urgency; fast-track
people: fast-track a bill
donde: Constitución Política art. 74

[constitutional-judicial-independence]
ley: ejercer funciones judiciales; avocarse causas pendientes; revisar los fundamentos o contenido; hacer revivir procesos fenecidos; excusarse de ejercer su autoridad
gente: independencia de los jueces; presidente se mete en los tribunales; gobierno presiona al juez; reabrir proceso terminado; política influye en tribunales
law: judicial independence; separation of powers
people: judicial independence; government pressures judges
donde: Constitución Política art. 76

[constitutional-judiciary-organisation]
ley: organización y atribuciones de los tribunales; pronta y cumplida administración de justicia; oír previamente a la Corte Suprema; calidades que respectivamente deban tener los jueces
gente: ley sobre tribunales; opinión de la corte suprema sobre proyecto; informe de la suprema a un proyecto
law: organisation of courts
donde: Constitución Política art. 77

[constitutional-judges-appointment]
ley: nombramiento de los jueces; Corte Suprema se compondrá de veintiún ministros; nómina de cinco personas; acuerdo del Senado
gente: quién nombra a los ministros de la corte suprema; senado aprueba jueces; nombramiento de supremos; cómo eligen a los supremos
law: appointment of supreme court justices
people: who appoints supreme court judges
donde: Constitución Política art. 78

[constitutional-judges-liability-tenure]
ley: personalmente responsables por los delitos de cohecho; denegación y torcida administración de justicia; buen comportamiento; cumplir 75 años; no podrán ser aprehendidos
gente: responsabilidad de los jueces; sacar a un juez constitución; inamovilidad de los jueces; edad máxima de un juez; detener a un juez; fuero de los jueces
law: judges' liability; tenure of judges
people: can judges be punished
donde: Constitución Política art. 79, 80, 81

[constitutional-supreme-court-oversight]
ley: superintendencia directiva, correccional y económica; facultades disciplinarias; invalidar resoluciones jurisdiccionales; todos los tribunales de la Nación
gente: quién manda a los tribunales; superintendencia de la suprema; corte suprema controla jueces; supervisión de los tribunales
law: superintendence of the judiciary
donde: Constitución Política art. 82

[constitutional-public-prosecutor]
ley: Ministerio Público; dirigirá en forma exclusiva la investigación; hechos constitutivos de delito; acción penal pública; no podrá ejercer funciones jurisdiccionales; protección a las víctimas y a los testigos
gente: quién investiga los delitos; fiscal investiga; ministerio público; fiscalía no hace nada; fiscalía da órdenes a la policía; proteger a la víctima fiscalía; funciones de la fiscalía
law: Public Prosecutor's Office; criminal investigation
people: role of the prosecutor's office
donde: Constitución Política art. 83

[constitutional-national-prosecutor]
ley: Fiscal Nacional; Fiscal Regional; fiscales adjuntos; quina de la Corte Suprema; removidos por la Corte Suprema; Fiscalía Supraterritorial
gente: quién nombra al fiscal nacional; cuánto dura el fiscal nacional; remover a un fiscal; fiscal regional; requisitos para ser fiscal; fiscalía crimen organizado
law: National Prosecutor; regional prosecutor
people: who appoints the prosecutor
donde: Constitución Política art. 84, 85, 86, 86 bis, 88, 89

[constitutional-constitutional-court]
ley: Tribunal Constitucional integrado por diez miembros; atribuciones del Tribunal Constitucional; control de constitucionalidad; no procederá recurso alguno
gente: qué hace el tribunal constitucional; miembros del tribunal constitucional; quién nombra al tribunal constitucional; apelar al tribunal constitucional; control de las leyes; ministros del TC
law: Constitutional Court; constitutional review
people: constitutional court
donde: Constitución Política art. 92, 93, 94

[constitutional-inapplicability]
ley: inaplicabilidad de un precepto legal; gestión que se siga ante un tribunal ordinario o especial; resulte contraria a la Constitución; decisivo en la resolución de un asunto; suspensión del procedimiento
gente: inaplicabilidad; recurso de inaplicabilidad; ley inconstitucional en mi juicio; esta ley es inconstitucional; ir al TC por mi caso; que no me apliquen una ley; requerimiento al TC
law: inapplicability; unconstitutional statute in a case
people: unconstitutional law in my case
donde: Constitución Política art. 93

[constitutional-unconstitutionality]
ley: inconstitucionalidad de un precepto legal declarado inaplicable; cuatro quintos; acción pública; se entenderá derogado; efecto retroactivo
gente: derogar una ley por inconstitucional; declarar inconstitucional una ley; ley queda sin efecto por el TC; anular una ley; reclamar una ley inconstitucional
law: declaration of unconstitutionality
people: strike down a law
donde: Constitución Política art. 93, 94

[constitutional-electoral-service]
ley: Servicio Electoral; administración, supervigilancia y fiscalización de los procesos electorales; Consejo Directivo; registro electoral; normas sobre los partidos políticos
gente: Servel; denunciar al Servel; quién organiza las elecciones; organismo electoral
law: Electoral Service
people: who runs elections
donde: Constitución Política art. 94 bis

[constitutional-electoral-courts]
ley: Tribunal Calificador de Elecciones; escrutinio general; calificación de las elecciones; tribunales electorales regionales; gremios y las que tengan lugar en aquellos grupos intermedios; proclamará a los que resulten elegidos
gente: TRICEL; reclamar una elección; fraude en elecciones; impugnar una elección; anular una elección; tribunal electoral; elección de junta de vecinos fraude; elección de sindicato fraude; contar los votos de nuevo
law: electoral court; election dispute
people: challenge an election; election fraud
donde: Constitución Política art. 95, 96

[constitutional-comptroller]
ley: Contraloría General de la República; control de la legalidad de los actos de la Administración; Contralor General; examinará y juzgará las cuentas; contabilidad general de la Nación
gente: contraloría; reclamar a contraloría; denunciar en la contraloría; denunciar a un funcionario público; denunciar mal uso de plata pública; auditoría de la contraloría
law: Comptroller General; audit of public funds
people: report misuse of public money
donde: Constitución Política art. 98; Ley 10.336 art. 1, 6, 133, 156

[constitutional-toma-de-razon]
ley: tomará razón de los decretos y resoluciones; representará la ilegalidad; insista con la firma de todos sus Ministros; decretos de gastos; control de legalidad
gente: toma de razón; contraloría rechazó el decreto; decreto de insistencia; decreto ilegal; contraloría devolvió el nombramiento
law: legality review of decrees; preventive control
people: decree rejected by comptroller
donde: Constitución Política art. 99, 100

[constitutional-armed-forces]
ley: Fuerzas Armadas; Ejército, la Armada y la Fuerza Aérea; Fuerzas de Orden y Seguridad Pública; no deliberantes; Carabineros e Investigaciones
gente: qué hacen los militares; fuerzas armadas; militares pueden opinar de política; carabineros y PDI; militares en política; gendarmería constitución; infraestructura crítica militares
law: armed forces; police forces; non-deliberative
people: role of the military; police role
donde: Constitución Política art. 101, 102, 105

[constitutional-commanders]
ley: Comandantes en Jefe; General Director de Carabineros; oficiales generales de mayor antigüedad; cuatro años en sus funciones; inamovilidad en su cargo
gente: quién nombra al comandante en jefe; sacar al general de carabineros; cuánto dura el general director; llamar a retiro a un general
law: commanders-in-chief; appointment of commanders
people: who appoints the army chief
donde: Constitución Política art. 104

[constitutional-weapons]
ley: poseer o tener armas; autorización otorgada; supervigilancia y el control de las armas; ley aprobada con quórum calificado
gente: tener un arma; permiso para tener pistola; inscribir un arma; porte de armas; arma heredada; control de armas; comprar una pistola; arma para defenderme
law: possession of weapons; gun control
people: own a gun; gun licence
donde: Constitución Política art. 103; Ley 17.798 art. 4, 5, 6

[constitutional-national-security-council]
ley: Consejo de Seguridad Nacional; asesorar al Presidente; presidido por el Jefe del Estado
gente: COSENA; consejo de seguridad nacional; convocar al COSENA
law: National Security Council
donde: Constitución Política art. 106, 107

[constitutional-central-bank]
ley: Banco Central; organismo autónomo, con patrimonio propio, de carácter técnico; operaciones con instituciones financieras; gasto público o préstamo
gente: autonomía del banco central; banco central puede prestar al gobierno; quién controla la inflación; imprimir plata; banco central independiente
law: Central Bank; central bank autonomy
people: central bank independence
donde: Constitución Política art. 108, 109

[constitutional-territorial-division]
ley: territorio de la República se divide en regiones y éstas en provincias; creación, supresión y denominación; modificación de sus límites
gente: crear una comuna; crear una región; límites de la comuna; dividir una comuna; división del país
law: territorial division; regions and provinces
people: create a new region
donde: Constitución Política art. 110

[constitutional-regional-government]
amplio: core
ley: gobierno regional; gobernador regional; consejo regional; sufragio universal en votación directa; desarrollo social, cultural y económico
gente: gobernador regional; core; consejeros regionales; elección de gobernador; GORE; plata del gobierno regional; intendente
law: regional government; regional governor; regional council
people: regional governor
donde: Constitución Política art. 111, 113, 115

[constitutional-presidential-delegate]
ley: delegado presidencial regional; delegado presidencial provincial; representante natural e inmediato; removido libremente
gente: delegado presidencial; seremi depende de; quién reemplazó al intendente; gobernador provincial
law: presidential delegate
people: presidential delegate
donde: Constitución Política art. 115 bis, 116, 117

[constitutional-municipalities]
ley: administración local de cada comuna; alcalde, que es su máxima autoridad; concejo; concejales elegidos por sufragio universal; autonomía para la administración de sus finanzas
gente: alcalde cuánto dura; concejal cuánto dura; reelección de alcalde; autonomía municipal; elección de alcaldes; alcalde puede reelegirse
law: municipal government; municipal council; mayor and council
people: mayor's term
donde: Constitución Política art. 118, 119, 122

[constitutional-local-candidates]
ley: elegido gobernador regional, consejero regional, alcalde o concejal; residir en la región; causales de cesación; infringido gravemente las normas
gente: requisitos para ser alcalde; requisitos para ser concejal; ser candidato a alcalde; ser gobernador requisitos; alcalde pierde el cargo; límite de reelección alcalde; postular a concejal
law: eligibility for local office
people: run for mayor; requirements to be mayor
donde: Constitución Política art. 124, 125

[constitutional-special-territories]
ley: territorios especiales; Isla de Pascua; Archipiélago Juan Fernández; residir, permanecer y trasladarse
gente: vivir en isla de pascua; rapa nui; viajar a isla de pascua restricciones; quedarme en la isla; Juan Fernández residir
law: special territories; Easter Island
people: live on Easter Island
donde: Constitución Política art. 126 bis

[constitutional-local-plebiscite]
ley: plebiscitos comunales; consultas no vinculantes; materias de competencia municipal; participación de la comunidad local
gente: plebiscito comunal; consulta ciudadana; consulta municipal; votación en la comuna; cómo pedir un plebiscito
law: local referendum; non-binding consultation
people: local referendum
donde: Constitución Política art. 118; Ley 18.695 art. 99, 101

[constitutional-amendment]
ley: proyectos de reforma de la Constitución; cuatro séptimas partes; mensaje del Presidente; aprobado en cada Cámara; moción de cualquiera de los miembros
gente: reformar la constitución; cambiar la constitución; cómo se modifica la constitución; votos para cambiar la constitución; quórum de reforma constitucional; 4/7
law: constitutional amendment; constitutional reform
people: amend the constitution; change the constitution
donde: Constitución Política art. 127

[constitutional-amendment-plebiscite]
amplio: referendum
ley: rechazare totalmente un proyecto de reforma; insistieren en su totalidad; convocatoria a plebiscito; consulte a la ciudadanía; votación plebiscitaria
gente: plebiscito constitucional; presidente rechaza la reforma; votar una reforma constitucional; plebiscito de reforma
law: referendum; plebiscite on reform
people: referendum
donde: Constitución Política art. 128, 129

[constitutional-convention]
ley: Convención Constitucional; Convención Mixta Constitucional; Convencionales Constituyentes; plebiscito nacional; propuesta de texto de Nueva Constitución
gente: convención constituyente; nueva constitución; proceso constituyente; convencional constituyente; apruebo o rechazo; rechazo 2022; asamblea constituyente
law: Constitutional Convention; new Constitution
people: constitutional convention; new constitution
donde: Constitución Política art. 130, 131, 137, 142

[constitutional-council]
ley: Consejo Constitucional; Comisión Experta; Comité Técnico de Admisibilidad; bases institucionales y fundamentales
gente: consejo constitucional; consejeros constitucionales; comisión experta; expertos constitución; segundo proceso constituyente; plebiscito 2023
law: Constitutional Council; Expert Commission
people: second constitutional process
donde: Constitución Política art. 144, 145, 146, 152, 154, 158, 159

[constitutional-critical-infrastructure]
ley: infraestructura crítica; disponer que las Fuerzas Armadas se hagan cargo de la protección; peligro grave o inminente
gente: militares cuidan infraestructura; infraestructura crítica; militares en la frontera; militares resguardan cárceles
law: critical infrastructure
people: military protect infrastructure
donde: Constitución Política art. 32
`;
