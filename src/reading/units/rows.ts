/** The cells of a row of a table: "| a | b |" of Markdown, "Hoja1!A2 | a | b" of a sheet. */
export const cellsOf = (line: string): string[] => {
  const cells = line.split(/\s?[|│]\s?/).map((cell) => cell.trim());
  return (/^[|│]/.test(line) ? cells : cells.slice(1)).filter(Boolean);
};
/** The line of dashes under the header of a Markdown table. */
export const isRule = (line: string): boolean => /^[|│][\s:|│-]+$/.test(line);
/** The first row of a sheet, whose cells head the others. */
export const isFirstOfSheet = (line: string): boolean => /^[^\n|│]{1,40}![A-Z]{1,3}1 [|│] /.test(line);
