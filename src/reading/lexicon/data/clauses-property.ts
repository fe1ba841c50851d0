/** Concepts of clauses property: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CLAUSES_PROPERTY = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[clause-property-lease-parties]
ley: arrendador; arrendatario; da en arrendamiento; toma en arriendo; parte arrendadora
gente: nombre del arrendador; dueño del departamento arrendado; nombre del inquilino; el corredor firmó por el dueño
law: landlord and tenant; lessor; lessee; hereby leases to; hereby demises
people: name of the tenant; name of the landlord

[clause-property-lease-premises]
ley: inmueble arrendado; propiedad ubicada en; departamento número; estacionamiento y bodega; deslindes de la propiedad arrendada
gente: qué arriendo exactamente; incluye estacionamiento; incluye bodega; dirección de la propiedad
law: leased premises; premises located at; together with parking space; demised premises; square feet
people: what am i renting; is parking included; storage unit included; address of the apartment; apartment number

[clause-property-lease-term]
ley: plazo del arrendamiento; el arrendamiento regirá a contar; duración del arriendo; vencimiento del arrendamiento; arriendo de un año contado desde
gente: cuánto dura el arriendo; por cuánto tiempo arriendo; cuándo vence el arriendo; hasta cuándo me puedo quedar; contrato de arriendo por un año
law: term of the lease; commence on and end on; lease shall expire; commencement date of the lease
people: how long is the lease; when does my lease end; can i stay until; lease length; period of the rental

[clause-property-lease-renewal]
ley: renovación del arrendamiento; se renovará tácitamente el arriendo; prórroga del arrendamiento; períodos iguales de arriendo; tácita reconducción
gente: se renueva el arriendo; seguir arrendando; renovar el arriendo; me puedo quedar otro año; me quiero quedar otro año en el arriendo
law: renewal of the lease; lease shall automatically renew; option to renew the lease; extension of the lease term; month-to-month tenancy
people: does my lease renew; stay another year; month to month rental; keep renting
donde: Código Civil art. 1956

[clause-property-lease-nonrenewal-notice]
ley: aviso de término del arrendamiento; dar aviso de no renovar el arriendo; carta certificada con treinta días al arrendador; desahucio del arrendamiento
gente: avisar que me voy del departamento; con cuántos días aviso que dejo el arriendo; avisarle al dueño que no renuevo; me avisaron que no renuevan el arriendo
law: notice of non-renewal of the lease; notice to vacate; days prior to the end of the lease; notice of intention to quit
people: how much notice before moving out; notice to leave the apartment; tell the landlord i am leaving; landlord will not renew
donde: Código Civil art. 1951

[clause-property-lease-early-exit]
ley: término anticipado del arrendamiento; restituir el inmueble antes del vencimiento; multa por término anticipado del arriendo; pago de las rentas hasta el vencimiento
gente: irme antes del arriendo; dejar el departamento antes; salirme del arriendo antes de tiempo; multa por irme antes; romper el contrato de arriendo
law: early termination of the lease; tenant may terminate the lease early; break clause; lease termination fee; liable for rent for the remainder
people: break the lease; move out early; leave before the lease ends; get out of my lease; penalty for moving out

[clause-property-lease-landlord-exit]
ley: el arrendador podrá poner término; venta del inmueble arrendado; necesidad de ocupar el inmueble; término por decisión del arrendador; respetar el arriendo
gente: el dueño me puede echar antes; vendieron el departamento que arriendo; el dueño quiere vivir ahí; me piden la casa; me piden el departamento
law: landlord may terminate the lease; sale of the premises; owner occupancy; landlord may recover possession
people: can the landlord kick me out; landlord sold the house; landlord wants it back; landlord ends my lease
donde: Código Civil art. 1962

[clause-property-lease-rent]
ley: renta de arrendamiento; renta mensual; canon de arriendo; renta mensual ascenderá a
gente: monto del arriendo; cuánto pago de arriendo; valor del arriendo; arriendo mensual; cuánto vale arrendar
law: rent; monthly rent; base rent; tenant shall pay as rent; annual rent
people: how much is the rent; monthly rent; rent amount; how much do i pay for the apartment

[clause-property-lease-payment-date]
ley: dentro de los cinco primeros días de cada mes; pagará la renta por anticipado; mediante depósito o transferencia; recibo de arriendo
gente: qué día pago el arriendo; hasta cuándo puedo pagar el arriendo; dónde deposito el arriendo; transferir la plata del arriendo; recibo del arriendo
law: rent payable in advance; on or before the first day of each month; grace period for rent; rent shall be paid at
people: when is rent due; rent due date; how do i pay rent; rent receipt; grace period

[clause-property-lease-adjustment]
ley: reajuste de la renta; variación que experimente el ipc; unidades de fomento mensuales; reajustará cada seis meses
gente: me suben el arriendo; reajuste del arriendo; arriendo en uf
law: rent adjustment; rent increase; rent escalation; increase in base rent; consumer price index rent
people: raise the rent; rent go up; rent increase; how often can rent rise

[clause-property-lease-rent-free]
ley: período de gracia de renta; exención de renta; mes de gracia; rebaja de renta
gente: mes gratis de arriendo; rebaja del arriendo; no pagar el primer mes; congelar el arriendo
law: rent abatement; rent-free period; free rent; rent concession
people: free month; reduced rent; no rent at first; lower my rent
donde: Código Civil art. 1928

[clause-property-lease-late-rent]
ley: mora en el pago de la renta; multa por atraso en la renta; interés por atraso del arriendo; retardo en el pago de la renta
gente: me atrasé con el arriendo; multa por pagar tarde el arriendo; qué pasa si no pago el arriendo; debo un mes de arriendo; intereses del arriendo
law: late rent charge; late fee on rent; overdue rent; interest on unpaid rent; default in the payment of rent
people: late rent; behind on rent; cannot pay rent; late fee for rent; owe rent

[clause-property-lease-nonpayment-termination]
ley: terminación del arrendamiento por no pago; falta de pago de la renta; facultará al arrendador para poner término inmediato; restitución anticipada del inmueble; reconvenciones de pago
gente: me echan por no pagar arriendo; arrendatario no paga; desalojo por no pago; cuántos meses sin pagar para que me echen; sacar al moroso; no me paga el arriendo; arrendatario dejó de pagar; llevo meses sin pagar arriendo
law: terminate the lease for nonpayment of rent; eviction; unlawful detainer; re-enter and take possession; default by tenant
people: evicted for not paying; tenant does not pay; kick out a tenant; eviction; months unpaid
donde: Código Civil art. 1977

[clause-property-lease-deposit]
ley: garantía de arriendo; mes de garantía; a fin de garantizar la conservación de la propiedad; caución del arriendo; depósito en garantía
gente: cuánto es la garantía del arriendo; mes de garantía; garantía equivalente a un mes
law: security deposit; tenant shall deposit with landlord; as security for performance of the lease; deposit equal to one month's rent
people: security deposit; how much deposit; rental deposit; deposit amount

[clause-property-lease-deposit-return]
ley: devolución de la garantía; restituirá la garantía dentro de treinta días; descontar del monto de la garantía; no podrá imputarse la garantía a la renta
gente: no me devuelven la garantía; cuándo devuelven el mes de garantía; descuentos de la garantía; usar la garantía como último mes; dueño se queda con la garantía; no me quiere devolver la garantía; se quedó con mi garantía
law: return of the security deposit; deductions from the deposit; refund the deposit within days
people: get my deposit back; landlord keeps the deposit; deduct from deposit; use deposit for last month

[clause-property-lease-use]
ley: destinar el inmueble exclusivamente a; destino habitacional; uso exclusivo habitacional; destinará la propiedad; giro comercial permitido; términos o espíritu del contrato
gente: para qué puedo usar la casa arrendada; poner un negocio en la casa; usar el departamento como oficina; vivir en el local; cambiar el giro del local
law: permitted use of the premises; shall use the premises solely for; residential purposes only; use and occupancy
people: use the apartment as an office; run a business from home; what can i use the premises for; live in the shop
donde: Código Civil art. 1938

[clause-property-lease-forbidden-uses]
ley: queda prohibido al arrendatario; sustancias inflamables; actos contrarios a la moral; ruidos molestos; causar molestias a los vecinos
gente: qué está prohibido en el arriendo; puedo hacer fiestas; fumar en el departamento; meter bulla; guardar parafina
law: tenant shall not commit waste; prohibited uses; nuisance to neighbours; hazardous materials on the premises; disturb other tenants
people: what is forbidden in the apartment; throw parties in the apartment; smoking allowed; noise in the apartment; forbidden by the landlord

[clause-property-lease-occupants]
ley: número máximo de ocupantes; grupo familiar; personas que habitarán el inmueble; uso exclusivo del arrendatario y su familia
gente: cuántas personas pueden vivir; puede vivir mi pareja conmigo; llevar a mi familia a vivir; recibir visitas a dormir; meter más gente en la casa
law: occupants of the premises; maximum occupancy; persons authorized to occupy; overnight guests
people: how many people can live there; can my partner move in; roommate; overnight guests

[clause-property-lease-pets]
ley: tenencia de mascotas; prohibición de mantener animales; animales domésticos; sin mascotas
gente: puedo tener perro; mascotas en el departamento; se permite gato; me prohíben el perro; tener animales
law: pets; no animals shall be kept; pet deposit; without landlord's consent no pets
people: can i have a dog; pets allowed; keep a cat; pet fee

[clause-property-lease-sublet]
ley: subarrendar; prohibición de subarrendar; ceder el arrendamiento; subarriendo total o parcial
gente: puedo subarrendar; arrendar una pieza; poner el depto en airbnb; traspasar el arriendo a otro; pasarle el arriendo a un amigo
law: sublet; shall not sublease the premises; assign this lease; subtenant
people: can i sublet; airbnb; rent a room out; transfer my lease; someone take over my lease
donde: Código Civil art. 1946

[clause-property-lease-repairs-tenant]
ley: reparaciones locativas; mantener en perfecto estado de conservación; serán de cargo del arrendatario; llaves artefactos y vidrios; mantención del calefón
gente: qué arreglos pago yo; arreglar la llave que gotea; se quebró un vidrio; mantención del calefón; reparaciones del arrendatario; se rompió la chapa
law: tenant shall maintain the premises in good condition; minor repairs; tenant's repair obligations; keep in good order and repair
people: what repairs do i pay; fix a leaking tap; broken window who pays; tenant repairs
donde: Código Civil art. 1940, 1970

[clause-property-lease-repairs-landlord]
ley: reparaciones necesarias de cargo del arrendador; mantener la cosa en estado de servir; desperfectos de la estructura; filtraciones de agua; reparaciones que no sean locativas
gente: el dueño no arregla; gotera en el techo; quién paga el calefón nuevo; filtración de agua; humedad en el departamento; el dueño no quiere arreglar; se me llueve el departamento arrendado
law: landlord shall repair the roof and structure; landlord's repair obligations; structural repairs; maintain in habitable condition
people: landlord will not fix; roof leaks; mold in the apartment; who pays for the boiler; landlord repairs
donde: Código Civil art. 1924, 1927, 1935

[clause-property-lease-improvements]
ley: mejoras del arrendatario; quedarán a beneficio de la propiedad; sin derecho a reembolso por mejoras; transformaciones sin autorización; retirar las mejoras
gente: puedo pintar el departamento; hacer arreglos en la casa arrendada; me devuelven lo que gasté en mejoras; botar una muralla; instalar cosas en la pared
law: alterations to the premises; improvements shall become the property of landlord; tenant shall not make alterations; leasehold improvements; remove trade fixtures
people: paint the walls; remodel; paid back for improvements; alterations to my rental; take my fixtures
donde: Código Civil art. 1936

[clause-property-lease-visits]
ley: visitar el inmueble; facilidades para inspeccionar la propiedad; mostrar la propiedad a interesados; inspección del arrendador; dos horas diarias para visitas
gente: el dueño puede entrar; entrar al departamento sin avisar; mostrar la casa a otros; el dueño viene a revisar; visitas para vender
law: landlord's right of entry; landlord may enter the premises; inspect the premises upon reasonable notice; show the premises to prospective tenants
people: can the landlord come in; enter without notice; show my apartment; landlord inspection

[clause-property-lease-delivery]
ley: entrega material del inmueble arrendado; acta de entrega; entrega de llaves; declara recibir a su entera satisfacción; estado de la propiedad; entregar al arrendatario la cosa arrendada
gente: cuándo me entregan el departamento; entrega de llaves; estado en que recibo la casa; no me entregan la casa; fotos al entrar
law: delivery of possession of the premises; accepts the premises in its present condition; hand over keys; move-in inspection
people: when do i get the keys; move in date; condition at move in; apartment not ready
donde: Código Civil art. 1924, 1925, 1926

[clause-property-lease-inventory]
ley: inventario de los muebles; artefactos y muebles; inventario anexo; bienes muebles que guarnecen; amoblado
gente: viene amoblado; lista de muebles; se rompió un mueble del arriendo; inventario del departamento; falta algo del inventario
law: inventory of furnishings; furnished apartment; fixtures and appliances included; condition report
people: comes furnished; furniture list; appliances included; broke the furniture; inventory of the apartment

[clause-property-lease-return]
ley: restitución del inmueble; restituir la propiedad; desocupación y entrega de llaves; restituir en el mismo estado en que la recibió; desgaste por el uso legítimo
gente: cómo entrego el departamento; tengo que pintar al irme; devolver las llaves; dejar limpio; entregar la casa arrendada
law: surrender the premises; vacate the premises; return the premises in the same condition; ordinary wear and tear excepted; move-out condition
people: moving out of the apartment; must i paint when i leave; return the keys; clean before leaving; condition when leaving
donde: Código Civil art. 1947, 1948

[clause-property-lease-holdover]
amplio: overstay
ley: no restituir oportunamente el inmueble; multa por cada día de atraso en la restitución; retardo en la restitución; ocupación después del vencimiento; mora de restituir la cosa arrendada
gente: el arrendatario no se va; quedarme después del vencimiento; multa por no entregar la casa; arrendatario se niega a irse; venció el arriendo y sigue
law: holding over; holdover tenant; remains in possession after expiration; holdover rent
people: tenant will not leave; stay after the lease ends; refuses to move; overstay
donde: Código Civil art. 1949

[clause-property-lease-utilities]
ley: consumos básicos; luz agua y gas; servicios de electricidad; cuentas de servicios; exhibir los recibos al día
gente: quién paga la luz; cuentas de luz y agua; dejó cuentas impagas; el arriendo incluye las cuentas; me cortaron el agua por deuda del arrendatario
law: utilities paid by tenant; water gas and electricity; utility charges; tenant shall pay all utilities
people: who pays utilities; electricity bill; bills included; unpaid utility bills

[clause-property-lease-common-expenses]
ley: gastos comunes; gastos comunes ordinarios y extraordinarios; fondo de reserva de cargo del arrendador; derechos de aseo
gente: quién paga los gastos comunes; gastos comunes del arriendo; debe gastos comunes; derechos de aseo quién paga
law: common area maintenance charges; operating expenses; condominium fees; additional rent; common charges
people: who pays building fees; maintenance fee; common charges; hoa fees for tenant

[clause-property-lease-property-tax]
ley: contribuciones de bienes raíces; impuesto territorial; de cargo del arrendador las contribuciones; pago de contribuciones
gente: quién paga las contribuciones; contribuciones de la casa arrendada; impuesto de la propiedad
law: real estate taxes; property taxes; triple net; ad valorem taxes
people: who pays property tax; real estate tax; property taxes on the lease

[clause-property-lease-insurance]
ley: seguro de incendio del inmueble; seguro de contenido; arrendatario contratará un seguro; robos que puedan ocurrir en la propiedad
gente: quién paga el seguro del departamento; se quemó la casa arrendada; me robaron en el departamento; seguro de arriendo
law: renter's insurance; landlord's property insurance; tenant shall carry insurance; fire insurance on the premises
people: renters insurance; fire in the apartment; robbed in the apartment; insurance for tenants

[clause-property-lease-landlord-liability]
ley: el arrendador no responderá por; perjuicios por inundaciones roturas de cañerías; robos o hurtos; exención de responsabilidad del arrendador; mal estado o calidad de la cosa; vicio de la cosa
gente: se inundó el departamento; se echaron a perder mis cosas; el dueño responde por robo; se rompió una cañería
law: landlord shall not be liable; damage to tenant's property; waiver of claims against landlord; burst pipes
people: flooded apartment; my things were damaged; is the landlord responsible for theft; burst pipe
donde: Código Civil art. 1932, 1933

[clause-property-lease-destruction]
ley: destrucción del inmueble; inhabitable; expropiación del inmueble arrendado; pérdida de la cosa arrendada; destrucción total de la cosa arrendada; expropiación por causa de utilidad pública
gente: si se incendia se acaba el arriendo; terremoto dejó inhabitable; expropiaron la casa que arriendo; no se puede vivir ahí
law: destruction of the premises; untenantable; condemnation of the premises; casualty to the premises; eminent domain
people: house burned down; unlivable; earthquake damage to my rental; my rental was expropriated
donde: Código Civil art. 1950, 1960

[clause-property-lease-guarantor]
ley: fiador y codeudor solidario del arrendatario; aval del arrendamiento; codeudor solidario; garantizar las obligaciones del arrendatario
gente: piden aval para arrendar; mi papá salió de aval; aval del arriendo; me cobran por ser aval; sacar al codeudor
law: guarantor of the lease; lease guaranty; guarantees tenant's obligations; co-signer
people: guarantor for rent; co-signer; my dad guaranteed the lease; guarantor liable for rent

[clause-property-lease-dicom]
ley: autoriza a publicar la morosidad; informar a bancos de datos comerciales; registro de morosos; autorización para comunicar el incumplimiento
gente: me pueden meter a dicom por el arriendo; dicom por no pagar arriendo; publicar la deuda; manchar mis papeles
law: credit reporting; authorize disclosure of default; report to credit bureau; credit check
people: credit report; report unpaid rent; bad credit; credit check for renting

[clause-property-lease-broker]
ley: comisión del corredor; corretaje de propiedades; corredora de propiedades; administración del arriendo
gente: cuánto cobra el corredor; comisión de corretaje; medio mes de comisión; pagar al corredor; la corredora administra
law: brokerage commission; real estate broker; leasing commission; property manager
people: broker fee; agent commission; who pays the agent; property manager

[clause-property-lease-abandonment]
ley: abandono del inmueble; desocupación sin restituir; bienes dejados en el inmueble; retirar los bienes abandonados
gente: el arrendatario se fue sin avisar; dejó sus cosas botadas; abandonó la casa; qué hago con lo que dejó; se arrancó el arrendatario; se fue sin pagar el arriendo
law: abandonment of the premises; abandoned property; vacated without notice; dispose of tenant's belongings
people: tenant left without notice; left belongings; tenant disappeared; tenant abandoned stuff

[clause-property-lease-death]
ley: fallecimiento del arrendatario; herederos del arrendatario; muerte del arrendador; continuará con los herederos
gente: se murió el arrendatario; se murió el dueño; sigue el arriendo si muere; mi mamá arrendaba y murió
law: death of tenant; heirs of the tenant; death of landlord lease continues; estate of the tenant
people: tenant died; landlord died; lease after death; parent who rented died

[clause-property-lease-purchase]
ley: arriendo con opción de compra; preferencia para comprar el inmueble arrendado; promesa incorporada al arriendo; imputar las rentas al precio
gente: arrendar con opción de compra; comprar la casa que arriendo; lo que pagué de arriendo cuenta como precio; preferencia si vende
law: lease with option to purchase; tenant's right of first refusal to buy; rent credited to purchase price; rent-to-own
people: rent to own; buy the house i rent; rent counts to price; first right to buy my rental

[clause-property-commercial-lease]
ley: arrendamiento de local comercial; patente comercial del local; letreros y publicidad del local; derecho de llaves; porcentaje de ventas
gente: arrendar un local; poner letrero; derecho a llave; sacar patente en el local; arriendo del local según ventas
law: retail lease; percentage rent; signage; common areas of the shopping center; continuous operation; co-tenancy
people: rent a shop; put up a sign; rent based on sales; store lease; mall lease

[clause-property-rural-lease]
ley: arrendamiento de predio rústico; mediería; aparcería; derechos de agua del predio; cosecha del predio
gente: arrendar un campo; arrendar tierra para sembrar; mediería; arriendo de parcela; a medias con el dueño
law: farm lease; agricultural lease; crops on leased land; sharecropping; grazing rights
people: rent farmland; share crops; lease a field; rent land to farm
donde: Código Civil art. 1978, 1983

[clause-property-lease-signing]
ley: autorizado ante notario; firma ante notario; contrato de arriendo por escrito; declaración jurada del arrendador; escritura pública de arrendamiento
gente: hay que ir a la notaría por el arriendo; arriendo de palabra; sin contrato de arriendo escrito; firmar el arriendo en notaría
law: lease in writing; notarized lease; oral lease; recorded memorandum of lease
people: verbal lease; no written lease; notarize the lease; handshake rental

[clause-property-lease-eviction-clause]
amplio: lanzamiento
ley: juicio de arrendamiento; lanzamiento; procedimiento monitorio de arriendo; desalojo con auxilio de la fuerza pública; costas del desalojo
gente: cómo desalojo al arrendatario; me llegó demanda de desalojo; cuánto demora un desalojo; carabineros para sacarme; ley devuélveme mi casa
law: eviction proceedings; summary proceeding for possession; writ of possession; legal costs of eviction
people: how to evict; eviction lawsuit; how long does eviction take; court eviction

[clause-property-promise]
ley: promesa de compraventa; promete vender; promitente comprador; promitente vendedor; contrato prometido
gente: promesa de compraventa; firmé una promesa; qué me obliga la promesa; reservar la casa; puedo echarme atrás en la promesa; me arrepentí de comprar la casa; se echó para atrás el vendedor
law: promise to sell; purchase and sale agreement; agreement to sell and purchase; promissory purchaser; contract to sell
people: agreement to buy a house; promised to sell; back out of buying; house purchase contract; is the promise binding
donde: Código Civil art. 1554

[clause-property-promise-deadline]
ley: plazo para celebrar el contrato prometido; escritura de compraventa se otorgará dentro de; condición para celebrar el contrato definitivo; prórroga de la promesa
gente: cuándo se firma la escritura; se venció la promesa; plazo para escriturar; el vendedor no quiere firmar; alargar la promesa
law: date for execution of the deed; closing of the sale of the property; outside date; extension of closing
people: when do we sign the deed; promise expired; seller will not sign; delay the closing of the house
donde: Código Civil art. 1554

[clause-property-promise-penalty]
ley: multa por incumplimiento de la promesa; cláusula penal de la promesa; diez por ciento del precio a título de pena; instrucciones al notario; vale vista en custodia
gente: multa si me arrepiento de comprar; se arrepintió el vendedor; pierdo el pie; me devuelven la reserva; no me aprobaron el crédito y pierdo la plata
law: forfeit the earnest money; buyer's default; seller's default; liquidated damages equal to percent of the purchase price; escrow of deposit
people: lose my down payment; seller backed out; buyer backs out; get the earnest money back; penalty for not buying

[clause-property-promise-financing]
ley: sujeto a la aprobación de crédito hipotecario; financiamiento bancario; preaprobación; condición de obtención del crédito
gente: si el banco no me da el crédito; no me aprobaron el hipotecario; crédito rechazado; compra depende del banco
law: financing contingency; subject to mortgage approval; loan commitment; mortgage contingency
people: bank refuses the loan; mortgage not approved; financing falls through; loan denied

[clause-property-new-build]
ley: venta en verde; inmobiliaria promitente vendedora; recepción final municipal; póliza de garantía de la promesa; fecha estimada de entrega
gente: comprar en verde; la inmobiliaria se atrasó; no entregan el departamento nuevo; comprar en blanco; recepción final; inmobiliaria no me entrega; se atrasó la entrega del departamento
law: off-plan sale; under construction unit; real estate developer; certificate of occupancy; estimated completion date
people: buying off plan; developer is late; new apartment delayed; unit not built yet

[clause-property-arras]
ley: arras; se dan arras en prenda; arras confirmatorias; restituirá dobladas; en señal de quedar convenidos
gente: di un pie de seña; arras; dejé una seña; devolver el doble; reservé con plata; pagué una seña y me arrepentí; dejé plata para reservar la casa
law: earnest money; forfeit the deposit; return double the amount; deposit as part of the price
people: earnest money; put down a deposit on a house; give back double; lose my reservation money
donde: Código Civil art. 1803, 1804, 1805

[clause-property-sale]
ley: vende cede y transfiere; compra acepta y adquiere para sí; compraventa de inmueble; se vende como cuerpo cierto; escritura pública de compraventa; venta de los bienes raíces; obliga a dar una cosa y la otra a pagarla en dinero
gente: qué estoy comprando; compré una casa; escritura de la casa; vender un terreno; compraventa de una parcela
law: sells conveys and transfers; deed of sale; conveyance; grant bargain and sell; real property
people: what am i buying; bought a house; sell my land; deed of the house
donde: Código Civil art. 1793, 1801

[clause-property-sale-price]
ley: precio de la compraventa; precio que se paga de contado; pagado en este acto; declara recibirlo a su entera satisfacción; saldo de precio; precio de la venta
gente: cuánto costó la casa; cómo se paga la casa; pagar la casa en cuotas; parte al contado; saldo de la compra
law: purchase price of the property; paid at closing; receipt of which is acknowledged; balance of the price; cash at closing
people: price of the house; how is the house paid; pay in installments for land; balance due
donde: Código Civil art. 1808

[clause-property-sale-unpaid]
ley: acción resolutoria por no pago del precio; saldo insoluto; renuncia a la acción resolutoria; lesión enorme; precio no pagado
gente: no me pagaron la casa que vendí; deshacer la venta porque no pagó; vendí muy barato; pagué demasiado; el comprador no paga
law: failure to pay the purchase price; rescission of the sale; waiver of resolutory action; vendor's lien
people: buyer did not pay for the house; undo the sale; sold too cheap; cancel the sale
donde: Código Civil art. 1873, 1874, 1888, 1889

[clause-property-sale-body]
ley: ad corpus; como especie o cuerpo cierto; en el estado en que actualmente se encuentra; cabida del predio; superficie aproximada
gente: el terreno mide menos; faltan metros; casa se vende como está; menos metros cuadrados; superficie no coincide
law: sold as a specific body; in its present condition; acreage more or less; square footage
people: land is smaller; missing square meters; measured less; sold as it stands
donde: Código Civil art. 1831, 1832, 1833

[clause-property-sale-delivery]
ley: entrega material de la propiedad vendida; entrega material se efectúa; entrega o tradición; libre de ocupantes; retardo en la entrega material
gente: cuándo entregan la casa comprada; el vendedor no se va; compré y no me entregan; casa con gente adentro; multa por no entregar la casa vendida
law: delivery of possession to buyer; vacant possession; possession at closing; free of occupants
people: when do i get the house; seller will not move out; get possession; people still living there
donde: Código Civil art. 1824

[clause-property-sale-registration]
ley: inscripción en el conservador de bienes raíces; se faculta al portador de copia autorizada; requerir las inscripciones; título inscrito; registro de propiedad a fojas
gente: inscribir la casa; conservador de bienes raíces; no inscribí la escritura; casa está a mi nombre; trámites en el conservador
law: recording of the deed; land registry; registered title; bearer is authorized to request registration; county recorder
people: register the house; put it in my name; record the deed; land registry
donde: Código Civil art. 686

[clause-property-title-study]
ley: estudio de títulos; certificado de dominio vigente; certificado de hipotecas y gravámenes; títulos ajustados a derecho; reparos a los títulos
gente: estudio de títulos; papeles de la casa en regla; revisar los papeles del terreno; títulos malos; qué papeles pido para comprar
law: title examination; title search; title insurance; abstract of title; title commitment; objections to title
people: check the title; are the papers in order; title search; title problems; documents to buy a house

[clause-property-sale-liens]
ley: libre de hipotecas gravámenes y prohibiciones; litigios pendientes; embargos sobre el inmueble; libre de toda deuda; alzamiento de la hipoteca
gente: la casa tiene hipoteca; tiene deudas la propiedad; casa embargada; comprar casa con deuda; alzar la hipoteca
law: free and clear of liens and encumbrances; permitted encumbrances; marketable title; existing mortgage; release of lien
people: house has a mortgage; debts on the property; liens on the house; seized house; clear title

[clause-property-sale-eviction-warranty]
ley: saneamiento de la evicción; responde de la evicción; vicios redhibitorios; vicios ocultos; saneamiento en conformidad a la ley
gente: compré y apareció otro dueño; la casa salió con problemas; vicios ocultos; filtraciones en la casa que compré; me quieren quitar la casa comprada
law: warranty of title; covenant of quiet enjoyment; hidden defects; latent defects; warranty against eviction
people: another owner showed up; hidden defects; house has problems; someone claims my house
donde: Código Civil art. 1837, 1857, 1858

[clause-property-sale-expenses]
ley: gastos notariales y de inscripción; derechos notariales; serán de cargo del comprador; impuestos de la compraventa; impuestos fiscales o municipales; costas de la escritura
gente: quién paga el notario en la compra; gastos de escritura; cuánto cuesta inscribir; gastos operacionales
law: closing costs; transfer taxes; recording fees; notarial fees of sale
people: closing costs; who pays the notary; transfer tax; cost to register
donde: Código Civil art. 1806

[clause-property-sale-prorations]
ley: contribuciones y cuentas al día; pago de servicios hasta la fecha de entrega; prorrateo de gastos; gastos comunes adeudados por el vendedor
gente: quién paga las contribuciones al vender; dejó deuda de gastos comunes; cuentas del vendedor; deudas del dueño anterior
law: prorations; apportionment of taxes; adjusted as of the closing date; unpaid assessments
people: who pays taxes when selling; previous owner's debts; split the bills at closing

[clause-property-sale-spouse]
ley: autorización de la cónyuge; inmueble social; declarado bien familiar; patrimonio reservado; comparece autorizando
gente: tiene que firmar mi señora; vender sin permiso de mi esposa; bien familiar; firma del marido para vender; casados en sociedad conyugal
law: spousal consent; marital property; community property; homestead; joined by spouse
people: does my wife have to sign; sell without my spouse; husband's signature; family home
donde: Código Civil art. 141, 142

[clause-property-sale-minor]
ley: autorización judicial para vender; bienes raíces del menor; comunidad hereditaria vende; cesión de cuota en el inmueble; bienes raíces del hijo; bienes raíces del pupilo
gente: vender la casa de la herencia; vender una casa de un niño; vender mi parte de la casa; un heredero no quiere vender
law: sale by heirs; minor's property; court approval of sale; undivided share in property
people: sell an inherited house; sell a child's property; sell my share of the house; one heir refuses
donde: Código Civil art. 254, 393

[clause-property-sale-retroventa]
ley: pacto de retroventa; recobrar la cosa vendida; pacto comisorio; reembolsando la cantidad determinada
gente: vender con derecho a recuperar; recomprar mi casa; venta con pacto de retroventa; me devuelven la casa si pago
law: repurchase right; right to buy back; sale with option of repurchase; redemption of the sold property
people: buy back my house; sell and recover it; repurchase my house
donde: Código Civil art. 1877, 1881, 1882

[clause-property-sale-vehicle]
ley: compraventa de vehículo motorizado; registro de vehículos motorizados; placa patente; multas empadronadas; prendas y gravámenes del vehículo
gente: compré un auto usado; auto con multas; no me transfirieron el auto; auto con prenda; el auto salió malo; no quiere hacer la transferencia del auto; vendí el auto y me llegan las multas; me vendieron un auto con prenda
law: sale of motor vehicle; vehicle registration; odometer; bill of sale; license plate
people: bought a used car; car with fines; car not in my name; car is a lemon

[clause-property-sale-movable]
ley: compraventa de bien mueble; venta a prueba; cosa mueble vendida; entrega de la especie
gente: vender mis muebles; compré algo usado; vendí una máquina; venta entre particulares
law: sale of goods; bill of sale; personal property sold; chattels
people: sell my stuff; bought second hand; sold a machine; private sale
donde: Código Civil art. 1823

[clause-property-easement]
ley: servidumbre de tránsito; constituye servidumbre; predio dominante; predio sirviente; camino de acceso
gente: el vecino no me deja pasar; camino para entrar; derecho de paso; pasar por el terreno del lado; servidumbre
law: easement; right of way; dominant estate; servient estate; grants an easement
people: right of way; cross the neighbour's land; access road; easement
donde: Código Civil art. 847, 884

[clause-property-usufruct]
ley: usufructo; nuda propiedad; se reserva el usufructo; usufructo vitalicio; derecho de uso o habitación
gente: vender y seguir viviendo; casa a nombre de los hijos con usufructo; usufructo de la casa; vivir ahí hasta que me muera
law: usufruct; life estate; bare ownership; reserves a life interest
people: live there until i die; life estate; give the house but stay; right to live there
donde: Código Civil art. 764, 766, 811

[clause-property-exchange]
ley: permuta; se obligan a dar una especie por otra; permutan los inmuebles
gente: cambiar mi casa por otra; permutar; auto en parte de pago; trueque
law: barter; exchange of properties; property swap; exchange agreement
people: swap houses; trade my car; exchange property
donde: Código Civil art. 1897, 1900

[clause-property-loan]
ley: contrato de mutuo; mutuante; mutuario; entrega en préstamo la suma de; mutuo de dinero
gente: presté plata con contrato; contrato de préstamo; cuánta plata me prestaron; préstamo entre amigos
law: loan agreement; lender agrees to lend; borrower; principal amount; loan of money
people: lent money; borrowed money; how much was lent; loan to a friend; who lends the money
donde: Código Civil art. 2196, 2197

[clause-property-loan-repayment]
ley: restituir la suma prestada; pago en cuotas mensuales; tabla de desarrollo; vencimiento de las cuotas; plazo del mutuo; fijado término para el pago
gente: cuándo devuelvo el préstamo; en cuántas cuotas pago el préstamo; no me devuelve la plata; cuotas del crédito; plazo para pagar la deuda
law: repayment; installments of principal and interest; maturity date; amortization schedule; repay the loan
people: when do i repay the loan; loan installments; he does not pay me back; loan maturity; monthly loan payment
donde: Código Civil art. 2200, 2201

[clause-property-loan-interest]
ley: interés del mutuo; devengará un interés anual; tasa de interés; capitalización de intereses; interés máximo convencional; interés convencional; pagado intereses
gente: qué interés tiene el préstamo; cobra mucho interés; usura; tasa del crédito; sube la tasa del crédito
law: interest rate; shall bear interest at; per annum; variable rate; compounded interest; usury
people: interest on the loan; too much interest; usury; loan rate; loan rate goes up
donde: Código Civil art. 2206

[clause-property-loan-prepayment]
ley: prepago; pago anticipado del crédito; comisión de prepago; abono extraordinario a capital; pagar toda la suma prestada
gente: pagar el crédito antes; prepagar; abonar al capital; cuánto cobran por prepagar; cancelar el crédito antes
law: prepayment; may prepay without penalty; prepayment premium; voluntary prepayment
people: pay off the loan early; prepay; penalty for paying early; pay down the loan
donde: Código Civil art. 2204

[clause-property-loan-default]
ley: mora del deudor; caducidad del plazo del mutuo; exigible la totalidad del crédito; cláusula de aceleración; cobrar el total adeudado
gente: dejé de pagar el crédito; qué pasa si no pago el préstamo; me cobran toda la deuda; cuotas atrasadas del crédito
law: event of default under the loan; acceleration of the loan; default interest; declare the loan immediately due
people: stopped paying the loan; default on loan; what if i cannot repay; missed loan payments

[clause-property-loan-purpose]
ley: destino del crédito; desembolso del crédito; condiciones para el giro; línea de financiamiento
gente: para qué se usa el crédito; cuándo me pasan la plata del crédito; desembolso del préstamo; usar la plata en otra cosa
law: use of proceeds; disbursement of the loan; drawdown; conditions to each advance; loan commitment
people: purpose of the loan; when do i get the loan money; use the loan for something else

[clause-property-debt-acknowledgement]
ley: reconocimiento de deuda; reconoce adeudar; declara deber; convenio de pago; se obliga a pagar la suma adeudada
gente: firmé que debo; papel que dice que me debe; arreglar una deuda en cuotas; convenio de pago; reconocer una deuda
law: acknowledgment of debt; acknowledges that it owes; payment plan agreement; debt instrument
people: signed that i owe; iou; payment plan; proof he owes me

[clause-property-debt-renegotiation]
ley: repactación; novación; prórroga del vencimiento; reprogramación de la deuda; condonación de intereses
gente: repactar la deuda; renegociar el crédito; me perdonan intereses; refinanciar; cambiar las cuotas
law: rescheduling; refinancing; novation; forgiveness of interest; restructure the debt
people: renegotiate a debt; refinance; forgive the interest; new payment terms for loan
donde: Código Civil art. 1628, 1649

[clause-property-mortgage]
ley: hipoteca; constituye hipoteca; primera hipoteca; deudor hipotecario; mutuo hipotecario
gente: hipotecar la casa; crédito hipotecario; la casa queda en hipoteca; hipoteca del banco
law: mortgage; grants a mortgage over; mortgagor; mortgagee; deed of trust; first lien
people: mortgage the house; mortgage; house as collateral; home loan
donde: Código Civil art. 2407, 2409, 2410

[clause-property-mortgage-general]
ley: cláusula de garantía general; hipoteca con garantía general; todas las obligaciones presentes y futuras; garantía general hipotecaria
gente: la hipoteca garantiza otras deudas; hipoteca por todas mis deudas; el banco no alza la hipoteca; garantía general
law: dragnet clause; secures all present and future obligations; open-end mortgage; cross-collateral
people: does the mortgage cover other debts; bank will not release mortgage; all my debts secured

[clause-property-mortgage-prohibition]
ley: prohibición de enajenar gravar y celebrar actos; prohibición de gravar y enajenar; sin autorización previa del acreedor hipotecario; no arrendar el inmueble hipotecado; enajenarlos o hipotecarlos
gente: puedo vender con hipoteca; vender la casa hipotecada; el banco me prohíbe vender; arrendar la casa hipotecada
law: due-on-sale; shall not sell or encumber the mortgaged property; without lender's consent transfer; negative pledge on property
people: sell a mortgaged house; bank forbids selling; rent out a mortgaged house; sell with a mortgage
donde: Código Civil art. 2415

[clause-property-mortgage-insurance]
ley: seguro de desgravamen; seguro de incendio y sismo; póliza endosada a favor del acreedor
gente: seguro del hipotecario; seguro de desgravamen; seguro de incendio del banco; si me muero se paga la casa
law: mortgage insurance; lender as loss payee; hazard insurance; credit life insurance
people: insurance with the mortgage; mortgage paid if i die; fire insurance for the bank

[clause-property-mortgage-enforcement]
ley: ejecución de la hipoteca; remate del inmueble hipotecado; acción hipotecaria; sacar a remate; tercer poseedor; finca hipotecada
gente: me rematan la casa; el banco remata; atrasado con el dividendo; perder la casa; cuántos dividendos debo para que rematen
law: foreclosure; power of sale; judicial sale of mortgaged property; remedies of mortgagee
people: foreclosure; lose my house; bank auctions the house; behind on the mortgage
donde: Código Civil art. 2425, 2428

[clause-property-mortgage-release]
ley: alzamiento de hipoteca; cancelación de la hipoteca; alza y cancela; extinción de la hipoteca
gente: terminé de pagar la casa; alzar la hipoteca; borrar la hipoteca; quién paga el alzamiento
law: release of mortgage; satisfaction of mortgage; discharge of the lien; reconveyance
people: finished paying the mortgage; remove the mortgage; release the lien; mortgage paid off
donde: Código Civil art. 2434

[clause-property-pledge]
amplio: pledge
ley: prenda; constituye prenda; acreedor prendario; prenda sin desplazamiento; prenda sobre acciones
gente: dejar algo en prenda; prenda del auto; empeñar; dar en garantía una máquina; tía rica
law: pledge; security interest; grants a security interest in; pledgor; collateral
people: pawn; collateral; car as security; pledge shares; secured by a pledge
donde: Código Civil art. 2384, 2385, 2389
no: prenda de vestir; prenda de ropa; lavandería; tintorería

[clause-property-pledge-enforcement]
ley: realización de la prenda; remate de la prenda; apropiarse de la prenda; restitución de la prenda; conservación de la cosa empeñada
gente: se quedan con lo que dejé en prenda; rematan la prenda; recuperar lo empeñado; vender lo empeñado
law: sale of collateral; foreclose on the collateral; return of pledged property; secured party remedies
people: keep what i pawned; sell my collateral; get my pledged item back; repossess
donde: Código Civil art. 2396, 2397, 2401

[clause-property-suretyship]
ley: fianza; fiador; se constituye en fiador; beneficio de excusión; fianza y codeuda solidaria
gente: salí de fiador; ser aval de alguien; me cobran una deuda ajena; responder por mi hermano; firmé como codeudor
law: suretyship; surety; guaranty of the debtor's obligations; guarantor's liability; waives exhaustion of remedies
people: guaranteed someone's loan; co-signed; pay another's debt; surety for my brother
donde: Código Civil art. 2335, 2336, 2357

[clause-property-suretyship-limits]
ley: extinción de la fianza; liberación del fiador; subrogación del fiador; reembolso al fiador; fianza no se presume
gente: dejar de ser aval; salirme de codeudor; pagué la deuda de otro y quiero cobrarle; hasta cuánto respondo como aval
law: release of the guarantor; discharge of surety; subrogation of the surety; reimbursement of guarantor; limited guaranty
people: stop being a guarantor; paid another's debt recover; remove myself as co-signer; limit of my guarantee
donde: Código Civil art. 2347, 2370, 2381

[clause-property-comodato]
ley: comodato; préstamo de uso; comodante; comodatario; entrega gratuitamente para su uso
gente: me prestaron la casa; presté mi casa gratis; vivo en una casa prestada; prestar un auto; comodato
law: gratuitous loan for use; commodatum; bailment for use; free use of the property
people: lent me a house; living rent free; borrowed car; lend my house for free
donde: Código Civil art. 2174, 2175

[clause-property-comodato-return]
ley: restitución de la cosa prestada; juicio de precario; comodato precario; pedir la restitución en cualquier tiempo; ocupación por mera tolerancia
gente: no me devuelve la casa que presté; ocupa mi casa sin contrato; sacar a un familiar de la casa; me pide la casa prestada; vive gratis y no se va; le presté la casa y no se va; no me desocupa la casa
law: return of the loaned property; occupation terminable at will; occupation by mere tolerance; demand return
people: will not give back my house; relative will not leave; living there without a contract; lent house back
donde: Código Civil art. 2180, 2183, 2194, 2195

[clause-property-comodato-care]
ley: conservación de la cosa prestada; culpa levísima; gastos de conservación de la cosa; deterioro de la cosa prestada; usar sino en el uso convenido; uso convenido
gente: se rompió lo que me prestaron; choqué el auto prestado; quién paga los gastos de la casa prestada; devolver en mal estado lo prestado
law: care of the borrowed item; damage to the loaned property; expenses of preservation; permitted use of loaned property
people: broke what i borrowed; crashed a borrowed car; who pays costs of a borrowed house
donde: Código Civil art. 2177, 2178

[clause-property-deposit]
ley: contrato de depósito; depositario; cosa depositada; restituir la cosa depositada; secuestro de la cosa
gente: dejé algo guardado; guardarle cosas a alguien; no me devuelve lo que le guardé; bodega de muebles
law: contract of deposit; depositary; bailee; custody of goods; return of deposited property
people: left my things with; safekeeping; will not return what i stored; look after my stuff
donde: Código Civil art. 2211, 2215, 2226

[clause-property-condo-rules]
ley: reglamento de copropiedad; copropietarios; unidades del condominio; normas de convivencia; bienes de dominio común
gente: reglas del edificio; qué dice el reglamento del edificio; normas del condominio; puede prohibir el reglamento del edificio
law: co-ownership regulations; condominium bylaws; declaration of covenants; unit owners; house rules
people: building rules; condo rules; hoa rules; what do the bylaws forbid
donde: Ley 21.442 art. 8, 9

[clause-property-condo-expenses]
ley: gastos comunes de la comunidad; obligación económica; cobro de gastos comunes; fondo común de reserva; prorrateo de gastos comunes
gente: cuánto pago de gastos comunes; subieron los gastos comunes; cómo se calculan los gastos comunes; cuota extraordinaria del edificio
law: common expenses of the condominium; condominium assessments; special assessment; reserve fund; share of common expenses
people: condo fees; hoa dues; special assessment; how are fees calculated
donde: Ley 21.442 art. 6, 7

[clause-property-condo-default]
ley: copropietario moroso; suspensión del servicio eléctrico; interés por mora de gastos comunes; mérito ejecutivo del acta; corte de suministro
gente: me cortan la luz por gastos comunes; debo gastos comunes; vecino moroso; rematar por gastos comunes
law: delinquent unit owner; lien for unpaid assessments; suspension of services for nonpayment; interest on unpaid assessments
people: behind on condo fees; cut off electricity for fees; neighbor does not pay; lien by hoa
donde: Ley 21.442 art. 36

[clause-property-condo-assembly]
ley: asamblea de copropietarios; sesión ordinaria de la asamblea; quórum de la asamblea de copropietarios; citación a asamblea; consulta por escrito
gente: reunión del edificio; votar en la asamblea; cuántos votos en el edificio; no fui a la asamblea; impugnar acuerdo de la asamblea
law: meeting of unit owners; owners' association meeting; quorum of owners; notice of meeting to owners; proxy of unit owner
people: building meeting; vote at the condo meeting; hoa vote; missed the meeting; challenge a decision of owners
donde: Ley 21.442 art. 14, 15

[clause-property-condo-administration]
ley: comité de administración; administrador del condominio; remoción del administrador; rendición de cuentas del administrador
gente: sacar al administrador; administrador no rinde cuentas; comité del edificio; el administrador se robó la plata
law: board of the condominium association; condominium manager; removal of the manager; accounting by the manager
people: fire the building manager; building committee; manager does not report; hoa board
donde: Ley 21.442 art. 17, 20

[clause-property-condo-common-areas]
ley: uso y goce exclusivo de bienes comunes; bienes comunes; estacionamientos de visita; uso de áreas comunes; alterar la fachada
gente: usar el quincho; cerrar la terraza; estacionamiento de visitas; poner reja en el pasillo; usar la piscina; aire acondicionado en la fachada
law: common areas; limited common elements; exclusive use of common property; visitor parking; alter the facade
people: use the pool; close my balcony; visitor parking; block the hallway; common areas

[clause-property-condo-nuisance]
ley: perturbar la tranquilidad de los copropietarios; ruidos en horas de descanso; destino de la unidad; multas a los copropietarios infractores; arriendo por días
gente: vecino hace ruido; me multó el edificio; fiestas en el departamento; perros en el edificio; prohibir airbnb en el edificio
law: nuisance to other owners; quiet hours; fines by the association; short-term rentals prohibited; use of units
people: noisy neighbor in building; fined by the building; parties next door; building bans airbnb
donde: Ley 21.442 art. 27, 28

[clause-property-condo-works]
ley: obras en la unidad; modificaciones de la estructura; permiso de obras en copropiedad; horario de trabajos; reparaciones en bienes comunes
gente: remodelar mi departamento; botar una pared del departamento; horario para hacer arreglos; quién arregla la filtración del piso de arriba
law: alterations to the unit; structural changes; approval of works by the association; hours for construction work
people: renovate my apartment; knock down a wall; leak from upstairs; hours for works

[clause-property-construction-works]
ley: contrato de construcción; ejecución de la obra; contratista se obliga a construir; contrato de obra material; planos y especificaciones técnicas de la obra
gente: contratar un maestro; construir una casa; qué tiene que construir el contratista; ampliación de la casa; contrato con el constructor
law: construction contract; contractor shall construct; perform the work; drawings and specifications; the project works
people: build a house; hire a builder; contract with a contractor; house extension; what must the builder build
donde: Código Civil art. 1996, 2003

[clause-property-construction-price]
ley: precio de la obra; suma alzada de la obra; aumentos de obra; obras extraordinarias; encarecimiento de los materiales
gente: el maestro me pide más plata; subieron los materiales; me cobra extras de la obra; cuánto vale construir
law: contract sum; lump sum for the works; extra work; increase in cost of materials; variations of the works
people: builder wants more money; cost overrun; materials went up; extra work charges
donde: Código Civil art. 2003

[clause-property-construction-delay]
ley: plazo de ejecución de la obra; multa por atraso en la obra; abandono de la obra; paralización de faenas; entrega de terreno
gente: el maestro dejó la obra botada; se atrasó la construcción; abandonó la pega; multa por atraso del constructor; cuándo terminan la obra; me dejó botada la obra; el maestro desapareció; le pagué al maestro y no volvió
law: completion date of the works; delay damages; abandonment of the work; suspension of the works; possession of the site
people: builder abandoned the job; construction is late; building work stopped; when will the house be finished

[clause-property-construction-acceptance]
ley: recepción provisoria de la obra; recepción definitiva; observaciones a la recepción; liquidación final de la obra; recepción municipal; alegare no haberse ejecutado debidamente
gente: recibir la obra; quedó mal hecha la obra; cosas pendientes de la obra; cuándo se da por terminada la obra
law: provisional acceptance of the works; final acceptance; punch list; substantial completion of the works
people: accept the building work; unfinished items; snag list; badly built
donde: Código Civil art. 2002

[clause-property-construction-defects]
ley: vicios de la construcción; ruina del edificio; responsabilidad del constructor; defectos de terminaciones; plazo de cinco años
gente: la casa nueva tiene grietas; se llueve la casa nueva; reclamar a la constructora; fallas de la construcción; postventa de la inmobiliaria; se parte la casa nueva
law: construction defects; defects liability period; builder's warranty; structural defects; latent construction defects
people: cracks in the new house; leaking new house; sue the builder; builder warranty; defects after moving in
donde: Código Civil art. 2003; DFL 458 de 1975 art. 18

[clause-property-construction-subs]
ley: subcontratistas de la obra; pago a los trabajadores de la obra; retención al contratista; dueño de la obra
gente: el contratista no le paga a los maestros; me cobran los trabajadores de la obra; responsabilidad del dueño de la obra
law: construction subcontractors; mechanic's lien; payment bond; owner of the works
people: builder did not pay workers; workers claim from me; mechanics lien; unpaid subcontractors

[clause-property-construction-architect]
amplio: arquitecto; architect
ley: arquitecto; proyecto de arquitectura; inspección técnica de la obra; honorarios del arquitecto; permiso de edificación
gente: cuánto cobra el arquitecto; dueño de los planos de la casa; el arquitecto no terminó; quién saca el permiso de edificación
law: architect; architectural services; technical inspection of works; building permit; ownership of drawings
people: architect fees; who owns the plans; building permit; site inspector

[clause-property-donation]
ley: donación entre vivos; dona y transfiere gratuitamente; donatario; acepta la donación; insinuación de la donación
gente: regalar la casa; donar un terreno; regalarle plata a un hijo; poner la casa a nombre de mi hijo; donación de una casa
law: deed of gift; donor gives and conveys; donee accepts; gift inter vivos
people: give my house away; gift to my son; donate land; gift money
donde: Código Civil art. 1386, 1400, 1401, 1412

[clause-property-donation-revocation]
ley: revocación de la donación; ingratitud; donación con causa onerosa; donación condicional; resciliación de la donación
gente: arrepentirme de la donación; quitarle lo que le regalé; hijo malagradecido; regalo con condición; deshacer la donación
law: revocation of gift; ingratitude; conditional gift; gift with charge
people: take back a gift; undo a donation; gift with conditions; ungrateful son
donde: Código Civil art. 1428

[clause-property-credit-assignment]
ley: cesión de créditos; cede y transfiere el crédito; cedente y cesionario; notificación de la cesión al deudor; aceptación del deudor cedido
gente: vendieron mi deuda; ahora le debo a otro; vender una deuda que me deben; ceder una factura; me cobra otra empresa mi deuda
law: assignment of receivables; assigns the debt; assignor and assignee; notice of assignment to the debtor; factoring
people: my debt was sold; owe someone else now; sell a debt; factoring company; another company collects my debt
donde: Código Civil art. 1901, 1903

[clause-property-credit-assignment-warranty]
ley: se hace responsable de la existencia del crédito; responsable de la solvencia del deudor; cesión sin responsabilidad; accesorios del crédito cedido
gente: compré una deuda y no pagan; responde el que vendió la deuda; la deuda no existía
law: warrants the existence of the debt; without recourse; solvency of the debtor; with recourse assignment
people: bought a debt and it is not paid; recourse to the seller; debt did not exist
donde: Código Civil art. 1907

[clause-property-inheritance-assignment]
ley: cesión de derechos hereditarios; cede sus derechos en la herencia; derechos hereditarios; cuota hereditaria
gente: vender mi parte de la herencia; comprarle la herencia a mi hermano; ceder mi herencia; renunciar a mi parte de la casa
law: assignment of inheritance rights; transfer of hereditary rights; share in the estate
people: sell my inheritance; buy my brother's inheritance; give up my share of the estate
donde: Código Civil art. 1909, 1910

[clause-property-litigious-assignment]
ley: cesión de derechos litigiosos; evento incierto de la litis; derechos litigiosos
gente: vender un juicio; ceder el juicio a otro; comprar un pleito
law: assignment of litigation rights; assign the claim; contingent outcome of the litigation; sale of a lawsuit
people: sell my lawsuit; transfer a claim; buy a lawsuit; assign my case
donde: Código Civil art. 1911, 1913

[clause-property-lease-assignment-business]
ley: venta de establecimiento de comercio; cesión de derecho de llaves; transferencia de patente; traspaso del negocio con sus existencias
gente: vender mi negocio; traspaso de local; comprar un almacén andando; traspaso con llave
law: sale of business; transfer of going concern; goodwill of the business; bulk sale; inventory included in the sale
people: sell my shop; buy a running business; business transfer; take over a store

[clause-property-water-rights]
ley: derechos de aprovechamiento de aguas; acciones de agua; transferencia de los derechos de agua; canal y regador
gente: la parcela viene con agua; vender derechos de agua; acciones del canal; pozo incluido
law: water rights; rights of water use conveyed; water shares; well rights
people: does the land include water; sell water rights; well included; irrigation shares
donde: Código de Aguas art. 6, 20, 21

[clause-property-rights-in-land-partition]
ley: partición de bienes comunes; adjudicación al comunero; cuota indivisa; comunidad sobre el inmueble; liquidación de la comunidad; división de las cosas comunes; partición del objeto asignado
gente: somos varios dueños; dividir el terreno; repartir la casa entre hermanos; quiero salir de la comunidad; un comunero no firma
law: partition of property; undivided interest; co-owners of the property; partition agreement
people: several owners; divide the land; split the house between siblings; co-owner refuses
donde: Código Civil art. 1317, 2313

[clause-property-subdivision-rights]
ley: subdivisión del predio; parcela de agrado; cesión de derechos sobre el predio; loteo; plano de subdivisión
gente: compré derechos de una parcela; loteo brujo; subdividir el campo; vender un pedazo de terreno; parcela con derechos
law: subdivision; plat of subdivision; parcel of land; undivided rights in the land
people: bought rights in a lot; illegal subdivision; split the land; sell a piece of land

[clause-property-brokerage-sale]
ley: orden de venta; corretaje exclusivo; comisión de venta del corredor; mandato de corretaje; honorarios del dos por ciento
gente: cuánto cobra el corredor por vender; vender por mi cuenta con orden exclusiva; el corredor me cobra igual; dos por ciento de comisión
law: listing agreement; exclusive listing; broker's commission on sale; commission of percent of the sale price
people: realtor commission; exclusive listing; sell without the broker; broker charges anyway

[clause-property-leasing-financial]
ley: arrendamiento con opción de compra; leasing habitacional; opción de compra al término del leasing; cuotas de leasing
gente: casa en leasing; leasing del auto; opción de compra al final del leasing; me quitan el auto del leasing
law: finance lease; lease purchase option; lessor retains ownership until; lease payments
people: leasing a car; buy it at the end of the lease; leased house; lose the leased car

[clause-property-antichresis-liens-retention]
ley: derecho legal de retención; retener la cosa en seguridad; anticresis; garantías reales
gente: puede quedarse con mis cosas hasta que pague; no me entrega el auto hasta que pague; retener por deuda
law: right of retention; possessory lien; retain possession until paid; antichresis
people: keep my things until i pay; will not release my car; hold goods for debt
donde: Código Civil art. 1942, 2435
`;
