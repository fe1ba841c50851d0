import { text } from '#contract/language.ts';

export const supportText = text({
  en: {
    partly: 'Partly supported',
    notSaid: (words: string) => `The passage cited does not say ${words}.`,
    readOn: 'The passage cited says something close to this, not quite this: read it.',
    supported: (n: string) => `${n} supported`,
    partlyCount: (n: string, _of: number) => `${n} partly supported`,
    withdrawnCount: (n: string, _of: number) => `${n} removed`,
  },
  es: {
    partly: 'Respaldo parcial',
    notSaid: (words) => `El pasaje citado no dice ${words}.`,
    readOn: 'El pasaje citado dice algo parecido, pero no exactamente esto: léelo.',
    supported: (n) => `${n} con respaldo`,
    partlyCount: (n, of) => `${n} ${of === 1 ? 'parcial' : 'parciales'}`,
    withdrawnCount: (n, of) => `${n} ${of === 1 ? 'retirada' : 'retiradas'}`,
  },
});
