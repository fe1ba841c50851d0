/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const LEASE = `
[rent]
ley: renta de arrendamiento; renta; canon; renta mensual
gente: arriendo mensual; cuánto pago de arriendo; alquiler; cuánto cuesta el arriendo; cuánto se paga de arriendo; pagar el arriendo
law: rent; monthly rent
people: how much do I pay

[tenant]
ley: arrendatario; arrendataria
gente: inquilino; inquilina; el que arrienda
law: tenant; lessee
people: renter

[landlord]
ley: arrendador; arrendadora; propietario
gente: casero; dueño de la casa; dueño del departamento; dueño
law: landlord; lessor
people: house owner

[eviction]
ley: restitución del inmueble; lanzamiento; terminación del arrendamiento; restituir la propiedad; desahucio
gente: echar de la casa; echar del departamento; echar al arrendatario; desalojar; desalojo; sacar al arrendatario; me echen
law: eviction; surrender of the premises; repossession; vacate
people: kick out; kicked out; throw out

[sublease]
ley: subarrendar; subarriendo; subarrendamiento; ceder el arriendo
gente: arrendar a otro; arrendar una pieza; airbnb; arrendar a turistas; traspasar el arriendo
law: sublease; sublet; sublessee
people: rent it to someone else

[deposit]
ley: garantía; mes de garantía; depósito de garantía; garantía de arriendo
gente: devolución de la garantía; devolver la garantía; devuelven la garantía; depósito; mes de garantía
law: security deposit; deposit
people: get my deposit back

[repairs]
ley: reparaciones locativas; reparaciones; mantener en buen estado; conservación; deterioros; desperfectos
gente: arreglar; arreglos; quién arregla; se echó a perder; se rompe; gotera; goteras; se rompió; falla
law: repairs; maintenance; good condition
people: fix; broken; leak

[utilities]
ley: servicios básicos; consumos básicos; consumos de agua, luz y gas; energía eléctrica; consumos
gente: cuentas; pagar la luz; cuenta de la luz; cuenta del agua; cuenta del gas; cuentas de la casa
law: utilities; water, gas and electricity
people: bills

[common-expenses]
ley: gastos comunes; gastos comunes ordinarios; gastos comunes extraordinarios; obligaciones económicas
gente: cuota del edificio; cuota del condominio; deuda del edificio; cuánto pago al edificio; gasto del edificio
law: common expenses; maintenance charges
people: building fees; hoa fees

[owners-assembly]
ley: asamblea de copropietarios; sesión ordinaria; sesión extraordinaria; copropietarios
gente: reunión de vecinos; votar en el edificio; junta de vecinos; reunión del edificio; acuerdo de los vecinos
law: owners' assembly; owners meeting
people: neighbours meeting

[condo-admin]
ley: administrador; comité de administración
gente: sacar al administrador; directiva del edificio; echar al administrador; quién administra el edificio
law: administrator; management committee
people: building manager

[condo-rules]
ley: reglamento de copropiedad; normas de copropiedad
gente: reglas del edificio; normas del edificio; reglamento del condominio; reglas del condominio
law: co-ownership regulations; bylaws; condominium rules
people: house rules

[common-property]
ley: bienes de dominio común; bienes comunes; uso y goce exclusivo
gente: áreas comunes; pasillo; espacios comunes; quincho; azotea; piscina del edificio; patio del edificio
law: common property; common areas
people: hallway; shared areas

[noise]
ley: turbar la tranquilidad; ruidos molestos; emisiones; ruidos
gente: vecino ruidoso; ruido; fiestas; música fuerte; bulla; meter bulla
law: nuisance; noise; quiet enjoyment
people: loud neighbour; loud music; parties

[pets]
ley: animales; mascotas; tenencia de mascotas; animales domésticos
gente: perro; perros; gato; gatos
law: pets; animals
people: dog; cat

[landlord-entry]
ley: inspeccionar; visitar la propiedad; inspección; visitas al inmueble
gente: entrar a la casa; dueño puede entrar; entrar sin avisar; entrar al departamento
law: inspection; right of entry; access
people: come in; enter my home

[permitted-use]
ley: destino; uso habitacional; destinar el inmueble; exclusivamente; uso exclusivo de vivienda
gente: usar para negocio; poner un negocio; oficina en el departamento; para qué puedo usar; usar la casa para
law: permitted use; use of premises; residential use
people: run a business from home; use it for

[rent-increase]
ley: reajuste; reajustará; variación del índice de precios al consumidor; unidades de fomento
gente: subir el arriendo; aumento del arriendo; sube el arriendo; aumentar la renta; subir el precio; suben
law: rent increase; adjustment; escalation; consumer price index
people: raise the rent; price go up

[handover]
ley: entrega del inmueble; inventario; restitución; acta de entrega
gente: entregar las llaves; devolver las llaves; cómo dejo la casa; recibir la casa
law: handover; delivery of possession; inventory
people: return the keys; move in

[alterations]
ley: mejoras; transformaciones; modificaciones; obras; alteraciones
gente: hacer cambios; pintar; construir; remodelar; ampliar; instalar
law: improvements; alterations; modifications
people: remodel; paint

[water-rights]
ley: derecho de aprovechamiento de aguas; aguas subterráneas; aguas superficiales; Dirección General de Aguas
gente: derechos de agua; usar el agua del río; pozo; sacar agua; hacer un pozo; agua de riego
law: water rights; groundwater
people: well; dig a well; use river water

[water-canal]
ley: comunidad de aguas; asociación de canalistas; junta de vigilancia; obras de captación; servidumbre de acueducto
gente: canal; canales; acequia; vecino no deja pasar el agua; compuerta; pasar agua por otro terreno
law: canal association; aqueduct easement
people: ditch; irrigation canal
`;
