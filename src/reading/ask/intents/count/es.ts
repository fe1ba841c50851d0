import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  measure: 'edad | altura | distancia | superficie | tamaño | cantidad | peso | velocidad',
};

export const ES = rules(
  'es',
  `
[count.how-many]
reason: Pregunta cuántas cosas o personas son.
find:   cuántos
        cuántas
        cuánta
        qué {measure}
        cuál es ..2 {measure}
        cuántas veces
        qué cantidad de
        cuál es ..1 número de
        ^ {the}? número de
yes:    ¿Cuántas veces se puede renovar?
        cuantos socios tiene la empresa
        cuanta agua me corresponde
        ¿Desde qué edad se puede votar?
        cual es la distancia mínima
        a qué altura puede volar
        ¿Cuántas cuotas son?
        ¿Cuántos ejemplares se firman?
        que cantidad de acciones se venden
        ¿Cuál es el número de testigos?
        número de ejemplares del contrato
        a cuantos metros tiene que estar la ventana
        cuantas personas pueden vivir en el departamento
        el número de cuotas
        cuántos trabajadores se necesitan para un sindicato
        desde cuantas trabajadoras hay sala cuna
no:     ¿Cuánto vale?
source: ours
`,
  names,
);
