export const ENGLISH_BANDS: readonly string[] = [];
