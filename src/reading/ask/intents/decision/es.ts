import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  decided:
    'resolvió | decidió | falló | ordenó | concluyó | dictaminó | resolvieron | decidieron | decisión | resuelve',
  granted: 'se acogió | se rechazó | acogieron | rechazaron | acogió | rechazó',
  case: 'juicio | causa | caso | recurso',
  condemned: 'se condenó | fue condenado | fue condenada | condenaron',
};

export const ES = rules(
  'es',
  `
[decision.what]
reason: Pregunta qué resolvió un tribunal.
find:   (qué | cómo | cuál) ..3 {decided}
        quién (ganó | perdió)
        a quién ..3 razón
        cómo (terminó | salió | quedó)
        {granted}
        le (resultó | fue bien)
        (resultado | decisión | fallo | sentencia) (del | de la) {case}
        {condemned}
yes:    ¿Qué resolvió la Corte?
        que decidio el juez
        qué falló el tribunal al final
        cómo resolvió la corte
        cual fue la decisión
        quien ganó el juicio
        quién perdió
        ¿A quién le dieron la razón?
        como terminó el juicio
        en que quedo, como quedó todo
        como salió la demanda
        ¿Se acogió la demanda?
        rechazaron el recurso
        ¿Y le resultó?
        le fue bien al demandante
        resultado del juicio
        decisión de la causa
        fallo de la causa
        sentencia del juicio
        ¿Se condenó en costas al demandado?
        qué condena hubo, fue condenado
no:     ¿Qué paga el demandado?
source: ours
`,
  names,
);
