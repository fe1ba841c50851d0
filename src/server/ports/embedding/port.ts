import type { EmbeddingAbout } from '#contract/engine.ts';

/** What a text is: one to be found, or one that asks. Some models read the two in different ways. */
export type Purpose = 'passage' | 'question';

/** Makes vectors of texts: what says the same in other words lies near. */
export interface Embedding {
  readonly about: EmbeddingAbout;
  /**
   * A vector for each text, in their order, all of one length and of finite numbers. What names people is hidden before anything is sent, where the
   * operator wants that: texts that belong together are given together, since names are learnt from all of them. Throws PROVIDER_FAILED where the
   * provider does not answer as it should, and the reason of the signal.
   */
  embed(texts: readonly string[], purpose: Purpose, signal: AbortSignal): Promise<Float32Array[]>;
}
