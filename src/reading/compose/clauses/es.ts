import { rules } from '../../rules/block.ts';

/** What a clause may not lose, in Spanish: words that deny it, and what goes on with it behind a comma. */
export const CLAUSES_ES = rules(
  'es',
  `
[denies.word]
reason: Una negación cortada dice lo contrario.
find:   (no | ni | nunca | jamás | tampoco | sin | ningún | ninguna | ninguno | nadie | excepto | salvo)
yes:    La renta «no» se reajusta.
        «Ni» el aval responde.
        «Nunca» se devuelve.
        «Jamás» se cobra.
        «Tampoco» se paga.
        Se paga «sin» intereses.
        «Ningún» socio responde.
        «Ninguna» parte cede.
        «Ninguno» de ellos paga.
        «Nadie» responde.
        Todos «excepto» el aval.
        Todos «salvo» uno.
no:     La renta se reajusta.
source: ours

[goes-on.joined]
reason: Lo que sigue tras la coma limita, alterna o completa lo dicho.
find:   ^ (o | u | pero | sino | ni | si | cuando | siempre | aunque | siempre que | mientras | hasta | máximo | mínimo)
        ^ con (un | una)? (máximo | mínimo | tope | límite)
        ^ sin (exceder | perjuicio | que)
        ^ (más | menos) ..1 (un | una | el | la | los | las)
        ^ (según | previa | previo | prorrogable* | renovable*)
yes:    «o» el doble si hay atraso
        «u» ocho días
        «pero» solo en verano
        «sino» al día
        «ni» menos de dos
        «si» avisa antes
        «cuando» haya mora
        «siempre» por escrito
        «aunque» haya mora
        «mientras» dure la obra
        «siempre que» avise
        «hasta» un máximo de diez UF
        «máximo» diez días
        «mínimo» diez días
        «con un tope» de diez UF
        «con una máximo» de dos
        «con mínimo» de dos
        «con límite» de dos
        «sin exceder» de diez UF
        «sin perjuicio» del resto
        «sin que» pase del doble
        «más el» impuesto
        «más los» intereses
        «más las» costas
        «menos la» garantía
        «más un» interés
        «menos una» cuota
        «según» el valor del día
        «previa» autorización
        «previo» aviso
        «prorrogables» por igual tiempo
        «renovable» por un año
no:     la que se paga el lunes
source: ours
`,
);
