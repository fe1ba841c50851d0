import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  differences: 'diferencia | diferencias',
  differ: 'distingue | distinguen | diferencia | diferencian | parecen | difieren',
  documents:
    'contrato | contratos | ley | leyes | sentencia | sentencias | fallos | caso | casos | documento | documentos | fuente | fuentes | juicio | juicios',
};

export const ES = rules(
  'es',
  `
[comparison.ask]
reason: Pide comparar dos o más cosas o documentos.
find:   (compara | comparar | compárame | comparado | comparación)
        {differences}
        en qué ..2 {differ}
        {differ}
        (versus | vs)
        en (cuál | cada | ambos | ambas) ..3 {documents}
        (cada | ambos | ambas) {documents}
        cuál ..3 {documents} ..4 (más | menos | mejor | mayor | menor)
yes:    Compara los contratos
        puedes comparar las dos rentas
        compárame los plazos
        comparado con el otro, cuál gana
        comparación entre las leyes
        ¿Qué diferencias hay entre ambos?
        la diferencia de precio entre los dos
        ¿En qué se distinguen el mandato y la agencia?
        en que se diferencian
        se parecen los contratos
        contrato antiguo versus nuevo
        arriendo vs compraventa
        ¿En cuál de los contratos hay multa?
        de cuanto fue el recargo en cada caso
        que plazo hay en ambos contratos
        qué costas hay en ambas sentencias
        cada contrato, su vigencia
        son iguales ambos contratos
        ambas leyes, sus requisitos
        ¿Cuál de los contratos cobra más?
        cual contrato es mejor
        cuál de las leyes pide menos
        cual de las sentencias da mayor indemnización
        cual contrato tiene menor plazo
no:     ¿Cuánto cuesta?
source: ours
`,
  names,
);
