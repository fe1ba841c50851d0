import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  sheet: 'tabla | planilla | cuadro | hoja de cálculo',
  of: 'de | del',
};

export const ES = rules(
  'es',
  `
[table-row.cell]
reason: Pregunta por una fila, columna o celda de una tabla.
find:   {sheet}
        (fila | columna | celda) {of}
        qué (fila | columna | celda)
        (según | en) {the} {sheet}
yes:    ¿Qué valor tiene marzo «en la tabla»?
        segun la planilla cuanto se debe
        que dice la celda del total
        fila de intereses
        columna del iva
        celda de total
        que fila corresponde a arica
        qué columna tiene los montos
        qué celda da el total
        en el cuadro, cuanto es abril
        en la hoja de calculo cuanto suma
        según el anexo de precios de la tabla
        fila del total
no:     ¿Qué dice la cláusula?
source: ours
`,
  names,
);
