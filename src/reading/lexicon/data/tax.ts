/** Concepts of tax: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const TAX = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[tax-law-retroactive]
ley: ley que modifique una norma impositiva; establezca nuevos impuestos; primer día del mes siguiente; primero de enero del año siguiente
gente: desde cuándo rige el impuesto; impuesto nuevo retroactivo; cambió la tasa del impuesto; cuándo empieza el nuevo impuesto; ley tributaria nueva vigencia
law: entry into force of tax law; retroactive tax
people: when does the new tax start; new tax applies from
donde: Código Tributario art. 3

[tax-avoidance-abuse]
ley: abuso de las formas jurídicas; hechos imponibles; elusión; no podrán ser eludidos; opción legítima
gente: eludir impuestos; elusión tributaria; norma antielusión; resquicio legal para no pagar impuestos; pagar menos impuestos legalmente; planificación tributaria
law: general anti-avoidance rule; abuse of legal forms; tax avoidance
people: tax avoidance; tax planning; loophole to pay less tax
donde: Código Tributario art. 4 bis, 4 ter, 4 quinquies

[tax-avoidance-simulation]
ley: disimulen la configuración del hecho gravado; abuso o simulación; elusión en los actos
gente: contrato simulado para no pagar impuestos; venta simulada impuestos internos; inventar una venta impuestos; operación falsa tributaria; simulación tributaria
law: sham transaction for tax; simulation of taxable event
people: fake sale to avoid tax; sham deal tax
donde: Código Tributario art. 4 quáter, 4 quinquies, 160 bis

[tax-avoidance-declaration]
ley: declaración de abuso o simulación; requerimiento del Director; Tribunal Tributario y Aduanero; requerir la declaración de abuso
gente: quién declara la elusión; juicio por elusión; impuestos internos pide declarar abuso; procedimiento antielusión
law: declaration of abuse or simulation; anti-avoidance proceedings
people: who decides tax avoidance; anti avoidance trial
donde: Código Tributario art. 4 quinquies, 119, 160 bis

[tax-avoidance-adviser-fine]
ley: diseñado o planificado; actos, contratos o negocios constitutivos de abuso; sancionado con multa
gente: multa al asesor tributario; abogado que planificó la elusión; sanción al que diseñó la planificación; castigo al contador asesor por elusión
law: penalty for tax planner; designed or planned tax avoidance
people: fine for tax adviser; lawyer who planned avoidance
donde: Código Tributario art. 100 bis

[tax-authority-powers]
ley: Servicio de Impuestos Internos; Director de Impuestos Internos; interpretar administrativamente las disposiciones tributarias; Directores Regionales; aplicación y fiscalización administrativa
gente: qué puede hacer el sii; atribuciones de impuestos internos; facultades del sii; para qué sirve impuestos internos; director regional del sii
law: Internal Revenue Service powers; Director of the Service
people: what can the tax office do; powers of the sii
donde: Código Tributario art. 6

[tax-administrative-interpretation]
ley: interpretar administrativamente; absolver las consultas; buena fe; interpretación de las leyes tributarias
gente: consultar al sii; oficio del sii; circular del sii; cambió de criterio impuestos internos; seguí la interpretación del sii; cobro retroactivo de buena fe
law: administrative interpretation; good faith reliance; no retroactive collection
people: ask the tax office for a ruling; tax office changed its mind
donde: Código Tributario art. 6, 26

[tax-binding-consultation-avoidance]
ley: consultas sobre la aplicación; interés personal y directo; respuesta tendrá efecto vinculante; artículos 4° bis, 4° ter y 4° quáter
gente: consulta vinculante; preguntar antes al sii si es elusión; consulta previa impuestos internos; respuesta obligatoria del sii
law: binding consultation; advance ruling
people: advance tax ruling; ask first if it is avoidance
donde: Código Tributario art. 26 bis

[tax-taxpayer-rights]
ley: derechos de los contribuyentes; ser atendido en forma cortés; actuaciones del Servicio; obtener en forma completa y oportuna
gente: mis derechos frente al sii; derechos del contribuyente; me tratan mal en impuestos internos; qué puedo exigir al sii; abuso del sii; defensoría del contribuyente; dedecon
law: taxpayer rights; taxpayer bill of rights
people: rights of taxpayers; treated badly by the tax office
donde: Código Tributario art. 8 bis

[tax-rights-violation-remedy]
ley: vulneración de derechos; recurso de resguardo; acto u omisión ilegal o arbitrario del Servicio; considera vulnerados sus derechos
gente: reclamar porque el sii vulneró mis derechos; acción de vulneración de derechos; impuestos internos actuó arbitrario; bloqueo del sii ilegal; recurso contra el sii
law: violation of taxpayer rights claim; illegal or arbitrary act
people: sue the tax office for violating rights; complaint about tax office abuse
donde: Código Tributario art. 8 bis, 155

[tax-authorised-documents]
ley: autoricen los documentos tributarios; documentos tributarios que sean necesarios; desarrollo de su giro
gente: sii no me deja facturar; no me timbran facturas; bloqueado para emitir facturas; primera factura autorización; folios de facturas; bloqueo de boletas y facturas
law: authorization of tax documents
people: tax office blocked my invoices; cannot issue invoices
donde: Código Tributario art. 8 ter

[tax-related-parties-definition]
ley: grupo empresarial; se entenderá por contribuyente
gente: quién es relacionado para el sii; empresas relacionadas impuestos; definición de contribuyente; qué es residente en impuestos; cuándo soy residente tributario
law: related parties for tax; tax resident
people: who is a related party for tax; tax resident meaning
donde: Código Tributario art. 8

[tax-representation-before-authority]
ley: actúe por cuenta de un contribuyente; acreditar su representación; se entenderá autorizada para ser notificada
gente: ir al sii por otra persona; poder para el sii; mandato ante impuestos internos; que mi contador haga el trámite; representar a alguien en impuestos internos
law: representation of the taxpayer; power of attorney before tax authority
people: someone else go to the tax office for me; power for tax office
donde: Código Tributario art. 9, 14

[tax-deadlines-working-days]
ley: actuaciones del Servicio; días hábiles; plazo venza en día sábado
gente: cómo se cuentan los días en el sii; sábado cuenta impuestos internos; plazo del sii vence sábado; días corridos o hábiles sii; hora del trámite sii
law: working days; computation of tax time limits
people: how are days counted tax office; business days tax
donde: Código Tributario art. 10, 131

[tax-notification-email]
ley: correo electrónico; sitio personal del contribuyente; dirección que el contribuyente haya señalado; notificaciones del Servicio
gente: sii me notificó por correo; aviso por mail del sii; no vi el correo de impuestos internos; carta certificada del sii; cómo me notifica impuestos internos; no me avisaron del sii
law: notice by e-mail; service of notice
people: email from tax office; tax office never notified me
donde: Código Tributario art. 11, 11 bis, 11 ter

[tax-notification-cedula-address]
ley: notificación deba hacerse por cédula; copia íntegra; domicilio el que indique el contribuyente
gente: dejaron la notificación del sii en mi casa; me notificaron en domicilio antiguo sii; cambié de domicilio sii; papel del sii bajo la puerta; dirección que tiene el sii
law: service at domicile; notice by writ
people: tax notice at old address; tax office left a paper
donde: Código Tributario art. 12, 13

[tax-notification-manager]
ley: gerente, administrador o presidente; autorizados para ser notificados; entenderán autorizados
gente: notificar al gerente sii; notificación a la sociedad impuestos internos; quién recibe la notificación de la empresa sii
law: notice to manager or administrator
people: notify the company tax
donde: Código Tributario art. 14

[tax-accounting-books]
ley: contabilidad fidedigna; libros de contabilidad; llevar contabilidad; libros y documentación; sistema contable
gente: cuántos años guardar los libros; guardar boletas y facturas cuántos años; qué libros debo llevar; llevar contabilidad es obligatorio; contabilidad completa o simplificada; botar facturas antiguas
law: accounting books; reliable accounting; bookkeeping
people: how long keep invoices; bookkeeping obligation; keep receipts
donde: Código Tributario art. 16, 17

[tax-accounting-currency]
ley: moneda extranjera; llevar la contabilidad; declararán y pagarán los impuestos
gente: contabilidad en dólares; llevar libros en dólares; pagar impuestos en dólares; declarar en moneda extranjera
law: accounts in foreign currency
people: accounting in dollars; pay taxes in dollars
donde: Código Tributario art. 18

[tax-burden-of-proof]
ley: corresponde al contribuyente probar; verdad de sus declaraciones; naturaleza de los antecedentes
gente: quién prueba en impuestos; probar con facturas ante el sii; sii no me cree; sii rechazó mis papeles; tengo que demostrar al sii; carga de la prueba tributaria
law: burden of proof; taxpayer must prove
people: who must prove in tax case; tax office does not believe me
donde: Código Tributario art. 21

[tax-no-return-estimate]
ley: no presentare declaración; tasará el impuesto; estando obligado a hacerlo; podrá fijar los impuestos
gente: no declaré impuestos; nunca declaré renta; no hice la declaración de renta; qué pasa si no declaro; se me olvidó declarar; declaración atrasada; no hice la operación renta
law: failure to file a return; assessment by the authority
people: did not file taxes; forgot my tax return; never declared
donde: Código Tributario art. 22, 24, 97

[tax-assessment-liquidation]
ley: impuestos que adeuden; practicará una liquidación; diferencias de impuestos; liquidación de impuestos practicada por el Servicio
gente: me llegó una liquidación del sii; sii dice que debo impuestos; diferencia de impuestos sii; cobro del sii; me liquidaron impuestos; carta del sii que debo plata
law: tax assessment; assessed differences
people: tax bill from the tax office; tax office says I owe
donde: Código Tributario art. 24, 25
no: finiquito; sueldo; herencia

[tax-payment-order-giro]
ley: girarán los impuestos; girar de inmediato; roles u órdenes de ingreso
gente: me llegó un giro del sii; giro de impuestos; giro inmediato; orden de pago de impuestos; cupón de pago del sii
law: payment order; tax draft; giro
people: order to pay tax
donde: Código Tributario art. 37

[tax-returns-form]
ley: medios tecnológicos; declaraciones se presentarán por escrito; presentación de declaraciones; formularios para las declaraciones
gente: cómo declarar impuestos; declaración por internet sii; formulario 29; formulario 22; f29; f22; declaración jurada sii; presentar declaración de impuestos
law: filing of returns; tax forms
people: how to file tax return; file online
donde: Código Tributario art. 29, 30, 32

[tax-return-extension]
ley: ampliar el plazo para la presentación de las declaraciones; Director Regional podrá ampliar; reajustes e intereses
gente: más plazo para declarar; prórroga para declarar impuestos; plazo extra sii; ampliar plazo de renta
law: extension of time to file
people: more time to file taxes; tax extension
donde: Código Tributario art. 31, 36

[tax-return-correction]
ley: declaración complementaria; presentar una nueva declaración; errores que incidan en la cantidad; antes que exista liquidación o giro; corrigiendo las anomalías
gente: me equivoqué en la declaración; rectificar la declaración; rectificatoria; corregir el formulario 22; corregir el formulario 29; declaré mal; puse mal un dato en la renta
law: amended return; corrective return
people: fix my tax return; mistake in tax return; amend return
donde: Código Tributario art. 36 bis

[tax-secrecy-reserve]
ley: cuantía o fuente de las rentas; no podrán divulgar; datos que figuren en las declaraciones
gente: sii puede dar mis datos; secreto tributario; alguien puede ver mi declaración; mi renta es privada; divulgar mi declaración de renta; ver cuánto gana otra persona sii
law: tax secrecy; confidentiality of returns
people: is my tax return private; tax confidentiality
donde: Código Tributario art. 35

[tax-payment-deadline]
ley: plazo de declaración y pago; pago de los diversos impuestos; fijar y modificar las fechas; día feriado
gente: hasta cuándo pagar el impuesto; plazo para pagar el f29; fecha de pago del iva; cuándo vence el impuesto; fecha de pago impuesto mensual; prórroga por feriado
law: due date of tax; deadline for payment
people: when is tax due; deadline to pay
donde: Código Tributario art. 36

[tax-payment-how]
ley: pago de los impuestos se hará en Tesorería; vale vistas; bancos comerciales; tarjetas de débito
gente: dónde pago los impuestos; pagar impuestos con tarjeta; pagar impuestos con cheque; pagar en el banco los impuestos; comprobante de pago de impuestos
law: payment of tax at the Treasury; means of payment
people: where to pay tax; pay tax by card
donde: Código Tributario art. 38, 39, 47

[tax-partial-payment]
ley: pagos realizados por los contribuyentes por cantidades inferiores; abonos a la deuda; no podrá negarse a recibir el pago
gente: pagar una parte del impuesto; abonar a la deuda de impuestos; pagar un período y no otro; no me reciben el pago de contribuciones; abono a tesorería
law: partial payment; payments on account
people: pay part of my tax; partial tax payment
donde: Código Tributario art. 49, 50

[tax-late-interest]
ley: interés penal; interés moratorio; cada día de atraso; no se pague dentro del plazo legal
gente: interés por pagar impuestos atrasado; cuánto interés cobra el sii; intereses y reajustes de impuestos; recargo por atraso en impuestos; pagué tarde el iva; me atrasé con los impuestos; se me pasó la fecha del iva
law: penalty interest on tax; tax default interest
people: interest on late tax; paid tax late; tax surcharge
donde: Código Tributario art. 53, 54, 55

[tax-interest-forgiveness]
ley: condonación; intereses penales; condonación parcial o total; remitidas, rebajadas o suspendidas
gente: condonar intereses; condonación de multas sii; perdonar la multa del sii; rebajar multa de impuestos; rebaja de intereses tesorería; perdonazo; borrar intereses de impuestos
law: remission of interest; waiver of penalties
people: forgive tax penalties; waive interest on tax
donde: Código Tributario art. 56, 106, 192

[tax-overpayment-refund]
ley: ingresado en arcas fiscales indebidamente, en exceso, o doblemente; pago provisional
gente: pagué dos veces el impuesto; pagué impuesto de más; devolución de impuesto pagado por error; que me devuelvan el impuesto; pagué impuestos que no debía; recuperar impuesto mal pagado
law: refund of overpaid tax; undue payment
people: paid tax twice; overpaid tax refund; get tax back
donde: Código Tributario art. 51, 57

[tax-refund-petition-deadline]
ley: peticiones de devolución; restitución de sumas pagadas; errores propios del contribuyente
gente: plazo para pedir devolución de impuestos; cuántos años para pedir devolución; solicitar devolución al sii; me rechazaron la devolución
law: petition for refund; three years
people: time limit to claim tax refund
donde: Código Tributario art. 126, 57

[tax-audit-procedure]
ley: procedimientos de fiscalización; plazos de prescripción; certificación de que se han puesto a disposición
gente: me está fiscalizando el sii; fiscalización del sii cuánto dura; plazo de la fiscalización; auditoría tributaria; me pidieron papeles del sii; revisión del sii; me cayó impuestos internos
law: tax audit; audit time limit; information request
people: tax audit; being audited; how long can an audit last
donde: Código Tributario art. 59, 60

[tax-audit-twice]
ley: nuevos procedimientos de fiscalización; hechos que ya han sido objeto; mismos hechos o impuestos; nuevo requerimiento
gente: sii me revisa dos veces lo mismo; me vuelven a fiscalizar; segunda fiscalización del mismo año; sii puede revisar otra vez; sii ya me revisó ese año
law: repeated audit; no second audit
people: audited twice; second audit same year
donde: Código Tributario art. 8 bis, 59

[tax-books-inspection]
ley: examinar los inventarios, balances, libros de contabilidad; confección o confrontación de inventarios; auxilio de la fuerza pública; declaración jurada por escrito
gente: sii puede entrar a mi negocio; fiscalizador del sii en mi local; revisar inventario sii; carabineros con el sii; citar a declarar sii; sii me pide los libros
law: inspection of books; inventory check; sworn statement
people: tax inspector at my shop; show the books
donde: Código Tributario art. 60

[tax-electronic-traceability]
ley: sistemas de trazabilidad; bienes o productos; huella digital; sistemas tecnológicos; productores, fabricantes, importadores
gente: trazabilidad de cigarrillos sii; sistema de marcación de productos; instalar sistema del sii en mi empresa; monitoreo electrónico sii
law: traceability system; technological control system
people: product traceability tax; tax tracking system
donde: Código Tributario art. 60 ter, 60 quinquies

[tax-bank-secrecy]
ley: operaciones bancarias; secreto o reserva; Justicia Ordinaria podrá autorizar; examen de información; cuentas corrientes
gente: sii puede ver mi cuenta bancaria; secreto bancario impuestos; el banco le informa al sii; sii revisa mi cuenta rut; levantar secreto bancario; sii mira mis transferencias
law: bank secrecy; lifting of bank secrecy
people: can tax office see my bank account; bank reports to tax office
donde: Código Tributario art. 62, 62 bis

[tax-bank-transfers-report]
ley: entidades financieras; deberán proporcionar al Servicio información; 50 transferencias
gente: más de 50 transferencias; banco informa transferencias al sii; cuántas transferencias puedo recibir; muchas transferencias al mes sii; ley de las 50 transferencias; vender por instagram transferencias sii
law: report of account balances and transfers
people: 50 transfers rule; bank reports my transfers
donde: Código Tributario art. 85 bis, 85 ter

[tax-citation]
ley: citar al contribuyente; dentro del plazo de un mes; rectifique, aclare, amplíe o confirme; presente una declaración
gente: me citó el sii; citación del sii; responder una citación de impuestos internos; no contesté la citación del sii; carta citación impuestos; prorrogar citación sii
law: tax summons
people: summoned by the tax office; answer tax citation
donde: Código Tributario art. 63
no: tránsito; policía local

[tax-valuation-tasacion]
ley: notoriamente superior a los corrientes en plaza; valores normales de mercado; precio o valor asignado; tasará de oficio
gente: sii tasó el precio; sii dice que vendí muy barato; tasación de impuestos internos; vender bajo el precio de mercado sii; vender barato a familiar impuestos; tasación por precio bajo
law: assessment of market value; arm's length valuation
people: tax office says price too low; sold too cheap tax
donde: Código Tributario art. 64, 65

[tax-rut]
ley: Rol Único Tributario; inscritas en el Rol Único Tributario
gente: rut de empresa; sacar rut de la empresa; obtener rut; rut para extranjero; rut de inversionista; inscribirse en el sii
law: tax identification number; tax roll registration
people: get a tax id; company tax number
donde: Código Tributario art. 66

[tax-digital-platform-registration]
ley: operadores de medios de pago; iniciación de actividades; plataformas digitales
gente: plataforma me pide inicio de actividades; transbank exige inicio de actividades; municipalidad pide inicio de actividades; vender en internet sin inicio de actividades; vender en marketplace sin boleta
law: platforms must require registration
people: platform asks for tax registration; sell online without registering
donde: Código Tributario art. 66 bis, 68

[tax-start-of-activities]
ley: iniciación de actividades; declaración jurada sobre dicha iniciación; dos meses siguientes; comiencen sus actividades
gente: inicio de actividades; abrir un negocio sii; empezar a boletear; darme de alta en el sii; plazo para iniciar actividades; formalizar mi emprendimiento
law: commencement of activities; start of business declaration
people: register my business with tax office; start of activities
donde: Código Tributario art. 68

[tax-change-of-data]
ley: modificaciones importantes de los datos; carpeta tributaria electrónica; dar aviso al Servicio
gente: cambiar domicilio en el sii; cambiar el giro en el sii; agregar actividad económica; actualizar datos en el sii; avisar cambio de socios al sii
law: change of registered data
people: change address tax office; update tax data
donde: Código Tributario art. 68

[tax-end-of-activities]
ley: término de giro; balance de término de giro; dejar de estar afecto a impuestos
gente: cerrar mi negocio en el sii; cerrar la empresa en impuestos internos; dar término de giro; dejar de boletear; cerrar inicio de actividades; plazo del término de giro; no hice término de giro
law: termination of business; cessation of activities
people: close my business tax; end of business notice
donde: Código Tributario art. 69

[tax-end-of-activities-by-authority]
ley: terminación de sus actividades; sin haber dado aviso; liquidar y girar los impuestos; período de seis, doce o más meses; antecedentes que permiten establecer
gente: sii me cerró la empresa; término de giro de oficio; sii dio término de giro; empresa sin movimiento; no declaro hace años empresa inactiva
law: ex officio termination of business
people: tax office closed my company; dormant company tax
donde: Código Tributario art. 69

[tax-end-certificate-dissolution]
ley: disolución de sociedad sin un certificado del Servicio; al día en el pago de sus tributos
gente: certificado del sii para disolver la sociedad; disolver empresa con deuda de impuestos; certificado de término de giro
law: tax clearance certificate for dissolution
people: tax clearance to dissolve company
donde: Código Tributario art. 70

[tax-business-sale-liability]
ley: cese en sus actividades por venta, cesión o traspaso; responderá como fiador; tributos adeudados
gente: compré un negocio con deudas de impuestos; comprador responde por impuestos del vendedor; traspaso de negocio deuda sii; traspasé mi local y debe impuestos; vender empresa con deuda sii
law: successor liability for taxes; transferee liability
people: bought a business with tax debts
donde: Código Tributario art. 71

[tax-notary-duties]
ley: comunicarán al Servicio; vigilar el pago de los tributos; ministros de fe; conservadores de bienes raíces no inscribirán
gente: notario avisa al sii; notario me pide pago de contribuciones; conservador pide certificado de contribuciones; inscribir casa con deuda de contribuciones; notario tributos
law: notary duty to report; proof of tax payment
people: notary reports to tax office; notary wants proof of tax
donde: Código Tributario art. 74, 75, 76, 78

[tax-invoice-duty]
ley: obligadas a emitir facturas; transferencias que efectúen; emitir facturas
gente: dar boleta; obligación de dar boleta; no me dieron boleta; dar factura o boleta; a quién le tengo que hacer factura; monto mínimo para dar boleta; boletear las ventas
law: duty to issue invoices and receipts
people: must give a receipt; no receipt given; invoice or receipt
donde: Código Tributario art. 88; DL 825 art. 52, 53, 54

[tax-arrest-apremio]
ley: arresto del infractor; hasta por quince días; decretarse por la justicia Ordinaria; citadas por segunda vez; medidas de apremio
gente: me pueden llevar preso por no ir al sii; arresto por impuestos; apremio del sii; arresto por no pagar iva; detenido por no declarar
law: arrest as coercive measure
people: jail for not paying tax; arrested tax office
donde: Código Tributario art. 93, 95, 96

[tax-fine-late-declaration]
ley: retardo u omisión en la presentación de declaraciones; multa de una unidad tributaria mensual; multa de diez por ciento; dos por ciento por cada mes
gente: multa por declarar atrasado; multa por no declarar; cuánto es la multa del sii; multa por f29 atrasado; multa por declaración jurada fuera de plazo; multa formulario fuera de plazo
law: fine for late filing
people: penalty for late tax return; fine for not filing
donde: Código Tributario art. 97

[tax-fine-wrong-declaration]
ley: declaración incompleta o errónea; debida diligencia; multa del cinco por ciento al veinte por ciento; diferencias de impuesto
gente: multa por error en la declaración; declaré menos sin querer; error contable multa sii; se me pasó un ingreso en la renta
law: incomplete or erroneous return
people: fine for mistake in return; wrong declaration
donde: Código Tributario art. 97

[tax-crime-false-declaration]
ley: declaraciones maliciosamente incompletas o falsas; procedimientos dolosos; ocultar o desfigurar; burlar el impuesto; omisión maliciosa de declaraciones
gente: evadir impuestos; evasión de impuestos; evasión tributaria; delito tributario; cárcel por evadir impuestos; trampa con los impuestos; ocultar ingresos al sii; fraude al fisco con impuestos; declarar menos a propósito
law: tax fraud; maliciously false return; tax evasion
people: tax evasion; tax crime; jail for tax fraud; hide income
donde: Código Tributario art. 97

[tax-crime-false-invoices]
ley: facturas falsas; uso malicioso de facturas; confeccione, venda o facilite; aumentar el verdadero monto de los créditos; documentos falsos, fraudulentos o adulterados
gente: facturas falsas; comprar facturas; vender facturas; facturas truchas; factura ideológicamente falsa; me dieron una factura falsa; proveedor con facturas falsas; prestar facturas
law: false invoices; sale of fake invoices
people: fake invoices; buy invoices; bogus invoice
donde: Código Tributario art. 97; DL 825 art. 23

[tax-crime-undue-refund]
ley: maniobra fraudulenta; obtuviere devoluciones de impuesto; cien por ciento al cuatrocientos por ciento
gente: pedir devolución falsa de impuestos; devolución fraudulenta; recuperar iva con facturas falsas; obtener devolución indebida de iva
law: fraudulent refund
people: fake tax refund; refund fraud
donde: Código Tributario art. 97

[tax-fine-obstruct-audit]
ley: entrabar en cualquier forma la fiscalización; no exhibición de libros de contabilidad; oposición al examen; pérdida o inutilización no fortuita
gente: no entregué los papeles al sii; negarme a la fiscalización; no mostrar los libros al sii; entrabamiento; perdí los libros de contabilidad; se me perdieron las facturas; me robaron las facturas
law: obstruction of audit; loss of books
people: refuse tax audit; lost my accounting books
donde: Código Tributario art. 97

[tax-fine-no-accounting]
ley: no llevar la contabilidad; libros auxiliares; mantenerlos atrasados; en forma distinta a la ordenada
gente: no llevo contabilidad; multa por no llevar libros; contabilidad atrasada; libros contables atrasados
law: failure to keep accounts
people: no bookkeeping fine; books behind
donde: Código Tributario art. 97

[tax-clandestine-trade]
ley: ejercicio clandestino; comercio o de la industria; comercio ejercido a sabiendas; comiso de los productos; sin que se hayan cumplido las exigencias legales
gente: vender sin permiso ni impuestos; comercio clandestino; negocio ilegal sin inicio de actividades; comercio informal; vender cigarros de contrabando; ambulante sin iniciación; negocio en negro
law: clandestine trade; unregistered business
people: sell without registering; illegal business tax
donde: Código Tributario art. 97

[tax-fine-no-receipt-closure]
ley: no otorgamiento de guías de despacho; fraccionamiento del monto de las ventas; multa del cincuenta por ciento al quinientos por ciento; clausura de hasta veinte días
gente: multa por no dar boleta; me clausuraron el local; clausura del sii; no di boleta; cerraron mi negocio por no dar boleta; parte por no dar boleta; sello de clausura; sueldos mientras dura la clausura
law: failure to issue receipt; closure of premises
people: fined for no receipt; shop closed by the tax office
donde: Código Tributario art. 97

[tax-closure-violation]
ley: reapertura de un establecimiento; violación de una clausura; destrucción o alteración de los sellos
gente: abrir el local clausurado; romper sellos del sii; trabajar con el local clausurado; violar la clausura del sii
law: breach of closure; breaking of seals
people: open a closed shop; broke the tax seals
donde: Código Tributario art. 97

[tax-fine-withheld-tax-late]
ley: retardo en enterar en Tesorería; impuestos sujetos a retención o recargo; multa de un diez por ciento; no pudiendo exceder
gente: multa por no pagar el iva; no pagué el iva; debo iva; atrasado con el iva; no enteré las retenciones; retuve y no pagué
law: late payment of withheld taxes
people: did not pay vat; vat late penalty
donde: Código Tributario art. 97

[tax-dispatch-guide-fine]
ley: guía de despacho; traslado de bienes corporales muebles; vehículos destinados al transporte de carga; falta de emisión
gente: guía de despacho; transportar mercadería sin guía; me pararon sin guía de despacho; multa por no llevar guía; mover mercadería sin factura; camión sin guía
law: dispatch note; delivery note for goods
people: goods without dispatch note; delivery guide fine
donde: Código Tributario art. 97; DL 825 art. 55

[tax-fine-who-answers]
ley: sanciones pecuniarias responden el contribuyente; personas legalmente obligadas; gerentes, administradores; socios a quienes corresponda; sanciones corporales
gente: quién paga la multa del sii; gerente responde por impuestos; representante legal responde por delito tributario; socio preso por impuestos de la empresa; dueño responde por la multa
law: liability for tax penalties; manager liability
people: who pays the tax fine; manager liable for company tax
donde: Código Tributario art. 98, 99

[tax-accountant-liability]
ley: contador; falsedad o actos dolosos; encargado de la contabilidad; confeccionar o firmar cualquier declaración o balance
gente: mi contador me estafó; contador hizo mal los impuestos; culpa del contador; contador no declaró; contador falsificó el balance; contador se quedó con la plata del iva; denunciar al contador
law: accountant liability; accountant fraud
people: my accountant made mistakes; accountant cheated; accountant fault
donde: Código Tributario art. 100

[tax-whistleblower]
ley: denunciante anónimo; denunciantes anónimos; de manera voluntaria; información proporcionada
gente: denunciar evasión; denunciar a alguien al sii; denuncia anónima al sii; recompensa por denunciar evasión; acusar a mi jefe al sii; denunciar que no dan boleta
law: anonymous tax whistleblower
people: report tax evasion; anonymous tip tax office
donde: Código Tributario art. 100 quáter, 100 quinquies

[tax-self-report]
ley: tomen conocimiento de la existencia de diferencias de impuestos; colaboración sustancial; circunstancia calificada
gente: autodenunciarme en el sii; confesar al sii; regularizar voluntariamente impuestos; reconocer ante el sii deuda tributaria
law: voluntary disclosure; self-reporting
people: voluntary disclosure; come clean with tax office
donde: Código Tributario art. 100 ter, 100 sexies

[tax-official-misconduct]
ley: funcionarios del Servicio; suspensión de su empleo; atender profesionalmente; permitir o facilitar a un contribuyente
gente: funcionario del sii corrupto; fiscalizador pidió coima; denunciar fiscalizador del sii; empleado del sii asesora
law: misconduct of tax officials
people: corrupt tax official; tax inspector bribe
donde: Código Tributario art. 101

[tax-penalty-graduation]
ley: calidad de reincidente; grado de cultura del infractor; perjuicio fiscal; grado de negligencia
gente: cómo se calcula la multa del sii; rebajar multa por primera vez; atenuantes multa tributaria; reincidente en multa del sii
law: graduation of penalties; mitigating factors
people: how is tax fine set; first time tax offence
donde: Código Tributario art. 107, 111

[tax-infraction-no-nullity]
ley: infracciones a las obligaciones tributarias no producirán nulidad; actos o contratos
gente: contrato sin pagar impuesto es válido; contrato nulo por no pagar impuesto; vale el contrato si no se pagó el timbre
law: tax infringement does not void contracts
people: is contract valid without tax paid
donde: Código Tributario art. 108

[tax-general-fine]
ley: toda infracción de las normas tributarias; señalada una sanción específica; multa no inferior a un uno por ciento; unidad tributaria anual
gente: multa tributaria sin sanción especial; multa residual del sii; multa genérica impuestos
law: general penalty
people: tax fine not listed
donde: Código Tributario art. 109

[tax-penalty-prescription]
ley: acciones penales corporales; acción para perseguir la aplicación de sanciones pecuniarias
gente: cuándo prescribe la multa del sii; prescripción del delito tributario; multa antigua del sii; cuándo prescribe la evasión
law: limitation of tax penalties
people: when does tax fine expire; statute of limitations tax crime
donde: Código Tributario art. 114

[tax-court-jurisdiction]
ley: Tribunal Tributario y Aduanero; conocerá en primera o en única instancia; domicilio del contribuyente; territorio jurisdiccional
gente: tribunal tributario; juzgado de impuestos; dónde reclamo contra el sii; tta; qué tribunal ve los impuestos; demandar al sii
law: tax and customs court; tax court jurisdiction
people: tax court; where to sue the tax office
donde: Código Tributario art. 115, 119, 120

[tax-administrative-reconsideration]
ley: reposición administrativa; recurso de reposición administrativa; se entenderá rechazada
gente: rav; recurso administrativo contra el sii; pedir al sii que revise su liquidación; reposición ante el sii; reconsiderar la liquidación del sii
law: administrative reconsideration
people: ask tax office to reconsider; administrative appeal tax
donde: Código Tributario art. 123 bis

[tax-claim]
ley: liquidación, giro, pago o resolución; plazo fatal; reclamar de la totalidad o de algunas
gente: reclamar la liquidación del sii; plazo para reclamar contra el sii; reclamo tributario; no estoy de acuerdo con el sii; impugnar el giro; cuánto tiempo tengo para reclamar impuestos; el sii se equivocó conmigo
law: tax claim; challenge of an assessment; ninety days
people: challenge tax assessment; dispute tax bill; deadline to appeal tax
donde: Código Tributario art. 124

[tax-claim-requirements]
ley: reclamación deberá cumplir con los siguientes requisitos; precisar sus fundamentos; acompañarse de los documentos; peticiones concretas
gente: requisitos del reclamo tributario; qué poner en el reclamo al sii; papeles para reclamar en el tribunal tributario; falta un requisito reclamo tributario
law: requirements of the claim
people: what to write in tax claim
donde: Código Tributario art. 125

[tax-claim-lawyer]
ley: sólo podrán actuar las partes por sí; representantes legales o mandatarios; patrocinio de abogado; treinta y dos unidades tributarias mensuales
gente: necesito abogado para reclamar al sii; reclamar impuestos sin abogado; ir solo al tribunal tributario
law: representation by lawyer in tax court
people: need a lawyer for tax court
donde: Código Tributario art. 129

[tax-claim-passed-on-tax]
ley: trasladado o recargado indebidamente; sumas que un contribuyente haya trasladado; deberán ser enteradas en arcas fiscales
gente: cobré iva de más; cobré iva que no correspondía; me recargaron iva indebido; devolver iva mal cobrado
law: tax wrongly passed on
people: charged vat by mistake; wrongly charged vat
donde: Código Tributario art. 128

[tax-claim-evidence]
ley: traslado al Servicio por el término de veinte días; prueba testimonial; sana crítica; recibir la causa a prueba
gente: prueba en el juicio tributario; testigos contra el sii; cuánto dura la prueba tributaria; presentar documentos en tribunal tributario
law: evidence in tax proceedings
people: proof in tax court; witnesses in tax trial
donde: Código Tributario art. 132

[tax-claim-settlement]
ley: bases de arreglo; Servicio podrá aceptar; avenimiento extrajudicial
gente: llegar a acuerdo con el sii; arreglar con el sii en el juicio; conciliar con impuestos internos; negociar con el sii
law: tax settlement; conciliation in tax court
people: settle with the tax office; deal with tax office
donde: Código Tributario art. 132, 132 bis, 132 ter

[tax-claim-ruling-appeal]
ley: recurso de apelación; sentencia que falle un reclamo; Corte de Apelaciones
gente: perdí el reclamo contra el sii; apelar fallo tributario; apelar sentencia del tribunal tributario; casación tributaria; cuántos días para apelar tribunal tributario
law: appeal in tax matters; cassation
people: appeal tax court ruling; lost tax case
donde: Código Tributario art. 120, 139, 140, 143, 144

[tax-claim-precautionary]
ley: medida cautelar; prohibición de celebrar actos o contratos; no ofrezcan suficiente garantía; haya motivo racional
gente: sii me congela bienes; embargo durante el juicio tributario; medida cautelar del sii; prohibición de vender por el sii
law: precautionary measure in tax case
people: tax office freezes my assets
donde: Código Tributario art. 137

[tax-claim-payment-suspended]
ley: no será necesario el pago previo; suspensión del cobro judicial; giro de los impuestos reclamados
gente: tengo que pagar para reclamar impuestos; suspender el cobro de tesorería; mientras reclamo me cobran el impuesto; detener el cobro del sii
law: no prior payment; stay of collection
people: pay first then appeal tax; stop tax collection while appealing
donde: Código Tributario art. 147

[tax-stamp-doubt]
ley: dudas acerca del impuesto; Ley de Timbres, Estampillas; juez competente; aplicación del impuesto
gente: duda sobre impuesto al mutuo; no sé si paga timbre; determinar impuesto de timbres juez
law: doubts on stamp tax
people: does this document pay stamp tax
donde: Código Tributario art. 118, 158

[tax-sanction-procedure]
ley: levantará un acta; sanciones por infracción a las disposiciones tributarias
gente: me cursaron una infracción del sii; defenderme de una multa del sii; descargos por infracción tributaria; parte del sii; acta de denuncia del sii; citación por infracción tributaria
law: infringement procedure; statement of defence
people: tax infraction notice; contest tax fine
donde: Código Tributario art. 161

[tax-crime-prosecution]
ley: denuncia o querella; sólo podrán ser iniciadas; Director del Servicio; delitos tributarios; Ministerio Público
gente: sii se querella; querella por delito tributario; me querellaron por facturas falsas; quién puede querellarse por evasión; acción penal tributaria
law: criminal complaint by tax authority
people: tax office criminal complaint; prosecuted for tax
donde: Código Tributario art. 162; Código Procesal Penal art. 53, 54

[tax-crime-repair-mitigation]
ley: resarcimiento al perjuicio fiscal; acuerdos reparatorios; 50% del monto del impuesto adeudado; no haya acarreado perjuicio al interés fiscal
gente: pagar lo evadido para rebajar la pena; pagué el impuesto después del delito; acuerdo reparatorio con el sii; salida alternativa delito tributario
law: repair of tax loss; mitigating circumstance
people: pay evaded tax to avoid jail
donde: Código Tributario art. 111, 111 bis

[tax-treasury-collection]
ley: cobranza administrativa y judicial; Servicio de Tesorerías; nóminas de los deudores; título ejecutivo; juez sustanciador
gente: me cobra la tesorería; cobranza de tesorería; demanda de tesorería; deuda fiscal en cobranza; carta de tesorería; tgr
law: tax collection by the Treasury; tax enforcement
people: treasury is collecting; sued by the treasury; tax debt collection
donde: Código Tributario art. 168, 169, 170, 171

[tax-treasury-seizure]
ley: mandamiento de ejecución y embargo; embargo de remuneraciones; recaudador fiscal; predio se entenderá embargado
gente: tesorería me embargó la cuenta; embargo por impuestos; embargo por contribuciones; me embargaron el sueldo por impuestos; tesorería retuvo mi cuenta; pueden quitarme la casa por contribuciones; retención bancaria de tesorería
law: seizure for tax debts; tax attachment
people: treasury seized my account; house seized for property tax
donde: Código Tributario art. 170, 171, 173, 174

[tax-treasury-defences]
ley: oposición del ejecutado; pago de la deuda; no empecer el título al ejecutado; excepciones que opongan
gente: defenderme de tesorería; oponerme al cobro de tesorería; excepción de prescripción tesorería; plazo para oponerse a tesorería; pagué y tesorería me cobra; me notificó la tesorería
law: defences to tax enforcement
people: defend against treasury; oppose tax collection
donde: Código Tributario art. 176, 177, 178

[tax-treasury-auction]
ley: bienes raíces; subasta de los bienes raíces
gente: tesorería remata mi casa; remate por contribuciones; remate de tesorería; parar el remate de tesorería; rematan por deuda de impuestos
law: auction for tax debt
people: treasury auctions my house; tax auction
donde: Código Tributario art. 185, 199

[tax-payment-agreement]
ley: cuotas periódicas; Servicio de Tesorerías podrá otorgar facilidades; celebración de un convenio
gente: convenio de pago con tesorería; pagar impuestos en cuotas; pagar contribuciones en cuotas; repactar deuda tesorería; dejé de pagar el convenio de tesorería; facilidades para pagar impuestos; cuántas cuotas da tesorería
law: payment agreement; instalments for tax debt
people: pay tax in instalments; payment plan treasury
donde: Código Tributario art. 192

[tax-refund-set-off]
ley: impuestos adeudados; Tesorería; créditos en contra del Fisco; compensación de deudas
gente: me retuvieron la devolución de impuestos; tesorería se quedó con mi devolución; devolución retenida por deuda; compensaron mi devolución; crédito cae y devolución
law: set-off against tax refund
people: refund withheld for debt; treasury kept my refund
donde: Código Tributario art. 51, 177

[tax-uncollectible]
ley: declarar incobrables; incobrabilidad; impuestos o contribuciones morosos; deudores insolventes
gente: deuda incobrable tesorería; borrar deuda de impuestos; tesorería elimina la deuda; soy insolvente y debo impuestos; castigar deuda tributaria
law: uncollectible tax debts
people: write off tax debt
donde: Código Tributario art. 196, 197

[tax-insolvency]
ley: procedimiento concursal de liquidación; liquidador deberá comunicar; obligaciones tributarias
gente: quiebra con deuda de impuestos; liquidación concursal y sii; impuestos en la quiebra; fisco en la quiebra
law: tax in insolvency
people: bankruptcy and tax debt
donde: Código Tributario art. 91, 198

[tax-limitation-assessment]
ley: dentro del término de tres años; liquidar un impuesto; no se hubiere presentado o la presentada fuere maliciosamente falsa; expiración del plazo legal
gente: prescripción de impuestos; cuántos años puede revisar el sii; impuestos viejos prescriben; cuándo prescribe el iva; sii cobra impuestos de hace años; hasta cuándo me pueden fiscalizar; deuda de impuestos antigua
law: statute of limitations for tax; three years; six years
people: how far back can tax office go; old tax debt; tax debt expired
donde: Código Tributario art. 200

[tax-limitation-collection]
ley: prescribirá la acción del Fisco; perseguir el pago de los impuestos; requerimiento judicial; reconocimiento u obligación escrita
gente: prescripción de contribuciones; deuda de contribuciones antigua; cuándo prescribe la deuda con tesorería; tesorería cobra deuda vieja; alegar prescripción de impuestos; se interrumpe la prescripción tributaria
law: limitation of collection action
people: property tax debt expired; old treasury debt
donde: Código Tributario art. 200, 201

[tax-ombudsman-cooperation]
ley: asistir a los contribuyentes; prevenir el incumplimiento tributario; carpeta tributaria electrónica; errores del contribuyente; acciones preventivas
gente: sii me avisa una inconsistencia; observación en la declaración de renta; declaración observada; carta aviso del sii; renta con observaciones; inconsistencia tributaria
law: cooperative compliance; notice of inconsistencies
people: tax return flagged; notice of inconsistency
donde: Código Tributario art. 33, 59 bis

[tax-income-concept]
ley: ingresos que constituyan utilidades o beneficios; incrementos de patrimonio; rentas percibidas; renta devengada
gente: qué se considera ingreso para impuestos; qué ganancias pagan impuesto; todo lo que gano paga impuesto; qué es renta para el impuesto
law: definition of income
people: what counts as income
donde: DL 824 art. 2

[tax-residents-foreigners]
ley: persona domiciliada o residente en Chile; rentas de cualquier origen; fuente esté situada; tres primeros años; rentas de fuente chilena
gente: impuestos de extranjeros en Chile; gano plata en el extranjero; trabajo remoto para empresa extranjera; pagar impuestos por ingresos de afuera; me fui del país y los impuestos; extranjero primeros tres años impuesto
law: tax residents; source of income; worldwide income
people: foreign income tax; foreigner tax in Chile; moved abroad tax
donde: DL 824 art. 3, 4, 10, 12

[tax-inheritance-community-income]
ley: comunidad hereditaria; rentas efectivas o presuntas
gente: impuesto por renta de la herencia sin repartir; sucesión declara impuestos; arriendo de casa heredada impuesto; los herederos declaran renta
law: income of undivided estate
people: tax on income of the estate
donde: DL 824 art. 5

[tax-not-income]
ley: no constituye renta; indemnización de cualquier daño emergente; daño moral; asignación familiar; becas de estudio; indemnización por desahucio
gente: la indemnización paga impuesto; el finiquito paga impuesto; indemnización por años de servicio impuesto; seguro de vida paga impuestos; beca paga impuesto; bono sin impuesto; ingresos que no pagan impuesto; viático paga impuesto
law: non-taxable income
people: is compensation taxed; severance pay taxed; tax-free income
donde: DL 824 art. 17

[tax-house-sale-gain]
ley: enajenación o cesión de bienes raíces; mayor valor; 8.000 unidades de fomento; no constituirá renta; bienes raíces situados en Chile; mayor valor obtenido en la enajenación; ingreso no constitutivo de renta
gente: vender mi casa paga impuesto; impuesto por vender una propiedad; ganancia de capital por vender departamento; vendí mi departamento cuánto impuesto; vender propiedad antes de un año; 8000 uf; venta de terreno impuesto; vendí mi casa pago impuesto; ganancia por vender departamento; impuesto por venta de propiedad; ocho mil uf; vender la casa heredada impuesto; vendo un sitio cuánto impuesto; vendí mi segunda vivienda; vender antes del año impuesto
law: capital gains on real estate; gain on the sale of real estate
people: tax on selling my house; capital gains house sale; capital gains on an inherited house; sell a second home tax
donde: DL 824 art. 17

[tax-share-sale-gain]
ley: enajenación o cesión de acciones; mayor valor; acciones con presencia bursátil; impuesto único; costo tributario; derechos sociales; enajenación de acciones; presencia bursátil; impuesto único 10%; mayor valor en la enajenación de acciones; instrumentos con presencia bursátil; cuotas de fondos mutuos; rescate de cuotas
gente: vender acciones paga impuesto; impuesto por ganancias en la bolsa; ganancia de capital acciones; impuesto por vender mi parte de la empresa; fondos mutuos impuesto; criptomonedas impuesto; bitcoin impuesto; vendí acciones pago impuesto; gané plata con bitcoin; acciones extranjeras declarar; dividendos de acciones pagan impuesto
law: capital gains on shares; capital gain on company shares
people: tax on selling shares; crypto tax; capital gains stock; tax on shares; bitcoin gains tax; tax on dividends
donde: DL 824 art. 17, 107, 108

[tax-first-category]
ley: impuesto de primera categoría; tasa será de 25%; impuesto de 25%; bienes raíces; industria, del comercio
gente: impuesto de las empresas; cuánto impuesto paga una empresa; tasa de impuesto a las empresas; 27 por ciento empresas; impuesto a las utilidades; primera categoría
law: first category tax; corporate income tax
people: corporate tax; company tax rate
donde: DL 824 art. 20

[tax-rental-income]
ley: renta efectiva de dichos bienes; arrendamiento, subarrendamiento, usufructo; bienes raíces; respectivo contrato, sin deducción
gente: impuesto por arrendar una casa; arriendo mi depto pago impuestos; declarar arriendos; arriendo dfl2 impuesto; arriendo paga renta; ingresos por arriendos sii; arriendo amoblado impuesto; airbnb impuestos
law: rental income
people: tax on rent; rental income tax; airbnb tax
donde: DL 824 art. 20, 39

[tax-investment-interest]
ley: rentas de capitales mobiliarios; bonos y debentures; intereses, pensiones
gente: intereses del depósito a plazo impuesto; impuesto por intereses del banco; ahorro en el banco impuesto; dividendos pagan impuesto; ganancia depósito a plazo
law: interest and investment income
people: tax on interest; savings interest tax; dividend tax
donde: DL 824 art. 20

[tax-small-taxpayers]
ley: pequeños comerciantes; vía pública; suplementeros; pequeño taller artesanal; pescadores artesanales; pequeños mineros artesanales
gente: impuesto de feriantes; feria libre impuestos; vendedor ambulante impuesto; quiosco de diarios impuesto; taller artesanal impuesto; pescador artesanal impuesto; pirquinero impuesto
law: small taxpayers; street traders
people: street vendor tax; small trader tax
donde: DL 824 art. 22, 23, 24, 25, 26

[tax-presumed-income]
ley: rentas presuntas; 10% del avalúo fiscal; transporte terrestre; explotación de bienes raíces agrícolas
gente: renta presunta; impuestos de agricultor; taxista impuestos; camionero renta presunta; micro o colectivo impuesto; tributar por renta presunta
law: presumptive income
people: presumed income regime; farmer tax; taxi driver tax
donde: DL 824 art. 34

[tax-deductible-expenses]
ley: gastos necesarios para producir la renta; aptitud de generar renta; acrediten o justifiquen en forma fehaciente; sueldos, salarios
gente: qué gastos puedo descontar; gastos rechazados; gastos deducibles; puedo meter la bencina como gasto; comprar auto por la empresa; gasto necesario; rebajar gastos del impuesto; sueldo empresarial
law: deductible expenses; necessary expenses
people: what expenses can I deduct; business deductions
donde: DL 824 art. 31, 33

[tax-depreciation-losses]
ley: depreciación; bienes físicos del activo inmovilizado; depreciación acelerada; vida útil; pérdidas sufridas por el negocio
gente: depreciar maquinaria; depreciación de vehículos; pérdida tributaria; arrastrar pérdidas; empresa con pérdidas impuestos; depreciación instantánea
law: depreciation; tax losses
people: depreciate equipment; carry forward losses
donde: DL 824 art. 31

[tax-bad-debts-deduction]
ley: créditos incobrables; agotado prudencialmente los medios de cobro; contabilizados oportunamente
gente: cliente no paga castigar deuda; deuda incobrable como gasto; castigo de incobrables; rebajar facturas impagas
law: bad debts deduction
people: write off unpaid invoices
donde: DL 824 art. 31

[tax-rejected-expenses-40]
ley: impuesto único de 40%; desembolsos de dinero; beneficien directa o indirectamente; retiros de especies; uso o goce
gente: sacar plata de la empresa para mí; gastos personales en la empresa; uso auto de la empresa impuesto; préstamo de la empresa al socio; impuesto del 40 por ciento; pago mis cuentas con la empresa
law: rejected expenses; 40% penalty tax
people: personal expenses through company; loan from my company tax
donde: DL 824 art. 21, 33

[tax-pro-pyme]
ley: Régimen Pro Pyme; 75.000 unidades de fomento; transparencia tributaria; contabilidad simplificada; promedio anual de ingresos brutos; régimen tributario de propyme
gente: régimen pyme impuestos; pro pyme; pyme transparente; qué régimen tributario me conviene; requisitos pro pyme; impuestos de una pyme; régimen pyme; pro pyme transparente; cambiarme de régimen tributario; régimen general o pyme; semi integrado
law: SME tax regime; tax transparency regime; small business regime
people: small business tax regime; switch tax regime
donde: DL 824 art. 14

[tax-withdrawals-final-taxes]
ley: retiren, les remesen, o les sean distribuidas; impuestos finales; rentas afectas a los impuestos finales; propietarios de empresas
gente: retiros de la empresa; retirar utilidades impuesto; retiro de socios impuesto; sacar utilidades cuánto impuesto; semi integrado; registro rai
law: owner withdrawals; distributed profits; final taxes
people: take profits out of company tax; owner withdrawals
donde: DL 824 art. 14

[tax-transfer-pricing]
ley: precios de transferencia; operaciones transfronterizas; partes relacionadas; precios normales de mercado; partes independientes
gente: precios de transferencia; operaciones con relacionada extranjera; empresa extranjera vinculada precios; estudio de precios
law: transfer pricing; arm's length
people: transfer prices; related foreign company
donde: DL 824 art. 41 E

[tax-thin-cap-foreign]
ley: exceso de endeudamiento; intereses, comisiones; rentas pasivas; entidades controladas
gente: exceso de endeudamiento; préstamo de la matriz extranjera; intereses a relacionada extranjera; paraíso fiscal; régimen preferencial; empresa offshore impuestos
law: thin capitalization; controlled foreign company; tax haven
people: offshore company tax; tax haven
donde: DL 824 art. 41 F, 41 G

[tax-foreign-tax-credit]
ley: crédito por impuestos pagados en el exterior; impuestos pagados en el extranjero; doble tributación; convenios para evitar la doble tributación
gente: doble tributación; pagué impuestos en otro país; crédito por impuestos extranjeros; no pagar dos veces impuesto; convenio de doble tributación
law: foreign tax credit; double taxation
people: double taxation; taxed in two countries
donde: DL 824 art. 41 A; Código Tributario art. 5

[tax-salary-second-category]
ley: sueldos, sobresueldos, salarios; impuesto único de segunda categoría; 13,5 unidades tributarias mensuales; montepíos y pensiones; impuesto único a los sueldos; rentas de la segunda categoría; escala de tasas mensuales
gente: impuesto al sueldo; me descuentan impuesto del sueldo; impuesto único; desde cuánto sueldo paga impuesto; impuesto de la pensión; impuesto a los trabajadores; tramo de impuesto del sueldo; paga impuesto el bono; paga impuesto el aguinaldo; indemnización por despido paga impuesto
law: employment income tax; second category tax; tax on salaries
people: tax on my salary; payroll tax; tax brackets salary; tax taken from my wages; are bonuses taxed
donde: DL 824 art. 42, 43

[tax-two-employers-reliquidation]
ley: reliquidar; rentas obtenidas de más de un empleador; diferencias de impuesto; reliquidación anual
gente: tengo dos trabajos impuestos; dos empleadores reliquidación; dos sueldos impuesto; trabajo en dos partes declaro renta; reliquidar impuesto único
law: recalculation for several employers
people: two jobs tax; two employers tax
donde: DL 824 art. 47

[tax-late-wages]
ley: pagadas íntegramente con retraso; se ubicarán en el o los períodos
gente: me pagaron sueldos atrasados impuesto; pago retroactivo de sueldo impuesto; diferencias de sueldo impuesto
law: back pay taxation
people: tax on back pay
donde: DL 824 art. 46

[tax-apv]
ley: ahorro previsional voluntario; depósitos de ahorro previsional voluntario; cotizaciones voluntarias; 50 unidades de fomento
gente: apv; rebajar impuestos con apv; ahorro voluntario afp impuesto; retirar el apv impuesto; beneficio tributario apv
law: voluntary pension savings
people: pension savings tax benefit; apv tax
donde: DL 824 art. 42 bis

[tax-honorarium]
ley: ejercicio de las profesiones liberales; ocupación lucrativa; sociedades de profesionales; gastos efectivos; treinta por ciento
gente: boleta de honorarios; boletear; trabajo a honorarios; impuestos de los independientes; emito boletas; gastos presuntos 30 por ciento; honorarios declarar renta; freelance impuestos; pega a honorarios
law: fees of independent professionals; professional fees
people: freelance tax; fee receipt; independent worker tax
donde: DL 824 art. 42, 50, 68

[tax-honorarium-withholding]
ley: retención se efectuará con una tasa provisional; rentas del N° 2 del artículo 42; pago provisional
gente: retención de la boleta de honorarios; cuánto retienen en la boleta; quién retiene el impuesto de la boleta; me devuelven la retención de honorarios; porcentaje de retención boleta; me retuvieron honorarios y no pagaron
law: withholding on fees
people: withholding on freelance invoice; tax withheld from my fees
donde: DL 824 art. 74, 84, 88, 89

[tax-company-directors-fees]
ley: participaciones o asignaciones percibidas por los directores; consejeros de las sociedades anónimas
gente: impuesto a directores; dieta de director impuesto; pago al directorio impuestos
law: directors' fees taxation
people: tax on board fees
donde: DL 824 art. 48

[tax-global-complementary]
ley: impuesto global complementario; renta imponible; unidades tributarias anuales; renta neta global; renta bruta global
gente: global complementario; declaración de renta de persona natural; cuánto pago en la renta; tramos de impuesto; impuesto anual de las personas; operación renta; me tocó pagar en la renta
law: global complementary tax; personal income tax
people: annual personal tax; income tax brackets
donde: DL 824 art. 52, 54

[tax-spouses-return]
ley: separación de bienes; participación en los gananciales; declararán sus rentas independientemente; sociedad conyugal
gente: declarar impuestos con mi marido; casados declaran juntos; renta de la señora; impuestos del matrimonio; cónyuge declara aparte
law: spouses' returns
people: married couples tax return; file jointly
donde: DL 824 art. 53

[tax-mortgage-interest]
ley: intereses efectivamente pagados; créditos con garantía hipotecaria; renta bruta imponible anual; adquirir o construir una o más viviendas; rebajarse de la renta bruta
gente: descontar intereses del crédito hipotecario; dividendo hipotecario rebaja impuestos; beneficio tributario hipotecario; rebajar hipoteca de impuestos; descontar el dividendo de los impuestos; rebaja por crédito hipotecario; intereses del crédito de la casa; beneficio tributario dividendo; rebajar intereses del hipotecario en la renta
law: mortgage interest deduction
people: mortgage interest tax deduction; deduct mortgage interest; tax break on my mortgage
donde: DL 824 art. 55 bis

[tax-education-credit]
ley: matrícula y colegiatura; instituciones de enseñanza; 4,4 unidades de fomento
gente: descontar colegio de impuestos; crédito por hijos en el colegio; beneficio por educación impuestos; matrícula del colegio renta; gastos en educación rebaja
law: education credit
people: school fees tax credit
donde: DL 824 art. 55 ter

[tax-exempt-small-income]
ley: estarán exentas del impuesto global complementario; veinte unidades tributarias mensuales; treinta unidades tributarias mensuales
gente: gano poco tengo que declarar; exento de impuesto; mínimo para declarar renta; cuánto tengo que ganar para pagar impuesto; quién no declara renta
law: exemptions for small income
people: minimum income to file taxes; exempt from filing taxes
donde: DL 824 art. 57, 65

[tax-exempt-first-category]
ley: estarán exentas del impuesto de la presente categoría; cuerpos de bomberos
gente: fundación paga impuestos; corporación sin fines de lucro impuestos; quién está exento de renta; iglesia paga impuestos; club deportivo paga impuestos
law: exemptions from first category tax
people: do nonprofits pay tax; charity tax exempt
donde: DL 824 art. 39, 40

[tax-additional-nonresidents]
ley: impuesto adicional; sin domicilio ni residencia en el país; tasa del 35%
gente: pagar a un proveedor extranjero impuesto; remesar plata al exterior impuesto; impuesto adicional; socio extranjero dividendos; software del extranjero impuesto; pago de regalías al extranjero; 35 por ciento extranjero
law: withholding tax on non-residents; additional tax
people: pay foreign supplier tax; withholding tax abroad
donde: DL 824 art. 58, 59, 60, 74

[tax-annual-return]
ley: declaración jurada de sus rentas; mes de abril; obligados a presentar anualmente; año tributario
gente: declaración de renta; operación renta; cuándo se declara la renta; declarar en abril; quién tiene que hacer la declaración anual; hacer la renta; declaración anual de impuestos
law: annual income tax return
people: annual tax return; when to file income tax
donde: DL 824 art. 65, 69

[tax-unjustified-wealth]
ley: se presume que toda persona disfruta de una renta; gastos de vida; origen de los fondos; desembolsos o inversiones
gente: justificar de dónde saqué la plata; sii pregunta con qué plata compré la casa; justificar inversiones; origen de los fondos sii; compré auto y el sii me pregunta; gastos de vida sii
law: unjustified wealth; source of funds
people: prove where money came from; tax office asks source of funds
donde: DL 824 art. 70

[tax-withholding-agents]
ley: retener y deducir; obligadas a retener; doce primeros días
gente: mi empleador no pagó el impuesto que me descontó; agente retenedor; retuvieron impuesto y no lo pagaron; certificado de retenciones; certificado de sueldos; quién responde por impuesto no retenido
law: withholding agents; withholding certificate
people: employer withheld but did not pay tax; withholding certificate
donde: DL 824 art. 73, 78, 83, 101

[tax-lottery]
ley: premios de lotería; retenido por la oficina principal
gente: me gané la lotería impuesto; premio del kino impuesto; premio paga impuesto; rifa paga impuesto; polla impuesto
law: lottery prizes
people: lottery winnings tax; prize tax
donde: DL 824 art. 20, 81

[tax-ppm]
ley: pagos provisionales; efectuar mensualmente pagos provisionales; ingresos brutos; porcentaje sobre el monto
gente: ppm; pago provisional mensual; dejar de pagar ppm; suspender ppm por pérdidas; cuánto pago de ppm; impuesto mensual a cuenta de renta
law: monthly provisional payments
people: monthly tax prepayments; ppm
donde: DL 824 art. 84, 86, 88, 90, 91

[tax-annual-refund]
ley: saldo que resultare a favor del contribuyente; le será devuelto por el Servicio de Tesorerías; devolución del saldo
gente: cuándo me devuelven los impuestos; devolución de renta; no me llegó la devolución de impuestos; devolución de impuestos en mayo; plata de la renta no llega
law: income tax refund
people: when do I get my tax refund; refund not arrived
donde: DL 824 art. 97

[tax-leaving-country]
ley: ausentarse del país; domiciliadas o residentes en Chile; dejaren de estar afectos
gente: me voy de Chile impuestos; pagar impuestos antes de irme del país; pérdida de residencia tributaria; irse a vivir afuera impuestos
law: departure from the country
people: leaving Chile taxes; exit tax
donde: DL 824 art. 103

[tax-vat-general]
ley: impuesto sobre las ventas y servicios; impuesto al valor agregado; bienes corporales muebles
gente: iva; qué paga iva; impuesto a las ventas; cobrar iva; precio más iva
law: value added tax; sales and services tax
people: vat; sales tax; what pays vat
donde: DL 825 art. 1, 2, 8

[tax-vat-rate]
ley: diecinueve por ciento; base imponible
gente: cuánto es el iva; porcentaje del iva; 19 por ciento; sobre qué monto se calcula el iva; calcular el iva; sacar el iva
law: VAT rate; taxable base
people: how much is vat; calculate vat
donde: DL 825 art. 14, 15, 16

[tax-vat-services]
ley: acción o prestación que una persona realiza para otra; percibe un interés, prima, comisión; prestaciones de servicios
gente: los servicios pagan iva; mi trabajo paga iva; abogado cobra iva; servicios profesionales iva; asesoría con iva; sociedad de profesionales iva
law: services subject to VAT
people: vat on services; do lawyers charge vat
donde: DL 825 art. 2, 8, 12

[tax-vat-exemptions]
ley: estarán exentos del impuesto; ventas exentas
gente: qué no paga iva; exento de iva; colegio paga iva; médico paga iva; salud sin iva; libros sin iva; transporte de pasajeros iva; factura exenta; boleta exenta
law: VAT exemptions
people: vat exempt
donde: DL 825 art. 12, 13

[tax-vat-real-estate]
ley: bienes corporales inmuebles; contratos generales de construcción; promesas de venta
gente: comprar departamento con iva; iva en la vivienda nueva; venta de casa paga iva; inmobiliaria iva; subsidio habitacional iva; constructora iva
law: VAT on real estate
people: vat on new house; property sale vat
donde: DL 825 art. 2, 8, 16, 17

[tax-vat-furnished-lease]
ley: inmuebles amoblados; instalaciones o maquinarias; uso o goce temporal; inmuebles con instalaciones
gente: arriendo amoblado iva; arriendo con muebles paga iva; arriendo comercial iva; airbnb iva; arriendo de maquinaria iva; arriendo de auto iva
law: VAT on furnished leases
people: vat on furnished rental; vat on rent
donde: DL 825 art. 8, 12, 17

[tax-vat-debit-credit]
ley: débito fiscal; crédito fiscal; impuesto recargado; remanente de crédito fiscal; período tributario
gente: crédito fiscal; recuperar el iva; iva de las compras; remanente de iva; descontar el iva; iva a favor; usar iva de factura antigua; iva de la bencina
law: input tax; output tax; tax credit
people: recover vat; vat credit; input vat
donde: DL 825 art. 20, 23, 24, 25, 26

[tax-vat-credit-false-invoice]
ley: facturas no fidedignas o falsas; no darán derecho a crédito; cheque nominativo, vale vista o transferencia electrónica
gente: me rechazaron el crédito fiscal; crédito por factura falsa; pagué factura con cheque nominativo; proveedor no pagó el iva; perder el iva de una factura
law: denied input tax credit
people: vat credit rejected; supplier did not pay vat
donde: DL 825 art. 23

[tax-vat-accrual]
ley: emisión de la factura o boleta; entrega real o simbólica; impuesto se devengará
gente: cuándo se paga el iva; cuándo debo facturar; facturar antes de que me paguen; pago iva aunque no me paguen; postergar el iva
law: VAT chargeable event
people: when is vat due; pay vat before customer pays
donde: DL 825 art. 9, 55, 64

[tax-vat-monthly-return]
ley: dentro de los doce primeros días de cada mes; declaración jurada; impuestos devengados; postergar el pago
gente: formulario 29 iva; declarar el iva; hasta qué día se paga el iva; iva sin movimiento; postergación del iva; declarar iva mensual
law: monthly VAT return
people: monthly vat return; vat due date
donde: DL 825 art. 64, 65

[tax-vat-reverse-charge]
ley: cambio de sujeto; adquirente o beneficiario; vendedores o prestadores de servicios de difícil fiscalización
gente: cambio de sujeto de iva; factura de compra; comprador retiene el iva; retención del iva; comprar chatarra factura de compra
law: reverse charge; VAT withholding
people: reverse charge vat; buyer withholds vat
donde: DL 825 art. 3

[tax-vat-digital-services]
ley: servicios remunerados realizados a través de plataformas digitales; prestadores domiciliados o residentes en el extranjero; contenido de entretenimiento digital; régimen simplificado
gente: iva a netflix; iva digital; iva servicios digitales; iva spotify; uber paga iva; iva de apps; publicidad en facebook iva; compras por internet afuera iva; iva aliexpress
law: VAT on digital services
people: vat on netflix; digital services vat; vat on online purchases
donde: DL 825 art. 8, 35 A

[tax-vat-imports]
ley: importaciones; derechos aduaneros; valor aduanero
gente: iva de importación; traer cosas del extranjero impuesto; impuesto por comprar afuera; paquete retenido en aduana; importar auto impuesto; compra en china impuesto
law: VAT on imports; customs value
people: import tax; customs vat; tax on package from abroad
donde: DL 825 art. 8, 9, 16

[tax-vat-exporters]
ley: recuperar el impuesto; exportadores
gente: devolución de iva por exportar; exportar sin iva; servicios de exportación iva
law: exporters VAT refund
people: export vat refund
donde: DL 825 art. 36

[tax-vat-fixed-assets-refund]
ley: remanentes de crédito fiscal; activo fijo; adquisición de bienes corporales; períodos tributarios consecutivos
gente: devolución de iva por maquinaria; devolución iva activo fijo; recuperar iva de inversión
law: VAT refund on fixed assets
people: vat refund for machinery
donde: DL 825 art. 27 bis

[tax-vat-luxury-alcohol]
ley: bebidas alcohólicas; analcohólicas; impuesto adicional; artículos de oro, platino; elevado contenido de azúcares
gente: impuesto al alcohol; impuesto a las bebidas; ila; impuesto a la cerveza; impuesto a las joyas; impuesto al lujo; impuesto a bebidas azucaradas
law: excise on alcoholic beverages; luxury tax
people: alcohol tax; sugar drink tax; luxury tax
donde: DL 825 art. 37, 42

[tax-vat-simplified]
ley: tributación simplificada; pequeños comerciantes; cuota fija; pequeños contribuyentes
gente: iva de negocio chico; almacén de barrio iva; iva simplificado; feriante iva
law: simplified VAT regime
people: small shop vat
donde: DL 825 art. 29, 30

[tax-credit-debit-notes]
ley: notas de crédito; notas de débito
gente: nota de crédito; anular una factura; anular una boleta; factura mal hecha; corregir una factura; devolvieron la mercadería factura; nota de débito
law: credit note; debit note
people: cancel an invoice; credit note; wrong invoice
donde: DL 825 art. 21, 22, 57

[tax-electronic-invoice]
ley: facturas electrónicas; documentos tributarios electrónicos; formato electrónico; soporte de papel
gente: factura electrónica; obligado a factura electrónica; boleta electrónica; puedo facturar en papel; sin internet para facturar; boleta del voucher; boletas electrónicas obligatorias
law: electronic invoice; electronic tax document
people: e-invoice; electronic invoicing mandatory; paper invoices
donde: DL 825 art. 54; Ley 20.727 art. 1; Ley 19.983 art. 9

[tax-electronic-invoice-exceptions]
ley: resolución fundada; cobertura de datos móviles; energía eléctrica; zona declarada en catástrofe; emitir en papel
gente: no tengo internet para boleta electrónica; zona sin señal facturas; rural sin internet factura; excepción factura electrónica; microempresa factura electrónica
law: exceptions to electronic invoicing
people: no internet for e-invoice
donde: DL 825 art. 54; Ley 20.727 art. 1

[tax-invoice-acceptance]
ley: acuse de recibo; recepción de mercaderías o servicios; reclamar en contra de su contenido; crédito fiscal
gente: rechazar una factura; reclamar factura recibida; 8 días para rechazar factura; me llegó una factura que no es mía; aceptar factura; factura irrevocablemente aceptada; me facturaron algo que no compré
law: acceptance of invoice; receipt of goods
people: reject an invoice; eight days to reject invoice
donde: Ley 19.983 art. 3, 4; DL 825 art. 23

[tax-invoice-assignment]
ley: cesión del crédito; mérito ejecutivo; copia cedible
gente: factoring; ceder una factura; vender mi factura; factorizar; me cobra un factoring; no me pagan la factura; cobrar factura impaga judicialmente; factura como título ejecutivo; pagaron mi factura con cheque sin fondo; cliente no me paga la factura
law: assignment of invoice; factoring; executive title
people: factoring; unpaid invoice; sell my invoice
donde: Ley 19.983 art. 1, 4, 5, 7

[tax-invoice-payment-term]
ley: pago del saldo insoluto; comisión fija por recuperación de pagos; recepción de la factura; interés corriente
gente: ley de pago a treinta días; cuánto plazo para pagar factura; empresa grande no me paga la factura; intereses por factura atrasada; cliente paga a 90 días; pago a pymes
law: thirty-day payment; late payment of invoices
people: 30 day payment law; client pays invoice late
donde: Ley 19.983 art. 2, 2 bis, 2 ter

[tax-property-tax]
ley: impuesto territorial; bienes raíces agrícolas
gente: contribuciones; pagar contribuciones; contribuciones de la casa; cuota de contribuciones; impuesto de la casa; impuesto predial
law: property tax; real estate tax
people: property tax; house tax; council tax
donde: Ley 17.235 art. 1, 7, 22

[tax-property-tax-exemption]
ley: bienes raíces; monto de la exención
gente: no pagar contribuciones; exento de contribuciones; contribuciones adulto mayor; rebaja de contribuciones jubilado; tercera edad contribuciones; exención de contribuciones dfl2; iglesia contribuciones
law: property tax exemption
people: property tax exemption; seniors property tax
donde: Ley 17.235 art. 2; Ley 20.732 art. 1

[tax-property-tax-appraisal]
ley: avalúo fiscal; reavalúo; tasación general; reclamar del avalúo; reavalúo cada cuatro años; errores de transcripción del avalúo
gente: avalúo fiscal; me subieron las contribuciones; reavalúo de mi casa; reclamar el avalúo; subió el avalúo de la casa; apelar contribuciones; contribuciones muy altas; avalúo equivocado; reclamar el avalúo fiscal; corregir los metros de mi casa en el sii; avalúo fiscal muy alto; ampliación y contribuciones; por qué subió mi avalúo fiscal
law: fiscal appraisal; revaluation; appraisal claim; reappraisal of real estate
people: property tax went up; challenge appraisal; house reassessed; challenge the tax value of my house
donde: Ley 17.235 art. 3, 10, 13; Código Tributario art. 124

[tax-property-tax-who-pays]
ley: obligado al pago; impuesto territorial
gente: quién paga las contribuciones; arrendatario paga contribuciones; comprador paga contribuciones atrasadas; contribuciones de herencia; usufructuario paga contribuciones; contribuciones impagas del dueño anterior
law: who owes property tax
people: who pays property tax; tenant property tax
donde: Ley 17.235 art. 25

[tax-property-surcharge]
ley: sobretasa; avalúo fiscal total; sitios no edificados; propiedades abandonadas; pozos lastreros
gente: sobretasa de contribuciones; varias propiedades contribuciones; impuesto a los ricos casas; sitio eriazo contribuciones; terreno sin construir impuesto; casa abandonada impuesto
law: property surtax; vacant land surcharge
people: surtax on several houses; vacant lot tax
donde: Ley 17.235 art. 7 bis, 8

[tax-stamp-tax]
ley: letras de cambio; libranzas; operaciones de crédito de dinero; 0,8%
gente: impuesto de timbres y estampillas; impuesto al crédito; impuesto del pagaré; impuesto al mutuo; impuesto por pedir un préstamo; impuesto del crédito hipotecario; impuesto ley al crédito
law: stamp tax; stamp duty
people: stamp duty; tax on a loan; tax on promissory note
donde: DL 3.475 art. 1, 2, 3

[tax-stamp-protest]
ley: actas de protesto; protesto de cheques por falta de fondos; 1% del monto
gente: impuesto por protesto; protestaron el cheque impuesto; costo de protestar letra; impuesto de protesto pagaré
law: protest tax
people: tax on bounced cheque; protest duty
donde: DL 3.475 art. 1, 4

[tax-stamp-renewal]
ley: prórroga o la renovación; operaciones de crédito del exterior; capitalización de intereses; nuevas operaciones
gente: repactar crédito paga impuesto; renovar un pagaré impuesto; refinanciar impuesto de timbres; prorrogar deuda impuesto
law: renewal of loan and stamp tax; refinancing and stamp tax
people: refinance stamp duty
donde: DL 3.475 art. 2, 24

[tax-stamp-who-pays]
ley: sujetos o responsables del pago; beneficiario o acreedor; notarios y los oficiales
gente: quién paga el impuesto de timbres; deudor paga impuesto del pagaré; banco me cobra impuesto del crédito; notario paga timbre
law: who bears stamp tax
people: who pays stamp duty
donde: DL 3.475 art. 9, 16

[tax-stamp-deadline]
ley: momento de emitirse los documentos gravados; primeros días hábiles; mes siguiente
gente: plazo para pagar impuesto de timbres; cuándo se paga el timbre; pagué tarde el impuesto del pagaré
law: stamp tax due date
people: when to pay stamp duty
donde: DL 3.475 art. 14, 15

[tax-stamp-exemptions]
ley: exentos de los impuestos; documentos que den cuenta; personas e instituciones
gente: exento de impuesto de timbres; crédito sin impuesto; cooperativa timbres; no pagar impuesto al crédito; préstamo estudiantil timbre
law: stamp tax exemptions
people: stamp duty exemption
donde: DL 3.475 art. 23, 24

[tax-stamp-unpaid-document]
ley: no hubieren pagado los tributos; no podrán hacerse valer; no tendrán mérito ejecutivo; autoridades judiciales
gente: pagaré sin impuesto no vale; pagaré sin timbre; demandar con pagaré sin pagar impuesto; documento sin impuesto en juicio; título ejecutivo sin timbre
law: unstamped document unenforceable
people: unstamped note; cannot sue on unstamped note
donde: DL 3.475 art. 26

[tax-stamp-void-refund]
ley: vicios que produzcan nulidad; se imputará el monto del impuesto pagado; no haber producido efectos
gente: devolución de timbres; contrato anulado devuelven impuesto; crédito no se dio y pagué impuesto
law: refund of stamp tax
people: stamp duty refund
donde: DL 3.475 art. 28

[tax-inheritance-tax]
ley: asignaciones por causa de muerte; escala progresiva; valor líquido; impuesto sobre las asignaciones
gente: impuesto a la herencia; impuesto por heredar; cuánto se paga por heredar; murió mi papá impuestos de la casa; impuesto de herencia exento; heredé una casa impuesto
law: inheritance tax; estate tax
people: inheritance tax; tax on inherited house; death tax
donde: Ley 16.271 art. 1, 2

[tax-inheritance-exemptions]
ley: cincuenta unidades tributarias anuales; ascendiente, o adoptante; conviviente civil
gente: hijo paga impuesto por heredar; monto exento de herencia; viuda paga impuesto de herencia; desde cuánto paga impuesto la herencia; sobrino hereda impuesto; heredero lejano impuesto
law: exemptions from inheritance tax
people: inheritance tax allowance; does a widow pay inheritance tax
donde: Ley 16.271 art. 2, 18

[tax-inheritance-payment]
ley: declarar y pagar el impuesto; pagar el impuesto dentro de dos años
gente: plazo para pagar impuesto de herencia; no pagué el impuesto a la herencia; multa por no pagar herencia; formulario de herencia sii; pagar en cuotas impuesto herencia; vender casa heredada sin pagar impuesto
law: payment of inheritance tax
people: deadline inheritance tax; late inheritance tax
donde: Ley 16.271 art. 50, 52

[tax-inheritance-valuation]
ley: avalúo con que figuren; bienes raíces; gastos de última enfermedad; deudas hereditarias
gente: cómo se valoriza la herencia; avalúo de bienes de la herencia; descontar deudas de la herencia impuesto; menaje de casa herencia; valor de la casa heredada sii
law: valuation of estate assets
people: value of the estate for tax
donde: Ley 16.271 art. 4, 46, 47

[tax-donation-tax]
ley: impuesto que grava las donaciones; donaciones entre vivos; donaciones revocables
gente: donar una casa impuesto; regalar plata impuesto; impuesto a las donaciones; donar a un hijo impuesto; me regalaron plata y el sii; donación exenta; mi papá me dio plata para la casa
law: gift tax
people: gift tax; gift money to child tax
donde: Ley 16.271 art. 1, 2, 18, 23

[tax-donations-benefit]
ley: donatarios; donaciones con fines culturales
gente: donar y rebajar impuestos; beneficio tributario por donar; donación a fundación descuento; ley de donaciones; certificado de donación
law: charitable donation tax relief
people: donate tax deductible
donde: DL 824 art. 31; Ley 19.885 art. 1

[tax-municipal-licence]
ley: patente municipal; capital propio; profesión, oficio, industria, comercio; contribución de patente municipal; actividades terciarias; valor de la patente; patente cinco por mil del capital propio; ejercicio de toda profesión, oficio, industria, comercio, arte; dos y medio por mil y el cinco por mil
gente: patente comercial; patente municipal; sacar patente; permiso de la muni para negocio; cuánto vale la patente; no pagué la patente; patente de sociedad de inversión; clausura por patente; cuánto cuesta la patente comercial; pagar patente con el negocio cerrado; patente sin ventas; oficina virtual patente; dónde se paga la patente comercial; patente para trabajar en la casa; patente de microempresa familiar; cambiar la patente de comuna; patente comercial provisoria; cuánto cuesta la patente; abrir un negocio permiso; poner un local; patente para mi negocio; vender sin patente; patente de profesional; patente por internet
law: municipal business licence; municipal tax; commercial licence; business tax
people: business licence; municipal permit for shop; business licence cost; home business licence; where to pay the business licence; permit to open a shop
donde: DL 3.063 art. 23, 24, 26, 27, 29
no: patente del auto; vehículo; invención; minera; alcoholes; patente vehicular; permiso de circulación

[tax-debt-of-deceased]
ley: deudas hereditarias; obligaciones transmisibles; comunidad hereditaria
gente: murió y debía impuestos; fallecido con deuda de impuestos; heredé deuda de contribuciones; mi papá murió con deuda en el sii; cerrar el rut de un fallecido
law: taxes owed by the deceased
people: tax debt of the deceased; died owing taxes
donde: Código Civil art. 1097, 1354
`;
