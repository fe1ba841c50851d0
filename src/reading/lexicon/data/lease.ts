/** Concepts of lease: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const LEASE = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[lease-scope]
ley: arrendamiento de bienes raíces urbanos; predios urbanos; dentro del radio urbano respectivo; viviendas situadas fuera del radio urbano
gente: ley de arriendos; qué ley rige mi arriendo; arriendo de casa ley; ley de arrendamiento urbano; contrato de arriendo de departamento; ley 18101
law: urban leases; residential lease act
people: rent law; which law covers my rental
donde: Ley 18.101 art. 1

[lease-exclusions]
ley: cabida superior a una hectárea; destino agrícola, ganadero o forestal; viviendas que se arrienden por temporadas; estacionamiento de automóviles; hoteles, residenciales
gente: arriendo de temporada; arriendo de verano; arriendo por días; cabaña arrendada; arriendo en airbnb; arriendo de estacionamiento ley; arriendo de una pieza en residencial; arriendo de bodega; arriendo de vacaciones
law: excluded leases; seasonal rental; hotels and boarding houses
people: holiday rental; summer rental; airbnb rental rules
donde: Ley 18.101 art. 2

[lease-written-contract]
ley: contrato de arrendamiento; obligan recíprocamente; conceder el goce de una cosa
gente: redactar contrato de arriendo; firmar un arriendo; hacer un contrato de arriendo; qué debe tener un contrato de arriendo; firmar contrato de arriendo; modelo de arriendo; arrendar una casa requisitos; contrato de arriendo ante notario; legalizar contrato de arriendo
law: lease agreement; tenancy agreement
people: rental contract; sign a lease; what should a lease say
donde: Código Civil art. 1915

[lease-oral-contract]
ley: contratos que no consten por escrito; se presumirá que la renta será la que declare el arrendatario
gente: arriendo sin contrato escrito; arriendo sin contrato firmado; arriendo de palabra; contrato verbal de arriendo; arriendo sin papeles; arriendo a un conocido sin contrato; vale el arriendo verbal
law: oral lease; unwritten lease
people: no written lease; verbal rental agreement
donde: Ley 18.101 art. 20

[lease-notarised-tenant-documents]
ley: autorizado ante notario; exhibir título de dominio; firmas autorizadas
gente: notario pide título para arriendo; arriendo con notario obligatorio; dueño falso arrendó; estafa de arriendo; me arrendaron una casa que no era suya; arriendo falso por internet; pagué garantía y era estafa; arriendo fraudulento
law: notarised lease; lessor's title
people: rental scam; fake landlord
no: residencial

[lease-lessor-who]
ley: arrendador; se llama arrendador; da el goce
gente: casero; dueño que arrienda; arrendador puede no ser dueño; heredero arrienda la casa; arrendar casa de la sucesión; hermano arrendó la casa heredada
law: lessor; landlord
people: landlord; house owner who rents

[lease-tenant-who]
ley: arrendatario; inquilino; se llama arrendatario
gente: inquilino; arrendataria; locatario
law: tenant; lessee
people: renter; lodger

[lease-rent]
ley: pago del precio o renta; períodos estipulados; renta de arrendamiento
gente: cuándo debo pagar el arriendo; pagar el alquiler; canon de arriendo; arriendo mensual; día de pago del arriendo; renta mensual
law: rent; monthly rent
people: pay the rent; when is rent due
donde: Código Civil art. 1942, 1944
no: impuesto; vitalicia; global

[lease-rent-increase]
ley: reajuste de la renta; renta en unidades de fomento; variación del índice de precios al consumidor
gente: me subieron el arriendo; aumento del arriendo; reajuste del arriendo; arriendo en uf; cuánto pueden subir el arriendo; quiere cobrarme más arriendo; alza del arriendo; me quiere subir el arriendo; me avisó que sube el arriendo
law: rent increase; rent adjustment; rent indexation
people: raise the rent; rent went up

[lease-rent-reduction]
ley: rebaja del precio o renta; impedimento para el goce de la cosa es parcial
gente: rebajar el arriendo; bajar el arriendo; rebaja de arriendo por fallas; pagar menos arriendo; descuento del arriendo por arreglos; arriendo más barato por goteras
law: rent reduction; abatement of rent
people: lower rent because of defects
donde: Código Civil art. 1932, 1928

[lease-late-rent]
ley: mora de un período entero en el pago de la renta; renta atrasada; rentas impagas
gente: no pago el arriendo; atrasado en el arriendo; debo arriendo; no puedo pagar el arriendo; arrendatario no paga; mi arrendatario me debe; debo dos meses de arriendo; arriendos impagos; perdí la pega y no puedo pagar el arriendo; no me paga hace meses el arriendo; lleva meses sin pagar; me quedé sin plata para el arriendo; arrendatario moroso; se hace el leso con el arriendo
law: unpaid rent; default in rent; rent arrears
people: behind on rent; tenant does not pay; can't pay rent
donde: Código Civil art. 1977; Ley 18.101 art. 10

[lease-late-fee-interest]
ley: pagos o devoluciones que deban hacerse entre las partes; variación de la unidad de fomento
gente: multa por atraso del arriendo; interés por arriendo atrasado; me cobran multa por pagar tarde el arriendo; cobran por día de atraso arriendo; multa diaria arriendo; recargo por atraso arriendo
law: late fee; interest on late rent
people: late rent fee
donde: Ley 18.101 art. 21

[lease-rent-refused-deposit]
ley: negativa del arrendador a recibir la renta; Tesorería Comunal; depositar la renta; recibo correspondiente
gente: el dueño no quiere recibir el arriendo; no me recibe el arriendo; depositar el arriendo en tesorería; dueño no da recibo; arrendador se niega a recibir el pago; consignar el arriendo; dueño bloqueó su cuenta
law: deposit of rent; landlord refuses rent
people: landlord won't take the rent
donde: Ley 18.101 art. 22

[lease-rent-receipt]
ley: carta de pago; recibo de arriendo; recibo correspondiente; comprobante de pago
gente: recibo de arriendo; dueño no me da boleta del arriendo; comprobante del arriendo; probar que pagué el arriendo; pago el arriendo en efectivo; transferencia como comprobante de arriendo
law: rent receipt
people: proof of rent payment
donde: Código Civil art. 1570

[lease-deposit-guarantee]
ley: garantía de arriendo; mes de garantía; depósito de garantía
gente: mes de garantía; cuánta garantía pueden pedir; garantía del arriendo; depósito del arriendo; pagar garantía en cuotas; para qué sirve el mes de garantía; piden muchos meses de garantía
law: security deposit; rental deposit
people: deposit for rental; how many months deposit
no: extendida; proveedor; producto

[lease-deposit-return]
ley: restitución de la garantía; devolución de la garantía; devolverá la garantía; deducción de los daños
gente: no me devuelven la garantía; devolver el mes de garantía; el dueño no me devuelve la garantía; se quedó con la garantía; plazo para devolver la garantía; descontaron de la garantía; recuperar la garantía; demandar por la garantía; corredora no devuelve la garantía; no me quiere devolver la garantía; me robó la garantía; me deben la garantía
law: return of the deposit; refund of security deposit
people: get my deposit back; landlord kept my deposit
no: extendida; proveedor; producto

[lease-deposit-as-last-rent]
ley: garantía no podrá imputarse al pago de la renta; último mes; imputarse a las rentas insolutas
gente: usar la garantía como último mes; descontar el último mes de la garantía; no pagar el último mes; garantía por el arriendo; cubrir el último arriendo con garantía
law: deposit applied to last month's rent
people: use deposit as last month's rent

[lease-tenant-requirements]
ley: liquidaciones de sueldo; antecedentes comerciales
gente: se niegan a arrendarme; rechazaron para arrendar; qué piden para arrendar; requisitos para arrendar; ganar tres veces el arriendo; arrendar con dicom; no arriendan con niños; no arriendan a extranjeros; arrendar sin liquidaciones; arriendan sin aval; discriminación para arrendar
law: tenant requirements; tenant screening
people: requirements to rent; won't rent to me

[lease-dicom]
ley: registro de morosidades; comunicar a los registros de deudores; deudas de arrendamiento
gente: dicom por arriendo; me metieron a dicom por el arriendo; meter a dicom al arrendatario; publicar en dicom la deuda de arriendo; boletín comercial arriendo; pueden ponerme en dicom por arriendo; protestar arriendo
law: credit bureau for unpaid rent
people: reported to credit bureau for rent

[lease-guarantor]
ley: fiador y codeudor solidario; codeudor solidario; fianza no se presume; fianza es una obligación accesoria; solidaria o insólidum; obligaciones del arrendatario
gente: aval del arriendo; soy aval de un arriendo; codeudor del arriendo; me cobran como aval del arriendo; piden aval para arrendar; firmé como codeudor de un arriendo; salirme de codeudor del arriendo; arrendatario no paga y soy aval
law: guarantor of the lease; co-signer; joint debtor
people: guarantor for a rental; co-signer of lease
donde: Código Civil art. 2335, 2347, 1511

[lease-guarantor-renewal]
ley: renovado el arriendo; fianzas como las prendas o hipotecas constituidas por terceros; no se extenderán a las obligaciones resultantes de su renovación
gente: aval si se renueva el arriendo; sigue el aval si se renueva el arriendo; se renovó el arriendo y soy aval; codeudor después de renovar el arriendo; vence el aval con el contrato de arriendo
law: sureties do not extend to renewal
people: does the guarantor stay after renewal
donde: Código Civil art. 1957

[lease-co-tenants]
ley: obligados solidariamente; parte o cuota en la deuda; no es solidaria ni indivisible
gente: arrendar entre dos personas; arrendamos a medias; compañero de casa no paga su parte; roommate; roomie se fue; arriendo compartido; mi ex se fue y quedé con el arriendo; uno de los arrendatarios se va; terminamos y el arriendo está a nombre de los dos; amigo no paga su parte del arriendo; mi compañero de depto se fue; amigo dejó de pagar el arriendo
law: co-tenants; joint tenants of a lease
people: roommate won't pay; my ex moved out lease in both names
donde: Código Civil art. 1511, 1526

[lease-death-of-tenant]
ley: muerte del arrendatario; muerte del arrendador; herederos del arrendatario; transmite a sus herederos
gente: murió el arrendatario; falleció el inquilino; viuda del arrendatario; quién sigue el arriendo si muere; murió el dueño de la casa que arriendo; falleció el arrendador; herederos del dueño me quieren echar; murió mi arrendador
law: death of the tenant; death of the landlord
people: tenant died; landlord died

[lease-delivery]
ley: entregar al arrendatario la cosa arrendada; entrega de la cosa arrendada; arrendador es obligado
gente: entrega de las llaves del arriendo; no me entregan el departamento arrendado; me entregaron la casa sucia; entregaron la casa en mal estado; recibir la casa arrendada; fecha de entrega del arriendo; arrendé y estaba ocupada
law: delivery of possession; handover of premises
people: landlord won't give me the keys; move-in date
donde: Código Civil art. 1924-1926

[lease-inventory]
ley: inventario de la propiedad arrendada; acta de entrega; estado de conservación; recibido el edificio en buen estado
gente: inventario del arriendo; fotos al recibir la casa; acta de entrega del departamento; no hicimos inventario; estado en que recibí la casa; me cobran daños que ya estaban; muebles del departamento amoblado
law: inventory of the premises; condition report
people: move-in inventory; charged for old damage
donde: Código Civil art. 1971

[lease-furnished]
ley: casa o aposento amoblado; arriendo de los muebles
gente: departamento amoblado; arriendo amoblado; se rompió la lavadora del arriendo; refrigerador del departamento amoblado; muebles del dueño; quién arregla el refrigerador arrendado
law: furnished lease
people: furnished apartment; broken fridge furnished
donde: Código Civil art. 1974

[lease-landlord-repairs]
ley: mantener la cosa arrendada en buen estado; reparaciones necesarias; mantenerla en el estado de servir
gente: dueño no quiere arreglar; quién arregla la casa arrendada; arrendador debe reparar; gotera en la casa arrendada; se echó a perder el calefont; se rompió la cañería arriendo; casa arrendada se llueve; hongos en la casa arrendada; humedad en el departamento arrendado; cambio de calefont quién paga; techo malo casa arrendada; dueño no responde por la gotera; se echó a perder algo en el arriendo; no me arregla la casa
law: landlord's repairs; necessary repairs
people: landlord won't fix; leak in rented house; mould in rental
donde: Código Civil art. 1924, 1927

[lease-tenant-repairs]
ley: reparaciones locativas; cristales quebrados; culpa del arrendatario o de sus dependientes; descuidos de aseo
gente: reparaciones locativas; qué arregla el arrendatario; arreglos menores arriendo; vidrio quebrado en arriendo; llave que gotea arriendo; chapa mala arriendo; pintar la casa al irme; limpiar la casa al entregar; me cobran pintura; quién paga el gásfiter; destapar el baño arriendo; me quebraron el vidrio de la casa arrendada; se tapó el baño; se rompió la chapa
law: tenant's repairs; minor repairs; locative repairs
people: which repairs must the tenant do; must I paint when leaving
donde: Código Civil art. 1940, 1970, 1971

[lease-tenant-repairs-reimbursed]
ley: costo de las reparaciones indispensables no locativas; reembolsar al arrendatario; dado noticia al arrendador; no las haya hecho necesarias por su culpa
gente: arreglé yo y que me pague el dueño; descontar arreglos del arriendo; pagué el arreglo de la casa arrendada; reembolso de reparaciones; dueño no me devuelve lo que gasté en arreglos; descontar del arriendo el gásfiter; gasté plata en la casa arrendada
law: reimbursement of necessary repairs
people: deduct repairs from rent; landlord owes me for repairs
donde: Código Civil art. 1935

[lease-improvements]
ley: mejoras útiles; reembolsar el costo de las mejoras; separar y llevarse los materiales
gente: mejoras en la casa arrendada; hice mejoras en el arriendo; me pagan las mejoras del arriendo; llevarme lo que instalé; construí una pieza en la casa arrendada; puse piso flotante; instalé aire acondicionado en arriendo; remodelar casa arrendada; puedo pintar de otro color; permiso para hacer cambios arriendo
law: tenant improvements; alterations by the tenant
people: improvements to a rental; take what I installed; paint the walls
donde: Código Civil art. 1936

[lease-tenant-damage]
ley: cuidado de un buen padre de familia; culpa de su familia, huéspedes y dependientes; grave y culpable deterioro
gente: arrendatario destruyó la casa; me dejaron la casa destruida; daños del arrendatario en la casa; rompieron la casa arrendada; dejó la casa hecha pedazos; arrendatario se llevó cosas; quién paga los daños de la casa arrendada; casa arrendada dañada; visitas rompieron algo en el arriendo; me dejó la casa hecha un desastre; arrendatario dejó cochino; se robaron cosas de la casa arrendada
law: damage by the tenant; tenant's liability
people: tenant trashed the house; who pays for damage to the rental
donde: Código Civil art. 1939, 1941

[lease-normal-wear]
ley: deterioro ocasionado por el uso y goce legítimos; deterioros que provengan del tiempo y uso legítimo; vetustez
gente: desgaste normal; desgaste por uso; me cobran desgaste de la casa; pintura gastada; uso normal de la casa; paredes sucias por el uso; hoyos de cuadros en la pared
law: ordinary wear and tear
people: wear and tear; charged for normal use
donde: Código Civil art. 1947, 1970

[lease-unfit-premises]
ley: mal estado o calidad de la cosa; impide hacer de ella el uso; terminación del arrendamiento; rescisión del contrato; vicio de la cosa
gente: casa arrendada inhabitable; casa con ratones; plaga en el departamento arrendado; chinches en el arriendo; casa arrendada con fallas; me quiero ir porque la casa está mala; arriendo con vicios; casa sin agua caliente; dejar el arriendo por mal estado
law: unfit premises; defects in the premises
people: uninhabitable rental; rats in rental; leave because of bad condition
donde: Código Civil art. 1932, 1933

[lease-landlord-works]
ley: reparaciones que no puedan sin grave inconveniente diferirse; mudar la forma de la cosa arrendada; trabajos algunos que turben o embaracen el goce; impidan en todo o en gran parte su goce
gente: dueño hace arreglos conmigo adentro; trabajos en la casa arrendada; obras del dueño me molestan; dueño quiere remodelar conmigo viviendo; construyen en mi arriendo; arreglos del dueño y rebaja
law: landlord's works during the lease
people: landlord doing works while I live there
donde: Código Civil art. 1928

[lease-landlord-entry]
ley: librar al arrendatario de toda turbación o embarazo; goce de la cosa arrendada; visitar el inmueble
gente: dueño entra a la casa; dueño entra sin permiso; arrendador entra sin avisar; dueño tiene copia de las llaves; dueño me visita a cada rato; mostrar la casa a otros interesados; corredor quiere mostrar el departamento; puede entrar el dueño; cambiar la chapa de la casa arrendada; inspección de la casa arrendada; se mete a la casa el dueño; casera entra a mi pieza
law: landlord's entry; quiet enjoyment; inspection by the landlord
people: landlord enters without permission; can landlord come in
donde: Código Civil art. 1924, 1928

[lease-third-party-disturbance]
ley: turbado en su goce; vías de hecho de terceros; terceros que pretendan derecho a la cosa arrendada; acción de terceros
gente: un tercero dice que la casa arrendada es suya; apareció otro dueño de la casa que arriendo; vecinos me molestan en mi arriendo; ex del dueño me quiere sacar; llegó alguien diciendo ser dueño de mi arriendo
law: disturbance by third parties
people: someone else claims the house I rent
donde: Código Civil art. 1929-1931

[lease-cut-services]
ley: toda turbación o embarazo; turben o embaracen el goce; suspensión de los servicios
gente: el dueño me cortó la luz; dueño me cortó el agua; me cortó el gas el arrendador; dueño cambió la chapa; me dejaron fuera de la casa arrendada; dueño sacó mis cosas; me botó las cosas el dueño; me quiere sacar a la fuerza el dueño; me echó sin juicio; puede sacarme sin orden; me dejó en la calle el dueño; me tiró mis cosas a la calle; me quiere sacar por la fuerza
law: self-help eviction; cutting off utilities
people: landlord cut my power; landlord changed the locks
donde: Código Civil art. 1924, 1928

[lease-utilities]
ley: consumos de luz, agua, gas; servicios domiciliarios; gastos por servicios básicos; cuentas de los servicios
gente: cuentas de luz y agua del arriendo; arrendatario dejó cuentas impagas; quién paga la luz en arriendo; deuda de agua del arrendatario anterior; deuda de luz del arriendo; se fue debiendo la luz; poner las cuentas a mi nombre; cuentas impagas del arrendatario; dejó deuda de luz el arrendatario; me dejó las cuentas impagas
law: utilities paid by tenant; basic services
people: unpaid utility bills tenant; who pays water bill
donde: Ley 18.101 art. 6

[lease-common-expenses]
ley: gastos comunes; gastos por servicios comunes; gastos comunes y consumos
gente: gastos comunes del arriendo; arrendatario paga los gastos comunes; quién paga los gastos comunes en arriendo; gastos comunes incluidos en el arriendo; dueño debe pagar fondo de reserva
law: common expenses paid by tenant
people: does tenant pay building fees
donde: Ley 18.101 art. 6, 7

[lease-property-tax]
ley: impuesto territorial; contribuciones de bienes raíces; cargo del arrendador
gente: contribuciones de la casa arrendada; quién paga las contribuciones en arriendo; arrendatario paga contribuciones; seguro de la casa arrendada; quién paga la basura en arriendo; derecho de aseo casa arrendada
law: property tax on leased house
people: who pays property tax on rental

[lease-term-month-to-month]
ley: plazo se haya pactado mes a mes; duración indefinida; contratos de duración indefinida
gente: arriendo mes a mes; arriendo indefinido; contrato sin plazo de arriendo; arriendo sin fecha de término; arriendo sin duración
law: month-to-month lease; indefinite term
people: month to month rent; no end date on lease
donde: Ley 18.101 art. 3

[lease-desahucio]
ley: desahucio; judicialmente o mediante notificación personal efectuada por un notario; un mes por cada año completo
gente: desahucio; cuánto tiempo me dan para irme; cuántos meses de aviso para dejar el arriendo; dueño me pide la casa; me pidieron la casa; el dueño quiere que me vaya; cuánto aviso debe dar el dueño; me avisó por whatsapp que me vaya; pedir la casa al arrendatario; aviso para dejar la casa; me están pidiendo el departamento; plazo para desocupar; me dieron un mes para irme; tengo que dejar la casa; me está echando el dueño; cuántos días tengo para irme de la casa
law: notice to quit; notice of termination; eviction notice
people: how much notice to leave the rental; landlord wants me out; asked to leave
donde: Ley 18.101 art. 3; Código Civil art. 1951, 1976
no: trabajador; empleador

[lease-desahucio-revocation]
ley: dado noticia para la cesación del arriendo; no podrá después revocarla; forzoso para una de las partes y voluntario para la otra
gente: retirar el aviso de dejar el arriendo; avisé que me iba y me arrepentí del arriendo; dueño se arrepintió del desahucio; anular el aviso de término del arriendo
law: notice cannot be revoked
people: take back my notice to leave
donde: Código Civil art. 1952, 1953

[lease-fixed-term-short]
ley: plazo fijo que no exceda de un año; solicitar judicialmente la restitución; plazo de dos meses contado desde la notificación de la demanda
gente: contrato de arriendo por un año; arriendo a seis meses; se cumplió el año de arriendo; venció el contrato de arriendo; terminó el plazo del arriendo; plazo fijo del arriendo
law: fixed-term lease up to one year
people: one year lease ended; six-month lease
donde: Ley 18.101 art. 4

[lease-fixed-term-long]
ley: plazo fijo superior a un año; facultad del arrendatario de subarrendar; poner término anticipado; sin la obligación de pagar la renta por el período que falte
gente: arriendo por dos años; contrato de arriendo de más de un año; arriendo por tres años; irse antes de un contrato largo; puedo subarrendar si es por dos años
law: fixed-term lease over one year
people: two-year lease leave early
donde: Ley 18.101 art. 5

[lease-fixed-term-no-desahucio]
ley: fijado tiempo para la duración del arriendo; no será necesario desahucio; desahucio de cualquiera de las partes
gente: hay que avisar si vence el plazo del arriendo; termina solo el arriendo; no se avisó el término del arriendo; avisar que no renuevo el arriendo; fecha de término del arriendo
law: no notice required at end of term
people: does the lease end by itself
donde: Código Civil art. 1954, 1955

[lease-renewal]
ley: renovación del contrato de arriendo; aparente aquiescencia del arrendador; se entenderá renovado el contrato; beneplácito del arrendador; tácita reconducción
gente: se renueva solo el arriendo; renovación automática del arriendo; renovar el arriendo; venció y sigo pagando; tácita reconducción; seguí viviendo después de vencido; prórroga del arriendo; no quiere renovarme el arriendo
law: tacit renewal; renewal of lease; holdover
people: lease renews automatically; stayed after lease ended
donde: Código Civil art. 1956

[lease-early-exit-tenant]
ley: término anticipado del arrendamiento; culpa del arrendatario se pone término al arrendamiento; pago de la renta por el tiempo que falte; persona idónea que le substituya
gente: irme antes del arriendo; salirme del arriendo antes; terminar el arriendo anticipadamente; romper el contrato de arriendo; dejar el arriendo antes de tiempo; multa por irme antes; quiero dejar el departamento; me cambio de ciudad y tengo arriendo; me cobran los meses que faltan; cuánto aviso debo dar para irme
law: early termination by tenant; break clause
people: leave the lease early; break my lease; pay remaining months
donde: Código Civil art. 1945; Ley 18.101 art. 5

[lease-early-exit-landlord]
ley: hacer cesar el arrendamiento a pretexto de necesitar la cosa arrendada para sí; término anticipado del arriendo
gente: dueño me echa antes del plazo; dueño necesita la casa; dueño quiere vivir en la casa; me piden la casa antes de que venza; dueño necesita la casa para su hijo; pueden sacarme antes de terminar el contrato; dueño quiere terminar antes el arriendo
law: early termination by landlord; owner needs the premises
people: owner needs the house for himself; evicted before lease ends
donde: Código Civil art. 1967

[lease-sale-of-property]
ley: estarán obligados a respetar el arriendo; vende la cosa arrendada; arrendamiento otorgado por escritura pública inscrita; transfiere el derecho del arrendador; indemnizar al arrendatario
gente: vendieron la casa que arriendo; dueño vendió el departamento; nuevo dueño me quiere echar; van a vender la casa arrendada; comprador debe respetar el arriendo; compré una casa con arrendatarios; compré departamento arrendado; cambió el dueño de la casa; venden la casa donde vivo arrendando; el comprador me pide la casa
law: sale of leased property; new owner bound by lease
people: landlord sold the house; new owner wants me out; bought a house with tenants
donde: Código Civil art. 1961, 1962

[lease-no-sale-clause]
ley: pacto de no enajenar la cosa arrendada; permanecer en el arriendo hasta su terminación natural
gente: prohibir al dueño vender; cláusula de no vender la casa arrendada; opción preferente de compra arrendatario; dueño prometió no vender
law: covenant not to sell leased property
people: landlord promised not to sell
donde: Código Civil art. 1964

[lease-foreclosure]
ley: ejecución y embargo en la cosa arrendada; substituirá el acreedor o acreedores en los derechos y obligaciones del arrendador
gente: remataron la casa que arriendo; embargaron la casa que arriendo; banco remató la casa arrendada; remate y arrendatario; el que remató me quiere echar; a quién pago el arriendo si la embargaron
law: foreclosure of leased property
people: house I rent was auctioned; bank foreclosed on rental
donde: Código Civil art. 1965

[lease-expropriated]
ley: expropiación por causa de utilidad pública; tiempo preciso para utilizar las labores principiadas; cosecha pendiente
gente: expropiaron la casa que arriendo; expropian mi local arrendado; indemnización al arrendatario por expropiación
law: expropriation of leased property
people: rented place expropriated
donde: Código Civil art. 1960

[lease-tenant-insolvency]
ley: insolvencia declarada del arrendatario; substituirse al arrendatario
gente: quebró mi arrendatario; empresa arrendataria quebró; arrendatario en liquidación; local arrendado a empresa quebrada
law: tenant insolvency
people: my tenant went bankrupt
donde: Código Civil art. 1968

[lease-minor-owner]
ley: arrendamientos hechos por tutores o curadores; padre o madre como administradores de los bienes del hijo
gente: arriendo de casa de un menor; mamá arrendó la casa del hijo; tutor arrendó la casa; curador arrienda
law: lease by guardians
people: guardian rented out child's house
donde: Código Civil art. 1969

[lease-use-of-premises]
ley: usos a que la cosa es naturalmente destinada; objeto ilícito; usar de la cosa según los términos o espíritu del contrato
gente: usar la casa arrendada para negocio; poner un negocio en la casa arrendada; para qué puedo usar la casa arrendada; arrendatario vende droga; clandestino en la casa arrendada; taller en la casa arrendada; uso indebido de la casa arrendada; cambió el destino del arriendo
law: permitted use; unlawful use of premises
people: run a business from rental; tenant sells drugs
donde: Código Civil art. 1938, 1973

[lease-pets-children]
ley: prohibición de mascotas; animales domésticos; prohibición de tener animales
gente: mascotas en casa arrendada; arriendo sin mascotas; dueño prohíbe perros; puedo tener perro en arriendo; me echan por mi gato; cuántas personas pueden vivir en el arriendo; llevar a mi pareja a vivir al arriendo
law: pets in rental; occupants of the rental
people: pets in a rental; landlord forbids dogs

[lease-sublease]
ley: ceder el arriendo; subarrendar; facultad de ceder el arriendo; subarrendatario; subarriende
gente: subarrendar; subarriendo; arrendar una pieza de la casa que arriendo; arrendatario subarrendó; está arrendando piezas; traspasar el arriendo; ceder el contrato de arriendo; arrendar a otro lo que arriendo; poner en airbnb lo que arriendo; me subarrendaron una pieza
law: sublease; sublet; assignment of lease
people: sublet my apartment; tenant rented it to someone else
donde: Código Civil art. 1946, 1973

[lease-subtenant-rights]
ley: subarrendatarios; oponibles lo obrado y la sentencia; apersonado a la causa; notificados de la demanda
gente: arriendo una pieza a un arrendatario; soy subarrendatario y me echan; desalojo de subarrendatarios; subarrendatario debe irse; demandar al subarrendatario; echaron al arrendatario principal
law: subtenants; effect of judgment on subtenants
people: I am a subtenant being evicted
donde: Ley 18.101 art. 11

[lease-abandonment]
ley: abandonare el inmueble; sin restituirlo al arrendador; certificación del abandono por un ministro de fe; sin forma de juicio
gente: arrendatario se llevó las llaves; arrendatario se fue sin avisar; arrendatario abandonó la casa; se fue y dejó sus cosas; desapareció el arrendatario; dejó botada la casa; entrar a la casa abandonada por el arrendatario; cosas del arrendatario abandonadas; se fue de noche el arrendatario; se arrancó el arrendatario; arrendatario no contesta y no está
law: abandonment of the premises
people: tenant left without notice; tenant disappeared
donde: Ley 18.101 art. 6

[lease-return-of-premises]
ley: restituir la cosa al fin del arrendamiento; restitución de la cosa raíz; desocupándola enteramente; entregando las llaves; requerimiento del arrendador
gente: devolver las llaves; entregar la casa al terminar; entregar el departamento arrendado; cómo dejo la casa; no quiere recibir las llaves; devolver la casa arrendada; acta de devolución de la casa; dueño no viene a recibir la casa
law: surrender of the premises; return of keys
people: return the keys; hand back the house
donde: Código Civil art. 1947-1949

[lease-holdover-rent]
ley: continuará obligado a pagar la renta de arrendamiento; hasta que efectúe la restitución del inmueble; mora de restituir la cosa arrendada
gente: arrendatario no se va y no paga; se acabó el arriendo y no se va; sigo debiendo arriendo hasta entregar; cobrar arriendo después del término; multa por no entregar la casa; no me devuelve la casa arrendada; no se quiere ir el arrendatario; no me entrega la casa el arrendatario; no me desocupan la casa
law: rent until surrender; holding over
people: tenant won't leave; pays until he leaves
donde: Ley 18.101 art. 6; Código Civil art. 1949

[lease-eviction-suit]
ley: terminación del arrendamiento; restitución de la propiedad; juicios relativos a los contratos de arrendamiento; procedimiento verbal
gente: desalojar al arrendatario; demandar al arrendatario; juicio de arriendo; sacar al arrendatario; me demandaron por arriendo; echar al arrendatario; desalojo; cuánto dura el juicio de arriendo; demanda de término de arriendo; recuperar mi casa arrendada; me quieren sacar de la casa que arriendo; sacar a los que arriendan
law: eviction suit; termination of lease; unlawful detainer
people: evict my tenant; being evicted; kick out tenant
donde: Ley 18.101 art. 7, 8

[lease-eviction-hearing]
ley: audiencia de contestación, conciliación y prueba; quinto día hábil; notificación de la demanda; lista de testigos
gente: audiencia de arriendo; qué llevar al juicio de arriendo; contestar la demanda de arriendo; me llegó una demanda de arriendo; testigos en juicio de arriendo; no fui a la audiencia de arriendo; defenderme en juicio de arriendo; apelar sentencia de arriendo
law: lease hearing; lease proceedings
people: court hearing about my rent; respond to eviction suit
donde: Ley 18.101 art. 8

[lease-payment-demands]
ley: reconvenciones de pago; segunda reconvención; audiencia de contestación de la demanda; medien a lo menos cuatro días
gente: reconvención de pago; me notificaron que debo arriendo; pagar antes del desalojo; puedo pagar y quedarme; parar el desalojo pagando; ponerme al día con el arriendo en juicio; enervar la acción
law: demands for payment; cure of default
people: pay before eviction and stay; stop eviction by paying
donde: Ley 18.101 art. 10; Código Civil art. 1977

[lease-non-payment-eviction]
ley: falta de pago de la renta; no pago de la renta; hacer cesar inmediatamente el arriendo; seguridad competente
gente: cuántos meses sin pagar para que me echen; me echan por no pagar arriendo; desalojo por no pago; debo arriendo y me quieren echar; tres meses sin pagar arriendo; pueden echarme por un mes de atraso; echar a un arrendatario que no paga
law: eviction for non-payment
people: how many months unpaid before eviction; evict for not paying
donde: Código Civil art. 1977; Ley 18.101 art. 10

[lease-monitorio]
ley: procedimiento monitorio; cobro de rentas de arrendamiento; requerimiento de pago; diez días corridos; orden de lanzamiento
gente: devuélveme mi casa; ley devuélveme mi casa; monitorio de arriendo; cobro rápido de arriendos; cobrar arriendos sin abogado; demanda rápida de arriendo; desalojo rápido; nueva ley de arriendos; demandar sin abogado al arrendatario
law: order-for-payment procedure; fast-track eviction
people: fast eviction law; quick claim for rent
donde: Ley 18.101 art. 18-A, 18-B, 18-C

[lease-monitorio-opposition]
ley: oposición al requerimiento de pago; deudor requerido; no paga ni comparece; se dictará sentencia; fundamentos y medios de prueba
gente: oponerme al monitorio de arriendo; me llegó un requerimiento de pago por arriendo; diez días para pagar el arriendo; qué hago si me notifican monitorio; defenderse del devuélveme mi casa; no debo lo que cobran de arriendo
law: opposition to the payment order
people: got a payment order for rent; object to the rent claim

[lease-early-restitution-measure]
ley: medida precautoria de restitución anticipada; destruido parcialmente el inmueble; inutilizado para su uso; restitución anticipada del inmueble
gente: restitución anticipada; sacarlo antes de la sentencia; arrendatario está destruyendo la casa; recuperar la casa antes del juicio; precautoria de desalojo; están rompiendo mi casa arrendada
law: precautionary early restitution
people: get the house back before judgment; tenant is wrecking the house
donde: Ley 18.101 art. 8

[lease-lanzamiento]
amplio: lanzamiento
ley: lanzamiento; auxilio de la fuerza pública; orden de lanzamiento
gente: lanzamiento; desalojo con carabineros; me van a desalojar mañana; llegó orden de desalojo; fecha del desalojo; carabineros me sacan de la casa; cuándo viene el receptor; adónde llevan mis cosas en el desalojo; desalojo con niños; cuánto demora el desalojo
law: eviction order enforcement; removal by force
people: police eviction; eviction day; removal order

[lease-lanzamiento-suspension]
ley: suspender el lanzamiento; plazo no superior a treinta días; casos graves y calificados
gente: suspender el desalojo; atrasar el desalojo; pedir más plazo para irme; parar el lanzamiento; no tengo dónde irme desalojo; desalojo en invierno; plazo extra para desocupar
law: stay of eviction
people: delay the eviction; more time to leave
donde: Ley 18.101 art. 13

[lease-debt-collection]
ley: rentas insolutas; rentas que se devenguen durante la tramitación del juicio; cobro de rentas; gastos comunes y consumos
gente: cobrar arriendos atrasados; arrendatario se fue debiendo; me debe tres meses de arriendo; cobrar deuda de arriendo; demandar por arriendos impagos; cuándo prescribe la deuda de arriendo; embargar al arrendatario; recuperar arriendos; se fue sin pagar el arriendo; quedó debiendo arriendo; arrendatario me quedó debiendo
law: collection of unpaid rent
people: collect unpaid rent; tenant left owing rent
donde: Ley 18.101 art. 7, 8, 10

[lease-retention-right-landlord]
ley: retener todos los frutos existentes de la cosa arrendada; objetos con que el arrendatario la haya amoblado, guarnecido o provisto
gente: dueño se quedó con mis muebles; retener las cosas del arrendatario; no me deja sacar mis cosas; puede quitarme mis cosas por el arriendo; derecho legal de retención arriendo; impedir que saque sus muebles
law: landlord's right of retention; landlord's lien
people: landlord kept my furniture; won't let me take my things
donde: Código Civil art. 1942

[lease-retention-right-tenant]
ley: no podrá éste ser expelido o privado de la cosa arrendada; previamente se le pague o se le asegure el importe
gente: quedarme en la casa hasta que me paguen; no me voy hasta que me devuelvan; derecho de retención del arrendatario; me deben plata y me quieren echar del arriendo; retener la casa por mejoras
law: tenant's right of retention
people: stay until landlord pays me
donde: Código Civil art. 1937

[lease-safe-conduct-moving]
ley: salvoconducto; salvoconducto de mudanza
gente: salvoconducto; salvoconducto de mudanza; permiso para cambiarme de casa; mudarme sin salvoconducto; dueño no me da salvoconducto; cambio de casa carabineros
law: moving permit
people: permit to move house

[lease-irrevocable-rights]
ley: derechos que esta ley confiere a los arrendatarios; derechos que esta ley confiere son irrenunciables
gente: renunciar a derechos de arrendatario; cláusula abusiva del arriendo; contrato de arriendo abusivo; me hicieron renunciar al plazo; firmé que me iba sin plazo; derechos del arrendatario; clausula ilegal de arriendo
law: tenant's rights cannot be waived
people: unfair lease clause; tenant rights
donde: Ley 18.101 art. 19

[lease-fines]
ley: multa de una a sesenta unidades tributarias mensuales; subarrendador
gente: multa ley de arriendos; sanción al dueño; multa al arrendador; dueño cobra de más al subarrendatario; multa por falsedad en el arriendo
law: fines under lease act
people: fine for landlord
donde: Ley 18.101 art. 23

[lease-court]
ley: juicio de arrendamiento; comparecer sin patrocinio de abogado
gente: dónde demandar por arriendo; qué tribunal ve arriendos; necesito abogado para arriendo; demandar arriendo sin abogado; juzgado civil arriendo; corporación de asistencia judicial arriendo; cuánto cuesta demandar arrendatario
law: competent court; lease disputes
people: which court for rent; do I need a lawyer for eviction

[lease-precarious-occupants]
ley: constituye también precario; mera tolerancia del dueño; juicio de precario; tenencia de una cosa ajena; restitución de la cosa prestada en cualquier tiempo
gente: sacar a allegados; familiar no se va de mi casa; hijo adulto no se va de la casa; ex pareja no se va de mi casa; dejé vivir gratis y no se va; ocupan mi casa sin pagar; sacar a alguien sin contrato de arriendo; suegra no se va; demanda de precario; mi hermano vive en mi casa y no se va; le presté la casa y no se quiere ir; mi ex no se quiere ir de mi casa; sacar a mi hijo de la casa; mi yerno no se va
law: precarious occupants; occupants without lease
people: relative won't leave my house; ex won't move out
donde: Código Civil art. 2194, 2195

[lease-broker]
ley: corredor de propiedades; corretaje de propiedades
gente: corredor de propiedades; comisión del corredor; cuánto cobra el corredor; medio mes de comisión; corredor no responde; dos comisiones por renovar; corredor cobra por renovar; arrendar sin corredor; corredor se quedó con la garantía; reclamo contra corredor
law: real estate broker; broker's commission
people: realtor fee; broker kept my money

[lease-administration-mandate]
ley: administración de la propiedad; rendir cuenta de los arriendos; percibir las rentas
gente: administración de arriendos; corredora no me paga el arriendo; corredor no me entrega los arriendos; administradora de mi departamento; cuánto cobran por administrar un arriendo; cambiar la administración del arriendo; poder para arrendar mi casa
law: property management mandate
people: property manager doesn't pay me the rent

[lease-with-option-to-buy]
ley: arrendamiento con promesa de compraventa; contrato de arrendamiento de vivienda con promesa; precio prometido; opción de compra
gente: arriendo con opción de compra; arriendo con compromiso de compra; leasing habitacional; arrendar y después comprar; arriendo con promesa de venta; lo que pagué de arriendo sirve para comprar; leasing de casa; no cumplió la opción de compra
law: lease with option to buy; rent-to-own; housing leasing
people: rent to own; option to buy the house I rent
donde: Ley 19.281 art. 1

[lease-commercial-premises]
ley: almacén o tienda; local comercial; destino comercial; no es responsable de la pérdida de las mercaderías
gente: arriendo de local; arriendo de oficina; local comercial arrendado; dueño del local me echa; derecho de llave; patente en local arrendado; robo en el local arrendado; mall me cobra; arriendo de restaurante; no me dan patente en el local arrendado
law: commercial lease; shop premises
people: shop rental; store lease; office lease
donde: Código Civil art. 1975

[lease-room-boarding]
ley: hoteles, residenciales y establecimientos similares; alojamiento u hospedaje
gente: arriendo una pieza; pensión de estudiantes; me echaron de la pieza; dueña de la pensión me echa; residencial de estudiantes; arriendo de habitación; pieza arrendada sin contrato; arriendo de camas
law: lodging; boarding house
people: rent a room; student housing; thrown out of my room
donde: Ley 18.101 art. 2

[lease-overcrowding]
ley: hacinamiento de arrendatarios; número de ocupantes; subarrendamiento por piezas
gente: arriendo de piezas hacinado; arriendan a muchas personas; arriendo abusivo a migrantes; viven veinte en una casa arrendada; cités; conventillo; máximo de personas en arriendo; muchos viven en una pieza arrendada
law: overcrowded rental; abusive subletting
people: too many people in one rental

[lease-tax-rental-income]
ley: rentas de arrendamiento; bienes raíces no agrícolas; arrendamiento de inmuebles amoblados; impuesto al valor agregado
gente: impuestos por arrendar; declarar los arriendos; iva en arriendo amoblado; pagar impuesto por arriendo; dfl2 arriendo impuesto; boleta de arriendo
law: tax on rental income
people: do I pay tax on rent

[lease-family-violence-tenant]
ley: prohibición de acercarse; vivienda arrendada por la pareja; abandono del hogar
gente: mi ex tiene el arriendo a su nombre; me separé y el arriendo está a nombre de él; violencia y arriendo; sacar a mi pareja del arriendo; quién se queda en la casa arrendada al separarse
law: lease and separation of couple
people: breakup who keeps the rental

[lease-rural-scope]
ley: arrendamiento de predios rústicos; medierías o aparcerías; predio rústico; explotación agrícola
gente: arriendo de campo; arriendo de fundo; arriendo de parcela agrícola; arriendo de tierra; arrendar un potrero; arriendo para sembrar; arriendo agrícola; talaje
law: rural lease; agricultural lease
people: rent farmland; farm lease
donde: DL 993 de 1975 art. 1

[lease-rural-form]
ley: escritura pública o privada; dos testigos mayores de dieciocho años; ministros de fe; contrato de mediería por escrito
gente: contrato de arriendo agrícola por escrito; arriendo de campo de palabra; formalidades del arriendo de campo; testigos en arriendo agrícola
law: form of rural lease; lease before witnesses
people: verbal farm lease valid
donde: DL 993 de 1975 art. 5

[lease-rural-sublease]
ley: prohibido al arrendatario de predio rústico subarrendar; total o parcialmente
gente: subarrendar el campo; arrendatario subarrendó el fundo; ceder arriendo agrícola; arrendatario del campo lo pasó a otro
law: rural sublease prohibited
people: sublet the farm
donde: DL 993 de 1975 art. 7

[lease-sharecropping]
ley: medierías; aparcería; mediero; repartirse los frutos
gente: mediería; sembrar a medias; medias con el dueño del campo; aparcería; mediero; reparto de la cosecha; trato a medias
law: sharecropping
people: share the crop with the landowner

[lease-rural-tenant-duties]
ley: colono o arrendatario rústico; gozar del fundo como buen padre de familia; conservación de los árboles y bosques; colono cuidará
gente: arrendatario cortó los árboles; colono; arrendatario del campo tala bosque; cuidar el campo arrendado; arrendatario deja usurpar el terreno; sacar leña del campo arrendado
law: rural tenant's duties; trees and woods
people: farm tenant cut the trees
donde: Código Civil art. 1979, 1980, 1982

[lease-rural-crop-loss]
ley: rebaja del precio o renta; casos fortuitos extraordinarios; deteriorado o destruido la cosecha
gente: perdí la cosecha y pago arriendo; sequía y arriendo de campo; helada destruyó la cosecha; rebaja de arriendo por mala cosecha; incendio de la siembra arrendada
law: crop loss; rent reduction in rural lease
people: lost the harvest must I pay rent
donde: Código Civil art. 1983

[lease-rural-term-notice]
ley: no habiendo tiempo fijo para la duración del arriendo; desahucio con anticipación de un año; predio con ganados
gente: desahucio de campo; aviso para dejar el campo; cuánto aviso arriendo agrícola; arriendo de campo sin plazo; arriendo con animales incluidos; arriendo con ganado
law: rural notice; one year's notice; livestock lease
people: notice to leave farm
donde: Código Civil art. 1984, 1985

[lease-rural-delivery]
ley: entregar el predio rústico; cabida fuere diferente de la estipulada; aumento o disminución del precio o renta
gente: campo arrendado más chico; menos hectáreas arrendadas; entrega del campo arrendado; superficie del arriendo agrícola
law: delivery of rural land; acreage of leased land
people: rented fewer hectares than promised
donde: Código Civil art. 1978

[lease-non-performance-written]
ley: no se repute perfecto mientras no se firme escritura; cualquiera de las partes arrepentirse
gente: reservé un arriendo y me arrepentí; se echó para atrás antes de firmar arriendo; reserva de arriendo; pagué reserva de arriendo; dueño se arrepintió de arrendarme; me arrepentí antes de firmar el arriendo
law: withdrawal before signing lease
people: backed out before signing the lease; rental reservation fee
donde: Código Civil art. 1921

[lease-lease-of-public-property]
ley: arrendamientos de bienes nacionales; municipales o de establecimientos públicos
gente: arriendo de terreno fiscal; arriendo de local municipal; arriendo a la municipalidad; arrendar sitio de bienes nacionales; arriendo de bien nacional
law: lease of public property
people: rent public land
donde: Código Civil art. 1923

[lease-destruction]
ley: destrucción total de la cosa arrendada; cosa se destruye en parte; cosa arrendada necesita reparaciones
gente: se quemó la casa arrendada; incendio en la casa arrendada; terremoto casa arrendada; se inundó la casa arrendada; casa arrendada destruida; sigo pagando si se quemó; se incendió el departamento que arriendo
law: destruction of the leased premises
people: rental burned down; earthquake damaged rental
donde: Código Civil art. 1950, 1932, 1966

[lease-usufructuary-landlord]
ley: propietario fiduciario; extinción del derecho del arrendador; hace incierta la duración de su derecho
gente: arrendaba a un usufructuario; murió la señora que arrendaba con usufructo; arriendo de usufructuario; se acabó el derecho del que me arrendaba
law: lease by usufructuary landlord
people: landlord only had usufruct
donde: Código Civil art. 1958, 1959

[lease-clause-unfair-penalty]
ley: cláusula penal; multa equivalente; meses de renta; incumplimiento del arrendatario
gente: multa del contrato de arriendo; cláusula de multa en arriendo; dos meses de multa por irme; multa abusiva de arriendo; me quitan la garantía por irme antes
law: penalty clause in a lease
people: lease penalty fee; fined for leaving early
donde: Código Civil art. 1535
`;
