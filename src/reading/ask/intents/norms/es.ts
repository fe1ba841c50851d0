import { rules } from '../../../rules/block.ts';

const names = {
  norm: 'normas | norma | normativa | leyes | ley | artículos | artículo | disposiciones | disposición | preceptos | legislación',
  applies:
    'aplicó | aplica | aplicaron | aplican | citó | cita | citaron | invocó | invoca | consideró | usó | menciona | mencionó | interpretó | interpreta',
};

export const ES = rules(
  'es',
  `
[norms.applied]
reason: Pregunta qué normas aplica o cita el fallo.
find:   (qué | cuáles) ..2 {norm} (se)? {applies}
        qué ..2 {norm} ..1 (aplicadas | aplicados | citadas | citados | aplicables | invocadas)
        en (qué | cuáles) {norm} se (funda | fundó | basa | basó | apoya | apoyó | sustenta)
        {norm} (aplicadas | aplicados | citadas | citados | aplicada)
        fundamentos de derecho
yes:    ¿Qué normas aplicó?
        que leyes aplica el fallo
        cuales normas aplicaron
        que artículos se aplican
        ¿Qué ley citó la corte?
        que disposiciones cita
        que preceptos citaron
        que artículo invocó
        que norma invoca la sentencia
        que legislación consideró
        que normativa usó
        que leyes menciona la sentencia
        que artículos mencionó
        que artículo interpretó
        que norma interpreta
        ¿Qué normas fueron aplicadas?
        que disposiciones son aplicables
        que artículos son aplicados
        que leyes fueron citadas
        que preceptos fueron citados
        que normas fueron invocadas
        ¿En qué normas se funda?
        en que ley se basa la decisión
        en que artículos se basó
        en que artículo se fundó
        en que preceptos se apoya
        en qué norma se apoyó
        en cuales disposiciones se sustenta
        normas aplicadas
        artículos citados
        leyes citadas
        preceptos aplicados
        la norma aplicada
        fundamentos de derecho
no:     ¿Qué dice el artículo 5?
source: ours
`,
  names,
);
