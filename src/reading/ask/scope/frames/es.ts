import { rules } from '../../../rules/block.ts';

const names = {
  paper: 'documento | archivo | fuente | texto',
  the: 'el | la | los | las | este | esta | estos | estas | ese | esa | mi | mis | un | una',
  says: 'dice | dicen | establece | establecen | señala | dispone | fija | contempla | regula | permite | prohíbe | exige | obliga | prevé | trata | admite | incluye | contiene | concluyó | resolvió | decidió | falló | dijo | ordenó',
  of: 'del | de el | de la | de los | de las | de mi | de este | de esta',
};

/** Words before or behind the name of a document that say whether it is asked, in Spanish. */
export const ES = rules(
  'es',
  `
[frame.in]
reason: Se pregunta dentro del documento que sigue.
find:   (en | según | bajo | conforme a | de acuerdo a | de acuerdo con | al tenor de) {the}? {paper}?
        (conforme | de acuerdo) al
        (ambos | ambas | cada | entre los | entre las)
        (en | de | entre) (los dos | las dos)
yes:    en el contrato
        en el documento “Contrato”
        según el archivo “Contrato”
        en la fuente “Contrato”
        conforme a este texto “Contrato”
        según la ley
        bajo este convenio
        conforme a la ley
        de acuerdo a mi contrato
        de acuerdo con el fallo
        al tenor de la escritura
        conforme al contrato
        de acuerdo al reglamento
        ambos contratos
        ambas leyes
        cada contrato
        entre los contratos
        diferencias entre las leyes
        en los dos contratos
        en las dos sentencias
        de los dos contratos
        entre las dos leyes
no:     sobre el contrato
source: ours

[frame.says]
reason: Se pregunta lo que dice el documento que sigue.
find:   {says} {the}
        resume* {the}
yes:    qué dice el contrato
        resume la ley
no:     qué opinas del contrato
source: ours

[frame.of]
reason: Algo es del documento que sigue.
find:   {of}
        {the}
yes:    renta del contrato
        el contrato
no:     contrato
source: ours

[frame.about]
reason: Se pregunta sobre un documento, no dentro de él.
find:   (sobre | acerca de | respecto de | respecto a) {the}?
        respecto del
        (qué es | firmar | celebrar | terminar | ceder | renovar | poner término a) {the}?
        poner término al
yes:    sobre el contrato
        acerca de la ley
        respecto de la compraventa
        respecto a la promesa
        respecto del contrato
        qué es un pagaré
        firmar el contrato
        celebrar un contrato
        terminar el arriendo
        ceder el contrato
        renovar el arriendo
        poner término a la licencia
        poner término al contrato
no:     en el contrato
source: ours

[frame.behind]
reason: El documento que precede dice algo.
find:   no? se? {says}
yes:    el contrato permite
no:     el contrato firmado
source: ours
`,
  names,
);
