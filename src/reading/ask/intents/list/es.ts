import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  things:
    'obligaciones | deberes | plazos | multas | sanciones | montos | fechas | pagos | derechos | causales | garantías | personas',
};

export const ES = rules(
  'es',
  `
[list.all]
reason: Pide todo lo que hay de una clase.
find:   (lista | listado) (de | con | todas | todos)
        (enumera | enumérame | lístame)
        (todas | todos) (las | los) {things}
        (cuáles | qué) ..3 {things} hay
        cuáles {be} (todas | todos)? (las | los | mis) {things}
        dame (las | los | todas | todos)
yes:    Lista de obligaciones del arrendatario
        listado de plazos
        un listado con los montos
        lista todas las multas
        lista todos los plazos
        enumera los deberes
        enumérame las causales
        lístame las fechas
        ¿Cuáles son las obligaciones del estudiante?
        cuales son los plazos del contrato
        cuáles son mis obligaciones
        ¿Cuáles son todas las multas?
        cuales son todos los plazos
        todas las obligaciones del vendedor
        quiero ver todos los plazos
        que multas hay
        cuales plazos hay
        dame las fechas importantes
        dame los montos
        dame todas las sanciones
        dame todos los nombres
no:     ¿Cuál es el plazo?
source: ours
`,
  names,
);
