import { text } from '#contract/language.ts';

export const withdrawnText = text({
  en: {
    withdrawn: (n: string, of: number) => (of === 1 ? '1 statement removed' : `${n} statements removed`),
    notTaken: (_of: number) => 'not copied, saved, or exported',
    reasons: {
      proof: 'The words that it quotes are not in your sources.',
      figure: 'It gives a figure or a date that the passage cited does not.',
      authority: 'It names a ruling, a law or a clause that the passage cited does not.',
      name: 'It names somebody who is not in your sources.',
      claim: 'It says what the law, the courts or scholars hold, and cites nothing for it.',
      polarity: 'It denies what the passage cited affirms, or the reverse.',
      modality: 'It takes an option for a duty, or the reverse.',
      direction: 'It confuses who does it, or to whom.',
      quantifier: 'It says it of more, or of fewer, than the passage cited.',
      bound: 'It turns a minimum into a maximum, or a before into an after.',
      tense: 'It tells as done what is to come, or the reverse.',
      condition: 'It leaves out a condition or an exception.',
      joined: 'It joins passages that do not say it together.',
      words: 'The passage cited is about something else.',
      reading: 'It was carried in part at most; read again, it does not follow from the passage cited.',
    },
  },
  es: {
    withdrawn: (n, of) => (of === 1 ? '1 afirmación retirada' : `${n} afirmaciones retiradas`),
    notTaken: (of) =>
      of === 1 ? 'no se copia, no se guarda ni se exporta' : 'no se copian, no se guardan ni se exportan',
    reasons: {
      proof: 'Las palabras que cita no están en tus fuentes.',
      figure: 'Da una cifra o una fecha que el pasaje citado no da.',
      authority: 'Nombra un fallo, una norma o una cláusula que el pasaje citado no nombra.',
      name: 'Nombra a alguien que no está en tus fuentes.',
      claim: 'Dice lo que sostienen la ley, los tribunales o la doctrina sin citar dónde.',
      polarity: 'Niega lo que el pasaje citado afirma, o al revés.',
      modality: 'Toma por deber lo que es facultad, o al revés.',
      direction: 'Confunde quién lo hace, o a quién.',
      quantifier: 'Lo dice de más, o de menos, que el pasaje citado.',
      bound: 'Toma un mínimo por un máximo, o un antes por un después.',
      tense: 'Da por hecho lo que está por venir, o al revés.',
      condition: 'Omite una condición o una excepción.',
      joined: 'Une pasajes que juntos no lo dicen.',
      words: 'El pasaje citado trata de otra cosa.',
      reading: 'Tenía solo respaldo parcial y, en una segunda lectura, no se sigue del pasaje citado.',
    },
  },
});
