import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  court: 'corte | tribunal | juez | jueza | sala | sentencia | fallo | ministros | sentenciador | sentenciadores',
  decided:
    'acogió | acogieron | rechazó | rechazaron | falló | fallaron | resolvió | resolvieron | decidió | decidieron | condenó | condenaron | absolvió | absolvieron | revocó | confirmó | anuló | declaró inadmisible',
  grounds:
    'fundamentos | fundamento | argumentos | argumento | razonamiento | razonamientos | consideraciones | motivación',
};

export const ES = rules(
  'es',
  `
[reasons.why-decided]
reason: Pregunta por qué un tribunal decidió de cierto modo.
find:   por qué {decided}
        por qué (se | me | le | lo | la | los) {decided}
        por qué (razón | motivo) (se | le)? {decided}
        por qué ..1 {court} {decided}
yes:    ¿Por qué se acogió la demanda?
        por que acogieron el recurso
        ¿Por qué motivo se rechazó la apelación?
        por que razón le rechazaron la demanda
        por que rechazaron el recurso
        ¿Por qué falló así el tribunal?
        por que fallaron en contra
        ¿Por qué la corte resolvió eso?
        por que resolvieron asi
        por que decidió eso el juez
        por que decidieron eso los ministros
        ¿Por qué se condenó a la empresa?
        por que lo condenaron
        por que me condenaron en costas
        ¿Por qué se absolvió al acusado?
        por que los absolvieron
        por que la condenaron
        por que le rechazaron la demanda
        por que motivo condenaron a la empresa
        ¿Por qué revocó la sentencia?
        por que la sala confirmó el fallo
        por qué se anuló el juicio
        por que se declaró inadmisible
no:     ¿Por qué se pagó la multa?
source: ours

[reasons.grounds]
reason: Pide los fundamentos de una decisión.
find:   (qué | cuál | cuáles) ..3 {grounds} ..3 {court}
        qué (razones | motivos) ..2 (dio | dan | tuvo | tuvieron) ..2 {court}
        en qué se (funda | fundó | basa | basó | apoya) ..2 {court}
        cómo (razona | razonó | fundamenta | fundamentó | justifica | justificó) ..4 {court}
        {grounds} (del | de la) {court}
        qué (razonó | consideró | tuvo en cuenta) ..2 {court}
yes:    ¿Cuáles son los fundamentos del fallo?
        cual es el fundamento de la sentencia
        que argumentos usó la corte
        ¿Cuál fue el argumento del tribunal?
        con qué argumentos falló el tribunal
        ¿En qué fundamento se apoya el juez?
        qué razones dio la corte
        que motivos tuvo el tribunal
        qué motivos dan los ministros
        que razones tuvieron los sentenciadores
        ¿En qué se funda la sentencia?
        en que se basó el juez
        en qué se fundó el fallo
        en qué se basa la sala
        en que se apoya el tribunal
        cómo razona la corte
        ¿Cómo razonó el sentenciador?
        cómo fundamenta su decisión la corte
        como fundamentó la jueza
        cómo justifica su fallo el tribunal
        como justificó el juez
        razonamiento de la corte
        consideraciones del tribunal
        motivación de la sentencia
        ¿Qué consideró el tribunal?
        qué razonó el juez
        que tuvo en cuenta la corte
no:     ¿Qué resolvió la corte?
source: ours
`,
  names,
);
