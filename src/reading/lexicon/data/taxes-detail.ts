/** Concepts of value added tax, income tax, municipal taxes and land tax in detail: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const TAXES_DETAIL = `
autor: Fojas
revisado: segunda lectura 2026-11-28
amplio: sueltas

[taxes-vat-sale-definition]
ley: toda convención independiente de la designación que le den las partes; bienes corporales muebles; habitualidad; transferir a título oneroso el dominio de bienes corporales
gente: qué es venta para el iva; vender una cosa usada paga iva; habitualidad en el iva; vendo de vez en cuando y el iva; vender mi auto paga iva; venta de casa nueva paga iva; vender por marketplace iva
law: definition of sale; habitual seller
people: does selling used things pay vat; vat on a used car; vat on a new house
donde: DL 825 art. 2, 3

[taxes-vat-territory]
ley: ubicados en territorio nacional; servicios prestados o utilizados en el territorio nacional
gente: iva de servicios del extranjero; facturar a un cliente de afuera; servicio hecho en otro país; iva digital; netflix paga iva; cobrar iva a un cliente extranjero; exportar servicios sin iva
law: territoriality of vat
people: vat on foreign services; vat on digital services; export services without vat
donde: DL 825 art. 4, 5

[taxes-vat-state]
ley: afectan al fisco, instituciones semifiscales; impuestos afectan al fisco y municipalidades
gente: el estado paga iva; la municipalidad paga iva; hospital público paga iva
law: vat on the state
people: does the state pay vat
donde: DL 825 art. 6

[taxes-vat-assimilated-sales]
ley: retiros de bienes corporales muebles; consideradas también como ventas; aportes a sociedades de bienes corporales muebles; adjudicaciones de bienes en liquidación de sociedades; rifas y sorteos con fines promocionales
gente: me llevo mercadería de mi negocio; regalar productos paga iva; rifa de la empresa iva; retiro de mercadería; vender el negocio completo iva; arriendo amoblado iva; faltante de inventario iva
law: operations treated as sales
people: take goods from my own shop; vat on furnished rental; vat on giveaways
donde: DL 825 art. 8

[taxes-vat-base]
ley: valor de las operaciones respectivas; reajustes, intereses y gastos de financiamiento; depósitos constituidos por los compradores; base imponible del iva
gente: sobre qué se calcula el iva; el iva incluye el despacho; envases en el iva; propina paga iva; calcular el iva de un precio; cómo saco el neto; intereses por atraso pagan iva
law: vat base
people: how is vat calculated; take the vat out of a price
donde: DL 825 art. 15, 16

[taxes-vat-advertise-price]
ley: precio de venta incluido el impuesto; impuesto deberá indicarse separadamente
gente: precio más iva al público; me cobran el iva aparte
law: prices including vat
people: price plus vat
donde: DL 825 art. 69

[taxes-vat-credit-not]
ley: no dará derecho a crédito; automóviles, station wagons; gastos que no cumplan con los requisitos; hechos no gravados por esta ley; adquisición de automóviles, station wagons
gente: puedo usar el iva de mi auto; iva de la bencina; iva del supermercado en la empresa; descontar iva de la camioneta; crédito fiscal de un auto; compras que no dan derecho a iva; iva de restorán; factura falsa iva crédito
law: no credit for certain purchases
people: vat of my company car; vat on fuel; false invoice vat credit
donde: DL 825 art. 23

[taxes-vat-credit-late]
ley: dentro de los dos períodos tributarios siguientes; facturas recibidas o registradas con retraso; crédito fiscal de períodos siguientes
gente: factura atrasada iva; usar una factura de meses anteriores; perdí el plazo para usar el iva; factura que me llegó tarde; aceptar una factura fuera de plazo iva
law: late vat credit
people: late invoice vat
donde: DL 825 art. 24

[taxes-vat-carry-forward]
ley: remanente de crédito fiscal; se imputará al período tributario inmediatamente siguiente; reajustarse convirtiéndolo en unidades tributarias
gente: me quedó iva a favor; remanente de iva; qué hago con el iva que me sobra
law: vat credit carried forward
people: vat credit left over
donde: DL 825 art. 26, 27

[taxes-vat-end-of-business]
ley: término de giro; remanente de crédito fiscal al término de giro
gente: cerré la empresa y tengo iva a favor; iva al cerrar el negocio
law: vat at the end of activities
people: vat when closing the business
donde: DL 825 art. 28

[taxes-vat-payment-extension]
ley: pago del impuesto al valor agregado; postergar el pago del impuesto al valor agregado; pago dos meses después de la fecha
gente: postergar el iva; pagar el iva después; pyme puede pagar iva más tarde; no puedo pagar el iva; declarar iva sin pagar; convenio para el iva atrasado; hasta qué día del mes se paga el iva
law: deferral of vat payment
people: pay vat later; cannot pay vat this month
donde: DL 825 art. 64

[taxes-receipt-duty]
ley: boletas, incluso respecto de sus ventas y servicios exentos; personas que celebren cualquier contrato; otorgamiento de boleta
gente: no me dieron boleta; están obligados a dar boleta; voucher vale como boleta; pedir boleta; local no da boleta; boleta con tarjeta; denunciar que no dan boleta; multa por no dar boleta; me dieron guía y no boleta
law: duty to issue a receipt
people: they did not give me a receipt; report a shop that gives no receipt
donde: DL 825 art. 52, 53, 55
no: honorarios

[taxes-receipt-copy-on-person]
ley: portarla hasta el exterior del local; obligación de exigir el otorgamiento de la factura o boleta; retirarla del local o establecimiento del emisor
gente: tengo que salir con la boleta; me multan por no llevar boleta; debo pedir la boleta
law: duty to take the receipt
people: must I take the receipt
donde: Código Tributario art. 97

[taxes-records-books]
ley: registro de compras y ventas; libros especiales de ventas; conservar los documentos por seis años
gente: cuánto tiempo guardar facturas; cuántos años guardo las boletas; libro de compras; botar facturas viejas; perdí las facturas; se quemó la contabilidad
law: keeping records; purchase and sales register
people: how long to keep invoices; lost my accounting records
donde: DL 825 art. 58, 59, 61, 62

[taxes-income-personal-bracket]
ley: impuesto global complementario; escala de tasas del global complementario
gente: cuánto impuesto pago al año; tramos del impuesto; desde cuánto se paga impuesto a la renta; tabla de global complementario; operación renta cuánto pago; tengo dos trabajos y debo pagar impuesto; quién declara renta; dos empleadores reliquidar impuesto
law: personal income tax brackets
people: income tax brackets; two jobs and income tax; who has to file income tax
donde: DL 824 art. 52, 54

[taxes-income-honoraria]
ley: profesiones liberales; gastos efectivos; presunción de gastos 30%; honorarios de profesionales
gente: impuesto de la boleta de honorarios; gastos presuntos; cuánto me retienen de la boleta; devolución de boletas; retención de boletas este año; emito boletas y me devuelven impuesto; por qué no me devolvieron la plata de las boletas
law: income tax on professional fees; presumed expenses of professionals
people: tax on freelance receipts; refund of withheld fees
donde: DL 824 art. 42, 50

[taxes-income-withholding]
ley: retendrán y deducirán; agente retenedor; retención de impuestos; retención de impuesto a pagos a profesionales; pago de los impuestos sujetos a retención; obligadas a efectuar las retenciones
gente: me retienen y no pagan al sii; empresa no declaró mi retención; quién paga la retención de la boleta; impuesto adicional pago al extranjero
law: withholding tax
people: company did not pay my withholding; withholding on payments abroad
donde: DL 824 art. 73, 74, 78, 79, 83
no: alimentos; pensión; judicial

[taxes-income-rent-received]
ley: arrendamiento, subarrendamiento, usufructo; rentas de bienes raíces no agrícolas; rentas de arrendamiento de bienes raíces; renta efectiva mediante el respectivo contrato
gente: paga impuesto el arriendo que recibo; declarar arriendo de departamento; arriendo dfl2 impuesto; arriendo mi departamento debo pagar impuesto; declarar los arriendos al sii; airbnb paga impuesto; arriendo de dos viviendas dfl2
law: income from real estate
people: tax on rent I receive; airbnb income tax; do I declare rental income
donde: DL 824 art. 20, 39

[taxes-income-education-credit]
ley: crédito por gastos en educación; 4,4 unidades de fomento; instituciones de enseñanza básica, diferencial y media; matrícula y colegiatura de sus hijos; certificado de matrícula y asistencia de hijos
gente: descuento por gastos de colegio; beneficio tributario por hijos en el colegio; crédito por educación; sii hijos en el colegio; bono por hijos en declaración de renta
law: education expenses credit
people: tax credit for children at school
donde: DL 824 art. 55 ter

[taxes-income-expenses]
ley: aptitud de generar renta; acreditados o justificados fehacientemente; rebajarán de la renta bruta; gastos necesarios para producir la renta; gastos vinculados al desarrollo del giro
gente: qué gastos puedo descontar de la empresa; meter gastos en la empresa; comprar un auto por la empresa; boleta sirve como gasto; gasto en comidas de la empresa; sueldo del dueño como gasto
law: necessary business expenses
people: what expenses can my company deduct; car bought through the company
donde: DL 824 art. 31, 21

[taxes-income-rejected-expenses]
ley: gastos rechazados; impuesto único de 40% gastos; gastos que beneficien a los propietarios; partidas que hayan disminuido la renta líquida
gente: impuesto por gastos personales en la empresa; cargué gastos de la casa a la empresa; qué es un gasto rechazado; la empresa paga el auto del dueño
law: tax on rejected expenses
people: personal expenses in the company
donde: DL 824 art. 21, 33

[taxes-income-losses]
ley: pérdidas sufridas por el negocio; pérdidas de ejercicios anteriores; imputarse las pérdidas
gente: la empresa tuvo pérdidas; usar pérdidas de otros años; pérdida tributaria
law: tax losses carried forward
people: use past company losses for tax
donde: DL 824 art. 31

[taxes-income-provisional]
ley: pagos provisionales mensuales; porcentaje sobre los ingresos brutos; entre el día primero y el doce
gente: ppm; cuánto ppm pago; suspender el ppm; pagos provisionales
law: monthly provisional payments
people: monthly advance tax
donde: DL 824 art. 84, 90, 91

[taxes-income-refund]
ley: dentro de los treinta días siguientes; devolución de impuestos; saldo a favor del contribuyente
gente: cuándo me devuelven impuestos; devolución de renta; me retuvieron la devolución; tesorería se quedó con mi devolución; retuvieron mi devolución por el cae; devolución de impuesto retenida por pensión; pagué impuestos de más y quiero que me devuelvan
law: tax refund
people: tax refund delay; they kept my tax refund; overpaid tax
donde: DL 824 art. 97; Código Tributario art. 126

[taxes-income-leaving]
ley: contribuyentes que dejen de tener domicilio; perderán su domicilio y residencia; impuesto devengado antes de ausentarse del país
gente: me voy a vivir afuera impuestos; dejo chile y los impuestos; vivo afuera y tengo rentas en chile; dejé de vivir en chile debo declarar
law: taxes on leaving the country
people: taxes when I move abroad; living abroad with chilean income
donde: DL 824 art. 103

[taxes-income-foreigners-three-years]
ley: extranjero que constituya domicilio o residencia en el país; tres primeros años; rentas obtenidas de fuentes chilenas
gente: soy extranjero y gano plata afuera; extranjero recién llegado impuestos; extranjero debe declarar renta en chile; migrante impuestos sueldo de otro país
law: foreigners' first three years
people: new resident taxes; foreign income as a new resident
donde: DL 824 art. 3

[taxes-municipal-licence-exempt]
ley: exentos del pago de la contribución de patente; personas jurídicas sin fines de lucro; beneficencia, de culto religioso
gente: fundación paga patente; iglesia paga patente; sociedad de inversión paga patente; profesional paga patente municipal; jubilado negocio patente
law: exempt from the business licence
people: does a foundation pay licence
donde: DL 3.063 art. 27

[taxes-municipal-licence-closure]
ley: contribuyente que ejerciere una actividad sin patente; clausura del negocio sin patente; mora en el pago de la patente
gente: negocio sin patente; me clausuraron por no tener patente; multa por no pagar patente
law: closure for want of a licence
people: shop without a licence
donde: DL 3.063 art. 58
no: seremi; sanitaria

[taxes-municipal-rubbish-fee]
ley: servicio de aseo; 225 unidades tributarias mensuales; tarifa anual del servicio de aseo; exentos de la tarifa de aseo; cobro diferenciado de aseo; derechos de aseo; residuos sólidos domiciliarios
gente: derechos de aseo; me cobran el aseo domiciliario; no pagar la basura; exención de aseo; cuánto se paga de basura; deuda de aseo; adulto mayor paga aseo; prescripción derechos de aseo; cobran aseo; no pagar derechos de aseo; aseo atrasado; cobro de basura; aseo prescrito
law: rubbish collection fee; waste collection fee
people: municipal rubbish fee; do I have to pay the rubbish fee; garbage fee
donde: DL 3.063 art. 6, 7, 8, 9

[taxes-municipal-rights]
ley: permiso, concesión o servicio; ordenanza local de derechos; propaganda en la vía pública; cobro de derechos municipales
gente: cobro municipal por letrero; cuánto cobra la muni por ocupar la vereda; ordenanza de derechos municipales; la muni me cobra por el letrero; permiso para un letrero publicitario
law: municipal fees
people: fee for a shop sign
donde: DL 3.063 art. 40, 41, 42

[taxes-municipal-debt-limitation]
ley: tesorero municipal; prescriben en tres años las acciones de las municipalidades; prescripción de impuestos municipales; certificado del secretario municipal mérito ejecutivo
gente: deuda de aseo prescripción; deuda con la municipalidad vieja; prescribir patente; permiso de circulación atrasado prescribe; deuda municipal de hace años; me demandó la muni por deuda vieja
law: limitation of municipal debts
people: old debt to the town; is my old municipal debt time-barred
donde: DL 3.063 art. 47; Código Civil art. 2521

[taxes-land-exemption]
ley: exenciones al impuesto territorial; avalúo exento habitacional; avalúo exento; rebaja del impuesto territorial de adultos mayores
gente: exención de contribuciones; adulto mayor contribuciones; por qué me llegaron contribuciones; mi casa no pagaba contribuciones; beneficio contribuciones tercera edad; contribuciones de un jubilado; casa dfl2 contribuciones; quiénes están exentos de contribuciones
law: land tax exemption
people: exempt from property tax; pensioner property tax
donde: Ley 17.235 art. 2; Ley 20.732 art. 1

[taxes-land-payment]
ley: pagará anualmente en cuatro cuotas; abril, junio, septiembre y noviembre; sobretasa; sitios no edificados
gente: contribuciones atrasadas; sobretasa sitio eriazo; no pago las contribuciones me rematan; contribuciones de un terreno; quién paga las contribuciones arrendatario o dueño; estacionamiento paga contribuciones; en qué meses se pagan las contribuciones
law: land tax instalments; surcharge
people: when is property tax due; unpaid property tax auction
donde: Ley 17.235 art. 7, 8, 22, 25

[taxes-inheritance-rate]
ley: impuesto sobre el valor líquido de la respectiva asignación; escala progresiva; asignaciones exentas de impuesto; parentesco impuesto a la herencia
gente: cuánto impuesto pago por la herencia; impuesto a la herencia; herencia exenta; plazo para pagar el impuesto a la herencia; impuesto por heredar una casa; impuesto posesión efectiva; hijos pagan impuesto por herencia; vencido el plazo del impuesto a la herencia
law: inheritance tax rates
people: how much inheritance tax; tax on an inherited house
donde: Ley 16.271 art. 2, 50, 52

[taxes-gift]
ley: impuesto que grava las donaciones; donaciones exentas; insinuación de la donación impuesto
gente: regalar plata a un hijo paga impuesto; donar una casa a mis hijos; impuesto por donación; transferir plata a mi hijo impuesto; pasar la casa a nombre de mi hijo impuesto; le di plata a mi hija para una casa
law: gift tax
people: tax on giving money to my child; transfer my house to my children tax
donde: Ley 16.271 art. 1, 2, 18, 52
no: órganos; sangre
`;
