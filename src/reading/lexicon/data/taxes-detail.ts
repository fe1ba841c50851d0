/** Concepts of value added tax, income tax, municipal taxes and land tax in detail: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const TAXES_DETAIL = `
autor: Fojas
amplio: sueltas

[taxes-vat-sale-definition]
ley: toda convención independiente de la designación que le den las partes; transferir a título oneroso; bienes corporales muebles; habitualidad
gente: qué es venta para el iva; vender una cosa usada paga iva; vendo de vez en cuando; habitualidad en el iva
law: definition of sale; habitual seller
people: does selling used things pay vat
donde: DL 825 art. 2, 3

[taxes-vat-territory]
ley: ubicados en territorio nacional; servicios prestados o utilizados en el territorio nacional
gente: iva de servicios del extranjero; facturar a un cliente de afuera; servicio hecho en otro país
law: territoriality of vat
people: vat on foreign services
donde: DL 825 art. 4, 5

[taxes-vat-state]
ley: afectan al fisco, instituciones semifiscales; municipalidades; empresas de todos ellos
gente: el estado paga iva; la municipalidad paga iva
law: vat on the state
people: does the state pay vat
donde: DL 825 art. 6

[taxes-vat-assimilated-sales]
ley: retiros de bienes corporales muebles; aportes a sociedades; adjudicaciones de bienes; rifas y sorteos; consideradas también como ventas
gente: me llevo mercadería de mi negocio; regalar productos paga iva; rifa de la empresa iva; retiro de mercadería
law: operations treated as sales
people: take goods from my own shop
donde: DL 825 art. 8

[taxes-vat-base]
ley: base imponible; valor de las operaciones respectivas; reajustes, intereses y gastos de financiamiento; depósitos constituidos por los compradores
gente: sobre qué se calcula el iva; el iva incluye el despacho; envases en el iva; propina paga iva
law: vat base
people: how is vat calculated
donde: DL 825 art. 15, 16

[taxes-vat-advertise-price]
ley: precio de los productos; incluido el impuesto; indicar el precio
gente: precio más iva al público; me cobran el iva aparte
law: prices including vat
people: price plus vat
donde: DL 825 art. 69

[taxes-vat-credit-not]
ley: no dará derecho a crédito; hechos no gravados; automóviles, station wagons; gastos que no cumplan con los requisitos
gente: puedo usar el iva de mi auto; iva de la bencina; iva del supermercado en la empresa; descontar iva de la camioneta
law: no credit for certain purchases
people: vat of my company car
donde: DL 825 art. 23

[taxes-vat-credit-late]
ley: crédito fiscal; dentro de los dos períodos tributarios siguientes; facturas recibidas o registradas con retraso
gente: factura atrasada iva; usar una factura de meses anteriores; perdí el plazo para usar el iva
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
ley: término de giro; remanente; impuesto de primera categoría; bienes existentes
gente: cerré la empresa y tengo iva a favor; iva al cerrar el negocio
law: vat at the end of activities
people: vat when closing the business
donde: DL 825 art. 28

[taxes-vat-payment-extension]
ley: pago del impuesto al valor agregado; dos meses después; postergar; promedio anual de ingresos
gente: postergar el iva; pagar el iva después; hasta cuándo se paga el iva; pyme puede pagar iva más tarde
law: deferral of vat payment
people: pay vat later
donde: DL 825 art. 64

[taxes-receipt-duty]
ley: boletas, incluso respecto de sus ventas y servicios exentos; personas que celebren cualquier contrato; otorgamiento de boleta
gente: no me dieron boleta; están obligados a dar boleta; voucher vale como boleta; pedir boleta
law: duty to issue a receipt
people: they did not give me a receipt
donde: DL 825 art. 52, 53, 55

[taxes-receipt-copy-on-person]
ley: obligación de exigir; retirar la boleta; portarla hasta el exterior del local
gente: tengo que salir con la boleta; me multan por no llevar boleta; debo pedir la boleta
law: duty to take the receipt
people: must I take the receipt
donde: DL 825 art. 58; Código Tributario art. 97

[taxes-records-books]
ley: libros especiales; registro de compras y ventas; conservar en su poder; seis años
gente: cuánto tiempo guardar facturas; cuántos años guardo las boletas; libro de compras
law: keeping records; purchase and sales register
people: how long to keep invoices
donde: DL 825 art. 58, 59, 61, 62

[taxes-income-personal-bracket]
ley: impuesto global complementario; escala; tasa; exentas; unidades tributarias anuales
gente: cuánto impuesto pago al año; tramos del impuesto; desde cuánto se paga impuesto a la renta; tabla de global complementario
law: personal income tax brackets
people: income tax brackets
donde: DL 824 art. 52, 52 bis, 54

[taxes-income-single-second]
ley: impuesto único de segunda categoría; sueldos, sobresueldos, salarios; tasa; exentas
gente: impuesto que me descuentan del sueldo; desde cuánto sueldo se paga impuesto; impuesto único
law: tax on salaries
people: tax taken from my wages
donde: DL 824 art. 42, 43

[taxes-income-honoraria]
ley: honorarios; profesiones liberales; gastos efectivos; presunción de gastos 30%
gente: impuesto de la boleta de honorarios; gastos presuntos; cuánto me retienen de la boleta; devolución de boletas
law: fees of professionals; presumed expenses
people: tax on freelance receipts
donde: DL 824 art. 42, 50

[taxes-income-withholding]
ley: retendrán y deducirán; retención; tasa; agente retenedor; pagos a profesionales
gente: quién paga la retención; me retienen y no pagan al sii; empresa no declaró mi retención
law: withholding tax
people: company did not pay my withholding
donde: DL 824 art. 73, 74, 78, 79, 83

[taxes-income-rent-received]
ley: arrendamiento, subarrendamiento, usufructo; rentas de bienes raíces no agrícolas; contrato que acredite
gente: paga impuesto el arriendo que recibo; declarar arriendo de departamento; arriendo dfl2 impuesto
law: income from real estate
people: tax on rent I receive
donde: DL 824 art. 20, 39

[taxes-income-mortgage-interest]
ley: intereses efectivamente pagados; créditos con garantía hipotecaria; adquirir o construir una o más viviendas; rebajarse de la renta bruta
gente: descontar el dividendo de los impuestos; rebaja por crédito hipotecario; intereses del crédito de la casa; beneficio tributario dividendo
law: deduction of mortgage interest
people: deduct mortgage interest
donde: DL 824 art. 55 bis

[taxes-income-education-credit]
ley: crédito por gastos en educación; hijos; certificado de asistencia; 4,4 unidades de fomento
gente: descuento por gastos de colegio; beneficio tributario por hijos en el colegio; crédito por educación
law: education expenses credit
people: tax credit for children at school
donde: DL 824 art. 55 ter

[taxes-income-capital-gain-home]
ley: mayor valor obtenido en la enajenación; bienes raíces situados en Chile; ingreso no constitutivo de renta; 8.000 unidades de fomento
gente: vendí mi casa pago impuesto; ganancia por vender departamento; impuesto por venta de propiedad; ocho mil uf
law: gain on the sale of real estate
people: tax on selling my house
donde: DL 824 art. 17

[taxes-income-shares-gain]
ley: enajenación de acciones; presencia bursátil; impuesto único 10%; mayor valor
gente: vendí acciones pago impuesto; ganancia en la bolsa impuesto; impuesto por fondos mutuos; criptomonedas impuesto
law: gain on shares
people: tax on shares; tax on crypto
donde: DL 824 art. 17, 107, 108

[taxes-income-expenses]
ley: gastos necesarios; aptitud de generar renta; acreditados o justificados fehacientemente; rebajarán de la renta bruta
gente: qué gastos puedo descontar de la empresa; gastos rechazados; meter gastos en la empresa; auto en la empresa
law: necessary expenses
people: what expenses can my company deduct
donde: DL 824 art. 31, 21

[taxes-income-rejected-expenses]
ley: impuesto único de 40%; partidas; gastos rechazados; beneficien al dueño
gente: impuesto por gastos personales en la empresa; cargué gastos de la casa a la empresa
law: tax on rejected expenses
people: personal expenses in the company
donde: DL 824 art. 21, 33

[taxes-income-losses]
ley: pérdidas sufridas por el negocio; ejercicios anteriores; imputarse; utilidades
gente: la empresa tuvo pérdidas; usar pérdidas de otros años; pérdida tributaria
law: tax losses carried forward
people: company losses
donde: DL 824 art. 31

[taxes-income-sme-regime]
ley: régimen pro pyme; transparencia tributaria; promedio anual de ingresos brutos; 75.000 unidades de fomento
gente: régimen pyme; pro pyme transparente; qué régimen me conviene; requisitos pro pyme
law: small business regime
people: small business tax regime
donde: DL 824 art. 14

[taxes-income-provisional]
ley: pagos provisionales mensuales; porcentaje sobre los ingresos brutos; entre el día primero y el doce
gente: ppm; cuánto ppm pago; suspender el ppm; pagos provisionales
law: monthly provisional payments
people: monthly advance tax
donde: DL 824 art. 84, 90, 91

[taxes-income-refund]
ley: devolución; saldo a favor; dentro de los treinta días siguientes; tesorería
gente: cuándo me devuelven impuestos; devolución de renta; me retuvieron la devolución; tesorería se quedó con mi devolución
law: tax refund
people: tax refund delay
donde: DL 824 art. 97; Código Tributario art. 126

[taxes-income-leaving]
ley: contribuyentes que dejen de tener domicilio; ausentarse del país; declarar y pagar antes; proporcional
gente: me voy a vivir afuera impuestos; dejo chile y los impuestos
law: leaving the country
people: taxes when I move abroad
donde: DL 824 art. 103

[taxes-income-foreigners-three-years]
ley: extranjero que constituya domicilio o residencia en el país; tres primeros años; rentas obtenidas de fuentes chilenas
gente: soy extranjero y gano plata afuera; extranjero recién llegado impuestos
law: foreigners' first three years
people: new resident taxes
donde: DL 824 art. 3

[taxes-municipal-business-licence]
ley: patente municipal; actividades terciarias; valor de la patente; capital propio; cinco por mil
gente: cuánto cuesta la patente comercial; patente comercial; pagar patente con el negocio cerrado; patente sin ventas; oficina virtual patente
law: municipal business licence
people: business licence cost
donde: DL 3.063 art. 23, 24, 26

[taxes-municipal-licence-exempt]
ley: exentos del pago de la contribución de patente; personas jurídicas sin fines de lucro; beneficencia, de culto religioso
gente: fundación paga patente; iglesia paga patente; sociedad de inversión paga patente
law: exempt from the business licence
people: does a foundation pay licence
donde: DL 3.063 art. 27

[taxes-municipal-licence-closure]
ley: contribuyente que ejerciere una actividad sin patente; clausura; mora en el pago
gente: negocio sin patente; me clausuraron por no tener patente; multa por no pagar patente
law: closure for want of a licence
people: shop without a licence
donde: DL 3.063 art. 58

[taxes-municipal-rubbish-fee]
ley: tarifa anual; servicio de aseo; exentos; 225 unidades tributarias mensuales; cobro diferenciado
gente: derechos de aseo; me cobran el aseo domiciliario; no pagar la basura; exención de aseo
law: rubbish collection fee
people: municipal rubbish fee
donde: DL 3.063 art. 6, 7, 8, 9

[taxes-municipal-rights]
ley: derechos municipales; permiso, concesión o servicio; ordenanza local; propaganda
gente: cobro municipal por letrero; permiso de publicidad; cuánto cobra la muni por ocupar la vereda
law: municipal fees
people: fee for a sign
donde: DL 3.063 art. 40, 41, 42

[taxes-municipal-debt-limitation]
ley: prescripción; tres años; tesorero municipal; mérito ejecutivo
gente: deuda de aseo prescripción; deuda con la municipalidad vieja; prescribir patente
law: limitation of municipal debts
people: old debt to the town
donde: DL 3.063 art. 47; Código Civil art. 2521

[taxes-land-exemption]
ley: exenciones al impuesto territorial; exentas; adulto mayor; avalúo exento habitacional
gente: quién no paga contribuciones; exención de contribuciones; adulto mayor contribuciones; por qué me llegaron contribuciones
law: land tax exemption
people: exempt from property tax
donde: Ley 17.235 art. 2; Ley 20.732 art. 1

[taxes-land-reappraisal]
ley: reavalúo; cada cuatro años; tasación general; reclamar del avalúo; errores de transcripción
gente: me subieron las contribuciones; reclamar el avalúo fiscal; reavalúo de la casa; corregir los metros de mi casa en el sii
law: reappraisal of real estate
people: my property tax went up
donde: Ley 17.235 art. 3, 10, 13

[taxes-land-payment]
ley: pagará anualmente en cuatro cuotas; abril, junio, septiembre y noviembre; sobretasa; sitios no edificados
gente: cuándo se pagan las contribuciones; contribuciones atrasadas; sobretasa sitio eriazo
law: land tax instalments; surcharge
people: when is property tax due
donde: Ley 17.235 art. 7, 8, 22, 25

[taxes-inheritance-rate]
ley: impuesto sobre el valor líquido de la respectiva asignación; escala progresiva; cónyuge; exentas
gente: cuánto impuesto pago por la herencia; impuesto a la herencia; herencia exenta; plazo para pagar el impuesto a la herencia
law: inheritance tax rates
people: how much inheritance tax
donde: Ley 16.271 art. 2, 50, 52

[taxes-gift]
ley: donaciones; exentas; insinuación; impuesto que grava las donaciones
gente: regalar plata a un hijo paga impuesto; donar una casa a mis hijos; impuesto por donación
law: gift tax
people: tax on giving money to my child
donde: Ley 16.271 art. 1, 2, 18, 52
`;
