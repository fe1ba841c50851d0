/**
 * What a piece of work costs, in tokens: the price on the button is the price that is held at the start, settled at the end and given back
 * when the work fails. `name`: that of the history and of FOJAS_MODEL_PRICES. A tool of the Studio tells its own in its contract.
 */
export type Price = { name: string; tokens: number };

/** A question that is asked of the sources. */
export const MESSAGE: Price = { name: 'chat_message', tokens: 1 };

/** Other prices of work that a language model does, by their names, as the operator set them (FOJAS_MODEL_PRICES). */
export type ModelPrices = Record<string, number>;

/** What a piece of work costs, in tokens: its price where no model does it, or where the operator set no other. */
export const priceOf = ({ name, tokens }: Price, model: ModelPrices | null): number => model?.[name] ?? tokens;
