import { rules } from '../../../rules/block.ts';

const names = { contract: 'contrato | contratos | convenio | acuerdo | escritura | instrumento' };

/** Documents named by no more than their sort, in Spanish. */
export const ES = rules(
  'es',
  `
[any.contract]
reason: Un contrato cualquiera.
find:   {contract}
yes:    el contrato
no:     la ley
source: ours

[any.ruling]
reason: Una sentencia cualquiera.
find:   (sentencia | sentencias | fallo | fallos | resolución)
        (juez | jueza | corte | tribunal)
yes:    la sentencia
        ambas sentencias
        el fallo
        los dos fallos
        la resolución
        según el juez
        concluyó la jueza
        según la corte
        resolvió el tribunal
no:     la demanda
source: ours

[any.law]
reason: Una ley o un código cualquiera.
find:   (ley | leyes | código | códigos)
yes:    la ley
        las leyes
        el código
        los códigos
no:     el contrato
source: ours
`,
  names,
);
