import { rules } from '../../rules/block.ts';

/** Words that change what a Spanish sentence grants, beside those that its values tell. The first part of an id is the kind of change. */
export const SIGNS_ES = rules(
  'es',
  `
[polarity.no]
reason: Palabras que niegan.
find:   (no | ni | nunca | jamás | tampoco | sin | ningún | ninguna | ninguno | nadie)
yes:    El fiador «no» renuncia al beneficio.
        «Ni» el socio «ni» su cónyuge pueden vender.
        La garantía «nunca» se imputa a rentas.
        «Jamás» se presume la solidaridad.
        «Tampoco» responde del caso fortuito.
        Se entrega «sin» gravámenes.
        «Ningún» socio podrá ceder.
        «Ninguna» de las partes responde.
        «Ninguno» de ellos responde.
        «Nadie» puede alegar su propio dolo.
no:     El fiador responde con sus bienes.
source: ours

[none.not-denying]
reason: Locuciones que no niegan.
find:   (sin perjuicio | sin embargo | no obstante | sin más trámite | sin que | a no ser que | si bien | como si | de derecho | conforme a derecho | por lo menos | a lo menos | a lo más | a más tardar)
yes:    «Sin perjuicio» de lo anterior, paga.
        «Sin embargo», paga.
        «No obstante», paga.
        Paga «sin más trámite».
        Termina «sin que» se avise.
        Vence, «a no ser que» se avise.
        «Si bien» vendió, responde.
        Responde «como si» fuera dueño.
        Es una presunción «de derecho».
        Se falla «conforme a derecho».
        Paga «por lo menos» diez.
        Paga «a lo menos» diez.
        Paga «a lo más» diez.
        Paga «a más tardar» en mayo.
no:     No paga.
source: ours

[exception.but]
reason: Palabras que sacan un caso de la regla.
find:   (salvo | excepto | a menos que | con excepción de | a excepción de | a no ser que | no obstante | sin perjuicio | exceptúase | exceptúanse | se exceptúan | se exceptúa | con todo | sino | excluidos | excluidas | con exclusión de)
yes:    Responde de todo, «salvo» la fuerza mayor.
        Todos, «excepto» los menores.
        Vence, «a menos que» se prorrogue.
        Se vende «con excepción de» la bodega.
        Se vende «a excepción de» la bodega.
        Vence, «a no ser que» se avise.
        Rige, «no obstante» la ley anterior.
        «Sin perjuicio» de lo anterior, paga.
        «Exceptúase» la venta al menudeo.
        «Exceptúanse» las ventas al menudeo.
        «Se exceptúan» las ventas.
        «Se exceptúa» la venta.
        «Con todo», podrá apelar.
        No responde «sino» de la culpa grave.
        Se pagan los gastos, «excluidos» los de cobranza.
        Se pagan las cuotas, «excluidas» las vencidas.
        Cede todo «con exclusión de» la marca.
no:     El conductor llegó sano y a tiempo.
source: ours

[exception.if]
reason: Condiciones de que depende un derecho.
find:   (si | siempre que | siempre y cuando | en caso de | en caso que | en caso de que | en el caso de | en el evento | en el supuesto | a condición de | con tal que | con tal de que | mientras | cuando | previa | previo)
yes:    Paga «si» recibe la factura.
        Renueva «siempre que» avise.
        Cede «siempre y cuando» avise.
        Responde «en caso de» mora.
        Paga «en caso que» venda.
        Paga «en caso de que» venda.
        «En el caso de» mora, paga.
        «En el evento» de incendio, termina.
        «En el supuesto» de quiebra, termina.
        Cede «a condición de» que pague.
        Presta «con tal que» devuelva.
        Presta «con tal de que» devuelva.
        Usa la bodega «mientras» pague.
        Paga «cuando» vence la cuota.
        Entra «previa» autorización.
        Entra «previo» aviso.
no:     Paga sin más trámite.
source: ours

[modality.duty]
reason: Otras formas de imponer.
find:   (obligado | obligada | obligados | obligadas | obligación | obligaciones | deber | deberes | se compromete | se comprometen | es de cargo | serán de cargo | será de cargo | exclusivo cargo | incumbe | corresponde | corresponderá | ordenará | exigirá)
yes:    Está «obligado» a restituir.
        Está «obligada» a restituir.
        Quedan «obligados» a pagar.
        Quedan «obligadas» a pagar.
        Es su «obligación» restituir.
        Son sus «obligaciones» las que siguen.
        El «deber» de cuidado rige siempre.
        Los «deberes» del padre son varios.
        La vendedora «se compromete» a entregar.
        Las partes «se comprometen» a negociar.
        El seguro «es de cargo» de la dueña.
        Los gastos «serán de cargo» del cliente.
        El gasto «será de cargo» del cliente.
        Es de su «exclusivo cargo».
        La prueba «incumbe» al actor.
        El pago «corresponde» al dueño.
        El pago «corresponderá» al dueño.
        El juez «ordenará» la entrega.
        El juez «exigirá» caución.
no:     Podrá restituir antes.
source: ours

[modality.right]
reason: Otras formas de permitir.
find:   (facultad | facultades | facultado | facultada | autorizado | autorizada | opción | a su arbitrio | libremente | a su voluntad | derecho | derechos)
yes:    Tiene la «facultad» de vender.
        Son «facultades» del gerente.
        Queda «facultado» para vender.
        Queda «facultada» para vender.
        Queda «autorizado» para vender.
        Queda «autorizada» para vender.
        Tiene «opción» de compra.
        Elige «a su arbitrio».
        Elige «libremente» el banco.
        Elige «a su voluntad».
        Tiene «derecho» a la mitad.
        Son «derechos» del socio.
no:     Debe pagar la mitad.
source: ours

[modality.only]
reason: Palabras que estrechan un derecho a uno o a una cosa.
find:   (exclusivamente | únicamente | solo | solamente | exclusiva | exclusivo)
yes:    Se usa «exclusivamente» como bodega.
        Se usa «únicamente» como bodega.
        Responde «sólo» del dolo.
        Responde «solamente» del dolo.
        La licencia es «exclusiva».
        El uso es «exclusivo».
no:     La licencia se inscribe.
source: ours

[modality.final]
reason: Palabras que impiden volver atrás.
find:   (irrevocable | irrevocablemente | definitivo | definitiva)
yes:    El mandato es «irrevocable».
        Renuncia «irrevocablemente».
        El precio es «definitivo».
        La entrega es «definitiva».
no:     El mandato se inscribe.
source: ours

[modality.jointly]
reason: Palabras que hacen responder del total.
find:   (solidariamente | solidaria | solidario)
yes:    Responden «solidariamente».
        La deuda es «solidaria».
        El deudor es «solidario».
no:     La deuda es divisible.
source: ours

[modality.at-once]
reason: Palabras por las que algo ocurre sin otro acto.
find:   (automáticamente | automática | inmediatamente | de inmediato | de pleno derecho | ipso facto)
yes:    Se renueva «automáticamente».
        La renovación es «automática».
        Paga «inmediatamente».
        Paga «de inmediato».
        Termina «de pleno derecho».
        Termina «ipso facto».
no:     Se renueva por escrito.
source: ours

[modality.bound]
reason: Palabras que ponen un límite. Cada una cuenta por sí.
find:   (máximo | máxima | mínimo | mínima | menos | más)
yes:    El «máximo» es diez.
        La «máxima» es diez.
        El «mínimo» es diez.
        La «mínima» es diez.
        No «menos» de diez.
        No «más» de diez.
no:     El precio es diez.
source: ours
`,
);
