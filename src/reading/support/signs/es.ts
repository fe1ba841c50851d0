import { rules } from '../../rules/block.ts';

/**
 * Words that narrow or widen what a sentence says, in Spanish. The first part of an id is the kind: `except` takes out, `cond` makes depend, `cause` gives a reason, `only`, `all`,
 * `some`, `same` and `other` say of which, `most` and `least` bound a figure, `before` and `after` order in time; what a rule of `none` covers is no sign.
 */
export const SIGNS_ES = rules(
  'es',
  `
[cause.cause]
reason: Da la razón de lo que dice.
find:   {porque}
        (debido | gracias) (a | al)
        (a causa | en razón | por causa | por falta | por culpa | como consecuencia | a consecuencia | por motivo | con motivo | por efecto | en vista) (de | del)
        (ya | puesto | dado) que
yes:    Se anula «porque» falta la firma.
        Se anula «debido a» un error.
        Se anula «debido al» error.
        Se salva «gracias a» la firma.
        Se anula «a causa de» un error.
        Se anula «en razón de» un error.
        Se anula «por causa del» error.
        Se anula «por falta de» firma.
        Se pierde «por culpa del» dueño.
        Se anula «como consecuencia del» error.
        Se anula «a consecuencia de» ello.
        Se anula «por motivo de» un error.
        Se cita «con motivo de» la venta.
        Se anula «por efecto de» la ley.
        Se anula «en vista de» un error.
        Se anula «ya que» falta la firma.
        Se anula «puesto que» falta la firma.
        Se anula «dado que» falta la firma.
no:     Se anula y falta la firma.
source: ours

[only.only]
reason: Limita a lo que nombra.
find:   {solo}
yes:    El mandato rige «solo» para la venta.
        La clave es de uso «exclusivo» del titular.
no:     El mandato rige para la venta.
source: ours

[except.except]
reason: Saca algo de la regla, o le opone otra.
find:   {salvo}
        (a menos | con excepción | a excepción | excepción hecha | sin perjuicio | no obstante | con todo)
yes:    Se paga el lunes, «salvo» en enero.
        Se prorroga, «a menos» que una parte se oponga.
        Responden todos, «con excepción» del menor.
        Responden todos, «a excepción» del menor.
        Responden todos, «excepción hecha» del menor.
        Se multa, «sin perjuicio» de la acción civil.
        Se multa, «no obstante» lo pactado.
        «Con todo», el juez puede oírlo.
no:     Se paga el lunes.
source: ours

[while.while]
reason: Dice por cuánto tiempo: sin ello la regla dice más.
find:   durante
        mientras
yes:    «Durante» el embargo no se vende.
        «Mientras» dure la obra se paga.
no:     El bien se registra.
source: ours

[cond.if]
reason: Hace depender lo que dice de otra cosa.
find:   {si}
        siempre (que | y cuando)
        en (el | los)? (caso | casos) (de | que)
        para el caso
        (con tal | a condición | en la medida | en tanto) (de | que | en)
yes:    «Si» la nave zarpa, se debe el flete.
        Se renueva «siempre que» haya acuerdo.
        Se renueva «siempre y cuando» haya acuerdo.
        «En caso de» sismo se suspende.
        Se reserva «para el caso» de sismo.
        «En el caso que» llueva se suspende.
        «En los casos de» sismo se suspende.
        Se entrega «con tal que» pague.
        Se entrega «a condición de» que pague.
        Se entrega «en la medida en» que pague.
        Se entrega «en tanto que» pague.
no:     La nave zarpa y se debe el flete.
source: ours

[cond.leave]
reason: Hace depender lo que dice de que otro lo pida o lo permita.
find:   (con | bajo) ..3 {permiso}
        a {peticion} (de | del)
        {sujeto} (a | al)
        una vez
yes:    Se cede «con el consentimiento» escrito del dueño.
        Se cede «bajo autorización» del dueño.
        Se cita «a petición de» una parte.
        Se cita «a solicitud del» dueño.
        La venta queda «sujeta a» aprobación.
        La venta queda «sujeta al» voto de los socios.
        Se paga «una vez» firmado.
no:     Se cede y el dueño lo sabe.
source: ours

[other.other]
reason: Habla de otro que el ya dicho.
find:   {otro}
yes:    Se notifica a la «otra» parte.
no:     Se notifica a la parte.
source: ours

[same.same]
reason: Habla del ya dicho.
find:   {mismo}
yes:    Se notifica a la «misma» parte.
no:     Se notifica a la parte.
source: ours

[all.all]
reason: Dice que es de todos o de siempre.
find:   {todo}
        en (todo caso | todos los casos)
yes:    «Toda» cesión se avisa.
        La multa se paga «en todo caso».
        La multa se paga «en todos los casos».
no:     La cesión se avisa.
source: ours

[all.each]
reason: Dice que es de cada uno, o del todo de una cosa.
find:   {cada}
yes:    Se paga «cada» mes.
no:     Se paga un mes.
source: ours

[some.some]
reason: Dice que es de una parte o a veces.
find:   {alguno}
        (parte de | a veces | en ciertos casos)
        la (mayoría | mayor parte) de
yes:    «Algunos» bienes quedan fuera.
        Se vende «parte de» la cosecha.
        La visita se hace «a veces» de noche.
        Se admite «en ciertos casos».
        Se vende «la mayoría de» las cajas.
        Se vende «la mayor parte de» la cosecha.
no:     Los bienes quedan fuera.
source: ours

[most.most]
reason: Fija un máximo.
find:   {hasta}
        (a lo más | a lo sumo | no más de | menos de | dentro de | dentro del)
        (inferior | inferiores | menor | menores) (a | de | que)
        no (superior | mayor | exceder | excederá | exceda | excedan | supere)
        no {puede} exceder
yes:    El plazo dura «hasta» un año.
        Se paga «a lo más» dos veces.
        Se paga «a lo sumo» dos veces.
        Se paga «no más de» dos veces.
        Se paga en «menos de» un día.
        Se paga «dentro de» un mes.
        Se paga «dentro del» mes.
        La suma es «inferior a» la debida.
        Las sumas «inferiores a» cien no se cobran.
        El «menor de» edad no firma.
        Los «menores de» edad no firman.
        La suma es «menor que» otra.
        Una suma «no superior» a cien.
        Una suma «no mayor» de cien.
        Para «no exceder» el cupo se avisa.
        La renta «no excederá» de cien.
        Que «no exceda» de cien.
        Que «no excedan» de cien.
        Que «no supere» los cien.
        La renta «no podrá exceder» de cien.
no:     El plazo dura un año.
source: ours

[least.least]
reason: Fija un mínimo.
find:   {minimo}
        (al menos | a lo menos | por lo menos | no menos de | más de)
        (superior | superiores | mayor | mayores) (a | de | que)
        no (inferior | menor)
yes:    El «mínimo» es de cien.
        Se avisa con «al menos» un mes.
        Se avisa con «a lo menos» un mes.
        Se avisa con «por lo menos» un mes.
        Se avisa con «no menos de» un mes.
        Se avisa con «más de» un mes.
        La suma es «superior a» cien.
        Las sumas «superiores a» cien se cobran.
        El «mayor de» edad firma.
        Los «mayores de» edad firman.
        La suma es «mayor que» otra.
        Una suma «no inferior» a cien.
        Una suma «no menor» a cien.
no:     El plazo dura un año.
source: ours

[before.before]
reason: Pone lo uno antes de lo otro.
find:   {antes}
yes:    Se avisa «antes» de la entrega.
no:     Se avisa en la entrega.
source: ours

[after.after]
reason: Pone lo uno después de lo otro.
find:   {despues}
        (luego de | a contar de | a partir de | contado desde | contados desde)
yes:    Se avisa «después» de la entrega.
        Se avisa «luego de» la entrega.
        Rige «a contar de» mayo.
        Rige «a partir de» mayo.
        Un plazo «contado desde» mayo.
        Plazos «contados desde» mayo.
no:     Se avisa en la entrega.
source: ours
`,
  {
    porque: 'porque | pues | por cuanto',
    solo: 'solo | solamente | únicamente | exclusivamente | único | única | únicos | únicas | exclusivo | exclusiva | exclusivos | exclusivas',
    salvo: 'salvo | excepto | sino | exceptuado | exceptuada | exceptuados | exceptuadas | exceptúa | exceptúan',
    si: 'si | cuando | mientras | durante | previo | previa',
    permiso: 'consentimiento | autorización | aprobación | anuencia | permiso | venia',
    peticion: 'petición | solicitud | requerimiento | instancia',
    sujeto: 'sujeto | sujeta | sujetos | sujetas | supeditado | supeditada | condicionado | condicionada',
    otro: 'otro | otra | otros | otras',
    mismo: 'mismo | misma | mismos | mismas',
    todo: 'todo | toda | todos | todas | cualquier | cualquiera | cualesquiera | siempre',
    cada: 'cada | totalidad',
    alguno:
      'algún | alguna | alguno | algunos | algunas | muchos | muchas | pocos | pocas | casi | parcialmente | ciertos | ciertas | varios | varias',
    hasta: 'hasta | máximo | máxima | máximos | máximas',
    puede: 'puede | pueden | podrá | podrán',
    minimo: 'mínimo | mínima | mínimos | mínimas',
    antes: 'antes | previamente | anterior | anteriores | anterioridad | anticipación',
    despues: 'después | tras | posterior | posteriores | posteriormente | siguiente | siguientes',
  },
);
