import { rules } from '../../rules/block.ts';

/** How a sentence begins that takes something back of the one before it (`but`), or adds a reserve to it (`also`), in Spanish. */
export const BESIDE_ES = rules(
  'es',
  `
[but.opens]
reason: Locuciones que oponen una excepción a lo recién dicho.
find:   ^ (con todo | no obstante | sin embargo | exceptúa* | se exceptúa* | pero)
yes:    «Con todo», el comodatario podrá pedir una prórroga.
        «No obstante», el socio minoritario conserva su voto.
        «Sin embargo», no corre el plazo en feriado.
        «Exceptúanse» las cosas de poco valor.
        «Se exceptúan» los bienes inembargables.
        «Pero» el heredero responde hasta el monto de su parte.
no:     El socio, no obstante su voto, conserva el derecho.
source: ours

[but.foregoing]
reason: Lo anterior deja de regir en un caso.
find:   ^ lo (anterior | dispuesto | prevenido | establecido | señalado) ..9 no (se aplica* | regirá | obsta | será aplicable | tendrá lugar | procederá)
yes:    «Lo anterior no se aplicará» a las microempresas.
        «Lo dispuesto en el inciso precedente no regirá» en feriado.
        «Lo prevenido en este artículo no obsta» al cobro.
        «Lo establecido aquí no será aplicable» al menor.
        «Lo señalado no tendrá lugar» en verano.
        «Lo señalado no procederá» en verano.
no:     Lo anterior se aplicará a todos.
source: ours

[but.denied]
reason: Lo recién dicho deja de regir en un caso.
find:   ^ no (tendrá lugar | habrá lugar | procederá | se aplicará | se aplicarán | regirá | operará)
yes:    «No tendrá lugar» esta restitución si el rechazo se debe al comprador.
        «No habrá lugar» a la devolución en enero.
        «No procederá» la multa en feriado.
        «No se aplicará» la multa en el primer mes.
        «No se aplicarán» intereses en enero.
        «No regirá» el plazo en verano.
        «No operará» la renovación si hay mora.
no:     La multa no se aplicará en feriado.
source: ours

[also.opens]
reason: Reservas que dejan a salvo otra cosa.
find:   ^ (sin perjuicio | salvo | excepto | lo anterior es sin perjuicio | asimismo no)
yes:    «Sin perjuicio» de lo anterior, podrá pedir garantía.
        «Salvo» pacto en contrario, la renta se paga por mes.
        «Excepto» en verano, abre los lunes.
        «Lo anterior es sin perjuicio» de las demás acciones.
        «Asimismo, no» se admitirá prueba.
no:     Podrá pedir garantía sin perjuicio de lo anterior.
source: ours
`,
);

/** Words within a sentence that limit it: what is shown of it keeps them. */
export const WITHIN_ES = rules(
  'es',
  `
[within.limit]
reason: Excepciones dentro de la misma oración.
find:   (salvo | excepto | a menos que | a no ser que | sin perjuicio | con excepción de | siempre que | siempre y cuando | sino)
yes:    Responde de todo, «salvo» del caso fortuito.
        Abre todos los días, «excepto» lunes.
        Rige un año, «a menos que» se avise.
        Caduca, «a no ser que» se prorrogue.
        Paga la multa, «sin perjuicio» del resto.
        Vende todo «con excepción de» la bodega.
        Renueva «siempre que» nadie avise.
        Presta «siempre y cuando» haya fondos.
        No cede «sino» con permiso.
no:     Responde de todo.
source: ours
`,
);
