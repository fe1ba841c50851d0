import { rules } from '../../../rules/block.ts';

const names = {
  proved:
    'acreditados | acreditado | probados | probado | establecidos | establecido | asentados | controvertidos | discutidos | demostrados | ciertos',
};

export const ES = rules(
  'es',
  `
[facts.which]
reason: Pide los hechos de la causa.
find:   (qué | cuáles) (son | fueron | eran)? (los | sus)? hechos
        hechos (de la causa | del caso | del juicio | del proceso | relevantes | principales)
        hechos ..4 {proved}
        (relato | resumen | exposición) de los hechos
yes:    ¿Cuáles son los hechos?
        cuales fueron los hechos
        ¿Qué hechos motivaron la demanda?
        que hechos dio por ciertos el juez
        que son los hechos de la sentencia
        cuales eran sus hechos
        hechos de la causa
        hechos del caso
        los hechos del juicio
        hechos del proceso
        los hechos relevantes
        hechos principales
        hechos acreditados
        los hechos que se dieron por probados
        hechos no controvertidos
        hechos no discutidos
        hechos asentados
        hechos establecidos por el tribunal
        relato de los hechos
        resumen de los hechos
        exposición de los hechos
no:     ¿De hecho rige el contrato?
source: ours

[facts.proved]
reason: Pregunta qué se probó.
find:   qué (se | quedó | resultó | fue) (probó | acreditó | demostró | estableció | acreditado | probado | demostrado | establecido)
        qué (dio | dieron | tuvo | tuvieron) ..3 por {proved}
        qué (no)? (se)? (discutió | controvirtió)
yes:    ¿Qué se probó?
        que se acreditó en el juicio
        ¿Qué se demostró?
        que se estableció en la causa
        que quedó acreditado
        ¿Qué resultó probado?
        que quedó demostrado
        que quedó establecido
        ¿Qué dio por acreditado el tribunal?
        que tuvo el juez por probado
        que dieron por establecido
        qué tuvieron por cierto o por acreditado
        ¿Qué no se discutió?
        qué no se controvirtió
        qué fue probado
no:     ¿Qué se pagó?
source: ours
`,
  names,
);
