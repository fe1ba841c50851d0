import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  allow: 'dejan | permiten | dan | corresponde | toca',
};

export const ES = rules(
  'es',
  `
[permission.may]
reason: Pregunta si alguien puede hacer algo.
find:   {may}
        (se | me | te | le | nos | lo | la) {may}
        (tengo | tiene | tienen) derecho
        (permite | permiten | autoriza | autorizado)
        (está | es) (permitido | permitida)
        es (posible | lícito)
        (me | le | nos) {allow}
yes:    ¿Puede el arrendador subir la renta?
        puede el dueño el arrendador entrar sin avisar
        se puede subarrendar
        me pueden despedir estando con licencia
        te pueden cobrar igual
        le puedo pedir que arregle la llave
        nos pueden echar
        ¿lo puedo vender?
        la puedo patentar
        ¿Puede pedir el arrendatario un descuento?
        puede cambiar el horario el empleador
        ¿puede negarse el trabajador?
        ¿Puede quedarse con el anticipo el vendedor?
        tengo derecho a indemnización
        tiene derecho el comprador a devolverlo
        tienen derecho a vacaciones
        el contrato permite mascotas
        permiten mascotas
        ¿Está permitido ceder el contrato?
        está permitida la cesión
        es permitido fumar
        ¿se autoriza el subarriendo? autoriza el subarriendo
        estoy autorizado para pintar
        ¿Es posible terminar antes?
        es lícito cobrar intereses
        me dejan pagar de a poco
        le permiten retirarse antes
        nos corresponde descuento
no:     ¿Quién paga?
source: ours
`,
  names,
);
