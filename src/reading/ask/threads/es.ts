import { rules } from '../../rules/block.ts';

/** Words by which a short question leans on the one before it, in Spanish. */
export const ES = rules(
  'es',
  `
[thread.and]
reason: Empieza como quien sigue una conversación.
find:   ^ (y | e | pero | entonces | además | también | o)
yes:    ¿Y la letra c)?
        e intereses
        pero quién paga
        ¿Entonces es trabajador?
        además cuánto se paga
        también para el dueño
        o antes
no:     ¿Quién paga y cuándo?
source: ours

[thread.points]
reason: Señala algo ya dicho.
find:   (eso | esto | ello | aquello | ahí)
        (lo | el | la) (mismo | misma | anterior)
        al respecto
        {that} (caso | plazo | multa | monto | parte | artículo | cláusula)
        (ellos | ellas)
yes:    cuándo se paga eso
        qué es esto
        quién responde de ello
        y aquello cuándo
        qué pasa ahí
        dice lo mismo
        se aplica el mismo
        la misma regla
        y lo anterior
        qué dice al respecto
        quién decide en ese caso
        y esa multa
        de cuánto es ese plazo
        se paga ese monto
        quién es esa parte
        qué dice ese artículo
        qué dice esa cláusula
        qué hacen ellos
        y ellas
no:     Este contrato
source: ours

[thread.more]
reason: Pide más de lo mismo, o su razón.
find:   ^ (y | pero)? por qué $
        (más | otro) (detalle | detalles)
        ^ (explica | explícame | amplía | cuéntame | dime | dame) (más | mejor)
        ^ (sigue | continúa | más) $
yes:    ¿Por qué?
        ¿y por qué?
        pero por qué
        dame más detalle
        quiero otro detalle
        más detalles
        explica más
        explícame mejor
        amplía más
        cuéntame más
        dime más
        dame más
        sigue
        continúa
        más
no:     ¿Por qué se anuló el contrato?
source: ours

[thread.other]
reason: Pregunta lo mismo de la otra parte.
find:   (la otra parte | el otro | la otra | la contraparte)
yes:    ¿y la otra parte?
        y el otro
        y la otra
        qué pasa con la contraparte
no:     la parte que paga
source: ours
`,
  { that: 'ese | esa | esos | esas' },
);
