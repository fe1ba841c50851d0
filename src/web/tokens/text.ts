import { text } from '#contract/language.ts';

/** What every page says of tokens. Where the specification fixes the words of one language they stand there to the letter (specification 3, section 8). */
export const tokensText = text({
  en: {
    tokens: 'Tokens',
    count: (n: number, written: string) => `${written} ${n === 1 ? 'token' : 'tokens'}`,
    perMessage: (tokens: string) => `${tokens} a message`,
    topUp: 'Top up',
    alert: {
      zero: 'You have no tokens left. You need to top up to go on using the AI features.',
      few: (n: string) =>
        `You have only ${n} ${n === '1' ? 'token' : 'tokens'} left. We recommend that you top up soon.`,
      some: (n: string) => `You have ${n} tokens left.`,
    },
    insufficient: 'Insufficient Tokens',
    insufficientText: (needed: string, balance: string, missing: string) =>
      `This costs ${needed} and you have ${balance}. You need ${missing} more.`,
    recharge: 'Top up Tokens',
  },
  es: {
    tokens: 'Tokens',
    count: (n, written) => `${written} ${n === 1 ? 'token' : 'tokens'}`,
    perMessage: (tokens) => `${tokens} por mensaje`,
    topUp: 'Recargar',
    alert: {
      zero: 'No tienes tokens disponibles. Necesitas recargar para continuar usando las funciones de IA.',
      few: (n) => `Solo te quedan ${n} tokens. Te recomendamos recargar pronto.`,
      some: (n) => `Tienes ${n} tokens restantes.`,
    },
    insufficient: 'Tokens Insuficientes',
    insufficientText: (needed, balance, missing) => `Esto cuesta ${needed} y tienes ${balance}. Te faltan ${missing}.`,
    recharge: 'Recargar Tokens',
  },
});
