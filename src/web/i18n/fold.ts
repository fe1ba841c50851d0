/** Lower case without accents, so that 'casacion' finds 'Casación'. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
