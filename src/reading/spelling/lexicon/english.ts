/** Words of contracts and courts that the general English dictionary lacks; ours. */
export const ENGLISH: readonly string[] = ['indemnitee indemnitees sublicensee'];
