/** One measured number, with the bar it is held against where there is one. */
export type Figure = { name: string; value: number; unit: string; bar?: { min?: number; max?: number } };
/** One file of measurements. It prints what it finds and asserts nothing. */
export type Bench = { name: string; about: string; run(report: (figure: Figure) => void): Promise<void> };
