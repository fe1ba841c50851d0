import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  asks: 'qué | quién | quiénes | cuánto | cuánta | cuándo | cómo | dónde | cuál | cuáles | por qué | puede | pueden | puedo | debe | debo | tengo que | tiene que | tienen que | hay que',
  happens: 'pasa | ocurre | sucede | pasaría | hago',
};

export const ES = rules(
  'es',
  `
[sanction.what-if]
reason: Pregunta qué consecuencia tiene algo.
find:   qué {happens} ..1 (si | cuando | con | en caso)
        qué (pasa | ocurre | sucede | pasaría) $
        qué (consecuencias | efectos | efecto)
        a qué ..1 (expongo | expone | arriesgo | arriesga)
yes:    ¿Qué pasa si no pago a tiempo?
        que ocurre cuando muere el arrendador
        ¿Qué sucede en caso de incendio?
        que pasaria si me voy antes
        que pasa con la garantía si rompo algo
        que hago si no me pagan
        llevo dos meses sin contrato que pasa
        no avisé y ahora ¿qué ocurre?
        si choco la camioneta que sucede
        me atraso un mes, ¿qué pasaría?
        ¿Qué consecuencias tiene el incumplimiento?
        que efectos tiene la nulidad
        qué efecto produce la resciliación
        a que me expongo si no firmo
        ¿A qué se expone el deudor?
        a que me arriesgo si no cumplo
        ¿a qué se arriesga el que no declara?
no:     ¿Qué es la mora?
source: ours

[sanction.if]
reason: Nombra un caso y deja sin decir que pregunta por su consecuencia.
find:   ^ si
not:    {asks}
yes:    si no pago la cuota
        ¿si me atraso?
        si la empresa quiebra
no:     si no pago, cuánto me cobran
source: ours

[sanction.noun]
reason: Nombra la multa, pena o sanción como aquello que se pregunta.
find:   (qué | cuál | cuáles | cuánta | cuánto) {be}? ..3 {penalty}
        cuántos años de (cárcel | presidio | prisión)
        (hay | existe | cobran | me ponen | aplican) ..2 {penalty}
        ^ {the}? {penalty}
        de cuánto ..3 {penalty}
not:    qué (es | son)
yes:    ¿Qué multa hay por atraso?
        cual es la sanción por publicidad engañosa
        ¿Cuáles son las penas?
        cuanta multa me pasan
        cuanto es la multa
        cuánto me sale la multa
        ¿Cuánto es la sanción?
        cuantos años de carcel son
        cuántos años de presidio arriesga
        cuantos años de prision le dan
        ¿Hay multa por terminar antes?
        existe alguna sanción
        cobran multa por atrasarse
        me ponen una multa si fumo
        aplican castigos a la empresa
        multa por no pagar
        la cláusula penal
        ¿De cuánto es la multa?
        sanciones por incumplimiento
no:     ¿Quién paga la multa?
        ¿Qué es la cláusula penal?
        ¿Qué son las penas?
source: ours
`,
  names,
);
