/** Concepts of everyday chile: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const EVERYDAY_CHILE = `
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
gente: jefe|jefa|jefes; patrón|patrona; mi jefecito; mandamás; dueño de la empresa; mi supervisor; jefatura; capataz
law: employer
people: boss; supervisor; my manager
no: jefe de obra; jefe de hogar; jefe de servicio

[everyday-coworker]
ley: trabajadores de la empresa; dependientes
gente: compañero de pega; compañero de trabajo; compañera de oficina; los viejos de la faena; empleado de la tienda; laburante
law: employee; co-worker
people: colleague; workmate

[everyday-dismissed-slang]
ley: término del contrato de trabajo; despido; poner término al contrato; terminación del contrato
gente: me echaron; me echan; me quieren echar; me corrieron del trabajo; me echó; me echó mi jefe; me botaron de la pega; me cortaron del trabajo; me patearon de la pega; dar de baja trabajo; me dieron el sobre azul; sobre azul; echarme; echado|echada; me sacaron de la pega
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
ley: pago de las remuneraciones; contraprestaciones en dinero; remuneración; sueldo
gente: sueldo; salario; me pagan poco; lo que gano; quincena; fin de mes pagan; jornal; paga del mes; mi sueldito; haberes; plata del sueldo
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
gente: hora de almuerzo; colación; hora de colación; almorzar en la pega; break; tiempo para comer; hora de comida; no me dejan almorzar
law: meal break
people: lunch break; lunch hour

[everyday-day-off]
ley: descanso dominical; día de descanso; días festivos; domingo de descanso compensatorio
gente: día libre; días libres; domingo libre; feriado trabajado; trabajar el domingo; me toca domingo; franco; irrenunciable; fin de semana trabajo
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
gente: cotisaciones; cotizasiones; imposiciones; impocisiones; me deben imposiciones; no me impone; AFP impaga; lagunas previsionales; no pagó la AFP; previred; cotizaciones
law: social security contributions
people: unpaid contributions; pension payments missing

[everyday-pension-slang]
ley: pensión de vejez; pensionado; cuenta de capitalización individual; Administradora de Fondos de Pensiones
gente: jubilar|jubilarme|jubilarse|jubilado|jubilada|jubilo|jubilé; pensionarme|pensionado|pensionarse|pensionada; mi AFP; plata de la AFP; ahorros previsionales; retiro de fondos; la vejez pensión; tercera edad pensión
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
people: unemployed; out of work; jobless

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
ley: trabajadores agrícolas; trabajador agrícola de temporada; faenas de temporada; labores agrícolas
gente: temporero|temporera; cosecha trabajo; packing; peón; jornalero; obrero del campo; trabajar en un fundo; inquilino del campo; bracero
law: seasonal agricultural worker
people: farm worker; seasonal picker; farm hand

[everyday-construction-worker]
ley: contrato por obra o faena; obra o faena determinada; empresa contratista; subcontratación
gente: maestro de la obra; albañil; jornal de la construcción; contratista no paga; subcontrato|subcontratado|subcontratista; terminó la obra me echaron; obra terminada; enganchador; outsourcing; tercerizado
law: contract for specific work; subcontracting
people: builder; construction worker; outsourced

[everyday-contract-fixed-slang]
ley: contrato a plazo fijo; vencimiento del plazo convenido; contrato de duración indefinida; transformará en indefinido
gente: contrato por tres meses; período de prueba; no me renovaron el contrato; contrato indefinido; pasar a indefinido; plazo fijo pega; contrato a prueba; planta o plazo fijo
law: fixed-term contract; indefinite contract
people: temp contract; probation period; permanent contract

[everyday-no-contract-work]
ley: contrato de trabajo es consensual; constar por escrito; falta de contrato escrito; presunción legal
gente: sin contrato trabajo; en negro; trabajo informal; trabajo de palabra; no me hicieron contrato; no me dan contrato; sin papeles trabajo; informalidad laboral
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
gente: home office; trabajar desde la casa; pega desde la casa; trabajo remoto; remoto; me escriben fuera de horario; whatsapp del jefe; desconectarse del trabajo; trabajo online
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
ley: bien raíz; departamento; vivienda; inmueble
gente: depa; depto; dpto; dptos; departamento; flat; monoambiente
law: apartment; dwelling; unit
people: apartment; flat; condo
no: departamento jurídico; jefe de departamento

[everyday-house-slang]
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
ley: vecino; predio vecino; propietarios colindantes; predios contiguos
gente: vecino; la casa de al lado; vecino molesto; el vecino de arriba; vecino problemático; vecino conflictivo
law: neighbour; adjoining owner
people: neighbour; neighbor; next door
no: junta de vecinos; unidad vecinal

[everyday-noise]
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
ley: dueño de un animal; tenencia responsable; animal fiero; daños causados por el animal
gente: perro|perra; perrito; me mordió un perro; quiltro; mordedura; perro del vecino; perro bravo; pitbull; perro ladra; ladridos; cachorro; mordió|mordida
law: animal; owner of an animal
people: dog; dog bite; barking; puppy

[everyday-pets]
ley: mascotas o animales de compañía; tenencia responsable de mascotas; animal doméstico; maltrato animal
gente: mascota; gato|gata; gatito; atropellaron a mi perro; me mataron el perro; envenenaron; le pegan al perro; abandonó al perro; mascota en el edificio; no aceptan mascotas; veterinario; cholito; ley cholito
law: pets; animal cruelty
people: cat; pet; vet; animal abuse

[everyday-farm-animals]
ley: ganado; animales; abigeato; dueño del predio; colmenas
gente: vaca; caballo; gallinas; gallo del vecino; ovejas; chanchos; animales en mi terreno; robo de animales; abejas; cabras; vacuno
law: livestock; cattle
people: cow; horse; chickens; bees; sheep
no: gallo de pelea

[everyday-tree-neighbour]
ley: árbol; ramas; raíces; terreno ajeno; cortar las ramas
gente: árbol del vecino; ramas del vecino; se cayó el árbol; raíces del árbol; hojas del vecino; palto del vecino; ramas sobre mi casa; cortar el árbol; parrón; levantó el piso el árbol
law: branches and roots
people: neighbour's tree; branches over my fence

[everyday-fence-wall]
ley: cerramiento; medianería; pared medianera; deslindes; cerca divisoria
gente: pandereta; reja; muro del vecino; corrió el cerco; reja del vecino; muralla; pared del vecino; cierre perimetral; se metió en mi terreno; me corrió la reja; barda; tapia
law: boundary wall; fencing; party wall
people: fence; neighbour's wall; moved the fence

[everyday-window-view-construction]
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
gente: ampliar la casa; construir sin permiso; DOM; dirección de obras; obra ilegal; regularizar ampliación; construí una pieza; cierre de terraza; multa de obras; recepción final; quincho; ampliaciones; ampliar
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
ley: incendio; siniestro; seguro de incendio; fuerza mayor
gente: se quemó la casa; incendio|incendiaron; fuego; se incendió; cortocircuito; bomberos; humo; estufa; quemó la cocina; se quemaron las cosas
law: fire; loss
people: fire; burned down; house burned

[everyday-earthquake]
ley: fuerza mayor o caso fortuito; terremoto; catástrofe; imprevisto a que no es posible resistir
gente: terremoto; temblor; tsunami; maremoto; aluvión; inundación; tormenta; pandemia; covid; cuarentena; desastre natural; se cayó con el temblor
law: force majeure; act of God
people: earthquake; flood; storm; pandemic

[everyday-utility-bill]
ley: servicios domiciliarios; empresa distribuidora; servicios básicos
gente: cuenta de la luz; boleta de la luz; cuenta del agua; cuentas básicas; me cobraron mucho de luz; cuenta del gas; recibo de la luz; medidor; cuentas de la casa; Enel; aguas andinas; contribución de basura; planilla de luz
law: utilities; supply
people: electricity bill; water bill; gas bill; meter

[everyday-power-cut]
ley: suspensión del suministro; interrupción del suministro; corte y reposición
gente: me cortaron la luz; me cortaron el agua; apagón; reponer la luz; cortaron el gas; se me quemó la tele por la luz; subida de voltaje; colgado a la luz
law: interruption of supply
people: power cut; water cut off; blackout

[everyday-internet-phone]
ley: servicios de telecomunicaciones; suspensión del servicio; contrato de adhesión
gente: internet malo; wifi; plan del celular; portabilidad; se cae el internet; compañía de internet; entel; movistar; WOM; plan de datos; decodificador; no me dan de baja el plan; telefonía; fibra óptica
law: telecommunications service
people: internet; broadband; phone plan; cable TV

[everyday-council]
ley: municipalidad; alcalde; dirección de obras municipales; permiso municipal; ordenanza municipal
gente: muni; municipio; alcaldesa; ayuntamiento; la municipalidad no hace nada; patente municipal; concejal; inspector municipal; alcalde|alcaldía
law: municipality; mayor
people: town hall; city council; council; mayor

[everyday-street-hole]
ley: falta de servicio; responsabilidad del Estado; mal estado de las vías públicas
gente: hoyo en la calle; bache; me caí en la calle; vereda rota; me caí en la vereda; tapa de alcantarilla; semáforo malo; hoyo en el pavimento; tropecé vereda; me quebré en la calle; calle en mal estado
law: fault of service; state liability
people: pothole; tripped on pavement; fell in the street

[everyday-rubbish]
ley: residuos; basuras; desechos; disposición de residuos; vertedero
gente: basura; botar basura; basural; escombros; cachureos; tirar basura; microbasural; camión de la basura; reciclar; mugre; olores; mal olor; hediondo
law: waste; refuse
people: garbage; rubbish; trash; bad smell

[everyday-pollution]
ley: contaminación; daño ambiental; norma de emisión; Superintendencia del Medio Ambiente
gente: contaminan; humo de la fábrica; fábrica al lado de mi casa; polvo de la faena; planta de áridos; chancheras; malos olores; leña; estufa a leña humo; contaminar el río; relave; medio ambiente; termoeléctrica
law: pollution; environmental damage
people: pollution; factory smoke

[everyday-water-well]
ley: derecho de aprovechamiento de aguas; aguas subterráneas; pozo; Dirección General de Aguas; cauce
gente: pozo; noria; puntera; sacar agua; agua de riego; canal de regadío; se roban el agua; acequia; canalista; me cortaron el agua del canal; estero; vertiente; APR; agua potable rural; regadío; riego
law: water rights; groundwater
people: well; irrigation water; stealing water
no: pozo séptico

[everyday-countryside]
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
ley: bienes muebles; inventario; enseres; menaje
gente: muebles; cachivaches; no me entrega mis cosas; se quedó con mis cosas; mudanza; cambio de casa; flete; se llevó los muebles; tele; refrigerador; lavadora; mobiliario
law: movable property; household goods
people: furniture; my stuff; moving; belongings

[everyday-partner]
ley: conviviente civil; relación de pareja; vida en común; conviviente
gente: polola|pololos|pololeando; pareja; mi pinche; conviviente; novio; concubina; ex pololo; ex pareja; andante; amante; mi ex; pololeo
law: cohabitant; civil partner; partner
people: boyfriend; girlfriend; partner; my ex

[everyday-living-together]
ley: acuerdo de unión civil; conviviente civil; unión no matrimonial
gente: convivir|convivo|convive; vivimos juntos; arrejuntados; AUC; unión civil; unión libre; unión de hecho; irme a vivir con mi pololo; arrimados; concubinato; concubina; convivencia
law: civil union; cohabitation
people: living together; common-law; moved in together

[everyday-spouse]
ley: cónyuge; marido; mujer casada; matrimonio
gente: mi esposo se casó; esposo|esposas; mi mujer; marido; matrimonio; casorio; boda; matri; casarse|casarme|casados|casada|casó; casamiento
law: spouse; marriage
people: husband; wife; marry; wedding

[everyday-separated]
ley: separación de hecho; cese de la convivencia; divorcio; separación judicial
gente: me dejó mi marido; se fue de la casa mi marido; divorciarme|divorciar|divorciada|divorcios; separados de hecho; separarme de mi marido; me separé de mi señora; separado sin divorcio; se mandó a cambiar; me abandonó mi señora; quiere separarse; separado|separada|separarnos|separarse; divorció; separé
law: separation; divorce
people: divorce; split up; separated; broke up

[everyday-infidelity]
ley: transgresión grave de los deberes de fidelidad; deber de fidelidad; falta imputable al otro cónyuge; divorcio
gente: me gorrea; gorreado; me engaña mi marido; infiel; me cagó con otra; me puso los cuernos; cuernos; patas negras; infidelidad; doble vida; me pillaron con otra; adulterio
law: adultery; breach of fidelity
people: cheated on me; cheating husband; affair; unfaithful

[everyday-child-slang]
ley: niño, niña o adolescente; menor de edad; hijos menores; hijo
gente: guagua; cabro chico; mi hijito; mi niño; bebé; críos; chiquillo; pendejo; mi nena; mi cabro; wawa; lactante; párvulo
law: child; minor
people: kid; baby; toddler; my son; my daughter
no: mayor de edad

[everyday-teenager]
ley: adolescente; menor de edad; mayor de catorce y menor de dieciocho años; responsabilidad penal de los adolescentes
gente: adolescente|adolescentes; lolo; cabro de quince; menor cometió delito; mi hijo robó; mi hijo de 16; mi hija de 15; pendejo de 14; dieciséis años; quinceañera; muchacho; mi hijo cayó preso
law: adolescent; juvenile offender
people: teenager; teen; underage

[everyday-parents-slang]
ley: padre o madre; progenitores; ascendientes; padres
gente: mi papá; mi mamá; mis papás; papi; mami; mis viejos; mi taita; madre soltera; padrastro; madrastra; papá biológico
law: parents; father; mother
people: mum; dad; mom; my parents; stepfather
no: papas; papa rellena

[everyday-grandparents]
ley: abuelos; ascendientes; relación directa y regular; parientes
gente: abuela; mi abuelita|abuelito; tata; mi nona; mis nietos; nieto|nietas; abuelita no ve a los nietos; lela
law: grandparents; ascendants
people: grandma; grandpa; grandparents; grandchild

[everyday-siblings-inlaws]
ley: hermanos; parientes; consanguinidad; colaterales
gente: mi hermano|hermanas; hermanastro; medio hermano; cuñado; suegra|suegros; yerno; nuera; mi tío; mi tía; mi sobrino|sobrina; ahijado; compadre; mi tata y mis tíos; primas
law: siblings; relatives by affinity
people: brother; sister; in-laws; cousin; uncle; aunt

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
ley: personas del mismo sexo; orientación sexual; identidad de género
gente: gay; lesbiana; trans; dos mujeres casarse; LGBT; homosexual; pareja del mismo sexo; cambio de nombre trans; cambiar de sexo; dos mamás; diversidad sexual; travesti; camiona
law: same-sex; gender identity
people: gay; lesbian; transgender; same-sex marriage

[everyday-dead]
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
ley: adulto mayor; interdicción; demente
gente: alzheimer; demencia senil; viejito; abuelito enfermo; mi mamá no está bien de la cabeza; hacerle firmar a la abuela; hijo no cuida; hogar de ancianos; interdicto; perdió la memoria; anciano; mi papá está gagá; asilo; chiflado; loco de la cabeza
law: interdiction; guardianship
people: dementia; elderly parent; nursing home; can't manage own affairs

[everyday-disability]
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
ley: cédula de identidad; rol único nacional; documento de identidad; rol único tributario
gente: carnet; rut; carné; run; perdí el carnet; me robaron el carnet; cédula; DNI; credencial de elector; clave única; claveunica; pasaporte; usaron mi carnet; carnet vencido; me suplantaron
law: identity card; tax identification number
people: ID card; ID number; passport; lost my ID

[everyday-police]
ley: funcionario de Carabineros; Carabineros de Chile; Policía de Investigaciones; agentes policiales; policía
gente: paco; carabinero; tira; ratis; PDI; policías; un carabinero me paró; comisaría; tombo; yuta; patrulla; policial; detective|detectives
law: police officer
people: police; cop; policeman; detective
no: carabinas; tira de papel

[everyday-stopped-by-police]
ley: control de identidad; control preventivo de identidad; registro de vestimentas, equipaje o vehículos
gente: me pararon los pacos; me pidieron el carnet; revisaron la mochila; me revisaron; los pacos me revisaron el auto; me llevaron a la comisaría; sin carnet en la calle; me pilló carabineros; me registraron; revisar celular policía
law: identity check; stop and search
people: stopped by police; police searched me

[everyday-arrested]
ley: flagrancia; detenido; derechos del detenido; control de la detención; detención
gente: me llevaron preso; cayó preso; lo tomaron detenido; detuvieron a mi hijo; arrestado|arresto; está detenido|detenida; me llevaron detenido; preso por; lo agarraron los pacos; metieron preso; lo pillaron; tomar preso; encanado; detuvieron; detención
law: arrest; detention
people: arrested; in custody; locked up

[everyday-jail]
ley: presidio; pena privativa de libertad; recinto penitenciario; Gendarmería de Chile; reclusión; prisión
gente: cárcel; a la cana; preso; cuántos años de cárcel; ir preso; me pueden meter preso; puedo ir preso; gendarme; gendarmes; tras las rejas; reo; caer en cana; peni; se va preso; prision; presidio; encarcelado|encarcelaron
law: imprisonment
people: jail; prison; go to jail; inmate
no: código penal; responsabilidad penal

[everyday-home-arrest]
ley: prisión preventiva; medidas cautelares personales; privación de libertad en su casa; arresto
gente: arresto domiciliario; lo dejaron libre; firma mensual; tobillera; preso esperando juicio; salió libre; quedó con firma; libre bajo fianza; fianza; grillete; dejaron en libertad; lo soltaron; prisión preventiva
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
ley: lesiones; lesiones menos graves; lesiones leves; maltrato de obra; herir, golpear o maltratar
gente: me pegaron|pegó|pegué; me sacaron la cresta; me golpearon|golpe|golpes|golpeado; combo; puñete; patada|patearon; cachetada; me agarraron a combos; riña; pelea|peleó; me quebró la nariz; pelearon; charchazo; peliar; me agredieron|agredió; me dejó el ojo morado; golpeó; golpiza; pateó; agresión; paliza
law: bodily harm; assault; battery
people: beat me up; punched; fight; hit me; attacked me

[everyday-stabbed-shot]
ley: lesiones graves; homicidio frustrado; arma cortante; arma de fuego
gente: me apuñalaron|apuñaló; puñalada; cuchillazo; balazo; me dispararon|disparó|disparar; me acuchillaron; cuchilla; pistola; lo balearon|baleado; corvo; le pegaron un tiro; balacera; bala loca; me cortó con un cuchillo; escopeta; fierro hechizo; arma hechiza; pistola a fogueo; tiroteo; escopetazo
law: wounding; firearm
people: stabbed; shot; gun; knife

[everyday-killed]
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
ley: robo con violencia o intimidación; apropiación de cosa mueble ajena
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
ley: falsificación de instrumento privado; firma falsa; uso malicioso de instrumento; perjuicio de tercero
gente: falsificaron mi firma; esa firma no es mía; firma falsa; firmaron por mí; yo no firmé; documento falso; papeles falsos; contrato falso; papeles truchos; imitaron mi firma; licencia falsa; título falso; billete falso; trucharon|truchas; falsificó|falsificar|falsificada|falsificaron|falsificado
law: forgery; false instrument
people: forged my signature; fake document; not my signature

[everyday-threat]
ley: amenazas; amenazare seriamente; mal que constituya delito
gente: me amenaza|amenazó|amenazan|amenazado|amenazada|amenazaron|amenazar|amenazando; amenaza de muerte; me dijo que me va a matar; me intimidan; me va a quemar la casa; extorsión|extorsionan|extorsionando; chantaje|chantajean|chantajear; me chantajea; me piden plata para no; amedrentar
law: threats; extortion
people: threatened; threat; blackmail; extortion

[everyday-sexual-offence]
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
ley: tráfico ilícito de estupefacientes; sustancias o drogas estupefacientes o sicotrópicas; pequeñas cantidades; consumo personal
gente: droga|drogado|drogarse; marihuana; mariguana; weed; pito; caño; coca; pasta base; falopa; merca; vender droga; narco; me pillaron con droga; plantas de marihuana; dealer; microtráfico; traficante|traficar|traficando|trafica; volado; cogollo; autocultivo; tussi; angustiado; chicharra; faso; mota; narcotráfico; fumar marihuana
law: drug trafficking; narcotics
people: drugs; weed; marijuana; cocaine; dealer

[everyday-property-damage]
ley: delito de daños; destruir o deteriorar; propiedad ajena; indemnización de perjuicios
gente: me rompió|romper|rompieron; quebraron|quebrar; quebró el vidrio; me rayaron el auto; rayaron la pared; me echó a perder; destrozaron; rompió la puerta; pelotazo; me hizo tira; hizo bolsa; hecho bolsa; piedrazo; rayado|rayaron|rayó; grafiti; pincharon los neumáticos; abollaron|abolló; vandalismo; destruyó|destruyeron; dañó|dañaron|dañado
law: property damage; criminal damage
people: broke my window; damaged; smashed; scratched my car; graffiti
no: quebró la empresa

[everyday-missing-person]
ley: desaparecimiento; muerte presunta; presunta desgracia; ignorándose si vive
gente: no aparece; desapareció mi hijo; se perdió mi papá; perdido hace días; anda perdido; desapareció|desaparecido|desaparecida|desaparecieron|desaparecer; persona desaparecida; no volvió a la casa; nunca más se supo; se fue de la casa mi hija; desaparecido hace años; extraviado
law: presumed death; missing person
people: missing; disappeared; vanished

[everyday-car]
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
ley: permiso de circulación; revisión técnica; seguro obligatorio; padrón; placa patente
gente: padrón del auto; permiso de circulación; revisión técnica; papeles del auto; patente del auto; SOAP; seguro obligatorio auto; revisión vencida; permiso de circulacion atrasado; sin patente; tarjeta de propiedad
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
gente: se llevaron el auto en grúa; grúa; me llevaron el auto; corrales municipales; corral; retirar el auto del corral; auto abandonado en la calle; cepo; me quitaron el auto; aparcadero; arrastre; auto retenido carabineros; depósito de autos
law: towing; impound
people: towed; impounded; clamp

[everyday-bus-taxi]
ley: pasajero; transporte de pasajeros; servicios de transporte público; transportista; porteador
gente: micro|micros; bus; taxi; colectivo; taxista; micrero; me caí en la micro; evadir la micro; bip; transantiago; chofer de la micro; tren; pasaje de bus; combi; metro de Santiago; viajar en metro; camión de pasajeros
law: passenger transport; carrier
people: bus; taxi; train; fare

[everyday-flight]
ley: transportador; denegación de embarque; equipaje; transporte aéreo
gente: vuelo|vuelos; aerolínea; me cancelaron el vuelo; perdí el avión; se atrasó el vuelo; maleta|maletas; perdieron mi maleta; no me dejaron embarcar; sobreventa; avión; aeropuerto; equipaje; overbooking; latam; pasaje de avión; devolver el pasaje
law: air carrier; denied boarding; baggage
people: flight; airline; lost luggage; cancelled flight; overbooked
donde: Código Aeronáutico art. 133

[everyday-bicycle]
ley: ciclos; ciclista; biciclo; calzada
gente: bicicleta|bicicletas; bici; ciclista|ciclistas; cleta; scooter; patineta; monopatín; ciclovía; casco bicicleta; me robaron la bicicleta; skate
law: cycle; cyclist
people: bike; bicycle; cyclist; scooter

[everyday-workshop]
ley: prestador del servicio; taller; servicio técnico; contrato de servicios
gente: mecánico; taller; mecánico me cagó; dejé el auto en el taller; taller no entrega el auto; desabolladura; vulcanización; me arreglaron mal el auto; servicio técnico; repuesto|repuestos; me cambió piezas; llevé a arreglar
law: repair service
people: mechanic; garage; repair shop
no: taller de lectura; taller escolar

[everyday-car-insurance]
ley: contrato de seguro; asegurador; siniestro; póliza
gente: seguro del auto; el seguro no quiere pagar; aseguradora; seguro no paga; deducible; me rechazó el seguro; pérdida total; liquidador; cobrar el seguro; seguro de vida; compañía de seguros; seguro contra robo; corredor de seguros; prima del seguro
law: insurance contract; insurer
people: insurance; insurance won't pay; total loss; claim

[everyday-parking-damage]
ley: estacionamiento; robo o daño en el vehículo; responsabilidad del proveedor
gente: me robaron en el estacionamiento del mall; rayaron el auto en el estacionamiento; robo supermercado estacionamiento; acomodador; cuidador de autos; parquímetro; estacionamiento pagado; perdí el ticket estacionamiento; valet
law: car park liability
people: car broken into at the mall parking; parking lot theft
donde: Ley 19.496 art. 15 A

[everyday-money]
ley: suma de dinero; dinero
gente: lucas; palo|palos verdes; billete|billetes; guita; billullo; chauchas; cash; mil lucas; diez lucas; morlacos
law: sum of money
people: cash; money; bucks
no: plata y oro; mina de plata; minerales; botella

[everyday-owed-money]
ley: cobro de la deuda; cumplimiento de la obligación
gente: me deben plata; no me paga|pagar|pagado; me debe lucas; se hace el loco con la deuda; cobrar una deuda; no me devuelve la plata; se me corre con la plata; cómo cobrarle; me tiene en el chancho; me anda corriendo
law: debt; debtor; default
people: owes me money; won't pay me; didn't pay

[everyday-i-owe]
ley: deudor; deuda; obligación; embargo; acreedor; cobranza; pago de la deuda; cobro de la deuda; obligaciones del deudor; deudor en mora
gente: debo plata; tengo deudas; estoy endeudado; deudas; endeudado|endeudada; ahogado en deudas; debo hasta la camisa; me atrasé con la deuda; no tengo para pagar; me quieren cobrar; estoy hasta el cuello; morosidad; atrasado con las cuotas; no puedo pagar la deuda
law: debtor; debt
people: I owe money; in debt; can't pay

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
gente: dicom; dicon; estoy en dicom; salir de dicom; me metieron a dicom; equifax; manchado; estar en el boletín; borrar del dicom; veraz; buró de crédito; registro de morosos; deuda prescrita dicom; me tiraron a dicom; datacrédito; limpiar dicom
law: credit bureau; commercial information
people: credit bureau; bad credit; credit report

[everyday-seizure]
ley: bienes embargables; ministro de fe; inembargables; retiro de especies; embargo; remate
gente: embargar|embargaron|embargan|embargo|embargado; me van a embargar; receptor; vino un receptor; me quieren quitar las cosas; remate de mis cosas; me sacan la tele; pueden embargar la casa; me embargan el sueldo; rematar|remataron|rematan; se llevaron los muebles receptor; vinieron a embargar; cuenta embargada
law: attachment; seizure
people: seize my stuff; repossess; bailiff; auction my house

[everyday-bankruptcy]
ley: procedimiento concursal; renegociación de la persona deudora; insolvencia; Superintendencia de Insolvencia
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

[everyday-receipt]
ley: carta de pago; comprobante; prueba del pago
gente: recibo|recibos; comprobante; no me dan recibo; pagué y no me dieron nada; comprobante de transferencia; voucher; vale de pago; boleta perdida; sin boleta; boucher; pagué en efectivo sin recibo; ya pagué y me cobran; pagué dos veces; me cobran de nuevo
law: receipt; proof of payment
people: receipt; proof I paid; paid twice

[everyday-wrong-transfer]
ley: pago de lo no debido; pagado indebidamente
gente: transferí por error; me equivoqué de cuenta; deposité mal; me depositaron por error; pagué|pagaron de más; transferencia equivocada; plata que no es mía en mi cuenta; devolver un depósito; se equivocó el banco; transferí a otra persona; pagué lo que no debía; mandé plata a otro
law: undue payment; restitution
people: sent money by mistake; paid by mistake; overpaid

[everyday-bank-account]
ley: cuenta corriente; institución financiera; cuenta vista; productos financieros
gente: cuenta rut; cuentarut; mi banco; me bloquearon la cuenta; cerrar la cuenta; banco me cerró la cuenta; banco estado; comisiones del banco; cajero automático; cajero no dio plata; línea de crédito; sobregiro; cobro de mantención
law: bank account
people: bank account; account frozen; ATM; overdraft

[everyday-credit-card]
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
ley: empeño; acreedor prendario; crédito pignoraticio
gente: empeñar|empeñé|empeño|empeñado; la tía rica; casa de empeño; dejé en prenda; joyas empeñadas; prenda del auto; dejé mi celular en garantía; prendario
law: pledge; pawn
people: pawn; pawn shop

[everyday-online-purchase]
ley: comercio electrónico; contratos celebrados por medios electrónicos; derecho a retracto; entrega del producto
gente: compré por internet; no me llegó la compra; no llegó el pedido; compra online; página web no responde; mercado libre; me arrepentí de la compra; pedido atrasado; aliexpress; temu; cyber; paquete perdido; despacho atrasado; me anularon la compra; no despachan; delivery no llegó
law: electronic commerce; right of withdrawal
people: online purchase; order never arrived; cancel my order

[everyday-broken-product]
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
gente: me cobraron de más; me cobraron otro precio; precio distinto en la caja; cobro indebido; me cobran algo que no pedí; cargo raro; me siguen cobrando; me cobraron dos veces; cobro doble; me cobran demás; precio de la góndola; cobran sin avisar; sobreprecio; me subieron el plan; cobros|cobro abusivo; no respetan el precio; la oferta no era
law: overcharging; displayed price
people: overcharged; charged twice; wrong price; hidden fees

[everyday-misleading-ad]
ley: publicidad engañosa; promoción; condiciones ofrecidas; anunciante; mensaje publicitario
gente: publicidad falsa; oferta falsa; mentira en la publicidad; no respetaron la oferta; prometieron y no era; descuento falso; letra chica; sorteo trucho; no era como la foto; concurso no entregó el premio; promoción no válida; aviso falso; black friday; me ofrecieron otra cosa; no cumplen la promoción
law: misleading advertising
people: false advertising; bait and switch; fine print
donde: Ley 19.496 art. 28, 33, 35

[everyday-store-treatment]
ley: trato digno; seguridad y vigilancia; negativa injustificada de venta; discriminar arbitrariamente; delito flagrante
gente: guardia de la tienda; guardia me acusó de robar; me revisaron la cartera; no me quisieron atender; no me dejaron entrar a la disco; me trataron de ladrón en la tienda; guardia del supermercado; derecho de admisión; no me quieren vender; me echaron del local; discoteque; guardias
law: consumer dignity; refusal to sell
people: security guard accused me; refused to serve me
donde: Ley 19.496 art. 13, 15

[everyday-complain-consumer]
ley: Servicio Nacional del Consumidor; consumidor; juzgado de policía local; denuncia infraccional
gente: sernac; reclamar al sernac; reclamo a la tienda; denunciar a la tienda; reclamar contra una empresa; libro de reclamos; profeco; demandar a la empresa por la compra; demandar a una tienda; tienda me cagó; defensa del consumidor; me pasaron a llevar como cliente; reclamo sin respuesta
law: consumer protection agency; complaint
people: consumer complaint; sue a store

[everyday-cancel-subscription]
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
ley: espectáculo; devolución del precio; reventa; prestación del servicio
gente: concierto|conciertos; suspendieron el concierto; entrada|entradas concierto|recital|partido; reventa|revendedor; ticketmaster|puntoticket; se canceló el evento; cancelaron el show; fiesta cancelada; sobrevendieron; recital; boletos del concierto; no me devuelven la entrada; banquetera; matrimonio cancelado salón
law: event; cancellation of event
people: concert; tickets; event cancelled

[everyday-travel-hotel]
ley: servicio turístico; hospedaje; posadero
gente: hotel|hoteles; cabaña|cabañas; reserva del hotel; agencia de viajes; paquete turístico; reservé y no estaba; me cancelaron la reserva; viaje cancelado; hostal; gira de estudio; despegar; no me devuelven la reserva; crucero; tour; airbnb; booking
law: lodging; travel service
people: hotel; travel agency; trip cancelled; booking

[everyday-food-poisoning]
ley: intoxicación; seguridad en el consumo; autoridad sanitaria; riesgo para la salud
gente: me intoxiqué|intoxicó|intoxicaron; comida mala; me hizo mal la comida; pelo en la comida; restaurant sucio; comida vencida; vendieron vencido; producto vencido; fecha de vencimiento comida; gusano; guata mala; seremi; cucaracha; restaurante|restaurant; intoxicación
law: food safety
people: food poisoning; expired food; restaurant

[everyday-phone-slang]
ley: equipo telefónico; teléfono móvil; equipo terminal; bien mueble; aparato telefónico
gente: celular|celulares; cel; fono; móvil; smartphone; iphone; teléfono; samsung; bloquear el celular; mi celu; imei; pantalla trizada
law: mobile phone; device
people: phone; cell phone; mobile; smartphone

[everyday-computer-slang]
ley: sistema informático; programas computacionales; equipo computacional; datos informáticos
gente: compu|compus; computador|computadora; notebook; laptop; tablet; pc; ordenador; impresora; pendrive; borraron mis archivos; virus en el computador; software pirata; programa pirata
law: computer system; software
people: computer; laptop; pc

[everyday-clothes-laundry]
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
gente: echarme para atrás; arrepentirme|arrepentí; deshacer el contrato; salirme del contrato; se arrepintió|arrepiente|arrepentí; dejar sin efecto; romper el contrato; anular el contrato; anular la venta; deshacer el negocio; cancelar el contrato; me quiero salir; echarse para atrás; terminar antes el contrato
law: rescission; withdrawal; termination
people: back out; cancel the contract; change my mind
no: matrimonio; delito

[everyday-breach-slang]
ley: resolución o el cumplimiento; indemnización de perjuicios; condición resolutoria tácita
gente: no cumplió el trato; me dejó plantado; me dejó botado; no cumplió con lo que dijo; no hizo el trabajo; nunca llegó; se tiró para atrás; no respetó el contrato; me dejó colgado; se desentendió; quedó mal; incumplió|incumple|incumplieron; se hizo el leso; me cagó el contrato; prometió y no cumplió; cumplió trato|acuerdo
law: breach of contract; non-performance
people: broke the deal; didn't deliver; let me down; broke the contract

[everyday-no-answer]
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
ley: daño moral; aflicción; sufrimiento
gente: daño psicológico; me dejó mal de la cabeza; quedé con trauma; sufrimiento; estoy con depresión; lloro todos los días; crisis de pánico; plata por el dolor; daño emocional; lo pasé mal; trauma|traumado|traumada; stress|estrés; angustia; sicológico; quedé mal; daño moral
law: moral damages; pain and suffering
people: pain and suffering; emotional distress; trauma
`;
