import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  has: 'está | están | tiene | tienen | tengo',
};

export const ES = rules(
  'es',
  `
[prohibition.what]
reason: Pregunta qué está prohibido.
find:   qué ..2 (prohíbe | prohíben | prohibido | prohibida | prohibidos)
        qué (cosas | actos)? no ..1 ({may} | {must})
        {has} (prohibido | prohibida)
        (prohibiciones | prohibición)
        (prohíbe | prohíben)
yes:    ¿Qué está prohibido en el departamento?
        que prohibe el reglamento
        qué cosas prohiben
        que conducta esta prohibida
        ¿Qué actos están prohibidos?
        ¿Qué no puede hacer el distribuidor?
        que no debe hacer el arrendatario
        ¿Qué cosas no puedo hacer en el departamento?
        qué actos no puede celebrar el administrador
        que no se puede guardar ahí
        está prohibido fumar
        ¿está prohibida la venta?
        tengo prohibido trabajar para otros
        prohibiciones del socio
        ¿hay prohibición de vender?
        se prohibe subarrendar
        la ley prohíbe cobrar eso
        ¿prohiben las mascotas?
no:     ¿Qué debe hacer?
source: ours
`,
  names,
);
