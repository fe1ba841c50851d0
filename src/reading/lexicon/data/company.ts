/** Concepts of company: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const COMPANY = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[company-acts-of-commerce]
ley: actos de comercio; compra y permuta de cosas muebles; ánimo de venderlas; empresas de fábricas; de parte de ambos contratantes
gente: qué es un acto de comercio; acto comercial o civil; mi negocio es comercial; contrato mercantil o civil; comprar para revender
law: acts of commerce; commercial act
people: is it a commercial act; commercial or civil
donde: Código de Comercio art. 1, 3

[company-commercial-custom]
ley: costumbres mercantiles; silencio de la ley; uniformes, públicos; práctica mercantil
gente: costumbre entre comerciantes; costumbre mercantil; probar una costumbre del comercio; usos del comercio
law: commercial custom; trade usage
people: business custom; trade practice
donde: Código de Comercio art. 4, 5, 6

[company-merchant]
ley: comerciantes; capacidad para contratar; hacen del comercio su profesión habitual
gente: quién es comerciante; soy comerciante; menor de edad con negocio; mujer casada comerciante; persona con negocio propio; tengo un negocio propio
law: merchant; trader
people: who is a merchant; trader
donde: Código de Comercio art. 7, 8, 14

[company-commercial-registry]
ley: registro de comercio; documentos sujetos a inscripción
gente: registro de comercio; inscribir sociedad en el conservador; buscar una sociedad en el conservador; inscribir un poder; vigencia de la sociedad; certificado de vigencia
law: commercial registry
people: company registry; certificate of good standing
donde: Código de Comercio art. 20, 22, 23, 24

[company-merchant-books]
ley: libro diario; libro mayor; libro de balances; libro copiador de cartas
gente: libros de contabilidad del comerciante; qué libros lleva una empresa; libro diario; libros obligatorios del comerciante
law: merchant's books; accounting books
people: what books must a business keep
donde: Código de Comercio art. 25, 27, 29, 31

[company-books-as-evidence]
ley: libros de comercio; hacen fe; reconocimiento general de los libros; exhibición parcial; hacer pesquisas de oficio
gente: libros de la empresa como prueba; pedir que muestren los libros; exhibición de libros; revisar la contabilidad de la otra empresa; secreto de los libros
law: books as evidence; inspection of books
people: company books as evidence; make them show the books
donde: Código de Comercio art. 34, 35, 36, 41, 42, 43

[company-books-keeping-time]
ley: conservar los libros; hasta que termine de todo punto la liquidación; papeles de su giro
gente: cuánto tiempo guardar libros del negocio; murió el dueño y los libros del negocio; botar los papeles de la empresa
law: keeping of books
people: how long to keep company books
donde: Código de Comercio art. 44

[company-offer-acceptance]
ley: propuesta verbal; propuesta hecha por escrito; a vuelta de correo; proponente
gente: acepté la oferta y se arrepintió; oferta por correo; cuánto dura una oferta; se retractó de la oferta; aceptar una cotización; contestar tarde una oferta; vale la oferta por whatsapp; me subieron el precio cotizado; no respetan la cotización
law: offer and acceptance; withdrawal of offer
people: can they withdraw an offer; accept a quote; offer by email
donde: Código de Comercio art. 97, 98, 99, 101, 104

[company-public-offers]
ley: ofertas indeterminadas; circulares, catálogos; notas de precios corrientes; anuncios impresos
gente: oferta de catálogo obliga; lista de precios obliga; aviso del diario obliga al vendedor
law: indeterminate offers; offers in catalogues
people: is a catalogue price binding
donde: Código de Comercio art. 105

[company-earnest-money]
ley: dación de arras; arras; retractarse del contrato
gente: di un pie y me arrepentí; seña del negocio; di un adelanto y no compré; perder la seña; devolver el doble de la seña; se echó para atrás después del adelanto
law: earnest money
people: deposit on a deal; backed out after paying deposit
donde: Código de Comercio art. 107, 108, 109; Código Civil art. 1803, 1804
no: arriendo; garantía

[company-commercial-sale]
ley: entrega de la cosa; compra por orden; muestras de las mercaderías; entrega de las mercaderías vendidas
gente: venta entre empresas; vendieron mercadería mala; mercadería distinta a la muestra; proveedor no entregó; compré mercadería y llegó mala; proveedor no cumple; pagué mercadería y no llegó
law: commercial sale; sale by sample
people: supplier did not deliver; goods not as sample
donde: Código de Comercio art. 130, 133, 134, 135, 144, 146

[company-commercial-sale-price-default]
ley: precio corriente; vicios ocultos; comprador que al tiempo de recibirse de la cosa; cosa vendida
gente: vicio oculto en mercadería; seis meses para reclamar mercadería; cliente no paga la mercadería; precio no acordado entre comerciantes; pedir factura al proveedor
law: hidden defects in commercial sale; current price of goods
people: hidden defects in goods; price not agreed
donde: Código de Comercio art. 139, 142, 154, 157, 158, 159, 160

[company-commercial-proof]
ley: prueba de testigos; negocios mercantiles; cualquiera que sea la cantidad; contratos de comercio
gente: probar un trato comercial; contrato de palabra entre empresas; testigos en un negocio; correos como prueba de negocio
law: proof of commercial contracts
people: prove an oral business deal
donde: Código de Comercio art. 127, 128, 129

[company-transport-contract]
ley: contrato de transporte; porteador; cargador; consignatario; carta de porte
gente: contrato de flete; flete de mercadería; transportista; empresa de transporte de carga; camión de carga contrato; quién es el porteador; camión de mudanza; empresa de mudanza; fletero
law: contract of carriage; carrier; waybill
people: shipping contract; moving company; freight
donde: Código de Comercio art. 166, 173, 174

[company-transport-loss-damage]
ley: pérdidas, faltas o averías; porteador responde; culpa leve; responsabilidad del porteador
gente: se perdió la carga; perdieron mi encomienda; llegó dañada la mercadería; se quebró en el flete; courier perdió mi paquete; la mudanza me rompió los muebles; quién responde por la carga robada; no me llegó la encomienda; bluexpress perdió; chilexpress perdió
law: carrier liability; loss or damage to cargo
people: lost parcel; courier lost package; goods damaged in transit
donde: Código de Comercio art. 184, 199, 205, 207, 209, 211

[company-transport-delay]
ley: plazo estipulado; entrega de las mercaderías; retardo en la entrega; indemnización por el retardo
gente: flete atrasado; entrega atrasada transportista; mercadería llegó tarde; encomienda atrasada
law: delay in carriage
people: late delivery carrier
donde: Código de Comercio art. 191, 192, 206, 210

[company-transport-claim-time]
ley: acciones contra el porteador; reconocimiento de la carga
gente: plazo para reclamar al transportista; cuánto tiempo para demandar por la encomienda; reclamar paquete perdido plazo
law: limitation of claims against carrier
people: time limit to claim lost parcel
donde: Código de Comercio art. 213, 214

[company-commercial-mandate]
ley: mandato comercial; dependientes de comercio; mandato comercial toma el nombre de comisión
gente: encargo comercial; poder comercial; vender por cuenta de otro; representante comercial; contrato de comisión
law: commercial mandate; commission agency
people: sales agent; commission agent
donde: Código de Comercio art. 233, 234, 235

[company-commission-agent]
ley: comisionista; comitente; a nombre propio; rendir cuenta
gente: comisionista no me rinde cuentas; vendedor a comisión externo; consignación de mercadería; dejar productos en consignación; vendió mi mercadería y no me dio la plata
law: commission agent; accounting to the principal
people: agent kept the money; goods on consignment
donde: Código de Comercio art. 238, 254, 255, 256, 279

[company-factor-manager]
ley: gerente de un negocio; establecimiento mercantil
gente: gerente del local firmó; administrador del negocio obliga al dueño; encargado de la tienda contrató; jefe de local firmó contrato
law: store manager authority; commercial factor
people: manager signed for the shop
donde: Código de Comercio art. 237, 325, 326, 328

[company-partnership-collective]
ley: sociedad colectiva; escritura pública; obligaciones legalmente contraídas; razón social
gente: sociedad colectiva; socios responden con sus bienes; sociedad sin límite de responsabilidad; me cobran las deudas de la sociedad; socio responsable ilimitadamente
law: general partnership; joint and several liability
people: general partnership; partner liable for company debts
donde: Código de Comercio art. 348, 350, 365, 370

[company-deed-contents]
ley: escritura social; deberá expresar; nombres, apellidos y domicilios de los socios; capital que introduce cada uno; razón o firma social
gente: qué debe decir la escritura de la sociedad; cláusulas de la escritura de sociedad; constituir sociedad escritura; hacer una sociedad con notario; redactar sociedad
law: partnership deed; articles of partnership
people: what must company deed say
donde: Código de Comercio art. 350, 352

[company-registration-extract]
ley: registro de comercio; fecha de la escritura social; extracto de la escritura social; dentro de los sesenta días
gente: plazo para inscribir la sociedad; no inscribimos la sociedad; extracto de la sociedad; publicar extracto; inscripción fuera de plazo de sociedad
law: registration of extract; sixty days
people: deadline to register company; company not registered
donde: Código de Comercio art. 354, 355

[company-void-partnership]
ley: nula absolutamente; omisión de la escritura social; vicios formales; sociedad de hecho
gente: sociedad mal constituida; sociedad nula; sociedad de hecho; sociedad de palabra; tengo un negocio con un amigo sin papeles; socios sin contrato; sanear la sociedad; negocio a medias sin contrato; pusimos un negocio entre dos
law: nullity of company; de facto partnership
people: business with friend no papers; unregistered partnership
donde: Código de Comercio art. 355 A, 356, 357, 359; Ley 19.499 art. 1, 2

[company-name-use]
ley: razón social; uso de la razón social; fórmula enunciativa de los nombres; socio que falsamente
gente: nombre de la sociedad; usar el nombre de la sociedad; socio firma por la sociedad; mi nombre aparece en la sociedad; salí de la sociedad y usan mi nombre
law: firm name; use of firm name
people: use of company name; my name still in the firm
donde: Código de Comercio art. 365, 366, 368, 371, 374

[company-contributions]
ley: fondo social; poner en la masa común; retardo en la entrega
gente: socio no puso su parte; mi socio no aportó la plata; aportar una camioneta a la sociedad; aporte en trabajo; socio que no aporta
law: capital contribution; partner's contribution
people: partner did not pay in; contribute assets
donde: Código de Comercio art. 375, 376, 378, 379; Código Civil art. 2083

[company-profit-sharing]
ley: división de los beneficios y pérdidas; socio industrial; beneficios y pérdidas
gente: repartir ganancias entre socios; mi socio no reparte; mi socio se queda con la plata; socio no me da mi parte; cómo se reparten las utilidades; me deben utilidades de la sociedad; mi socio se arrancó con la plata; mi socio vació la cuenta
law: profit sharing between partners
people: partner keeps the money; share profits between partners
donde: Código de Comercio art. 382, 383; Código Civil art. 2068, 2069, 2070

[company-partnership-administration]
ley: facultad de administrar; socios administradores
gente: quién administra la sociedad; socio administra mal; mi socio toma decisiones solo; cambiar al administrador de la sociedad; oponerme a lo que hace mi socio; rendición de cuentas del socio
law: management of partnership; managing partner
people: who manages the partnership; partner acts alone
donde: Código de Comercio art. 384, 385, 387, 388, 393; Código Civil art. 2071, 2072, 2075, 2081

[company-partner-prohibitions]
ley: se prohíbe a los socios; extraer del fondo común; explotar por cuenta propia; ceder a cualquier título su interés; ramo de industria
gente: mi socio puso otro negocio igual; mi socio me hace la competencia; mi socio saca plata de la caja; mi socio me estafó; socio usa bienes de la sociedad; mi socio vendió su parte
law: duties of partners; non-compete of partners
people: partner competes with company; partner takes money; partner cheated me
donde: Código de Comercio art. 404, 405, 406

[company-partner-exclusion]
ley: excluir de la sociedad; socio moroso; retiro de socio
gente: sacar a un socio; echar a mi socio; me quieren sacar de la sociedad; salirme de la sociedad; retirarme de la sociedad limitada; me quiero ir de la sociedad; vender mi parte de la sociedad; no quiero seguir con mi socio
law: exclusion of partner; withdrawal of partner
people: remove a partner; leave the partnership; kick out my partner
donde: Código de Comercio art. 379, 404; Código Civil art. 2087

[company-partnership-dissolution]
ley: muerte de uno de los socios; por consentimiento unánime; sociedad se disuelve; disolución de la sociedad
gente: terminar la sociedad; disolver la sociedad con mi socio; se murió mi socio; socio falleció qué pasa; cerrar la sociedad limitada; mi socio no quiere terminar la sociedad; pelea de socios
law: dissolution of partnership; death of partner
people: dissolve partnership; my partner died; end the company
donde: Código de Comercio art. 407; Código Civil art. 2098, 2099, 2103, 2105

[company-partnership-liquidation]
ley: deudas de la sociedad; nombramiento de liquidador; disuelta la sociedad; liquidador de la sociedad
gente: liquidar la sociedad; repartir los bienes de la sociedad; quién liquida la sociedad; liquidador no rinde cuentas; dividir el negocio
law: liquidation of partnership
people: divide the company assets; liquidate the business
donde: Código de Comercio art. 408, 409, 410, 413; Código Civil art. 2115

[company-partner-arbitration]
ley: diferencias que ocurrieren entre los socios; conflictos entre accionistas
gente: pelea entre socios quién resuelve; demandar a mi socio; juicio entre socios; conflicto de socios árbitro; arbitraje de la sociedad; socios mitad y mitad no se ponen de acuerdo; socios cincuenta por ciento desacuerdo
law: arbitration between partners; shareholder disputes
people: dispute between partners; sue my business partner
donde: Código de Comercio art. 415, 441; Ley 18.046 art. 125

[company-partner-limitation]
ley: prescriben en cuatro años; acciones contra los socios no liquidadores; contados desde el día en que se disuelva la sociedad
gente: cuándo prescribe la deuda de socios; demandan a ex socio; deuda de sociedad disuelta
law: limitation of actions against partners
people: debt of dissolved company
donde: Código de Comercio art. 419, 420, 421, 423

[company-limited-liability]
ley: sociedades de responsabilidad limitada; responsabilidad personal de los socios; limitada a sus aportes
gente: sociedad limitada; ltda; empresa limitada; responsabilidad limitada; constituir una limitada; cuánto responde el socio de una ltda
law: limited liability company
people: limited company; llc; partner liability in ltd
donde: Ley 3.918 art. 1, 2, 4

[company-limited-formalities]
ley: registro de comercio; palabra "limitada"; todos los socios serán solidariamente responsables; extracto de la escritura social
gente: requisitos de una limitada; nombre debe decir limitada; falta la palabra limitada; número máximo de socios limitada; modificar una limitada; entrar un socio a la limitada
law: formalities of limited company
people: how to form a limited company
donde: Ley 3.918 art. 2, 3, 4

[company-transfer-of-quota]
ley: cesión de derechos; derechos sociales; consentimiento de todos los socios; modificación de la escritura social
gente: vender mis derechos en la sociedad; traspasar mi parte de la limitada; ceder derechos sociales; comprar la parte de mi socio; heredar derechos en una sociedad
law: assignment of partnership interest
people: sell my share of the company; transfer partnership interest
donde: Código de Comercio art. 404; Ley 3.918 art. 4; Código Civil art. 2088

[company-eirl]
ley: empresa individual de responsabilidad limitada; persona jurídica; patrimonio propio; E.I.R.L.
gente: eirl; empresa individual; empresa de una sola persona; abrir empresa solo; requisitos de eirl
law: individual limited liability company; sole owner company
people: one-person company; sole proprietor with limited liability
donde: Ley 19.857 art. 1, 2, 3, 4, 5

[company-eirl-liability]
ley: empresa responde exclusivamente; titular responderá ilimitadamente; no se ejecutaren a nombre; rindiere falsas declaraciones
gente: dueño de la eirl responde con sus bienes; deudas de la eirl; me pueden embargar la casa por la eirl; titular de eirl responde
law: liability of the owner
people: am I liable for my one-person company
donde: Ley 19.857 art. 8, 12, 13

[company-eirl-administration-end]
ley: administración corresponderá al titular; gerente general; muerte del titular; terminará la empresa individual; transformarse en una empresa individual
gente: murió el dueño de la eirl; cerrar una eirl; terminar eirl; cambiar eirl a spa; vender una eirl; quién administra la eirl
law: termination of individual company; death of owner
people: close one-person company; owner died
donde: Ley 19.857 art. 9, 10, 14, 15

[company-one-day]
ley: Registro de Empresas y Sociedades; firma electrónica; constitución, modificación; régimen simplificado
gente: empresa en un día; constituir empresa gratis por internet; crear empresa online; hacer una spa por internet; empresa sin notario
law: one-day company; simplified electronic incorporation
people: set up company online; company in one day
donde: Ley 20.659 art. 1, 2, 3, 5

[company-one-day-changes]
ley: suscripción del formulario; certificado digital; firma electrónica avanzada; modificación, transformación, fusión; migración al régimen simplificado
gente: modificar empresa en un día; migrar sociedad al registro electrónico; cerrar empresa en un día; disolver spa por internet; certificado de vigencia empresa en un día; cambiar administrador empresa en un día
law: amendment in electronic registry; migration to electronic registry
people: change online company; digital certificate of company
donde: Ley 20.659 art. 3, 5

[company-spa]
amplio: spa
ley: sociedad por acciones; constituida por una o más personas; anónimas cerradas; estatuto social
gente: spa; sociedad spa; hacer una spa; spa o limitada; spa de un solo dueño; qué tipo de sociedad me conviene; ventajas de una spa
law: stock company; simplified share company
people: what company type; one shareholder company
donde: Código de Comercio art. 424, 430

[company-spa-formation]
ley: acto de constitución social; escritura pública o por instrumento privado; dentro del plazo de un mes; extracto del instrumento de constitución
gente: constituir una spa; requisitos de spa; plazo para inscribir spa; escritura de spa; inscripción y publicación de spa
law: incorporation of SpA
people: form a spa; register spa
donde: Código de Comercio art. 425, 426

[company-spa-amendment]
ley: disposiciones del estatuto social serán modificadas; junta de accionistas; totalidad de los accionistas
gente: modificar una spa; cambiar estatutos de spa; cambiar nombre de spa; agregar giro a la spa; cambiar dirección de la spa
law: amendment of SpA bylaws
people: change company bylaws
donde: Código de Comercio art. 427

[company-spa-liability]
ley: sólo serán responsables hasta el monto de sus respectivos aportes; responderán solidariamente
gente: dueño de spa responde con sus bienes; deudas de la spa; me embargan por la spa; accionista de spa responde; spa quebró y el dueño; quebró mi spa
law: shareholder liability
people: am I liable for company debts; personal assets company debts
donde: Código de Comercio art. 428, 429

[company-spa-share-register]
ley: registro de accionistas; transferencia de acciones; administrador y gerente general solidariamente
gente: vender acciones de la spa; registro de accionistas de la spa; entrar un socio a la spa; libro de accionistas; traspasar acciones de spa; mi socio no me reconoce como accionista
law: share register; share transfer
people: sell shares in private company; shareholder register
donde: Código de Comercio art. 431, 432; Ley 18.046 art. 7, 12

[company-spa-capital]
ley: capital social; aumentos de capital; opción preferente; series de acciones
gente: capital mínimo de una spa; aumentar capital de spa; no pagué el capital de la spa; acciones preferentes spa; diluir accionista; me diluyeron; inversionista entra a la startup
law: capital of SpA; preferred shares; dilution
people: minimum capital; I was diluted; investor joins startup
donde: Código de Comercio art. 434, 435, 436, 439

[company-comandita-simple]
ley: sociedad en comandita; socios comanditarios; comandita simple; inhibición de administrar
gente: sociedad en comandita; comandita; socio que solo pone plata; socio capitalista; comanditario administra
law: limited partnership; silent partner
people: limited partnership; partner who only puts money
donde: Código de Comercio art. 470, 472, 474, 483, 484, 485

[company-comandita-shares]
ley: comandita por acciones; junta de vigilancia
gente: comandita por acciones; sociedad en comandita con acciones; patrimonio familiar comandita
law: partnership limited by shares
people: partnership limited by shares
donde: Código de Comercio art. 491, 492, 498

[company-silent-participation]
ley: asociación o cuentas en participación; reputado único dueño; no está sujeta a las solemnidades
gente: cuentas en participación; asociación en participación; puse plata en el negocio de otro; invertí en el negocio de un amigo; inversionista oculto; prestanombre en negocio
law: joint account; silent participation
people: invested in friend's business; silent investor
donde: Código de Comercio art. 507, 508, 509, 510, 511

[company-corporation-definition]
amplio: corporation
ley: sociedad anónima; fondo común; accionistas responsables sólo por sus respectivos aportes; directorio integrado por miembros esencialmente revocables
gente: sociedad anónima; qué es una s.a.; sa abierta o cerrada; sociedad por acciones grande; empresa en la bolsa
law: corporation; stock corporation
people: public or private corporation; what is a stock corporation
donde: Ley 18.046 art. 1, 2

[company-corporation-formation]
ley: inscripción en el Registro de Comercio; publicación en el Diario Oficial; escritura de la sociedad deberá expresar; constitución de sociedad anónima
gente: constituir sociedad anónima; escritura de la sociedad anónima; publicar en el diario oficial sociedad; requisitos de una sa
law: articles of incorporation
people: form a corporation
donde: Ley 18.046 art. 3, 4, 5, 6

[company-bylaws]
ley: modificación de los estatutos; ejemplares actualizados; reforma de estatutos
gente: estatutos de la sociedad; pedir copia de los estatutos; cambiar los estatutos; reformar estatutos
law: company bylaws; amendment of bylaws
people: change company bylaws; copy of company bylaws
donde: Ley 18.046 art. 3, 4, 7, 57

[company-capital-increase]
ley: aumento de capital; acciones de pago; opción preferente; emisión de acciones; capital suscrito y pagado
gente: aumentar el capital; poner más plata a la empresa; emitir acciones nuevas; derecho preferente de suscripción; capitalizar una deuda; aporte de capital
law: capital increase; preemptive right
people: put in more money; issue new shares
donde: Ley 18.046 art. 10, 11, 24, 25, 26

[company-capital-reduction]
ley: disminución de capital; reparto o devolución de capital
gente: bajar el capital de la sociedad; devolver capital a los socios; sacar el aporte; disminuir capital
law: capital reduction; return of capital
people: reduce capital; get my investment back
donde: Ley 18.046 art. 10, 28, 29

[company-in-kind-contributions]
ley: aportes no consistentes en dinero; acciones de industria y de organización; estimados por peritos
gente: aportar una casa a la sociedad; aportar bienes a la empresa; valorizar aporte; acciones a cambio de trabajo; aportar vehículo a la sociedad
law: contributions in kind; valuation of contributions
people: contribute property to company
donde: Ley 18.046 art. 13, 15

[company-unpaid-shares]
ley: saldo insoluto; acciones suscritas y no pagadas; vender en una Bolsa de Valores Mobiliarios; reducir el título
gente: no pagué mis acciones; accionista no pagó las acciones; deuda de capital; cobrar capital no pagado
law: unpaid shares; calls on shares
people: unpaid shares; shareholder did not pay
donde: Ley 18.046 art. 16, 17

[company-share-classes]
ley: series de acciones; acciones sin derecho a voto; acciones preferidas; sin derecho a voto o con derecho limitado
gente: acciones preferentes; acciones sin voto; clases de acciones; series de acciones
law: preferred shares; non-voting shares
people: preferred stock; shares without vote
donde: Ley 18.046 art. 20, 21

[company-share-transfer]
ley: acciones serán nominativas; Registro de Accionistas; suscripción de los traspasos; libre disposición de las acciones
gente: vender mis acciones; traspaso de acciones; comprar acciones; cómo transferir acciones; acciones a nombre de otro; la empresa no inscribe mis acciones
law: share transfer; nominative shares
people: sell my shares; transfer stock
donde: Ley 18.046 art. 12, 14, 22

[company-shareholder-pacts]
ley: pactos particulares entre accionistas; libre cesibilidad; inoponibles a terceros
gente: pacto de accionistas; pacto de socios; acuerdo entre accionistas; derecho de compra preferente acciones; tag along; drag along; no cumplió el pacto de accionistas
law: shareholders' agreement
people: shareholder agreement; tag along; drag along
donde: Ley 18.046 art. 14

[company-shares-inherited]
ley: muerte de un accionista; Cuerpos de Bomberos; herederos o legatarios
gente: heredé acciones; acciones de mi papá fallecido; accionista murió; acciones sin dueño; acciones antiguas de la abuela; cobrar acciones heredadas
law: inherited shares
people: inherited shares; shareholder died
donde: Ley 18.046 art. 18

[company-shares-pledge-attachment]
ley: gravámenes y derechos reales; acciones en prenda; inscrito en el Registro de Accionistas; usufructo de acciones
gente: embargar acciones; dar acciones en garantía; prenda de acciones; usufructo de acciones
law: pledge of shares; attachment of shares
people: seize shares; pledge shares
donde: Ley 18.046 art. 23

[company-own-shares]
ley: adquirir y poseer acciones de su propia emisión; acciones de propia emisión
gente: recompra de acciones; la empresa compra sus propias acciones; programa de recompra
law: share buyback; treasury shares
people: share buyback
donde: Ley 18.046 art. 27, 27 A, 27 B, 27 C

[company-minority-abuse]
ley: accionistas deben ejercer sus derechos sociales respetando; derechos de la compañía y los de los demás accionistas
gente: accionista minoritario abusado; abuso de la mayoría; soy minoritario y no me informan; socio mayoritario abusa; derechos del accionista minoritario
law: minority shareholders; abuse of majority
people: minority shareholder abused; majority owner abuses
donde: Ley 18.046 art. 30

[company-board]
ley: directorio; administración de la sociedad; titulares y suplentes
gente: quién manda en la sociedad anónima; directores de la empresa; cuánto dura un director; miembros del directorio; cuántos directores en la sociedad
law: board of directors
people: who runs the company; number of directors
donde: Ley 18.046 art. 31, 32

[company-board-disqualification]
ley: no podrán ser directores; menores de edad; pena aflictiva; deudor en un procedimiento concursal; funcionarios fiscales
gente: quién no puede ser director; director condenado; director quebrado; puede un funcionario público ser director
law: disqualification of directors
people: who cannot be a director
donde: Ley 18.046 art. 35, 36, 37

[company-board-removal]
ley: totalidad del directorio; revocación individual o colectiva; renovación total; vacancia de un director
gente: sacar al directorio; remover a un director; renunció un director; echar al presidente del directorio; cambiar directorio
law: removal of directors; vacancy on the board
people: remove a director; director resigned
donde: Ley 18.046 art. 32, 37, 38

[company-board-remuneration]
ley: directores podrán o no ser remunerados; cuantía de las remuneraciones; junta ordinaria
gente: cuánto gana un director; sueldo de los directores; dieta del directorio
law: directors' remuneration
people: directors pay
donde: Ley 18.046 art. 33

[company-board-information-right]
ley: derecho a ser informado plena y documentadamente; en cualquier tiempo, por el gerente
gente: director pide información y no le dan; derecho del director a ver documentos; gerente oculta información al directorio
law: directors' right to information
people: director denied information
donde: Ley 18.046 art. 39

[company-board-meetings]
ley: sesiones ordinarias y extraordinarias; libro de actas; quórum para que sesione el directorio; mayoría absoluta de los directores
gente: sesión de directorio; acta de directorio; quórum del directorio; empate en el directorio; directorio por videoconferencia; citar a directorio
law: board meeting; board minutes
people: board meeting minutes; board quorum
donde: Ley 18.046 art. 47, 48

[company-board-representation]
ley: representa judicial y extrajudicialmente; facultades de administración y disposición; delegar parte de sus facultades
gente: quién representa a la sociedad anónima; poder de la sociedad; directorio da poderes; apoderados de la empresa; firma por la empresa
law: representation by the board; delegation of powers
people: who signs for the company; company proxies
donde: Ley 18.046 art. 40

[company-director-liability]
ley: cuidado y diligencia; responderán solidariamente; perjuicios causados; actuaciones dolosas o culpables; culpabilidad de los directores
gente: demandar a un director; director responsable; director negligente; directores responden con su plata; mal manejo de la empresa; gerente causó pérdidas
law: directors' duty of care; directors' liability
people: sue a director; director negligent; company mismanagement
donde: Ley 18.046 art. 41, 45, 106, 133

[company-director-prohibitions]
ley: directores no podrán; usar en beneficio propio; oportunidades comerciales; tomar en préstamo dinero; en perjuicio de la sociedad
gente: director usa bienes de la empresa; director se aprovecha; director roba oportunidad de negocio; préstamo a director; director competencia
law: duty of loyalty; corporate opportunity
people: director uses company property; director steals opportunity
donde: Ley 18.046 art. 42, 43

[company-conflict-of-interest]
ley: interés por sí o como representante; conocidas y aprobadas previamente por el directorio; condiciones de equidad; monto relevante; partes relacionadas
gente: director contrata con su empresa; conflicto de interés del director; negocio con el cuñado del gerente; empresa del gerente le vende a la empresa; autocontrato; gerente contrata a su familia
law: conflict of interest; self-dealing
people: director sells to own company; self dealing
donde: Ley 18.046 art. 44

[company-related-party-transactions]
ley: operaciones con partes relacionadas; contribuir al interés social; precio, términos y condiciones; evaluadores independientes
gente: operación entre relacionadas; operación con relacionado sa abierta; aprobar operación con parte relacionada; operación con el controlador; oprs
law: related party transactions
people: related party deals; deal with the controlling shareholder
donde: Ley 18.046 art. 146, 147, 148, 149

[company-manager]
ley: gerente general; designados por el directorio; ejecutivos principales; representación judicial de la sociedad
gente: gerente general; quién nombra al gerente; poderes del gerente; puede el gerente firmar; echar al gerente general; demandar a la empresa se notifica al gerente
law: general manager; chief executive
people: ceo powers; who appoints the manager
donde: Ley 18.046 art. 49, 50

[company-directors-committee]
ley: comité de directores; director independiente; 1.500.000 unidades de fomento; mayoría de sus integrantes independientes
gente: comité de directores; director independiente; requisitos de director independiente
law: directors' committee; audit committee; independent director
people: independent director; audit committee
donde: Ley 18.046 art. 50 bis

[company-auditors]
ley: inspectores de cuentas; empresa de auditoría externa; auditores externos; estados financieros
gente: auditar la empresa; auditores externos; revisar las cuentas de la empresa; inspector de cuentas; auditoría independiente
law: external auditors; account inspectors
people: audit the company; external auditor
donde: Ley 18.046 art. 51, 52, 53; Ley 18.045 art. 239, 246

[company-shareholder-information]
ley: memoria, balance, inventario, actas, libros; a disposición de los accionistas
gente: ver los libros de la sociedad; accionista pide información; no me muestran las cuentas de la empresa; pedir balance de la sociedad; mi socio no me muestra los libros; pedir actas; mi socio esconde las cuentas
law: inspection right; shareholders' right to information
people: see company books; shareholder information; partner hides accounts
donde: Ley 18.046 art. 54, 61, 74, 75

[company-shareholders-meeting-ordinary]
ley: juntas ordinarias; primer cuatrimestre; examen de la situación de la sociedad; distribución de las utilidades; elección o revocación
gente: junta ordinaria de accionistas; asamblea anual; qué se ve en la junta ordinaria; junta anual; no hacen junta de accionistas
law: annual general meeting; ordinary meeting
people: annual meeting of shareholders; no annual meeting
donde: Ley 18.046 art. 55, 56, 58

[company-shareholders-meeting-extraordinary]
ley: juntas extraordinarias; materia de junta extraordinaria; transformación, fusión o división
gente: junta extraordinaria; qué se vota en junta extraordinaria; junta con notario; reforma de estatutos junta
law: extraordinary meeting
people: special shareholders meeting
donde: Ley 18.046 art. 55, 57

[company-meeting-notice]
ley: convocadas por el directorio; aviso destacado; diez por ciento de las acciones emitidas; tres veces en días distintos; citación a la junta
gente: citar a junta de accionistas; no me citaron a la junta; pedir junta de accionistas; accionistas piden junta; plazo para citar a junta; junta sin citación
law: notice of meeting; calling a meeting
people: not invited to shareholders meeting; call a meeting
donde: Ley 18.046 art. 58, 59, 60, 64

[company-meeting-quorum]
ley: mayoría absoluta de las acciones emitidas; segunda citación; juntas se constituirán en primera citación
gente: quórum de la junta; cuántas acciones para votar; cuántos accionistas se necesitan; mayoría en la junta
law: quorum of shareholders' meeting
people: how many shareholder votes needed; shareholders meeting quorum
donde: Ley 18.046 art. 61

[company-meeting-two-thirds]
ley: dos terceras partes de las acciones emitidas con derecho a voto; voto conforme; quórum especial
gente: dos tercios de los accionistas; quórum alto para fusionar; votos para cambiar estatutos; qué necesita dos tercios
law: two-thirds majority; supermajority
people: two thirds of shareholders vote
donde: Ley 18.046 art. 67

[company-proxy-voting]
ley: hacerse representar en las juntas; titulares de acciones; conferirse por escrito; acumular sus votos
gente: votar por poder en la junta; carta poder para la junta; mandar a otro a la junta; voto acumulativo; voto a distancia junta
law: proxy; cumulative voting
people: vote by proxy; cumulative vote
donde: Ley 18.046 art. 62, 63, 64, 66

[company-meeting-minutes]
ley: firmadas por el presidente; libro de actas; tres accionistas elegidos
gente: acta de la junta; acta sin firmar; impugnar acuerdo de la junta; acuerdo de junta ilegal; anular junta de accionistas; libro de actas perdido
law: minutes of the meeting; challenge of resolutions
people: meeting minutes; challenge shareholder resolution
donde: Ley 18.046 art. 72

[company-withdrawal-right]
ley: derecho a retiro; accionista disidente; pago del valor de sus acciones
gente: derecho a retiro; no estoy de acuerdo con la fusión; salirme de la sociedad anónima; que me compren mis acciones; accionista en desacuerdo; voté en contra en la junta
law: appraisal right; dissenting shareholder; withdrawal right
people: disagree with merger; make company buy my shares
donde: Ley 18.046 art. 69, 69 bis, 70, 71

[company-squeeze-out]
ley: noventa y cinco por ciento; accionistas minoritarios; no haya ejercido su derecho a retiro
gente: me obligan a vender mis acciones; controlador compra a minoritarios; squeeze out; 95 por ciento de las acciones
law: squeeze-out; compulsory purchase
people: forced to sell my shares
donde: Ley 18.046 art. 71 bis

[company-annual-report]
ley: estados financieros; publicar en su sitio
gente: memoria anual de la empresa; balance anual; estados financieros de la empresa; publicar balance
law: annual report; financial statements
people: annual report; financial statements
donde: Ley 18.046 art. 73, 74, 75, 76, 77

[company-dividends]
ley: dividendos; utilidades líquidas del ejercicio; treinta por ciento; a prorrata de sus acciones; dividendos provisorios
gente: reparto de utilidades; no reparten dividendos; cuánto deben repartir de utilidades; ganancias de la empresa a los accionistas; dividendo mínimo; empresa no paga dividendos; dividendos de las acciones; cuándo pagan dividendos los accionistas
law: dividends; minimum dividend
people: dividends; company does not pay dividends; share profits
donde: Ley 18.046 art. 78, 79, 80, 81
no: crédito hipotecario; hipoteca; banco; hipotecario; casa; departamento; vivienda; dividendo atrasado

[company-dividends-unclaimed]
ley: Cuerpos de Bomberos; devengarán intereses corrientes; dividendos no reclamados; dividendos devengados
gente: dividendos sin cobrar; dividendos antiguos bomberos; cobrar dividendos atrasados
law: unclaimed dividends
people: unclaimed dividends
donde: Ley 18.046 art. 81, 84, 85

[company-parent-subsidiary]
ley: sociedad coligada; coligante; más del 50% del capital; grupo empresarial; sociedad filial; sociedad matriz
gente: empresa filial; matriz y filial; holding; empresa madre; quién controla la empresa; sociedad controladora; grupo económico
law: parent company; subsidiary; controlling shareholder; business group
people: holding company; parent company; who controls company
donde: Ley 18.046 art. 86, 87, 88; Ley 18.045 art. 96, 98

[company-division]
ley: distribución de su patrimonio; nuevas sociedades; misma proporción
gente: dividir la empresa; división de sociedad; separar la empresa en dos; escindir la empresa
law: spin-off; demerger; company division
people: split the company
donde: Ley 18.046 art. 94, 95

[company-transformation]
ley: cambio de especie o tipo social; subsistiendo su personalidad jurídica; transformación de la sociedad
gente: transformar limitada en spa; cambiar tipo de sociedad; pasar de limitada a sociedad anónima; convertir empresa en spa; transformar sociedad
law: conversion of company type
people: change company type; convert limited into spa
donde: Ley 18.046 art. 96, 97, 98

[company-merger]
amplio: merger
ley: reunión de dos o más sociedades; fusión por creación; fusión por incorporación; todos sus derechos y obligaciones; fusión de sociedades
gente: fusionar empresas; fusión de sociedades; empresa absorbida; unir dos empresas; deudas de la empresa absorbida
law: merger
people: merge companies; absorbed company
donde: Ley 18.046 art. 99, 100

[company-asset-sale]
ley: enajenación de un 50% o más de su activo; venta de activos; garantías para caucionar obligaciones de terceros
gente: vender toda la empresa; vender los activos de la empresa; vender la mitad de los activos; empresa da garantía por deuda ajena; vender un negocio en marcha
law: sale of assets; guarantee for third parties
people: sell company assets; sell the business
donde: Ley 18.046 art. 57, 67

[company-dissolution]
ley: vencimiento del plazo de su duración; reunirse todas las acciones; acuerdo de junta
gente: disolver la sociedad anónima; cerrar la empresa; causales de disolución; terminar una sociedad; cómo cierro mi empresa; disolución anticipada; ya no uso mi empresa
law: dissolution of company; winding up
people: close the company; dissolve company
donde: Ley 18.046 art. 103, 105, 107, 108

[company-liquidation]
ley: comisión liquidadora; subsiste como persona jurídica; liquidación de la sociedad anónima
gente: liquidar la sociedad anónima; comisión liquidadora; empresa en liquidación; repartir lo que queda a accionistas; quién liquida la empresa
law: liquidation of company
people: liquidate company
donde: Ley 18.046 art. 109, 110, 111, 114, 115, 117

[company-foreign-agency]
ley: sociedad anónima extranjera; agente o representante; domicilio en el extranjero; agencia de sociedad anónima extranjera
gente: empresa extranjera en Chile; abrir sucursal en Chile; agencia de empresa extranjera; sucursal extranjera
law: branch of foreign company; foreign corporation
people: foreign company in Chile; open a branch
donde: Ley 18.046 art. 121, 122, 123, 124; Código de Comercio art. 447, 448

[company-derivative-action]
ley: toda pérdida irrogada al patrimonio de la sociedad; cinco por ciento; demandar indemnización; en nombre y beneficio de la sociedad
gente: accionista demanda al director; demandar en nombre de la sociedad; acción derivada; demandar al administrador de la empresa; director hizo perder plata
law: derivative action
people: shareholder sues director
donde: Ley 18.046 art. 133, 133 bis

[company-cmf-supervision]
ley: Comisión para el Mercado Financiero; vigilar el cumplimiento; cumplimiento de las disposiciones de la presente ley
gente: quién fiscaliza las empresas de la bolsa; denunciar a la cmf; superintendencia de valores; reclamo contra corredora; cmf fiscaliza; qué hace la cmf empresas
law: Financial Market Commission; supervision of securities market
people: financial regulator; complain to securities regulator
donde: Ley 18.045 art. 2, 69

[company-directors-trading]
ley: directores, gerentes, administradores y ejecutivos principales; adquirir o enajenar valores; 10% o más del capital suscrito; informar a la Comisión
gente: director compra acciones de su empresa; informar compra de acciones; gerente vende acciones antes de la noticia; período de bloqueo acciones
law: insider dealings report; blackout period
people: director buys company shares
donde: Ley 18.045 art. 12, 16, 17

[company-insider-information]
ley: información privilegiada; no divulgada al mercado; guardar reserva; beneficio propio o ajeno; cotización de los valores
gente: información privilegiada; usar información interna para comprar acciones; comprar acciones sabiendo; dato de la bolsa; insider; soplo de acciones
law: insider information; insider trading
people: insider trading; inside tip
donde: Ley 18.045 art. 164, 165, 166, 167

[company-securities-offences]
ley: antecedentes falsos; información privilegiada; maliciosamente proporcionaren antecedentes
gente: cárcel por información falsa al mercado; delitos de la bolsa; delito por mentir en los balances; estafa con acciones; balances falsos
law: securities crimes; false statements
people: securities fraud; false balance sheet crime
donde: Ley 18.045 art. 59, 60, 62

[company-securities-damages]
ley: infrinja las disposiciones contenidas en la presente ley; causando daño a otro; indemnización de perjuicios; administradores o representantes legales
gente: demandar a la empresa por mentir a inversionistas; inversionista engañado; me hicieron invertir con mentiras; perdí plata en acciones por engaño
law: civil liability in securities law
people: investor cheated; sue for misleading investors
donde: Ley 18.045 art. 55

[company-stock-brokers]
ley: corredores de bolsa; agentes de valores; intermediarios de valores; garantía previa; Registro de Corredores de Bolsa
gente: corredora de bolsa; corredor me hizo perder plata; corredora quebró; requisitos de corredor de bolsa; corredora no autorizada; mi corredora no me devuelve la plata
law: stockbrokers; securities intermediaries
people: stockbroker lost my money; broker requirements
donde: Ley 18.045 art. 24, 26, 30, 36, 37

[company-takeover]
ley: tomar el control; oferta pública de adquisición de acciones; informar tal hecho al público
gente: opa; comprar el control de una empresa; toma de control; compraron la empresa en la bolsa; vender mis acciones en una opa; oferta por las acciones
law: takeover bid; tender offer
people: company takeover; takeover bid; tender offer
donde: Ley 18.045 art. 54, 198, 199

[company-takeover-rules]
ley: vigencia de la oferta; aviso de inicio; aceptación de la oferta; aceptación irrevocable de la oferta; prospecto de la oferta
gente: cuánto dura una opa; arrepentirse de vender en la opa; aceptar una opa; condiciones de la opa; prorrateo opa
law: tender offer period; withdrawal of acceptance
people: change mind in tender offer
donde: Ley 18.045 art. 202, 203, 205, 210, 211

[company-controller-joint-action]
ley: acuerdo de actuación conjunta; influye decisivamente; asegurar la mayoría de votos
gente: actuar juntos como accionistas; quién es el controlador; controlador de la empresa; dueño mayoritario; accionistas que se ponen de acuerdo
law: controller; acting in concert
people: controlling shareholder meaning
donde: Ley 18.045 art. 97, 98, 99

[company-bonds]
ley: emisión de bonos; tenedores de bonos; representante de los tenedores; títulos de deuda; contrato de emisión; junta general
gente: bonos de la empresa; empresa no paga los bonos; bonista; representante de los bonistas; comprar bonos de empresa
law: corporate bonds; bondholders' representative
people: company bonds; bondholder rights
donde: Ley 18.045 art. 103, 104, 106, 107, 120

[company-securitisation]
ley: sociedades securitizadoras; patrimonio separado; títulos de deuda de securitización
gente: securitizadora; vendieron mi crédito a una securitizadora; patrimonio separado; crédito securitizado
law: securitization
people: my loan was securitised
donde: Ley 18.045 art. 132, 135, 146, 147

[company-general-power]
ley: representante legal; representante legal de la sociedad; poderes que los comerciantes otorguen; mandato
gente: poder general; dar poder para la empresa; apoderado de la empresa; poder amplio; representante legal de la empresa; revocar un poder de la empresa; quitar el poder a mi socio; firmó sin poder
law: power of attorney; authorized representative; legal representative
people: power of attorney for company; signed without authority
donde: Código Civil art. 2116, 2130, 2132, 2163; Código de Comercio art. 22
no: juicio; posesión efectiva

[company-legal-personality]
ley: persona jurídica distinta de los socios; individualmente considerados; lo que pertenece a una corporación
gente: deuda de la empresa es mía; empresa y dueño son distintos; me cobran a mí la deuda de la empresa; levantamiento del velo; empresa fantasma; patrimonio de la empresa separado
law: separate legal personality; piercing the veil
people: is company debt my debt; shell company
donde: Código Civil art. 549, 2053

[company-civil-partnership]
ley: sociedad o compañía; contrato en que dos o más personas estipulan poner algo en común; civiles o comerciales
gente: sociedad civil; sociedad de profesionales; hacer una sociedad entre amigos; sociedad de abogados; sociedad de médicos; qué es una sociedad civil o comercial
law: partnership contract; civil partnership
people: what is a partnership; professional partnership
donde: Código Civil art. 2053, 2059, 2061

[company-partner-creditors]
ley: acreedores de un socio; aporte social; acreedores de la sociedad; asignaciones que se le hagan; embargo social
gente: deuda personal del socio y la sociedad; acreedor de mi socio embarga la sociedad; pueden embargar mi parte en la sociedad; socio endeudado
law: creditors of a partner
people: partner's personal creditors; seize my partnership share
donde: Código Civil art. 2094, 2096; Código de Comercio art. 380

[company-association-formation]
ley: asociaciones o fundaciones; acto constitutivo; secretaría municipal; ministro de fe
gente: crear una fundación; hacer una ong; crear una corporación; formar una asociación sin fines de lucro; registrar una fundación en la municipalidad; personalidad jurídica fundación; requisitos para fundación
law: nonprofit association; charitable foundation; nonprofit formation
people: set up a foundation; create an ngo; nonprofit
donde: Código Civil art. 545, 548, 548-1, 548-2

[company-association-governance]
ley: directorio de al menos tres miembros; mandato podrá extenderse hasta por cinco años; directores ejercerán su cargo gratuitamente; asamblea será el órgano
gente: directiva de la corporación; presidente de la fundación; asamblea de socios de la asociación; sueldo de directores de fundación; elegir directiva
law: board of nonprofit; members' meeting
people: nonprofit board; charity directors paid
donde: Código Civil art. 551, 551-1

[company-association-discipline]
ley: potestad disciplinaria; comisión de ética, tribunal de honor; estatutos de una corporación tienen fuerza obligatoria
gente: me expulsaron del club; me echaron de la asociación; expulsado de la corporación; tribunal de honor; sancionado por el club; me suspendieron del club; club deportivo me expulsó
law: disciplinary power of association; expulsion of member
people: expelled from the club; kicked out of the association
donde: Código Civil art. 553

[company-association-oversight]
ley: Ministerio de Justicia; fiscalización de las asociaciones y fundaciones
gente: quién fiscaliza las fundaciones; fundación mal uso de fondos; denunciar una fundación; plata de la fundación; fundación robó plata del estado; cuentas de la corporación
law: supervision of nonprofits
people: who supervises charities; charity misused money
donde: Código Civil art. 557

[company-association-end]
ley: asociaciones se disolverán; modificación de los estatutos; fundaciones perecen; dos tercios de los asociados
gente: cerrar una fundación; disolver una corporación; bienes de la fundación disuelta; cambiar estatutos de la fundación; terminar la ong
law: dissolution of nonprofit
people: close a foundation; dissolve ngo
donde: Código Civil art. 558, 559, 564

[company-sme]
ley: empresas de menor tamaño; microempresas; pequeñas empresas; ventas, servicios y otras actividades del giro; 25.000 unidades de fomento
gente: pyme; microempresa; pequeña empresa; límite de ventas de una pyme; ayuda a pymes
law: small and medium-sized enterprise
people: small business definition; sme
donde: Ley 20.416 art. 1, 2

[company-sme-inspection]
ley: empresas de menor tamaño; primera visita; modelos de fiscalización
gente: multa a pyme; fiscalizar a la pyme; pyme fiscalización primera vez; estatuto pyme; inspección a mi negocio
law: inspection of small business
people: small business inspection fine
donde: Ley 20.416 art. 4, 5, 6

[company-family-microenterprise]
ley: microempresa familiar; casa habitación familiar; actividades económicas; cinco trabajadores
gente: negocio en mi casa; microempresa familiar; almacén en la casa permiso; patente para negocio en la casa; vender comida desde la casa; vender productos desde mi casa
law: family microenterprise
people: home business permit
donde: Ley 19.749 art. 1; DL 3.063 art. 26

[company-criminal-liability]
ley: responsabilidad penal de las personas jurídicas; responsables de los delitos; deberes de dirección y supervisión; interés o para su provecho; delitos cometidos por la persona jurídica
gente: empresa puede ser condenada; delito de la empresa; empresa responde penalmente; empresa culpable de cohecho; demandar penalmente a una empresa
law: corporate criminal liability
people: can a company be convicted; company crime
donde: Ley 20.393 art. 1, 2, 3, 5

[company-crime-prevention-model]
ley: modelo de prevención de los delitos; encargado de prevención; administración y supervisión
gente: modelo de prevención de delitos; oficial de cumplimiento; compliance; certificar compliance; encargado de cumplimiento; canal de denuncias de la empresa
law: compliance programme; crime prevention model
people: compliance officer; compliance program
donde: Ley 20.393 art. 4

[company-criminal-penalties]
ley: disolución de la persona jurídica; prohibición de celebrar actos y contratos; pérdida parcial o total de beneficios fiscales
gente: pena para empresas; multa penal a la empresa; cierre de empresa por delito; empresa no puede contratar con el estado
law: penalties for legal persons
people: punishment of companies
donde: Ley 20.393 art. 8, 9, 10, 11

[company-criminal-successor]
ley: transmisión de la responsabilidad penal; transformación, fusión, absorción, división; persona jurídica
gente: fusión y delito de la empresa absorbida; empresa fusionada responde por delito; cambiar de nombre para no ser condenado
law: successor criminal liability
people: merged company crime liability
donde: Ley 20.393 art. 18

[company-corporate-governance-reform]
ley: gobiernos corporativos; ley de Mercado de Valores; ley de Sociedades Anónimas; directores independientes
gente: gobierno corporativo; buenas prácticas de directorio; reforma de gobierno corporativo; ley de gobiernos corporativos
law: corporate governance
people: corporate governance rules
donde: Ley 20.382 art. 1, 2

[company-insolvency-liquidation]
ley: procedimiento concursal de liquidación; resolución de liquidación; empresa deudora; liquidación forzosa
gente: quiebra; bancarrota; declararse en quiebra; empresa insolvente; pedir la quiebra de un deudor; mi empresa no puede pagar; quebró mi empresa; empresa se fue a la quiebra
law: bankruptcy; liquidation proceedings; insolvency
people: go bankrupt; bankruptcy; broke company
donde: Ley 20.720 art. 115, 117, 129

[company-insolvency-reorganisation]
ley: procedimiento concursal de reorganización; acuerdo de reorganización judicial; protección financiera concursal
gente: salvar la empresa de la quiebra; reorganizar deudas de la empresa; parar a los acreedores; reestructurar deudas; evitar la quiebra
law: reorganization proceedings; automatic stay
people: restructure company debts; save company from bankruptcy
donde: Ley 20.720 art. 54, 56, 57

[company-insolvency-personal]
ley: persona deudora; procedimiento concursal de renegociación; audiencia de renegociación; liquidación voluntaria de los bienes
gente: quiebra personal; renegociar mis deudas; sobreendeudado; no puedo pagar mis deudas; superir; quebrar como persona natural; estoy endeudado hasta el cuello; borrar mis deudas; me tapan las deudas; debo a todos los bancos; no doy más con las deudas
law: personal insolvency; debt renegotiation
people: personal bankruptcy; drowning in debt; cannot pay my debts
donde: Ley 20.720 art. 260, 261, 273

[company-insolvency-claims]
ley: verificación de créditos; nómina de créditos reconocidos; créditos preferentes; prelación de créditos; valistas
gente: cobrar en la quiebra; quebró la empresa que me debe; orden de pago en la quiebra; verificar mi crédito; quién cobra primero en la quiebra; acreedor en la liquidación
law: proof of claim; priority of claims
people: collect in bankruptcy; who gets paid first
donde: Ley 20.720 art. 170, 174, 241; Código Civil art. 2470, 2472

[company-insolvency-clawback]
ley: acción revocatoria concursal; actos ejecutados o contratos celebrados; conocimiento del mal estado de los negocios
gente: vendió todo antes de quebrar; esconder bienes antes de la quiebra; traspasó la casa para no pagar; deshacer ventas antes de la quiebra
law: avoidance action; clawback; fraudulent transfer
people: hid assets before bankruptcy; sold everything before bankruptcy
donde: Ley 20.720 art. 287, 288, 290

[company-maritime-ship]
amplio: ship
ley: naviero; matrícula de naves; propiedad de la nave
gente: comprar un barco; inscribir un barco; dueño de lancha; armador; bote pesquero matrícula; hipoteca naval
law: ship; shipowner; ship registration
people: register a boat; buy a ship
donde: Código de Comercio art. 826, 830, 882

[company-maritime-limitation]
ley: limitación de responsabilidad; armador; fondo de limitación
gente: límite de responsabilidad del armador; choque de barcos cuánto paga; armador responde hasta
law: limitation of shipowner liability
people: shipowner liability limit
donde: Código de Comercio art. 889, 890, 895

[company-maritime-captain]
amplio: sueltas
ley: jefe superior de la nave; representante del armador; bitácora; tripulación
gente: capitán del barco; poderes del capitán; responsabilidad del capitán; accidente del barco capitán
law: master of the ship; ship captain
people: ship captain duties
donde: Código de Comercio art. 905, 907, 913

[company-maritime-charter]
ley: fletamento; fletante; fletador
gente: arrendar un barco; fletar un barco; contrato de fletamento; charter de barco
law: charter party
people: charter a ship
donde: Código de Comercio art. 927, 930, 934

[company-maritime-carriage]
ley: transporte de mercancías por mar; conocimiento de embarque; pérdida, daño o retraso; consignatario
gente: se perdió el contenedor; carga marítima dañada; conocimiento de embarque; bill of lading; contenedor atrasado; naviera perdió mi carga; demora del contenedor
law: carriage of goods by sea; bill of lading
people: lost container; damaged sea cargo
donde: Código de Comercio art. 974, 982, 984, 992, 1014

[company-maritime-passengers]
ley: transporte de pasajeros por mar
gente: accidente en crucero; se canceló el crucero; perdieron mi equipaje en el barco; ferry atrasado; barcaza accidente; se hundió la lancha con pasajeros
law: carriage of passengers by sea
people: cruise accident; ferry cancelled
donde: Código de Comercio art. 1044, 1045

[company-maritime-average-collision-salvage]
ley: avería gruesa; servicios de asistencia en el mar; abordaje entre naves
gente: choque de barcos; rescate de un barco; botaron la carga al mar; avería gruesa; remolque en el mar; premio por salvar un barco
law: general average; ship collision; salvage at sea
people: ships collided; salvage of a ship
donde: Código de Comercio art. 1089, 1116, 1128

[company-maritime-disputes]
ley: controversias que deriven de hechos, actos o contratos; comercio marítimo; prescripción de dos años
gente: demandar a la naviera; juicio marítimo; plazo para demandar a la naviera; árbitro marítimo
law: maritime arbitration
people: sue a shipping line
donde: Código de Comercio art. 1203, 1248

[company-insurance-contract]
ley: contrato de seguro; contrato de seguro se transfieren; asegurador se obliga; póliza de seguro
gente: el seguro no me paga; compañía de seguros rechaza; seguro no cubre; póliza de seguro; seguro de la casa; seguro del auto no paga; declaré mal el seguro
law: insurance contract; insurance policy; insurance claim
people: insurance will not pay; insurance claim rejected
donde: Código de Comercio art. 512, 515, 518, 524, 529

[company-insurance-duties]
ley: obligaciones del asegurado; declarar sinceramente; notificar al asegurador; agravación del riesgo
gente: no avisé al seguro; mentí en la declaración del seguro; enfermedad preexistente seguro; aviso del siniestro tarde; cuánto plazo para avisar al seguro
law: duty of disclosure; notice of loss
people: did not tell the insurer; late notice to insurance; pre-existing illness insurance
donde: Código de Comercio art. 524, 525, 526

[company-current-account-commercial]
ley: cuenta corriente mercantil; saldo definitivo
gente: cuenta corriente entre empresas; cuenta corriente mercantil; saldo entre comerciantes; deuda de cuenta con mi socio
law: commercial current account
people: account between businesses
donde: Código de Comercio art. 602, 603, 613

[company-commercial-interest-prescription]
ley: acciones que procedan de las obligaciones; prescriben en el término de cuatro años; lesión enorme; obligaciones mercantiles
gente: cuándo prescribe una deuda comercial; deuda entre empresas prescribe; rescindir venta comercial por precio bajo; cobrar deuda mercantil vieja
law: limitation of commercial actions; laesio enormis excluded
people: commercial debt expired
donde: Código de Comercio art. 126, 822

[company-auction-brokers]
ley: martilleros; corredores de comercio; remates al público
gente: martillero; casa de remates; corredor de comercio; remate de muebles; comisión del martillero; corretaje mercantil
law: commercial brokers; auctioneers
people: auction house; auctioneer commission
donde: Código de Comercio art. 48, 80, 81
no: propiedades; departamento

[company-trade-name]
ley: nombre de fantasía; razón social; nombre o razón social; nombre de la sociedad
gente: nombre de fantasía; ya existe el nombre de mi empresa; otra empresa se llama igual; nombre repetido de sociedad; cambiar el nombre de mi empresa
law: trade name; company name
people: company name taken; change company name
donde: Ley 18.046 art. 8
`;
