import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  contains: 'contiene | incluye | contempla | tiene | establece | considera | menciona | dice | dice algo | regula',
};

export const ES = rules(
  'es',
  `
[yes-no.there-is]
reason: Pregunta si algo existe en el documento.
find:   (hay | existe | existen | había | hubo)
        (hay | existe) (algún | alguna | algo)
yes:    ¿Hay una cláusula de confidencialidad?
        hay algun seguro
        existe alguna garantía
        ¿Existen excepciones?
        ¿hubo testigos?
        había un aval
        hay estacionamiento
        existe garantía
        existe algo sobre mascotas
no:     ¿Es válido?
source: ours

[yes-no.says]
reason: Pregunta si el documento contiene o regula algo.
find:   {contains}
        se aplica
        (cubre | abarca)
yes:    ¿Contiene una renuncia de acciones?
        incluye los gastos comunes
        el contrato contempla reajuste
        tiene clausula de arbitraje
        se aplica a los extranjeros
        cubre los daños por agua
        abarca los feriados
        ¿Dice algo sobre mascotas?
no:     ¿Es válido?
source: ours

[yes-no.is]
reason: Pregunta si algo es de cierto modo.
find:   ^ (es | son | fue | está | están | era)
        (es así | cierto | verdad) $
yes:    ¿Es exclusiva la licencia?
        son renovables los contratos
        ¿Está asegurada la carga?
        estan incluidos los muebles
        fue trabajador o no
        era dueño de la casa
        me cuentan el sábado, ¿es así?
        corre igual, cierto
        no me pagan el domingo, verdad
no:     ¿Quién es?
source: ours
`,
  names,
);
