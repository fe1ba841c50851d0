/** Concepts of credit: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CREDIT = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[credit-money-loan]
ley: operaciones de crédito de dinero; entrega o se obliga a entregar una cantidad de dinero; pagarla en un momento distinto; descuento de documentos
gente: préstamo de plata; presté plata; le presté dinero a un amigo; prestar lucas; crédito de consumo; pedí un préstamo; mutuo de dinero; préstamo personal
law: money lending operation; loan agreement; credit operation
people: loan; lend money; borrowed money
donde: Ley 18.010 art. 1

[credit-loan-not-repaid]
ley: restituir otras tantas del mismo género y calidad; mutuo o préstamo de consumo; operaciones de crédito de dinero
gente: no me devuelven la plata que presté; me debe plata; cómo cobro un préstamo; amigo no me paga; presté plata sin papel; me deben plata por whatsapp; cobrar una deuda sin contrato; demandar por plata prestada; no quiere pagarme lo que le presté; presté plata y no me pagan; me debe y se hace el leso; le presté y desapareció; no me paga lo prestado
law: repayment of loan; recover debt
people: friend will not pay me back; collect a debt
donde: Código Civil art. 2196; Ley 18.010 art. 1, 13

[credit-loan-no-term]
ley: operaciones de crédito de dinero sin plazo; diez días contados desde la entrega; hecho exigible; término para el pago
gente: préstamo sin plazo; cuándo puedo cobrar si no hay fecha; no pusimos fecha de pago; prestar sin fecha de devolución
law: loan without term
people: no repayment date agreed
donde: Ley 18.010 art. 13; Código Civil art. 2200

[credit-interest-definition]
ley: toda suma que recibe o tiene derecho a recibir el acreedor; capital reajustado
gente: qué se considera interés; comisión cuenta como interés; me cobran comisiones aparte del interés; qué es el interés de un préstamo; cargo disfrazado de interés
law: definition of interest; sums above principal
people: what counts as interest
donde: Ley 18.010 art. 2

[credit-current-interest]
ley: interés corriente; interés promedio cobrado por los bancos; Comisión para el Mercado Financiero; operaciones que realicen en el país
gente: qué es el interés corriente; cómo se calcula el interés corriente; tasa de interés corriente; interés legal; quién fija el interés; dónde se publica el interés corriente
law: current interest; average interest rate
people: legal interest rate
donde: Ley 18.010 art. 6, 7

[credit-maximum-interest]
ley: interés máximo convencional; no puede estipularse un interés que exceda; 50% del corriente; cincuenta por ciento; tasa máxima convencional
gente: cuánto interés me pueden cobrar; interés máximo; tasa máxima; interés abusivo; usura; usurero; me cobran un interés muy alto; prestamista cobra mucho interés; interés ilegal; tope de interés
law: maximum conventional interest; interest cap; usury
people: highest legal interest; usury; loan shark
donde: Ley 18.010 art. 6, 6 bis, 8; Ley 19.496 art. 39

[credit-small-loan-maximum]
ley: inferiores o iguales al equivalente de 200 unidades de fomento; interés máximo convencional; 50 unidades de fomento; puntos porcentuales
gente: tasa máxima créditos chicos; interés avance en efectivo; interés de la tarjeta de crédito; avance en efectivo; súper avance; interés de la línea de crédito; tasa máxima 200 UF
law: maximum rate for small loans
people: cash advance interest; credit card interest cap
donde: Ley 18.010 art. 6 bis, 6 ter

[credit-excess-interest-sanction]
ley: pacto de intereses que exceda el máximo convencional; se reducirán al interés corriente; percibidos en exceso
gente: me cobraron más interés del legal; qué pasa si cobran más que el máximo; recuperar intereses pagados de más; rebajar intereses abusivos; devolver intereses
law: excess interest reduced; usurious interest
people: get back excess interest
donde: Ley 18.010 art. 8; Código Civil art. 2206

[credit-usury-crime]
ley: interés que exceda del máximo; suministrare valores, de cualquiera manera que sea, a un interés; presidio o reclusión menores; usura
gente: delito de usura; denunciar a un usurero; prestamista ilegal; gota a gota; prestamistas colombianos; gota gota amenazas; denunciar prestamista; préstamo gota a gota
law: crime of usury
people: report loan shark; illegal lender threats
donde: Código Penal art. 472

[credit-compound-interest]
ley: pacto de intereses sobre intereses; capitalizándolos; intereses de un capital proveniente; períodos no podrán ser inferiores a treinta días
gente: interés compuesto mensual; anatocismo; interés compuesto; me cobran intereses de los intereses; capitalizar intereses
law: compound interest; capitalisation of interest
people: compound interest
donde: Ley 18.010 art. 9

[credit-prepayment]
ley: anticipar su pago; comisión de prepago; un mes de intereses; prepagado el crédito
gente: prepago del crédito; pagar antes el crédito; pagar todo el préstamo de una vez; comisión de prepago; adelantar cuotas; abonar al crédito; el banco no me deja prepagar; cuánto me cobran por prepagar; liquidar el crédito hipotecario antes
law: prepayment; early repayment; prepayment fee
people: pay off loan early
donde: Ley 18.010 art. 10
no: tarjeta de prepago; celular

[credit-interest-in-writing]
ley: intereses deben estipularse por escrito; sin ello será ineficaz; gratuidad no se presume; interés corriente
gente: no pactamos intereses; cobrar interés sin haberlo escrito; interés de palabra; préstamo sin interés; puedo cobrar interés si no hay contrato; acuerdo verbal de interés
law: written interest agreement
people: interest not agreed in writing
donde: Ley 18.010 art. 11, 12

[credit-default-interest]
ley: deudor que retarda el cumplimiento; intereses corrientes desde la fecha del retardo; interés moratorio; interés penal
gente: interés por atraso; interés por mora; me atrasé en el crédito; interés moratorio; multa por atraso en el crédito; debo una cuota; cuánto sube la deuda por no pagar
law: default interest; late payment interest
people: late payment interest
donde: Ley 18.010 art. 16

[credit-receipt-presumption]
ley: recibo del capital; se presumen pagados los intereses; tres períodos consecutivos; recibo por los intereses
gente: comprobante de pago del préstamo; recibo de pago del préstamo; pagué y no me dieron recibo; me cobran cuotas que ya pagué; dice que no pagué intereses; tengo recibos de las últimas cuotas
law: receipt of loan payment; presumption of payment
people: proof I paid my loan
donde: Ley 18.010 art. 17, 18; Código Civil art. 1570

[credit-acceleration]
ley: aceleración del crédito; liquidación de las obligaciones; haga exigible el monto total insoluto; caducidad del plazo; obligaciones de dinero
gente: cláusula de aceleración; me cobran toda la deuda por una cuota; por atrasarme me cobran todo; hicieron exigible el total; vencieron todas las cuotas; caducaron el plazo del crédito; el banco acelera la deuda
law: acceleration clause; whole balance due
people: bank demands full balance
donde: Ley 18.010 art. 30; Ley 18.092 art. 105; Código Civil art. 1496

[credit-readjustment]
ley: reajuste de la obligación; unidad de fomento; sistema de reajuste; operaciones de crédito de dinero en moneda nacional; suma equivalente
gente: crédito en UF; pasar de UF a pesos; sube la UF y mi cuota; reajuste de la deuda; dividendo en UF; préstamo en pesos o UF
law: loan indexation; UF-denominated loan
people: loan indexed to inflation
donde: Ley 18.010 art. 3, 24, 25

[credit-foreign-currency]
ley: obligaciones en moneda extranjera; moneda nacional; tipo de cambio; pagadas por su equivalente en moneda chilena
gente: deuda en dólares; pagar en dólares o pesos; préstamo en dólares; contrato en dólares; a qué dólar pago; tipo de cambio de la deuda
law: foreign currency obligation; exchange rate
people: debt in dollars
donde: Ley 18.010 art. 20-22

[credit-purchase-balance]
ley: saldos de precio de compraventas; bienes muebles o inmuebles; operaciones de crédito de dinero
gente: saldo de precio; me deben el saldo de la venta; interés en saldo de precio; vendí en cuotas con interés; vender a plazo
law: balance of purchase price
people: seller financing interest
donde: Ley 18.010 art. 26

[credit-debt-prison]
ley: prisión por deudas; apremio personal por deudas; bienes del deudor
gente: cárcel por deudas; me pueden meter preso por no pagar; preso por deudas; ir a la cárcel por dicom; me pueden meter a la cárcel por una tarjeta; debo mucha plata y tengo miedo; me llevan preso por deber; me pueden llevar preso por deudas
law: no imprisonment for debt
people: jail for debt; can I go to prison for not paying
no: alimentos; pensión; cheque

[credit-debt-prescription]
ley: acciones cambiarias; un año, contado desde el día del vencimiento; tres años para las acciones ejecutivas; prescripción extintiva
gente: cuándo prescribe una deuda; prescribe deuda con el banco; deuda antigua prescrita; me cobran deuda de hace años; deuda de casa comercial prescrita; deuda vieja; borrar deuda prescrita; la deuda caduca; años para que se borre una deuda; prescripción de tarjeta de crédito
law: limitation of debt; prescription of debts
people: old debt expired; statute of limitations debt
donde: Ley 18.092 art. 98; Código Civil art. 2515

[credit-debtor-death]
ley: deudas hereditarias; seguro de desgravamen; obligaciones del causante; beneficio de inventario
gente: murió con deudas; heredo las deudas; se murió mi papá y debía al banco; deudas de un fallecido; la deuda del muerto; banco cobra deuda de mi mamá fallecida; quién paga el crédito si muere; tengo que pagar deudas de mi esposo muerto
law: debts of deceased; inherited debts
people: father died with debts; inherit debt
donde: Código Civil art. 1354, 1247

[credit-bill-requisites]
ley: letra de cambio; enunciaciones; orden, no sujeta a condición, de pagar; nombre, apellido y domicilio del librado; firma del librador
gente: letra de cambio; requisitos de una letra; qué debe tener una letra de cambio; llenar una letra; firmé una letra; letra sin fecha; letra mal hecha
law: bill of exchange; requirements of bill of exchange
people: what must a bill of exchange contain
donde: Ley 18.092 art. 1, 2, 13

[credit-bill-missing-mentions]
ley: no valdrá como letra de cambio; tenedor legítimo podrá incorporarlas; instrucciones que haya recibido; llenare en contravención a las instrucciones
gente: firmé letra en blanco; pagaré en blanco; llenaron el pagaré con otra cantidad; firmé pagaré en blanco; me llenaron un pagaré; pusieron un monto que no debía; documento firmado en blanco
law: incomplete bill; blank promissory note; filling instructions
people: signed a blank promissory note
donde: Ley 18.092 art. 11, 2

[credit-bill-words-figures]
ley: escrito a la vez en palabras y cifras; valdrá la suma escrita en palabras
gente: diferencia entre números y letras; monto en palabras distinto; cifra distinta a la palabra; cuál vale número o letra; error en el monto del pagaré
law: words prevail over figures
people: amount in words differs from numbers
donde: Ley 18.092 art. 6

[credit-bill-incapable-false-signature]
ley: firmas falsas o de personas imaginarias; incapacidad de alguno de los signatarios; no invalidan las obligaciones; falsedad del título
gente: falsificaron mi firma en un pagaré; no es mi firma la de la letra; firma falsa en una letra; me cobran un pagaré y yo no firmé; un menor firmó pagaré
law: forged signature; incapacity of signatory
people: forged my signature on a note
donde: Ley 18.092 art. 7, 112

[credit-bill-representative]
ley: firma una letra de cambio como representante; no tiene facultad para actuar; excedido en sus poderes; se obliga por sí misma
gente: firmé una letra por la empresa; firmé pagaré como representante; el gerente firmó sin poder; firmó por otro sin autorización; el banco firmó el pagaré por mí; pagaré firmado por mandato
law: unauthorised representative
people: signed on behalf of company without authority
donde: Ley 18.092 art. 8

[credit-bill-fingerprint]
ley: impresión digital; en lugar de su firma; notario o ante un Oficial del Registro Civil
gente: firmar pagaré con huella; no sabe firmar; huella digital en pagaré; analfabeto firma pagaré; poner el dedo
law: fingerprint in place of signature
people: sign with fingerprint
donde: Ley 18.092 art. 9

[credit-bill-drawer-liability]
ley: librador garantiza la aceptación y el pago; eximirse de la responsabilidad de la aceptación
gente: responsabilidad del que gira la letra; quién responde por la letra; girador de la letra; emití una letra y no la pagan
law: drawer liability
people: drawer responsibility
donde: Ley 18.092 art. 10

[credit-bill-no-novation]
ley: no producen novación; relaciones jurídicas que les dieron origen; para facilitar el cobro
gente: me piden pagaré firmado en garantía; la deuda original sigue; me hicieron firmar pagaré y contrato; letra dada en garantía; letra en garantía
law: no novation; underlying obligation
people: promissory note as security
donde: Ley 18.092 art. 12

[credit-bill-alteration]
ley: adulteración de una letra de cambio; signatarios anteriores; texto original; nueva firma, consentir en una alteración
gente: adulteraron el pagaré; cambiaron el monto de la letra; modificaron el pagaré después; borrado en la letra; falsificaron el pagaré
law: alteration of bill
people: altered promissory note
donde: Ley 18.092 art. 15, 16

[credit-endorsement]
ley: endoso; tenedor legítimo transfiere el dominio; dorso de la letra misma; firmado por el endosante; transferible por endoso
gente: endosar un pagaré; endosar una letra; firmar atrás del documento; ceder una letra
law: endorsement of the bill; negotiation of bill
people: endorse a note; sold my promissory note
donde: Ley 18.092 art. 17-21, 25

[credit-endorsement-blank]
ley: endoso en blanco; sola firma del endosante; autoriza al tenedor para llenarlo
gente: endoso en blanco; firmado atrás sin nombre; endosar sin poner nombre
law: blank endorsement
people: endorsed in blank
donde: Ley 18.092 art. 23, 24

[credit-endorsement-collection]
ley: valor en cobro; endosatario en cobranza; mandatario judicial
gente: endoso en comisión de cobranza; abogado cobra con endoso; endosar para cobrar; entregar pagaré para cobrarlo; endoso a un abogado
law: endorsement for collection
people: give note to lawyer to collect
donde: Ley 18.092 art. 29, 21

[credit-endorsement-guarantee]
ley: endoso en garantía; valor en prenda; valor en garantía; faculta al portador
gente: dejar pagaré en garantía al banco; endosar en garantía; letra en prenda; dar una letra en garantía
law: endorsement by way of pledge
people: note pledged to bank
donde: Ley 18.092 art. 21, 30

[credit-not-endorsable]
ley: no endosable; créditos nominativos; prohibir un nuevo endoso
gente: pagaré no endosable; prohibir que vendan mi pagaré; letra no endosable; pagaré nominativo
law: non-negotiable instrument
people: note cannot be transferred
donde: Ley 18.092 art. 18, 25

[credit-holder-in-due-course]
ley: portador legítimo; serie no interrumpida de endosos; mala fe o culpa grave; excepciones fundadas en relaciones personales
gente: tercero me cobra mi pagaré; ya le pagué al dueño original del pagaré; cobra alguien que no conozco; excepciones contra el tercero; pagué la letra y otro la tiene; compró mi deuda
law: holder in due course; personal defences
people: stranger collects my note
donde: Ley 18.092 art. 26-28

[credit-endorsement-after-protest]
ley: endoso de una letra vencida o protestada; cesión ordinaria
gente: endosar una letra vencida; vender pagaré vencido; endoso después del protesto
law: endorsement after maturity
people: transfer an overdue note
donde: Ley 18.092 art. 32

[credit-acceptance]
ley: aceptación debe constar en la letra misma; firma del librado; importa aceptación; pura y simple
gente: aceptar una letra; firmé una letra como deudor; el deudor no aceptó la letra; obligación del que acepta la letra; firma en la letra acepta
law: acceptance of bill; drawee
people: accept a bill
donde: Ley 18.092 art. 33, 42, 44

[credit-acceptance-presentation]
ley: presentada a la aceptación; domicilio o residencia del librado; días feriados, en día sábado; plazo contadero desde la vista
gente: presentar la letra para que la acepten; dónde presento la letra; plazo para presentar la letra; llevar la letra al deudor
law: presentment for acceptance
people: present bill for acceptance
donde: Ley 18.092 art. 34-38

[credit-aval]
ley: aval; acto escrito y firmado en la letra de cambio; garantiza, en todo o en parte, el pago; sola firma en el anverso
gente: aval; soy aval; firmé como aval; ser aval de un pagaré; aval de mi hermano; me cobran como aval; me hicieron firmar de aval; le salí de aval
law: aval; guarantor of bill; surety
people: guarantor; co-signed a promissory note
donde: Ley 18.092 art. 46, 47
no: estado; universitario

[credit-aval-liability]
ley: avalista de la letra de cambio responde; mismos términos que la ley impone al aceptante; aval puede ser limitado; acción cambiaria de reembolso
gente: hasta cuánto responde el aval; cobrarle al deudor si pagué como aval; el aval tiene que pagar todo; me embargan por ser aval; recuperar lo que pagué como aval; puedo dejar de ser aval; aval demandado
law: extent of aval liability; recourse of guarantor
people: guarantor paid wants money back
donde: Ley 18.092 art. 47, 82

[credit-bill-maturity]
ley: letra a la vista; plazo de la fecha del giro; día fijo y determinado; vencimientos sucesivos; un plazo de la vista
gente: cuándo vence la letra; letra a la vista; pagaré a la vista; fecha de vencimiento de la letra; letra a plazo
law: maturity of the bill; payable at sight; fixed date
people: when is the note due
donde: Ley 18.092 art. 48-50, 105

[credit-bill-maturity-holiday]
ley: vencimiento cae en día feriado; día sábado o el 31 de Diciembre; prorrogado para el primer día hábil siguiente
gente: vence un domingo; cuota vence en feriado; letra vence sábado; vencimiento en fin de semana
law: maturity on holiday
people: due date on a weekend
donde: Ley 18.092 art. 51

[credit-bill-payment]
ley: presentar la letra para el pago; constancia del pago; portador no puede rehusar un pago parcial; entregará al pagador
gente: pagué la letra y no me la devuelven; no me devuelven la letra que firmé; pagar parte de la letra; abono a la letra; recuperar letra cancelada; dónde pago la letra; no me reciben pago parcial
law: payment of bill; partial payment; surrender of instrument
people: paid the note want it back
donde: Ley 18.092 art. 52, 54, 86

[credit-bill-early-payment]
ley: pago de las letras de cambio antes de su vencimiento; normas sobre operaciones de crédito de dinero; paga antes del vencimiento
gente: pagar la letra antes; pagar la letra antes del vencimiento; adelantar pago de la letra
law: payment before maturity
people: pay note early
donde: Ley 18.092 art. 55, 56

[credit-protest]
ley: protesto; letra de cambio puede protestarse; falta de aceptación
gente: me protestaron una letra; protesto; protestaron mi pagaré; me llegó un protesto del notario; documento protestado
law: protest of bill; notice of dishonour
people: my note was protested
donde: Ley 18.092 art. 59-62
no: manifestación; marcha

[credit-protest-procedure]
ley: aviso dirigido al librado o aceptante; citará para el día siguiente hábil; dorso de la letra
gente: cómo se hace un protesto; aviso del notario por letra; me citó el notario por un pagaré; plazo para protestar; notaría aviso de letra; cuánto cuesta protestar
law: protest procedure; notarial notice
people: notary notice about unpaid note
donde: Ley 18.092 art. 61, 62

[credit-protest-waiver]
ley: devuelta sin gastos; sin obligación de protesto
gente: sin obligación de protesto; letra sin protestar; no protestaron el pagaré vale; devuelta sin gastos
law: waiver of protest; without protest
people: no protest clause
donde: Ley 18.092 art. 13, 74, 79

[credit-protest-omission]
ley: caducarán las acciones cambiarias; en tiempo y forma el protesto; suplir la omisión del protesto; nulidad de un protesto
gente: no protesté a tiempo; se me pasó protestar la letra; protesto nulo; letra perjudicada; protesto mal hecho; mal notificado el protesto
law: failure to protest; loss of recourse
people: forgot to protest the bill
donde: Ley 18.092 art. 76, 77, 79

[credit-joint-liability-signers]
ley: solidariamente obligados a pagar al portador; libradores, aceptantes o endosantes; firman una letra de cambio; reajustes e intereses
gente: a quién le cobro la letra; todos los que firmaron la letra responden; cobrar al endosante; cobrarle a cualquiera de los que firmó; firmantes de la letra
law: joint and several liability of signatories
people: who must pay the bill
donde: Ley 18.092 art. 79

[credit-bill-interest]
ley: a partir de la fecha del vencimiento, se devengan intereses corrientes; cláusula de intereses; estipulado intereses superiores
gente: interés de una letra vencida; qué interés tiene la letra; intereses de la letra impaga
law: interest on bill after maturity
people: interest on unpaid note
donde: Ley 18.092 art. 80, 13

[credit-bill-early-action]
ley: ejercer su acción antes del vencimiento; quiebra del librado; protestado la letra por falta de aceptación
gente: cobrar letra antes de que venza; deudor quebró antes del vencimiento; cobrar letra no vencida; deudor de la letra cayó en quiebra
law: action before maturity
people: collect before due date
donde: Ley 18.092 art. 81

[credit-recourse]
ley: acción cambiaria de reembolso; endosante que paga la letra; reclamar a las personas obligadas; subrogará en todos los derechos
gente: pagué una letra que endosé; recuperar lo pagado de la letra; reembolso contra el girador; pagué la deuda de otro con letra
law: recourse action
people: I paid the bill can I recover
donde: Ley 18.092 art. 82, 83, 87

[credit-lost-bill]
ley: letra extraviada; se declare el extravío; Juez de Letras en lo Civil; portador del documento; parcialmente deteriorada
gente: se perdió el documento del pagaré; se me perdió una letra; extravío de pagaré; se quemó la letra; me robaron la letra de cambio; letra de cambio rota; cobrar pagaré perdido
law: lost bill; lost promissory note
people: lost the promissory note
donde: Ley 18.092 art. 88, 89, 97

[credit-lost-bill-opposition]
ley: traslado por cinco días hábiles; portador legítimo; suspensión provisional de la aceptación y el pago; garantía de resultas
gente: oponerme al extravío de la letra; suspender el pago de letra perdida; otro tiene la letra perdida; plazo para oponerse a extravío
law: opposition to lost bill claim
people: object to lost note claim
donde: Ley 18.092 art. 89-91, 94

[credit-note-prescription]
ley: prescripción de las acciones cambiarias; un año, contado desde el día del vencimiento; reembolso prescriben en el plazo de seis meses
gente: prescripción del pagaré; cuándo prescribe un pagaré; cuánto dura una letra; letra de hace años; prescribió mi letra; letra vencida hace un año; pagaré prescrito
law: limitation of bill actions; one year prescription
people: expired promissory note
donde: Ley 18.092 art. 98, 99

[credit-note-prescription-interruption]
ley: prescripción se interrumpe; notifique la demanda judicial de cobro; reconocido expresa o tácitamente su calidad de tal; gestión judicial necesaria
gente: se interrumpe la prescripción del pagaré; si abono se reinicia la prescripción; repactar una deuda prescrita; me notificaron tarde la demanda del pagaré; si pago algo revive la deuda; reconocer la deuda
law: interruption of prescription
people: does paying restart old debt
donde: Ley 18.092 art. 100

[credit-promissory-note]
ley: pagaré debe contener las siguientes enunciaciones; promesa no sujeta a condición, de pagar; firma del suscriptor
gente: me hicieron firmar un pagaré; firmé un pagaré; requisitos de validez del pagaré; contenido del pagaré; modelo de pagaré; firmé pagaré en la clínica; firmé pagaré en el colegio
law: promissory note; requirements of promissory note
people: promissory note; IOU
donde: Ley 18.092 art. 102
no: finiquito; sueldo; empleador; jefe; pensión; vacaciones

[credit-promissory-note-instalments]
ley: vencimientos sucesivos; exigible el monto total insoluto; cada cuota morosa será protestada separadamente
gente: pagaré con vencimientos sucesivos; cuotas del pagaré firmado; letra en cuotas
law: instalment note
people: promissory note in installments
donde: Ley 18.092 art. 105

[credit-promissory-note-signer]
ley: suscriptor de un pagaré queda obligado; igual manera que el aceptante; aplicables al pagaré las normas relativas a la letra
gente: obligación del que firma un pagaré; firmé un pagaré y me cobran; responsabilidad por firmar pagaré; suscriptor del pagaré
law: maker of promissory note
people: I signed a note must I pay
donde: Ley 18.092 art. 106, 107

[credit-false-signature-denial]
ley: tachare de falsa su firma; firma es auténtica; acredite justa causa de error; acto de protesto; gestión preparatoria de la vía ejecutiva
gente: negar mi firma en el pagaré; tachar de falsa la firma; decir que no es mi firma; tacha de falsedad; mentí que no era mi firma; desconocer la firma del pagaré
law: denial of signature; forgery defence
people: deny my signature on the note
donde: Ley 18.092 art. 110, 111

[credit-executive-title]
ley: título ejecutivo; gestión preparatoria de la vía ejecutiva; reconocimiento de firma
gente: cobrar un pagaré en tribunales; juicio ejecutivo por pagaré; demanda ejecutiva del banco; demanda ejecutiva por pagaré; cobrar una letra en el juzgado; firma autorizada ante notario pagaré
law: enforceable title; executive action
people: sued over a promissory note
donde: Código de Procedimiento Civil art. 434, 435; Ley 18.092 art. 111
no: pensión de alimentos; sueldo

[credit-cheque-definition]
ley: cheque; orden escrita y girada contra un banco; pague, a su presentación; cuenta corriente; siempre pagadero a la vista
gente: cheque; hacer un cheque; cheque a fecha; cheque en garantía; cheque posfechado; me dieron un cheque a fecha; cobraron antes el cheque en garantía; cheque a 30 días; dejé un cheque en garantía
law: cheque; bank check
people: bank check; postdated check; cheque as guarantee
donde: DFL 707 de 1982 art. 10, 11

[credit-cheque-requisites]
ley: nombre del librado; cantidad girada, en letras y números; firma del librador; lugar y la fecha de la expedición; tarjar
gente: cómo se llena un cheque; cheque mal escrito; cheque mal extendido; cheque sin fecha; cheque con enmiendas; cheque corregido; cheque nominativo; cheque al portador; borrar al portador
law: requirements of a cheque
people: how to fill a check
donde: DFL 707 de 1982 art. 11, 13

[credit-cheque-bounced]
ley: girar sin tener de antemano fondos o créditos disponibles; protesto del cheque; falta de fondos; retirare los fondos disponibles; girare sobre cuenta cerrada o no existente
gente: cheque sin fondos; me dieron un cheque sin fondos; rebotó el cheque; cheque protestado; giro doloso de cheques; cheque de cuenta cerrada; cheque impago; cheque chuteado; cheque devuelto; me pagaron con un cheque malo; cheque sin plata
law: bounced cheque; dishonoured cheque; insufficient funds
people: bad check; bounced check
donde: DFL 707 de 1982 art. 22, 33

[credit-cheque-crime]
ley: giro doloso de cheques; penas de presidio; artículo 467 del Código Penal; tres días contados desde la fecha en que se le notifique el protesto; consignare fondos suficientes
gente: cárcel por cheque; preso por cheque sin fondos; querella por cheque; cuántos días para pagar el cheque protestado; me notificaron un cheque; pagar el cheque y evitar la cárcel; delito por cheque
law: criminal offence of issuing bad cheques
people: jail for bad check
donde: DFL 707 de 1982 art. 22, 42

[credit-cheque-judicial-notice]
ley: notificación del protesto; domicilio que el librador tenga registrado en el banco; gestión preparatoria; tacha de falsedad
gente: notificar un cheque; cómo cobro un cheque protestado; notificación judicial de cheque; demandar por un cheque; cobrar cheque en tribunales; cheque protestado abogado
law: judicial notice of protest of cheque
people: collect a bounced check in court
donde: DFL 707 de 1982 art. 41, 43; Código de Procedimiento Civil art. 434

[credit-cheque-presentation-term]
ley: presentarlo al cobro dentro del plazo de sesenta días; noventa días; misma plaza; perderá su acción contra los endosantes
gente: plazo para cobrar un cheque; cheque vencido; cheque caducado; cuánto dura un cheque; cheque viejo; cheque de hace tres meses; días para depositar un cheque; revalidar un cheque
law: presentment period of cheque; stale cheque
people: check expired; how long is a check valid
donde: DFL 707 de 1982 art. 23, 24

[credit-cheque-stop-payment]
ley: orden de no pagar; avisará por escrito al librado; firma hubiere sido falsificada; hurtado, perdido, robado
gente: dar orden de no pago; bloquear un cheque; anular un cheque; me robaron el talonario; perdí la chequera; perdí un cheque; me robaron un cheque; orden de no pago a cheque en garantía; extravío de cheque; parar un cheque
law: stop payment order; lost cheque
people: stop a check; lost checkbook
donde: DFL 707 de 1982 art. 26, 29

[credit-cheque-forged]
ley: falsificación de un cheque; librado es responsable; firma visiblemente disconforme; alteraciones del cheque; serie del librador
gente: falsificaron mi firma en un cheque; cheque falsificado; banco pagó cheque falso; cobraron cheque adulterado; cheque clonado; el banco pagó un cheque que no firmé; alteraron el monto del cheque
law: forged cheque; bank liability
people: bank paid a forged check
donde: DFL 707 de 1982 art. 16-18

[credit-cheque-crossed]
ley: cheque cruzado; dos líneas paralelas y transversales; cruzamiento general; no puede ser presentado al pago sino por un banco
gente: cheque cruzado; rayas en el cheque; cobrar por caja cheque cruzado; depositar un cheque a mi nombre
law: crossed cheque
people: crossed check
donde: DFL 707 de 1982 art. 30

[credit-cheque-endorse]
ley: endoso del cheque; cheque girado a la orden; nominativo sólo podrá ser endosado a un banco; comisión de cobranza
gente: endosar un cheque; cheque a nombre de otro; cobrar cheque de otra persona; cheque a la orden
law: endorsement of cheque
people: cash a check made to someone else
donde: DFL 707 de 1982 art. 11, 35, 40

[credit-cheque-prescription]
ley: cheque protestado, prescribirá en un año; contado desde la fecha del protesto; acción judicial contra los obligados
gente: prescripción del cheque; cuándo prescribe un cheque; cheque protestado antiguo; cuánto tiempo para demandar por cheque; prescribe el cheque protestado
law: limitation of cheque actions
people: old bounced check deadline
donde: DFL 707 de 1982 art. 34

[credit-current-account]
ley: cuenta corriente bancaria; banco se obliga a cumplir las órdenes de pago; sumas de dinero depositadas; comitente
gente: cuenta corriente; abrir cuenta corriente; cerraron mi cuenta corriente; el banco me cerró la cuenta; me bloquearon la cuenta; cuenta rut; cuenta vista; me cierran la cuenta sin motivo; banco congeló mi cuenta; banco me congeló la plata; no puedo sacar mi plata del banco; me cerraron la cuenta rut
law: bank current account; checking account
people: bank closed my account; open a bank account
donde: DFL 707 de 1982 art. 1

[credit-bank-secrecy]
ley: secreto bancario; depósitos y captaciones de cualquier naturaleza; no podrá proporcionarse antecedentes
gente: secreto bancario; quién puede ver mi cuenta del banco; el banco dio mi saldo; revisar la cuenta de mi esposo; pueden ver mis movimientos; banco entregó mi información; averiguar cuentas de otra persona
law: bank secrecy; banking confidentiality
people: who can see my bank account
donde: DFL 3 de 1997 art. 154; DFL 707 de 1982 art. 1

[credit-dormant-accounts]
ley: acreencias; plazo de cinco años; pasarán a propiedad fiscal; depósitos sin movimiento
gente: plata olvidada en el banco; cuenta sin movimiento; acreencias bancarias; plata de cuenta de ahorro antigua; vale vista antiguo; el banco se quedó con mi plata; caducó mi cuenta de ahorro; vale vista vencido; libreta de ahorro antigua
law: unclaimed balances; dormant accounts
people: forgotten bank money
donde: DFL 3 de 1997 art. 156

[credit-card-fraud]
ley: operaciones no autorizadas; titular o usuario; tarjetas de pago y transacciones electrónicas; hurto, robo, extravío o fraude
gente: me clonaron la tarjeta; me robaron plata de la cuenta; transferencia que no hice; fraude bancario; me vaciaron la cuenta; compras que no hice; sacaron plata de mi cuenta; hackearon mi cuenta; estafa bancaria; me robaron la tarjeta; cargos desconocidos en la tarjeta; phishing; me sacaron plata de la cuenta rut; me vaciaron la cuenta rut; me aparece un cargo que no hice; me hicieron un crédito sin permiso; me llamaron y me sacaron plata; me quitaron el celular y sacaron plata
law: unauthorised transactions; card fraud
people: card cloned; fraud on my bank account; unauthorized charge
donde: Ley 20.009 art. 1, 4, 5

[credit-card-fraud-notice]
ley: dar aviso al emisor; hurto, robo o extravío; medios de contacto; todos los días del año, las veinticuatro horas; número, código de recepción
gente: bloquear la tarjeta; avisar al banco robo de tarjeta; perdí la tarjeta; me robaron la billetera con tarjetas; banco no contesta para bloquear; a quién aviso si roban mi tarjeta
law: notice of loss or theft of card
people: lost my card; block my card
donde: Ley 20.009 art. 2, 3

[credit-card-fraud-claim]
ley: reclamar al emisor aquellas operaciones; desconoce haber otorgado su autorización; plazo de treinta días hábiles; declaración jurada
gente: plazo para reclamar fraude; desconocer una compra; desconocer una transferencia; cuánto tiempo para reclamar al banco fraude; denuncia para que el banco devuelva; qué papeles para reclamar fraude; hace cuántos días puedo reclamar cargo
law: claim for unauthorised transactions
people: dispute a charge deadline
donde: Ley 20.009 art. 4

[credit-card-fraud-refund]
ley: cancelación de los cargos o a la restitución de los fondos; restitución de los fondos
gente: banco no devuelve la plata del fraude; cuándo devuelve el banco la plata robada; banco me rechazó el reclamo de fraude; cuánto devuelve el banco por fraude; el banco dice que yo di la clave; banco me demandó por fraude
law: refund of unauthorised transactions
people: bank refuses to refund fraud
donde: Ley 20.009 art. 5

[credit-card-fraud-gross-negligence]
ley: dolo o culpa grave del titular o usuario; suspender la cancelación o restitución
gente: dicen que fue mi culpa el fraude; culpa grave del usuario fraude; entregué la clave por teléfono; di mi clave y me robaron; caí en estafa telefónica del banco; banco demanda al cliente por fraude; autofraude; me llamaron del banco y era falso
law: gross negligence of the cardholder
people: gave my password to scammer
donde: Ley 20.009 art. 5, 5 bis

[credit-card-fraud-crime]
ley: delito de uso fraudulento de tarjetas; falsificar tarjetas; usar, vender, exportar, importar; tarjetas de pago; presidio menor
gente: delito por usar tarjeta ajena; usó mi tarjeta sin permiso; uso de tarjeta robada pena; clonar tarjetas delito; presté mi cuenta rut; cuenta para recibir plata robada; mula bancaria; me pidieron la cuenta prestada; prestar la cuenta
law: fraudulent use of payment cards
people: crime using stolen card; money mule
donde: Ley 20.009 art. 7

[credit-card-statement]
ley: tarjetas de crédito; estado de cuenta; monto mínimo; titular o usuario
gente: pago mínimo de la tarjeta; deuda de tarjeta de crédito; estado de cuenta de la tarjeta; no puedo pagar la tarjeta; tarjeta de crédito atrasada; cobro que no reconozco; tarjeta de tienda deuda; crédito rotativo; me cobran intereses por pago mínimo; repactar tarjeta
law: credit card statement; minimum payment
people: credit card debt; minimum payment
donde: Ley 19.496 art. 17 B, 17 D

[credit-prepaid-card]
ley: medios de pago con provisión de fondos; entidades no bancarias; fondos provisionados
gente: tarjeta de prepago; cuenta mach tenpo; billetera digital; plata en la app de prepago; tarjeta bip; dinero electrónico; tarjeta de prepago bloqueada; me bloquearon la cuenta de la app
law: prepaid cards; electronic money
people: prepaid card; digital wallet
donde: Ley 20.950 art. 1

[credit-wrong-transfer]
ley: pago de lo no debido; por error ha hecho un pago; prueba que no lo debía; repetir lo pagado
gente: transferí a la cuenta equivocada; transferencia por error; me equivoqué de cuenta; transferí a otra persona; no me devuelven transferencia errónea; me depositaron plata por error; plata que no es mía en la cuenta; deposité mal; me transfirieron por error; se me fue la plata a otra cuenta
law: payment made by mistake; undue payment
people: wrong bank transfer; sent money to wrong account
donde: Código Civil art. 2295, 2297

[credit-mistaken-collection]
ley: cobro indebido; deuda extinguida; devolución de lo pagado en exceso
gente: me cobran una deuda pagada; deuda que no es mía; me cobran algo que ya pagué; suplantaron mi identidad y pidieron un crédito; sacaron un crédito a mi nombre; me cobran deuda de otra persona; crédito a mi nombre que no pedí
law: wrongful debt claim; identity theft loan
people: debt is not mine; loan taken in my name

[credit-financial-portability]
ley: portabilidad financiera; proveedor inicial; nuevo proveedor; solicitud de portabilidad; oferta de portabilidad
gente: cambiarme de banco; portabilidad financiera; pasar mi crédito a otro banco; cambiar mi cuenta corriente de banco; llevar la hipoteca a otro banco; trasladar mis deudas; refinanciar en otro banco
law: financial portability; switching banks
people: switch banks; move my loan
donde: Ley 21.236 art. 1, 3

[credit-financial-portability-subrogation]
ley: subrogación especial de crédito; nuevo crédito; garantías reales; crédito inicial; conservador de bienes raíces
gente: portabilidad con hipoteca; cambiar la hipoteca de banco sin tasar; refinanciamiento hipotecario; nueva hipoteca en otro banco; subrogación del crédito hipotecario; gastos de refinanciar hipoteca
law: special subrogation of mortgage loans
people: refinance mortgage with another bank

[credit-portability-mandate]
ley: mandato de término; oferta de portabilidad; obligado a ejecutar
gente: el banco nuevo cierra mi cuenta antigua; mandato para cerrar cuenta portabilidad; banco antiguo no quiere cerrar portabilidad; quién cierra la cuenta en la portabilidad; arrepentirme de la portabilidad financiera
law: portability mandate
people: new bank closes old account

[credit-report-dicom]
ley: obligaciones de carácter económico, financiero, bancario o comercial; protestos por falta de pago; cheques protestados; incumplimiento de obligaciones derivadas de mutuos; letras de cambio y pagarés
gente: dicom; estoy en dicom; boletín comercial; aparezco en dicom; me metieron a dicom; deuda publicada; qué deudas aparecen en dicom; mandaron mi deuda a dicom; informe comercial; equifax; antecedentes comerciales; buró de crédito; me mandaron a dicom; salgo en dicom
law: credit report; credit bureau; adverse credit information
people: bad credit; blacklisted; credit report
donde: Ley 19.628 art. 17

[credit-report-not-publishable]
ley: no podrá comunicarse la información; servicios de electricidad, agua, teléfono y gas; concesionarios de autopistas; repactadas, renegociadas o novadas
gente: deuda de luz en dicom; deuda de agua dicom; tag en dicom; deuda de teléfono dicom; deuda de universidad dicom; deuda de estudio dicom; deuda de clínica dicom; deuda de hospital en dicom; repacté y sigo en dicom; qué deudas no van a dicom; autopista dicom
law: non-reportable debts
people: can utility debt appear on credit report
donde: Ley 19.628 art. 17

[credit-report-five-years]
ley: transcurridos cinco años; obligación se hizo exigible; no podrán comunicarse los datos; extinguida la obligación
gente: cuántos años dura dicom; cinco años en dicom; sigo en dicom después de cinco años; cuándo se borra dicom; salir de dicom por tiempo; deuda de más de 5 años dicom; cuánto tiempo aparezco en dicom
law: five-year limit on credit information
people: how long does bad credit last
donde: Ley 19.628 art. 18

[credit-report-paid-debt]
ley: pago o extinción de estas obligaciones; siete días hábiles; banco de datos accesible al público; aclaración del protesto
gente: pagué y sigo en dicom; ya pagué y aparezco en dicom; borrarme de dicom; salir de dicom; limpiar dicom; aclarar dicom; cuánto demoran en sacarme de dicom; certificado de pago dicom; eliminar deuda pagada del boletín
law: deletion after payment
people: paid but still blacklisted; clear my credit record
donde: Ley 19.628 art. 19

[credit-report-purpose]
ley: principio de finalidad; proceso de crédito; evaluación de riesgo comercial; selección de personal, admisión pre-escolar
gente: me piden dicom para trabajar; no me contratan por dicom; dicom en el trabajo; colegio pide dicom; clínica pide dicom; arriendo pide dicom; negaron la pega por dicom; dicom atención médica de urgencia
law: purpose limitation of credit data
people: employer checks credit; job denied for bad credit
donde: Ley 20.575 art. 1

[credit-report-access]
ley: titular de los datos; distribuidores de los registros o bancos de datos; cuatro meses
gente: ver mi dicom gratis; informe de dicom gratis; saber si estoy en dicom; quién consultó mi dicom; certificado de dicom; revisar mis deudas; saber todas mis deudas; informe de deudas cmf
law: access to credit file
people: free credit report
donde: Ley 20.575 art. 5; Ley 19.628 art. 12

[credit-report-wrong]
ley: datos erróneos; datos inexactos; eliminación de los datos
gente: error en dicom; estoy en dicom por error; me publicaron en dicom sin deber; dicom equivocado; demandar por dicom injusto; estoy en dicom por deuda de otro; indemnización por dicom
law: incorrect credit information; rectification of credit information
people: wrong information on credit report
donde: Ley 19.628 art. 12, 16, 23

[credit-consolidated-debt-registry]
ley: registro de deuda consolidada; obligaciones crediticias; Comisión para el Mercado Financiero
gente: redec; registro de deuda consolidada; registro de deudas de la cmf; todas mis deudas juntas; corregir el registro de deudas; quién ve mis deudas; autorizar que vean mis deudas; dicom nuevo
law: consolidated debt registry; credit registry
people: registry of all my debts
donde: Ley 21.680 art. 1, 2

[credit-consolidated-debt-rights]
ley: derechos de los deudores; derechos de acceso y rectificación de los deudores
gente: rectificar mi deuda en la cmf; deuda mal informada a la cmf; permiso para que el banco mire mis deudas; borrar deuda del registro cmf; mi deuda sale mal en el registro
law: rights of debtors in the registry
people: correct my debt record

[credit-pledge-civil]
amplio: pledge
ley: contrato de empeño o prenda; se entrega una cosa mueble a un acreedor; acreedor prendario; entrega de la prenda
gente: empeñar; empeñé una joya; dejé algo en prenda; empeñar mi auto; casa de empeño; tía rica; cosa empeñada; dejé mi celular en garantía; devolver la prenda
law: pledge; pawn
people: pawn; pawn shop
donde: Código Civil art. 2384, 2386, 2389
no: alzamiento; prenda de vestir; prenda de ropa; lavandería; tintorería

[credit-pledge-sale]
ley: venda en pública subasta; prenda del deudor moroso; postura admisible; apreciada por peritos; se le adjudique en pago
gente: rematan mi prenda; vendieron lo que empeñé; quedarse con la prenda; pueden quedarse con lo empeñado; se venció el empeño; vender la cosa empeñada
law: sale of pledged goods; forfeiture of the pledge
people: they sold what I pawned
donde: Código Civil art. 2397

[credit-pledge-return]
ley: restituir la prenda; satisfecho el crédito en todas sus partes; acreedor prendario; pérdida o deterioro; guardar y conservar la prenda
gente: me devuelven la prenda si pago; pagué y no me devuelven lo que dejé en garantía; perdieron lo que dejé en prenda; usaron lo que dejé empeñado; recuperar lo empeñado
law: return of pledged property
people: get my pawned item back
donde: Código Civil art. 2394, 2396, 2401, 2403

[credit-pledge-without-possession]
ley: prenda sin desplazamiento; caucionar obligaciones propias o de terceros; conservando el constituyente la tenencia y uso del bien; escritura pública o por instrumento privado; Registro de Prendas sin Desplazamiento
gente: auto en prenda; compré un auto con prenda; prenda sobre el vehículo; vender auto con prenda; prenda de maquinaria; crédito automotriz prenda; alzar prenda; levantar la prenda del auto; auto a crédito
law: non-possessory pledge; chattel mortgage
people: car with lien; car loan lien
donde: Ley 20.190 art. 14

[credit-pledge-without-possession-breach]
ley: gravada con prenda; prenda sin desplazamiento; realización de la prenda
gente: vendí el auto prendado; vender algo con prenda sin permiso; me quitan el auto por no pagar el crédito; pueden quitarme el auto; no pago el crédito del auto; remate del auto prendado; retiraron mi auto por deuda
law: enforcement of non-possessory pledge
people: car repossessed; sold a car with a lien
donde: Ley 20.190 art. 14

[credit-pledge-bank-securities]
ley: valores mobiliarios al portador; prenda a favor de un Banco; acciones nominativas; endoso en garantía; se entenderán constituídos en prenda
gente: dar acciones en prenda al banco; garantía con acciones; prenda sobre depósito a plazo; dejar bonos en garantía; prenda de acciones banco
law: pledge of securities in favour of banks
people: shares as collateral
donde: Ley 4.287 art. 1, 2, 3

[credit-pledge-bank-securities-sale]
ley: enajenación de la prenda; transcurridos siete días; simple notificación judicial al deudor; garantía a todas las obligaciones; empresa bancaria
gente: el banco vende mis acciones en prenda; banco liquidó mi garantía; vender las acciones prendadas; garantía general banco; plazo para que el banco venda la prenda
law: enforcement of bank securities pledge
people: bank sold my pledged shares
donde: Ley 4.287 art. 5, 6

[credit-surety]
ley: fianza; obligación accesoria; responden de una obligación ajena; fiador; deudor principal no la cumple
gente: fiador; fianza; salir de fiador; soy fiador de un amigo; responder por deuda de otro; fiador de arriendo; me piden un fiador; respondo por la deuda de mi hijo
law: suretyship; guarantor
people: guarantor; vouch for a debt
donde: Código Civil art. 2335, 2347, 2343
no: libertad; detenido; preso

[credit-surety-excussion]
ley: beneficio de excusión; bienes del deudor principal; fiador reconvenido; codeudor solidario
gente: que cobren primero al deudor; fiador y codeudor solidario; beneficio de excusión; me cobran a mí antes que al deudor; diferencia entre fiador y codeudor; fiador solidario
law: benefit of excussion; order of discussion
people: collect from the debtor first
donde: Código Civil art. 2357, 2358

[credit-surety-reimbursement]
ley: fiador tendrá acción contra el deudor principal para el reembolso; intereses y gastos; relevo de la fianza; extinción de la fianza
gente: pagué como fiador; recuperar lo que pagué por otro; cobrarle al deudor lo que pagué; dejar de ser fiador; salirme de fiador; relevo de fianza; pagué la deuda de otro
law: reimbursement of surety; release of surety
people: I paid as guarantor; stop being guarantor
donde: Código Civil art. 2369, 2370, 2381

[credit-codebtor-solidarity]
ley: obligaciones solidarias; exigirse el total de la deuda; deudores solidarios; acreedor podrá dirigirse contra todos; subrogado en la acción
gente: codeudor solidario; soy codeudor; responder por toda la deuda; cobrar toda la deuda a uno; deuda con mi ex; crédito en pareja; codeudor del crédito hipotecario; pagué toda la deuda entre dos
law: joint and several debtor; co-debtor
people: co-signer; loan with my ex
donde: Código Civil art. 1511, 1514, 1522

[credit-mortgage]
ley: hipoteca; derecho de prenda, constituido sobre inmuebles; escritura pública; inscrita en el Registro Conservatorio
gente: hipoteca; hipotecar la casa; crédito hipotecario; poner la casa en garantía; hipotecar un terreno; casa en garantía del banco
law: mortgage; hypothec
people: mortgage; house as collateral
donde: Código Civil art. 2407, 2409, 2410

[credit-mortgage-sell-house]
ley: dueño de los bienes gravados con hipoteca; enajenarlos o hipotecarlos; no obstante cualquiera estipulación en contrario; finca hipotecada
gente: vender casa hipotecada; vender departamento con hipoteca; comprar casa con hipoteca; puedo vender si debo al banco; segunda hipoteca; hipotecar dos veces
law: sale of mortgaged property; second mortgage
people: sell a house with a mortgage
donde: Código Civil art. 2415, 2428

[credit-mortgage-foreclosure]
ley: perseguir la finca hipotecada; pública subasta; acreedor hipotecario; mutuos hipotecarios; remate de la finca hipotecada; derecho de hacerse pagar sobre las cosas hipotecadas
gente: me rematan la casa; no puedo pagar el dividendo; atrasado en el dividendo; banco me quita la casa; pueden quitarme la casa por deudas; juicio hipotecario; cuántos dividendos para que rematen; me van a rematar; se me juntaron los dividendos; debo tres dividendos
law: foreclosure; mortgage enforcement
people: bank takes my house; behind on mortgage
donde: Código Civil art. 2424, 2428, 2397; DFL 3 de 1997 art. 103

[credit-mortgage-release]
ley: hipoteca se extingue junto con la obligación principal; cancelación que el acreedor otorgare por escritura pública; alzamiento de la hipoteca; hipoteca se extingue; cancelación que el acreedor acordare
gente: alzar la hipoteca; alzamiento de hipoteca; terminé de pagar la casa; levantar hipoteca; banco no alza la hipoteca; sacar la hipoteca; cancelar hipoteca en el conservador; cuánto demora el alzamiento; terminé de pagar el crédito hipotecario; quién paga el alzamiento; cancelar la hipoteca; pagué el crédito y sigue la hipoteca; borrar hipoteca; alzamiento de la hipoteca; terminé de pagar y sigue hipotecada
law: mortgage release; discharge of mortgage; cancellation of mortgage; release of mortgage
people: paid off mortgage release; remove the mortgage; paid off house
donde: Código Civil art. 2434; Ley 20.855 art. 1

[credit-mortgage-limit]
ley: hipoteca podrá limitarse a una determinada suma; duplo del importe; garantía general; se reduzca la hipoteca; obligación principal
gente: hipoteca con garantía general; cláusula de garantía general hipotecaria; reducir la hipoteca; hipoteca garantiza otras deudas; la hipoteca cubre mi tarjeta; hipoteca por más de lo que debo
law: limit of mortgage; general guarantee clause
people: mortgage covers other debts
donde: Código Civil art. 2431

[credit-mortgage-third-party]
ley: tercer poseedor; hipoteca constituida por quien no se ha obligado personalmente; reconvenido para el pago; finca hipotecada; bienes propios para la seguridad de una obligación ajena
gente: hipotequé mi casa por deuda de otro; mi casa en garantía por mi hijo; compré casa con hipoteca y me demandan; notificación de desposeimiento; desposeimiento; hipotecar para otra persona
law: third-party mortgagor; dispossession action
people: mortgaged my house for someone else
donde: Código Civil art. 2414, 2429

[credit-mortgage-deterioration]
ley: finca se perdiere o deteriorare; mejore la hipoteca; seguridad equivalente; pago inmediato de la deuda; se mejore la hipoteca
gente: se dañó la casa hipotecada; se quemó la casa hipotecada; terremoto casa con hipoteca; banco pide otra garantía; demolí casa hipotecada; mejorar la hipoteca; banco pide más garantía; bajó de valor la garantía
law: deterioration of mortgaged property
people: mortgaged house destroyed; bank asks for more security
donde: Código Civil art. 2427

[credit-credit-assignment]
ley: cesión de un crédito personal; cedente y el cesionario; entrega del título; notificada por el cesionario al deudor
gente: vendieron mi deuda; el banco vendió mi deuda; le debo a otra empresa ahora; cedieron mi crédito; me cobra una empresa que compró la deuda; compraron mi deuda; notificación de cesión de crédito
law: assignment of credit; debt sale
people: my debt was sold; debt buyer
donde: Código Civil art. 1901, 1902, 1903

[credit-invoice-copy]
ley: copia, sin valor tributario, de la factura original; transferencia a terceros; cobro ejecutivo; vendedor o prestador del servicio; cedible
gente: factura cedible; copia de la factura para factoring; cuarta copia factura; para qué sirve la copia cedible; factura para cobrar
law: assignable copy of invoice
people: invoice copy for factoring
donde: Ley 19.983 art. 1

[credit-invoice-payment-term]
ley: obligación de pago del saldo insoluto contenido en la factura; plazo máximo de treinta días corridos; contado desde la recepción de la factura
gente: factura impaga; no me pagan la factura; en cuánto tiempo deben pagar una factura; pago a treinta días; me pagan a 60 días; me pagan a 90 días; plazo de pago de la factura; ley pago a 30 días; empresa grande no paga a pyme; cliente no paga factura
law: invoice payment term; thirty days; prompt payment
people: unpaid invoice; client will not pay invoice
donde: Ley 19.983 art. 2

[credit-invoice-payment-agreement]
ley: acuerdo por escrito; plazo que exceda el indicado; casos excepcionales; empresas de menor tamaño; no constituyan abuso para el acreedor
gente: acordar pagar a más de treinta días; cliente me obliga a pagar a 90 días; acuerdo de plazo excepcional; registrar acuerdo plazo de pago; contrato con pago a 120 días; pyme plazo de pago
law: exceptional payment term agreement
people: longer payment terms agreement
donde: Ley 19.983 art. 2

[credit-invoice-late-interest]
ley: interés corriente; comisión fija por recuperación de pagos; uno por ciento del saldo insoluto; simple retardo
gente: interés por factura atrasada; cobrar intereses por pagar tarde la factura; comisión por atraso de factura; multa por no pagar factura a tiempo; uno por ciento factura atrasada
law: late payment interest and fee on invoices
people: interest on late invoice
donde: Ley 19.983 art. 2 bis, 2 ter

[credit-invoice-state-payment]
ley: órganos de la Administración del Estado; pago a proveedores; treinta días corridos; bases de licitación
gente: municipalidad no me paga la factura; el estado no me paga; hospital no paga factura; servicio público debe factura; la muni me debe; proveedor del estado impago
law: payment by public bodies
people: government owes me an invoice
donde: Ley 19.983 art. 2 quáter

[credit-invoice-acceptance]
ley: irrevocablemente aceptada; reclamar en contra de su contenido; falta total o parcial de la entrega; ocho días corridos; devolviendo la factura
gente: rechazar una factura; plazo para reclamar factura; ocho días para rechazar factura; factura aceptada; anular factura recibida; me llegó una factura que no corresponde; factura falsa que no pedí; reclamar factura en sii
law: acceptance of invoice; objection to invoice
people: reject an invoice
donde: Ley 19.983 art. 3

[credit-invoice-receipt]
ley: recibo de las mercaderías entregadas o del servicio prestado; recinto y fecha de la entrega; acuse de recibo; guía de despacho
gente: acuse de recibo de factura; me firman la guía pero no pagan; guía de despacho sin firma; no quieren firmar la recepción; recibo de mercaderías
law: receipt of goods; acknowledgment of receipt
people: invoice receipt acknowledgment
donde: Ley 19.983 art. 4, 9

[credit-invoice-executive-merit]
ley: mérito ejecutivo; copia de la factura; puesta en conocimiento del obligado a su pago; notificación judicial; falsificación material
gente: cobrar una factura en tribunales; demanda por factura impaga; juicio ejecutivo por factura; notificar judicialmente factura; embargo por factura; cómo cobro una factura; preparar la vía ejecutiva factura
law: enforceable invoice; executive merit
people: sue for unpaid invoice
donde: Ley 19.983 art. 5

[credit-invoice-assignment-factoring]
ley: cesión del crédito; cesionario de la factura; puesta en conocimiento del obligado al pago; Servicio de Impuestos Internos; registro público electrónico de transferencias de créditos
gente: factoring; vender facturas; cedieron una factura; me cobra un factoring; a quién pago si la factura está en factoring; factoring de facturas; adelantar factura; descontar factura; pagué al proveedor y me cobra el factoring
law: factoring; assignment of invoice
people: factoring company; sell my invoices
donde: Ley 19.983 art. 6, 7, 9

[credit-invoice-assignment-ban]
ley: prohibición de todo acuerdo, convenio, estipulación; limite, restrinja o prohíba la libre circulación de un crédito
gente: cliente no me deja factorizar; prohíben ceder la factura; contrato prohíbe factoring; empresa no autoriza el factoring; no me dejan vender la factura
law: ban on anti-assignment clauses
people: client forbids factoring
donde: Ley 19.983 art. 4

[credit-invoice-prescription]
ley: prescripción de la acción ejecutiva; un año, contado desde su vencimiento; cobro de la factura; cobro del crédito
gente: cuándo prescribe una factura; factura antigua; cobrar factura de hace dos años
law: limitation of invoice action
people: old invoice deadline
donde: Ley 19.983 art. 10

[credit-invoice-electronic]
ley: facturas y guías electrónicas; acuse de recibo; guías de despacho; formato electrónico o en papel
gente: factura electrónica; hacer una factura; obligación de facturar electrónico; boleta electrónica; guía de despacho electrónica; crédito fiscal de la factura
law: electronic invoice
people: e-invoice
donde: Ley 20.727 art. 1; Ley 19.983 art. 9

[credit-invoice-fraud]
ley: factura falsa; falsificación de la factura; sumas que hubieren sido percibidas; estafa con facturas; entrega de mercaderías
gente: factura falsa; factura ideológicamente falsa; cedieron factura falsa; emitieron factura sin venderme nada; factura trucha
law: false invoice
people: fake invoice

[credit-leasing]
ley: arrendamiento con opción de compra; opción de compra; leasing
gente: leasing; contrato de leasing; leasing de vehículo; leasing habitacional; no pago el leasing; devolver el auto en leasing; me quitan la casa en leasing; termina el leasing y es mío
law: leasing; finance lease
people: lease to own

[credit-student-loan-cae]
ley: crédito con garantía estatal; educación superior; garantía del Estado; deserción académica
gente: crédito CAE universidad; deuda del CAE; crédito con aval del estado; no puedo pagar el CAE; condonación del CAE; me retienen la devolución de impuestos por el CAE; deuda universitaria; fondo solidario; crédito universitario; prescribe el CAE; embargo por CAE
law: state-guaranteed student loan
people: student loan debt

[credit-payroll-loan]
ley: crédito social; caja de compensación; descuento por planilla; deudor directo
gente: crédito en la caja los andes; caja de compensación crédito; me descuentan el préstamo del sueldo; descuento por planilla; préstamo de la caja; me despidieron y debo a la caja; crédito social; me descuentan del finiquito el crédito; deuda con la caja
law: social credit; payroll deduction loan
people: loan deducted from salary
donde: Ley 18.833 art. 21, 22

[credit-restructure]
ley: repactación; renegociación de la deuda; novación de la deuda
gente: repactar deuda; renegociar con el banco; repactación; no puedo pagar mis deudas; juntar deudas; consolidar deudas; el banco me ofrece repactar; convenio de pago; dejé de pagar el banco; bajar la cuota; rebaja de deuda; condonación de intereses; estoy atrasado con el banco; no me alcanza para pagar el crédito; me ofrecen bajar la cuota
law: loan restructuring; loan refinancing; debt consolidation
people: consolidate debt; cannot pay my loans

[credit-bank-garnishment]
ley: bienes que no son embargables; embargo de la cuenta; cuenta corriente
gente: me embargaron la cuenta; me pueden embargar el sueldo; retuvieron mi cuenta por deuda; embargo de cuenta rut; embargo por tarjeta de crédito; pueden embargarme la casa por deuda; embargo por deuda de banco; qué me pueden quitar por deudas; embargo de la pensión por deuda; me vinieron a embargar; me quieren embargar las cosas; me embargaron el auto
law: attachment of bank account; exempt property
people: bank account seized; garnish wages
donde: Código de Procedimiento Civil art. 445

[credit-deposit-guarantee]
ley: garantía estatal de los depósitos; depósitos a plazo; cuentas de ahorro; unidades de fomento; liquidación forzosa
gente: quiebra del banco; si quiebra el banco mi plata; garantía de los depósitos; mi depósito a plazo está seguro; está segura mi plata en el banco; cooperativa quebró y mi plata
law: deposit guarantee; bank failure
people: bank fails my savings

[credit-stamp-tax]
ley: letras de cambio, libranzas, pagarés; operación de crédito de dinero; 0,066% sobre su monto; tasa de 0,332%; protesto de cheques
gente: impuesto al crédito; impuesto de timbres; impuesto de timbres y estampillas; timbres de un pagaré; impuesto al préstamo; impuesto por protesto; impuesto del crédito hipotecario
law: stamp tax; tax on loans
people: tax on my loan
donde: DL 3.475 art. 1

[credit-stamp-tax-unpaid]
ley: documentos que no hubieren pagado los tributos; mérito ejecutivo; no podrán hacerse valer ante las autoridades judiciales
gente: no pagué timbres y estampillas; sirve un pagaré sin impuesto; cobrar pagaré sin timbres
law: unstamped document
people: note without stamp tax
donde: DL 3.475 art. 26

[credit-fintech-platforms]
ley: plataforma de financiamiento colectivo; proyecto de inversión o necesidades de financiamiento; prestadores de servicios financieros; Comisión para el Mercado Financiero
gente: crowdfunding; plataforma de préstamos entre personas; préstamos por app; fintech; inversión en una app; plataforma para invertir; ley fintech; cumplo crowdlending; préstamo online
law: crowdfunding platform; fintech
people: peer to peer lending; fintech app
donde: Ley 21.521 art. 1-3

[credit-fintech-crypto]
ley: sistema alternativo de transacción; criptoactivos; activos financieros virtuales; custodia de instrumentos financieros; intermediación de instrumentos financieros
gente: bitcoin; criptomonedas; cripto; comprar bitcoin; me estafaron con criptomonedas; exchange de criptomonedas; es legal el bitcoin; plata en una plataforma cripto; invertir en bitcoin
law: crypto-assets; virtual financial assets; custody of crypto
people: bitcoin; cryptocurrency
donde: Ley 21.521 art. 2, 3

[credit-open-finance]
ley: Sistema de Finanzas Abiertas; instituciones proveedoras de información; iniciadoras de pagos; consentimiento del cliente; interfaces de acceso remoto
gente: finanzas abiertas; open banking; compartir mis datos bancarios; app que ve mis cuentas; autorizar que una app vea mi banco; revocar permiso de datos bancarios
law: open finance; open banking
people: share my bank data with an app
donde: Ley 21.521 art. 16, 17

[credit-fintech-duties]
ley: prestadores de servicios regulados; capital mínimo; gobierno corporativo y gestión de riesgos; conflictos de interés
gente: qué debe cumplir una fintech; inscribirse como fintech; permiso de la cmf para fintech; fintech sin registro; mi fintech necesita autorización; requisitos para una plataforma financiera
law: registration and duties of fintech providers
people: license for fintech

[credit-investment-scam]
ley: captación de dineros; giro bancario; dineros del público; oferta pública de valores
gente: estafa piramidal; pirámide de plata; estafa de inversión; invertí y perdí todo; me ofrecen ganancias seguras; esquema ponzi; captan plata del público; forex estafa; inversión falsa; telar de la abundancia
law: pyramid scheme; illegal deposit taking
people: Ponzi scheme; investment scam
donde: DFL 3 de 1997 art. 39; Ley 18.045 art. 62

[credit-securities-definition]
ley: valores cualesquiera títulos transferibles; bonos, debentures, cuotas de fondos mutuos; efectos de comercio; título de crédito o inversión
gente: valores de oferta pública; acciones y bonos; títulos de inversión; fondos mutuos son valores
law: securities instruments; transferable instruments
people: stocks and bonds
donde: Ley 18.045 art. 3

[credit-public-offering]
ley: oferta pública de valores; dirigida al público en general; inscritos en el Registro de Valores; Registro de Valores
gente: ofrecer acciones al público; vender acciones de mi empresa al público; abrir empresa a la bolsa; salir a la bolsa; inscribir acciones; ofrecer inversiones sin permiso; emitir acciones al público; vender acciones al público; empresa quiere salir a la bolsa; abrir la empresa a la bolsa; ofrecen inversión sin registro; emitir valores
law: public offering of securities; securities registry
people: go public; IPO; sell shares to the public; offer investments to public
donde: Ley 18.045 art. 4, 5, 6

[credit-issuer-disclosure]
ley: información esencial; divulgar en forma veraz, suficiente y oportuna; hechos o informaciones esenciales; hecho o información esencial; hombre juicioso
gente: hecho esencial; empresa de la bolsa ocultó información; qué debe informar una sociedad abierta; informar a la cmf; empresa no avisó al mercado; información a los accionistas bolsa; empresa ocultó información a la bolsa; informar al mercado; información a los inversionistas
law: material facts; disclosure obligations; disclosure of essential information
people: listed company hid information; material information; company hid information from investors
donde: Ley 18.045 art. 9, 10

[credit-shareholder-disclosure]
ley: posean el 10% o más del capital suscrito; adquisición o enajenación; directores, gerentes y ejecutivos principales
gente: accionista con diez por ciento; gerente compra acciones de su empresa; informar compra de acciones; director vende acciones
law: major shareholder disclosure
people: insider trades reporting
donde: Ley 18.045 art. 12, 17, 20

[credit-stockbroker]
ley: corredores de bolsa y agentes de valores; intermediarios de valores; Registro de Corredores de Bolsa; operaciones de corretaje
gente: corredor de bolsa; invertir en la bolsa; comprar acciones; quién puede vender acciones; agente de valores; corredora sin registro
law: stockbroker; securities dealer
people: stock broker; buy stocks
donde: Ley 18.045 art. 24, 26, 27, 37

[credit-stockbroker-liability]
ley: responsables de la identidad y capacidad legal; autenticidad e integridad de los valores; garantía previa al desempeño
gente: la corredora perdió mi plata; corredor de bolsa me estafó; corredora quebró; reclamar contra corredora; garantía del corredor de bolsa; corredor usó mis acciones; mi corredor compró sin permiso
law: broker liability; broker guarantee
people: my broker lost my money
donde: Ley 18.045 art. 30, 34

[credit-stock-exchange]
ley: bolsas de valores; implementación necesaria; autorización previa de la Comisión; reglamentar su actividad bursátil
gente: bolsa de comercio; bolsa de santiago; qué es la bolsa de valores; crear una bolsa de valores; reglas de la bolsa; ser director de la bolsa; suspender acciones en bolsa; cómo funciona la bolsa; quién autoriza una bolsa
law: stock exchange
people: stock exchange rules
donde: Ley 18.045 art. 38, 39, 41, 42, 43, 44, 40

[credit-market-manipulation]
ley: manipulación de precios; hacer variar artificialmente los precios; transacciones ficticias; inducir a la compra o venta de valores; artificio engañoso
gente: manipular acciones; inflar el precio de acciones; subir artificialmente la acción; rumores falsos en la bolsa; compras falsas de acciones; caso cascadas; manipular la bolsa; subir artificialmente las acciones; operaciones falsas en la bolsa; fraude en la bolsa
law: market manipulation; fictitious transactions; price manipulation; market abuse
people: pump and dump; rigging stock price; stock market manipulation
donde: Ley 18.045 art. 52, 53

[credit-insider-trading]
ley: información privilegiada; no divulgada al mercado; deberá guardar reserva; influir en la cotización
gente: uso de información privilegiada; me dieron un dato de la bolsa; compré acciones con información de la empresa; gerente compró acciones antes de la noticia; dato interno de acciones; dato de la empresa para comprar acciones
law: insider trading; inside information
people: insider trading; stock tip
donde: Ley 18.045 art. 164-166, 60

[credit-insider-trading-damages]
ley: perjudicada por actuaciones que impliquen infracción; prescribirá en cuatro años; información privilegiada; perjudicada por actuaciones; demandar indemnización; beneficio fiscal
gente: demandar por información privilegiada; perdí plata por uso de información privilegiada; plazo para demandar información privilegiada; accionistas afectados; perdí plata por información privilegiada; demandar por insider trading; plazo para demandar por información privilegiada
law: damages for insider trading
people: sue for insider trading; compensation for insider trading
donde: Ley 18.045 art. 172

[credit-securities-liability]
ley: infracción ocasionando daño a otro; responderán además, civil, administrativa y penalmente; cancelación de la inscripción
gente: demandar a empresa de la bolsa; perdí plata por información falsa de una empresa; indemnización a accionistas; responsabilidad de los directores ante inversionistas; borraron la acción del registro
law: civil liability securities law
people: sue a listed company
donde: Ley 18.045 art. 55, 57

[credit-securities-crimes]
ley: presidio menor en su grado máximo; información falsa al mercado; sin la correspondiente inscripción
gente: delito en el mercado de valores; cárcel por mentir en balances; dar información falsa a la cmf; balance falso; ejecutivo mintió al mercado; corredor sin inscripción delito
law: securities crimes
people: jail for false balance sheets
donde: Ley 18.045 art. 59-62

[credit-cmf-sanctions]
ley: Comisión para el Mercado Financiero; sanciones y apremios; vigilar el cumplimiento
gente: reclamar a la cmf; multa de la cmf; qué hace la cmf; denunciar a un banco a la cmf; comisión para el mercado financiero; sbif; superintendencia de valores; reclamo contra el banco en la cmf
law: Financial Market Commission; CMF sanctions
people: financial regulator; complain to CMF
donde: Ley 18.045 art. 2, 58

[credit-investment-advertising]
ley: publicidad, propaganda y difusión; inducir a error, equívocos o confusión al público; naturaleza, precios, rentabilidad; liquidez, garantías
gente: publicidad de inversiones engañosa; me prometieron rentabilidad; rentabilidad garantizada; fondo mutuo perdió plata; me dijeron que no perdería; publicidad de acciones
law: misleading investment advertising
people: promised guaranteed returns
donde: Ley 18.045 art. 65

[credit-rating-agencies]
ley: entidades clasificadoras de riesgo; solvencia del emisor; títulos representativos de deuda; clasificadoras de riesgo
gente: clasificación de riesgo; qué significa AAA; nota de riesgo de la empresa; rating de bonos; clasificación BBB; rating de la empresa
law: credit rating agencies; rating categories
people: credit rating; AAA
donde: Ley 18.045 art. 71, 72, 76, 88
no: seguro

[credit-controller-group]
ley: controlador de una sociedad; grupo empresarial; acuerdo de actuación conjunta; influye decisivamente en la administración; mayoría de votos
gente: controlador de la sociedad; controlador de la empresa; dueño real de la empresa; grupo económico; actuar en conjunto accionistas; 25 por ciento de las acciones controlador
law: controlling shareholder; business group; acting in concert
people: who controls the company
donde: Ley 18.045 art. 96-99

[credit-related-persons]
ley: son relacionadas con una sociedad las siguientes personas; grupo empresarial; cónyuges o parientes; matriz, coligante, filial o coligada; son relacionadas con una sociedad; cónyuges o sus parientes; ejecutivos principales
gente: personas relacionadas; empresa relacionada; pariente de director relacionado; partes relacionadas; personas relacionadas a la empresa; parientes del director relacionados; qué es una persona relacionada
law: related parties; related persons
people: related party; who is a related person
donde: Ley 18.045 art. 100, 96

[credit-takeover-control]
ley: obtener el control; actos o contratos mediante los cuales se obtenga el control; tomar el control de una sociedad anónima abierta; previamente informar tal hecho al público; aviso destacado
gente: comprar el control de una empresa; toma de control; avisar compra de empresa abierta; cambio de dueño de sociedad abierta
law: takeover disclosure; change of control
people: buying control of a listed company
donde: Ley 18.045 art. 54, 54 A, 54 B

[credit-tender-offer]
ley: oferta pública de adquisición de acciones; oferente de acciones; aviso de inicio; vigencia de la oferta
gente: OPA; compran mis acciones; oferta por las acciones; obligación de hacer OPA; me ofrecen comprar mis acciones; cuánto dura la OPA; opa obligatoria
law: tender offer; public takeover bid
people: tender offer; mandatory bid
donde: Ley 18.045 art. 198, 199 bis, 202, 205

[credit-tender-offer-withdraw]
ley: aceptación de la oferta será retractable; ofertas serán irrevocables; retractarse hasta antes del vencimiento; aceptaciones a prorrata
gente: arrepentirme de vender en la OPA; retractarse de la opa; retirar mis acciones de la OPA; cancelar una OPA; opa competidora
law: withdrawal of acceptance; irrevocable offer
people: change my mind tender offer
donde: Ley 18.045 art. 208, 210, 211

[credit-bonds]
ley: valores representativos de deuda; plazo sea superior a un año; emisión de bonos; escritura de emisión
gente: emitir bonos; comprar bonos; bono de empresa; empresa no pagó el bono; bonistas; qué es un bono corporativo; inversión en bonos
law: corporate bonds; bond issue
people: corporate bonds
donde: Ley 18.045 art. 103, 104, 118-120
no: sueldo; fonasa; atención; trabajador

[credit-bondholders]
ley: representante de los tenedores de bonos; junta de tenedores; tenedores de bonos
gente: representante de bonistas; junta de bonistas; derechos del bonista; quién defiende a los que compraron bonos; votar en junta de tenedores
law: bondholders' representative; bondholders' meeting
people: bondholder meeting
donde: Ley 18.045 art. 106-109, 122, 124

[credit-commercial-paper]
ley: valores representativos de deuda; plazo no superior a un año; efectos de comercio; oferta pública
gente: efectos de comercio; deuda de corto plazo empresa; pagarés en bolsa
law: commercial paper
people: short term corporate debt
donde: Ley 18.045 art. 131

[credit-securitisation]
ley: patrimonios separados; sociedades securitizadoras; títulos de deuda; contrato de emisión; letras hipotecarias y mutuos
gente: securitización; mi crédito hipotecario fue securitizado; vendieron mi hipoteca; bono securitizado; patrimonio separado
law: securitisation; separate estate
people: my mortgage was securitized
donde: Ley 18.045 art. 132, 135-138

[credit-foreign-securities]
ley: valores extranjeros; Registro de Valores Extranjeros; certificados representativos; emisores extranjeros
gente: acciones extranjeras; comprar acciones de estados unidos; invertir en el extranjero; acciones gringas; valores de afuera
law: foreign securities; depositary receipts
people: foreign stocks
donde: Ley 18.045 art. 183, 185, 190, 194

[credit-external-auditors]
ley: empresas de auditoría externa; independencia de juicio; estados financieros; Registro de Empresas de Auditoría Externa; sociedad auditada; se presume que carecen de independencia
gente: auditores externos; auditoría de la empresa; auditor no es independiente; auditor mintió; quién puede ser auditor; informe de auditores; auditor pariente; auditor también asesora; falta de independencia auditor
law: external auditors; auditor independence
people: auditor not independent
donde: Ley 18.045 art. 239, 243, 244, 246, 248, 242, 245

[credit-atm]
ley: cajero automático; operaciones no autorizadas
gente: cajero no me dio la plata; cajero se tragó la tarjeta; giro en cajero no entregó; el cajero me descontó y no salió la plata; cajero automático malo; me robaron en el cajero
law: ATM; cash withdrawal error
people: ATM did not give me cash; ATM swallowed my card

[credit-overdraft-line]
ley: línea de crédito; sobregiro; línea de sobregiro; cuenta corriente bancaria
gente: línea de crédito del banco; me sobregiré; sobregiro; me cobran la línea de crédito; se me pagó con la línea; me bajaron el cupo de la tarjeta; me quitaron la línea de crédito
law: overdraft; line of credit
people: overdraft; bank cut my credit line
`;
