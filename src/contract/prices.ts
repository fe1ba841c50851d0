/**
 * What each piece of work costs, in tokens: the price on the button is the price that is held at the start, settled at the end and given back
 * when the work fails. The names are those of the history.
 */
export const PRICES = {
  chat_message: 1,
  table_cell: 1,
  conceptual_map: 6,
  comparison: 8,
  chronology: 8,
  quality_analysis: 8,
  legal_risk_analysis: 10,
  briefing: 10,
  doctrine_analysis: 12,
  jurisprudence_analysis: 15,
  audio_summary: 20,
} as const;
export type Priced = keyof typeof PRICES;

/** Other prices of work that a language model does, by their names, as the operator set them (FOJAS_MODEL_PRICES). */
export type ModelPrices = Partial<Record<Priced, number>>;

/** What a piece of work costs, in tokens: that of the table where no model does it, or where the operator set no other. */
export const priceOf = (kind: Priced, model: ModelPrices | null): number => model?.[kind] ?? PRICES[kind];
