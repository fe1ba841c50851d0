import { rules } from '../../rules/block.ts';

/** Words that change what a Spanish sentence grants, beside those that its values tell. The first part of an id is the kind of change. */
export const SIGNS_ES = rules(
  'es',
  `
[polarity.no]
reason: Palabras que niegan.
find:   (no | ni | nunca | jamás | tampoco | sin | ningún | ninguna | ninguno | nadie)
not:    (sin perjuicio | sin embargo | no obstante)
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
no:     Sin embargo, el fiador responde.
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
not:    (si bien | como si)
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
not:    (de derecho | en derecho | conforme a derecho)
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
reason: Palabras que estrechan o amplían un derecho.
find:   (exclusivamente | únicamente | sólo | solamente | exclusiva | exclusivo | irrevocable | irrevocablemente | solidariamente | solidaria | automáticamente | inmediatamente | máximo | mínimo | menos | más | todos | todas | cualquiera)
not:    (además | a lo más | nada más | por lo menos | a lo menos | más tardar)
yes:    Se usa «exclusivamente» como bodega.
        Se usa «únicamente» como bodega.
        Responde «sólo» del dolo.
        Responde «solamente» del dolo.
        La licencia es «exclusiva».
        El uso es «exclusivo».
        El mandato es «irrevocable».
        Renuncia «irrevocablemente».
        Responden «solidariamente».
        La deuda es «solidaria».
        Se renueva «automáticamente».
        Paga «inmediatamente».
        El «máximo» es diez.
        El «mínimo» es diez.
        No «menos» de diez.
        No «más» de diez.
        Responden «todos» los socios.
        Responden «todas» las socias.
        Paga «cualquiera» de ellos.
no:     La licencia se inscribe.
source: ours
`,
);
