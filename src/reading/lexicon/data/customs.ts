/** Concepts of customs, travellers and free zones: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CUSTOMS = `
autor: Fojas
revisado: segunda lectura 2026-11-29
amplio: sueltas

[customs-service]
ley: Servicio Nacional de Aduanas; potestad aduanera; zonas primarias de jurisdicción; Director Nacional de Aduanas
gente: qué hace la aduana; facultades de la aduana; aduana puede revisar; para qué sirve la aduana
law: National Customs Service; customs authority; customs powers
people: what can customs do; customs officers powers

[customs-import-declaration]
ley: declaración de ingreso; destinación aduanera; importación de mercancías; presentar las mercancías al servicio de aduanas
gente: importar mercadería; cómo importar; importar desde china; papeles para importar; trámites para importar; importar para vender; declaración de importación
law: import declaration; customs destination; importation of goods
people: import goods; import from China; how to import; import paperwork
no: importa; importante

[customs-export-declaration]
ley: exportación de mercancías; documento único de salida; salida legal de mercancías
gente: exportar productos; cómo exportar; papeles para exportar; mandar productos afuera; dus aduana; exportar vino
law: export declaration; exportation of goods
people: export products; how to export; export paperwork

[customs-duties-rate]
ley: arancel aduanero; derechos ad valorem; derechos de aduana; seis por ciento ad valorem; gravámenes aduaneros
gente: cuánto se paga en aduana; impuesto de aduana; aranceles de importación; porcentaje aduana; cobran en la aduana; derechos de aduana; impuesto por importar
law: customs duties; ad valorem duty; customs tariff
people: how much customs duty; import tax; import duty rate
no: importa; importante

[customs-value]
ley: valor aduanero; valor de transacción; factura de importación; valoración de las mercancías
gente: aduana no acepta el valor; aduana subió el valor; factura para aduana; valor declarado aduana; aduana duda de la factura; declarar menos valor
law: customs value; transaction value
people: customs does not accept the invoice; declared value too low

[customs-tariff-classification]
ley: clasificación arancelaria; partida arancelaria; nomenclatura arancelaria; dictamen de clasificación
gente: código arancelario; clasificación aduana; partida del producto; error en el código arancelario
law: tariff classification; tariff heading
people: tariff code; hs code

[customs-origin-treaties]
ley: certificado de origen; trato arancelario preferencial; tratado de libre comercio mercancías originarias; reglas de origen
gente: tlc sin arancel; certificado de origen; no pagar arancel por tratado; arancel cero; rechazaron el certificado de origen
law: certificate of origin; preferential tariff treatment; rules of origin
people: zero tariff; free trade agreement import

[customs-postal-parcels]
ley: envíos postales; encomiendas internacionales; envíos de entrega rápida; mercancías sin carácter comercial
gente: paquete retenido en aduana; compras aduana; pedido retenido aduana; compré en aliexpress; compras en temu; shein aduana; encomienda del extranjero; iva compras internet extranjero; regalo desde el extranjero; correos me cobra aduana
law: postal parcels; courier shipments; low value consignments
people: parcel held by customs; online purchase from abroad; customs charged my parcel; gift from abroad customs
no: equipaje

[customs-traveller-baggage]
ley: equipaje de viajeros; equipaje no comercial; objetos nuevos o usados que porten los viajeros; declaración jurada de equipaje
gente: qué puedo traer de viaje; equipaje aduana; declarar en aduana; maleta aduana; revisaron mi maleta en aduana; volver de viaje con compras; cuánto puedo traer del extranjero; celular comprado en el extranjero; notebook aduana
law: travellers' baggage; baggage declaration
people: what may I bring into Chile; luggage customs; bought abroad customs

[customs-traveller-allowance]
ley: franquicia de viajeros; quinientos dólares mercancías viajero; dos mil quinientos centímetros cúbicos de bebidas alcohólicas; cuatrocientas unidades de cigarrillos
gente: cuántas botellas puedo traer; cuántos cigarros puedo pasar; límite de compras en el viaje; tope de 500 dólares; alcohol en la maleta; licores aduana; franquicia viajero
law: traveller's allowance; duty-free allowance
people: how much alcohol may I bring; duty free allowance; cigarettes limit customs

[customs-duty-free-shop]
ley: almacenes de venta libre; tienda libre de impuestos
gente: comprar en duty free; duty free límite; cuánto comprar en duty free; tienda libre aeropuerto
law: duty-free shop
people: duty free purchases

[customs-cash-declaration]
ley: porte o transporte de moneda en efectivo; diez mil dólares instrumentos negociables; declaración de porte de efectivo
gente: viajar con plata en efectivo; declarar dólares; diez mil dólares aeropuerto; pasar plata por la frontera; me retuvieron la plata en el aeropuerto; sacar dólares del país; llevar efectivo en el avión
law: cash declaration; transport of currency
people: travel with cash; declare dollars; cash seized at the airport
donde: Ley 19.913 art. 4
no: cajero; banco

[customs-food-plants-border]
ley: declaración jurada de productos vegetales y animales; ingreso de productos silvoagropecuarios; barrera fitosanitaria; Servicio Agrícola y Ganadero control fronterizo
gente: multa sag aeropuerto; sag multa fruta; no declaré una fruta; traer comida del extranjero; traer queso; traer semillas; traer plantas; miel en la maleta; declaré sag; multa por una manzana; me quitaron la comida en la frontera
law: plant and animal products declaration; agricultural inspection at the border
people: fined for fruit at the airport; bring food into Chile; bring seeds; bring cheese

[customs-pets-travel]
ley: certificado zoosanitario; ingreso de mascotas al país; ingreso de animales al país
gente: viajar con mi perro al extranjero; traer mi perro a chile; traer mi gato a chile; entrar con mascota al país; papeles del perro para viajar; pasar la frontera con el perro
law: zoosanitary certificate; entry of pets
people: bring my dog to Chile; travel abroad with my dog; pet travel papers

[customs-medicines-personal]
ley: internación de medicamentos para uso personal; importación de medicamentos uso personal
gente: traer remedios del extranjero; remedio retenido en aduana; comprar remedios en el extranjero; pasar remedios por la frontera; traer vitaminas
law: import of medicines for personal use
people: bring medicine into the country; medicine held by customs

[customs-household-goods]
ley: menaje de casa; cambio de residencia efectos personales; franquicia de menaje
gente: traer mis cosas al volver a chile; mudanza internacional; menaje de casa aduana; volver a chile con mis muebles; chileno retornado aduana; traer muebles del extranjero
law: household effects; change of residence relief
people: moving to Chile with furniture; household goods customs; return to Chile belongings

[customs-used-cars-ban]
ley: importación de vehículos usados; prohíbese la importación de vehículos usados
gente: traer un auto usado del extranjero; importar auto usado del extranjero; importar moto usada del extranjero; traer mi auto a chile; auto antiguo del extranjero importar; importar auto de colección; auto volante a la derecha
law: ban on import of used vehicles
people: import a used car from abroad; bring my car to Chile; import a classic car
donde: Ley 18.483 art. 21
no: importa; importante; arriendo; compraventa

[customs-temporary-vehicle-exit]
ley: salida temporal de vehículos; admisión temporal de vehículos de turistas; título de admisión temporal
gente: llevar el auto a argentina; cruzar a argentina en auto ajeno; autorización notarial auto frontera; se me venció el permiso del auto argentino; auto con patente extranjera; salir del país con auto arrendado
law: temporary exit of vehicles; temporary admission of tourist vehicles
people: drive to Argentina; take my car abroad; foreign plate car in Chile; borrowed car border

[customs-temporary-admission]
ley: admisión temporal de mercancías; régimen suspensivo de derechos; admisión temporal para perfeccionamiento activo; almacén particular
gente: traer máquina por un tiempo; mercadería en feria internacional aduana; importación temporal; equipos para un evento aduana; prórroga de admisión temporal; no alcancé a sacar la mercadería admisión temporal
law: temporary admission; inward processing; suspensive customs regime
people: temporary import; import equipment for an event

[customs-temporary-exit]
ley: salida temporal de mercancías; reingreso de mercancías exportadas; salida temporal para perfeccionamiento pasivo
gente: mandar a reparar al extranjero; reimportar; sacar equipos y volver a entrarlos; reparar afuera aduana
law: temporary exit of goods; outward processing; reimportation
people: send abroad for repair
no: importa; importante

[customs-transit-transshipment]
ley: tránsito de mercancías; transbordo de mercancías; reexportación; redestinación aduanera
gente: mercadería en tránsito a bolivia; carga en tránsito; reexportar mercadería; transbordo de carga
law: customs transit; transshipment; re-export
people: goods in transit; cargo to Bolivia

[customs-warehouse-storage]
ley: almacenistas aduana; recintos de depósito aduanero; almacenes extraportuarios; plazo de depósito de mercancías
gente: almacenaje del contenedor; cobro de bodegaje aduana; contenedor detenido en puerto; sobreestadía contenedor; plazo para retirar carga del puerto
law: customs warehouses; storage of goods
people: container stuck at port; storage fees at the port; container demurrage

[customs-abandoned-goods-auction]
ley: presunción de abandono mercancías; mercancías abandonadas; subasta de aduanas; remate de mercancías aduana
gente: no retiré mi carga; aduana remató mi mercadería; remate de aduana; paquete abandonado aduana; recuperar carga abandonada
law: presumed abandonment of goods; customs auction
people: customs auction; I did not collect my cargo

[customs-agent-role]
ley: agente de aduana; despachador de aduana; mandato al despachador; despacho de mercancías
gente: necesito agente de aduana; cuánto cobra un agente de aduana; importar sin agente; agente de aduana se equivocó; honorarios agente de aduana; cambiar agente de aduana
law: customs agent; customs broker
people: do I need a customs broker; customs broker mistake; customs broker fees
no: importa; importante

[customs-agent-liability]
ley: responsabilidad del agente de aduana; medidas disciplinarias despachadores; agente de aduana ministro de fe
gente: demandar agente de aduana; agente de aduana no pagó los impuestos; denunciar agente de aduana; multa por culpa del agente de aduana
law: liability of the customs broker; discipline of customs brokers
people: sue the customs broker; report a customs broker

[customs-smuggling]
ley: delito de contrabando aduana; contrabando de mercancías; introducir o extraer del territorio nacional mercancías prohibidas; defraudar la hacienda pública aduana
gente: contrabando; me acusan de contrabando; cigarros de contrabando; pasar mercadería por paso no habilitado; pena por contrabando; ropa de contrabando; pillaron con contrabando
law: smuggling; customs fraud
people: accused of smuggling; smuggled cigarettes; smuggling penalty

[customs-smuggling-waiver]
ley: renuncia a la acción penal aduana; pago de una suma de dinero renuncia acción penal; querella del director de aduanas
gente: arreglar contrabando con aduana; acuerdo con aduana; aduana se querelló
law: waiver of the criminal action by customs
people: settle with customs

[customs-handling-smuggled-goods]
ley: receptación aduanera; adquieran mercancías objeto de contrabando; tenencia de mercancías extranjeras sin documentos
gente: vender mercadería de contrabando; compré cosas de contrabando; comerciante con cigarros de contrabando; mercadería sin factura de importación; tener mercadería de contrabando
law: receiving smuggled goods
people: sell smuggled goods; bought smuggled goods

[customs-false-documents]
ley: declaración maliciosamente falsa aduana; documentos falsos aduana; falsificación de certificado de origen
gente: subfacturar importación; subfacturación
law: false customs declaration; under-invoicing
people: under-declared import

[customs-seizure]
ley: incautación de mercancías aduana; comiso de mercancías; retención de mercancías aduana
gente: aduana me quitó; me decomisaron en aduana; aduana incautó; recuperar mercadería incautada aduana; aduana retuvo; aduana destruyó mi mercadería; me quitaron en la frontera
law: seizure by customs; forfeiture of goods
people: customs seized my goods; get goods back from customs; customs confiscated

[customs-fines]
ley: infracciones aduaneras; multas aduaneras; contravenciones a la ordenanza de aduanas
gente: multa aduana; cuánto es la multa de aduana; multa aduanera
law: customs fines; customs infringements
people: customs fine

[customs-fine-claim]
ley: audiencia de reclamo multa aduana; reclamo de las multas aduaneras; junta general de aduanas
gente: reclamar aduana; apelar aduana
law: claim against a customs fine
people: customs appeal; customs fine appeal

[customs-charges-claim]
ley: cargo de aduana; formulación de cargos aduana; reposición administrativa aduana; reclamo de actuaciones aduaneras
gente: cargo aduana; descargos aduana; juicio contra aduana; tribunal tributario y aduanero aduana; demandar a la aduana
law: customs assessment
people: customs duty claim; sue customs; challenge customs

[customs-refund]
ley: devolución de derechos aduaneros; reintegro a exportadores; derechos pagados en exceso aduana; reintegro de derechos y demás gravámenes
gente: devolución aduana; pagué de más en aduana; recuperar arancel; reintegro simplificado exportador; drawback
law: refund of customs duties; duty drawback
people: customs refund; paid too much duty; drawback

[customs-exemptions]
ley: franquicias aduaneras; exención de derechos aduaneros; sección cero del arancel; bienes de capital pago diferido
gente: no pagar aduana; exento de aduana; bombero importar carro; importar para discapacitado; donación del extranjero aduana; importar maquinaria sin arancel
law: customs exemptions; relief from customs duties
people: exempt from customs; import car for a disabled person; donated goods customs
no: importa; importante

[customs-free-zone-purchases]
ley: zona franca; zona franca de extensión; usuarios de zona franca; régimen de zona franca
gente: comprar en zona franca; traer cosas de iquique; compras zofri; zofri santiago; sacar de la zona franca; comprar en punta arenas zona franca
law: free zone; free zone regime; free zone users
people: buy in the free zone; take goods out of the free zone; Iquique free zone

[customs-free-zone-cars]
ley: vehículos de zona franca; vehículos zona franca de extensión; traslado de vehículo desde zona franca
gente: auto zona franca; auto de iquique; auto de punta arenas al norte; circular con auto zofri; pasavante; traer auto zona franca a santiago; liberar auto de zona franca; vender auto zona franca
law: free zone vehicles
people: free zone car; drive a free zone car elsewhere

[customs-free-zone-companies]
ley: sociedad administradora zona franca; exención de primera categoría zona franca; industrias en zona franca
gente: instalarse en la zofri; empresa en zona franca; impuestos empresa zona franca; ser usuario zofri
law: free zone companies; free zone tax exemption
people: company in the free zone; free zone business tax

[customs-border-crossing]
ley: pasos fronterizos habilitados; complejo fronterizo; control fronterizo de entrada y salida; tarjeta única migratoria
gente: documentos para cruzar a argentina; salir con carnet a argentina; cruzar la frontera; paso fronterizo cerrado; paso los libertadores papeles; perdí el papel de la pdi
law: border crossing; border control; migration card
people: cross to Argentina; border papers; lost the entry slip

[customs-intellectual-property-border]
ley: suspensión del despacho aduana; medidas en frontera propiedad intelectual; mercancías falsificadas aduana
gente: zapatillas falsas aduana; aduana retuvo copia; réplicas aduana; importar ropa de marca falsa; aduana destruye falsificaciones
law: border measures for intellectual property; suspension of release
people: fake goods customs; replica shoes seized by customs
no: importa; importante

[customs-prohibited-goods]
ley: mercancías de importación prohibida; mercancías prohibidas aduana; visto bueno previo importación
gente: qué no se puede importar; prohibido traer a chile; importar juguetes bélicos; vapeador aduana; importar neumáticos usados; traer arma del extranjero; permiso para importar alimentos; importar cosméticos permiso
law: prohibited imports; import permits
people: what cannot be imported; banned imports
no: importa; importante

[customs-inspection-goods]
ley: aforo de mercancías; examen físico de mercancías; reconocimiento de mercancías; fiscalización a posteriori aduana
gente: aduana abrió mi paquete; revisaron mi contenedor; aforo aduana; aduana me fiscaliza importaciones antiguas; luz roja aduana; me tocó aforo
law: physical examination of goods; customs audit
people: customs opened my parcel; container inspected; customs audit

[customs-limitation]
ley: prescripción de los derechos aduaneros; prescripción de infracciones aduaneras
gente: prescribe aduana; prescripción aduana
law: limitation of customs duties
people: customs debt limitation; how long can customs claim
`;
