import { text } from '#contract/language.ts';

/** What stands with a risk wherever one is shown: the law that it rests on, and wording to paste. */
export const adviceText = text({
  en: {
    replacement: 'Replacement clause',
    balanced: 'Balanced',
    favourable: 'Favorable',
    copy: 'Copy',
    ours: (n: number) =>
      `${n === 0 ? '' : `${n} ${n === 1 ? 'variable' : 'variables'} · `}Wording of Fojas; it comes from none of your sources`,
    ask: 'Ask the other side:',
    basis: 'Basis',
    article: 'art.',
    textOf: (date: string) => `Checked against the text of ${date}; it may have changed.`,
    textUndated: 'Checked against a text whose date is not known; it may have changed.',
    noText: 'Named without a text of ours to check it against.',
    official: 'Official text',
    advised: 'Drafting advice of ours, not a rule of law.',
    model: 'Found by the language model: no rule of ours and no law supports it. Check it.',
  },
  es: {
    replacement: 'Cláusula de reemplazo',
    balanced: 'Equilibrada',
    favourable: 'Favorable',
    copy: 'Copiar',
    ours: (n) =>
      `${n === 0 ? '' : `${n} ${n === 1 ? 'variable' : 'variables'} · `}Redacción de Fojas, no proviene de tus fuentes`,
    ask: 'Pregunta a la contraparte:',
    basis: 'Fundamento',
    article: 'art.',
    textOf: (date) => `Comprobado contra el texto del ${date}; puede haber cambiado.`,
    textUndated: 'Comprobado contra un texto de fecha no conocida; puede haber cambiado.',
    noText: 'Se cita sin un texto nuestro con que comprobarlo.',
    official: 'Texto oficial',
    advised: 'Sugerencia de redacción, no regla de derecho.',
    model: 'Lo encontró el modelo de lenguaje: no lo respaldan una regla nuestra ni una ley. Compruébalo.',
  },
});
