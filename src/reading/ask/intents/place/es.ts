import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  place:
    'lugar | comuna | ciudad | tribunal | tribunales | juzgado | notaría | oficina | domicilio | dirección | territorio | país',
  of: 'de | del',
};

export const ES = rules(
  'es',
  `
[place.where]
reason: Pregunta por un lugar, un domicilio o un tribunal.
find:   (a | de | hasta | desde)? dónde
        adónde
        (en | a | ante | de)? qué {place}
        cuál* ..2 {place}
        ^ {the}? (domicilio | dirección) {of}
yes:    ¿Dónde se entrega el inmueble?
        donde hay que pagar la renta
        «a donde» voy a reclamar
        adónde se mandan los avisos
        ¿«En qué tribunal» se demanda?
        «ante que juzgado» reclamo
        ¿Cuál es el domicilio del arrendador?
        cuales son los tribunales competentes
        «qué tribunal» es competente
        domicilio de las partes
        la dirección del inmueble
        «De dónde» es la empresa
        «hasta donde» llega el terreno
        «desde donde» se despacha
        «a qué domicilio» se notifica
        «de qué comuna» es
        en que ciudad se firmó
no:     ¿Cuándo se entrega?
source: ours
`,
  names,
);
