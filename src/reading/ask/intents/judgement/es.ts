import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  worth:
    'justo | justa | legal | ilegal | abusivo | abusiva | abusivos | abusivas | conveniente | razonable | normal | válido | bueno | malo | seguro | bien | mal',
  fishy: 'cláusulas abusivas | riesgos | trampas | algo raro | peligros',
};

export const ES = rules(
  'es',
  `
[judgement.opinion]
reason: Pide una opinión o un consejo, que ninguna fuente da.
find:   (me conviene | conviene | convendría)
        qué (opinas | te parece | piensas | me recomiendas | me aconsejas)
        ({may} | {must}) (firmar | aceptar) ..3 $
        es (buena | mala) idea
        vale la pena
        {worth} ..1 {the}? {document} $
        {document} ..1 {worth} $
        (es | son | está | sería) {worth} $
        {fishy} (en | del | de la | tiene | ves | hay | para)
        (hay | tiene | trae) {fishy}
yes:    ¿Me conviene firmar?
        conviene aceptar la oferta
        convendría arrendar ahí
        ¿Qué opinas del contrato?
        que te parece esta cláusula
        que piensas de esto
        que me recomiendas hacer
        qué me aconsejas
        ¿Debería firmar este contrato?
        puedo firmar tranquilo
        debo aceptar
        es buena idea firmarlo
        es mala idea renunciar
        vale la pena demandar
        es justo el contrato
        ¿Es legal este contrato?
        el contrato es justo
        esta cláusula es abusiva
        sería justo
        es abusivo
        son abusivas
        está bien
        cláusulas abusivas en el contrato
        que riesgos tiene
        ves algo raro ahi, algo raro ves
        cláusulas abusivas del arriendo
        riesgos de la compra
        que trampas hay
        riesgos para mi
        ¿Hay cláusulas abusivas?
        tiene trampas
        trae algo raro
        hay riesgos
        tiene peligros
no:     ¿Puede el juez declarar abusiva una estipulación?
source: ours
`,
  names,
);
