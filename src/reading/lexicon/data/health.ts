/** Concepts of health: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const HEALTH = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[health-patient-rights]
ley: acciones vinculadas a su atención de salud; atención de salud; prestador de salud; acciones de promoción, protección y recuperación
gente: derechos del paciente; derechos en el hospital; mis derechos en la clínica; ley de derechos del paciente; derechos de los enfermos; derechos en el consultorio
law: patients' rights; health care rights
people: patient rights; rights in hospital
donde: Ley 20.584 art. 1, 2, 3

[health-no-discrimination]
ley: sin discriminación arbitraria; dadas oportunamente; discriminación arbitraria en la atención; personas privadas de libertad atención de salud
gente: no me atendieron en el hospital; me negaron atención médica; discriminación en el hospital; no quisieron atenderme; me echaron del consultorio; atención de salud extranjeros; preso atención médica; discriminan por ser gay en el hospital; no me quieren atender en urgencias; no me atendieron en la posta; no lo atienden en el hospital; me tuvieron horas esperando en urgencia; esperar horas en urgencia; me mandaron para la casa sin examen; sordo sin intérprete en el hospital
law: non-discrimination in health care
people: hospital refused to treat me; denied medical care; refused to treat me; waited hours in emergency
donde: Ley 20.584 art. 2

[health-patient-safety]
ley: seguridad del paciente; calidad de la atención de salud; infecciones intrahospitalarias; eventos adversos evitables; errores en la atención de salud
gente: me infecté en el hospital; bacteria intrahospitalaria; me dieron el remedio equivocado; se equivocaron de paciente; ocultaron el error médico; virus intrahospitalario; error del hospital con mi papá; hospital perdió mis exámenes; perdieron mis exámenes; me sacaron la muela equivocada
law: patient safety; adverse events; hospital infection
people: hospital infection; wrong medicine given
donde: Ley 20.584 art. 4

[health-dignified-treatment]
ley: trato digno y respetuoso; lenguaje adecuado e inteligible; privacidad durante la atención; tomas de fotografías, grabaciones o filmaciones; actitudes que se ajusten a las normas de cortesía
gente: me trataron mal en el hospital; maltrato en la clínica; médico me gritó; enfermera pesada; grabar en el hospital; sacaron fotos al paciente; médico se burló; mal trato en el consultorio; doctor prepotente; me trató mal el doctor; me trataron mal en la posta; enfermera me gritó
law: dignified treatment; privacy of the patient
people: rude doctor; mistreated in hospital; photos of patient
donde: Ley 20.584 art. 5

[health-preferential-attention]
ley: atendidos preferente y oportunamente; mayores de 60 años; atención preferente; cuidadores y personas con discapacidad atención preferente
gente: atención preferente adultos mayores; tercera edad hora médica; prioridad para ancianos en el consultorio; cuidador atención preferente; abuelita espera mucho en el consultorio; preferencia por discapacidad; fila preferencial hospital
law: preferential attention for the elderly and disabled
people: elderly priority hospital; caregiver priority
donde: Ley 20.584 art. 5 bis, 5 ter

[health-company-visitors]
ley: compañía de familiares y amigos cercanos; asistencia espiritual; acompañamiento de niños; acompañamiento durante el trabajo de parto
gente: acompañar al enfermo; visitas en el hospital; no me dejan ver a mi familiar hospitalizado; acompañar a mi hijo hospitalizado; cura en el hospital; quedarme con mi hijo en la clínica; entrar al parto con mi señora; papá presente en el parto; no dejaron entrar al papá al parto; acompañar a mi mamá hospitalizada; acompañar a mi papá hospitalizado; no me dejan quedarme en el hospital
law: company of relatives during hospitalization; spiritual assistance
people: visit in hospital; stay with hospitalized child; father in delivery room
donde: Ley 20.584 art. 6

[health-indigenous-care]
ley: alta concentración de población indígena; atención de salud con pertinencia cultural; modelo de salud intercultural; sistemas de sanación; facilitadores interculturales
gente: salud mapuche; machi en el hospital; medicina mapuche; pueblos originarios hospital; atención de salud indígena; parto mapuche
law: culturally appropriate health care; indigenous peoples
people: indigenous medicine in hospital
donde: Ley 20.584 art. 7

[health-institution-information]
ley: información suficiente, oportuna, veraz y comprensible; prestador institucional le proporcione información; condiciones previsionales de salud requeridas
gente: clínica no me dijo el precio; cuánto cuesta la atención médica; informar precios de la clínica; horarios de visita; carta de derechos del paciente
law: information from the provider; price information
people: clinic didn't tell the price
donde: Ley 20.584 art. 8

[health-telemedicine]
ley: telemedicina; salud digital; realizada a distancia; tecnologías de la información y las comunicaciones; plataformas tecnológicas
gente: consulta online; médico por videollamada; teleconsulta; hora médica por zoom; consulta médica a distancia; receta por internet; doctor por whatsapp
law: telemedicine; digital health
people: online doctor; video consultation
donde: Ley 20.584 art. 1, 8 bis, 9, 10 bis

[health-staff-identification]
ley: sistema visible de identificación personal; función que desempeñan; saber quien autoriza y efectúa sus diagnósticos
gente: saber el nombre del médico; credencial del doctor; médico no se identifica; estudiante me atendió en hospital
law: identification of health staff
people: identify my doctor; name of the surgeon
donde: Ley 20.584 art. 9

[health-diagnosis-information]
ley: derecho a ser informada; posible diagnóstico de su enfermedad; alternativas de tratamiento; pronóstico esperado; médico u otro profesional tratante; informada del estado de su salud
gente: el médico no me explica; saber mi diagnóstico; ocultar diagnóstico; doctor no informa; no quiero saber mi enfermedad; informar a la familia del enfermo; me dijeron que tengo cáncer; no me dicen qué enfermedad tiene mi mamá; médico no quiere decirme qué tengo; doctor no me dice qué tengo; el médico no me dijo
law: right to be informed of diagnosis and treatment
people: doctor won't explain; know my diagnosis
donde: Ley 20.584 art. 10

[health-discharge-report]
ley: informe legible; una vez finalizada su hospitalización; diagnóstico de ingreso y de alta; certificado que acredite su estado de salud
gente: epicrisis; informe de alta; papeles del alta; pedir certificado al doctor; me dieron de alta sin papeles; certificado médico del doctor; informe médico de alta; no me quieren entregar los exámenes; resultado de exámenes
law: discharge report; medical certificate
people: discharge papers; medical certificate
donde: Ley 20.584 art. 11

[health-medical-record]
ley: ficha clínica; instrumento obligatorio; conjunto de antecedentes; datos sensibles; titular de la ficha clínica
gente: ficha clínica; ficha médica; historial médico; pedir mi ficha; quién puede ver mi ficha médica; mi ficha se perdió; copia de mi ficha; la clínica no me entrega la ficha; quiero ver mi ficha; ver mis exámenes; me entreguen mis exámenes; carpeta médica
law: medical record; clinical record
people: medical records; get my medical file; see my medical records
donde: Ley 20.584 art. 12, 13

[health-record-access-third-parties]
ley: terceros que no estén directamente relacionados con la atención de salud; poder simple otorgado ante notario; tribunales de justicia; acceso a la información de la ficha clínica
gente: ficha clínica de un fallecido; ver la ficha de mi papá muerto; mi jefe pide mi ficha médica; empleador ver ficha clínica; isapre ve mi ficha; cuántos años guardan la ficha; heredero pide ficha clínica; mi jefe puede ver mis exámenes; quién puede ver mis exámenes
law: third-party access to medical records; confidentiality of records
people: deceased's medical records; employer see medical records
donde: Ley 20.584 art. 13

[health-informed-consent]
ley: otorgar o denegar su voluntad; consentimiento informado; libre, voluntaria, expresa e informada; procedimiento o tratamiento; constar por escrito
gente: consentimiento informado; operación sin mi consentimiento; no me explicaron los riesgos de la operación; me hicieron firmar un papel en la clínica; negarse a operarse; me ligaron sin avisar; me operaron sin mi permiso en el hospital; firmar papel antes de operarse; no me avisaron los riesgos de la operación; firmé para que me operaran
law: informed consent
people: surgery without consent; consent form
donde: Ley 20.584 art. 14

[health-emergency-without-consent]
ley: no se requerirá la manifestación de voluntad; riesgo para la salud pública; riesgo vital o secuela funcional grave; atención médica inmediata e impostergable
gente: operar inconsciente; emergencia sin consentimiento; atender a alguien inconsciente; familiar inconsciente quién decide; operar de urgencia sin familia; transfusión sin permiso
law: emergency treatment without consent
people: unconscious patient who decides
donde: Ley 20.584 art. 15

[health-treatment-refusal]
ley: voluntad de no ser tratada; interrumpir el tratamiento; negarse a cumplir las prescripciones médicas; alta voluntaria; alta forzosa
gente: alta voluntaria; irme del hospital; no quiero el tratamiento; rechazar tratamiento; rechazar quimioterapia; testigo de Jehová sangre; puedo irme de la clínica; me quieren dar de alta a la fuerza; no quiero que me operen; puedo negarme a la operación; no quiere tratarse
law: refusal of treatment; voluntary discharge
people: refuse treatment; leave hospital against advice; refuse surgery; can I refuse an operation
donde: Ley 20.584 art. 14, 18

[health-terminal-illness]
ley: estado de salud es terminal; prolongar artificialmente su vida; medidas de soporte ordinario; cuidados paliativos; morir con dignidad
gente: enfermo terminal; desconectar a mi papá; muerte digna; no quiero que me mantengan con máquinas; cuidados paliativos; enfermedad terminal; cáncer terminal; dejar morir al enfermo tranquilo; desconectar el respirador; que desconecten a mi mamá
law: terminal illness; palliative care; life support refusal
people: terminally ill; disconnect life support; resuscitate order
donde: Ley 20.584 art. 16; Ley 21.375 art. 1, 2

[health-euthanasia]
amplio: sueltas
ley: aceleración artificial de la muerte; prácticas eutanásicas; auxilio al suicidio
gente: eutanasia; suicidio asistido; ayudar a morir; quiero que me ayuden a morir; inyección letal enfermo
law: euthanasia; assisted suicide
people: euthanasia; help to die
donde: Ley 20.584 art. 14, 16; Código Penal art. 393

[health-ethics-committee]
ley: comité de ética; opinión del comité; dudas acerca de la competencia de la persona; insistencia en la indicación de los tratamientos
gente: comité de ética del hospital; médicos y familia en desacuerdo; médico no respeta la decisión del paciente; familia no quiere tratamiento; reclamar al comité de ética
law: hospital ethics committee
people: ethics committee
donde: Ley 20.584 art. 17

[health-brain-death]
ley: muerte cerebral; defunción se certificará; muerte encefálica; abolición total e irreversible de todas las funciones encefálicas
gente: muerte cerebral; coma y muerte cerebral; declarar muerto con respirador
law: brain death
people: brain dead
donde: Ley 20.584 art. 19; Ley 19.451 art. 11

[health-clinical-trials]
ley: investigación científica biomédica; elegir su incorporación; protocolos de investigación; adultos que no son capaces; comité ético-científico
gente: estudio clínico; ensayo clínico; me usaron de conejillo; probar un remedio experimental; participar en investigación médica; tratamiento experimental
law: clinical trials; biomedical research
people: clinical trial; experimental drug
donde: Ley 20.584 art. 21, 22, 28; Ley 20.120 art. 10, 11

[health-mental-patient-rights-2012]
ley: discapacidad psíquica o intelectual; tratamientos invasivos e irreversibles; esterilización con fines contraceptivos; psicocirugía; personas con enfermedades mentales; reserva de la ficha discapacidad psíquica
gente: esterilizar a una persona con discapacidad; ligadura de trompas sin permiso; electroshock; lobotomía; esterilización forzada
law: irreversible treatments; psychosurgery; sterilization of the disabled
people: forced sterilization
donde: Ley 20.584 art. 24, 29

[health-mental-health-rights]
ley: salud mental; persona con enfermedad mental o discapacidad psíquica o intelectual; reconocimiento y protección de los derechos fundamentales; atención comunitaria
gente: derechos en salud mental; ley de salud mental; esquizofrenia derechos; depresión derechos; hijo con esquizofrenia; enfermo psiquiátrico; psiquiatra derechos; bipolar derechos
law: mental health rights; psychosocial disability
people: mental illness rights
donde: Ley 21.331 art. 1, 2, 3, 9

[health-involuntary-hospitalization]
ley: hospitalización psiquiátrica involuntaria; medida terapéutica; riesgo real e inminente de daño; último recurso; interconsulta de dos profesionales; internación de las personas que padezcan de enfermedades mentales; dependencia de drogas u otras substancias; internación involuntaria; internación en observación
gente: internar a la fuerza; internación forzada; internar a mi hijo drogadicto; internar en el psiquiátrico; me internaron contra mi voluntad; hospital psiquiátrico obligado; internar a un loco; encerraron a mi mamá en psiquiátrico; internar a mi hermano que se droga; internar a mi hijo; mi hijo se quiere matar; hospitalizar psiquiatría sin querer; internar a alguien; familiar con brote psicótico; internar a un familiar por drogas; internar a la fuerza a alguien con esquizofrenia; internar a alguien contra su voluntad; me internaron a la fuerza en el psiquiátrico; mi mamá está loca y no se quiere tratar; orden judicial para internar
law: involuntary psychiatric hospitalization; internment of the mentally ill
people: commit someone to mental hospital; forced hospitalization; commit a relative with addiction; involuntary hospitalisation; committed to a psychiatric ward
donde: Ley 21.331 art. 13; Código Sanitario art. 130, 131, 132, 133, 134

[health-mental-restraint]
ley: aislamiento o contención física y farmacológica; carácter excepcional; crueles, inhumanos o degradantes
gente: lo amarraron a la cama; contención psiquiátrica; aislaron al paciente; lo doparon en el hospital; amarrar paciente
law: physical restraint; isolation of patients
people: tied to bed hospital
donde: Ley 21.331 art. 21

[health-complaints]
ley: efectuar las consultas y los reclamos; reclamar el cumplimiento de los derechos; Superintendencia de Salud; respuesta escrita de los reclamos; mecanismo alternativo de mediación
gente: reclamo contra la clínica; OIRS; dónde reclamo por mala atención médica; denunciar a un doctor; denunciar clínica; Superintendencia de Salud; reclamar contra el hospital en la superintendencia; denunciar a un hospital por mala atención; poner reclamo en la posta; reclamar contra un médico
law: complaints about health care; Superintendency of Health
people: complain about hospital; report a doctor
donde: Ley 20.584 art. 30, 37, 38

[health-provider-prices-billing]
ley: precios de las prestaciones; cuenta actualizada y detallada de los gastos; insumos y medicamentos; dosis unitarias; unidades efectivamente usadas
gente: cuenta de la clínica; me cobraron de más en la clínica; detalle de la cuenta del hospital; cuenta de hospital muy cara; cobro excesivo clínica; me cobraron remedios que no usé; boleta de la clínica; presupuesto de operación; clínica me cobró una millonada; cuenta altísima de la clínica; me cobraron más que el presupuesto
law: hospital bill; itemized account
people: hospital bill; overcharged by clinic
donde: Ley 20.584 art. 31, 32

[health-patient-duties]
ley: deber de respetar el reglamento interno; tratar respetuosamente a los integrantes del equipo de salud; cuidar las instalaciones; violencia verbal o física; colaborar con los miembros del equipo de salud
gente: deberes del paciente; obligaciones del paciente; agredir a un médico; pegarle a un enfermero; insultar a funcionario de salud; agresión en urgencia; paciente violento; me agredió un paciente; un paciente me pegó; paciente me insultó; agredieron a la enfermera
law: patients' duties; violence against health staff
people: patient duties; hit a nurse; violent patient
donde: Ley 20.584 art. 33, 35, 36

[health-guarantee-cheque]
ley: cheques u otros instrumentos financieros; garantizar el pago; condicionar de cualquier otra forma dicha atención
gente: cheque en garantía clínica; piden cheque en la clínica; pagaré en blanco clínica; clínica exige cheque para hospitalizar; me hicieron firmar pagaré en la urgencia; no me atienden sin cheque; garantía para hospitalizarse; firmar un pagaré para operarme; pagaré para que me atiendan
law: ban on guarantee cheques; promissory note for admission
people: clinic asks for cheque; deposit before emergency care
donde: DFL 1 de 2005 art. 141, 141 bis, 173, 173 bis

[health-urgency-law]
ley: emergencia o urgencia debidamente certificadas; riesgo vital o secuela funcional grave; se encuentre en condiciones de ser trasladado; paciente estabilización
gente: ley de urgencia; urgencia vital; infarto en clínica; me llevaron a clínica privada por urgencia; cuánto pago en urgencia; traslado a hospital público; clínica más cercana emergencia; accidente grave clínica cuenta
law: emergency law; life-threatening emergency
people: emergency law; emergency at private clinic
donde: DFL 1 de 2005 art. 141, 173

[health-malpractice-civil]
ley: malicia o negligencia; delito o cuasidelito que ha inferido daño; órganos de la Administración del Estado en materia sanitaria; daño moral; responsables de los daños; falta de servicio en materia sanitaria
gente: negligencia médica; mala praxis; demandar al hospital; demandar a un médico; error médico; murió por negligencia; me dejaron una gasa adentro; mal diagnóstico; demandar a la clínica; murió en el hospital por culpa; iatrogenia; me operaron mal; el doctor me operó mal; quedé peor después de la operación; murió en el hospital por un error; el hospital dejó morir a mi mamá; me dañaron en la operación; doctor se equivocó
law: medical malpractice; lack of service
people: medical malpractice; sue the hospital; botched surgery; doctor made a mistake; surgery went wrong
donde: Ley 19.966 art. 38, 41; Código Civil art. 2314, 2329

[health-malpractice-limitation]
ley: acción para perseguir esta responsabilidad prescribirá; cuatro años; contado desde la acción u omisión
gente: plazo para demandar negligencia médica; prescribe negligencia médica; cuánto tiempo para demandar al hospital; me operaron mal hace años
law: limitation of malpractice claim
people: deadline to sue hospital
donde: Ley 19.966 art. 40; Código Civil art. 2332

[health-malpractice-mediation]
ley: mediación ante el Consejo de Defensa del Estado; Superintendencia de Salud; prestadores privados
gente: mediación por negligencia médica; mediación hospital público; mediación con clínica; obligación de mediar antes de demandar al hospital; Consejo de Defensa del Estado negligencia
law: pre-suit mediation in health damages
people: mediation with hospital
donde: Ley 19.966 art. 43-47, 50, 54

[health-malpractice-criminal]
ley: negligencia culpable en el desempeño de su profesión; médico, cirujano, farmacéutico, flebotomiano o matrona; causare mal a las personas; cuasidelito del médico
gente: querella contra el médico; médico preso por negligencia; cuasidelito de homicidio médico; denunciar médico en fiscalía; delito negligencia médica; matrona negligente
law: criminal medical negligence
people: doctor criminal negligence
donde: Código Penal art. 490, 491, 494

[health-obstetric-violence]
ley: parto respetado; gestación, preparto, parto, postparto; trato digno; violencia gineco-obstétrica; persona gestante
gente: violencia obstétrica; maltrato en el parto; cesárea sin permiso; me trataron mal en el parto; murió mi guagua en el parto; duelo perinatal; ley Dominga; murió mi bebé en el parto; perdí a mi guagua en el hospital
law: obstetric violence; respectful childbirth; perinatal grief
people: abuse in childbirth; baby died at birth
donde: Ley 20.584 art. 5, 6

[health-professional-secret]
ley: secreto profesional; revelar secretos; información sensible
gente: médico contó mi enfermedad; doctor reveló mis datos; psicólogo contó lo que dije; secreto médico; confidencialidad del psicólogo; psicólogo puede contar; enfermera contó en redes
law: medical confidentiality; professional secrecy
people: doctor told others; therapist confidentiality
donde: Ley 20.584 art. 12, 13; Código Penal art. 247; Ley 20.120 art. 13

[health-abortion-three-causes]
ley: interrupción voluntaria del embarazo; riesgo vital; incompatible con la vida extrauterina; resultado de una violación; doce semanas de gestación; patología congénita adquirida o genética; objeción de conciencia
gente: aborto; aborto legal; aborto tres causales; embarazo por violación; guagua inviable; feto con malformación; aborto en Chile; puedo abortar; embarazo riesgo de vida; interrumpir el embarazo; quiero abortar; me violaron y estoy embarazada; abortar por violación; feto inviable; hasta cuántas semanas abortar; médico se niega a abortar; objetor de conciencia
law: voluntary interruption of pregnancy; abortion; three grounds for abortion; lawful termination of pregnancy
people: abortion; legal abortion; pregnant from rape
donde: Código Sanitario art. 119, 119 bis, 119 ter; Ley 21.030 art. 1
amplio: aborto; abortion

[health-abortion-minors]
ley: niña menor de 14 años; catorce semanas; autorización judicial sustitutiva; menor de 14 años representante legal interrupción
gente: aborto de menor de edad; niña embarazada por violación; aborto sin permiso de los papás; hija violada embarazada; aborto adolescente; hija embarazada tiene 13
law: abortion of minors; parental authorization
people: minor abortion; abortion parental consent
donde: Código Sanitario art. 119

[health-abortion-accompaniment-objection]
ley: objeción de conciencia; manifestado su objeción; programa de acompañamiento; abstenerse de realizar la interrupción; prohibida la publicidad de la interrupción del embarazo
gente: médico se niega a hacer aborto; objeción de conciencia; objetor de conciencia; clínica no hace abortos; acompañamiento psicológico aborto; hospital se niega al aborto
law: conscientious objection
people: doctor refuses abortion
donde: Código Sanitario art. 119, 119 bis, 119 ter, 119 quáter

[health-abortion-crime]
ley: causare un aborto; mujer que causare su aborto; consintiere que otra persona se lo cause; deber de denunciar el aborto
gente: presa por abortar; delito de aborto; aborto clandestino; misotrol; pastillas para abortar; denunciar aborto; médico denuncia aborto; misoprostol
law: abortion offence
people: jailed for abortion; abortion pills
donde: Código Penal art. 342-345

[health-contraception-fertility]
ley: regulación de la fertilidad; métodos de anticoncepción de emergencia; métodos anticonceptivos; educación sexual
gente: pastilla del día después; anticonceptivos gratis; pastillas anticonceptivas; condones en el consultorio; anticonceptivo menor de edad; ligarse las trompas; vasectomía; pastilla anticonceptiva fallada
law: contraception; emergency contraception; fertility regulation
people: morning-after pill; birth control
donde: Ley 20.418 art. 1, 2, 4

[health-organ-donation]
ley: donante de órganos; trasplantes; donación de órganos con fines de trasplante; mayor de dieciocho años será considerado; manifieste su voluntad de no serlo
gente: donar órganos; donante de órganos; donación de órganos; no quiero ser donante; dejar de ser donante; donante universal; familia se niega a donar; quién decide donar órganos; sacarle los órganos a mi papá; órganos sin preguntarnos; puedo no ser donante de órganos; registro de no donante
law: organ donation; presumed consent; transplant
people: organ donor; opt out organ donation; opt out of organ donation
donde: Ley 19.451 art. 2, 2 bis, 9, 10

[health-organ-donation-living]
ley: extracción de órganos con fines de trasplante en vida; capaces mayores de dieciocho años; donante vivo; consentimiento libre, expreso e informado; aprovechamiento de tejidos o partes del cuerpo; donación de órganos en vida
gente: donar un riñón; donar riñón a mi hermano; donante vivo; donar médula; trasplante entre familiares; donar parte de mi hígado; donar un riñón en vida; donar órganos a un familiar
law: living donor; kidney donation; use of tissues and organs
people: donate a kidney; living donor
donde: Ley 19.451 art. 3, 3 bis, 4, 4 bis, 5, 6; Código Sanitario art. 145, 146, 147, 148

[health-organ-trade]
ley: facilitare o proporcionare a otro, con ánimo de lucro; órgano propio
gente: vender un riñón; comprar un órgano; tráfico de órganos; vender órganos; robo de órganos
law: organ trade; organ trafficking
people: sell a kidney
donde: Ley 19.451 art. 3, 13, 13 bis

[health-transplant-waiting-list]
ley: registro nacional de potenciales receptores; orden de prelación; asignación de órganos
gente: lista de espera trasplante; esperar un trasplante; quién recibe el órgano; prioridad nacional trasplante; necesito un corazón trasplante
law: transplant waiting list
people: transplant waiting list
donde: Ley 19.451 art. 2 bis, 3 bis

[health-blood-donation]
ley: donación de sangre; bancos de sangre; sangre humana; transfusión de sangre
gente: donar sangre; donante de sangre; me piden donantes de sangre; exigen dadores para operar; transfusión infectada; banco de sangre
law: blood donation; transfusion
people: donate blood
donde: Código Sanitario art. 145

[health-cancer-law]
ley: Plan Nacional del Cáncer; Fondo Nacional del Cáncer; diagnóstico oncológico; prevención y control del cáncer; atención oncológica
gente: ley del cáncer; tengo cáncer derechos; tratamiento del cáncer; quimioterapia gratis; discriminación por haber tenido cáncer; derecho al olvido oncológico; sobreviviente de cáncer seguro; cáncer
law: cancer law; right to be forgotten for cancer survivors
people: cancer rights; cancer survivor insurance
donde: Ley 21.258 art. 1, 8 bis

[health-foreign-doctors]
ley: profesionales que hayan obtenido su título en el extranjero; examen único nacional; autorización del Director del Servicio; revalidación del título de médico cirujano
gente: médico extranjero trabajar; EUNACOM; revalidar título médico; doctor venezolano título; dentista extranjero trabajar en Chile
law: foreign health professionals; title validation
people: foreign doctor license
donde: Ley 20.261 art. 1, 2

[health-hiv]
ley: virus de inmunodeficiencia humana; examen para detectar; síndrome de inmuno deficiencia adquirida
gente: VIH; enfermo de sida; examen de VIH; me piden test de VIH; despedido por VIH; contagió VIH; discriminación por VIH; empleador pide VIH; tiene sida y no me avisó; me pegó el sida; me contagió su pareja
law: HIV testing; HIV discrimination
people: HIV test; fired for HIV
donde: Ley 19.779 art. 1, 2, 5, 7

[health-food-labels]
ley: composición nutricional; publicidad dirigida a menores de catorce años; etiquetado de alimentos
gente: sellos negros; ley de etiquetado; alto en azúcar; comida chatarra en el colegio; sellos en los alimentos; publicidad de comida a niños; kiosko del colegio
law: food labelling; nutritional labels
people: black labels food; junk food in school
donde: Ley 20.606 art. 2, 5, 6, 7

[health-cloning-genetics]
ley: genoma humano; prohíbese la clonación; práctica eugenésica; selección predeterminada del sexo; destrucción de embriones humanos
gente: clonar; clonación humana; elegir el sexo del hijo; embriones congelados; modificar genes; células madre; bebé de diseño; experimentar con embriones
law: human genome; cloning; embryos
people: cloning; gene editing; choose baby's sex
donde: Ley 20.120 art. 1, 3, 5, 6

[health-genetic-data]
ley: identidad genética; información genética; consentimiento previo, expreso, libre e informado; discriminación arbitraria basada en el patrimonio genético
gente: examen genético; test genético; isapre pide examen genético; discriminación genética; datos genéticos; prueba genética
law: genetic data; genetic discrimination
people: genetic test; genetic discrimination
donde: Ley 20.120 art. 4, 9, 11, 12

[health-autonomy-children-consent]
ley: niño, niña y adolescente tiene derecho a recibir información sobre su enfermedad; derecho a ser oído respecto de los tratamientos; consentimiento o negativa
gente: adolescente ir al médico solo; menor de edad atención médica sin papás; papás no autorizan operación del hijo; padres rechazan tratamiento del hijo; hijo con cáncer padres se niegan; mi hija fue al ginecólogo sin permiso; transfusión hijo testigo de Jehová; hija de 15 doctor sin sus papás; atender a mi hijo sin mi permiso
law: minors' consent to treatment
people: teen doctor without parents; parents refuse treatment
donde: Ley 20.584 art. 10, 14

[health-disability-certificate]
ley: Registro Nacional de la Discapacidad; calificación y certificación; igualdad de oportunidades; persona con discapacidad calificación
gente: credencial de discapacidad; carnet de discapacidad; certificado de discapacidad; COMPIN discapacidad; inscribirse discapacidad; beneficios por discapacidad; estacionamiento de discapacitados
law: disability certification; disability register
people: disability card; disabled benefits
donde: Ley 20.422 art. 5, 13, 55, 56

[health-debt-collection]
ley: cobro de las prestaciones; plazos para el pago de las prestaciones
gente: deuda con la clínica; me cobran deuda de clínica; clínica me demandó; no puedo pagar la clínica; DICOM por clínica; pagaré de la clínica; deuda hospitalaria; deuda con el hospital público; hospital me cobra la cuenta; no puedo pagar el hospital
law: collection of medical debt
people: medical debt; clinic sued me
donde: Ley 20.584 art. 31

[health-hospital-retention]
ley: retener a una persona en razón de compromisos financieros; prohíbe retener
gente: clínica no deja salir por deuda; retienen el cuerpo por deuda; no me dejan irme de la clínica; retener paciente por no pagar; no entregan el cadáver; no me dejan salir de la clínica hasta que pague; no me dan el alta hasta que pague
law: ban on retaining patients for debt
people: hospital won't let me leave
donde: DFL 1 de 2005 art. 141, 173

[health-migrant-care]
ley: carentes de documentos o permisos de residencia; acceso a la salud en igualdad de condiciones que los nacionales; carencia de recursos; migrantes acceso a la salud
gente: extranjero sin papeles hospital; inmigrante atención de salud; migrante irregular consultorio; haitiano hospital; sin RUT atención médica; embarazada migrante atención
law: migrants' access to health
people: undocumented immigrant hospital
donde: Ley 21.325 art. 15

[health-sernac-aesthetic]
ley: diligencia o cuidado; procedimiento estético; cirugía plástica; obligación de resultado; culpa leve en los contratos; obligación de medios del médico
gente: cirugía estética mal hecha; quedé mal de la operación estética; implantes mamarios; dentista hizo mal el trabajo; tratamiento dental malo; devolución de plata dentista; lipo mal hecha; botox mal puesto; ortodoncia mal hecha; botox y quedé mal; dentista me hizo mal un diente; dentista me dejó mal; me quemaron con la depilación
law: aesthetic surgery; dental malpractice
people: botched plastic surgery; bad dentist
donde: Código Civil art. 1547

[health-dental-ambulance-transport]
ley: red asistencial; traslado en ambulancia
gente: la ambulancia no llegó; ambulancia demoró; SAMU; cobro de ambulancia; traslado en ambulancia; derivación a otro hospital; no hay camas en el hospital; gestión de camas
law: ambulance; patient transfer
people: ambulance didn't come; ambulance bill
donde: DFL 1 de 2005 art. 141
`;
