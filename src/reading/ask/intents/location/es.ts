import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  appears: 'aparece | aparecen | figura | está escrito | consta | habla | trata | menciona | regula',
  tells: 'dice | establece | regula | trata | habla | contempla | fija',
  part: 'cláusula | cláusulas | artículo | artículos | parte | sección | página | párrafo | punto',
};

export const ES = rules(
  'es',
  `
[location.where-says]
reason: Pregunta en qué parte del documento está algo.
find:   dónde ..2 {says}
        dónde ..3 {appears}
        (en | de) (qué | cuál) {part}
        cuál {be} {the} {part}
        qué {part} {tells}
yes:    ¿Dónde dice que se puede renovar?
        donde se regula la mora
        donde habla de las mascotas
        donde se habla de garantías
        ¿Dónde aparece el precio?
        ¿«En qué cláusula» está la multa?
        «en que parte» dice eso
        qué artículo trata del despido
        ¿Cuál es el artículo que regula la venta?
        «de que página» salió
        en cual articulo está
        qué cláusula establece la renta
        dónde se menciona el seguro
no:     ¿Dónde se firma?
source: ours
`,
  names,
);
