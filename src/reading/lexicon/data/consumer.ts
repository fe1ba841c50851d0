/** Concepts of consumer: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CONSUMER = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[consumer-who-is-consumer]
ley: consumidores o usuarios; destinatarios finales; acto jurídico oneroso; adquieren, utilizan, o disfrutan
gente: definición de consumidor; soy consumidor; una empresa puede ser consumidora; consumidor final; cuenta como consumidor; pyme consumidora; compré para mi negocio; me protege la ley del consumidor
law: definition of consumer; end user
people: am I a consumer; who counts as a consumer
donde: Ley 19.496 art. 1

[consumer-who-is-supplier]
ley: habitualmente desarrollen actividades de producción; comercialización de bienes; prestación de servicios a consumidores; se cobre precio o tarifa
gente: definición de proveedor; le compré a un particular; vendedor particular; compré por marketplace a una persona; vendedor de yapo; profesional independiente consumidor; tienda o vendedor habitual; reclamar contra un médico consumidor
law: definition of supplier
people: private seller; is the shop a supplier
donde: Ley 19.496 art. 1

[consumer-scope]
ley: quedan sujetos a las disposiciones de esta ley; carácter de mercantiles para el proveedor; actos de comercialización de sepulcros o sepulturas; contratos de educación; inmueble por períodos determinados
gente: se aplica la ley del consumidor; sepultura cementerio parque; arriendo de cabaña veraneo; cabaña de vacaciones; colegio ley del consumidor; clínica ley del consumidor; compra de casa nueva consumidor
law: scope of application; acts covered
people: does consumer law apply
donde: Ley 19.496 art. 2

[consumer-special-laws]
ley: reguladas por leyes especiales; salvo en las materias que estas últimas no prevean; procedimientos indemnizatorios en dichas leyes especiales
gente: ley especial o ley del consumidor; servicio regulado por otra ley; supletoria ley del consumidor; tiene su propia superintendencia; sernac o superintendencia
law: special laws; supplementary application
people: which law applies first
donde: Ley 19.496 art. 2 bis

[consumer-basic-rights]
ley: derechos y deberes básicos del consumidor; libre elección del bien o servicio; información veraz y oportuna; seguridad en el consumo; educación para un consumo responsable
gente: mis derechos como consumidor; derechos del consumidor; derechos del cliente; qué derechos tengo como comprador; derechos al comprar; derechos como cliente de la tienda
law: basic consumer rights; right to information
people: my rights as a customer; consumer rights
donde: Ley 19.496 art. 3

[consumer-silence]
ley: el silencio no constituye aceptación; libre elección del bien o servicio; actos de consumo
gente: me contrataron un servicio sin permiso; nunca acepté el servicio; me cobran algo que no pedí; me mandaron algo sin pedirlo; no respondí y me cobraron; me inscribieron sin avisar; activaron un seguro sin mi consentimiento; suscripción que no contraté; me llegó un cobro de algo que no pedí; me suscribieron sin querer
law: silence is not acceptance; inertia selling
people: charged for something I did not order
donde: Ley 19.496 art. 3

[consumer-discrimination]
ley: no ser discriminado arbitrariamente; discriminado arbitrariamente por parte de proveedores
gente: me discriminaron en la tienda; no me dejaron entrar al local; no me atendieron por mi apariencia; discriminación en la disco; negaron la entrada al pub; me trataron mal por extranjero local; derecho de admisión
law: arbitrary discrimination
people: refused entry; discriminated by the store
donde: Ley 19.496 art. 3

[consumer-damages]
ley: reparación e indemnización adecuada y oportuna; daños materiales y morales; incumplimiento de cualquiera de las obligaciones
gente: indemnización tienda; pedir daño moral empresa; me deben indemnizar como cliente; compensación por mal servicio; me causaron daño con el producto; que la empresa me pague los daños; compensar cliente
law: compensation for the consumer; consumer damages; moral damage
people: can I get compensation
donde: Ley 19.496 art. 3, 50

[consumer-rights-no-waiver]
ley: irrenunciables anticipadamente; derechos irrenunciables
gente: firmé que renuncio a mis derechos consumidor; me hicieron renunciar a reclamar; puede el contrato quitarme la garantía; dice que no puedo reclamar; renuncia de derechos del consumidor
law: non-waivable rights
people: waive my consumer rights
donde: Ley 19.496 art. 4

[consumer-pro-consumer-principle]
ley: se interpretarán siempre en favor de los consumidores; principio pro consumidor; cláusulas ambiguas
gente: en la duda a favor del consumidor; a favor del cliente; contrato ambiguo; cláusula poco clara; cláusula confusa; principio proconsumidor; ley pro consumidor
law: interpretation in favour of the consumer; ambiguous terms
people: unclear contract term
donde: Ley 19.496 art. 2 ter, 16 C

[consumer-withdrawal]
ley: poner término unilateralmente al contrato; derecho de retracto; plazo de 10 días; recepción del producto; catálogos, avisos; comunicación a distancia
gente: retracto; me arrepentí de la compra; devolver compra por internet; compré online y no lo quiero; cambié de opinión compra; devolver algo comprado por la página; anular la compra; días para arrepentirme
law: right of withdrawal; cooling-off period; unilateral termination
people: change my mind; return online purchase; cancel my order
donde: Ley 19.496 art. 3 bis
no: vuelo; pasaje; universidad; matrícula

[consumer-withdrawal-90-days]
ley: el plazo se extenderá a 90 días; confirmación escrita; derecho de retracto
gente: no me mandaron el contrato compra online; no me enviaron confirmación de compra; noventa días para retractarme; plazo largo de retracto; cuánto plazo tengo para el retracto
law: extended withdrawal period; written confirmation
people: 90 days to withdraw
donde: Ley 19.496 art. 3 bis, 12 A

[consumer-withdrawal-return]
ley: devolver las sumas abonadas; elementos originales del embalaje; deteriorado por hecho imputable al consumidor; derecho de retracto
gente: abrí la caja y quiero devolverlo; ya usé el producto retracto; perdí la caja original; cuándo me devuelven la plata del retracto; quién paga el envío de la devolución; reembolso compra online; sin embalaje original
law: refund on withdrawal; original packaging
people: opened the box; who pays return shipping
donde: Ley 19.496 art. 3 bis

[consumer-withdrawal-credit]
ley: crédito otorgado al consumidor; quedará resuelto; intereses que se devenguen; contratos de crédito; derecho de retracto
gente: compré en cuotas y me arrepentí; retracto compra con crédito; qué pasa con las cuotas si devuelvo; devolví el producto y siguen cobrando las cuotas; anular cuotas de la tarjeta
law: linked credit agreement; withdrawal from credit purchase
people: still charged installments after return
donde: Ley 19.496 art. 3 bis

[consumer-withdrawal-meeting]
ley: reuniones convocadas o concertadas; expresar su aceptación dentro del mismo día de la reunión; carta certificada enviada al proveedor
gente: tiempo compartido; me invitaron a una charla y firmé; reunión de ventas y firmé; me dijeron que gané un premio y firmé; venta a domicilio me arrepentí; me presionaron a firmar en una reunión; club de vacaciones; hotel charla contrato
law: off-premises contract; timeshare; certified letter
people: pressured to sign at a sales meeting
donde: Ley 19.496 art. 3 bis

[consumer-education-withdrawal]
ley: servicios educacionales de nivel superior; alumno de primer año; deje sin efecto el contrato; documentos de pago o crédito
gente: retracto de matrícula; me matriculé en otra universidad; retracto universitario; recuperar plata de la matrícula; cambiarme de universidad; quedé en otra universidad; devolver la matrícula; instituto no devuelve la matrícula
law: university enrolment withdrawal; tuition refund
people: get my tuition back; enrolled in another university
donde: Ley 19.496 art. 3 ter

[consumer-associations]
ley: asociación de consumidores; organización constituida por personas naturales o jurídicas; representación y defensa de los derechos de sus afiliados; independientes de todo interés económico
gente: formar una asociación de consumidores; agrupación de consumidores; odecu; conadecus; qué puede hacer una asociación de consumidores; organización de consumidores
law: consumer association
people: consumer group
donde: Ley 19.496 art. 5, 6

[consumer-associations-limits]
ley: en ningún caso podrán; consejo directivo de una organización de consumidores; disueltas por sentencia judicial; demandas temerarias
gente: prohibido a asociación de consumidores; quién no puede dirigir una asociación de consumidores; disolver asociación de consumidores; directores de asociación de consumidores; lucro asociación de consumidores
law: dissolution of consumer association; disqualified directors
people: who cannot run a consumer association
donde: Ley 19.496 art. 7, 9-11

[consumer-associations-fund]
ley: fondo concursable; financiamiento de iniciativas; asociaciones de consumidores; asociación nacional de consumidores
gente: plata para asociaciones de consumidores; fondo concursable sernac; financiar asociación de consumidores; remanente juicio colectivo no reclamado
law: competitive fund for consumer associations
people: funding consumer associations
donde: Ley 19.496 art. 11 bis, 11 ter

[consumer-honour-terms]
ley: respetar los términos, condiciones y modalidades; hubiere ofrecido o convenido; entrega del bien o la prestación del servicio
gente: no cumplieron lo prometido tienda; no me llega el pedido; el despacho no llega; atraso en la entrega; me cancelaron la compra; anularon mi compra online; no me entregaron lo que compré; quiebre de stock; pedido atrasado; compré y nunca llegó; entregaron otra cosa; no me llega el paquete; me mandaron otra cosa; llegó incompleto; me dejaron plantado los de la entrega
law: honour the offered terms; late delivery; non-delivery
people: order never arrived; they cancelled my order; late delivery
donde: Ley 19.496 art. 12

[consumer-electronic-contract]
ley: contratos celebrados por medios electrónicos; condiciones generales; acceso claro, comprensible e inequívoco; almacenarlos o imprimirlos
gente: compra por internet; comprar online; compré por la página; comercio electrónico; términos y condiciones de la web; acepté sin leer en internet; compré por instagram; compré por una app; ciberdelunes; compra en cyberday
law: electronic contract; online sale; distance contract
people: online shopping; terms and conditions website
donde: Ley 19.496 art. 12 A, 32
no: vuelo

[consumer-electronic-confirmation]
ley: enviar confirmación escrita; copia íntegra, clara y legible del contrato; perfeccionado el contrato; vía electrónica
gente: no me llegó el correo de confirmación; no mandaron comprobante de la compra; no me dieron copia compra online; confirmación de la compra
law: written confirmation; copy of contract
people: no confirmation email
donde: Ley 19.496 art. 12 A

[consumer-telecom-bundles]
ley: servicios de telecomunicaciones; ofertas conjuntas; atar, ligar o supeditar; contratación de un servicio cualquiera a la contratación de otro
gente: me obligan a contratar el pack; pack de internet cable y teléfono; quiero solo internet; me obligan a tomar televisión; contratar sólo un servicio; triple pack; paquete de internet
law: bundled telecom offers; tying of services
people: forced to buy the bundle; only want internet
donde: Ley 19.496 art. 12 B

[consumer-new-car-warranty]
ley: vehículos motorizados nuevos; mantener vigente la garantía; mantenciones del vehículo; servicio técnico correspondiente; reparación gratuita del bien
gente: garantía del auto nuevo; mantención fuera de la concesionaria; perder la garantía del auto; servicio técnico autorizado auto; auto salió malo; auto nuevo con fallas; me quitan la garantía si voy a otro taller; auto en panne nuevo
law: new vehicle warranty; maintenance conditions
people: lemon car; car warranty void
donde: Ley 19.496 art. 12 C, 20

[consumer-refusal-to-sell]
ley: negar injustificadamente la venta; prestación de servicios comprendidos en sus respectivos giros; condiciones ofrecidas
gente: no me quisieron vender; se niegan a venderme; no quieren venderme; me negaron la atención en el local; no aceptan efectivo; no me quieren recibir billetes; no me venden sin el rut; negativa de venta
law: unjustified refusal to sell
people: refused to sell me
donde: Ley 19.496 art. 13

[consumer-used-goods]
ley: productos con alguna deficiencia, usados o refaccionados; segunda selección; hecho con materiales usados; partes o piezas usadas
gente: producto reacondicionado; celular usado tienda; segunda mano; producto de segunda; outlet con falla; me vendieron usado por nuevo; reembolso de producto de exhibición; saldo con defecto; refurbished; auto usado con fallas
law: used goods; refurbished
people: second hand; refurbished phone
donde: Ley 19.496 art. 14

[consumer-security-guards]
ley: sistemas de seguridad y vigilancia; respetar la dignidad y derechos de las personas; comisión flagrante de un delito; disposición de las autoridades competentes
gente: guardia me acusó de robar; me revisaron la mochila; guardias del supermercado; me retuvieron en la tienda; revisar el bolso; sonó la alarma al salir; me trataron de ladrón; guardia del mall me golpeó; pueden revisarme la cartera; me encerraron en una sala; me acusaron de robar en la tienda; guardia me pegó; me pararon a la salida de la tienda
law: security guards; dignity of customers; store surveillance
people: accused of shoplifting; guard searched my bag
donde: Ley 19.496 art. 15

[consumer-parking-fee]
ley: servicios de estacionamiento; cobro por minuto efectivo; tramo de tiempo vencido; redondear o aproximar la tarifa al alza; período inicial inferior a media hora
gente: cobro de estacionamiento; estacionamiento del mall; me cobran el estacionamiento por hora; redondean el estacionamiento; primera media hora gratis; tarifa del parking; estacionamiento por minuto
law: parking charge; per minute charge
people: parking fee; mall parking
donde: Ley 19.496 art. 15 A

[consumer-parking-lost-ticket]
ley: pérdida del comprobante de ingreso; tiempo efectivo de utilización del servicio; prohibido cobrar una tarifa prefijada, multas o recargos
gente: perdí el ticket del estacionamiento; se me perdió el boleto del parking; multa por perder ticket; me cobran el día completo por perder el ticket; tarjeta de estacionamiento perdida
law: lost parking ticket
people: lost my parking ticket
donde: Ley 19.496 art. 15 A

[consumer-parking-theft]
ley: falta de medidas de seguridad; robos o hurtos; daños al vehículo; exoneren de responsabilidad; servicio de estacionamiento
gente: me robaron el auto en el mall; robo en estacionamiento; rayaron mi auto en el estacionamiento; me abrieron el auto en el supermercado; la empresa no se hace responsable estacionamiento; robaron cosas del auto estacionado; me chocaron en el estacionamiento del mall; robaron el carro parking; me rompieron el vidrio en el estacionamiento
law: theft in car park; damage to parked vehicle
people: car stolen in parking lot
donde: Ley 19.496 art. 15 A

[consumer-parking-hospital]
ley: prestadores institucionales de salud; servicios de estacionamiento; urgencia o emergencia; dificultad física permanente o transitoria
gente: estacionamiento de la clínica; estacionamiento del hospital gratis; me cobraron estacionar en urgencia; estacionar en la clínica por emergencia
law: hospital parking
people: free hospital parking
donde: Ley 19.496 art. 15 B

[consumer-parking-street]
ley: servicio de estacionamiento en la vía pública; números 1, 2 y 3 del artículo 15 A
gente: parquímetro; estacionar en la calle cobran; concesión municipal estacionamiento; cuidador de autos cobra
law: on-street parking
people: parking meter
donde: Ley 19.496 art. 15 C

[consumer-unfair-terms]
ley: no producirán efecto alguno; contratos de adhesión; cláusulas o estipulaciones; desequilibrio importante en los derechos y obligaciones; exigencias de la buena fe; cláusulas abusivas
gente: cláusula abusiva; letra chica; condiciones injustas del contrato; contrato abusivo; cláusula injusta; el contrato me perjudica; contrato leonino; contrato desequilibrado; firmé sin leer la letra chica
law: unfair terms; adhesion contract; standard terms; unconscionable
people: fine print; unfair contract
donde: Ley 19.496 art. 16

[consumer-unfair-unilateral-change]
ley: dejar sin efecto o modificar a su solo arbitrio el contrato; suspender unilateralmente su ejecución; contratos de adhesión
gente: me cambiaron el plan sin avisar; subieron el precio del plan; cambiaron las condiciones del contrato; me modificaron el contrato; me subieron la mensualidad; cambian el contrato sin preguntar; modificación unilateral
law: unilateral modification
people: they changed my plan; raised my monthly fee
donde: Ley 19.496 art. 16

[consumer-unfair-price-increase]
ley: incrementos de precio por servicios, accesorios, financiamiento o recargos; prestaciones adicionales; consignadas por separado
gente: me cobraron un recargo; cobros adicionales; cobros ocultos; cargos extra en la compra; me cobran comisión por pagar con tarjeta; recargo en la compra
law: price increases; consumer surcharges; hidden charges
people: hidden fees; extra charges
donde: Ley 19.496 art. 16

[consumer-unfair-liability]
ley: limitaciones absolutas de responsabilidad; inviertan la carga de la prueba; errores administrativos; deficiencias, omisiones
gente: no nos hacemos responsables; la empresa no responde por pérdidas; letrero no se hace responsable; cláusula de no responsabilidad; el gimnasio no se hace responsable; me echan la culpa de su error; tengo que probarlo yo contrato
law: exclusion of liability; burden of proof
people: not responsible sign
donde: Ley 19.496 art. 16

[consumer-unfair-blanks]
ley: espacios en blanco; llenados o inutilizados antes de que se suscriba el contrato; contratos de adhesión
gente: me hicieron firmar en blanco; contrato con espacios en blanco; firmé hoja en blanco; llenaron el contrato después; firmar un contrato vacío
law: blank spaces
people: signed a blank contract
donde: Ley 19.496 art. 16

[consumer-unfair-nullity]
ley: declarada la nulidad de una o varias cláusulas; subsistirá con las restantes cláusulas; intención original de los contratantes; declaración de nulidad de cláusulas
gente: anular una cláusula; qué pasa con el contrato si anulan una cláusula; demandar por cláusula abusiva; nulidad de cláusulas; el resto del contrato sigue valiendo; quién declara abusiva una cláusula
law: nullity of terms; severability
people: strike out a clause
donde: Ley 19.496 art. 16 A, 16 B

[consumer-adhesion-format]
ley: escritos de modo claramente legible; tamaño de letra no inferior a 2,5 milímetros; idioma castellano; contratos impresos en formularios
gente: letra muy chica contrato; contrato en inglés; no se lee el contrato; tamaño de la letra contrato; contrato en otro idioma; contrato ilegible; letra pequeña
law: legible contract; font size; Spanish language
people: tiny print; contract in another language
donde: Ley 19.496 art. 17

[consumer-adhesion-copy]
ley: entregarle un ejemplar íntegro; suscrito por todas las partes; constancia de ser fiel al original; copia así entregada
gente: no me dieron copia del contrato; quiero copia de mi contrato con la empresa; firmé y no me dieron copia; me niegan la copia del contrato; nunca vi el contrato del servicio
law: copy of contract to consumer
people: they did not give me a copy
donde: Ley 19.496 art. 17

[consumer-clear-billing]
ley: informar en términos simples el cobro; verificar si el cobro efectuado se ajusta; costo total de la misma; servicios ya prestados
gente: no entiendo la cuenta; boleta poco clara; cobro que no entiendo; detalle de la cuenta del servicio; me cobraron de más en la cuenta; error en la boleta; cobro mal hecho; me cobraron dos veces; cobro doble
law: clear billing; itemized charges
people: confusing bill; overbilled; charged twice
donde: Ley 19.496 art. 17 A

[consumer-financial-contract-content]
ley: contratos de adhesión de servicios crediticios, de seguros; desglose pormenorizado de todos los cargos, comisiones, costos y tarifas; causales que darán lugar al término anticipado
gente: qué debe decir el contrato del banco; comisiones del banco; contrato de tarjeta de crédito; comisión de mantención; comisiones de la tarjeta; cobros del banco; costos del crédito contrato; contrato de la casa comercial
law: financial contract content; itemised fees and commissions
people: bank fees; credit card contract
donde: Ley 19.496 art. 17 B

[consumer-financial-summary-sheet]
ley: hoja con un resumen estandarizado; cotización del crédito; principales cláusulas; contratos de adhesión de productos y servicios financieros
gente: hoja resumen; resumen del contrato del crédito; comparar créditos; cotización del préstamo; resumen del banco
law: summary sheet; standardized summary
people: key facts sheet; compare loans
donde: Ley 19.496 art. 17 C

[consumer-financial-termination]
ley: certificado de liquidación para término anticipado; término anticipado; costo total que implica poner término al contrato; cinco días hábiles
gente: cerrar mi cuenta del banco; cerrar la tarjeta; liquidación para prepago; cuánto debo para terminar el crédito; el banco no me deja cerrar la cuenta; quiero cerrar cuenta corriente; certificado de prepago; me demoran el cierre; cancelar la tarjeta de la tienda; alzamiento de hipoteca demora
law: early termination certificate; payoff statement
people: close my bank account; payoff amount
donde: Ley 19.496 art. 17 D

[consumer-cae]
ley: carga anual equivalente; cuota o tasa de interés de referencia; publicidad de operaciones de crédito; cotización de crédito
gente: CAE del crédito; qué es la carga anual; costo total del crédito; no me informaron el costo total; cuánto voy a pagar en total crédito; cotización vigencia crédito
law: annual equivalent charge; APR; annual percentage rate
people: total cost of credit; APR
donde: Ley 19.496 art. 17 G, 3
no: aval del estado; universitario; universidad

[consumer-unsolicited-financial-products]
ley: enviar productos o contratos representativos de ellos que no hayan sido solicitados; domicilio o lugar de trabajo del consumidor
gente: me mandaron una tarjeta sin pedirla; tarjeta no solicitada; banco me envió tarjeta a la casa; me abrieron una cuenta sin autorización; me dieron un crédito que no pedí
law: unsolicited financial products
people: sent me a card I did not ask for
donde: Ley 19.496 art. 17 F

[consumer-tied-sales]
ley: de manera atada; vendido en forma atada; condiciona al consumidor la contratación de otros productos; condiciones arbitrariamente discriminatorias
gente: venta atada; me obligan a tomar seguro con el crédito; me obligan a abrir cuenta corriente para el crédito; me exigen contratar otro producto; me suben la tasa si cierro la cuenta; obligado a sacar la tarjeta; sólo con tarjeta de la tienda el descuento
law: tied sales; tying arrangement
people: forced to buy insurance with loan
donde: Ley 19.496 art. 17 H

[consumer-revoke-automatic-payment]
ley: mandato, una autorización; se pague automáticamente; dejar sin efecto dicho mandato; revocación del mandato; saldo de su cuenta
gente: PAC; PAT; pago automático; dar de baja el pago automático; me siguen descontando de la tarjeta; cancelar suscripción que se cobra sola; me descuentan de la cuenta; anular el cargo automático; quitar cargo automático
law: automatic payment mandate; direct debit
people: stop automatic payment; cancel direct debit
donde: Ley 19.496 art. 17 I

[consumer-guarantor-sheet]
ley: avalista, fiador o codeudor solidario; ficha explicativa; medios de cobranza
gente: quiero ser aval; me piden de aval; firmé de aval; ser codeudor; qué riesgo corre el aval; aval de un amigo; salir de aval; codeudor solidario me explicaron
law: guarantor information sheet; co-debtor
people: co-signer; guarantor for a friend
donde: Ley 19.496 art. 17 J

[consumer-financial-fines]
ley: incumplimiento por parte de un proveedor; artículos 17 B a 17 J; mil quinientas unidades tributarias mensuales; induzca a error al consumidor
gente: multa al banco; sanción al banco por no informar; el banco me engañó; banco mintió en las condiciones
law: fines on financial providers
people: fine the bank
donde: Ley 19.496 art. 17 K, 17 L

[consumer-keep-guarantee-documents]
ley: conservar, a lo menos de manera digital; documentos en que consten dichas garantías; tiempo de existencia de la garantía
gente: banco perdió la escritura; banco perdió los papeles de la hipoteca; documentos de la garantía del crédito; guardar papeles de la hipoteca banco
law: retention of security documents
people: bank lost my documents
donde: Ley 19.496 art. 17 M

[consumer-solvency-analysis]
ley: analizar la solvencia económica del consumidor; operación de crédito de dinero; capacidad para cumplir las obligaciones
gente: me prestaron sin poder pagar; crédito irresponsable; el banco no revisó mis ingresos; sobreendeudamiento; evaluación de crédito; me dieron crédito sin evaluar
law: creditworthiness assessment; responsible lending
people: lent me too much; over-indebted
donde: Ley 19.496 art. 17 N

[consumer-credit-refusal-reasons]
ley: informado por escrito de las razones del rechazo; condiciones objetivas; contratación del servicio financiero; consumidor de productos o servicios financieros
gente: me rechazaron el crédito; banco me niega el préstamo; no me dieron la tarjeta; no me aprobaron el crédito; por qué me rechazaron el préstamo; me negaron la cuenta corriente; cliente riesgoso banco
law: reasons for refusal of credit
people: loan denied; credit application rejected
donde: Ley 19.496 art. 3

[consumer-price-displayed]
ley: cobro de un precio superior al exhibido, informado o publicitado; precio superior al exhibido
gente: me cobraron más caro que el precio marcado; precio de la góndola distinto; en la caja otro precio; precio distinto al de la etiqueta; error de precio página; no respetan el precio; no me respetaron el precio publicado; en caja me salió más caro; me cobraron más caro; pasaron otro precio en la caja; me cobraron otro precio
law: price higher than displayed
people: charged more than the price tag; pricing error
donde: Ley 19.496 art. 18

[consumer-net-content]
ley: cantidad o el contenido neto; inferior al indicado en el envase o empaque; reposición del producto; bonificación de su valor
gente: trae menos de lo que dice el envase; venía menos cantidad; paquete medio vacío; me faltaron productos en la caja; pesa menos; bencina menos litros; faltaba peso; venía a medio llenar
law: net content; short measure
people: package contains less than stated
donde: Ley 19.496 art. 19

[consumer-warranty]
ley: reparación gratuita del bien; reposición o la devolución de la cantidad pagada; deficiencias de fabricación; podrá optar
gente: producto malo; salió malo; vino malo; vino fallado; garantía legal; devolver el producto; cambiar el producto; devolver la plata del producto; producto defectuoso; celular malo; se echó a perder; no funciona lo que compré; se descompuso; televisor no prende; refrigerador malo; zapatillas se rompieron; quiero mi plata de vuelta tienda; no me quieren devolver la plata de la compra; me vendieron una cosa mala; llegó roto; llegó quebrado; venía roto; dejó de funcionar; no me quieren cambiar el producto; murió al mes el celular
law: statutory warranty; free repair; replacement or refund; product defect
people: broken product; money back; faulty goods; return a defective item; arrived broken; product stopped working; store refuses refund
donde: Ley 19.496 art. 20

[consumer-warranty-options]
ley: podrá optar entre la reparación gratuita; previa restitución, su reposición; devolución de la cantidad pagada; derecho de opción
gente: triple opción; cambio, reparación o devolución; la tienda sólo quiere reparar; no me cambian el producto; me mandan al servicio técnico; quién elige si se repara; quiero que me devuelvan la plata y no reparar; me obligan a repararlo; me ofrecen nota de crédito; sólo dan gift card
law: choice of remedy; repair, replacement or refund
people: can I choose a refund; store only offers repair
donde: Ley 19.496 art. 20, 21

[consumer-warranty-deadline]
ley: tres meses siguientes a la fecha; seis meses siguientes a la fecha; hacerse efectivo ante el vendedor; prevalecerá el plazo por el cual ésta se extendió
gente: cuánto dura la garantía; tres por seis meses; 6x3; tres meses de garantía; seis meses de garantía; plazo para devolver producto fallado; garantía vencida; cuántos meses de garantía; plazo de cambio del producto; hasta cuándo puedo cambiar un producto malo
law: warranty period; three months; six months
people: how long is the warranty
donde: Ley 19.496 art. 21

[consumer-warranty-voluntary]
ley: vendido con determinada garantía; póliza de garantía; garantía otorgada por el proveedor; plazo por el cual ésta se extendió
gente: garantía del fabricante; garantía de un año; garantía extendida; seguro de garantía extendida; garantía de la marca; póliza de garantía; qué va primero garantía legal o del fabricante; me vendieron garantía extendida
law: voluntary warranty; manufacturer warranty; extended warranty
people: extended warranty
donde: Ley 19.496 art. 21

[consumer-warranty-second-failure]
ley: hecho efectiva la garantía; subsistieren las deficiencias; deficiencia distinta; volviere a presentarse la misma
gente: volvió a fallar; lo repararon y sigue malo; falló de nuevo; falla otra vez después de la reparación; segunda falla; ya lo arreglaron dos veces; se volvió a echar a perder
law: repeated defect after repair
people: broke again after repair; still faulty
donde: Ley 19.496 art. 20

[consumer-warranty-against-whom]
ley: indistinta o conjuntamente, al vendedor, al fabricante o al importador; no podrá derivar el reclamo; solidariamente responsables
gente: la tienda me manda al fabricante; a quién reclamo la garantía; tienda o fabricante; me derivan al servicio técnico; importador responde; la tienda se lava las manos; el vendedor dice que reclame a la marca; la tienda cerró y tengo garantía
law: seller, manufacturer or importer liability
people: store sends me to the manufacturer
donde: Ley 19.496 art. 21

[consumer-warranty-suspended]
ley: suspenderá durante el tiempo en que esté siendo reparado; ejercicio de la garantía; hasta que se complete la reparación
gente: demoran la reparación; lleva un mes en el servicio técnico; se acaba la garantía mientras lo reparan; no me entregan el celular del servicio técnico; plazo de reparación; corre la garantía en reparación
law: suspension of warranty period during repair
people: repair takes too long
donde: Ley 19.496 art. 21

[consumer-warranty-consumer-fault]
ley: deteriorado por hecho imputable al consumidor; siempre que éste no se hubiere deteriorado
gente: dicen que se mojó el celular; me echan la culpa de la falla; dicen que fue mal uso; mal uso producto; no cubre porque lo golpeé; humedad celular garantía; se me cayó y no responde la garantía
law: damage attributable to the consumer; misuse of the product
people: they say I damaged it
donde: Ley 19.496 art. 21

[consumer-warranty-perishable]
ley: productos perecibles; siete días productos perecibles; plazo impreso en el producto o su envoltorio; uso o consumo en plazos breves
gente: comida vencida; me vendieron alimento vencido; producto vencido supermercado; leche mala; fecha de vencimiento; yogurt vencido; venía podrido; carne en mal estado; comida con bichos; me enfermé con comida comprada; encontré un bicho en la comida; pelo en la comida; cucaracha en la comida; me enfermé comiendo en un restaurante
law: perishable goods; expiry date
people: expired food; sold me spoiled food
donde: Ley 19.496 art. 21

[consumer-warranty-proof]
ley: documentación respectiva; comprobante de la compra; acreditar con la boleta
gente: perdí la boleta; sin boleta puedo cambiar; no tengo la boleta; cambio sin boleta; no guardé el recibo; cartola como comprobante de compra; sirve el ticket de cambio; tengo sólo el voucher
law: proof of purchase; purchase receipt
people: lost the receipt; no purchase receipt
donde: Ley 19.496 art. 21

[consumer-exchange-policy]
ley: reposición del producto; devolución de la cantidad pagada; términos, condiciones y modalidades
gente: no me quedó la ropa; cambio de talla; no me gustó el regalo; ticket de cambio; cambiar un regalo; cambiar ropa por otra talla; política de cambio; no aceptan cambios; liquidación sin cambio; devolver algo que no me gustó; no me cambian la ropa; me quedó chico
law: exchange policy; store returns
people: exchange the size; return a gift
donde: Ley 19.496 art. 12, 20

[consumer-supplier-recourse]
ley: restituidos, contra su entrega, por la persona de quien los adquirieron; distribuidores o comerciantes; costos de restitución o de devolución
gente: soy comerciante y devolví un producto fallado; el almacén le cobra al fabricante; mi proveedor no me recibe la devolución; tienda contra el importador
law: recourse against manufacturer
people: retailer claims from manufacturer
donde: Ley 19.496 art. 22

[consumer-negligent-service]
ley: actuando con negligencia, causa menoscabo al consumidor; fallas o deficiencias en la calidad, cantidad, identidad
gente: mal servicio; pésimo servicio; hicieron mal el trabajo; peluquería me quemó el pelo; tintorería arruinó mi ropa; lavandería perdió mi ropa; restaurante me intoxicó; mudanza me rompió los muebles; el maestro dejó todo malo; el gimnasio no cumple; mala atención; me dejaron mal el pelo; me quemaron en la depilación; veterinaria mató a mi perro; me echaron a perder la ropa; restaurante me sirvió comida mala
law: negligent service; poor quality
people: bad service; dry cleaner ruined my clothes
donde: Ley 19.496 art. 23

[consumer-overselling-events]
ley: organizadores de espectáculos públicos; cantidad de localidades que supere la capacidad; venta de sobrecupos; transporte de pasajeros
gente: vendieron más entradas; sobreventa de entradas; no pude entrar al concierto con entrada; recital sobrevendido; sobreventa de pasajes de bus; bus sobrevendido; estadio lleno con entrada; me dejaron afuera del show
law: overselling of tickets
people: concert oversold; bus oversold
donde: Ley 19.496 art. 23
no: avión; vuelo; aerolínea

[consumer-event-cancelled]
ley: respetar los términos, condiciones y modalidades; espectáculos públicos; actúe como intermediario
gente: cancelaron el concierto; suspendieron el recital; devolución de la entrada; reembolso de entradas; ticketera no devuelve; cambiaron la fecha del show; postergaron el evento; cargo por servicio de la entrada; se suspendió el partido y la entrada
law: event cancellation refund
people: concert cancelled refund; ticket refund
donde: Ley 19.496 art. 12, 23, 43

[consumer-fines]
ley: sancionadas con multa de hasta 300 unidades tributarias mensuales; circunstancias atenuantes; circunstancias agravantes; monto de las multas
gente: qué multa le ponen a la tienda; multa a la empresa por infringir la ley del consumidor; cuánto es la multa consumidor; sanción a la tienda; multa en UTM a proveedor; la empresa reincide
law: fine on suppliers
people: fine for the store; penalty for company
donde: Ley 19.496 art. 24
no: tránsito; parte; estacionar

[consumer-fines-collective]
ley: número de consumidores afectados; multa por cada uno de los consumidores; 30% de las ventas; doble del beneficio económico
gente: multa en juicio colectivo; multa por cada cliente afectado; tope de la multa demanda colectiva; cuánto multan por colusión a consumidores
law: fine per affected consumer; cap on fines
people: class action fine
donde: Ley 19.496 art. 24 A

[consumer-service-interruption]
ley: suspendiere, paralizare o no prestare, sin justificación; servicio previamente contratado; agua potable, gas, alcantarillado; energía eléctrica, telecomunicaciones; descontar o reembolsar
gente: me cortaron el servicio sin razón; corte de luz; corte de agua; se cayó el internet; sin internet hace días; no hay luz en la casa; me cobraron mientras no había servicio; descuento por días sin servicio; se cortó el cable; cortes de luz todo el día; sin agua varios días; quedé sin luz; llevamos días sin luz; no tengo internet; no me llega agua
law: suspension of service; outage; refund for interruption
people: power outage; no internet for days; water cut off
donde: Ley 19.496 art. 25

[consumer-service-interruption-compensation]
ley: indemnizar de manera directa y automática; por cada día sin suministro; diez veces el valor promedio diario; cuatro horas continuas o más
gente: compensación por corte de luz; indemnización por corte de agua; cuánto me pagan por estar sin luz; compensación automática; compensación por días sin internet; descuento en la boleta por cortes; compensación por apagón
law: automatic compensation; outage compensation
people: compensation for power cut
donde: Ley 19.496 art. 25 A

[consumer-prescription]
ley: prescribirán en el plazo de dos años; responsabilidad contravencional; haya cesado en la infracción
gente: cuánto tiempo tengo para reclamar al sernac; plazo para demandar a la tienda; prescribe la denuncia consumidor; se me pasó el plazo para reclamar; cuándo prescribe el reclamo; hasta cuándo puedo denunciar a la empresa
law: limitation period; prescription of consumer actions
people: deadline to sue the store
donde: Ley 19.496 art. 26

[consumer-refund-adjustment]
ley: restituciones pecuniarias; serán reajustadas; Indice de Precios al Consumidor
gente: me devuelven con reajuste; devolución con ipc; intereses de la devolución de la tienda; plata devuelta reajustada
law: inflation adjustment of refunds
people: refund adjusted for inflation
donde: Ley 19.496 art. 27

[consumer-misleading-advertising]
ley: induce a error o engaño; mensaje publicitario; publicidad falsa o engañosa; características relevantes del bien o servicio; idoneidad del bien
gente: publicidad engañosa; publicidad falsa; propaganda mentirosa; no era lo anunciado en la publicidad; oferta mentirosa; no se parece a la foto; mentira en el aviso; anuncio engañoso; comercial engañoso; influencer publicidad; decían que era otra cosa; falso descuento
law: false advertising; misleading advertising
people: lying ad; not as advertised; fake discount
donde: Ley 19.496 art. 28, 24

[consumer-advertising-confusion]
ley: confusión en los consumidores; identidad de empresas; marcas u otros signos distintivos
gente: imitan una marca; copia de marca conocida; se hace pasar por otra empresa; tienda imita a otra; logo parecido al de otra; publicidad que copia
law: confusion advertising; passing off
people: copycat brand advertising
donde: Ley 19.496 art. 28 A

[consumer-advertising-suspension]
ley: suspensión de las emisiones publicitarias; publicidad correctiva; identificación del anunciante
gente: sacar un comercial del aire; que retiren la publicidad; bajar el aviso engañoso; quién hizo el anuncio; que rectifiquen la publicidad; conar
law: corrective advertising; suspension of advertising
people: take down the ad
donde: Ley 19.496 art. 31, 34

[consumer-spam]
ley: comunicación promocional o publicitaria; solicitar la suspensión de los envíos; servicios de mensajería telefónicos; identidad del remitente
gente: spam; me llaman a cada rato para ofrecer; correos de publicidad; llamadas molestas; no quiero publicidad; registro no molestar; me llenan de mensajes; llamadas de call center; darme de baja de correos; llaman para vender; mensajes de texto publicidad; whatsapp publicitario
law: unsolicited communications; marketing emails; opt out of marketing
people: spam; junk mail; telemarketing calls; unsubscribe
donde: Ley 19.496 art. 28 B

[consumer-labelling]
ley: obligado a rotular; faltare a la verdad en la rotulación; ocultare o alterare; susceptible de comprobación; etiquetas, envases, empaques
gente: etiqueta falsa; etiqueta mentirosa; producto sin etiqueta; cambiaron la etiqueta; adulteraron la fecha; ingredientes no aparecen; rotulado; dice una cosa el envase y es otra; producto sin rótulo
law: product labelling
people: false label; missing label
donde: Ley 19.496 art. 29, 33

[consumer-price-information]
ley: dar conocimiento al público de los precios; claramente visible; vitrinas, anaqueles o estanterías; impuestos correspondientes; lista de sus precios
gente: no tiene precio a la vista; producto sin precio; no exhiben los precios; precio sin IVA; carta sin precios restaurante; propina obligatoria; me cobraron propina; tengo que preguntar el precio; vitrina sin precios
law: price display; price information; taxes included
people: no price tag; price without tax
donde: Ley 19.496 art. 30

[consumer-basic-commercial-information]
ley: información básica comercial; idioma castellano; instructivos de uso; sistema general de pesos y medidas; moneda de curso legal
gente: manual en chino; instrucciones en inglés; manual en otro idioma; precio en dólares; sin manual de instrucciones; información del producto; no informa repuestos; qué debe informar la tienda
law: basic commercial information; instructions in Spanish
people: manual in a foreign language
donde: Ley 19.496 art. 32, 1

[consumer-promotions]
ley: promoción u oferta; bases de la misma y el tiempo o plazo de su duración; cumplimiento forzado; prestación equivalente
gente: no respetaron la oferta; promoción de la tienda; oferta 2x1; se acabó la oferta; no me hicieron el descuento; bases de la promoción; hasta agotar stock; black friday; liquidación de temporada; no cumplen la promo; oferta sin stock
law: promotional offer; special offer; terms of the offer
people: they did not honor the discount
donde: Ley 19.496 art. 35

[consumer-contests]
ley: concursos o sorteos; número de premios; plazo en que se podrán reclamar; difundir adecuadamente los resultados
gente: gané un concurso; no me entregan el premio; sorteo por instagram; rifa de una marca; concurso fraudulento; bases del sorteo; cobrar un premio; gané un sorteo de la tienda
law: prize contests; raffles; prize draw
people: won a prize not delivered; giveaway
donde: Ley 19.496 art. 36

[consumer-credit-sale-information]
ley: crédito directo al consumidor; precio al contado; monto total a pagar; tasa de interés; monto y número de pagos
gente: comprar en cuotas; crédito de la casa comercial; compré a crédito; precio con tarjeta y contado; cuotas sin interés; cuotas precio contado; cuánto termino pagando en cuotas; qué me deben informar al comprar a crédito; tarjeta de la tienda cuotas
law: consumer credit information; cash price; total amount payable
people: buy in installments; store credit
donde: Ley 19.496 art. 37

[consumer-collection-fees]
ley: gastos de cobranza extrajudicial; honorarios de cobranza; unidades de fomento; veinte días de atraso; cobranza extrajudicial de los créditos impagos
gente: gastos de cobranza; cuánto pueden cobrar por cobranza; honorarios de cobranza; me cobran gastos de cobranza altísimos; me sumaron cobranza a la cuota; intereses y cobranza; atraso de la cuota recargo; me atrasé en una cuota; tope de gastos de cobranza
law: collection costs; collection fees cap
people: collection fee too high; late fee
donde: Ley 19.496 art. 37

[consumer-collection-harassment]
ley: cobranza extrajudicial; documentos que aparenten ser escritos judiciales; comunicaciones a terceros ajenos a la obligación; visitas o llamados telefónicos; privacidad del hogar; convivencia normal
gente: me llaman a cobrar; me acosan cobradores; empresa de cobranza; cobran por teléfono todo el día; llaman a mi trabajo a cobrar; llaman a mis familiares por deuda; amenazas de embargo por carta; me llaman domingo cobranza; cobradores en mi casa; hostigamiento por deudas; a qué hora pueden llamar a cobrar; cuántas veces pueden llamar; me mandaron carta de embargo falsa; cobran deuda de otra persona; me mandan mensajes para cobrar; llamaron a mi mamá por la deuda; no paran de llamar por la deuda
law: debt collection harassment; extrajudicial collection
people: debt collectors keep calling; harassment by collectors
donde: Ley 19.496 art. 37, 39 B

[consumer-collection-pay-directly]
ley: pagar directamente a éste el total de la deuda vencida; créditos impagos del proveedor; terminará el mandato; abstenga de proseguir en el cobro
gente: pagar directo al banco y no a la cobranza; puedo pagar en la tienda la deuda; me obligan a pagar en la empresa de cobranza; pagar sin cobranza; no me reciben el pago por estar en cobranza; vendieron mi deuda
law: payment directly to the creditor
people: pay the store instead of collector
donde: Ley 19.496 art. 39 B

[consumer-interest-outstanding]
ley: saldos insolutos del crédito concedido; pagos no podrán ser exigidos por adelantado; interés máximo convencional; cobren intereses
gente: me cobran intereses de más tienda; interés sobre lo que ya pagué; interés abusivo de la tienda; me cobran por adelantado; interés usurero casa comercial; pasaron el interés máximo
law: interest on outstanding balance; excessive interest
people: overcharged interest by the store
donde: Ley 19.496 art. 38, 39

[consumer-repair-parts]
ley: emplear en tal reparación componentes o repuestos adecuados; nuevos o refaccionados; sustituir, sin cargo adicional; valor de la obra de mano
gente: mecánico puso repuestos usados; taller me cobró repuesto nuevo y puso usado; me cambiaron piezas; repuesto alternativo; boleta del taller; servicio técnico repuesto malo; taller mecánico me estafó
law: repair services; spare parts
people: mechanic used old parts
donde: Ley 19.496 art. 40

[consumer-defective-service]
ley: servicio defectuoso; plazo de treinta días hábiles; se preste nuevamente el servicio; devolución de lo pagado; plazo por el cual se hace responsable
gente: quedó mal reparado; la reparación no sirvió; el taller dejó peor el auto; garantía del servicio; garantía de la reparación; cuánto plazo para reclamar al mecánico; el maestro hizo mal la pega; quedó mala la instalación; plomero dejó goteras; me arreglaron mal
law: defective service; thirty business days; redo the service
people: bad repair; redo the job; warranty on repair
donde: Ley 19.496 art. 41

[consumer-abandoned-repair]
ley: se entenderán abandonadas en favor del proveedor; no sean retiradas en el plazo de un año; entregadas en reparación; documento de recepción del trabajo
gente: no fui a buscar lo que dejé en reparación; dejé el celular en el técnico hace meses; taller vendió mi auto; pueden quedarse con mi notebook; no retiré el reloj; se quedaron con mi cosa en reparación; cliente no retira el equipo
law: abandoned goods left for repair
people: never picked up from repair shop
donde: Ley 19.496 art. 42

[consumer-intermediary]
ley: actúe como intermediario en la prestación de un servicio; responderá directamente frente al consumidor; derecho a repetir
gente: agencia de viajes no responde; marketplace no responde; app de delivery; plataforma dice que es intermediario; compré por una plataforma; agencia de viajes quebró; reserva de hotel por internet falló; rappi uber pedido; la plataforma se lava las manos; reserva de airbnb; la agencia me dejó sin viaje; reservé un hotel y no existía; hotel no devuelve la reserva; gira de estudios
law: intermediary liability; online platform; travel agency
people: travel agency will not refund; booking platform
donde: Ley 19.496 art. 43

[consumer-dangerous-products-warning]
ley: potencialmente peligroso para la salud o integridad física; advertencias e indicaciones necesarias; instructivos anexos en idioma español; servicios riesgosos
gente: producto peligroso; juguete peligroso; no advertía el riesgo; sin advertencias; juego de parque peligroso; accidente en el parque de diversiones; accidente en cama elástica; cama elástica; actividad riesgosa sin seguridad
law: dangerous products; product warnings; product safety
people: dangerous toy; no warning label
donde: Ley 19.496 art. 45

[consumer-product-recall]
ley: peligros o riesgos no previstos oportunamente; ponerlos, sin demora, en conocimiento de la autoridad; medidas preventivas o correctivas; retiro del mercado
gente: alerta de seguridad producto; recall del auto; llamaron a revisar mi auto; airbag defectuoso; retiran un producto del mercado; campaña de seguridad del auto; alerta de producto
law: product recall; safety alert
people: product recall; my car was recalled
donde: Ley 19.496 art. 46, 49

[consumer-product-liability]
ley: peligrosidad de un producto o servicio; solidariamente, del productor, importador y primer distribuidor; otra inocua; daños o perjuicios que de su consumo provengan
gente: me explotó el celular; producto me quemó; me intoxiqué con un producto; el producto me causó una lesión; accidente por producto defectuoso; alergia por crema; se incendió el calefont; quién responde por el producto peligroso; se prendió fuego el producto; me salió alergia con un producto; me explotó en la cara
law: product liability; dangerous product damages
people: product injured me; it exploded
donde: Ley 19.496 art. 47, 48

[consumer-supermarket-accident]
ley: seguridad en el consumo; medidas que resulten necesarias; condiciones de seguridad del local; negligencia, causa menoscabo
gente: me caí en el supermercado; resbalé en el mall; accidente en la tienda; piso mojado me caí; me cayó algo encima en la tienda; me lesioné en el gimnasio; escalera mecánica accidente; me accidenté en un local; me caí en el mall; me resbalé en el supermercado; se me cayó una estantería; me caí en la escalera mecánica; me corté en la tienda
law: accident in store; slip and fall
people: slipped in the supermarket; fell in the mall
donde: Ley 19.496 art. 3, 23, 45

[consumer-video-games]
ley: videojuegos; nivel de violencia; menores de una determinada edad; cédula de identidad respectiva
gente: vender videojuegos a menores; juego violento para niños; mi hijo compró un videojuego; edad de los juegos; play juego de violencia; clasificación de los videojuegos
law: video games; age rating
people: selling violent games to kids
donde: Ley 19.496 art. 49 bis

[consumer-sernac]
ley: Servicio Nacional del Consumidor; velar por el cumplimiento de las disposiciones; difundir los derechos y deberes del consumidor; interpretar administrativamente
gente: sernac; para qué sirve el sernac; funciones del sernac; el sernac puede multar; el sernac obliga a la tienda; facultades del sernac
law: National Consumer Service; consumer agency
people: SERNAC; consumer protection agency
donde: Ley 19.496 art. 57, 58

[consumer-complaint]
ley: denuncias y acciones; reclamo del consumidor; Servicio Nacional del Consumidor; sancionar al proveedor que incurra en infracción
gente: cómo reclamo contra una tienda; reclamar en el sernac; poner un reclamo; dónde reclamo una compra; la empresa no responde mi reclamo; quiero denunciar a una empresa; libro de reclamos; cómo hago un reclamo; denunciar a un local; quién me ayuda con una empresa
law: consumer complaint
people: complain about a company; file a complaint against a store
donde: Ley 19.496 art. 50, 58, 50 A

[consumer-sernac-inspection]
ley: fiscalizar el cumplimiento; acta de fiscalización; ministro de fe; labores inspectivas; ingresar a inmuebles
gente: fiscalizador del sernac; sernac fue a fiscalizar mi local; inspección del sernac; dejar entrar al sernac; negarme a la fiscalización
law: SERNAC inspection; enforcement officers
people: SERNAC inspection at my shop
donde: Ley 19.496 art. 58, 59 bis

[consumer-sernac-judgments-register]
ley: copia autorizada de las sentencias definitivas; registro de sentencias; sitio web institucional
gente: sentencias contra una empresa consumidor; ver si una tienda tiene condenas; registro de sentencias del sernac; historial de multas de la empresa
law: register of judgments
people: check store convictions
donde: Ley 19.496 art. 58 bis

[consumer-actions]
ley: anular las cláusulas abusivas; obtener la prestación de la obligación incumplida; hacer cesar el acto; obtener la debida indemnización; interés individual
gente: demandar a una tienda; qué puedo pedir al demandar a la empresa; denunciar o demandar consumidor; querella infraccional; demanda civil consumidor; demandar al banco por consumidor; demanda contra empresa
law: consumer actions; claim against supplier
people: sue the store; take the company to court
donde: Ley 19.496 art. 50

[consumer-local-police-court]
ley: juzgado de policía local; domicilio del consumidor o del proveedor; elección del consumidor; prórroga de competencia; demanda del consumidor
gente: en qué juzgado demando a la tienda; juzgado de policía local consumidor; dónde demando a la empresa; tribunal de consumo; demandar desde regiones; qué tribunal ve los reclamos de consumo; tengo que ir a santiago a demandar
law: competent court; local police court
people: which court consumer; where do I sue the store
donde: Ley 19.496 art. 50 A, 50 H

[consumer-no-lawyer]
ley: no requerirán de patrocinio de abogado habilitado; comparecer personalmente; Corporación de Asistencia Judicial
gente: demandar a la tienda sin abogado; necesito abogado para el sernac; abogado gratis consumidor; demandar solo a una empresa; ir sin abogado al juzgado de policía local
law: no lawyer required; self-representation
people: sue the store without a lawyer
donde: Ley 19.496 art. 50 C

[consumer-individual-procedure]
ley: procedimiento se iniciará por demanda del consumidor; conciliación, contestación y prueba; mismo procedimiento señalado
gente: cómo es el juicio contra la tienda; qué pasa en la audiencia consumidor; pasos de la demanda al juzgado de policía local; cuánto demora el juicio contra la empresa; pruebas contra la tienda; qué llevo a la audiencia
law: individual procedure; consumer hearing
people: steps to sue a store
donde: Ley 19.496 art. 50 H, 50 I

[consumer-small-claims]
ley: diez unidades tributarias mensuales; procedimiento de única instancia; serán inapelables
gente: demanda por poca plata a una tienda; monto chico consumidor; vale la pena demandar por poco; no se puede apelar consumidor; juicio por menos de diez UTM
law: small claims; sole instance
people: small claim against store
donde: Ley 19.496 art. 50 G

[consumer-service-of-process]
ley: jefe del local; notificación se efectuará; exhibir en un lugar visible del local
gente: a quién se notifica la demanda de la tienda; jefe de local; no sé el representante legal de la tienda; cómo notifico a la empresa; letrero con el nombre del jefe de local
law: service on store manager
people: serve papers to the store
donde: Ley 19.496 art. 50 D

[consumer-reckless-complaint]
ley: carezca de fundamento plausible; denuncia o demanda
gente: denuncia temeraria; me pueden multar por demandar sin razón; denuncia falsa contra la tienda; reclamo sin fundamento; demanda sin pruebas a la empresa
law: frivolous claim; reckless complaint
people: penalty for frivolous lawsuit
donde: Ley 19.496 art. 50 E

[consumer-class-action]
ley: interés colectivo o difuso; número no inferior a 50 personas; asociación de consumidores; demanda presentada por el Servicio Nacional del Consumidor
gente: demanda colectiva; juicio colectivo; somos muchos afectados por la empresa; juntarnos para demandar a una empresa; acción de clase; cuántas personas para demanda colectiva; quién puede presentar demanda colectiva
law: class action; collective action
people: class action; group lawsuit
donde: Ley 19.496 art. 51, 50

[consumer-class-action-admissibility]
ley: declarará admisible; legitimados activos; requisitos establecidos en el artículo 254; diez días fatales
gente: requisitos para admitir demanda colectiva; admisibilidad de la demanda colectiva; rechazaron la demanda colectiva; recurso contra la admisibilidad colectiva
law: admissibility of class action
people: class action certification
donde: Ley 19.496 art. 52

[consumer-class-action-notice]
ley: publicación de un aviso; hacerse parte o hagan reserva de sus derechos; legitimados activos
gente: sumarme a la demanda colectiva; hacerme parte del juicio colectivo; reserva de derechos juicio colectivo; aviso de la demanda colectiva; cómo me uno a la demanda colectiva
law: notice to class members; reservation of rights
people: join the class action
donde: Ley 19.496 art. 53

[consumer-class-action-settlement]
ley: ofertas de avenimiento; monto global del daño; aprobación del juez; desistimiento del legitimado activo
gente: acuerdo en el juicio colectivo; empresa ofreció compensación a clientes; avenimiento demanda colectiva; compensación colusión; me toca plata del juicio colectivo
law: class settlement
people: class action settlement
donde: Ley 19.496 art. 53 B

[consumer-class-action-judgment]
ley: sentencia que acoja la demanda; grupos y subgrupos; indemnizaciones o reparaciones; efecto erga omnes
gente: ganaron el juicio colectivo; a quién beneficia la sentencia colectiva; efectos de la sentencia colectiva; no demandé pero me beneficia el juicio colectivo; cuánto me pagan del juicio colectivo
law: class action judgment; erga omnes effect
people: class action result applies to me
donde: Ley 19.496 art. 53 A, 53 C, 54

[consumer-class-action-claim-payment]
ley: noventa días corridos; condición de miembro del grupo; reserva de sus derechos
gente: cobrar lo del juicio colectivo; plazo para cobrar juicio colectivo; cómo acredito que soy afectado colectivo; cobrar compensación colectiva; no cobré la compensación a tiempo
law: class members claim; ninety days
people: claim my class action money
donde: Ley 19.496 art. 54 C, 54 D, 54 E

[consumer-class-action-enforcement]
ley: consignar íntegramente en la cuenta corriente del tribunal; treinta días corridos; programa mensual de pago; procurador común
gente: la empresa no paga el juicio colectivo; cuándo paga la empresa condenada colectivo; cobrar sentencia colectiva que no cumplen; no cumplió el fallo colectivo
law: enforcement of class judgment
people: company has not paid class action
donde: Ley 19.496 art. 54 F, 54 G

[consumer-voluntary-collective-procedure]
ley: solución expedita, completa y transparente; conductas que puedan afectar el interés colectivo; subdirección independiente; voluntad de participar; plazo máximo de duración del procedimiento
gente: procedimiento voluntario colectivo; PVC del sernac; mediación colectiva; sernac negocia con la empresa; acuerdo del sernac con la empresa; cuánto dura el procedimiento voluntario colectivo
law: voluntary collective procedure
people: SERNAC negotiated compensation
donde: Ley 19.496 art. 54 H, 54 J, 54 K

[consumer-voluntary-collective-agreement]
ley: términos del acuerdo; cálculo de las devoluciones, compensaciones o indemnizaciones; plan de cumplimiento; efecto erga omnes; transacción extrajudicial
gente: acuerdo voluntario colectivo; empresa no cumplió el acuerdo con el sernac; no acepto la compensación del sernac; quedar fuera del acuerdo colectivo; aprobar acuerdo sernac en tribunal
law: collective settlement approval
people: SERNAC deal with the company
donde: Ley 19.496 art. 54 P, 54 Q

[consumer-sernac-seal]
ley: sello SERNAC; contratos de adhesión de bancos e instituciones financieras; mediador o a un árbitro financiero; se podrá revocar
gente: sello sernac; banco con sello sernac; perder el sello sernac; obtener sello sernac; usar sello sernac sin tenerlo
law: SERNAC seal
people: consumer seal for banks
donde: Ley 19.496 art. 55, 55 A, 55 B, 55 C, 55 D

[consumer-customer-service]
ley: servicio de atención al cliente; responder fundadamente los reclamos; gratuito para el consumidor
gente: la empresa no responde; servicio al cliente no contesta; cuánto plazo tiene el banco para responder un reclamo; nadie contesta el teléfono de la empresa; respuesta del banco al reclamo; me tienen esperando en el call center
law: customer service; reply to complaints
people: customer service does not answer
donde: Ley 19.496 art. 56, 17 B

[consumer-financial-mediator]
ley: mediador y el árbitro financiero; propuestas de acuerdo; cien unidades de fomento; nómina elaborada por el Servicio Nacional del Consumidor
gente: mediador financiero; árbitro financiero; mediar con el banco; reclamar contra el banco sin juicio; conflicto con el banco arbitraje; cómo elijo al mediador del banco
law: financial mediator; financial arbitrator
people: mediate with the bank
donde: Ley 19.496 art. 56 A, 56 C, 56 D, 56 E

[consumer-personal-data-sernac]
ley: datos personales de los consumidores; relaciones de consumo
gente: la tienda usa mis datos; empresa vendió mis datos de cliente; me piden el rut para comprar; me piden el rut en la caja; filtraron datos de clientes; tienda pide teléfono y correo
law: consumer personal data
people: store sold my data
donde: Ley 19.496 art. 15 bis

[consumer-cancel-subscription]
ley: poner término unilateralmente; causales que pudieren dar lugar a su término anticipado; sola voluntad del consumidor
gente: no me dejan dar de baja el servicio; cancelar el gimnasio; salirme del gimnasio; darme de baja del plan; quiero terminar el contrato del cable; multa por terminar el contrato antes; cancelar suscripción; no puedo cancelar la suscripción; anular plan; me cobran por irme; congelar el gimnasio; se me pasó cancelar la prueba gratis; prueba gratis y me cobraron; me siguen cobrando el gimnasio; me siguen cobrando el plan; no me dejan salirme del plan
law: contract termination by consumer; cancellation fee
people: cancel my subscription; cancel gym membership
donde: Ley 19.496 art. 17 B

[consumer-bank-contract-change]
ley: modificar a su solo arbitrio el contrato; aumentos en los precios, tasas de interés, cargos; comisiones, costos o tarifas
gente: el banco me subió la comisión; banco cambió el contrato sin avisar; subieron la mantención de la tarjeta; me suben el costo de la cuenta corriente; el banco cambió las condiciones
law: changes in bank fees
people: bank raised my fees
donde: Ley 19.496 art. 16, 17 H, 17 B

[consumer-scam-purchase]
ley: respetar los términos, condiciones y modalidades; induce a error o engaño
gente: me estafaron comprando por internet; página falsa; tienda falsa; compré y me bloquearon; me bloqueó el vendedor; estafa en marketplace; estafa por instagram; pagué y no me mandaron nada; cuento del tío compra; tienda fantasma; transferí y no me mandó nada; pagué y desapareció; me vendió y no me entregó
law: online shopping fraud; non-delivery
people: scammed online; fake website
donde: Ley 19.496 art. 12, 28; Código Penal art. 468, 473

[consumer-vehicle-used]
ley: usados o refaccionados; productos con alguna deficiencia; informar de manera expresa; segunda selección
gente: compré auto usado malo; automotora me vendió auto chocado; auto usado con el motor malo; kilometraje adulterado; automotora no responde; auto usado garantía; me vendieron un cacharro; le bajaron el kilometraje
law: used car dealer; undisclosed defects
people: used car lemon; odometer rolled back
donde: Ley 19.496 art. 14, 20

[consumer-school-fees]
ley: servicios educacionales; contratos de educación; términos, condiciones y modalidades ofrecidas
gente: cobro del colegio privado ley del consumidor; instituto cerró la carrera; universidad subió el arancel; curso online no lo dieron; preuniversitario no devuelve; academia no cumple; carrera no acreditada me engañaron; retienen mi título por deuda
law: education services contract
people: course cancelled no refund
donde: Ley 19.496 art. 2, 3 ter

[consumer-quote-estimate]
ley: términos, condiciones y modalidades; convenido con el consumidor; presupuesto del servicio
gente: presupuesto del taller; me cobraron más que el presupuesto; no respetaron la cotización; cotización vencida; diagnóstico cobran
law: service estimate; price quotation
people: charged more than the quote
donde: Ley 19.496 art. 12

[consumer-telecom-complaint]
ley: reclamos contra concesionarios; Subsecretaría de Telecomunicaciones; concesionarios de servicios de telecomunicaciones
gente: reclamo contra la compañía de celular; reclamar en la subtel; problema con mi plan de celular; telefónica me cobra mal; reclamo por internet lento; compañía de teléfono no responde; cobro de celular que no corresponde
law: telecommunications complaints
people: complain about my phone company
donde: Ley 18.168 art. 28 bis

[consumer-telecom-outage]
ley: suspensión, interrupción o alteración del servicio; energía eléctrica, telecomunicaciones; descontarse de la tarifa mensual; servicio público telefónico; fuerza mayor
gente: me quedé sin señal; celular sin señal días; sin teléfono una semana; descuento por no tener internet; se cayó la señal; compensación de la compañía de internet; indemnización por estar sin internet
law: interruption of telephone service
people: no phone signal for days
donde: Ley 18.168 art. 27; Ley 19.496 art. 25

[consumer-net-neutrality]
ley: proveedores de acceso a Internet; bloquear, interferir, discriminar; contenidos, aplicaciones o servicios legales; características del acceso
gente: neutralidad de la red; me bloquean páginas la compañía; internet bloqueado por la empresa; bajan la velocidad de una aplicación; pueden bloquear sitios
law: net neutrality
people: ISP blocks websites
donde: Ley 18.168 art. 24 H

[consumer-internet-speed]
ley: velocidad mínima garantizada; velocidad promedio; acceso a Internet; organismo técnico independiente
gente: internet lento; contraté más megas; no llega la velocidad contratada; wifi lento; medir velocidad de internet; internet malo; me venden fibra y anda lento
law: minimum guaranteed internet speed
people: slow internet; not the speed I paid for
donde: Ley 18.168 art. 24 K

[consumer-number-portability]
ley: portabilidad numérica; conservar su número; organismo administrador de la portabilidad
gente: cambiarme de compañía con el mismo número; portabilidad de celular; me cambiaron de compañía sin permiso; portarse a otra compañía; mantener el número; portabilidad no autorizada
law: number portability
people: keep my phone number; switch carriers

[consumer-phone-theft-block]
ley: bloqueo del equipo; equipo terminal; hurto, robo o extravío; equipos homologados
gente: me robaron el celular bloquear; bloquear el celular; imei; me robaron el teléfono y sigue el plan; celular robado plan; homologar celular; celular traído de afuera bloqueado
law: handset blocking; IMEI registration
people: block stolen phone

[consumer-electricity-cut]
ley: suspender el suministro; servicio impago; dos boletas o facturas consecutivas; concesionario de servicio público; aviso previo de corte
gente: me cortaron la luz por no pagar; corte de luz por deuda; me van a cortar la luz; cuántas boletas para corte de luz; pueden cortarme la luz; reponer la luz; reposición de la luz; debo la luz; me dejaron sin luz por deuda; me sacaron el medidor
law: electricity disconnection for non-payment
people: electricity cut off for debt
donde: DFL 4 de 2006 art. 141

[consumer-electricity-outage]
ley: interrupción o suspensión del suministro de energía eléctrica no autorizada; compensación a los usuarios; doble del valor de la energía no suministrada; energía no suministrada; cada día sin suministro
gente: apagón; cortes de luz seguidos; se me quemó el refri por la luz; subida de voltaje; bajón de luz quemó la tele; compensación por luz cortada; la eléctrica no responde; enel compensación; se quemaron mis electrodomésticos; electrodependiente sin luz; se me quemó la tele con el corte; se me echó a perder la comida por el corte de luz; quemó mis artefactos
law: electricity outage compensation
people: power surge damaged my fridge; blackout
donde: Ley 18.410 art. 16 B; Ley 19.496 art. 25 A

[consumer-electro-dependent]
ley: personas electrodependientes; hospitalización domiciliaria; descuento del consumo; solución técnica
gente: electrodependiente; paciente conectado a máquina en la casa; oxígeno en la casa corte de luz; familiar electrodependiente; no pueden cortar luz a enfermo
law: electro-dependent persons
people: medical device at home power cut

[consumer-electricity-tariff]
ley: cobro efectuado se ajusta; clientes sometidos a regulación de precios; medidor de electricidad; empresa distribuidora
gente: subió la cuenta de la luz; cuenta de luz muy alta; error del medidor de luz; consumo que no hice luz; medidor malo; me cobran luz estimada; límite de invierno; alza de la luz; reclamar en la SEC; subsidio eléctrico; me llegó carísima la luz; me llegó una cuenta de luz altísima
law: electricity bill; electricity meter; regulated tariff
people: electricity bill too high; faulty meter
donde: Ley 19.496 art. 17 A

[consumer-water-cut]
ley: suspender, previo aviso; servicios a usuarios que adeuden una o más cuentas; servicio público de distribución de agua potable
gente: me cortaron el agua por no pagar; corte de agua por deuda; me van a cortar el agua; deuda de agua; reconexión del agua; pueden cortar el agua a un niño; debo el agua; corte y reposición del agua
law: water disconnection; water reconnection
people: water cut off for debt
donde: DFL 382 de 1988 art. 36

[consumer-water-bill]
ley: consumo de agua potable; instalaciones domiciliarias; arranque de agua potable
gente: cuenta del agua muy alta; fuga de agua cuenta; me cobraron mucha agua; medidor de agua malo; cañería rota quién paga; deuda de agua del dueño anterior; deuda de agua del arrendatario; reclamo en la siss; agua sucia de la llave; me llegó carísima el agua
law: water bill; water meter; water leak
people: water bill too high; previous owner water debt

[consumer-gas]
ley: empresa de gas; suministro de gas; servicio público de distribución de gas; suspender el suministro; cilindros de gas
gente: me cortaron el gas; fuga de gas; cuenta de gas alta; sello verde; sello rojo edificio; balón de gas malo; cilindro de gas con menos gas; gas de cañería; calefont sello
law: gas supply; gas company
people: gas cut off; gas leak
donde: Ley 19.496 art. 25 A
no: gasto

[consumer-utility-debt-property]
ley: servicios básicos impagos; consumos impagos
gente: deudas de luz y agua del arrendatario; dejó cuentas impagas; cuentas a nombre de otro; arrendatario no pagó la luz; deuda de servicios casa comprada; cuentas impagas de la casa
law: unpaid utility bills on property
people: tenant left unpaid utilities

[consumer-bus-ticket]
ley: transporte de pasajeros; respetar los términos, condiciones y modalidades; venta de sobrecupos; equipaje del pasajero
gente: bus atrasado; perdieron mi maleta en el bus; pasaje de bus devolución; el bus no salió; bus interurbano; perdí el bus devolución; anular pasaje de bus; se perdió mi bolso en el bus; me robaron en el bus
law: bus passenger; lost luggage on bus
people: bus company lost my bag; bus refund
donde: Ley 19.496 art. 12, 23
no: avión; vuelo; aerolínea

[consumer-flight-denied-boarding]
ley: denegación de embarque; sobreventa de pasajes; voluntarios que renuncien a sus reservas; billete de pasaje
gente: no me dejaron subir al avión; vuelo sobrevendido; sobreventa de pasajes; overbooking; me bajaron del avión; me dejaron abajo del vuelo; no había asiento en el avión; aerolínea vendió de más; me negaron el embarque
law: denied boarding; overbooking
people: bumped from flight; not allowed to board
donde: Código Aeronáutico art. 133, 133 A

[consumer-flight-denied-boarding-compensation]
ley: denegación de embarque; pasajero contra su voluntad
gente: cuánto me pagan por sobreventa; compensación por overbooking; indemnización por no dejarme embarcar; cuánto paga la aerolínea por dejarme abajo; aceptar plata por ceder el asiento
law: denied boarding compensation
people: compensation for being bumped
donde: Código Aeronáutico art. 133

[consumer-flight-assistance]
ley: prestaciones asistenciales; comidas y refrigerios; comunicaciones que el pasajero necesite efectuar
gente: me tienen que pagar hotel por atraso del vuelo; comida por vuelo atrasado; quedé botado en el aeropuerto; dormir en el aeropuerto vuelo; hotel vuelo cancelado; aerolínea no me dio comida; voucher de comida vuelo
law: care and assistance; meals and accommodation
people: airline hotel for delay; meal voucher
donde: Código Aeronáutico art. 133 A, 133 B

[consumer-flight-delay-cancellation]
ley: retraso o de cancelación de un vuelo; pasajero afectado; embarcar en el siguiente vuelo; hora de salida prevista; causa imputable al transportador
gente: vuelo atrasado; vuelo cancelado; aerolínea atraso; perdí la conexión por atraso; cambiaron el horario del vuelo; adelantaron mi vuelo; avión retrasado; demora del vuelo; reprogramaron mi vuelo
law: flight delay; flight cancellation
people: flight cancelled; delayed flight; missed connection
donde: Código Aeronáutico art. 133 B, 127

[consumer-flight-delay-compensation]
ley: indemnización por retardo; doscientas cincuentas unidades de fomento; adoptó las medidas necesarias; retraso fuere superior a tres horas
gente: indemnización por vuelo atrasado; cuánto me pagan por atraso del avión; compensación por vuelo cancelado; atraso de más de tres horas vuelo; demandar aerolínea por atraso; perdí un negocio por el vuelo atrasado
law: compensation for flight delay
people: delay compensation; airline delay money
donde: Código Aeronáutico art. 147, 133 B

[consumer-flight-weather]
ley: razones de seguridad o de fuerza mayor; fenómenos meteorológicos; suspender, retrasar y cancelar el vuelo; soportando cada uno sus propias pérdidas
gente: vuelo cancelado por neblina; cancelado por mal tiempo avión; huelga de pilotos; vuelo suspendido por clima; cancelaron vuelo por ceniza de volcán; paro en el aeropuerto; fuerza mayor vuelo
law: force majeure; weather cancellation
people: flight cancelled by weather; airline strike
donde: Código Aeronáutico art. 127

[consumer-flight-refund]
ley: reembolso del monto total pagado por el billete; reembolso de la porción no utilizada; desiste del contrato de transporte aéreo; porción no utilizada
gente: devolución del pasaje de avión; reembolso del vuelo; me devuelven la plata del pasaje; aerolínea no devuelve la plata; vuelo cancelado devolución; me ofrecen voucher en vez de plata vuelo; reembolso aerolínea demora
law: ticket refund; ticket reimbursement
people: refund my flight; airline refuses refund
donde: Código Aeronáutico art. 133, 133 B

[consumer-flight-taxes-refund]
ley: tasas, cargos o derechos aeronáuticos; deberán ser restituidas; en caso de no verificarse el viaje; retraso injustificado
gente: devolución de tasas de embarque; perdí el vuelo y las tasas; no viajé tasa de embarque; no usé el pasaje devolver tasas; recuperar tasas de embarque; perdí el avión
law: airport tax refund
people: refund of boarding taxes; missed my flight
donde: Código Aeronáutico art. 133 C

[consumer-flight-withdrawal]
ley: derecho a retracto; poner término unilateralmente al contrato de transporte aéreo; vuelos de cabotaje; cuarenta y ocho horas
gente: me arrepentí del pasaje; anular pasaje de avión; retracto de vuelo; cancelar un vuelo que compré ayer; compré mal el pasaje de avión; arrepentirme de pasaje aéreo; me equivoqué de fecha en el vuelo; 48 horas para anular pasaje
law: right of withdrawal air ticket; cancellation within 48 hours
people: cancel plane ticket; bought the wrong flight
donde: Código Aeronáutico art. 131 ter

[consumer-flight-ticket-transfer]
ley: cesión del derecho a ser transportado; ceder libremente y sin costo; cedente y del cesionario; vuelo de cabotaje; veinticuatro horas previas al vuelo
gente: regalar mi pasaje de avión; cambiar el nombre del pasaje; traspasar pasaje de avión; ceder mi vuelo a otra persona; vender mi pasaje; que viaje otro con mi pasaje; transferir pasaje; cambio de nombre vuelo
law: transfer of air ticket
people: give my plane ticket to someone; change name on ticket
donde: Código Aeronáutico art. 131 bis, 133 G

[consumer-flight-ticket-resale]
ley: ceda su derecho a ser transportado; multa de once a veinte unidades tributarias mensuales; transfiera nuevamente
gente: revender pasajes de avión; reventa de pasajes aéreos; multa por revender pasaje; negocio de vender pasajes cedidos
law: ticket resale penalty
people: resell plane tickets
donde: Código Aeronáutico art. 133 G

[consumer-flight-segments]
ley: fraccionados por tramos; trayectos de ida y vuelta; el no uso de alguna de las fracciones; denegación o condicionar el uso
gente: no usé la ida y me cancelan la vuelta; perdí el vuelo de ida y quiero usar la vuelta; me anularon la vuelta por no tomar la ida; usar sólo el regreso; no show en el vuelo; salté un tramo del vuelo
law: no-show passenger; unused segment
people: missed outbound flight return cancelled
donde: Código Aeronáutico art. 133 H

[consumer-flight-children-seats]
ley: niños menores de 14 años; asientos contiguos; adulto de su familia
gente: sentaron a mi hijo lejos en el avión; niño solo en el avión; asiento al lado de mi hijo; me cobran por sentarme con mi hijo; viajar con niños asientos separados
law: children seated next to adult
people: airline separated me from my child
donde: Código Aeronáutico art. 133 I

[consumer-flight-illness]
ley: certificado médico del pasajero; impedido de viajar; fecha programada para un viaje podrá modificarse; devolución del monto pagado
gente: me enfermé y no puedo viajar; cambiar vuelo por enfermedad; licencia médica y pasaje; embarazo y vuelo; no puedo volar por operación; devolución de pasaje por enfermedad; me hospitalizaron y perdí el vuelo; covid vuelo cambio
law: medical certificate; change of travel date
people: sick cannot fly refund
donde: Código Aeronáutico art. 133 J

[consumer-flight-upgrade-downgrade]
ley: clase superior a la que había pagado; pago suplementario; clase inferior; reembolso por clase inferior
gente: me cambiaron a clase económica; pagué ejecutiva y me pusieron en turista; me subieron a business cobran; cambio de clase en el avión; me bajaron de clase en el avión
law: seat upgrade; seat downgrade
people: downgraded seat
donde: Código Aeronáutico art. 133 E

[consumer-flight-court]
ley: acciones individuales o colectivas; acciones ante el tribunal de su domicilio
gente: demandar a la aerolínea; dónde demando a la línea aérea; reclamo contra aerolínea; juzgado para aerolínea; sernac o jac aerolínea; denunciar a la línea aérea
law: competent court airline claim
people: sue the airline
donde: Código Aeronáutico art. 133 F

[consumer-flight-ticket]
ley: billete de pasaje; nombre del pasajero; puntos de partida y de destino; hace fe de la celebración; informar a los pasajeros los derechos
gente: pasaje de avión; ticket aéreo; perdí el pasaje aéreo; nombre mal escrito en el pasaje; apellido mal puesto en el pasaje; qué debe decir el pasaje; informar derechos de los pasajeros; error en el nombre del boleto de avión
law: passenger ticket; air ticket
people: plane ticket; name misspelled on ticket
donde: Código Aeronáutico art. 131

[consumer-flight-carriage-contract]
ley: contrato de transporte aéreo; transportador aéreo; conducir de un lugar a otro, por vía aérea; fecha, horario y demás condiciones estipuladas
gente: contrato con la aerolínea; obligaciones de la línea aérea; qué debe cumplir la aerolínea; derechos del pasajero de avión; derechos del viajero; mis derechos en el aeropuerto
law: contract of air carriage; air carrier
people: passenger rights; airline obligations
donde: Código Aeronáutico art. 126, 127

[consumer-flight-refuse-passenger]
ley: rehusar o condicionar el transporte; peligro para la seguridad, higiene o buen orden a bordo; atención o cuidado especial; personas con discapacidad
gente: no me dejaron volar por estar curado; pasajero borracho; volar con discapacidad; silla de ruedas en avión; aerolínea no me lleva por enfermo; pasajero enfermo en vuelo; me bajaron por mi conducta
law: refusal of carriage; passengers with disabilities
people: wheelchair on plane; airline refused to take me
donde: Código Aeronáutico art. 132

[consumer-flight-connecting-carriers]
ley: varios transportadores aéreos, sucesivamente; transporte único; transportes combinados; tramo del transporte
gente: vuelo con dos aerolíneas; conexión con otra aerolínea; código compartido; cuál aerolínea responde conexión; escala con otra línea aérea; vuelo con escala maleta perdida
law: successive carriers; codeshare
people: connecting flight with another airline
donde: Código Aeronáutico art. 128-130, 154

[consumer-flight-baggage-allowance]
ley: equipaje; límites de peso y volumen; objetos de mano; exceso de equipaje; traslado de animales
gente: maleta de mano; cobran por maleta; exceso de equipaje; cuántos kilos puedo llevar en el avión; viajar con mi perro en avión; mascota en avión; equipaje incluido; me cobraron la mochila en el avión
law: baggage allowance; carry-on baggage; pets on board
people: luggage fee; fly with my dog
donde: Código Aeronáutico art. 134
no: bus

[consumer-flight-baggage-lost]
ley: destrucción, pérdida o avería del equipaje; retardo en su transporte; cuarenta unidades de fomento; equipaje
gente: perdieron mi maleta; se perdió mi equipaje; no llegó mi maleta; maleta rota; maleta abierta en el vuelo; me robaron de la maleta; maleta atrasada; cuánto pagan por maleta perdida; aerolínea perdió mi valija; equipaje dañado
law: lost baggage; damaged baggage; delayed baggage
people: lost luggage; airline lost my suitcase
donde: Código Aeronáutico art. 148, 153, 151
no: bus

[consumer-flight-baggage-claim]
ley: protesta al transportador; siete días para los equipajes; catorce días para las mercaderías; veintiún días; serán inadmisibles las acciones
gente: plazo para reclamar maleta; cuándo reclamo la maleta dañada; reclamo de equipaje plazo; me di cuenta después que faltaban cosas en la maleta; reclamo por maleta rota en el aeropuerto; cuántos días para reclamar equipaje
law: baggage claim deadline; notice of complaint
people: deadline to claim lost luggage
donde: Código Aeronáutico art. 153

[consumer-flight-baggage-receipt]
ley: talón o recibo por el equipaje; restitución del equipaje; cantidad de bultos; valor declarado
gente: perdí el ticket de la maleta; comprobante de equipaje; declarar el valor de la maleta; retirar la maleta sin ticket; talón de maleta; sticker de la maleta
law: baggage check; declared value
people: luggage tag lost
donde: Código Aeronáutico art. 135, 136, 150

[consumer-flight-cargo]
ley: carta de porte aéreo; transporte de mercaderías; cargador y consignatario; una unidad de fomento por kilógramo
gente: mandar carga por avión; encomienda aérea perdida; carga aérea dañada; guía aérea; perdieron mi envío por avión; rechazaron mi carga; mercadería dañada en el vuelo
law: air waybill; air cargo
people: air freight lost
donde: Código Aeronáutico art. 137-141, 149, 151

[consumer-flight-death-injury]
ley: indemnizar la muerte o lesiones causadas a los pasajeros; cuatro mil unidades de fomento; operación de embarque o desembarque; permanencia a bordo
gente: accidente de avión; murió en accidente aéreo; indemnización por muerte en avión; se cayó el avión; me lesioné en el avión; me caí al bajar del avión; turbulencia me golpeé; cuánto paga la aerolínea por muerte; familiar fallecido en avión
law: passenger death or injury; liability limit
people: plane crash compensation; injured on a plane
donde: Código Aeronáutico art. 143, 144

[consumer-flight-liability-exemptions]
ley: sólo podrá liberarse; estado de salud del pasajero; víctima del daño; delito del que no sea autor un tripulante
gente: cuándo la aerolínea no responde; aerolínea dice que fue mi culpa; infarto en el avión; aerolínea se libera de pagar; culpa del pasajero
law: carrier defences; exoneration of the carrier
people: when airline is not liable
donde: Código Aeronáutico art. 146, 170

[consumer-flight-liability-unlimited]
ley: indemnización superior a los límites; dolo o culpa del transportador; límites de indemnización inferiores
gente: pedir más indemnización a la aerolínea; culpa del piloto; superar el tope de indemnización aérea; negligencia de la aerolínea; tope de indemnización avión; responsabilidad por sus empleados aerolínea
law: unlimited liability; wilful misconduct
people: more than the airline cap
donde: Código Aeronáutico art. 172

[consumer-flight-prescription]
ley: prescribirán en el plazo de un año; día en que la aeronave llegó a su destino; transporte fue interrumpido
gente: plazo para demandar a la aerolínea; prescripción reclamo aerolínea; cuánto tiempo tengo para demandar línea aérea; hace un año del vuelo
law: limitation period air carriage
people: deadline to sue airline
donde: Código Aeronáutico art. 175

[consumer-flight-ground-damage]
ley: personas o cosas que se encuentren en la superficie; explotador indemnizará los daños; aeronave en vuelo; caiga o se desprenda; daños a terceros en la superficie; terceros en la superficie
gente: avioneta cayó en mi casa; cayó un avión sobre la casa; helicóptero me causó daños; pieza de avión cayó; avión fumigador me dañó; dron cayó sobre mi auto; daños por avión en tierra
law: damage to third parties on the surface
people: plane crashed on my house; drone damage
donde: Código Aeronáutico art. 155, 158

[consumer-flight-collision]
ley: abordaje aéreo; colisión entre dos o más aeronaves; explotadores de las aeronaves
gente: choque de aviones; chocaron dos avionetas; colisión en el aire; choque de helicópteros; aviones chocaron en pista
law: air collision
people: two planes collided
donde: Código Aeronáutico art. 161, 162, 164

[consumer-flight-commander]
ley: comandante de la aeronave; única y máxima autoridad a bordo; piloto al mando; potestad disciplinaria; obligaciones del comandante
gente: quién manda en el avión; piloto autoridad; capitán del avión; poderes del piloto; qué puede hacer el piloto; obligaciones del piloto; obedecer al piloto
law: aircraft commander; pilot in command
people: who is in charge on the plane; captain powers
donde: Código Aeronáutico art. 64, 65, 67, 69

[consumer-flight-commander-powers]
ley: desembarcar tripulantes, pasajeros y carga; no iniciar o interrumpir el vuelo; medidas preventivas y coercitivas; orden y disciplina a bordo
gente: me bajaron del avión por pelear; piloto echó a pasajero; pelea en el avión; pasajero violento a bordo; amarrar a un pasajero; piloto puede bajarme; devolverse el vuelo por pasajero; insulté a la azafata
law: disembark passengers; disciplinary measures on board
people: thrown off the plane; unruly passenger
donde: Código Aeronáutico art. 68, 71

[consumer-flight-weapons]
ley: portar armas; entregarlas al comandante; objetos peligrosos para la seguridad; permiso de la autoridad aeronáutica
gente: llevar un arma en el avión; viajar con pistola avión; cosas prohibidas en el avión; líquidos en el avión; llevar gas en la maleta; cuchillo en el equipaje; qué no puedo llevar en avión; batería en el avión
law: weapons on board; dangerous goods
people: gun on a plane; prohibited items
donde: Código Aeronáutico art. 72, 85, 195

[consumer-flight-birth-death-on-board]
ley: nacimientos y defunciones; diario de a bordo; defunción a bordo; custodia y el inventario
gente: nació en el avión; murió en pleno vuelo; parto en el avión; falleció un pasajero a bordo; guagua nacida en vuelo
law: birth or death on board
people: born on a plane; died on board
donde: Código Aeronáutico art. 73, 92

[consumer-flight-crimes]
ley: presidio o reclusión menores; atentaren en contra de una aeronave en vuelo; comunicaciones o señales aeronáuticas falsas; influencia del alcohol; personal aeronáutico
gente: amenaza de bomba en avión; piloto curado; piloto borracho; volar sin licencia; delito en un avión; láser a los aviones; entrar a la pista de aterrizaje; falsa alarma avión; pilotar sin licencia
law: crimes against aviation safety
people: drunk pilot; bomb threat on plane; laser at planes
donde: Código Aeronáutico art. 190, 191, 192, 193, 194, 195, 196, 198

[consumer-aircraft-definition]
ley: aeronave es todo vehículo apto para el traslado; aeronaves de Estado; aeronaves civiles; sustenta por reacción del aire
gente: definición de aeronave; dron es aeronave; volar un dron; globo aerostático; parapente; permiso para dron; helicóptero privado; avión militar
law: definition of aircraft; state aircraft; civil aircraft
people: is a drone an aircraft; fly a drone
donde: Código Aeronáutico art. 27, 29-31

[consumer-aircraft-registration]
ley: Registro Nacional de Aeronaves; matrícula de la aeronave; nacionalidad de la aeronave; podrán matricularse en Chile; cancelación de la matrícula
gente: inscribir un avión; inscribir una avioneta; matricular helicóptero; avión a nombre de extranjero; comprar una avioneta papeles; matrícula de avión; transferir avión
law: aircraft registration; national aircraft registry
people: register a plane
donde: Código Aeronáutico art. 32, 34, 37, 38, 42, 44
no: universidad; colegio

[consumer-aircraft-airworthiness]
ley: certificado de aeronavegabilidad; ninguna aeronave será autorizada para el vuelo; inspecciones de la aeronave; condiciones técnicas para volar
gente: avión sin certificado; revisión técnica del avión; avión apto para volar; volar sin certificado; mantención de avión; ultraliviano permiso
law: airworthiness certificate
people: is the plane safe to fly
donde: Código Aeronáutico art. 52, 53, 190

[consumer-aircraft-crew-licences]
ley: personal aeronáutico; licencias y habilitaciones; tripulación de vuelo; personal de vuelo
gente: licencia de piloto; ser piloto; azafata licencia; tripulante de cabina; mecánico de avión; licencia de piloto extranjera; sobrecargo
law: aviation personnel; pilot licence
people: pilot license; flight attendant
donde: Código Aeronáutico art. 57-59, 61-63, 191

[consumer-aerodrome]
ley: aeródromo; autorización y habilitación; aeródromos públicos y privados; autoridad aeronáutica
gente: definición de aeropuerto; hacer una pista de aterrizaje; pista privada en mi campo; diferencia entre aeródromo y aeropuerto; permiso para pista; helipuerto; aterrizar en mi fundo
law: aerodrome; definition of airport
people: build an airstrip; private runway
donde: Código Aeronáutico art. 7-12

[consumer-aerodrome-protection-zone]
ley: zona de protección; obstáculos en la zona de protección; fuentes de interferencia; suprimirlos o removerlos; plantíos, construcciones
gente: construir cerca del aeropuerto; edificio cerca de la pista; árboles cerca del aeropuerto; altura máxima cerca del aeropuerto; me obligan a cortar árboles por los aviones; antena cerca del aeródromo
law: protection zone; obstacles to air navigation
people: build near the airport
donde: Código Aeronáutico art. 14-18, 23

[consumer-aircraft-overflight]
ley: sobrevuelo; oponerse al sobrevuelo; derechos sobre el suelo; maniobras innecesarias; alturas mínimas; soberanía exclusiva del espacio aéreo
gente: avioneta vuela muy bajo; aviones pasan sobre mi casa; helicóptero sobre mi casa; dron sobre mi casa; ruido de aviones; vuelan bajo; quién es dueño del cielo; prohibir que pasen aviones; volar sobre mi terreno
law: overflight; airspace
people: planes flying over my house; low flying
donde: Código Aeronáutico art. 1, 81, 88

[consumer-aircraft-emergency-landing]
ley: aterrizar en caso de emergencia; aterrizar en aeródromos privados; superficies que no sean aeródromos; despegue
gente: aterrizaje de emergencia; avioneta aterrizó en mi campo; aterrizó en la carretera; helicóptero aterrizó en mi terreno; avión aterrizó en playa
law: emergency landing
people: plane landed in my field
donde: Código Aeronáutico art. 78, 80

[consumer-aircraft-abandoned]
ley: abandonada una aeronave; dominio fiscal; remoción de la aeronave
gente: avión abandonado; avioneta botada en aeródromo; pierdo el avión por abandono; avión viejo en el aeropuerto; retirar avión abandonado
law: abandoned aircraft
people: abandoned plane
donde: Código Aeronáutico art. 24, 25

[consumer-aircraft-lease-charter]
amplio: charter
ley: arrendamiento de aeronaves; fletamento; fletante; fletador; intercambio de aeronaves; calidad de explotador
gente: arrendar un avión; arriendo de helicóptero; charter; vuelo charter; alquilar avioneta; wet lease; contrato de fletamento aéreo
law: aircraft lease; charter
people: rent a plane; charter a flight
donde: Código Aeronáutico art. 101, 103, 106, 107, 108, 112

[consumer-aircraft-mortgage]
ley: aeronaves podrán ser hipotecadas; hipoteca de la aeronave; Registro de Gravámenes; privilegios sobre la aeronave; subasta de una aeronave hipotecada
gente: hipotecar un avión; avión en garantía; comprar avión con hipoteca; remate de avión; embargo de un avión; crédito para comprar avión
law: aircraft mortgage
people: mortgage on a plane
donde: Código Aeronáutico art. 114-117, 122, 125

[consumer-aircraft-operator]
ley: explotador de la aeronave; propietario de una aeronave es responsable, solidariamente; conservando su dirección técnica; aeronáutica comercial; clubes aéreos
gente: dueño del avión responde; explotador de un avión; club aéreo; responsabilidad del dueño de la avioneta; línea aérea comercial; club de vuelo; taxi aéreo
law: aircraft operator; owner liability
people: plane owner liability; flying club
donde: Código Aeronáutico art. 93-95, 99, 100

[consumer-aviation-accident-investigation]
ley: investigar administrativamente los accidentes e incidentes; determinar la causa del accidente; búsqueda, asistencia y salvamento; restos o despojos de una aeronave
gente: investigación de accidente aéreo; quién investiga la caída del avión; encontré restos de un avión; buscar avión perdido; rescate de avión; avioneta desaparecida
law: accident investigation; search and rescue
people: who investigates plane crashes; missing plane
donde: Código Aeronáutico art. 176, 181, 182

[consumer-aviation-authority-fines]
ley: Dirección General de Aeronáutica Civil; amonestación escrita; ingresos mínimos mensuales; cancelación definitiva de los permisos o licencias
gente: multa de la dgac; dgac; reclamar multa aeronáutica; suspensión de licencia de piloto; multa por volar dron; sanción de aeronáutica civil; autoridad de los aviones
law: civil aviation authority; aviation fines
people: fine for flying a drone; aviation authority
donde: Código Aeronáutico art. 183, 184, 185, 188

[consumer-gift-card-points]
ley: términos, condiciones y modalidades; hubiere ofrecido o convenido; bases de la misma y el tiempo o plazo de su duración
gente: gift card vencida; se me vencieron los puntos; perdí mis millas; tarjeta de regalo vencida; nota de crédito vencida; puntos de la tienda; no me dejan canjear los puntos; quebró la tienda y tengo gift card
law: gift card expiry; loyalty points
people: gift card expired; lost my miles; store credit expired
donde: Ley 19.496 art. 12, 35

[consumer-courier-parcel]
ley: actuando con negligencia, causa menoscabo; respetar los términos, condiciones y modalidades; entrega del bien o la prestación del servicio
gente: se perdió mi encomienda; courier perdió mi paquete; paquete perdido; me robaron el paquete del despacho; encomienda llegó rota; correos de chile perdió; dice entregado y no me llegó; starken chilexpress perdió
law: lost parcel; courier liability
people: courier lost my package; marked delivered but not received
donde: Ley 19.496 art. 12, 23
no: avión; vuelo; aerolínea
`;
