declare const ungated: unique symbol;
/**
 * Words of a model that no gate has judged. They are no string to the compiler, so that nothing which is shown can hold them: a gate makes words of them (gate.ts).
 * To it they are a symbol, which no text can be put together of either.
 */
export type Ungated = symbol & { readonly [ungated]: true };

/** A value of a model: every text of it that is not one of a few words of ours is ungated. */
export type FromModel<T> = T extends string
  ? string extends T
    ? Ungated
    : T
  : T extends object
    ? { [K in keyof T]: FromModel<T[K]> }
    : T;

/** What a model says, as it comes. */
export const asUngated = (words: string): Ungated => words as unknown as Ungated;
export const fromModel = <T>(value: T): FromModel<T> => value as FromModel<T>;

/** The words for a gate or a parser to look at, never to show: ungated.test.ts lists who may. */
export const wordsOf = (said: Ungated | string): string => said as unknown as string;
