import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  duties: 'obligaciones | obligación | deberes | deber',
  of: 'de | del',
  binds: 'obliga | obligo | obligan | compromete | comprometo | comprometen',
  bound:
    'está obligado | está obligada | están obligados | están obligadas | estoy obligado | estoy obligada | queda obligado | queda obligada | quedo obligado',
  infinitive:
    'pagar | hacer | entregar | avisar | dar | tener | cumplir | devolver | informar | firmar | mantener | reparar',
};

export const ES = rules(
  'es',
  `
[duty.what]
reason: Pregunta qué debe hacer alguien.
find:   qué (más | cosas)? ({must} | {have} que | hay que)
        (qué | cuál) ..3 {duties}
        a qué ..3 {binds}
        {duties} {of}
        ^ {the}? {duties} $
yes:    ¿Qué debe hacer el arrendatario?
        que tengo que hacer al devolver la casa
        qué más debe pagar el comprador
        que cosas hay que entregar
        ¿Qué obligaciones tiene el proveedor?
        cuál es la obligación principal
        ¿A qué se obliga el trabajador?
        a que me comprometo
        obligaciones del mandatario
        deberes de los padres
        las obligaciones
        ¿Qué deberes tiene el empleador?
no:     ¿Qué dice el contrato?
source: ours

[duty.whether]
reason: Pregunta si alguien está obligado a algo.
find:   ({have} | tenían) que
        {must} ..2 {infinitive}
        {bound}
        es (obligación | obligatorio | obligatoria)
        hay que
yes:    ¿Tiene que avisar el arrendador antes de entrar?
        me tienen que descontar esos días
        tengo que pagar los gastos comunes
        ¿El vendedor debe entregar los papeles?
        ¿Está obligada la empresa a tener seguro?
        estoy obligado a hacer horas extra
        estan obligados a avisarme
        queda obligado el fiador
        es obligatorio firmar
        ¿es obligación pintar la casa?
        es obligatoria la inscripción
        hay que legalizar la firma
        ¿tenían que avisarme?
no:     ¿Puede entrar el arrendador?
source: ours
`,
  names,
);
