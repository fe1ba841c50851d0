/** Columns of a table, and characters of a question and of a cell that is set right by hand. */
export const COLUMNS_MAX = 20;
export const QUESTION_MAX = 300;
export const CORRECTION_MAX = 1000;
