/** Concepts of data: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const DATA = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[data-personal-data]
ley: datos de carácter personal; datos personales; personas naturales, identificadas o identificables; información vinculada o referida
gente: mis datos; datos personales; el rut es dato personal; mi correo es un dato personal; usan mis datos; datos de una persona; mi número de teléfono dato; información personal
law: personal data; identifiable natural person
people: my personal information; what is personal data
donde: Ley 19.628 art. 2

[data-processing]
ley: tratamiento de datos; recolectar, almacenar, grabar, organizar; comunicar, ceder, transferir; responsable del registro; responsable de datos
gente: qué es tratar datos; empresa guarda mis datos; pueden guardar mis datos; quién es responsable de mis datos; base de datos de clientes; la empresa tiene mis datos; recolectan mis datos
law: data processing; data controller
people: company keeps my data
donde: Ley 19.628 art. 1, 2

[data-scope]
ley: ámbito de aplicación territorial; establecido o constituido en el territorio nacional; oferta de bienes o servicios a titulares que se encuentren en Chile; actividades personales
gente: se aplica la ley de datos a empresas extranjeras; facebook ley chilena; google datos chile; ley de datos en chile; la ley de datos se aplica a mi pyme; uso personal de datos; ley de protección de datos
law: territorial scope; data protection law
people: does the privacy law apply to foreign companies
donde: Ley 19.628 art. 1, 1 bis

[data-consent]
ley: manifestación de voluntad libre, específica, inequívoca e informada; autorización del titular; debe constar por escrito
gente: permiso para usar datos; sin mi permiso usaron mis datos; usar mis datos sin autorización; pedir permiso datos; consentimiento de datos; nunca autoricé mis datos; autorizar uso de datos; acepto política de privacidad; casilla marcada
law: consent to data processing; data subject authorization
people: used my data without permission
donde: Ley 19.628 art. 4, 12

[data-consent-withdrawal]
ley: consentimiento revocado; sin efecto retroactivo; sin expresión de causa; medios expeditos
gente: retirar el consentimiento de datos; ya no quiero que usen mis datos; revocar permiso de datos; quitar autorización de mis datos; cancelar permiso de datos
law: withdrawal of consent
people: withdraw my consent data
donde: Ley 19.628 art. 4, 12

[data-lawful-bases]
ley: fuentes de licitud; sin requerir el consentimiento; ejecución de un contrato; interés legítimo; cumplimiento de una obligación legal; fuentes accesibles al público
gente: usar datos sin consentimiento; cuándo no necesitan mi permiso; interés legítimo; usar datos por ley; bases de licitud; datos públicos de internet; bases legales para tratar datos; sacar datos de internet
law: lawful bases; legitimate interests; without consent
people: can they use data without consent
donde: Ley 19.628 art. 4, 13

[data-principles]
ley: principio de licitud; principio de finalidad; principio de proporcionalidad; transparencia e información; principio de confidencialidad
gente: principios de protección de datos; usan mis datos para otra cosa; piden más datos de los necesarios; para qué quieren mis datos; piden demasiados datos; usar datos con otro fin; me piden carnet y foto para qué
law: purpose limitation; data minimisation; data protection principles
people: used my data for something else
donde: Ley 19.628 art. 3, 9

[data-rights]
ley: acceso, rectificación, supresión, oposición; portabilidad y bloqueo; titular de datos; personal, intransferible e irrenunciable; modificación, cancelación o bloqueo
gente: derechos arco; derechos sobre mis datos; qué puedo pedir sobre mis datos; derechos arcop; mis derechos de privacidad; heredero datos de fallecido; cuenta de fallecido
law: data subject rights; ARCO rights
people: my data rights; privacy rights
donde: Ley 19.628 art. 4, 12

[data-access]
ley: derecho de acceso; confirmación acerca de si los datos personales; procedencia y destinatario; exigir a quien sea responsable; información sobre los datos
gente: saber qué datos tienen de mí; pedir mis datos a una empresa; quién le dio mis datos; de dónde sacaron mi número; ver mis datos; copia de mis datos; cómo consiguieron mi teléfono; qué información guardan de mí
law: right of access
people: what information do they hold about me; where did they get my number
donde: Ley 19.628 art. 5, 12

[data-rectification]
ley: derecho de rectificación; inexactos, desactualizados o incompletos; datos erróneos
gente: corregir mis datos; datos equivocados; mis datos están malos; actualizar mis datos; cambiar mi nombre en el registro de la empresa; datos mal escritos; información errada sobre mí
law: right to rectification; inaccurate data
people: correct my data; wrong data about me
donde: Ley 19.628 art. 6, 12

[data-erasure]
ley: derecho de supresión; eliminación de los datos; carezca de fundamento legal; datos caducos; no resulten necesarios
gente: borrar mis datos; eliminar mis datos; que borren mi cuenta; derecho al olvido; borrarme de google; sacar mi nombre de internet; eliminar mi información; que me saquen de su base; noticia antigua mía en internet; borrar mi perfil; sacar mi foto de internet
law: right to erasure; deletion of data; right to be forgotten
people: delete my data; remove me from google
donde: Ley 19.628 art. 7, 12

[data-objection]
ley: derecho de oposición; mercadotecnia directa; titular se oponga; fines de publicidad, investigación de mercado o encuestas
gente: no quiero que usen mis datos para publicidad; oponerme al uso de mis datos; que no me perfilen; encuesta con mis datos; sacarme de marketing; no quiero recibir ofertas datos
law: right to object; direct marketing
people: object to marketing use of my data
donde: Ley 19.628 art. 3, 8

[data-automated-decisions]
ley: decisiones individuales automatizadas; elaboración de perfiles; efectos jurídicos; intervención humana
gente: me rechazó un algoritmo; decisión de una máquina; inteligencia artificial decidió; perfilan a clientes; algoritmo me negó el crédito; me evaluó un robot; puntaje automático; que lo revise una persona
law: automated decisions; profiling; human intervention
people: rejected by an algorithm; AI decision
donde: Ley 19.628 art. 8 bis

[data-blocking]
ley: bloqueo de datos; suspensión temporal de cualquier operación de tratamiento; mientras dicha solicitud no se resuelva
gente: bloquear mis datos; congelar mis datos; suspender el uso de mis datos; que no usen mis datos mientras reclamo
law: blocking of data; restriction of processing
people: freeze my data
donde: Ley 19.628 art. 8 ter, 12

[data-portability]
ley: portabilidad de los datos personales; formato electrónico estructurado; copia de los datos
gente: llevarme mis datos a otra empresa; portabilidad de datos; traspasar mis datos; que me entreguen mis datos en archivo; descargar mis datos; ficha en formato electrónico
law: data portability
people: download my data; transfer my data
donde: Ley 19.628 art. 9
no: número; celular; banco

[data-exercise-rights]
ley: treinta días corridos; responsable deberá acusar recibo; ejercicio de los derechos
gente: cómo pido que borren mis datos; plazo para que respondan por mis datos; la empresa no responde por mis datos; solicitud de datos; carta para pedir mis datos; no me contestan sobre mis datos; es gratis pedir mis datos
law: exercise of data rights; response deadline
people: company ignores my data request
donde: Ley 19.628 art. 10, 11, 16

[data-court-claim]
ley: juez de letras en lo civil del domicilio del responsable; amparo a los derechos; solicitud del titular; habeas data
gente: demandar por uso de mis datos; habeas data; ir al tribunal por mis datos; recurso por datos personales; juicio por datos; dónde reclamo por mis datos; denunciar uso de datos
law: habeas data; court action for data protection
people: sue for misuse of my data
donde: Ley 19.628 art. 16, 41, 43

[data-damages]
ley: indemnizar el daño patrimonial y moral; tratamiento indebido de los datos; monto de la indemnización
gente: indemnización por mis datos; demandar por filtración de datos; daño moral por datos; publicaron mis datos y quiero plata; me perjudicó el uso de mis datos; compensación por filtración
law: damages for unlawful processing
people: compensation for data leak
donde: Ley 19.628 art. 23, 47

[data-sensitive]
ley: datos sensibles; características físicas o morales; origen racial, ideologías y opiniones políticas; creencias o convicciones religiosas; estados de salud físicos o psíquicos; vida sexual
gente: datos sensibles; religión en base de datos; orientación sexual datos; me preguntan mi religión; mi opinión política en un registro; datos delicados; sindicato datos; raza en una ficha
law: sensitive data; special categories
people: sensitive information; religious data; sexual orientation
donde: Ley 19.628 art. 2, 10, 16

[data-health]
ley: datos de salud; perfil biológico humano; ficha clínica; estado de salud; determinación u otorgamiento de beneficios de salud
gente: datos de salud; ficha médica; publicaron mi enfermedad; jefe sabe mi diagnóstico; divulgaron mi vih; clínica filtró mis exámenes; mis exámenes médicos; licencia médica y diagnóstico; historial médico; receta médica datos
law: health data; medical records
people: medical records leaked; boss knows my illness
donde: Ley 19.628 art. 10, 16 bis; Ley 20.584 art. 12, 13

[data-biometric]
ley: datos personales biométricos; huella digital, el iris; rasgos de la mano o faciales y la voz; identificación única
gente: huella digital en el trabajo; reconocimiento facial; reloj control con huella; me escanearon el iris; escaneo de iris por plata; foto de mi cara; cámara de reconocimiento facial; control con cara; worldcoin
law: biometric data; facial recognition
people: fingerprint at work; face recognition; iris scan
donde: Ley 19.628 art. 16 ter

[data-children]
ley: niños, niñas y adolescentes; interés superior del niño en el tratamiento; consentimiento de sus padres o representantes; menores de catorce años; datos personales relativos a los niños
gente: datos de mi hijo; colegio publicó foto de mi hijo; fotos de niños en internet; menor de edad datos; subieron fotos de mi hija; app de niños; colegio usa imagen de alumnos; edad para consentir datos
law: children's data; parental consent
people: school posted my child's photo
donde: Ley 19.628 art. 16 quáter

[data-geolocation]
ley: geolocalización; datos de geolocalización; categorías de datos
gente: me rastrean con gps; ubicación del celular; empresa sabe dónde estoy; gps en el auto de la empresa; rastrear celular; geolocalización del trabajador; mi pareja me rastrea
law: geolocation data
people: tracked by GPS; location tracking
donde: Ley 19.628 art. 16 sexies

[data-research]
ley: fines históricos, estadísticos, científicos; anonimizados; estudios o investigaciones
gente: usar datos para tesis; datos para investigación; encuesta anónima; estadísticas con datos personales; anonimizar datos; datos para un estudio
law: scientific and statistical purposes; anonymisation
people: data for research
donde: Ley 19.628 art. 16 quinquies, 3

[data-controller-duties]
ley: obligaciones del responsable de datos; informar y poner a disposición del titular; deber de información y transparencia; política de tratamiento de datos
gente: qué debe hacer mi empresa con los datos; política de privacidad; aviso de privacidad; mi pyme y ley de datos; obligaciones con los datos de clientes; qué poner en la política de privacidad; cumplir la ley de datos
law: controller obligations; privacy policy; transparency about data
people: privacy policy for my website
donde: Ley 19.628 art. 14, 14 ter

[data-secrecy]
ley: secreto o confidencialidad; personas que trabajan en el tratamiento de datos; obligación que no cesa; guardar secreto
gente: empleado divulgó mis datos; trabajador contó mis datos; secreto de los datos; funcionario filtró mis datos; secreto profesional datos; contaron mi información
law: duty of confidentiality
people: employee leaked my data
donde: Ley 19.628 art. 7, 14 bis

[data-privacy-by-design]
ley: protección desde el diseño y por defecto; medidas técnicas y organizativas; evaluación de impacto en protección de datos personales; alto riesgo
gente: privacidad por diseño; evaluación de impacto de datos; cuándo hago evaluación de impacto; privacidad por defecto; app que cumpla ley de datos
law: data protection by design; impact assessment; DPIA
people: privacy by design
donde: Ley 19.628 art. 14 quáter, 15 ter

[data-security]
ley: medidas de seguridad de los datos; confidencialidad, integridad, disponibilidad y resiliencia; cuidar de ellos con la debida diligencia; accesos no autorizados
gente: cómo proteger los datos de clientes; la empresa no cuidó mis datos; seguridad de los datos; clave de la base de datos; cuidar los datos; guardar datos en excel
law: data security; appropriate measures
people: company did not protect my data
donde: Ley 19.628 art. 11, 14 quinquies

[data-breach]
ley: vulneraciones a las medidas de seguridad; reportar a la Agencia; destrucción, filtración, pérdida o alteración; sin dilaciones indebidas; comunicar a los titulares
gente: filtraron mis datos; filtración de datos; hackearon la empresa y mis datos; se filtraron mis claves; robo de base de datos; brecha de datos; tengo que avisar una filtración; mis datos aparecieron en internet; hackeo de datos de clientes
law: data breach; breach notification
people: data leak; hacked company
donde: Ley 19.628 art. 14 sexies

[data-assignment]
ley: cesión de datos personales; cedente de los datos; transferencia de datos; procedimiento automatizado de transmisión
gente: vendieron mis datos; vender bases de datos; comprar base de datos; pasaron mis datos a otra empresa; compartieron mi número; empresa compartió mis datos; es legal vender datos; compartir datos entre empresas
law: data transfer to third party; sale of personal data
people: sold my data; shared my data
donde: Ley 19.628 art. 5, 15

[data-processor]
ley: tercero mandatario o encargado; tratamiento de datos a través de un tercero; contrato de encargo
gente: encargado de datos; proveedor que maneja mis datos; subcontratar el manejo de datos; call center con datos de clientes; contrato de tratamiento de datos; nube y datos; empresa externa guarda los datos
law: data processor; processing agreement
people: vendor handles customer data
donde: Ley 19.628 art. 8, 15 bis

[data-international-transfer]
ley: transferencia internacional de datos; niveles adecuados de protección; cláusulas contractuales; país adecuado; normas corporativas vinculantes
gente: mandar datos al extranjero; datos en servidores de afuera; guardar datos en estados unidos; transferir datos a otro país; nube extranjera; datos fuera de chile
law: international data transfer; adequacy decision; standard contractual clauses
people: send data abroad
donde: Ley 19.628 art. 27, 28

[data-public-bodies]
ley: organismo público; materias de su competencia; tratamiento de datos personales por los órganos públicos; comunicar o ceder datos; no necesitará el consentimiento
gente: la muni usa mis datos; el estado tiene mis datos; servicio público publicó mis datos; gobierno comparte mis datos; registro civil entrega mis datos; funcionario mira mis datos; datos en una entidad pública
law: public bodies; government processing
people: government has my data
donde: Ley 19.628 art. 20, 21

[data-criminal-records]
ley: condenas por delitos, infracciones administrativas o faltas disciplinarias; prescrita la acción penal; cumplida o prescrita la sanción; organismos públicos
gente: aparece mi condena en internet; mis antecedentes publicados; piden mis antecedentes; publicar condenas; causa penal en google; divulgar que estuve preso
law: data on criminal convictions
people: my conviction shows online
donde: Ley 19.628 art. 21, 25

[data-agency]
ley: Agencia de Protección de Datos Personales; corporación autónoma de derecho público; velar por la efectiva protección; fiscalizar el cumplimiento; dictar instrucciones
gente: agencia de protección de datos; quién fiscaliza los datos personales; dónde denuncio por mis datos; organismo de datos personales; a quién reclamo por privacidad; consejo para la transparencia datos
law: Data Protection Agency; supervisory authority
people: where to report privacy violation
donde: Ley 19.628 art. 30

[data-agency-complaint]
ley: procedimiento administrativo de tutela de derechos; reclamo ante la Agencia; treinta días hábiles; negativa del responsable
gente: reclamar ante la agencia de datos; plazo para reclamar por mis datos; me negaron borrar mis datos; rechazaron mi solicitud de datos; denuncia a la agencia de datos
law: complaint to the agency; protection of rights procedure
people: complain to data agency
donde: Ley 19.628 art. 41, 42

[data-sanctions]
ley: infracciones leves, graves y gravísimas; multa de hasta 20.000 unidades tributarias mensuales; amonestación escrita
gente: multa por datos personales; cuánto multan por filtrar datos; sanción por usar datos sin permiso; multas de la ley de datos; multa a mi empresa por datos; infracción gravísima datos
law: data protection fines; sanctions for infringement
people: privacy fine
donde: Ley 19.628 art. 34, 34 bis, 34 ter, 34 quáter, 35

[data-prevention-model]
ley: modelo de prevención de infracciones; delegado de protección de datos; programa de cumplimiento
gente: delegado de protección de datos; encargado de privacidad de la empresa; DPO; modelo de prevención datos; certificar protección de datos; tengo que nombrar un delegado
law: data protection officer; compliance programme
people: DPO; data protection officer
donde: Ley 19.628 art. 49, 50, 51

[data-image-right]
ley: vida privada y a la honra; protección de sus datos personales; derecho a la propia imagen
gente: subieron mi foto sin permiso; usaron mi imagen en publicidad; mi foto en facebook; me grabaron sin permiso; publicaron un video mío; usar mi foto; me etiquetaron en una foto; me hicieron un meme; me funaron; publicaron mi cara; me subieron a tiktok; publicaron mi rut y dirección; me grabó y lo subió; subieron un video de mí
law: right to privacy; image rights
people: posted my photo without permission; filmed me
donde: Constitución Política art. 19

[data-recording-conversations]
ley: recintos particulares o lugares que no sean de libre acceso al público; capte, intercepte, grabe o reproduzca conversaciones; carácter privado; sin autorización del afectado
gente: grabar una conversación; me grabaron una llamada; es legal grabar a alguien; grabar a mi jefe; difundieron un audio mío; grabación oculta; grabar sin permiso; usar grabación de prueba; publicaron mis chats; difundir pantallazos de whatsapp
law: unlawful recording of private conversations
people: record a conversation; leaked my chats
donde: Código Penal art. 161-A

[data-intimate-images]
ley: imágenes de contenido sexual; difusión de imágenes; sin autorización del afectado; carácter privado
gente: difundieron fotos íntimas; pack de fotos; mi ex subió fotos mías; porno venganza; me amenazan con publicar fotos; sextorsión; nudes; video íntimo; fotos desnuda; deepfake; fotos íntimas; mandó mis fotos desnuda; me chantajean con fotos; mi ex publicó mis fotos
law: non-consensual intimate images
people: revenge porn; sextortion; leaked nudes
donde: Código Penal art. 161-A, 161-B

[data-video-surveillance]
ley: cámaras de videovigilancia; videovigilancia; imágenes de las cámaras
gente: cámaras en el edificio; cámara del vecino apunta a mi casa; cámaras en el trabajo; poner cámaras de seguridad; cámara en el baño; videos del condominio; me graban en la pega; pedir grabación de cámara; ver las cámaras del edificio; la cámara del vecino me graba; hay una cámara oculta
law: video surveillance; CCTV
people: neighbor camera; cameras at work

[data-employee]
ley: información y datos privados del trabajador; con ocasión de la relación laboral
gente: jefe revisa mi correo; empresa lee mis mensajes; revisan mi whatsapp en el trabajo; datos del trabajador; empresa divulgó mis datos personales; jefe revisa mi computador; mi empleador compartió mis datos; monitorean mi pantalla
law: employee data; workplace privacy
people: boss reads my email; monitor employees
donde: Código del Trabajo art. 154 ter

[data-cyber-essential-services]
ley: servicios esenciales; operadores de importancia vital; ciberseguridad; Agencia Nacional de Ciberseguridad; infraestructura crítica de la información
gente: ley de ciberseguridad; mi empresa es servicio esencial; operador de importancia vital; a quién se aplica la ley de ciberseguridad; OIV; ley marco de ciberseguridad
law: essential services; operators of vital importance; cybersecurity framework
people: does the cybersecurity law apply to my company
donde: Ley 21.663 art. 1, 4, 5

[data-cyber-duties]
ley: deberes generales de ciberseguridad; deberes específicos de los operadores de importancia vital; sistema de gestión de seguridad de la información; planes de continuidad operacional y ciberseguridad; delegado de ciberseguridad
gente: qué obliga la ley de ciberseguridad; medidas de ciberseguridad empresa; delegado de ciberseguridad; plan de continuidad; capacitación ciberseguridad; obligaciones de ciberseguridad
law: cybersecurity duties; information security management
people: cybersecurity obligations
donde: Ley 21.663 art. 7, 8

[data-cyber-incident-report]
ley: deber de reportar; ciberataques e incidentes de ciberseguridad; efectos significativos; plazo máximo de tres horas; CSIRT Nacional
gente: reportar un ciberataque; hackearon mi empresa; ransomware; avisar un incidente de ciberseguridad; cuántas horas para reportar ciberataque; ataque informático a la empresa; secuestro de datos; a quién aviso un hackeo
law: incident reporting; three-hour alert
people: report a cyber attack; ransomware
donde: Ley 21.663 art. 9

[data-cyber-agency]
ley: Agencia Nacional de Ciberseguridad; CSIRT Nacional; regular, fiscalizar y sancionar; equipos de respuesta a incidentes
gente: agencia de ciberseguridad; anci; csirt; quién fiscaliza la ciberseguridad; autoridad de ciberseguridad
law: National Cybersecurity Agency; CSIRT
people: cybersecurity agency
donde: Ley 21.663 art. 10, 11, 24

[data-cyber-sanctions]
ley: infracciones leves, graves y gravísimas; operadores de importancia vital
gente: multa por ciberseguridad; sanción por no reportar ciberataque; multa de la anci
law: cybersecurity fines
people: cybersecurity penalty
donde: Ley 21.663 art. 38-40

[data-crime-illicit-access]
ley: acceso ilícito; superando barreras técnicas o medidas tecnológicas de seguridad; sin autorización o excediendo la autorización; acceda a un sistema informático
gente: me hackearon; entraron a mi correo; mi ex entró a mi facebook; hackearon mi instagram; me robaron la cuenta; entraron a mi computador; se metieron a mi celular; acceso a mi cuenta sin permiso; me hackearon el whatsapp; revisó mi celular; espió mi celular; me robaron el instagram; se metieron a mi cuenta; mi pareja me revisa el celular; perdí mi cuenta de instagram
law: unauthorised access; hacking
people: hacked my account; someone got into my phone
donde: Ley 21.459 art. 2

[data-crime-system-attack]
ley: ataque a la integridad de un sistema informático; obstaculice o impida el normal funcionamiento; introducción, transmisión, daño, deterioro; datos informáticos
gente: botaron mi página web; ataque a mi servidor; virus informático; tumbaron el sitio; sabotaje informático; dejaron inutilizado el sistema; ataque ddos; borraron el sistema
law: system interference; denial of service
people: took down my website; computer virus
donde: Ley 21.459 art. 1

[data-crime-interception]
ley: interceptación ilícita; intercepte, interrumpa o interfiera; transmisión no pública de información; emisiones electromagnéticas
gente: interceptaron mis mensajes; me espían los mensajes; pinchar el teléfono; me intervinieron el teléfono; espiar whatsapp; programa espía; spyware en el celular
law: illegal interception
people: spying on my messages; wiretap
donde: Ley 21.459 art. 3

[data-crime-data-damage]
ley: ataque a la integridad de los datos informáticos; altere, dañe o suprima datos informáticos; daño grave al titular
gente: borraron mis archivos; ex empleado borró los datos; eliminaron información de la empresa; dañaron mis datos; alteraron archivos; me borraron todo el computador
law: data interference; data damage
people: ex-employee deleted files
donde: Ley 21.459 art. 4

[data-crime-forgery]
ley: falsificación informática; introduzca, altere, dañe o suprima datos informáticos; tomados como auténticos; generar documentos auténticos
gente: falsificaron un documento electrónico; pantallazo falso; transferencia falsa comprobante; correo falso; documento digital falso; falsificar un pdf
law: computer-related forgery
people: fake transfer receipt; forged electronic document
donde: Ley 21.459 art. 5

[data-crime-fraud]
ley: fraude informático; manipule un sistema informático; beneficio económico para sí o para un tercero; introducción, alteración, daño o supresión de datos
gente: fraude informático; estafa por internet delito; phishing delito; me robaron plata por internet; manipularon mi cuenta; estafa con página falsa del banco; estafa digital; sim swapping; me duplicaron el chip; me estafaron por whatsapp; se hicieron pasar por mi banco
law: computer fraud; phishing
people: online fraud; phishing crime; SIM swap
donde: Ley 21.459 art. 7

[data-crime-reception]
ley: receptación de datos informáticos; conociendo su origen o no pudiendo menos que conocerlo; comercialice, transfiera o almacene; datos informáticos
gente: comprar datos robados; vender claves robadas; tener bases de datos hackeadas; receptación de datos; vender cuentas robadas
law: receiving stolen data
people: buying stolen data
donde: Ley 21.459 art. 6

[data-crime-devices]
ley: abuso de los dispositivos; programas computacionales, contraseñas, códigos de seguridad; perpetración de los delitos; entregare u obtuviere
gente: vender programas para hackear; vender contraseñas; programa para robar claves; skimmer; tener virus; aparato para clonar tarjetas
law: misuse of devices
people: selling hacking tools
donde: Ley 21.459 art. 8

[data-crime-rules]
ley: circunstancias agravantes; cooperación eficaz; posición de confianza; niños, niñas, adolescentes o adultos mayores; comiso de los equipos
gente: pena por hackear; cárcel por hackear; denunciar delito informático; delito informático a adulto mayor; hacker ético; cuánta cárcel por delito informático; dónde denuncio un hackeo; cibercrimen pdi
law: cybercrime penalties; aggravating circumstances
people: punishment for hacking; report cybercrime
donde: Ley 21.459 art. 9, 10, 16

[data-electronic-signature]
ley: firma electrónica; cualquier sonido, símbolo o proceso electrónico; suscritos por medio de firma electrónica; misma manera y producirán los mismos efectos; soporte de papel
gente: firma electrónica; vale la firma digital; firmar un contrato por internet; firma escaneada vale; contrato firmado por correo; firmar por mail; docusign; es válido firmar online; contrato electrónico vale; foto de la firma
law: electronic signature; electronic document
people: e-signature valid; sign online; DocuSign
donde: Ley 19.799 art. 2, 3

[data-advanced-signature]
ley: firma electrónica avanzada; certificada por un prestador acreditado; exclusivo control; instrumento público
gente: firma electrónica avanzada; diferencia entre firma simple y avanzada; sacar firma electrónica; qué trámites piden firma avanzada; token firma; escritura pública electrónica; clave única firma
law: advanced electronic signature; accredited certification provider
people: advanced e-signature; qualified signature
donde: Ley 19.799 art. 2, 4

[data-electronic-evidence]
ley: documentos electrónicos podrán presentarse en juicio; plena prueba; firma electrónica avanzada; documento electrónico
gente: correo electrónico como prueba; whatsapp como prueba; pantallazo como prueba; sirve un mail en juicio; prueba digital; chat de whatsapp en juicio; contrato electrónico como prueba; captura de pantalla prueba
law: electronic documents as evidence
people: WhatsApp as evidence; email as proof
donde: Ley 19.799 art. 5

[data-signature-exceptions]
ley: solemnidad que no sea susceptible de cumplirse mediante documento electrónico; concurrencia personal de alguna de las partes; derecho de familia
gente: qué no se puede firmar electrónicamente; vender casa con firma electrónica; casarse por internet; testamento electrónico; qué contratos no valen electrónicos; compraventa de casa online
law: exceptions to electronic signature
people: what cannot be signed electronically
donde: Ley 19.799 art. 3

[data-signature-providers]
ley: prestadores de servicios de certificación; acreditación del prestador; certificados de firma electrónica; Subsecretaría de Economía; obligaciones del prestador
gente: empresas que dan firma electrónica; certificador de firma; me robaron la firma electrónica; responsabilidad de la certificadora; usaron mi firma electrónica; vence la firma electrónica; revocar certificado
law: certification service providers
people: e-signature provider; stolen digital signature
donde: Ley 19.799 art. 11, 12, 14-17

[data-signature-user-rights]
ley: usuarios o titulares de firmas electrónicas; custodiar adecuadamente los mecanismos de seguridad; declaraciones exactas y completas
gente: derechos del usuario de firma electrónica; presté mi firma electrónica; obligaciones del dueño de la firma; le di mi token al contador; compartir mi clave de firma
law: rights and duties of signature holders
people: shared my digital signature
donde: Ley 19.799 art. 23, 24

[data-state-digital-procedures]
ley: procedimiento administrativo electrónico; medios electrónicos; principio de escrituración; expresarán por escrito a través de medios electrónicos; expediente electrónico
gente: trámites online con el estado; trámite digital; ley de transformación digital; hacer trámites por internet; municipalidad sin papel; pueden exigirme papel; expediente electrónico; ver mi expediente en línea
law: digital government; electronic administrative procedure
people: online government paperwork
donde: Ley 21.180 art. 1; Ley 19.880 art. 1, 5, 18

[data-state-no-documents-twice]
ley: interoperabilidad; obren en poder de cualquier órgano de la Administración del Estado; equivalencia funcional
gente: me piden papeles que el estado ya tiene; me piden el certificado de nacimiento otra vez; servicio público pide documentos que ya tienen; no presentar documentos de nuevo; certificados entre servicios públicos
law: interoperability; once-only principle
people: government asks for documents it already has
donde: Ley 21.180 art. 1; Ley 19.880 art. 16 bis, 17

[data-state-electronic-notification]
ley: notificaciones se practicarán por medios electrónicos; domicilio digital único; carezcan de los medios tecnológicos; soporte de papel
gente: me notificaron por correo un trámite; domicilio digital; notificación electrónica del estado; no tengo internet para trámites; adulto mayor trámites en papel; no vi el correo de la notificación; pedir carta en papel
law: electronic notification; digital domicile
people: government email notice; no internet for paperwork
donde: Ley 21.180 art. 1; Ley 19.880 art. 46
`;
