/** What specification 3 says of a text, and how the text says it: the expression is looked for line by line. */
export type Row = [says: string, how: RegExp];
