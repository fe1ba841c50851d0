/** Concepts of everyday chile: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const EVERYDAY_CHILE = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[everyday-job]
ley: contrato de trabajo; relación laboral; prestación de servicios personales; vínculo de subordinación y dependencia
gente: pega; laburo; chamba; la pega nueva; entrar a trabajar; trabajito; laborar
law: employment contract; employment relationship
people: job; gig at work
no: pegar; pegó; pegaron; pegan; golpe; golpea; marido; pololo; pareja

[everyday-pololo-job]
ley: trabajo esporádico; prestación de servicios; honorarios; servicios personales
gente: pololito; trabajo por las lucas; trabajar al negro; trabajo de boleta; trabajos esporádicos; trabajar por día; hacer un pituto; pituto|pitutear; freelance
law: fees; provision of services
people: side job; odd jobs; freelancer

[everyday-boss]
ley: representante del empleador; gerente o administrador; poder de dirección; empleador
gente: jefe|jefa|jefes; patrón|patrona; mi jefecito; mandamás; dueño de la empresa; mi supervisor; capataz
law: employer
people: boss; supervisor; my manager
no: jefe de obra; jefe de hogar; jefe de servicio

[everyday-coworker]
ley: trabajadores de la empresa; dependientes
gente: compañero de pega; compañero de trabajo; compañera de oficina; los viejos de la faena; empleado de la tienda; laburante
law: employee; co-worker
people: colleague; workmate

[everyday-dismissed-slang]
amplio: fired; release
ley: término del contrato de trabajo; despido; poner término al contrato; terminación del contrato
gente: me echaron; me echan; me quieren echar; me corrieron del trabajo; me echó; me echó mi jefe; me botaron de la pega; me cortaron del trabajo; me patearon de la pega; dar de baja trabajo; me dieron el sobre azul; echarme; echado|echada; me sacaron de la pega
law: termination of employment; dismissal
people: fired; sacked; kicked out of work; let go
no: arriendo; casa; departamento; dueño; arrendador; colegio; liceo; universidad

[everyday-dismissed-latam]
ley: término del contrato de trabajo; despido injustificado, indebido o improcedente; indemnización por años de servicio
gente: despido; despidieron|despiden|despidió|despidan; despedido|despedida|despedir|despedirme; cese laboral; liquidación por despido; corrida del trabajo; desvinculado|desvinculada|desvinculación
law: unjustified dismissal; severance pay
people: dismissed; laid off; redundancy

[everyday-quit-slang]
ley: renuncia del trabajador; aviso al empleador con treinta días; término del contrato de trabajo; ratificada ante ministro de fe
gente: dejar la pega; tirar la pega; irme de la pega; renuncié a la pega; renunciar al trabajo; mandar a la cresta la pega; salirme del trabajo; abandonar la pega; me fui de la pega; dimitir; renunciar|renuncio; renunció
law: resignation; notice by employee
people: quit my job; resign; leave my job

[everyday-forced-quit]
ley: renuncia del trabajador; vicio del consentimiento; término del contrato de trabajo
gente: me obligaron a renunciar; me hicieron renunciar; me hicieron firmar la renuncia; firmé renuncia presionado; renuncia bajo amenaza; renuncia firmada en blanco; me piden que renuncie
law: forced resignation; duress
people: made me resign; forced to quit

[everyday-finiquito-misspelled]
ley: finiquito; ratificado por el trabajador; ministro de fe; pago del finiquito
gente: finikito; finiquto; finikuito; finiquitar|finiquito|finiquitaron|finiquitado; liquidación final; me firmaron el finiquito; plata del finiquito; pagar finikito
law: termination settlement; release
people: final pay; severance papers

[everyday-notice-misspelled]
ley: desahucio; indemnización sustitutiva del aviso previo; treinta días de anticipación; comunicación de término
gente: desaucio; desahusio; desausio; desaucio del contrato; mes de aviso; mes de preaviso; preaviso; pre aviso; sin aviso me echaron; desahucio
law: prior notice; payment in lieu of notice
people: notice period; month's notice

[everyday-wages]
amplio: pay
ley: pago de las remuneraciones; contraprestaciones en dinero; remuneración; sueldo
gente: sueldo; salario; me pagan poco; quincena; fin de mes pagan; jornal; paga del mes; mi sueldito; haberes; plata del sueldo
law: remuneration; wages
people: salary; pay; paycheck; my wage

[everyday-unpaid-wages]
ley: pago de las remuneraciones; remuneraciones adeudadas; periodicidad de un mes; Inspección del Trabajo
gente: no me pagaron el sueldo; no me pagan el mes; me deben el sueldo; sueldo impago; se atrasa con el sueldo; me deben plata de la pega; jefe no me paga; no depositan el sueldo; pega no pagada
law: unpaid wages; wages due
people: not paid my wages; boss owes me money

[everyday-payslip]
ley: liquidación de remuneraciones; comprobante con indicación del monto pagado; deducciones efectuadas
gente: colilla; colilla de sueldo; liquidación de sueldo; papeleta de pago; boletín de pago; recibo de nómina; hoja del sueldo
law: payslip; wage statement
people: pay stub; payslip

[everyday-minimum-wage]
ley: ingreso mínimo mensual; remuneración mínima; monto mensual del sueldo
gente: sueldo mínimo; el mínimo legal sueldo; gano el mínimo; salario mínimo; menos del mínimo; salario básico; me pagan menos del mínimo
law: minimum monthly income
people: minimum wage; minimum salary

[everyday-overtime-slang]
ley: horas extraordinarias; jornada extraordinaria; recargo del cincuenta por ciento; pacto de horas extraordinarias
gente: horas extra; horas extras; sobretiempo; me quedo hasta tarde; quedarme después de la hora; tiempo extra; no me pagan las horas; alargue de turno; hras extras; trabajé más horas
law: overtime hours
people: overtime; extra hours; stay late

[everyday-shift]
ley: jornada de trabajo; distribución de la jornada; sistema de turnos; jornada ordinaria
gente: turno; horario de la pega; cuántas horas trabajar; turno de noche; cambiar el horario; 7x7; cuatro por tres; medio tiempo; part time; jornada completa
law: working hours; shift system
people: shift; work schedule; roster; part-time

[everyday-lunch-break]
ley: tiempo de colación; media hora para la colación; descanso dentro de la jornada
gente: hora de almuerzo; colación; hora de colación; almorzar en la pega; tiempo para comer; hora de comida; no me dejan almorzar
law: meal break
people: lunch break; lunch hour

[everyday-day-off]
ley: descanso dominical; día de descanso; días festivos; domingo de descanso compensatorio
gente: día libre; días libres; domingo libre; feriado trabajado; trabajar el domingo; me toca domingo; irrenunciable; fin de semana trabajo
law: weekly rest; public holiday
people: day off; Sunday off; work on holidays

[everyday-leave-of-absence]
ley: permiso pagado; días de permiso; ausencia justificada
gente: pedir permiso pega; faltar al trabajo; faltar a la pega; día administrativo; días administrativos; me dieron permiso en el trabajo; salir temprano de la pega; trámite en horario de trabajo
law: leave; paid leave
people: time off work; permission to leave work

[everyday-absence-from-work]
ley: no concurrencia del trabajador a sus labores; sin causa justificada; abandono del trabajo; dos días seguidos
gente: falté a la pega; falté dos días; no fui a trabajar; me fui sin avisar del trabajo; hice la cimarra pega; faltar sin aviso; llegué tarde al trabajo; atrasos en la pega; ausente lunes; sacar la vuelta
law: unjustified absence; abandonment of work
people: missed work; did not show up to work

[everyday-union]
ley: organización sindical; sindicato; negociación colectiva; fuero sindical
gente: dirigente del sindicato; sindicato de la pega; gremio; meterme al sindicato; paro de la empresa; sindicalista|sindical; afiliarme sindicato; cuota del sindicato; huelga; sindicalizado|sindicalizarme; sindicatos
law: trade union; collective bargaining
people: union; join a union; strike

[everyday-labour-inspectorate]
ley: Dirección del Trabajo; Inspección del Trabajo; inspector del trabajo; reclamo administrativo
gente: ir a la inspección; denunciar a la empresa inspección; reclamar a la DT; demandar a la pega; acusar a mi jefe; la inspección laboral; ministerio de trabajo queja; DT; comparendo de conciliación
law: Labour Directorate; labour inspectorate
people: report my boss; complain about my employer

[everyday-cheated-by-employer]
ley: incumplimiento grave de las obligaciones; obligaciones que impone el contrato; empleador que incurriere
gente: mi jefe no cumple; empresa no cumple contrato; jefe abusivo; abuso laboral; me explotan en la pega; se aprovechan en el trabajo; empresa chanta; jefe chanta
law: serious breach by employer
people: my boss exploits me; abusive employer

[everyday-workplace-harassment-slang]
ley: acoso laboral; acoso sexual; violencia en el trabajo; menoscabo, maltrato o humillación
gente: jefe me grita; me hacen la vida imposible; me tratan mal trabajo; mi jefe me humilla; mobbing; me hostigan en la pega; jefe mano larga; se me insinúa el jefe; jefe me acosa; me basurean; ley karin; mi jefe me toca
law: workplace harassment; sexual harassment
people: bullied at work; boss yells; boss touched me

[everyday-contributions-misspelled]
ley: cotizaciones previsionales; enterar las cotizaciones; declaración y pago de cotizaciones; cotizaciones adeudadas
gente: cotisaciones; cotizasiones; imposiciones; impocisiones; me deben imposiciones; AFP impaga; lagunas previsionales; no pagó la AFP; previred; cotizaciones
law: social security contributions
people: unpaid contributions; pension payments missing

[everyday-pension-slang]
ley: pensión de vejez; pensionado; cuenta de capitalización individual; Administradora de Fondos de Pensiones
gente: jubilar|jubilarme|jubilarse|jubilado|jubilada|jubilo|jubilé; pensionarme|pensionado|pensionarse|pensionada; mi AFP; plata de la AFP; ahorros previsionales; retiro de fondos; la vejez pensión; tercera edad pensión; cuándo puedo jubilar
law: old age pension; pension fund
people: retirement; my pension

[everyday-pension-solidarity]
ley: Pensión Garantizada Universal; pensión básica solidaria; aporte previsional solidario; Instituto de Previsión Social
gente: PGU; pensión del estado; pensión de gracia; pensión asistencial; plata del estado adultos mayores; pensión de los viejitos; IPS; chile atiende pensión; bono invierno
law: universal guaranteed pension
people: state pension; pension from the government

[everyday-unemployed]
ley: seguro de desempleo; cuenta individual por cesantía; cesantía; Fondo de Cesantía Solidario
gente: cesante|cesantes|cesantía; sin pega; sin trabajo quedé; quedé sin pega; desempleado|desempleada; parado sin trabajo; AFC; seguro de cesantía; buscar pega; paro forzoso; desempleo
law: unemployment insurance
people: unemployed; out of a job; jobless

[everyday-sick-leave-slang]
ley: licencia médica; incapacidad laboral; subsidio por incapacidad laboral
gente: licencia; tengo licencia; me rechazaron la licencia; Compin; estoy enfermo pega; baja médica; incapacidad temporal trabajo; estrés licencia; licencia psicológica; licencia trucha; reposo médico; enfermo con licencia; licencias médicas
law: sick leave; medical leave
people: sick note; off sick; sick pay
no: conducir; conductor; manejar; software; explotación; uso; marca

[everyday-work-accident-slang]
ley: accidente del trabajo; accidente de trayecto; enfermedad profesional; organismo administrador
gente: me accidenté en la pega; me caí trabajando; me corté trabajando; accidente camino al trabajo; me quebré trabajando; ACHS; mutual|mutualidad; IST; me lesioné trabajando; se cayó del andamio; accidentarse trabajando
law: work accident; occupational disease
people: hurt at work; injured on the job; accident on the way to work

[everyday-pregnant]
ley: embarazo; trabajadora embarazada; estado de gravidez; fuero maternal
gente: embarazada|embarazos|embarazar; preñada; estoy esperando guagua; esperando bebé; espera guagua; encinta; quedé esperando; me echaron embarazada; preñez
law: pregnant worker; pregnancy
people: pregnant; expecting a baby; having a baby

[everyday-maternity-slang]
ley: descanso de maternidad; permiso postnatal parental; descanso prenatal; subsidio maternal
gente: prenatal; postnatal; pre natal; post natal; recién nacido permiso; tuve guagua; nació mi guagua; permiso papá nacimiento; baja maternal; licencia maternal; posnatal
law: maternity leave; parental leave
people: baby leave; maternity; paternity

[everyday-nursery]
ley: sala cuna; derecho a dar alimento; hijos menores de dos años; jardín infantil
gente: guardería infantil; guardería guagua; jardín de mi guagua; dar papa a la guagua; dar pecho; dar leche; lactancia; amamantar; sacarse leche; bono sala cuna; dejar la guagua trabajo
law: nursery; breastfeeding time
people: daycare; breastfeeding at work

[everyday-domestic-worker-slang]
ley: trabajador de casa particular; servicios propios o inherentes al hogar; puertas adentro
gente: nana; empleada doméstica; asesora del hogar; puertas adentro; puertas afuera; señora que hace el aseo; criada; mucama; muchacha del servicio; empleada de casa; la nana de mi casa
law: domestic worker
people: maid; housekeeper; nanny; cleaning lady

[everyday-field-worker]
amplio: sueltas
ley: trabajadores agrícolas; trabajador agrícola de temporada; faenas de temporada; labores agrícolas
gente: temporero|temporera; cosecha trabajo; packing; peón; jornalero; obrero del campo; trabajar en un fundo; inquilino del campo; bracero
law: seasonal agricultural worker
people: farm worker; seasonal picker; farm hand

[everyday-construction-worker]
amplio: sueltas
ley: contrato por obra o faena; obra o faena determinada; empresa contratista; subcontratación
gente: maestro de la obra; albañil; jornal de la construcción; contratista no paga; subcontrato|subcontratado|subcontratista; terminó la obra me echaron; obra terminada; enganchador; outsourcing; tercerizado
law: contract for specific work; subcontracting
people: builder; construction worker; outsourced

[everyday-contract-fixed-slang]
ley: contrato a plazo fijo; vencimiento del plazo convenido; contrato de duración indefinida; transformará en indefinido
gente: contrato por tres meses; no me renovaron el contrato; contrato indefinido; pasar a indefinido; plazo fijo pega; contrato a prueba; planta o plazo fijo
law: fixed-term contract; indefinite contract
people: temp contract; permanent contract

[everyday-no-contract-work]
ley: contrato de trabajo es consensual; constar por escrito; falta de contrato escrito; presunción legal
gente: sin contrato trabajo; trabajo informal; trabajo de palabra; no me hicieron contrato; no me dan contrato; sin papeles trabajo; informalidad laboral
law: unwritten employment contract
people: work off the books; no written contract at work; cash in hand

[everyday-honorarios]
ley: contrato a honorarios; prestación de servicios; boletas de honorarios; funcionarios a contrata
gente: honorarios; boletear; trabajo a honorarios; doy boleta; boleta de honorarios; boletero; independiente que boletea; monotributo
law: independent contractor; fees
people: freelancer invoices; self-employed

[everyday-delivery-app-worker]
ley: trabajador de plataformas digitales de servicios; empresa de plataforma digital; trabajador de plataforma digital dependiente
gente: repartidor|repartidora; rappi; uber; pedidos ya; delivery trabajo; didi; manejo uber; trabajar en la aplicación; app de reparto; cabify; motoquero
law: digital platform worker
people: delivery rider; gig worker; uber driver

[everyday-remote-work]
ley: teletrabajo; trabajo a distancia; derecho a desconexión; medios tecnológicos
gente: home office; trabajar desde la casa; pega desde la casa; trabajo remoto; me escriben fuera de horario; whatsapp del jefe; desconectarse del trabajo; trabajo online
law: telework; remote work; right to disconnect
people: work from home; remote work

[everyday-fight-at-work]
ley: vías de hecho; injurias proferidas por el trabajador; conducta inmoral; causales de caducidad
gente: pelea en la pega; pelié con un compañero; me agarré a combos en la pega; insulté a mi jefe; garabatos al jefe; curado en la pega; llegar curado trabajo; drogado trabajo; robar en la pega
law: acts of violence at work; insults
people: fight at work; drunk at work; stole from work

[everyday-tools-charged]
ley: descuentos de las remuneraciones; multas que no estén autorizadas; pérdida de herramientas
gente: me descuentan de la pega; me descontaron del sueldo; descuento del sueldo; me hacen pagar lo que se perdió; caja descuadrada; faltó plata en la caja; me cobran el uniforme; quebré una herramienta de la pega; descontar por quebrar
law: wage deductions
people: deducted from my pay; charged me for losses

[everyday-tips]
ley: propina; trabajador que atiende; sumas que por concepto de propina
gente: propinas; se quedan con la propina; diez por ciento restaurant; garzón|garzona; mozo; mesero|mesera; camarero
law: tips; gratuities
people: tip; waiter; waitress

[everyday-bonus-slang]
ley: gratificación legal; gratificaciones; utilidades líquidas; aguinaldo
gente: aguinaldo; bono de navidad; bono de fiestas patrias; reparto de utilidades; treceavo sueldo; prima navideña; comisión de ventas; gratificaciones
law: profit sharing; statutory bonus
people: christmas bonus; profit share; commission pay

[everyday-letter-of-dismissal]
ley: comunicación por escrito; carta certificada; causal invocada; hechos en que se funda
gente: carta de despido; carta de aviso; me llegó la carta de despido; me echaron por whatsapp; me echaron sin carta; me despidieron de palabra; despido verbal; aviso de despido; carta de la empresa
law: notice of dismissal; written notice
people: dismissal letter; fired by text

[everyday-amonestacion]
ley: reglamento interno; amonestación verbal o escrita; multa de la remuneración diaria
gente: amonestación|amonestaron|amonestado; carta de amonestación; papelito por atraso; llamada de atención; anotación en la hoja de vida; me suspendieron de la pega; sanción en la pega; no firmé la amonestación
law: internal regulations; warning
people: written warning; disciplinary action

[everyday-references-certificates]
ley: certificado que exprese fecha de ingreso; certificado de trabajo; cargo administrativo, profesional o técnico
gente: certificado de antigüedad; papel de que trabajo; constancia laboral; carta de recomendación; referencias de la pega; hablan mal de mí empleador; certificado de la empresa
law: certificate of employment
people: proof of employment; job reference

[everyday-company-bankrupt-workers]
ley: procedimiento concursal de liquidación; créditos de los trabajadores; empleador sometido a liquidación
gente: quebró la empresa; cerró la fábrica; cerró el local y no pagó; se fue a pique la empresa; la empresa cerró; jefe desapareció; mi empresa quiebra; patrón se arrancó
law: employer's insolvency; preferred claims
people: company went bust; employer closed down

[everyday-company-sold]
ley: modificaciones relativas al dominio, posesión o mera tenencia; subsistencia de los contratos
gente: vendieron la empresa; cambió de dueño la empresa; nuevo dueño; cambiaron de razón social; cambio de rut de la empresa; traspaso de trabajadores; multirut; la empresa se fusionó
law: transfer of undertaking
people: company was sold; new owner

[everyday-moved-workplace]
ley: alterar la naturaleza de los servicios; sitio o recinto; menoscabo para el trabajador; ius variandi
gente: me cambiaron de local; me mandaron a otra sucursal; me cambiaron de funciones; me bajaron de cargo; me cambian la pega; me bajaron el sueldo; me rebajaron el sueldo; traslado de local; degradar en la pega
law: unilateral change of duties
people: moved me to another branch; demoted; pay cut

[everyday-years-worked]
ley: indemnización por años de servicio; última remuneración mensual; límite máximo de trescientos treinta días
gente: años de servicio; plata por los años; cuánto me toca por años; antigüedad trabajo; llevo años en la pega; indemnisación; indemnizasion; liquidación por antigüedad; meses por año
law: severance pay; years of service
people: severance; how much do I get for years worked
no: herencia; pensión

[everyday-sue-employer]
ley: reclamar ante el juzgado; procedimiento de aplicación general; tutela laboral; sesenta días hábiles
gente: demandar a la empresa; demandar a mi jefe; demandar la pega; demanda laboral; juicio laboral; juicio contra mi empleador; abogado laboral; reclamar despido; demandar por despido
law: labour claim; labour court
people: sue my employer; sue for unfair dismissal

[everyday-working-minor]
ley: trabajo de menores; adolescente con edad para trabajar; autorización del padre o madre; protección de niños y adolescentes
gente: trabajar siendo menor; mi hijo quiere trabajar; edad para trabajar; menor trabajando; trabajo infantil; cabro chico trabajando; empaque supermercado; empaques; adolescente que trabaja
law: child labour; working minors
people: work under 18; teen job

[everyday-prevention-gear]
amplio: sueltas
ley: elementos de protección personal; medidas necesarias para proteger; higiene y seguridad; riesgos laborales
gente: casco; zapatos de seguridad; EPP; no me dan guantes; no dan implementos; prevencionista; trabajo peligroso; comité paritario; arnés; pega peligrosa
law: personal protective equipment; health and safety
people: safety gear; hard hat; dangerous job

[everyday-secrets-competition-worker]
ley: negociaciones ejecutadas por el trabajador dentro del giro; prohibidas por escrito; deber de reserva
gente: vender por mi cuenta mientras trabajo; trabajar para la competencia; irme a la competencia; llevarme clientes; pega en la competencia; otro trabajo a la vez; dos pegas; doble trabajo
law: competing business by employee
people: work for a competitor; second job

[everyday-cameras-at-work]
ley: intimidad, la vida privada o la honra; medidas de control; garantías fundamentales
gente: cámaras en la pega; me graban trabajando; me revisan el bolso; revisión de mochila; me leen los correos; me espían trabajo; GPS en el auto de la empresa; test de drogas pega; revisar el celular empresa
law: workplace monitoring; employee privacy
people: cameras at work; boss reads my emails; bag searches

[everyday-public-employee]
ley: funcionario público; estatuto administrativo; Administración del Estado
gente: trabajo en la muni; empleado público; empleado fiscal; planta o contrata; pega fiscal; trabaja para el estado; burócrata; sumario administrativo; apitutado; pituto en el gobierno
law: civil servant; public official
people: government worker; public employee

[everyday-apartment]
amplio: sueltas
ley: bien raíz; departamento; vivienda; inmueble
gente: depa; depto; dpto; dptos; departamento; flat; monoambiente
law: apartment; dwelling; unit
people: apartment; flat; condo
no: departamento jurídico; jefe de departamento

[everyday-house-slang]
amplio: sueltas
ley: bien raíz; casa habitación; vivienda; inmueble
gente: casa propia; mi casita; rancha; mediagua; la casa de mis papás; chalet; piso en alquiler; hogar propio; techo propio; ruca
law: dwelling; real property
people: house; home; my place

[everyday-rent-latam]
ley: contrato de arrendamiento; renta de arrendamiento; arrendador; arrendatario
gente: alquiler|alquilan|alquilado; inquilino; rentar una casa; pagar la renta; arrendar|arrendando|arrendé|arrendó; arriendo|arriendan|arriende; casero; alquileres
law: lease; rent
people: rent; rental; tenant; landlord
no: impuesto; renta líquida; sueldo

[everyday-tenant-misspelled]
ley: arrendatario; arrendatario moroso; restitución del inmueble arrendado; obligaciones del arrendatario
gente: arendatario; arrendatarrio; arriendatario; arrendetario; arrendatorio; arrendado no paga; la persona que me arrienda; arrendataria; locatario
law: tenant; lessee
people: tenant; renter

[everyday-landlord]
ley: arrendador; dueño del inmueble arrendado; entrega de la cosa arrendada
gente: arrendador|arrendadora; dueño de casa; dueña de la casa que arriendo; el dueño del depa; landlord; casera; la dueña del departamento; propietario que arrienda; dueño de la pieza; locador
law: landlord; lessor
people: landlord; landlady; house owner

[everyday-deposit-slang]
ley: restitución de la garantía; mes de garantía; garantía de arrendamiento; caución
gente: mes de garantía; devolver la garantía; no me devuelve la garantía; me devuelvan el mes; fianza del piso; depósito del arriendo; garantía del depa; se quedó con la garantía; plata de la garantía; depósito de seguridad
law: security deposit
people: deposit back; keep my deposit

[everyday-tenant-left-unpaid]
ley: rentas insolutas; no pago de la renta; cobro de rentas; terminación del arrendamiento
gente: se fue sin pagar el arriendo; no pagan la renta; se arrancó debiendo arriendo; me debe meses de arriendo; arrendatario moroso; dejó debiendo cuentas; deben el arriendo
law: unpaid rent; arrears
people: tenant left owing; tenant won't pay

[everyday-evicted]
amplio: lanzamiento
ley: desahucio; lanzamiento; restitución del inmueble; desalojo
gente: me echaron de la casa; dueño me echó; me quieren sacar de la casa; me desalojan|desalojaron|desalojado|desalojarme; me quieren echar del depa; me echa el dueño; sacar al arrendatario; botaron mis cosas a la calle; echar al arrendatario; desahuciar inquilino; lanzamiento
law: eviction; restitution of the premises
people: evicted; kicked out of my flat

[everyday-lock-changed]
ley: autotutela; uso y goce de la cosa arrendada; turbación en el goce; vías de hecho
gente: cambió la chapa; me cambió la cerradura; cambiaron la chapa; no me deja entrar al depa; dueño entra sin permiso; me cortó la luz el dueño; cortó el agua el dueño; me tiró las cosas; candado en la puerta; le sacó las puertas
law: quiet enjoyment; lockout
people: changed the locks; landlord cut the power; landlord comes in

[everyday-rent-room]
ley: subarrendar; cesión del arrendamiento
gente: arriendo de pieza; arrendar una pieza; roommate; compartir depa; compañero de casa; subarriendo; subarrendó; meter gente en la casa; arrendar por airbnb; roomie; allegado
law: sublease; lodging
people: room; roommate; flatmate; sublet

[everyday-rent-increase]
ley: renta de arrendamiento; modificación de la renta; unidad de fomento
gente: me subieron el arriendo; reajuste del arriendo; sube cada año el arriendo; me quieren subir la renta; IPC arriendo; alza del arriendo; aumentar alquiler
law: rent increase; adjustment
people: raise the rent; rent went up

[everyday-repairs-rented]
ley: reparaciones locativas; reparaciones necesarias; mantener la cosa arrendada; deterioros
gente: se echó a perder el calefont; se rompió la cañería; cañería rota; goteras; goteras en el techo; dueño no arregla; se llueve la casa; calefon malo; humedad en las paredes; hongos en el depa; se tapó el baño; desagüe tapado
law: repairs; maintenance of the premises
people: leaking roof; broken boiler; landlord won't fix; mould

[everyday-neighbour]
amplio: sueltas
ley: vecino; predio vecino; propietarios colindantes; predios contiguos
gente: vecino; la casa de al lado; vecino molesto; el vecino de arriba; vecino problemático; vecino conflictivo
law: neighbour; adjoining owner
people: neighbour; neighbor; next door
no: junta de vecinos; unidad vecinal

[everyday-noise]
amplio: sueltas
ley: ruidos molestos; emisión de ruidos; perturbar la tranquilidad; contaminación acústica
gente: bulla; bullicio; ruido; música fuerte; vecino hace ruido; fiestas del vecino; carrete del vecino; carrete; no me dejan dormir; parlante; música a todo chancho; taladro domingo; karaoke; meten bulla; ruidoso
law: noise nuisance; disturbing the peace
people: noise; noisy; loud music; party next door

[everyday-leak-upstairs]
ley: filtraciones; daños en otra unidad; bienes comunes; reparación de daños
gente: filtración; se filtró el agua; me cae agua del piso de arriba; gotera del vecino; se me llueve; se mojó mi depa; se inundó|inundaron; inundación departamento; agua del vecino; me manchó el cielo; reventó la cañería; filtra|filtran; goteras
law: water damage; leak
people: leak; flat upstairs flooded

[everyday-dog]
amplio: sueltas
ley: dueño de un animal; tenencia responsable; animal fiero; daños causados por el animal
gente: perro|perra; perrito; me mordió un perro; quiltro; mordedura; perro del vecino; perro bravo; pitbull; perro ladra; ladridos; cachorro; mordió|mordida
law: animal; owner of an animal
people: dog; dog bite; barking; puppy

[everyday-pets]
amplio: sueltas
ley: mascotas o animales de compañía; tenencia responsable de mascotas; animal doméstico; maltrato animal
gente: mascota; gato|gata; gatito; atropellaron a mi perro; me mataron el perro; envenenaron; le pegan al perro; abandonó al perro; mascota en el edificio; no aceptan mascotas; veterinario; cholito; ley cholito
law: pets; animal cruelty
people: cat; pet; vet; animal abuse

[everyday-farm-animals]
amplio: sueltas
ley: cabezas de ganado; ganado mayor o menor; animales; abigeato; dueño del predio; colmenas
gente: vaca; caballo; gallinas; gallo del vecino; ovejas; chanchos; animales en mi terreno; robo de animales; abejas; cabras; vacuno
law: livestock; cattle
people: cow; horse; chickens; bees; sheep
no: gallo de pelea

[everyday-tree-neighbour]
amplio: sueltas
ley: árbol; ramas; raíces; terreno ajeno; cortar las ramas
gente: árbol del vecino; ramas del vecino; se cayó el árbol; raíces del árbol; hojas del vecino; palto del vecino; ramas sobre mi casa; cortar el árbol; parrón; levantó el piso el árbol
law: branches and roots
people: neighbour's tree; branches over my fence

[everyday-fence-wall]
amplio: sueltas
ley: cerramiento; medianería; pared medianera; deslindes; cerca divisoria
gente: pandereta; reja; muro del vecino; corrió el cerco; reja del vecino; muralla; pared del vecino; cierre perimetral; se metió en mi terreno; me corrió la reja; barda; tapia
law: boundary wall; fencing; party wall
people: fence; neighbour's wall; moved the fence

[everyday-window-view-construction]
amplio: sueltas
ley: servidumbre de vista; servidumbre de luz; ventanas; balcones
gente: ventana que mira a mi casa; ventana del vecino; vecino me mira; tapa el sol; me taparon la vista; construyó pegado; ampliación del vecino; hizo un segundo piso; vecino construye; ampliación sin permiso
law: easement of light and view
people: neighbour's window; blocks my light; overlooking

[everyday-passage-right]
ley: servidumbre de tránsito; predio destituido de toda comunicación; camino público; predio sirviente
gente: no me deja pasar; cerró el camino; paso por el terreno; salida a la calle; huella de paso; portón cerrado camino; terreno encerrado; entrada a la parcela; derecho a paso; camino vecinal
law: right of way
people: blocked the road; landlocked; access to my land

[everyday-condo-fees]
ley: gastos comunes; obligación económica del copropietario; copropiedad inmobiliaria; comité de administración
gente: ggcc; gc; gasto común; gastoscomunes; cuota de mantenimiento; cuotas de administración; morosos del edificio; mantención edificio; no paga los gastos; debo gastos comunes
law: common expenses; condominium
people: condo fees; maintenance fees; HOA; service charge

[everyday-condo-people]
ley: condominio; comité de administración; reglamento de copropiedad
gente: administradora del edificio; conserje; portero del edificio; comité del edificio; mayordomo; junta del condominio; asamblea de copropietarios; multa del edificio; condominio
law: condominium administrator; co-owners' meeting
people: concierge; building manager; HOA fine

[everyday-parking-building]
amplio: sueltas
ley: estacionamiento; bienes de dominio común; uso y goce exclusivo
gente: me ocupan el estacionamiento; estacionamiento del edificio; estacionar; se estaciona en mi lugar; auto mal estacionado; estacionamiento de visitas; me tapan el portón; aparcar; cochera; parqueo; parking
law: parking space
people: parking; parking spot; blocks my garage

[everyday-squatters]
ley: usurpación; ignorancia o mera tolerancia del dueño
gente: okupas; se metieron a mi casa; tomaron mi terreno; se tomaron la casa; viven sin permiso; ocuparon mi terreno; usurparon|usurpador|usurpación|usurpó; vive gratis; no se quiere ir; no quiere irse de la casa; invadieron; paracaidistas; campamento; ocupantes
law: unlawful occupation; squatting
people: squatters; won't leave my house; occupied my land

[everyday-lent-house]
ley: comodato; comodato precario; mera tolerancia; restitución de la cosa prestada
gente: presté la casa; le presté mi depa; le presté el terreno; prestada sin cobrar; de favor en la casa; mi hermano vive en mi casa; allegado no se va; vivo de allegado
law: loan for use; gratuitous use
people: lent my house; living rent-free

[everyday-buy-house]
ley: compraventa de bien raíz; promesa de compraventa; escritura pública; Conservador de Bienes Raíces
gente: comprar casa; comprar un depa; vender la casa; vendo mi depa; compré un terreno; firmar la escritura; pie de la casa; reservé un depa; corredor de propiedades; compra de propiedad
law: sale of real estate; promise to sell
people: buy a house; sell my house; down payment; realtor

[everyday-mortgage]
ley: hipoteca; crédito hipotecario; mutuo hipotecario; acreedor hipotecario; alzamiento
gente: hipoteca|hipotecada|hipotecaron; hipotecario; dividendo; dividendos del banco; dividendo de la casa; deuda de la casa; me quitan la casa; remate de la casa; banco me quita la casa; casa hipotecada; crédito para la casa
law: mortgage
people: mortgage; house loan; foreclosure
no: acciones; accionistas; sociedad anónima

[everyday-papers-house]
ley: título de dominio; inscripción en el Registro de Propiedad; Conservador de Bienes Raíces; certificado de dominio vigente
gente: papeles de la casa; escritura de la casa; título de la casa; a nombre de quién está la casa; CBR; pasar la casa a mi nombre; poner a mi nombre; dominio vigente
law: title; land registry; deed
people: house papers; deed; title; put the house in my name

[everyday-no-title-land]
ley: regularización de la posesión; poseedor material; título de dominio; cinco años
gente: terreno sin papeles; sanear el título; regularizar el terreno; sitio sin escritura; bienes nacionales título; casa sin inscribir; terreno de mis abuelos; vivo hace años en el terreno; derechos de aprovechamiento del sitio
law: regularisation of possession; title by possession
people: no deed; living on land for years
donde: DL 2.695 art. 1, 2

[everyday-years-living-own]
ley: prescripción adquisitiva; posesión regular; diez años
gente: llevo años viviendo acá; vivo hace veinte años; hacerme dueño; dueño por años; quedarme con el terreno; usucapión; nadie reclamó el terreno; dueño por uso; prescripción del terreno; adueñarse
law: acquisitive prescription; adverse possession
people: squatter's rights; lived here for years

[everyday-subdivide-plot]
ley: subdivisión; loteo; predio rústico; predios resultantes; plan regulador
gente: parcela|parcelación; parcela de agrado; lotear; subdividir; dividir el terreno; derechos y acciones parcela; lote brujo; loteo brujo; vender un pedazo; media hectárea; cesión de derechos parcela
law: subdivision; plot
people: plot; split my land; parcel

[everyday-building-permit]
ley: permiso de edificación; Dirección de Obras Municipales; recepción definitiva; obras sin permiso; demolición
gente: ampliar la casa; construir sin permiso; DOM; dirección de obras; obra ilegal; regularizar ampliación; construí una pieza; cierre de terraza; multa de obras; recepción final; quincho; ampliaciones
law: building permit
people: build an extension; planning permission; illegal building
donde: DFL 458 de 1975 art. 116, 145

[everyday-builder-bad-work]
ley: contrato de construcción de edificio; contrato para la confección de una obra material; vicios de la construcción; arrendamiento de servicios
gente: maestro chasquilla; el maestro no terminó; maestro se fue con la plata; contratista me dejó botado; dejó la obra botada; gásfiter; maestro me estafó; trabajo mal hecho; plomero; electricista; pintor quedó mal; trabajos en la casa; constructora
law: contract for works; defective work
people: builder; plumber; contractor left; bad workmanship

[everyday-new-house-faults]
ley: fallas o defectos; propietario primer vendedor; vicios de construcción; recepción definitiva
gente: casa nueva con fallas; depa nuevo con grietas; grietas; rajaduras; piso levantado; inmobiliaria no responde; posventa; post venta inmobiliaria; entrega del depa; terminaciones malas; casa recién comprada; inmobiliaria
law: construction defects; first seller
people: cracks; new flat defects; developer won't fix
donde: DFL 458 de 1975 art. 18

[everyday-hidden-defect]
ley: vicios redhibitorios; vicios ocultos; acción redhibitoria; cosa vendida
gente: salió malo; me vendió malo; no me dijo que estaba malo; falla oculta; compré usado y falla; vendedor ocultó; motor malo; auto salió malo; me vendieron una porquería; trucho
law: hidden defects; redhibitory action
people: hidden fault; sold me a lemon; turned out broken

[everyday-fire-house]
amplio: sueltas
ley: incendio; siniestro; seguro de incendio; fuerza mayor
gente: se quemó la casa; incendio|incendiaron; fuego; se incendió; cortocircuito; bomberos; humo; estufa; quemó la cocina; se quemaron las cosas
law: fire; loss
people: fire; burned down; house burned

[everyday-earthquake]
amplio: sueltas
ley: fuerza mayor o caso fortuito; terremoto; catástrofe; imprevisto a que no es posible resistir
gente: terremoto; temblor; tsunami; maremoto; aluvión; inundación; tormenta; pandemia; covid; cuarentena; desastre natural; se cayó con el temblor
law: force majeure; act of God
people: earthquake; flood; storm; pandemic

[everyday-utility-bill]
amplio: supply; Enel
ley: servicios domiciliarios; empresa distribuidora; servicios básicos
gente: cuenta de la luz; boleta de la luz; cuenta del agua; cuentas básicas; me cobraron mucho de luz; cuenta del gas; recibo de la luz; medidor; cuentas de la casa; Enel; aguas andinas; contribución de basura; planilla de luz
law: utilities; supply
people: electricity bill; water bill; gas bill; meter

[everyday-power-cut]
amplio: blackout
ley: suspensión del suministro; interrupción del suministro; corte y reposición
gente: me cortaron la luz; me cortaron el agua; apagón; reponer la luz; cortaron el gas; se me quemó la tele por la luz; subida de voltaje; colgado a la luz
law: interruption of supply
people: power cut; water cut off; blackout

[everyday-internet-phone]
amplio: sueltas
ley: servicios de telecomunicaciones; suspensión del servicio; contrato de adhesión
gente: internet malo; wifi; plan del celular; portabilidad; se cae el internet; compañía de internet; entel; movistar; WOM; plan de datos; decodificador; no me dan de baja el plan; telefonía; fibra óptica
law: telecommunications service
people: internet; broadband; phone plan; cable TV

[everyday-council]
amplio: sueltas
ley: municipalidad; alcalde; dirección de obras municipales; permiso municipal; ordenanza municipal
gente: muni; municipio; alcaldesa; ayuntamiento; la municipalidad no hace nada; patente municipal; concejal; inspector municipal; alcalde|alcaldía
law: municipality; mayor
people: town hall; city council; council; mayor

[everyday-street-hole]
amplio: sueltas
ley: falta de servicio; responsabilidad del Estado; mal estado de las vías públicas
gente: hoyo en la calle; bache; me caí en la calle; vereda rota; me caí en la vereda; tapa de alcantarilla; semáforo malo; hoyo en el pavimento; tropecé vereda; me quebré en la calle; calle en mal estado
law: fault of service; state liability
people: pothole; tripped on pavement; fell in the street

[everyday-rubbish]
amplio: sueltas
ley: residuos; basuras; desechos; disposición de residuos; vertedero
gente: basura; botar basura; basural; escombros; cachureos; tirar basura; microbasural; camión de la basura; reciclar; mugre; olores; mal olor; hediondo
law: waste; refuse
people: garbage; rubbish; trash; bad smell

[everyday-pollution]
amplio: sueltas
ley: contaminación; daño ambiental; norma de emisión; Superintendencia del Medio Ambiente
gente: contaminan; humo de la fábrica; fábrica al lado de mi casa; polvo de la faena; planta de áridos; chancheras; malos olores; leña; estufa a leña humo; contaminar el río; relave; medio ambiente; termoeléctrica
law: pollution; environmental damage
people: pollution; factory smoke

[everyday-water-well]
amplio: sueltas
ley: derecho de aprovechamiento de aguas; aguas subterráneas; pozo; Dirección General de Aguas; cauce
gente: pozo; noria; puntera; sacar agua; agua de riego; canal de regadío; se roban el agua; acequia; canalista; me cortaron el agua del canal; estero; vertiente; APR; agua potable rural; regadío; riego
law: water rights; groundwater
people: well; irrigation water; stealing water
no: pozo séptico

[everyday-countryside]
amplio: sueltas
ley: predio rústico; predio agrícola; inmueble rural
gente: chacra; finca; parcela en el campo; hijuela; granja; rancho; potrero; tierra de mi familia
law: rural property; farm land
people: farm; countryside; ranch

[everyday-local-shop-rent]
ley: local comercial; establecimiento de comercio; arrendamiento de predio urbano; patente comercial
gente: arrendar un local; boliche; kiosco; tienda de barrio; local del mall; changarro; botillería; derecho a llaves; quiosco; abarrotes; bodega de la esquina
law: commercial premises
people: shop; store; small shop
no: locales de votación; medios locales

[everyday-furniture-moving]
amplio: sueltas
ley: bienes muebles; inventario; enseres; menaje
gente: muebles; cachivaches; no me entrega mis cosas; se quedó con mis cosas; mudanza; cambio de casa; flete; se llevó los muebles; tele; refrigerador; lavadora; mobiliario
law: movable property; household goods
people: furniture; my stuff; moving; belongings

[everyday-partner]
amplio: sueltas
ley: conviviente civil; relación de pareja; vida en común; conviviente
gente: polola|pololos|pololeando; pareja; mi pinche; conviviente; novio; concubina; ex pololo; ex pareja; andante; amante; pololeo; ex pareja|polola|pololo|marido
law: cohabitant; civil partner; partner
people: boyfriend; girlfriend; partner; my ex

[everyday-living-together]
ley: acuerdo de unión civil; conviviente civil; unión no matrimonial
gente: convivir|convivo|convive; vivimos juntos; arrejuntados; AUC; unión civil; unión libre; unión de hecho; irme a vivir con mi pololo; arrimados; concubinato; concubina; convivencia
law: civil union; cohabitation
people: living together; common-law; moved in together

[everyday-spouse]
amplio: sueltas
ley: cónyuge; marido; mujer casada; matrimonio
gente: mi esposo se casó; esposo|esposas; marido; matrimonio; casorio; boda; matri; casarse|casarme|casados|casada; se casó con otra; casamiento
law: spouse; marriage
people: husband; wife; marry; wedding

[everyday-separated]
ley: separación de hecho; cese de la convivencia; divorcio; separación judicial
gente: me dejó mi marido; se fue de la casa mi marido; divorciarme|divorciar|divorciada|divorcios; separados de hecho; separarme de mi marido; me separé de mi señora; separado sin divorcio; se mandó a cambiar; me abandonó mi señora; quiere separarse; separado|separada|separarnos|separarse; divorció; separé
law: separation; divorce
people: divorce; split up; separated; broke up

[everyday-infidelity]
amplio: affair
ley: transgresión grave de los deberes de fidelidad; deber de fidelidad; falta imputable al otro cónyuge; divorcio
gente: me gorrea; gorreado; me engaña mi marido; infiel; me puso los cuernos; cuernos; patas negras; infidelidad; doble vida; adulterio; me pillaron con otra persona
law: adultery; breach of fidelity
people: cheated on me; cheating husband; affair; unfaithful

[everyday-child-slang]
amplio: sueltas
ley: niño, niña o adolescente; menor de edad; hijos menores; hijo
gente: guagua; cabro chico; mi hijito; mi niño; bebé; críos; chiquillo; pendejo; mi nena; mi cabro; wawa; lactante; párvulo
law: child; minor
people: kid; baby; toddler; my son; my daughter
no: mayor de edad

[everyday-teenager]
amplio: sueltas
ley: adolescente; menor de edad; mayor de catorce y menor de dieciocho años; responsabilidad penal de los adolescentes
gente: adolescente|adolescentes; lolo; cabro de quince; menor cometió delito; mi hijo robó; mi hijo de 16; mi hija de 15; pendejo de 14; dieciséis años; quinceañera; muchacho; mi hijo cayó preso
law: adolescent; juvenile offender
people: teenager; teen; underage

[everyday-parents-slang]
amplio: sueltas
ley: padre o madre; progenitores; ascendientes; padres
gente: mi papá; mi mamá; mis papás; papi; mami; mis viejos; mi taita; madre soltera; padrastro; madrastra; papá biológico
law: parents; father; mother
people: mum; dad; mom; my parents; stepfather
no: papas; papa rellena

[everyday-grandparents]
amplio: sueltas
ley: abuelos; ascendientes; relación directa y regular; parientes
gente: abuela; mi abuelita|abuelito; tata; mi nona; mis nietos; nieto|nietas; abuelita no ve a los nietos; lela
law: grandparents; ascendants
people: grandma; grandpa; grandparents; grandchild

[everyday-siblings-inlaws]
amplio: sueltas
ley: hermanos; parientes; consanguinidad; colaterales
gente: mi hermano|hermanas; hermanastro; medio hermano; cuñado; suegra|suegros; yerno; nuera; mi tío; mi tía; mi sobrino|sobrina; ahijado; compadre; mi tata y mis tíos; primas
law: siblings; relatives by affinity
people: brother; sister; mother-in-law; cousin; uncle; aunt

[everyday-child-support-slang]
ley: pensión de alimentos; alimentario; derecho de alimentos; alimentos
gente: pensión alimenticia; papá corazón; no me pasa plata para los niños; no pasa plata; no paga la pensión; demandar al papá; papito corazón; plata para la guagua; mantención de mi hijo; pensión de mi hija; no me da plata para el niño; no me pasa ni un peso; manutención; cuota alimentaria; mantener a mi hijo
law: child maintenance; child support
people: child support; alimony; won't pay for the kids

[everyday-custody-slang]
ley: cuidado personal; cuidado personal del hijo; cuidado personal compartido
gente: tuición; la custodia; quedarse con los hijos; quitarme a mi hijo; me quieren quitar a la niña; con quién se quedan los niños; tenencia de los hijos; mi hijo viva conmigo; patria potestad; se llevó a mi hijo; me quitó a mi guagua
law: custody; personal care
people: custody; keep my kids; take my child away

[everyday-visits-slang]
ley: relación directa y regular; mantener una relación; régimen de visitas; interés superior del hijo
gente: visitas; visitas del papá; no me deja ver a mi hijo; no me deja ver a los niños; ver a mi hija; no me pasa al niño; el fin de semana con mi hijo; día con el papá; no me devolvió al niño; el papá no viene a ver; puntos de encuentro
law: contact; visitation
people: visitation; won't let me see my kid
no: estacionamiento; cárcel; visita inspectiva; vendedor

[everyday-recognise-child]
amplio: ADN
ley: reconocimiento de hijo; filiación; reclamación de paternidad; prueba pericial biológica; paternidad
gente: no quiere reconocer al hijo; no reconoció a mi hijo; ADN; examen de ADN; guacho; hijo natural; apellido del papá; lleva mi apellido; prueba de paternidad; huacho; hijo fuera del matrimonio; test de paternidad; el hijo no es mío; darle el apellido
law: paternity; filiation
people: DNA test; paternity; not my child

[everyday-travel-with-child]
ley: salida del país del menor; ausentarse del territorio nacional; permiso del padre o madre
gente: sacar al niño del país; viajar con mi hijo; permiso para viajar; permiso notarial hijo; irme del país con mi hija; papá no autoriza viaje; viajar con menor; no firma el permiso; llevarme a mi hijo a otro país
law: child leaving the country
people: travel with my child; take my child abroad

[everyday-adoption-slang]
ley: adopción; adoptante; susceptible de ser adoptado
gente: adoptar|adoptado|adoptada|adopté|adoptivos; regalar la guagua; criar como hijo; hijo de crianza; dar en adopción; hijastro; sename; mejor niñez; hijo de corazón
law: adoption
people: adopt; stepchild; foster

[everyday-children-assets-parents]
ley: patria potestad; administración de bienes del hijo; representación legal; bienes del hijo
gente: plata de mi hijo; vender la casa del niño; cuenta del menor; herencia de mi hijo chico; firmar por mi hijo; representar a mi hijo; quien firma por el menor; bienes del niño
law: parental authority over property
people: my kid's money; sign for my child

[everyday-domestic-violence-slang]
ley: violencia intrafamiliar; maltrato; medidas cautelares; prohibición de acercarse a la víctima; maltrato habitual
gente: mi marido me pega; me pegó mi pololo; mi pareja me golpea; me saca la cresta; VIF; le pega a los niños; agresión de mi pareja; me maltrata; me ahorcó; mi hijo me pega; orden de alejamiento; me trata mal mi marido; me amenaza mi ex; ex me sigue; me sacó la mugre; violencia en la casa
law: domestic violence; restraining order
people: husband hits me; abusive partner; restraining order; beaten at home

[everyday-child-abuse]
amplio: sueltas
ley: maltrato infantil; abuso sexual; vulneración de derechos; medida de protección; maltrato corporal
gente: le pegan al niño; maltratan a la niña; abusaron de mi hija; tocaron a mi hija; dejan solo al niño; niño abandonado; vulnerado; denunciar a la mamá; pegarle a mi hijo; profe tocó; correazo; palmada
law: child abuse; protection order
people: child abuse; hit my child

[everyday-split-assets]
ley: sociedad conyugal; gananciales; separación de bienes; participación en los gananciales
gente: repartir la casa separación; la mitad de la casa; me toca la mitad; bienes del matrimonio; a medias con mi ex; dividir las cosas; separación de bienes; mi ex quiere la mitad; casados con sociedad; qué me toca si me separo; compró antes del matrimonio; bienes gananciales
law: marital property; community property
people: split the house; half of everything; divorce assets

[everyday-family-home]
ley: bien familiar; declaración de bien familiar; inmueble que sirva de residencia principal de la familia
gente: marido quiere vender la casa; me quiere dejar en la calle; vender la casa sin mi permiso; quedarme en la casa con los niños; casa familiar; casa donde vivimos los niños; hogar conyugal
law: family home protection
people: husband wants to sell the house; family home

[everyday-economic-compensation-slang]
ley: compensación económica; menoscabo económico; cuidado de los hijos o a las labores propias del hogar
gente: me dediqué a la casa; dueña de casa toda la vida; crié a los hijos; no trabajé por cuidar; plata del divorcio; me dejó sin nada; compensación por los años casada; nunca me dejó trabajar; ama de casa
law: economic compensation on divorce
people: stay-at-home mum; spousal compensation; housewife

[everyday-same-sex]
amplio: sueltas
ley: personas del mismo sexo; orientación sexual; identidad de género
gente: gay; lesbiana; trans; dos mujeres casarse; LGBT; homosexual; pareja del mismo sexo; cambio de nombre trans; cambiar de sexo; diversidad sexual; travesti; camiona; tiene dos mamás lesbianas; madres lesbianas
law: same-sex; gender identity
people: gay; lesbian; transgender; same-sex marriage

[everyday-dead]
amplio: sueltas
ley: causante; fallecimiento; sucesión por causa de muerte; difunto; muerte
gente: se murió mi papá; se murió mi mamá; murió mi marido; muere el dueño; finado mi papá; mi finada|finado; falleció|fallecer|fallece; falleció mi mamá; difunto; se nos fue mi tata; murió mi hermano; el muertito; cuando muera|muere; muertos; murió|murieron; morir
law: death; deceased
people: died; passed away; late father; dead

[everyday-widow]
ley: cónyuge sobreviviente; pensión de sobrevivencia; conviviente civil sobreviviente; pensión de viudez
gente: viuda; viudez; quedé viuda; pensión de viuda; murió mi esposo; mi mamá viuda; montepío; orfandad; huérfano
law: surviving spouse; survivor's pension
people: widow; orphan

[everyday-inheritance-slang]
ley: herencia; herederos; bienes hereditarios; posesión efectiva
gente: heredar|hereda|heredaron|heredado|heredan; herencia; heredero|heredera; repartirse la herencia; lo que dejó mi papá; dejó una casa mi papá; posesión efectiva; mis hermanos se quedaron con todo; repartija; qué me toca de mi papá; deudas de mi papá muerto; me dejó una casa
law: inheritance; succession; estate
people: inherit; heirs; left me a house

[everyday-will]
ley: testamento; testador; asignaciones testamentarias; legitimarios; legado
gente: testamento; dejarle la casa a mi hijo; dejar todo a mi señora; desheredar|desheredó; última voluntad; hacer testamento; repartir en vida; dejar en vida; dejar herencia a la polola; testamento falso; dejar fuera al hijo; testar|testó
law: testament
people: disinherit; leave my house to

[everyday-shared-inheritance-house]
ley: comunidad hereditaria; partición; partidor; comuneros
gente: casa de mis papás herencia; hermano no quiere vender; vender la casa heredada; dividir la herencia; mis hermanos no firman; hermano vive en la casa; no nos ponemos de acuerdo hermanos; copropietario no quiere vender; dueños a medias; casa entre hermanos; somos varios dueños; comprar la parte
law: partition; co-ownership; hereditary community
people: siblings won't sell; split inherited house; co-owner

[everyday-elderly-care]
amplio: anciano; asilo
ley: adulto mayor; interdicción; demente
gente: alzheimer; demencia senil; viejito; abuelito enfermo; mi mamá no está bien de la cabeza; hacerle firmar a la abuela; hijo no cuida; hogar de ancianos; interdicto; perdió la memoria; anciano; mi papá está gagá; asilo; chiflado; loco de la cabeza
law: interdiction; guardianship
people: dementia; elderly parent; nursing home; can't manage own affairs

[everyday-disability]
amplio: sueltas
ley: persona con discapacidad; invalidez; ajustes necesarios
gente: discapacitado|discapacitada; discapacidad; silla de ruedas; ciego|ciega; sordo|sorda; minusválido; hijo con autismo; autista; TEA; síndrome de down; inválido; capacidades diferentes; cojo; credencial de discapacidad; sordomudo
law: disability; persons with disabilities
people: disabled; wheelchair; autistic; blind; deaf

[everyday-name-change]
ley: rectificación de partidas; cambio de nombres y apellidos; inscripción de nacimiento; Registro Civil
gente: cambiar mi nombre; cambiarme el apellido; sacarme el apellido de mi papá; nombre mal escrito; apellido mal puesto; registro civil; partida de nacimiento; carnet malo; acta de nacimiento; nombre social
law: change of name; civil registry
people: change my name; birth certificate

[everyday-identity-card]
amplio: sueltas
ley: cédula de identidad; rol único nacional; documento de identidad; rol único tributario
gente: carnet; rut; carné; run; perdí el carnet; me robaron el carnet; cédula; DNI; credencial de elector; clave única; claveunica; pasaporte; usaron mi carnet; carnet vencido; me suplantaron
law: identity card; tax identification number
people: ID card; ID number; passport; lost my ID

[everyday-police]
amplio: sueltas
ley: funcionario de Carabineros; Carabineros de Chile; Policía de Investigaciones; agentes policiales; policía
gente: paco; carabinero; ratis; PDI; policías; un carabinero me paró; comisaría; tombo; yuta; patrulla; policial; detective|detectives
law: police officer
people: police; cop; policeman; detective
no: carabinas; tira de papel

[everyday-stopped-by-police]
ley: control de identidad; control preventivo de identidad; registro de vestimentas, equipaje o vehículos
gente: me pararon los pacos; me pidieron el carnet; revisaron la mochila; los pacos me revisaron el auto; me llevaron a la comisaría; sin carnet en la calle; me pilló carabineros; revisar celular policía
law: identity check; stop and search
people: stopped by police; police searched me

[everyday-arrested]
amplio: sueltas
ley: flagrancia; detenido; derechos del detenido; control de la detención; detención
gente: me llevaron preso; cayó preso; lo tomaron detenido; detuvieron a mi hijo; arrestado|arresto; está detenido|detenida; me llevaron detenido; preso por; lo agarraron los pacos; metieron preso; tomar preso; encanado; detuvieron; detención
law: arrest; detention
people: arrested; in custody; locked up

[everyday-jail]
amplio: sueltas
ley: presidio; pena privativa de libertad; recinto penitenciario; Gendarmería de Chile; reclusión; prisión
gente: cárcel; a la cana; preso; cuántos años de cárcel; ir preso; me pueden meter preso; puedo ir preso; gendarme; gendarmes; tras las rejas; reo; caer en cana; peni; se va preso; prision; presidio; encarcelado|encarcelaron
law: imprisonment
people: jail; prison; go to jail; inmate
no: código penal; responsabilidad penal

[everyday-home-arrest]
ley: prisión preventiva; medidas cautelares personales; privación de libertad en su casa; arresto
gente: arresto domiciliario; lo dejaron libre; firma mensual; tobillera; preso esperando juicio; salió libre; quedó con firma; libre bajo fianza; fianza; grillete; dejaron en libertad; prisión preventiva
law: pretrial detention; house arrest; bail
people: bail; house arrest; ankle monitor; let him go
no: arriendo; arrendador

[everyday-suspended-sentence]
ley: pena sustitutiva; remisión condicional; libertad vigilada; libertad condicional; reclusión parcial
gente: salir antes de la cárcel; cumplir en la casa; firmar en vez de cárcel; rebaja de condena; reclusión nocturna; buena conducta preso; libertad condicional; cumplir la condena afuera; salida dominical; beneficios intrapenitenciarios
law: alternative sentence; parole; probation
people: parole; probation; early release

[everyday-criminal-record]
ley: certificado de antecedentes; extracto de filiación; eliminación de antecedentes; anotaciones prontuariales
gente: papel de antecedentes; antecedentes; limpiar mis antecedentes; antesedentes; papeles manchados; borrar antecedentes; tengo antecedentes; hoja de antecedentes; antecedentes penales; prontuario
law: criminal record
people: criminal record; background check; clear my record
no: antecedentes fundantes; acompañar antecedentes

[everyday-beaten]
amplio: sueltas
ley: lesiones; lesiones menos graves; lesiones leves; maltrato de obra; herir, golpear o maltratar
gente: me pegaron|pegó|pegué; me sacaron la cresta; me golpearon|golpe|golpes|golpeado; puñete; patada|patearon; cachetada; me agarraron a combos; riña; pelea|peleó; me quebró la nariz; pelearon; charchazo; peliar; me agredieron|agredió; me dejó el ojo morado; golpeó; golpiza; pateó; agresión; paliza; me tiraron un combo
law: bodily harm; assault; battery
people: beat me up; punched; fight; hit me; attacked me

[everyday-stabbed-shot]
amplio: sueltas
ley: lesiones graves; homicidio frustrado; arma cortante; arma de fuego
gente: me apuñalaron|apuñaló; puñalada; cuchillazo; balazo; me dispararon|disparó|disparar; me acuchillaron; cuchilla; pistola; lo balearon|baleado; corvo; le pegaron un tiro; balacera; bala loca; me cortó con un cuchillo; escopeta; fierro hechizo; arma hechiza; pistola a fogueo; tiroteo; escopetazo
law: wounding; firearm
people: stabbed; shot; gun; knife

[everyday-killed]
amplio: sueltas
ley: homicidio; delitos contra la vida; parricidio; homicidio calificado; femicidio
gente: mataron|matan|maté|matarlo|matarme|matarla|mató|matar; asesinato; asesino|asesinada|asesinado; sicario; me quiso matar; mataron a mi hijo; femicidio; muerto a tiros; atropelló y mató; crimen; homicida
law: homicide; murder
people: killed; murder
no: tiempo muerto; mata de

[everyday-self-defence]
ley: defensa de la persona o derechos; agresión ilegítima; necesidad racional del medio empleado; legítima defensa; falta de provocación suficiente
gente: me defendí; defensa propia; le pegué para defenderme; entró a mi casa y lo golpeé; matar a un ladrón; disparar a un ladrón; pegarle a un ladrón; defendiendo a mi familia; se metieron a robar y; me defendi
law: self-defence
people: self-defense; defended myself; shot a burglar

[everyday-mugged]
ley: robo con violencia o intimidación; apropiación de cosa mueble ajena; robo
gente: me asaltaron|asaltado|asaltó|asaltada|asaltar; cogotearon; cogoteo; lanzazo; me robaron el celular; me robaron en la calle; portonazo; encerrona; flaite; me arrebataron|arrebató; turbazo; me quitaron el celular; carterista; cuchillo en el robo; motochorro
law: robbery
people: mugged; robbed; held up; carjacked

[everyday-stolen]
ley: hurto; apropiación de cosa mueble ajena; sin la voluntad de su dueño; especies sustraídas; robo
gente: me robaron|robado|robada|roba|roban|robos|robe|robarme|robar; ladrón; me afanaron; choreo; choro; me choriaron; mechero; hurtaron|hurto|hurté; me sacaron la billetera; desaparecieron mis cosas; chorro; raterear; pungas; sustrajeron
law: theft; larceny
people: stole; stolen; thief; robbed; shoplifting

[everyday-burglary]
ley: robo en lugar habitado; fuerza en las cosas; escalamiento; rompimiento de pared o techos
gente: se metieron a robar; entraron a robar; me desvalijaron|desvalijó; robo en la casa; forzaron la puerta; ladrón entró; se metió un ladrón; se metieron por la ventana; forzaron la chapa; robaron en el local
law: burglary
people: burglary; break-in; broke into my house

[everyday-stolen-car]
ley: robo de vehículo motorizado; sustracción de vehículo; receptación; clonación de placa patente
gente: me robaron el auto; robaron la camioneta; compré un auto robado; encargo por robo; patente clonada; auto clonado; se robaron la moto; desarmaduría; vehículo con encargo
law: vehicle theft; receiving stolen goods
people: car stolen; stolen vehicle

[everyday-bought-stolen-goods]
ley: receptación; conociendo su origen o no pudiendo menos que conocerlo; especies hurtadas, robadas
gente: comprar algo robado; cosas robadas; compré un celular robado; vender cosas robadas; feria persa robado; reducidor; reducir especies; me vendieron un celular robado
law: receiving stolen goods
people: bought something stolen; handling stolen goods

[everyday-kept-entrusted]
ley: apropiación indebida; dinero, efectos o cualquiera otra cosa mueble; obligación de entregarla o devolverla; depósito, comisión o administración
gente: se quedó con mi plata; no me devuelve lo que le pasé; le presté y no devuelve; se quedó con mi auto; le pasé plata y no rinde; no devuelve mis herramientas; se apropió; se hizo el loco con la plata; se quedó con la caja; se guardó la plata; se embolsó
law: misappropriation; embezzlement
people: kept my money; won't give it back; embezzled

[everyday-scammed]
ley: estafa; engaño; defraudación
gente: me estafaron|estafado|estafada|estafadores|estafar|estafas; me cagaron; engrupieron|engrupir; me hicieron leso; me pitearon; me engañaron|engañó|engañar|engañado|engañaban; cuento del tío; me timaron; me chantaron; chamullo; me cagó con la plata; me vieron la cara; me embaucaron; pirámide; me hizo leso; fraudulento
law: fraud; swindle; deceit
people: scam; ripped off; conned; cheated; swindled

[everyday-internet-scam]
ley: fraude informático; estafa; suplantación de identidad; uso fraudulento; delitos informáticos
gente: estafa por internet; compré por instagram y no llegó; marketplace estafa; phishing; me hackearon|hackeado|hackeada; hackearon mi cuenta; clonaron el whatsapp; página falsa; compré por facebook; transferí y me bloqueó; perfil falso; me suplantaron|suplantó|suplantación; link falso; hackeo; depósito falso; yapo; hackers
law: computer fraud; cybercrime
people: hacked; online scam; phishing; fake profile

[everyday-bank-theft]
ley: operaciones no autorizadas; tarjetas de pago; transacciones electrónicas; uso fraudulento de tarjetas
gente: me vaciaron la cuenta; me sacaron plata de la cuenta; clonaron la tarjeta; compras que no hice; desconozco la compra; transferencia que no hice; banco no me devuelve; giraron de mi cuenta; fraude bancario; me robaron la tarjeta; cargos que no reconozco; clonar
law: unauthorised transactions; payment card fraud
people: card cloned; money taken from my account; charge I did not make

[everyday-forged-signature]
amplio: sueltas
ley: falsificación de instrumento privado; firma falsa; uso malicioso de instrumento; perjuicio de tercero
gente: falsificaron mi firma; esa firma no es mía; firma falsa; yo no firmé; documento falso; papeles falsos; contrato falso; papeles truchos; imitaron mi firma; licencia falsa; título falso; billete falso; trucharon|truchas; falsificó|falsificar|falsificada|falsificaron|falsificado; otro firmó con mi nombre
law: forgery; false instrument
people: forged my signature; fake document; not my signature

[everyday-threat]
ley: amenazas; amenazare seriamente; mal que constituya delito
gente: me amenaza|amenazó|amenazan|amenazado|amenazada|amenazaron|amenazar|amenazando; amenaza de muerte; me dijo que me va a matar; me intimidan; me va a quemar la casa; extorsión|extorsionan|extorsionando; chantaje|chantajean|chantajear; me chantajea; me piden plata para no; amedrentar
law: threats; extortion
people: threatened; threat; blackmail; extortion

[everyday-sexual-offence]
amplio: agarrón; pack
ley: abuso sexual; acceso carnal; acción sexual; estupro
gente: me violaron|violado|violada; violador; me abusaron|abusó; me tocó el poto; tocaciones; me manosearon; me drogaron y; sin mi consentimiento sexo; pedófilo; acosador en la calle; agarrón; me agarró el poto; pack; me forzó sexo; depravado; manoseó; acosó sexualmente
law: rape; sexual abuse
people: raped; sexual abuse; groped; molested
no: violación de contrato; violación de derechos

[everyday-intimate-photos]
ley: imágenes de contenido sexual; difusión sin consentimiento; vida privada; grabar o difundir
gente: mandó mis fotos; subió mis fotos; fotos íntimas; funa|funó; pasó el pack; me grabó sin permiso; video sexual; nudes; fotos desnuda; difundió un video; me grabaron escondidos; sextorsión; deepfake; publicó mis conversaciones; pornovenganza
law: non-consensual intimate images
people: revenge porn; leaked my nudes; recorded me without permission

[everyday-insulted-defamed]
ley: injuria; calumnia; honra; expresión proferida en deshonra, descrédito o menosprecio
gente: me funaron|funar|funas; me insultó|insultar|insultaron; hablan mal de mí; garabatos; me trató de ladrón; me acusan de algo que no hice; difamación|difamó|difamaron|difaman; me pelan en facebook; sacaron la madre; mentiras sobre mí; hablar pestes; me putearon; cahuín; me acusó falsamente; denuncia falsa; injurias; calumnias
law: libel; slander; defamation
people: defamed; insulted; slander; cancelled online; lies about me

[everyday-drugs-slang]
amplio: sueltas
ley: tráfico ilícito de estupefacientes; sustancias o drogas estupefacientes o sicotrópicas; pequeñas cantidades; consumo personal
gente: droga|drogado|drogarse; marihuana; mariguana; weed; pito; caño; coca; pasta base; falopa; merca; vender droga; narco; me pillaron con droga; plantas de marihuana; dealer; microtráfico; traficante|traficar|traficando|trafica; volado; cogollo; autocultivo; tussi; angustiado; chicharra; faso; mota; narcotráfico; fumar marihuana
law: drug trafficking; narcotics
people: drugs; weed; marijuana; cocaine; dealer

[everyday-property-damage]
amplio: sueltas
ley: delito de daños; destruir o deteriorar; propiedad ajena; indemnización de perjuicios
gente: me rompió|romper|rompieron; quebraron|quebrar; quebró el vidrio; me rayaron el auto; rayaron la pared; me echó a perder; destrozaron; rompió la puerta; pelotazo; me hizo tira; hizo bolsa; hecho bolsa; piedrazo; rayado|rayaron; grafiti; pincharon los neumáticos; abollaron|abolló; vandalismo; destruyó|destruyeron; dañó|dañaron|dañado
law: property damage; criminal damage
people: broke my window; damaged; smashed; scratched my car; graffiti
no: quebró la empresa

[everyday-missing-person]
amplio: sueltas
ley: desaparecimiento; muerte presunta; presunta desgracia; ignorándose si vive
gente: desapareció mi hijo; se perdió mi papá; perdido hace días; anda perdido; desapareció|desaparecido|desaparecida|desaparecieron; persona desaparecida; no volvió a la casa; nunca más se supo; se fue de la casa mi hija; desaparecido hace años; extraviado; no aparece mi hijo|papá|hermano
law: presumed death; missing person
people: missing; disappeared; vanished

[everyday-car]
amplio: sueltas
ley: vehículo motorizado; automóvil; vehículo
gente: auto|autos; camioneta; carro; coche; jeep; furgón; vehículo; suv; cacharro; citycar; troca; moto; motocicleta; el auto de mi papá
law: motor vehicle
people: car; truck; vehicle; motorbike; van
no: auto de prisión; auto de apertura; auto acordado; autos y vistos

[everyday-crash]
ley: accidente de tránsito; colisión; choque; responsable del accidente
gente: choque|choqué|chocó|chocaron|chocar|chocado|chocada; me chocaron; topón; encontrón; me pasaron a llevar el auto; choque por detrás; me dieron por detrás; accidente de auto; volcamiento|volcó|volqué; le pegué al auto de adelante; colicionar|coliciones; quién tuvo la culpa del choque
law: traffic accident; collision
people: crash; car accident; hit my car; collision; rear-ended

[everyday-run-over]
ley: atropello; peatón; lesiones; accidente de tránsito; cuasidelito
gente: atropellaron|atropelló|atropellado|atropellada|atropellar|atropello|atropellé; me pasó por encima; lo pisó un auto; me pasó a llevar una moto; peatón; paso de cebra; cruzando la calle
law: pedestrian; running over
people: run over; hit by a car; pedestrian

[everyday-hit-and-run]
ley: no prestar ayuda; dar cuenta a la autoridad; detener la marcha; huir del lugar del hecho
gente: chocó y se fue; se dio a la fuga; se arrancó después del choque; huyó del lugar; se fue sin dejar datos; me chocaron y se arrancaron; atropelló y arrancó; fuga accidente; me chocaron estacionado
law: hit and run; failure to stop
people: hit and run; drove off

[everyday-drunk-driving]
ley: conducción en estado de ebriedad; bajo la influencia del alcohol; alcoholemia; suspensión de la licencia
gente: manejé curado; curao al volante; manejar con copete; con trago manejando; ley emilia; alcotest; me hicieron soplar; me pillaron manejando curado; tomé y manejé; borracho al volante; tolerancia cero alcohol; narcotest; manejar volado; curado|curao|curada manejar
law: drunk driving; driving under the influence
people: drunk driving; DUI; breathalyser

[everyday-traffic-ticket]
ley: juez de policía local; boleta de citación; infracciones de tránsito; infracciones o contravenciones a las normas de tránsito; multa
gente: parte|partes empadronado|tránsito|velocidad|auto; me sacaron un parte; parte de tránsito; me pasaron un parte; multa de tránsito; foto multa|fotomulta; fotorradar|foto radar; pagar un parte; me multaron; me llegó un parte; exceso de velocidad; multa por estacionar; infraccionado|infraccionaron; luz roja
law: traffic ticket; fine
people: traffic ticket; speeding ticket; parking fine

[everyday-toll-tag]
ley: peaje; dispositivo electrónico; TAG
gente: tag; autopista|autopistas; pórtico|pórticos; multa del tag; cuenta del tag; debo tag; peaje|peajes; costanera norte; pase diario
law: toll; electronic toll
people: toll; highway toll
donde: DFL 1 de 2007 art. 114

[everyday-driving-licence]
ley: licencia de conductor; licencia de conducir; clase B; suspensión de la licencia
gente: licencia de conducir; manejar sin licencia; sacar carnet de manejar; me quitaron la licencia; carnet de conducir; renovar la licencia; brevete; perdí los documentos manejar; licencia vencida; clase b; pase de conducir; libreta de manejo
law: driving licence
people: driver's license; drive without a license

[everyday-car-papers]
amplio: sueltas
ley: permiso de circulación; revisión técnica; seguro obligatorio; padrón; placa patente
gente: padrón del auto; permiso de circulación; revisión técnica; papeles del auto; patente del auto; SOAP; seguro obligatorio auto; revisión vencida; permiso de circulacion atrasado; tarjeta de propiedad
law: vehicle permit; roadworthiness test
people: car papers; license plate; MOT; inspection

[everyday-car-transfer]
ley: transferencia de vehículo; Registro de Vehículos Motorizados; propietario del vehículo
gente: transferir el auto; no hizo la transferencia; vendí el auto y sigue a mi nombre; comprar un auto usado; auto a mi nombre; transferencia del auto; vendí mi auto; auto con multas; prenda del auto; tasación del auto
law: vehicle transfer; vehicle registry
people: sold my car; used car; car still in my name

[everyday-lent-car]
ley: propietario del vehículo; solidariamente responsables; tomado sin su conocimiento o autorización
gente: presté el auto; le presté mi auto y chocó; sacó el auto sin permiso; mi hijo chocó el auto; otro manejaba mi auto; auto de la empresa chocado; responde el dueño del auto; chofer chocó
law: owner's vicarious liability
people: lent my car; friend crashed my car

[everyday-towed]
ley: retiro de circulación; corral municipal; aparcadero; vehículo abandonado
gente: se llevaron el auto en grúa; grúa; me llevaron el auto; corrales municipales; corral; retirar el auto del corral; auto abandonado en la calle; cepo; me quitaron el auto; aparcadero; auto retenido carabineros; depósito de autos
law: towing; impound
people: towed; impounded; clamp

[everyday-bus-taxi]
amplio: sueltas
ley: pasajero; transporte de pasajeros; servicios de transporte público; transportista; porteador
gente: micro|micros; bus; taxi; taxista; micrero; me caí en la micro; evadir la micro; bip; transantiago; chofer de la micro; tren; pasaje de bus; combi; metro de Santiago; viajar en metro; camión de pasajeros
law: passenger transport; carrier
people: bus; taxi; train; fare

[everyday-flight]
amplio: sueltas
ley: transportador; denegación de embarque; equipaje; transporte aéreo
gente: vuelo|vuelos; aerolínea; me cancelaron el vuelo; perdí el avión; se atrasó el vuelo; maleta|maletas; perdieron mi maleta; no me dejaron embarcar; sobreventa; avión; aeropuerto; equipaje; overbooking; latam; pasaje de avión; devolver el pasaje
law: air carrier; denied boarding; baggage
people: flight; airline; lost luggage; cancelled flight; overbooked
donde: Código Aeronáutico art. 133

[everyday-bicycle]
amplio: sueltas
ley: ciclos; ciclista; biciclo; calzada
gente: bicicleta|bicicletas; bici; ciclista|ciclistas; cleta; scooter; patineta; monopatín; ciclovía; casco bicicleta; me robaron la bicicleta; skate
law: cycle; cyclist
people: bike; bicycle; cyclist; scooter

[everyday-workshop]
amplio: sueltas
ley: prestador del servicio; taller; servicio técnico; contrato de servicios
gente: mecánico; taller; mecánico me cagó; dejé el auto en el taller; taller no entrega el auto; desabolladura; vulcanización; me arreglaron mal el auto; servicio técnico; repuesto|repuestos; me cambió piezas; llevé a arreglar
law: repair service
people: mechanic; garage; repair shop
no: taller de lectura; taller escolar

[everyday-car-insurance]
amplio: sueltas
ley: contrato de seguro; asegurador; siniestro; póliza
gente: seguro del auto; el seguro no quiere pagar; aseguradora; seguro no paga; me rechazó el seguro; pérdida total; cobrar el seguro; seguro de vida; compañía de seguros; seguro contra robo; corredor de seguros; prima del seguro
law: insurance contract; insurer
people: insurance; insurance won't pay; total loss; claim

[everyday-parking-damage]
ley: estacionamiento; robo o daño en el vehículo; responsabilidad del proveedor
gente: me robaron en el estacionamiento del mall; rayaron el auto en el estacionamiento; robo supermercado estacionamiento; acomodador; cuidador de autos; parquímetro; estacionamiento pagado; perdí el ticket estacionamiento; valet
law: car park liability
people: car broken into at the mall parking; parking lot theft
donde: Ley 19.496 art. 15 A

[everyday-money]
amplio: sueltas
ley: suma de dinero; dinero
gente: lucas; palo|palos verdes; billete|billetes; guita; billullo; chauchas; cash; mil lucas; diez lucas; morlacos
law: sum of money
people: cash; money; bucks
no: plata y oro; mina de plata; minerales; botella

[everyday-owed-money]
ley: cobro de la deuda; cumplimiento de la obligación
gente: me deben plata; me debe lucas; se hace el loco con la deuda; cobrar una deuda; no me devuelve la plata; se me corre con la plata; me anda corriendo; cobrarle a un deudor; no me pagan lo que deben
law: debt; debtor; default
people: owes me money; won't pay me; didn't pay

[everyday-i-owe]
ley: pago de la deuda; cobro de la deuda; obligaciones del deudor; deudor en mora
gente: debo plata; tengo deudas; estoy endeudado; deudas; endeudado|endeudada; ahogado en deudas; debo hasta la camisa; me atrasé con la deuda; no tengo para pagar; me quieren cobrar; estoy hasta el cuello; morosidad; atrasado con las cuotas; no puedo pagar la deuda
law: debtor; debt
people: I owe money; in debt; can't pay my debts

[everyday-lent-money]
ley: préstamo de consumo; mutuario
gente: presté plata; le presté lucas; préstamo entre amigos; presté sin papel; prestarle plata a un amigo; prestó plata y no devuelve; sin nada firmado plata; presté sin firmar nada; préstamo de palabra; vaquita; le pasé plata; emprestar; le presté a mi hermano
law: loan; loan for consumption
people: lent money; borrowed money; loan to a friend

[everyday-interest-usury]
ley: interés máximo convencional; usura; operaciones de crédito de dinero
gente: usurero; prestamista; intereses muy altos; me cobran muchos intereses; gota a gota; préstamo informal; usura; agiotista; cobran el doble; interés abusivo; me subió el interés; intereses por atraso; prestamista me amenaza
law: maximum interest; usury
people: loan shark; interest too high; usury
donde: Ley 18.010 art. 6, 8

[everyday-delay-paying]
ley: interés moratorio; constituido en mora; simple retardo; deudor en mora
gente: atrasé|atrasado|atrasada|atrasarse|atrasó; pagar tarde; pagué después; se me pasó la fecha; atraso en el pago; día de atraso; vencida la cuota; multa por atraso; retraso en el pago
law: default; late payment
people: late payment; overdue; behind on payments

[everyday-fiado-credit]
amplio: on credit
ley: venta a crédito; pago del precio; saldo de precio
gente: fiar; fiado; me fiaron; fié; fía; libreta del almacén; cliente no paga; dejé fiado; fiaba; pagar después; cheque a fecha; me quedó debiendo
law: sale on credit
people: on credit; on tab

[everyday-instalments]
ley: pago en cuotas; cuotas periódicas; precio a plazo
gente: en cuotas; letras de la casa comercial; pagar de a poco; a plazo cuotas; pie y cuotas; cuotitas; pago mensual; no pagué la cuota; cuotas atrasadas; en cómodas cuotas; mensualidades; pagar por partes; abonar|abono
law: instalments
people: installments; pay in parts

[everyday-debt-collection]
ley: cobranza extrajudicial; gastos de cobranza; informar al deudor; visitas o llamados telefónicos
gente: me llaman para cobrar; empresa de cobranza; me llaman todo el día; cobradores; me mandan mensajes de cobranza; me llaman al trabajo por la deuda; cobranza; llaman a mi familia; acosan por una deuda; me amenazan con embargar; correos de cobranza; call center cobranza
law: debt collection
people: debt collectors; calling me about a debt
donde: Ley 19.496 art. 37

[everyday-bad-credit]
ley: boletín comercial; información comercial; obligaciones de carácter económico; banco de datos personales
gente: dicom; dicon; estoy en dicom; salir de dicom; me metieron a dicom; equifax; manchado; estar en el boletín; borrar del dicom; buró de crédito; registro de morosos; deuda prescrita dicom; me tiraron a dicom; datacrédito; limpiar dicom
law: credit bureau; commercial information
people: credit bureau; bad credit; credit report

[everyday-seizure]
amplio: sueltas
ley: bienes embargables; ministro de fe; inembargables; retiro de especies; embargo de bienes; remate
gente: embargar|embargaron|embargan|embargado; aviso de embargo; me van a embargar; vino un receptor; me quieren quitar las cosas; remate de mis cosas; me sacan la tele; pueden embargar la casa; me embargan el sueldo; rematar|remataron|rematan; se llevaron los muebles receptor; vinieron a embargar; cuenta embargada
law: attachment; seizure
people: seize my stuff; repossess; bailiff; auction my house

[everyday-bankruptcy]
ley: procedimiento concursal; renegociación de la persona deudora; insolvencia; Superintendencia de Insolvencia; liquidación
gente: quiebra personal; quebré; declararme en quiebra; bancarrota; quiebra|quebró|quebrado empresa; fundido; irse a la quiebra; ley de quiebras; renegociar deudas; insolvente; no puedo pagar mis deudas; renegociación
law: insolvency; bankruptcy; liquidation
people: bankrupt; bankruptcy; insolvent

[everyday-cheque]
ley: cheque; librador; girador; protesto; cuenta corriente; banco librado
gente: cheque|cheques; me dieron un cheque sin fondos; cheque sin fondo; cheque rebotó; dar orden de no pago; cheque en garantía; cheque robado; chequera; giro doloso; cheque protestado; cheque falso; cobrar un cheque; cheque malo
law: cheque; dishonoured cheque
people: bad check; bounced cheque

[everyday-iou-letter]
ley: pagaré; letra de cambio; título ejecutivo
gente: pagaré|pagarés; pagare en blanco; letra de cambio; vale vista; firmé un pagaré; letras sin pagar; firmé unas letras; papel de la deuda; reconocimiento de deuda; documento de deuda; vale firmado; pagaré universidad
law: promissory note; bill of exchange
people: IOU; promissory note; signed a note

[everyday-guarantor]
ley: fianza; fiador; codeudor solidario; aval; solidariamente
gente: aval|avales|avalé|avalar|avalado; salí de aval; firmé de aval; codeudor; me cobran por ser aval; fui aval; salir de fiador; fiador|fiadora; garante; le serví de aval; firmé por otro la deuda; el aval paga
law: surety; guarantor; joint debtor
people: guarantor; cosigner; co-signed a loan

[everyday-old-debt]
ley: prescripción extintiva; prescripción de la acción; tiempo de prescripción; extinguir las acciones
gente: deuda antigua; deuda vieja; prescribe|prescribió|prescribir|prescrita|prescrito; caduca la deuda; deuda de hace años; ya no me pueden cobrar; cuántos años para cobrar; se vence la deuda; deuda de hace diez años; cuándo prescribe
law: extinctive prescription; limitation
people: old debt; statute of limitations; time-barred
no: receta; medicamento; remedio; antibiótico

[everyday-receipt]
amplio: sueltas
ley: carta de pago; comprobante; prueba del pago; boleta
gente: recibo|recibos; comprobante; no me dan recibo; pagué y no me dieron nada; comprobante de transferencia; voucher; vale de pago; boleta perdida; sin boleta; boucher; pagué en efectivo sin recibo; ya pagué y me cobran; pagué dos veces; me cobran de nuevo
law: receipt; proof of payment
people: receipt; proof I paid; paid twice

[everyday-wrong-transfer]
ley: pago de lo no debido; pagado indebidamente
gente: transferí por error; me equivoqué de cuenta; deposité mal; me depositaron por error; transferencia equivocada; plata que no es mía en mi cuenta; devolver un depósito; se equivocó el banco; transferí a otra persona; pagué lo que no debía; mandé plata a otro
law: undue payment; restitution
people: sent money by mistake; paid by mistake; overpaid

[everyday-bank-account]
amplio: sueltas
ley: cuenta corriente; institución financiera; cuenta vista; productos financieros
gente: cuenta rut; cuentarut; mi banco; me bloquearon la cuenta; cerrar la cuenta; banco me cerró la cuenta; banco estado; comisiones del banco; cajero automático; cajero no dio plata; línea de crédito; sobregiro; cobro de mantención
law: bank account
people: bank account; account frozen; ATM; overdraft

[everyday-credit-card]
amplio: sueltas
ley: tarjeta de crédito; emisor de la tarjeta; línea de crédito
gente: tarjeta de crédito; tarjeta de la multitienda; avance en efectivo; tarjeta falabella|ripley|paris|cencosud; cupo de la tarjeta; mínimo de la tarjeta; repactar|repactación; pagar la tarjeta; me metieron una tarjeta; cobran seguro en la tarjeta; tarjeta bloqueada; refinanciar; tarjeton
law: credit card
people: credit card; store card; minimum payment

[everyday-bank-loan]
ley: crédito de consumo; operaciones de crédito de dinero; prepago; costo total del crédito; carga anual equivalente
gente: crédito de consumo; pedir un préstamo; préstamo del banco; pagar antes el crédito; caja de compensación; prepagar; CAE del crédito; me negaron el crédito; crédito automotriz; préstamo|préstamos; deuda de consumo; cuota del crédito; consolidar deudas; empréstito
law: consumer credit; prepayment
people: bank loan; personal loan; pay off early

[everyday-pawn]
amplio: pledge
ley: empeño; acreedor prendario; crédito pignoraticio; prenda
gente: empeñar|empeñé|empeño|empeñado; la tía rica; casa de empeño; dejé en prenda; joyas empeñadas; prenda del auto; dejé mi celular en garantía; prendario
law: pledge; pawn
people: pawn; pawn shop
no: prenda de vestir; prenda de ropa; lavandería; tintorería

[everyday-online-purchase]
ley: comercio electrónico; contratos celebrados por medios electrónicos; derecho a retracto; entrega del producto
gente: compré por internet; no me llegó la compra; no llegó el pedido; compra online; página web no responde; mercado libre; me arrepentí de la compra; pedido atrasado; aliexpress; temu; cyber; paquete perdido; despacho atrasado; me anularon la compra; no despachan; delivery no llegó
law: electronic commerce; right of withdrawal
people: online purchase; order never arrived; cancel my order

[everyday-broken-product]
amplio: sueltas
ley: garantía legal; reparación gratuita; devolución de la cantidad pagada; producto defectuoso
gente: salió malo el producto; vino malo; producto malo; celular salió malo; garantía de la tienda; cambio del producto; tienda no responde por la garantía; zapatillas malas; se me echó a perder; fallado|fallada; no me quieren cambiar; devolver un producto; cambiar el regalo; duró dos meses; ropa se rompió; venía roto; garantía de seis meses; me dieron nota de crédito; defectuoso|defectuosa; no funciona lo que compré
law: legal warranty; defective product
people: broken product; faulty; refund; exchange; warranty
donde: Ley 19.496 art. 19, 20, 21
no: arriendo; arrendador

[everyday-refund]
ley: devolución de la cantidad pagada; restitución del precio
gente: me devuelvan la plata; devolución de plata; reembolso|reembolsar; devolver el dinero; quiero mi plata de vuelta; no hacen devoluciones; vale de compra; giftcard; reversar; devuelvan|devolver|devolvió|devuelve plata|dinero
law: refund; restitution
people: refund; money back

[everyday-overcharged]
ley: precio exhibido; cobro indebido; precio superior al exhibido
gente: me cobraron de más; me cobraron otro precio; precio distinto en la caja; cobro indebido; me cobran algo que no pedí; cargo raro; me siguen cobrando; me cobraron dos veces; cobro doble; me cobran demás; precio de la góndola; cobran sin avisar; sobreprecio; me subieron el plan; cobros|cobro abusivo; no respetan el precio; oferta no respetada en caja
law: overcharging; displayed price
people: overcharged; charged twice; wrong price; hidden fees

[everyday-misleading-ad]
amplio: promoción
ley: publicidad engañosa; promoción; condiciones ofrecidas; anunciante; mensaje publicitario
gente: publicidad falsa; oferta falsa; mentira en la publicidad; no respetaron la oferta; descuento falso; letra chica; sorteo trucho; concurso no entregó el premio; promoción no válida; aviso falso; black friday; me ofrecieron otra cosa; no cumplen la promoción
law: misleading advertising
people: false advertising; bait and switch; fine print
donde: Ley 19.496 art. 28, 33, 35

[everyday-store-treatment]
ley: trato digno; seguridad y vigilancia; negativa injustificada de venta; discriminar arbitrariamente; delito flagrante
gente: guardia de la tienda; guardia me acusó de robar; me revisaron la cartera; no me quisieron atender; no me dejaron entrar a la disco; me trataron de ladrón en la tienda; guardia del supermercado; derecho de admisión; no me quieren vender; me echaron del local; discoteque; guardias
law: consumer dignity; refusal to sell
people: security guard accused me; refused to serve me
donde: Ley 19.496 art. 15

[everyday-complain-consumer]
ley: Servicio Nacional del Consumidor; consumidor; juzgado de policía local; denuncia infraccional
gente: sernac; reclamar al sernac; reclamo a la tienda; denunciar a la tienda; reclamar contra una empresa; libro de reclamos; profeco; demandar a la empresa por la compra; demandar a una tienda; tienda me cagó; defensa del consumidor; me pasaron a llevar como cliente; reclamo sin respuesta
law: consumer protection agency; complaint
people: consumer complaint; sue a store

[everyday-cancel-subscription]
amplio: sueltas
ley: poner término al contrato; contratos de adhesión; derecho a retracto; procedimiento de término
gente: dar de baja|bajar suscripción; no me dejan dar de baja; anular el plan; gimnasio no me deja salir; me cobran suscripción; gimnasio; cancelar suscripción; suscripción; desuscribirme; renunciar al plan; darme de baja; netflix|spotify; renovación automática; cancelar el contrato de internet; salirme del plan; gym
law: subscription; termination by consumer
people: cancel subscription; gym membership; auto-renewal

[everyday-spam-calls]
ley: comunicaciones promocionales o publicitarias; solicitar la suspensión; datos personales; envío prohibido
gente: spam; llamadas molestas; me llaman para vender; no molestar; correos basura; me mandan publicidad; llamadas spam; telemarketing; mensajes de publicidad; llaman y cuelgan
law: unsolicited communications
people: spam calls; junk mail; telemarketers
donde: Ley 19.496 art. 28 B

[everyday-event-cancelled]
amplio: sueltas
ley: espectáculo; devolución del precio; reventa; prestación del servicio
gente: concierto|conciertos; suspendieron el concierto; entrada|entradas concierto|recital|partido; reventa|revendedor; ticketmaster|puntoticket; se canceló el evento; cancelaron el show; fiesta cancelada; sobrevendieron; recital; boletos del concierto; no me devuelven la entrada; banquetera; matrimonio cancelado salón
law: event; cancellation of event
people: concert; tickets; event cancelled

[everyday-travel-hotel]
amplio: sueltas
ley: servicio turístico; hospedaje; posadero
gente: hotel|hoteles; cabaña|cabañas; reserva del hotel; agencia de viajes; paquete turístico; reservé y no estaba; me cancelaron la reserva; viaje cancelado; hostal; gira de estudio; despegar; no me devuelven la reserva; crucero; tour; airbnb; booking
law: lodging; travel service
people: hotel; travel agency; trip cancelled; booking

[everyday-food-poisoning]
amplio: sueltas
ley: intoxicación; seguridad en el consumo; autoridad sanitaria; riesgo para la salud
gente: me intoxiqué|intoxicó|intoxicaron; comida mala; me hizo mal la comida; pelo en la comida; restaurant sucio; comida vencida; vendieron vencido; producto vencido; fecha de vencimiento comida; gusano; guata mala; seremi; cucaracha; restaurante|restaurant; intoxicación
law: food safety
people: food poisoning; expired food; restaurant

[everyday-phone-slang]
amplio: sueltas
ley: equipo telefónico; teléfono móvil; equipo terminal; bien mueble; aparato telefónico
gente: celular|celulares; cel; fono; móvil; smartphone; iphone; teléfono; samsung; bloquear el celular; mi celu; imei; pantalla trizada
law: mobile phone; device
people: phone; cell phone; mobile; smartphone

[everyday-computer-slang]
amplio: sueltas
ley: sistema informático; programas computacionales; equipo computacional; datos informáticos
gente: compu|compus; computador|computadora; notebook; laptop; tablet; pc; ordenador; impresora; pendrive; borraron mis archivos; virus en el computador; software pirata; programa pirata
law: computer system; software
people: computer; laptop; pc

[everyday-clothes-laundry]
amplio: sueltas
ley: servicio defectuoso; prestador de servicios; bienes entregados; pérdida o menoscabo
gente: tintorería|lavandería; mancharon la ropa; me echaron a perder la ropa; peluquería; me quemaron el pelo; alisado; perdieron mi ropa; costurera; modista; zapatos; depilación; me arruinaron; salón de belleza; estética
law: defective service
people: dry cleaner; hairdresser; ruined my clothes

[everyday-handshake-deal]
ley: contrato consensual; acuerdo de voluntades; oferta y aceptación
gente: trato de palabra; acuerdo de palabra; hicimos un trato; no firmamos nada; sin papel firmado; trato por whatsapp; vale la palabra; trato verbal; arreglo de palabra; acuerdo verbal; nos pusimos de acuerdo; se echó para atrás; se arrepintió del trato; por wasap
law: oral contract; consent
people: verbal agreement; handshake deal; no written contract

[everyday-signed-without-reading]
ley: vicios del consentimiento; contrato de adhesión
gente: firmé sin leer; no leí el contrato; me hicieron firmar; me obligaron a firmar; firmé a ciegas; firmé en blanco; firmé presionado; firmé sin saber; no me dejaron leer; firmé engañado; no entendí lo que firmé; firmé y me arrepentí; firmé curado; papel en blanco firmado
law: error; defects of consent; duress
people: signed without reading; forced to sign; tricked into signing

[everyday-back-out]
ley: resolución del contrato; retractación; terminación anticipada; resciliación
gente: echarme para atrás; arrepentirme|arrepentí|arrepiente|arrepienten|arrepiento; deshacer el contrato; salirme del contrato; se arrepintió|arrepentí; dejar sin efecto; romper el contrato; anular el contrato; anular la venta; deshacer el negocio; cancelar el contrato; me quiero salir; echarse para atrás; terminar antes el contrato
law: rescission; withdrawal; termination
people: back out; cancel the contract; change my mind
no: matrimonio; delito

[everyday-breach-slang]
ley: resolución o el cumplimiento; indemnización de perjuicios; condición resolutoria tácita
gente: no cumplió el trato; me dejó plantado; me dejó botado; no cumplió con lo que dijo; no hizo el trabajo; nunca llegó; se tiró para atrás; no respetó el contrato; me dejó colgado; se desentendió; quedó mal; incumplió|incumple|incumplieron; se hizo el leso; me cagó el contrato; prometió y no cumplió; cumplió trato|acuerdo
law: breach of contract; non-performance
people: broke the deal; didn't deliver; let me down; broke the contract

[everyday-no-answer]
amplio: sueltas
ley: constituir en mora; responder el reclamo; falta de respuesta; comunicación por escrito; dar respuesta
gente: me deja en visto; no contesta el teléfono; se hacen los locos; me bloqueó de whatsapp; no dan respuesta; nadie responde; me tienen dando vueltas; me pelotean; ando de oficina en oficina; no me dan solución; desaparecieron del mapa; me tramitan; me clavó el visto; se hacen los lesos; contestan|contestaron teléfono|mensajes|correos|reclamo; no me contestan el reclamo
law: failure to respond; notice
people: not answering; ignoring me; ghosted; no reply

[everyday-compensation-slang]
ley: indemnización de perjuicios; daño emergente; lucro cesante; daño moral; reparación del daño
gente: que me paguen el daño; plata por lo que pasó; que me pague los arreglos; me tienen que indemnizar; compensación por el daño; daños y perjuicios; perdí plata; dejé de ganar; resarcir|resarcimiento; me arruinó; pedir plata por el daño; demandar por daños; cobrarle los gastos; reparar el daño; que responda por los daños
law: damages; compensation
people: compensation; pay for the damage; lost earnings; damages

[everyday-emotional-harm]
amplio: sueltas
ley: daño moral; aflicción; sufrimiento
gente: daño psicológico; me dejó mal de la cabeza; quedé con trauma; sufrimiento; estoy con depresión; lloro todos los días; crisis de pánico; plata por el dolor; daño emocional; lo pasé mal; trauma|traumado|traumada; stress|estrés; angustia; sicológico; quedé mal; daño moral
law: moral damages; pain and suffering
people: pain and suffering; emotional distress; trauma

[everyday-doctor]
amplio: sueltas
ley: prestador individual; médico; profesional de la salud; médico tratante; médico-cirujano
gente: doctor|doctora; doc; matasanos; dr; dra; médico|medico; especialista médico; enfermera; matrona; kinesiólogo; psicólogo|sicólogo; psiquiatra; pediatra; cirujano
law: physician; health professional
people: doctor; nurse; physician

[everyday-medical-appointment]
ley: atención de salud; prestaciones de salud; oportunidad de la atención; citas médicas; garantía de oportunidad
gente: hora médica|medica; pedir hora; sacar hora doctor; no hay horas consultorio; perdí la hora al médico; me cambiaron la hora al doctor; lista de espera; hora al especialista; turno médico; cita médica|medica; interconsulta; control médico; meses esperando operación
law: health care appointment; waiting list
people: doctor's appointment; waiting list

[everyday-clinic-hospital]
amplio: sueltas
ley: prestador institucional; establecimiento de salud; servicio de salud; prestadores de salud
gente: hospital|hospitales; clínica|clínicas; consultorio|consultorios; cesfam; SAPU; policlínico; centro médico; urgencia|urgencias; nosocomio; sala de espera; SAMU; ambulancia
law: health care provider; hospital
people: hospital; clinic; emergency room; ambulance

[everyday-emergency-care]
ley: emergencia vital; riesgo vital; atención de urgencia; secuela funcional grave; pagaré o cheque en garantía
gente: no me atendieron en urgencia; piden cheque en garantía; cheque en garantía clínica; ley de urgencia; riesgo vital; me pidieron pagaré en la clínica; urgencia no me atiende; me rechazaron en urgencias; murió esperando en urgencia; infarto; accidente grave hospital; pagaré en la clínica
law: vital emergency
people: emergency room turned me away; hospital asked for a deposit

[everyday-malpractice]
ley: negligencia médica; lex artis; responsabilidad en materia sanitaria; prestación de salud; falta de servicio; mala praxis
gente: negligencia médica|medica; me operaron mal; mala praxis; diagnóstico equivocado; me dejaron una gasa; médico se equivocó; doctor se equivocó; mal atendido hospital; me dieron mal el remedio; murió en la operación; guagua murió en el parto; error del doctor; quedé peor; cirugía mal hecha; dentista me dejó mal; mala atención
law: medical malpractice
people: malpractice; botched surgery; misdiagnosed; doctor's mistake

[everyday-consent-treatment]
amplio: sueltas
ley: consentimiento informado; rechazar tratamientos; autonomía de la persona; paciente
gente: no quiero operarme; me operaron sin permiso; no me explicaron la operación; rechazar tratamiento; papel antes de operarse; firmar antes de la operación; transfusión; no quiero que me entuben; morir tranquilo; eutanasia; negarse a un tratamiento; alta voluntaria; irme del hospital
law: informed consent; refusal of treatment
people: refuse treatment; operated without consent; euthanasia
donde: Ley 20.584 art. 14, 16

[everyday-medical-records]
ley: ficha clínica; información sensible; copia de la ficha; datos del paciente; reserva de la información
gente: mi ficha; ficha médica|medica|clínica; exámenes médicos; no me dan mi ficha; copia de la ficha; historial médico; papeles del hospital; resultado del examen; mostraron mi ficha; contó mi enfermedad; historia clínica; expediente médico; receta médica
law: medical record; clinical record
people: medical records; health records; test results
donde: Ley 20.584 art. 12, 13

[everyday-patient-company]
ley: compañía y asistencia espiritual; trato digno y respetuoso; derechos de los pacientes; recintos asistenciales
gente: no me dejan acompañar; ver a mi mamá en el hospital; acompañar en el parto; visita al hospital; me trataron mal en el hospital; me gritó la enfermera; maltrato en el hospital; grabaron en el hospital; nombre social hospital; cura en el hospital
law: patient dignity; companionship
people: visit in hospital; rude nurse; stay with patient
donde: Ley 20.584 art. 5, 6

[everyday-health-insurance]
amplio: auge
ley: institución de salud previsional; contrato de salud; plan de salud; Fondo Nacional de Salud; cotización de salud
gente: isapre|isapres; fonasa; cambiarme de isapre; plan de isapre; subió el plan de salud; isapre no cubre; GES; auge; preexistencia; bono fonasa; tramo fonasa; carga de fonasa; me subieron la isapre; reembolso isapre; seguro complementario; obra social; CAEC; licencia isapre
law: health insurance
people: health insurance; health plan; insurer won't cover

[everyday-medicine-pharmacy]
amplio: sueltas
ley: medicamentos; producto farmacéutico; receta médica; farmacia; establecimiento farmacéutico
gente: remedio|remedios; pastilla|pastillas; farmacia|farmacias; cenabast; sin receta; ricarte soto; medicamento caro; vacuna|vacunas; genérico; jarabe; drogas para el cáncer; inyección; anticonceptivo; píldora
law: medicines; prescription
people: medicine; pills; pharmacy; vaccine; prescription drug

[everyday-abortion]
amplio: sueltas
ley: interrupción del embarazo; aborto; riesgo vital; consentimiento de la mujer
gente: aborto|abortar|abortó|abortaron; tres causales; interrumpir el embarazo; perder la guagua a propósito; misotrol; 3 causales; despenalización
law: abortion; termination of pregnancy
people: abortion; end a pregnancy

[everyday-mental-health]
amplio: sueltas
ley: salud mental; hospitalización psiquiátrica; internación involuntaria; discapacidad psíquica o intelectual
gente: psiquiátrico; loco|loca internado; internar a mi hijo; internar a un familiar; esquizofrenia; depresión; bipolar; mi hijo drogadicto; rehabilitación drogas; internarlo a la fuerza; suicidio; intento de suicidio; se quiere matar
law: mental health; involuntary commitment
people: psychiatric hospital; mental illness; commit someone

[everyday-hospital-debt]
ley: prestaciones de salud; arancel; cobro de prestaciones; precio de las prestaciones
gente: deuda con la clínica; cuenta de la clínica; me cobran el hospital; clínica me demandó; presupuesto de la operación; cuánto cobra la clínica; cuenta del hospital; no puedo pagar la clínica; precio de la operación
law: hospital charges
people: hospital bill; medical debt

[everyday-organs-body]
amplio: sueltas
ley: trasplante; donante; extracción de órganos; cadáver; autopsia
gente: donar órganos; donante|donantes; trasplante; órganos de mi hijo; autopsia; entregar el cuerpo; morgue; cementerio; entierro; cremar|cremación; funeral|funeraria; enterrar; cuota mortuoria; tumba; nicho; exhumar; servicio médico legal; urna
law: organ donation; burial
people: organ donor; funeral; burial; autopsy; cemetery

[everyday-smoking-alcohol]
amplio: sueltas
ley: tabaco; productos de tabaco; bebidas alcohólicas; expendio; patente de alcoholes
gente: fumar|fuma|fumo|fumando; cigarro|cigarros; cigarrillo; puchos; vaper|vapear; copete; chela|chelas; cerveza; tomar en la calle; botillería; vender copete a menores; clandestino copete; pisco; curado|curados; borracho|borrachos; humo de cigarro; alcohol
law: tobacco; alcoholic beverages
people: smoking; vaping; alcohol; drunk; drink in public

[everyday-school]
amplio: sueltas
ley: establecimiento educacional; sostenedor; comunidad educativa; educación parvularia, básica y media
gente: colegio|colegios; liceo|liceos; escuela|escuelas; cole; jardín infantil; escuelita; kínder|kinder; subvencionado; colegio particular; director del colegio; sostenedor; apoderado|apoderada; plantel
law: school; educational establishment
people: school; kindergarten; principal

[everyday-expelled-school]
amplio: sueltas
ley: expulsión; cancelación de matrícula; proceso sancionatorio; reglamento interno; debido proceso
gente: echaron a mi hijo del colegio; expulsaron|expulsión|expulsado|expulsar; cancelación de matrícula; suspendieron a mi hijo; condicional colegio; aula segura; suspendido del colegio; condicionalidad; no le renuevan matrícula; anotaciones negativas; me echaron del liceo; lo quieren echar del colegio; perdió el cupo
law: expulsion; cancellation of enrolment
people: expelled; suspended from school; kicked out of school

[everyday-bullying-school]
amplio: sueltas
ley: acoso escolar; convivencia escolar; agresión u hostigamiento reiterado; maltrato escolar; protocolo de actuación
gente: bullying; le hacen bullying; mi hijo sufre en el colegio; lo molestan en el colegio; compañeros le pegan; bulling|buling; profe trata mal; colegio no hace nada; profesor le gritó; ciberbullying; pelea en el colegio; profe maltrata; le tiran la comida; lo molestan los compañeros; le pegaron en el recreo
law: school bullying
people: bullying|bullied; teacher mistreats

[everyday-enrolment-school]
amplio: sueltas
ley: matrícula; proceso de admisión; selección de alumnos; cupos; admisión
gente: matrícula|matricula|matricular|matricularon|matricularme; sin colegio mi hijo; SAE; tómbola; no lo aceptaron en el colegio; admisión escolar; colegio no lo recibe; postular al colegio; lo rechazaron del colegio; inscribir al niño en el colegio
law: enrolment; admission
people: enrol; school admission; no place at school

[everyday-school-fees]
amplio: sueltas
ley: financiamiento compartido; cobro de arancel; arancel; deuda de colegiatura; retención de documentos
gente: mensualidad del colegio; deuda del colegio; colegiatura; no me entregan el certificado por deuda; copago; no me dan los papeles del colegio; debo el colegio; cuota del centro de padres; cobran matrícula; retienen notas por deuda; colegio caro; cobro del colegio; lista de útiles
law: tuition fees
people: school fees; tuition; owe the school

[everyday-grades]
amplio: sueltas
ley: calificaciones; rendimiento académico; repitencia
gente: nota|notas; repetir el curso; repitió|repitieron curso; repitente; pasar de curso; me echaron en el ramo; ramo|ramos; reprobé|reprobó|reprobado|reprobar; rojos; examen reprobado; me bajaron la nota; calificación; me eché el ramo; asignatura|asignaturas; prueba mal corregida; puntaje; libreta de notas
law: grades; assessment
people: grades; failed the class; repeat the year; exam marks
no: nota de crédito; notas de crédito; nota de débito; notario

[everyday-attendance-school]
amplio: sueltas
ley: asistencia a clases; asistencia mínima; inasistencias; porcentaje de asistencia
gente: asistencia a clases; faltó a clases; cimarra; inasistencia|inasistencias; atraso colegio; no va al colegio; mi hijo falta mucho; porcentaje de asistencia; justificar falta; paro de profesores; toma del liceo; me quedé por asistencia
law: attendance
people: missed classes; attendance; truancy

[everyday-student]
amplio: sueltas
ley: estudiante; alumnos; educando
gente: alumno|alumna|alumnos; estudiante|estudiantes; universitario|universitaria; mechón|mechona; compañero de curso; escolar|escolares; colegial; liceano; becario
law: student; pupil
people: student; pupil

[everyday-pregnant-student]
ley: embarazo y maternidad; alumnas embarazadas; facilidades académicas; no constituirán impedimento
gente: alumna embarazada; estudiante embarazada; mamá estudiante; embarazada en el colegio; embarazada en la universidad; guagua y clases; fuero estudiante; licencia de mamá universidad
law: pregnant students
people: pregnant student; student mother

[everyday-teacher]
amplio: sueltas
ley: profesionales de la educación; docente; asistentes de la educación; estatuto docente
gente: profe|profes; profesor|profesora|profesores; maestra; docente; parvularia; tía del jardín; inspector del colegio; psicopedagoga; profesora jefe; educadora; tías del jardín; maestra de escuela; pedagogo
law: teacher
people: teacher; professor
no: profesor de derecho

[everyday-university]
amplio: sueltas
ley: institución de educación superior; universidad; estudios superiores; Superintendencia de Educación Superior
gente: uni; universidad|universidades; instituto profesional; CFT; duoc|inacap|aiep; congelar la carrera; facultad; ramos de la universidad; cerraron mi carrera; facu; práctica profesional; malla; titularme; tesis; egresado; congelar semestre; cambiarse de universidad; carrera universitaria; carrera universidad|instituto
law: higher education institution
people: university; college; degree
no: facultades; facultad de; carrera funcionaria

[everyday-student-loan]
amplio: CAE; TNE
ley: gratuidad; becas; crédito con garantía estatal; fondo solidario; arancel
gente: CAE; gratuidad; beca|becas; crédito universitario; deuda universitaria; perdí la gratuidad; junaeb; FSCU; fondo solidario; condonación; debo la universidad; arancel de la universidad; pierdo la beca; TNE; pase escolar; ayudas estudiantiles; créditos corfo; tarjeta junaeb
law: student loan; scholarship; free tuition
people: student loan; scholarship; free tuition
no: carga anual equivalente

[everyday-university-sanction]
ley: sanciones a estudiantes; reglamento estudiantil; procedimiento disciplinario; eliminación académica; causal de eliminación
gente: me echaron de la universidad; eliminación de la carrera; sumario en la universidad; copié en la prueba; plagio|plagié; me pillaron copiando; torpedo; expulsado de la universidad; acoso en la universidad; profesor me acosó en la universidad; me echan de la carrera
law: academic dismissal; disciplinary procedure
people: expelled from university; plagiarism; cheating on exam

[everyday-degree-papers]
amplio: sueltas
ley: título profesional; grado académico; reconocimiento de título; revalidación
gente: no me dan el título; título profesional; cartón; revalidar mi título; convalidar|convalidación; título extranjero; certificado de notas; licencia de enseñanza media; cuarto medio; validar estudios; sacar cuarto medio; concentración de notas; diploma; homologar ramos; trabajar sin título
law: degree; recognition of degree
people: degree; diploma; transcript; recognise my degree

[everyday-special-needs-school]
ley: necesidades educativas especiales; integración escolar; discriminación arbitraria
gente: niño TEA; hijo autista en el colegio; escuela especial; evaluación diferenciada; TDAH; déficit atencional; discriminan a mi hijo colegio; tutora sombra; dislexia; ley TEA; hiperactivo; colegio discrimina; no lo aceptan por autista
law: special educational needs
people: special needs; autism at school; ADHD

[everyday-foreigner]
ley: extranjero; permiso de residencia; Servicio Nacional de Migraciones
gente: extranjero|extranjera|extranjeros; inmigrante|inmigrantes; migrante|migrantes; haitiano|venezolano|colombiano|peruano|boliviano; gringo; extranjería|extranjeria; permiso para vivir en chile; papeles de extranjero; forastero; indocumentado; sin papeles en chile
law: foreigner; immigrant
people: foreigner; immigrant; migrant

[everyday-visa]
ley: permiso de residencia; residencia temporal; residencia definitiva; permanencia transitoria; solicitud de residencia
gente: visa|visas|visado; permanencia definitiva; visa vencida; visa de trabajo; turista; me rechazaron la visa; residencia definitiva; carta de nacionalización; nacionalizarme; residencia en trámite; visa temporaria; prórroga de turismo; reunificación familiar; refugiado|refugio; asilo; carnet de extranjero
law: residence permit; visa
people: visa; residence permit; work permit; refugee

[everyday-deported]
ley: expulsión del país; prohibición de ingreso; ingreso por paso no habilitado
gente: deportar|deportado|deportaron|deporten; expulsión del país; me quieren sacar del país; entró por paso no habilitado; ilegal en chile; paso ilegal; expulsar extranjero; me devolvieron en la frontera; prohibición de entrar; autodenuncia; frontera; coyote; sin documentos frontera
law: deportation; expulsion
people: deported; illegal entry; kicked out of the country

[everyday-nationality]
ley: nacionalidad chilena; chilenos; nacionalización; territorio de Chile; hijos de padre o madre chilenos
gente: ser chileno; nacionalidad; hijo nacido en el extranjero; doble nacionalidad; nacer en chile; nacionalidad chilena; me hago chileno; hijo de extranjeros nacido acá; ciudadanía; ciudadano chileno; perder la nacionalidad
law: nationality; citizenship
people: citizenship; become Chilean; dual nationality
donde: Constitución Política art. 10, 11

[everyday-vote]
amplio: sueltas
ley: sufragio; ciudadano; elecciones; voto; votación popular
gente: votar|voto|votó|voté; elecciones; vocal de mesa; multa por no votar; padrón electoral; servel; local de votación; domicilio electoral; candidato|candidatos; plebiscito; excusarme de votar; urnas; extranjero puede votar; sufragar
law: suffrage; election
people: vote|voting; election; ballot
no: junta de accionistas; asamblea; accionista

[everyday-politician]
amplio: sueltas
ley: diputados; senadores; cargos de elección popular; Congreso Nacional; Presidente de la República
gente: político|políticos; diputado|diputada; senador|senadora; parlamentario; intendente; gobernador; corrupto|corruptos; ministro de gobierno; presidente de la república
law: members of congress; president
people: politician; congressman; senator; president
no: presidente de la junta; presidente del directorio; ministro de fe; presidente de la compañía

[everyday-corruption]
amplio: sueltas
ley: cohecho; soborno; malversación de caudales públicos; fraude al fisco; negociación incompatible; funcionario público
gente: coima|coimas|coimear; corrupción; soborno|sobornar|sobornó; plata bajo la mesa; mordida; se robó plata del estado; platas políticas; malversó; me pidió plata un funcionario; le pagó a un funcionario; pituto; desvío de fondos; tráfico de influencias; alcalde robó; cohecho
law: bribery; corruption; embezzlement of public funds
people: bribe|bribed; corruption; kickback

[everyday-state-complaint]
ley: Administración del Estado; acto administrativo; recurso de reposición; Contraloría General de la República; servicio público
gente: reclamar contra el estado; servicio público no responde; me rechazaron la solicitud; contraloría; demandar al fisco; demandar al estado; trámite demorado; oficina del gobierno; reclamo a un ministerio; el fisco; no me dan el permiso; apelar a la resolución; me negaron un subsidio; permiso rechazado
law: administrative act; administrative appeal
people: complain against the government; sue the state; application rejected

[everyday-transparency]
ley: acceso a la información pública; transparencia; Consejo para la Transparencia; información pública
gente: pedir información al estado; ley del lobby; transparencia; pedir datos a la muni; ley de transparencia; no me dan información pública; cuánto gana un funcionario; acceder a documentos públicos; lobby
law: access to public information
people: freedom of information; public records

[everyday-housing-subsidy]
ley: subsidio habitacional; Servicio de Vivienda y Urbanización; vivienda social; vivienda económica
gente: subsidio|subsidios casa|habitacional|vivienda|arriendo; serviu; minvu; DS1; casa del serviu; vender casa con subsidio; comité de vivienda; casa social; subsidio de arriendo; postular a la casa; DS49; libreta de ahorro vivienda; departamento social
law: housing subsidy
people: housing subsidy; social housing

[everyday-state-benefits]
amplio: sueltas
ley: subsidio; Registro Social de Hogares; asignación familiar; prestaciones de seguridad social
gente: bono|bonos estado|gobierno|marzo; registro social de hogares; ficha de protección; IFE; subsidio único familiar; asignación familiar; carga familiar; SUF; ayuda del estado; RSH; bono por hijo; subsidio familiar; bolsa familiar; carga|cargas familiares; ayuda social
law: social benefits; family allowance
people: benefits; welfare; government aid

[everyday-expropriation]
ley: expropiación; utilidad pública; indemnización por el daño patrimonial
gente: me quitan el terreno para una calle; expropiar|expropiaron|expropian|expropiado|expropiacion; estado quita la casa; me pasa una carretera por el terreno; faja fiscal; carretera por mi terreno; línea del metro por mi casa; terreno afecto
law: expropriation; eminent domain
people: government taking my land; eminent domain

[everyday-protest]
amplio: sueltas
ley: reunirse pacíficamente; reuniones en plazas, calles; desórdenes públicos; barricadas; orden público
gente: marcha|marchas; protesta|protestas|protestar; manifestación; barricada|barricadas; capucha; cacerolazo; toma de la universidad; detenido en la marcha; lacrimógena; perdigón|perdigones; estallido; guanaco; saqueo|saquearon|saqueos; encapuchado
law: peaceful assembly; public disorder
people: protest; demonstration; riot; looting
no: protesto; cheque; letra

[everyday-beach]
amplio: sueltas
ley: playas de mar; ríos o lagos; bienes nacionales de uso público; ribera
gente: playa|playas; cerraron la playa; no me dejan entrar a la playa; privatizaron el lago; acceso a la playa; playa privada; laguna; orilla del río; lago; bañarse en el lago; roquerío
law: public access to beaches
people: beach; lake access; private beach

[everyday-taxes-slang]
amplio: sueltas
ley: impuesto; tributos; contribuyente; Servicio de Impuestos Internos; declaración de impuestos
gente: impuesto|impuestos; SII; operación renta; devolución de impuestos; declarar impuestos; declaración de renta; hacienda pública; tributar; fisco me cobra; impuesto a la renta; no declaré; f22|f29; impuestos internos; retención de la tesorería; fiscalización del SII; me retuvieron la devolución
law: tax; taxpayer
people: taxes; tax return; tax office; tax refund

[everyday-vat]
ley: impuesto al valor agregado; débito fiscal; crédito fiscal; impuesto a las ventas y servicios
gente: IVA; no pagué el IVA; iva de la factura; impuesto a la compra; IVA atrasado; postergar el iva; exento de iva; devolución del iva
law: value added tax
people: VAT; sales tax

[everyday-invoice]
ley: factura; boletas de ventas y servicios; guía de despacho; documento tributario electrónico
gente: factura|facturas|facturar; no me da boleta; me pagan a 60 días; no me pagan la factura; factura falsa|ideológicamente; emitir boleta; boleta electrónica; factorizar; no dio boleta; factoring; vender sin boleta; guía de despacho; nota de crédito; nota de débito; cliente no paga la factura; factura impaga
law: invoice; receipt
people: invoice; unpaid invoice; receipt

[everyday-property-tax]
ley: impuesto territorial; avalúo fiscal; contribuciones de bienes raíces
gente: contribuciones; contribusiones; pagar contribuciones; deuda de contribuciones; avalúo|avaluo; contribuciones de la casa; tesorería; impuesto a la casa; predial; contribución del sitio; remate por contribuciones; exención contribuciones adulto mayor
law: property tax
people: property tax
no: contribuciones especiales

[everyday-tax-evasion]
ley: delitos tributarios; evasión; declaraciones maliciosamente incompletas o falsas; infracciones tributarias; comercio clandestino
gente: evadir impuestos; evasión|evasor; no dar boleta; facturas truchas; negocio sin iniciación; vender en la calle; ambulante|ambulantes; clausura|clausuraron; me cerraron el negocio el SII; lavar plata; vendedor ambulante; feriante; negociar sin patente; lavado|lavar dinero; blanquear; contrabando; mercado negro; coleros
law: tax evasion; smuggling
people: tax evasion; street vendor; smuggling; money laundering
donde: Código Tributario art. 97

[everyday-start-business]
amplio: sueltas
ley: constitución de sociedad; iniciación de actividades; empresario; sociedad de responsabilidad limitada; sociedad por acciones
gente: poner un negocio; abrir una empresa; formar una empresa; emprender|emprendedor|emprendimiento; pyme|pymes; SPA; EIRL; LTDA; empresa en un día; iniciación de actividades; hacer una sociedad; mi emprendimiento; montar un local; crear una empresa; microempresa
law: incorporation; start of activities
people: start a business; small business; register a company
no: spa de belleza

[everyday-business-partner]
ley: socio; administración social
gente: socio|socia|socios; mi socio me cagó; socio se llevó la plata; mi socio no pone plata; socio me robó; irme de la sociedad; vender mi parte de la empresa; pelea con mi socio; sacar a un socio; repartir las ganancias; a medias el negocio; socio quiere salir; mi parte del negocio; accionista|accionistas; cerrar la empresa; ganancias; socio no rinde cuentas
law: partner; shareholder
people: business partner; my partner stole; shareholder; split profits

[everyday-competitor]
amplio: sueltas
ley: competencia desleal; acto de competencia desleal; libre competencia; clientela
gente: competencia|competidor me copia; me copiaron la marca; me copió el nombre; copiaron mi logo; usa mi marca; colusión|coludieron|coludidos; imitación|imitó; productos bamba; monopolio; me roba los clientes; pirata|piratería; falsificación de ropa; se coludieron
law: unfair competition; cartel; trademark infringement
people: copied my brand; knock-off; cartel; monopoly; counterfeit

[everyday-idea-music-copy]
amplio: sueltas
ley: derecho de autor; titular del derecho; invención; patente de invención; propiedad intelectual
gente: me copiaron la idea; me robaron la canción; usaron mi foto; usó mis fotos; copiaron mi tesis; patentar|patenté; copiaron mi dibujo; registrar una marca; registrar mi idea; bajar películas; subió mi canción; mi invento|invento; derechos de autor; copyright; piratear; registrar el nombre; inapi; usaron mi imagen; obra ajena
law: copyright; patent; trademark
people: copied my work; copyright; patent my idea; used my photo

[everyday-personal-data]
amplio: sueltas
ley: datos personales; datos sensibles; titular de los datos; tratamiento de datos; banco de datos
gente: mis datos; filtraron mis datos; usan mis datos; dieron mi número; borrar mis datos; mis datos personales; dieron mi rut; publicaron mi dirección; google sale mi nombre; borrar de internet; datos de mi hijo; quien le dio mi teléfono; vendieron mis datos; biometría; huella; reconocimiento facial; me piden la huella; base de datos; cookies
law: personal data; data protection
people: my data; privacy; data leak; delete my data

[everyday-journalist-tv]
amplio: sueltas
ley: libertad de emitir opinión y la de informar; medios de comunicación social; rectificación; aclaración
gente: noticia|noticias falsa|falsas; salí en la tele; matinal; periodista|periodistas; prensa; libertad de expresión; me nombraron en las noticias; fake news; canal de televisión; derecho a réplica; grabar a un policía; opinar en redes; censura; salió en el diario; radio o diario
law: freedom of expression; right of reply
people: newspaper; press; free speech; fake news
no: diario oficial; libro diario

[everyday-social-media]
amplio: sueltas
ley: redes sociales; plataforma digital; honra; vida privada
gente: facebook|instagram|tiktok|twitter|whatsapp|youtube; wasap|wsp|wsap|whats; redes sociales; influencer; publicar en face; pantallazo|pantallazos; captura de pantalla; audio de whatsapp; grupo de whatsapp; subió a redes; me etiquetó; ig; posteo; face; insta; chat|chats; mensajes de texto
law: social media; messages
people: Facebook; WhatsApp; Instagram; screenshots; social media

[everyday-recording-proof]
amplio: sueltas
ley: medios de prueba; comunicaciones privadas; grabación; documentos electrónicos; valor probatorio
gente: sirve el whatsapp de prueba; grabé la conversación; grabar a mi jefe; audios sirven; pantallazo como prueba; grabar una llamada; grabación|grabaciones prueba; me grabaron; grabé a escondidas; sirve como prueba; no tengo pruebas; tengo testigos
law: evidence; recording
people: record a call; screenshots as evidence; how do I prove

[everyday-lawyer]
amplio: sueltas
ley: abogado; abogado habilitado para el ejercicio de la profesión; patrocinio; mandato judicial
gente: abogado|abogada|abogados; leguleyo; picapleitos; contratar un abogado; necesito abogado; abogado me cobró y no hizo nada; mi abogado no aparece; cuánto cobra un abogado; licenciado en derecho; ir sin abogado; demandar sin abogado; mi abogado me cagó; abogado perdió el plazo
law: attorney; lawyer
people: lawyer; attorney; need a lawyer

[everyday-free-lawyer]
ley: asistencia jurídica gratuita; Corporación de Asistencia Judicial; privilegio de pobreza; defensor penal público; defensa gratuita
gente: abogado gratis; no tengo plata para abogado; corporación de asistencia judicial; CAJ; abogado de turno; defensor público; defensoría; ayuda legal gratis; abogado del estado; abogado de oficio; consultorio jurídico; clínica jurídica; no puedo pagar un abogado; asesoría gratis legal
law: legal aid; public defender
people: free lawyer; legal aid; public defender

[everyday-court]
amplio: sueltas
ley: tribunales de justicia; juzgado; Corte de Apelaciones; tribunal
gente: juzgado|juzgados; tribunal|tribunales; corte suprema; tribunales de familia; juzgado de policía local; corte de apelaciones; palacio de justicia; JPL; dónde demando; dónde demandar; juzgado civil; garantía y TOP; ante qué tribunal reclamo
law: court; tribunal
people: court; tribunal

[everyday-judge]
amplio: sueltas
ley: jueces; magistrado; ministro de Corte; inhabilidad; juez
gente: juez|jueza|jueces; magistrado|magistrada; su señoría; jueza parcial; el juez no es imparcial; recusar|recusación|recusó; juez me tiene mala; actuario; el juez se equivocó; corrupto el juez; prevaricación; usía
law: judge; recusal
people: judge; biased judge

[everyday-sue]
amplio: sueltas
ley: interponer demanda; acción judicial; demanda
gente: demandar|demando|demandé|demandemos; quiero demandar; puedo demandar; meter demanda; poner una demanda; los voy a demandar; llevar a juicio; ir a juicio; llevarlo a tribunales; poner pleito; entablar; enjuiciar; demanda|demandas; pleito|pleitos; meter juicio; querella civil
law: claim; lawsuit
people: sue; lawsuit; take to court

[everyday-got-sued]
ley: notificación de la demanda; contestación de la demanda; emplazamiento; rebeldía
gente: me demandaron|demandan; me llegó una demanda; me notificaron; me llegó un papel del juzgado; llegó una carta del tribunal; me dejaron un papel en la puerta; no contesté la demanda; me quieren demandar; receptor judicial; me llegó una notificación; pegaron una notificación; no supe de la demanda; notificaron a otra dirección
law: service of process; default
people: I got sued; court papers; served papers; didn't answer the lawsuit

[everyday-summoned]
ley: citación; comparecencia; apercibimiento; citado
gente: me citaron; me citó la fiscalía; me llegó una citación; citación del juzgado; tengo que ir al tribunal; me llamaron a declarar; no fui a la audiencia; falté a la audiencia; citaron a declarar; tengo audiencia; se me pasó la audiencia; audiencia por zoom; orden de detención por no ir; citación de la PDI; no puedo ir a la audiencia
law: summons; hearing
people: summoned; missed my hearing; court date

[everyday-witness]
amplio: sueltas
ley: testigo; prueba testimonial; obligación de comparecer
gente: testigo|testigos; declarar en juicio; mentir en el juicio; falso testimonio; testigo falso; no quiero declarar; vi lo que pasó; salir de testigo; mintió en el tribunal; testigo protegido; jurar en falso; mi mamá puede ser testigo; perjurio; mentirle al juez; pueden declarar familiares
law: witness; testimony; perjury
people: witness; testify; lied in court
no: testigo de jehová; jehová

[everyday-report-crime]
amplio: sueltas
ley: Ministerio Público; víctima; querella
gente: poner una denuncia; denunciar|denuncié|denunciaron; hacer la denuncia; dejar constancia; constancia carabineros; poner una constancia; ir a carabineros; no me tomaron la denuncia; retirar la denuncia; sacar la denuncia; querellarse|querella|querellarme; sapear|sapeé; denuncia anónima; echar al agua; levantar un acta; parte policial; comisaría virtual; delatar; soplón
law: criminal complaint; report
people: report to the police; file a complaint; press charges; drop charges

[everyday-prosecutor]
amplio: sueltas
ley: Ministerio Público; principio de oportunidad; archivo provisional; fiscal del Ministerio Público
gente: fiscalía|fiscalia; fiscal no hace nada; archivaron mi caso; archivaron la causa; fiscal adjunto; archivo mi denuncia; cerraron la investigación; no investigan; carpeta investigativa; fiscal me llamó; no perseveraron; persecutor; fiscal del caso; hablar con el fiscal
law: public prosecutor
people: prosecutor; DA; case dropped; closed my case

[everyday-victim]
ley: víctima; derechos de la víctima; medidas de protección; ofendido por el delito
gente: víctima|victima|víctimas; me hicieron daño delito; afectado por el delito; protección de testigos; medida de protección; tengo miedo de que vuelva; ofendido; me protejan; protección carabineros; rondas; botón de pánico; miedo a represalias
law: victim; victim's rights
people: victim; protection; afraid he will come back

[everyday-criminal-trial]
amplio: sueltas
ley: juicio oral; formalización de la investigación; acusación; procedimiento abreviado
gente: me formalizaron|formalizado|formalizada|formalización|formalizar; juicio oral; imputado|imputada; me acusan de un delito; acusado|acusada|acusan|acusando; procedimiento abreviado; salida alternativa; declararme culpable; suspensión condicional; acuerdo reparatorio; culpable|culpables; inocente|inocentes; me quieren formalizar; reconocer los hechos; lo absolvieron; absuelto; condenaron|condenado
law: criminal trial; indictment; accused
people: charged with a crime; accused; plead guilty; innocent; trial

[everyday-stay-silent]
ley: derecho a guardar silencio; no ser obligado a declarar; declaración del imputado; derechos y garantías del imputado
gente: quedarme callado; guardar silencio; tengo que declarar a la policía; hablar con la policía; declarar sin abogado; me interrogaron; interrogatorio; confesé|confesó|confesar; me hicieron confesar; no decir nada policía; puedo mentir al declarar; declarar ante carabineros; tortura|torturaron
law: right to silence
people: stay silent; police interrogation; confess
donde: Ley 19.696 art. 93

[everyday-search-warrant]
ley: entrada y registro; lugar cerrado; orden judicial; incautación; allanamiento
gente: allanaron|allanamiento|allanar; entraron a mi casa los pacos; policía entró sin orden; carabineros entró a mi casa; sin orden judicial; botaron la puerta; pueden entrar a mi casa; me incautaron|incautado; orden para entrar; se llevaron mi celular los pacos; registro de la casa; cateo; incautaron el auto; recuperar el auto incautado
law: search and seizure; warrant
people: search warrant; police raid; police entered my home; seized my phone

[everyday-wiretap]
ley: interceptación de comunicaciones telefónicas; inviolabilidad de toda forma de comunicación privada; interceptar
gente: pinchar el teléfono; me pincharon el celular; escuchas telefónicas; leyeron mi whatsapp; me revisa el celular mi marido; me espía|espían|espiar|espió; me abrieron una carta; revisar el correo ajeno; interceptaron; chuponeo; correspondencia ajena; leer mensajes de mi pareja; hackeó mi correo
law: interception of communications
people: wiretap; spying on my phone; read my messages

[everyday-lost-the-case]
ley: recurso de apelación; apelación; recurso de nulidad; recurso de casación; sentencia definitiva
gente: perdí el juicio; perdí la demanda; apelar|apelé|apelo|apelación; no estoy de acuerdo con el fallo; sentencia injusta; el juez falló en contra; casación; impugnar; salió mal el juicio; plazo para apelar; me rechazaron la demanda; recurrir el fallo; subir a la corte; revertir la sentencia; irse de queja
law: appeal; cassation
people: lost my case; appeal; challenge the ruling

[everyday-won-but-unpaid]
ley: cumplimiento de la sentencia; cumplimiento incidental; sentencia ejecutoriada
gente: gané el juicio y no paga; gané y no me pagan; no cumple la sentencia; cómo cobro lo que gané; no cumple con el fallo; no acata; cobrar la sentencia; hacer cumplir; fallo a favor; salió a mi favor; desacato; no respeta lo que dijo el juez; ejecutar la sentencia; gané la demanda
law: enforcement of judgments
people: won but not paid; enforce judgment; ignoring the court order

[everyday-court-costs]
amplio: sueltas
ley: costas; condena en costas; costas procesales y personales; litigar
gente: costas; quién paga el abogado; pagar el juicio; cuánto sale un juicio; me condenaron en costas; cuánto cuesta demandar; gastos del juicio; cuánto cuesta un juicio; costas del juicio; honorarios del abogado contrario; quien pierde paga
law: costs; legal costs
people: court costs; legal fees; cost of suing
no: playa; litoral; mar; borde costero

[everyday-case-slow]
amplio: sueltas
ley: abandono del procedimiento; impulso procesal; actuaciones judiciales; suspensión del procedimiento; cesado en su prosecución
gente: juicio lento; cuánto demora un juicio; se demora mucho el juicio; años en juicio; causa parada; juicio botado; causa dormida; mi causa no avanza; cuánto dura el juicio; demora el tribunal; juicio abandonado; causa pegada; se entrampó
law: abandonment of proceedings; delay
people: how long does a trial take; slow case

[everyday-deadline-days]
ley: días hábiles; días corridos; término fatal; cómputo de los plazos; días feriados
gente: dias habiles; hasta cuándo tengo plazo; cuántos días tengo; se me pasó el plazo; plazo vencido; contar los días; días corridos; cuánto tiempo tengo para reclamar; sábado cuenta; plazo fatal; estoy a tiempo; estoy fuera de plazo; todavía puedo reclamar
law: time limits; business days
people: deadline; how many days; too late; business days

[everyday-settlement]
ley: transacción; conciliación; avenimiento; mediación; equivalente jurisdiccional
gente: llegar a acuerdo; arreglar a la buena; transar|transamos; acuerdo con la otra parte; mediación|mediar|mediador; arreglar sin juicio; conciliar|conciliación; comparendo; negociar con el demandado; avenirse; acuerdo extrajudicial; sin ir a juicio; mediadora
law: settlement; mediation; conciliation
people: settle out of court; settlement; mediation
no: transacción bancaria; transacción con tarjeta; transacciones bancarias

[everyday-arbitration]
ley: arbitraje; juez árbitro; árbitro arbitrador; cláusula compromisoria
gente: árbitro|árbitros; juez privado; arbitraje; cam santiago; tribunal arbitral; cláusula de arbitraje; no ir a tribunales arbitraje; juez particular; juicio arbitral
law: arbitration
people: arbitrator; private judge
no: partido; fútbol

[everyday-protection-writ]
ley: recurso de protección; recurso de amparo; acción u omisión arbitrarios o ilegales; privación, perturbación o amenaza
gente: recurso de protección; amparo; hábeas corpus; acción de protección; tutela constitucional; me están violando los derechos; garantías constitucionales; acto arbitrario; tutela de derechos; amparo por detención; inconstitucional; me vulneran; derechos humanos; DDHH
law: constitutional protection action; habeas corpus
people: constitutional complaint; my rights are violated; habeas corpus
donde: Constitución Política art. 20, 21

[everyday-notary]
ley: notario; escritura pública; instrumento público; autorizado ante notario; protocolización
gente: notario|notaria|notaría|notarías; ante notario; legalizar|legalizado|legalizada; autorizar firma; protocolizar; firmar en la notaría; papel ante notario; notarial; escribanía|escribano; firma legalizada; vale sin notario; fedatario; apostillar|apostilla
law: notary; public deed
people: notary; notarised; legalised

[everyday-power-of-attorney-slang]
ley: mandato; mandatario; mandante; poder especial; poder suficiente
gente: dar un poder; poder notarial; poder simple; poder para vender; carta poder; le di un poder; hacer un poder; revocar un poder; sacar un poder; poder amplio; quitarle el poder; firmar por otra persona; usó el poder; mandatario; representar en un trámite; abusó del poder; poder para cobrar; poder vence; poderhabiente
law: power of attorney; mandate
people: power of attorney; sign for someone else

[everyday-electronic-signature]
ley: firma electrónica; firma electrónica avanzada; documento electrónico; certificador
gente: firma digital; firmar por internet; firma electrónica|electronica; firmé por correo; firma escaneada; acepté los términos; click en aceptar; firmar en línea; docusign; contrato por correo electrónico; firmé por pantalla; contrato por mail; vale un contrato por mail
law: electronic signature
people: e-signature; sign online; DocuSign; clicked accept

[everyday-gift-donation]
amplio: sueltas
ley: donación; donante; donatario; donación entre vivos; insinuación
gente: regalé|regaló|regalar|regalado casa|auto|plata|terreno; donar|doné|donó casa|terreno|plata|auto; regalo de matrimonio; dar la casa a mi hijo; pasar la casa a mis hijos; regalarle la casa; me regalaron|regalo|regalé; quiero que me devuelva el regalo; donación|donaciones; traspasar en vida
law: gift; donation
people: gift; gave my house away; donate
no: órganos; sangre

[everyday-sell-object]
amplio: sueltas
ley: vendedor; comprador; cosa vendida; entrega de la cosa vendida
gente: vendí y no me pagaron; vendió lo que no era suyo; me vendió algo ajeno; compré y no me entregó; le pagué y no me entregó; vendí mi moto; vendió dos veces; vender cosas usadas; feria libre; le vendí|vendió|vendieron; vendió sin ser dueño; venta de garage; compré usado
law: sale; seller; buyer
people: sold me; bought from a stranger; didn't deliver what I bought

[everyday-down-payment]
ley: arras; anticipo; seña; pacto de arras; retractarse
gente: seña|señar; reserva de la casa; dejé una seña; me pidió un adelanto; pie del auto; abono inicial; adelanto|adelantos; anticipo|anticipos; di un pie; plata adelantada; pagué la mitad adelantado; depósito de reserva; arras; perdí la reserva; pedir la seña
law: deposit; advance payment; earnest money
people: deposit; down payment; paid in advance

[everyday-fine-in-contract]
ley: cláusula penal; pena convencional; multa por incumplimiento; avaluación anticipada de los perjuicios
gente: multa del contrato; multa por salirme; me cobran multa por irme antes; multa por terminar antes; penalización; penalidad; castigo en el contrato; me quieren cobrar multa; multa por atraso en la entrega; multa por incumplir; multa excesiva
law: penalty clause; liquidated damages
people: contract penalty; early termination fee

[everyday-abusive-clause]
ley: contratos de adhesión; no producirán efecto alguno; cláusulas abusivas; desequilibrio importante
gente: cláusula abusiva; letra chica del contrato; contrato injusto; me obligan por contrato; contrato leonino; cambiaron las condiciones; condiciones del contrato abusivas; contrato a favor de la empresa; me metieron algo en el contrato; contrato trampa; dice el contrato pero es injusto
law: unfair terms
people: unfair contract; unfair clause; fine print
donde: Ley 19.496 art. 16

[everyday-modify-contract]
ley: modificación del contrato; por escrito y firmada por ambas partes; anexo; mutuo acuerdo; adendum
gente: me cambiaron el contrato; anexo|anexos; me quieren hacer firmar un anexo; modificar el contrato; adenda; no quiero firmar el anexo; agregaron una cláusula; renegociar contrato
law: amendment; addendum
people: change the contract; new terms; addendum

[everyday-contract-expired]
ley: vencimiento del plazo; prórroga; renovación automática; tácita reconducción; plazo de vigencia
gente: se venció el contrato; se acabó el contrato; cuánto dura el contrato; terminó el contrato y sigo; contrato terminado; renovar el contrato; no avisé que no renovaba; contrato caducado; se cumplió el plazo
law: term; renewal; expiry
people: contract expired; renews automatically; how long does it last

[everyday-transfer-contract-other]
ley: cesión; cesionario; cedente; transferir el contrato; consentimiento previo y por escrito
gente: traspasar el contrato; pasarle el contrato a otro; ceder|cedió|cedo contrato|deuda; vendieron mi deuda; compraron mi deuda; traspasar la deuda; dejar a otro en mi lugar; traspaso del local; cambio de titular; pasar el arriendo a otro; traspasar|traspasó|traspaso; ponerlo a nombre de otro
law: assignment; transfer
people: transfer the contract; pass it to someone else; sold my debt

[everyday-keep-secret]
amplio: sueltas
ley: confidencialidad; información confidencial; divulgar; secreto
gente: contó mis secretos; contar cosas de la empresa; no puedo contar; filtró|filtraron|filtrar información; guardar el secreto; soltó la pepa; pasó información a la competencia; andar contando; acuerdo de confidencialidad; NDA; boca cerrada; se llevó la base de clientes; secreto|secretos; divulgó
law: confidentiality; non-disclosure
people: keep secret; NDA; leaked company info

[everyday-null-contract]
ley: nulidad absoluta; nulidad relativa; rescisión; objeto ilícito; causa ilícita; incapaces
gente: contrato no vale; sirve ese papel; contrato ilegal; contrato trucho; contrato con menor; contrato nulo; invalidar; tiene validez; contrato sin fecha; contrato sin firma; vale lo que firmé; vale algo ese papel; venta falsa; venta de mentira; simulado|simulación; palo blanco
law: nullity; voidness
people: is the contract valid; void; fake sale

[everyday-lost-document]
ley: extravío; copia autorizada; duplicado; reconstitución; publicación de avisos
gente: perdí el contrato; se me perdió el papel; no tengo copia del contrato; extravié|extraviado|extraviar|extravío; no me dieron copia; se me perdió la escritura; copia del contrato; no encuentro el contrato; no me dan copia; se perdió el documento; traspapeló
law: lost document; duplicate
people: lost the contract; no copy of the contract

[everyday-found-thing]
amplio: sueltas
ley: invención o hallazgo; especie mueble al parecer perdida; tesoro; dueño de la cosa
gente: me encontré un celular; encontré plata en la calle; encontré una billetera; hallar un tesoro; quedarme con lo que encontré; encontré un perro perdido; entierro de plata; me encontré plata; tesoro|tesoros; encontrar algo botado
law: finding; lost property; treasure
people: found money; found a wallet; finders keepers; treasure

[everyday-lost-thing]
amplio: sueltas
ley: pérdida de la cosa; reivindicación; extravío; destrucción de la cosa
gente: me perdieron la encomienda; encomienda|encomiendas; se perdió el paquete; courier perdió; chilexpress|starken|blue; bodega perdió mis cosas; custodia perdió; se perdieron mis cosas; correos de chile; perdieron|perdió maleta|paquete|especies; perdieron mi celular; se perdió mi maleta
law: loss of thing; parcel
people: lost my package; lost parcel; courier

[everyday-give-back-my-thing]
ley: acción reivindicatoria; restitución de la cosa; dueño de una cosa singular; comodatario; depositario
gente: le presté y no me lo devuelve; quiero recuperar mis cosas; devuélveme; presté mi herramienta; recuperar lo mío; se quedó con lo mío; préstamo de cosas; presté un libro; no me quiere devolver; devolver lo prestado; se niega a devolver; no me devuelve el auto; no devuelve mi celular|notebook; devuelve|devolvió herramientas|cosas|ropa
law: recovery of property; bailment
people: won't give it back; return my stuff; lent my things
no: garantía; plata

[everyday-fall-in-store]
ley: seguridad en el consumo; indemnización adecuada y oportuna; deber de seguridad; responsabilidad del proveedor
gente: me caí en el supermercado; me caí en el mall; me resbalé|resbaló|resbalar; me caí en la escalera mecánica; piso mojado; me cayó una caja; me accidenté en la tienda; me caí en un local; porrazo|costalazo; tropecé|tropezó; me caí en la micro|metro|hospital; me quebré|quebró pierna|brazo|mano|tobillo; me saqué la cresta; suelo mojado
law: premises liability; consumer safety
people: slipped; fell in a store; wet floor; broke my leg
no: trabajando; pega

[everyday-object-fell]
ley: cosa que cae o se arroja de la parte superior de un edificio; ruina de un edificio; personas que habitan
gente: me cayó algo del edificio; cayó un macetero; tiraron algo por el balcón; se cayó la muralla; se cayó el letrero; me cayó encima; cayó una teja; tiraron una botella; se derrumbó|derrumbe; se cayó el techo; se vino abajo; cayó una rama al auto; cayó un árbol en mi auto; cayó un vidrio
law: falling objects; building collapse
people: something fell on me; fell from a balcony; wall collapsed
donde: Código Civil art. 2323, 2328

[everyday-child-caused-damage]
ley: responsabilidad por el hecho de hijos menores; padre responsable; menores de siete años; infantes; cuidado y dirección
gente: niño quebró el vidrio; mi hijo rompió algo; el hijo del vecino rompió; un niño rayó mi auto; paga el papá lo que rompió; mi hijo le pegó a otro niño; pelotazo del niño; niño dañó; quién responde por el niño; cabro chico rompió; hijo causó un daño; un niño quebró
law: parental liability
people: kid broke the window; child damaged; parents pay
donde: Código Civil art. 2319, 2320

[everyday-employee-caused-damage]
ley: empresarios responsables por el hecho de sus dependientes; hecho de aquellos que estuvieren a su cuidado; criados o sirvientes
gente: trabajador de la empresa me chocó; empleado de la tienda rompió; el maestro rompió algo; responde la empresa por el empleado; repartidor me chocó; camión de la empresa chocó; la nana quebró; guardia me pegó; chofer de la empresa; técnico echó a perder
law: vicarious liability
people: company driver hit me; employee damaged my property
donde: Código Civil art. 2320, 2322

[everyday-accident-general]
amplio: sueltas
ley: delito o cuasidelito; culpa o negligencia; ha inferido daño a otro; imprudencia
gente: fue un accidente; no lo hice a propósito; fue por descuido; descuidado|descuido; negligente|negligencia; tuve la culpa; por error lo rompí; de casualidad; fue culpa mía; imprudente|imprudencia; yo no tuve la culpa del accidente; rompí sin intención
law: negligence; tort; quasi-delict
people: accident; not my fault; careless; on purpose
donde: Código Civil art. 2314, 2329

[everyday-landslide-neighbor-work]
ley: obra nueva; obra ruinosa; denuncia de obra ruinosa; peligro de ruina; excavación
gente: construcción del lado; excavación|excavaron; obra del lado; grietas por la construcción; edificio en construcción al lado; casa vieja a punto de caerse; muralla por caerse; paralizar la obra; parar la obra; polvo de la construcción; grúa encima de mi casa; casa en ruina; rajaron mi muralla
law: dangerous works; ruinous building
people: construction next door; wall about to collapse; stop the works

[everyday-abbrev-contract]
ley: parte contratante; contrato
gente: contrto; contrado firmado; klausula; conrtato; contatro; kontrato
law: contract; clause
people: contract; clause

[everyday-abbrev-apartment-address]
amplio: sueltas
ley: avenida; número; comuna; domicilio
gente: pje; avda; direcc; villa y pasaje; block; domicilo; domisilio; cambio de dirección; dirección equivocada
law: domicile; address
people: address; where I live

[everyday-abbrev-worker]
ley: trabajador; empleador
gente: trab; trabajdor; trabjo; trabajao; travajo|travajador|travajar; empliador; enpleador; empledor
law: worker; employee
people: worker; employee

[everyday-misspelled-vacation]
ley: feriado anual; feriado legal; feriado proporcional
gente: vacaciones; vacasiones; bacaciones; vacasiones pagadas; bacasiones; descanso anual
law: annual leave
people: vacation; holidays; annual leave

[everyday-misspelled-leave-licence]
ley: licencia médica; subsidio por incapacidad laboral
gente: lisencia; licensia; lisensia; lisencias medicas; licencia medika; lizencia; liciencia
law: medical leave
people: sick leave

[everyday-misspelled-lease]
ley: contrato de arrendamiento; renta de arrendamiento; arrendador
gente: ariendo|ariendar; arrienddo; arrriendo; harriendo; arendar|arendador; arriendos atrasados; arrendo; arrienda; arrendero
law: lease; rent
people: rent; lease

[everyday-misspelled-lawsuit]
ley: juicio; demanda
gente: demandan; desmanda; demnda; juisio; juicioo; juico; dmanda; querrella; querela
law: lawsuit; claim
people: lawsuit; sue

[everyday-misspelled-divorce]
ley: divorcio; separación judicial; cese de la convivencia
gente: divorsio|divorsiarme; diborcio; dibursio; separasion; separacion de hecho; dibirciar
law: divorce
people: divorce

[everyday-misspelled-child-support]
ley: pensión de alimentos; alimentos
gente: pension alimentisia; pension alimentcia; pencion; pensión alimentaria; pencion alimenticia; pensiones de alimentos; alimenticia
law: maintenance; child support
people: child support

[everyday-misspelled-inheritance]
ley: herencia; sucesión por causa de muerte; posesión efectiva; herederos
gente: erencia; herensia; erensia; eredar; erederos; herencia yacente; posecion efectiva; posesion efetiva; posision efectiva; suceción; herederros
law: inheritance
people: inheritance; heirs

[everyday-misspelled-possession]
ley: mera tenencia; posesión; poseedor
gente: posecion; posicion de terreno; posesionarse; usocapion; usucapion; posesion del terreno; poseer un terreno
law: possession
people: possession of land

[everyday-misspelled-deed]
ley: escritura pública; inscripción de la escritura
gente: escriptura; escrituracion|escriturar; escritura publica; escritura sin inscribir
law: deed
people: deed; title deed

[everyday-misspelled-warranty]
ley: garantía legal; producto defectuoso; garantía
gente: garantia; garantía|garantias producto|tienda; garanttia; garantya; gatantia; grantia; garantia legal; postventa
law: warranty
people: warranty; guarantee

[everyday-misspelled-insurance-accident]
ley: accidente; accidente de tránsito; accidente del trabajo; siniestro
gente: asidente|asidentes; acidente|acidentes; accidente; axidente; acsidente
law: accident
people: accident

[everyday-misspelled-harassment]
ley: acoso laboral; acoso sexual; hostigamiento; menoscabo
gente: acozo; hostigaminto; ostigamiento|ostigan; moving laboral; acosso; hostigan|hostiga|hostigar|hostigando; acosa|acosan|acosó
law: harassment
people: harassment|harassed

[everyday-misspelled-constitution]
ley: Constitución; garantías constitucionales; derechos y deberes constitucionales
gente: costitucion; constitusion; constitucion; carta magna; carta fundamental; ley suprema; constitucional derechos
law: Constitution
people: constitution; bill of rights

[everyday-misspelled-consumer]
ley: consumidor; derechos y deberes del consumidor
gente: consumidor; sernak; zernac; derechos del consumidor; clienta; proveedr; comprador de tienda; cliente|clientes tienda|empresa
law: consumer
people: consumer rights; customer rights

[everyday-misspelled-severance]
ley: indemnización por años de servicio; indemnización
gente: indemnizacion; indemnisacion; indegnizacion; indenización; indenmizacion; indemisacion; indignizacion; hindemnizacion; imdemnizacion; indeminización
law: severance; indemnity
people: severance; compensation

[everyday-misspelled-debt]
ley: deuda; mora; cobranza; deudor moroso
gente: morozo|morozidad; deudad; moroso|morosos|morosa; deudor; cobransa; adeuda|adeudado; enbargo; me embargó
law: debt; arrears
people: debt; owing; arrears

[everyday-misspelled-guardian]
ley: cuidado personal; patria potestad; tutor
gente: tuicion; cuidado persnal; patria potesta; cuidador de mi hermano; tutor legal; tutela de menor; patria potestat; custoria; tutor|tutora menor|niño
law: guardian; custody
people: guardian; guardianship

[everyday-misspelled-notify]
ley: carta certificada; notificación
gente: notifcacion; notificasion; notificacion; me llegó una carta; carta certificada; aviso por carta; sertificada; me llegó un correo; me mandaron una carta; aviso por whatsapp; avisaron por correo|carta
law: notice; notification
people: notice; letter; told me

[everyday-misspelled-deadline]
ley: días hábiles; plazo
gente: plaso; dias abiles; dias avile; diaz habiles; dias habiles administrativos; bencimiento; vensimiento
law: deadline; working days
people: deadline; time limit

[everyday-misspelled-crime]
amplio: sueltas
ley: delito; crimen; simple delito; robo
gente: estafaron|estafo; homisidio; omicidio; violasion; amenasas|amenaso; delinkuente; delincuente|delincuentes|delincuencia; maleante; lacho; malandra|malandro; antisocial; acecinato; rovaron|rovo|rovado
law: crime; offence
people: crime; criminal; felony

[everyday-misspelled-vehicle]
amplio: sueltas
ley: vehículo motorizado; automóvil; vehículo
gente: beiculo; veiculo; vehiculo; bahiculo; vehículo a motor; autito; camionetas; furgones; motos; motocicletas
law: vehicle
people: vehicle; car

[everyday-latam-labour]
ley: contrato de trabajo; remuneración; indemnización; empleador
gente: despido injusto; despido sin causa; liquidación laboral; nómina; patrones; salario caído; cesantías; preaviso; contrato laboral; prestaciones laborales; aguinaldos; indemnizar al trabajador; remuneraciones; renuncia forzada; planilla; quincenas
law: wages; employment
people: payroll; wages; wrongful dismissal

[everyday-latam-vehicles]
amplio: sueltas
ley: vehículo motorizado; licencia de conducir; accidente de tránsito; choque
gente: multa de tránsito; accidente vial; colisionar; infracción de tránsito; licencia de manejo; conductor ebrio; accidente automovilístico; boleta de tránsito; vereda; semáforo; chofer
law: traffic accident
people: traffic; driver; road accident

[everyday-latam-family]
ley: relación directa y regular; cuidado personal; divorcio
gente: régimen de comunicación; guarda y custodia; régimen de convivencia; régimen de visitas; cuota alimentaria; cuota de alimentos; divorcio por mutuo acuerdo; divorcio express; guardador; deudor alimentario; divorcio incausado; madre|padre custodio; manutencion
law: custody; visitation; child support
people: custody; visitation; child support

[everyday-latam-consumer]
ley: derechos del consumidor; garantía legal; derecho a retracto
gente: reembolso; garantía del fabricante; servicio al cliente; defensoría del consumidor; compra en línea; tienda en línea; producto dañado; reintegro; arrepentimiento de compra; desperfecto; no me llega el envío; cancelar la compra; indecopi; procon
law: consumer; refund
people: consumer; refund; warranty

[everyday-latam-tenancy]
ley: arrendador; arrendatario; renta de arrendamiento
gente: rentero; contrato de alquiler; alquiler vencido; alquilar departamento; locación; locador; locatario; inquilinos; inquilinato; fianza de alquiler; desahucio por falta de pago; casa de alquiler; pago de renta; renta atrasada; alquilino; lanzar al inquilino; depósito en garantía
law: tenancy; lease
people: tenancy; lease; rental

[everyday-age-18]
amplio: sueltas
ley: mayor de edad; menor de edad; dieciocho años; menor adulto; impúber
gente: menor de edad; cumplir 18; mayor de edad; menor de 18; tengo 17 años; 14 años; 16 años; menor puede firmar; contrato con un menor; mayor de 18; minoría de edad; catorce años; edad mínima
law: minor; of age; majority
people: underage; minor; turn 18; legal age

[everyday-old-person]
amplio: sueltas
ley: adulto mayor; sesenta años; personas mayores; vejez
gente: adulto mayor; viejito|viejita; tercera edad; persona mayor; anciano|anciana|ancianos; vejez; jubilado|jubilada; abuelita; mayores de 60; veterano; abandono del abuelo; senil; senescente
law: elderly person; old age
people: elderly; senior; old person

[everyday-discrimination-slang]
amplio: sueltas
ley: discriminación arbitraria; igualdad ante la ley; raza o etnia; orientación sexual
gente: discriminar|discriminan|discriminaron|discriminado|discriminada|discriminación|discriminó; racismo|racista; xenofobia|xenófobo; homofobia|homofóbico; me miran feo; por ser gorda|gordo; por mi religión; ley zamudio; por ser indio; por ser mapuche; por mi apariencia; clasista|clasismo
law: discrimination; equality
people: discriminated; racism; homophobia; because I am

[everyday-indigenous]
amplio: sueltas
ley: indígenas; tierras indígenas; comunidad indígena; etnias; persona indígena
gente: mapuche|mapuches; indígena|indígenas; machi; comunidad mapuche; aymara|aimara; rapa nui; conadi; pueblos originarios; tierras mapuches; huinca; recuperación de tierras; isla de pascua; lonko; vender tierra indígena; araucanía
law: indigenous people; indigenous land
people: indigenous; native people; Mapuche

[everyday-church]
amplio: sueltas
ley: libertad de conciencia; culto; entidades religiosas; iglesias; asociación religiosa
gente: iglesia|iglesias; cura|curas; pastor|pastora evangélico; templo; evangélico|evangélicos; religión; misa; diezmo; cura abusó; secta|sectas; testigo de jehová; obispo; capilla; biblia; católico; bautizar|bautizo; matrimonio por la iglesia
law: religious freedom; church
people: church; priest; religion; cult

[everyday-neighbourhood-board]
amplio: sueltas
ley: junta de vecinos; organizaciones comunitarias; unidad vecinal; personalidad jurídica
gente: junta de vecinos; presidenta de la junta de vecinos; sede vecinal; club deportivo; comité de adelanto; organización comunitaria; personalidad jurídica; centro de madres; dirigente vecinal; ONG; corporación sin fines de lucro; fundación|fundaciones; pasar a llevar a la junta; club de barrio; bomberos voluntarios
law: neighbourhood association; non-profit
people: neighbourhood association; non-profit; NGO; club

[everyday-military-service]
amplio: sueltas
ley: servicio militar; reclutamiento; Fuerzas Armadas; militares
gente: milico|milicos; servicio militar; me llamaron al servicio; hacer el servicio; cantón de reclutamiento; militar|militares; ejército; marina; conscripto|conscriptos; regimiento; excusa servicio militar; FACH; soldado; cadete
law: military service
people: army; military service; soldier; drafted

[everyday-weapons-slang]
amplio: sueltas
ley: armas de fuego; porte ilegal; tenencia de armas; control de armas; inscripción de armas
gente: pistola|pistolas; fierro; arma|armas; permiso para tener arma; inscribir un arma; heredé una escopeta; escopeta; rifle; revólver; pistola en la casa; porte de arma; cortaplumas; gas pimienta; cuchillo|cuchillos; arma blanca; munición; taser; machete; hechiza
law: firearms; possession of weapons
people: gun; weapon; knife; pepper spray; firearm

[everyday-gambling]
amplio: sueltas
ley: juegos de azar; apuestas; casino; deudas de juego
gente: apuesta|apuestas|aposté; casino|casinos; lotería|loto|kino; rifa|rifas; tragamonedas; me gané el premio; jugar por plata; deuda de juego; bingo; apuestas en línea; ludópata; hípica; máquinas de juego; carreras de caballo; perdí apostando; ruleta; apostar
law: gambling; betting
people: betting; gambling; casino; lottery; raffle
donde: Código Civil art. 2259, 2260

[everyday-sex-work]
amplio: sueltas
ley: prostitución; comercio sexual; promover o facilitar la prostitución; explotación sexual
gente: prostituta|prostitutas; puta; escort; comercio sexual; proxeneta; cafiche; trata de personas; trata de blancas; onlyfans; cabaret; topless; trabajadora sexual; burdel; tráfico de mujeres
law: prostitution; human trafficking
people: prostitution; escort; trafficking; pimp

[everyday-burned-children-fireworks]
amplio: sueltas
ley: fuegos artificiales; artefactos pirotécnicos; incendio; cosas peligrosas; explosivos
gente: fuegos artificiales; petardos; cuetes; globos de deseo; quema de pastizales; tirar fuegos; bomba|bombas molotov; molotov; explosivo|explosivos; volantín; hilo curado; quema|quemar basura|pasto; incendio forestal; fogata
law: fireworks; explosives
people: fireworks; explosives; forest fire

[everyday-latam-commerce]
ley: compraventa mercantil; cosa vendida; pago del precio; proveedor
gente: mercancía; mercadería|mercaderías; orden de compra; remito|remitos; albarán; factura proforma; cotización del proveedor; mayorista|minorista; proveedor no entregó; pedido|pedidos clientes|proveedor; retail; no despachó la mercadería
law: sale of goods; supplier
people: purchase order; supplier; goods; merchandise

[everyday-latam-companies]
amplio: sueltas
ley: sociedad anónima; sociedad; junta de accionistas; directorio
gente: empresa mercantil; asamblea de socios; junta directiva; consejo de administración; holding; SRL; sociedad mercantil; gerente general empresa; empresa familiar; mesa directiva empresa; CEO; accionista minoritario
law: company; corporation; board
people: company; corporation; board; shareholders

[everyday-latam-real-estate]
amplio: sueltas
ley: bien raíz; inmueble; compraventa de bien raíz; promesa de compraventa
gente: inmobiliario; finca raíz; boleto de compraventa; lote de terreno; nuda propiedad; propiedad horizontal; agente inmobiliario; bienes inmuebles; predio|predios; enganche de la casa
law: real estate; real property
people: real estate; property

[everyday-latam-criminal]
amplio: sueltas
ley: delito; querella; imputado; pena
gente: denuncia penal; juez de control; condena de cárcel; pandilla|pandillas|pandillero; hampa; secuestro|secuestraron|secuestrado|secuestrar; plagio de persona; sentencia condenatoria cárcel; coto de armas; crimen organizado; cartel de drogas; trata de gente
law: offence; kidnapping
people: crime; kidnapped; felony; gang

[everyday-did-not-give-contract-copy]
ley: contrato de trabajo firmado por ambas partes; quince días de incorporado el trabajador; un ejemplar en poder de cada contratante
gente: no me dan el contrato; no me han hecho contrato; copia de mi contrato pega; empresa no me pasa el contrato; sin copia del contrato de trabajo; no firmamos contrato pega
law: written employment contract
people: no copy of my work contract
donde: Código del Trabajo art. 9

[everyday-travel-time-work-clothes]
amplio: vestuario
ley: tiempo durante el cual el trabajador permanece a disposición del empleador; vestuario
gente: cambiarse de ropa en la pega; tiempo de traslado; me hacen llegar antes; llegar antes del turno; esperar sin pega; cambio de vestuario; viaje por trabajo; reunión fuera de horario; turno de llamado; capacitación fuera del horario
law: working time; standby
people: travel time; on call at work; change clothes at work

[everyday-sick-child-work]
ley: enfermedad grave de hijo menor; cuidado de los niños; accidente grave
gente: se enfermó mi hijo y no puedo ir a trabajar; guagua enferma licencia; hijo enfermo trabajo; permiso para cuidar a mi hijo; cuidar a mi mamá enferma trabajo; licencia por hijo enfermo; ley sanna; cuidado de mi hijo enfermo; mi guagua está hospitalizada
law: leave for sick child
people: my kid is sick; time off to care for child

[everyday-death-leave-wedding-leave]
ley: permiso pagado por muerte; muerte de un hijo; muerte del cónyuge; contrato de matrimonio; días hábiles continuos
gente: días por fallecimiento; se murió mi papá días libres; permiso por duelo; días por muerte de mi mamá; días por matrimonio; me caso días libres; días por luto; duelo|luto trabajo; permiso por funeral; perdí la guagua permiso
law: bereavement leave; marriage leave
people: bereavement leave; days off for wedding
donde: Código del Trabajo art. 66, 207 bis

[everyday-vacation-denied]
ley: acumularse por acuerdo de las partes; no podrá compensarse en dinero; preferentemente en primavera o verano
gente: no me dan vacaciones; jefe no me da las vacaciones; vender las vacaciones; vacaciones pendientes; me deben vacaciones; vacaciones acumuladas; me obligan a tomar vacaciones; me pagan las vacaciones; vacaciones en plata; perdí las vacaciones; vacaciones colectivas
law: denied leave; accrued leave
people: boss won't give me vacation; unused vacation
donde: Código del Trabajo art. 67, 70, 73

[everyday-work-after-notice]
ley: término del contrato de trabajo; aviso con treinta días de anticipación; cesación de servicios
gente: tengo que trabajar el mes de aviso; me avisaron que me van a echar; trabajar hasta fin de mes despido; me dieron treinta días; último día de trabajo; avisar antes de irme; cuántos días para avisar que renuncio; me echan a fin de mes
law: notice period
people: work my notice; last day at work

[everyday-fired-while-sick]
ley: licencia médica; término del contrato; durante el goce de licencia; necesidades de la empresa
gente: me echaron con licencia; despedido con licencia; me pueden echar con licencia; despedir estando enfermo; me echaron por enfermarme; me echaron estando embarazada; despedir con fuero; me echaron después de la licencia; echar enfermo
law: dismissal during sick leave
people: fired while on sick leave; fired for being sick

[everyday-fired-for-stealing-accused]
ley: falta de probidad; causales de caducidad; sin derecho a indemnización; conducta imputada
gente: me acusan de robar en la pega; me echaron por ladrón; me culpan de un robo trabajo; me inventaron una falta; despedido por robar; despido por mentir; me echaron por falta de probidad; me acusaron en la pega; me echaron por sacar algo
law: lack of honesty; summary dismissal
people: accused of stealing at work; fired for theft
donde: Código del Trabajo art. 160

[everyday-did-not-pay-severance]
ley: pago del finiquito; diez días hábiles; reserva de derechos; poder liberatorio
gente: no me pagan el finiquito; firmé el finiquito y no pagan; finiquito en cuotas; finiquito mal calculado; no me dan el finiquito; firmar con reserva; reserva de derechos; me pagaron menos finiquito; no quiero firmar el finiquito; finiquito atrasado
law: settlement payment; reservation of rights
people: severance not paid; final pay late
donde: Código del Trabajo art. 177

[everyday-whistle-reprisal]
ley: garantía de indemnidad; represalias; ejercicio de acciones judiciales; labor fiscalizadora de la Dirección del Trabajo
gente: me echaron por reclamar; me echaron por denunciar; represalia|represalias; jefe se vengó; me castigan por reclamar; me echaron por ir a la inspección; me hacen la ley del hielo; me echaron por demandar; venganza del jefe
law: retaliation; indemnity guarantee
people: retaliation; fired for complaining
donde: Código del Trabajo art. 485

[everyday-change-name-bills]
ley: titular del servicio; servicio eléctrico; deudas del inmueble
gente: cuentas a nombre del dueño; cuentas atrasadas de la luz; me dejaron deudas de la luz; cambiar la cuenta a mi nombre; el anterior dejó cuentas impagas; arrendatario dejó cuentas; cuentas del arrendatario; debe la luz y el agua; no pagó las cuentas; cuentas impagas
law: utility account holder
people: unpaid utility bills; tenant left bills

[everyday-damaged-rental]
ley: deterioros; estado de la cosa; restituir la cosa en el estado; desgaste natural; culpa del arrendatario
gente: dejó la casa hecha pedazos; arrendatario rompió; dejó el depa sucio; destrozó mi casa el arrendatario; me cobran pintura; me cobran arreglos al irme; quién paga la pintura; entregar pintado; descuentan de la garantía; desgaste; hoyos en la pared; pintar antes de irse; entregar el depa limpio
law: wear and tear; damage to the premises
people: tenant trashed the place; wear and tear; repaint

[everyday-sell-rented-house]
ley: extinción del derecho del arrendador; adquirente obligado a respetar el arriendo; arrendamiento por escritura pública
gente: vendieron la casa que arriendo; el dueño quiere vender y arriendo; nuevo dueño me echa; dueño murió y arriendo; cambió el dueño arriendo; murió el arrendador; murió el dueño de la casa que arriendo; venden el depa donde vivo; muestran la casa
law: sale of leased premises
people: landlord sold the house; new landlord
donde: Código Civil art. 1962

[everyday-leave-early-rental]
ley: restitución anticipada; término anticipado; renta por el tiempo que falte; obligación de pagar la renta
gente: irme antes del arriendo; dejar el depa antes; romper el arriendo; salirme del arriendo; terminar antes el arriendo; entregar la casa antes; me cobran los meses que faltan; quiero irme del depa; avisar al dueño que me voy; multa por irme del depa; dejar el arriendo
law: early termination of lease
people: break my lease; leave early; move out early

[everyday-moving-in-inventory]
ley: entrega de la cosa arrendada; inventario; acta de entrega; mal estado de la cosa
gente: me entregaron el depa sucio; no funciona el calefont; depa con chinches; ratones|ratón; cucarachas; plaga|plagas; entregó la casa en mal estado; chinches; llaves del depa; no me entrega las llaves; termitas|polillas; depa en mal estado
law: delivery of premises; pest infestation
people: cockroaches; rats; bed bugs; hand over the keys

[everyday-realtor]
amplio: commission; corredor
ley: corretaje; corredor
gente: corredora|corredor casa|propiedades|arriendo; comisión del corredor; me cobra comisión; corredora de propiedades; comisión del arriendo; corredor se quedó con la plata; agente inmobiliario; orden de visita; medio mes de comisión; corredora no responde; compramos sin corredor
law: brokerage; commission
people: realtor; broker; agent's commission

[everyday-relative-took-house]
ley: comunero; uso exclusivo; herederos
gente: mi hermano se quedó con la casa; mi tía se apropió; mi hermana no me deja entrar a la casa; mi primo arrienda la casa heredada; se adueñó de la casa; hermano cobra los arriendos; mi padrastro se quedó con la casa; me quitaron mi parte; me dejaron fuera de la herencia; mi hermano vendió la casa de mi mamá
law: co-owner; exclusion of heirs
people: brother took the house; cut out of inheritance

[everyday-made-old-person-sign]
ley: demencia; lesión enorme
gente: le hicieron firmar a mi abuela; se aprovecharon de mi mamá; abuelo vendió la casa engañado; mi papá firmó sin entender; le sacaron la firma; se aprovechó del abuelito; cambió el testamento enfermo; le quitaron la casa a mi abuela; hija le hizo firmar; vendió barato la casa; vendió a precio ridículo; muy por debajo del precio
law: undue influence; incapacity; gross inadequacy of price
people: tricked grandma into signing; sold too cheap

[everyday-dad-sold-to-one-child]
ley: simulación; donación encubierta; acervo imaginario; colación; legítimas
gente: mi papá le vendió la casa a mi hermano; vendió para no dejar herencia; le traspasó todo a la otra; puso todo a nombre de otro; le regaló todo a un hijo; venta falsa a mi hermana; escondió bienes; saca las cosas de su nombre; pasó sus bienes a otro; oculta bienes; para no pagar puso a nombre; insolventarse
law: sham sale; fraudulent transfer; collation
people: hid assets; put everything in someone else's name

[everyday-second-family]
ley: hijos de filiación no matrimonial; herederos; cónyuge sobreviviente; conviviente
gente: mi papá tenía otra familia; otro hijo apareció; apareció un hermano; hijo de otra mujer; hereda la conviviente; hereda la polola; mi pareja murió y no estábamos casados; hijo no reconocido herencia; media hermana hereda; la segunda esposa; hijos del primer matrimonio; viuda y los hijos de antes
law: half-siblings; second family
people: second family; unmarried partner died; secret child

[everyday-bank-account-of-dead]
ley: saldo de cuentas del causante; fondos de la cuenta individual; herencia; posesión efectiva
gente: plata del banco de mi papá muerto; sacar plata del difunto; AFP de mi papá fallecido; cuenta del fallecido; cobrar la AFP del muerto; auto del difunto; vender auto de mi papá fallecido; plata que dejó en el banco; usar la tarjeta del muerto; cobrar el seguro de vida; finiquito del fallecido; sueldo del trabajador que murió
law: funds of the deceased
people: dead father's bank account; deceased's pension savings

[everyday-kid-wants-choose]
ley: derecho del niño a ser oído; opinión del niño; interés superior; madurez
gente: puede elegir mi hijo con quién vivir; mi hijo no quiere ver al papá; mi hija no quiere ir con la mamá; preguntan al niño; opinión de mi hijo; el juez escucha al niño; qué edad decide el niño; obligan al niño a ir; alienación parental; le mete cosas en la cabeza; habla mal de mí al niño
law: child's right to be heard
people: can my kid choose; child doesn't want to visit

[everyday-child-support-adult]
ley: alimentos; veintiún años; veintiocho años; estudiando una profesión u oficio; cesación de alimentos
gente: pensión hasta qué edad; hijo mayor de edad pensión; hasta los 28 pensión; dejar de pagar la pensión; mi hijo ya trabaja pensión; cuándo se termina la pensión; hija estudia universidad pensión; bajar la pensión; subir la pensión; rebajar la pensión; aumento de pensión de mi hijo; cuánto paga de pensión; quedé cesante pensión de alimentos
law: maintenance until age 28
people: child support until what age; lower child support
donde: Código Civil art. 332

[everyday-child-support-arrears]
ley: apremios; arresto nocturno; retención de fondos; Registro Nacional de Deudores de Pensiones de Alimentos; alimentos adeudados
gente: debe años de pensión; me debe la pensión de los niños; registro de deudores de pensión; papá no paga y trabaja; orden de arresto por pensión; preso por pensión de alimentos; retención del sueldo por pensión; se cambió de pega para no pagar pensión; liquidación de la pensión; arraigo por pensión; no encuentro al papá; papá sin pega no paga; abuelos pagan pensión; cobrar pensión a los abuelos
law: maintenance arrears; enforcement
people: owes child support; arrested for child support

[everyday-divorce-papers]
ley: divorcio de común acuerdo; acuerdo completo y suficiente; cese de la convivencia
gente: divorciarme rápido; cómo me divorcio; no me quiere dar el divorcio; papeles del divorcio; cuánto tiempo separado para divorciarse; requisitos divorcio; marido no firma el divorcio; divorcio de mutuo acuerdo; divorcio unilateral; divorciarse sin la firma; nos separamos hace años; cuánto sale divorciarse
law: divorce by mutual consent; unilateral divorce
people: how to divorce; won't give me a divorce; quick divorce

[everyday-married-abroad-foreign]
ley: matrimonio celebrado en país extranjero; ley del lugar de su celebración; divorcio extranjero; exequátur
gente: me casé en el extranjero; casada afuera; nos casamos en otro país; divorcio en otro país vale; sentencia extranjera; mi marido es extranjero; matrimonio en venezuela; papel de matrimonio de otro país; exequatur; fallo de otro país; hijo en otro país pensión
law: foreign marriage; recognition of foreign judgment
people: married abroad; foreign divorce

[everyday-annul-marriage]
ley: nulidad del matrimonio; vicios del consentimiento; matrimonio nulo; vínculo matrimonial no disuelto
gente: anular mi matrimonio; estaba casado con otra; bígamo|bígama|bigamia; casarse dos veces; se casó estando casado; matrimonio nulo; casarse siendo menor; casarse obligada; casarse entre primos; me mintió para casarse; matrimonio falso; matrimonio por papeles
law: annulment of marriage; bigamy
people: annul my marriage; bigamy

[everyday-ex-keeps-bothering]
ley: hostigamiento; medidas cautelares; amenazas; violencia psicológica; prohibición de acercarse
gente: mi ex me molesta; mi ex me llama todo el día; ex no me deja tranquila; mi ex aparece en mi casa; mi ex me persigue; acosador; me sigue a todas partes; stalker|stalking; mi ex me vigila; mi ex publica cosas; celoso|celosa; me controla el celular; no me deja salir; me quitó las llaves; me tiene encerrada; no me da plata mi marido; violencia económica; me humilla mi pareja
law: stalking; psychological abuse
people: stalker; ex won't leave me alone; controlling partner

[everyday-broke-restraining-order]
ley: desacato; incumplimiento de medidas cautelares; quebrantamiento; prohibición de acercarse
gente: se acercó igual; no respeta la orden de alejamiento; violó la orden de alejamiento; me llamó con la cautelar; tiene orden de alejamiento y vino; cautelar|cautelares; quebró la cautelar; se saltó la cautelar; tiene prohibido acercarse; rompió la orden de alejamiento
law: breach of restraining order
people: broke the restraining order

[everyday-trespass]
ley: violación de morada; entrar en morada ajena contra la voluntad de su morador; inviolabilidad del hogar
gente: se metió a mi casa; entró a mi casa sin permiso; entraron a mi terreno; se metió a mi patio; saltó la reja; intruso|intrusos; no se va de mi casa; se metió por la ventana mi ex; entró sin permiso; vecino entra a mi casa
law: trespass; breaking into a dwelling
people: trespass; came into my house; intruder
donde: Código Penal art. 144

[everyday-kidnap-locked]
ley: secuestro; sustracción de menores; encerrare o detuviere a otro privándole de su libertad
gente: lo secuestraron; me encerraron; me tuvieron encerrado; se llevaron a mi hijo; raptaron|rapto|raptó; me retuvieron contra mi voluntad; se robaron a la guagua; me amarraron; desapareció la niña; plagiaron
law: kidnapping; child abduction
people: kidnapped; locked me up; abducted
donde: Código Penal art. 141, 142

[everyday-helped-crime]
ley: coautor; cómplice; encubridor; cooperan a la ejecución del hecho
gente: yo solo manejaba; lo acompañé y robó; cómplice|complice|cómplices; esconder a alguien; escondí a mi hijo de los pacos; presté el arma; loro|sapo del robo; no hice nada y me acusan; avisé a los ladrones; coautor; encubrir|encubrí|encubridor; ayudé a robar; guardé cosas robadas; autor intelectual; mandó a matar
law: accomplice; accessory; co-perpetrator
people: accomplice; I was only driving; helped hide
donde: Código Penal art. 14, 15, 16, 17

[everyday-tried-but-failed]
amplio: sueltas
ley: tentativa; crimen o simple delito frustrado; principio de ejecución; conato
gente: intentó robar; trató de matarme; quiso robarme; no alcanzó a robar; intentaron entrar; quiso abusar; intento de homicidio; trataron de robarme; intentar|intentó matar
law: attempt; frustrated offence
people: tried to rob; attempted; tried to kill me
donde: Código Penal art. 7

[everyday-crazy-drunk-excuse]
ley: loco o demente; exento de responsabilidad criminal; privado totalmente de razón; circunstancias atenuantes
gente: estaba curado cuando lo hizo; estaba drogado cuando; no estaba en sus cabales; enfermo mental delito; es menor y mató; inimputable; alegar locura; atenuante|atenuantes; nunca había estado preso; sin antecedentes rebaja; irreprochable conducta; colaboró con la policía; baja la pena
law: insanity; exemption; mitigating circumstances
people: was drunk when he did it; insane; first offence; lower the sentence
donde: Código Penal art. 10, 11

[everyday-aggravated-repeat]
ley: agravantes; reincidente; haber sido condenado anteriormente; alevosía; ensañamiento; abuso de confianza
gente: reincidente|reincidencia; ya había estado preso; a traición; con maldad; por la espalda; le pegaron entre varios; sube la pena; agravante|agravantes; en patota|patota; contra un viejito delito; se ensañó; volvió a delinquir
law: aggravating circumstances; recidivism
people: repeat offender; did it again; worse sentence
donde: Código Penal art. 12

[everyday-firm-number-of-years]
ley: presidio menor; presidio mayor; grado mínimo; grado máximo; escala gradual de penas; duración de las penas
gente: cuántos años le dan; cuánto le dan por robar; cuántos años por matar; condena por robo; años de condena; cadena perpetua; le dieron cinco años; cuánto es presidio menor; cuántos años de pena; 5 años y un día; 61 días; 541 días; perpetua
law: sentence length; penalties
people: how many years in prison; life sentence; what's the sentence
donde: Código Penal art. 21, 25, 56

[everyday-pay-fine-utm]
ley: unidades tributarias mensuales; unidad tributaria mensual; conmutación; sustitución de la multa
gente: UTM; UF; no puedo pagar la multa; pagar la multa en cuotas; cuánto es la multa; rebaja de la multa; multa muy alta; UTA; trabajo comunitario; cárcel por no pagar multa; unidad de fomento valor
law: fine; monthly tax unit
people: how much is the fine; can't pay the fine; community service

[everyday-animals-cruel-shoot]
ley: actos de maltrato o crueldad con animales; daño, dolor o sufrimiento al animal; prohibición de tenencia
gente: maltratan un animal; pateó al perro; vecino le pega al perro; envenenaron a mi gato; mató a mi gato; disparó al perro; abandonaron perros; perro amarrado sin comida; rodeo; denunciar maltrato animal; perro sin agua; peleas de perros|gallos
law: animal cruelty
people: animal cruelty; poisoned my cat; kicked the dog
donde: Código Penal art. 291 bis, 291 ter

[everyday-cash-false-money]
ley: moneda falsa; billetes falsos; falsificación de moneda
gente: billete falso; me pasaron un billete falso; pagaron con plata falsa; pasar plata falsa; imprimir billetes; moneda falsa
law: counterfeit money
people: fake bill; counterfeit money

[everyday-bitcoin-investment-scam]
ley: estafa; oferta pública; captación de dinero
gente: bitcoin|criptomonedas|cripto; inversión falsa; me prometieron ganancias; pirámide|piramidal; forex; trading; invertí y perdí; estafa piramidal; me ofrecieron invertir; rentabilidad asegurada; inversiones truchas; invertir|invertí plata; acciones en la bolsa; corredora de bolsa; esquema ponzi; fondos mutuos; multinivel
law: investment fraud; securities
people: crypto; bitcoin; ponzi; invested and lost

[everyday-job-offer-fake]
ley: estafa; oferta de trabajo; engaño; agencia de empleo
gente: trabajo falso; oferta de trabajo falsa; me cobraron por trabajar; me pidieron plata para darme pega; estafa con pega; pega trucha; me pidieron mis datos para trabajar; agencia de empleo cobra; me ofrecieron pega y era mentira
law: recruitment fraud
people: fake job; paid to get a job

[everyday-courier-wrong-item]
ley: producto distinto; derecho a reparación, reposición o devolución; contenido neto
gente: me llegó otra cosa; me mandaron otro modelo; llegó roto; llegó incompleto; llegó usado; me vendieron usado por nuevo; talla equivocada; llegó quebrado; producto equivocado; venía incompleto; color distinto; me llegó malo; producto bamba
law: wrong product; non-conformity
people: wrong item; arrived broken; not as described; fake product

[everyday-store-closed-shop-missing]
ley: domicilio del proveedor; responsabilidad del intermediario; quiebra del proveedor; representante legal
gente: la tienda cerró; cerraron la tienda y tenía garantía; quebró la tienda; empresa desapareció; no existe la empresa; tienda cambió de nombre; no encuentro la tienda; agencia cerró; plata perdida en una empresa quebrada
law: supplier insolvency
people: store closed; company disappeared

[everyday-technician-charges-more]
amplio: sueltas
ley: presupuesto; valor del servicio; tarifa; costo de la reparación; aceptación del presupuesto
gente: me cobró más del presupuesto; presupuesto no respetó; me cobró de más el maestro; cotizó una cosa y cobró otra; cobra por visita; cotización distinta; no quiere pagar el trabajo que hice; hice un trabajo y no me pagan; cliente no me paga el trabajo; no pagaron la pega que hice; precio del trabajo; no acordamos precio; adicionales de la obra
law: estimate; price of works
people: charged more than quoted; client won't pay me for my work

[everyday-loan-car-dealer]
ley: automotora; compraventa de vehículo; crédito automotriz; prenda sin desplazamiento; consignación
gente: automotora; dejé el auto en consignación; automotora no me paga; auto en cuotas; me quitaron el auto por no pagar; compré auto en automotora y falla; consignación del auto; concesionaria; auto con deuda; auto con embargo; auto prendado; auto chocado y no me dijeron; le cambiaron el kilometraje; kilometraje adulterado; auto rematado; retoma del auto
law: car dealer; consignment
people: car dealer; rolled back odometer; repossessed car

[everyday-passenger-hurt]
ley: pasajero lesionado; lesiones; seguro obligatorio de accidentes personales
gente: iba de copiloto y chocamos; iba de pasajero; iba en el uber y chocó; murió en un choque; seguro paga el hospital choque; lesionado en un choque; quedé lesionado; latigazo; choqué y quedó herido; murió atropellado; cuánto paga el SOAP; herido en accidente; quedó inválido por el choque
law: injured passenger; compulsory insurance
people: passenger in a crash; injured in an accident

[everyday-light-stop-rules]
ley: luz roja; preferencia de paso; velocidad máxima; señal PARE; signo pare; distancia razonable
gente: se pasó el rojo; se pasó el disco pare; disco pare; no respetó el pare; iba a exceso; iba rápido; venía contra el tránsito; contramano|contra sentido; adelantó en curva; doble línea; hablar por celular manejando; celular al volante; sin cinturón; cinturón de seguridad; silla de guagua auto; viraje en u; dobló sin señalizar; preferencia|ceda el paso; rotonda; manejar con celular; quién tenía la preferencia; polarizados; manejar con chalas
law: right of way; red light; traffic signs
people: ran a red light; stop sign; speeding; seat belt; texting while driving

[everyday-street-race-noise-moto]
ley: carreras clandestinas; conducción temeraria; tubo de escape; detención de vehículos
gente: carreras clandestinas; hace piques; moto con escape libre; escape libre; derrapar; trompos; motos bulliciosas; cuadrilla de motos; willy; carreras en la calle
law: illegal racing
people: street racing; loud motorbike

[everyday-scooter-motorbike-helmet]
ley: motocicleta; casco protector; bicimoto; ciclo motorizado
gente: moto sin casco; moto sin patente; andar en moto; scooter eléctrico; moto de niño; sin casco; bicimoto; bicicleta eléctrica; licencia para moto; clase c
law: motorcycle helmet; moped
people: no helmet; motorbike licence; e-scooter

[everyday-cut-hours-suspension]
ley: reducción de la jornada; pacto de reducción; suspensión de la relación laboral; pago de remuneraciones
gente: me bajaron las horas; me redujeron la jornada; me mandaron para la casa sin sueldo; suspendieron el contrato de trabajo; no me llaman a turno; sin turnos; me dejaron sin turno; 40 horas; ley de 40 horas; cuarenta horas; menos horas y menos plata; cerraron por unos días la pega; reducción de sueldo
law: reduction of working hours
people: cut my hours; 40-hour week; sent home without pay

[everyday-company-property-phone]
ley: devolución de bienes; restituir los elementos de trabajo; vehículo de la empresa
gente: no devolví el notebook de la empresa; celular de la empresa; me robaron el computador de la pega; auto de la empresa; devolver el uniforme; perdí las llaves de la pega; descuentan el celular de la empresa; choqué el auto de la empresa; choqué la camioneta de la pega
law: return of company property
people: company laptop; company car; return equipment

[everyday-invention-of-worker]
ley: invenciones del trabajador; contrato de trabajo o de prestación de servicios; derechos de propiedad industrial
gente: inventé algo en la pega; idea en el trabajo de quién es; programa que hice en el trabajo; software que hice para la empresa; de quién es lo que hago en la pega; la empresa se quedó con mi invento; diseño que hice para un cliente
law: employee inventions; work for hire
people: who owns what I made at work; my invention at work
donde: Ley 19.039 art. 68, 69, 70

[everyday-employer-hits-company-fine]
ley: multas; infracciones a este Código; fiscalización; unidades tributarias mensuales; reclamación de la multa
gente: multa a la empresa; multan al jefe; me multó la inspección; apelar multa de la inspección del trabajo; cuánto multan por no hacer contrato; fiscalizaron mi negocio; me fiscalizaron; sustituir la multa laboral
law: labour fines; inspection
people: labour inspection fine; my business got fined

[everyday-social-security-accident-dead]
ley: pensión de sobrevivencia; muerte del trabajador; cuota mortuoria; accidente del trabajo
gente: murió trabajando; murió en la faena; se mató en la pega; murió mi marido en el trabajo; pensión por muerte trabajador; viuda del trabajador; demandar por la muerte en la faena; cayó del andamio y murió; murió en la mina trabajando
law: death benefits; fatal work accident
people: died at work; killed on the job

[everyday-early-retirement-sick]
ley: pensión de invalidez; comisiones médicas; dos tercios de su capacidad de trabajo
gente: pensión por enfermedad; pensionarme por invalidez; no puedo trabajar más; jubilar por enfermedad; invalidez AFP; me rechazaron la invalidez; comisión médica; jubilar antes; pensión anticipada; grado de invalidez; incapacidad permanente; trabajos pesados
law: disability pension; early retirement
people: can't work anymore; disability pension; retire early
donde: DL 3.500 art. 4, 11

[everyday-pension-amount-scheme]
ley: renta vitalicia; retiro programado; excedente de libre disposición; bono de reconocimiento; ahorro previsional voluntario
gente: renta vitalicia; retiro programado; APV; cuenta 2 AFP; cambiarme de AFP; cambiar de fondo; multifondos; 10 por ciento AFP; sacar la plata de la AFP; bono por hijo pensión; edad para jubilar; bajó mi pensión; cuánto voy a jubilar; asesor previsional; SCOMP
law: annuity; programmed withdrawal
people: annuity; pension fund switch; voluntary savings

[everyday-tender-public]
ley: licitación pública; bases de licitación; contratos administrativos; ChileCompra
gente: licitación|licitaciones; mercado público; chilecompra; me adjudiqué una licitación; trato directo; el estado no me paga; proveedor del estado; bases de la licitación; perdí la licitación; muni no me paga la factura; licitacion trucha; impugnar licitación; garantía de seriedad
law: public procurement; tender
people: public tender; government contract; state won't pay me

[everyday-licence-shop-alcohol]
ley: patente municipal; patente de alcoholes; clausura
gente: patente de alcohol; sacar patente; patente del local; me clausuraron el local; carrito de comida; food truck; permiso para vender; vender completos; permiso para vender en la calle; puesto en la feria; cierre del local; me quitaron la mercadería; patente vencida; inspector me clausuró
law: business licence; closure
people: business licence; food truck; shut down my shop

[everyday-tree-cutting-forest]
ley: bosque nativo; corta de árboles; plan de manejo; forestación; terrenos forestales
gente: cortar árboles; corta de bosque; talar|talaron|tala|talé; conaf; bosque nativo; permiso para cortar árboles; leña ilegal; pinos; eucaliptus; araucaria; humedal|humedales; rellenaron el humedal; parque nacional; glaciar
law: native forest; felling
people: cut down trees; logging; wetland

[everyday-hunting-fishing]
amplio: sueltas
ley: caza; pesca; cazador; animales bravíos o salvajes; veda; recursos hidrobiológicos
gente: cazar|cazando|caza|cazador; pescar|pescando|pesca; conejo|conejos; veda; salmonera|salmoneras; pescador artesanal|pescadores; zorro; cóndor; puma; sernapesca; loco marisco; locos en veda; huemul
law: hunting; fishing
people: hunting; fishing; wild animals
donde: Código Civil art. 607, 617

[everyday-mine-claim]
amplio: sueltas
ley: concesión minera; pertenencia; pedimento; dueño del suelo; sustancias minerales
gente: mina|minas terreno|parcela|oro|cobre|litio; minera|mineras|minero; se meten a mi terreno minera; litio; encontré oro; pirquinero|pirquén; concesión minera; áridos; sacar arena del río; cantera|canteras; sondaje; pertenencia minera
law: mining concession
people: mine; mining company on my land; lithium; gold

[everyday-drone-antenna-fly]
amplio: sueltas
ley: aeronave; antena; torre soporte de antenas; sobrevuelo; instalación de torre
gente: dron|drones; antena|antenas; pusieron una antena al lado; antena de celular; grabó con dron; vuela un dron sobre mi casa; torre de alta tensión; cables de la luz en mi terreno; poste|postes; cables de alta tensión; torre en mi terreno; helicóptero
law: drone; antenna; overhead lines
people: drone; cell tower; power lines over my land

[everyday-solar-electric-connection]
amplio: sueltas
ley: servidumbre eléctrica; instalación eléctrica; empalme; generación distribuida; concesionario de servicio público
gente: paneles solares; colgarse de la luz; empalme; medidor adulterado; robo de luz; net billing; conexión de luz; vecino me roba la luz; conexión de agua; me roban agua; hurto de energía
law: electricity connection; energy theft
people: solar panels; stealing electricity

[everyday-swimming-pool-danger]
amplio: sueltas
ley: deber de cuidado; negligencia; piscinas de uso público; cuasidelito de homicidio
gente: piscina|piscinas; se ahogó|ahogó; se ahogó en la piscina; niño se ahogó; piscina del condominio; juegos infantiles; ascensor malo; quedé encerrado en el ascensor; ascensor|ascensores; se cayó en los juegos; plaza de juegos; salvavidas; calefont explotó; explosión de gas; intoxicación por gas; balón de gas
law: negligence; swimming pool safety
people: swimming pool; drowned; elevator; gas explosion

[everyday-sports-injury-gym]
amplio: sueltas
ley: actividad deportiva; lesiones; espectáculos de fútbol profesional
gente: me lesioné jugando; pichanga; partido de fútbol; estadio|estadios; barra brava; me quebraron en un partido; cancha|canchas; me lesioné en el gimnasio; patada en el partido; cayó la galería; futbolista|futbolistas; club de fútbol; derecho de aplicación; carrera deportiva; deportista
law: sports injury; stadium
people: football match; stadium; injured playing; athlete
no: cancha rayada

[everyday-rumor-school-photo-kids]
ley: vida privada; niños, niñas y adolescentes; autorización de los padres; datos personales
gente: subieron fotos de mi hijo; colegio publica fotos; foto de mi guagua en internet; publicar fotos de niños; mi ex sube fotos del niño; grabaron a mi hijo; video de mi hija en el colegio; foto de un menor; usaron la foto de mi hijo
law: image rights of children
people: posted photos of my kid; school published photos

[everyday-camera-neighbour]
ley: vida privada; inviolabilidad del hogar; captar imágenes; datos personales
gente: cámara del vecino; vecino me graba; cámara apunta a mi casa; cámaras del edificio; cámara en el baño; vecino puso cámara; cámara oculta; cámaras de seguridad; graban la calle; pedir las grabaciones; ver las cámaras; cámara escondida en el airbnb
law: privacy; surveillance camera
people: neighbour's camera; hidden camera; CCTV

[everyday-got-hurt-who-pays-hospital]
ley: gastos médicos; daño emergente; indemnización de perjuicios; reembolso de gastos
gente: quién paga el hospital; pagar los remedios del golpe; gastos médicos del accidente; me pague la operación; que pague la clínica el que me chocó; gastos del hospital por la pelea; quién paga los gastos médicos
law: medical expenses; reimbursement
people: who pays my medical bills

[everyday-death-caused-claim]
ley: daño moral por repercusión; muerte de la víctima; cuasidelito de homicidio; indemnización por daño moral
gente: mataron a mi papá puedo demandar; demandar por la muerte; indemnización por muerte; murió por culpa de; murió por negligencia; plata por la muerte de mi hijo; compensación por un fallecido; responsables de la muerte
law: wrongful death
people: wrongful death; compensation for a death

[everyday-late-construction-delivery]
ley: retardo en el cumplimiento; entrega de la obra; plazo de entrega; mora del deudor
gente: no me entregan el depa; inmobiliaria se atrasó; atraso en la entrega; no terminan la obra; obra atrasada; prometieron entregar en marzo; todavía no me entregan; fecha de entrega no cumplida
law: late delivery; delay in completion
people: late delivery; builder is late; flat not delivered

[everyday-bought-house-not-transferred]
ley: obligación de entregar; tradición; inscripción del título; escritura definitiva; promesa de compraventa
gente: pagué la casa y no firma; vendedor no quiere firmar la escritura; no quiere escriturar; se arrepintió de venderme; me subió el precio después; vendió la casa a otro; pagué y no está a mi nombre; no me inscribieron la casa; firmé promesa y no cumple; me prometió vender; devolver el pie
law: refusal to sign the deed; breach of promise to sell
people: seller won't sign; paid but house not in my name

[everyday-banned-from-leaving-country]
ley: arraigo; prohibición de salir del país; autorización para ausentarse; territorio nacional
gente: arraigo|arraigado nacional; no me dejan salir del país; puedo salir del país con deudas; prohibición de salir del país; viajar con causa pendiente; salir de chile con juicio; me pararon en el aeropuerto; viajar teniendo deudas
law: travel ban; restraint from leaving
people: can I leave the country; travel ban

[everyday-carry-debt-of-spouse]
ley: deudas personales del cónyuge; bienes sociales; bienes propios; obligaciones del marido; responsabilidad de la sociedad conyugal
gente: deudas de mi marido; me cobran la deuda de mi señora; marido endeudado; tengo que pagar la deuda de mi esposo; deuda de mi ex; me embargan por deuda de mi marido; deudas del matrimonio; sacó un crédito a mi nombre; mi marido pidió un préstamo
law: spouse's debts
people: husband's debts; liable for my wife's loan

[everyday-debt-of-dead]
ley: deudas hereditarias; beneficio de inventario; aceptar o repudiar; desgravamen
gente: deudas del muerto; heredar deudas; mi papá murió con deudas; pagar las deudas de mi mamá muerta; rechazar la herencia; renunciar a la herencia; me cobran la deuda de mi papá fallecido; seguro de desgravamen; crédito del fallecido; no quiero la herencia
law: debts of the estate; benefit of inventory
people: inherit debts; dead father's debts; refuse inheritance
donde: Código Civil art. 1225, 1247, 1354

[everyday-sewer-septic]
amplio: sueltas
ley: alcantarillado; aguas servidas; instalaciones sanitarias; fosa séptica
gente: alcantarillado; se rebalsó el baño; fosa séptica; pozo negro; aguas servidas; caca del vecino; wáter tapado; salen aguas servidas; desagüe del vecino; aguas lluvias del vecino; bajada de agua del vecino; el agua de su techo cae
law: sewage; drainage
people: sewage; septic tank; drain; neighbour's gutter

[everyday-lawyer-of-company-letter]
ley: requerimiento extrajudicial; carta de cobranza; gestión preparatoria; juicio ejecutivo
gente: me llegó carta de un abogado; carta de cobranza; me amenazan con demandar; correo de un estudio jurídico; me mandaron carta de cobranza; juicio ejecutivo; me demandó el banco; me notificaron por una deuda; aviso de embargo; mensaje de demanda por deuda
law: demand letter; executive proceedings
people: letter from a lawyer; bank is suing me

[everyday-false-accusation]
ley: denuncia calumniosa; acusación o denuncia calumniosa; calumnia; querella
gente: me acusaron falsamente; denuncia falsa; me denunciaron por venganza; me inventaron un delito; mi ex me denunció falso; inventó que le pegué; me culpan de algo que no hice; me echaron la culpa; mintió en la denuncia; soy inocente
law: false accusation; malicious complaint
people: falsely accused; false report; blamed for something I didn't do

[everyday-disability-parking-priority]
ley: personas con discapacidad; accesibilidad universal; estacionamientos reservados; atención preferente
gente: estacionamiento de discapacitados; rampa; silla de ruedas no entra; atención preferente; fila preferencial; edificio sin ascensor discapacitado; perro guía; perro de asistencia; credencial discapacidad estacionamiento
law: accessibility; reserved parking
people: disabled parking; wheelchair ramp; guide dog
`;
