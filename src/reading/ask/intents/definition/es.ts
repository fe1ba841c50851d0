import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  some: 'un | una | el | la | los | las',
};

export const ES = rules(
  'es',
  `
[definition.what-is]
reason: Pregunta qué es una cosa.
find:   qué (es | son) {some}?
not:    qué es lo
        qué son los casos
yes:    ¿Qué es la mora?
        que son los vicios redhibitorios
        ¿«Qué es un» anticipo?
        que es cláusula penal
        ¿«Qué es el» caso fortuito?
        ¿«Qué son las» arras?
no:     ¿Qué es lo que debe pagar?
        ¿Qué son los casos urgentes?
source: ours

[definition.means]
reason: Pide el significado o la definición de un término.
find:   qué (significa | significan)
        qué quiere decir
        qué se entiende por
        (definición | concepto | significado) de
        ^ (define | defíneme)
        cómo (define | se define | se definen)
        a qué se (llama | le llama)
        (qué | quién | quiénes) se considera*
        quiénes son considerados
        a quién se considera
yes:    ¿Qué significa mora?
        que significan esas siglas
        qué quiere decir solidario
        ¿Qué se entiende por consumidor?
        definición de caso fortuito
        concepto de empleador
        significado de anatocismo
        define fuerza mayor
        ¿Quién se considera consumidor?
        quiénes se consideran familiares
        quiénes son considerados personal clave
        ¿a quién se considera representante?
        defíneme usufructo
        ¿Cómo se define la información confidencial?
        ¿cómo define el contrato los servicios?
        como se definen los productos
        ¿A qué se llama plazo de gracia?
        a que se le llama finiquito
        ¿Qué se considera jornada?
no:     ¿Quién define el precio?
        ¿Cómo se paga?
source: ours
`,
  names,
);
